//! Reflection → source text for the host: a Rust module or a C header. The macros and the build helper share it, so
//! the same shader yields the same items either way.

mod c;
mod fit;
mod names;
mod permutations;
mod pipeline;
mod plan;
mod push_constants;
mod rust;
mod share;
mod vertex_buffers;

pub use c::{Header, header};
pub use fit::{Misfit, misfits};
pub use names::module_name;
pub use permutations::{InvalidAxis, Permutations};
pub use rust::{Emit, Library, PLAIN_TYPES, YOURS, block_first, generated, module, words_expression};
pub use share::{Generated, SharedType, share};
pub use vertex_buffers::attributes_exist;

use std::borrow::Cow;

use crate::{
    nearest::nearest,
    reflect::{EntryPoint, Reflection, StructLayout},
    reload::Recipe,
    stage::Stage,
};

/// One compiled entry point.
#[derive(Clone, Copy, Debug)]
pub struct Shader<'a> {
    /// The name of the generated items, usually that of the entry point.
    pub name: &'a str,
    /// The SPIR-V module.
    pub words: &'a [u32],
    /// The shader as WGSL, if requested.
    pub wgsl: Option<&'a str>,
    /// What the host sees of it.
    pub reflection: &'a Reflection,
}

impl<'a> Shader<'a> {
    /// The entry point that the module stands for: of a library the one that was named, if one was.
    fn entry(&self) -> Option<&'a EntryPoint> {
        match self.reflection.entry_points.as_slice() {
            [one] => Some(one),
            several => several.iter().find(|it| it.function == self.name),
        }
    }
}

/// Settings for the generated Rust items.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Style {
    /// Derives in addition to `Clone`, `Copy`, `Debug` and bytemuck's.
    pub derives: Vec<String>,
    /// The types of vectors and matrices.
    pub math: MathLibrary,
    /// Structs that the user provides: name in the shader, Rust path. Offsets are still asserted.
    pub types: Vec<(String, String)>,
    /// The path of bytemuck; `None`: its traits are not implemented.
    pub bytemuck: Option<String>,
    /// Implement them with bytemuck's derives, which need its feature `derive`: for text in crates that forbid unsafe code.
    pub pod_derive: bool,
    /// Every entry point gets its own module, even if there is only one.
    pub nested: bool,
    /// How vertices are stored; unless unspecified, there is a struct for the elements of each buffer.
    pub vertex: VertexBuffers,
    /// Generate constants for the shader's `static const` scalars and enumerations.
    pub constants: bool,
    /// What the host chooses among when the program runs. The shaders of each combination follow each other.
    pub permutations: Permutations,
    /// Buffers at offsets that the host gives when it binds the set: their names in the shader.
    pub dynamic: Vec<String>,
    /// Libraries for whose types items are generated, each once.
    pub emit: Vec<Emit>,
    /// How modules are written.
    pub words: WordsForm,
    /// The files that the module lists, from [`crate::Output::dependencies`].
    pub sources: Vec<String>,
    /// Files whose changes must rebuild the user's crate, as absolute paths.
    pub tracked: Vec<String>,
    /// How the shaders with these names were compiled: their modules get a constant `RELOAD`, with which a running program
    /// compiles them again.
    pub reload: Vec<(String, Recipe)>,
}

impl Default for Style {
    fn default() -> Self {
        Style {
            derives: Vec::new(),
            math: MathLibrary::Arrays,
            types: Vec::new(),
            bytemuck: Some("::bytemuck".into()),
            pod_derive: false,
            nested: false,
            vertex: VertexBuffers::Unspecified,
            constants: false,
            permutations: Permutations::new(),
            dynamic: Vec::new(),
            emit: Vec::new(),
            words: WordsForm::Numbers,
            sources: Vec::new(),
            tracked: Vec::new(),
            reload: Vec::new(),
        }
    }
}

/// How the attributes of vertex shaders lie in buffers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum VertexBuffers {
    /// Up to the host. Offsets are those of [`VertexBuffers::Interleaved`].
    #[default]
    Unspecified,
    /// In one buffer of structs `Vertex`.
    Interleaved,
    /// Each in its own buffer.
    Separate,
    /// In these buffers, which are bound in this order. A shader without attributes in one of them does not have it.
    Named(Vec<VertexBuffer>),
}

/// A vertex buffer that the user describes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct VertexBuffer {
    /// The name of the struct for one element.
    pub name: String,
    /// One element for each instance instead of each vertex.
    pub is_per_instance: bool,
    /// By the name of the variable or by semantic.
    pub attributes: Vec<String>,
    /// Whether it also holds the attributes that no buffer names.
    pub has_rest: bool,
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
/// agree, at every place that the struct has; otherwise, arrays are used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum MathLibrary {
    /// Arrays of Rust: `[f32; 3]`.
    #[default]
    Arrays,
    /// The crate glam.
    Glam,
    /// The crate nalgebra.
    Nalgebra,
    /// The crate mint.
    Mint,
}

/// Why no source could be written.
#[derive(Clone, Debug, PartialEq, Eq)]
// The comment on each variant says what its fields are.
#[allow(missing_docs)]
#[non_exhaustive]
pub enum Conflict {
    /// A struct or binding name has different meanings in two shaders.
    Different { name: String, first: String, second: String, what: String },
    /// Two members share bytes.
    Overlap { structure: String, first: String, second: String },
    /// A struct that no host can hold.
    TooLarge { structure: String },
    /// Descriptors that cannot share a place, for which a library has one layout.
    Place { first: String, second: String, what: String, set: u32, binding: u32 },
    /// A set that no pipeline layout reaches.
    Set { name: String, set: u32 },
    /// An attribute that is in none of the described vertex buffers.
    Attribute { shader: String, name: String },
    /// A name in the description of vertex buffers that no shader has.
    NoAttribute { name: String, available: Vec<String> },
    /// What a library that items are generated for cannot express.
    Unsupported { library: Library, name: String, what: String },
    /// An axis of permutations for which there are no items.
    Axis { name: String, what: String },
    /// A permutation whose interface differs from that of the others.
    Permutation { entry: String, permutation: String, what: String },
    /// A version of a library that is not among [`Library::versions`].
    Version { library: Library, version: String },
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
            Conflict::Place { first, second, what, set, binding } => write!(
                f,
                "`{first}` and `{second}` are both at set {set}, binding {binding}: {what}; give one of them another \
                 place, as with `register` or `[[vk::binding]]`, or offset a kind of register with `shift`"
            ),
            Conflict::Set { name, set } => write!(
                f,
                "`{name}` is in set {set}, and no device binds that many; give it a lower number, as with \
                 `[[vk::binding]]`"
            ),
            Conflict::Attribute { shader, name } => write!(
                f,
                "the attribute `{name}` of `{shader}` is in none of the vertex buffers; name it in one of them, or write \
                 `..` in the one that takes the rest"
            ),
            Conflict::NoAttribute { name, available } => {
                let hint = nearest(name, available.iter().map(String::as_str));
                let hint = hint.map_or_else(String::new, |it| format!("; did you mean `{it}`?"));
                let there = if available.is_empty() { "none".to_owned() } else { available.join(", ") };
                write!(f, "no vertex shader here has an attribute `{name}`{hint} (available: {there})")
            }
            Conflict::Unsupported { library, name, what } => {
                write!(f, "`{name}` is not for {}: {what}", library.name())
            }
            Conflict::Axis { name, what } => write!(f, "`{name}`: {what}"),
            Conflict::Permutation { entry, permutation, what } => write!(
                f,
                "the permutation {permutation} of `{entry}` differs: {what}; give all permutations one interface, or \
                 compile them in separate calls"
            ),
            Conflict::Version { library, version } => write!(
                f,
                "items are generated for the versions {} of {}, not for {version}",
                library.versions().join(" and "),
                library.name()
            ),
        }
    }
}

impl std::error::Error for Conflict {}

/// The buffer of the `uniform` parameters of an entry point.
pub(crate) const PARAMS: &str = "$Params";

/// The reflections of shaders whose items stand side by side. If these are of several entry points, each has its own name
/// for the buffer of its `uniform` parameters, which is the name that libraries have for it.
fn side_by_side<'a>(shaders: &[Shader<'a>], are_several: bool) -> Vec<Cow<'a, Reflection>> {
    let is_block = |it: &StructLayout| it.name == PARAMS;
    let own = |shader: &Shader<'a>| {
        let mut reflection = shader.reflection.clone();
        let name = format!("{PARAMS}.{}", shader.name);
        let structs = reflection.structs.iter_mut().filter(|it| is_block(it)).map(|it| &mut it.name);
        let bindings = reflection.bindings.iter_mut().map(|it| &mut it.name).filter(|it| *it == PARAMS);
        structs.chain(bindings).for_each(|it| it.clone_from(&name));
        Cow::Owned(reflection)
    };
    let has_own = |shader: &Shader<'a>| are_several && shader.reflection.structs.iter().any(is_block);
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
