//! Drops what says that an index is not the same for all invocations: naga finds that out by itself, and refuses the
//! capabilities that come with the word.

use super::Context;
use crate::ir::*;

pub fn run(module: &mut Module, _: &mut Context<'_>) {
    for function in module.functions.values_mut() {
        for value in function.values.values_mut() {
            value.flags = Flags(value.flags.0 & !Flags::NON_UNIFORM.0);
        }
    }
}
