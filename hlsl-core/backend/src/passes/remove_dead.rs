//! Removes dead code: unused values, parameters of blocks, stores to locals that are never read, and entire selections
//! and loops without effects.
//!
//! Leaves: every value in a block has a use or an effect, and every construct contains one.

use super::{Changed, Context};
use crate::spirv::Op as S;
use crate::{
    arena::IdMap,
    ir::{
        dominance::{Construct, ConstructKind, Edges, Flow, Groups, Structure},
        facts::{Effect, Root, Types, effect, is_access_chain, root, takes_numbers},
        *,
    },
};
use rustc_hash::FxHashMap;

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
    reachable: &'l IdMap<Block, bool>,
    jumps: &'l Jumps,
    states: IdMap<Inst, State>,
    /// Of parameters: which of their block.
    places: IdMap<Inst, u32>,
    /// How many parameters and values of blocks are live.
    count: usize,
    /// Blocks in which something is live.
    live_blocks: IdMap<Block, bool>,
    live_constructs: Vec<bool>,
    /// Stores to a local, to come alive when it is read.
    stores: FxHashMap<Root, Vec<ValueId>>,
    values: Vec<ValueId>,
    constructs: Vec<u32>,
}

#[derive(Clone, Copy, Default)]
struct State {
    is_live: bool,
    /// The defining block, once the walk from the last block to the first is done with the value.
    passed_in: Option<BlockId>,
}

/// What terminators have to do with constructs and parameters. Blocks are positions.
struct Jumps {
    /// Blocks that jump out of nested constructs, by the construct that they leave to the merge or continue target of.
    exits: Groups,
    /// Blocks with conditions that belong to a construct.
    conditions: Groups,
    /// Of jumps to blocks with parameters: from which block, and which of its targets.
    passing: Vec<(u32, u32)>,
    /// Which of those lead to a block.
    to: Groups,
}

impl Jumps {
    fn new(function: &Function, flow: &Flow, structure: &Structure, reachable: &IdMap<Block, bool>) -> Jumps {
        // The construct that a block is the merge block or the continue target of.
        let blocks = function.blocks.len();
        let mut merge_of: IdMap<Block, Option<u32>> = IdMap::expecting(blocks);
        let mut continue_of: IdMap<Block, Option<u32>> = IdMap::expecting(blocks);
        for (index, construct) in (0..).zip(&structure.constructs) {
            if construct.kind != ConstructKind::Continue {
                merge_of[construct.merge] = Some(index);
                if let Some(continuing) = construct.continuing {
                    continue_of[continuing] = Some(index);
                }
            }
        }
        let (mut exits, mut conditions, mut passing, mut to) = (vec![], vec![], vec![], vec![]);
        for (position, &block) in (0..).zip(&flow.order) {
            if !reachable[block] {
                continue;
            }
            let end = &function.blocks[block].end;
            let inside = structure.inside(block);
            if condition(end).is_some()
                && let Some(owner) = owner(structure, inside)
            {
                conditions.push((owner, position));
            }
            let mut index = 0;
            end.for_each_target(|target| {
                if !function.blocks[target.block].parameters.is_empty()
                    && let Some(target) = flow.position(target.block)
                {
                    to.push((target as u32, passing.len() as u32));
                    passing.push((position, index));
                }
                index += 1;
                // Which construct around the innermost one does it leave?
                let named = [merge_of[target.block], continue_of[target.block]].into_iter().flatten();
                let left = named.filter(|&it| inside != Some(it) && structure.is_within(inside, it));
                if let Some(left) = left.max_by_key(|&it| structure.get(it).depth) {
                    exits.push((left, position));
                }
            });
        }
        let count = structure.constructs.len();
        Jumps {
            exits: Groups::new(count, &exits),
            conditions: Groups::new(count, &conditions),
            to: Groups::new(if to.is_empty() { 0 } else { flow.order.len() }, &to),
            passing,
        }
    }

    /// Jumps to a block with parameters, see [`Jumps::passing`].
    fn passing_to(&self, position: usize) -> impl Iterator<Item = (u32, u32)> {
        let jumps = if self.passing.is_empty() { &[][..] } else { self.to.of(position) };
        jumps.iter().map(|&it| self.passing[it as usize])
    }
}

/// What decides where control goes.
fn condition(end: &End) -> Option<Arg> {
    match *end {
        End::Branch { condition, .. } => Some(condition),
        End::Switch { selector, .. } => Some(selector),
        _ => None,
    }
}

/// A continue construct lives and dies with its loop.
fn owner(structure: &Structure, construct: Option<u32>) -> Option<u32> {
    let it = construct?;
    match structure.get(it) {
        Construct { kind: ConstructKind::Continue, parent, .. } => *parent,
        _ => Some(it),
    }
}

/// Whether there was anything.
fn remove_dead(module: &mut Module, function: &mut Function, shared: &IdMap<Global, bool>) -> bool {
    let flow = function.flow(Edges::Structural);
    let structure = flow.structure(function);
    let reachable = edit::reachable(function);
    let jumps = Jumps::new(function, &flow, &structure, &reachable);
    let mut liveness = Liveness::new(module, function, &flow, &structure, &reachable, &jumps);
    liveness.find_stores(shared);
    liveness.find_ends();
    liveness.walk();
    liveness.spread();
    let Liveness { states, live_constructs, count, .. } = liveness;
    let is_live = |value: ValueId| states[value].is_live;

    let dead_constructs = flow.order.iter().filter_map(|&header| {
        let construct = structure.headed[header]?;
        let merge = structure.get(construct).merge;
        let is_dead = !live_constructs[construct as usize] && reachable[merge] && reachable[header];
        is_dead.then_some((header, merge))
    });
    let dead_constructs: Vec<(BlockId, BlockId)> = dead_constructs.collect();
    let all: usize = flow.order.iter().map(|&it| function.blocks[it].parameters.len()).sum::<usize>()
        + function.order.iter().map(|&it| function.blocks[it].values.len()).sum::<usize>();
    if count == all && dead_constructs.is_empty() {
        return false;
    }
    if !dead_constructs.is_empty() && shown::has_any(function) {
        for &(header, merge) in &dead_constructs {
            forget_inside(module, function, &flow, header, merge);
        }
    }
    let any_construct = !dead_constructs.is_empty();
    for (header, merge) in dead_constructs {
        skip(module, function, header, merge);
    }
    let mut any = remove_parameters(function, &flow, is_live) || any_construct;
    for &block in &function.order {
        let values = &mut function.blocks[block].values;
        let count = values.len();
        values.retain(|&it| is_live(it) || function.values[it].op.is_debug());
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
fn remove_parameters(function: &mut Function, flow: &Flow, is_live: impl Fn(ValueId) -> bool) -> bool {
    let mut dead: IdMap<Inst, bool> = IdMap::default();
    let mut any = false;
    for &parameter in flow.order.iter().flat_map(|&it| &function.blocks[it].parameters) {
        if !is_live(parameter) {
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
    fn new(
        module: &'l Module,
        function: &'l Function,
        flow: &'l Flow,
        structure: &'l Structure,
        reachable: &'l IdMap<Block, bool>,
        jumps: &'l Jumps,
    ) -> Self {
        Liveness {
            types: module.interned(),
            function,
            flow,
            structure,
            reachable,
            jumps,
            states: IdMap::for_len(function.values.len()),
            places: IdMap::expecting(function.values.len()),
            count: 0,
            live_blocks: IdMap::for_len(function.blocks.len()),
            live_constructs: vec![false; structure.constructs.len()],
            stores: FxHashMap::default(),
            values: Vec::new(),
            constructs: Vec::new(),
        }
    }

    /// Tells stores that have an effect from those that wait for somebody to read.
    fn find_stores(&mut self, shared: &IdMap<Global, bool>) {
        let function = self.function;
        for &block in self.flow.order.iter().filter(|&&it| self.reachable[it]) {
            for &value in &function.blocks[block].values {
                let inst = &function.values[value];
                if !inst.is(S::Store) {
                    continue;
                }
                if !inst.flags.contains(Flags::VOLATILE) {
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
                self.states[value].is_live = true;
            }
        }
    }

    /// Marks what terminators return or hand over, and the constructs that they are in.
    fn find_ends(&mut self) {
        let (function, structure) = (self.function, self.structure);
        for &block in self.flow.order.iter().filter(|&&it| self.reachable[it]) {
            let end = &function.blocks[block].end;
            let inside = structure.inside(block);
            match end {
                End::ReturnValue(value) => self.mark_arg(*value),
                End::Other { args, .. } => args.iter().for_each(|&it| self.mark_arg(it)),
                _ => {}
            }
            if matches!(end, End::Return | End::ReturnValue(_) | End::Kill | End::Other { .. }) {
                self.mark_around(inside, None);
            }
            if let Some(condition) = condition(end)
                && owner(structure, inside).is_none()
            {
                self.mark_arg(condition);
            }
        }
        // A loop that has no way out must not vanish; what follows it would begin. Both ways of a selection may lead
        // out of a loop around it, which is no reason to keep either.
        for (index, construct) in (0..).zip(&structure.constructs) {
            if construct.kind == ConstructKind::Loop && !self.reachable[construct.merge] {
                self.mark_construct(index);
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

    fn mark_arg(&mut self, arg: Arg) {
        if let Arg::Value(value) = arg {
            self.mark(value);
        }
    }
    fn mark(&mut self, value: ValueId) {
        let state = &mut self.states[value];
        if !state.is_live {
            state.is_live = true;
            // The walk comes to all others.
            if state.passed_in.is_some() {
                self.values.push(value);
            }
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

    /// Goes through all values, the last one first, so that most are known to be live when it comes to them.
    fn walk(&mut self) {
        let function = self.function;
        for (position, &block) in self.flow.order.iter().enumerate().rev() {
            // What is in a construct comes after the condition of its header.
            while let Some(construct) = self.constructs.pop() {
                self.construct(construct);
            }
            let is_reachable = self.reachable[block];
            let it = &function.blocks[block];
            let before = self.count;
            for &value in it.values.iter().rev() {
                let inst = &function.values[value];
                let state = &mut self.states[value];
                state.passed_in = Some(block);
                if !state.is_live {
                    let is_root = is_reachable
                        && !matches!(inst.op, Op::Core(S::Store | S::Variable))
                        && effect(self.types, function, inst) >= Effect::Convergent;
                    if !is_root {
                        continue;
                    }
                    state.is_live = true;
                }
                self.count += 1;
                self.arguments(inst);
            }
            for (place, &parameter) in it.parameters.iter().enumerate() {
                self.places[parameter] = place as u32;
                let state = &mut self.states[parameter];
                state.passed_in = Some(block);
                if state.is_live {
                    self.count += 1;
                    self.passed(block, position, place);
                }
            }
            if self.count > before {
                self.mark_block(block);
            }
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

    /// What the walk took for dead.
    fn value(&mut self, value: ValueId) {
        let function = self.function;
        let inst = &function.values[value];
        let Some(home) = self.states[value].passed_in else { return };
        self.count += 1;
        self.mark_block(home);
        match self.flow.position(home) {
            Some(position) if inst.op == Op::BlockParameter => {
                self.passed(home, position, self.places[value] as usize);
            }
            _ => self.arguments(inst),
        }
    }

    /// Marks what jumps pass to a parameter.
    fn passed(&mut self, home: BlockId, position: usize, place: usize) {
        let (function, structure, jumps) = (self.function, self.structure, self.jumps);
        let stop = structure.around[home];
        for (from, target) in jumps.passing_to(position) {
            let from = self.flow.order[from as usize];
            let target = function.blocks[from].end.target(target as usize);
            if let Some(&arg) = target.and_then(|it| it.args.get(place)) {
                self.mark_arg(arg);
            }
            let inside = structure.inside(from);
            let stop = stop.filter(|&it| structure.is_within(inside, it));
            self.mark_around(inside, stop);
        }
    }

    fn arguments(&mut self, inst: &Inst) {
        for &arg in &inst.args {
            self.mark_arg(arg);
        }
        if self.stores.is_empty() || is_access_chain(inst.op) || takes_numbers(inst) {
            return;
        }
        // Whoever takes a pointer may read through it.
        let skip = usize::from(inst.is(S::Store));
        for &arg in inst.args.iter().skip(skip) {
            if matches!(arg, Arg::Value(_) | Arg::Global(_)) {
                let root = root(self.function, arg);
                if matches!(root, Root::Variable(_) | Root::Global(_))
                    && let Some(stores) = self.stores.remove(&root)
                {
                    stores.into_iter().for_each(|it| self.mark(it));
                }
            }
        }
    }

    fn construct(&mut self, construct: u32) {
        let (function, structure, jumps) = (self.function, self.structure, self.jumps);
        let flow = self.flow;
        let block_at = |position: &u32| flow.order[*position as usize];
        self.mark_around(structure.get(construct).parent, None);
        for block in jumps.conditions.of(construct as usize).iter().map(block_at) {
            if let Some(condition) = condition(&function.blocks[block].end) {
                self.mark_arg(condition);
            }
        }
        for block in jumps.exits.of(construct as usize).iter().map(block_at) {
            self.mark_around(structure.inside(block), Some(construct));
        }
    }
}
