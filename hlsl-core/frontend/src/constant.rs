//! Values known at compile time, and names for those that stay expressions.

/// A value of a scalar, vector, matrix, array or struct. Its type is stored separately, in the expression.
#[derive(Clone, Debug, PartialEq)]
pub enum Constant {
    Bool(bool),
    /// Of any integer type; already wrapped to the type's width (unsigned 64-bit values by their bits).
    Int(i64),
    /// Of any floating-point type, rounded to it.
    Float(f64),
    Text(Box<str>),
    /// Components of a vector, rows of a matrix (each a composite), elements, or fields (a base first, as one).
    Composite(Vec<Constant>),
}

/// A value that stays an expression, because specialization constants decide it or SPIR-V wants its id. Types and
/// attributes hold this name; the expression is `typed::Program::deferred`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Deferred(pub u32);
