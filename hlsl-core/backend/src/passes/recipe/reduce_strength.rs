//! Shifts in place of multiplying integers by powers of two.

use super::{Context, for_each_function};
use crate::{
    ir::*,
    passes::{Changed, fold},
};
use spirv::Op as S;

pub fn run(module: &mut Module, _: &mut Context<'_>) -> Changed {
    for_each_function(module, |module, function| {
        let mut any = false;
        for index in 0..function.order.len() {
            let block = function.order[index];
            for place in 0..function.blocks[block].values.len() {
                let value = function.blocks[block].values[place];
                let inst = &function.values[value];
                let &[left, right] = &inst.args[..] else { continue };
                if !inst.is(S::IMul) {
                    continue;
                }
                let ty = inst.ty;
                let shift = match (places(module, ty, right), places(module, ty, left)) {
                    (Some(places), _) => [left, places.into()],
                    (None, Some(places)) => [right, places.into()],
                    (None, None) => continue,
                };
                let inst = &mut function.values[value];
                inst.op = S::ShiftLeftLogical.into();
                inst.args = Args::from_slice(&shift);
                // Nothing contracts a shift.
                inst.flags = Flags(inst.flags.0 & !Flags::PRECISE.0);
                any = true;
            }
        }
        any
    })
}

/// By how many places to shift for a factor, if that is a power of two in each component.
fn places(module: &mut Module, ty: TypeId, factor: Arg) -> Option<ConstantId> {
    let Some(fold::Kind::Int { width, .. }) = fold::kind(module, ty) else { return None };
    // Narrow signed numbers are extended.
    let mask = u64::MAX >> (64 - u32::from(width).clamp(1, 64));
    let factors = fold::bits(module, factor.constant()?)?;
    let places: Option<fold::Bits> = factors
        .iter()
        .map(|it| it & mask)
        .map(|it| it.is_power_of_two().then(|| u64::from(it.trailing_zeros())))
        .collect();
    Some(fold::make(module, ty, &places?))
}
