//! Ends every case of a `switch`: one that falls through to the next gets a copy of that, because WGSL's cases cannot
//! fall through.
//!
//! Needs: a legal module. Leaves: cases that only the `switch` jumps to, unless the copies would be too many.

use super::Context;
use crate::{
    arena::IdMap,
    ir::{dominance::Edges, edit::CopyMap, *},
};

use crate::spirv::Op as S;

/// How many blocks a function may gain: cases that fall through one after the other need many copies of the last.
const LIMIT: usize = 4096;

pub fn run(module: &mut Module, _: &mut Context<'_>) {
    super::for_each_function(module, |module, function| {
        let mut copied = 0;
        let mut done: IdMap<Block, bool> = IdMap::default();
        // Inner ones last: copies of a case contain the switches in it.
        while let Some(header) =
            function.order.iter().copied().find(|it| !done[*it] && is_switch(function, *it))
        {
            match fall(function, header) {
                Some((start, from)) => {
                    let region = region(function, header, start);
                    copied += region.len();
                    if copied > LIMIT || !keep_in_memory(module, function, &region) {
                        return;
                    }
                    copy_case(function, start, &from, &region);
                }
                None => done[header] = true,
            }
        }
    });
}

fn is_switch(function: &Function, block: BlockId) -> bool {
    matches!(function.blocks[block].end, End::Switch { .. })
}

/// A case that others fall through to, and the blocks that do so.
fn fall(function: &Function, header: BlockId) -> Option<(BlockId, Vec<BlockId>)> {
    let merge = function.blocks[header].merge.as_ref()?.merge();
    let mut starts: Vec<BlockId> = Vec::new();
    // By block: the number of the case that starts there, counted from 1.
    let mut numbers: IdMap<Block, u32> = IdMap::default();
    for start in function.blocks[header].end.targets().map(|it| it.block).filter(|&it| it != merge) {
        if numbers[start] == 0 {
            starts.push(start);
            numbers[start] = starts.len() as u32;
        }
    }
    // Only another case can fall through to a case.
    if starts.len() < 2 {
        return None;
    }
    // One walk for all cases: there may be as many as blocks.
    let mut jumps: Vec<(u32, BlockId)> = Vec::new();
    for &block in function.order.iter().filter(|&&it| it != header) {
        let targets = function.blocks[block].end.targets().map(|it| numbers[it.block]);
        jumps.extend(targets.filter(|&it| it > 0).map(|number| (number, block)));
    }
    // The sort is stable, so each case keeps the order of the blocks.
    jumps.sort_by_key(|it| it.0);
    jumps.dedup();
    for (&start, number) in starts.iter().zip(1..) {
        let first = jumps.partition_point(|it| it.0 < number);
        let from = jumps[first..].iter().take_while(|it| it.0 == number).map(|it| it.1);
        // A case may start with a loop, whose end jumps back.
        let is_loop = function.blocks[start].is_loop_header();
        let own = if is_loop { region(function, header, start) } else { Vec::new() };
        let from: Vec<BlockId> = from.filter(|it| !own.contains(it)).collect();
        if !from.is_empty() {
            return Some((start, from));
        }
    }
    None
}

/// The blocks of a case, up to where control leaves the `switch`. A case that it falls through to belongs to it.
fn region(function: &Function, header: BlockId, start: BlockId) -> Vec<BlockId> {
    let flow = function.flow(Edges::Structural);
    let mut is_outside: IdMap<Block, bool> = IdMap::default();
    let mut at = Some(header);
    while let Some(block) = at {
        if let Some(merge) = &function.blocks[block].merge {
            is_outside[merge.merge()] = true;
            if let Some(continuing) = merge.continuing() {
                is_outside[continuing] = true;
                is_outside[block] = true;
            }
        }
        at = flow.idom(block).filter(|&it| it != block);
    }
    let mut seen: IdMap<Block, bool> = IdMap::default();
    let mut work = vec![start];
    while let Some(block) = work.pop() {
        if is_outside[block] || std::mem::replace(&mut seen[block], true) {
            continue;
        }
        let block = &function.blocks[block];
        work.extend(block.end.targets().map(|it| it.block));
        if let Some(merge) = &block.merge {
            work.push(merge.merge());
            work.extend(merge.continuing());
        }
    }
    function.order.iter().copied().filter(|&it| seen[it]).collect()
}

/// Puts values of the case that are used after the `switch` into variables: with a copy there are two of each. None can
/// be a pointer or a resource.
fn keep_in_memory(module: &mut Module, function: &mut Function, region: &[BlockId]) -> bool {
    let mut is_own: IdMap<Inst, bool> = IdMap::default();
    for &block in region {
        let block = &function.blocks[block];
        block.parameters.iter().chain(&block.values).for_each(|&it| is_own[it] = true);
    }
    let outside: Vec<BlockId> = function.order.iter().copied().filter(|it| !region.contains(it)).collect();
    let mut needed: Vec<ValueId> = Vec::new();
    for &block in &outside {
        let block = &function.blocks[block];
        let mut note = |arg: Arg| {
            if let Arg::Value(it) = arg
                && is_own[it]
                && !needed.contains(&it)
            {
                needed.push(it);
            }
        };
        for &value in &block.values {
            function.values[value].args.iter().for_each(|&it| note(it));
        }
        block.end.for_each_arg(note);
    }
    let is_movable =
        |ty: TypeId| !matches!(module.types[ty], Type::Pointer { .. }) && !module.interned().is_opaque(ty);
    if !needed.iter().all(|&it| is_movable(function.values[it].ty)) {
        return false;
    }
    let void = module.void();
    for value in needed {
        let (ty, loc) = (function.values[value].ty, function.values[value].loc);
        let pointer = module.pointer(StorageClass::FUNCTION, ty);
        let class = Arg::Literal(StorageClass::FUNCTION.0);
        let variable = function.values.add(Inst::new(S::Variable, pointer, [class], loc));
        if let Some(first) = function.entry() {
            function.blocks[first].values.insert(0, variable);
        }
        let args = [Arg::Value(variable), Arg::Value(value)];
        let store = function.values.add(Inst::new(S::Store, void, args, loc));
        for &block in region {
            let block = &mut function.blocks[block];
            let after = match block.values.iter().position(|&it| it == value) {
                Some(index) => index + 1,
                None if block.parameters.contains(&value) => 0,
                None => continue,
            };
            block.values.insert(after, store);
        }
        for &block in &outside {
            for old in std::mem::take(&mut function.blocks[block].values) {
                if function.values[old].args.contains(&Arg::Value(value)) {
                    let load = load(function, block, variable, ty);
                    function.values[old].args.iter_mut().for_each(|arg| replace(arg, value, load));
                }
                function.blocks[block].values.push(old);
            }
            let mut is_used = false;
            function.blocks[block].end.for_each_arg(|arg| is_used |= arg == Arg::Value(value));
            if is_used {
                let load = load(function, block, variable, ty);
                function.blocks[block].end.for_each_arg_mut(|arg| replace(arg, value, load));
            }
        }
    }
    true
}

fn replace(arg: &mut Arg, value: ValueId, by: ValueId) {
    if *arg == Arg::Value(value) {
        *arg = Arg::Value(by);
    }
}

fn load(function: &mut Function, block: BlockId, variable: ValueId, ty: TypeId) -> ValueId {
    let loc = function.values[variable].loc;
    let load = function.values.add(Inst::new(S::Load, ty, [Arg::Value(variable)], loc));
    function.blocks[block].values.push(load);
    load
}

/// Copies the case, and lets `from` jump to the copy.
fn copy_case(function: &mut Function, start: BlockId, from: &[BlockId], region: &[BlockId]) {
    let mut map = CopyMap::default();
    edit::copy_within(function, region, &mut map);
    let copy = map.block(start);
    for &block in from {
        for target in function.blocks[block].end.targets_mut().filter(|it| it.block == start) {
            target.block = copy;
        }
    }
    if let Some(entry) = function.entry() {
        function.order = edit::structured_order(function, entry);
    }
}
