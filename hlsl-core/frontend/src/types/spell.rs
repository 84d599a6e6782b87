//! The HLSL spelling of types in reflection, for hosts that look at it or compare it: what a value is made of, without
//! what only says how a declaration may be used or is laid out (`const`, `row_major`). [`name`](super::name) has all of
//! it, for messages.

use super::{ArrayLength, TemplateArgument, Type, TypeId, TypeModifiers, Types};
use crate::symbol::Symbols;

/// The text of a type, with array dimensions at the end: `float4x4[2]`, `RWStructuredBuffer<Particle>`.
pub fn spell(types: &Types, symbols: &Symbols, ty: TypeId) -> String {
    let mut text = String::with_capacity(24);
    let mut dimensions = String::new();
    let mut ty = ty;
    while let Type::Array { element, length } = &types[types.unmodified(ty)] {
        match length {
            ArrayLength::Fixed(count) => dimensions.push_str(&format!("[{count}]")),
            ArrayLength::Spec { default, .. } => dimensions.push_str(&format!("[{default}]")),
            ArrayLength::Unsized => dimensions.push_str("[]"),
        }
        ty = *element;
    }
    element(types, symbols, ty, &mut text, 0);
    text.push_str(&dimensions);
    text
}

/// The number of components in one direction, which is at most 4.
fn digit(count: u32) -> char {
    char::from_digit(count, 10).unwrap_or('?')
}

fn element(types: &Types, symbols: &Symbols, ty: TypeId, text: &mut String, depth: u32) {
    match &types[ty] {
        Type::Error | Type::Dependent(_) => text.push('?'),
        Type::Void => text.push_str("void"),
        Type::String => text.push_str("string"),
        Type::Scalar(scalar) => text.push_str(scalar.name()),
        Type::Vector { scalar, len } if *len > 4 => {
            text.push_str(&format!("vector<{}, {len}>", scalar.name()));
        }
        Type::Vector { scalar, len } => {
            text.push_str(scalar.name());
            text.push(digit(*len));
        }
        Type::Matrix { scalar, rows, columns, .. } => {
            text.push_str(scalar.name());
            text.extend([digit(u32::from(*rows)), 'x', digit(u32::from(*columns))]);
        }
        Type::Array { .. } => text.push_str(&spell(types, symbols, ty)),
        Type::Struct(id) => text.push_str(symbols.text(types.structs[*id].display_name)),
        Type::Enum(id) => text.push_str(symbols.text(types.enums[*id].name)),
        Type::Modified { modifiers, inner } => {
            for (modifier, word) in [(TypeModifiers::UNORM, "unorm "), (TypeModifiers::SNORM, "snorm ")] {
                if modifiers.contains(modifier) {
                    text.push_str(word);
                }
            }
            element(types, symbols, *inner, text, depth);
        }
        Type::Object { kind, args } => {
            text.push_str(kind.name());
            if args.is_empty() || depth > 16 {
                return;
            }
            text.push('<');
            for (index, argument) in args.iter().enumerate() {
                if index > 0 {
                    text.push_str(", ");
                }
                match argument {
                    TemplateArgument::Type(ty) => element(types, symbols, *ty, text, depth + 1),
                    TemplateArgument::Integer(value) | TemplateArgument::Literal(value) => {
                        text.push_str(&value.to_string());
                    }
                    TemplateArgument::Bool(value) => text.push_str(&value.to_string()),
                    TemplateArgument::Float(bits) => text.push_str(&f64::from_bits(*bits).to_string()),
                    TemplateArgument::Text(it) => text.push_str(it),
                    TemplateArgument::Spec(_) => text.push('?'),
                    TemplateArgument::Template(name) => text.push_str(symbols.text(*name)),
                }
            }
            text.push('>');
        }
    }
}
