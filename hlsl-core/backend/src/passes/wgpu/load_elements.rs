//! Loads elements of arrays of resources instead of whole arrays, which naga has no values of.
//!
//! Needs: a legal module. Leaves: no element taken from a loaded array of resources.

use super::{
    Context,
    rewrite::{self, Rewriter},
};
use crate::ir::*;
use crate::spirv::Op as S;

pub fn run(module: &mut Module, _: &mut Context<'_>) {
    rewrite::each(module, |it, value| {
        let inst = &it.function.values[value];
        let (ty, args) = (inst.ty, inst.args.clone());
        if inst.is(S::Load) && is_array(it.module, ty) {
            // Its elements are loaded where they are used.
            return Some(Arg::Constant(it.module.undef(ty)));
        }
        if !inst.is(S::CompositeExtract) {
            return None;
        }
        element(it, ty, &args)
    });
}

/// The element that an instruction takes from a loaded array.
fn element(it: &mut Rewriter<'_>, ty: TypeId, args: &[Arg]) -> Option<Arg> {
    let (&whole, indices) = args.split_first()?;
    let load = &it.function.values[whole.value()?];
    let is_whole = load.is(S::Load) && is_array(it.module, load.ty);
    let &pointer = load.args.first().filter(|_| is_whole)?;
    let pointer_type = it.module.type_of(it.function, pointer);
    let (class, _) = it.module.pointee(pointer_type)?;
    let mut chain: Args = Args::from_slice(&[pointer]);
    for index in indices {
        let index = it.module.uint(index.literal()?);
        chain.push(index.into());
    }
    let place = it.module.pointer(class, ty);
    let place = it.emit(S::AccessChain, place, chain);
    Some(it.emit(S::Load, ty, [place]))
}

fn is_array(module: &Module, mut ty: TypeId) -> bool {
    let whole = ty;
    while let Type::Array { element, .. } = module.types[ty] {
        ty = element;
    }
    ty != whole && matches!(module.types[ty], Type::Image(_) | Type::Sampler)
}
