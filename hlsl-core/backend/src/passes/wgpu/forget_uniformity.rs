//! Drops the marks of indices that are not uniform: naga determines uniformity itself, and rejects the capabilities that
//! these marks require.

use super::Context;
use crate::ir::*;

pub fn run(module: &mut Module, _: &mut Context<'_>) {
    for function in module.functions.values_mut() {
        for value in function.values.values_mut() {
            value.flags = Flags(value.flags.0 & !Flags::NON_UNIFORM.0);
        }
    }
}
