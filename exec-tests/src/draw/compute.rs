//! Compute shaders that run before a picture is drawn, and what they share with its stages in set 0: the vertices
//! (binding 0), another buffer (1), an image as storage (2) and as a texture (3), and a sampler (4).

use std::ffi::CString;

use ash::vk;

use super::{Garbage, Painter, SIZE};

/// Of the buffer at binding 1: 64 for each pixel.
const BYTES: u64 = 64 * (SIZE * SIZE) as u64;

/// One run of a compute shader. The next one, and the draw, wait for it.
pub struct Dispatch<'a> {
    pub words: &'a [u32],
    pub entry_point: &'a str,
    pub groups: [u32; 3],
}

/// What the stages are bound to.
pub(super) struct Shared {
    pub(super) layout: vk::DescriptorSetLayout,
    set: vk::DescriptorSet,
    image: vk::Image,
}

const BINDINGS: [vk::DescriptorType; 5] = [
    vk::DescriptorType::STORAGE_BUFFER,
    vk::DescriptorType::STORAGE_BUFFER,
    vk::DescriptorType::STORAGE_IMAGE,
    vk::DescriptorType::SAMPLED_IMAGE,
    vk::DescriptorType::SAMPLER,
];

impl Painter {
    pub(super) fn shared(&self, garbage: &mut Garbage, vertices: vk::Buffer) -> Result<Shared, vk::Result> {
        let device = &self.device;
        let (cells, _) = self.buffer(garbage, BYTES, vk::BufferUsageFlags::STORAGE_BUFFER)?;
        let usage = vk::ImageUsageFlags::STORAGE | vk::ImageUsageFlags::SAMPLED;
        let (image, view) = self.image(garbage, usage)?;
        let sampler = unsafe { device.create_sampler(&vk::SamplerCreateInfo::default(), None)? };
        garbage.samplers.push(sampler);
        let bindings: Vec<_> = (0..)
            .zip(BINDINGS)
            .map(|(binding, ty)| {
                vk::DescriptorSetLayoutBinding::default()
                    .binding(binding)
                    .descriptor_type(ty)
                    .descriptor_count(1)
                    .stage_flags(vk::ShaderStageFlags::ALL)
            })
            .collect();
        let info = vk::DescriptorSetLayoutCreateInfo::default().bindings(&bindings);
        let layout = unsafe { device.create_descriptor_set_layout(&info, None)? };
        garbage.set_layouts.push(layout);
        let sizes = BINDINGS.map(|ty| vk::DescriptorPoolSize { ty, descriptor_count: 1 });
        let info = vk::DescriptorPoolCreateInfo::default().max_sets(1).pool_sizes(&sizes);
        let pool = unsafe { device.create_descriptor_pool(&info, None)? };
        garbage.pools.push(pool);
        let layouts = [layout];
        let info = vk::DescriptorSetAllocateInfo::default().descriptor_pool(pool).set_layouts(&layouts);
        let set = unsafe { device.allocate_descriptor_sets(&info)? }[0];

        let buffers =
            [vertices, cells].map(|it| vk::DescriptorBufferInfo::default().buffer(it).range(vk::WHOLE_SIZE));
        let images = [vk::DescriptorImageInfo::default()
            .image_view(view)
            .image_layout(vk::ImageLayout::GENERAL)
            .sampler(sampler)];
        let writes: Vec<_> = (0..)
            .zip(BINDINGS)
            .map(|(binding, ty)| {
                let write = vk::WriteDescriptorSet::default()
                    .dst_set(set)
                    .dst_binding(binding)
                    .descriptor_count(1)
                    .descriptor_type(ty);
                match buffers.get(binding as usize) {
                    Some(buffer) => write.buffer_info(std::slice::from_ref(buffer)),
                    None => write.image_info(&images),
                }
            })
            .collect();
        unsafe { device.update_descriptor_sets(&writes, &[]) };
        Ok(Shared { layout, set, image })
    }

    /// Records the runs, and binds what they share for the draw with that layout.
    pub(super) fn record(
        &self,
        garbage: &mut Garbage,
        commands: vk::CommandBuffer,
        dispatches: &[Dispatch],
        shared: &Shared,
        draw_layout: vk::PipelineLayout,
    ) -> Result<(), vk::Result> {
        let device = &self.device;
        let all = vk::PipelineStageFlags::ALL_COMMANDS;
        let access = vk::AccessFlags::MEMORY_READ | vk::AccessFlags::MEMORY_WRITE;
        let sets = [shared.set];
        let range = vk::ImageSubresourceRange {
            aspect_mask: vk::ImageAspectFlags::COLOR,
            level_count: 1,
            layer_count: 1,
            ..Default::default()
        };
        let image = [vk::ImageMemoryBarrier::default()
            .new_layout(vk::ImageLayout::GENERAL)
            .dst_access_mask(access)
            .image(shared.image)
            .subresource_range(range)];
        let none = vk::DependencyFlags::empty();
        unsafe { device.cmd_pipeline_barrier(commands, all, all, none, &[], &[], &image) };
        for it in dispatches {
            let (pipeline, layout) = self.compute_pipeline(garbage, it, shared.layout)?;
            let point = vk::PipelineBindPoint::COMPUTE;
            let [x, y, z] = it.groups;
            let written = [vk::MemoryBarrier::default().src_access_mask(access).dst_access_mask(access)];
            unsafe {
                device.cmd_bind_pipeline(commands, point, pipeline);
                device.cmd_bind_descriptor_sets(commands, point, layout, 0, &sets, &[]);
                device.cmd_dispatch(commands, x, y, z);
                device.cmd_pipeline_barrier(commands, all, all, none, &written, &[], &[]);
            }
        }
        let point = vk::PipelineBindPoint::GRAPHICS;
        unsafe { device.cmd_bind_descriptor_sets(commands, point, draw_layout, 0, &sets, &[]) };
        Ok(())
    }

    fn compute_pipeline(
        &self,
        garbage: &mut Garbage,
        dispatch: &Dispatch,
        set_layout: vk::DescriptorSetLayout,
    ) -> Result<(vk::Pipeline, vk::PipelineLayout), vk::Result> {
        let device = &self.device;
        let layouts = [set_layout];
        let info = vk::PipelineLayoutCreateInfo::default().set_layouts(&layouts);
        let layout = unsafe { device.create_pipeline_layout(&info, None)? };
        garbage.layouts.push(layout);
        let info = vk::ShaderModuleCreateInfo::default().code(dispatch.words);
        let module = unsafe { device.create_shader_module(&info, None)? };
        garbage.modules.push(module);
        let name = CString::new(dispatch.entry_point).unwrap_or_default();
        let stage = vk::PipelineShaderStageCreateInfo::default()
            .stage(vk::ShaderStageFlags::COMPUTE)
            .module(module)
            .name(&name);
        let info = [vk::ComputePipelineCreateInfo::default().stage(stage).layout(layout)];
        let made = unsafe { device.create_compute_pipelines(vk::PipelineCache::null(), &info, None) };
        let pipeline = made.map_err(|(_, error)| error)?[0];
        garbage.pipelines.push(pipeline);
        Ok((pipeline, layout))
    }
}
