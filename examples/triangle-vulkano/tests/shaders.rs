//! Every kind of binding through `emit: [vulkano]`: layouts, pipelines and sets are created on a device, and shaders run with
//! them, under Vulkan's validation layers, which must have nothing to say.

#![deny(warnings, missing_docs)]

use std::sync::Arc;

use triangle_vulkano::{FORMAT, Gpu};
use vulkano::acceleration_structure::AccelerationStructure;
use vulkano::buffer::view::{BufferView, BufferViewCreateInfo};
use vulkano::buffer::{BufferContents, BufferUsage, Subbuffer};
use vulkano::descriptor_set::layout::DescriptorType;
use vulkano::device::DeviceFeatures;
use vulkano::format::Format;
use vulkano::image::sampler::{Sampler, SamplerCreateInfo};
use vulkano::image::view::{ImageView, ImageViewCreateInfo, ImageViewType};
use vulkano::image::{ImageCreateFlags, ImageCreateInfo, ImageType, ImageUsage};
use vulkano::pipeline::graphics::color_blend::{ColorBlendAttachmentState, ColorBlendState};
use vulkano::pipeline::graphics::depth_stencil::CompareOp;
use vulkano::pipeline::graphics::subpass::PipelineRenderingCreateInfo;
use vulkano::pipeline::graphics::vertex_input::{VertexInputRate, VertexInputState};
use vulkano::pipeline::graphics::{GraphicsPipeline, GraphicsPipelineCreateInfo};
use vulkano::pipeline::{DynamicState, PipelineBindPoint, PipelineLayout, PipelineShaderStageCreateInfo};
use vulkano::shader::ShaderStages;

/// Modules with one compute shader `main` each.
macro_rules! shaders {
    ($($name:ident: $path:literal, $target:ident)*) => {
        $(hlsl_macros::include_hlsl! { mod $name = $path { cs_6_0 main } emit: [vulkano], target: $target })*
    };
}

shaders! {
    uniform: "shaders/uniform.hlsl", vulkan1_1
    structured: "shaders/structured.hlsl", vulkan1_1
    bytes: "shaders/bytes.hlsl", vulkan1_1
    counters: "shaders/counters.hlsl", vulkan1_1
    texels: "shaders/texels.hlsl", vulkan1_1
    images: "shaders/images.hlsl", vulkan1_1
    combined: "shaders/combined.hlsl", vulkan1_1
    arrays: "shaders/arrays.hlsl", vulkan1_1
    bindless: "shaders/bindless.hlsl", vulkan1_2
    pushed: "shaders/pushed.hlsl", vulkan1_1
    pushed_later: "shaders/pushed_later.hlsl", vulkan1_1
    specialized: "shaders/specialized.hlsl", vulkan1_1
    gaps: "shaders/gaps.hlsl", vulkan1_1
}

hlsl_macros::hlsl! {
    mod shapes = r#"
        struct Corner
        {
            float3 position : POSITION;
            uint4 bones : BONES;
            float2 uv : UV;
            int id : ID;
            float4x4 place : PLACE;
            half weight : WEIGHT;
        };
        cbuffer View { float4x4 matrix_; };
        Texture2D<float4> picture;
        SamplerState smooth;
        struct Drawn { float4 position : SV_Position; float2 uv : UV; };
        Drawn corners(Corner corner)
        {
            Drawn drawn;
            drawn.position = mul(matrix_, mul(corner.place, float4(corner.position * corner.weight, 1))) + corner.bones + corner.id;
            drawn.uv = corner.uv;
            return drawn;
        }
        float4 colors(Drawn drawn) : SV_Target { return picture.Sample(smooth, drawn.uv) * matrix_[0][0]; }
    "# { vs_6_0 corners, ps_6_0 colors }
    vertex: { Corner: [position, bones, ..], Leaf: instance [place, id] },
    emit: [vulkano],
}

hlsl_macros::hlsl! {
    mod separate = r#"
        float4 corners(float2 position : POSITION, int2 cell : CELL, uint id : SV_VertexID) : SV_Position
        {
            return float4(position, cell) + id;
        }
        float4 colors() : SV_Target { return 1; }
    "# { vs_6_0 corners, ps_6_0 colors }
    vertex: separate,
    emit: [vulkano],
}

// All stages in one module of words, without bytemuck's traits.
hlsl_macros::hlsl! {
    r#"
        [[vk::constant_id(0)]] const float SHADE = 0.5;
        cbuffer View { float4 place; };
        [shader("vertex")] float4 corners(uint id : SV_VertexID) : SV_Position { return place * id; }
        [shader("pixel")] float4 colors() : SV_Target { return SHADE; }
    "#,
    lib_6_3,
    emit: [vulkano],
    pod: false,
}

// What needs extensions that few CPU drivers have: its layout is described, but not created.
hlsl_macros::hlsl! {
    mod rays = r#"
        struct Payload { float4 color; };
        RaytracingAccelerationStructure scene;
        [[vk::image_format("rgba8")]] RWTexture2D<float4> drawn;
        Texture2D<float4> sky : register(t7);
        [shader("raygeneration")] void all()
        {
            RayDesc ray;
            ray.Origin = 0;
            ray.Direction = float3(0, 1, 0);
            ray.TMin = 0;
            ray.TMax = 10;
            Payload payload = { 0.0.xxxx };
            TraceRay(scene, 0, 0xff, 0, 0, 0, ray, payload);
            drawn[DispatchRaysIndex().xy] = payload.color;
        }
        [shader("miss")] void missed(inout Payload payload) { payload.color = sky[uint2(0, 0)]; }
    "# { lib_6_3 }
    emit: [vulkano],
    target: vulkan1_2,
}

hlsl_macros::hlsl! {
    mod subpass = r#"
        [[vk::input_attachment_index(0)]] SubpassInput<float4> before;
        float4 colors() : SV_Target { return before.SubpassLoad() / 2; }
    "# { ps_6_0 colors }
    emit: [vulkano],
}

fn gpu() -> Gpu {
    let features = DeviceFeatures {
        runtime_descriptor_array: true,
        shader_sampled_image_array_non_uniform_indexing: true,
        descriptor_indexing: true,
        ..DeviceFeatures::empty()
    };
    Gpu::with_features(true, &features).expect("there is a Vulkan device with validation layers")
}

/// Runs a shader once, with what is generated for it.
macro_rules! run {
    ($gpu:ident, $module:ident $(($length:expr))?, $resources:expr $(, constants: $constants:expr)? $(, push: $push:expr)?) => {{
        let layout = $module::vulkano::create_layout($gpu.device.clone() $(, $length)?).expect("a layout");
        let pipeline = $module::main::vulkano::create_pipeline($gpu.device.clone(), layout.clone() $(, $constants)?);
        let pipeline = pipeline.expect("a pipeline");
        let sets = $resources.create_sets($gpu.sets.clone(), &layout).expect("sets");
        let ran = $gpu.run(|commands| {
            commands.bind_pipeline_compute(pipeline)?;
            for (number, set) in sets {
                commands.bind_descriptor_sets(PipelineBindPoint::Compute, layout.clone(), number, set)?;
            }
            $(commands.push_constants(layout.clone(), 0, $push)?;)?
            // SAFETY: the shader stays in its buffers.
            unsafe { commands.dispatch([1, 1, 1])? };
            Ok(())
        });
        ran.expect("the shader runs");
        assert_eq!($gpu.complaints(), 0);
    }};
}

const STORAGE: BufferUsage = BufferUsage::STORAGE_BUFFER;
const UNIFORM: BufferUsage = BufferUsage::UNIFORM_BUFFER;

fn read<T: BufferContents + Copy>(buffer: &Subbuffer<[T]>) -> Vec<T> {
    buffer.read().expect("the device is done").to_vec()
}

/// A picture without contents.
fn picture(gpu: &Gpu, view_type: ImageViewType, format: Format, usage: ImageUsage) -> Arc<ImageView> {
    let (image_type, extent) = match view_type {
        ImageViewType::Dim3d => (ImageType::Dim3d, [2, 2, 2]),
        _ => (ImageType::Dim2d, [2, 2, 1]),
    };
    let is_cube = view_type == ImageViewType::Cube;
    let image = gpu.image(ImageCreateInfo {
        flags: if is_cube { ImageCreateFlags::CUBE_COMPATIBLE } else { ImageCreateFlags::empty() },
        image_type,
        format,
        extent,
        array_layers: if is_cube { 6 } else { 1 },
        usage,
        ..ImageCreateInfo::default()
    });
    let image = image.expect("an image");
    let info = ImageViewCreateInfo { view_type, ..ImageViewCreateInfo::from_image(&image) };
    ImageView::new(image, info).expect("a view")
}

fn sampled(gpu: &Gpu, view_type: ImageViewType) -> Arc<ImageView> {
    picture(gpu, view_type, FORMAT, ImageUsage::SAMPLED)
}

fn sampler(gpu: &Gpu) -> Arc<Sampler> {
    Sampler::new(gpu.device.clone(), SamplerCreateInfo::default()).expect("a sampler")
}

#[test]
fn uniform_buffers_hold_the_generated_structs() {
    let gpu = gpu();
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
    assert_eq!(read(&sums), [[10.0, 22.0, 30.0, 0.5]]);
}

#[test]
fn structured_buffers_hold_their_elements() {
    let gpu = gpu();
    let before = [structured::Particle::new([1.0; 3], 7), structured::Particle::new([2.0; 3], 8)];
    let forces: [structured::ForcesElement; 2] = [[0.5; 3], [1.5; 3]].map(Into::into);
    let after = gpu.elements(STORAGE, [structured::Particle::default(); 2]).expect("a buffer");
    let resources = structured::vulkano::Resources {
        before: gpu.elements(STORAGE, before).expect("a buffer"),
        forces: gpu.elements(STORAGE, forces).expect("a buffer"),
        after: after.clone(),
    };
    run!(gpu, structured, resources);
    assert_eq!(
        read(&after).iter().map(|it| (it.position[0], it.id)).collect::<Vec<_>>(),
        [(1.5, 7), (3.5, 8)]
    );
}

#[test]
fn byte_address_buffers_hold_anything() {
    let gpu = gpu();
    let to = gpu.elements(STORAGE, [0_u32; 4]).expect("a buffer");
    let from = gpu.elements(STORAGE, [1_u32, 2, 3, 4]).expect("a buffer");
    run!(gpu, bytes, bytes::vulkano::Resources { from: from.into_bytes(), to: to.clone().into_bytes() });
    assert_eq!(read(&to), [4, 3, 2, 1]);
}

#[test]
fn counters_are_buffers_of_their_own() {
    let gpu = gpu();
    let to = gpu.elements(STORAGE, [0_u32; 4]).expect("a buffer");
    let count = gpu.buffer(STORAGE, 1_u32).expect("a buffer");
    let resources = counters::vulkano::Resources {
        from: gpu.elements(STORAGE, [1_u32, 2, 3]).expect("a buffer"),
        counter_var_from: gpu.buffer(STORAGE, 3_u32).expect("a buffer"),
        to: to.clone(),
        counter_var_to: count.clone(),
    };
    run!(gpu, counters, resources);
    assert_eq!((read(&to), *count.read().expect("the device is done")), (vec![0, 5, 0, 0], 2));
}

#[test]
fn typed_buffers_are_views() {
    let gpu = gpu();
    let view = |buffer: Subbuffer<[_]>, format| {
        BufferView::new(buffer, BufferViewCreateInfo { format, ..BufferViewCreateInfo::default() })
            .expect("a view")
    };
    let colors =
        gpu.elements(BufferUsage::UNIFORM_TEXEL_BUFFER, [0.0_f32, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0]);
    let counts = gpu.elements(BufferUsage::STORAGE_TEXEL_BUFFER, [0_u32; 4]).expect("a buffer");
    let resources = texels::vulkano::Resources {
        colors: view(colors.expect("a buffer").into_bytes(), Format::R32G32B32A32_SFLOAT),
        counts: view(counts.clone().into_bytes(), Format::R32_UINT),
    };
    run!(gpu, texels, resources);
    assert_eq!(read(&counts), [0, 10, 0, 0]);
}

#[test]
fn images_and_samplers_are_bound() {
    let gpu = gpu();
    let compared = SamplerCreateInfo { compare: Some(CompareOp::Less), ..SamplerCreateInfo::default() };
    let resources = images::vulkano::Resources {
        flat: sampled(&gpu, ImageViewType::Dim2d),
        layers: sampled(&gpu, ImageViewType::Dim2dArray),
        sky: sampled(&gpu, ImageViewType::Cube),
        fog: sampled(&gpu, ImageViewType::Dim3d),
        smooth: sampler(&gpu),
        compared: Sampler::new(gpu.device.clone(), compared).expect("a sampler"),
        shadow: picture(&gpu, ImageViewType::Dim2d, Format::D32_SFLOAT, ImageUsage::SAMPLED),
        drawn: picture(&gpu, ImageViewType::Dim2d, FORMAT, ImageUsage::STORAGE),
    };
    run!(gpu, images, resources);
}

#[test]
fn combined_image_samplers_are_pairs() {
    let gpu = gpu();
    let resources = combined::vulkano::Resources {
        picture: (sampled(&gpu, ImageViewType::Dim2d), sampler(&gpu)),
        colors: gpu.elements(STORAGE, [[0.0; 4]]).expect("a buffer"),
    };
    run!(gpu, combined, resources);
}

#[test]
fn arrays_have_their_lengths() {
    let gpu = gpu();
    let material = |it: f32| gpu.buffer(UNIFORM, arrays::Material::new([it; 4])).expect("a buffer");
    let sums = [(); 2].map(|()| gpu.elements(STORAGE, [[0.0; 4]]).expect("a buffer"));
    let resources = arrays::vulkano::Resources {
        materials: [material(1.0), material(2.0)],
        pictures: [(); 3].map(|()| sampled(&gpu, ImageViewType::Dim2d)),
        samplers: [(); 2].map(|()| sampler(&gpu)),
        sums: sums.clone(),
    };
    run!(gpu, arrays, resources);
    assert!(read(&sums[1])[0][0] >= 2.0);
}

#[test]
fn arrays_without_a_length_take_one() {
    let gpu = gpu();
    let mut resources = bindless::vulkano::Resources {
        chosen: gpu.elements(STORAGE, [2_u32, 0]).expect("a buffer"),
        pictures: vec![sampled(&gpu, ImageViewType::Dim2d); 4],
        colors: gpu.elements(STORAGE, [[0.0; 4]; 2]).expect("a buffer"),
    };
    run!(gpu, bindless(4), resources);
    resources.pictures.clear();
    let bindings = resources.writes().map(|set| set.iter().map(|it| it.binding()).collect::<Vec<_>>());
    assert_eq!(bindings, [[0, 100]], "vulkano takes no write of nothing");
}

#[test]
fn a_struct_of_push_constants_is_pushed_whole() {
    let gpu = gpu();
    let colors: [pushed::ColorsElement; 2] = [[0.0; 3]; 2].map(Into::into);
    let colors = gpu.elements(STORAGE, colors).expect("a buffer");
    let push = pushed::Push::new([1.0, 2.0, 3.0], 1, [[0.5, 0.25], [0.0, 0.0]]);
    run!(gpu, pushed, pushed::vulkano::Resources { colors: colors.clone() }, push: push);
    assert_eq!(read(&colors)[1].value[2], 3.0);

    let values = gpu.elements(STORAGE, [0_u32]).expect("a buffer");
    let push = pushed_later::Push::new(9);
    run!(gpu, pushed_later, pushed_later::vulkano::Resources { values: values.clone() }, push: push);
    assert_eq!(read(&values), [9]);
}

#[test]
fn specialization_constants_have_their_types() {
    let gpu = gpu();
    let values = gpu.elements(STORAGE, [0.0_f32; 4]).expect("a buffer");
    let resources = specialized::vulkano::Resources { values: values.clone() };
    run!(gpu, specialized, resources, constants: specialized::SpecConstants::default());
    assert_eq!(read(&values), [-0.5, -0.5, -0.5, 0.0]);
    let constants = specialized::SpecConstants { COUNT: 4, IS_DOUBLE: true, SCALE: 3.0, OFFSET: 1 };
    run!(gpu, specialized, resources, constants: constants);
    assert_eq!(read(&values), [7.0; 4]);

    let module =
        specialized::main::vulkano::load_specialized(gpu.device.clone(), constants).expect("a module");
    assert_eq!(module.specialization_info(), &specialized::vulkano::specialization(constants));
}

#[test]
fn sets_without_bindings_are_not_allocated() {
    let gpu = gpu();
    let last = gpu.elements(STORAGE, [0_u32]).expect("a buffer");
    let first = gpu.elements(STORAGE, [41_u32]).expect("a buffer");
    let resources = gaps::vulkano::Resources { first, last: last.clone() };
    assert_eq!(gaps::vulkano::layout_info().set_layouts.len(), 5);
    run!(gpu, gaps, resources);
    assert_eq!(read(&last), [42]);
}

/// Creates a graphics pipeline.
macro_rules! draws {
    ($gpu:ident, $module:ident) => {{
        let layout = $module::vulkano::create_layout($gpu.device.clone()).expect("a layout");
        let stages = [
            $module::corners::vulkano::stage($gpu.device.clone()).expect("a stage"),
            $module::colors::vulkano::stage($gpu.device.clone()).expect("a stage"),
        ];
        graphics(&$gpu, layout, stages, $module::corners::vulkano::vertex_input());
    }};
}

fn graphics(
    gpu: &Gpu,
    layout: Arc<PipelineLayout>,
    stages: [PipelineShaderStageCreateInfo; 2],
    vertex_input: VertexInputState,
) {
    let target = PipelineRenderingCreateInfo {
        color_attachment_formats: vec![Some(FORMAT)],
        ..PipelineRenderingCreateInfo::default()
    };
    let info = GraphicsPipelineCreateInfo {
        stages: stages.into_iter().collect(),
        vertex_input_state: Some(vertex_input),
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
        ..GraphicsPipelineCreateInfo::layout(layout)
    };
    GraphicsPipeline::new(gpu.device.clone(), None, info).expect("a pipeline");
    assert_eq!(gpu.complaints(), 0);
}

#[test]
fn attributes_come_from_the_described_buffers() {
    let gpu = gpu();
    let input = shapes::corners::vulkano::vertex_input();
    let instances = VertexInputRate::Instance { divisor: 1 };
    assert_eq!(input.bindings.len(), 2);
    assert_eq!(input.bindings[&1].stride, shapes::corners::Leaf::STRIDE);
    assert_eq!(input.bindings[&1].input_rate, instances);
    draws!(gpu, shapes);
    assert_eq!(separate::corners::vulkano::vertex_input().bindings.len(), 2);
    draws!(gpu, separate);
}

#[test]
fn resources_are_shared_by_the_stages_that_use_them() {
    let info = shapes::vulkano::layout_info();
    let place = shapes::bindings::VIEW;
    let binding = &info.set_layouts[place.set as usize].bindings[&place.binding];
    assert_eq!(binding.stages, ShaderStages::VERTEX | ShaderStages::FRAGMENT);
}

#[test]
fn a_library_has_all_its_stages() {
    let gpu = gpu();
    let layout = library::vulkano::create_layout(gpu.device.clone()).expect("a layout");
    let constants = library::SpecConstants { SHADE: 0.25 };
    let stages = library::vulkano::stages(gpu.device.clone(), constants).expect("stages");
    graphics(&gpu, layout, stages, VertexInputState::new());
}

#[test]
fn rays_and_subpasses_have_their_kinds() {
    let bindings = &rays::vulkano::layout_info().set_layouts[0].bindings;
    let kinds = [rays::bindings::SCENE, rays::bindings::DRAWN, rays::bindings::SKY]
        .map(|it| (bindings[&it.binding].descriptor_type, bindings[&it.binding].stages));
    assert_eq!(
        kinds,
        [
            (DescriptorType::AccelerationStructure, ShaderStages::RAYGEN),
            (DescriptorType::StorageImage, ShaderStages::RAYGEN),
            (DescriptorType::SampledImage, ShaderStages::MISS),
        ]
    );
    let _: fn(rays::vulkano::Resources) -> Arc<AccelerationStructure> = |it| it.scene;

    let gpu = gpu();
    let layout = subpass::vulkano::create_layout(gpu.device.clone()).expect("a layout");
    subpass::colors::vulkano::stage(gpu.device.clone()).expect("a stage");
    let before = picture(&gpu, ImageViewType::Dim2d, FORMAT, ImageUsage::INPUT_ATTACHMENT);
    let resources = subpass::vulkano::Resources { before };
    resources.create_sets(gpu.sets.clone(), &layout).expect("sets");
    assert_eq!(gpu.complaints(), 0);
}

#[test]
fn without_the_traits_of_bytemuck_buffers_are_bytes() {
    let gpu = gpu();
    let layout = library::vulkano::create_layout(gpu.device.clone()).expect("a layout");
    let resources =
        library::vulkano::Resources { View: gpu.elements(UNIFORM, [0_u8; 16]).expect("a buffer") };
    assert_eq!(resources.create_sets(gpu.sets.clone(), &layout).expect("sets").len(), 1);
    assert_eq!(gpu.complaints(), 0);
}

#[test]
fn generated_structs_are_contents_of_buffers() {
    fn is_contents<T: BufferContents + ?Sized>() {}
    is_contents::<uniform::Frame>();
    is_contents::<uniform::Light>();
    is_contents::<[structured::Particle]>();
    is_contents::<[structured::ForcesElement]>();
    is_contents::<pushed::Push>();
    is_contents::<[shapes::corners::Corner]>();
    is_contents::<[shapes::corners::Leaf]>();
}
