//! Declares buffers that a vertex shader only reads as read-only: browsers allow no others there.
//!
//! Leaves: `NonWritable` on them.

use super::Context;
use crate::spirv::{Decoration as D, ExecutionModel as Model, Op as S};
use crate::{
    ir::{facts::is_access_chain, place::place, *},
    options::TargetEnvironment,
};

pub fn run(module: &mut Module, context: &mut Context<'_>) {
    let is_vertex = !module.entries.is_empty() && module.entries.iter().all(|it| it.model == Model::Vertex);
    if !is_vertex || context.settings.target != TargetEnvironment::WebGpu {
        return;
    }
    for global in module.globals.ids() {
        if is_only_read(module, global) {
            protect(module, global);
        }
    }
}

fn is_only_read(module: &Module, global: GlobalId) -> bool {
    module.functions.values().all(|function| {
        function.order.iter().flat_map(|&it| &function.blocks[it].values).all(|&value| {
            let inst = &function.values[value];
            let is_read = inst.is(S::Load) || inst.is(S::ArrayLength) || is_access_chain(inst.op);
            is_read
                || inst.op.is_debug()
                || !inst
                    .args
                    .iter()
                    .any(|&it| place(function, it).is_some_and(|it| it.global == global && !it.loaded))
        })
    })
}

/// Marks a storage buffer, each in the way that its storage class asks for.
fn protect(module: &mut Module, global: GlobalId) {
    let Some((class, block)) = module.pointee(module.globals[global].ty) else { return };
    let Type::Struct(mut it) = module.types[block].clone() else { return };
    let no_writes = Decoration::new(D::NonWritable, &[]);
    if class == StorageClass::STORAGE_BUFFER {
        let decorations = &mut module.globals[global].decorations;
        if !decorations.contains(&no_writes) {
            decorations.push(no_writes);
        }
    } else if class == StorageClass::UNIFORM && it.decorations.iter().any(|it| it.is(D::BufferBlock)) {
        for member in &mut it.members {
            if !member.decorations.contains(&no_writes) {
                member.decorations.push(no_writes.clone());
            }
        }
        let block = module.ty(Type::Struct(it));
        module.globals[global].ty = module.pointer(class, block);
    }
}
