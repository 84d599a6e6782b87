//! Reports derivatives, and samples that take them, in stages and groups whose invocations have no neighbors.
//!
//! Needs: dead code is removed. Does not change the module.

use super::{Changed, Context};
use crate::{
    arena::IdMap,
    diagnostics::list::legalize as errors,
    ir::{
        facts::Effect,
        spirv::{ExecutionMode as Mode, ExecutionModel as Model},
        *,
    },
};

pub fn run(module: &mut Module, context: &mut Context<'_>) -> Changed {
    let mut reported: IdMap<Loc, bool> = IdMap::default();
    for entry in &module.entries {
        let is_in_groups = match entry.model {
            Model::Fragment | Model::Kernel => continue,
            Model::GLCompute | Model::TaskEXT | Model::MeshEXT => true,
            _ => false,
        };
        if is_in_groups && has_quads(entry) {
            continue;
        }
        for id in reach::functions(module, [entry.function]) {
            let function = &module.functions[id];
            for &block in &function.order {
                for &value in &function.blocks[block].values {
                    let inst = &function.values[value];
                    let facts = inst.op.facts();
                    // Interpolation is of the extended set.
                    let takes_derivatives = inst.core().is_some() && facts.effect == Effect::Derivative;
                    if !takes_derivatives || reported[inst.loc] {
                        continue;
                    }
                    reported[inst.loc] = true;
                    let (stage, at) = (entry.stage.name(), module.locs[inst.loc].span);
                    match facts.derivative {
                        _ if is_in_groups => context.sink.push(errors::DerivativeGroup { at }),
                        true => context.sink.push(errors::DerivativeStage { stage, at }),
                        false => context.sink.push(errors::ImplicitLodStage { stage, at }),
                    }
                }
            }
        }
    }
    Changed::Nothing
}

/// Whether the invocations of a group are arranged in quads or rows of four.
fn has_quads(entry: &Entry) -> bool {
    let modes = [Mode::DerivativeGroupQuadsKHR, Mode::DerivativeGroupLinearKHR];
    entry.modes.iter().any(|it| modes.iter().any(|&mode| it.mode == mode as u32))
}
