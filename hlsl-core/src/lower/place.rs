//! Places: memory, or something that acts like it, that an expression names.

use smallvec::SmallVec;

use crate::{
    attribute::AttributeKind,
    ir::{self, Arg, Flags, StorageClass, Type as IrType, spirv::Op},
    layout::LayoutRule,
    lower::{
        Lower, calls,
        types::{Bits, Form},
    },
    typed::{CastKind, ExprId, ExprKind, SubscriptForm},
    types::{ArrayLength, ObjectClass, ObjectKind, Scalar, Type, TypeId},
};

/// Where a value lives. Indices and other parts are evaluated already: a place can be loaded from and stored to
/// any number of times.
#[derive(Clone, Debug)]
pub struct Place {
    pub kind: PlaceKind,
    /// The HLSL type of what is there.
    pub ty: TypeId,
    /// The layout of the memory: [`Lower::ir_type`] with this rule gives the type in memory.
    pub rule: LayoutRule,
    /// Flags of loads, stores and accesses.
    pub flags: Flags,
    /// Buffers stand here themselves (or in arrays), not pointers to them: their value is the place's address.
    pub is_direct: bool,
    /// Whether the shader may store here.
    pub is_writable: bool,
    /// Accesses must be ordered between overlapping invocations.
    pub is_rasterizer_ordered: bool,
}

#[derive(Clone, Debug)]
pub enum PlaceKind {
    /// What a pointer points to, followed along `indices`.
    Pointer { base: Arg, class: StorageClass, indices: SmallVec<[Arg; 4]> },
    /// A vector whose components lie apart: component `i` is at `indices`, `i`, `after`.
    Spread { base: Arg, class: StorageClass, indices: SmallVec<[Arg; 4]>, after: Option<Arg> },
    /// Components of a vector, one or more.
    Swizzle { base: Box<Place>, components: SmallVec<[u8; 4]> },
    /// One component of a vector that has no address for it.
    Component { base: Box<Place>, index: Arg },
    /// Elements of a matrix.
    MatrixSwizzle { base: Box<Place>, elements: SmallVec<[(u8, u8); 4]> },
    /// A texel of an image; `image` is the loaded image.
    Texel { image: Arg, object: ObjectKind, coordinate: Arg, level: Option<Arg>, sample: Option<Arg> },
    /// Some bits of an integer.
    BitField { base: Box<Place>, shift: u32, width: u32 },
    /// A value without an address: `f().x`. Stores are lost.
    Value(Arg),
}

impl Lower<'_> {
    fn plain(&self, kind: PlaceKind, ty: TypeId, rule: LayoutRule) -> Place {
        Place {
            kind,
            ty,
            rule,
            flags: Flags::default(),
            is_direct: false,
            is_writable: true,
            is_rasterizer_ordered: false,
        }
    }

    /// The memory behind a pointer.
    pub fn pointer_place(&self, base: Arg, class: StorageClass, ty: TypeId, rule: LayoutRule) -> Place {
        self.plain(PlaceKind::Pointer { base, class, indices: SmallVec::new() }, ty, rule)
    }

    /// A value that is asked for as a place.
    pub fn value_place(&self, value: Arg, ty: TypeId) -> Place {
        let place = self.plain(PlaceKind::Value(value), ty, LayoutRule::Void);
        Place { is_writable: false, ..place }
    }

    /// A new variable of the current function.
    pub fn variable(&mut self, ty: TypeId, name: &str) -> Place {
        let inner = self.value_type(ty);
        let pointer = self.module.pointer(StorageClass::FUNCTION, inner);
        let flags = if self.is_relaxed(ty) { Flags::RELAXED } else { Flags::default() };
        let before = std::mem::replace(&mut self.builder.flags, flags);
        let value = self.builder.variable(pointer, name);
        self.builder.flags = before;
        self.pointer_place(value.into(), StorageClass::FUNCTION, ty, LayoutRule::Void)
    }

    /// A variable that holds `value`.
    pub fn temporary(&mut self, value: Arg, ty: TypeId, name: &str) -> Place {
        let place = self.variable(ty, name);
        self.store(&place, value);
        place
    }

    /// The flags that an index hands on to what it selects.
    fn index_flags(&self, index: Arg) -> Flags {
        match index {
            Arg::Value(value) if self.builder.function.values[value].flags.contains(Flags::NON_UNIFORM) => {
                Flags::NON_UNIFORM
            }
            _ => Flags::default(),
        }
    }

    // ------------------------------------------------------------------------------------------- expressions

    /// Evaluates the parts of a place expression; nothing is loaded yet. What is no place becomes one by being
    /// evaluated.
    pub fn place(&mut self, id: ExprId) -> Place {
        let expr = self.expr(id);
        let loc = self.builder.loc;
        self.at(expr.span);
        let place = match &expr.kind {
            ExprKind::Local(local) => self.local(*local, expr.ty),
            ExprKind::Global(global) => self.global(*global),
            ExprKind::This => match self.body.this.clone() {
                Some(this) => this,
                None => {
                    let value = self.undefined(expr.ty);
                    self.value_place(value, expr.ty)
                }
            },
            ExprKind::Member { base, field } => {
                let base = self.place(*base);
                self.member(&base, *field)
            }
            ExprKind::Index { base, index } => {
                let place = self.place(*base);
                let index = self.value(*index);
                self.element(&place, index)
            }
            ExprKind::Subscript { object, index, form } => self.subscript(*object, *index, *form, expr.ty),
            ExprKind::Swizzle { base, components } => {
                let base = self.place(*base);
                self.swizzle(base, components, expr.ty)
            }
            ExprKind::MatrixSwizzle { base, elements } => {
                let base = self.place(*base);
                let kind =
                    PlaceKind::MatrixSwizzle { base: Box::new(base.clone()), elements: elements.clone() };
                Place { kind, ty: expr.ty, rule: LayoutRule::Void, is_direct: false, ..base }
            }
            ExprKind::Assign { place, value } => self.assign(*place, *value).0,
            ExprKind::CompoundAssign { .. } => self.compound_assign(id).0,
            ExprKind::Increment { is_prefix: true, .. } => self.increment(id).0,
            ExprKind::Cast { kind: CastKind::NoOp, operand } => {
                let mut place = self.place(*operand);
                if self.types.as_object(expr.ty).is_none() {
                    place = self.dereference(place);
                }
                Place { ty: expr.ty, ..place }
            }
            ExprKind::Cast { kind: CastKind::Upcast, operand } => {
                let place = self.place(*operand);
                self.upcast(&place, expr.ty)
            }
            ExprKind::Cast { kind: CastKind::Resource, operand } if self.is_heap_element(*operand) => {
                self.heap_resource(*operand, expr.ty)
            }
            ExprKind::Comma { left, right } => {
                self.discard_value(*left);
                self.place(*right)
            }
            ExprKind::Intrinsic { .. } => match calls::place(self, id) {
                Some(place) => place,
                None => {
                    let value = self.value(id);
                    self.value_place(value, expr.ty)
                }
            },
            _ => {
                let value = self.value(id);
                self.value_place(value, expr.ty)
            }
        };
        self.builder.loc = loc;
        place
    }

    /// `ResourceDescriptorHeap[i]` as a resource of type `ty`.
    fn heap_resource(&mut self, element: ExprId, ty: TypeId) -> Place {
        match self.expr(element).kind {
            ExprKind::Cast { operand, .. } => self.heap_resource(operand, ty),
            ExprKind::Subscript { object, index, .. } | ExprKind::Index { base: object, index } => {
                let heap = match self.expr(object).kind {
                    ExprKind::Heap(kind) => kind,
                    _ => ObjectKind::ResourceDescriptorHeap,
                };
                let index = self.value(index);
                self.heap_element(heap, index, ty)
            }
            _ => {
                let value = self.undefined(ty);
                self.value_place(value, ty)
            }
        }
    }

    /// `object[index]` of the language's library types.
    fn subscript(&mut self, object: ExprId, index: ExprId, form: SubscriptForm, ty: TypeId) -> Place {
        let object_type = self.expr(object).ty;
        let Some((kind, args)) = self.types.as_object(object_type) else {
            let base = self.place(object);
            let index = self.value(index);
            return self.element(&base, index);
        };
        let args: SmallVec<[_; 2]> = args.iter().cloned().collect();
        match kind.class() {
            ObjectClass::StructuredBuffer => {
                let index = self.value(index);
                self.buffer_element(object, index)
            }
            ObjectClass::SampledImage
            | ObjectClass::StorageImage
            | ObjectClass::CombinedImageSampler
            | ObjectClass::SubpassInput => {
                let coordinate = self.value(index);
                let (level, sample) = match form {
                    SubscriptForm::Mips { level } => (Some(self.value(level)), None),
                    SubscriptForm::Sample { sample } => (None, Some(self.value(sample))),
                    SubscriptForm::Element => (None, None),
                };
                let place = self.place(object);
                let mut image = self.load(&place);
                if kind.class() == ObjectClass::CombinedImageSampler {
                    let sampled = self.type_of(image);
                    if let IrType::SampledImage { image: inner } = self.module.types[sampled] {
                        image = self.emit(Op::Image, inner, [image]);
                    }
                }
                let element = self.element_of(&args);
                let is_writable = kind.is_writable();
                let kind = PlaceKind::Texel { image, object: kind, coordinate, level, sample };
                let is_rasterizer_ordered =
                    matches!(&kind, PlaceKind::Texel { object, .. } if object.is_rasterizer_ordered());
                Place { is_writable, is_rasterizer_ordered, ..self.plain(kind, element, LayoutRule::Void) }
            }
            ObjectClass::Other if kind.is_patch() => {
                let base = self.place(object);
                let index = self.value(index);
                let element = self.element_of(&args);
                self.indexed(&base, index, element)
            }
            _ => {
                let base = self.place(object);
                let index = self.value(index);
                let place = self.element(&base, index);
                Place { ty, ..place }
            }
        }
    }

    /// Member `field` of a struct's place.
    pub fn member(&mut self, base: &Place, field: u32) -> Place {
        let base = self.dereference(base.clone());
        let ty = self.types.unmodified(base.ty);
        let Type::Struct(id) = self.types[ty] else { return base };
        let Some(declared) = self.types.structs[id].fields.get(field as usize) else { return base };
        let (field_type, modifiers_precise) = (declared.ty, declared.is_precise);
        let slot = self.slots(id)[field as usize];
        let mut place = self.part(&base, slot.member, field_type);
        if modifiers_precise {
            place.flags = place.flags.with(Flags::PRECISE);
        }
        match slot.bits {
            None => place,
            Some(Bits { shift, width }) => {
                let flags = place.flags;
                let is_writable = place.is_writable;
                let kind = PlaceKind::BitField { base: Box::new(place), shift, width };
                Place { flags, is_writable, ..self.plain(kind, field_type, LayoutRule::Void) }
            }
        }
    }

    /// What a `ConstantBuffer<T>` or `TextureBuffer<T>` holds, where a `T` is meant.
    pub fn dereference(&mut self, place: Place) -> Place {
        let Some((kind, args)) = self.types.as_object(place.ty) else { return place };
        let args: SmallVec<[_; 2]> = args.iter().cloned().collect();
        let (class, rule) = match kind.class() {
            ObjectClass::ConstantBuffer => (StorageClass::UNIFORM, self.uniform_rule()),
            ObjectClass::TextureBuffer => (self.storage_class(), self.texture_buffer_rule()),
            _ => return place,
        };
        let ty = self.element_of(&args);
        if place.is_direct {
            return self.block_content(Place { ty, rule, is_direct: false, is_writable: false, ..place });
        }
        let pointer = self.load(&place);
        let place = self.pointer_place(pointer, class, ty, rule);
        self.block_content(Place { is_writable: false, ..place })
    }

    /// A block of something that is no struct has it as its only member.
    pub(super) fn block_content(&mut self, mut place: Place) -> Place {
        let ty = self.types.unmodified(place.ty);
        if !matches!(self.types[ty], Type::Struct(_))
            && let PlaceKind::Pointer { indices, .. } = &mut place.kind
        {
            indices.push(Arg::Constant(self.module.sint(0)));
        }
        place
    }

    fn upcast(&mut self, place: &Place, to: TypeId) -> Place {
        let target = self.types.unmodified(to);
        let mut place = self.dereference(place.clone());
        // One step for each base in between.
        for _ in 0..256 {
            let ty = self.types.unmodified(place.ty);
            if ty == target {
                break;
            }
            let Type::Struct(id) = self.types[ty] else { break };
            let Some(base) = self.types.structs[id].base else { break };
            let base = self.types.intern(Type::Struct(base));
            place = self.part(&place, 0, base);
        }
        place
    }

    /// Member `index` of the IR struct at `base`.
    fn part(&mut self, base: &Place, index: u32, ty: TypeId) -> Place {
        match &base.kind {
            PlaceKind::Pointer { base: pointer, class, indices } => {
                let mut indices = indices.clone();
                indices.push(Arg::Constant(self.module.sint(index as i32)));
                let kind = PlaceKind::Pointer { base: *pointer, class: *class, indices };
                Place { kind, ty, ..base.clone() }
            }
            _ => {
                let value = self.load(base);
                let inner = self.value_type(ty);
                let value = self.extract(value, inner, index);
                Place { is_writable: false, ..self.value_place(value, ty) }
            }
        }
    }

    /// Element, row or component `index` of an array's, matrix's or vector's place.
    pub fn element(&mut self, base: &Place, index: Arg) -> Place {
        let base = self.dereference(base.clone());
        let ty = self.types.unmodified(base.ty);
        match self.types[ty] {
            Type::Array { element, .. } => self.indexed(&base, index, element),
            Type::Vector { scalar, len } => {
                let component = self.types.scalar(scalar);
                if len == 1 {
                    Place { ty: component, ..base }
                } else {
                    self.component(&base, index, component)
                }
            }
            Type::Matrix { scalar, rows, columns, .. } => {
                let row = self.types.vector(scalar, u32::from(columns));
                self.row(&base, index, row, rows, columns)
            }
            Type::Object { ref args, .. } => {
                let args: SmallVec<[_; 2]> = args.iter().cloned().collect();
                let element = self.element_of(&args);
                self.indexed(&base, index, element)
            }
            _ => base,
        }
    }

    /// An element of what is an array in the IR, too.
    fn indexed(&mut self, base: &Place, index: Arg, ty: TypeId) -> Place {
        match &base.kind {
            PlaceKind::Pointer { base: pointer, class, indices } => {
                let mut indices = indices.clone();
                indices.push(index);
                let kind = PlaceKind::Pointer { base: *pointer, class: *class, indices };
                let flags = base.flags.with(self.index_flags(index));
                Place { kind, ty, flags, ..base.clone() }
            }
            _ => {
                let value = self.load(base);
                let value = self.index_value(value, base.ty, index, ty);
                self.value_place(value, ty)
            }
        }
    }

    /// Part `index` of a value of array, matrix or vector type.
    pub(super) fn index_value(&mut self, value: Arg, ty: TypeId, index: Arg, part: TypeId) -> Arg {
        let inner = self.value_type(part);
        let outer = self.type_of(value);
        if let Some(index) = self.module.integer_of(index)
            && let Some(parts) = self.module.parts(outer)
            && (0..i64::from(parts)).contains(&index)
        {
            return self.extract(value, inner, index as u32);
        }
        if matches!(self.module.types[outer], IrType::Vector { .. }) {
            return self.emit(Op::VectorExtractDynamic, inner, [value, index]);
        }
        // SPIR-V can only index memory dynamically.
        let place = self.temporary(value, ty, "temp.var.indexed");
        let place = self.indexed(&place, index, part);
        self.load(&place)
    }

    /// One component of a vector.
    fn component(&mut self, base: &Place, index: Arg, ty: TypeId) -> Place {
        match &base.kind {
            PlaceKind::Pointer { base: pointer, class, indices } => {
                let mut indices = indices.clone();
                indices.push(index);
                let kind = PlaceKind::Pointer { base: *pointer, class: *class, indices };
                Place { kind, ty, flags: base.flags.with(self.index_flags(index)), ..base.clone() }
            }
            PlaceKind::Spread { base: pointer, class, indices, after } => {
                let mut indices = indices.clone();
                indices.push(index);
                indices.extend(*after);
                let kind = PlaceKind::Pointer { base: *pointer, class: *class, indices };
                Place { kind, ty, ..base.clone() }
            }
            PlaceKind::Swizzle { base: inner, components } => {
                let known = self.module.integer_of(index).and_then(|it| components.get(it as usize).copied());
                match known {
                    Some(component) => {
                        self.swizzle((**inner).clone(), &SmallVec::from_slice(&[component]), ty)
                    }
                    None => self.dynamic_component(base, index, ty),
                }
            }
            PlaceKind::MatrixSwizzle { base: inner, elements } => {
                let known = self.module.integer_of(index).and_then(|it| elements.get(it as usize).copied());
                match known {
                    Some((row, column)) => self.matrix_element(&inner.clone(), row, column),
                    None => self.dynamic_component(base, index, ty),
                }
            }
            PlaceKind::Value(value) => {
                let value = self.index_value(*value, base.ty, index, ty);
                self.value_place(value, ty)
            }
            _ => self.dynamic_component(base, index, ty),
        }
    }

    fn dynamic_component(&mut self, base: &Place, index: Arg, ty: TypeId) -> Place {
        let kind = PlaceKind::Component { base: Box::new(base.clone()), index };
        Place { kind, ty, rule: LayoutRule::Void, ..base.clone() }
    }

    /// A row of a matrix.
    fn row(&mut self, base: &Place, index: Arg, ty: TypeId, rows: u8, columns: u8) -> Place {
        let PlaceKind::Pointer { base: pointer, class, indices } = &base.kind else {
            let value = self.load(base);
            let value = self.row_value(value, base.ty, index);
            return self.value_place(value, ty);
        };
        let (pointer, class, mut indices) = (*pointer, *class, indices.clone());
        let kind = match self.form(base.ty, base.rule) {
            Form::Scalar => PlaceKind::Pointer { base: pointer, class, indices },
            Form::Vector => {
                // The index of a dimension of 1 does not count.
                if rows > 1 {
                    indices.push(index);
                }
                PlaceKind::Pointer { base: pointer, class, indices }
            }
            Form::Rows => {
                indices.push(index);
                PlaceKind::Pointer { base: pointer, class, indices }
            }
            Form::Columns => PlaceKind::Spread { base: pointer, class, indices, after: Some(index) },
            Form::Scalars if rows > 1 || columns == 1 => {
                indices.push(index);
                PlaceKind::Pointer { base: pointer, class, indices }
            }
            Form::Scalars => PlaceKind::Spread { base: pointer, class, indices, after: None },
        };
        Place { kind, ty, flags: base.flags.with(self.index_flags(index)), ..base.clone() }
    }

    /// A row of a matrix value.
    pub(super) fn row_value(&mut self, value: Arg, ty: TypeId, index: Arg) -> Arg {
        let plain = self.types.unmodified(ty);
        let Type::Matrix { scalar, rows, columns, .. } = self.types[plain] else { return value };
        let row = self.types.vector(scalar, u32::from(columns));
        if rows == 1 { value } else { self.index_value(value, ty, index, row) }
    }

    /// An element of a matrix at constant indices.
    pub(super) fn matrix_element(&mut self, base: &Place, row: u8, column: u8) -> Place {
        let row = self.uint(u32::from(row));
        let place = self.element(base, row);
        let column = self.uint(u32::from(column));
        self.element(&place, column)
    }

    /// `.xyzw` of a place.
    pub(super) fn swizzle(&mut self, base: Place, components: &SmallVec<[u8; 4]>, ty: TypeId) -> Place {
        let plain = self.types.unmodified(base.ty);
        if let PlaceKind::Swizzle { base: inner, components: before } = &base.kind {
            let through = components.iter().filter_map(|&it| before.get(usize::from(it)).copied());
            let composed: SmallVec<[u8; 4]> = through.collect();
            return self.swizzle((**inner).clone(), &composed, ty);
        }
        if let (&[component], Type::Vector { scalar, len }) = (components.as_slice(), &self.types[plain])
            && *len > 1
            && !matches!(base.kind, PlaceKind::Texel { .. })
        {
            let component_type = self.types.scalar(*scalar);
            let index = self.sint(i32::from(component));
            let place = self.component(&base, index, component_type);
            return Place { ty, ..place };
        }
        let kind = PlaceKind::Swizzle { base: Box::new(base.clone()), components: components.clone() };
        Place { kind, ty, rule: LayoutRule::Void, ..base }
    }

    // ----------------------------------------------------------------------------------------------- buffers

    /// Element `index` of a structured buffer.
    pub fn buffer_element(&mut self, object: ExprId, index: Arg) -> Place {
        let object_type = self.expr(object).ty;
        let place = self.place(object);
        let is_direct = place.is_direct;
        let flags = place.flags;
        let pointer = self.buffer_of(&place);
        let (kind, args) = match self.types.as_object(object_type) {
            Some((kind, args)) => (kind, args.iter().cloned().collect::<SmallVec<[_; 2]>>()),
            None => return place,
        };
        let ty = self.element_of(&args);
        let class = self.buffer_class(kind);
        let zero = self.sint(0);
        // Through the variable itself where that is possible: one access chain less.
        let kind_of_place = match &place.kind {
            PlaceKind::Pointer { base, class, indices } if is_direct => {
                let mut indices = indices.clone();
                indices.extend([zero, index]);
                PlaceKind::Pointer { base: *base, class: *class, indices }
            }
            _ => PlaceKind::Pointer { base: pointer, class, indices: SmallVec::from_slice(&[zero, index]) },
        };
        let rule = self.storage_rule();
        Place {
            flags: flags.with(self.index_flags(index)),
            is_writable: kind.is_writable(),
            is_rasterizer_ordered: kind.is_rasterizer_ordered(),
            ..self.plain(kind_of_place, ty, rule)
        }
    }

    /// The pointer to the block of a structured, byte-address or constant buffer.
    pub fn buffer(&mut self, object: ExprId) -> Arg {
        let place = self.place(object);
        self.buffer_of(&place)
    }

    /// The pointer to the block of the buffer at a place.
    pub fn buffer_of(&mut self, place: &Place) -> Arg {
        if place.is_direct
            && let PlaceKind::Pointer { base, indices, .. } = &place.kind
            && indices.is_empty()
        {
            return *base;
        }
        if place.is_direct
            && let Some(pointer) = self.pointer(place)
        {
            return pointer;
        }
        let value = self.load(place);
        match self.types.as_object(place.ty) {
            Some((kind, args)) if kind.has_counter() => {
                let args: SmallVec<[_; 2]> = args.iter().cloned().collect();
                let pointer = self.buffer_pointer_type(kind, &args);
                self.extract(value, pointer, 0)
            }
            _ => value,
        }
    }

    /// The pointer to the counter (a block of one int) of a structured buffer.
    pub fn counter(&mut self, object: ExprId) -> Arg {
        let place = self.place(object);
        self.counter_of(&place)
    }

    fn counter_of(&mut self, place: &Place) -> Arg {
        let pointer = self.counter_pointer_type();
        if place.is_direct
            && let PlaceKind::Pointer { base: Arg::Global(buffer), indices, .. } = &place.kind
        {
            let counter = Arg::Global(self.counter_of_global(*buffer));
            if indices.is_empty() {
                return counter;
            }
            let args = std::iter::once(counter).chain(indices.iter().copied());
            return self.emit(Op::AccessChain, pointer, args);
        }
        let value = self.load(place);
        self.extract(value, pointer, 1)
    }

    // --------------------------------------------------------------------------------- addresses and memory

    /// A pointer to the place, if it is one stretch of memory.
    pub fn pointer(&mut self, place: &Place) -> Option<Arg> {
        match &place.kind {
            PlaceKind::Pointer { base, indices, .. } if indices.is_empty() => Some(*base),
            PlaceKind::Pointer { base, class, indices } => {
                let pointee = self.memory_type(place);
                let ty = self.module.pointer(*class, pointee);
                let flags = place.flags;
                let args = std::iter::once(*base).chain(indices.iter().copied());
                let args: ir::Args = args.collect();
                Some(self.with_flags(flags, |it| it.emit(Op::AccessChain, ty, args)))
            }
            _ => None,
        }
    }

    /// The IR type of the memory at a place.
    pub fn memory_type(&mut self, place: &Place) -> ir::TypeId {
        if let PlaceKind::Pointer { base, indices, .. } = &place.kind {
            let pointer = self.type_of(*base);
            let mut ty = self.module.pointee(pointer).map(|(_, pointee)| pointee);
            for &index in indices {
                let part = self.module.integer_of(index).unwrap_or(0).max(0) as u32;
                ty = ty.and_then(|ty| self.module.part(ty, part));
            }
            if let Some(ty) = ty {
                return ty;
            }
        }
        self.ir_type(place.ty, place.rule)
    }

    /// The value at a place, of void layout.
    pub fn load(&mut self, place: &Place) -> Arg {
        let relaxed = if self.is_relaxed(place.ty) { Flags::RELAXED } else { Flags::default() };
        let before = self.builder.flags;
        self.builder.flags = place.flags.with(relaxed);
        let value = self.load_parts(place);
        self.builder.flags = before;
        value
    }

    fn load_parts(&mut self, place: &Place) -> Arg {
        match &place.kind {
            PlaceKind::Value(value) => *value,
            PlaceKind::Pointer { .. } if place.is_direct => self.load_direct(place),
            PlaceKind::Pointer { .. } => {
                let ty = self.memory_type(place);
                let Some(pointer) = self.pointer(place) else { return self.undefined(place.ty) };
                self.interlock(place, Op::BeginInvocationInterlockEXT);
                let value = self.builder.load(ty, pointer);
                self.interlock(place, Op::EndInvocationInterlockEXT);
                self.from_memory(value, place.ty, place.rule)
            }
            PlaceKind::Spread { .. } => {
                let parts = self.spread(place);
                let parts: Vec<Arg> = parts.iter().map(|part| self.load(part)).collect();
                let ty = self.value_type(place.ty);
                self.composite(ty, &parts)
            }
            PlaceKind::Swizzle { base, components } => {
                let value = self.load(base);
                self.swizzle_value(value, components, place.ty)
            }
            PlaceKind::Component { base, index } => {
                let value = self.load(base);
                let ty = self.value_type(place.ty);
                self.emit(Op::VectorExtractDynamic, ty, [value, *index])
            }
            PlaceKind::MatrixSwizzle { base, elements } => {
                let mut parts = Vec::with_capacity(elements.len());
                for &(row, column) in elements {
                    let element = self.matrix_element(base, row, column);
                    parts.push(self.load(&element));
                }
                match parts.as_slice() {
                    &[part] => part,
                    parts => {
                        let ty = self.value_type(place.ty);
                        self.composite(ty, parts)
                    }
                }
            }
            PlaceKind::Texel { .. } => self.load_texel(place),
            PlaceKind::BitField { base, shift, width } => {
                let whole = self.load(base);
                self.extract_bits(whole, base.ty, *shift, *width, place.ty)
            }
        }
    }

    /// The places of the components of a spread vector.
    fn spread(&mut self, place: &Place) -> Vec<Place> {
        let plain = self.types.unmodified(place.ty);
        let (scalar, len) = match self.types[plain] {
            Type::Vector { scalar, len } => (scalar, len),
            Type::Matrix { scalar, rows, columns, .. } => (scalar, u32::from(rows.max(columns))),
            _ => return Vec::new(),
        };
        let ty = self.types.scalar(scalar);
        let mut parts = Vec::new();
        for index in 0..len {
            let index = self.uint(index);
            parts.push(self.component(place, index, ty));
        }
        parts
    }

    /// The value of buffers that stand at the place themselves.
    fn load_direct(&mut self, place: &Place) -> Arg {
        let plain = self.types.unmodified(place.ty);
        match self.types[plain] {
            Type::Array { element, length } => {
                let length = match length {
                    ArrayLength::Fixed(length) => length,
                    ArrayLength::Spec { default, .. } => default,
                    ArrayLength::Unsized => 0,
                };
                let mut parts = Vec::new();
                for index in 0..length {
                    let index = self.uint(index);
                    let part = self.indexed(place, index, element);
                    parts.push(self.load(&part));
                }
                let ty = self.value_type(place.ty);
                self.composite(ty, &parts)
            }
            Type::Object { kind, .. } if kind.has_counter() => {
                let buffer = self.buffer_of(place);
                let counter = self.counter_of(place);
                let ty = self.value_type(place.ty);
                self.emit(Op::CompositeConstruct, ty, [buffer, counter])
            }
            _ => self.buffer_of(place),
        }
    }

    /// Writes a value of void layout.
    pub fn store(&mut self, place: &Place, value: Arg) {
        match &place.kind {
            PlaceKind::Value(_) => {}
            PlaceKind::Pointer { .. } => {
                let memory = self.memory_type(place);
                let value = self.to_memory_type(value, place.ty, place.rule, memory);
                let Some(pointer) = self.pointer(place) else { return };
                self.interlock(place, Op::BeginInvocationInterlockEXT);
                self.builder.store(pointer, value);
                self.interlock(place, Op::EndInvocationInterlockEXT);
            }
            PlaceKind::Spread { .. } => {
                let parts = self.spread(place);
                for (index, part) in parts.iter().enumerate() {
                    let ty = self.value_type(part.ty);
                    let value = if parts.len() == 1 { value } else { self.extract(value, ty, index as u32) };
                    self.store(part, value);
                }
            }
            PlaceKind::Swizzle { base, components } => {
                let whole = self.insert_components(base, components, value);
                self.store(base, whole);
            }
            PlaceKind::Component { base, index } => {
                let whole = self.load(base);
                let ty = self.value_type(base.ty);
                let whole = self.emit(Op::VectorInsertDynamic, ty, [whole, value, *index]);
                self.store(base, whole);
            }
            PlaceKind::MatrixSwizzle { base, elements } => {
                let plain = self.types.unmodified(base.ty);
                let Some(scalar) = self.types.component(plain) else { return };
                let component = self.scalar_type(scalar, LayoutRule::Void);
                for (index, &(row, column)) in elements.iter().enumerate() {
                    let part = match elements.len() {
                        1 => value,
                        _ => self.extract(value, component, index as u32),
                    };
                    let element = self.matrix_element(base, row, column);
                    self.store(&element, part);
                }
            }
            PlaceKind::Texel { .. } => self.store_texel(place, value),
            PlaceKind::BitField { base, shift, width } => {
                let whole = self.load(base);
                let whole = self.insert_bits(whole, base.ty, *shift, *width, value, place.ty);
                self.store(base, whole);
            }
        }
    }

    /// The vector at `base` with some components replaced.
    fn insert_components(&mut self, base: &Place, components: &SmallVec<[u8; 4]>, value: Arg) -> Arg {
        let ty = self.value_type(base.ty);
        let len = self.module.width(ty);
        if len == 1 {
            // The last component written counts, as with any vector.
            let width = components.len() as u32;
            return if width <= 1 { value } else { self.extract(value, ty, width - 1) };
        }
        if let &[component] = components.as_slice() {
            let whole = self.load(base);
            let index = Arg::Literal(u32::from(component));
            return self.emit(Op::CompositeInsert, ty, [value, whole, index]);
        }
        let mut lanes: SmallVec<[u32; 4]> = (0..len).collect();
        for (index, &component) in components.iter().enumerate() {
            if let Some(lane) = lanes.get_mut(usize::from(component)) {
                *lane = len + index as u32;
            }
        }
        // All components replaced, in whatever order: nothing to load.
        let is_whole = components.len() as u32 == len && lanes.iter().all(|&lane| lane >= len);
        if is_whole && lanes.iter().enumerate().all(|(index, &lane)| lane == len + index as u32) {
            return value;
        }
        let whole = if is_whole { value } else { self.load(base) };
        let literals = lanes.into_iter().map(Arg::Literal);
        let args: ir::Args = [whole, value].into_iter().chain(literals).collect();
        self.emit(Op::VectorShuffle, ty, args)
    }

    /// Orders accesses to rasterizer-ordered views.
    pub(super) fn interlock(&mut self, place: &Place, op: Op) {
        if place.is_rasterizer_ordered {
            self.effect(op, []);
        }
    }

    // ------------------------------------------------------------------------------------------------ texels

    /// The type that reading an image gives and its component.
    fn texel_type(&mut self, image: Arg) -> (ir::TypeId, ir::TypeId) {
        let image = self.type_of(image);
        let component = match &self.module.types[image] {
            IrType::Image(image) => image.sampled_type,
            _ => self.module.float32(),
        };
        (self.module.vector(component, 4), component)
    }

    fn load_texel(&mut self, place: &Place) -> Arg {
        let PlaceKind::Texel { image, object, coordinate, level, sample } = place.kind else {
            return self.undefined(place.ty);
        };
        let (texel, _) = self.texel_type(image);
        let is_read = matches!(object.class(), ObjectClass::StorageImage | ObjectClass::SubpassInput);
        let mut args: ir::Args = SmallVec::from_slice(&[image, coordinate]);
        let shape = object.image_shape();
        let is_multisampled = shape.is_some_and(|shape| shape.multisampled);
        if is_multisampled {
            let sample = sample.unwrap_or_else(|| self.uint(0));
            args.extend([Arg::Literal(ir::spirv::ImageOperands::SAMPLE.bits()), sample]);
        } else if !is_read && object != ObjectKind::Buffer {
            let level = level.unwrap_or_else(|| self.uint(0));
            args.extend([Arg::Literal(ir::spirv::ImageOperands::LOD.bits()), level]);
        }
        self.interlock(place, Op::BeginInvocationInterlockEXT);
        let op = if is_read { Op::ImageRead } else { Op::ImageFetch };
        let value = self.emit(op, texel, args);
        self.interlock(place, Op::EndInvocationInterlockEXT);
        self.from_texel(value, place.ty)
    }

    /// The texel type's value from the four components that an image operation gives.
    pub fn from_texel(&mut self, value: Arg, element: TypeId) -> Arg {
        let component = self.sampled_component(element);
        let four = self.types.vector(component, 4);
        let plain = self.types.unmodified(element);
        if self.types.component(plain) == Some(Scalar::Double) {
            return self.doubles_from_words(value, plain);
        }
        match self.types[plain] {
            Type::Scalar(_) | Type::Enum(_) | Type::Vector { .. } => {
                let len = match self.types[plain] {
                    Type::Vector { len, .. } => len,
                    _ => 1,
                };
                let narrow = self.types.vector(component, len.min(4));
                let span = self.module.locs[self.builder.loc].span;
                let value = self.convert(value, four, narrow, span);
                self.convert(value, narrow, plain, span)
            }
            _ => {
                let mut leaves = Vec::new();
                self.leaves(value, four, &mut leaves);
                self.build(plain, &mut leaves.into_iter())
            }
        }
    }

    fn store_texel(&mut self, place: &Place, value: Arg) {
        let PlaceKind::Texel { image, coordinate, sample, .. } = place.kind else { return };
        let value = self.to_texel(value, place.ty);
        let mut args: ir::Args = SmallVec::from_slice(&[image, coordinate, value]);
        if let Some(sample) = sample {
            args.extend([Arg::Literal(ir::spirv::ImageOperands::SAMPLE.bits()), sample]);
        }
        self.interlock(place, Op::BeginInvocationInterlockEXT);
        self.effect(Op::ImageWrite, args);
        self.interlock(place, Op::EndInvocationInterlockEXT);
    }

    /// A value as an image write takes it: a scalar or vector of the image's component type.
    pub fn to_texel(&mut self, value: Arg, element: TypeId) -> Arg {
        let component = self.sampled_component(element);
        let plain = self.types.unmodified(element);
        if self.types.component(plain) == Some(Scalar::Double) {
            return self.words_from_doubles(value, plain);
        }
        let span = self.module.locs[self.builder.loc].span;
        match self.types[plain] {
            Type::Scalar(_) | Type::Enum(_) | Type::Vector { .. } => {
                let len = match self.types[plain] {
                    Type::Vector { len, .. } => len,
                    _ => 1,
                };
                let wide = self.types.vector(component, len);
                self.convert(value, plain, wide, span)
            }
            _ => {
                let mut leaves = Vec::new();
                self.leaves(value, plain, &mut leaves);
                let len = leaves.len().clamp(1, 4) as u32;
                let wide = self.types.vector(component, len);
                self.build(wide, &mut leaves.into_iter())
            }
        }
    }

    fn doubles_from_words(&mut self, value: Arg, ty: TypeId) -> Arg {
        let double = self.module.float_type(64);
        let word = self.module.uint32();
        let pair = self.module.vector(word, 2);
        let result = self.value_type(ty);
        let len = self.module.width(result);
        let mut parts = Vec::new();
        for index in 0..len.min(2) {
            let lanes = [Arg::Literal(2 * index), Arg::Literal(2 * index + 1)];
            let words = self.emit(Op::VectorShuffle, pair, [value, value].into_iter().chain(lanes));
            parts.push(self.emit(Op::Bitcast, double, [words]));
        }
        if len == 1 { parts.swap_remove(0) } else { self.composite(result, &parts) }
    }

    fn words_from_doubles(&mut self, value: Arg, ty: TypeId) -> Arg {
        let double = self.module.float_type(64);
        let word = self.module.uint32();
        let pair = self.module.vector(word, 2);
        let result = self.value_type(ty);
        let len = self.module.width(result);
        let mut words = Vec::new();
        for index in 0..len {
            let part = if len == 1 { value } else { self.extract(value, double, index) };
            let both = self.emit(Op::Bitcast, pair, [part]);
            words.push(both);
        }
        match words.as_slice() {
            &[one] => one,
            words => {
                let four = self.module.vector(word, 4);
                self.composite(four, words)
            }
        }
    }

    // -------------------------------------------------------------------------------------------- bit-fields

    /// The value of a bit-field in `whole`.
    pub(super) fn extract_bits(
        &mut self,
        whole: Arg,
        base: TypeId,
        shift: u32,
        width: u32,
        ty: TypeId,
    ) -> Arg {
        let scalar = self.types.component(base).unwrap_or(Scalar::Uint);
        let result = self.scalar_type(scalar, LayoutRule::Void);
        let is_signed = scalar.is_signed();
        let bits = match self.module.types[result] {
            IrType::Int { width, .. } => u32::from(width),
            _ => 32,
        };
        let value = if bits == 32 {
            let op = if is_signed { Op::BitFieldSExtract } else { Op::BitFieldUExtract };
            let (shift, width) = (self.uint(shift), self.uint(width));
            self.emit(op, result, [whole, shift, width])
        } else {
            // Vulkan only has the bit-field instructions for 32 bits: up to the top, then down.
            let up = Arg::Constant(self.module.integer(result, i64::from(bits - shift - width)));
            let down = Arg::Constant(self.module.integer(result, i64::from(bits - width)));
            let value = self.emit(Op::ShiftLeftLogical, result, [whole, up]);
            let op = if is_signed { Op::ShiftRightArithmetic } else { Op::ShiftRightLogical };
            self.emit(op, result, [value, down])
        };
        let span = self.module.locs[self.builder.loc].span;
        self.convert(value, base, ty, span)
    }

    /// `whole` with a bit-field replaced.
    pub(super) fn insert_bits(
        &mut self,
        whole: Arg,
        base: TypeId,
        shift: u32,
        width: u32,
        value: Arg,
        ty: TypeId,
    ) -> Arg {
        let span = self.module.locs[self.builder.loc].span;
        let value = self.convert(value, ty, base, span);
        let scalar = self.types.component(base).unwrap_or(Scalar::Uint);
        let result = self.scalar_type(scalar, LayoutRule::Void);
        let is_word = matches!(self.module.types[result], IrType::Int { width: 32, .. });
        if is_word {
            let (shift, width) = (self.uint(shift), self.uint(width));
            return self.emit(Op::BitFieldInsert, result, [whole, value, shift, width]);
        }
        let low = if width >= 64 { u64::MAX } else { (1u64 << width) - 1 };
        let mask = low.checked_shl(shift).unwrap_or(0);
        let mask_constant = Arg::Constant(self.module.integer(result, mask as i64));
        let rest_constant = Arg::Constant(self.module.integer(result, !mask as i64));
        let shift = Arg::Constant(self.module.integer(result, i64::from(shift)));
        let value = self.emit(Op::ShiftLeftLogical, result, [value, shift]);
        let value = self.emit(Op::BitwiseAnd, result, [value, mask_constant]);
        let rest = self.emit(Op::BitwiseAnd, result, [whole, rest_constant]);
        self.emit(Op::BitwiseOr, result, [rest, value])
    }

    // ------------------------------------------------------------------------------------------------ layout

    /// A value loaded from memory of layout `rule` → the same value of void layout.
    pub fn from_memory(&mut self, value: Arg, ty: TypeId, rule: LayoutRule) -> Arg {
        let to = self.value_type(ty);
        let from = self.type_of(value);
        if from == to || self.is_image(from) {
            return value;
        }
        let plain = self.types.unmodified(ty);
        match self.types[plain].clone() {
            Type::Scalar(Scalar::Bool) | Type::Vector { scalar: Scalar::Bool, .. } => {
                let zero = Arg::Constant(self.module.null(from));
                self.emit(Op::INotEqual, to, [value, zero])
            }
            Type::Enum(_) => value,
            Type::Matrix { scalar, rows, columns, .. } => {
                let form = self.form(plain, rule);
                let column_count = u32::from(columns);
                match form {
                    Form::Rows | Form::Columns | Form::Scalars => {}
                    Form::Scalar | Form::Vector => {
                        let len = u32::from(rows.max(columns));
                        let vector = self.types.vector(scalar, len);
                        return self.from_memory(value, vector, rule);
                    }
                }
                if form == Form::Scalars {
                    let component = self.types.scalar(scalar);
                    let memory = self.ir_type(component, rule);
                    let mut parts = Vec::new();
                    for index in 0..u32::from(rows.max(columns)) {
                        let part = self.extract(value, memory, index);
                        parts.push(self.from_memory(part, component, rule));
                    }
                    return self.composite(to, &parts);
                }
                let row = self.types.vector(scalar, column_count);
                let mut parts = Vec::new();
                if form == Form::Rows {
                    let memory = self.ir_type(row, rule);
                    for index in 0..u32::from(rows) {
                        let part = self.extract(value, memory, index);
                        parts.push(self.from_memory(part, row, rule));
                    }
                } else {
                    let component = self.scalar_type(scalar, rule);
                    let memory = self.ir_type(row, rule);
                    for index in 0..u32::from(rows) {
                        let mut elements = Vec::new();
                        for column in 0..column_count {
                            let path = [value, Arg::Literal(column), Arg::Literal(index)];
                            elements.push(self.emit(Op::CompositeExtract, component, path));
                        }
                        let part = self.composite(memory, &elements);
                        parts.push(self.from_memory(part, row, rule));
                    }
                }
                self.composite(to, &parts)
            }
            Type::Array { element, .. } => {
                let (Some(count), Some(memory)) = (self.module.parts(to), self.module.part(from, 0)) else {
                    return self.undefined(ty);
                };
                let mut parts = Vec::with_capacity(count as usize);
                for index in 0..count {
                    let part = self.extract(value, memory, index);
                    parts.push(self.from_memory(part, element, rule));
                }
                self.composite(to, &parts)
            }
            Type::Struct(id) => {
                let members = self.member_types(id);
                let mut parts = Vec::with_capacity(members.len());
                for (index, member) in members.into_iter().enumerate() {
                    let index = index as u32;
                    let Some(memory) = self.module.part(from, index) else { return self.undefined(ty) };
                    let part = self.extract(value, memory, index);
                    parts.push(self.from_memory(part, member, rule));
                }
                self.composite(to, &parts)
            }
            _ => value,
        }
    }

    fn is_image(&self, ty: ir::TypeId) -> bool {
        // Images of one HLSL type differ where `vk::image_format` says so; legalization sorts that out.
        matches!(self.module.types[ty], IrType::Image(_) | IrType::SampledImage { .. })
    }

    /// A value of void layout → the same value as memory of layout `rule` wants it.
    pub fn to_memory(&mut self, value: Arg, ty: TypeId, rule: LayoutRule) -> Arg {
        let to = self.ir_type(ty, rule);
        self.to_memory_type(value, ty, rule, to)
    }

    /// The same for memory of type `to`.
    fn to_memory_type(&mut self, value: Arg, ty: TypeId, rule: LayoutRule, to: ir::TypeId) -> Arg {
        let from = self.type_of(value);
        if from == to || self.is_image(from) {
            return value;
        }
        let plain = self.types.unmodified(ty);
        match self.types[plain].clone() {
            Type::Scalar(Scalar::Bool) | Type::Vector { scalar: Scalar::Bool, .. } => {
                let scalar = self.module.component(to);
                let (one, zero) = (self.module.integer(scalar, 1), self.module.integer(scalar, 0));
                let (one, zero) = (self.module.splat(to, one), self.module.splat(to, zero));
                self.emit(Op::Select, to, [value, one.into(), zero.into()])
            }
            Type::Matrix { scalar, rows, columns, .. } => {
                let (rows, columns) = (u32::from(rows), u32::from(columns));
                if rows == 1 || columns == 1 {
                    let len = rows.max(columns);
                    let vector = self.types.vector(scalar, len);
                    let IrType::Array { element, .. } = self.module.types[to] else {
                        return self.to_memory_type(value, vector, rule, to);
                    };
                    let component = self.types.scalar(scalar);
                    let inner = self.value_type(component);
                    let mut parts = Vec::new();
                    for index in 0..len {
                        let part = self.extract(value, inner, index);
                        parts.push(self.to_memory_type(part, component, rule, element));
                    }
                    return self.composite(to, &parts);
                }
                let row = self.types.vector(scalar, columns);
                let row_type = self.value_type(row);
                let Some(memory) = self.module.part(to, 0) else { return value };
                let mut parts = Vec::new();
                if self.form(plain, rule) == Form::Columns {
                    let component = self.types.scalar(scalar);
                    let inner = self.value_type(component);
                    let memory_component = self.module.component(memory);
                    for column in 0..columns {
                        let mut elements = Vec::new();
                        for row in 0..rows {
                            let path = [value, Arg::Literal(row), Arg::Literal(column)];
                            let element = self.emit(Op::CompositeExtract, inner, path);
                            elements.push(self.to_memory_type(element, component, rule, memory_component));
                        }
                        parts.push(self.composite(memory, &elements));
                    }
                } else {
                    for index in 0..rows {
                        let part = self.extract(value, row_type, index);
                        parts.push(self.to_memory_type(part, row, rule, memory));
                    }
                }
                self.composite(to, &parts)
            }
            Type::Array { element, .. } => {
                let (Some(count), Some(memory)) = (self.module.parts(to), self.module.part(to, 0)) else {
                    return value;
                };
                let inner = self.value_type(element);
                let mut parts = Vec::with_capacity(count as usize);
                for index in 0..count {
                    let part = self.extract(value, inner, index);
                    parts.push(self.to_memory_type(part, element, rule, memory));
                }
                self.composite(to, &parts)
            }
            Type::Struct(id) => {
                let members = self.member_types(id);
                let mut parts = Vec::with_capacity(members.len());
                for (index, member) in members.into_iter().enumerate() {
                    let index = index as u32;
                    let inner = self.value_type(member);
                    let Some(memory) = self.module.part(to, index) else { return value };
                    let part = self.extract(value, inner, index);
                    parts.push(self.to_memory_type(part, member, rule, memory));
                }
                self.composite(to, &parts)
            }
            _ => value,
        }
    }

    /// `vk::aliased_pointer` and the like: flags that a declaration's attributes give its pointer.
    pub(super) fn attribute_flags(attributes: &[crate::attribute::Attribute]) -> Flags {
        let aliased = attributes.iter().any(|it| matches!(it.kind, AttributeKind::AliasedPointer));
        if aliased { Flags::ALIASED } else { Flags::default() }
    }
}
