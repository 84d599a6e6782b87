//! Runs the program as a user does and checks the picture; also makes sure that the check rejects bad ones.

use example_shared::{program, testing::Program};

const TERRAIN: Program = program!("terrain");

#[test]
fn the_picture_shows_the_landscape() {
    let text = TERRAIN.draw("small.png", "640x360");
    assert!(text.contains("set 0 binding 2  lights"), "{text}");
}

#[test]
fn other_pictures_are_found_out() {
    TERRAIN.refuses("black.png", |_, _| 0, "mean brightness");
    TERRAIN.refuses("flat.png", |_, _| 110, "a variance");
    TERRAIN.refuses("stripes.png", |x, _| if x % 64 < 32 { 40 } else { 190 }, "is too far from");
}

#[test]
fn a_wrong_argument_is_named() {
    let said = TERRAIN.run(&["--size", "12"]);
    assert!(!said.is_success && said.text.contains("`12` is not a size"), "{}", said.text);
    let said = TERRAIN.run(&["--sise"]);
    assert!(!said.is_success && said.text.contains("unknown argument `--sise`"), "{}", said.text);
}
