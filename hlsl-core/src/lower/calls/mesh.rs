//! Amplification and mesh shaders.

use super::Call;
use crate::{
    ir::{self, Arg, StorageClass, spirv::Op},
    lower::Lower,
};

pub(super) fn set_output_counts(lower: &mut Lower, call: &Call) -> Arg {
    let (vertices, primitives) = (lower.input(call, "vertices"), lower.input(call, "primitives"));
    lower.effect(Op::SetMeshOutputsEXT, [vertices, primitives]);
    lower.no_result(call)
}

/// Copies the payload to where the mesh shaders read it, and ends the invocation.
pub(super) fn dispatch(lower: &mut Lower, call: &Call) -> Arg {
    let groups = ["x", "y", "z"].map(|name| lower.input(call, name));
    let Some(argument) = call.argument("payload") else { return lower.no_result(call) };
    let Some((place, ty)) = lower.argument_place(argument) else { return lower.no_result(call) };
    let value = lower.load(&place);
    let inner = lower.value_type(ty);
    let class = StorageClass::TASK_PAYLOAD_WORKGROUP;
    let payload = lower.interface_variable(class, inner, "out.var.dispatchMeshPayload", &[]);
    lower.builder.store(payload, value);
    let args: ir::Args = groups.into_iter().chain([payload]).collect();
    lower.builder.end(ir::End::Other { op: Op::EmitMeshTasksEXT, args });
    lower.no_result(call)
}
