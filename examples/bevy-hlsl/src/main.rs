//! Draws two flowers with a material of Bevy that is written in HLSL, and writes the picture as a PNG. No window.

mod scene;
#[cfg(test)]
mod tests;

use std::{path::Path, process::ExitCode};

use example_shared::{
    arguments::{Arguments, Program},
    gpu::Result,
    picture::{Expected, Picture},
};
use scene::{Scene, alike, expected, first_rings};

const PROGRAM: Program = Program {
    name: "bevy-hlsl",
    purpose: "Draws two flowers with a material of Bevy that is written in HLSL, and writes the picture as a PNG.",
    expected: Expected {
        brightness: [0.2, 0.4],
        variance: [0.01, 0.06],
        places: &[
            ("background", [0.5, 0.5], [0.15, 0.19, 0.15]),
            ("middle", [0.25, 0.5], [0.15, 0.19, 0.15]),
            ("inside", [0.31, 0.5], [0.95, 0.58, 0.35]),
            ("outside", [0.41, 0.5], [0.70, 0.42, 0.25]),
            ("light ring", [0.80, 0.5], [0.48, 0.67, 0.95]),
            ("dark ring", [0.834, 0.5], [0.25, 0.35, 0.51]),
        ],
    },
    draw,
};

fn main() -> ExitCode {
    PROGRAM.main()
}

fn assets() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/assets"))
}

fn draw(arguments: &Arguments) -> Result<Picture> {
    let size = [arguments.width, arguments.height];
    let expected = expected(size, first_rings);
    Scene::new(assets(), size).draw_until("both flowers", |_, picture| alike(picture, &expected))
}
