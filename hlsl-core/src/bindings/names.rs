//! Names of a shader as names of the host: every name has one, and different names of a scope stay different.

use crate::reflect::MemberLayout;

/// Names of types that the host's text already uses, or must not use.
pub(super) const RESERVED: &[&str] = &[
    "_",
    "Bool",
    "Half",
    "i8",
    "u8",
    "i16",
    "u16",
    "i32",
    "u32",
    "i64",
    "u64",
    "f32",
    "f64",
    "i128",
    "u128",
    "isize",
    "usize",
    "bool",
    "char",
    "str",
    "core",
    "bytemuck",
    "ash",
    "vulkano",
    "bindings",
    "descriptor_heaps",
    "entry_points",
    "spec_constants",
    "PushConstantRange",
    "SpecConstantEntry",
    "SpecConstants",
    "VertexInput",
    "wgpu",
    "I16Bytes",
    "U16Bytes",
    "HalfBytes",
    "I32Bytes",
    "U32Bytes",
    "F32Bytes",
    "I64Bytes",
    "U64Bytes",
    "F64Bytes",
    "BoolBytes",
];

/// Rust's.
pub(super) const KEYWORDS: &[&str] = &[
    "Self", "self", "super", "crate", "abstract", "as", "async", "await", "become", "box", "break", "const",
    "continue", "do", "dyn", "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl",
    "in", "let", "loop", "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return",
    "static", "struct", "trait", "true", "try", "type", "typeof", "unsafe", "unsized", "use", "virtual",
    "where", "while", "yield",
];

/// Those of C and C++ that are names in a shader.
pub(super) const C_KEYWORDS: &[&str] = &[
    "alignas",
    "alignof",
    "and",
    "and_eq",
    "asm",
    "auto",
    "bitand",
    "bitor",
    "bool",
    "break",
    "case",
    "catch",
    "char",
    "class",
    "compl",
    "concept",
    "const",
    "constexpr",
    "const_cast",
    "continue",
    "decltype",
    "default",
    "delete",
    "do",
    "double",
    "dynamic_cast",
    "else",
    "enum",
    "explicit",
    "export",
    "extern",
    "false",
    "float",
    "for",
    "friend",
    "goto",
    "if",
    "inline",
    "int",
    "long",
    "mutable",
    "namespace",
    "new",
    "noexcept",
    "not",
    "not_eq",
    "nullptr",
    "operator",
    "or",
    "or_eq",
    "private",
    "protected",
    "public",
    "register",
    "reinterpret_cast",
    "requires",
    "restrict",
    "return",
    "short",
    "signed",
    "sizeof",
    "static",
    "static_assert",
    "static_cast",
    "struct",
    "switch",
    "template",
    "this",
    "thread_local",
    "throw",
    "true",
    "try",
    "typedef",
    "typeid",
    "typename",
    "typeof",
    "union",
    "unsigned",
    "using",
    "virtual",
    "void",
    "volatile",
    "wchar_t",
    "while",
    "xor",
    "xor_eq",
];

/// A name for a type: `$Globals` becomes `Globals`, `ns::Light<float>` becomes `ns_Light_float`. Letters stay where
/// hosts take them; those that they do not take are spelled by number.
pub(super) fn type_name(name: &str) -> String {
    let mut clean = String::new();
    for c in name.chars() {
        match c {
            c if c.is_ascii_alphanumeric() || c == '_' || is_letter(c) => clean.push(c),
            '$' | ' ' | '>' => {}
            c if !c.is_ascii() => clean.push_str(&format!("u{:04x}", u32::from(c))),
            _ if clean.ends_with('_') => {}
            _ => clean.push('_'),
        }
    }
    if clean.is_empty() || clean.starts_with(|c: char| c.is_ascii_digit()) {
        clean.insert(0, '_');
    }
    clean
}

/// The name of the Rust module of a file, a folder or a variant: `sky.ps` becomes `sky_ps`, `2d` becomes `_2d`, `match`
/// becomes `match_`. Letters stay where Rust takes them; those that it does not take are spelled by number, so names are
/// only the same if they differ in nothing but punctuation or such an escape.
pub fn module_name(name: &str) -> String {
    let mut clean = String::new();
    for c in name.chars() {
        match c {
            c if c.is_ascii_alphanumeric() || is_letter(c) => clean.push(c),
            c if c.is_ascii() => clean.push('_'),
            c => clean.push_str(&format!("_u{:04x}_", u32::from(c))),
        }
    }
    if clean.is_empty() || clean.starts_with(|c: char| c.is_ascii_digit()) {
        clean.insert(0, '_');
    }
    // A lone underscore is not a name.
    if KEYWORDS.contains(&clean.as_str()) || clean == "_" {
        clean.push('_');
    }
    clean
}

/// The letters beyond ASCII that begin identifiers in Rust, C and C++ alike, and that no normalization changes.
fn is_letter(c: char) -> bool {
    let is_in_range = matches!(c,
        '\u{c0}'..='\u{17f}'
        | 'Α'..='Ρ' | 'Σ'..='Ω' | 'ά'..='ώ'
        | 'Ѐ'..='ҁ' | 'Ҋ'..='ԯ'
        | 'ぁ'..='ゖ' | 'ァ'..='ヺ'
        | '一'..='\u{9fff}'
        | '가'..='힣'
    );
    // The signs of multiplication and division, and a deprecated letter.
    is_in_range && !matches!(c, '×' | '÷' | 'ŉ')
}

/// `name`, or the next one that is not among `taken`, which it joins.
pub(super) fn free(mut name: String, taken: &mut Vec<String>) -> String {
    while taken.contains(&name) {
        name.push('_');
    }
    taken.push(name.clone());
    name
}

/// The members with names that are different and valid in each host, where keywords may get an underscore.
pub(super) fn distinct(members: &[MemberLayout]) -> Vec<MemberLayout> {
    let escaped = |name: &str| KEYWORDS.contains(&name) || C_KEYWORDS.contains(&name);
    let mut renamed = members.to_vec();
    let mut taken: Vec<String> = Vec::new();
    // What can stay as it is does, whatever comes before it.
    let is_plain = |name: &str| type_name(name) == name && !escaped(name.trim_end_matches('_'));
    for plain in [true, false] {
        for member in renamed.iter_mut().filter(|it| is_plain(&it.name) == plain && !it.name.is_empty()) {
            let mut name = type_name(&member.name);
            while taken.contains(&name) || escaped(&name) && taken.contains(&format!("{name}_")) {
                name.push('_');
            }
            taken.push(name.clone());
            if escaped(&name) || name == "_" {
                taken.push(format!("{name}_"));
            }
            member.name = name;
        }
    }
    renamed
}

#[cfg(test)]
mod tests {
    use super::module_name;

    #[test]
    fn names_of_modules_are_rust() {
        for (name, expected) in [
            ("sky.ps", "sky_ps"),
            ("2d", "_2d"),
            ("match", "match_"),
            ("gen", "gen_"),
            ("", "__"),
            ("_", "__"),
            ("größe", "größe"),
            ("空", "空"),
            ("☁", "_u2601_"),
            ("☂", "_u2602_"),
            ("Ⅳ", "_u2163_"),
        ] {
            assert_eq!(module_name(name), expected);
        }
    }
}
