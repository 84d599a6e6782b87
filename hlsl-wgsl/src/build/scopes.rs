//! Where values are used, and so which of them need a name, and which a variable.
//!
//! A `let` is seen in its own list only, but a value in all that its block dominates, such as what follows a loop. A value
//! that is used outside of its list becomes a variable of the innermost list that has all of its uses; parameters of blocks
//! are variables always.

use hlsl_backend::ir::{Arg, BlockId, End, Function, Inst, Op, ValueId, facts::Types};
use hlsl_base::arena::IdMap;
use rustc_hash::FxHashMap;

use super::{
    regions::{ListId, Node, Regions},
    usage::is_transparent,
};

#[derive(Debug, Default)]
pub struct Scopes {
    /// How often each value is used.
    pub uses: IdMap<Inst, u32>,
    /// Whether it is used outside of its own block.
    pub is_used_elsewhere: IdMap<Inst, bool>,
    /// Whether it is a variable: assigned, not declared, where it is computed.
    pub is_variable: IdMap<Inst, bool>,
    /// The innermost list that has all uses of a value.
    users: IdMap<Inst, Option<ListId>>,
    /// The variables that are declared before the node of a list.
    pub declared: FxHashMap<(ListId, usize), Vec<ValueId>>,
}

pub fn of(types: Types<'_>, function: &Function, regions: &Regions) -> Scopes {
    let mut finder = Finder {
        types,
        function,
        regions,
        scopes: Scopes::default(),
        blocks: function.homes(),
        owner: IdMap::default(),
    };
    for (index, list) in regions.lists.iter().enumerate() {
        for node in &list.nodes {
            finder.node(ListId(index), node);
        }
    }
    finder.declare();
    finder.scopes
}

impl Scopes {
    /// Whether all uses of a variable are within one node of the list that declares it.
    pub fn is_used_inside(&self, value: ValueId, list: ListId) -> bool {
        self.users[value].is_some_and(|it| it != list)
    }
}

struct Finder<'f> {
    types: Types<'f>,
    function: &'f Function,
    regions: &'f Regions,
    scopes: Scopes,
    /// The block that each value is computed in.
    blocks: IdMap<Inst, Option<BlockId>>,
    /// The innermost list that has a value and its uses so far.
    owner: IdMap<Inst, Option<ListId>>,
}

impl Finder<'_> {
    fn node(&mut self, list: ListId, node: &Node) {
        let function = self.function;
        match node {
            Node::Code(block) => {
                for &value in &function.blocks[*block].values {
                    let inst = &function.values[value];
                    if !inst.op.is_debug() && !is_transparent(self.types, inst) {
                        inst.args.iter().for_each(|&it| self.used(it, *block, list));
                    }
                }
                if let End::Branch { condition: it, .. }
                | End::Switch { selector: it, .. }
                | End::ReturnValue(it) = &function.blocks[*block].end
                {
                    self.used(*it, *block, list);
                }
                if let End::Other { args, .. } = &function.blocks[*block].end {
                    args.iter().for_each(|&it| self.used(it, *block, list));
                }
            }
            Node::Pass(block, index) => {
                let target = function.blocks[*block].end.target(*index);
                for &arg in target.into_iter().flat_map(|it| &it.args) {
                    self.used(arg, *block, list);
                }
            }
            _ => {}
        }
    }

    /// A use at the end of what stands for pointers and resources.
    fn used(&mut self, arg: Arg, block: BlockId, list: ListId) {
        let Arg::Value(value) = arg else { return };
        let inst = &self.function.values[value];
        if is_transparent(self.types, inst) {
            return inst.args.iter().for_each(|&it| self.used(it, block, list));
        }
        self.scopes.uses[value] += 1;
        if self.blocks[value] != Some(block) {
            self.scopes.is_used_elsewhere[value] = true;
        }
        let users = self.scopes.users[value].map_or(list, |it| self.common(it, list));
        self.scopes.users[value] = Some(users);
        if let Some(own) = self.own(value) {
            let owner = self.owner[value].unwrap_or(own);
            self.owner[value] = Some(self.common(owner, list));
        }
    }

    /// The list that a value is computed in, or that a parameter belongs to.
    fn own(&self, value: ValueId) -> Option<ListId> {
        let block = self.blocks[value]?;
        match self.function.values[value].op {
            Op::BlockParameter => self.regions.parameter_home[block],
            _ => self.regions.home[block],
        }
    }

    fn common(&self, mut one: ListId, mut other: ListId) -> ListId {
        // A list comes after the one that it is in.
        while one != other {
            let later = if one.0 > other.0 { &mut one } else { &mut other };
            match self.regions.lists[later.0].parent {
                Some((parent, _)) => *later = parent,
                None => return *later,
            }
        }
        one
    }

    fn declare(&mut self) {
        for value in self.function.values.ids() {
            let (Some(own), Some(owner)) = (self.own(value), self.owner[value]) else { continue };
            let inst = &self.function.values[value];
            let is_parameter = matches!(inst.op, Op::BlockParameter);
            if inst.is(hlsl_backend::ir::spirv::Op::Variable) || own == owner && !is_parameter {
                continue;
            }
            let node = match (own == owner, self.blocks[value]) {
                (true, Some(block)) => self.regions.parameter_node[block],
                _ => self.node_with(owner, own),
            };
            self.scopes.is_variable[value] = true;
            self.scopes.declared.entry((owner, node)).or_default().push(value);
        }
    }

    /// The node of a list that has another list somewhere in it.
    fn node_with(&self, outer: ListId, mut inner: ListId) -> usize {
        while let Some((parent, node)) = self.regions.lists[inner.0].parent {
            if parent == outer {
                return node;
            }
            inner = parent;
        }
        0
    }
}
