//! Text to raw tokens: comments, line continuations and white space are dropped, everything else becomes a token.
//!
//! Works on bytes and never fails: an error is recorded as a [`Problem`], and lexing continues. Numbers are C's
//! preprocessing numbers, whose spelling the parser judges, with one difference: a point that is followed by a
//! swizzle ends them, so that `1.xxx` and `0xF8.xxx` are numbers with a swizzle.

use std::{borrow::Cow, sync::Arc};

use crate::{
    source::Span,
    symbol::{Symbol, Symbols, kw},
    token::{Token, TokenKind},
};

/// A token with what the preprocessor needs to know about it. Sixteen bytes, because there are many.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Raw {
    pub(crate) kind: TokenKind,
    pub(crate) flags: u8,
    /// In a replacement list: the number of the parameter, plus one.
    pub(crate) parameter: u16,
    pub(crate) span: Span,
    pub(crate) symbol: Symbol,
}

impl Raw {
    /// White space or a comment comes before, on the same line.
    pub(crate) const SPACE: u8 = 1;
    /// The first token of its line.
    pub(crate) const LINE: u8 = 2;
    /// A name that was encountered while its macro was being expanded: it never expands.
    pub(crate) const NO_EXPAND: u8 = 4;
    /// In a replacement list: an operator `#` or `##`, not a token with that spelling.
    pub(crate) const OPERATOR: u8 = 8;

    pub(crate) fn has(self, flag: u8) -> bool {
        self.flags & flag != 0
    }

    pub(crate) fn token(self) -> Token {
        Token { kind: self.kind, span: self.span, symbol: self.symbol }
    }

    /// Text as it would be written in a source file.
    pub(crate) fn spelling(self, symbols: &Symbols) -> &str {
        if self.symbol == kw::EMPTY { self.kind.name() } else { symbols.text(self.symbol) }
    }
}

/// An error in the characters themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Problem {
    UnterminatedComment(Span),
    UnterminatedString(Span),
    UnterminatedCharacter(Span),
    NullCharacter(Span),
}

/// A position in one text, and the problems found on the way there.
#[derive(Clone, Debug)]
pub(crate) struct Cursor {
    text: Arc<str>,
    at: usize,
    /// Position of the text's first byte in the source map.
    base: u32,
    /// What precedes the next token, as far as it has been read.
    space: u8,
    /// In a directive, the end of the line is the end of the file.
    pub(crate) in_directive: bool,
    pub(crate) problems: Vec<Problem>,
}

impl Cursor {
    pub(crate) fn new(text: Arc<str>, base: u32) -> Cursor {
        let at = if text.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
        Cursor { text, at, base, space: Raw::LINE, in_directive: false, problems: Vec::new() }
    }

    /// The positions of this text.
    pub(crate) fn contains(&self, span: Span) -> bool {
        span.start >= self.base && span.end as usize <= self.base as usize + self.text.len()
    }

    /// Where reading continues.
    pub(crate) fn position(&self) -> u32 {
        self.base + self.at as u32
    }

    /// Reads tokens straight into `tokens` while there is nothing but ordinary tokens. Stops before what needs more
    /// than the text: a name for which `macro_of` has a number, a `#`, the end of the text, anything unusual.
    pub(crate) fn read_plain(&mut self, symbols: &mut Symbols, macro_of: &[u32], tokens: &mut Vec<Token>) {
        let text = &*self.text;
        let bytes = text.as_bytes();
        let mut at = self.at;
        let mut flags = self.space;
        while let Some(&byte) = bytes.get(at) {
            let (kind, symbol, end) = match CLASSES[byte as usize] {
                Class::Space => {
                    at = skip_bytes(bytes, at + 1, &IS_SPACE);
                    flags |= Raw::SPACE;
                    continue;
                }
                Class::LineBreak => {
                    let start = at + 1;
                    at = end_of_indentation(bytes, start);
                    flags = if at > start { Raw::LINE | Raw::SPACE } else { Raw::LINE };
                    continue;
                }
                Class::Single => (KINDS[byte as usize], kw::EMPTY, at + 1),
                Class::Name => {
                    let start = bytes.get(at..).and_then(|it| it.first_chunk::<8>());
                    let (word, length) = match start {
                        Some(&chunk) => (u64::from_le_bytes(chunk), name_length(u64::from_le_bytes(chunk))),
                        None => (0, 8),
                    };
                    let is_short = length < 8;
                    let end = if is_short { at + length } else { skip_bytes(bytes, at + 1, &IN_NAME) };
                    if goes_on_after_name(bytes, end) {
                        break;
                    }
                    let symbol = if is_short {
                        symbols.intern_word(text, at, length, word & !(u64::MAX << (8 * length)))
                    } else {
                        symbols.intern_part(text, at, end)
                    };
                    if macro_of.get(symbol.0 as usize).is_some_and(|&it| it != 0) {
                        break;
                    }
                    (TokenKind::Identifier, symbol, end)
                }
                Class::Slash => match bytes.get(at + 1) {
                    Some(b'/') => {
                        at = end_of_line(bytes, at + 2);
                        flags |= Raw::SPACE;
                        continue;
                    }
                    Some(b'*') => {
                        let Some(end) = end_of_comment(bytes, at + 2) else { break };
                        at = end;
                        flags |= Raw::SPACE;
                        continue;
                    }
                    Some(b'=' | b'\\') | None => break,
                    _ => (TokenKind::Slash, kw::EMPTY, at + 1),
                },
                Class::Operator
                    if byte != b'#'
                        && bytes
                            .get(at + 1)
                            .is_some_and(|&it| !COMBINES[it as usize] && !it.is_ascii_digit()) =>
                {
                    (KINDS[byte as usize], kw::EMPTY, at + 1)
                }
                class => match scan_plain(text, at, class, symbols) {
                    Some(it) if it.0 != TokenKind::Hash => it,
                    _ => break,
                },
            };
            let span = Span::new(self.base + at as u32, self.base + end as u32);
            tokens.push(Token { kind, span, symbol });
            (at, flags) = match bytes.get(end) {
                Some(b' ') => (end + 1, Raw::SPACE),
                _ => (end, 0),
            };
        }
        self.at = at;
        self.space = flags;
    }

    pub(crate) fn next(&mut self, symbols: &mut Symbols) -> Raw {
        let text = &*self.text;
        let bytes = text.as_bytes();
        let mut at = self.at;
        let mut flags = self.space;
        // Trivia.
        loop {
            let Some(&byte) = bytes.get(at) else { break };
            match byte {
                b' ' | b'\t' | 0x0b | 0x0c => {
                    at += 1;
                    flags |= Raw::SPACE;
                }
                b'\n' | b'\r' => {
                    if self.in_directive {
                        break;
                    }
                    at += 1;
                    flags = Raw::LINE;
                }
                b'/' => match peek(bytes, at + 1) {
                    (b'/', size) => {
                        at = end_of_line(bytes, at + 1 + size);
                        flags |= Raw::SPACE;
                    }
                    (b'*', size) => {
                        match end_of_comment(bytes, at + 1 + size) {
                            Some(end) => at = end,
                            None => {
                                let span = Span::new(self.base + at as u32, self.base + at as u32 + 2);
                                self.problems.push(Problem::UnterminatedComment(span));
                                at = bytes.len();
                            }
                        }
                        flags |= Raw::SPACE;
                    }
                    _ => break,
                },
                b'\\' => match splice(bytes, at) {
                    0 => break,
                    size => {
                        at += size;
                        flags |= Raw::SPACE;
                    }
                },
                0 => {
                    let start = self.base + at as u32;
                    self.problems.push(Problem::NullCharacter(Span::new(start, start + 1)));
                    at += 1;
                    flags |= Raw::SPACE;
                }
                0x80.. => match text.get(at..).and_then(|it| it.chars().next()) {
                    Some(letter) if letter.is_whitespace() => {
                        at += letter.len_utf8();
                        flags |= Raw::SPACE;
                    }
                    _ => break,
                },
                _ => break,
            }
        }
        let start = at;
        let class = bytes.get(start).map_or(Class::Other, |it| CLASSES[*it as usize]);
        if let Some((kind, symbol, end)) = scan_plain(text, start, class, symbols) {
            self.at = end;
            self.space = 0;
            let span = Span::new(self.base + start as u32, self.base + end as u32);
            return Raw { kind, flags, parameter: 0, span, symbol };
        }
        let scanned = scan(text, start, symbols);
        let (kind, symbol) = (scanned.kind, scanned.symbol);
        let at_end_of_line = kind == TokenKind::EndOfFile;
        if scanned.unterminated {
            let span = Span::new(self.base + start as u32, self.base + start as u32 + 1);
            self.problems.push(match scanned.quote {
                b'"' => Problem::UnterminatedString(span),
                _ => Problem::UnterminatedCharacter(span),
            });
        }
        self.at = scanned.end;
        self.space = if at_end_of_line { flags & Raw::LINE } else { 0 };
        let span = Span::new(self.base + start as u32, self.base + scanned.end as u32);
        Raw { kind, flags, parameter: 0, span, symbol }
    }

    /// Whether the next token is `(`, without consuming it.
    pub(crate) fn is_before_paren(&self) -> bool {
        let (text, bytes) = (&*self.text, self.text.as_bytes());
        let mut at = self.at;
        while let Some(&byte) = bytes.get(at) {
            match byte {
                b'(' => return true,
                b' ' | b'\t' | 0x0b | 0x0c | 0 => at += 1,
                b'\n' | b'\r' if !self.in_directive => at += 1,
                b'/' => match peek(bytes, at + 1) {
                    (b'/', size) => at = end_of_line(bytes, at + 1 + size),
                    (b'*', size) => at = end_of_comment(bytes, at + 1 + size).unwrap_or(bytes.len()),
                    _ => return false,
                },
                b'\\' => match splice(bytes, at) {
                    0 => return false,
                    size => at += size,
                },
                0x80.. => match text.get(at..).and_then(|it| it.chars().next()) {
                    Some(letter) if letter.is_whitespace() => at += letter.len_utf8(),
                    _ => return false,
                },
                _ => return false,
            }
        }
        false
    }

    /// The file name after `#include`, if it is written out: its span with quotes or brackets, and whether it
    /// has brackets. Nothing is consumed if there is something else.
    pub(crate) fn header_name(&mut self) -> Option<(Span, bool)> {
        let bytes = self.text.as_bytes();
        let mut at = self.at;
        loop {
            match peek(bytes, at) {
                (b' ' | b'\t', size) => at += size,
                (b'/', size) if peek(bytes, at + size).0 == b'*' => {
                    at = end_of_comment(bytes, at + size + 1)?;
                }
                _ => break,
            }
        }
        let close = match bytes.get(at)? {
            b'"' => b'"',
            b'<' => b'>',
            _ => return None,
        };
        let end = at
            + 1
            + bytes.get(at + 1..)?.iter().position(|it| matches!(*it, b'\n' | b'\r') || *it == close)?;
        if bytes.get(end) != Some(&close) {
            return None;
        }
        self.at = end + 1;
        Some((Span::new(self.base + at as u32, self.base + end as u32 + 1), close == b'>'))
    }

    /// Text of this cursor.
    pub(crate) fn text(&self, span: Span) -> &str {
        let (start, end) = (span.start.saturating_sub(self.base), span.end.saturating_sub(self.base));
        self.text.get(start as usize..end as usize).unwrap_or("")
    }

    /// Takes the rest of the line, without the line break and the white space around it.
    pub(crate) fn rest_of_line(&mut self) -> Span {
        let bytes = self.text.as_bytes();
        let end = end_of_line(bytes, self.at);
        let rest = self.text.get(self.at..end).unwrap_or("");
        let start = self.at + (rest.len() - rest.trim_start().len());
        let length = rest.trim().len();
        self.at = end;
        Span::new(self.base + start as u32, self.base + (start + length) as u32)
    }

    /// Leaves the directive: the next token is the first of the next line.
    pub(crate) fn end_directive(&mut self, symbols: &mut Symbols) {
        // Comments may span lines, so the rest is read as tokens.
        while self.next(symbols).kind != TokenKind::EndOfFile {}
        self.in_directive = false;
        self.space = Raw::LINE;
    }

    /// In a skipped block: moves past the next `#` that starts a line. False at the end of the text.
    pub(crate) fn skip_to_directive(&mut self) -> bool {
        let bytes = self.text.as_bytes();
        let mut at = self.at;
        let mut line_start = true;
        loop {
            if !line_start {
                at = skip_bytes(bytes, at, &IN_SKIPPED);
            }
            let Some(&byte) = bytes.get(at) else { break };
            match byte {
                b'\n' | b'\r' => {
                    at += 1;
                    line_start = true;
                }
                b' ' | b'\t' | 0x0b | 0x0c => at += 1,
                b'#' if line_start => {
                    self.at = at + 1;
                    self.space = 0;
                    return true;
                }
                b'/' => match peek(bytes, at + 1) {
                    (b'/', size) => at = end_of_line(bytes, at + 1 + size),
                    (b'*', size) => match end_of_comment(bytes, at + 1 + size) {
                        Some(end) => at = end,
                        None => {
                            let start = self.base + at as u32;
                            self.problems.push(Problem::UnterminatedComment(Span::new(start, start + 2)));
                            at = bytes.len();
                        }
                    },
                    _ => {
                        at += 1;
                        line_start = false;
                    }
                },
                b'"' | b'\'' => {
                    at = end_of_quoted(bytes, at + 1, byte).0;
                    line_start = false;
                }
                b'\\' => {
                    at += splice(bytes, at).max(1);
                    line_start = false;
                }
                _ => {
                    at += 1;
                    line_start = false;
                }
            }
        }
        self.at = at;
        false
    }
}

/// Reads all of `text` as one token, as `##` needs it.
pub(crate) fn whole_token(text: &str, symbols: &mut Symbols) -> Option<(TokenKind, Symbol)> {
    let starts_comment = text.starts_with("//") || text.starts_with("/*");
    let scanned = scan(text, 0, symbols);
    let is_whole = scanned.end == text.len() && !text.is_empty() && !scanned.unterminated && !starts_comment;
    (is_whole && scanned.kind != TokenKind::EndOfFile).then_some((scanned.kind, scanned.symbol))
}

/// Text without its line continuations.
pub(crate) fn unspliced(text: &str) -> Cow<'_, str> {
    if !text.contains('\\') {
        return Cow::Borrowed(text);
    }
    let bytes = text.as_bytes();
    let mut clean = String::new();
    let mut from = 0;
    let mut at = 0;
    while at < bytes.len() {
        let size = if bytes[at] == b'\\' { splice(bytes, at) } else { 0 };
        if size > 0 {
            clean.push_str(text.get(from..at).unwrap_or(""));
            from = at + size;
        }
        at += size.max(1);
    }
    clean.push_str(text.get(from..).unwrap_or(""));
    Cow::Owned(clean)
}

struct Scanned {
    kind: TokenKind,
    symbol: Symbol,
    end: usize,
    unterminated: bool,
    quote: u8,
}

/// One token at `start`, where there is no white space.
fn scan(text: &str, start: usize, symbols: &mut Symbols) -> Scanned {
    let bytes = text.as_bytes();
    let done = |kind, symbol, end| Scanned { kind, symbol, end, unterminated: false, quote: 0 };
    let Some(&first) = bytes.get(start) else { return done(TokenKind::EndOfFile, kw::EMPTY, start) };
    match CLASSES[first as usize] {
        Class::Name => {
            let (end, messy) = end_of_name(text, start + 1);
            // L"...", u8"...": the prefix belongs to the literal.
            if let Some(&quote @ (b'"' | b'\'')) = bytes.get(end)
                && matches!(text.get(start..end), Some("L" | "u" | "U" | "u8"))
            {
                return quoted(text, start, end, quote, symbols);
            }
            done(TokenKind::Identifier, spell(text, start, end, messy, symbols), end)
        }
        Class::Digit => {
            let (kind, end, messy) = end_of_number(bytes, start);
            done(kind, spell(text, start, end, messy, symbols), end)
        }
        Class::Quote => quoted(text, start, start, first, symbols),
        Class::LineBreak => done(TokenKind::EndOfFile, kw::EMPTY, start),
        Class::Other => {
            // A letter of another script, or a byte that starts no token.
            let letter = text.get(start..).and_then(|it| it.chars().next());
            if letter.is_some_and(|it| it.is_alphabetic()) {
                let (end, messy) = end_of_name(text, start);
                return done(TokenKind::Identifier, spell(text, start, end, messy, symbols), end);
            }
            let mut end = start + letter.map_or(1, char::len_utf8);
            // Garbage in one piece is one complaint.
            while let Some(letter @ ('\u{80}'.. | '\u{1}'..='\u{8}')) =
                text.get(end..).and_then(|it| it.chars().next())
            {
                if letter.is_alphabetic() || letter.is_whitespace() {
                    break;
                }
                end += letter.len_utf8();
            }
            done(TokenKind::Unknown, spell(text, start, end, false, symbols), end)
        }
        Class::Operator | Class::Slash | Class::Single | Class::Space => {
            if first == b'.' && peek(bytes, start + 1).0.is_ascii_digit() {
                let (kind, end, messy) = end_of_number(bytes, start);
                return done(kind, spell(text, start, end, messy, symbols), end);
            }
            let (kind, end) = operator(bytes, start, first);
            done(kind, kw::EMPTY, end)
        }
    }
}

fn spell(text: &str, start: usize, end: usize, messy: bool, symbols: &mut Symbols) -> Symbol {
    if messy {
        symbols.intern(&unspliced(text.get(start..end).unwrap_or("")))
    } else {
        symbols.intern_part(text, start, end)
    }
}

/// The token at `start`, whose first byte is of this class: its kind, name and end. None for what is rare or takes
/// more to decide, which `scan` knows.
#[inline]
fn scan_plain(
    text: &str,
    start: usize,
    class: Class,
    symbols: &mut Symbols,
) -> Option<(TokenKind, Symbol, usize)> {
    let bytes = text.as_bytes();
    let first = *bytes.get(start)?;
    match class {
        Class::Single => Some((KINDS[first as usize], kw::EMPTY, start + 1)),
        Class::Operator | Class::Slash => {
            let second = *bytes.get(start + 1)?;
            if COMBINES[second as usize] {
                if second == b'\\' || first == b'.' {
                    return None;
                }
                let (kind, end) = operator(bytes, start, first);
                return Some((kind, kw::EMPTY, end));
            }
            if first == b'.' && second.is_ascii_digit() {
                return None;
            }
            Some((KINDS[first as usize], kw::EMPTY, start + 1))
        }
        Class::Name => {
            let end = skip_bytes(bytes, start + 1, &IN_NAME);
            if goes_on_after_name(bytes, end) {
                return None;
            }
            Some((TokenKind::Identifier, symbols.intern_part(text, start, end), end))
        }
        Class::Digit => {
            let mut kind = TokenKind::Integer;
            let mut end = skip_bytes(bytes, start + 1, &IS_DIGIT);
            let mut suffixes: &[u8] = b"uUfFhHlL";
            if bytes.get(end) == Some(&b'.') {
                kind = TokenKind::Float;
                let point = end + 1;
                end = skip_bytes(bytes, point, &IS_DIGIT);
                if end == point {
                    suffixes = b"fFhHlL";
                }
            }
            let mut next = *bytes.get(end)?;
            if IN_NAME[next as usize] {
                if !suffixes.contains(&next) {
                    return None;
                }
                end += 1;
                next = *bytes.get(end)?;
            }
            if IN_NAME[next as usize] || matches!(next, b'.' | b'#' | b'\\') {
                return None;
            }
            Some((kind, symbols.intern_part(text, start, end), end))
        }
        Class::Quote | Class::LineBreak | Class::Space | Class::Other => None,
    }
}

/// Whether what stands after a name may be part of it: a line continuation, `$`, a letter of another script, or a quote,
/// whose prefix it may be.
#[inline]
fn goes_on_after_name(bytes: &[u8], end: usize) -> bool {
    matches!(bytes.get(end), Some(b'\\' | b'$' | b'"' | b'\'' | 0x80..))
}

/// Past the spaces at the start of a line, most of them four at a time.
#[inline]
fn end_of_indentation(bytes: &[u8], mut at: usize) -> usize {
    while bytes.get(at..).is_some_and(|it| it.first_chunk() == Some(b"    ")) {
        at += 4;
    }
    at
}

/// How many bytes at the start of a word can be part of a name, at most all eight. Without `$`, which hardly any has.
#[inline]
fn name_length(word: u64) -> usize {
    const fn all(byte: u8) -> u64 {
        u64::from_ne_bytes([byte; 8])
    }
    // All bytes at once. What is added to one of seven bits sets its highest bit, as an answer, if the byte is at least
    // so large; nothing carries over into the next one.
    let ascii = word & all(0x7f);
    let at_least = |bytes: u64, least: u8| bytes + all(0x80 - least);
    let folded = ascii | all(0x20);
    let letters = at_least(folded, b'a') & !at_least(folded, b'z' + 1);
    let digits = at_least(ascii, b'0') & !at_least(ascii, b'9' + 1);
    let others = !at_least(ascii ^ all(b'_'), 1);
    let in_name = (letters | digits | others) & !word & all(0x80);
    ((in_name ^ all(0x80)).trailing_zeros() / 8) as usize
}

/// The first position from `at` on whose byte is not in `set`.
#[inline]
fn skip_bytes(bytes: &[u8], mut at: usize, set: &[bool; 256]) -> usize {
    while let Some(&byte) = bytes.get(at)
        && set[byte as usize]
    {
        at += 1;
    }
    at
}

#[derive(Clone, Copy)]
enum Class {
    Space,
    Name,
    Digit,
    Quote,
    LineBreak,
    /// An operator whatever follows.
    Single,
    /// An operator that may go on.
    Operator,
    /// An operator, or the start of a comment.
    Slash,
    Other,
}

static CLASSES: [Class; 256] = {
    let mut classes = [Class::Other; 256];
    let mut byte = 0;
    while byte < 256 {
        classes[byte] = match byte as u8 {
            b' ' | b'\t' | 0x0b | 0x0c => Class::Space,
            b'a'..=b'z' | b'A'..=b'Z' | b'_' | b'$' => Class::Name,
            b'0'..=b'9' => Class::Digit,
            b'"' | b'\'' => Class::Quote,
            b'\n' | b'\r' => Class::LineBreak,
            b'(' | b')' | b'{' | b'}' | b'[' | b']' | b';' | b',' | b'?' | b'~' | b'@' => Class::Single,
            b'.' | b':' | b'+' | b'-' | b'*' | b'%' | b'&' | b'|' | b'^' | b'!' | b'<' | b'>' | b'='
            | b'#' => Class::Operator,
            b'/' => Class::Slash,
            _ => Class::Other,
        };
        byte += 1;
    }
    classes
};

/// The operators of one byte.
static KINDS: [TokenKind; 256] = {
    use TokenKind::*;
    let mut kinds = [Unknown; 256];
    let all = [
        (b'(', LeftParen),
        (b')', RightParen),
        (b'{', LeftBrace),
        (b'}', RightBrace),
        (b'[', LeftBracket),
        (b']', RightBracket),
        (b';', Semicolon),
        (b',', Comma),
        (b'.', Dot),
        (b':', Colon),
        (b'?', Question),
        (b'+', Plus),
        (b'-', Minus),
        (b'*', Star),
        (b'/', Slash),
        (b'%', Percent),
        (b'&', Amp),
        (b'|', Pipe),
        (b'^', Caret),
        (b'~', Tilde),
        (b'!', Bang),
        (b'<', Less),
        (b'>', Greater),
        (b'=', Equal),
        (b'#', Hash),
        (b'@', At),
    ];
    let mut index = 0;
    while index < all.len() {
        let (byte, kind) = all[index];
        kinds[byte as usize] = kind;
        index += 1;
    }
    kinds
};

const fn set_of(bytes: &[u8]) -> [bool; 256] {
    let mut table = [false; 256];
    let mut index = 0;
    while index < bytes.len() {
        table[bytes[index] as usize] = true;
        index += 1;
    }
    table
}

/// The bytes that can continue an operator, by themselves or after a line continuation.
static COMBINES: [bool; 256] = set_of(b"=+-&|<>:.#\\");

static IS_SPACE: [bool; 256] = set_of(b" \t\x0b\x0c");

static IS_DIGIT: [bool; 256] = set_of(b"0123456789");

/// The bytes that can continue a name.
static IN_NAME: [bool; 256] = set_of(b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz$");

/// The bytes that mean nothing in a skipped block where no line starts.
static IN_SKIPPED: [bool; 256] = {
    let mut table = [true; 256];
    let special = b"\n\r/\"'\\";
    let mut index = 0;
    while index < special.len() {
        table[special[index] as usize] = false;
        index += 1;
    }
    table
};

/// Where a name ends, and whether it contains line continuations.
fn end_of_name(text: &str, mut at: usize) -> (usize, bool) {
    let bytes = text.as_bytes();
    let mut messy = false;
    loop {
        at = skip_bytes(bytes, at, &IN_NAME);
        match bytes.get(at) {
            Some(b'\\') => match splice(bytes, at) {
                0 => return (at, messy),
                size => {
                    // A continuation after the name does not belong to it.
                    let next = peek(bytes, at + size).0;
                    if !IN_NAME[next as usize] {
                        return (at, messy);
                    }
                    at += size;
                    messy = true;
                }
            },
            Some(0x80..) => match text.get(at..).and_then(|it| it.chars().next()) {
                Some(letter) if letter.is_alphanumeric() => at += letter.len_utf8(),
                _ => return (at, messy),
            },
            _ => return (at, messy),
        }
    }
}

/// Where a number ends, its kind, and whether it contains line continuations.
fn end_of_number(bytes: &[u8], start: usize) -> (TokenKind, usize, bool) {
    let mut at = start;
    let mut messy = false;
    let mut is_float = false;
    let mut has_point = false;
    // After an exponent or a suffix, a point can only mean a member.
    let mut has_letter = false;
    let (prefix, prefix_size) = peek(bytes, start + 1);
    let is_hex = bytes[start] == b'0' && matches!(prefix, b'x' | b'X');
    if is_hex {
        at += 1 + prefix_size;
        messy = prefix_size > 1;
    }
    loop {
        let (byte, size) = peek(bytes, at);
        match byte {
            b'0'..=b'9' => {}
            b'e' | b'E' | b'p' | b'P' => {
                let is_exponent =
                    if is_hex { matches!(byte, b'p' | b'P') } else { matches!(byte, b'e' | b'E') };
                let (sign, sign_size) = peek(bytes, at + size);
                if is_exponent && !has_letter {
                    is_float = true;
                }
                has_letter |= !is_hex || is_exponent;
                if matches!(sign, b'+' | b'-') {
                    messy |= size > 1 || sign_size > 1;
                    at += size + sign_size;
                    continue;
                }
            }
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => has_letter |= !is_hex || !byte.is_ascii_hexdigit(),
            b'.' if !has_point && !has_letter => {
                let (next, next_size) = peek(bytes, at + size);
                let after = peek(bytes, at + size + next_size).0;
                let takes_point = match next {
                    b'e' | b'E' if !is_hex => matches!(after, b'0'..=b'9' | b'+' | b'-'),
                    b'f' | b'F' if !is_hex && matches!(after, b'1' | b'3' | b'6') => true,
                    b'f' | b'F' | b'h' | b'H' | b'l' | b'L' if !is_hex => !IN_NAME[after as usize],
                    b'#' => {
                        // 1.#INF, as FXC prints infinity.
                        at += size + next_size;
                        is_float = true;
                        has_point = true;
                        continue;
                    }
                    b'a'..=b'f' | b'A'..=b'F' | b'p' | b'P' if is_hex => true,
                    _ => !matches!(next, b'a'..=b'z' | b'A'..=b'Z' | b'_'),
                };
                if !takes_point {
                    break;
                }
                has_point = true;
                is_float = true;
            }
            _ => break,
        }
        messy |= size > 1;
        at += size;
    }
    (if is_float { TokenKind::Float } else { TokenKind::Integer }, at, messy)
}

/// A string or character literal whose quote stands at `open`.
fn quoted(text: &str, start: usize, open: usize, quote: u8, symbols: &mut Symbols) -> Scanned {
    let (end, terminated) = end_of_quoted(text.as_bytes(), open + 1, quote);
    let symbol = spell(text, start, end, true, symbols);
    let kind = match quote {
        _ if !terminated => TokenKind::Unknown,
        b'"' => TokenKind::String,
        _ => TokenKind::Character,
    };
    Scanned { kind, symbol, end, unterminated: !terminated, quote }
}

/// After the closing quote, or at the end of the line if there is none.
fn end_of_quoted(bytes: &[u8], mut at: usize, quote: u8) -> (usize, bool) {
    while let Some(&byte) = bytes.get(at) {
        match byte {
            b'\n' | b'\r' => return (at, false),
            b'\\' => {
                at += match splice(bytes, at) {
                    0 => match bytes.get(at + 1) {
                        None | Some(b'\n' | b'\r') => 1,
                        Some(_) => 2,
                    },
                    size => size,
                };
            }
            _ => {
                at += 1;
                if byte == quote {
                    return (at, true);
                }
            }
        }
    }
    (bytes.len(), false)
}

/// The byte at `at`, after skipping line continuations, and the number of bytes consumed. 0 at the end.
fn peek(bytes: &[u8], at: usize) -> (u8, usize) {
    match bytes.get(at) {
        None => (0, 0),
        Some(b'\\') => {
            let mut skipped = 0;
            loop {
                match splice(bytes, at + skipped) {
                    0 => break,
                    size => skipped += size,
                }
            }
            match bytes.get(at + skipped) {
                None => (0, skipped),
                Some(&byte) => (byte, skipped + 1),
            }
        }
        Some(&byte) => (byte, 1),
    }
}

/// The length of the line continuation at `at`: a backslash, perhaps spaces, a line break. 0 if there is none.
fn splice(bytes: &[u8], at: usize) -> usize {
    if bytes.get(at) != Some(&b'\\') {
        return 0;
    }
    let mut end = at + 1;
    while let Some(b' ' | b'\t') = bytes.get(end) {
        end += 1;
    }
    match bytes.get(end) {
        Some(b'\r') if bytes.get(end + 1) == Some(&b'\n') => end + 2 - at,
        Some(b'\n' | b'\r') => end + 1 - at,
        _ => 0,
    }
}

/// The line break that ends the line, continuations respected.
fn end_of_line(bytes: &[u8], mut at: usize) -> usize {
    // Eight bytes at a time: a byte of a word becomes zero where it equals the one looked for, and subtracting from it
    // borrows into its highest bit. That may find a byte too many, but misses none.
    let is_in = |word: u64, byte: u8| {
        let different = word ^ u64::from_ne_bytes([byte; 8]);
        different.wrapping_sub(u64::from_ne_bytes([1; 8])) & !different & u64::from_ne_bytes([0x80; 8])
    };
    while let Some(&chunk) = bytes.get(at..).and_then(|it| it.first_chunk::<8>()) {
        let word = u64::from_ne_bytes(chunk);
        if is_in(word, b'\n') | is_in(word, b'\r') | is_in(word, b'\\') != 0 {
            break;
        }
        at += 8;
    }
    while let Some(&byte) = bytes.get(at) {
        match byte {
            b'\n' | b'\r' => return at,
            b'\\' => at += splice(bytes, at).max(1),
            _ => at += 1,
        }
    }
    bytes.len()
}

/// After `*/`.
fn end_of_comment(bytes: &[u8], mut at: usize) -> Option<usize> {
    loop {
        at += bytes.get(at..)?.iter().position(|&it| it == b'*')? + 1;
        let (byte, size) = peek(bytes, at);
        if byte == b'/' {
            return Some(at + size);
        }
    }
}

fn operator(bytes: &[u8], start: usize, first: u8) -> (TokenKind, usize) {
    use TokenKind::*;
    let one = start + 1;
    let (second, size) = peek(bytes, one);
    let two = one + size;
    let third = || peek(bytes, two);
    let three = |kind: TokenKind| (kind, two + third().1);
    match (first, second) {
        (b'.', b'.') if third().0 == b'.' => three(Ellipsis),
        (b':', b':') => (ColonColon, two),
        (b'+', b'+') => (PlusPlus, two),
        (b'+', b'=') => (PlusEqual, two),
        (b'-', b'-') => (MinusMinus, two),
        (b'-', b'=') => (MinusEqual, two),
        (b'-', b'>') => (Arrow, two),
        (b'*', b'=') => (StarEqual, two),
        (b'/', b'=') => (SlashEqual, two),
        (b'%', b'=') => (PercentEqual, two),
        (b'&', b'&') => (AmpAmp, two),
        (b'&', b'=') => (AmpEqual, two),
        (b'|', b'|') => (PipePipe, two),
        (b'|', b'=') => (PipeEqual, two),
        (b'^', b'=') => (CaretEqual, two),
        (b'!', b'=') => (BangEqual, two),
        (b'<', b'<') if third().0 == b'=' => three(LessLessEqual),
        (b'<', b'<') => (LessLess, two),
        (b'<', b'=') => (LessEqual, two),
        (b'>', b'>') if third().0 == b'=' => three(GreaterGreaterEqual),
        (b'>', b'>') => (GreaterGreater, two),
        (b'>', b'=') => (GreaterEqual, two),
        (b'=', b'=') => (EqualEqual, two),
        (b'#', b'#') => (HashHash, two),
        _ => (KINDS[first as usize], one),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens(text: &str) -> Vec<String> {
        let mut symbols = Symbols::default();
        let mut cursor = Cursor::new(text.into(), 0);
        let mut all = Vec::new();
        loop {
            let token = cursor.next(&mut symbols);
            if token.kind == TokenKind::EndOfFile {
                return all;
            }
            all.push(token.spelling(&symbols).to_string());
        }
    }

    #[test]
    fn numbers_end_before_a_swizzle() {
        assert_eq!(tokens("1.xxxx"), ["1", ".", "xxxx"]);
        assert_eq!(
            tokens("1.0.xx 1.f.x 2.e5 3..x 1.rgb"),
            ["1.0", ".", "xx", "1.f", ".", "x", "2.e5", "3.", ".", "x", "1", ".", "rgb"]
        );
        assert_eq!(
            tokens("0xF8.xxx 0xFFu.xx 0xe.rg 0x1p3.x 0xF.f 0X1.y"),
            [
                "0xF8", ".", "xxx", "0xFFu", ".", "xx", "0xe", ".", "rg", "0x1p3", ".", "x", "0xF.f", "0X1",
                ".", "y"
            ]
        );
        assert_eq!(
            tokens("1.#INF 0x1e+2 .5h 0x1.8p-3 1e-3f"),
            ["1.#INF", "0x1e+2", ".5h", "0x1.8p-3", "1e-3f"]
        );
    }

    #[test]
    fn line_continuations_may_stand_anywhere() {
        assert_eq!(
            tokens("ab\\\ncd <\\\r\n<\\  \n= \"x\\\ny\" /\\\n/ no \\\n no\n1\\\n2"),
            ["abcd", "<<=", "\"xy\"", "12"]
        );
        assert_eq!(tokens("a /\\\n* x *\\\n/ b"), ["a", "b"]);
    }

    #[test]
    fn operators_are_taken_as_long_as_they_can_be() {
        assert_eq!(
            tokens("a+++b...->>>=::##.."),
            ["a", "++", "+", "b", "...", "->", ">>=", "::", "##", ".", "."]
        );
    }

    #[test]
    fn a_name_ends_where_its_last_byte_does() {
        for byte in 0..=u8::MAX {
            for length in 0..8 {
                let mut bytes = *b"aZ_109zA";
                bytes[length] = byte;
                let expected = if IN_NAME[byte as usize] && byte != b'$' { 8 } else { length };
                assert_eq!(name_length(u64::from_le_bytes(bytes)), expected, "{byte:#x} at {length}");
            }
        }
    }

    #[test]
    fn quotes_and_other_scripts() {
        assert_eq!(tokens(r#"L"a\"b" 'x' café "é" ¡¡ ¿"#), [r#"L"a\"b""#, "'x'", "café", "\"é\"", "¡¡", "¿"]);
    }
}
