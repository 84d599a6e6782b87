//! Runs the program as a user does.

use example_shared::{program, testing::Program};

const TRIANGLE: Program = program!("triangle-wgpu");

#[test]
fn the_triangle_has_its_colors() {
    TRIANGLE.draw("triangle.png", "320x180");
}

#[test]
fn a_picture_of_something_else_is_found_out() {
    TRIANGLE.refuses("gray.png", |_, _| 129, "brightness");
}
