//! Removes functions that no entry point and no exported function reaches.
//!
//! Needs: inlined calls, to be effective. Leaves: functions renumbered.

use super::Context;
use crate::{
    arena::{Arena, IdMap},
    ir::*,
};

pub fn run(module: &mut Module, _: &mut Context<'_>) {
    let mut reached: IdMap<Function, bool> = IdMap::default();
    let exports = module.exports.iter().map(|it| it.function);
    let mut work: Vec<FunctionId> = module.entries.iter().map(|it| it.function).chain(exports).collect();
    while let Some(id) = work.pop() {
        if !std::mem::replace(&mut reached[id], true) {
            module.functions[id].for_each_arg(|arg| {
                if let Arg::Function(callee) = arg {
                    work.push(callee);
                }
            });
        }
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
