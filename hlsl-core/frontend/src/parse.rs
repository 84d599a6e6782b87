//! Tokens → [`crate::ast::Module`], by recursive descent: one function per production.
//!
//! Parsing never fails. What cannot be parsed becomes an `Error` node and one diagnostic; then tokens are skipped up to
//! a point where parsing is likely to succeed again (the end of the statement, the closing bracket, the next
//! declaration). While tokens are skipped, `Parser::broken` is set and suppresses follow-up errors.
//!
//! Method bodies are parsed when their outermost record is complete, because they may use what is declared further
//! down in it.

mod attribute;
mod builtin;
mod declaration;
pub mod entry_points;
mod expression;
mod function;
mod item;
mod literal;
mod name;
mod operator;
mod recover;
mod scope;
mod statement;
mod template;
mod types;

use std::borrow::Cow;

use crate::{
    arena::Id,
    ast::{Expression, ExpressionKind, Item, MAX_DEPTH, MatrixPacking, Module, Name, Statement, Type},
    diagnostics::{
        Diagnostic, Sink,
        list::parse::{Expected, MissingSemicolon, TooDeep, Unclosed},
    },
    options::HlslVersion,
    source::{Nearby, SourceMap, Span},
    symbol::{Symbol, Symbols, kw},
    token::{Token, TokenKind},
};
use builtin::BuiltinNames;
use scope::{Kept, ScopeId, Scopes};

/// Parses all of `tokens`; features that `version` lacks are reported where they are used.
pub fn module(
    version: HlslVersion,
    tokens: &[Token],
    symbols: &mut Symbols,
    sources: &SourceMap,
    sink: &mut Sink,
) -> Module {
    let (tokens, packings) = without_packings(tokens);
    let mut parser = Parser::new(version, &tokens, packings, symbols, sources, sink);
    parser.top_level();
    parser.module
}

/// The maximum number of active calls for operands; what nesting alone allows would overflow small stacks.
const MAX_OPERAND_CALLS: u16 = 768;

struct Parser<'a> {
    version: HlslVersion,
    /// Ends with `EndOfFile`; without `pack_matrix` tokens.
    tokens: &'a [Token],
    position: usize,
    /// `tokens[position]`, or what is left of it after its first `>` was consumed.
    current: Token,
    /// The span of the token before the current one.
    previous: Span,
    symbols: &'a mut Symbols,
    sources: &'a SourceMap,
    sink: &'a mut Sink,
    module: Module,
    /// The number of nodes below each expression, including itself; see [`MAX_DEPTH`].
    expression_heights: Vec<u16>,
    /// The statements of the blocks that are being parsed, the innermost one's last.
    open_statements: Vec<Id<Statement>>,
    /// For the items of a declaration, to use again.
    spare_items: Vec<Id<Item>>,
    type_heights: Vec<u16>,
    scopes: Scopes,
    builtins: BuiltinNames,
    /// The `pack_matrix` in effect, by the token from which it applies.
    packings: Vec<(usize, MatrixPacking)>,
    /// A range of text known to be in one piece, to join spans quickly, and where the source map has it.
    range: Span,
    nearby: Nearby,
    depth: u16,
    operand_calls: u16,
    /// An error was reported and the parser has not recovered yet.
    broken: bool,
    /// Nothing more is to be parsed or reported.
    finished: bool,
    /// The file ended unexpectedly, which is reported once.
    torn_off: bool,
    /// The nesting depth of unknown names that might be templates.
    guesses: u8,
    /// Names in `vk` may be used unqualified: after `using namespace vk;`, and in a namespace `vk` of the shader.
    opens_vk: bool,
    /// The same of `std`, which has the template `is_same`.
    opens_std: bool,
    /// The index after the template arguments that begin at one, of long lists and those in them; see [`Parser::after_angles`].
    long_angles: rustc_hash::FxHashMap<usize, Option<usize>>,
    /// `>` closes template arguments instead of comparing.
    greater_closes: bool,
    /// The number of open template argument lists, which determines whether `>>` may close two.
    angles: u16,
    surroundings: Surroundings,
    records: u16,
    /// Scopes of records with their names, to know constructors.
    record_names: Vec<(ScopeId, Symbol)>,
    /// The members of the type that was parsed last, if the parser knows them.
    type_scope: Option<ScopeId>,
    /// `template<…>` immediately precedes the declaration being parsed.
    templated: bool,
    delayed: Vec<DelayedBody>,
    /// Names of methods that are templates: `a.f<1>(b)` calls one of them.
    template_members: rustc_hash::FxHashSet<Symbol>,
}

/// What `break`, `continue`, `case` and nested functions depend on.
#[derive(Clone, Copy, Debug, Default)]
struct Surroundings {
    in_loop: bool,
    in_switch: bool,
    /// The name of the function whose body is being parsed.
    function: Option<Span>,
}

/// A method body to parse when its record is complete.
struct DelayedBody {
    function: Id<Item>,
    position: usize,
    scope: Kept,
    name: Span,
}

/// The state to restore after parsing elsewhere.
struct Cursor {
    position: usize,
    current: Token,
    previous: Span,
}

/// `input` up to its end, and the positions of its `pack_matrix` tokens, which are removed.
fn without_packings(input: &[Token]) -> (Cow<'_, [Token]>, Vec<(usize, MatrixPacking)>) {
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

impl<'a> Parser<'a> {
    fn new(
        version: HlslVersion,
        tokens: &'a [Token],
        packings: Vec<(usize, MatrixPacking)>,
        symbols: &'a mut Symbols,
        sources: &'a SourceMap,
        sink: &'a mut Sink,
    ) -> Self {
        let (scopes, builtins) = (Scopes::new(symbols.len()), BuiltinNames::new(symbols));
        let nothing = Token { kind: TokenKind::EndOfFile, span: Span::default(), symbol: kw::EMPTY };
        let current = tokens.first().copied().unwrap_or(nothing);
        // What programs need that people write; untouched memory is free, moved memory is not.
        let mut module = Module::default();
        module.all_expressions.reserve(tokens.len() / 2);
        module.all_paths.reserve(tokens.len() / 3);
        module.all_statements.reserve(tokens.len() / 8);
        module.all_types.reserve(tokens.len() / 8);
        module.all_items.reserve(tokens.len() / 8);
        module.expression_lists.reserve(tokens.len() / 4);
        module.statement_lists.reserve(tokens.len() / 8);
        module.item_lists.reserve(tokens.len() / 16);
        Parser {
            version,
            tokens,
            position: 0,
            current,
            previous: Span::new(current.span.start, current.span.start),
            symbols,
            sources,
            sink,
            module,
            expression_heights: Vec::with_capacity(tokens.len() / 2),
            open_statements: Vec::new(),
            spare_items: Vec::new(),
            type_heights: Vec::with_capacity(tokens.len() / 8),
            scopes,
            builtins,
            packings,
            range: Span::default(),
            nearby: Nearby::default(),
            depth: 0,
            operand_calls: 0,
            broken: false,
            finished: false,
            torn_off: false,
            guesses: 0,
            opens_vk: false,
            opens_std: false,
            long_angles: Default::default(),
            greater_closes: false,
            angles: 0,
            surroundings: Surroundings::default(),
            records: 0,
            record_names: Vec::new(),
            type_scope: None,
            templated: false,
            delayed: Vec::new(),
            template_members: Default::default(),
        }
    }

    // Looking.

    #[inline]
    fn token_at(&self, index: usize) -> Token {
        match self.tokens.get(index) {
            Some(&token) => token,
            None => self.tokens.last().copied().unwrap_or(self.current),
        }
    }
    /// The token `ahead` places after the current one.
    #[inline]
    fn peek(&self, ahead: usize) -> Token {
        self.token_at(self.position + ahead)
    }
    fn at(&self, kind: TokenKind) -> bool {
        self.current.kind == kind
    }
    fn at_word(&self, word: Symbol) -> bool {
        self.current.symbol == word && self.current.kind == TokenKind::Identifier
    }
    fn at_end(&self) -> bool {
        self.current.kind == TokenKind::EndOfFile
    }
    /// Whether the current token is a name that is not a reserved word.
    #[inline]
    fn at_name(&self) -> bool {
        name::is_name(self.current)
    }

    // Moving.

    #[inline]
    fn bump(&mut self) -> Token {
        let token = self.current;
        if token.kind != TokenKind::EndOfFile {
            self.position += 1;
            self.current = self.token_at(self.position);
            self.previous = token.span;
        }
        token
    }
    #[inline]
    fn eat(&mut self, kind: TokenKind) -> bool {
        let found = self.at(kind);
        if found {
            self.bump();
        }
        found
    }
    #[inline]
    fn eat_word(&mut self, word: Symbol) -> bool {
        let found = self.at_word(word);
        if found {
            self.bump();
        }
        found
    }
    fn cursor(&self) -> Cursor {
        Cursor { position: self.position, current: self.current, previous: self.previous }
    }
    fn go_back(&mut self, cursor: Cursor) {
        self.position = cursor.position;
        self.current = cursor.current;
        self.previous = cursor.previous;
    }
    fn go_to(&mut self, position: usize) {
        self.position = position;
        self.current = self.token_at(position);
    }
    /// Consumes the first `>` of `>`, `>>`, `>=` or `>>=`.
    fn eat_greater(&mut self) -> bool {
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

    // Demanding.

    /// Consumes `kind` or reports that it is missing.
    fn expect(&mut self, kind: TokenKind) -> bool {
        let found = self.eat(kind);
        if !found {
            self.report_expected(format!("`{}`", kind.name()));
        }
        found
    }
    /// Consumes the closing bracket of what was opened by `opener` at `opened`.
    #[inline]
    fn expect_closer(&mut self, opener: TokenKind, closer: TokenKind, opened: Span) -> bool {
        let found = self.eat(closer);
        if !found {
            self.report_unclosed(opener, closer, opened);
        }
        found
    }
    #[cold]
    fn report_unclosed(&mut self, opener: TokenKind, closer: TokenKind, opened: Span) {
        let found = self.describe(self.current);
        let (opener, closer, at) = (opener.name(), closer.name(), self.missing_place());
        self.report(Unclosed { opener, closer, found, at, opened });
    }
    /// The `;` after a declaration or statement. If it is missing, tokens are skipped only if the line continues.
    #[inline]
    fn expect_semicolon(&mut self, after: &'static str) {
        // After an error the `;` is where recovery ends.
        if !self.broken && !self.eat(TokenKind::Semicolon) {
            self.report_semicolon(after, None);
        }
    }
    #[cold]
    fn report_semicolon(&mut self, after: &'static str, hint: Option<String>) {
        let (at, next, found) = (self.after_previous(), self.current.span, self.describe(self.current));
        let mut diagnostic = Diagnostic::from(MissingSemicolon { after, at, found, next });
        if let Some(hint) = hint {
            diagnostic.help = vec![hint];
        }
        self.report(diagnostic);
        self.broken = !self.starts_anew();
    }
    fn expect_name(&mut self, what: &str) -> Option<Name> {
        if self.at_name() {
            return Some(self.take_name());
        }
        self.report_expected(what.to_string());
        None
    }
    fn take_name(&mut self) -> Name {
        let token = self.bump();
        Name { symbol: token.symbol, span: token.span }
    }
    /// A missing name, just before the current token.
    fn no_name(&self) -> Name {
        let start = self.current.span.start;
        Name { symbol: kw::EMPTY, span: Span::new(start, start) }
    }

    // Reporting.

    /// Reports a syntax error; until the parser recovers, nothing else is reported.
    fn report(&mut self, diagnostic: impl Into<Diagnostic>) {
        let repeats = self.torn_off && self.at_end();
        if !self.broken && !self.finished && !repeats {
            self.sink.push(diagnostic);
        }
        self.broken = true;
        self.torn_off |= self.at_end();
    }
    /// Reports something that can be parsed but is invalid.
    fn complain(&mut self, diagnostic: impl Into<Diagnostic>) {
        if !self.broken && !self.finished {
            self.sink.push(diagnostic);
        }
    }
    fn report_expected(&mut self, expected: String) {
        let opens = |text: &str| text.len() > 1 && text.starts_with(['"', '\'', '/']);
        let is_torn = self.at(TokenKind::Unknown) && opens(self.sources.text(self.current.span));
        if is_torn && self.sink.has_errors() {
            // A string or comment without end, reported by the preprocessor. Of one in a macro, it only warns.
            self.broken = true;
            return;
        }
        let found = self.describe(self.current);
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
                let first = self.sources.text(token.span).chars().next().unwrap_or(' ');
                match first.is_control() {
                    true => format!("the stray character `{}`", first.escape_default()),
                    false => format!("the stray character `{first}`"),
                }
            }
            kind => format!("`{}`", kind.name()),
        }
    }
    /// The empty span after the last token.
    fn after_previous(&self) -> Span {
        Span::new(self.previous.end, self.previous.end)
    }
    /// Where to report that something is missing: at the current token; at the end of a file, before its last line break.
    fn missing_place(&self) -> Span {
        let span = self.current.span;
        let last = Span::new(span.start.saturating_sub(1), span.start);
        if self.at_end() && span.start > self.previous.end && self.sources.text(last) == "\n" {
            return Span::new(last.start, last.start);
        }
        span
    }

    // Spans.

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
    /// From `start` to the last token consumed.
    #[inline]
    fn since(&mut self, start: Span) -> Span {
        self.join(start, self.previous)
    }

    // Making nodes.

    fn add_expression(&mut self, kind: ExpressionKind, span: Span) -> Id<Expression> {
        let height = self.height_of(&kind);
        self.add_of_height(kind, span, height)
    }
    /// The same with the number of nodes on the longest path down from it, including itself.
    #[inline]
    fn add_of_height(&mut self, kind: ExpressionKind, span: Span, height: u16) -> Id<Expression> {
        if height > MAX_DEPTH {
            self.too_deep(span);
            return self.push_expression(ExpressionKind::Error, span, 1);
        }
        self.push_expression(kind, span, height)
    }
    #[inline]
    fn push_expression(&mut self, kind: ExpressionKind, span: Span, height: u16) -> Id<Expression> {
        self.expression_heights.push(height);
        self.module.all_expressions.add(Expression { kind, span })
    }
    fn error_expression(&mut self) -> Id<Expression> {
        let span = self.current.span;
        self.push_expression(ExpressionKind::Error, span, 1)
    }
    fn add_statement(&mut self, statement: Statement) -> Id<Statement> {
        self.module.all_statements.add(statement)
    }
    fn add_item(&mut self, item: Item) -> Id<Item> {
        self.module.all_items.add(item)
    }
    fn add_type(&mut self, ty: Type) -> Id<Type> {
        let height = self.type_height_of(&ty.kind);
        self.type_heights.push(height);
        self.module.all_types.add(ty)
    }

    fn packing(&self) -> MatrixPacking {
        if self.packings.is_empty() {
            return MatrixPacking::Default;
        }
        match self.packings.partition_point(|it| it.0 <= self.position).checked_sub(1) {
            Some(index) => self.packings[index].1,
            None => MatrixPacking::Default,
        }
    }

    // Nesting.

    /// Enters a level of nesting; if that exceeds the limit, the rest of the file is skipped.
    fn nest(&mut self) -> bool {
        self.depth += 1;
        let fits = self.depth <= MAX_DEPTH;
        if !fits {
            self.too_deep(self.current.span);
        }
        fits
    }
    fn unnest(&mut self) {
        self.depth -= 1;
    }
    fn too_deep(&mut self, at: Span) {
        self.complain(TooDeep { at, limit: MAX_DEPTH.into() });
        self.finished = true;
        self.broken = true;
        self.go_to(self.tokens.len() - 1);
    }
}
