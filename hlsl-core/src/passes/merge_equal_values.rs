//! Computes once what is computed twice: a value gives way to an equal one that dominates it.
//!
//! Only values without effects that depend on nothing but their arguments (loads from memory that nobody writes
//! are such); derivatives too, because what dominates runs in control flow that is at least as uniform.

use super::Context;
use crate::ir::{
    dominance::{Edges, Flow},
    edit::Replacements,
    facts::{Effect, effect},
    *,
};
use rustc_hash::FxHashMap;
use spirv::Op as S;

#[derive(Clone, PartialEq, Eq, Hash)]
struct Key {
    op: Op,
    ty: TypeId,
    args: Args,
    flags: Flags,
    /// Of what may not be used in other blocks.
    block: Option<BlockId>,
}

pub fn run(module: &mut Module, _: &mut Context<'_>) {
    super::for_each_function(module, merge_equal);
}

fn merge_equal(module: &mut Module, function: &mut Function) {
    if function.order.is_empty() {
        return;
    }
    let flow = Flow::new(function, Edges::Real);
    let mut known: FxHashMap<Key, ValueId> = FxHashMap::default();
    let mut undo: Vec<Key> = Vec::new();
    let mut replaced = Replacements::default();
    enum Step {
        Enter(u32),
        Leave(usize),
    }
    let mut work = vec![Step::Enter(0)];
    while let Some(step) = work.pop() {
        let position = match step {
            Step::Leave(len) => {
                for key in undo.drain(len..) {
                    known.remove(&key);
                }
                continue;
            }
            Step::Enter(position) => position as usize,
        };
        work.push(Step::Leave(undo.len()));
        work.extend(flow.children_at(position).iter().rev().map(|&it| Step::Enter(it)));
        let block = flow.order[position];
        for place in 0..function.blocks[block].values.len() {
            let value = function.blocks[block].values[place];
            let inst = &mut function.values[value];
            inst.args.iter_mut().for_each(|arg| *arg = replaced.resolve(*arg));
            let inst = &function.values[value];
            let may = !inst.is(S::Variable)
                && matches!(effect(module.interned(), function, inst), Effect::Pure | Effect::Derivative);
            if !may {
                continue;
            }
            let mut args = inst.args.clone();
            if is_commutative(inst.op) {
                args.sort_by_key(|arg| match arg {
                    Arg::Value(it) => (0, it.index()),
                    Arg::Constant(it) => (1, it.index()),
                    _ => (2, 0),
                });
            }
            let block = matches!(inst.op, Op::Core(S::SampledImage)).then_some(block);
            let key = Key { op: inst.op, ty: inst.ty, args, flags: inst.flags, block };
            match known.get(&key) {
                Some(&same) => replaced.add(value, same.into()),
                None => {
                    known.insert(key.clone(), value);
                    undo.push(key);
                }
            }
        }
        function.blocks[block].values.retain(|&it| !replaced.contains(it));
    }
    replaced.apply(function);
}

fn is_commutative(op: Op) -> bool {
    matches!(
        op,
        Op::Core(
            S::IAdd
                | S::IMul
                | S::FAdd
                | S::FMul
                | S::BitwiseAnd
                | S::BitwiseOr
                | S::BitwiseXor
                | S::LogicalAnd
                | S::LogicalOr
                | S::LogicalEqual
                | S::LogicalNotEqual
                | S::IEqual
                | S::INotEqual
                | S::Dot
        )
    )
}
