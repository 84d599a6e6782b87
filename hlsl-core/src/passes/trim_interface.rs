//! Drops stage inputs that nothing reads any more from the interfaces of entry points, and the outputs of mesh
//! shaders that make no vertices. Other outputs stay, even undefined ones: the next stage may expect them.
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
        let mut makes_vertices = false;
        let mut work = vec![module.entries[index].function];
        while let Some(id) = work.pop() {
            if std::mem::replace(&mut reached[id], true) {
                continue;
            }
            let mut values = module.functions[id].values.values();
            makes_vertices |= values.any(|it| it.op == Op::Core(spirv::Op::SetMeshOutputsEXT));
            module.functions[id].for_each_arg(|arg| match arg {
                Arg::Function(callee) => work.push(callee),
                Arg::Global(global) => used[global] = true,
                _ => {}
            });
        }
        let keeps_outputs = module.entries[index].model != spirv::ExecutionModel::MeshEXT || makes_vertices;
        let globals = &module.globals;
        let entry = &mut module.entries[index];
        entry.interface.retain(|&it| {
            let is_output = matches!(globals[it].origin, GlobalOrigin::StageOutput(_));
            used[it] || globals[it].keep || (is_output && keeps_outputs)
        });
    }
}
