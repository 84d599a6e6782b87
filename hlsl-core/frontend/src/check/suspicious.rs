//! Warnings about code that is valid but may not mean what it appears to: precedence, `else`, empty bodies, missing
//! cases, literals that change.

use rustc_hash::FxHashMap;

use super::Checker;
use crate::{
    arena::Id,
    ast::{self, Arithmetic, BinaryOperator, ExpressionKind, StatementKind},
    constant::Constant,
    diagnostics::list::suspicious as errors,
    source::Span,
    typed::{ExprId, ExprKind},
    types::{Scalar, Type, TypeId},
};

impl Checker<'_> {
    /// `a & b == c`, `a || b && c`, `a << b + c`: operators that bind otherwise than many think.
    pub(super) fn warn_precedence(&mut self, node: Id<ast::Expression>) {
        use Arithmetic::{Add, And, Or, ShiftLeft, ShiftRight, Subtract, Xor};
        use BinaryOperator::{Arithmetic as A, Comparison, LogicalAnd, LogicalOr};
        let ast = self.ast;
        let ExpressionKind::Binary { operator, left, right, at } = ast[node].kind else { return };
        // Most operators are none of these.
        if !matches!(operator, A(And | Or | Xor | ShiftLeft | ShiftRight) | LogicalOr) {
            return;
        }
        // `a == b & c == d` stands for `&&`, and means the same.
        let is_truth_or_bits = |side: Id<ast::Expression>| {
            let ExpressionKind::Binary { operator, .. } = ast[side].kind else { return false };
            matches!(operator, Comparison(_) | A(And | Or | Xor))
        };
        if matches!(operator, A(And | Or | Xor)) && is_truth_or_bits(left) && is_truth_or_bits(right) {
            return;
        }
        for (side, other) in [(left, right), (right, left)] {
            let ExpressionKind::Binary { operator: inner, at: inner_at, left: first, .. } = ast[side].kind
            else {
                continue;
            };
            let (outer_text, inner_text) = (operator.text().to_owned(), inner.text().to_owned());
            match (operator, inner) {
                (A(And | Or | Xor), Comparison(_)) => {
                    self.report(errors::BitwiseAndComparison { outer: outer_text, inner: inner_text, at });
                }
                // With such constants both readings are the same.
                (LogicalOr, LogicalAnd)
                    if literal_truth(ast, other) == Some(false)
                        || literal_truth(ast, first) == Some(true) => {}
                (LogicalOr, LogicalAnd) => self.report(errors::LogicalAndInOr { at: inner_at }),
                (A(ShiftLeft | ShiftRight), A(Add | Subtract)) => {
                    self.report(errors::SumInShift { outer: outer_text, inner: inner_text, at: inner_at })
                }
                _ => {}
            }
        }
    }

    /// `1e40f`, `1e-50f`: a literal whose nearest value is infinity or zero.
    pub(super) fn warn_range(&mut self, literal: &ast::FloatLiteral, scalar: Scalar, value: f64, at: Span) {
        let spelling = self.symbols.text(literal.spelling);
        let (maximum, minimum) = match scalar {
            Scalar::Half => ("65504", "5.9605E-8"),
            Scalar::Double | Scalar::LiteralFloat => ("1.7976931348623157E+308", "4.9406564584124654E-324"),
            _ => ("3.40282347E+38", "1.40129846E-45"),
        };
        let ty = scalar.name().into();
        if value.is_infinite() && !spelling.contains('#') {
            self.report(errors::LiteralTooLarge { ty, maximum: maximum.into(), at });
        } else if value == 0.0 && !is_spelled_zero(spelling) {
            self.report(errors::LiteralTooSmall { ty, minimum: minimum.into(), at });
        }
    }

    /// `if (a) if (b) x; else y;` and `if (a);`
    pub(super) fn warn_branches(&mut self, then: Id<ast::Statement>, otherwise: Option<Id<ast::Statement>>) {
        let ast = self.ast;
        match (&ast[then].kind, otherwise) {
            (StatementKind::If { otherwise: Some(inner), .. }, None) => {
                self.report(errors::DanglingElse { at: ast[*inner].span });
            }
            (StatementKind::Empty, None) => {
                let at = ast[then].span;
                let line = |at: Span| self.sources.physical_line(at);
                // A semicolon on a line of its own is meant.
                let before = Span { start: at.start.saturating_sub(1), end: at.start };
                if line(before) == line(at) && self.sources.text(before) == ")" {
                    self.report(errors::EmptyBody { at });
                }
            }
            _ => {}
        }
    }

    /// A `switch` over an enum that leaves enumerators out, without a `default`.
    pub(super) fn warn_unhandled(&mut self, ty: TypeId, seen: &FxHashMap<i64, Span>, at: Span) {
        let Type::Enum(id) = self.program.types[self.program.types.unmodified(ty)] else { return };
        let enumerators = self.program.types.enums[id].enumerators.iter();
        let missing: Vec<_> = enumerators.filter(|it| !seen.contains_key(&it.1)).map(|it| it.0).collect();
        if missing.is_empty() {
            return;
        }
        let names: Vec<String> = missing.iter().take(3).map(|it| format!("`{}`", self.text(*it))).collect();
        let more = if missing.len() > names.len() { " and more" } else { "" };
        self.report(errors::UnhandledEnumerators { names: names.join(", ") + more, at });
    }

    /// A literal that the target type cannot represent.
    pub(super) fn warn_literal(&mut self, value: ExprId, target: Scalar) {
        let it = &self.program.expressions[value];
        let ExprKind::Constant(constant) = &it.kind else { return };
        let at = it.span;
        let to: String = target.name().into();
        // What macros and constants give is not written here.
        let is_literal = |text: &str| {
            text.starts_with(|c: char| c.is_ascii_digit() || c == '.') && !text.contains(['+', '*', '/', ' '])
        };
        match *constant {
            Constant::Float(number)
                if target.is_integer() && number.fract() != 0.0 && is_literal(self.sources.text(at)) =>
            {
                let (value, changed) = (number.to_string(), (number.trunc() as i64).to_string());
                self.report(errors::LiteralChanges { value, to, changed, at });
            }
            Constant::Int(number) => {
                let Some(bits) = integer_bits(target) else { return };
                let wrapped = match target.is_signed() {
                    true => number << (64 - bits) >> (64 - bits),
                    false => number & ((1i64 << bits) - 1),
                };
                // -1 for an unsigned type and 0xffffffff for a signed one are patterns of bits.
                let fits = number >= -(1i64 << (bits - 1)) && number < 1i64 << bits;
                if !fits && is_literal(self.sources.text(at)) {
                    let (value, changed) = (number.to_string(), wrapped.to_string());
                    self.report(errors::ConstantChanges { value, to, changed, at });
                }
            }
            _ => {}
        }
    }
}

/// What a condition that is written as a literal is.
fn literal_truth(ast: &ast::Module, condition: Id<ast::Expression>) -> Option<bool> {
    match ast[ast.without_parentheses(condition)].kind {
        ExpressionKind::Bool(it) => Some(it),
        ExpressionKind::Integer(it) => Some(it.value != 0),
        ExpressionKind::Unary { operator: ast::UnaryOperator::Not, operand } => {
            let operand = ast.without_parentheses(operand);
            match ast[operand].kind {
                ExpressionKind::Bool(it) => Some(!it),
                ExpressionKind::Integer(it) => Some(it.value == 0),
                _ => None,
            }
        }
        _ => None,
    }
}

/// Of the integer types that a 64-bit number may not fit into.
fn integer_bits(scalar: Scalar) -> Option<u32> {
    match scalar {
        Scalar::Int | Scalar::Uint => Some(32),
        Scalar::Int16 | Scalar::Uint16 | Scalar::Min16Int | Scalar::Min16Uint => Some(16),
        _ => None,
    }
}

/// Whether all digits before the exponent are zeros.
fn is_spelled_zero(spelling: &str) -> bool {
    let is_zero = |it: u8| matches!(it, b'0' | b'.');
    match spelling.strip_prefix("0x").or(spelling.strip_prefix("0X")) {
        Some(digits) => digits.bytes().take_while(|it| is_zero(*it) || it.is_ascii_hexdigit()).all(is_zero),
        None => spelling.bytes().take_while(|it| is_zero(*it) || it.is_ascii_digit()).all(is_zero),
    }
}
