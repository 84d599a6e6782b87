//! Computes values on the one side of a branch that uses them, and not before the branch.
//!
//! Only values without effects that no other block uses. Values move down one branch after the other, as far as they
//! can, but never into a loop.

use super::{Context, for_each_function};
use crate::{
    arena::IdMap,
    ir::{
        dominance::{Edges, Flow},
        facts::{Effect, effect},
        *,
    },
    passes::Changed,
};
use smallvec::SmallVec;
use spirv::Op as S;

pub fn run(module: &mut Module, _: &mut Context<'_>) -> Changed {
    for_each_function(module, |module, function| sink(module, function))
}

/// The blocks that use each value.
type Uses = IdMap<Inst, SmallVec<[BlockId; 2]>>;

fn sink(module: &Module, function: &mut Function) -> bool {
    if !function.order.iter().any(|&it| is_fork(&function.blocks[it])) {
        return false;
    }
    let flow = Flow::new(function, Edges::Real);
    let mut uses: Uses = IdMap::for_len(function.values.len());
    for &id in &flow.order {
        for_each_use(function, id, |value| {
            if !uses[value].contains(&id) {
                uses[value].push(id);
            }
        });
    }
    let mut any = false;
    for &from in &flow.order {
        if !is_fork(&function.blocks[from]) {
            continue;
        }
        let sides = sides(function, &flow, from);
        // How often this block itself uses each value.
        let mut uses_here: IdMap<Inst, u32> = IdMap::default();
        for_each_use(function, from, |value| uses_here[value] += 1);
        let mut moved: Vec<(ValueId, BlockId)> = Vec::new();
        // The last first: what it needs may follow it.
        for &value in function.blocks[from].values.iter().rev() {
            let inst = &function.values[value];
            let is_bound = inst.is(S::Variable) || inst.is(S::SampledImage);
            let is_used = !uses[value].is_empty();
            if is_bound || !is_used || effect(module.interned(), function, inst) != Effect::Pure {
                continue;
            }
            let holds_uses = |&&side: &&BlockId| uses[value].iter().all(|&it| flow.dominates(side, it));
            let Some(&side) = sides.iter().find(holds_uses) else { continue };
            for arg in inst.args.iter().filter_map(|it| it.value()) {
                uses_here[arg] -= 1;
                if uses_here[arg] == 0 {
                    uses[arg].retain(|it| *it != from);
                }
                if !uses[arg].contains(&side) {
                    uses[arg].push(side);
                }
            }
            moved.push((value, side));
        }
        any |= !moved.is_empty();
        move_to_sides(function, from, &moved);
    }
    any
}

/// Moves values, of which the last comes first, to the starts of other blocks.
fn move_to_sides(function: &mut Function, from: BlockId, moved: &[(ValueId, BlockId)]) {
    let mut is_moved: IdMap<Inst, bool> = IdMap::default();
    let mut starts: Vec<(BlockId, Vec<ValueId>)> = Vec::new();
    for &(value, side) in moved.iter().rev() {
        is_moved[value] = true;
        match starts.iter_mut().find(|it| it.0 == side) {
            Some((_, start)) => start.push(value),
            None => starts.push((side, vec![value])),
        }
    }
    function.blocks[from].values.retain(|&it| !is_moved[it]);
    for (side, start) in starts {
        function.blocks[side].values.splice(0..0, start);
    }
}

fn for_each_use(function: &Function, block: BlockId, mut f: impl FnMut(ValueId)) {
    let block = &function.blocks[block];
    let code = block.values.iter().map(|&it| &function.values[it]).filter(|it| !it.op.is_debug());
    code.for_each(|inst| inst.args.iter().filter_map(|it| it.value()).for_each(&mut f));
    block.end.for_each_arg(|arg| arg.value().into_iter().for_each(&mut f));
}

fn is_fork(block: &Block) -> bool {
    matches!(block.merge, Some(Merge::Selection { .. }))
        && matches!(block.end, End::Branch { .. } | End::Switch { .. })
}

/// Where a branch leads that nothing else leads to.
fn sides(function: &Function, flow: &Flow, from: BlockId) -> SmallVec<[BlockId; 2]> {
    let block = &function.blocks[from];
    let merge = block.merge.as_ref().map(Merge::merge);
    let is_side = |&it: &BlockId| {
        Some(it) != merge && !function.blocks[it].is_loop_header() && flow.predecessors(it).count() == 1
    };
    block.end.targets().map(|it| it.block).filter(is_side).collect()
}
