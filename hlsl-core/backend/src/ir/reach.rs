//! What control can come to: one walk along calls, for all who ask which functions or globals are in use.

use rustc_hash::FxHashSet;

use super::*;

/// The functions that calls of `roots` can reach, these too; each once, in the order in which a walk meets them.
pub fn functions(module: &Module, roots: impl IntoIterator<Item = FunctionId>) -> Vec<FunctionId> {
    if module.functions.len() == 1 {
        // There is nothing else to call.
        return roots.into_iter().take(1).collect();
    }
    walk(module, roots, |_| {})
}

/// The globals that the code of a function and of what it calls names.
pub fn globals(module: &Module, from: FunctionId) -> IdMap<Global, bool> {
    let mut named = IdMap::for_len(module.globals.len());
    walk(module, [from], |global| named[global] = true);
    named
}

/// The same as a set, where there are many functions to ask for.
pub fn named(module: &Module, from: FunctionId) -> FxHashSet<GlobalId> {
    let mut named = FxHashSet::default();
    walk(module, [from], |global| {
        named.insert(global);
    });
    named
}

/// Calls `see` with every global that the code names, each time.
fn walk(
    module: &Module,
    roots: impl IntoIterator<Item = FunctionId>,
    mut see: impl FnMut(GlobalId),
) -> Vec<FunctionId> {
    let mut seen: IdMap<Function, bool> = IdMap::for_len(module.functions.len());
    let mut found = Vec::new();
    let mut work: Vec<FunctionId> = roots.into_iter().collect();
    while let Some(id) = work.pop() {
        if std::mem::replace(&mut seen[id], true) {
            continue;
        }
        found.push(id);
        let mut note = |arg: Arg| match arg {
            Arg::Function(callee) => work.push(callee),
            Arg::Global(global) => see(global),
            _ => {}
        };
        let function = &module.functions[id];
        for block in function.order.iter().map(|&it| &function.blocks[it]) {
            for inst in block.values.iter().map(|&it| &function.values[it]) {
                if !(inst.op.is_debug() || facts::takes_numbers(inst)) {
                    inst.args.iter().for_each(|&arg| note(arg));
                }
            }
            block.end.for_each_arg(&mut note);
        }
    }
    found
}
