//! Some random programs, the same each time: all levels of optimization give the same results.
//!
//! `cargo run --release -p exec-tests --bin random-programs` runs more of them, and asks another compiler.

#[path = "../../hlsl-core/tests/support/validator.rs"]
mod validator;

use exec_tests::device::{self, Device};
use exec_tests::differential::{Judges, Run, computing, judge, levels, painting};
use exec_tests::draw::Painter;
use exec_tests::generate::{self, Program, control_flow};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use validator::Validator;

const COUNT: u64 = 200;
const PICTURES: u64 = 100;

/// Programs of which each is the next one's neighbor, and what was wrong with some.
#[derive(Default)]
struct Progress {
    next: AtomicU64,
    failed: Mutex<Vec<String>>,
}

impl Progress {
    fn work(&self, run: &Run, count: u64, make: fn(u64) -> Program) {
        let validator = Validator::find();
        let validate = |words: &[u32], args: &[String]| match &validator {
            Some(validator) => validator.check(words, args),
            None => Ok(()),
        };
        let judges = Judges { validate: &validate, reference: None, folder: std::env::temp_dir() };
        loop {
            let seed = self.next.fetch_add(1, Ordering::Relaxed);
            if seed >= count {
                return;
            }
            let program = make(seed);
            if let Err(failure) = judge(run, &judges, &program, levels(seed))
                && let Ok(mut failed) = self.failed.lock()
            {
                let (fault, text, args) = (failure.fault, failure.text, program.args.join(" "));
                failed.push(format!("seed {seed}: {fault:?}: {text}\n// {args}\n{}", program.text));
            }
        }
    }
}

/// Has threads work until nothing is left; all that went wrong.
fn in_threads(work: impl Fn(&Progress) + Sync) -> Vec<String> {
    // Tests of a file share a process, whose environment changes here.
    static START: std::sync::Once = std::sync::Once::new();
    START.call_once(device::compile_quickly);
    let progress = Progress::default();
    let cores = std::thread::available_parallelism().map_or(2, |it| it.get());
    std::thread::scope(|scope| {
        for _ in 0..cores {
            std::thread::Builder::new()
                .stack_size(16 << 20)
                .spawn_scoped(scope, || work(&progress))
                .expect("threads start");
        }
    });
    progress.failed.into_inner().unwrap_or_default()
}

#[test]
fn random_programs_do_not_depend_on_the_level() {
    let failed = in_threads(|progress| {
        let device = Device::open().unwrap_or_else(|error| panic!("{error}"));
        progress.work(&computing(&device), COUNT, generate::program);
    });
    assert!(failed.is_empty(), "{} of {COUNT} fail:\n{}", failed.len(), failed.join("\n"));
}

#[test]
fn random_control_flow_of_pixels_does_not_depend_on_the_level() {
    let failed = in_threads(|progress| {
        let painter = Painter::open(false).unwrap_or_else(|error| panic!("{error}"));
        let run = painting(&painter).unwrap_or_else(|error| panic!("{error}"));
        progress.work(&run, PICTURES, control_flow::program);
    });
    assert!(failed.is_empty(), "{} of {PICTURES} fail:\n{}", failed.len(), failed.join("\n"));
}
