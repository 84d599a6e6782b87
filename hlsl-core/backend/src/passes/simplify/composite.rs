//! Extraction from and construction of vectors, matrices, structs and arrays: looks through to the original values.

use super::{Outcome, Simplifier};
use crate::spirv::{ExecutionMode, Op as S};
use crate::{ir::*, passes::fold};
use Outcome::{Keep, Replace};
use smallvec::SmallVec;

pub(super) fn rules(s: &mut Simplifier<'_>, value: ValueId) -> Outcome {
    match s.function.values[value].core() {
        Some(S::CompositeExtract) => extract(s, value),
        Some(S::CompositeConstruct) => construct(s, value),
        Some(S::CompositeInsert) => insert(s, value),
        Some(S::VectorShuffle) => shuffle(s, value),
        Some(S::VectorExtractDynamic) => {
            let args = &s.function.values[value].args;
            let &[vector, index] = &args[..] else { return Keep };
            match (s.module.interned().index_of(index), s.ty(vector)) {
                (Some(index), Some(ty)) if index < s.module.width(ty) => {
                    s.become_op(value, S::CompositeExtract, [vector, Arg::Literal(index)])
                }
                _ => only_component(s, vector).map_or(Keep, Replace),
            }
        }
        Some(S::VectorInsertDynamic) => {
            let inst = &s.function.values[value];
            let &[vector, part, index] = &inst.args[..] else { return Keep };
            match s.module.interned().index_of(index) {
                Some(index) if index < s.module.width(inst.ty) => {
                    s.become_op(value, S::CompositeInsert, [part, vector, Arg::Literal(index)])
                }
                _ => Keep,
            }
        }
        Some(S::AccessChain | S::InBoundsAccessChain) => chain(s, value),
        Some(S::Transpose) => match s.function.values[value].args.first().and_then(|&it| s.inst(it)) {
            Some(inner) if inner.is(S::Transpose) => inner.args.first().map_or(Keep, |&it| Replace(it)),
            _ => Keep,
        },
        Some(S::CopyLogical) => {
            let inst = &s.function.values[value];
            match inst.args.first() {
                Some(&arg) if s.ty(arg) == Some(inst.ty) => Replace(arg),
                _ => Keep,
            }
        }
        _ => Keep,
    }
}

/// The component of a vector all of whose components are the same.
fn only_component(s: &mut Simplifier<'_>, vector: Arg) -> Option<Arg> {
    match vector {
        Arg::Constant(constant) => {
            let ty = s.module.constant_type(constant);
            let width = s.module.width(ty);
            let first = part_of_constant(s, constant, 0)?;
            let is_only = (1..width).all(|index| part_of_constant(s, constant, index) == Some(first));
            is_only.then_some(first.into())
        }
        Arg::Value(value) => {
            let inst = &s.function.values[value];
            let (&first, others) = inst.args.split_first().filter(|_| inst.is(S::CompositeConstruct))?;
            let is_scalar = s.ty(first) == Some(s.module.component(inst.ty));
            (is_scalar && others.iter().all(|&it| it == first)).then_some(first)
        }
        _ => None,
    }
}

/// Where the part at some indices of a composite came from: a value, and the indices still to take out of it.
struct Origin {
    of: Arg,
    indices: SmallVec<[u32; 4]>,
}

type Origins = SmallVec<[Origin; 4]>;

/// The indices among arguments.
fn literals(path: &[Arg]) -> SmallVec<[u32; 4]> {
    let mut indices = SmallVec::new();
    path.iter().filter_map(|it| it.literal()).for_each(|it| indices.push(it));
    indices
}

/// Follows constructions, insertions and shuffles back.
fn trace(s: &mut Simplifier<'_>, of: Arg, indices: &[u32]) -> Origin {
    let mut at = Origin { of, indices: SmallVec::from_slice(indices) };
    // Chains of insertions are as long as the program; a bound keeps the search linear.
    for _ in 0..64 {
        let Some(&first) = at.indices.first() else { break };
        match at.of {
            Arg::Constant(constant) => match part_of_constant(s, constant, first) {
                Some(part) => {
                    at.of = part.into();
                    at.indices.remove(0);
                }
                None => break,
            },
            Arg::Value(value) => {
                let inst = &s.function.values[value];
                match inst.core() {
                    // Its types need not go together.
                    _ if inst.flags.contains(Flags::INLINE) => break,
                    Some(S::CompositeConstruct) => {
                        let is_vector = matches!(s.module.types[inst.ty], Type::Vector { .. });
                        if is_vector && inst.args.len() != s.module.width(inst.ty) as usize {
                            let mut index = first;
                            let mut found = None;
                            for &arg in &inst.args {
                                let width = s.ty(arg).map_or(1, |it| s.module.width(it));
                                if index < width {
                                    found = Some((arg, (width > 1).then_some(index)));
                                    break;
                                }
                                index -= width;
                            }
                            let Some((arg, inner)) = found else { break };
                            at.of = arg;
                            at.indices.remove(0);
                            at.indices.extend(inner);
                        } else {
                            let Some(&arg) = inst.args.get(first as usize) else { break };
                            at.of = arg;
                            at.indices.remove(0);
                        }
                    }
                    Some(S::CompositeExtract) => {
                        let Some((&of, path)) = inst.args.split_first() else { break };
                        let mut indices = literals(path);
                        at.indices.iter().for_each(|&it| indices.push(it));
                        at = Origin { of, indices };
                    }
                    Some(S::CompositeInsert) => {
                        let &[part, whole, ref path @ ..] = &inst.args[..] else { break };
                        let path = literals(path);
                        let common = path.iter().zip(&at.indices).take_while(|(a, b)| a == b).count();
                        if common == path.len() {
                            at.of = part;
                            at.indices.drain(..common);
                        } else if common < at.indices.len() {
                            at.of = whole;
                        } else {
                            // Part of what is wanted was inserted, part was there before.
                            break;
                        }
                    }
                    Some(S::VectorShuffle) => {
                        let &[a, b, ref mask @ ..] = &inst.args[..] else { break };
                        let Some(&Arg::Literal(component)) = mask.get(first as usize) else { break };
                        let width = s.ty(a).map_or(0, |it| s.module.width(it));
                        if component == u32::MAX {
                            let Some(ty) = s.module.part(inst.ty, 0) else { break };
                            return Origin { of: s.module.undef(ty).into(), indices: SmallVec::new() };
                        }
                        (at.of, at.indices[0]) =
                            if component < width { (a, component) } else { (b, component - width) };
                    }
                    _ => break,
                }
            }
            _ => break,
        }
    }
    at
}

fn part_of_constant(s: &mut Simplifier<'_>, constant: ConstantId, index: u32) -> Option<ConstantId> {
    match &s.module.constants[constant] {
        Constant::Composite { parts, .. } | Constant::SpecComposite { parts, .. } => {
            parts.get(index as usize).copied()
        }
        Constant::Null(ty) => {
            let part = s.module.part(*ty, index)?;
            Some(s.module.null(part))
        }
        Constant::Undef(ty) => {
            let part = s.module.part(*ty, index)?;
            Some(s.module.undef(part))
        }
        Constant::Bool(_) | Constant::Scalar { .. } | Constant::Spec { .. } | Constant::SpecOp { .. } => None,
    }
}

fn extract(s: &mut Simplifier<'_>, value: ValueId) -> Outcome {
    let inst = &s.function.values[value];
    let Some((&of, path)) = inst.args.split_first() else { return Keep };
    let indices = literals(path);
    let origin = trace(s, of, &indices);
    if origin.indices.is_empty() {
        return Replace(origin.of);
    }
    if origin.of == of {
        return Keep;
    }
    let args = std::iter::once(origin.of).chain(origin.indices.iter().map(|&it| Arg::Literal(it)));
    let args: Args = args.collect();
    s.become_op(value, S::CompositeExtract, args)
}

/// Where a scalar came from: as [`trace`] has it, and if it is taken out of something, out of what.
fn trace_scalar(s: &mut Simplifier<'_>, origin: Origin) -> Origin {
    if !origin.indices.is_empty() {
        return origin;
    }
    match s.inst(origin.of) {
        Some(inst) if inst.is(S::CompositeExtract) => {
            let Some((&of, path)) = inst.args.split_first() else { return origin };
            let path = literals(path);
            trace(s, of, &path)
        }
        _ => origin,
    }
}

/// Makes each component of a constructed vector an origin of at most one index.
fn join_components(s: &mut Simplifier<'_>, of: Arg, origins: &mut Origins) {
    let count = origins.len() as u32;
    // A vector inside of something larger is taken out first, if all components are in it.
    let Some((&last, prefix)) = origins.first().and_then(|it| it.indices.split_last()) else {
        return;
    };
    let prefix: SmallVec<[u32; 4]> = SmallVec::from_slice(prefix);
    let outer = origins[0].of;
    let is_same =
        |it: &Origin| it.of == outer && it.indices.split_last().is_some_and(|it| *it.1 == prefix[..]);
    if prefix.is_empty() || last >= count || !origins.iter().all(is_same) {
        return;
    }
    let mut ty = s.ty(outer);
    for &index in &prefix {
        ty = ty.and_then(|it| s.module.part(it, index));
    }
    if let (Some(ty), Arg::Value(at)) = (ty, of) {
        let args = std::iter::once(outer).chain(prefix.iter().map(|&it| Arg::Literal(it)));
        let args: Args = args.collect();
        // A shuffle of one has it already; another one would be taken for a change.
        let is_it = |it: &Arg| s.inst(*it).is_some_and(|it| it.is(S::CompositeExtract) && it.args == args);
        let vector = match s.function.values[at].args.iter().copied().find(is_it) {
            Some(known) => known,
            None => s.before(S::CompositeExtract, ty, args, at),
        };
        for origin in origins {
            let last = origin.indices.last().copied().unwrap_or(0);
            *origin = Origin { of: vector, indices: SmallVec::from_slice(&[last]) };
        }
    }
}

fn construct(s: &mut Simplifier<'_>, value: ValueId) -> Outcome {
    let inst = &s.function.values[value];
    let ty = inst.ty;
    let args = inst.args.clone();
    if args.len() == 1 && s.ty(args[0]) == Some(ty) {
        return Replace(args[0]);
    }
    if args.iter().all(|it| matches!(it, Arg::Constant(_))) && !args.is_empty() {
        return all_constants(s, ty, &args);
    }
    if matches!(s.module.types[ty], Type::Vector { .. }) {
        return vector(s, value, ty);
    }
    // Parts in order of one other composite of the type are that composite.
    let mut whole = None;
    for (index, &arg) in args.iter().enumerate() {
        let Some(inst) = s.inst(arg) else { return Keep };
        if !inst.is(S::CompositeExtract) {
            return Keep;
        }
        let Some((&of, path)) = inst.args.split_first() else { return Keep };
        let Some((&last, prefix)) = path.split_last() else { return Keep };
        if last != Arg::Literal(index as u32) {
            return Keep;
        }
        let this = (of, Args::from_slice(prefix));
        match &whole {
            None => whole = Some(this),
            Some(known) if *known == this => {}
            Some(_) => return Keep,
        }
    }
    let Some((of, prefix)) = whole else { return Keep };
    let mut at = s.ty(of);
    for index in &prefix {
        at = at.zip(index.literal()).and_then(|(ty, index)| s.module.part(ty, index));
    }
    if at != Some(ty) {
        return Keep;
    }
    if prefix.is_empty() {
        return Replace(of);
    }
    s.become_op(value, S::CompositeExtract, std::iter::once(of).chain(prefix))
}

fn all_constants(s: &mut Simplifier<'_>, ty: TypeId, args: &[Arg]) -> Outcome {
    let mut parts = Vec::new();
    for constant in args.iter().filter_map(|it| it.constant()) {
        let part_ty = s.module.constant_type(constant);
        let is_piece = matches!(s.module.types[ty], Type::Vector { .. })
            && matches!(s.module.types[part_ty], Type::Vector { .. });
        if is_piece {
            for index in 0..s.module.width(part_ty) {
                match part_of_constant(s, constant, index) {
                    Some(part) => parts.push(part),
                    None => return Keep,
                }
            }
        } else {
            parts.push(constant);
        }
    }
    if parts.iter().all(|&it| matches!(s.module.constants[it], Constant::Undef(_))) {
        return Replace(s.module.undef(ty).into());
    }
    Replace(s.module.composite(ty, parts).into())
}

/// The size of the instructions that would only remain to feed this one. A splat is not counted, as a product with it
/// takes the scalar.
fn freed(s: &Simplifier<'_>, args: &[Arg]) -> usize {
    if args.iter().all(|it| Some(it) == args.first()) {
        return 0;
    }
    let only_here = |&(index, arg): &(usize, &Arg)| {
        let count = args.iter().filter(|it| *it == arg).count();
        !args[..index].contains(arg)
            && s.is_used_up_to(*arg, count as u32)
            && s.inst(*arg).is_some_and(|it| it.is(S::CompositeExtract))
    };
    args.iter().enumerate().filter(only_here).count() * 5
}

/// The arguments, those of vectors that are only made to be parts of this one in their place.
fn spliced(s: &Simplifier<'_>, args: &[Arg]) -> Option<Args> {
    let inner = |arg: Arg| s.inst(arg).filter(|it| it.is(S::CompositeConstruct) && s.is_used_once(arg));
    if !args.iter().any(|&it| inner(it).is_some()) {
        return None;
    }
    let mut parts = Args::new();
    for &arg in args {
        match inner(arg) {
            Some(inst) => parts.extend(inst.args.iter().copied()),
            None => parts.push(arg),
        }
    }
    Some(parts)
}

/// The cheapest way to construct a vector from components of arbitrary origin.
fn vector(s: &mut Simplifier<'_>, value: ValueId, ty: TypeId) -> Outcome {
    let args = s.function.values[value].args.clone();
    if let Some(parts) = spliced(s, &args) {
        return s.become_op(value, S::CompositeConstruct, parts);
    }
    let width = s.module.width(ty);
    let is_part = |&arg: &Arg| s.inst(arg).is_some_and(|it| it.is(S::CompositeExtract));
    if args.len() == width as usize && !args.iter().any(is_part) {
        // Scalars that come from nowhere else.
        return Keep;
    }
    let mut origins = Origins::new();
    for index in 0..width {
        let origin = trace(s, value.into(), &[index]);
        origins.push(trace_scalar(s, origin));
    }
    join_components(s, value.into(), &mut origins);
    let scalar = s.module.component(ty);
    let all_parts = origins.iter().all(|it| it.indices.len() == 1);
    if all_parts {
        let first = origins[0].of;
        let is_whole = s.ty(first) == Some(ty)
            && origins.iter().enumerate().all(|(index, it)| it.of == first && it.indices[0] == index as u32);
        if is_whole {
            return Replace(first);
        }
        if let Some((a, b, mask)) = two_vectors(s, &origins, scalar)
            // What is freed may have had a twin that stays, so a word or two are no reason.
            && freed(s, &args) + args.len() > 4 + width as usize
        {
            let args = edit::list([a, b].into_iter().chain(mask));
            return s.become_op(value, S::VectorShuffle, args);
        }
    }
    // Runs of components of one vector are taken as a vector.
    let mut pieces = Args::new();
    let mut index = 0;
    let mut saved = 0;
    let mut plan: SmallVec<[(Arg, usize, usize); 4]> = SmallVec::new();
    while index < origins.len() {
        let origin = &origins[index];
        let mut end = index + 1;
        if origin.indices.len() == 1 && s.ty(origin.of).is_some_and(|it| is_vector_of(s, it, scalar)) {
            while end < origins.len() && origins[end].of == origin.of && origins[end].indices.len() == 1 {
                end += 1;
            }
        }
        plan.push((origin.of, index, end));
        index = end;
    }
    if plan.len() == 1 || args.len() != width as usize {
        return Keep;
    }
    for &(of, start, end) in &plan {
        let count = end - start;
        if count < 2 {
            pieces.push(args[start]);
            continue;
        }
        let of_width = s.ty(of).map_or(0, |it| s.module.width(it)) as usize;
        let in_order = origins[start..end].iter().enumerate().all(|(at, it)| it.indices[0] as usize == at);
        let free = freed(s, &args[start..end]);
        if in_order && of_width == count {
            saved += free + count - 1;
            pieces.push(of);
        } else if free > 5 + count {
            saved += free - 5 - count;
            let mask = origins[start..end].iter().map(|it| Arg::Literal(it.indices[0])).collect::<Args>();
            let piece_ty = s.module.vector(scalar, count as u32);
            pieces.push(s.before(S::VectorShuffle, piece_ty, [of, of].into_iter().chain(mask), value));
        } else {
            pieces.extend_from_slice(&args[start..end]);
        }
    }
    if saved == 0 || pieces.len() == args.len() {
        return Keep;
    }
    s.become_op(value, S::CompositeConstruct, pieces)
}

fn is_vector_of(s: &Simplifier<'_>, ty: TypeId, scalar: TypeId) -> bool {
    matches!(s.module.types[ty], Type::Vector { element, .. } if element == scalar)
}

/// A shuffle's operands, if all components come from at most two vectors.
fn two_vectors(s: &Simplifier<'_>, origins: &[Origin], scalar: TypeId) -> Option<(Arg, Arg, Args)> {
    let a = origins.first()?.of;
    let b = origins.iter().map(|it| it.of).find(|&it| it != a).unwrap_or(a);
    let width = s.module.width(s.ty(a)?);
    let mut mask = Args::new();
    for origin in origins {
        let &[index] = &origin.indices[..] else { return None };
        if !s.ty(origin.of).is_some_and(|it| is_vector_of(s, it, scalar)) {
            return None;
        }
        mask.push(Arg::Literal(if origin.of == a {
            index
        } else if origin.of == b {
            index + width
        } else {
            return None;
        }));
    }
    Some((a, b, mask))
}

fn shuffle(s: &mut Simplifier<'_>, value: ValueId) -> Outcome {
    let inst = &s.function.values[value];
    let ty = inst.ty;
    let args = inst.args.clone();
    let &[old_a, old_b, ref old_mask @ ..] = &args[..] else { return Keep };
    let width = s.module.width(ty);
    let scalar = s.module.component(ty);
    let mut origins = Origins::new();
    for index in 0..width {
        origins.push(trace(s, value.into(), &[index]));
    }
    join_components(s, value.into(), &mut origins);
    // Components that nobody defined can be those of any vector, in their own place.
    let model = origins.iter().find(|it| it.indices.len() == 1).map(|it| it.of);
    if let Some(of) = model {
        let of_width = s.ty(of).map_or(0, |it| s.module.width(it));
        for (index, origin) in origins.iter_mut().enumerate() {
            if s.is_undef(origin.of) && (index as u32) < of_width {
                *origin = Origin { of, indices: SmallVec::from_slice(&[index as u32]) };
            }
        }
    }
    let all_scalars = origins.iter().all(|it| it.indices.is_empty());
    if all_scalars {
        let parts: Vec<Arg> = origins.iter().map(|it| it.of).collect();
        return s.become_op(value, S::CompositeConstruct, parts);
    }
    let first = origins[0].of;
    let is_whole = s.ty(first) == Some(ty)
        && origins
            .iter()
            .enumerate()
            .all(|(index, it)| it.of == first && it.indices.len() == 1 && it.indices[0] == index as u32);
    if is_whole {
        return Replace(first);
    }
    if let Some((a, b, mask)) = two_vectors(s, &origins, scalar) {
        // Of constants, only what is left of two operands matters; an unused second operand is the first.
        if a != old_a || b != old_b || mask[..] != *old_mask {
            let args = edit::list([a, b].into_iter().chain(mask));
            return s.become_op(value, S::VectorShuffle, args);
        }
    }
    Keep
}

fn insert(s: &mut Simplifier<'_>, value: ValueId) -> Outcome {
    let inst = &s.function.values[value];
    let ty = inst.ty;
    let &[part, whole, ref path @ ..] = &inst.args[..] else { return Keep };
    let path = Args::from_slice(path);
    if s.is_undef(part) {
        return Replace(whole);
    }
    // What was there is put back.
    if let Some(inst) = s.inst(part)
        && inst.is(S::CompositeExtract)
        && inst.args.first() == Some(&whole)
        && inst.args[1..] == path[..]
    {
        return Replace(whole);
    }
    if let (Arg::Constant(part), Arg::Constant(whole), &[Arg::Literal(index)]) = (part, whole, &path[..])
        && let Some(constant) = with_component(s, ty, whole, index, part)
    {
        return Replace(constant.into());
    }
    // An earlier insertion at the same place is lost.
    if let Some(inst) = s.inst(whole)
        && inst.is(S::CompositeInsert)
        && inst.args[2..] == path[..]
    {
        let under = inst.args[1];
        return s.become_op(value, S::CompositeInsert, [part, under].into_iter().chain(path));
    }
    let [Arg::Literal(_)] = path[..] else { return Keep };
    let Some(count) = s.module.parts(ty) else { return Keep };
    if count > 64 {
        return Keep;
    }
    // All parts together, when insertions gave each, or gave several and the others are constants.
    let mut inserted: Vec<Option<Arg>> = vec![None; count as usize];
    let mut at = Arg::Value(value);
    let mut insertions = 0;
    while let Some(inst) = s.inst(at)
        && inst.is(S::CompositeInsert)
        && let &[part, whole, Arg::Literal(index)] = &inst.args[..]
        && insertions < 64
        && (insertions == 0 || s.is_used_once(at))
    {
        let Some(slot) = inserted.get_mut(index as usize) else { return Keep };
        slot.get_or_insert(part);
        at = whole;
        insertions += 1;
    }
    let missing = inserted.iter().filter(|it| it.is_none()).count();
    if missing > 0 {
        let is_known_base = match at {
            Arg::Constant(_) => insertions > 1 && !s.is_undef(at),
            Arg::Value(base) => {
                let inst = &s.function.values[base];
                inst.is(S::CompositeConstruct) && inst.args.len() == count as usize
            }
            _ => false,
        };
        if !is_known_base {
            return Keep;
        }
        for (index, slot) in inserted.iter_mut().enumerate() {
            if slot.is_none() {
                *slot = match at {
                    Arg::Constant(base) => part_of_constant(s, base, index as u32).map(Arg::Constant),
                    _ => s.inst(at).and_then(|it| it.args.get(index).copied()),
                };
            }
        }
    }
    let Some(parts) = inserted.into_iter().collect::<Option<Vec<Arg>>>() else { return Keep };
    s.become_op(value, S::CompositeConstruct, parts)
}

/// A known vector with one of its components replaced.
fn with_component(
    s: &mut Simplifier<'_>,
    ty: TypeId,
    whole: ConstantId,
    index: u32,
    part: ConstantId,
) -> Option<ConstantId> {
    if !matches!(s.module.types[ty], Type::Vector { .. }) {
        return None;
    }
    let mut bits = fold::bits(s.module, whole)?;
    *bits.get_mut(index as usize)? = *fold::bits(s.module, part)?.first()?;
    Some(fold::make(s.module, ty, &bits))
}

/// A large index of 32 bits instead of a negative one, or one that takes more: all are out of bounds, but a negative one makes
/// a module invalid, and WGSL has no 64-bit indices. Some entry points have a mode for such.
fn out_of_bounds(s: &mut Simplifier<'_>, constant: ConstantId, bits: u64) -> ConstantId {
    let ty = s.module.constant_type(constant);
    let mode = ExecutionMode::Shader64BitIndexingEXT as u32;
    let mut modes = s.module.entries.iter().flat_map(|it| &it.modes);
    match s.module.types[ty] {
        Type::Int { width: 64, .. } if i64::try_from(bits).is_ok() && modes.any(|it| it.mode == mode) => {
            constant
        }
        Type::Int { .. } => s.module.uint(u32::try_from(bits).unwrap_or(u32::MAX)),
        _ => constant,
    }
}

fn chain(s: &mut Simplifier<'_>, value: ValueId) -> Outcome {
    let inst = &s.function.values[value];
    if let Some(&base) = inst.args.first()
        && let Some(inner) = s.inst(base)
        && facts::is_access_chain(inner.op)
        && inner.flags == inst.flags
    {
        let op = inst.op;
        let args: Args = inner.args.iter().chain(inst.args.iter().skip(1)).copied().collect();
        return s.become_op(value, op, args);
    }
    // Indices are taken as signed whatever their type, so a cast between the two is for nothing, and constants
    // may all be of one type.
    let mut args = inst.args.clone();
    let mut changed = false;
    for arg in args.iter_mut().skip(1) {
        match *arg {
            Arg::Constant(constant) => {
                let normal =
                    match s.module.interned().constant_bits(constant).map(|it| (it, i32::try_from(it))) {
                        Some((_, Ok(index))) => s.module.sint(index),
                        Some((bits, Err(_))) => out_of_bounds(s, constant, bits),
                        None => constant,
                    };
                changed |= normal != constant;
                *arg = normal.into();
            }
            Arg::Value(index) => {
                let inst = &s.function.values[index];
                if inst.is(S::Bitcast)
                    && let Some(&inner) = inst.args.first()
                    && let (Some(from), to) = (s.ty(inner), inst.ty)
                    && let (Type::Int { width: a, .. }, Type::Int { width: b, .. }) =
                        (&s.module.types[from], &s.module.types[to])
                    && a == b
                {
                    *arg = inner;
                    changed = true;
                }
            }
            _ => {}
        }
    }
    if changed {
        let op = s.function.values[value].op;
        return s.become_op(value, op, args);
    }
    Keep
}
