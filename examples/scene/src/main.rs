//! One scene through ash and through wgpu. Layouts, vertex input, bindings and types of both are generated from one program of
//! eight shader files: none is described here.

mod shaders;
mod with_ash;
mod with_wgpu;
mod world;

use example_shared::{
    arguments::{Arguments, Program},
    gpu::Result,
    picture::{Expected, Picture},
};
use std::process::ExitCode;

const PROGRAM: Program = Program {
    name: "scene",
    purpose: "Draws a scene through ash and through wgpu, from shaders in eight files that are one program, compares\n\
              the pictures, and writes one of them as a PNG.",
    expected: Expected {
        brightness: [0.5, 0.65],
        variance: [0.02, 0.045],
        places: &[
            ("sky", [0.5, 0.1], [0.63, 0.62, 0.68]),
            ("ground", [0.63, 0.95], [0.62, 0.58, 0.51]),
            ("far away", [0.4, 0.48], [0.68, 0.65, 0.63]),
            ("violet arm", [0.72, 0.83], [0.17, 0.13, 0.33]),
        ],
    },
    draw,
};

fn main() -> ExitCode {
    PROGRAM.main()
}

fn draw(arguments: &Arguments) -> Result<Picture> {
    let world = world::World::new(arguments.width as f32 / arguments.height as f32);
    let picture = with_ash::draw(arguments, &world)?;
    picture.compare(&with_wgpu::draw(arguments, &world)?)?;
    Ok(picture)
}
