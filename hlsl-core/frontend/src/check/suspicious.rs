//! Warnings about code that is valid but may not mean what it appears to: precedence, `else`, empty bodies, missing
//! cases, literals that change.

use rustc_hash::FxHashMap;

use super::Checker;
use crate::{
    arena::Id,
    ast::{self, Arithmetic, BinaryOperator, Comparison, ExpressionKind, StatementKind},
    constant::Constant,
    diagnostics::list::suspicious as errors,
    source::Span,
    typed::{CastKind, ExprId, ExprKind, UnaryOp},
    types::{
        Scalar, Type, TypeId,
        convert::{self, Numeric, Shape},
    },
};

impl Checker<'_> {
    /// `a & b == c`, `a || b && c`, `a << b + c`: operators that bind otherwise than many think.
    #[inline]
    pub(super) fn warn_precedence(&mut self, node: Id<ast::Expression>) {
        use Arithmetic::{And, Or, ShiftLeft, ShiftRight, Xor};
        use BinaryOperator::{Arithmetic as A, LogicalOr};
        // Most operators are none of these.
        if let ExpressionKind::Binary { operator, .. } = self.ast[node].kind
            && matches!(operator, A(And | Or | Xor | ShiftLeft | ShiftRight) | LogicalOr)
        {
            self.warn_precedence_of(node);
        }
    }

    #[inline(never)]
    fn warn_precedence_of(&mut self, node: Id<ast::Expression>) {
        use Arithmetic::{Add, And, Or, ShiftLeft, ShiftRight, Subtract, Xor};
        use BinaryOperator::{Arithmetic as A, Comparison, LogicalAnd, LogicalOr};
        let ast = self.ast;
        let ExpressionKind::Binary { operator, left, right, at } = ast[node].kind else { return };
        if operator == A(Or) && !self.is_in_macro(at) {
            for side in [left, right] {
                if let ExpressionKind::Binary { operator: A(And), at, .. } = ast[side].kind {
                    self.report(errors::AndInOr { at });
                }
            }
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
        if value.is_infinite() && !spelling.contains('#') {
            self.report(errors::LiteralTooLarge { ty: scalar.name().into(), maximum: maximum.into(), at });
        } else if value == 0.0 && !is_spelled_zero(spelling) {
            self.report(errors::LiteralTooSmall { ty: scalar.name().into(), minimum: minimum.into(), at });
        }
    }

    fn is_in_macro(&self, at: Span) -> bool {
        self.reports.sources.in_file(at) != at
    }

    /// `if ((a == b))`: the other reason for such parentheses is an assignment. `value` is the condition.
    pub(super) fn warn_equality(&mut self, condition: Id<ast::Expression>, value: ExprId) {
        let ast = self.ast;
        let ExpressionKind::Parenthesized(_) = ast[condition].kind else { return };
        let inner = &ast[ast.without_parentheses(condition)];
        let ExpressionKind::Binary { operator: BinaryOperator::Comparison(Comparison::Equal), at, .. } =
            inner.kind
        else {
            return;
        };
        let ExprKind::Binary { left, .. } = self.program.expressions[value].kind else { return };
        let mut place = left;
        while let ExprKind::Cast { operand, .. } = self.program.expressions[place].kind {
            place = operand;
        }
        if self.is_in_macro(ast[condition].span) || !self.is_place(place) {
            return;
        }
        self.reports.sink.mute();
        let could_be_assigned = self.require_modifiable(place, at);
        self.reports.sink.unmute();
        if could_be_assigned {
            self.report(errors::EqualityInParentheses { at });
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
                self.warn_empty("if statement", "nothing depends on the condition", ast[then].span);
            }
            _ => {}
        }
    }

    /// `for (…); { … }`: a block after a loop without a body.
    pub(super) fn warn_block_after(&mut self, before: Id<ast::Statement>) {
        let ast = self.ast;
        let (what, body) = match &ast[before].kind {
            StatementKind::For { body, .. } => ("for loop", *body),
            StatementKind::While { body, .. } => ("while loop", *body),
            _ => return,
        };
        if let StatementKind::Empty = ast[body].kind {
            self.warn_empty(what, "the block below is not repeated", ast[body].span);
        }
    }

    /// A semicolon on a line of its own is meant.
    fn warn_empty(&mut self, what: &'static str, effect: &'static str, at: Span) {
        let line = |at: Span| self.reports.sources.physical_line(at);
        let before = Span { start: at.start.saturating_sub(1), end: at.start };
        if line(before) == line(at) && self.reports.sources.text(before) == ")" {
            self.report(errors::EmptyBody { what, effect, at });
        }
    }

    /// `float3 a = (1, 2, 3);`
    pub(super) fn warn_comma(&mut self, initializer: Id<ast::Expression>, ty: TypeId) {
        let ast = self.ast;
        let ExpressionKind::Parenthesized(_) = ast[initializer].kind else { return };
        let inner = &ast[ast.without_parentheses(initializer)];
        let is_comma = matches!(inner.kind, ExpressionKind::Binary { operator: BinaryOperator::Comma, .. });
        if is_comma && self.as_scalar(ty).is_none() {
            let ty = self.type_name(ty);
            self.report(errors::CommaInInitializer { ty, at: inner.span });
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

    /// A constant that the target type cannot represent, both scalars; also as a branch of a conditional operator.
    pub(super) fn warn_constant(&mut self, value: ExprId, from: TypeId, to: TypeId) {
        let Some(target) = self.as_scalar(to) else { return };
        if target.is_literal() || self.as_scalar(from).is_none() {
            return;
        }
        let ExprKind::Conditional { then, otherwise, .. } = self.program.expressions[value].kind else {
            return self.warn_unconditional(value, from, to, target);
        };
        let mut branches = vec![otherwise, then];
        while let Some(branch) = branches.pop() {
            match self.program.expressions[branch].kind {
                ExprKind::Conditional { then, otherwise, .. } => branches.extend([otherwise, then]),
                // To the type of both branches.
                ExprKind::Cast { kind: CastKind::Numeric, operand } => branches.push(operand),
                _ => self.warn_unconditional(branch, self.ty(branch), to, target),
            }
        }
    }

    fn warn_unconditional(&mut self, value: ExprId, from: TypeId, to: TypeId, target: Scalar) {
        let Some(source) = self.as_scalar(from) else { return };
        let at = self.span(value);
        if source == target {
            return;
        }
        if target.is_float() {
            let grows = source.is_float() && !source.is_literal() && precision(source) < precision(target);
            if grows && self.reports.sink.wants("double-promotion", at) {
                let (from, to) = (self.type_name(from), self.type_name(to));
                self.report(errors::PrecisionGrows { from, to, at });
            }
        } else if source.is_float() {
            let Some(number) = self.written_number(value) else {
                if self.reports.sink.wants("float-conversion", at) {
                    let (from, to) = (self.type_name(from), self.type_name(to));
                    self.report(errors::FloatToInteger { from, to, at });
                }
                return;
            };
            let Some(changed) = integer_of(number, target) else { return };
            let (value, from, to) = (number.to_string(), self.type_name(from), self.type_name(to));
            self.report(errors::LiteralChanges { value, from, to, changed, at });
        } else if target != Scalar::Bool {
            let bits = convert::bits(target);
            if self.reports.sink.wants("sign-conversion", at) && self.changes_sign(value, source, target) {
                let (from, to) = (self.type_name(from), self.type_name(to));
                self.report(errors::SignChanges { from, to, at });
            }
            // Most conversions are to types that are large enough.
            if source != Scalar::LiteralInt && convert::bits(source) <= bits || bits == 64 {
                return;
            }
            let Some(Constant::Int(number)) = self.evaluate(value) else { return };
            let is_huge = source == Scalar::Uint64 && number < 0;
            // -1 for an unsigned type and 0xffffffff for a signed one are patterns of bits.
            if !is_huge && number >= -(1i64 << (bits - 1)) && number < 1i64 << bits {
                return;
            }
            let unused = 64 - bits;
            let changed = match target.is_signed() {
                true => (number << unused >> unused).to_string(),
                false => ((number as u64) << unused >> unused).to_string(),
            };
            let value = if is_huge { (number as u64).to_string() } else { number.to_string() };
            let (from, to) = (self.type_name(from), self.type_name(to));
            self.report(errors::ConstantChanges { value, from, to, changed, at });
        }
    }

    /// Whether an integer may become negative, or no longer be; of a constant it is known.
    fn changes_sign(&self, value: ExprId, source: Scalar, target: Scalar) -> bool {
        let bits = convert::bits(target);
        match self.evaluate(value) {
            Some(Constant::Int(number)) if target.is_signed() => {
                number >= 0 && bits < 64 && number >> (bits - 1) == 1
            }
            Some(Constant::Int(number)) => number < 0 && source.is_signed(),
            _ if target.is_signed() => source.is_unsigned() && convert::bits(source) == bits,
            _ => source.is_signed(),
        }
    }

    /// The component type of what is neither a vector nor a matrix.
    pub(super) fn as_scalar(&self, ty: TypeId) -> Option<Scalar> {
        match convert::numeric(&self.program.types, ty) {
            Some(Numeric { scalar, shape: Shape::Scalar }) => Some(scalar),
            _ => None,
        }
    }

    /// The number that is written as a floating-point literal, whatever its sign and in parentheses or not; what is
    /// computed is thought to be meant.
    fn written_number(&self, value: ExprId) -> Option<f64> {
        let number = match self.program.expressions[value].kind {
            ExprKind::Constant(Constant::Float(number)) => number,
            ExprKind::Unary { op: UnaryOp::Negate, operand } => return self.written_number(operand),
            _ => return None,
        };
        let text = self.reports.sources.text(self.span(value));
        let text = text.trim_matches(['(', ')', '-', '+', ' ']);
        let is_digit = |it: char| it.is_ascii_alphanumeric() || it == '.';
        // The sign of an exponent, but no operator.
        let mut before = ' ';
        let is_literal = text.chars().all(|it| {
            let fits = is_digit(it) || matches!(it, '+' | '-') && matches!(before, 'e' | 'E');
            before = it;
            fits
        });
        is_literal.then_some(number.abs())
    }
}

/// The order in which floating-point types hold more and more.
fn precision(scalar: Scalar) -> u32 {
    match scalar {
        Scalar::Min10Float => 0,
        Scalar::Min16Float => 1,
        Scalar::Half | Scalar::WideHalf => 2,
        Scalar::Float => 3,
        _ => 4,
    }
}

/// What becomes of a number that is not negative, if it does not stay what it is.
fn integer_of(number: f64, target: Scalar) -> Option<String> {
    if target == Scalar::Bool {
        return (number != 0.0 && number != 1.0).then(|| "true".into());
    }
    let bits = convert::bits(target) - u32::from(target.is_signed());
    let most = u64::MAX >> (64 - bits);
    let changed = (number as u64).min(most);
    (changed as f64 != number).then(|| changed.to_string())
}

/// What a condition that is written as a literal is.
fn literal_truth(ast: &ast::Module, condition: Id<ast::Expression>) -> Option<bool> {
    match ast[ast.without_parentheses(condition)].kind {
        ExpressionKind::Bool(it) => Some(it),
        ExpressionKind::Integer(it) => Some(it.value != 0),
        ExpressionKind::Float(it) => Some(it.value != 0.0),
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

/// Whether all digits before the exponent are zeros.
fn is_spelled_zero(spelling: &str) -> bool {
    let is_zero = |it: u8| matches!(it, b'0' | b'.');
    match spelling.strip_prefix("0x").or(spelling.strip_prefix("0X")) {
        Some(digits) => digits.bytes().take_while(|it| is_zero(*it) || it.is_ascii_hexdigit()).all(is_zero),
        None => spelling.bytes().take_while(|it| is_zero(*it) || it.is_ascii_digit()).all(is_zero),
    }
}
