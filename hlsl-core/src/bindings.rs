//! Reflection → source text for the host: a Rust module or a C header. The macros and the build helper share it, so
//! the same shader yields the same items either way.

mod c;
mod plan;
mod rust;

pub use c::{Header, header};
pub use rust::module;

use crate::reflect::Reflection;

/// One compiled entry point.
#[derive(Clone, Copy, Debug)]
pub struct Shader<'a> {
    /// Of the generated items: usually the entry point's name.
    pub name: &'a str,
    pub words: &'a [u32],
    /// The shader as WGSL, where that was asked for.
    pub wgsl: Option<&'a str>,
    pub reflection: &'a Reflection,
}

/// How the Rust items are to look.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Style {
    /// Beyond `Clone`, `Copy`, `Debug` and bytemuck's.
    pub derives: Vec<String>,
    pub math: MathLibrary,
    /// Structs that the user has already: name in the shader, Rust path. Offsets are asserted all the same.
    pub types: Vec<(String, String)>,
    /// The path of bytemuck; `None`: its derives are left out.
    pub bytemuck: Option<String>,
    /// Every entry point has a module of its own, even when there is only one.
    pub nested: bool,
    /// A struct for one vertex beside each vertex shader.
    pub vertex: bool,
    /// The shader's `static const` scalars and enumerations.
    pub constants: bool,
    /// What the module lists as [`crate::Output::dependencies`].
    pub sources: Vec<String>,
    /// Files whose change must rebuild the user's crate, as absolute paths.
    pub tracked: Vec<String>,
}

impl Default for Style {
    fn default() -> Self {
        Style {
            derives: Vec::new(),
            math: MathLibrary::Arrays,
            types: Vec::new(),
            bytemuck: Some("::bytemuck".into()),
            nested: false,
            vertex: false,
            constants: false,
            sources: Vec::new(),
            tracked: Vec::new(),
        }
    }
}

/// Whose vectors and matrices stand in the structs. Each is used only where size, alignment and majorness agree;
/// elsewhere arrays are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum MathLibrary {
    #[default]
    Arrays,
    Glam,
    Nalgebra,
    Mint,
}

/// Why no source could be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Conflict {
    /// One struct or binding name means different things in two shaders.
    Different { name: String, first: String, second: String, what: String },
    /// Two members share bytes.
    Overlap { structure: String, first: String, second: String },
}

impl std::fmt::Display for Conflict {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Conflict::Different { name, first, second, what } => write!(
                f,
                "`{name}` is not the same in `{first}` and in `{second}`: {what}; rename one, or compile the two \
                 in separate calls"
            ),
            Conflict::Overlap { structure, first, second } => write!(
                f,
                "the members `{first}` and `{second}` of `{structure}` overlap in memory, which no Rust struct can \
                 say; give them separate offsets"
            ),
        }
    }
}

impl std::error::Error for Conflict {}
