//! Operators: the conversions of their operands, and the types of their results.

use super::{
    AstExpr, Checker,
    call::{Call, in_front},
    scope::{Entity, Want},
};
use crate::{
    ast::{self, Arithmetic, BinaryOperator, Comparison, ExpressionKind, OverloadedOperator, UnaryOperator},
    constant::Constant,
    diagnostics::list::{overloads as overload_errors, suspicious, types as errors},
    options::HlslVersion,
    source::Span,
    typed::{BinaryOp, CastKind, ExprId, ExprKind, LogicalOp, UnaryOp},
    types::{
        Scalar, Type, TypeId, TypeModifiers,
        convert::{self, Numeric, Shape},
    },
};

fn arithmetic(operator: Arithmetic) -> BinaryOp {
    match operator {
        Arithmetic::Multiply => BinaryOp::Multiply,
        Arithmetic::Divide => BinaryOp::Divide,
        Arithmetic::Remainder => BinaryOp::Remainder,
        Arithmetic::Add => BinaryOp::Add,
        Arithmetic::Subtract => BinaryOp::Subtract,
        Arithmetic::ShiftLeft => BinaryOp::ShiftLeft,
        Arithmetic::ShiftRight => BinaryOp::ShiftRight,
        Arithmetic::And => BinaryOp::BitAnd,
        Arithmetic::Or => BinaryOp::BitOr,
        Arithmetic::Xor => BinaryOp::BitXor,
    }
}

fn comparison(operator: Comparison) -> BinaryOp {
    match operator {
        Comparison::Less => BinaryOp::Less,
        Comparison::LessEqual => BinaryOp::LessEqual,
        Comparison::Greater => BinaryOp::Greater,
        Comparison::GreaterEqual => BinaryOp::GreaterEqual,
        Comparison::Equal => BinaryOp::Equal,
        Comparison::NotEqual => BinaryOp::NotEqual,
    }
}

fn is_shift(op: BinaryOp) -> bool {
    matches!(op, BinaryOp::ShiftLeft | BinaryOp::ShiftRight)
}

fn is_bitwise(op: BinaryOp) -> bool {
    matches!(op, BinaryOp::BitAnd | BinaryOp::BitOr | BinaryOp::BitXor) || is_shift(op)
}

/// A numeric operand.
#[derive(Clone, Copy)]
struct Operand {
    value: ExprId,
    scalar: Scalar,
    shape: Shape,
}

/// On which side of its operand an operator stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fixity {
    Prefix,
    Postfix,
}

impl<'a> Checker<'a> {
    /// A run of binary operators, innermost first.
    pub(super) fn binary_chain(&mut self, root: AstExpr) -> ExprId {
        let ast = self.ast;
        // Most stand alone.
        if let ExpressionKind::Binary { operator, left, right, at } = ast[root].kind
            && !matches!(ast[left].kind, ExpressionKind::Binary { .. })
        {
            let left = self.expression(left);
            self.warn_precedence(root);
            return self.binary_node(operator, left, right, at, ast[root].span);
        }
        let chain = ast.binary_chain(root);
        let mut left = self.expression(chain.first);
        for node in chain.rest {
            let it = &ast[node];
            let ExpressionKind::Binary { operator, right, at, .. } = it.kind else { continue };
            self.warn_precedence(node);
            left = self.binary_node(operator, left, right, at, it.span);
        }
        left
    }

    /// What `&&` or `||` gives whatever its right operand is, which then is not evaluated.
    fn decided(&self, operator: BinaryOperator, left: ExprId) -> Option<bool> {
        let deciding = match operator {
            BinaryOperator::LogicalAnd => false,
            BinaryOperator::LogicalOr => true,
            _ => return None,
        };
        let is_short_circuit = self.version() >= HlslVersion::V2021;
        let known = self.evaluate_integer(left).filter(|_| is_short_circuit)? != 0;
        (known == deciding).then_some(known)
    }

    fn binary_node(
        &mut self,
        operator: BinaryOperator,
        left: ExprId,
        right: AstExpr,
        at: Span,
        span: Span,
    ) -> ExprId {
        self.expressions.changes = self.expressions.changes.wrapping_add(u32::from(operator.is_assignment()));
        if operator == BinaryOperator::Assign {
            return self.assign(left, right, at, span);
        }
        let decided = self.decided(operator, left);
        let right = match decided {
            Some(_) => {
                let outer = self.set_dead(true);
                let right = self.expression(right);
                self.restore_dead(outer);
                right
            }
            None => self.expression(right),
        };
        if operator == BinaryOperator::Comma {
            return self.comma(left, right, span);
        }
        if let Some((op, ty)) = self.plain_operation(operator, left, right) {
            return self.add(ExprKind::Binary { op, left, right }, ty, span);
        }
        if self.is_error(left) || self.is_error(right) {
            return self.error_at(span);
        }
        if let Some(value) = self.overloaded(operator, left, right, at, span) {
            return value;
        }
        let (left, right) =
            (if operator.is_assignment() { left } else { self.contents(left) }, self.contents(right));
        match operator {
            BinaryOperator::Arithmetic(operator) => {
                self.arithmetic(arithmetic(operator), left, right, at, span)
            }
            BinaryOperator::Comparison(operator) => self.compare(comparison(operator), left, right, at, span),
            BinaryOperator::LogicalAnd | BinaryOperator::LogicalOr => {
                let is_and = operator == BinaryOperator::LogicalAnd;
                let op = if is_and { LogicalOp::And } else { LogicalOp::Or };
                let value = self.logical(op, left, right, span);
                match decided.filter(|_| !self.is_error(value)) {
                    Some(known) => {
                        let ty = self.program.types.bool;
                        self.add(ExprKind::Constant(Constant::Bool(known)), ty, span)
                    }
                    None => value,
                }
            }
            BinaryOperator::AssignWith(operator) => {
                self.compound_assign(arithmetic(operator), left, right, at, span)
            }
            BinaryOperator::Assign | BinaryOperator::Comma => self.error_at(span),
        }
    }

    /// What most operators are: an operation that takes its operands as they are, and the type of its result. Otherwise
    /// there may be something to convert, to fold or to report.
    fn plain_operation(
        &self,
        operator: BinaryOperator,
        left: ExprId,
        right: ExprId,
    ) -> Option<(BinaryOp, TypeId)> {
        let (a, b) = (self.ty(left), self.ty(right));
        let types = &self.program.types;
        let (scalar, is_scalar) = match types[a] {
            Type::Scalar(scalar) => (scalar, true),
            Type::Vector { scalar, .. } => (scalar, false),
            _ => return None,
        };
        if !matches!(scalar, Scalar::Float | Scalar::Int | Scalar::Uint) {
            return None;
        }
        match operator {
            BinaryOperator::Arithmetic(operator) => {
                let op = arithmetic(operator);
                if a == b {
                    return (scalar != Scalar::Float || !is_bitwise(op)).then_some((op, a));
                }
                // A vector times a scalar has an instruction of its own.
                let is_scaled = op == BinaryOp::Multiply && scalar == Scalar::Float;
                match types[b] {
                    Type::Scalar(Scalar::Float) if is_scaled && !is_scalar => Some((op, a)),
                    Type::Vector { scalar: Scalar::Float, .. } if is_scaled && is_scalar => Some((op, b)),
                    _ => None,
                }
            }
            BinaryOperator::Comparison(operator) if is_scalar && a == b => {
                Some((comparison(operator), types.bool))
            }
            _ => None,
        }
    }

    fn comma(&mut self, left: ExprId, right: ExprId, span: Span) -> ExprId {
        if self.is_error(left) || self.is_error(right) {
            return self.error_at(span);
        }
        let left = self.concrete(left);
        let ty = self.ty(right);
        self.add(ExprKind::Comma { left, right }, ty, span)
    }

    /// The operands with their components and shapes, if both are numeric.
    fn operands(&mut self, left: ExprId, right: ExprId, at: Span) -> Option<(Operand, Operand)> {
        Some((self.operand(left, at)?, self.operand(right, at)?))
    }

    /// The component type in which two numbers meet.
    pub(super) fn common_scalar(&self, left: ExprId, right: ExprId) -> Option<Scalar> {
        let types = &self.program.types;
        let (a, b) = (types.component(self.ty(left))?, types.component(self.ty(right))?);
        if a == b {
            return Some(a);
        }
        // An enum yields to any integer, even a smaller one.
        let yields = |it: Scalar| it.is_integer() && !it.is_literal();
        Some(match (self.is_enum(self.ty(left)), self.is_enum(self.ty(right))) {
            (true, false) if yields(b) => b,
            (false, true) if yields(a) => a,
            _ => convert::common_scalar(a, b),
        })
    }

    pub(super) fn is_enum(&self, ty: TypeId) -> bool {
        matches!(self.program.types[self.program.types.unmodified(ty)], Type::Enum(_))
    }

    fn operand(&mut self, value: ExprId, at: Span) -> Option<Operand> {
        let ty = self.ty(value);
        match convert::numeric(&self.program.types, ty) {
            Some(Numeric { scalar, shape }) if self.is_number(ty) || !self.is_scoped_enum(ty) => {
                Some(Operand { value, scalar, shape })
            }
            _ => {
                self.not_numeric(value, at);
                None
            }
        }
    }

    pub(super) fn is_scoped_enum(&self, ty: TypeId) -> bool {
        match self.program.types[self.program.types.unmodified(ty)] {
            Type::Enum(id) => self.program.types.enums[id].is_scoped,
            _ => false,
        }
    }

    #[cold]
    fn not_numeric(&mut self, operand: ExprId, at: Span) {
        let name = self.type_name(self.ty(operand));
        let operand = self.span(operand);
        self.report(errors::NotNumeric { name, at, operand });
    }

    fn arithmetic(&mut self, op: BinaryOp, left: ExprId, right: ExprId, at: Span, span: Span) -> ExprId {
        let same_enum = self.same_enum(left, right);
        let value = self.plain_arithmetic(op, left, right, at, span);
        match same_enum {
            // Arithmetic on values of one enum stays in it.
            Some(ty) if !self.is_error(value) => {
                self.add(ExprKind::Cast { kind: CastKind::Numeric, operand: value }, ty, span)
            }
            _ => value,
        }
    }

    /// The enum that both values are of.
    fn same_enum(&self, left: ExprId, right: ExprId) -> Option<TypeId> {
        if self.is_number(self.ty(left)) {
            return None;
        }
        let types = &self.program.types;
        let (a, b) = (types.unmodified(self.ty(left)), types.unmodified(self.ty(right)));
        (a == b && matches!(types[a], Type::Enum(_))).then_some(a)
    }

    fn plain_arithmetic(
        &mut self,
        op: BinaryOp,
        left: ExprId,
        right: ExprId,
        at: Span,
        span: Span,
    ) -> ExprId {
        let Some((a, b)) = self.operands(left, right, at) else { return self.error_at(span) };
        if is_bitwise(op) {
            for side in [a, b] {
                if side.scalar.is_float() {
                    let name = self.type_name(self.ty(side.value));
                    self.report(errors::NotIntegral { name, at: self.span(side.value) });
                    return self.error_at(span);
                }
            }
        }
        let Some(shape) = convert::common_shape(a.shape, b.shape) else {
            return self.no_common_type(left, right, at, span);
        };
        if let Some(folded) = self.fold(op, a, b, span) {
            return folded;
        }
        if is_shift(op) {
            return self.shift(op, a, b, shape, (at, span));
        }
        let scalar = self.common_arithmetic(a, b);
        if self.refuse_division(op, scalar, at) {
            return self.error_at(span);
        }
        let ty = convert::shaped(&mut self.program.types, scalar, shape);
        // A vector or matrix times a scalar has instructions of its own.
        if op == BinaryOp::Multiply
            && scalar.is_float()
            && !scalar.is_literal()
            && (a.shape == Shape::Scalar) != (b.shape == Shape::Scalar)
        {
            let scalar_type = self.program.types.scalar(scalar);
            let (left_type, right_type) =
                if a.shape == Shape::Scalar { (scalar_type, ty) } else { (ty, scalar_type) };
            let left = self.convert_operand(left, left_type);
            let right = self.convert_operand(right, right_type);
            return self.add(ExprKind::Binary { op, left, right }, ty, span);
        }
        let left = self.convert_operand(left, ty);
        let right = self.convert_operand(right, ty);
        self.add(ExprKind::Binary { op, left, right }, ty, span)
    }

    /// As [`Checker::common_scalar`]; `bool`s become `int`.
    fn common_arithmetic(&self, a: Operand, b: Operand) -> Scalar {
        let common = if a.scalar == b.scalar { None } else { self.common_scalar(a.value, b.value) };
        match common.unwrap_or(a.scalar) {
            Scalar::Bool => Scalar::Int,
            scalar => scalar,
        }
    }

    /// Divisions that the language lacks in some types.
    fn refuse_division(&mut self, op: BinaryOp, scalar: Scalar, at: Span) -> bool {
        let is_remainder = op == BinaryOp::Remainder;
        if is_remainder && scalar == Scalar::Double {
            self.report(errors::RemainderOfDoubles { at });
            return true;
        }
        let is_signed_min = scalar.is_min_precision() && scalar.is_signed();
        if (is_remainder || op == BinaryOp::Divide) && is_signed_min {
            self.report(errors::DivisionOfMinPrecision { at });
            return true;
        }
        false
    }

    /// The result of a shift has the left operand's component type.
    fn shift(
        &mut self,
        op: BinaryOp,
        left: Operand,
        right: Operand,
        shape: Shape,
        (at, span): (Span, Span),
    ) -> ExprId {
        if left.scalar == Scalar::LiteralInt && right.scalar != Scalar::LiteralInt {
            self.report(suspicious::AmbiguousShift { at });
        }
        let scalar = match (left.scalar, right.scalar) {
            (Scalar::Bool, _) => Scalar::Int,
            (Scalar::LiteralInt, Scalar::LiteralInt) => Scalar::LiteralInt,
            (Scalar::LiteralInt, Scalar::Uint) => Scalar::Uint,
            (Scalar::LiteralInt, _) => Scalar::Int,
            (scalar, _) => scalar,
        };
        let ty = convert::shaped(&mut self.program.types, scalar, shape);
        let left = self.convert_operand(left.value, ty);
        let right = self.convert_quietly(right.value, ty);
        self.add(ExprKind::Binary { op, left, right }, ty, span)
    }

    /// As [`Checker::convert_operand`], without a warning about lost bits.
    fn convert_quietly(&mut self, value: ExprId, to: TypeId) -> ExprId {
        let target = convert::numeric(&self.program.types, to);
        if target.is_some_and(|it| it.scalar.is_literal()) {
            return self.convert_operand(value, to);
        }
        self.cast_to(value, to)
    }

    /// Arithmetic on literals is done at once, with all their digits.
    fn fold(&mut self, op: BinaryOp, left: Operand, right: Operand, span: Span) -> Option<ExprId> {
        if !left.scalar.is_literal() || !right.scalar.is_literal() {
            return None;
        }
        let (ExprKind::Constant(x), ExprKind::Constant(y)) =
            (&self.program.expressions[left.value].kind, &self.program.expressions[right.value].kind)
        else {
            return None;
        };
        let scalar = convert::common_scalar(left.scalar, right.scalar);
        let x = super::constant::convert_scalar(x, scalar)?;
        let y = super::constant::convert_scalar(y, scalar)?;
        let value = super::constant::binary(op, &x, &y, scalar)?;
        let ty = match value {
            Constant::Bool(_) => self.program.types.bool,
            _ => self.program.types.scalar(scalar),
        };
        Some(self.add(ExprKind::Constant(value), ty, span))
    }

    fn compare(&mut self, op: BinaryOp, left: ExprId, right: ExprId, at: Span, span: Span) -> ExprId {
        // Values of one scoped enum are equal or not, but have no order.
        let ordered = !matches!(op, BinaryOp::Equal | BinaryOp::NotEqual);
        if let Some(ty) = self.same_enum(left, right)
            && !(ordered && self.is_scoped_enum(ty))
        {
            let bool_type = self.program.types.bool;
            let scalar = self.program.types.component(self.ty(left)).unwrap_or(Scalar::Int);
            let scalar = if scalar == Scalar::Bool && ordered { Scalar::Int } else { scalar };
            let ty = self.program.types.scalar(scalar);
            let left = self.cast_to(left, ty);
            let right = self.cast_to(right, ty);
            return self.add(ExprKind::Binary { op, left, right }, bool_type, span);
        }
        let Some((a, b)) = self.operands(left, right, at) else { return self.error_at(span) };
        let Some(shape) = convert::common_shape(a.shape, b.shape) else {
            return self.no_common_type(left, right, at, span);
        };
        if let Some(folded) = self.fold(op, a, b, span) {
            return folded;
        }
        let mut scalar = self.common_scalar(a.value, b.value).unwrap_or(a.scalar);
        if scalar == Scalar::Bool && ordered {
            scalar = Scalar::Int;
        }
        if scalar.is_literal() {
            scalar = super::convert::default_scalar(scalar, None);
        }
        let ty = convert::shaped(&mut self.program.types, scalar, shape);
        let result = convert::shaped(&mut self.program.types, Scalar::Bool, shape);
        let left = self.convert_compared(a, ty);
        let right = self.convert_compared(b, ty);
        self.add(ExprKind::Binary { op, left, right }, result, span)
    }

    /// As [`Checker::convert_operand`], for constants that may be out of the range of what they are compared with.
    fn convert_compared(&mut self, operand: Operand, to: TypeId) -> ExprId {
        let loses =
            self.program.types.component(to).is_some_and(|it| convert::loses_precision(operand.scalar, it));
        match operand.shape == Shape::Scalar && !loses {
            true => self.cast_to(operand.value, to),
            false => self.convert_operand(operand.value, to),
        }
    }

    fn logical(&mut self, op: LogicalOp, left: ExprId, right: ExprId, span: Span) -> ExprId {
        let text = if op == LogicalOp::And { "&&" } else { "||" };
        for side in [left, right] {
            if self.is_scoped_enum(self.ty(side)) {
                self.not_numeric(side, span);
                return self.error_at(span);
            }
            if convert::numeric(&self.program.types, self.ty(side)).is_none() {
                let name = self.type_name(self.ty(side));
                let at = self.span(side);
                if self.converts_by_operator(side, self.program.types.bool) {
                    continue;
                }
                self.report(errors::ConditionNotBool { name, at });
                return self.error_at(span);
            }
        }
        let bool_type = self.program.types.bool;
        let left = self.by_operator(left, bool_type);
        let right = self.by_operator(right, bool_type);
        let (Some(a), Some(b)) = (
            convert::numeric(&self.program.types, self.ty(left)),
            convert::numeric(&self.program.types, self.ty(right)),
        ) else {
            return self.error_at(span);
        };
        let short_circuit = self.version() >= HlslVersion::V2021;
        if short_circuit && (a.shape != Shape::Scalar || b.shape != Shape::Scalar) {
            let wide = if a.shape != Shape::Scalar { left } else { right };
            self.report(errors::ShortCircuit {
                what: format!("an operand of `{text}`"),
                instead: if op == LogicalOp::And { "and" } else { "or" }.into(),
                at: self.span(wide),
            });
            return self.error_at(span);
        }
        let Some(shape) = convert::common_shape(a.shape, b.shape) else {
            return self.no_common_type(left, right, span, span);
        };
        let shape = if short_circuit { Shape::Scalar } else { shape };
        let ty = convert::shaped(&mut self.program.types, Scalar::Bool, shape);
        let left = self.truth(left, ty);
        let right = self.truth(right, ty);
        self.add(ExprKind::Logical { op, left, right, short_circuit }, ty, span)
    }

    fn by_operator(&mut self, value: ExprId, to: TypeId) -> ExprId {
        if self.as_struct(self.ty(value)).is_none() {
            return value;
        }
        self.convert_by_operator(value, to).unwrap_or(value)
    }

    // ---- Assignments.

    fn assign(&mut self, place: ExprId, right: AstExpr, at: Span, span: Span) -> ExprId {
        let to = self.ty(place);
        let is_list = matches!(self.ast[right].kind, ExpressionKind::InitializerList(_));
        let value = if is_list && !self.is_error(place) {
            self.initializer_list(right, to)
        } else {
            self.expression(right)
        };
        if self.is_error(place) || self.is_error(value) {
            return self.error_at(span);
        }
        if !self.require_modifiable(place, at) {
            return self.error_at(span);
        }
        let filled = match self.is_coherent(place) {
            true => self.with_modifier(to, TypeModifiers::GLOBALLY_COHERENT),
            false => to,
        };
        let value = self.convert(value, filled);
        let ty = self.program.types.unmodified(to);
        self.add(ExprKind::Assign { place, value }, ty, span)
    }

    fn compound_assign(
        &mut self,
        op: BinaryOp,
        place: ExprId,
        value: ExprId,
        at: Span,
        span: Span,
    ) -> ExprId {
        let Some((a, b)) = self.operands(place, value, at) else { return self.error_at(span) };
        if !self.require_modifiable(place, at) {
            return self.error_at(span);
        }
        if a.scalar == Scalar::Bool && (!is_bitwise(op) || is_shift(op)) {
            self.report(errors::BoolPlace { at: self.span(place) });
            return self.error_at(span);
        }
        let place_type = self.program.types.unmodified(self.ty(place));
        if let Type::Enum(_) = self.program.types[place_type]
            && self.same_enum(place, value).is_none()
        {
            let (from, to) = (self.type_name(self.ty(value)), self.type_name(place_type));
            self.report(errors::CannotConvert { from, to, at });
            return self.error_at(span);
        }
        if is_bitwise(op) {
            for side in [a, b] {
                if side.scalar.is_float() {
                    let name = self.type_name(self.ty(side.value));
                    self.report(errors::NotIntegral { name, at: self.span(side.value) });
                    return self.error_at(span);
                }
            }
        }
        let scalar = match a.scalar {
            // A shift is done in the type of the place.
            scalar if is_shift(op) => convert::common_arithmetic(scalar, scalar),
            _ => self.common_arithmetic(a, b),
        };
        if convert::reshape(b.shape, a.shape).is_none() {
            return self.no_common_type(place, value, at, span);
        }
        if self.refuse_division(op, scalar, at) {
            return self.error_at(span);
        }
        let compute = convert::shaped(&mut self.program.types, scalar, a.shape);
        let fits = self.fits(value, place_type);
        let value =
            if is_shift(op) { self.convert_quietly(value, compute) } else { self.convert(value, compute) };
        if convert::loses_precision(scalar, a.scalar) && !fits {
            let (from, to) = (self.type_name(compute), self.type_name(place_type));
            self.report(errors::PrecisionLoss { from, to, at });
        }
        let ty = self.program.types.unmodified(self.ty(place));
        self.add(ExprKind::CompoundAssign { op, place, value, compute }, ty, span)
    }

    // ---- Unary operators.

    pub(super) fn unary(&mut self, operator: UnaryOperator, operand: AstExpr, span: Span) -> ExprId {
        let operand = self.expression(operand);
        if self.is_error(operand) {
            return self.error_at(span);
        }
        if let Some(value) = self.overloaded_unary(operator, operand, span) {
            return value;
        }
        match operator {
            UnaryOperator::Increment | UnaryOperator::Decrement => {
                return self.increment(operator, operand, Fixity::Prefix, span);
            }
            _ => {}
        }
        let operand = self.contents(operand);
        let it = convert::numeric(&self.program.types, self.ty(operand));
        let Some(it) = it.filter(|_| !self.is_scoped_enum(self.ty(operand))) else {
            self.not_numeric(operand, span);
            return self.error_at(span);
        };
        let written = self.program.types.unmodified(self.ty(operand));
        let is_enum = matches!(self.program.types[written], Type::Enum(_));
        let op = match operator {
            UnaryOperator::Plus | UnaryOperator::Minus => UnaryOp::Negate,
            UnaryOperator::Not => UnaryOp::Not,
            UnaryOperator::Complement => UnaryOp::Complement,
            UnaryOperator::Increment | UnaryOperator::Decrement => return self.error_at(span),
        };
        if op == UnaryOp::Complement && it.scalar.is_float() {
            let name = self.type_name(self.ty(operand));
            self.report(errors::NotIntegral { name, at: span });
            return self.error_at(span);
        }
        let scalar = match (op, it.scalar) {
            (UnaryOp::Not, _) => Scalar::Bool,
            (_, Scalar::Bool) => Scalar::Int,
            (_, scalar) => scalar,
        };
        let ty = convert::shaped(&mut self.program.types, scalar, it.shape);
        let operand =
            if op == UnaryOp::Not { self.truth(operand, ty) } else { self.convert_operand(operand, ty) };
        if operator == UnaryOperator::Plus {
            // The value itself, and no place any more.
            return self.as_value(operand, ty, span);
        }
        if it.scalar.is_literal()
            && let ExprKind::Constant(constant) = &self.program.expressions[operand].kind
            && let Some(value) = super::constant::unary(op, constant, scalar)
        {
            return self.add(ExprKind::Constant(value), ty, span);
        }
        let value = self.add(ExprKind::Unary { op, operand }, ty, span);
        if is_enum && op != UnaryOp::Not {
            return self.add(ExprKind::Cast { kind: CastKind::Numeric, operand: value }, written, span);
        }
        value
    }

    /// `value` as something that cannot be assigned to.
    fn as_value(&mut self, value: ExprId, ty: TypeId, span: Span) -> ExprId {
        if self.is_place(value) {
            let kind = crate::typed::CastKind::Numeric;
            return self.add(ExprKind::Cast { kind, operand: value }, ty, span);
        }
        value
    }

    pub(super) fn postfix(&mut self, operator: UnaryOperator, operand: AstExpr, span: Span) -> ExprId {
        let operand = self.expression(operand);
        if self.is_error(operand) {
            return self.error_at(span);
        }
        self.increment(operator, operand, Fixity::Postfix, span)
    }

    /// `++place`, `place--` and the like.
    fn increment(&mut self, operator: UnaryOperator, place: ExprId, fixity: Fixity, span: Span) -> ExprId {
        self.expressions.changes = self.expressions.changes.wrapping_add(1);
        let ty = self.ty(place);
        let is_enum = matches!(self.program.types[self.program.types.unmodified(ty)], Type::Enum(_));
        let Some(it) = convert::numeric(&self.program.types, ty).filter(|_| !is_enum) else {
            self.not_numeric(place, span);
            return self.error_at(span);
        };
        if it.scalar == Scalar::Bool {
            self.report(errors::BoolPlace { at: span });
            return self.error_at(span);
        }
        if !self.require_modifiable(place, span) {
            return self.error_at(span);
        }
        let ty = self.program.types.unmodified(ty);
        let is_decrement = operator == UnaryOperator::Decrement;
        let is_prefix = fixity == Fixity::Prefix;
        self.add(ExprKind::Increment { place, is_decrement, is_prefix }, ty, span)
    }

    // ---- Operators of structs.

    /// A call of the member operator of the left operand's struct, if that is what the operator means.
    fn overloaded(
        &mut self,
        operator: BinaryOperator,
        left: ExprId,
        right: ExprId,
        at: Span,
        span: Span,
    ) -> Option<ExprId> {
        let record = self.as_struct(self.ty(left));
        // Nearly always: before a name is made of the operator.
        if record.is_none() && !self.has_free_operators() {
            return None;
        }
        let symbol = self.operator_symbol(OverloadedOperator::Binary(operator));
        let Some(record) = record else {
            return self.call_free_operator(&Call::of_operator(symbol, &[left, right], at, span));
        };
        if let Some(Entity::Functions(set)) = self.find_member(record, symbol) {
            return Some(self.call_overloads(
                set,
                Some(left),
                &Call::of_operator(symbol, &[right], at, span),
            ));
        }
        if let Some(value) = self.call_free_operator(&Call::of_operator(symbol, &[left, right], at, span)) {
            return Some(value);
        }
        if self.converts_by_operator(left, self.program.types.bool)
            && matches!(operator, BinaryOperator::LogicalAnd | BinaryOperator::LogicalOr)
        {
            return None;
        }
        let ty = self.ty(left);
        self.report(overload_errors::NoOperator {
            operator: operator.text().into(),
            left: self.type_name(ty),
            at,
        });
        Some(self.error_at(span))
    }

    fn overloaded_unary(&mut self, operator: UnaryOperator, operand: ExprId, span: Span) -> Option<ExprId> {
        let record = self.as_struct(self.ty(operand));
        if record.is_none() && !self.has_free_operators() {
            return None;
        }
        let name = match operator {
            UnaryOperator::Plus => OverloadedOperator::Binary(BinaryOperator::Arithmetic(Arithmetic::Add)),
            UnaryOperator::Minus => {
                OverloadedOperator::Binary(BinaryOperator::Arithmetic(Arithmetic::Subtract))
            }
            other => OverloadedOperator::Unary(other),
        };
        let symbol = self.operator_symbol(name);
        let member = record.and_then(|it| self.find_member(it, symbol));
        let at = in_front(self.span(operand), span);
        let Some(Entity::Functions(set)) = member else {
            let call = Call::of_operator(symbol, &[operand], at, span);
            if let Some(value) = self.call_free_operator(&call) {
                return Some(value);
            }
            record?;
            return self.not_by_conversion(operator, operand, span);
        };
        Some(self.call_overloads(set, Some(operand), &Call::of_operator(symbol, &[], at, span)))
    }

    /// `!object` of what converts to a Boolean.
    fn not_by_conversion(&mut self, operator: UnaryOperator, operand: ExprId, span: Span) -> Option<ExprId> {
        if operator == UnaryOperator::Not
            && let Some(value) = self.convert_by_operator(operand, self.program.types.bool)
        {
            let ty = self.program.types.bool;
            return Some(self.add(ExprKind::Unary { op: UnaryOp::Not, operand: value }, ty, span));
        }
        None
    }

    /// Whether operators may be declared outside of structs.
    fn has_free_operators(&self) -> bool {
        self.version() >= HlslVersion::V202x
    }

    /// A call of an operator that is not a member, in HLSL 2026, if one takes the operands. What the language does with vectors and
    /// numbers is only replaced by an operator for exactly these types, and never for two scalars.
    fn call_free_operator(&mut self, call: &Call) -> Option<ExprId> {
        if !self.has_free_operators() {
            return None;
        }
        let operands = call.operands();
        let is_scalar = |it: &ExprId| {
            matches!(self.program.types[self.program.types.unmodified(self.ty(*it))], Type::Scalar(_))
        };
        let has_struct = operands.iter().any(|it| self.as_struct(self.ty(*it)).is_some());
        if operands.iter().all(is_scalar) {
            return None;
        }
        let set = match self.look_up(call.operator(), Want::Value) {
            Some(Entity::Functions(set)) => set,
            _ => self.functions_beside(call.operator(), operands)?,
        };
        self.call_exact_operator(set, call, !has_struct)
    }

    /// A constant of an integer type, for indices that the checker makes up.
    pub(super) fn uint_constant(&mut self, value: u32, span: Span) -> ExprId {
        let ty = self.program.types.uint;
        self.add(ExprKind::Constant(Constant::Int(i64::from(value))), ty, span)
    }

    /// An AST node's span, for errors about operands.
    pub(super) fn ast_span(&self, id: AstExpr) -> Span {
        let it: &ast::Expression = &self.ast[id];
        it.span
    }
}
