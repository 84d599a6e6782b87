//! Semantics, registers and attributes: words that name nothing that is declared, but tie places together.

use hlsl_core::{
    ast::{self, AnnotationKind},
    source::Span,
    symbol::{Symbol, Symbols},
};

/// Equal ones mean the same.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Word {
    pub kind: Kind,
    /// A semantic in capitals and with its number, `TEXCOORD0` for `texcoord`; `t3, space1`; `vk::binding`.
    pub text: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    Semantic,
    Register,
    Attribute,
}

/// The words in annotations: a semantic, or a register without an index, which moves it to where nobody reads it off.
pub fn of_annotations(all: &[ast::Annotation], symbols: &Symbols) -> Vec<(Span, Word)> {
    let word = |it: &ast::Annotation| match &it.kind {
        AnnotationKind::Semantic(symbol) => {
            Some((it.span, Word { kind: Kind::Semantic, text: semantic(symbols.text(*symbol)) }))
        }
        AnnotationKind::Register(register) if register.element.is_none() => {
            let slot = register.slot?;
            let space = register.space.map_or_else(String::new, |it| match it.number {
                0 => String::new(),
                number => format!(", space{number}"),
            });
            let text = format!("{}{}{space}", slot.class, slot.number?);
            Some((slot.span, Word { kind: Kind::Register, text }))
        }
        _ => None,
    };
    all.iter().filter_map(word).collect()
}

/// A semantic without a number has the number 0, and its letters may be small.
pub fn semantic(text: &str) -> String {
    let number = if text.ends_with(|it: char| it.is_ascii_digit()) { "" } else { "0" };
    format!("{}{number}", text.to_ascii_uppercase())
}

pub fn of_attributes(all: &[ast::Attribute], symbols: &Symbols) -> Vec<(Span, Word)> {
    let text = |symbol: Symbol| symbols.text(symbol).to_owned();
    let word = |it: &ast::Attribute| {
        let text = match it.scope {
            Some(scope) => format!("{}::{}", text(scope.symbol), text(it.name.symbol)),
            None => text(it.name.symbol),
        };
        (it.name.span, Word { kind: Kind::Attribute, text })
    };
    all.iter().map(word).collect()
}
