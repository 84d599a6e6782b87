//! Gives records of work graphs the types of the nodes that they go to or come from.
//!
//! Lowering knows the parameter that stands for a node only in the entry point; elsewhere, records have a type that is
//! independent of nodes, and what allocates them has the parameter as an additional argument that SPIR-V lacks.
//! Needs: everything inlined and promoted, `legalize_resources`. Leaves: instructions as SPIR-V has them.

use super::Context;
use crate::spirv::Op as S;
use crate::{
    diagnostics::{Diagnostic, list::nodes as errors},
    ir::{edit::Replacements, *},
};

pub fn run(module: &mut Module, context: &mut Context<'_>) {
    if !module.types.iter().any(|(_, it)| matches!(it, Type::NodePayloads { .. })) {
        return;
    }
    let mut reports: Vec<Diagnostic> = Vec::new();
    super::for_each_function(module, |module, function| choose(module, function, &mut reports));
    for report in reports {
        context.sink.push(report);
    }
}

fn choose(module: &mut Module, function: &mut Function, reports: &mut Vec<Diagnostic>) {
    // A choice among records of several nodes was reported, and stays as it is.
    let is_chosen = |&it: &ValueId| module.interned().is_of_nodes(function.values[it].ty);
    if function.order.iter().any(|&it| function.blocks[it].parameters.iter().any(is_chosen)) {
        return;
    }
    let mut copies = Replacements::default();
    for index in 0..function.order.len() {
        let block = function.order[index];
        function.blocks[block].values.retain(|&value| {
            let inst = &function.values[value];
            match inst.args.first() {
                Some(&Arg::Global(global))
                    if inst.is(S::CopyObject) && module.interned().is_of_nodes(inst.ty) =>
                {
                    copies.add(value, Arg::Global(global));
                    false
                }
                _ => true,
            }
        });
    }
    copies.apply(function);
    for index in 0..function.order.len() {
        let block = function.order[index];
        for at in 0..function.blocks[block].values.len() {
            let value = function.blocks[block].values[at];
            let inst = &mut function.values[value];
            let place = match inst.op {
                Op::Core(S::AllocateNodePayloadsAMDX) => 3,
                Op::Core(S::IsNodePayloadValidAMDX) => 0,
                _ => continue,
            };
            match inst.args.get(place) {
                Some(&Arg::Global(global)) if place == 3 => {
                    inst.ty = module.globals[global].ty;
                    inst.args.truncate(3);
                }
                Some(&Arg::Global(global)) => {
                    // The extension wants the type itself there, which spirv-val refuses: a value of it serves both.
                    if let Some((_, records)) = module.pointee(module.globals[global].ty) {
                        inst.args[0] = Arg::Constant(module.undef(records));
                    }
                }
                // It was done before.
                None => {}
                Some(&Arg::Constant(it)) if is_type_only(module, it) => {}
                Some(_) => reports.push(errors::RecordNotKnown { at: module.locs[inst.loc].span }.into()),
            }
        }
    }
}

fn is_type_only(module: &Module, constant: ConstantId) -> bool {
    matches!(module.constants[constant], Constant::Undef(ty) if matches!(module.types[ty], Type::NodePayloads { .. }))
}
