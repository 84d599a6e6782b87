//! Drops `globallycoherent`, with a warning, where the target has no such memory: in browsers, and of textures.

use super::Context;
use crate::{diagnostics::list::wgpu as errors, ir::*, options::TargetEnvironment};
use spirv::Decoration as D;

pub fn run(module: &mut Module, context: &mut Context<'_>) {
    let is_web = context.settings.target == TargetEnvironment::WebGpu;
    let used = super::used(module);
    for id in module.globals.ids() {
        let is_kept = !is_web && !holds_images(module, module.globals[id].ty);
        let global = &mut module.globals[id];
        if is_kept || !global.decorations.iter().any(|it| it.is(D::Coherent)) {
            continue;
        }
        global.decorations.retain(|it| !it.is(D::Coherent));
        if !used.contains(&id) {
            continue;
        }
        let (name, at) = (global.name.to_string(), global.span);
        let target = if is_web { "WebGPU" } else { "wgpu" };
        context.sink.push(errors::NotCoherent { target, name, at });
    }
    if is_web {
        for function in module.functions.values_mut() {
            for value in function.values.values_mut() {
                value.flags = Flags(value.flags.0 & !Flags::COHERENT.0);
            }
        }
    }
}

fn holds_images(module: &Module, mut ty: TypeId) -> bool {
    while let Type::Pointer { pointee: part, .. }
    | Type::Array { element: part, .. }
    | Type::RuntimeArray { element: part, .. } = module.types[ty]
    {
        ty = part;
    }
    matches!(module.types[ty], Type::Image(_))
}
