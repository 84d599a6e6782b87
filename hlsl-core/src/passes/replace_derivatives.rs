//! Derivatives in the shaders of SPV_NV_mesh_shader become zero, with a warning: that extension has none.
//!
//! Needs: `inline_calls`, as a function may be there for other stages too. [`check`] reports what is left in stages
//! that cannot derive, once dead code is gone.

use super::Context;
use crate::{
    arena::IdMap,
    diagnostics::list::legalize as errors,
    ir::{
        edit::Replacements,
        facts::{Effect, effect},
        spirv::ExecutionModel as Model,
        *,
    },
};
use spirv::Op as S;

pub fn run(module: &mut Module, context: &mut Context<'_>) {
    let entries: Vec<FunctionId> = module
        .entries
        .iter()
        .filter(|it| matches!(it.model, Model::TaskNV | Model::MeshNV))
        .map(|it| it.function)
        .collect();
    for entry in entries {
        let replaced = super::with_function(module, entry, |module, function| replace_all(module, function));
        for at in replaced {
            context.sink.push(errors::DerivativeIsZero { at: module.locs[at].span });
        }
    }
}

fn replace_all(module: &mut Module, function: &mut Function) -> Vec<LocId> {
    let mut replaced = Replacements::default();
    let mut found = Vec::new();
    for &block in &function.order {
        for &value in &function.blocks[block].values {
            let inst = &function.values[value];
            if is_plain(inst.op) {
                replaced.add(value, Arg::Constant(module.null(inst.ty)));
                found.push(inst.loc);
            }
        }
    }
    if !found.is_empty() {
        replaced.apply(function);
        for index in 0..function.order.len() {
            let block = function.order[index];
            let mut values = std::mem::take(&mut function.blocks[block].values);
            values.retain(|&it| !is_plain(function.values[it].op));
            function.blocks[block].values = values;
        }
    }
    found
}

/// `ddx` and its kin; samples derive, too.
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

/// Reports derivatives in stages whose invocations have no neighbors.
pub fn check(module: &Module, context: &mut Context<'_>) {
    let mut reported: IdMap<Loc, bool> = IdMap::default();
    for entry in &module.entries {
        let derives = matches!(
            entry.model,
            Model::Fragment | Model::GLCompute | Model::Kernel | Model::TaskEXT | Model::MeshEXT
        );
        if derives {
            continue;
        }
        for id in reached(module, entry.function) {
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

fn reached(module: &Module, from: FunctionId) -> Vec<FunctionId> {
    let mut seen: IdMap<Function, bool> = IdMap::default();
    seen[from] = true;
    let mut found = vec![from];
    let mut next = 0;
    while let Some(&id) = found.get(next) {
        next += 1;
        module.functions[id].for_each_arg(|arg| {
            if let Arg::Function(callee) = arg
                && !seen[callee]
            {
                seen[callee] = true;
                found.push(callee);
            }
        });
    }
    found
}
