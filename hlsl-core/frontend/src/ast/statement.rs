//! Statements.

use super::{Attributes, Expression, Item};
use crate::{
    arena::{Id, List},
    source::Span,
};

/// A statement and its span.
#[derive(Clone, Debug, PartialEq)]
pub struct Statement {
    pub kind: StatementKind,
    /// `[unroll]`, `[branch]` and so on; for a declaration, they are on the items.
    pub attributes: Attributes,
    pub span: Span,
}

#[derive(Clone, Debug, PartialEq)]
pub enum StatementKind {
    /// Could not be parsed; already reported.
    Error,
    /// `;`
    Empty,
    Block(Block),
    /// One declaration, which may consist of several items: `struct S { … }; int a, b;` is two statements with one
    /// item each, `int a, f();` is one statement with two.
    Declaration(List<Id<Item>>),
    Expression(Id<Expression>),
    If {
        condition: Condition,
        then: Id<Statement>,
        /// In an `else if` chain, this is another `If`, to any length: walk it with a loop.
        otherwise: Option<Id<Statement>>,
    },
    While {
        condition: Condition,
        body: Id<Statement>,
    },
    DoWhile {
        body: Id<Statement>,
        condition: Id<Expression>,
    },
    For {
        /// A `Declaration`, `Expression` or `Empty` statement.
        initialization: Id<Statement>,
        condition: Option<Condition>,
        step: Option<Id<Expression>>,
        body: Id<Statement>,
    },
    Switch {
        condition: Condition,
        /// A block in all reasonable programs; its labels are among its statements.
        body: Id<Statement>,
    },
    /// `case value:`, only the label. What it labels follows as the next statement of the block; around a label
    /// without a block (`switch (a) case 1: f();`), the parser creates one.
    Case(Id<Expression>),
    /// `default:`, only the label.
    Default,
    Break,
    Continue,
    Return(Option<Id<Expression>>),
    Discard,
}

/// `{ … }`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Block {
    pub statements: List<Id<Statement>>,
    /// Of the `}`: where a missing `return` is reported and where debuggers stop last.
    pub end: Span,
}

/// The condition of `if`, `while`, `for` and `switch`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Condition {
    Expression(Id<Expression>),
    /// `if (int a = f())`: an [`ItemKind::Variables`](super::ItemKind::Variables) with one declarator.
    Declaration(Id<Item>),
}
