//! Packed bytes: packing, unpacking and dot products.

use super::Call;
use crate::{
    intrinsics::names::parameters,
    ir::{
        Arg,
        spirv::{GlslStd450Op as Glsl, Op, PackedVectorFormat},
    },
    lower::Lower,
};

/// Keeps the low byte of each component.
pub(super) fn pack(lower: &mut Lower, call: &Call) -> Arg {
    let value = lower.input(call, parameters::X);
    bytes_to_word(lower, call, value)
}

fn bytes_to_word(lower: &mut Lower, call: &Call, value: Arg) -> Arg {
    let is_signed = lower.operand_scalar(call).is_signed();
    let byte = lower.module.int(8, is_signed);
    let (bytes, result) = (lower.module.vector(byte, 4), lower.value_type(call.ty));
    let op = if is_signed { Op::SConvert } else { Op::UConvert };
    let value = lower.emit(op, bytes, [value]);
    lower.bitcast(result, value)
}

/// What the bytes of a word are.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Bytes {
    Signed,
    Unsigned,
}

/// Clamps each component to what a byte holds first.
pub(super) fn pack_clamp(lower: &mut Lower, call: &Call, bytes: Bytes) -> Arg {
    let value = lower.input(call, parameters::X);
    let ty = lower.type_of(value);
    let (low, high) = match bytes {
        Bytes::Signed => (-128, 127),
        Bytes::Unsigned => (0, 255),
    };
    let (low, high) = (lower.integer(ty, low), lower.integer(ty, high));
    let value = if lower.operand_scalar(call).is_signed() {
        lower.glsl(Glsl::SClamp, ty, &[value, low, high])
    } else {
        // Numbers without a sign cannot be too small.
        lower.glsl(Glsl::UMin, ty, &[value, high])
    };
    bytes_to_word(lower, call, value)
}

pub(super) fn unpack(lower: &mut Lower, call: &Call, bytes: Bytes) -> Arg {
    let is_signed = bytes == Bytes::Signed;
    let value = lower.input(call, parameters::X);
    let byte = lower.module.int(8, is_signed);
    let (bytes, result) = (lower.module.vector(byte, 4), lower.value_type(call.ty));
    let value = lower.emit(Op::Bitcast, bytes, [value]);
    lower.emit(if is_signed { Op::SConvert } else { Op::UConvert }, result, [value])
}

/// `op` multiplies the bytes of two words and adds the products.
pub(super) fn dot4_add(lower: &mut Lower, call: &Call, op: Op) -> Arg {
    let (a, b) = (lower.input(call, parameters::A), lower.input(call, parameters::B));
    let accumulator = lower.input(call, parameters::ACCUMULATOR);
    let result = lower.value_type(call.ty);
    let format = Arg::Literal(PackedVectorFormat::PackedVectorFormat4x8Bit as u32);
    let product = lower.emit(op, result, [a, b, format]);
    lower.emit(Op::IAdd, result, [product, accumulator])
}

pub(super) fn dot2_add(lower: &mut Lower, call: &Call) -> Arg {
    let (a, b) = (lower.input(call, parameters::A), lower.input(call, parameters::B));
    let accumulator = lower.input(call, parameters::ACCUMULATOR);
    let (ty, result) = (lower.type_of(a), lower.value_type(call.ty));
    let component = lower.module.component(ty);
    let product = lower.emit(Op::Dot, component, [a, b]);
    let product = if component == result { product } else { lower.emit(Op::FConvert, result, [product]) };
    lower.emit(Op::FAdd, result, [product, accumulator])
}
