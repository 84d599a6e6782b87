//! Drops `printf`: neither wgpu nor browsers show its output. `DebugBreak` goes, too: without a debugger it does nothing.
//!
//! Leaves: neither of them, and a warning for each `printf`.

use super::Context;
use crate::{diagnostics::list::wgpu as errors, ir::*, options::TargetEnvironment};

pub fn run(module: &mut Module, context: &mut Context<'_>) {
    let target = match context.settings.target {
        TargetEnvironment::WebGpu => "WebGPU",
        _ => "wgpu",
    };
    super::for_each_function(module, |module, function| {
        let Function { blocks, values, order, .. } = function;
        for &block in &*order {
            blocks[block].values.retain(|&value| {
                let inst = &values[value];
                let is_printf = matches!(inst.op, Op::Ext { set: ExtSet::DebugPrintf, .. });
                if is_printf {
                    let at = module.locs[inst.loc].span;
                    context.sink.push(errors::PrintfDropped { target, at });
                }
                !is_printf && !matches!(inst.op, Op::Ext { set: ExtSet::DebugBreak, .. })
            });
        }
    });
}
