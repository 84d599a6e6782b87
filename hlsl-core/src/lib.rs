//! HLSL to SPIR-V for Vulkan.
#![forbid(unsafe_code)]

pub mod arena;
pub mod source;
pub mod diagnostics;
pub mod symbol;
pub mod token;
