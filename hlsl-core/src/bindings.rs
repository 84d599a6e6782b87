//! Reflection → source text for the host: a Rust module or a C header. The macros and the build helper share it, so
//! the same shader yields the same items either way.

mod c;
mod names;
mod plan;
mod push_constants;
mod rust;

pub use c::{Header, header};
pub use names::module_name;
pub use rust::{module, words_expression};

use std::borrow::Cow;

use crate::{
    reflect::{Reflection, StructLayout},
    stage::Stage,
};

/// One compiled entry point.
#[derive(Clone, Copy, Debug)]
pub struct Shader<'a> {
    /// The name of the generated items, usually that of the entry point.
    pub name: &'a str,
    pub words: &'a [u32],
    /// The shader as WGSL, if requested.
    pub wgsl: Option<&'a str>,
    pub reflection: &'a Reflection,
}

/// Settings for the generated Rust items.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Style {
    /// Derives in addition to `Clone`, `Copy`, `Debug` and bytemuck's.
    pub derives: Vec<String>,
    pub math: MathLibrary,
    /// Structs that the user provides: name in the shader, Rust path. Offsets are still asserted.
    pub types: Vec<(String, String)>,
    /// The path of bytemuck; `None`: its traits are not implemented.
    pub bytemuck: Option<String>,
    /// Every entry point gets its own module, even if there is only one.
    pub nested: bool,
    /// Generate a struct for one vertex for each vertex shader.
    pub vertex: bool,
    /// Generate constants for the shader's `static const` scalars and enumerations.
    pub constants: bool,
    pub words: WordsForm,
    /// The files that the module lists, from [`crate::Output::dependencies`].
    pub sources: Vec<String>,
    /// Files whose changes must rebuild the user's crate, as absolute paths.
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
            words: WordsForm::Numbers,
            sources: Vec::new(),
            tracked: Vec::new(),
        }
    }
}

/// How SPIR-V modules are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum WordsForm {
    /// A list of numbers, for those who read the text.
    #[default]
    Numbers,
    /// A byte string, reinterpreted with `unsafe`: rustc reads large modules several times as fast, but only macros can
    /// use it in crates that forbid unsafe code.
    Bytes,
}

/// The library whose vector and matrix types the structs use. A type is used only if size, alignment and matrix order
/// agree; otherwise, arrays are used.
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
    /// A struct or binding name has different meanings in two shaders.
    Different { name: String, first: String, second: String, what: String },
    /// Two members share bytes.
    Overlap { structure: String, first: String, second: String },
    /// A struct that no host can hold.
    TooLarge { structure: String },
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
                "the members `{first}` and `{second}` of `{structure}` overlap in memory, which a Rust struct cannot \
                 express; give them separate offsets"
            ),
            Conflict::TooLarge { structure } => {
                write!(f, "`{structure}` is larger than a gigabyte; make its arrays smaller")
            }
        }
    }
}

impl std::error::Error for Conflict {}

const PARAMS: &str = "$Params";

/// The reflections of shaders whose items stand side by side: each with its own name for the buffer of its `uniform`
/// parameters, which is the name that libraries have for it.
fn side_by_side<'a>(shaders: &[Shader<'a>]) -> Vec<Cow<'a, Reflection>> {
    let is_block = |it: &StructLayout| it.name == PARAMS;
    let own = |shader: &Shader<'a>| {
        let mut reflection = shader.reflection.clone();
        let name = format!("{PARAMS}.{}", shader.name);
        let structs = reflection.structs.iter_mut().filter(|it| is_block(it)).map(|it| &mut it.name);
        let bindings = reflection.bindings.iter_mut().map(|it| &mut it.name).filter(|it| *it == PARAMS);
        structs.chain(bindings).for_each(|it| it.clone_from(&name));
        Cow::Owned(reflection)
    };
    let has_own = |shader: &Shader<'a>| shaders.len() > 1 && shader.reflection.structs.iter().any(is_block);
    let named = |shader: &Shader<'a>| match has_own(shader) {
        true => own(shader),
        false => Cow::Borrowed(shader.reflection),
    };
    shaders.iter().map(named).collect()
}

/// `VkShaderStageFlagBits`.
fn stage_flags(stage: Stage) -> u32 {
    match stage {
        Stage::Vertex => 0x1,
        Stage::Hull => 0x2,
        Stage::Domain => 0x4,
        Stage::Geometry => 0x8,
        Stage::Pixel => 0x10,
        Stage::Compute | Stage::Node => 0x20,
        Stage::Amplification => 0x40,
        Stage::Mesh => 0x80,
        Stage::RayGeneration => 0x100,
        Stage::AnyHit => 0x200,
        Stage::ClosestHit => 0x400,
        Stage::Miss => 0x800,
        Stage::Intersection => 0x1000,
        Stage::Callable => 0x2000,
    }
}
