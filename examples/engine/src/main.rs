//! Draws the sea under clouds without a window: compute shaders tabulate the atmosphere, march through clouds, and
//! transform a spectrum into waves; vertex and pixel shaders draw sky, water and text; compute shaders add bloom, find
//! the exposure and develop the picture.
//!
//! The other shaders in the folder are more of what a game engine has; the tests compile them.

mod scene;
mod shaders;

use ash::vk;
use bytemuck::Zeroable;
use example_shared::arguments::{Arguments, Program};
use example_shared::gpu::{
    self, Blend, Drawing, Gpu, Image, Program as GpuProgram, Resource, Result, Slot, Target, describe,
};
use example_shared::picture::{Expected, Picture};
use example_shared::progress::progress;
use example_shared::{bound, list, shader, slots};
use shaders::bloom::{self, Permutation, Step};
use std::process::ExitCode;

const PROGRAM: Program = Program {
    name: "engine",
    purpose: "Draws the sea under clouds and writes it as a PNG.",
    expected: Expected {
        brightness: [0.46, 0.55],
        variance: [0.040, 0.062],
        places: &[
            ("sun", [0.360, 0.450], [1.00, 0.98, 0.95]),
            ("sky by the sun", [0.42, 0.40], [0.92, 0.83, 0.72]),
            ("high sky", [0.80, 0.10], [0.33, 0.39, 0.47]),
            ("horizon", [0.45, 0.555], [0.98, 0.91, 0.74]),
            ("cloud in shade", [0.74, 0.44], [0.54, 0.52, 0.46]),
            ("lit cloud", [0.30, 0.25], [0.96, 0.90, 0.80]),
            ("water in the sun", [0.36, 0.64], [0.86, 0.77, 0.64]),
            ("dark water", [0.90, 0.90], [0.20, 0.24, 0.22]),
            ("far water", [0.75, 0.61], [0.29, 0.31, 0.29]),
            ("title", [0.0425, 0.118], [0.60, 0.61, 0.63]),
        ],
    },
    draw,
};

const TABLE_FORMAT: vk::Format = vk::Format::R16G16B16A16_SFLOAT;
const BLOOM_STEPS: usize = 6;

fn main() -> ExitCode {
    PROGRAM.main()
}

/// What every shader may read.
struct Frame {
    constants: Resource,
    smooth: Resource,
    repeat: Resource,
}

struct Air {
    transmittance: Image,
    dome: Image,
    clouds: Image,
    mirrored_clouds: Image,
}

struct Waves {
    displacement: Image,
    slope: Image,
}

fn draw(arguments: &Arguments) -> Result<Picture> {
    let mut gpu = Gpu::open(arguments.validate)?;
    println!("device: {}{}", gpu.name, if gpu.validated { ", under the validation layers" } else { "" });
    let gpu = &mut gpu;

    let constants = gpu.uniform(&scene::frame(arguments.width, arguments.height, arguments.samples))?;
    let smooth = gpu.sampler(TABLE_FORMAT, vk::SamplerAddressMode::CLAMP_TO_EDGE)?;
    let frame = Frame {
        constants: Resource::Uniform(constants),
        smooth: Resource::Sampler(smooth),
        repeat: Resource::Sampler(gpu.sampler(TABLE_FORMAT, vk::SamplerAddressMode::REPEAT)?),
    };
    let air = make_air(gpu, &frame, [arguments.width, arguments.height])?;
    let waves = make_waves(gpu, &frame)?;
    let target = draw_scene(gpu, &frame, &air, &waves, arguments)?;
    let glow = make_bloom(gpu, smooth, target.color)?;
    let bytes = develop(gpu, &frame, target.color, glow, arguments)?;
    Ok(Picture { width: arguments.width, height: arguments.height, bytes })
}

fn groups(size: [u32; 2]) -> [u32; 3] {
    [size[0].div_ceil(8), size[1].div_ceil(8), 1]
}

fn table(gpu: &mut Gpu, [width, height]: [u32; 2]) -> Result<Image> {
    let both = vk::ImageUsageFlags::STORAGE | vk::ImageUsageFlags::SAMPLED;
    gpu.image(vk::Extent2D { width, height }, TABLE_FORMAT, both)
}

/// Runs a program once over an image of the given size.
fn run(
    gpu: &mut Gpu,
    name: &str,
    shader: gpu::Shader,
    slots: &[Slot],
    groups: [u32; 3],
    push: Option<&[u8]>,
) -> Result<()> {
    let part = progress();
    part.at(&format!("{name} ..."));
    describe(name, shader.words.len(), slots);
    let program = gpu.compute_program(shader, slots, push.map_or(0, <[u8]>::len))?;
    gpu.submit(|device, commands| program.dispatch(device, commands, groups, push))?;
    part.done(name);
    Ok(())
}

fn make_air(gpu: &mut Gpu, frame: &Frame, size: [u32; 2]) -> Result<Air> {
    let (sampled, written) = (Resource::Sampled, Resource::Written);
    let transmittance = table(gpu, scene::TRANSMITTANCE_SIZE)?;
    let scattered = table(gpu, scene::SCATTER_SIZE)?;
    let dome = table(gpu, scene::DOME_SIZE)?;
    let clouds = table(gpu, size)?;
    let mirrored_clouds = table(gpu, scene::DOME_SIZE)?;

    let slots = slots![fill_transmittance: TABLE_OUT => written(transmittance)];
    run(gpu, "air", shader!(fill_transmittance), &slots, groups(scene::TRANSMITTANCE_SIZE), None)?;
    let slots = slots![scatter_again:
        SMOOTH_SAMPLER => frame.smooth,
        TRANSMITTANCE_TABLE => sampled(transmittance),
        TABLE_OUT => written(scattered),
    ];
    run(gpu, "scattering", shader!(scatter_again), &slots, groups(scene::SCATTER_SIZE), None)?;
    let slots = slots![fill_dome:
        FRAME => frame.constants,
        SMOOTH_SAMPLER => frame.smooth,
        TRANSMITTANCE_TABLE => sampled(transmittance),
        SCATTER_TABLE => sampled(scattered),
        TABLE_OUT => written(dome),
    ];
    run(gpu, "dome", shader!(fill_dome), &slots, groups(scene::DOME_SIZE), None)?;

    for (image, size, around) in [(clouds, size, 0), (mirrored_clouds, scene::DOME_SIZE, 1)] {
        let mut pass = shaders::march_clouds::CloudPass::zeroed();
        pass.size = size;
        pass.around = around;
        let slots = slots![march_clouds:
            FRAME => frame.constants,
            SMOOTH_SAMPLER => frame.smooth,
            TRANSMITTANCE_TABLE => sampled(transmittance),
            DOME => sampled(dome),
            TABLE_OUT => written(image),
        ];
        let name = if around == 0 { "clouds" } else { "mirrored clouds" };
        run(gpu, name, shader!(march_clouds), &slots, groups(size), Some(bytemuck::bytes_of(&pass)))?;
    }
    Ok(Air { transmittance, dome, clouds, mirrored_clouds })
}

fn make_waves(gpu: &mut Gpu, frame: &Frame) -> Result<Waves> {
    let extent = vk::Extent2D { width: scene::WAVE_COUNT, height: scene::WAVE_COUNT };
    let both = vk::ImageUsageFlags::STORAGE | vk::ImageUsageFlags::SAMPLED;
    let displacement = gpu.image_array(extent, scene::CASCADES, TABLE_FORMAT, both)?;
    let slope = gpu.image_array(extent, scene::CASCADES, TABLE_FORMAT, both)?;
    let count = (scene::WAVE_COUNT * scene::WAVE_COUNT * scene::CASCADES) as usize;
    let spectrum = Resource::Storage(gpu.storage::<[f32; 4]>(count)?);
    let heights = Resource::Storage(gpu.storage::<[f32; 4]>(count)?);
    let slopes = Resource::Storage(gpu.storage::<[f32; 4]>(count)?);
    let wind = Resource::Uniform(gpu.uniform(&scene::wind())?);

    let squares = [scene::WAVE_COUNT / 8, scene::WAVE_COUNT / 8, scene::CASCADES];
    let lines = [scene::WAVE_COUNT, scene::CASCADES, 1];
    let slots = slots![seed_spectrum: WIND => wind, SPECTRUM => spectrum];
    run(gpu, "spectrum", shader!(seed_spectrum), &slots, squares, None)?;
    let slots = slots![advance_spectrum:
        FRAME => frame.constants, WIND => wind, SPECTRUM => spectrum, HEIGHTS => heights, SLOPES => slopes];
    run(gpu, "waves at this time", shader!(advance_spectrum), &slots, squares, None)?;
    let slots = slots![transform_rows: HEIGHTS => heights, SLOPES => slopes];
    run(gpu, "transform of rows", shader!(transform_rows), &slots, lines, None)?;
    let slots = slots![transform_columns: HEIGHTS => heights, SLOPES => slopes];
    run(gpu, "transform of columns", shader!(transform_columns), &slots, lines, None)?;
    let slots = slots![finish_waves:
        HEIGHTS => heights,
        SLOPES => slopes,
        DISPLACEMENT_OUT => Resource::Written(displacement),
        SLOPE_OUT => Resource::Written(slope),
    ];
    run(gpu, "surface", shader!(finish_waves), &slots, squares, None)?;
    Ok(Waves { displacement, slope })
}

fn draw_scene(
    gpu: &mut Gpu,
    frame: &Frame,
    air: &Air,
    waves: &Waves,
    arguments: &Arguments,
) -> Result<Target> {
    let sampled = Resource::Sampled;
    let target = gpu.target(vk::Extent2D {
        width: arguments.width * arguments.samples,
        height: arguments.height * arguments.samples,
    })?;
    let triangles = Drawing {
        topology: vk::PrimitiveTopology::TRIANGLE_LIST,
        blend: Blend::Replace,
        writes_depth: true,
        cull: false,
    };
    let strip = Drawing { topology: vk::PrimitiveTopology::TRIANGLE_STRIP, ..triangles };

    let slots = slots![sky_pixel:
        FRAME => frame.constants,
        SMOOTH_SAMPLER => frame.smooth,
        TRANSMITTANCE_TABLE => sampled(air.transmittance),
        DOME => sampled(air.dome),
        CLOUDS => sampled(air.clouds),
    ];
    describe("sky", shaders::sky_vertex::SPIRV.len() + shaders::sky_pixel::SPIRV.len(), &slots);
    let far = Drawing { writes_depth: false, ..triangles };
    let draw_sky = gpu.draw_program(shader!(sky_vertex), shader!(sky_pixel), &slots, &target, far)?;

    let mut slots = slots![ocean_vertex:
        FRAME => frame.constants, REPEAT_SAMPLER => frame.repeat, DISPLACEMENT_MAP => sampled(waves.displacement)];
    slots.extend(slots![ocean_pixel:
        SMOOTH_SAMPLER => frame.smooth,
        WIND => Resource::Uniform(gpu.uniform(&scene::wind())?),
        SLOPE_MAP => sampled(waves.slope),
        DOME => sampled(air.dome),
        MIRRORED_CLOUDS => sampled(air.mirrored_clouds),
        TRANSMITTANCE_TABLE => sampled(air.transmittance),
    ]);
    describe("sea", shaders::ocean_vertex::SPIRV.len() + shaders::ocean_pixel::SPIRV.len(), &slots);
    let draw_sea = gpu.draw_program(shader!(ocean_vertex), shader!(ocean_pixel), &slots, &target, strip)?;

    let text = scene::text();
    let glyphs = gpu.storage::<shaders::text_vertex::Glyph>(text.len())?;
    gpu.write(glyphs, &text)?;
    let slots = slots![text_vertex: FRAME => frame.constants, GLYPHS => Resource::Storage(glyphs)];
    describe("text", shaders::text_vertex::SPIRV.len() + shaders::text_pixel::SPIRV.len(), &slots);
    let over = Drawing { blend: Blend::Over, writes_depth: false, ..strip };
    let draw_text = gpu.draw_program(shader!(text_vertex), shader!(text_pixel), &slots, &target, over)?;

    let part = progress();
    part.at("drawing ...");
    gpu.submit(|device, commands| {
        target.begin(device, commands);
        draw_sea.draw(device, commands, 2 * (scene::MESH_COLUMNS + 1), scene::MESH_ROWS);
        draw_sky.draw(device, commands, 3, 1);
        draw_text.draw(device, commands, 4, text.len() as u32);
        target.end(device, commands);
    })?;
    part.done("drawn");
    Ok(target)
}

/// Smaller and smaller pictures, then their sum on the way back up.
fn make_bloom(gpu: &mut Gpu, smooth: vk::Sampler, drawn: Image) -> Result<Image> {
    let size_of = |image: Image| [image.extent.width, image.extent.height];
    let smooth_sampler = vk::DescriptorImageInfo::default().sampler(smooth);
    let resources = |larger: Image, smaller: Image, out: Image| bloom::ash::Resources {
        smooth_sampler,
        larger: larger.info(),
        smaller: smaller.info(),
        bloom_out: out.info(),
    };
    let mut chain = vec![drawn];
    let mut bindings = Vec::new();
    for step in 0..BLOOM_STEPS {
        let larger = chain[step];
        let smaller = table(gpu, size_of(larger).map(|it| (it / 2).max(1)))?;
        // What is read is not written: on the way down, nothing reads the second one.
        bindings.push(resources(larger, larger, smaller));
        chain.push(smaller);
    }
    let mut sum = chain[BLOOM_STEPS];
    let mut sums = Vec::new();
    for step in (1..BLOOM_STEPS).rev() {
        let out = table(gpu, size_of(chain[step]))?;
        bindings.push(resources(chain[step], sum, out));
        sums.push(out);
        sum = out;
    }
    list!(bloom);
    let (layout, sets) = bound!(gpu, bloom, bindings);
    let (down, up) = sets.split_at(BLOOM_STEPS);

    let mut pipelines = Pipelines::default();
    for (step, sets) in down.iter().enumerate() {
        let chosen = Permutation { step: if step == 0 { Step::First } else { Step::Later } };
        let program = GpuProgram::computing(pipelines.get(gpu, layout, chosen)?, layout, sets);
        let mut push = bloom::BloomStep::zeroed();
        push.size = size_of(chain[step + 1]);
        let bytes = Some(bytemuck::bytes_of(&push));
        gpu.submit(|device, commands| program.dispatch(device, commands, groups(push.size), bytes))?;
    }
    // Of the other shader, all permutations are the same.
    // SAFETY: the device is valid and created the layout.
    let pipeline = unsafe { bloom::up::ash::create_pipeline(&gpu.device, layout, Permutation::default())? };
    gpu.keep_pipeline(pipeline);
    for (sets, out) in up.iter().zip(&sums) {
        let program = GpuProgram::computing(pipeline, layout, sets);
        let mut push = bloom::BloomStep::zeroed();
        push.size = size_of(*out);
        push.spread = 0.62;
        let bytes = Some(bytemuck::bytes_of(&push));
        gpu.submit(|device, commands| program.dispatch(device, commands, groups(push.size), bytes))?;
    }
    Ok(sum)
}

/// A pipeline for each module of `bloom::down`, created when the first permutation that has it is used.
#[derive(Default)]
struct Pipelines([Option<vk::Pipeline>; bloom::down::MODULES.len()]);

impl Pipelines {
    fn get(
        &mut self,
        gpu: &mut Gpu,
        layout: vk::PipelineLayout,
        permutation: Permutation,
    ) -> Result<vk::Pipeline> {
        let known = &mut self.0[bloom::down::module_index(permutation)];
        if let Some(pipeline) = *known {
            return Ok(pipeline);
        }
        // SAFETY: the device is valid and created the layout.
        let made = unsafe { bloom::down::ash::create_pipeline(&gpu.device, layout, permutation)? };
        println!("bloom: created the pipeline for {permutation:?}");
        gpu.keep_pipeline(made);
        *known = Some(made);
        Ok(made)
    }
}

fn develop(
    gpu: &mut Gpu,
    frame: &Frame,
    drawn: Image,
    glow: Image,
    arguments: &Arguments,
) -> Result<Vec<u8>> {
    let histogram_buffer = gpu.storage::<u32>(256)?;
    gpu.write(histogram_buffer, &[0_u32; 256])?;
    let histogram = Resource::Storage(histogram_buffer);
    let adapted_buffer = gpu.storage::<f32>(1)?;
    let adapted = Resource::Storage(adapted_buffer);
    let pixels = gpu.storage::<u32>((arguments.width * arguments.height) as usize)?;

    let slots =
        slots![measure: FRAME => frame.constants, DRAWN => Resource::Sampled(drawn), HISTOGRAM => histogram];
    let squares = [drawn.extent.width.div_ceil(16), drawn.extent.height.div_ceil(16), 1];
    run(gpu, "histogram", shader!(measure), &slots, squares, None)?;
    let slots = slots![adapt: FRAME => frame.constants, HISTOGRAM => histogram, ADAPTED => adapted];
    run(gpu, "exposure", shader!(adapt), &slots, [1, 1, 1], None)?;

    let counts: Vec<u32> = gpu.read(histogram_buffer)?;
    let counted: u64 = counts.iter().map(|&it| u64::from(it)).sum();
    let all = u64::from(drawn.extent.width) * u64::from(drawn.extent.height);
    if counted != all {
        return Err(format!("the histogram has {counted} of {all} pixels").into());
    }
    let brightness: Vec<f32> = gpu.read(adapted_buffer)?;
    println!("brightness of the scene: {:.3}", brightness[0]);

    let slots = slots![finish:
        FRAME => frame.constants,
        SMOOTH_SAMPLER => frame.smooth,
        DRAWN => Resource::Sampled(drawn),
        BLOOM => Resource::Sampled(glow),
        ADAPTED => adapted,
        PIXELS_OUT => Resource::Storage(pixels),
    ];
    run(gpu, "finish", shader!(finish), &slots, groups([arguments.width, arguments.height]), None)?;
    let pixels: Vec<u32> = gpu.read(pixels)?;
    Ok(pixels.iter().flat_map(|pixel| pixel.to_le_bytes()).collect())
}
