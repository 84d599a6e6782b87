//! Removes functions that no entry point and no exported function reaches.
//!
//! Needs: inlined calls, to find many. Leaves ([`leaves`]): no such function; the others are numbered anew.

use super::{Context, Settings};
use crate::{
    arena::{Arena, IdMap},
    ir::*,
};

pub fn leaves(module: &Module, _: &Settings) -> Result<(), String> {
    match reached(module).len() == module.functions.len() {
        true => Ok(()),
        false => Err("a function is left that nothing reaches".into()),
    }
}

fn reached(module: &Module) -> Vec<FunctionId> {
    let exports = module.exports.iter().map(|it| it.function);
    reach::functions(module, module.entries.iter().map(|it| it.function).chain(exports))
}

pub fn run(module: &mut Module, _: &mut Context<'_>) {
    let mut reached: IdMap<Function, bool> = IdMap::default();
    for id in self::reached(module) {
        reached[id] = true;
    }
    if module.functions.ids().all(|it| reached[it]) {
        return;
    }
    let mut renamed: IdMap<Function, Option<FunctionId>> = IdMap::default();
    let mut kept = Arena::default();
    for (index, function) in std::mem::take(&mut module.functions).into_items().into_iter().enumerate() {
        let id = FunctionId::from_index(index);
        if reached[id] {
            renamed[id] = Some(kept.add(function));
        }
    }
    module.functions = kept;
    // Those of entry points are often the first.
    if module.functions.ids().all(|id| renamed[id] == Some(id)) {
        return;
    }
    for entry in &mut module.entries {
        entry.function = renamed[entry.function].unwrap_or(entry.function);
    }
    for export in &mut module.exports {
        export.function = renamed[export.function].unwrap_or(export.function);
    }
    for function in module.functions.values_mut() {
        function.for_each_arg_mut(|arg| {
            if let Arg::Function(callee) = arg {
                *callee = renamed[*callee].unwrap_or(*callee);
            }
        });
    }
}
