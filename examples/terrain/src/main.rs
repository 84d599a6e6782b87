//! Draws a landscape without a window: compute shaders raise and erode mountains, measure light and shade, and plant
//! trees; vertex and pixel shaders draw sky, ground, woods, a lake that reflects them, and lanterns.
//!
//! All shaders are HLSL files that were compiled to SPIR-V together with this program. Layouts, descriptors and stages are
//! generated for ash: a resource that is forgotten, or of the wrong kind, is an error of rustc.

mod scene;

use ash::vk;
use example_shared::arguments::{Arguments, Program};
use example_shared::gpu::{Blend, Drawing, Gpu, Result};
use example_shared::picture::Picture;
use example_shared::progress::progress;
use example_shared::{bound, computing, drawing, list};
use std::process::ExitCode;

mod shaders {
    hlsl_macros::include_hlsl! {
        pub mod land = "../shaders/ground.hlsl" { cs_6_0 raise, cs_6_0 erode, cs_6_0 survey, cs_6_0 plant }
        emit: [ash],
    }
    hlsl_macros::include_hlsl! {
        pub mod view = "../shaders/scene.hlsl" {
            vs_6_0 ground_vertex, ps_6_0 ground_pixel, vs_6_0 tree_vertex, ps_6_0 tree_pixel,
            vs_6_0 sky_vertex, ps_6_0 sky_pixel, vs_6_0 water_vertex, ps_6_0 water_pixel,
            vs_6_0 lamp_vertex, ps_6_0 lamp_pixel,
        }
        emit: [ash],
    }
    hlsl_macros::include_hlsl! { pub mod developed = "../shaders/finish.hlsl" { cs_6_0 finish } emit: [ash] }

    pub use {land::Ground, land::Step, view::Lights, view::View};
}
use shaders::{developed, land, view};

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
    let gpu = &mut Gpu::open(arguments.validate)?;
    println!("device: {}{}", gpu.name, if gpu.validated { ", under the validation layers" } else { "" });
    list!(land, view, developed);

    // What the host writes: each buffer is a struct generated from the shader.
    let lamp_count = scene::lights().lamp_count;
    let camera = gpu.uniform(&scene::view(arguments.width, arguments.height, arguments.samples))?.info();
    let ground = gpu.uniform(&scene::ground())?.info();
    let lights = gpu.uniform(&scene::lights())?.info();

    let map = vk::Extent2D { width: scene::RESOLUTION, height: scene::RESOLUTION };
    let both = vk::ImageUsageFlags::STORAGE | vk::ImageUsageFlags::SAMPLED;
    let heights = [
        gpu.image(map, vk::Format::R32_SFLOAT, both)?.info(),
        gpu.image(map, vk::Format::R32_SFLOAT, both)?.info(),
    ];
    let surface = gpu.image(map, vk::Format::R32G32B32A32_SFLOAT, both)?.info();
    let smooth = gpu.sampler(vk::Format::R32G32B32A32_SFLOAT, vk::SamplerAddressMode::CLAMP_TO_EDGE)?;
    let smooth = vk::DescriptorImageInfo::default().sampler(smooth);
    let trees = gpu.storage::<land::Tree>(scene::MAX_TREES as usize)?.info();
    let measured = gpu.storage::<land::Measured>(1)?;
    gpu.write(measured, &[land::Measured { lowest_bits: u32::MAX, ..land::Measured::ZERO }])?;

    // Each step of erosion reads one height map and writes the other.
    let turns = [0, 1].map(|turn| land::ash::Resources {
        Ground: ground,
        Lights: lights,
        heights_before: heights[turn],
        heights_after: heights[1 - turn],
        surface_out: surface,
        measured: measured.info(),
        trees_out: trees,
    });
    let (layout, sets) = bound!(gpu, land, turns);
    // Into the map that the first step of erosion reads.
    let raise = computing!(gpu, land::raise, layout, &sets[1]);
    let erode =
        [computing!(gpu, land::erode, layout, &sets[0]), computing!(gpu, land::erode, layout, &sets[1])];
    let survey = computing!(gpu, land::survey, layout, &sets[0]);
    let plant = computing!(gpu, land::plant, layout, &sets[0]);

    let groups = [scene::RESOLUTION.div_ceil(8), scene::RESOLUTION.div_ceil(8), 1];
    let part = progress();
    part.at("raising mountains ...");
    gpu.submit(|device, commands| raise.dispatch(device, commands, groups, None))?;
    for number in 0..scene::EROSIONS {
        part.at(&format!("eroding: step {} of {}", number + 1, scene::EROSIONS));
        let step = scene::erosion(number);
        let bytes = Some(bytemuck::bytes_of(&step));
        gpu.submit(|device, commands| erode[number as usize % 2].dispatch(device, commands, groups, bytes))?;
    }
    part.done(&format!("raised, and eroded in {} steps", scene::EROSIONS));
    let part = progress();
    part.at("surveying ...");
    let plant_groups = [(scene::TREE_CELLS * scene::TREE_CELLS).div_ceil(64), 1, 1];
    gpu.submit(|device, commands| {
        survey.dispatch(device, commands, groups, None);
        plant.dispatch(device, commands, plant_groups, None);
    })?;
    part.done("surveyed and planted");

    let found = gpu.read::<land::Measured>(measured)?[0];
    let tree_count = found.tree_count.min(scene::MAX_TREES);
    println!(
        "ground from {:.0} m to {:.0} m, {:.1} % under water, {tree_count} trees",
        f32::from_bits(found.lowest_bits),
        f32::from_bits(found.highest_bits),
        100.0 * found.wet_cells as f32 / (scene::RESOLUTION * scene::RESOLUTION) as f32,
    );

    let (width, height) = (arguments.width, arguments.height);
    let extent = vk::Extent2D { width: width * arguments.samples, height: height * arguments.samples };
    let target = gpu.target(extent)?;
    let pixels = gpu.storage::<u32>((width * height) as usize)?;
    let seen = view::ash::Resources {
        View: camera,
        Ground: ground,
        Lights: lights,
        heights: heights[0],
        surface,
        smooth_sampler: smooth,
        trees,
    };
    let output =
        developed::ash::Resources { View: camera, drawn: target.color.info(), pixels_out: pixels.info() };
    let list = Drawing::default();
    let strip = Drawing { topology: vk::PrimitiveTopology::TRIANGLE_STRIP, ..list };
    let (layout, sets) = bound!(gpu, view, [seen]);
    let draw_ground = drawing!(gpu, view::{ground_vertex, ground_pixel}, layout, &sets[0], &target, strip);
    let draw_trees = drawing!(gpu, view::{tree_vertex, tree_pixel}, layout, &sets[0], &target, list);
    let behind = Drawing { writes_depth: false, ..list };
    let draw_sky = drawing!(gpu, view::{sky_vertex, sky_pixel}, layout, &sets[0], &target, behind);
    let over = Drawing { blend: Blend::Over, ..strip };
    let draw_water = drawing!(gpu, view::{water_vertex, water_pixel}, layout, &sets[0], &target, over);
    let light = Drawing { blend: Blend::Add, writes_depth: false, ..strip };
    let draw_lamps = drawing!(gpu, view::{lamp_vertex, lamp_pixel}, layout, &sets[0], &target, light);
    let (layout, sets) = bound!(gpu, developed, [output]);
    let finish = computing!(gpu, developed::finish, layout, &sets[0]);

    let part = progress();
    part.at("drawing ...");
    gpu.submit(|device, commands| {
        target.begin(device, commands);
        draw_ground.draw(device, commands, 2 * (scene::MESH_CELLS + 1), scene::MESH_CELLS);
        draw_trees.draw(device, commands, 4 * 6 * 3, tree_count);
        draw_sky.draw(device, commands, 3, 1);
        draw_water.draw(device, commands, 4, 1);
        draw_lamps.draw(device, commands, 4, lamp_count);
        target.end(device, commands);
        finish.dispatch(device, commands, [width.div_ceil(8), height.div_ceil(8), 1], None);
    })?;
    part.done("drawn");

    let pixels: Vec<u32> = gpu.read(pixels)?;
    let bytes = pixels.iter().flat_map(|pixel| pixel.to_le_bytes()).collect();
    Ok(Picture { width, height, bytes })
}
