//! Statements: control flow, scopes of blocks, and whether a function can end without returning a value.

mod reach;
mod switch;

use super::{
    AstExpr, Checker,
    attribute::Place,
    scope::{Entity, Sought, Want},
};
use crate::{
    arena::Id,
    ast::{self, ItemKind, StatementKind},
    attribute::{Attribute, AttributeKind},
    diagnostics::list::{attribute_syntax as attribute_errors, names, types as errors},
    options::HlslVersion,
    source::Span,
    typed::{Argument, ExprId, ExprKind, FunctionId, Statement, UnaryOp},
    types::{Type, convert},
};

/// One `if` of a chain of `else if`, while the chain is built.
struct Link {
    attributes: Vec<Attribute>,
    /// The declaration in the parentheses.
    before: Vec<Statement>,
    condition: ExprId,
    /// The value of the condition, if it is constant.
    known: Option<bool>,
    then: Vec<Statement>,
    span: Span,
}

/// Longer chains of `else if` are better written as a `switch`; whoever walks the typed tree may recurse.
const MAX_ELSE_IF: usize = crate::limits::ELSE_IF;

impl<'a> Checker<'a> {
    /// The block of a function, in the scope that has its parameters.
    pub(super) fn function_block(&mut self, id: Id<ast::Statement>) -> Vec<Statement> {
        let Some(block) = self.block_of(id) else { return Vec::new() };
        let mut out = Vec::with_capacity(block.statements.len());
        self.statements_of(block, &mut out);
        out
    }

    fn statements_of(&mut self, block: &'a ast::Block, out: &mut Vec<Statement>) {
        let statements = &self.ast[block.statements];
        for (index, statement) in statements.iter().enumerate() {
            if index > 0 && matches!(self.ast[*statement].kind, StatementKind::Block(_)) {
                self.warn_block_after(statements[index - 1]);
            }
            self.statement(*statement, out);
        }
    }

    fn open_block(&mut self) {
        if let Some(function) = &mut self.function {
            function.names.open_block();
        }
    }

    fn close_block(&mut self) {
        if let Some(function) = &mut self.function {
            function.names.close_block();
        }
    }

    /// A statement in its own scope, as one or more statements.
    fn nested(&mut self, id: Id<ast::Statement>) -> Vec<Statement> {
        let ast = self.ast;
        let mut out = Vec::new();
        match &ast[id].kind {
            StatementKind::Block(block) => {
                let span = ast[id].span;
                out.push(Statement::Block { statements: self.block_statements(block, span), span });
            }
            _ => {
                self.open_block();
                self.statement(id, &mut out);
                self.close_block();
            }
        }
        out
    }

    /// The statement behind a head, such as that of a `for`, which the current block is for.
    fn body(&mut self, id: Id<ast::Statement>) -> Vec<Statement> {
        if let Some(function) = &mut self.function {
            function.names.expect_body();
        }
        self.nested(id)
    }

    fn block_statements(&mut self, block: &'a ast::Block, span: Span) -> Vec<Statement> {
        let mut out = Vec::with_capacity(block.statements.len());
        self.open_block();
        if self.enter(span) {
            self.statements_of(block, &mut out);
        }
        self.leave();
        self.close_block();
        out
    }

    pub(super) fn statement(&mut self, id: Id<ast::Statement>, out: &mut Vec<Statement>) {
        let ast = self.ast;
        let it = &ast[id];
        if !self.enter(it.span) {
            self.leave();
            return;
        }
        let has_own_place = matches!(
            it.kind,
            StatementKind::Declaration(_)
                | StatementKind::If { .. }
                | StatementKind::While { .. }
                | StatementKind::DoWhile { .. }
                | StatementKind::For { .. }
                | StatementKind::Switch { .. }
        );
        if !has_own_place {
            self.attributes(&it.attributes, Place::Statement);
        }
        match &it.kind {
            StatementKind::Error | StatementKind::Empty => {}
            StatementKind::Block(block) => {
                let statements = self.block_statements(block, it.span);
                out.push(Statement::Block { statements, span: it.span });
            }
            StatementKind::Declaration(items) => {
                for item in &ast[*items] {
                    self.declaration_statement(*item, out);
                }
            }
            StatementKind::Expression(expression) => {
                let value = self.full_expression(*expression);
                let value = self.concrete(value);
                self.warn_unused(*expression, value);
                out.push(Statement::Expression(value));
            }
            StatementKind::If { .. } => self.if_chain(id, out),
            StatementKind::While { condition, body } => {
                self.while_loop(it, condition, *body, out);
            }
            StatementKind::DoWhile { body, condition } => {
                let attributes = self.loop_attributes(it);
                let body = self.nested(*body);
                let condition = self.condition(*condition, "do-while");
                out.push(Statement::DoWhile { attributes, body, condition, span: it.span });
            }
            StatementKind::For { .. } => self.for_loop(it, out),
            StatementKind::Switch { condition, body } => self.switch(it, condition, *body, out),
            StatementKind::Case(_) | StatementKind::Default => {
                let label = if matches!(it.kind, StatementKind::Default) { "default" } else { "case" };
                self.report(errors::NestedLabel { label: label.into(), at: it.span });
            }
            StatementKind::Break => {
                out.push(Statement::Break(it.span));
            }
            StatementKind::Continue => {
                out.push(Statement::Continue(it.span));
            }
            StatementKind::Return(value) => self.return_statement(*value, it.span, out),
            StatementKind::Discard => {
                if let Some(function) = self.live_function() {
                    self.functions[function].discard.get_or_insert(it.span);
                }
                out.push(Statement::Discard(it.span));
            }
        }
        self.leave();
    }

    fn declaration_statement(&mut self, id: Id<ast::Item>, out: &mut Vec<Statement>) {
        let ast = self.ast;
        let it = &ast[id];
        match &it.kind {
            ItemKind::Variables(variables) => self.local_variables(variables, &it.attributes, out),
            ItemKind::Function(function) => {
                // A prototype inside a function declares a function of the scope around.
                let outer = self.function.take();
                self.function_item(function, &it.attributes);
                self.function = outer;
            }
            ItemKind::UsingNamespace(path) => {
                if let Some(scope) = self.namespace_path(path)
                    && let Some(function) = &mut self.function
                {
                    function.names.add_using(scope);
                }
            }
            ItemKind::Using(path) => {
                if let Some((symbol, entity)) = self.using_target(path) {
                    self.declare_here(symbol, entity);
                }
            }
            ItemKind::Buffer(_) | ItemKind::Namespace(_) | ItemKind::Template(_) => {
                self.report(names::NotInFunction { at: it.span });
            }
            _ => self.item(id),
        }
    }

    fn warn_unused(&mut self, written: AstExpr, value: ExprId) {
        let ast = self.ast;
        let written = ast.without_parentheses(written);
        let at = match ast[written].kind {
            ast::ExpressionKind::Binary { at, .. } => at,
            _ => ast[written].span,
        };
        // A macro may be used for what it does or for its value.
        if matches!(self.reports.sources.origin(at), Some(crate::source::Origin::Macro { .. })) {
            return;
        }
        let it = &self.program.expressions[value];
        let span = it.span;
        match &it.kind {
            ExprKind::Binary { op, .. } => {
                use crate::typed::BinaryOp::*;
                if matches!(op, Less | LessEqual | Greater | GreaterEqual | Equal | NotEqual) {
                    self.report(errors::UnusedComparison { at: span });
                } else {
                    self.report(errors::UnusedValue { at: span });
                }
            }
            ExprKind::Intrinsic { overload, arguments, .. } => {
                let row = crate::intrinsics::overload(*overload);
                if !self.program[*arguments]
                    .iter()
                    .all(|it| matches!(it, Argument::In(_) | Argument::Missing))
                {
                    return;
                }
                let is_void = matches!(self.program.types[it.ty], Type::Void);
                if !row.has_effect() && !is_void {
                    self.report(errors::UnusedResult { name: row.name.into(), at: span });
                }
            }
            ExprKind::Call { function, .. } => {
                let function = &self.program.functions[*function];
                let reason = crate::attribute::find(&function.attributes, |kind| match kind {
                    AttributeKind::NoDiscard(reason) => Some(*reason),
                    _ => None,
                });
                if let Some(reason) = reason {
                    let (name, declared) = (self.text(function.name), function.span);
                    let reason = match self.symbols.text(reason) {
                        "" => String::new(),
                        reason => format!(": {reason}"),
                    };
                    self.report(attribute_errors::ResultDiscarded { name, reason, at: span, declared });
                }
            }
            ExprKind::Constant(_)
            | ExprKind::Local(_)
            | ExprKind::Global(_)
            | ExprKind::Member { .. }
            | ExprKind::Index { .. }
            | ExprKind::Swizzle { .. }
            | ExprKind::MatrixSwizzle { .. }
            | ExprKind::Unary { .. } => self.report(errors::UnusedValue { at: span }),
            _ => {}
        }
    }

    // ---- Conditions.

    /// An expression that is tested, as a `bool`.
    fn condition(&mut self, id: AstExpr, what: &str) -> ExprId {
        if let ast::ExpressionKind::Binary { operator: ast::BinaryOperator::Assign, at, .. } =
            self.ast[id].kind
        {
            self.report(errors::AssignmentAsCondition { at });
        }
        let value = self.full_expression(id);
        self.warn_equality(id, value);
        self.condition_value(value, what)
    }

    pub(super) fn condition_value(&mut self, value: ExprId, what: &str) -> ExprId {
        if self.is_error(value) {
            return value;
        }
        let span = self.span(value);
        let ty = self.ty(value);
        let bool_type = self.program.types.bool;
        match convert::numeric(&self.program.types, ty).filter(|_| !self.is_scoped_enum(ty)) {
            Some(it) if it.shape.count() == 1 => self.truth(value, bool_type),
            Some(_) => {
                self.report(errors::ConditionNotScalar {
                    what: what.into(),
                    name: self.type_name(ty),
                    at: span,
                });
                self.error_at(span)
            }
            None => match self.convert_by_operator(value, bool_type) {
                Some(value) => value,
                None => {
                    self.report(errors::ConditionNotBool { name: self.type_name(ty), at: span });
                    self.error_at(span)
                }
            },
        }
    }

    /// What the parentheses of a statement test; a declaration in them is put into `before`.
    fn tested(&mut self, condition: &ast::Condition, what: &str, before: &mut Vec<Statement>) -> ExprId {
        match condition {
            ast::Condition::Expression(id) => self.condition(*id, what),
            ast::Condition::Declaration(item) => {
                let value = self.declared_condition(*item, before);
                self.condition_value(value, what)
            }
        }
    }

    /// `int a = f()` in parentheses: the value is the variable's.
    fn declared_condition(&mut self, item: Id<ast::Item>, before: &mut Vec<Statement>) -> ExprId {
        self.declaration_statement(item, before);
        let span = self.ast[item].span;
        match before.last() {
            Some(Statement::Local { local, .. }) => {
                let local = *local;
                self.local_expression(local, span)
            }
            _ => self.error_at(span),
        }
    }

    /// Notes that control does not come to what is checked next, or nothing. Returns what was noted before.
    pub(super) fn set_dead(&mut self, is_dead: bool) -> bool {
        let Some(it) = &mut self.function else { return false };
        let before = it.is_dead;
        it.is_dead |= is_dead;
        before
    }

    pub(super) fn restore_dead(&mut self, is_dead: bool) {
        if let Some(it) = &mut self.function {
            it.is_dead = is_dead;
        }
    }

    fn if_chain(&mut self, first: Id<ast::Statement>, out: &mut Vec<Statement>) {
        let ast = self.ast;
        let mut links: Vec<Link> = Vec::new();
        let mut at = first;
        let mut last = Vec::new();
        let mut opened = 0;
        let was_dead = self.set_dead(false);
        while let StatementKind::If { condition, then, otherwise } = &ast[at].kind {
            let it = &ast[at];
            if links.len() == MAX_ELSE_IF {
                self.report(errors::TooDeep { at: it.span });
                break;
            }
            let attributes = self.attributes(&it.attributes, Place::Branch);
            self.open_block();
            opened += 1;
            let mut before = Vec::new();
            let condition = self.tested(condition, "if", &mut before);
            let known = self.evaluate_integer(condition).map(|it| it != 0);
            self.warn_branches(*then, *otherwise);
            let outer = self.set_dead(known == Some(false));
            let then = self.body(*then);
            self.restore_dead(outer);
            links.push(Link { attributes, before, condition, known, then, span: it.span });
            let Some(next) = otherwise else { break };
            // All that follows is in this `else`.
            self.set_dead(known == Some(true));
            if !matches!(ast[*next].kind, StatementKind::If { .. }) {
                last = self.body(*next);
                break;
            }
            at = *next;
        }
        self.restore_dead(was_dead);
        for _ in 0..opened {
            self.close_block();
        }
        for (index, link) in links.into_iter().enumerate().rev() {
            let otherwise = std::mem::take(&mut last);
            let mut statements = link.before;
            // As in DXC, only the branch that is taken is compiled.
            let mut taken = match link.known {
                Some(true) => link.then,
                Some(false) => otherwise,
                None => vec![Statement::If {
                    attributes: link.attributes,
                    condition: link.condition,
                    then: link.then,
                    otherwise,
                    span: link.span,
                }],
            };
            statements.append(&mut taken);
            let statement = match statements.len() {
                0 | 1 => statements.pop(),
                _ => Some(Statement::Block { statements, span: link.span }),
            };
            match index {
                0 => out.extend(statement),
                _ => last.extend(statement),
            }
        }
    }

    // ---- Loops.

    /// A loop that declares what it tests: `while (int a = f()) …` is `for (;;) { int a = f(); if (!a) break; … }`.
    fn declared_loop(&mut self, item: Id<ast::Item>, body: Id<ast::Statement>) -> Vec<Statement> {
        let mut statements = Vec::new();
        self.open_block();
        let value = self.declared_condition(item, &mut statements);
        let value = self.condition_value(value, "while");
        let span = self.span(value);
        let bool_type = self.program.types.bool;
        let condition = self.add(ExprKind::Unary { op: UnaryOp::Not, operand: value }, bool_type, span);
        statements.push(Statement::If {
            attributes: Vec::new(),
            condition,
            then: vec![Statement::Break(span)],
            otherwise: Vec::new(),
            span,
        });
        statements.extend(self.body(body));
        self.close_block();
        statements
    }

    fn loop_attributes(&mut self, it: &'a ast::Statement) -> Vec<Attribute> {
        let attributes = self.attributes(&it.attributes, Place::Loop);
        let unroll = attributes.iter().find(|it| matches!(it.kind, AttributeKind::Unroll(_)));
        if let Some(unroll) = unroll
            && attributes.iter().any(|it| matches!(it.kind, AttributeKind::Loop))
        {
            let at = unroll.span;
            self.report(crate::diagnostics::list::attribute_syntax::LoopAndUnroll { at });
        }
        attributes
    }

    fn while_loop(
        &mut self,
        it: &'a ast::Statement,
        condition: &ast::Condition,
        body: Id<ast::Statement>,
        out: &mut Vec<Statement>,
    ) {
        let attributes = self.loop_attributes(it);
        let (condition, body) = match condition {
            ast::Condition::Expression(id) => (Some(self.condition(*id, "while")), self.nested(body)),
            ast::Condition::Declaration(item) => (None, self.declared_loop(*item, body)),
        };
        out.push(Statement::For {
            attributes,
            initializer: Vec::new(),
            condition,
            step: None,
            body,
            span: it.span,
        });
    }

    fn for_loop(&mut self, it: &'a ast::Statement, out: &mut Vec<Statement>) {
        let StatementKind::For { initialization, condition, step, body } = &it.kind else { return };
        let attributes = self.loop_attributes(it);
        // Before HLSL 2021 the variables of a `for` stay visible after it.
        let leaks = self.version() < HlslVersion::V2021;
        let mut initializer = Vec::new();
        if leaks {
            self.leaking_initialization(*initialization, out);
        } else {
            self.open_block();
            self.statement(*initialization, &mut initializer);
        }
        let (condition, tested_inside) = match condition {
            None => (None, None),
            Some(ast::Condition::Expression(id)) => (Some(self.condition(*id, "for")), None),
            Some(ast::Condition::Declaration(item)) => (None, Some(*item)),
        };
        let step = step.map(|step| {
            let value = self.full_expression(step);
            let value = self.concrete(value);
            self.warn_unused(step, value);
            value
        });
        let body = match tested_inside {
            None if leaks => self.nested(*body),
            None => self.body(*body),
            Some(item) => self.declared_loop(item, *body),
        };
        if !leaks {
            self.close_block();
        }
        out.push(Statement::For { attributes, initializer, condition, step, body, span: it.span });
    }

    /// A variable of an earlier `for` may be declared again; the latest one counts.
    fn leaking_initialization(&mut self, id: Id<ast::Statement>, out: &mut Vec<Statement>) {
        let ast = self.ast;
        let items = match &ast[id].kind {
            StatementKind::Declaration(items) => &ast[*items],
            _ => &[],
        };
        for item in items {
            let ItemKind::Variables(variables) = &ast[*item].kind else { continue };
            for declarator in &variables.declarators {
                self.forget_leaked(declarator.name);
            }
        }
        self.statement(id, out);
    }

    fn forget_leaked(&mut self, name: ast::Name) {
        let Some(function) = &mut self.function else { return };
        if let Some(Entity::Local(_)) = function.names.find_in_block(name.symbol) {
            function.names.forget(name.symbol);
            self.report(errors::ForRedefinition { name: self.text(name.symbol), at: name.span });
        }
    }

    // ---- Return.

    fn return_statement(&mut self, value: Option<AstExpr>, span: Span, out: &mut Vec<Statement>) {
        let (return_type, id) = match &self.function {
            Some(function) => (function.return_type, function.id),
            None => return,
        };
        let is_void = matches!(self.program.types[return_type], Type::Void);
        let value = match value {
            None => {
                if !is_void && !self.is_error_type(return_type) {
                    let function = self.name_of(id);
                    self.report(errors::ReturnWithoutValue { function, at: span });
                }
                None
            }
            Some(value) => {
                let at = self.ast[value].span;
                if matches!(self.ast[value].kind, ast::ExpressionKind::InitializerList(_)) && !is_void {
                    let value = self.initializer_list(value, return_type);
                    out.push(Statement::Return { value: Some(value), span });
                    return;
                }
                let value = self.full_expression(value);
                if is_void {
                    let is_void_value = matches!(self.program.types[self.ty(value)], Type::Void);
                    if is_void_value {
                        out.push(Statement::Expression(value));
                        out.push(Statement::Return { value: None, span });
                        return;
                    }
                    if !self.is_error(value) {
                        let function = self.name_of(id);
                        self.report(errors::ReturnFromVoid { function, at });
                    }
                    return;
                }
                Some(self.convert(value, return_type))
            }
        };
        out.push(Statement::Return { value, span });
    }

    fn name_of(&self, function: Option<FunctionId>) -> String {
        function.map_or(String::new(), |id| self.text(self.program.functions[id].name))
    }

    /// Reports that a function's end can be reached without a result.
    pub(super) fn check_returns(&mut self, body: &[Statement], block: Id<ast::Statement>) {
        if self.reports.sink.has_errors() || !self.reaches_end(body) {
            return;
        }
        let Some(block) = self.block_of(block) else { return };
        let at = block.end;
        if has_return(body) {
            self.report(errors::MayMissReturn { at });
        } else {
            self.report(errors::MissingReturn { at });
        }
    }

    /// The name of a namespace, for `using namespace`.
    pub(super) fn namespace_path(&mut self, path: &ast::Path) -> Option<super::scope::ScopeId> {
        let last = path.last()?;
        let ast::SegmentName::Identifier(symbol) = last.name else { return None };
        if !path.is_qualified() && (symbol == crate::symbol::kw::VK || symbol == self.language.known.dx) {
            self.open_library(symbol);
            // A namespace of the shader's with this name counts as well, if there is one.
            self.look_up(symbol, Want::Type)?;
        }
        let inside = if path.is_qualified() { Some(self.qualifier(path)?) } else { None };
        let found = match inside {
            Some(scope) => self.look_up_in(scope, symbol, Want::Type),
            None => self.look_up(symbol, Want::Type),
        };
        self.mention(last.span, symbol, found, inside);
        match found {
            Some(Entity::Namespace(scope)) => Some(scope),
            Some(_) => {
                self.report(names::NotANamespace { name: self.text(symbol), at: last.span });
                None
            }
            None => {
                self.unknown_name(symbol, last.span, Sought::Namespace);
                None
            }
        }
    }
}

fn has_return(body: &[Statement]) -> bool {
    body.iter().any(|statement| match statement {
        Statement::Return { .. } => true,
        Statement::Block { statements, .. } => has_return(statements),
        Statement::If { then, otherwise, .. } => {
            let mut at = (then, otherwise);
            loop {
                if has_return(at.0) {
                    return true;
                }
                match &at.1[..] {
                    [Statement::If { then, otherwise, .. }] => at = (then, otherwise),
                    rest => return has_return(rest),
                }
            }
        }
        Statement::Switch { cases, .. } => cases.iter().any(|it| has_return(&it.body)),
        Statement::For { body, .. } | Statement::DoWhile { body, .. } => has_return(body),
        _ => false,
    })
}
