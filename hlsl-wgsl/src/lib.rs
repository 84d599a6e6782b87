//! Writes modules that hlsl-core compiled for `wgpu` or `webgpu` as WGSL.
//!
//! `build` makes a tree of the compiler's IR, and decides everything; `print` spells it.

#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod tree;
mod build;
mod print;

use hlsl_backend::ir;

/// Writes a legal module as WGSL, or says what of it WGSL does not have.
///
/// # Errors
/// What the passes for wgpu should have expressed otherwise, or reported.
pub fn write(module: &ir::Module) -> Result<String, String> {
    match build::module(module) {
        Ok(tree) => Ok(print::module(&tree)),
        Err(build::Fault(what)) => Err(format!("WGSL does not have {what}")),
    }
}
