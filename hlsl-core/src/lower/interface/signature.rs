//! The stage interface of one entry point: which variables there are, and how values are made of them.

use std::rc::Rc;

use super::semantic::{Builtin, Point, Shape};
use crate::{
    ir::{self, Decoration, spirv},
    lower::Lower,
    source::Span,
    symbol::Symbol,
    typed::FunctionId,
    types::{ArrayLength, Scalar, Type, TypeId},
};

/// The stage interface of the entry point being lowered.
#[derive(Clone, Debug, Default)]
pub struct Interface {
    pub(in crate::lower) signature: Signature,
    /// Of [`Signature::variables`].
    pub(in crate::lower) variables: Vec<ir::GlobalId>,
    /// Of [`Signature::distances`].
    pub(in crate::lower) distances: Vec<ir::GlobalId>,
    /// What the vertices of a geometry shader's streams are made of, in the order of parameters.
    pub(in crate::lower) streams: Vec<Rc<Node>>,
    /// Parameters of the entry function that are outputs of a mesh shader, by index.
    pub(in crate::lower) mesh: Vec<(u32, Rc<Node>)>,
    /// Vertices and primitives that methods are called of.
    pub(in crate::lower) objects: Vec<Rc<Node>>,
    /// The entry function, and its parameter that is a ray payload with the variable behind it.
    pub(in crate::lower) function: Option<FunctionId>,
    pub(in crate::lower) payload: Option<(u32, ir::GlobalId)>,
    /// The payload type of an amplification shader.
    pub(in crate::lower) dispatched: Option<TypeId>,
    /// The payload of an amplification shader, with SPV_NV_mesh_shader.
    pub(in crate::lower) payload_out: Option<Rc<Node>>,
    /// Parameters of a pixel shader's entry function, by index: intrinsics on inputs refer to them.
    pub(in crate::lower) inputs: Vec<(u32, Rc<Node>)>,
    /// Inputs and outputs of a node: the types of their records, by the name of whoever has their limit.
    pub(in crate::lower) nodes: Vec<(Symbol, ir::TypeId)>,
    /// What a node gets.
    pub(in crate::lower) records: Option<ir::GlobalId>,
    /// What `vk::ext_execution_mode` asked for.
    pub(in crate::lower) execution_modes: Vec<ir::ExecutionMode>,
}

#[derive(Clone, Debug, Default)]
pub struct Signature {
    pub variables: Vec<Variable>,
    /// `gl_ClipDistance` and `gl_CullDistance`, as input and as output.
    pub distances: Vec<Distances>,
}

/// A variable of storage class `Input` or `Output`.
#[derive(Clone, Debug)]
pub struct Variable {
    /// `in.var.TEXCOORD0`, `gl_Position`, or nothing.
    pub name: String,
    /// Of the parameter or field.
    pub declared: String,
    pub is_input: bool,
    pub point: Point,
    /// The HLSL type of its value (never a bool unless a builtin is one), without the array of vertices.
    pub ty: TypeId,
    /// How many vertices or primitives it is an array of.
    pub per_vertex: Option<u32>,
    pub builtin: Option<spirv::BuiltIn>,
    /// `vk::location`, then what was found for it.
    pub location: Option<u32>,
    /// `SV_Target` with its index.
    pub target: Option<u32>,
    pub index: Option<u32>,
    pub component: Option<u32>,
    pub decorations: Vec<Decoration>,
    /// As written, with the index: `TEXCOORD0`.
    pub semantic: String,
    /// Part of the payload of an amplification shader with SPV_NV_mesh_shader: has an offset but no location.
    pub is_payload: bool,
    /// One of several rows of a variable, for `-pack-optimized`.
    pub is_row: bool,
    /// An output that stays even if it is never written: DXC's `-pack-optimized` does not look into matrices.
    pub stays: bool,
    pub span: Span,
}

impl Variable {
    /// Whether a decoration of inline SPIR-V replaces the location.
    pub fn is_placed_by_decoration(&self) -> bool {
        let places =
            |it: &Decoration| it.is(spirv::Decoration::Location) || it.is(spirv::Decoration::BuiltIn);
        self.decorations.iter().any(places)
    }
}

/// All clip or all cull distances of one direction in one array.
#[derive(Clone, Debug)]
pub struct Distances {
    pub is_input: bool,
    pub is_cull: bool,
    /// Of the first of them.
    pub declared: String,
    pub per_vertex: Option<u32>,
    /// Of each variable: its semantic index, how many floats it has, and where they begin.
    pub parts: Vec<DistancePart>,
    pub semantic: String,
    pub span: Span,
}

#[derive(Clone, Debug)]
pub struct DistancePart {
    pub index: u32,
    pub count: u32,
    pub offset: u32,
}

impl Distances {
    pub fn total(&self) -> u32 {
        self.parts.iter().map(|part| part.count).fold(0, u32::saturating_add)
    }
    pub fn builtin(&self) -> Builtin {
        let (number, name) = match self.is_cull {
            false => (spirv::BuiltIn::ClipDistance, "gl_ClipDistance"),
            true => (spirv::BuiltIn::CullDistance, "gl_CullDistance"),
        };
        Builtin { number, name, shape: Shape::Distances }
    }
}

/// How a value is made of variables.
#[derive(Clone, Debug, PartialEq)]
pub enum Node {
    Leaf(Leaf),
    Struct {
        ty: TypeId,
        base: Option<Box<Node>>,
        /// Of bit-fields that share a word, each is that word.
        fields: Vec<Node>,
    },
    /// Elements of an array of structs, each with its own variables.
    Elements {
        ty: TypeId,
        elements: Vec<Node>,
    },
    /// Something was wrong with it, which was reported.
    Missing {
        ty: TypeId,
    },
}

impl Node {
    pub fn ty(&self) -> TypeId {
        match self {
            Node::Leaf(leaf) => leaf.ty,
            Node::Struct { ty, .. } | Node::Elements { ty, .. } | Node::Missing { ty } => *ty,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Leaf {
    /// What the shader sees.
    pub ty: TypeId,
    pub access: Access,
}

/// How the value of a leaf comes out of its variable: an index into [`Signature::variables`] that the flattener got when
/// it added the variable, and so one into [`Interface::variables`], which `declare` makes one for one. Nothing is ever
/// removed from either, so that indexing cannot fail.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Access {
    /// As it is, but for conversions between scalars.
    Whole(usize),
    /// Part `part` of [`Signature::distances`] number `group`.
    Distances { group: usize, part: usize },
    /// The one element of an array.
    Mask(usize),
    /// Components are the first elements of an array.
    Levels(usize),
    /// The third coordinate is what the others leave of 1.
    Barycentrics(usize),
    /// A pixel's position, with 1/w instead of w.
    ReciprocalW(usize),
    /// A position that is to be upside down.
    InvertedY(usize),
    /// `SV_InstanceID` and `SV_VertexID` count from the first of the draw.
    FromBase { variable: usize, base: usize },
    /// A `nointerpolation` input of which all three vertices are there: the first one's.
    FirstVertex(usize),
    /// 1 where the variable is true, else -1.
    Face(usize),
    /// Before Vulkan 1.3 no variable has it.
    HelperInvocation,
    /// Rows of a matrix or elements of an array, each as a separate variable, with `-pack-optimized`.
    Rows { first: usize, count: u32 },
    /// The indices of a primitive in SPV_NV_mesh_shader: that many elements of one long array.
    Indices { variable: usize, corners: u32 },
}

/// The number of elements of an array.
pub(in crate::lower) fn array_length(lower: &Lower, ty: TypeId) -> Option<u32> {
    match lower.types[lower.types.unmodified(ty)] {
        Type::Array { length: ArrayLength::Fixed(length), .. } => Some(length),
        _ => None,
    }
}

/// How many floats are in a scalar, vector or array of them.
pub fn floats(lower: &Lower, ty: TypeId) -> u32 {
    match lower.types[lower.types.unmodified(ty)] {
        Type::Vector { len, .. } => len,
        Type::Array { element, length: ArrayLength::Fixed(length) } => {
            floats(lower, element).saturating_mul(length)
        }
        _ => 1,
    }
}

/// The type of a variable that carries values of type `ty` between stages: without bools, which have no
/// representation.
pub fn in_memory(lower: &mut Lower, ty: TypeId) -> TypeId {
    let ty = lower.types.unmodified(ty);
    match lower.types[ty] {
        Type::Scalar(Scalar::Bool) => lower.types.uint,
        Type::Vector { scalar: Scalar::Bool, len } => lower.types.vector(Scalar::Uint, len),
        Type::Matrix { scalar: Scalar::Bool, rows, columns, .. } => {
            lower.types.matrix(Scalar::Uint, rows, columns)
        }
        Type::Array { element, length } => {
            let inner = in_memory(lower, element);
            lower.types.array(inner, length)
        }
        Type::Enum(id) => {
            let scalar = lower.types.scalar(lower.types.enums[id].underlying);
            in_memory(lower, scalar)
        }
        _ => ty,
    }
}
