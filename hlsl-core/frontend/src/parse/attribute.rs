//! Attributes, and the annotations after a colon.

use super::Parser;
use crate::{
    arena::{Id, RareList},
    ast::{
        Annotation, AnnotationKind, Attribute, AttributeStyle, Attributes, Expression, Name, PackOffset,
        Register, RegisterSlot, Space,
    },
    diagnostics::{
        Diagnostic,
        list::parse::{
            Expected, MalformedPackOffset, MalformedSpace, MisplacedAttributes, Unclosed, UnknownRegister,
        },
    },
    nearest::nearest,
    source::Span,
    symbol::{Symbol, kw},
    token::TokenKind,
};

impl Parser<'_> {
    pub(super) fn at_double_bracket(&self) -> bool {
        self.input.at(TokenKind::LeftBracket) && self.input.peek(1).kind == TokenKind::LeftBracket
    }

    /// `[a] [b(1)] [[vk::c(2), d]]` before something.
    pub(super) fn attributes(&mut self) -> Attributes {
        let mut attributes = Attributes::new();
        while self.input.at(TokenKind::LeftBracket) && !self.recovery.broken {
            self.attribute_group(&mut attributes);
        }
        attributes
    }

    /// `[[vk::a]]` where a single bracket would mean something else.
    pub(super) fn double_bracket_attributes(&mut self, attributes: &mut Attributes) {
        while self.at_double_bracket() && !self.recovery.broken {
            self.attribute_group(attributes);
        }
    }

    fn attribute_group(&mut self, attributes: &mut Attributes) {
        let opened = self.input.bump().span;
        let style = if self.input.eat(TokenKind::LeftBracket) {
            AttributeStyle::DoubleBracket
        } else {
            AttributeStyle::Bracket
        };
        loop {
            // `[[]]` and `[[a,]]` are allowed.
            while style == AttributeStyle::DoubleBracket && self.input.eat(TokenKind::Comma) {}
            if style == AttributeStyle::DoubleBracket && self.input.at(TokenKind::RightBracket) {
                break;
            }
            let start = self.input.current.span;
            let Some((scope, name)) = self.attribute_name() else { break };
            let arguments = self.input.at(TokenKind::LeftParen).then(|| self.arguments());
            let span = self.since(start);
            attributes.push(Attribute { style, scope, name, arguments, span });
            if style == AttributeStyle::Bracket || !self.input.eat(TokenKind::Comma) {
                break;
            }
        }
        let wanted = if style == AttributeStyle::Bracket { 1 } else { 2 };
        let closed = (0..wanted).all(|_| self.input.eat(TokenKind::RightBracket));
        if !closed {
            let (found, at) = (self.describe(self.input.current), self.input.after_previous());
            self.report(Unclosed { opener: "[", closer: "]", found, at, opened });
            self.recover_attributes();
        }
    }

    fn attribute_name(&mut self) -> Option<(Option<Name>, Name)> {
        let word = |parser: &mut Self| {
            if parser.input.at_name() {
                return Some(parser.take_name());
            }
            parser.report_expected("the name of an attribute".into());
            None
        };
        let first = word(self)?;
        if !self.input.eat(TokenKind::ColonColon) {
            return Some((None, first));
        }
        Some((Some(first), word(self)?))
    }

    /// Skips past the brackets of a malformed attribute if they are closed nearby.
    fn recover_attributes(&mut self) {
        loop {
            match self.input.current.kind {
                TokenKind::RightBracket => {
                    while self.input.eat(TokenKind::RightBracket) {}
                    break;
                }
                TokenKind::EndOfFile => return,
                TokenKind::Semicolon | TokenKind::LeftBrace | TokenKind::RightBrace => break,
                _ => {
                    self.input.bump();
                }
            }
        }
        self.recovery.broken = false;
    }

    /// Reports attributes before something that does not take any.
    pub(super) fn refuse_attributes(&mut self, attributes: &Attributes, place: &'static str) {
        if let Some(first) = attributes.first() {
            self.complain(MisplacedAttributes { at: first.span, place });
        }
    }

    /// `: SEMANTIC : register(t0)` and so on, each with its colon.
    pub(super) fn annotations(&mut self) -> RareList<Annotation> {
        let mut annotations = RareList::new();
        while self.input.at(TokenKind::Colon) && !self.recovery.broken {
            self.input.bump();
            annotations.push(self.annotation());
        }
        annotations
    }

    fn annotation(&mut self) -> Annotation {
        let start = self.input.current.span;
        let has_list = self.input.peek(1).kind == TokenKind::LeftParen;
        let word = match self.input.current.symbol {
            written @ (kw::REGISTER | kw::PACKOFFSET | kw::READ | kw::WRITE) => written,
            written if has_list && self.input.at_name() => self.misspelled_annotation().unwrap_or(written),
            written => written,
        };
        let kind = match word {
            kw::REGISTER => self.register(),
            kw::PACKOFFSET => self.pack_offset(),
            _ if !self.input.at_name() => {
                self.report_expected("a semantic, `register` or `packoffset`".into());
                AnnotationKind::Error
            }
            kw::READ if has_list => AnnotationKind::Read(self.stage_list()),
            kw::WRITE if has_list => AnnotationKind::Write(self.stage_list()),
            _ => AnnotationKind::Semantic(self.input.bump().symbol),
        };
        Annotation { kind, span: self.since(start) }
    }

    /// What the word before a `(` was to be. No semantic has a list.
    fn misspelled_annotation(&mut self) -> Option<Symbol> {
        let near = nearest(self.symbols.text(self.input.current.symbol), ["register", "packoffset"])?;
        let word = if near == "register" { kw::REGISTER } else { kw::PACKOFFSET };
        let (found, at) = (self.describe(self.input.current), self.input.current.span);
        let expected = Expected { expected: "`register` or `packoffset`".into(), found, at };
        self.complain(Diagnostic::from(expected).with_help(format!("did you mean `{near}`?")));
        Some(word)
    }

    /// `(caller, anyhit)` after `read` or `write`.
    fn stage_list(&mut self) -> Vec<Name> {
        self.input.bump();
        let opened = self.input.bump().span;
        let mut names = Vec::new();
        while !self.input.at(TokenKind::RightParen) {
            match self.expect_name("the name of a shader stage") {
                Some(name) => names.push(name),
                None => break,
            }
            if !self.input.eat(TokenKind::Comma) {
                break;
            }
        }
        self.close_parenthesis(opened);
        names
    }

    /// The `)` of an independent list: errors in the list end with it.
    fn close_parenthesis(&mut self, opened: Span) {
        if !self.expect_closer(TokenKind::LeftParen, TokenKind::RightParen, opened) {
            self.recover_parenthesis();
        }
    }

    /// `register(ps, t3[2], space1)`
    fn register(&mut self) -> AnnotationKind {
        self.input.bump();
        let opened = self.input.current.span;
        if !self.expect(TokenKind::LeftParen) {
            return AnnotationKind::Error;
        }
        let mut register = Register { profile: None, slot: None, element: None, space: None };
        let mut bad_space = None;
        while let Some(name) = self.expect_name("a register or a register space") {
            let text = self.symbols.text(name.symbol);
            if let Some(number) = text.strip_prefix("space").and_then(|number| number.parse().ok()) {
                register.space = Some(Space { number, span: name.span });
            } else if register.slot.is_some() {
                bad_space = Some(name.span);
            } else if register.profile.is_none() && is_profile(text) && self.input.at(TokenKind::Comma) {
                register.profile = Some(name);
            } else {
                register.slot = self.register_slot(name);
                register.element = self.register_element();
            }
            if !self.input.eat(TokenKind::Comma) {
                break;
            }
        }
        if let Some(at) = bad_space {
            self.complain(MalformedSpace { at });
        }
        self.close_parenthesis(opened);
        AnnotationKind::Register(register)
    }

    fn register_slot(&mut self, name: Name) -> Option<RegisterSlot> {
        let text = self.symbols.text(name.symbol);
        let class = text.chars().next()?.to_ascii_lowercase();
        let digits = text.get(class.len_utf8()..)?;
        let number = digits.parse().ok();
        if !matches!(class, 'b' | 't' | 's' | 'u' | 'c' | 'i') || (number.is_none() && !digits.is_empty()) {
            let name_text = text.to_string();
            self.complain(UnknownRegister { name: name_text, at: name.span });
            return None;
        }
        Some(RegisterSlot { class, number, span: name.span })
    }

    fn register_element(&mut self) -> Option<Id<Expression>> {
        if !self.input.at(TokenKind::LeftBracket) {
            return None;
        }
        self.array_bound().size
    }

    /// `packoffset(c2.y)`
    fn pack_offset(&mut self) -> AnnotationKind {
        self.input.bump();
        let opened = self.input.current.span;
        if !self.expect(TokenKind::LeftParen) {
            return AnnotationKind::Error;
        }
        let mut offset = None;
        if let Some(name) = self.expect_name("a constant register such as `c0`") {
            let text = self.symbols.text(name.symbol).to_string();
            let number =
                text.strip_prefix(['c', 'C']).map(|digits| if digits.is_empty() { "0" } else { digits });
            match number.and_then(|digits| digits.parse().ok()) {
                Some(register) => offset = Some(PackOffset { register, component: 0 }),
                None => self.complain(MalformedPackOffset { at: name.span }),
            }
            if self.input.eat(TokenKind::Dot)
                && let Some(component) = self.expect_name("a component such as `x`")
            {
                let found = match self.symbols.text(component.symbol) {
                    "x" | "r" => Some(0),
                    "y" | "g" => Some(1),
                    "z" | "b" => Some(2),
                    "w" | "a" => Some(3),
                    _ => None,
                };
                match (&mut offset, found) {
                    (Some(offset), Some(component)) => offset.component = component,
                    (_, None) => self.complain(MalformedPackOffset { at: component.span }),
                    _ => {}
                }
            }
        }
        self.close_parenthesis(opened);
        offset.map_or(AnnotationKind::Error, AnnotationKind::PackOffset)
    }
}

/// `ps`, `vs_5_0`
fn is_profile(text: &str) -> bool {
    let stage = text.split('_').next().unwrap_or("");
    matches!(stage, "vs" | "ps" | "gs" | "hs" | "ds" | "cs" | "ms" | "as" | "lib")
}
