//! What pixel shaders ask about their inputs and themselves. (Derivatives are plain instructions.)

use super::Call;
use crate::{
    ir::{
        Arg,
        spirv::{BuiltIn, GlslStd450Op as Glsl, Op},
    },
    lower::Lower,
    types::Scalar,
};

/// Interpolates a stage input anew. The instruction wants a pointer to the input: the argument is the value loaded
/// from it, and legalization puts the variable in its place once the way there is known.
pub(super) fn evaluate(lower: &mut Lower, call: &Call, op: Glsl) -> Arg {
    let value = lower.input(call, "value");
    let result = lower.value_type(call.ty);
    let mut args = vec![value];
    if let Some(index) = lower.optional(call, "index") {
        args.push(index);
    }
    if call.argument("offset").is_some() {
        // In sixteenths of a pixel, from -8 to 7.
        let ty = lower.input_type(call, "offset");
        let offset = lower.input(call, "offset");
        let floats = lower.like(ty, Scalar::Float);
        let offset = lower.convert(offset, ty, floats, call.span);
        let floats = lower.value_type(floats);
        args.push(lower.scale(floats, offset, 1.0 / 16.0));
    }
    lower.by_rows(result, &args, &mut |lower, ty, args| lower.glsl(op, ty, args))
}

pub(super) fn attribute_at_vertex(lower: &mut Lower, call: &Call) -> Arg {
    lower.unavailable(call, "declare the input as an array of three with `nointerpolation` and index it")
}

pub(super) fn is_helper_lane(lower: &mut Lower) -> Arg {
    let bool = lower.module.bool();
    let variable = lower.builtin_input(BuiltIn::HelperInvocation, "gl_HelperInvocation", bool);
    lower.emit(Op::Load, bool, [variable])
}
