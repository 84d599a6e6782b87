//! Removes `printf` and whatever else belongs to an instruction set without semantics: drivers may skip it.

use super::{Context, for_each_function};
use crate::{ir::*, passes::Changed};

pub fn run(module: &mut Module, _: &mut Context<'_>) -> Changed {
    for_each_function(module, |module, function| {
        let mut any = false;
        let Function { blocks, values, order, .. } = function;
        for &block in &*order {
            blocks[block].values.retain(|&value| {
                let is_nonsemantic = match values[value].op {
                    Op::Ext { set: ExtSet::DebugPrintf, .. } => true,
                    Op::Ext { set: ExtSet::Other(name), .. } => {
                        module.strings[name].starts_with("NonSemantic.")
                    }
                    _ => false,
                };
                any |= is_nonsemantic;
                !is_nonsemantic
            });
        }
        any
    })
}
