//! Tokens → [`crate::ast::Module`], by recursive descent: one function per production.
//!
//! Parsing never fails. What cannot be parsed becomes an `Error` node and one diagnostic; then tokens are skipped up to
//! a point where parsing is likely to succeed again (the end of the statement, the closing bracket, the next
//! declaration). While tokens are skipped, `Recovery::broken` is set and suppresses follow-up errors.
//!
//! Method bodies are parsed when their outermost record is complete, because they may use what is declared further
//! down in it.

mod attribute;
mod builtin;
mod declaration;
pub mod entry_points;
mod expression;
mod function;
mod input;
mod item;
mod literal;
mod name;
mod operator;
mod recover;
mod scope;
mod statement;
mod template;
mod tree;
mod types;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::{
    arena::Id,
    ast::{Expression, ExpressionKind, Item, MAX_DEPTH, Module, Name},
    diagnostics::{
        Diagnostic, Sink,
        list::parse::{Expected, MissingComma, MissingSemicolon, TooDeep, Unclosed},
    },
    options::HlslVersion,
    source::{Nearby, SourceMap, Span},
    symbol::{Symbol, Symbols, kw},
    token::{Token, TokenKind},
};
use builtin::BuiltinNames;
use input::Input;
use scope::{Kept, ScopeId, Scopes};
use tree::Tree;

/// Parses all of `tokens`; features that `version` lacks are reported where they are used.
pub fn module(
    version: HlslVersion,
    tokens: &[Token],
    symbols: &mut Symbols,
    sources: &SourceMap,
    sink: &mut Sink,
) -> Module {
    let (tokens, packings) = input::without_packings(tokens);
    let mut parser = Parser::new(version, Input::new(&tokens, packings), symbols, sources, sink);
    parser.top_level();
    parser.tree.module
}

/// The maximum number of active calls for operands; what nesting alone allows would overflow small stacks.
const MAX_OPERAND_CALLS: u16 = 768;

struct Parser<'a> {
    version: HlslVersion,
    input: Input<'a>,
    text: Text<'a>,
    symbols: &'a mut Symbols,
    sink: &'a mut Sink,
    tree: Tree,
    names: Names,
    records: Records,
    templates: Templates,
    recovery: Recovery,
    nesting: Nesting,
    surroundings: Surroundings,
}

/// The text of the tokens.
struct Text<'a> {
    sources: &'a SourceMap,
    /// A range known to be in one piece, to join spans quickly, and where the source map has it.
    range: Span,
    nearby: Nearby,
}

/// What names mean.
struct Names {
    scopes: Scopes,
    builtins: BuiltinNames,
    /// Names in `vk` may be used unqualified: after `using namespace vk;`, and in a namespace `vk` of the shader.
    opens_vk: bool,
    /// The same of `std`, which has the template `is_same`.
    opens_std: bool,
    /// The members of the type that was parsed last, if the parser knows them.
    of_type: Option<ScopeId>,
}

/// The records so far.
#[derive(Default)]
struct Records {
    /// Their scopes with their names, to know constructors.
    names: Vec<(ScopeId, Symbol)>,
    delayed: Vec<DelayedBody>,
}

/// What tells templates from comparisons.
#[derive(Default)]
struct Templates {
    /// `template<…>` immediately precedes the declaration being parsed.
    precedes: bool,
    /// Names of methods that are templates: `a.f<1>(b)` calls one of them.
    members: FxHashSet<Symbol>,
    /// The index after the template arguments that begin at one, of long lists and those in them; see [`Parser::after_angles`].
    long_lists: FxHashMap<usize, Option<usize>>,
    /// The nesting depth of unknown names that might be templates.
    guesses: u8,
}

/// How the parser goes on after an error.
#[derive(Default)]
struct Recovery {
    /// An error was reported and the parser has not recovered yet.
    broken: bool,
    /// Nothing more is to be parsed or reported.
    finished: bool,
    /// The file ended unexpectedly, which is reported once.
    torn_off: bool,
}

/// How deep the parser is in productions that contain themselves.
#[derive(Default)]
struct Nesting {
    depth: u16,
    operand_calls: u16,
}

/// What is around a statement or an expression, up to the function that has it.
#[derive(Clone, Copy, Debug, Default)]
struct Surroundings {
    in_loop: bool,
    in_switch: bool,
    /// The name of the function whose body is being parsed.
    function: Option<Span>,
    /// The number of open records.
    records: u16,
    /// The number of open template argument lists, which determines whether `>>` may close two.
    angles: u16,
    /// `>` closes template arguments instead of comparing.
    greater_closes: bool,
}

/// A method body to parse when its record is complete.
struct DelayedBody {
    function: Id<Item>,
    position: usize,
    scope: Kept,
    name: Span,
}

impl Text<'_> {
    /// From the start of one to the end of the other.
    #[inline]
    fn join(&mut self, from: Span, to: Span) -> Span {
        let range = self.range;
        if from.start >= range.start && from.start <= to.end && to.end <= range.end {
            return Span::new(from.start, to.end);
        }
        self.join_elsewhere(from, to)
    }
    fn join_elsewhere(&mut self, from: Span, to: Span) -> Span {
        self.range = self.sources.range_near(from, &mut self.nearby);
        if self.range.start <= from.start && from.start <= to.end && to.end <= self.range.end {
            return Span::new(from.start, to.end);
        }
        self.sources.join_near(from, to, &mut self.nearby)
    }
}

impl<'a> Parser<'a> {
    fn new(
        version: HlslVersion,
        input: Input<'a>,
        symbols: &'a mut Symbols,
        sources: &'a SourceMap,
        sink: &'a mut Sink,
    ) -> Self {
        Parser {
            version,
            tree: Tree::new(input.tokens),
            input,
            text: Text { sources, range: Span::default(), nearby: Nearby::default() },
            names: Names {
                scopes: Scopes::new(symbols.len()),
                builtins: BuiltinNames::new(symbols),
                opens_vk: false,
                opens_std: false,
                of_type: None,
            },
            symbols,
            sink,
            records: Records::default(),
            templates: Templates::default(),
            recovery: Recovery::default(),
            nesting: Nesting::default(),
            surroundings: Surroundings::default(),
        }
    }

    // Demanding.

    /// Consumes `kind` or reports that it is missing.
    fn expect(&mut self, kind: TokenKind) -> bool {
        let found = self.input.eat(kind);
        if !found {
            self.report_expected(format!("`{}`", kind.name()));
        }
        found
    }
    /// Consumes the closing bracket of what was opened by `opener` at `opened`.
    #[inline]
    fn expect_closer(&mut self, opener: TokenKind, closer: TokenKind, opened: Span) -> bool {
        let found = self.input.eat(closer);
        if !found {
            self.report_unclosed(opener, closer, opened);
        }
        found
    }
    #[cold]
    fn report_unclosed(&mut self, opener: TokenKind, closer: TokenKind, opened: Span) {
        let found = self.describe(self.input.current);
        let (opener, closer, at) = (opener.name(), closer.name(), self.missing_place());
        self.report(Unclosed { opener, closer, found, at, opened });
    }
    /// The `,` before the next element of a list that `closer` ends. If only the `,` is missing, that is reported, and the list
    /// goes on.
    #[inline]
    fn expect_comma(&mut self, between: &'static str, closer: TokenKind) -> bool {
        self.input.eat(TokenKind::Comma) || (!self.input.at(closer) && self.lacks_comma(between, closer))
    }
    #[cold]
    fn lacks_comma(&mut self, between: &'static str, closer: TokenKind) -> bool {
        if self.recovery.broken || !self.starts_element(closer) || !self.is_closed_by(closer) {
            return false;
        }
        self.report_comma(between);
        !self.recovery.finished
    }
    fn report_comma(&mut self, between: &'static str) {
        let (at, next, found) =
            (self.input.after_previous(), self.input.current.span, self.describe(self.input.current));
        self.report(MissingComma { between, at, found, next });
        self.recovery.broken = false;
    }
    /// The `;` after a declaration or statement. If it is missing, tokens are skipped only if the line continues.
    #[inline]
    fn expect_semicolon(&mut self, after: &'static str) {
        // After an error the `;` is where recovery ends.
        if !self.recovery.broken && !self.input.eat(TokenKind::Semicolon) {
            self.report_semicolon(after, None);
        }
    }
    #[cold]
    fn report_semicolon(&mut self, after: &'static str, hint: Option<String>) {
        let (at, next, found) =
            (self.input.after_previous(), self.input.current.span, self.describe(self.input.current));
        let mut diagnostic = Diagnostic::from(MissingSemicolon { after, at, found, next });
        if let Some(hint) = hint {
            diagnostic.help = vec![hint];
        }
        self.report(diagnostic);
        self.recovery.broken = !self.starts_anew();
    }
    fn expect_name(&mut self, what: &str) -> Option<Name> {
        if self.input.at_name() {
            return Some(self.take_name());
        }
        self.report_expected(what.to_string());
        None
    }
    fn take_name(&mut self) -> Name {
        let token = self.input.bump();
        Name { symbol: token.symbol, span: token.span }
    }
    /// A missing name, just before the current token.
    fn no_name(&self) -> Name {
        let start = self.input.current.span.start;
        Name { symbol: kw::EMPTY, span: Span::new(start, start) }
    }

    // Reporting.

    /// Reports a syntax error; until the parser recovers, nothing else is reported.
    fn report(&mut self, diagnostic: impl Into<Diagnostic>) {
        let repeats = self.recovery.torn_off && self.input.at_end();
        if !self.recovery.broken && !self.recovery.finished && !repeats {
            self.sink.push(diagnostic);
        }
        self.recovery.broken = true;
        self.recovery.torn_off |= self.input.at_end();
    }
    /// Reports something that can be parsed but is invalid.
    fn complain(&mut self, diagnostic: impl Into<Diagnostic>) {
        if !self.recovery.broken && !self.recovery.finished {
            self.sink.push(diagnostic);
        }
    }
    fn report_expected(&mut self, expected: String) {
        let opens = |text: &str| text.len() > 1 && text.starts_with(['"', '\'', '/']);
        let is_torn =
            self.input.at(TokenKind::Unknown) && opens(self.text.sources.text(self.input.current.span));
        if is_torn && self.sink.has_errors() {
            // A string or comment without end, reported by the preprocessor. Of one in a macro, it only warns.
            self.recovery.broken = true;
            return;
        }
        let found = self.describe(self.input.current);
        let at = self.missing_place();
        self.report(Expected { expected, found, at });
    }
    fn describe(&self, token: Token) -> String {
        match token.kind {
            TokenKind::EndOfFile => "the end of the file".into(),
            TokenKind::Identifier | TokenKind::Integer | TokenKind::Float | TokenKind::Character => {
                format!("`{}`", self.symbols.text(token.symbol))
            }
            TokenKind::String => "a string".into(),
            TokenKind::Unknown => {
                let first = self.text.sources.text(token.span).chars().next().unwrap_or(' ');
                match first.is_control() {
                    true => format!("the stray character `{}`", first.escape_default()),
                    false => format!("the stray character `{first}`"),
                }
            }
            kind => format!("`{}`", kind.name()),
        }
    }
    /// Where to report that something is missing: at the current token; at the end of a file, before its last line break.
    fn missing_place(&self) -> Span {
        let span = self.input.current.span;
        let last = Span::new(span.start.saturating_sub(1), span.start);
        if self.input.at_end() && span.start > self.input.previous.end && self.text.sources.text(last) == "\n"
        {
            return Span::new(last.start, last.start);
        }
        span
    }

    // Spans.

    /// From `start` to the last token consumed.
    #[inline]
    fn since(&mut self, start: Span) -> Span {
        self.text.join(start, self.input.previous)
    }

    // Making nodes.

    fn add_expression(&mut self, kind: ExpressionKind, span: Span) -> Id<Expression> {
        let height = self.tree.height_of(&kind);
        self.add_of_height(kind, span, height)
    }
    /// The same with the number of nodes on the longest path down from it, including itself.
    #[inline]
    fn add_of_height(&mut self, kind: ExpressionKind, span: Span, height: u16) -> Id<Expression> {
        if height > MAX_DEPTH {
            self.too_deep(span);
            return self.tree.push_expression(ExpressionKind::Error, span, 1);
        }
        self.tree.push_expression(kind, span, height)
    }
    #[inline]
    fn error_expression(&mut self) -> Id<Expression> {
        let span = self.input.current.span;
        self.tree.push_expression(ExpressionKind::Error, span, 1)
    }
    // Nesting.

    /// Enters a level of nesting; if that exceeds the limit, the rest of the file is skipped.
    fn nest(&mut self) -> bool {
        self.nesting.depth += 1;
        let fits = self.nesting.depth <= MAX_DEPTH;
        if !fits {
            self.too_deep(self.input.current.span);
        }
        fits
    }
    fn unnest(&mut self) {
        self.nesting.depth -= 1;
    }
    fn too_deep(&mut self, at: Span) {
        self.complain(TooDeep { at, limit: MAX_DEPTH.into() });
        self.recovery.finished = true;
        self.recovery.broken = true;
        self.input.go_to(self.input.tokens.len() - 1);
    }
}
