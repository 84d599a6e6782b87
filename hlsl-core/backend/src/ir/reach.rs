//! What control can come to: one walk along calls, for all who ask which functions or globals are in use.

use rustc_hash::FxHashSet;

use super::*;

/// The functions that calls of `roots` can reach, these too; each once, in the order in which a walk meets them.
pub fn functions(module: &Module, roots: impl IntoIterator<Item = FunctionId>) -> Vec<FunctionId> {
    let mut seen: IdMap<Function, bool> = IdMap::default();
    let mut found = Vec::new();
    let mut work: Vec<FunctionId> = roots.into_iter().collect();
    while let Some(id) = work.pop() {
        if std::mem::replace(&mut seen[id], true) {
            continue;
        }
        found.push(id);
        if found.len() == module.functions.len() {
            break;
        }
        module.functions[id].for_each_arg(|arg| {
            if let Arg::Function(callee) = arg {
                work.push(callee);
            }
        });
    }
    found
}

/// The globals that the code of a function and of what it calls names.
pub fn globals(module: &Module, from: FunctionId) -> FxHashSet<GlobalId> {
    let mut named = FxHashSet::default();
    for id in functions(module, [from]) {
        module.functions[id].for_each_arg(|arg| {
            if let Arg::Global(global) = arg {
                named.insert(global);
            }
        });
    }
    named
}
