//! Gives each function that is called a single `return`, at its end and outside all constructs, and removes what no control
//! reaches.
//!
//! Needs: structured control flow whose statements pass values through memory only (raw IR).
//! Leaves ([`leaves`]): at most one return a function that is called.
//!
//! A return in a loop or switch sets a flag and breaks; the flag is tested after each construct on the way out. Then
//! only selections enclose returns. Where possible, `if (c) return a; rest` becomes `if (c) a; else rest`; otherwise the
//! body moves into `switch (0) { default: }`, which can be exited from anywhere. `move_steps` exits the bodies of loops
//! in the same way.

use super::{Context, Settings, nest_exits::nest};
use crate::arena::IdMap;
use crate::ir::{
    dominance::{ConstructKind, Edges, Flow, Structure},
    *,
};
use crate::spirv::Op as S;

pub fn run(module: &mut Module, _: &mut Context<'_>) {
    let called = called(module);
    for id in module.functions.ids() {
        if module.functions[id].order.is_empty() {
            continue;
        }
        super::with_function(module, id, |module, function| {
            edit::remove_unreachable_blocks(function, &mut module.constants);
            if called[id] {
                merge_returns(module, function);
            }
        });
    }
}

pub fn leaves(module: &Module, _: &Settings) -> Result<(), String> {
    let called = called(module);
    for (id, function) in module.functions.iter().filter(|it| called[it.0]) {
        let is_return =
            |&&it: &&BlockId| matches!(function.blocks[it].end, End::Return | End::ReturnValue(_));
        if function.order.iter().filter(is_return).count() > 1 {
            return Err(format!("${} {:?} returns more than once", id.index(), function.name));
        }
    }
    Ok(())
}

fn called(module: &Module) -> IdMap<Function, bool> {
    let mut called: IdMap<Function, bool> = IdMap::default();
    for function in module.functions.values() {
        for &block in &function.order {
            for &value in &function.blocks[block].values {
                if let Some(&Arg::Function(callee)) = function.values[value].args.first() {
                    called[callee] = true;
                }
            }
        }
    }
    called
}

fn merge_returns(module: &mut Module, function: &mut Function) {
    let is_return = |function: &Function, block: BlockId| {
        matches!(function.blocks[block].end, End::Return | End::ReturnValue(_))
    };
    let returns: Vec<BlockId> =
        function.order.iter().copied().filter(|&it| is_return(function, it)).collect();
    if returns.is_empty() || edit::is_alone(&function.blocks[function.order[0]]) {
        return;
    }
    if let [only] = returns[..]
        && is_outside(function, only)
    {
        return;
    }
    let flow = function.flow(Edges::Structural);
    let structure = flow.structure(function);
    if let [only] = returns[..]
        && structure.around[only].is_none()
    {
        return;
    }
    let loc = function.loc;
    let is_void = module.types[function.result] == Type::Void;
    let result = (!is_void).then(|| add_variable(module, function, function.result, "ret.value"));
    for &block in &returns {
        let end = std::mem::replace(&mut function.blocks[block].end, End::Return);
        if let (End::ReturnValue(value), Some(result)) = (end, result) {
            let (void, loc) = (module.void(), function.blocks[block].end_loc);
            function.push(block, Inst::new(S::Store, void, [result.into(), value], loc));
        }
    }
    let whole = Left {
        flow: &flow,
        structure: &structure,
        construct: None,
        exits: returns,
        start: (function.order[0], first_after_variables(function, function.order[0])),
        end: End::Return,
        flag: "ret.flag",
    };
    leave(module, function, whole);

    // The block that returns for all.
    let end = match result {
        Some(_) => End::Unreachable,
        None => End::Return,
    };
    let last = function.blocks.add(Block::new(end, loc, "ret.merge"));
    if let Some(result) = result {
        let value = function.push(last, Inst::new(S::Load, function.result, [result.into()], loc));
        function.blocks[last].end = End::ReturnValue(value.into());
    }

    let entry = function.order[0];
    function.order = edit::structured_order(function, entry);
    for &block in &function.order {
        if matches!(function.blocks[block].end, End::Return) && block != last {
            function.blocks[block].end = End::Jump(Target::new(last));
        }
    }
    if !nest(function, &function.flow(Edges::Structural), entry, last) {
        let at = first_after_variables(function, entry);
        wrap(module, function, entry, at, last);
    }
    edit::remove_unreachable_blocks(function, &mut module.constants);
}

/// Whether the way that leads around all constructs comes to a block, which then is in none.
fn is_outside(function: &Function, block: BlockId) -> bool {
    let mut at = function.order[0];
    for _ in 0..function.order.len() {
        if at == block {
            return true;
        }
        let it = &function.blocks[at];
        at = match (&it.merge, &it.end) {
            (Some(merge), _) => merge.merge(),
            (None, End::Jump(next)) => next.block,
            _ => return false,
        };
    }
    false
}

fn add_variable(module: &mut Module, function: &mut Function, ty: TypeId, name: &str) -> ValueId {
    let pointer = module.pointer(StorageClass::FUNCTION, ty);
    let class = Arg::Literal(StorageClass::FUNCTION.0);
    let variable = function.values.add(Inst::new(S::Variable, pointer, [class], function.loc));
    function.names.set(variable, name);
    let entry = function.order[0];
    function.blocks[entry].values.insert(0, variable);
    variable
}

/// The innermost loop or switch that control is in.
fn breakable(structure: &Structure, around: Option<u32>) -> Option<u32> {
    let mut chain = structure.chain(around);
    chain.find(|(_, it)| matches!(it.kind, ConstructKind::Loop | ConstructKind::Switch)).map(|it| it.0)
}

/// What is to be left from inside of loops and switches.
pub(super) struct Left<'f> {
    pub flow: &'f Flow,
    pub structure: &'f Structure,
    /// The construct, or none for the function.
    pub construct: Option<u32>,
    /// The blocks whose terminators leave it.
    pub exits: Vec<BlockId>,
    /// Where it begins.
    pub start: (BlockId, usize),
    /// How it is left from outside of what it holds.
    pub end: End,
    /// The name of the variable for the flag.
    pub flag: &'static str,
}

/// Turns the exits in loops and switches into breaks, and adds exits after those.
pub(super) fn leave(module: &mut Module, function: &mut Function, whole: Left<'_>) {
    let Left { flow, structure, .. } = whole;
    let void = module.void();
    let live = edit::reachable(function);
    let mut flag = None;
    // Constructs that are left by a return; outer ones join while inner ones are worked off.
    let mut left: Vec<u32> = Vec::new();
    let leave = |left: &mut Vec<u32>, around: Option<u32>| {
        let construct = breakable(structure, around).filter(|&it| Some(it) != whole.construct)?;
        if !left.contains(&construct) {
            left.push(construct);
        }
        Some(structure.get(construct).merge)
    };
    let mut breaks = Vec::new();
    for block in whole.exits {
        if let Some(merge) = leave(&mut left, structure.around[block]) {
            function.blocks[block].end = End::Jump(Target::new(merge));
            breaks.push(block);
        }
    }
    let mut at = 0;
    while let Some(&construct) = left.get(at) {
        at += 1;
        let (merge, header) = (structure.get(construct).merge, structure.get(construct).header);
        // The merge block's own parameters cannot be given by a return; lowering gives them none.
        let exit = leave(&mut left, structure.around[header]);
        let end = exit.map_or_else(|| whole.end.clone(), |it| End::Jump(Target::new(it)));
        if !live[merge] || flow.position(merge).is_none() {
            // Only exits come here.
            function.blocks[merge].end = end;
            continue;
        }
        let flag = *flag.get_or_insert_with(|| {
            let bool = module.bool();
            add_variable(module, function, bool, whole.flag)
        });
        let bool = module.bool();
        let rest = edit::split_block(function, merge, 0);
        let loc = function.blocks[rest].end_loc;
        let leaving = function.blocks.add(Block::new(end, loc, "ret.leave"));
        let condition = function.push(merge, Inst::new(S::Load, bool, [flag.into()], loc));
        let block = &mut function.blocks[merge];
        block.merge = Some(Merge::Selection { merge: rest, control: 0 });
        block.end = End::Branch {
            condition: condition.into(),
            then: Target::new(leaving),
            otherwise: Target::new(rest),
        };
    }
    if let Some(flag) = flag {
        let (yes, no) = (module.boolean(true), module.boolean(false));
        for block in breaks {
            let loc = function.blocks[block].end_loc;
            function.push(block, Inst::new(S::Store, void, [flag.into(), yes.into()], loc));
        }
        let store = function.values.add(Inst::new(S::Store, void, [flag.into(), no.into()], function.loc));
        let (block, at) = whole.start;
        // The flag itself has come before, if this is the first block.
        let at = if function.entry() == Some(block) { at + 1 } else { at };
        function.blocks[block].values.insert(at, store);
    }
}

fn first_after_variables(function: &Function, entry: BlockId) -> usize {
    let values = &function.blocks[entry].values;
    values.iter().position(|&it| !function.values[it].is(S::Variable)).unwrap_or(values.len())
}

/// Moves what starts at `block.values[at]` into a switch with one case, which jumps to `merge` leave.
pub(super) fn wrap(module: &mut Module, function: &mut Function, block: BlockId, at: usize, merge: BlockId) {
    let body = edit::split_block(function, block, at);
    let zero = module.uint(0);
    let block = &mut function.blocks[block];
    block.merge = Some(Merge::Selection { merge, control: 0 });
    block.end = End::Switch { selector: zero.into(), default: Target::new(body), cases: Vec::new() };
}
