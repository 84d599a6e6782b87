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
    /// Several keywords: `unsigned int`. One keyword (`int`, `void`, `half`) is [`TypeKind::Named`].
    Spelled(SpelledType),
    /// `struct S`, `enum E` without a body where a type is used: the name must be of that kind.
    Elaborated(ElaboratedKind, Path),
    /// `struct S { … } s;`: the item is a [`Record`](super::Record) or [`Enum`](super::Enum), perhaps unnamed,
    /// that is declared here.
    Defined(Id<Item>),
    Auto,
    /// `decltype(expression)`
    Decltype(Id<Expression>),
    /// `float[4]` in a type that stands alone. The outermost dimension is the outermost node.
    Array(Id<Type>, ArrayBound),
    /// `T &`
    Reference(Id<Type>),
    /// `T *`, which HLSL refuses; reported by the parser.
    Pointer(Id<Type>),
}

/// Built-in types of several words. `unsigned` and `signed` alone mean `int`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SpelledType {
    /// `unsigned int`, `unsigned`
    UnsignedInt,
    /// `signed int`, `signed`
    SignedInt,
    /// `unsigned char`, `signed char` and the like, which HLSL refuses: reported by the parser.
    Other,
    /// `unsigned short`, `unsigned int16_t`
    UnsignedInt16,
    /// `signed short`
    SignedInt16,
    /// `unsigned long long`, `unsigned int64_t`
    UnsignedInt64,
    /// `long long`, `signed int64_t`
    SignedInt64,
    /// `unsigned min16int`
    UnsignedMin16Int,
    /// `unsigned int2`, `unsigned int4`: a vector of so many components.
    UnsignedVector(u8),
    /// `unsigned int2x3`: rows and columns.
    UnsignedMatrix(u8, u8),
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
