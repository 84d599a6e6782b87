//! How long the whole compiler takes, and each stage: `cargo bench -p hlsl-core --bench pipeline [-- KIND...]`.
//!
//! As in `front_end`, programs of 1,000, 10,000 and 100,000 lines; time per line must not grow with the program.
//! `MAX_LINES=10000` leaves the largest out, `PASSES=1` lists the passes of each program that take longest.

mod clock;
#[allow(dead_code)] // each benchmark uses its part
mod programs;

use clock::now;
use hlsl_core::{Observer, ir, options::Options, source::load::MemoryLoader};
use programs::Program;

const STAGES: [&str; 7] = ["preprocess", "parse", "check", "lower", "passes", "emit", "reflect"];

/// Seconds from one end of a stage or pass to the next.
struct Times {
    stages: [f64; STAGES.len()],
    passes: Vec<(&'static str, f64)>,
    last: f64,
    last_pass: f64,
}

impl Observer for Times {
    fn after(&mut self, stage: &'static str) {
        let at = now();
        if let Some(index) = STAGES.iter().position(|it| *it == stage) {
            self.stages[index] = at - self.last;
        }
        (self.last, self.last_pass) = (at, at);
    }
    fn ir(&mut self, stage: &'static str, _module: &ir::Module) {
        let at = now();
        self.passes.push((stage, at - self.last_pass));
        self.last_pass = at;
    }
}

fn measure(program: &Program) -> Times {
    let mut loader = MemoryLoader::default();
    for (path, text) in &program.files {
        loader.add(path.clone(), text.clone());
    }
    let options = Options::new("ps_6_0", "main").expect("the profile exists");
    let runs = (20_000 / program.lines).clamp(1, 10);
    let mut best: Option<Times> = None;
    for _ in 0..runs {
        let start = now();
        let mut times =
            Times { stages: [0.0; STAGES.len()], passes: Vec::new(), last: start, last_pass: start };
        let output = hlsl_core::compile_observed("main.hlsl", &loader, &options, &mut times);
        if let Some(report) =
            output.reports().iter().find(|it| it.severity == hlsl_core::diagnostics::Severity::Error)
        {
            panic!("the program has an error: {}", report.text);
        }
        if best.as_ref().is_none_or(|it| times.stages.iter().sum::<f64>() < it.stages.iter().sum()) {
            best = Some(times);
        }
    }
    best.expect("there is a run at least")
}

fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).filter(|it| !it.starts_with("--")).collect();
    let max_lines: usize = std::env::var("MAX_LINES").ok().and_then(|it| it.parse().ok()).unwrap_or(100_000);
    println!(
        "{:<20} {:>7}  microseconds a line: {}  {:>6} {:>6}",
        "",
        "lines",
        STAGES.join(" "),
        "all",
        "growth"
    );
    for (name, make) in programs::PIPELINE {
        if !wanted.is_empty() && !wanted.iter().any(|it| name.contains(&**it)) {
            continue;
        }
        let mut first = None;
        for lines in [1_000, 10_000, 100_000] {
            if lines > max_lines {
                continue;
            }
            let program = make(lines);
            let times = measure(&program);
            let per_line = |seconds: f64| seconds * 1e6 / program.lines as f64;
            let all = per_line(times.stages.iter().sum());
            let growth = all / *first.get_or_insert(all);
            print!("{name:<20} {:>7} ", program.lines);
            for seconds in times.stages {
                print!(" {:>7.2}", per_line(seconds));
            }
            println!("  {all:>7.2} {growth:>6.2}");
            if std::env::var_os("PASSES").is_some() {
                let mut passes = times.passes;
                passes.sort_by(|a, b| b.1.total_cmp(&a.1));
                for (pass, seconds) in passes.iter().take(8) {
                    println!("{:>50} {:>8.2}", pass, per_line(*seconds));
                }
            }
        }
    }
}
