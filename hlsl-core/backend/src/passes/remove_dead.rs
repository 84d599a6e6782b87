//! Removes dead code: unused values, parameters of blocks, stores to locals that are never read, and entire selections
//! and loops without effects.
//!
//! Leaves: every value in a block has a use or an effect, and every construct contains one.

use super::{Changed, Context};
use crate::{
    arena::IdMap,
    ir::{
        dominance::{ConstructKind, Edges, Flow, Structure},
        facts::{Effect, Root, Types, effect, is_access_chain, root},
        *,
    },
};
use rustc_hash::FxHashMap;
use spirv::Op as S;

pub fn run(module: &mut Module, _: &mut Context<'_>) -> Changed {
    let shared = shared_globals(module);
    super::for_each_function(module, |module, function| remove_dead(module, function, &shared))
}

/// Globals that more than one function names.
fn shared_globals(module: &Module) -> IdMap<Global, bool> {
    let mut named_in: IdMap<Global, Option<FunctionId>> = IdMap::default();
    let mut shared = IdMap::default();
    if module.functions.len() < 2 {
        return shared;
    }
    for (id, function) in module.functions.iter() {
        function.for_each_arg(|arg| {
            if let Arg::Global(global) = arg {
                shared[global] |= named_in[global].is_some_and(|it| it != id);
                named_in[global] = Some(id);
            }
        });
    }
    shared
}

struct Liveness<'l> {
    types: Types<'l>,
    function: &'l Function,
    flow: &'l Flow,
    structure: &'l Structure,
    homes: IdMap<Inst, Option<BlockId>>,
    live: IdMap<Inst, bool>,
    /// Blocks in which something is live.
    live_blocks: IdMap<Block, bool>,
    live_constructs: Vec<bool>,
    /// Jumps out of nested constructs, by the construct that they leave to the merge or continue target of.
    exits: Vec<Vec<BlockId>>,
    /// Conditions that belong to a construct.
    conditions: Vec<Vec<Arg>>,
    /// Stores to a local, to come alive when it is read.
    stores: FxHashMap<Root, Vec<ValueId>>,
    /// Jumps to a block: from where and which.
    jumps: IdMap<Block, Vec<BlockId>>,
    values: Vec<ValueId>,
    constructs: Vec<u32>,
}

/// Whether there was anything.
fn remove_dead(module: &mut Module, function: &mut Function, shared: &IdMap<Global, bool>) -> bool {
    let flow = Flow::new(function, Edges::Structural);
    let structure = Structure::new(function, &flow);
    let reachable = edit::reachable(function);
    let mut liveness = Liveness::new(module, function, &flow, &structure);
    liveness.find_roots(shared, &reachable);
    liveness.spread();
    let (live, live_constructs) = (liveness.live, liveness.live_constructs);

    let dead_constructs = flow.order.iter().filter_map(|&header| {
        let construct = structure.headed[header]?;
        let merge = structure.get(construct).merge;
        let is_dead = !live_constructs[construct as usize] && reachable[merge] && reachable[header];
        is_dead.then_some((header, merge))
    });
    let dead_constructs: Vec<(BlockId, BlockId)> = dead_constructs.collect();
    if shown::has_any(function) {
        for &(header, merge) in &dead_constructs {
            forget_inside(module, function, &flow, header, merge);
        }
    }
    let any_construct = !dead_constructs.is_empty();
    for (header, merge) in dead_constructs {
        skip(module, function, header, merge);
    }
    let mut any = remove_parameters(function, &flow, &live) || any_construct;
    for &block in &function.order {
        let values = &mut function.blocks[block].values;
        let count = values.len();
        values.retain(|&it| live[it] || function.values[it].op.is_debug());
        any |= values.len() < count;
    }
    if any_construct {
        edit::remove_unreachable_blocks(function, &mut module.constants);
    }
    any
}

/// Lets the header of a construct jump right to its merge block.
fn skip(module: &mut Module, function: &mut Function, header: BlockId, merge: BlockId) {
    let mut args = Args::new();
    for &parameter in &function.blocks[merge].parameters {
        args.push(module.undef(function.values[parameter].ty).into());
    }
    let header = &mut function.blocks[header];
    header.merge = None;
    header.end = End::Jump(Target { block: merge, args });
}

/// Behind a construct that goes it is not known what the variables that it assigns hold.
fn forget_inside(module: &mut Module, function: &mut Function, flow: &Flow, header: BlockId, merge: BlockId) {
    let blocks = flow
        .order
        .iter()
        .filter(|&&it| it != header && flow.dominates(header, it) && !flow.dominates(merge, it));
    let values = blocks.flat_map(|&it| &function.blocks[it].values);
    let left_out: Vec<ValueId> = values.copied().filter(|&it| function.values[it].op.is_debug()).collect();
    shown::forget_at(module, function, merge, &left_out);
}

/// Whether there were any.
fn remove_parameters(function: &mut Function, flow: &Flow, live: &IdMap<Inst, bool>) -> bool {
    let mut dead: IdMap<Inst, bool> = IdMap::default();
    let mut any = false;
    for &parameter in flow.order.iter().flat_map(|&it| &function.blocks[it].parameters) {
        if !live[parameter] {
            dead[parameter] = true;
            any = true;
        }
    }
    if any {
        edit::remove_parameters(function, &dead);
    }
    any
}

impl<'l> Liveness<'l> {
    fn new(module: &'l Module, function: &'l Function, flow: &'l Flow, structure: &'l Structure) -> Self {
        let count = structure.constructs.len();
        Liveness {
            types: module.interned(),
            function,
            flow,
            structure,
            homes: IdMap::for_len(function.values.len()),
            live: IdMap::for_len(function.values.len()),
            live_blocks: IdMap::for_len(function.blocks.len()),
            live_constructs: vec![false; count],
            exits: vec![Vec::new(); count],
            conditions: vec![Vec::new(); count],
            stores: FxHashMap::default(),
            jumps: IdMap::default(),
            values: Vec::new(),
            constructs: Vec::new(),
        }
    }

    fn find_roots(&mut self, shared: &IdMap<Global, bool>, reachable: &IdMap<Block, bool>) {
        let function = self.function;
        for &block in &self.flow.order {
            for &parameter in &function.blocks[block].parameters {
                self.homes[parameter] = Some(block);
            }
            for &value in &function.blocks[block].values {
                self.homes[value] = Some(block);
                if !reachable[block] {
                    continue;
                }
                let inst = &function.values[value];
                match inst.op {
                    Op::DebugDeclare | Op::DebugValue | Op::Core(S::Variable) => continue,
                    Op::Core(S::Store) if !inst.flags.contains(Flags::VOLATILE) => {
                        if let Some(root) = inst.args.first().map(|&it| root(function, it))
                            && self.is_private(root, shared)
                        {
                            self.stores.entry(root).or_default().push(value);
                            continue;
                        }
                        if let Some(&Arg::Constant(stored)) = inst.args.get(1)
                            && matches!(self.types.constants[stored], Constant::Undef(_))
                            && !self.is_buffer(inst.args.first().map(|&it| root(function, it)))
                        {
                            continue;
                        }
                    }
                    _ => {}
                }
                if effect(self.types, function, inst) >= Effect::Convergent {
                    self.mark(value);
                }
            }
            if reachable[block] {
                self.end(block);
            }
        }
        // A loop that has no way out must not vanish; what follows it would begin. Both ways of a selection may lead
        // out of a loop around it, which is no reason to keep either.
        for index in 0..self.structure.constructs.len() {
            let construct = &self.structure.constructs[index];
            if construct.kind == ConstructKind::Loop && !reachable[construct.merge] {
                self.mark_construct(index as u32);
            }
        }
    }

    /// Whether only reads in this function can observe what is stored there.
    fn is_private(&self, root: Root, shared: &IdMap<Global, bool>) -> bool {
        match root {
            Root::Variable(_) => true,
            Root::Global(global) => {
                let class = self.types.pointee(self.types.globals[global].ty).map(|it| it.0);
                matches!(class, Some(StorageClass::PRIVATE | StorageClass::WORKGROUP)) && !shared[global]
            }
            Root::Parameter(_) | Root::Unknown => false,
        }
    }

    /// Whether the host may look there: it finds what DXC lets it find, a buffer that is written to.
    fn is_buffer(&self, root: Option<Root>) -> bool {
        let Some(Root::Global(global)) = root else { return false };
        self.types.globals[global].binding.is_some()
    }

    fn end(&mut self, block: BlockId) {
        let function = self.function;
        let end = &function.blocks[block].end;
        let inside = self.structure.inside(block);
        let condition = match end {
            End::Branch { condition, .. } => Some(*condition),
            End::Switch { selector, .. } => Some(*selector),
            End::ReturnValue(value) => {
                self.mark_arg(*value);
                None
            }
            End::Other { args, .. } => {
                args.iter().for_each(|&it| self.mark_arg(it));
                None
            }
            End::Jump(_) | End::Return | End::Kill | End::Unreachable => None,
        };
        if matches!(end, End::Return | End::ReturnValue(_) | End::Kill | End::Other { .. }) {
            self.mark_around(inside, None);
        }
        if let Some(condition) = condition {
            match self.owner(inside) {
                Some(owner) => self.conditions[owner as usize].push(condition),
                None => self.mark_arg(condition),
            }
        }
        for target in end.targets() {
            if self.jumps[target.block].last() != Some(&block) {
                self.jumps[target.block].push(block);
            }
            // Which construct's merge block or continue target is it?
            let left = self.structure.chain(inside).skip(1).find(|(_, it)| {
                it.kind != ConstructKind::Continue
                    && (it.merge == target.block || it.continuing == Some(target.block))
            });
            if let Some((left, _)) = left {
                self.exits[left as usize].push(block);
            }
        }
    }

    /// A continue construct lives and dies with its loop.
    fn owner(&self, construct: Option<u32>) -> Option<u32> {
        let it = construct?;
        if self.structure.get(it).kind == ConstructKind::Continue {
            self.structure.get(it).parent
        } else {
            Some(it)
        }
    }

    fn mark_arg(&mut self, arg: Arg) {
        if let Arg::Value(value) = arg {
            self.mark(value);
        }
    }
    fn mark(&mut self, value: ValueId) {
        if !self.live[value] {
            self.live[value] = true;
            self.values.push(value);
        }
    }
    /// Whether it was not live before.
    fn mark_construct(&mut self, construct: u32) -> bool {
        let is_new = !std::mem::replace(&mut self.live_constructs[construct as usize], true);
        if is_new {
            self.constructs.push(construct);
        }
        is_new
    }
    /// Marks constructs from `inside` outward, up to but without `stop`. Those around a live one are or will be marked.
    fn mark_around(&mut self, inside: Option<u32>, stop: Option<u32>) {
        let structure = self.structure;
        for (construct, _) in structure.chain(inside) {
            if Some(construct) == stop || !self.mark_construct(construct) {
                break;
            }
        }
    }
    fn mark_block(&mut self, block: BlockId) {
        if !std::mem::replace(&mut self.live_blocks[block], true) {
            let is_loop_header = self.function.blocks[block].is_loop_header();
            let structure = self.structure;
            let around = if is_loop_header { structure.headed[block] } else { structure.around[block] };
            self.mark_around(around, None);
        }
    }

    fn spread(&mut self) {
        loop {
            if let Some(value) = self.values.pop() {
                self.value(value);
            } else if let Some(construct) = self.constructs.pop() {
                self.construct(construct);
            } else {
                break;
            }
        }
    }

    fn value(&mut self, value: ValueId) {
        let function = self.function;
        let inst = &function.values[value];
        let Some(home) = self.homes[value] else { return };
        self.mark_block(home);
        if inst.op == Op::BlockParameter {
            let place = function.blocks[home].parameters.iter().position(|&it| it == value);
            let stop = self.structure.around[home];
            for from in self.jumps[home].clone() {
                for target in function.blocks[from].end.targets().filter(|it| it.block == home) {
                    if let Some(&arg) = place.and_then(|it| target.args.get(it)) {
                        self.mark_arg(arg);
                    }
                }
                let inside = self.structure.inside(from);
                let stop = stop.filter(|&it| self.structure.is_within(inside, it));
                self.mark_around(inside, stop);
            }
            return;
        }
        for &arg in &inst.args {
            self.mark_arg(arg);
        }
        if self.stores.is_empty() || is_access_chain(inst.op) {
            return;
        }
        // Whoever takes a pointer may read through it.
        let skip = usize::from(inst.is(S::Store));
        for &arg in inst.args.iter().skip(skip) {
            if matches!(arg, Arg::Value(_) | Arg::Global(_)) {
                let root = root(function, arg);
                if matches!(root, Root::Variable(_) | Root::Global(_))
                    && let Some(stores) = self.stores.remove(&root)
                {
                    stores.into_iter().for_each(|it| self.mark(it));
                }
            }
        }
    }

    fn construct(&mut self, construct: u32) {
        let structure = self.structure;
        self.mark_around(structure.get(construct).parent, None);
        for condition in std::mem::take(&mut self.conditions[construct as usize]) {
            self.mark_arg(condition);
        }
        for block in std::mem::take(&mut self.exits[construct as usize]) {
            self.mark_around(structure.inside(block), Some(construct));
        }
    }
}
