//! HLSL shaders compiled to SPIR-V by a build script.
//!
//! `build.rs`:
//!
//! ```no_run
//! fn main() -> Result<(), hlsl_build::Error> {
//!     hlsl_build::Builder::new()
//!         .dir("shaders")                                // every *.hlsl below it; *.hlsli are only included
//!         .entry("shaders/sky.hlsl", "vs_6_0", "vs_main") // entry points that no name or attribute tells
//!         .include("shaders/common")
//!         .define("LIGHTS", "16")
//!         .compile("shaders.rs")?;                       // into OUT_DIR
//!     Ok(())
//! }
//! ```
//!
//! In the crate: `mod shaders { include!(concat!(env!("OUT_DIR"), "/shaders.rs")); }`. Each folder and each shader
//! file is a module; in a file's there are a module for each entry point, one set of types, and binding constants:
//! `shaders::sky::vs_main::SPIRV`, `shaders::sky::Camera`, `shaders::sky::bindings::CAMERA`. With
//! [`Builder::variants`], each set of definitions has a module of its own in the file's: `shaders::sky::night::...`.
//!
//! A shader of which no file changed is not compiled again: results are kept in the output folder.
//!
//! Which functions of a file are entry points: those named by [`Builder::entry`]; else all marked
//! `[shader("pixel")]` and the like; else, for a file named `name.ps.hlsl`, the function `main` with that stage.

mod builder;
#[cfg(feature = "c-library")]
mod c_library;
mod cache;
mod error;
#[doc(hidden)]
pub mod parallel;
mod recorder;
mod tree;
mod unit;
mod write;

pub use builder::{Builder, CompiledShader, DebugInfo, Layout, Optimize, Output, Target};
pub use error::Error;
pub use hlsl_core::bindings::MathLibrary;
