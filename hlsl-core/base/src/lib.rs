//! What every part of the compiler stands on: source positions, symbols, diagnostics and options.
//!
//! A part of `hlsl-core`, which re-exports what its users need; this crate makes no promises of its own.
#![forbid(unsafe_code)]

// Each knows only those before it.
pub mod arena;
pub mod diagnostics;
pub mod nearest;
pub mod options;
pub mod source;
pub mod stage;
pub mod symbol;
