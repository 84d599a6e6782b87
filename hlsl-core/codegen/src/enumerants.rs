//! Writes SPIR-V's enumerants as Rust: `base/src/spirv/table.rs`.

use std::fmt::Write;

use crate::khronos::Grammar;

/// The kinds that the compiler names.
const VALUES: &[&str] = &[
    "AddressingModel",
    "BuiltIn",
    "Capability",
    "Decoration",
    "Dim",
    "ExecutionMode",
    "ExecutionModel",
    "FPEncoding",
    "GroupOperation",
    "ImageFormat",
    "LinkageType",
    "MemoryModel",
    "PackedVectorFormat",
    "Scope",
    "SourceLanguage",
    "StorageClass",
];
const MASKS: &[&str] = &[
    "FPFastMathMode",
    "FunctionControl",
    "ImageOperands",
    "LoopControl",
    "MemoryAccess",
    "MemorySemantics",
    "RayFlags",
    "SelectionControl",
];

pub(crate) fn table(grammar: &Grammar) -> String {
    let mut out = HEAD.to_owned();
    _ = writeln!(out, "\npub const MAGIC_NUMBER: u32 = {:#010x};", grammar.magic_number);
    let of_core = grammar.core.iter().map(|it| (&*it.name, it.number, &*it.aliases)).collect();
    values(&mut out, "Op", of_core);
    values(
        &mut out,
        "GlslStd450Op",
        grammar.glsl.iter().map(|it| (&*it.name, it.number, &*it.aliases)).collect(),
    );
    for kind in &grammar.kinds {
        let all: Vec<_> = kind.values.iter().map(|it| (&*it.name, it.value, &*it.aliases)).collect();
        if VALUES.contains(&&*kind.name) {
            values(&mut out, &kind.name, all);
        } else if MASKS.contains(&&*kind.name) {
            _ = writeln!(out, "\nmask! {{ {}", kind.name);
            for (name, value, _) in all {
                _ = writeln!(out, "    {} = {value:#x},", constant(name));
            }
            out += "}\n";
        }
    }
    out
}

fn values(out: &mut String, kind: &str, all: Vec<(&str, u32, &[String])>) {
    _ = writeln!(out, "\nvalues! {{ {kind}");
    for (name, value, aliases) in all {
        _ = writeln!(out, "    {name} = {value} [{}],", aliases.join(" "));
    }
    *out += "}\n";
}

/// `MakePointerAvailable` → `MAKE_POINTER_AVAILABLE`
fn constant(name: &str) -> String {
    let mut out = String::new();
    let mut previous = ' ';
    let characters: Vec<char> = name.chars().collect();
    for (index, &c) in characters.iter().enumerate() {
        let is_end_of_run =
            previous.is_ascii_uppercase() && characters.get(index + 1).is_some_and(char::is_ascii_lowercase);
        if c.is_ascii_uppercase() && index > 0 && (!previous.is_ascii_uppercase() || is_end_of_run) {
            out.push('_');
        }
        out.push(c.to_ascii_uppercase());
        previous = c;
    }
    out
}

const HEAD: &str = "\
//! From Khronos' grammar files. Written by `cargo run -p hlsl-codegen`; do not edit.
#![cfg_attr(rustfmt, rustfmt_skip)]

use super::{mask, values};
";
