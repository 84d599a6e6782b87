//! What the host needs to know about a compiled shader, as plain data from the compiler itself: entry points, bindings,
//! memory layouts, stage inputs and outputs. Nothing is parsed back out of the SPIR-V module.
//!
//! Offsets, sizes and strides are in bytes. With the feature `unstable`, other crates may also make this data, as tests do.

mod compute;
mod constants;
mod json;
mod scalar;
mod table;

pub use crate::{ir::access::Access, types::spell::spell};
pub use compute::of;
pub(crate) use constants::spec_constants;

use crate::{
    options::{HeapStride, TargetEnvironment},
    source::Place,
    stage::Stage,
    types::{ImageShape, StructId},
};

/// What a host program must know of a module.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(not(feature = "unstable"), non_exhaustive)]
pub struct Reflection {
    /// What the module was compiled for. Not part of the JSON.
    pub target: TargetEnvironment,
    /// One, or all of a library.
    pub entry_points: Vec<EntryPoint>,
    /// Descriptors that the module uses, by set and binding.
    pub bindings: Vec<Binding>,
    /// The heaps of VK_EXT_descriptor_heap that the module reads, with `-fspv-use-descriptor-heap`.
    pub descriptor_heaps: Vec<DescriptorHeap>,
    /// At most one for each entry point.
    pub push_constants: Vec<PushConstants>,
    /// The data after the handles of shader groups in shader binding tables.
    pub shader_records: Vec<ShaderRecord>,
    /// Specialization constants, in declaration order.
    pub spec_constants: Vec<SpecConstant>,
    /// Every struct in memory that the host can see, once for each of its layouts; nested structs precede those that
    /// contain them.
    pub structs: Vec<StructLayout>,
    /// `static const` scalars, used or not.
    pub constants: Vec<NamedConstant>,
    /// The enumerations of the program.
    pub enums: Vec<EnumLayout>,
}

/// A heap whose descriptors the shader finds by their index.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(not(feature = "unstable"), non_exhaustive)]
pub struct DescriptorHeap {
    /// Which of the two heaps.
    pub kind: DescriptorHeapKind,
    /// Where descriptor `i` is: at `i` times this.
    pub stride: HeapStride,
}

/// Which of the two heaps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(not(feature = "unstable"), non_exhaustive)]
pub enum DescriptorHeapKind {
    /// `ResourceDescriptorHeap`.
    Resource,
    /// `SamplerDescriptorHeap`.
    Sampler,
}

/// A named value of the program.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(not(feature = "unstable"), non_exhaustive)]
pub struct NamedConstant {
    /// With namespaces, `ns::LIMIT`.
    pub name: String,
    /// The type of its value.
    pub scalar: ScalarKind,
    /// For an integer: sign-extended. For a float of any width: the bits of an `f64`. For a bool: 0 or 1.
    pub bits: u64,
}

/// An enumeration, with its values.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(not(feature = "unstable"), non_exhaustive)]
pub struct EnumLayout {
    /// As declared.
    pub name: String,
    /// In declaration order.
    pub enumerators: Vec<NamedConstant>,
}

/// A function that a pipeline can start, with its interface.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(not(feature = "unstable"), non_exhaustive)]
pub struct EntryPoint {
    /// The name in the module.
    pub name: String,
    /// The name of the function in the shader.
    pub function: String,
    /// The stage that it is for.
    pub stage: Stage,
    /// For compute, mesh and amplification shaders; see [`ExecutionMode::operands`].
    pub workgroup_size: Option<[u32; 3]>,
    /// As the module declares them.
    pub execution_modes: Vec<ExecutionMode>,
    /// Stage inputs, built-ins among them.
    pub inputs: Vec<StageVariable>,
    /// Stage outputs, built-ins among them.
    pub outputs: Vec<StageVariable>,
    /// The bindings that this entry point uses, as indices into [`Reflection::bindings`].
    pub bindings: Vec<usize>,
    /// An index into [`Reflection::push_constants`].
    pub push_constants: Option<usize>,
    /// An index into [`Reflection::shader_records`].
    pub shader_record: Option<usize>,
    /// What an amplification shader passes to a mesh shader, spelled as a struct. Not part of the JSON.
    pub payload: Option<String>,
    /// Where the function is declared. Not part of the JSON.
    pub place: Option<Place>,
    /// The comment `///` above it. Not part of the JSON.
    pub doc: String,
}

/// An execution mode of an entry point.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(not(feature = "unstable"), non_exhaustive)]
pub struct ExecutionMode {
    /// The SPIR-V name, or the number if unknown.
    pub name: String,
    /// Specialization constants are given by their defaults. Also empty if one of the operands is an expression over
    /// them, or not a number.
    pub operands: Vec<u32>,
}

/// One stage input or output.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(not(feature = "unstable"), non_exhaustive)]
pub struct StageVariable {
    /// The name of the parameter or struct member; empty for built-ins that the shader declares without either.
    pub name: String,
    /// The name in the module: `in.var.TEXCOORD0`.
    pub variable: String,
    /// As written, `TEXCOORD0`; counted up from there inside structs and arrays that have one semantic.
    pub semantic: String,
    /// None for built-ins.
    pub location: Option<u32>,
    /// Dual-source blending.
    pub index: u32,
    /// `vk::component`: the first component of the location.
    pub component: u32,
    /// The type of its components.
    pub scalar: ScalarKind,
    /// The type of one location.
    pub components: u32,
    /// The number of locations that it takes: rows of a matrix, elements of an array.
    pub locations: u32,
    /// As a shader spells it.
    pub hlsl_type: String,
    /// `Position`, `FragCoord`, ...
    pub builtin: Option<String>,
    /// The number of elements of the outermost array of per-vertex and per-primitive variables in hull, domain, geometry
    /// and mesh shaders.
    pub per_vertex: Option<u32>,
    /// Decorations in the module: `Flat`, `Centroid`, ...
    pub interpolation: Vec<String>,
    /// Where it is declared. Not part of the JSON.
    pub place: Option<Place>,
}

/// A descriptor, or an array of them.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(not(feature = "unstable"), non_exhaustive)]
pub struct Binding {
    /// The name of the variable or cbuffer: `$Globals` for that of plain global variables, `$Params` for that of
    /// `uniform` parameters (in a library `$Params.` and the entry point).
    pub name: String,
    /// The descriptor set.
    pub set: u32,
    /// The number in the set, of the first element.
    pub binding: u32,
    /// The type of the descriptor.
    pub kind: BindingKind,
    /// The number of descriptors.
    pub count: Count,
    /// As a shader spells it, `RWTexture2D<float4>`, `cbuffer`.
    pub hlsl_type: String,
    /// Whether its type allows writes.
    pub is_writable: bool,
    /// What the module does with it, which hosts of wgpu must say; nothing in an [`outline`](crate::outline). Not part of the JSON.
    pub access: Access,
    /// For a uniform buffer: its block. For a structured buffer: one element.
    pub layout: Option<TypeLayout>,
    /// The size of the block that the shader may read (uniform buffers), or the stride of the elements (structured
    /// buffers), in bytes.
    pub size: u32,
    /// If it is a hidden counter: the name of its buffer.
    pub counter_of: Option<String>,
    /// For images and texel buffers.
    pub image: Option<Image>,
    /// For [`BindingKind::InputAttachment`].
    pub input_attachment_index: Option<u32>,
    /// Whether the compiler chose the number: neither the shader nor an option says it. Not part of the JSON.
    pub is_numbered: bool,
    /// Where it is declared. Not part of the JSON.
    pub place: Option<Place>,
    /// The comment `///` above it. Not part of the JSON.
    pub doc: String,
}

/// The type of a sampled or storage image.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(not(feature = "unstable"), non_exhaustive)]
pub struct Image {
    /// Dimensions, arrays, samples.
    pub shape: ImageShape,
    /// The SPIR-V name: `Unknown` if neither the shader nor the type specifies a format.
    pub format: String,
    /// The type of a texel's components.
    pub scalar: ScalarKind,
    /// The number of components of a texel, according to the type in the shader.
    pub components: u32,
}

/// The number of descriptors of a binding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// Not an array.
    One,
    /// An array's length; the default, where a specialization constant decides it.
    Fixed(u32),
    /// An array without a length.
    Unbounded,
}

/// A type of descriptor, in Vulkan's terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(not(feature = "unstable"), non_exhaustive)]
pub enum BindingKind {
    /// `SamplerState` and `SamplerComparisonState`.
    Sampler,
    /// `vk::combinedImageSampler`, or `sampler2D` of Direct3D 9.
    CombinedImageSampler,
    /// `Texture2D` and the other textures.
    SampledImage,
    /// `RWTexture2D` and the other writable textures.
    StorageImage,
    /// `Buffer`.
    UniformTexelBuffer,
    /// `RWBuffer`.
    StorageTexelBuffer,
    /// `cbuffer`, `ConstantBuffer`.
    UniformBuffer,
    /// Structured and byte address buffers, `tbuffer`.
    StorageBuffer,
    /// `SubpassInput`.
    InputAttachment,
    /// `RaytracingAccelerationStructure`.
    AccelerationStructure,
}

impl BindingKind {
    /// The number of the `VkDescriptorType`.
    pub fn vulkan(self) -> u32 {
        match self {
            BindingKind::Sampler => 0,
            BindingKind::CombinedImageSampler => 1,
            BindingKind::SampledImage => 2,
            BindingKind::StorageImage => 3,
            BindingKind::UniformTexelBuffer => 4,
            BindingKind::StorageTexelBuffer => 5,
            BindingKind::UniformBuffer => 6,
            BindingKind::StorageBuffer => 7,
            BindingKind::InputAttachment => 10,
            BindingKind::AccelerationStructure => 1_000_150_000,
        }
    }

    /// In lower case, for messages: `uniform buffer`.
    pub fn name(self) -> &'static str {
        match self {
            BindingKind::Sampler => "sampler",
            BindingKind::CombinedImageSampler => "combined image sampler",
            BindingKind::SampledImage => "sampled image",
            BindingKind::StorageImage => "storage image",
            BindingKind::UniformTexelBuffer => "uniform texel buffer",
            BindingKind::StorageTexelBuffer => "storage texel buffer",
            BindingKind::UniformBuffer => "uniform buffer",
            BindingKind::StorageBuffer => "storage buffer",
            BindingKind::InputAttachment => "input attachment",
            BindingKind::AccelerationStructure => "acceleration structure",
        }
    }
}

/// A block of push constants.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(not(feature = "unstable"), non_exhaustive)]
pub struct PushConstants {
    /// The name of the variable.
    pub name: String,
    /// Its type, with offsets.
    pub layout: TypeLayout,
    /// The offset of the first member, if not 0.
    pub offset: u32,
    /// Up to the end of the last member. The host's struct may have padding behind it, and a range of Vulkan is a
    /// multiple of 4 bytes: `PUSH_CONSTANTS` of the generated modules counts both.
    pub size: u32,
    /// Where it is declared. Not part of the JSON.
    pub place: Option<Place>,
}

/// What follows the handle of a shader group in a shader binding table.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(not(feature = "unstable"), non_exhaustive)]
pub struct ShaderRecord {
    /// The name of the variable.
    pub name: String,
    /// Its type, with offsets.
    pub layout: TypeLayout,
    /// Up to the end of the last member, without the handle.
    pub size: u32,
}

/// A specialization constant.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(not(feature = "unstable"), non_exhaustive)]
pub struct SpecConstant {
    /// The name of the variable.
    pub name: String,
    /// The number with which the host sets it.
    pub id: u32,
    /// Its type.
    pub scalar: ScalarKind,
    /// The bits of the default; 0 or 1 for a bool.
    pub default: u64,
}

/// A struct (or cbuffer block) with one layout.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(not(feature = "unstable"), non_exhaustive)]
pub struct StructLayout {
    /// The name in the source: `Camera`, or `$Globals` and `$Params` for implicit blocks.
    pub name: String,
    /// The name of the layout's rule, for documentation: `relaxed std140`.
    pub rule: &'static str,
    /// Up to the end of the last member.
    pub size: u32,
    /// The alignment of members of this type.
    pub alignment: u32,
    /// In declaration order; a base struct is a member named `base`.
    pub members: Vec<MemberLayout>,
    /// The struct of the program; `None` for blocks made of global variables.
    pub id: Option<StructId>,
    /// Where it is declared: of a block made of global variables, where the first of these is. Not part of the JSON.
    pub place: Option<Place>,
    /// The comment `///` above it. Not part of the JSON.
    pub doc: String,
}

/// A member of a struct in memory.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(not(feature = "unstable"), non_exhaustive)]
pub struct MemberLayout {
    /// `unnamed0` for a struct without a name that is member 0 without a name.
    pub name: String,
    /// In bytes, from the start of the struct.
    pub offset: u32,
    /// Its type, with offsets.
    pub layout: TypeLayout,
    /// As declared, `row_major float4x3`.
    pub hlsl_type: String,
    /// Bit-fields that share this member, which has the name of the first one.
    pub bit_fields: Vec<BitField>,
    /// The comment `///` above it. Not part of the JSON.
    pub doc: String,
}

/// A bit-field within its member.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(not(feature = "unstable"), non_exhaustive)]
pub struct BitField {
    /// As declared.
    pub name: String,
    /// Its lowest bit.
    pub shift: u32,
    /// In bits.
    pub width: u32,
}

/// A type with its layout. Sizes and strides are in bytes.
#[derive(Clone, Debug, PartialEq)]
pub enum TypeLayout {
    /// A number or Boolean.
    Scalar(ScalarKind),
    /// Components without padding in between.
    Vector {
        /// The type of its components.
        scalar: ScalarKind,
        /// The number of components.
        len: u32,
    },
    /// `vectors` vectors of `len` components, `stride` bytes apart: the rows of a `row_major` matrix, the columns
    /// of a `column_major` one.
    Matrix {
        /// The type of its components.
        scalar: ScalarKind,
        /// As declared.
        rows: u32,
        /// As declared.
        columns: u32,
        /// Whether the vectors are rows.
        is_row_major: bool,
        /// In bytes.
        stride: u32,
    },
    /// Elements `stride` bytes apart.
    Array {
        /// The type of an element.
        element: Box<TypeLayout>,
        /// The number of elements.
        count: u32,
        /// In bytes.
        stride: u32,
    },
    /// An array whose length the buffer decides.
    RuntimeArray {
        /// The type of an element.
        element: Box<TypeLayout>,
        /// In bytes.
        stride: u32,
    },
    /// An index into [`Reflection::structs`].
    Struct(usize),
}

/// A scalar in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(not(feature = "unstable"), non_exhaustive)]
pub enum ScalarKind {
    /// 32 bits wide, 0 or 1.
    Bool,
    /// `int8_t`.
    Int8,
    /// `uint8_t`.
    Uint8,
    /// `int16_t`.
    Int16,
    /// `uint16_t`.
    Uint16,
    /// `int`.
    Int32,
    /// `uint`.
    Uint32,
    /// `int64_t`.
    Int64,
    /// `uint64_t`.
    Uint64,
    /// `float16_t`.
    Float16,
    /// `float`.
    Float32,
    /// `double`.
    Float64,
}

impl ScalarKind {
    /// In bytes.
    pub fn size(self) -> u32 {
        use ScalarKind::*;
        match self {
            Int8 | Uint8 => 1,
            Int16 | Uint16 | Float16 => 2,
            Bool | Int32 | Uint32 | Float32 => 4,
            Int64 | Uint64 | Float64 => 8,
        }
    }

    /// As a shader spells it.
    pub fn name(self) -> &'static str {
        use ScalarKind::*;
        match self {
            Bool => "bool",
            Int8 => "int8_t",
            Uint8 => "uint8_t",
            Int16 => "int16_t",
            Uint16 => "uint16_t",
            Int32 => "int",
            Uint32 => "uint",
            Int64 => "int64_t",
            Uint64 => "uint64_t",
            Float16 => "float16_t",
            Float32 => "float",
            Float64 => "double",
        }
    }
}

impl StageVariable {
    /// The `VkFormat` of a vertex attribute of one location, without its prefix: `R32G32B32_SFLOAT`.
    pub fn format(&self) -> Option<String> {
        use ScalarKind::*;
        let kind = match self.scalar {
            Bool => return None,
            Int8 | Int16 | Int32 | Int64 => "SINT",
            Uint8 | Uint16 | Uint32 | Uint64 => "UINT",
            Float16 | Float32 | Float64 => "SFLOAT",
        };
        let width = 8 * self.scalar.size();
        let channels = ["R", "G", "B", "A"].get(..self.components as usize)?;
        let channels: String = channels.iter().map(|channel| format!("{channel}{width}")).collect();
        Some(format!("{channels}_{kind}"))
    }
}

impl TypeLayout {
    /// The size up to the end of the last component, in bytes: trailing padding is not included.
    pub fn size(&self, structs: &[StructLayout]) -> u32 {
        match self {
            TypeLayout::Scalar(scalar) => scalar.size(),
            TypeLayout::Vector { scalar, len } => scalar.size() * len,
            TypeLayout::Matrix { scalar, rows, columns, is_row_major, stride } => {
                let (vectors, len) = if *is_row_major { (rows, columns) } else { (columns, rows) };
                // At most 4 by 4, and at least 1 by 1.
                stride * (vectors - 1) + scalar.size() * len
            }
            TypeLayout::Array { count: 0, .. } | TypeLayout::RuntimeArray { .. } => 0,
            // Arrays of specialized length may be declared larger than any memory.
            TypeLayout::Array { element, count, stride } => {
                stride.saturating_mul(count - 1).saturating_add(element.size(structs))
            }
            TypeLayout::Struct(index) => structs.get(*index).map_or(0, |it| it.size),
        }
    }
}
