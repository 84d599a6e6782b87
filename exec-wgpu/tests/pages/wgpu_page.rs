//! docs/wgpu.md, a function for each block.

use wgpu::{BindingResource, TextureFormat};

#[rustfmt::skip]
fn source() {
    hlsl_macros::include_hlsl!("sky.hlsl", ps_6_0, main, target: wgpu);

    let source = wgpu::ShaderSource::Wgsl(main::WGSL.into());
}

hlsl_macros::include_hlsl! {
    pub mod triangle = "triangle.hlsl" { vs_6_0 placed, ps_6_0 lit }
    target: wgpu,
    vertex: { Corner: [position, color] },
    emit: [wgpu],
}

mod pushed {
    hlsl_macros::hlsl! {
        "[[vk::push_constant]] struct { uint radius; } push;
        float4 main() : SV_Target { return push.radius; }",
        ps_6_0, main, output: wgsl
    }
}

#[rustfmt::skip]
fn push(queue: &wgpu::Queue, uniforms: wgpu::Buffer) {
    use pushed::main as blur;
    let place = blur::bindings::PUSH;
    queue.write_buffer(&uniforms, 0, bytemuck::bytes_of(&blur::Push::new(4)));
    let entry = wgpu::BindGroupEntry { binding: place.binding, resource: uniforms.as_entire_binding() };
}

mod immediates {
    hlsl_macros::hlsl! {
        "[[vk::push_constant]] struct { uint radius; } push;
        float4 main() : SV_Target { return push.radius; }",
        ps_6_0, main, target: wgpu
    }
}

#[rustfmt::skip]
fn set_immediates(pass: &mut wgpu::RenderPass<'_>, push: immediates::main::Push) {
    use immediates::main as blur;
    let blur::PushConstantRange { offset, size, .. } = blur::PUSH_CONSTANTS;
    pass.set_immediates(0, &bytemuck::bytes_of(&push)[offset as usize..][..size as usize]);
}

mod elements {
    hlsl_macros::hlsl! {
        "Texture2D<float> maps[3] : register(t4);
        [[vk::binding(3)]] vk::SampledTexture2D<float4> color;
        float4 main(uint chosen : CHOSEN) : SV_Target { return color.Sample(0) + maps[chosen].Load(0); }",
        ps_6_0, main, output: wgsl
    }
}

#[rustfmt::skip]
fn bind(views: [wgpu::TextureView; 3], view: wgpu::TextureView, sampler: wgpu::Sampler) {
    use elements::main as blur;
    // Texture2D<float> maps[3] : register(t4), in a browser
    let first = blur::bindings::MAPS_0_;
    let entries = (first.binding..).zip(&views).map(|(binding, view)| wgpu::BindGroupEntry { binding, resource: BindingResource::TextureView(view) });
    // [[vk::binding(3)]] vk::SampledTexture2D<float4> color
    let color = wgpu::BindGroupEntry { binding: blur::bindings::COLOR.binding, resource: BindingResource::TextureView(&view) };
    let sampler = wgpu::BindGroupEntry { binding: blur::bindings::COLOR_SAMPLER.binding, resource: BindingResource::Sampler(&sampler) };
}

mod integers {
    hlsl_macros::hlsl! {
        "struct Item { uint64_t key; int16_t2 at; uint16_t kind; };
        StructuredBuffer<Item> items : register(t0);
        float4 main() : SV_Target { return float(items[0].key) + items[0].at.x + items[0].kind; }",
        ps_6_2, main, output: wgsl, half: true
    }
}

#[rustfmt::skip]
fn write_integers(queue: &wgpu::Queue, buffer: wgpu::Buffer) {
    use integers::main::Item;
    // struct Item { uint64_t key; int16_t2 at; uint16_t kind; };
    let items = [Item::new(u64::MAX, [3, -30000], 7)];
    queue.write_buffer(&buffer, 0, bytemuck::cast_slice(&items));
}

mod typed {
    hlsl_macros::hlsl! {
        r#"Buffer<float3> points; [[vk::image_format("rgba8")]] RWBuffer<float4> colors;
        [numthreads(1, 1, 1)] void main() { colors[0] = points[0].xyzz; }"#,
        cs_6_0, main, output: wgsl
    }
}

#[rustfmt::skip]
fn bind_typed(points_buffer: wgpu::Buffer) {
    use typed::main as blur;
    // Buffer<float3> points; [[vk::image_format("rgba8")]] RWBuffer<float4> colors;
    let points: [blur::PointsElement; 2] = [[1.0, 2.0, 3.0, 0.0], [4.0, 5.0, 6.0, 0.0]];
    let colors: [blur::ColorsElement; 1] = [u32::from_le_bytes([255, 128, 0, 255])];
    let entry = wgpu::BindGroupEntry { binding: blur::bindings::POINTS.binding, resource: points_buffer.as_entire_binding() };
}

#[rustfmt::skip]
fn copy_counts(
    queue: &wgpu::Queue,
    encoder: &mut wgpu::CommandEncoder,
    counts_buffer: wgpu::Buffer,
    texture: wgpu::Texture,
) {
    // RWTexture2D<uint> counts; InterlockedAdd(counts[at], 1);
    let texels = [&[640, 480, 1, 640, 0, 0, 0, 0][..], &vec![0; 640 * 480]].concat();
    queue.write_buffer(&counts_buffer, 0, bytemuck::cast_slice::<u32, _>(&texels));
    encoder.copy_buffer_to_texture(
        wgpu::TexelCopyBufferInfo {
            buffer: &counts_buffer,
            layout: wgpu::TexelCopyBufferLayout { offset: 32, bytes_per_row: Some(640 * 4), rows_per_image: None },
        },
        texture.as_image_copy(),
        texture.size(),
    );
}

#[rustfmt::skip]
fn formats() {
    // RWTexture2D<float3> wide; [[vk::image_format("rgba8")]] RWTexture2D<float4> narrow;
    let formats = [TextureFormat::Rgba32Float, TextureFormat::Rgba8Unorm];
}

mod vertices {
    hlsl_macros::hlsl! {
        "struct Corner { float2 at : POSITION; float2x3 colors : COLORS; uint weights[2] : WEIGHTS; };
        float4 corners(Corner corner) : SV_Position {
            return float4(mul(corner.at, corner.colors), corner.weights[1]);
        }",
        vs_6_0, corners, output: wgsl, vertex: true
    }
}

#[rustfmt::skip]
fn attributes(at: [f32; 2]) {
    use vertices::corners;
    // float2x3 colors : COLORS; uint weights[2] : WEIGHTS; in the struct of a vertex shader, with `vertex: true`
    let corner = corners::Vertex { at, colors: [[0.25, 0.0, 0.125], [0.0, 0.25, 0.125]], weights: [1, 2] };
    for input in corners::Vertex::ATTRIBUTES { /* one wgpu::VertexAttribute, with input.offset and input.location */ }
}

#[rustfmt::skip]
#[allow(non_snake_case)]
fn ray_queries(
    adapter: &wgpu::Adapter,
    tlas: wgpu::Tlas,
    [points, is_lit, Sun]: [wgpu::BufferBinding<'_>; 3],
) {
    hlsl_macros::include_hlsl!("shadows.hlsl", cs_6_5, main, target: wgpu, emit: [wgpu]);

    let device = wgpu::DeviceDescriptor {
        required_features: wgpu::Features::EXPERIMENTAL_RAY_QUERY,
        // SAFETY: wgpu asks for this to say that the feature is unfinished.
        experimental_features: unsafe { wgpu::ExperimentalFeatures::enabled() },
        required_limits: adapter.limits(),
        ..Default::default()
    };
    let group = main::wgpu::Group0 { scene: &tlas, points, is_lit, Sun };
}

#[rustfmt::skip]
fn passed_through(device: wgpu::Device) {
    hlsl_macros::include_hlsl!("table.hlsl", cs_6_0, main, target: vulkan1_2, emit: [wgpu { passthrough }]);

    let required_features = main::wgpu::FEATURES;
    let layout = main::wgpu::Layout::new(&device);
    // SAFETY: the layout is that of the module, and the table is there until the pass has run.
    let pipeline = unsafe { main::wgpu::create_pipeline(&device, &layout.pipeline) };
}
