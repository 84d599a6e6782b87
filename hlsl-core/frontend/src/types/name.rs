//! The spelling of types in messages and dumps, for people: with all that tells one type from another, such as modifiers
//! and majorness, and with words for what has no spelling. Hosts get that of [`spell`](super::spell).

use super::{ArrayLength, Majorness, ObjectKind, TemplateArgument, Type, TypeId, TypeModifiers, Types};
use crate::{limits::TEMPLATE_ARGUMENT_BYTES, symbol::Symbols};

/// The type as spelled in HLSL.
pub fn of(types: &Types, symbols: &Symbols, ty: TypeId) -> String {
    let mut text = String::new();
    Writer { types, symbols }.ty(&mut text, ty);
    text
}

/// `<float, 3>`. Ends early once it is longer than arguments may be.
pub fn arguments(types: &Types, symbols: &Symbols, arguments: &[TemplateArgument]) -> String {
    let mut text = String::from("<");
    Writer { types, symbols }.arguments(&mut text, arguments);
    text.push('>');
    text
}

struct Writer<'a> {
    types: &'a Types,
    symbols: &'a Symbols,
}

impl Writer<'_> {
    fn ty(&self, out: &mut String, ty: TypeId) {
        use std::fmt::Write;
        if out.len() > TEMPLATE_ARGUMENT_BYTES {
            out.push('…');
            return;
        }
        match &self.types[ty] {
            Type::Error => out.push_str("<error>"),
            Type::Void => out.push_str("void"),
            Type::Scalar(scalar) => out.push_str(scalar.name()),
            Type::Vector { scalar, len } if *len <= 4 && !scalar.is_literal() => {
                let _ = write!(out, "{}{len}", scalar.name());
            }
            Type::Vector { scalar, len } => {
                let _ = write!(out, "vector<{}, {len}>", scalar.name());
            }
            Type::Matrix { scalar, rows, columns, major } => {
                match major {
                    Some(Majorness::Row) => out.push_str("row_major "),
                    Some(Majorness::Column) | None => {}
                }
                let _ = write!(out, "{}{rows}x{columns}", scalar.name());
            }
            Type::Array { .. } => {
                let mut lengths = String::new();
                let mut element = ty;
                while let Type::Array { element: inner, length } = self.types[element] {
                    let _ = match length {
                        ArrayLength::Fixed(length) | ArrayLength::Spec { default: length, .. } => {
                            write!(lengths, "[{length}]")
                        }
                        ArrayLength::Unsized => write!(lengths, "[]"),
                    };
                    element = inner;
                }
                self.ty(out, element);
                out.push_str(&lengths);
            }
            Type::Struct(id) => {
                let name = self.symbols.text(self.types.structs[*id].display_name);
                out.push_str(if name.is_empty() { "<unnamed struct>" } else { name });
            }
            Type::Enum(id) => {
                let name = self.symbols.text(self.types.enums[*id].name);
                out.push_str(if name.is_empty() { "<unnamed enum>" } else { name });
            }
            Type::Object { kind, args } => {
                out.push_str(kind.name());
                if !args.is_empty()
                    && !matches!(kind, ObjectKind::ByteAddressBuffer | ObjectKind::RWByteAddressBuffer)
                {
                    out.push('<');
                    self.arguments(out, args);
                    out.push('>');
                }
            }
            Type::Modified { modifiers, inner } => {
                let words = [
                    (TypeModifiers::CONST, "const "),
                    (TypeModifiers::VOLATILE, "volatile "),
                    (TypeModifiers::UNORM, "unorm "),
                    (TypeModifiers::SNORM, "snorm "),
                    (TypeModifiers::GLOBALLY_COHERENT, "globallycoherent "),
                    (TypeModifiers::REORDER_COHERENT, "reordercoherent "),
                ];
                for (modifier, word) in words {
                    if modifiers.contains(modifier) {
                        out.push_str(word);
                    }
                }
                self.ty(out, *inner);
                if modifiers.contains(TypeModifiers::REFERENCE) {
                    out.push_str(" &");
                }
            }
            Type::String => out.push_str("string"),
            Type::Dependent(symbol) => out.push_str(self.symbols.text(*symbol)),
        }
    }

    fn arguments(&self, out: &mut String, args: &[TemplateArgument]) {
        for (index, argument) in args.iter().enumerate() {
            if index > 0 {
                out.push_str(", ");
            }
            self.argument(out, argument);
        }
    }

    fn argument(&self, out: &mut String, argument: &TemplateArgument) {
        use std::fmt::Write;
        let _ = match argument {
            TemplateArgument::Type(ty) => {
                self.ty(out, *ty);
                Ok(())
            }
            TemplateArgument::Integer(value) | TemplateArgument::Literal(value) => write!(out, "{value}"),
            TemplateArgument::Bool(value) => write!(out, "{value}"),
            TemplateArgument::Float(bits) => write!(out, "{}", f64::from_bits(*bits)),
            TemplateArgument::Text(text) => write!(out, "\"{text}\""),
            TemplateArgument::Spec(_) => write!(out, "<specialization constant>"),
            TemplateArgument::Template(symbol) => write!(out, "{}", self.symbols.text(*symbol)),
        };
    }
}
