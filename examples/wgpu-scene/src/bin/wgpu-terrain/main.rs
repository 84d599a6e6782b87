//! Draws the landscape of `examples/terrain` through wgpu, with the same shaders: from what `target: wgpu` makes of
//! them, and with `WEB=1` from what browsers get. No window.
//!
//! Nothing in the shaders is for wgpu. The structs, the numbers of bindings and the stages that use them are the generated
//! ones; where the two forms differ, in the push constants of `erode`, the generated modules do so, too.

mod gpu;
#[path = "../../../../terrain/src/scene.rs"]
mod scene;
mod shaders;

use bytemuck::Zeroable;
use example_shared::arguments::{Arguments, Program};
use example_shared::gpu::{Blend, Result};
use example_shared::picture::Picture;
use example_shared::progress::progress;
use gpu::{Drawing, Form, Gpu, Resource};
use std::process::ExitCode;
use wgpu::{PrimitiveTopology, TextureFormat, TextureUsages};

const PROGRAM: Program = Program {
    name: "wgpu-terrain",
    purpose: "Draws a landscape through wgpu, as for wgpu or (WEB=1) for browsers, and writes it as a PNG.",
    expected: scene::EXPECTED,
    draw: |arguments| pollster::block_on(draw(arguments)),
};

fn main() -> ExitCode {
    PROGRAM.main()
}

async fn draw(arguments: &Arguments) -> Result<Picture> {
    let form = match std::env::var("WEB").is_ok_and(|it| it != "0") {
        true => Form::Web,
        false => Form::Native,
    };
    // Browsers have no push constants, so their modules have no such range.
    let immediates = match form {
        Form::Native => shaders::native::erode::PUSH_CONSTANTS.size,
        Form::Web => 0,
    };
    let gpu = &Gpu::open(arguments.validate, immediates).await?;
    println!("device: {}, {form:?}", gpu.name);

    let lights_data = scene::lights();
    let view = &gpu.uniform(&scene::view(arguments.width, arguments.height, arguments.samples));
    let ground = &gpu.uniform(&scene::ground());
    let lights = &gpu.uniform(&lights_data);
    let (view, ground, lights) =
        (Resource::Uniform(view), Resource::Uniform(ground), Resource::Uniform(lights));

    let map = [scene::RESOLUTION; 2];
    let both = TextureUsages::STORAGE_BINDING | TextureUsages::TEXTURE_BINDING;
    let maps = [0, 1].map(|_| gpu.texture(map, TextureFormat::R32Float, both));
    let surface = &gpu.texture(map, TextureFormat::Rgba32Float, both);
    let sampler = gpu.device.create_sampler(&wgpu::SamplerDescriptor {
        mag_filter: wgpu::FilterMode::Linear,
        min_filter: wgpu::FilterMode::Linear,
        ..Default::default()
    });
    let sampler = Resource::Sampler(&sampler);
    let trees = &gpu.storage::<shaders::plant::Tree>(scene::MAX_TREES);
    let measured = &gpu.storage::<shaders::survey::Measured>(1);
    let mut nothing_yet = shaders::survey::Measured::zeroed();
    nothing_yet.lowest_bits = u32::MAX;
    gpu.queue.write_buffer(measured, 0, bytemuck::bytes_of(&nothing_yet));

    let part = progress();
    let groups = [scene::RESOLUTION.div_ceil(8), scene::RESOLUTION.div_ceil(8), 1];
    make_ground(gpu, form, ground, &maps, groups);

    let slots = slots![form, survey:
        GROUND => ground,
        LIGHTS => lights,
        HEIGHTS_BEFORE => Resource::Sampled(&maps[0]),
        SURFACE_OUT => Resource::Stored(surface),
        MEASURED => Resource::Written(measured),
    ];
    let survey = gpu.compute_program(shader!(form, survey), &slots, 0);
    let slots = slots![form, plant:
        GROUND => ground,
        HEIGHTS_BEFORE => Resource::Sampled(&maps[0]),
        MEASURED => Resource::Written(measured),
        TREES_OUT => Resource::Written(trees),
    ];
    let plant = gpu.compute_program(shader!(form, plant), &slots, 0);
    gpu.submit(|commands| {
        survey.dispatch(commands, groups, None);
        let groups = [(scene::TREE_CELLS * scene::TREE_CELLS).div_ceil(64), 1, 1];
        plant.dispatch(commands, groups, None);
    });
    let found = gpu.read::<shaders::survey::Measured>(measured)?[0];
    part.done("made the ground");
    let tree_count = found.tree_count.min(scene::MAX_TREES);
    println!(
        "ground from {:.0} m to {:.0} m, {:.1} % under water, {tree_count} trees",
        f32::from_bits(found.lowest_bits),
        f32::from_bits(found.highest_bits),
        100.0 * found.wet_cells as f32 / (scene::RESOLUTION * scene::RESOLUTION) as f32,
    );

    let extent = [arguments.width * arguments.samples, arguments.height * arguments.samples];
    let usage = TextureUsages::RENDER_ATTACHMENT | TextureUsages::TEXTURE_BINDING;
    let color = gpu.texture(extent, gpu::COLOR, usage);
    let depth = gpu.texture(extent, gpu::DEPTH, TextureUsages::RENDER_ATTACHMENT);
    let heights = Resource::Sampled(&maps[0]);
    let surface = Resource::Sampled(surface);

    let triangles =
        Drawing { topology: PrimitiveTopology::TriangleList, blend: Blend::Replace, writes_depth: true };
    let strip = Drawing { topology: PrimitiveTopology::TriangleStrip, ..triangles };

    let mut slots = slots![form, ground_vertex: VIEW => view, GROUND => ground, HEIGHTS => heights, SMOOTH_SAMPLER => sampler];
    slots.extend(slots![form, ground_pixel:
        VIEW => view, GROUND => ground, LIGHTS => lights, SURFACE => surface, SMOOTH_SAMPLER => sampler]);
    let draw_ground =
        gpu.draw_program(shader!(form, ground_vertex), shader!(form, ground_pixel), &slots, strip);

    let mut slots = slots![form, tree_vertex: VIEW => view, TREES => Resource::Read(trees)];
    slots.extend(slots![form, tree_pixel:
        VIEW => view, GROUND => ground, LIGHTS => lights, SURFACE => surface, SMOOTH_SAMPLER => sampler]);
    let draw_trees =
        gpu.draw_program(shader!(form, tree_vertex), shader!(form, tree_pixel), &slots, triangles);

    let mut slots = slots![form, sky_vertex: VIEW => view];
    slots.extend(slots![form, sky_pixel: VIEW => view, LIGHTS => lights]);
    let behind = Drawing { writes_depth: false, ..triangles };
    let draw_sky = gpu.draw_program(shader!(form, sky_vertex), shader!(form, sky_pixel), &slots, behind);

    let mut slots = slots![form, water_vertex: VIEW => view, GROUND => ground];
    slots.extend(slots![form, water_pixel:
        VIEW => view, GROUND => ground, LIGHTS => lights, HEIGHTS => heights, SURFACE => surface, SMOOTH_SAMPLER => sampler]);
    let over = Drawing { blend: Blend::Over, ..strip };
    let draw_water = gpu.draw_program(shader!(form, water_vertex), shader!(form, water_pixel), &slots, over);

    let mut slots = slots![form, lamp_vertex: VIEW => view, LIGHTS => lights];
    slots.extend(slots![form, lamp_pixel: VIEW => view, LIGHTS => lights]);
    let glow = Drawing { blend: Blend::Add, writes_depth: false, ..strip };
    let draw_lamps = gpu.draw_program(shader!(form, lamp_vertex), shader!(form, lamp_pixel), &slots, glow);

    let pixels = &gpu.storage::<u32>(arguments.width * arguments.height);
    let slots = slots![form, finish:
        VIEW => view,
        DRAWN => Resource::Sampled(&color),
        PIXELS_OUT => Resource::Written(pixels),
    ];
    let finish = gpu.compute_program(shader!(form, finish), &slots, 0);

    let part = progress();
    let views = [&color, &depth].map(|it| it.create_view(&Default::default()));
    gpu.submit(|commands| {
        let mut pass = commands.begin_render_pass(&wgpu::RenderPassDescriptor {
            color_attachments: &[Some(wgpu::RenderPassColorAttachment {
                view: &views[0],
                depth_slice: None,
                resolve_target: None,
                ops: wgpu::Operations::default(),
            })],
            depth_stencil_attachment: Some(wgpu::RenderPassDepthStencilAttachment {
                view: &views[1],
                depth_ops: Some(wgpu::Operations {
                    load: wgpu::LoadOp::Clear(1.0),
                    store: wgpu::StoreOp::Discard,
                }),
                stencil_ops: None,
            }),
            ..Default::default()
        });
        draw_ground.draw(&mut pass, 2 * (scene::MESH_CELLS + 1), scene::MESH_CELLS);
        draw_trees.draw(&mut pass, 4 * 6 * 3, tree_count);
        draw_sky.draw(&mut pass, 3, 1);
        draw_water.draw(&mut pass, 4, 1);
        draw_lamps.draw(&mut pass, 4, lights_data.lamp_count);
        drop(pass);
        finish.dispatch(commands, [arguments.width.div_ceil(8), arguments.height.div_ceil(8), 1], None);
    });
    let bytes = gpu.read::<u32>(pixels)?.iter().flat_map(|it| it.to_le_bytes()).collect();
    part.done("drawn");
    Ok(Picture { width: arguments.width, height: arguments.height, bytes })
}

/// Fills the first of `maps` with the eroded ground.
fn make_ground(gpu: &Gpu, form: Form, ground: Resource<'_>, maps: &[wgpu::Texture; 2], groups: [u32; 3]) {
    let slots = slots![form, raise: GROUND => ground, HEIGHTS_AFTER => Resource::Stored(&maps[0])];
    let raise = gpu.compute_program(shader!(form, raise), &slots, 0);
    gpu.submit(|commands| raise.dispatch(commands, groups, None));

    // Where there are no push constants, they are a uniform buffer at a binding of its own.
    let uniforms = gpu.uniform(&shaders::web::erode::Step::default());
    let erode = [0, 1].map(|turn| {
        let mut slots = slots![form, erode:
            GROUND => ground,
            HEIGHTS_BEFORE => Resource::Sampled(&maps[turn]),
            HEIGHTS_AFTER => Resource::Stored(&maps[1 - turn]),
        ];
        let size = match form {
            Form::Native => shaders::native::erode::PUSH_CONSTANTS.size,
            Form::Web => {
                let place = shaders::web::erode::bindings::STEP_CONSTANTS;
                slots.push(gpu::Slot {
                    group: place.set,
                    binding: place.binding,
                    stages: gpu::stages(place.stages),
                    resource: Resource::Uniform(&uniforms),
                });
                0
            }
        };
        gpu.compute_program(shader!(form, erode), &slots, size)
    });
    for number in 0..scene::EROSIONS {
        let step = scene::erosion(number);
        let erode = &erode[number as usize % 2];
        match form {
            Form::Native => {
                gpu.submit(|commands| erode.dispatch(commands, groups, Some(bytemuck::bytes_of(&step))));
            }
            Form::Web => {
                let step = shaders::web::erode::Step::new(step.number, step.strength);
                gpu.queue.write_buffer(&uniforms, 0, bytemuck::bytes_of(&step));
                gpu.submit(|commands| erode.dispatch(commands, groups, None));
            }
        }
    }
}
