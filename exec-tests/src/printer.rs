//! A Vulkan device that runs compute shaders under the validation layers' debug printf and returns the text they print.
//!
//! The layers put text of their own in front, which differs by version. So what shaders print is in brackets here.

use std::ffi::{CStr, CString, c_void};
use std::sync::Mutex;

use crate::adapter;
use ash::vk;

const LAYER: &CStr = c"VK_LAYER_KHRONOS_validation";

/// What the layers said since somebody asked.
static MESSAGES: Mutex<Vec<Message>> = Mutex::new(Vec::new());

struct Message {
    id: String,
    text: String,
}

unsafe extern "system" fn on_message(
    _severity: vk::DebugUtilsMessageSeverityFlagsEXT,
    _kind: vk::DebugUtilsMessageTypeFlagsEXT,
    data: *const vk::DebugUtilsMessengerCallbackDataEXT<'_>,
    _user: *mut c_void,
) -> vk::Bool32 {
    let text = |pointer: *const std::ffi::c_char| match pointer.is_null() {
        true => String::new(),
        // Safety: the layers pass strings that live as long as the call.
        false => unsafe { CStr::from_ptr(pointer) }.to_string_lossy().into_owned(),
    };
    // Safety: the same holds for the data.
    let message = unsafe { Message { id: text((*data).p_message_id_name), text: text((*data).p_message) } };
    MESSAGES.lock().expect("nobody panics with it").push(message);
    vk::FALSE
}

/// The shader's own part of a message. The layers' part has the name of the message in brackets, before its number.
fn printed(message: &str) -> &str {
    let rest = message.split_once("MessageID").map_or(message, |(_, rest)| rest);
    rest.find('[').and_then(|start| rest.get(start..)).unwrap_or(rest)
}

fn text(result: vk::Result) -> String {
    result.to_string()
}

pub struct Printer {
    entry: ash::Entry,
    messages: (ash::ext::debug_utils::Instance, vk::DebugUtilsMessengerEXT),
    device: ash::Device,
    queue: vk::Queue,
    pool: vk::CommandPool,
}

impl Printer {
    /// None if the validation layers are not installed.
    pub fn open() -> Result<Option<Printer>, String> {
        let how = "`scripts/prepare vulkan` installs a driver for the CPU";
        let entry = unsafe { ash::Entry::load() }.map_err(|error| format!("no Vulkan: {error}; {how}"))?;
        let known = unsafe { entry.enumerate_instance_layer_properties() }.map_err(text)?;
        if !known.iter().any(|it| it.layer_name_as_c_str() == Ok(LAYER)) {
            return Ok(None);
        }
        let application = vk::ApplicationInfo::default().api_version(vk::API_VERSION_1_3);
        let layers = [LAYER.as_ptr()];
        let extensions = [ash::ext::debug_utils::NAME.as_ptr(), ash::ext::validation_features::NAME.as_ptr()];
        let enabled = [vk::ValidationFeatureEnableEXT::DEBUG_PRINTF];
        let mut features = vk::ValidationFeaturesEXT::default().enabled_validation_features(&enabled);
        let info = vk::InstanceCreateInfo::default()
            .application_info(&application)
            .enabled_layer_names(&layers)
            .enabled_extension_names(&extensions)
            .push_next(&mut features);
        let instance = unsafe { entry.create_instance(&info, None) }.map_err(text)?;
        let utils = ash::ext::debug_utils::Instance::new(&entry, &instance);
        use vk::{DebugUtilsMessageSeverityFlagsEXT as Severity, DebugUtilsMessageTypeFlagsEXT as Kind};
        let info = vk::DebugUtilsMessengerCreateInfoEXT::default()
            .message_severity(Severity::INFO | Severity::WARNING | Severity::ERROR)
            .message_type(Kind::VALIDATION | Kind::GENERAL)
            .pfn_user_callback(Some(on_message));
        let messenger = unsafe { utils.create_debug_utils_messenger(&info, None) }.map_err(text)?;
        let physical = adapter::choose(&instance).map_err(|error| format!("{error}; {how}"))?;
        let mut features12 = vk::PhysicalDeviceVulkan12Features::default();
        let mut features13 = vk::PhysicalDeviceVulkan13Features::default();
        let mut features =
            vk::PhysicalDeviceFeatures2::default().push_next(&mut features12).push_next(&mut features13);
        unsafe { instance.get_physical_device_features2(physical, &mut features) };
        let queues = [vk::DeviceQueueCreateInfo::default().queue_priorities(&[1.0])];
        let info = vk::DeviceCreateInfo::default().queue_create_infos(&queues).push_next(&mut features);
        let device = unsafe { instance.create_device(physical, &info, None) }.map_err(text)?;
        let queue = unsafe { device.get_device_queue(0, 0) };
        let pool = unsafe { device.create_command_pool(&vk::CommandPoolCreateInfo::default(), None) };
        let pool = pool.map_err(text)?;
        Ok(Some(Printer { entry, messages: (utils, messenger), device, queue, pool }))
    }

    /// What one group of threads prints, each text from its bracket on, in the order of arrival. What the layers complain
    /// about is an error.
    pub fn run(&self, words: &[u32], entry_point: &str) -> Result<Vec<String>, String> {
        MESSAGES.lock().expect("nobody panics with it").clear();
        let ran = self.dispatch(words, entry_point);
        let messages = std::mem::take(&mut *MESSAGES.lock().expect("nobody panics with it"));
        let is_print = |it: &&Message| it.id.ends_with("DEBUG-PRINTF");
        let complaints = messages.iter().filter(|it| it.id.contains("VUID") || it.text.contains("VUID"));
        let complaints: Vec<&str> = complaints.map(|it| it.text.as_str()).collect();
        if !complaints.is_empty() {
            return Err(complaints.join("\n"));
        }
        ran.map_err(text)?;
        Ok(messages.iter().filter(is_print).map(|it| printed(&it.text).to_owned()).collect())
    }

    fn dispatch(&self, words: &[u32], entry_point: &str) -> Result<(), vk::Result> {
        let device = &self.device;
        let name = CString::new(entry_point).unwrap_or_default();
        unsafe {
            let module =
                device.create_shader_module(&vk::ShaderModuleCreateInfo::default().code(words), None)?;
            let layout = device.create_pipeline_layout(&vk::PipelineLayoutCreateInfo::default(), None)?;
            let stage = vk::PipelineShaderStageCreateInfo::default()
                .stage(vk::ShaderStageFlags::COMPUTE)
                .module(module)
                .name(&name);
            let info = [vk::ComputePipelineCreateInfo::default().stage(stage).layout(layout)];
            let pipelines = device.create_compute_pipelines(vk::PipelineCache::null(), &info, None);
            let pipelines = pipelines.map_err(|(_, error)| error)?;
            let info =
                vk::CommandBufferAllocateInfo::default().command_pool(self.pool).command_buffer_count(1);
            let commands = device.allocate_command_buffers(&info)?;
            device.begin_command_buffer(commands[0], &vk::CommandBufferBeginInfo::default())?;
            device.cmd_bind_pipeline(commands[0], vk::PipelineBindPoint::COMPUTE, pipelines[0]);
            device.cmd_dispatch(commands[0], 1, 1, 1);
            device.end_command_buffer(commands[0])?;
            let submits = [vk::SubmitInfo::default().command_buffers(&commands)];
            device.queue_submit(self.queue, &submits, vk::Fence::null())?;
            device.queue_wait_idle(self.queue)?;
            device.free_command_buffers(self.pool, &commands);
            device.destroy_pipeline(pipelines[0], None);
            device.destroy_pipeline_layout(layout, None);
            device.destroy_shader_module(module, None);
        }
        Ok(())
    }
}

impl Drop for Printer {
    fn drop(&mut self) {
        unsafe {
            let _ = self.device.device_wait_idle();
            self.device.destroy_command_pool(self.pool, None);
            self.device.destroy_device(None);
            self.messages.0.destroy_debug_utils_messenger(self.messages.1, None);
            adapter::leave(&self.entry);
        }
    }
}
