//! Draws a landscape without a window: compute shaders raise and erode mountains, measure light and shade, and plant
//! trees; vertex and pixel shaders draw sky, ground, woods, a lake that reflects them, and lanterns.
//!
//! All shaders are HLSL files that were compiled to SPIR-V together with this program.

mod scene;
mod shaders;

use ash::vk;
use bytemuck::Zeroable;
use example_shared::arguments::{Arguments, Program};
use example_shared::gpu::{Blend, Drawing, Gpu, Image, Resource, Result, describe};
use example_shared::picture::Picture;
use example_shared::progress::progress;
use example_shared::{shader, slots};
use std::process::ExitCode;

const PROGRAM: Program = Program {
    name: "terrain",
    purpose: "Draws a landscape and writes it as a PNG.",
    expected: scene::EXPECTED,
    draw,
};

fn main() -> ExitCode {
    PROGRAM.main()
}

fn draw(arguments: &Arguments) -> Result<Picture> {
    let mut gpu = Gpu::open(arguments.validate)?;
    println!("device: {}{}", gpu.name, if gpu.validated { ", under the validation layers" } else { "" });
    let gpu = &mut gpu;

    // What the host writes: each buffer is a struct generated from the shader.
    let view_data = scene::view(arguments.width, arguments.height, arguments.samples);
    let ground_data = scene::ground();
    let lights_data = scene::lights();
    let view = Resource::Uniform(gpu.uniform(&view_data)?);
    let ground = Resource::Uniform(gpu.uniform(&ground_data)?);
    let lights = Resource::Uniform(gpu.uniform(&lights_data)?);

    let map = vk::Extent2D { width: scene::RESOLUTION, height: scene::RESOLUTION };
    let both = vk::ImageUsageFlags::STORAGE | vk::ImageUsageFlags::SAMPLED;
    let heights =
        [gpu.image(map, vk::Format::R32_SFLOAT, both)?, gpu.image(map, vk::Format::R32_SFLOAT, both)?];
    let surface = gpu.image(map, vk::Format::R32G32B32A32_SFLOAT, both)?;
    let sampler = Resource::Sampler(
        gpu.sampler(vk::Format::R32G32B32A32_SFLOAT, vk::SamplerAddressMode::CLAMP_TO_EDGE)?,
    );
    let trees = gpu.storage::<shaders::plant::Tree>(scene::MAX_TREES as usize)?;
    let measured = gpu.storage::<shaders::survey::Measured>(1)?;
    let mut nothing_yet = shaders::survey::Measured::zeroed();
    nothing_yet.lowest_bits = u32::MAX;
    gpu.write(measured, &[nothing_yet])?;

    let groups = [scene::RESOLUTION.div_ceil(8), scene::RESOLUTION.div_ceil(8), 1];
    make_ground(gpu, ground, heights, groups)?;

    let part = progress();
    part.at("surveying ...");
    let slots = slots![survey:
        GROUND => ground,
        LIGHTS => lights,
        HEIGHTS_BEFORE => Resource::Sampled(heights[0]),
        SURFACE_OUT => Resource::Written(surface),
        MEASURED => Resource::Storage(measured),
    ];
    describe("survey", shaders::survey::SPIRV.len(), &slots);
    let survey = gpu.compute_program(shader!(survey), &slots, 0)?;
    gpu.submit(|device, commands| survey.dispatch(device, commands, groups, None))?;
    part.done("surveyed");

    let part = progress();
    let slots = slots![plant:
        GROUND => ground,
        HEIGHTS_BEFORE => Resource::Sampled(heights[0]),
        MEASURED => Resource::Storage(measured),
        TREES_OUT => Resource::Storage(trees),
    ];
    describe("plant", shaders::plant::SPIRV.len(), &slots);
    let plant = gpu.compute_program(shader!(plant), &slots, 0)?;
    let plant_groups = [(scene::TREE_CELLS * scene::TREE_CELLS).div_ceil(64), 1, 1];
    gpu.submit(|device, commands| plant.dispatch(device, commands, plant_groups, None))?;
    part.done("planted");

    let found: Vec<shaders::survey::Measured> = gpu.read(measured)?;
    let found = found[0];
    let tree_count = found.tree_count.min(scene::MAX_TREES);
    println!(
        "ground from {:.0} m to {:.0} m, {:.1} % under water, {tree_count} trees",
        f32::from_bits(found.lowest_bits),
        f32::from_bits(found.highest_bits),
        100.0 * found.wet_cells as f32 / (scene::RESOLUTION * scene::RESOLUTION) as f32,
    );

    let extent = vk::Extent2D {
        width: arguments.width * arguments.samples,
        height: arguments.height * arguments.samples,
    };
    let target = gpu.target(extent)?;
    let sampled = Resource::Sampled;
    let heights = sampled(heights[0]);
    let surface = sampled(surface);

    let triangles = Drawing {
        topology: vk::PrimitiveTopology::TRIANGLE_LIST,
        blend: Blend::Replace,
        writes_depth: true,
        cull: false,
    };
    let strip = Drawing { topology: vk::PrimitiveTopology::TRIANGLE_STRIP, ..triangles };

    let mut slots =
        slots![ground_vertex: VIEW => view, GROUND => ground, HEIGHTS => heights, SMOOTH_SAMPLER => sampler];
    slots.extend(slots![ground_pixel:
        VIEW => view, GROUND => ground, LIGHTS => lights, SURFACE => surface, SMOOTH_SAMPLER => sampler]);
    describe("ground", shaders::ground_vertex::SPIRV.len() + shaders::ground_pixel::SPIRV.len(), &slots);
    let draw_ground =
        gpu.draw_program(shader!(ground_vertex), shader!(ground_pixel), &slots, &target, strip)?;

    let mut slots = slots![tree_vertex: VIEW => view, TREES => Resource::Storage(trees)];
    slots.extend(slots![tree_pixel:
        VIEW => view, GROUND => ground, LIGHTS => lights, SURFACE => surface, SMOOTH_SAMPLER => sampler]);
    describe("trees", shaders::tree_vertex::SPIRV.len() + shaders::tree_pixel::SPIRV.len(), &slots);
    let draw_trees =
        gpu.draw_program(shader!(tree_vertex), shader!(tree_pixel), &slots, &target, triangles)?;

    let mut slots = slots![sky_vertex: VIEW => view];
    slots.extend(slots![sky_pixel: VIEW => view, LIGHTS => lights]);
    describe("sky", shaders::sky_vertex::SPIRV.len() + shaders::sky_pixel::SPIRV.len(), &slots);
    let draw_sky = gpu.draw_program(
        shader!(sky_vertex),
        shader!(sky_pixel),
        &slots,
        &target,
        Drawing { writes_depth: false, ..triangles },
    )?;

    let mut slots = slots![water_vertex: VIEW => view, GROUND => ground];
    slots.extend(slots![water_pixel:
        VIEW => view, GROUND => ground, LIGHTS => lights, HEIGHTS => heights, SURFACE => surface, SMOOTH_SAMPLER => sampler]);
    describe("water", shaders::water_vertex::SPIRV.len() + shaders::water_pixel::SPIRV.len(), &slots);
    let draw_water = gpu.draw_program(
        shader!(water_vertex),
        shader!(water_pixel),
        &slots,
        &target,
        Drawing { blend: Blend::Over, ..strip },
    )?;

    let mut slots = slots![lamp_vertex: VIEW => view, LIGHTS => lights];
    slots.extend(slots![lamp_pixel: VIEW => view, LIGHTS => lights]);
    describe("lamps", shaders::lamp_vertex::SPIRV.len() + shaders::lamp_pixel::SPIRV.len(), &slots);
    let draw_lamps = gpu.draw_program(
        shader!(lamp_vertex),
        shader!(lamp_pixel),
        &slots,
        &target,
        Drawing { blend: Blend::Add, writes_depth: false, ..strip },
    )?;

    let pixels = gpu.storage::<u32>((arguments.width * arguments.height) as usize)?;
    let slots = slots![finish:
        VIEW => view,
        DRAWN => sampled(target.color),
        PIXELS_OUT => Resource::Storage(pixels),
    ];
    describe("finish", shaders::finish::SPIRV.len(), &slots);
    let finish = gpu.compute_program(shader!(finish), &slots, 0)?;

    let part = progress();
    part.at("drawing ...");
    gpu.submit(|device, commands| {
        target.begin(device, commands);
        draw_ground.draw(device, commands, 2 * (scene::MESH_CELLS + 1), scene::MESH_CELLS);
        draw_trees.draw(device, commands, 4 * 6 * 3, tree_count);
        draw_sky.draw(device, commands, 3, 1);
        draw_water.draw(device, commands, 4, 1);
        draw_lamps.draw(device, commands, 4, lights_data.lamp_count);
        target.end(device, commands);
        let groups = [arguments.width.div_ceil(8), arguments.height.div_ceil(8), 1];
        finish.dispatch(device, commands, groups, None);
    })?;
    part.done("drawn");

    let pixels: Vec<u32> = gpu.read(pixels)?;
    let bytes = pixels.iter().flat_map(|pixel| pixel.to_le_bytes()).collect();
    Ok(Picture { width: arguments.width, height: arguments.height, bytes })
}

/// Fills `heights[0]` with the eroded ground.
fn make_ground(gpu: &mut Gpu, ground: Resource, heights: [Image; 2], groups: [u32; 3]) -> Result<()> {
    let part = progress();
    part.at("raising mountains ...");
    let slots = slots![raise: GROUND => ground, HEIGHTS_AFTER => Resource::Written(heights[0])];
    describe("raise", shaders::raise::SPIRV.len(), &slots);
    let raise = gpu.compute_program(shader!(raise), &slots, 0)?;
    gpu.submit(|device, commands| raise.dispatch(device, commands, groups, None))?;
    part.done("raised");

    let part = progress();
    let mut erode = Vec::new();
    for turn in 0..2 {
        let slots = slots![erode:
            GROUND => ground,
            HEIGHTS_BEFORE => Resource::Sampled(heights[turn]),
            HEIGHTS_AFTER => Resource::Written(heights[1 - turn]),
        ];
        if turn == 0 {
            describe("erode", shaders::erode::SPIRV.len(), &slots);
        }
        let push_size = size_of::<shaders::erode::Step>();
        erode.push(gpu.compute_program(shader!(erode), &slots, push_size)?);
    }
    for number in 0..scene::EROSIONS {
        part.at(&format!("eroding: step {} of {}", number + 1, scene::EROSIONS));
        let step = scene::erosion(number);
        gpu.submit(|device, commands| {
            let bytes = bytemuck::bytes_of(&step);
            erode[number as usize % 2].dispatch(device, commands, groups, Some(bytes));
        })?;
    }
    part.done(&format!("eroded in {} steps", scene::EROSIONS));
    Ok(())
}
