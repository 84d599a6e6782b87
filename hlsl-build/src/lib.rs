//! Compiles a folder of HLSL shaders in a build script, to SPIR-V and a Rust module.
//!
//! `build.rs`:
//!
//! ```no_run
//! fn main() -> Result<(), hlsl_build::Error> {
//!     hlsl_build::Builder::new()
//!         .dir("shaders")                                // every *.hlsl below it; *.hlsli are only included
//!         .exclude("tools/**")                           // but not these
//!         .include("shaders/common")
//!         .define("LIGHTS", "16")
//!         .compile("shaders.rs")?;                       // into OUT_DIR
//!     Ok(())
//! }
//! ```
//!
//! In the crate: `mod shaders { include!(concat!(env!("OUT_DIR"), "/shaders.rs")); }`. A shader whose files have not changed
//! is not compiled again. [`Builder`] has all options; for single shaders, [hlsl-macros](https://docs.rs/hlsl-macros) needs no
//! build script.
//!
//! # Entry points
//!
//! The first of these rules that finds any decides:
//! 1. those of [`Builder::entry`];
//! 2. lines of the file: `// entry: ps_6_0 sky_pixel`;
//! 3. functions marked `[shader("pixel")]` and similar;
//! 4. in a file named `name.ps.hlsl`, the function `main`, with that stage.
//!
//! A file without any is only included by others.
//!
//! # Names
//!
//! - Each folder, each shader file and each of [`Builder::variants`] is a module: `post/tone-map.hlsl` is
//!   `shaders::post::tone_map`.
//! - Each entry point is a module in that of its file: `shaders::sky::sky_vertex::SPIRV`. A library is one module `library`.
//! - Structs, `bindings`, `PUSH_CONSTANTS`, `SpecConstants` and `constants` are next to the entry points of the file:
//!   `shaders::sky::Camera`. `heightMap2D` is bound at `shaders::sky::bindings::HEIGHT_MAP2D`.
//!
//! # Hot reload
//!
//! With the feature `watch`, a `Watcher` compiles shaders again while a program runs: see [`Builder::reload`].
//!
//! # Features
//!
//! | feature | what it adds |
//! |---|---|
//! | `jobserver` (on by default) | build scripts that run at the same time share the cores |
//! | `c-library` | `Builder::c_library`: a C header and a static library of the modules |
//! | `disassemble` | `Builder::emit_assembly`: SPIR-V as text |
//! | `wgsl` | the targets wgpu and webgpu, [`Builder::wgsl`], and `hlslc --emit wgsl` |
//! | `watch` | `Watcher` |
//! | `cli` | the command `hlslc`, with `disassemble` and `wgsl` |
#![deny(missing_docs)]

mod builder;
#[cfg(feature = "c-library")]
mod c_library;
mod entries;
mod error;
mod jobs;
#[doc(hidden)]
pub mod parallel;
mod pattern;
mod settings;
mod tree;
mod unit;
#[cfg(feature = "watch")]
mod watch;
mod write;

pub use builder::{Builder, Built, CompiledShader};
pub use error::{Error, OptionError};
pub use hlsl_core::{
    bindings::{Emit, Library, MathLibrary, Permutations, VertexBuffer, VertexBuffers},
    driver::DebugInfo,
    options::HeapStride,
};
pub use settings::{Layout, Optimize, Target};
#[doc(hidden)]
pub use unit::{ProgramModule, driver, module_of_program};
#[cfg(feature = "watch")]
pub use watch::{Change, Kept, ProgramId, Shader, Watcher};
