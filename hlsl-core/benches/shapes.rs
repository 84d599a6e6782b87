//! Whether time and memory stay proportional to the program, for every shape of program that was ever found not to be, and
//! for many others: `cargo bench -p hlsl-core --bench shapes [-- NAME... [OPTION...]]`; `--help` lists the options.

mod clock;
#[allow(dead_code)] // each benchmark uses its part
mod programs;

use clock::now;
use hlsl_core::{diagnostics::Severity, options::Options, source::load::MemoryLoader};
use programs::shapes::{SHAPES, Shape};
use std::{
    path::PathBuf,
    process::{Command, Stdio},
    time::{Duration, Instant},
};

const HELP: &str = "\
Compiles each shape of program with n, 2n, 4n and 8n parts, in a process of its own each time, and prints what one part costs
with n and with 8n: microseconds and kilobytes, ours and DXC's. It must not depend on how many there are: the growth is the
largest factor between a size and a larger one. Memory is the most that was resident; from both, what an empty shader takes
is subtracted. The time of ours is that of compiling, of DXC that of the whole process. Shapes whose growth is above 1.5 in
our compiler are listed at the end.

DXC is `bin/peer-dxc` in PEERS_HOME (~/.cache/hlsl-peers); if there is none, its columns are left out.

cargo bench -p hlsl-core --bench shapes [-- NAME... [OPTION...]]

  NAME                 only shapes with this in their names
  --json               a line of JSON for each shape, compiler and size, with the costs as measured
  --ours               without DXC
  --print NAME COUNT   writes the program of that shape with so many parts
  --help               this text
  -OPTION              any option of the compiler";

/// What a compilation takes.
#[derive(Clone, Copy, Default)]
struct Cost {
    seconds: f64,
    kilobytes: f64,
}

/// The first argument of a child.
const CHILD: &str = "--child";
const EMPTY: &str = "void main() {}\n";
/// More is as good as forever.
const LIMIT: Duration = Duration::from_secs(100);
/// By how much a part may cost more in a larger program.
const MAX_GROWTH: f64 = 1.5;
const FACTORS: [usize; 4] = [1, 2, 4, 8];

fn main() {
    let args: Vec<String> = std::env::args().skip(1).filter(|it| it != "--bench").collect();
    let plain: Vec<&str> = args.iter().map(|it| &**it).collect();
    match plain[..] {
        [CHILD, path, runs, ref options @ ..] => {
            child(path, runs.parse().expect("a number of runs"), options)
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
    let (options, names): (Vec<String>, Vec<String>) = args.into_iter().partition(|it| it.starts_with('-'));
    let (own, options): (Vec<String>, Vec<String>) = options.into_iter().partition(|it| it.starts_with("--"));
    if let Some(unknown) = own.iter().find(|it| !matches!(&***it, "--json" | "--ours")) {
        panic!("there is no option {unknown}; --help lists them");
    }
    let has = |option: &str| own.iter().any(|it| it == option);
    let mut compilers = vec![Compiler::Ours];
    if let Some(path) = dxc().filter(|_| !has("--ours")) {
        compilers.push(Compiler::Dxc(path));
    }
    let empty: Vec<Cost> = compilers.iter().map(|it| it.cost(EMPTY, &options).unwrap_or_default()).collect();
    if !has("--json") {
        print_header(&compilers);
    }
    let mut above = Vec::new();
    for shape in
        SHAPES.iter().filter(|it| names.is_empty() || names.iter().any(|name| it.name.contains(&**name)))
    {
        let costs = compilers.iter().zip(&empty).map(|(compiler, empty)| {
            FACTORS.map(|factor| {
                let cost = compiler.cost(&(shape.make)(shape.count * factor), &options)?;
                let (seconds, kilobytes) = (cost.seconds - empty.seconds, cost.kilobytes - empty.kilobytes);
                Some(Cost { seconds, kilobytes })
            })
        });
        let costs: Vec<Costs> = costs.collect();
        if has("--json") {
            print_json(shape, &compilers, &costs);
        } else {
            print_row(shape, &costs);
        }
        let (time, memory) = growths(&costs[0]);
        if time > MAX_GROWTH || memory > MAX_GROWTH {
            above.push(format!("{} (time {time:.2}, memory {memory:.2})", shape.name));
        }
    }
    if !has("--json") {
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
    (growth(|it| it.seconds), growth(|it| it.kilobytes))
}

fn print_header(compilers: &[Compiler]) {
    print!("| {:<26} | {:>5}", "shape", "n");
    let mut line = format!("|{}|{}:", "-".repeat(28), "-".repeat(6));
    for compiler in compilers {
        let name = compiler.name();
        for (unit, width) in [("us", 11), ("KB", 11)] {
            print!(" | {:>width$} | {:>9} | {:>6}", format!("{name} {unit}"), "with 8n", "growth");
            line += &format!("|{}:|{}:|{}:", "-".repeat(width + 1), "-".repeat(10), "-".repeat(7));
        }
    }
    println!(" |\n{line}|");
}

fn print_row(shape: &Shape, costs: &[Costs]) {
    print!("| {:<26} | {:>5}", shape.name, shape.count);
    for costs in costs {
        let (time, memory) = growths(costs);
        let seconds: fn(&Cost) -> f64 = |it| it.seconds * 1e6;
        let kilobytes: fn(&Cost) -> f64 = |it| it.kilobytes;
        for (of, growth) in [(seconds, time), (kilobytes, memory)] {
            for (place, width) in [(0, 11), (FACTORS.len() - 1, 9)] {
                match &costs[place] {
                    Some(cost) => {
                        let parts = shape.count * FACTORS[place];
                        print!(" | {:>width$.2}", of(cost) / parts as f64);
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
            let (seconds, kilobytes) = match cost {
                Some(cost) => (format!("{:.6}", cost.seconds), format!("{:.0}", cost.kilobytes)),
                None => ("null".into(), "null".into()),
            };
            println!(
                "{{\"shape\":\"{name}\",\"compiler\":\"{compiler}\",\"parts\":{parts},\"seconds\":{seconds},\"kilobytes\":{kilobytes}}}"
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
    Dxc(PathBuf),
}

impl Compiler {
    fn name(&self) -> &'static str {
        match self {
            Compiler::Ours => "ours",
            Compiler::Dxc(_) => "DXC",
        }
    }

    /// `None` where it fails.
    fn cost(&self, text: &str, options: &[String]) -> Option<Cost> {
        let path = std::env::temp_dir().join(format!("shape-{}.hlsl", std::process::id()));
        std::fs::write(&path, text).expect("the program can be written");
        let cost = match self {
            Compiler::Ours => {
                let this = std::env::current_exe().expect("this program has a path");
                let run = |runs: &str, tunables: &str| {
                    let mut command = Command::new(&this);
                    command.arg(CHILD).arg(&path).arg(runs).args(options).env("GLIBC_TUNABLES", tunables);
                    finish(&mut command)?.0.trim().parse::<f64>().ok()
                };
                // Pages that go back to the system and come again are not what is measured.
                let seconds = run("5", "glibc.malloc.mmap_max=0:glibc.malloc.trim_threshold=8589934592");
                let kilobytes = run("0", "");
                seconds.zip(kilobytes).map(|(seconds, kilobytes)| Cost { seconds, kilobytes })
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
                    let seconds = numbers.next()?? + numbers.next()??;
                    Some(Cost { seconds, kilobytes: numbers.next()?? })
                })
            }
        };
        let _ = std::fs::remove_file(&path);
        cost
    }
}

/// What it writes to its output and its errors, unless it fails or takes too long.
fn finish(command: &mut Command) -> Option<(String, String)> {
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().ok()?;
    let start = Instant::now();
    while child.try_wait().ok()?.is_none() {
        if start.elapsed() > LIMIT {
            let _ = child.kill();
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    let output = child.wait_with_output().ok()?;
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    if !output.status.success() {
        eprintln!("\n{errors}");
        return None;
    }
    Some((String::from_utf8_lossy(&output.stdout).into_owned(), errors))
}

/// Prints the seconds of the best of so many runs; if there are none, the kilobytes of one.
fn child(path: &str, runs: usize, options: &[&str]) {
    let mut loader = MemoryLoader::default();
    loader.add("main.hlsl", std::fs::read_to_string(path).expect("the program can be read"));
    let args = ["-T", "ps_6_0", "-E", "main"].into_iter().chain(options.iter().copied());
    let options = Options::from_args(args).expect("the compiler has these options");
    let compile = || {
        let output = hlsl_core::compile("main.hlsl", &loader, &options);
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
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let peak =
        status.lines().find_map(|it| it.strip_prefix("VmHWM:")?.trim().strip_suffix(" kB")).unwrap_or("0");
    println!("{peak}");
}
