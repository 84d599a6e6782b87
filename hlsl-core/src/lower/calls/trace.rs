//! What tracing rays and hit objects share: the parts of rays, payloads, hit objects that are made, matrices.

use super::Call;
use crate::{
    intrinsics::{ParameterName, names::parameters},
    ir::{
        self, Arg, StorageClass,
        spirv::{Decoration, Op},
    },
    lower::Lower,
    types::TypeId,
};

/// The parts of a `RayDesc`: origin, least distance, direction, greatest distance.
pub(super) fn ray(lower: &mut Lower, call: &Call) -> [Arg; 4] {
    let value = lower.input(call, parameters::RAY);
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
    name: ParameterName,
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

/// A new hit object, filled by `fill`, as a value.
pub(super) fn made(lower: &mut Lower, call: &Call, fill: impl FnOnce(&mut Lower, Arg)) -> Arg {
    let place = lower.variable(call.ty, "temp.var.HitObject");
    let pointer = lower.address(&place);
    fill(lower, pointer);
    lower.load(&place)
}
