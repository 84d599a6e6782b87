//! Draws a triangle with vulkano, without a window. What vulkano needs to know of the shaders is generated from them.

use example_shared::arguments::{Arguments, Program};
use example_shared::gpu::Result;
use example_shared::picture::{Expected, Picture};
use std::process::ExitCode;
use std::sync::Arc;
use triangle_vulkano::{FORMAT, Gpu};
use vulkano::buffer::BufferUsage;
use vulkano::pipeline::graphics::GraphicsPipelineCreateInfo;
use vulkano::pipeline::graphics::color_blend::{ColorBlendAttachmentState, ColorBlendState};
use vulkano::pipeline::graphics::subpass::PipelineRenderingCreateInfo;
use vulkano::pipeline::{DynamicState, GraphicsPipeline, PipelineBindPoint, PipelineLayout};

hlsl_macros::include_hlsl! {
    pub mod triangle = {
        "../shaders/triangle.vs.hlsl" vs_6_0 main,
        "../shaders/triangle.ps.hlsl" ps_6_0 main,
    }
    vertex: true,
    emit: [vulkano],
}
use triangle::vs::Vertex;

const CORNERS: [Vertex; 3] = [
    Vertex { position: [0.0, -0.8], color: [1.0, 0.3, 0.2] },
    Vertex { position: [0.7, 0.6], color: [0.2, 0.9, 0.3] },
    Vertex { position: [-0.7, 0.6], color: [0.2, 0.4, 1.0] },
];

const PROGRAM: Program = Program {
    name: "triangle-vulkano",
    purpose: "Draws a triangle with vulkano, and writes it as a PNG.",
    expected: Expected {
        brightness: [0.12, 0.17],
        variance: [0.012, 0.022],
        places: &[
            ("background", [0.1, 0.1], [0.08, 0.09, 0.12]),
            ("center", [0.5, 0.5], [0.54, 0.42, 0.39]),
            ("red corner", [0.54, 0.23], [0.83, 0.31, 0.22]),
            ("green corner", [0.63, 0.82], [0.26, 0.73, 0.29]),
            ("blue corner", [0.31, 0.74], [0.23, 0.38, 0.82]),
        ],
    },
    draw,
};

fn main() -> ExitCode {
    PROGRAM.main()
}

fn draw(arguments: &Arguments) -> Result<Picture> {
    let (width, height) = (arguments.width, arguments.height);
    let gpu = Gpu::new(arguments.validate)?;
    let layout = triangle::vulkano::create_layout(gpu.device.clone())?;
    let pipeline = pipeline(&gpu, &layout)?;

    let view = triangle::View::new([height as f32 / width as f32, 1.0], [0.0, 0.1]);
    let resources = triangle::vulkano::Resources { View: gpu.buffer(BufferUsage::UNIFORM_BUFFER, view)? };
    let sets = resources.create_sets(gpu.sets.clone(), &layout)?;
    let corners = gpu.elements(BufferUsage::VERTEX_BUFFER, CORNERS)?;
    let bytes = gpu.draw([width, height], |commands| {
        commands.bind_pipeline_graphics(pipeline)?;
        for (number, set) in sets {
            commands.bind_descriptor_sets(PipelineBindPoint::Graphics, layout.clone(), number, set)?;
        }
        commands.push_constants(layout, 0, triangle::Turn::new(0.2, 0.9))?;
        commands.bind_vertex_buffers(0, corners)?;
        // SAFETY: the shaders read no more than what is bound.
        unsafe { commands.draw(3, 1, 0, 0)? };
        Ok(())
    })?;
    if gpu.complaints() > 0 {
        return Err("the validation layers complained".into());
    }
    Ok(Picture { width, height, bytes })
}

fn pipeline(gpu: &Gpu, layout: &Arc<PipelineLayout>) -> Result<Arc<GraphicsPipeline>> {
    let device = &gpu.device;
    let stages =
        [triangle::vs::vulkano::stage(device.clone())?, triangle::ps::vulkano::stage(device.clone())?];
    let target = PipelineRenderingCreateInfo {
        color_attachment_formats: vec![Some(FORMAT)],
        ..PipelineRenderingCreateInfo::default()
    };
    let info = GraphicsPipelineCreateInfo {
        stages: stages.into_iter().collect(),
        vertex_input_state: Some(triangle::vs::vulkano::vertex_input()),
        input_assembly_state: Some(Default::default()),
        viewport_state: Some(Default::default()),
        rasterization_state: Some(Default::default()),
        multisample_state: Some(Default::default()),
        color_blend_state: Some(ColorBlendState::with_attachment_states(
            1,
            ColorBlendAttachmentState::default(),
        )),
        dynamic_state: [DynamicState::Viewport].into_iter().collect(),
        subpass: Some(target.into()),
        ..GraphicsPipelineCreateInfo::layout(layout.clone())
    };
    Ok(GraphicsPipeline::new(device.clone(), None, info)?)
}
