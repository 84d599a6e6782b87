//! Drops the names of blocks: blocks that were inlined and merged have no counterpart in the source.

use super::Context;
use crate::ir::Module;

pub fn run(module: &mut Module, _: &mut Context<'_>) {
    for function in module.functions.values_mut() {
        function.blocks.values_mut().for_each(|it| it.name = "");
    }
}
