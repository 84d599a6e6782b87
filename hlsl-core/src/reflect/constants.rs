//! Named values of the program that a host may want to share: `static const` scalars and enumerations.

use super::{EnumLayout, NamedConstant, ScalarKind, SpecConstant, scalar::scalar_kind};
use crate::{
    constant::Constant,
    ir::build::half_bits,
    layout::LayoutContext,
    symbol::Symbols,
    typed::{Program, Storage},
    types::Type,
};

/// Every `static const` scalar whose value is known, in order of declaration.
pub(super) fn constants(program: &Program, symbols: &Symbols, context: &LayoutContext) -> Vec<NamedConstant> {
    let mut constants = Vec::new();
    for (_, global) in program.globals.iter() {
        if global.storage != Storage::Static || !global.is_const || global.is_local_static {
            continue;
        }
        let (Some(value), Type::Scalar(scalar)) = (&global.constant, &program.types[global.ty]) else {
            continue;
        };
        let Some(bits) = bits(value) else { continue };
        let scalar = scalar_kind(*scalar, context);
        constants.push(NamedConstant { name: symbols.text(global.qualified_name).to_owned(), scalar, bits });
    }
    constants
}

/// Every specialization constant, used or not, by id.
pub(crate) fn spec_constants(
    program: &Program,
    symbols: &Symbols,
    context: &LayoutContext,
) -> Vec<SpecConstant> {
    let mut constants = Vec::new();
    for (_, global) in program.globals.iter() {
        let (Storage::SpecConstant(id), Type::Scalar(scalar)) =
            (global.storage, &program.types[program.types.unmodified(global.ty)])
        else {
            continue;
        };
        let scalar = scalar_kind(*scalar, context);
        let default = match (scalar, &global.constant) {
            (ScalarKind::Float32, Some(Constant::Float(value))) => u64::from((*value as f32).to_bits()),
            (ScalarKind::Float16, Some(Constant::Float(value))) => u64::from(half_bits(*value)),
            (_, Some(value)) => bits(value).unwrap_or(0),
            (_, None) => 0,
        };
        constants.push(SpecConstant { name: symbols.text(global.name).to_owned(), id, scalar, default });
    }
    constants.sort_by_key(|it| it.id);
    constants.dedup_by_key(|it| it.id);
    constants
}

/// Every enumeration with a name.
pub(super) fn enums(program: &Program, symbols: &Symbols, context: &LayoutContext) -> Vec<EnumLayout> {
    let mut enums = Vec::new();
    for (_, it) in program.types.enums.iter() {
        let name = symbols.text(it.name);
        if name.is_empty() {
            continue;
        }
        let scalar = scalar_kind(it.underlying, context);
        let enumerators = it.enumerators.iter().map(|(name, value)| NamedConstant {
            name: symbols.text(*name).to_owned(),
            scalar,
            bits: *value as u64,
        });
        enums.push(EnumLayout { name: name.to_owned(), enumerators: enumerators.collect() });
    }
    enums
}

fn bits(value: &Constant) -> Option<u64> {
    match value {
        Constant::Bool(value) => Some(u64::from(*value)),
        Constant::Int(value) => Some(*value as u64),
        Constant::Float(value) => Some(value.to_bits()),
        Constant::Text(_) | Constant::Composite(_) => None,
    }
}
