//! Turns `static` variables into locals of the entry point that uses them.
//!
//! Needs: inlined calls. Each entry point runs with its own copy of a `Private` variable, so several may get one.
//! Debuggers are shown what the locals hold as that of variables outside of functions.
//! Leaves ([`leaves`]): no private variable that only entry points use; with [`Settings::only_needed`], none of opaque
//! type.

use super::{Context, Settings};
use crate::spirv::Op as S;
use crate::{arena::IdMap, ir::*};
use rustc_hash::FxHashMap;

pub fn run(module: &mut Module, context: &mut Context<'_>) {
    let Found { local, entries } = find(module, &context.settings);
    if !local.iter().any(|it| *it) {
        return;
    }
    let mut shown = FxHashMap::default();
    for id in entries {
        let scope = scope_of_entry(module, id);
        super::with_function(module, id, |module, function| {
            let localized = localize(module, function, &local);
            if let Some(scope) = scope {
                show(module, function, &localized, scope, &mut shown);
            }
        });
    }
}

pub fn leaves(module: &Module, settings: &Settings) -> Result<(), String> {
    let Found { local, entries } = find(module, settings);
    for id in entries {
        let function = &module.functions[id];
        let mut left = None;
        function.for_each_arg(|arg| {
            if let Arg::Global(global) = arg
                && local[global]
            {
                left = Some(global);
            }
        });
        if let Some(left) = left {
            let name = &module.globals[left].name;
            return Err(format!("${} {:?} uses {name:?}, which is private", id.index(), function.name));
        }
    }
    Ok(())
}

struct Found {
    /// Variables that can be locals.
    local: IdMap<Global, bool>,
    /// Entry points that nothing calls, in order.
    entries: Vec<FunctionId>,
}

fn find(module: &Module, settings: &Settings) -> Found {
    let types = module.interned();
    let mut local: IdMap<Global, bool> = IdMap::default();
    for (id, global) in module.globals.iter() {
        let Some((StorageClass::PRIVATE, pointee)) = types.pointee(global.ty) else { continue };
        let is_wanted = !settings.only_needed || types.is_opaque(pointee);
        if is_wanted && !global.keep {
            local[id] = true;
        }
    }
    if !local.iter().any(|it| *it) {
        return Found { local, entries: Vec::new() };
    }
    let mut is_entry: IdMap<Function, bool> = IdMap::default();
    let mut called: IdMap<Function, bool> = IdMap::default();
    for entry in &module.entries {
        is_entry[entry.function] = true;
    }
    let mut work: Vec<FunctionId> = module.entries.iter().map(|it| it.function).collect();
    let mut reached: IdMap<Function, bool> = IdMap::default();
    while let Some(id) = work.pop() {
        if std::mem::replace(&mut reached[id], true) {
            continue;
        }
        let function = &module.functions[id];
        function.for_each_arg(|arg| match arg {
            Arg::Function(callee) => {
                called[callee] = true;
                work.push(callee);
            }
            Arg::Global(global) if !is_entry[id] && local[global] => local[global] = false,
            _ => {}
        });
    }
    let entries = module.functions.ids().filter(|&it| is_entry[it] && !called[it]).collect();
    Found { local, entries }
}

/// The scope of the source's function behind an entry point, with debug information.
fn scope_of_entry(module: &Module, id: FunctionId) -> Option<ScopeId> {
    let index = module.entries.iter().position(|it| it.function == id)?;
    let described = (*module.debug_info.entries.get(index)?)?;
    module.scopes.iter().find(|(_, it)| it.function == Some(described)).map(|it| it.0)
}

/// Returns the variables and the locals that replace them.
fn localize(
    module: &mut Module,
    function: &mut Function,
    local: &IdMap<Global, bool>,
) -> Vec<(GlobalId, ValueId)> {
    let Some(entry) = function.entry() else { return Vec::new() };
    let mut variables: IdMap<Global, Option<ValueId>> = IdMap::default();
    let mut order: Vec<GlobalId> = Vec::new();
    let mut seen: IdMap<Global, bool> = IdMap::default();
    function.for_each_arg(|arg| {
        if let Arg::Global(global) = arg
            && local[global]
            && !std::mem::replace(&mut seen[global], true)
        {
            order.push(global);
        }
    });
    if order.is_empty() {
        return Vec::new();
    }
    let class = Arg::Literal(StorageClass::FUNCTION.0);
    let mut new = Vec::new();
    for id in order {
        let global = &module.globals[id];
        let initializer = global.initializer;
        let is_relaxed = global.decorations.iter().any(|it| it.is(spirv::Decoration::RelaxedPrecision));
        let flags = if is_relaxed { Flags::RELAXED } else { Flags::default() };
        let Some((_, pointee)) = module.pointee(global.ty) else { continue };
        let pointer = module.pointer(StorageClass::FUNCTION, pointee);
        let args = std::iter::once(class).chain(initializer.map(Arg::Constant));
        let variable = Inst::new(S::Variable, pointer, args, function.loc).with_flags(flags);
        let variable = function.values.add(variable);
        function.names.set(variable, &module.globals[id].name);
        variables[id] = Some(variable);
        new.push((id, variable));
    }
    function.for_each_arg_mut(|arg| {
        if let Arg::Global(global) = *arg
            && let Some(variable) = variables[global]
        {
            *arg = variable.into();
        }
    });
    function.blocks[entry].values.splice(0..0, new.iter().map(|it| it.1));
    super::inline_calls::fix_storage_classes(module, function);
    new
}

/// Tells debuggers that the variables of the source are in these locals now. `shown` has those of other entry points.
fn show(
    module: &mut Module,
    function: &mut Function,
    localized: &[(GlobalId, ValueId)],
    scope: ScopeId,
    shown: &mut FxHashMap<GlobalId, VariableId>,
) {
    let (Some(entry), Some(unit)) = (function.entry(), module.debug_info.unit) else { return };
    let void = module.void();
    let loc = Loc { span: module.scopes[scope].span, scope: Some(scope), inlined_at: None };
    let loc = module.locs.intern(loc);
    let mut declared = Vec::new();
    for &(global, local) in localized {
        let Global { origin, ref path, .. } = module.globals[global];
        let described = module.debug_info.globals.iter().find(|it| it.origin == origin && path.is_empty());
        let Some(described) = described else { continue };
        let variable = *shown.entry(global).or_insert_with(|| {
            module.variables.add(SourceVariable {
                name: described.name.clone(),
                ty: Some(described.ty),
                scope: Some(unit),
                span: described.span,
                parameter: 0,
                is_constant: false,
            })
        });
        let args = [Arg::Literal(variable.index() as u32), local.into()];
        declared.push(function.values.add(Inst::new(Op::DebugDeclare, void, args, loc)));
    }
    // Passes look for variables at the start of a function.
    let values = &function.blocks[entry].values;
    let below = values.iter().take_while(|it| function.values[**it].is(S::Variable)).count();
    function.blocks[entry].values.splice(below..below, declared);
}
