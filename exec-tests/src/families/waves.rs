//! Operations of waves and quads: which invocations are in one is the driver's choice, so the programs write that
//! down, too. Each operation runs once with all lanes and once with some of them.

use super::calls::{
    self, Expected, Kind, Number, ROOM, Shape, Typed, accepts, read_result, show, write_argument,
    write_results,
};
use super::{Found, Program};
use crate::case::{Bound, Case};
use crate::generate::random::Random;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// The lanes that run it together: their number in the wave and a component of the value.
type Lanes<'a> = &'a [(u32, Number)];
/// For the lane at this place among them.
type Exact = fn(Lanes, usize) -> Expect;

enum Expect {
    /// Of the kind of the value.
    Value(Number),
    Word(u32),
}

use Expect::{Value, Word};

struct Operation {
    /// `$a` is the value, `$c` a condition.
    code: &'static str,
    exact: Exact,
    set: Set,
    /// Of a lane alone or of a whole quad: all lanes must run it.
    is_of_quads: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Set {
    Numeric,
    Any,
    Mask,
    /// The condition is the value.
    Condition,
}

fn fold(lanes: Lanes, whole: fn(i128, i128) -> i128, real: fn(f64, f64) -> f64) -> Number {
    let join = |a: Number, b: Number| Number { whole: whole(a.whole, b.whole), real: real(a.real, b.real) };
    lanes.iter().map(|it| it.1).reduce(join).unwrap_or(Number { whole: 0, real: 0.0 })
}

fn sum(lanes: Lanes) -> Number {
    fold(lanes, |a, b| a + b, |a, b| a + b)
}

fn product(lanes: Lanes) -> Number {
    match lanes.is_empty() {
        true => Number { whole: 1, real: 1.0 },
        false => fold(lanes, i128::wrapping_mul, |a, b| a * b),
    }
}

/// Those before the lane, in the order of lanes.
fn before(lanes: Lanes, at: usize) -> Vec<(u32, Number)> {
    lanes.iter().filter(|it| it.0 < lanes[at].0).copied().collect()
}

fn is_true(it: &(u32, Number)) -> bool {
    it.1.whole != 0
}

fn first(lanes: Lanes) -> (u32, Number) {
    *lanes.iter().min_by_key(|it| it.0).expect("the lane itself is there")
}

fn quad(lanes: Lanes, at: usize, change: fn(u32) -> u32) -> Number {
    let wanted = change(lanes[at].0);
    lanes.iter().find(|it| it.0 == wanted).expect("quads are whole").1
}

fn of_quad(lanes: Lanes<'_>, at: usize) -> impl Iterator<Item = &(u32, Number)> {
    lanes.iter().filter(move |it| it.0 / 4 == lanes[at].0 / 4)
}

const fn wave(code: &'static str, set: Set, exact: Exact) -> Operation {
    Operation { code, exact, set, is_of_quads: false }
}

const fn of_quads(code: &'static str, set: Set, exact: Exact) -> Operation {
    Operation { code, exact, set, is_of_quads: true }
}

const OPERATIONS: &[Operation] = &[
    wave("r0 = WaveActiveSum($a)", Set::Numeric, |all, _| Value(sum(all))),
    wave("r0 = WaveActiveProduct($a)", Set::Numeric, |all, _| Value(product(all))),
    wave("r0 = WaveActiveMin($a)", Set::Numeric, |all, _| Value(fold(all, i128::min, f64::min))),
    wave("r0 = WaveActiveMax($a)", Set::Numeric, |all, _| Value(fold(all, i128::max, f64::max))),
    wave("r0 = WavePrefixSum($a)", Set::Numeric, |all, at| Value(sum(&before(all, at)))),
    wave("r0 = WavePrefixProduct($a)", Set::Numeric, |all, at| Value(product(&before(all, at)))),
    wave("r0 = WaveActiveBitAnd($a)", Set::Mask, |all, _| Value(fold(all, |a, b| a & b, |a, _| a))),
    wave("r0 = WaveActiveBitOr($a)", Set::Mask, |all, _| Value(fold(all, |a, b| a | b, |a, _| a))),
    wave("r0 = WaveActiveBitXor($a)", Set::Mask, |all, _| Value(fold(all, |a, b| a ^ b, |a, _| a))),
    wave("r0 = WaveReadLaneFirst($a)", Set::Any, |all, _| Value(first(all).1)),
    // Of an active lane: the first one, and the lane itself.
    wave("r0 = WaveReadLaneAt($a, WaveReadLaneFirst(WaveGetLaneIndex()))", Set::Any, |all, _| {
        Value(first(all).1)
    }),
    wave("r0 = WaveReadLaneAt($a, WaveGetLaneIndex())", Set::Any, |all, at| Value(all[at].1)),
    of_quads("r0 = WaveReadLaneAt($a, WaveGetLaneIndex() ^ 3)", Set::Any, |all, at| {
        Value(quad(all, at, |it| it ^ 3))
    }),
    wave("r0 = WaveActiveAllEqual($a)", Set::Any, |all, _| {
        Word(all.iter().all(|it| it.1 == all[0].1).into())
    }),
    wave("r0 = WaveActiveAnyTrue($a)", Set::Condition, |all, _| Word(all.iter().any(is_true).into())),
    wave("r0 = WaveActiveAllTrue($a)", Set::Condition, |all, _| Word(all.iter().all(is_true).into())),
    wave("r0 = WaveActiveBallot($a).x", Set::Condition, |all, _| {
        Word(all.iter().filter(|it| is_true(it)).map(|it| 1 << it.0).sum())
    }),
    wave("r0 = WaveActiveCountBits($a)", Set::Condition, |all, _| {
        Word(all.iter().filter(|it| is_true(it)).count() as u32)
    }),
    wave("r0 = WavePrefixCountBits($a)", Set::Condition, |all, at| {
        Word(before(all, at).iter().filter(|it| is_true(it)).count() as u32)
    }),
    wave(
        "r0 = WaveMultiPrefixCountBits($a, WaveGetLaneIndex() & 1 ? WaveActiveBallot(WaveGetLaneIndex() & 1) \
         : WaveActiveBallot(!(WaveGetLaneIndex() & 1)))",
        Set::Condition,
        |all, at| {
            let like = |it: &&(u32, Number)| it.0 % 2 == all[at].0 % 2 && is_true(it);
            Word(before(all, at).iter().filter(like).count() as u32)
        },
    ),
    wave("r0 = WaveIsFirstLane()", Set::Condition, |all, at| Word((first(all).0 == all[at].0).into())),
    of_quads("r0 = QuadReadLaneAt($a, 0)", Set::Numeric, |all, at| Value(quad(all, at, |it| it & !3))),
    of_quads("r0 = QuadReadLaneAt($a, 2)", Set::Numeric, |all, at| Value(quad(all, at, |it| it & !3 | 2))),
    of_quads("r0 = QuadReadAcrossX($a)", Set::Numeric, |all, at| Value(quad(all, at, |it| it ^ 1))),
    of_quads("r0 = QuadReadAcrossY($a)", Set::Numeric, |all, at| Value(quad(all, at, |it| it ^ 2))),
    of_quads("r0 = QuadReadAcrossDiagonal($a)", Set::Numeric, |all, at| Value(quad(all, at, |it| it ^ 3))),
    of_quads("r0 = QuadAny($a)", Set::Condition, |all, at| Word(of_quad(all, at).any(is_true).into())),
    of_quads("r0 = QuadAll($a)", Set::Condition, |all, at| Word(of_quad(all, at).all(is_true).into())),
];

/// One operation on one type.
struct Step {
    operation: &'static Operation,
    value: Typed,
    result: Typed,
}

const GROUPS: usize = 2;
const THREADS: usize = GROUPS * 64;

fn takes(set: Set, kind: Kind) -> bool {
    match set {
        Set::Numeric => kind != Kind::Bool,
        Set::Any => true,
        Set::Mask => matches!(kind, Kind::Uint | Kind::Uint64),
        Set::Condition => false,
    }
}

fn steps(kind: Kind) -> Vec<Step> {
    let mut steps = Vec::new();
    for (index, operation) in OPERATIONS.iter().enumerate() {
        if operation.set == Set::Condition {
            if kind == Kind::Bool {
                let is_question = ["Any", "All", "First"].iter().any(|it| operation.code.contains(it));
                let result =
                    if is_question && !operation.code.contains("Count") { Kind::Bool } else { Kind::Uint };
                let value = (Kind::Bool, Shape::Scalar);
                steps.push(Step { operation, value, result: (result, Shape::Scalar) });
            }
            continue;
        }
        if !takes(operation.set, kind) {
            continue;
        }
        let is_usual = matches!(kind, Kind::Float | Kind::Uint);
        let all = super::reals::shapes(index, is_usual);
        // The scalar, and one or two larger ones.
        let some = [Shape::Scalar, all[1 + index % (all.len() - 1)], all[1 + (index + 1) % (all.len() - 1)]];
        let some: BTreeSet<Shape> = some.into_iter().collect();
        for shape in some {
            // Votes on vectors are of their components, and drivers know matrices in none of these.
            let result = if operation.code.contains("AllEqual") { Kind::Bool } else { kind };
            steps.push(Step { operation, value: (kind, shape), result: (result, shape) });
        }
    }
    steps
}

/// Small numbers whose sums and products are exact in every type; some waves agree on them.
fn values(kind: Kind) -> Vec<u64> {
    let mut random = Random::new(kind as u64 + 5);
    let mut all = Vec::new();
    for thread in 0..THREADS {
        for _ in 0..ROOM * calls::ARGUMENTS {
            let whole = match kind {
                Kind::Bool => random.bits() & 1,
                _ if kind.is_real() => kind.of_real(*random.pick(&[-2.0, -1.0, 1.0, 2.0, 0.5])),
                _ if kind.is_signed() => (random.below(2) as u64 + 1).wrapping_neg() & mask(kind),
                _ => random.bits() % 3 + 1,
            };
            // All of a wave are alike here, whatever its size.
            let alike = if kind.is_real() { kind.of_real(2.0) } else { 1 };
            all.push(if thread >= 64 { alike } else { whole });
        }
    }
    all
}

fn mask(kind: Kind) -> u64 {
    u64::MAX >> (64 - kind.stored().bits())
}

fn is_active(thread: usize) -> bool {
    !(thread / 3 + thread / 16).is_multiple_of(2) || thread.is_multiple_of(8)
}

/// Words before the results: lane, lanes of a wave, the wave.
const KEYS: usize = 3;

fn write_steps(text: &mut String, steps: &[&Step], at: &mut usize) {
    for step in steps {
        let (kind, shape) = step.value;
        let name = format!("x_{}_{}", kind.name(), calls::shape_name(shape));
        text.push_str("    {\n");
        write_results(text, &step.operation.code.replace("$a", &name), &[step.result], "to", at);
        text.push_str("    }\n");
    }
}

fn program(kind: Kind, part: usize, steps: Vec<Step>) -> Program {
    let all: Vec<&Step> = steps.iter().collect();
    let some: Vec<&Step> = steps.iter().filter(|it| !it.operation.is_of_quads).collect();
    let words = |of: &[&Step]| of.iter().map(|it| it.result.0.words() * it.result.1.count()).sum::<usize>();
    let (words_of_all, words_of_some) = (words(&all), words(&some));
    let stride = KEYS + words_of_all + words_of_some;

    let mut text = String::from("[[vk::binding(0)]] RWStructuredBuffer<uint> output;\n");
    let (stored, binding) = (kind.stored().name(), 1 + kind as u32);
    _ = writeln!(text, "[[vk::binding({binding})]] StructuredBuffer<{stored}> of_{};", kind.name());
    text += "[[vk::binding(30)]] StructuredBuffer<uint> active;\n";
    text += "[numthreads(64, 1, 1)]\nvoid main(uint id : SV_DispatchThreadID)\n{\n";
    _ = writeln!(text, "    uint from = id * {}, to = id * {stride};", ROOM * calls::ARGUMENTS);
    text += "    output[to] = WaveGetLaneIndex();\n    output[to + 1] = WaveGetLaneCount();\n";
    text += "    output[to + 2] = WaveReadLaneFirst(id);\n";
    for shape in steps.iter().map(|it| it.value.1).collect::<BTreeSet<_>>() {
        let name = format!("x_{}_{}", kind.name(), calls::shape_name(shape));
        write_argument(&mut text, &name, (kind, shape), 0);
    }
    let mut at = KEYS;
    write_steps(&mut text, &all, &mut at);
    text += "    if (active[id] != 0)\n    {\n";
    write_steps(&mut text, &some, &mut at);
    text += "    }\n}\n";

    let values = values(kind);
    let bytes = values.iter().flat_map(|it| it.to_le_bytes()[..kind.size()].to_vec()).collect();
    let active = (0..THREADS).flat_map(|it| u32::from(is_active(it)).to_le_bytes()).collect();
    let bound = vec![
        (0, Bound::Buffer(vec![0; THREADS * stride * 4])),
        (binding, Bound::Buffer(bytes)),
        (30, Bound::Buffer(active)),
    ];
    let mut args = ["-T", "cs_6_7", "-E", "main", "-fspv-target-env=vulkan1.3"].map(str::to_owned).to_vec();
    if kind.is_small() {
        args.push("-enable-16bit-types".into());
    }
    let name = format!("waves of {} {part}", kind.name());
    let case = Case { args, groups: [GROUPS as u32, 1, 1], bound, ..Case::empty() };
    let check = move |found: &Found| {
        let found = found.words(0);
        let mut waves: BTreeMap<u32, Vec<usize>> = BTreeMap::new();
        for thread in 0..THREADS {
            waves.entry(found[thread * stride + 2]).or_default().push(thread);
        }
        let mut wrong = Vec::new();
        for threads in waves.values() {
            let lanes: BTreeSet<u32> = threads.iter().map(|it| found[it * stride]).collect();
            let count = found[threads[0] * stride + 1];
            if lanes.len() != threads.len() || lanes.iter().any(|&it| it >= count) || !count.is_power_of_two()
            {
                wrong.push(format!("threads {threads:?} have lanes {lanes:?} of {count}"));
                continue;
            }
            let active: Vec<usize> = threads.iter().copied().filter(|&it| is_active(it)).collect();
            for (threads, of, skipped) in [
                (threads, &some_or_all(&steps, true), 0),
                (&active, &some_or_all(&steps, false), words_of_all),
            ] {
                for (place, &thread) in threads.iter().enumerate() {
                    let mut at = thread * stride + KEYS + skipped;
                    for step in of {
                        for component in 0..step.value.1.count() {
                            let all: Vec<(u32, Number)> = threads
                                .iter()
                                .map(|&it| {
                                    let bits = values[it * ROOM * calls::ARGUMENTS + component];
                                    (found[it * stride], step.value.0.number(bits))
                                })
                                .collect();
                            let expected = match (step.operation.exact)(&all, place) {
                                Value(it) if kind.is_real() => Expected::Near(it.real, 0.0),
                                Value(it) => Expected::Whole(it.whole),
                                Word(it) => Expected::Whole(it.into()),
                            };
                            let bits = read_result(step.result.0, &found, &mut at);
                            if !accepts(step.result.0, expected, bits) && wrong.len() < 20 {
                                wrong.push(format!(
                                    "{} {:?}, component {component} of thread {thread}: {}, not {expected:?} ({:?})",
                                    step.operation.code,
                                    step.value,
                                    show(step.result.0, step.result.0.number(bits)),
                                    if kind.is_real() { all.iter().map(|it| it.1.real).collect::<Vec<_>>() } else { all.iter().map(|it| it.1.whole as f64).collect() },
                                ));
                            }
                        }
                    }
                }
            }
        }
        wrong
    };
    Program { name, text, case, check: Box::new(check) }
}

fn some_or_all(steps: &[Step], all: bool) -> Vec<&Step> {
    steps.iter().filter(|it| all || !it.operation.is_of_quads).collect()
}

const KINDS: [Kind; 13] = [
    Kind::Bool,
    Kind::Float,
    Kind::Uint,
    Kind::Int,
    Kind::Half,
    Kind::Double,
    Kind::Int16,
    Kind::Uint16,
    Kind::Int64,
    Kind::Uint64,
    Kind::Min16Float,
    Kind::Min16Int,
    Kind::Min16Uint,
];

pub fn programs() -> Vec<Program> {
    // Drivers take more than linear time for these.
    const PART: usize = 8;
    let mut programs = Vec::new();
    for kind in KINDS {
        let mut steps = steps(kind).into_iter();
        for part in 0.. {
            let some: Vec<Step> = steps.by_ref().take(PART).collect();
            if some.is_empty() {
                break;
            }
            programs.push(program(kind, part, some));
        }
    }
    programs
}
