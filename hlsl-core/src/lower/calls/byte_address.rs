//! Byte address buffers: arrays of 32-bit words from and to which values of any type are loaded and stored, leaf by
//! leaf.

use super::{Call, atomic};
use crate::{
    diagnostics::list::legalize,
    intrinsics::names::parameters,
    ir::{
        self, Arg, Flags, StorageClass,
        spirv::{Op, Scope},
    },
    layout::{Kind, Layout, LayoutRule},
    limits::BYTE_ADDRESS_COMPONENTS,
    lower::{Lower, Place},
    types::{ArrayLength, Scalar, TypeId},
};

/// The words of a buffer and where in it a value begins.
struct Words {
    buffer: Arg,
    class: StorageClass,
    flags: Flags,
    /// In bytes.
    address: Arg,
    /// The value of the address, if it is constant.
    constant: Option<u32>,
    /// The index of the word at the address, once it was asked for.
    first: Option<Arg>,
}

fn words(lower: &mut Lower, call: &Call) -> Option<(Words, Place)> {
    let object = lower.object(call)?;
    let place = lower.place(object);
    let buffer = lower.buffer_of(&place);
    let address = lower.input(call, parameters::ADDRESS);
    let ty = lower.type_of(buffer);
    let class = lower.class_of(ty);
    let known = lower.module.integer_of(address);
    let constant = match lower.asks_for_wide_index(address, call.span) {
        true => known.and_then(|it| u32::try_from(it).ok()),
        false => known.map(|it| it as u32),
    };
    Some((Words { buffer, class, flags: place.flags, address, constant, first: None }, place))
}

impl Words {
    /// The byte address of what is `offset` bytes further.
    fn address(&self, lower: &mut Lower, offset: u32) -> Arg {
        if let Some(constant) = self.constant {
            return lower.uint(constant.wrapping_add(offset));
        }
        if offset == 0 {
            return self.address;
        }
        let ty = lower.type_of(self.address);
        let offset = lower.integer(ty, i64::from(offset));
        lower.emit(Op::IAdd, ty, [self.address, offset])
    }

    /// A pointer to the word that contains the byte at `offset`. For offsets that are multiples of four, that is a fixed
    /// number of words after the first one, regardless of the address.
    fn pointer(&mut self, lower: &mut Lower, offset: u32) -> Arg {
        let uint = lower.module.uint32();
        let index_type = lower.type_of(self.address);
        let two = lower.uint(2);
        let index = if let Some(constant) = self.constant {
            lower.uint(constant.wrapping_add(offset) / 4)
        } else if offset.is_multiple_of(4) {
            let first = match self.first {
                Some(first) => first,
                None => lower.emit(Op::ShiftRightLogical, index_type, [self.address, two]),
            };
            self.first = Some(first);
            match offset / 4 {
                0 => first,
                words => {
                    let words = lower.integer(index_type, i64::from(words));
                    lower.emit(Op::IAdd, index_type, [first, words])
                }
            }
        } else {
            let address = self.address(lower, offset);
            lower.emit(Op::ShiftRightLogical, index_type, [address, two])
        };
        let pointer = lower.module.pointer(self.class, uint);
        let zero = lower.uint(0);
        let args = [self.buffer, zero, index];
        lower.with_flags(self.flags, |lower| lower.emit(Op::AccessChain, pointer, args))
    }

    fn load_word(&mut self, lower: &mut Lower, offset: u32) -> Arg {
        let pointer = self.pointer(lower, offset);
        let uint = lower.module.uint32();
        lower.with_flags(self.flags, |lower| lower.emit(Op::Load, uint, [pointer]))
    }

    fn store_word(&mut self, lower: &mut Lower, offset: u32, word: Arg) {
        let pointer = self.pointer(lower, offset);
        lower.builder.store(pointer, word);
    }

    /// By how many bits the 16-bit number at `offset` is shifted in its word.
    fn shift(&self, lower: &mut Lower, offset: u32) -> Arg {
        if let Some(constant) = self.constant {
            return lower.uint(constant.wrapping_add(offset) % 4 * 8);
        }
        let address = self.address(lower, offset);
        let (uint, four, three) = (lower.module.uint32(), lower.uint(4), lower.uint(3));
        let is_wide = lower.type_of(address) != uint;
        let address = if is_wide { lower.emit(Op::UConvert, uint, [address]) } else { address };
        let rest = lower.emit(Op::UMod, uint, [address, four]);
        lower.emit(Op::ShiftLeftLogical, uint, [rest, three])
    }
}

fn rule(lower: &Lower) -> LayoutRule {
    lower.input.storage_rule().of_byte_address_buffers()
}

/// Whether a value has few enough components to go through registers; reports one that has more.
fn fits(lower: &mut Lower, call: &Call, layout: &Layout) -> bool {
    let limit = BYTE_ADDRESS_COMPONENTS;
    let fits = leaves(layout) <= limit as usize;
    if !fits {
        lower.sink.push(legalize::TooManyElements { limit, at: call.span });
    }
    fits
}

pub(super) fn load(lower: &mut Lower, call: &Call) -> Arg {
    let Some((mut words, place)) = words(lower, call) else { return lower.no_result(call) };
    let layout = layout(lower, call.ty);
    let ty = lower.value_type(call.ty);
    if !fits(lower, call, &layout) {
        return lower.no_result(call);
    }
    lower.interlock(&place, Op::BeginInvocationInterlockEXT);
    let value = load_parts(lower, &mut words, &layout, ty, 0);
    lower.interlock(&place, Op::EndInvocationInterlockEXT);
    value
}

pub(super) fn store(lower: &mut Lower, call: &Call) -> Arg {
    let Some((mut words, place)) = words(lower, call) else { return lower.no_result(call) };
    let ty = lower.input_type(call, parameters::VALUE);
    let value = lower.input(call, parameters::VALUE);
    let layout = layout(lower, ty);
    if !fits(lower, call, &layout) {
        return lower.no_result(call);
    }
    let mut parts = Vec::new();
    store_parts(lower, &layout, value, 0, &mut parts);
    lower.interlock(&place, Op::BeginInvocationInterlockEXT);
    let mut parts = parts.into_iter().peekable();
    while let Some((offset, scalar, value)) = parts.next() {
        let bytes = lower.tables.layouts.scalar_size(scalar);
        let is_whole = words.constant.is_some_and(|it| it.wrapping_add(offset) % 4 == 0);
        let next = parts.peek().copied().filter(|it| {
            bytes == 2 && is_whole && it.0 == offset + 2 && lower.tables.layouts.scalar_size(it.1) == 2
        });
        match next {
            // Two halves of one word at a known address need not look at what was there.
            Some((_, other, high)) => {
                parts.next();
                let (low, high) = (half_bits(lower, scalar, value), half_bits(lower, other, high));
                let (uint, sixteen) = (lower.module.uint32(), lower.uint(16));
                let high = lower.emit(Op::ShiftLeftLogical, uint, [high, sixteen]);
                let word = lower.emit(Op::BitwiseOr, uint, [low, high]);
                words.store_word(lower, offset, word);
            }
            None => store_scalar(lower, &mut words, scalar, value, offset),
        }
    }
    lower.interlock(&place, Op::EndInvocationInterlockEXT);
    lower.no_result(call)
}

fn layout(lower: &mut Lower, ty: TypeId) -> std::rc::Rc<Layout> {
    let rule = rule(lower);
    lower.tables.layouts.of(&lower.types, ty, rule)
}

fn leaves(layout: &Layout) -> usize {
    match &layout.kind {
        Kind::Opaque => 0,
        Kind::Scalar(_) => 1,
        Kind::Vector { len, .. } => *len as usize,
        Kind::Matrix(it) => usize::from(it.rows) * usize::from(it.columns),
        Kind::Array { element, length, .. } => leaves(element).saturating_mul(count(*length) as usize),
        Kind::Struct { members, .. } => {
            members.iter().fold(0, |sum: usize, it| sum.saturating_add(leaves(&it.layout)))
        }
    }
}

fn count(length: ArrayLength) -> u32 {
    match length {
        ArrayLength::Fixed(length) | ArrayLength::Spec { default: length, .. } => length,
        ArrayLength::Unsized => 0,
    }
}

/// The offsets of the elements of a matrix: `(row, column)` → bytes from its start. As in DXC, its columns are stored
/// without padding, regardless of its declaration; with `-fspv-use-legacy-buffer-matrix-order`, its rows are.
fn element_offset(lower: &Lower, matrix: &crate::layout::Matrix, row: u32, column: u32) -> u32 {
    let element = match lower.input.options.memory.legacy_buffer_matrix_order {
        true => row * u32::from(matrix.columns) + column,
        false => column * u32::from(matrix.rows) + row,
    };
    element * lower.tables.layouts.scalar_size(matrix.scalar)
}

/// How far the elements of an array are apart: numbers leave no gaps, as in DXC, and structs keep theirs.
fn element_stride(lower: &Lower, element: &Layout, stride: u32) -> u32 {
    match &element.kind {
        Kind::Scalar(scalar) => lower.tables.layouts.scalar_size(*scalar),
        Kind::Vector { scalar, len } => *len * lower.tables.layouts.scalar_size(*scalar),
        Kind::Matrix(it) => {
            u32::from(it.rows) * u32::from(it.columns) * lower.tables.layouts.scalar_size(it.scalar)
        }
        Kind::Array { element, length, stride } => {
            count(*length).saturating_mul(element_stride(lower, element, *stride))
        }
        Kind::Opaque | Kind::Struct { .. } => stride,
    }
}

/// The type of part `index` of a value.
fn part_type(lower: &mut Lower, ty: ir::TypeId, index: u32) -> ir::TypeId {
    let part = lower.module.part(ty, index);
    if part.is_none() {
        lower.bug("the value in a buffer has fewer parts than its layout");
    }
    part.unwrap_or(ty)
}

// ------------------------------------------------------------------------------------------------------ reading

fn load_parts(lower: &mut Lower, words: &mut Words, layout: &Layout, ty: ir::TypeId, offset: u32) -> Arg {
    match &layout.kind {
        Kind::Opaque => Arg::Constant(lower.module.undef(ty)),
        Kind::Scalar(scalar) => load_scalar(lower, words, *scalar, ty, offset),
        Kind::Vector { scalar, len } => {
            let (component, size) = (lower.module.component(ty), lower.tables.layouts.scalar_size(*scalar));
            let parts: Vec<Arg> = (0..*len)
                .map(|index| load_scalar(lower, words, *scalar, component, offset + index * size))
                .collect();
            lower.vector_of(component, &parts)
        }
        Kind::Matrix(matrix) => {
            let row_type = lower.row_type(ty);
            let component = lower.module.component(row_type);
            let mut rows = Vec::new();
            for row in 0..u32::from(matrix.rows) {
                let mut parts = Vec::new();
                for column in 0..u32::from(matrix.columns) {
                    let at = offset + element_offset(lower, matrix, row, column);
                    parts.push(load_scalar(lower, words, matrix.scalar, component, at));
                }
                rows.push(parts);
            }
            if matrix.rows == 1 || matrix.columns == 1 {
                let parts: Vec<Arg> = rows.into_iter().flatten().collect();
                return lower.vector_of(component, &parts);
            }
            let rows: Vec<Arg> = rows.iter().map(|parts| lower.composite(row_type, parts)).collect();
            lower.composite(ty, &rows)
        }
        Kind::Array { element, length, stride } => {
            let part = part_type(lower, ty, 0);
            let stride = element_stride(lower, element, *stride);
            let parts: Vec<Arg> = (0..count(*length))
                .map(|index| load_parts(lower, words, element, part, offset + index * stride))
                .collect();
            lower.composite(ty, &parts)
        }
        Kind::Struct { members, .. } => {
            let mut parts = Vec::new();
            for (index, member) in members.iter().enumerate() {
                let part = part_type(lower, ty, index as u32);
                parts.push(load_parts(lower, words, &member.layout, part, offset + member.offset));
            }
            lower.composite(ty, &parts)
        }
    }
}

fn load_scalar(lower: &mut Lower, words: &mut Words, scalar: Scalar, ty: ir::TypeId, offset: u32) -> Arg {
    let uint = lower.module.uint32();
    match lower.tables.layouts.scalar_size(scalar) {
        8 => {
            let (low, high) = (words.load_word(lower, offset), words.load_word(lower, offset + 4));
            let long = lower.module.int(64, false);
            let low = lower.emit(Op::UConvert, long, [low]);
            let high = lower.emit(Op::UConvert, long, [high]);
            let half = lower.uint(32);
            let high = lower.emit(Op::ShiftLeftLogical, long, [high, half]);
            let both = lower.emit(Op::BitwiseOr, long, [low, high]);
            lower.bitcast(ty, both)
        }
        4 => {
            let word = words.load_word(lower, offset);
            if scalar == Scalar::Bool {
                let zero = lower.uint(0);
                return lower.emit(Op::INotEqual, ty, [word, zero]);
            }
            lower.bitcast(ty, word)
        }
        bytes => {
            let pointer = words.pointer(lower, offset);
            let word = lower.with_flags(words.flags, |lower| lower.emit(Op::Load, uint, [pointer]));
            let shift = words.shift(lower, offset);
            let word = lower.emit(Op::ShiftRightLogical, uint, [word, shift]);
            let narrow = lower.module.int(8 * bytes as u8, false);
            let value = lower.emit(Op::UConvert, narrow, [word]);
            lower.bitcast(ty, value)
        }
    }
}

// ------------------------------------------------------------------------------------------------------ writing

/// The leaves of a value, each with its offset and component type.
fn store_parts(
    lower: &mut Lower,
    layout: &Layout,
    value: Arg,
    offset: u32,
    parts: &mut Vec<(u32, Scalar, Arg)>,
) {
    let ty = lower.type_of(value);
    match &layout.kind {
        Kind::Opaque => {}
        Kind::Scalar(scalar) => parts.push((offset, *scalar, value)),
        Kind::Vector { scalar, .. } => {
            let size = lower.tables.layouts.scalar_size(*scalar);
            for (index, part) in lower.components(value).into_iter().enumerate() {
                parts.push((offset + index as u32 * size, *scalar, part));
            }
        }
        Kind::Matrix(matrix) => {
            let is_vector = matrix.rows == 1 || matrix.columns == 1;
            let elements: Vec<Arg> = if is_vector {
                lower.components(value)
            } else {
                let rows = lower.rows_of(value);
                rows.into_iter().flat_map(|row| lower.components(row)).collect()
            };
            let columns = u32::from(matrix.columns).max(1);
            for (index, element) in elements.into_iter().enumerate() {
                let (row, column) = (index as u32 / columns, index as u32 % columns);
                parts.push((offset + element_offset(lower, matrix, row, column), matrix.scalar, element));
            }
        }
        Kind::Array { element, length, stride } => {
            let part = part_type(lower, ty, 0);
            let stride = element_stride(lower, element, *stride);
            for index in 0..count(*length) {
                let value = lower.extract(value, part, index);
                store_parts(lower, element, value, offset + index * stride, parts);
            }
        }
        Kind::Struct { members, .. } => {
            for (index, member) in members.iter().enumerate() {
                let part = part_type(lower, ty, index as u32);
                let value = lower.extract(value, part, index as u32);
                store_parts(lower, &member.layout, value, offset + member.offset, parts);
            }
        }
    }
}

/// A 16-bit number in the low half of a word.
fn half_bits(lower: &mut Lower, scalar: Scalar, value: Arg) -> Arg {
    let uint = lower.module.uint32();
    let narrow = lower.module.int(8 * lower.tables.layouts.scalar_size(scalar) as u8, false);
    let bits = lower.bitcast(narrow, value);
    lower.emit(Op::UConvert, uint, [bits])
}

fn store_scalar(lower: &mut Lower, words: &mut Words, scalar: Scalar, value: Arg, offset: u32) {
    let uint = lower.module.uint32();
    match lower.tables.layouts.scalar_size(scalar) {
        8 => {
            let long = lower.module.int(64, false);
            let bits = lower.bitcast(long, value);
            let low = lower.emit(Op::UConvert, uint, [bits]);
            let half = lower.uint(32);
            let high = lower.emit(Op::ShiftRightLogical, long, [bits, half]);
            let high = lower.emit(Op::UConvert, uint, [high]);
            words.store_word(lower, offset, low);
            words.store_word(lower, offset + 4, high);
        }
        4 => {
            let word = if scalar == Scalar::Bool {
                let (one, zero) = (lower.uint(1), lower.uint(0));
                lower.emit(Op::Select, uint, [value, one, zero])
            } else {
                lower.bitcast(uint, value)
            };
            words.store_word(lower, offset, word);
        }
        bytes => {
            let pointer = words.pointer(lower, offset);
            let shift = words.shift(lower, offset);
            let bits = half_bits(lower, scalar, value);
            let bits = lower.emit(Op::ShiftLeftLogical, uint, [bits, shift]);
            let mask = lower.uint(if bytes == 1 { 0xff } else { 0xffff });
            let mask = lower.emit(Op::ShiftLeftLogical, uint, [mask, shift]);
            let mask = lower.emit(Op::Not, uint, [mask]);
            // The other half may be another invocation's, who must not lose what it writes meanwhile.
            atomic::apply(lower, pointer, Scope::Device, Op::AtomicAnd, uint, &[mask]);
            atomic::apply(lower, pointer, Scope::Device, Op::AtomicOr, uint, &[bits]);
        }
    }
}

// ------------------------------------------------------------------------------------------- sizes and atomics

pub(super) fn dimensions(lower: &mut Lower, call: &Call) -> Arg {
    let Some(object) = lower.object(call) else { return lower.no_result(call) };
    let buffer = lower.buffer(object);
    let uint = lower.module.uint32();
    let words = lower.emit(Op::ArrayLength, uint, [buffer, Arg::Literal(0)]);
    let four = lower.uint(4);
    let bytes = lower.emit(Op::IMul, uint, [words, four]);
    let ty = lower.types.uint;
    lower.output(call, parameters::SIZE, bytes, ty);
    lower.no_result(call)
}

/// What an atomic operation works on: a pointer to one number, and the types of the number and of the values.
struct Target {
    pointer: Arg,
    place: Place,
    number: ir::TypeId,
    ty: TypeId,
}

/// Integers are used as they are, floats as their bits, except for arithmetic. 64-bit numbers, and floats for arithmetic, are
/// accessed through a cast of the pointer to the (lower) word, which `alias_words` resolves, and for wgpu
/// `byte_buffer_atomics`.
fn target(lower: &mut Lower, call: &Call, op: Op) -> Option<Target> {
    let ty = lower.input_type(call, parameters::VALUE);
    let component = lower.types.component(ty);
    let is_wide = component.is_some_and(|it| lower.tables.layouts.scalar_size(it) == 8);
    let is_float_arithmetic = component.is_some_and(Scalar::is_float) && op == Op::AtomicIAdd;
    let (mut words, place) = words(lower, call)?;
    let pointer = words.pointer(lower, 0);
    let number = match (is_wide, is_float_arithmetic) {
        (true, _) => Scalar::Uint64,
        (_, true) => Scalar::Float,
        (false, false) => return Some(Target { pointer, place, number: lower.module.uint32(), ty }),
    };
    let number = lower.scalar_type(number, LayoutRule::Void);
    let seen = lower.module.pointer(words.class, number);
    let pointer = lower.with_flags(words.flags, |lower| lower.emit(Op::Bitcast, seen, [pointer]));
    Some(Target { pointer, place, number, ty })
}

fn finish(lower: &mut Lower, call: &Call, old: Arg, ty: TypeId) -> Arg {
    let result = lower.value_type(ty);
    let old = lower.bitcast(result, old);
    lower.output(call, parameters::ORIGINAL, old, ty);
    lower.no_result(call)
}

pub(super) fn atomic(lower: &mut Lower, call: &Call, signed: Op, unsigned: Op) -> Arg {
    let Some(Target { pointer, place, number, ty }) = target(lower, call, signed) else {
        return lower.no_result(call);
    };
    let is_signed = lower.types.component(ty).is_some_and(Scalar::is_signed);
    let value = lower.input(call, parameters::VALUE);
    let value = lower.bitcast(number, value);
    lower.interlock(&place, Op::BeginInvocationInterlockEXT);
    let op = if is_signed { signed } else { unsigned };
    let is_float = matches!(lower.module.types[number], ir::Type::Float { .. });
    let op = if is_float { atomic::on_floats(op) } else { op };
    let old = atomic::apply(lower, pointer, Scope::Device, op, number, &[value]);
    lower.interlock(&place, Op::EndInvocationInterlockEXT);
    finish(lower, call, old, ty)
}

pub(super) fn compare_exchange(lower: &mut Lower, call: &Call) -> Arg {
    let op = Op::AtomicCompareExchange;
    let Some(Target { pointer, place, number, ty }) = target(lower, call, op) else {
        return lower.no_result(call);
    };
    let (comparator, value) =
        (lower.input(call, parameters::COMPARATOR), lower.input(call, parameters::VALUE));
    let (comparator, value) = (lower.bitcast(number, comparator), lower.bitcast(number, value));
    lower.interlock(&place, Op::BeginInvocationInterlockEXT);
    let old = atomic::apply(lower, pointer, Scope::Device, op, number, &[value, comparator]);
    lower.interlock(&place, Op::EndInvocationInterlockEXT);
    finish(lower, call, old, ty)
}
