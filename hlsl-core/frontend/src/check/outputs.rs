//! Warns about `out` parameters that a function may leave unwritten, or reads before writing them.
//!
//! Only scalars, as in DXC: whether all parts of a vector, array or struct are written often depends on other code.

use super::Checker;
use crate::{
    arena::Id,
    ast,
    diagnostics::list::types as errors,
    source::Span,
    typed::{
        Argument, CaseLabel, ExprId, ExprKind, FunctionId, LocalId, ParameterMode, Program, Statement, visit,
    },
    types::Type,
};

/// One bit for each parameter that is followed.
type Set = u64;

/// A parameter that is followed, and the condition that decides whether it is written.
struct Output {
    local: LocalId,
    decided_by: Option<(Span, bool)>,
    is_reported: bool,
}

struct Walk<'p> {
    program: &'p Program,
    outputs: Vec<Output>,
    written: Set,
    /// What is written wherever a `break` leaves the innermost loop or `switch`.
    at_breaks: Set,
    found: Vec<(usize, Span, Option<bool>)>,
}

impl Checker<'_> {
    /// Looks at a function whose body has been checked.
    pub(super) fn warn_unwritten(&mut self, id: FunctionId, body: &[Statement], block: Id<ast::Statement>) {
        let function = &self.program.functions[id];
        let is_scalar = |local: LocalId| {
            let types = &self.program.types;
            matches!(types[types.unmodified(function.locals[local].ty)], Type::Scalar(_))
        };
        let outputs: Vec<Output> = function
            .parameters
            .iter()
            .filter(|it| it.mode == ParameterMode::Out && is_scalar(it.local))
            .take(Set::BITS as usize)
            .map(|it| Output { local: it.local, decided_by: None, is_reported: false })
            .collect();
        if outputs.is_empty() {
            return;
        }
        let end = self.block_of(block).map_or(function.span, |it| it.end);
        let mut walk =
            Walk { program: &self.program, outputs, written: 0, at_breaks: Set::MAX, found: Vec::new() };
        walk.statements(body);
        walk.leave(end);
        let names: Vec<_> = walk.outputs.iter().map(|it| function.locals[it.local].name).collect();
        for (index, at, decided) in std::mem::take(&mut walk.found) {
            let name = self.text(names[index]);
            match decided {
                None => self.report(errors::UnwrittenOutput { name, at }),
                Some(value) => {
                    let value = if value { "true" } else { "false" };
                    self.report(errors::MaybeUnwrittenOutput { name, value, at });
                }
            }
        }
    }
}

impl Walk<'_> {
    fn statements(&mut self, statements: &[Statement]) {
        for statement in statements {
            self.statement(statement);
        }
    }

    fn statement(&mut self, statement: &Statement) {
        match statement {
            Statement::Expression(value) => self.expression(*value),
            Statement::Local { initializer, .. } => self.optional(*initializer),
            Statement::StaticLocal { .. } => {}
            Statement::Block { statements, .. } => self.statements(statements),
            Statement::If { condition, then, otherwise, .. } => {
                self.expression(*condition);
                let before = self.written;
                self.statements(then);
                let after_then = std::mem::replace(&mut self.written, before);
                self.statements(otherwise);
                let at = self.program.expressions[*condition].span;
                for (index, output) in self.outputs.iter_mut().enumerate() {
                    match (after_then >> index & 1 == 1, self.written >> index & 1 == 1) {
                        (true, false) => output.decided_by = Some((at, false)),
                        (false, true) => output.decided_by = Some((at, true)),
                        _ => {}
                    }
                }
                self.written &= after_then;
            }
            // A loop is taken to run: whether it does is rarely to be seen here.
            Statement::For { initializer, condition, step, body, .. } => {
                self.statements(initializer);
                self.optional(*condition);
                self.breakable(|walk| walk.statements(body));
                self.optional(*step);
            }
            Statement::DoWhile { body, condition, .. } => {
                self.breakable(|walk| walk.statements(body));
                self.expression(*condition);
            }
            Statement::Switch { value, cases, .. } => {
                self.expression(*value);
                let before = self.written;
                let has_default = cases.iter().any(|it| it.labels.contains(&CaseLabel::Default));
                self.breakable(|walk| {
                    for case in cases {
                        // A case is entered from the top, or falls out of the one before.
                        walk.written &= before;
                        walk.statements(&case.body);
                    }
                });
                if !has_default {
                    self.written &= before;
                }
            }
            Statement::Return { value, span } => {
                self.optional(*value);
                self.leave(*span);
                self.written = Set::MAX;
            }
            Statement::Break(_) => {
                self.at_breaks &= self.written;
                self.written = Set::MAX;
            }
            Statement::Continue(_) | Statement::Discard(_) => self.written = Set::MAX,
        }
    }

    fn breakable(&mut self, inside: impl FnOnce(&mut Self)) {
        let outer = std::mem::replace(&mut self.at_breaks, Set::MAX);
        inside(self);
        self.written &= std::mem::replace(&mut self.at_breaks, outer);
    }

    fn optional(&mut self, value: Option<ExprId>) {
        if let Some(value) = value {
            self.expression(value);
        }
    }

    fn expression(&mut self, value: ExprId) {
        let program = self.program;
        // Mentions of parameters that are not written yet; what remains after the writes are reads.
        let mut mentioned: Vec<(ExprId, usize)> = Vec::new();
        visit::expression(program, value, &mut |id| match &program.expressions[id].kind {
            ExprKind::Local(local) => {
                let index = self.outputs.iter().position(|it| it.local == *local);
                mentioned.extend(index.filter(|it| self.written >> it & 1 == 0).map(|it| (id, it)));
            }
            ExprKind::Assign { place, .. } => self.write(*place, &mut mentioned),
            ExprKind::Call { arguments, .. } | ExprKind::Intrinsic { arguments, .. } => {
                for argument in &program[*arguments] {
                    match argument {
                        Argument::Out { place, .. } | Argument::Reference(place) => {
                            self.write(*place, &mut mentioned);
                        }
                        Argument::In(_) | Argument::InOut { .. } | Argument::Missing => {}
                    }
                }
            }
            _ => {}
        });
        for (id, index) in mentioned {
            self.find(index, program.expressions[id].span, None);
        }
    }

    /// `place` gets a value.
    fn write(&mut self, place: ExprId, mentioned: &mut Vec<(ExprId, usize)>) {
        let mut root = place;
        while let ExprKind::Swizzle { base, .. } | ExprKind::Cast { operand: base, .. } =
            &self.program.expressions[root].kind
        {
            root = *base;
        }
        if let ExprKind::Local(local) = self.program.expressions[root].kind
            && let Some(index) = self.outputs.iter().position(|it| it.local == local)
        {
            mentioned.retain(|it| it.0 != root);
            self.written |= 1 << index;
        }
    }

    /// The function ends at `at`.
    fn leave(&mut self, at: Span) {
        for index in 0..self.outputs.len() {
            if self.written >> index & 1 == 0 {
                match self.outputs[index].decided_by {
                    Some((condition, value)) => self.find(index, condition, Some(value)),
                    None => self.find(index, at, None),
                }
            }
        }
    }

    /// Each parameter is complained about once.
    fn find(&mut self, index: usize, at: Span, decided: Option<bool>) {
        if !std::mem::replace(&mut self.outputs[index].is_reported, true) {
            self.found.push((index, at, decided));
        }
    }
}
