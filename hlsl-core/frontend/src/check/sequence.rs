//! `-Wunsequenced`: `i = i++ + i`, where the result depends on what is evaluated first, which the language leaves open.
//!
//! Looks at the syntax of a whole expression, and only where one of its parts changes a variable. As in clang, only variables that
//! are named count, neither members nor elements; `&&`, `||`, `?:` and `,` have an order.

use std::collections::BTreeMap;

use super::{AstExpr, Checker};
use crate::{
    ast::{self, BinaryOperator, ExpressionKind, UnaryOperator},
    diagnostics::list::suspicious as errors,
    source::Span,
    symbol::Symbol,
    typed::ExprId,
};

/// What a part of an expression does to a variable, and where.
#[derive(Clone, Copy, Default)]
struct Effect {
    read: Option<Span>,
    /// `++i`, `i = 1`: its value is that after the change.
    changed: Option<Span>,
    /// `i++`: the change may come later than the value.
    pending: Option<Span>,
}

type Effects = BTreeMap<Symbol, Effect>;

struct Walk<'a> {
    ast: &'a ast::Module,
    /// The first mistake with each variable.
    found: BTreeMap<Symbol, Mistake>,
}

struct Mistake {
    is_change: bool,
    at: Span,
    other: Span,
}

impl Checker<'_> {
    /// An expression that is no part of another one.
    pub(super) fn full_expression(&mut self, id: AstExpr) -> ExprId {
        let before = self.expressions.changes;
        let value = self.expression(id);
        self.warn_unsequenced(id, before);
        value
    }

    /// `before`: the number of changes before the expression was checked.
    pub(super) fn warn_unsequenced(&mut self, id: AstExpr, before: u32) {
        let is_change = |kind: &ExpressionKind| match kind {
            ExpressionKind::Binary { operator, .. } => operator.is_assignment(),
            ExpressionKind::Unary { .. } | ExpressionKind::Postfix { .. } => true,
            _ => false,
        };
        // Nearly all statements change one thing.
        let expected = u32::from(is_change(&self.ast[id].kind));
        if self.expressions.changes.wrapping_sub(before) <= expected {
            return;
        }
        let mut walk = Walk { ast: self.ast, found: BTreeMap::new() };
        walk.value(id);
        let mut found: Vec<(Symbol, Mistake)> = walk.found.into_iter().collect();
        found.sort_by_key(|it| it.1.at.start);
        for (symbol, Mistake { is_change, at, other }) in found {
            let name = self.text(symbol);
            let (what, also) = match is_change {
                true => ("multiple unsequenced modifications", "also changed here"),
                false => ("unsequenced modification and access", "the value before or after the change"),
            };
            self.report(errors::Unsequenced { what, also, name, at, other });
        }
    }
}

impl Walk<'_> {
    /// An expression whose value is used.
    fn value(&mut self, id: AstExpr) -> Effects {
        let ast::Expression { kind, span } = self.ast[id];
        match kind {
            ExpressionKind::Name(symbol) => {
                Effects::from([(symbol, Effect { read: Some(span), ..Effect::default() })])
            }
            ExpressionKind::Parenthesized(inner) | ExpressionKind::Cast { operand: inner, .. } => {
                self.value(inner)
            }
            ExpressionKind::Unary {
                operator: UnaryOperator::Increment | UnaryOperator::Decrement,
                operand,
            } => {
                let at = Span { start: span.start, end: (span.start + 2).min(span.end) };
                self.change(operand, |it| it.changed = Some(at))
            }
            ExpressionKind::Postfix { operand, .. } => {
                let at = Span { start: span.end.saturating_sub(2).max(span.start), end: span.end };
                self.change(operand, |it| it.pending = Some(at))
            }
            ExpressionKind::Unary { operand, .. } => self.value(operand),
            ExpressionKind::Binary { .. } => self.binary(id),
            ExpressionKind::Conditional { condition, branches: [then, otherwise], .. } => {
                let mut all = self.value(condition);
                for branch in [then, otherwise] {
                    let effects = self.value(branch);
                    add(&mut all, effects);
                }
                all
            }
            ExpressionKind::Index { .. } | ExpressionKind::Member { .. } => self.place(id),
            ExpressionKind::Call { callee, arguments } => {
                let object = match self.ast[callee].kind {
                    ExpressionKind::Member { base, .. } => self.place(base),
                    _ => Effects::new(),
                };
                self.unordered(object, arguments)
            }
            ExpressionKind::Construct { arguments, .. } | ExpressionKind::InitializerList(arguments) => {
                self.unordered(Effects::new(), arguments)
            }
            _ => Effects::new(),
        }
    }

    /// What is written to, or a part of which is read: the variable itself does not count.
    fn place(&mut self, id: AstExpr) -> Effects {
        match self.ast[id].kind {
            ExpressionKind::Name(_) => Effects::new(),
            ExpressionKind::Parenthesized(inner) | ExpressionKind::Member { base: inner, .. } => {
                self.place(inner)
            }
            ExpressionKind::Index { base, index } => {
                let base = self.place(base);
                let index = self.value(index);
                self.together(base, index)
            }
            _ => self.value(id),
        }
    }

    fn change(&mut self, place: AstExpr, change: impl FnOnce(&mut Effect)) -> Effects {
        let mut effects = self.place(place);
        if let Some(symbol) = self.variable(place) {
            change(effects.entry(symbol).or_default());
        }
        effects
    }

    fn variable(&self, place: AstExpr) -> Option<Symbol> {
        match self.ast[self.ast.without_parentheses(place)].kind {
            ExpressionKind::Name(symbol) => Some(symbol),
            _ => None,
        }
    }

    /// Chains are as long as the text.
    fn binary(&mut self, root: AstExpr) -> Effects {
        let chain = self.ast.binary_chain(root);
        let mut left = Effects::new();
        for (index, &node) in chain.rest.iter().enumerate() {
            let ExpressionKind::Binary { operator, left: first, right, at } = self.ast[node].kind else {
                continue;
            };
            if index == 0 {
                left = if operator.is_assignment() { self.place(first) } else { self.value(first) };
            }
            let right = self.value(right);
            let variable = self.variable(first).filter(|_| operator.is_assignment());
            if let (Some(symbol), BinaryOperator::AssignWith(_)) = (variable, operator) {
                left.entry(symbol).or_default().read.get_or_insert(self.ast[first].span);
            }
            left = match operator {
                BinaryOperator::Comma | BinaryOperator::LogicalAnd | BinaryOperator::LogicalOr => {
                    add(&mut left, right);
                    left
                }
                _ => self.together(left, right),
            };
            if let Some(symbol) = variable {
                let effect = left.entry(symbol).or_default();
                if let Some(pending) = effect.pending {
                    self.found.entry(symbol).or_insert(Mistake { is_change: true, at: pending, other: at });
                }
                effect.changed.get_or_insert(at);
            }
        }
        left
    }

    fn unordered(&mut self, mut all: Effects, parts: crate::arena::List<AstExpr>) -> Effects {
        for &part in &self.ast[parts] {
            let effects = self.value(part);
            all = self.together(all, effects);
        }
        all
    }

    /// Two parts in any order.
    fn together(&mut self, left: Effects, right: Effects) -> Effects {
        // The smaller one is added, so that a chain takes no longer than its length.
        let (mut most, least) = if left.len() < right.len() { (right, left) } else { (left, right) };
        for (symbol, b) in &least {
            let Some(a) = most.get(symbol) else { continue };
            let change = |it: &Effect| it.changed.or(it.pending);
            let mistake = match (change(a), change(b)) {
                (Some(a), Some(b)) => {
                    let [at, other] = if a.start < b.start { [a, b] } else { [b, a] };
                    Some(Mistake { is_change: true, at, other })
                }
                (Some(at), None) => b.read.map(|other| Mistake { is_change: false, at, other }),
                (None, Some(at)) => a.read.map(|other| Mistake { is_change: false, at, other }),
                (None, None) => None,
            };
            if let Some(mistake) = mistake {
                self.found.entry(*symbol).or_insert(mistake);
            }
        }
        add(&mut most, least);
        most
    }
}

fn add(all: &mut Effects, more: Effects) {
    for (symbol, effect) in more {
        let it = all.entry(symbol).or_default();
        it.read = it.read.or(effect.read);
        it.changed = it.changed.or(effect.changed);
        it.pending = it.pending.or(effect.pending);
    }
}
