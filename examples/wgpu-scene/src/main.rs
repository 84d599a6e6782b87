//! Draws one picture through wgpu twice, once from SPIR-V and once from WGSL, and compares the two. No window.
//!
//! Both forms are generated from the same HLSL file while this program compiles. wgpu gets no help: the struct that the
//! host fills is the generated one, in WGSL's own layout.

mod scene;

use example_shared::arguments::{Arguments, Program};
use example_shared::gpu::Result;
use example_shared::picture::{Expected, Picture};
use std::borrow::Cow;
use std::process::ExitCode;

hlsl_macros::include_hlsl! {
    pub mod drops = "../shaders/drops.hlsl" { vs_6_0 corners, ps_6_0 drawn }
    target: webgpu,
}

/// The same, for naga's reader of SPIR-V.
mod as_spirv {
    hlsl_macros::include_hlsl! {
        pub mod drops = "../shaders/drops.hlsl" { vs_6_0 corners, ps_6_0 drawn }
        target: webgpu,
        output: spirv,
    }
}

const PROGRAM: Program = Program {
    name: "wgpu-scene",
    purpose: "Draws quicksilver above water through wgpu, from SPIR-V and from WGSL, and writes it as a PNG.",
    expected: Expected {
        brightness: [0.60, 0.70],
        variance: [0.020, 0.036],
        places: &[
            ("sun", [0.225, 0.383], [0.99, 0.97, 0.92]),
            ("sky", [0.52, 0.17], [0.68, 0.66, 0.80]),
            ("far cloud", [0.75, 0.14], [0.74, 0.69, 0.79]),
            ("cloud", [0.12, 0.06], [0.80, 0.74, 0.81]),
            ("horizon", [0.08, 0.46], [0.93, 0.85, 0.70]),
            ("drop, above", [0.44, 0.36], [0.27, 0.31, 0.49]),
            ("drop, below", [0.39, 0.48], [0.07, 0.10, 0.27]),
            ("sun in water", [0.225, 0.567], [0.98, 0.96, 0.89]),
            ("drop in water", [0.39, 0.87], [0.28, 0.27, 0.35]),
            ("water", [0.85, 0.93], [0.49, 0.46, 0.59]),
        ],
    },
    draw,
};

fn main() -> ExitCode {
    PROGRAM.main()
}

fn draw(arguments: &Arguments) -> Result<Picture> {
    pollster::block_on(async {
        let mut descriptor = wgpu::InstanceDescriptor::new_without_display_handle();
        descriptor.backends = wgpu::Backends::VULKAN;
        if arguments.validate {
            descriptor.flags |= wgpu::InstanceFlags::VALIDATION;
        }
        let instance = wgpu::Instance::new(descriptor);
        let adapter = instance.request_adapter(&wgpu::RequestAdapterOptions::default()).await?;
        println!("device: {}", adapter.get_info().name);
        let (device, queue) = adapter.request_device(&wgpu::DeviceDescriptor::default()).await?;

        let spirv = |words: &'static [u32]| wgpu::ShaderSource::SpirV(Cow::Borrowed(words));
        let wgsl = |text: &'static str| wgpu::ShaderSource::Wgsl(Cow::Borrowed(text));
        println!(
            "shaders: {} words of SPIR-V, {} lines of WGSL",
            as_spirv::drops::corners::SPIRV.len() + as_spirv::drops::drawn::SPIRV.len(),
            drops::corners::WGSL.lines().count() + drops::drawn::WGSL.lines().count(),
        );
        let from_spirv = [spirv(as_spirv::drops::corners::SPIRV), spirv(as_spirv::drops::drawn::SPIRV)];
        let from_wgsl = [wgsl(drops::corners::WGSL), wgsl(drops::drawn::WGSL)];
        let picture = render(&device, &queue, from_spirv, arguments)?;
        let other = render(&device, &queue, from_wgsl, arguments)?;
        compare(&picture, &other)?;
        Ok(picture)
    })
}

/// One picture, with a vertex and a pixel shader.
fn render(
    device: &wgpu::Device,
    queue: &wgpu::Queue,
    sources: [wgpu::ShaderSource<'static>; 2],
    arguments: &Arguments,
) -> Result<Picture> {
    let (width, height) = (arguments.width, arguments.height);
    let modules = sources
        .map(|source| device.create_shader_module(wgpu::ShaderModuleDescriptor { label: None, source }));
    let [vertex, pixel] = &modules;

    let scene = scene::scene([width, height], arguments.samples);
    let buffer = device.create_buffer(&wgpu::BufferDescriptor {
        label: Some("scene"),
        size: drops::Scene::SIZE as u64,
        usage: wgpu::BufferUsages::UNIFORM | wgpu::BufferUsages::COPY_DST,
        mapped_at_creation: false,
    });
    queue.write_buffer(&buffer, 0, bytemuck::bytes_of(&scene));

    let format = wgpu::TextureFormat::Rgba8Unorm;
    let pipeline = device.create_render_pipeline(&wgpu::RenderPipelineDescriptor {
        label: Some("drops"),
        layout: None,
        vertex: wgpu::VertexState {
            module: vertex,
            entry_point: Some(drops::corners::ENTRY_POINT),
            compilation_options: Default::default(),
            buffers: &[],
        },
        primitive: wgpu::PrimitiveState::default(),
        depth_stencil: None,
        multisample: wgpu::MultisampleState::default(),
        fragment: Some(wgpu::FragmentState {
            module: pixel,
            entry_point: Some(drops::drawn::ENTRY_POINT),
            compilation_options: Default::default(),
            targets: &[Some(format.into())],
        }),
        multiview_mask: None,
        cache: None,
    });
    let place = drops::bindings::SCENE;
    let group = device.create_bind_group(&wgpu::BindGroupDescriptor {
        label: None,
        layout: &pipeline.get_bind_group_layout(place.set),
        entries: &[wgpu::BindGroupEntry { binding: place.binding, resource: buffer.as_entire_binding() }],
    });

    let size = wgpu::Extent3d { width, height, depth_or_array_layers: 1 };
    let target = device.create_texture(&wgpu::TextureDescriptor {
        label: Some("picture"),
        size,
        mip_level_count: 1,
        sample_count: 1,
        dimension: wgpu::TextureDimension::D2,
        format,
        usage: wgpu::TextureUsages::RENDER_ATTACHMENT | wgpu::TextureUsages::COPY_SRC,
        view_formats: &[],
    });
    let row = (width * 4).next_multiple_of(wgpu::COPY_BYTES_PER_ROW_ALIGNMENT);
    let read = device.create_buffer(&wgpu::BufferDescriptor {
        label: Some("pixels"),
        size: u64::from(row) * u64::from(height),
        usage: wgpu::BufferUsages::COPY_DST | wgpu::BufferUsages::MAP_READ,
        mapped_at_creation: false,
    });

    let mut commands = device.create_command_encoder(&wgpu::CommandEncoderDescriptor::default());
    let view = target.create_view(&wgpu::TextureViewDescriptor::default());
    let mut pass = commands.begin_render_pass(&wgpu::RenderPassDescriptor {
        color_attachments: &[Some(wgpu::RenderPassColorAttachment {
            view: &view,
            depth_slice: None,
            resolve_target: None,
            ops: wgpu::Operations::default(),
        })],
        ..Default::default()
    });
    pass.set_pipeline(&pipeline);
    pass.set_bind_group(place.set, &group, &[]);
    pass.draw(0..3, 0..1);
    drop(pass);
    let layout = wgpu::TexelCopyBufferLayout { offset: 0, bytes_per_row: Some(row), rows_per_image: None };
    commands.copy_texture_to_buffer(
        target.as_image_copy(),
        wgpu::TexelCopyBufferInfo { buffer: &read, layout },
        size,
    );
    queue.submit([commands.finish()]);

    let (send, receive) = std::sync::mpsc::channel();
    read.map_async(wgpu::MapMode::Read, .., move |result| drop(send.send(result)));
    device.poll(wgpu::PollType::wait_indefinitely())?;
    receive.recv()??;
    let mapped = read.get_mapped_range(..)?;
    let bytes = mapped.chunks(row as usize).flat_map(|it| it[..4 * width as usize].to_vec()).collect();
    Ok(Picture { width, height, bytes })
}

/// Both paths lead through naga to the same driver, so at most rounding differs.
fn compare(one: &Picture, other: &Picture) -> Result<()> {
    let differences = one.bytes.iter().zip(&other.bytes).map(|(a, b)| a.abs_diff(*b));
    let largest = differences.clone().max().unwrap_or(0);
    let different = differences.filter(|it| *it > 2).count();
    println!(
        "WGSL: {different} bytes of {} differ from SPIR-V by more than 2, at most by {largest}",
        one.bytes.len()
    );
    // A ray that grazes a drop in one picture may just miss it in the other.
    if different > one.bytes.len() / 1000 {
        return Err("the pictures from SPIR-V and from WGSL differ".into());
    }
    Ok(())
}
