//! Computes with pairs of words where the shader has integers of 64 bits, which browsers lack: a number, or a vector of them,
//! is a struct of its low and its high words.
//!
//! Needs: no buffers of such integers, which [`super::view_as_words`] has taken, and what [`super::spell_out_wide_integers`]
//! leaves. Changes nothing in a module that does more with them than this file knows (conversions from and to doubles,
//! atomic operations that are not two of words), which is reported later.

mod known;

use self::known::{is_splittable, wide};
use super::{
    Context,
    retype::Retype,
    rewrite::Rewriter,
    split_atomics::{self, Splittable},
};
use crate::spirv::{GlslStd450Op as GLOp, Op as S};
use crate::{
    ir::{place::place, *},
    options::TargetEnvironment,
};

pub fn run(module: &mut Module, context: &mut Context<'_>) {
    let has_wide = module.types.iter().any(|(_, it)| matches!(it, Type::Int { width: 64, .. }));
    if context.settings.target != TargetEnvironment::WebGpu || !has_wide {
        return;
    }
    let atomics = Splittable::new(module);
    if !is_splittable(module, &atomics) {
        return;
    }
    super::for_each_function(module, |module, function| {
        for block in function.order.clone() {
            let mut values = Vec::new();
            for value in std::mem::take(&mut function.blocks[block].values) {
                let mut split = Split { module, function, atomics: &atomics, out: &mut values, value };
                split.narrow_indices_and_counts();
                if !split.component_in_memory() && !split.shared_number() {
                    split.instruction();
                    values.push(value);
                }
            }
            function.blocks[block].values = values;
        }
    });
    let word = module.uint32();
    let pairs: Vec<Type> = (1..=4).map(|len| pair(module, word, len)).collect();
    let single = module.ty(pairs[0].clone());
    Retype::new(|_, ty| match ty {
        Type::Int { width: 64, .. } => pairs[0].clone(),
        Type::Vector { element, len } if element == single => pairs[(len as usize - 1).min(3)].clone(),
        other => other,
    })
    .module(module);
}

/// The low and the high words of that many numbers.
fn pair(module: &mut Module, word: TypeId, len: u32) -> Type {
    let words = if len == 1 { word } else { module.vector(word, len) };
    let member = |name: &str| Member {
        name: name.into(),
        ty: words,
        offset: None,
        matrix: None,
        decorations: Vec::new(),
    };
    let name = if len == 1 { "wide".into() } else { format!("wide{len}").into() };
    Type::Struct(Struct { name, members: vec![member("low"), member("high")], decorations: Vec::new() })
}

// ---------------------------------------------------------------------------------------------------- operations

/// The words of a number, or of each component of a vector.
#[derive(Clone, Copy)]
struct Words {
    low: Arg,
    high: Arg,
}

/// Rewrites one instruction; wide operands are still of wide types.
struct Split<'s> {
    module: &'s mut Module,
    function: &'s mut Function,
    atomics: &'s Splittable,
    out: &'s mut Vec<ValueId>,
    value: ValueId,
}

impl Split<'_> {
    fn type_of(&mut self, arg: Arg) -> TypeId {
        self.module.type_of(self.function, arg)
    }

    fn push(&mut self, op: impl Into<Op>, ty: TypeId, args: impl IntoIterator<Item = Arg>) -> Arg {
        let loc = self.function.values[self.value].loc;
        let new = self.function.values.add(Inst::new(op, ty, args, loc));
        self.out.push(new);
        new.into()
    }

    fn become_of(&mut self, op: impl Into<Op>, args: impl IntoIterator<Item = Arg>) {
        let inst = &mut self.function.values[self.value];
        inst.op = op.into();
        inst.args = args.into_iter().collect();
    }

    fn become_words(&mut self, it: Words) {
        self.become_of(S::CompositeConstruct, [it.low, it.high]);
    }

    fn words_type(&mut self, like: TypeId) -> TypeId {
        let word = self.module.uint32();
        self.module.like(like, word)
    }

    fn every(&mut self, ty: TypeId, value: u32) -> Arg {
        let one = self.module.uint(value);
        Arg::Constant(if self.module.parts(ty).is_none() { one } else { self.module.splat(ty, one) })
    }

    /// The words of a wide value.
    fn words(&mut self, arg: Arg) -> Words {
        let ty = self.type_of(arg);
        let words = self.words_type(ty);
        if let Some(bits) = arg.constant().and_then(|it| self.module.interned().constant_bits(it)) {
            return Words {
                low: self.every(words, bits as u32),
                high: self.every(words, (bits >> 32) as u32),
            };
        }
        let low = self.push(S::CompositeExtract, words, [arg, Arg::Literal(0)]);
        let high = self.push(S::CompositeExtract, words, [arg, Arg::Literal(1)]);
        Words { low, high }
    }

    /// `op` of both words.
    fn both(&mut self, op: S, ty: TypeId, of: &[Words], rest: &[Arg]) -> Words {
        let low: Vec<Arg> = of.iter().map(|it| it.low).chain(rest.iter().copied()).collect();
        let high: Vec<Arg> = of.iter().map(|it| it.high).chain(rest.iter().copied()).collect();
        Words { low: self.push(op, ty, low), high: self.push(op, ty, high) }
    }

    fn condition_type(&mut self, like: TypeId) -> TypeId {
        let bool = self.module.bool();
        self.module.like(like, bool)
    }

    fn select(&mut self, ty: TypeId, condition: Arg, then: Arg, otherwise: Arg) -> Arg {
        self.push(S::Select, ty, [condition, then, otherwise])
    }

    fn select_words(&mut self, ty: TypeId, condition: Arg, then: Words, otherwise: Words) -> Words {
        Words {
            low: self.select(ty, condition, then.low, otherwise.low),
            high: self.select(ty, condition, then.high, otherwise.high),
        }
    }

    /// Nothing that can be indexed has 2^32 elements, and a word that is shifted has no 2^32 bits: the low word of an index, or
    /// of a count, will do.
    fn narrow_indices_and_counts(&mut self) {
        let inst = &self.function.values[self.value];
        let first = match inst.op {
            op if facts::is_access_chain(op) => 1,
            Op::Core(S::VectorExtractDynamic) => 1,
            Op::Core(S::VectorInsertDynamic) => 2,
            Op::Core(S::ShiftLeftLogical | S::ShiftRightLogical | S::ShiftRightArithmetic)
                if wide(self.module, inst.ty).is_none() =>
            {
                1
            }
            _ => return,
        };
        for at in first..inst.args.len() {
            let index = self.function.values[self.value].args[at];
            let ty = self.type_of(index);
            if wide(self.module, ty).is_some() {
                let low = self.words(index).low;
                self.function.values[self.value].args[at] = low;
            }
        }
    }

    /// 1 where the condition holds.
    fn count(&mut self, ty: TypeId, condition: Arg) -> Arg {
        let (one, zero) = (self.every(ty, 1), self.every(ty, 0));
        self.select(ty, condition, one, zero)
    }

    /// The pointer to the vector, and the index, if a pointer is to a component of a wide vector.
    fn component(&mut self, pointer: Arg) -> Option<(Arg, Arg)> {
        let chain = self.function.values[pointer.value()?].clone();
        if !facts::is_access_chain(chain.op) || wide(self.module, self.module.pointee(chain.ty)?.1).is_none()
        {
            return None;
        }
        let (&index, path) = chain.args.split_last()?;
        let base = self.type_of(*path.first()?);
        let (class, mut ty) = self.module.pointee(base)?;
        for &index in path.iter().skip(1) {
            ty = self.module.part(ty, self.module.interned().index_of(index).unwrap_or(0))?;
        }
        if !matches!(self.module.types[ty], Type::Vector { .. }) {
            return None;
        }
        let whole = match path {
            [base] => *base,
            path => {
                let ty = self.module.pointer(class, ty);
                self.push(S::AccessChain, ty, path.iter().copied())
            }
        };
        Some((whole, index))
    }

    /// Components of wide vectors have no place of their own in memory: the vector is read, and written as a whole. Whether
    /// the instruction is gone.
    fn component_in_memory(&mut self) -> bool {
        let inst = self.function.values[self.value].clone();
        if facts::is_access_chain(inst.op) {
            let written = self.out.len();
            let is_component = self.component(self.value.into()).is_some();
            self.out.truncate(written);
            return is_component;
        }
        let is_access = inst.is(S::Load) || inst.is(S::Store);
        let pointer = inst.args.first().copied().filter(|_| is_access);
        let Some((whole, index)) = pointer.and_then(|it| self.component(it)) else { return false };
        let pointer = self.type_of(whole);
        let Some((_, ty)) = self.module.pointee(pointer) else { return false };
        let words = self.words_type(ty);
        let vector = self.push(S::Load, ty, [whole]);
        let vector = self.words(vector);
        if inst.is(S::Load) {
            let word = self.module.uint32();
            let found = self.both(S::VectorExtractDynamic, word, &[vector], &[index]);
            self.become_words(found);
            self.out.push(self.value);
            return true;
        }
        let number = self.words(inst.args[1]);
        let low = self.push(S::VectorInsertDynamic, words, [vector.low, number.low, index]);
        let high = self.push(S::VectorInsertDynamic, words, [vector.high, number.high, index]);
        let vector = self.push(S::CompositeConstruct, ty, [low, high]);
        let void = self.module.void();
        self.push(S::Store, void, [whole, vector]);
        true
    }

    /// What atomic operations change is accessed word by word. Whether the instruction is gone.
    fn shared_number(&mut self) -> bool {
        let inst = self.function.values[self.value].clone();
        let is_atomic = split_atomics::is_wide(self.module, self.function, &inst);
        let Some(&pointer) = inst.args.first().filter(|_| is_atomic || inst.is(S::Load) || inst.is(S::Store))
        else {
            return false;
        };
        let ty = self.type_of(pointer);
        let Some((class, pointee)) = self.module.pointee(ty) else { return false };
        let place = place(self.function, pointer).filter(|it| self.atomics.changes(it.global));
        if place.is_none() || !matches!(self.module.types[pointee], Type::Int { width: 64, .. }) {
            return false;
        }
        let (word, void) = (self.module.uint32(), self.module.void());
        let word_pointer = self.module.pointer(class, word);
        let pointers = [0, 1].map(|half| {
            let half = self.module.uint(half).into();
            self.push(S::AccessChain, word_pointer, [pointer, half])
        });
        if inst.is(S::Load) {
            let [low, high] = pointers.map(|it| self.push(S::Load, word, [it]));
            self.become_words(Words { low, high });
            self.out.push(self.value);
            return true;
        }
        let number = inst.args.get(if is_atomic { 3 } else { 1 }).map(|&it| self.words(it));
        let number = number.map(|it| [it.low, it.high]);
        if is_atomic {
            let mut it = Rewriter::new(self.module, self.function);
            it.loc = Some(inst.loc);
            split_atomics::emit(&mut it, &inst, pointers, number);
            let mut emitted = it.out;
            self.out.append(&mut emitted);
        } else if let Some(number) = number {
            for (pointer, word) in pointers.into_iter().zip(number) {
                self.push(S::Store, void, [pointer, word]);
            }
        }
        true
    }

    fn instruction(&mut self) {
        let inst = self.function.values[self.value].clone();
        if inst.op.is_debug() {
            return;
        }
        let result = wide(self.module, inst.ty);
        let first = inst.args.first().copied();
        let operand = first.and_then(|it| {
            let ty = self.module.interned().arg_type(self.function, it)?;
            wide(self.module, ty).map(|_| ty)
        });
        let Op::Core(op) = inst.op else {
            if let (Op::Ext { number, .. }, Some(_)) = (inst.op, result) {
                self.function_of_glsl(number, &inst);
            }
            return;
        };
        let words = self.words_type(inst.ty);
        use S::*;
        match (op, result, operand) {
            (IAdd | ISub | IMul, Some(_), _) => {
                let (a, b) = (self.words(inst.args[0]), self.words(inst.args[1]));
                let found = match op {
                    IAdd => self.add(words, a, b),
                    ISub => self.sub(words, a, b),
                    _ => self.mul(words, a, b),
                };
                self.become_words(found);
            }
            (SNegate, Some(_), _) => {
                let a = self.words(inst.args[0]);
                let found = self.negate(words, a);
                self.become_words(found);
            }
            (Not, Some(_), _) => {
                let a = self.words(inst.args[0]);
                let found = self.both(op, words, &[a], &[]);
                self.become_words(found);
            }
            (BitwiseAnd | BitwiseOr | BitwiseXor, Some(_), _) => {
                let of = [self.words(inst.args[0]), self.words(inst.args[1])];
                let found = self.both(op, words, &of, &[]);
                self.become_words(found);
            }
            (ShiftLeftLogical | ShiftRightLogical | ShiftRightArithmetic, Some(_), _) => {
                let a = self.words(inst.args[0]);
                let found = self.shift(op, words, a, inst.args[1]);
                self.become_words(found);
            }
            (Select, Some(_), _) => {
                let (a, b) = (self.words(inst.args[1]), self.words(inst.args[2]));
                let found = self.select_words(words, inst.args[0], a, b);
                self.become_words(found);
            }
            (CompositeConstruct, Some(_), _) => {
                let parts: Vec<Words> = inst.args.iter().map(|&it| self.words(it)).collect();
                let found = self.both(op, words, &parts, &[]);
                self.become_words(found);
            }
            (VectorShuffle, Some(_), _) => {
                let of = [self.words(inst.args[0]), self.words(inst.args[1])];
                let found = self.both(op, words, &of, &inst.args[2..]);
                self.become_words(found);
            }
            (CompositeExtract | CompositeInsert, ..) if self.component_of(&inst) => {}
            (CompositeExtract, Some(_), Some(_)) | (VectorExtractDynamic, Some(_), _) => {
                let a = self.words(inst.args[0]);
                let found = self.both(op, words, &[a], &inst.args[1..]);
                self.become_words(found);
            }
            (CompositeInsert, Some(_), _) if operand.is_some() => {
                let of = [self.words(inst.args[0]), self.words(inst.args[1])];
                let found = self.both(op, words, &of, &inst.args[2..]);
                self.become_words(found);
            }
            (VectorInsertDynamic, Some(_), _) => {
                let of = [self.words(inst.args[0]), self.words(inst.args[1])];
                let found = self.both(op, words, &of, &inst.args[2..]);
                self.become_words(found);
            }
            (UConvert | SConvert, _, _) => self.convert(&inst, operand),
            (Bitcast, _, _) => self.bitcast(&inst, operand),
            (ConvertUToF | ConvertSToF, None, Some(_)) => self.to_float(op, &inst),
            (ConvertFToU | ConvertFToS, Some(_), _) => self.of_float(op, &inst),
            (_, None, Some(ty)) => self.comparison(op, &inst, ty),
            _ => {}
        }
    }

    /// Reads or writes a component of a wide vector inside of a struct or array; whether the instruction does that.
    fn component_of(&mut self, inst: &Inst) -> bool {
        let is_insert = inst.is(S::CompositeInsert);
        let first = if is_insert { 2 } else { 1 };
        let (Some(&composite), Some((&last, path))) =
            (inst.args.get(first - 1), inst.args.get(first..).and_then(|it| it.split_last()))
        else {
            return false;
        };
        let mut ty = self.type_of(composite);
        for index in path {
            let Some(part) = self.module.part(ty, index.literal().unwrap_or(0)) else { return false };
            ty = part;
        }
        let is_vector =
            matches!(self.module.types[ty], Type::Vector { .. }) && wide(self.module, ty).is_some();
        if path.is_empty() || !is_vector {
            return false;
        }
        let way: Vec<Arg> = std::iter::once(composite).chain(path.iter().copied()).collect();
        let vector = self.push(S::CompositeExtract, ty, way.iter().copied());
        let vector = self.words(vector);
        if !is_insert {
            let word = self.module.uint32();
            let found = self.both(S::CompositeExtract, word, &[vector], &[last]);
            self.become_words(found);
            return true;
        }
        let number = self.words(inst.args[0]);
        let words = self.words_type(ty);
        let low = self.push(S::CompositeInsert, words, [number.low, vector.low, last]);
        let high = self.push(S::CompositeInsert, words, [number.high, vector.high, last]);
        let vector = self.push(S::CompositeConstruct, ty, [low, high]);
        self.become_of(S::CompositeInsert, std::iter::once(vector).chain(way));
        true
    }

    fn add(&mut self, ty: TypeId, a: Words, b: Words) -> Words {
        let bool = self.condition_type(ty);
        let low = self.push(S::IAdd, ty, [a.low, b.low]);
        let carries = self.push(S::ULessThan, bool, [low, a.low]);
        let carry = self.count(ty, carries);
        let high = self.push(S::IAdd, ty, [a.high, b.high]);
        Words { low, high: self.push(S::IAdd, ty, [high, carry]) }
    }

    fn sub(&mut self, ty: TypeId, a: Words, b: Words) -> Words {
        let bool = self.condition_type(ty);
        let low = self.push(S::ISub, ty, [a.low, b.low]);
        let borrows = self.push(S::ULessThan, bool, [a.low, b.low]);
        let borrow = self.count(ty, borrows);
        let high = self.push(S::ISub, ty, [a.high, b.high]);
        Words { low, high: self.push(S::ISub, ty, [high, borrow]) }
    }

    fn negate(&mut self, ty: TypeId, a: Words) -> Words {
        let zero = self.every(ty, 0);
        self.sub(ty, Words { low: zero, high: zero }, a)
    }

    fn mul(&mut self, ty: TypeId, a: Words, b: Words) -> Words {
        let (mask, sixteen) = (self.every(ty, 0xffff), self.every(ty, 16));
        let halves = |it: &mut Self, word: Arg| {
            let low = it.push(S::BitwiseAnd, ty, [word, mask]);
            (low, it.push(S::ShiftRightLogical, ty, [word, sixteen]))
        };
        let ((a0, a1), (b0, b1)) = (halves(self, a.low), halves(self, b.low));
        let low_low = self.push(S::IMul, ty, [a0, b0]);
        let (low_high, high_low) = (self.push(S::IMul, ty, [a0, b1]), self.push(S::IMul, ty, [a1, b0]));
        let mut high = self.push(S::IMul, ty, [a1, b1]);
        let mut middle = self.push(S::ShiftRightLogical, ty, [low_low, sixteen]);
        for part in [low_high, high_low] {
            let low = self.push(S::BitwiseAnd, ty, [part, mask]);
            middle = self.push(S::IAdd, ty, [middle, low]);
            let rest = self.push(S::ShiftRightLogical, ty, [part, sixteen]);
            high = self.push(S::IAdd, ty, [high, rest]);
        }
        let carry = self.push(S::ShiftRightLogical, ty, [middle, sixteen]);
        high = self.push(S::IAdd, ty, [high, carry]);
        for (one, other) in [(a.low, b.high), (a.high, b.low)] {
            let part = self.push(S::IMul, ty, [one, other]);
            high = self.push(S::IAdd, ty, [high, part]);
        }
        Words { low: self.push(S::IMul, ty, [a.low, b.low]), high }
    }

    /// The number by which all components are shifted, if it is known.
    fn known_amount(&self, amount: Arg) -> Option<u32> {
        let bits = |it: ConstantId| self.module.interned().constant_bits(it);
        let amount = amount.constant()?;
        let found = match &self.module.constants[amount] {
            Constant::Composite { parts, .. } => {
                let (&first, rest) = parts.split_first()?;
                if rest.iter().any(|&it| it != first) {
                    return None;
                }
                bits(first)?
            }
            _ => bits(amount)?,
        };
        Some(found as u32 & 63)
    }

    fn shift_by(&mut self, op: S, ty: TypeId, a: Words, by: u32) -> Words {
        let to_left = op == S::ShiftLeftLogical;
        let int = self.module.int32();
        let signed = self.module.like(ty, int);
        // The word that bits move out of, and the other.
        let (from, to) = if to_left { (a.low, a.high) } else { (a.high, a.low) };
        let moved = |it: &mut Self, op: S, word: Arg, by: u32| {
            if by == 0 {
                return word;
            }
            let by = it.every(ty, by);
            if op != S::ShiftRightArithmetic {
                return it.push(op, ty, [word, by]);
            }
            let word = it.push(S::Bitcast, signed, [word]);
            let word = it.push(op, signed, [word, by]);
            it.push(S::Bitcast, ty, [word])
        };
        let (from, to) = if by >= 32 {
            let fill =
                if op == S::ShiftRightArithmetic { moved(self, op, from, 31) } else { self.every(ty, 0) };
            (fill, moved(self, op, from, by - 32))
        } else if by == 0 {
            (from, to)
        } else {
            let (along, back) = match to_left {
                true => (S::ShiftLeftLogical, S::ShiftRightLogical),
                false => (S::ShiftRightLogical, S::ShiftLeftLogical),
            };
            let (to, over) = (moved(self, along, to, by), moved(self, back, from, 32 - by));
            let to = self.push(S::BitwiseOr, ty, [to, over]);
            (moved(self, op, from, by), to)
        };
        if to_left { Words { low: from, high: to } } else { Words { low: to, high: from } }
    }

    fn shift(&mut self, op: S, ty: TypeId, a: Words, amount: Arg) -> Words {
        if let Some(by) = self.known_amount(amount) {
            return self.shift_by(op, ty, a, by);
        }
        let amount_type = self.type_of(amount);
        let amount = match wide(self.module, amount_type) {
            Some(_) => self.words(amount).low,
            None if amount_type == ty => amount,
            None => self.push(S::Bitcast, ty, [amount]),
        };
        let bool = self.condition_type(ty);
        let (mask, bits, one) = (self.every(ty, 31), self.every(ty, 32), self.every(ty, 1));
        let over = self.push(S::BitwiseAnd, ty, [amount, bits]);
        let zero = self.every(ty, 0);
        let is_far = self.push(S::INotEqual, bool, [over, zero]);
        let by = self.push(S::BitwiseAnd, ty, [amount, mask]);
        // Shifting by 32 is not defined: what moves from word to word does so in two steps.
        let back = self.push(S::ISub, ty, [mask, by]);
        if op == S::ShiftLeftLogical {
            let low = self.push(op, ty, [a.low, by]);
            let high = self.push(op, ty, [a.high, by]);
            let moved = self.push(S::ShiftRightLogical, ty, [a.low, one]);
            let moved = self.push(S::ShiftRightLogical, ty, [moved, back]);
            let high = self.push(S::BitwiseOr, ty, [high, moved]);
            return Words {
                high: self.select(ty, is_far, low, high),
                low: self.select(ty, is_far, zero, low),
            };
        }
        let (high, fill) = if op == S::ShiftRightArithmetic {
            let int = self.module.int32();
            let signed = self.module.like(ty, int);
            let high = self.push(S::Bitcast, signed, [a.high]);
            let (shifted, fill) = (self.push(op, signed, [high, by]), self.push(op, signed, [high, mask]));
            (self.push(S::Bitcast, ty, [shifted]), self.push(S::Bitcast, ty, [fill]))
        } else {
            (self.push(op, ty, [a.high, by]), zero)
        };
        let low = self.push(S::ShiftRightLogical, ty, [a.low, by]);
        let moved = self.push(S::ShiftLeftLogical, ty, [a.high, one]);
        let moved = self.push(S::ShiftLeftLogical, ty, [moved, back]);
        let low = self.push(S::BitwiseOr, ty, [low, moved]);
        Words { low: self.select(ty, is_far, high, low), high: self.select(ty, is_far, fill, high) }
    }

    /// Whether `a` is less than `b`.
    fn less(&mut self, ty: TypeId, a: Words, b: Words, signed: bool) -> Arg {
        let bool = self.condition_type(ty);
        let op = if signed { S::SLessThan } else { S::ULessThan };
        let high = self.push(op, bool, [a.high, b.high]);
        let same = self.push(S::IEqual, bool, [a.high, b.high]);
        let low = self.push(S::ULessThan, bool, [a.low, b.low]);
        let low = self.push(S::LogicalAnd, bool, [same, low]);
        self.push(S::LogicalOr, bool, [high, low])
    }

    fn comparison(&mut self, op: S, inst: &Inst, ty: TypeId) {
        use S::*;
        let words = self.words_type(ty);
        if inst.args.len() != 2 {
            return;
        }
        let signed = matches!(op, SLessThan | SLessThanEqual | SGreaterThan | SGreaterThanEqual);
        match op {
            IEqual | INotEqual => {
                let (a, b) = (self.words(inst.args[0]), self.words(inst.args[1]));
                let bool = self.condition_type(words);
                let low = self.push(op, bool, [a.low, b.low]);
                let high = self.push(op, bool, [a.high, b.high]);
                self.become_of(if op == IEqual { LogicalAnd } else { LogicalOr }, [low, high]);
            }
            ULessThan | SLessThan | ULessThanEqual | SLessThanEqual | UGreaterThan | SGreaterThan
            | UGreaterThanEqual | SGreaterThanEqual => {
                let (a, b) = (self.words(inst.args[0]), self.words(inst.args[1]));
                // `a <= b` is `!(b < a)`.
                let is_swapped = matches!(op, UGreaterThan | SGreaterThan | ULessThanEqual | SLessThanEqual);
                let is_negated =
                    matches!(op, ULessThanEqual | SLessThanEqual | UGreaterThanEqual | SGreaterThanEqual);
                let (a, b) = if is_swapped { (b, a) } else { (a, b) };
                let found = self.less(words, a, b, signed);
                self.become_of(if is_negated { LogicalNot } else { CopyObject }, [found]);
            }
            _ => {}
        }
    }

    fn function_of_glsl(&mut self, number: u32, inst: &Inst) {
        let words = self.words_type(inst.ty);
        let is = |it: GLOp| number == it as u32;
        let mut found = self.words(inst.args[0]);
        if is(GLOp::SAbs) {
            let zero = self.every(words, 0);
            let is_negative = self.less(words, found, Words { low: zero, high: zero }, true);
            let negated = self.negate(words, found);
            found = self.select_words(words, is_negative, negated, found);
            return self.become_words(found);
        }
        let signed = is(GLOp::SMin) || is(GLOp::SMax) || is(GLOp::SClamp);
        let is_clamp = is(GLOp::SClamp) || is(GLOp::UClamp);
        for (at, &bound) in inst.args.iter().enumerate().skip(1) {
            let bound = self.words(bound);
            // A clamp takes the larger of the number and the lower bound first.
            let takes_less = is(GLOp::UMin) || is(GLOp::SMin) || is_clamp && at == 2;
            let bound_is_less = self.less(words, bound, found, signed);
            let (then, otherwise) = if takes_less { (bound, found) } else { (found, bound) };
            found = self.select_words(words, bound_is_less, then, otherwise);
        }
        self.become_words(found);
    }

    fn convert(&mut self, inst: &Inst, operand: Option<TypeId>) {
        let words = self.words_type(inst.ty);
        match (operand, wide(self.module, inst.ty)) {
            (Some(_), Some(_)) => self.become_of(S::CopyObject, [inst.args[0]]),
            (None, Some(_)) => {
                let from = self.type_of(inst.args[0]);
                let low =
                    if from == words { inst.args[0] } else { self.push(S::Bitcast, words, [inst.args[0]]) };
                let high = if inst.is(S::SConvert) {
                    let int = self.module.int32();
                    let signed = self.module.like(words, int);
                    let mask = self.every(words, 31);
                    let number = self.push(S::Bitcast, signed, [low]);
                    let fill = self.push(S::ShiftRightArithmetic, signed, [number, mask]);
                    self.push(S::Bitcast, words, [fill])
                } else {
                    self.every(words, 0)
                };
                self.become_words(Words { low, high });
            }
            (Some(_), None) => {
                let low = self.words(inst.args[0]).low;
                let op = if inst.ty == words { S::CopyObject } else { S::Bitcast };
                self.become_of(op, [low]);
            }
            (None, None) => {}
        }
    }

    fn bitcast(&mut self, inst: &Inst, operand: Option<TypeId>) {
        let word = self.module.uint32();
        match (operand, wide(self.module, inst.ty)) {
            (Some(_), Some(_)) => self.become_of(S::CopyObject, [inst.args[0]]),
            (Some(_), None) => {
                let it = self.words(inst.args[0]);
                let two = self.module.vector(word, 2);
                let both = self.push(S::CompositeConstruct, two, [it.low, it.high]);
                self.become_of(if inst.ty == two { S::CopyObject } else { S::Bitcast }, [both]);
            }
            (None, Some(_)) => {
                let two = self.module.vector(word, 2);
                let from = self.type_of(inst.args[0]);
                let both =
                    if from == two { inst.args[0] } else { self.push(S::Bitcast, two, [inst.args[0]]) };
                let low = self.push(S::CompositeExtract, word, [both, Arg::Literal(0)]);
                let high = self.push(S::CompositeExtract, word, [both, Arg::Literal(1)]);
                self.become_words(Words { low, high });
            }
            (None, None) => {}
        }
    }

    fn float_type(&mut self, like: TypeId) -> TypeId {
        let float = self.module.float32();
        self.module.like(like, float)
    }

    fn every_float(&mut self, ty: TypeId, value: f32) -> Arg {
        let one = self.module.float(value);
        Arg::Constant(if self.module.parts(ty).is_none() { one } else { self.module.splat(ty, one) })
    }

    fn to_float(&mut self, op: S, inst: &Inst) {
        let mut it = self.words(inst.args[0]);
        let float = self.float_type(inst.ty);
        let words = self.words_type(inst.ty);
        // Of small negative numbers, only the size is exact.
        let is_negative = (op == S::ConvertSToF).then(|| {
            let zero = self.every(words, 0);
            let is_negative = self.less(words, it, Words { low: zero, high: zero }, true);
            let negated = self.negate(words, it);
            it = self.select_words(words, is_negative, negated, it);
            is_negative
        });
        let high = self.push(S::ConvertUToF, float, [it.high]);
        let unit = self.every_float(float, 4_294_967_296.0);
        let high = self.push(S::FMul, float, [high, unit]);
        let low = self.push(S::ConvertUToF, float, [it.low]);
        let mut number = self.push(S::FAdd, float, [high, low]);
        if let Some(is_negative) = is_negative {
            let negated = self.push(S::FNegate, float, [number]);
            number = self.select(float, is_negative, negated, number);
        }
        self.become_of(if inst.ty == float { S::CopyObject } else { S::FConvert }, [number]);
    }

    fn of_float(&mut self, op: S, inst: &Inst) {
        let words = self.words_type(inst.ty);
        let float = self.float_type(inst.ty);
        let from = self.type_of(inst.args[0]);
        let number = if from == float { inst.args[0] } else { self.push(S::FConvert, float, [inst.args[0]]) };
        let glsl = |it: GLOp| Op::Ext { set: ExtSet::Glsl, number: it as u32 };
        let size = if op == S::ConvertFToS { self.push(glsl(GLOp::FAbs), float, [number]) } else { number };
        let (unit, part) =
            (self.every_float(float, 4_294_967_296.0), self.every_float(float, 1.0 / 4_294_967_296.0));
        let high = self.push(S::FMul, float, [size, part]);
        let high = self.push(glsl(GLOp::Trunc), float, [high]);
        let rest = self.push(S::FMul, float, [high, unit]);
        let rest = self.push(S::FSub, float, [size, rest]);
        let low = self.push(S::ConvertFToU, words, [rest]);
        let high = self.push(S::ConvertFToU, words, [high]);
        let mut found = Words { low, high };
        if op == S::ConvertFToS {
            let bool = self.condition_type(words);
            let zero = self.every_float(float, 0.0);
            let is_negative = self.push(S::FOrdLessThan, bool, [number, zero]);
            let negated = self.negate(words, found);
            found = self.select_words(words, is_negative, negated, found);
        }
        self.become_words(found);
    }
}
