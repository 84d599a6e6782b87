//! Forgets the names of blocks: what was inlined and merged is nowhere in the source as such.

use super::Context;
use crate::ir::Module;

pub fn run(module: &mut Module, _: &mut Context<'_>) {
    for function in module.functions.values_mut() {
        function.blocks.values_mut().for_each(|it| it.name = "");
    }
}
