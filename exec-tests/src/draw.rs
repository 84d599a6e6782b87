//! A Vulkan device that links shaders of several stages to a pipeline and draws with it, under the validation layers
//! where they are installed: what they say about a module or about how two stages meet is an error.

mod compute;
mod picture;

pub use compute::Dispatch;
pub use picture::{assert_shows, stage_of};

use crate::adapter;
use ash::vk;
use std::ffi::{CStr, CString, c_void};
use std::sync::Mutex;

const LAYER: &CStr = c"VK_LAYER_KHRONOS_validation";
const FORMAT: vk::Format = vk::Format::R32G32B32A32_SFLOAT;
/// Pixels of a picture in each direction.
pub const SIZE: u32 = 16;

/// What the layers said since somebody asked.
static COMPLAINTS: Mutex<Vec<String>> = Mutex::new(Vec::new());

pub struct Painter {
    entry: ash::Entry,
    messenger: Option<(ash::ext::debug_utils::Instance, vk::DebugUtilsMessengerEXT)>,
    device: ash::Device,
    meshes: Option<ash::ext::mesh_shader::Device>,
    queue: vk::Queue,
    pool: vk::CommandPool,
    memory: vk::PhysicalDeviceMemoryProperties,
    offers: adapter::Offers,
    pub is_validated: bool,
}

/// One stage of a pipeline.
pub struct Stage<'a> {
    pub stage: vk::ShaderStageFlags,
    pub words: &'a [u32],
    pub entry_point: &'a str,
}

/// What goes into a pipeline: floats of a vertex buffer, taken apart by `(location, format, offset)`.
#[derive(Default)]
pub struct Vertices<'a> {
    pub floats: &'a [f32],
    pub stride: u32,
    pub attributes: &'a [(u32, vk::Format, u32)],
    pub count: u32,
    pub topology: vk::PrimitiveTopology,
    /// Control points of a patch, with tessellation.
    pub patch: u32,
    pub pushed: Option<Pushed<'a>>,
}

/// Push constants: the range that the layout declares, and what is written into it.
#[derive(Clone, Copy)]
pub struct Pushed<'a> {
    /// Offset and size.
    pub range: (u32, u32),
    pub stages: vk::ShaderStageFlags,
    /// Each with its offset.
    pub writes: &'a [(u32, &'a [u8])],
}

unsafe extern "system" fn on_message(
    _severity: vk::DebugUtilsMessageSeverityFlagsEXT,
    _kind: vk::DebugUtilsMessageTypeFlagsEXT,
    data: *const vk::DebugUtilsMessengerCallbackDataEXT<'_>,
    _user: *mut c_void,
) -> vk::Bool32 {
    let text = |pointer: *const std::ffi::c_char| {
        if pointer.is_null() { "".into() } else { unsafe { CStr::from_ptr(pointer) }.to_string_lossy() }
    };
    let (id, message) = unsafe { (text((*data).p_message_id_name), text((*data).p_message)) };
    // The loader speaks of drivers through the same channel.
    if id.contains("VUID") || message.contains("VUID") || id.contains("Undefined-Value") {
        COMPLAINTS.lock().expect("nobody panics with it").push(message.into_owned());
    }
    vk::FALSE
}

fn text(result: vk::Result) -> String {
    result.to_string()
}

impl Painter {
    /// `must_validate`: the layers have to be there.
    pub fn open(must_validate: bool) -> Result<Painter, String> {
        let how = "`scripts/prepare vulkan layers` installs a driver for the CPU and the validation layers";
        let entry = unsafe { ash::Entry::load() }.map_err(|error| format!("no Vulkan: {error}; {how}"))?;
        let known = unsafe { entry.enumerate_instance_layer_properties() }.map_err(text)?;
        let is_validated = known.iter().any(|it| it.layer_name_as_c_str() == Ok(LAYER));
        if must_validate && !is_validated {
            return Err(format!("the validation layers are not installed; {how}"));
        }
        let (mut layers, mut extensions) = (Vec::new(), Vec::new());
        if is_validated {
            layers.push(LAYER.as_ptr());
            extensions.push(ash::ext::debug_utils::NAME.as_ptr());
        }
        let application = vk::ApplicationInfo::default().api_version(vk::API_VERSION_1_3);
        let info = vk::InstanceCreateInfo::default()
            .application_info(&application)
            .enabled_layer_names(&layers)
            .enabled_extension_names(&extensions);
        let instance = unsafe { entry.create_instance(&info, None) }.map_err(text)?;
        let messenger = match is_validated {
            true => {
                let utils = ash::ext::debug_utils::Instance::new(&entry, &instance);
                use vk::{
                    DebugUtilsMessageSeverityFlagsEXT as Severity, DebugUtilsMessageTypeFlagsEXT as Kind,
                };
                let info = vk::DebugUtilsMessengerCreateInfoEXT::default()
                    .message_severity(Severity::WARNING | Severity::ERROR)
                    .message_type(Kind::VALIDATION | Kind::GENERAL)
                    .pfn_user_callback(Some(on_message));
                let handle = unsafe { utils.create_debug_utils_messenger(&info, None) }.map_err(text)?;
                Some((utils, handle))
            }
            false => None,
        };
        let physical = adapter::choose(&instance).map_err(|error| format!("{error}; {how}"))?;
        let offers = adapter::Offers::of(&instance, physical)?;
        let mut features11 = vk::PhysicalDeviceVulkan11Features::default();
        let mut features12 = vk::PhysicalDeviceVulkan12Features::default();
        let mut features13 = vk::PhysicalDeviceVulkan13Features::default();
        let mut features = vk::PhysicalDeviceFeatures2::default()
            .push_next(&mut features11)
            .push_next(&mut features12)
            .push_next(&mut features13);
        unsafe { instance.get_physical_device_features2(physical, &mut features) };
        // Of debuggers, and slow.
        features.features.robust_buffer_access = vk::FALSE;
        let queues = [vk::DeviceQueueCreateInfo::default().queue_priorities(&[1.0])];
        let mesh_name = ash::ext::mesh_shader::NAME;
        let has_meshes = offers.has(mesh_name);
        let mut mesh_features =
            vk::PhysicalDeviceMeshShaderFeaturesEXT::default().mesh_shader(true).task_shader(true);
        let extensions: Vec<_> = has_meshes.then_some(mesh_name.as_ptr()).into_iter().collect();
        let mut info = vk::DeviceCreateInfo::default()
            .queue_create_infos(&queues)
            .enabled_extension_names(&extensions)
            .push_next(&mut features);
        if has_meshes {
            info = info.push_next(&mut mesh_features);
        }
        let device = unsafe { instance.create_device(physical, &info, None) }.map_err(text)?;
        let queue = unsafe { device.get_device_queue(0, 0) };
        let pool = unsafe { device.create_command_pool(&vk::CommandPoolCreateInfo::default(), None) };
        let memory = unsafe { instance.get_physical_device_memory_properties(physical) };
        let pool = pool.map_err(text)?;
        let meshes = has_meshes.then(|| ash::ext::mesh_shader::Device::new(&instance, &device));
        Ok(Painter { entry, messenger, device, meshes, queue, pool, memory, offers, is_validated })
    }

    /// The capabilities that a module declares and the device does not have.
    pub fn lacks(&self, words: &[u32]) -> Vec<&'static str> {
        self.offers.lacks(words)
    }

    /// The picture that the stages draw, row by row; what the layers complain about is an error.
    pub fn draw(&self, stages: &[Stage], vertices: &Vertices) -> Result<Vec<[f32; 4]>, String> {
        self.draw_after(&[], stages, vertices)
    }

    /// The picture of mesh shaders: `groups` of the first stage, which has no vertices.
    pub fn draw_meshes(&self, stages: &[Stage], groups: [u32; 3]) -> Result<Vec<[f32; 4]>, String> {
        if self.meshes.is_none() {
            return Err("the device has no mesh shaders".into());
        }
        self.checked(|garbage| self.draw_with(garbage, &[], stages, &Vertices::default(), Some(groups)))
    }

    /// The same, after compute shaders ran; without any there is nothing bound.
    pub fn draw_after(
        &self,
        dispatches: &[Dispatch],
        stages: &[Stage],
        vertices: &Vertices,
    ) -> Result<Vec<[f32; 4]>, String> {
        self.checked(|garbage| self.draw_with(garbage, dispatches, stages, vertices, None))
    }

    /// What `draw` gives, unless the layers complained meanwhile.
    fn checked<T>(&self, draw: impl FnOnce(&mut Garbage) -> Result<T, vk::Result>) -> Result<T, String> {
        COMPLAINTS.lock().expect("nobody panics with it").clear();
        let mut garbage = Garbage::default();
        let drawn = draw(&mut garbage);
        garbage.clear(&self.device);
        let complaints = std::mem::take(&mut *COMPLAINTS.lock().expect("nobody panics with it"));
        match complaints.is_empty() {
            true => drawn.map_err(text),
            false => Err(complaints.join("\n")),
        }
    }

    fn draw_with(
        &self,
        garbage: &mut Garbage,
        dispatches: &[Dispatch],
        stages: &[Stage],
        vertices: &Vertices,
        groups: Option<[u32; 3]>,
    ) -> Result<Vec<[f32; 4]>, vk::Result> {
        let device = &self.device;
        let bytes = u64::from(SIZE * SIZE) * 16;
        let usage = vk::BufferUsageFlags::TRANSFER_DST
            | vk::BufferUsageFlags::VERTEX_BUFFER
            | vk::BufferUsageFlags::STORAGE_BUFFER;
        let (picture, picture_memory) = self.buffer(garbage, bytes, usage)?;
        let size = 4 * vertices.floats.len().max(1) as u64;
        let (buffer, memory) = self.buffer(garbage, size, usage)?;
        unsafe {
            let place = device.map_memory(memory, 0, size, vk::MemoryMapFlags::empty())?;
            std::ptr::copy_nonoverlapping(vertices.floats.as_ptr(), place.cast(), vertices.floats.len());
            device.unmap_memory(memory);
        }
        let usage = vk::ImageUsageFlags::COLOR_ATTACHMENT | vk::ImageUsageFlags::TRANSFER_SRC;
        let (image, view) = self.image(garbage, usage)?;
        let shared = if dispatches.is_empty() { None } else { Some(self.shared(garbage, buffer)?) };
        let set_layouts: Vec<_> = shared.iter().map(|it| it.layout).collect();
        let ranges: Vec<_> = vertices
            .pushed
            .iter()
            .map(|it| vk::PushConstantRange { stage_flags: it.stages, offset: it.range.0, size: it.range.1 })
            .collect();
        let info =
            vk::PipelineLayoutCreateInfo::default().set_layouts(&set_layouts).push_constant_ranges(&ranges);
        let layout = unsafe { device.create_pipeline_layout(&info, None)? };
        garbage.layouts.push(layout);
        let pipeline = self.pipeline(garbage, stages, vertices, layout)?;

        let info = vk::CommandBufferAllocateInfo::default().command_pool(self.pool).command_buffer_count(1);
        let commands = unsafe { device.allocate_command_buffers(&info)? }[0];
        let area = vk::Rect2D {
            offset: vk::Offset2D::default(),
            extent: vk::Extent2D { width: SIZE, height: SIZE },
        };
        let attachments = [vk::RenderingAttachmentInfo::default()
            .image_view(view)
            .image_layout(vk::ImageLayout::GENERAL)
            .load_op(vk::AttachmentLoadOp::CLEAR)
            .store_op(vk::AttachmentStoreOp::STORE)
            .clear_value(vk::ClearValue { color: vk::ClearColorValue { float32: [-1.0; 4] } })];
        let rendering =
            vk::RenderingInfo::default().render_area(area).layer_count(1).color_attachments(&attachments);
        let layers = vk::ImageSubresourceLayers {
            aspect_mask: vk::ImageAspectFlags::COLOR,
            layer_count: 1,
            ..Default::default()
        };
        let range = vk::ImageSubresourceRange {
            aspect_mask: vk::ImageAspectFlags::COLOR,
            level_count: 1,
            layer_count: 1,
            ..Default::default()
        };
        let to = |old: vk::ImageLayout| {
            vk::ImageMemoryBarrier::default()
                .old_layout(old)
                .new_layout(vk::ImageLayout::GENERAL)
                .src_access_mask(vk::AccessFlags::MEMORY_WRITE)
                .dst_access_mask(vk::AccessFlags::MEMORY_READ | vk::AccessFlags::MEMORY_WRITE)
                .image(image)
                .subresource_range(range)
        };
        let all = vk::PipelineStageFlags::ALL_COMMANDS;
        let none = vk::DependencyFlags::empty();
        unsafe {
            device.begin_command_buffer(commands, &vk::CommandBufferBeginInfo::default())?;
            let first = [to(vk::ImageLayout::UNDEFINED)];
            device.cmd_pipeline_barrier(commands, all, all, none, &[], &[], &first);
            if let Some(shared) = &shared {
                self.record(garbage, commands, dispatches, shared, layout)?;
            }
            device.cmd_begin_rendering(commands, &rendering);
            device.cmd_bind_pipeline(commands, vk::PipelineBindPoint::GRAPHICS, pipeline);
            if let Some(pushed) = vertices.pushed {
                for &(offset, bytes) in pushed.writes {
                    device.cmd_push_constants(commands, layout, pushed.stages, offset, bytes);
                }
            }
            match (groups, &self.meshes) {
                (Some([x, y, z]), Some(meshes)) => meshes.cmd_draw_mesh_tasks(commands, x, y, z),
                _ => {
                    device.cmd_bind_vertex_buffers(commands, 0, &[buffer], &[0]);
                    device.cmd_draw(commands, vertices.count, 1, 0, 0);
                }
            }
            device.cmd_end_rendering(commands);
            let drawn = [to(vk::ImageLayout::GENERAL)];
            device.cmd_pipeline_barrier(commands, all, all, none, &[], &[], &drawn);
            let copy = vk::BufferImageCopy::default().image_subresource(layers).image_extent(vk::Extent3D {
                width: SIZE,
                height: SIZE,
                depth: 1,
            });
            device.cmd_copy_image_to_buffer(commands, image, vk::ImageLayout::GENERAL, picture, &[copy]);
            let host = [vk::MemoryBarrier::default()
                .src_access_mask(vk::AccessFlags::TRANSFER_WRITE)
                .dst_access_mask(vk::AccessFlags::HOST_READ)];
            device.cmd_pipeline_barrier(commands, all, vk::PipelineStageFlags::HOST, none, &host, &[], &[]);
            device.end_command_buffer(commands)?;
            let buffers = [commands];
            let submits = [vk::SubmitInfo::default().command_buffers(&buffers)];
            device.queue_submit(self.queue, &submits, vk::Fence::null())?;
            device.queue_wait_idle(self.queue)?;
            device.free_command_buffers(self.pool, &buffers);
            let place = device.map_memory(picture_memory, 0, bytes, vk::MemoryMapFlags::empty())?;
            let pixels = std::slice::from_raw_parts(place.cast::<[f32; 4]>(), (SIZE * SIZE) as usize);
            let pixels = pixels.to_vec();
            device.unmap_memory(picture_memory);
            Ok(pixels)
        }
    }

    fn pipeline(
        &self,
        garbage: &mut Garbage,
        stages: &[Stage],
        vertices: &Vertices,
        layout: vk::PipelineLayout,
    ) -> Result<vk::Pipeline, vk::Result> {
        let device = &self.device;
        let names: Vec<CString> =
            stages.iter().map(|it| CString::new(it.entry_point).unwrap_or_default()).collect();
        let mut infos = Vec::with_capacity(stages.len());
        for (stage, name) in stages.iter().zip(&names) {
            let info = vk::ShaderModuleCreateInfo::default().code(stage.words);
            let module = unsafe { device.create_shader_module(&info, None)? };
            garbage.modules.push(module);
            infos.push(
                vk::PipelineShaderStageCreateInfo::default().stage(stage.stage).module(module).name(name),
            );
        }
        let bindings = [vk::VertexInputBindingDescription::default().stride(vertices.stride)];
        let attributes: Vec<_> = vertices
            .attributes
            .iter()
            .map(|&(location, format, offset)| {
                vk::VertexInputAttributeDescription::default()
                    .location(location)
                    .format(format)
                    .offset(offset)
            })
            .collect();
        let mut input =
            vk::PipelineVertexInputStateCreateInfo::default().vertex_attribute_descriptions(&attributes);
        if !attributes.is_empty() {
            input = input.vertex_binding_descriptions(&bindings);
        }
        let assembly = vk::PipelineInputAssemblyStateCreateInfo::default().topology(vertices.topology);
        let tessellation =
            vk::PipelineTessellationStateCreateInfo::default().patch_control_points(vertices.patch.max(1));
        let side = SIZE as f32;
        let viewports =
            [vk::Viewport { width: side, height: side, max_depth: 1.0, ..vk::Viewport::default() }];
        let scissors = [vk::Rect2D {
            offset: vk::Offset2D::default(),
            extent: vk::Extent2D { width: SIZE, height: SIZE },
        }];
        let viewport =
            vk::PipelineViewportStateCreateInfo::default().viewports(&viewports).scissors(&scissors);
        let raster = vk::PipelineRasterizationStateCreateInfo::default().line_width(1.0);
        let samples = vk::PipelineMultisampleStateCreateInfo::default()
            .rasterization_samples(vk::SampleCountFlags::TYPE_1);
        let blends =
            [vk::PipelineColorBlendAttachmentState::default()
                .color_write_mask(vk::ColorComponentFlags::RGBA)];
        let blend = vk::PipelineColorBlendStateCreateInfo::default().attachments(&blends);
        let formats = [FORMAT];
        let mut rendering = vk::PipelineRenderingCreateInfo::default().color_attachment_formats(&formats);
        let mut info = vk::GraphicsPipelineCreateInfo::default()
            .stages(&infos)
            .viewport_state(&viewport)
            .rasterization_state(&raster)
            .multisample_state(&samples)
            .color_blend_state(&blend)
            .layout(layout)
            .push_next(&mut rendering);
        if !stages.iter().any(|it| it.stage == vk::ShaderStageFlags::MESH_EXT) {
            info = info.vertex_input_state(&input).input_assembly_state(&assembly);
        }
        if vertices.patch > 0 {
            info = info.tessellation_state(&tessellation);
        }
        let cache = vk::PipelineCache::null();
        let made = unsafe { device.create_graphics_pipelines(cache, &[info], None) };
        let pipeline = made.map_err(|(_, error)| error)?[0];
        garbage.pipelines.push(pipeline);
        Ok(pipeline)
    }

    fn allocate(
        &self,
        garbage: &mut Garbage,
        needs: vk::MemoryRequirements,
    ) -> Result<vk::DeviceMemory, vk::Result> {
        use vk::MemoryPropertyFlags as Flags;
        let wanted = Flags::HOST_VISIBLE | Flags::HOST_COHERENT;
        let fits = |&index: &u32| {
            let ty = self.memory.memory_types[index as usize];
            needs.memory_type_bits & (1 << index) != 0 && ty.property_flags.contains(wanted)
        };
        let any = |&index: &u32| needs.memory_type_bits & (1 << index) != 0;
        let types = 0..self.memory.memory_type_count;
        let ty = types.clone().find(fits).or_else(|| types.clone().find(any)).unwrap_or(0);
        let info = vk::MemoryAllocateInfo::default().allocation_size(needs.size).memory_type_index(ty);
        let memory = unsafe { self.device.allocate_memory(&info, None)? };
        garbage.memories.push(memory);
        Ok(memory)
    }

    fn buffer(
        &self,
        garbage: &mut Garbage,
        size: u64,
        usage: vk::BufferUsageFlags,
    ) -> Result<(vk::Buffer, vk::DeviceMemory), vk::Result> {
        let device = &self.device;
        let info = vk::BufferCreateInfo::default().size(size).usage(usage);
        let buffer = unsafe { device.create_buffer(&info, None)? };
        garbage.buffers.push(buffer);
        let memory = self.allocate(garbage, unsafe { device.get_buffer_memory_requirements(buffer) })?;
        unsafe { device.bind_buffer_memory(buffer, memory, 0)? };
        Ok((buffer, memory))
    }

    fn image(
        &self,
        garbage: &mut Garbage,
        usage: vk::ImageUsageFlags,
    ) -> Result<(vk::Image, vk::ImageView), vk::Result> {
        let device = &self.device;
        let info = vk::ImageCreateInfo::default()
            .image_type(vk::ImageType::TYPE_2D)
            .format(FORMAT)
            .extent(vk::Extent3D { width: SIZE, height: SIZE, depth: 1 })
            .mip_levels(1)
            .array_layers(1)
            .samples(vk::SampleCountFlags::TYPE_1)
            .usage(usage);
        let image = unsafe { device.create_image(&info, None)? };
        garbage.images.push(image);
        let memory = self.allocate(garbage, unsafe { device.get_image_memory_requirements(image) })?;
        unsafe { device.bind_image_memory(image, memory, 0)? };
        let range = vk::ImageSubresourceRange {
            aspect_mask: vk::ImageAspectFlags::COLOR,
            level_count: 1,
            layer_count: 1,
            ..Default::default()
        };
        let info = vk::ImageViewCreateInfo::default()
            .image(image)
            .view_type(vk::ImageViewType::TYPE_2D)
            .format(FORMAT)
            .subresource_range(range);
        let view = unsafe { device.create_image_view(&info, None)? };
        garbage.views.push(view);
        Ok((image, view))
    }
}

impl Drop for Painter {
    fn drop(&mut self) {
        unsafe {
            let _ = self.device.device_wait_idle();
            self.device.destroy_command_pool(self.pool, None);
            self.device.destroy_device(None);
            if let Some((utils, messenger)) = self.messenger.take() {
                utils.destroy_debug_utils_messenger(messenger, None);
            }
            adapter::leave(&self.entry);
        }
    }
}

/// What was made for one picture.
#[derive(Default)]
struct Garbage {
    pipelines: Vec<vk::Pipeline>,
    layouts: Vec<vk::PipelineLayout>,
    set_layouts: Vec<vk::DescriptorSetLayout>,
    pools: Vec<vk::DescriptorPool>,
    samplers: Vec<vk::Sampler>,
    modules: Vec<vk::ShaderModule>,
    views: Vec<vk::ImageView>,
    images: Vec<vk::Image>,
    buffers: Vec<vk::Buffer>,
    memories: Vec<vk::DeviceMemory>,
}

impl Garbage {
    fn clear(self, device: &ash::Device) {
        unsafe {
            let _ = device.device_wait_idle();
            self.pipelines.into_iter().for_each(|it| device.destroy_pipeline(it, None));
            self.layouts.into_iter().for_each(|it| device.destroy_pipeline_layout(it, None));
            self.pools.into_iter().for_each(|it| device.destroy_descriptor_pool(it, None));
            self.set_layouts.into_iter().for_each(|it| device.destroy_descriptor_set_layout(it, None));
            self.samplers.into_iter().for_each(|it| device.destroy_sampler(it, None));
            self.modules.into_iter().for_each(|it| device.destroy_shader_module(it, None));
            self.views.into_iter().for_each(|it| device.destroy_image_view(it, None));
            self.images.into_iter().for_each(|it| device.destroy_image(it, None));
            self.buffers.into_iter().for_each(|it| device.destroy_buffer(it, None));
            self.memories.into_iter().for_each(|it| device.free_memory(it, None));
        }
    }
}
