//! Runs random programs through every level of optimization, and through another compiler: `--help` says how.

#[path = "../../../hlsl-core/tests/support/validator.rs"]
mod validator;

use exec_tests::device::{self, Device};
use exec_tests::differential::{Judges, Run, Verdict, computing, judge, levels, painting, with_text};
use exec_tests::draw::Painter;
use exec_tests::generate::{self, Program, control_flow};
use exec_tests::shrink;
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::process::{Command, ExitCode, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use validator::Validator;

const HELP: &str = "\
usage: random-programs [--from SEED] [--count NUMBER] [--reference COMPILER] [--shrink] [--show] [--text FILE] [--pixels]

Makes a program of each seed, runs it as each level of optimization compiles it, and compares what comes out; also with
what the reference makes of it, which is a compiler that takes dxc's arguments. Prints the seeds that fail.

  --shrink   prints a smaller program that fails in the same way
  --show     only prints the programs
  --text     runs what is in the file on the data of the first seed, with its arguments
  --pixels   makes pixel shaders that are control flow and little else";

/// What became of the programs so far.
#[derive(Default)]
struct Counts {
    agree: u64,
    alone: u64,
    failed: u64,
    /// Programs on which the reference contradicts itself.
    contradictions: u64,
    /// What the reference says about programs that it refuses, and how often.
    refusals: BTreeMap<String, u64>,
}

impl Counts {
    fn line(&self) -> String {
        let refused: u64 = self.refusals.values().sum();
        format!(
            "{} agree with the reference, {} among the levels only, {refused} refused by it, {} on which it contradicts \
             itself, {} fail",
            self.agree, self.alone, self.contradictions, self.failed
        )
    }
}

/// The first error of a report, without places and names that differ between programs.
fn reason(report: &str) -> String {
    let line = report.lines().find(|line| line.contains("error")).or(report.lines().next()).unwrap_or("");
    let line = line.find("error").map_or(line, |at| &line[at..]);
    line.chars().map(|it| if it.is_ascii_digit() { '#' } else { it }).take(160).collect()
}

struct Wanted {
    from: u64,
    count: u64,
    reference: Option<OsString>,
    shrinks: bool,
    shows: bool,
    text: Option<String>,
    paints: bool,
}

impl Wanted {
    fn program(&self, seed: u64) -> Program {
        if self.paints { control_flow::program(seed) } else { generate::program(seed) }
    }
}

fn wanted() -> Result<Wanted, String> {
    let mut wanted = Wanted {
        from: 0,
        count: 100,
        reference: None,
        shrinks: false,
        shows: false,
        text: None,
        paints: false,
    };
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        let mut number = || -> Result<u64, String> {
            args.next().and_then(|it| it.parse().ok()).ok_or(format!("{arg} needs a number"))
        };
        match arg.as_str() {
            "--from" => wanted.from = number()?,
            "--count" => wanted.count = number()?,
            "--reference" => {
                let reference = args.next().ok_or(format!("{arg} needs a compiler"))?;
                let mut command = Command::new(&reference);
                command.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
                command.status().map_err(|error| format!("cannot run {reference}: {error}"))?;
                wanted.reference = Some(reference.into());
            }
            "--text" => {
                let path = args.next().ok_or(format!("{arg} needs a file"))?;
                let text = std::fs::read_to_string(&path).map_err(|error| format!("{path}: {error}"))?;
                wanted.text = Some(text);
                wanted.count = 1;
            }
            "--shrink" => wanted.shrinks = true,
            "--pixels" => wanted.paints = true,
            "--show" => wanted.shows = true,
            _ => return Err(HELP.into()),
        }
    }
    Ok(wanted)
}

fn main() -> ExitCode {
    let wanted = match wanted() {
        Ok(wanted) => wanted,
        Err(text) => {
            eprintln!("{text}");
            return ExitCode::from(2);
        }
    };
    if wanted.shows {
        for seed in wanted.from..wanted.from + wanted.count {
            let program = wanted.program(seed);
            println!("// seed {seed}: {}\n{}", program.args.join(" "), program.text);
        }
        return ExitCode::SUCCESS;
    }
    // The panics of the compiler are counted below.
    std::panic::set_hook(Box::new(|_| {}));
    device::compile_quickly();
    let next = AtomicU64::new(wanted.from);
    let counts = Mutex::new(Counts::default());
    let cores = std::thread::available_parallelism().map_or(2, |it| it.get());
    std::thread::scope(|scope| {
        for worker in 0..cores {
            let (next, counts, wanted) = (&next, &counts, &wanted);
            let work = move || work(worker, wanted, next, counts);
            std::thread::Builder::new()
                .stack_size(16 << 20)
                .spawn_scoped(scope, work)
                .expect("threads start");
        }
    });
    let counts = counts.into_inner().unwrap_or_default();
    println!("{}", counts.line());
    let mut reasons: Vec<_> = counts.refusals.iter().collect();
    reasons.sort_by_key(|(_, count)| std::cmp::Reverse(**count));
    for (reason, count) in reasons.into_iter().take(20) {
        println!("{count} refused: {reason}");
    }
    if counts.failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn work(worker: usize, wanted: &Wanted, next: &AtomicU64, counts: &Mutex<Counts>) {
    if let Err(error) = work_on_a_device(worker, wanted, next, counts) {
        eprintln!("{error}");
        std::process::exit(2);
    }
}

fn work_on_a_device(
    worker: usize,
    wanted: &Wanted,
    next: &AtomicU64,
    counts: &Mutex<Counts>,
) -> Result<(), String> {
    if wanted.paints {
        let painter = Painter::open(false)?;
        return work_with(&painting(&painter)?, worker, wanted, next, counts);
    }
    let device = Device::open()?;
    work_with(&computing(&device), worker, wanted, next, counts)
}

fn work_with(
    run: &Run,
    worker: usize,
    wanted: &Wanted,
    next: &AtomicU64,
    counts: &Mutex<Counts>,
) -> Result<(), String> {
    let validator = Validator::find();
    let folder = std::env::temp_dir().join(format!("random-programs-{}-{worker}", std::process::id()));
    std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let validate = |words: &[u32], args: &[String]| match &validator {
        Some(validator) => validator.check(words, args),
        None => Ok(()),
    };
    let judges = Judges { validate: &validate, reference: wanted.reference.clone(), folder: folder.clone() };
    loop {
        let seed = next.fetch_add(1, Ordering::Relaxed);
        if seed >= wanted.from + wanted.count {
            break;
        }
        // A driver that crashes takes this process with it; the file then says which program it was.
        let _ = std::fs::write(folder.join("seed.txt"), seed.to_string());
        let mut program = wanted.program(seed);
        if let Some(text) = &wanted.text {
            program = with_text(&program, text.clone());
        }
        let verdict = judge(run, &judges, &program, levels(seed));
        let mut counts = counts.lock().map_err(|error| error.to_string())?;
        if (seed - wanted.from) % 100 == 99 {
            eprintln!("{seed}: {}", counts.line());
        }
        match verdict {
            Ok(Verdict::Agrees) => counts.agree += 1,
            Ok(Verdict::AgreesAmongLevels) => counts.alone += 1,
            Ok(Verdict::ReferenceRefuses(report)) => {
                *counts.refusals.entry(reason(&report)).or_default() += 1
            }
            Ok(Verdict::ReferenceContradictsItself(text)) => {
                counts.contradictions += 1;
                println!("seed {seed}: the reference contradicts itself: {text}");
            }
            Err(failure) => {
                counts.failed += 1;
                drop(counts);
                println!("seed {seed}: {:?}: {}", failure.fault, failure.text);
                if wanted.shrinks {
                    let (smaller, text) = shrink::shrink(run, &judges, &program, &failure);
                    println!("{text}\n// {}\n{}\n", smaller.args.join(" "), smaller.text);
                }
            }
        }
    }
    let _ = std::fs::remove_dir_all(&folder);
    Ok(())
}
