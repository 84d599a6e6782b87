//! Some random programs, the same each time: all levels of optimization give the same results.
//!
//! `cargo run --release -p exec-tests --bin random-programs` runs more of them, and asks another compiler.

#[path = "../../hlsl-core/tests/support/validator.rs"]
mod validator;

use exec_tests::device::{self, Device};
use exec_tests::differential::{Judges, Run, computing, judge, levels, painting};
use exec_tests::draw::Painter;
use exec_tests::generate::{self, Program, control_flow};
use exec_tests::shards::{Shard, in_processes};
use validator::Validator;

const COUNT: u64 = 200;
const PICTURES: u64 = 100;

/// What is wrong with the share of this process.
fn work(shard: Shard, run: &Run, count: u64, make: fn(u64) -> Program) -> Vec<String> {
    let validator = Validator::find();
    let validate = |words: &[u32], args: &[String]| match &validator {
        Some(validator) => validator.check(words, args),
        None => Ok(()),
    };
    let judges = Judges { validate: &validate, reference: None, folder: std::env::temp_dir() };
    let mut failed = Vec::new();
    for seed in shard.share(0..count) {
        let program = make(seed);
        if let Err(failure) = judge(run, &judges, &program, levels(seed)) {
            let (fault, text, args) = (failure.fault, failure.text, program.args.join(" "));
            failed.push(format!("seed {seed}: {fault:?}: {text}\n// {args}\n{}", program.text));
        }
    }
    failed
}

#[test]
fn random_programs_do_not_depend_on_the_level() {
    in_processes("random_programs_do_not_depend_on_the_level", |shard| {
        device::compile_quickly();
        let device = Device::open().unwrap_or_else(|error| panic!("{error}"));
        work(shard, &computing(&device), COUNT, generate::program)
    });
}

#[test]
fn random_control_flow_of_pixels_does_not_depend_on_the_level() {
    in_processes("random_control_flow_of_pixels_does_not_depend_on_the_level", |shard| {
        device::compile_quickly();
        let painter = Painter::open(false).unwrap_or_else(|error| panic!("{error}"));
        let run = painting(&painter).unwrap_or_else(|error| panic!("{error}"));
        work(shard, &run, PICTURES, control_flow::program)
    });
}
