//! Expressions, with the parentheses that WGSL's grammar and its reader need.

use std::fmt::{Display, Formatter, Result};

use super::literal;
use crate::tree::{Binary, Expr, Scalar, Unary};

impl Display for Expr {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Expr::Name(name) => f.write_str(name),
            Expr::Literal(ty, bits) => literal::write(f, *ty, *bits),
            Expr::Member(of, name) => write!(f, "{}.{name}", Operand(of, Place::Base)),
            Expr::Index(of, index) => {
                write!(f, "{}[{}]", Operand(of, Place::Base), Operand(index, Place::Inner))
            }
            Expr::Unary(op, of) => write!(f, "{}{}", op.text(), Operand(of, Place::Unary)),
            Expr::Binary(op, left, right) => {
                let (left, right) = (Operand(left, Place::Left(*op)), Operand(right, Place::Right(*op)));
                write!(f, "{left} {} {right}", op.text())
            }
            Expr::Call(name, args) => write!(f, "{name}({})", List(args)),
            Expr::Make(ty, args) => write!(f, "{ty}({})", List(args)),
            Expr::Bitcast(ty, of) => write!(f, "bitcast<{ty}>({})", Operand(of, Place::Inner)),
        }
    }
}

struct List<'e>(&'e [Expr]);

impl Display for List<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        for (index, it) in self.0.iter().enumerate() {
            let comma = if index == 0 { "" } else { ", " };
            write!(f, "{comma}{}", Operand(it, Place::Inner))?;
        }
        Ok(())
    }
}

/// Where an operand stands.
#[derive(Clone, Copy)]
enum Place {
    /// Before a member or an index.
    Base,
    Unary,
    Left(Binary),
    Right(Binary),
    /// In parentheses or brackets.
    Inner,
}

struct Operand<'e>(&'e Expr, Place);

impl Display for Operand<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let Operand(it, place) = *self;
        if let (
            Expr::Literal(ty @ Scalar::Int { width: 32, signed: true }, bits),
            Place::Left(Binary::ShiftLeft | Binary::ShiftRight),
        ) = (it, place)
        {
            // Without its type, it would be a number without bits.
            return write!(f, "i32({})", Expr::Literal(*ty, *bits));
        }
        match needs_parentheses(it, place) {
            true => write!(f, "({it})"),
            false => it.fmt(f),
        }
    }
}

fn needs_parentheses(it: &Expr, place: Place) -> bool {
    let is_signed = match it {
        Expr::Literal(ty, bits) => literal::is_negative(*ty, *bits),
        Expr::Unary(..) => true,
        _ => false,
    };
    match (it, place) {
        (Expr::Binary(inner, ..), Place::Left(op)) => !stands_left(*inner, op),
        (Expr::Binary(inner, ..), Place::Right(op)) => !(inner.is_product() && op.is_sum()),
        (Expr::Binary(..), Place::Base | Place::Unary) => true,
        // What is between a `<` and a `>` would be read as arguments of a template.
        (Expr::Binary(inner, ..), Place::Inner) => inner.is_comparison(),
        (_, Place::Base | Place::Unary) => is_signed,
        _ => false,
    }
}

/// Whether an operation needs no parentheses as the left operand of another.
fn stands_left(inner: Binary, op: Binary) -> bool {
    let is_chain = |op: Binary| {
        matches!(op, Binary::And | Binary::Or | Binary::Xor | Binary::LogicalAnd | Binary::LogicalOr)
    };
    (inner.is_product() && (op.is_product() || op.is_sum()))
        || (inner.is_sum() && op.is_sum())
        || (is_chain(op) && inner == op)
}

impl Binary {
    fn is_product(self) -> bool {
        matches!(self, Binary::Multiply | Binary::Divide | Binary::Remainder)
    }
    fn is_sum(self) -> bool {
        matches!(self, Binary::Add | Binary::Subtract)
    }
    fn is_comparison(self) -> bool {
        use Binary as B;
        matches!(self, B::Less | B::LessEqual | B::Greater | B::GreaterEqual | B::Equal | B::NotEqual)
    }
    fn text(self) -> &'static str {
        match self {
            Binary::Multiply => "*",
            Binary::Divide => "/",
            Binary::Remainder => "%",
            Binary::Add => "+",
            Binary::Subtract => "-",
            Binary::ShiftLeft => "<<",
            Binary::ShiftRight => ">>",
            Binary::Less => "<",
            Binary::LessEqual => "<=",
            Binary::Greater => ">",
            Binary::GreaterEqual => ">=",
            Binary::Equal => "==",
            Binary::NotEqual => "!=",
            Binary::And => "&",
            Binary::Xor => "^",
            Binary::Or => "|",
            Binary::LogicalAnd => "&&",
            Binary::LogicalOr => "||",
        }
    }
}

impl Unary {
    fn text(self) -> &'static str {
        match self {
            Unary::Negate => "-",
            Unary::Not => "!",
            Unary::Complement => "~",
            Unary::AddressOf => "&",
            Unary::Dereference => "*",
        }
    }
}
