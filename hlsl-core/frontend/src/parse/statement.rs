//! Statements.

use super::{
    Parser, Surroundings,
    declaration::Place,
    name::{is_name, is_refused, is_soft},
    scope::{Meaning, ScopeKind},
    types::STATEMENT_WORDS,
};
use crate::{
    arena::{Id, List},
    ast::{
        Attributes, Block, Condition, Expression, ExpressionKind, Item, ItemKind, Modifier, Statement,
        StatementKind,
    },
    diagnostics::list::parse::{ConditionWithoutValue, Expected, Misplaced, Unsupported},
    nearest::nearest,
    source::Span,
    symbol::kw,
    token::TokenKind,
};

impl Parser<'_> {
    /// `{ … }` in the current scope. The current token is the brace.
    pub(super) fn block(&mut self) -> Block {
        let opened = self.input.bump().span;
        let first = self.tree.open_statements.len();
        while !self.input.at(TokenKind::RightBrace) && !self.input.at_end() {
            let before = self.input.position;
            self.next_statement();
            if self.input.position == before && !self.input.at_end() {
                // Nothing fits here; one token less may help.
                self.input.bump();
            }
        }
        let end = self.input.current.span;
        self.expect_closer(TokenKind::LeftBrace, TokenKind::RightBrace, opened);
        Block { statements: self.statements_from(first), end }
    }

    /// What has been parsed since there were `first` open statements.
    fn statements_from(&mut self, first: usize) -> List<Id<Statement>> {
        let statements = self.tree.module.statement_lists.add(&self.tree.open_statements[first..]);
        self.tree.open_statements.truncate(first);
        statements
    }

    /// `{ … }` with its own scope, as a statement.
    fn block_statement(&mut self, attributes: Attributes, start: Span) -> Id<Statement> {
        let outer = self.names.scopes.open(ScopeKind::Block);
        let kind = StatementKind::Block(self.block());
        self.names.scopes.close(outer);
        self.finish(kind, attributes, start)
    }

    fn finish(&mut self, kind: StatementKind, attributes: Attributes, start: Span) -> Id<Statement> {
        let span = self.since(start);
        self.tree.add_statement(Statement { kind, attributes, span })
    }

    /// A statement where exactly one is required: the body of a loop, a branch. Labels and what follows them, or
    /// several items of one declaration, become a block.
    pub(super) fn statement(&mut self) -> Id<Statement> {
        let start = self.input.current.span;
        let first = self.tree.open_statements.len();
        let outer = self.names.scopes.open(ScopeKind::Block);
        loop {
            let before = self.input.position;
            self.next_statement();
            let is_label = self.tree.open_statements[first..].last().is_some_and(|&last| {
                matches!(self.tree.module[last].kind, StatementKind::Case(_) | StatementKind::Default)
            });
            if !is_label || self.input.at(TokenKind::RightBrace) || self.input.position == before {
                break;
            }
        }
        self.names.scopes.close(outer);
        match self.tree.open_statements[first..] {
            [single] => {
                self.tree.open_statements.truncate(first);
                single
            }
            [] => self.finish(StatementKind::Error, Attributes::new(), start),
            _ => {
                let (statements, end) = (self.statements_from(first), self.input.after_previous());
                self.finish(StatementKind::Block(Block { statements, end }), Attributes::new(), start)
            }
        }
    }

    /// One statement or label, if it is not too deep, which joins the open ones.
    fn next_statement(&mut self) {
        if !self.nest() {
            return;
        }
        let start = self.input.current.span;
        let attributes = self.attributes();
        let statement = self.statement_after(attributes, start);
        if self.recovery.broken {
            self.recover_statement();
        }
        self.tree.open_statements.push(statement);
        self.unnest();
    }

    fn statement_after(&mut self, attributes: Attributes, start: Span) -> Id<Statement> {
        match self.input.current.kind {
            TokenKind::LeftBrace => return self.block_statement(attributes, start),
            TokenKind::Semicolon => {
                self.input.bump();
                return self.finish(StatementKind::Empty, attributes, start);
            }
            TokenKind::Identifier | TokenKind::ColonColon => {}
            _ => return self.expression_statement(attributes, start),
        }
        let word = self.input.current.symbol;
        let kind = match word {
            kw::IF => return self.if_chain(attributes, start),
            kw::FOR => return self.for_loop(attributes, start),
            kw::WHILE => return self.while_loop(attributes, start),
            kw::DO => self.do_loop(),
            kw::SWITCH => return self.switch(attributes, start),
            kw::CASE => self.case(),
            kw::DEFAULT => {
                self.require(self.surroundings.in_switch, "default", "a `switch`");
                self.input.bump();
                self.expect_label_colon();
                StatementKind::Default
            }
            kw::BREAK => {
                let fits = self.surroundings.in_loop || self.surroundings.in_switch;
                self.simple(fits, "break", "a loop or `switch`", StatementKind::Break)
            }
            kw::CONTINUE => {
                self.simple(self.surroundings.in_loop, "continue", "a loop", StatementKind::Continue)
            }
            kw::DISCARD => self.simple(true, "discard", "", StatementKind::Discard),
            kw::RETURN => {
                self.input.bump();
                let ends = matches!(self.input.current.kind, TokenKind::Semicolon | TokenKind::RightBrace);
                let value = (!ends).then(|| self.expression());
                self.expect_semicolon("return statement");
                StatementKind::Return(value)
            }
            kw::ELSE => {
                self.report_expected("a statement".into());
                // Its branch is parsed as if an `if` were there.
                self.input.bump();
                self.recovery.broken = false;
                return self.statement();
            }
            kw::GOTO => {
                let at = self.input.bump().span;
                self.complain(Unsupported {
                    what: "`goto`",
                    at,
                    instead: "use loops, `break` and `continue`",
                });
                self.recover_statement();
                StatementKind::Error
            }
            _ if is_refused(word) && !self.declaration_starts() => {
                self.refuse_word();
                self.recover_statement();
                while word == kw::TRY && self.input.at_word(kw::CATCH) {
                    self.recover_statement();
                }
                StatementKind::Error
            }
            _ if self.input.at_name()
                && self.input.peek(1).kind == TokenKind::Colon
                && !matches!(self.lookup(word).meaning, Meaning::Type | Meaning::TypeTemplate) =>
            {
                let at = self.input.bump().span;
                self.input.bump();
                self.complain(Unsupported {
                    what: "labels",
                    at,
                    instead: "use loops, `break` and `continue`",
                });
                StatementKind::Empty
            }
            _ if self.declaration_starts() => return self.declaration_statement(attributes, start),
            _ => return self.expression_statement(attributes, start),
        };
        self.finish(kind, attributes, start)
    }

    fn simple(
        &mut self,
        fits: bool,
        what: &'static str,
        place: &'static str,
        kind: StatementKind,
    ) -> StatementKind {
        self.require(fits, what, place);
        self.input.bump();
        self.expect_semicolon(match kind {
            StatementKind::Break => "`break`",
            StatementKind::Continue => "`continue`",
            _ => "`discard`",
        });
        kind
    }

    fn require(&mut self, fits: bool, what: &'static str, place: &'static str) {
        if !fits {
            self.complain(Misplaced { what, place, at: self.input.current.span });
        }
    }

    fn expression_statement(&mut self, attributes: Attributes, start: Span) -> Id<Statement> {
        let expression = self.expression();
        if !self.recovery.broken && !self.input.eat(TokenKind::Semicolon) {
            let hint = self.misspelled_statement(expression);
            self.report_semicolon("expression", hint);
        }
        self.finish(StatementKind::Expression(expression), attributes, start)
    }

    /// `retrun 1;`
    fn misspelled_statement(&self, expression: Id<Expression>) -> Option<String> {
        let ExpressionKind::Name(word) = self.tree.module[expression].kind else { return None };
        nearest(self.symbols.text(word), STATEMENT_WORDS.iter().copied())
            .map(|it| format!("did you mean `{it}`?"))
    }

    fn declaration_statement(&mut self, attributes: Attributes, start: Span) -> Id<Statement> {
        let mut items = std::mem::take(&mut self.tree.spare_items);
        self.item_after_attributes(Place::Local, attributes, start, &mut items);
        self.finish_declaration(items, start)
    }

    fn finish_declaration(&mut self, mut items: Vec<Id<Item>>, start: Span) -> Id<Statement> {
        let list = self.tree.module.item_lists.add(&items);
        items.clear();
        self.tree.spare_items = items;
        self.finish(StatementKind::Declaration(list), Attributes::new(), start)
    }

    /// Whether a declaration, rather than an expression, starts here.
    pub(super) fn declaration_starts(&mut self) -> bool {
        let token = self.input.current;
        if token.kind == TokenKind::Identifier {
            let next = self.input.peek(1);
            match token.symbol {
                kw::STRUCT
                | kw::CLASS
                | kw::INTERFACE
                | kw::ENUM
                | kw::TYPEDEF
                | kw::USING
                | kw::NAMESPACE
                | kw::CBUFFER
                | kw::TBUFFER
                | kw::TEMPLATE
                | kw::TYPENAME
                | kw::DECLTYPE => {
                    return true;
                }
                kw::AUTO | kw::LONG | kw::SHORT | kw::CHAR | kw::SIGNED | kw::UNION | kw::WCHAR_T => {
                    return true;
                }
                kw::UNSIGNED => return next.kind != TokenKind::LeftParen,
                kw::C_STATIC_ASSERT => return true,
                kw::STATIC_ASSERT => {
                    return next.kind == TokenKind::LeftParen
                        && self.lookup(token.symbol).meaning == Meaning::Unknown;
                }
                kw::FRIEND | kw::MUTABLE | kw::VIRTUAL => return true,
                word => {
                    if let Some(modifier) = Modifier::of(word) {
                        return !is_soft(modifier)
                            || next.kind == TokenKind::Identifier
                            || next.kind == TokenKind::ColonColon;
                    }
                }
            }
        }
        let Some(name) = self.name_at(self.input.position) else { return false };
        let next = self.input.token_at(name.after);
        match name.declared.meaning {
            Meaning::Type | Meaning::TypeTemplate => match next.kind {
                TokenKind::Identifier | TokenKind::Semicolon | TokenKind::Star | TokenKind::Amp => true,
                TokenKind::Integer | TokenKind::Float | TokenKind::Comma => true,
                // `float2 (a);` declares `a`.
                TokenKind::LeftParen => {
                    is_name(self.input.token_at(name.after + 1))
                        && self.input.token_at(name.after + 2).kind == TokenKind::RightParen
                        && matches!(
                            self.input.token_at(name.after + 3).kind,
                            TokenKind::Semicolon | TokenKind::Equal
                        )
                        && name.after == self.input.position + 1
                        && self.lookup(self.input.token_at(name.after + 1).symbol).meaning == Meaning::Unknown
                }
                _ => false,
            },
            Meaning::Unknown => {
                is_name(next)
                    || (next.kind == TokenKind::Identifier
                        && matches!(next.symbol, kw::CONST | kw::STATIC | kw::OPERATOR))
            }
            Meaning::Namespace => is_name(next),
            Meaning::Value | Meaning::FunctionTemplate => false,
        }
    }

    /// `( condition )` after `if`, `while` or `switch`.
    fn condition_in_parentheses(&mut self) -> Condition {
        let opened = self.input.current.span;
        let condition = if self.expect(TokenKind::LeftParen) {
            let condition = self.condition();
            self.expect_closer(TokenKind::LeftParen, TokenKind::RightParen, opened);
            condition
        } else {
            Condition::Expression(self.error_expression())
        };
        if self.recovery.broken {
            self.recover_parenthesis();
        }
        condition
    }

    fn condition(&mut self) -> Condition {
        if !self.declaration_starts() {
            return Condition::Expression(self.expression());
        }
        let start = self.input.current.span;
        let variables = self.condition_variable();
        if variables.specifiers.modifiers.has(Modifier::Static) {
            let at = variables.specifiers.span;
            self.complain(Misplaced { what: "static", place: "a declaration statement", at });
        }
        if let Some(declarator) = variables.declarators.first()
            && declarator.initializer.is_none()
        {
            let name = self.symbols.text(declarator.name.symbol).to_string();
            self.complain(ConditionWithoutValue { name, at: declarator.span });
        }
        let span = self.since(start);
        let kind = ItemKind::Variables(variables);
        Condition::Declaration(self.tree.add_item(Item { kind, attributes: Attributes::new(), span }))
    }

    /// `if … else if … else …`, to any length.
    fn if_chain(&mut self, attributes: Attributes, start: Span) -> Id<Statement> {
        struct Branch {
            attributes: Attributes,
            start: Span,
            condition: Condition,
            then: Id<Statement>,
        }
        // One scope for all conditions: a scope for each would make lookups in long chains slow.
        let outer = self.names.scopes.open(ScopeKind::Block);
        let mut branches: Vec<Branch> = Vec::new();
        let (mut attributes, mut start) = (attributes, start);
        let mut otherwise = None;
        loop {
            self.input.bump();
            let condition = self.condition_in_parentheses();
            let then = self.branch();
            branches.push(Branch { attributes: std::mem::take(&mut attributes), start, condition, then });
            if !self.input.at_word(kw::ELSE) || self.recovery.finished {
                break;
            }
            self.input.bump();
            start = self.input.current.span;
            attributes = self.attributes();
            if !self.input.at_word(kw::IF) {
                let statement = self.branch();
                self.tree.module.all_statements[statement].attributes.append(attributes);
                otherwise = Some(statement);
                break;
            }
        }
        self.names.scopes.close(outer);
        let mut chain = otherwise;
        for Branch { attributes, start, condition, then } in branches.into_iter().rev() {
            let kind = StatementKind::If { condition, then, otherwise: chain };
            chain = Some(self.finish(kind, attributes, start));
        }
        match chain {
            Some(statement) => statement,
            None => self.finish(StatementKind::Error, Attributes::new(), start),
        }
    }

    /// A branch of `if` or the body of a loop. A missing one is already an error here.
    fn branch(&mut self) -> Id<Statement> {
        if self.input.at(TokenKind::RightBrace) || self.input.at_end() {
            self.report_expected("a statement".into());
            self.recovery.broken = self.input.at_end();
            let span = self.no_name().span;
            return self.tree.add_statement(Statement {
                kind: StatementKind::Error,
                attributes: Attributes::new(),
                span,
            });
        }
        self.statement()
    }

    fn loop_body(&mut self) -> Id<Statement> {
        self.body(Surroundings { in_loop: true, ..self.surroundings })
    }

    fn switch_body(&mut self) -> Id<Statement> {
        self.body(Surroundings { in_switch: true, ..self.surroundings })
    }

    fn body(&mut self, surroundings: Surroundings) -> Id<Statement> {
        let before = std::mem::replace(&mut self.surroundings, surroundings);
        let body = self.branch();
        self.surroundings = before;
        body
    }

    fn while_loop(&mut self, attributes: Attributes, start: Span) -> Id<Statement> {
        self.input.bump();
        let outer = self.names.scopes.open(ScopeKind::Block);
        let condition = self.condition_in_parentheses();
        let body = self.loop_body();
        self.names.scopes.close(outer);
        self.finish(StatementKind::While { condition, body }, attributes, start)
    }

    fn do_loop(&mut self) -> StatementKind {
        self.input.bump();
        let body = self.loop_body();
        let mut condition = None;
        if !self.input.eat_word(kw::WHILE) {
            self.report_expected("`while` after the body of the `do` loop".into());
        } else {
            let opened = self.input.current.span;
            if self.expect(TokenKind::LeftParen) {
                condition = Some(self.expression());
                self.expect_closer(TokenKind::LeftParen, TokenKind::RightParen, opened);
            }
            self.expect_semicolon("`do` loop");
        }
        let condition = match condition {
            Some(condition) => condition,
            None => self.error_expression(),
        };
        StatementKind::DoWhile { body, condition }
    }

    fn for_loop(&mut self, attributes: Attributes, start: Span) -> Id<Statement> {
        self.input.bump();
        let outer = self.names.scopes.open(ScopeKind::Block);
        let opened = self.input.current.span;
        let mut condition = None;
        let mut step = None;
        let head = self.input.current.span;
        let mut initialization = None;
        if self.expect(TokenKind::LeftParen) {
            initialization = Some(self.for_initialization());
            if !self.recovery.broken && !self.input.at(TokenKind::Semicolon) {
                condition = Some(self.condition());
            }
            self.expect_for_semicolon();
            if !self.recovery.broken && !self.input.at(TokenKind::RightParen) {
                step = Some(self.expression());
            }
            self.expect_closer(TokenKind::LeftParen, TokenKind::RightParen, opened);
        }
        if self.recovery.broken {
            self.recover_for_head();
        }
        let initialization = match initialization {
            Some(initialization) => initialization,
            None => self.finish(StatementKind::Error, Attributes::new(), head),
        };
        let body = self.loop_body();
        self.names.scopes.close(outer);
        self.finish(StatementKind::For { initialization, condition, step, body }, attributes, start)
    }

    fn for_initialization(&mut self) -> Id<Statement> {
        let start = self.input.current.span;
        if self.input.eat(TokenKind::Semicolon) {
            return self.finish(StatementKind::Empty, Attributes::new(), start);
        }
        let attributes = self.attributes();
        if self.declaration_starts() {
            let mut items = std::mem::take(&mut self.tree.spare_items);
            self.declaration(Place::ForLoop, attributes, start, &mut items);
            return self.finish_declaration(items, start);
        }
        let expression = self.expression();
        self.expect_for_semicolon();
        self.finish(StatementKind::Expression(expression), attributes, start)
    }

    pub(super) fn expect_for_semicolon(&mut self) {
        if !self.input.eat(TokenKind::Semicolon) {
            self.report_expected("`;` in the header of the `for` loop".into());
        }
    }

    fn switch(&mut self, attributes: Attributes, start: Span) -> Id<Statement> {
        self.input.bump();
        let outer = self.names.scopes.open(ScopeKind::Block);
        let condition = self.condition_in_parentheses();
        let body = self.switch_body();
        self.names.scopes.close(outer);
        self.finish(StatementKind::Switch { condition, body }, attributes, start)
    }

    fn case(&mut self) -> StatementKind {
        self.require(self.surroundings.in_switch, "case", "a `switch`");
        self.input.bump();
        let value = self.expression();
        self.expect_label_colon();
        StatementKind::Case(value)
    }

    /// The `:` of a label; without it, the labeled statement is still parsed.
    fn expect_label_colon(&mut self) {
        if !self.recovery.broken && !self.input.eat(TokenKind::Colon) {
            let (found, at) = (self.describe(self.input.current), self.input.after_previous());
            self.report(Expected { expected: "`:` after the label".into(), found, at });
            self.recovery.broken = false;
        } else if self.recovery.broken && self.input.at(TokenKind::Colon) {
            self.input.bump();
            self.recovery.broken = false;
        }
    }
}
