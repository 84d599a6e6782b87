//! Reads directly from the source of a local array or struct that is a copy: `float4 a[8] = buffer.a; ... a[i]` does not
//! need `a` if `buffer` cannot change.
//!
//! Needs: promoted variables, so that only what is indexed by values is left. Leaves: no local that is only a copy of
//! read-only memory, as far as scalars, vectors and matrices of equal type are read from it.

use super::{Changed, Context};
use crate::{
    arena::IdMap,
    ir::{
        dominance::{Edges, Flow},
        facts::{is_access_chain, is_read_only},
        *,
    },
};
use spirv::Op as S;

pub fn run(module: &mut Module, _: &mut Context<'_>) -> Changed {
    super::for_each_function(module, forward)
}

/// Whether there may have been any.
fn forward(module: &mut Module, function: &mut Function) -> bool {
    let Some(entry) = function.entry() else { return false };
    let variables: Vec<ValueId> = function.blocks[entry]
        .values
        .iter()
        .copied()
        .take_while(|&it| function.values[it].is(S::Variable))
        .filter(|&it| function.values[it].args.len() < 2)
        .collect();
    if variables.is_empty() {
        return false;
    }
    let flow = Flow::new(function, Edges::Real);
    let mut any = false;
    for uses in uses(function, &variables) {
        if let Some((source, chains)) = copy_of(module, function, &flow, uses) {
            redirect(module, function, source, chains);
            any = true;
        }
    }
    any
}

/// How a variable is used.
#[derive(Clone, Default)]
struct Uses {
    store: Option<(BlockId, usize, Arg)>,
    /// Chains into it that are only read through.
    chains: Vec<(BlockId, usize, ValueId)>,
    /// It is stored to twice, or used otherwise.
    has_other: bool,
}

/// Of each variable.
fn uses(function: &Function, variables: &[ValueId]) -> Vec<Uses> {
    let mut uses = vec![Uses::default(); variables.len()];
    // Of variables, and of those that chains lead into.
    let mut numbers: IdMap<Inst, Option<usize>> = IdMap::default();
    let mut chained: IdMap<Inst, Option<usize>> = IdMap::default();
    for (number, &variable) in variables.iter().enumerate() {
        numbers[variable] = Some(number);
    }
    for &block in &function.order {
        for (place, &value) in function.blocks[block].values.iter().enumerate() {
            let inst = &function.values[value];
            for (at, &arg) in inst.args.iter().enumerate() {
                let Arg::Value(used) = arg else { continue };
                if let Some(number) = numbers[used] {
                    let uses = &mut uses[number];
                    match (inst.op, inst.args.get(1)) {
                        (Op::Core(S::Store), Some(&stored)) if at == 0 && uses.store.is_none() => {
                            uses.store = Some((block, place, stored));
                        }
                        (op, _) if is_access_chain(op) && at == 0 => {
                            chained[value] = Some(number);
                            uses.chains.push((block, place, value));
                        }
                        (Op::DebugDeclare | Op::DebugValue, _) => {}
                        _ => uses.has_other = true,
                    }
                } else if let Some(number) = chained[used]
                    && !(inst.is(S::Load) && at == 0)
                {
                    uses[number].has_other = true;
                }
            }
        }
    }
    uses
}

/// The memory that a variable is a copy of, and the chains that read the variable.
fn copy_of(module: &Module, function: &Function, flow: &Flow, uses: Uses) -> Option<(Arg, Vec<ValueId>)> {
    let Uses { store, chains, has_other } = uses;
    let (store_block, store_place, stored) = store.filter(|_| !has_other)?;
    let dominated = chains.iter().all(|&(block, place, _)| {
        if block == store_block { place > store_place } else { flow.dominates(store_block, block) }
    });
    if !dominated || chains.is_empty() {
        return None;
    }
    let source = mirrored(module, function, stored, 0)?;
    Some((source, chains.into_iter().map(|it| it.2).collect()))
}

/// The read-only memory whose value is `value`, member by member.
fn mirrored(module: &Module, function: &Function, value: Arg, depth: u32) -> Option<Arg> {
    let origin = origin(module, function, value, depth)?;
    origin.1.is_empty().then_some(origin.0)
}

/// The pointer to read-only memory, and the indices into its target, that `value` comes from.
fn origin(module: &Module, function: &Function, value: Arg, depth: u32) -> Option<(Arg, Vec<u32>)> {
    let inst = &function.values[value.value()?];
    if depth > 8 {
        return None;
    }
    match inst.core()? {
        S::Load => {
            let &pointer = inst.args.first()?;
            let plain = inst.flags == Flags::default() || inst.flags == Flags::RELAXED;
            (plain && is_read_only(module.interned(), function, pointer)).then(|| (pointer, Vec::new()))
        }
        S::CompositeExtract => {
            let (&of, path) = inst.args.split_first()?;
            let (pointer, mut indices) = origin(module, function, of, depth + 1)?;
            for index in path {
                indices.push(index.literal()?);
            }
            Some((pointer, indices))
        }
        S::CompositeConstruct => {
            let mut whole: Option<(Arg, Vec<u32>)> = None;
            for (index, &arg) in inst.args.iter().enumerate() {
                let (pointer, mut indices) = origin(module, function, arg, depth + 1)?;
                if indices.pop()? != index as u32 {
                    return None;
                }
                match &whole {
                    None => whole = Some((pointer, indices)),
                    Some(known) if known.0 == pointer && known.1 == indices => {}
                    Some(_) => return None,
                }
            }
            let (pointer, indices) = whole?;
            // As many parts as there are.
            let mut ty = module.pointee(module.interned().arg_type(function, pointer)?)?.1;
            for &index in &indices {
                ty = module.part(ty, index)?;
            }
            (module.interned().part_count(ty)? as usize == inst.args.len()).then_some((pointer, indices))
        }
        _ => None,
    }
}

fn redirect(module: &mut Module, function: &mut Function, source: Arg, chains: Vec<ValueId>) {
    let types = module.interned();
    let Some((class, source_ty)) = types.arg_type(function, source).and_then(|it| types.pointee(it)) else {
        return;
    };
    // All or none: a chain to a whole struct would be of the wrong layout.
    for &chain in &chains {
        let inst = &function.values[chain];
        let mut ty = Some(source_ty);
        for &index in inst.args.iter().skip(1) {
            ty = ty.and_then(|it| types.part(it, types.index_of(index).unwrap_or(0)));
        }
        if ty.is_none() || ty != types.pointee(inst.ty).map(|it| it.1) {
            return;
        }
    }
    for chain in chains {
        let Some((_, pointee)) = module.pointee(function.values[chain].ty) else { continue };
        let ty = module.pointer(class, pointee);
        let mut args = match source {
            Arg::Value(base) if is_access_chain(function.values[base].op) => {
                function.values[base].args.clone()
            }
            _ => Args::from_slice(&[source]),
        };
        let inst = &mut function.values[chain];
        args.extend(inst.args.iter().skip(1).copied());
        (inst.ty, inst.args) = (ty, args);
    }
}
