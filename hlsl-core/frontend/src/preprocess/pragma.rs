//! `#pragma` and `_Pragma`. Unknown pragmas are ignored, as in C.

use super::{Frame, Preprocessor, directive, expand};
use crate::{
    diagnostics::{groups::Setting, list::preprocess as errors},
    lex::{Cursor, Raw},
    options::is_warning,
    source::Span,
    symbol::kw,
    token::TokenKind,
};

/// Executes `#pragma`, whose name has been read.
pub(super) fn directive(this: &mut Preprocessor, at: Span) {
    let mut tokens = Vec::new();
    loop {
        let token = this.next_unexpanded();
        if token.kind == TokenKind::EndOfFile {
            break;
        }
        tokens.push(token);
    }
    directive::end(this);
    carry_out(this, &tokens, at);
}

/// `_Pragma("once")`. Always true: it does not produce tokens.
pub(super) fn operator(this: &mut Preprocessor, name: Raw) -> bool {
    let at = name.span;
    if !this.is_before_paren() {
        this.sink.push(errors::BadPragmaOperator { at });
        return true;
    }
    this.next_unexpanded();
    let string = this.next_unexpanded();
    if string.kind != TokenKind::String || this.next_unexpanded().kind != TokenKind::RightParen {
        this.sink.push(errors::BadPragmaOperator { at });
        return true;
    }
    let text = directive::unquoted(string.spelling(this.symbols));
    let mut cursor = Cursor::new(text.into(), 0);
    cursor.in_directive = true;
    let mut tokens = Vec::new();
    loop {
        let token = cursor.next(this.symbols);
        if token.kind == TokenKind::EndOfFile {
            break;
        }
        tokens.push(Raw { span: string.span, ..token });
    }
    carry_out(this, &tokens, at);
    true
}

fn carry_out(this: &mut Preprocessor, tokens: &[Raw], at: Span) {
    let Some((name, rest)) = tokens.split_first() else { return };
    if name.symbol == kw::ONCE {
        once(this, name.span);
    } else if name.symbol == kw::PACK_MATRIX {
        pack_matrix(this, rest, at);
    } else if name.symbol == kw::MESSAGE {
        message(this, rest, name.span);
    } else {
        let words: Vec<String> = tokens.iter().map(|it| it.spelling(this.symbols).to_string()).collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let end = tokens.last().map_or(at, |it| it.span);
        let at = Span { start: at.start, end: end.end.max(at.end) };
        match words[..] {
            ["dxc" | "clang" | "GCC", "diagnostic", ref rest @ ..] => diagnostic(this, rest, name.span, at),
            ["warning", "(", ref rest @ .., ")"] => warning(this, rest, at),
            _ => {}
        }
    }
}

/// `#pragma dxc diagnostic ignored "-Wconversion"`, `push`, `pop`.
fn diagnostic(this: &mut Preprocessor, words: &[&str], name: Span, at: Span) {
    let (scopes, base) = this.sink.warning_scopes();
    let setting = match words.first() {
        Some(&"push") => return scopes.push(),
        Some(&"pop") => {
            if !scopes.pop(this.sources, at, base) {
                this.sink.push(errors::PopWithoutPush { at: name });
            }
            return;
        }
        Some(&"ignored") => Setting::Ignored,
        Some(&"warning") => Setting::Warning,
        Some(&("error" | "fatal")) => Setting::Error,
        _ => return this.sink.push(errors::BadDiagnosticPragma { at: name }),
    };
    // Adjacent strings are one.
    let option: String = words[1..].iter().map(|it| it.trim_matches('"')).collect();
    let Some(warning) = option.strip_prefix("-W") else {
        return this.sink.push(errors::NoWarningInPragma { at: name });
    };
    if !is_warning(warning) {
        return this.sink.push(errors::UnknownWarningInPragma { name: warning.into(), at: name });
    }
    scopes.change(this.sources, at, base, |options| options.set(warning, setting));
}

/// `#pragma warning(disable : 3206)`, `(push)`, `(pop)`: numbers are those of FXC.
fn warning(this: &mut Preprocessor, words: &[&str], at: Span) {
    let (scopes, base) = this.sink.warning_scopes();
    match *words {
        ["push", ..] => scopes.push(),
        ["pop"] => {
            scopes.pop(this.sources, at, base);
        }
        [kind @ ("disable" | "once" | "default" | "error"), ":", ref numbers @ ..] => {
            let setting = match kind {
                "disable" => Setting::Ignored,
                "error" => Setting::Error,
                _ => Setting::Warning,
            };
            for number in numbers {
                let names = NUMBERED.iter().filter(|it| it.0 == *number);
                for (_, name) in names {
                    scopes.change(this.sources, at, base, |options| options.set(name, setting));
                }
            }
        }
        _ => {}
    }
}

/// FXC's warning numbers.
const NUMBERED: &[(&str, &str)] = &[
    ("3205", "conversion"),
    ("3206", "conversion"),
    ("3554", "unknown-attributes"),
    ("3578", "parameter-usage"),
    ("4000", "parameter-usage"),
];

fn once(this: &mut Preprocessor, at: Span) {
    let Some(file) = this.files.last() else { return };
    if file.is_main {
        return this.sink.push(errors::PragmaOnceInMainFile { at });
    }
    let identity = file.identity.clone();
    this.once.insert(identity);
}

/// Becomes a token, because its position matters to the parser.
fn pack_matrix(this: &mut Preprocessor, arguments: &[Raw], at: Span) {
    let arguments = expand::expand_alone(this, arguments);
    let kind = match arguments.as_slice() {
        [open, name, close, ..]
            if open.kind == TokenKind::LeftParen && close.kind == TokenKind::RightParen =>
        {
            match name.symbol {
                kw::ROW_MAJOR => Some(TokenKind::PackMatrixRow),
                kw::COLUMN_MAJOR => Some(TokenKind::PackMatrixColumn),
                _ => None,
            }
        }
        _ => None,
    };
    let Some(kind) = kind else {
        let at = arguments.get(1).or(arguments.first()).map_or(at, |it| it.span);
        return this.sink.push(errors::BadPackMatrix { at });
    };
    if let Some(extra) = arguments.get(3) {
        this.sink.push(errors::ExtraPragmaTokens { name: "pack_matrix".into(), at: extra.span });
    }
    let token = Raw { kind, flags: Raw::LINE, parameter: 0, span: at, symbol: kw::EMPTY };
    this.frames.push(Frame::List { tokens: vec![token], at: 0, owner: 0 });
}

fn message(this: &mut Preprocessor, arguments: &[Raw], at: Span) {
    let arguments = expand::expand_alone(this, arguments);
    let mut inner = arguments.as_slice();
    if let [open, middle @ .., close] = inner
        && open.kind == TokenKind::LeftParen
        && close.kind == TokenKind::RightParen
    {
        inner = middle;
    }
    let mut text = String::new();
    for token in inner {
        if token.kind != TokenKind::String {
            return this.sink.push(errors::BadPragmaMessage { at: token.span });
        }
        text.push_str(&directive::unquoted(token.spelling(this.symbols)));
    }
    if inner.is_empty() {
        return this.sink.push(errors::BadPragmaMessage { at });
    }
    this.sink.push(errors::PragmaMessage { text, at });
}
