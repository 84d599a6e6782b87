//! Names of a shader as names in Rust.

use crate::bindings::names::{KEYWORDS, type_name};

/// A field or module name: keywords get `r#` or, where that is not allowed, an underscore.
pub(in crate::bindings) fn field_name(name: &str) -> String {
    let clean = type_name(name);
    match clean.as_str() {
        "self" | "Self" | "super" | "crate" | "_" => format!("{clean}_"),
        _ if KEYWORDS.contains(&clean.as_str()) => format!("r#{clean}"),
        _ => clean,
    }
}

/// A parameter name: one that begins with a capital could be a constant, such as `None` or `SPIRV`.
pub(super) fn parameter_name(name: &str) -> String {
    let clean = field_name(name);
    if clean.starts_with(char::is_uppercase) { clean + "_" } else { clean }
}

pub(super) fn capital(name: &str) -> String {
    let mut chars = name.chars();
    chars.next().map_or(String::new(), |first| first.to_uppercase().to_string() + chars.as_str())
}

pub(super) fn snake(name: &str) -> String {
    field_name(name)
}

/// `heightMap2D` → `HEIGHT_MAP2D`.
pub(in crate::bindings) fn screaming(name: &str) -> String {
    let clean = type_name(name);
    let mut out = String::new();
    let mut last = '_';
    for c in clean.chars() {
        if c.is_uppercase() && (last.is_lowercase() || last.is_ascii_digit()) {
            out.push('_');
        }
        out.extend(c.to_uppercase());
        last = c;
    }
    out
}
