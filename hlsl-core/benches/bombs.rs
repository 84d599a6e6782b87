//! Whether texts that mean harm are compiled or refused in little time and memory: `cargo bench -p hlsl-core --bench bombs
//! [-- NAME... [OPTION...]]`; `--help` lists the options.

mod clock;
mod processes;
#[allow(dead_code)] // each benchmark uses its part
mod programs;

use clock::now;
use hlsl_core::{diagnostics::Severity, options::Options, source::load::MemoryLoader};
use processes::{Arguments, Finished, again, peak_kilobytes};
use programs::bombs::{self, Bomb};
use std::process::ExitCode;

const HELP: &str = "\
Compiles each bomb, a text below 64 KB that tries to make the compiler take much time or memory, in a process of its own and
on a stack of 2 MiB. Prints a line for each: its name, bytes, seconds, megabytes and how it ended: `compiles`, or the code of
the first error. Time is that of the processor, for compiling and for the text of what is reported; memory is the most that
was resident. Those above the goal are listed at the end, and make the exit status 1: more than 2 s or 512 MB, the error
E0999, which is a bug of the compiler, a crash, and what was killed after 60 s or with 8 GB.

cargo bench -p hlsl-core --bench bombs [-- NAME... [OPTION...]]

  NAME           only the bomb of this name, or those with this in their names
  --json         a line of JSON for each bomb in place of the table
  --messages     the first error, below the line of its bomb
  --print NAME   writes the program of that bomb
  --help         this text
  -OPTION        any option of the compiler, besides those that the bomb needs";

/// The first argument of a child.
const CHILD: &str = "--child";
/// The compiler must do with this; the main thread has more.
const STACK: usize = 2 << 20;
const MAX_SECONDS: f64 = 2.0;
const MAX_MEGABYTES: f64 = 512.0;
/// With more it is killed, in the interest of all else on the machine.
const LIMIT_KILOBYTES: f64 = 8.0 * 1024.0 * 1024.0;
/// How much of a message is shown: some hold the whole text.
const MESSAGE_BYTES: usize = 1000;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).filter(|it| it != "--bench").collect();
    let plain: Vec<&str> = args.iter().map(|it| &**it).collect();
    match plain[..] {
        [CHILD, name, ref options @ ..] => compile(name, options),
        ["--print", name] => print!("{}", (named(name).make)()),
        _ if plain.contains(&"--help") => println!("{HELP}"),
        _ => return measure(args),
    }
    ExitCode::SUCCESS
}

fn named(name: &str) -> &'static Bomb {
    bombs::all().find(|it| it.name == name).expect("no bomb has this name")
}

fn measure(args: Vec<String>) -> ExitCode {
    let args = Arguments::split(args, &["--json", "--messages"]);
    let names: Vec<&str> = bombs::all().map(|it| it.name).collect();
    let mut above = Vec::new();
    if !args.has("--json") {
        println!(
            "| {:<42} | {:>6} | {:>7} | {:>6} | {:<8} |\n|{}|{}:|{}:|{}:|{}|",
            "bomb",
            "bytes",
            "s",
            "MB",
            "ends",
            "-".repeat(44),
            "-".repeat(7),
            "-".repeat(8),
            "-".repeat(7),
            "-".repeat(10)
        );
    }
    for bomb in bombs::all().filter(|it| args.selects(it.name, &names)) {
        let result = Measured::of(bomb, &args.options);
        let Measured { seconds, megabytes, end, message } = &result;
        let (name, bytes) = (bomb.name, (bomb.make)().len());
        if args.has("--json") {
            println!(
                "{{\"bomb\":\"{name}\",\"bytes\":{bytes},\"seconds\":{seconds:.3},\"megabytes\":{megabytes:.1},\"end\":\"{end}\"}}"
            );
        } else {
            println!("| {name:<42} | {bytes:>6} | {seconds:>7.2} | {megabytes:>6.0} | {end:<8} |");
        }
        if args.has("--messages") && !message.is_empty() {
            eprintln!("{message}\n");
        }
        if result.is_above_the_goal() {
            above.push(format!("{name} ({seconds:.1} s, {megabytes:.0} MB, {end})"));
        }
    }
    if !args.has("--json") {
        let all = if above.is_empty() { "none".into() } else { above.join("; ") };
        println!("\nAbove {MAX_SECONDS} s or {MAX_MEGABYTES} MB, or a fault: {all}.");
    }
    if above.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// What a bomb took.
struct Measured {
    seconds: f64,
    megabytes: f64,
    /// `compiles`, the code of the first error, `crash`, or why it was killed.
    end: String,
    message: String,
}

impl Measured {
    fn of(bomb: &Bomb, options: &[String]) -> Measured {
        let mut command = again();
        command.arg(CHILD).arg(bomb.name).args(options);
        let ended = processes::finish(&mut command, LIMIT_KILOBYTES).expect("this program starts again");
        let Finished { output, errors, status, seconds, kilobytes, excess } = ended;
        // What the child tells is exact, but one that was killed tells nothing.
        let told = output.split_once(' ').and_then(|(seconds, rest)| {
            let (kilobytes, end) = rest.trim().split_once(' ')?;
            Some((seconds.parse().ok()?, kilobytes.parse::<f64>().ok()?, end.to_string()))
        });
        let (seconds, kilobytes, end) = match (told, excess) {
            (Some(told), None) if status.success() => told,
            (_, Some(excess)) => (seconds, kilobytes, format!("killed: {excess}")),
            _ => (seconds, kilobytes, "crash".into()),
        };
        Measured { seconds, megabytes: kilobytes / 1024.0, end, message: errors }
    }

    fn is_above_the_goal(&self) -> bool {
        let is_fault = self.end == "E0999" || self.end == "crash" || self.end.starts_with("killed");
        is_fault || self.seconds > MAX_SECONDS || self.megabytes > MAX_MEGABYTES
    }
}

/// Prints the seconds and the kilobytes that it took, and how it ended; the first error as text is what it says of errors.
fn compile(name: &str, options: &[&str]) {
    let bomb = named(name);
    let mut loader = MemoryLoader::default();
    loader.add(bombs::PATH, (bomb.make)());
    let args = bomb.args.iter().chain(options).copied();
    let options = match Options::from_args(args) {
        Ok(options) => options,
        Err(error) => {
            eprintln!("{error}");
            // Nothing was compiled: the table says so, and the goal is not missed.
            return println!("0 0 options");
        }
    };
    let (seconds, error) = std::thread::scope(|scope| {
        let work = || {
            let start = now();
            let reports = hlsl_core::Compilation::of(bombs::PATH, &loader, &options).reports();
            let seconds = now() - start;
            (seconds, reports.into_iter().find(|it| it.severity == Severity::Error))
        };
        let thread = std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work);
        // After a panic, whose message is printed, this one is of no interest.
        thread.expect("threads start").join().unwrap_or_else(|_| std::process::exit(2))
    });
    let end = error.as_ref().map_or("compiles", |it| it.code);
    println!("{seconds} {} {end}", peak_kilobytes("self"));
    if let Some(error) = error {
        let text: String = error.text.chars().take(MESSAGE_BYTES).collect();
        eprintln!("{text}");
    }
}
