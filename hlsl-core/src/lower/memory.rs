//! Loads from places and stores to them: memory layouts, texels, bit-fields, components.

use smallvec::SmallVec;

use crate::{
    diagnostics::list::legalize,
    diagnostics::list::meshes,
    ir::{self, Arg, Flags, StorageClass, Type as IrType, spirv::Op},
    layout::LayoutRule,
    lower::{
        Lower, Place, PlaceKind,
        interface::{
            self,
            signature::{Access, Node},
            values,
        },
        types::{BitField, Bits, Form},
    },
    types::{ArrayLength, ObjectClass, ObjectKind, Scalar, Type, TypeId},
};

/// Where a copy is taken apart, each object has two pointers, a load and a store.
const OPERATIONS_OF_OBJECT: usize = 4;

impl Lower<'_> {
    /// The value at a place, of void layout.
    pub fn load(&mut self, place: &Place) -> Arg {
        let relaxed = if self.is_relaxed(place.ty) { Flags::RELAXED } else { Flags::default() };
        let before = self.builder.flags;
        self.builder.flags = place.flags.with(relaxed);
        let value = self.load_parts(place);
        self.builder.flags = before;
        value
    }

    /// Objects have no memory: a value of them is taken apart into operations on each.
    fn count_objects(&mut self, ty: TypeId) {
        if self.types.contains_object(ty) {
            let count = self.types.leaf_count(ty).and_then(|it| usize::try_from(it).ok());
            let operations = count.unwrap_or(0).saturating_mul(OPERATIONS_OF_OBJECT);
            self.budget.add_values(operations);
        }
    }

    fn load_parts(&mut self, place: &Place) -> Arg {
        match &place.kind {
            PlaceKind::Value(value) => *value,
            PlaceKind::Stage { .. } | PlaceKind::Pointer { .. } if self.is_mesh_output(place) => {
                let at = self.module.locs[self.builder.loc].span;
                self.sink.push(meshes::MeshOutputRead { at });
                self.undefined(place.ty)
            }
            PlaceKind::Stage { node, vertex } => {
                let interface = self.interface.clone();
                values::read(self, &interface, node, *vertex)
            }
            PlaceKind::Pointer { .. } if place.is_direct => {
                self.count_objects(place.ty);
                self.load_direct(place)
            }
            PlaceKind::Pointer { .. } => {
                self.count_objects(place.ty);
                let ty = self.memory_type(place);
                let pointer = self.address(place);
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
            PlaceKind::Part { base, index } => {
                let whole = self.load(base);
                let ty = self.value_type(place.ty);
                self.extract(whole, ty, *index)
            }
            PlaceKind::BitField { base, bits } => {
                let whole = self.load(base);
                self.extract_bits(whole, BitField { bits: *bits, ty: place.ty })
            }
        }
    }

    /// The places of the components of a spread vector.
    fn spread(&mut self, place: &Place) -> Vec<Place> {
        let plain = self.types.unmodified(place.ty);
        let (scalar, len) = match self.types[plain] {
            Type::Vector { scalar, len } => (scalar, len),
            Type::Matrix { scalar, rows, columns, .. } => (scalar, u32::from(rows.max(columns))),
            _ => {
                self.bug("only a vector can be spread over memory");
                return Vec::new();
            }
        };
        let ty = self.types.scalar(scalar);
        let mut parts = Vec::new();
        for index in 0..len {
            let index = self.uint(index);
            parts.push(self.component(place, index, ty));
        }
        parts
    }

    /// The value of buffers that are at the place themselves.
    fn load_direct(&mut self, place: &Place) -> Arg {
        let plain = self.types.unmodified(place.ty);
        match self.types[plain] {
            Type::Array { element, length } => {
                let length = match length {
                    ArrayLength::Fixed(length) => length,
                    ArrayLength::Spec { default, .. } => default,
                    ArrayLength::Unsized => {
                        return self.surprise(place.ty, "an array of unknown length is copied");
                    }
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
                // Whoever goes on with a copy of a buffer whose counter is not known cannot count, only read and write.
                let counter = self.counter_of(place).unwrap_or_else(|| {
                    let pointer = self.counter_pointer_type();
                    Arg::Constant(self.module.undef(pointer))
                });
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
            PlaceKind::Stage { node, vertex } => match vertex {
                Some(_) => {
                    let interface = self.interface.clone();
                    values::write(self, &interface, node, value, *vertex);
                }
                None => values::write_all(self, node, value, place.ty),
            },
            PlaceKind::Pointer { .. } if place.is_direct => {
                let at = self.module.locs[self.builder.loc].span;
                self.sink.push(legalize::ResourceAssigned { at });
            }
            PlaceKind::Pointer { .. } => {
                let memory = self.memory_type(place);
                // Long vectors in memory with a layout are moved component by component. What is loaded is counted where
                // it is used.
                if place.rule != LayoutRule::Void {
                    self.count_components(memory);
                }
                let value = self.to_memory_type(value, place.ty, place.rule, memory);
                let pointer = self.address_of_output(place);
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
            // Other threads may write the other components.
            PlaceKind::Swizzle { base, components } if is_output(base) => {
                for (index, &component) in components.iter().enumerate() {
                    let number = self.uint(component.into());
                    let part = self.element(base, number);
                    let ty = self.value_type(part.ty);
                    let value =
                        if components.len() == 1 { value } else { self.extract(value, ty, index as u32) };
                    self.store(&part, value);
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
                let Some(scalar) = self.types.component(plain) else {
                    return self.bug("only a matrix has such elements");
                };
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
            PlaceKind::Part { base, index } => {
                let whole = self.load(base);
                let ty = self.value_type(base.ty);
                let whole = self.emit(Op::CompositeInsert, ty, [value, whole, Arg::Literal(*index)]);
                self.store(base, whole);
            }
            PlaceKind::BitField { base, bits } => {
                let whole = self.load(base);
                let field = BitField { bits: *bits, ty: place.ty };
                let whole = self.insert_bits(whole, value, field);
                self.store(base, whole);
            }
        }
    }

    /// The address of a place. That of an output stands where the output is declared, as in DXC.
    fn address_of_output(&mut self, place: &Place) -> Arg {
        let before = self.builder.loc;
        if let PlaceKind::Pointer { class: StorageClass::OUTPUT, base: Arg::Global(global), .. } = place.kind
            && self.body.function.is_some()
        {
            self.at(self.module.globals[global].span);
        }
        let address = self.address(place);
        self.builder.loc = before;
        address
    }

    /// Whether a place is an entire output of a mesh shader, a vertex or primitive of one, or has indices: the language
    /// does not allow a shader to read these. Fields of vertices can be read as long as they are variables.
    fn is_mesh_output(&self, place: &Place) -> bool {
        match &place.kind {
            PlaceKind::Stage { vertex: None, .. } => true,
            PlaceKind::Stage { node, .. } => match &**node {
                Node::Struct { .. } => true,
                Node::Leaf(leaf) => matches!(leaf.access, Access::Indices { .. }),
                Node::Elements { .. } | Node::Missing { .. } => false,
            },
            PlaceKind::Pointer { base: Arg::Global(global), class: StorageClass::OUTPUT, .. } => {
                self.module.globals[*global].decorations.iter().any(interface::mesh::is_indices)
            }
            _ => false,
        }
    }

    /// The vector at `base` with some components replaced.
    fn insert_components(&mut self, base: &Place, components: &[u16], value: Arg) -> Arg {
        let ty = self.value_type(base.ty);
        let len = self.module.width(ty);
        if len == 1 {
            // The last component written counts, as with any vector.
            let width = components.len() as u32;
            return if width <= 1 { value } else { self.extract(value, ty, width - 1) };
        }
        if let &[component] = components {
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
        if place.is_rasterizer_ordered && self.input.has_pixels() {
            self.effect(op, []);
        }
    }

    // ------------------------------------------------------------------------------------------------ texels

    /// The result type of reading an image, and its component type.
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
            return self.surprise(place.ty, "expected a texel");
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

    /// Converts the four components that an image operation returns to a value of the texel type.
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
        let PlaceKind::Texel { image, object, coordinate, sample, .. } = place.kind else {
            return self.bug("expected a texel");
        };
        let value = self.to_texel(value, place.ty);
        let mut args: ir::Args = SmallVec::from_slice(&[image, coordinate, value]);
        if object.image_shape().is_some_and(|shape| shape.multisampled) {
            let sample = sample.unwrap_or_else(|| self.uint(0));
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

    /// The component type of the integer that bit-fields lie in.
    fn bit_field_scalar(&mut self, integer: TypeId) -> Scalar {
        let scalar = self.types.component(integer);
        if scalar.is_none() {
            self.bug("the storage of bit-fields is not an integer");
        }
        scalar.unwrap_or(Scalar::Uint)
    }

    /// The value of a bit-field in `whole`.
    pub(super) fn extract_bits(&mut self, whole: Arg, field: BitField) -> Arg {
        let BitField { bits: Bits { integer, shift, width }, ty } = field;
        let scalar = self.bit_field_scalar(integer);
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
        self.convert(value, integer, ty, span)
    }

    /// What a place has after a store of the value: bit-fields keep as many bits as they have.
    pub(super) fn as_stored(&mut self, place: &Place, value: Arg) -> Arg {
        let PlaceKind::BitField { bits, .. } = place.kind else { return value };
        let span = self.module.locs[self.builder.loc].span;
        let whole = self.convert(value, place.ty, bits.integer, span);
        self.extract_bits(whole, BitField { bits: Bits { shift: 0, ..bits }, ty: place.ty })
    }

    /// `whole` with a bit-field replaced.
    pub(super) fn insert_bits(&mut self, whole: Arg, value: Arg, field: BitField) -> Arg {
        let BitField { bits: Bits { integer, shift, width }, ty } = field;
        let span = self.module.locs[self.builder.loc].span;
        let value = self.convert(value, ty, integer, span);
        let scalar = self.bit_field_scalar(integer);
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
        // An unsized array stands for whatever array it is given; legalization finds which.
        if from == to || self.is_image(from) || matches!(self.module.types[to], IrType::RuntimeArray { .. }) {
            return value;
        }
        let plain = self.types.unmodified(ty);
        if !self.may_copy_members(plain) {
            return Arg::Constant(self.module.undef(to));
        }
        match self.types[plain].clone() {
            Type::Scalar(_) | Type::Vector { .. } | Type::Enum(_)
                if self.types.component(plain) == Some(Scalar::Bool) =>
            {
                let zero = Arg::Constant(self.module.null(from));
                self.emit(Op::INotEqual, to, [value, zero])
            }
            Type::Matrix { .. } => self.matrix_from_memory(value, plain, rule),
            // An unsized array has no value, only elements.
            Type::Array { .. } if matches!(self.module.types[to], IrType::RuntimeArray { .. }) => {
                self.undefined(ty)
            }
            Type::Array { element, .. } => {
                let count = self.element_count(to);
                let Some(memory) = self.module.part(from, 0) else {
                    return self.surprise(ty, "expected an array in memory");
                };
                let mut parts = Vec::with_capacity(count as usize);
                let given = self.module.parts(from).unwrap_or(count);
                for index in 0..count.min(given) {
                    let part = self.extract(value, memory, index);
                    parts.push(self.from_memory(part, element, rule));
                }
                self.fill_with_undefined(&mut parts, count, element);
                self.composite(to, &parts)
            }
            Type::Struct(id) => {
                let members = self.member_types(id);
                let mut parts = Vec::with_capacity(members.len());
                for (index, member) in members.into_iter().enumerate() {
                    let index = index as u32;
                    let Some(memory) = self.module.part(from, index) else {
                        return self.surprise(ty, "a struct in memory lacks a member");
                    };
                    let part = self.extract(value, memory, index);
                    let rule = self.member_rule(plain, index, rule);
                    parts.push(self.from_memory(part, member, rule));
                }
                self.composite(to, &parts)
            }
            _ => value,
        }
    }

    fn matrix_from_memory(&mut self, value: Arg, ty: TypeId, rule: LayoutRule) -> Arg {
        let Type::Matrix { scalar, rows, columns, .. } = self.types[ty] else {
            return self.surprise(ty, "expected a matrix in memory");
        };
        let (rows, columns) = (u32::from(rows), u32::from(columns));
        let mut parts = Vec::new();
        match self.form(ty, rule) {
            Form::Scalar | Form::Vector => {
                let vector = self.types.vector(scalar, rows.max(columns));
                return self.from_memory(value, vector, rule);
            }
            Form::Scalars => {
                let component = self.types.scalar(scalar);
                let memory = self.ir_type(component, rule);
                for index in 0..rows.max(columns) {
                    let part = self.extract(value, memory, index);
                    parts.push(self.from_memory(part, component, rule));
                }
            }
            Form::Rows => {
                let row = self.types.vector(scalar, columns);
                let memory = self.ir_type(row, rule);
                for index in 0..rows {
                    let part = self.extract(value, memory, index);
                    parts.push(self.from_memory(part, row, rule));
                }
            }
            Form::Columns => {
                let row = self.types.vector(scalar, columns);
                let component = self.scalar_type(scalar, rule);
                let memory = self.ir_type(row, rule);
                for index in 0..rows {
                    let mut elements = Vec::new();
                    for column in 0..columns {
                        let path = [value, Arg::Literal(column), Arg::Literal(index)];
                        elements.push(self.emit(Op::CompositeExtract, component, path));
                    }
                    let part = self.composite(memory, &elements);
                    parts.push(self.from_memory(part, row, rule));
                }
            }
        }
        let to = self.value_type(ty);
        self.composite(to, &parts)
    }

    /// Converts a value in the representation of memory layout `from` to that of type `to` with layout `rule`. What both
    /// represent identically, most notably `bool` in 32 bits, is not changed.
    pub(super) fn relayout(
        &mut self,
        value: Arg,
        ty: TypeId,
        from: LayoutRule,
        rule: LayoutRule,
        to: ir::TypeId,
    ) -> Arg {
        let source = self.type_of(value);
        if source == to {
            return value;
        }
        let plain = self.types.unmodified(ty);
        if !self.may_copy_members(plain) {
            return Arg::Constant(self.module.undef(to));
        }
        let members: Vec<TypeId> = match self.types[plain] {
            Type::Array { element, .. } => vec![element; self.element_count(to) as usize],
            Type::Struct(id) => self.member_types(id),
            _ => {
                let value = self.from_memory(value, ty, from);
                return self.to_memory_type(value, ty, rule, to);
            }
        };
        let mut parts = Vec::with_capacity(members.len());
        for (index, member) in members.into_iter().enumerate() {
            let index = index as u32;
            let (Some(inner), Some(outer)) = (self.module.part(source, index), self.module.part(to, index))
            else {
                return self.surprise(ty, "two layouts of a type differ in their parts");
            };
            let part = self.extract(value, inner, index);
            let (from, rule) = (self.member_rule(plain, index, from), self.member_rule(plain, index, rule));
            parts.push(self.relayout(part, member, from, rule, outer));
        }
        self.composite(to, &parts)
    }

    /// How many elements an array has, whose value is taken apart or put together.
    pub(super) fn element_count(&mut self, ty: ir::TypeId) -> u32 {
        match self.module.types[ty] {
            IrType::Array { length, .. } if self.module.array_length(length).is_none() => {
                let at = self.module.locs[self.builder.loc].span;
                self.sink.push(legalize::SpecLengthValue { at });
                0
            }
            IrType::Array { .. } => {
                let count = self.module.parts(ty).unwrap_or(0);
                if self.may_copy(count) { count } else { 0 }
            }
            _ => {
                self.follows_an_error("the value of an array has no length");
                0
            }
        }
    }

    /// Counts parts that are copied; false, after a report, if that is too much.
    pub(super) fn may_copy(&mut self, count: u32) -> bool {
        self.budget.may_copy(count, self.module.locs[self.builder.loc].span, self.sink)
    }

    /// The same of the members of a struct; anything else has none.
    pub(super) fn may_copy_members(&mut self, plain: TypeId) -> bool {
        let Type::Struct(id) = self.types[plain] else { return true };
        self.may_copy(self.types.structs[id].fields.len() as u32)
    }

    /// Appends undefined elements until there are `count`: on wgpu a parameter without a length gets one, and its argument may
    /// have fewer elements.
    fn fill_with_undefined(&mut self, parts: &mut Vec<Arg>, count: u32, element: TypeId) {
        if (parts.len() as u32) < count {
            let none = self.undefined(element);
            parts.resize(count as usize, none);
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
        // An unsized array stands for whatever array it is given; legalization finds which.
        if from == to || self.is_image(from) || matches!(self.module.types[to], IrType::RuntimeArray { .. }) {
            return value;
        }
        let plain = self.types.unmodified(ty);
        if !self.may_copy_members(plain) {
            return Arg::Constant(self.module.undef(to));
        }
        match self.types[plain].clone() {
            Type::Scalar(_) | Type::Vector { .. } | Type::Enum(_)
                if self.types.component(plain) == Some(Scalar::Bool) =>
            {
                let scalar = self.module.component(to);
                let (one, zero) = (self.module.integer(scalar, 1), self.module.integer(scalar, 0));
                let (one, zero) = (self.module.splat(to, one), self.module.splat(to, zero));
                self.emit(Op::Select, to, [value, one.into(), zero.into()])
            }
            Type::Matrix { .. } => self.matrix_to_memory(value, plain, rule, to),
            Type::Array { element, .. } => {
                let count = self.element_count(to);
                let Some(memory) = self.module.part(to, 0) else {
                    return self.surprise(ty, "expected an array in memory");
                };
                let inner = self.value_type(element);
                let mut parts = Vec::with_capacity(count as usize);
                let given = self.module.parts(from).unwrap_or(count);
                for index in 0..count.min(given) {
                    let part = self.extract(value, inner, index);
                    parts.push(self.to_memory_type(part, element, rule, memory));
                }
                self.fill_with_undefined(&mut parts, count, element);
                self.composite(to, &parts)
            }
            Type::Struct(id) => {
                let members = self.member_types(id);
                let mut parts = Vec::with_capacity(members.len());
                for (index, member) in members.into_iter().enumerate() {
                    let index = index as u32;
                    let inner = self.value_type(member);
                    let Some(memory) = self.module.part(to, index) else {
                        return self.surprise(ty, "a struct in memory lacks a member");
                    };
                    let part = self.extract(value, inner, index);
                    let rule = self.member_rule(plain, index, rule);
                    parts.push(self.to_memory_type(part, member, rule, memory));
                }
                self.composite(to, &parts)
            }
            _ => value,
        }
    }

    fn matrix_to_memory(&mut self, value: Arg, ty: TypeId, rule: LayoutRule, to: ir::TypeId) -> Arg {
        let Type::Matrix { scalar, rows, columns, .. } = self.types[ty] else {
            return self.surprise(ty, "expected a matrix to store");
        };
        let (rows, columns) = (u32::from(rows), u32::from(columns));
        let component = self.types.scalar(scalar);
        let inner = self.value_type(component);
        let mut parts = Vec::new();
        // A matrix of one row or column is a vector as a value.
        if rows == 1 || columns == 1 {
            let len = rows.max(columns);
            let IrType::Array { element, .. } = self.module.types[to] else {
                let vector = self.types.vector(scalar, len);
                return self.to_memory_type(value, vector, rule, to);
            };
            for index in 0..len {
                let part = self.extract(value, inner, index);
                parts.push(self.to_memory_type(part, component, rule, element));
            }
            return self.composite(to, &parts);
        }
        let Some(memory) = self.module.part(to, 0) else {
            return self.surprise(ty, "a matrix has no parts in memory");
        };
        if self.form(ty, rule) == Form::Columns {
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
            let row = self.types.vector(scalar, columns);
            let row_type = self.value_type(row);
            for index in 0..rows {
                let part = self.extract(value, row_type, index);
                parts.push(self.to_memory_type(part, row, rule, memory));
            }
        }
        self.composite(to, &parts)
    }
}

/// Whether a place is a stage output.
fn is_output(place: &Place) -> bool {
    matches!(place.kind, PlaceKind::Stage { .. } | PlaceKind::Pointer { class: StorageClass::OUTPUT, .. })
}
