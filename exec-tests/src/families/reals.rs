//! Functions of real numbers that work on each component: against higher precision, within the bounds of the Vulkan
//! specification (a function that it derives from others gets their sum).

use super::Program;
use super::calls::{Call, Expected, Kind, Number, Shape, Source, Typed, programs as in_parts};

/// How far a result may be from the exact one.
#[derive(Clone, Copy)]
enum Bounds {
    /// In units in the last place.
    Ulps(f64),
    /// For types of 32 bits and more, and for shorter ones.
    Absolute(f64, f64),
    /// In units of the greatest number on the way to the result.
    Of(f64, fn(f64, f64, f64) -> f64),
    /// Units, and so many more for each unit of the first argument.
    BySize(f64, f64),
    /// Three units, but near one (where the result is near zero) absolute.
    Logarithm(f64),
}

use Bounds::{Absolute, BySize, Logarithm, Of, Ulps};
use std::f64::consts::PI;

/// A name and what it asks.
type Test = (&'static str, fn(f64) -> bool);

type Function = fn(f64, f64, f64) -> f64;
type Domain = fn(f64, f64, f64) -> bool;

struct Real {
    call: &'static str,
    exact: Function,
    bounds: Bounds,
    /// Arguments that the bounds hold for; others are not compared.
    domain: Domain,
    kinds: Kinds,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kinds {
    /// Types of 32 bits and less, as most functions.
    Usual,
    Any,
    Double,
}

fn always(_: f64, _: f64, _: f64) -> bool {
    true
}

fn finite(a: f64, b: f64, c: f64) -> bool {
    a.is_finite() && b.is_finite() && c.is_finite()
}

fn below(limit: f64, a: f64, b: f64, c: f64) -> bool {
    finite(a, b, c) && a.abs() < limit && b.abs() < limit && c.abs() < limit
}

fn small(a: f64, b: f64, c: f64) -> bool {
    below(1e3, a, b, c)
}

/// Where quotients are neither too large nor too small for the shortest type.
fn divisible(a: f64, b: f64, _: f64) -> bool {
    a.is_finite() && b.is_finite() && b.abs() >= 1.0 / 16384.0 && b.abs() <= 16384.0
}

const fn real(call: &'static str, exact: Function, bounds: Bounds, domain: Domain) -> Real {
    Real { call, exact, bounds, domain, kinds: Kinds::Usual }
}

const fn wide(call: &'static str, exact: Function, bounds: Bounds, domain: Domain) -> Real {
    Real { call, exact, bounds, domain, kinds: Kinds::Any }
}

fn smoothstep(low: f64, high: f64, x: f64) -> f64 {
    let t = ((x - low) / (high - low)).clamp(0.0, 1.0);
    t * t * (3.0 - 2.0 * t)
}

fn sign(a: f64) -> f64 {
    if a > 0.0 {
        1.0
    } else if a < 0.0 {
        -1.0
    } else {
        0.0
    }
}

const EXACTLY: Bounds = Ulps(0.0);

const FUNCTIONS: &[Real] = &[
    wide("abs($a)", |a, _, _| a.abs(), EXACTLY, always),
    real("floor($a)", |a, _, _| a.floor(), EXACTLY, always),
    real("ceil($a)", |a, _, _| a.ceil(), EXACTLY, always),
    real("trunc($a)", |a, _, _| a.trunc(), EXACTLY, always),
    real("round($a)", |a, _, _| a.round_ties_even(), EXACTLY, always),
    // The difference may be rounded up to one.
    real("frac($a)", |a, _, _| a - a.floor(), Of(1.0, |a, _, _| a.abs().min(1.0)), small),
    wide("-$a", |a, _, _| -a, EXACTLY, always),
    wide("$a + $b", |a, b, _| a + b, Ulps(0.5), always),
    wide("$a - $b", |a, b, _| a - b, Ulps(0.5), always),
    wide("$a * $b", |a, b, _| a * b, Ulps(0.5), always),
    wide("$a / $b", |a, b, _| a / b, Ulps(2.5), divisible),
    real(
        "fmod($a, $b)",
        |a, b, _| a % b,
        Of(4.0, |a, b, _| a.abs().max(b.abs())),
        // Where the quotient is far from the next whole number: there the result jumps.
        |a, b, c| {
            let quotient = a / b;
            below(100.0, a, b, c)
                && b.abs() > 0.1
                && (quotient - quotient.round()).abs() > 0.02 * quotient.abs()
        },
    ),
    wide("rcp($a)", |a, _, _| 1.0 / a, Ulps(2.5), |a, _, _| divisible(1.0, a, 0.0)),
    real("sqrt($a)", |a, _, _| a.sqrt(), Ulps(4.5), |a, _, _| a == 0.0 || (a >= 1e-4 && a.is_finite())),
    real("rsqrt($a)", |a, _, _| 1.0 / a.sqrt(), Ulps(2.0), |a, _, _| a >= 1e-4 && a.is_finite()),
    real("exp($a)", |a, _, _| a.exp(), BySize(3.0, 2.0), |a, _, _| a.abs() < 80.0),
    real("exp2($a)", |a, _, _| a.exp2(), BySize(3.0, 2.0), |a, _, _| a.abs() < 120.0),
    real("log($a)", |a, _, _| a.ln(), Logarithm(1.0), |a, _, _| a >= 1e-4 && a.is_finite()),
    real("log2($a)", |a, _, _| a.log2(), Logarithm(1.0), |a, _, _| a >= 1e-4 && a.is_finite()),
    // A logarithm times a constant: half a unit more, twice.
    real("log10($a)", |a, _, _| a.log10(), Logarithm(4.0 / 3.0), |a, _, _| a >= 1e-4 && a.is_finite()),
    real(
        "pow($a, $b)",
        |a, b, _| a.powf(b),
        // exp2(y * log2(x)): the error of the exponent comes before the power.
        Of(8.0, |a, b, _| a.powf(b) * (2.0 + 8.0 * (b * a.log2()).abs() + 8.0 * b.abs())),
        |a, b, _| a > 1e-2 && a < 1e2 && b.abs() < 6.0,
    ),
    real("sin($a)", |a, _, _| a.sin(), Absolute(0.000_489, 0.007_82), |a, _, _| a.abs() <= PI),
    real("cos($a)", |a, _, _| a.cos(), Absolute(0.000_489, 0.007_82), |a, _, _| a.abs() <= PI),
    real("tan($a)", |a, _, _| a.tan(), Absolute(0.003, 0.04), |a, _, _| a.abs() <= 1.0),
    // atan2(x, sqrt(1 - x * x)) and its complement.
    real("asin($a)", |a, _, _| a.asin(), Absolute(0.001, 0.02), |a, _, _| a.abs() <= 1.0),
    real("acos($a)", |a, _, _| a.acos(), Absolute(0.001, 0.02), |a, _, _| a.abs() <= 1.0),
    real("atan($a)", |a, _, _| a.atan(), Absolute(0.000_489, 0.01), |a, _, _| a.is_finite()),
    real(
        "atan2($a, $b)",
        |a, b, _| a.atan2(b),
        Absolute(0.001, 0.02),
        |a, b, c| small(a, b, c) && a.abs() > 1e-2 && b.abs() > 1e-2,
    ),
    real("sinh($a)", |a, _, _| a.sinh(), Of(16.0, |a, _, _| a.cosh()), |a, _, _| a.abs() < 4.0),
    real("cosh($a)", |a, _, _| a.cosh(), Of(16.0, |a, _, _| a.cosh()), |a, _, _| a.abs() < 4.0),
    real("tanh($a)", |a, _, _| a.tanh(), Of(32.0, |_, _, _| 1.0), |a, _, _| a.abs() < 4.0),
    real("degrees($a)", |a, _, _| a.to_degrees(), Ulps(2.0), small),
    real("radians($a)", |a, _, _| a.to_radians(), Ulps(2.0), small),
    // Of a number and NaN the number.
    wide("saturate($a)", |a, _, _| if a.is_nan() { 0.0 } else { a.clamp(0.0, 1.0) }, EXACTLY, always),
    wide("min($a, $b)", |a, b, _| a.min(b), EXACTLY, always),
    wide("max($a, $b)", |a, b, _| a.max(b), EXACTLY, always),
    wide("clamp($a, $b, $c)", |a, b, c| a.max(b).min(c), EXACTLY, |_, b, c| b <= c),
    real("step($a, $b)", |a, b, _| if b < a { 0.0 } else { 1.0 }, EXACTLY, always),
    real(
        "lerp($a, $b, $c)",
        |a, b, c| a + (b - a) * c,
        Of(4.0, |a, b, c| (a.abs() + b.abs()) * (1.0 + c.abs())),
        |a, b, c| below(100.0, a, b, c),
    ),
    wide(
        "mad($a, $b, $c)",
        |a, b, c| a * b + c,
        Of(1.0, |a, b, c| (a * b).abs() + c.abs()),
        |a, b, c| below(100.0, a, b, c),
    ),
    Real {
        call: "fma($a, $b, $c)",
        exact: f64::mul_add,
        bounds: EXACTLY,
        domain: finite,
        kinds: Kinds::Double,
    },
    real(
        "smoothstep($a, $a + 4, $b)",
        |a, b, _| smoothstep(a, a + 4.0, b),
        Of(16.0, |_, _, _| 1.0),
        |a, b, c| below(8.0, a, b, c) && a.fract().abs() < 1.0 && (a * 64.0).fract() == 0.0,
    ),
    real(
        "ldexp($a, clamp(round($b), -4, 4))",
        |a, b, _| a * 2_f64.powf(b.round_ties_even().clamp(-4.0, 4.0)),
        Ulps(8.0),
        |a, b, c| small(a, b, c) && (a == 0.0 || a.abs() > 1e-3),
    ),
];

/// Matrices for the functions in turn, so that each is met.
const MATRICES: &[(u8, u8)] = &[
    (2, 3),
    (3, 2),
    (4, 4),
    (1, 3),
    (2, 2),
    (3, 1),
    (3, 3),
    (1, 1),
    (4, 3),
    (1, 4),
    (2, 4),
    (4, 1),
    (3, 4),
    (1, 2),
    (4, 2),
    (2, 1),
];

/// The shapes that a function of this place in its table is tried with.
pub fn shapes(index: usize, is_usual: bool) -> Vec<Shape> {
    let (rows, columns) = MATRICES[index % MATRICES.len()];
    let matrix = Shape::Matrix(rows, columns);
    match is_usual {
        true => {
            let vectors = [2, 3, 4].map(Shape::Vector);
            let one = if index.is_multiple_of(4) { vec![Shape::Vector(1)] } else { Vec::new() };
            [vec![Shape::Scalar], vectors.to_vec(), one, vec![matrix]].concat()
        }
        false => vec![Shape::Scalar, Shape::Vector((index % 4) as u8 + 1), matrix],
    }
}

fn allowed(bounds: Bounds, kind: Kind, exact: f64, [a, b, c]: [f64; 3]) -> f64 {
    let is_short = kind.bits() <= 16;
    match bounds {
        Ulps(count) => count * kind.ulp(exact),
        Absolute(usual, short) => {
            if is_short {
                short
            } else {
                usual
            }
        }
        Of(count, size) => count * kind.ulp(size(a, b, c)),
        BySize(count, more) => (count + more * a.abs()) * kind.ulp(exact),
        Logarithm(factor) => {
            let near_one = if is_short { 2_f64.powi(-7) } else { 2_f64.powi(-21) };
            factor * if (0.5..=2.0).contains(&a) { near_one } else { 3.0 * kind.ulp(exact) }
        }
    }
}

fn call(function: &'static Real, kind: Kind, shape: Shape) -> Call {
    let arity = ["$a", "$b", "$c"].iter().rposition(|it| function.call.contains(it)).map_or(0, |it| it + 1);
    let ty: Typed = (kind, shape);
    let expect = move |arguments: &[Vec<Number>]| {
        let component = |index: usize| {
            let mut numbers = [0.0; 3];
            for (number, argument) in numbers.iter_mut().zip(arguments) {
                *number = argument[index].real;
            }
            let [a, b, c] = numbers;
            if !(function.domain)(a, b, c) {
                return Expected::Any;
            }
            let exact = (function.exact)(a, b, c);
            Expected::Near(exact, allowed(function.bounds, kind, exact, numbers))
        };
        vec![(0..shape.count()).map(component).collect()]
    };
    Call {
        code: format!("r0 = {}", function.call),
        arguments: vec![ty; arity],
        results: vec![ty],
        expect: Box::new(expect),
    }
}

/// Calls with other results than arguments.
fn odd_calls(kind: Kind, index: usize) -> Vec<Call> {
    let mut calls = Vec::new();
    for shape in shapes(index, kind == Kind::Float) {
        let ty: Typed = (kind, shape);
        let tests: [Test; 4] = [
            ("isnan", f64::is_nan),
            ("isinf", f64::is_infinite),
            ("isfinite", f64::is_finite),
            ("isnormal", |it| it.is_finite() && it != 0.0),
        ];
        for (name, test) in tests {
            calls.push(Call {
                code: format!("r0 = {name}($a)"),
                arguments: vec![ty],
                results: vec![(Kind::Bool, shape)],
                expect: Box::new(move |arguments| {
                    vec![arguments[0].iter().map(|it| Expected::Whole(test(it.real).into())).collect()]
                }),
            });
        }
        calls.push(Call {
            code: "r0 = frexp($a, r1)".into(),
            arguments: vec![ty],
            results: vec![ty, ty],
            expect: Box::new(|arguments| parts(&arguments[0], frexp)),
        });
        calls.push(Call {
            code: "sincos($a, r0, r1)".into(),
            arguments: vec![ty],
            results: vec![ty, ty],
            expect: Box::new(move |arguments| {
                let near = if kind.bits() <= 16 { 0.007_82 } else { 0.000_489 };
                let of = |function: fn(f64) -> f64| -> Vec<Expected> {
                    let wave = |it: &Number| match it.real.abs() <= PI {
                        true => Expected::Near(function(it.real), near),
                        false => Expected::Any,
                    };
                    arguments[0].iter().map(wave).collect()
                };
                vec![of(f64::sin), of(f64::cos)]
            }),
        });
    }
    calls
}

fn modf_and_sign(kind: Kind, index: usize) -> Vec<Call> {
    let mut calls = Vec::new();
    for shape in shapes(index, kind == Kind::Float) {
        let ty: Typed = (kind, shape);
        calls.push(Call {
            code: "r0 = modf($a, r1)".into(),
            arguments: vec![ty],
            results: vec![ty, ty],
            expect: Box::new(|arguments| parts(&arguments[0], |a| (a.fract(), a.trunc()))),
        });
        calls.push(Call {
            code: "r0 = sign($a)".into(),
            arguments: vec![ty],
            results: vec![(Kind::Int, shape)],
            expect: Box::new(|arguments| {
                let sign = |it: &Number| match it.real.is_nan() {
                    true => Expected::Any,
                    false => Expected::Whole(sign(it.real) as i128),
                };
                vec![arguments[0].iter().map(sign).collect()]
            }),
        });
    }
    calls
}

/// Two results of each component that are exact where the argument is finite.
fn parts(arguments: &[Number], split: fn(f64) -> (f64, f64)) -> Vec<Vec<Expected>> {
    let mut results = [Vec::new(), Vec::new()];
    for number in arguments {
        let (first, second) = split(number.real);
        for (result, part) in results.iter_mut().zip([first, second]) {
            result.push(if number.real.is_finite() { Expected::Near(part, 0.0) } else { Expected::Any });
        }
    }
    results.into()
}

/// The mantissa, from a half to one, and the exponent.
fn frexp(a: f64) -> (f64, f64) {
    if a == 0.0 || !a.is_finite() {
        return (0.0, 0.0);
    }
    let exponent = a.abs().log2().floor() as i32 + 1;
    (a / 2_f64.powi(exponent), f64::from(exponent))
}

fn calls(kind: Kind, scalars_only: bool) -> Vec<Call> {
    let mut calls = Vec::new();
    for (index, function) in FUNCTIONS.iter().enumerate() {
        let is_known = match function.kinds {
            Kinds::Usual => kind != Kind::Double,
            Kinds::Any => true,
            Kinds::Double => kind == Kind::Double,
        };
        if !is_known {
            continue;
        }
        let shapes = if scalars_only { vec![Shape::Scalar] } else { shapes(index, kind == Kind::Float) };
        calls.extend(shapes.into_iter().map(|shape| call(function, kind, shape)));
    }
    calls
}

pub fn programs() -> Vec<Program> {
    let mut programs = Vec::new();
    for kind in [Kind::Float, Kind::Half, Kind::Double, Kind::Min16Float, Kind::Min10Float] {
        let rows = if kind == Kind::Float { 512 } else { 128 };
        let name = format!("{} functions", kind.name());
        programs.extend(in_parts(&name, calls(kind, false), Source::Memory, rows));
        if !kind.is_minimum() {
            let name = format!("{} functions of literals", kind.name());
            programs.extend(in_parts(&name, calls(kind, true), Source::Literals, 16));
        }
        let mut odd = modf_and_sign(kind, 3);
        if kind != Kind::Double {
            odd.extend(odd_calls(kind, 1));
        }
        programs.extend(in_parts(
            &format!("{} functions with parts", kind.name()),
            odd,
            Source::Memory,
            rows,
        ));
        if !kind.is_minimum() {
            let mut odd = modf_and_sign(kind, 2);
            if kind != Kind::Double {
                odd.extend(odd_calls(kind, 0));
            }
            let name = format!("{} functions with parts, of literals", kind.name());
            programs.extend(in_parts(&name, odd, Source::Literals, 4));
        }
    }
    programs
}
