//! Writes the rows as Rust: static data that `hlsl-core/frontend/src/intrinsics.rs` looks things up in.

use std::{collections::BTreeSet, fmt::Write};

use crate::check::{Row, Table, camel};

/// The text of `table.rs`.
pub(crate) fn table(table: &Table) -> String {
    let mut out = String::from(HEAD);
    let is_used = |name: &str| {
        let ending = format!(", {})", name.to_uppercase());
        table.rows.iter().any(|row| row.generics.iter().any(|it| it.ends_with(&ending)))
    };
    for (name, members) in table.sets.iter().filter(|it| is_used(it.0)) {
        let bit = |it: &String| if it == "EXACT" { it.clone() } else { format!("bit(Scalar::{it})") };
        let bits: Vec<String> = members.iter().map(bit).collect();
        _ = writeln!(out, "const {}: u32 = {};", name.to_uppercase(), bits.join(" | "));
    }
    out += "\n/// The calls that Rust code lowers.\n#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]\npub enum RustCall {\n";
    for name in &table.rust {
        _ = writeln!(out, "    {},", camel(name));
    }
    _ = writeln!(out, "}}\n\npub(super) static OVERLOADS: [Overload; {}] = [", table.rows.len());
    for row in &table.rows {
        overload(&mut out, row);
    }
    out += "];\n";

    let (functions, methods): (Vec<_>, Vec<_>) =
        groups(&table.rows).into_iter().partition(|it| it.0.is_empty());
    out += "\n/// Name, first row, number of rows; sorted by name.\n";
    _ = writeln!(out, "pub(super) static FUNCTIONS: [(&str, u16, u16); {}] = [", functions.len());
    for (_, name, first, count) in functions {
        _ = writeln!(out, "    ({name:?}, {first}, {count}),");
    }
    out += "];\n\n/// Name, first row, number of rows, of the methods of a type; sorted by name.\n";
    out += "pub(super) fn methods_of(kind: ObjectKind) -> &'static [(&'static str, u16, u16)] {\n    match kind {\n";
    let mut previous = "";
    for (owner, name, first, count) in methods {
        if owner != previous {
            if !previous.is_empty() {
                out += "        ],\n";
            }
            _ = writeln!(out, "        ObjectKind::{owner} => &[");
            previous = owner;
        }
        _ = writeln!(out, "            ({name:?}, {first}, {count}),");
    }
    out += "        ],\n        _ => &[],\n    }\n}\n";
    out
}

/// The text of `names.rs`: what functions of `lower/calls` call the parameters of their rows, and the rows.
pub(crate) fn names(table: &Table) -> String {
    let rows = || table.rows.iter().filter(|it| it.lowering.starts_with("Lowering::Rust"));
    let parameters = rows().flat_map(|row| &row.parameters);
    let parameters: BTreeSet<&str> = parameters.filter_map(|it| it.split('"').nth(1)).collect();
    let functions: BTreeSet<&str> = rows().map(|it| it.name.as_str()).collect();
    let mut out = String::from(NAMES_HEAD);
    out += "/// Of parameters.\npub mod parameters {\n    use super::super::ParameterName;\n\n";
    for name in parameters {
        _ = writeln!(out, "    pub const {}: ParameterName = ParameterName({name:?});", constant(name));
    }
    out += "}\n\n/// Of functions and methods.\npub mod functions {\n";
    let mut known = BTreeSet::new();
    for name in functions {
        // `Abort` of ray queries and the function `abort` are one constant; the first keeps it.
        if known.insert(constant(name)) {
            _ = writeln!(out, "    pub const {}: &str = {name:?};", constant(name));
        }
    }
    out += "}\n";
    out
}

/// `vk::ReadClock` → `VK_READ_CLOCK`.
fn constant(name: &str) -> String {
    let characters: Vec<char> = name.replace("::", "_").chars().collect();
    let mut text = String::new();
    for (index, character) in characters.iter().enumerate() {
        let before = index.checked_sub(1).map(|it| characters[it]);
        let is_start = match before {
            Some(it) if it.is_uppercase() => characters.get(index + 1).is_some_and(|it| it.is_lowercase()),
            Some(it) => it != '_',
            None => false,
        };
        if character.is_uppercase() && is_start {
            text.push('_');
        }
        text.push(character.to_ascii_uppercase());
    }
    text
}

const NAMES_HEAD: &str = "\
//! The names in `intrinsics.def` that Rust code lowers, so that a misspelled one does not compile. Written by
//! `cargo run -p hlsl-codegen`; do not edit.
#![cfg_attr(rustfmt, rustfmt_skip)]

";

const HEAD: &str = "\
//! Every overload, from `intrinsics.def`. Written by `cargo run -p hlsl-codegen`; do not edit.
#![cfg_attr(rustfmt, rustfmt_skip)]

use super::*;
use crate::{spirv::{GlslStd450Op, Op}, stage::Stage, types::{ObjectKind, ParameterMode, Scalar}};

";

/// Runs of rows with one owner and name: owner, name, first index, count.
fn groups(rows: &[Row]) -> Vec<(&str, &str, usize, usize)> {
    let mut groups: Vec<(&str, &str, usize, usize)> = Vec::new();
    for (index, row) in rows.iter().enumerate() {
        match groups.last_mut() {
            Some(last) if last.0 == row.owner && last.1 == row.name => last.3 += 1,
            _ => groups.push((&row.owner, &row.name, index, 1)),
        }
    }
    groups
}

fn overload(out: &mut String, row: &Row) {
    let owner = match row.owner.as_str() {
        "" => "None".to_owned(),
        owner => format!("Some(ObjectKind::{owner})"),
    };
    let facts = match row.facts.as_slice() {
        [] => "0".to_owned(),
        facts => facts.join(" | "),
    };
    _ = writeln!(
        out,
        "    Overload {{ name: {:?}, owner: {owner}, generics: &[{}], parameters: &[{}], result: {}, facts: {facts}, \
         stages: {}, since: {}, lowering: {}, doc: {:?} }},",
        row.name,
        row.generics.join(", "),
        row.parameters.join(", "),
        row.result,
        row.stages,
        row.since,
        row.lowering,
        row.doc,
    );
}
