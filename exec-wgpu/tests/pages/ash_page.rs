//! docs/ash.md.

use ash::vk;
use triangle::{lit, placed};

hlsl_macros::include_hlsl! {
    pub mod triangle = "triangle.hlsl" { vs_6_0 placed, ps_6_0 lit }
    vertex: { Corner: [position, color] },
    emit: [ash],
}

hlsl_macros::hlsl! {
    pub mod scale = r#"
        StructuredBuffer<float> before : register(t0);
        RWStructuredBuffer<float> after : register(u1);
        [[vk::push_constant]] struct { float factor; } push;

        [numthreads(64, 1, 1)]
        void main(uint3 id : SV_DispatchThreadID) {
            after[id.x] = before[id.x] * push.factor;
        }
    "# { cs_6_0 main }
    emit: [ash],
}

#[rustfmt::skip]
unsafe fn compute(
    device: ash::Device,
    commands: vk::CommandBuffer,
    [before, after]: [vk::DescriptorBufferInfo; 2],
    count: u32,
) -> Result<(), vk::Result> {
    // SAFETY: it is never called.
    unsafe {
        let layout = scale::ash::Layout::create(&device)?;
        let pipeline = scale::main::ash::create_pipeline(&device, layout.pipeline)?;
        let pool = scale::ash::Layout::create_pool(&device, 1)?;
        let sets = layout.allocate(&device, pool)?;
        scale::ash::Resources { before, after }.write(&device, &sets);

        device.cmd_bind_pipeline(commands, vk::PipelineBindPoint::COMPUTE, pipeline);
        device.cmd_bind_descriptor_sets(commands, vk::PipelineBindPoint::COMPUTE, layout.pipeline, 0, &sets, &[]);
        let vk::PushConstantRange { stage_flags, offset, .. } = scale::ash::PUSH_CONSTANT_RANGES[0];
        device.cmd_push_constants(commands, layout.pipeline, stage_flags, offset, bytemuck::bytes_of(&scale::Push::new(2.0)));
        device.cmd_dispatch(commands, count.div_ceil(scale::main::WORKGROUP_SIZE[0]), 1, 1);
    }
    Ok(())
}

#[rustfmt::skip]
unsafe fn create(
    device: ash::Device,
    frames_in_flight: u32,
    light_buffer: vk::DescriptorBufferInfo,
    [vertex_module, pixel_module]: [vk::ShaderModule; 2],
) -> Result<(), vk::Result> {
    // SAFETY: it is never called.
    unsafe {
        let layout = triangle::ash::Layout::create(&device)?;
        let pool = triangle::ash::Layout::create_pool(&device, frames_in_flight)?;
        let sets = layout.allocate(&device, pool)?;
        triangle::ash::Resources { Light: light_buffer }.write(&device, &sets);

        let stages = [placed::ash::stage(vertex_module), lit::ash::stage(pixel_module)];
        let input = placed::ash::vertex_input();
    }
    Ok(())
}

hlsl_macros::include_hlsl! {
    pub mod material = "material.hlsl" { ps_6_6 main }
    target: vulkan1_3,
    descriptor_heap: true,
}

/// `VkPhysicalDeviceDescriptorHeapPropertiesEXT`, which ash lacks: the sizes that matter here.
struct DescriptorHeapProperties {
    image_descriptor_size: u64,
    buffer_descriptor_size: u64,
    sampler_descriptor_size: u64,
}

#[rustfmt::skip]
fn heaps(heap: &DescriptorHeapProperties, resource_heap: vk::DeviceAddress, texture: u32) {
    use material::descriptor_heaps::DescriptorBytes;

    let sizes = DescriptorBytes { image: heap.image_descriptor_size, buffer: heap.buffer_descriptor_size, sampler: heap.sampler_descriptor_size };
    let at = resource_heap + u64::from(texture) * material::descriptor_heaps::strides(sizes).image;
}
