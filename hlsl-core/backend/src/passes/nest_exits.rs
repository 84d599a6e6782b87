//! Turns early exits of a region into nesting: `if (c) { a; exit } rest` becomes `if (c) { a } else { rest }`, so
//! that only ordinary ends of selections are left and the region does not need a construct around it to break out of.
//! Used by `merge_returns` and `simplify_flow`.

use std::ops::Range;

use crate::ir::{dominance::Flow, *};

/// More early exits in a row than this cost more words when nested than when they leave a `switch`.
const MAX_NESTED: u32 = 4;

/// Whether [`nest`] can nest the exits to `exit` of the region that begins at `start`. `flow` has structural edges.
pub fn can_nest(function: &Function, flow: &Flow, start: BlockId, exit: BlockId) -> bool {
    Region::new(function, flow, exit).can_nest(start)
}

/// The same for a region that begins with the branch at the end of `header`, once a selection of its own stands there.
/// One side of the branch is the exit. Such a selection never reaches its merge block, because both sides leave.
pub fn can_nest_branch(function: &Function, flow: &Flow, header: BlockId, exit: BlockId) -> bool {
    let mut region = Region::new(function, flow, exit);
    // The new selection counts, too.
    region.nested = 1;
    let mut sides = function.blocks[header].end.targets().map(|it| it.block);
    sides.all(|side| !region.holds_exit(side) || region.can_nest(side))
}

/// Nests the exits to `exit` of the region that begins at `start`, if it is few selections that hold them and each
/// stands at the end of what comes before. Afterwards one jump leads from the region to `exit`. `flow` has structural
/// edges; elsewhere the function may have changed since.
pub fn nest(function: &mut Function, flow: &Flow, start: BlockId, exit: BlockId) -> bool {
    let mut region = Region::new(function, flow, exit);
    if !region.can_nest(start) {
        return false;
    }
    let changes = region.plan(start);
    for outer in &changes.joins {
        let loc = function.loc;
        let join = function.blocks.add(Block::new(End::Unreachable, loc, "if.merge"));
        let mut args = Args::new();
        for parameter in function.blocks[exit].parameters.clone() {
            let inst = &function.values[parameter];
            let (ty, loc, flags) = (inst.ty, inst.loc, inst.flags);
            let new = function.add_parameter(join, ty, loc);
            function.values[new].flags = flags;
            args.push(new.into());
        }
        function.blocks[join].end = End::Jump(Target { block: *outer, args });
    }
    for (block, to) in changes.merges {
        if let Some(merge) = &mut function.blocks[block].merge {
            *merge.merge_mut() = to;
        }
    }
    for (block, to) in changes.exits {
        for target in function.blocks[block].end.targets_mut().filter(|it| it.block == exit) {
            target.block = to;
        }
    }
    true
}

struct Region<'f> {
    function: &'f Function,
    flow: &'f Flow,
    exit: BlockId,
    /// The blocks that lead to it, by their numbers in the dominator tree, ascending.
    exits: Vec<u32>,
    nested: u32,
}

#[derive(Default)]
struct Changes {
    /// New blocks: where each of them continues.
    joins: Vec<BlockId>,
    /// Headers and their new merge blocks.
    merges: Vec<(BlockId, BlockId)>,
    /// Blocks that exit and where to from now on.
    exits: Vec<(BlockId, BlockId)>,
}

struct Arm {
    exits: bool,
    reaches_merge: bool,
}

impl<'f> Region<'f> {
    fn new(function: &'f Function, flow: &'f Flow, exit: BlockId) -> Self {
        let mut region = Region { function, flow, exit, exits: Vec::new(), nested: 0 };
        region.exits = region.leading_to(exit).collect();
        region.exits.sort_unstable();
        region
    }

    /// The numbers in the dominator tree of the blocks whose ends lead to a block.
    fn leading_to(&self, to: BlockId) -> impl Iterator<Item = u32> {
        let predecessors = self.flow.position(to).map_or(&[][..], |it| self.flow.predecessors_at(it));
        // Structural edges are no ends.
        let is_end = move |position: usize| {
            let end = &self.function.blocks[self.flow.order[position]].end;
            end.targets().any(|it| it.block == to)
        };
        let positions = predecessors.iter().map(|&it| it as usize).filter(move |&it| is_end(it));
        positions.map(|it| self.flow.tree_number(it))
    }

    /// The numbers in the dominator tree of what `block` dominates.
    fn dominated(&self, block: BlockId) -> Range<u32> {
        self.flow.position(block).map_or(0..0, |it| self.flow.tree_numbers_below(it))
    }

    fn exits_in(&self, range: &Range<u32>) -> usize {
        let before = |number: u32| self.exits.partition_point(|&it| it < number);
        before(range.end) - before(range.start)
    }

    /// Whether control that arrives at `start` exits from a block that `start` dominates, or at once.
    fn holds_exit(&self, start: BlockId) -> bool {
        start == self.exit || self.exits_in(&self.dominated(start)) > 0
    }

    /// Whether the construct of `header` holds an exit.
    fn construct_exits(&self, header: BlockId, merge: BlockId) -> bool {
        self.exits_in(&self.dominated(header)) > self.exits_in(&self.dominated(merge))
    }

    fn arm(&self, arm: BlockId, merge: BlockId) -> Arm {
        if arm == merge || arm == self.exit {
            return Arm { exits: arm == self.exit, reaches_merge: arm == merge };
        }
        let range = self.dominated(arm);
        let exits = self.exits_in(&range) > 0;
        let reaches_merge = self.leading_to(merge).any(|it| range.contains(&it));
        Arm { exits, reaches_merge }
    }

    /// The recursion is as deep as exits are nested, which `MAX_NESTED` limits.
    fn can_nest(&mut self, mut block: BlockId) -> bool {
        loop {
            if block == self.exit {
                return true;
            }
            let it = &self.function.blocks[block];
            match (&it.merge, &it.end) {
                (None, End::Jump(target)) => block = target.block,
                (None, end) => return !matches!(end, End::Branch { .. } | End::Switch { .. }),
                (Some(merge), end) => {
                    let merge = merge.merge();
                    if !self.construct_exits(block, merge) {
                        block = merge;
                        continue;
                    }
                    let (Some(Merge::Selection { .. }), End::Branch { then, otherwise, .. }) =
                        (&it.merge, end)
                    else {
                        return false;
                    };
                    self.nested += 1;
                    if self.nested > MAX_NESTED {
                        return false;
                    }
                    let mut goes_on = false;
                    for target in [then, otherwise] {
                        let arm = self.arm(target.block, merge);
                        if arm.exits && (arm.reaches_merge || !self.can_nest(target.block)) {
                            return false;
                        }
                        goes_on |= arm.reaches_merge;
                    }
                    if !goes_on {
                        return true;
                    }
                    block = merge;
                }
            }
        }
    }

    /// What is to change, where `can_nest` has said that it works.
    fn plan(&self, start: BlockId) -> Changes {
        let mut changes = Changes::default();
        let first_join = self.function.blocks.len();
        // What to walk, and where exits go from there.
        let mut work = vec![(start, self.exit)];
        while let Some((mut block, mut exit)) = work.pop() {
            loop {
                let it = &self.function.blocks[block];
                match (&it.merge, &it.end) {
                    (None, End::Jump(target)) if target.block == self.exit => {
                        changes.exits.push((block, exit));
                        break;
                    }
                    (None, End::Jump(target)) => block = target.block,
                    (None, _) => break,
                    (Some(merge), end) => {
                        let merge = merge.merge();
                        if let (true, End::Branch { then, otherwise, .. }) =
                            (self.construct_exits(block, merge), end)
                        {
                            let join = BlockId::from_index(first_join + changes.joins.len());
                            changes.joins.push(exit);
                            changes.merges.push((block, join));
                            let mut goes_on = false;
                            for target in [then, otherwise] {
                                let arm = self.arm(target.block, merge);
                                if target.block == self.exit {
                                    changes.exits.push((block, join));
                                } else if arm.exits {
                                    work.push((target.block, join));
                                }
                                goes_on |= arm.reaches_merge;
                            }
                            if !goes_on {
                                break;
                            }
                            exit = join;
                        }
                        block = merge;
                    }
                }
            }
        }
        changes
    }
}
