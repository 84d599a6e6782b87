//! Spells out operations on numbers that naga or WGSL lacks: tests for infinity and NaN, negation of unsigned integers,
//! dot products of integers, integers widened against their types, the same bits as numbers of another width, and what returns two numbers.
//!
//! Needs: a legal module. Leaves: none of these, apart from `frexp` of doubles.

use super::{Context, rewrite, rewrite::Rewriter};
use crate::ir::*;
use crate::spirv::{GlslStd450Op as GLOp, Op as S};

pub fn run(module: &mut Module, _: &mut Context<'_>) {
    rewrite::each(module, |it, value| {
        let inst = &it.function.values[value];
        let (op, ty, args) = (inst.op, inst.ty, inst.args.clone());
        match (op, &args[..]) {
            (Op::Core(op @ (S::IsNan | S::IsInf)), &[x]) => Some(is_special(it, ty, op, x)),
            (Op::Core(S::SNegate), &[x]) if is_unsigned(it.module, ty) => {
                let zero = it.integer(ty, 0);
                Some(it.emit(S::ISub, ty, [zero, x]))
            }
            (Op::Core(op @ (S::SDot | S::UDot | S::SUDot)), &[a, b, ..]) => dot(it, op, ty, a, b),
            (Op::Core(op @ (S::SDotAccSat | S::UDotAccSat | S::SUDotAccSat)), &[a, b, sum, ..]) => {
                let plain = match op {
                    S::SDotAccSat => S::SDot,
                    S::UDotAccSat => S::UDot,
                    _ => S::SUDot,
                };
                let product = dot(it, plain, ty, a, b)?;
                Some(saturating_sum(it, ty, product, sum))
            }
            (Op::Core(S::Bitcast), &[from]) => other_width(it, ty, from),
            (Op::Core(op @ (S::SConvert | S::UConvert)), &[x]) => widened(it, op, ty, x),
            // Naga wants the result to have the type of the argument.
            (Op::Core(S::BitCount), &[x]) => counted_bits(it, ty, x),
            (Op::Ext { set: ExtSet::Glsl, number }, &[x]) if finds_bits(number) && it.ty(x) != ty => {
                let same = it.ty(x);
                let found = it.emit(op, same, [x]);
                Some(it.bitcast(ty, found))
            }
            // Naga and WGSL have vectors only.
            (Op::Ext { set: ExtSet::Glsl, number }, &[x])
                if number == GLOp::Normalize as u32 && it.module.component(ty) == ty =>
            {
                let length = it.glsl(GLOp::FAbs, ty, [x]);
                Some(it.emit(S::FDiv, ty, [x, length]))
            }
            (Op::Ext { set: ExtSet::Glsl, number }, &[x]) if number == GLOp::ModfStruct as u32 => {
                let row = it.ty(x);
                let whole = it.glsl(GLOp::Trunc, row, [x]);
                let fraction = it.emit(S::FSub, row, [x, whole]);
                Some(it.emit(S::CompositeConstruct, ty, [fraction, whole]))
            }
            (Op::Ext { set: ExtSet::Glsl, number }, &[x]) if number == GLOp::FrexpStruct as u32 => {
                frexp(it, ty, x)
            }
            _ => None,
        }
    });
}

fn finds_bits(number: u32) -> bool {
    matches!(GLOp::from_u32(number), Some(GLOp::FindILsb | GLOp::FindSMsb | GLOp::FindUMsb))
}

fn counted_bits(it: &mut Rewriter<'_>, ty: TypeId, x: Arg) -> Option<Arg> {
    let from = it.ty(x);
    let width = |module: &Module, ty: TypeId| match module.types[module.component(ty)] {
        Type::Int { width, .. } => width,
        _ => 0,
    };
    if from == ty || width(it.module, from) != width(it.module, ty) {
        return None;
    }
    let same = it.bitcast(ty, x);
    Some(it.emit(S::BitCount, ty, [same]))
}

fn is_unsigned(module: &Module, ty: TypeId) -> bool {
    matches!(module.types[module.component(ty)], Type::Int { signed: false, .. })
}

fn float_width(module: &Module, ty: TypeId) -> Option<u8> {
    match module.types[module.component(ty)] {
        Type::Float { width } => Some(width),
        _ => None,
    }
}

/// A value of 32-bit floats: every half is one.
fn single(it: &mut Rewriter<'_>, x: Arg) -> Arg {
    let ty = it.ty(x);
    let float = it.module.float32();
    let float = it.module.like(ty, float);
    if float == ty { x } else { it.emit(S::FConvert, float, [x]) }
}

/// WGSL has no such test, and comparisons may assume that there is neither.
fn is_special(it: &mut Rewriter<'_>, result: TypeId, op: S, x: Arg) -> Arg {
    let ty = it.ty(x);
    let (x, width) = match float_width(it.module, ty) {
        Some(64) => (x, 64),
        _ => (single(it, x), 32),
    };
    let unsigned = it.module.int(width, false);
    let unsigned = it.module.like(ty, unsigned);
    let bits = it.bitcast(unsigned, x);
    let (magnitude, infinity) = match width {
        64 => (i64::MAX, f64::INFINITY.to_bits() as i64),
        _ => (0x7fff_ffff, i64::from(f32::INFINITY.to_bits())),
    };
    let mask = it.integer(unsigned, magnitude);
    let magnitude = it.emit(S::BitwiseAnd, unsigned, [bits, mask]);
    let infinity = it.integer(unsigned, infinity);
    let compare = if op == S::IsInf { S::IEqual } else { S::UGreaterThan };
    it.emit(compare, result, [magnitude, infinity])
}

/// The components, or the bytes of a word, multiplied in the type of the result.
fn dot(it: &mut Rewriter<'_>, op: S, result: TypeId, a: Arg, b: Arg) -> Option<Arg> {
    let Type::Int { width: 32, .. } = it.module.types[result] else { return None };
    let (signed, unsigned) = (it.module.int32(), it.module.uint32());
    let left = if op == S::UDot { unsigned } else { signed };
    let right = if op == S::SDot { signed } else { unsigned };
    let a = factors(it, a, left)?;
    let b = factors(it, b, right)?;
    let mut sum: Option<Arg> = None;
    for (a, b) in a.into_iter().zip(b) {
        let b = it.bitcast(left, b);
        let product = it.emit(S::IMul, left, [a, b]);
        sum = Some(match sum {
            Some(sum) => it.emit(S::IAdd, left, [sum, product]),
            None => product,
        });
    }
    let sum = sum?;
    Some(it.bitcast(result, sum))
}

/// The components of one side as 32-bit integers of that type.
fn factors(it: &mut Rewriter<'_>, arg: Arg, ty: TypeId) -> Option<Vec<Arg>> {
    let from = it.ty(arg);
    let is_signed = !is_unsigned(it.module, ty);
    if let Type::Int { width: 32, .. } = it.module.types[from] {
        let word = it.bitcast(ty, arg);
        let op = if is_signed { S::BitFieldSExtract } else { S::BitFieldUExtract };
        let size = Arg::Constant(it.module.uint(8));
        let bytes = (0..4).map(|byte| {
            let offset = Arg::Constant(it.module.uint(byte * 8));
            it.emit(op, ty, [word, offset, size])
        });
        return Some(bytes.collect());
    }
    let component = it.module.component(from);
    let Type::Int { width, signed } = it.module.types[component] else { return None };
    let parts = it.components(arg);
    let op = if is_signed { S::SConvert } else { S::UConvert };
    let same_sign = it.module.int(width, is_signed);
    let convert = |part: Arg| {
        let part = if signed == is_signed { part } else { it.bitcast(same_sign, part) };
        if width == 32 { part } else { it.emit(op, ty, [part]) }
    };
    Some(parts.into_iter().map(convert).collect())
}

fn saturating_sum(it: &mut Rewriter<'_>, ty: TypeId, a: Arg, b: Arg) -> Arg {
    let bool = it.module.bool();
    let sum = it.emit(S::IAdd, ty, [a, b]);
    if is_unsigned(it.module, ty) {
        let is_over = it.emit(S::ULessThan, bool, [sum, a]);
        let most = it.integer(ty, i64::from(u32::MAX));
        return it.emit(S::Select, ty, [is_over, most, sum]);
    }
    // Over if both have the sign that the sum lacks.
    let (first, second) = (it.emit(S::BitwiseXor, ty, [a, sum]), it.emit(S::BitwiseXor, ty, [b, sum]));
    let both = it.emit(S::BitwiseAnd, ty, [first, second]);
    let zero = it.integer(ty, 0);
    let is_over = it.emit(S::SLessThan, bool, [both, zero]);
    let is_negative = it.emit(S::SLessThan, bool, [a, zero]);
    let (least, most) = (it.integer(ty, i64::from(i32::MIN)), it.integer(ty, i64::from(i32::MAX)));
    let bound = it.emit(S::Select, ty, [is_negative, least, most]);
    it.emit(S::Select, ty, [is_over, bound, sum])
}

/// Naga extends what is widened as the types say it, and not as the instruction does.
fn widened(it: &mut Rewriter<'_>, op: S, to: TypeId, x: Arg) -> Option<Arg> {
    let from = it.ty(x);
    let component = |module: &Module, ty: TypeId| match module.types[module.component(ty)] {
        Type::Int { width, signed } => Some((width, signed)),
        _ => None,
    };
    let (one, other) = (component(it.module, from)?, component(it.module, to)?);
    let signed = op == S::SConvert;
    if one.0 >= other.0 || (one.1, other.1) == (signed, signed) {
        return None;
    }
    let (short, long) = (it.module.int(one.0, signed), it.module.int(other.0, signed));
    let (short, long) = (it.module.like(from, short), it.module.like(to, long));
    let x = it.bitcast(short, x);
    let x = it.emit(op, long, [x]);
    Some(it.bitcast(to, x))
}

/// Numbers of 64 bits from the words that make them up, low words first, or the words of such numbers.
fn other_width(it: &mut Rewriter<'_>, to: TypeId, from: Arg) -> Option<Arg> {
    let ty = it.ty(from);
    let width = |module: &Module, ty: TypeId| match module.types[module.component(ty)] {
        Type::Int { width, .. } | Type::Float { width } => Some(width),
        _ => None,
    };
    let widths = (width(it.module, ty)?, width(it.module, to)?);
    let (word, long) = (it.module.uint32(), it.module.int(64, false));
    let bits = Arg::Constant(it.module.uint(32));
    let parts = match widths {
        (32, 64) => {
            let words = it.module.like(ty, word);
            let words = it.bitcast(words, from);
            let words = it.components(words);
            let numbers = words.chunks_exact(2).map(|pair| {
                let low = it.emit(S::UConvert, long, [pair[0]]);
                let high = it.emit(S::UConvert, long, [pair[1]]);
                let high = it.emit(S::ShiftLeftLogical, long, [high, bits]);
                it.emit(S::BitwiseOr, long, [low, high])
            });
            numbers.collect::<Vec<_>>()
        }
        (64, 32) => {
            let numbers = it.module.like(ty, long);
            let numbers = it.bitcast(numbers, from);
            let mut words = Vec::new();
            for number in it.components(numbers) {
                words.push(it.emit(S::UConvert, word, [number]));
                let high = it.emit(S::ShiftRightLogical, long, [number, bits]);
                words.push(it.emit(S::UConvert, word, [high]));
            }
            words
        }
        _ => return None,
    };
    let component = if widths.1 == 64 { long } else { word };
    let whole = it.module.like(to, component);
    let whole = it.join(whole, &parts);
    Some(it.bitcast(to, whole))
}

/// The mantissa from 0.5 to 1 and the exponent, from the bits.
fn frexp(it: &mut Rewriter<'_>, pair: TypeId, x: Arg) -> Option<Arg> {
    let row = it.ty(x);
    if float_width(it.module, row) == Some(64) {
        return None;
    }
    let value = single(it, x);
    let (float, unsigned, signed, bool) =
        (it.ty(value), it.module.uint32(), it.module.int32(), it.module.bool());
    let (unsigned, signed) = (it.module.like(row, unsigned), it.module.like(row, signed));
    let bool = it.module.like(row, bool);
    // Denormal numbers have their exponents in the mantissa.
    let size = it.glsl(GLOp::FAbs, float, [value]);
    let least = it.real(float, f64::from(f32::MIN_POSITIVE));
    let is_small = it.emit(S::FOrdLessThan, bool, [size, least]);
    let factor = it.real(float, 16_777_216.0);
    let scaled = it.emit(S::FMul, float, [value, factor]);
    let normal = it.emit(S::Select, float, [is_small, scaled, value]);
    let bits = it.bitcast(unsigned, normal);
    let (places, mask) = (it.integer(unsigned, 23), it.integer(unsigned, 0xff));
    let exponent = it.emit(S::ShiftRightLogical, unsigned, [bits, places]);
    let exponent = it.emit(S::BitwiseAnd, unsigned, [exponent, mask]);
    let exponent = it.bitcast(signed, exponent);
    let (far, near) = (it.integer(signed, 126 + 24), it.integer(signed, 126));
    let bias = it.emit(S::Select, signed, [is_small, far, near]);
    let exponent = it.emit(S::ISub, signed, [exponent, bias]);
    let (mask, half) = (it.integer(unsigned, 0x807f_ffff), it.integer(unsigned, 0x3f00_0000));
    let mantissa = it.emit(S::BitwiseAnd, unsigned, [bits, mask]);
    let mantissa = it.emit(S::BitwiseOr, unsigned, [mantissa, half]);
    let mantissa = it.bitcast(float, mantissa);
    let none = it.real(float, 0.0);
    let is_zero = it.emit(S::FOrdEqual, bool, [normal, none]);
    let mantissa = it.emit(S::Select, float, [is_zero, normal, mantissa]);
    let none = it.integer(signed, 0);
    let exponent = it.emit(S::Select, signed, [is_zero, none, exponent]);
    let mantissa = if float == row { mantissa } else { it.emit(S::FConvert, row, [mantissa]) };
    Some(it.emit(S::CompositeConstruct, pair, [mantissa, exponent]))
}
