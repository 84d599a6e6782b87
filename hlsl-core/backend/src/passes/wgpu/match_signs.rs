//! Spells out atomic minima and maxima of signed numbers in memory of unsigned ones, such as byte address buffers, and the
//! other way round: SPIR-V goes by the operation, but naga and WGSL go by the type of the memory. Each becomes a call of a
//! function that replaces the number until nobody was faster.
//!
//! Needs: a legal module, whose buffers have the types that they keep. Leaves: no such operations on elements of variables.

use super::{Context, rewrite};
use crate::ir::{
    build::{Builder, LoopShape},
    place::{Place, place},
    *,
};
use crate::spirv::{LoopControl, Op as S};
use rustc_hash::FxHashMap;

pub fn run(module: &mut Module, _: &mut Context<'_>) {
    let mut made: FxHashMap<Key, FunctionId> = FxHashMap::default();
    rewrite::each(module, |it, value| {
        let inst = it.function.values[value].clone();
        let is_signed = compares_signed(&inst)?;
        let &[pointer, _, _, number] = &inst.args[..] else { return None };
        let pointer_type = it.ty(pointer);
        let (_, memory) = it.module.pointee(pointer_type)?;
        if matches!(it.module.types[memory], Type::Int { signed, .. } if signed == is_signed) {
            return None;
        }
        let place = place(it.function, pointer).filter(|it| !it.loaded)?;
        let key = Key::of(&place, inst.core()?);
        let loc = it.loc.unwrap_or(it.function.loc);
        let function = match made.get(&key) {
            Some(&known) => known,
            None => {
                let types = place.indices.iter().map(|&index| it.ty(index)).collect();
                let target = Target { pointer: pointer_type, memory, is_signed };
                let new = function(it.module, &key, types, target, loc);
                made.insert(key, new);
                new
            }
        };
        let number = it.bitcast(memory, number);
        let varying = place.indices.iter().copied().filter(|it| it.constant().is_none());
        let args: Args = std::iter::once(Arg::Function(function)).chain(varying).chain([number]).collect();
        let old = it.emit(S::FunctionCall, memory, args);
        Some(it.bitcast(inst.ty, old))
    });
}

fn compares_signed(inst: &Inst) -> Option<bool> {
    match inst.core()? {
        S::AtomicSMin | S::AtomicSMax => Some(true),
        S::AtomicUMin | S::AtomicUMax => Some(false),
        _ => None,
    }
}

/// What one function does: the operation, and the memory, where only indices that are not constant are its parameters.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Key {
    op: S,
    global: GlobalId,
    indices: Vec<Option<ConstantId>>,
}

impl Key {
    fn of(place: &Place, op: S) -> Key {
        Key { op, global: place.global, indices: place.indices.iter().map(|it| it.constant()).collect() }
    }
}

struct Target {
    pointer: TypeId,
    memory: TypeId,
    is_signed: bool,
}

fn function(module: &mut Module, key: &Key, indices: Vec<TypeId>, target: Target, loc: LocId) -> FunctionId {
    let Target { pointer, memory, is_signed } = target;
    let width = match module.types[memory] {
        Type::Int { width, .. } => width,
        _ => 32,
    };
    let (number, bool) = (module.int(width, is_signed), module.bool());
    let (device, relaxed) = (Arg::Constant(module.uint(1)), Arg::Constant(module.uint(0)));
    let name = format!("{}.{:?}", module.globals[key.global].name, key.op);
    let mut it = Builder::new(module, name, memory, loc);
    let mut path = Args::from_slice(&[Arg::Global(key.global)]);
    for (&constant, ty) in key.indices.iter().zip(indices) {
        path.push(match constant {
            Some(known) => known.into(),
            None => it.parameter(ty, "index").into(),
        });
    }
    let given: Arg = it.parameter(memory, "value").into();
    let [header, inside, continuing, merge] =
        ["for.check", "for.body", "for.continue", "for.merge"].map(|name| it.new_block(name));
    let pointer = match path[..] {
        [whole] => whole,
        _ => it.push(S::AccessChain, pointer, path),
    };
    it.jump(header);
    it.start(header);
    it.loop_header(LoopShape { merge, continuing, control: LoopControl::NONE, operands: Default::default() });
    it.jump(inside);
    it.start(inside);
    let old = it.push(S::AtomicLoad, memory, [pointer, device, relaxed]);
    let [left, right] = [given, old].map(|word| it.push(S::Bitcast, number, [word]));
    let is_less = it.push(if is_signed { S::SLessThan } else { S::ULessThan }, bool, [left, right]);
    let takes_less = matches!(key.op, S::AtomicSMin | S::AtomicUMin);
    let [yes, no] = if takes_less { [given, old] } else { [old, given] };
    let new = it.push(S::Select, memory, [is_less, yes, no]);
    let found = it.push(S::AtomicCompareExchange, memory, [pointer, device, relaxed, relaxed, new, old]);
    let is_done = it.push(S::IEqual, bool, [found, old]);
    it.branch(is_done, merge, continuing);
    it.start(continuing);
    it.jump(header);
    it.start(merge);
    it.end(End::ReturnValue(old));
    module.functions.add(it.finish())
}
