//! A Vulkan device that runs one compute or pixel shader at a time on buffers and images that the host fills and reads.
//! Pixel shaders draw nothing: they write to what is bound, for each of 16 by 16 pixels.

mod image;
mod pixels;
mod timing;

use crate::adapter;
use crate::case::{Address, Bound, Case, Filter, TexelKind};
use crate::shards::Outcome;
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
    entry: ash::Entry,
    device: ash::Device,
    queue: vk::Queue,
    pool: vk::CommandPool,
    memory: vk::PhysicalDeviceMemoryProperties,
    /// Whether buffers have addresses that shaders may use.
    has_addresses: bool,
    /// Nanoseconds of a step of timestamps; none where the queue has no timestamps.
    timestamp_period: Option<f32>,
    offers: adapter::Offers,
    pub name: String,
    /// Of cooperative matrices; none without VK_KHR_cooperative_matrix.
    pub products: Vec<MatrixProduct>,
}

/// What was made for one run and goes away with it.
#[derive(Default)]
struct Run {
    /// Shaders use copies of the buffers in the memory of the device.
    is_timed: bool,
    buffers: Vec<(vk::Buffer, vk::DeviceMemory)>,
    views: Vec<vk::BufferView>,
    images: Vec<(vk::Image, vk::ImageView, vk::DeviceMemory)>,
    samplers: Vec<vk::Sampler>,
    layouts: Vec<vk::DescriptorSetLayout>,
    pools: Vec<vk::DescriptorPool>,
    pipeline_layouts: Vec<vk::PipelineLayout>,
    pipelines: Vec<vk::Pipeline>,
    framebuffers: Vec<vk::Framebuffer>,
    passes: Vec<vk::RenderPass>,
}

/// A binding while it runs: the host-visible buffer that fills and empties an image, or the buffer itself.
struct Placed {
    binding: u32,
    kind: vk::DescriptorType,
    buffer: vk::Buffer,
    memory: vk::DeviceMemory,
    size: u64,
    /// What shaders use instead of `buffer`, and its size.
    copy: Option<(vk::Buffer, u64)>,
    view: vk::BufferView,
    image: Option<image::Placed>,
    sampler: vk::Sampler,
}

/// A product of cooperative matrices that a device has, for a subgroup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatrixProduct {
    /// Rows and columns of the sum, and what is summed.
    pub sizes: [u32; 3],
    /// `VkComponentTypeKHR` of the factors and of the sum.
    pub components: [i32; 3],
}

/// `VkPhysicalDeviceShaderBfloat16FeaturesKHR`, which ash lacks.
#[repr(C)]
struct BrainFloats {
    s_type: vk::StructureType,
    p_next: *mut std::ffi::c_void,
    are_types: vk::Bool32,
    have_dot_products: vk::Bool32,
    are_in_matrices: vk::Bool32,
}

impl BrainFloats {
    const EXTENSION: &CStr = c"VK_KHR_shader_bfloat16";
}

impl Default for BrainFloats {
    fn default() -> Self {
        let (s_type, p_next) = (vk::StructureType::from_raw(1_000_141_000), std::ptr::null_mut());
        BrainFloats { s_type, p_next, are_types: 0, have_dot_products: 0, are_in_matrices: 0 }
    }
}

// SAFETY: it begins as all structures do that extend others, and Vulkan lists it for this one.
unsafe impl vk::ExtendsPhysicalDeviceFeatures2 for BrainFloats {}

/// What a case binds.
struct Bindings {
    placed: Vec<Placed>,
    set_layouts: [vk::DescriptorSetLayout; 1],
    layout: vk::PipelineLayout,
    stages: vk::ShaderStageFlags,
    push: Vec<u8>,
}

/// What a command buffer uses.
struct Prepared<'a> {
    pipeline: vk::Pipeline,
    layout: vk::PipelineLayout,
    sets: &'a [vk::DescriptorSet],
    /// Of pixel shaders.
    drawing: Option<pixels::Drawing>,
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
        Device::chosen(entry, instance)
            .map_err(|error| format!("cannot open a Vulkan device: {error}; {how}"))
    }

    fn chosen(entry: ash::Entry, instance: ash::Instance) -> Result<Device, String> {
        let physical = adapter::choose(&instance)?;
        let name = adapter::name(&instance, physical);
        let offers = adapter::Offers::of(&instance, physical)?;
        let properties = unsafe { instance.get_physical_device_properties(physical) };
        let families = unsafe { instance.get_physical_device_queue_family_properties(physical) };
        let family = families
            .iter()
            .position(|family| family.queue_flags.contains(vk::QueueFlags::COMPUTE))
            .ok_or("it does not compute")? as u32;
        let has_timestamps = families[family as usize].timestamp_valid_bits > 0;
        let timestamp_period = has_timestamps.then_some(properties.limits.timestamp_period);

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
        let mut enabled = Vec::new();
        // Without Vulkan 1.3, which RenderDoc hides, debug information needs this.
        if offers.has(ash::khr::shader_non_semantic_info::NAME) {
            enabled.push(ash::khr::shader_non_semantic_info::NAME.as_ptr());
        }
        let mut clock = vk::PhysicalDeviceShaderClockFeaturesKHR::default();
        if offers.has(ash::khr::shader_clock::NAME) {
            features = features.push_next(&mut clock);
            enabled.push(ash::khr::shader_clock::NAME.as_ptr());
        }
        // The structure is the same as of NV's extension, under its number.
        let mut derivatives = vk::PhysicalDeviceComputeShaderDerivativesFeaturesNV::default();
        let compute_derivatives = c"VK_KHR_compute_shader_derivatives";
        if offers.has(compute_derivatives) {
            features = features.push_next(&mut derivatives);
            enabled.push(compute_derivatives.as_ptr());
        }
        // `InterlockedExchange` of floats takes no capability, but this.
        let mut float_atomics = vk::PhysicalDeviceShaderAtomicFloatFeaturesEXT::default();
        if offers.has(ash::ext::shader_atomic_float::NAME) {
            features = features.push_next(&mut float_atomics);
            enabled.push(ash::ext::shader_atomic_float::NAME.as_ptr());
        }
        let mut matrices = vk::PhysicalDeviceCooperativeMatrixFeaturesKHR::default();
        if offers.has(ash::khr::cooperative_matrix::NAME) {
            features = features.push_next(&mut matrices);
            enabled.push(ash::khr::cooperative_matrix::NAME.as_ptr());
        }
        let mut brain_floats = BrainFloats::default();
        if offers.has(BrainFloats::EXTENSION) {
            features = features.push_next(&mut brain_floats);
            enabled.push(BrainFloats::EXTENSION.as_ptr());
        }
        unsafe { instance.get_physical_device_features2(physical, &mut features) };
        // Of debuggers, and slow.
        features.features.robust_buffer_access = vk::FALSE;

        let queues =
            [vk::DeviceQueueCreateInfo::default().queue_family_index(family).queue_priorities(&[1.0])];
        let info = vk::DeviceCreateInfo::default()
            .queue_create_infos(&queues)
            .enabled_extension_names(&enabled)
            .push_next(&mut features);
        let device = unsafe { instance.create_device(physical, &info, None) }.map_err(text)?;
        let queue = unsafe { device.get_device_queue(family, 0) };
        let info = vk::CommandPoolCreateInfo::default().queue_family_index(family);
        let pool = unsafe { device.create_command_pool(&info, None) }.map_err(text)?;
        let memory = unsafe { instance.get_physical_device_memory_properties(physical) };
        let products = match offers.has(ash::khr::cooperative_matrix::NAME) {
            true => matrix_products(&entry, &instance, physical)?,
            false => Vec::new(),
        };
        let has_addresses = features12.buffer_device_address == vk::TRUE;
        Ok(Device {
            entry,
            device,
            queue,
            pool,
            memory,
            has_addresses,
            timestamp_period,
            offers,
            name,
            products,
        })
    }

    /// Runs a case if the device has what the words need, and has `check` look at what comes out.
    pub fn judge(
        &self,
        case: &Case,
        words: &[u32],
        check: impl FnOnce(Vec<(u32, Vec<u8>)>) -> Result<(), String>,
    ) -> Outcome {
        let lacking = self.offers.lacks(words);
        if !lacking.is_empty() {
            return Outcome::Skipped(format!("the device lacks {}", lacking.join(", ")));
        }
        let Some(entry_point) = entry_point(words) else {
            return Outcome::Failed("the module has no entry point".into());
        };
        self.run(case, words, &entry_point).and_then(check).into()
    }

    /// Runs the words of a case; the contents of every storage buffer and image afterwards.
    pub fn run(&self, case: &Case, words: &[u32], entry_point: &str) -> Result<Vec<(u32, Vec<u8>)>, String> {
        let mut run = Run::default();
        let result = self.run_with(&mut run, case, words, entry_point);
        self.destroy(run);
        result
    }

    fn destroy(&self, run: Run) {
        unsafe {
            let _ = self.device.device_wait_idle();
            for pipeline in run.pipelines {
                self.device.destroy_pipeline(pipeline, None);
            }
            for framebuffer in run.framebuffers {
                self.device.destroy_framebuffer(framebuffer, None);
            }
            for pass in run.passes {
                self.device.destroy_render_pass(pass, None);
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
    }

    fn run_with(
        &self,
        run: &mut Run,
        case: &Case,
        words: &[u32],
        entry_point: &str,
    ) -> Result<Vec<(u32, Vec<u8>)>, String> {
        let stages = match is_of_pixels(words) {
            true => vk::ShaderStageFlags::FRAGMENT,
            false => vk::ShaderStageFlags::COMPUTE,
        };
        let bindings = self.bind(run, case, stages)?;
        let (placed, layout) = (&bindings.placed, bindings.layout);
        let device = &self.device;
        let (pipeline, drawing) = self.pipeline(run, words, entry_point, &bindings)?;
        let sets = self.sets(run, &bindings)?;
        let info = vk::CommandBufferAllocateInfo::default()
            .command_pool(self.pool)
            .level(vk::CommandBufferLevel::PRIMARY)
            .command_buffer_count(1);
        let commands = unsafe { device.allocate_command_buffers(&info) }.map_err(text)?;
        let bound = Prepared { pipeline, layout, sets: &sets, drawing };
        let done = self.record_and_wait(case, &bindings.push, placed, commands[0], bound);
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

    /// Makes what is bound, and the layouts for it.
    fn bind(&self, run: &mut Run, case: &Case, stages: vk::ShaderStageFlags) -> Result<Bindings, String> {
        let device = &self.device;
        let mut placed: Vec<Placed> = Vec::new();
        for (binding, bound) in &case.bound {
            let next = self.place(run, *binding, bound, &placed)?;
            placed.push(next);
        }
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
                    .stage_flags(stages)
            })
            .collect();
        let info = vk::DescriptorSetLayoutCreateInfo::default().bindings(&bindings);
        let set_layouts = [unsafe { device.create_descriptor_set_layout(&info, None) }.map_err(text)?];
        run.layouts.extend(set_layouts);
        let ranges = [vk::PushConstantRange { stage_flags: stages, offset: 0, size: push.len() as u32 }];
        let mut info = vk::PipelineLayoutCreateInfo::default().set_layouts(&set_layouts);
        if !push.is_empty() {
            info = info.push_constant_ranges(&ranges);
        }
        let layout = unsafe { device.create_pipeline_layout(&info, None) }.map_err(text)?;
        run.pipeline_layouts.push(layout);
        Ok(Bindings { placed, set_layouts, layout, stages, push })
    }

    /// The pipeline of a module; of pixels, with what it draws.
    fn pipeline(
        &self,
        run: &mut Run,
        words: &[u32],
        entry_point: &str,
        bindings: &Bindings,
    ) -> Result<(vk::Pipeline, Option<pixels::Drawing>), String> {
        let device = &self.device;
        let info = vk::ShaderModuleCreateInfo::default().code(words);
        let module = unsafe { device.create_shader_module(&info, None) }.map_err(text)?;
        let entry_point = CString::new(entry_point).map_err(|error| error.to_string())?;
        let stage = vk::PipelineShaderStageCreateInfo::default()
            .stage(bindings.stages)
            .module(module)
            .name(&entry_point);
        let mut drawing = None;
        let made = match bindings.stages {
            vk::ShaderStageFlags::FRAGMENT => {
                self.pixels(run, stage, bindings.layout, &bindings.placed).map(|(pipeline, made)| {
                    drawing = Some(made);
                    pipeline
                })
            }
            _ => {
                let info = vk::ComputePipelineCreateInfo::default().stage(stage).layout(bindings.layout);
                let cache = vk::PipelineCache::null();
                let made = unsafe { device.create_compute_pipelines(cache, &[info], None) };
                made.map(|it| it[0]).map_err(|(_, error)| error.to_string())
            }
        };
        unsafe { device.destroy_shader_module(module, None) };
        let pipeline = made.map_err(|error| format!("the driver refuses the pipeline: {error}"))?;
        run.pipelines.push(pipeline);
        Ok((pipeline, drawing))
    }

    /// The descriptors of what is bound.
    fn sets(&self, run: &mut Run, bindings: &Bindings) -> Result<Vec<vk::DescriptorSet>, String> {
        let device = &self.device;
        let placed = &bindings.placed;
        let sizes: Vec<_> = placed
            .iter()
            .map(|place| vk::DescriptorPoolSize { ty: place.kind, descriptor_count: 1 })
            .collect();
        let info = vk::DescriptorPoolCreateInfo::default().max_sets(1).pool_sizes(&sizes);
        let pool = unsafe { device.create_descriptor_pool(&info, None) }.map_err(text)?;
        run.pools.push(pool);
        let info =
            vk::DescriptorSetAllocateInfo::default().descriptor_pool(pool).set_layouts(&bindings.set_layouts);
        let sets = unsafe { device.allocate_descriptor_sets(&info) }.map_err(text)?;
        for place in placed {
            let buffer = place.copy.map_or(place.buffer, |it| it.0);
            let buffers = [vk::DescriptorBufferInfo { buffer, offset: 0, range: vk::WHOLE_SIZE }];
            let images = [vk::DescriptorImageInfo {
                sampler: place.sampler,
                image_view: place.image.as_ref().map_or(vk::ImageView::null(), |it| it.view),
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
        Ok(sets)
    }

    fn record_and_wait(
        &self,
        case: &Case,
        push: &[u8],
        placed: &[Placed],
        commands: vk::CommandBuffer,
        bound: Prepared,
    ) -> Result<(), vk::Result> {
        let device = &self.device;
        let layout = bound.layout;
        let (point, stages) = match bound.drawing {
            Some(_) => (vk::PipelineBindPoint::GRAPHICS, vk::ShaderStageFlags::FRAGMENT),
            None => (vk::PipelineBindPoint::COMPUTE, vk::ShaderStageFlags::COMPUTE),
        };
        unsafe {
            device.begin_command_buffer(commands, &vk::CommandBufferBeginInfo::default())?;
            for place in placed {
                if let Some(image) = &place.image {
                    self.fill(commands, image, place.buffer);
                }
            }
            self.wait_for_everything(commands);
            device.cmd_bind_pipeline(commands, point, bound.pipeline);
            device.cmd_bind_descriptor_sets(commands, point, layout, 0, bound.sets, &[]);
            if !push.is_empty() {
                device.cmd_push_constants(commands, layout, stages, 0, push);
            }
            match &bound.drawing {
                Some(drawing) => self.draw(commands, drawing),
                None => device.cmd_dispatch(commands, case.groups[0], case.groups[1], case.groups[2]),
            }
            self.wait_for_everything(commands);
            for place in placed.iter().filter(|place| place.kind == vk::DescriptorType::STORAGE_IMAGE) {
                if let Some(image) = &place.image {
                    self.empty(commands, image, place.buffer);
                }
            }
            self.wait_for_everything(commands);
            device.end_command_buffer(commands)?;
        }
        self.submit_and_wait(commands)
    }

    fn submit_and_wait(&self, commands: vk::CommandBuffer) -> Result<(), vk::Result> {
        let device = &self.device;
        let list = [commands];
        unsafe {
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

    fn place(&self, run: &mut Run, binding: u32, bound: &Bound, others: &[Placed]) -> Result<Placed, String> {
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
            Bound::Combined(picture, _) => (&picture.bytes, vk::DescriptorType::COMBINED_IMAGE_SAMPLER),
            Bound::Attachment(picture) => (&picture.bytes, vk::DescriptorType::INPUT_ATTACHMENT),
            Bound::Sampler(_) => (&[], vk::DescriptorType::SAMPLER),
            Bound::Again(_, None) => (&[], vk::DescriptorType::SAMPLED_IMAGE),
            Bound::Again(_, Some(_)) => (&[], vk::DescriptorType::COMBINED_IMAGE_SAMPLER),
        };
        let mut placed = Placed {
            binding,
            kind,
            buffer: vk::Buffer::null(),
            memory: vk::DeviceMemory::null(),
            size: bytes.len() as u64,
            copy: None,
            view: vk::BufferView::null(),
            image: None,
            sampler: vk::Sampler::null(),
        };
        if let Bound::Sampler(filter) | Bound::Combined(_, filter) | Bound::Again(_, Some(filter)) = bound {
            placed.sampler = self.sampler(run, *filter)?;
        }
        if let Bound::Sampler(_) = bound {
            return Ok(placed);
        }
        if let Bound::Again(other, _) = bound {
            let other = others.iter().find(|it| it.binding == *other).ok_or("no image to bind again")?;
            // The other one fills it.
            placed.image = other.image.as_ref().map(|it| image::Placed { is_filled: true, ..it.clone() });
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
        let visible = vk::MemoryPropertyFlags::HOST_VISIBLE | vk::MemoryPropertyFlags::HOST_COHERENT;
        (placed.buffer, placed.memory) =
            self.buffer(run, size.max(4), usage | vk::BufferUsageFlags::TRANSFER_SRC, visible)?;
        if run.is_timed
            && matches!(kind, vk::DescriptorType::STORAGE_BUFFER | vk::DescriptorType::UNIFORM_BUFFER)
        {
            let usage = usage | vk::BufferUsageFlags::TRANSFER_DST;
            let local = vk::MemoryPropertyFlags::DEVICE_LOCAL;
            placed.copy = Some((self.buffer(run, size.max(4), usage, local)?.0, size.max(4)));
        }
        unsafe {
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
        if let Bound::Texture(picture)
        | Bound::Image(picture)
        | Bound::Combined(picture, _)
        | Bound::Attachment(picture) = bound
        {
            placed.image = Some(self.image(run, picture, kind)?);
        }
        Ok(placed)
    }

    fn buffer(
        &self,
        run: &mut Run,
        size: u64,
        usage: vk::BufferUsageFlags,
        memory: vk::MemoryPropertyFlags,
    ) -> Result<(vk::Buffer, vk::DeviceMemory), String> {
        let info = vk::BufferCreateInfo::default().size(size).usage(usage);
        let buffer = unsafe { self.device.create_buffer(&info, None) }.map_err(text)?;
        let needs = unsafe { self.device.get_buffer_memory_requirements(buffer) };
        let memory = self.allocate(needs, memory)?;
        run.buffers.push((buffer, memory));
        unsafe { self.device.bind_buffer_memory(buffer, memory, 0) }.map_err(text)?;
        Ok((buffer, memory))
    }

    fn sampler(&self, run: &mut Run, wanted: Filter) -> Result<vk::Sampler, String> {
        let (filter, mode) = match wanted.linear {
            true => (vk::Filter::LINEAR, vk::SamplerMipmapMode::LINEAR),
            false => (vk::Filter::NEAREST, vk::SamplerMipmapMode::NEAREST),
        };
        let address = match wanted.address {
            Address::Clamp => vk::SamplerAddressMode::CLAMP_TO_EDGE,
            Address::Wrap => vk::SamplerAddressMode::REPEAT,
            Address::Mirror => vk::SamplerAddressMode::MIRRORED_REPEAT,
        };
        let info = vk::SamplerCreateInfo::default()
            .mag_filter(filter)
            .min_filter(filter)
            .mipmap_mode(mode)
            .max_lod(vk::LOD_CLAMP_NONE)
            .compare_enable(wanted.compares)
            .compare_op(vk::CompareOp::LESS_OR_EQUAL)
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
            adapter::leave(&self.entry);
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
        (TexelKind::Int64, 1) => vk::Format::R64_SINT,
        (TexelKind::Int64, _) => vk::Format::R64G64_SINT,
        (TexelKind::Uint64, 1) => vk::Format::R64_UINT,
        (TexelKind::Uint64, _) => vk::Format::R64G64_UINT,
        (TexelKind::Uint, _) => vk::Format::R32G32B32A32_UINT,
    }
}

/// The products of cooperative matrices that the device lists for subgroups.
fn matrix_products(
    entry: &ash::Entry,
    instance: &ash::Instance,
    physical: vk::PhysicalDevice,
) -> Result<Vec<MatrixProduct>, String> {
    let matrices = ash::khr::cooperative_matrix::Instance::new(entry, instance);
    let listed =
        unsafe { matrices.get_physical_device_cooperative_matrix_properties(physical) }.map_err(text)?;
    let of_subgroups = listed.iter().filter(|it| it.scope == vk::ScopeKHR::SUBGROUP);
    let product = |it: &vk::CooperativeMatrixPropertiesKHR<'_>| MatrixProduct {
        sizes: [it.m_size, it.n_size, it.k_size],
        components: [it.a_type, it.b_type, it.c_type].map(|it| it.as_raw()),
    };
    Ok(of_subgroups.map(product).collect())
}

fn text(error: vk::Result) -> String {
    error.to_string()
}

/// The name of the only entry point that a module has.
pub fn entry_point(words: &[u32]) -> Option<String> {
    let entry = entry(words)?;
    let bytes: Vec<u8> = entry.get(3..)?.iter().flat_map(|word| word.to_le_bytes()).collect();
    Some(CStr::from_bytes_until_nul(&bytes).ok()?.to_string_lossy().into_owned())
}

fn is_of_pixels(words: &[u32]) -> bool {
    const FRAGMENT: u32 = 4;
    entry(words).is_some_and(|it| it.get(1) == Some(&FRAGMENT))
}

/// The words of the first OpEntryPoint.
fn entry(words: &[u32]) -> Option<&[u32]> {
    const OP_ENTRY_POINT: u32 = 15;
    let mut at = 5;
    while let Some(&word) = words.get(at) {
        let count = ((word >> 16) as usize).max(1);
        if word & 0xffff == OP_ENTRY_POINT {
            return words.get(at..at + count);
        }
        at += count;
    }
    None
}
