//! Removes switches with one case and loops that run once, if nothing needs to break out of them.
//!
//! These remain when branches are resolved, calls inlined or loops unrolled. Needs: `simplify`, which resolves branches
//! but keeps the constructs around them. A construct that `break` or `continue` exits from too deep inside remains a
//! loop, with its back edge behind a branch on a constant.

use super::{Context, nest_exits::nest};
use crate::{
    arena::IdMap,
    ir::{
        dominance::{Edges, Flow, Structure},
        *,
    },
};

/// Each round takes one construct and computes the flow anew, so that time is a function's size times this. What is
/// left of more constructs is right as it is, and goes when the pass runs again.
const MAX_ROUNDS: u32 = 64;

pub fn run(module: &mut Module, _: &mut Context<'_>) {
    super::for_each_function(module, function);
}

pub fn function(module: &mut Module, function: &mut Function) {
    let has_any = function.order.iter().any(|&it| {
        let block = &function.blocks[it];
        block.is_loop_header() || matches!(&block.end, End::Switch { cases, .. } if cases.is_empty())
    });
    if !has_any {
        return;
    }
    let ways_back = take_ways_back(module, function);
    for _ in 0..MAX_ROUNDS {
        if !simplify_flow(function) {
            break;
        }
        edit::remove_unreachable_blocks(function, &mut module.constants);
    }
    for (block, mut end) in ways_back {
        if let End::Jump(taken) = &function.blocks[block].end
            && let End::Branch { then, otherwise, .. } = &mut end
        {
            let (back, kept) = if function.blocks[then.block].is_loop_header() {
                (then.block, otherwise)
            } else {
                (otherwise.block, then)
            };
            *kept = taken.clone();
            if function.blocks[back].is_loop_header() {
                function.blocks[block].end = end;
            }
        }
    }
}

/// Makes jumps of the branches at the ends of loops that are decided against going back; the blocks and what they
/// ended with.
fn take_ways_back(module: &Module, function: &mut Function) -> Vec<(BlockId, End)> {
    let mut taken = Vec::new();
    let mut passed: IdMap<Block, bool> = IdMap::default();
    for block in function.order.clone() {
        passed[block] = true;
        let End::Branch { condition: Arg::Constant(condition), then, otherwise } =
            &function.blocks[block].end
        else {
            continue;
        };
        let (kept, dropped) = match module.constants[*condition] {
            Constant::Bool(true) => (then.clone(), otherwise.block),
            Constant::Bool(false) => (otherwise.clone(), then.block),
            _ => continue,
        };
        if passed[dropped] && function.blocks[dropped].is_loop_header() {
            taken.push((block, std::mem::replace(&mut function.blocks[block].end, End::Jump(kept))));
        }
    }
    taken
}

/// Whether the loop of `header` is continued only by a jump at the end of its body.
fn continues_once(function: &Function, structure: &Structure, header: BlockId, continuing: BlockId) -> bool {
    let mut all = function
        .order
        .iter()
        .filter(|&&block| function.blocks[block].end.targets().any(|it| it.block == continuing));
    let (Some(&only), None) = (all.next(), all.next()) else { return false };
    let is_direct = structure.inside(only).is_some_and(|it| structure.get(it).header == header);
    is_direct && matches!(function.blocks[only].end, End::Jump(_))
}

fn simplify_flow(function: &mut Function) -> bool {
    let flow = Flow::new(function, Edges::Structural);
    let structure = Structure::new(function, &flow);
    let reachable = edit::reachable(function);
    // Edges to a merge block from the construct itself, and from deeper inside.
    let mut deep: IdMap<Block, bool> = IdMap::default();
    let mut conditional: IdMap<Block, u32> = IdMap::default();
    let mut looped: IdMap<Block, bool> = IdMap::default();
    for (position, &block) in flow.order.iter().enumerate() {
        if !reachable[block] {
            continue;
        }
        let end = &function.blocks[block].end;
        let inside = structure.inside(block);
        for target in end.targets() {
            if flow.position(target.block).is_some_and(|it| it <= position) {
                looped[target.block] = true;
                continue;
            }
            let own = inside.map(|it| structure.get(it).merge);
            if own != Some(target.block) {
                deep[target.block] = true;
            } else if !matches!(end, End::Jump(_)) {
                conditional[target.block] += 1;
            }
        }
    }
    // Inner constructs first.
    for &header in flow.order.iter().rev() {
        if !reachable[header] {
            continue;
        }
        let block = &function.blocks[header];
        match (&block.merge, &block.end) {
            (Some(Merge::Selection { merge, .. }), End::Switch { default, cases, .. })
                if cases.is_empty() =>
            {
                let (merge, default) = (*merge, default.clone());
                if default.block == merge || (!deep[merge] && conditional[merge] == 0) {
                    let block = &mut function.blocks[header];
                    block.merge = None;
                    block.end = End::Jump(default);
                    return true;
                }
                if nest(function, default.block, merge) {
                    let block = &mut function.blocks[header];
                    block.merge = None;
                    block.end = End::Jump(default);
                    return true;
                }
            }
            (Some(Merge::Loop { merge, continuing, .. }), end) if !looped[header] => {
                let (merge, continuing) = (*merge, *continuing);
                if reachable[continuing] && !continues_once(function, &structure, header, continuing) {
                    if let End::Jump(target) = end
                        && nest(function, target.block, continuing)
                    {
                        return true;
                    }
                    continue;
                }
                match end {
                    End::Jump(target) => {
                        let target = target.clone();
                        if target.block == merge
                            || (!deep[merge] && conditional[merge] == 0)
                            || nest(function, target.block, merge)
                        {
                            function.blocks[header].merge = None;
                            return true;
                        }
                    }
                    End::Branch { then, otherwise, .. }
                        if (then.block == merge) != (otherwise.block == merge) =>
                    {
                        if !deep[merge] && conditional[merge] == 1 {
                            function.blocks[header].merge = Some(Merge::Selection { merge, control: 0 });
                            return true;
                        }
                        // The same as a selection at the head of a body that always leaves.
                        let (at, loc) =
                            (function.blocks[header].values.len(), function.blocks[header].end_loc);
                        let kept = function.blocks[header].merge.take();
                        let first = edit::split_block(function, header, at);
                        let never = function.blocks.add(Block::new(End::Unreachable, loc, ""));
                        function.blocks[first].merge = Some(Merge::Selection { merge: never, control: 0 });
                        function.blocks[header].merge = kept.clone();
                        if nest(function, first, merge) {
                            function.blocks[header].merge = None;
                            return true;
                        }
                        let end = std::mem::replace(&mut function.blocks[first].end, End::Unreachable);
                        function.blocks[header].end = end;
                        function.order.retain(|&it| it != first);
                    }
                    _ => {}
                }
            }
            _ => {}
        }
    }
    false
}
