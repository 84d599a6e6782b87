//! Turns offsets of texture reads that became constants into `ConstOffset`, and refuses those that did not where
//! Vulkan wants constants: everywhere but in gathers.
//!
//! Needs: constants folded as far as they will be for legality.

use super::Context;
use crate::{
    diagnostics::list::legalize,
    ir::{Arg, Inst, Module, Op, spirv},
};
use spirv::{ImageOperands, Op as S};

pub fn run(module: &mut Module, context: &mut Context<'_>) {
    let mut refused = Vec::new();
    super::for_each_function(module, |module, function| {
        for &block in &function.order {
            for &value in &function.blocks[block].values {
                let inst = &mut function.values[value];
                let Some((mask, offset)) = offset(inst) else { continue };
                match inst.args.get(offset) {
                    Some(Arg::Constant(_)) => {
                        let bits = ImageOperands::OFFSET.bits() | ImageOperands::CONST_OFFSET.bits();
                        if let Some(Arg::Literal(word)) = inst.args.get_mut(mask) {
                            *word ^= bits;
                        }
                    }
                    _ if !is_gather(inst.op) => refused.push(module.locs[inst.loc].span),
                    _ => {}
                }
            }
        }
    });
    for at in refused {
        context.sink.push(legalize::OffsetNotConstant { at });
    }
}

fn is_gather(op: Op) -> bool {
    matches!(
        op,
        Op::Core(S::ImageGather | S::ImageDrefGather | S::ImageSparseGather | S::ImageSparseDrefGather)
    )
}

/// Where the mask and the `Offset` of an image instruction stand among its arguments.
fn offset(inst: &Inst) -> Option<(usize, usize)> {
    let mask_at = match inst.op {
        Op::Core(
            S::ImageSampleImplicitLod
            | S::ImageSampleExplicitLod
            | S::ImageFetch
            | S::ImageRead
            | S::ImageSparseSampleImplicitLod
            | S::ImageSparseSampleExplicitLod
            | S::ImageSparseFetch
            | S::ImageSparseRead,
        ) => 2,
        Op::Core(
            S::ImageSampleDrefImplicitLod
            | S::ImageSampleDrefExplicitLod
            | S::ImageGather
            | S::ImageDrefGather
            | S::ImageSparseSampleDrefImplicitLod
            | S::ImageSparseSampleDrefExplicitLod
            | S::ImageSparseGather
            | S::ImageSparseDrefGather,
        ) => 3,
        _ => return None,
    };
    let Some(&Arg::Literal(mask)) = inst.args.get(mask_at) else { return None };
    let mask = ImageOperands::from_bits_truncate(mask);
    if !mask.contains(ImageOperands::OFFSET) {
        return None;
    }
    let mut at = mask_at + 1;
    for (bit, count) in [(ImageOperands::BIAS, 1), (ImageOperands::LOD, 1), (ImageOperands::GRAD, 2)] {
        if mask.contains(bit) {
            at += count;
        }
    }
    Some((mask_at, at))
}

/// Whether the instruction still waits for its offset to become constant.
pub fn wants(inst: &Inst) -> bool {
    let is_constant = |at: usize| matches!(inst.args.get(at), Some(Arg::Constant(_)));
    offset(inst).is_some_and(|(_, at)| !is_constant(at)) && !is_gather(inst.op)
}
