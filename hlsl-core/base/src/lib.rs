//! What every part of the compiler stands on: source positions, symbols, diagnostics and options.
//!
//! A part of `hlsl-core`, which re-exports what its users need; this crate makes no promises of its own. Each module
//! knows only those before it.
#![forbid(unsafe_code)]

pub mod arena;
pub mod math;
pub mod nearest;
#[deny(missing_docs)]
pub mod stage;
pub mod spirv;
#[deny(missing_docs)]
pub mod limits;
#[deny(missing_docs)]
pub mod source;
pub mod symbol;
#[deny(missing_docs)]
pub mod diagnostics;
#[deny(missing_docs)]
pub mod options;
