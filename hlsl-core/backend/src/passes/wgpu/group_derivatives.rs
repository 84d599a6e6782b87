//! Computes the derivatives of compute shaders from the lanes beside: WGSL has derivatives in pixel shaders only.
//!
//! Needs: four lanes in a row that are a square of threads or, with `DerivativeGroupLinearKHR`, that count as one
//! (`flatten_groups`). Leaves: no derivatives in compute shaders, and no mode for them.

use super::{
    Context,
    rewrite::{self, Rewriter},
};
use crate::ir::{spirv::ExecutionMode as Mode, *};
use crate::spirv::{BuiltIn, GlslStd450Op as GLOp, Op as S};

pub fn run(module: &mut Module, _: &mut Context<'_>) {
    for index in 0..module.entries.len() {
        let entry = &module.entries[index];
        let modes = [Mode::DerivativeGroupLinearKHR, Mode::DerivativeGroupQuadsKHR].map(|it| it as u32);
        let has_squares = entry.modes.iter().any(|it| it.mode == modes[1]);
        let is_flat = entry.modes.iter().any(|it| {
            it.mode == Mode::LocalSize as u32
                && it.operands.get(1..) == Some(&[Operand::Literal(1), Operand::Literal(1)])
        });
        if !entry.modes.iter().any(|it| modes.contains(&it.mode)) || has_squares && !is_flat {
            continue;
        }
        let functions = reach::functions(module, [entry.function]);
        module.entries[index].modes.retain(|it| !modes.contains(&it.mode));
        rewrite::each_of(module, &functions, |it, value| {
            let inst = &it.function.values[value];
            let (op, ty, &x) = (inst.core()?, inst.ty, inst.args.first()?);
            match op {
                S::DPdx | S::DPdxFine | S::DPdxCoarse => Some(difference(it, ty, x, 1)),
                S::DPdy | S::DPdyFine | S::DPdyCoarse => Some(difference(it, ty, x, 2)),
                S::Fwidth | S::FwidthFine | S::FwidthCoarse => {
                    let sizes = [1, 2].map(|step| {
                        let step = difference(it, ty, x, step);
                        it.glsl(GLOp::FAbs, ty, [step])
                    });
                    Some(it.emit(S::FAdd, ty, sizes))
                }
                _ => None,
            }
        });
    }
    rewrite::complete_interfaces(module);
}

/// The later lane's value less the earlier one's: `step` is 1 for lanes side by side, 2 for those above each other.
fn difference(it: &mut Rewriter<'_>, ty: TypeId, x: Arg, step: i64) -> Arg {
    let (uint, bool) = (it.module.uint32(), it.module.bool());
    let scope = it.integer(uint, spirv::Scope::Subgroup as i64);
    let (step, zero) = (it.integer(uint, step), it.integer(uint, 0));
    let other = it.emit(S::GroupNonUniformShuffleXor, ty, [scope, x, step]);
    let number = it.input(BuiltIn::LocalInvocationIndex, uint);
    let place = it.emit(S::BitwiseAnd, uint, [number, step]);
    let is_first = it.emit(S::IEqual, bool, [place, zero]);
    let to_other = it.emit(S::FSub, ty, [other, x]);
    let from_other = it.emit(S::FSub, ty, [x, other]);
    let condition = it.module.like(ty, bool);
    let count = it.module.width(ty).max(1) as usize;
    let is_first = it.join(condition, &vec![is_first; count]);
    it.emit(S::Select, ty, [is_first, to_other, from_other])
}
