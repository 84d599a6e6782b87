//! Drops the marks of indices that are not uniform, where naga reads SPIR-V: it determines uniformity itself, and rejects
//! the capabilities that these marks require. WGSL has no marks.

use super::Context;
use crate::{ir::*, options::TargetEnvironment};

pub fn run(module: &mut Module, context: &mut Context<'_>) {
    // Of what is for browsers, the words have nothing that they lack.
    if context.settings.writes_wgsl && context.settings.target == TargetEnvironment::Wgpu {
        return;
    }
    for function in module.functions.values_mut() {
        for value in function.values.values_mut() {
            value.flags = Flags(value.flags.0 & !Flags::NON_UNIFORM.0);
        }
    }
}
