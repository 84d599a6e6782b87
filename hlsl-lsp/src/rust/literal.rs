//! A text of HLSL in a Rust file, as long as the file.

/// A literal of `hlsl!`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Literal {
    /// What is between its quotes, in bytes of the Rust file.
    pub start: u32,
    pub end: u32,
    /// As long as the Rust file.
    pub text: String,
}

/// The literal that starts at a line and column, which count from 1 and from 0.
pub(super) fn at(text: &str, line_starts: &[usize], line: usize, column: usize) -> Option<Literal> {
    let line = *line_starts.get(line.checked_sub(1)?)?;
    // Columns count characters.
    let at = line + text.get(line..)?.char_indices().nth(column)?.0;
    let rest = text.get(at..)?;
    let is_raw = rest.starts_with('r');
    let quote = rest.find('"')?;
    let close = if is_raw { format!("\"{}", "#".repeat(quote - 1)) } else { "\"".to_owned() };
    let start = at + quote + 1;
    let length = match is_raw {
        true => text.get(start..)?.find(&close)?,
        false => cooked_length(text.get(start..)?)?,
    };
    let inside = text.get(start..start + length)?;
    let mut blank: String = blanked(&text[..start]);
    if is_raw {
        blank.push_str(inside)
    } else {
        uncooked(inside, &mut blank)
    }
    blank.push_str(&blanked(&text[start + length..]));
    Some(Literal { start: start as u32, end: (start + length) as u32, text: blank })
}

/// As many blanks as there are bytes, and the line breaks.
fn blanked(text: &str) -> String {
    text.bytes().map(|it| if matches!(it, b'\n' | b'\r') { it as char } else { ' ' }).collect()
}

/// The bytes up to the closing quote.
fn cooked_length(text: &str) -> Option<usize> {
    let mut escaped = false;
    text.bytes().position(|it| {
        let is_end = it == b'"' && !escaped;
        escaped = it == b'\\' && !escaped;
        is_end
    })
}

/// What a literal with escapes stands for, with blanks before characters that are shorter than their escapes.
fn uncooked(text: &str, out: &mut String) {
    let mut rest = text;
    while let Some(at) = rest.find('\\') {
        out.push_str(&rest[..at]);
        let (value, length) = escape(&rest[at..]);
        let size = value.map_or(0, char::len_utf8);
        out.extend(std::iter::repeat_n(' ', length.saturating_sub(size)));
        out.extend(value);
        rest = rest.get(at + length..).unwrap_or_default();
    }
    out.push_str(rest);
}

/// The character that an escape stands for, if any, and its length.
fn escape(text: &str) -> (Option<char>, usize) {
    let hex = |from: usize, to: usize| {
        let digits = text.get(from..to)?.replace('_', "");
        u32::from_str_radix(&digits, 16).ok().and_then(char::from_u32)
    };
    match text.as_bytes().get(1) {
        Some(b'n') => (Some('\n'), 2),
        Some(b'r') => (Some('\r'), 2),
        Some(b't') => (Some('\t'), 2),
        Some(b'0') => (Some('\0'), 2),
        Some(b'x') => (hex(2, 4), 4.min(text.len())),
        Some(b'u') => {
            let end = text.find('}').map_or(text.len(), |it| it + 1);
            (hex(3, end.saturating_sub(1)), end)
        }
        // The line break and the blanks after it are not there.
        Some(b'\n' | b'\r') => {
            let length = text[1..].find(|it: char| !it.is_ascii_whitespace()).map_or(text.len(), |it| it + 1);
            (None, length)
        }
        Some(&other) if other.is_ascii() => (Some(other as char), 2),
        _ => (None, 1),
    }
}
