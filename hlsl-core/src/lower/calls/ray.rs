//! Ray tracing: tracing and calling with payload variables, the built-in inputs of hit shaders, ray queries.

use rustc_hash::{FxHashMap, FxHashSet};

use super::{Call, hit_object};
use crate::{
    ir::{
        self, Arg, StorageClass,
        spirv::{BuiltIn, Capability, Decoration, Op},
    },
    lower::{Lower, entry},
    stage::Stage,
    typed::{ExprKind, FunctionId, Program, visit},
    types::{TemplateArgument, TypeId},
};

/// The parts of a `RayDesc`: origin, least distance, direction, greatest distance.
pub(super) fn ray(lower: &mut Lower, call: &Call) -> [Arg; 4] {
    let value = lower.input(call, "ray");
    let float = lower.module.float32();
    let vector = lower.module.vector(float, 3);
    [(vector, 0), (float, 1), (vector, 2), (float, 3)].map(|(ty, index)| lower.extract(value, ty, index))
}

/// The location of a payload variable, by which the older extension names it.
fn location(lower: &mut Lower, variable: ir::GlobalId) -> Arg {
    let mut decorations = lower.module.globals[variable].decorations.iter();
    let location = decorations.find_map(|it| match it.operands.as_slice() {
        [ir::Operand::Literal(location)] if it.is(Decoration::Location) => Some(*location),
        _ => None,
    });
    match location {
        Some(location) => lower.uint(location),
        None => lower.surprise(lower.types.uint, "the variable of a payload has no location"),
    }
}

/// Moves an `inout` argument through a variable of the storage class around the instruction.
pub(super) fn through_variable(
    lower: &mut Lower,
    call: &Call,
    name: &str,
    class: StorageClass,
    variable_name: &str,
    emit: impl FnOnce(&mut Lower, Arg, Arg),
) -> Arg {
    let Some((place, ty)) = lower.place_of(call, name) else { return lower.no_result(call) };
    let value = lower.load(&place);
    let inner = lower.value_type(ty);
    let variable = lower.located_variable(class, inner, variable_name);
    let location = location(lower, variable);
    let variable = Arg::Global(variable);
    lower.builder.store(variable, value);
    emit(lower, variable, location);
    let value = lower.builder.load(inner, variable);
    lower.write_back(&place, value, ty);
    lower.no_result(call)
}

pub(super) fn trace(lower: &mut Lower, call: &Call) -> Arg {
    let scene = lower.input(call, "scene");
    let numbers = ["flags", "mask", "contribution", "multiplier", "miss"].map(|name| lower.input(call, name));
    let ray = ray(lower, call);
    let args: ir::Args = std::iter::once(scene).chain(numbers).chain(ray).collect();
    let class = StorageClass::RAY_PAYLOAD;
    if call.ty != lower.types.void {
        return hit_object::made(lower, call, |lower, hit| {
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
    entry::write_payload(lower);
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

/// What SPIR-V has as four columns of three is HLSL's `float4x3`; `float3x4` is its transpose.
pub(super) fn oriented(
    lower: &mut Lower,
    ty: TypeId,
    load: impl FnOnce(&mut Lower, ir::TypeId) -> Arg,
) -> Arg {
    let float = lower.module.float32();
    let column = lower.module.vector(float, 3);
    let matrix = lower.module.matrix(column, 4);
    let value = load(lower, matrix);
    let result = lower.value_type(ty);
    if result == matrix { value } else { lower.emit(Op::Transpose, result, [value]) }
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
