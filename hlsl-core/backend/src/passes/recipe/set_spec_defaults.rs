//! Gives specialization constants other default values, those of `1:100 2:true`. Ids that the shader does not have are
//! ignored, as spirv-opt does it.

use super::specialize::{self, Spec};
use crate::{
    diagnostics::{Sink, list::options as errors},
    ir::*,
    options::optimizer::{SpecValue, pairs},
};

pub(super) fn run(module: &mut Module, argument: &str, sink: &mut Sink) {
    let values: Vec<(u32, SpecValue)> =
        pairs(argument).filter_map(|(id, text)| Some((id, SpecValue::parse(text)?))).collect();
    let mut wrong: Vec<u32> = Vec::new();
    specialize::specialize(module, |module, spec| {
        // The last one counts.
        let bits = match values.iter().rev().find(|it| it.0 == spec.id) {
            None => spec.bits,
            Some((id, value)) => bits_of(module, spec.ty, *value).unwrap_or_else(|| {
                if !wrong.contains(id) {
                    wrong.push(*id);
                }
                spec.bits
            }),
        };
        Spec { bits, ..spec }.interned(module)
    });
    for id in wrong {
        let flag = "--set-spec-const-default-value".into();
        let expected = format!("a value of the type of the specialization constant {id}");
        sink.push(errors::OptimizerFlagValue { flag, expected });
    }
}

/// The bits of a constant of that type; None if it cannot have the value.
fn bits_of(module: &mut Module, ty: TypeId, value: SpecValue) -> Option<u64> {
    let constant = match (&module.types[ty], value) {
        (Type::Bool, SpecValue::Bool(value)) => module.boolean(value),
        (&Type::Int { width, signed }, SpecValue::Integer(value)) => {
            let (low, high) = match signed {
                true => (-(1i128 << (width - 1)), (1i128 << (width - 1)) - 1),
                false => (0, (1i128 << width) - 1),
            };
            (low..=high).contains(&value).then(|| module.integer(ty, value as i64))?
        }
        (Type::Float { .. }, SpecValue::Integer(value)) => module.real(ty, value as f64),
        (Type::Float { .. }, SpecValue::Float(value)) => module.real(ty, value),
        _ => return None,
    };
    module.interned().constant_bits(constant)
}
