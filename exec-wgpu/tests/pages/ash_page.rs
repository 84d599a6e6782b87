//! docs/ash.md.

use ash::vk;
use triangle::{lit, placed};

hlsl_macros::include_hlsl! {
    pub mod triangle = "triangle.hlsl" { vs_6_0 placed, ps_6_0 lit }
    vertex: { Corner: [position, color] },
    emit: [ash],
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
