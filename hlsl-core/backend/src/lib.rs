//! The back end of the compiler: an SSA IR in SPIR-V's vocabulary in, a SPIR-V module out.
//!
//! A part of `hlsl-core`, which re-exports what its users need; this crate makes no promises of its own. Data come
//! first, each knowing only those before it; then the stages, of which none knows another.
#![forbid(unsafe_code)]

pub(crate) use hlsl_base::{arena, diagnostics, limits, math, options, source, spirv, stage};

pub mod grammar;
pub mod ir;

pub mod passes;
pub mod emit;
pub mod validate;
#[cfg(feature = "disassemble")]
pub mod disassemble;
