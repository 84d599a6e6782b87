//! The tokens, and which of them is next.

use std::borrow::Cow;

use super::name;
use crate::{
    ast::MatrixPacking,
    source::Span,
    symbol::{Symbol, kw},
    token::{Token, TokenKind},
};

pub(super) struct Input<'a> {
    /// Ends with `EndOfFile`; without `pack_matrix` tokens.
    pub(super) tokens: &'a [Token],
    pub(super) position: usize,
    /// `tokens[position]`, or what is left of it after its first `>` was consumed.
    pub(super) current: Token,
    /// The span of the token before the current one.
    pub(super) previous: Span,
    /// The `pack_matrix` in effect, by the token from which it applies.
    packings: Vec<(usize, MatrixPacking)>,
}

/// The state to restore after parsing elsewhere.
pub(super) struct Cursor {
    position: usize,
    current: Token,
    previous: Span,
}

/// `input` up to its end, and the positions of its `pack_matrix` tokens, which are removed.
pub(super) fn without_packings(input: &[Token]) -> (Cow<'_, [Token]>, Vec<(usize, MatrixPacking)>) {
    let is_packing = |it: &Token| matches!(it.kind, TokenKind::PackMatrixRow | TokenKind::PackMatrixColumn);
    let ends = input.last().is_some_and(|it| it.kind == TokenKind::EndOfFile);
    // There is hardly ever one, so looking at all is quicker than asking after each whether it was one.
    let has_packings = input.iter().fold(false, |found, it| found | is_packing(it));
    if ends && !has_packings {
        return (Cow::Borrowed(input), Vec::new());
    }
    let mut tokens = Vec::with_capacity(input.len() + 1);
    let mut packings = Vec::new();
    for &token in input {
        match token.kind {
            TokenKind::PackMatrixRow => packings.push((tokens.len(), MatrixPacking::RowMajor)),
            TokenKind::PackMatrixColumn => packings.push((tokens.len(), MatrixPacking::ColumnMajor)),
            _ => tokens.push(token),
        }
    }
    if !ends {
        let at = tokens.last().map_or(0, |last: &Token| last.span.end);
        tokens.push(Token { kind: TokenKind::EndOfFile, span: Span::new(at, at), symbol: kw::EMPTY });
    }
    (Cow::Owned(tokens), packings)
}

impl<'a> Input<'a> {
    pub(super) fn new(tokens: &'a [Token], packings: Vec<(usize, MatrixPacking)>) -> Self {
        let nothing = Token { kind: TokenKind::EndOfFile, span: Span::default(), symbol: kw::EMPTY };
        let current = tokens.first().copied().unwrap_or(nothing);
        let previous = Span::new(current.span.start, current.span.start);
        Input { tokens, position: 0, current, previous, packings }
    }

    // Looking.

    #[inline]
    pub(super) fn token_at(&self, index: usize) -> Token {
        match self.tokens.get(index) {
            Some(&token) => token,
            None => self.tokens.last().copied().unwrap_or(self.current),
        }
    }
    /// The token `ahead` places after the current one.
    #[inline]
    pub(super) fn peek(&self, ahead: usize) -> Token {
        self.token_at(self.position + ahead)
    }
    pub(super) fn at(&self, kind: TokenKind) -> bool {
        self.current.kind == kind
    }
    pub(super) fn at_word(&self, word: Symbol) -> bool {
        self.current.symbol == word && self.current.kind == TokenKind::Identifier
    }
    pub(super) fn at_end(&self) -> bool {
        self.current.kind == TokenKind::EndOfFile
    }
    /// Whether the current token is a name that is not a reserved word.
    #[inline]
    pub(super) fn at_name(&self) -> bool {
        name::is_name(self.current)
    }

    // Moving.

    #[inline]
    pub(super) fn bump(&mut self) -> Token {
        let token = self.current;
        if token.kind != TokenKind::EndOfFile {
            self.position += 1;
            self.current = self.token_at(self.position);
            self.previous = token.span;
        }
        token
    }
    #[inline]
    pub(super) fn eat(&mut self, kind: TokenKind) -> bool {
        let found = self.at(kind);
        if found {
            self.bump();
        }
        found
    }
    #[inline]
    pub(super) fn eat_word(&mut self, word: Symbol) -> bool {
        let found = self.at_word(word);
        if found {
            self.bump();
        }
        found
    }
    pub(super) fn cursor(&self) -> Cursor {
        Cursor { position: self.position, current: self.current, previous: self.previous }
    }
    pub(super) fn go_back(&mut self, cursor: Cursor) {
        self.position = cursor.position;
        self.current = cursor.current;
        self.previous = cursor.previous;
    }
    pub(super) fn go_to(&mut self, position: usize) {
        self.position = position;
        self.current = self.token_at(position);
    }
    /// Consumes the first `>` of `>`, `>>`, `>=` or `>>=`.
    pub(super) fn eat_greater(&mut self) -> bool {
        let rest = match self.current.kind {
            TokenKind::Greater => return self.eat(TokenKind::Greater),
            TokenKind::GreaterGreater => TokenKind::Greater,
            TokenKind::GreaterEqual => TokenKind::Equal,
            TokenKind::GreaterGreaterEqual => TokenKind::GreaterEqual,
            _ => return false,
        };
        let at = self.current.span;
        let Span { start, end } = at;
        let middle = (start + 1).min(end);
        self.previous = Span::new(start, middle);
        self.current = Token { kind: rest, span: Span::new(middle, end), symbol: kw::EMPTY };
        true
    }

    /// The empty span after the last token.
    pub(super) fn after_previous(&self) -> Span {
        Span::new(self.previous.end, self.previous.end)
    }
    pub(super) fn packing(&self) -> MatrixPacking {
        if self.packings.is_empty() {
            return MatrixPacking::Default;
        }
        match self.packings.partition_point(|it| it.0 <= self.position).checked_sub(1) {
            Some(index) => self.packings[index].1,
            None => MatrixPacking::Default,
        }
    }
}
