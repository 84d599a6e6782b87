//! Ray tracing stages: payloads, hit attributes and callable data are variables with dedicated storage classes.

use super::Passed;
use crate::{
    diagnostics::list::interface as errors,
    ir::{self, GlobalOrigin, StorageClass},
    lower::Lower,
    stage::Stage,
    typed::{EntryPoint, ParameterMode},
};

pub fn parameters(lower: &mut Lower, entry: &EntryPoint) -> Vec<Passed> {
    let program = lower.input.program;
    let function = &program.functions[entry.function];
    if lower.input.options.target.spirv_version() < (1, 4) && !lower.input.options.wants_nv_ray_tracing() {
        lower.sink.push(errors::RayTracingNeedsNewer { at: function.span });
    }
    let mut passed = Vec::with_capacity(function.parameters.len());
    let mut classes = match entry.stage {
        Stage::ClosestHit | Stage::AnyHit => {
            [StorageClass::INCOMING_RAY_PAYLOAD, StorageClass::HIT_ATTRIBUTE].as_slice()
        }
        Stage::Miss => &[StorageClass::INCOMING_RAY_PAYLOAD],
        Stage::Callable => &[StorageClass::INCOMING_CALLABLE_DATA],
        _ => &[],
    }
    .iter();
    for (index, parameter) in function.parameters.iter().enumerate() {
        let local = &function.locals[parameter.local];
        let Some(&class) = classes.next() else {
            let what = format!("{} shaders do not take this parameter", entry.stage.name());
            lower.sink.push(errors::EntryParameter { what, at: local.span });
            passed.push(Passed::Nothing);
            continue;
        };
        let inner = lower.value_type(local.ty);
        let ty = lower.module.pointer(class, inner);
        let global = lower.module.globals.add(ir::Global {
            name: lower.input.text(local.name).into(),
            ty,
            initializer: None,
            decorations: Vec::new(),
            binding: None,
            origin: GlobalOrigin::Payload,
            texels: None,
            path: Box::default(),
            keep: lower.input.options.interface.preserve_interface,
            span: local.span,
        });
        if lower.input.options.interface.preserve_interface {
            lower.interface_mut().variables.push(global);
        }
        if class == StorageClass::INCOMING_RAY_PAYLOAD {
            lower.interface_mut().payload = Some((index as u32, global));
        }
        let is_output = parameter.mode != ParameterMode::In;
        passed.push(Passed::Variable { global, is_output });
    }
    passed
}
