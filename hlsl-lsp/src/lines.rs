//! Byte offsets and the positions of the protocol: the one place that converts between them.

use lsp_types::{Position, PositionEncodingKind, Range};

/// What a column counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Encoding {
    Utf8,
    #[default]
    Utf16,
    Utf32,
}

impl Encoding {
    /// The best that a client offers: bytes need no counting.
    pub fn choose(offered: Option<&[PositionEncodingKind]>) -> Encoding {
        let offers = |kind: &PositionEncodingKind| offered.is_some_and(|it| it.contains(kind));
        if offers(&PositionEncodingKind::UTF8) {
            Encoding::Utf8
        } else if offers(&PositionEncodingKind::UTF32) && !offers(&PositionEncodingKind::UTF16) {
            Encoding::Utf32
        } else {
            Encoding::Utf16
        }
    }

    pub fn kind(self) -> PositionEncodingKind {
        match self {
            Encoding::Utf8 => PositionEncodingKind::UTF8,
            Encoding::Utf16 => PositionEncodingKind::UTF16,
            Encoding::Utf32 => PositionEncodingKind::UTF32,
        }
    }

    fn columns(self, text: &str) -> u32 {
        match self {
            Encoding::Utf8 => text.len() as u32,
            Encoding::Utf16 => text.chars().map(|it| it.len_utf16() as u32).sum(),
            Encoding::Utf32 => text.chars().count() as u32,
        }
    }
}

/// A text and where its lines start: after `\n`, `\r\n` or `\r` alone.
pub struct Lines<'t> {
    text: &'t str,
    starts: Vec<u32>,
    encoding: Encoding,
}

impl<'t> Lines<'t> {
    pub fn new(text: &'t str, encoding: Encoding) -> Lines<'t> {
        let bytes = text.as_bytes();
        let mut starts = vec![0];
        for (index, &byte) in bytes.iter().enumerate() {
            if byte == b'\n' || byte == b'\r' && bytes.get(index + 1) != Some(&b'\n') {
                starts.push(index as u32 + 1);
            }
        }
        Lines { text, starts, encoding }
    }

    /// The text of a line, without its break.
    pub fn line(&self, line: u32) -> &'t str {
        let Some(&start) = self.starts.get(line as usize) else { return "" };
        let end = self.starts.get(line as usize + 1).copied().unwrap_or(self.text.len() as u32);
        self.text.get(start as usize..end as usize).unwrap_or("").trim_end_matches(['\n', '\r'])
    }

    pub fn start(&self, line: u32) -> u32 {
        self.starts.get(line as usize).copied().unwrap_or(self.text.len() as u32)
    }

    /// The number of the line with an offset.
    pub fn line_of(&self, offset: u32) -> u32 {
        self.starts.partition_point(|&start| start <= offset).saturating_sub(1) as u32
    }

    pub fn position(&self, offset: u32) -> Position {
        let line = self.line_of(offset);
        let text = self.line(line);
        let mut at = (offset.saturating_sub(self.start(line)) as usize).min(text.len());
        while !text.is_char_boundary(at) {
            at -= 1;
        }
        Position::new(line, self.encoding.columns(&text[..at]))
    }

    /// Columns behind the end of a line are its end, as the protocol says.
    pub fn offset(&self, position: Position) -> u32 {
        let (start, text) = (self.start(position.line), self.line(position.line));
        let mut columns = 0;
        for (at, c) in text.char_indices() {
            if columns >= position.character {
                return start + at as u32;
            }
            columns += self.encoding.columns(&text[at..at + c.len_utf8()]);
        }
        start + text.len() as u32
    }

    pub fn range(&self, start: u32, end: u32) -> Range {
        Range::new(self.position(start), self.position(end))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_count_what_the_client_counts() {
        let text = "aé😀b\r\nc\rd\n";
        for (encoding, columns) in [(Encoding::Utf8, 7), (Encoding::Utf16, 4), (Encoding::Utf32, 3)] {
            let lines = Lines::new(text, encoding);
            assert_eq!(lines.position(7), Position::new(0, columns));
            assert_eq!(lines.offset(Position::new(0, columns)), 7);
        }
        let lines = Lines::new(text, Encoding::Utf16);
        assert_eq!(lines.offset(Position::new(0, 99)), 8, "the break is no part of its line");
        assert_eq!(lines.position(12), Position::new(2, 0));
        assert_eq!(lines.offset(Position::new(99, 0)), text.len() as u32);
    }
}
