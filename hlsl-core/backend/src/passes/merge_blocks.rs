//! Merges blocks: a block is merged with its only successor if it is the only predecessor of that, and empty blocks in
//! between are skipped.
//!
//! Merge blocks and continue targets stay where SPIR-V requires them, but the body of a loop that is a single block is
//! also its continue target. Where one side of a selection is a `discard`, the selection ends where the other side begins,
//! which is no longer inside it: NVIDIA's driver (580.159) gets numbers wrong that such a side in a loop computes and that
//! are used behind it. It crashes on some loops in which sides that `break` or `return` are treated in the same way.

use super::{Changed, Context};
use crate::{
    arena::IdMap,
    ir::{dominance::Edges, edit::Replacements, *},
};

pub fn run(module: &mut Module, _: &mut Context<'_>) -> Changed {
    super::for_each_function(module, |module, function| {
        let skipped = skip_empty(module, function) | end_early(function);
        let removed = edit::remove_unreachable_blocks(function, &mut module.constants);
        let mut changed = merge(function) || skipped;
        let any = changed || removed;
        // Where blocks went, others may have become empty, or may be all that is left of a construct.
        while changed {
            let skipped = skip_empty(module, function) | end_early(function);
            if skipped {
                edit::remove_unreachable_blocks(function, &mut module.constants);
            }
            changed = merge(function) || skipped;
        }
        any
    })
}

/// What headers name, and by which.
fn named(function: &Function) -> (IdMap<Block, Option<BlockId>>, IdMap<Block, Option<BlockId>>) {
    let blocks = function.blocks.len();
    let (mut merges, mut continues) = (IdMap::expecting(blocks), IdMap::expecting(blocks));
    for &block in &function.order {
        if let Some(merge) = &function.blocks[block].merge {
            merges[merge.merge()] = Some(block);
            if let Some(continuing) = merge.continuing() {
                continues[continuing] = Some(block);
            }
        }
    }
    (merges, continues)
}

/// Whether any was left out.
fn skip_empty(module: &mut Module, function: &mut Function) -> bool {
    let mut any = false;
    let (merges, continues) = named(function);
    let entry = function.order[0];
    let is_empty = |function: &Function, block: BlockId| {
        let it = &function.blocks[block];
        it.values.iter().all(|&it| function.values[it].op.is_debug())
            && it.parameters.is_empty()
            && it.merge.is_none()
            && block != entry
            && merges[block].is_none()
            && continues[block].is_none()
    };
    // Of the cases of a switch, where the switch ends.
    let mut switch_end: IdMap<Block, Option<BlockId>> = IdMap::default();
    for &block in &function.order {
        let block = &function.blocks[block];
        if let (End::Switch { .. }, Some(merge)) = (&block.end, &block.merge) {
            block.end.targets().for_each(|it| switch_end[it.block] = Some(merge.merge()));
        }
    }
    for index in 0..function.order.len() {
        let block = function.order[index];
        if !function.blocks[block].end.targets().any(|it| is_empty(function, it.block)) {
            continue;
        }
        let mut end = function.blocks[block].end.clone();
        let mut changed = false;
        for place in 0..end.targets().count() {
            let Some(target) = end.targets().nth(place) else { continue };
            if !is_empty(function, target.block) {
                continue;
            }
            let End::Jump(next) = &function.blocks[target.block].end else { continue };
            if next.block == target.block {
                continue;
            }
            // A case must be a construct of the switch, even if all it does is to leave for a loop around.
            let merge = function.blocks[block].merge.as_ref().map(Merge::merge);
            if matches!(end, End::Switch { .. })
                && merge != Some(next.block)
                && !end.targets().any(|it| it.block == next.block)
            {
                continue;
            }
            // What falls through to the next case must enter it where the switch does.
            let falls_through = !matches!(end, End::Switch { .. })
                && switch_end[target.block].is_some_and(|it| it != next.block);
            if falls_through {
                continue;
            }
            // One block cannot pass two different things to another.
            let conflicts = end
                .targets()
                .enumerate()
                .any(|(other, it)| other != place && it.block == next.block && it.args != next.args);
            if conflicts {
                continue;
            }
            let next = next.clone();
            let left_out = function.blocks[target.block].values.clone();
            if matches!(end, End::Jump(_)) {
                shown::copy_to_end(function, block, &left_out);
            } else if !left_out.is_empty() {
                shown::forget_at(module, function, next.block, &left_out);
            }
            if let Some(target) = end.targets_mut().nth(place) {
                *target = next;
                changed = true;
            }
        }
        if !changed {
            continue;
        }
        let it = &mut function.blocks[block];
        if let End::Branch { then, otherwise, .. } = &end
            && then == otherwise
        {
            if matches!(it.merge, Some(Merge::Selection { .. })) {
                it.merge = None;
            }
            end = End::Jump(then.clone());
        }
        it.end = end;
        any = true;
    }
    any
}

/// How many ends name each block.
fn edges(function: &Function) -> IdMap<Block, u32> {
    let mut edges: IdMap<Block, u32> = IdMap::for_len(function.blocks.len());
    for &block in &function.order {
        for target in function.blocks[block].end.targets() {
            edges[target.block] += 1;
        }
    }
    edges
}

/// Whether any selection ends earlier, where one side ends all and the other begins.
fn end_early(function: &mut Function) -> bool {
    let (mut merges, continues) = named(function);
    let edges = edges(function);
    let mut any = false;
    for index in 0..function.order.len() {
        let header = function.order[index];
        let it = &function.blocks[header];
        let (Some(Merge::Selection { merge, .. }), End::Branch { then, otherwise, .. }) =
            (&it.merge, &it.end)
        else {
            continue;
        };
        let end = *merge;
        let leaves = |side: BlockId| {
            let it = &function.blocks[side];
            edges[side] == 1 && it.merge.is_none() && matches!(it.end, End::Kill)
        };
        let may_follow = |side: BlockId| {
            side != end && edges[side] == 1 && merges[side].is_none() && continues[side].is_none()
        };
        let follows = match (then.block, otherwise.block) {
            (left, right) if leaves(right) && may_follow(left) => left,
            (left, right) if leaves(left) && may_follow(right) => right,
            _ => continue,
        };
        if let Some(Merge::Selection { merge, .. }) = &mut function.blocks[header].merge {
            *merge = follows;
        }
        merges[end] = None;
        merges[follows] = Some(header);
        any = true;
    }
    any
}

/// Whether any two became one.
fn merge(function: &mut Function) -> bool {
    let (merges, mut continues) = named(function);
    let edges = edges(function);
    let mut structure = None;
    let mut replaced = Replacements::of(function);
    let mut gone: IdMap<Block, bool> = IdMap::expecting(function.blocks.len());
    for index in 0..function.order.len() {
        let block = function.order[index];
        if gone[block] {
            continue;
        }
        while let End::Jump(target) = &function.blocks[block].end {
            let next = target.block;
            let may = next != block
                && edges[next] == 1
                && merges[next].is_none()
                && function.order.first() != Some(&next)
                && function.blocks[block].merge.is_none();
            if !may {
                break;
            }
            if let Some(header) = continues[next] {
                let structure =
                    structure.get_or_insert_with(|| function.flow(Edges::Structural).structure(function));
                let is_body = structure.around[block].is_some()
                    && structure.around[block] == structure.headed[header]
                    && merges[block].is_none()
                    && continues[block].is_none();
                if !is_body {
                    break;
                }
                if let Some(Merge::Loop { continuing, .. }) = &mut function.blocks[header].merge {
                    *continuing = block;
                }
                continues[block] = Some(header);
                continues[next] = None;
            }
            let parameters = std::mem::take(&mut function.blocks[next].parameters);
            if let End::Jump(target) = &function.blocks[block].end {
                parameters.into_iter().zip(&target.args).for_each(|(it, &arg)| replaced.add(it, arg));
            }
            let absorbed = &mut function.blocks[next];
            let values = std::mem::take(&mut absorbed.values);
            let merge = absorbed.merge.take();
            let end = std::mem::replace(&mut absorbed.end, End::Unreachable);
            let end_loc = absorbed.end_loc;
            let into = &mut function.blocks[block];
            into.values.extend(values);
            (into.merge, into.end, into.end_loc) = (merge, end, end_loc);
            gone[next] = true;
        }
    }
    let count = function.order.len();
    function.order.retain(|&it| !gone[it]);
    replaced.apply(function);
    function.order.len() < count
}
