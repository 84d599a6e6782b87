//! Queries of pixel shaders about their inputs and themselves. (Derivatives are plain instructions.)

use super::Call;
use crate::{
    diagnostics::list::legalize,
    intrinsics::names::parameters,
    ir::{
        self, Arg,
        spirv::{BuiltIn, GlslStd450Op as Glsl, Op},
    },
    lower::{Lower, interface},
    options::TargetEnvironment,
    typed::{ExprId, ExprKind},
    types::Scalar,
};

/// Interpolates a stage input again: the instruction requires the variable of the input.
pub(super) fn evaluate(lower: &mut Lower, call: &Call, op: Glsl) -> Arg {
    let scalar = lower.operand_scalar(call);
    if !scalar.is_float() || scalar == Scalar::Double {
        // Nothing else is interpolated at all.
        return lower.input(call, parameters::VALUE);
    }
    let result = lower.value_type(call.ty);
    if lower.bits(result) == 16 {
        let name = call.overload.name.to_owned();
        lower.sink.push(legalize::InterpolatesHalf { name, at: call.span });
        return lower.input(call, parameters::VALUE);
    }
    let variable = call.expression(parameters::VALUE).and_then(|id| interface::input_variable(lower, id));
    let mut args = match variable {
        Some(variable) => vec![variable],
        // The value instead, until legalization finds where it comes from.
        None => vec![lower.input(call, parameters::VALUE)],
    };
    if let Some(index) = lower.optional(call, parameters::INDEX) {
        args.push(index);
    }
    if call.argument(parameters::OFFSET).is_some() {
        // In sixteenths of a pixel, from -8 to 7.
        let ty = lower.input_type(call, parameters::OFFSET);
        let offset = lower.input(call, parameters::OFFSET);
        let floats = lower.like(ty, Scalar::Float);
        let offset = lower.convert(offset, ty, floats, call.span);
        let floats = lower.value_type(floats);
        args.push(lower.scale(floats, offset, 1.0 / 16.0));
    }
    lower.glsl(op, result, &args)
}

/// What a `nointerpolation` input is at a vertex of the triangle.
pub(super) fn attribute_at_vertex(lower: &mut Lower, call: &Call) -> Arg {
    let vertex = lower.input(call, parameters::VERTEX);
    match call.expression(parameters::VALUE).and_then(|id| read_vertex(lower, id, vertex)) {
        Some(value) => value,
        None => {
            let value = lower.input(call, parameters::VALUE);
            let result = lower.value_type(call.ty);
            lower.emit(ir::Op::AtVertex, result, [value, vertex])
        }
    }
}

/// The value of an input at a vertex, also of an element of an array that is chosen when the shader runs: constants are found
/// after `inline_calls`, wherever they come from.
fn read_vertex(lower: &mut Lower, id: ExprId, vertex: Arg) -> Option<Arg> {
    if let Some(value) = interface::read_vertex(lower, id, vertex) {
        return Some(value);
    }
    let program = lower.input.program;
    match program.expressions[id].kind {
        ExprKind::Index { base, index }
            if !matches!(program.expressions[index].kind, ExprKind::Constant(_)) =>
        {
            let array = read_vertex(lower, base, vertex)?;
            let index = lower.value(index);
            let array = lower.value_place(array, program.expressions[base].ty);
            let element = lower.element(&array, index);
            Some(lower.load(&element))
        }
        ExprKind::Swizzle { base, components } => {
            let value = read_vertex(lower, base, vertex)?;
            Some(lower.swizzle_value(value, &program[components], program.expressions[id].ty))
        }
        _ => None,
    }
}

pub(super) fn is_helper_lane(lower: &mut Lower) -> Arg {
    if !lower.functions.may_be_helper() {
        return lower.boolean(false);
    }
    let bool = lower.module.bool();
    if lower.input.options.target < TargetEnvironment::Vulkan1_3 {
        return lower.emit(Op::IsHelperInvocationEXT, bool, []);
    }
    let variable = lower.builtin_input(BuiltIn::HelperInvocation, "gl_HelperInvocation", bool);
    lower.make_volatile(variable);
    lower.emit(Op::Load, bool, [variable.into()])
}
