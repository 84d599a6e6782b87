//! Some random programs, the same each time: all levels of optimization give the same results.
//!
//! `cargo run --release -p exec-tests --bin random-programs` runs more of them, and asks another compiler.

#[path = "../../hlsl-core/tests/support/validator.rs"]
mod validator;

use exec_tests::device::{self, Device};
use exec_tests::differential::{Judges, LEVELS, judge};
use exec_tests::generate;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use validator::Validator;

const COUNT: u64 = 100;

#[test]
fn random_programs_do_not_depend_on_the_level() {
    device::compile_quickly();
    let next = AtomicU64::new(0);
    let failed = Mutex::new(Vec::new());
    let cores = std::thread::available_parallelism().map_or(2, |it| it.get());
    std::thread::scope(|scope| {
        for _ in 0..cores {
            let work = || {
                let device = Device::open().unwrap_or_else(|error| panic!("{error}"));
                let validator = Validator::find();
                let validate = |words: &[u32], args: &[String]| match &validator {
                    Some(validator) => validator.check(words, args),
                    None => Ok(()),
                };
                let judges = Judges { validate: &validate, reference: None, folder: std::env::temp_dir() };
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= COUNT {
                        break;
                    }
                    let program = generate::program(seed);
                    if let Err(failure) = judge(&device, &judges, &program, LEVELS)
                        && let Ok(mut failed) = failed.lock()
                    {
                        let (fault, text, args) = (failure.fault, failure.text, program.args.join(" "));
                        failed.push(format!("seed {seed}: {fault:?}: {text}\n// {args}\n{}", program.text));
                    }
                }
            };
            std::thread::Builder::new()
                .stack_size(16 << 20)
                .spawn_scoped(scope, work)
                .expect("threads start");
        }
    });
    let failed = failed.into_inner().unwrap_or_default();
    assert!(failed.is_empty(), "{} of {COUNT} fail:\n{}", failed.len(), failed.join("\n"));
}
