//! Arithmetic, bits and logic on scalars, vectors and rows.

use super::Call;
use crate::{
    intrinsics::names::{functions, parameters},
    ir::{
        self, Arg, Flags,
        spirv::{GlslStd450Op as Glsl, Op},
    },
    lower::Lower,
    types::Scalar,
};

/// `all` and `any`: every row on its own, then the rows together.
pub(super) fn all_or_any(lower: &mut Lower, call: &Call) -> Arg {
    let ty = lower.input_type(call, parameters::X);
    let value = lower.input(call, parameters::X);
    let bools = lower.like(ty, Scalar::Bool);
    let value = lower.convert(value, ty, bools, call.span);
    let op = if call.overload.name == functions::ALL { Op::All } else { Op::Any };
    let bool = lower.module.bool();
    let reduce = |lower: &mut Lower, value: Arg| {
        let ty = lower.type_of(value);
        if lower.module.width(ty) == 1 { value } else { lower.emit(op, bool, [value]) }
    };
    let rows: Vec<Arg> = lower.rows_of(value).into_iter().map(|row| reduce(lower, row)).collect();
    let rows = lower.vector_of(bool, &rows);
    reduce(lower, rows)
}

pub(super) fn bit_cast(lower: &mut Lower, call: &Call) -> Arg {
    let value = lower.input(call, parameters::X);
    let result = lower.value_type(call.ty);
    lower.by_rows(result, &[value], &mut |lower, ty, args| lower.bitcast(ty, args[0]))
}

pub(super) fn as_double(lower: &mut Lower, call: &Call) -> Arg {
    let (low, high) = (lower.input(call, parameters::LOW), lower.input(call, parameters::HIGH));
    let result = lower.value_type(call.ty);
    lower.by_rows(result, &[low, high], &mut |lower, ty, args| doubles(lower, ty, args[0], args[1]))
}

/// A scalar or a vector of doubles from their words.
fn doubles(lower: &mut Lower, ty: ir::TypeId, low: Arg, high: Arg) -> Arg {
    let word = lower.module.uint32();
    if lower.module.width(ty) == 2 {
        let four = lower.module.vector(word, 4);
        let lanes = [0, 2, 1, 3].map(Arg::Literal);
        let words = lower.emit(Op::VectorShuffle, four, [low, high].into_iter().chain(lanes));
        return lower.emit(Op::Bitcast, ty, [words]);
    }
    let (low, high) = (lower.components(low), lower.components(high));
    let pair = lower.module.vector(word, 2);
    let double = lower.module.component(ty);
    let mut parts = Vec::new();
    for (low, high) in low.into_iter().zip(high) {
        let words = lower.composite(pair, &[low, high]);
        parts.push(lower.emit(Op::Bitcast, double, [words]));
    }
    lower.vector_of(double, &parts)
}

pub(super) fn split_double(lower: &mut Lower, call: &Call) -> Arg {
    let value = lower.input(call, parameters::X);
    let ty = lower.input_type(call, parameters::X);
    let uints = lower.like(ty, Scalar::Uint);
    let result = lower.value_type(uints);
    for (name, index) in [(parameters::LOW, 0), (parameters::HIGH, 1)] {
        let words =
            lower.by_rows(result, &[value], &mut |lower, _, row| word_of_doubles(lower, row[0], index));
        lower.output(call, name, words, uints);
    }
    lower.no_result(call)
}

/// The low (0) or high (1) words of a scalar or a vector of doubles.
fn word_of_doubles(lower: &mut Lower, doubles: Arg, index: u32) -> Arg {
    let word = lower.module.uint32();
    let pair = lower.module.vector(word, 2);
    let mut parts = Vec::new();
    for part in lower.components(doubles) {
        let words = lower.emit(Op::Bitcast, pair, [part]);
        parts.push(lower.extract(words, word, index));
    }
    lower.vector_of(word, &parts)
}

pub(super) fn clip(lower: &mut Lower, call: &Call) -> Arg {
    let value = lower.input(call, parameters::X);
    let bool = lower.module.bool();
    let mut below = Vec::new();
    for row in lower.rows_of(value) {
        let ty = lower.type_of(row);
        let (bools, zero) = (lower.module.like(ty, bool), lower.real(ty, 0.0));
        let less = lower.emit(Op::FOrdLessThan, bools, [row, zero]);
        below.push(if lower.module.width(ty) == 1 { less } else { lower.emit(Op::Any, bool, [less]) });
    }
    let condition = match below.as_slice() {
        &[one] => one,
        _ => {
            let all = lower.vector_of(bool, &below);
            lower.emit(Op::Any, bool, [all])
        }
    };
    lower.when(condition, Lower::discard_pixel);
    lower.no_result(call)
}

// -------------------------------------------------------------------------------------------------------- bits

/// How an intrinsic looks at the bits of numbers.
struct OnWords {
    /// Of a word or a vector of them, with a result of the type.
    word: fn(&mut Lower, ir::TypeId, Word) -> Arg,
    /// Of a number that has two words. All are of the type.
    pair: fn(&mut Lower, ir::TypeId, WordPair) -> Arg,
}

#[derive(Clone, Copy)]
struct Word {
    value: Arg,
    is_signed: bool,
}

#[derive(Clone, Copy)]
struct WordPair {
    low: Arg,
    high: Arg,
    is_signed: bool,
}

/// Applies an intrinsic to 32-bit words; wider numbers are split, narrower ones widened. SPIR-V allows other widths, but
/// Vulkan does not.
fn on_words(lower: &mut Lower, call: &Call, apply: OnWords) -> Arg {
    let is_signed = lower.operand_scalar(call).is_signed();
    let value = lower.input(call, parameters::X);
    let result = lower.value_type(call.ty);
    lower.by_rows(result, &[value], &mut |lower, ty, args| {
        let source = lower.type_of(args[0]);
        let uint = lower.module.uint32();
        let words = lower.module.like(source, uint);
        let counted = match lower.bits(source) {
            64 => {
                let component = lower.module.component(source);
                let pair = lower.module.vector(uint, 2);
                lower.by_components(words, args[0], &mut |lower, _, part| {
                    debug_assert_eq!(lower.type_of(part), component);
                    let both = lower.emit(Op::Bitcast, pair, [part]);
                    let (low, high) = (lower.extract(both, uint, 0), lower.extract(both, uint, 1));
                    (apply.pair)(lower, uint, WordPair { low, high, is_signed })
                })
            }
            32 => (apply.word)(lower, words, Word { value: args[0], is_signed }),
            _ => {
                let (op, widened) = if is_signed {
                    let int = lower.module.int32();
                    (Op::SConvert, lower.module.like(source, int))
                } else {
                    (Op::UConvert, words)
                };
                let value = lower.emit(op, widened, [args[0]]);
                (apply.word)(lower, words, Word { value, is_signed })
            }
        };
        lower.bitcast(ty, counted)
    })
}

pub(super) fn count_bits(lower: &mut Lower, call: &Call) -> Arg {
    let bits = |lower: &mut Lower, ty, value| lower.emit(Op::BitCount, ty, [value]);
    let is_narrow = {
        let ty = lower.input_type(call, parameters::X);
        let ty = lower.value_type(ty);
        let row = lower.row_type(ty);
        lower.bits(row) < 32
    };
    if is_narrow && lower.operand_scalar(call).is_signed() {
        // Widened with its sign, a negative number has more bits set than before.
        let value = lower.input(call, parameters::X);
        let result = lower.value_type(call.ty);
        return lower.by_rows(result, &[value], &mut |lower, ty, args| {
            let source = lower.type_of(args[0]);
            let (width, uint) = (lower.bits(source), lower.module.uint32());
            let narrow = lower.module.int(width, false);
            let narrow = lower.module.like(source, narrow);
            let words = lower.module.like(source, uint);
            let value = lower.bitcast(narrow, args[0]);
            let value = lower.emit(Op::UConvert, words, [value]);
            let value = bits(lower, words, value);
            lower.bitcast(ty, value)
        });
    }
    let counting = OnWords {
        word: |lower, ty, word| lower.emit(Op::BitCount, ty, [word.value]),
        pair: |lower, uint, pair| {
            let low = lower.emit(Op::BitCount, uint, [pair.low]);
            let high = lower.emit(Op::BitCount, uint, [pair.high]);
            lower.emit(Op::IAdd, uint, [low, high])
        },
    };
    on_words(lower, call, counting)
}

pub(super) fn first_bit_high(lower: &mut Lower, call: &Call) -> Arg {
    let searching = OnWords {
        word: |lower, ty, Word { value, is_signed }| {
            let op = if is_signed { Glsl::FindSMsb } else { Glsl::FindUMsb };
            lower.glsl(op, ty, &[value])
        },
        pair: |lower, uint, WordPair { mut low, mut high, is_signed }| {
            if is_signed {
                // Of a negative number the highest zero counts: turn all bits around.
                let int = lower.module.int32();
                let signed = lower.bitcast(int, high);
                let shift = lower.uint(31);
                let sign = lower.emit(Op::ShiftRightArithmetic, int, [signed, shift]);
                let sign = lower.bitcast(uint, sign);
                low = lower.emit(Op::BitwiseXor, uint, [low, sign]);
                high = lower.emit(Op::BitwiseXor, uint, [high, sign]);
            }
            let (bool, zero, half) = (lower.module.bool(), lower.uint(0), lower.uint(32));
            let in_low = lower.glsl(Glsl::FindUMsb, uint, &[low]);
            let in_high = lower.glsl(Glsl::FindUMsb, uint, &[high]);
            let in_high = lower.emit(Op::IAdd, uint, [in_high, half]);
            let is_low = lower.emit(Op::IEqual, bool, [high, zero]);
            lower.emit(Op::Select, uint, [is_low, in_low, in_high])
        },
    };
    on_words(lower, call, searching)
}

pub(super) fn first_bit_low(lower: &mut Lower, call: &Call) -> Arg {
    let searching = OnWords {
        word: |lower, ty, word| lower.glsl(Glsl::FindILsb, ty, &[word.value]),
        pair: |lower, uint, WordPair { low, high, .. }| {
            let (bool, zero, half, none) =
                (lower.module.bool(), lower.uint(0), lower.uint(32), lower.uint(u32::MAX));
            let in_low = lower.glsl(Glsl::FindILsb, uint, &[low]);
            let in_high = lower.glsl(Glsl::FindILsb, uint, &[high]);
            let in_high = lower.emit(Op::IAdd, uint, [in_high, half]);
            let is_zero = lower.emit(Op::IEqual, bool, [high, zero]);
            let in_high = lower.emit(Op::Select, uint, [is_zero, none, in_high]);
            let is_high = lower.emit(Op::IEqual, bool, [low, zero]);
            lower.emit(Op::Select, uint, [is_high, in_high, in_low])
        },
    };
    on_words(lower, call, searching)
}

pub(super) fn reverse_bits(lower: &mut Lower, call: &Call) -> Arg {
    let value = lower.input(call, parameters::X);
    let result = lower.value_type(call.ty);
    lower.by_rows(result, &[value], &mut |lower, ty, args| {
        let uint = lower.module.uint32();
        match lower.bits(ty) {
            32 => lower.emit(Op::BitReverse, ty, [args[0]]),
            64 => {
                let pair = lower.module.vector(uint, 2);
                lower.by_components(ty, args[0], &mut |lower, ty, part| {
                    let both = lower.emit(Op::Bitcast, pair, [part]);
                    let both = lower.emit(Op::BitReverse, pair, [both]);
                    let both = lower.shuffle(pair, both, &[1, 0]);
                    lower.emit(Op::Bitcast, ty, [both])
                })
            }
            width => {
                let narrow = lower.module.int(width, false);
                let (narrow, words) = (lower.module.like(ty, narrow), lower.module.like(ty, uint));
                let value = lower.bitcast(narrow, args[0]);
                let value = lower.emit(Op::UConvert, words, [value]);
                let value = lower.emit(Op::BitReverse, words, [value]);
                let shift = lower.integer(words, i64::from(32 - width));
                let value = lower.emit(Op::ShiftRightLogical, words, [value, shift]);
                let value = lower.emit(Op::UConvert, narrow, [value]);
                lower.bitcast(ty, value)
            }
        }
    })
}

pub(super) fn half_to_float(lower: &mut Lower, call: &Call) -> Arg {
    let value = lower.input(call, parameters::X);
    let result = lower.value_type(call.ty);
    lower.by_rows(result, &[value], &mut |lower, ty, args| {
        lower.by_components(ty, args[0], &mut |lower, float, part| {
            let pair = lower.module.vector(float, 2);
            let both = lower.glsl(Glsl::UnpackHalf2x16, pair, &[part]);
            lower.extract(both, float, 0)
        })
    })
}

pub(super) fn float_to_half(lower: &mut Lower, call: &Call) -> Arg {
    let value = lower.input(call, parameters::X);
    let result = lower.value_type(call.ty);
    lower.by_rows(result, &[value], &mut |lower, ty, args| {
        lower.by_components(ty, args[0], &mut |lower, uint, part| {
            let float = lower.module.float32();
            let pair = lower.module.vector(float, 2);
            let zero = lower.float(0.0);
            let both = lower.composite(pair, &[part, zero]);
            lower.glsl(Glsl::PackHalf2x16, uint, &[both])
        })
    })
}

// ------------------------------------------------------------------------------------------------------- floats

pub(super) fn saturate(lower: &mut Lower, call: &Call) -> Arg {
    let value = lower.input(call, parameters::X);
    let result = lower.value_type(call.ty);
    lower.by_rows(result, &[value], &mut |lower, ty, args| {
        let (zero, one) = (lower.real(ty, 0.0), lower.real(ty, 1.0));
        lower.glsl(Glsl::FClamp, ty, &[args[0], zero, one])
    })
}

pub(super) fn reciprocal(lower: &mut Lower, call: &Call) -> Arg {
    let value = lower.input(call, parameters::X);
    let result = lower.value_type(call.ty);
    lower.by_rows(result, &[value], &mut |lower, ty, args| {
        let one = lower.real(ty, 1.0);
        lower.emit(Op::FDiv, ty, [one, args[0]])
    })
}

pub(super) fn ldexp(lower: &mut Lower, call: &Call) -> Arg {
    let (value, exponent) = (lower.input(call, parameters::X), lower.input(call, parameters::EXPONENT));
    let result = lower.value_type(call.ty);
    // The exponent is a float here, so GLSL's Ldexp will not do.
    lower.by_rows(result, &[value, exponent], &mut |lower, ty, args| {
        let power = lower.glsl(Glsl::Exp2, ty, &[args[1]]);
        lower.emit(Op::FMul, ty, [args[0], power])
    })
}

pub(super) fn log10(lower: &mut Lower, call: &Call) -> Arg {
    let value = lower.input(call, parameters::X);
    let result = lower.value_type(call.ty);
    lower.by_rows(result, &[value], &mut |lower, ty, args| {
        let log2 = lower.glsl(Glsl::Log2, ty, &[args[0]]);
        lower.scale(ty, log2, std::f64::consts::LOG10_2)
    })
}

pub(super) fn mad(lower: &mut Lower, call: &Call) -> Arg {
    let args = [
        lower.input(call, parameters::A),
        lower.input(call, parameters::B),
        lower.input(call, parameters::C),
    ];
    let result = lower.value_type(call.ty);
    let is_float = lower.operand_scalar(call).is_float();
    // One operation by definition, so it must not be taken apart.
    lower.with_flags(Flags::PRECISE, |lower| {
        lower.by_rows(result, &args, &mut |lower, ty, args| {
            if is_float {
                return lower.glsl(Glsl::Fma, ty, args);
            }
            let product = lower.emit(Op::IMul, ty, [args[0], args[1]]);
            lower.emit(Op::IAdd, ty, [product, args[2]])
        })
    })
}

pub(super) fn is_finite(lower: &mut Lower, call: &Call) -> Arg {
    let value = lower.input(call, parameters::X);
    let result = lower.value_type(call.ty);
    // OpIsFinite belongs to kernels.
    lower.by_rows(result, &[value], &mut |lower, ty, args| {
        let is_nan = lower.emit(Op::IsNan, ty, [args[0]]);
        let is_infinite = lower.emit(Op::IsInf, ty, [args[0]]);
        let either = lower.emit(Op::LogicalOr, ty, [is_nan, is_infinite]);
        lower.emit(Op::LogicalNot, ty, [either])
    })
}

/// Neither zero nor denormal, nor infinite, nor no number: the bits of the exponent are neither all 0 nor all 1.
pub(super) fn is_normal(lower: &mut Lower, call: &Call) -> Arg {
    let value = lower.input(call, parameters::X);
    let result = lower.value_type(call.ty);
    // OpIsNormal belongs to kernels.
    lower.by_rows(result, &[value], &mut |lower, ty, args| {
        let from = lower.type_of(args[0]);
        let width = lower.bits(from);
        let word = lower.module.int(width, false);
        let words = lower.module.like(from, word);
        let ones = lower.integer(words, if width == 16 { 0x7c00 } else { 0x7f80_0000 });
        let zero = lower.integer(words, 0);
        let bits = lower.emit(Op::Bitcast, words, [args[0]]);
        let exponent = lower.emit(Op::BitwiseAnd, words, [bits, ones]);
        let is_small = lower.emit(Op::IEqual, ty, [exponent, zero]);
        let is_large = lower.emit(Op::IEqual, ty, [exponent, ones]);
        let either = lower.emit(Op::LogicalOr, ty, [is_small, is_large]);
        lower.emit(Op::LogicalNot, ty, [either])
    })
}

/// The two results of FrexpStruct or ModfStruct for each row, each as one value.
fn two_results(
    lower: &mut Lower,
    value: Arg,
    op: Glsl,
    name: &str,
    second: fn(&mut Lower, ir::TypeId) -> ir::TypeId,
) -> (Arg, Vec<Arg>) {
    let ty = lower.type_of(value);
    let (mut firsts, mut seconds) = (Vec::new(), Vec::new());
    for row in lower.rows_of(value) {
        let row_type = lower.type_of(row);
        let second = second(lower, row_type);
        let pair = lower.pair_type(name, row_type, second);
        let both = lower.glsl(op, pair, &[row]);
        seconds.push(lower.extract(both, second, 1));
        firsts.push(lower.extract(both, row_type, 0));
    }
    (lower.join(ty, &firsts), seconds)
}

pub(super) fn frexp(lower: &mut Lower, call: &Call) -> Arg {
    let value = lower.input(call, parameters::X);
    let (mantissa, exponents) =
        two_results(lower, value, Glsl::FrexpStruct, "FrexpStructType", |lower, ty| {
            let int = lower.module.int32();
            lower.module.like(ty, int)
        });
    let result = lower.value_type(call.ty);
    let row = lower.row_type(result);
    let exponents: Vec<Arg> =
        exponents.into_iter().map(|it| lower.emit(Op::ConvertSToF, row, [it])).collect();
    let exponent = lower.join(result, &exponents);
    lower.output(call, parameters::EXPONENT, exponent, call.ty);
    mantissa
}

pub(super) fn modf(lower: &mut Lower, call: &Call) -> Arg {
    let value = lower.input(call, parameters::X);
    let (fraction, wholes) = two_results(lower, value, Glsl::ModfStruct, "ModfStructType", |_, ty| ty);
    let result = lower.value_type(call.ty);
    let whole = lower.join(result, &wholes);
    lower.output(call, parameters::WHOLE, whole, call.ty);
    fraction
}

pub(super) fn sincos(lower: &mut Lower, call: &Call) -> Arg {
    let ty = lower.input_type(call, parameters::X);
    let value = lower.input(call, parameters::X);
    let result = lower.value_type(ty);
    for (name, op) in [(parameters::S, Glsl::Sin), (parameters::C, Glsl::Cos)] {
        let part = lower.by_rows(result, &[value], &mut |lower, ty, args| lower.glsl(op, ty, args));
        lower.output(call, name, part, ty);
    }
    lower.no_result(call)
}

pub(super) fn lit(lower: &mut Lower, call: &Call) -> Arg {
    let (l, h, m) = (
        lower.input(call, parameters::L),
        lower.input(call, parameters::H),
        lower.input(call, parameters::M),
    );
    let result = lower.value_type(call.ty);
    let float = lower.module.component(result);
    let (zero, one, bool) = (lower.real(float, 0.0), lower.real(float, 1.0), lower.module.bool());
    let diffuse = lower.glsl(Glsl::FMax, float, &[zero, l]);
    let least = lower.glsl(Glsl::FMin, float, &[l, h]);
    let is_dark = lower.emit(Op::FOrdLessThan, bool, [least, zero]);
    // The definition says pow(h, m); DXC multiplies, which is wrong for all m but few.
    let power = lower.glsl(Glsl::Pow, float, &[h, m]);
    let specular = lower.emit(Op::Select, float, [is_dark, zero, power]);
    lower.composite(result, &[one, diffuse, specular, one])
}

pub(super) fn dst(lower: &mut Lower, call: &Call) -> Arg {
    let (a, b) = (lower.input(call, parameters::A), lower.input(call, parameters::B));
    let result = lower.value_type(call.ty);
    let float = lower.module.component(result);
    let one = lower.real(float, 1.0);
    let (y, other) = (lower.extract(a, float, 1), lower.extract(b, float, 1));
    let (z, w) = (lower.extract(a, float, 2), lower.extract(b, float, 3));
    let op = if lower.operand_scalar(call).is_float() { Op::FMul } else { Op::IMul };
    let product = lower.emit(op, float, [y, other]);
    lower.composite(result, &[one, product, z, w])
}

pub(super) fn color_to_bytes(lower: &mut Lower, call: &Call) -> Arg {
    let value = lower.input(call, parameters::X);
    let (ty, result) = (lower.type_of(value), lower.value_type(call.ty));
    let value = lower.shuffle(ty, value, &[2, 1, 0, 3]);
    // The factor of the language's definition.
    let value = lower.scale(ty, value, 255.002);
    lower.emit(Op::ConvertFToS, result, [value])
}

pub(super) fn sign(lower: &mut Lower, call: &Call) -> Arg {
    let scalar = lower.operand_scalar(call);
    let value = lower.input(call, parameters::X);
    let result = lower.value_type(call.ty);
    lower.by_rows(result, &[value], &mut |lower, ty, args| {
        let source = lower.type_of(args[0]);
        if scalar.is_float() {
            let sign = lower.glsl(Glsl::FSign, source, args);
            return lower.emit(Op::ConvertFToS, ty, [sign]);
        }
        if scalar.is_unsigned() {
            let bool = lower.module.bool();
            let bools = lower.module.like(source, bool);
            let (none, one, zero) = (lower.integer(source, 0), lower.integer(ty, 1), lower.integer(ty, 0));
            let is_some = lower.emit(Op::INotEqual, bools, [args[0], none]);
            return lower.emit(Op::Select, ty, [is_some, one, zero]);
        }
        let sign = lower.glsl(Glsl::SSign, source, args);
        if lower.bits(source) == lower.bits(ty) {
            return lower.bitcast(ty, sign);
        }
        lower.emit(Op::SConvert, ty, [sign])
    })
}

pub(super) fn select(lower: &mut Lower, call: &Call) -> Arg {
    let condition_type = lower.input_type(call, parameters::CONDITION);
    let args = [
        lower.input(call, parameters::CONDITION),
        lower.input(call, parameters::A),
        lower.input(call, parameters::B),
    ];
    let result = lower.value_type(call.ty);
    debug_assert!(lower.types.component(condition_type) == Some(Scalar::Bool));
    lower.by_rows(result, &args, &mut |lower, ty, args| lower.emit(Op::Select, ty, args.iter().copied()))
}

// ------------------------------------------------------------------------------------------------------ others

/// For each of four words of the source, each one byte further: the sum of the differences between its bytes and
/// those of the reference, skipping bytes of the reference that are zero.
pub(super) fn msad4(lower: &mut Lower, call: &Call) -> Arg {
    let reference = lower.input(call, parameters::REFERENCE);
    let source = lower.input(call, parameters::SOURCE);
    let accumulator = lower.input(call, parameters::ACCUMULATOR);
    let result = lower.value_type(call.ty);
    let (uint, int, bool) = (lower.module.uint32(), lower.module.int32(), lower.module.bool());
    let (low, high) = (lower.extract(source, uint, 0), lower.extract(source, uint, 1));
    let mut sources = vec![low];
    for bytes in 1..4u32 {
        // The upper bytes of one word, then the lower ones of the next. (DXC shifts the first one the wrong way.)
        let (down, up) = (lower.uint(8 * bytes), lower.uint(32 - 8 * bytes));
        let kept = lower.emit(Op::ShiftRightLogical, uint, [low, down]);
        let (at, width) = (up, down);
        sources.push(lower.emit(Op::BitFieldInsert, uint, [kept, high, at, width]));
    }
    let (zero, eight) = (lower.uint(0), lower.uint(8));
    let byte = |lower: &mut Lower, word: Arg, index: u32| {
        let at = lower.uint(8 * index);
        lower.emit(Op::BitFieldUExtract, uint, [word, at, eight])
    };
    let mut references = Vec::new();
    for index in 0..4 {
        let value = byte(lower, reference, index);
        let signed = lower.bitcast(int, value);
        let is_masked = lower.emit(Op::IEqual, bool, [value, zero]);
        references.push((signed, is_masked));
    }
    let mut sums = Vec::new();
    for (word, &source) in sources.iter().enumerate() {
        let mut sum = lower.extract(accumulator, uint, word as u32);
        for (index, &(reference, is_masked)) in references.iter().enumerate() {
            let value = byte(lower, source, index as u32);
            let value = lower.bitcast(int, value);
            let difference = lower.emit(Op::ISub, int, [reference, value]);
            let difference = lower.glsl(Glsl::SAbs, int, &[difference]);
            let difference = lower.bitcast(uint, difference);
            let difference = lower.emit(Op::Select, uint, [is_masked, zero, difference]);
            sum = lower.emit(Op::IAdd, uint, [sum, difference]);
        }
        sums.push(sum);
    }
    lower.composite(result, &sums)
}

/// Pairs of words, the low one first, added as 64-bit numbers.
pub(super) fn add_uint64(lower: &mut Lower, call: &Call) -> Arg {
    let (a, b) = (lower.input(call, parameters::A), lower.input(call, parameters::B));
    let result = lower.value_type(call.ty);
    let (uint, bool) = (lower.module.uint32(), lower.module.bool());
    let (a, b) = (lower.components(a), lower.components(b));
    let (one, zero) = (lower.uint(1), lower.uint(0));
    let mut parts = Vec::new();
    for (a, b) in a.chunks(2).zip(b.chunks(2)) {
        let (&[a_low, a_high], &[b_low, b_high]) = (a, b) else { continue };
        let low = lower.emit(Op::IAdd, uint, [a_low, b_low]);
        let carries = lower.emit(Op::ULessThan, bool, [low, a_low]);
        let carry = lower.emit(Op::Select, uint, [carries, one, zero]);
        let high = lower.emit(Op::IAdd, uint, [a_high, b_high]);
        let high = lower.emit(Op::IAdd, uint, [high, carry]);
        parts.extend([low, high]);
    }
    if lower.module.width(result) as usize != parts.len() {
        return lower.unavailable(call, "pass two or four 32-bit values on each side");
    }
    lower.composite(result, &parts)
}

/// A copy of the index, marked: `spread_non_uniform` marks what it selects. The index itself may serve others, too.
pub(super) fn non_uniform(lower: &mut Lower, call: &Call) -> Arg {
    let value = lower.input(call, parameters::INDEX);
    if !matches!(value, Arg::Value(_)) {
        return value;
    }
    let ty = lower.type_of(value);
    lower.with_flags(Flags::NON_UNIFORM, |lower| lower.emit(Op::CopyObject, ty, [value]))
}
