//! What the examples that draw share: Vulkan without a window, pictures and how they are checked, arguments.

pub mod arguments;
pub mod gpu;
pub mod picture;
pub mod progress;
pub mod rays;
pub mod testing;
