//! Loads only those parts of a struct, array or matrix that are used.
//!
//! A load whose uses all extract parts becomes one load per part, at the same point, unless (nearly) all parts are used,
//! where a single load is shorter.

use super::{Changed, Context};
use crate::spirv::Op as S;
use crate::{
    arena::IdMap,
    ir::{edit::Replacements, *},
};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

pub fn run(module: &mut Module, _: &mut Context<'_>) -> Changed {
    super::for_each_function(module, |module, function| {
        let mut any = false;
        // Each round goes one level deeper.
        for _ in 0..16 {
            let new = narrow(module, function);
            any |= !new.is_empty();
            if !new.iter().any(|&it| is_candidate(module, function, &function.values[it])) {
                break;
            }
        }
        any
    })
}

fn is_candidate(module: &Module, function: &Function, inst: &Inst) -> bool {
    // Inline SPIR-V has pointers of types that we know nothing about.
    let types = module.interned();
    let is_known =
        |&pointer: &Arg| types.arg_type(function, pointer).is_some_and(|it| module.pointee(it).is_some());
    inst.is(S::Load)
        && !inst.flags.contains(Flags::VOLATILE)
        && has_parts(module, inst.ty)
        && inst.args.first().is_some_and(is_known)
}

/// Whether parts of the type can be loaded one by one. Those of a vector come together.
fn has_parts(module: &Module, ty: TypeId) -> bool {
    matches!(module.types[ty], Type::Struct(_) | Type::Array { .. } | Type::Matrix { .. })
}

/// Returns the loads of parts that have taken the place of others.
fn narrow(module: &mut Module, function: &mut Function) -> Vec<ValueId> {
    let has_candidate = |&block: &BlockId| {
        function.blocks[block].values.iter().any(|&it| is_candidate(module, function, &function.values[it]))
    };
    // What uses a load comes after it.
    let Some(first) = function.order.iter().position(has_candidate) else { return Vec::new() };
    let mut loads: Vec<Load> = Vec::new();
    let mut is_load: IdMap<Inst, bool> = IdMap::for_len(function.values.len());
    let mut numbers: IdMap<Inst, u32> = IdMap::expecting(function.values.len());
    for &block in &function.order[first..] {
        for &value in &function.blocks[block].values {
            let inst = &function.values[value];
            if inst.op.is_debug() {
                continue;
            }
            for (place, &arg) in inst.args.iter().enumerate() {
                let Arg::Value(of) = arg else { continue };
                if !is_load[of] {
                    continue;
                }
                let used = &mut loads[numbers[of] as usize].used;
                match (inst.op, inst.args.get(1)) {
                    (Op::Core(S::CompositeExtract), Some(&Arg::Literal(index))) if place == 0 => {
                        if let Some(indices) = used
                            && !indices.contains(&index)
                        {
                            indices.push(index);
                        }
                    }
                    _ => *used = None,
                }
            }
            if is_candidate(module, function, inst) {
                is_load[value] = true;
                numbers[value] = loads.len() as u32;
                loads.push(Load { value, used: Some(SmallVec::new()) });
            }
        }
        function.blocks[block].end.for_each_arg(|arg| {
            if let Arg::Value(of) = arg
                && is_load[of]
            {
                loads[numbers[of] as usize].used = None;
            }
        });
    }
    let mut any = false;
    for load in &loads {
        let parts = module.parts(function.values[load.value].ty);
        let keep = match (&load.used, parts) {
            (Some(indices), Some(parts)) => {
                indices.is_empty() || indices.len() as u64 * 10 > u64::from(parts) * 9 || indices.len() > 64
            }
            _ => true,
        };
        is_load[load.value] = !keep;
        any |= !keep;
    }
    let used = |load: ValueId| loads[numbers[load] as usize].used.as_deref();
    if any { rewrite(module, function, first, used, &is_load) } else { Vec::new() }
}

/// A load that may become loads of parts.
struct Load {
    value: ValueId,
    /// The indices used; `None`: used as a whole.
    used: Option<SmallVec<[u32; 4]>>,
}

/// Takes apart the chosen loads, of which the first is in the block at `first`.
fn rewrite<'u>(
    module: &mut Module,
    function: &mut Function,
    first: usize,
    used: impl Fn(ValueId) -> Option<&'u [u32]>,
    chosen: &IdMap<Inst, bool>,
) -> Vec<ValueId> {
    let mut replaced = Replacements::of(function);
    let mut new = Vec::new();
    let mut parts: FxHashMap<ValueId, Vec<(u32, ValueId)>> = FxHashMap::default();
    for index in first..function.order.len() {
        let block = function.order[index];
        let is_touched = |&value: &ValueId| {
            let first_two = function.values[value].args.iter().take(2);
            chosen[value] || first_two.filter_map(|it| it.value()).any(|it| chosen[it])
        };
        if !function.blocks[block].values.iter().any(is_touched) {
            continue;
        }
        let values = std::mem::take(&mut function.blocks[block].values);
        let mut out = Vec::with_capacity(values.len());
        for value in values {
            let inst = &function.values[value];
            if chosen[value] {
                let Some(indices) = used(value) else { continue };
                let inst = inst.clone();
                let parts = parts.entry(value).or_default();
                for &index in indices {
                    if let Some(part) = load_part(module, function, &inst, index, &mut out) {
                        parts.push((index, part));
                        new.push(part);
                    }
                }
                continue;
            }
            // A debugger sees no more of a variable than the program has.
            if inst.op == Op::DebugValue
                && let Some(&Arg::Value(whole)) = inst.args.get(1)
                && chosen[whole]
            {
                let declared = inst.clone();
                shown::forget(module, function, value);
                out.push(value);
                for &(index, part) in parts.get(&whole).into_iter().flatten() {
                    out.push(function.values.add(shown::part_of(&declared, part.into(), index)));
                }
                continue;
            }
            if inst.is(S::CompositeExtract)
                && let [Arg::Value(of), Arg::Literal(index), rest @ ..] = &inst.args[..]
                && chosen[*of]
                && let Some(&(_, part)) = parts.get(of).into_iter().flatten().find(|it| it.0 == *index)
            {
                if rest.is_empty() {
                    replaced.add(value, part.into());
                    continue;
                }
                let args = std::iter::once(part.into()).chain(rest.iter().copied()).collect();
                function.values[value].args = args;
            }
            out.push(value);
        }
        function.blocks[block].values = out;
    }
    replaced.apply(function);
    new
}

fn load_part(
    module: &mut Module,
    function: &mut Function,
    load: &Inst,
    index: u32,
    out: &mut Vec<ValueId>,
) -> Option<ValueId> {
    let &pointer = load.args.first()?;
    let pointer_ty = module.interned().arg_type(function, pointer)?;
    let (class, _) = module.pointee(pointer_ty)?;
    let part = module.part(load.ty, index)?;
    let part_pointer = module.pointer(class, part);
    let index = module.sint(i32::try_from(index).ok()?);
    let mut args = Args::from_slice(&[pointer]);
    let mut flags = Flags::default();
    if let Arg::Value(chain) = pointer
        && facts::is_access_chain(function.values[chain].op)
    {
        args = function.values[chain].args.clone();
        flags = function.values[chain].flags;
    }
    args.push(index.into());
    let chain = Inst::new(S::AccessChain, part_pointer, args, load.loc).with_flags(flags);
    let chain = function.values.add(chain);
    out.push(chain);
    let args = std::iter::once(chain.into()).chain(load.args.iter().skip(1).copied());
    let part = Inst::new(S::Load, part, args, load.loc).with_flags(load.flags);
    let part = function.values.add(part);
    out.push(part);
    Some(part)
}
