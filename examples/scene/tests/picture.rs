//! Runs the program as a user does.

use example_shared::{program, testing::Program};

const SCENE: Program = program!("scene");

#[test]
fn both_libraries_draw_the_scene() {
    let said = SCENE.draw("scene.png", "320x180");
    // Some of the objects are behind the camera.
    assert!(said.contains("drawn: 31 of 37 objects"), "{said}");
    assert!(said.contains("differ by more than"), "{said}");
}

#[test]
fn a_picture_of_something_else_is_found_out() {
    SCENE.refuses("gray.png", |_, _| 129, "variance");
}
