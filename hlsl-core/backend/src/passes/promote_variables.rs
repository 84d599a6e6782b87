//! Replaces local variables with values: a load yields what the last store on the path there has written. Where paths
//! join, blocks get parameters, but only if the value is still live.
//!
//! Needs: split variables, so that few are accessed by parts. Leaves: no variable that is only loaded and stored, as a
//! whole or with constant indices (or loaded with any index into a vector).

use std::cmp::Reverse;

use super::{Changed, Context, Settings};
use crate::arena::IdMap;
use crate::ir::{
    dominance::{Edges, Flow},
    edit::Replacements,
    facts::{Types, is_access_chain},
    *,
};
use smallvec::SmallVec;
use spirv::Op as S;

/// Longer arrays are better off in memory.
const MAX_ARRAY: u32 = 64;

pub fn run(module: &mut Module, context: &mut Context<'_>) -> Changed {
    let settings = context.settings;
    super::for_each_function(module, |module, it| function(module, it, settings))
}

/// How an instruction that is part of it uses a promoted variable.
#[derive(Clone, Copy, Default)]
struct Use {
    /// Plus one; 0: it does not.
    variable: u32,
}

/// Whether anything has changed.
pub fn function(module: &mut Module, function: &mut Function, settings: Settings) -> bool {
    let mut changed = false;
    loop {
        changed |= super::split_variables::combine_chains(function);
        let Some(variables) = candidates(module.interned(), function, settings) else { return changed };
        changed = true;
        let types = module.interned();
        let pointee = |variable: ValueId| types.pointee(function.values[variable].ty).map(|it| it.1);
        let any_pointer = variables.iter().filter_map(|&it| pointee(it)).any(|it| types.is_opaque(it));
        promote(module, function, &variables);
        // Indices and pointers that were in variables are values now, so more variables may be used by known parts.
        if !any_pointer && !has_variables(function) {
            return changed;
        }
    }
}

fn has_variables(function: &Function) -> bool {
    let values = function.entry().map(|it| &function.blocks[it].values);
    values.is_some_and(|it| it.iter().any(|&it| function.values[it].is(S::Variable)))
}

fn promote(module: &mut Module, function: &mut Function, variables: &[ValueId]) {
    let mut numbers: IdMap<Inst, Use> = IdMap::default();
    for (index, &variable) in variables.iter().enumerate() {
        numbers[variable] = Use { variable: index as u32 + 1 };
    }
    // Chains into a variable stand for it.
    for &block in &function.order {
        for &value in &function.blocks[block].values {
            let inst = &function.values[value];
            if is_access_chain(inst.op)
                && let Some(&Arg::Value(base)) = inst.args.first()
                && numbers[base].variable != 0
            {
                numbers[value] = numbers[base];
            }
        }
    }
    let flow = Flow::new(function, Edges::Real);
    let declared = declared(module, function, &numbers, variables);
    let forgotten = if declared.is_empty() { Vec::new() } else { vec![Vec::new(); flow.order.len()] };
    let mut promotion = Promotion {
        module,
        function,
        flow: &flow,
        numbers,
        variables,
        parameters: vec![Vec::new(); flow.order.len()],
        declared,
        forgotten,
        spare: Vec::new(),
    };
    promotion.place_parameters();
    promotion.rename();
}

/// The declarations of each variable as a whole; those of inner calls first, which are where control is when they assign
/// it.
fn declared(
    module: &Module,
    function: &Function,
    numbers: &IdMap<Inst, Use>,
    variables: &[ValueId],
) -> Vec<Vec<ValueId>> {
    let mut declared = Vec::new();
    for &value in function.order.iter().flat_map(|&it| &function.blocks[it].values) {
        let inst = &function.values[value];
        if inst.op == Op::DebugDeclare
            && let Some(&Arg::Value(variable)) = inst.args.get(1)
            && let Some(number) = numbers[variable].variable.checked_sub(1)
            && variables[number as usize] == variable
        {
            declared.resize_with(variables.len(), Vec::new);
            declared[number as usize].push(value);
        }
    }
    for declared in &mut declared {
        declared.sort_by_cached_key(|&it| Reverse(shown::depth(module, function.values[it].loc)));
    }
    declared
}

/// Variables that are only loaded and stored.
fn candidates(types: Types<'_>, function: &Function, settings: Settings) -> Option<Vec<ValueId>> {
    let entry = function.entry()?;
    let mut fine: IdMap<Inst, bool> = IdMap::default();
    // The variable that a value is or that a chain leads into.
    let mut leads_to: IdMap<Inst, Option<ValueId>> = IdMap::default();
    // Whether a chain leads to a component that is only known when the shader runs. Drivers go through memory for an
    // OpVectorInsertDynamic, once for each, and take more time for these than for a variable (6 % of a radix sort on an
    // H200); for a variable they choose for themselves.
    let mut is_at_unknown_index: IdMap<Inst, bool> = IdMap::default();
    let mut variables = Vec::new();
    for &value in &function.blocks[entry].values {
        if !function.values[value].is(S::Variable) {
            continue;
        }
        let Some((_, ty)) = types.pointee(function.values[value].ty) else { continue };
        if settings.only_needed && !types.is_opaque(ty) {
            continue;
        }
        if !matches!(types.types[ty], Type::RayQuery | Type::User { .. }) {
            fine[value] = true;
            leads_to[value] = Some(value);
            variables.push(value);
        }
    }
    if variables.is_empty() {
        return None;
    }
    for &block in &function.order {
        for &value in &function.blocks[block].values {
            let inst = &function.values[value];
            for (place, &arg) in inst.args.iter().enumerate() {
                let Arg::Value(used) = arg else { continue };
                let Some(variable) = leads_to[used] else { continue };
                let is_access = matches!(inst.op, Op::Core(S::Load | S::Store | S::ImageTexelPointer))
                    && !inst.flags.contains(Flags::VOLATILE);
                if !fine[variable] || inst.op.is_debug() {
                    continue;
                }
                if place == 0 && is_access {
                    fine[variable] = !(inst.is(S::Store) && is_at_unknown_index[used]);
                } else if place == 0
                    && variable == used
                    && is_access_chain(inst.op)
                    && let Some(path) = path(types, function, inst)
                {
                    leads_to[value] = Some(variable);
                    is_at_unknown_index[value] = path.dynamic.is_some();
                } else {
                    fine[variable] = false;
                }
            }
        }
        function.blocks[block].end.for_each_arg(|arg| {
            if let Arg::Value(used) = arg
                && let Some(variable) = leads_to[used]
            {
                fine[variable] = false;
            }
        });
    }
    variables.retain(|&it| fine[it]);
    (!variables.is_empty()).then_some(variables)
}

/// Constant indices, and perhaps a last index into a vector that is not.
struct Path {
    indices: SmallVec<[u32; 4]>,
    /// The vector's type and the index.
    dynamic: Option<(TypeId, Arg)>,
}

fn path(types: Types<'_>, function: &Function, chain: &Inst) -> Option<Path> {
    let base = types.arg_type(function, *chain.args.first()?)?;
    let mut ty = types.pointee(base)?.1;
    let mut path = Path { indices: SmallVec::new(), dynamic: None };
    for (place, &index) in chain.args.iter().enumerate().skip(1) {
        let count = types.part_count(ty)?;
        if matches!(types.types[ty], Type::Array { .. }) && count > MAX_ARRAY {
            return None;
        }
        match types.index_of(index) {
            Some(index) if index < count => {
                path.indices.push(index);
                ty = types.part(ty, index)?;
            }
            Some(_) => return None,
            None => {
                let is_last = place + 1 == chain.args.len();
                if !is_last || !matches!(types.types[ty], Type::Vector { .. }) {
                    return None;
                }
                path.dynamic = Some((ty, index));
            }
        }
    }
    Some(path)
}

struct Promotion<'p> {
    module: &'p mut Module,
    function: &'p mut Function,
    flow: &'p Flow,
    numbers: IdMap<Inst, Use>,
    variables: &'p [ValueId],
    /// By position of the block: the variable and the new block parameter.
    parameters: Vec<Vec<(u32, ValueId)>>,
    /// By number of the variable: what debuggers are told of it. Empty if they are told nothing at all.
    declared: Vec<Vec<ValueId>>,
    /// By position of the block: declared variables whose values have joined there, and that are not live.
    forgotten: Vec<Vec<u32>>,
    /// The list of a block that has got another, to be filled for the next.
    spare: Vec<ValueId>,
}

/// What a block, at a position, does with a variable.
struct Access {
    /// Of the variable.
    number: u32,
    position: u32,
    reads_first: bool,
    writes: bool,
}

/// What a variable holds at a place of the walk.
#[derive(Clone, Copy)]
struct Held {
    value: Option<Arg>,
    /// Where it was assigned.
    at: LocId,
}

impl Promotion<'_> {
    fn variable_of(&self, value: ValueId) -> Option<(u32, bool)> {
        let inst = &self.function.values[value];
        match (inst.op, inst.args.first()) {
            (Op::Core(S::Load | S::Store | S::ImageTexelPointer), Some(&Arg::Value(pointer))) => {
                let number = self.numbers[pointer].variable.checked_sub(1)?;
                Some((number, self.variables[number as usize] == pointer))
            }
            _ => None,
        }
    }

    fn place_parameters(&mut self) {
        let mut accesses: Vec<Access> = Vec::new();
        // By variable, one more than the index of the last.
        let mut last = vec![0usize; self.variables.len()];
        for (position, &block) in self.flow.order.iter().enumerate() {
            for &value in &self.function.blocks[block].values {
                let Some((number, is_whole)) = self.variable_of(value) else { continue };
                let writes = self.function.values[value].is(S::Store);
                // Writing a part keeps the rest, so the old value is read.
                let reads = !writes || !is_whole;
                let last = &mut last[number as usize];
                match last.checked_sub(1).map(|it| &mut accesses[it]) {
                    Some(last) if last.position == position as u32 => last.writes |= writes,
                    _ => {
                        let position = position as u32;
                        accesses.push(Access { number, position, reads_first: reads, writes });
                        *last = accesses.len();
                    }
                }
            }
        }
        let mut frontiers = None;
        let blocks = self.flow.order.len();
        // Stamps instead of sets, so that a small variable costs little in a large function.
        let mut live = vec![0u32; blocks];
        let mut reached = vec![0u32; blocks];
        let mut writes = vec![0u32; blocks];
        accesses.sort_by_key(|it| it.number);
        let mut work: Vec<u32> = Vec::new();
        for accesses in accesses.chunk_by(|a, b| a.number == b.number) {
            let number = accesses[0].number;
            let stamp = number + 1;
            let writers = accesses.iter().filter(|it| it.writes).count();
            let is_local = accesses.iter().all(|it| !it.reads_first);
            let is_declared = self.declared.get(number as usize).is_some_and(|it| !it.is_empty());
            if writers == 0 || is_local && !is_declared {
                continue;
            }
            let frontiers = frontiers.get_or_insert_with(|| self.flow.frontiers());
            // Where nothing joins what is assigned, it need not be known where the variable is live.
            if accesses.iter().all(|it| !it.writes || frontiers[it.position as usize].is_empty()) {
                continue;
            }
            for access in accesses {
                if access.reads_first {
                    live[access.position as usize] = stamp;
                    work.push(access.position);
                }
            }
            for access in accesses.iter().filter(|it| it.writes) {
                writes[access.position as usize] = stamp;
            }
            while let Some(position) = work.pop() {
                for &predecessor in self.flow.predecessors_at(position as usize) {
                    let predecessor = predecessor as usize;
                    if live[predecessor] != stamp && writes[predecessor] != stamp {
                        live[predecessor] = stamp;
                        work.push(predecessor as u32);
                    }
                }
            }
            work.extend(accesses.iter().filter(|it| it.writes).map(|it| it.position));
            while let Some(position) = work.pop() {
                for &at in &frontiers[position as usize] {
                    let is_live = live[at as usize] == stamp;
                    if reached[at as usize] == stamp || !is_live && !is_declared {
                        continue;
                    }
                    reached[at as usize] = stamp;
                    match is_live {
                        true => self.add_parameter(number, at),
                        false => self.forgotten[at as usize].push(number),
                    }
                    work.push(at);
                }
            }
        }
    }

    fn add_parameter(&mut self, number: u32, position: u32) {
        let variable = self.variables[number as usize];
        let block = self.flow.order[position as usize];
        let inst = &self.function.values[variable];
        let (loc, flags) = (inst.loc, inst.flags);
        let Some((_, ty)) = self.module.pointee(inst.ty) else { return };
        let parameter = self.function.add_parameter(block, ty, loc);
        if flags.contains(Flags::RELAXED) {
            self.function.values[parameter].flags = Flags::RELAXED;
        }
        self.parameters[position as usize].push((number, parameter));
    }

    fn rename(&mut self) {
        let mut replaced = Replacements::default();
        let mut current: Vec<Held> = Vec::with_capacity(self.variables.len());
        for &variable in self.variables {
            let inst = &self.function.values[variable];
            current.push(Held { value: inst.args.get(1).copied(), at: inst.loc });
        }
        // What to restore when the walk leaves a block of the dominator tree.
        let mut undo: Vec<(u32, Held)> = Vec::new();
        enum Step {
            Enter(u32),
            Leave(usize),
        }
        let mut work = vec![Step::Enter(0)];
        while let Some(step) = work.pop() {
            let position = match step {
                Step::Leave(len) => {
                    for (number, old) in undo.drain(len..).rev() {
                        current[number as usize] = old;
                    }
                    continue;
                }
                Step::Enter(position) => position as usize,
            };
            work.push(Step::Leave(undo.len()));
            work.extend(self.flow.children_at(position).iter().rev().map(|&it| Step::Enter(it)));
            self.block(position, &mut current, &mut undo, &mut replaced);
        }
        // Stubs that nothing reaches still pass something.
        let in_flow: IdMap<Block, bool> = {
            let mut map = IdMap::default();
            self.flow.order.iter().for_each(|&it| map[it] = true);
            map
        };
        for index in 0..self.function.order.len() {
            let block = self.function.order[index];
            if !in_flow[block] {
                self.pass_arguments(block, &[]);
            }
        }
        replaced.apply(self.function);
    }

    fn block(
        &mut self,
        position: usize,
        current: &mut [Held],
        undo: &mut Vec<(u32, Held)>,
        replaced: &mut Replacements,
    ) {
        let block = self.flow.order[position];
        let mut out = std::mem::take(&mut self.spare);
        for (number, parameter) in self.parameters[position].clone() {
            undo.push((number, current[number as usize]));
            let at = self.function.values[parameter].loc;
            current[number as usize] = Held { value: Some(parameter.into()), at };
            self.join_values(number, parameter.into(), block, &mut out);
        }
        for number in self.forgotten.get_mut(position).map(std::mem::take).unwrap_or_default() {
            let variable = self.variables[number as usize];
            if let Some((_, ty)) = self.module.pointee(self.function.values[variable].ty) {
                let unknown = self.module.undef(ty).into();
                self.join_values(number, unknown, block, &mut out);
            }
        }
        let mut values = std::mem::take(&mut self.function.blocks[block].values);
        for &value in &values {
            if self.numbers[value].variable != 0 {
                // The variable or a chain into it.
                continue;
            }
            if self.function.values[value].op == Op::DebugDeclare {
                self.declare(value, current, replaced, &mut out);
                continue;
            }
            let Some((number, is_whole)) = self.variable_of(value) else {
                out.push(value);
                continue;
            };
            let variable = self.variables[number as usize];
            let old = match current[number as usize].value {
                Some(old) => replaced.resolve(old),
                None => {
                    let ty = self.module.pointee(self.function.values[variable].ty);
                    let ty = ty.map_or(self.function.values[value].ty, |it| it.1);
                    self.module.undef(ty).into()
                }
            };
            if is_whole && self.function.values[value].is(S::Load) {
                replaced.add(value, old);
                continue;
            }
            let inst = self.function.values[value].clone();
            if inst.is(S::ImageTexelPointer) {
                // It wants a pointer to the image; legalize_resources will know where the image comes from.
                let image = match is_whole {
                    true => old,
                    false => {
                        let path = self.path_of(&inst);
                        let ty = self.image_type(&inst);
                        self.extract(old, ty, &path.indices, &inst, &mut out)
                    }
                };
                self.function.values[value].args[0] = image;
                out.push(value);
                continue;
            }
            if !inst.is(S::Store) {
                self.load_part(value, &inst, old, &mut out);
                continue;
            }
            let new = match is_whole {
                true => inst.args.get(1).copied().unwrap_or(old),
                false => self.store_part(value, &inst, variable, old, &mut out),
            };
            let new = replaced.resolve(new);
            undo.push((number, current[number as usize]));
            current[number as usize] = Held { value: Some(new), at: inst.loc };
            self.debug_values(number, new, inst.loc, &mut out);
        }
        self.function.blocks[block].values = out;
        values.clear();
        self.spare = values;
        self.pass_arguments(block, current);
    }

    fn pass_arguments(&mut self, block: BlockId, current: &[Held]) {
        let mut end = std::mem::replace(&mut self.function.blocks[block].end, End::Unreachable);
        for target in end.targets_mut() {
            let Some(position) = self.flow.position(target.block) else { continue };
            for &(number, parameter) in &self.parameters[position] {
                let held = current.get(number as usize);
                let arg = match held.and_then(|it| it.value) {
                    Some(arg) => arg,
                    None => self.module.undef(self.function.values[parameter].ty).into(),
                };
                // A global has no place of its own where its choice could be reported, so the jump says it.
                if let Some(held) = held
                    && matches!(arg, Arg::Global(_))
                {
                    self.function.blocks[block].end_loc = held.at;
                }
                target.args.push(arg);
            }
        }
        self.function.blocks[block].end = end;
    }

    /// A declaration shows what the variable holds there, and what it is assigned from then on.
    fn declare(
        &mut self,
        value: ValueId,
        current: &[Held],
        replaced: &mut Replacements,
        out: &mut Vec<ValueId>,
    ) {
        let pointer = match self.function.values[value].args.get(1) {
            Some(&Arg::Value(pointer)) => pointer,
            _ => return out.push(value),
        };
        let Some(number) = self.numbers[pointer].variable.checked_sub(1) else { return out.push(value) };
        // Part of a promoted variable: what it holds would have to be computed.
        if self.variables[number as usize] != pointer {
            shown::forget(self.module, self.function, value);
            return out.push(value);
        }
        let Some((_, ty)) = self.module.pointee(self.function.values[pointer].ty) else { return };
        let held = current.get(number as usize).and_then(|it| it.value);
        let shown = held.map_or_else(|| self.module.undef(ty).into(), |it| replaced.resolve(it));
        let inst = &mut self.function.values[value];
        inst.op = Op::DebugValue;
        inst.args[1] = shown;
        out.push(value);
    }

    /// Says what the source's variables that are promoted as variable `number` hold from here on, except for those of
    /// calls that the place is not in.
    fn debug_values(&mut self, number: u32, value: Arg, at: LocId, out: &mut Vec<ValueId>) {
        for declared in self.declared.get(number as usize).cloned().unwrap_or_default() {
            let call = self.module.locs[self.function.values[declared].loc].inlined_at;
            if let Some(frame) = shown::frame(self.module, at, call) {
                self.debug_value(declared, value, frame, out);
            }
        }
    }

    /// The same where paths join: for those that can be seen in the block.
    fn join_values(&mut self, number: u32, value: Arg, block: BlockId, out: &mut Vec<ValueId>) {
        let Some(declared) = self.declared.get(number as usize).filter(|it| !it.is_empty()).cloned() else {
            return;
        };
        for declared in declared {
            let operation = &self.function.values[declared];
            if let Some(at) = shown::seen_from(self.module, self.function, block, operation) {
                self.debug_value(declared, value, at, out);
            }
        }
    }

    /// `at` is where in the variable's own call it is from then on.
    fn debug_value(&mut self, declared: ValueId, value: Arg, at: LocId, out: &mut Vec<ValueId>) {
        let declared = &self.function.values[declared];
        let mut args = declared.args.clone();
        args[1] = value;
        let inst = Inst::new(Op::DebugValue, declared.ty, args, at);
        out.push(self.function.values.add(inst));
    }

    fn path_of(&self, access: &Inst) -> Path {
        let chain = match access.args.first() {
            Some(&Arg::Value(chain)) => {
                path(self.module.interned(), self.function, &self.function.values[chain])
            }
            _ => None,
        };
        chain.unwrap_or(Path { indices: SmallVec::new(), dynamic: None })
    }

    fn image_type(&self, access: &Inst) -> TypeId {
        let types = self.module.interned();
        let pointer = access.args.first().and_then(|&it| types.arg_type(self.function, it));
        pointer.and_then(|it| types.pointee(it)).map_or(access.ty, |it| it.1)
    }

    fn extract(&mut self, of: Arg, ty: TypeId, indices: &[u32], like: &Inst, out: &mut Vec<ValueId>) -> Arg {
        if indices.is_empty() {
            return of;
        }
        let args = std::iter::once(of).chain(indices.iter().map(|&it| Arg::Literal(it)));
        let inst = Inst::new(S::CompositeExtract, ty, args, like.loc).with_flags(kept_flags(like));
        let value = self.function.values.add(inst);
        out.push(value);
        value.into()
    }

    /// Makes a load of a part an extraction, under the same id.
    fn load_part(&mut self, value: ValueId, load: &Inst, old: Arg, out: &mut Vec<ValueId>) {
        let path = self.path_of(load);
        let (op, args): (S, Args) = match path.dynamic {
            None => {
                let indices = path.indices.iter().map(|&it| Arg::Literal(it));
                (S::CompositeExtract, std::iter::once(old).chain(indices).collect())
            }
            Some((vector, index)) => {
                let of = self.extract(old, vector, &path.indices, load, out);
                (S::VectorExtractDynamic, [of, index].into_iter().collect())
            }
        };
        let inst = &mut self.function.values[value];
        (inst.op, inst.args, inst.flags) = (Op::Core(op), args, kept_flags(load));
        out.push(value);
    }

    /// Makes a store of a part an insertion, under the same id, which is the variable's new value.
    fn store_part(
        &mut self,
        value: ValueId,
        store: &Inst,
        variable: ValueId,
        old: Arg,
        out: &mut Vec<ValueId>,
    ) -> Arg {
        let path = self.path_of(store);
        let Some(mut part) = store.args.get(1).copied() else { return old };
        if let Some((vector, index)) = path.dynamic {
            let of = self.extract(old, vector, &path.indices, store, out);
            let inst = Inst::new(S::VectorInsertDynamic, vector, [of, part, index], store.loc);
            let inserted = self.function.values.add(inst);
            out.push(inserted);
            part = inserted.into();
        }
        if path.indices.is_empty() {
            return part;
        }
        let ty = self.module.pointee(self.function.values[variable].ty).map_or(store.ty, |it| it.1);
        let indices = path.indices.iter().map(|&it| Arg::Literal(it));
        let args = [part, old].into_iter().chain(indices).collect();
        let inst = &mut self.function.values[value];
        (inst.op, inst.ty, inst.args, inst.flags) =
            (Op::Core(S::CompositeInsert), ty, args, kept_flags(store));
        out.push(value);
        value.into()
    }
}

fn kept_flags(access: &Inst) -> Flags {
    if access.flags.contains(Flags::RELAXED) { Flags::RELAXED } else { Flags::default() }
}
