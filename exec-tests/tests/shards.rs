//! What crashes or hangs fails alone. The pieces of work here do both, in tests that a test of its own runs.

use exec_tests::shards::{Outcome, in_processes};
use std::process::Command;
use std::time::Duration;

/// What the test of that name says of its failure.
fn failure(test: &str) -> String {
    let program = std::env::current_exe().expect("this is a program");
    let mut command = Command::new(program);
    command.args([test, "--exact", "--nocapture", "--include-ignored"]).env("EXEC_PATIENCE", "3");
    let output = command.output().expect("a copy of this process starts");
    assert!(!output.status.success(), "the test passes");
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
#[ignore = "fails, as another test wants to see"]
fn some_crash() {
    in_processes("some_crash", |share| {
        share.each(
            0..8,
            |piece| format!("piece {piece}"),
            |piece| match piece {
                1 => std::process::abort(),
                2 => panic!("on purpose"),
                5 => Outcome::Failed("two\nlines".into()),
                _ => Outcome::Passed,
            },
        );
    });
}

#[test]
fn a_crash_is_the_failure_of_one_piece() {
    let text = failure("some_crash");
    assert!(text.contains("some_crash: 3 failed"), "{text}");
    for expected in [
        "piece 1:\n    ends its process with",
        "piece 2:\n    a panic, see above",
        "piece 5:\n    two\n    lines",
    ] {
        assert!(text.contains(expected), "`{expected}` is not in\n{text}");
    }
}

#[test]
fn work_that_crashes_once_is_done_again() {
    in_processes("work_that_crashes_once_is_done_again", |share| {
        let mut is_again = share.begins_again();
        share.each(
            0..6,
            |piece| format!("piece {piece}"),
            |piece| match std::mem::take(&mut is_again) {
                false if piece == 3 => std::process::abort(),
                true if piece != 3 => Outcome::Failed("has not crashed before".into()),
                _ => Outcome::Passed,
            },
        );
    });
}

#[test]
#[ignore = "fails, as another test wants to see"]
fn one_hangs() {
    in_processes("one_hangs", |share| {
        share.each(
            0..4,
            |piece| format!("piece {piece}"),
            |piece| {
                if piece == 1 {
                    std::thread::sleep(Duration::from_secs(600));
                }
                if piece == 3 { Outcome::Failed("wrong".into()) } else { Outcome::Passed }
            },
        );
    });
}

#[test]
fn what_hangs_is_ended() {
    let text = failure("one_hangs");
    assert!(text.contains("one_hangs: 2 failed"), "{text}");
    assert!(text.contains("piece 1:\n    takes longer than 3 s"), "{text}");
    assert!(text.contains("piece 3:\n    wrong"), "{text}");
}
