//! Moves whatever terminates the invocation out of continue constructs: SPIR-V requires that every path through the
//! continue construct leads to the back edge. The step of `for (…; …; clip(x))`, or the condition of a
//! `do … while (kills(x))`, moves to the end of the body, and the loop gets a continue target that only jumps back.
//!
//! Needs: raw IR, as `merge_returns` leaves it. Leaves: in continue constructs, no termination of the invocation, and no
//! calls to functions with one that `inline_calls` is going to inline.

use super::{
    Context, Settings,
    inline_calls::{self, CallGraph},
    merge_returns,
};
use crate::arena::IdMap;
use crate::ir::{
    dominance::{ConstructKind, Edges},
    *,
};
use crate::spirv::Op as S;

pub fn run(module: &mut Module, context: &mut Context<'_>) {
    let itself = |function: &Function| function.order.iter().any(|&it| function.blocks[it].end.is_abort());
    if !module.functions.values().any(itself) {
        return;
    }
    let mut aborts: IdMap<Function, bool> = IdMap::default();
    let graph = CallGraph::of(module);
    for &id in &graph.callees_first {
        aborts[id] = itself(&module.functions[id]) || graph.calls_of(id).iter().any(|&callee| aborts[callee]);
    }
    let settings = context.settings;
    for id in module.functions.ids() {
        if aborts[id] && module.functions[id].blocks.values().any(Block::is_loop_header) {
            super::with_function(module, id, |module, function| {
                edit::remove_unreachable_blocks(function, &mut module.constants);
                for header in loops_to_change(module, function, &aborts, settings) {
                    move_step(module, function, header);
                }
            });
        }
    }
}

/// The headers of loops whose continue constructs terminate the invocation.
fn loops_to_change(
    module: &Module,
    function: &Function,
    aborts: &IdMap<Function, bool>,
    settings: Settings,
) -> Vec<BlockId> {
    let flow = function.flow(Edges::Structural);
    let structure = flow.structure(function);
    let mut headers = Vec::new();
    for &block in &flow.order {
        let it = &function.blocks[block];
        let is_abort = it.end.is_abort()
            || it.values.iter().map(|&it| &function.values[it]).any(|inst| match inst.args.first() {
                Some(&Arg::Function(callee)) if inst.is(S::FunctionCall) && aborts[callee] => {
                    // A call that stays may do what it likes.
                    !settings.only_needed
                        || inline_calls::is_needed(module, function, inst, &module.functions[callee])
                }
                _ => false,
            });
        if !is_abort {
            continue;
        }
        for (_, construct) in structure.chain(structure.around[block]) {
            if construct.kind == ConstructKind::Continue && !headers.contains(&construct.header) {
                headers.push(construct.header);
            }
        }
    }
    headers
}

fn move_step(module: &mut Module, function: &mut Function, header: BlockId) {
    let Some(Merge::Loop { merge, continuing: step, .. }) = function.blocks[header].merge else { return };
    let flow = function.flow(Edges::Structural);
    let structure = flow.structure(function);
    let Some(start) = function.blocks[header].end.targets().map(|it| it.block).find(|&it| it != merge) else {
        return;
    };
    let is_latch = |block: BlockId| {
        function.blocks[block].end.targets().any(|it| it.block == header) && flow.dominates(step, block)
    };
    // A step that always ends the invocation has none.
    let latch = function.order.iter().copied().find(|&it| is_latch(it));

    let (loc, name) = (function.blocks[step].end_loc, function.blocks[step].name);
    let continuing = function.blocks.add(Block::new(End::Unreachable, loc, name));
    function.blocks[step].name = "loop.step";
    if let Some(latch) = latch {
        let it = &mut function.blocks[latch];
        let end = std::mem::replace(&mut it.end, End::Jump(Target::new(continuing)));
        let (inner_merge, loc) = (it.merge.take(), it.end_loc);
        let it = &mut function.blocks[continuing];
        (it.merge, it.end, it.end_loc) = (inner_merge, end, loc);
    }
    if let Some(Merge::Loop { continuing: target, .. }) = &mut function.blocks[header].merge {
        *target = continuing;
    }
    if start != step {
        // The body becomes a construct that the `continue`s leave to get to the step.
        let body = merge_returns::Left {
            flow: &flow,
            structure: &structure,
            construct: structure.headed[header],
            exits: jumps_to(function, step),
            start: (start, 0),
            end: End::Jump(Target::new(step)),
            flag: "continue.flag",
        };
        merge_returns::leave(module, function, body);
        // A switch can be left from anywhere. Where none has to be, `simplify_flow` takes this one away again.
        merge_returns::wrap(module, function, start, 0, step);
    }
    edit::remove_unreachable_blocks(function, &mut module.constants);
}

/// The blocks that end with a jump to `target`: the `continue`s, if it is the step of a loop.
fn jumps_to(function: &Function, target: BlockId) -> Vec<BlockId> {
    let jumps = |&it: &BlockId| matches!(&function.blocks[it].end, End::Jump(it) if it.block == target);
    function.order.iter().copied().filter(jumps).collect()
}
