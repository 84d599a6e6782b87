//! Drops stage inputs that nothing reads any more from the interfaces of entry points, and outputs of mesh shaders
//! that nothing writes. Other outputs stay, even undefined ones: the next stage may expect them.
//!
//! Not with `-fspv-preserve-interface`, and not those that say `keep`.

use super::Context;
use crate::{arena::IdMap, ir::*};

pub fn run(module: &mut Module, context: &mut Context<'_>) {
    if context.settings.preserve_interface {
        return;
    }
    for index in 0..module.entries.len() {
        let mut used: IdMap<Global, bool> = IdMap::default();
        let mut reached: IdMap<Function, bool> = IdMap::default();
        let mut work = vec![module.entries[index].function];
        while let Some(id) = work.pop() {
            if std::mem::replace(&mut reached[id], true) {
                continue;
            }
            module.functions[id].for_each_arg(|arg| match arg {
                Arg::Function(callee) => work.push(callee),
                Arg::Global(global) => used[global] = true,
                _ => {}
            });
        }
        let globals = &module.globals;
        let entry = &mut module.entries[index];
        let keeps_outputs = entry.model != spirv::ExecutionModel::MeshEXT;
        entry.interface.retain(|&it| {
            let is_output = globals[it].origin == GlobalOrigin::StageOutput;
            used[it] || globals[it].keep || (is_output && keeps_outputs)
        });
    }
}
