//! The scene through wgpu.

use crate::{
    shaders::scene::{
        Corner, Draw, cull, depth_corner, finish_pixel, glow_corner, glow_pixel, lit_corner, lit_pixel,
        shadow_corner, skin, sky_corner, sky_pixel, wgpu as shader,
    },
    world::World,
};
use example_shared::{arguments::Arguments, gpu::Result, picture::Picture};
use example_shared_wgpu::{Gpu, Target};

const DEPTH: wgpu::TextureFormat = wgpu::TextureFormat::Depth32Float;
const COLOR: wgpu::TextureFormat = wgpu::TextureFormat::Rgba16Float;

pub fn draw(arguments: &Arguments, world: &World) -> Result<Picture> {
    use wgpu::BufferUsages as Usage;
    let gpu = Gpu::open(arguments.validate, shader::IMMEDIATE_SIZE)?;
    let device = &gpu.device;
    let (width, height) = (arguments.width, arguments.height);
    let shadow_map = texture(device, [2048, 2048], DEPTH);
    let nearest = texture(device, [width, height], DEPTH);
    let scene = texture(device, [width, height], COLOR);
    let glowing = texture(device, [width.div_ceil(2), height.div_ceil(2)], COLOR);
    let target = gpu.target(width, height);

    let count = world.shapes.len();
    let empty = |size: usize, usage: Usage| {
        let (label, size) = (None, size as u64);
        device.create_buffer(&wgpu::BufferDescriptor { label, size, usage, mapped_at_creation: false })
    };
    let frame = gpu.buffer(bytemuck::bytes_of(&world.frame), Usage::UNIFORM);
    let objects = gpu.buffer(bytemuck::cast_slice(&world.objects), Usage::STORAGE);
    let shapes = gpu.buffer(bytemuck::cast_slice(&world.shapes), Usage::STORAGE);
    let bones = gpu.buffer(bytemuck::cast_slice(&world.bones), Usage::STORAGE);
    let corners = empty(count * World::corners() * size_of::<Corner>(), Usage::STORAGE | Usage::VERTEX);
    let in_view = empty(count * World::most() * size_of::<u32>(), Usage::STORAGE | Usage::VERTEX);
    let draws = gpu.buffer(bytemuck::cast_slice(&world.draws), Usage::STORAGE | Usage::INDIRECT);
    let all = gpu.buffer(bytemuck::cast_slice(&world.all), Usage::VERTEX);
    let indices = gpu.buffer(bytemuck::cast_slice(&world.indices), Usage::INDEX);
    let linear = wgpu::FilterMode::Linear;
    let smooth = device.create_sampler(&wgpu::SamplerDescriptor {
        mag_filter: linear,
        min_filter: linear,
        ..Default::default()
    });
    let compares = device.create_sampler(&wgpu::SamplerDescriptor {
        compare: Some(wgpu::CompareFunction::LessEqual),
        ..Default::default()
    });

    let layout = shader::Layout::new(device);
    let groups = [
        shader::Group0 { Frame: whole(&frame), objects: whole(&objects) }.create(device, &layout),
        shader::Group1 {
            shapes: whole(&shapes),
            bones: whole(&bones),
            corners: whole(&corners),
            in_view: whole(&in_view),
            draws: whole(&draws),
        }
        .create(device, &layout),
        shader::Group2 { shadow_map: &shadow_map, shadow_sampler: &compares, glowing: &glowing }
            .create(device, &layout),
        shader::Group3 { scene: &scene, smooth: &smooth }.create(device, &layout),
    ];

    let compute =
        |used: &[usize], create: fn(&wgpu::Device, &wgpu::PipelineLayout) -> wgpu::ComputePipeline| {
            create(device, &layout.pipeline_with(device, &[used]))
        };
    let skins = compute(skin::wgpu::USED_GROUPS, skin::wgpu::create_pipeline);
    let culls = compute(cull::wgpu::USED_GROUPS, cull::wgpu::create_pipeline);
    let shadow_corner_module = shadow_corner::wgpu::create_module(device);
    let depth_corner_module = depth_corner::wgpu::create_module(device);
    let lit_corner_module = lit_corner::wgpu::create_module(device);
    let lit_pixel_module = lit_pixel::wgpu::create_module(device);
    let sky_corner_module = sky_corner::wgpu::create_module(device);
    let sky_pixel_module = sky_pixel::wgpu::create_module(device);
    let glow_corner_module = glow_corner::wgpu::create_module(device);
    let glow_pixel_module = glow_pixel::wgpu::create_module(device);
    let finish_pixel_module = finish_pixel::wgpu::create_module(device);
    let render = |groups: &[&[usize]], vertex, fragment, depth: Option<bool>| {
        device.create_render_pipeline(&wgpu::RenderPipelineDescriptor {
            label: None,
            layout: Some(&layout.pipeline_with(device, groups)),
            vertex,
            primitive: wgpu::PrimitiveState::default(),
            depth_stencil: depth.map(|is_written| wgpu::DepthStencilState {
                format: DEPTH,
                depth_write_enabled: Some(is_written),
                depth_compare: Some(wgpu::CompareFunction::LessEqual),
                stencil: wgpu::StencilState::default(),
                bias: wgpu::DepthBiasState::default(),
            }),
            multisample: wgpu::MultisampleState::default(),
            fragment,
            multiview_mask: None,
            cache: None,
        })
    };
    let (colors, pictures) = ([Some(COLOR.into())], [Some(Target::FORMAT.into())]);
    let casts = render(
        &[shadow_corner::wgpu::USED_GROUPS],
        shadow_corner::wgpu::vertex_state(&shadow_corner_module),
        None,
        Some(true),
    );
    let lies = render(
        &[depth_corner::wgpu::USED_GROUPS],
        depth_corner::wgpu::vertex_state(&depth_corner_module),
        None,
        Some(true),
    );
    let lights = render(
        &[lit_corner::wgpu::USED_GROUPS, lit_pixel::wgpu::USED_GROUPS],
        lit_corner::wgpu::vertex_state(&lit_corner_module),
        Some(lit_pixel::wgpu::fragment_state(&lit_pixel_module, &colors)),
        Some(false),
    );
    let sky = render(
        &[sky_corner::wgpu::USED_GROUPS, sky_pixel::wgpu::USED_GROUPS],
        sky_corner::wgpu::vertex_state(&sky_corner_module),
        Some(sky_pixel::wgpu::fragment_state(&sky_pixel_module, &colors)),
        Some(false),
    );
    let glows = render(
        &[glow_corner::wgpu::USED_GROUPS, glow_pixel::wgpu::USED_GROUPS],
        glow_corner::wgpu::vertex_state(&glow_corner_module),
        Some(glow_pixel::wgpu::fragment_state(&glow_pixel_module, &colors)),
        None,
    );
    let finishes = render(
        &[glow_corner::wgpu::USED_GROUPS, finish_pixel::wgpu::USED_GROUPS],
        glow_corner::wgpu::vertex_state(&glow_corner_module),
        Some(finish_pixel::wgpu::fragment_state(&finish_pixel_module, &pictures)),
        None,
    );

    let mut commands = device.create_command_encoder(&Default::default());
    {
        let mut pass = commands.begin_compute_pass(&Default::default());
        pass.set_bind_group(shader::Group0::NUMBER, &groups[0], &[]);
        pass.set_bind_group(shader::Group1::NUMBER, &groups[1], &[]);
        pass.set_pipeline(&skins);
        pass.dispatch_workgroups(World::corners().div_ceil(64) as u32, count as u32, 1);
        pass.set_pipeline(&culls);
        pass.dispatch_workgroups(world.objects.len().div_ceil(64) as u32, 1, 1);
    }
    let of_shape = |pass: &mut wgpu::RenderPass<'_>, shape: usize, instances: &wgpu::Buffer, first: usize| {
        let offset = shape * World::corners() * size_of::<Corner>();
        pass.set_vertex_buffer(0, corners.slice(offset as u64..));
        pass.set_vertex_buffer(1, instances.slice((first * size_of::<u32>()) as u64..));
        pass.set_index_buffer(indices.slice(..), wgpu::IndexFormat::Uint32);
    };
    let draw_in_view = |pass: &mut wgpu::RenderPass<'_>, pipeline| {
        pass.set_pipeline(pipeline);
        pass.set_bind_group(shader::Group0::NUMBER, &groups[0], &[]);
        for shape in 0..count {
            of_shape(pass, shape, &in_view, shape * World::most());
            pass.draw_indexed_indirect(&draws, (shape * size_of::<Draw>()) as u64);
        }
    };
    let post = world.post(width, height);
    {
        let mut pass = begin(&mut commands, None, Some((&shadow_map, true)));
        pass.set_pipeline(&casts);
        pass.set_bind_group(shader::Group0::NUMBER, &groups[0], &[]);
        for shape in 0..count {
            let objects = world.objects_of(shape);
            of_shape(&mut pass, shape, &all, objects.start);
            pass.draw_indexed(0..world.indices.len() as u32, 0, 0..objects.len() as u32);
        }
    }
    draw_in_view(&mut begin(&mut commands, None, Some((&nearest, true))), &lies);
    {
        let mut pass = begin(&mut commands, Some(&scene), Some((&nearest, false)));
        pass.set_bind_group(shader::Group2::NUMBER, &groups[2], &[]);
        draw_in_view(&mut pass, &lights);
        pass.set_pipeline(&sky);
        pass.draw(0..3, 0..1);
    }
    {
        let mut pass = begin(&mut commands, Some(&glowing), None);
        pass.set_pipeline(&glows);
        pass.set_bind_group(shader::Group3::NUMBER, &groups[3], &[]);
        pass.set_immediates(0, bytemuck::bytes_of(&post));
        pass.draw(0..3, 0..1);
    }
    {
        let mut pass = begin(&mut commands, Some(&target.view), None);
        pass.set_pipeline(&finishes);
        pass.set_bind_group(shader::Group2::NUMBER, &groups[2], &[]);
        pass.set_bind_group(shader::Group3::NUMBER, &groups[3], &[]);
        pass.set_immediates(0, bytemuck::bytes_of(&post));
        pass.draw(0..3, 0..1);
    }
    gpu.picture(commands, &target)
}

fn whole(buffer: &wgpu::Buffer) -> wgpu::BufferBinding<'_> {
    buffer.as_entire_buffer_binding()
}

/// A texture to draw into, and to read in a later pass.
fn texture(
    device: &wgpu::Device,
    [width, height]: [u32; 2],
    format: wgpu::TextureFormat,
) -> wgpu::TextureView {
    let texture = device.create_texture(&wgpu::TextureDescriptor {
        label: None,
        size: wgpu::Extent3d { width, height, depth_or_array_layers: 1 },
        mip_level_count: 1,
        sample_count: 1,
        dimension: wgpu::TextureDimension::D2,
        format,
        usage: wgpu::TextureUsages::RENDER_ATTACHMENT | wgpu::TextureUsages::TEXTURE_BINDING,
        view_formats: &[],
    });
    texture.create_view(&wgpu::TextureViewDescriptor::default())
}

/// A pass that draws into images; the depth is cleared if it is `true`.
fn begin<'a>(
    commands: &'a mut wgpu::CommandEncoder,
    color: Option<&wgpu::TextureView>,
    depth: Option<(&wgpu::TextureView, bool)>,
) -> wgpu::RenderPass<'a> {
    let color = color.map(|view| wgpu::RenderPassColorAttachment {
        view,
        depth_slice: None,
        resolve_target: None,
        ops: wgpu::Operations::default(),
    });
    let depth = depth.map(|(view, is_cleared)| wgpu::RenderPassDepthStencilAttachment {
        view,
        depth_ops: Some(wgpu::Operations {
            load: if is_cleared { wgpu::LoadOp::Clear(1.0) } else { wgpu::LoadOp::Load },
            store: wgpu::StoreOp::Store,
        }),
        stencil_ops: None,
    });
    commands.begin_render_pass(&wgpu::RenderPassDescriptor {
        color_attachments: if color.is_some() { std::slice::from_ref(&color) } else { &[] },
        depth_stencil_attachment: depth,
        ..Default::default()
    })
}
