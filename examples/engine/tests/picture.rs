//! Runs the program as a user does and checks the picture; also makes sure that the check rejects other pictures.

use example_shared::{program, testing::Program};

const ENGINE: Program = program!("engine");

#[test]
fn the_picture_shows_the_sea() {
    let text = ENGINE.draw("sea.png", "640x360");
    assert!(text.contains("set 1 binding 9  mirrored_clouds"), "{text}");
}

#[test]
fn a_picture_of_something_else_is_found_out() {
    ENGINE.refuses("gray.png", |_, _| 129, "a variance");
    ENGINE.refuses("gray.png", |_, _| 129, "too far");
}
