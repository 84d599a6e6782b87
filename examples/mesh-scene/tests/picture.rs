//! Runs the program as a user does: mesh shaders must draw what vertex shaders draw.

use example_shared::{program, testing::Program};

const MESHES: Program = program!("mesh-scene");

#[test]
fn meshes_draw_what_vertices_draw() {
    let text = MESHES.draw("shells.png", "320x180");
    assert!(text.contains("differ from those of vertices"), "{text}");
}

#[test]
fn a_picture_of_something_else_is_found_out() {
    MESHES.refuses("gray.png", |_, _| 129, "too far");
}
