//! Inlines functions into their callers.
//!
//! Needs: one return a function (`merge_returns`), no call cycles, no calls that end the invocation where the body
//! may not (`move_steps`). Leaves ([`leaves`]): no calls; with
//! [`Settings::only_needed`], no calls that pass resources. Functions that nobody calls any more stay until
//! `remove_unused`, those whose only call was inlined without a body.
//!
//! The body of a function with several calls is complete before it is copied. One with a single call is moved as it
//! is, and the calls in it are inlined next: each body of a chain of calls is moved once, not copied once for each
//! caller above it.

use crate::arena::{IdMap, Interner};
use smallvec::SmallVec;
use std::vec;

use super::{Context, Settings, promote_variables, simplify, split_variables};
use crate::spirv::Op as S;
use crate::{
    diagnostics::list::legalize as errors,
    ir::{
        edit::{CopyMap, Replacements},
        facts::{Effect, effect},
        *,
    },
};

/// No function that people write comes near; doubling chains of calls do.
const MAX_VALUES: usize = crate::limits::INLINED_VALUES;
/// Of all entry points and exported functions together.
const MAX_MODULE_VALUES: usize = crate::limits::INLINED_MODULE_VALUES;

pub fn run(module: &mut Module, context: &mut Context<'_>) {
    let graph = CallGraph::of(module);
    let count = module.functions.len();
    let of_all = |it: &Function| it.values.len();
    let sizes = if context.settings.only_needed { IdMap::default() } else { sizes(module, &graph, of_all) };
    let mut callers: IdMap<Function, u32> = IdMap::for_len(count);
    graph.calls.iter().for_each(|&callee| callers[callee] += 1);
    let mut is_root: IdMap<Function, bool> = IdMap::for_len(count);
    module.entries.iter().for_each(|it| is_root[it.function] = true);
    module.exports.iter().for_each(|it| is_root[it.function] = true);
    let mut is_moved: IdMap<Function, bool> = IdMap::for_len(count);
    graph.callees_first.iter().for_each(|&it| is_moved[it] = callers[it] == 1 && !is_root[it]);
    let too_large = too_large(&graph, &sizes, &is_root);
    if let Some(function) = too_large {
        // Most of it may take apart and build what nobody reads, such as the other members of a struct. Each function gets
        // rid of that before it is copied; as much as one function may have is tried.
        let least = self::sizes(module, &graph, without_composites);
        if self::too_large(&graph, &least, &is_root).is_some() {
            return report(module, function, sizes[function] <= MAX_VALUES, context);
        }
    }
    let is_small = too_large.is_none();
    let mut total: usize = 0;
    let mut copied: usize = 0;
    let tells_calls =
        !module.debug_info.functions.is_empty() || module.functions.values().any(shown::has_any);
    let mut inliner = Inliner {
        settings: context.settings,
        is_moved,
        is_straight: IdMap::for_len(count),
        lengths: IdMap::for_len(count),
        known: tells_calls.then(KnownLocs::default),
    };
    for &id in &graph.callees_first {
        inliner.is_straight[id] = inliner.is_straight(module, &module.functions[id]);
        inliner.lengths[id] = module.functions[id].values.len();
    }
    let mut order = Vec::with_capacity(count);
    order.extend(graph.callees_first.iter().filter(|&&it| !inliner.is_moved[it]));
    // Of those that are moved, the ones whose call stays are left, callers first.
    order.extend(graph.callees_first.iter().rev().filter(|&&it| inliner.is_moved[it]));
    for caller in order {
        let is_copied_often = !inliner.settings.only_needed && callers[caller] > 1;
        let any_call = !graph.calls_of(caller).is_empty();
        if module.functions[caller].order.is_empty() || !(any_call || is_copied_often) {
            continue;
        }
        let fits = super::with_function(module, caller, |module, function| {
            let before = function.values.len();
            if any_call {
                // Passes that follow want some more. Those of huge functions find much to remove.
                let more = sizes[caller].saturating_sub(function.values.len()).min(1 << 16);
                function.values.reserve(more + more / 4);
            }
            let mut fits = !any_call || inliner.inline_into(module, function);
            copied += function.values.len() - before;
            fits &= is_small || copied <= MAX_VALUES;
            if fits && is_copied_often {
                tidy(module, function, inliner.settings);
                if !is_small {
                    remove_unused(module, function);
                }
            }
            inliner.lengths[caller] = length(function);
            fits
        });
        if is_root[caller] {
            total += module.functions[caller].values.len();
        }
        if !fits || total > MAX_MODULE_VALUES {
            return report(module, caller, fits, context);
        }
    }
}

/// The first function that does not fit, by itself or with the roots before it.
fn too_large(
    graph: &CallGraph,
    sizes: &IdMap<Function, usize>,
    is_root: &IdMap<Function, bool>,
) -> Option<FunctionId> {
    let mut total: usize = 0;
    graph.callees_first.iter().copied().find(|&function| {
        if is_root[function] {
            total = total.saturating_add(sizes[function]);
        }
        sizes[function] > MAX_VALUES || total > MAX_MODULE_VALUES
    })
}

/// The values that a function has at least, whatever it takes apart and builds for nothing.
fn without_composites(function: &Function) -> usize {
    let is_composite = |it: &&Inst| matches!(it.op, Op::Core(S::CompositeExtract | S::CompositeConstruct));
    function.values.len() - function.values.values().filter(is_composite).count()
}

/// The values that a function still has.
fn length(function: &Function) -> usize {
    function
        .order
        .iter()
        .map(|&it| function.blocks[it].parameters.len() + function.blocks[it].values.len())
        .sum()
}

/// Reports a function that is too large, or only is so with those whose bodies are left besides its own.
fn report(module: &Module, caller: FunctionId, fits_alone: bool, context: &mut Context<'_>) {
    let is_entry = module.entries.iter().any(|it| it.function == caller);
    let caller = &module.functions[caller];
    context.sink.push(errors::InliningTooLarge {
        name: caller.name.to_string(),
        others: match (fits_alone, is_entry) {
            (false, _) => "",
            (true, true) => ", with the entry points before it,",
            (true, false) => ", with the functions exported before it,",
        },
        limit: if fits_alone { MAX_MODULE_VALUES } else { MAX_VALUES },
        span: module.locs[caller.loc].span,
    });
}

/// Functions that were not inlined because they only call are left out by `remove_unused`.
pub fn leaves(module: &Module, settings: &Settings) -> Result<(), String> {
    let left = module.functions.values().find(|it| !settings.only_needed && calls(it).next().is_some());
    left.map_or(Ok(()), |it| Err(format!("{:?} still calls", it.name)))
}

/// Takes out what would only be copied to be taken out of each copy.
fn tidy(module: &mut Module, function: &mut Function, settings: Settings) {
    split_variables::function(module, function, settings);
    promote_variables::function(module, function, settings);
    simplify::function(module, function);
}

/// Takes out what nobody uses, so that it is not copied at all.
fn remove_unused(module: &mut Module, function: &mut Function) {
    let mut uses = function.use_counts();
    for index in (0..function.order.len()).rev() {
        let block = function.order[index];
        let mut values = std::mem::take(&mut function.blocks[block].values);
        // A value comes before its users.
        for at in (0..values.len()).rev() {
            let inst = &function.values[values[at]];
            let is_needed = uses[values[at].index()] > 0
                || inst.op.is_debug()
                || matches!(effect(module.interned(), function, inst), Effect::Convergent | Effect::Acts);
            if !is_needed {
                inst.args.iter().filter_map(|it| it.value()).for_each(|it| uses[it.index()] -= 1);
                uses[values[at].index()] = u32::MAX;
            }
        }
        values.retain(|it| uses[it.index()] != u32::MAX);
        function.blocks[block].values = values;
    }
    // What debuggers are shown does not count as a use, and must not be copied with a value that is gone.
    if shown::has_any(function) {
        shown::settle(module, function);
    }
}

/// How large functions are going to become, determined before anything is copied.
fn sizes(module: &Module, graph: &CallGraph, of_body: impl Fn(&Function) -> usize) -> IdMap<Function, usize> {
    let mut sizes: IdMap<Function, usize> = IdMap::for_len(module.functions.len());
    let objects = objects_in_types(module);
    for &id in &graph.callees_first {
        let inlined = graph.calls_of(id).iter().map(|&callee| sizes[callee]);
        let function = &module.functions[id];
        let own = of_body(function).saturating_add(parts(function, objects.as_ref()));
        sizes[id] = inlined.fold(own, usize::saturating_add);
    }
    sizes
}

/// The values that loads of objects in structs and arrays are taken apart into.
fn parts(function: &Function, objects: Option<&IdMap<Type, usize>>) -> usize {
    let loads = function.values.values().filter(|it| it.is(S::Load));
    let parts = objects.map(|objects| loads.fold(0, |sum: usize, it| sum.saturating_add(objects[it.ty])));
    parts.unwrap_or(0)
}

/// How many objects are in each type; `None` if structs and arrays have none.
fn objects_in_types(module: &Module) -> Option<IdMap<Type, usize>> {
    let types = module.interned();
    let is_composite = |ty: &Type| matches!(ty, Type::Struct(_) | Type::Array { .. });
    if !module.types.iter().any(|(id, ty)| is_composite(ty) && types.is_opaque(id)) {
        return None;
    }
    let mut objects: IdMap<Type, usize> = IdMap::for_len(module.types.len());
    for (id, ty) in module.types.iter().filter(|it| types.is_opaque(it.0)) {
        objects[id] = match ty {
            Type::Struct(it) => {
                it.members.iter().fold(0, |sum: usize, member| sum.saturating_add(objects[member.ty]))
            }
            Type::Array { element, .. } => {
                objects[*element].saturating_mul(types.part_count(id).unwrap_or(1) as usize)
            }
            _ => 1,
        };
    }
    Some(objects)
}

pub(super) fn calls(function: &Function) -> impl Iterator<Item = FunctionId> {
    let values = function.order.iter().flat_map(|&it| &function.blocks[it].values);
    values.filter_map(|&it| match (function.values[it].op, function.values[it].args.first()) {
        (Op::Core(S::FunctionCall), Some(&Arg::Function(callee))) => Some(callee),
        _ => None,
    })
}

/// Which functions call which.
pub(super) struct CallGraph {
    /// All functions, those that entry points reach first, each after those that it calls.
    pub callees_first: Vec<FunctionId>,
    /// The calls of all functions, end to end.
    calls: Vec<FunctionId>,
    /// Where those of each function are.
    places: IdMap<Function, (u32, u32)>,
}

impl CallGraph {
    pub(super) fn of(module: &Module) -> CallGraph {
        let count = module.functions.len();
        let mut graph = CallGraph {
            callees_first: Vec::with_capacity(count),
            calls: Vec::new(),
            places: IdMap::for_len(count),
        };
        let mut seen: IdMap<Function, bool> = IdMap::for_len(count);
        // Functions on the way, each with where those of its calls end that are still to be visited.
        let mut work: Vec<(FunctionId, u32)> = Vec::new();
        let roots = module.entries.iter().map(|it| it.function).chain(module.functions.ids());
        for root in roots {
            if std::mem::replace(&mut seen[root], true) {
                continue;
            }
            work.push((root, graph.add(module, root)));
            while let Some((function, end)) = work.last_mut() {
                if *end == graph.places[*function].0 {
                    graph.callees_first.push(*function);
                    work.pop();
                    continue;
                }
                *end -= 1;
                let callee = graph.calls[*end as usize];
                if !std::mem::replace(&mut seen[callee], true) {
                    work.push((callee, graph.add(module, callee)));
                }
            }
        }
        graph
    }

    /// Returns where the calls of the function end.
    fn add(&mut self, module: &Module, id: FunctionId) -> u32 {
        let start = self.calls.len() as u32;
        self.calls.extend(calls(&module.functions[id]));
        let end = self.calls.len() as u32;
        self.places[id] = (start, end);
        end
    }

    /// The functions that a function calls, as often as it does.
    pub(super) fn calls_of(&self, id: FunctionId) -> &[FunctionId] {
        let (start, end) = self.places[id];
        &self.calls[start as usize..end as usize]
    }
}

/// Whether a call must be inlined even if calls may stay: SPIR-V requires parameters to be plain pointers to plain data,
/// and arguments to be entire variables.
pub(super) fn is_needed(module: &Module, function: &Function, call: &Inst, callee: &Function) -> bool {
    let types = module.interned();
    let opaque = |ty: TypeId| match types.pointee(ty) {
        Some((class, pointee)) => class != StorageClass::FUNCTION || types.is_opaque(pointee),
        None => types.is_opaque(ty),
    };
    if opaque(callee.result) || callee.parameters.iter().any(|&it| opaque(callee.values[it].ty)) {
        return true;
    }
    call.args.iter().skip(1).zip(&callee.parameters).any(|(&arg, &parameter)| {
        let wanted = callee.values[parameter].ty;
        let is_whole = match arg {
            Arg::Value(it) => function.values[it].is(S::Variable) || function.values[it].op == Op::Parameter,
            _ => true,
        };
        types.arg_type(function, arg) != Some(wanted) || (types.pointee(wanted).is_some() && !is_whole)
    })
}

struct Inliner {
    settings: Settings,
    /// Functions with a single call, which keep no body when it is inlined.
    is_moved: IdMap<Function, bool>,
    /// Functions without branches, those in the bodies of their calls included.
    is_straight: IdMap<Function, bool>,
    /// The values that each body has, before anything is inlined or after all.
    lengths: IdMap<Function, usize>,
    /// None: no debugger is told what was inlined where.
    known: Option<KnownLocs>,
}

/// A body on its way into a function: the function's own, or that of a call in the body below it.
struct Body {
    /// Blocks that are still to be visited.
    blocks: vec::IntoIter<BlockId>,
    open: Option<Open>,
    /// None: the function's own.
    call: Option<Called>,
}

/// A block that is taken apart: what is still to be put into the current block.
struct Open {
    values: vec::IntoIter<ValueId>,
    end: End,
    end_loc: LocId,
    merge: Option<Merge>,
}

struct Called {
    call: ValueId,
    result: TypeId,
    loc: LocId,
    /// Of the callee itself, for the top of the first block.
    variables: Vec<ValueId>,
    /// The block that returned, and what it returned.
    returned: Option<(BlockId, Option<Arg>)>,
}

impl Open {
    fn new(block: &mut Block) -> Open {
        Open {
            values: std::mem::take(&mut block.values).into_iter(),
            end: std::mem::replace(&mut block.end, End::Unreachable),
            end_loc: block.end_loc,
            merge: block.merge.take(),
        }
    }
}

impl Inliner {
    /// Needs: the same of all functions that it calls.
    fn is_straight(&self, module: &Module, function: &Function) -> bool {
        let Some(entry) = function.entry() else { return false };
        let entry = &function.blocks[entry];
        let mut insts = entry.values.iter().map(|&it| &function.values[it]);
        returned(&entry.end).is_some()
            && insts.all(|inst| self.callee(module, function, inst).is_none_or(|it| self.is_straight[it]))
    }

    /// The function that an instruction calls, if the call must not stay.
    fn callee(&self, module: &Module, function: &Function, inst: &Inst) -> Option<FunctionId> {
        let (Op::Core(S::FunctionCall), Some(&Arg::Function(callee))) = (inst.op, inst.args.first()) else {
            return None;
        };
        let body = &module.functions[callee];
        let may_stay = self.settings.only_needed && !is_needed(module, function, inst, body);
        (!body.order.is_empty() && !may_stay).then_some(callee)
    }

    /// False if the function became too large.
    fn inline_into(&mut self, module: &mut Module, function: &mut Function) -> bool {
        let Some(entry) = function.entry() else { return true };
        let mut results = Replacements::of(function);
        let mut variables = Vec::new();
        let mut changed = false;
        let mut current = entry;
        let mut bodies = Vec::with_capacity(4);
        bodies.push(Body { blocks: function.order.clone().into_iter(), open: None, call: None });
        while let Some(body) = bodies.last_mut() {
            let mut call = None;
            // What stands before the next call stays as it is.
            if let Some(open) = &mut body.open {
                let callee = |&value: &ValueId| self.callee(module, function, &function.values[value]);
                let left = open.values.as_slice();
                let found = left.iter().enumerate().find_map(|(at, it)| Some((at, callee(it)?)));
                let count = found.map_or(left.len(), |it| it.0);
                function.blocks[current].values.extend_from_slice(&left[..count]);
                call = open.values.nth(count).zip(found.map(|it| it.1));
            }
            if let Some((value, callee)) = call {
                if function.values.len() + self.lengths[callee] > MAX_VALUES {
                    return false;
                }
                changed = true;
                let merge = body.open.as_mut().map(|it| &mut it.merge);
                let inner = self.enter(module, function, value, callee, &mut current, merge);
                bodies.push(inner);
            } else if let Some(Open { end, end_loc, merge, .. }) = body.open.take() {
                match (&mut body.call, returned(&end)) {
                    (Some(call), Some(result)) => call.returned = Some((current, result)),
                    _ => {
                        let block = &mut function.blocks[current];
                        (block.end, block.end_loc, block.merge) = (end, end_loc, merge);
                    }
                }
            } else if let Some(block) = body.blocks.next() {
                let has_call =
                    function.blocks[block].values.iter().any(|&it| function.values[it].is(S::FunctionCall));
                if has_call {
                    let open = Open::new(&mut function.blocks[block]);
                    function.blocks[block].values.reserve(open.values.len());
                    body.open = Some(open);
                    current = block;
                } else if let (Some(call), Some(result)) =
                    (&mut body.call, returned(&function.blocks[block].end))
                {
                    call.returned = Some((block, result));
                }
            } else if let Some(Body { call: Some(called), .. }) = bodies.pop() {
                variables.extend(called.variables);
                let result;
                (current, result) = called.returned.unwrap_or_else(|| {
                    // Control never comes back. What follows stands in a block that nothing reaches.
                    let never = Block::new(End::Unreachable, called.loc, "unreachable");
                    let result = match module.types[called.result] {
                        Type::Void => None,
                        _ => Some(module.undef(called.result).into()),
                    };
                    (function.blocks.add(never), result)
                });
                if let Some(result) = result {
                    results.add(called.call, result);
                }
            }
        }
        if changed {
            function.blocks[entry].values.splice(0..0, variables);
            edit::remove_unreachable_blocks(function, &mut module.constants);
            results.apply(function);
            fix_storage_classes(module, function);
        }
        true
    }

    /// Copies the body of `callee`, whose first block continues the current one. `merge` is the merge of the caller's
    /// block; a loop header keeps it immediately, because back edges lead to its start.
    fn enter(
        &mut self,
        module: &mut Module,
        function: &mut Function,
        value: ValueId,
        callee: FunctionId,
        current: &mut BlockId,
        merge: Option<&mut Option<Merge>>,
    ) -> Body {
        let call = function.values[value].clone();
        let keep_names = self.settings.only_needed;
        let tells_nothing = self.known.is_none() && !keep_names;
        let mut copy = Copy { module, function, call: &call, known: self.known.as_mut(), keep_names };
        let blocks = match self.is_moved[callee] {
            true if tells_nothing => copy.moved(callee),
            _ => copy.blocks(callee),
        };
        let mut blocks = blocks.into_iter();
        let first = blocks.next();
        let (variables, stores) = first.map(|it| copy.take_variables(it)).unwrap_or_default();
        let open = first.map(|it| Open::new(&mut function.blocks[it]));
        let more = stores.len() + open.as_ref().map_or(0, |it| it.values.len());
        if let (Some(merge), Some(first)) = (merge, first)
            && !self.is_straight[callee]
            && matches!(merge, Some(Merge::Loop { .. }))
        {
            let header = &mut function.blocks[*current];
            header.merge = merge.take();
            header.end = End::Jump(Target::new(first));
            header.end_loc = call.loc;
            *current = first;
        }
        let values = &mut function.blocks[*current].values;
        values.reserve(more);
        values.extend(stores);
        let result = module.functions[callee].result;
        if self.is_moved[callee] {
            let it = &mut module.functions[callee];
            *it = Function::empty(std::mem::take(&mut it.name), result, it.loc);
        }
        let called = Called { call: value, result, loc: call.loc, variables, returned: None };
        Body { blocks, open, call: Some(called) }
    }
}

/// What a terminator returns, if it returns.
fn returned(end: &End) -> Option<Option<Arg>> {
    match *end {
        End::Return => Some(None),
        End::ReturnValue(value) => Some(Some(value)),
        _ => None,
    }
}

/// Access chains point into the memory that their base points into: a parameter said `Function`, but the argument
/// may be in other memory.
pub fn fix_storage_classes(module: &mut Module, function: &mut Function) {
    for &block in &function.order {
        for &value in &function.blocks[block].values {
            let inst = &function.values[value];
            if !facts::is_access_chain(inst.op) && !inst.is(S::CopyObject) {
                continue;
            }
            let (Some(&base), Some((class, pointee))) = (inst.args.first(), module.pointee(inst.ty)) else {
                continue;
            };
            let base = module.interned().arg_type(function, base).and_then(|it| module.pointee(it));
            if let Some((real, _)) = base
                && real != class
            {
                function.values[value].ty = module.pointer(real, pointee);
            }
        }
    }
}

struct Copy<'c> {
    module: &'c mut Module,
    function: &'c mut Function,
    call: &'c Inst,
    known: Option<&'c mut KnownLocs>,
    /// Names of the callees' variables, that is.
    keep_names: bool,
}

impl Copy<'_> {
    /// The same as a copy where locations and names need not be kept, and nothing else wants the body.
    fn moved(&mut self, callee: FunctionId) -> Vec<BlockId> {
        let callee = &mut self.module.functions[callee];
        let empty = Function::empty(std::mem::take(&mut callee.name), callee.result, callee.loc);
        let body = std::mem::replace(callee, empty);
        edit::move_body(self.function, body, self.call.args.get(1..).unwrap_or_default())
    }

    /// Copies the blocks, with the arguments of the call in place of the parameters.
    fn blocks(&mut self, callee: FunctionId) -> Vec<BlockId> {
        let callee = &self.module.functions[callee];
        let mut map = CopyMap {
            values: IdMap::for_len(callee.values.len()),
            blocks: IdMap::for_len(callee.blocks.len()),
        };
        for (index, &parameter) in callee.parameters.iter().enumerate() {
            if let Some(&arg) = self.call.args.get(index + 1) {
                map.values[parameter] = Some(arg);
            }
        }
        let locs = &mut self.module.locs;
        let call_loc = self.call.loc;
        match &mut self.known {
            None => edit::copy_blocks(self.function, callee, &callee.order, &mut map, |loc| loc),
            Some(known) => {
                known.begin();
                // Neighbors often stand at one place.
                let mut last = (call_loc, call_loc);
                let loc = |loc| {
                    if last.0 != loc || loc == call_loc {
                        last = (loc, inlined_at(locs, known, loc, call_loc));
                    }
                    last.1
                };
                edit::copy_blocks(self.function, callee, &callee.order, &mut map, loc);
            }
        }
        callee.order.iter().map(|&it| map.block(it)).collect()
    }

    /// Takes the variables out of the copy of the first block, and makes stores of their initializers, which hold for
    /// each call and not once.
    fn take_variables(&mut self, entry: BlockId) -> (Vec<ValueId>, Vec<ValueId>) {
        let values = &self.function.blocks[entry].values;
        let is_variable = |it: &&ValueId| self.function.values[**it].is(S::Variable);
        let count = values.iter().take_while(is_variable).count();
        let variables: Vec<ValueId> = self.function.blocks[entry].values.drain(..count).collect();
        let mut stores = Vec::new();
        for &variable in &variables {
            if !self.keep_names {
                self.function.names.remove(variable);
            }
            if self.function.values[variable].args.len() > 1
                && let Some(initial) = self.function.values[variable].args.pop()
            {
                let void = self.module.types.intern(Type::Void);
                let inst = Inst::new(S::Store, void, [variable.into(), initial], self.call.loc);
                stores.push(self.function.values.add(inst));
            }
        }
        (variables, stores)
    }
}

/// What locations have become where the current call stands; those of calls before it are told apart by number.
#[derive(Default)]
struct KnownLocs {
    calls: u32,
    known: IdMap<Loc, (u32, Option<LocId>)>,
}

impl KnownLocs {
    fn begin(&mut self) {
        self.calls += 1;
    }
    fn get(&self, loc: LocId) -> Option<LocId> {
        let (call, known) = self.known[loc];
        if call == self.calls { known } else { None }
    }
    fn set(&mut self, loc: LocId, inlined: LocId) {
        self.known[loc] = (self.calls, Some(inlined));
    }
}

/// `loc` as seen from where it was inlined to.
fn inlined_at(locs: &mut Interner<Loc>, known: &mut KnownLocs, loc: LocId, call: LocId) -> LocId {
    if locs[loc].inlined_at.is_none() {
        if let Some(known) = known.get(loc) {
            return known;
        }
        let inlined = locs.add_new(Loc { inlined_at: Some(call), ..locs[loc] });
        known.set(loc, inlined);
        return inlined;
    }
    let mut chain: SmallVec<[LocId; 8]> = SmallVec::new();
    let mut outer = call;
    let mut at = Some(loc);
    while let Some(id) = at {
        if let Some(known) = known.get(id) {
            outer = known;
            break;
        }
        chain.push(id);
        at = locs[id].inlined_at;
    }
    for id in chain.into_iter().rev() {
        // Nothing else was inlined here.
        outer = locs.add_new(Loc { inlined_at: Some(outer), ..locs[id] });
        known.set(id, outer);
    }
    outer
}
