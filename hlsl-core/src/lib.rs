//! HLSL to SPIR-V for Vulkan.
#![forbid(unsafe_code)]

// Nouns, each knowing only those before it.
pub mod arena;
pub mod ast;
pub mod attribute;
pub mod bindings;
pub mod constant;
pub mod diagnostics;
pub mod disassemble;
pub mod emit;
pub mod intrinsics;
pub mod ir;
pub mod layout;
mod lex;
pub mod nearest;
pub mod options;
pub mod reflect;
pub mod source;
pub mod stage;
pub mod symbol;
pub mod token;
pub mod typed;
pub mod types;

// Verbs, which know no other verb.
pub mod check;
pub mod lower;
pub mod parse;
pub mod passes;
pub mod preprocess;

mod compile;
pub use compile::{Observer, Output, Report, check, compile, compile_observed, marked_entry_points, outline};
