//! The texts of the benchmark `bombs` are what it says they are; what they cost is measured there.

#[allow(dead_code)] // the benchmark uses all of it
#[path = "../benches/programs/bombs/mod.rs"]
mod programs;

use hlsl_core::options::Options;
use std::collections::BTreeSet;

#[test]
fn bombs_are_small_and_have_names_and_options() {
    let mut names = BTreeSet::new();
    for bomb in programs::all() {
        assert!(names.insert(bomb.name), "two bombs are called {}", bomb.name);
        let bytes = (bomb.make)().len();
        assert!(bytes < programs::MAX_BYTES, "{} has {bytes} bytes", bomb.name);
        assert!(Options::from_args(bomb.args).is_ok(), "{} has options that the compiler lacks", bomb.name);
    }
}
