//! A Vulkan device with everything that it has, under the validation layers.

use std::{
    ffi::{CStr, c_void},
    sync::{Mutex, PoisonError},
};

use ash::vk;

/// What the validation layers said.
static MESSAGES: Mutex<Vec<String>> = Mutex::new(Vec::new());

pub struct Vulkan {
    _entry: ash::Entry,
    instance: ash::Instance,
    messenger: (ash::ext::debug_utils::Instance, vk::DebugUtilsMessengerEXT),
    pub device: ash::Device,
    queue: vk::Queue,
    family: u32,
    memory: vk::PhysicalDeviceMemoryProperties,
}

pub struct Buffer {
    handle: vk::Buffer,
    memory: vk::DeviceMemory,
    size: u64,
}

impl Buffer {
    /// All of it, as a descriptor.
    pub fn info(&self) -> vk::DescriptorBufferInfo {
        vk::DescriptorBufferInfo { buffer: self.handle, offset: 0, range: vk::WHOLE_SIZE }
    }

    pub fn destroy(self, device: &ash::Device) {
        // SAFETY: nothing uses it any more.
        unsafe {
            device.destroy_buffer(self.handle, None);
            device.free_memory(self.memory, None);
        }
    }
}

const LAYER: &CStr = c"VK_LAYER_KHRONOS_validation";

const EXTENSIONS: [&CStr; 4] = [
    ash::khr::acceleration_structure::NAME,
    ash::khr::deferred_host_operations::NAME,
    ash::khr::ray_tracing_pipeline::NAME,
    ash::khr::ray_query::NAME,
];

unsafe extern "system" fn on_message(
    _severity: vk::DebugUtilsMessageSeverityFlagsEXT,
    _kind: vk::DebugUtilsMessageTypeFlagsEXT,
    data: *const vk::DebugUtilsMessengerCallbackDataEXT<'_>,
    _user: *mut c_void,
) -> vk::Bool32 {
    // SAFETY: the layers pass a valid message.
    let message = unsafe { (*data).message_as_c_str() }.unwrap_or_default().to_string_lossy();
    // The loader uses the same channel to report on drivers.
    if message.contains("VUID") {
        MESSAGES.lock().unwrap_or_else(PoisonError::into_inner).push(message.into_owned());
    }
    vk::FALSE
}

impl Vulkan {
    pub fn open() -> Vulkan {
        // SAFETY: the loader is a well-behaved library, and every structure lives as long as its call.
        unsafe {
            let entry = ash::Entry::load().expect("a Vulkan loader (package libvulkan1)");
            let mut messages = vk::DebugUtilsMessengerCreateInfoEXT::default()
                .message_severity(
                    vk::DebugUtilsMessageSeverityFlagsEXT::WARNING
                        | vk::DebugUtilsMessageSeverityFlagsEXT::ERROR,
                )
                .message_type(vk::DebugUtilsMessageTypeFlagsEXT::VALIDATION)
                .pfn_user_callback(Some(on_message));
            let application = vk::ApplicationInfo::default().api_version(vk::API_VERSION_1_3);
            let (layers, extensions) = ([LAYER.as_ptr()], [ash::ext::debug_utils::NAME.as_ptr()]);
            let info = vk::InstanceCreateInfo::default()
                .application_info(&application)
                .enabled_layer_names(&layers)
                .enabled_extension_names(&extensions)
                .push_next(&mut messages);
            let instance = entry.create_instance(&info, None).expect("the validation layers and a driver");
            let debug_utils = ash::ext::debug_utils::Instance::new(&entry, &instance);
            messages.p_next = std::ptr::null();
            let messenger = debug_utils.create_debug_utils_messenger(&messages, None).expect("a messenger");

            let wanted = vk::QueueFlags::GRAPHICS | vk::QueueFlags::COMPUTE;
            let devices = instance.enumerate_physical_devices().expect("devices");
            let (physical, family) = devices
                .into_iter()
                .find_map(|it| {
                    let families = instance.get_physical_device_queue_family_properties(it);
                    let family = families.iter().position(|it| it.queue_flags.contains(wanted))?;
                    Some((it, family as u32))
                })
                .expect("a device that draws and computes");
            let known = instance.enumerate_device_extension_properties(physical).expect("extensions");
            let has = |name: &CStr| known.iter().any(|it| it.extension_name_as_c_str() == Ok(name));
            let has_rays = EXTENSIONS.iter().all(|it| has(it));
            let names: Vec<_> = EXTENSIONS.iter().filter(|_| has_rays).map(|it| it.as_ptr()).collect();

            let mut features_1_1 = vk::PhysicalDeviceVulkan11Features::default();
            let mut features_1_2 = vk::PhysicalDeviceVulkan12Features::default();
            let mut features_1_3 = vk::PhysicalDeviceVulkan13Features::default();
            let mut accelerators = vk::PhysicalDeviceAccelerationStructureFeaturesKHR::default();
            let mut pipelines = vk::PhysicalDeviceRayTracingPipelineFeaturesKHR::default();
            let mut queries = vk::PhysicalDeviceRayQueryFeaturesKHR::default();
            let mut features = vk::PhysicalDeviceFeatures2::default()
                .push_next(&mut features_1_1)
                .push_next(&mut features_1_2)
                .push_next(&mut features_1_3);
            if has_rays {
                features =
                    features.push_next(&mut accelerators).push_next(&mut pipelines).push_next(&mut queries);
            }
            instance.get_physical_device_features2(physical, &mut features);
            features.features.robust_buffer_access = vk::FALSE;
            let queues =
                [vk::DeviceQueueCreateInfo::default().queue_family_index(family).queue_priorities(&[1.0])];
            let info = vk::DeviceCreateInfo::default()
                .queue_create_infos(&queues)
                .enabled_extension_names(&names)
                .push_next(&mut features);
            let device = instance.create_device(physical, &info, None).expect("a device");
            let queue = device.get_device_queue(family, 0);
            let memory = instance.get_physical_device_memory_properties(physical);
            let messenger = (debug_utils, messenger);
            Vulkan { _entry: entry, instance, messenger, device, queue, family, memory }
        }
    }

    /// What the layers said since the last call.
    pub fn messages() -> Vec<String> {
        std::mem::take(&mut MESSAGES.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// A storage buffer that the host can see.
    pub fn buffer(&self, size: u64) -> Buffer {
        let info = vk::BufferCreateInfo::default().size(size).usage(vk::BufferUsageFlags::STORAGE_BUFFER);
        let visible = vk::MemoryPropertyFlags::HOST_VISIBLE | vk::MemoryPropertyFlags::HOST_COHERENT;
        // SAFETY: the memory fits the buffer and is bound once.
        unsafe {
            let handle = self.device.create_buffer(&info, None).expect("a buffer");
            let needs = self.device.get_buffer_memory_requirements(handle);
            let mut types = self.memory.memory_types_as_slice().iter().enumerate();
            let fits = |index: usize| needs.memory_type_bits & (1 << index) != 0;
            let (index, _) = types
                .find(|(index, it)| fits(*index) && it.property_flags.contains(visible))
                .expect("memory that the host sees");
            let info =
                vk::MemoryAllocateInfo::default().allocation_size(needs.size).memory_type_index(index as u32);
            let memory = self.device.allocate_memory(&info, None).expect("memory");
            self.device.bind_buffer_memory(handle, memory, 0).expect("bound");
            Buffer { handle, memory, size }
        }
    }

    pub fn write(&self, buffer: &Buffer, words: &[u32]) {
        self.mapped(buffer, |memory| memory.copy_from_slice(words));
    }

    pub fn read(&self, buffer: &Buffer) -> Vec<u32> {
        self.mapped(buffer, |memory| memory.to_vec())
    }

    fn mapped<T>(&self, buffer: &Buffer, use_it: impl FnOnce(&mut [u32]) -> T) -> T {
        let flags = vk::MemoryMapFlags::empty();
        // SAFETY: the memory is mapped as a whole, and no command uses it meanwhile.
        unsafe {
            let start = self.device.map_memory(buffer.memory, 0, vk::WHOLE_SIZE, flags).expect("mapped");
            let result = use_it(std::slice::from_raw_parts_mut(start.cast(), (buffer.size / 4) as usize));
            self.device.unmap_memory(buffer.memory);
            result
        }
    }

    /// Records commands, submits them and waits until they are done.
    pub fn submit(&self, record: impl FnOnce(vk::CommandBuffer)) {
        let device = &self.device;
        let info = vk::CommandPoolCreateInfo::default().queue_family_index(self.family);
        // SAFETY: the commands are waited for before their pool is destroyed.
        unsafe {
            let pool = device.create_command_pool(&info, None).expect("a pool");
            let info = vk::CommandBufferAllocateInfo::default().command_pool(pool).command_buffer_count(1);
            let commands = device.allocate_command_buffers(&info).expect("commands")[0];
            let begin = vk::CommandBufferBeginInfo::default();
            device.begin_command_buffer(commands, &begin).expect("begun");
            record(commands);
            device.end_command_buffer(commands).expect("ended");
            let list = [commands];
            let submit = [vk::SubmitInfo::default().command_buffers(&list)];
            device.queue_submit(self.queue, &submit, vk::Fence::null()).expect("submitted");
            device.queue_wait_idle(self.queue).expect("done");
            device.destroy_command_pool(pool, None);
        }
    }

    pub fn instance(&self) -> vk::Instance {
        self.instance.handle()
    }
}

impl Drop for Vulkan {
    fn drop(&mut self) {
        // SAFETY: the tests destroy what they create, or the layers tell.
        unsafe {
            self.device.destroy_device(None);
            self.messenger.0.destroy_debug_utils_messenger(self.messenger.1, None);
            self.instance.destroy_instance(None);
        }
    }
}
