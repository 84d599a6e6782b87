//! Which methods write to the object that they are called of. HLSL lets them do so with a constant object, too.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::{
    typed::{Argument, ExprId, ExprKind, FunctionId, Program, visit},
    types::Type,
};

/// Those of `functions` that write to `this`, or have another one of them do so.
pub(super) fn of(program: &Program, functions: &[FunctionId]) -> FxHashSet<FunctionId> {
    // By callee, the methods that call it of their own object or a part of that.
    let mut callers: FxHashMap<FunctionId, Vec<FunctionId>> = FxHashMap::default();
    let mut waiting = Vec::new();
    for &method in functions {
        let function = &program.functions[method];
        let (Some(_), Some(body)) = (function.this, &function.body) else { continue };
        visit::statements(program, body, |id| {
            let writes = match &program.expressions[id].kind {
                ExprKind::Assign { place, .. }
                | ExprKind::CompoundAssign { place, .. }
                | ExprKind::Increment { place, .. } => is_in_this(program, *place),
                ExprKind::Call { function, this, arguments } => {
                    let is_own = this
                        .map_or(program.functions[*function].this.is_some(), |it| is_in_this(program, it));
                    if is_own {
                        callers.entry(*function).or_default().push(method);
                    }
                    program[*arguments].iter().any(|it| writes_to_this(program, it))
                }
                ExprKind::Intrinsic { arguments, .. } => {
                    program[*arguments].iter().any(|it| writes_to_this(program, it))
                }
                _ => false,
            };
            if writes {
                waiting.push(method);
            }
        });
    }
    let mut writers = FxHashSet::default();
    while let Some(method) = waiting.pop() {
        if writers.insert(method) {
            waiting.extend(callers.remove(&method).unwrap_or_default());
        }
    }
    writers
}

fn writes_to_this(program: &Program, argument: &Argument) -> bool {
    match *argument {
        Argument::Out { place, .. } | Argument::InOut { place, .. } => is_in_this(program, place),
        // Of objects, nothing that a method's object holds is written.
        Argument::Reference(place) => {
            let types = &program.types;
            let is_number = matches!(types[types.unmodified(program.expressions[place].ty)], Type::Scalar(_));
            is_number && is_in_this(program, place)
        }
        Argument::In(_) | Argument::Missing => false,
    }
}

fn is_in_this(program: &Program, place: ExprId) -> bool {
    matches!(program.expressions[root(program, place)].kind, ExprKind::This)
}

/// What a place is a part of: a variable, `this`, an element of a buffer, or the value of whatever has one.
pub(super) fn root(program: &Program, mut place: ExprId) -> ExprId {
    loop {
        place = match program.expressions[place].kind {
            ExprKind::Member { base, .. }
            | ExprKind::Index { base, .. }
            | ExprKind::Swizzle { base, .. }
            | ExprKind::MatrixSwizzle { base, .. } => base,
            ExprKind::Assign { place, .. }
            | ExprKind::CompoundAssign { place, .. }
            | ExprKind::Increment { place, .. } => place,
            ExprKind::Cast { operand, .. } => operand,
            ExprKind::Comma { right, .. } => right,
            _ => return place,
        }
    }
}
