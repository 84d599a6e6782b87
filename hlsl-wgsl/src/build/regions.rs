//! The control flow of a function as nested lists, as its merge blocks and continue targets say.
//!
//! A list runs from its first node to its last. Where a jump leads to the block that follows the list anyway, nothing is
//! said; a jump to where the loop or `switch` around it ends or continues is a `break` or a `continue`.

use hlsl_backend::ir::{Block, BlockId, End, Function, Merge, Target};
use hlsl_base::arena::IdMap;

use super::Fault;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ListId(pub usize);

#[derive(Debug, Default)]
pub struct List {
    /// The list that has this one in one of its nodes, and which node that is. None for the whole body.
    pub parent: Option<(ListId, usize)>,
    pub nodes: Vec<Node>,
}

#[derive(Debug)]
pub enum Node {
    /// The instructions of a block.
    Code(BlockId),
    /// A jump from a block along the target of this number gives its arguments to the parameters.
    Pass(BlockId, usize),
    /// On the condition at the end of a block.
    If {
        at: BlockId,
        then: ListId,
        otherwise: ListId,
    },
    /// `leaves`: whether some case leaves the loop around it, which a `break` in a `switch` does not.
    Switch {
        at: BlockId,
        cases: Vec<Case>,
        leaves: Leaves,
    },
    /// `leaves_at`: where the continuing part ends with a condition, the block that it is in, and whether the loop ends if it
    /// is true.
    Loop {
        body: ListId,
        continuing: ListId,
        leaves_at: Option<(BlockId, bool)>,
    },
    Break,
    Continue,
    /// Ends the loop around the `switch` that this is in.
    Leave,
    /// Return, discard, or whatever ends the block.
    End(BlockId),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaves {
    No,
    /// A `switch` directly in the loop, or one in another `switch` that may be left as well.
    FromLoop,
    FromSwitch,
}

#[derive(Debug)]
pub struct Case {
    pub labels: Vec<u64>,
    pub is_default: bool,
    pub body: ListId,
}

#[derive(Debug, Default)]
pub struct Regions {
    pub lists: Vec<List>,
    /// The list that each block's code stands in.
    pub home: IdMap<Block, Option<ListId>>,
    /// The list that declares the parameters of a block: that of the construct that it follows.
    pub parameter_home: IdMap<Block, Option<ListId>>,
    /// The node of that list before which they are declared.
    pub parameter_node: IdMap<Block, usize>,
}

/// Where jumps may lead to without a jump being said.
#[derive(Clone, Copy)]
struct Around {
    /// What follows the list.
    next: Option<BlockId>,
    /// What a `break` leads to.
    breaks: Option<BlockId>,
    /// What a `continue` leads to.
    continues: Option<BlockId>,
    /// Within a `switch`, what a `break` of the loop around it would lead to.
    leaves: Option<BlockId>,
}

enum Jump {
    Falls,
    Breaks,
    Continues,
    Leaves,
    Into(BlockId),
}

/// More nested than any limit of the compiler lets a shader be.
const DEEPEST: usize = 2000;

pub fn of(function: &Function) -> Result<Regions, Fault> {
    let mut maker =
        Maker { function, regions: Regions::default(), reached: IdMap::default(), depth: 0, left: 0 };
    let body = maker.list(None);
    let around = Around { next: None, breaks: None, continues: None, leaves: None };
    if let Some(entry) = function.entry() {
        maker.run(body, Some(entry), around)?;
    }
    Ok(maker.regions)
}

struct Maker<'f> {
    function: &'f Function,
    regions: Regions,
    /// Blocks that something jumps to.
    reached: IdMap<Block, bool>,
    depth: usize,
    /// How many jumps leave a loop from within a `switch`.
    left: usize,
}

impl Maker<'_> {
    fn list(&mut self, parent: Option<(ListId, usize)>) -> ListId {
        self.regions.lists.push(List { parent, nodes: Vec::new() });
        ListId(self.regions.lists.len() - 1)
    }

    fn push(&mut self, list: ListId, node: Node) {
        self.regions.lists[list.0].nodes.push(node);
    }

    /// A list within the node that comes next.
    fn inner(&mut self, list: ListId) -> ListId {
        let node = self.regions.lists[list.0].nodes.len();
        self.list(Some((list, node)))
    }

    fn run(&mut self, list: ListId, start: Option<BlockId>, around: Around) -> Result<(), Fault> {
        self.depth += 1;
        if self.depth > DEEPEST {
            return Err("control flow that is nested this deeply".into());
        }
        let mut next = start;
        while let Some(block) = next {
            next = match self.function.blocks[block].merge {
                Some(Merge::Loop { merge, continuing, .. }) => {
                    self.whole_loop(list, block, merge, continuing)?;
                    self.behind(list, merge, around)?
                }
                _ => self.block(list, block, around)?,
            };
        }
        self.depth -= 1;
        Ok(())
    }

    /// What comes after a construct that ends at `merge`, if anything does.
    fn behind(&mut self, list: ListId, merge: BlockId, around: Around) -> Result<Option<BlockId>, Fault> {
        if !self.reached[merge] {
            return Ok(None);
        }
        self.declare(list, merge);
        let jump = self.jump(merge, around);
        Ok(self.follow(list, jump))
    }

    /// Says a jump, and returns the block that stands in the same list, if it leads to one.
    fn follow(&mut self, list: ListId, jump: Jump) -> Option<BlockId> {
        let node = match jump {
            Jump::Falls => return None,
            Jump::Into(block) => return Some(block),
            Jump::Breaks => Node::Break,
            Jump::Continues => Node::Continue,
            Jump::Leaves => {
                self.left += 1;
                Node::Leave
            }
        };
        self.push(list, node);
        None
    }

    fn declare(&mut self, list: ListId, block: BlockId) {
        if self.regions.parameter_home[block].is_none() {
            self.regions.parameter_home[block] = Some(list);
            self.regions.parameter_node[block] = self.regions.lists[list.0].nodes.len();
        }
    }

    fn jump(&mut self, to: BlockId, around: Around) -> Jump {
        self.reached[to] = true;
        match to {
            it if Some(it) == around.next => Jump::Falls,
            it if Some(it) == around.breaks => Jump::Breaks,
            it if Some(it) == around.continues => Jump::Continues,
            it if Some(it) == around.leaves => Jump::Leaves,
            it => Jump::Into(it),
        }
    }

    fn whole_loop(
        &mut self,
        list: ListId,
        header: BlockId,
        merge: BlockId,
        continuing: BlockId,
    ) -> Result<(), Fault> {
        for block in [header, continuing, merge] {
            self.declare(list, block);
        }
        let body = self.inner(list);
        let around =
            Around { next: Some(continuing), breaks: Some(merge), continues: Some(continuing), leaves: None };
        let first = self.block(body, header, around)?;
        self.run(body, first, around)?;
        // It sees what the body declares.
        let end = self.regions.lists[body.0].nodes.len();
        let inner = self.list(Some((body, end)));
        let mut leaves_at = None;
        if continuing != header && self.reached[continuing] {
            leaves_at = self.continuing(inner, continuing, header, merge)?;
        }
        self.push(list, Node::Loop { body, continuing: inner, leaves_at });
        Ok(())
    }

    /// The part of a loop that leads back to its header. Returns the block that may leave the loop at its end.
    fn continuing(
        &mut self,
        list: ListId,
        start: BlockId,
        header: BlockId,
        merge: BlockId,
    ) -> Result<Option<(BlockId, bool)>, Fault> {
        let around = Around { next: Some(header), breaks: None, continues: None, leaves: None };
        let mut next = Some(start);
        while let Some(block) = next {
            let Block { merge: own, end, .. } = &self.function.blocks[block];
            if let (None, End::Branch { then, otherwise, .. }) = (own, end)
                && [then.block, otherwise.block].contains(&merge)
            {
                self.code(list, block);
                self.reached[merge] = true;
                // What the loop leaves behind first: the header's parameters may be among it.
                let leaving = usize::from(otherwise.block == merge);
                self.push(list, Node::Pass(block, leaving));
                self.push(list, Node::Pass(block, 1 - leaving));
                return Ok(Some((block, leaving == 0)));
            }
            next = match own {
                Some(Merge::Loop { merge, continuing, .. }) => {
                    self.whole_loop(list, block, *merge, *continuing)?;
                    self.behind(list, *merge, around)?
                }
                _ => self.block(list, block, around)?,
            };
        }
        Ok(None)
    }

    fn code(&mut self, list: ListId, block: BlockId) {
        self.regions.home[block] = Some(list);
        self.push(list, Node::Code(block));
    }

    /// A block and how it ends. Returns the block that follows in the same list.
    fn block(&mut self, list: ListId, block: BlockId, around: Around) -> Result<Option<BlockId>, Fault> {
        if self.regions.home[block].is_some() {
            return Err("a jump that is not to the end of a loop, a `switch` or a selection".into());
        }
        self.code(list, block);
        let function = self.function;
        let Block { merge, end, .. } = &function.blocks[block];
        let merge = match merge {
            Some(Merge::Selection { merge, .. }) => Some(*merge),
            _ => None,
        };
        match end {
            End::Jump(target) => self.along(list, block, 0, target, around),
            End::Branch { then, otherwise, .. } => match merge {
                Some(merge) => {
                    let inside = Around { next: Some(merge), ..around };
                    self.declare(list, merge);
                    self.choice(list, block, [then, otherwise], inside)?;
                    self.behind(list, merge, around)
                }
                None => self.exit(list, block, [then, otherwise], around),
            },
            End::Switch { default, cases, .. } => {
                let merge = merge.ok_or("a `switch` without an end")?;
                let leaves = around.leaves.or(around.breaks);
                let inside = Around { next: Some(merge), breaks: Some(merge), leaves, ..around };
                self.declare(list, merge);
                let before = self.left;
                let cases = self.switch(list, block, default, cases, inside)?;
                let leaves = match (self.left > before, around.leaves) {
                    (false, _) => Leaves::No,
                    (true, None) => Leaves::FromLoop,
                    (true, Some(_)) => Leaves::FromSwitch,
                };
                self.push(list, Node::Switch { at: block, cases, leaves });
                self.behind(list, merge, around)
            }
            End::Return | End::ReturnValue(_) | End::Kill | End::Unreachable | End::Other { .. } => {
                self.push(list, Node::End(block));
                Ok(None)
            }
        }
    }

    /// Goes along a target, and returns the block that it leads to if that stands in the same list.
    fn along(
        &mut self,
        list: ListId,
        from: BlockId,
        index: usize,
        target: &Target,
        around: Around,
    ) -> Result<Option<BlockId>, Fault> {
        if !target.args.is_empty() {
            self.push(list, Node::Pass(from, index));
        }
        let jump = self.jump(target.block, around);
        let next = self.follow(list, jump);
        if let Some(block) = next
            && !target.args.is_empty()
            && self.regions.parameter_home[block].is_none()
        {
            self.regions.parameter_home[block] = Some(list);
            self.regions.parameter_node[block] = self.regions.lists[list.0].nodes.len() - 1;
        }
        Ok(next)
    }

    fn choice(
        &mut self,
        list: ListId,
        at: BlockId,
        [then, otherwise]: [&Target; 2],
        around: Around,
    ) -> Result<(), Fault> {
        let first = self.inner(list);
        let start = self.along(first, at, 0, then, around)?;
        self.run(first, start, around)?;
        let second = self.inner(list);
        let start = self.along(second, at, 1, otherwise, around)?;
        self.run(second, start, around)?;
        self.push(list, Node::If { at, then: first, otherwise: second });
        Ok(())
    }

    /// A branch without a merge block: one side leaves a loop or a `switch`, and the other goes on.
    fn exit(
        &mut self,
        list: ListId,
        at: BlockId,
        sides: [&Target; 2],
        around: Around,
    ) -> Result<Option<BlockId>, Fault> {
        let leaves = |target: &Target| {
            let to = Some(target.block);
            to != around.next && [around.breaks, around.continues, around.leaves].contains(&to)
        };
        let side = match sides.map(leaves) {
            [true, _] => 0,
            [_, true] => 1,
            _ => {
                self.choice(list, at, sides, around)?;
                return Ok(None);
            }
        };
        let bodies = [self.inner(list), self.inner(list)];
        self.along(bodies[side], at, side, sides[side], around)?;
        self.push(list, Node::If { at, then: bodies[0], otherwise: bodies[1] });
        self.along(list, at, 1 - side, sides[1 - side], around)
    }

    fn switch(
        &mut self,
        list: ListId,
        at: BlockId,
        default: &Target,
        cases: &[(u64, Target)],
        around: Around,
    ) -> Result<Vec<Case>, Fault> {
        // Those with the same target share a body; its number is that of the first of them.
        let mut groups: Vec<(&Target, usize, Vec<u64>, bool)> = vec![(default, 0, Vec::new(), true)];
        for (index, (label, target)) in cases.iter().enumerate() {
            match groups.iter_mut().find(|it| it.0 == target) {
                Some(group) => group.2.push(*label),
                None => groups.push((target, index + 1, vec![*label], false)),
            }
        }
        // The default comes last, as people write it.
        groups.rotate_left(1);
        let mut made = Vec::with_capacity(groups.len());
        for (target, index, labels, is_default) in groups {
            let body = self.inner(list);
            let start = self.along(body, at, index, target, around)?;
            self.run(body, start, around)?;
            made.push(Case { labels, is_default, body });
        }
        Ok(made)
    }
}
