//! Initializers: lists of any nesting, flattened, and types called like functions.

use smallvec::SmallVec;

use super::{AstExpr, Checker};
use crate::{
    arena::Id,
    ast::{self, ExpressionKind},
    diagnostics::list::{declarations, types as errors},
    source::Span,
    typed::{ExprId, ExprKind},
    types::{
        ArrayLength, ObjectClass, ObjectKind, Scalar, Type, TypeId,
        convert::{self, LeafKind, Leaves},
    },
};

/// Why counting fails.
struct Mismatch {
    expected: u64,
    found: u64,
}

/// Literals and the scalars that they become.
type Retypes = SmallVec<[(ExprId, Scalar); 8]>;

impl<'a> Checker<'a> {
    /// What a declaration is initialized with, as its type.
    pub(super) fn initializer(&mut self, initializer: &'a ast::Initializer, ty: TypeId) -> Option<ExprId> {
        match initializer {
            ast::Initializer::Effect => None,
            ast::Initializer::Value(id) => {
                if let ExpressionKind::InitializerList(_) = self.ast[*id].kind {
                    let before = self.expressions.changes;
                    let value = self.initializer_list(*id, ty);
                    self.warn_unsequenced(*id, before);
                    return Some(value);
                }
                self.warn_comma(*id, ty);
                let value = self.full_expression(*id);
                Some(self.convert(value, ty))
            }
        }
    }

    /// `{ a, { b, c } }` as `ty`: the leaves of all that is listed are the leaves of the type.
    pub(super) fn initializer_list(&mut self, id: AstExpr, ty: TypeId) -> ExprId {
        let span = self.ast[id].span;
        let mut elements = Vec::new();
        self.list_elements(id, self.holds_resources(ty), &mut elements);
        if self.is_error_type(ty) || elements.iter().any(|it| self.is_error(*it)) {
            return self.error_at(span);
        }
        let ty = self.program.types.unmodified(ty);
        let ty = match self.program.types[ty] {
            Type::Array { element, length: ArrayLength::Unsized } => {
                match self.counted_array(element, &elements) {
                    Some(ty) => ty,
                    None => {
                        let name = self.type_name(ty);
                        self.report(errors::ListLengthUnclear { name, at: span });
                        return self.error_at(span);
                    }
                }
            }
            _ => ty,
        };
        self.gather(ty, elements, span)
    }

    /// The expressions in a list, including those in nested lists. A constant buffer stands for its contents, unless
    /// the buffer itself may be meant.
    pub(super) fn list_elements(&mut self, id: AstExpr, takes_buffers: bool, out: &mut Vec<ExprId>) {
        let ast = self.ast;
        // Lists nest as deep as expressions may; the elements come out in order.
        let mut work: Vec<Id<ast::Expression>> = vec![id];
        while let Some(id) = work.pop() {
            match &ast[id].kind {
                ExpressionKind::InitializerList(inner) => work.extend(ast[*inner].iter().rev()),
                _ => {
                    let value = self.expression(id);
                    out.push(if takes_buffers { value } else { self.contents(value) });
                }
            }
        }
    }

    /// An array of as many elements as the leaves of `elements` make.
    fn counted_array(&mut self, element: TypeId, elements: &[ExprId]) -> Option<TypeId> {
        let each = self.program.types.leaf_count(element)?;
        let mut sum = 0u64;
        for value in elements {
            sum = sum.checked_add(self.program.types.leaf_count(self.ty(*value))?)?;
        }
        if each == 0 || sum == 0 || !sum.is_multiple_of(each) {
            return None;
        }
        let length = u32::try_from(sum / each).ok()?;
        Some(self.program.types.array(element, ArrayLength::Fixed(length)))
    }

    /// A value of type `ty` out of the leaves of `elements`.
    fn gather(&mut self, ty: TypeId, mut elements: Vec<ExprId>, span: Span) -> ExprId {
        self.convert_from_heaps(ty, &mut elements);
        if elements.iter().any(|it| self.is_error(*it)) {
            return self.error_at(span);
        }
        if let Err(mismatch) = self.match_leaves(ty, &elements, span) {
            if let Some(Mismatch { expected, found }) = mismatch {
                let name = self.type_name(ty);
                if found < expected {
                    self.report(errors::TooFewElements { name, expected, found, at: span });
                } else {
                    self.report(errors::TooManyElements { name, expected, found, at: span });
                }
            }
            return self.error_at(span);
        }
        // One value of the very type needs no taking apart.
        if let [only] = elements[..] {
            let from = self.program.types.unmodified(self.ty(only));
            let is_scalar = matches!(self.program.types[ty], Type::Scalar(_));
            if convert::equal(&self.program.types, from, ty) || is_scalar {
                return self.cast_to(only, ty);
            }
        }
        let elements = self.program.elements.add(&elements);
        self.add(ExprKind::Construct { elements }, ty, span)
    }

    /// What is in a descriptor heap becomes what its place in the type is.
    fn convert_from_heaps(&mut self, ty: TypeId, elements: &mut [ExprId]) {
        let types = &self.program.types;
        let is_of_heap = |it: ExprId| {
            let kind = types.as_object(self.ty(it)).map(|it| it.0);
            matches!(kind, Some(ObjectKind::HeapResource | ObjectKind::HeapSampler))
        };
        if !elements.iter().any(|it| is_of_heap(*it)) {
            return;
        }
        let mut places = Vec::new();
        let mut leaves = Leaves::new(types, ty);
        let mut run = leaves.next_run();
        for (index, &element) in elements.iter().enumerate() {
            let mut count = types.leaf_count(self.ty(element)).unwrap_or(0);
            while count > 0 {
                let Some((target, left)) = run else { break };
                if let LeafKind::Other(target) = target
                    && is_of_heap(element)
                {
                    places.push((index, target));
                }
                let step = count.min(left);
                count -= step;
                run = if left == step { leaves.next_run() } else { Some((target, left - step)) };
            }
        }
        for (index, target) in places {
            elements[index] = self.convert(elements[index], target);
        }
    }

    /// Walks the leaves of the type and of the elements in parallel: counts them, gives literals their types, and
    /// checks that objects match objects. An `Err` without a mismatch has been reported.
    fn match_leaves(&mut self, ty: TypeId, elements: &[ExprId], span: Span) -> Result<(), Option<Mismatch>> {
        if let Some(retypes) = self.pair_numbers(ty, elements) {
            self.retype_leaves(&retypes);
            return Ok(());
        }
        let expected = self.count_leaves(ty, span).ok_or(None)?;
        let mut found = 0u64;
        for &element in elements {
            let count = self.count_leaves(self.ty(element), self.span(element)).ok_or(None)?;
            found = found.saturating_add(count);
        }
        if expected != found {
            return Err(Some(Mismatch { expected, found }));
        }
        match self.pair_leaves(ty, elements) {
            Ok(retypes) => {
                self.retype_leaves(&retypes);
                Ok(())
            }
            Err((element, target)) => {
                let (from, to) = (self.type_name(self.ty(element)), self.type_name(target));
                let at = self.span(element);
                self.report(errors::CannotConvert { from, to, at });
                Err(None)
            }
        }
    }

    fn retype_leaves(&mut self, retypes: &[(ExprId, Scalar)]) {
        for &(element, scalar) in retypes {
            let (from, to) = (self.ty(element), self.program.types.scalar(scalar));
            self.warn_constant(element, from, to);
            self.retype(element, scalar);
        }
    }

    /// As [`Checker::pair_leaves`], without a look at each leaf, for a number of numbers, which most lists are. None if
    /// something is no number or they are not as many.
    fn pair_numbers(&self, ty: TypeId, elements: &[ExprId]) -> Option<Retypes> {
        let types = &self.program.types;
        let number = |ty: TypeId| if self.is_number(ty) { convert::numeric(types, ty) } else { None };
        let target = number(ty)?;
        let mut missing = target.shape.count();
        let mut retypes = Retypes::new();
        for &element in elements {
            let it = number(self.ty(element))?;
            missing = missing.checked_sub(it.shape.count())?;
            if it.scalar != target.scalar {
                retypes.push((element, target.scalar));
            }
        }
        (missing == 0).then_some(retypes)
    }

    /// None, after a report, if lists cannot be made of the type.
    fn count_leaves(&mut self, ty: TypeId, at: Span) -> Option<u64> {
        let count = self.program.types.leaf_count(ty);
        if count.is_none() {
            let name = self.type_name(ty);
            self.report(errors::ListForType { name, at });
        }
        count
    }

    /// Which scalar each element that changes becomes, or else an element with a leaf that does not convert, and the type of that
    /// leaf's place. There are as many leaves as places.
    fn pair_leaves(&self, ty: TypeId, elements: &[ExprId]) -> Result<Retypes, (ExprId, TypeId)> {
        let types = &self.program.types;
        let mut retypes = Retypes::new();
        let mut leaves = Leaves::new(types, ty);
        let mut run = leaves.next_run();
        for &element in elements {
            let mut own = Leaves::new(types, self.ty(element));
            while let Some((kind, mut count)) = own.next_run() {
                while count > 0 {
                    let Some((target, left)) = run else { return Ok(retypes) };
                    if !convert::leaf_converts(types, kind, target) {
                        let target = match target {
                            LeafKind::Enum(id) | LeafKind::Other(id) => id,
                            LeafKind::Scalar(it) => types.find(&Type::Scalar(it)).unwrap_or(types.error),
                        };
                        return Err((element, target));
                    }
                    if let LeafKind::Scalar(target) = target
                        && kind != LeafKind::Scalar(target)
                        && retypes.last().is_none_or(|it| it.0 != element)
                    {
                        retypes.push((element, target));
                    }
                    let step = count.min(left);
                    count -= step;
                    run = if left == step { leaves.next_run() } else { Some((target, left - step)) };
                }
            }
        }
        Ok(retypes)
    }

    /// `float4(a, b)`, `T(x)`: a type called.
    pub(super) fn construct(&mut self, ty: Id<ast::Type>, arguments: &'a [AstExpr], span: Span) -> ExprId {
        let to = self.resolve_type(ty);
        let mut elements = Vec::with_capacity(arguments.len());
        for argument in arguments {
            let value = self.expression(*argument);
            let value = self.contents(value);
            elements.push(value);
        }
        self.construct_checked(to, elements, span)
    }

    pub(super) fn construct_checked(&mut self, to: TypeId, elements: Vec<ExprId>, span: Span) -> ExprId {
        if self.is_error_type(to) || elements.iter().any(|it| self.is_error(*it)) {
            return self.error_at(span);
        }
        let to = self.program.types.unmodified(to);
        if let Type::Void = self.program.types[to]
            && let [only] = elements[..]
        {
            return self.explicit_cast(only, to, span);
        }
        if let [only] = elements[..] {
            let (from, target) = (self.ty(only), self.program.types[to].clone());
            let is_enum =
                |ty: TypeId| matches!(self.program.types[self.program.types.unmodified(ty)], Type::Enum(_));
            let has_components =
                convert::numeric(&self.program.types, to).is_some_and(|it| it.shape.count() > 1);
            let refused = match target {
                Type::Enum(_) => !convert::equal(&self.program.types, from, to),
                _ => self.is_scoped_enum(from) || is_enum(from) && has_components,
            };
            if refused && (is_enum(from) || self.is_numeric(from)) {
                let (from, to) = (self.type_name(from), self.type_name(to));
                self.report(declarations::EnumConstruct { from, to, at: span });
                return self.error_at(span);
            }
        }
        if elements.is_empty() {
            let is_tag = self.as_struct(to).is_none() && !self.is_numeric(to);
            let class = self.program.types.resource_kind(to).map(ObjectKind::class);
            let is_bound = class.is_some_and(|it| it != ObjectClass::Other);
            if let Some(nothing) = self.default_hit_object(to, span) {
                return nothing;
            }
            if is_tag && self.is_object(to) && !is_bound {
                return self.add(ExprKind::Undefined, to, span);
            }
            self.report(errors::EmptyConstruct { name: self.type_name(to), at: span });
            return self.error_at(span);
        }
        if !self.is_numeric(to) {
            if let [only] = elements[..] {
                let same = convert::equal(&self.program.types, self.ty(only), to);
                let count = self.program.types.leaf_count(to);
                let given = self.program.types.leaf_count(self.ty(only));
                if same
                    || count == given
                    || self.is_object(to)
                    || matches!(self.program.types[to], Type::Enum(_))
                {
                    return self.explicit_cast(only, to, span);
                }
                if let Some(value) = self.convert_by_operator(only, to) {
                    return value;
                }
                return self.gather(to, elements, span);
            }
            self.report(errors::ConstructorNotNumeric { name: self.type_name(to), at: span });
            return self.error_at(span);
        }
        if let [only] = elements[..]
            && self.as_struct(self.ty(only)).is_some()
            && let Some(value) = self.convert_by_operator(only, to)
        {
            return value;
        }
        if let [only] = elements[..]
            && let Type::Enum(_) | Type::Object { kind: ObjectKind::BufferPointer, .. } =
                self.program.types[self.program.types.unmodified(self.ty(only))]
        {
            return self.explicit_cast(only, to, span);
        }
        let value = self.gather(to, elements, span);
        if self.is_place(value) {
            return self.explicit_cast(value, to, span);
        }
        self.covering(value, span)
    }
}
