//! What a debugger is told of the source: the terms that `OpenCL.DebugInfo.100` and `NonSemantic.Shader.DebugInfo.100`
//! share. `lower` fills it if the options ask for it; passes do not look at it.

use super::{GlobalOrigin, ScopeId};
use crate::{
    arena::{Arena, Id, Interner},
    source::Span,
};

pub type DebugTypeId = Id<DebugType>;
pub type DebugFunctionId = Id<DebugFunction>;

#[derive(Clone, Debug, Default)]
pub struct DebugInfo {
    pub types: Interner<DebugType>,
    pub functions: Arena<DebugFunction>,
    /// In the order of declaration.
    pub globals: Vec<DebugGlobal>,
    /// The function of the source behind each of [`super::Module::entries`].
    pub entries: Vec<Option<DebugFunctionId>>,
    /// The scope of variables outside of functions of which values are shown, which is around all functions.
    pub unit: Option<ScopeId>,
}

/// A type as the source has it. Sizes and offsets are in bits.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum DebugType {
    Basic {
        name: Box<str>,
        bits: u32,
        encoding: Encoding,
    },
    Vector {
        element: DebugTypeId,
        len: u32,
    },
    /// The lengths from the outermost on; 0 is one that is not known.
    Array {
        element: DebugTypeId,
        lengths: Vec<u32>,
    },
    Composite(DebugComposite),
    /// A composite made from a template, with the arguments.
    Template {
        composite: DebugTypeId,
        arguments: Vec<DebugTypeId>,
    },
    /// The result and the parameters; None for `void`.
    Function {
        result: Option<DebugTypeId>,
        parameters: Vec<DebugTypeId>,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Encoding {
    Boolean,
    Float,
    Signed,
    Unsigned,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct DebugComposite {
    pub name: Box<str>,
    pub linkage_name: Box<str>,
    pub tag: Tag,
    /// None for what has no size that the source could know: textures, samplers, buffers.
    pub bits: Option<u32>,
    /// None for a type of the language.
    pub span: Option<Span>,
    pub members: Vec<DebugMember>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tag {
    Class,
    Struct,
    Union,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct DebugMember {
    pub name: Box<str>,
    pub ty: DebugTypeId,
    pub offset: u32,
    pub bits: u32,
    pub span: Span,
}

#[derive(Clone, Debug)]
pub struct DebugFunction {
    /// With the struct of a method: `Light.get`.
    pub name: Box<str>,
    pub ty: DebugTypeId,
    /// From the type of its result on.
    pub span: Span,
    pub body: Span,
}

#[derive(Clone, Debug)]
pub struct DebugGlobal {
    pub name: Box<str>,
    pub ty: DebugTypeId,
    pub span: Span,
    /// The variable that has it, if the module has one.
    pub origin: GlobalOrigin,
}
