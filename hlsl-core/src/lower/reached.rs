//! What entry points and exported functions reach: one walk over the code of their functions, and of those that initialize
//! statics, for all who ask what it uses.

use std::cell::OnceCell;

use rustc_hash::{FxHashMap, FxHashSet};

use super::writers;
use crate::{
    arena::IdMap,
    intrinsics::{self, Overload, RustCall, names::functions},
    spirv::StorageClass,
    stage::Stage,
    typed::{self, CastKind, EntryPoint, ExprId, ExprKind, FunctionId, Program, Storage, visit},
    types::ObjectKind,
};

/// The functions that the module has, with the expressions in them that somebody looks for: names of globals
/// and heaps, calls, intrinsics, conversions to resources, and assignments of buffers that may have a counter.
#[derive(Default)]
pub(super) struct Reached {
    /// Where in `found` the body of each function is, from 1; 0 for those that are not reached.
    places: IdMap<typed::Function, u32>,
    found: Vec<Body>,
    functions: Vec<FunctionId>,
    /// Those that may end an any-hit shader.
    ends_hits: FxHashSet<FunctionId>,
    // These two once somebody asked.
    writers: OnceCell<FxHashSet<FunctionId>>,
    distance_changes: OnceCell<bool>,
}

#[derive(Default)]
struct Body {
    /// In the order in which they are evaluated.
    uses: Vec<ExprId>,
    /// How many expressions there are in all.
    expressions: usize,
}

pub(super) fn of(program: &Program, is_linked: bool) -> Reached {
    let roots = |entry: &EntryPoint| std::iter::once(entry.function).chain(entry.patch_constant_function);
    let places = IdMap::for_len(program.functions.len());
    let mut reached = Reached { places, ..Reached::default() };
    let mut others = initializing(program);
    if is_linked {
        others.extend(exported(program));
    }
    let mut waiting: Vec<FunctionId> =
        program.entries.iter().flat_map(roots).chain(others.iter().copied()).collect();
    while let Some(id) = waiting.pop() {
        if reached.places[id] == 0 {
            let body = walk(program, id);
            waiting.extend(calls(program, &body.uses));
            reached.found.push(body);
            reached.places[id] = reached.found.len() as u32;
        }
    }
    let mut is_known: IdMap<typed::Function, bool> = IdMap::default();
    let roots = program.entries.iter().map(|entry| roots(entry).collect::<Vec<_>>());
    for roots in roots.chain(others.iter().map(|&it| vec![it])) {
        for function in reached.from(program, roots) {
            if !std::mem::replace(&mut is_known[function], true) {
                reached.functions.push(function);
            }
        }
    }
    reached.ends_hits = functions_that_end_hits(program, &reached);
    reached
}

/// The functions that call `IgnoreHit` or `AcceptHitAndEndSearch`, and those that call them.
fn functions_that_end_hits(program: &Program, reached: &Reached) -> FxHashSet<FunctionId> {
    let mut found = FxHashSet::default();
    if !program.entries.iter().any(|it| it.stage == Stage::AnyHit) {
        return found;
    }
    let mut callers: FxHashMap<FunctionId, Vec<FunctionId>> = FxHashMap::default();
    let mut waiting = Vec::new();
    for &caller in reached.functions() {
        for &id in reached.uses(caller) {
            match &program.expressions[id].kind {
                ExprKind::Call { function, .. } => callers.entry(*function).or_default().push(caller),
                ExprKind::Intrinsic { overload, .. } => {
                    let row = intrinsics::overload(*overload);
                    if row.is_lowered_by(RustCall::IgnoreHit) || row.is_lowered_by(RustCall::AcceptHit) {
                        waiting.push(caller);
                    }
                }
                _ => {}
            }
        }
    }
    while let Some(function) = waiting.pop() {
        if found.insert(function) {
            waiting.extend(callers.get(&function).into_iter().flatten().copied());
        }
    }
    found
}

/// Whether an initializer is the variable's first value.
pub(super) fn has_initial_value(storage: Storage) -> bool {
    matches!(storage, Storage::Static) || storage == Storage::StorageClass(StorageClass::Private as u32)
}

/// The functions that give static variables their first values: every entry point begins with that.
fn initializing(program: &Program) -> Vec<FunctionId> {
    let mut found = Vec::new();
    let statics = program.globals.values().filter(|it| has_initial_value(it.storage));
    for initializer in statics.filter_map(|it| it.initializer) {
        visit::expression(program, initializer, &mut |id| {
            if let ExprKind::Call { function, .. } = program.expressions[id].kind {
                found.push(function);
            }
        });
    }
    found
}

/// The functions that others may call once modules are linked.
fn exported(program: &Program) -> impl Iterator<Item = FunctionId> {
    program.functions.iter().filter(|(_, it)| it.is_export && it.body.is_some()).map(|(id, _)| id)
}

fn walk(program: &Program, function: FunctionId) -> Body {
    let Some(statements) = &program.functions[function].body else { return Body::default() };
    let mut body = Body { uses: Vec::with_capacity(32), expressions: 0 };
    visit::statements(program, statements, &mut |id| {
        body.expressions += 1;
        let is_use = match &program.expressions[id].kind {
            ExprKind::Global(_) | ExprKind::Heap(_) | ExprKind::Call { .. } | ExprKind::Intrinsic { .. } => {
                true
            }
            ExprKind::Cast { kind, .. } => *kind == CastKind::Resource,
            ExprKind::Assign { value, .. } => {
                let kind = program.types.resource_kind(program.expressions[*value].ty);
                kind.is_some_and(ObjectKind::has_counter)
            }
            _ => false,
        };
        if is_use {
            body.uses.push(id);
        }
    });
    body
}

fn calls<'p>(program: &'p Program, uses: &'p [ExprId]) -> impl Iterator<Item = FunctionId> + 'p {
    uses.iter().filter_map(|id| match program.expressions[*id].kind {
        ExprKind::Call { function, .. } => Some(function),
        _ => None,
    })
}

impl Reached {
    /// Each after its first caller: an entry point first, then its callees in the order of the calls, and so on.
    pub(super) fn functions(&self) -> &[FunctionId] {
        &self.functions
    }

    fn body(&self, function: FunctionId) -> Option<&Body> {
        self.found.get((self.places[function] as usize).checked_sub(1)?)
    }

    /// The expressions in a function that somebody looks for, operands before their users.
    pub(super) fn uses(&self, function: FunctionId) -> &[ExprId] {
        self.body(function).map_or(&[], |it| &it.uses)
    }

    /// How many expressions a function has.
    pub(super) fn expressions(&self, function: FunctionId) -> usize {
        self.body(function).map_or(0, |it| it.expressions)
    }

    /// Whether a function calls `IgnoreHit` or `AcceptHitAndEndSearch`, or another that does.
    pub(super) fn ends_hits(&self, function: FunctionId) -> bool {
        self.ends_hits.contains(&function)
    }

    /// The methods that write to their object.
    pub(super) fn writers(&self, program: &Program) -> &FxHashSet<FunctionId> {
        self.writers.get_or_init(|| writers::of(program, &self.functions))
    }

    /// Whether an intersection shader asks for the hit distance, which is another one each time.
    pub(super) fn distance_changes(&self, program: &Program) -> bool {
        *self.distance_changes.get_or_init(|| {
            let asks = |it: &Overload| it.name == functions::RAY_T_CURRENT;
            let mut entries = program.entries.iter();
            entries.any(|it| it.stage == Stage::Intersection && self.is_used(program, it, asks))
        })
    }

    /// Whether an entry point or what it calls uses such an intrinsic.
    pub(super) fn is_used(
        &self,
        program: &Program,
        entry: &EntryPoint,
        is: impl Fn(&Overload) -> bool,
    ) -> bool {
        let mut uses = self.from(program, [entry.function]).into_iter().flat_map(|it| self.uses(it));
        uses.any(|id| match program.expressions[*id].kind {
            ExprKind::Intrinsic { overload, .. } => is(intrinsics::overload(overload)),
            _ => false,
        })
    }

    /// The functions that these reach, in the same order.
    pub(super) fn from(
        &self,
        program: &Program,
        roots: impl IntoIterator<Item = FunctionId>,
    ) -> Vec<FunctionId> {
        let mut is_found: IdMap<typed::Function, bool> = IdMap::default();
        let mut found = Vec::new();
        let mut add = |found: &mut Vec<FunctionId>, id| {
            if !std::mem::replace(&mut is_found[id], true) {
                found.push(id);
            }
        };
        roots.into_iter().for_each(|it| add(&mut found, it));
        let mut next = 0;
        while let Some(&id) = found.get(next) {
            next += 1;
            calls(program, self.uses(id)).for_each(|it| add(&mut found, it));
        }
        found
    }
}
