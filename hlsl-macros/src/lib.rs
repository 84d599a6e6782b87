//! HLSL shaders in Rust programs, compiled to SPIR-V while rustc compiles the program.
//!
//! ```
//! hlsl_macros::hlsl!(
//!     r#"
//!         cbuffer Tint : register(b2) { float3 color; float strength; };
//!         float4 main(float4 pixel : COLOR) : SV_Target {
//!             return float4(lerp(pixel.rgb, color, strength), pixel.a);
//!         }
//!     "#,
//!     ps_6_0,
//!     main
//! );
//!
//! fn main() {
//!     // For vkCreateShaderModule, and for the pipeline's stage.
//!     let (words, name): (&[u32], &core::ffi::CStr) = (main::SPIRV, main::ENTRY_POINT_C);
//!     // The constant buffer, byte for byte as the shader reads it, and where it is bound.
//!     let tint = main::Tint::new([1.0, 0.5, 0.25], 0.8);
//!     assert_eq!(bytemuck::bytes_of(&tint).len(), 16);
//!     assert_eq!((main::bindings::TINT.set, main::bindings::TINT.binding), (0, 2));
//! #   assert_eq!((words[0], name), (0x0723_0203, c"main"));
//! }
//! ```
//!
//! [`include_hlsl!`] compiles a file and lists the options; [`hlsl_words!`] expands to the SPIR-V alone. For a folder of
//! shaders, use a build script with [hlsl-build](https://docs.rs/hlsl-build).
//!
//! The compiler is [`hlsl_core`], written in Rust: nothing needs to be installed. A change to the shader, or to any file that
//! it includes, rebuilds the program. rustc reports an error in the shader with its place:
//!
#![doc = include_str!("error.svg")]
//!
//! Generated structs require `bytemuck` as a dependency of your crate, or the option `pod: false`.
//!
//! # Features
//!
//! | feature | what it adds |
//! |---|---|
//! | `wgsl` | `target: wgpu` and `webgpu`, and the option `output: wgsl` |
#![deny(missing_docs)]

mod compile;
mod expand;
mod input;
mod path;
mod rustc;
mod dump;
mod terms;

use proc_macro::TokenStream;

/// Compiles a shader file and expands to a module with everything that the host needs.
///
/// ```
/// # use hlsl_macros::include_hlsl;
/// // A module `vs_main`.
/// include_hlsl!("shaders/sky.hlsl", vs_6_0, vs_main, define: { STARS, LAYERS = 4 }, target: vulkan1_2);
///
/// // Two entry points with one set of types, in a module with that name.
/// include_hlsl! {
///     #[derive(PartialEq)]
///     pub mod sky = "shaders/sky.hlsl" { vs_6_0 vs_main, fragment: ps_6_0 ps_main }
///     vertex: true,
/// }
///
/// fn main() {
///     let words = [sky::vs_main::SPIRV, sky::fragment::SPIRV];
///     let camera = sky::Camera::new([[0.0; 4]; 4], [0.0, 1.8, 0.0], 0.5);
///     assert_ne!(camera, sky::Camera::default());
///     for binding in sky::bindings::ALL {
///         println!("{} is at set {}, binding {}", binding.name, binding.set, binding.binding);
///     }
///     let corner = sky::vs_main::Vertex { position: [0.0; 3], uv: [0.5, 1.0] };
///     assert_eq!(bytemuck::bytes_of(&corner).len() as u32, sky::vs_main::Vertex::STRIDE);
/// #   assert_ne!(words[0], words[1]);
/// #   assert_eq!(vs_main::ENTRY_POINT, "vs_main");
/// }
/// ```
///
/// Stages in files of their own are one program, with one set of types and bindings for all of them:
///
/// ```ignore
/// include_hlsl! {
///     mod flat = { "flat.vs.hlsl" vs_6_0 main, "flat.ps.hlsl" { ps_6_0 main, ps_6_0 glow } }
/// }
/// ```
///
/// `main` is called `vs`, `ps` and so on there. What does not fit together is an error; see `docs/programs.md`.
///
/// The module is named after the entry point and contains
/// - `SPIRV: &[u32]`, `ENTRY_POINT: &str`, `ENTRY_POINT_C: &CStr`, `STAGE`, `STAGE_FLAGS`, `WORKGROUP_SIZE`
///   (compute), `VERTEX_INPUTS` (vertex), and `Vertex`, with `vertex: true`; `WGSL: &str`, for `wgpu` and browsers;
///   `RELOAD: &str`, with `reload: true`;
/// - a `repr(C)` struct for every block and buffer element that the host fills, with the names used in the shader,
///   `new`, `Default` and an assertion on every offset;
/// - `bindings`: a constant with set, number, `VkDescriptorType`, count and stages for every resource, and `ALL`;
/// - `PUSH_CONSTANTS`: offset, size (up to the end of the struct) and stages. What is pushed is
///   `&bytemuck::bytes_of(&push)[PUSH_CONSTANTS.offset as usize..]`;
/// - `SpecConstants`, which provides the map entries and the data for `VkSpecializationInfo`, and the ids;
/// - `constants`, with `constants: true`: the shader's `static const` scalars and its enumerations;
/// - `SOURCES`: the files that were read.
///
/// With several entry points, each has its own module inside, and types and bindings are shared.
///
/// A library, as used for ray tracing, has all entry points of its file: `include_hlsl!("rays.hlsl", lib_6_5)` generates a
/// module `rays`, whose `entry_points` has a constant for each with its name, stage and size of the shader record.
///
/// Paths are relative to the file with the macro, or else to the folder of `Cargo.toml` (or its `src`).
///
/// # Options
///
#[doc = include_str!("options.md")]
///
/// # Permutations
///
/// ```
/// hlsl_macros::hlsl!(
///     r#"
///         cbuffer Fog { float3 fog_color; };
///         float4 main(float3 color : COLOR) : SV_Target {
///             for (uint i = 0; i < QUALITY; i++) color *= 0.9;
///         #ifdef FOG
///             color += fog_color;
///         #endif
///             return float4(color, 1);
///         }
///     "#,
///     ps_6_0,
///     main,
///     permutations: { Quality: QUALITY [Low = 1, High = 4], Features: [SHADOWS, FOG] },
/// );
/// use main::{Features, Permutation, Quality};
///
/// fn main() {
///     let chosen = Permutation { quality: Quality::High, features: Features::FOG };
///     let words: &'static [u32] = main::spirv(chosen);
///     assert_ne!(words, main::spirv(Permutation::default()));
///     // This shader ignores `SHADOWS`: 8 permutations have 4 modules.
///     assert_eq!((Permutation::COUNT, main::MODULES.len()), (8, 4));
///     let with_shadows = Permutation { features: Features::FOG | Features::SHADOWS, ..chosen };
///     assert_eq!(main::module_index(with_shadows), main::module_index(chosen));
/// }
/// ```
///
/// Structs, `bindings` and other constants are those of all permutations: `Fog` is there although half of them do not read it.
/// Permutations that contradict each other, for example in the layout of `Fog`, are an error.
///
/// # Debug and release builds
///
/// `auto` compiles the shader twice, and `cfg(debug_assertions)` chooses: with `debug-assertions = true`, a release build also
/// has the result for debug builds.
///
/// `debug_info: lines` and `full` stand for `-fspv-debug=line` and `-fspv-debug=vulkan-with-source`; arguments about debug
/// information in `args` overrule it.
///
/// For `wgpu` and `webgpu`, `auto` writes none, and `lines` is an error: naga does not read them.
///
/// `remap` applies to files in the folder of `Cargo.toml`; for others, `args` can have `-fdebug-prefix-map=OLD=NEW`.
///
/// # The cache
///
/// A shader is compiled again only if one of its files, the call or this crate has changed; an inline shader also if it moves
/// to another line. Results are in cargo's `target` folder (`debug/deps/hlsl-cache`), up to 256 MiB. The environment variable
/// `HLSL_MACROS_CACHE` names another folder, as an absolute path, or is `off`.
#[proc_macro]
pub fn include_hlsl(input: TokenStream) -> TokenStream {
    expand::items(input.into(), compile::Source::File).into()
}

/// Like [`include_hlsl!`], with the shader's text instead of a path. Errors point at their line and column in the Rust
/// file, if the literal is a raw string or does not contain `\\`.
///
/// ```
/// hlsl_macros::hlsl!(r#"float4 main() : SV_Target { return 1; }"#, ps_6_0, main, target: vulkan1_3);
///
/// assert_eq!(main::STAGE, "pixel");
/// ```
#[proc_macro]
pub fn hlsl(input: TokenStream) -> TokenStream {
    expand::items(input.into(), compile::Source::Inline).into()
}

/// Compiles a shader file and expands to its SPIR-V module: an expression of type `&'static [u32]`.
///
/// ```
/// let words: &'static [u32] = hlsl_macros::hlsl_words!("shaders/sky.hlsl", ps_6_0, ps_main, opt: s);
/// # assert_eq!(words[0], 0x0723_0203);
/// ```
#[proc_macro]
pub fn hlsl_words(input: TokenStream) -> TokenStream {
    expand::words(input.into()).into()
}
