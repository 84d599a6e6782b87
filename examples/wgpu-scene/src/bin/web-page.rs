//! Writes a web page that draws the picture of `wgpu-scene` in a browser: one file that needs no server.
//!
//!     cargo run -p wgpu-scene --bin web-page -- [--size WIDTHxHEIGHT] [--samples N] FILE
//!
//! The page gets what wgpu gets: the WGSL, the numbers of the generated bindings, and the bytes of the generated struct.
//! `scripts/browser` takes a picture of it in Chromium.

#[path = "../scene.rs"]
mod scene;

use example_shared::gpu::Result;
use std::process::ExitCode;

hlsl_macros::include_hlsl! {
    pub mod drops = "../../shaders/drops.hlsl" { vs_6_0 corners, ps_6_0 drawn }
    output: wgsl,
}

const PAGE: &str = include_str!("../../page.html");

fn main() -> ExitCode {
    match write() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("web-page: {error}");
            ExitCode::FAILURE
        }
    }
}

fn write() -> Result<()> {
    let (mut size, mut samples, mut file) = ([1280, 720], 2, None);
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let mut value = || arguments.next().ok_or(format!("{argument} needs a value"));
        match argument.as_str() {
            "--size" => {
                let text = value()?;
                let (width, height) = text.split_once('x').ok_or("a size is such as 1280x720")?;
                size = [width.parse()?, height.parse()?];
            }
            "--samples" => samples = value()?.parse()?,
            _ => file = Some(argument),
        }
    }
    let file = file.ok_or("usage: web-page [--size WIDTHxHEIGHT] [--samples N] FILE")?;
    std::fs::write(&file, PAGE.replace("/*DATA*/", &data(size, samples)))?;
    println!("wrote {file}");
    Ok(())
}

/// A literal of JavaScript. What Rust shows of text is one as well, as WGSL has only ASCII.
fn data([width, height]: [u32; 2], samples: u32) -> String {
    let place = drops::bindings::SCENE;
    let scene = scene::scene([width, height], samples);
    format!(
        "{{\n    size: [{width}, {height}],\n    vertex: {{ entryPoint: {:?}, code: {:?} }},\n    \
         pixel: {{ entryPoint: {:?}, code: {:?} }},\n    \
         scene: {{ group: {}, binding: {}, stages: {}, bytes: {:?} }},\n}}",
        drops::corners::ENTRY_POINT,
        drops::corners::WGSL,
        drops::drawn::ENTRY_POINT,
        drops::drawn::WGSL,
        place.set,
        place.binding,
        visibility(place.stages),
        bytemuck::bytes_of(&scene),
    )
}

/// `GPUShaderStage` of the stages of a generated binding, which are those of `VkShaderStageFlags`.
fn visibility(stages: u32) -> u32 {
    [(0x01, 1), (0x10, 2), (0x20, 4)].iter().filter(|it| stages & it.0 != 0).map(|it| it.1).sum()
}
