//! Expressions → values.
//!
//! Left-deep chains (`a + b + c + ...`, with casts in between) may be as long as the source allows: they are walked in
//! a loop, from the innermost first operand outward. The parser limits all other nesting.

use smallvec::SmallVec;

use crate::{
    diagnostics::list::legalize,
    ir::{Arg, End, Flags, Target, Type as IrType, spirv, spirv::Op},
    layout::LayoutRule,
    lower::{Lower, Place, PlaceKind, calls, convert::Shape},
    typed::{BinaryOp, CastKind, ExprId, ExprKind, GlobalId, LogicalOp, UnaryOp},
    types::{ObjectKind, Scalar, Type, TypeId},
};

/// Where the values of two branches come together.
enum Joined {
    Variable(Place),
    /// Of the block where they meet.
    Parameter(Arg),
}

/// A value and the type that the shader gives it.
#[derive(Clone, Copy)]
struct Operand {
    value: Arg,
    ty: TypeId,
}

impl<'a> Lower<'a> {
    /// The value of an expression, of void layout.
    pub fn value(&mut self, id: ExprId) -> Arg {
        // Has no instructions, so it needs no position.
        if matches!(self.input.expr(id).kind, ExprKind::Constant(_)) {
            return self.value_alone(id);
        }
        if self.has_too_many_values() {
            return self.undefined(self.input.expr(id).ty);
        }
        let (loc, flags) = (self.builder.loc, self.builder.flags);
        // Down the spine of first operands, then back up.
        let mut spine: SmallVec<[ExprId; 8]> = SmallVec::new();
        let mut at = id;
        while let Some(first) = self.first_operand(at) {
            spine.push(at);
            at = first;
        }
        self.begin(at, flags);
        let mut value = self.value_alone(at);
        while let Some(outer) = spine.pop() {
            self.begin(outer, flags);
            value = self.value_after(outer, at, value);
            at = outer;
        }
        self.builder.loc = loc;
        self.builder.flags = flags;
        value
    }

    /// Position and flags for the instructions of one expression.
    fn begin(&mut self, id: ExprId, outer: Flags) {
        let expr = self.input.expr(id);
        self.at(expr.span);
        let kept = Flags(outer.0 & !Flags::RELAXED.0);
        self.builder.flags = if self.is_relaxed(expr.ty) { kept.with(Flags::RELAXED) } else { kept };
    }

    /// The operand whose value is needed first and whose depth the source does not limit.
    fn first_operand(&self, id: ExprId) -> Option<ExprId> {
        let expr = self.input.expr(id);
        match &expr.kind {
            ExprKind::Binary { left, .. } | ExprKind::Logical { left, .. } => Some(*left),
            ExprKind::Unary { operand, .. } => Some(*operand),
            ExprKind::Cast { kind: CastKind::Upcast | CastKind::NoOp | CastKind::Resource, .. } => None,
            ExprKind::Cast { kind: CastKind::Void, .. } => None,
            ExprKind::Cast { operand, .. } => {
                // A constant buffer is loaded as what it holds, by the cast.
                let is_object = self.types.as_object(self.input.expr(*operand).ty).is_some();
                (!is_object).then_some(*operand)
            }
            ExprKind::Conditional { condition, .. } => Some(*condition),
            _ => None,
        }
    }

    /// The value of an expression with a first operand, given that one's value.
    fn value_after(&mut self, id: ExprId, first: ExprId, value: Arg) -> Arg {
        let expr = self.input.expr(id);
        let first_type = self.input.expr(first).ty;
        match &expr.kind {
            ExprKind::Binary { op, right, .. } => {
                let left = Operand { value, ty: first_type };
                let right = Operand { value: self.value(*right), ty: self.input.expr(*right).ty };
                self.binary(*op, left, right, expr.ty)
            }
            ExprKind::Logical { op, right, short_circuit, .. } => {
                let is_scalar = self.shape(expr.ty).is_none_or(|(_, shape)| shape.count() == 1);
                if *short_circuit && is_scalar {
                    return self.short_circuit(*op, value, *right);
                }
                let right = self.value(*right);
                self.logical(*op, value, right, expr.ty)
            }
            ExprKind::Unary { op, .. } => self.unary(*op, value, first_type),
            ExprKind::Cast { kind, .. } => self.cast(*kind, value, first_type, expr.ty, expr.span),
            ExprKind::Conditional { then, otherwise, short_circuit, .. } => {
                if let Some(heap) = self.heap_of(expr.ty) {
                    // Only a conversion says what is there.
                    self.sink.push(legalize::HeapAsValue { name: heap.name().to_owned(), at: expr.span });
                    self.undefined(expr.ty)
                } else if *short_circuit {
                    self.choose(value, *then, *otherwise, expr.ty)
                } else {
                    let spans = [self.input.expr(*then).span, self.input.expr(*otherwise).span];
                    let then = self.value(*then);
                    let otherwise = self.value(*otherwise);
                    if let Some((_, shape)) = self.shape(expr.ty) {
                        let condition = Operand { value, ty: first_type };
                        return self.select(condition, [then, otherwise], expr.ty, shape);
                    }
                    // Whole structs and arrays: there is only one condition.
                    self.branch_between(value, expr.ty, &mut |lower, is_first| {
                        lower.at(spans[usize::from(!is_first)]);
                        if is_first { then } else { otherwise }
                    })
                }
            }
            _ => self.surprise(expr.ty, "an expression of this kind has no first operand"),
        }
    }

    /// The heap that a value is from which is not converted yet.
    fn heap_of(&self, ty: TypeId) -> Option<ObjectKind> {
        match self.types.as_object(ty)?.0 {
            ObjectKind::HeapResource => Some(ObjectKind::ResourceDescriptorHeap),
            ObjectKind::HeapSampler => Some(ObjectKind::SamplerDescriptorHeap),
            _ => None,
        }
    }

    /// The value of an expression without a first operand.
    fn value_alone(&mut self, id: ExprId) -> Arg {
        let expr = self.input.expr(id);
        match &expr.kind {
            ExprKind::Constant(constant) => self.constant(constant, expr.ty),
            ExprKind::Undefined => self.undefined(expr.ty),
            ExprKind::Error => self.surprise(expr.ty, "an expression with an error was let through"),
            ExprKind::Heap(kind) => {
                self.sink.push(legalize::HeapAsValue { name: kind.name().to_owned(), at: expr.span });
                self.undefined(expr.ty)
            }
            ExprKind::Global(global) => self.value_of_global(*global),
            ExprKind::Assign { place, value } => self.assign(*place, *value).1,
            ExprKind::CompoundAssign { .. } => self.compound_assign(id).1,
            ExprKind::Increment { .. } => self.increment(id).1,
            ExprKind::Comma { left, right } => {
                self.discard_value(*left);
                self.value(*right)
            }
            ExprKind::Construct { elements } => self.construct(&self.input.program[*elements], expr.ty),
            ExprKind::Aggregate { elements } => self.aggregate(&self.input.program[*elements], expr.ty),
            ExprKind::Call { function, this, arguments } => {
                self.call(*function, *this, &self.input.program[*arguments])
            }
            ExprKind::Intrinsic { .. } => match calls::place(self, id) {
                Some(place) => self.load(&place),
                None => calls::lower(self, id),
            },
            ExprKind::Cast { kind: CastKind::Void, operand } => {
                self.discard_value(*operand);
                self.undefined(expr.ty)
            }
            ExprKind::Cast { kind, operand } => self.value_of_cast(id, *kind, *operand),
            ExprKind::Member { base, field } if !self.input.is_place(expr) && !self.is_object(*base) => {
                let value = self.value(*base);
                self.field_value(value, self.input.expr(*base).ty, *field)
            }
            ExprKind::Index { base, index } if !self.input.is_place(expr) && !self.is_object(*base) => {
                self.value_of_element(*base, *index, expr.ty)
            }
            ExprKind::Swizzle { base, components } if !self.input.is_place(expr) => {
                let value = self.value(*base);
                self.swizzle_value(value, &self.input.program[*components], expr.ty)
            }
            ExprKind::MatrixSwizzle { base, elements } if !self.input.is_place(expr) => {
                self.value_of_matrix_elements(*base, &self.input.program[*elements], expr.ty)
            }
            // A place's own type can differ from the expression's in modifiers only.
            _ => self.value_at(id),
        }
    }

    /// What is at a place expression.
    fn value_at(&mut self, place: ExprId) -> Arg {
        let place = self.place(place);
        self.load(&place)
    }

    fn value_of_global(&mut self, global: GlobalId) -> Arg {
        if let Some(constant) = self.input.constant_without_variable(global) {
            let value = self.constant(constant, self.input.program.globals[global].ty);
            self.show_constant(global, value);
            return value;
        }
        let place = self.global(global);
        self.load(&place)
    }

    /// The value of the cast `id`, which is not void.
    fn value_of_cast(&mut self, id: ExprId, kind: CastKind, operand: ExprId) -> Arg {
        let expr = self.input.expr(id);
        if self.input.is_place(expr) || (kind == CastKind::Resource && self.input.is_heap_element(operand)) {
            return self.value_at(id);
        }
        let from = self.input.expr(operand).ty;
        let is_constant_buffer = self.types.as_object(from).is_some_and(|(object, _)| {
            matches!(object, ObjectKind::ConstantBuffer | ObjectKind::TextureBuffer)
        });
        // It is loaded as what it holds.
        if is_constant_buffer && self.types.as_object(expr.ty).is_none() {
            let place = self.place(operand);
            let place = self.dereference(place);
            let value = self.load(&place);
            return self.cast(kind, value, place.ty, expr.ty, expr.span);
        }
        let value = self.value(operand);
        self.cast(kind, value, from, expr.ty, expr.span)
    }

    /// An element, of type `ty`, of a value that has no place.
    fn value_of_element(&mut self, base: ExprId, index: ExprId, ty: TypeId) -> Arg {
        let value = self.value(base);
        let index = self.value(index);
        let outer = self.input.expr(base).ty;
        let plain = self.types.unmodified(outer);
        match self.types[plain] {
            Type::Matrix { .. } => self.row_value(value, plain, index),
            Type::Vector { len: 1, .. } | Type::Scalar(_) => value,
            _ => self.index_value(value, outer, index, ty),
        }
    }

    /// Elements, together of type `ty`, of a matrix that has no place.
    fn value_of_matrix_elements(&mut self, base: ExprId, elements: &[(u8, u8)], ty: TypeId) -> Arg {
        let value = self.value(base);
        let place = self.value_place(value, self.input.expr(base).ty);
        let mut parts: SmallVec<[Arg; 4]> = SmallVec::new();
        for &(row, column) in elements {
            let element = self.matrix_element(&place, row, column);
            parts.push(self.load(&element));
        }
        match parts.as_slice() {
            &[one] => one,
            parts => {
                let ty = self.value_type(ty);
                self.composite(ty, parts)
            }
        }
    }

    fn is_object(&self, id: ExprId) -> bool {
        self.types.as_object(self.input.expr(id).ty).is_some()
    }

    /// Evaluates an expression for its effects.
    pub fn discard_value(&mut self, id: ExprId) {
        // A list, not recursion: a chain of commas is as deep as it is long.
        let mut waiting: SmallVec<[ExprId; 4]> = SmallVec::from_slice(&[id]);
        while let Some(id) = waiting.pop() {
            let expr = self.input.expr(id);
            match &expr.kind {
                ExprKind::Cast { kind: CastKind::Void, operand } => waiting.push(*operand),
                ExprKind::Comma { left, right } => waiting.extend([*right, *left]),
                ExprKind::Assign { place, value } => {
                    let (place, value) = (*place, *value);
                    self.at(expr.span);
                    self.body.is_value_unused = true;
                    self.assign(place, value);
                }
                ExprKind::CompoundAssign { .. } | ExprKind::Increment { .. } => {
                    self.value(id);
                }
                _ if self.input.is_place(expr) => {
                    self.place(id);
                }
                _ => {
                    self.value(id);
                }
            }
        }
    }

    /// The value of an expression that must be exact if `is_precise`.
    pub(super) fn value_for(&mut self, id: ExprId, is_precise: bool) -> Arg {
        if is_precise { self.with_flags(Flags::PRECISE, |it| it.value(id)) } else { self.value(id) }
    }

    /// Whether what is stored at a place expression is `precise`.
    fn is_precise_place(&self, id: ExprId) -> bool {
        let mut at = id;
        loop {
            match &self.input.expr(at).kind {
                ExprKind::Local(local) => {
                    return self.body.function.is_some_and(|it| it.locals[*local].is_precise);
                }
                ExprKind::Global(global) => return self.input.program.globals[*global].is_precise,
                ExprKind::Member { base, field } => {
                    let ty = self.types.unmodified(self.input.expr(*base).ty);
                    if let Type::Struct(id) = self.types[ty]
                        && self.types.structs[id].fields.get(*field as usize).is_some_and(|it| it.is_precise)
                    {
                        return true;
                    }
                    at = *base;
                }
                ExprKind::Index { base, .. }
                | ExprKind::Swizzle { base, .. }
                | ExprKind::MatrixSwizzle { base, .. } => at = *base,
                _ => return false,
            }
        }
    }

    // --------------------------------------------------------------------------------------------- assignment

    /// `place = value`: the place and the value stored.
    pub(super) fn assign(&mut self, place: ExprId, value: ExprId) -> (Place, Arg) {
        let is_unused = std::mem::take(&mut self.body.is_value_unused);
        if let Some(copied) = self.copy(place, value, is_unused) {
            return copied;
        }
        let is_precise = self.is_precise_place(place);
        let from = self.input.expr(value).ty;
        let value = self.value_for(value, is_precise);
        let place = self.place(place);
        let span = self.module.locs[self.builder.loc].span;
        let value = if self.shape(from).is_some() && self.shape(place.ty).is_some() {
            self.convert(value, from, place.ty, span)
        } else {
            value
        };
        self.store(&place, value);
        (place, value)
    }

    /// `place = value` of whole structs and arrays between memory of the same layout, which needs no conversion to
    /// values and back.
    fn copy(&mut self, to: ExprId, from: ExprId, is_unused: bool) -> Option<(Place, Arg)> {
        let (source, target) = (self.input.expr(from), self.input.expr(to));
        if self.shape(source.ty).is_some() || !self.input.is_place(source) || !self.input.is_place(target) {
            return None;
        }
        let is_memory = |place: &Place| {
            matches!(place.kind, PlaceKind::Pointer { .. })
                && !place.is_direct
                && !place.is_rasterizer_ordered
                && place.rule != LayoutRule::Void
        };
        let source = self.place(from);
        if !is_memory(&source) {
            let value = self.load(&source);
            let target = self.place(to);
            self.store(&target, value);
            return Some((target, value));
        }
        let ty = self.memory_type(&source);
        let pointer = self.address(&source);
        let raw = self.builder.load(ty, pointer);
        let target = self.place(to);
        if is_memory(&target) {
            let memory = self.memory_type(&target);
            let moved = self.relayout(raw, source.ty, source.rule, target.rule, memory);
            let pointer = self.address(&target);
            self.builder.store(pointer, moved);
            // Whoever wants the value of an assignment loads it again.
            let value = if is_unused { raw } else { self.load(&target) };
            return Some((target, value));
        }
        let value = self.from_memory(raw, source.ty, source.rule);
        self.store(&target, value);
        Some((target, value))
    }

    pub(super) fn compound_assign(&mut self, id: ExprId) -> (Place, Arg) {
        let expr = self.input.expr(id);
        let ExprKind::CompoundAssign { op, place, value, compute } = expr.kind else {
            let value = self.surprise(expr.ty, "expected a compound assignment");
            return (self.value_place(value, expr.ty), value);
        };
        let is_precise = self.is_precise_place(place);
        let right_type = self.input.expr(value).ty;
        let right = Operand { value: self.value_for(value, is_precise), ty: right_type };
        let place = self.place(place);
        let old = self.load(&place);
        let flags = if is_precise { Flags::PRECISE } else { Flags::default() };
        let new = self.with_flags(flags, |it| {
            let left = Operand { value: it.convert(old, place.ty, compute, expr.span), ty: compute };
            let new = it.binary(op, left, right, compute);
            it.convert(new, compute, place.ty, expr.span)
        });
        self.store(&place, new);
        let new = self.as_stored(&place, new);
        (place, new)
    }

    /// `++` and `--`: the place and the value of the expression.
    pub(super) fn increment(&mut self, id: ExprId) -> (Place, Arg) {
        let expr = self.input.expr(id);
        let ExprKind::Increment { place, is_decrement, is_prefix } = expr.kind else {
            let value = self.surprise(expr.ty, "this neither increments nor decrements");
            return (self.value_place(value, expr.ty), value);
        };
        let is_precise = self.is_precise_place(place);
        let place = self.place(place);
        let old = self.load(&place);
        let ty = self.types.unmodified(place.ty);
        let Some((scalar, _)) = self.shape(ty) else {
            self.bug("the operand of an increment is not numeric");
            return (place, old);
        };
        // `bool` counts as an integer.
        let (compute, scalar) = match scalar {
            Scalar::Bool => (self.with_component(ty, Scalar::Int), Scalar::Int),
            _ => (ty, scalar),
        };
        let component = self.scalar_type(scalar, LayoutRule::Void);
        let one = Arg::Constant(self.module.integer(component, 1));
        let one = self.splat(one, compute);
        let op = if is_decrement { BinaryOp::Subtract } else { BinaryOp::Add };
        let flags = if is_precise { Flags::PRECISE } else { Flags::default() };
        let new = self.with_flags(flags, |it| {
            let left = Operand { value: it.convert(old, ty, compute, expr.span), ty: compute };
            let new = it.binary(op, left, Operand { value: one, ty: compute }, compute);
            it.convert(new, compute, ty, expr.span)
        });
        self.store(&place, new);
        let value = if is_prefix { self.as_stored(&place, new) } else { old };
        (place, value)
    }

    /// A numeric type of the same shape with other components.
    pub(super) fn with_component(&mut self, ty: TypeId, scalar: Scalar) -> TypeId {
        match self.shape(ty) {
            Some((_, shape)) => self.shaped(scalar, shape),
            None => ty,
        }
    }

    // ---------------------------------------------------------------------------------------------- operators

    fn unary(&mut self, op: UnaryOp, value: Arg, ty: TypeId) -> Arg {
        let Some((scalar, _)) = self.shape(ty) else {
            return self.surprise(ty, "the operand of an operator is not numeric");
        };
        let opcode = match op {
            UnaryOp::Negate if scalar.is_float() => Op::FNegate,
            UnaryOp::Negate => Op::SNegate,
            UnaryOp::Not => Op::LogicalNot,
            UnaryOp::Complement => Op::Not,
        };
        if op == UnaryOp::Negate
            && let Arg::Constant(id) = value
            && let Some(folded) = self.negated(id)
        {
            return folded;
        }
        let mut rows = self.rows(value, ty);
        for row in &mut rows {
            let row_type = self.type_of(*row);
            *row = self.emit(opcode, row_type, [*row]);
        }
        self.from_rows(&rows, ty)
    }

    fn negated(&mut self, id: crate::ir::ConstantId) -> Option<Arg> {
        let ty = self.module.constant_type(id);
        if let Some(value) = self.module.real_value(id) {
            return Some(Arg::Constant(self.module.real(ty, -value)));
        }
        let value = self.module.integer_value(id)?;
        Some(Arg::Constant(self.module.integer(ty, value.wrapping_neg())))
    }

    /// The instruction of an operator on scalars and vectors of that component type.
    pub(super) fn binary_opcode(op: BinaryOp, scalar: Scalar) -> Option<Op> {
        use BinaryOp::*;
        let kind = match scalar {
            Scalar::Bool => 0,
            _ if scalar.is_float() => 3,
            _ if scalar.is_signed() => 1,
            _ => 2,
        };
        // By row: bool, signed, unsigned, float.
        Some(match (op, kind) {
            (Add, 1 | 2) => Op::IAdd,
            (Add, 3) => Op::FAdd,
            (Subtract, 1 | 2) => Op::ISub,
            (Subtract, 3) => Op::FSub,
            (Multiply, 1 | 2) => Op::IMul,
            (Multiply, 3) => Op::FMul,
            (Divide, 1) => Op::SDiv,
            (Divide, 2) => Op::UDiv,
            (Divide, 3) => Op::FDiv,
            (Remainder, 1) => Op::SRem,
            (Remainder, 2) => Op::UMod,
            (Remainder, 3) => Op::FRem,
            (ShiftLeft, 1 | 2) => Op::ShiftLeftLogical,
            (ShiftRight, 1) => Op::ShiftRightArithmetic,
            (ShiftRight, 2) => Op::ShiftRightLogical,
            (BitAnd, 0) => Op::LogicalAnd,
            (BitOr, 0) => Op::LogicalOr,
            (BitXor, 0) => Op::LogicalNotEqual,
            (BitAnd, 1 | 2) => Op::BitwiseAnd,
            (BitOr, 1 | 2) => Op::BitwiseOr,
            (BitXor, 1 | 2) => Op::BitwiseXor,
            (Less, 1) => Op::SLessThan,
            (Less, 2) => Op::ULessThan,
            (Less, 3) => Op::FOrdLessThan,
            (LessEqual, 1) => Op::SLessThanEqual,
            (LessEqual, 2) => Op::ULessThanEqual,
            (LessEqual, 3) => Op::FOrdLessThanEqual,
            (Greater, 1) => Op::SGreaterThan,
            (Greater, 2) => Op::UGreaterThan,
            (Greater, 3) => Op::FOrdGreaterThan,
            (GreaterEqual, 1) => Op::SGreaterThanEqual,
            (GreaterEqual, 2) => Op::UGreaterThanEqual,
            (GreaterEqual, 3) => Op::FOrdGreaterThanEqual,
            (Equal, 0) => Op::LogicalEqual,
            (Equal, 1 | 2) => Op::IEqual,
            (Equal, 3) => Op::FOrdEqual,
            (NotEqual, 0) => Op::LogicalNotEqual,
            (NotEqual, 1 | 2) => Op::INotEqual,
            // As `!(a == b)`: a NaN differs from everything.
            (NotEqual, 3) => Op::FUnordNotEqual,
            _ => return None,
        })
    }

    /// An operator on values; the result has type `ty`.
    fn binary(&mut self, op: BinaryOp, left: Operand, right: Operand, ty: TypeId) -> Arg {
        let (Some((scalar, left_shape)), Some((right_scalar, right_shape))) =
            (self.shape(left.ty), self.shape(right.ty))
        else {
            return self.surprise(ty, "an operand of an operator is not numeric");
        };
        if op == BinaryOp::Multiply
            && scalar.is_float()
            && let Some(product) = self.multiply_by_scalar((left, left_shape), (right, right_shape))
        {
            return product;
        }
        let right_value = match op {
            BinaryOp::ShiftLeft | BinaryOp::ShiftRight => {
                self.numeric_value(right.value, right.ty, right_scalar, scalar)
            }
            _ => right.value,
        };
        // One shape for both.
        let (shape, left, right) = match (left_shape.count() == 1, right_shape.count() == 1) {
            (true, false) => {
                let wide = self.shaped(scalar, right_shape);
                (right_shape, self.splat(left.value, wide), right_value)
            }
            (false, true) => {
                let wide = self.shaped(scalar, left_shape);
                (left_shape, left.value, self.splat(right_value, wide))
            }
            _ => (left_shape, left.value, right_value),
        };
        let Some(opcode) = Self::binary_opcode(op, scalar) else {
            return self.surprise(ty, format_args!("no instruction does {op:?} on {scalar:?}"));
        };
        if !matches!(shape, Shape::Matrix(2.., 2..)) {
            return self.binary_row(op, opcode, [left, right]);
        }
        let operand_type = self.shaped(scalar, shape);
        let rows = self.binary_rows(op, opcode, [left, right], operand_type);
        let result_type = if is_comparison(op) { self.shaped(Scalar::Bool, shape) } else { operand_type };
        self.from_rows(&rows, result_type)
    }

    /// The product of a scalar and something wider, for which SPIR-V has instructions; `None` if it does not.
    fn multiply_by_scalar(&mut self, left: (Operand, Shape), right: (Operand, Shape)) -> Option<Arg> {
        // The scalar goes last.
        let ((whole, shape), (scalar, _)) = match (left.1.count() == 1, right.1.count() == 1) {
            (false, true) => (left, right),
            (true, false) => (right, left),
            _ => return None,
        };
        let result = self.value_type(whole.ty);
        let opcode = match shape {
            Shape::Matrix(2.., 2..) => Op::MatrixTimesScalar,
            _ if shape.count() <= 4 => Op::VectorTimesScalar,
            _ => return None,
        };
        Some(self.emit(opcode, result, [whole.value, scalar.value]))
    }

    /// An operator row by row, on two operands of type `ty`.
    fn binary_rows(
        &mut self,
        op: BinaryOp,
        opcode: Op,
        [left, right]: [Arg; 2],
        ty: TypeId,
    ) -> SmallVec<[Arg; 4]> {
        let lefts = self.rows(left, ty);
        let rights = self.rows(right, ty);
        let mut results = SmallVec::new();
        for (&left, &right) in lefts.iter().zip(&rights) {
            results.push(self.binary_row(op, opcode, [left, right]));
        }
        results
    }

    /// An operator on scalars, vectors or rows.
    fn binary_row(&mut self, op: BinaryOp, opcode: Op, [left, right]: [Arg; 2]) -> Arg {
        let row = self.type_of(left);
        let result = if is_comparison(op) {
            let bool = self.module.bool();
            self.module.like(row, bool)
        } else {
            row
        };
        let right = match op {
            BinaryOp::ShiftLeft | BinaryOp::ShiftRight => self.masked_shift(right, row),
            _ => right,
        };
        self.emit(opcode, result, [left, right])
    }

    fn numeric_value(&mut self, value: Arg, ty: TypeId, from: Scalar, to: Scalar) -> Arg {
        let mut rows = self.rows(value, ty);
        for row in &mut rows {
            *row = self.numeric(*row, from, to);
        }
        let to = self.with_component(ty, to);
        self.from_rows(&rows, to)
    }

    /// A shift count without the bits beyond the width of what is shifted.
    fn masked_shift(&mut self, count: Arg, ty: crate::ir::TypeId) -> Arg {
        let component = self.module.component(ty);
        let bits = match self.module.types[component] {
            IrType::Int { width, .. } => i64::from(width),
            _ => 32,
        };
        if let Arg::Constant(id) = count
            && let Some(value) = self.module.integer_value(id)
        {
            return Arg::Constant(self.module.integer(component, value & (bits - 1)));
        }
        let mask = self.module.integer(component, bits - 1);
        let mask = self.module.splat(ty, mask);
        self.emit(Op::BitwiseAnd, ty, [count, mask.into()])
    }

    /// `and`, `or` and operators on vectors: both sides are evaluated.
    fn logical(&mut self, op: LogicalOp, left: Arg, right: Arg, ty: TypeId) -> Arg {
        let opcode = if op == LogicalOp::And { Op::LogicalAnd } else { Op::LogicalOr };
        let lefts = self.rows(left, ty);
        let rights = self.rows(right, ty);
        let mut results: SmallVec<[Arg; 4]> = SmallVec::new();
        for (&left, &right) in lefts.iter().zip(&rights) {
            let row = self.type_of(left);
            results.push(self.emit(opcode, row, [left, right]));
        }
        self.from_rows(&results, ty)
    }

    /// `&&` and `||` on scalars: the right side is only evaluated where the left one leaves the result open.
    fn short_circuit(&mut self, op: LogicalOp, left: Arg, right: ExprId) -> Arg {
        let bool = self.module.bool();
        let other = self.builder.new_block("logical.lhs.cond");
        let merge = self.builder.new_block("logical.merge");
        let result = self.builder.block_parameter(merge, bool);
        let known = self.boolean(op == LogicalOp::Or);
        self.builder.selection(merge, spirv::SelectionControl::NONE);
        let skip = Target { block: merge, args: [known].into_iter().collect() };
        let (then, otherwise) = match op {
            LogicalOp::And => (Target::new(other), skip),
            LogicalOp::Or => (skip, Target::new(other)),
        };
        self.builder.end(End::Branch { condition: left, then, otherwise });
        self.builder.start(other);
        let right = self.value(right);
        self.builder.jump_with(merge, right);
        self.builder.start(merge);
        result
    }

    /// `condition ? then : otherwise`, one side evaluated.
    fn choose(&mut self, condition: Arg, then: ExprId, otherwise: ExprId, ty: TypeId) -> Arg {
        let result_type = self.value_type(ty);
        let is_void = matches!(self.module.types[result_type], IrType::Void);
        if is_void {
            let first = self.builder.new_block("ternary.lhs");
            let second = self.builder.new_block("ternary.rhs");
            let merge = self.builder.new_block("ternary.merge");
            self.builder.selection(merge, spirv::SelectionControl::NONE);
            self.builder.branch(condition, first, second);
            for (block, side) in [(first, then), (second, otherwise)] {
                self.builder.start(block);
                self.discard_value(side);
                self.builder.jump(merge);
            }
            self.builder.start(merge);
            return self.undefined(ty);
        }
        self.branch_between(condition, ty, &mut |lower, is_first| {
            let side = if is_first { then } else { otherwise };
            let value = lower.value(side);
            match lower.shape(ty) {
                Some(_) => lower.convert(value, lower.input.expr(side).ty, ty, lower.input.expr(side).span),
                None => value,
            }
        })
    }

    /// A branch that computes one value or the other.
    fn branch_between(
        &mut self,
        condition: Arg,
        ty: TypeId,
        side: &mut dyn FnMut(&mut Self, bool) -> Arg,
    ) -> Arg {
        let result_type = self.value_type(ty);
        // Structs of resources are taken apart where they are variables.
        let variable = self.module.interned().is_opaque(result_type).then(|| self.variable(ty, "ternary"));
        let first = self.builder.new_block("ternary.lhs");
        let second = self.builder.new_block("ternary.rhs");
        let merge = self.builder.new_block("ternary.merge");
        self.builder.selection(merge, spirv::SelectionControl::NONE);
        self.builder.branch(condition, first, second);
        let joined = match variable {
            Some(variable) => Joined::Variable(variable),
            None => Joined::Parameter(self.builder.block_parameter(merge, result_type)),
        };
        for (block, is_first) in [(first, true), (second, false)] {
            self.builder.start(block);
            let value = side(self, is_first);
            match &joined {
                Joined::Variable(variable) => {
                    self.store(variable, value);
                    self.builder.jump(merge);
                }
                Joined::Parameter(_) => self.builder.jump_with(merge, value),
            }
        }
        self.builder.start(merge);
        match joined {
            Joined::Variable(variable) => self.load(&variable),
            Joined::Parameter(result) => result,
        }
    }

    /// Component by component one of two values.
    fn select(&mut self, condition: Operand, [then, otherwise]: [Arg; 2], ty: TypeId, shape: Shape) -> Arg {
        let wide = self.shaped(Scalar::Bool, shape);
        let condition = match self.shape(condition.ty) {
            Some((_, given)) if given.count() == 1 && shape.count() > 1 => self.splat(condition.value, wide),
            _ => condition.value,
        };
        let conditions = self.rows(condition, wide);
        let thens = self.rows(then, ty);
        let otherwises = self.rows(otherwise, ty);
        let mut results: SmallVec<[Arg; 4]> = SmallVec::new();
        for ((&condition, &then), &otherwise) in conditions.iter().zip(&thens).zip(&otherwises) {
            let row = self.type_of(then);
            results.push(self.emit(Op::Select, row, [condition, then, otherwise]));
        }
        self.from_rows(&results, ty)
    }

    /// `.xyzw` of a value.
    pub fn swizzle_value(&mut self, value: Arg, components: &[u16], ty: TypeId) -> Arg {
        let source = self.type_of(value);
        let component = self.module.component(source);
        let len = self.module.width(source);
        let result = self.value_type(ty);
        if len == 1 {
            let count = components.len();
            return if count <= 1 { value } else { self.composite(result, &vec![value; count]) };
        }
        if let &[one] = components {
            return self.extract(value, component, u32::from(one).min(len - 1));
        }
        if components.len() == len as usize
            && components.iter().enumerate().all(|(index, &it)| index == usize::from(it))
        {
            return value;
        }
        if let Arg::Constant(_) = value {
            let parts: SmallVec<[Arg; 4]> =
                components.iter().map(|&it| self.extract(value, component, u32::from(it))).collect();
            return self.composite(result, &parts);
        }
        let lanes = components.iter().map(|&it| Arg::Literal(u32::from(it)));
        self.emit(Op::VectorShuffle, result, [value, value].into_iter().chain(lanes))
    }
}

fn is_comparison(op: BinaryOp) -> bool {
    use BinaryOp::{Equal, Greater, GreaterEqual, Less, LessEqual, NotEqual};
    matches!(op, Less | LessEqual | Greater | GreaterEqual | Equal | NotEqual)
}
