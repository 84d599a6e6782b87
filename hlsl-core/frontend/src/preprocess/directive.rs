//! The lines that start with `#`.

use super::{Preprocessor, condition, expand, include, pragma};
use crate::{
    diagnostics::list::preprocess as errors,
    lex::{self, Raw},
    source::Span,
    symbol::{Symbol, kw},
    token::TokenKind,
};

/// An open `#if`.
pub(super) struct Conditional {
    pub(super) at: Span,
    /// One of the branches was read, or all are skipped.
    taken: bool,
    else_at: Option<Span>,
}

/// Executes the directive whose `#` has been read.
pub(super) fn directive(this: &mut Preprocessor) {
    if let Some(file) = this.files.last_mut() {
        file.cursor.in_directive = true;
    }
    let name = this.next_unexpanded();
    let at = name.span;
    match name.kind {
        TokenKind::EndOfFile => end(this),
        // `# 12 "file"`, as other preprocessors write `#line`.
        TokenKind::Integer => {
            line(this, name);
            end(this);
        }
        TokenKind::Identifier => match name.symbol {
            kw::DEFINE => {
                define(this);
                end(this);
            }
            kw::UNDEF => {
                undef(this);
                end(this);
            }
            // Ends its own line before the new file is opened.
            kw::INCLUDE => include::include(this, at),
            kw::IF => open_if(this, at),
            kw::IFDEF => open_ifdef(this, at, true),
            kw::IFNDEF => open_ifdef(this, at, false),
            kw::ELIF => other_branch(this, at, "elif"),
            kw::ELSE => other_branch(this, at, "else"),
            kw::ENDIF => end_if(this, at),
            kw::LINE => {
                let number = this.next();
                line(this, number);
                end(this);
            }
            kw::ERROR => {
                let text = rest_of_line(this);
                this.sink.push(errors::UserError { text, at });
                end(this);
            }
            kw::WARNING => {
                let text = rest_of_line(this);
                this.sink.push(errors::UserWarning { text, at });
                end(this);
            }
            kw::PRAGMA => pragma::directive(this, at),
            _ => unknown(this, name),
        },
        _ => unknown(this, name),
    }
}

fn unknown(this: &mut Preprocessor, name: Raw) {
    let text = name.spelling(this.symbols).to_string();
    let known =
        ["define", "undef", "include", "if", "ifdef", "ifndef", "elif", "else", "endif", "line", "error"];
    let near = crate::nearest::nearest(&text, known.into_iter().chain(["warning", "pragma"]));
    let mut error: crate::diagnostics::Diagnostic =
        errors::UnknownDirective { name: text.clone(), at: name.span }.into();
    if let Some(near) = near {
        error = error.with_help(format!("did you mean `#{near}`?"));
    } else if matches!(&*text, "version" | "extension") {
        error = error.with_help(format!("`#{text}` is GLSL's: remove it, and write the shader in HLSL"));
    }
    this.sink.push(error);
    end(this);
}

/// Skips the rest of the directive's line.
pub(super) fn end(this: &mut Preprocessor) {
    this.unwind_to_file();
    this.pending = 0;
    if let Some(file) = this.files.last_mut() {
        file.cursor.end_directive(this.symbols);
        // Nothing on the rest of the line matters, quotes least of all.
        file.cursor.problems.retain(|it| matches!(it, lex::Problem::UnterminatedComment(_)));
    }
    this.report_problems();
}

/// Warns if the line continues.
fn expect_end(this: &mut Preprocessor, directive: &str) {
    let token = this.next_unexpanded();
    if token.kind != TokenKind::EndOfFile {
        this.sink.push(errors::ExtraTokens { directive: directive.into(), at: token.span });
    }
}

fn rest_of_line(this: &mut Preprocessor) -> String {
    let Some(file) = this.files.last_mut() else { return String::new() };
    let span = file.cursor.rest_of_line();
    lex::unspliced(file.cursor.text(span)).into_owned()
}

/// The name of a macro to define or to test.
pub(super) fn macro_name(this: &mut Preprocessor, token: Raw) -> Option<Symbol> {
    match token.kind {
        TokenKind::Identifier => return Some(token.symbol),
        TokenKind::EndOfFile => this.sink.push(errors::MissingMacroName { at: token.span }),
        _ => this.sink.push(errors::MacroNameNotIdentifier { at: token.span }),
    }
    None
}

/// `#define`.
fn define(this: &mut Preprocessor) {
    let name_token = this.next_unexpanded();
    let Some(name) = macro_name(this, name_token) else { return };
    if name == kw::DEFINED {
        let name = this.symbols.text(name).to_string();
        return this.sink.push(errors::ReservedMacroName { name, at: name_token.span });
    }
    let mut token = this.next_unexpanded();
    let mut parameters: Option<Vec<Symbol>> = None;
    let mut is_variadic = false;
    if token.kind == TokenKind::LeftParen && token.flags & (Raw::SPACE | Raw::LINE) == 0 {
        match read_parameters(this) {
            Some((list, rest)) => (parameters, is_variadic) = (Some(list), rest),
            None => return,
        }
        token = this.next_unexpanded();
    } else if token.kind != TokenKind::EndOfFile && !token.has(Raw::SPACE) {
        this.sink.push(errors::NoSpaceAfterMacroName { at: token.span });
    }
    let Some((body, has_paste)) = read_body(this, token, parameters.as_deref()) else { return };
    let body_span = match (body.first(), body.last()) {
        (Some(first), Some(last)) => Span::new(first.span.start, last.span.end),
        _ => Span::new(name_token.span.end, name_token.span.end),
    };
    let number = this.macro_number(name);
    if let Some(before) = number.checked_sub(1).and_then(|it| this.macros.get(it as usize)) {
        if before.built_in.is_some() {
            this.sink.push(errors::BuiltInMacroChanged { change: "redefining".into(), at: name_token.span });
        } else if !is_same(before, &body, parameters.as_deref(), is_variadic) {
            let (at, before) = (name_token.span, before.name_span);
            let name = this.symbols.text(name).to_string();
            this.sink.push(errors::MacroRedefined { name, at, before });
        } else {
            return;
        }
    }
    expand::add(
        this,
        expand::Macro {
            name,
            name_span: name_token.span,
            body_span,
            body: body[..].into(),
            parameters: parameters.map(Into::into),
            is_variadic,
            has_paste,
            is_disabled: false,
            built_in: None,
        },
    );
}

/// Two definitions are the same if their tokens, parameters and the positions of white space are.
fn is_same(before: &expand::Macro, body: &[Raw], parameters: Option<&[Symbol]>, is_variadic: bool) -> bool {
    before.parameters.as_deref() == parameters
        && before.is_variadic == is_variadic
        && before.body.len() == body.len()
        && before.body.iter().zip(body).enumerate().all(|(index, (a, b))| {
            a.kind == b.kind && a.symbol == b.symbol && (index == 0 || a.has(Raw::SPACE) == b.has(Raw::SPACE))
        })
}

/// From after `(` up to `)`: the names, and whether the last one takes the rest.
fn read_parameters(this: &mut Preprocessor) -> Option<(Vec<Symbol>, bool)> {
    let mut names: Vec<Symbol> = Vec::new();
    let bad = |this: &mut Preprocessor, expected: &str, at: Span| {
        this.sink.push(errors::BadMacroParameters { expected: expected.into(), at });
        None
    };
    loop {
        let token = this.next_unexpanded();
        match token.kind {
            TokenKind::RightParen if names.is_empty() => return Some((names, false)),
            TokenKind::Ellipsis => {
                names.push(kw::VA_ARGS);
                let close = this.next_unexpanded();
                if close.kind != TokenKind::RightParen {
                    return bad(this, "`)` after `...`", close.span);
                }
                return Some((names, true));
            }
            TokenKind::Identifier => {
                if names.contains(&token.symbol) {
                    let name = this.symbols.text(token.symbol).to_string();
                    this.sink.push(errors::DuplicateMacroParameter { name, at: token.span });
                    return None;
                }
                names.push(token.symbol);
            }
            _ => return bad(this, "identifier", token.span),
        }
        let token = this.next_unexpanded();
        match token.kind {
            TokenKind::Comma => {}
            TokenKind::RightParen => return Some((names, false)),
            // `args...` names what would be `__VA_ARGS__`.
            TokenKind::Ellipsis => {
                let close = this.next_unexpanded();
                if close.kind != TokenKind::RightParen {
                    return bad(this, "`)` after `...`", close.span);
                }
                return Some((names, true));
            }
            _ => return bad(this, "comma", token.span),
        }
        if names.len() >= usize::from(u16::MAX) - 1 {
            return bad(this, "fewer parameters", token.span);
        }
    }
}

/// The replacement list, with parameters and operators marked, and whether it contains `##`.
fn read_body(this: &mut Preprocessor, first: Raw, parameters: Option<&[Symbol]>) -> Option<(Vec<Raw>, bool)> {
    let mut body: Vec<Raw> = Vec::new();
    let mut has_paste = false;
    let mut token = first;
    while token.kind != TokenKind::EndOfFile {
        if token.kind == TokenKind::Identifier
            && let Some(number) = parameters.and_then(|it| it.iter().position(|it| *it == token.symbol))
        {
            token.parameter = number as u16 + 1;
        }
        match token.kind {
            TokenKind::HashHash => {
                token.flags |= Raw::OPERATOR;
                has_paste = true;
            }
            TokenKind::Hash if parameters.is_some() => token.flags |= Raw::OPERATOR,
            _ => {}
        }
        if let Some(before) = body.last()
            && before.kind == TokenKind::Hash
            && before.has(Raw::OPERATOR)
            && token.parameter == 0
        {
            this.sink.push(errors::HashWithoutParameter { at: token.span });
            return None;
        }
        body.push(token);
        token = this.next_unexpanded();
    }
    if let Some(last) = body.last()
        && last.kind == TokenKind::Hash
        && last.has(Raw::OPERATOR)
    {
        this.sink.push(errors::HashWithoutParameter { at: token.span });
        return None;
    }
    for (edge, token) in [("start", body.first()), ("end", body.last())] {
        if let Some(token) = token
            && token.kind == TokenKind::HashHash
        {
            this.sink.push(errors::PasteAtEdge { edge: edge.into(), at: token.span });
            return None;
        }
    }
    Some((body, has_paste))
}

/// `#undef`.
fn undef(this: &mut Preprocessor) {
    let token = this.next_unexpanded();
    let Some(name) = macro_name(this, token) else { return };
    if name == kw::DEFINED {
        let name = this.symbols.text(name).to_string();
        return this.sink.push(errors::ReservedMacroName { name, at: token.span });
    }
    expect_end(this, "undef");
    let number = this.macro_number(name);
    let Some(of) = number.checked_sub(1).and_then(|it| this.macros.get(it as usize)) else { return };
    if of.built_in.is_some() {
        this.sink.push(errors::BuiltInMacroChanged { change: "undefining".into(), at: token.span });
    }
    if let Some(slot) = this.macro_of.get_mut(name.0 as usize) {
        *slot = 0;
    }
}

fn push_conditional(this: &mut Preprocessor, at: Span, taken: bool) {
    if let Some(file) = this.files.last_mut() {
        file.conditionals.push(Conditional { at, taken, else_at: None });
    }
}

fn open_if(this: &mut Preprocessor, at: Span) {
    let holds = condition::evaluate(this);
    end(this);
    push_conditional(this, at, holds);
    if !holds {
        skip(this);
    }
}

fn open_ifdef(this: &mut Preprocessor, at: Span, wanted: bool) {
    let token = this.next_unexpanded();
    let holds = match macro_name(this, token) {
        Some(name) => {
            expect_end(this, if wanted { "ifdef" } else { "ifndef" });
            expand::is_defined(this, name) == wanted
        }
        // Neither is sure; reading on finds more.
        None => true,
    };
    end(this);
    push_conditional(this, at, holds);
    if !holds {
        skip(this);
    }
}

/// `#elif` or `#else` after a branch that was read.
fn other_branch(this: &mut Preprocessor, at: Span, directive: &str) {
    let is_else = directive == "else";
    if is_else {
        expect_end(this, directive);
    }
    // The condition of an `#elif` that does not count is not even looked at.
    end(this);
    let Some(conditional) = this.files.last_mut().and_then(|it| it.conditionals.last_mut()) else {
        return this.sink.push(errors::WithoutIf { directive: directive.into(), at });
    };
    if let Some(first) = conditional.else_at {
        this.sink.push(errors::AfterElse { directive: directive.into(), at, first });
    } else if is_else {
        conditional.else_at = Some(at);
    }
    conditional.taken = true;
    skip(this);
}

fn end_if(this: &mut Preprocessor, at: Span) {
    expect_end(this, "endif");
    end(this);
    if this.files.last_mut().and_then(|it| it.conditionals.pop()).is_none() {
        this.sink.push(errors::WithoutIf { directive: "endif".into(), at });
    }
}

/// Skips lines until a branch of the innermost conditional is taken or it ends.
fn skip(this: &mut Preprocessor) {
    let mut depth = 0usize;
    let mut from = this.files.last().map_or(0, |it| it.cursor.position());
    loop {
        let Some(file) = this.files.last_mut() else { return };
        if !file.cursor.skip_to_directive() {
            this.sources.add_skipped(Span::new(from, file.all.end));
            return this.report_problems();
        }
        let to = file.cursor.position() - 1;
        file.cursor.in_directive = true;
        let name = file.cursor.next(this.symbols);
        let at = name.span;
        match name.symbol {
            _ if name.kind != TokenKind::Identifier => {}
            kw::IF | kw::IFDEF | kw::IFNDEF => depth += 1,
            kw::ENDIF if depth > 0 => depth -= 1,
            kw::ENDIF => {
                this.sources.add_skipped(Span::new(from, to));
                expect_end(this, "endif");
                end(this);
                if let Some(file) = this.files.last_mut() {
                    file.conditionals.pop();
                }
                return;
            }
            it @ (kw::ELSE | kw::ELIF) if depth == 0 => {
                this.sources.add_skipped(Span::new(from, to));
                let is_else = it == kw::ELSE;
                let directive = if is_else { "else" } else { "elif" };
                if is_else {
                    expect_end(this, directive);
                }
                let Some(conditional) = this.files.last_mut().and_then(|it| it.conditionals.last_mut())
                else {
                    return;
                };
                let taken = conditional.taken;
                if let Some(first) = conditional.else_at {
                    this.sink.push(errors::AfterElse { directive: directive.into(), at, first });
                } else if is_else {
                    conditional.else_at = Some(at);
                }
                let holds = !taken && (is_else || condition::evaluate(this));
                end(this);
                if holds {
                    if let Some(it) = this.files.last_mut().and_then(|it| it.conditionals.last_mut()) {
                        it.taken = true;
                    }
                    return;
                }
                from = this.files.last().map_or(0, |it| it.cursor.position());
                continue;
            }
            _ => {}
        }
        end(this);
    }
}

/// `#line`, whose number has been read.
fn line(this: &mut Preprocessor, number: Raw) {
    let digits = number.spelling(this.symbols);
    let line = match digits.parse::<u32>() {
        Ok(line) if number.kind == TokenKind::Integer && line <= i32::MAX as u32 => line,
        _ => return this.sink.push(errors::BadLineNumber { at: number.span }),
    };
    let token = this.next();
    let mut path = None;
    match token.kind {
        TokenKind::EndOfFile => {}
        TokenKind::String => {
            path = Some(unquoted(token.spelling(this.symbols)).into());
            // The flags that other preprocessors write after the name are of no interest.
        }
        _ => return this.sink.push(errors::BadLineFile { at: token.span }),
    }
    this.sources.add_line_marker(this.sources.in_file(number.span).start, line, path);
}

/// The text between the quotes of a string literal, with escapes resolved.
pub(super) fn unquoted(literal: &str) -> String {
    let inner = literal.split_once('"').map_or(literal, |(_, rest)| rest);
    let inner = inner.strip_suffix('"').unwrap_or(inner);
    let mut text = String::new();
    let mut letters = inner.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '\\' => match letters.next() {
                Some('n') => text.push('\n'),
                Some('t') => text.push('\t'),
                Some('r') => text.push('\r'),
                Some('0') => text.push('\0'),
                other => text.extend(other),
            },
            _ => text.push(letter),
        }
    }
    text
}
