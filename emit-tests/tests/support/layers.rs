//! Vulkan's validation layers, which must not say anything of what a test creates.

use std::sync::{Mutex, MutexGuard, PoisonError};

use ash::vk;
use example_shared::gpu::Gpu;

/// The layers report to all of a process, so there is one test at a time.
static ALONE: Mutex<()> = Mutex::new(());

pub struct Layers {
    _alone: MutexGuard<'static, ()>,
    /// How many messages there were before the test.
    before: u32,
    /// What was created.
    count: u32,
}

impl Layers {
    /// From here on they must be silent.
    pub fn new() -> Layers {
        let alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
        Layers { _alone: alone, before: Gpu::complaints(), count: 0 }
    }

    /// Fails if they do not report a fault: then they are not there, or no messenger listens to the instance of `device`.
    pub fn must_report(&mut self, device: &ash::Device) {
        self.are_silent("the device");
        // The size must be a multiple of 4.
        let ranges =
            [vk::PushConstantRange { stage_flags: vk::ShaderStageFlags::COMPUTE, offset: 0, size: 2 }];
        let info = vk::PipelineLayoutCreateInfo::default().push_constant_ranges(&ranges);
        // SAFETY: the layout is not used, and drivers do no more than to note the size.
        unsafe {
            if let Ok(layout) = device.create_pipeline_layout(&info, None) {
                device.destroy_pipeline_layout(layout, None);
            }
        }
        let before = std::mem::replace(&mut self.before, Gpu::complaints());
        assert!(self.before > before, "there are no validation layers, or nobody hears them");
    }

    /// Counts what was created.
    pub fn created(&mut self, name: &str) {
        self.are_silent(name);
        self.count += 1;
    }

    /// How much was created. By now the device is destroyed, and so is everything that was created on it, or they tell.
    pub fn finish(self) -> u32 {
        self.are_silent("the end");
        self.count
    }

    pub fn are_silent(&self, name: &str) {
        assert_eq!(Gpu::complaints(), self.before, "{name}: the validation layers complain, see above");
    }
}
