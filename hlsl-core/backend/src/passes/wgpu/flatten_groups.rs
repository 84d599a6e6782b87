//! Makes thread groups one-dimensional where lanes have a place in them: naga does not know a lane's index in groups of
//! more dimensions, and derivatives of a compute shader need four lanes in a row to be a square of threads.
//!
//! Needs: a legal module. Leaves: no group of several dimensions whose lanes are counted. What the shader knows of a
//! thread's place is computed.

use super::{
    Context,
    rewrite::{self, Rewriter},
};
use crate::ir::{spirv::ExecutionMode as Mode, spirv::ExecutionModel as Model, *};
use crate::spirv::{BuiltIn, Op as S};

pub fn run(module: &mut Module, _: &mut Context<'_>) {
    for index in 0..module.entries.len() {
        let Some((size, has_squares)) = spread_size(module, index) else { continue };
        let own = reach::functions(module, [module.entries[index].function]);
        let is_shared =
            |other: &Entry| reach::functions(module, [other.function]).iter().any(|it| own.contains(it));
        if module.entries.iter().enumerate().any(|(other, entry)| other != index && is_shared(entry)) {
            continue;
        }
        let local = Mode::LocalSize as u32;
        if let Some(mode) = module.entries[index].modes.iter_mut().find(|it| it.mode == local) {
            mode.operands =
                vec![Operand::Literal(size.iter().product()), Operand::Literal(1), Operand::Literal(1)];
        }
        rewrite::each_of(module, &own, |it, value| load(it, value, size, has_squares));
    }
    rewrite::complete_interfaces(module);
}

/// The size of the groups, if it has several dimensions and lanes count; whether four lanes are a square.
fn spread_size(module: &Module, index: usize) -> Option<([u32; 3], bool)> {
    let entry = &module.entries[index];
    if entry.model != Model::GLCompute {
        return None;
    }
    let mode = |mode: Mode| entry.modes.iter().find(|it| it.mode == mode as u32);
    let size = match mode(Mode::LocalSize)?.operands[..] {
        [Operand::Literal(x), Operand::Literal(y), Operand::Literal(z)] => [x, y, z],
        _ => return None,
    };
    let has_squares = mode(Mode::DerivativeGroupQuadsKHR).is_some() && size[0] % 2 == 0 && size[1] % 2 == 0;
    let counts = |it: BuiltIn| matches!(it, BuiltIn::SubgroupId | BuiltIn::SubgroupLocalInvocationId);
    let counts_lanes = || {
        let used = reach::globals(module, entry.function);
        module.globals.ids().any(|it| used[it] && rewrite::builtin(module, it).is_some_and(counts))
    };
    let is_flat = size[1] == 1 && size[2] == 1;
    let is_whole = size.iter().try_fold(1u32, |all, &it| all.checked_mul(it)).is_some_and(|it| it > 0);
    (!is_flat && is_whole && (has_squares || counts_lanes())).then_some((size, has_squares))
}

/// What a load of a thread's place returns in the group as it was.
fn load(it: &mut Rewriter<'_>, value: ValueId, size: [u32; 3], has_squares: bool) -> Option<Arg> {
    let inst = &it.function.values[value];
    if !inst.is(S::Load) {
        return None;
    }
    let (ty, pointer) = (inst.ty, *inst.args.first()?);
    let (global, index) = match pointer {
        Arg::Global(global) => (global, None),
        Arg::Value(chain) => {
            let chain = &it.function.values[chain];
            match chain.args[..] {
                [Arg::Global(global), index] if facts::is_access_chain(chain.op) => (global, Some(index)),
                _ => return None,
            }
        }
        _ => return None,
    };
    let builtin = rewrite::builtin(it.module, global)?;
    if builtin == BuiltIn::LocalInvocationIndex && !has_squares {
        return None;
    }
    if !matches!(
        builtin,
        BuiltIn::LocalInvocationIndex | BuiltIn::LocalInvocationId | BuiltIn::GlobalInvocationId
    ) {
        return None;
    }
    let uint = it.module.uint32();
    let three = it.module.vector(uint, 3);
    let place = place(it, size, has_squares);
    let whole = match builtin {
        BuiltIn::LocalInvocationIndex => {
            let [x, y, z] = place;
            let (width, height) =
                (it.integer(uint, i64::from(size[0])), it.integer(uint, i64::from(size[1])));
            let row = it.emit(S::IMul, uint, [z, height]);
            let row = it.emit(S::IAdd, uint, [row, y]);
            let row = it.emit(S::IMul, uint, [row, width]);
            it.emit(S::IAdd, uint, [row, x])
        }
        BuiltIn::LocalInvocationId => it.join(three, &place),
        _ => {
            let group = it.input(BuiltIn::WorkgroupId, three);
            let parts: Vec<ConstantId> = size.into_iter().map(|size| it.module.uint(size)).collect();
            let size = Arg::Constant(it.module.composite(three, parts));
            let first = it.emit(S::IMul, three, [group, size]);
            let place = it.join(three, &place);
            it.emit(S::IAdd, three, [first, place])
        }
    };
    let Some(index) = index else { return Some(it.bitcast(ty, whole)) };
    let part = match it.module.integer_of(index) {
        Some(known) => it.emit(S::CompositeExtract, uint, [whole, Arg::Literal(u32::try_from(known).ok()?)]),
        None => it.emit(S::VectorExtractDynamic, uint, [whole, index]),
    };
    Some(it.bitcast(ty, part))
}

/// The place of a thread in the group as it was, from its number.
fn place(it: &mut Rewriter<'_>, [width, height, _]: [u32; 3], has_squares: bool) -> [Arg; 3] {
    let uint = it.module.uint32();
    let number = it.input(BuiltIn::LocalInvocationIndex, uint);
    let mut split = |number: Arg, by: u32| {
        let by = it.integer(uint, i64::from(by));
        [it.emit(S::UMod, uint, [number, by]), it.emit(S::UDiv, uint, [number, by])]
    };
    if !has_squares {
        let [x, rows] = split(number, width);
        let [y, z] = split(rows, height);
        return [x, y, z];
    }
    let [corner, square] = split(number, 4);
    let [column, rows] = split(square, width / 2);
    let [row, z] = split(rows, height / 2);
    let [right, down] = split(corner, 2);
    let two = it.integer(uint, 2);
    let x = it.emit(S::IMul, uint, [column, two]);
    let y = it.emit(S::IMul, uint, [row, two]);
    [it.emit(S::IAdd, uint, [x, right]), it.emit(S::IAdd, uint, [y, down]), z]
}
