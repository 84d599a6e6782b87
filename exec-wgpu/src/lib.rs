//! Runs the execution cases of `exec-tests` where WebGPU is: through wgpu, from SPIR-V and from WGSL, and through Dawn, the
//! implementation in Chromium. The numbers that must come out are those that Vulkan gives.
//!
//! A case says what is bound to which number for Vulkan. What a target needs bound, where and as what, is read from the
//! reflection of the module for that target; the two meet in the names of the resources.

pub mod dawn;
pub mod device;
pub mod plan;
