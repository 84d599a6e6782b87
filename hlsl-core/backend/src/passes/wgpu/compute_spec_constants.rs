//! Moves computations on specialization constants into functions: naga supports neither `OpSpecConstantOp` nor
//! composites of specialization constants.
//!
//! Leaves ([`leaves`]): specialization constants alone as arguments. Lengths of arrays stay as they are.

use rustc_hash::FxHashMap;

use super::{Context, Settings};
use crate::ir::*;
use crate::spirv::Op as S;

pub fn run(module: &mut Module, _: &mut Context<'_>) {
    if !module.constants.iter().any(|it| is_computed(it.1)) {
        return;
    }
    super::for_each_function(module, |module, function| {
        for block in function.order.clone() {
            let values = std::mem::take(&mut function.blocks[block].values);
            let mut end = std::mem::replace(&mut function.blocks[block].end, End::Unreachable);
            let end_loc = function.blocks[block].end_loc;
            let mut it = Rewriter { module, function, known: FxHashMap::default(), out: Vec::new() };
            for value in values {
                it.rewrite(value);
            }
            end.for_each_arg_mut(|arg| *arg = it.computed(*arg, end_loc));
            let out = it.out;
            function.blocks[block].end = end;
            function.blocks[block].values = out;
        }
    });
}

fn is_computed(constant: &Constant) -> bool {
    matches!(constant, Constant::SpecOp { .. } | Constant::SpecComposite { .. })
}

pub fn leaves(module: &Module, _: &Settings) -> Result<(), String> {
    let is_computed = |arg: Arg| arg.constant().is_some_and(|it| is_computed(&module.constants[it]));
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

/// Rewrites one block.
struct Rewriter<'r> {
    module: &'r mut Module,
    function: &'r mut Function,
    /// What has been computed so far.
    known: FxHashMap<ConstantId, Arg>,
    /// The values of the block.
    out: Vec<ValueId>,
}

impl Rewriter<'_> {
    fn rewrite(&mut self, value: ValueId) {
        // Variables take constants only, and those of a block come first.
        let inst = &self.function.values[value];
        if inst.op.is_debug() {
            // Nothing is computed to be shown.
            let shown = inst.args.get(1).and_then(|it| it.constant());
            if let Some(known) = shown.and_then(|it| self.known.get(&it)) {
                self.function.values[value].args[1] = *known;
            } else if shown.is_some_and(|it| is_computed(&self.module.constants[it])) {
                shown::forget(self.module, self.function, value);
            }
        } else if !inst.is(S::Variable) {
            let loc = self.function.values[value].loc;
            let mut args = std::mem::take(&mut self.function.values[value].args);
            for arg in &mut args {
                *arg = self.computed(*arg, loc);
            }
            self.function.values[value].args = args;
        }
        self.out.push(value);
    }

    /// The argument, or a value in its place whose instructions go to `out`.
    fn computed(&mut self, arg: Arg, loc: LocId) -> Arg {
        let Arg::Constant(constant) = arg else { return arg };
        if let Some(&known) = self.known.get(&constant) {
            return known;
        }
        let (op, ty, args) = match self.module.constants[constant].clone() {
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
        let args: Args = args.into_iter().map(|it| self.computed(it, loc)).collect();
        let value = self.function.values.add(Inst::new(op, ty, args, loc));
        self.out.push(value);
        self.known.insert(constant, Arg::Value(value));
        Arg::Value(value)
    }
}
