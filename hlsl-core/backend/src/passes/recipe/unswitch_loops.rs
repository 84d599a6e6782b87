//! Branches before a loop, and not in each of its iterations, where the condition is the same in all of them: there are
//! two copies of the loop then, one for each answer.
//!
//! Loops that wait for other invocations, or compute with what these have, stay as they are: some of those that run a
//! loop together might come to run different copies. Leaves: branches on constants in the copies, and the copies of
//! values that are used behind the loop as parameters of its merge block.

use super::{
    Context, for_each_function,
    loops::{Loop, copy_parameters},
};
use crate::{
    arena::IdMap,
    ir::{
        edit::CopyMap,
        facts::{Effect, effect},
        *,
    },
    passes::Changed,
};
use spirv::Op as S;

/// Of a function with all copies. Each branch doubles its loop.
const MAX_VALUES: usize = 20_000;

pub fn run(module: &mut Module, _: &mut Context<'_>) -> Changed {
    for_each_function(module, |module, function| {
        let mut any = false;
        while unswitch_one(module, function) {
            any = true;
        }
        any
    })
}

fn unswitch_one(module: &mut Module, function: &mut Function) -> bool {
    let size =
        |blocks: &[BlockId]| -> usize { blocks.iter().map(|&it| function.blocks[it].values.len() + 1).sum() };
    let whole = size(&function.order);
    for it in Loop::all(function) {
        if whole + size(&it.blocks) > MAX_VALUES {
            continue;
        }
        let defined = it.defined(function);
        let invariant = it.blocks.iter().find_map(|&block| match &function.blocks[block] {
            Block {
                merge: Some(Merge::Selection { .. }),
                end: End::Branch { condition: Arg::Value(condition), .. },
                ..
            } if !defined[*condition] => Some((block, *condition)),
            _ => None,
        });
        let Some((block, condition)) = invariant else { continue };
        let carried = used_behind(function, &it, &defined);
        let is_value = |&it: &ValueId| !module.interned().is_opaque(function.values[it].ty);
        if may_copy(module, function, &it) && carried.iter().all(is_value) {
            carry_out(function, &it, &carried);
            unswitch(module, function, &it, block, condition);
            return true;
        }
    }
    false
}

/// Whether it does not matter which invocations run the loop together.
fn may_copy(module: &Module, function: &Function, it: &Loop) -> bool {
    let is_left = it
        .blocks
        .iter()
        .any(|&block| function.blocks[block].end.targets().any(|target| target.block == it.merge));
    is_left
        && it.blocks.iter().flat_map(|&block| &function.blocks[block].values).all(|&value| {
            let inst = &function.values[value];
            match effect(module.interned(), function, inst) {
                Effect::Pure | Effect::Reads => !inst.is(S::Variable),
                Effect::Derivative | Effect::Convergent => false,
                Effect::Acts => matches!(inst.core(), Some(S::Store | S::Load | S::ImageWrite)),
            }
        })
}

/// Makes two loops, in one of which `condition` holds where it decides what comes after `block`.
fn unswitch(module: &mut Module, function: &mut Function, it: &Loop, block: BlockId, condition: ValueId) {
    let (before, then) = it.preheader(function);
    let loc = function.blocks[it.header].end_loc;
    // The old merge block is that of the new selection, and each loop has one of its own that leads there.
    let merges = [0; 2].map(|_| {
        let new = function.blocks.add(Block::new(End::Unreachable, loc, ""));
        let args = copy_parameters(function, it.merge, new);
        function.blocks[new].end = End::Jump(Target { block: it.merge, args });
        new
    });
    let mut map = CopyMap::default();
    map.blocks[it.merge] = Some(merges[1]);
    edit::copy_within(function, &it.blocks, &mut map);
    for &inside in &it.blocks {
        for target in function.blocks[inside].end.targets_mut().filter(|target| target.block == it.merge) {
            target.block = merges[0];
        }
    }
    if let Some(merge) = &mut function.blocks[it.header].merge {
        *merge.merge_mut() = merges[0];
    }
    for (block, holds) in [(block, true), (map.block(block), false)] {
        if let End::Branch { condition, .. } = &mut function.blocks[block].end {
            *condition = module.boolean(holds).into();
        }
    }
    let otherwise = Target { block: map.block(it.header), args: then.args.clone() };
    function.blocks[before].merge = Some(Merge::Selection { merge: it.merge, control: 0 });
    function.blocks[before].end = End::Branch { condition: condition.into(), then, otherwise };
    edit::remove_unreachable_blocks(function, &mut module.constants);
}

/// The values of the loop that are used behind it, in order of their first uses.
fn used_behind(function: &Function, it: &Loop, defined: &IdMap<Inst, bool>) -> Vec<ValueId> {
    let mut used: Vec<ValueId> = Vec::new();
    let mut seen: IdMap<Inst, bool> = IdMap::default();
    for &id in function.order.iter().filter(|id| !it.blocks.contains(id)) {
        let mut note = |arg: Arg| {
            if let Arg::Value(value) = arg
                && defined[value]
                && !std::mem::replace(&mut seen[value], true)
            {
                used.push(value);
            }
        };
        let block = &function.blocks[id];
        let code = block.values.iter().map(|&it| &function.values[it]).filter(|it| !it.op.is_debug());
        code.for_each(|inst| inst.args.iter().for_each(|&arg| note(arg)));
        block.end.for_each_arg(note);
    }
    used
}

/// Lets these values of the loop go through parameters of its merge block.
fn carry_out(function: &mut Function, it: &Loop, carried: &[ValueId]) {
    let mut stand_ins: IdMap<Inst, Option<ValueId>> = IdMap::default();
    for &value in carried {
        let inst = &function.values[value];
        let (ty, loc, flags) = (inst.ty, inst.loc, inst.flags);
        let parameter = function.add_parameter(it.merge, ty, loc);
        function.values[parameter].flags = Flags(flags.0 & Flags::RELAXED.0);
        stand_ins[value] = Some(parameter);
    }
    for index in 0..function.order.len() {
        let id = function.order[index];
        if it.blocks.contains(&id) {
            let targets = function.blocks[id].end.targets_mut();
            for target in targets.filter(|target| target.block == it.merge) {
                target.args.extend(carried.iter().map(|&value| Arg::Value(value)));
            }
            continue;
        }
        let replace = |arg: &mut Arg| {
            if let Arg::Value(value) = *arg
                && let Some(parameter) = stand_ins[value]
            {
                *arg = parameter.into();
            }
        };
        for &value in &function.blocks[id].values {
            function.values.update_args(value, replace);
        }
        function.blocks[id].end.for_each_arg_mut(replace);
    }
}
