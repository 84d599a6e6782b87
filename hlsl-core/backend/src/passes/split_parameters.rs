//! Splits block parameters that are structs or arrays into one for each part that is read: what only the other parts need
//! goes, and what makes wholes of parts.
//!
//! Needs: SSA form. Leaves: structs and arrays only in parameters that something reads as a whole.

use super::{Changed, Context};
use crate::spirv::Op as S;
use crate::{
    arena::IdMap,
    ir::{edit::Replacements, facts::Types, *},
};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// One bit for each part that is read.
type Mask = u64;

/// Those of parameters that only parts are read of.
type Read = IdMap<Inst, Option<Mask>>;

pub fn run(module: &mut Module, _: &mut Context<'_>) -> Changed {
    super::for_each_function(module, |module, function| {
        let mut changed = false;
        // Parts may be structs themselves.
        while let Some(read) = find_read(module.interned(), function) {
            split(module, function, &read);
            changed = true;
        }
        changed
    })
}

/// None if there is nothing to split.
fn find_read(types: Types<'_>, function: &Function) -> Option<Read> {
    let is_candidate = |it: ValueId| {
        let ty = function.values[it].ty;
        matches!(types.types[ty], Type::Struct(_) | Type::Array { .. })
            && types.part_count(ty).is_some_and(|it| it <= Mask::BITS)
    };
    let parameters = function.order.iter().flat_map(|&it| &function.blocks[it].parameters).copied();
    let candidates: Vec<ValueId> = parameters.filter(|&it| is_candidate(it)).collect();
    if candidates.is_empty() {
        return None;
    }
    let mut read: Read = IdMap::for_len(function.values.len());
    candidates.iter().for_each(|&it| read[it] = Some(0));
    // From a parameter to the one that it is passed to.
    let mut passed: Vec<(ValueId, ValueId)> = Vec::new();
    for &block in &function.order {
        let block = &function.blocks[block];
        for inst in block.values.iter().map(|&it| &function.values[it]).filter(|it| !it.op.is_debug()) {
            match part(inst) {
                Some((of, index)) => read[of] = read[of].map(|mask| mask | 1 << index),
                None => inst.args.iter().filter_map(|it| it.value()).for_each(|it| read[it] = None),
            }
        }
        if let End::ReturnValue(Arg::Value(it)) = block.end {
            read[it] = None;
        }
        block.end.for_each_target(|target| {
            let pairs = target.args.iter().zip(&function.blocks[target.block].parameters);
            passed.extend(pairs.filter_map(|(arg, &to)| Some((arg.value()?, to))));
        });
    }
    passed.retain(|&(from, to)| read[from].is_some() && is_candidate(to));
    let mut is_settled = false;
    while !is_settled {
        is_settled = true;
        // What comes later first: only loops need another round.
        for &(from, to) in passed.iter().rev() {
            let Some(mask) = read[from] else { continue };
            let now = read[to].map(|it| it | mask);
            is_settled &= now == Some(mask);
            read[from] = now;
        }
    }
    candidates.iter().any(|&it| read[it].is_some_and(|mask| mask != 0)).then_some(read)
}

/// What an instruction takes a part of, and which.
fn part(inst: &Inst) -> Option<(ValueId, u32)> {
    match inst.args[..] {
        [Arg::Value(of), Arg::Literal(index), ..] if inst.is(S::CompositeExtract) => Some((of, index)),
        _ => None,
    }
}

/// The parameters that stand for those that were split: one for each part.
#[derive(Default)]
struct Parts(FxHashMap<ValueId, SmallVec<[(u32, ValueId); 4]>>);

impl Parts {
    fn part(&self, of: Arg, index: u32) -> Option<ValueId> {
        let parts = self.0.get(&of.value()?)?;
        parts.iter().find(|it| it.0 == index).map(|it| it.1)
    }
}

fn split(module: &mut Module, function: &mut Function, read: &Read) {
    let mut parts = Parts::default();
    let mut before: IdMap<Block, Vec<ValueId>> = IdMap::for_len(function.blocks.len());
    for index in 0..function.order.len() {
        let block = function.order[index];
        let parameters = std::mem::take(&mut function.blocks[block].parameters);
        for &parameter in &parameters {
            let Some(mask) = read[parameter] else {
                function.blocks[block].parameters.push(parameter);
                continue;
            };
            let Inst { ty, loc, .. } = function.values[parameter];
            for index in (0..Mask::BITS).filter(|&it| mask & 1 << it != 0) {
                let Some(ty) = module.part(ty, index) else { continue };
                let part = function.add_parameter(block, ty, loc);
                parts.0.entry(parameter).or_default().push((index, part));
            }
        }
        before[block] = parameters.into_iter().collect();
    }
    for index in 0..function.order.len() {
        let block = function.order[index];
        pass_parts(function, block, &before, read, &parts);
    }
    take_parts(function, &parts);
    if shown::has_any(function) {
        show_parts(module, function, &parts);
    }
}

/// Passes parts in place of wholes.
fn pass_parts(
    function: &mut Function,
    block: BlockId,
    parameters: &IdMap<Block, Vec<ValueId>>,
    read: &Read,
    parts: &Parts,
) {
    let mut end = std::mem::replace(&mut function.blocks[block].end, End::Unreachable);
    let loc = function.blocks[block].end_loc;
    for target in end.targets_mut() {
        let args = std::mem::take(&mut target.args);
        for (arg, &parameter) in args.into_iter().zip(&parameters[target.block]) {
            if read[parameter].is_none() {
                target.args.push(arg);
                continue;
            }
            for &(index, part) in parts.0.get(&parameter).into_iter().flatten() {
                let passed = parts.part(arg, index).unwrap_or_else(|| {
                    let args = [arg, Arg::Literal(index)];
                    function.push(block, Inst::new(S::CompositeExtract, function.values[part].ty, args, loc))
                });
                target.args.push(passed.into());
            }
        }
    }
    function.blocks[block].end = end;
}

/// Replaces what takes parts of what was split.
fn take_parts(function: &mut Function, parts: &Parts) {
    let mut replaced = Replacements::of(function);
    for &block in &function.order {
        for &value in &function.blocks[block].values {
            let inst = &mut function.values[value];
            let Some((of, index)) = part(inst) else { continue };
            let Some(part) = parts.part(of.into(), index) else { continue };
            if inst.args.len() == 2 {
                replaced.add(value, part.into());
            } else {
                // A part of the part.
                inst.args.remove(1);
                inst.args[0] = part.into();
            }
        }
    }
    replaced.apply(function);
    for &block in &function.order {
        function.blocks[block].values.retain(|&it| !replaced.contains(it));
    }
}

/// Shows the parts of what was split, and that others are not known any more.
fn show_parts(module: &mut Module, function: &mut Function, parts: &Parts) {
    for index in 0..function.order.len() {
        let block = function.order[index];
        let values = std::mem::take(&mut function.blocks[block].values);
        for value in values {
            function.blocks[block].values.push(value);
            let inst = &function.values[value];
            let Some(&Arg::Value(whole)) = inst.args.get(1).filter(|_| inst.op.is_debug()) else { continue };
            let Some(parts) = parts.0.get(&whole) else { continue };
            let of_parts: Vec<Inst> =
                parts.iter().map(|&(index, part)| shown::part_of(inst, part.into(), index)).collect();
            shown::forget(module, function, value);
            for it in of_parts {
                function.push(block, it);
            }
        }
    }
}
