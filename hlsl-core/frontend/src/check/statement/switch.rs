//! `switch`, its labels and what stands between them.

use rustc_hash::FxHashMap;

use crate::{
    arena::Id,
    ast::{self, StatementKind},
    check::{AstExpr, Checker, attribute::Place, constant::wrap},
    diagnostics::list::{declarations, suspicious, types as errors},
    source::Span,
    typed::{Case, CaseLabel, ExprId, Statement},
    types::{Scalar, TypeId, convert},
};

/// What has been read of a `switch`.
#[derive(Default)]
struct Cases {
    list: Vec<Case>,
    /// What stands before the first label.
    unreached: Vec<Statement>,
    /// Where each value has its label.
    values: FxHashMap<i64, Span>,
    default: Option<Span>,
    /// The last label, while no statement follows it.
    bare_label: Option<Span>,
    /// A variable that got a value since the last label.
    initialized: Option<Span>,
}

impl Cases {
    /// Labels without statements between them share what follows.
    fn add_label(&mut self, label: CaseLabel, span: Span) {
        match self.list.last_mut() {
            Some(case) if self.bare_label.is_some() => case.labels.push(label),
            _ => self.list.push(Case { labels: vec![label], body: Vec::new(), span }),
        }
        self.bare_label = Some(span);
    }

    /// Where the next statement goes.
    fn body(&mut self) -> &mut Vec<Statement> {
        match self.list.last_mut() {
            Some(case) => &mut case.body,
            None => &mut self.unreached,
        }
    }
}

impl<'a> Checker<'a> {
    pub(super) fn switch(
        &mut self,
        it: &'a ast::Statement,
        condition: &ast::Condition,
        body: Id<ast::Statement>,
        out: &mut Vec<Statement>,
    ) {
        let ast = self.ast;
        let attributes = self.attributes(&it.attributes, Place::Switch);
        self.open_block();
        let mut before = Vec::new();
        let value = match condition {
            ast::Condition::Expression(id) => self.expression(*id),
            ast::Condition::Declaration(item) => self.declared_condition(*item, &mut before),
        };
        let over = self.ty(value);
        let (value, scalar) = self.switch_value(value);
        self.open_block();
        let mut statements: Vec<Id<ast::Statement>> = Vec::new();
        self.flat_labels(body, &mut statements);
        let mut cases = Cases::default();
        for statement in statements {
            let node = &ast[statement];
            match &node.kind {
                StatementKind::Case(expression) => {
                    self.check_jump(node.span, &mut cases);
                    if let Some(label) = self.case_label(*expression, over, scalar, &mut cases) {
                        cases.add_label(label, node.span);
                    }
                }
                StatementKind::Default => {
                    self.check_jump(node.span, &mut cases);
                    match cases.default {
                        Some(before) => self.report(errors::DuplicateDefault { at: node.span, before }),
                        None => {
                            cases.default = Some(node.span);
                            cases.add_label(CaseLabel::Default, node.span);
                        }
                    }
                }
                _ => {
                    cases.bare_label = None;
                    cases.initialized = cases.initialized.or(self.initialized_variable(node));
                    self.statement(statement, cases.body());
                }
            }
        }
        if let Some(at) = cases.bare_label {
            self.report(declarations::LabelAtEnd { at });
        }
        if cases.default.is_none() {
            let at = self.span(value);
            self.warn_unhandled(over, &cases.values, at);
        }
        self.close_block();
        self.close_block();
        // What stands before the first label never runs, but what it declares is known after it.
        for statement in cases.unreached {
            if let Statement::Local { local, .. } = statement {
                before.push(Statement::Local { local, initializer: None });
            }
        }
        let cases = cases.list;
        let body = ast[body].span;
        let statement = Statement::Switch { attributes, value, cases, span: it.span, body };
        if before.is_empty() {
            out.push(statement);
        } else {
            before.push(statement);
            out.push(Statement::Block { statements: before, span: it.span });
        }
    }

    /// A label after a variable with a value would jump over its initialization.
    fn check_jump(&mut self, at: Span, cases: &mut Cases) {
        if let Some(variable) = cases.initialized.take() {
            self.report(declarations::CaseJumpsOver { at, variable });
        }
    }

    /// The label of `case expression`, unless it is wrong or there already.
    fn case_label(
        &mut self,
        expression: AstExpr,
        over: TypeId,
        scalar: Scalar,
        cases: &mut Cases,
    ) -> Option<CaseLabel> {
        let value = self.case_value(expression, over, scalar)?;
        let at = self.ast[expression].span;
        if let Some(&before) = cases.values.get(&value) {
            self.report(errors::DuplicateCase { value: value.to_string(), at, before });
            return None;
        }
        cases.values.insert(value, at);
        Some(CaseLabel::Value(value))
    }

    /// The first variable that a statement declares together with a value.
    fn initialized_variable(&self, statement: &ast::Statement) -> Option<Span> {
        let StatementKind::Declaration(items) = &statement.kind else { return None };
        self.ast[*items].iter().find_map(|item| {
            let ast::ItemKind::Variables(variables) = &self.ast[*item].kind else { return None };
            if variables.specifiers.modifiers.has(ast::Modifier::Static) {
                return None;
            }
            variables.declarators.iter().find(|it| it.initializer.is_some()).map(|it| it.name.span)
        })
    }

    /// The statements of a `switch`, plain blocks with labels in them opened up.
    fn flat_labels(&self, body: Id<ast::Statement>, out: &mut Vec<Id<ast::Statement>>) {
        let has_label = |block: &ast::Block| {
            self.ast[block.statements]
                .iter()
                .any(|it| matches!(self.ast[*it].kind, StatementKind::Case(_) | StatementKind::Default))
        };
        let mut work = vec![body];
        while let Some(id) = work.pop() {
            match &self.ast[id].kind {
                StatementKind::Block(block) if id == body || has_label(block) => {
                    work.extend(self.ast[block.statements].iter().rev());
                }
                _ => out.push(id),
            }
        }
    }

    fn switch_value(&mut self, value: ExprId) -> (ExprId, Scalar) {
        if self.is_error(value) {
            return (value, Scalar::Int);
        }
        if self.program.types.component(self.ty(value)).is_some_and(Scalar::is_float) {
            let int = self.program.types.scalar(Scalar::Int);
            self.warn_constant(value, self.ty(value), int);
        }
        let value = self.concrete(value);
        let ty = self.ty(value);
        let span = self.span(value);
        if self.as_scalar(ty) == Some(Scalar::Bool) {
            self.report(suspicious::SwitchOverBool { at: span });
        }
        match convert::numeric(&self.program.types, ty) {
            Some(it) if it.shape == convert::Shape::Scalar => {
                let scalar = if it.scalar.is_integer() { it.scalar } else { Scalar::Int };
                let target = self.program.types.scalar(scalar);
                (self.cast_to(value, target), scalar)
            }
            _ => {
                self.report(errors::SwitchType { name: self.type_name(ty), at: span });
                (self.error_at(span), Scalar::Int)
            }
        }
    }

    fn case_value(&mut self, id: AstExpr, over: TypeId, scalar: Scalar) -> Option<i64> {
        let value = self.expression(id);
        if self.is_error(value) {
            return None;
        }
        let span = self.span(value);
        let component = self.program.types.component(self.ty(value));
        if component.is_some_and(Scalar::is_float) {
            self.report(errors::CaseType { name: self.type_name(self.ty(value)), at: span });
            return None;
        }
        // Only its own enumerators are values of an enum, and those of a scoped one nothing else.
        let ty = self.ty(value);
        if (self.is_enum(over) || self.is_scoped_enum(ty)) && !convert::equal(&self.program.types, ty, over) {
            let (from, to) = (self.type_name(ty), self.type_name(over));
            self.report(errors::CannotConvert { from, to, at: span });
            return None;
        }
        match self.evaluate_integer(value) {
            Some(value) => Some(wrap(scalar, value)),
            None => {
                self.report(errors::NotConstant { what: "a case label".into(), at: span });
                None
            }
        }
    }
}
