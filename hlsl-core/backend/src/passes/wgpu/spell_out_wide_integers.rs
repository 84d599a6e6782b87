//! Spells out what browsers cannot do with 64-bit integers in terms of what [`super::split_wide_integers`] does with pairs
//! of words: divisions, wave operations, and the words of vectors.
//!
//! Needs: a legal module. Leaves 64-bit integers, which the next pass splits. Divisions and products of all lanes are
//! functions that are made once.

use super::{Context, rewrite, rewrite::Rewriter};
use crate::spirv::{BuiltIn, GroupOperation as G, LoopControl, Op as S};
use crate::{
    ir::{build::Builder, build::LoopShape, *},
    options::TargetEnvironment,
};

pub fn run(module: &mut Module, context: &mut Context<'_>) {
    let has_wide = module.types.iter().any(|(_, it)| matches!(it, Type::Int { width: 64, .. }));
    if context.settings.target != TargetEnvironment::WebGpu || !has_wide {
        return;
    }
    let mut made = Made::default();
    rewrite::each(module, |it, value| {
        let inst = &it.function.values[value];
        let (op, ty, args) = (inst.core()?, inst.ty, inst.args.clone());
        match (op, &args[..]) {
            (S::Bitcast, &[from]) => words_of_vectors(it, ty, from),
            (S::GroupNonUniformAllEqual, &[scope, x]) => {
                let of = it.ty(x);
                wide(it.module, of)?;
                let equal = words(it, x).map(|word| it.emit(op, ty, [scope, word]));
                Some(it.emit(S::LogicalAnd, ty, equal))
            }
            _ => {
                wide(it.module, ty)?;
                of_numbers(it, &mut made, op, ty, &args)
            }
        }
    });
    rewrite::complete_interfaces(module);
}

/// The functions that do not exist before somebody needs them.
#[derive(Default)]
struct Made {
    quotient: Option<FunctionId>,
    rest: Option<FunctionId>,
    product: Option<FunctionId>,
}

/// Whether the components of a type are wide integers, and then whether they are signed.
fn wide(module: &Module, ty: TypeId) -> Option<bool> {
    match module.types[module.component(ty)] {
        Type::Int { width: 64, signed } if !matches!(module.types[ty], Type::Matrix { .. }) => Some(signed),
        _ => None,
    }
}

fn of_numbers(it: &mut Rewriter<'_>, made: &mut Made, op: S, ty: TypeId, args: &[Arg]) -> Option<Arg> {
    match (op, args) {
        (S::UDiv | S::UMod | S::SDiv | S::SRem | S::SMod, &[a, b]) => Some(divide(it, made, op, ty, a, b)),
        (_, &[scope, x, ..]) if Op::Core(op).facts().moves => {
            let moved = words(it, x).map(|word| {
                let word_type = it.ty(word);
                it.emit(op, word_type, [scope, word].into_iter().chain(args.iter().skip(2).copied()))
            });
            Some(join(it, ty, moved))
        }
        (
            S::GroupNonUniformBitwiseAnd | S::GroupNonUniformBitwiseOr | S::GroupNonUniformBitwiseXor,
            &[scope, group, x],
        ) => {
            let found = words(it, x).map(|word| {
                let word_type = it.ty(word);
                it.emit(op, word_type, [scope, group, word])
            });
            Some(join(it, ty, found))
        }
        (S::GroupNonUniformIAdd, &[scope, group, x]) => Some(sum(it, ty, scope, group, x)),
        (
            S::GroupNonUniformUMin | S::GroupNonUniformUMax | S::GroupNonUniformSMin | S::GroupNonUniformSMax,
            &[scope, group @ Arg::Literal(kind), x],
        ) if kind == G::Reduce as u32 => Some(extreme(it, op, ty, scope, group, x)),
        (S::GroupNonUniformIMul, &[scope, Arg::Literal(kind), x]) => product(it, made, ty, scope, kind, x),
        _ => None,
    }
}

/// The low and the high words.
pub fn words(it: &mut Rewriter<'_>, number: Arg) -> [Arg; 2] {
    let ty = it.ty(number);
    let (uint, wide) = (it.module.uint32(), it.module.int(64, false));
    let (words, wides) = (it.module.like(ty, uint), it.module.like(ty, wide));
    let number = it.bitcast(wides, number);
    let bits = it.integer(words, 32);
    let rest = it.emit(S::ShiftRightLogical, wides, [number, bits]);
    [it.emit(S::UConvert, words, [number]), it.emit(S::UConvert, words, [rest])]
}

/// The numbers that have these words.
pub fn join(it: &mut Rewriter<'_>, ty: TypeId, [low, high]: [Arg; 2]) -> Arg {
    let (uint, wide) = (it.module.uint32(), it.module.int(64, false));
    let (words, wides) = (it.module.like(ty, uint), it.module.like(ty, wide));
    let bits = it.integer(words, 32);
    let high = it.emit(S::UConvert, wides, [high]);
    let high = it.emit(S::ShiftLeftLogical, wides, [high, bits]);
    let low = it.emit(S::UConvert, wides, [low]);
    let number = it.emit(S::BitwiseOr, wides, [low, high]);
    it.bitcast(ty, number)
}

/// Vectors of numbers as vectors of twice as many words, and back.
fn words_of_vectors(it: &mut Rewriter<'_>, ty: TypeId, from: Arg) -> Option<Arg> {
    let from_type = it.ty(from);
    let is_vector = |it: &Rewriter<'_>, ty: TypeId| matches!(it.module.types[ty], Type::Vector { .. });
    let (is_from, is_to) = (wide(it.module, from_type).is_some(), wide(it.module, ty).is_some());
    if is_from == is_to || !is_vector(it, from_type) || !is_vector(it, ty) {
        return None;
    }
    let uint = it.module.uint32();
    if is_from {
        if it.module.width(ty) != 2 * it.module.width(from_type) {
            return None;
        }
        let mut parts = Vec::new();
        for number in it.components(from) {
            parts.extend(words(it, number));
        }
        let all = it.module.like(ty, uint);
        let all = it.emit(S::CompositeConstruct, all, parts);
        return Some(it.bitcast(ty, all));
    }
    if it.module.width(from_type) != 2 * it.module.width(ty) {
        return None;
    }
    let all = it.module.like(from_type, uint);
    let all = it.bitcast(all, from);
    let number = it.module.component(ty);
    let parts = it.components(all);
    let parts: Vec<Arg> =
        parts.chunks_exact(2).map(|it_words| join(it, number, [it_words[0], it_words[1]])).collect();
    Some(it.join(ty, &parts))
}

// -------------------------------------------------------------------------------------------------- divisions

fn divide(it: &mut Rewriter<'_>, made: &mut Made, op: S, ty: TypeId, a: Arg, b: Arg) -> Arg {
    let (number, wide) = (it.module.component(ty), it.module.int(64, false));
    let is_signed = matches!(op, S::SDiv | S::SRem | S::SMod);
    let wants_quotient = matches!(op, S::UDiv | S::SDiv);
    let loc = it.loc.unwrap_or(it.function.loc);
    let known = if wants_quotient { &mut made.quotient } else { &mut made.rest };
    let function = *known.get_or_insert_with(|| divider(it.module, wants_quotient, loc));
    let pairs: Vec<(Arg, Arg)> = it.components(a).into_iter().zip(it.components(b)).collect();
    let parts: Vec<Arg> = pairs
        .into_iter()
        .map(|(a, b)| {
            let sizes = [a, b].map(|x| if is_signed { size(it, x) } else { (it.bitcast(wide, x), None) });
            let [(a_size, a_negative), (b_size, b_negative)] = sizes;
            let mut found = it.emit(S::FunctionCall, wide, [Arg::Function(function), a_size, b_size]);
            if let (Some(a_negative), Some(b_negative)) = (a_negative, b_negative) {
                let bool = it.module.bool();
                // A quotient is negative where the signs differ, a remainder where the left side is negative.
                let differ = it.emit(S::LogicalNotEqual, bool, [a_negative, b_negative]);
                let negated = negated(it, found);
                let is_negative = if wants_quotient { differ } else { a_negative };
                found = it.emit(S::Select, wide, [is_negative, negated, found]);
                if op == S::SMod {
                    // This one has the sign of the right side.
                    let zero = Arg::Constant(it.module.integer(wide, 0));
                    let is_some = it.emit(S::INotEqual, bool, [found, zero]);
                    let moves = it.emit(S::LogicalAnd, bool, [differ, is_some]);
                    let b = it.bitcast(wide, b);
                    let moved = it.emit(S::IAdd, wide, [found, b]);
                    found = it.emit(S::Select, wide, [moves, moved, found]);
                }
            }
            it.bitcast(number, found)
        })
        .collect();
    it.join(ty, &parts)
}

fn negated(it: &mut Rewriter<'_>, number: Arg) -> Arg {
    let wide = it.module.int(64, false);
    let zero = Arg::Constant(it.module.integer(wide, 0));
    it.emit(S::ISub, wide, [zero, number])
}

/// The absolute value, and whether the number is negative.
fn size(it: &mut Rewriter<'_>, number: Arg) -> (Arg, Option<Arg>) {
    let (wide, signed, bool) = (it.module.int(64, false), it.module.int(64, true), it.module.bool());
    let as_signed = it.bitcast(signed, number);
    let zero = Arg::Constant(it.module.integer(signed, 0));
    let is_negative = it.emit(S::SLessThan, bool, [as_signed, zero]);
    let number = it.bitcast(wide, number);
    let negated = negated(it, number);
    (it.emit(S::Select, wide, [is_negative, negated, number]), Some(is_negative))
}

/// Long division: in each of 64 steps, a bit of the number moves into the rest, and one of the quotient into the number.
fn divider(module: &mut Module, wants_quotient: bool, loc: LocId) -> FunctionId {
    let (wide, uint, bool) = (module.int(64, false), module.uint32(), module.bool());
    let name = if wants_quotient { "wide.quotient" } else { "wide.rest" };
    let mut it = Builder::new(module, name, wide, loc);
    let (number, by) = (it.parameter(wide, "number"), it.parameter(wide, "by"));
    let zero = Arg::Constant(module.integer(wide, 0));
    let one = Arg::Constant(module.integer(wide, 1));
    let last = Arg::Constant(module.uint(63));
    let step = Arg::Constant(module.uint(1));
    let bits = Arg::Constant(module.uint(64));
    let start = [Arg::Constant(module.uint(0)), number.into(), zero];
    let found = counted(&mut it, bits, [uint, wide, wide], start, bool, step, |it, [_, number, rest]| {
        let carry = it.push(S::ShiftRightLogical, wide, [rest, last]);
        let carries = it.push(S::INotEqual, bool, [carry, zero]);
        let first = it.push(S::ShiftRightLogical, wide, [number, last]);
        let rest = it.push(S::ShiftLeftLogical, wide, [rest, step]);
        let rest = it.push(S::BitwiseOr, wide, [rest, first]);
        let number = it.push(S::ShiftLeftLogical, wide, [number, step]);
        let fits = it.push(S::UGreaterThanEqual, bool, [rest, by.into()]);
        let fits = it.push(S::LogicalOr, bool, [carries, fits]);
        let less = it.push(S::ISub, wide, [rest, by.into()]);
        let rest = it.push(S::Select, wide, [fits, less, rest]);
        let bit = it.push(S::Select, wide, [fits, one, zero]);
        [it.push(S::BitwiseOr, wide, [number, bit]), rest]
    });
    it.end(End::ReturnValue(if wants_quotient { found[0] } else { found[1] }));
    module.functions.add(it.finish())
}

/// `for (i = start[0]; i < count; i += step)` over two values, which `body` changes; what they are at the end.
fn counted(
    it: &mut Builder,
    count: Arg,
    types: [TypeId; 3],
    start: [Arg; 3],
    bool: TypeId,
    step: Arg,
    body: impl FnOnce(&mut Builder, [Arg; 3]) -> [Arg; 2],
) -> [Arg; 2] {
    let header = it.new_block("for.check");
    let check = it.new_block("for.check");
    let inside = it.new_block("for.body");
    let continuing = it.new_block("for.continue");
    let merge = it.new_block("for.merge");
    let state = types.map(|ty| it.block_parameter(header, ty));
    let jump = |it: &mut Builder, args: [Arg; 3]| {
        it.end(End::Jump(Target { block: header, args: Args::from_slice(&args) }));
    };
    jump(it, start);
    it.start(header);
    it.loop_header(LoopShape { merge, continuing, control: LoopControl::NONE, operands: Default::default() });
    it.jump(check);
    it.start(check);
    let goes_on = it.push(S::ULessThan, bool, [state[0], count]);
    it.branch(goes_on, inside, merge);
    it.start(inside);
    let [first, second] = body(it, state);
    it.jump(continuing);
    it.start(continuing);
    let next = it.push(S::IAdd, types[0], [state[0], step]);
    jump(it, [next, first, second]);
    it.start(merge);
    [state[1], state[2]]
}

// -------------------------------------------------------------------------------------------------- waves

/// Sums of 16 bits at a time: no wave has so many lanes that a sum of those leaves 32 bits.
fn sum(it: &mut Rewriter<'_>, ty: TypeId, scope: Arg, group: Arg, x: Arg) -> Arg {
    let (uint, wide) = (it.module.uint32(), it.module.int(64, false));
    let (words_type, wides) = (it.module.like(ty, uint), it.module.like(ty, wide));
    let (mask, sixteen) = (it.integer(words_type, 0xffff), it.integer(words_type, 16));
    let [low, high] = words(it, x).map(|word| {
        let parts = [
            it.emit(S::BitwiseAnd, words_type, [word, mask]),
            it.emit(S::ShiftRightLogical, words_type, [word, sixteen]),
        ];
        parts.map(|part| it.emit(S::GroupNonUniformIAdd, words_type, [scope, group, part]))
    });
    // Of the high word, what leaves it is lost.
    let high_part = it.emit(S::ShiftLeftLogical, words_type, [high[1], sixteen]);
    let high = it.emit(S::IAdd, words_type, [high[0], high_part]);
    let [low, middle] = low.map(|part| it.emit(S::UConvert, wides, [part]));
    let middle = it.emit(S::ShiftLeftLogical, wides, [middle, sixteen]);
    let low = it.emit(S::IAdd, wides, [low, middle]);
    let bits = it.integer(words_type, 32);
    let high = it.emit(S::UConvert, wides, [high]);
    let high = it.emit(S::ShiftLeftLogical, wides, [high, bits]);
    let found = it.emit(S::IAdd, wides, [low, high]);
    it.bitcast(ty, found)
}

/// The best high word, then the best low word of those that have it.
fn extreme(it: &mut Rewriter<'_>, op: S, ty: TypeId, scope: Arg, group: Arg, x: Arg) -> Arg {
    let (uint, int, bool) = (it.module.uint32(), it.module.int32(), it.module.bool());
    let (words_type, ints, bools) =
        (it.module.like(ty, uint), it.module.like(ty, int), it.module.like(ty, bool));
    let is_signed = matches!(op, S::GroupNonUniformSMin | S::GroupNonUniformSMax);
    let is_least = matches!(op, S::GroupNonUniformUMin | S::GroupNonUniformSMin);
    let [low, high] = words(it, x);
    let best = if is_signed {
        let high = it.bitcast(ints, high);
        let best = it.emit(op, ints, [scope, group, high]);
        it.bitcast(words_type, best)
    } else {
        it.emit(op, words_type, [scope, group, high])
    };
    let is_best = it.emit(S::IEqual, bools, [high, best]);
    let worst = it.integer(words_type, if is_least { i64::from(u32::MAX) } else { 0 });
    let low = it.emit(S::Select, words_type, [is_best, low, worst]);
    let op = if is_least { S::GroupNonUniformUMin } else { S::GroupNonUniformUMax };
    let low = it.emit(op, words_type, [scope, group, low]);
    join(it, ty, [low, best])
}

/// The product over all lanes, or over those before this one.
fn product(it: &mut Rewriter<'_>, made: &mut Made, ty: TypeId, scope: Arg, kind: u32, x: Arg) -> Option<Arg> {
    let (uint, number, wide) = (it.module.uint32(), it.module.component(ty), it.module.int(64, false));
    let end = match kind {
        it_kind if it_kind == G::Reduce as u32 => it.input(BuiltIn::SubgroupSize, uint),
        it_kind if it_kind == G::ExclusiveScan as u32 => it.input(BuiltIn::SubgroupLocalInvocationId, uint),
        it_kind if it_kind == G::InclusiveScan as u32 => {
            let (lane, one) = (it.input(BuiltIn::SubgroupLocalInvocationId, uint), it.integer(uint, 1));
            it.emit(S::IAdd, uint, [lane, one])
        }
        _ => return None,
    };
    let lanes = it.input(BuiltIn::SubgroupSize, uint);
    let loc = it.loc.unwrap_or(it.function.loc);
    let function = *made.product.get_or_insert_with(|| multiplier(it.module, scope, loc));
    let parts: Vec<Arg> = it
        .components(x)
        .into_iter()
        .map(|x| {
            let x = it.bitcast(wide, x);
            let found = it.emit(S::FunctionCall, wide, [Arg::Function(function), x, lanes, end]);
            it.bitcast(number, found)
        })
        .collect();
    Some(it.join(ty, &parts))
}

/// Multiplies the numbers of the active lanes before `end`. All lanes take part in every step, as they read each other's.
fn multiplier(module: &mut Module, scope: Arg, loc: LocId) -> FunctionId {
    let (wide, uint, bool) = (module.int(64, false), module.uint32(), module.bool());
    let ballot_type = module.vector(uint, 4);
    let mut it = Builder::new(module, "wide.product", wide, loc);
    let x = it.parameter(wide, "x");
    let (lanes, end) = (it.parameter(uint, "lanes"), it.parameter(uint, "end"));
    let [zero, one, five, places, bits] = [0, 1, 5, 31, 32].map(|it| Arg::Constant(module.uint(it)));
    let first = Arg::Constant(module.integer(wide, 1));
    let (none, every) = (Arg::Constant(module.uint(0)), Arg::Constant(module.boolean(true)));
    let ballot = it.push(S::GroupNonUniformBallot, ballot_type, [scope, every]);
    let high = it.push(S::ShiftRightLogical, wide, [x.into(), bits]);
    let words = [x.into(), high].map(|word| it.push(S::UConvert, uint, [word]));
    let start = [zero, first, none];
    let found =
        counted(&mut it, lanes.into(), [uint, wide, uint], start, bool, one, |it, [lane, product, _]| {
            let [low, high] = words.map(|word| it.push(S::GroupNonUniformShuffle, uint, [scope, word, lane]));
            let [low, high] = [low, high].map(|word| it.push(S::UConvert, wide, [word]));
            let high = it.push(S::ShiftLeftLogical, wide, [high, bits]);
            let other = it.push(S::BitwiseOr, wide, [low, high]);
            let word = it.push(S::ShiftRightLogical, uint, [lane, five]);
            let word = it.push(S::VectorExtractDynamic, uint, [ballot, word]);
            let place = it.push(S::BitwiseAnd, uint, [lane, places]);
            let word = it.push(S::ShiftRightLogical, uint, [word, place]);
            let is_active = it.push(S::BitwiseAnd, uint, [word, one]);
            let is_active = it.push(S::INotEqual, bool, [is_active, zero]);
            let is_before = it.push(S::ULessThan, bool, [lane, end.into()]);
            let counts = it.push(S::LogicalAnd, bool, [is_active, is_before]);
            let more = it.push(S::IMul, wide, [product, other]);
            [it.push(S::Select, wide, [counts, more, product]), none]
        });
    it.end(End::ReturnValue(found[0]));
    module.functions.add(it.finish())
}
