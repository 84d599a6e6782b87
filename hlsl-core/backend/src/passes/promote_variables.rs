//! Replaces local variables with values: a load yields what the last store on the path there has written. Where paths
//! join, blocks get parameters, but only if the value is still live.
//!
//! Needs: split variables, so that few are accessed by parts. Leaves: no variable that is only loaded and stored, as a
//! whole or with constant indices (or loaded with any index into a vector).

use std::cmp::Reverse;

use super::{Changed, Context, Settings};
use crate::arena::IdMap;
use crate::ir::{
    dominance::{Edges, Flow, Groups},
    edit::Replacements,
    facts::{Types, is_access_chain, takes_numbers},
    *,
};
use crate::spirv::Op as S;
use smallvec::SmallVec;

/// Longer arrays are better off in memory.
const MAX_ARRAY: u32 = 64;

pub fn run(module: &mut Module, context: &mut Context<'_>) -> Changed {
    let settings = context.settings;
    super::for_each_function(module, |module, it| {
        let combined = super::split_variables::combine_chains(it);
        function(module, it, settings) || combined
    })
}

/// Needs: no chains of chains, as `split_variables` leaves it. Whether anything has changed.
pub fn function(module: &mut Module, function: &mut Function, settings: Settings) -> bool {
    let mut changed = false;
    loop {
        let Some(uses) = Uses::find(module.interned(), function, settings) else { return changed };
        changed = true;
        let types = module.interned();
        let pointee = |variable: ValueId| types.pointee(function.values[variable].ty).map(|it| it.1);
        let any_pointer = uses.variables.iter().filter_map(|&it| pointee(it)).any(|it| types.is_opaque(it));
        promote(module, function, &uses, settings.target.is_wgpu());
        // Indices and pointers that were in variables are values now, so more variables may be used by known parts.
        if !any_pointer && !has_variables(function) {
            return changed;
        }
        super::split_variables::combine_chains(function);
    }
}

fn has_variables(function: &Function) -> bool {
    let values = function.entry().map(|it| &function.blocks[it].values);
    values.is_some_and(|it| it.iter().any(|&it| function.values[it].is(S::Variable)))
}

/// With `keeps_names`, values are told which variable of the source they are: WGSL names them.
fn promote(module: &mut Module, function: &mut Function, uses: &Uses, keeps_names: bool) {
    let flow = function.flow(Edges::Real);
    let declared = if uses.has_debug { declared(module, function, uses) } else { Vec::new() };
    let forgotten = if declared.is_empty() { Vec::new() } else { vec![Vec::new(); flow.order.len()] };
    let mut promotion = Promotion {
        module,
        function,
        flow: &flow,
        uses,
        parameters: vec![Vec::new(); flow.order.len()],
        declared,
        forgotten,
        spare: Vec::new(),
        keeps_names,
    };
    promotion.place_parameters();
    promotion.rename();
}

/// The declarations of each variable as a whole; those of inner calls first, which are where control is when they assign
/// it.
fn declared(module: &Module, function: &Function, uses: &Uses) -> Vec<Vec<ValueId>> {
    let mut declared = Vec::new();
    for &value in function.order.iter().flat_map(|&it| &function.blocks[it].values) {
        let inst = &function.values[value];
        if inst.op == Op::DebugDeclare
            && let Some(&Arg::Value(variable)) = inst.args.get(1)
            && let Some(number) = uses.number(variable)
            && uses.variables[number as usize] == variable
        {
            declared.resize_with(uses.variables.len(), Vec::new);
            declared[number as usize].push(value);
        }
    }
    for declared in &mut declared {
        declared.sort_by_cached_key(|&it| Reverse(shown::depth(module, function.values[it].loc)));
    }
    declared
}

/// Variables that are only loaded and stored, and what does so.
struct Uses {
    /// By number.
    variables: Vec<ValueId>,
    /// Of each variable and each chain into it, the number that it had before others were found not to be fit, plus
    /// one; 0 for all else.
    found: IdMap<Inst, u32>,
    /// The number that variables have by the one that they had, plus one; 0 for those that are not fit.
    kept: Vec<u32>,
    /// Where blocks have anything to do with variables that were found: places in each block, end to end.
    places: Vec<u32>,
    /// Those of each block.
    places_of: IdMap<Block, (u32, u32)>,
    /// Whether there are debug operations.
    has_debug: bool,
}

/// Whether something of the type can be a value: of those that the shader declares itself that is only known of matrices.
fn is_value(ty: &Type) -> bool {
    match *ty {
        Type::RayQuery => false,
        Type::User { opcode, .. } => opcode == S::TypeCooperativeMatrixKHR as u16,
        _ => true,
    }
}

impl Uses {
    fn find(types: Types<'_>, function: &Function, settings: Settings) -> Option<Uses> {
        let declared = || {
            let values = function.entry().map_or(&[][..], |it| &function.blocks[it].values);
            values.iter().copied().filter(|&it| function.values[it].is(S::Variable))
        };
        let count = declared().count();
        if count == 0 {
            return None;
        }
        let mut found: IdMap<Inst, u32> = IdMap::expecting(function.values.len());
        let mut variables = Vec::with_capacity(count);
        for value in declared() {
            let Some((_, ty)) = types.pointee(function.values[value].ty) else { continue };
            if settings.only_needed && !types.is_opaque(ty) {
                continue;
            }
            if is_value(&types.types[ty]) {
                variables.push(value);
                found[value] = variables.len() as u32;
            }
        }
        if variables.is_empty() {
            return None;
        }
        let mut is_fit = vec![true; variables.len()];
        // A variable is declared, stored and loaded at least.
        let mut places = Vec::with_capacity(4 * variables.len());
        let mut places_of: IdMap<Block, (u32, u32)> = IdMap::for_len(function.blocks.len());
        let mut has_debug = false;
        // Whether a chain leads to a component that is only known when the shader runs. Drivers go through memory for
        // an OpVectorInsertDynamic, once for each, and take more time for these than for a variable (6 % of a radix
        // sort on an H200); for a variable they choose for themselves.
        let mut is_at_unknown_index: IdMap<Inst, bool> = IdMap::default();
        for &block in &function.order {
            let first = places.len() as u32;
            for (at, &value) in function.blocks[block].values.iter().enumerate() {
                let inst = &function.values[value];
                if takes_numbers(inst) {
                    continue;
                }
                let mut is_use = inst.is(S::Variable);
                for (place, &arg) in inst.args.iter().enumerate() {
                    let Arg::Value(used) = arg else { continue };
                    let Some(number) = found[used].checked_sub(1) else { continue };
                    is_use = true;
                    let is_fit = &mut is_fit[number as usize];
                    let is_access = matches!(inst.op, Op::Core(S::Load | S::Store | S::ImageTexelPointer))
                        && !inst.flags.contains(Flags::VOLATILE);
                    has_debug |= inst.op.is_debug();
                    if !*is_fit || inst.op.is_debug() {
                        continue;
                    }
                    if place == 0 && is_access {
                        *is_fit = !(inst.is(S::Store) && is_at_unknown_index[used]);
                    } else if place == 0
                        && variables[number as usize] == used
                        && is_access_chain(inst.op)
                        && let Some(path) = path(types, function, inst)
                    {
                        found[value] = number + 1;
                        if path.dynamic.is_some() {
                            is_at_unknown_index[value] = true;
                        }
                    } else {
                        *is_fit = false;
                    }
                }
                if is_use {
                    places.push(at as u32);
                }
            }
            places_of[block] = (first, places.len() as u32);
            function.blocks[block].end.for_each_arg(|arg| {
                if let Arg::Value(used) = arg
                    && let Some(number) = found[used].checked_sub(1)
                {
                    is_fit[number as usize] = false;
                }
            });
        }
        let mut count = 0;
        let kept = is_fit.iter().map(|&is_fit| {
            count += u32::from(is_fit);
            if is_fit { count } else { 0 }
        });
        let kept: Vec<u32> = kept.collect();
        let mut is_fit = is_fit.into_iter();
        variables.retain(|_| is_fit.next().unwrap_or_default());
        (!variables.is_empty()).then_some(Uses { variables, found, kept, places, places_of, has_debug })
    }

    fn places(&self, block: BlockId) -> &[u32] {
        let (first, end) = self.places_of[block];
        &self.places[first as usize..end as usize]
    }

    /// The number of the variable that a value is or leads into.
    fn number(&self, value: ValueId) -> Option<u32> {
        let found = self.found[value].checked_sub(1)?;
        self.kept[found as usize].checked_sub(1)
    }
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
    uses: &'p Uses,
    /// By position of the block: the variable and the new block parameter.
    parameters: Vec<Vec<(u32, ValueId)>>,
    /// By number of the variable: what debuggers are told of it. Empty if they are told nothing at all.
    declared: Vec<Vec<ValueId>>,
    /// By position of the block: declared variables whose values have joined there, and that are not live.
    forgotten: Vec<Vec<u32>>,
    /// The list of a block that has got another, to be filled for the next.
    spare: Vec<ValueId>,
    keeps_names: bool,
}

/// What a block, at a position, does with a variable.
#[derive(Clone, Copy)]
struct Access {
    /// Of the variable.
    number: u32,
    position: u32,
    reads_first: bool,
    writes: bool,
}

/// Where different values of a variable come together.
struct Joins<'j> {
    flow: &'j Flow,
    frontiers: Vec<SmallVec<[u32; 2]>>,
    /// By position, the last search that has found it.
    reached: Vec<u32>,
    search: u32,
    /// Positions, and whether the variable is live there.
    found: Vec<(u32, bool)>,
    /// Where the variable gets a value, dominators first.
    definitions: Vec<Definition>,
    work: Vec<u32>,
}

/// A block that assigns a variable, or one in which values come together.
struct Definition {
    position: u32,
    /// Whether what leaves the block is assigned there.
    writes: bool,
    /// The index in [`Joins::found`].
    join: Option<u32>,
    /// The index of the next one that dominates it.
    above: Option<u32>,
}

impl<'j> Joins<'j> {
    fn new(flow: &'j Flow) -> Joins<'j> {
        Joins {
            flow,
            frontiers: flow.frontiers(),
            reached: vec![0; flow.order.len()],
            search: 0,
            found: Vec::new(),
            definitions: Vec::new(),
            work: Vec::new(),
        }
    }

    /// Finds the joins of a variable by its accesses; perhaps not all those where it is dead, unless these are `wanted`.
    ///
    /// It is looked for what uses reach, and not from each use for what reaches it: the way there may lead through all
    /// blocks, again for each variable.
    fn find(&mut self, accesses: &[Access], wanted: bool) {
        let positions = accesses.iter().map(|it| it.position as usize);
        let around = positions.reduce(|a, b| self.flow.common_dominator(a, b));
        // Most variables are assigned before they are read, and so are live only where this dominates.
        let around = around.filter(|&it| it > 0 && !wanted);
        if !self.find_inside(accesses, around) && around.is_some() {
            self.find_inside(accesses, None);
        }
    }

    /// The same of joins that `around` dominates. False if it is live there, and so may be elsewhere.
    fn find_inside(&mut self, accesses: &[Access], around: Option<usize>) -> bool {
        self.search += 1;
        self.found.clear();
        self.definitions.clear();
        let assigning = || accesses.iter().filter(|it| it.writes).map(|it| it.position);
        self.work.extend(assigning());
        while let Some(position) = self.work.pop() {
            for &at in &self.frontiers[position as usize] {
                let is_inside =
                    around.is_none_or(|it| it != at as usize && self.flow.dominates_at(it, at as usize));
                if is_inside && std::mem::replace(&mut self.reached[at as usize], self.search) != self.search
                {
                    self.found.push((at, false));
                    self.work.push(at);
                }
            }
        }
        self.define(assigning());
        let mut is_closed = true;
        for access in accesses.iter().filter(|it| it.reads_first) {
            is_closed &= self.read(access.position, false);
        }
        while let Some(join) = self.work.pop() {
            for &from in self.flow.predecessors_at(self.found[join as usize].0 as usize) {
                is_closed &= self.read(from, true);
            }
        }
        is_closed
    }

    /// Fills [`Joins::definitions`].
    fn define(&mut self, assigning: impl Iterator<Item = u32>) {
        let flow = self.flow;
        let new = |position, writes, join| Definition { position, writes, join, above: None };
        self.definitions.extend(assigning.map(|it| new(it, true, None)));
        self.definitions.extend((0..).zip(&self.found).map(|(join, it)| new(it.0, false, Some(join))));
        self.definitions.sort_unstable_by_key(|it| (flow.tree_number(it.position as usize), it.writes));
        self.definitions.dedup_by(|assigns, joins| {
            let is_same = assigns.position == joins.position;
            joins.writes |= is_same;
            is_same
        });
        let mut above: Option<u32> = None;
        for index in 0..self.definitions.len() {
            let position = self.definitions[index].position;
            while let Some(it) = above.map(|it| &self.definitions[it as usize])
                && !flow.dominates_at(it.position as usize, position as usize)
            {
                above = it.above;
            }
            self.definitions[index].above = above;
            above = Some(index as u32);
        }
    }

    /// Notes what is read at the start or end of a block; false if that comes from outside.
    fn read(&mut self, position: u32, at_end: bool) -> bool {
        let flow = self.flow;
        let number = flow.tree_number(position as usize);
        let before = self.definitions.partition_point(|it| flow.tree_number(it.position as usize) <= number);
        let mut at = before.checked_sub(1).map(|it| it as u32);
        while let Some(it) = at.map(|it| &self.definitions[it as usize]) {
            let is_own = it.position == position;
            if is_own && !at_end && it.join.is_none()
                || !flow.dominates_at(it.position as usize, position as usize)
            {
                at = it.above;
                continue;
            }
            if let Some(join) = it.join
                && (!it.writes || is_own && !at_end)
                && !std::mem::replace(&mut self.found[join as usize].1, true)
            {
                self.work.push(join);
            }
            return true;
        }
        false
    }
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
                let number = self.uses.number(pointer)?;
                Some((number, self.uses.variables[number as usize] == pointer))
            }
            _ => None,
        }
    }

    fn place_parameters(&mut self) {
        if self.flow.order.len() < 2 {
            // Nothing joins.
            return;
        }
        let mut accesses: Vec<Access> = Vec::new();
        // By variable, one more than the index of the last.
        let mut last = vec![0usize; self.uses.variables.len()];
        for (position, &block) in self.flow.order.iter().enumerate() {
            let values = &self.function.blocks[block].values;
            for &place in self.uses.places(block) {
                let value = values[place as usize];
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
        let pairs: Vec<(u32, u32)> = (0..).zip(&accesses).map(|(index, it)| (it.number, index)).collect();
        let by_number = Groups::new(last.len(), &pairs);
        let all = accesses;
        let flow = self.flow;
        let mut joins = None;
        let mut accesses = Vec::new();
        for number in 0..last.len() as u32 {
            accesses.clear();
            accesses.extend(by_number.of(number as usize).iter().map(|&it| all[it as usize]));
            let accesses = &accesses[..];
            let writers = accesses.iter().filter(|it| it.writes).count();
            let is_local = accesses.iter().all(|it| !it.reads_first);
            let is_declared = self.declared.get(number as usize).is_some_and(|it| !it.is_empty());
            if writers == 0 || is_local && !is_declared {
                continue;
            }
            let joins = joins.get_or_insert_with(|| Joins::new(flow));
            // Where nothing joins what is assigned, it need not be known where the variable is live.
            if accesses.iter().all(|it| !it.writes || joins.frontiers[it.position as usize].is_empty()) {
                continue;
            }
            joins.find(accesses, is_declared);
            for &(position, is_live) in &joins.found {
                match is_live {
                    true => self.add_parameter(number, position),
                    false if is_declared => self.forgotten[position as usize].push(number),
                    false => {}
                }
            }
        }
    }

    fn add_parameter(&mut self, number: u32, position: u32) {
        let variable = self.uses.variables[number as usize];
        let block = self.flow.order[position as usize];
        let inst = &self.function.values[variable];
        let (loc, flags) = (inst.loc, inst.flags);
        let Some((_, ty)) = self.module.pointee(inst.ty) else { return };
        let parameter = self.function.add_parameter(block, ty, loc);
        if flags.contains(Flags::RELAXED) {
            self.function.values[parameter].flags = Flags::RELAXED;
        }
        self.keep_name(variable, parameter.into());
        self.parameters[position as usize].push((number, parameter));
    }

    /// A value is the variable that it is assigned to first.
    fn keep_name(&mut self, variable: ValueId, value: Arg) {
        if let (true, Arg::Value(value), Some(source)) =
            (self.keeps_names, value, self.function.variables[variable])
            && self.function.variables[value].is_none()
        {
            self.function.variables[value] = Some(source);
        }
    }

    fn rename(&mut self) {
        let mut replaced = Replacements::of(self.function);
        let mut current: Vec<Held> = Vec::with_capacity(self.uses.variables.len());
        for &variable in &self.uses.variables {
            let inst = &self.function.values[variable];
            current.push(Held { value: inst.args.get(1).copied(), at: inst.loc });
        }
        // What to restore when the walk leaves a block of the dominator tree.
        let mut undo: Vec<(u32, Held)> = Vec::with_capacity(self.uses.places.len());
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
        for index in 0..self.function.order.len() {
            let block = self.function.order[index];
            if self.flow.position(block).is_none() {
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
        let places = self.uses.places(block);
        let has_forgotten = self.forgotten.get(position).is_some_and(|it| !it.is_empty());
        if places.is_empty() && self.parameters[position].is_empty() && !has_forgotten {
            return self.pass_arguments(block, current);
        }
        let mut out = std::mem::take(&mut self.spare);
        out.reserve(self.function.blocks[block].values.len());
        for index in 0..self.parameters[position].len() {
            let (number, parameter) = self.parameters[position][index];
            undo.push((number, current[number as usize]));
            let at = self.function.values[parameter].loc;
            current[number as usize] = Held { value: Some(parameter.into()), at };
            self.join_values(number, parameter.into(), block, &mut out);
        }
        for number in self.forgotten.get_mut(position).map(std::mem::take).unwrap_or_default() {
            let variable = self.uses.variables[number as usize];
            if let Some((_, ty)) = self.module.pointee(self.function.values[variable].ty) {
                let unknown = self.module.undef(ty).into();
                self.join_values(number, unknown, block, &mut out);
            }
        }
        let mut values = std::mem::take(&mut self.function.blocks[block].values);
        // Those before it are in `out`, as far as they stay.
        let mut first = 0;
        for place in places.iter().map(|&it| it as usize) {
            let value = values[place];
            out.extend_from_slice(&values[first..place]);
            first = place + 1;
            if self.uses.number(value).is_some() {
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
            let variable = self.uses.variables[number as usize];
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
            self.keep_name(variable, new);
            undo.push((number, current[number as usize]));
            current[number as usize] = Held { value: Some(new), at: inst.loc };
            self.debug_values(number, new, inst.loc, &mut out);
        }
        out.extend_from_slice(&values[first..]);
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
        let Some(number) = self.uses.number(pointer) else { return out.push(value) };
        // Part of a promoted variable: what it holds would have to be computed.
        if self.uses.variables[number as usize] != pointer {
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
