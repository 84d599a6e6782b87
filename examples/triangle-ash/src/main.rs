//! A triangle through ash. Layouts, vertex input and stages are generated from the shader: none is described here.

use ash::vk;
use example_shared::{
    arguments::{Arguments, Program},
    gpu::{Drawing, Gpu, Result},
    picture::{Expected, Picture},
};
use std::process::ExitCode;

hlsl_macros::include_hlsl! {
    pub mod triangle = "../shaders/triangle.hlsl" { vs_6_0 placed, ps_6_0 lit }
    vertex: { Corner: [position, color] },
    emit: [ash],
}

use triangle::{
    Light, Push, ash as shader, lit,
    placed::{self, Corner},
};

const PROGRAM: Program = Program {
    name: "triangle-ash",
    purpose: "Draws a triangle with the items that the macro generates for ash, and writes it as a PNG.",
    expected: Expected {
        brightness: [0.05, 0.15],
        variance: [0.01, 0.05],
        places: &[
            ("background", [0.1, 0.1], [0.0, 0.0, 0.0]),
            ("red corner", [0.5, 0.2], [0.79, 0.05, 0.04]),
            ("green corner", [0.7, 0.75], [0.17, 0.60, 0.05]),
            ("blue corner", [0.3, 0.75], [0.17, 0.06, 0.53]),
        ],
    },
    draw,
};

fn main() -> ExitCode {
    PROGRAM.main()
}

fn draw(arguments: &Arguments) -> Result<Picture> {
    let mut gpu = Gpu::open(arguments.validate)?;
    let target = gpu.picture_target(vk::Extent2D { width: arguments.width, height: arguments.height })?;
    let light = gpu.uniform(&Light::new([1.0, 0.9, 0.8], 0.9))?;
    let corners = [
        Corner { position: [0.0, -0.8], color: [1.0, 0.0, 0.0] },
        Corner { position: [0.6, 0.8], color: [0.0, 1.0, 0.0] },
        Corner { position: [-0.6, 0.8], color: [0.0, 0.0, 1.0] },
    ];
    let vertices = gpu.buffer(size_of_val(&corners) as u64, vk::BufferUsageFlags::VERTEX_BUFFER)?;
    gpu.write(vertices, &corners)?;

    // SAFETY: the device is valid, and `gpu` keeps everything until the commands are done.
    let (layout, sets, pipeline) = unsafe {
        let device = &gpu.device;
        let layout = shader::Layout::create(device)?;
        let pool = shader::Layout::create_pool(device, 1)?;
        let sets = layout.allocate(device, pool)?;
        shader::Resources { Light: light.info() }.write(device, &sets);

        let modules = [placed::ash::create_module(device)?, lit::ash::create_module(device)?];
        let stages = [placed::ash::stage(modules[0]), lit::ash::stage(modules[1])];
        let input = placed::ash::vertex_input();
        let pipeline =
            gpu.graphics_pipeline(&stages, &input, layout.pipeline, &target, Drawing::default())?;
        modules.into_iter().for_each(|it| device.destroy_shader_module(it, None));
        gpu.keep(pool, &layout.sets, layout.pipeline, &[pipeline]);
        (layout.pipeline, sets, pipeline)
    };

    let push = Push::new([[1.0, 0.0], [0.0, 1.0]]);
    gpu.submit(|device, commands| {
        target.begin(device, commands);
        // SAFETY: all of it belongs to this device.
        unsafe {
            let graphics = vk::PipelineBindPoint::GRAPHICS;
            device.cmd_bind_pipeline(commands, graphics, pipeline);
            device.cmd_bind_descriptor_sets(commands, graphics, layout, 0, &sets, &[]);
            let [range] = shader::PUSH_CONSTANT_RANGES;
            let bytes = bytemuck::bytes_of(&push);
            device.cmd_push_constants(commands, layout, range.stage_flags, range.offset, bytes);
            device.cmd_bind_vertex_buffers(commands, 0, &[vertices.handle], &[0]);
            device.cmd_draw(commands, 3, 1, 0, 0);
        }
        target.end(device, commands);
    })?;
    gpu.picture(&target)
}
