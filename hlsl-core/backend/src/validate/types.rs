//! What is wrong with the types of operands and results, in words.

use super::module::Module;
use crate::grammar::typing::{self, Is, Row};

/// Compares the types of a result and of operands with a row of a table. An id of 0 is a literal.
pub(super) fn match_row(module: &Module<'_>, result: u32, row: Row, ids: &[u32]) -> Option<String> {
    let types: Vec<_> = ids.iter().map(|it| Some(module.type_of(*it)).filter(|it| *it != 0)).collect();
    let typing::Mismatch { operand, wanted } = typing::mismatch(module, row, result, &types)?;
    let wanted = words(module, wanted, result);
    let ty = operand.map_or(Some(result), |it| types[it]);
    let found = match ty.filter(|it| module.is_type(*it)) {
        Some(ty) => module.show(ty),
        None => "no value".into(),
    };
    Some(match operand {
        None => format!("has a result of type `{found}`, but gives {wanted}")
            .replace("`a ", "`")
            .replace("`an ", "`"),
        Some(index) => format!("takes {wanted} as operand {}, not {}", index + 1, quoted(&found)),
    })
}

/// A type in a sentence.
pub(super) fn quoted(shown: &str) -> String {
    if shown.contains(' ') { shown.into() } else { format!("`{shown}`") }
}

fn words(module: &Module<'_>, wanted: Is, result: u32) -> String {
    match wanted {
        Is::Anything => "anything".into(),
        Is::Result => format!("a value of the result's type {}", quoted(&module.show(result))),
        Is::First => "a value of the first operand's type".into(),
        Is::Component => "a component of the result".into(),
        Is::Of(numbers) => numbers.words(),
        Is::PointerTo(numbers) => format!("a pointer to {}", numbers.words()),
        Is::PointerToResult => "a pointer to the result's type".into(),
        Is::Made(op) => format!("a value of a type of Op{op:?}"),
        Is::PointerToMade(op) => format!("a pointer to a variable of a type of Op{op:?}"),
        Is::Transform => "a `float4x3`".into(),
    }
}
