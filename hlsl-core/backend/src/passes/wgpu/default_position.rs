//! Gives vertex shaders a position, if they have none: WGSL asks for one.
//!
//! Leaves: an output `Position` in each vertex shader. The new ones are constant, with a warning.

use super::Context;
use crate::{
    diagnostics::list::wgpu as errors,
    ir::{spirv::ExecutionModel as Model, *},
    options::TargetEnvironment,
};
use spirv::{BuiltIn, Decoration as D, Op as S};

pub fn run(module: &mut Module, context: &mut Context<'_>) {
    for index in 0..module.entries.len() {
        let entry = &module.entries[index];
        if entry.model != Model::Vertex || entry.interface.iter().any(|&it| is_position(module, it)) {
            continue;
        }
        let (function, at) = (entry.function, entry.span);
        let target = match context.settings.target {
            TargetEnvironment::WebGpu => "WebGPU",
            _ => "wgpu",
        };
        context.sink.push(errors::ConstantPosition { target, at });
        let float = module.float32();
        let vector = module.vector(float, 4);
        let (zero, one) = (module.float(0.0), module.float(1.0));
        let origin = module.composite(vector, vec![zero, zero, zero, one]);
        let ty = module.pointer(StorageClass::OUTPUT, vector);
        let position = module.globals.add(Global {
            name: "gl_Position".into(),
            ty,
            initializer: None,
            decorations: vec![Decoration::new(D::BuiltIn, &[BuiltIn::Position as u32])],
            binding: None,
            origin: GlobalOrigin::StageOutput(None),
            path: Box::default(),
            keep: false,
            span: at,
        });
        module.entries[index].interface.push(position);
        let void = module.void();
        let function = &mut module.functions[function];
        let (Some(first), loc) = (function.entry(), function.loc) else { continue };
        let args = [Arg::Global(position), Arg::Constant(origin)];
        let store = function.values.add(Inst::new(S::Store, void, args, loc));
        // Variables stand at the start of a function.
        let is_variable = |&&it: &&ValueId| function.values[it].is(S::Variable);
        let at = function.blocks[first].values.iter().take_while(is_variable).count();
        function.blocks[first].values.insert(at, store);
    }
}

fn is_position(module: &Module, global: GlobalId) -> bool {
    let global = &module.globals[global];
    let is_builtin = |it: &Decoration| {
        it.is(D::BuiltIn) && it.operands.first() == Some(&Operand::Literal(BuiltIn::Position as u32))
    };
    matches!(global.origin, GlobalOrigin::StageOutput(_)) && global.decorations.iter().any(is_builtin)
}
