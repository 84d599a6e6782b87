//! Reports inline SPIR-V whose operands or types do not fit the instruction: naga does not take it, and the passes for wgpu
//! rely on operands.
//!
//! Does not change the module.

use super::Context;
use crate::{diagnostics::list::wgpu as errors, ir::*};

pub fn run(module: &mut Module, context: &mut Context<'_>) {
    let target = super::target_name(context);
    for function in module.functions.values() {
        for &value in function.order.iter().flat_map(|&it| &function.blocks[it].values) {
            let inst = &function.values[value];
            if inst.flags.contains(Flags::INLINE) {
                let what = "inline SPIR-V whose operands do not fit the instruction".into();
                let instead = "declare the function with the instruction's operands and types".into();
                let at = module.locs[inst.loc].span;
                context.sink.push(errors::WgpuOperation { target, what, instead, at });
            }
        }
    }
}
