//! Spells out wave operations over some of the lanes, which naga lacks: `WaveMultiPrefix…` and `WaveMatch` become calls of
//! functions that look at one lane after the other.
//!
//! Needs: numbers as the shader has them; passes behind this one arrange what the target lacks of them, and shuffles of
//! booleans. Leaves: none of these operations, but on what HLSL has no function for. Adds the lane's index and the size of
//! the wave to the inputs of the entry points that need them.

use super::{Context, rewrite};
use crate::ir::{
    build::{Builder, LoopShape},
    *,
};
use crate::spirv::{BuiltIn, GroupOperation as G, LoopControl, Op as S};
use rustc_hash::FxHashMap;

/// The operation, and the type of what it is applied to.
type Key = (S, TypeId);

pub fn run(module: &mut Module, _: &mut Context<'_>) {
    let mut wanted: Vec<(Key, LocId)> = Vec::new();
    for function in module.functions.values() {
        for &value in function.order.iter().flat_map(|&it| &function.blocks[it].values) {
            let inst = &function.values[value];
            if let Some(key) = key(module, function, inst)
                && !wanted.iter().any(|it| it.0 == key)
            {
                wanted.push((key, inst.loc));
            }
        }
    }
    if wanted.is_empty() {
        return;
    }
    let mut made: FxHashMap<Key, FunctionId> = FxHashMap::default();
    for (key, loc) in wanted {
        let function = match key.0 {
            S::GroupNonUniformPartitionNV => lanes_with_equal(module, key.1, loc),
            op => prefix(module, op, key.1, loc),
        };
        if let Some(function) = function {
            made.insert(key, module.functions.add(function));
        }
    }
    rewrite::each(module, |it, value| {
        let inst = &it.function.values[value];
        let function = *made.get(&key(it.module, it.function, inst)?)?;
        let args: Args = match inst.args[..] {
            [x] => Args::from_slice(&[Arg::Function(function), x]),
            [_, _, x, lanes] => Args::from_slice(&[Arg::Function(function), x, lanes]),
            _ => return None,
        };
        let ty = inst.ty;
        Some(it.emit(S::FunctionCall, ty, args))
    });
    rewrite::complete_interfaces(module);
}

fn key(module: &Module, function: &Function, inst: &Inst) -> Option<Key> {
    match (inst.core()?, &inst.args[..]) {
        (S::GroupNonUniformPartitionNV, &[x]) => {
            Some((S::GroupNonUniformPartitionNV, module.interned().arg_type(function, x)?))
        }
        (op, &[_, Arg::Literal(group), x, lanes]) if group == G::PartitionedExclusiveScanNV as u32 => {
            of_two(op)?;
            let ty = |arg| module.interned().arg_type(function, arg);
            // Inline SPIR-V may have other operands, with which it is refused.
            let is_mask = |it: TypeId| {
                let word = Type::Int { width: 32, signed: false };
                matches!(module.types[it], Type::Vector { element, len: 4 } if module.types[element] == word)
            };
            (ty(x) == Some(inst.ty) && ty(lanes).is_some_and(is_mask)).then_some((op, inst.ty))
        }
        _ => None,
    }
}

/// What a scan does with two numbers, and what it starts from.
fn of_two(op: S) -> Option<(S, i64)> {
    Some(match op {
        S::GroupNonUniformIAdd => (S::IAdd, 0),
        S::GroupNonUniformFAdd => (S::FAdd, 0),
        S::GroupNonUniformIMul => (S::IMul, 1),
        S::GroupNonUniformFMul => (S::FMul, 1),
        S::GroupNonUniformBitwiseAnd => (S::BitwiseAnd, -1),
        S::GroupNonUniformBitwiseOr => (S::BitwiseOr, 0),
        S::GroupNonUniformBitwiseXor => (S::BitwiseXor, 0),
        _ => return None,
    })
}

/// `op` of the values of those of the lanes that are before this one.
fn prefix(module: &mut Module, op: S, ty: TypeId, loc: LocId) -> Option<Function> {
    let (op, start) = of_two(op)?;
    let (uint, bool) = (module.uint32(), module.bool());
    let four = module.vector(uint, 4);
    let component = module.component(ty);
    let start = match module.types[component] {
        Type::Float { .. } => module.real(component, start as f64),
        _ => module.integer(component, start),
    };
    let start = module.splat(ty, start);
    let mut it = Builder::new(module, "prefix_of_lanes", ty, loc);
    let value = it.parameter(ty, "value").into();
    let lanes = it.parameter(four, "lanes").into();
    let own = load(module, &mut it, BuiltIn::SubgroupLocalInvocationId);
    let active = active_lanes(module, &mut it);
    let lanes = it.push(S::BitwiseAnd, four, [lanes, active]);
    let found = for_each_lane(module, &mut it, ty, start.into(), |module, it, lane, sum| {
        let other = shuffle(module, it, ty, value, lane);
        let (word, bit) = (module.uint(5), module.uint(31));
        let (one, zero) = (module.uint(1), module.uint(0));
        let word = it.push(S::ShiftRightLogical, uint, [lane, word.into()]);
        let word = it.push(S::VectorExtractDynamic, uint, [lanes, word]);
        let bit = it.push(S::BitwiseAnd, uint, [lane, bit.into()]);
        let bit = it.push(S::ShiftRightLogical, uint, [word, bit]);
        let bit = it.push(S::BitwiseAnd, uint, [bit, one.into()]);
        let counts = it.push(S::INotEqual, bool, [bit, zero.into()]);
        let is_before = it.push(S::ULessThan, bool, [lane, own]);
        let counts = it.push(S::LogicalAnd, bool, [counts, is_before]);
        let counts = everywhere(module, it, ty, counts);
        let more = it.push(op, ty, [sum, other]);
        it.push(S::Select, ty, [counts, more, sum])
    });
    it.end(End::ReturnValue(found));
    Some(it.finish())
}

/// The lanes that have the same value as this one.
fn lanes_with_equal(module: &mut Module, ty: TypeId, loc: LocId) -> Option<Function> {
    let (uint, bool) = (module.uint32(), module.bool());
    let four = module.vector(uint, 4);
    let equal = match module.types[module.component(ty)] {
        Type::Float { .. } => S::FOrdEqual,
        Type::Bool => S::LogicalEqual,
        Type::Int { .. } => S::IEqual,
        _ => return None,
    };
    let numbers: Vec<ConstantId> = (0..4).map(|it| module.uint(it)).collect();
    let words = module.constants.intern(Constant::Composite { ty: four, parts: numbers });
    let zero = module.uint(0);
    let none = module.splat(four, zero);
    let mut it = Builder::new(module, "lanes_with_equal", four, loc);
    let value = it.parameter(ty, "value").into();
    let active = active_lanes(module, &mut it);
    let found = for_each_lane(module, &mut it, four, none.into(), |module, it, lane, found| {
        let other = shuffle(module, it, ty, value, lane);
        let each = module.like(ty, bool);
        let mut is_same = it.push(equal, each, [value, other]);
        if each != bool {
            is_same = it.push(S::All, bool, [is_same]);
        }
        let (word, bit, one) = (module.uint(5), module.uint(31), module.uint(1));
        let bit = it.push(S::BitwiseAnd, uint, [lane, bit.into()]);
        let bit = it.push(S::ShiftLeftLogical, uint, [one.into(), bit]);
        let bit = it.push(S::Select, uint, [is_same, bit, zero.into()]);
        let word = it.push(S::ShiftRightLogical, uint, [lane, word.into()]);
        let word = everywhere(module, it, four, word);
        let bit = everywhere(module, it, four, bit);
        let each = module.like(four, bool);
        let is_word = it.push(S::IEqual, each, [word, words.into()]);
        let bits = it.push(S::Select, four, [is_word, bit, none.into()]);
        it.push(S::BitwiseOr, four, [found, bits])
    });
    let found = it.push(S::BitwiseAnd, four, [found, active]);
    it.end(End::ReturnValue(found));
    Some(it.finish())
}

/// A loop over all lanes of a wave, which all lanes run alike: `step` returns the next of the values that start with
/// `first`.
fn for_each_lane(
    module: &mut Module,
    it: &mut Builder,
    ty: TypeId,
    first: Arg,
    step: impl FnOnce(&mut Module, &mut Builder, Arg, Arg) -> Arg,
) -> Arg {
    let (uint, bool) = (module.uint32(), module.bool());
    let (zero, one) = (module.uint(0).into(), module.uint(1).into());
    let count = load(module, it, BuiltIn::SubgroupSize);
    let [header, body, continuing, merge] =
        ["for.check", "for.body", "for.continue", "for.merge"].map(|name| it.new_block(name));
    let (lane, value) = (it.block_parameter(header, uint), it.block_parameter(header, ty));
    it.end(End::Jump(Target { block: header, args: Args::from_slice(&[zero, first]) }));
    it.start(header);
    let is_left = it.push(S::ULessThan, bool, [lane, count]);
    let operands = Default::default();
    it.loop_header(LoopShape { merge, continuing, control: LoopControl::NONE, operands });
    it.branch(is_left, body, merge);
    it.start(body);
    let next = step(module, it, lane, value);
    it.jump(continuing);
    it.start(continuing);
    let next_lane = it.push(S::IAdd, uint, [lane, one]);
    it.end(End::Jump(Target { block: header, args: Args::from_slice(&[next_lane, next]) }));
    it.start(merge);
    value
}

fn load(module: &mut Module, it: &mut Builder, kind: BuiltIn) -> Arg {
    let uint = module.uint32();
    let global = rewrite::input(module, kind, uint, it.loc);
    match module.pointee(module.globals[global].ty) {
        Some((_, own)) if own != uint => {
            let value = it.load(own, global.into());
            it.push(S::Bitcast, uint, [value])
        }
        _ => it.load(uint, global.into()),
    }
}

fn subgroup(module: &mut Module) -> Arg {
    module.uint(spirv::Scope::Subgroup as u32).into()
}

fn active_lanes(module: &mut Module, it: &mut Builder) -> Arg {
    let uint = module.uint32();
    let four = module.vector(uint, 4);
    let (scope, yes) = (subgroup(module), module.boolean(true));
    it.push(S::GroupNonUniformBallot, four, [scope, yes.into()])
}

fn shuffle(module: &mut Module, it: &mut Builder, ty: TypeId, value: Arg, lane: Arg) -> Arg {
    let scope = subgroup(module);
    it.push(S::GroupNonUniformShuffle, ty, [scope, value, lane])
}

/// A scalar in every component of a vector like `shape`.
fn everywhere(module: &mut Module, it: &mut Builder, shape: TypeId, scalar: Arg) -> Arg {
    let len = module.width(shape);
    if len == 1 {
        return scalar;
    }
    let component = module.type_of(&it.function, scalar);
    let ty = module.vector(component, len);
    it.push(S::CompositeConstruct, ty, (0..len).map(|_| scalar))
}
