//! Amplification and mesh shaders.

use super::Call;
use crate::{
    diagnostics::list::meshes as errors,
    intrinsics::names::parameters,
    ir::{
        self, Arg, StorageClass,
        spirv::{MemorySemantics, Op, Scope},
    },
    lower::{Lower, PlaceKind, interface},
};

pub(super) fn set_output_counts(lower: &mut Lower, call: &Call) -> Arg {
    let (vertices, primitives) =
        (lower.input(call, parameters::VERTICES), lower.input(call, parameters::PRIMITIVES));
    match lower.input.is_nv_mesh() {
        true => interface::mesh::set_primitive_count(lower, primitives),
        false => lower.effect(Op::SetMeshOutputsEXT, [vertices, primitives]),
    }
    lower.no_result(call)
}

/// Copies the payload to where the mesh shaders read it, and ends the invocation.
pub(super) fn dispatch(lower: &mut Lower, call: &Call) -> Arg {
    let groups = [parameters::X, parameters::Y, parameters::Z].map(|name| lower.input(call, name));
    let Some((place, ty)) = lower.place_of(call, parameters::PAYLOAD) else { return lower.no_result(call) };
    let at = call.expression(parameters::PAYLOAD).map_or(call.span, |id| lower.input.expr(id).span);
    if !interface::mesh::payload_is_plain(lower, ty, at) || !interface::mesh::is_only_payload(lower, ty, at) {
        return lower.no_result(call);
    }
    // A payload that is not groupshared is the same for all threads, as the counts are: each of them stores it.
    let is_shared = matches!(place.kind, PlaceKind::Pointer { class: StorageClass::WORKGROUP, .. });
    if !is_shared {
        lower.sink.push(errors::PayloadNotShared { at });
    }
    // Nobody hands over what others still write.
    let scope = lower.uint(Scope::Workgroup as u32);
    let order = MemorySemantics::ACQUIRE_RELEASE | MemorySemantics::WORKGROUP_MEMORY;
    let semantics = lower.uint(order.bits());
    lower.effect(Op::ControlBarrier, [scope, scope, semantics]);
    let value = lower.load(&place);
    if lower.input.is_nv_mesh() {
        interface::mesh::dispatch(lower, groups, value, ty);
        return lower.no_result(call);
    }
    let inner = lower.value_type(ty);
    let class = StorageClass::TASK_PAYLOAD_WORKGROUP;
    let payload = lower.payload_variable(class, inner, "out.var.dispatchMeshPayload", &[]);
    lower.builder.store(payload.into(), value);
    let args: ir::Args = groups.into_iter().chain([payload.into()]).collect();
    lower.builder.end(ir::End::Other { op: Op::EmitMeshTasksEXT.into(), args });
    lower.no_result(call)
}
