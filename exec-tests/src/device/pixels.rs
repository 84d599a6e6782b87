//! Runs a pixel shader for each of 16 by 16 pixels. Its inputs are `AT` at location 0, a `float4` that grows with the
//! position (in pixels in x and y, and from 0 to 1 in z and w), and what Vulkan builds in.

use super::{Device, Placed, Run, text};
use crate::compile;
use ash::vk;
use std::sync::OnceLock;

pub const SIDE: u32 = 16;

/// One triangle that covers everything.
const CORNERS: &str = "\
struct Corner { float4 position : SV_Position; [[vk::location(0)]] float4 at : AT; };
Corner main(uint id : SV_VertexID)
{
    float2 place = float2(id << 1 & 2, id & 2);
    Corner corner;
    corner.position = float4(place * 2 - 1, 0, 1);
    corner.at = float4(place * 16, place);
    return corner;
}
";

/// What a command buffer needs to draw.
pub(super) struct Drawing {
    pass: vk::RenderPass,
    framebuffer: vk::Framebuffer,
    clears: Vec<vk::ClearValue>,
    /// The one that draws.
    subpass: u32,
}

fn vertex_words() -> Result<&'static [u32], String> {
    static WORDS: OnceLock<Result<Vec<u32>, String>> = OnceLock::new();
    let words = WORDS.get_or_init(|| compile::text(CORNERS, &["-T", "vs_6_0", "-E", "main"]));
    words.as_deref().map_err(Clone::clone)
}

impl Device {
    /// A pipeline with the shader, in a render pass with the attachments that it reads.
    pub(super) fn pixels(
        &self,
        run: &mut Run,
        stage: vk::PipelineShaderStageCreateInfo,
        layout: vk::PipelineLayout,
        placed: &[Placed],
    ) -> Result<(vk::Pipeline, Drawing), String> {
        let device = &self.device;
        let inputs: Vec<_> = placed
            .iter()
            .filter(|it| it.kind == vk::DescriptorType::INPUT_ATTACHMENT)
            .filter_map(|it| it.image.as_ref())
            .collect();
        let samples = inputs.first().map_or(vk::SampleCountFlags::TYPE_1, |it| it.samples);
        let attachments: Vec<_> = inputs
            .iter()
            .map(|it| {
                let is_cleared = it.samples != vk::SampleCountFlags::TYPE_1;
                let load = if is_cleared { vk::AttachmentLoadOp::CLEAR } else { vk::AttachmentLoadOp::LOAD };
                vk::AttachmentDescription::default()
                    .format(it.format)
                    .samples(it.samples)
                    .load_op(load)
                    .store_op(vk::AttachmentStoreOp::STORE)
                    .initial_layout(vk::ImageLayout::GENERAL)
                    .final_layout(vk::ImageLayout::GENERAL)
            })
            .collect();
        let references: Vec<_> = (0..inputs.len() as u32)
            .map(|it| vk::AttachmentReference::default().attachment(it).layout(vk::ImageLayout::GENERAL))
            .collect();
        // Only what is drawn into may be cleared, so that a first subpass draws nothing into what has samples.
        let cleared: Vec<_> = references
            .iter()
            .zip(&attachments)
            .filter(|it| it.1.load_op == vk::AttachmentLoadOp::CLEAR)
            .map(|it| *it.0)
            .collect();
        let subpass =
            || vk::SubpassDescription::default().pipeline_bind_point(vk::PipelineBindPoint::GRAPHICS);
        let mut subpasses = vec![subpass().input_attachments(&references)];
        let mut dependencies = Vec::new();
        if !cleared.is_empty() {
            subpasses.insert(0, subpass().color_attachments(&cleared));
            dependencies.push(
                vk::SubpassDependency::default()
                    .src_subpass(0)
                    .dst_subpass(1)
                    .src_stage_mask(vk::PipelineStageFlags::COLOR_ATTACHMENT_OUTPUT)
                    .dst_stage_mask(vk::PipelineStageFlags::FRAGMENT_SHADER)
                    .src_access_mask(vk::AccessFlags::COLOR_ATTACHMENT_WRITE)
                    .dst_access_mask(vk::AccessFlags::INPUT_ATTACHMENT_READ)
                    .dependency_flags(vk::DependencyFlags::BY_REGION),
            );
        }
        let last = subpasses.len() as u32 - 1;
        let info = vk::RenderPassCreateInfo::default()
            .attachments(&attachments)
            .subpasses(&subpasses)
            .dependencies(&dependencies);
        let pass = unsafe { device.create_render_pass(&info, None) }.map_err(text)?;
        run.passes.push(pass);
        let views: Vec<_> = inputs.iter().map(|it| it.view).collect();
        let info = vk::FramebufferCreateInfo::default()
            .render_pass(pass)
            .attachments(&views)
            .width(SIDE)
            .height(SIDE)
            .layers(1);
        let framebuffer = unsafe { device.create_framebuffer(&info, None) }.map_err(text)?;
        run.framebuffers.push(framebuffer);

        let info = vk::ShaderModuleCreateInfo::default().code(vertex_words()?);
        let corners = unsafe { device.create_shader_module(&info, None) }.map_err(text)?;
        let vertex = vk::PipelineShaderStageCreateInfo::default()
            .stage(vk::ShaderStageFlags::VERTEX)
            .module(corners)
            .name(c"main");
        let stages = [vertex, stage];
        let input = vk::PipelineVertexInputStateCreateInfo::default();
        let assembly = vk::PipelineInputAssemblyStateCreateInfo::default()
            .topology(vk::PrimitiveTopology::TRIANGLE_LIST);
        let side = SIDE as f32;
        let viewports =
            [vk::Viewport { width: side, height: side, max_depth: 1.0, ..vk::Viewport::default() }];
        let scissors = [area()];
        let viewport =
            vk::PipelineViewportStateCreateInfo::default().viewports(&viewports).scissors(&scissors);
        let raster = vk::PipelineRasterizationStateCreateInfo::default().line_width(1.0);
        let multisample = vk::PipelineMultisampleStateCreateInfo::default().rasterization_samples(samples);
        let info = vk::GraphicsPipelineCreateInfo::default()
            .stages(&stages)
            .vertex_input_state(&input)
            .input_assembly_state(&assembly)
            .viewport_state(&viewport)
            .rasterization_state(&raster)
            .multisample_state(&multisample)
            .layout(layout)
            .render_pass(pass)
            .subpass(last);
        let made = unsafe { device.create_graphics_pipelines(vk::PipelineCache::null(), &[info], None) };
        unsafe { device.destroy_shader_module(corners, None) };
        let pipeline = made.map_err(|(_, error)| error.to_string())?[0];
        let float32 = [0.25, 0.5, 0.75, 1.0];
        let clears = vec![vk::ClearValue { color: vk::ClearColorValue { float32 } }; inputs.len()];
        Ok((pipeline, Drawing { pass, framebuffer, clears, subpass: last }))
    }

    /// Safety: the commands are being recorded, and the pipeline is bound.
    pub(super) unsafe fn draw(&self, commands: vk::CommandBuffer, drawing: &Drawing) {
        let info = vk::RenderPassBeginInfo::default()
            .render_pass(drawing.pass)
            .framebuffer(drawing.framebuffer)
            .render_area(area())
            .clear_values(&drawing.clears);
        unsafe {
            self.device.cmd_begin_render_pass(commands, &info, vk::SubpassContents::INLINE);
            for _ in 0..drawing.subpass {
                self.device.cmd_next_subpass(commands, vk::SubpassContents::INLINE);
            }
            self.device.cmd_draw(commands, 3, 1, 0, 0);
            self.device.cmd_end_render_pass(commands);
        }
    }
}

fn area() -> vk::Rect2D {
    vk::Rect2D { offset: vk::Offset2D::default(), extent: vk::Extent2D { width: SIDE, height: SIDE } }
}
