//! Runs the program as a user does.

use example_shared::{program, testing::Program};

const TRIANGLE: Program = program!("triangle-vulkano");

#[test]
fn the_triangle_is_drawn() {
    TRIANGLE.draw("triangle.png", "320x180");
}

#[test]
fn the_validation_layers_have_nothing_to_say() {
    let path = std::path::Path::new(TRIANGLE.folder).join("validated.png");
    let path = path.to_str().expect("a path of this test is text");
    let said = TRIANGLE.run(&["--size", "320x180", "--validate", "--check", "--output", path]);
    assert!(said.is_success, "{}", said.text);
}

#[test]
fn a_picture_of_something_else_is_found_out() {
    TRIANGLE.refuses("gray.png", |_, _| 129, "too far");
}
