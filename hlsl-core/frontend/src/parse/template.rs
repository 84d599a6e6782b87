//! Templates: parameters, arguments, specializations.

use super::{
    Parser,
    declaration::Place,
    scope::{Declared, Meaning, ScopeKind},
    types::is_idle,
};
use crate::{
    arena::Id,
    ast::{
        Attributes, Item, ItemKind, Modifier, Template, TemplateArgument, TemplateArguments,
        TemplateParameter, TemplateParameterKind,
    },
    diagnostics::list::parse::{MissingDefault, NeedsVersion, Unsupported},
    options::HlslVersion,
    source::Span,
    symbol::kw,
    token::TokenKind,
};

impl Parser<'_> {
    /// `<float, 4>`. The current token is the `<`.
    pub(super) fn template_arguments(&mut self) -> TemplateArguments {
        let start = self.input.bump().span;
        let mut arguments = Vec::new();
        if self.nest() {
            self.surroundings.angles += 1;
            let before = std::mem::replace(&mut self.surroundings.greater_closes, true);
            if !self.input.at(TokenKind::Greater) {
                loop {
                    arguments.push(self.template_argument());
                    let next = self.input.peek(1).kind;
                    let is_last = matches!(next, TokenKind::Greater | TokenKind::Comma);
                    let goes_on = self.input.eat(TokenKind::Comma)
                        || (is_last && self.lacks_comma("template arguments", TokenKind::Greater));
                    if self.recovery.broken || !goes_on {
                        break;
                    }
                }
            }
            self.surroundings.greater_closes = before;
            self.unnest();
            let closed = self.input.at(TokenKind::Greater)
                || (self.surroundings.angles > 1 && self.input.at(TokenKind::GreaterGreater))
                || self.input.at(TokenKind::GreaterEqual)
                || self.input.at(TokenKind::GreaterGreaterEqual);
            if !closed || !self.input.eat_greater() {
                self.expect_closer(TokenKind::Less, TokenKind::Greater, start);
            }
            self.surroundings.angles -= 1;
        }
        TemplateArguments { arguments, span: self.since(start) }
    }

    fn template_argument(&mut self) -> TemplateArgument {
        if !self.argument_is_type() {
            return TemplateArgument::Expression(self.template_expression());
        }
        TemplateArgument::Type(self.type_name())
    }

    /// Whether the argument that starts here is a type: `float`, but not `float(1)` or `S::value`.
    fn argument_is_type(&mut self) -> bool {
        if self.input.at(TokenKind::Identifier)
            && Modifier::of(self.input.current.symbol).is_some_and(is_idle)
        {
            return true;
        }
        if !self.type_starts_at(self.input.position) {
            return false;
        }
        match self.name_at(self.input.position) {
            Some(name) => self.input.token_at(name.after).kind != TokenKind::LeftParen,
            None => true,
        }
    }

    /// `template …`: a template, a specialization or an instantiation. The current token is the keyword.
    pub(super) fn template(&mut self, place: Place, attributes: Attributes, start: Span) -> Id<Item> {
        if self.version < HlslVersion::V2021 {
            self.complain(NeedsVersion { what: "templates", version: 2021, at: self.input.current.span });
        }
        self.input.bump();
        if !self.input.at(TokenKind::Less) {
            return self.instantiation(place, attributes, start);
        }
        let outer = self.names.scopes.open(ScopeKind::Template);
        let opened = self.input.current.span;
        let parameters = self.template_parameters();
        let span = self.text.join(start, self.input.previous);
        if !self.recovery.broken {
            self.expect_closer(TokenKind::Less, TokenKind::Greater, opened);
        } else {
            self.recover_parameters();
        }
        let mut items = Vec::new();
        let inner_start = self.input.current.span;
        if self.nest() {
            self.templates.precedes = !parameters.is_empty();
            if self.input.at_word(kw::TEMPLATE) {
                items.push(self.template(place, Attributes::new(), inner_start));
            } else {
                let attributes = self.attributes();
                self.item_after_attributes(place, attributes, inner_start, &mut items);
            }
            self.templates.precedes = false;
            self.unnest();
        }
        self.names.scopes.enter(outer);
        let item = match items.first() {
            Some(&item) => item,
            None => self.item_from(ItemKind::Error, Attributes::new(), inner_start),
        };
        // Of a function they may follow from the call.
        if !matches!(self.tree.module[item].kind, ItemKind::Function(_)) {
            self.refuse_missing_defaults(&parameters);
        }
        let template = Template { parameters, span, item };
        self.item_from(ItemKind::Template(Box::new(template)), attributes, start)
    }

    /// `template float f<float>(float);`
    fn instantiation(&mut self, place: Place, attributes: Attributes, start: Span) -> Id<Item> {
        if self.input.at_word(kw::TEMPLATE) {
            self.report_expected(
                "`<` followed by template parameters, or a declaration to instantiate".into(),
            );
            return self.item_from(ItemKind::Error, attributes, start);
        }
        let mut items = Vec::new();
        let inner_start = self.input.current.span;
        let inner_attributes = self.attributes();
        self.item_after_attributes(place, inner_attributes, inner_start, &mut items);
        let kind = items.first().map_or(ItemKind::Error, |&item| ItemKind::Instantiation(item));
        self.item_from(kind, attributes, start)
    }

    /// Skips past the `>` of malformed template parameters.
    fn recover_parameters(&mut self) {
        let start = self.input.position;
        loop {
            match self.input.current.kind {
                TokenKind::Greater => {
                    self.input.bump();
                    break;
                }
                TokenKind::EndOfFile => return,
                TokenKind::Semicolon | TokenKind::LeftBrace | TokenKind::RightBrace => break,
                _ if self.input.position > start + 64 => break,
                _ => {
                    self.input.bump();
                }
            }
        }
        self.recovery.broken = false;
    }

    /// Without the `>`. The current token is the `<`.
    fn template_parameters(&mut self) -> Vec<TemplateParameter> {
        self.input.bump();
        let mut parameters: Vec<TemplateParameter> = Vec::new();
        if self.input.at(TokenKind::Greater) {
            return parameters;
        }
        loop {
            parameters.push(self.template_parameter());
            if self.recovery.broken || !self.input.eat(TokenKind::Comma) {
                return parameters;
            }
        }
    }

    fn refuse_missing_defaults(&mut self, parameters: &[TemplateParameter]) {
        let Some(first) = parameters.iter().position(|it| it.kind.has_default()) else { return };
        let previous = parameters[first].span;
        for parameter in parameters[first..].iter().filter(|it| !it.kind.has_default()) {
            let at = parameter.span;
            self.complain(MissingDefault { what: "template parameter", at, previous });
        }
    }

    fn template_parameter(&mut self) -> TemplateParameter {
        let start = self.input.current.span;
        let is_type = (self.input.at_word(kw::TYPENAME) || self.input.at_word(kw::CLASS)) && {
            // `typename T::size n` is a value.
            self.input.peek(2).kind != TokenKind::ColonColon
        };
        if is_type {
            self.input.bump();
            self.refuse_pack();
            let name = self.parameter_name(Meaning::Type);
            let default = self.input.eat(TokenKind::Equal).then(|| {
                self.surroundings.angles += 1;
                let ty = self.type_name();
                self.surroundings.angles -= 1;
                ty
            });
            return TemplateParameter {
                name,
                kind: TemplateParameterKind::Type { default },
                span: self.since(start),
            };
        }
        if self.input.at_word(kw::TEMPLATE) {
            return self.template_template_parameter();
        }
        let before = std::mem::replace(&mut self.surroundings.greater_closes, true);
        let ty = self.specifiers().ty;
        self.refuse_pack();
        let name = self.parameter_name(Meaning::Value);
        let default = self.input.eat(TokenKind::Equal).then(|| self.template_expression());
        self.surroundings.greater_closes = before;
        TemplateParameter {
            name,
            kind: TemplateParameterKind::Value { ty, default },
            span: self.since(start),
        }
    }

    /// `template<typename> class T = Buffer`. The current token is `template`.
    fn template_template_parameter(&mut self) -> TemplateParameter {
        let start = self.input.bump().span;
        let opened = self.input.current.span;
        let mut parameters = Vec::new();
        if self.input.at(TokenKind::Less) && self.nest() {
            let outer = self.names.scopes.open(ScopeKind::Template);
            parameters = self.template_parameters();
            self.names.scopes.enter(outer);
            self.expect_closer(TokenKind::Less, TokenKind::Greater, opened);
            self.unnest();
        } else {
            self.report_expected("`<` followed by template parameters".into());
        }
        if !self.recovery.broken && !self.input.eat_word(kw::CLASS) && !self.input.eat_word(kw::TYPENAME) {
            self.report_expected("`class`".into());
        }
        self.refuse_pack();
        let name = self.parameter_name(Meaning::TypeTemplate);
        let default =
            (!self.recovery.broken && self.input.eat(TokenKind::Equal)).then(|| Box::new(self.path()));
        let kind = TemplateParameterKind::Template { parameters, default };
        TemplateParameter { name, kind, span: self.since(start) }
    }

    fn parameter_name(&mut self, meaning: Meaning) -> crate::ast::Name {
        if !self.input.at_name() {
            return self.no_name();
        }
        let name = self.take_name();
        let scope = self.names.scopes.current();
        self.names.scopes.declare_in(scope, name.symbol, Declared::new(meaning));
        name
    }

    fn refuse_pack(&mut self) {
        if self.input.at(TokenKind::Ellipsis) {
            let at = self.input.bump().span;
            let instead = "write one template for each number of parameters";
            self.complain(Unsupported { what: "variadic templates", at, instead });
        }
    }
}

impl TemplateParameterKind {
    fn has_default(&self) -> bool {
        match self {
            TemplateParameterKind::Type { default } => default.is_some(),
            TemplateParameterKind::Value { default, .. } => default.is_some(),
            TemplateParameterKind::Template { default, .. } => default.is_some(),
        }
    }
}
