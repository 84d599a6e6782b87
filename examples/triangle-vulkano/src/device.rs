//! A device without a window, through vulkano: memory, commands, a target to draw on. Nothing here knows a shader.

use example_shared::gpu::Result;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use vulkano::VulkanLibrary;
use vulkano::buffer::{Buffer, BufferContents, BufferCreateInfo, BufferUsage, Subbuffer};
use vulkano::command_buffer::allocator::StandardCommandBufferAllocator;
use vulkano::command_buffer::{
    AutoCommandBufferBuilder, CommandBufferUsage, CopyImageToBufferInfo, PrimaryAutoCommandBuffer,
    PrimaryCommandBufferAbstract, RenderingAttachmentInfo, RenderingInfo,
};
use vulkano::descriptor_set::allocator::StandardDescriptorSetAllocator;
use vulkano::device::physical::PhysicalDeviceType;
use vulkano::device::{
    Device, DeviceCreateInfo, DeviceExtensions, DeviceFeatures, Queue, QueueCreateInfo, QueueFlags,
};
use vulkano::format::Format;
use vulkano::image::view::ImageView;
use vulkano::image::{Image, ImageCreateInfo, ImageType, ImageUsage};
use vulkano::instance::debug::{
    DebugUtilsMessageType, DebugUtilsMessenger, DebugUtilsMessengerCallback, DebugUtilsMessengerCreateInfo,
};
use vulkano::instance::{Instance, InstanceCreateFlags, InstanceCreateInfo, InstanceExtensions};
use vulkano::memory::allocator::{AllocationCreateInfo, MemoryTypeFilter, StandardMemoryAllocator};
use vulkano::pipeline::graphics::viewport::Viewport;
use vulkano::render_pass::{AttachmentLoadOp, AttachmentStoreOp};
use vulkano::sync::GpuFuture;

/// The programs of the guide.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/vulkano.md")]
pub struct Guide;

/// What commands are recorded into.
pub type Commands = AutoCommandBufferBuilder<PrimaryAutoCommandBuffer>;

/// Of the target.
pub const FORMAT: Format = Format::R8G8B8A8_UNORM;

const BACKGROUND: [f32; 4] = [0.08, 0.09, 0.12, 1.0];

pub struct Gpu {
    pub device: Arc<Device>,
    pub sets: Arc<StandardDescriptorSetAllocator>,
    queue: Arc<Queue>,
    memory: Arc<StandardMemoryAllocator>,
    commands: Arc<StandardCommandBufferAllocator>,
    complaints: Arc<AtomicUsize>,
    _messenger: Option<DebugUtilsMessenger>,
}

impl Gpu {
    /// `validate`: under Vulkan's validation layers.
    pub fn new(validate: bool) -> Result<Gpu> {
        Gpu::with_features(validate, &DeviceFeatures::empty())
    }

    /// Of `features` those that the device has.
    pub fn with_features(validate: bool, features: &DeviceFeatures) -> Result<Gpu> {
        let instance = Instance::new(
            VulkanLibrary::new()?,
            InstanceCreateInfo {
                flags: InstanceCreateFlags::ENUMERATE_PORTABILITY,
                enabled_layers: validate
                    .then(|| "VK_LAYER_KHRONOS_validation".to_owned())
                    .into_iter()
                    .collect(),
                enabled_extensions: InstanceExtensions {
                    ext_debug_utils: validate,
                    ..InstanceExtensions::empty()
                },
                ..InstanceCreateInfo::default()
            },
        )?;
        let complaints = Arc::new(AtomicUsize::new(0));
        let messenger = validate.then(|| messenger(&instance, &complaints)).transpose()?;

        let needed = DeviceFeatures { dynamic_rendering: true, ..DeviceFeatures::empty() };
        let mut devices: Vec<_> = instance
            .enumerate_physical_devices()?
            .filter(|it| it.supported_features().contains(&needed))
            .collect();
        devices.sort_by_key(|it| it.properties().device_type != PhysicalDeviceType::DiscreteGpu);
        let physical = devices.first().ok_or("there is no device with Vulkan 1.3")?;
        println!("device: {}", physical.properties().device_name);
        let can_draw = |flags: QueueFlags| flags.contains(QueueFlags::GRAPHICS | QueueFlags::COMPUTE);
        let family = physical.queue_family_properties().iter().position(|it| can_draw(it.queue_flags));
        let queue_family_index = family.ok_or("the device cannot draw")? as u32;
        let (device, mut queues) = Device::new(
            physical.clone(),
            DeviceCreateInfo {
                queue_create_infos: vec![QueueCreateInfo {
                    queue_family_index,
                    ..QueueCreateInfo::default()
                }],
                enabled_extensions: DeviceExtensions {
                    khr_portability_subset: physical.supported_extensions().khr_portability_subset,
                    ..DeviceExtensions::empty()
                },
                enabled_features: needed | features.intersection(physical.supported_features()),
                ..DeviceCreateInfo::default()
            },
        )?;
        Ok(Gpu {
            queue: queues.next().ok_or("the device has no queue")?,
            sets: Arc::new(StandardDescriptorSetAllocator::new(device.clone(), Default::default())),
            memory: Arc::new(StandardMemoryAllocator::new_default(device.clone())),
            commands: Arc::new(StandardCommandBufferAllocator::new(device.clone(), Default::default())),
            device,
            complaints,
            _messenger: messenger,
        })
    }

    /// What the validation layers had to say so far.
    pub fn complaints(&self) -> usize {
        self.complaints.load(Ordering::Relaxed)
    }

    /// A buffer with one value.
    pub fn buffer<T: BufferContents>(&self, usage: BufferUsage, value: T) -> Result<Subbuffer<T>> {
        let usage = BufferCreateInfo { usage, ..BufferCreateInfo::default() };
        Ok(Buffer::from_data(self.memory.clone(), usage, host_memory(), value)?)
    }

    /// A buffer with several elements.
    pub fn elements<T: BufferContents>(
        &self,
        usage: BufferUsage,
        elements: impl IntoIterator<Item = T, IntoIter: ExactSizeIterator>,
    ) -> Result<Subbuffer<[T]>> {
        let usage = BufferCreateInfo { usage, ..BufferCreateInfo::default() };
        Ok(Buffer::from_iter(self.memory.clone(), usage, host_memory(), elements)?)
    }

    pub fn image(&self, info: ImageCreateInfo) -> Result<Arc<Image>> {
        Ok(Image::new(self.memory.clone(), info, AllocationCreateInfo::default())?)
    }

    /// Records commands, and waits until they are done.
    pub fn run(&self, record: impl FnOnce(&mut Commands) -> Result<()>) -> Result<()> {
        let mut commands = Commands::primary(
            self.commands.clone(),
            self.queue.queue_family_index(),
            CommandBufferUsage::OneTimeSubmit,
        )?;
        record(&mut commands)?;
        commands.build()?.execute(self.queue.clone())?.then_signal_fence_and_flush()?.wait(None)?;
        Ok(())
    }

    /// The pixels after these commands.
    pub fn draw(
        &self,
        [width, height]: [u32; 2],
        record: impl FnOnce(&mut Commands) -> Result<()>,
    ) -> Result<Vec<u8>> {
        let target = self.image(ImageCreateInfo {
            image_type: ImageType::Dim2d,
            format: FORMAT,
            extent: [width, height, 1],
            usage: ImageUsage::COLOR_ATTACHMENT | ImageUsage::TRANSFER_SRC,
            ..ImageCreateInfo::default()
        })?;
        let zeros = std::iter::repeat_n(0_u8, width as usize * height as usize * 4);
        let pixels = self.elements(BufferUsage::TRANSFER_DST, zeros)?;
        let attachment = RenderingAttachmentInfo {
            load_op: AttachmentLoadOp::Clear,
            store_op: AttachmentStoreOp::Store,
            clear_value: Some(BACKGROUND.into()),
            ..RenderingAttachmentInfo::image_view(ImageView::new_default(target.clone())?)
        };
        let viewport = Viewport { extent: [width as f32, height as f32], ..Viewport::default() };
        self.run(|commands| {
            commands.begin_rendering(RenderingInfo {
                color_attachments: vec![Some(attachment)],
                ..RenderingInfo::default()
            })?;
            commands.set_viewport(0, [viewport].into_iter().collect())?;
            record(commands)?;
            commands.end_rendering()?;
            commands.copy_image_to_buffer(CopyImageToBufferInfo::image_buffer(target, pixels.clone()))?;
            Ok(())
        })?;
        Ok(pixels.read()?.to_vec())
    }
}

/// Memory that the program writes and reads directly.
fn host_memory() -> AllocationCreateInfo {
    AllocationCreateInfo {
        memory_type_filter: MemoryTypeFilter::PREFER_DEVICE | MemoryTypeFilter::HOST_RANDOM_ACCESS,
        ..AllocationCreateInfo::default()
    }
}

/// Prints and counts what the validation layers say.
fn messenger(instance: &Arc<Instance>, complaints: &Arc<AtomicUsize>) -> Result<DebugUtilsMessenger> {
    let complaints = complaints.clone();
    // SAFETY: the function makes no calls to Vulkan.
    let callback = unsafe {
        DebugUtilsMessengerCallback::new(move |_, _, data| {
            // Layers that are older than vulkano do not know every struct with which it asks for properties.
            if !data.message_id_name.is_some_and(|it| it.ends_with("-pNext-pNext")) {
                complaints.fetch_add(1, Ordering::Relaxed);
                eprintln!("{}", data.message);
            }
        })
    };
    let info = DebugUtilsMessengerCreateInfo {
        message_type: DebugUtilsMessageType::VALIDATION,
        ..DebugUtilsMessengerCreateInfo::user_callback(callback)
    };
    Ok(DebugUtilsMessenger::new(instance.clone(), info)?)
}
