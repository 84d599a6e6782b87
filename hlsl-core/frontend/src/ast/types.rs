//! Types as written in the source.

use super::{Expression, Item, MatrixPacking, Modifiers, Path, RecordKind};
use crate::{arena::Id, source::Span};

/// A type and its span.
#[derive(Clone, Debug, PartialEq)]
pub struct Type {
    pub kind: TypeKind,
    /// The modifiers of a standalone type: a template argument, a cast, the target of a typedef. In a declaration with
    /// declarators, all modifiers are in [`Specifiers`](super::Specifiers) and this is empty.
    pub modifiers: Modifiers,
    /// The `#pragma pack_matrix` in effect here, for matrices in this type without an explicit order.
    pub packing: MatrixPacking,
    pub span: Span,
}

#[derive(Clone, Debug, PartialEq)]
pub enum TypeKind {
    /// Could not be parsed; already reported.
    Error,
    /// `float4x4`, `vector<float, 3>`, `Texture2D<float4>`, `a::b<int>`: everything that is looked up by name,
    /// built-in types included.
    Named(Path),
    /// `typename T::inner`
    Typename(Path),
    /// `auto`: the type of the initializer.
    Auto,
    /// `__decltype(value)`: the type of an expression, which is not evaluated.
    Decltype(Id<Expression>),
    /// `unsigned int2`: the unsigned counterpart of the type.
    Unsigned(Id<Type>),
    /// `struct S`, `enum E` without a body where a type is used: the name must be of that kind.
    Elaborated(ElaboratedKind, Path),
    /// `struct S { … } s;`: the item is a [`Record`](super::Record) or [`Enum`](super::Enum), perhaps unnamed,
    /// that is declared here.
    Defined(Id<Item>),
    /// `float[4]` in a standalone type. The outermost dimension is the outermost node.
    Array(Id<Type>, ArrayBound),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ElaboratedKind {
    Record(RecordKind),
    Enum,
}

/// `[4]`, or `[]`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ArrayBound {
    pub size: Option<Id<Expression>>,
    pub span: Span,
}
