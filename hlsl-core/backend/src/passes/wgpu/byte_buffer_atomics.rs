//! Resolves the 64-bit atomic operations of byte address buffers, which take two words as one number. Vulkan gets a second
//! variable at the same binding for that ([`crate::passes::alias_words`]); here a binding has one variable, and what is
//! changed by atomic operations has one type.
//!
//! For wgpu such a buffer is an array of 64-bit numbers, and a word is one half of a number. A word is written by two atomic
//! operations, so that the other half may be written at the same time; what 32-bit atomic operations make of it replaces
//! the number as long as nobody else has. In browsers the operations are two of words.
//!
//! Needs: a legal module, in which `lower` has left a cast of the pointer to the lower word. Leaves the casts of those
//! operations that browsers cannot say, which are reported later.

use super::{Context, rewrite, rewrite::Rewriter, spell_out_wide_integers, split_atomics};
use crate::spirv::{LoopControl, Op as S};
use crate::{
    arena::IdMap,
    diagnostics::list::wgpu as errors,
    ir::{
        build::{Builder, LoopShape},
        facts::is_access_chain,
        place::{Place, place},
        *,
    },
    options::TargetEnvironment,
    passes::alias_words::{cast_pointer, seen_as},
};
use rustc_hash::FxHashMap;

pub fn run(module: &mut Module, context: &mut Context<'_>) {
    let mut buffers = Buffers::default();
    let mut found = false;
    for function in module.functions.values() {
        for &value in function.order.iter().flat_map(|&it| &function.blocks[it].values) {
            if let Some(place) = cast(module, function, &function.values[value]) {
                buffers[place.global] = true;
                found = true;
            }
        }
    }
    if !found {
        return;
    }
    if context.settings.target == TargetEnvironment::WebGpu {
        forget_results(module);
        split(module);
    } else if !is_reported(module, &buffers, context) {
        become_numbers(module, &buffers);
    }
}

/// The buffers that have such operations.
type Buffers = IdMap<Global, bool>;

/// The word whose pointer an instruction casts to that of a 64-bit number.
fn cast(module: &Module, function: &Function, inst: &Inst) -> Option<Place> {
    if !inst.is(S::Bitcast) {
        return None;
    }
    let from = cast_pointer(module, function, inst)?;
    // Words seen as floats are reported later.
    module.pointee(inst.ty).filter(|it| matches!(module.types[it.1], Type::Int { .. }))?;
    place(function, from.into()).filter(|it| !it.loaded && !it.indices.is_empty())
}

// ----------------------------------------------------------------------------------------------- words, in browsers

/// Unoptimized code casts results that nobody asks for.
fn forget_results(module: &mut Module) {
    super::for_each_function(module, |module, function| {
        let uses = function.use_counts();
        for block in function.order.clone() {
            let mut values = std::mem::take(&mut function.blocks[block].values);
            values.retain(|it| {
                let inst = &function.values[*it];
                let from = inst.args.first().and_then(|it| it.value()).map(|it| &function.values[it]);
                !inst.is(S::Bitcast)
                    || uses.get(it.index()) != Some(&0)
                    || !from.is_some_and(|from| split_atomics::is_wide(module, function, from))
            });
            function.blocks[block].values = values;
        }
    });
}

fn split(module: &mut Module) {
    let splittable = split_atomics::Splittable::new(module);
    rewrite::each(module, |it, value| {
        let inst = it.function.values[value].clone();
        if !split_atomics::is_wide(it.module, it.function, &inst) || !splittable.can(it.function, &inst) {
            return None;
        }
        let place = cast(it.module, it.function, &it.function.values[inst.args.first()?.value()?])?;
        let (&word, path) = place.indices.split_last()?;
        let (half, _) = half(it, word);
        let uint = it.module.uint32();
        let (one, class) = (it.integer(uint, 1), it.module.pointee(it.module.globals[place.global].ty)?.0);
        let low = it.emit(S::ShiftLeftLogical, uint, [half, one]);
        let high = it.emit(S::BitwiseOr, uint, [low, one]);
        let pointer = it.module.pointer(class, uint);
        let pointers = [low, high].map(|word| {
            let path = std::iter::once(Arg::Global(place.global)).chain(path.iter().copied()).chain([word]);
            it.emit(S::AccessChain, pointer, path.collect::<Args>())
        });
        let number = inst.args.get(3).map(|&number| spell_out_wide_integers::words(it, number));
        split_atomics::emit(it, &inst, pointers, number);
        Some(Arg::Constant(it.module.undef(inst.ty)))
    });
    forget_casts(module);
}

/// Casts that nobody uses any more.
fn forget_casts(module: &mut Module) {
    super::for_each_function(module, |module, function| {
        let uses = function.use_counts();
        for block in function.order.clone() {
            let mut values = std::mem::take(&mut function.blocks[block].values);
            values.retain(|it| {
                cast(module, function, &function.values[*it]).is_none() || uses.get(it.index()) != Some(&0)
            });
            function.blocks[block].values = values;
        }
    });
}

/// The number that a word is in, and the bits before it.
fn half(it: &mut Rewriter<'_>, word: Arg) -> (Arg, Arg) {
    let uint = it.module.uint32();
    if let Some(index) = it.module.interned().index_of(word) {
        return (it.integer(uint, i64::from(index / 2)), it.integer(uint, i64::from(index % 2 * 32)));
    }
    let word = it.bitcast(uint, word);
    let (one, five) = (it.integer(uint, 1), it.integer(uint, 5));
    let half = it.emit(S::BitwiseAnd, uint, [word, one]);
    (it.emit(S::ShiftRightLogical, uint, [word, one]), it.emit(S::ShiftLeftLogical, uint, [half, five]))
}

// ----------------------------------------------------------------------------------------------- numbers, for wgpu

/// Reports uses of the buffers that halves of numbers cannot do.
fn is_reported(module: &Module, buffers: &Buffers, context: &mut Context<'_>) -> bool {
    let mut found = false;
    for function in module.functions.values() {
        for &value in function.order.iter().flat_map(|&it| &function.blocks[it].values) {
            let inst = &function.values[value];
            let is_known = match inst.core() {
                Some(S::Load | S::Store | S::ArrayLength | S::Bitcast) => true,
                Some(S::AtomicAnd | S::AtomicOr | S::AtomicXor) => true,
                Some(op) => is_access_chain(op.into()) || is_compared(op),
                None => inst.op.is_debug(),
            };
            let has_one = |it: &Place| {
                let path = it.indices.split_last().map_or(&[][..], |it| it.1);
                !path.iter().all(|it| it.constant().is_some()) || !is_known
            };
            let mut places = inst.args.iter().filter_map(|&it| place(function, it)).filter(|it| !it.loaded);
            if places.any(|it| buffers[it.global] && has_one(&it)) {
                let (target, at) = (super::target_name(context), module.locs[inst.loc].span);
                let what = "this use of a buffer with 64-bit atomic operations".into();
                let instead = "use another buffer for one of both".into();
                context.sink.push(errors::WgpuOperation { target, what, instead, at });
                found = true;
            }
        }
    }
    found
}

/// Atomic operations on words that those on numbers cannot say.
fn is_compared(op: S) -> bool {
    matches!(
        op,
        S::AtomicIAdd
            | S::AtomicISub
            | S::AtomicSMin
            | S::AtomicSMax
            | S::AtomicUMin
            | S::AtomicUMax
            | S::AtomicExchange
            | S::AtomicCompareExchange
    )
}

/// A function that does an atomic operation on a word of a buffer: it replaces the number until nobody was faster.
fn comparing(module: &mut Module, place: &Place, op: S, loc: LocId) -> Option<FunctionId> {
    let (uint, int, wide, bool) = (module.uint32(), module.int32(), module.int(64, false), module.bool());
    let name = format!("{}.{op:?}", module.globals[place.global].name);
    let (class, _) = module.pointee(module.globals[place.global].ty)?;
    let pointer_type = module.pointer(class, wide);
    let path = place.indices.split_last()?.1;
    let mut it = Builder::new(module, name, uint, loc);
    let [half, shift, value, comparator]: [Arg; 4] =
        ["half", "shift", "value", "comparator"].map(|name| it.parameter(uint, name).into());
    let (device, relaxed) = (Arg::Constant(module.uint(1)), Arg::Constant(module.uint(0)));
    let all = Arg::Constant(module.integer(wide, i64::from(u32::MAX)));
    let header = it.new_block("for.check");
    let inside = it.new_block("for.body");
    let continuing = it.new_block("for.continue");
    let merge = it.new_block("for.merge");
    let path = std::iter::once(Arg::Global(place.global)).chain(path.iter().copied()).chain([half]);
    let pointer = it.push(S::AccessChain, pointer_type, path.collect::<Args>());
    let mask = it.push(S::ShiftLeftLogical, wide, [all, shift]);
    let others = it.push(S::Not, wide, [mask]);
    it.jump(header);
    it.start(header);
    it.loop_header(LoopShape { merge, continuing, control: LoopControl::NONE, operands: Default::default() });
    it.jump(inside);
    it.start(inside);
    let old = it.push(S::AtomicLoad, wide, [pointer, device, relaxed]);
    let word = it.push(S::ShiftRightLogical, wide, [old, shift]);
    let word = it.push(S::UConvert, uint, [word]);
    let is_less = |it: &mut Builder, op: S| {
        if op == S::ULessThan {
            return it.push(op, bool, [value, word]);
        }
        let numbers = [value, word].map(|word| it.push(S::Bitcast, int, [word]));
        it.push(op, bool, numbers)
    };
    let new = match op {
        S::AtomicIAdd => it.push(S::IAdd, uint, [word, value]),
        S::AtomicISub => it.push(S::ISub, uint, [word, value]),
        S::AtomicExchange => value,
        S::AtomicCompareExchange => {
            let is_it = it.push(S::IEqual, bool, [word, comparator]);
            it.push(S::Select, uint, [is_it, value, word])
        }
        S::AtomicUMin | S::AtomicSMin => {
            let op = if op == S::AtomicUMin { S::ULessThan } else { S::SLessThan };
            let is_less = is_less(&mut it, op);
            it.push(S::Select, uint, [is_less, value, word])
        }
        _ => {
            let op = if op == S::AtomicUMax { S::ULessThan } else { S::SLessThan };
            let is_less = is_less(&mut it, op);
            it.push(S::Select, uint, [is_less, word, value])
        }
    };
    let new = it.push(S::UConvert, wide, [new]);
    let new = it.push(S::ShiftLeftLogical, wide, [new, shift]);
    let rest = it.push(S::BitwiseAnd, wide, [old, others]);
    let new = it.push(S::BitwiseOr, wide, [rest, new]);
    let args = [pointer, device, relaxed, relaxed, new, old];
    let found = it.push(S::AtomicCompareExchange, wide, args);
    let is_done = it.push(S::IEqual, bool, [found, old]);
    it.branch(is_done, merge, continuing);
    it.start(continuing);
    it.jump(header);
    it.start(merge);
    it.end(End::ReturnValue(word));
    Some(module.functions.add(it.finish()))
}

fn become_numbers(module: &mut Module, buffers: &Buffers) {
    let mut made: FxHashMap<(GlobalId, S), FunctionId> = FxHashMap::default();
    rewrite::each(module, |it, value| {
        let inst = it.function.values[value].clone();
        let (op, &first) = (inst.core()?, inst.args.first()?);
        let gone = Arg::Constant(it.module.undef(inst.ty));
        if is_access_chain(inst.op) {
            return place(it.function, value.into()).filter(|it| buffers[it.global]).map(|_| gone);
        }
        if let Some(place) = cast(it.module, it.function, &inst) {
            return buffers[place.global].then_some(gone);
        }
        let is_number = split_atomics::is_wide(it.module, it.function, &inst);
        let place = match first {
            Arg::Value(from) if is_number => cast(it.module, it.function, &it.function.values[from]),
            _ => place(it.function, first),
        };
        let place = place.filter(|it| buffers[it.global] && !it.loaded)?;
        let (uint, wide) = (it.module.uint32(), it.module.int(64, false));
        if op == S::ArrayLength {
            let count = it.emit(S::ArrayLength, inst.ty, inst.args);
            let two = it.integer(uint, 2);
            return Some(it.emit(S::IMul, inst.ty, [count, two]));
        }
        let (&word, path) = place.indices.split_last()?;
        let (half, shift) = half(it, word);
        if !is_number && is_compared(op) {
            let known = made.get(&(place.global, op)).copied();
            let loc = it.loc.unwrap_or(it.function.loc);
            let function = known.or_else(|| comparing(it.module, &place, op, loc))?;
            made.insert((place.global, op), function);
            let (zero, values) = (it.integer(uint, 0), inst.args.iter().skip(3).copied());
            // A comparison has semantics of its own where it fails.
            let values: Args = values.skip(usize::from(op == S::AtomicCompareExchange)).collect();
            let [value, comparator] = [0, 1].map(|at| values.get(at).copied().unwrap_or(zero));
            let args = [value, comparator].map(|word| it.bitcast(uint, word));
            let args = [Arg::Function(function), half, shift].into_iter().chain(args);
            let old = it.emit(S::FunctionCall, uint, args);
            return Some(it.bitcast(inst.ty, old));
        }
        let class = it.module.pointee(it.module.globals[place.global].ty)?.0;
        let pointer = it.module.pointer(class, wide);
        let path = std::iter::once(Arg::Global(place.global)).chain(path.iter().copied()).chain([half]);
        let pointer = it.emit(S::AccessChain, pointer, path.collect::<Args>());
        let all = Arg::Constant(it.module.integer(wide, i64::from(u32::MAX)));
        let rest = |it: &mut Rewriter<'_>| {
            let mask = it.emit(S::ShiftLeftLogical, wide, [all, shift]);
            it.emit(S::Not, wide, [mask])
        };
        let shifted = |it: &mut Rewriter<'_>, word: Arg| {
            let number = it.emit(S::UConvert, wide, [word]);
            it.emit(S::ShiftLeftLogical, wide, [number, shift])
        };
        let word_of = |it: &mut Rewriter<'_>, number: Arg| {
            let number = it.emit(S::ShiftRightLogical, wide, [number, shift]);
            it.emit(S::UConvert, uint, [number])
        };
        if is_number {
            let args: Args = std::iter::once(pointer).chain(inst.args.iter().skip(1).copied()).collect();
            return Some(it.emit(op, inst.ty, args));
        }
        match (op, &inst.args[1..]) {
            (S::Load, _) => {
                let number = it.emit(S::Load, wide, [pointer]);
                Some(word_of(it, number))
            }
            (S::Store, &[word, ..]) => {
                let (device, relaxed) = (it.integer(uint, 1), it.integer(uint, 0));
                let (rest, number) = (rest(it), shifted(it, word));
                it.emit(S::AtomicAnd, wide, [pointer, device, relaxed, rest]);
                it.emit(S::AtomicOr, wide, [pointer, device, relaxed, number]);
                Some(gone)
            }
            (_, &[scope, semantics, word]) => {
                let mut number = shifted(it, word);
                if op == S::AtomicAnd {
                    let rest = rest(it);
                    number = it.emit(S::BitwiseOr, wide, [number, rest]);
                }
                let old = it.emit(op, wide, [pointer, scope, semantics, number]);
                Some(word_of(it, old))
            }
            _ => None,
        }
    });
    for global in module.globals.ids().filter(|&it| buffers[it]).collect::<Vec<_>>() {
        let Some((class, pointee)) = module.pointee(module.globals[global].ty) else { continue };
        let number = module.int(64, false);
        if let Some(seen) = seen_as(module, pointee, number) {
            module.globals[global].ty = module.pointer(class, seen);
        }
    }
}
