//! Makes a multiplication and the addition of its result one `Fma`, which is shorter. Without `NoContraction` it means
//! the same as the two: a driver may round in between or not.
//!
//! Needs: that nothing looks at multiplications and additions any more. Leaves: no addition of a product that is used
//! for nothing else, unless one of the two is `precise`. Not for wgpu, as not all languages that WGSL becomes have it.

use super::{Changed, Context, fold};
use crate::spirv::Op as S;
use crate::{
    arena::IdMap,
    ir::{spirv::GlslStd450Op as G, *},
};

pub fn run(module: &mut Module, context: &mut Context<'_>) -> Changed {
    if context.settings.target.is_wgpu() {
        return Changed::Nothing;
    }
    super::for_each_function(module, fuse)
}

/// Whether there was any.
fn fuse(module: &mut Module, function: &mut Function) -> bool {
    let any_product = |values: &[ValueId]| values.iter().any(|&it| function.values[it].is(S::FMul));
    if !function.order.iter().any(|&it| any_product(&function.blocks[it].values)) {
        return false;
    }
    let uses = function.use_counts();
    // Where each product is that only one value uses. One before a loop should not be computed again in every round.
    let mut products: IdMap<Inst, Option<BlockId>> = IdMap::for_len(function.values.len());
    let mut any = false;
    for &block in &function.order {
        for &value in &function.blocks[block].values {
            let inst = &function.values[value];
            let Op::Core(op @ (S::FMul | S::FAdd | S::FSub)) = inst.op else { continue };
            if inst.flags.contains(Flags::PRECISE) {
                continue;
            }
            if op == S::FMul {
                if uses[value.index()] == 1 {
                    products[value] = Some(block);
                }
            } else {
                let factors = |arg: Arg| {
                    let product = arg.value().filter(|&it| products[it] == Some(block))?;
                    Some(&function.values[product].args[..])
                };
                if let Some(args) = operands(module, inst, factors) {
                    let inst = &mut function.values[value];
                    (inst.op, inst.args) = (Op::Ext { set: ExtSet::Glsl, number: G::Fma as u32 }, args);
                    any = true;
                }
            }
        }
    }
    any
}

/// The two factors and what is added to their product.
fn operands<'f>(
    module: &mut Module,
    inst: &Inst,
    factors: impl Fn(Arg) -> Option<&'f [Arg]>,
) -> Option<Args> {
    let &[a, b] = &inst.args[..] else { return None };
    let (product, addend) = if inst.is(S::FAdd) {
        match factors(a) {
            Some(product) => (product, b),
            None => (factors(b)?, a),
        }
    } else {
        // What else is subtracted would have to be negated first.
        let product = factors(a)?;
        let negated = fold::constant(module, S::FNegate.into(), inst.ty, &[b.constant()?])?;
        (product, negated.into())
    };
    Some(product.iter().copied().chain([addend]).collect())
}
