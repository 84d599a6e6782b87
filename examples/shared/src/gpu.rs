//! A thin layer over Vulkan: a device without a window, buffers, images, and programs with their bindings.
//!
//! Everything lives until the process ends, except for what `Gpu::drop` destroys; images stay in the layout GENERAL, and
//! every submission is waited for. That is the simplest use of Vulkan that satisfies the validation layers.

pub use crate::Result;
use crate::picture::Picture;
use ash::vk;
use std::ffi::{CStr, c_void};
use std::sync::atomic::{AtomicU32, Ordering};

/// Warnings and errors of the validation layers.
static COMPLAINTS: AtomicU32 = AtomicU32::new(0);

pub struct Gpu {
    _entry: ash::Entry,
    pub instance: ash::Instance,
    messenger: Option<Messenger>,
    pub(crate) physical: vk::PhysicalDevice,
    pub device: ash::Device,
    queue: vk::Queue,
    pool: vk::CommandPool,
    memory: vk::PhysicalDeviceMemoryProperties,
    pub(crate) garbage: Vec<Garbage>,
    extras: Extras,
    pub name: String,
    pub validated: bool,
}

/// What a program needs from the device beyond drawing and computing.
#[derive(Clone, Copy, PartialEq)]
pub enum Extras {
    Nothing,
    /// Acceleration structures, ray tracing pipelines and ray queries.
    Rays,
    /// Amplification and mesh shaders.
    Meshes,
    /// Rendering without objects for passes and framebuffers.
    DynamicRendering,
    /// Every feature of Vulkan 1.3 that the device has, and what `Rays` has.
    Everything,
}

/// Prints and counts what the validation layers say of an instance, until it is dropped.
pub struct Messenger {
    debug_utils: ash::ext::debug_utils::Instance,
    handle: vk::DebugUtilsMessengerEXT,
}

impl Messenger {
    /// # Safety
    ///
    /// `instance` is alive as long as the messenger and has `VK_EXT_debug_utils`, whichever library created it.
    pub unsafe fn new(entry: &ash::Entry, instance: vk::Instance) -> Result<Messenger> {
        let instance = unsafe { ash::Instance::load(entry.static_fn(), instance) };
        let debug_utils = ash::ext::debug_utils::Instance::new(entry, &instance);
        let handle = unsafe { debug_utils.create_debug_utils_messenger(&messages(), None)? };
        Ok(Messenger { debug_utils, handle })
    }
}

impl Drop for Messenger {
    fn drop(&mut self) {
        unsafe { self.debug_utils.destroy_debug_utils_messenger(self.handle, None) };
    }
}

fn messages() -> vk::DebugUtilsMessengerCreateInfoEXT<'static> {
    use vk::{DebugUtilsMessageSeverityFlagsEXT as Severity, DebugUtilsMessageTypeFlagsEXT as Kind};
    vk::DebugUtilsMessengerCreateInfoEXT::default()
        .message_severity(Severity::WARNING | Severity::ERROR)
        .message_type(Kind::GENERAL | Kind::VALIDATION | Kind::PERFORMANCE)
        .pfn_user_callback(Some(on_message))
}

/// What has to be destroyed before the device.
pub(crate) enum Garbage {
    Buffer(vk::Buffer, vk::DeviceMemory),
    Image(vk::Image, vk::ImageView, vk::DeviceMemory),
    Sampler(vk::Sampler),
    Program(vk::DescriptorPool, Vec<vk::DescriptorSetLayout>, vk::PipelineLayout, Vec<vk::Pipeline>),
    Pipeline(vk::Pipeline),
    Target(vk::RenderPass, vk::Framebuffer),
    Accelerator(ash::khr::acceleration_structure::Device, vk::AccelerationStructureKHR),
}

#[derive(Clone, Copy)]
pub struct Buffer {
    pub handle: vk::Buffer,
    memory: vk::DeviceMemory,
    pub size: u64,
}

#[derive(Clone, Copy)]
pub struct Image {
    pub handle: vk::Image,
    pub view: vk::ImageView,
    pub format: vk::Format,
    pub extent: vk::Extent2D,
}

impl Buffer {
    /// All of it, as a descriptor.
    pub fn info(self) -> vk::DescriptorBufferInfo {
        vk::DescriptorBufferInfo { buffer: self.handle, offset: 0, range: vk::WHOLE_SIZE }
    }
}

impl Image {
    /// All of it, as a descriptor.
    pub fn info(self) -> vk::DescriptorImageInfo {
        vk::DescriptorImageInfo::default().image_view(self.view).image_layout(vk::ImageLayout::GENERAL)
    }
}

#[derive(Clone, Copy)]
pub enum Resource {
    Uniform(Buffer),
    Storage(Buffer),
    Sampled(Image),
    Written(Image),
    Sampler(vk::Sampler),
    Scene(vk::AccelerationStructureKHR),
}

/// One binding of a shader, with the numbers from its generated module, and the resource bound there.
pub struct Slot {
    pub name: &'static str,
    pub set: u32,
    pub binding: u32,
    pub resource: Resource,
}

/// The slots of a shader in the module `shaders`: `slots![erode: HEIGHTS_BEFORE => Resource::Sampled(image), ...]`.
#[macro_export]
macro_rules! slots {
    ($module:ident: $($name:ident => $resource:expr),* $(,)?) => {
        vec![$($crate::gpu::Slot {
            name: stringify!($name),
            set: shaders::$module::bindings::$name.set,
            binding: shaders::$module::bindings::$name.binding,
            resource: $resource,
        }),*]
    };
}

/// The SPIR-V and the entry point of a generated module: `shader!(erode)`.
#[macro_export]
macro_rules! shader {
    ($module:ident) => {
        $crate::gpu::Shader { words: shaders::$module::SPIRV, entry_point: shaders::$module::ENTRY_POINT_C }
    };
}

/// Pipeline layout and descriptor sets of a module that was generated for ash: sets for each of an array of its `Resources`.
#[macro_export]
macro_rules! bound {
    ($gpu:expr, $module:ident, $resources:expr) => {{
        let (gpu, resources) = (&mut *$gpu, $resources);
        // SAFETY: the device is valid, and `gpu` keeps everything until it is done.
        unsafe {
            let layout = $module::ash::Layout::create(&gpu.device)?;
            let pool = $module::ash::Layout::create_pool(&gpu.device, resources.len() as u32)?;
            gpu.keep(pool, &layout.sets, layout.pipeline, &[]);
            let mut sets = Vec::new();
            for it in &resources {
                let allocated = layout.allocate(&gpu.device, pool)?;
                it.write(&gpu.device, &allocated);
                sets.push(allocated.to_vec());
            }
            (layout.pipeline, sets)
        }
    }};
}

/// A compute program of a module that was generated for ash, with a layout and sets from `bound!`.
#[macro_export]
macro_rules! computing {
    ($gpu:expr, $module:ident::$entry:ident, $layout:expr, $sets:expr) => {{
        // SAFETY: the device is valid and created the layout.
        let pipeline = unsafe { $module::$entry::ash::create_pipeline(&$gpu.device, $layout)? };
        $gpu.keep_pipeline(pipeline);
        $crate::gpu::Program::computing(pipeline, $layout, $sets)
    }};
}

/// A program that draws with a vertex and a pixel shader of such a module.
#[macro_export]
macro_rules! drawing {
    ($gpu:expr, $module:ident::{$vertex:ident, $pixel:ident}, $layout:expr, $sets:expr, $target:expr, $drawing:expr) => {{
        // SAFETY: the device is valid.
        let stages = unsafe {
            [
                $module::$vertex::ash::stage($module::$vertex::ash::create_module(&$gpu.device)?),
                $module::$pixel::ash::stage($module::$pixel::ash::create_module(&$gpu.device)?),
            ]
        };
        $gpu.drawing(&stages, $layout, $sets, $target, $drawing)?
    }};
}

#[derive(Clone, Copy)]
pub struct Shader {
    pub words: &'static [u32],
    pub entry_point: &'static CStr,
}

pub struct Program {
    pub(crate) pipeline: vk::Pipeline,
    pub(crate) layout: vk::PipelineLayout,
    pub(crate) sets: Vec<vk::DescriptorSet>,
    pub(crate) bind_point: vk::PipelineBindPoint,
}

/// What `Gpu::bind` creates for a pipeline.
pub(crate) type Bound =
    (vk::DescriptorPool, Vec<vk::DescriptorSetLayout>, vk::PipelineLayout, Vec<vk::DescriptorSet>);

/// How a drawing treats what is already there.
#[derive(Clone, Copy, PartialEq)]
pub enum Blend {
    Replace,
    Over,
    Add,
}

/// By default, a list of triangles, seen from both sides, that hides what lies behind it.
#[derive(Clone, Copy)]
pub struct Drawing {
    pub topology: vk::PrimitiveTopology,
    pub blend: Blend,
    pub writes_depth: bool,
    pub cull: bool,
}

impl Default for Drawing {
    fn default() -> Self {
        Drawing {
            topology: vk::PrimitiveTopology::TRIANGLE_LIST,
            blend: Blend::Replace,
            writes_depth: true,
            cull: false,
        }
    }
}

/// Color and depth images to draw into.
pub struct Target {
    pub color: Image,
    pub pass: vk::RenderPass,
    framebuffer: vk::Framebuffer,
}

const LAYER: &CStr = c"VK_LAYER_KHRONOS_validation";
const DEPTH_FORMAT: vk::Format = vk::Format::D32_SFLOAT;

unsafe extern "system" fn on_message(
    severity: vk::DebugUtilsMessageSeverityFlagsEXT,
    kind: vk::DebugUtilsMessageTypeFlagsEXT,
    data: *const vk::DebugUtilsMessengerCallbackDataEXT<'_>,
    _user: *mut c_void,
) -> vk::Bool32 {
    // The loader uses the same channel to report on drivers.
    let text = |pointer: *const std::ffi::c_char| {
        if pointer.is_null() { "".into() } else { unsafe { CStr::from_ptr(pointer) }.to_string_lossy() }
    };
    let (id, message) = unsafe { (text((*data).p_message_id_name), text((*data).p_message)) };
    // Layers that are older than a library do not know every struct with which it asks what a device has.
    let asks = ["Properties2", "Features2"];
    if asks.iter().any(|it| id == format!("VUID-VkPhysicalDevice{it}-pNext-pNext")) {
        return vk::FALSE;
    }
    // Nor do they know WGSL, which naga names as the source of its modules.
    if message.contains("Invalid source language operand: 10") {
        return vk::FALSE;
    }
    let is_about_us = kind.contains(vk::DebugUtilsMessageTypeFlagsEXT::VALIDATION)
        || id.contains("VUID")
        || message.contains("VUID");
    if is_about_us {
        COMPLAINTS.fetch_add(1, Ordering::Relaxed);
        eprintln!("validation {severity:?}: {message}");
    }
    vk::FALSE
}

impl Extras {
    fn extensions(self) -> &'static [&'static CStr] {
        match self {
            Extras::Nothing | Extras::DynamicRendering => &[],
            Extras::Rays | Extras::Everything => &[
                ash::khr::acceleration_structure::NAME,
                ash::khr::deferred_host_operations::NAME,
                ash::khr::ray_tracing_pipeline::NAME,
                ash::khr::ray_query::NAME,
            ],
            Extras::Meshes => &[ash::ext::mesh_shader::NAME],
        }
    }
}

impl Gpu {
    /// Opens the first device that can draw; with `validate`, under the validation layers.
    pub fn open(validate: bool) -> Result<Gpu> {
        Gpu::open_with(validate, Extras::Nothing)
    }

    /// The same, for a device that has `extras`.
    pub fn open_with(validate: bool, extras: Extras) -> Result<Gpu> {
        let entry = unsafe { ash::Entry::load() }
            .map_err(|error| format!("no Vulkan loader on this machine (package libvulkan1): {error}"))?;
        let mut layers = Vec::new();
        let mut extensions = Vec::new();
        if validate {
            let known = unsafe { entry.enumerate_instance_layer_properties()? };
            if !known.iter().any(|layer| layer.layer_name_as_c_str() == Ok(LAYER)) {
                return Err(
                    "VK_LAYER_KHRONOS_validation is not installed (package vulkan-validationlayers)".into()
                );
            }
            layers.push(LAYER.as_ptr());
            extensions.push(ash::ext::debug_utils::NAME.as_ptr());
        }
        let version = if extras == Extras::Nothing { vk::API_VERSION_1_1 } else { vk::API_VERSION_1_3 };
        let application = vk::ApplicationInfo::default().api_version(version);
        let mut messages = messages();
        let mut info = vk::InstanceCreateInfo::default()
            .application_info(&application)
            .enabled_layer_names(&layers)
            .enabled_extension_names(&extensions);
        if validate {
            info = info.push_next(&mut messages);
        }
        let instance = unsafe { entry.create_instance(&info, None) }
            .map_err(|error| format!("cannot start Vulkan (is a driver installed?): {error}"))?;
        let messenger = validate.then(|| unsafe { Messenger::new(&entry, instance.handle()) }).transpose()?;

        let wanted = vk::QueueFlags::GRAPHICS | vk::QueueFlags::COMPUTE;
        let (physical, family) = unsafe { instance.enumerate_physical_devices()? }
            .into_iter()
            .filter_map(|physical| {
                let families = unsafe { instance.get_physical_device_queue_family_properties(physical) };
                let family = families.iter().position(|family| family.queue_flags.contains(wanted))?;
                let known = unsafe { instance.enumerate_device_extension_properties(physical) }.ok()?;
                let has = |name: &CStr| known.iter().any(|it| it.extension_name_as_c_str() == Ok(name));
                extras.extensions().iter().all(|name| has(name)).then_some((physical, family as u32))
            })
            .next()
            .ok_or_else(|| match extras {
                Extras::Nothing => "no Vulkan device here can draw and compute".to_string(),
                _ => format!("no Vulkan device here has {:?}", extras.extensions()),
            })?;
        let properties = unsafe { instance.get_physical_device_properties(physical) };
        let name = properties.device_name_as_c_str()?.to_string_lossy().into_owned();

        let queues =
            [vk::DeviceQueueCreateInfo::default().queue_family_index(family).queue_priorities(&[1.0])];
        let mut names: Vec<_> = extras.extensions().iter().map(|name| name.as_ptr()).collect();
        // Without Vulkan 1.3, debug information in shaders needs this.
        let known = unsafe { instance.enumerate_device_extension_properties(physical)? };
        let non_semantic = ash::khr::shader_non_semantic_info::NAME;
        if known.iter().any(|it| it.extension_name_as_c_str() == Ok(non_semantic)) {
            names.push(non_semantic.as_ptr());
        }
        let mut addresses = vk::PhysicalDeviceVulkan12Features::default()
            .buffer_device_address(true)
            // Intersection shaders that read the ray distance need this, because it changes while they run.
            .vulkan_memory_model(true)
            .vulkan_memory_model_device_scope(true);
        let mut accelerators =
            vk::PhysicalDeviceAccelerationStructureFeaturesKHR::default().acceleration_structure(true);
        let mut pipelines =
            vk::PhysicalDeviceRayTracingPipelineFeaturesKHR::default().ray_tracing_pipeline(true);
        let mut queries = vk::PhysicalDeviceRayQueryFeaturesKHR::default().ray_query(true);
        let mut meshes =
            vk::PhysicalDeviceMeshShaderFeaturesEXT::default().mesh_shader(true).task_shader(true);
        let mut features_1_1 = vk::PhysicalDeviceVulkan11Features::default();
        let mut features_1_3 = vk::PhysicalDeviceVulkan13Features::default()
            .dynamic_rendering(extras == Extras::DynamicRendering);
        let mut features = vk::PhysicalDeviceFeatures::default();
        if extras == Extras::Everything {
            let mut all = vk::PhysicalDeviceFeatures2::default()
                .push_next(&mut features_1_1)
                .push_next(&mut addresses)
                .push_next(&mut features_1_3)
                .push_next(&mut accelerators)
                .push_next(&mut pipelines)
                .push_next(&mut queries);
            unsafe { instance.get_physical_device_features2(physical, &mut all) };
            features = all.features;
        }
        let mut device_info =
            vk::DeviceCreateInfo::default().queue_create_infos(&queues).enabled_extension_names(&names);
        device_info = match extras {
            Extras::Nothing => device_info,
            Extras::Rays => device_info
                .push_next(&mut addresses)
                .push_next(&mut accelerators)
                .push_next(&mut pipelines)
                .push_next(&mut queries),
            Extras::Meshes => device_info.push_next(&mut meshes),
            Extras::DynamicRendering => device_info.push_next(&mut features_1_3),
            // The others follow the one that was pushed last.
            Extras::Everything => device_info.enabled_features(&features).push_next(&mut queries),
        };
        let device = unsafe { instance.create_device(physical, &device_info, None)? };
        let queue = unsafe { device.get_device_queue(family, 0) };
        let pool_info = vk::CommandPoolCreateInfo::default()
            .flags(vk::CommandPoolCreateFlags::TRANSIENT)
            .queue_family_index(family);
        let pool = unsafe { device.create_command_pool(&pool_info, None)? };
        let memory = unsafe { instance.get_physical_device_memory_properties(physical) };
        Ok(Gpu {
            _entry: entry,
            instance,
            messenger,
            physical,
            device,
            queue,
            pool,
            memory,
            garbage: Vec::new(),
            extras,
            name,
            validated: validate,
        })
    }

    /// How many warnings and errors the layers have reported so far.
    pub fn complaints() -> u32 {
        COMPLAINTS.load(Ordering::Relaxed)
    }

    fn allocate(
        &self,
        needs: vk::MemoryRequirements,
        wanted: vk::MemoryPropertyFlags,
        has_address: bool,
    ) -> Result<vk::DeviceMemory> {
        let index = self.memory.memory_types_as_slice().iter().enumerate().position(|(index, kind)| {
            needs.memory_type_bits & (1 << index) != 0 && kind.property_flags.contains(wanted)
        });
        let index = index.ok_or("the device has no memory of the kind that is needed")? as u32;
        let mut flags = vk::MemoryAllocateFlagsInfo::default().flags(vk::MemoryAllocateFlags::DEVICE_ADDRESS);
        let mut info = vk::MemoryAllocateInfo::default().allocation_size(needs.size).memory_type_index(index);
        if has_address {
            info = info.push_next(&mut flags);
        }
        Ok(unsafe { self.device.allocate_memory(&info, None)? })
    }

    /// A buffer that the host can see.
    pub fn buffer(&mut self, size: u64, usage: vk::BufferUsageFlags) -> Result<Buffer> {
        let info = vk::BufferCreateInfo::default().size(size).usage(usage);
        let handle = unsafe { self.device.create_buffer(&info, None)? };
        let needs = unsafe { self.device.get_buffer_memory_requirements(handle) };
        let memory = self.allocate(
            needs,
            vk::MemoryPropertyFlags::HOST_VISIBLE | vk::MemoryPropertyFlags::HOST_COHERENT,
            usage.contains(vk::BufferUsageFlags::SHADER_DEVICE_ADDRESS),
        )?;
        unsafe { self.device.bind_buffer_memory(handle, memory, 0)? };
        self.garbage.push(Garbage::Buffer(handle, memory));
        Ok(Buffer { handle, memory, size })
    }

    pub fn uniform<T: bytemuck::Pod>(&mut self, contents: &T) -> Result<Buffer> {
        let buffer = self.buffer(size_of::<T>() as u64, vk::BufferUsageFlags::UNIFORM_BUFFER)?;
        self.write(buffer, std::slice::from_ref(contents))?;
        Ok(buffer)
    }

    pub fn storage<T: bytemuck::Pod>(&mut self, count: usize) -> Result<Buffer> {
        let buffer = self.buffer((size_of::<T>() * count) as u64, vk::BufferUsageFlags::STORAGE_BUFFER)?;
        Ok(buffer)
    }

    pub fn write<T: bytemuck::Pod>(&self, buffer: Buffer, contents: &[T]) -> Result<()> {
        let bytes: &[u8] = bytemuck::cast_slice(contents);
        assert!(bytes.len() as u64 <= buffer.size, "more is written than the buffer holds");
        unsafe {
            let to = self.device.map_memory(buffer.memory, 0, vk::WHOLE_SIZE, vk::MemoryMapFlags::empty())?;
            std::ptr::copy_nonoverlapping(bytes.as_ptr(), to.cast(), bytes.len());
            self.device.unmap_memory(buffer.memory);
        }
        Ok(())
    }

    pub fn read<T: bytemuck::Pod>(&self, buffer: Buffer) -> Result<Vec<T>> {
        let mut contents = vec![T::zeroed(); buffer.size as usize / size_of::<T>()];
        let bytes: &mut [u8] = bytemuck::cast_slice_mut(&mut contents);
        unsafe {
            let from =
                self.device.map_memory(buffer.memory, 0, vk::WHOLE_SIZE, vk::MemoryMapFlags::empty())?;
            std::ptr::copy_nonoverlapping(from.cast(), bytes.as_mut_ptr(), bytes.len());
            self.device.unmap_memory(buffer.memory);
        }
        Ok(contents)
    }

    pub fn image(
        &mut self,
        extent: vk::Extent2D,
        format: vk::Format,
        usage: vk::ImageUsageFlags,
    ) -> Result<Image> {
        self.layered_image(extent, 1, vk::ImageViewType::TYPE_2D, format, usage)
    }

    /// An image that shaders see as a `Texture2DArray`.
    pub fn image_array(
        &mut self,
        extent: vk::Extent2D,
        layers: u32,
        format: vk::Format,
        usage: vk::ImageUsageFlags,
    ) -> Result<Image> {
        self.layered_image(extent, layers, vk::ImageViewType::TYPE_2D_ARRAY, format, usage)
    }

    fn layered_image(
        &mut self,
        extent: vk::Extent2D,
        layers: u32,
        view_type: vk::ImageViewType,
        format: vk::Format,
        usage: vk::ImageUsageFlags,
    ) -> Result<Image> {
        let aspect =
            if format == DEPTH_FORMAT { vk::ImageAspectFlags::DEPTH } else { vk::ImageAspectFlags::COLOR };
        let info = vk::ImageCreateInfo::default()
            .image_type(vk::ImageType::TYPE_2D)
            .format(format)
            .extent(extent.into())
            .mip_levels(1)
            .array_layers(layers)
            .samples(vk::SampleCountFlags::TYPE_1)
            .usage(usage);
        let handle = unsafe { self.device.create_image(&info, None)? };
        let needs = unsafe { self.device.get_image_memory_requirements(handle) };
        let memory = self.allocate(needs, vk::MemoryPropertyFlags::DEVICE_LOCAL, false)?;
        unsafe { self.device.bind_image_memory(handle, memory, 0)? };
        let range =
            vk::ImageSubresourceRange::default().aspect_mask(aspect).level_count(1).layer_count(layers);
        let view_info = vk::ImageViewCreateInfo::default()
            .image(handle)
            .view_type(view_type)
            .format(format)
            .subresource_range(range);
        let view = unsafe { self.device.create_image_view(&view_info, None)? };
        self.garbage.push(Garbage::Image(handle, view, memory));

        // Images that are only drawn into get their layout from the render pass.
        if usage.intersects(vk::ImageUsageFlags::STORAGE) {
            self.submit(|device, commands| {
                let barrier = vk::ImageMemoryBarrier::default()
                    .dst_access_mask(vk::AccessFlags::SHADER_READ | vk::AccessFlags::SHADER_WRITE)
                    .old_layout(vk::ImageLayout::UNDEFINED)
                    .new_layout(vk::ImageLayout::GENERAL)
                    .image(handle)
                    .subresource_range(range);
                unsafe {
                    device.cmd_pipeline_barrier(
                        commands,
                        vk::PipelineStageFlags::TOP_OF_PIPE,
                        vk::PipelineStageFlags::COMPUTE_SHADER,
                        vk::DependencyFlags::empty(),
                        &[],
                        &[],
                        &[barrier],
                    )
                };
            })?;
        }
        Ok(Image { handle, view, format, extent })
    }

    /// A sampler with linear filtering, if the device supports that for this format.
    pub fn sampler(&mut self, format: vk::Format, outside: vk::SamplerAddressMode) -> Result<vk::Sampler> {
        let features = unsafe { self.instance.get_physical_device_format_properties(self.physical, format) };
        let smooth =
            features.optimal_tiling_features.contains(vk::FormatFeatureFlags::SAMPLED_IMAGE_FILTER_LINEAR);
        let filter = if smooth { vk::Filter::LINEAR } else { vk::Filter::NEAREST };
        let info = vk::SamplerCreateInfo::default()
            .mag_filter(filter)
            .min_filter(filter)
            .address_mode_u(outside)
            .address_mode_v(outside)
            .address_mode_w(outside);
        let sampler = unsafe { self.device.create_sampler(&info, None)? };
        self.garbage.push(Garbage::Sampler(sampler));
        Ok(sampler)
    }

    /// A target whose colors shaders read.
    pub fn target(&mut self, extent: vk::Extent2D) -> Result<Target> {
        self.target_of(extent, vk::Format::R16G16B16A16_SFLOAT, vk::ImageUsageFlags::SAMPLED)
    }

    /// A target of 8-bit colors, for [`Gpu::picture`].
    pub fn picture_target(&mut self, extent: vk::Extent2D) -> Result<Target> {
        self.target_of(extent, vk::Format::R8G8B8A8_UNORM, vk::ImageUsageFlags::TRANSFER_SRC)
    }

    fn target_of(
        &mut self,
        extent: vk::Extent2D,
        format: vk::Format,
        usage: vk::ImageUsageFlags,
    ) -> Result<Target> {
        let color = self.image(extent, format, vk::ImageUsageFlags::COLOR_ATTACHMENT | usage)?;
        let depth = self.image(extent, DEPTH_FORMAT, vk::ImageUsageFlags::DEPTH_STENCIL_ATTACHMENT)?;
        let attachments = [
            vk::AttachmentDescription::default()
                .format(color.format)
                .samples(vk::SampleCountFlags::TYPE_1)
                .load_op(vk::AttachmentLoadOp::CLEAR)
                .store_op(vk::AttachmentStoreOp::STORE)
                .final_layout(vk::ImageLayout::GENERAL),
            vk::AttachmentDescription::default()
                .format(depth.format)
                .samples(vk::SampleCountFlags::TYPE_1)
                .load_op(vk::AttachmentLoadOp::CLEAR)
                .store_op(vk::AttachmentStoreOp::DONT_CARE)
                .final_layout(vk::ImageLayout::DEPTH_STENCIL_ATTACHMENT_OPTIMAL),
        ];
        let colors =
            [vk::AttachmentReference { attachment: 0, layout: vk::ImageLayout::COLOR_ATTACHMENT_OPTIMAL }];
        let depths = vk::AttachmentReference {
            attachment: 1,
            layout: vk::ImageLayout::DEPTH_STENCIL_ATTACHMENT_OPTIMAL,
        };
        let subpasses = [vk::SubpassDescription::default()
            .pipeline_bind_point(vk::PipelineBindPoint::GRAPHICS)
            .color_attachments(&colors)
            .depth_stencil_attachment(&depths)];
        let info = vk::RenderPassCreateInfo::default().attachments(&attachments).subpasses(&subpasses);
        let pass = unsafe { self.device.create_render_pass(&info, None)? };
        let views = [color.view, depth.view];
        let info = vk::FramebufferCreateInfo::default()
            .render_pass(pass)
            .attachments(&views)
            .width(extent.width)
            .height(extent.height)
            .layers(1);
        let framebuffer = unsafe { self.device.create_framebuffer(&info, None)? };
        self.garbage.push(Garbage::Target(pass, framebuffer));
        Ok(Target { color, pass, framebuffer })
    }

    /// Sets, their layouts and the pipeline layout for `slots`. A binding that two stages share is in `slots` once for each
    /// of them.
    pub(crate) fn bind(
        &mut self,
        slots: &[Slot],
        stages: vk::ShaderStageFlags,
        push_size: u32,
    ) -> Result<Bound> {
        let kind = |resource: &Resource| match resource {
            Resource::Uniform(_) => vk::DescriptorType::UNIFORM_BUFFER,
            Resource::Storage(_) => vk::DescriptorType::STORAGE_BUFFER,
            Resource::Sampled(_) => vk::DescriptorType::SAMPLED_IMAGE,
            Resource::Written(_) => vk::DescriptorType::STORAGE_IMAGE,
            Resource::Sampler(_) => vk::DescriptorType::SAMPLER,
            Resource::Scene(_) => vk::DescriptorType::ACCELERATION_STRUCTURE_KHR,
        };
        let mut unique: Vec<&Slot> = Vec::new();
        for slot in slots {
            if !unique.iter().any(|other| (other.set, other.binding) == (slot.set, slot.binding)) {
                unique.push(slot);
            }
        }
        let set_count = unique.iter().map(|slot| slot.set + 1).max().unwrap_or(0);
        let mut layouts = Vec::new();
        for set in 0..set_count {
            let bindings: Vec<_> = unique
                .iter()
                .filter(|slot| slot.set == set)
                .map(|slot| {
                    vk::DescriptorSetLayoutBinding::default()
                        .binding(slot.binding)
                        .descriptor_type(kind(&slot.resource))
                        .descriptor_count(1)
                        .stage_flags(stages)
                })
                .collect();
            let info = vk::DescriptorSetLayoutCreateInfo::default().bindings(&bindings);
            layouts.push(unsafe { self.device.create_descriptor_set_layout(&info, None)? });
        }
        let ranges = [vk::PushConstantRange { stage_flags: stages, offset: 0, size: push_size }];
        let mut info = vk::PipelineLayoutCreateInfo::default().set_layouts(&layouts);
        if push_size > 0 {
            info = info.push_constant_ranges(&ranges);
        }
        let layout = unsafe { self.device.create_pipeline_layout(&info, None)? };

        let mut kinds = vec![
            vk::DescriptorType::UNIFORM_BUFFER,
            vk::DescriptorType::STORAGE_BUFFER,
            vk::DescriptorType::SAMPLED_IMAGE,
            vk::DescriptorType::STORAGE_IMAGE,
            vk::DescriptorType::SAMPLER,
        ];
        if self.extras == Extras::Rays {
            kinds.push(vk::DescriptorType::ACCELERATION_STRUCTURE_KHR);
        }
        let sizes: Vec<_> =
            kinds.into_iter().map(|ty| vk::DescriptorPoolSize { ty, descriptor_count: 16 }).collect();
        let info = vk::DescriptorPoolCreateInfo::default().max_sets(set_count.max(1)).pool_sizes(&sizes);
        let pool = unsafe { self.device.create_descriptor_pool(&info, None)? };
        let sets = if layouts.is_empty() {
            Vec::new()
        } else {
            let info = vk::DescriptorSetAllocateInfo::default().descriptor_pool(pool).set_layouts(&layouts);
            unsafe { self.device.allocate_descriptor_sets(&info)? }
        };
        for slot in unique {
            let mut buffers = [vk::DescriptorBufferInfo::default().range(vk::WHOLE_SIZE)];
            let mut images = [vk::DescriptorImageInfo::default().image_layout(vk::ImageLayout::GENERAL)];
            let mut scenes = [vk::AccelerationStructureKHR::null()];
            let mut scene_write;
            let write = vk::WriteDescriptorSet::default()
                .dst_set(sets[slot.set as usize])
                .dst_binding(slot.binding)
                .descriptor_type(kind(&slot.resource));
            let write = match slot.resource {
                Resource::Uniform(buffer) | Resource::Storage(buffer) => {
                    buffers[0].buffer = buffer.handle;
                    write.buffer_info(&buffers)
                }
                Resource::Sampled(image) | Resource::Written(image) => {
                    images[0].image_view = image.view;
                    write.image_info(&images)
                }
                Resource::Sampler(sampler) => {
                    images[0].sampler = sampler;
                    write.image_info(&images)
                }
                Resource::Scene(scene) => {
                    scenes[0] = scene;
                    scene_write = vk::WriteDescriptorSetAccelerationStructureKHR::default()
                        .acceleration_structures(&scenes);
                    write.descriptor_count(1).push_next(&mut scene_write)
                }
            };
            unsafe { self.device.update_descriptor_sets(&[write], &[]) };
        }
        Ok((pool, layouts, layout, sets))
    }

    pub(crate) fn module(&self, shader: Shader) -> Result<vk::ShaderModule> {
        let info = vk::ShaderModuleCreateInfo::default().code(shader.words);
        Ok(unsafe { self.device.create_shader_module(&info, None)? })
    }

    pub fn compute_program(&mut self, shader: Shader, slots: &[Slot], push_size: usize) -> Result<Program> {
        let (pool, layouts, layout, sets) =
            self.bind(slots, vk::ShaderStageFlags::COMPUTE, push_size as u32)?;
        let module = self.module(shader)?;
        let stage = vk::PipelineShaderStageCreateInfo::default()
            .stage(vk::ShaderStageFlags::COMPUTE)
            .module(module)
            .name(shader.entry_point);
        let info = vk::ComputePipelineCreateInfo::default().stage(stage).layout(layout);
        let made = unsafe { self.device.create_compute_pipelines(vk::PipelineCache::null(), &[info], None) };
        unsafe { self.device.destroy_shader_module(module, None) };
        let pipeline = made.map_err(|(_, error)| error)?[0];
        self.garbage.push(Garbage::Program(pool, layouts, layout, vec![pipeline]));
        Ok(Program { pipeline, layout, sets, bind_point: vk::PipelineBindPoint::COMPUTE })
    }

    pub fn draw_program(
        &mut self,
        vertex: Shader,
        pixel: Shader,
        slots: &[Slot],
        target: &Target,
        drawing: Drawing,
    ) -> Result<Program> {
        let stages = [(vk::ShaderStageFlags::VERTEX, vertex), (vk::ShaderStageFlags::FRAGMENT, pixel)];
        self.graphics_program(&stages, slots, target, drawing)
    }

    /// The same with an amplification and a mesh shader in place of the vertex shader.
    pub fn mesh_program(
        &mut self,
        amplification: Shader,
        mesh: Shader,
        pixel: Shader,
        slots: &[Slot],
        target: &Target,
        drawing: Drawing,
    ) -> Result<Program> {
        let stages = [
            (vk::ShaderStageFlags::TASK_EXT, amplification),
            (vk::ShaderStageFlags::MESH_EXT, mesh),
            (vk::ShaderStageFlags::FRAGMENT, pixel),
        ];
        self.graphics_program(&stages, slots, target, drawing)
    }

    fn graphics_program(
        &mut self,
        shaders: &[(vk::ShaderStageFlags, Shader)],
        slots: &[Slot],
        target: &Target,
        drawing: Drawing,
    ) -> Result<Program> {
        let all = shaders.iter().fold(vk::ShaderStageFlags::empty(), |all, (stage, _)| all | *stage);
        let (pool, layouts, layout, sets) = self.bind(slots, all, 0)?;
        let mut modules = Vec::new();
        let mut stages = Vec::new();
        for (stage, shader) in shaders {
            let module = self.module(*shader)?;
            modules.push(module);
            stages.push(
                vk::PipelineShaderStageCreateInfo::default()
                    .stage(*stage)
                    .module(module)
                    .name(shader.entry_point),
            );
        }
        let input = vk::PipelineVertexInputStateCreateInfo::default();
        let made = self.graphics_pipeline(&stages, &input, layout, target, drawing);
        for module in modules {
            unsafe { self.device.destroy_shader_module(module, None) };
        }
        let pipeline = made?;
        self.garbage.push(Garbage::Program(pool, layouts, layout, vec![pipeline]));
        Ok(Program { pipeline, layout, sets, bind_point: vk::PipelineBindPoint::GRAPHICS })
    }

    /// Leaves to the end what was created for a pipeline.
    pub fn keep(
        &mut self,
        pool: vk::DescriptorPool,
        sets: &[vk::DescriptorSetLayout],
        layout: vk::PipelineLayout,
        pipelines: &[vk::Pipeline],
    ) {
        self.garbage.push(Garbage::Program(pool, sets.to_vec(), layout, pipelines.to_vec()));
    }

    /// Leaves a pipeline to the end.
    pub fn keep_pipeline(&mut self, pipeline: vk::Pipeline) {
        self.garbage.push(Garbage::Pipeline(pipeline));
    }

    /// A program that draws with these stages, whose modules are not needed afterwards.
    pub fn drawing(
        &mut self,
        stages: &[vk::PipelineShaderStageCreateInfo<'_>],
        layout: vk::PipelineLayout,
        sets: &[vk::DescriptorSet],
        target: &Target,
        drawing: Drawing,
    ) -> Result<Program> {
        let input = vk::PipelineVertexInputStateCreateInfo::default();
        let made = self.graphics_pipeline(stages, &input, layout, target, drawing);
        for stage in stages {
            unsafe { self.device.destroy_shader_module(stage.module, None) };
        }
        let pipeline = made?;
        self.keep_pipeline(pipeline);
        Ok(Program { pipeline, layout, sets: sets.to_vec(), bind_point: vk::PipelineBindPoint::GRAPHICS })
    }

    /// A pipeline that draws into `target`.
    pub fn graphics_pipeline(
        &self,
        stages: &[vk::PipelineShaderStageCreateInfo<'_>],
        input: &vk::PipelineVertexInputStateCreateInfo<'_>,
        layout: vk::PipelineLayout,
        target: &Target,
        drawing: Drawing,
    ) -> Result<vk::Pipeline> {
        let assembly = vk::PipelineInputAssemblyStateCreateInfo::default().topology(drawing.topology);
        let extent = target.color.extent;
        let viewports = [vk::Viewport {
            x: 0.0,
            y: 0.0,
            width: extent.width as f32,
            height: extent.height as f32,
            min_depth: 0.0,
            max_depth: 1.0,
        }];
        let scissors = [vk::Rect2D { offset: vk::Offset2D::default(), extent }];
        let viewport =
            vk::PipelineViewportStateCreateInfo::default().viewports(&viewports).scissors(&scissors);
        let raster = vk::PipelineRasterizationStateCreateInfo::default()
            .polygon_mode(vk::PolygonMode::FILL)
            .cull_mode(if drawing.cull { vk::CullModeFlags::BACK } else { vk::CullModeFlags::NONE })
            .front_face(vk::FrontFace::COUNTER_CLOCKWISE)
            .line_width(1.0);
        let samples = vk::PipelineMultisampleStateCreateInfo::default()
            .rasterization_samples(vk::SampleCountFlags::TYPE_1);
        let depth = vk::PipelineDepthStencilStateCreateInfo::default()
            .depth_test_enable(true)
            .depth_write_enable(drawing.writes_depth)
            .depth_compare_op(vk::CompareOp::LESS_OR_EQUAL);
        let (source, destination) = match drawing.blend {
            Blend::Replace => (vk::BlendFactor::ONE, vk::BlendFactor::ZERO),
            Blend::Over => (vk::BlendFactor::SRC_ALPHA, vk::BlendFactor::ONE_MINUS_SRC_ALPHA),
            Blend::Add => (vk::BlendFactor::ONE, vk::BlendFactor::ONE),
        };
        let attachments = [vk::PipelineColorBlendAttachmentState::default()
            .blend_enable(drawing.blend != Blend::Replace)
            .src_color_blend_factor(source)
            .dst_color_blend_factor(destination)
            .src_alpha_blend_factor(vk::BlendFactor::ZERO)
            .dst_alpha_blend_factor(vk::BlendFactor::ONE)
            .color_write_mask(vk::ColorComponentFlags::RGBA)];
        let blend = vk::PipelineColorBlendStateCreateInfo::default().attachments(&attachments);
        let info = vk::GraphicsPipelineCreateInfo::default()
            .stages(stages)
            .vertex_input_state(input)
            .input_assembly_state(&assembly)
            .viewport_state(&viewport)
            .rasterization_state(&raster)
            .multisample_state(&samples)
            .depth_stencil_state(&depth)
            .color_blend_state(&blend)
            .layout(layout)
            .render_pass(target.pass);
        let made = unsafe { self.device.create_graphics_pipelines(vk::PipelineCache::null(), &[info], None) };
        Ok(made.map_err(|(_, error)| error)?[0])
    }

    /// What was drawn into a target that [`Gpu::picture_target`] made.
    pub fn picture(&mut self, target: &Target) -> Result<Picture> {
        self.picture_of(target.color)
    }

    /// An image of 8-bit colors, in the layout GENERAL.
    pub fn picture_of(&mut self, image: Image) -> Result<Picture> {
        let Image { handle, extent, .. } = image;
        let vk::Extent2D { width, height } = extent;
        let buffer = self.buffer(u64::from(width * height * 4), vk::BufferUsageFlags::TRANSFER_DST)?;
        let colors =
            vk::ImageSubresourceLayers::default().aspect_mask(vk::ImageAspectFlags::COLOR).layer_count(1);
        let region = vk::BufferImageCopy::default().image_subresource(colors).image_extent(extent.into());
        self.submit(|device, commands| unsafe {
            let layout = vk::ImageLayout::GENERAL;
            device.cmd_copy_image_to_buffer(commands, handle, layout, buffer.handle, &[region]);
        })?;
        Ok(Picture { width, height, bytes: self.read(buffer)? })
    }

    /// Records commands, submits them and waits until they are done. Everything afterwards sees what they wrote.
    pub fn submit(&self, record: impl FnOnce(&ash::Device, vk::CommandBuffer)) -> Result<()> {
        let device = &self.device;
        let info = vk::CommandBufferAllocateInfo::default()
            .command_pool(self.pool)
            .level(vk::CommandBufferLevel::PRIMARY)
            .command_buffer_count(1);
        unsafe {
            let commands = device.allocate_command_buffers(&info)?[0];
            let begin =
                vk::CommandBufferBeginInfo::default().flags(vk::CommandBufferUsageFlags::ONE_TIME_SUBMIT);
            device.begin_command_buffer(commands, &begin)?;
            record(device, commands);
            everything_before(device, commands, vk::PipelineStageFlags::HOST);
            device.end_command_buffer(commands)?;
            let fence = device.create_fence(&vk::FenceCreateInfo::default(), None)?;
            let list = [commands];
            device.queue_submit(self.queue, &[vk::SubmitInfo::default().command_buffers(&list)], fence)?;
            device.wait_for_fences(&[fence], true, u64::MAX)?;
            device.destroy_fence(fence, None);
            device.free_command_buffers(self.pool, &list);
        }
        Ok(())
    }
}

impl Program {
    /// A compute program with a pipeline and sets that were created elsewhere.
    pub fn computing(
        pipeline: vk::Pipeline,
        layout: vk::PipelineLayout,
        sets: &[vk::DescriptorSet],
    ) -> Program {
        Program { pipeline, layout, sets: sets.to_vec(), bind_point: vk::PipelineBindPoint::COMPUTE }
    }

    pub(crate) fn begin(&self, device: &ash::Device, commands: vk::CommandBuffer) {
        unsafe {
            device.cmd_bind_pipeline(commands, self.bind_point, self.pipeline);
            if !self.sets.is_empty() {
                device.cmd_bind_descriptor_sets(commands, self.bind_point, self.layout, 0, &self.sets, &[]);
            }
        }
    }

    /// Runs a compute program; later commands in the same submission see what it wrote.
    pub fn dispatch(
        &self,
        device: &ash::Device,
        commands: vk::CommandBuffer,
        groups: [u32; 3],
        push: Option<&[u8]>,
    ) {
        self.begin(device, commands);
        unsafe {
            if let Some(bytes) = push {
                device.cmd_push_constants(commands, self.layout, vk::ShaderStageFlags::COMPUTE, 0, bytes);
            }
            device.cmd_dispatch(commands, groups[0], groups[1], groups[2]);
        }
        everything_before(device, commands, vk::PipelineStageFlags::ALL_COMMANDS);
    }

    pub fn draw(&self, device: &ash::Device, commands: vk::CommandBuffer, vertices: u32, instances: u32) {
        self.begin(device, commands);
        unsafe { device.cmd_draw(commands, vertices, instances, 0, 0) };
    }
}

impl Program {
    /// Draws with groups of amplification shaders.
    pub fn draw_mesh(&self, gpu: &Gpu, commands: vk::CommandBuffer, groups: u32) {
        self.begin(&gpu.device, commands);
        let meshes = ash::ext::mesh_shader::Device::new(&gpu.instance, &gpu.device);
        unsafe { meshes.cmd_draw_mesh_tasks(commands, groups, 1, 1) };
    }
}

impl Target {
    pub fn begin(&self, device: &ash::Device, commands: vk::CommandBuffer) {
        let clear = [
            vk::ClearValue::default(),
            vk::ClearValue { depth_stencil: vk::ClearDepthStencilValue { depth: 1.0, stencil: 0 } },
        ];
        let info = vk::RenderPassBeginInfo::default()
            .render_pass(self.pass)
            .framebuffer(self.framebuffer)
            .render_area(vk::Rect2D { offset: vk::Offset2D::default(), extent: self.color.extent })
            .clear_values(&clear);
        unsafe { device.cmd_begin_render_pass(commands, &info, vk::SubpassContents::INLINE) };
    }

    pub fn end(&self, device: &ash::Device, commands: vk::CommandBuffer) {
        unsafe { device.cmd_end_render_pass(commands) };
        everything_before(device, commands, vk::PipelineStageFlags::ALL_COMMANDS);
    }
}

/// Lets what follows at `next` see everything that was written before.
pub fn everything_before(device: &ash::Device, commands: vk::CommandBuffer, next: vk::PipelineStageFlags) {
    let reads = if next == vk::PipelineStageFlags::HOST {
        vk::AccessFlags::HOST_READ
    } else {
        vk::AccessFlags::MEMORY_READ
    };
    let barrier =
        vk::MemoryBarrier::default().src_access_mask(vk::AccessFlags::MEMORY_WRITE).dst_access_mask(
            reads
                | if next == vk::PipelineStageFlags::HOST {
                    vk::AccessFlags::empty()
                } else {
                    vk::AccessFlags::MEMORY_WRITE
                },
        );
    unsafe {
        device.cmd_pipeline_barrier(
            commands,
            vk::PipelineStageFlags::ALL_COMMANDS,
            next,
            vk::DependencyFlags::empty(),
            &[barrier],
            &[],
            &[],
        )
    };
}

impl Drop for Gpu {
    fn drop(&mut self) {
        unsafe {
            let device = &self.device;
            let _ = device.device_wait_idle();
            for garbage in self.garbage.drain(..).rev() {
                match garbage {
                    Garbage::Buffer(buffer, memory) => {
                        device.destroy_buffer(buffer, None);
                        device.free_memory(memory, None);
                    }
                    Garbage::Image(image, view, memory) => {
                        device.destroy_image_view(view, None);
                        device.destroy_image(image, None);
                        device.free_memory(memory, None);
                    }
                    Garbage::Sampler(sampler) => device.destroy_sampler(sampler, None),
                    Garbage::Pipeline(pipeline) => device.destroy_pipeline(pipeline, None),
                    Garbage::Program(pool, layouts, layout, pipelines) => {
                        for pipeline in pipelines {
                            device.destroy_pipeline(pipeline, None);
                        }
                        device.destroy_pipeline_layout(layout, None);
                        device.destroy_descriptor_pool(pool, None);
                        for layout in layouts {
                            device.destroy_descriptor_set_layout(layout, None);
                        }
                    }
                    Garbage::Accelerator(loader, handle) => {
                        loader.destroy_acceleration_structure(handle, None);
                    }
                    Garbage::Target(pass, framebuffer) => {
                        device.destroy_framebuffer(framebuffer, None);
                        device.destroy_render_pass(pass, None);
                    }
                }
            }
            device.destroy_command_pool(self.pool, None);
            device.destroy_device(None);
            self.messenger = None;
            self.instance.destroy_instance(None);
        }
    }
}

/// Prints the bindings of modules: `list!(land, view)`.
#[macro_export]
macro_rules! list {
    ($($module:ident),*) => {
        $($crate::gpu::list(stringify!($module), &$module::bindings::ALL.map(|it| (it.set, it.binding, it.name)));)*
    };
}

/// Prints set, number and name of bindings.
pub fn list(name: &str, bindings: &[(u32, u32, &str)]) {
    println!("{name}:");
    for (set, binding, name) in bindings {
        println!("    set {set} binding {binding}  {}", name.to_lowercase());
    }
}

/// Prints a program's bindings.
pub fn describe(name: &str, words: usize, slots: &[Slot]) {
    println!("{name}: {words} words");
    let mut seen = Vec::new();
    for slot in slots {
        if seen.contains(&(slot.set, slot.binding)) {
            continue;
        }
        seen.push((slot.set, slot.binding));
        let what = match slot.resource {
            Resource::Uniform(buffer) => format!("uniform buffer, {} bytes", buffer.size),
            Resource::Storage(buffer) => format!("storage buffer, {} bytes", buffer.size),
            Resource::Sampled(image) => format!("sampled image {:?}", image.format),
            Resource::Written(image) => format!("storage image {:?}", image.format),
            Resource::Sampler(_) => "sampler".into(),
            Resource::Scene(_) => "acceleration structure".into(),
        };
        println!("    set {} binding {}  {:<16} {what}", slot.set, slot.binding, slot.name.to_lowercase());
    }
}
