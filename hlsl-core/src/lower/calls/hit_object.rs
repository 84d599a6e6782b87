//! Hit objects: creation, queries, reordering and invocation (SPV_EXT_shader_invocation_reorder).
//!
//! SPIR-V has no values of this type, only variables that instructions fill. Here, each hit object is created in its
//! own variable and copied to its destination; the pass `share_hit_objects` merges them into one variable.

use super::{
    Call, ray,
    trace::{made, oriented, ray, through_variable},
};
use crate::{
    intrinsics::{
        ParameterName,
        names::{functions, parameters},
    },
    ir::{
        self, Arg, StorageClass,
        spirv::{Capability, MemoryAccess, Op},
    },
    lower::{Lower, Place},
    types::{ObjectKind, Type, TypeId},
};

/// The pointer to the object of a method.
fn object(lower: &mut Lower, call: &Call) -> Option<Arg> {
    let id = lower.object(call)?;
    let place = lower.place(id);
    Some(match lower.pointer(&place) {
        Some(pointer) => pointer,
        None => {
            let value = lower.load(&place);
            copied(lower, value, place.ty)
        }
    })
}

/// The pointer to an argument, which is a copy: other arguments may change what it was copied from.
fn argument(lower: &mut Lower, call: &Call, name: ParameterName) -> Arg {
    let ty = lower.input_type(call, name);
    let value = lower.input(call, name);
    copied(lower, value, ty)
}

fn copied(lower: &mut Lower, value: Arg, ty: TypeId) -> Arg {
    let variable = lower.temporary(value, ty, "param.var.Hit");
    lower.address(&variable)
}

pub(super) fn make_nop(lower: &mut Lower, call: &Call) -> Arg {
    made(lower, call, |lower, hit| lower.effect(Op::HitObjectRecordEmptyEXT, [hit]))
}

/// Fills each hit object in a variable that is declared without an initializer.
pub(in crate::lower) fn fill_with_nops(lower: &mut Lower, place: &Place) {
    let ty = lower.types.unmodified(place.ty);
    match lower.types[ty] {
        Type::Object { kind: ObjectKind::HitObject, .. } => {
            let hit = lower.address(place);
            lower.effect(Op::HitObjectRecordEmptyEXT, [hit]);
        }
        Type::Array { element, .. } if holds_hit_object(lower, element) => {
            let inner = lower.value_type(ty);
            for index in 0..lower.element_count(inner) {
                let index = lower.uint(index);
                let element = lower.element(place, index);
                fill_with_nops(lower, &element);
            }
        }
        Type::Struct(id) if holds_hit_object(lower, ty) => {
            for field in 0..lower.types.structs[id].fields.len() as u32 {
                let field = lower.member(place, field);
                fill_with_nops(lower, &field);
            }
        }
        _ => {}
    }
}

fn holds_hit_object(lower: &Lower, ty: TypeId) -> bool {
    lower.types.contains(ty, |kind| kind == ObjectKind::HitObject)
}

pub(super) fn make_miss(lower: &mut Lower, call: &Call) -> Arg {
    let (flags, miss) = (lower.input(call, parameters::FLAGS), lower.input(call, parameters::MISS));
    let [origin, least, direction, most] = ray(lower, call);
    made(lower, call, |lower, hit| {
        lower.effect(Op::HitObjectRecordMissEXT, [hit, flags, miss, origin, least, direction, most]);
    })
}

/// The committed hit of a query, or nothing if it has none. The record's index counts only once the shader sets it.
pub(super) fn from_query(lower: &mut Lower, call: &Call) -> Arg {
    let Some((place, _)) = lower.place_of(call, parameters::QUERY) else { return lower.no_result(call) };
    let query = lower.address(&place);
    // Those of triangles come from the query; others are not given.
    let float = lower.module.float32();
    let attributes = lower.module.vector(float, 2);
    let attributes =
        lower.located_variable(StorageClass::HIT_OBJECT_ATTRIBUTE, attributes, "hit.object.attribute");
    made(lower, call, |lower, hit| {
        let (uint, bool) = (lower.module.uint32(), lower.module.bool());
        let (zero, committed) = (lower.uint(0), lower.uint(1));
        lower.effect(Op::HitObjectRecordEmptyEXT, [hit]);
        let status = lower.emit(Op::RayQueryGetIntersectionTypeKHR, uint, [query, committed]);
        let has_hit = lower.emit(Op::INotEqual, bool, [status, zero]);
        lower.when(has_hit, |lower| {
            lower.effect(Op::HitObjectRecordFromQueryEXT, [hit, query, zero, attributes.into()]);
        });
    })
}

pub(super) fn invoke(lower: &mut Lower, call: &Call) -> Arg {
    let hit = argument(lower, call, parameters::HIT);
    let class = StorageClass::RAY_PAYLOAD;
    through_variable(lower, call, parameters::PAYLOAD, class, "ray.payload", |lower, payload, _| {
        lower.effect(Op::HitObjectExecuteShaderEXT, [hit, payload]);
    })
}

pub(super) fn reorder(lower: &mut Lower, call: &Call) -> Arg {
    let hit = call.argument(parameters::HIT).map(|_| argument(lower, call, parameters::HIT));
    let hint = lower.optional(call, parameters::HINT);
    let bits = lower.optional(call, parameters::BITS);
    let op = if hit.is_some() { Op::ReorderThreadWithHitObjectEXT } else { Op::ReorderThreadWithHintEXT };
    lower.effect(op, [hit, hint, bits].into_iter().flatten());
    lower.no_result(call)
}

pub(super) fn get(lower: &mut Lower, call: &Call) -> Arg {
    let Some(hit) = object(lower, call) else { return lower.no_result(call) };
    let op = match call.overload.name {
        functions::IS_MISS => Op::HitObjectIsMissEXT,
        functions::IS_HIT => Op::HitObjectIsHitEXT,
        functions::IS_NOP => Op::HitObjectIsEmptyEXT,
        functions::GET_RAY_FLAGS => Op::HitObjectGetRayFlagsEXT,
        functions::GET_RAY_T_MIN => Op::HitObjectGetRayTMinEXT,
        functions::GET_RAY_T_CURRENT => Op::HitObjectGetRayTMaxEXT,
        functions::GET_WORLD_RAY_ORIGIN => Op::HitObjectGetWorldRayOriginEXT,
        functions::GET_WORLD_RAY_DIRECTION => Op::HitObjectGetWorldRayDirectionEXT,
        functions::GET_OBJECT_RAY_ORIGIN => Op::HitObjectGetObjectRayOriginEXT,
        functions::GET_OBJECT_RAY_DIRECTION => Op::HitObjectGetObjectRayDirectionEXT,
        functions::GET_OBJECT_TO_WORLD3X4 | functions::GET_OBJECT_TO_WORLD4X3 => {
            Op::HitObjectGetObjectToWorldEXT
        }
        functions::GET_WORLD_TO_OBJECT3X4 | functions::GET_WORLD_TO_OBJECT4X3 => {
            Op::HitObjectGetWorldToObjectEXT
        }
        functions::GET_GEOMETRY_INDEX => Op::HitObjectGetGeometryIndexEXT,
        functions::GET_INSTANCE_INDEX => Op::HitObjectGetInstanceIdEXT,
        functions::GET_INSTANCE_ID => Op::HitObjectGetInstanceCustomIndexEXT,
        functions::GET_PRIMITIVE_INDEX => Op::HitObjectGetPrimitiveIndexEXT,
        functions::GET_HIT_KIND => Op::HitObjectGetHitKindEXT,
        functions::GET_SHADER_TABLE_INDEX => Op::HitObjectGetShaderBindingTableRecordIndexEXT,
        name => {
            return lower.surprise(call.ty, format_args!("no instruction asks a hit object for `{name}`"));
        }
    };
    if matches!(op, Op::HitObjectGetObjectToWorldEXT | Op::HitObjectGetWorldToObjectEXT) {
        return oriented(lower, call.ty, |lower, ty| lower.emit(op, ty, [hit]));
    }
    let ty = lower.value_type(call.ty);
    lower.emit(op, ty, [hit])
}

/// The corners of the triangle that was hit.
pub(super) fn positions(lower: &mut Lower, call: &Call) -> Arg {
    let Some(hit) = object(lower, call) else { return lower.no_result(call) };
    lower.want_capability(Capability::RayTracingPositionFetchKHR);
    let ty = ray::corners(lower);
    let positions = lower.emit(Op::HitObjectGetIntersectionTriangleVertexPositionsEXT, ty, [hit]);
    ray::as_positions(lower, call, positions)
}

pub(super) fn attributes(lower: &mut Lower, call: &Call) -> Arg {
    let Some(hit) = object(lower, call) else { return lower.no_result(call) };
    let ty = lower.value_type(call.ty);
    let variable = lower.located_variable(StorageClass::HIT_OBJECT_ATTRIBUTE, ty, "hit.object.attribute");
    lower.effect(Op::HitObjectGetAttributesEXT, [hit, variable.into()]);
    lower.builder.load(ty, variable.into())
}

pub(super) fn set_index(lower: &mut Lower, call: &Call) -> Arg {
    let index = lower.input(call, parameters::INDEX);
    if let Some(hit) = object(lower, call) {
        lower.effect(Op::HitObjectSetShaderBindingTableRecordIndexEXT, [hit, index]);
    }
    lower.no_result(call)
}

/// A word of the shader record, which is accessed through an address; zero if there is no record.
pub(super) fn local_constant(lower: &mut Lower, call: &Call) -> Arg {
    let offset = lower.input(call, parameters::OFFSET);
    let Some(hit) = object(lower, call) else { return lower.no_result(call) };
    let (uint, bool) = (lower.module.uint32(), lower.module.bool());
    let (pair, long) = (lower.module.vector(uint, 2), lower.module.int(64, false));
    let result = lower.variable(call.ty, "temp.var.constant");
    let zero = lower.uint(0);
    lower.store(&result, zero);
    let is_nothing = lower.emit(Op::HitObjectIsEmptyEXT, bool, [hit]);
    let has_record = lower.emit(Op::LogicalNot, bool, [is_nothing]);
    lower.when(has_record, |lower| {
        let record = lower.emit(Op::HitObjectGetShaderRecordBufferHandleEXT, pair, [hit]);
        let record = lower.emit(Op::Bitcast, long, [record]);
        let offset = lower.emit(Op::UConvert, long, [offset]);
        let address = lower.emit(Op::IAdd, long, [record, offset]);
        let pointer = lower.module.pointer(StorageClass::PHYSICAL_STORAGE_BUFFER, uint);
        let pointer = lower.emit(Op::ConvertUToPtr, pointer, [address]);
        let aligned = Arg::Literal(MemoryAccess::ALIGNED.bits());
        let args: ir::Args = [pointer, aligned, Arg::Literal(4)].into_iter().collect();
        let value = lower.emit(Op::Load, uint, args);
        lower.store(&result, value);
    });
    lower.load(&result)
}
