//! Runs random programs through every level of optimization, and through another compiler: `--help` says how.

#[path = "../../../hlsl-core/tests/support/validator.rs"]
mod validator;

use exec_tests::device::{self, Device};
use exec_tests::differential::{Judges, LEVELS, Verdict, judge};
use exec_tests::{generate, shrink};
use std::ffi::OsString;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use validator::Validator;

const HELP: &str = "\
usage: random-programs [--from SEED] [--count NUMBER] [--reference COMPILER] [--shrink] [--show]

Makes a program of each seed, runs it as each level of optimization compiles it, and compares what comes out; also with
what the reference makes of it, which is a compiler that takes dxc's arguments. Prints the seeds that fail.

  --shrink   prints a smaller program that fails in the same way
  --show     only prints the programs";

struct Wanted {
    from: u64,
    count: u64,
    reference: Option<OsString>,
    shrinks: bool,
    shows: bool,
}

fn wanted() -> Result<Wanted, String> {
    let mut wanted = Wanted { from: 0, count: 100, reference: None, shrinks: false, shows: false };
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        let mut number = || -> Result<u64, String> {
            args.next().and_then(|it| it.parse().ok()).ok_or(format!("{arg} needs a number"))
        };
        match arg.as_str() {
            "--from" => wanted.from = number()?,
            "--count" => wanted.count = number()?,
            "--reference" => wanted.reference = args.next().map(OsString::from),
            "--shrink" => wanted.shrinks = true,
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
            let program = generate::program(seed);
            println!("// seed {seed}: {}\n{}", program.args.join(" "), program.text);
        }
        return ExitCode::SUCCESS;
    }
    // The panics of the compiler are counted below.
    std::panic::set_hook(Box::new(|_| {}));
    device::compile_quickly();
    let next = AtomicU64::new(wanted.from);
    let counts = Mutex::new((0_u64, 0_u64, 0_u64));
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
    let (agree, alone, failed) = counts.into_inner().unwrap_or_default();
    println!("{agree} agree with the reference, {alone} among the levels only, {failed} fail");
    if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn work(worker: usize, wanted: &Wanted, next: &AtomicU64, counts: &Mutex<(u64, u64, u64)>) {
    let device = match Device::open() {
        Ok(device) => device,
        Err(error) => {
            eprintln!("{error}");
            std::process::exit(2);
        }
    };
    let validator = Validator::find();
    let folder = std::env::temp_dir().join(format!("random-programs-{}-{worker}", std::process::id()));
    if let Err(error) = std::fs::create_dir_all(&folder) {
        eprintln!("{}: {error}", folder.display());
        std::process::exit(2);
    }
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
        let program = generate::program(seed);
        let verdict = judge(&device, &judges, &program, LEVELS);
        let Ok(mut counts) = counts.lock() else { return };
        if (seed - wanted.from) % 100 == 99 {
            eprintln!("{seed}: {} agree, {} among the levels only, {} fail", counts.0, counts.1, counts.2);
        }
        match verdict {
            Ok(Verdict::Agrees) => counts.0 += 1,
            Ok(Verdict::AgreesAmongLevels) => counts.1 += 1,
            Err(failure) => {
                counts.2 += 1;
                drop(counts);
                println!("seed {seed}: {:?}: {}", failure.fault, failure.text);
                if wanted.shrinks {
                    let (smaller, text) = shrink::shrink(&device, &judges, &program, &failure);
                    println!("{text}\n// {}\n{}\n", smaller.args.join(" "), smaller.text);
                }
            }
        }
    }
    let _ = std::fs::remove_dir_all(&folder);
}
