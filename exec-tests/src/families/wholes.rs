//! Functions of whole numbers and of booleans that work on each component. All of them are exact.

use super::Program;
use super::calls::{Call, Expected, Kind, Number, Shape, Source, programs as in_parts};
use super::reals::shapes;

type Function = fn(i128, i128, i128, Kind) -> i128;

/// Which types a function takes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Set {
    Numeric,
    Bits,
    Signed,
    Reversible,
    Boolean,
    /// Numbers and booleans, with a boolean before them.
    Chosen,
}

struct Whole {
    call: &'static str,
    exact: Function,
    set: Set,
    /// Other than the type of the arguments.
    result: Option<Kind>,
}

const fn whole(call: &'static str, set: Set, exact: Function) -> Whole {
    Whole { call, exact, set, result: None }
}

fn ones(kind: Kind) -> i128 {
    (1_i128 << kind.bits()) - 1
}

const FUNCTIONS: &[Whole] = &[
    whole("abs($a)", Set::Numeric, |a, _, _, _| a.abs()),
    whole("min($a, $b)", Set::Numeric, |a, b, _, _| a.min(b)),
    whole("max($a, $b)", Set::Numeric, |a, b, _, _| a.max(b)),
    whole("clamp($a, min($b, $c), max($b, $c))", Set::Numeric, |a, b, c, _| a.clamp(b.min(c), b.max(c))),
    whole("mad($a, $b, $c)", Set::Numeric, |a, b, c, _| a.wrapping_mul(b).wrapping_add(c)),
    Whole { call: "sign($a)", exact: |a, _, _, _| a.signum(), set: Set::Numeric, result: Some(Kind::Int) },
    whole("$a + $b", Set::Numeric, |a, b, _, _| a + b),
    whole("$a - $b", Set::Numeric, |a, b, _, _| a - b),
    whole("$a * $b", Set::Numeric, |a, b, _, _| a.wrapping_mul(b)),
    whole("$a << ($b & 7)", Set::Numeric, |a, b, _, _| a << (b & 7)),
    whole("$a >> ($b & 7)", Set::Numeric, |a, b, _, _| a >> (b & 7)),
    whole("~$a ^ ($b | $c)", Set::Numeric, |a, b, c, _| !a ^ (b | c)),
    Whole {
        call: "countbits($a)",
        exact: |a, _, _, kind| i128::from((a & ones(kind)).count_ones()),
        set: Set::Bits,
        result: Some(Kind::Uint),
    },
    Whole {
        call: "firstbitlow($a)",
        exact: |a, _, _, kind| match a & ones(kind) {
            0 => i128::from(u32::MAX),
            bits => i128::from(bits.trailing_zeros()),
        },
        set: Set::Bits,
        result: Some(Kind::Uint),
    },
    Whole {
        call: "firstbithigh($a)",
        exact: |a, _, _, _| match if a < 0 { !a } else { a } {
            0 => i128::from(u32::MAX),
            bits => 127 - i128::from(bits.leading_zeros()),
        },
        set: Set::Bits,
        result: Some(Kind::Uint),
    },
    whole("reversebits($a)", Set::Reversible, |a, _, _, kind| {
        ((a & ones(kind)) as u128).reverse_bits() as i128 >> (128 - kind.bits()) & ones(kind)
    }),
    whole("($a >> 1) / ((max($b, -$b) & 15) + 1)", Set::Signed, |a, b, _, _| {
        (a >> 1) / ((b.max(-b) & 15) + 1)
    }),
    whole("($a >> 1) % ((max($b, -$b) & 15) + 1)", Set::Signed, |a, b, _, _| {
        (a >> 1) % ((b.max(-b) & 15) + 1)
    }),
    whole("and($a, $b)", Set::Boolean, |a, b, _, _| a & b),
    whole("or($a, $b)", Set::Boolean, |a, b, _, _| a | b),
    whole("select($a, $b, $c)", Set::Chosen, |a, b, c, _| if a != 0 { b } else { c }),
];

const KINDS: [Kind; 9] = [
    Kind::Int,
    Kind::Uint,
    Kind::Int16,
    Kind::Uint16,
    Kind::Int64,
    Kind::Uint64,
    Kind::Min12Int,
    Kind::Min16Int,
    Kind::Min16Uint,
];

fn takes(set: Set, kind: Kind) -> bool {
    match set {
        Set::Numeric => kind != Kind::Bool,
        // How many bits there are is the driver's choice.
        Set::Bits | Set::Reversible => kind != Kind::Bool && !kind.is_minimum(),
        // The language does not divide signed numbers of minimum precision.
        Set::Signed => kind.is_signed() && !kind.is_minimum(),
        Set::Boolean => kind == Kind::Bool,
        Set::Chosen => true,
    }
}

fn call(function: &'static Whole, kind: Kind, shape: Shape) -> Call {
    let arity = ["$a", "$b", "$c"].iter().rposition(|it| function.call.contains(it)).map_or(0, |it| it + 1);
    let mut arguments = vec![(kind, shape); arity];
    if function.set == Set::Chosen {
        arguments[0].0 = Kind::Bool;
    }
    let expect = move |arguments: &[Vec<Number>]| {
        let component = |index: usize| {
            let mut numbers = [0; 3];
            for (number, argument) in numbers.iter_mut().zip(arguments) {
                *number = argument[index].whole;
            }
            Expected::Whole((function.exact)(numbers[0], numbers[1], numbers[2], kind))
        };
        vec![(0..shape.count()).map(component).collect()]
    };
    Call {
        code: format!("r0 = {}", function.call),
        arguments,
        results: vec![(function.result.unwrap_or(kind), shape)],
        expect: Box::new(expect),
    }
}

/// `any`, `all` and the choice between real numbers.
fn of_booleans(kind: Kind) -> Vec<Call> {
    let mut calls = Vec::new();
    for shape in shapes(5, kind == Kind::Bool || kind == Kind::Float) {
        let is_set = move |it: &Number| if kind.is_real() { it.real != 0.0 } else { it.whole != 0 };
        // No number is not zero, but drivers need not know.
        let is_known = move |all: &[Number]| !all.iter().any(|it| it.real.is_nan());
        let result = move |all: &[Number], is_true: bool| match is_known(all) {
            true => vec![vec![Expected::Whole(is_true.into())]],
            false => vec![vec![Expected::Any]],
        };
        let one = |code: &str, expect: super::calls::Expect| Call {
            code: code.into(),
            arguments: vec![(kind, shape)],
            results: vec![(Kind::Bool, Shape::Scalar)],
            expect,
        };
        calls.push(one("r0 = any($a)", Box::new(move |it| result(&it[0], it[0].iter().any(is_set)))));
        calls.push(one("r0 = all($a)", Box::new(move |it| result(&it[0], it[0].iter().all(is_set)))));
        if kind.is_real() {
            calls.push(Call {
                code: "r0 = select($a, $b, $c)".into(),
                arguments: vec![(Kind::Bool, shape), (kind, shape), (kind, shape)],
                results: vec![(kind, shape)],
                expect: Box::new(move |it| {
                    let choose = |index: usize| {
                        let from = if it[0][index].whole != 0 { &it[1] } else { &it[2] };
                        Expected::Near(from[index].real, 0.0)
                    };
                    vec![(0..shape.count()).map(choose).collect()]
                }),
            });
        }
    }
    calls
}

pub fn programs() -> Vec<Program> {
    let mut programs = Vec::new();
    for kind in KINDS.into_iter().chain([Kind::Bool]) {
        let known = || FUNCTIONS.iter().enumerate().filter(|(_, it)| takes(it.set, kind));
        let is_usual = matches!(kind, Kind::Int | Kind::Uint | Kind::Bool);
        let mut calls = of_booleans(kind);
        for (index, function) in known() {
            calls.extend(shapes(index, is_usual).into_iter().map(|shape| call(function, kind, shape)));
        }
        programs.extend(in_parts(&format!("{} functions", kind.name()), calls, Source::Memory, 288));
        if !kind.is_minimum() {
            let calls = known().map(|(_, function)| call(function, kind, Shape::Scalar)).collect();
            programs.extend(in_parts(
                &format!("{} functions of literals", kind.name()),
                calls,
                Source::Literals,
                16,
            ));
        }
    }
    for kind in [Kind::Float, Kind::Half, Kind::Double, Kind::Min16Float, Kind::Min10Float] {
        programs.extend(in_parts(
            &format!("choices of {}", kind.name()),
            of_booleans(kind),
            Source::Memory,
            128,
        ));
    }
    programs
}
