//! Images that are read and written without a sampler. (`image[i]` is a place, see `lower/place.rs`.)

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
    types::ImageDimension,
};

pub(super) fn load(lower: &mut Lower, call: &Call) -> Arg {
    let Some(object) = texture::object(lower, call) else { return lower.no_result(call) };
    let location = lower.input(call, parameters::LOCATION);
    let mut operands = Operands::default();
    if let Some(sample) = lower.optional(call, parameters::SAMPLE) {
        operands.add(ImageOperands::SAMPLE, &[sample]);
    }
    let mut args: ir::Args = [object.value, location].into_iter().collect();
    operands.append_to(&mut args);
    let texel = object.texel(lower);
    let is_ordered = object.kind.is_rasterizer_ordered() && lower.input.has_pixels();
    if is_ordered {
        lower.effect(Op::BeginInvocationInterlockEXT, []);
    }
    let value = texture::read(lower, call, (Op::ImageRead, Op::ImageSparseRead), texel, args);
    if is_ordered {
        lower.effect(Op::EndInvocationInterlockEXT, []);
    }
    lower.from_texel(value, object.element)
}

/// Sizes of what has one level only: buffers, multisampled and storage images.
pub(super) fn dimensions(lower: &mut Lower, call: &Call) -> Arg {
    let Some(object) = texture::object(lower, call) else { return lower.no_result(call) };
    let image = object.image(lower);
    let uint = lower.module.uint32();
    let count = match object.shape.dimension {
        ImageDimension::Buffer => 1,
        _ => object.shape.coordinates(),
    };
    let sizes = lower.module.vector(uint, count);
    let sizes = lower.emit(Op::ImageQuerySize, sizes, [image]);
    texture::write_sizes(lower, call, sizes);
    if call.argument(parameters::SAMPLES).is_some() {
        let samples: Arg = lower.emit(Op::ImageQuerySamples, uint, [image]);
        let ty = lower.types.uint;
        lower.output(call, parameters::SAMPLES, samples, ty);
    }
    lower.no_result(call)
}
