//! Loops as passes see them: their blocks, and a block before them.

use crate::{
    arena::IdMap,
    ir::{
        dominance::{Edges, Flow},
        *,
    },
};

/// A loop that jumps back, and can be left by jumps to its merge block.
pub(super) struct Loop {
    pub(super) header: BlockId,
    pub(super) merge: BlockId,
    /// All blocks of it, in an order in which dominators precede what they dominate: the header first.
    pub(super) blocks: Vec<BlockId>,
}

impl Loop {
    /// The loop with that header.
    pub(super) fn find(function: &Function, flow: &Flow, header: BlockId) -> Option<Loop> {
        let Some(Merge::Loop { merge, .. }) = function.blocks[header].merge else { return None };
        let (start, end) = (flow.position(header)?, flow.position(merge)?);
        // The merge block comes after all blocks of its loop.
        let is_inside = |&it: &usize| flow.dominates_at(start, it) && !flow.dominates_at(end, it);
        let blocks: Vec<BlockId> = (start..end).filter(is_inside).map(|it| flow.order[it]).collect();
        let goes_back = |&it: &BlockId| function.blocks[it].end.targets().any(|it| it.block == header);
        blocks.iter().any(goes_back).then_some(Loop { header, merge, blocks })
    }

    /// All loops of a function, outer ones first.
    pub(super) fn all(function: &Function) -> Vec<Loop> {
        if !function.order.iter().any(|&it| function.blocks[it].is_loop_header()) {
            return Vec::new();
        }
        let flow = Flow::new(function, Edges::Structural);
        flow.order.iter().filter_map(|&it| Loop::find(function, &flow, it)).collect()
    }

    /// What is defined in it.
    pub(super) fn defined(&self, function: &Function) -> IdMap<Inst, bool> {
        let mut defined = IdMap::for_len(function.values.len());
        for &block in &self.blocks {
            let block = &function.blocks[block];
            block.parameters.iter().chain(&block.values).for_each(|&it| defined[it] = true);
        }
        defined
    }

    /// The block that control comes from when it enters, and that does nothing else at its end, with what it passes: a
    /// new one where there is none.
    pub(super) fn preheader(&self, function: &mut Function) -> (BlockId, Target) {
        let header = self.header;
        let leads_here = |it: &&BlockId| {
            !self.blocks.contains(it) && function.blocks[**it].end.targets().any(|it| it.block == header)
        };
        let before: Vec<BlockId> = function.order.iter().filter(leads_here).copied().collect();
        let is_named = function.order.iter().any(|&it| {
            let merge = function.blocks[it].merge.as_ref();
            merge.is_some_and(|it| it.merge() == header || it.continuing() == Some(header))
        });
        if let [only] = before[..]
            && let Block { merge: None, end: End::Jump(into), .. } = &function.blocks[only]
            && !is_named
        {
            return (only, into.clone());
        }
        self.add_preheader(function, &before)
    }

    fn add_preheader(&self, function: &mut Function, before: &[BlockId]) -> (BlockId, Target) {
        let header = self.header;
        let end_loc = function.blocks[header].end_loc;
        let new = function.blocks.add(Block::new(End::Unreachable, end_loc, ""));
        let args = copy_parameters(function, header, new);
        let into = Target { block: header, args };
        function.blocks[new].end = End::Jump(into.clone());
        for &block in before {
            for target in function.blocks[block].end.targets_mut().filter(|it| it.block == header) {
                target.block = new;
            }
        }
        // Another construct may end or continue where the loop begins.
        for index in 0..function.order.len() {
            let block = function.order[index];
            let Some(it) = &mut function.blocks[block].merge else { continue };
            if it.merge() == header {
                *it.merge_mut() = new;
            }
            if let Merge::Loop { continuing, .. } = it
                && *continuing == header
                && block != header
            {
                *continuing = new;
            }
        }
        let place = function.order.iter().position(|&it| it == header).unwrap_or(0);
        function.order.insert(place, new);
        (new, into)
    }
}

/// Gives `to` parameters like those of `from`. They are returned as arguments.
pub(super) fn copy_parameters(function: &mut Function, from: BlockId, to: BlockId) -> Args {
    let parameters = function.blocks[from].parameters.clone();
    parameters
        .into_iter()
        .map(|parameter| {
            let inst = &function.values[parameter];
            let (ty, loc, flags) = (inst.ty, inst.loc, inst.flags);
            let copy = function.add_parameter(to, ty, loc);
            function.values[copy].flags = flags;
            Arg::Value(copy)
        })
        .collect()
}
