//! Removes switches with one case and loops that run once, if nothing needs to break out of them.
//!
//! These remain when branches are resolved, calls inlined or loops unrolled. Needs: `simplify`, which resolves branches
//! but keeps the constructs around them. A construct that `break` or `continue` exits from too deep inside remains a
//! loop, with its back edge behind a branch on a constant.

use std::rc::Rc;

use super::{
    Context,
    nest_exits::{can_nest, can_nest_branch, nest},
};
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

/// Whether anything may have changed.
pub fn function(module: &mut Module, function: &mut Function) -> bool {
    let has_any = function.order.iter().any(|&it| {
        let block = &function.blocks[it];
        block.is_loop_header() || matches!(&block.end, End::Switch { cases, .. } if cases.is_empty())
    });
    if !has_any {
        return false;
    }
    let ways_back = take_ways_back(module, function);
    let mut changed = !ways_back.is_empty();
    for _ in 0..MAX_ROUNDS {
        if !simplify_flow(function) {
            break;
        }
        changed = true;
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
    changed
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

/// Changes the innermost construct that need not be one. Returns whether there was any.
fn simplify_flow(function: &mut Function) -> bool {
    let view = View::new(function);
    // Inner constructs first.
    let mut headers = view.flow.order.iter().rev().filter(|&&it| view.reachable[it]);
    let found = headers.find_map(|&header| Some((header, view.decide(function, header)?)));
    let Some((header, edit)) = found else { return false };
    apply(function, header, edit);
    true
}

/// What makes a construct disappear, or brings it closer to that.
enum Edit {
    /// Nothing leaves early, so that control can simply run into the construct.
    RemoveHeader { into: Target },
    /// The same after the early exits to `merge` have been nested.
    NestAndRemoveHeader { into: Target, merge: BlockId },
    /// Several blocks continue the loop: nesting leaves one.
    NestContinues { start: BlockId, continuing: BlockId },
    /// The loop is left early by the branch of its header only, so it is a selection.
    MakeSelection { merge: BlockId },
    /// The branch of the header becomes a selection at the head of a body that always leaves; then the exits of that
    /// body are nested.
    NestBelowHeader { merge: BlockId },
}

/// A function as it is before an edit.
struct View {
    flow: Rc<Flow>,
    structure: Rc<Structure>,
    reachable: IdMap<Block, bool>,
    /// Merge blocks that are reached from a construct deeper inside than their own.
    deep: IdMap<Block, bool>,
    /// For merge blocks: how many edges of branches and switches lead there from their own construct.
    conditional: IdMap<Block, u32>,
    /// Loop headers that a jump leads back to.
    looped: IdMap<Block, bool>,
}

impl View {
    fn new(function: &Function) -> View {
        let flow = function.flow(Edges::Structural);
        let mut it = View {
            structure: flow.structure(function),
            flow,
            reachable: edit::reachable(function),
            deep: IdMap::default(),
            conditional: IdMap::default(),
            looped: IdMap::default(),
        };
        for (position, &block) in it.flow.order.iter().enumerate() {
            if !it.reachable[block] {
                continue;
            }
            let end = &function.blocks[block].end;
            let own = it.structure.inside(block).map(|inside| it.structure.get(inside).merge);
            for target in end.targets() {
                if it.flow.position(target.block).is_some_and(|it| it <= position) {
                    it.looped[target.block] = true;
                } else if own != Some(target.block) {
                    it.deep[target.block] = true;
                } else if !matches!(end, End::Jump(_)) {
                    it.conditional[target.block] += 1;
                }
            }
        }
        it
    }

    fn decide(&self, function: &Function, header: BlockId) -> Option<Edit> {
        let block = &function.blocks[header];
        match (&block.merge, &block.end) {
            (Some(Merge::Selection { merge, .. }), End::Switch { default, cases, .. })
                if cases.is_empty() =>
            {
                self.decide_single_path(function, default, *merge)
            }
            (Some(Merge::Loop { merge, continuing, .. }), end) if !self.looped[header] => {
                let (merge, continuing) = (*merge, *continuing);
                if self.reachable[continuing] && !self.continues_once(function, header, continuing) {
                    let End::Jump(Target { block: start, .. }) = *end else { return None };
                    return can_nest(function, &self.flow, start, continuing)
                        .then_some(Edit::NestContinues { start, continuing });
                }
                match end {
                    End::Jump(into) => self.decide_single_path(function, into, merge),
                    End::Branch { then, otherwise, .. }
                        if (then.block == merge) != (otherwise.block == merge) =>
                    {
                        self.decide_branch(function, header, merge)
                    }
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// For a construct whose header always continues with `into`.
    fn decide_single_path(&self, function: &Function, into: &Target, merge: BlockId) -> Option<Edit> {
        let into = into.clone();
        if into.block == merge || (!self.deep[merge] && self.conditional[merge] == 0) {
            return Some(Edit::RemoveHeader { into });
        }
        can_nest(function, &self.flow, into.block, merge).then_some(Edit::NestAndRemoveHeader { into, merge })
    }

    /// For a loop that runs once, if at all, as its header decides.
    fn decide_branch(&self, function: &Function, header: BlockId, merge: BlockId) -> Option<Edit> {
        if !self.deep[merge] && self.conditional[merge] == 1 {
            return Some(Edit::MakeSelection { merge });
        }
        can_nest_branch(function, &self.flow, header, merge).then_some(Edit::NestBelowHeader { merge })
    }

    /// Whether the loop of `header` is continued only by a jump at the end of its body.
    fn continues_once(&self, function: &Function, header: BlockId, continuing: BlockId) -> bool {
        let mut all = function
            .order
            .iter()
            .filter(|&&block| function.blocks[block].end.targets().any(|it| it.block == continuing));
        let (Some(&only), None) = (all.next(), all.next()) else { return false };
        let is_direct = self.structure.inside(only).is_some_and(|it| self.structure.get(it).header == header);
        is_direct && matches!(function.blocks[only].end, End::Jump(_))
    }
}

fn apply(function: &mut Function, header: BlockId, edit: Edit) {
    match edit {
        Edit::RemoveHeader { into } => remove_header(function, header, into),
        Edit::NestAndRemoveHeader { into, merge } => {
            nest(function, &function.flow(Edges::Structural), into.block, merge);
            remove_header(function, header, into);
        }
        Edit::NestContinues { start, continuing } => {
            nest(function, &function.flow(Edges::Structural), start, continuing);
        }
        Edit::MakeSelection { merge } => {
            function.blocks[header].merge = Some(Merge::Selection { merge, control: 0 });
        }
        Edit::NestBelowHeader { merge } => nest_below_header(function, header, merge),
    }
}

fn remove_header(function: &mut Function, header: BlockId, into: Target) {
    let block = &mut function.blocks[header];
    block.merge = None;
    block.end = End::Jump(into);
}

fn nest_below_header(function: &mut Function, header: BlockId, merge: BlockId) {
    let (at, loc) = (function.blocks[header].values.len(), function.blocks[header].end_loc);
    let first = edit::split_block(function, header, at);
    let never = function.blocks.add(Block::new(End::Unreachable, loc, ""));
    let selection = Merge::Selection { merge: never, control: 0 };
    // `nest` wants to see the loop that it looks into, so the header stays one until then.
    let kept = function.blocks[first].merge.replace(selection);
    function.blocks[header].merge = kept;
    nest(function, &function.flow(Edges::Structural), first, merge);
    function.blocks[header].merge = None;
}
