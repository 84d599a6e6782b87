//! HLSL to SPIR-V for Vulkan: text in; a SPIR-V module, reflection and diagnostics out.
//!
//! Most programs compile shaders at build time, with the macros of `hlsl-macros` or with `hlsl-build` in a build
//! script. Both call this crate, as does a program that compiles shaders at run time.
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
//! let output = compile("tint.hlsl", &files, &Options::new("ps_6_0", "main")?);
//! let words: Vec<u32> = output.words.expect("the shader compiles");
//! assert_eq!(words[0], 0x0723_0203);
//!
//! // What a host must know: bindings, layouts, stage inputs and outputs.
//! let tint = &output.reflection.bindings[0];
//! assert_eq!((tint.name.as_str(), tint.set, tint.binding, tint.size), ("Tint", 0, 3, 16));
//! // The files whose changes make this output out of date.
//! assert_eq!(output.dependencies, ["tint.hlsl", "common.hlsli"]);
//! # Ok::<(), hlsl_core::options::InvalidOptions>(())
//! ```
//!
//! # Options
//!
//! [`Options::from_args`](options::Options::from_args) takes DXC's arguments; each of them is also a public field.
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
//! [`compile`] never panics and never prints. If there are no words, there is at least one error;
//! [`Output::reports`] returns all errors and warnings as text, each with a stable code.
//!
//! ```
//! # use hlsl_core::{compile, options::Options, source::load::MemoryLoader};
//! # let mut files = MemoryLoader::default();
//! files.add("wrong.hlsl", "float4 main() : SV_Target { return colour; }");
//! let output = compile("wrong.hlsl", &files, &Options::new("ps_6_0", "main")?);
//! assert!(output.words.is_none());
//! let report = &output.reports()[0];
//! assert!(report.text.starts_with("wrong.hlsl:1:36: error: use of undeclared identifier `colour`"));
//! # Ok::<(), hlsl_core::options::InvalidOptions>(())
//! ```
//!
//! [`outline`] returns what the host would see of such a shader, as far as it can be parsed.
//!
//! # Files
//!
//! The compiler performs no input or output: it requests files from a [`Load`](source::load::Load). `FileLoader`,
//! behind the feature `fs`, reads the file system; [`MemoryLoader`](source::load::MemoryLoader) holds texts in memory.
//! A service that compiles what others send uses `ConfinedLoader`, which reads only below given folders.
//!
//! # Text for hosts
//!
//! [`bindings::module`] writes what the macros emit as Rust source, [`bindings::header`] a C header, and
//! [`disassemble::disassemble`] a SPIR-V module as text.
//!
//! The stages of the compiler are public modules, so that tools can use them; only what is named on this page is
//! meant to be stable.
#![forbid(unsafe_code)]

#[cfg(feature = "disassemble")]
pub use hlsl_backend::disassemble;
pub use hlsl_backend::{emit, grammar, ir, passes, validate};
pub use hlsl_base::{arena, limits, math, nearest, options, source, stage, symbol};
pub use hlsl_frontend::{
    ast, attribute, check, constant, index, intrinsics, layout, parse, preprocess, token, typed, types,
};

pub mod diagnostics;
pub mod lower;
pub mod reflect;
pub mod reload;
pub mod bindings;

#[cfg(feature = "driver")]
pub mod driver;

mod compile;
pub use compile::{
    Analysis, Observer, Output, Report, Session, WriteWgsl, analyze, caught, check, compile,
    compile_for_wgsl, compile_observed, marked_entry_points, outline,
};
