//! Computes equal values only once: a value is replaced by an equal one that dominates it.
//!
//! Only values without effects that depend on nothing but their arguments (including loads from memory that is never
//! written), and derivatives, because a dominator runs in control flow that is at least as uniform.

use super::{Changed, Context};
use crate::arena::IdMap;
use crate::ir::{
    dominance::Edges,
    edit::Replacements,
    facts::{Effect, effect},
    *,
};
use crate::spirv::Op as S;
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};

pub fn run(module: &mut Module, _: &mut Context<'_>) -> Changed {
    super::for_each_function(module, merge_equal)
}

/// Whether there were any.
fn merge_equal(module: &mut Module, function: &mut Function) -> bool {
    let flow = function.flow(Edges::Real);
    let count: usize = function.order.iter().map(|&it| function.blocks[it].values.len()).sum();
    let mut known = Known::new(function, count);
    // Of what may not be used in other blocks.
    let mut homes: IdMap<Inst, Option<BlockId>> = IdMap::expecting(function.values.len());
    let mut undo: Vec<(usize, ValueId)> = Vec::with_capacity(count);
    let mut replaced = Replacements::of(function);
    enum Step {
        Enter(u32),
        Leave(usize),
    }
    let mut work = vec![Step::Enter(0)];
    while let Some(step) = work.pop() {
        let position = match step {
            Step::Leave(len) => {
                for (bucket, value) in undo.drain(len..).rev() {
                    known.last[bucket] = known.before[value.index()];
                }
                continue;
            }
            Step::Enter(position) => position as usize,
        };
        work.push(Step::Leave(undo.len()));
        work.extend(flow.children_at(position).iter().rev().map(|&it| Step::Enter(it)));
        let block = flow.order[position];
        let mut any = false;
        let mut values = std::mem::take(&mut function.blocks[block].values);
        for &value in &values {
            replaced.resolve_args(&mut function.values, value);
            let inst = &function.values[value];
            let may = !inst.is(S::Variable)
                && matches!(effect(module.interned(), function, inst), Effect::Pure | Effect::Derivative);
            if !may {
                continue;
            }
            let home = inst.is(S::SampledImage).then_some(block);
            let bucket = known.bucket(inst, home);
            let is_same =
                |&it: &ValueId| is_equal(&function.values[it], inst) && (home.is_none() || homes[it] == home);
            let same = known.candidates(bucket).find(is_same);
            match same {
                Some(same) => {
                    replaced.add(value, same.into());
                    any = true;
                }
                None => {
                    if home.is_some() {
                        homes[value] = home;
                    }
                    known.add(bucket, value);
                    undo.push((bucket, value));
                }
            }
        }
        if any {
            values.retain(|&it| !replaced.contains(it));
        }
        function.blocks[block].values = values;
        replaced.resolve_end(function, block);
    }
    // What no control leads to may still pass something.
    replaced.apply_where(function, |block| flow.position(block).is_none());
    !replaced.is_empty()
}

/// The values that dominate the place of the walk, by what they compute: lists of those that share a bucket, the last
/// one first.
struct Known {
    last: Vec<Option<ValueId>>,
    /// By value, the next one of its list.
    before: Vec<Option<ValueId>>,
}

impl Known {
    /// With room for so many.
    fn new(function: &Function, count: usize) -> Known {
        Known { last: vec![None; count.next_power_of_two()], before: vec![None; function.values.len()] }
    }
    fn bucket(&self, inst: &Inst, home: Option<BlockId>) -> usize {
        hash(inst, home) as usize & (self.last.len() - 1)
    }
    fn candidates(&self, bucket: usize) -> impl Iterator<Item = ValueId> {
        std::iter::successors(self.last[bucket], |it| self.before[it.index()])
    }
    fn add(&mut self, bucket: usize, value: ValueId) {
        self.before[value.index()] = self.last[bucket].replace(value);
    }
}

fn hash(inst: &Inst, home: Option<BlockId>) -> u64 {
    let mut hasher = FxHasher::default();
    let op = match inst.op {
        Op::Core(op) => op as u32,
        Op::Ext { number, .. } => number,
        _ => 0,
    };
    hasher.write_u64((inst.ty.index() as u64) << 32 | u64::from(op) ^ u64::from(inst.flags.0) << 24);
    if home.is_some() {
        home.hash(&mut hasher);
    }
    match inst.args[..] {
        // In either order. Not their sum: ids of neighbors differ by one, and those of many pairs have the same sum.
        [a, b] if inst.op.facts().commutative => {
            let (a, b) = (word(a), word(b));
            hasher.write_u64(a.min(b));
            hasher.write_u64(a.max(b));
        }
        _ => inst.args.iter().for_each(|&it| hasher.write_u64(word(it))),
    }
    hasher.finish()
}

/// Another number for each argument.
fn word(arg: Arg) -> u64 {
    let (kind, number) = match arg {
        Arg::Value(it) => (0, it.index()),
        Arg::Constant(it) => (1, it.index()),
        Arg::Global(it) => (2, it.index()),
        Arg::Function(it) => (3, it.index()),
        Arg::Type(it) => (4, it.index()),
        Arg::Literal(it) => (5, it as usize),
        Arg::Text(it) => (6, it.index()),
    };
    kind << 32 | number as u64
}

fn is_equal(a: &Inst, b: &Inst) -> bool {
    a.op == b.op
        && a.ty == b.ty
        && a.flags == b.flags
        && (a.args == b.args
            || (a.op.facts().commutative
                && a.args.len() == 2
                && a.args[0] == b.args[1]
                && a.args[1] == b.args[0]))
}
