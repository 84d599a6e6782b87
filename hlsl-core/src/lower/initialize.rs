//! Splits values into their leaves and composes them from leaves: initializer lists, constructors, flat casts.

use crate::{
    ir::{Arg, spirv::Op},
    lower::{Lower, types::BitField},
    source::Span,
    typed::ExprId,
    types::{ArrayLength, Type, TypeId},
};

/// Larger initializers are refused by `check`; this only bounds the work.
const MAX_LEAVES: usize = 1 << 20;

impl Lower<'_> {
    /// The scalars (and objects) of a value, in order, each with its type.
    pub(super) fn leaves(&mut self, value: Arg, ty: TypeId, out: &mut Vec<(Arg, TypeId)>) {
        let plain = self.types.unmodified(ty);
        if out.len() > MAX_LEAVES || !self.may_copy_members(plain) {
            return;
        }
        match self.types[plain] {
            Type::Vector { scalar, len } => {
                let component = self.types.scalar(scalar);
                let inner = self.value_type(component);
                for index in 0..len {
                    let part = if len == 1 { value } else { self.extract(value, inner, index) };
                    out.push((part, component));
                }
            }
            Type::Matrix { scalar, rows, columns, .. } => {
                let row = self.types.vector(scalar, u32::from(columns));
                if rows == 1 || columns == 1 {
                    let vector = self.types.vector(scalar, u32::from(rows.max(columns)));
                    return self.leaves(value, vector, out);
                }
                for part in self.rows(value, plain) {
                    self.leaves(part, row, out);
                }
            }
            Type::Array { element, .. } => {
                let array = self.value_type(plain);
                let inner = self.value_type(element);
                for index in 0..self.element_count(array) {
                    let part = self.extract(value, inner, index);
                    self.leaves(part, element, out);
                }
            }
            Type::Struct(id) => {
                if let Some(base) = self.types.structs[id].base {
                    let base = self.types.intern(Type::Struct(base));
                    let inner = self.value_type(base);
                    let part = self.extract(value, inner, 0);
                    self.leaves(part, base, out);
                }
                for field in 0..self.types.structs[id].fields.len() as u32 {
                    let part = self.field_value(value, plain, field);
                    let field_type = self.types.structs[id].fields[field as usize].ty;
                    self.leaves(part, field_type, out);
                }
            }
            _ => out.push((value, plain)),
        }
    }

    /// Field `field` of a struct value.
    pub(super) fn field_value(&mut self, value: Arg, ty: TypeId, field: u32) -> Arg {
        let plain = self.types.unmodified(ty);
        let declared = match self.types[plain] {
            Type::Struct(id) => self.types.structs[id].fields.get(field as usize).map(|it| (id, it.ty)),
            _ => None,
        };
        let Some((id, field_type)) = declared else {
            return self.surprise(ty, format_args!("a value has no field {field}"));
        };
        let slot = self.slots(id)[field as usize];
        let inner = self.value_type(slot.bits.map_or(field_type, |it| it.integer));
        let part = self.extract(value, inner, slot.member);
        match slot.bits {
            None => part,
            Some(bits) => self.extract_bits(part, BitField { bits, ty: field_type }),
        }
    }

    /// A value of type `ty` from the next leaves, each converted to what is needed there.
    pub(super) fn build(&mut self, ty: TypeId, leaves: &mut impl Iterator<Item = (Arg, TypeId)>) -> Arg {
        let plain = self.types.unmodified(ty);
        if !self.may_copy_members(plain) {
            return self.undefined(plain);
        }
        let inner = self.value_type(plain);
        match self.types[plain] {
            Type::Vector { scalar, len } => {
                let component = self.types.scalar(scalar);
                let parts: Vec<Arg> = (0..len).map(|_| self.build(component, leaves)).collect();
                match parts.as_slice() {
                    &[one] => one,
                    parts => self.composite(inner, parts),
                }
            }
            Type::Matrix { scalar, rows, columns, .. } => {
                if rows == 1 || columns == 1 {
                    let vector = self.types.vector(scalar, u32::from(rows.max(columns)));
                    return self.build(vector, leaves);
                }
                let row = self.types.vector(scalar, u32::from(columns));
                let parts: Vec<Arg> = (0..rows).map(|_| self.build(row, leaves)).collect();
                self.composite(inner, &parts)
            }
            Type::Array { element, .. } => {
                let count = self.element_count(inner);
                let parts: Vec<Arg> = (0..count).map(|_| self.build(element, leaves)).collect();
                self.composite(inner, &parts)
            }
            Type::Struct(id) => {
                let mut parts = Vec::new();
                if let Some(base) = self.types.structs[id].base {
                    let base = self.types.intern(Type::Struct(base));
                    parts.push(self.build(base, leaves));
                }
                let fields: Vec<TypeId> =
                    self.types.structs[id].fields.iter().map(|field| field.ty).collect();
                let values: Vec<Arg> = fields.iter().map(|&field| self.build(field, leaves)).collect();
                self.struct_value(plain, parts, &values)
            }
            _ => {
                let Some((value, from)) = leaves.next() else {
                    self.follows_an_error("there are fewer leaves than the type has");
                    return self.undefined(plain);
                };
                if self.shape(plain).is_none() {
                    return value;
                }
                let span = self.module.locs[self.builder.loc].span;
                self.convert(value, from, plain, span)
            }
        }
    }

    /// A struct value from its fields' values; `parts` has the base's, if there is one.
    pub(super) fn struct_value(&mut self, ty: TypeId, mut parts: Vec<Arg>, fields: &[Arg]) -> Arg {
        let plain = self.types.unmodified(ty);
        let Type::Struct(id) = self.types[plain] else {
            return self.surprise(plain, "expected a struct type");
        };
        let slots = self.slots(id);
        for (index, (slot, &value)) in slots.iter().zip(fields).enumerate() {
            let Some(bits) = slot.bits else {
                parts.push(value);
                continue;
            };
            let field_type = self.types.structs[id].fields[index].ty;
            let member = slot.member as usize;
            // Members come in order and each has a field: the next one is at most one behind the last.
            if parts.len() <= member {
                let zero = self.zero(bits.integer);
                parts.push(zero);
            }
            let whole = parts[member];
            let field = BitField { bits, ty: field_type };
            parts[member] = self.insert_bits(whole, value, field);
        }
        self.members_value(plain, &parts)
    }

    /// A struct of the members that its fields are in the IR.
    pub(super) fn members_value(&mut self, ty: TypeId, members: &[Arg]) -> Arg {
        let inner = self.value_type(self.types.unmodified(ty));
        if members.is_empty() {
            // An empty struct.
            return Arg::Constant(self.module.null(inner));
        }
        self.composite(inner, members)
    }

    /// Leaf by leaf from one type to another.
    pub(super) fn flat(&mut self, value: Arg, from: TypeId, to: TypeId, _span: Span) -> Arg {
        let (from, to) = (self.types.unmodified(from), self.types.unmodified(to));
        let (source, target) = (self.value_type(from), self.value_type(to));
        if source == target {
            return value;
        }
        let mut leaves = Vec::new();
        self.leaves(value, from, &mut leaves);
        self.build(to, &mut leaves.into_iter())
    }

    fn is_zero(&mut self, id: crate::ir::ConstantId) -> bool {
        let ty = self.module.constant_type(id);
        self.module.null(ty) == id
    }

    /// A scalar into every leaf.
    pub(super) fn flat_splat(&mut self, value: Arg, from: TypeId, to: TypeId, span: Span) -> Arg {
        let (from, to) = (self.types.unmodified(from), self.types.unmodified(to));
        if let Arg::Constant(id) = value
            && self.is_zero(id)
            && !self.types.contains_object(to)
        {
            return self.zero(to);
        }
        self.splat_leaves(value, from, to, span)
    }

    fn splat_leaves(&mut self, value: Arg, from: TypeId, to: TypeId, span: Span) -> Arg {
        if self.shape(to).is_some() {
            return self.convert(value, from, to, span);
        }
        if !self.may_copy_members(to) {
            return self.undefined(to);
        }
        let inner = self.value_type(to);
        match self.types[to] {
            Type::Array { element, .. } => {
                let element = self.types.unmodified(element);
                let part = self.splat_leaves(value, from, element, span);
                let count = self.element_count(inner);
                self.composite(inner, &vec![part; count as usize])
            }
            Type::Struct(id) => {
                let mut parts = Vec::new();
                if let Some(base) = self.types.structs[id].base {
                    let base = self.types.intern(Type::Struct(base));
                    parts.push(self.splat_leaves(value, from, base, span));
                }
                let fields: Vec<TypeId> =
                    self.types.structs[id].fields.iter().map(|field| field.ty).collect();
                let mut values = Vec::with_capacity(fields.len());
                for field in fields {
                    let field = self.types.unmodified(field);
                    values.push(self.splat_leaves(value, from, field, span));
                }
                self.struct_value(to, parts, &values)
            }
            // No number is an object: whoever uses it is refused when resources are legalized.
            Type::Object { .. } => self.undefined(to),
            _ => self.surprise(to, "a scalar is to be spread over a type without leaves"),
        }
    }

    /// `float4(a.xy, 0, 1)` or an initializer list, flattened.
    pub(super) fn construct(&mut self, elements: &[ExprId], ty: TypeId) -> Arg {
        let plain = self.types.unmodified(ty);
        if let &[one] = elements
            && self.types.unmodified(self.input.expr(one).ty) == plain
        {
            return self.value(one);
        }
        // A vector takes whole vectors of its component type as parts; others are converted as a whole first.
        if let Type::Vector { scalar, len } = self.types[plain]
            && len > 1
        {
            let component = self.types.scalar(scalar);
            let component = self.value_type(component);
            let mut parts = Vec::with_capacity(elements.len());
            let mut count = 0;
            let mut is_simple = true;
            let mut leaves = Vec::new();
            for &element in elements {
                let mut element_type = self.types.unmodified(self.input.expr(element).ty);
                let mut value = self.value(element);
                if let Type::Vector { len: of, scalar: from } = self.types[element_type]
                    && from != scalar
                {
                    let wanted = self.types.vector(scalar, of);
                    let span = self.module.locs[self.builder.loc].span;
                    value = self.convert(value, element_type, wanted, span);
                    element_type = wanted;
                }
                let value_type = self.type_of(value);
                let width = self.module.width(value_type);
                is_simple &=
                    self.module.component(value_type) == component && self.shape(element_type).is_some();
                count += width;
                parts.push((value, element_type));
            }
            if is_simple && count == len && len <= 4 {
                if parts.iter().all(|(value, _)| matches!(value, Arg::Constant(_))) {
                    let mut flat = Vec::new();
                    for (value, element_type) in parts {
                        self.leaves(value, element_type, &mut leaves);
                    }
                    flat.extend(leaves.into_iter().map(|(value, _)| value));
                    let inner = self.value_type(plain);
                    return self.composite(inner, &flat);
                }
                let inner = self.value_type(plain);
                return self.emit(Op::CompositeConstruct, inner, parts.into_iter().map(|(value, _)| value));
            }
            for (value, element_type) in parts {
                self.leaves(value, element_type, &mut leaves);
            }
            return self.build(plain, &mut leaves.into_iter());
        }
        let mut leaves = Vec::new();
        for &element in elements {
            let element_type = self.input.expr(element).ty;
            let value = self.value(element);
            self.leaves(value, element_type, &mut leaves);
        }
        self.build(plain, &mut leaves.into_iter())
    }

    /// One value per element or field.
    pub(super) fn aggregate(&mut self, elements: &[ExprId], ty: TypeId) -> Arg {
        let plain = self.types.unmodified(ty);
        let values: Vec<Arg> = elements.iter().map(|&element| self.value(element)).collect();
        let inner = self.value_type(plain);
        match self.types[plain] {
            Type::Struct(id) if self.types.structs[id].base.is_some() => match values.split_first() {
                Some((&base, fields)) => self.struct_value(plain, vec![base], fields),
                None => self.surprise(plain, "an aggregate has no value for its base"),
            },
            Type::Struct(_) => self.struct_value(plain, Vec::new(), &values),
            Type::Array { length: ArrayLength::Unsized, .. } => {
                self.surprise(plain, "an aggregate has no length")
            }
            _ => self.composite(inner, &values),
        }
    }
}
