//! A Vulkan device that runs one compute shader at a time on buffers and images that the host fills and reads.

use crate::case::{Address, Bound, Case, Picture, TexelKind};
use ash::vk;
use std::ffi::{CStr, CString};

/// Has the driver for the CPU spend less time on its code, for many shaders that run once each. Its waves are smaller
/// then. For the start of a process, before any thread.
pub fn compile_quickly() {
    for (name, value) in
        [("GALLIVM_PERF", "nopt"), ("LP_NATIVE_VECTOR_WIDTH", "128"), ("MESA_SHADER_CACHE_DISABLE", "true")]
    {
        // Safety: the callers have no other threads yet.
        unsafe { std::env::set_var(name, value) };
    }
}

pub struct Device {
    _entry: ash::Entry,
    instance: ash::Instance,
    device: ash::Device,
    queue: vk::Queue,
    pool: vk::CommandPool,
    memory: vk::PhysicalDeviceMemoryProperties,
    /// Whether buffers have addresses that shaders may use.
    has_addresses: bool,
    pub name: String,
}

/// What was made for one run and goes away with it.
#[derive(Default)]
struct Run {
    buffers: Vec<(vk::Buffer, vk::DeviceMemory)>,
    views: Vec<vk::BufferView>,
    images: Vec<(vk::Image, vk::ImageView, vk::DeviceMemory)>,
    samplers: Vec<vk::Sampler>,
    layouts: Vec<vk::DescriptorSetLayout>,
    pools: Vec<vk::DescriptorPool>,
    pipeline_layouts: Vec<vk::PipelineLayout>,
    pipelines: Vec<vk::Pipeline>,
}

/// A binding while it runs: the host-visible buffer that fills and empties an image, or the buffer itself.
struct Placed {
    binding: u32,
    kind: vk::DescriptorType,
    buffer: vk::Buffer,
    memory: vk::DeviceMemory,
    size: u64,
    view: vk::BufferView,
    image: Option<(vk::Image, vk::ImageView, vk::Extent3D)>,
    sampler: vk::Sampler,
}

impl Device {
    pub fn open() -> Result<Device, String> {
        let how = "`scripts/prepare vulkan` installs a driver for the CPU";
        let entry =
            unsafe { ash::Entry::load() }.map_err(|error| format!("no Vulkan loader: {error}; {how}"))?;
        let application = vk::ApplicationInfo::default().api_version(vk::API_VERSION_1_3);
        let info = vk::InstanceCreateInfo::default().application_info(&application);
        let instance = unsafe { entry.create_instance(&info, None) }
            .map_err(|error| format!("cannot start Vulkan: {error}; {how}"))?;
        Device::first(entry, instance).map_err(|error| format!("cannot open a Vulkan device: {error}; {how}"))
    }

    fn first(entry: ash::Entry, instance: ash::Instance) -> Result<Device, String> {
        let physical = unsafe { instance.enumerate_physical_devices() }.map_err(text)?;
        let physical = *physical.first().ok_or("there is none")?;
        let properties = unsafe { instance.get_physical_device_properties(physical) };
        let name = properties.device_name_as_c_str().unwrap_or(c"?").to_string_lossy().into_owned();
        let families = unsafe { instance.get_physical_device_queue_family_properties(physical) };
        let family = families
            .iter()
            .position(|family| family.queue_flags.contains(vk::QueueFlags::COMPUTE))
            .ok_or("it does not compute")? as u32;

        // Everything the device can do is switched on; what it cannot do is the shader's failure to say.
        let mut features11 = vk::PhysicalDeviceVulkan11Features::default();
        let mut features12 = vk::PhysicalDeviceVulkan12Features::default();
        let mut features13 = vk::PhysicalDeviceVulkan13Features::default();
        let mut features = vk::PhysicalDeviceFeatures2::default();
        if properties.api_version >= vk::API_VERSION_1_2 {
            features = features.push_next(&mut features11).push_next(&mut features12);
        }
        if properties.api_version >= vk::API_VERSION_1_3 {
            features = features.push_next(&mut features13);
        }
        unsafe { instance.get_physical_device_features2(physical, &mut features) };

        let queues =
            [vk::DeviceQueueCreateInfo::default().queue_family_index(family).queue_priorities(&[1.0])];
        let info = vk::DeviceCreateInfo::default().queue_create_infos(&queues).push_next(&mut features);
        let device = unsafe { instance.create_device(physical, &info, None) }.map_err(text)?;
        let queue = unsafe { device.get_device_queue(family, 0) };
        let info = vk::CommandPoolCreateInfo::default().queue_family_index(family);
        let pool = unsafe { device.create_command_pool(&info, None) }.map_err(text)?;
        let memory = unsafe { instance.get_physical_device_memory_properties(physical) };
        let has_addresses = features12.buffer_device_address == vk::TRUE;
        Ok(Device { _entry: entry, instance, device, queue, pool, memory, has_addresses, name })
    }

    /// Runs the words of a case; the contents of every storage buffer and image afterwards.
    pub fn run(&self, case: &Case, words: &[u32], entry_point: &str) -> Result<Vec<(u32, Vec<u8>)>, String> {
        let mut run = Run::default();
        let result = self.run_with(&mut run, case, words, entry_point);
        unsafe {
            let _ = self.device.device_wait_idle();
            for pipeline in run.pipelines {
                self.device.destroy_pipeline(pipeline, None);
            }
            for layout in run.pipeline_layouts {
                self.device.destroy_pipeline_layout(layout, None);
            }
            for pool in run.pools {
                self.device.destroy_descriptor_pool(pool, None);
            }
            for layout in run.layouts {
                self.device.destroy_descriptor_set_layout(layout, None);
            }
            for sampler in run.samplers {
                self.device.destroy_sampler(sampler, None);
            }
            for (image, view, memory) in run.images {
                self.device.destroy_image_view(view, None);
                self.device.destroy_image(image, None);
                self.device.free_memory(memory, None);
            }
            for view in run.views {
                self.device.destroy_buffer_view(view, None);
            }
            for (buffer, memory) in run.buffers {
                self.device.destroy_buffer(buffer, None);
                self.device.free_memory(memory, None);
            }
        }
        result
    }

    fn run_with(
        &self,
        run: &mut Run,
        case: &Case,
        words: &[u32],
        entry_point: &str,
    ) -> Result<Vec<(u32, Vec<u8>)>, String> {
        let mut placed = Vec::new();
        for (binding, bound) in &case.bound {
            placed.push(self.place(run, *binding, bound)?);
        }
        let device = &self.device;
        let mut push = Vec::new();
        for binding in &case.addresses {
            let place = placed.iter().find(|place| place.binding == *binding);
            let place = place.ok_or(format!("`addresses` names {binding}, where no buffer is"))?;
            let info = vk::BufferDeviceAddressInfo::default().buffer(place.buffer);
            push.extend(unsafe { device.get_buffer_device_address(&info) }.to_le_bytes());
        }
        push.extend(&case.push);
        let bindings: Vec<_> = placed
            .iter()
            .map(|place| {
                vk::DescriptorSetLayoutBinding::default()
                    .binding(place.binding)
                    .descriptor_type(place.kind)
                    .descriptor_count(1)
                    .stage_flags(vk::ShaderStageFlags::COMPUTE)
            })
            .collect();
        let info = vk::DescriptorSetLayoutCreateInfo::default().bindings(&bindings);
        let set_layouts = [unsafe { device.create_descriptor_set_layout(&info, None) }.map_err(text)?];
        run.layouts.extend(set_layouts);
        let ranges = [vk::PushConstantRange {
            stage_flags: vk::ShaderStageFlags::COMPUTE,
            offset: 0,
            size: push.len() as u32,
        }];
        let mut info = vk::PipelineLayoutCreateInfo::default().set_layouts(&set_layouts);
        if !push.is_empty() {
            info = info.push_constant_ranges(&ranges);
        }
        let layout = unsafe { device.create_pipeline_layout(&info, None) }.map_err(text)?;
        run.pipeline_layouts.push(layout);

        let info = vk::ShaderModuleCreateInfo::default().code(words);
        let module = unsafe { device.create_shader_module(&info, None) }.map_err(text)?;
        let entry_point = CString::new(entry_point).map_err(|error| error.to_string())?;
        let stage = vk::PipelineShaderStageCreateInfo::default()
            .stage(vk::ShaderStageFlags::COMPUTE)
            .module(module)
            .name(&entry_point);
        let info = vk::ComputePipelineCreateInfo::default().stage(stage).layout(layout);
        let made = unsafe { device.create_compute_pipelines(vk::PipelineCache::null(), &[info], None) };
        unsafe { device.destroy_shader_module(module, None) };
        let pipeline = match made {
            Ok(pipelines) => pipelines[0],
            Err((_, error)) => return Err(format!("the driver refuses the pipeline: {error}")),
        };
        run.pipelines.push(pipeline);

        let sizes: Vec<_> = placed
            .iter()
            .map(|place| vk::DescriptorPoolSize { ty: place.kind, descriptor_count: 1 })
            .collect();
        let info = vk::DescriptorPoolCreateInfo::default().max_sets(1).pool_sizes(&sizes);
        let pool = unsafe { device.create_descriptor_pool(&info, None) }.map_err(text)?;
        run.pools.push(pool);
        let info = vk::DescriptorSetAllocateInfo::default().descriptor_pool(pool).set_layouts(&set_layouts);
        let sets = unsafe { device.allocate_descriptor_sets(&info) }.map_err(text)?;
        for place in &placed {
            let buffers =
                [vk::DescriptorBufferInfo { buffer: place.buffer, offset: 0, range: vk::WHOLE_SIZE }];
            let images = [vk::DescriptorImageInfo {
                sampler: place.sampler,
                image_view: place.image.map_or(vk::ImageView::null(), |(_, view, _)| view),
                image_layout: vk::ImageLayout::GENERAL,
            }];
            let views = [place.view];
            let write = vk::WriteDescriptorSet::default()
                .dst_set(sets[0])
                .dst_binding(place.binding)
                .descriptor_type(place.kind);
            let write = match place.kind {
                vk::DescriptorType::STORAGE_BUFFER | vk::DescriptorType::UNIFORM_BUFFER => {
                    write.buffer_info(&buffers)
                }
                vk::DescriptorType::UNIFORM_TEXEL_BUFFER | vk::DescriptorType::STORAGE_TEXEL_BUFFER => {
                    write.texel_buffer_view(&views)
                }
                _ => write.image_info(&images),
            };
            unsafe { device.update_descriptor_sets(&[write], &[]) };
        }

        let info = vk::CommandBufferAllocateInfo::default()
            .command_pool(self.pool)
            .level(vk::CommandBufferLevel::PRIMARY)
            .command_buffer_count(1);
        let commands = unsafe { device.allocate_command_buffers(&info) }.map_err(text)?;
        let done = self.record_and_wait(case, &push, &placed, commands[0], (pipeline, layout), &sets);
        unsafe { device.free_command_buffers(self.pool, &commands) };
        done.map_err(|error| format!("the device failed: {error}"))?;

        let mut found = Vec::new();
        for place in placed.iter().filter(|place| place.size > 0) {
            let mut bytes = vec![0; place.size as usize];
            unsafe {
                let from = device
                    .map_memory(place.memory, 0, vk::WHOLE_SIZE, vk::MemoryMapFlags::empty())
                    .map_err(text)?;
                std::ptr::copy_nonoverlapping(from.cast(), bytes.as_mut_ptr(), bytes.len());
                device.unmap_memory(place.memory);
            }
            found.push((place.binding, bytes));
        }
        Ok(found)
    }

    fn record_and_wait(
        &self,
        case: &Case,
        push: &[u8],
        placed: &[Placed],
        commands: vk::CommandBuffer,
        (pipeline, layout): (vk::Pipeline, vk::PipelineLayout),
        sets: &[vk::DescriptorSet],
    ) -> Result<(), vk::Result> {
        let device = &self.device;
        let layers =
            vk::ImageSubresourceLayers::default().aspect_mask(vk::ImageAspectFlags::COLOR).layer_count(1);
        let copy = |extent| vk::BufferImageCopy::default().image_subresource(layers).image_extent(extent);
        unsafe {
            device.begin_command_buffer(commands, &vk::CommandBufferBeginInfo::default())?;
            for place in placed {
                if let Some((image, _, extent)) = place.image {
                    let to_general = vk::ImageMemoryBarrier::default()
                        .dst_access_mask(vk::AccessFlags::TRANSFER_WRITE)
                        .old_layout(vk::ImageLayout::UNDEFINED)
                        .new_layout(vk::ImageLayout::GENERAL)
                        .image(image)
                        .subresource_range(color_range());
                    device.cmd_pipeline_barrier(
                        commands,
                        vk::PipelineStageFlags::TOP_OF_PIPE,
                        vk::PipelineStageFlags::TRANSFER,
                        vk::DependencyFlags::empty(),
                        &[],
                        &[],
                        &[to_general],
                    );
                    device.cmd_copy_buffer_to_image(
                        commands,
                        place.buffer,
                        image,
                        vk::ImageLayout::GENERAL,
                        &[copy(extent)],
                    );
                }
            }
            self.wait_for_everything(commands);
            device.cmd_bind_pipeline(commands, vk::PipelineBindPoint::COMPUTE, pipeline);
            device.cmd_bind_descriptor_sets(commands, vk::PipelineBindPoint::COMPUTE, layout, 0, sets, &[]);
            if !push.is_empty() {
                device.cmd_push_constants(commands, layout, vk::ShaderStageFlags::COMPUTE, 0, push);
            }
            device.cmd_dispatch(commands, case.groups[0], case.groups[1], case.groups[2]);
            self.wait_for_everything(commands);
            for place in placed.iter().filter(|place| place.kind == vk::DescriptorType::STORAGE_IMAGE) {
                if let Some((image, _, extent)) = place.image {
                    device.cmd_copy_image_to_buffer(
                        commands,
                        image,
                        vk::ImageLayout::GENERAL,
                        place.buffer,
                        &[copy(extent)],
                    );
                }
            }
            self.wait_for_everything(commands);
            device.end_command_buffer(commands)?;
            let list = [commands];
            let fence = device.create_fence(&vk::FenceCreateInfo::default(), None)?;
            device.queue_submit(self.queue, &[vk::SubmitInfo::default().command_buffers(&list)], fence)?;
            let waited = device.wait_for_fences(&[fence], true, 60_000_000_000);
            device.destroy_fence(fence, None);
            waited
        }
    }

    fn wait_for_everything(&self, commands: vk::CommandBuffer) {
        let barrier =
            vk::MemoryBarrier::default().src_access_mask(vk::AccessFlags::MEMORY_WRITE).dst_access_mask(
                vk::AccessFlags::MEMORY_READ | vk::AccessFlags::MEMORY_WRITE | vk::AccessFlags::HOST_READ,
            );
        unsafe {
            self.device.cmd_pipeline_barrier(
                commands,
                vk::PipelineStageFlags::ALL_COMMANDS,
                vk::PipelineStageFlags::ALL_COMMANDS | vk::PipelineStageFlags::HOST,
                vk::DependencyFlags::empty(),
                &[barrier],
                &[],
                &[],
            )
        };
    }

    fn place(&self, run: &mut Run, binding: u32, bound: &Bound) -> Result<Placed, String> {
        let (bytes, kind): (&[u8], _) = match bound {
            Bound::Buffer(bytes) => (bytes, vk::DescriptorType::STORAGE_BUFFER),
            Bound::Constants(bytes) => (bytes, vk::DescriptorType::UNIFORM_BUFFER),
            Bound::Texels { bytes, is_written: false, .. } => {
                (bytes, vk::DescriptorType::UNIFORM_TEXEL_BUFFER)
            }
            Bound::Texels { bytes, is_written: true, .. } => {
                (bytes, vk::DescriptorType::STORAGE_TEXEL_BUFFER)
            }
            Bound::Texture(picture) => (&picture.bytes, vk::DescriptorType::SAMPLED_IMAGE),
            Bound::Image(picture) => (&picture.bytes, vk::DescriptorType::STORAGE_IMAGE),
            Bound::Sampler { .. } => (&[], vk::DescriptorType::SAMPLER),
        };
        let mut placed = Placed {
            binding,
            kind,
            buffer: vk::Buffer::null(),
            memory: vk::DeviceMemory::null(),
            size: bytes.len() as u64,
            view: vk::BufferView::null(),
            image: None,
            sampler: vk::Sampler::null(),
        };
        if let Bound::Sampler { linear, address } = bound {
            placed.sampler = self.sampler(run, *linear, *address)?;
            return Ok(placed);
        }
        let usage = match kind {
            // Shaders may get at it by its address.
            vk::DescriptorType::STORAGE_BUFFER if self.has_addresses => {
                vk::BufferUsageFlags::STORAGE_BUFFER | vk::BufferUsageFlags::SHADER_DEVICE_ADDRESS
            }
            vk::DescriptorType::STORAGE_BUFFER => vk::BufferUsageFlags::STORAGE_BUFFER,
            vk::DescriptorType::UNIFORM_BUFFER => vk::BufferUsageFlags::UNIFORM_BUFFER,
            vk::DescriptorType::UNIFORM_TEXEL_BUFFER => vk::BufferUsageFlags::UNIFORM_TEXEL_BUFFER,
            vk::DescriptorType::STORAGE_TEXEL_BUFFER => vk::BufferUsageFlags::STORAGE_TEXEL_BUFFER,
            _ => vk::BufferUsageFlags::TRANSFER_SRC | vk::BufferUsageFlags::TRANSFER_DST,
        };
        // A uniform buffer may be shorter than its block where the tail is padding.
        let size = if kind == vk::DescriptorType::UNIFORM_BUFFER {
            placed.size.next_multiple_of(16)
        } else {
            placed.size
        };
        let info = vk::BufferCreateInfo::default().size(size.max(4)).usage(usage);
        placed.buffer = unsafe { self.device.create_buffer(&info, None) }.map_err(text)?;
        let needs = unsafe { self.device.get_buffer_memory_requirements(placed.buffer) };
        let visible = vk::MemoryPropertyFlags::HOST_VISIBLE | vk::MemoryPropertyFlags::HOST_COHERENT;
        placed.memory = self.allocate(needs, visible)?;
        run.buffers.push((placed.buffer, placed.memory));
        unsafe {
            self.device.bind_buffer_memory(placed.buffer, placed.memory, 0).map_err(text)?;
            let to = self
                .device
                .map_memory(placed.memory, 0, vk::WHOLE_SIZE, vk::MemoryMapFlags::empty())
                .map_err(text)?;
            std::ptr::copy_nonoverlapping(bytes.as_ptr(), to.cast(), bytes.len());
            self.device.unmap_memory(placed.memory);
        }
        if let Bound::Texels { kind, channels, .. } = bound {
            let info = vk::BufferViewCreateInfo::default()
                .buffer(placed.buffer)
                .format(texel_format(*kind, *channels))
                .range(vk::WHOLE_SIZE);
            placed.view = unsafe { self.device.create_buffer_view(&info, None) }.map_err(text)?;
            run.views.push(placed.view);
        }
        if let Bound::Texture(picture) | Bound::Image(picture) = bound {
            placed.image = Some(self.image(run, picture, kind)?);
        }
        Ok(placed)
    }

    fn image(
        &self,
        run: &mut Run,
        picture: &Picture,
        kind: vk::DescriptorType,
    ) -> Result<(vk::Image, vk::ImageView, vk::Extent3D), String> {
        let format = texel_format(TexelKind::Float, picture.channels);
        let usage = if kind == vk::DescriptorType::STORAGE_IMAGE {
            vk::ImageUsageFlags::STORAGE
        } else {
            vk::ImageUsageFlags::SAMPLED
        };
        let extent = vk::Extent3D { width: picture.width, height: picture.height, depth: 1 };
        let info = vk::ImageCreateInfo::default()
            .image_type(vk::ImageType::TYPE_2D)
            .format(format)
            .extent(extent)
            .mip_levels(1)
            .array_layers(1)
            .samples(vk::SampleCountFlags::TYPE_1)
            .usage(usage | vk::ImageUsageFlags::TRANSFER_SRC | vk::ImageUsageFlags::TRANSFER_DST);
        let image = unsafe { self.device.create_image(&info, None) }.map_err(text)?;
        let needs = unsafe { self.device.get_image_memory_requirements(image) };
        let memory = self.allocate(needs, vk::MemoryPropertyFlags::DEVICE_LOCAL)?;
        unsafe { self.device.bind_image_memory(image, memory, 0) }.map_err(text)?;
        let info = vk::ImageViewCreateInfo::default()
            .image(image)
            .view_type(vk::ImageViewType::TYPE_2D)
            .format(format)
            .subresource_range(color_range());
        let view = unsafe { self.device.create_image_view(&info, None) }.map_err(text)?;
        run.images.push((image, view, memory));
        Ok((image, view, extent))
    }

    fn sampler(&self, run: &mut Run, linear: bool, address: Address) -> Result<vk::Sampler, String> {
        let filter = if linear { vk::Filter::LINEAR } else { vk::Filter::NEAREST };
        let address = match address {
            Address::Clamp => vk::SamplerAddressMode::CLAMP_TO_EDGE,
            Address::Wrap => vk::SamplerAddressMode::REPEAT,
            Address::Mirror => vk::SamplerAddressMode::MIRRORED_REPEAT,
        };
        let info = vk::SamplerCreateInfo::default()
            .mag_filter(filter)
            .min_filter(filter)
            .address_mode_u(address)
            .address_mode_v(address)
            .address_mode_w(address);
        let sampler = unsafe { self.device.create_sampler(&info, None) }.map_err(text)?;
        run.samplers.push(sampler);
        Ok(sampler)
    }

    fn allocate(
        &self,
        needs: vk::MemoryRequirements,
        wanted: vk::MemoryPropertyFlags,
    ) -> Result<vk::DeviceMemory, String> {
        let kinds = self.memory.memory_types_as_slice().iter().enumerate();
        let index = kinds
            .filter(|(index, _)| needs.memory_type_bits & (1 << index) != 0)
            .find(|(_, kind)| kind.property_flags.contains(wanted))
            .map(|(index, _)| index as u32)
            .ok_or("the device has no memory of the kind that is needed")?;
        let mut info = vk::MemoryAllocateInfo::default().allocation_size(needs.size).memory_type_index(index);
        let mut flags = vk::MemoryAllocateFlagsInfo::default().flags(vk::MemoryAllocateFlags::DEVICE_ADDRESS);
        if self.has_addresses {
            info = info.push_next(&mut flags);
        }
        unsafe { self.device.allocate_memory(&info, None) }.map_err(text)
    }
}

impl Drop for Device {
    fn drop(&mut self) {
        unsafe {
            let _ = self.device.device_wait_idle();
            self.device.destroy_command_pool(self.pool, None);
            self.device.destroy_device(None);
            self.instance.destroy_instance(None);
        }
    }
}

fn texel_format(kind: TexelKind, channels: u32) -> vk::Format {
    match (kind, channels) {
        (TexelKind::Float, 1) => vk::Format::R32_SFLOAT,
        (TexelKind::Float, 2) => vk::Format::R32G32_SFLOAT,
        (TexelKind::Float, _) => vk::Format::R32G32B32A32_SFLOAT,
        (TexelKind::Int, 1) => vk::Format::R32_SINT,
        (TexelKind::Int, 2) => vk::Format::R32G32_SINT,
        (TexelKind::Int, _) => vk::Format::R32G32B32A32_SINT,
        (TexelKind::Uint, 1) => vk::Format::R32_UINT,
        (TexelKind::Uint, 2) => vk::Format::R32G32_UINT,
        (TexelKind::Uint, _) => vk::Format::R32G32B32A32_UINT,
    }
}

fn color_range() -> vk::ImageSubresourceRange {
    vk::ImageSubresourceRange::default()
        .aspect_mask(vk::ImageAspectFlags::COLOR)
        .level_count(1)
        .layer_count(1)
}

fn text(error: vk::Result) -> String {
    error.to_string()
}

/// The name of the only entry point that a module has.
pub fn entry_point(words: &[u32]) -> Option<String> {
    const OP_ENTRY_POINT: u32 = 15;
    let mut at = 5;
    while let Some(&word) = words.get(at) {
        let count = (word >> 16) as usize;
        if word & 0xffff == OP_ENTRY_POINT {
            let bytes: Vec<u8> =
                words.get(at + 3..at + count)?.iter().flat_map(|word| word.to_le_bytes()).collect();
            return Some(CStr::from_bytes_until_nul(&bytes).ok()?.to_string_lossy().into_owned());
        }
        at += count.max(1);
    }
    None
}
