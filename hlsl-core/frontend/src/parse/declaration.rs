//! Declarations of variables, fields, parameters and functions: specifiers and declarators.

use smallvec::SmallVec;

use super::{
    Parser,
    name::{is_name, is_soft},
    scope::{Declared, Meaning, ScopeId, ScopeKind},
};
use crate::{
    arena::Id,
    ast::{
        Attributes, Declarator, ElaboratedKind, Function, Initializer, Item, ItemKind, Modifier, Modifiers,
        Name, Path, SegmentName, Segments, Specifiers, TemplateArguments, Type, TypeKind, Variables,
    },
    diagnostics::list::parse::{
        Constructor, Destructor, DuplicateModifier, DuplicateSpecifier, MemberInitializer, Misplaced,
        MissingSemicolon, MissingType, ModifierAfterType, ModifierApplied, ModifierAsName, NeedsVersion,
        NothingDeclared, ParenthesizedInitializer, UnnamedRecord,
    },
    options::HlslVersion,
    source::Span,
    symbol::{Symbol, kw},
    token::TokenKind,
};

/// The context of a declaration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// The top level and namespaces.
    Global,
    /// `cbuffer` and `tbuffer`.
    Buffer,
    /// Records.
    Member,
    /// Function bodies.
    Local,
    /// The first part of a `for`.
    ForLoop,
}

/// What has been read of a function when its parameters begin.
pub(super) struct FunctionHead<'h> {
    pub place: Place,
    pub specifiers: &'h Specifiers,
    pub name: Path,
    pub attributes: Attributes,
    /// Where the declaration begins.
    pub start: Span,
    /// Whether it is a template.
    pub templated: bool,
}

/// What the last segment of a qualified name stands for.
#[derive(Clone, Copy)]
pub(super) enum LastSegment {
    /// `a::b` of `a::b::c`
    IsScope,
    /// `a::b::c`
    IsMember,
}

impl Parser<'_> {
    /// Variables and functions with one list of specifiers. Adds one item per function and one for each run of
    /// variables between them.
    pub(super) fn declaration(
        &mut self,
        place: Place,
        attributes: Attributes,
        start: Span,
        items: &mut Vec<Id<Item>>,
    ) {
        // A record takes the flag for itself.
        let templated = self.templates.precedes;
        if self.at_untyped_function(place) {
            self.templates.precedes = false;
            self.untyped_function(place, attributes, start, templated, items);
            return;
        }
        let specifiers = self.specifiers();
        self.templates.precedes = false;
        if self.recovery.broken {
            items.push(self.item_from(ItemKind::Error, attributes, start));
            return;
        }
        if self.input.at(TokenKind::Semicolon) || self.misses_semicolon(&specifiers) {
            let item = self.no_declarators(place, specifiers, attributes, start);
            items.push(item);
            return;
        }
        let mut variables: SmallVec<[Declarator; 1]> = SmallVec::new();
        loop {
            self.refuse_pointer();
            self.refuse_second_type(specifiers.ty);
            if self.at_plain_variable() {
                variables.push(self.plain_variable(place, &specifiers, templated));
                if self.recovery.broken || !self.input.eat(TokenKind::Comma) {
                    break;
                }
                continue;
            }
            let (declarator_start, name) = (self.input.current.span, self.declared_name(place));
            if self.input.at(TokenKind::LeftParen) && !self.recovery.broken && self.is_function(&name, place)
            {
                self.flush(&specifiers, &mut variables, &attributes, start, items);
                let (specifiers, attributes) = (&specifiers, attributes.clone());
                let head = FunctionHead { place, specifiers, name, attributes, start, templated };
                if self.function(head, items) {
                    return;
                }
            } else {
                let declarator = self.variable(place, &specifiers, name, declarator_start, templated);
                variables.push(declarator);
            }
            if self.recovery.broken || !self.input.eat(TokenKind::Comma) {
                break;
            }
        }
        let is_function = variables.is_empty() && !items.is_empty() && place != Place::Local;
        let ends = self.recovery.broken || self.input.at(TokenKind::Semicolon) || self.declaration_starts();
        if is_function && !ends {
            self.report_expected("a function body or `;`".into());
            self.recovery.broken = !self.starts_anew();
        } else if place == Place::ForLoop {
            if !self.recovery.broken {
                self.expect_for_semicolon();
            }
        } else {
            self.expect_semicolon("declaration");
        }
        if !variables.is_empty() {
            let kind = ItemKind::Variables(Variables { specifiers, declarators: variables });
            items.push(self.item_from(kind, attributes, start));
        }
    }

    /// Whether only a name, and perhaps a value, is declared next, as mostly is.
    fn at_plain_variable(&self) -> bool {
        let next = self.input.peek(1).kind;
        matches!(next, TokenKind::Equal | TokenKind::Semicolon | TokenKind::Comma) && self.input.at_name()
    }

    /// The same as [`Parser::variable`] makes of it.
    fn plain_variable(&mut self, place: Place, specifiers: &Specifiers, templated: bool) -> Declarator {
        let scope = self.names.of_type;
        let name = self.take_name();
        let meaning = if templated { Meaning::FunctionTemplate } else { Meaning::Value };
        self.names.scopes.declare(name.symbol, Declared { meaning, scope: None });
        let mut declarator = Declarator::named(name);
        if !self.recovery.broken && self.input.at(TokenKind::Equal) {
            declarator.initializer = self.initializer(place, specifiers);
            declarator.span = self.since(name.span);
        }
        self.names.of_type = scope;
        declarator
    }

    /// The declared variable of a condition.
    pub(super) fn condition_variable(&mut self) -> Variables {
        let specifiers = self.specifiers();
        let start = self.input.current.span;
        let name = self.declared_name(Place::Local);
        let declarator = self.variable(Place::Local, &specifiers, name, start, false);
        Variables { specifiers, declarators: SmallVec::from_buf([declarator]) }
    }

    /// `typedef T A, B[2];` The current token is `typedef`.
    pub(super) fn typedef(&mut self, attributes: Attributes, start: Span) -> Id<Item> {
        self.input.bump();
        let specifiers = self.specifiers();
        let scope = self.names.of_type;
        let mut declarators = SmallVec::new();
        while !self.recovery.broken {
            self.refuse_pointer();
            let at = self.input.current.span;
            let name = self.declared_name(Place::Local);
            if self.recovery.broken {
                break;
            }
            let mut declarator = self.plain_declarator(name, at);
            declarator.annotations = self.annotations();
            declarator.span = self.since(at);
            let meaning = self.meaning_of_alias(specifiers.ty);
            self.names.scopes.declare(declarator.name.symbol, Declared { meaning, scope });
            declarators.push(declarator);
            if !self.input.eat(TokenKind::Comma) {
                break;
            }
        }
        self.expect_semicolon("typedef");
        self.item_from(ItemKind::Typedef(Variables { specifiers, declarators }), attributes, start)
    }

    /// `typedef Texture2D T;` keeps `T` a template, so that `T<float>` works.
    pub(super) fn meaning_of_alias(&self, ty: Id<Type>) -> Meaning {
        match &self.tree.module[ty].kind {
            TypeKind::Named(path) if path.as_identifier().is_some() => {
                match path.as_identifier().map(|symbol| self.names.scopes.lookup(symbol).meaning) {
                    Some(Meaning::TypeTemplate) => Meaning::TypeTemplate,
                    _ => Meaning::Type,
                }
            }
            _ => Meaning::Type,
        }
    }

    fn flush(
        &mut self,
        specifiers: &Specifiers,
        variables: &mut SmallVec<[Declarator; 1]>,
        attributes: &Attributes,
        start: Span,
        items: &mut Vec<Id<Item>>,
    ) {
        if !variables.is_empty() {
            let declarators = std::mem::take(variables);
            let kind = ItemKind::Variables(Variables { specifiers: specifiers.clone(), declarators });
            items.push(self.item_from(kind, attributes.clone(), start));
        }
    }

    pub(super) fn item_from(&mut self, kind: ItemKind, attributes: Attributes, start: Span) -> Id<Item> {
        let span = self.since(start);
        self.tree.add_item(Item { kind, attributes, span })
    }

    /// A declaration that ends after its specifiers: a standalone type, or nothing. A missing `;` has already been
    /// reported.
    fn no_declarators(
        &mut self,
        place: Place,
        specifiers: Specifiers,
        attributes: Attributes,
        start: Span,
    ) -> Id<Item> {
        let TypeKind::Defined(item) = self.tree.module[specifiers.ty].kind else {
            self.complain(NothingDeclared { at: specifiers.span });
            self.input.eat(TokenKind::Semicolon);
            return self.item_from(ItemKind::Empty, attributes, start);
        };
        if let ItemKind::Record(record) = &self.tree.module[item].kind
            && record.name.is_none()
            && place != Place::Member
        {
            let (word, at) = (record.kind.text(), self.tree.module[item].span);
            self.complain(UnnamedRecord { word, at });
        }
        self.input.eat(TokenKind::Semicolon);
        let span = self.since(start);
        let own = &mut self.tree.module.all_items[item];
        own.attributes = attributes;
        own.span = span;
        item
    }

    /// After the `}` of a type: whether what follows cannot be a declarator, so that a `;` is missing.
    fn misses_semicolon(&mut self, specifiers: &Specifiers) -> bool {
        if let TypeKind::Elaborated(ElaboratedKind::Record(kind), _) = self.tree.module[specifiers.ty].kind {
            let missing =
                self.input.at_name() && is_name(self.input.peek(1)) && self.name_is_type(self.input.position);
            if missing {
                self.report_missing_semicolon(kind.text());
            }
            return missing;
        }
        let TypeKind::Defined(item) = self.tree.module[specifiers.ty].kind else { return false };
        let has_body = match &self.tree.module[item].kind {
            ItemKind::Record(record) => record.members.is_some(),
            ItemKind::Enum(item) => item.enumerators.is_some(),
            _ => false,
        };
        if !has_body {
            return false;
        }
        let missing = match self.input.current.kind {
            TokenKind::Identifier => {
                let next = self.input.peek(1);
                !is_name(self.input.current) || is_name(next) || next.kind == TokenKind::Less
            }
            TokenKind::LeftBracket | TokenKind::RightBrace | TokenKind::EndOfFile => true,
            _ => false,
        };
        if missing {
            let word = match &self.tree.module[item].kind {
                ItemKind::Record(record) => record.kind.text(),
                _ => "enum",
            };
            self.report_missing_semicolon(word);
        }
        missing
    }

    fn report_missing_semicolon(&mut self, after: &'static str) {
        let (at, next, found) =
            (self.input.after_previous(), self.input.current.span, self.describe(self.input.current));
        self.report(MissingSemicolon { after, at, found, next });
        self.recovery.broken = false;
    }

    // Specifiers.

    /// Modifiers and the type. A missing type is reported.
    pub(super) fn specifiers(&mut self) -> Specifiers {
        let start = self.input.current.span;
        let mut modifiers = Modifiers::default();
        let mut ty = None;
        while !self.recovery.broken
            && (self.input.at(TokenKind::Identifier) || self.input.at(TokenKind::ColonColon))
        {
            if let Some(modifier) =
                Modifier::of(self.input.current.symbol).filter(|_| self.input.at(TokenKind::Identifier))
            {
                if !self.modifier(modifier, ty.is_some(), &mut modifiers) {
                    break;
                }
            } else if ty.is_none()
                && let Some(plain) = self.plain_type()
            {
                ty = Some(plain);
            } else if ty.is_none() && self.type_is_next() {
                ty = Some(self.core_type());
            } else if ty.is_some() && self.input.at_word(kw::UNSIGNED) {
                let span = self.input.bump().span;
                if let Some(inner) = ty {
                    let kind = TypeKind::Unsigned(inner);
                    let packing = self.input.packing();
                    ty = Some(self.tree.add_type(Type {
                        kind,
                        modifiers: Modifiers::default(),
                        packing,
                        span,
                    }));
                }
            } else {
                break;
            }
        }
        let span = if self.input.previous.end > start.start { self.since(start) } else { start };
        let ty = match ty {
            Some(ty) => ty,
            None => {
                self.report_missing_type();
                self.error_type()
            }
        };
        Specifiers { modifiers, ty, span }
    }

    /// Consumes `modifier`, the current token. False if it is the declared name instead.
    fn modifier(&mut self, modifier: Modifier, after_type: bool, modifiers: &mut Modifiers) -> bool {
        let next = self.input.peek(1);
        let type_follows = next.kind == TokenKind::Identifier || next.kind == TokenKind::ColonColon;
        if is_soft(modifier) && (after_type || !type_follows) {
            return false;
        }
        let at = self.input.current.span;
        let is_new = modifier == Modifier::Mutable && self.version >= HlslVersion::V202x;
        if super::name::is_refused(self.input.current.symbol) && !is_new {
            self.refuse_word();
            self.input.bump();
            return true;
        }
        if modifier == Modifier::Explicit {
            self.complain(Misplaced { what: "explicit", place: "a conversion operator", at });
        }
        let free = matches!(
            modifier,
            Modifier::Const
                | Modifier::Volatile
                | Modifier::Static
                | Modifier::Extern
                | Modifier::Inline
                | Modifier::Explicit
        );
        if after_type && !free {
            if !is_name(next) {
                return false;
            }
            self.complain(ModifierAfterType { modifier: modifier.text(), at });
        }
        if let Some(first) = modifiers.span(modifier)
            && (free || !after_type)
        {
            use Modifier::*;
            let text = modifier.text();
            match modifier {
                _ if free => self.complain(DuplicateModifier { modifier: text, at, first }),
                GloballyCoherent | ReorderCoherent | RowMajor | ColumnMajor | Snorm | Unorm => {
                    self.complain(ModifierApplied { modifier: text, at });
                }
                Linear | Centroid | NoInterpolation | NoPerspective | Sample | Center | Point | Line
                | Triangle | LineAdj | TriangleAdj | Vertices | Indices | Primitives | Payload => {
                    self.complain(DuplicateSpecifier { modifier: text, at, first });
                }
                _ => {}
            }
        }
        self.input.bump();
        modifiers.add(modifier, at);
        true
    }

    /// Whether the current name is the type of the declaration and not the declared name.
    fn type_is_next(&mut self) -> bool {
        if self.type_starts_at(self.input.position) {
            return true;
        }
        let Some(name) = self.name_at(self.input.position) else {
            // A word such as `if` where a declaration should be: let it be reported as what it is.
            return false;
        };
        let next = self.input.token_at(name.after);
        match next.kind {
            TokenKind::Identifier => {
                is_name(next)
                    || next.symbol == kw::OPERATOR
                    || (Modifier::of(next.symbol).is_some()
                        && !matches!(next.symbol, kw::IN | kw::OUT | kw::INOUT))
            }
            TokenKind::Star | TokenKind::Amp => is_name(self.input.token_at(name.after + 1)),
            _ => false,
        }
    }

    fn report_missing_type(&mut self) {
        if self.recovery.broken {
            return;
        }
        if self.input.at_name() {
            let name = self.symbols.text(self.input.current.symbol).to_string();
            let at = self.input.current.span;
            if name == "layout" && self.input.peek(1).kind == TokenKind::LeftParen {
                let instead = "GLSL's `layout(location = 0)` is `[[vk::location(0)]]` in HLSL, and `layout(binding = 0)` is `[[vk::binding(0)]]`".to_owned();
                self.report(MissingType { at, name, instead });
                return;
            }
            self.report(missing_type(at, name));
            self.recovery.broken = false;
        } else if self.input.at(TokenKind::Identifier) {
            self.report_name_expected();
        } else {
            self.report_expected("a declaration".into());
        }
    }

    // Declarators.

    /// The declared name, including `(a)` and `S::a`; an empty path with a report if there is none. Unnamed
    /// bit-fields do not have one either.
    fn declared_name(&mut self, place: Place) -> Path {
        let is_parenthesized = self.input.at(TokenKind::LeftParen)
            && is_name(self.input.peek(1))
            && self.input.peek(2).kind == TokenKind::RightParen;
        if is_parenthesized {
            self.input.bump();
            let path = self.plain_name();
            self.input.bump();
            return path;
        }
        let next = self.input.peek(1).kind;
        let is_template = next == TokenKind::Less
            && self.input.at_name()
            && self.lookup(self.input.current.symbol).meaning == Meaning::TypeTemplate;
        if self.input.at_name() && next != TokenKind::ColonColon && !is_template {
            let name = self.plain_name();
            return self.with_specialization(name);
        }
        if self.input.at_name() || self.input.at(TokenKind::ColonColon) || self.input.at_word(kw::OPERATOR) {
            return self.path();
        }
        if self.input.at(TokenKind::Identifier)
            && let Some(modifier) = Modifier::of(self.input.current.symbol)
        {
            let at = self.input.current.span;
            self.complain(ModifierAsName { modifier: modifier.text(), at });
            return self.plain_name();
        }
        if !(self.input.at(TokenKind::Colon) && place == Place::Member) {
            self.report_name_expected();
        }
        Path::identifier(self.no_name())
    }

    fn plain_name(&mut self) -> Path {
        Path::identifier(self.take_name())
    }

    /// `f<int>` in a specialization of a function.
    fn with_specialization(&mut self, path: Path) -> Path {
        let is_template = self.input.at(TokenKind::Less)
            && path
                .as_identifier()
                .is_some_and(|symbol| self.names.scopes.lookup(symbol).meaning == Meaning::FunctionTemplate);
        if !is_template {
            return path;
        }
        let mut path = path;
        let arguments = self.template_arguments();
        if let Some(last) = path.segments.last_mut() {
            last.arguments = Some(Box::new(arguments));
        }
        path.span = self.since(path.span);
        path
    }

    /// Whether the `(` after a declared name opens parameters. If it opens values, they are reported and skipped.
    fn is_function(&mut self, name: &Path, place: Place) -> bool {
        let inner = self.input.peek(1);
        let is_parameter = match inner.kind {
            TokenKind::RightParen | TokenKind::LeftBracket | TokenKind::Ellipsis | TokenKind::Comma => true,
            TokenKind::ColonColon => self.type_starts_at(self.input.position + 1),
            TokenKind::Identifier => {
                let word = inner.symbol;
                let meaning = if is_name(inner) { self.lookup(word).meaning } else { Meaning::Unknown };
                match meaning {
                    _ if matches!(word, kw::TRUE | kw::FALSE | kw::THIS | kw::SIZEOF) => false,
                    Meaning::Value | Meaning::FunctionTemplate => {
                        // A soft modifier such as `sample`, or nonsense of two names.
                        self.input.peek(2).kind == TokenKind::Identifier
                    }
                    Meaning::Type | Meaning::TypeTemplate => {
                        let end = self.name_at(self.input.position + 1).map_or(0, |name| name.after);
                        self.input.token_at(end).kind != TokenKind::LeftParen
                    }
                    Meaning::Unknown | Meaning::Namespace => {
                        let next = self.input.peek(2);
                        place != Place::Local
                            || !is_name(inner)
                            || next.kind == TokenKind::Identifier
                            || next.kind == TokenKind::Less
                    }
                }
            }
            TokenKind::LeftBrace | TokenKind::Semicolon => true,
            _ => false,
        };
        if !is_parameter {
            let text = match name.last_identifier() {
                Some(symbol) => self.symbols.text(symbol).to_string(),
                None => return true,
            };
            self.complain(ParenthesizedInitializer { name: text, at: inner.span });
            self.skip_balanced();
        }
        is_parameter
    }

    /// Everything after the name of a variable or field.
    fn variable(
        &mut self,
        place: Place,
        specifiers: &Specifiers,
        name: Path,
        start: Span,
        templated: bool,
    ) -> Declarator {
        let scope = self.names.of_type;
        let mut declarator = self.plain_declarator(name, start);
        let symbol = declarator.name.symbol;
        if symbol != kw::EMPTY && declarator.qualifier.is_none() && declarator.arguments.is_none() {
            let meaning = if templated { Meaning::FunctionTemplate } else { Meaning::Value };
            self.names.scopes.declare(symbol, Declared { meaning, scope: None });
        }
        let outer = self.names.scopes.current();
        if let Some(qualifier) = &declarator.qualifier {
            let qualifier = qualifier.clone();
            self.open_qualified_scope(&qualifier, LastSegment::IsScope);
        }
        if place == Place::Member && self.input.at(TokenKind::Colon) && self.bits_follow() {
            let at = self.input.bump().span;
            if self.version < HlslVersion::V2021 {
                self.complain(NeedsVersion { what: "bit-fields", version: 2021, at });
            }
            declarator.bits = Some(self.assignment_without_equal());
        }
        declarator.annotations = self.annotations();
        self.effect_annotation();
        self.double_bracket_attributes(&mut declarator.attributes);
        if !self.recovery.broken {
            declarator.initializer = self.initializer(place, specifiers);
        }
        self.names.scopes.close(outer);
        self.names.of_type = scope;
        declarator.span = self.since(start);
        declarator
    }

    /// Name, arrays and attributes.
    pub(super) fn plain_declarator(&mut self, path: Path, start: Span) -> Declarator {
        let (qualifier, name, arguments) = split(path);
        let qualifier = qualifier.map(Box::new);
        let mut declarator = Declarator { qualifier, arguments, span: start, ..Declarator::named(name) };
        self.double_bracket_attributes(&mut declarator.attributes);
        while self.input.at(TokenKind::LeftBracket) && !self.at_double_bracket() && !self.recovery.broken {
            declarator.arrays.push(self.array_bound());
        }
        self.double_bracket_attributes(&mut declarator.attributes);
        declarator
    }

    /// Whether the width of a bit-field, rather than a semantic, follows the current colon.
    fn bits_follow(&self) -> bool {
        let next = self.input.peek(1);
        next.kind != TokenKind::Identifier || matches!(next.symbol, kw::TRUE | kw::FALSE | kw::SIZEOF)
    }

    /// `= value`, or effects syntax in its place.
    fn initializer(&mut self, place: Place, specifiers: &Specifiers) -> Option<Initializer> {
        let at = self.input.current.span;
        match self.input.current.kind {
            TokenKind::Equal => {
                self.input.bump();
            }
            TokenKind::LeftBrace => {
                self.skip_balanced();
                self.effect("a state block", at);
                return Some(Initializer::Effect);
            }
            _ => return None,
        }
        // Of an array, there may be a list of them.
        let is_list = self.input.at(TokenKind::LeftBrace);
        let (word, after) =
            (self.input.peek(usize::from(is_list)), self.input.peek(1 + usize::from(is_list)));
        let state = matches!(word.symbol, kw::SAMPLER_STATE | kw::STATEBLOCK_STATE)
            && after.kind == TokenKind::LeftBrace;
        let compile = word.symbol == kw::COMPILE && after.kind == TokenKind::Identifier;
        if word.kind == TokenKind::Identifier && is_list && (state || compile) {
            let at = self.input.current.span;
            self.skip_balanced();
            self.effect("a list of states or shaders", at);
            return Some(Initializer::Effect);
        }
        if word.kind == TokenKind::Identifier && (state || compile) {
            let what = if state { "a state block" } else { "a shader compilation" };
            let at = self.input.bump().span;
            if state {
                self.skip_balanced();
            } else {
                while !matches!(
                    self.input.current.kind,
                    TokenKind::Semicolon | TokenKind::Comma | TokenKind::RightBrace | TokenKind::EndOfFile
                ) {
                    if self.input.at(TokenKind::LeftParen) {
                        self.skip_balanced();
                    } else {
                        self.input.bump();
                    }
                }
            }
            self.effect(what, at);
            return Some(Initializer::Effect);
        }
        let value = self.initializer_value();
        if place == Place::Member && !specifiers.modifiers.has(Modifier::Static) {
            let at = self.text.join(at, self.tree.span_of(value));
            self.complain(MemberInitializer { at });
            return None;
        }
        Some(Initializer::Value(value))
    }

    /// `< string a = "b"; >` after a name.
    pub(super) fn effect_annotation(&mut self) {
        if !self.input.at(TokenKind::Less) || self.recovery.broken {
            return;
        }
        let at = self.input.bump().span;
        while !matches!(
            self.input.current.kind,
            TokenKind::Greater | TokenKind::LeftBrace | TokenKind::RightBrace | TokenKind::EndOfFile
        ) {
            self.input.bump();
        }
        if self.expect_closer(TokenKind::Less, TokenKind::Greater, at) {
            self.effect("an annotation", at);
        }
    }

    // Functions without a type: conversion operators, and what are no functions in HLSL.

    fn at_untyped_function(&mut self, place: Place) -> bool {
        match self.input.current.kind {
            TokenKind::Identifier if self.input.current.symbol == kw::OPERATOR => true,
            TokenKind::Identifier if self.input.current.symbol == kw::EXPLICIT => {
                self.input.peek(1).symbol == kw::OPERATOR && self.input.peek(1).kind == TokenKind::Identifier
            }
            TokenKind::Tilde => place == Place::Member,
            TokenKind::Identifier if self.input.at_name() => {
                place == Place::Member
                    && self.input.peek(1).kind == TokenKind::LeftParen
                    && self.record_name() == Some(self.input.current.symbol)
            }
            _ => false,
        }
    }

    fn untyped_function(
        &mut self,
        place: Place,
        attributes: Attributes,
        start: Span,
        templated: bool,
        items: &mut Vec<Id<Item>>,
    ) {
        let mut modifiers = Modifiers::default();
        if self.input.at_word(kw::EXPLICIT) {
            let span = self.input.bump().span;
            modifiers.add(Modifier::Explicit, span);
        }
        let is_operator = self.input.at_word(kw::OPERATOR);
        let at = self.input.current.span;
        let is_destructor = self.input.eat(TokenKind::Tilde);
        let name = self.path();
        if !is_operator && !self.recovery.broken {
            let text = name.last_identifier().map_or(String::new(), |it| self.symbols.text(it).to_string());
            match is_destructor {
                true => self.complain(Destructor { name: text, at }),
                false => self.complain(Constructor { name: text, at }),
            }
        }
        let is_conversion = name.last().is_some_and(|last| matches!(last.name, SegmentName::Conversion(_)));
        if is_conversion {
            let instead = "write a method such as `float value()`, and call it";
            self.refuse_removed("conversion operators", instead, name.span);
        }
        if is_operator && !is_conversion && !self.recovery.broken && place == Place::Member {
            let text = self.text.sources.text(name.span).to_string();
            self.complain(missing_type(name.span, text));
        }
        if self.recovery.broken {
            items.push(self.item_from(ItemKind::Error, attributes, start));
            return;
        }
        if !self.input.at(TokenKind::LeftParen) {
            self.report_expected("`(` followed by parameters".into());
            items.push(self.item_from(ItemKind::Error, attributes, start));
            return;
        }
        let specifiers = Specifiers { modifiers, ty: self.error_type(), span: at };
        let specifiers = &specifiers;
        let head = FunctionHead { place, specifiers, name, attributes, start, templated };
        let has_body = self.function(head, items);
        let item = items.last().copied();
        if let Some(item) = item
            && let ItemKind::Function(function) = &mut self.tree.module.all_items[item].kind
        {
            let function: &mut Function = function;
            function.return_type = None;
        }
        if !is_operator && let Some(last) = items.last() {
            self.tree.module.all_items[*last].kind = ItemKind::Error;
        }
        if !has_body {
            self.expect_semicolon("declaration");
        }
    }

    /// The name of the record whose members are being parsed.
    fn record_name(&self) -> Option<Symbol> {
        let mut scope = self.names.scopes.current();
        while self.names.scopes.kind(scope) == ScopeKind::Template {
            scope = self.names.scopes.parent(scope)?;
        }
        self.records.names.iter().rev().find(|it| it.0 == scope).map(|it| it.1)
    }

    /// Opens a scope in which the names of the record or namespace that `qualifier` names are visible, and the
    /// parameters of the template around.
    pub(super) fn open_qualified_scope(&mut self, qualifier: &Path, last: LastSegment) {
        let outer = self.names.scopes.current();
        let target = self.scope_of_qualifier(qualifier, last);
        let scope = self.names.scopes.create(ScopeKind::Block, target.unwrap_or(outer));
        let mut around = Some(outer);
        while let Some(template) = around
            && self.names.scopes.kind(template) == ScopeKind::Template
        {
            self.names.scopes.import(scope, template);
            around = self.names.scopes.parent(template);
        }
        self.names.scopes.enter(scope);
    }

    fn scope_of_qualifier(&mut self, path: &Path, last: LastSegment) -> Option<ScopeId> {
        let count = match last {
            LastSegment::IsScope => path.segments.len(),
            LastSegment::IsMember => path.segments.len().saturating_sub(1),
        };
        let mut scope = path.global.then_some(super::scope::Scopes::GLOBAL);
        for segment in path.segments.iter().take(count) {
            let SegmentName::Identifier(symbol) = segment.name else { return None };
            let declared = match scope {
                Some(scope) => self.names.scopes.member(scope, symbol),
                None => self.names.scopes.lookup(symbol),
            };
            scope = Some(declared.scope?);
        }
        scope
    }
}

fn missing_type(at: Span, name: String) -> MissingType {
    let instead = format!("write the type before the name, as in `float {name}`");
    MissingType { at, name, instead }
}

/// `a::b` and `c` of `a::b::c`.
fn split(path: Path) -> (Option<Path>, Name, Option<Box<TemplateArguments>>) {
    let Path { global, segments, span } = path;
    let (before, last) = match segments {
        Segments::One([only]) => (None, Some(only)),
        Segments::Many(all) => {
            let mut before = SmallVec::from_vec(all.into_vec());
            let last = before.pop();
            (Some(before), last)
        }
    };
    let (name, arguments) = match last {
        Some(segment) => {
            let symbol = match segment.name {
                SegmentName::Identifier(symbol) => symbol,
                _ => kw::EMPTY,
            };
            (Name { symbol, span: segment.span }, segment.arguments)
        }
        None => (Name { symbol: kw::EMPTY, span }, None),
    };
    let qualifier = before.map(|it| Path { global, segments: it.into(), span });
    (qualifier, name, arguments)
}
