//! Draws the same field of shells with a vertex shader and with amplification and mesh shaders, and compares the pictures.

mod shaders;

use ash::vk;
use example_shared::arguments::{Arguments, Program};
use example_shared::gpu::{self, Blend, Drawing, Extras, Gpu, Resource, Result, Slot, Target, describe};
use example_shared::picture::{Expected, Picture};
use example_shared::progress::progress;
use example_shared::{shader, slots};
use std::process::ExitCode;

const PROGRAM: Program = Program {
    name: "mesh-scene",
    purpose: "Draws a field of shells with mesh shaders and writes it as a PNG.",
    expected: Expected {
        brightness: [0.60, 0.69],
        variance: [0.016, 0.029],
        places: &[
            ("high sky", [0.5, 0.03], [0.62, 0.69, 0.79]),
            ("horizon", [0.5, 0.30], [0.78, 0.83, 0.85]),
            ("violet front", [0.40, 0.98], [0.61, 0.48, 0.54]),
            ("violet shell", [0.715, 0.83], [0.64, 0.52, 0.62]),
            ("shaded side", [0.17, 0.82], [0.43, 0.29, 0.22]),
        ],
    },
    draw,
};

const ROW: u32 = 32;
const COUNT: u32 = ROW * ROW;
/// Per work group of `select_shells`.
const GROUP: u32 = shaders::select_shells::WORKGROUP_SIZE[0];
/// For the vertex shader: a shell has 240 triangles.
const VERTICES: u32 = 240 * 3;
/// Equal triangles are rasterized equally, but the two compilations may round differently.
const MAY_DIFFER: f32 = 0.002;

const DRAWING: Drawing = Drawing {
    topology: vk::PrimitiveTopology::TRIANGLE_LIST,
    blend: Blend::Replace,
    writes_depth: true,
    cull: false,
};

fn main() -> ExitCode {
    PROGRAM.main()
}

fn draw(arguments: &Arguments) -> Result<Picture> {
    let mut gpu = Gpu::open_with(arguments.validate, Extras::Meshes)?;
    println!("device: {}{}", gpu.name, if gpu.validated { ", under the validation layers" } else { "" });
    let gpu = &mut gpu;
    let (width, height, samples) = (arguments.width, arguments.height, arguments.samples);
    let field = Resource::Uniform(gpu.uniform(&field(width as f32 / height as f32))?);
    let drawn = gpu.storage::<u32>(1)?;
    gpu.write(drawn, &[0u32])?;
    let extent = vk::Extent2D { width: width * samples, height: height * samples };

    let target = gpu.target(extent)?;
    let slots = slots![by_vertex: FIELD => field];
    describe("vertices", shader!(by_vertex).words.len(), &slots);
    let program = gpu.draw_program(shader!(by_vertex), shader!(vertex_pixel), &slots, &target, DRAWING)?;
    let part = progress();
    gpu.submit(|device, commands| {
        target.begin(device, commands);
        program.draw(device, commands, VERTICES, COUNT);
        target.end(device, commands);
    })?;
    part.done("vertices");
    let by_vertices = develop(gpu, &target, arguments)?;

    let target = gpu.target(extent)?;
    let mut slots = slots![select_shells: FIELD => field, DRAWN => Resource::Storage(drawn)];
    slots.extend(slots![make_shell: FIELD => field]);
    describe("meshes", shader!(make_shell).words.len(), &slots);
    let program = gpu.mesh_program(
        shader!(select_shells),
        shader!(make_shell),
        shader!(mesh_pixel),
        &slots,
        &target,
        DRAWING,
    )?;
    let part = progress();
    gpu.submit(|device, commands| {
        target.begin(device, commands);
        program.draw_mesh(gpu, commands, COUNT / GROUP);
        target.end(device, commands);
    })?;
    part.done("meshes");
    let by_meshes = develop(gpu, &target, arguments)?;

    let drawn = gpu.read::<u32>(drawn)?[0];
    println!("amplification: {drawn} of {COUNT} shells are in view");
    if arguments.check {
        if !(COUNT / 8..COUNT).contains(&drawn) {
            return Err("the amplification shader should leave out some shells, not all".into());
        }
        compare(&by_meshes, &by_vertices)?;
    }
    Ok(Picture { width, height, bytes: by_meshes })
}

/// The camera and the sun.
fn field(aspect: f32) -> shaders::by_vertex::Field {
    let eye = [0.0f32, 3.4, 9.0];
    let (near, far, reach) = (0.1, 100.0, 0.52);
    // The camera looks along -z, slightly downward.
    let (sin, cos) = 0.27f32.sin_cos();
    let right = [1.0, 0.0, 0.0];
    let up = [0.0, cos, -sin];
    let forward = [0.0, -sin, -cos];
    let along = |axis: [f32; 3], factor: f32| {
        let shift = axis.iter().zip(eye).map(|(a, b)| a * b).sum::<f32>();
        [axis[0] * factor, axis[1] * factor, axis[2] * factor, -shift * factor]
    };
    let depth = far / (far - near);
    let mut z = along(forward, depth);
    z[3] -= depth * near;
    // Vulkan's y points down.
    let rows = [along(right, 1.0 / (reach * aspect)), along(up, -1.0 / reach), z, along(forward, 1.0)];
    let columns = std::array::from_fn(|column| std::array::from_fn(|row| rows[row][column]));
    let sun = [-0.48, 0.72, 0.50];
    shaders::by_vertex::Field::new(columns, eye, COUNT, sun, ROW)
}

/// Turns the samples of a drawing into a picture of bytes.
fn develop(gpu: &mut Gpu, target: &Target, arguments: &Arguments) -> Result<Vec<u8>> {
    let (width, height) = (arguments.width, arguments.height);
    let bytes = gpu.storage::<u32>(width as usize * height as usize)?;
    let slots: Vec<Slot> = slots![develop:
        DRAWING => Resource::Sampled(target.color),
        BYTES => Resource::Storage(bytes),
    ];
    let push = shaders::develop::Development::new(width, height, arguments.samples);
    let shader: gpu::Shader = shader!(develop);
    let program = gpu.compute_program(shader, &slots, size_of_val(&push))?;
    let groups = [width.div_ceil(8), height.div_ceil(8), 1];
    gpu.submit(|device, commands| {
        program.dispatch(device, commands, groups, Some(bytemuck::bytes_of(&push)));
    })?;
    gpu.read(bytes)
}

/// Returns an error if the two pictures differ.
fn compare(found: &[u8], expected: &[u8]) -> Result<()> {
    let different = found
        .chunks_exact(4)
        .zip(expected.chunks_exact(4))
        .filter(|(found, expected)| found.iter().zip(*expected).any(|(a, b)| a.abs_diff(*b) > 3));
    let share = different.count() as f32 / (expected.len() / 4) as f32;
    println!("meshes: {:.3} % of pixels differ from those of vertices", share * 100.0);
    match share < MAY_DIFFER {
        true => Ok(()),
        false => Err("meshes and vertices draw different pictures".into()),
    }
}
