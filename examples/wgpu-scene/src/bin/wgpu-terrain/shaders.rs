//! The shaders of `examples/terrain` as they are there, for both targets: one module for each entry point.
//!
//! WebGPU's y points up in clip space and Vulkan's down, hence `invert_y`.

/// WGSL for wgpu.
pub mod native {
    use hlsl_macros::include_hlsl;

    include_hlsl!("../../../../terrain/shaders/ground.hlsl", cs_6_0, raise, target: wgpu);
    include_hlsl!("../../../../terrain/shaders/ground.hlsl", cs_6_0, erode, target: wgpu);
    include_hlsl!("../../../../terrain/shaders/ground.hlsl", cs_6_0, survey, target: wgpu);
    include_hlsl!("../../../../terrain/shaders/ground.hlsl", cs_6_0, plant, target: wgpu);

    include_hlsl!("../../../../terrain/shaders/sky.hlsl", vs_6_0, sky_vertex, target: wgpu, invert_y: true);
    include_hlsl!("../../../../terrain/shaders/sky.hlsl", ps_6_0, sky_pixel, target: wgpu);
    include_hlsl!("../../../../terrain/shaders/terrain.hlsl", vs_6_0, ground_vertex, target: wgpu, invert_y: true);
    include_hlsl!("../../../../terrain/shaders/terrain.hlsl", ps_6_0, ground_pixel, target: wgpu);
    include_hlsl!("../../../../terrain/shaders/trees.hlsl", vs_6_0, tree_vertex, target: wgpu, invert_y: true);
    include_hlsl!("../../../../terrain/shaders/trees.hlsl", ps_6_0, tree_pixel, target: wgpu);
    include_hlsl!("../../../../terrain/shaders/water.hlsl", vs_6_0, water_vertex, target: wgpu, invert_y: true);
    include_hlsl!("../../../../terrain/shaders/water.hlsl", ps_6_0, water_pixel, target: wgpu);
    include_hlsl!("../../../../terrain/shaders/sky.hlsl", vs_6_0, lamp_vertex, target: wgpu, invert_y: true);
    include_hlsl!("../../../../terrain/shaders/sky.hlsl", ps_6_0, lamp_pixel, target: wgpu);

    include_hlsl!("../../../../terrain/shaders/finish.hlsl", cs_6_0, finish, target: wgpu);
}

/// WGSL for browsers.
pub mod web {
    use hlsl_macros::include_hlsl;

    include_hlsl!("../../../../terrain/shaders/ground.hlsl", cs_6_0, raise, output: wgsl);
    include_hlsl!("../../../../terrain/shaders/ground.hlsl", cs_6_0, erode, output: wgsl);
    include_hlsl!("../../../../terrain/shaders/ground.hlsl", cs_6_0, survey, output: wgsl);
    include_hlsl!("../../../../terrain/shaders/ground.hlsl", cs_6_0, plant, output: wgsl);

    include_hlsl!("../../../../terrain/shaders/sky.hlsl", vs_6_0, sky_vertex, output: wgsl, invert_y: true);
    include_hlsl!("../../../../terrain/shaders/sky.hlsl", ps_6_0, sky_pixel, output: wgsl);
    include_hlsl!("../../../../terrain/shaders/terrain.hlsl", vs_6_0, ground_vertex, output: wgsl, invert_y: true);
    include_hlsl!("../../../../terrain/shaders/terrain.hlsl", ps_6_0, ground_pixel, output: wgsl);
    include_hlsl!("../../../../terrain/shaders/trees.hlsl", vs_6_0, tree_vertex, output: wgsl, invert_y: true);
    include_hlsl!("../../../../terrain/shaders/trees.hlsl", ps_6_0, tree_pixel, output: wgsl);
    include_hlsl!("../../../../terrain/shaders/water.hlsl", vs_6_0, water_vertex, output: wgsl, invert_y: true);
    include_hlsl!("../../../../terrain/shaders/water.hlsl", ps_6_0, water_pixel, output: wgsl);
    include_hlsl!("../../../../terrain/shaders/sky.hlsl", vs_6_0, lamp_vertex, output: wgsl, invert_y: true);
    include_hlsl!("../../../../terrain/shaders/sky.hlsl", ps_6_0, lamp_pixel, output: wgsl);

    include_hlsl!("../../../../terrain/shaders/finish.hlsl", cs_6_0, finish, output: wgsl);
}

// The structs are the same for both, so the host fills each of them once; only the push constants differ.
pub use native::{erode::Step, ground_pixel::Lights, raise::Ground, water_pixel::View, *};
