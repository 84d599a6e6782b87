//! Brings constant indices into bounds: WGSL refuses those that are not, where SPIR-V lets the device deal with them.
//!
//! Leaves: constant indices into arrays, vectors and matrices that select the last element if they were larger; those into
//! arrays without a length fit in 31 bits.

use super::{Context, for_each_function};
use crate::ir::{facts::is_access_chain, *};
use crate::spirv::Op as S;

pub fn run(module: &mut Module, _: &mut Context<'_>) {
    for_each_function(module, |module, function| {
        for &block in &function.order {
            for &value in &function.blocks[block].values {
                let inst = &function.values[value];
                let (first, vector_at) = match inst.core() {
                    Some(S::VectorExtractDynamic) => (1, true),
                    Some(S::VectorInsertDynamic) => (2, true),
                    _ if is_access_chain(inst.op) => (1, false),
                    _ => continue,
                };
                let whole = inst.args.first().and_then(|&it| module.interned().arg_type(function, it));
                let mut ty = match vector_at {
                    true => whole,
                    false => whole.and_then(|it| module.pointee(it)).map(|it| it.1),
                };
                for at in first..inst.args.len() {
                    let Some(whole) = ty else { break };
                    let arg = function.values[value].args[at];
                    let index = module.integer_of(arg);
                    let of_struct = module.interned().index_of(arg).unwrap_or(0);
                    ty = module.part(whole, of_struct);
                    let count = match module.types[whole] {
                        Type::Struct(_) => None,
                        Type::RuntimeArray { .. } => Some(i64::from(i32::MAX) + 1),
                        _ => module.parts(whole).map(i64::from),
                    };
                    let (Some(index), Some(count)) = (index, count) else { continue };
                    if count > 0 && !(0..count).contains(&index) {
                        let number = module.type_of(function, arg);
                        let last = module.integer(number, count - 1);
                        function.values[value].args[at] = last.into();
                    }
                }
            }
        }
    });
}
