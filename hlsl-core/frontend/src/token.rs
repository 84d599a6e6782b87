//! Tokens, as the preprocessor passes them to the parser.

use crate::{source::Span, symbol::Symbol};

/// One token after preprocessing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token {
    pub kind: TokenKind,
    pub span: Span,
    /// The name of an identifier or keyword, the spelling of a literal; [`kw::EMPTY`](crate::symbol::kw::EMPTY)
    /// for punctuation.
    pub symbol: Symbol,
}

macro_rules! token_kinds {
    ($($name:ident $text:literal),* $(,)?) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum TokenKind {
            /// Identifier or keyword; keywords are known by their symbol.
            Identifier,
            /// An integer literal with its suffix, as written.
            Integer,
            /// A floating-point literal with its suffix, as written.
            Float,
            /// A string literal with its quotes, as written.
            String,
            /// A character literal with its quotes, as written.
            Character,
            /// `#pragma pack_matrix(row_major)`: from here on.
            PackMatrixRow,
            /// `#pragma pack_matrix(column_major)`: from here on.
            PackMatrixColumn,
            /// A byte that starts no token.
            Unknown,
            EndOfFile,
            $($name),*
        }

        impl TokenKind {
            /// Punctuation.
            pub(crate) const SIGNS: &[TokenKind] = &[$(TokenKind::$name),*];

            /// The spelling of the token, or its category.
            pub fn name(self) -> &'static str {
                match self {
                    TokenKind::Identifier => "identifier",
                    TokenKind::Integer => "integer literal",
                    TokenKind::Float => "floating-point literal",
                    TokenKind::String => "string literal",
                    TokenKind::Character => "character literal",
                    TokenKind::PackMatrixRow | TokenKind::PackMatrixColumn => "#pragma pack_matrix",
                    TokenKind::Unknown => "unknown character",
                    TokenKind::EndOfFile => "end of file",
                    $(TokenKind::$name => $text),*
                }
            }
        }
    };
}

token_kinds! {
    LeftParen "(", RightParen ")", LeftBrace "{", RightBrace "}", LeftBracket "[", RightBracket "]",
    Semicolon ";", Comma ",", Dot ".", Arrow "->", Ellipsis "...", Colon ":", ColonColon "::", Question "?",
    Plus "+", Minus "-", Star "*", Slash "/", Percent "%", PlusPlus "++", MinusMinus "--",
    Amp "&", Pipe "|", Caret "^", Tilde "~", Bang "!", AmpAmp "&&", PipePipe "||",
    Less "<", Greater ">", LessEqual "<=", GreaterEqual ">=", EqualEqual "==", BangEqual "!=",
    LessLess "<<",
    // Two tokens for the parser when it closes template arguments.
    GreaterGreater ">>",
    Equal "=", PlusEqual "+=", MinusEqual "-=", StarEqual "*=", SlashEqual "/=", PercentEqual "%=",
    AmpEqual "&=", PipeEqual "|=", CaretEqual "^=", LessLessEqual "<<=", GreaterGreaterEqual ">>=",
    Hash "#", HashHash "##", At "@",
}
