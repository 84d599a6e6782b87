//! Lets operations on 32-bit floats have relaxed precision, apart from those that are `precise`.

use super::{Context, for_each_function};
use crate::{ir::*, passes::Changed};

pub fn run(module: &mut Module, _: &mut Context<'_>) -> Changed {
    for_each_function(module, |module, function| {
        let mut any = false;
        for index in 0..function.order.len() {
            let block = &function.blocks[function.order[index]];
            for &value in block.parameters.iter().chain(&block.values) {
                let inst = &function.values[value];
                // A comparison is relaxed if what it compares is.
                let compared = inst.args.first().and_then(|&it| module.interned().arg_type(function, it));
                let is_float = is_float(module, inst.ty)
                    || is_bool(module, inst.ty) && compared.is_some_and(|it| is_float(module, it));
                let flags = inst.flags;
                if is_float && !flags.contains(Flags::PRECISE) && !flags.contains(Flags::RELAXED) {
                    function.values[value].flags = flags.with(Flags::RELAXED);
                    any = true;
                }
            }
        }
        any
    })
}

fn is_float(module: &Module, ty: TypeId) -> bool {
    match module.types[ty] {
        Type::Float { width } => width == 32,
        Type::Vector { element, .. } => is_float(module, element),
        Type::Matrix { column, .. } => is_float(module, column),
        _ => false,
    }
}

fn is_bool(module: &Module, ty: TypeId) -> bool {
    module.types[module.component(ty)] == Type::Bool
}
