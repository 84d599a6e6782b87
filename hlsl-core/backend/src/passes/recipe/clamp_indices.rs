//! Keeps indices within the bounds of arrays, vectors and matrices, so that a wrong one reads or writes another element
//! and nothing else. An array whose length is only known at run time is asked for it.
//!
//! Indices of texels are up to the device, and pointers (`vk::BufferPointer`) have no bounds.

use super::{Context, for_each_function};
use crate::{
    ir::{facts::is_access_chain, *},
    passes::Changed,
};
use spirv::{GlslStd450Op as G, Op as S};

pub fn run(module: &mut Module, _: &mut Context<'_>) -> Changed {
    for_each_function(module, |module, function| {
        let mut any = false;
        for block in function.order.clone() {
            let values = std::mem::take(&mut function.blocks[block].values);
            let mut it = Clamp { module, function, out: Vec::with_capacity(values.len()) };
            for value in values {
                any |= it.value(value);
                it.out.push(value);
            }
            let out = it.out;
            function.blocks[block].values = out;
        }
        any
    })
}

/// Rewrites one block.
struct Clamp<'c> {
    module: &'c mut Module,
    function: &'c mut Function,
    /// The values of the block.
    out: Vec<ValueId>,
}

/// How many elements there are.
#[derive(Clone, Copy)]
enum Length {
    Known(u32),
    /// A specialization constant decides.
    Constant(ConstantId),
    /// As many as the buffer has room for: that member of the struct before it.
    Runtime(u32),
}

impl Clamp<'_> {
    fn value(&mut self, value: ValueId) -> bool {
        let inst = &self.function.values[value];
        match inst.core() {
            _ if is_access_chain(inst.op) => self.chain(value),
            Some(S::VectorExtractDynamic) => self.component(value, 1),
            Some(S::VectorInsertDynamic) => self.component(value, 2),
            _ => false,
        }
    }

    /// The index of a component is the argument at `place`.
    fn component(&mut self, value: ValueId, place: usize) -> bool {
        let inst = &self.function.values[value];
        let (Some(&vector), Some(&index)) = (inst.args.first(), inst.args.get(place)) else { return false };
        let ty = self.module.interned().arg_type(self.function, vector);
        let Some(len) = ty.and_then(|it| self.module.interned().part_count(it)) else { return false };
        let new = self.clamped(value, index, Length::Known(len), 0);
        let Some(new) = new else { return false };
        self.function.values[value].args[place] = new;
        true
    }

    fn chain(&mut self, value: ValueId) -> bool {
        let mut any = false;
        let base = self.function.values[value].args.first().copied();
        let ty = base.and_then(|it| self.module.interned().arg_type(self.function, it));
        let Some((class, mut ty)) = ty.and_then(|it| self.module.pointee(it)) else { return false };
        let mut place = 1;
        while let Some(&index) = self.function.values[value].args.get(place) {
            let member = self.module.interned().index_of(index);
            let last = place.checked_sub(1).map(|it| self.function.values[value].args[it]);
            let length = match self.module.types[ty] {
                Type::Vector { len, .. } => Some(Length::Known(len)),
                Type::Matrix { columns, .. } => Some(Length::Known(columns)),
                Type::Array { length, .. } => Some(match self.module.interned().part_count(ty) {
                    Some(length) => Length::Known(length),
                    None => Length::Constant(length),
                }),
                Type::RuntimeArray { .. } if has_length(class) && place > 1 => {
                    last.and_then(|it| self.module.interned().index_of(it)).map(Length::Runtime)
                }
                _ => None,
            };
            if let Some(length) = length
                && let Some(new) = self.clamped(value, index, length, place)
            {
                self.function.values[value].args[place] = new;
                any = true;
            }
            let Some(part) = self.module.interned().part(ty, member.unwrap_or(0)) else { break };
            ty = part;
            place += 1;
        }
        any
    }

    /// The index that is within bounds, unless it is so already. It is the argument of `value` at `place`.
    fn clamped(&mut self, value: ValueId, index: Arg, length: Length, place: usize) -> Option<Arg> {
        let ty = self.module.interned().arg_type(self.function, index)?;
        let Type::Int { width: 32, signed } = self.module.types[ty] else { return None };
        let uint = self.module.uint32();
        if let Length::Known(length) = length {
            let last = length.checked_sub(1)?;
            if let Some(known) = index.constant().and_then(|it| self.module.interned().constant_bits(it)) {
                let is_inside = known <= u64::from(last);
                let is_negative = signed && (known as i32) < 0;
                let nearest = if is_negative { 0 } else { last };
                return (!is_inside).then(|| self.module.integer(ty, i64::from(nearest)).into());
            }
            let last = self.module.integer(ty, i64::from(last)).into();
            let zero = self.module.integer(ty, 0).into();
            return match signed {
                true => self.limit(value, G::SClamp, ty, &[index, zero, last]),
                false => self.limit(value, G::UMin, ty, &[index, last]),
            };
        }
        if self.is_limited(index) {
            return None;
        }
        let length = match length {
            Length::Known(_) => return None,
            Length::Constant(length) => self.as_uint(value, length.into())?,
            Length::Runtime(member) => {
                let buffer = self.before(value, place - 1)?;
                self.push(value, S::ArrayLength, uint, &[buffer, Arg::Literal(member)])
            }
        };
        let one = self.module.uint(1).into();
        let last = self.push(value, S::ISub, uint, &[length, one]);
        // As an unsigned number, one below zero is beyond the end.
        let index = self.as_uint(value, index)?;
        Some(self.push(value, G::UMin, uint, &[index, last]))
    }

    /// The index as one of `limits` makes it, unless it comes from there.
    fn limit(&mut self, value: ValueId, op: G, ty: TypeId, args: &[Arg]) -> Option<Arg> {
        let comes_from_there = args[0].value().is_some_and(|it| {
            let inst = &self.function.values[it];
            inst.op == Op::from(op) && inst.args[1..] == args[1..]
        });
        (!comes_from_there).then(|| self.push(value, op, ty, args))
    }

    /// Whether an index is the smaller one of something and the last index of an array, which is computed.
    fn is_limited(&self, index: Arg) -> bool {
        let limit = index.value().map(|it| &self.function.values[it]).filter(|it| it.op == G::UMin.into());
        let last = limit.and_then(|it| it.args.get(1)?.value());
        last.is_some_and(|it| self.function.values[it].is(S::ISub))
    }

    fn as_uint(&mut self, value: ValueId, arg: Arg) -> Option<Arg> {
        let ty = self.module.interned().arg_type(self.function, arg)?;
        let uint = self.module.uint32();
        Some(if ty == uint { arg } else { self.push(value, S::Bitcast, uint, &[arg]) })
    }

    /// A pointer to what the first indices of an access chain lead to: those before the argument at `place`.
    fn before(&mut self, value: ValueId, place: usize) -> Option<Arg> {
        let inst = &self.function.values[value];
        let (op, args) = (inst.op, Args::from_slice(inst.args.get(..place)?));
        let &base = args.first()?;
        if args.len() == 1 {
            return Some(base);
        }
        let types = self.module.interned();
        let (class, mut ty) = types.arg_type(self.function, base).and_then(|it| types.pointee(it))?;
        for &index in &args[1..] {
            ty = types.part(ty, types.index_of(index).unwrap_or(0))?;
        }
        let pointer = self.module.pointer(class, ty);
        Some(self.push(value, op, pointer, &args))
    }

    /// Computes something in front of `value`.
    fn push(&mut self, value: ValueId, op: impl Into<Op>, ty: TypeId, args: &[Arg]) -> Arg {
        let inst = &self.function.values[value];
        let (loc, flags) = (inst.loc, Flags(inst.flags.0 & Flags::NON_UNIFORM.0));
        let new = Inst::new(op, ty, args.iter().copied(), loc).with_flags(flags);
        let new = self.function.values.add(new);
        self.out.push(new);
        new.into()
    }
}

/// Whether buffers of that storage class can be asked for their length.
fn has_length(class: StorageClass) -> bool {
    matches!(class, StorageClass::UNIFORM | StorageClass::STORAGE_BUFFER)
}
