//! The front end of the compiler: text in, a checked program out.
//!
//! A part of `hlsl-core`, which re-exports what its users need; this crate makes no promises of its own. Data come
//! first, each knowing only those before it; then the stages, of which none knows another.
#![forbid(unsafe_code)]

pub(crate) use hlsl_base::{
    arena, diagnostics, limits, math, nearest, options, source, spirv, stage, symbol,
};

pub mod token;
mod lex;
pub mod ast;
pub mod constant;
pub mod attribute;
pub mod types;
pub mod intrinsics;
pub mod index;
pub mod typed;
pub mod layout;

pub mod preprocess;
pub mod parse;
pub mod check;
