//! Gives names to parts of deep expressions: naga writes what is used once where it is used, and the parsers of browsers
//! take no more than some hundred parentheses within each other.

use naga::{Expression, Function, Handle, Module};

/// How many operations one expression of the text contains within each other. Tint's limit, 512, counts several steps of
/// its grammar for each.
const MOST: u32 = 48;

pub fn limit(module: &mut Module) {
    let functions = module.functions.iter_mut().map(|(_, it)| it);
    for function in functions.chain(module.entry_points.iter_mut().map(|it| &mut it.function)) {
        limit_in(function);
    }
}

fn limit_in(function: &mut Function) {
    let mut depths: Vec<u32> = Vec::with_capacity(function.expressions.len());
    for (handle, expression) in function.expressions.iter() {
        let deepest = operands(expression).map(|it| depths[it.index()]).max();
        let mut depth = deepest.map_or(0, |it| it + 1);
        if depth >= MOST {
            function.named_expressions.insert(handle, "part".into());
            depth = 0;
        }
        debug_assert_eq!(depths.len(), handle.index(), "expressions come after their operands");
        depths.push(depth);
    }
}

/// Of an operation on values; others, such as reads of memory, are named or shallow.
fn operands(expression: &Expression) -> impl Iterator<Item = Handle<Expression>> + '_ {
    use Expression as E;
    let (fixed, list): ([Option<Handle<Expression>>; 4], &[Handle<Expression>]) = match *expression {
        E::Unary { expr, .. } | E::As { expr, .. } => ([Some(expr), None, None, None], &[]),
        E::Splat { value, .. } => ([Some(value), None, None, None], &[]),
        E::Swizzle { vector, .. } => ([Some(vector), None, None, None], &[]),
        E::Relational { argument, .. } => ([Some(argument), None, None, None], &[]),
        E::Binary { left, right, .. } => ([Some(left), Some(right), None, None], &[]),
        E::Select { condition, accept, reject } => ([Some(condition), Some(accept), Some(reject), None], &[]),
        E::Math { arg, arg1, arg2, arg3, .. } => ([Some(arg), arg1, arg2, arg3], &[]),
        E::Compose { ref components, .. } => ([None; 4], components),
        _ => ([None; 4], &[]),
    };
    fixed.into_iter().flatten().chain(list.iter().copied())
}
