//! Types as they are written.

use super::{Expression, Item, MatrixPacking, Modifiers, Path, RecordKind};
use crate::{arena::Id, source::Span};

/// A type where it is written.
#[derive(Clone, Debug, PartialEq)]
pub struct Type {
    pub kind: TypeKind,
    /// Those of a type that stands alone: a template argument, a cast, a typedef's target. In a declaration with
    /// declarators all modifiers are in [`Specifiers`](super::Specifiers) and this is empty.
    pub modifiers: Modifiers,
    /// The `#pragma pack_matrix` in force here, for matrices in this type without a majorness of their own.
    pub packing: MatrixPacking,
    pub span: Span,
}

#[derive(Clone, Debug, PartialEq)]
pub enum TypeKind {
    /// Not understood, already reported.
    Error,
    /// `float4x4`, `vector<float, 3>`, `Texture2D<float4>`, `a::b<int>`: everything that is looked up by name,
    /// built-in types included.
    Named(Path),
    /// `typename T::inner`
    Typename(Path),
    /// `auto`, from HLSL 202x on: the type of the initializer.
    Auto,
    /// `unsigned int2`: the unsigned counterpart of the type.
    Unsigned(Id<Type>),
    /// `struct S`, `enum E` without a body where a type is used: the name must be of that kind.
    Elaborated(ElaboratedKind, Path),
    /// `struct S { … } s;`: the item is a [`Record`](super::Record) or [`Enum`](super::Enum), perhaps unnamed,
    /// that is declared here.
    Defined(Id<Item>),
    /// `float[4]` in a type that stands alone. The outermost dimension is the outermost node.
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
