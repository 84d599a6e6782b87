//! Moves computations on specialization constants into functions: naga supports neither `OpSpecConstantOp` nor
//! composites of specialization constants.
//!
//! Leaves ([`leaves`]): specialization constants alone as arguments. Lengths of arrays stay as they are.

use rustc_hash::FxHashMap;

use super::{Context, Settings};
use crate::ir::*;
use spirv::Op as S;

pub fn run(module: &mut Module, _: &mut Context<'_>) {
    let is_computed =
        |(_, it): (_, &Constant)| matches!(it, Constant::SpecOp { .. } | Constant::SpecComposite { .. });
    if !module.constants.iter().any(is_computed) {
        return;
    }
    super::for_each_function(module, |module, function| {
        for block in function.order.clone() {
            let mut known = FxHashMap::default();
            let mut values = Vec::new();
            for value in std::mem::take(&mut function.blocks[block].values) {
                // Variables take constants only, and those of a block come first.
                if !function.values[value].is(S::Variable) {
                    let loc = function.values[value].loc;
                    let mut args = function.values[value].args.clone();
                    for arg in &mut args {
                        *arg = computed(module, function, *arg, loc, &mut known, &mut values);
                    }
                    function.values[value].args = args;
                }
                values.push(value);
            }
            let loc = function.blocks[block].end_loc;
            let mut end = function.blocks[block].end.clone();
            end.for_each_arg_mut(|arg| *arg = computed(module, function, *arg, loc, &mut known, &mut values));
            function.blocks[block].end = end;
            function.blocks[block].values = values;
        }
    });
}

pub fn leaves(module: &Module, _: &Settings) -> Result<(), String> {
    let is_computed = |arg: Arg| {
        arg.constant().is_some_and(|it| {
            matches!(module.constants[it], Constant::SpecOp { .. } | Constant::SpecComposite { .. })
        })
    };
    let mut left = false;
    for function in module.functions.values() {
        for &block in &function.order {
            let block = &function.blocks[block];
            let values = block.values.iter().map(|&it| &function.values[it]);
            left |=
                values.filter(|it| !it.is(S::Variable)).any(|it| it.args.iter().any(|&it| is_computed(it)));
            block.end.for_each_arg(|it| left |= is_computed(it));
        }
    }
    match left {
        true => Err("an argument is computed of specialization constants".into()),
        false => Ok(()),
    }
}

/// The argument, or a value in its place whose instructions go to `out`.
fn computed(
    module: &mut Module,
    function: &mut Function,
    arg: Arg,
    loc: LocId,
    known: &mut FxHashMap<ConstantId, Arg>,
    out: &mut Vec<ValueId>,
) -> Arg {
    let Arg::Constant(constant) = arg else { return arg };
    if let Some(&known) = known.get(&constant) {
        return known;
    }
    let (op, ty, args) = match module.constants[constant].clone() {
        Constant::SpecOp { ty, op, args } => {
            let args = args.into_iter().map(|it| match it {
                SpecArg::Constant(it) => Arg::Constant(it),
                SpecArg::Literal(it) => Arg::Literal(it),
            });
            (op, ty, args.collect::<Args>())
        }
        Constant::SpecComposite { ty, parts } => {
            (S::CompositeConstruct, ty, parts.into_iter().map(Arg::Constant).collect())
        }
        _ => return arg,
    };
    let args: Args = args.into_iter().map(|it| computed(module, function, it, loc, known, out)).collect();
    let value = function.values.add(Inst::new(op, ty, args, loc));
    out.push(value);
    known.insert(constant, Arg::Value(value));
    Arg::Value(value)
}
