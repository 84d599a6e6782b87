//! Computes before a loop what is the same in each iteration (loop-invariant code motion).
//!
//! Only values without effects. Of those that read memory or textures, or divide, only what the loop computes in any
//! case: what a condition guards stays behind it.

use super::{Context, for_each_function, loops::Loop};
use crate::{
    ir::{
        dominance::{Edges, Flow},
        facts::{Effect, effect, is_access_chain},
        *,
    },
    passes::Changed,
};
use spirv::Op as S;

pub fn run(module: &mut Module, _: &mut Context<'_>) -> Changed {
    for_each_function(module, |module, function| {
        let mut any = false;
        // Inner loops first: what leaves them may leave the loops around them, too.
        for it in Loop::all(function).into_iter().rev() {
            any |= hoist(module, function, it.header);
        }
        any
    })
}

/// Moves what can be moved out of the loop with that header.
fn hoist(module: &Module, function: &mut Function, header: BlockId) -> bool {
    // Blocks before inner loops have become blocks of this one.
    let flow = Flow::new(function, Edges::Structural);
    let Some(it) = Loop::find(function, &flow, header) else { return false };
    let is_exit = |block: BlockId| {
        let end = &function.blocks[block].end;
        end.targets().next().is_none() || end.targets().any(|target| target.block == it.merge)
    };
    let exits: Vec<BlockId> = it.blocks.iter().copied().filter(|&block| is_exit(block)).collect();
    let mut varies = it.defined(function);
    let mut moved: Vec<ValueId> = Vec::new();
    for &block in &it.blocks {
        let is_always_run = !exits.is_empty() && exits.iter().all(|&exit| flow.dominates(block, exit));
        for &value in &function.blocks[block].values {
            let inst = &function.values[value];
            let is_same = inst.args.iter().all(|arg| arg.value().is_none_or(|it| !varies[it]));
            if is_same && may_move(module, function, inst, is_always_run) {
                varies[value] = false;
                moved.push(value);
            }
        }
    }
    if moved.is_empty() {
        return false;
    }
    for &block in &it.blocks {
        function.blocks[block].values.retain(|&value| varies[value]);
    }
    let (preheader, _) = it.preheader(function);
    function.blocks[preheader].values.extend(moved);
    true
}

fn may_move(module: &Module, function: &Function, inst: &Inst, is_always_run: bool) -> bool {
    let types = module.interned();
    // Only blocks that sample may combine an image with a sampler.
    let is_bound = inst.is(S::Variable) || inst.is(S::SampledImage);
    if is_bound || effect(types, function, inst) != Effect::Pure {
        return false;
    }
    let is_chain = is_access_chain(inst.op);
    if types.is_opaque(inst.ty) && !is_chain {
        return false;
    }
    let is_memory = |ty: TypeId| types.is_opaque(ty) || types.pointee(ty).is_some();
    let reads = inst.args.iter().filter_map(|&it| types.arg_type(function, it)).any(is_memory);
    let divides = matches!(inst.core(), Some(S::UDiv | S::SDiv | S::UMod | S::SRem | S::SMod));
    let is_safe = is_chain || is_always_there(module, function, inst) || !(reads || divides);
    is_always_run || is_safe
}

/// Whether it reads a member of a block or variable at a constant place, which no condition can guard.
fn is_always_there(module: &Module, function: &Function, load: &Inst) -> bool {
    let Some(&pointer) = load.args.first().filter(|_| load.is(S::Load)) else { return false };
    let (base, indices) = match pointer {
        Arg::Global(_) => (pointer, &[][..]),
        Arg::Value(chain) => match function.values[chain].args.split_first() {
            Some((&base, indices)) if is_access_chain(function.values[chain].op) => (base, indices),
            _ => return false,
        },
        _ => return false,
    };
    let Arg::Global(global) = base else { return false };
    let types = module.interned();
    let Some((class, mut ty)) = types.pointee(module.globals[global].ty) else { return false };
    let is_block = matches!(class, StorageClass::UNIFORM | StorageClass::PUSH_CONSTANT | StorageClass::INPUT);
    is_block
        && indices.iter().all(|&index| {
            let Some(index) = types.index_of(index) else { return false };
            let is_inside = types.part_count(ty).is_some_and(|count| index < count);
            match types.part(ty, index) {
                Some(part) if is_inside => ty = part,
                _ => return false,
            }
            true
        })
}
