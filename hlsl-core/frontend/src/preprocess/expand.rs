//! Macros: their definitions and the expansion of their uses.

use std::{ops::Deref, rc::Rc};

use super::{Frame, Preprocessor};
use crate::{
    diagnostics::list::preprocess as errors,
    lex::{self, Raw},
    limits,
    source::Span,
    symbol::{Symbol, kw},
    token::TokenKind,
};

pub(super) struct Macro {
    pub(super) name: Symbol,
    /// The name in its definition.
    pub(super) name_span: Span,
    /// The replacement list, from its first token to its last.
    pub(super) body_span: Span,
    pub(super) body: Body,
    /// None for a macro without parentheses.
    pub(super) parameters: Option<Box<[Symbol]>>,
    /// The last parameter takes the rest of the arguments.
    pub(super) is_variadic: bool,
    pub(super) has_paste: bool,
    pub(super) is_disabled: bool,
    pub(super) built_in: Option<BuiltIn>,
}

impl Macro {
    /// One that is replaced by a single token.
    pub(super) fn of_token(name: Symbol, name_span: Span, token: Raw) -> Macro {
        Macro { body_span: token.span, body: Body::One([token]), ..Macro::built_in(name, name_span, None) }
    }

    fn built_in(name: Symbol, name_span: Span, built_in: Option<BuiltIn>) -> Macro {
        Macro {
            name,
            name_span,
            body_span: Span::default(),
            body: Body::Empty,
            parameters: None,
            is_variadic: false,
            has_paste: false,
            is_disabled: false,
            built_in,
        }
    }
}

/// A replacement list, shared between the macro and its uses. Most are a name or a number, which is no memory to ask for.
#[derive(Clone)]
pub(super) enum Body {
    Empty,
    One([Raw; 1]),
    Many(Rc<[Raw]>),
}

impl From<&[Raw]> for Body {
    fn from(tokens: &[Raw]) -> Body {
        match *tokens {
            [] => Body::Empty,
            [only] => Body::One([only]),
            _ => Body::Many(tokens.into()),
        }
    }
}

impl Deref for Body {
    type Target = [Raw];
    fn deref(&self) -> &[Raw] {
        match self {
            Body::Empty => &[],
            Body::One(token) => token,
            Body::Many(tokens) => tokens,
        }
    }
}

/// Macros whose value depends on their position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BuiltIn {
    Line,
    File,
    Counter,
    BaseFile,
    IncludeLevel,
    Date,
    Time,
    Timestamp,
    Pragma,
    HasInclude,
    /// `__has_feature` and the like: nothing that they query is available.
    HasFeature,
}

const BUILT_INS: &[(Symbol, BuiltIn)] = &[
    (kw::MACRO_LINE, BuiltIn::Line),
    (kw::MACRO_FILE, BuiltIn::File),
    (kw::MACRO_COUNTER, BuiltIn::Counter),
    (kw::MACRO_BASE_FILE, BuiltIn::BaseFile),
    (kw::MACRO_INCLUDE_LEVEL, BuiltIn::IncludeLevel),
    (kw::MACRO_DATE, BuiltIn::Date),
    (kw::MACRO_TIME, BuiltIn::Time),
    (kw::MACRO_TIMESTAMP, BuiltIn::Timestamp),
    (kw::MACRO_PRAGMA, BuiltIn::Pragma),
    (kw::MACRO_HAS_INCLUDE, BuiltIn::HasInclude),
    (kw::MACRO_HAS_FEATURE, BuiltIn::HasFeature),
    (kw::MACRO_HAS_EXTENSION, BuiltIn::HasFeature),
    (kw::MACRO_HAS_BUILTIN, BuiltIn::HasFeature),
    (kw::MACRO_HAS_ATTRIBUTE, BuiltIn::HasFeature),
    (kw::MACRO_HAS_CPP_ATTRIBUTE, BuiltIn::HasFeature),
    (kw::MACRO_HAS_DECLSPEC_ATTRIBUTE, BuiltIn::HasFeature),
    (kw::MACRO_HAS_WARNING, BuiltIn::HasFeature),
];

pub(super) fn define_built_ins(this: &mut Preprocessor) {
    for &(name, built_in) in BUILT_INS {
        add(this, Macro::built_in(name, Span::default(), Some(built_in)));
    }
}

/// Defines its name as `new`.
pub(super) fn add(this: &mut Preprocessor, new: Macro) {
    let slot = new.name.0 as usize;
    if slot >= this.macro_of.len() {
        this.macro_of.resize(this.symbols.len().max(slot + 1), 0);
    }
    this.macros.push(new);
    if let Some(entry) = this.macro_of.get_mut(slot) {
        *entry = this.macros.len() as u32;
    }
}

/// A token of a replacement list, moved to the range of a use.
#[inline]
pub(super) fn moved(mut token: Raw, shift: u32) -> Raw {
    token.span.start = token.span.start.wrapping_add(shift);
    token.span.end = token.span.end.wrapping_add(shift);
    token
}

/// Expands the macro named by `token`, if it expands here. True: the tokens are on the stack, continue reading. False:
/// `token` is the result, possibly replaced with the macro's only token.
pub(super) fn expand(this: &mut Preprocessor, token: &mut Raw) -> bool {
    let number = this.macro_number(token.symbol);
    let index = number.wrapping_sub(1);
    let Some(of) = this.macros.get(index as usize) else { return false };
    if token.has(Raw::NO_EXPAND) {
        return false;
    }
    if of.is_disabled {
        token.flags |= Raw::NO_EXPAND;
        return false;
    }
    if let Some(built_in) = of.built_in {
        return expand_built_in(this, token, built_in);
    }
    if of.parameters.is_some() {
        return this.is_before_paren() && expand_call(this, *token, index);
    }
    let body = of.body.clone();
    let (body_span, has_paste) = (of.body_span, of.has_paste);
    let flags = token.flags & (Raw::SPACE | Raw::LINE);
    if body.is_empty() {
        this.pending |= flags;
        return true;
    }
    if !spend(this, body.len(), token.span) {
        return true;
    }
    let Some(shift) = use_range(this, token.span, body_span) else { return true };
    if has_paste {
        let mut tokens = this.list();
        tokens.extend(body.iter().map(|&it| moved(it, shift)));
        paste_all(this, &mut tokens);
        push_list(this, tokens, index, flags);
        return true;
    }
    if let [only] = *body
        && (only.kind != TokenKind::Identifier || this.macro_number(only.symbol) == 0)
    {
        *token = moved(only, shift);
        token.flags = flags;
        return false;
    }
    this.frames.push(Frame::Body { index, at: 0, shift, flags });
    disable(this, index);
    true
}

fn disable(this: &mut Preprocessor, index: u32) {
    if let Some(of) = this.macros.get_mut(index as usize) {
        of.is_disabled = true;
    }
}

fn push_list(this: &mut Preprocessor, mut tokens: Vec<Raw>, index: u32, flags: u8) {
    match tokens.first_mut() {
        _ if this.is_stopped => {}
        None => {
            this.pending |= flags;
            this.recycle(tokens);
        }
        Some(first) => {
            first.flags = first.flags & !(Raw::SPACE | Raw::LINE) | flags;
            this.frames.push(Frame::List { tokens, at: 0, owner: index + 1 });
            disable(this, index);
        }
    }
}

/// What `##` and `#` make counts as a token for so many bytes: they can make long ones over and over.
const BYTES_OF_TOKEN: usize = 32;

/// Counts tokens that macros produce. False if the limit is reached, which ends preprocessing.
fn spend(this: &mut Preprocessor, count: usize, at: Span) -> bool {
    this.expanded += count;
    if this.expanded > limits::MACRO_TOKENS {
        this.sink.push(errors::ExpansionTooLarge { limit: limits::MACRO_TOKENS, at });
        this.stop();
        return false;
    }
    true
}

/// A range for a use of a macro: the offset to add to the positions of its replacement list.
fn use_range(this: &mut Preprocessor, used_at: Span, body: Span) -> Option<u32> {
    match this.sources.add_macro_use(used_at, body) {
        Ok(range) => Some(range.start.wrapping_sub(body.start)),
        Err(_) => {
            this.sink.push(errors::TooMuchText {});
            this.stop();
            None
        }
    }
}

/// The arguments of one call: all tokens, and which belong to which parameter.
struct Arguments {
    tokens: Vec<Raw>,
    ranges: smallvec::SmallVec<[(u32, u32); 8]>,
    /// Nothing was passed for the variadic parameter, not even its comma.
    rest_missing: bool,
    close: Span,
}

impl Arguments {
    fn get(&self, index: usize) -> &[Raw] {
        let (start, end) = self.ranges.get(index).copied().unwrap_or((0, 0));
        self.tokens.get(start as usize..end as usize).unwrap_or(&[])
    }
}

fn expand_call(this: &mut Preprocessor, name: Raw, index: u32) -> bool {
    if this.calls >= limits::MACRO_CALL_DEPTH {
        this.sink.push(errors::MacroArgumentsTooDeep { limit: limits::MACRO_CALL_DEPTH, at: name.span });
        this.stop();
        return true;
    }
    this.calls += 1;
    let arguments = read_arguments(this, name, index);
    if let Some(arguments) = arguments {
        substitute(this, name, index, arguments);
    }
    this.calls -= 1;
    true
}

/// Reads from `(` to `)`. None after an error: the call is dropped.
fn read_arguments(this: &mut Preprocessor, name: Raw, index: u32) -> Option<Arguments> {
    let of = this.macros.get(index as usize)?;
    let (wanted, is_variadic) = (of.parameters.as_ref().map_or(0, |it| it.len()), of.is_variadic);
    let defined = of.name_span;
    let mut tokens = this.list();
    let mut ranges = smallvec::SmallVec::new();
    let mut depth = 0usize;
    let mut start = 0u32;
    let mut extra: Option<Span> = None;
    let open = this.next_unexpanded();
    // `expand_call` is only called before a parenthesis.
    debug_assert_eq!(open.kind, TokenKind::LeftParen);
    let close = loop {
        let mut token = this.next_unexpanded();
        match token.kind {
            TokenKind::EndOfFile => {
                let name_text = this.symbols.text(name.symbol).to_string();
                this.sink.push(errors::UnterminatedMacroCall { name: name_text, at: name.span, defined });
                this.recycle(tokens);
                return None;
            }
            TokenKind::RightParen if depth == 0 => break token.span,
            TokenKind::RightParen => depth -= 1,
            TokenKind::LeftParen => depth += 1,
            TokenKind::Comma if depth == 0 => {
                let is_rest = is_variadic && ranges.len() + 1 >= wanted;
                if !is_rest {
                    ranges.push((start, tokens.len() as u32));
                    start = tokens.len() as u32;
                    if ranges.len() >= wanted.max(1) {
                        extra = extra.or(Some(token.span));
                    }
                    continue;
                }
            }
            TokenKind::Identifier => {
                // Reading may have ended the frame of a macro and enabled it again; where it is still disabled,
                // this name never expands.
                let number = this.macro_number(token.symbol) as usize;
                if number.checked_sub(1).and_then(|it| this.macros.get(it)).is_some_and(|it| it.is_disabled) {
                    token.flags |= Raw::NO_EXPAND;
                }
            }
            _ => {}
        }
        tokens.push(token);
    };
    // `F()` gives a macro with one parameter an empty argument, and one without parameters none.
    let found_any = !ranges.is_empty() || !tokens.is_empty();
    if found_any || wanted > 0 {
        ranges.push((start, tokens.len() as u32));
    }
    let mut rest_missing = false;
    if is_variadic && ranges.len() + 1 == wanted {
        rest_missing = true;
        ranges.push((tokens.len() as u32, tokens.len() as u32));
    } else if is_variadic && wanted == 1 && !found_any {
        rest_missing = true;
    }
    let found = ranges.len();
    if found == wanted {
        return Some(Arguments { tokens, ranges, rest_missing, close });
    }
    let name_text = this.symbols.text(name.symbol).to_string();
    if found < wanted {
        this.sink.push(errors::TooFewMacroArguments { name: name_text, wanted, found, at: close, defined });
    } else {
        let at = extra.or_else(|| tokens.first().map(|it| it.span)).unwrap_or(close);
        this.sink.push(errors::TooManyMacroArguments { name: name_text, wanted, at, defined });
    }
    this.recycle(tokens);
    None
}

/// Replaces parameters with arguments and pushes the result onto the stack.
fn substitute(this: &mut Preprocessor, name: Raw, index: u32, arguments: Arguments) {
    let Some(of) = this.macros.get(index as usize) else { return };
    let body = of.body.clone();
    let (body_span, has_paste) = (of.body_span, of.has_paste);
    let count = of.parameters.as_ref().map_or(0, |it| it.len());
    let rest = if of.is_variadic { count.checked_sub(1) } else { None };
    let flags = name.flags & SPACING;
    if body.is_empty() {
        this.pending |= flags;
        this.recycle(arguments.tokens);
        return;
    }
    let used_at = call_span(this, name.span, arguments.close);
    let Some(shift) = use_range(this, used_at, body_span) else { return };
    let mut expanded: smallvec::SmallVec<[Option<Vec<Raw>>; 8]> = smallvec::SmallVec::new();
    expanded.resize_with(count, || None);
    let result = this.list();
    let mut it = Substitution { body: &body, shift, rest, arguments, expanded, result, space: 0 };
    it.run(this);
    let Substitution { arguments, expanded, mut result, .. } = it;
    for tokens in expanded.into_iter().flatten() {
        this.recycle(tokens);
    }
    this.recycle(arguments.tokens);
    if !spend(this, result.len(), name.span) {
        return;
    }
    if has_paste {
        paste_all(this, &mut result);
    }
    push_list(this, result, index, flags);
}

/// From the name to the parenthesis, where both stand in the same file.
fn call_span(this: &Preprocessor, name: Span, close: Span) -> Span {
    let in_same_file =
        || this.files.last().is_some_and(|it| it.cursor.contains(name) && it.cursor.contains(close));
    if close.end > name.end && in_same_file() { Span { end: close.end, ..name } } else { name }
}

/// What a token says about the white space before it.
const SPACING: u8 = Raw::SPACE | Raw::LINE;

/// A replacement list while arguments are put in the place of its parameters.
struct Substitution<'m> {
    body: &'m [Raw],
    /// From the positions in the definition to those of this use.
    shift: u32,
    /// The parameter that takes the rest of the arguments.
    rest: Option<usize>,
    arguments: Arguments,
    /// By parameter: its argument with macros expanded, where that was needed.
    expanded: smallvec::SmallVec<[Option<Vec<Raw>>; 8]>,
    result: Vec<Raw>,
    /// Of a parameter whose argument is empty: goes to what follows.
    space: u8,
}

/// On which sides of a parameter there is a `##`.
#[derive(Clone, Copy)]
struct Pasted {
    before: bool,
    after: bool,
}

impl Substitution<'_> {
    fn run(&mut self, this: &mut Preprocessor) {
        let mut at = 0;
        while let Some(&token) = self.body.get(at) {
            // Arguments that repeat are more than this macro may be: whoever counts says so.
            if self.result.len() > limits::MACRO_TOKENS {
                break;
            }
            at += 1;
            let mut token = moved(token, self.shift);
            token.flags |= std::mem::take(&mut self.space);
            if token.has(Raw::OPERATOR) && token.kind == TokenKind::Hash {
                let Some(&of) = self.body.get(at) else { break };
                at += 1;
                let argument = self.arguments.get(usize::from(of.parameter).wrapping_sub(1));
                self.result.push(stringify(this, token, argument));
                continue;
            }
            let Some(parameter) = usize::from(token.parameter).checked_sub(1) else {
                self.result.push(token);
                continue;
            };
            let pasted = Pasted { before: at >= 2 && self.is_paste(at - 2), after: self.is_paste(at) };
            let expands = !pasted.before && !pasted.after || this.options.language.legacy_macro_expansion;
            if expands {
                fill(this, &self.arguments, &mut self.expanded, parameter);
            }
            if !self.put_in(token, parameter, pasted, expands) {
                // An empty argument takes a `##` beside it away.
                self.space |= token.flags & SPACING;
                if pasted.before && !pasted.after && self.ends_with_paste() {
                    self.drop_paste(parameter);
                } else if pasted.after {
                    at += 1;
                }
            }
        }
    }

    fn is_paste(&self, at: usize) -> bool {
        self.body.get(at).is_some_and(|it| it.kind == TokenKind::HashHash && it.has(Raw::OPERATOR))
    }

    fn ends_with_paste(&self) -> bool {
        self.result.last().is_some_and(|it| it.has(Raw::OPERATOR))
    }

    /// Puts the argument in the place of `token`, a parameter. False if there is nothing to put.
    fn put_in(&mut self, token: Raw, parameter: usize, pasted: Pasted, expands: bool) -> bool {
        let argument = match self.expanded.get(parameter) {
            Some(Some(tokens)) if expands => tokens.as_slice(),
            _ => self.arguments.get(parameter),
        };
        let Some(&first) = argument.first() else { return false };
        let mut is_pasted = pasted.before && self.ends_with_paste();
        if is_pasted
            && self.rest == Some(parameter)
            && let [.., before, _] = &self.result[..]
            && before.kind == TokenKind::Comma
        {
            // `, ## __VA_ARGS__` puts the arguments after the comma and pastes nothing.
            self.result.pop();
            is_pasted = false;
        }
        let from = self.result.len();
        self.result.extend_from_slice(argument);
        if let Some(it) = self.result.get_mut(from) {
            let own = if is_pasted { first.flags } else { token.flags };
            it.flags = it.flags & !SPACING | own & SPACING;
        }
        true
    }

    /// Takes back the `##` before a parameter without an argument, and the comma before a missing rest.
    fn drop_paste(&mut self, parameter: usize) {
        self.result.pop();
        let ends_with_comma = self.result.last().is_some_and(|it| it.kind == TokenKind::Comma);
        if self.rest == Some(parameter) && self.arguments.rest_missing && ends_with_comma {
            self.result.pop();
        }
    }
}

/// Ensures that the argument of `parameter` is available with its macros expanded.
fn fill(this: &mut Preprocessor, arguments: &Arguments, expanded: &mut [Option<Vec<Raw>>], parameter: usize) {
    let Some(slot @ None) = expanded.get_mut(parameter) else { return };
    let argument = arguments.get(parameter);
    let may_expand = argument.iter().any(|it| {
        it.kind == TokenKind::Identifier && !it.has(Raw::NO_EXPAND) && this.macro_number(it.symbol) != 0
    });
    if may_expand {
        *slot = Some(expand_alone(this, argument));
    }
}

/// Expands tokens in isolation.
pub(super) fn expand_alone(this: &mut Preprocessor, tokens: &[Raw]) -> Vec<Raw> {
    let mut copy = this.list();
    copy.extend_from_slice(tokens);
    let pending = std::mem::take(&mut this.pending);
    this.frames.push(Frame::Argument { tokens: copy, at: 0 });
    let mut result = this.list();
    loop {
        let token = this.next();
        if token.kind == TokenKind::EndOfFile {
            break;
        }
        result.push(token);
    }
    this.pending = pending;
    // Gone already if a limit stopped everything.
    if let Some(Frame::Argument { tokens, .. }) = this.frames.pop() {
        this.recycle(tokens);
    }
    result
}

/// `#` before a parameter: the argument as a string.
fn stringify(this: &mut Preprocessor, operator: Raw, argument: &[Raw]) -> Raw {
    let mut text = String::from("\"");
    for (index, token) in argument.iter().enumerate() {
        if index > 0 && token.flags & (Raw::SPACE | Raw::LINE) != 0 {
            text.push(' ');
        }
        let spelling = token.spelling(this.symbols);
        if matches!(token.kind, TokenKind::String | TokenKind::Character) {
            for letter in spelling.chars() {
                if matches!(letter, '"' | '\\') {
                    text.push('\\');
                }
                text.push(letter);
            }
        } else {
            text.push_str(spelling);
        }
        if text.len() > limits::TOKEN_BYTES {
            let limit = limits::TOKEN_BYTES;
            this.sink.push(errors::TokenTooLong { operator: "#", limit, at: operator.span });
            text.truncate(1);
            break;
        }
    }
    // An odd backslash at the end would take the quote with it.
    if (text.len() - text.trim_end_matches('\\').len()) % 2 == 1 {
        text.pop();
    }
    text.push('"');
    spend(this, text.len() / BYTES_OF_TOKEN, operator.span);
    let symbol = this.symbols.intern(&text);
    let flags = operator.flags & (Raw::SPACE | Raw::LINE);
    Raw { kind: TokenKind::String, flags, parameter: 0, span: operator.span, symbol }
}

/// Executes every `##` of a finished replacement list.
fn paste_all(this: &mut Preprocessor, tokens: &mut Vec<Raw>) {
    let mut out = 0;
    let mut at = 0;
    while let Some(&token) = tokens.get(at) {
        at += 1;
        let is_operator = token.kind == TokenKind::HashHash && token.has(Raw::OPERATOR);
        let left = if is_operator && out > 0 { tokens.get(out - 1).copied() } else { None };
        let pasted = match (left, tokens.get(at)) {
            (Some(left), Some(&right)) => {
                at += 1;
                match paste(this, left, right) {
                    Some(token) => {
                        out -= 1;
                        token
                    }
                    None => right,
                }
            }
            _ if is_operator => continue,
            _ => token,
        };
        if let Some(slot) = tokens.get_mut(out) {
            *slot = pasted;
        }
        out += 1;
    }
    tokens.truncate(out);
}

fn paste(this: &mut Preprocessor, left: Raw, right: Raw) -> Option<Raw> {
    let (first, second) = (left.spelling(this.symbols), right.spelling(this.symbols));
    let length = first.len() + second.len();
    if length > limits::TOKEN_BYTES {
        let limit = limits::TOKEN_BYTES;
        this.sink.push(errors::TokenTooLong { operator: "##", limit, at: left.span });
        // One token nevertheless, so that there are no more errors because of this one.
        return Some(left);
    }
    let text = format!("{first}{second}");
    if !spend(this, length / BYTES_OF_TOKEN, left.span) {
        return Some(left);
    }
    match lex::whole_token(&text, this.symbols) {
        Some((kind, symbol)) => {
            let flags = left.flags & (Raw::SPACE | Raw::LINE);
            let span = if right.span.start >= left.span.end && right.span.start - left.span.end < 64 {
                this.sources.join(left.span, right.span)
            } else {
                left.span
            };
            Some(Raw { kind, flags, parameter: 0, span, symbol })
        }
        None => {
            this.sink.push(errors::BadPaste { text, at: left.span });
            None
        }
    }
}

/// The macros that the compiler computes.
fn expand_built_in(this: &mut Preprocessor, token: &mut Raw, built_in: BuiltIn) -> bool {
    let number =
        |this: &mut Preprocessor, value: u32| (TokenKind::Integer, this.symbols.intern(&value.to_string()));
    let string = |this: &mut Preprocessor, text: &str| {
        let quoted = format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""));
        (TokenKind::String, this.symbols.intern(&quoted))
    };
    let (kind, symbol) = match built_in {
        BuiltIn::Line => {
            // In a macro it is the line where the use of the outermost macro ends.
            let used = this.sources.in_file(token.span);
            let last = used.end.saturating_sub(1).max(used.start);
            let line = this.sources.line(Span::new(last, last));
            number(this, line)
        }
        BuiltIn::Counter => {
            let value = this.counter;
            this.counter += 1;
            number(this, value)
        }
        BuiltIn::IncludeLevel => {
            let level = this.files.len().saturating_sub(1) as u32;
            number(this, level)
        }
        BuiltIn::File => {
            let path = this.sources.path(token.span);
            string(this, &path)
        }
        BuiltIn::BaseFile => {
            let main = this.files.iter().find(|it| it.is_main).map_or(Span::default(), |it| it.all);
            let path = this.sources.path(main);
            string(this, &path)
        }
        BuiltIn::Date => string(this, &this.options.language.date),
        BuiltIn::Time => string(this, &this.options.language.time),
        BuiltIn::Timestamp => string(this, "Thu Jan  1 00:00:00 1970"),
        BuiltIn::Pragma => return super::pragma::operator(this, *token),
        BuiltIn::HasInclude if this.in_condition => match super::include::has_include(this, *token) {
            Some(is_there) => number(this, u32::from(is_there)),
            None => return true,
        },
        BuiltIn::HasInclude => {
            let name = this.symbols.text(token.symbol).to_string();
            this.sink.push(errors::MisplacedHasInclude { name, at: token.span });
            return false;
        }
        BuiltIn::HasFeature => match feature_check(this) {
            Ok(()) => number(this, 0),
            Err(()) => {
                this.sink.push(errors::BadFeatureCheck { at: token.span });
                number(this, 0)
            }
        },
    };
    (token.kind, token.symbol) = (kind, symbol);
    token.flags |= Raw::NO_EXPAND;
    false
}

/// `(name)` or `("-Wname")` or `(scope::name)`.
fn feature_check(this: &mut Preprocessor) -> Result<(), ()> {
    if !this.is_before_paren() {
        return Err(());
    }
    this.next_unexpanded();
    let mut has_name = false;
    loop {
        match this.next_unexpanded().kind {
            TokenKind::RightParen => return if has_name { Ok(()) } else { Err(()) },
            TokenKind::Identifier | TokenKind::String | TokenKind::ColonColon => has_name = true,
            _ => return Err(()),
        }
    }
}

/// Whether `name` is a macro.
pub(super) fn is_defined(this: &Preprocessor, name: Symbol) -> bool {
    name != kw::EMPTY && this.macro_number(name) != 0
}
