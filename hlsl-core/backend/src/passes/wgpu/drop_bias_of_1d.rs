//! Removes the bias where one-dimensional textures are sampled, and samples the first level where there are gradients.
//! WGSL has neither there, and it makes no difference: such textures have one level in WebGPU.
//!
//! Needs: nothing. Leaves: no bias and no gradients with a one-dimensional texture.

use super::{Context, for_each_function};
use crate::ir::*;
use spirv::{ImageOperands, Op as S};

pub fn run(module: &mut Module, _: &mut Context<'_>) {
    let is_1d = |it: &Type| matches!(it, Type::Image(it) if it.dim == spirv::Dim::Dim1D);
    if !module.types.iter().any(|(_, it)| is_1d(it)) {
        return;
    }
    for_each_function(module, |module, function| {
        for &block in &function.order {
            for &value in &function.blocks[block].values {
                let inst = &function.values[value];
                let mask_at = match inst.core() {
                    Some(S::ImageSampleImplicitLod | S::ImageSampleProjImplicitLod) => 2,
                    Some(S::ImageSampleDrefImplicitLod | S::ImageSampleProjDrefImplicitLod) => 3,
                    Some(S::ImageSampleExplicitLod | S::ImageSampleProjExplicitLod) => 2,
                    Some(S::ImageSampleDrefExplicitLod | S::ImageSampleProjDrefExplicitLod) => 3,
                    _ => continue,
                };
                let Some(&sampled) = inst.args.first() else { continue };
                let Some(ty) = module.interned().arg_type(function, sampled) else { continue };
                let Type::SampledImage { image } = module.types[ty] else { continue };
                let Some(&Arg::Literal(mask)) = inst.args.get(mask_at) else { continue };
                if !is_1d(&module.types[image]) {
                    continue;
                }
                if mask & ImageOperands::GRAD.bits() != 0 {
                    let first_level = Arg::Constant(module.float(0.0));
                    let mask = mask & !ImageOperands::GRAD.bits() | ImageOperands::LOD.bits();
                    let args = &mut function.values[value].args;
                    // Both are the first of the operands.
                    if mask_at + 2 < args.len() {
                        args.remove(mask_at + 2);
                        args[mask_at + 1] = first_level;
                        args[mask_at] = Arg::Literal(mask);
                    }
                    continue;
                }
                if mask & ImageOperands::BIAS.bits() == 0 {
                    continue;
                }
                let args = &mut function.values[value].args;
                // The bias is the first of the operands.
                if mask_at + 1 >= args.len() {
                    continue;
                }
                args.remove(mask_at + 1);
                match mask & !ImageOperands::BIAS.bits() {
                    0 => args.remove(mask_at),
                    mask => std::mem::replace(&mut args[mask_at], Arg::Literal(mask)),
                };
            }
        }
    });
}
