//! The scene through ash.

use crate::{
    shaders::scene::{
        Corner, Draw, Post, ash as shader, cull, depth_corner, finish_pixel, glow_corner, glow_pixel,
        lit_corner, lit_pixel, shadow_corner, skin, sky_corner, sky_pixel,
    },
    world::World,
};
use ash::vk;
use example_shared::{
    arguments::Arguments,
    gpu::{Buffer, Extras, Gpu, Image, Result, everything_before},
    picture::Picture,
};

const DEPTH: vk::Format = vk::Format::D32_SFLOAT;
const COLOR: vk::Format = vk::Format::R16G16B16A16_SFLOAT;
const PICTURE: vk::Format = vk::Format::R8G8B8A8_UNORM;

/// What a pipeline draws into.
#[derive(Clone, Copy, Default)]
struct Targets {
    color: Option<vk::Format>,
    /// Whether it is written.
    depth: Option<bool>,
}

pub fn draw(arguments: &Arguments, world: &World) -> Result<Picture> {
    let mut gpu = Gpu::open_with(arguments.validate, Extras::DynamicRendering)?;
    println!("device of ash: {}", gpu.name);
    let extent = vk::Extent2D { width: arguments.width, height: arguments.height };
    let half = vk::Extent2D { width: extent.width.div_ceil(2), height: extent.height.div_ceil(2) };
    let square = vk::Extent2D { width: 2048, height: 2048 };
    let (color, depth) =
        (vk::ImageUsageFlags::COLOR_ATTACHMENT, vk::ImageUsageFlags::DEPTH_STENCIL_ATTACHMENT);
    let (sampled, copied) = (vk::ImageUsageFlags::SAMPLED, vk::ImageUsageFlags::TRANSFER_SRC);
    let shadow_map = gpu.image(square, DEPTH, depth | sampled)?;
    let nearest = gpu.image(extent, DEPTH, depth)?;
    let scene = gpu.image(extent, COLOR, color | sampled)?;
    let glowing = gpu.image(half, COLOR, color | sampled)?;
    let picture = gpu.image(extent, PICTURE, color | copied)?;

    let storage = vk::BufferUsageFlags::STORAGE_BUFFER;
    let vertices = storage | vk::BufferUsageFlags::VERTEX_BUFFER;
    let count = world.shapes.len();
    let frame = gpu.uniform(&world.frame)?;
    let objects = filled(&mut gpu, &world.objects, storage)?;
    let shapes = filled(&mut gpu, &world.shapes, storage)?;
    let bones = filled(&mut gpu, &world.bones, storage)?;
    let corners = gpu.buffer((count * World::corners() * size_of::<Corner>()) as u64, vertices)?;
    let in_view = gpu.buffer((count * World::most() * size_of::<u32>()) as u64, vertices)?;
    let draws = filled(&mut gpu, &world.draws, storage | vk::BufferUsageFlags::INDIRECT_BUFFER)?;
    let all = filled(&mut gpu, &world.all, vk::BufferUsageFlags::VERTEX_BUFFER)?;
    let indices = filled(&mut gpu, &world.indices, vk::BufferUsageFlags::INDEX_BUFFER)?;
    let smooth = gpu.sampler(COLOR, vk::SamplerAddressMode::CLAMP_TO_EDGE)?;
    let compares =
        vk::SamplerCreateInfo::default().compare_enable(true).compare_op(vk::CompareOp::LESS_OR_EQUAL);

    // SAFETY: the device is valid, and `gpu` keeps everything until the commands are done.
    let (layout, sets, compares) = unsafe {
        let device = &gpu.device;
        let compares = device.create_sampler(&compares, None)?;
        let layout = shader::Layout::create(device)?;
        let pool = shader::Layout::create_pool(device, 1)?;
        let sets = layout.allocate(device, pool)?;
        let sampler = |sampler| vk::DescriptorImageInfo { sampler, ..Default::default() };
        shader::Resources {
            Frame: frame.info(),
            objects: objects.info(),
            shapes: shapes.info(),
            bones: bones.info(),
            corners: corners.info(),
            in_view: in_view.info(),
            draws: draws.info(),
            shadow_map: shadow_map.info(),
            shadow_sampler: sampler(compares),
            glowing: glowing.info(),
            scene: scene.info(),
            smooth: sampler(smooth),
        }
        .write(device, &sets);
        gpu.keep(pool, &layout.sets, layout.pipeline, &[]);
        (layout.pipeline, sets, compares)
    };

    // SAFETY: as above; a module is not needed once its pipeline is there.
    let [skins, culls, casts, lies, lights, sky, glows, finishes] = unsafe {
        let device = &gpu.device;
        let computing =
            [skin::ash::create_pipeline(device, layout)?, cull::ash::create_pipeline(device, layout)?];
        let near = Targets { color: Some(COLOR), depth: Some(false) };
        let only_depth = Targets { color: None, depth: Some(true) };
        let into = |format| Targets { color: Some(format), depth: None };
        let drawing = [
            (
                shadow_corner::ash::create_module(device)?,
                None,
                Some(shadow_corner::ash::vertex_input()),
                only_depth,
            ),
            (
                depth_corner::ash::create_module(device)?,
                None,
                Some(depth_corner::ash::vertex_input()),
                only_depth,
            ),
            (
                lit_corner::ash::create_module(device)?,
                Some(lit_pixel::ash::stage(lit_pixel::ash::create_module(device)?)),
                Some(lit_corner::ash::vertex_input()),
                near,
            ),
            (
                sky_corner::ash::create_module(device)?,
                Some(sky_pixel::ash::stage(sky_pixel::ash::create_module(device)?)),
                None,
                near,
            ),
            (
                glow_corner::ash::create_module(device)?,
                Some(glow_pixel::ash::stage(glow_pixel::ash::create_module(device)?)),
                None,
                into(COLOR),
            ),
            (
                glow_corner::ash::create_module(device)?,
                Some(finish_pixel::ash::stage(finish_pixel::ash::create_module(device)?)),
                None,
                into(PICTURE),
            ),
        ];
        let stages = [
            shadow_corner::ash::stage,
            depth_corner::ash::stage,
            lit_corner::ash::stage,
            sky_corner::ash::stage,
            glow_corner::ash::stage,
            glow_corner::ash::stage,
        ];
        let mut pipelines = computing.to_vec();
        for ((module, pixel, input, targets), stage) in drawing.into_iter().zip(stages) {
            let stages: Vec<_> = [stage(module)].into_iter().chain(pixel).collect();
            let made = pipeline(&gpu, &stages, &input.unwrap_or_default(), layout, targets);
            stages.iter().for_each(|it| device.destroy_shader_module(it.module, None));
            pipelines.push(made?);
        }
        <[vk::Pipeline; 8]>::try_from(pipelines).map_err(|_| "eight pipelines")?
    };
    [skins, culls, casts, lies, lights, sky, glows, finishes]
        .into_iter()
        .for_each(|it| gpu.keep_pipeline(it));

    let all_images = [shadow_map, nearest, scene, glowing, picture];
    gpu.submit(|device, commands| {
        // SAFETY: all of it belongs to this device.
        unsafe {
            all_images.iter().for_each(|it| start(device, commands, it));
            for point in [vk::PipelineBindPoint::COMPUTE, vk::PipelineBindPoint::GRAPHICS] {
                device.cmd_bind_descriptor_sets(commands, point, layout, 0, &sets, &[]);
            }
            let [range] = shader::PUSH_CONSTANT_RANGES;
            let post = world.post(arguments.width, arguments.height);
            let bytes = bytemuck::bytes_of::<Post>(&post);

            let compute = |pipeline, threads: usize, shapes: usize| {
                device.cmd_bind_pipeline(commands, vk::PipelineBindPoint::COMPUTE, pipeline);
                device.cmd_dispatch(commands, threads.div_ceil(64) as u32, shapes as u32, 1);
            };
            compute(skins, World::corners(), count);
            compute(culls, world.objects.len(), 1);
            everything_before(device, commands, vk::PipelineStageFlags::ALL_COMMANDS);

            let bind =
                |pipeline| device.cmd_bind_pipeline(commands, vk::PipelineBindPoint::GRAPHICS, pipeline);
            let of_shape = |shape: usize, instances: Buffer, first: usize| {
                let offsets = [shape * World::corners() * size_of::<Corner>(), first * size_of::<u32>()];
                let buffers = [corners.handle, instances.handle];
                device.cmd_bind_vertex_buffers(commands, 0, &buffers, &offsets.map(|it| it as u64));
            };
            let draw_in_view = |pipeline| {
                bind(pipeline);
                for shape in 0..count {
                    of_shape(shape, in_view, shape * World::most());
                    let at = shape * size_of::<Draw>();
                    device.cmd_draw_indexed_indirect(commands, draws.handle, at as u64, 1, 0);
                }
            };
            let cover = |pipeline| {
                bind(pipeline);
                device.cmd_push_constants(commands, layout, range.stage_flags, range.offset, bytes);
                device.cmd_draw(commands, 3, 1, 0, 0);
            };
            device.cmd_bind_index_buffer(commands, indices.handle, 0, vk::IndexType::UINT32);

            pass(device, commands, None, Some((shadow_map, true)), || {
                bind(casts);
                for shape in 0..count {
                    let objects = world.objects_of(shape);
                    of_shape(shape, all, objects.start);
                    let (length, instances) = (world.indices.len() as u32, objects.len() as u32);
                    device.cmd_draw_indexed(commands, length, instances, 0, 0, 0);
                }
            });
            pass(device, commands, None, Some((nearest, true)), || draw_in_view(lies));
            pass(device, commands, Some(scene), Some((nearest, false)), || {
                draw_in_view(lights);
                cover(sky);
            });
            pass(device, commands, Some(glowing), None, || cover(glows));
            pass(device, commands, Some(picture), None, || cover(finishes));
        }
    })?;
    let drawn: u32 = gpu.read::<Draw>(draws)?.iter().map(|it| it.instance_count).sum();
    println!("drawn: {drawn} of {} objects", world.objects.len());
    let picture = gpu.picture_of(picture)?;
    // SAFETY: nothing uses it any more.
    unsafe { gpu.device.destroy_sampler(compares, None) };
    Ok(picture)
}

fn filled<T: bytemuck::Pod>(gpu: &mut Gpu, contents: &[T], usage: vk::BufferUsageFlags) -> Result<Buffer> {
    let buffer = gpu.buffer(size_of_val(contents) as u64, usage)?;
    gpu.write(buffer, contents)?;
    Ok(buffer)
}

fn part_of(image: &Image) -> vk::ImageAspectFlags {
    if image.format == DEPTH { vk::ImageAspectFlags::DEPTH } else { vk::ImageAspectFlags::COLOR }
}

/// Gives an image the layout that it has from then on.
unsafe fn start(device: &ash::Device, commands: vk::CommandBuffer, image: &Image) {
    let range =
        vk::ImageSubresourceRange::default().aspect_mask(part_of(image)).level_count(1).layer_count(1);
    let barrier = vk::ImageMemoryBarrier::default()
        .dst_access_mask(vk::AccessFlags::MEMORY_READ | vk::AccessFlags::MEMORY_WRITE)
        .new_layout(vk::ImageLayout::GENERAL)
        .image(image.handle)
        .subresource_range(range);
    let (before, after) = (vk::PipelineStageFlags::TOP_OF_PIPE, vk::PipelineStageFlags::ALL_COMMANDS);
    let none = vk::DependencyFlags::empty();
    unsafe { device.cmd_pipeline_barrier(commands, before, after, none, &[], &[], &[barrier]) };
}

/// Draws into images; the depth is cleared if it is `true`.
unsafe fn pass(
    device: &ash::Device,
    commands: vk::CommandBuffer,
    color: Option<Image>,
    depth: Option<(Image, bool)>,
    draw: impl FnOnce(),
) {
    let Some(extent) = color.or(depth.map(|it| it.0)).map(|it| it.extent) else { return };
    let attachment = |image: Image, is_cleared| {
        let (clear, load) = (vk::AttachmentLoadOp::CLEAR, vk::AttachmentLoadOp::LOAD);
        vk::RenderingAttachmentInfo::default()
            .image_view(image.view)
            .image_layout(vk::ImageLayout::GENERAL)
            .load_op(if is_cleared { clear } else { load })
            .store_op(vk::AttachmentStoreOp::STORE)
    };
    let colors: Vec<_> = color.map(|it| attachment(it, true)).into_iter().collect();
    let far = vk::ClearValue { depth_stencil: vk::ClearDepthStencilValue { depth: 1.0, stencil: 0 } };
    let depth = depth.map(|(image, is_cleared)| attachment(image, is_cleared).clear_value(far));
    let area = vk::Rect2D { offset: vk::Offset2D::default(), extent };
    let mut info = vk::RenderingInfo::default().render_area(area).layer_count(1).color_attachments(&colors);
    if let Some(depth) = &depth {
        info = info.depth_attachment(depth);
    }
    // As in wgpu, y points up.
    let (width, height) = (extent.width as f32, extent.height as f32);
    let viewport = vk::Viewport { x: 0.0, y: height, width, height: -height, min_depth: 0.0, max_depth: 1.0 };
    unsafe {
        device.cmd_begin_rendering(commands, &info);
        device.cmd_set_viewport(commands, 0, &[viewport]);
        device.cmd_set_scissor(commands, 0, &[area]);
        draw();
        device.cmd_end_rendering(commands);
    }
    everything_before(device, commands, vk::PipelineStageFlags::ALL_COMMANDS);
}

unsafe fn pipeline(
    gpu: &Gpu,
    stages: &[vk::PipelineShaderStageCreateInfo<'_>],
    input: &vk::PipelineVertexInputStateCreateInfo<'_>,
    layout: vk::PipelineLayout,
    targets: Targets,
) -> Result<vk::Pipeline> {
    let assembly =
        vk::PipelineInputAssemblyStateCreateInfo::default().topology(vk::PrimitiveTopology::TRIANGLE_LIST);
    let viewport = vk::PipelineViewportStateCreateInfo::default().viewport_count(1).scissor_count(1);
    let raster = vk::PipelineRasterizationStateCreateInfo::default().line_width(1.0);
    let samples =
        vk::PipelineMultisampleStateCreateInfo::default().rasterization_samples(vk::SampleCountFlags::TYPE_1);
    let depth = vk::PipelineDepthStencilStateCreateInfo::default()
        .depth_test_enable(targets.depth.is_some())
        .depth_write_enable(targets.depth == Some(true))
        .depth_compare_op(vk::CompareOp::LESS_OR_EQUAL);
    let attachment =
        vk::PipelineColorBlendAttachmentState::default().color_write_mask(vk::ColorComponentFlags::RGBA);
    let attachments: Vec<_> = targets.color.map(|_| attachment).into_iter().collect();
    let blend = vk::PipelineColorBlendStateCreateInfo::default().attachments(&attachments);
    let states = [vk::DynamicState::VIEWPORT, vk::DynamicState::SCISSOR];
    let dynamic = vk::PipelineDynamicStateCreateInfo::default().dynamic_states(&states);
    let colors: Vec<vk::Format> = targets.color.into_iter().collect();
    let mut rendering = vk::PipelineRenderingCreateInfo::default()
        .color_attachment_formats(&colors)
        .depth_attachment_format(targets.depth.map_or(vk::Format::UNDEFINED, |_| DEPTH));
    let info = vk::GraphicsPipelineCreateInfo::default()
        .stages(stages)
        .vertex_input_state(input)
        .input_assembly_state(&assembly)
        .viewport_state(&viewport)
        .rasterization_state(&raster)
        .multisample_state(&samples)
        .depth_stencil_state(&depth)
        .color_blend_state(&blend)
        .dynamic_state(&dynamic)
        .layout(layout)
        .push_next(&mut rendering);
    let made = unsafe { gpu.device.create_graphics_pipelines(vk::PipelineCache::null(), &[info], None) };
    Ok(made.map_err(|(_, error)| error)?[0])
}
