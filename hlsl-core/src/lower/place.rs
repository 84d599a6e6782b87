//! Places: the memory, or something that acts like memory, that an expression names.

use std::ops::{Deref, DerefMut};

use smallvec::SmallVec;

use crate::{
    attribute::AttributeKind,
    diagnostics::list::legalize,
    ir::{
        self, Arg, Flags, StorageClass, Type as IrType,
        spirv::{ExecutionMode, Op},
    },
    layout::LayoutRule,
    lower::{
        Lower, calls,
        interface::{signature::Node, values},
        types::{Bits, Form},
    },
    source::Span,
    typed::{CastKind, ExprId, ExprKind, SubscriptForm},
    types::{ObjectClass, ObjectKind, StructId, Type, TypeId},
};

/// The location of a value. Indices and other operands have already been evaluated: a place can be loaded from and
/// stored to any number of times.
#[derive(Clone, Debug)]
pub struct Place {
    pub kind: PlaceKind,
    /// The HLSL type of the contents.
    pub ty: TypeId,
    /// The layout of the memory: [`Lower::ir_type`] with this rule gives the type in memory.
    pub rule: LayoutRule,
    /// Flags of loads, stores and accesses.
    pub flags: Flags,
    /// Contains buffers themselves (or arrays of them), not pointers to them: their value is the address of the place.
    pub is_direct: bool,
    /// Whether the shader may store here.
    pub is_writable: bool,
    /// Accesses must be ordered between overlapping invocations.
    pub is_rasterizer_ordered: bool,
}

/// The steps from where a pointer points to what is meant.
#[derive(Debug, Default)]
pub struct Indices(SmallVec<[Arg; 4]>);

impl Indices {
    fn and(&self, index: Arg) -> Indices {
        let mut indices = self.clone();
        indices.push(index);
        indices
    }
}

impl Clone for Indices {
    /// In one piece, unlike the clone of the list.
    fn clone(&self) -> Self {
        Indices(SmallVec::from_slice(&self.0))
    }
}

impl Deref for Indices {
    type Target = SmallVec<[Arg; 4]>;
    fn deref(&self) -> &SmallVec<[Arg; 4]> {
        &self.0
    }
}

impl DerefMut for Indices {
    fn deref_mut(&mut self) -> &mut SmallVec<[Arg; 4]> {
        &mut self.0
    }
}

impl Place {
    /// Something else of type `ty` in the same memory.
    fn with(&self, kind: PlaceKind, ty: TypeId) -> Place {
        let Place { kind: _, ty: _, rule, flags, is_direct, is_writable, is_rasterizer_ordered } = *self;
        Place { kind, ty, rule, flags, is_direct, is_writable, is_rasterizer_ordered }
    }
}

#[derive(Clone, Debug)]
pub enum PlaceKind {
    /// What a pointer points to, followed along `indices`.
    Pointer { base: Arg, class: StorageClass, indices: Indices },
    /// A vector whose components lie apart: component `i` is at `indices`, `i`, `after`.
    Spread { base: Arg, class: StorageClass, indices: Indices, after: Option<Arg> },
    /// Components of a vector, one or more.
    Swizzle { base: Box<Place>, components: SmallVec<[u16; 4]> },
    /// One component of a vector that has no address for it.
    Component { base: Box<Place>, index: Arg },
    /// Elements of a matrix.
    MatrixSwizzle { base: Box<Place>, elements: SmallVec<[(u8, u8); 4]> },
    /// A texel of an image; `image` is the loaded image.
    Texel { image: Arg, object: ObjectKind, coordinate: Arg, level: Option<Arg>, sample: Option<Arg> },
    /// A member of a struct that has no address for it, such as a texel.
    Part { base: Box<Place>, index: u32 },
    /// Some bits of an integer.
    BitField { base: Box<Place>, bits: Bits },
    /// Stage variables of a mesh shader's output; `vertex` is the vertex or primitive, once it is chosen.
    Stage { node: Box<Node>, vertex: Option<Arg> },
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
        self.plain(PlaceKind::Pointer { base, class, indices: Indices::default() }, ty, rule)
    }

    /// A value that is asked for as a place.
    pub fn value_place(&self, value: Arg, ty: TypeId) -> Place {
        let place = self.plain(PlaceKind::Value(value), ty, LayoutRule::Void);
        Place { is_writable: false, ..place }
    }

    /// Stage variables of a mesh shader's output.
    pub(super) fn stage_place(&self, node: Node, vertex: Option<Arg>, ty: TypeId) -> Place {
        self.plain(PlaceKind::Stage { node: Box::new(node), vertex }, ty, LayoutRule::Void)
    }

    /// A new variable of the current function.
    pub fn variable(&mut self, ty: TypeId, name: &str) -> Place {
        let inner = self.value_type(ty);
        let pointer = self.module.pointer(StorageClass::FUNCTION, inner);
        let flags = if self.is_relaxed_variable(ty) { Flags::RELAXED } else { Flags::default() };
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

    // ------------------------------------------------------------------------------------------- expressions

    /// Evaluates the operands of a place expression, without loading. What is not a place is evaluated into one.
    pub fn place(&mut self, id: ExprId) -> Place {
        let expr = self.input.expr(id);
        let loc = self.builder.loc;
        self.at(expr.span);
        let place = match &expr.kind {
            ExprKind::Local(local) => self.local(*local, expr.ty),
            ExprKind::Global(global) => self.global(*global),
            ExprKind::This => match self.body.this.clone() {
                Some(this) => this,
                None => self.surprising_place(expr.ty, "`this` has no object"),
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
                self.swizzle(base, &self.input.program[*components], expr.ty)
            }
            ExprKind::MatrixSwizzle { base, elements } => {
                let base = self.place(*base);
                let elements = SmallVec::from_slice(&self.input.program[*elements]);
                let kind = PlaceKind::MatrixSwizzle { base: Box::new(base.clone()), elements };
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
            ExprKind::Cast { kind: CastKind::Resource, operand } if self.input.is_heap_element(*operand) => {
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
        match self.input.expr(element).kind {
            ExprKind::Cast { operand, .. } => self.heap_resource(operand, ty),
            ExprKind::Subscript { object, index, .. } | ExprKind::Index { base: object, index } => {
                let heap = match self.input.expr(object).kind {
                    ExprKind::Heap(kind) => kind,
                    _ => ObjectKind::ResourceDescriptorHeap,
                };
                let index = self.value(index);
                self.heap_element(heap, index, ty)
            }
            _ => self.surprising_place(ty, "expected an element of a descriptor heap"),
        }
    }

    /// `object[index]` of the language's library types.
    fn subscript(&mut self, object: ExprId, index: ExprId, form: SubscriptForm, ty: TypeId) -> Place {
        let object_type = self.input.expr(object).ty;
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
            ObjectClass::Other if kind.is_node_output() => {
                let index = self.value(index);
                let value = calls::node::output_at(self, object, index);
                self.value_place(value, ty)
            }
            ObjectClass::Other if calls::node::has_records(kind) => {
                let index = self.value(index);
                match calls::node::record_at(self, object, Some(index)) {
                    Some(place) => place,
                    None => self.surprising_place(ty, "there are no records to index"),
                }
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
        let content = self.holds_content(base).then(|| self.dereference(base.clone()));
        let base = content.as_ref().unwrap_or(base);
        let ty = self.types.unmodified(base.ty);
        let declared = match self.types[ty] {
            Type::Struct(id) => self.types.structs[id].fields.get(field as usize).map(|it| (id, it)),
            _ => None,
        };
        let Some((id, declared)) = declared else {
            self.bug(format_args!("a place has no member {field}"));
            return base.clone();
        };
        let (field_type, modifiers_precise) = (declared.ty, declared.is_precise);
        if let PlaceKind::Stage { node, vertex } = &base.kind {
            let fields = match &**node {
                Node::Struct { fields, .. } => fields.as_slice(),
                _ => &[],
            };
            let Some(node) = fields.get(field as usize) else {
                self.follows_an_error("a field of a stage variable is missing");
                return base.clone();
            };
            let (node, vertex) = (node.clone(), *vertex);
            let place = values::place(self, node, vertex);
            let bits = self.slots(id)[field as usize].bits;
            return self.bit_field(place, bits, field_type);
        }
        let slot = self.slots(id)[field as usize];
        let mut place = self.part(base, slot.member, slot.bits.map_or(field_type, |it| it.integer));
        if modifiers_precise {
            place.flags = place.flags.with(Flags::PRECISE);
        }
        self.bit_field(place, slot.bits, field_type)
    }

    /// A bit-field of type `ty`, if it is one, in the word at `place`.
    fn bit_field(&mut self, place: Place, bits: Option<Bits>, ty: TypeId) -> Place {
        let Some(bits) = bits else { return place };
        let (flags, is_writable) = (place.flags, place.is_writable);
        let kind = PlaceKind::BitField { base: Box::new(place), bits };
        Place { flags, is_writable, ..self.plain(kind, ty, LayoutRule::Void) }
    }

    /// Whether [`Lower::dereference`] leads to something else.
    fn holds_content(&self, place: &Place) -> bool {
        let kind = self.types.as_object(place.ty).map(|(kind, _)| kind.class());
        matches!(kind, Some(ObjectClass::ConstantBuffer | ObjectClass::TextureBuffer))
    }

    /// What a `ConstantBuffer<T>` or `TextureBuffer<T>` holds, where a `T` is meant.
    pub fn dereference(&mut self, place: Place) -> Place {
        let Some((kind, args)) = self.types.as_object(place.ty) else { return place };
        let args: SmallVec<[_; 2]> = args.iter().cloned().collect();
        let (class, rule) = match kind.class() {
            ObjectClass::ConstantBuffer => (StorageClass::UNIFORM, self.input.uniform_rule()),
            ObjectClass::TextureBuffer => (self.input.storage_class(), self.input.texture_buffer_rule()),
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

    /// A block of something that is not a struct has it as its only member.
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
            let Some(base) = self.base_of(ty) else {
                return self.surprising_place(to, "a struct can only become one of its bases");
            };
            let base = self.types.intern(Type::Struct(base));
            if let PlaceKind::Stage { node, vertex } = &place.kind
                && let Node::Struct { base: Some(base), .. } = &**node
            {
                let (base, vertex) = ((**base).clone(), *vertex);
                place = values::place(self, base, vertex);
                continue;
            }
            place = self.part(&place, 0, base);
        }
        place
    }

    /// The struct that a struct is derived from.
    pub(super) fn base_of(&self, ty: TypeId) -> Option<StructId> {
        match self.types[ty] {
            Type::Struct(id) => self.types.structs[id].base,
            _ => None,
        }
    }

    /// Member `index` of the IR struct at `base`.
    fn part(&mut self, base: &Place, index: u32, ty: TypeId) -> Place {
        match &base.kind {
            PlaceKind::Pointer { base: pointer, class, indices } => {
                let indices = indices.and(Arg::Constant(self.module.sint(index as i32)));
                let kind = PlaceKind::Pointer { base: *pointer, class: *class, indices };
                let rule = self.member_rule(base.ty, index, base.rule);
                Place { rule, ..base.with(kind, ty) }
            }
            PlaceKind::Texel { .. } | PlaceKind::Part { .. } => {
                let kind = PlaceKind::Part { base: Box::new(base.clone()), index };
                Place { rule: LayoutRule::Void, ..base.with(kind, ty) }
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
        let content = self.holds_content(base).then(|| self.dereference(base.clone()));
        let base = content.as_ref().unwrap_or(base);
        let ty = self.types.unmodified(base.ty);
        if let Some(place) = values::element(self, base, index) {
            return place;
        }
        match self.types[ty] {
            Type::Array { element, .. } => self.indexed(base, index, element),
            Type::Vector { scalar, len } => {
                let component = self.types.scalar(scalar);
                if len == 1 {
                    Place { ty: component, ..base.clone() }
                } else {
                    self.component(base, index, component)
                }
            }
            Type::Matrix { scalar, rows, columns, .. } => {
                let row = self.types.vector(scalar, u32::from(columns));
                self.row(base, index, row, rows, columns)
            }
            Type::Object { ref args, .. } => {
                let args: SmallVec<[_; 2]> = args.iter().cloned().collect();
                let element = self.element_of(&args);
                self.indexed(base, index, element)
            }
            // A scalar is a vector of one.
            Type::Scalar(_) | Type::Enum(_) => base.clone(),
            _ => {
                self.follows_an_error("only what has elements can be indexed");
                base.clone()
            }
        }
    }

    /// An element of something that is also an array in the IR.
    pub(super) fn indexed(&mut self, base: &Place, index: Arg, ty: TypeId) -> Place {
        match &base.kind {
            PlaceKind::Pointer { base: pointer, class, indices } => {
                let indices = indices.and(index);
                let kind = PlaceKind::Pointer { base: *pointer, class: *class, indices };
                base.with(kind, ty)
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
    pub(super) fn component(&mut self, base: &Place, index: Arg, ty: TypeId) -> Place {
        if let Some(place) = values::element(self, base, index) {
            return place;
        }
        match &base.kind {
            PlaceKind::Pointer { base: pointer, class, indices } => {
                let indices = indices.and(index);
                let kind = PlaceKind::Pointer { base: *pointer, class: *class, indices };
                base.with(kind, ty)
            }
            PlaceKind::Spread { base: pointer, class, indices, after } => {
                let mut indices = indices.and(index);
                indices.extend(*after);
                let kind = PlaceKind::Pointer { base: *pointer, class: *class, indices };
                base.with(kind, ty)
            }
            PlaceKind::Swizzle { base: inner, components } => {
                let known = self.module.integer_of(index).and_then(|it| components.get(it as usize).copied());
                match known {
                    Some(component) => self.swizzle((**inner).clone(), &[component], ty),
                    None => self.dynamic_component(base, index, ty),
                }
            }
            PlaceKind::MatrixSwizzle { base: inner, elements } => {
                let known = self.module.integer_of(index).and_then(|it| elements.get(it as usize).copied());
                match known {
                    Some((row, column)) => self.matrix_element(inner, row, column),
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
        Place { rule: LayoutRule::Void, ..base.with(kind, ty) }
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
        base.with(kind, ty)
    }

    /// A row of a matrix value.
    pub(super) fn row_value(&mut self, value: Arg, ty: TypeId, index: Arg) -> Arg {
        let plain = self.types.unmodified(ty);
        let Type::Matrix { scalar, rows, columns, .. } = self.types[plain] else {
            return self.surprise(ty, "only a matrix has rows");
        };
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
    pub(super) fn swizzle(&mut self, base: Place, components: &[u16], ty: TypeId) -> Place {
        let plain = self.types.unmodified(base.ty);
        if let PlaceKind::Swizzle { base: inner, components: before } = &base.kind {
            let through = components.iter().filter_map(|&it| before.get(usize::from(it)).copied());
            let composed: SmallVec<[u16; 4]> = through.collect();
            return self.swizzle((**inner).clone(), &composed, ty);
        }
        if let (&[component], Type::Vector { scalar, len }) = (components, &self.types[plain])
            && *len > 1
            && !matches!(base.kind, PlaceKind::Texel { .. })
        {
            let component_type = self.types.scalar(*scalar);
            let index = self.sint(i32::from(component));
            let place = self.component(&base, index, component_type);
            return Place { ty, ..place };
        }
        let components = SmallVec::from_slice(components);
        let kind = PlaceKind::Swizzle { base: Box::new(base.clone()), components };
        Place { kind, ty, rule: LayoutRule::Void, ..base }
    }

    // ----------------------------------------------------------------------------------------------- buffers

    /// Whether an index has 64 bits, for which the entry point needs a mode.
    pub(super) fn asks_for_wide_index(&mut self, index: Arg, span: Span) -> bool {
        let ty = self.type_of(index);
        let is_wide = matches!(self.module.types[ty], IrType::Int { width: 64, .. });
        if is_wide {
            let mode = ExecutionMode::Shader64BitIndexingEXT as u32;
            self.want_mode(ir::ExecutionMode { mode, operands: Vec::new(), by_id: false, span });
        }
        is_wide
    }

    /// Element `index` of a structured buffer.
    pub fn buffer_element(&mut self, object: ExprId, index: Arg) -> Place {
        self.asks_for_wide_index(index, self.input.expr(object).span);
        let object_type = self.input.expr(object).ty;
        let place = self.place(object);
        let is_direct = place.is_direct;
        let flags = place.flags;
        let pointer = self.buffer_of(&place);
        let (kind, args) = match self.types.as_object(object_type) {
            Some((kind, args)) => (kind, args.iter().cloned().collect::<SmallVec<[_; 2]>>()),
            None => {
                self.bug("only a buffer has such elements");
                return place;
            }
        };
        let ty = self.element_of(&args);
        let class = self.input.buffer_class(kind);
        let zero = self.sint(0);
        // Through the variable itself where that is possible: one access chain less.
        let kind_of_place = match &place.kind {
            PlaceKind::Pointer { base, class, indices } if is_direct => {
                let mut indices = indices.clone();
                indices.extend([zero, index]);
                PlaceKind::Pointer { base: *base, class: *class, indices }
            }
            _ => PlaceKind::Pointer {
                base: pointer,
                class,
                indices: Indices(SmallVec::from_slice(&[zero, index])),
            },
        };
        let rule = self.input.storage_rule();
        Place {
            flags,
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
        match self.counter_of(&place) {
            Some(counter) => counter,
            None => {
                let at = self.input.expr(object).span;
                self.sink.push(legalize::CounterNotKnown { at });
                let pointer = self.counter_pointer_type();
                Arg::Constant(self.module.undef(pointer))
            }
        }
    }

    /// The counter of the buffer at a place; none for elements of arrays of unknown length that were handed over, as
    /// counters do not travel with those.
    pub(super) fn counter_of(&mut self, place: &Place) -> Option<Arg> {
        let pointer = self.counter_pointer_type();
        if place.is_direct
            && let PlaceKind::Pointer { base: Arg::Global(buffer), indices, .. } = &place.kind
        {
            let counter = Arg::Global(self.counter_of_global(*buffer));
            if indices.is_empty() {
                return Some(counter);
            }
            let args = std::iter::once(counter).chain(indices.iter().copied());
            return Some(self.emit(Op::AccessChain, pointer, args));
        }
        if place.is_direct {
            return None;
        }
        let value = self.load(place);
        Some(self.extract(value, pointer, 1))
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
                Some(self.with_flags(flags, |it| it.emit(Op::AccessChain, ty, args)))
            }
            _ => None,
        }
    }

    /// The same for a place that is one stretch of memory whatever the shader does.
    #[track_caller]
    pub(super) fn address(&mut self, place: &Place) -> Arg {
        match self.pointer(place) {
            Some(pointer) => pointer,
            None => {
                self.bug("a place has no address");
                let ty = self.memory_type(place);
                let ty = self.module.pointer(StorageClass::FUNCTION, ty);
                Arg::Constant(self.module.undef(ty))
            }
        }
    }

    /// The IR type of the memory at a place.
    pub fn memory_type(&mut self, place: &Place) -> ir::TypeId {
        if let PlaceKind::Pointer { base, indices, .. } = &place.kind {
            let pointer = self.type_of(*base);
            let mut ty = self.module.pointee(pointer).map(|(_, pointee)| pointee);
            for &index in indices.iter() {
                let part = self.module.integer_of(index).unwrap_or(0).max(0) as u32;
                ty = ty.and_then(|ty| self.module.part(ty, part));
            }
            if let Some(ty) = ty {
                return ty;
            }
        }
        self.ir_type(place.ty, place.rule)
    }

    /// `vk::aliased_pointer` and the like: flags that the attributes of a declaration add to its pointer.
    pub(super) fn attribute_flags(attributes: &[crate::attribute::Attribute]) -> Flags {
        let aliased = attributes.iter().any(|it| matches!(it.kind, AttributeKind::AliasedPointer));
        if aliased { Flags::ALIASED } else { Flags::default() }
    }
}
