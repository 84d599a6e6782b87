//! Error recovery.

use super::{Parser, name};
use crate::{
    ast::Modifier,
    symbol::{Symbol, kw},
    token::TokenKind,
};

/// The maximum distance to search for the end of parentheses and square brackets, in tokens.
const MAX_BRACKET_SCAN: usize = 1000;

impl Parser<'_> {
    /// Whether the current token appears to start something new, so that only a `;` is missing before it.
    pub(super) fn starts_anew(&self) -> bool {
        match self.input.current.kind {
            TokenKind::RightBrace | TokenKind::EndOfFile => true,
            TokenKind::Identifier => {
                let word = self.input.current.symbol;
                let on_new_line = self.is_on_new_line();
                on_new_line
                    || starts_statement(word)
                    || starts_item(word)
                    || Modifier::of(word).is_some()
                    || self.name_is_type(self.input.position)
            }
            TokenKind::LeftBracket | TokenKind::PlusPlus | TokenKind::MinusMinus => self.is_on_new_line(),
            _ => false,
        }
    }

    /// Whether the current token, which follows an element of a list without a `,`, starts another one.
    pub(super) fn starts_element(&self, closer: TokenKind) -> bool {
        use TokenKind::*;
        match self.input.current.kind {
            Integer | Float | Character | String | Bang | Tilde => true,
            LeftBrace => closer == RightBrace,
            Identifier => {
                name::is_name(self.input.current)
                    || matches!(self.input.current.symbol, kw::TRUE | kw::FALSE | kw::THIS)
                    || Modifier::of(self.input.current.symbol).is_some()
            }
            _ => false,
        }
    }

    /// Whether `closer` comes before the statement ends, so that the list is not what lacks its end.
    pub(super) fn is_closed_by(&self, closer: TokenKind) -> bool {
        let mut depth = 0usize;
        for token in self.input.tokens.iter().skip(self.input.position).take(MAX_BRACKET_SCAN) {
            match token.kind {
                kind if depth == 0 && kind == closer => return true,
                TokenKind::LeftParen | TokenKind::LeftBracket | TokenKind::LeftBrace => depth += 1,
                TokenKind::RightParen | TokenKind::RightBracket | TokenKind::RightBrace if depth > 0 => {
                    depth -= 1;
                }
                TokenKind::RightParen
                | TokenKind::RightBracket
                | TokenKind::RightBrace
                | TokenKind::Semicolon
                | TokenKind::EndOfFile => return false,
                _ => {}
            }
        }
        false
    }

    fn is_on_new_line(&self) -> bool {
        let between = crate::source::Span::new(self.input.previous.end, self.input.current.span.start);
        // Texts of different files or macros are apart anyway.
        between.start > between.end
            || self.text.sources.range(self.input.previous)
                != self.text.sources.range(self.input.current.span)
            || self.text.sources.text(between).contains('\n')
    }

    /// Skips the rest of a malformed statement or local declaration.
    pub(super) fn recover_statement(&mut self) {
        let start = self.input.position;
        loop {
            match self.input.current.kind {
                TokenKind::EndOfFile => return,
                TokenKind::Semicolon => {
                    self.input.bump();
                    break;
                }
                TokenKind::RightBrace => break,
                TokenKind::LeftBrace => {
                    self.skip_balanced();
                    if self.goes_on() {
                        continue;
                    }
                    self.input.eat(TokenKind::Semicolon);
                    break;
                }
                TokenKind::LeftParen | TokenKind::LeftBracket => self.skip_balanced(),
                TokenKind::Identifier
                    if self.input.position > start && starts_statement(self.input.current.symbol) =>
                {
                    break;
                }
                _ => {
                    self.input.bump();
                }
            }
        }
        self.recovery.broken = false;
    }

    /// Whether an expression continues after the skipped braces.
    fn goes_on(&self) -> bool {
        use TokenKind::*;
        matches!(self.input.current.kind, LeftParen | RightParen | RightBracket | Comma | Dot)
    }

    /// Skips the rest of a malformed declaration at the top level, in a namespace, a record or a buffer.
    pub(super) fn recover_item(&mut self) {
        let start = self.input.position;
        loop {
            match self.input.current.kind {
                TokenKind::EndOfFile => return,
                TokenKind::Semicolon => {
                    self.input.bump();
                    break;
                }
                TokenKind::RightBrace => break,
                TokenKind::LeftBrace => {
                    self.skip_balanced();
                    self.input.eat(TokenKind::Semicolon);
                    break;
                }
                TokenKind::LeftParen | TokenKind::LeftBracket => self.skip_balanced(),
                TokenKind::Identifier if self.input.position > start => {
                    let word = self.input.current.symbol;
                    let starts = starts_item(word)
                        || (self.is_on_new_line()
                            && (Modifier::of(word).is_some() || self.name_is_type(self.input.position)));
                    if starts {
                        break;
                    }
                    self.input.bump();
                }
                _ => {
                    self.input.bump();
                }
            }
        }
        self.recovery.broken = false;
    }

    /// After an error between parentheses: skips past the `)` if it is near, or else to where a body may start. At a
    /// `}`, where nothing can follow, the error persists.
    pub(super) fn recover_parenthesis(&mut self) {
        self.recover_to_closer(false);
    }

    /// The same for the header of a `for`, which contains semicolons.
    pub(super) fn recover_for_head(&mut self) {
        self.recover_to_closer(true);
    }

    fn recover_to_closer(&mut self, semicolons: bool) {
        let mut depth = 0usize;
        loop {
            match self.input.current.kind {
                TokenKind::RightParen if depth == 0 => {
                    self.input.bump();
                    break;
                }
                TokenKind::LeftParen | TokenKind::LeftBracket => depth += 1,
                TokenKind::RightParen | TokenKind::RightBracket => depth = depth.saturating_sub(1),
                TokenKind::EndOfFile | TokenKind::RightBrace => return,
                TokenKind::LeftBrace => break,
                TokenKind::Semicolon if !semicolons => break,
                _ => {}
            }
            self.input.bump();
        }
        self.recovery.broken = false;
    }

    /// After an error in a braced list: skips to the next `,` or to the end of the list.
    pub(super) fn recover_list(&mut self) {
        loop {
            match self.input.current.kind {
                TokenKind::Comma | TokenKind::RightBrace => break,
                TokenKind::LeftParen | TokenKind::LeftBracket | TokenKind::LeftBrace => self.skip_balanced(),
                TokenKind::EndOfFile => return,
                TokenKind::Semicolon => return,
                _ => {
                    self.input.bump();
                }
            }
        }
        self.recovery.broken = false;
    }

    /// Skips past the bracket that closes the current one. For a `(` or `[` that is not closed before the statement
    /// ends, skips only the bracket itself.
    pub(super) fn skip_balanced(&mut self) {
        let is_brace = self.input.at(TokenKind::LeftBrace);
        match self.matching(self.input.position) {
            Some(closer) => {
                let last = self.input.token_at(closer);
                self.input.go_to(closer + 1);
                self.input.previous = last.span;
            }
            None if is_brace => {
                let end = self.input.tokens.len() - 1;
                self.input.go_to(end);
            }
            None => {
                self.input.bump();
            }
        }
    }

    /// The index of the bracket that closes the one at `index`. Brackets other than braces must be closed nearby.
    fn matching(&self, index: usize) -> Option<usize> {
        let in_braces = self.input.token_at(index).kind == TokenKind::LeftBrace;
        let mut depth = 0usize;
        let limit = if in_braces { usize::MAX } else { MAX_BRACKET_SCAN };
        for (at, token) in self.input.tokens.iter().enumerate().skip(index).take(limit) {
            match token.kind {
                TokenKind::LeftBrace if in_braces => depth += 1,
                TokenKind::RightBrace if in_braces => depth -= 1,
                TokenKind::LeftBrace | TokenKind::RightBrace | TokenKind::Semicolon if !in_braces => {
                    return None;
                }
                TokenKind::LeftParen | TokenKind::LeftBracket if !in_braces => depth += 1,
                TokenKind::RightParen | TokenKind::RightBracket if !in_braces => depth -= 1,
                _ => continue,
            }
            if depth == 0 {
                return Some(at);
            }
        }
        None
    }

    /// Whether the name at `index`, qualified or not, names a type.
    pub(super) fn name_is_type(&self, index: usize) -> bool {
        name::is_name(self.input.token_at(index)) && {
            let meaning = self.lookup_quick(self.input.token_at(index).symbol);
            matches!(meaning, super::scope::Meaning::Type | super::scope::Meaning::TypeTemplate)
        }
    }
}

/// Keywords that can only begin a statement.
pub(super) fn starts_statement(word: Symbol) -> bool {
    matches!(
        word,
        kw::IF
            | kw::FOR
            | kw::WHILE
            | kw::DO
            | kw::SWITCH
            | kw::CASE
            | kw::DEFAULT
            | kw::BREAK
            | kw::CONTINUE
            | kw::RETURN
            | kw::DISCARD
    )
}

/// Keywords that can only begin a declaration.
pub(super) fn starts_item(word: Symbol) -> bool {
    matches!(
        word,
        kw::STRUCT
            | kw::CLASS
            | kw::INTERFACE
            | kw::ENUM
            | kw::CBUFFER
            | kw::TBUFFER
            | kw::NAMESPACE
            | kw::TYPEDEF
            | kw::TEMPLATE
            | kw::USING
            | kw::STATIC
            | kw::GROUPSHARED
            | kw::VOID
    )
}
