//! Makes subpass inputs textures, from which a pixel shader reads the texel at its own position: WebGPU has no subpasses,
//! and a program there ends the first pass and binds what it drew.
//!
//! Needs: a legal module. Leaves: no images of subpasses.

use super::{
    Context,
    retype::Retype,
    rewrite::{self, Rewriter},
};
use crate::ir::*;
use crate::spirv::{BuiltIn, Decoration as D, Dim, ImageOperands as Bits, Op as S};

pub fn run(module: &mut Module, _: &mut Context<'_>) {
    if !module.types.iter().any(|(_, it)| is_input(it)) {
        return;
    }
    rewrite::each(module, |it, value| {
        let inst = &it.function.values[value];
        let (op, ty, args) = (inst.core()?, inst.ty, inst.args.clone());
        match (op, &args[..]) {
            (S::ImageRead, &[image, offset, ref operands @ ..]) if is_input_arg(it, image) => {
                fetch(it, ty, image, offset, operands)
            }
            _ => None,
        }
    });
    for global in module.globals.ids() {
        if module.pointee(module.globals[global].ty).is_some_and(|(_, ty)| holds_input(module, ty)) {
            module.globals[global].decorations.retain(|it| !it.is(D::InputAttachmentIndex));
        }
    }
    Retype::new(|_, ty| match ty {
        Type::Image(image) if image.dim == Dim::DimSubpassData => {
            Type::Image(ImageType { dim: Dim::Dim2D, sampled: 1, ..image })
        }
        other => other,
    })
    .module(module);
    rewrite::complete_interfaces(module);
}

fn is_input(ty: &Type) -> bool {
    matches!(ty, Type::Image(it) if it.dim == Dim::DimSubpassData)
}

fn holds_input(module: &Module, ty: TypeId) -> bool {
    is_input(&module.types[module.innermost(ty)])
}

fn is_input_arg(it: &mut Rewriter<'_>, arg: Arg) -> bool {
    let ty = it.ty(arg);
    is_input(&it.module.types[ty])
}

/// The texel at the position of the pixel, of the sample that the operands name.
fn fetch(it: &mut Rewriter<'_>, ty: TypeId, image: Arg, offset: Arg, operands: &[Arg]) -> Option<Arg> {
    let (float, int) = (it.module.float32(), it.module.int32());
    let (four, two, place) =
        (it.module.vector(float, 4), it.module.vector(float, 2), it.module.vector(int, 2));
    if it.ty(offset) != place {
        return None;
    }
    let position = it.input(BuiltIn::FragCoord, four);
    let position = it.emit(S::VectorShuffle, two, [position, position, Arg::Literal(0), Arg::Literal(1)]);
    let position = it.emit(S::ConvertFToS, place, [position]);
    let position = match offset {
        Arg::Constant(offset) if is_zero(it.module, offset) => position,
        offset => it.emit(S::IAdd, place, [position, offset]),
    };
    let sample = match *operands {
        [Arg::Literal(mask), sample] if mask == Bits::SAMPLE.bits() => Some(sample),
        _ => None,
    };
    let (operand, value) = match sample {
        Some(sample) => (Bits::SAMPLE, sample),
        None => (Bits::LOD, it.module.sint(0).into()),
    };
    Some(it.emit(S::ImageFetch, ty, [image, position, Arg::Literal(operand.bits()), value]))
}

fn is_zero(module: &Module, constant: ConstantId) -> bool {
    match &module.constants[constant] {
        Constant::Null(_) => true,
        Constant::Composite { parts, .. } => parts.iter().all(|&it| is_zero(module, it)),
        _ => module.integer_value(constant) == Some(0),
    }
}
