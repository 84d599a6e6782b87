//! Names: their meaning to the parser, and paths such as `a::b<int>::c`.

use smallvec::SmallVec;

use super::{
    Parser, builtin,
    builtin::Builtin,
    operator::binary_operator,
    scope::{Declared, Meaning, ScopeId, Scopes},
};
use crate::{
    ast::{BinaryOperator, Modifier, OverloadedOperator, Path, PathSegment, SegmentName, UnaryOperator},
    diagnostics::list::parse::{NeedsVersion, OperatorNotOverloadable, ReservedWord},
    options::HlslVersion,
    source::Span,
    symbol::{Symbol, kw},
    token::{Token, TokenKind},
};

/// Whether `token` can name something: an identifier that is not reserved.
#[inline]
pub(super) fn is_name(token: Token) -> bool {
    token.kind == TokenKind::Identifier && !is_reserved(token.symbol)
}

/// Words that can never be names. Excludes modifiers that may also be names.
#[inline]
pub(super) fn is_reserved(word: Symbol) -> bool {
    RESERVED.get(word.0 as usize).is_some_and(|&it| it)
}

/// By symbol: the answers of [`is_reserved`], which is asked of every name, more than once.
static RESERVED: [bool; 256] = {
    let mut answers = [false; 256];
    let mut number = 0;
    while number < answers.len() {
        answers[number] = is_reserved_word(Symbol(number as u32));
        number += 1;
    }
    answers
};

const fn is_reserved_word(word: Symbol) -> bool {
    matches!(
        word,
        kw::IF
            | kw::ELSE
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
            | kw::STRUCT
            | kw::CLASS
            | kw::INTERFACE
            | kw::ENUM
            | kw::NAMESPACE
            | kw::USING
            | kw::TYPEDEF
            | kw::TEMPLATE
            | kw::TYPENAME
            | kw::DECLTYPE
            | kw::OPERATOR
            | kw::THIS
            | kw::TRUE
            | kw::FALSE
            | kw::SIZEOF
            | kw::CBUFFER
            | kw::TBUFFER
            | kw::CONST
            | kw::STATIC
            | kw::EXTERN
            | kw::INLINE
            | kw::UNIFORM
            | kw::VOLATILE
            | kw::SHARED
            | kw::GROUPSHARED
            | kw::ROW_MAJOR
            | kw::COLUMN_MAJOR
            | kw::SNORM
            | kw::UNORM
            | kw::IN
            | kw::OUT
            | kw::INOUT
            | kw::EXPORT
            | kw::UNSIGNED
            | kw::LINEAR
            | kw::CENTROID
            | kw::NOINTERPOLATION
            | kw::NOPERSPECTIVE
            | kw::POINT
            | kw::LINE
            | kw::TRIANGLE
            | kw::LINEADJ
            | kw::TRIANGLEADJ
            | kw::REGISTER
            | kw::PACKOFFSET
            | kw::SAMPLER_STATE
            | kw::EXPLICIT
            | kw::C_STATIC_ASSERT
    ) || is_refused(word)
}

/// C++ keywords that HLSL reserves without giving them a meaning.
pub(super) const fn is_refused(word: Symbol) -> bool {
    matches!(
        word,
        kw::UNION
            | kw::PUBLIC
            | kw::PRIVATE
            | kw::PROTECTED
            | kw::VIRTUAL
            | kw::FRIEND
            | kw::MUTABLE
            | kw::AUTO
            | kw::GOTO
            | kw::TRY
            | kw::CATCH
            | kw::THROW
            | kw::NEW
            | kw::DELETE
            | kw::ASM
            | kw::SIGNED
            | kw::LONG
            | kw::SHORT
            | kw::CHAR
            | kw::WCHAR_T
            | kw::TYPEID
            | kw::CONST_CAST
            | kw::STATIC_CAST
            | kw::REINTERPRET_CAST
            | kw::DYNAMIC_CAST
    )
}

/// What a possibly qualified name means, and where it ends.
#[derive(Clone, Copy, Debug)]
pub(super) struct NameAt {
    pub(super) declared: Declared,
    /// The index of the token after it, including its template arguments.
    pub(super) after: usize,
}

/// The maximum distance to search for the `>` that closes template arguments after an unknown name, where every `<` is examined.
pub(super) const MAX_GUESS_SCAN: usize = 100;
/// The maximum nesting of unknown names that is examined to resolve the outermost one.
const MAX_GUESSES: u8 = 4;

/// Lists of template arguments, by the indices of their `<`.
#[derive(Default)]
struct Angles {
    open: SmallVec<[usize; 4]>,
    /// With the index after their `>`.
    closed: SmallVec<[(usize, usize); 4]>,
    /// The last token that was looked at.
    end: usize,
}

impl Angles {
    fn close(&mut self, after: usize) {
        self.closed.extend(self.open.pop().map(|open| (open, after)));
    }

    fn after(&self, index: usize) -> Option<usize> {
        self.closed.iter().find(|it| it.0 == index).map(|it| it.1)
    }
}

fn declared(builtin: Builtin) -> Declared {
    match builtin {
        Builtin::None => Declared::UNKNOWN,
        Builtin::Type => Declared::new(Meaning::Type),
        Builtin::Template => Declared::new(Meaning::TypeTemplate),
    }
}

impl Parser<'_> {
    #[inline]
    pub(super) fn lookup(&mut self, symbol: Symbol) -> Declared {
        let found = self.names.scopes.lookup(symbol);
        if found.meaning != Meaning::Unknown {
            return found;
        }
        match self.names.builtins.of(symbol, self.symbols) {
            Builtin::None if matches!(symbol, kw::VK | kw::DX | kw::STD) => Declared::new(Meaning::Namespace),
            Builtin::None if symbol == kw::HLSL && self.version >= HlslVersion::V202x => {
                Declared::new(Meaning::Namespace)
            }
            Builtin::None if self.names.opens_std && symbol == kw::IS_SAME => {
                Declared::new(Meaning::TypeTemplate)
            }
            Builtin::None if self.names.opens_vk => declared(builtin::in_vk(self.symbols.text(symbol))),
            builtin => declared(builtin),
        }
    }

    /// [`Parser::lookup`] without caching built-in names.
    pub(super) fn lookup_quick(&self, symbol: Symbol) -> Meaning {
        match self.names.scopes.lookup(symbol).meaning {
            Meaning::Unknown => match builtin::classify(self.symbols.text(symbol)) {
                Builtin::None => Meaning::Unknown,
                Builtin::Type => Meaning::Type,
                Builtin::Template => Meaning::TypeTemplate,
            },
            meaning => meaning,
        }
    }

    /// What `symbol` means after `qualifier::`, where `first` is the first name of the path.
    fn lookup_in(&mut self, scope: Option<ScopeId>, first: Symbol, symbol: Symbol) -> Declared {
        let found = scope.map_or(Declared::UNKNOWN, |scope| self.names.scopes.member(scope, symbol));
        if found.meaning == Meaning::Unknown && first == kw::STD && symbol == kw::IS_SAME {
            return Declared::new(Meaning::TypeTemplate);
        }
        let is_library =
            matches!(first, kw::VK | kw::DX) || first == kw::HLSL && self.version >= HlslVersion::V202x;
        if found.meaning != Meaning::Unknown || !is_library {
            return found;
        }
        let text = self.symbols.text(symbol);
        let builtin = if first == kw::VK { builtin::in_vk(text) } else { builtin::classify(text) };
        declared(builtin)
    }

    /// Examines the name that starts at token `index` without consuming it.
    pub(super) fn name_at(&mut self, index: usize) -> Option<NameAt> {
        let token = self.input.token_at(index);
        if is_name(token) && !self.may_go_on(index + 1) {
            return Some(NameAt { declared: self.lookup(token.symbol), after: index + 1 });
        }
        self.qualified_name_at(index)
    }

    /// Whether the token at `index`, after a name, may go on with it: with template arguments or the name of a member.
    pub(super) fn may_go_on(&self, index: usize) -> bool {
        matches!(self.input.token_at(index).kind, TokenKind::ColonColon | TokenKind::Less)
    }

    fn qualified_name_at(&mut self, index: usize) -> Option<NameAt> {
        let mut index = index;
        let mut scope = None;
        let mut qualified = false;
        let mut first = kw::EMPTY;
        if self.input.token_at(index).kind == TokenKind::ColonColon {
            index += 1;
            scope = Some(Scopes::GLOBAL);
            qualified = true;
        }
        loop {
            if qualified && self.input.token_at(index).symbol == kw::TEMPLATE {
                index += 1;
            }
            let token = self.input.token_at(index);
            if !is_name(token) {
                return None;
            }
            let declared = if first == kw::EMPTY && !qualified {
                self.lookup(token.symbol)
            } else if first == kw::EMPTY {
                match self.lookup_in(scope, first, token.symbol) {
                    // `::float4`, `::vk`
                    found if found.meaning == Meaning::Unknown => self.lookup(token.symbol),
                    found => found,
                }
            } else {
                self.lookup_in(scope, first, token.symbol)
            };
            if first == kw::EMPTY {
                first = token.symbol;
            }
            index += 1;
            if self.input.token_at(index).kind == TokenKind::Less
                && self.takes_arguments(declared.meaning, first, index)
            {
                match self.after_angles(index) {
                    Some(after) => index = after,
                    None => return Some(NameAt { declared, after: index }),
                }
            }
            let next = self.input.token_at(index + 1);
            let goes_on = self.input.token_at(index).kind == TokenKind::ColonColon
                && next.kind == TokenKind::Identifier
                && (is_name(next) || next.symbol == kw::TEMPLATE);
            if !goes_on {
                return Some(NameAt { declared, after: index });
            }
            scope = match declared.meaning {
                Meaning::Value if !qualified => self.names.scopes.scope_named(token.symbol),
                _ => declared.scope,
            };
            qualified = true;
            index += 1;
        }
    }

    /// Whether the `<` at `index` after a name of this meaning opens template arguments; `first` is the name that the
    /// path begins with.
    fn takes_arguments(&mut self, meaning: Meaning, first: Symbol, index: usize) -> bool {
        match meaning {
            Meaning::TypeTemplate | Meaning::FunctionTemplate => true,
            Meaning::Value | Meaning::Type | Meaning::Namespace => false,
            // Most of what is in `vk` is a template, so a misspelled name will be one.
            Meaning::Unknown if first == kw::VK => self.is_before_name(index),
            Meaning::Unknown => self.looks_like_arguments(index),
        }
    }

    /// Whether `<` at `index` after an unknown name opens template arguments: a type comes first, and after the
    /// matching `>` a `(` or `::` or a name.
    pub(super) fn looks_like_arguments(&mut self, index: usize) -> bool {
        if self.templates.guesses >= MAX_GUESSES {
            return false;
        }
        self.templates.guesses += 1;
        let is_type = self.type_starts_at(index + 1);
        self.templates.guesses -= 1;
        is_type && self.is_before_name(index)
    }

    /// Whether the `>` that closes the `<` at `index` is followed by something that may follow a type or a function name.
    fn is_before_name(&self, index: usize) -> bool {
        let Some(after) = self.after_angles_within(index, MAX_GUESS_SCAN) else { return false };
        let next = self.input.token_at(after);
        matches!(next.kind, TokenKind::LeftParen | TokenKind::ColonColon) || is_name(next)
    }

    /// The index after the `>` that closes the `<` at `index`, after the name of a template. As the list may be long, what is
    /// found for the lists in it is kept.
    pub(super) fn after_angles(&mut self, index: usize) -> Option<usize> {
        if let Some(known) = self.templates.long_lists.get(&index) {
            return *known;
        }
        let found = self.angles_from(index, usize::MAX);
        let is_long = found.end - index > MAX_GUESS_SCAN;
        if is_long {
            self.templates.long_lists.extend(found.closed.iter().map(|&(open, after)| (open, Some(after))));
            self.templates.long_lists.extend(found.open.iter().map(|&open| (open, None)));
        }
        found.after(index)
    }

    pub(super) fn after_angles_within(&self, index: usize, limit: usize) -> Option<usize> {
        self.angles_from(index, limit).after(index)
    }

    fn angles_from(&self, index: usize, limit: usize) -> Angles {
        let mut angles = Angles::default();
        let mut brackets = 0usize;
        for at in index..index.saturating_add(limit).min(self.input.tokens.len()) {
            angles.end = at;
            match self.input.token_at(at).kind {
                TokenKind::LeftParen | TokenKind::LeftBracket => brackets += 1,
                TokenKind::RightParen | TokenKind::RightBracket => match brackets.checked_sub(1) {
                    Some(rest) => brackets = rest,
                    None => break,
                },
                TokenKind::Semicolon | TokenKind::LeftBrace | TokenKind::RightBrace => break,
                TokenKind::Less if brackets == 0 && (at == index || self.opens_angle(at)) => {
                    angles.open.push(at);
                }
                TokenKind::Greater if brackets == 0 => angles.close(at + 1),
                // In the outermost list it shifts, and so the inner one is not closed if it is looked at for itself.
                TokenKind::GreaterGreater if brackets == 0 && angles.open.len() > 1 => {
                    angles.open.pop();
                    angles.close(at + 1);
                }
                _ => continue,
            }
            if angles.open.is_empty() {
                break;
            }
        }
        angles
    }

    fn opens_angle(&self, less: usize) -> bool {
        let before = self.input.token_at(less.saturating_sub(1));
        is_name(before)
            && !matches!(
                self.lookup_quick(before.symbol),
                Meaning::Value | Meaning::Type | Meaning::Namespace
            )
    }

    /// A name with qualifiers and template arguments, as far as they go. The current token starts one.
    pub(super) fn path(&mut self) -> Path {
        self.path_with_meaning().0
    }

    pub(super) fn path_with_meaning(&mut self) -> (Path, Declared) {
        if self.input.at_name() && !self.may_go_on(self.input.position + 1) {
            let name = self.take_name();
            return (Path::identifier(name), self.lookup(name.symbol));
        }
        let start = self.input.current.span;
        let mut segments: SmallVec<[PathSegment; 1]> = SmallVec::new();
        let global = self.input.eat(TokenKind::ColonColon);
        let mut scope = global.then_some(Scopes::GLOBAL);
        let mut first = kw::EMPTY;
        let mut declared;
        loop {
            let is_template = (global || !segments.is_empty()) && self.input.eat_word(kw::TEMPLATE);
            if self.input.at_word(kw::OPERATOR) {
                segments.push(self.operator_name());
                declared = Declared::new(Meaning::Value);
                break;
            }
            let token = self.input.current;
            if token.kind != TokenKind::Identifier || is_reserved(token.symbol) {
                self.report_name_expected();
                segments.push(PathSegment {
                    name: SegmentName::Identifier(kw::EMPTY),
                    span: self.no_name().span,
                    arguments: None,
                });
                declared = Declared::UNKNOWN;
                break;
            }
            self.input.bump();
            declared = if first == kw::EMPTY && !global {
                self.lookup(token.symbol)
            } else {
                match self.lookup_in(scope, first, token.symbol) {
                    found if found.meaning == Meaning::Unknown && first == kw::EMPTY => {
                        self.lookup(token.symbol)
                    }
                    found => found,
                }
            };
            if first == kw::EMPTY {
                first = token.symbol;
            }
            let has_arguments = self.input.at(TokenKind::Less)
                && (is_template || self.takes_arguments(declared.meaning, first, self.input.position));
            let arguments = has_arguments.then(|| Box::new(self.template_arguments()));
            segments.push(PathSegment {
                name: SegmentName::Identifier(token.symbol),
                span: token.span,
                arguments,
            });
            let next = self.input.peek(1);
            let goes_on = self.input.at(TokenKind::ColonColon) && next.kind == TokenKind::Identifier;
            if !goes_on || self.recovery.broken {
                if self.input.at(TokenKind::ColonColon) && !self.recovery.broken {
                    self.input.bump();
                    self.report_name_expected();
                }
                break;
            }
            self.input.bump();
            scope = match declared.meaning {
                Meaning::Value if !global && segments.len() == 1 => {
                    self.names.scopes.scope_named(token.symbol)
                }
                _ => declared.scope,
            };
        }
        (Path { global, segments: segments.into(), span: self.since(start) }, declared)
    }

    /// Reports that a name was expected and the current token is not one.
    pub(super) fn report_name_expected(&mut self) {
        if self.input.current.kind == TokenKind::Identifier && is_reserved(self.input.current.symbol) {
            let word = self.symbols.text(self.input.current.symbol).to_string();
            self.report(ReservedWord { word, at: self.input.current.span });
        } else {
            self.report_expected("a name".into());
        }
    }

    /// `operator+`, `operator()`, `operator float4`. The current token is `operator`.
    pub(super) fn operator_name(&mut self) -> PathSegment {
        let start = self.input.bump().span;
        if self.version < HlslVersion::V2021 {
            self.complain(NeedsVersion { what: "overloaded operators", version: 2021, at: start });
        }
        let name = match self.overloaded_operator() {
            Some(operator) => SegmentName::Operator(operator),
            None if self.input.at(TokenKind::Identifier) => {
                let ty = self.type_without_brackets("a type or an operator");
                SegmentName::Conversion(ty)
            }
            None => {
                self.report_expected("an operator".into());
                SegmentName::Identifier(kw::EMPTY)
            }
        };
        PathSegment { name, span: self.since(start), arguments: None }
    }

    fn overloaded_operator(&mut self) -> Option<OverloadedOperator> {
        use TokenKind::*;
        let token = self.input.current;
        let operator = match token.kind {
            LeftParen if self.input.peek(1).kind == RightParen => {
                self.input.bump();
                OverloadedOperator::Call
            }
            LeftBracket if self.input.peek(1).kind == RightBracket => {
                self.input.bump();
                OverloadedOperator::Subscript
            }
            Bang => OverloadedOperator::Unary(UnaryOperator::Not),
            Tilde => OverloadedOperator::Unary(UnaryOperator::Complement),
            PlusPlus => OverloadedOperator::Unary(UnaryOperator::Increment),
            MinusMinus => OverloadedOperator::Unary(UnaryOperator::Decrement),
            Comma => OverloadedOperator::Binary(BinaryOperator::Comma),
            Arrow => {
                self.refuse_operator("->", token.span);
                self.input.bump();
                return Some(OverloadedOperator::Call);
            }
            Identifier if token.symbol == kw::NEW || token.symbol == kw::DELETE => {
                let text = self.symbols.text(token.symbol).to_string();
                self.refuse_operator(&text, token.span);
                self.input.bump();
                return Some(OverloadedOperator::Call);
            }
            kind => OverloadedOperator::Binary(binary_operator(kind)?.0),
        };
        let refused = match operator {
            OverloadedOperator::Unary(operator) => {
                matches!(operator, UnaryOperator::Increment | UnaryOperator::Decrement)
            }
            OverloadedOperator::Binary(operator) => {
                operator.is_assignment() || matches!(token.kind, LessLess | GreaterGreater)
            }
            _ => false,
        };
        if refused {
            self.refuse_operator(token.kind.name(), token.span);
        }
        self.input.bump();
        Some(operator)
    }

    pub(super) fn refuse_operator(&mut self, operator: &str, at: Span) {
        let operator = operator.to_string();
        let instead = "write a named function";
        self.complain(OperatorNotOverloadable { operator, at, kind: "", instead });
    }
}

/// Modifiers that are also used as names.
pub(super) fn is_soft(modifier: Modifier) -> bool {
    matches!(
        modifier,
        Modifier::Sample
            | Modifier::Center
            | Modifier::Precise
            | Modifier::GloballyCoherent
            | Modifier::ReorderCoherent
            | Modifier::Indices
            | Modifier::Vertices
            | Modifier::Primitives
            | Modifier::Payload
            | Modifier::Constexpr
    )
}
