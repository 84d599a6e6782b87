//! Writes modules that [hlsl-core](https://docs.rs/hlsl-core) compiled for `wgpu` or `webgpu` as WGSL.
//!
//! ```
//! use hlsl_core::{compile_for_wgsl, options::{Options, TargetEnvironment}, source::load::MemoryLoader};
//!
//! let mut files = MemoryLoader::default();
//! files.add("sky.hlsl", "float4 main(float4 at : SV_Position) : SV_Target { return float4(at.xy / 512, 1, 1); }");
//! let mut options = Options::new("ps_6_0", "main")?;
//! options.target = TargetEnvironment::WebGpu;
//! let output = compile_for_wgsl("sky.hlsl", &files, &options, hlsl_wgsl::write)?;
//! assert!(output.wgsl.unwrap().contains("@fragment"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [hlsl-macros](https://docs.rs/hlsl-macros) and [hlsl-build](https://docs.rs/hlsl-build) use it with their feature `wgsl`.
//!
//! `build` makes a tree of the compiler's IR, and decides everything; `print` spells it.

#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod tree;
mod build;
mod print;

use hlsl_backend::ir;
use hlsl_base::{options::TargetEnvironment, source::SourceMap};

/// Writes a legal module as WGSL for `target`, or says what of it WGSL does not have: with [`TargetEnvironment::WebGpu`] the
/// text enables what browsers want to see enabled, and otherwise what naga does. Resources and entry points keep the
/// comments `///` that they have in `sources`.
///
/// # Errors
/// What the passes for wgpu should have expressed otherwise, or reported.
pub fn write(module: &ir::Module, sources: &SourceMap, target: TargetEnvironment) -> Result<String, String> {
    match build::module(module, sources, target) {
        Ok(tree) => Ok(print::module(&tree)),
        Err(build::Fault(what)) => Err(format!("WGSL does not have {what}")),
    }
}
