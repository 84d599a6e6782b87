//! The syntax tree: one struct per production of the grammar, each with its span.
//!
//! # Shape
//!
//! Items, statements, expressions, types and the paths in expressions live in arenas of the [`Module`] and refer to each
//! other by [`Id`]; `module[id]` reads one. So do the [`List`]s of arguments and statements. So a tree does not consist of
//! nested boxes, is dropped without recursion, and any part of it can be visited repeatedly: a template body is parsed once
//! and checked once for each instantiation.
//! Whatever contains a template parameter is ordinary syntax; only names tell the two apart.
//!
//! A single [`Item`] type serves the top level, namespaces, `cbuffer` blocks, the members of records and the
//! declarations among statements, because HLSL allows nearly the same things in all of these places.
//!
//! # Depth
//!
//! Items and statements nest at most [`MAX_DEPTH`] deep, and so do the expressions and types in each of them, so
//! plain recursion over the tree is safe, with three exceptions that people (and generators) write at arbitrary
//! length. Walk them with a loop:
//!
//! - left-deep chains of binary operators, `a + a + a + …` with the comma included: the left operand of a
//!   [`Binary`](ExpressionKind::Binary) counts as no step down if it is itself one. [`Module::binary_chain`]
//!   lists a chain from the innermost operand outwards;
//! - `else if` chains: the else branch of an [`If`](StatementKind::If) that is again an `If` counts as no step;
//! - labels: `case 1: case 2: …` are flat, see [`StatementKind::Case`].
//!
//! # Errors
//!
//! Where the text could not be parsed, there is an `Error` node and a diagnostic in the sink. Later stages silently
//! ignore error nodes. What HLSL rejects outright (pointers, `auto`, constructors, labels, `break` outside a loop, …)
//! is reported by the parser and not represented in the tree.
//!
//! # What the parser decides
//!
//! As in C++, `(a)(b)`, `a < b > (c)` and `a * b;` depend on what `a` names. The parser tracks scopes of declared names
//! and decides, so a [`Path`] in type position is, as far as it knows, a type, and a
//! [`TemplateArgument::Expression`] is not. It knows nothing about base classes that depend on template parameters;
//! where it cannot know, it makes the assumption of C++ without `typename` and `template`: a value. A checker that
//! finds a type where a template argument is a bare path should treat it as one.

pub mod attribute;
pub mod expression;
pub mod item;
#[cfg(feature = "inspect")]
pub mod print;
pub mod statement;
pub mod types;

use std::{
    borrow::Cow,
    ops::{Deref, DerefMut, Index},
};

pub use attribute::*;
pub use expression::*;
pub use item::*;
use smallvec::SmallVec;
pub use statement::*;
pub use types::*;

use crate::{
    arena::{Arena, Id, List, Lists},
    source::Span,
    symbol::Symbol,
};

/// The maximum nesting depth of items and statements, and of expressions; see the [module's documentation](self).
pub const MAX_DEPTH: u16 = crate::limits::SYNTAX_DEPTH;

/// One translation unit.
#[derive(Clone, Debug, Default)]
pub struct Module {
    /// The top level, in the order of the text.
    pub items: Vec<Id<Item>>,
    pub all_items: Arena<Item>,
    pub all_statements: Arena<Statement>,
    pub all_expressions: Arena<Expression>,
    pub all_types: Arena<Type>,
    /// Those of expressions that are more than a name.
    pub all_paths: Arena<Path>,
    /// Arguments, and what is in braces.
    pub expression_lists: Lists<Id<Expression>>,
    /// Those of blocks.
    pub statement_lists: Lists<Id<Statement>>,
    /// Those of statements.
    pub item_lists: Lists<Id<Item>>,
}

impl Index<Id<Item>> for Module {
    type Output = Item;
    fn index(&self, id: Id<Item>) -> &Item {
        &self.all_items[id]
    }
}
impl Index<Id<Statement>> for Module {
    type Output = Statement;
    fn index(&self, id: Id<Statement>) -> &Statement {
        &self.all_statements[id]
    }
}
impl Index<Id<Expression>> for Module {
    type Output = Expression;
    fn index(&self, id: Id<Expression>) -> &Expression {
        &self.all_expressions[id]
    }
}
impl Index<Id<Path>> for Module {
    type Output = Path;
    fn index(&self, id: Id<Path>) -> &Path {
        &self.all_paths[id]
    }
}
impl Index<Id<Type>> for Module {
    type Output = Type;
    fn index(&self, id: Id<Type>) -> &Type {
        &self.all_types[id]
    }
}

impl Index<List<Id<Expression>>> for Module {
    type Output = [Id<Expression>];
    fn index(&self, list: List<Id<Expression>>) -> &[Id<Expression>] {
        &self.expression_lists[list]
    }
}
impl Index<List<Id<Statement>>> for Module {
    type Output = [Id<Statement>];
    fn index(&self, list: List<Id<Statement>>) -> &[Id<Statement>] {
        &self.statement_lists[list]
    }
}
impl Index<List<Id<Item>>> for Module {
    type Output = [Id<Item>];
    fn index(&self, list: List<Id<Item>>) -> &[Id<Item>] {
        &self.item_lists[list]
    }
}

/// A left-deep run of binary operators, innermost first: `((first op rest[0]) op rest[1]) op …`.
#[derive(Clone, Debug)]
pub struct BinaryChain {
    /// The leftmost operand, which is not an [`ExpressionKind::Binary`].
    pub first: Id<Expression>,
    /// Each operator node, from the innermost to the root, every one a [`ExpressionKind::Binary`].
    pub rest: SmallVec<[Id<Expression>; 4]>,
}

impl Module {
    /// Unrolls the binary operators down the left side of `root`; `rest` is empty if `root` is not one.
    ///
    /// ```text
    /// let chain = module.binary_chain(root);
    /// let mut left = check(chain.first);
    /// for node in chain.rest {
    ///     let ExpressionKind::Binary { operator, right, .. } = module[node].kind else { continue };
    ///     left = combine(operator, left, check(right));
    /// }
    /// ```
    pub fn binary_chain(&self, root: Id<Expression>) -> BinaryChain {
        let mut rest = SmallVec::new();
        let mut first = root;
        while let ExpressionKind::Binary { left, .. } = self[first].kind {
            rest.push(first);
            first = left;
        }
        rest.reverse();
        BinaryChain { first, rest }
    }

    /// The path that an expression consists of, also where it is just a name.
    pub fn as_path(&self, id: Id<Expression>) -> Option<Cow<'_, Path>> {
        let Expression { kind, span } = self[id];
        match kind {
            ExpressionKind::Name(symbol) => Some(Cow::Owned(Path::identifier(Name { symbol, span }))),
            ExpressionKind::Path(path) => Some(Cow::Borrowed(&self[path])),
            _ => None,
        }
    }

    /// `id` without the parentheses around it.
    pub fn without_parentheses(&self, mut id: Id<Expression>) -> Id<Expression> {
        while let ExpressionKind::Parenthesized(inner) = self[id].kind {
            id = inner;
        }
        id
    }
}

/// An identifier and its span. An absent name has [`kw::EMPTY`](crate::symbol::kw::EMPTY) and an empty span where it
/// would be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Name {
    pub symbol: Symbol,
    pub span: Span,
}

/// A name with its qualifiers and template arguments: `f`, `::a::b<int>::c`, `operator+`.
#[derive(Clone, Debug, PartialEq)]
pub struct Path {
    /// It starts with `::`.
    pub global: bool,
    pub segments: Segments,
    pub span: Span,
}

/// The segments of a [`Path`], at least one. Most have only that, which is no memory to ask for.
#[derive(Clone, Debug, PartialEq)]
pub enum Segments {
    One([PathSegment; 1]),
    Many(Box<[PathSegment]>),
}

impl From<SmallVec<[PathSegment; 1]>> for Segments {
    fn from(segments: SmallVec<[PathSegment; 1]>) -> Segments {
        match segments.into_inner() {
            Ok(only) => Segments::One(only),
            Err(segments) => Segments::Many(segments.into_boxed_slice()),
        }
    }
}

impl Deref for Segments {
    type Target = [PathSegment];
    #[inline]
    fn deref(&self) -> &[PathSegment] {
        match self {
            Segments::One(only) => only,
            Segments::Many(all) => all,
        }
    }
}

impl DerefMut for Segments {
    fn deref_mut(&mut self) -> &mut [PathSegment] {
        match self {
            Segments::One(only) => only,
            Segments::Many(all) => all,
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct PathSegment {
    pub name: SegmentName,
    /// Of the name, without template arguments.
    pub span: Span,
    /// `f<>` has an empty list, `f` has none.
    pub arguments: Option<Box<TemplateArguments>>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum SegmentName {
    Identifier(Symbol),
    /// `operator+`
    Operator(OverloadedOperator),
    /// `operator float4`
    Conversion(Id<Type>),
}

/// `<float, 4>`
#[derive(Clone, Debug, PartialEq)]
pub struct TemplateArguments {
    pub arguments: Vec<TemplateArgument>,
    /// From `<` to `>`.
    pub span: Span,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum TemplateArgument {
    /// Also a template without arguments, for a template template parameter.
    Type(Id<Type>),
    Expression(Id<Expression>),
}

impl Path {
    /// A path of one name.
    pub fn identifier(name: Name) -> Path {
        let segment =
            PathSegment { name: SegmentName::Identifier(name.symbol), span: name.span, arguments: None };
        Path { global: false, segments: Segments::One([segment]), span: name.span }
    }
    /// The last segment: the name itself.
    pub fn last(&self) -> Option<&PathSegment> {
        self.segments.last()
    }
    /// The symbol of a path that is just an identifier.
    pub fn as_identifier(&self) -> Option<Symbol> {
        match &self.segments[..] {
            [PathSegment { name: SegmentName::Identifier(symbol), arguments: None, .. }] if !self.global => {
                Some(*symbol)
            }
            _ => None,
        }
    }
    /// The identifier at the end, regardless of qualifiers.
    pub fn last_identifier(&self) -> Option<Symbol> {
        match self.segments.last()?.name {
            SegmentName::Identifier(symbol) => Some(symbol),
            _ => None,
        }
    }
    /// Whether anything precedes the last segment.
    pub fn is_qualified(&self) -> bool {
        self.global || self.segments.len() > 1
    }
}

/// What an `operator` declaration can name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OverloadedOperator {
    /// `!a`, `~a`. The unary forms of `+` and `-` are distinguished by their parameters from the binary ones, with
    /// which they share [`OverloadedOperator::Binary`].
    Unary(UnaryOperator),
    /// `a + b`, `a, b`
    Binary(BinaryOperator),
    /// `a(b)`
    Call,
    /// `a[b]`
    Subscript,
}

/// The `#pragma pack_matrix` in effect.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum MatrixPacking {
    /// No pragma so far: the `-Zpr`/`-Zpc` option decides.
    #[default]
    Default,
    RowMajor,
    ColumnMajor,
}
