//! JSON, as far as the log of a batch needs it.

use std::fmt::Write;

/// A value that was read. Numbers are kept as text, because nothing here computes with them.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Value {
    Null,
    Bool(bool),
    Number(String),
    Text(String),
    List(Vec<Value>),
    Object(Vec<(String, Value)>),
}

impl Value {
    /// A member of an object.
    pub(crate) fn get(&self, name: &str) -> Option<&Value> {
        match self {
            Value::Object(members) => members.iter().find(|it| it.0 == name).map(|it| &it.1),
            _ => None,
        }
    }

    pub(crate) fn text(&self) -> Option<&str> {
        match self {
            Value::Text(text) => Some(text),
            _ => None,
        }
    }
}

/// Values may be nested up to this depth.
const MAX_DEPTH: u32 = 16;

/// Reads one value, which must be all of `text`.
pub(crate) fn parse(text: &str) -> Option<Value> {
    let mut rest = text;
    let value = value(&mut rest, 0)?;
    rest.trim_start().is_empty().then_some(value)
}

fn value(rest: &mut &str, depth: u32) -> Option<Value> {
    if depth == MAX_DEPTH {
        return None;
    }
    *rest = rest.trim_start();
    for (word, value) in [("null", Value::Null), ("true", Value::Bool(true)), ("false", Value::Bool(false))] {
        if take(rest, word) {
            return Some(value);
        }
    }
    match rest.chars().next()? {
        '"' => string(rest).map(Value::Text),
        '[' => {
            let mut items = Vec::new();
            sequence(rest, '[', ']', |rest| {
                items.push(value(rest, depth + 1)?);
                Some(())
            })?;
            Some(Value::List(items))
        }
        '{' => {
            let mut members = Vec::new();
            sequence(rest, '{', '}', |rest| {
                *rest = rest.trim_start();
                let name = string(rest)?;
                *rest = rest.trim_start();
                take(rest, ":").then_some(())?;
                members.push((name, value(rest, depth + 1)?));
                Some(())
            })?;
            Some(Value::Object(members))
        }
        _ => {
            let end =
                rest.find(|it: char| !it.is_ascii_digit() && !"+-.eE".contains(it)).unwrap_or(rest.len());
            let (number, after) = rest.split_at(end);
            number.parse::<f64>().ok()?;
            *rest = after;
            Some(Value::Number(number.into()))
        }
    }
}

fn take(rest: &mut &str, start: &str) -> bool {
    let after = rest.strip_prefix(start);
    *rest = after.unwrap_or(rest);
    after.is_some()
}

/// Items between brackets, with commas between them.
fn sequence<'a>(
    rest: &mut &'a str,
    open: char,
    close: char,
    mut item: impl FnMut(&mut &'a str) -> Option<()>,
) -> Option<()> {
    *rest = rest.strip_prefix(open)?.trim_start();
    if let Some(after) = rest.strip_prefix(close) {
        *rest = after;
        return Some(());
    }
    loop {
        item(rest)?;
        *rest = rest.trim_start();
        if !take(rest, ",") {
            *rest = rest.strip_prefix(close)?;
            return Some(());
        }
    }
}

fn string(rest: &mut &str) -> Option<String> {
    let mut text = String::new();
    let mut letters = rest.strip_prefix('"')?.chars();
    loop {
        match letters.next()? {
            '"' => break,
            '\\' => text.push(match letters.next()? {
                'n' => '\n',
                't' => '\t',
                'r' => '\r',
                'b' => '\u{8}',
                'f' => '\u{c}',
                'u' => escaped(&mut letters)?,
                literal @ ('"' | '\\' | '/') => literal,
                _ => return None,
            }),
            letter => text.push(letter),
        }
    }
    *rest = letters.as_str();
    Some(text)
}

/// What follows `\u`, which is two of them for what is beyond 16 bits.
fn escaped(letters: &mut std::str::Chars) -> Option<char> {
    let unit = |letters: &mut std::str::Chars| {
        let digits = letters.as_str().get(..4)?;
        *letters = letters.as_str()[4..].chars();
        u16::from_str_radix(digits, 16).ok()
    };
    let first = unit(letters)?;
    let second = match first {
        0xd800..0xdc00 => {
            *letters = letters.as_str().strip_prefix("\\u")?.chars();
            Some(unit(letters)?)
        }
        _ => None,
    };
    char::decode_utf16([first].into_iter().chain(second)).next()?.ok()
}

/// `text` as JSON, in quotes.
pub(crate) fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            letter if u32::from(letter) < 0x20 => {
                let _ = write!(out, "\\u{:04x}", u32::from(letter));
            }
            letter => out.push(letter),
        }
    }
    out.push('"');
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_quoted_is_read_as_it_was() {
        let text = "a \"b\" \\c\n\t\u{1} \u{1f600}";
        assert_eq!(parse(&quoted(text)), Some(Value::Text(text.into())));
        assert_eq!(parse(r#" "\ud83d\ude00\/" "#), Some(Value::Text("\u{1f600}/".into())));
    }

    #[test]
    fn values_are_read_whole_or_not_at_all() {
        let text = r#"{"line":3,"ok":true,"ms":0.25,"output":null,"list":[{"a":-1e3},[]],"none":{}}"#;
        let value = parse(text).unwrap();
        assert_eq!(value.get("ok"), Some(&Value::Bool(true)));
        assert_eq!(value.get("ms"), Some(&Value::Number("0.25".into())));
        for end in 0..text.len() {
            assert_eq!(parse(&text[..end]), None, "{}", &text[..end]);
        }
        for wrong in ["{} {}", "[1,]", "{\"a\"}", "\"\\x\"", "\"\\ud83d\"", "nul", "--", &"[".repeat(100)] {
            assert_eq!(parse(wrong), None, "{wrong}");
        }
    }
}
