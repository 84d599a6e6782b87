//! Statements.

use super::{Attributes, Expression, Item};
use crate::{arena::Id, source::Span};

/// A statement where it is written.
#[derive(Clone, Debug, PartialEq)]
pub struct Statement {
    pub kind: StatementKind,
    /// `[unroll]`, `[branch]` and so on; of a declaration they are on the items.
    pub attributes: Attributes,
    pub span: Span,
}

#[derive(Clone, Debug, PartialEq)]
pub enum StatementKind {
    /// Not understood, already reported.
    Error,
    /// `;`
    Empty,
    Block(Block),
    /// One declaration, which may make several items: `struct S { … }; int a, b;` is two statements of one item
    /// each, `int a, f();` one statement of two.
    Declaration(Box<[Id<Item>]>),
    Expression(Id<Expression>),
    If {
        condition: Condition,
        then: Id<Statement>,
        /// Of an `else if` chain it is again an `If`, to any length: walk it with a loop.
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
        /// A block in all sensible programs; its labels are among its statements.
        body: Id<Statement>,
    },
    /// `case value:`, the label alone. What it labels follows as the next statement of the block; where a label
    /// stands without a block around it (`switch (a) case 1: f();`) the parser makes a block.
    Case(Id<Expression>),
    /// `default:`, the label alone.
    Default,
    Break,
    Continue,
    Return(Option<Id<Expression>>),
    Discard,
}

/// `{ … }`
#[derive(Clone, Debug, PartialEq)]
pub struct Block {
    pub statements: Vec<Id<Statement>>,
    /// Of the `}`: where a missing `return` is reported and where debuggers stop last.
    pub end: Span,
}

/// What `if`, `while`, `for` and `switch` test.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Condition {
    Expression(Id<Expression>),
    /// `if (int a = f())`: an [`ItemKind::Variables`](super::ItemKind::Variables) with one declarator.
    Declaration(Id<Item>),
}
