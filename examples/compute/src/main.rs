//! The Game of Life on the GPU, with every cell checked against a CPU version.

use example_shared::{
    gpu::{Gpu, Resource, Result, Slot},
    renderdoc::RenderDoc,
    shader,
};
use std::path::PathBuf;

mod shaders {
    hlsl_macros::include_hlsl!(
        "life.hlsl", cs_6_0, generation, constants: true,
        // In debug builds, for RenderDoc: docs/debugging.md.
        opt: auto, debug_info: auto
    );
}
use shaders::generation::{Life, WORKGROUP_SIZE, bindings, constants};

const SIZE: [u32; 2] = [256, 256];
const GENERATIONS: u32 = 64;

fn main() -> Result<()> {
    let start = seed();
    let mut expected = start.clone();
    for _ in 0..GENERATIONS {
        expected = next(&expected);
    }
    // RenderDoc has to be there before Vulkan is.
    let capture = std::env::var_os("COMPUTE_CAPTURE").map(PathBuf::from);
    let renderdoc = capture.is_some().then(RenderDoc::load).transpose()?;
    let mut gpu = Gpu::open(std::env::var("COMPUTE_VALIDATE").is_ok_and(|it| it != "0"))?;
    println!("{}: groups of {WORKGROUP_SIZE:?}, tiles of {}", gpu.name, constants::TILE);
    let found = match (renderdoc, capture) {
        (Some(renderdoc), Some(out)) => renderdoc.capture(&out, || on_gpu(&mut gpu, &start))??,
        _ => on_gpu(&mut gpu, &start)?,
    };
    let wrong = found.iter().zip(&expected).filter(|(found, expected)| found != expected).count();
    println!("{} cells live after {GENERATIONS} generations", found.iter().sum::<u32>());
    if wrong > 0 {
        return Err(format!("{wrong} cells differ from the CPU's").into());
    }
    println!("every cell is as on the CPU");
    if gpu.validated && Gpu::complaints() > 0 {
        return Err("the validation layers complained".into());
    }
    Ok(())
}

fn on_gpu(gpu: &mut Gpu, start: &[u32]) -> Result<Vec<u32>> {
    let buffers = [gpu.storage::<u32>(start.len())?, gpu.storage::<u32>(start.len())?];
    gpu.write(buffers[0], start)?;
    let mut step = |from: usize| {
        let slot = |binding: bindings::Binding, buffer: usize| Slot {
            name: binding.name,
            set: binding.set,
            binding: binding.binding,
            resource: Resource::Storage(buffers[buffer]),
        };
        let slots = [slot(bindings::BEFORE, from), slot(bindings::AFTER, 1 - from)];
        gpu.compute_program(shader!(generation), &slots, size_of::<Life>())
    };
    let steps = [step(0)?, step(1)?];
    let life = Life::new(SIZE);
    let groups = [SIZE[0].div_ceil(WORKGROUP_SIZE[0]), SIZE[1].div_ceil(WORKGROUP_SIZE[1]), 1];
    gpu.submit(|device, commands| {
        for generation in 0..GENERATIONS as usize {
            steps[generation % 2].dispatch(device, commands, groups, Some(bytemuck::bytes_of(&life)));
        }
    })?;
    gpu.read(buffers[GENERATIONS as usize % 2])
}

/// About a third of the cells, chosen by a small random number generator.
fn seed() -> Vec<u32> {
    let mut state = 0x2545_f491u32;
    let mut random = || {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        state
    };
    (0..SIZE[0] * SIZE[1]).map(|_| u32::from(random() % 3 == 0)).collect()
}

fn next(cells: &[u32]) -> Vec<u32> {
    let [width, height] = SIZE.map(|it| it as usize);
    let at = |x: usize, y: usize| cells[y % height * width + x % width];
    let lives = |index: usize| {
        let (x, y) = (index % width + width - 1, index / width + height - 1);
        let around: u32 = (0..9).map(|it| at(x + it % 3, y + it / 3)).sum();
        let this = at(x + 1, y + 1);
        u32::from(around - this == 3 || (this == 1 && around - this == 2))
    };
    (0..cells.len()).map(lives).collect()
}
