//! The words of a text as they are written, before the preprocessor: for macros, comments, and what is left out.

/// A word of a text, in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    pub kind: Kind,
    pub start: u32,
    pub end: u32,
    /// On the line of a directive.
    pub is_directive: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Name,
    Number,
    Text,
    Comment,
    Sign,
}

impl Piece {
    pub fn text<'t>(&self, all: &'t str) -> &'t str {
        all.get(self.start as usize..self.end as usize).unwrap_or("")
    }
}

/// All words, without comments.
pub fn pieces(text: &str) -> Vec<Piece> {
    let mut all = everything(text);
    all.retain(|it| it.kind != Kind::Comment);
    all
}

/// All words, comments among them. White space is what is between.
pub fn everything(text: &str) -> Vec<Piece> {
    let bytes = text.as_bytes();
    let mut all = Vec::with_capacity(bytes.len() / 4);
    let (mut at, mut is_directive, mut is_first) = (0, false, true);
    while let Some(&byte) = bytes.get(at) {
        let start = at;
        let kind = match byte {
            b'\n' | b'\r' => {
                // `\` before a line break continues the directive.
                let before = text[..at].trim_end_matches(['\r', '\n']);
                is_directive &= before.ends_with('\\');
                is_first = true;
                at += 1;
                continue;
            }
            b' ' | b'\t' | 0x0b | 0x0c => {
                at += 1;
                continue;
            }
            b'/' if bytes.get(at + 1) == Some(&b'/') => {
                at +=
                    bytes[at..].iter().position(|it| matches!(it, b'\n' | b'\r')).unwrap_or(bytes.len() - at);
                Kind::Comment
            }
            b'/' if bytes.get(at + 1) == Some(&b'*') => {
                at = text[at + 2..].find("*/").map_or(bytes.len(), |it| at + 4 + it);
                Kind::Comment
            }
            b'"' | b'\'' => {
                at += 1;
                while let Some(&it) = bytes.get(at).filter(|it| !matches!(it, b'\n' | b'\r')) {
                    at += if it == b'\\' { 2 } else { 1 };
                    if it == byte {
                        break;
                    }
                }
                at = at.min(bytes.len());
                while !text.is_char_boundary(at) {
                    at += 1;
                }
                Kind::Text
            }
            b'0'..=b'9' => {
                at = end_of(bytes, at, |it| it.is_ascii_alphanumeric() || matches!(it, b'.' | b'_'));
                Kind::Number
            }
            _ if is_part(byte) => {
                at = end_of(bytes, at, is_part);
                Kind::Name
            }
            _ => {
                is_directive |= byte == b'#' && is_first;
                at += 1;
                Kind::Sign
            }
        };
        is_first &= kind == Kind::Comment;
        all.push(Piece { kind, start: start as u32, end: at as u32, is_directive });
    }
    all
}

/// Whether a byte can be in a name; those of other letters are.
pub fn is_part(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_' || byte >= 0x80
}

fn end_of(bytes: &[u8], from: usize, is_part: impl Fn(u8) -> bool) -> usize {
    from + bytes[from..].iter().position(|it| !is_part(*it)).unwrap_or(bytes.len() - from)
}

/// The name at `offset`, or that ends there.
pub fn name_at(text: &str, offset: u32) -> Option<(u32, u32)> {
    let bytes = text.as_bytes();
    let at = (offset as usize).min(bytes.len());
    let start = bytes[..at].iter().rposition(|it| !is_part(*it)).map_or(0, |it| it + 1);
    let end = end_of(bytes, at, is_part);
    let is_name = start < end && !bytes[start].is_ascii_digit();
    is_name.then_some((start as u32, end as u32))
}

/// The text before an offset, without the comments and white space at its end.
pub fn code_before(text: &str, offset: u32) -> &str {
    let end = pieces(text).iter().take_while(|it| it.end <= offset).last().map_or(0, |it| it.end);
    text.get(..end as usize).unwrap_or("")
}

/// `#define NAME` in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Define {
    pub start: u32,
    pub end: u32,
    /// From the name to the end of the replacement list.
    pub whole_end: u32,
    /// The names between its parentheses.
    pub parameters: Option<Vec<String>>,
}

/// The definitions of macros in a text.
pub fn defines(text: &str, pieces: &[Piece]) -> Vec<Define> {
    let mut found = Vec::new();
    for (index, window) in pieces.windows(3).enumerate() {
        let [hash, define, name] = window else { continue };
        let is_one = hash.text(text) == "#"
            && hash.is_directive
            && define.text(text) == "define"
            && name.kind == Kind::Name
            && name.is_directive;
        if !is_one {
            continue;
        }
        let rest = &pieces[index + 3..];
        let line =
            rest.iter().take_while(|it| it.is_directive && it.text(text) != "#" || is_inner_hash(text, it));
        let whole_end = line.last().map_or(name.end, |it| it.end);
        let parameters = rest.first().filter(|it| it.start == name.end && it.text(text) == "(").map(|_| {
            let inside = rest.iter().skip(1).take_while(|it| it.text(text) != ")");
            inside.filter(|it| it.kind == Kind::Name).map(|it| it.text(text).to_owned()).collect()
        });
        found.push(Define { start: name.start, end: name.end, whole_end, parameters });
    }
    found
}

/// `#` and `##` in a replacement list do not start a line.
fn is_inner_hash(text: &str, piece: &Piece) -> bool {
    piece.is_directive
        && piece.text(text) == "#"
        && !text[..piece.start as usize].trim_end_matches([' ', '\t']).ends_with(['\n', '\r'])
        && piece.start > 0
}

/// `#include "path"`: the path with its quotes.
pub fn includes<'p>(text: &str, pieces: &'p [Piece]) -> Vec<(u32, u32)> {
    let mut found = Vec::new();
    for window in pieces.windows(3) {
        let [hash, include, path]: &'p [Piece] = window else { continue };
        if hash.text(text) != "#" || !hash.is_directive || include.text(text) != "include" {
            continue;
        }
        match path.text(text) {
            it if it.starts_with('"') => found.push((path.start, path.end)),
            "<" => {
                let rest = &text[path.start as usize..];
                let end = rest.find(['>', '\n']).map_or(path.end, |it| path.start + it as u32 + 1);
                found.push((path.start, end));
            }
            _ => {}
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_split_as_they_are_written() {
        let text = "#define F(x) x ## 1 \\\n  + \"a//b\" // c\nfloat é2 = 1.5e3; /* x */";
        let all = everything(text);
        let words: Vec<&str> = all.iter().map(|it| it.text(text)).collect();
        let expected = [
            "#", "define", "F", "(", "x", ")", "x", "#", "#", "1", "\\", "+", "\"a//b\"", "// c", "float",
            "é2", "=", "1.5e3", ";", "/* x */",
        ];
        assert_eq!(words, expected);
        assert_eq!(all.iter().filter(|it| it.is_directive).count(), 14);
        let defines = defines(text, &pieces(text));
        assert_eq!(defines.len(), 1);
        assert_eq!(defines[0].parameters.as_deref(), Some(&["x".to_owned()][..]));
        assert_eq!(
            &text[defines[0].start as usize..defines[0].whole_end as usize],
            "F(x) x ## 1 \\\n  + \"a//b\""
        );
        assert_eq!(code_before("a. // b.\n c", 10), "a.");
        assert_eq!(name_at("ab.cd", 2), Some((0, 2)));
        assert_eq!(name_at("ab.cd", 3), Some((3, 5)));
    }
}
