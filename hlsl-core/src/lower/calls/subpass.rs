//! Input attachments.

use super::{
    Call,
    texture::{self, Operands},
};
use crate::{
    intrinsics::names::parameters,
    ir::{
        self, Arg,
        spirv::{ImageOperands, Op},
    },
    lower::Lower,
};

pub(super) fn load(lower: &mut Lower, call: &Call) -> Arg {
    let Some(object) = texture::object(lower, call) else { return lower.no_result(call) };
    // Relative to the pixel of this invocation.
    let int = lower.module.int32();
    let pair = lower.module.vector(int, 2);
    let here = lower.integer(pair, 0);
    let mut operands = Operands::default();
    if let Some(sample) = lower.optional(call, parameters::SAMPLE) {
        operands.add(ImageOperands::SAMPLE, &[sample]);
    }
    let mut args: ir::Args = [object.value, here].into_iter().collect();
    operands.append_to(&mut args);
    let texel = object.texel(lower);
    let value: Arg = lower.emit(Op::ImageRead, texel, args);
    lower.from_texel(value, object.element)
}
