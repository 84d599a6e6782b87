//! Runs the program as a user does and looks at the picture; and makes sure that the look finds fault with bad ones.

use std::path::PathBuf;
use std::process::{Command, Output};

fn run(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_terrain")).args(arguments).output().expect("the program starts")
}

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

fn text(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

/// Writes a picture that is made by a rule, and hands back what the check says about it.
fn check_made(name: &str, rule: fn(u32, u32) -> u8) -> Output {
    let path = path(name);
    let (width, height) = (320, 180);
    let bytes: Vec<u8> = (0..height)
        .flat_map(|y| (0..width).flat_map(move |x| [rule(x, y), rule(x, y), rule(x, y), 255]))
        .collect();
    let file = std::fs::File::create(&path).expect("the folder can be written to");
    let mut encoder = png::Encoder::new(file, width, height);
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.write_header().and_then(|mut writer| writer.write_image_data(&bytes)).expect("a PNG is written");
    run(&["--check-only", path.to_str().expect("a path of this test is text")])
}

#[test]
fn the_picture_shows_the_landscape() {
    let path = path("small.png");
    let path = path.to_str().expect("a path of this test is text");
    let output = run(&["--size", "640x360", "--check", "--output", path]);
    assert!(output.status.success(), "{}", text(&output));
    assert!(text(&output).contains("set 0 binding 2  lights"), "{}", text(&output));

    // What was saved is what was checked.
    let output = run(&["--check-only", path]);
    assert!(output.status.success(), "{}", text(&output));
}

#[test]
fn a_black_picture_is_found_out() {
    let output = check_made("black.png", |_, _| 0);
    assert!(!output.status.success() && text(&output).contains("mean brightness"), "{}", text(&output));
}

#[test]
fn a_flat_picture_is_found_out() {
    let output = check_made("flat.png", |_, _| 110);
    assert!(!output.status.success() && text(&output).contains("a variance"), "{}", text(&output));
}

#[test]
fn a_picture_of_something_else_is_found_out() {
    let output = check_made("stripes.png", |x, _| if x % 64 < 32 { 40 } else { 190 });
    assert!(!output.status.success() && text(&output).contains("is too far from"), "{}", text(&output));
}

#[test]
fn a_wrong_argument_is_named() {
    let output = run(&["--size", "12"]);
    assert!(!output.status.success() && text(&output).contains("`12` is not a size"), "{}", text(&output));
    let output = run(&["--sise"]);
    assert!(
        !output.status.success() && text(&output).contains("unknown argument `--sise`"),
        "{}",
        text(&output)
    );
}
