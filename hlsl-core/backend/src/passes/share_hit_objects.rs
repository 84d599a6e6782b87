//! Merges the variables of hit objects that are copies of each other: SPIR-V cannot load, store or copy hit objects.
//!
//! Needs: no calls that pass hit objects, split variables. Leaves ([`leaves`]): no load or store of a hit object, and
//! no access to one in a struct or array. A hit object that is still needed alongside its copy after one of them has
//! changed is rejected.
//!
//! This is move coalescing, as in register allocators. Variables and loaded values are nodes; two nodes interfere if one
//! is written while the other, unless it is known to be a copy of it, is live. The nodes of a copy are merged unless
//! they interfere.

use rustc_hash::{FxHashMap, FxHashSet};

use super::{Context, Settings};
use crate::spirv::Op as S;
use crate::{
    arena::IdMap,
    diagnostics::{Sink, list::hit_objects as errors},
    ir::{
        dominance::{Edges, Flow},
        facts::{Types, is_access_chain},
        union::Union,
        *,
    },
    source::Span,
};

pub fn run(module: &mut Module, context: &mut Context<'_>) {
    let types = module.interned();
    if types.types.iter().any(|(ty, _)| types.is_hit_object(ty)) {
        super::for_each_function(module, |module, function| share(module, function, context.sink));
    }
}

pub fn leaves(module: &Module, _: &Settings) -> Result<(), String> {
    let types = module.interned();
    for function in module.functions.values() {
        for &value in function.order.iter().flat_map(|&it| &function.blocks[it].values) {
            let inst = &function.values[value];
            let is_hit_object = |ty: Option<TypeId>| ty.is_some_and(|it| types.is_hit_object(it));
            let is_left = match inst.op {
                Op::Core(S::Load) => is_hit_object(Some(inst.ty)),
                Op::Core(S::Store) => {
                    is_hit_object(inst.args.get(1).and_then(|&it| types.arg_type(function, it)))
                }
                op if is_access_chain(op) => is_hit_object(types.pointee(inst.ty).map(|it| it.1)),
                _ => false,
            };
            if is_left {
                return Err(format!("%{} in {:?} copies a hit object", value.index(), function.name));
            }
        }
    }
    Ok(())
}

fn share(module: &mut Module, function: &mut Function, sink: &mut Sink) {
    remove_unused(module.interned(), function);
    let Some(mut nodes) = Nodes::of(module, function) else { return };
    forget_shown(module, function);
    if let Some(at) = nodes.unknown(module, function) {
        sink.push(errors::HitObjectNotKnown { at });
        return;
    }
    let flow = function.flow(Edges::Real);
    if split_lifetimes(&nodes, function, &flow) {
        // There are more variables than before.
        let Some(more) = Nodes::of(module, function) else { return };
        nodes = more;
    }
    // A copy of a copy has the first one's value, which shows once the two before it are one.
    loop {
        let live = nodes.live_at_end(function, &flow);
        let dead = nodes.find_interference(function, &flow, live);
        let mut refused = None;
        let mut is_any_joined = false;
        for &block in &flow.order {
            for &value in &function.blocks[block].values {
                match nodes.step(function, value) {
                    Step::Copy { to, from } if to != from && !dead[value] => match nodes.join(to, from) {
                        true => is_any_joined = true,
                        false => refused = refused.or(Some(value)),
                    },
                    _ => {}
                }
            }
        }
        match (is_any_joined, refused) {
            (true, _) => nodes.renumber(),
            (false, Some(value)) => {
                let at = module.locs[function.values[value].loc].span;
                sink.push(errors::HitObjectCopied { at });
                return;
            }
            (false, None) => return nodes.rewrite(function, &dead),
        }
    }
}

/// Takes out values that hold hit objects and that nothing needs, such as a list for an array that is not read.
fn remove_unused(types: Types<'_>, function: &mut Function) {
    let mut uses = function.use_counts();
    let mut is_unused: IdMap<Inst, bool> = IdMap::default();
    for &block in function.order.iter().rev() {
        for &value in function.blocks[block].values.iter().rev() {
            let inst = &function.values[value];
            let is_copy = matches!(
                inst.op,
                Op::Core(S::Load | S::CompositeConstruct | S::CompositeExtract | S::CompositeInsert)
            );
            if is_copy && uses[value.index()] == 0 && types.holds_hit_object(inst.ty) {
                is_unused[value] = true;
                inst.args.iter().filter_map(|it| it.value()).for_each(|it| uses[it.index()] -= 1);
            }
        }
    }
    for &block in &function.order {
        function.blocks[block].values.retain(|it| !is_unused[*it]);
    }
}

/// Several variables of the source may be in one from now on, so debuggers are not shown any.
fn forget_shown(module: &mut Module, function: &mut Function) {
    for operation in shown::operations(function) {
        let inst = &function.values[operation];
        let ty = inst.args.get(1).and_then(|&it| module.interned().arg_type(function, it));
        let pointee = ty.and_then(|it| module.pointee(it));
        if inst.op == Op::DebugDeclare && pointee.is_some_and(|it| module.interned().holds_hit_object(it.1)) {
            shown::forget(module, function, operation);
        }
    }
}

/// What an instruction does to hit objects.
#[derive(Clone, Copy)]
enum Step {
    Nothing,
    /// Fills one, and may do more than that.
    Write {
        node: u32,
        has_effect: bool,
    },
    Change(u32),
    Copy {
        to: u32,
        from: u32,
    },
    /// Reads up to two: those of its arguments.
    Read,
}

impl Step {
    fn written(self) -> Option<u32> {
        match self {
            Step::Write { node, .. } | Step::Change(node) | Step::Copy { to: node, .. } => Some(node),
            Step::Nothing | Step::Read => None,
        }
    }
}

struct Nodes {
    of: IdMap<Inst, Option<u32>>,
    values: Vec<ValueId>,
    /// Which are one.
    parents: Union,
    /// What each interferes with; the same may be said of the other one only.
    interferes: Vec<Bits>,
    /// The nodes that each of them represents.
    members: Vec<Vec<u32>>,
}

impl Nodes {
    /// None if the function has no hit objects.
    fn of(module: &Module, function: &Function) -> Option<Nodes> {
        let types = module.interned();
        let mut nodes = Nodes {
            of: IdMap::default(),
            values: Vec::new(),
            parents: Union::default(),
            interferes: Vec::new(),
            members: Vec::new(),
        };
        for &block in &function.order {
            for &value in &function.blocks[block].values {
                let inst = &function.values[value];
                let is_variable = inst.is(S::Variable)
                    && types.pointee(inst.ty).is_some_and(|(class, it)| {
                        class == StorageClass::FUNCTION && types.is_hit_object(it)
                    });
                if is_variable || (types.is_hit_object(inst.ty) && inst.is(S::Load)) {
                    nodes.of[value] = Some(nodes.parents.add());
                    nodes.values.push(value);
                }
            }
        }
        let count = nodes.values.len();
        nodes.interferes = vec![Bits::default(); count];
        nodes.members = (0..count as u32).map(|it| vec![it]).collect();
        let is_any = |it: &Type| match it {
            Type::Pointer { pointee, .. } => types.holds_hit_object(*pointee),
            _ => false,
        };
        let holds_any = function.order.iter().any(|&block| {
            function.blocks[block].values.iter().any(|&it| is_any(&module.types[function.values[it].ty]))
        });
        (count > 0 || holds_any).then_some(nodes)
    }

    /// Where a hit object is used that is no whole variable or comes from none; an index is the cause of others.
    fn unknown(&self, module: &Module, function: &Function) -> Option<Span> {
        let types = module.interned();
        let mut found = None;
        for &block in &function.order {
            for &value in function.blocks[block].parameters.iter().chain(&function.blocks[block].values) {
                let inst = &function.values[value];
                if self.is_known(types, function, inst) {
                    continue;
                }
                let span = module.locs[inst.loc].span;
                let is_index = |arg: &Arg| matches!(arg, Arg::Value(_));
                if is_access_chain(inst.op) && inst.args.iter().skip(1).any(is_index) {
                    return Some(span);
                }
                found = found.or(Some(span));
            }
        }
        found
    }

    fn is_known(&self, types: Types<'_>, function: &Function, inst: &Inst) -> bool {
        let known = |index: usize| self.node(inst.args.get(index)).is_some();
        let is_held = |arg: &Arg| {
            let of = types.arg_type(function, *arg);
            of.is_some_and(|it| types.is_hit_object(types.pointee(it).map_or(it, |it| it.1)))
        };
        match inst.op {
            Op::Core(S::Variable) | Op::DebugDeclare | Op::DebugValue => true,
            Op::Core(S::Load) if types.is_hit_object(inst.ty) => known(0),
            Op::Core(S::Store) => {
                let is_value = known(1) || matches!(inst.args.get(1), Some(Arg::Constant(_)));
                !inst.args.iter().any(is_held) || (known(0) && is_value)
            }
            _ if types.holds_hit_object(inst.ty) => false,
            op if is_access_chain(op) => types.pointee(inst.ty).is_none_or(|it| !types.is_hit_object(it.1)),
            Op::Core(S::FunctionCall) => !inst.args.iter().any(is_held),
            _ => true,
        }
    }

    fn is_variable(&self, function: &Function, node: u32) -> bool {
        function.values[self.values[node as usize]].is(S::Variable)
    }

    fn node(&self, arg: Option<&Arg>) -> Option<u32> {
        match arg {
            Some(Arg::Value(value)) => self.of[*value],
            _ => None,
        }
    }

    fn step(&self, function: &Function, value: ValueId) -> Step {
        let inst = &function.values[value];
        let first = self.node(inst.args.first());
        match (inst.op, first) {
            (Op::Core(S::Load), Some(from)) => match self.of[value] {
                Some(to) => Step::Copy { to, from },
                None => Step::Read,
            },
            (Op::Core(S::Store), Some(to)) => match self.node(inst.args.get(1)) {
                Some(from) => Step::Copy { to, from },
                // Nothing is known of what it is then.
                None => Step::Write { node: to, has_effect: false },
            },
            (
                Op::Core(
                    S::HitObjectRecordEmptyEXT | S::HitObjectRecordMissEXT | S::HitObjectRecordFromQueryEXT,
                ),
                Some(node),
            ) => Step::Write { node, has_effect: false },
            (
                Op::Core(
                    S::HitObjectTraceRayEXT
                    | S::HitObjectTraceRayMotionEXT
                    | S::HitObjectRecordMissMotionEXT
                    | S::HitObjectTraceReorderExecuteEXT
                    | S::HitObjectTraceMotionReorderExecuteEXT,
                ),
                Some(node),
            ) => Step::Write { node, has_effect: true },
            (Op::Core(S::HitObjectSetShaderBindingTableRecordIndexEXT), Some(node)) => Step::Change(node),
            (Op::Core(S::Variable) | Op::DebugDeclare | Op::DebugValue, _) => Step::Nothing,
            _ => match inst.args.iter().any(|it| self.node(Some(it)).is_some()) {
                true => Step::Read,
                false => Step::Nothing,
            },
        }
    }

    /// Steps backward over an instruction: `live` is the live set after it, and then before it. False if what it writes
    /// is never read.
    fn back(&self, function: &Function, value: ValueId, live: &mut FxHashSet<u32>) -> bool {
        match self.step(function, value) {
            Step::Nothing => true,
            Step::Write { node, has_effect } => live.remove(&node) || has_effect,
            Step::Change(node) => live.contains(&node),
            Step::Copy { to, from } if to == from => true,
            Step::Copy { to, from } => {
                let is_read = live.remove(&to);
                if is_read {
                    live.insert(from);
                }
                is_read
            }
            Step::Read => {
                let args = function.values[value].args.iter();
                live.extend(args.filter_map(|it| self.node(Some(it))));
                true
            }
        }
    }

    /// What is read after each block.
    fn live_at_end(&self, function: &Function, flow: &Flow) -> Vec<FxHashSet<u32>> {
        let mut at_end: Vec<FxHashSet<u32>> = vec![FxHashSet::default(); flow.order.len()];
        let mut is_waiting = vec![true; flow.order.len()];
        let mut work: Vec<u32> = (0..flow.order.len() as u32).collect();
        while let Some(position) = work.pop() {
            is_waiting[position as usize] = false;
            let mut live = at_end[position as usize].clone();
            for &value in function.blocks[flow.order[position as usize]].values.iter().rev() {
                self.back(function, value, &mut live);
            }
            for &before in flow.predecessors_at(position as usize) {
                let known = &mut at_end[before as usize];
                let count = known.len();
                known.extend(live.iter().copied());
                if known.len() > count && !std::mem::replace(&mut is_waiting[before as usize], true) {
                    work.push(before);
                }
            }
        }
        at_end
    }

    /// What may have been written before each block and is still to be read: nothing is lost of others.
    fn written_at_start(
        &self,
        function: &Function,
        flow: &Flow,
        live_at_end: &[FxHashSet<u32>],
    ) -> Vec<FxHashSet<u32>> {
        let mut at_start: Vec<FxHashSet<u32>> = vec![FxHashSet::default(); flow.order.len()];
        let mut successors: Vec<Vec<u32>> = vec![Vec::new(); flow.order.len()];
        for position in 0..flow.order.len() {
            for &before in flow.predecessors_at(position) {
                successors[before as usize].push(position as u32);
            }
        }
        let mut is_waiting = vec![true; flow.order.len()];
        let mut work: Vec<u32> = (0..flow.order.len() as u32).rev().collect();
        while let Some(position) = work.pop() {
            let position = position as usize;
            is_waiting[position] = false;
            let values = function.blocks[flow.order[position]].values.iter();
            let mut written: FxHashSet<u32> =
                values.filter_map(|&value| self.step(function, value).written()).collect();
            written.extend(at_start[position].iter().copied());
            written.retain(|it| live_at_end[position].contains(it));
            for &next in &successors[position] {
                let known = &mut at_start[next as usize];
                let count = known.len();
                known.extend(written.iter().copied());
                if known.len() > count && !std::mem::replace(&mut is_waiting[next as usize], true) {
                    work.push(next);
                }
            }
        }
        at_start
    }

    /// Records which nodes interfere, and returns the instructions that write values that are never read.
    fn find_interference(
        &mut self,
        function: &Function,
        flow: &Flow,
        at_end: Vec<FxHashSet<u32>>,
    ) -> IdMap<Inst, bool> {
        let mut dead: IdMap<Inst, bool> = IdMap::default();
        let at_start = self.written_at_start(function, flow, &at_end);
        for ((&block, live), at_start) in flow.order.iter().zip(at_end).zip(at_start) {
            // The first place where each is written; before that there is nothing to lose.
            let mut first: FxHashMap<u32, ValueId> = FxHashMap::default();
            for &value in function.blocks[block].values.iter().rev() {
                if let Some(node) = self.step(function, value).written() {
                    first.insert(node, value);
                }
            }
            let mut something = Bits::of(at_start.iter().copied().chain(first.keys().copied()));
            let mut live = Live { set: live, bits: Bits::default() };
            live.bits = Bits::of(live.set.iter().copied());
            for &value in function.blocks[block].values.iter().rev() {
                let step = self.step(function, value);
                let is_read = self.back(function, value, &mut live.set);
                live.follow(self, function, value, step);
                if let Some(node) = step.written()
                    && first.get(&node) == Some(&value)
                    && !at_start.contains(&node)
                {
                    something.set(node, false);
                }
                if !is_read {
                    dead[value] = true;
                    continue;
                }
                let (written, same) = match step {
                    Step::Write { node, .. } | Step::Change(node) => (node, node),
                    Step::Copy { to, from } if to != from => (to, from),
                    Step::Copy { .. } | Step::Nothing | Step::Read => continue,
                };
                // What is read after it, but for what it writes.
                let others = &mut self.interferes[written as usize];
                let is_same = others.get(same);
                others.add_both(&live.bits, &something);
                others.set(same, is_same);
                others.set(written, false);
            }
        }
        dead
    }

    /// Makes two nodes one; false if they interfere.
    fn join(&mut self, a: u32, b: u32) -> bool {
        let (a, b) = (self.parents.find(a), self.parents.find(b));
        if a == b {
            return true;
        }
        let touches = |a: u32, b: u32| {
            let others = &self.interferes[a as usize];
            self.members[b as usize].iter().any(|it| others.get(*it))
        };
        if touches(a, b) || touches(b, a) {
            return false;
        }
        self.parents.join(a, b);
        let root = self.parents.find(a);
        let other = if root == a { b } else { a };
        let members = std::mem::take(&mut self.members[other as usize]);
        self.members[root as usize].extend(members);
        let others = std::mem::take(&mut self.interferes[other as usize]);
        self.interferes[root as usize].add(&others);
        true
    }

    /// Lets the nodes that are one have one number, and forgets what interfered with their parts.
    fn renumber(&mut self) {
        for index in 0..self.values.len() {
            self.of[self.values[index]] = Some(self.parents.find(index as u32));
        }
        self.interferes.iter_mut().for_each(|it| *it = Bits::default());
    }

    /// One variable for all merged nodes, without the copies between them and dead writes.
    fn rewrite(&mut self, function: &mut Function, dead: &IdMap<Inst, bool>) {
        // The first variable of the shader's own stands for the others, so that its name stays.
        let mut chosen: Vec<Option<ValueId>> = vec![None; self.values.len()];
        for is_own in [true, false] {
            for index in 0..self.values.len() {
                let value = self.values[index];
                let root = self.parents.find(index as u32) as usize;
                let fits =
                    function.values[value].is(S::Variable) && function.variables[value].is_some() == is_own;
                if fits && chosen[root].is_none() {
                    chosen[root] = Some(value);
                }
            }
        }
        let mut stands_for: IdMap<Inst, Option<ValueId>> = IdMap::default();
        for index in 0..self.values.len() {
            let root = self.parents.find(index as u32) as usize;
            stands_for[self.values[index]] = chosen[root];
        }
        for &block in &function.order.clone() {
            let values = std::mem::take(&mut function.blocks[block].values);
            let keep = values.into_iter().filter(|&value| {
                let is_merged = self.of[value].is_some() && stands_for[value] != Some(value);
                let is_store = function.values[value].is(S::Store)
                    && self.node(function.values[value].args.first()).is_some();
                !is_merged && !dead[value] && !is_store
            });
            function.blocks[block].values = keep.collect();
        }
        function.for_each_arg_mut(|arg| {
            if let Arg::Value(value) = *arg
                && let Some(chosen) = stands_for[value]
            {
                *arg = chosen.into();
            }
        });
        // Copies of parameters and results that nothing is left of.
        let mut is_used: IdMap<Inst, bool> = IdMap::default();
        function.for_each_arg(|arg| {
            if let Arg::Value(value) = arg {
                is_used[value] = true;
            }
        });
        if let Some(entry) = function.entry() {
            let variables = &function.variables;
            let is_kept = |it: &ValueId| self.of[*it].is_none() || is_used[*it] || variables[*it].is_some();
            function.blocks[entry].values.retain(is_kept);
        }
    }
}

/// Splits a variable that is overwritten while it is dead into another variable from there on: the parameter of a
/// function that was inlined twice, the local of a loop that was unrolled.
fn split_lifetimes(nodes: &Nodes, function: &mut Function, flow: &Flow) -> bool {
    let mut lifetimes = Lifetimes::default();
    lifetimes.find(nodes, function, flow);
    lifetimes.give_variables(nodes, function)
}

/// From where a variable is written to where that is read last, several of them joined where control flow does.
#[derive(Default)]
struct Lifetimes {
    parents: Union,
    /// The variable of each.
    nodes: Vec<u32>,
    /// Which lifetime each argument of an instruction names.
    uses: Vec<(ValueId, usize, u32)>,
}

/// The lifetime of each variable at some point.
type Lives = FxHashMap<u32, u32>;

impl Lifetimes {
    fn add(&mut self, node: u32) -> u32 {
        self.nodes.push(node);
        self.parents.add()
    }

    fn now(&mut self, lives: &mut Lives, node: u32) -> u32 {
        *lives.entry(node).or_insert_with(|| self.add(node))
    }

    fn find(&mut self, nodes: &Nodes, function: &Function, flow: &Flow) {
        let at_end = nodes.live_at_end(function, flow);
        let mut lives_at_end: Vec<Lives> = vec![Lives::default(); flow.order.len()];
        // What begins at the start of a block, to be joined with what comes from those before it.
        let mut joins: Vec<(usize, Lives)> = Vec::new();
        for (position, &block) in flow.order.iter().enumerate() {
            let mut lives = match flow.predecessors_at(position) {
                &[only] => lives_at_end[only as usize].clone(),
                _ => {
                    let mut live = at_end[position].clone();
                    for &value in function.blocks[block].values.iter().rev() {
                        nodes.back(function, value, &mut live);
                    }
                    let mut live: Vec<u32> = live.into_iter().collect();
                    live.sort_unstable();
                    let lives: Lives = live.into_iter().map(|it| (it, self.add(it))).collect();
                    joins.push((position, lives.clone()));
                    lives
                }
            };
            for &value in &function.blocks[block].values {
                self.follow(nodes, function, value, &mut lives);
            }
            lives_at_end[position] = lives;
        }
        for (position, at_start) in joins {
            for &before in flow.predecessors_at(position) {
                for (node, lifetime) in &at_start {
                    if let Some(&from) = lives_at_end[before as usize].get(node) {
                        self.parents.join(*lifetime, from);
                    }
                }
            }
        }
    }

    /// Notes which lifetimes an instruction names; a write begins another one.
    fn follow(&mut self, nodes: &Nodes, function: &Function, value: ValueId, lives: &mut Lives) {
        if let Step::Write { node, .. } | Step::Copy { to: node, .. } = nodes.step(function, value)
            && nodes.of[value].is_none()
        {
            // What is read comes before what is written.
            let from = nodes.node(function.values[value].args.get(1));
            if let Some(from) = from.filter(|it| nodes.is_variable(function, *it)) {
                let now = self.now(lives, from);
                self.uses.push((value, 1, now));
            }
            let new = self.add(node);
            lives.insert(node, new);
            self.uses.push((value, 0, new));
            return;
        }
        for (index, arg) in function.values[value].args.iter().enumerate() {
            if let Some(node) = nodes.node(Some(arg)).filter(|it| nodes.is_variable(function, *it)) {
                let now = self.now(lives, node);
                self.uses.push((value, index, now));
            }
        }
    }

    /// Names the variables of the lifetimes in place of those before; true if new ones were needed. The first lifetime
    /// of a variable keeps it.
    fn give_variables(mut self, nodes: &Nodes, function: &mut Function) -> bool {
        let mut variables: FxHashMap<u32, ValueId> = FxHashMap::default();
        let mut is_taken: IdMap<Inst, bool> = IdMap::default();
        let mut new = Vec::new();
        for (value, index, lifetime) in self.uses {
            let root = self.parents.find(lifetime);
            let variable = *variables.entry(root).or_insert_with(|| {
                let first = nodes.values[self.nodes[lifetime as usize] as usize];
                if !std::mem::replace(&mut is_taken[first], true) {
                    return first;
                }
                let copy = function.values.add(function.values[first].clone());
                function.names.share(first, copy);
                function.variables[copy] = function.variables[first];
                new.push(copy);
                copy
            });
            function.values[value].args[index] = variable.into();
        }
        let is_any = !new.is_empty();
        if let Some(entry) = function.entry() {
            function.blocks[entry].values.splice(0..0, new);
        }
        is_any
    }
}

/// What is still to be read, as a set and as bits.
struct Live {
    set: FxHashSet<u32>,
    bits: Bits,
}

impl Live {
    /// Brings the bits of what an instruction names to where the set is.
    fn follow(&mut self, nodes: &Nodes, function: &Function, value: ValueId, step: Step) {
        let named = function.values[value].args.iter().filter_map(|it| nodes.node(Some(it)));
        for node in named.chain(step.written()) {
            self.bits.set(node, self.set.contains(&node));
        }
    }
}

/// A set of nodes, a bit each.
#[derive(Clone, Default)]
struct Bits(Vec<u64>);

impl Bits {
    fn of(nodes: impl Iterator<Item = u32>) -> Bits {
        let mut bits = Bits::default();
        nodes.for_each(|it| bits.set(it, true));
        bits
    }

    fn get(&self, node: u32) -> bool {
        self.0.get(node as usize / 64).is_some_and(|word| word >> (node % 64) & 1 != 0)
    }

    fn set(&mut self, node: u32, is_in: bool) {
        let index = node as usize / 64;
        if index >= self.0.len() {
            if !is_in {
                return;
            }
            self.0.resize(index + 1, 0);
        }
        let bit = 1 << (node % 64);
        if is_in {
            self.0[index] |= bit;
        } else {
            self.0[index] &= !bit;
        }
    }

    fn add(&mut self, other: &Bits) {
        self.0.resize(self.0.len().max(other.0.len()), 0);
        self.0.iter_mut().zip(&other.0).for_each(|(word, other)| *word |= other);
    }

    /// Adds what is in both.
    fn add_both(&mut self, a: &Bits, b: &Bits) {
        let count = a.0.len().min(b.0.len());
        self.0.resize(self.0.len().max(count), 0);
        self.0.iter_mut().zip(a.0.iter().zip(&b.0)).for_each(|(word, (a, b))| *word |= a & b);
    }
}
