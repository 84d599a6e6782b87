//! Names: those of the shader, made unique and none of WGSL's own words.

use rustc_hash::{FxHashMap, FxHashSet};

use super::reserved;
use crate::tree::Name;

/// The names that are taken in a scope, and in those around it.
#[derive(Clone, Debug, Default)]
pub struct Names {
    taken: FxHashSet<Name>,
    /// The number that the next of the same name gets: there may be thousands.
    next: FxHashMap<String, u32>,
}

impl Names {
    /// A name that nothing else has: `wanted`, as far as that is possible.
    pub fn unique(&mut self, wanted: &str) -> Name {
        let plain = plain(wanted);
        let mut name = plain.clone();
        if reserved::is_reserved(&name) || self.taken.contains(name.as_str()) {
            let number = self.next.entry(plain.clone()).or_default();
            // A number behind it makes any word a name.
            loop {
                *number += 1;
                name = format!("{plain}_{number}");
                if !self.taken.contains(name.as_str()) {
                    break;
                }
            }
        }
        let name: Name = name.into();
        self.taken.insert(name.clone());
        name
    }
}

/// The letters, digits and underscores of a name.
fn plain(wanted: &str) -> String {
    let mut text = String::with_capacity(wanted.len());
    for it in wanted.chars() {
        match it {
            it if it.is_ascii_alphanumeric() => text.push(it),
            // Two at the start are not allowed, and several in a row look like a mistake.
            _ if text.ends_with('_') => {}
            _ => text.push('_'),
        }
    }
    let text = text.trim_end_matches('_');
    match text.chars().next() {
        None => "value".into(),
        Some(first) if first.is_ascii_digit() => format!("_{text}"),
        Some(_) => text.into(),
    }
}

/// The name of a struct in the shader: `Camera` of `type.ConstantBuffer.Camera`.
pub fn of_struct(name: &str) -> &str {
    let name = name.strip_prefix("type.").unwrap_or(name);
    name.strip_prefix("ConstantBuffer.").or(name.strip_prefix("cbuffer.")).unwrap_or(name)
}

/// The name of a variable in the shader: `COLOR` of `in.var.COLOR`.
pub fn of_variable(name: &str) -> &str {
    name.strip_prefix("in.var.").or(name.strip_prefix("out.var.")).unwrap_or(name)
}

/// The lines of a comment of the source, without what would end a line for WGSL or is no text there.
pub fn comment(text: &str) -> Vec<String> {
    let ends = |it: char| matches!(it, '\n' | '\r' | '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}');
    let lines = text.split(ends).map(|it| it.chars().filter(|it| !it.is_control()).collect::<String>());
    let mut lines: Vec<String> = lines.map(|it| it.trim_end().to_owned()).collect();
    while lines.last().is_some_and(String::is_empty) {
        lines.pop();
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::{Names, comment, plain};

    #[test]
    fn names_are_valid_and_unique() {
        let mut names = Names::default();
        let mut unique = |it: &str| names.unique(it).to_string();
        assert_eq!(unique("color"), "color");
        assert_eq!(unique("color"), "color_1");
        assert_eq!(unique("fn"), "fn_1");
        assert_eq!(unique("dot"), "dot_1");
        assert_eq!(unique("type.Buffer"), "type_Buffer");
        assert_eq!(plain("__x"), "_x");
        assert_eq!(plain("3d"), "_3d");
        assert_eq!(plain("…"), "value");
    }

    #[test]
    fn comments_stay_comments() {
        assert_eq!(comment("a\u{2028}let b\u{85}c\0\t \n"), ["a", "let b", "c"]);
        assert!(comment("").is_empty());
    }
}
