//! Ray tracing: tracing and calling with payload variables, the built-in inputs of hit shaders, ray queries.

use super::{
    Call,
    trace::{made, oriented, ray, through_variable},
};
use crate::{
    intrinsics::names::{functions, parameters},
    ir::{
        self, Arg, StorageClass,
        spirv::{BuiltIn, Capability, ExecutionMode, Op},
    },
    lower::{Lower, NO_VALUE, interface},
    stage::Stage,
    types::TemplateArgument,
};

pub(super) fn trace(lower: &mut Lower, call: &Call) -> Arg {
    let scene = lower.input(call, parameters::SCENE);
    let numbers = [
        parameters::FLAGS,
        parameters::MASK,
        parameters::CONTRIBUTION,
        parameters::MULTIPLIER,
        parameters::MISS,
    ]
    .map(|name| lower.input(call, name));
    let ray = ray(lower, call);
    let args: ir::Args = std::iter::once(scene).chain(numbers).chain(ray).collect();
    let class = StorageClass::RAY_PAYLOAD;
    if call.ty != lower.types.void {
        return made(lower, call, |lower, hit| {
            through_variable(lower, call, parameters::PAYLOAD, class, "ray.payload", |lower, payload, _| {
                let args = std::iter::once(hit).chain(args).chain([payload]);
                lower.effect(Op::HitObjectTraceRayEXT, args);
            });
        });
    }
    through_variable(lower, call, parameters::PAYLOAD, class, "ray.payload", |lower, payload, location| {
        let (op, payload) = match lower.input.options.wants_nv_ray_tracing() {
            true => (Op::TraceNV, location),
            false => (Op::TraceRayKHR, payload),
        };
        lower.effect(op, args.into_iter().chain([payload]));
    })
}

pub(super) fn call_shader(lower: &mut Lower, call: &Call) -> Arg {
    let index = lower.input(call, parameters::INDEX);
    through_variable(
        lower,
        call,
        parameters::PARAMETER,
        StorageClass::CALLABLE_DATA,
        "callable.data",
        |lower, data, location| match lower.input.options.wants_nv_ray_tracing() {
            true => lower.effect(Op::ExecuteCallableNV, [index, location]),
            false => lower.effect(Op::ExecuteCallableKHR, [index, data]),
        },
    )
}

pub(super) fn report_hit(lower: &mut Lower, call: &Call) -> Arg {
    let (distance, kind) = (lower.input(call, parameters::DISTANCE), lower.input(call, parameters::KIND));
    let ty = lower.input_type(call, parameters::ATTRIBUTES);
    let attributes = lower.input(call, parameters::ATTRIBUTES);
    let inner = lower.value_type(ty);
    let variable = lower.payload_variable(StorageClass::HIT_ATTRIBUTE, inner, "hit.attribute", &[]);
    lower.builder.store(variable.into(), attributes);
    let bool = lower.module.bool();
    lower.emit(Op::ReportIntersectionKHR, bool, [distance, kind])
}

/// `IgnoreHit` and `AcceptHitAndEndSearch` end the invocation; what the shader wrote into the payload counts.
pub(super) fn end_hit(lower: &mut Lower, op: Op) -> Arg {
    interface::write_payload(lower);
    if lower.input.options.wants_nv_ray_tracing() {
        // There they are instructions among others, and nothing after them runs.
        let op = if op == Op::TerminateRayKHR { Op::TerminateRayNV } else { Op::IgnoreIntersectionNV };
        lower.effect(op, []);
    } else {
        lower.builder.end(ir::End::Other { op: op.into(), args: ir::Args::new() });
    }
    NO_VALUE
}

pub(super) fn builtin(lower: &mut Lower, call: &Call) -> Arg {
    let builtin = match call.overload.name {
        functions::DISPATCH_RAYS_INDEX => BuiltIn::LaunchIdKHR,
        functions::DISPATCH_RAYS_DIMENSIONS => BuiltIn::LaunchSizeKHR,
        functions::WORLD_RAY_ORIGIN => BuiltIn::WorldRayOriginKHR,
        functions::WORLD_RAY_DIRECTION => BuiltIn::WorldRayDirectionKHR,
        functions::OBJECT_RAY_ORIGIN => BuiltIn::ObjectRayOriginKHR,
        functions::OBJECT_RAY_DIRECTION => BuiltIn::ObjectRayDirectionKHR,
        functions::RAY_T_MIN => BuiltIn::RayTminKHR,
        // The older extension has a built-in of its own for it, but only in hit shaders.
        functions::RAY_T_CURRENT if lower.input.options.wants_nv_ray_tracing() && has_only_hits(lower) => {
            BuiltIn::HitTNV
        }
        functions::RAY_T_CURRENT => BuiltIn::RayTmaxKHR,
        functions::RAY_FLAGS => BuiltIn::IncomingRayFlagsKHR,
        functions::PRIMITIVE_INDEX => BuiltIn::PrimitiveId,
        functions::INSTANCE_ID => BuiltIn::InstanceCustomIndexKHR,
        functions::INSTANCE_INDEX => BuiltIn::InstanceId,
        functions::GEOMETRY_INDEX => BuiltIn::RayGeometryIndexKHR,
        functions::HIT_KIND => BuiltIn::HitKindKHR,
        functions::CLUSTER_ID => BuiltIn::ClusterIDNV,
        name => return lower.surprise(call.ty, format_args!("no built-in is behind `{name}`")),
    };
    let ty = lower.value_type(call.ty);
    lower.load_builtin(builtin, call.overload.name, ty)
}

pub(super) fn matrix(lower: &mut Lower, call: &Call) -> Arg {
    let (builtin, name) = match call.overload.name {
        functions::OBJECT_TO_WORLD | functions::OBJECT_TO_WORLD3X4 | functions::OBJECT_TO_WORLD4X3 => {
            (BuiltIn::ObjectToWorldKHR, functions::OBJECT_TO_WORLD)
        }
        functions::WORLD_TO_OBJECT | functions::WORLD_TO_OBJECT3X4 | functions::WORLD_TO_OBJECT4X3 => {
            (BuiltIn::WorldToObjectKHR, functions::WORLD_TO_OBJECT)
        }
        name => return lower.surprise(call.ty, format_args!("no matrix is behind `{name}`")),
    };
    oriented(lower, call.ty, |lower, ty| {
        let variable = lower.builtin_input(builtin, name, ty);
        lower.emit(Op::Load, ty, [variable.into()])
    })
}

/// The corners of the triangle that was hit.
pub(super) fn triangle_positions(lower: &mut Lower, call: &Call) -> Arg {
    let ty = corners(lower);
    let positions =
        lower.load_builtin(BuiltIn::HitTriangleVertexPositionsKHR, functions::TRIANGLE_OBJECT_POSITIONS, ty);
    as_positions(lower, call, positions)
}

/// The type of three corners as SPIR-V gives them.
pub(super) fn corners(lower: &mut Lower) -> ir::TypeId {
    let float = lower.module.float32();
    let corner = lower.module.vector(float, 3);
    lower.module.array(corner, 3)
}

/// A `BuiltInTrianglePositions` of three corners.
pub(super) fn as_positions(lower: &mut Lower, call: &Call, corners: Arg) -> Arg {
    let float = lower.module.float32();
    let corner = lower.module.vector(float, 3);
    let parts = [0, 1, 2].map(|index| lower.extract(corners, corner, index));
    let ty = lower.value_type(call.ty);
    lower.composite(ty, &parts)
}

// -------------------------------------------------------------------------------------------------- ray queries

/// The pointer to the query.
fn query(lower: &mut Lower, call: &Call) -> Option<Arg> {
    let object = lower.object(call)?;
    let place = lower.place(object);
    Some(lower.address(&place))
}

/// `RAYQUERY_FLAG_ALLOW_OPACITY_MICROMAPS`: Vulkan's queries always allow them where the extension is there.
const ALLOW_MICROMAPS: u32 = 1;

pub(super) fn query_trace(lower: &mut Lower, call: &Call) -> Arg {
    let Some(query) = query(lower, call) else { return lower.no_result(call) };
    let (scene, flags) = (lower.input(call, parameters::SCENE), lower.input(call, parameters::FLAGS));
    let mask = lower.input(call, parameters::MASK);
    let [origin, least, direction, most] = ray(lower, call);
    let ty = call.object.map(|id| lower.input.expr(id).ty);
    let object_flags = ty.and_then(|ty| lower.types.as_object(ty)).map_or(&[][..], |it| it.1);
    let [fixed, of_query] = [0, 1].map(|index| match object_flags.get(index) {
        Some(TemplateArgument::Integer(flags)) => *flags as u32,
        _ => 0,
    });
    if of_query & ALLOW_MICROMAPS != 0 {
        lower.want_capability(Capability::RayTracingOpacityMicromapEXT);
        allow_micromaps(lower, call);
    }
    let flags = match lower.module.integer_of(flags) {
        Some(known) => lower.uint(known as u32 | fixed),
        None if fixed != 0 => {
            let (uint, fixed) = (lower.module.uint32(), lower.uint(fixed));
            lower.emit(Op::BitwiseOr, uint, [flags, fixed])
        }
        None => flags,
    };
    let args = [query, scene, flags, mask, origin, least, direction, most];
    lower.effect(Op::RayQueryInitializeKHR, args);
    lower.no_result(call)
}

/// With VK_KHR_opacity_micromap, queries ignore micromaps unless the entry point has a mode.
fn allow_micromaps(lower: &mut Lower, call: &Call) {
    if !lower.input.options.names_extension("SPV_KHR_opacity_micromap") {
        return;
    }
    let (mode, enable) = (ExecutionMode::OpacityMicromapIdKHR as u32, lower.module.boolean(true));
    let operands = vec![ir::Operand::Constant(enable)];
    lower.want_mode(ir::ExecutionMode { mode, operands, by_id: true, span: call.span });
}

pub(super) fn query_proceed(lower: &mut Lower, call: &Call) -> Arg {
    let Some(query) = query(lower, call) else { return lower.no_result(call) };
    let bool = lower.module.bool();
    lower.emit(Op::RayQueryProceedKHR, bool, [query])
}

pub(super) fn query_abort(lower: &mut Lower, call: &Call) -> Arg {
    if let Some(query) = query(lower, call) {
        lower.effect(Op::RayQueryTerminateKHR, [query]);
    }
    lower.no_result(call)
}

pub(super) fn query_commit_triangle(lower: &mut Lower, call: &Call) -> Arg {
    if let Some(query) = query(lower, call) {
        lower.effect(Op::RayQueryConfirmIntersectionKHR, [query]);
    }
    lower.no_result(call)
}

pub(super) fn query_commit_procedural(lower: &mut Lower, call: &Call) -> Arg {
    let t = lower.input(call, parameters::T);
    if let Some(query) = query(lower, call) {
        lower.effect(Op::RayQueryGenerateIntersectionKHR, [query, t]);
    }
    lower.no_result(call)
}

/// What a query is asked about.
enum Asked {
    Candidate,
    Committed,
    /// The ray itself.
    Ray,
}

pub(super) fn query_get(lower: &mut Lower, call: &Call) -> Arg {
    use Asked::*;
    let Some(query) = query(lower, call) else { return lower.no_result(call) };
    let (op, of) = match call.overload.name {
        functions::CANDIDATE_TYPE => (Op::RayQueryGetIntersectionTypeKHR, Candidate),
        functions::COMMITTED_STATUS => (Op::RayQueryGetIntersectionTypeKHR, Committed),
        functions::CANDIDATE_PROCEDURAL_PRIMITIVE_NON_OPAQUE => {
            // This one is about candidates only.
            let bool = lower.module.bool();
            let op = Op::RayQueryGetIntersectionCandidateAABBOpaqueKHR;
            let is_opaque = lower.emit(op, bool, [query]);
            return lower.emit(Op::LogicalNot, bool, [is_opaque]);
        }
        functions::CANDIDATE_TRIANGLE_RAY_T => (Op::RayQueryGetIntersectionTKHR, Candidate),
        functions::COMMITTED_RAY_T => (Op::RayQueryGetIntersectionTKHR, Committed),
        functions::CANDIDATE_INSTANCE_INDEX => (Op::RayQueryGetIntersectionInstanceIdKHR, Candidate),
        functions::COMMITTED_INSTANCE_INDEX => (Op::RayQueryGetIntersectionInstanceIdKHR, Committed),
        functions::CANDIDATE_INSTANCE_ID => (Op::RayQueryGetIntersectionInstanceCustomIndexKHR, Candidate),
        functions::COMMITTED_INSTANCE_ID => (Op::RayQueryGetIntersectionInstanceCustomIndexKHR, Committed),
        functions::CANDIDATE_INSTANCE_CONTRIBUTION_TO_HIT_GROUP_INDEX => {
            (Op::RayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR, Candidate)
        }
        functions::COMMITTED_INSTANCE_CONTRIBUTION_TO_HIT_GROUP_INDEX => {
            (Op::RayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR, Committed)
        }
        functions::CANDIDATE_GEOMETRY_INDEX => (Op::RayQueryGetIntersectionGeometryIndexKHR, Candidate),
        functions::COMMITTED_GEOMETRY_INDEX => (Op::RayQueryGetIntersectionGeometryIndexKHR, Committed),
        functions::CANDIDATE_PRIMITIVE_INDEX => (Op::RayQueryGetIntersectionPrimitiveIndexKHR, Candidate),
        functions::COMMITTED_PRIMITIVE_INDEX => (Op::RayQueryGetIntersectionPrimitiveIndexKHR, Committed),
        functions::CANDIDATE_OBJECT_RAY_ORIGIN => (Op::RayQueryGetIntersectionObjectRayOriginKHR, Candidate),
        functions::COMMITTED_OBJECT_RAY_ORIGIN => (Op::RayQueryGetIntersectionObjectRayOriginKHR, Committed),
        functions::CANDIDATE_OBJECT_RAY_DIRECTION => {
            (Op::RayQueryGetIntersectionObjectRayDirectionKHR, Candidate)
        }
        functions::COMMITTED_OBJECT_RAY_DIRECTION => {
            (Op::RayQueryGetIntersectionObjectRayDirectionKHR, Committed)
        }
        functions::CANDIDATE_OBJECT_TO_WORLD3X4 | functions::CANDIDATE_OBJECT_TO_WORLD4X3 => {
            (Op::RayQueryGetIntersectionObjectToWorldKHR, Candidate)
        }
        functions::COMMITTED_OBJECT_TO_WORLD3X4 | functions::COMMITTED_OBJECT_TO_WORLD4X3 => {
            (Op::RayQueryGetIntersectionObjectToWorldKHR, Committed)
        }
        functions::CANDIDATE_WORLD_TO_OBJECT3X4 | functions::CANDIDATE_WORLD_TO_OBJECT4X3 => {
            (Op::RayQueryGetIntersectionWorldToObjectKHR, Candidate)
        }
        functions::COMMITTED_WORLD_TO_OBJECT3X4 | functions::COMMITTED_WORLD_TO_OBJECT4X3 => {
            (Op::RayQueryGetIntersectionWorldToObjectKHR, Committed)
        }
        functions::CANDIDATE_TRIANGLE_BARYCENTRICS => (Op::RayQueryGetIntersectionBarycentricsKHR, Candidate),
        functions::COMMITTED_TRIANGLE_BARYCENTRICS => (Op::RayQueryGetIntersectionBarycentricsKHR, Committed),
        functions::CANDIDATE_TRIANGLE_FRONT_FACE => (Op::RayQueryGetIntersectionFrontFaceKHR, Candidate),
        functions::COMMITTED_TRIANGLE_FRONT_FACE => (Op::RayQueryGetIntersectionFrontFaceKHR, Committed),
        functions::CANDIDATE_CLUSTER_ID => (Op::RayQueryGetIntersectionClusterIdNV, Candidate),
        functions::COMMITTED_CLUSTER_ID => (Op::RayQueryGetIntersectionClusterIdNV, Committed),
        functions::RAY_FLAGS => (Op::RayQueryGetRayFlagsKHR, Ray),
        functions::RAY_T_MIN => (Op::RayQueryGetRayTMinKHR, Ray),
        functions::WORLD_RAY_DIRECTION => (Op::RayQueryGetWorldRayDirectionKHR, Ray),
        functions::WORLD_RAY_ORIGIN => (Op::RayQueryGetWorldRayOriginKHR, Ray),
        name => return lower.surprise(call.ty, format_args!("no instruction asks a query for `{name}`")),
    };
    let mut args: ir::Args = std::iter::once(query).collect();
    match of {
        Candidate => args.push(lower.uint(0)),
        Committed => args.push(lower.uint(1)),
        Ray => {}
    }
    let is_matrix = matches!(
        op,
        Op::RayQueryGetIntersectionObjectToWorldKHR | Op::RayQueryGetIntersectionWorldToObjectKHR
    );
    if is_matrix {
        return oriented(lower, call.ty, |lower, ty| lower.emit(op, ty, args));
    }
    let ty = lower.value_type(call.ty);
    lower.emit(op, ty, args)
}

/// The corners of a triangle that a query has found.
pub(super) fn query_positions(lower: &mut Lower, call: &Call) -> Arg {
    let Some(query) = query(lower, call) else { return lower.no_result(call) };
    let is_committed = call.overload.name == functions::COMMITTED_TRIANGLE_OBJECT_POSITIONS;
    let of = lower.uint(u32::from(is_committed));
    let ty = corners(lower);
    let positions = lower.emit(Op::RayQueryGetIntersectionTriangleVertexPositionsKHR, ty, [query, of]);
    as_positions(lower, call, positions)
}

fn has_only_hits(lower: &Lower) -> bool {
    !lower.input.program.entries.iter().any(|it| matches!(it.stage, Stage::Intersection | Stage::Miss))
}
