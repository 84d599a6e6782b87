//! Some random programs, the same each time: all levels of optimization give the same results.
//!
//! `cargo run --release -p exec-tests --bin random-programs` runs more of them, and asks another compiler.

#[path = "../../hlsl-core/tests/support/validator.rs"]
mod validator;

use exec_tests::device::{self, Device};
use exec_tests::differential::{Judges, Run, computing, judge, levels, painting};
use exec_tests::draw::Painter;
use exec_tests::generate::{self, Program, control_flow};
use exec_tests::shards::{Outcome, Share, in_processes};
use validator::Validator;

const COUNT: u64 = 200;
const PICTURES: u64 = 100;

fn work(share: Share, run: &Run, count: u64, make: fn(u64) -> Program) {
    let validator = Validator::find();
    let validate = |words: &[u32], args: &[String]| match &validator {
        Some(validator) => validator.check(words, args),
        None => Ok(()),
    };
    let judges = Judges { validate: &validate, reference: None, folder: std::env::temp_dir() };
    share.each(
        0..count,
        |seed| format!("seed {seed}"),
        |seed| {
            let program = make(seed);
            match judge(run, &judges, &program, levels(seed)) {
                Ok(_) => Outcome::Passed,
                Err(failure) => {
                    let (fault, text, args) = (failure.fault, failure.text, program.args.join(" "));
                    Outcome::Failed(format!("{fault:?}: {text}\n// {args}\n{}", program.text))
                }
            }
        },
    );
}

#[test]
fn random_programs_do_not_depend_on_the_level() {
    in_processes("random_programs_do_not_depend_on_the_level", |share| {
        device::compile_quickly();
        let device = Device::open().unwrap_or_else(|error| panic!("{error}"));
        work(share, &computing(&device), COUNT, generate::program)
    });
}

#[test]
fn random_control_flow_of_pixels_does_not_depend_on_the_level() {
    in_processes("random_control_flow_of_pixels_does_not_depend_on_the_level", |share| {
        device::compile_quickly();
        let painter = Painter::open(false).unwrap_or_else(|error| panic!("{error}"));
        let run = painting(&painter).unwrap_or_else(|error| panic!("{error}"));
        work(share, &run, PICTURES, control_flow::program)
    });
}
