//! Declarations, at the top level and elsewhere.

use smallvec::SmallVec;

use super::{
    Annotation, ArrayBound, Attributes, Expression, Modifiers, Name, Path, Statement, TemplateArguments, Type,
};
use crate::{
    arena::{Id, RareList},
    source::Span,
    symbol::Symbol,
};

/// A declaration and its span.
#[derive(Clone, Debug, PartialEq)]
pub struct Item {
    pub kind: ItemKind,
    /// Those before the declaration; those after a declared name are on the declarator.
    pub attributes: Attributes,
    pub span: Span,
}

#[derive(Clone, Debug, PartialEq)]
pub enum ItemKind {
    /// Could not be parsed; already reported.
    Error,
    /// A stray `;`
    Empty,
    /// Global and local variables, fields.
    Variables(Variables),
    /// Functions and methods, declared or defined.
    Function(Box<Function>),
    /// `struct S { … };`, `struct S;`
    Record(Box<Record>),
    Enum(Box<Enum>),
    /// `cbuffer`, `tbuffer`
    Buffer(Box<Buffer>),
    Namespace(Namespace),
    /// `using namespace a::b;`
    UsingNamespace(Box<Path>),
    /// `using a::b;`
    Using(Box<Path>),
    /// `using A = T;`, possibly as a template.
    Alias {
        name: Name,
        ty: Id<Type>,
    },
    /// `typedef T A, B[4];`
    Typedef(Variables),
    /// `template<…> item`
    Template(Box<Template>),
    /// `template float f<float>(float);`, `template struct S<int>;`
    Instantiation(Id<Item>),
    /// `static_assert(condition, "message");`
    StaticAssert {
        condition: Id<Expression>,
        message: Option<Id<Expression>>,
    },
    /// A part of the effects framework (`technique`, `fxgroup`, …) that is ignored with a warning.
    Effect,
}

/// What precedes the declarators and is shared by them.
#[derive(Clone, Debug, PartialEq)]
pub struct Specifiers {
    /// All modifiers, including those of the type, wherever they are written.
    pub modifiers: Modifiers,
    pub ty: Id<Type>,
    pub span: Span,
}

/// `static const float a = 1, b[2] : register(c0);`
#[derive(Clone, Debug, PartialEq)]
pub struct Variables {
    pub specifiers: Specifiers,
    /// Mostly only one.
    pub declarators: SmallVec<[Declarator; 1]>,
}

/// One declared name with what belongs to it alone: `b[2] : register(c0) = { 1, 2 }`
#[derive(Clone, Debug, PartialEq)]
pub struct Declarator {
    /// The name, [`kw::EMPTY`](crate::symbol::kw::EMPTY) for unnamed parameters and bit-fields.
    pub name: Name,
    /// `S` of `int S::a = 1;`, a static member's definition.
    pub qualifier: Option<Box<Path>>,
    /// `<int>` of `template<> static const int size<int> = 4;`
    pub arguments: Option<Box<TemplateArguments>>,
    /// `[2][3]`, outermost first.
    pub arrays: RareList<ArrayBound>,
    /// `: 3` of a bit-field.
    pub bits: Option<Id<Expression>>,
    /// Semantic, `register`, `packoffset`, payload access.
    pub annotations: RareList<Annotation>,
    pub initializer: Option<Initializer>,
    /// Attributes after the name.
    pub attributes: Attributes,
    pub span: Span,
}

impl Declarator {
    /// One of which there is nothing but a name.
    pub fn named(name: Name) -> Declarator {
        Declarator {
            name,
            qualifier: None,
            arguments: None,
            arrays: RareList::new(),
            bits: None,
            annotations: RareList::new(),
            initializer: None,
            attributes: Attributes::new(),
            span: name.span,
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub enum Initializer {
    /// `= value`, an initializer list included.
    Value(Id<Expression>),
    /// `sampler_state { … }`, `{ Filter = …; }`: part of the effects framework, ignored.
    Effect,
}

/// `float4 main(float4 a : A) : SV_Target { … }`
#[derive(Clone, Debug, PartialEq)]
pub struct Function {
    /// Everything before the name, including modifiers of the return type.
    pub modifiers: Modifiers,
    /// None for a conversion operator, whose name contains it, and for a constructor, which HLSL does not have: the
    /// parser reports those, as well as destructors, and `const` methods before HLSL 2026, and bodies like `= delete`.
    pub return_type: Option<Id<Type>>,
    /// Qualified for a method defined outside its record; with template arguments for a specialization.
    pub name: Path,
    pub parameters: Vec<Parameter>,
    /// From `(` to `)`.
    pub parameters_span: Span,
    /// The semantic of the result and the like.
    pub annotations: RareList<Annotation>,
    /// Attributes after the parameters.
    pub attributes: Attributes,
    /// `void f() const`, in HLSL 2026.
    pub is_const: bool,
    /// A [`StatementKind::Block`](super::StatementKind::Block); none in a prototype.
    pub body: Option<Id<Statement>>,
}

/// `inout float4 a[2] : A = 0`
#[derive(Clone, Debug, PartialEq)]
pub struct Parameter {
    pub attributes: Attributes,
    pub specifiers: Specifiers,
    /// Its initializer is the default argument.
    pub declarator: Declarator,
    pub span: Span,
}

/// `struct S : Base { … }`
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    pub kind: RecordKind,
    /// None if anonymous; with template arguments for a specialization.
    pub name: Option<Path>,
    /// The base and the interfaces.
    pub bases: Vec<Id<Type>>,
    /// None for a forward declaration.
    pub members: Option<Vec<Id<Item>>>,
    /// Attributes between `struct` and the name.
    pub attributes: Attributes,
    /// Of the keyword.
    pub keyword: Span,
    /// Of the `}`, or the end of a declaration without a body.
    pub end: Span,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RecordKind {
    Struct,
    Class,
    Interface,
}

impl RecordKind {
    pub fn text(self) -> &'static str {
        match self {
            RecordKind::Struct => "struct",
            RecordKind::Class => "class",
            RecordKind::Interface => "interface",
        }
    }
}

/// `enum class E : uint { A, B = 3 }`
#[derive(Clone, Debug, PartialEq)]
pub struct Enum {
    /// `enum class`, `enum struct`
    pub scoped: bool,
    pub name: Option<Path>,
    pub underlying: Option<Id<Type>>,
    /// None for a forward declaration.
    pub enumerators: Option<Vec<Enumerator>>,
    pub attributes: Attributes,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Enumerator {
    pub name: Name,
    pub value: Option<Id<Expression>>,
    pub attributes: Attributes,
    pub span: Span,
}

/// `cbuffer C : register(b0) { … }`
#[derive(Clone, Debug, PartialEq)]
pub struct Buffer {
    pub kind: BufferKind,
    /// Empty for an unnamed buffer.
    pub name: Name,
    pub annotations: RareList<Annotation>,
    pub items: Vec<Id<Item>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BufferKind {
    Constant,
    Texture,
}

/// `namespace a { … }`
#[derive(Clone, Debug, PartialEq)]
pub struct Namespace {
    pub name: Name,
    pub items: Vec<Id<Item>>,
}

/// `template<typename T, int N = 4> item`
#[derive(Clone, Debug, PartialEq)]
pub struct Template {
    /// Empty for an explicit specialization, `template<>`.
    pub parameters: Vec<TemplateParameter>,
    /// From `template` to `>`.
    pub span: Span,
    /// A function, record, alias, variable, or another template (a template member defined outside).
    pub item: Id<Item>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct TemplateParameter {
    /// May be empty.
    pub name: Name,
    pub kind: TemplateParameterKind,
    pub span: Span,
}

#[derive(Clone, Debug, PartialEq)]
pub enum TemplateParameterKind {
    /// `typename T = float`
    Type { default: Option<Id<Type>> },
    /// `int N = 4`
    Value { ty: Id<Type>, default: Option<Id<Expression>> },
    /// `template<typename> class T = Buffer`
    Template { parameters: Vec<TemplateParameter>, default: Option<Box<Path>> },
}

impl Item {
    /// The symbol of the item's name, if it has exactly one.
    pub fn name(&self) -> Option<Symbol> {
        match &self.kind {
            ItemKind::Function(function) => function.name.last_identifier(),
            ItemKind::Record(record) => record.name.as_ref()?.last_identifier(),
            ItemKind::Enum(item) => item.name.as_ref()?.last_identifier(),
            ItemKind::Buffer(buffer) => Some(buffer.name.symbol),
            ItemKind::Alias { name, .. } => Some(name.symbol),
            _ => None,
        }
    }
}
