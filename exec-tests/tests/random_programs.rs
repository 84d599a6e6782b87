//! Some random programs, the same each time: all levels of optimization give the same results, and those of the
//! interpreter.
//!
//! `cargo run --release -p exec-tests --bin random-programs` runs more of them, and asks another compiler.

#[path = "../../hlsl-core/tests/support/validator.rs"]
mod validator;

use exec_tests::device::{self, Device};
use exec_tests::differential::{
    Interpreted, Judgement, Judges, Run, Verdict, computing, judge, levels, painting, wave,
};
use exec_tests::draw::Painter;
use exec_tests::generate::{self, Program, control_flow};
use exec_tests::shards::{Outcome, Share, in_processes};
use validator::Validator;

const COUNT: u64 = 100;
const PICTURES: u64 = 50;

fn work(share: Share, run: &Run, wave: Option<usize>, count: u64, make: fn(u64) -> Program) {
    let validator = Validator::find();
    let validate = |words: &[u32], args: &[String]| match &validator {
        Some(validator) => validator.check(words, args),
        None => Ok(()),
    };
    let judges = Judges { validate: &validate, reference: None, wave, folder: std::env::temp_dir() };
    share.each(
        0..count,
        |seed| format!("seed {seed}"),
        |seed| {
            let program = make(seed);
            match judge(run, &judges, &program, levels(seed)) {
                Ok(Judgement { verdict: Verdict::Undefined(why), .. }) => Outcome::Failed(format!(
                    "the generator makes something undefined: {why}\n{}",
                    program.text
                )),
                Ok(Judgement { interpreted: Interpreted::Unsupported(what), .. }) => {
                    Outcome::Failed(format!("the interpreter does not know {what}\n{}", program.text))
                }
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
        let run = computing(&device);
        let wave = wave(&run).unwrap_or_else(|error| panic!("{error}"));
        work(share, &run, Some(wave), COUNT, generate::program)
    });
}

#[test]
fn random_control_flow_of_pixels_does_not_depend_on_the_level() {
    in_processes("random_control_flow_of_pixels_does_not_depend_on_the_level", |share| {
        device::compile_quickly();
        let painter = Painter::open(false).unwrap_or_else(|error| panic!("{error}"));
        let run = painting(&painter).unwrap_or_else(|error| panic!("{error}"));
        work(share, &run, None, PICTURES, control_flow::program)
    });
}
