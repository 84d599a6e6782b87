//! The dominator tree of a function's control flow graph, and its structured constructs.
//!
//! Everything here is a snapshot: it is invalid after blocks or terminators have changed. [`Function::flow`] keeps the last
//! one, as most passes change neither.

use std::{
    cell::{OnceCell, RefCell},
    cmp::Reverse,
    fmt,
    ops::Range,
    rc::Rc,
};

use super::*;

/// The edges to consider.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edges {
    /// The control flow edges.
    Real,
    /// Those, and edges from each header to its merge block and continue target, as in SPIR-V's structural dominance.
    Structural,
}

/// The graph in reverse postorder, with dominators. Positions are indices into `order`.
pub struct Flow {
    pub order: Vec<BlockId>,
    position: IdMap<Block, Option<u32>>,
    predecessors: Groups,
    /// The dominator tree, by position. Made when it is first asked for: many passes need the order alone.
    tree: OnceCell<Vec<Node>>,
    /// What it has below each position.
    children: OnceCell<Groups>,
    structure: OnceCell<Rc<Structure>>,
}

/// The last graphs of a function, each with the edges that it was made of. Says nothing of the function itself.
#[derive(Default)]
pub struct KeptFlows([RefCell<Option<Kept>>; 2]);

struct Kept {
    marks: Vec<u32>,
    flow: Rc<Flow>,
}

impl Clone for KeptFlows {
    fn clone(&self) -> Self {
        KeptFlows::default()
    }
}

impl fmt::Debug for KeptFlows {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("KeptFlows")
    }
}

impl Function {
    /// The graph, made again only where its edges are no longer those of the last time.
    pub fn flow(&self, edges: Edges) -> Rc<Flow> {
        // A block that is alone is a graph sooner than it is compared.
        if self.order.len() < 2 {
            return Rc::new(Flow::new(self, edges));
        }
        let marks = marks(self);
        let mut kept = self.flows.0[edges as usize].borrow_mut();
        if let Some(it) = &*kept
            && it.marks == marks
        {
            debug_assert!(it.flow.is_same(&Flow::new(self, edges)), "blocks in use must be in `order`");
            return it.flow.clone();
        }
        let flow = Rc::new(Flow::new(self, edges));
        *kept = Some(Kept { marks, flow: flow.clone() });
        flow
    }
}

/// All that a graph and its structure depend on: the blocks in use with the kinds of their ends, their targets and what their
/// merges name.
fn marks(function: &Function) -> Vec<u32> {
    let number = |it: BlockId| it.index() as u32;
    let mut marks = Vec::with_capacity(4 * function.order.len());
    for &id in &function.order {
        let block = &function.blocks[id];
        // No block has these numbers.
        let (is_switch, is_loop) = (matches!(block.end, End::Switch { .. }), block.is_loop_header());
        marks.extend([number(id), u32::MAX - u32::from(is_switch) - 2 * u32::from(is_loop)]);
        block.end.for_each_target(|it| marks.push(number(it.block)));
        if let Some(merge) = &block.merge {
            marks.extend([u32::MAX - 4, number(merge.merge())]);
            marks.extend(merge.continuing().map(number));
        }
    }
    marks
}

#[derive(Clone, Copy)]
struct Node {
    /// The immediate dominator, which has a lower position; the entry's is itself.
    idom: u32,
    /// When a walk of the tree comes there, and when it has left all below.
    enter: u32,
    leave: u32,
}

impl Flow {
    fn new(function: &Function, edges: Edges) -> Flow {
        let order = match (function.entry(), edges) {
            (None, _) => Vec::new(),
            (Some(entry), Edges::Structural) => edit::structured_order(function, entry),
            (Some(entry), Edges::Real) if edit::is_alone(&function.blocks[entry]) => vec![entry],
            (Some(entry), Edges::Real) => {
                // Structured order visits real edges as well; unreachable stubs are dropped.
                let live = edit::reachable(function);
                let mut order = edit::structured_order(function, entry);
                order.retain(|&it| live[it]);
                order
            }
        };
        let mut position: IdMap<Block, Option<u32>> = IdMap::for_len(function.blocks.len());
        for (index, &block) in order.iter().enumerate() {
            position[block] = Some(index as u32);
        }
        // A block that is alone has no edges.
        let mut pairs: Vec<(u32, u32)> = Vec::with_capacity(2 * (order.len() - order.len().min(1)));
        for (index, &block) in order.iter().enumerate() {
            let block = &function.blocks[block];
            let mut add = |to: BlockId| {
                if let Some(to) = position[to] {
                    pairs.push((to, index as u32));
                }
            };
            block.end.for_each_target(|it| add(it.block));
            if edges == Edges::Structural
                && let Some(merge) = &block.merge
            {
                add(merge.merge());
                merge.continuing().into_iter().for_each(add);
            }
        }
        let predecessors = Groups::new(order.len(), &pairs);
        Flow {
            order,
            position,
            predecessors,
            tree: OnceCell::new(),
            children: OnceCell::new(),
            structure: OnceCell::new(),
        }
    }

    fn is_same(&self, other: &Flow) -> bool {
        let is_same_at = |it: usize| self.predecessors_at(it) == other.predecessors_at(it);
        self.order == other.order && (0..self.order.len()).all(is_same_at)
    }

    /// The constructs of the function that this is the graph of, with [`Edges::Structural`].
    pub fn structure(&self, function: &Function) -> Rc<Structure> {
        self.structure.get_or_init(|| Rc::new(Structure::new(function, self))).clone()
    }

    /// The algorithm of Cooper, Harvey and Kennedy: intersect the dominators of predecessors until nothing changes.
    fn find_dominators(&self) -> Vec<u32> {
        const NONE: u32 = u32::MAX;
        let mut idom = vec![NONE; self.order.len()];
        if let Some(first) = idom.first_mut() {
            *first = 0;
        }
        let mut changed = true;
        let mut sorted: Vec<u32> = Vec::new();
        while changed {
            changed = false;
            for index in 1..self.order.len() {
                let mut new = NONE;
                let mut predecessors = self.predecessors_at(index);
                if predecessors.len() > 2 {
                    // The deepest first: of jumps out of a long run of blocks, each then climbs to the one before it, and
                    // not all the way up to the first.
                    sorted.clear();
                    sorted.extend(predecessors);
                    sorted.sort_unstable_by_key(|&it| Reverse(idom[it as usize]));
                    predecessors = &sorted;
                }
                for &predecessor in predecessors {
                    if idom[predecessor as usize] == NONE {
                        continue;
                    }
                    if new == NONE {
                        new = predecessor;
                        continue;
                    }
                    let mut other = predecessor;
                    while new != other {
                        while new > other {
                            new = idom[new as usize];
                        }
                        while other > new {
                            other = idom[other as usize];
                        }
                    }
                }
                if idom[index] != new {
                    idom[index] = new;
                    changed = true;
                }
            }
        }
        idom
    }

    fn tree(&self) -> &[Node] {
        self.tree.get_or_init(|| number(&self.find_dominators()))
    }

    pub fn position(&self, block: BlockId) -> Option<usize> {
        self.position[block].map(|it| it as usize)
    }
    /// By position; a block appears as often as it has edges here.
    pub fn predecessors_at(&self, position: usize) -> &[u32] {
        self.predecessors.of(position)
    }
    pub fn predecessors(&self, block: BlockId) -> impl Iterator<Item = BlockId> {
        let list = self.position(block).map_or(&[][..], |it| self.predecessors_at(it));
        list.iter().map(|&it| self.order[it as usize])
    }
    pub fn children_at(&self, position: usize) -> &[u32] {
        if self.order.len() < 2 {
            return &[];
        }
        let children = self.children.get_or_init(|| {
            let nodes = (0..).zip(self.tree()).skip(1);
            let pairs: Vec<(u32, u32)> = nodes.map(|(index, node)| (node.idom, index)).collect();
            Groups::new(self.order.len(), &pairs)
        });
        children.of(position)
    }
    pub fn idom_at(&self, position: usize) -> usize {
        self.tree()[position].idom as usize
    }
    pub fn idom(&self, block: BlockId) -> Option<BlockId> {
        let position = self.position(block)?;
        (position != 0).then(|| self.order[self.idom_at(position)])
    }
    pub fn dominates_at(&self, a: usize, b: usize) -> bool {
        let nodes = self.tree();
        let (a, b) = (nodes[a], nodes[b]);
        a.enter <= b.enter && b.leave <= a.leave
    }
    /// Whether all paths to `b` go through `a`. Unreachable blocks are dominated by all.
    pub fn dominates(&self, a: BlockId, b: BlockId) -> bool {
        match (self.position(a), self.position(b)) {
            (Some(a), Some(b)) => self.dominates_at(a, b),
            (_, None) => true,
            (None, Some(_)) => false,
        }
    }
    /// The last position on all paths to both.
    pub fn common_dominator(&self, mut a: usize, b: usize) -> usize {
        while !self.dominates_at(a, b) {
            a = self.idom_at(a);
        }
        a
    }
    /// A position's place in an order in which parents of the dominator tree precede their children.
    pub fn tree_number(&self, position: usize) -> u32 {
        self.tree()[position].enter
    }
    /// The numbers of the positions that it dominates.
    pub fn tree_numbers_below(&self, position: usize) -> std::ops::Range<u32> {
        let node = self.tree()[position];
        node.enter..node.leave
    }
    /// For each position, its dominance frontier.
    pub fn frontiers(&self) -> Vec<SmallVec<[u32; 2]>> {
        let nodes = self.tree();
        let mut frontiers: Vec<SmallVec<[u32; 2]>> = vec![SmallVec::new(); self.order.len()];
        for index in 0..self.order.len() {
            let predecessors = self.predecessors_at(index);
            if predecessors.len() < 2 {
                continue;
            }
            for &predecessor in predecessors {
                let mut runner = predecessor;
                // Where the walk from another predecessor has been, this join was the last to be noted.
                while runner != nodes[index].idom
                    && frontiers[runner as usize].last() != Some(&(index as u32))
                {
                    frontiers[runner as usize].push(index as u32);
                    runner = nodes[runner as usize].idom;
                }
            }
        }
        frontiers
    }
}

/// The tree of these immediate dominators, numbered as a walk meets its nodes that visits children in their order.
fn number(idom: &[u32]) -> Vec<Node> {
    // At first, `leave` is how many nodes there are from there down, and `enter` is not known.
    let mut nodes: Vec<Node> = idom.iter().map(|&idom| Node { idom, enter: 0, leave: 1 }).collect();
    for index in (1..nodes.len()).rev() {
        let Node { idom, leave, .. } = nodes[index];
        nodes[idom as usize].leave += leave;
    }
    if nodes.len() < 2 {
        return nodes;
    }
    // The number of the next child of each node.
    let mut next: Vec<u32> = vec![1; nodes.len()];
    for index in 1..nodes.len() {
        let Node { idom, leave: count, .. } = nodes[index];
        let enter = next[idom as usize];
        next[idom as usize] += count;
        next[index] = enter + 1;
        (nodes[index].enter, nodes[index].leave) = (enter, enter + count);
    }
    nodes
}

/// A table of items by group, end to end.
pub struct Groups {
    /// Where each group ends. Empty if all groups are.
    ends: Vec<u32>,
    items: Vec<u32>,
}

impl Groups {
    /// Of pairs (group, item); the items of a group stay in order.
    pub fn new(groups: usize, pairs: &[(u32, u32)]) -> Groups {
        if pairs.is_empty() {
            return Groups { ends: Vec::new(), items: Vec::new() };
        }
        let mut ends = vec![0u32; groups];
        for &(group, _) in pairs {
            ends[group as usize] += 1;
        }
        let mut sum = 0;
        for end in &mut ends {
            // Where the group starts, until its items are there.
            sum += std::mem::replace(end, sum);
        }
        let mut items = vec![0u32; pairs.len()];
        for &(group, item) in pairs {
            let place = &mut ends[group as usize];
            items[*place as usize] = item;
            *place += 1;
        }
        Groups { ends, items }
    }

    pub fn of(&self, group: usize) -> &[u32] {
        let Some(&end) = self.ends.get(group) else { return &[] };
        let start = group.checked_sub(1).map_or(0, |it| self.ends[it]);
        &self.items[start as usize..end as usize]
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConstructKind {
    /// Headed by a conditional branch.
    Selection,
    Switch,
    Loop,
    /// From the continue target to the back edge of the loop that is its parent.
    Continue,
}

#[derive(Clone, Debug)]
pub struct Construct {
    pub kind: ConstructKind,
    pub header: BlockId,
    /// Of a [`ConstructKind::Continue`]: of its loop.
    pub merge: BlockId,
    /// Of loops.
    pub continuing: Option<BlockId>,
    pub parent: Option<u32>,
    pub depth: u32,
    /// Numbers of this construct, the first, and of those inside it.
    numbers: Range<u32>,
}

/// The constructs of a function, and the construct of each block.
pub struct Structure {
    pub constructs: Vec<Construct>,
    /// The innermost construct around a block; a header is considered outside the construct that it heads.
    pub around: IdMap<Block, Option<u32>>,
    /// The construct that a block heads.
    pub headed: IdMap<Block, Option<u32>>,
}

impl Structure {
    fn new(function: &Function, flow: &Flow) -> Structure {
        let blocks = function.blocks.len();
        let mut it = Structure {
            constructs: Vec::new(),
            around: IdMap::expecting(blocks),
            headed: IdMap::expecting(blocks),
        };
        // What a merge block or continue target belongs to, by the header that names it.
        let mut merge_of: IdMap<Block, Option<BlockId>> = IdMap::expecting(blocks);
        let mut continue_of: IdMap<Block, Option<BlockId>> = IdMap::expecting(blocks);
        for &block in &flow.order {
            if let Some(merge) = &function.blocks[block].merge {
                merge_of[merge.merge()] = Some(block);
                if let Some(continuing) = merge.continuing()
                    && continuing != block
                {
                    continue_of[continuing] = Some(block);
                }
            }
        }
        // Children of the dominator tree come after parents in reverse postorder.
        for (position, &block) in flow.order.iter().enumerate() {
            let mut around = if position == 0 {
                None
            } else {
                let parent = flow.order[flow.idom_at(position)];
                it.headed[parent].or(it.around[parent])
            };
            if let Some(header) = continue_of[block] {
                let parent = it.headed[header];
                let merge = function.blocks[header].merge.as_ref().map_or(block, Merge::merge);
                around = Some(it.add(ConstructKind::Continue, header, merge, Some(block), parent));
            } else if let Some(header) = merge_of[block] {
                around = it.around[header];
            }
            if around.is_some() {
                it.around[block] = around;
            }
            if let Some(merge) = &function.blocks[block].merge {
                let kind = match (merge, &function.blocks[block].end) {
                    (Merge::Loop { .. }, _) => ConstructKind::Loop,
                    (Merge::Selection { .. }, End::Switch { .. }) => ConstructKind::Switch,
                    (Merge::Selection { .. }, _) => ConstructKind::Selection,
                };
                let construct = it.add(kind, block, merge.merge(), merge.continuing(), around);
                it.headed[block] = Some(construct);
            }
        }
        it.number();
        it
    }

    /// Gives each construct a number, such that those inside it have the next ones.
    fn number(&mut self) {
        // A parent precedes its children.
        for index in (0..self.constructs.len()).rev() {
            let own = &mut self.constructs[index];
            own.numbers.end += 1;
            let (count, parent) = (own.numbers.end, own.parent);
            if let Some(parent) = parent {
                self.constructs[parent as usize].numbers.end += count;
            }
        }
        // The first number that is still free inside each, and outside all.
        let mut free: Vec<u32> = Vec::with_capacity(self.constructs.len());
        let mut outside = 0;
        for construct in &mut self.constructs {
            let next = construct.parent.map_or(&mut outside, |it| &mut free[it as usize]);
            let start = *next;
            *next += construct.numbers.end;
            construct.numbers = start..*next;
            free.push(start + 1);
        }
    }

    fn add(
        &mut self,
        kind: ConstructKind,
        header: BlockId,
        merge: BlockId,
        continuing: Option<BlockId>,
        parent: Option<u32>,
    ) -> u32 {
        let depth = parent.map_or(1, |it| self.constructs[it as usize].depth + 1);
        self.constructs.push(Construct { kind, header, merge, continuing, parent, depth, numbers: 0..0 });
        self.constructs.len() as u32 - 1
    }

    /// The construct that contains control when it leaves `block`.
    pub fn inside(&self, block: BlockId) -> Option<u32> {
        self.headed[block].or(self.around[block])
    }

    pub fn get(&self, construct: u32) -> &Construct {
        &self.constructs[construct as usize]
    }

    /// `construct` and those around it, innermost first.
    pub fn chain(&self, construct: Option<u32>) -> impl Iterator<Item = (u32, &Construct)> {
        std::iter::successors(construct, |&it| self.get(it).parent).map(|it| (it, self.get(it)))
    }

    pub fn is_within(&self, inner: Option<u32>, outer: u32) -> bool {
        inner.is_some_and(|it| self.get(outer).numbers.contains(&self.get(it).numbers.start))
    }
}
