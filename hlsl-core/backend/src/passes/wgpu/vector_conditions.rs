//! Turns logical operations on vectors of booleans into selects: WGSL's `&&` and `||` are scalar, and naga's validator
//! does not accept anything else.

use super::Context;
use crate::ir::*;
use crate::spirv::Op as S;

pub fn run(module: &mut Module, _: &mut Context<'_>) {
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
