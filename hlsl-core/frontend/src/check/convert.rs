//! Conversions made explicit: implicit and written ones, the final types of literals, and what can be assigned.

use smallvec::SmallVec;

use super::Checker;
use crate::{
    constant::Constant,
    diagnostics::{
        Diagnostic,
        list::{declarations, overloads as overload_errors, types as errors},
    },
    source::Span,
    typed::{BinaryOp, CastKind, ExprId, ExprKind, Storage, UnaryOp},
    types::{
        ArrayLength, LeafKinds, ObjectKind, Scalar, StructId, TemplateArgument, Type, TypeId, TypeModifiers,
        convert::{self, Conversion, LeafKind, Numeric},
    },
};

impl<'a> Checker<'a> {
    /// `value` as `to`, implicitly; an error if that is not possible.
    pub(super) fn convert(&mut self, value: ExprId, to: TypeId) -> ExprId {
        // Mostly there is nothing to do.
        if self.ty(value) == to && self.is_number(to) {
            return value;
        }
        match self.try_convert(value, to) {
            Some(value) => value,
            None => {
                let count = |ty| convert::numeric(&self.program.types, ty).map_or(0, |it| it.shape.count());
                let is_shorter = (2..count(to)).contains(&count(self.ty(value)));
                let (from, to) = (self.type_name(self.ty(value)), self.type_name(to));
                let at = self.span(value);
                let help = format!("no cast adds components: write `{to}(…)` with all of them");
                let mut diagnostic: Diagnostic = errors::CannotConvert { from, to, at }.into();
                if is_shorter {
                    diagnostic.help = vec![help];
                }
                self.report(diagnostic);
                self.error_at(at)
            }
        }
    }

    /// `value` as `to` with the warnings that are due; `None` if it does not convert.
    pub(super) fn try_convert(&mut self, value: ExprId, to: TypeId) -> Option<ExprId> {
        let from = self.ty(value);
        let is_number = self.is_number(from);
        if !is_number {
            self.warn_coherence(value, to);
        }
        if from == to {
            return Some(value);
        }
        if self.settle_literal(value, to) {
            return Some(value);
        }
        let value = if is_number { value } else { self.decayed(value, to) };
        let from = self.ty(value);
        let Some(conversion) = convert::implicit(&self.program.types, from, to) else {
            return self.convert_by_operator(value, to);
        };
        self.warn_constant(value, from, to);
        self.warn_loss(value, from, to, conversion);
        Some(self.apply(value, to, conversion))
    }

    /// Makes a literal number one of the floating-point type `to`, which needs no warning. False if either is something
    /// else.
    #[inline]
    fn settle_literal(&mut self, value: ExprId, to: TypeId) -> bool {
        let (&Type::Scalar(from), &Type::Scalar(scalar)) =
            (&self.program.types[self.ty(value)], &self.program.types[to])
        else {
            return false;
        };
        let it = &mut self.program.expressions[value];
        if !from.is_literal() || scalar.is_literal() || !scalar.is_float() {
            return false;
        }
        let ExprKind::Constant(constant) = &mut it.kind else { return false };
        let Some(converted) = super::constant::convert_scalar(constant, scalar) else { return false };
        *constant = converted;
        it.ty = to;
        true
    }

    /// A constant buffer where its contents are expected.
    pub(super) fn decayed(&mut self, value: ExprId, to: TypeId) -> ExprId {
        let target = self.program.types.unmodified(to);
        if matches!(self.program.types[target], Type::Object { .. }) {
            return value;
        }
        self.contents(value)
    }

    /// `ConstantBuffer<T>` as the `T` in it.
    #[inline]
    pub(super) fn contents(&mut self, value: ExprId) -> ExprId {
        if self.is_number(self.ty(value)) { value } else { self.contents_of_buffer(value) }
    }

    #[inline(never)]
    fn contents_of_buffer(&mut self, value: ExprId) -> ExprId {
        let Some((ObjectKind::ConstantBuffer | ObjectKind::TextureBuffer, args)) =
            self.program.types.as_object(self.ty(value))
        else {
            return value;
        };
        let Some(TemplateArgument::Type(inner)) = args.first() else { return value };
        let inner = self.program.types.unmodified(*inner);
        let span = self.span(value);
        self.add(ExprKind::Cast { kind: CastKind::NoOp, operand: value }, inner, span)
    }

    fn warn_loss(&mut self, value: ExprId, from: TypeId, to: TypeId, conversion: Conversion) {
        let at = self.span(value);
        if conversion.loss.truncation {
            self.report(errors::Truncation { at });
        }
        if conversion.loss.precision && !self.fits(value, to) {
            let (from, to) = (self.type_name(from), self.type_name(to));
            self.report(errors::PrecisionLoss { from, to, at });
        }
    }

    /// A resource that is given to one that is `globallycoherent` where it is not, or the other way around.
    fn warn_coherence(&mut self, value: ExprId, to: TypeId) {
        let (from, target) = (self.program.types.innermost(self.ty(value)), self.program.types.innermost(to));
        let types = &self.program.types;
        let (Some((source, _)), Some((kind, _))) = (types.as_object(from), types.as_object(target)) else {
            return;
        };
        // What comes from a heap is as coherent as what it is given to.
        let is_dynamic = matches!(source, ObjectKind::HeapResource | ObjectKind::HeapSampler);
        let (has, gets) = (self.is_coherent(value), self.is_coherent_type(to));
        if has == gets || is_dynamic || !(kind.is_resource() || kind.is_of_nodes()) {
            return;
        }
        let named = |ty: TypeId, coherent: bool| {
            let name = self.type_name(ty);
            let word = "globallycoherent ";
            if coherent && !name.contains(word) { format!("{word}{name}") } else { name }
        };
        let (from, to) = (named(self.ty(value), has), named(to, gets));
        let change = if gets { "adds" } else { "loses" };
        let at = self.span(value);
        self.report(errors::CoherenceChanges { from, to, change, at });
    }

    /// Whether a value is of a resource that was declared `globallycoherent`.
    pub(super) fn is_coherent(&self, value: ExprId) -> bool {
        let mut at = value;
        loop {
            match self.program.expressions[at].kind {
                ExprKind::Index { base, .. } => at = base,
                ExprKind::Cast { kind: CastKind::NoOp, operand } => at = operand,
                ExprKind::Global(id) if self.program.globals[id].is_globally_coherent => return true,
                ExprKind::Call { function, .. } => {
                    return self.is_coherent_type(self.program.functions[function].return_type);
                }
                _ => return self.is_coherent_type(self.ty(value)) || self.is_coherent_type(self.ty(at)),
            }
        }
    }

    pub(super) fn is_coherent_type(&self, ty: TypeId) -> bool {
        let mut ty = ty;
        loop {
            match self.program.types[ty] {
                Type::Modified { modifiers, .. } if modifiers.contains_any(TypeModifiers::COHERENT) => {
                    return true;
                }
                Type::Modified { inner, .. } => ty = inner,
                Type::Array { element, .. } => ty = element,
                _ => return false,
            }
        }
    }

    /// `value` as `to`, of `bool` or a vector or matrix of it, for a condition or a logical operator.
    pub(super) fn truth(&mut self, value: ExprId, to: TypeId) -> ExprId {
        self.warn_constant(value, self.ty(value), to);
        self.cast_to(value, to)
    }

    /// Whether `value` is a constant scalar that `to` has room for.
    pub(super) fn fits(&self, value: ExprId, to: TypeId) -> bool {
        let (Some(from), Some(to)) = (self.as_scalar(self.ty(value)), self.program.types.component(to))
        else {
            return false;
        };
        let Some(constant) = self.evaluate(value) else { return false };
        match constant {
            // To DXC, no negative number does.
            Constant::Float(number) => to.is_float() && (0.0..=largest(to)).contains(&number),
            Constant::Int(number) if to.is_float() => {
                let number = if from.is_unsigned() { number as u64 as f64 } else { number as f64 };
                (0.0..=largest(to)).contains(&number)
            }
            // As bits: what is unsigned may become negative.
            Constant::Int(number) => {
                let unused = 64 - convert::bits(to);
                let kept = match to.is_signed() {
                    true => number << unused >> unused,
                    false => ((number as u64) << unused >> unused) as i64,
                };
                super::constant::wrap(from, kept) == number
            }
            _ => false,
        }
    }

    /// `value` as `to` by a conversion that is known to exist, without warnings.
    pub(super) fn cast_to(&mut self, value: ExprId, to: TypeId) -> ExprId {
        match convert::implicit(&self.program.types, self.ty(value), to)
            .or_else(|| convert::explicit(&self.program.types, self.ty(value), to))
        {
            Some(conversion) => self.apply(value, to, conversion),
            None => value,
        }
    }

    /// Writes a conversion down.
    pub(super) fn apply(&mut self, value: ExprId, to: TypeId, conversion: Conversion) -> ExprId {
        let mut value = value;
        let is_coherent = self.is_coherent_type(to);
        let to = self.program.types.unmodified(to);
        if self.is_error(value) {
            return value;
        }
        if self.is_error_type(to) {
            return self.concrete(value);
        }
        let from = self.ty(value);
        if let Some(source) = convert::numeric(&self.program.types, from)
            && source.scalar.is_literal()
        {
            let target = match convert::numeric(&self.program.types, to) {
                Some(target) => target.scalar,
                None => self.scalar_for_leaves(&mut value, source.scalar, to),
            };
            self.retype(value, target);
            if self.ty(value) == to {
                return value;
            }
            if let Type::Enum(_) = self.program.types[to] {
                let span = self.span(value);
                return self.add(ExprKind::Cast { kind: CastKind::Numeric, operand: value }, to, span);
            }
        }
        let from = self.program.types.unmodified(self.ty(value));
        if conversion.kind == CastKind::NoOp || from == to {
            return value;
        }
        if conversion.kind == CastKind::Numeric
            && let Some(folded) = self.fold_cast(value, to)
        {
            value = folded;
            return value;
        }
        if conversion.kind == CastKind::Resource
            && let ExprKind::Conditional { then, otherwise, .. } = self.program.expressions[value].kind
        {
            // What a heap's element is, is known once it is used; here, on either side.
            let sides = [then, otherwise].map(|it| self.apply(it, to, conversion));
            if let ExprKind::Conditional { then, otherwise, .. } = &mut self.program.expressions[value].kind {
                [*then, *otherwise] = sides;
            }
            self.program.expressions[value].ty = to;
            return value;
        }
        let span = self.span(value);
        // A heap's element is as coherent as what it is given to.
        let to = match conversion.kind {
            CastKind::Resource if is_coherent => self.with_modifier(to, TypeModifiers::GLOBALLY_COHERENT),
            _ => to,
        };
        self.add(ExprKind::Cast { kind: conversion.kind, operand: value }, to, span)
    }

    /// What a literal, which is folded, becomes before the leaves of a struct or array get it, each converted: a type that
    /// loses nothing that one of them keeps.
    fn scalar_for_leaves(&mut self, value: &mut ExprId, literal: Scalar, to: TypeId) -> Scalar {
        let constant = match self.evaluate(*value) {
            Some(constant @ (Constant::Int(_) | Constant::Float(_))) => Some(constant),
            _ => None,
        };
        if let Some(constant) = &constant {
            let (ty, span) = (self.ty(*value), self.span(*value));
            *value = self.add(ExprKind::Constant(constant.clone()), ty, span);
        }
        let types = &self.program.types;
        if let LeafKinds::One(LeafKind::Scalar(scalar)) = types.kinds_of_leaves(to) {
            return scalar;
        }
        let is_narrow = match constant {
            Some(Constant::Int(number)) => i32::try_from(number).is_ok(),
            Some(Constant::Float(number)) => f64::from(number as f32) == number || number.is_nan(),
            _ => types.widest_leaf(to).is_some_and(|bytes| bytes < 8),
        };
        match literal {
            _ if is_narrow => default_scalar(literal, None),
            Scalar::LiteralFloat => Scalar::Double,
            _ => Scalar::Int64,
        }
    }

    /// A constant scalar converted to another type.
    fn fold_cast(&mut self, value: ExprId, to: TypeId) -> Option<ExprId> {
        let Type::Scalar(scalar) = self.program.types[to] else { return None };
        let ExprKind::Constant(constant) = &self.program.expressions[value].kind else { return None };
        if matches!(constant, Constant::Text(_) | Constant::Composite(_)) {
            return None;
        }
        let constant = super::constant::convert_scalar(constant, scalar)?;
        let span = self.span(value);
        Some(self.add(ExprKind::Constant(constant), to, span))
    }

    /// Gives literals in `value` their default type.
    pub(super) fn concrete(&mut self, value: ExprId) -> ExprId {
        if let Some(it) = convert::numeric(&self.program.types, self.ty(value))
            && it.scalar.is_literal()
        {
            let constant = match &self.program.expressions[value].kind {
                ExprKind::Constant(Constant::Int(value)) => Some(*value),
                _ => None,
            };
            self.retype(value, default_scalar(it.scalar, constant));
        }
        value
    }

    /// Changes the component type of an expression of literals, down to the literals where that gives the same number.
    pub(super) fn retype(&mut self, value: ExprId, scalar: Scalar) {
        let mut work: SmallVec<[(ExprId, Scalar); 8]> = SmallVec::from_slice(&[(value, scalar)]);
        while let Some((id, scalar)) = work.pop() {
            let Some(Numeric { scalar: from, shape }) = convert::numeric(&self.program.types, self.ty(id))
            else {
                continue;
            };
            if !from.is_literal() {
                continue;
            }
            let ty = convert::shaped(&mut self.program.types, scalar, shape);
            if !computes_alike(&self.program.expressions[id].kind, from, scalar) {
                let it = self.program.expressions[id].clone();
                let operand = self.add(it.kind, it.ty, it.span);
                work.push((operand, default_scalar(from, None)));
                let it = &mut self.program.expressions[id];
                (it.kind, it.ty) = (ExprKind::Cast { kind: CastKind::Numeric, operand }, ty);
                continue;
            }
            let it = &mut self.program.expressions[id];
            it.ty = ty;
            let mut push = |id: ExprId| work.push((id, scalar));
            match &mut it.kind {
                ExprKind::Constant(constant) => {
                    if let Some(converted) = super::constant::convert_scalar(constant, scalar) {
                        *constant = converted;
                    }
                }
                ExprKind::Conditional { then: left, otherwise: right, .. }
                | ExprKind::Binary { left, right, .. } => {
                    push(*left);
                    push(*right);
                }
                ExprKind::Unary { operand, .. } | ExprKind::Cast { operand, .. } => push(*operand),
                ExprKind::Swizzle { base, .. } | ExprKind::Index { base, .. } => push(*base),
                ExprKind::Comma { right, .. } => push(*right),
                _ => {}
            }
        }
    }

    /// `(to)value` as written.
    pub(super) fn explicit_cast(&mut self, value: ExprId, to: TypeId, span: Span) -> ExprId {
        if self.is_error(value) {
            return value;
        }
        let value = self.decayed(value, to);
        let from = self.ty(value);
        let to = self.program.types.unmodified(to);
        if let Type::Array { length: ArrayLength::Unsized, .. } = self.program.types[to] {
            self.report(errors::ArrayWithoutLength { at: span });
            return self.error_at(span);
        }
        match convert::explicit(&self.program.types, from, to) {
            Some(conversion) => {
                let value = self.apply(value, to, conversion);
                // A cast's result is no place even if nothing changes.
                if self.is_place(value) && convert::numeric(&self.program.types, to).is_some() {
                    return self.add(ExprKind::Cast { kind: CastKind::Numeric, operand: value }, to, span);
                }
                self.covering(value, span)
            }
            None => match self.convert_by_operator(value, to) {
                Some(value) => value,
                None => {
                    let (from, to) = (self.type_name(from), self.type_name(to));
                    self.report(errors::CannotCast { from, to, at: span });
                    self.error_at(span)
                }
            },
        }
    }

    /// `value`, which if constant stands at `span`: it is no longer the literal as it is written.
    pub(super) fn covering(&mut self, value: ExprId, span: Span) -> ExprId {
        let it = &mut self.program.expressions[value];
        if let ExprKind::Constant(_) = it.kind {
            it.span = span;
        }
        value
    }

    pub(super) fn is_object(&self, ty: TypeId) -> bool {
        self.program.types.as_object(ty).is_some()
    }

    /// A conversion operator of the value's struct.
    pub(super) fn convert_by_operator(&mut self, value: ExprId, to: TypeId) -> Option<ExprId> {
        let record = self.as_struct(self.ty(value))?;
        let span = self.span(value);
        let target = self.program.types.unmodified(to);
        let prefix = "operator ";
        let text = format!("{prefix}{}", self.type_name(target));
        let symbol = self.symbols.find(&text)?;
        let member = self.find_member(record, symbol)?;
        let super::scope::Entity::Functions(set) = member else { return None };
        let function = self.scopes.overloads[set].candidates.iter().find_map(|it| match it {
            super::scope::Candidate::Function(id) => Some(*id),
            super::scope::Candidate::Template(_) => None,
        })?;
        Some(self.call_function(function, Some(value), &[], span))
    }

    #[inline]
    pub(super) fn as_struct(&self, ty: TypeId) -> Option<StructId> {
        match self.program.types[self.program.types.unmodified(ty)] {
            Type::Struct(id) => Some(id),
            _ => None,
        }
    }

    /// `value`, of a struct, as its base `to`; a place stays one.
    pub(super) fn upcast(&mut self, value: ExprId, to: StructId) -> ExprId {
        match self.as_struct(self.ty(value)) {
            Some(from) if from != to => {
                let ty = self.program.types.intern(Type::Struct(to));
                let span = self.span(value);
                self.add(ExprKind::Cast { kind: CastKind::Upcast, operand: value }, ty, span)
            }
            _ => value,
        }
    }

    // ---- What can be written to.

    /// Reports if `value` cannot be assigned to; returns whether it can.
    pub(super) fn require_modifiable(&mut self, value: ExprId, at: Span) -> bool {
        if self.is_error(value) {
            return true;
        }
        self.see_through_casts(value);
        let mut id = value;
        let mut is_mutable = false;
        loop {
            match &self.program.expressions[id].kind {
                ExprKind::Error => return true,
                ExprKind::Local(local) => {
                    let Some(function) = &self.function else { return true };
                    let it = &function.locals[*local];
                    if it.is_const && !is_mutable {
                        let (name, declared) = (self.text(it.name), it.span);
                        self.report(errors::AssignToConst { name, at, declared });
                        return false;
                    }
                    return true;
                }
                ExprKind::Global(global) => {
                    let it = &self.program.globals[*global];
                    let is_mutable = is_mutable && it.storage == Storage::Static;
                    if it.is_const && !is_mutable && !matches!(it.storage, Storage::Resource) {
                        let (name, declared) = (self.text(it.name), it.span);
                        self.report(errors::AssignToConst { name, at, declared });
                        return false;
                    }
                    return true;
                }
                ExprKind::This => {
                    let id = self.function.as_ref().and_then(|it| it.id);
                    let is_const = !is_mutable && id.is_some_and(|it| self.functions[it].is_const);
                    if is_const {
                        self.report(declarations::ObjectIsConst { at });
                    }
                    return !is_const;
                }
                ExprKind::Swizzle { base, components } => {
                    if repeats(&self.program[*components]) {
                        let at = self.span(id);
                        self.report(errors::DuplicateComponents { what: "vector".into(), at });
                        return false;
                    }
                    id = *base;
                }
                ExprKind::MatrixSwizzle { base, elements } => {
                    if repeats(&self.program[*elements]) {
                        let at = self.span(id);
                        self.report(errors::DuplicateComponents { what: "matrix".into(), at });
                        return false;
                    }
                    id = *base;
                }
                ExprKind::Member { base, field } => {
                    is_mutable |= self.is_mutable(*base, *field);
                    id = *base;
                }
                ExprKind::Index { base, .. } => id = *base,
                ExprKind::Subscript { object, .. } => {
                    return self.require_writable_parts(self.ty(*object), at);
                }
                ExprKind::Cast { kind: CastKind::Upcast, operand } => id = *operand,
                ExprKind::Cast { kind: CastKind::NoOp, operand } => {
                    let kind = self.program.types.as_object(self.ty(*operand)).map(|it| it.0);
                    if matches!(kind, Some(ObjectKind::ConstantBuffer | ObjectKind::TextureBuffer)) {
                        self.report(errors::AssignToReadOnly { name: self.type_name(self.ty(*operand)), at });
                        return false;
                    }
                    id = *operand;
                }
                ExprKind::Assign { .. }
                | ExprKind::CompoundAssign { .. }
                | ExprKind::Increment { is_prefix: true, .. } => return true,
                ExprKind::Heap(_) => return true,
                // What `Get` gives access to.
                ExprKind::Intrinsic { object: Some(object), .. } if self.is_record_access(id) => {
                    return self.require_writable_parts(self.ty(*object), at);
                }
                _ => {
                    self.report(overload_errors::NotAssignable { at });
                    return false;
                }
            }
        }
    }

    /// Whether `const` methods may change a member.
    fn is_mutable(&self, base: ExprId, field: u32) -> bool {
        let types = &self.program.types;
        match types[types.unmodified(self.ty(base))] {
            Type::Struct(record) => {
                types.structs[record].fields.get(field as usize).is_some_and(|it| it.is_mutable)
            }
            _ => false,
        }
    }

    /// Makes swizzles of casts that only drop components of a vector: unlike other casts, these are places.
    pub(super) fn see_through_casts(&mut self, value: ExprId) {
        let mut id = value;
        loop {
            id = match self.program.expressions[id].kind {
                ExprKind::Member { base, .. }
                | ExprKind::Index { base, .. }
                | ExprKind::Swizzle { base, .. }
                | ExprKind::MatrixSwizzle { base, .. } => base,
                ExprKind::Cast { kind: CastKind::Truncate | CastKind::Numeric, operand }
                    if self.expressions.written_casts.contains(&id) =>
                {
                    let types = &self.program.types;
                    let vector = |ty| match types[types.unmodified(ty)] {
                        Type::Vector { scalar, len } if len > 1 => Some((scalar, len)),
                        _ => None,
                    };
                    let Some((scalar, len)) = vector(self.ty(operand)) else { return };
                    let kept = match (vector(self.ty(id)), self.as_scalar(self.ty(id))) {
                        (Some((to, kept)), _) if to == scalar && kept <= len => kept,
                        (None, Some(to)) if to == scalar => 1,
                        _ => return,
                    };
                    let components: SmallVec<[u16; 4]> = (0..kept).map(|it| it as u16).collect();
                    let components = self.program.components.add(&components);
                    self.program.expressions[id].kind = ExprKind::Swizzle { base: operand, components };
                    operand
                }
                _ => return,
            };
        }
    }

    /// The same for what a library type gives access to.
    fn require_writable_parts(&mut self, object: TypeId, at: Span) -> bool {
        let kind = self.program.types.as_object(object).map(|it| it.0);
        let is_writable = kind.is_none_or(is_subscript_writable);
        if !is_writable {
            self.report(errors::AssignToReadOnly { name: self.type_name(object), at });
        }
        is_writable
    }
}

fn repeats<T: PartialEq>(components: &[T]) -> bool {
    (1..components.len()).any(|it| components[..it].contains(&components[it]))
}

fn is_subscript_writable(kind: ObjectKind) -> bool {
    use ObjectKind::*;
    kind.is_writable()
        || matches!(
            kind,
            BufferPointer
                | ThreadNodeOutputRecords
                | GroupNodeOutputRecords
                | OutputPatch
                | ResourceDescriptorHeap
                | SamplerDescriptorHeap
        )
}

/// The largest number of a floating-point type.
fn largest(scalar: Scalar) -> f64 {
    match convert::bits(scalar) {
        ..=16 => 65504.0,
        32 => f64::from(f32::MAX),
        _ => f64::MAX,
    }
}

/// The default type of a literal.
pub(super) fn default_scalar(scalar: Scalar, value: Option<i64>) -> Scalar {
    match scalar {
        Scalar::LiteralFloat => Scalar::Float,
        Scalar::LiteralInt => match value {
            Some(value) if i32::try_from(value).is_err() && u32::try_from(value).is_err() => Scalar::Int64,
            _ => Scalar::Int,
        },
        other => other,
    }
}

/// Whether an operation on literals gives the same in another type: `1.5.xx + 1.5` is 3 as floats, and 2 as integers.
fn computes_alike(kind: &ExprKind, from: Scalar, to: Scalar) -> bool {
    let is_exact = match kind {
        ExprKind::Unary { op, .. } => *op == UnaryOp::Negate,
        ExprKind::Binary { op, .. } => {
            matches!(op, BinaryOp::Add | BinaryOp::Subtract | BinaryOp::Multiply)
        }
        _ => return true,
    };
    match from {
        Scalar::LiteralFloat => to.is_float(),
        _ => to.is_integer() || (to.is_float() && is_exact),
    }
}
