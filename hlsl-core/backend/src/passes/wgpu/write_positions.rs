//! Gives vertex shaders without a position one outside of the picture: WGSL requires the output, and a shader without it
//! is there for what it writes to memory, or for a stage that the target lacks.
//!
//! Leaves: `Position` in the interface of every vertex shader.

use super::Context;
use crate::spirv::{BuiltIn, ExecutionModel, Op as S};
use crate::{diagnostics::list::wgpu as warnings, ir::*};

/// Behind the far plane and outside of the other planes, so that nothing is drawn, points included.
const OUTSIDE: [f32; 4] = [2.0, 2.0, 2.0, 1.0];

pub fn run(module: &mut Module, context: &mut Context<'_>) {
    let mut position = None;
    for index in 0..module.entries.len() {
        let entry = &module.entries[index];
        if entry.model != ExecutionModel::Vertex || entry.interface.iter().any(|&it| is_position(module, it))
        {
            continue;
        }
        let (function, span) = (entry.function, entry.span);
        let Some(block) = module.functions[function].entry() else { continue };
        let target = super::target_name(context);
        context.sink.push(warnings::WgpuNoPosition { target, at: span });
        let global = *position.get_or_insert_with(|| declare(module, span));
        let parts = OUTSIDE.map(|it| module.float(it)).to_vec();
        let ty = vector_type(module);
        let (value, void) = (module.composite(ty, parts), module.void());
        let function = &mut module.functions[function];
        let inst = Inst::new(S::Store, void, [Arg::Global(global), Arg::Constant(value)], function.loc);
        let store = function.values.add(inst);
        // Variables come first.
        let values = &mut function.blocks[block].values;
        let place = values.iter().position(|&it| !function.values[it].is(S::Variable));
        values.insert(place.unwrap_or(values.len()), store);
        module.entries[index].interface.push(global);
    }
}

fn is_position(module: &Module, global: GlobalId) -> bool {
    let global = &module.globals[global];
    matches!(global.origin, GlobalOrigin::StageOutput(_)) && super::builtin(global) == Some(BuiltIn::Position)
}

fn vector_type(module: &mut Module) -> TypeId {
    let float = module.float32();
    module.vector(float, 4)
}

fn declare(module: &mut Module, span: crate::source::Span) -> GlobalId {
    let ty = vector_type(module);
    let ty = module.pointer(StorageClass::OUTPUT, ty);
    module.globals.add(Global {
        name: "gl_Position".into(),
        ty,
        initializer: None,
        decorations: vec![Decoration::new(spirv::Decoration::BuiltIn, &[BuiltIn::Position as u32])],
        binding: None,
        origin: GlobalOrigin::StageOutput(None),
        texels: None,
        path: Box::default(),
        keep: false,
        span,
    })
}
