//! Whether memory may change between two places of a function.

use super::forward_memory::{is_own, may_alias, may_remember};
use crate::spirv::Op as S;
use crate::{
    arena::IdMap,
    ir::{
        dominance::Flow,
        facts::{Effect, effect},
        *,
    },
};

/// An instruction, as the `index`-th of its block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    pub block: BlockId,
    pub index: usize,
}

/// Whether what `pointer` points to may be another at one of the places `to`, all of which `from` dominates, than it
/// was when control was last at `from`.
///
/// What other invocations write without a barrier does not count, as nobody can tell when they do. Nor is anything known
/// of memory that is volatile or coherent, or that is named by several variables: it may always change.
pub(super) fn may_change(
    module: &Module,
    function: &Function,
    flow: &Flow,
    pointer: Arg,
    from: Place,
    to: impl IntoIterator<Item = Place>,
) -> bool {
    if !may_remember(module, function, pointer) {
        return true;
    }
    let writes = |block: BlockId, range: std::ops::Range<usize>| {
        let values = function.blocks[block].values.get(range).unwrap_or_default();
        values.iter().any(|&it| may_write(module, function, &function.values[it], pointer))
    };
    let length = |block: BlockId| function.blocks[block].values.len();
    // The blocks on paths from `from`, without those that come to it again.
    let mut between: IdMap<Block, bool> = IdMap::default();
    let mut work: Vec<BlockId> = Vec::new();
    let mut leaves_block = false;
    for place in to {
        if place.block == from.block && place.index > from.index {
            if writes(from.block, from.index..place.index) {
                return true;
            }
            continue;
        }
        leaves_block = true;
        if writes(place.block, 0..place.index) {
            return true;
        }
        work.push(place.block);
        while let Some(block) = work.pop() {
            for predecessor in flow.predecessors(block) {
                if predecessor == from.block || between[predecessor] {
                    continue;
                }
                between[predecessor] = true;
                if writes(predecessor, 0..length(predecessor)) {
                    return true;
                }
                work.push(predecessor);
            }
        }
    }
    leaves_block && writes(from.block, from.index..length(from.block))
}

/// Whether an instruction may write to what `pointer` points to, or make visible what others have written there.
fn may_write(module: &Module, function: &Function, inst: &Inst, pointer: Arg) -> bool {
    let types = module.interned();
    match (inst.op, inst.args.first()) {
        (Op::Core(S::Store), Some(&to)) => may_alias(module, function, to, pointer),
        (Op::Core(S::ControlBarrier | S::MemoryBarrier), _) => !is_own(module, function, pointer),
        // Images are other memory than what is loaded and stored.
        (Op::Core(S::ImageWrite), _) => false,
        _ if effect(types, function, inst) < Effect::Acts => false,
        (op, Some(&to)) if op.facts().atomic => may_alias(module, function, to, pointer),
        // It may write to what it has a pointer to, and to whatever others can reach.
        _ => {
            let is_pointer =
                |arg: Arg| types.arg_type(function, arg).is_some_and(|it| types.pointee(it).is_some());
            let mut pointers = inst.args.iter().copied().filter(|&it| is_pointer(it));
            !is_own(module, function, pointer) || pointers.any(|it| may_alias(module, function, it, pointer))
        }
    }
}
