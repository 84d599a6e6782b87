//! Functions: parameters and bodies.

use super::{
    DelayedBody, Parser, Surroundings,
    declaration::{FunctionHead, LastSegment, Place},
    name::is_name,
    scope::{Declared, Meaning, ScopeKind},
};
use crate::{
    arena::{Id, RareList},
    ast::{
        Attributes, Function, Initializer, Item, ItemKind, Modifier, OverloadedOperator, Parameter, Path,
        SegmentName, Statement, StatementKind, TypeKind, UnaryOperator,
    },
    diagnostics::list::declarations::ConstWithoutObject,
    diagnostics::list::parse::{
        MissingDefault, ModifierAsName, NestedFunction, OperatorNotOverloadable, StrayInitializerList,
        TypeDefinedHere, Unsupported,
    },
    options::HlslVersion,
    source::Span,
    symbol::kw,
    token::TokenKind,
};

impl Parser<'_> {
    /// Everything from the `(` of the parameters on; adds the item. True if a body ended the declaration.
    pub(super) fn function(&mut self, head: FunctionHead<'_>, items: &mut Vec<Id<Item>>) -> bool {
        let FunctionHead { place, specifiers, name, attributes, start, templated } = head;
        self.declare_function(&name, templated);
        self.refuse_free_operator(place, &name);
        if let TypeKind::Defined(item) = self.tree.module[specifiers.ty].kind {
            let at = self.tree.module[item].span;
            self.complain(TypeDefinedHere { place: "the return type of a function", at });
        }
        let outer = self.names.scopes.current();
        if name.is_qualified() {
            self.open_qualified_scope(&name, LastSegment::IsMember);
        } else {
            self.names.scopes.open(ScopeKind::Block);
        }
        let opened = self.input.current.span;
        let parameters = self.parameters();
        let parameters_span = self.since(opened);
        // `float f()[2]`
        let return_type = self.bracketed(specifiers.ty);
        let mut function = Function {
            modifiers: specifiers.modifiers.clone(),
            return_type: Some(return_type),
            name,
            parameters,
            parameters_span,
            annotations: RareList::new(),
            attributes: Attributes::new(),
            is_const: false,
            body: None,
        };
        function.is_const = self.is_const_method(place, &function);
        self.refuse_suffixes();
        self.double_bracket_attributes(&mut function.attributes);
        function.annotations = self.annotations();
        self.double_bracket_attributes(&mut function.attributes);
        self.effect_annotation();
        self.refuse_pure();
        let name_span = function.name.span;
        let name = function.name.last_identifier().unwrap_or(kw::EMPTY);
        let item = self.item_from(ItemKind::Function(Box::new(function)), attributes, start);
        items.push(item);
        let has_body =
            self.input.at(TokenKind::LeftBrace) && (!self.recovery.broken || self.at_body_after_error());
        if has_body {
            self.recovery.broken = false;
            if self.surroundings.function.is_some() && place != Place::Member {
                let inside = self.surroundings.function.unwrap_or(name_span);
                let name = self.symbols.text(name).to_string();
                self.complain(NestedFunction { name, at: self.input.current.span, inside });
            }
            if self.surroundings.records > 0 {
                let position = self.input.position;
                self.skip_balanced();
                let scope = self.names.scopes.suspend(outer);
                self.records.delayed.push(DelayedBody { function: item, position, scope, name: name_span });
            } else {
                self.function_body(item, name_span);
            }
            let span = self.since(start);
            self.tree.module.all_items[item].span = span;
        }
        self.names.scopes.close(outer);
        has_body
    }

    /// An error in the declaration does not keep its body from being parsed.
    fn at_body_after_error(&self) -> bool {
        !self.recovery.finished
    }

    fn declare_function(&mut self, name: &Path, templated: bool) {
        if name.is_qualified() {
            return;
        }
        if let Some(symbol) = name.last_identifier()
            && symbol != kw::EMPTY
        {
            let meaning = if templated { Meaning::FunctionTemplate } else { Meaning::Value };
            self.names.scopes.declare(symbol, Declared::new(meaning));
            if templated && self.surroundings.records > 0 {
                self.templates.members.insert(symbol);
            }
        }
    }

    fn refuse_free_operator(&mut self, place: Place, name: &Path) {
        if place == Place::Member || name.is_qualified() {
            return;
        }
        // Operators that change their operand, and those that look like something else, stay with structs.
        let is_free = |name: &SegmentName| match name {
            SegmentName::Operator(OverloadedOperator::Binary(it)) => !it.is_assignment(),
            SegmentName::Operator(OverloadedOperator::Unary(it)) => {
                !matches!(it, UnaryOperator::Increment | UnaryOperator::Decrement)
            }
            _ => false,
        };
        if let Some(segment) = name.last()
            && !matches!(segment.name, SegmentName::Identifier(_))
            && !(self.version >= HlslVersion::V202x && is_free(&segment.name))
        {
            let operator =
                self.text.sources.text(segment.span).trim_start_matches("operator").trim().to_string();
            self.complain(OperatorNotOverloadable {
                operator,
                at: segment.span,
                kind: "non-member ",
                instead: "declare it as a member of its left operand's struct",
            });
        }
    }

    /// `const` after the parameters of a method, in HLSL 2026.
    fn is_const_method(&mut self, place: Place, function: &Function) -> bool {
        if self.version < HlslVersion::V202x || !self.input.at_word(kw::CONST) {
            return false;
        }
        let at = self.input.bump().span;
        let has_object = place == Place::Member || function.name.is_qualified();
        if !has_object || function.modifiers.has(Modifier::Static) {
            self.complain(ConstWithoutObject { at });
            return false;
        }
        true
    }

    /// `const` and the like after the parameters.
    fn refuse_suffixes(&mut self) {
        while self.input.at_word(kw::CONST) || self.input.at_word(kw::VOLATILE) {
            let at = self.input.current.span;
            let instead = "remove it: methods may always modify their object";
            self.complain(Unsupported { what: "`const` methods", at, instead });
            self.input.bump();
        }
    }

    /// `= 0`, `= default`, `= delete`
    fn refuse_pure(&mut self) {
        if self.input.at(TokenKind::Equal) && !self.recovery.broken {
            let at = self.input.bump().span;
            let instead = "end the declaration with `;`; methods of an `interface` do not need `= 0`";
            self.complain(Unsupported { what: "pure, defaulted or deleted functions", at, instead });
            if !self.input.at(TokenKind::Semicolon) {
                self.input.bump();
            }
        }
    }

    /// `{ … }` of the function `item`, in its scope. The current token is the brace.
    fn function_body(&mut self, item: Id<Item>, name: Span) {
        let surroundings = Surroundings { function: Some(name), ..Surroundings::default() };
        let before = std::mem::replace(&mut self.surroundings, surroundings);
        let start = self.input.current.span;
        let block = self.block();
        let span = self.since(start);
        let body = self.tree.add_statement(Statement {
            kind: StatementKind::Block(block),
            attributes: Attributes::new(),
            span,
        });
        if let ItemKind::Function(function) = &mut self.tree.module.all_items[item].kind {
            function.body = Some(body);
        }
        self.surroundings = before;
    }

    /// Parses the method bodies that were deferred until their record was complete.
    pub(super) fn delayed_bodies(&mut self) {
        let delayed = std::mem::take(&mut self.records.delayed);
        if delayed.is_empty() {
            return;
        }
        let cursor = self.input.cursor();
        let outer = self.names.scopes.current();
        let broken = self.recovery.broken;
        for DelayedBody { function, position, scope, name } in delayed {
            if self.recovery.finished {
                break;
            }
            self.recovery.broken = false;
            self.names.scopes.resume(scope);
            self.input.go_to(position);
            self.function_body(function, name);
            self.names.scopes.close(outer);
        }
        if !self.recovery.finished {
            self.recovery.broken = broken;
            self.input.go_back(cursor);
        }
    }

    /// `(int a, float b = 1)`. The current token is the parenthesis.
    fn parameters(&mut self) -> Vec<Parameter> {
        let opened = self.input.bump().span;
        let mut parameters: Vec<Parameter> = Vec::new();
        if self.input.at_word(kw::VOID) && self.input.peek(1).kind == TokenKind::RightParen {
            self.input.bump();
        }
        if self.input.eat(TokenKind::RightParen) {
            return parameters;
        }
        if self.nest() {
            let greater_closes = std::mem::take(&mut self.surroundings.greater_closes);
            loop {
                if self.input.at(TokenKind::Ellipsis) {
                    let at = self.input.bump().span;
                    let instead = "write one function for each number of arguments";
                    self.complain(Unsupported { what: "variadic functions", at, instead });
                    break;
                }
                let parameter = self.parameter();
                self.check_default(&parameters, &parameter);
                parameters.push(parameter);
                if self.recovery.broken || !self.comma_after_parameter() {
                    break;
                }
            }
            self.surroundings.greater_closes = greater_closes;
            self.unnest();
        }
        if !self.expect_closer(TokenKind::LeftParen, TokenKind::RightParen, opened) && !self.recovery.finished
        {
            self.recover_parenthesis();
        }
        parameters
    }

    /// The `,` before another parameter.
    fn comma_after_parameter(&mut self) -> bool {
        let (is_name, word) = (self.input.at_name(), self.input.current.symbol);
        if !is_name && Modifier::of(word).is_none() {
            return self.input.eat(TokenKind::Comma);
        }
        let is_parameter =
            !is_name || self.name_is_type(self.input.position) || super::name::is_name(self.input.peek(1));
        if is_parameter {
            return self.lacks_comma("parameters", TokenKind::RightParen);
        }
        self.report_expected("`:` before a semantic, `,` or `)`".into());
        false
    }

    fn check_default(&mut self, before: &[Parameter], parameter: &Parameter) {
        // The default of a parameter that the host sets is not for callers.
        let has_default = |it: &&Parameter| {
            it.declarator.initializer.is_some() && !it.specifiers.modifiers.has(Modifier::Uniform)
        };
        if parameter.declarator.initializer.is_none()
            && let Some(previous) = before.iter().find(has_default)
        {
            let (at, previous) = (parameter.span, previous.declarator.span);
            self.complain(MissingDefault { what: "parameter", at, previous });
        }
    }

    fn parameter(&mut self) -> Parameter {
        let start = self.input.current.span;
        let attributes = self.attributes();
        if !self.input.at(TokenKind::Identifier) && !self.input.at(TokenKind::ColonColon) {
            self.report_expected("a parameter".into());
        }
        let specifiers = self.specifiers();
        if let TypeKind::Defined(item) = self.tree.module[specifiers.ty].kind
            && matches!(&self.tree.module[item].kind, ItemKind::Record(record) if record.members.is_some())
        {
            let at = self.tree.module[item].span;
            self.complain(TypeDefinedHere { place: "a parameter", at });
        }
        self.refuse_pointer();
        // Of a pack, which is reported where it is declared.
        self.input.eat(TokenKind::Ellipsis);
        let at = self.input.current.span;
        let path = if self.input.at_name() {
            Path::identifier(self.take_name())
        } else if let Some(modifier) = Modifier::of(self.input.current.symbol)
            && self.input.at(TokenKind::Identifier)
            && !is_name(self.input.peek(1))
        {
            self.complain(ModifierAsName { modifier: modifier.text(), at });
            Path::identifier(self.take_name())
        } else {
            Path::identifier(self.no_name())
        };
        let mut declarator = self.plain_declarator(path, at);
        if declarator.name.symbol != kw::EMPTY {
            self.names.scopes.declare(declarator.name.symbol, Declared::new(Meaning::Value));
        }
        declarator.annotations = self.annotations();
        self.double_bracket_attributes(&mut declarator.attributes);
        if !self.recovery.broken && self.input.eat(TokenKind::Equal) {
            if self.input.at(TokenKind::LeftBrace) {
                self.complain(StrayInitializerList { at: self.input.current.span });
            }
            declarator.initializer = Some(Initializer::Value(self.initializer_value()));
        }
        declarator.span = self.since(at);
        Parameter { attributes, specifiers, declarator, span: self.since(start) }
    }
}
