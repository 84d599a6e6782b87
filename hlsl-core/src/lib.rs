//! HLSL to SPIR-V for Vulkan.
#![forbid(unsafe_code)]

pub mod arena;
pub mod ast;
pub mod diagnostics;
pub mod source;
pub mod symbol;
pub mod token;
