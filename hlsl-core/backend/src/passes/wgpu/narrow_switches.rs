//! Turns a `switch` over 64-bit integers into one over the number of the case: naga reads labels of 32 bits.
//!
//! Leaves: selectors of at most 32 bits.

use super::{Context, for_each_function};
use crate::ir::*;
use crate::spirv::Op as S;

pub fn run(module: &mut Module, _: &mut Context<'_>) {
    for_each_function(module, |module, function| {
        for block in function.order.clone() {
            let End::Switch { selector, cases, .. } = &function.blocks[block].end else { continue };
            let selector = *selector;
            let ty = module.type_of(function, selector);
            if !matches!(module.types[ty], Type::Int { width: 64, .. }) {
                continue;
            }
            let labels: Vec<u64> = cases.iter().map(|it| it.0).collect();
            let loc = function.blocks[block].end_loc;
            let (bool, word) = (module.bool(), module.uint32());
            // What is none of the labels is the default.
            let mut number = Arg::Constant(module.uint(labels.len() as u32));
            for (index, &label) in labels.iter().enumerate() {
                let label = Arg::Constant(module.integer(ty, label as i64));
                let is_it = function.push(block, Inst::new(S::IEqual, bool, [selector, label], loc));
                let args = [is_it.into(), module.uint(index as u32).into(), number];
                number = function.push(block, Inst::new(S::Select, word, args, loc)).into();
            }
            if let End::Switch { selector, cases, .. } = &mut function.blocks[block].end {
                *selector = number;
                for (index, case) in cases.iter_mut().enumerate() {
                    case.0 = index as u64;
                }
            }
        }
    });
}
