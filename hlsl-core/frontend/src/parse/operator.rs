//! Which tokens are operators, and how tightly they bind.

use crate::{
    ast::{Arithmetic, BinaryOperator, Comparison, UnaryOperator},
    token::TokenKind,
};

/// The precedence of operators, lowest for the comma.
pub(super) const COMMA: u8 = 1;
pub(super) const ASSIGNMENT: u8 = 2;
pub(super) const CONDITIONAL: u8 = 3;

/// The precedence of the binary operator for `kind`, or of `?`; 0 for anything else, which ends an expression.
#[inline]
pub(super) fn binding(kind: TokenKind) -> u8 {
    BINDINGS.get(kind as usize).copied().unwrap_or(0)
}

static BINDINGS: [u8; 128] = {
    let mut bindings = [0; 128];
    let mut number = 0;
    while number < TokenKind::SIGNS.len() {
        let kind = TokenKind::SIGNS[number];
        if let Some((_, binding)) = binary_operator(kind) {
            bindings[kind as usize] = binding;
        }
        number += 1;
    }
    bindings[TokenKind::Question as usize] = CONDITIONAL;
    bindings
};

/// The binary operator for `kind`, and its precedence.
pub(super) const fn binary_operator(kind: TokenKind) -> Option<(BinaryOperator, u8)> {
    use Arithmetic::*;
    use BinaryOperator as Op;
    use TokenKind as T;
    Some(match kind {
        T::Comma => (Op::Comma, COMMA),
        T::Equal => (Op::Assign, ASSIGNMENT),
        T::PlusEqual => (Op::AssignWith(Add), ASSIGNMENT),
        T::MinusEqual => (Op::AssignWith(Subtract), ASSIGNMENT),
        T::StarEqual => (Op::AssignWith(Multiply), ASSIGNMENT),
        T::SlashEqual => (Op::AssignWith(Divide), ASSIGNMENT),
        T::PercentEqual => (Op::AssignWith(Remainder), ASSIGNMENT),
        T::AmpEqual => (Op::AssignWith(And), ASSIGNMENT),
        T::PipeEqual => (Op::AssignWith(Or), ASSIGNMENT),
        T::CaretEqual => (Op::AssignWith(Xor), ASSIGNMENT),
        T::LessLessEqual => (Op::AssignWith(ShiftLeft), ASSIGNMENT),
        T::GreaterGreaterEqual => (Op::AssignWith(ShiftRight), ASSIGNMENT),
        T::PipePipe => (Op::LogicalOr, 4),
        T::AmpAmp => (Op::LogicalAnd, 5),
        T::Pipe => (Op::Arithmetic(Or), 6),
        T::Caret => (Op::Arithmetic(Xor), 7),
        T::Amp => (Op::Arithmetic(And), 8),
        T::EqualEqual => (Op::Comparison(Comparison::Equal), 9),
        T::BangEqual => (Op::Comparison(Comparison::NotEqual), 9),
        T::Less => (Op::Comparison(Comparison::Less), 10),
        T::LessEqual => (Op::Comparison(Comparison::LessEqual), 10),
        T::Greater => (Op::Comparison(Comparison::Greater), 10),
        T::GreaterEqual => (Op::Comparison(Comparison::GreaterEqual), 10),
        T::LessLess => (Op::Arithmetic(ShiftLeft), 11),
        T::GreaterGreater => (Op::Arithmetic(ShiftRight), 11),
        T::Plus => (Op::Arithmetic(Add), 12),
        T::Minus => (Op::Arithmetic(Subtract), 12),
        T::Star => (Op::Arithmetic(Multiply), 13),
        T::Slash => (Op::Arithmetic(Divide), 13),
        T::Percent => (Op::Arithmetic(Remainder), 13),
        _ => return None,
    })
}

/// The operator that `kind` is before an operand.
pub(super) fn prefix_operator(kind: TokenKind) -> Option<UnaryOperator> {
    Some(match kind {
        TokenKind::Plus => UnaryOperator::Plus,
        TokenKind::Minus => UnaryOperator::Minus,
        TokenKind::Bang => UnaryOperator::Not,
        TokenKind::Tilde => UnaryOperator::Complement,
        TokenKind::PlusPlus => UnaryOperator::Increment,
        TokenKind::MinusMinus => UnaryOperator::Decrement,
        _ => return None,
    })
}
