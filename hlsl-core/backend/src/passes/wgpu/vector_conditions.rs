//! Turns logical operations on vectors of booleans into selects, where naga reads SPIR-V: its validator does not accept
//! them. In WGSL they are `&` and `|`.

use super::Context;
use crate::ir::*;
use crate::spirv::Op as S;

pub fn run(module: &mut Module, context: &mut Context<'_>) {
    if context.settings.writes_wgsl {
        return;
    }
    super::for_each_function(module, |module, function| {
        for value in function.values.values_mut() {
            let &[a, b] = &value.args[..] else { continue };
            if !matches!(module.types[value.ty], Type::Vector { .. }) {
                continue;
            }
            let mut every = |known: bool| {
                let part = module.boolean(known);
                let parts = vec![part; module.width(value.ty) as usize];
                Arg::Constant(module.composite(value.ty, parts))
            };
            let args = match value.core() {
                Some(S::LogicalAnd) => [a, b, every(false)],
                Some(S::LogicalOr) => [a, every(true), b],
                _ => continue,
            };
            value.op = S::Select.into();
            value.args = Args::from_slice(&args);
        }
    });
}
