//! Computes equal values only once: a value is replaced by an equal one that dominates it.
//!
//! Only values without effects that depend on nothing but their arguments (including loads from memory that is never
//! written), and derivatives, because a dominator runs in control flow that is at least as uniform.

use super::Context;
use crate::arena::IdMap;
use crate::ir::{
    dominance::{Edges, Flow},
    edit::Replacements,
    facts::{Effect, effect},
    *,
};
use rustc_hash::{FxHashMap, FxHasher};
use spirv::Op as S;
use std::hash::{Hash, Hasher};

pub fn run(module: &mut Module, _: &mut Context<'_>) {
    super::for_each_function(module, merge_equal);
}

fn merge_equal(module: &mut Module, function: &mut Function) {
    if function.order.is_empty() {
        return;
    }
    let flow = Flow::new(function, Edges::Real);
    // The last value that has a hash, and for each value the one before it.
    let mut known: FxHashMap<u64, ValueId> = FxHashMap::default();
    known.reserve(function.blocks[function.order[0]].values.len());
    let mut before: IdMap<Inst, Option<ValueId>> = IdMap::default();
    // Of what may not be used in other blocks.
    let mut homes: IdMap<Inst, Option<BlockId>> = IdMap::default();
    let mut undo: Vec<(u64, ValueId)> = Vec::new();
    let mut replaced = Replacements::default();
    enum Step {
        Enter(u32),
        Leave(usize),
    }
    let mut work = vec![Step::Enter(0)];
    while let Some(step) = work.pop() {
        let position = match step {
            Step::Leave(len) => {
                for (hash, value) in undo.drain(len..).rev() {
                    match before[value] {
                        Some(previous) => known.insert(hash, previous),
                        None => known.remove(&hash),
                    };
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
            let home = inst.is(S::SampledImage).then_some(block);
            let hash = hash(inst, home);
            let first = known.get(&hash).copied();
            let mut candidates = std::iter::successors(first, |&it| before[it]);
            match candidates.find(|&it| homes[it] == home && is_equal(&function.values[it], inst)) {
                Some(same) => replaced.add(value, same.into()),
                None => {
                    before[value] = first;
                    if home.is_some() {
                        homes[value] = home;
                    }
                    known.insert(hash, value);
                    undo.push((hash, value));
                }
            }
        }
        function.blocks[block].values.retain(|&it| !replaced.contains(it));
    }
    replaced.apply(function);
}

fn hash(inst: &Inst, home: Option<BlockId>) -> u64 {
    let mut hasher = FxHasher::default();
    (inst.op, inst.ty, inst.flags, home).hash(&mut hasher);
    match inst.args[..] {
        // In either order. Not their sum: ids of neighbors differ by one, and those of many pairs have the same sum.
        [a, b] if is_commutative(inst.op) => {
            let (a, b) = (hash_of(a), hash_of(b));
            (a.min(b), a.max(b)).hash(&mut hasher);
        }
        _ => inst.args.iter().for_each(|it| it.hash(&mut hasher)),
    }
    hasher.finish()
}

fn hash_of(arg: Arg) -> u64 {
    let mut hasher = FxHasher::default();
    arg.hash(&mut hasher);
    hasher.finish()
}

fn is_equal(a: &Inst, b: &Inst) -> bool {
    a.op == b.op
        && a.ty == b.ty
        && a.flags == b.flags
        && (a.args == b.args
            || (is_commutative(a.op)
                && a.args.len() == 2
                && a.args[0] == b.args[1]
                && a.args[1] == b.args[0]))
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
