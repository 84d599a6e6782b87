//! Replaces selections that only choose among cheap values with `OpSelect`, computing both sides.
//!
//! Needs: SSA form. A side may contain a few operations without effects, if computing them needlessly costs less than a
//! branch; `[branch]` prevents it, `[flatten]` allows more.

use super::{Changed, Context, fold};
use crate::spirv::Op as S;
use crate::{
    arena::IdMap,
    ir::{
        facts::{Effect, effect},
        *,
    },
};

/// Of both sides together, with the choices between their results, by component: GPUs compute one at a time.
const MAX_COST: u32 = 8;
const MAX_COST_FLATTEN: u32 = 200;

pub fn run(module: &mut Module, context: &mut Context<'_>) -> Changed {
    let wide_select = context.settings.wide_select;
    super::for_each_function(module, |module, function| {
        let mut changed = false;
        // Inner selections first, so that outer ones see what has become of them.
        for index in (0..function.order.len()).rev() {
            let block = function.order[index];
            changed |= select(module, function, block, wide_select);
        }
        if changed {
            edit::remove_unreachable_blocks(function, &mut module.constants);
        }
        changed
    })
}

/// Tracking the edges into each block would be costly; an arm that is not a merge block is only entered from its
/// header, so the shape alone is sufficient.
fn select(module: &mut Module, function: &mut Function, header: BlockId, wide_select: bool) -> bool {
    let block = &function.blocks[header];
    let (Some(Merge::Selection { merge, control }), End::Branch { condition, then, otherwise }) =
        (&block.merge, &block.end)
    else {
        return false;
    };
    let (merge, control, condition) = (*merge, *control, *condition);
    let loc = block.end_loc;
    if control & spirv::SelectionControl::DONT_FLATTEN.bits() != 0 {
        return false;
    }
    let limit =
        if control & spirv::SelectionControl::FLATTEN.bits() != 0 { MAX_COST_FLATTEN } else { MAX_COST };
    let mut cost = 0;
    let mut arms: [Option<(Option<BlockId>, Args)>; 2] = [None, None];
    for (slot, target) in arms.iter_mut().zip([then, otherwise]) {
        *slot = arm(module, function, target, merge, &mut cost);
        if slot.is_none() {
            return false;
        }
    }
    let [Some(yes), Some(no)] = arms else { return false };
    let parameters = function.blocks[merge].parameters.clone();
    for (&parameter, (a, b)) in parameters.iter().zip(yes.1.iter().zip(&no.1)) {
        let ty = function.values[parameter].ty;
        if fold::kind(module, ty).is_none() {
            return false;
        }
        if a != b {
            cost += module.width(ty);
        }
    }
    if cost > limit {
        return false;
    }
    for block in [yes.0, no.0].into_iter().flatten() {
        let values = std::mem::take(&mut function.blocks[block].values);
        for &value in &values {
            // What one side assigns is known again where both have come together.
            if function.values[value].op == Op::DebugValue {
                shown::forget(module, function, value);
            }
        }
        function.blocks[header].values.extend(values);
    }
    let mut splats: IdMap<Type, Option<Arg>> = IdMap::default();
    let mut args = Args::new();
    for (index, &parameter) in parameters.iter().enumerate() {
        let (Some(&a), Some(&b)) = (yes.1.get(index), no.1.get(index)) else { return false };
        if a == b {
            args.push(a);
            continue;
        }
        let ty = function.values[parameter].ty;
        let width = module.width(ty);
        let mut by = condition;
        if width > 1 && !wide_select {
            let bool = module.bool();
            let bools = module.vector(bool, width);
            by = *splats[bools].get_or_insert_with(|| {
                let parts = vec![condition; width as usize];
                function.push(header, Inst::new(S::CompositeConstruct, bools, parts, loc)).into()
            });
        }
        let flags = Flags(function.values[parameter].flags.0 & Flags::RELAXED.0);
        let inst = Inst::new(S::Select, ty, [by, a, b], loc).with_flags(flags);
        args.push(function.push(header, inst).into());
    }
    let block = &mut function.blocks[header];
    block.merge = None;
    block.end = End::Jump(Target { block: merge, args });
    true
}

/// The block of one side, if it has one, and what it passes to the merge block.
fn arm(
    module: &Module,
    function: &Function,
    target: &Target,
    merge: BlockId,
    cost: &mut u32,
) -> Option<(Option<BlockId>, Args)> {
    if target.block == merge {
        return Some((None, target.args.clone()));
    }
    let block = &function.blocks[target.block];
    let End::Jump(next) = &block.end else { return None };
    if next.block != merge || block.merge.is_some() || !block.parameters.is_empty() {
        return None;
    }
    for inst in block.values.iter().map(|&it| &function.values[it]).filter(|it| !it.op.is_debug()) {
        *cost += value_cost(module, function, inst)?;
        if *cost > MAX_COST_FLATTEN {
            return None;
        }
    }
    Some((Some(target.block), next.args.clone()))
}

/// `None` for what must stay under its condition.
fn value_cost(module: &Module, function: &Function, inst: &Inst) -> Option<u32> {
    if effect(module.interned(), function, inst) != Effect::Pure {
        return None;
    }
    let components = module.width(inst.ty);
    Some(match inst.op {
        Op::Core(op) => match op {
            // The condition may be what keeps an index in range.
            S::AccessChain | S::InBoundsAccessChain => {
                let constant = inst.args.iter().skip(1).all(|it| matches!(it, Arg::Constant(_)));
                constant.then_some(0)?
            }
            S::Load => {
                let pointer = inst.args.first()?;
                let constant = match pointer {
                    Arg::Global(_) => true,
                    Arg::Value(it) => {
                        let chain = &function.values[*it];
                        facts::is_access_chain(chain.op)
                            && matches!(chain.args.first(), Some(Arg::Global(_)))
                            && chain.args.iter().skip(1).all(|it| matches!(it, Arg::Constant(_)))
                    }
                    _ => false,
                };
                constant.then_some(2)?
            }
            // Their cost is that of the whole product.
            S::MatrixTimesVector | S::VectorTimesMatrix => inst.op.facts().cost?,
            _ => inst.op.facts().cost? * components,
        },
        Op::Ext { .. } => inst.op.facts().cost? * components,
        _ => return None,
    })
}
