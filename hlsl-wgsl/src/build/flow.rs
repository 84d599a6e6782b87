//! How statements end, as WGSL sees it.

use crate::tree::{Expr, Statement};

/// Whether what follows the statements may be reached.
pub fn may_end(body: &[Statement]) -> bool {
    match body.last() {
        Some(Statement::Return(_) | Statement::Break | Statement::Continue) => false,
        Some(Statement::If { then, otherwise, .. }) => may_end(then) || may_end(otherwise),
        Some(Statement::Switch { cases, .. }) => cases.iter().any(|it| may_end(&it.body) || breaks(&it.body)),
        Some(Statement::Loop { body, break_if, .. }) => break_if.is_some() || breaks(body),
        _ => true,
    }
}

/// Whether a loop or a `switch` with this body ends by a `break`.
fn breaks(body: &[Statement]) -> bool {
    body.iter().any(|it| match it {
        Statement::Break => true,
        Statement::If { then, otherwise, .. } => breaks(then) || breaks(otherwise),
        _ => false,
    })
}

/// Whether a loop with this body has an exit.
pub fn is_left(body: &[Statement]) -> bool {
    breaks(body) || returns(body)
}

fn returns(body: &[Statement]) -> bool {
    body.iter().any(|it| match it {
        Statement::Return(_) => true,
        Statement::If { then, otherwise, .. } => returns(then) || returns(otherwise),
        Statement::Switch { cases, .. } => cases.iter().any(|it| returns(&it.body)),
        Statement::Loop { body, .. } | Statement::While { body, .. } | Statement::For { body, .. } => {
            returns(body)
        }
        _ => false,
    })
}

/// Whether a loop with this body has a jump to its continuing part.
pub fn continues(body: &[Statement]) -> bool {
    body.iter().any(|it| match it {
        Statement::Continue => true,
        Statement::If { then, otherwise, .. } => continues(then) || continues(otherwise),
        Statement::Switch { cases, .. } => cases.iter().any(|it| continues(&it.body)),
        _ => false,
    })
}

/// What has to hold for a loop with this body to go on, where its first statement asks for that.
pub fn condition(body: &[Statement]) -> Option<Expr> {
    match body.first()? {
        Statement::If { condition, then, otherwise }
            if then[..] == [Statement::Break] && otherwise.is_empty() =>
        {
            Some(condition.clone().not())
        }
        _ => None,
    }
}

/// Whether the continuing part of a loop is one assignment, which does not need what the body declares.
pub fn is_step(continuing: &[Statement], body: &[Statement]) -> bool {
    let [Statement::Assign { value, .. }] = continuing else { return false };
    !body.iter().any(|it| match it {
        Statement::Let { name, .. } | Statement::Var { name, .. } => value.mentions(name),
        _ => false,
    })
}
