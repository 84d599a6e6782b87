//! The types of HLSL, interned: equal [`TypeId`]s mean equal types.
//!
//! Modifiers that change what a type means in memory or in an image (`row_major`, `unorm`, ...) are part of it;
//! [`Types::canonical`] strips them for comparisons. Memory layout is not part of a type: that is what `layout` adds.

mod contents;
pub mod convert;
pub mod name;
pub mod spell;

use crate::{
    arena::{Arena, Id, Interner},
    attribute::Attribute,
    constant::Deferred,
    source::Span,
    symbol::{Symbol, Symbols},
};

pub use contents::{Contents, LeafKinds};

pub type TypeId = Id<Type>;
pub type StructId = Id<Struct>;
pub type EnumId = Id<Enum>;

/// The kinds of scalar. `half` is [`Scalar::WideHalf`] unless 16-bit types are enabled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Scalar {
    Bool,
    Int8,
    Uint8,
    Int16,
    Uint16,
    Int,
    Uint,
    Int64,
    Uint64,
    /// Really 16 bits wide: `float16_t`, or `half` with `-enable-16bit-types`.
    Half,
    /// `half` without `-enable-16bit-types`: a `float` in memory and in registers, but a distinct type, so that
    /// functions can be overloaded for both.
    WideHalf,
    Float,
    Double,
    Min10Float,
    Min16Float,
    Min12Int,
    Min16Int,
    Min16Uint,
    /// Four signed bytes in the bits of a `uint`; a type of its own only to overloads and templates.
    Int8Packed,
    /// Four unsigned bytes in the bits of a `uint`.
    Uint8Packed,
    /// Of a literal without suffix, until something gives it a type.
    LiteralInt,
    LiteralFloat,
}

/// The number of kinds of scalars.
const SCALARS: usize = Scalar::LiteralFloat as usize + 1;

impl Scalar {
    pub fn is_float(self) -> bool {
        use Scalar::*;
        matches!(self, Half | WideHalf | Float | Double | Min10Float | Min16Float | LiteralFloat)
    }
    /// Any integer, excluding `bool`.
    pub fn is_integer(self) -> bool {
        !self.is_float() && self != Scalar::Bool
    }
    pub fn is_signed(self) -> bool {
        use Scalar::*;
        matches!(self, Int8 | Int16 | Int | Int64 | Min12Int | Min16Int | LiteralInt)
    }
    pub fn is_unsigned(self) -> bool {
        use Scalar::*;
        matches!(self, Uint8 | Uint16 | Uint | Uint64 | Min16Uint | Int8Packed | Uint8Packed)
    }
    pub fn is_literal(self) -> bool {
        matches!(self, Scalar::LiteralInt | Scalar::LiteralFloat)
    }
    /// `int8_t4_packed` and `uint8_t4_packed`.
    pub fn is_packed(self) -> bool {
        matches!(self, Scalar::Int8Packed | Scalar::Uint8Packed)
    }
    /// `min16float` and similar types: 32 bits wide with RelaxedPrecision, or 16 bits with `-enable-16bit-types`.
    pub fn is_min_precision(self) -> bool {
        use Scalar::*;
        matches!(self, Min10Float | Min16Float | Min12Int | Min16Int | Min16Uint)
    }
    /// Bytes in memory, with types of minimum precision as wide as they are without `-enable-16bit-types`.
    pub fn size(self) -> u32 {
        use Scalar::*;
        match self {
            Int8 | Uint8 => 1,
            Int16 | Uint16 | Half => 2,
            Bool | Int | Uint | WideHalf | Float | LiteralInt | LiteralFloat => 4,
            Min10Float | Min16Float | Min12Int | Min16Int | Min16Uint | Int8Packed | Uint8Packed => 4,
            Int64 | Uint64 | Double => 8,
        }
    }
    pub fn name(self) -> &'static str {
        use Scalar::*;
        match self {
            Bool => "bool",
            Int8 => "int8_t",
            Uint8 => "uint8_t",
            Int16 => "int16_t",
            Uint16 => "uint16_t",
            Int => "int",
            Uint => "uint",
            Int64 => "int64_t",
            Uint64 => "uint64_t",
            Half | WideHalf => "half",
            Float => "float",
            Double => "double",
            Min10Float => "min10float",
            Min16Float => "min16float",
            Min12Int => "min12int",
            Min16Int => "min16int",
            Min16Uint => "min16uint",
            Int8Packed => "int8_t4_packed",
            Uint8Packed => "uint8_t4_packed",
            LiteralInt => "literal int",
            LiteralFloat => "literal float",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Majorness {
    Row,
    Column,
}

/// The number of elements of an array.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ArrayLength {
    Fixed(u32),
    /// `T a[]`: an initializer gives the length, or it is a runtime-sized resource array.
    Unsized,
    /// An expression over specialization constants, with the value that it has when no constant is specialized.
    Spec {
        expression: Deferred,
        default: u32,
    },
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Type {
    /// The type of an expression for which an error was reported; silently compatible with everything.
    Error,
    Void,
    Scalar(Scalar),
    Vector {
        scalar: Scalar,
        len: u32,
    },
    /// `major` is what the declaration (or an option or pragma in effect) specifies, or `None`.
    Matrix {
        scalar: Scalar,
        rows: u8,
        columns: u8,
        major: Option<Majorness>,
    },
    Array {
        element: TypeId,
        length: ArrayLength,
    },
    Struct(StructId),
    Enum(EnumId),
    /// Textures, samplers, buffers, streams, patches, ray queries and all other types of the HLSL library.
    Object {
        kind: ObjectKind,
        args: Box<[TemplateArgument]>,
    },
    /// `unorm float4`, `const T`, ...
    Modified {
        modifiers: TypeModifiers,
        inner: TypeId,
    },
    /// Of a string literal.
    String,
    /// A placeholder for a template parameter while a template is checked without arguments.
    Dependent(Symbol),
}

/// An argument of a library type or of an instantiated template.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum TemplateArgument {
    Type(TypeId),
    Integer(i64),
    Bool(bool),
    /// The bits of a double.
    Float(u64),
    /// A string literal or other opaque text (inline SPIR-V).
    Text(Box<str>),
    /// A specialization-constant expression in inline SPIR-V.
    Spec(Deferred),
    /// `vk::Literal<vk::integral_constant<...>>`: emitted as a literal, not as an id.
    Literal(i64),
    /// A template passed as an argument.
    Template(Symbol),
}

/// Modifiers that are kept on a type, as a bit set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TypeModifiers(pub u8);

impl TypeModifiers {
    pub const CONST: TypeModifiers = TypeModifiers(1);
    pub const UNORM: TypeModifiers = TypeModifiers(2);
    pub const SNORM: TypeModifiers = TypeModifiers(4);
    pub const GLOBALLY_COHERENT: TypeModifiers = TypeModifiers(8);
    pub const VOLATILE: TypeModifiers = TypeModifiers(16);
    /// A reference, much like `inout` (methods that return `this`, `vk::ext_reference`).
    pub const REFERENCE: TypeModifiers = TypeModifiers(32);
    pub const REORDER_COHERENT: TypeModifiers = TypeModifiers(64);
    /// Either of the two.
    pub const COHERENT: TypeModifiers = TypeModifiers(8 | 64);
    pub fn contains(self, other: TypeModifiers) -> bool {
        self.0 & other.0 == other.0
    }
    pub fn contains_any(self, other: TypeModifiers) -> bool {
        self.0 & other.0 != 0
    }
    pub fn with(self, other: TypeModifiers) -> TypeModifiers {
        TypeModifiers(self.0 | other.0)
    }
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}

macro_rules! object_kinds {
    ($($name:ident $text:literal),* $(,)?) => {
        /// The types of HLSL's library and of the `vk` namespace.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum ObjectKind { $($name),* }

        impl ObjectKind {
            /// The spelling in HLSL (without arguments).
            pub fn name(self) -> &'static str {
                match self { $(ObjectKind::$name => $text),* }
            }
            pub const ALL: &[ObjectKind] = &[$(ObjectKind::$name),*];
        }
    };
}

object_kinds! {
    Buffer "Buffer", RWBuffer "RWBuffer", RasterizerOrderedBuffer "RasterizerOrderedBuffer",
    StructuredBuffer "StructuredBuffer", RWStructuredBuffer "RWStructuredBuffer",
    RasterizerOrderedStructuredBuffer "RasterizerOrderedStructuredBuffer",
    AppendStructuredBuffer "AppendStructuredBuffer", ConsumeStructuredBuffer "ConsumeStructuredBuffer",
    ByteAddressBuffer "ByteAddressBuffer", RWByteAddressBuffer "RWByteAddressBuffer",
    RasterizerOrderedByteAddressBuffer "RasterizerOrderedByteAddressBuffer",
    ConstantBuffer "ConstantBuffer", TextureBuffer "TextureBuffer",
    Texture1D "Texture1D", Texture1DArray "Texture1DArray", Texture2D "Texture2D", Texture2DArray "Texture2DArray",
    Texture2DMS "Texture2DMS", Texture2DMSArray "Texture2DMSArray", Texture3D "Texture3D",
    TextureCube "TextureCube", TextureCubeArray "TextureCubeArray",
    RWTexture1D "RWTexture1D", RWTexture1DArray "RWTexture1DArray", RWTexture2D "RWTexture2D",
    RWTexture2DArray "RWTexture2DArray", RWTexture2DMS "RWTexture2DMS", RWTexture2DMSArray "RWTexture2DMSArray",
    RWTexture3D "RWTexture3D",
    RasterizerOrderedTexture1D "RasterizerOrderedTexture1D",
    RasterizerOrderedTexture1DArray "RasterizerOrderedTexture1DArray",
    RasterizerOrderedTexture2D "RasterizerOrderedTexture2D",
    RasterizerOrderedTexture2DArray "RasterizerOrderedTexture2DArray",
    RasterizerOrderedTexture3D "RasterizerOrderedTexture3D",
    FeedbackTexture2D "FeedbackTexture2D", FeedbackTexture2DArray "FeedbackTexture2DArray",
    SamplerState "SamplerState", SamplerComparisonState "SamplerComparisonState",
    SubpassInput "SubpassInput", SubpassInputMS "SubpassInputMS",
    SampledTexture1D "vk::SampledTexture1D", SampledTexture1DArray "vk::SampledTexture1DArray",
    SampledTexture2D "vk::SampledTexture2D", SampledTexture2DArray "vk::SampledTexture2DArray",
    SampledTexture2DMS "vk::SampledTexture2DMS", SampledTexture2DMSArray "vk::SampledTexture2DMSArray",
    SampledTexture3D "vk::SampledTexture3D", SampledTextureCube "vk::SampledTextureCUBE",
    SampledTextureCubeArray "vk::SampledTextureCUBEArray",
    RaytracingAccelerationStructure "RaytracingAccelerationStructure", RayQuery "RayQuery", HitObject "dx::HitObject",
    InputPatch "InputPatch", OutputPatch "OutputPatch",
    PointStream "PointStream", LineStream "LineStream", TriangleStream "TriangleStream",
    ResourceDescriptorHeap "ResourceDescriptorHeap", SamplerDescriptorHeap "SamplerDescriptorHeap",
    // What `ResourceDescriptorHeap[i]` is before it is converted to a resource.
    HeapResource "resource of ResourceDescriptorHeap", HeapSampler "sampler of SamplerDescriptorHeap",
    BufferPointer "vk::BufferPointer", SpirvType "vk::SpirvType", SpirvOpaqueType "vk::SpirvOpaqueType",
    // `vk::ext_type<N>()` of the older inline SPIR-V.
    ExtType "vk::ext_type", ExtResultId "vk::ext_result_id",
    IntegralConstant "vk::integral_constant", Literal "vk::Literal",
    // Work graphs.
    DispatchNodeInputRecord "DispatchNodeInputRecord", RWDispatchNodeInputRecord "RWDispatchNodeInputRecord",
    GroupNodeInputRecords "GroupNodeInputRecords", RWGroupNodeInputRecords "RWGroupNodeInputRecords",
    ThreadNodeInputRecord "ThreadNodeInputRecord", RWThreadNodeInputRecord "RWThreadNodeInputRecord",
    EmptyNodeInput "EmptyNodeInput", NodeOutput "NodeOutput", EmptyNodeOutput "EmptyNodeOutput",
    NodeOutputArray "NodeOutputArray", EmptyNodeOutputArray "EmptyNodeOutputArray",
    ThreadNodeOutputRecords "ThreadNodeOutputRecords", GroupNodeOutputRecords "GroupNodeOutputRecords",
    // Parts of Direct3D's state objects.
    StateObjectConfig "StateObjectConfig", GlobalRootSignature "GlobalRootSignature",
    LocalRootSignature "LocalRootSignature", SubobjectToExportsAssociation "SubobjectToExportsAssociation",
    RaytracingShaderConfig "RaytracingShaderConfig", RaytracingPipelineConfig "RaytracingPipelineConfig",
    RaytracingPipelineConfig1 "RaytracingPipelineConfig1", TriangleHitGroup "TriangleHitGroup",
    ProceduralPrimitiveHitGroup "ProceduralPrimitiveHitGroup",
}

/// What an object is to the host and to memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ObjectClass {
    /// An image that is read through a sampler or fetched from (`Texture*`, `Buffer`).
    SampledImage,
    /// An image that is read and written (`RWTexture*`, `RWBuffer`, rasterizer-ordered ones).
    StorageImage,
    /// `vk::SampledTexture*`.
    CombinedImageSampler,
    SubpassInput,
    Sampler,
    /// `StructuredBuffer` and its writable variants, including append and consume buffers.
    StructuredBuffer,
    ByteAddressBuffer,
    /// `ConstantBuffer<T>`.
    ConstantBuffer,
    /// `TextureBuffer<T>`.
    TextureBuffer,
    AccelerationStructure,
    /// A value inside functions: ray queries, patches, streams, records, pointers, SPIR-V types.
    Other,
}

/// `Dim`, arrayed and multisampled of an image type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ImageShape {
    pub dimension: ImageDimension,
    pub arrayed: bool,
    pub multisampled: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ImageDimension {
    One,
    Two,
    Three,
    Cube,
    Buffer,
    Subpass,
}

impl ImageShape {
    /// The number of components of a coordinate, including the array layer.
    pub fn coordinates(self) -> u32 {
        let base = match self.dimension {
            ImageDimension::One | ImageDimension::Buffer => 1,
            ImageDimension::Two | ImageDimension::Subpass => 2,
            ImageDimension::Three | ImageDimension::Cube => 3,
        };
        base + u32::from(self.arrayed)
    }
    /// The number of components of an offset; none for cubes and buffers.
    pub fn offsets(self) -> u32 {
        match self.dimension {
            ImageDimension::One => 1,
            ImageDimension::Two => 2,
            ImageDimension::Three => 3,
            ImageDimension::Cube | ImageDimension::Buffer | ImageDimension::Subpass => 0,
        }
    }
}

impl ObjectKind {
    pub fn class(self) -> ObjectClass {
        use ObjectKind::*;
        match self {
            Buffer
            | Texture1D
            | Texture1DArray
            | Texture2D
            | Texture2DArray
            | Texture2DMS
            | Texture2DMSArray
            | Texture3D
            | TextureCube
            | TextureCubeArray
            | FeedbackTexture2D
            | FeedbackTexture2DArray => ObjectClass::SampledImage,
            RWBuffer
            | RasterizerOrderedBuffer
            | RWTexture1D
            | RWTexture1DArray
            | RWTexture2D
            | RWTexture2DArray
            | RWTexture2DMS
            | RWTexture2DMSArray
            | RWTexture3D
            | RasterizerOrderedTexture1D
            | RasterizerOrderedTexture1DArray
            | RasterizerOrderedTexture2D
            | RasterizerOrderedTexture2DArray
            | RasterizerOrderedTexture3D => ObjectClass::StorageImage,
            SampledTexture1D
            | SampledTexture1DArray
            | SampledTexture2D
            | SampledTexture2DArray
            | SampledTexture2DMS
            | SampledTexture2DMSArray
            | SampledTexture3D
            | SampledTextureCube
            | SampledTextureCubeArray => ObjectClass::CombinedImageSampler,
            SubpassInput | SubpassInputMS => ObjectClass::SubpassInput,
            SamplerState | SamplerComparisonState => ObjectClass::Sampler,
            StructuredBuffer
            | RWStructuredBuffer
            | RasterizerOrderedStructuredBuffer
            | AppendStructuredBuffer
            | ConsumeStructuredBuffer => ObjectClass::StructuredBuffer,
            ByteAddressBuffer | RWByteAddressBuffer | RasterizerOrderedByteAddressBuffer => {
                ObjectClass::ByteAddressBuffer
            }
            ConstantBuffer => ObjectClass::ConstantBuffer,
            TextureBuffer => ObjectClass::TextureBuffer,
            RaytracingAccelerationStructure => ObjectClass::AccelerationStructure,
            _ => ObjectClass::Other,
        }
    }

    /// Whether a variable of this type is a descriptor (or an array of them).
    pub fn is_resource(self) -> bool {
        self.class() != ObjectClass::Other
    }

    /// Whether shaders may write through it.
    pub fn is_writable(self) -> bool {
        let name = self.name();
        name.starts_with("RW")
            || name.starts_with("Rasterizer")
            || matches!(self, ObjectKind::AppendStructuredBuffer | ObjectKind::ConsumeStructuredBuffer)
    }

    /// Whether a hidden counter belongs to it.
    pub fn has_counter(self) -> bool {
        use ObjectKind::*;
        matches!(
            self,
            RWStructuredBuffer
                | RasterizerOrderedStructuredBuffer
                | AppendStructuredBuffer
                | ConsumeStructuredBuffer
        )
    }

    pub fn is_rasterizer_ordered(self) -> bool {
        self.name().starts_with("RasterizerOrdered")
    }

    pub fn is_stream(self) -> bool {
        matches!(self, ObjectKind::PointStream | ObjectKind::LineStream | ObjectKind::TriangleStream)
    }

    pub fn is_patch(self) -> bool {
        matches!(self, ObjectKind::InputPatch | ObjectKind::OutputPatch)
    }

    /// Records that a node of a work graph receives.
    pub fn is_node_input(self) -> bool {
        use ObjectKind::*;
        matches!(
            self,
            DispatchNodeInputRecord
                | RWDispatchNodeInputRecord
                | GroupNodeInputRecords
                | RWGroupNodeInputRecords
                | ThreadNodeInputRecord
                | RWThreadNodeInputRecord
                | EmptyNodeInput
        )
    }

    /// Where a node sends records.
    pub fn is_node_output(self) -> bool {
        use ObjectKind::*;
        matches!(self, NodeOutput | EmptyNodeOutput | NodeOutputArray | EmptyNodeOutputArray)
    }

    /// Records of work graphs, and their destinations.
    pub fn is_of_nodes(self) -> bool {
        let is_sent =
            matches!(self, ObjectKind::ThreadNodeOutputRecords | ObjectKind::GroupNodeOutputRecords);
        self.is_node_input() || self.is_node_output() || is_sent
    }

    /// The fields of a part of a state object, which Vulkan's pipelines get from the host: how many, and whether they are
    /// strings rather than numbers. No subobject mixes both.
    pub fn subobject_fields(self) -> Option<(u64, bool)> {
        use ObjectKind::*;
        match self {
            StateObjectConfig | RaytracingPipelineConfig => Some((1, false)),
            RaytracingShaderConfig | RaytracingPipelineConfig1 => Some((2, false)),
            GlobalRootSignature | LocalRootSignature => Some((1, true)),
            SubobjectToExportsAssociation | TriangleHitGroup => Some((2, true)),
            ProceduralPrimitiveHitGroup => Some((3, true)),
            _ => None,
        }
    }

    /// The shape of its image, if it is one.
    pub fn image_shape(self) -> Option<ImageShape> {
        use {ImageDimension as Dim, ObjectKind::*};
        let (dimension, arrayed, multisampled) = match self {
            Buffer | RWBuffer | RasterizerOrderedBuffer => (Dim::Buffer, false, false),
            Texture1D | RWTexture1D | RasterizerOrderedTexture1D | SampledTexture1D => {
                (Dim::One, false, false)
            }
            Texture1DArray | RWTexture1DArray | RasterizerOrderedTexture1DArray | SampledTexture1DArray => {
                (Dim::One, true, false)
            }
            Texture2D | RWTexture2D | RasterizerOrderedTexture2D | SampledTexture2D | FeedbackTexture2D => {
                (Dim::Two, false, false)
            }
            Texture2DArray
            | RWTexture2DArray
            | RasterizerOrderedTexture2DArray
            | SampledTexture2DArray
            | FeedbackTexture2DArray => (Dim::Two, true, false),
            Texture2DMS | RWTexture2DMS | SampledTexture2DMS => (Dim::Two, false, true),
            Texture2DMSArray | RWTexture2DMSArray | SampledTexture2DMSArray => (Dim::Two, true, true),
            Texture3D | RWTexture3D | RasterizerOrderedTexture3D | SampledTexture3D => {
                (Dim::Three, false, false)
            }
            TextureCube | SampledTextureCube => (Dim::Cube, false, false),
            TextureCubeArray | SampledTextureCubeArray => (Dim::Cube, true, false),
            SubpassInput => (Dim::Subpass, false, false),
            SubpassInputMS => (Dim::Subpass, false, true),
            _ => return None,
        };
        Some(ImageShape { dimension, arrayed, multisampled })
    }
}

/// `: NAME` after a declaration, index split off (`TEXCOORD3` is `TEXCOORD` and 3).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Semantic {
    /// As written, without the index.
    pub name: Symbol,
    pub index: u32,
    /// As written, with the index.
    pub text: Symbol,
    pub span: Span,
}

/// Interpolation and auxiliary modifiers of a stage input or output, as a bit set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Interpolation(pub u8);

impl Interpolation {
    pub const LINEAR: Interpolation = Interpolation(1);
    pub const CENTROID: Interpolation = Interpolation(2);
    pub const NO_INTERPOLATION: Interpolation = Interpolation(4);
    pub const NO_PERSPECTIVE: Interpolation = Interpolation(8);
    pub const SAMPLE: Interpolation = Interpolation(16);
    pub fn contains(self, other: Interpolation) -> bool {
        self.0 & other.0 == other.0
    }
    pub fn with(self, other: Interpolation) -> Interpolation {
        Interpolation(self.0 | other.0)
    }
}

/// `register(t3, space1)`, `register(c4.y)`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Register {
    /// `b`, `s`, `t`, `u` or `c`; `None` for `register(space1)`.
    pub class: Option<char>,
    pub number: u32,
    pub space: u32,
    /// Whether a space was written.
    pub has_space: bool,
    /// Byte offset of `c4.y` beyond the register.
    pub component: u32,
    pub span: Span,
}

/// How an argument gets to its parameter, and back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParameterMode {
    In,
    Out,
    InOut,
    /// A reference: the object itself is used in the callee (`inout` resources, streams, `this`-like, `ext_reference`).
    Reference,
}

/// A data member.
#[derive(Clone, Debug)]
pub struct Field {
    pub name: Symbol,
    pub ty: TypeId,
    pub semantic: Option<Semantic>,
    pub interpolation: Interpolation,
    pub attributes: Vec<Attribute>,
    /// `packoffset`, in bytes (members of a `cbuffer` only).
    pub pack_offset: Option<u32>,
    pub registers: Vec<Register>,
    pub bit_width: Option<u32>,
    pub is_precise: bool,
    /// `mutable`: `const` methods may change it. Of HLSL 2026.
    pub is_mutable: bool,
    /// `payload` access qualifiers: `(is_write, stage or "caller")`.
    pub payload_access: Vec<(bool, Symbol)>,
    pub span: Span,
}

impl Field {
    /// One of which nothing else is said.
    pub fn new(name: Symbol, ty: TypeId, span: Span) -> Field {
        Field {
            name,
            ty,
            semantic: None,
            interpolation: Interpolation::default(),
            attributes: Vec::new(),
            pack_offset: None,
            registers: Vec::new(),
            bit_width: None,
            is_precise: false,
            is_mutable: false,
            payload_access: Vec::new(),
            span,
        }
    }

    /// Whether it specifies how many groups of a node to launch.
    pub fn is_dispatch_grid(&self, symbols: &Symbols) -> bool {
        self.semantic.as_ref().is_some_and(|it| symbols.text(it.name).eq_ignore_ascii_case("SV_DispatchGrid"))
    }
}

#[derive(Clone, Debug)]
pub struct Struct {
    /// As declared; [`kw::EMPTY`](crate::symbol::kw::EMPTY) when it has no name.
    pub name: Symbol,
    /// With namespaces, enclosing structs and template arguments, for messages: `ns::Pair<float, 3>`.
    pub display_name: Symbol,
    /// The base struct's fields come first in memory, as one member.
    pub base: Option<StructId>,
    /// Data members in order, added by [`Types::add_field`]; static ones are globals of the program.
    pub fields: Vec<Field>,
    /// Where the bits of the last member end in the number that it is in; 0 if it is not a bit-field.
    pub(crate) last_bits: u32,
    pub contents: Contents,
    pub is_interface: bool,
    pub is_union: bool,
    /// Declared with `class`.
    pub is_class: bool,
    /// The `interface`s that it declares to implement.
    pub interfaces: Vec<StructId>,
    pub attributes: Vec<Attribute>,
    /// False between a forward declaration and the definition.
    pub is_complete: bool,
    /// `[raypayload]`.
    pub is_ray_payload: bool,
    pub span: Span,
}

impl Struct {
    /// One without members.
    pub fn new(name: Symbol, span: Span) -> Struct {
        Struct {
            name,
            display_name: name,
            base: None,
            fields: Vec::new(),
            last_bits: 0,
            contents: Contents::default(),
            is_interface: false,
            is_union: false,
            is_class: false,
            interfaces: Vec::new(),
            attributes: Vec::new(),
            is_complete: false,
            is_ray_payload: false,
            span,
        }
    }

    /// Whether the language declares it, and no text does.
    pub fn is_of_language(&self) -> bool {
        self.span == Span::default()
    }
}

#[derive(Clone, Debug)]
pub struct Enum {
    pub name: Symbol,
    /// `enum class`: no implicit conversion to integers.
    pub is_scoped: bool,
    pub underlying: Scalar,
    pub enumerators: Vec<(Symbol, i64)>,
    pub span: Span,
}

/// The table of types of one program.
#[derive(Clone, Debug)]
pub struct Types {
    types: Interner<Type>,
    /// By scalar and length: the scalars, with length 0, and the short vectors that have been interned.
    short: [[Option<TypeId>; 5]; SCALARS],
    pub structs: Arena<Struct>,
    pub enums: Arena<Enum>,
    /// Before HLSL 2021: structs with fields of equal types convert to each other implicitly.
    pub structs_convert: bool,
    pub error: TypeId,
    pub void: TypeId,
    pub bool: TypeId,
    pub int: TypeId,
    pub uint: TypeId,
    pub float: TypeId,
    pub string: TypeId,
}

impl Default for Types {
    fn default() -> Self {
        let mut types = Interner::default();
        Types {
            short: [[None; 5]; SCALARS],
            error: types.intern(Type::Error),
            void: types.intern(Type::Void),
            bool: types.intern(Type::Scalar(Scalar::Bool)),
            int: types.intern(Type::Scalar(Scalar::Int)),
            uint: types.intern(Type::Scalar(Scalar::Uint)),
            float: types.intern(Type::Scalar(Scalar::Float)),
            string: types.intern(Type::String),
            types,
            structs: Arena::default(),
            enums: Arena::default(),
            structs_convert: false,
        }
    }
}

impl std::ops::Index<TypeId> for Types {
    type Output = Type;
    fn index(&self, id: TypeId) -> &Type {
        &self.types[id]
    }
}

impl Types {
    pub fn intern(&mut self, ty: Type) -> TypeId {
        self.types.intern(ty)
    }
    /// The id of `ty` if it has been interned.
    pub fn find(&self, ty: &Type) -> Option<TypeId> {
        self.types.find(ty)
    }
    pub fn scalar(&mut self, scalar: Scalar) -> TypeId {
        match scalar {
            Scalar::Bool => self.bool,
            Scalar::Int => self.int,
            Scalar::Uint => self.uint,
            Scalar::Float => self.float,
            other => self.short(other, 0),
        }
    }
    pub fn vector(&mut self, scalar: Scalar, len: u32) -> TypeId {
        match len {
            1..=4 => self.short(scalar, len),
            _ => self.intern(Type::Vector { scalar, len }),
        }
    }
    fn short(&mut self, scalar: Scalar, len: u32) -> TypeId {
        let known = &mut self.short[scalar as usize][len as usize];
        *known.get_or_insert_with(|| {
            self.types.intern(if len == 0 { Type::Scalar(scalar) } else { Type::Vector { scalar, len } })
        })
    }
    pub fn matrix(&mut self, scalar: Scalar, rows: u8, columns: u8) -> TypeId {
        self.intern(Type::Matrix { scalar, rows, columns, major: None })
    }
    pub fn array(&mut self, element: TypeId, length: ArrayLength) -> TypeId {
        self.intern(Type::Array { element, length })
    }
    pub fn object(&mut self, kind: ObjectKind, args: Vec<TemplateArgument>) -> TypeId {
        self.intern(Type::Object { kind, args: args.into() })
    }

    /// The type without its modifiers at the top (`const unorm float4` → `float4`); majorness stays.
    #[inline]
    pub fn unmodified(&self, id: TypeId) -> TypeId {
        let mut id = id;
        while let Type::Modified { inner, .. } = self[id] {
            id = inner;
        }
        id
    }

    /// The same, with a look at it.
    #[inline]
    pub fn behind_modifiers(&self, id: TypeId) -> &Type {
        let mut ty = &self[id];
        while let Type::Modified { inner, .. } = ty {
            ty = &self[*inner];
        }
        ty
    }

    /// The type for comparisons: without modifiers and matrix order, also inside arrays.
    pub fn canonical(&mut self, id: TypeId) -> TypeId {
        match self[id] {
            Type::Modified { inner, .. } => self.canonical(inner),
            Type::Matrix { scalar, rows, columns, major: Some(_) } => self.matrix(scalar, rows, columns),
            Type::Array { element, length } => {
                let plain = self.canonical(element);
                if plain == element { id } else { self.array(plain, length) }
            }
            _ => id,
        }
    }

    /// The type with matrices that have no order of their own, also inside arrays.
    pub fn without_majorness(&mut self, id: TypeId) -> TypeId {
        match self[id] {
            Type::Modified { modifiers, inner } => {
                let plain = self.without_majorness(inner);
                if plain == inner { id } else { self.intern(Type::Modified { modifiers, inner: plain }) }
            }
            Type::Matrix { scalar, rows, columns, major: Some(_) } => self.matrix(scalar, rows, columns),
            Type::Array { element, length } => {
                let plain = self.without_majorness(element);
                if plain == element { id } else { self.array(plain, length) }
            }
            _ => id,
        }
    }

    /// Whether inline SPIR-V names any pointer.
    pub fn has_spirv_pointers(&self) -> bool {
        let pointer = TemplateArgument::Integer(/* OpTypePointer */ 32);
        self.types.iter().any(|(_, it)| match it {
            Type::Object { kind: ObjectKind::SpirvType | ObjectKind::SpirvOpaqueType, args } => {
                args.first() == Some(&pointer)
            }
            _ => false,
        })
    }

    /// The object kind and arguments, ignoring modifiers.
    #[inline]
    pub fn as_object(&self, id: TypeId) -> Option<(ObjectKind, &[TemplateArgument])> {
        match self.behind_modifiers(id) {
            Type::Object { kind, args } => Some((*kind, args)),
            _ => None,
        }
    }

    /// The object kind of the innermost element of (arrays of) objects.
    pub fn resource_kind(&self, id: TypeId) -> Option<ObjectKind> {
        match self.behind_modifiers(id) {
            Type::Array { element, .. } => self.resource_kind(*element),
            Type::Object { kind, .. } => Some(*kind),
            _ => None,
        }
    }

    /// The component type of a scalar, vector, matrix or enum.
    #[inline]
    pub fn component(&self, id: TypeId) -> Option<Scalar> {
        match *self.behind_modifiers(id) {
            Type::Scalar(scalar) | Type::Vector { scalar, .. } | Type::Matrix { scalar, .. } => Some(scalar),
            Type::Enum(it) => Some(self.enums[it].underlying),
            _ => None,
        }
    }
}
