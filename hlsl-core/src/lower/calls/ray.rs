//! Ray tracing: tracing and calling with payload variables, the built-in inputs of hit shaders, ray queries.

use rustc_hash::{FxHashMap, FxHashSet};

use super::{
    Call,
    trace::{made, oriented, ray, through_variable},
};
use crate::{
    ir::{
        self, Arg, StorageClass,
        spirv::{BuiltIn, Capability, Op},
    },
    lower::{Lower, interface},
    stage::Stage,
    typed::{ExprKind, FunctionId, Program, visit},
    types::TemplateArgument,
};

pub(super) fn trace(lower: &mut Lower, call: &Call) -> Arg {
    let scene = lower.input(call, "scene");
    let numbers = ["flags", "mask", "contribution", "multiplier", "miss"].map(|name| lower.input(call, name));
    let ray = ray(lower, call);
    let args: ir::Args = std::iter::once(scene).chain(numbers).chain(ray).collect();
    let class = StorageClass::RAY_PAYLOAD;
    if call.ty != lower.types.void {
        return made(lower, call, |lower, hit| {
            through_variable(lower, call, "payload", class, "ray.payload", |lower, payload, _| {
                let args = std::iter::once(hit).chain(args).chain([payload]);
                lower.effect(Op::HitObjectTraceRayEXT, args);
            });
        });
    }
    through_variable(lower, call, "payload", class, "ray.payload", |lower, payload, location| {
        let (op, payload) = match lower.options.wants_nv_ray_tracing() {
            true => (Op::TraceNV, location),
            false => (Op::TraceRayKHR, payload),
        };
        lower.effect(op, args.into_iter().chain([payload]));
    })
}

pub(super) fn call_shader(lower: &mut Lower, call: &Call) -> Arg {
    let index = lower.input(call, "index");
    through_variable(
        lower,
        call,
        "parameter",
        StorageClass::CALLABLE_DATA,
        "callable.data",
        |lower, data, location| match lower.options.wants_nv_ray_tracing() {
            true => lower.effect(Op::ExecuteCallableNV, [index, location]),
            false => lower.effect(Op::ExecuteCallableKHR, [index, data]),
        },
    )
}

pub(super) fn report_hit(lower: &mut Lower, call: &Call) -> Arg {
    let (distance, kind) = (lower.input(call, "distance"), lower.input(call, "kind"));
    let ty = lower.input_type(call, "attributes");
    let attributes = lower.input(call, "attributes");
    let inner = lower.value_type(ty);
    let variable = lower.interface_variable(StorageClass::HIT_ATTRIBUTE, inner, "hit.attribute", &[]);
    lower.builder.store(variable.into(), attributes);
    let bool = lower.module.bool();
    lower.emit(Op::ReportIntersectionKHR, bool, [distance, kind])
}

/// `IgnoreHit` and `AcceptHitAndEndSearch` end the invocation; what the shader wrote into the payload counts.
pub(super) fn end_hit(lower: &mut Lower, op: Op) -> Arg {
    interface::write_payload(lower);
    if lower.options.wants_nv_ray_tracing() {
        // There they are instructions among others, and nothing after them runs.
        let op = if op == Op::TerminateRayKHR { Op::TerminateRayNV } else { Op::IgnoreIntersectionNV };
        lower.effect(op, []);
    } else {
        lower.builder.end(ir::End::Other { op, args: ir::Args::new() });
    }
    Arg::Literal(0)
}

/// The functions that call `IgnoreHit` or `AcceptHitAndEndSearch`, and those that call them.
pub fn functions_that_end_hits(program: &Program) -> FxHashSet<FunctionId> {
    let mut found = FxHashSet::default();
    if !program.entries.iter().any(|it| it.stage == Stage::AnyHit) {
        return found;
    }
    let mut callers: FxHashMap<FunctionId, Vec<FunctionId>> = FxHashMap::default();
    let mut waiting = Vec::new();
    for caller in visit::reached(program) {
        let Some(body) = &program.functions[caller].body else { continue };
        visit::statements(program, body, &mut |id| match &program.expressions[id].kind {
            ExprKind::Call { function, .. } => callers.entry(*function).or_default().push(caller),
            ExprKind::Intrinsic { overload, .. } => {
                let name = crate::intrinsics::overload(*overload).name;
                if matches!(name, "IgnoreHit" | "AcceptHitAndEndSearch") {
                    waiting.push(caller);
                }
            }
            _ => {}
        });
    }
    while let Some(function) = waiting.pop() {
        if found.insert(function) {
            waiting.extend(callers.get(&function).into_iter().flatten().copied());
        }
    }
    found
}

pub(super) fn builtin(lower: &mut Lower, call: &Call) -> Arg {
    let builtin = match call.overload.name {
        "DispatchRaysIndex" => BuiltIn::LaunchIdKHR,
        "DispatchRaysDimensions" => BuiltIn::LaunchSizeKHR,
        "WorldRayOrigin" => BuiltIn::WorldRayOriginKHR,
        "WorldRayDirection" => BuiltIn::WorldRayDirectionKHR,
        "ObjectRayOrigin" => BuiltIn::ObjectRayOriginKHR,
        "ObjectRayDirection" => BuiltIn::ObjectRayDirectionKHR,
        "RayTMin" => BuiltIn::RayTminKHR,
        // The older extension has a built-in of its own for it, but only in hit shaders.
        "RayTCurrent" if lower.options.wants_nv_ray_tracing() && has_only_hits(lower) => BuiltIn::HitTNV,
        "RayTCurrent" => BuiltIn::RayTmaxKHR,
        "RayFlags" => BuiltIn::IncomingRayFlagsKHR,
        "PrimitiveIndex" => BuiltIn::PrimitiveId,
        "InstanceID" => BuiltIn::InstanceCustomIndexKHR,
        "InstanceIndex" => BuiltIn::InstanceId,
        "GeometryIndex" => BuiltIn::RayGeometryIndexKHR,
        "HitKind" => BuiltIn::HitKindKHR,
        name => return lower.surprise(call.ty, format_args!("no built-in is behind `{name}`")),
    };
    let ty = lower.value_type(call.ty);
    lower.load_builtin(builtin, call.overload.name, ty)
}

pub(super) fn matrix(lower: &mut Lower, call: &Call) -> Arg {
    let (builtin, name) = if call.overload.name.starts_with("ObjectToWorld") {
        (BuiltIn::ObjectToWorldKHR, "ObjectToWorld")
    } else {
        (BuiltIn::WorldToObjectKHR, "WorldToObject")
    };
    oriented(lower, call.ty, |lower, ty| {
        let variable = lower.builtin_input(builtin, name, ty);
        lower.emit(Op::Load, ty, [variable.into()])
    })
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
    let (scene, flags) = (lower.input(call, "scene"), lower.input(call, "flags"));
    let mask = lower.input(call, "mask");
    let [origin, least, direction, most] = ray(lower, call);
    let ty = call.object.map(|id| lower.expr(id).ty);
    let object_flags = ty.and_then(|ty| lower.types.as_object(ty)).map_or(&[][..], |it| it.1);
    let [fixed, of_query] = [0, 1].map(|index| match object_flags.get(index) {
        Some(TemplateArgument::Integer(flags)) => *flags as u32,
        _ => 0,
    });
    if of_query & ALLOW_MICROMAPS != 0 {
        lower.want_capability(Capability::RayTracingOpacityMicromapEXT);
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
    let t = lower.input(call, "t");
    if let Some(query) = query(lower, call) {
        lower.effect(Op::RayQueryGenerateIntersectionKHR, [query, t]);
    }
    lower.no_result(call)
}

/// Of the candidate or the committed hit, or of the ray itself.
pub(super) fn query_get(lower: &mut Lower, call: &Call) -> Arg {
    let Some(query) = query(lower, call) else { return lower.no_result(call) };
    let name = call.overload.name;
    let (what, hit) = match (name.strip_prefix("Candidate"), name.strip_prefix("Committed")) {
        (Some(what), _) => (what, Some(0)),
        (_, Some(what)) => (what, Some(1)),
        _ => (name, None),
    };
    let op = match what {
        "Type" | "Status" => Op::RayQueryGetIntersectionTypeKHR,
        "ProceduralPrimitiveNonOpaque" => Op::RayQueryGetIntersectionCandidateAABBOpaqueKHR,
        "TriangleRayT" | "RayT" => Op::RayQueryGetIntersectionTKHR,
        "InstanceIndex" => Op::RayQueryGetIntersectionInstanceIdKHR,
        "InstanceID" => Op::RayQueryGetIntersectionInstanceCustomIndexKHR,
        "InstanceContributionToHitGroupIndex" => {
            Op::RayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR
        }
        "GeometryIndex" => Op::RayQueryGetIntersectionGeometryIndexKHR,
        "PrimitiveIndex" => Op::RayQueryGetIntersectionPrimitiveIndexKHR,
        "ObjectRayOrigin" => Op::RayQueryGetIntersectionObjectRayOriginKHR,
        "ObjectRayDirection" => Op::RayQueryGetIntersectionObjectRayDirectionKHR,
        "ObjectToWorld3x4" | "ObjectToWorld4x3" => Op::RayQueryGetIntersectionObjectToWorldKHR,
        "WorldToObject3x4" | "WorldToObject4x3" => Op::RayQueryGetIntersectionWorldToObjectKHR,
        "TriangleBarycentrics" => Op::RayQueryGetIntersectionBarycentricsKHR,
        "TriangleFrontFace" => Op::RayQueryGetIntersectionFrontFaceKHR,
        "RayFlags" => Op::RayQueryGetRayFlagsKHR,
        "RayTMin" => Op::RayQueryGetRayTMinKHR,
        "WorldRayDirection" => Op::RayQueryGetWorldRayDirectionKHR,
        "WorldRayOrigin" => Op::RayQueryGetWorldRayOriginKHR,
        _ => return lower.surprise(call.ty, format_args!("no instruction asks a query for `{name}`")),
    };
    let mut args: ir::Args = std::iter::once(query).collect();
    match hit {
        // This one is about candidates only.
        Some(_) if what == "ProceduralPrimitiveNonOpaque" => {
            let bool = lower.module.bool();
            let is_opaque = lower.emit(op, bool, args);
            return lower.emit(Op::LogicalNot, bool, [is_opaque]);
        }
        Some(hit) => args.push(lower.uint(hit)),
        None => {}
    }
    if what.ends_with("3x4") || what.ends_with("4x3") {
        return oriented(lower, call.ty, |lower, ty| lower.emit(op, ty, args));
    }
    let ty = lower.value_type(call.ty);
    lower.emit(op, ty, args)
}

fn has_only_hits(lower: &Lower) -> bool {
    !lower.program.entries.iter().any(|it| matches!(it.stage, Stage::Intersection | Stage::Miss))
}
