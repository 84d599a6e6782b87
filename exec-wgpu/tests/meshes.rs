//! Task and mesh shaders through wgpu, from WGSL: the picture has what the stages pass to each other.

use std::borrow::Cow;

use quads::{build, shade, spread};

hlsl_macros::include_hlsl! {
    pub mod quads = "meshes/quads.hlsl" { as_6_5 spread, ms_6_5 build, ps_6_5 shade }
    target: wgpu,
}

/// Texels of a side.
const SIZE: u32 = 4;

/// The texel at a place: of the four triangles, the last is culled.
fn expected(x: u32, y: u32) -> [u8; 4] {
    let (group, column) = (x / 2, x % 2);
    // Below the diagonal of a half, which is two texels wide and four high.
    let triangle = if 2 * y + 1 > 4 * column + 2 { 0 } else { 1 };
    match (group, triangle) {
        (1, 1) => [0; 4],
        _ => [128, 255 * group as u8, 96, 255],
    }
}

#[test]
fn task_and_mesh_shaders_draw() {
    let (_, device, queue) = exec_wgpu::device::open(wgpu::Features::EXPERIMENTAL_MESH_SHADER)
        .expect("a device with mesh shaders");
    let [task, mesh, pixel] = [spread::WGSL, build::WGSL, shade::WGSL].map(|text| {
        let source = wgpu::ShaderSource::Wgsl(Cow::Borrowed(text));
        device.create_shader_module(wgpu::ShaderModuleDescriptor { label: None, source })
    });
    let format = wgpu::TextureFormat::Rgba8Unorm;
    let pipeline = device.create_mesh_pipeline(&wgpu::MeshPipelineDescriptor {
        label: None,
        layout: None,
        task: Some(wgpu::TaskState {
            module: &task,
            entry_point: Some(spread::ENTRY_POINT),
            compilation_options: Default::default(),
        }),
        mesh: wgpu::MeshState {
            module: &mesh,
            entry_point: Some(build::ENTRY_POINT),
            compilation_options: Default::default(),
        },
        primitive: Default::default(),
        depth_stencil: None,
        multisample: Default::default(),
        fragment: Some(wgpu::FragmentState {
            module: &pixel,
            entry_point: Some(shade::ENTRY_POINT),
            compilation_options: Default::default(),
            targets: &[Some(format.into())],
        }),
        multiview: None,
        cache: None,
    });
    let target = device.create_texture(&wgpu::TextureDescriptor {
        label: None,
        size: wgpu::Extent3d { width: SIZE, height: SIZE, depth_or_array_layers: 1 },
        mip_level_count: 1,
        sample_count: 1,
        dimension: wgpu::TextureDimension::D2,
        format,
        usage: wgpu::TextureUsages::RENDER_ATTACHMENT | wgpu::TextureUsages::COPY_SRC,
        view_formats: &[],
    });
    let row = wgpu::COPY_BYTES_PER_ROW_ALIGNMENT;
    let read = device.create_buffer(&wgpu::BufferDescriptor {
        label: None,
        size: u64::from(row * SIZE),
        usage: wgpu::BufferUsages::COPY_DST | wgpu::BufferUsages::MAP_READ,
        mapped_at_creation: false,
    });
    let mut encoder = device.create_command_encoder(&Default::default());
    let mut pass = encoder.begin_render_pass(&wgpu::RenderPassDescriptor {
        color_attachments: &[Some(wgpu::RenderPassColorAttachment {
            view: &target.create_view(&Default::default()),
            depth_slice: None,
            resolve_target: None,
            ops: wgpu::Operations {
                load: wgpu::LoadOp::Clear(wgpu::Color::TRANSPARENT),
                store: wgpu::StoreOp::Store,
            },
        })],
        ..Default::default()
    });
    pass.set_pipeline(&pipeline);
    pass.draw_mesh_tasks(1, 1, 1);
    drop(pass);
    let layout = wgpu::TexelCopyBufferLayout { offset: 0, bytes_per_row: Some(row), rows_per_image: None };
    let to = wgpu::TexelCopyBufferInfo { buffer: &read, layout };
    encoder.copy_texture_to_buffer(target.as_image_copy(), to, target.size());
    queue.submit([encoder.finish()]);
    read.map_async(wgpu::MapMode::Read, .., |_| {});
    device.poll(wgpu::PollType::wait_indefinitely()).expect("the device is there");
    let bytes = read.get_mapped_range(..).expect("it is mapped").to_vec();
    for y in 0..SIZE {
        for x in 0..SIZE {
            let start = (y * row + x * 4) as usize;
            let (found, expected) = (&bytes[start..start + 4], expected(x, y));
            let is_close = found.iter().zip(expected).all(|(found, expected)| found.abs_diff(expected) <= 1);
            assert!(is_close, "at {x}, {y}: {found:?}, not {expected:?}");
        }
    }
}
