//! `-P`: the preprocessed tokens as text that yields the same tokens again.

use std::{fmt::Write, sync::Arc};

use super::Preprocessor;
use crate::{
    diagnostics::Sink,
    lex::Raw,
    options::Options,
    source::{SourceMap, load::Load},
    symbol::Symbols,
    token::TokenKind,
};

/// Preprocesses `main_path` and writes out the tokens, preserving lines, with `#line` where they jump.
pub fn to_text(
    sources: &mut SourceMap,
    symbols: &mut Symbols,
    loader: &dyn Load,
    main_path: &str,
    options: &Options,
    sink: &mut Sink,
) -> String {
    let mut preprocessor = Preprocessor::new(sources, symbols, loader, options, sink);
    preprocessor.start(main_path);
    let mut writer = Writer { text: String::new(), path: "".into(), line: 0, before: None };
    loop {
        let token = preprocessor.next();
        if token.kind == TokenKind::EndOfFile {
            break;
        }
        writer.write(&preprocessor, token);
    }
    writer.text.push('\n');
    writer.text
}

struct Writer {
    text: String,
    path: Arc<str>,
    line: u32,
    before: Option<Raw>,
}

impl Writer {
    fn write(&mut self, from: &Preprocessor, token: Raw) {
        if matches!(token.kind, TokenKind::PackMatrixRow | TokenKind::PackMatrixColumn) {
            let name = if token.kind == TokenKind::PackMatrixRow { "row_major" } else { "column_major" };
            let _ = write!(self.text, "\n#pragma pack_matrix({name})");
            // What follows starts on a line of its own.
            (self.line, self.before) = (0, None);
            return;
        }
        let starts_line = token.has(Raw::LINE) || self.before.is_none();
        if starts_line {
            self.start_line(from, token);
        }
        let spelling = token.spelling(from.symbols);
        if !starts_line && (token.has(Raw::SPACE) || self.would_join(token, spelling)) {
            self.text.push(' ');
        }
        self.text.push_str(spelling);
        self.before = Some(token);
    }

    fn start_line(&mut self, from: &Preprocessor, token: Raw) {
        let (path, line) = (from.sources.path(token.span), from.sources.line(token.span));
        let near = self.line != 0 && path == self.path && line > self.line && line - self.line <= 8;
        if near {
            for _ in self.line..line {
                self.text.push('\n');
            }
        } else if self.line != 0 && path == self.path && line == self.line {
            self.text.push(' ');
            return;
        } else {
            let start = if self.text.is_empty() { "" } else { "\n" };
            let quoted = path.replace('\\', "\\\\");
            let _ = writeln!(self.text, "{start}#line {line} \"{quoted}\"");
        }
        (self.path, self.line) = (path, line);
        if token.has(Raw::SPACE) {
            let column = from.sources.place(token.span).column.min(80);
            self.text.extend(std::iter::repeat_n(' ', column as usize - 1));
        }
    }

    /// Whether two tokens that were not adjacent would form different tokens if they were.
    fn would_join(&self, token: Raw, spelling: &str) -> bool {
        let Some(before) = self.before else { return false };
        if before.span.end == token.span.start {
            return false;
        }
        let (Some(last), Some(first)) = (self.text.chars().last(), spelling.chars().next()) else {
            return false;
        };
        let in_word = |it: char| it.is_alphanumeric() || matches!(it, '_' | '$' | '.');
        let in_operator = |it: char| "+-*/%&|^!<>=:#.".contains(it);
        let word_before = in_word(last) || before.kind == TokenKind::Float;
        word_before && (in_word(first) || matches!(first, '"' | '\''))
            || in_operator(last) && in_operator(first)
    }
}
