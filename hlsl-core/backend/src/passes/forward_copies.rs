//! Reads directly from the source of a local array or struct that is a copy: `float4 a[8] = buffer.a; ... a[i]` does not
//! need `a` if `buffer` does not change before `a[i]` is read. Drivers keep `a` in memory, and fill it element by element.
//!
//! Needs: promoted variables, so that only what is indexed by values is left. Leaves: no local that is only a copy of
//! memory which stays as it is, as far as scalars, vectors and matrices of equal type are read from it.

use super::{
    Changed, Context,
    written::{self, Place},
};
use crate::spirv::Op as S;
use crate::{
    arena::IdMap,
    ir::{
        dominance::{Edges, Flow},
        facts::{Types, is_access_chain, is_read_only, takes_numbers},
        *,
    },
};
use smallvec::SmallVec;

pub fn run(module: &mut Module, _: &mut Context<'_>) -> Changed {
    super::for_each_function(module, forward)
}

/// Whether there was any.
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
    let flow = function.flow(Edges::Real);
    let mut any = false;
    for uses in uses(function, &variables) {
        if let Some(copy) = copy_of(module, function, &flow, uses) {
            any |= redirect(module, function, copy);
        }
    }
    any
}

/// How a variable is used.
#[derive(Clone, Default)]
struct Uses {
    store: Option<(Place, Arg)>,
    /// Chains into it that are only read through.
    chains: Vec<(Place, ValueId)>,
    /// The loads through these chains.
    loads: Vec<(Place, ValueId)>,
    /// It is stored to twice, or used otherwise.
    has_other: bool,
}

/// Of each variable.
fn uses(function: &Function, variables: &[ValueId]) -> Vec<Uses> {
    let mut uses = vec![Uses::default(); variables.len()];
    #[derive(Clone, Copy, Default)]
    enum Leads {
        #[default]
        Nowhere,
        /// It is the variable with that number.
        To(u32),
        /// It is a chain.
        Into(u32),
    }
    let mut leads: IdMap<Inst, Leads> = IdMap::expecting(function.values.len());
    for (number, &variable) in (0..).zip(variables) {
        leads[variable] = Leads::To(number);
    }
    for &block in &function.order {
        for (index, &value) in function.blocks[block].values.iter().enumerate() {
            let inst = &function.values[value];
            if takes_numbers(inst) {
                continue;
            }
            let place = Place { block, index };
            for (at, &arg) in inst.args.iter().enumerate() {
                let Arg::Value(used) = arg else { continue };
                match leads[used] {
                    Leads::Nowhere => {}
                    Leads::To(number) => {
                        let uses = &mut uses[number as usize];
                        match (inst.op, inst.args.get(1)) {
                            (Op::Core(S::Store), Some(&stored)) if at == 0 && uses.store.is_none() => {
                                uses.store = Some((place, stored));
                            }
                            (op, _) if is_access_chain(op) && at == 0 => {
                                leads[value] = Leads::Into(number);
                                uses.chains.push((place, value));
                            }
                            (Op::DebugDeclare | Op::DebugValue, _) => {}
                            _ => uses.has_other = true,
                        }
                    }
                    Leads::Into(number) => match inst.op {
                        Op::Core(S::Load) if at == 0 => uses[number as usize].loads.push((place, value)),
                        _ => uses[number as usize].has_other = true,
                    },
                }
            }
        }
    }
    uses
}

/// The memory that a variable is a copy of, and what reads the variable.
struct Copy {
    /// A pointer, and the constant indices from there.
    source: Arg,
    indices: SmallVec<[u32; 4]>,
    chains: Vec<ValueId>,
    loads: Vec<ValueId>,
}

fn copy_of(module: &Module, function: &Function, flow: &Flow, uses: Uses) -> Option<Copy> {
    let Uses { store, chains, loads, has_other } = uses;
    let (stored_at, stored) = store.filter(|_| !has_other)?;
    let dominated = chains.iter().all(|(place, _)| {
        if place.block == stored_at.block {
            place.index > stored_at.index
        } else {
            flow.dominates(stored_at.block, place.block)
        }
    });
    if !dominated || chains.is_empty() {
        return None;
    }
    let origin = origin(module, function, stored, 0)?;
    let load = &function.values[origin.load];
    let &source = load.args.first()?;
    if !is_read_only(module.interned(), function, source) {
        let block =
            flow.order.iter().copied().find(|&it| function.blocks[it].values.contains(&origin.load))?;
        let index = function.blocks[block].values.iter().position(|&it| it == origin.load)?;
        let reads = loads.iter().map(|it| it.0);
        if written::may_change(module, function, flow, source, Place { block, index }, reads) {
            return None;
        }
    }
    Some(Copy {
        source,
        indices: origin.indices,
        chains: chains.into_iter().map(|it| it.1).collect(),
        loads: loads.into_iter().map(|it| it.1).collect(),
    })
}

/// A load, and the indices into what it gives.
struct Origin {
    load: ValueId,
    indices: SmallVec<[u32; 4]>,
}

/// The load that `value` comes from, member by member.
fn origin(module: &Module, function: &Function, value: Arg, depth: u32) -> Option<Origin> {
    let value = value.value()?;
    let inst = &function.values[value];
    if depth > 8 {
        return None;
    }
    match inst.core()? {
        S::Load => {
            let odd = inst.flags.0 & !Flags::RELAXED.0;
            (odd == 0 && inst.args.len() == 1).then(|| Origin { load: value, indices: SmallVec::new() })
        }
        S::CompositeExtract => {
            let (&of, path) = inst.args.split_first()?;
            let mut origin = origin(module, function, of, depth + 1)?;
            for index in path {
                origin.indices.push(index.literal()?);
            }
            Some(origin)
        }
        S::CompositeConstruct => {
            let mut whole: Option<Origin> = None;
            for (index, &arg) in inst.args.iter().enumerate() {
                let mut origin = origin(module, function, arg, depth + 1)?;
                if origin.indices.pop()? != index as u32 {
                    return None;
                }
                match &whole {
                    None => whole = Some(origin),
                    Some(known) if reads_same(module, function, known, &origin) => {}
                    Some(_) => return None,
                }
            }
            let whole = whole?;
            // As many parts as there are.
            let mut ty = function.values[whole.load].ty;
            for &index in &whole.indices {
                ty = module.part(ty, index)?;
            }
            (module.interned().part_count(ty)? as usize == inst.args.len()).then_some(whole)
        }
        _ => None,
    }
}

/// Whether both are the same part of memory at the same time.
fn reads_same(module: &Module, function: &Function, a: &Origin, b: &Origin) -> bool {
    let (load, other) = (&function.values[a.load], &function.values[b.load]);
    let is_same_load = a.load == b.load
        || load.args == other.args
            && load.flags == other.flags
            && load.args.first().is_some_and(|&it| is_read_only(module.interned(), function, it));
    is_same_load && a.indices == b.indices
}

/// Lets what reads the copy read its source. Whether it could.
fn redirect(module: &mut Module, function: &mut Function, copy: Copy) -> bool {
    let Copy { source, indices, chains, loads } = copy;
    let types = module.interned();
    let Some((class, mut source_ty)) = types.arg_type(function, source).and_then(|it| types.pointee(it))
    else {
        return false;
    };
    for &index in &indices {
        let Some(part) = types.part(source_ty, index) else { return false };
        source_ty = part;
    }
    // All or none.
    let mut types_of_loads: IdMap<Inst, Option<TypeId>> = IdMap::default();
    let mut pointees = Vec::with_capacity(chains.len());
    for &chain in &chains {
        let inst = &function.values[chain];
        let mut ty = Some(source_ty);
        for &index in inst.args.iter().skip(1) {
            ty = ty.and_then(|it| types.part(it, types.index_of(index).unwrap_or(0)));
        }
        let Some(ty) = ty else { return false };
        if Some(ty) != types.pointee(inst.ty).map(|it| it.1) {
            types_of_loads[chain] = Some(ty);
        }
        pointees.push(ty);
    }
    let mut retypes = false;
    for &load in &loads {
        if let Some(&Arg::Value(chain)) = function.values[load].args.first()
            && let Some(ty) = types_of_loads[chain]
        {
            types_of_loads[load] = Some(ty);
            retypes = true;
        }
    }
    if retypes && !are_taken_apart(types, function, &types_of_loads) {
        return false;
    }
    let mut base = match source {
        Arg::Value(base) if is_access_chain(function.values[base].op) => function.values[base].args.clone(),
        _ => Args::from_slice(&[source]),
    };
    for index in indices {
        let Ok(index) = i32::try_from(index) else { return false };
        base.push(module.sint(index).into());
    }
    for (chain, pointee) in chains.into_iter().zip(pointees) {
        let ty = module.pointer(class, pointee);
        let inst = &mut function.values[chain];
        let args = base.iter().chain(inst.args.iter().skip(1)).copied().collect();
        (inst.ty, inst.args) = (ty, args);
    }
    for load in loads {
        let inst = &mut function.values[load];
        inst.ty = types_of_loads[load].unwrap_or(inst.ty);
    }
    true
}

/// Whether loads that are to give another struct or array, one with another layout, are only used for parts that are of
/// the same type in both.
fn are_taken_apart(types: Types<'_>, function: &Function, loads: &IdMap<Inst, Option<TypeId>>) -> bool {
    function.order.iter().all(|&block| {
        let block = &function.blocks[block];
        let mut is_passed = false;
        block.end.for_each_arg(|arg| is_passed |= arg.value().is_some_and(|it| loads[it].is_some()));
        let values = block.values.iter().map(|&it| &function.values[it]);
        !is_passed
            && values.filter(|it| !it.op.is_debug() && !it.is(S::Load)).all(|inst| {
                inst.args.iter().all(|arg| {
                    let Some(mut ty) = arg.value().and_then(|it| loads[it]) else { return true };
                    for index in inst.args.iter().skip(1) {
                        let part = index.literal().and_then(|it| types.part(ty, it));
                        let Some(part) = part else { return false };
                        ty = part;
                    }
                    inst.is(S::CompositeExtract) && ty == inst.ty
                })
            })
    })
}
