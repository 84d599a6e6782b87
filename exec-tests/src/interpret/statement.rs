//! Statements. Each takes the lanes that come to it and returns those that go on to the next one; the others have left
//! for the end of a loop, of a switch or of the function.

use super::value::{Leaf, Values};
use super::{Interpreter, Outcome, bits, unsupported};
use hlsl_core::typed::{Case, CaseLabel, ExprId, Statement};

/// Both lists in order, as active lanes always are.
fn together(one: Vec<usize>, other: Vec<usize>) -> Vec<usize> {
    if other.is_empty() {
        return one;
    }
    let mut all = one;
    all.extend(other);
    all.sort_unstable();
    all
}

impl<'a> Interpreter<'a> {
    pub fn statements(&mut self, statements: &'a [Statement], mut active: Vec<usize>) -> Outcome<Vec<usize>> {
        for statement in statements {
            if active.is_empty() {
                break;
            }
            // What has no name is gone after the statement.
            let top = self.top;
            active = self.statement(statement, active)?;
            self.top = top;
        }
        Ok(active)
    }

    fn statement(&mut self, statement: &'a Statement, active: Vec<usize>) -> Outcome<Vec<usize>> {
        self.step(&active)?;
        match statement {
            Statement::Expression(id) => {
                self.effects(*id, &active)?;
                Ok(active)
            }
            Statement::Local { local, initializer } => {
                let places = self.local(*local);
                let values = match initializer {
                    Some(initializer) => {
                        let values = self.value(*initializer, &active)?;
                        let from = self.program.expressions[*initializer].ty;
                        self.converted(values, from, places.ty, &active)
                    }
                    None => {
                        let width = self.shapes.count(places.ty);
                        self.all(width, Leaf::Undefined("a variable that has no value yet"))
                    }
                };
                self.store(&places, &values, &active)?;
                Ok(active)
            }
            Statement::StaticLocal { global, .. } => {
                let fresh: Vec<usize> =
                    active.iter().copied().filter(|&lane| self.initialized.insert((*global, lane))).collect();
                if !fresh.is_empty() {
                    self.initialize(*global, &fresh)?;
                }
                Ok(active)
            }
            Statement::Block { statements, .. } => self.statements(statements, active),
            Statement::If { condition, then, otherwise, .. } => {
                let (chosen, others) = self.split(*condition, &active)?;
                let one = self.statements(then, chosen)?;
                let other = self.statements(otherwise, others)?;
                Ok(together(one, other))
            }
            Statement::For { initializer, condition, step, body, .. } => {
                let active = self.statements(initializer, active)?;
                self.repeat(active, *condition, *step, body, true)
            }
            Statement::DoWhile { body, condition, .. } => {
                self.repeat(active, Some(*condition), None, body, false)
            }
            Statement::Switch { value, cases, .. } => self.switch(*value, cases, active),
            Statement::Break(_) => {
                self.breaks.last_mut().ok_or_else(|| unsupported("a lost `break`"))?.extend(active);
                Ok(Vec::new())
            }
            Statement::Continue(_) => {
                self.continues.last_mut().ok_or_else(|| unsupported("a lost `continue`"))?.extend(active);
                Ok(Vec::new())
            }
            Statement::Return { value, .. } => {
                if let Some(value) = value {
                    let values = self.value(*value, &active)?;
                    let from = self.program.expressions[*value].ty;
                    let values = self.converted(values, from, self.frame.result_type()?, &active);
                    self.frame.give_back(&values, &active);
                }
                Ok(Vec::new())
            }
            Statement::Discard(_) => Err(unsupported("`discard`")),
        }
    }

    /// The lanes for which a condition holds, and the others.
    pub fn split(&mut self, condition: ExprId, active: &[usize]) -> Outcome<(Vec<usize>, Vec<usize>)> {
        let values = self.value(condition, active)?;
        self.split_by(&values, active)
    }

    pub fn split_by(&mut self, values: &Values, active: &[usize]) -> Outcome<(Vec<usize>, Vec<usize>)> {
        let (mut chosen, mut others) = (Vec::new(), Vec::new());
        for &lane in active {
            match bits(values.leaf(lane, 0))? {
                0 => others.push(lane),
                _ => chosen.push(lane),
            }
        }
        Ok((chosen, others))
    }

    fn repeat(
        &mut self,
        mut active: Vec<usize>,
        condition: Option<ExprId>,
        step: Option<ExprId>,
        body: &'a [Statement],
        tests_first: bool,
    ) -> Outcome<Vec<usize>> {
        let mut done = Vec::new();
        self.breaks.push(Vec::new());
        let mut is_first = true;
        while !active.is_empty() {
            if let Some(condition) = condition
                && (tests_first || !is_first)
            {
                let (going_on, leaving) = self.split(condition, &active)?;
                done.extend(leaving);
                active = going_on;
            }
            is_first = false;
            self.continues.push(Vec::new());
            active = self.statements(body, active)?;
            let continued = self.continues.pop().unwrap_or_default();
            active = together(active, continued);
            if let Some(step) = step
                && !active.is_empty()
            {
                self.effects(step, &active)?;
            }
            self.step(&active)?;
        }
        done.extend(self.breaks.pop().unwrap_or_default());
        Ok(together(Vec::new(), done))
    }

    fn switch(&mut self, value: ExprId, cases: &'a [Case], active: Vec<usize>) -> Outcome<Vec<usize>> {
        let values = self.value(value, &active)?;
        let ty = self.program.expressions[value].ty;
        let Some((kind, _)) = self.shapes.number(ty) else {
            return Err(unsupported("a switch over no number"));
        };
        let has = |wanted: &dyn Fn(CaseLabel) -> bool| {
            cases.iter().position(|case| case.labels.iter().any(|&label| wanted(label)))
        };
        let default = has(&|it| it == CaseLabel::Default);
        let mut starts: Vec<Vec<usize>> = vec![Vec::new(); cases.len()];
        let mut done = Vec::new();
        for &lane in &active {
            let found = kind.whole(bits(values.leaf(lane, 0))?);
            // Labels are of the value's type; those of 64 bits by their bits.
            let is_it = |label: CaseLabel| match label {
                CaseLabel::Value(it) => kind.whole(kind.cut(it as u64)) == found,
                CaseLabel::Default => false,
            };
            match has(&is_it).or(default) {
                Some(case) => starts[case].push(lane),
                None => done.push(lane),
            }
        }
        self.breaks.push(Vec::new());
        let mut running = Vec::new();
        for (case, starting) in cases.iter().zip(starts) {
            running = together(running, starting);
            running = self.statements(&case.body, running)?;
        }
        done.extend(running);
        done.extend(self.breaks.pop().unwrap_or_default());
        Ok(together(Vec::new(), done))
    }
}
