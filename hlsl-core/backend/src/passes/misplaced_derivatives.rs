//! Reports derivatives, and samples that take them, in stages whose invocations have no neighbors.
//!
//! Needs: dead code is removed. Does not change the module.

use super::Context;
use crate::{
    arena::IdMap,
    diagnostics::list::legalize as errors,
    ir::{
        facts::{Effect, effect},
        spirv::ExecutionModel as Model,
        *,
    },
};
use spirv::Op as S;

pub fn run(module: &mut Module, context: &mut Context<'_>) {
    let mut reported: IdMap<Loc, bool> = IdMap::default();
    for entry in &module.entries {
        let derives = matches!(
            entry.model,
            Model::Fragment | Model::GLCompute | Model::Kernel | Model::TaskEXT | Model::MeshEXT
        );
        if derives {
            continue;
        }
        for id in reach::functions(module, [entry.function]) {
            let function = &module.functions[id];
            for &block in &function.order {
                for &value in &function.blocks[block].values {
                    let inst = &function.values[value];
                    let is_found = effect(module.interned(), function, inst) == Effect::Derivative
                        && matches!(inst.op, Op::Core(_));
                    if !is_found || reported[inst.loc] {
                        continue;
                    }
                    reported[inst.loc] = true;
                    let (stage, at) = (entry.stage.name(), module.locs[inst.loc].span);
                    match is_plain(inst.op) {
                        true => context.sink.push(errors::DerivativeStage { stage, at }),
                        false => context.sink.push(errors::ImplicitLodStage { stage, at }),
                    }
                }
            }
        }
    }
}

/// `ddx` and the like; samples also use derivatives.
fn is_plain(op: Op) -> bool {
    matches!(
        op,
        Op::Core(
            S::DPdx
                | S::DPdy
                | S::Fwidth
                | S::DPdxFine
                | S::DPdyFine
                | S::FwidthFine
                | S::DPdxCoarse
                | S::DPdyCoarse
                | S::FwidthCoarse
        )
    )
}
