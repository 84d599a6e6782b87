//! Walks over the expressions of functions, in the order in which they are evaluated.

use rustc_hash::FxHashSet;

use super::{Argument, ExprId, ExprKind, FunctionId, Program, Statement, SubscriptForm};

/// Calls `see` for every expression in `statements`, operands before their users.
pub fn statements(program: &Program, statements: &[Statement], see: impl FnMut(ExprId)) {
    Walk::new(program, see).statements(statements);
}

/// Calls `see` for an expression after all of its operands.
pub fn expression(program: &Program, id: ExprId, see: impl FnMut(ExprId)) {
    Walk::new(program, see).expression(id);
}

/// Calls `enter` for an expression and, where it says so, for its operands, users before their operands.
pub fn tree(program: &Program, id: ExprId, mut enter: impl FnMut(ExprId) -> bool) {
    let mut waiting = vec![id];
    while let Some(id) = waiting.pop() {
        if enter(id) {
            operands(program, id, |operand| waiting.push(operand));
        }
    }
}

struct Walk<'w, See> {
    program: &'w Program,
    see: See,
    /// Expressions, and whether their operands have been seen.
    waiting: Vec<(ExprId, bool)>,
}

impl<'w, See: FnMut(ExprId)> Walk<'w, See> {
    fn new(program: &'w Program, see: See) -> Self {
        Walk { program, see, waiting: Vec::with_capacity(32) }
    }

    fn statements(&mut self, statements: &[Statement]) {
        for statement in statements {
            self.statement(statement);
        }
    }

    fn statement(&mut self, statement: &Statement) {
        match statement {
            Statement::Expression(id) => self.expression(*id),
            Statement::Local { initializer, .. } => self.optional(*initializer),
            Statement::StaticLocal { global, .. } => self.optional(self.program.globals[*global].initializer),
            Statement::Block { statements, .. } => self.statements(statements),
            Statement::If { condition, then, otherwise, .. } => {
                self.expression(*condition);
                self.statements(then);
                self.statements(otherwise);
            }
            Statement::For { initializer, condition, step, body, .. } => {
                self.statements(initializer);
                self.optional(*condition);
                self.statements(body);
                self.optional(*step);
            }
            Statement::DoWhile { body, condition, .. } => {
                self.statements(body);
                self.expression(*condition);
            }
            Statement::Switch { value, cases, .. } => {
                self.expression(*value);
                for case in cases {
                    self.statements(&case.body);
                }
            }
            Statement::Return { value, .. } => self.optional(*value),
            Statement::Break(_) | Statement::Continue(_) | Statement::Discard(_) => {}
        }
    }

    fn optional(&mut self, id: Option<ExprId>) {
        if let Some(id) = id {
            self.expression(id);
        }
    }

    /// Does not recurse: a chain of operators is as deep as it is long.
    fn expression(&mut self, id: ExprId) {
        self.waiting.push((id, false));
        while let Some((id, is_ready)) = self.waiting.pop() {
            if is_ready {
                (self.see)(id);
                continue;
            }
            let first = self.waiting.len();
            operands(self.program, id, |operand| self.waiting.push((operand, false)));
            if self.waiting.len() == first {
                (self.see)(id);
                continue;
            }
            // The last comes off first.
            self.waiting.push((id, true));
            self.waiting[first..].reverse();
        }
    }
}

/// Calls `add` for the operands of an expression, in the order in which they are evaluated.
fn operands(program: &Program, id: ExprId, mut add: impl FnMut(ExprId)) {
    match &program.expressions[id].kind {
        ExprKind::Error
        | ExprKind::Constant(_)
        | ExprKind::Undefined
        | ExprKind::Local(_)
        | ExprKind::Global(_)
        | ExprKind::Heap(_)
        | ExprKind::This => {}
        ExprKind::Member { base, .. }
        | ExprKind::Swizzle { base, .. }
        | ExprKind::MatrixSwizzle { base, .. } => add(*base),
        ExprKind::Index { base, index } => {
            add(*base);
            add(*index);
        }
        ExprKind::Subscript { object, index, form } => {
            add(*object);
            match form {
                SubscriptForm::Element => {}
                SubscriptForm::Mips { level } => add(*level),
                SubscriptForm::Sample { sample } => add(*sample),
            }
            add(*index);
        }
        ExprKind::Unary { operand, .. } | ExprKind::Cast { operand, .. } => add(*operand),
        ExprKind::Binary { left, right, .. }
        | ExprKind::Logical { left, right, .. }
        | ExprKind::Comma { left, right } => {
            add(*left);
            add(*right);
        }
        ExprKind::Conditional { condition, then, otherwise, .. } => {
            add(*condition);
            add(*then);
            add(*otherwise);
        }
        ExprKind::Assign { place, value } | ExprKind::CompoundAssign { place, value, .. } => {
            add(*value);
            add(*place);
        }
        ExprKind::Increment { place, .. } => add(*place),
        ExprKind::Construct { elements } | ExprKind::Aggregate { elements } => {
            program[*elements].iter().copied().for_each(add);
        }
        ExprKind::Call { this, arguments, .. } => {
            if let Some(this) = this {
                add(*this);
            }
            program[*arguments].iter().filter_map(argument).for_each(add);
        }
        ExprKind::Intrinsic { object, arguments, .. } => {
            if let Some(object) = object {
                add(*object);
            }
            program[*arguments].iter().filter_map(argument).for_each(add);
        }
    }
}

/// The expression of an argument, unless it is missing.
pub fn argument(argument: &Argument) -> Option<ExprId> {
    match argument {
        Argument::In(id)
        | Argument::Out { place: id, .. }
        | Argument::InOut { place: id, .. }
        | Argument::Reference(id) => Some(*id),
        Argument::Missing => None,
    }
}

/// The functions that the entry points reach, each after its first caller: an entry point first, then its callees in
/// the order of the calls, and so on.
pub fn reached(program: &Program) -> Vec<FunctionId> {
    let mut functions = Vec::new();
    for entry in &program.entries {
        let roots = std::iter::once(entry.function).chain(entry.patch_constant_function);
        for function in reached_from(program, roots) {
            if !functions.contains(&function) {
                functions.push(function);
            }
        }
    }
    functions
}

/// The same, starting from the given functions.
pub fn reached_from(program: &Program, roots: impl IntoIterator<Item = FunctionId>) -> Vec<FunctionId> {
    let mut functions = Vec::new();
    let mut seen = FxHashSet::default();
    let mut add = |functions: &mut Vec<FunctionId>, id| {
        if seen.insert(id) {
            functions.push(id);
        }
    };
    for root in roots {
        add(&mut functions, root);
    }
    let mut next = 0;
    while let Some(&id) = functions.get(next) {
        next += 1;
        let mut called = Vec::new();
        if let Some(body) = &program.functions[id].body {
            statements(program, body, &mut |id| {
                if let ExprKind::Call { function, .. } = program.expressions[id].kind {
                    called.push(function);
                }
            });
        }
        for function in called {
            add(&mut functions, function);
        }
    }
    functions
}
