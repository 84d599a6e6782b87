//! Runs the program as a user does: the shaders must draw what the reference in Rust computes.

use example_shared::{program, testing::Program};

const RAYS: Program = program!("ray-scene");

#[test]
fn pipeline_and_queries_draw_what_the_reference_draws() {
    let text = RAYS.draw("rays.png", "320x180");
    assert_eq!(text.matches("mean difference from the reference").count(), 2, "{text}");
}

#[test]
fn a_picture_of_something_else_is_found_out() {
    RAYS.refuses("gray.png", |_, _| 129, "too far");
}
