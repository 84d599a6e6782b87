//! What rustc says of right and wrong uses. `TRYBUILD=overwrite cargo test -p ui-tests --test ui` accepts new output.

use std::{io::Write, process::Command};

/// The compiler that said what is recorded: others word some of it in another way.
const RECORDED_WITH: &str = "rustc 1.95.";

#[test]
fn ui() {
    let cases = trybuild::TestCases::new();
    cases.pass("tests/pass/*.rs");
    let rustc = std::env::var_os("RUSTC").unwrap_or("rustc".into());
    let version = Command::new(rustc).arg("--version").output().unwrap().stdout;
    let version = String::from_utf8_lossy(&version);
    if version.starts_with(RECORDED_WITH) || std::env::var_os("TRYBUILD").is_some() {
        cases.compile_fail("tests/fail/*.rs");
    } else {
        // Not by `eprintln!`, which tests that pass keep to themselves.
        let version = version.trim();
        let message = format!("not checked: what {version} says of errors, which {RECORDED_WITH} said\n");
        std::io::stderr().write_all(message.as_bytes()).unwrap();
    }
}

#[test]
fn the_picture_of_an_error_is_what_rustc_says() {
    let picture = include_str!("../../hlsl-macros/src/error.svg");
    let shown: Vec<String> = picture.lines().filter(|it| it.starts_with("<text")).map(text).collect();
    let said = include_str!("fail/tint.stderr");
    let said =
        said.replace("$DIR/tests/fail", "/home/you/tint/src").replace("tests/fail/tint.rs", "src/main.rs");
    assert_eq!(shown.join("\n"), said.trim_end());
}

/// A line of SVG without its tags.
fn text(line: &str) -> String {
    let outside = line.split('<').skip(1).map(|it| it.split_once('>').unwrap().1);
    outside.collect::<String>().replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
}
