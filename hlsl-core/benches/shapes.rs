//! Whether time and memory stay proportional to the program, for every shape of program that was ever found not to be, and
//! for many others: `cargo bench -p hlsl-core --bench shapes [-- NAME... [OPTION...]]`; `--help` lists the options.

mod clock;
#[allow(dead_code)] // each benchmark uses its part
mod processes;
#[allow(dead_code)] // each benchmark uses its part
mod programs;

use clock::now;
use hlsl_core::{diagnostics::Severity, options::Options, source::load::MemoryLoader};
use processes::{Arguments, again, peak_kilobytes};
use programs::shapes::{SHAPES, Shape};
use std::{
    path::{Path, PathBuf},
    process::Command,
};

const HELP: &str = "\
Compiles each shape of program with n, 2n, 4n and 8n parts, in a process of its own each time, and prints what one part costs
with n and with 8n: microseconds and kilobytes, ours and DXC's. It must not depend on how many there are: the growth is the
largest factor between a size and a larger one. Memory is the most that was resident; from both, what an empty shader takes
is subtracted. The time of ours is that of compiling, of DXC that of the whole process. Ours is measured up to eight times
while its growth is above 1.5, and the least counts: what others do on the machine only adds. Shapes that stay above are
listed at the end.

DXC is `bin/peer-dxc` in PEERS_HOME (~/.cache/hlsl-peers); if there is none, its columns are left out.

cargo bench -p hlsl-core --bench shapes [-- NAME... [OPTION...]]

  NAME                 only the shape of this name, or those with this in their names
  --json               a line of JSON for each shape, compiler and size, with the costs as measured
  --ours               without DXC
  --dxc                DXC alone
  --instructions       ours alone, and in place of time the thousands of instructions that valgrind counts: the same on every
                       machine, however busy
  --print NAME COUNT   writes the program of that shape with so many parts
  --help               this text
  -OPTION              any option of the compiler";

/// What a compilation takes.
#[derive(Clone, Copy, Default)]
struct Cost {
    /// In seconds, or in instructions.
    time: f64,
    kilobytes: f64,
}

/// The first argument of a child.
const CHILD: &str = "--child";
const EMPTY: &str = "void main() {}\n";
/// By how much a part may cost more in a larger program.
const MAX_GROWTH: f64 = 1.5;
const FACTORS: [usize; 4] = [1, 2, 4, 8];
/// How often a shape is measured whose growth is above that.
const MAX_ROUNDS: usize = 8;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).filter(|it| it != "--bench").collect();
    let plain: Vec<&str> = args.iter().map(|it| &**it).collect();
    match plain[..] {
        [CHILD, path, runs, ref options @ ..] => {
            compile(path, runs.parse().expect("a number of runs"), options)
        }
        ["--print", name, count] => {
            let shape = SHAPES.iter().find(|it| it.name == name).expect("no shape has this name");
            print!("{}", (shape.make)(count.parse().expect("a number of parts")));
        }
        _ if plain.contains(&"--help") => println!("{HELP}"),
        _ => measure(args),
    }
}

fn measure(args: Vec<String>) {
    let args = Arguments::split(args, &["--json", "--ours", "--dxc", "--instructions"]);
    let (options, has) = (&args.options, |option: &str| args.has(option));
    let mut compilers = vec![];
    if has("--instructions") {
        compilers.push(Compiler::OursCounted);
    } else if !has("--dxc") {
        compilers.push(Compiler::Ours);
    }
    if let Some(path) = dxc().filter(|_| !has("--ours") && !has("--instructions")) {
        compilers.push(Compiler::Dxc(path));
    }
    assert!(!compilers.is_empty(), "DXC is not where --help says");
    let empty: Vec<Cost> = compilers.iter().map(|it| it.cost(EMPTY, options).unwrap_or_default()).collect();
    if !has("--json") {
        print_header(&compilers);
    }
    let mut above = Vec::new();
    let names: Vec<&str> = SHAPES.iter().map(|it| it.name).collect();
    for shape in SHAPES.iter().filter(|it| args.selects(it.name, &names)) {
        let costs = compilers.iter().zip(&empty).map(|(it, empty)| it.costs(shape, empty, options));
        let costs: Vec<Costs> = costs.collect();
        if has("--json") {
            print_json(shape, &compilers, &costs);
        } else {
            print_row(shape, &compilers, &costs);
        }
        let (time, memory) = growths(&costs[0]);
        if !has("--dxc") && (time > MAX_GROWTH || memory > MAX_GROWTH) {
            above.push(format!("{} (time {time:.2}, memory {memory:.2})", shape.name));
        }
    }
    if !has("--json") && !has("--dxc") {
        println!(
            "\nAbove {MAX_GROWTH}: {}.",
            if above.is_empty() { "none".into() } else { above.join("; ") }
        );
    }
}

/// For each factor, unless the compiler failed.
type Costs = [Option<Cost>; FACTORS.len()];

/// By how much time and memory for a part grow.
fn growths(costs: &Costs) -> (f64, f64) {
    let growth = |of: fn(&Cost) -> f64| {
        let (mut least, mut growth) = (f64::MAX, 0.0_f64);
        for (cost, factor) in costs.iter().zip(FACTORS) {
            if let Some(cost) = cost {
                let cost = of(cost) / factor as f64;
                least = least.min(cost);
                growth = growth.max(cost / least);
            }
        }
        growth
    };
    (growth(|it| it.time), growth(|it| it.kilobytes))
}

fn print_header(compilers: &[Compiler]) {
    print!("| {:<26} | {:>5}", "shape", "n");
    let mut line = format!("|{}|{}:", "-".repeat(28), "-".repeat(6));
    for compiler in compilers {
        let name = compiler.name();
        for (unit, width) in [(compiler.time_unit().0, 11), ("KB", 11)] {
            print!(" | {:>width$} | {:>9} | {:>6}", format!("{name} {unit}"), "with 8n", "growth");
            line += &format!("|{}:|{}:|{}:", "-".repeat(width + 1), "-".repeat(10), "-".repeat(7));
        }
    }
    println!(" |\n{line}|");
}

fn print_row(shape: &Shape, compilers: &[Compiler], costs: &[Costs]) {
    print!("| {:<26} | {:>5}", shape.name, shape.count);
    for (compiler, costs) in compilers.iter().zip(costs) {
        let (time, memory) = growths(costs);
        let of_time: fn(&Cost) -> f64 = |it| it.time;
        let of_memory: fn(&Cost) -> f64 = |it| it.kilobytes;
        for (of, unit, growth) in [(of_time, compiler.time_unit().1, time), (of_memory, 1.0, memory)] {
            for (place, width) in [(0, 11), (FACTORS.len() - 1, 9)] {
                match &costs[place] {
                    Some(cost) => {
                        let parts = shape.count * FACTORS[place];
                        print!(" | {:>width$.2}", of(cost) / unit / parts as f64);
                    }
                    None => print!(" | {:>width$}", "-"),
                }
            }
            print!(" | {growth:>6.2}");
        }
    }
    println!(" |");
}

fn print_json(shape: &Shape, compilers: &[Compiler], costs: &[Costs]) {
    for (compiler, costs) in compilers.iter().zip(costs) {
        for (cost, factor) in costs.iter().zip(FACTORS) {
            let (name, compiler, parts) = (shape.name, compiler.name(), shape.count * factor);
            let (time, kilobytes) = match cost {
                Some(cost) => (format!("{:.6}", cost.time), format!("{:.0}", cost.kilobytes)),
                None => ("null".into(), "null".into()),
            };
            let unit = if matches!(compilers[0], Compiler::OursCounted) { "instructions" } else { "seconds" };
            println!(
                "{{\"shape\":\"{name}\",\"compiler\":\"{compiler}\",\"parts\":{parts},\"{unit}\":{time},\"kilobytes\":{kilobytes}}}"
            );
        }
    }
}

/// Where DXC is, if it is.
fn dxc() -> Option<PathBuf> {
    let home = match std::env::var_os("PEERS_HOME") {
        Some(home) => PathBuf::from(home),
        None => PathBuf::from(std::env::var_os("HOME")?).join(".cache/hlsl-peers"),
    };
    Some(home.join("bin/peer-dxc")).filter(|it| it.exists())
}

enum Compiler {
    Ours,
    /// Instructions in place of time.
    OursCounted,
    Dxc(PathBuf),
}

impl Compiler {
    fn name(&self) -> &'static str {
        match self {
            Compiler::Ours | Compiler::OursCounted => "ours",
            Compiler::Dxc(_) => "DXC",
        }
    }

    /// How time is printed, and how much of it that is.
    fn time_unit(&self) -> (&'static str, f64) {
        if matches!(self, Compiler::OursCounted) { ("k instr.", 1e3) } else { ("us", 1e-6) }
    }

    /// Without those of an empty program.
    fn costs(&self, shape: &Shape, empty: &Cost, options: &[String]) -> Costs {
        let rounds = if matches!(self, Compiler::Ours) { MAX_ROUNDS } else { 1 };
        let mut best: Costs = [None; FACTORS.len()];
        for _ in 0..rounds {
            for (best, factor) in best.iter_mut().zip(FACTORS) {
                let Some(cost) = self.cost(&(shape.make)(shape.count * factor), options) else { continue };
                let cost = Cost { time: cost.time - empty.time, kilobytes: cost.kilobytes - empty.kilobytes };
                let least = best.get_or_insert(cost);
                least.time = least.time.min(cost.time);
                least.kilobytes = least.kilobytes.min(cost.kilobytes);
            }
            let (time, memory) = growths(&best);
            if time <= MAX_GROWTH && memory <= MAX_GROWTH {
                break;
            }
        }
        best
    }

    /// `None` where it fails.
    fn cost(&self, text: &str, options: &[String]) -> Option<Cost> {
        let path = std::env::temp_dir().join(format!("shape-{}.hlsl", std::process::id()));
        std::fs::write(&path, text).expect("the program can be written");
        let cost = match self {
            Compiler::Ours => {
                // Pages that go back to the system and come again are not what is measured.
                let tunables = "glibc.malloc.mmap_max=0:glibc.malloc.trim_threshold=8589934592";
                let mut timed = child(&path, "5", options);
                let time = finish(timed.env("GLIBC_TUNABLES", tunables)).and_then(|it| number(&it.0));
                let kilobytes = finish(&mut child(&path, "0", options)).and_then(|it| number(&it.0));
                time.zip(kilobytes).map(|(time, kilobytes)| Cost { time, kilobytes })
            }
            Compiler::OursCounted => {
                let child = child(&path, "0", options);
                let mut counted = Command::new("valgrind");
                counted.args(["--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]);
                counted.arg(child.get_program()).args(child.get_args());
                let (_, report) = finish(&mut counted).expect("valgrind runs it");
                let count = report.lines().find_map(|it| it.split_once("refs:"));
                let count: String =
                    count.expect("it counts").1.chars().filter(char::is_ascii_digit).collect();
                let kilobytes = finish(&mut { child }).and_then(|it| number(&it.0));
                number(&count).zip(kilobytes).map(|(time, kilobytes)| Cost { time, kilobytes })
            }
            Compiler::Dxc(driver) => {
                let mut command = Command::new("time");
                command.args(["-f", "%U %S %M"]).arg(driver).args([
                    "-spirv",
                    "-T",
                    "ps_6_0",
                    "-E",
                    "main",
                    "-Fo",
                    "/dev/null",
                ]);
                command.args(options).arg(&path);
                finish(&mut command).and_then(|(_, errors)| {
                    let mut numbers = errors.lines().last()?.split(' ').map(|it| it.parse::<f64>().ok());
                    let time = numbers.next()?? + numbers.next()??;
                    Some(Cost { time, kilobytes: numbers.next()?? })
                })
            }
        };
        let _ = std::fs::remove_file(&path);
        cost
    }
}

fn number(text: &str) -> Option<f64> {
    text.trim().parse().ok()
}

/// This program, to compile that file so many times.
fn child(path: &Path, runs: &str, options: &[String]) -> Command {
    let mut command = again();
    command.arg(CHILD).arg(path).arg(runs).args(options);
    command
}

/// What it writes to its output and its errors, unless it fails or takes too long.
fn finish(command: &mut Command) -> Option<(String, String)> {
    let finished = processes::finish(command, f64::MAX).ok()?;
    if !finished.status.success() {
        eprintln!("\n{}", finished.errors);
        return None;
    }
    Some((finished.output, finished.errors))
}

/// Prints the seconds of the best of so many runs; if there are none, the kilobytes of one.
fn compile(path: &str, runs: usize, options: &[&str]) {
    let mut loader = MemoryLoader::default();
    loader.add("main.hlsl", std::fs::read_to_string(path).expect("the program can be read"));
    let args = ["-T", "ps_6_0", "-E", "main"].into_iter().chain(options.iter().copied());
    let options = Options::from_args(args).expect("the compiler has these options");
    let compile = || {
        let output = hlsl_core::Compilation::of("main.hlsl", &loader, &options);
        if let Some(error) = output.reports().iter().find(|it| it.severity == Severity::Error) {
            eprintln!("{}", error.text);
            std::process::exit(1);
        }
    };
    let mut best = f64::MAX;
    for _ in 0..runs {
        let start = now();
        compile();
        best = best.min(now() - start);
        // Those that take long need no repetition.
        if best > 0.5 {
            break;
        }
    }
    if runs > 0 {
        return println!("{best}");
    }
    compile();
    println!("{}", peak_kilobytes("self"));
}
