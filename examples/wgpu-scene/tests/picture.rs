//! Runs the programs as a user does: WGSL must draw what SPIR-V draws.

use std::path::PathBuf;
use std::process::{Command, Output};

fn run(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_wgpu-scene")).args(arguments).output().expect("the program starts")
}

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

fn text(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

#[test]
fn wgsl_draws_what_spirv_draws() {
    let path = path("drops.png");
    let path = path.to_str().expect("a path of this test is text");
    let output = run(&["--size", "320x180", "--check", "--output", path]);
    let text = text(&output);
    assert!(output.status.success(), "{text}");
    assert!(text.contains("differ from SPIR-V by more than 2"), "{text}");
}

#[test]
fn a_picture_of_something_else_is_found_out() {
    let path = path("gray.png");
    let file = std::fs::File::create(&path).expect("the folder can be written to");
    let mut encoder = png::Encoder::new(file, 320, 180);
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_depth(png::BitDepth::Eight);
    let bytes = vec![129; 320 * 180 * 4];
    encoder.write_header().and_then(|mut writer| writer.write_image_data(&bytes)).expect("a PNG is written");
    let output = run(&["--check-only", path.to_str().expect("a path of this test is text")]);
    assert!(!output.status.success(), "{}", text(&output));
    assert!(text(&output).contains("too far"), "{}", text(&output));
}

#[test]
fn the_terrain_is_the_same_from_both_forms() {
    let terrain = |wgsl: &str, arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_wgpu-terrain"));
        command.env("WGSL", wgsl).args(["--size", "320x180"]).args(arguments);
        let output = command.output().expect("the program starts");
        assert!(output.status.success(), "{}", text(&output));
        text(&output)
    };
    let paths = ["terrain-spirv.png", "terrain-wgsl.png"].map(path);
    let [spirv, wgsl] = paths.each_ref().map(|it| it.to_str().expect("a path of this test is text"));
    let said = terrain("0", &["--check", "--output", spirv]);
    assert!(said.contains(", Spirv"), "{said}");
    let said = terrain("1", &["--check", "--output", wgsl, "--like", spirv]);
    assert!(said.contains(", Wgsl") && said.contains("differ by more than"), "{said}");
}

#[test]
fn another_picture_is_not_like_it() {
    let path = path("other.png");
    let path = path.to_str().expect("a path of this test is text");
    let drawn = run(&["--size", "320x180", "--output", path]);
    assert!(drawn.status.success(), "{}", text(&drawn));
    let same = run(&["--size", "320x180", "--output", path, "--like", path]);
    assert!(same.status.success(), "{}", text(&same));
    let coarse = run(&["--size", "320x180", "--samples", "1", "--output", path, "--like", path]);
    assert!(!coarse.status.success() && text(&coarse).contains("not the same"), "{}", text(&coarse));
}
