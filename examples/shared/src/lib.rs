//! Code shared by the examples that draw: Vulkan without a window, pictures and how to check them, arguments.

pub mod arguments;
pub mod gpu;
pub mod picture;
pub mod progress;
pub mod rays;
pub mod renderdoc;
pub mod testing;

pub type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;
