//! Functions that take bits apart and put them together.

use super::Program;
use super::calls::{Call, Expected, Kind, Number, Shape, Source, Typed, programs as in_parts};
use super::reals::shapes;
use crate::case::{half_to_real, real_to_half};

fn call(
    code: &str,
    arguments: &[Typed],
    results: &[Typed],
    expect: impl Fn(&[Vec<Number>]) -> Vec<Vec<Expected>> + Send + Sync + 'static,
) -> Call {
    Call { code: code.into(), arguments: arguments.into(), results: results.into(), expect: Box::new(expect) }
}

/// Each component by itself, from bits to bits.
fn by_component(code: &str, from: Kind, to: Kind, shape: Shape, exact: fn(Number) -> Expected) -> Call {
    call(code, &[(from, shape)], &[(to, shape)], move |it| vec![it[0].iter().map(|&it| exact(it)).collect()])
}

fn same(kind: Kind) -> fn(Number) -> Expected {
    match kind.is_real() {
        true => |it| Expected::Near(it.real, 0.0),
        false => |it| Expected::Whole(it.whole),
    }
}

/// The bits of a float, whatever its size; what is not a number has many.
fn bits(it: Number, size: u32) -> Expected {
    match size {
        _ if it.real.is_nan() => Expected::Any,
        16 => Expected::Whole(real_to_half(it.real).into()),
        _ => Expected::Whole((it.real as f32).to_bits().into()),
    }
}

fn bit_casts(index: usize) -> Vec<Call> {
    let mut calls = Vec::new();
    let from_float = |it| bits(it, 32);
    let to_float = |it: Number| Expected::Near(f64::from(f32::from_bits(it.whole as u32)), 0.0);
    let to_half = |it: Number| Expected::Near(half_to_real(it.whole as u16), 0.0);
    for shape in shapes(index, true) {
        for (name, to) in [("asint", Kind::Int), ("asuint", Kind::Uint)] {
            let code = format!("r0 = {name}($a)");
            calls.push(by_component(&code, Kind::Float, to, shape, from_float));
            calls.push(by_component(&code, Kind::Int, to, shape, same(Kind::Int)));
            calls.push(by_component(&code, Kind::Uint, to, shape, same(Kind::Uint)));
        }
        calls.push(by_component("r0 = asfloat($a)", Kind::Uint, Kind::Float, shape, to_float));
        calls.push(by_component("r0 = asfloat($a)", Kind::Int, Kind::Float, shape, to_float));
        calls.push(by_component("r0 = asfloat($a)", Kind::Float, Kind::Float, shape, same(Kind::Float)));
        // All bits of what is not a number stay, too.
        calls.push(by_component(
            "r0 = asuint(asfloat($a | 0x7f800000))",
            Kind::Uint,
            Kind::Uint,
            shape,
            |it| Expected::Whole(it.whole | 0x7f80_0000),
        ));
        for (name, to) in [("asint16", Kind::Int16), ("asuint16", Kind::Uint16)] {
            let code = format!("r0 = {name}($a)");
            calls.push(by_component(&code, Kind::Half, to, shape, |it| bits(it, 16)));
            calls.push(by_component(&code, Kind::Int16, to, shape, same(Kind::Int16)));
            calls.push(by_component(&code, Kind::Uint16, to, shape, same(Kind::Uint16)));
        }
        calls.push(by_component("r0 = asfloat16($a)", Kind::Uint16, Kind::Half, shape, to_half));
        calls.push(by_component("r0 = asfloat16($a)", Kind::Int16, Kind::Half, shape, to_half));
        calls.push(by_component("r0 = asfloat16($a)", Kind::Half, Kind::Half, shape, same(Kind::Half)));
        calls.push(by_component("r0 = f16tof32($a)", Kind::Uint, Kind::Float, shape, |it| {
            Expected::Near(half_to_real(it.whole as u16), 0.0)
        }));
        calls.push(by_component("r0 = f32tof16($a)", Kind::Float, Kind::Uint, shape, |it| {
            // Drivers may round either way; what a half has for certain comes back.
            let nearest = real_to_half(it.real);
            let is_exact = half_to_real(nearest) == it.real && (it.real == 0.0 || it.real.abs() > 1e-4);
            if is_exact { Expected::Whole(nearest.into()) } else { Expected::Any }
        }));
        calls.push(by_component(
            "r0 = f16tof32(f32tof16($a))",
            Kind::Float,
            Kind::Float,
            shape,
            |it| match it.real.abs() > 1e-4 && it.real.abs() < 6e4 {
                true => Expected::Near(it.real, Kind::Half.ulp(it.real)),
                false => Expected::Any,
            },
        ));
    }
    calls
}

fn doubles() -> Vec<Call> {
    let mut calls = Vec::new();
    for shape in [Shape::Scalar, Shape::Vector(2), Shape::Vector(3), Shape::Vector(4), Shape::Vector(1)] {
        let (double, word) = ((Kind::Double, shape), (Kind::Uint, shape));
        calls.push(call("r0 = asdouble($a, $b)", &[word; 2], &[double], |it| {
            let join = |(low, high): (&Number, &Number)| {
                let bits = low.whole as u64 | (high.whole as u64) << 32;
                Expected::Near(f64::from_bits(bits), 0.0)
            };
            vec![it[0].iter().zip(&it[1]).map(join).collect()]
        }));
        calls.push(call("asuint($a, r0, r1)", &[double], &[word; 2], |it| {
            let half = |shift: u32| {
                let part = |it: &Number| match it.real.is_nan() {
                    true => Expected::Any,
                    false => Expected::Whole((it.real.to_bits() >> shift & 0xffff_ffff).into()),
                };
                it[0].iter().map(part).collect::<Vec<_>>()
            };
            vec![half(0), half(32)]
        }));
    }
    calls
}

fn bytes(word: i128) -> [u8; 4] {
    (word as u32).to_le_bytes()
}

fn word(bytes: impl Iterator<Item = u8>) -> Vec<Vec<Expected>> {
    let whole = bytes.enumerate().map(|(index, it)| i128::from(it) << (8 * index)).sum();
    vec![vec![Expected::Whole(whole)]]
}

fn packed() -> Vec<Call> {
    let (four, scalar) = (Shape::Vector(4), Shape::Scalar);
    let uint = (Kind::Uint, scalar);
    let mut calls = Vec::new();
    for kind in [Kind::Int, Kind::Uint, Kind::Int16, Kind::Uint16] {
        for name in ["pack_u8", "pack_s8"] {
            calls.push(call(&format!("r0 = {name}($a)"), &[(kind, four)], &[uint], |it| {
                word(it[0].iter().map(|it| it.whole as u8))
            }));
        }
    }
    for kind in [Kind::Int, Kind::Int16] {
        calls.push(call("r0 = pack_clamp_u8($a)", &[(kind, four)], &[uint], |it| {
            word(it[0].iter().map(|it| it.whole.clamp(0, 255) as u8))
        }));
        calls.push(call("r0 = pack_clamp_s8($a)", &[(kind, four)], &[uint], |it| {
            word(it[0].iter().map(|it| it.whole.clamp(-128, 127) as u8))
        }));
    }
    for (name, kind) in [("unpack_u8u16", Kind::Uint16), ("unpack_u8u32", Kind::Uint)] {
        calls.push(call(&format!("r0 = {name}($a)"), &[uint], &[(kind, four)], |it| {
            vec![bytes(it[0][0].whole).map(|it| Expected::Whole(it.into())).into()]
        }));
    }
    for (name, kind) in [("unpack_s8s16", Kind::Int16), ("unpack_s8s32", Kind::Int)] {
        calls.push(call(&format!("r0 = {name}($a)"), &[uint], &[(kind, four)], |it| {
            vec![bytes(it[0][0].whole).map(|it| Expected::Whole((it as i8).into())).into()]
        }));
    }
    calls.push(call("r0 = dot4add_u8packed($a, $b, $c)", &[uint; 3], &[uint], |it| {
        let product = |(a, b): (u8, u8)| i128::from(a) * i128::from(b);
        let sum: i128 = bytes(it[0][0].whole).into_iter().zip(bytes(it[1][0].whole)).map(product).sum();
        vec![vec![Expected::Whole(sum + it[2][0].whole)]]
    }));
    let int = (Kind::Int, scalar);
    calls.push(call("r0 = dot4add_i8packed($a, $b, $c)", &[uint, uint, int], &[int], |it| {
        let product = |(a, b): (u8, u8)| i128::from(a as i8) * i128::from(b as i8);
        let sum: i128 = bytes(it[0][0].whole).into_iter().zip(bytes(it[1][0].whole)).map(product).sum();
        vec![vec![Expected::Whole(sum + it[2][0].whole)]]
    }));
    let (halves, float) = ((Kind::Half, Shape::Vector(2)), (Kind::Float, scalar));
    calls.push(call("r0 = dot2add($a, $b, $c)", &[halves, halves, float], &[float], |it| {
        let products = [0, 1].map(|at| it[0][at].real * it[1][at].real);
        let size = products[0].abs() + products[1].abs() + it[2][0].real.abs();
        vec![vec![match size < 6e4 {
            // The products may be halves.
            true => Expected::Near(products[0] + products[1] + it[2][0].real, 2.0 * Kind::Half.ulp(size)),
            false => Expected::Any,
        }]]
    }));
    let accumulator = (Kind::Uint, four);
    calls.push(call(
        "r0 = msad4($a, $b, $c)",
        &[uint, (Kind::Uint, Shape::Vector(2)), accumulator],
        &[accumulator],
        |it| {
            let reference = bytes(it[0][0].whole);
            let source = [bytes(it[1][0].whole), bytes(it[1][1].whole)].concat();
            let sum = |at: usize| {
                let masked = (0..4).filter(|&it| reference[it] != 0);
                let sum: u32 = masked.map(|it| u32::from(reference[it].abs_diff(source[at + it]))).sum();
                Expected::Whole(it[2][at].whole + i128::from(sum))
            };
            vec![(0..4).map(sum).collect()]
        },
    ));
    for length in [2, 4_u8] {
        let pairs = (Kind::Uint, Shape::Vector(length));
        calls.push(call("r0 = AddUint64($a, $b)", &[pairs; 2], &[pairs], |it| {
            let pair = |of: &[Number], at: usize| of[at].whole | of[at + 1].whole << 32;
            let sum = |at: usize| pair(&it[0], at).wrapping_add(pair(&it[1], at));
            let half =
                |at: usize| Expected::Whole(if at.is_multiple_of(2) { sum(at) } else { sum(at - 1) >> 32 });
            vec![(0..it[0].len()).map(half).collect()]
        }));
    }
    // Marks, which change nothing.
    for kind in [Kind::Uint, Kind::Int] {
        let ty = (kind, Shape::Vector(2));
        calls.push(by_component("r0 = NonUniformResourceIndex($a)", kind, kind, ty.1, same(kind)));
    }
    calls
}

pub fn programs() -> Vec<Program> {
    let all = [
        in_parts("bit casts", bit_casts(6), Source::Memory, 288),
        in_parts("bit casts of literals", bit_casts(4), Source::Literals, 4),
        in_parts("words of doubles", doubles(), Source::Memory, 64),
        in_parts("words of literal doubles", doubles(), Source::Literals, 4),
        in_parts("packed numbers", packed(), Source::Memory, 512),
        in_parts("packed literals", packed(), Source::Literals, 8),
    ];
    all.into_iter().flatten().collect()
}
