//! `switch` with an attribute other than `forcecase`: a chain of `if`s, as the manual specifies.
//!
//! The body of a case is what runs from its label to a `break`, so a case that falls through also contains the
//! statements of the cases after it. A switch that leaves a case from inside another statement remains an OpSwitch, as
//! do those that would become very large.

use super::Lower;
use crate::{
    attribute::{Attribute, AttributeKind},
    ir::{
        Arg,
        spirv::{self, Op},
    },
    typed::{Case, CaseLabel, ExprId, Statement},
};

/// More than this is neither a chain that anybody would write nor one that nests well.
const MAX_CASES: usize = 64;
const MAX_STATEMENTS: usize = 1024;

pub(super) fn is_wanted(attributes: &[Attribute]) -> bool {
    let has = |wanted: fn(&AttributeKind) -> bool| attributes.iter().any(|it| wanted(&it.kind));
    has(|it| matches!(it, AttributeKind::Branch | AttributeKind::Flatten | AttributeKind::Call))
        && !has(|it| matches!(it, AttributeKind::ForceCase))
}

/// What each case runs; none if that cannot be said by statements in a row.
pub(super) fn bodies(cases: &[Case]) -> Option<Vec<Vec<&Statement>>> {
    if cases.len() > MAX_CASES {
        return None;
    }
    let mut count = 0;
    let mut bodies = Vec::with_capacity(cases.len());
    for first in 0..cases.len() {
        let mut body = Vec::new();
        let _ = cases.get(first..)?.iter().try_for_each(|case| until_break(&case.body, &mut body));
        count += body.len();
        if count > MAX_STATEMENTS || body.iter().any(|it| breaks(it)) {
            return None;
        }
        bodies.push(body);
    }
    Some(bodies)
}

/// Err where control leaves the switch, with all that is before it in `body`.
fn until_break<'a>(statements: &'a [Statement], body: &mut Vec<&'a Statement>) -> Result<(), ()> {
    for statement in statements {
        match statement {
            Statement::Break(_) => return Err(()),
            Statement::Block { statements, .. } => until_break(statements, body)?,
            Statement::Return { .. } | Statement::Continue(_) => {
                body.push(statement);
                return Err(());
            }
            _ => body.push(statement),
        }
    }
    Ok(())
}

/// Whether a `break` in the statement leaves what is around it.
fn breaks(statement: &Statement) -> bool {
    match statement {
        Statement::Break(_) => true,
        Statement::Block { statements, .. } => statements.iter().any(breaks),
        Statement::If { then, otherwise, .. } => then.iter().chain(otherwise).any(breaks),
        Statement::For { .. } | Statement::DoWhile { .. } | Statement::Switch { .. } => false,
        Statement::Expression(_)
        | Statement::Local { .. }
        | Statement::StaticLocal { .. }
        | Statement::Continue(_)
        | Statement::Return { .. }
        | Statement::Discard(_) => false,
    }
}

impl<'a> Lower<'a> {
    pub(super) fn chain_of_ifs(&mut self, value: ExprId, cases: &'a [Case], bodies: &[Vec<&'a Statement>]) {
        let selector = self.value(value);
        let mut merges = Vec::new();
        for (case, body) in cases.iter().zip(bodies) {
            self.at(case.span);
            // The default is what is left when no label fits.
            let Some(condition) = self.is_any_of(selector, &case.labels) else { continue };
            let yes = self.builder.new_block("if.true");
            let no = self.builder.new_block("if.false");
            let merge = self.builder.new_block("if.merge");
            self.builder.selection(merge, spirv::SelectionControl::NONE);
            self.builder.branch(condition, yes, no);
            self.builder.start(yes);
            body.iter().for_each(|it| self.statement(it));
            self.builder.jump(merge);
            self.builder.start(no);
            merges.push(merge);
        }
        let default = cases.iter().position(|it| it.labels.contains(&CaseLabel::Default));
        for statement in default.and_then(|it| bodies.get(it)).into_iter().flatten() {
            self.statement(statement);
        }
        self.end_ifs(merges);
    }

    fn is_any_of(&mut self, selector: Arg, labels: &[CaseLabel]) -> Option<Arg> {
        if labels.contains(&CaseLabel::Default) {
            return None;
        }
        let ty = self.type_of(selector);
        let bool = self.module.bool();
        let mut result = None;
        for label in labels {
            let CaseLabel::Value(value) = *label else { continue };
            let value = self.module.integer(ty, value);
            let is_it = self.emit(Op::IEqual, bool, [selector, value.into()]);
            result = Some(match result {
                Some(before) => self.emit(Op::LogicalOr, bool, [before, is_it]),
                None => is_it,
            });
        }
        result
    }
}
