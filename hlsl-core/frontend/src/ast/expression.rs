//! Expressions.

use super::{Path, Type};
use crate::{
    arena::{Id, List},
    source::Span,
    symbol::Symbol,
};

/// An expression and its span.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Expression {
    pub kind: ExpressionKind,
    pub span: Span,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ExpressionKind {
    /// Could not be parsed; already reported.
    Error,
    Integer(IntegerLiteral),
    Float(FloatLiteral),
    /// Adjacent literals joined, without quotes, escapes resolved.
    String(Symbol),
    Character(u32),
    Bool(bool),
    This,
    /// A variable, function or enumerator: a path of one name, which takes no room of its own.
    Name(Symbol),
    /// The same of several names or with template arguments: `S::member`, `f<int>` before a call.
    Path(Id<Path>),
    /// `(a)`: kept, because `if ((a = b))` and `if (a = b)` are told apart.
    Parenthesized(Id<Expression>),
    Unary {
        operator: UnaryOperator,
        operand: Id<Expression>,
    },
    /// `a++`: the operator is `Increment` or `Decrement`.
    Postfix {
        operator: UnaryOperator,
        operand: Id<Expression>,
    },
    /// Also assignments and the comma. Chains are left-deep without limit, except for assignments, which are
    /// right-deep and limited; see [`Module::binary_chain`](super::Module::binary_chain).
    Binary {
        operator: BinaryOperator,
        left: Id<Expression>,
        right: Id<Expression>,
        /// Of the operator.
        at: Span,
    },
    Conditional {
        condition: Id<Expression>,
        /// Of the `?`.
        at: Span,
        /// The values for true and for false.
        branches: [Id<Expression>; 2],
    },
    /// `base[index]`
    Index {
        base: Id<Expression>,
        index: Id<Expression>,
    },
    /// `base.x`, `base.xyz`, `base._m00_m11`, `base.method`, `base.Base::field`, `base.f<float4>`
    Member {
        base: Id<Expression>,
        member: Id<Path>,
    },
    /// `f(a)`, `base.f(a)`
    Call {
        callee: Id<Expression>,
        arguments: List<Id<Expression>>,
    },
    /// `float4(a, b)`, `T(x)`, `T()`: a type called.
    Construct {
        ty: Id<Type>,
        arguments: List<Id<Expression>>,
    },
    /// `(T)operand`
    Cast {
        ty: Id<Type>,
        operand: Id<Expression>,
    },
    /// `{ a, { b, c } }`
    InitializerList(List<Id<Expression>>),
    SizeOfType(Id<Type>),
    SizeOfExpression(Id<Expression>),
}

/// An integer as written. Its type is determined by the checker.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct IntegerLiteral {
    /// Taken modulo 2^64; the parser reports numbers that are too large.
    pub value: u64,
    pub suffix: IntegerSuffix,
    /// The whole token.
    pub spelling: Symbol,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum IntegerSuffix {
    #[default]
    None,
    /// `u`
    Unsigned,
    /// `l`
    Long,
    /// `ul`
    UnsignedLong,
    /// `ll`
    LongLong,
    /// `ull`
    UnsignedLongLong,
    /// `i16`, `u64`: the type has this many bits.
    Sized { bits: u8, is_signed: bool },
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FloatLiteral {
    pub value: f64,
    pub suffix: FloatSuffix,
    /// The whole token.
    pub spelling: Symbol,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum FloatSuffix {
    #[default]
    None,
    /// `f`
    Float,
    /// `h`
    Half,
    /// `l`
    Double,
    /// `f16`: a half of 16 bits, never a `float`. `f32` and `f64` are `Float` and `Double`.
    Float16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UnaryOperator {
    Plus,
    Minus,
    /// `!`
    Not,
    /// `~`
    Complement,
    Increment,
    Decrement,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BinaryOperator {
    Arithmetic(Arithmetic),
    Comparison(Comparison),
    /// `&&`
    LogicalAnd,
    /// `||`
    LogicalOr,
    Assign,
    /// `+=` and the like.
    AssignWith(Arithmetic),
    Comma,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Arithmetic {
    Multiply,
    Divide,
    Remainder,
    Add,
    Subtract,
    ShiftLeft,
    ShiftRight,
    And,
    Or,
    Xor,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Comparison {
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
    Equal,
    NotEqual,
}

impl UnaryOperator {
    pub fn text(self) -> &'static str {
        match self {
            UnaryOperator::Plus => "+",
            UnaryOperator::Minus => "-",
            UnaryOperator::Not => "!",
            UnaryOperator::Complement => "~",
            UnaryOperator::Increment => "++",
            UnaryOperator::Decrement => "--",
        }
    }
}

impl BinaryOperator {
    pub fn text(self) -> &'static str {
        match self {
            BinaryOperator::Arithmetic(operator) => operator.text(),
            BinaryOperator::Comparison(operator) => operator.text(),
            BinaryOperator::LogicalAnd => "&&",
            BinaryOperator::LogicalOr => "||",
            BinaryOperator::Assign => "=",
            BinaryOperator::AssignWith(operator) => match operator {
                Arithmetic::Multiply => "*=",
                Arithmetic::Divide => "/=",
                Arithmetic::Remainder => "%=",
                Arithmetic::Add => "+=",
                Arithmetic::Subtract => "-=",
                Arithmetic::ShiftLeft => "<<=",
                Arithmetic::ShiftRight => ">>=",
                Arithmetic::And => "&=",
                Arithmetic::Or => "|=",
                Arithmetic::Xor => "^=",
            },
            BinaryOperator::Comma => ",",
        }
    }
    pub fn is_assignment(self) -> bool {
        matches!(self, BinaryOperator::Assign | BinaryOperator::AssignWith(_))
    }
}

impl Arithmetic {
    pub fn text(self) -> &'static str {
        match self {
            Arithmetic::Multiply => "*",
            Arithmetic::Divide => "/",
            Arithmetic::Remainder => "%",
            Arithmetic::Add => "+",
            Arithmetic::Subtract => "-",
            Arithmetic::ShiftLeft => "<<",
            Arithmetic::ShiftRight => ">>",
            Arithmetic::And => "&",
            Arithmetic::Or => "|",
            Arithmetic::Xor => "^",
        }
    }
}

impl Comparison {
    pub fn text(self) -> &'static str {
        match self {
            Comparison::Less => "<",
            Comparison::LessEqual => "<=",
            Comparison::Greater => ">",
            Comparison::GreaterEqual => ">=",
            Comparison::Equal => "==",
            Comparison::NotEqual => "!=",
        }
    }
}
