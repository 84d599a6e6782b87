//! How long preprocessing, parsing and checking take: `cargo bench -p hlsl-core --bench front_end [-- KIND...]`.
//!
//! Programs of 1,000, 10,000 and 100,000 lines of each kind; time per line must not grow with the program. The
//! last column of a kind's largest program says by how much it does.
//!
//! Runs of small programs get memory from the allocator that the runs before them gave back; that of large programs
//! goes back to the kernel, and every run pays for fresh pages (with one of macro uses, 100,000 lines, a third more). So
//! that sizes can be compared, memory stays with the process, where the C library is glibc; `FRESH=1` leaves it to it.
//!
//! Tokens are those that the parser gets and, beside them, those of macro definitions, of directives and of parts
//! left out, which the preprocessor alone sees, and of instantiated templates, which the checker sees again.

mod clock;
#[allow(dead_code)] // each benchmark uses its part
mod programs;

use clock::now;
use hlsl_core::{
    check,
    diagnostics::Sink,
    options::Options,
    parse, preprocess,
    source::{SourceMap, load::MemoryLoader},
    symbol::Symbols,
};
use programs::Program;

/// Seconds of each stage, the best of some runs.
struct Times {
    preprocess: f64,
    parse: f64,
    check: f64,
    /// The best run as a whole.
    all: f64,
    tokens: usize,
}

fn measure(program: &Program) -> Times {
    let mut loader = MemoryLoader::default();
    for (path, text) in &program.files {
        loader.add(path.clone(), text.clone());
    }
    let options = Options::new("ps_6_0", "main").expect("the profile exists");
    let mut times =
        Times { preprocess: f64::MAX, parse: f64::MAX, check: f64::MAX, all: f64::MAX, tokens: 0 };
    let runs = (500_000 / program.lines).clamp(8, 60);
    for _ in 0..runs {
        let (mut sources, mut symbols, mut sink) =
            (SourceMap::default(), Symbols::default(), Sink::default());
        let start = now();
        let tokens = preprocess::run(&mut sources, &mut symbols, &loader, "main.hlsl", &options, &mut sink);
        let preprocessed = now() - start;
        let module = parse::module(options.language.hlsl_version, &tokens, &mut symbols, &sources, &mut sink);
        let parsed = now() - start;
        let checked_program = check::module(&module, &mut symbols, &sources, &options, &mut sink);
        let checked = now() - start;
        std::hint::black_box(&checked_program);
        if let Some(first) =
            sink.diagnostics().iter().find(|it| it.severity == hlsl_core::diagnostics::Severity::Error)
        {
            panic!("the program has an error: {}", first.message);
        }
        times.tokens = tokens.len() + unseen_tokens(program);
        times.preprocess = times.preprocess.min(preprocessed);
        times.parse = times.parse.min(parsed - preprocessed);
        times.check = times.check.min(checked - parsed);
        times.all = times.all.min(checked);
    }
    times
}

/// Tokens that the parser does not get.
fn unseen_tokens(program: &Program) -> usize {
    let mut count = program.instantiated_tokens;
    for (_, text) in &program.files {
        let mut left_out = false;
        for line in text.lines() {
            if let Some(directive) = line.strip_prefix('#') {
                left_out = directive.starts_with("el");
                left_out &= !directive.starts_with("endif");
            }
            if left_out || line.starts_with('#') {
                count += tokens_in(line);
            }
        }
    }
    count
}

/// Words and punctuation marks.
fn tokens_in(line: &str) -> usize {
    let mut count = 0;
    let mut in_word = false;
    for byte in line.bytes() {
        let is_word = byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.');
        count += usize::from(!byte.is_ascii_whitespace() && !(is_word && in_word));
        in_word = is_word;
    }
    count
}

/// Starts this program again with an allocator that keeps its memory. True: that run has done the work.
fn done_with_kept_memory() -> bool {
    const VARIABLE: &str = "GLIBC_TUNABLES";
    if std::env::var_os(VARIABLE).is_some() || std::env::var_os("FRESH").is_some() {
        return false;
    }
    let Ok(program) = std::env::current_exe() else { return false };
    let mut again = std::process::Command::new(program);
    again.args(std::env::args().skip(1));
    again.env(VARIABLE, "glibc.malloc.mmap_max=0:glibc.malloc.trim_threshold=8589934592");
    again.status().is_ok_and(|it| it.success())
}

fn main() {
    if done_with_kept_memory() {
        return;
    }
    let wanted: Vec<String> = std::env::args().skip(1).filter(|it| !it.starts_with("--")).collect();
    println!(
        "{:<20} {:>7} {:>9} {:>9}  {:>28}  {:>8} {:>9} {:>6}",
        "", "lines", "bytes", "tokens", "M tokens/s: prep parse check", "all", "ns/line", "growth"
    );
    for (name, make) in programs::FRONT_END {
        if !wanted.is_empty() && !wanted.iter().any(|it| name.contains(&**it)) {
            continue;
        }
        let (mut least, mut most) = (f64::MAX, 0.0_f64);
        for lines in [1_000, 10_000, 100_000] {
            let program = make(lines);
            let times = measure(&program);
            let rate = |seconds: f64| times.tokens as f64 / seconds / 1e6;
            let per_line = times.all * 1e9 / program.lines as f64;
            (least, most) = (least.min(per_line), most.max(per_line));
            let growth = if lines == 100_000 { format!("{:.2}", most / least) } else { String::new() };
            println!(
                "{name:<20} {:>7} {:>9} {:>9}  {:>16.1} {:>5.1} {:>5.1}  {:>8.2} {:>9.0} {growth:>6}",
                program.lines,
                program.bytes(),
                times.tokens,
                rate(times.preprocess),
                rate(times.parse),
                rate(times.check),
                rate(times.all),
                per_line,
            );
        }
    }
}
