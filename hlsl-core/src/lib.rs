//! A compiler from HLSL to SPIR-V, for programs that compile shaders at run time: text in; a module, reflection and
//! diagnostics out.
//!
//! To compile shaders at build time, use [hlsl-macros](https://docs.rs/hlsl-macros) or, in a build script,
//! [hlsl-build](https://docs.rs/hlsl-build).
//!
//! ```
//! use hlsl_core::{compile, options::Options, source::load::MemoryLoader};
//!
//! let mut files = MemoryLoader::default();
//! files.add("common.hlsli", "#define STRENGTH 0.5\n");
//! files.add(
//!     "tint.hlsl",
//!     r#"
//!         #include "common.hlsli"
//!         cbuffer Tint : register(b3) { float3 color; float weight; };
//!         float4 main(float4 pixel : COLOR) : SV_Target {
//!             return float4(lerp(pixel.rgb, color, weight * STRENGTH), pixel.a);
//!         }
//!     "#,
//! );
//! let output = compile("tint.hlsl", &files, &Options::new("ps_6_0", "main")?)?;
//! assert_eq!(output.words[0], 0x0723_0203);
//!
//! // What a host must know: bindings, layouts, stage inputs and outputs.
//! let tint = &output.reflection.bindings[0];
//! assert_eq!((tint.name.as_str(), tint.set, tint.binding, tint.size), ("Tint", 0, 3, 16));
//! // The files whose changes make this output out of date.
//! assert_eq!(output.dependencies, ["tint.hlsl", "common.hlsli"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Options
//!
//! [`Options::from_args`](options::Options::from_args) accepts DXC's arguments; each of them is also a public field of
//! [`Options`](options::Options) or of one of its groups.
//!
//! ```
//! use hlsl_core::options::Options;
//!
//! let options = Options::from_args(["-T", "cs_6_2", "-E", "step", "-D", "SIZE=64", "-fspv-target-env=vulkan1.2"])?;
//! assert_eq!(options.entry_point, "step");
//! let wrong = Options::from_args(["-T", "cs_6_2", "-fvk-use-dx-layuot"]).unwrap_err();
//! assert!(wrong.to_string().contains("did you mean `-fvk-use-dx-layout`?"));
//! # Ok::<(), hlsl_core::options::InvalidOptions>(())
//! ```
//!
//! # Errors
//!
//! [`compile`] never panics and never prints. A [`CompileError`] has all errors and warnings, each with a stable code and a
//! place, and displays the errors in rustc's form. [`Output::reports`] returns the warnings of a shader that compiled.
//!
//! ```
//! # use hlsl_core::{compile, options::Options, source::load::MemoryLoader};
//! # let mut files = MemoryLoader::default();
//! files.add("wrong.hlsl", "float4 main() : SV_Target { return colour; }");
//! let error = compile("wrong.hlsl", &files, &Options::new("ps_6_0", "main")?).unwrap_err();
//! assert!(error.to_string().starts_with("wrong.hlsl:1:36: error: use of undeclared identifier `colour`"));
//! let place = error.place().expect("the error is in a file");
//! assert_eq!((error.code(), place.path.as_str(), place.line, place.column), ("E0201", "wrong.hlsl", 1, 36));
//! # Ok::<(), hlsl_core::options::InvalidOptions>(())
//! ```
//!
//! [`outline`] returns the reflection of a shader with errors, as far as it can be parsed.
//!
//! # Files
//!
//! The compiler requests files from a [`Load`](source::load::Load): [`MemoryLoader`](source::load::MemoryLoader) holds texts in
//! memory; with the feature `fs`, `FileLoader` reads the file system, and `ConfinedLoader`, for shaders from strangers, only
//! below given folders.
//!
//! # Text for hosts
//!
//! [`bindings::module`] writes the Rust that the macros generate, [`bindings::header`] a C header, and
//! [`disassemble::disassemble`] a SPIR-V module as text.
//!
//! # Features
//!
//! - `fs`: `FileLoader` and `ConfinedLoader`, which read files.
//! - `wgpu`: the targets wgpu and webgpu.
//! - `disassemble`: modules as text, through rspirv.
//! - `unstable`: the stages of the compiler, for tools. They change with any version.
#![forbid(unsafe_code)]
// Without their feature, the stages have parts that only tools use.
#![cfg_attr(not(feature = "unstable"), allow(dead_code, unused_imports))]

#[cfg(feature = "disassemble")]
pub use hlsl_backend::disassemble;
pub use hlsl_base::{limits, options, source, stage};

#[cfg(feature = "unstable")]
pub use {
    hlsl_backend::{emit, grammar, ir, passes, validate},
    hlsl_base::{arena, math, nearest, spirv, symbol},
    hlsl_frontend::{
        ast, attribute, check, constant, index, intrinsics, layout, parse, preprocess, token, typed, types,
    },
};
#[cfg(not(feature = "unstable"))]
use {
    hlsl_backend::{emit, grammar, ir, passes, validate},
    hlsl_base::{arena, math, nearest, spirv, symbol},
    hlsl_frontend::{
        ast, attribute, check, constant, index, intrinsics, layout, parse, preprocess, token, typed, types,
    },
};

pub mod diagnostics;
#[cfg(feature = "unstable")]
pub mod lower;
#[cfg(not(feature = "unstable"))]
mod lower;
#[deny(missing_docs)]
pub mod reflect;
#[cfg(feature = "unstable")]
pub mod reload;
#[cfg(not(feature = "unstable"))]
mod reload;
#[deny(missing_docs)]
pub mod bindings;

#[cfg(feature = "driver")]
#[doc(hidden)]
pub mod driver;

mod compile;
#[cfg(feature = "unstable")]
pub use compile::{
    Analysis, Compilation, Observer, analyze, caught, check, compile_observed, marked_programs,
};
pub use compile::{CompileError, Output, Report, Session, WriteWgsl, compile, compile_for_wgsl, outline};
