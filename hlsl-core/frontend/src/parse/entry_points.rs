//! Which functions the syntax marks as entry points.

use crate::{
    ast::{Attribute, ExpressionKind, ItemKind, Module},
    stage::Stage,
    symbol::Symbols,
};

/// The functions at global scope that `[shader("...")]` marks, in order, each with its stage.
pub fn marked(syntax: &Module, symbols: &Symbols) -> Vec<(String, Stage)> {
    let stage = |attribute: &Attribute| {
        let is_shader = symbols.text(attribute.name.symbol).eq_ignore_ascii_case("shader");
        if attribute.scope.is_some() || !is_shader {
            return None;
        }
        match syntax[*syntax[attribute.arguments?].first()?].kind {
            ExpressionKind::String(text) => Stage::from_name(symbols.text(text)),
            _ => None,
        }
    };
    let mut found = Vec::new();
    for &item in &syntax.items {
        let item = &syntax[item];
        let ItemKind::Function(function) = &item.kind else { continue };
        let mut attributes = item.attributes.iter().chain(&function.attributes);
        if let (Some(stage), Some(name)) = (attributes.find_map(stage), function.name.last_identifier()) {
            found.push((symbols.text(name).to_owned(), stage));
        }
    }
    found
}
