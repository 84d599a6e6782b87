//! docs/vulkan.md and docs/debugging.md. The shader is the first on the page.

const HANDLE_SIZE: u32 = 32;

#[rustfmt::skip]
fn rays(first_triangle: u32) {
    hlsl_macros::include_hlsl!("rays.hlsl", lib_6_5, target: vulkan1_2);

    use rays::entry_points::{GENERATE, SKY, SURFACE_HIT};
    let stage = (rays::SPIRV, SURFACE_HIT.name_c, SURFACE_HIT.stage);    // for vkCreateRayTracingPipelinesKHR
    let entry = HANDLE_SIZE + SURFACE_HIT.record_size;                   // bytes in the shader binding table
    let surface = rays::Surface::new([1.0, 0.5, 0.2], first_triangle);   // what follows the handle there
}

hlsl_macros::include_hlsl!("life.hlsl", cs_6_0, generation, opt: auto, debug_info: auto);
