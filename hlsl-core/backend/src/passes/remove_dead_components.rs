//! Drops vector components that are never read: such a component is replaced with another one, and `remove_dead` removes
//! what computed it.
//!
//! Needs: SSA form. Leaves: no component of a constructed vector that is not read.

use super::{Changed, Context};
use crate::spirv::Op as S;
use crate::{arena::IdMap, ir::*};
use rustc_hash::FxHashMap;

/// One bit for each component that is read.
type Mask = u32;
const ALL: Mask = Mask::MAX;

pub fn run(module: &mut Module, _: &mut Context<'_>) -> Changed {
    super::for_each_function(module, |module, function| {
        if !has_candidates(module, function) {
            return false;
        }
        let read = find_read(module, function);
        let shows = shown::has_any(function);
        if shows {
            forget_shown(module, function, &read);
        }
        forget(module, function, &read) || shows
    })
}

fn vector_len(module: &Module, ty: TypeId) -> Option<u32> {
    match module.types[ty] {
        Type::Vector { len, .. } if len <= Mask::BITS => Some(len),
        _ => None,
    }
}

fn is_construct(module: &Module, inst: &Inst) -> bool {
    (inst.is(S::CompositeConstruct) || inst.is(S::CompositeInsert)) && vector_len(module, inst.ty).is_some()
}

/// The arguments of a shuffle that takes nothing from one of its operands but what is not read, without that operand.
fn without_unread_operand(module: &Module, function: &Function, inst: &Inst, mask: Mask) -> Option<Args> {
    if !inst.is(S::VectorShuffle) {
        return None;
    }
    let &[a, b, ref indices @ ..] = &inst.args[..] else { return None };
    let len = vector_len(module, module.interned().arg_type(function, a)?)?;
    if a == b || indices.len() > Mask::BITS as usize {
        return None;
    }
    let is_read = |place: usize| mask & component(place as u32) != 0;
    let indices: Vec<u32> = indices.iter().filter_map(|it| it.literal()).collect();
    let mut read =
        (0..indices.len()).filter(|&it| is_read(it)).map(|it| indices[it]).filter(|&it| it != u32::MAX);
    let first = read.next()?;
    let is_first = first < len;
    if read.any(|it| (it < len) != is_first) {
        return None;
    }
    let (kept, base) = if is_first { (a, 0) } else { (b, len) };
    let index = |place: usize| match indices[place] {
        u32::MAX => u32::MAX,
        index => {
            if is_read(place) {
                index - base
            } else {
                first - base
            }
        }
    };
    Some([kept, kept].into_iter().chain((0..indices.len()).map(|it| Arg::Literal(index(it)))).collect())
}

fn has_candidates(module: &Module, function: &Function) -> bool {
    let values = |&block: &BlockId| function.blocks[block].values.iter();
    function.order.iter().flat_map(values).any(|&it| {
        let inst = &function.values[it];
        is_construct(module, inst) || inst.is(S::VectorShuffle)
    })
}

/// Which components of each value are read.
fn find_read(module: &Module, function: &Function) -> IdMap<Inst, Mask> {
    let count = function.values.len();
    let incoming = incoming(function);
    let mut reads = Reads {
        module,
        function,
        incoming: &incoming,
        read: IdMap::for_len(count),
        passed: IdMap::for_len(count),
        todo: Vec::new(),
    };
    reads.walk();
    while let Some(value) = reads.todo.pop() {
        reads.spread(value);
    }
    reads.read
}

/// What block parameters get from jumps: what reads a parameter reads all of that.
fn incoming(function: &Function) -> FxHashMap<ValueId, Vec<ValueId>> {
    let mut incoming: FxHashMap<ValueId, Vec<ValueId>> = FxHashMap::default();
    for &block in &function.order {
        function.blocks[block].end.for_each_target(|target| {
            for (&parameter, &arg) in function.blocks[target.block].parameters.iter().zip(&target.args) {
                if let Arg::Value(value) = arg {
                    incoming.entry(parameter).or_default().push(value);
                }
            }
        });
    }
    incoming
}

struct Reads<'r> {
    module: &'r Module,
    function: &'r Function,
    incoming: &'r FxHashMap<ValueId, Vec<ValueId>>,
    read: IdMap<Inst, Mask>,
    /// What the walk from the last value to the first is done with.
    passed: IdMap<Inst, bool>,
    /// Of that, what is read more of than its arguments know.
    todo: Vec<ValueId>,
}

impl Reads<'_> {
    fn mark(&mut self, arg: Arg, mask: Mask) {
        let Arg::Value(value) = arg else { return };
        let read = &mut self.read[value];
        if mask & !*read != 0 {
            *read |= mask;
            if self.passed[value] {
                self.todo.push(value);
            }
        }
    }

    /// Goes through all values, the last one first, so that all that reads one comes before it, but for loops. What has a
    /// place in a vector is read by what reads the vector; other things are read by being there.
    fn walk(&mut self) {
        let (module, function) = (self.module, self.function);
        for &block in &function.order {
            match &function.blocks[block].end {
                End::Branch { condition: arg, .. }
                | End::Switch { selector: arg, .. }
                | End::ReturnValue(arg) => self.mark(*arg, ALL),
                End::Other { args, .. } => args.iter().for_each(|&arg| self.mark(arg, ALL)),
                End::Jump(_) | End::Return | End::Kill | End::Unreachable => {}
            }
        }
        for &block in function.order.iter().rev() {
            let block = &function.blocks[block];
            for &value in block.values.iter().rev() {
                self.passed[value] = true;
                let inst = &function.values[value];
                if inst.op.is_debug() {
                    continue;
                }
                if !is_componentwise(module, function, inst) {
                    inst.args.iter().for_each(|&arg| self.mark(arg, ALL));
                } else if self.read[value] != 0 {
                    self.spread_to_arguments(inst, self.read[value]);
                }
            }
            for &parameter in &block.parameters {
                self.passed[parameter] = true;
                if self.read[parameter] != 0 {
                    self.spread(parameter);
                }
            }
        }
    }

    fn spread(&mut self, value: ValueId) {
        let mask = self.read[value];
        let inst = &self.function.values[value];
        if inst.op == Op::BlockParameter {
            let incoming = self.incoming.get(&value).into_iter().flatten();
            incoming.for_each(|&source| self.mark(source.into(), mask));
        } else if is_componentwise(self.module, self.function, inst) {
            self.spread_to_arguments(inst, mask);
        }
    }

    /// `mask` of the result is read.
    fn spread_to_arguments(&mut self, inst: &Inst, mask: Mask) {
        let (module, function) = (self.module, self.function);
        let len_of = |arg: Arg| {
            let ty = module.interned().arg_type(function, arg);
            ty.and_then(|it| vector_len(module, it))
        };
        match inst.op {
            Op::Core(S::CompositeConstruct) => {
                let mut first = 0;
                for &arg in &inst.args {
                    let len = len_of(arg);
                    let part = mask >> first;
                    match len {
                        Some(len) => self.mark(arg, part & (ALL >> (32 - len))),
                        None if part & 1 != 0 => self.mark(arg, ALL),
                        None => {}
                    }
                    first += len.unwrap_or(1);
                }
            }
            Op::Core(S::CompositeInsert) => {
                let at = inst.args.get(2).and_then(|it| it.literal()).unwrap_or(0);
                if mask & component(at) != 0 {
                    self.mark(inst.args[0], ALL);
                }
                self.mark(inst.args[1], mask & !component(at));
            }
            Op::Core(S::VectorShuffle) => {
                let len = inst.args.first().and_then(|&it| len_of(it)).unwrap_or(0);
                for (place, index) in inst.args.iter().skip(2).filter_map(|it| it.literal()).enumerate() {
                    if mask & component(place as u32) == 0 || index == u32::MAX {
                        continue;
                    }
                    match index.checked_sub(len) {
                        None => self.mark(inst.args[0], component(index)),
                        Some(index) => self.mark(inst.args[1], component(index)),
                    }
                }
            }
            Op::Core(S::CompositeExtract) => {
                let at = inst.args.get(1).and_then(|it| it.literal()).unwrap_or(0);
                self.mark(inst.args[0], component(at));
            }
            _ => {
                for &arg in &inst.args {
                    self.mark(arg, demand(module, function, inst, arg, mask));
                }
            }
        }
    }
}

/// The mask of one component; of one that no vector has, as inline SPIR-V may name, nothing.
fn component(index: u32) -> Mask {
    1_u32.checked_shl(index).unwrap_or(0)
}

/// What an operation on components reads of an argument: the same components, or all of what is not as long.
fn demand(module: &Module, function: &Function, inst: &Inst, arg: Arg, mask: Mask) -> Mask {
    let len = |ty: Option<TypeId>| ty.and_then(|it| vector_len(module, it));
    let own = len(Some(inst.ty));
    let given = len(module.interned().arg_type(function, arg));
    if own.is_some() && own == given { mask } else { ALL }
}

/// Whether the components that are read of the result determine those that are read of the arguments.
pub(super) fn is_componentwise(module: &Module, function: &Function, inst: &Inst) -> bool {
    let is_vector = |arg: Option<&Arg>| {
        let ty = arg.and_then(|&it| module.interned().arg_type(function, it));
        ty.is_some_and(|it| vector_len(module, it).is_some())
    };
    if inst.is(S::CompositeExtract) {
        return inst.args.len() == 2 && is_vector(inst.args.first());
    }
    if vector_len(module, inst.ty).is_none() {
        return false;
    }
    inst.op.facts().by_component || inst.is(S::CompositeInsert) && inst.args.len() == 3
}

/// Shows of vectors only the components that stay what they are.
fn forget_shown(module: &mut Module, function: &mut Function, read: &IdMap<Inst, Mask>) {
    let changed = find_changed(module, function, read);
    for index in 0..function.order.len() {
        let block = function.order[index];
        let values = std::mem::take(&mut function.blocks[block].values);
        let mut out = Vec::with_capacity(values.len());
        for value in values {
            out.push(value);
            let inst = &function.values[value];
            let shown = inst.args.get(1).and_then(|it| it.value());
            let Some(vector) = shown.filter(|&it| inst.op == Op::DebugValue && changed[it]) else { continue };
            let operation = inst.clone();
            let parts = parts_of(module, function, vector, read[vector]);
            shown::forget(module, function, value);
            for (index, part) in parts {
                out.push(function.values.add(shown::part_of(&operation, part, index)));
            }
        }
        function.blocks[block].values = out;
    }
}

/// The values of which components become others: constructed vectors, and what is made from them component by
/// component.
fn find_changed(module: &Module, function: &Function, read: &IdMap<Inst, Mask>) -> IdMap<Inst, bool> {
    let mut changed: IdMap<Inst, bool> = IdMap::default();
    let is_partial = |value: ValueId| {
        let len = vector_len(module, function.values[value].ty);
        len.is_some_and(|len| read[value] != 0 && read[value] & (ALL >> (32 - len)) != ALL >> (32 - len))
    };
    let incoming = incoming(function);
    let mut any = true;
    while any {
        any = false;
        for &block in &function.order {
            let block = &function.blocks[block];
            for &value in block.parameters.iter().chain(&block.values) {
                if changed[value] || !is_partial(value) {
                    continue;
                }
                let inst = &function.values[value];
                let is_changed = match inst.op {
                    Op::BlockParameter => incoming.get(&value).into_iter().flatten().any(|&it| changed[it]),
                    _ if is_construct(module, inst) => true,
                    _ if without_unread_operand(module, function, inst, read[value]).is_some() => true,
                    _ if is_componentwise(module, function, inst) => {
                        inst.args.iter().filter_map(|it| it.value()).any(|it| changed[it])
                    }
                    _ => false,
                };
                changed[value] |= is_changed;
                any |= is_changed;
            }
        }
    }
    changed
}

/// What is read of a vector that is made of its components.
fn parts_of(module: &Module, function: &Function, vector: ValueId, mask: Mask) -> Vec<(u32, Arg)> {
    let inst = &function.values[vector];
    let len = vector_len(module, inst.ty).map_or(0, |it| it as usize);
    match inst.op {
        Op::Core(S::CompositeConstruct) if inst.args.len() == len => {
            let parts =
                inst.args.iter().enumerate().filter(|(index, _)| mask & component(*index as u32) != 0);
            parts.map(|(index, &part)| (index as u32, part)).collect()
        }
        _ => Vec::new(),
    }
}

/// Replaces what is not read with undefined values. Whether there was any.
fn forget(module: &mut Module, function: &mut Function, read: &IdMap<Inst, Mask>) -> bool {
    let mut any = false;
    for index in 0..function.order.len() {
        let block = function.order[index];
        for at in 0..function.blocks[block].values.len() {
            let value = function.blocks[block].values[at];
            let mask = read[value];
            let inst = &function.values[value];
            // What is not read at all is dead as a whole.
            if mask == 0 {
                continue;
            }
            if let Some(args) = without_unread_operand(module, function, inst, mask) {
                function.values[value].args = args;
                any = true;
                continue;
            }
            if !is_construct(module, inst) {
                continue;
            }
            if inst.is(S::CompositeInsert) {
                let place = inst.args.get(2).and_then(|it| it.literal()).unwrap_or(0);
                if inst.args.len() == 3 && mask & component(place) == 0 {
                    let whole = inst.args[1];
                    function.values[value] = Inst::new(S::CopyObject, inst.ty, [whole], inst.loc);
                    any = true;
                }
                continue;
            }
            let len = vector_len(module, inst.ty).unwrap_or(1);
            if mask & (ALL >> (32 - len)) == ALL >> (32 - len) {
                continue;
            }
            let args = inst.args.clone();
            let mut first = 0;
            let mut is_read: Vec<bool> = Vec::new();
            for &arg in &args {
                let ty = module.type_of(function, arg);
                let len = vector_len(module, ty).unwrap_or(1);
                is_read.push(mask >> first & (ALL >> (32 - len)) != 0);
                first += len;
            }
            for (number, &arg) in args.iter().enumerate() {
                if is_read[number] || !matches!(arg, Arg::Value(_)) {
                    continue;
                }
                // Another component needs no word; an undefined one does.
                let ty = module.type_of(function, arg);
                let same = (0..args.len()).filter(|&it| is_read[it]).map(|it| args[it]);
                let same = same.filter(|&it| module.interned().arg_type(function, it) == Some(ty));
                let kept = same.clone().find(|&it| it == arg).or(same.clone().next());
                function.values[value].args[number] = kept.unwrap_or_else(|| module.undef(ty).into());
                any = true;
            }
        }
    }
    any
}
