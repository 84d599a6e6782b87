//! `Builder::emit(Library::Vulkano)`: what the build helper makes runs on a device as what the macro makes does, under
//! Vulkan's validation layers.

#![deny(warnings, missing_docs)]

use triangle_vulkano::Gpu;
use vulkano::buffer::BufferUsage;
use vulkano::pipeline::PipelineBindPoint;

/// Shaders of the build script.
mod built {
    include!(concat!(env!("OUT_DIR"), "/built.rs"));
}

use built::{permuted, specialized, uniform};

const STORAGE: BufferUsage = BufferUsage::STORAGE_BUFFER;
const UNIFORM: BufferUsage = BufferUsage::UNIFORM_BUFFER;

/// Runs a shader once, with what is generated for it.
macro_rules! run {
    ($gpu:ident, $module:ident, $resources:expr $(, $constants:expr)?) => {{
        let layout = $module::vulkano::create_layout($gpu.device.clone()).expect("a layout");
        let pipeline = $module::main::vulkano::create_pipeline($gpu.device.clone(), layout.clone() $(, $constants)?);
        let pipeline = pipeline.expect("a pipeline");
        let sets = $resources.create_sets($gpu.sets.clone(), &layout).expect("sets");
        let ran = $gpu.run(|commands| {
            commands.bind_pipeline_compute(pipeline)?;
            for (number, set) in sets {
                commands.bind_descriptor_sets(PipelineBindPoint::Compute, layout.clone(), number, set)?;
            }
            // SAFETY: the shader stays in its buffers.
            unsafe { commands.dispatch([1, 1, 1])? };
            Ok(())
        });
        ran.expect("the shader runs");
        assert_eq!($gpu.complaints(), 0);
    }};
}

#[test]
fn buffers_hold_the_generated_structs() {
    let gpu = Gpu::new(true).expect("there is a Vulkan device with validation layers");
    let dark = uniform::Light::new([0.0; 3], 0.0);
    let lights = [dark, uniform::Light::new([1.0, 2.0, 3.0], 0.0)];
    let sums = gpu.elements(STORAGE, [[0.0; 4]]).expect("a buffer");
    let resources = uniform::vulkano::Resources {
        Frame: gpu.buffer(UNIFORM, uniform::Frame::new(2.0, [0.0, 1.0, 0.0], lights)).expect("a buffer"),
        sun: gpu.buffer(UNIFORM, uniform::Light::new([0.0; 3], 10.0)).expect("a buffer"),
        Globals: gpu.buffer(UNIFORM, uniform::Globals::new(0.5)).expect("a buffer"),
        sums: sums.clone(),
    };
    run!(gpu, uniform, resources);
    assert_eq!(sums.read().expect("the device is done").to_vec(), [[10.0, 22.0, 30.0, 0.5]]);
}

#[test]
fn constants_are_specialized() {
    let gpu = Gpu::new(true).expect("there is a Vulkan device with validation layers");
    let values = gpu.elements(STORAGE, [0.0_f32; 4]).expect("a buffer");
    let constants = specialized::SpecConstants { COUNT: 2, ..specialized::SpecConstants::DEFAULT };
    let resources = specialized::vulkano::Resources { values: values.clone() };
    run!(gpu, specialized, resources, constants);
    assert_eq!(values.read().expect("the device is done").to_vec(), [-0.5, -0.5, 0.0, 0.0]);
}

#[test]
fn permutations_are_chosen() {
    let gpu = Gpu::new(true).expect("there is a Vulkan device with validation layers");
    for (permutation, expected) in [
        (permuted::Permutation::default(), [1.0, 0.0, 0.0, 0.0]),
        (
            permuted::Permutation { count: permuted::Count::Two, parts: permuted::Parts::LAST },
            [1.0, 2.0, 0.0, 9.0],
        ),
    ] {
        let values = gpu.elements(STORAGE, [0.0_f32; 4]).expect("a buffer");
        let resources = permuted::vulkano::Resources { values: values.clone() };
        run!(gpu, permuted, resources, permutation);
        assert_eq!(values.read().expect("the device is done").to_vec(), expected);
    }
}
