//! What the host must know of a compiled shader, as plain data from the compiler's own knowledge: entry points,
//! bindings, memory layouts, stage inputs and outputs. Nothing is parsed back out of the words.
//!
//! Offsets, sizes and strides are in bytes.

use crate::stage::Stage;

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Reflection {
    pub entry_points: Vec<EntryPoint>,
    /// Descriptors that the module uses, by set and binding.
    pub bindings: Vec<Binding>,
    pub push_constants: Vec<PushConstants>,
    pub spec_constants: Vec<SpecConstant>,
    /// Every struct that lies in memory that the host sees, once for each layout it has; those inside others
    /// come before them.
    pub structs: Vec<StructLayout>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct EntryPoint {
    /// In the module.
    pub name: String,
    /// Of the function in the shader.
    pub function: String,
    pub stage: Stage,
    /// Of compute, mesh and amplification shaders.
    pub workgroup_size: Option<[u32; 3]>,
    pub inputs: Vec<StageVariable>,
    pub outputs: Vec<StageVariable>,
}

/// One stage input or output.
#[derive(Clone, Debug, PartialEq)]
pub struct StageVariable {
    /// Of the parameter or struct member.
    pub name: String,
    /// As written, `TEXCOORD0`.
    pub semantic: String,
    /// None for built-ins.
    pub location: Option<u32>,
    /// Dual-source blending.
    pub index: u32,
    pub scalar: ScalarKind,
    /// Of one location.
    pub components: u32,
    /// Locations that it takes: rows of a matrix, elements of an array.
    pub locations: u32,
    /// As a shader spells it.
    pub hlsl_type: String,
    /// `Position`, `FragCoord`, ...
    pub builtin: Option<String>,
}

/// A descriptor, or an array of them.
#[derive(Clone, Debug, PartialEq)]
pub struct Binding {
    /// Of the variable or cbuffer: `$Globals` for the implicit one.
    pub name: String,
    pub set: u32,
    pub binding: u32,
    pub kind: BindingKind,
    pub count: Count,
    /// As a shader spells it, `RWTexture2D<float4>`, `cbuffer`.
    pub hlsl_type: String,
    pub is_writable: bool,
    /// Of a uniform buffer: its block. Of a structured buffer: one element.
    pub layout: Option<TypeLayout>,
    /// Bytes of the block that the shader may read (uniform buffers); bytes from element to element (structured
    /// buffers).
    pub size: u32,
    /// It is the hidden counter of the buffer with this name.
    pub counter_of: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    One,
    Fixed(u32),
    Unbounded,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BindingKind {
    Sampler,
    CombinedImageSampler,
    SampledImage,
    StorageImage,
    UniformTexelBuffer,
    StorageTexelBuffer,
    UniformBuffer,
    StorageBuffer,
    InputAttachment,
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

#[derive(Clone, Debug, PartialEq)]
pub struct PushConstants {
    pub name: String,
    pub layout: TypeLayout,
    /// Of the first member that is not at 0.
    pub offset: u32,
    /// Up to the end of the last member.
    pub size: u32,
}

#[derive(Clone, Debug, PartialEq)]
pub struct SpecConstant {
    pub name: String,
    pub id: u32,
    pub scalar: ScalarKind,
    /// The bits of the default; of a bool 0 or 1.
    pub default: u64,
}

/// A struct (or cbuffer block) with one layout.
#[derive(Clone, Debug, PartialEq)]
pub struct StructLayout {
    /// From the source: `Camera`, and `$Globals` for the implicit block.
    pub name: String,
    /// The name of the layout's rule, for documentation: `relaxed std140`.
    pub rule: &'static str,
    /// To the end of the last member.
    pub size: u32,
    /// Where a member of this type may start.
    pub alignment: u32,
    /// In order of declaration; a base struct is a member named `base`.
    pub members: Vec<MemberLayout>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct MemberLayout {
    pub name: String,
    pub offset: u32,
    pub layout: TypeLayout,
    /// As declared, `row_major float4x3`.
    pub hlsl_type: String,
}

#[derive(Clone, Debug, PartialEq)]
pub enum TypeLayout {
    Scalar(ScalarKind),
    Vector {
        scalar: ScalarKind,
        len: u32,
    },
    /// `vectors` vectors of `len` components, `stride` bytes apart: the rows of a `row_major` matrix, the columns
    /// of a `column_major` one.
    Matrix {
        scalar: ScalarKind,
        rows: u32,
        columns: u32,
        is_row_major: bool,
        stride: u32,
    },
    Array {
        element: Box<TypeLayout>,
        count: u32,
        stride: u32,
    },
    RuntimeArray {
        element: Box<TypeLayout>,
        stride: u32,
    },
    /// An index into [`Reflection::structs`].
    Struct(usize),
}

/// A scalar in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ScalarKind {
    /// 32 bits wide, 0 or 1.
    Bool,
    Int8,
    Uint8,
    Int16,
    Uint16,
    Int32,
    Uint32,
    Int64,
    Uint64,
    Float16,
    Float32,
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
}

impl TypeLayout {
    /// Bytes to the end of the last component: padding behind it is not counted.
    pub fn size(&self, structs: &[StructLayout]) -> u32 {
        match self {
            TypeLayout::Scalar(scalar) => scalar.size(),
            TypeLayout::Vector { scalar, len } => scalar.size() * len,
            TypeLayout::Matrix { scalar, rows, columns, is_row_major, stride } => {
                let (vectors, len) = if *is_row_major { (rows, columns) } else { (columns, rows) };
                stride * (vectors - 1) + scalar.size() * len
            }
            TypeLayout::Array { count: 0, .. } | TypeLayout::RuntimeArray { .. } => 0,
            TypeLayout::Array { element, count, stride } => stride * (count - 1) + element.size(structs),
            TypeLayout::Struct(index) => structs.get(*index).map_or(0, |it| it.size),
        }
    }
}
