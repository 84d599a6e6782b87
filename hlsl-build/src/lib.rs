//! Compiles HLSL shaders to SPIR-V in a build script.
//!
//! `build.rs`:
//!
//! ```no_run
//! fn main() -> Result<(), hlsl_build::Error> {
//!     hlsl_build::Builder::new()
//!         .dir("shaders")                                // every *.hlsl below it; *.hlsli are only included
//!         .entry("shaders/sky.hlsl", "vs_6_0", "vs_main") // an entry point without attribute or file name
//!         .include("shaders/common")
//!         .define("LIGHTS", "16")
//!         .compile("shaders.rs")?;                       // into OUT_DIR
//!     Ok(())
//! }
//! ```
//!
//! In the crate: `mod shaders { include!(concat!(env!("OUT_DIR"), "/shaders.rs")); }`. Each folder and each shader
//! file becomes a module. The module of a file contains a module for each entry point, one set of types, and binding
//! constants: `shaders::sky::vs_main::SPIRV`, `shaders::sky::Camera`, `shaders::sky::bindings::CAMERA`. With
//! [`Builder::variants`], each set of definitions has its own module inside: `shaders::sky::night::...`.
//!
//! A shader whose files have not changed is not compiled again: results are cached in the output folder.
//!
//! The entry points of a file are those named by [`Builder::entry`]; otherwise all functions marked
//! `[shader("pixel")]` and the like; otherwise, for a file named `name.ps.hlsl`, the function `main` with that stage.

mod builder;
#[cfg(feature = "c-library")]
mod c_library;
mod cache;
mod error;
mod hash;
#[doc(hidden)]
pub mod parallel;
mod shared;
mod tree;
mod unit;
mod write;

pub use builder::{Builder, CompiledShader, DebugInfo, Layout, Optimize, Output, Target};
pub use error::Error;
pub use hlsl_core::bindings::{Emit, Library, MathLibrary, VertexBuffer, VertexBuffers};
