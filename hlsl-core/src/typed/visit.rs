//! Walking over the expressions of functions, in the order in which they are evaluated.

use rustc_hash::FxHashSet;

use super::{Argument, ExprId, ExprKind, FunctionId, Program, Statement, SubscriptForm};

/// Calls `see` for every expression of `statements`, operands before what uses them.
pub fn statements(program: &Program, statements: &[Statement], see: &mut dyn FnMut(ExprId)) {
    for statement in statements {
        self::statement(program, statement, see);
    }
}

fn statement(program: &Program, statement: &Statement, see: &mut dyn FnMut(ExprId)) {
    match statement {
        Statement::Expression(id) => expression(program, *id, see),
        Statement::Local { initializer, .. } => optional(program, *initializer, see),
        Statement::StaticLocal { global, .. } => optional(program, program.globals[*global].initializer, see),
        Statement::Block { statements: inner, .. } => statements(program, inner, see),
        Statement::If { condition, then, otherwise, .. } => {
            expression(program, *condition, see);
            statements(program, then, see);
            statements(program, otherwise, see);
        }
        Statement::For { initializer, condition, step, body, .. } => {
            statements(program, initializer, see);
            optional(program, *condition, see);
            statements(program, body, see);
            optional(program, *step, see);
        }
        Statement::DoWhile { body, condition, .. } => {
            statements(program, body, see);
            expression(program, *condition, see);
        }
        Statement::Switch { value, cases, .. } => {
            expression(program, *value, see);
            for case in cases {
                statements(program, &case.body, see);
            }
        }
        Statement::Return { value, .. } => optional(program, *value, see),
        Statement::Break(_) | Statement::Continue(_) | Statement::Discard(_) => {}
    }
}

fn optional(program: &Program, id: Option<ExprId>, see: &mut dyn FnMut(ExprId)) {
    if let Some(id) = id {
        expression(program, id, see);
    }
}

/// Calls `see` for an expression after all of its operands.
pub fn expression(program: &Program, id: ExprId, see: &mut dyn FnMut(ExprId)) {
    let mut walk = |id: ExprId| expression(program, id, see);
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
        | ExprKind::MatrixSwizzle { base, .. } => walk(*base),
        ExprKind::Index { base, index } => {
            walk(*base);
            walk(*index);
        }
        ExprKind::Subscript { object, index, form } => {
            walk(*object);
            match form {
                SubscriptForm::Element => {}
                SubscriptForm::Mips { level } => walk(*level),
                SubscriptForm::Sample { sample } => walk(*sample),
            }
            walk(*index);
        }
        ExprKind::Unary { operand, .. } | ExprKind::Cast { operand, .. } => walk(*operand),
        ExprKind::Binary { left, right, .. }
        | ExprKind::Logical { left, right, .. }
        | ExprKind::Comma { left, right } => {
            walk(*left);
            walk(*right);
        }
        ExprKind::Conditional { condition, then, otherwise, .. } => {
            walk(*condition);
            walk(*then);
            walk(*otherwise);
        }
        ExprKind::Assign { place, value } | ExprKind::CompoundAssign { place, value, .. } => {
            walk(*value);
            walk(*place);
        }
        ExprKind::Increment { place, .. } => walk(*place),
        ExprKind::Construct { elements } | ExprKind::Aggregate { elements } => {
            elements.iter().copied().for_each(walk);
        }
        ExprKind::Call { this, arguments, .. } => {
            if let Some(this) = this {
                walk(*this);
            }
            arguments.iter().filter_map(argument).for_each(walk);
        }
        ExprKind::Intrinsic { object, arguments, .. } => {
            if let Some(object) = object {
                walk(*object);
            }
            arguments.iter().filter_map(argument).for_each(walk);
        }
    }
    see(id);
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

/// The functions that the entry points reach, each after the first that calls it: an entry point first, then what
/// it calls in order of the calls, and so on.
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

/// The same, from the given functions on.
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
