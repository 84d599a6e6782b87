//! A triangle through wgpu. Layouts, vertex input and bind groups are generated from the shader: none is described here.

use example_shared::{
    arguments::{Arguments, Program},
    gpu::Result,
    picture::{Expected, Picture},
};
use example_shared_wgpu::{Gpu, Target};
use std::process::ExitCode;

hlsl_macros::include_hlsl! {
    pub mod triangle = "../shaders/triangle.hlsl" { vs_6_0 placed, ps_6_0 lit }
    target: wgpu,
    vertex: { Corner: [position, color] },
    emit: [wgpu],
}

use triangle::{
    Light, Push, lit,
    placed::{self, Corner},
    wgpu as shader,
};

const PROGRAM: Program = Program {
    name: "triangle-wgpu",
    purpose: "Draws a triangle with the items that the macro generates for wgpu, and writes it as a PNG.",
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
    let gpu = Gpu::open(arguments.validate, shader::IMMEDIATE_SIZE)?;
    let device = &gpu.device;
    let target = gpu.target(arguments.width, arguments.height);
    let light = Light::new([1.0, 0.9, 0.8], 0.9);
    let light = gpu.buffer(bytemuck::bytes_of(&light), wgpu::BufferUsages::UNIFORM);
    let corners = [
        Corner { position: [0.0, 0.8], color: [1.0, 0.0, 0.0] },
        Corner { position: [0.6, -0.8], color: [0.0, 1.0, 0.0] },
        Corner { position: [-0.6, -0.8], color: [0.0, 0.0, 1.0] },
    ];
    let vertices = gpu.buffer(bytemuck::bytes_of(&corners), wgpu::BufferUsages::VERTEX);

    let layout = shader::Layout::new(device);
    let group = shader::Group0 { Light: light.as_entire_buffer_binding() }.create(device, &layout);
    let modules = [placed::wgpu::create_module(device), lit::wgpu::create_module(device)];
    let targets = [Some(Target::FORMAT.into())];
    let pipeline = device.create_render_pipeline(&wgpu::RenderPipelineDescriptor {
        label: Some("triangle"),
        layout: Some(&layout.pipeline),
        vertex: placed::wgpu::vertex_state(&modules[0]),
        primitive: wgpu::PrimitiveState::default(),
        depth_stencil: None,
        multisample: wgpu::MultisampleState::default(),
        fragment: Some(lit::wgpu::fragment_state(&modules[1], &targets)),
        multiview_mask: None,
        cache: None,
    });

    let push = Push::new([[1.0, 0.0], [0.0, 1.0]]);
    gpu.draw(&target, |pass| {
        pass.set_pipeline(&pipeline);
        pass.set_bind_group(shader::Group0::NUMBER, &group, &[]);
        pass.set_immediates(0, bytemuck::bytes_of(&push));
        pass.set_vertex_buffer(0, vertices.slice(..));
        pass.draw(0..3, 0..1);
    })
}
