//! Items: namespaces, records, enums, buffers, aliases, and whatever else appears at the top level.

use super::{
    Parser,
    declaration::Place,
    name::is_name,
    scope::{Declared, Meaning, ScopeKind},
    types::elaborated,
};
use crate::{
    arena::Id,
    ast::{
        Attributes, Buffer, BufferKind, ElaboratedKind, Enum, Enumerator, Item, ItemKind, Namespace, Path,
        Record, RecordKind, TypeKind,
    },
    diagnostics::list::{
        parse::{Misplaced, NewerFeature, UnmatchedCloser, Unsupported},
        types::Needs2021,
    },
    options::HlslVersion,
    source::Span,
    symbol::kw,
    token::TokenKind,
};

impl Parser<'_> {
    pub(super) fn top_level(&mut self) {
        let mut items = Vec::new();
        while !self.input.at_end() && !self.sink.is_full() {
            if self.input.at(TokenKind::RightBrace) {
                let at = self.input.bump().span;
                self.complain(UnmatchedCloser { closer: "}", at });
                self.input.eat(TokenKind::Semicolon);
                continue;
            }
            self.item(Place::Global, &mut items);
        }
        self.tree.module.items = items;
    }

    /// Items up to the `}`, which is consumed. The `{` was at `opened`.
    fn items_in_braces(&mut self, place: Place, opened: Span) -> Vec<Id<Item>> {
        let mut items = Vec::new();
        if self.nest() {
            while !self.input.at(TokenKind::RightBrace) && !self.input.at_end() {
                self.item(place, &mut items);
            }
            self.unnest();
        }
        self.expect_closer(TokenKind::LeftBrace, TokenKind::RightBrace, opened);
        items
    }

    /// One declaration, with recovery.
    fn item(&mut self, place: Place, items: &mut Vec<Id<Item>>) {
        let (start, before) = (self.input.current.span, self.input.position);
        let attributes = self.attributes();
        self.item_after_attributes(place, attributes, start, items);
        if self.recovery.broken {
            self.recover_item();
        }
        if self.input.position == before && !self.input.at_end() {
            self.input.bump();
        }
    }

    /// One declaration; errors are left to the caller.
    pub(super) fn item_after_attributes(
        &mut self,
        place: Place,
        attributes: Attributes,
        start: Span,
        items: &mut Vec<Id<Item>>,
    ) {
        // Effects share buffers; no other modifier may stand before one.
        if self.input.current.symbol == kw::SHARED
            && matches!(self.input.peek(1).symbol, kw::CBUFFER | kw::TBUFFER)
        {
            self.input.bump();
        }
        let next = self.input.peek(1);
        let item = match self.input.current.symbol {
            _ if self.input.at(TokenKind::Semicolon) => {
                self.input.bump();
                self.item_from(ItemKind::Empty, attributes, start)
            }
            _ if !self.input.at(TokenKind::Identifier) => {
                return self.declaration(place, attributes, start, items);
            }
            kw::NAMESPACE => self.namespace(place, attributes, start),
            kw::USING => self.using(attributes, start),
            kw::TYPEDEF => {
                if place == Place::Member {
                    let instead = "move it out of the struct";
                    self.complain(Unsupported {
                        what: "nested typedefs",
                        at: self.input.current.span,
                        instead,
                    });
                }
                self.typedef(attributes, start)
            }
            kw::TEMPLATE => self.template(place, attributes, start),
            kw::CBUFFER => self.buffer(BufferKind::Constant, place, attributes, start),
            kw::TBUFFER => self.buffer(BufferKind::Texture, place, attributes, start),
            kw::C_STATIC_ASSERT => self.static_assert(attributes, start),
            kw::STATIC_ASSERT if next.kind == TokenKind::LeftParen => self.static_assert(attributes, start),
            kw::PUBLIC | kw::PRIVATE | kw::PROTECTED if next.kind == TokenKind::Colon => {
                self.refuse_word();
                self.input.bump();
                self.input.bump();
                return;
            }
            kw::EXTERN if next.kind == TokenKind::String => {
                let at = self.input.bump().span;
                let instead = "remove it; mark functions of a library with `export`";
                self.complain(Unsupported { what: "linkage specifications", at, instead });
                self.recover_item();
                return;
            }
            kw::TECHNIQUE | kw::TECHNIQUE10 | kw::TECHNIQUE11 | kw::TECHNIQUE_CAPITAL
                if is_name(next) || next.kind == TokenKind::LeftBrace || next.kind == TokenKind::Less =>
            {
                self.technique(attributes, start)
            }
            _ => return self.declaration(place, attributes, start, items),
        };
        items.push(item);
    }

    /// `technique T <…> { … }`
    fn technique(&mut self, attributes: Attributes, start: Span) -> Id<Item> {
        let at = self.input.bump().span;
        if self.input.at_name() {
            self.input.bump();
        }
        if self.input.eat(TokenKind::Less) {
            while !matches!(
                self.input.current.kind,
                TokenKind::Greater | TokenKind::LeftBrace | TokenKind::RightBrace | TokenKind::EndOfFile
            ) {
                self.input.bump();
            }
            self.input.eat(TokenKind::Greater);
        }
        if self.input.at(TokenKind::LeftBrace) {
            self.skip_balanced();
            self.effect("a technique", at);
        } else {
            self.report_expected("`{`".into());
        }
        self.item_from(ItemKind::Effect, attributes, start)
    }

    fn namespace(&mut self, place: Place, attributes: Attributes, start: Span) -> Id<Item> {
        self.refuse_attributes(&attributes, "a namespace");
        if place != Place::Global {
            let at = self.input.current.span;
            self.complain(Misplaced { what: "namespace", place: "a namespace or the global scope", at });
        }
        self.input.bump();
        let Some(name) = self.expect_name("the name of the namespace") else {
            return self.item_from(ItemKind::Error, Attributes::new(), start);
        };
        let mut innermost = name;
        let outer = self.names.scopes.current();
        self.enter_namespace(name.symbol);
        while self.input.at(TokenKind::ColonColon) && is_name(self.input.peek(1)) {
            let at = self.input.bump().span;
            let instead = "write each namespace separately: `namespace a { namespace b { … } }`";
            self.complain(Unsupported { what: "nested namespace definitions", at, instead });
            innermost = self.take_name();
            self.enter_namespace(innermost.symbol);
        }
        if self.input.at(TokenKind::Equal) {
            let at = self.input.bump().span;
            let instead = "write the full name, or `using namespace`";
            self.complain(Unsupported { what: "namespace aliases", at, instead });
            self.names.scopes.enter(outer);
            self.recover_item();
            return self.item_from(ItemKind::Error, Attributes::new(), start);
        }
        let opened = self.input.current.span;
        let items = if self.expect(TokenKind::LeftBrace) {
            self.items_in_braces(Place::Global, opened)
        } else {
            Vec::new()
        };
        self.names.scopes.enter(outer);
        self.item_from(ItemKind::Namespace(Namespace { name: innermost, items }), Attributes::new(), start)
    }

    fn enter_namespace(&mut self, name: crate::symbol::Symbol) {
        self.names.opens_vk |= name == kw::VK;
        self.names.opens_std |= name == kw::STD;
        let current = self.names.scopes.current();
        let known = self.names.scopes.own(current, name).filter(|it| it.meaning == Meaning::Namespace);
        let scope = match known.and_then(|it| it.scope) {
            Some(scope) => scope,
            None => {
                let scope = self.names.scopes.create(ScopeKind::Namespace, current);
                self.names.scopes.declare(name, Declared { meaning: Meaning::Namespace, scope: Some(scope) });
                scope
            }
        };
        self.names.scopes.enter(scope);
    }

    /// `using namespace a;`, `using a::b;`, `using A = T;`
    fn using(&mut self, attributes: Attributes, start: Span) -> Id<Item> {
        let templated = std::mem::take(&mut self.templates.precedes);
        let at = self.input.bump().span;
        if self.version < HlslVersion::V2021 {
            self.complain(NewerFeature { what: "`using` declarations", version: 2021, at });
        }
        if self.input.eat_word(kw::NAMESPACE) {
            let (path, declared) = self.path_with_meaning();
            self.names.opens_vk |= path.as_identifier() == Some(kw::VK);
            self.names.opens_std |= path.as_identifier() == Some(kw::STD);
            if let Some(scope) = declared.scope {
                let current = self.names.scopes.current();
                self.names.scopes.import(current, scope);
            }
            self.expect_semicolon("using directive");
            return self.item_from(ItemKind::UsingNamespace(Box::new(path)), attributes, start);
        }
        let is_alias = self.input.at_name()
            && (self.input.peek(1).kind == TokenKind::Equal
                || self.input.peek(1).kind == TokenKind::LeftBracket);
        if is_alias {
            let mut attributes = attributes;
            let name = self.take_name();
            self.double_bracket_attributes(&mut attributes);
            self.expect(TokenKind::Equal);
            let ty = self.type_name();
            let scope = self.names.of_type;
            let meaning = if templated { Meaning::TypeTemplate } else { self.meaning_of_alias(ty) };
            self.names.scopes.declare(name.symbol, Declared { meaning, scope });
            self.expect_semicolon("alias");
            return self.item_from(ItemKind::Alias { name, ty }, attributes, start);
        }
        self.input.eat_word(kw::TYPENAME);
        let (path, declared) = self.path_with_meaning();
        if !path.is_qualified() && !self.recovery.broken {
            self.report_expected("`=` followed by a type, or `::` followed by a name".into());
        }
        if let Some(symbol) = path.last_identifier()
            && !self.recovery.broken
        {
            self.names.scopes.declare(symbol, declared);
        }
        self.expect_semicolon("using declaration");
        self.item_from(ItemKind::Using(Box::new(path)), attributes, start)
    }

    /// `cbuffer C : register(b0) { … }`
    fn buffer(&mut self, kind: BufferKind, place: Place, attributes: Attributes, start: Span) -> Id<Item> {
        let word = if kind == BufferKind::Constant { "cbuffer" } else { "tbuffer" };
        if !matches!(place, Place::Global | Place::Buffer) {
            let at = self.input.current.span;
            self.complain(Misplaced { what: word, place: "a namespace or the global scope", at });
        }
        self.input.bump();
        let name = match self.expect_name("the name of the buffer") {
            Some(name) => name,
            None => {
                self.recovery.broken = self.recovery.broken && !self.input.at(TokenKind::LeftBrace);
                self.no_name()
            }
        };
        let mut attributes = attributes;
        self.double_bracket_attributes(&mut attributes);
        let annotations = self.annotations();
        let opened = self.input.current.span;
        let items = if self.recovery.broken || !self.expect(TokenKind::LeftBrace) {
            Vec::new()
        } else {
            self.items_in_braces(Place::Buffer, opened)
        };
        let buffer = Buffer { kind, name, annotations, items };
        self.item_from(ItemKind::Buffer(Box::new(buffer)), attributes, start)
    }

    fn static_assert(&mut self, attributes: Attributes, start: Span) -> Id<Item> {
        // `_Static_assert` is in every version.
        let is_new = self.input.at_word(kw::STATIC_ASSERT);
        let at = self.input.bump().span;
        if is_new && self.version < HlslVersion::V2021 {
            self.complain(Needs2021 { what: "static_assert".into(), at });
        }
        let opened = self.input.current.span;
        if !self.expect(TokenKind::LeftParen) {
            return self.item_from(ItemKind::Error, attributes, start);
        }
        let condition = self.assignment();
        let mut message = None;
        if self.input.eat(TokenKind::Comma) {
            message = Some(self.assignment());
        }
        self.expect_closer(TokenKind::LeftParen, TokenKind::RightParen, opened);
        self.expect_semicolon("assertion");
        self.item_from(ItemKind::StaticAssert { condition, message }, attributes, start)
    }

    /// `S : B { … }` after `struct`, whose span is `keyword`.
    pub(super) fn record_after_keyword(&mut self, kind: RecordKind, keyword: Span) -> TypeKind {
        let templated = std::mem::take(&mut self.templates.precedes);
        let attributes = self.attributes();
        let name = self.input.at_name().then(|| self.path());
        let has_body = self.input.at(TokenKind::LeftBrace) || self.input.at(TokenKind::Colon);
        let meaning = if templated { Meaning::TypeTemplate } else { Meaning::Type };
        match &name {
            Some(path) if !has_body && !self.input.at(TokenKind::Semicolon) => {
                let declared = path.as_identifier().map(|symbol| self.names.scopes.lookup(symbol));
                if let (Some(declared), Some(symbol)) = (declared, path.as_identifier()) {
                    self.names.of_type = declared.scope;
                    if declared.meaning == Meaning::Unknown {
                        self.names.scopes.declare_in_namespace(symbol, Declared::new(meaning));
                    }
                }
                return elaborated(kind, path.clone());
            }
            None if !has_body => {
                self.report_name_expected();
                return TypeKind::Error;
            }
            _ => {}
        }
        let outer = self.names.scopes.current();
        let scope = self.names.scopes.create(ScopeKind::Record, outer);
        self.declare_record(name.as_ref(), meaning, has_body.then_some(scope));
        let mut record =
            Record { kind, name, bases: Vec::new(), members: None, attributes, keyword, end: keyword };
        if has_body {
            self.names.scopes.enter(scope);
            if let Some(symbol) = record.name.as_ref().and_then(Path::last_identifier) {
                self.records.names.push((scope, symbol));
            }
            let surroundings = self.surroundings;
            self.surroundings.in_loop = false;
            self.surroundings.in_switch = false;
            self.surroundings.function = None;
            self.surroundings.records += 1;
            if self.input.eat(TokenKind::Colon) {
                self.bases(&mut record, scope);
            }
            let opened = self.input.current.span;
            if self.input.eat(TokenKind::LeftBrace) {
                record.members = Some(self.items_in_braces(Place::Member, opened));
            } else {
                self.report_expected("`{` followed by the members".into());
            }
            self.surroundings.records -= 1;
            self.names.scopes.enter(outer);
            if self.surroundings.records == 0 {
                self.delayed_bodies();
            }
            self.surroundings = surroundings;
        }
        record.end = self.input.previous;
        self.names.of_type = Some(scope);
        let span = self.since(keyword);
        TypeKind::Defined(self.tree.add_item(Item {
            kind: ItemKind::Record(Box::new(record)),
            attributes: Attributes::new(),
            span,
        }))
    }

    fn declare_record(&mut self, name: Option<&Path>, meaning: Meaning, scope: Option<super::ScopeId>) {
        let Some(path) = name else { return };
        // A specialization leaves the template's own scope in place.
        if let Some(symbol) = path.as_identifier() {
            self.names.scopes.declare(symbol, Declared { meaning, scope });
        }
    }

    fn bases(&mut self, record: &mut Record, scope: super::ScopeId) {
        loop {
            while self.input.at(TokenKind::Identifier)
                && matches!(self.input.current.symbol, kw::PUBLIC | kw::PRIVATE | kw::PROTECTED | kw::VIRTUAL)
            {
                self.refuse_word();
                self.input.bump();
            }
            if !self.input.at_name()
                && !self.input.at(TokenKind::ColonColon)
                && !self.input.at_word(kw::TYPENAME)
            {
                self.report_expected("the name of a base type".into());
                self.recovery.broken = !self.input.at(TokenKind::LeftBrace);
                return;
            }
            let base = self.core_type();
            if let Some(base_scope) = self.names.of_type {
                self.names.scopes.import(scope, base_scope);
            }
            record.bases.push(base);
            if self.recovery.broken || !self.input.eat(TokenKind::Comma) {
                return;
            }
        }
    }

    /// `class E : uint { … }` after `enum`, whose span is `keyword`.
    pub(super) fn enum_after_keyword(&mut self, keyword: Span) -> TypeKind {
        let scoped = self.input.eat_word(kw::CLASS) || self.input.eat_word(kw::STRUCT);
        let attributes = self.attributes();
        let name = self.input.at_name().then(|| self.path());
        let at_colon = self.input.at(TokenKind::Colon);
        // `enum E : 2;` is an unnamed bit-field.
        let is_field =
            at_colon && self.surroundings.records > 0 && !self.type_starts_at(self.input.position + 1);
        let has_body = self.input.at(TokenKind::LeftBrace) || at_colon && !is_field;
        match &name {
            Some(path) if !has_body && !self.input.at(TokenKind::Semicolon) => {
                return TypeKind::Elaborated(ElaboratedKind::Enum, path.clone());
            }
            Some(_) if !has_body => {
                let instead = "define the enum before it is used";
                self.complain(Unsupported { what: "forward declarations of enums", at: keyword, instead });
            }
            None if !has_body => {
                self.report_name_expected();
                return TypeKind::Error;
            }
            _ => {}
        }
        let scope = self.names.scopes.create(ScopeKind::Enum, self.names.scopes.current());
        if let Some(symbol) = name.as_ref().and_then(Path::as_identifier) {
            self.names.scopes.declare(symbol, Declared { meaning: Meaning::Type, scope: Some(scope) });
        }
        let mut item = Enum { scoped, name, underlying: None, enumerators: None, attributes };
        if self.input.eat(TokenKind::Colon) {
            item.underlying = Some(self.type_without_brackets("an integer type"));
        }
        if has_body && !self.recovery.broken {
            let opened = self.input.current.span;
            if self.expect(TokenKind::LeftBrace) {
                item.enumerators = Some(self.enumerators(scoped, scope));
                self.expect_closer(TokenKind::LeftBrace, TokenKind::RightBrace, opened);
            }
        }
        self.names.of_type = Some(scope);
        let span = self.since(keyword);
        TypeKind::Defined(self.tree.add_item(Item {
            kind: ItemKind::Enum(Box::new(item)),
            attributes: Attributes::new(),
            span,
        }))
    }

    fn enumerators(&mut self, scoped: bool, scope: super::ScopeId) -> Vec<Enumerator> {
        let mut enumerators = Vec::new();
        while !self.input.at(TokenKind::RightBrace) && !self.input.at_end() {
            let start = self.input.current.span;
            let attributes = self.attributes();
            let Some(name) = self.expect_name("the name of an enumerator") else {
                self.recover_list();
                if !self.input.eat(TokenKind::Comma) {
                    break;
                }
                continue;
            };
            let mut enumerator = Enumerator { name, value: None, attributes, span: name.span };
            self.double_bracket_attributes(&mut enumerator.attributes);
            if !self.recovery.broken && self.input.eat(TokenKind::Equal) {
                enumerator.value = Some(self.assignment());
            }
            enumerator.span = self.since(start);
            enumerators.push(enumerator);
            self.names.scopes.declare_in(scope, name.symbol, Declared::new(Meaning::Value));
            if !scoped {
                self.names.scopes.declare(name.symbol, Declared::new(Meaning::Value));
            }
            if !self.recovery.broken
                && !self.input.at(TokenKind::Comma)
                && !self.input.at(TokenKind::RightBrace)
            {
                if self.input.at_name() {
                    self.report_comma("enumerators");
                    continue;
                }
                self.report_expected("`,` between enumerators".into());
            }
            if self.recovery.broken {
                self.recover_list();
            }
            if !self.input.eat(TokenKind::Comma) {
                break;
            }
        }
        enumerators
    }
}
