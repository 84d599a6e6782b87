//! Where control goes from a statement, to tell whether a function can end without returning a value. As clang does: a condition
//! decides if it is constant, or has a constant side that decides it, and what is behind a jump is not looked at.

use rustc_hash::FxHashSet;
use smallvec::SmallVec;

use crate::{
    check::Checker,
    constant::Constant,
    typed::{Case, CaseLabel, ExprId, ExprKind, LogicalOp, Statement, UnaryOp},
    types::Type,
};

/// The ways out of statements that control can take, beside a return.
#[derive(Clone, Copy, Default)]
struct Exits {
    to_next: bool,
    to_break: bool,
    to_continue: bool,
}

impl Exits {
    fn or(self, other: Exits) -> Exits {
        Exits {
            to_next: self.to_next || other.to_next,
            to_break: self.to_break || other.to_break,
            to_continue: self.to_continue || other.to_continue,
        }
    }
}

impl Checker<'_> {
    /// Whether control can come to the end of `body`.
    pub(super) fn reaches_end(&self, body: &[Statement]) -> bool {
        self.exits(body).to_next
    }

    fn exits(&self, body: &[Statement]) -> Exits {
        let mut exits = Exits { to_next: true, ..Exits::default() };
        for statement in body {
            if !exits.to_next {
                break;
            }
            exits = Exits { to_next: false, ..exits }.or(self.exits_of(statement));
        }
        exits
    }

    fn exits_of(&self, statement: &Statement) -> Exits {
        let next = |to_next: bool| Exits { to_next, ..Exits::default() };
        match statement {
            Statement::Return { .. } => next(false),
            Statement::Break(_) => Exits { to_break: true, ..next(false) },
            Statement::Continue(_) => Exits { to_continue: true, ..next(false) },
            Statement::Block { statements, .. } => self.exits(statements),
            Statement::If { .. } => self.exits_of_chain(statement),
            Statement::For { condition, body, .. } => {
                let known = condition.map_or(Some(true), |it| self.truth_of(it));
                next(known != Some(true) || self.exits(body).to_break)
            }
            Statement::DoWhile { body, condition, .. } => {
                let inner = self.exits(body);
                let is_asked = inner.to_next || inner.to_continue;
                next(inner.to_break || is_asked && self.truth_of(*condition) != Some(true))
            }
            Statement::Switch { value, cases, .. } => self.exits_of_switch(*value, cases),
            Statement::Expression(_)
            | Statement::Local { .. }
            | Statement::StaticLocal { .. }
            | Statement::Discard(_) => next(true),
        }
    }

    /// A chain of `else if` can be long.
    fn exits_of_chain(&self, first: &Statement) -> Exits {
        let mut exits = Exits::default();
        let mut at = first;
        loop {
            let Statement::If { condition, then, otherwise, .. } = at else {
                return exits.or(self.exits_of(at));
            };
            let known = self.truth_of(*condition);
            if known != Some(false) {
                exits = exits.or(self.exits(then));
            }
            match &otherwise[..] {
                _ if known == Some(true) => return exits,
                [only] => at = only,
                other => return exits.or(self.exits(other)),
            }
        }
    }

    fn exits_of_switch(&self, value: ExprId, cases: &[Case]) -> Exits {
        let chosen = self.evaluate_integer(value).and_then(|value| {
            let is_chosen = |it: &Case| it.labels.contains(&CaseLabel::Value(value));
            cases.iter().position(is_chosen)
        });
        let is_complete = chosen.is_some()
            || cases.iter().any(|it| it.labels.contains(&CaseLabel::Default))
            || self.has_all_values(value, cases);
        let mut exits = Exits { to_next: !is_complete, ..Exits::default() };
        let mut falls = false;
        for (index, case) in cases.iter().enumerate() {
            if !falls && chosen.is_some_and(|it| it != index) {
                continue;
            }
            let inner = self.exits(&case.body);
            exits.to_next |= inner.to_break;
            exits.to_continue |= inner.to_continue;
            falls = inner.to_next;
        }
        exits.to_next |= falls;
        exits
    }

    /// Whether each enumerator of the enum that a `switch` is over has a label.
    fn has_all_values(&self, value: ExprId, cases: &[Case]) -> bool {
        let mut at = value;
        while let ExprKind::Cast { operand, .. } = self.program.expressions[at].kind {
            at = operand;
        }
        let types = &self.program.types;
        let Type::Enum(id) = types[types.unmodified(self.ty(at))] else { return false };
        let labels = cases.iter().flat_map(|it| &it.labels);
        let seen: FxHashSet<i64> = labels
            .filter_map(|it| match it {
                CaseLabel::Value(value) => Some(*value),
                CaseLabel::Default => None,
            })
            .collect();
        types.enums[id].enumerators.iter().all(|it| seen.contains(&it.1))
    }

    /// The value of a condition, if it is known without running the shader.
    fn truth_of(&self, condition: ExprId) -> Option<bool> {
        match self.program.expressions[condition].kind {
            ExprKind::Logical { op, left, right, .. } => {
                let decisive = op == LogicalOp::Or;
                let mut all_known = true;
                // A chain of one operator can be long.
                let mut sides: SmallVec<[ExprId; 8]> = SmallVec::from_slice(&[left, right]);
                while let Some(side) = sides.pop() {
                    match self.program.expressions[side].kind {
                        ExprKind::Logical { op: inner, left, right, .. } if inner == op => {
                            sides.extend([left, right]);
                        }
                        _ => match self.truth_of(side) {
                            Some(known) if known == decisive => return Some(decisive),
                            known => all_known &= known.is_some(),
                        },
                    }
                }
                all_known.then_some(!decisive)
            }
            ExprKind::Unary { op: UnaryOp::Not, operand } => self.truth_of(operand).map(|it| !it),
            _ => match self.evaluate(condition) {
                Some(Constant::Bool(known)) => Some(known),
                _ => None,
            },
        }
    }
}
