//! The inputs in `fuzz/corpus`, which the fuzz targets start from: none may panic, on a small stack either.

mod support;

#[path = "../fuzz/src/lib.rs"]
#[allow(dead_code, unreachable_pub)] // the targets use the rest
mod fuzz;

use std::{fs, path::Path};

fn replay(target: &str, run: fn(&[u8])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus").join(target);
    let mut inputs: Vec<_> = fs::read_dir(&folder)
        .expect("the corpus is checked in")
        .map(|entry| entry.expect("the folder can be read").path())
        .collect();
    inputs.sort();
    assert!(!inputs.is_empty(), "{} is empty", folder.display());
    for path in inputs {
        let bytes = fs::read(&path).expect("the input can be read");
        let outcome = std::panic::catch_unwind(|| support::on_a_small_stack(|| run(&bytes)));
        assert!(outcome.is_ok(), "{} panics", path.display());
    }
}

#[test]
fn bytes_through_all_stages() {
    replay("compile", fuzz::compile);
}

#[test]
fn bytes_through_the_front_end() {
    replay("front_end", fuzz::check);
}

#[test]
fn soups_of_tokens() {
    replay("soup", |bytes| fuzz::compile(fuzz::soup(bytes).as_bytes()));
}
