//! Inlines functions into their callers.
//!
//! Needs: one return a function (`merge_returns`), no call cycles, no calls that end the invocation where the body
//! may not (`move_steps`). Leaves ([`leaves`]): no calls; with
//! [`Settings::only_needed`], no calls that pass resources. Functions that nobody calls any more stay until
//! `remove_unused`.

use crate::arena::{IdMap, Interner};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::{Context, Settings, promote_variables, simplify, split_variables};
use crate::{
    diagnostics::list::legalize as errors,
    ir::{
        edit::{CopyMap, Replacements},
        *,
    },
};
use spirv::Op as S;

/// No function that people write comes near; doubling chains of calls do.
const MAX_VALUES: usize = 4_000_000;

pub fn run(module: &mut Module, context: &mut Context<'_>) {
    let order = callees_first(module);
    if !context.settings.only_needed
        && let Some(caller) = too_large(module, &order)
    {
        let span = module.locs[module.functions[caller].loc].span;
        context.sink.push(errors::InliningTooLarge { name: module.functions[caller].name.to_string(), span });
        return;
    }
    let mut callers: IdMap<Function, u32> = IdMap::default();
    for &caller in &order {
        calls(&module.functions[caller]).for_each(|callee| callers[callee] += 1);
    }
    let settings = context.settings;
    let mut known = KnownLocs::default();
    for caller in order {
        let has_call = calls(&module.functions[caller]).next().is_some();
        let is_copied_often = !settings.only_needed && callers[caller] > 1;
        let fits = super::with_function(module, caller, |module, function| {
            let fits = !has_call || inline_into(module, function, settings, &mut known);
            if fits && is_copied_often && !function.order.is_empty() {
                tidy(module, function, settings);
            }
            fits
        });
        if !fits {
            let span = module.locs[module.functions[caller].loc].span;
            context
                .sink
                .push(errors::InliningTooLarge { name: module.functions[caller].name.to_string(), span });
            return;
        }
    }
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

/// The first function that would become too large, determined before anything is copied.
fn too_large(module: &Module, callees_first: &[FunctionId]) -> Option<FunctionId> {
    let mut sizes: FxHashMap<FunctionId, usize> = FxHashMap::default();
    callees_first.iter().copied().find(|&id| {
        let function = &module.functions[id];
        let inlined = calls(function).filter_map(|callee| sizes.get(&callee));
        let size = inlined.fold(function.values.len(), |sum, size| sum.saturating_add(*size));
        sizes.insert(id, size);
        size > MAX_VALUES
    })
}

pub(super) fn calls(function: &Function) -> impl Iterator<Item = FunctionId> {
    let values = function.order.iter().flat_map(|&it| &function.blocks[it].values);
    values.filter_map(|&it| match (function.values[it].op, function.values[it].args.first()) {
        (Op::Core(S::FunctionCall), Some(&Arg::Function(callee))) => Some(callee),
        _ => None,
    })
}

/// Functions that entry points reach, each after those that it calls.
pub(super) fn callees_first(module: &Module) -> Vec<FunctionId> {
    let mut seen: IdMap<Function, bool> = IdMap::default();
    let mut order = Vec::new();
    let roots = module.entries.iter().map(|it| it.function).chain(module.functions.ids());
    for root in roots {
        if std::mem::replace(&mut seen[root], true) {
            continue;
        }
        let mut work = vec![(root, calls(&module.functions[root]).collect::<Vec<_>>())];
        while let Some((function, rest)) = work.last_mut() {
            match rest.pop() {
                Some(callee) => {
                    if !std::mem::replace(&mut seen[callee], true) {
                        work.push((callee, calls(&module.functions[callee]).collect()));
                    }
                }
                None => {
                    order.push(*function);
                    work.pop();
                }
            }
        }
    }
    order
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

/// False if the function became too large.
fn inline_into(
    module: &mut Module,
    function: &mut Function,
    settings: Settings,
    known: &mut KnownLocs,
) -> bool {
    let mut results = Replacements::default();
    let mut variables = Vec::new();
    let mut changed = false;
    let expected: usize = calls(function).map(|it| module.functions[it].values.len()).sum();
    function.values.reserve(expected.min(MAX_VALUES));
    for block in function.order.clone() {
        let has_call =
            function.blocks[block].values.iter().any(|&it| function.values[it].is(S::FunctionCall));
        if !has_call {
            continue;
        }
        let first = &mut function.blocks[block];
        let values = std::mem::take(&mut first.values);
        let end = std::mem::replace(&mut first.end, End::Unreachable);
        let end_loc = first.end_loc;
        let mut merge = first.merge.take();
        let mut current = block;
        for value in values {
            let Some(callee) = callee_to_inline(module, function, &function.values[value], settings) else {
                function.blocks[current].values.push(value);
                continue;
            };
            if function.values.len() + module.functions[callee].values.len() > MAX_VALUES {
                return false;
            }
            changed = true;
            let call = function.values[value].clone();
            let mut copy = Copy {
                module,
                function,
                variables: &mut variables,
                current,
                call: &call,
                known,
                keep_names: settings.only_needed,
            };
            let (rest, result) = copy.body(callee, &mut merge);
            current = rest;
            if let Some(result) = result {
                results.add(value, result);
            }
        }
        let last = &mut function.blocks[current];
        last.end = end;
        last.end_loc = end_loc;
        last.merge = merge;
    }
    if changed {
        let entry = function.order[0];
        function.blocks[entry].values.splice(0..0, variables);
        function.order = edit::structured_order(function, entry);
        results.apply(function);
        fix_storage_classes(module, function);
        edit::remove_unreachable_blocks(function, &mut module.constants);
    }
    true
}

/// The function that an instruction calls, if the call must not stay.
fn callee_to_inline(
    module: &Module,
    function: &Function,
    inst: &Inst,
    settings: Settings,
) -> Option<FunctionId> {
    let (Op::Core(S::FunctionCall), Some(&Arg::Function(callee))) = (inst.op, inst.args.first()) else {
        return None;
    };
    let body = &module.functions[callee];
    let may_stay = settings.only_needed && !is_needed(module, function, inst, body);
    (!body.order.is_empty() && !may_stay).then_some(callee)
}

/// Access chains point into the memory that their base points into: a parameter said `Function`, but the argument
/// may be in other memory.
pub fn fix_storage_classes(module: &mut Module, function: &mut Function) {
    for index in 0..function.order.len() {
        let block = function.order[index];
        for place in 0..function.blocks[block].values.len() {
            let value = function.blocks[block].values[place];
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
    /// Of the callees, for the top of the first block.
    variables: &'c mut Vec<ValueId>,
    current: BlockId,
    call: &'c Inst,
    known: &'c mut KnownLocs,
    /// Names of the callees' variables, that is.
    keep_names: bool,
}

impl Copy<'_> {
    /// Copies the body of `callee` to the end of the current block. Returns the block where control continues and the
    /// returned value. `merge` is the merge of the caller's block; a loop header keeps it immediately, because back edges
    /// lead to its start.
    fn body(&mut self, callee: FunctionId, merge: &mut Option<Merge>) -> (BlockId, Option<Arg>) {
        let map = self.copy_blocks(callee);
        let entry = map.block(self.module.functions[callee].order[0]);
        let stores = self.take_variables(entry);
        let block = &mut self.function.blocks[entry];
        let rest = std::mem::take(&mut block.values);
        let end = std::mem::replace(&mut block.end, End::Unreachable);
        let end_loc = block.end_loc;
        let inner_merge = block.merge.take();
        let is_return = matches!(end, End::Return | End::ReturnValue(_));
        let mut into = self.current;
        if matches!(merge, Some(Merge::Loop { .. })) && !is_return {
            self.function.blocks[into].merge = merge.take();
            self.function.blocks[into].end = End::Jump(Target::new(entry));
            self.function.blocks[into].end_loc = self.call.loc;
            into = entry;
        }
        let block = &mut self.function.blocks[into];
        block.values.extend(stores);
        block.values.extend(rest);
        match end {
            End::ReturnValue(value) => (into, Some(value)),
            End::Return => (into, None),
            _ => {
                block.end = end;
                block.end_loc = end_loc;
                block.merge = inner_merge;
                self.returning_block(callee, &map)
            }
        }
    }

    /// Copies the blocks, with the arguments of the call in place of the parameters.
    fn copy_blocks(&mut self, callee: FunctionId) -> CopyMap {
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
        self.known.begin();
        let known = &mut *self.known;
        let call_loc = self.call.loc;
        // Neighbors often stand at one place.
        let mut last = (call_loc, call_loc);
        let loc = |loc| {
            if last.0 != loc || loc == call_loc {
                last = (loc, inlined_at(locs, known, loc, call_loc));
            }
            last.1
        };
        edit::copy_blocks(self.function, callee, &callee.order, &mut map, loc);
        map
    }

    /// Takes the variables out of the copy of the first block. Returns the stores of their initializers, which hold for
    /// each call and not once.
    fn take_variables(&mut self, entry: BlockId) -> Vec<ValueId> {
        let values = &self.function.blocks[entry].values;
        let is_variable = |it: &&ValueId| self.function.values[**it].is(S::Variable);
        let count = values.iter().take_while(is_variable).count();
        let first = self.variables.len();
        self.variables.extend(self.function.blocks[entry].values.drain(..count));
        let mut stores = Vec::new();
        for &variable in &self.variables[first..] {
            if !self.keep_names {
                self.function.names[variable] = None;
            }
            if self.function.values[variable].args.len() > 1
                && let Some(initial) = self.function.values[variable].args.pop()
            {
                let void = self.module.types.intern(Type::Void);
                let inst = Inst::new(S::Store, void, [variable.into(), initial], self.call.loc);
                stores.push(self.function.values.add(inst));
            }
        }
        stores
    }

    /// The block that returned in the callee, and what it returned.
    fn returning_block(&mut self, callee: FunctionId, map: &CopyMap) -> (BlockId, Option<Arg>) {
        let callee = &self.module.functions[callee];
        for &id in &callee.order {
            let block = map.block(id);
            match self.function.blocks[block].end {
                End::ReturnValue(value) => return (block, Some(value)),
                End::Return => return (block, None),
                _ => {}
            }
        }
        // Control never comes back. What follows stands in a block that nothing reaches.
        let undef = Constant::Undef(callee.result);
        let never = Block::new(End::Unreachable, self.call.loc, "unreachable");
        let result = match self.module.types[callee.result] {
            Type::Void => None,
            _ => Some(Arg::Constant(self.module.constants.intern(undef))),
        };
        (self.function.blocks.add(never), result)
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
