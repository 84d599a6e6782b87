//! Computes with 32 bits where the shader has integers of 16, which browsers lack, or 8, which naga lacks as well. A value
//! is always extended as its type says: what may leave its bits is brought back at once, so comparisons, divisions and
//! conversions need nothing.
//!
//! Needs: no buffers of such integers; [`super::view_as_words`] has taken them. Leaves ([`leaves`]): no such integers.

use super::{
    Context, Settings,
    retype::{Retype, extended_bits},
};
use crate::spirv::{Capability, GlslStd450Op as GLOp, Op as S};
use crate::{ir::*, options::TargetEnvironment};

pub fn run(module: &mut Module, context: &mut Context<'_>) {
    // What a shader asks for by name; `emit` knows which ones it needs.
    let is_named = |it: u32| [Capability::Int8 as u32, Capability::Int16 as u32].contains(&it);
    module.capabilities.retain(|&it| !is_named(it));
    let has_short = module.types.iter().any(|(_, it)| is_short(it));
    if !has_short || !super::widens_integers(module, &context.settings) || is_in_buffer(module) {
        return;
    }
    super::for_each_function(module, |module, function| {
        for block in function.order.clone() {
            let mut values = Vec::new();
            for value in std::mem::take(&mut function.blocks[block].values) {
                Widen { module, function, out: &mut values, value }.instruction();
                values.push(value);
            }
            function.blocks[block].values = values;
            widen_cases(module, function, block);
        }
    });
    Retype::new(|_, ty| match ty {
        Type::Int { width: 8 | 16, signed } => Type::Int { width: 32, signed },
        other => other,
    })
    .module(module);
}

pub fn leaves(module: &Module, settings: &Settings) -> Result<(), String> {
    let is_web = settings.target == TargetEnvironment::WebGpu && !is_in_buffer(module);
    for function in module.functions.values().filter(|_| is_web) {
        for &value in function.order.iter().flat_map(|&it| &function.blocks[it].values) {
            if is_short(&module.types[module.component(function.values[value].ty)]) {
                return Err(format!("%{} in {:?} is short", value.index(), function.name));
            }
        }
    }
    Ok(())
}

/// Whether a buffer that is used still holds such integers, whose bytes would move.
fn is_in_buffer(module: &Module) -> bool {
    let used = super::used(module);
    let is_held = |ty: TypeId| {
        let mut work = vec![ty];
        while let Some(ty) = work.pop() {
            match &module.types[ty] {
                it if is_short(it) => return true,
                Type::Vector { element, .. }
                | Type::Array { element, .. }
                | Type::RuntimeArray { element, .. } => work.push(*element),
                Type::Struct(it) => work.extend(it.members.iter().map(|member| member.ty)),
                _ => {}
            }
        }
        false
    };
    module.globals.ids().any(|id| {
        let pointee = module.pointee(module.globals[id].ty);
        let is_buffer = |class: StorageClass| {
            class == StorageClass::UNIFORM
                || class == StorageClass::STORAGE_BUFFER
                || class == StorageClass::PUSH_CONSTANT
        };
        pointee.is_some_and(|(class, ty)| {
            // Neither target has records of nodes; that is reported later.
            let is_record = matches!(module.types[ty], Type::NodePayloads { .. });
            is_record || is_buffer(class) && used.contains(&id) && is_held(ty)
        })
    })
}

fn is_short(ty: &Type) -> bool {
    matches!(ty, Type::Int { width: 8 | 16, .. })
}

/// Labels of a `switch` over short integers become those of wide ones.
fn widen_cases(module: &mut Module, function: &mut Function, block: BlockId) {
    let End::Switch { selector, .. } = function.blocks[block].end else { return };
    let ty = module.type_of(function, selector);
    let Type::Int { width: width @ (8 | 16), signed } = module.types[ty] else { return };
    if let End::Switch { cases, .. } = &mut function.blocks[block].end {
        for (label, _) in cases {
            *label = u64::from(extended_bits(*label, width, signed) as u32);
        }
    }
}

/// Rewrites one instruction; its operands and its own type are still short ones where they were.
struct Widen<'w> {
    module: &'w mut Module,
    function: &'w mut Function,
    out: &'w mut Vec<ValueId>,
    value: ValueId,
}

impl Widen<'_> {
    /// Whether the components of a type are short, and then whether they are signed.
    fn short(&self, ty: TypeId) -> Option<bool> {
        match self.module.types[self.module.component(ty)] {
            Type::Int { width: 8 | 16, signed } => Some(signed),
            _ => None,
        }
    }

    /// The bits in a component of a short or other number.
    fn width(&self, ty: TypeId) -> u32 {
        match self.module.types[self.module.component(ty)] {
            Type::Int { width, .. } | Type::Float { width } => u32::from(width),
            _ => 32,
        }
    }

    fn type_of(&mut self, arg: Arg) -> TypeId {
        self.module.type_of(self.function, arg)
    }

    fn push(&mut self, op: impl Into<Op>, ty: TypeId, args: impl IntoIterator<Item = Arg>) -> Arg {
        let loc = self.function.values[self.value].loc;
        let new = self.function.values.add(Inst::new(op, ty, args, loc));
        self.out.push(new);
        new.into()
    }

    fn become_of(&mut self, op: impl Into<Op>, args: &[Arg]) {
        let inst = &mut self.function.values[self.value];
        inst.op = op.into();
        inst.args = Args::from_slice(args);
    }

    /// The type as wide as it is going to be, with that sign.
    fn wide(&mut self, like: TypeId, signed: bool) -> TypeId {
        let component = self.module.int(32, signed);
        self.module.like(like, component)
    }

    fn instruction(&mut self) {
        let inst = self.function.values[self.value].clone();
        if inst.op.is_debug() {
            return;
        }
        let result = self.short(inst.ty);
        let Some(&first) = inst.args.first() else { return };
        let Op::Core(op) = inst.op else {
            let is_abs = inst.op == Op::Ext { set: ExtSet::Glsl, number: GLOp::SAbs as u32 };
            if let (true, Some(signed)) = (is_abs, result) {
                self.bring_back(inst.op, inst.ty, &inst.args, signed);
            }
            return;
        };
        match (op, result) {
            (S::Bitcast, _) => self.bitcast(&inst, first),
            (S::UConvert | S::SConvert, _) => self.convert(&inst, first),
            (S::ConvertUToF, None) => {
                let number = self.extended(first, false);
                self.function.values[self.value].args[0] = number;
            }
            (S::ConvertSToF, None) => {
                let number = self.extended(first, true);
                self.function.values[self.value].args[0] = number;
            }
            (S::BitCount, _) => {
                let number = self.extended(first, false);
                self.function.values[self.value].args[0] = number;
            }
            (S::BitReverse, Some(signed)) => {
                let number = self.extended(first, false);
                let wide = self.wide(inst.ty, false);
                let turned = self.push(S::BitReverse, wide, [number]);
                let unused = self.every(wide, 32 - i64::from(self.width(inst.ty)));
                let number = self.push(S::ShiftRightLogical, wide, [turned, unused]);
                self.narrow(inst.ty, number, false, signed);
            }
            (S::ShiftRightLogical | S::ShiftRightArithmetic, Some(signed)) => {
                let by_sign = op == S::ShiftRightArithmetic;
                if by_sign != signed {
                    let number = self.extended(first, by_sign);
                    let wide = self.wide(inst.ty, by_sign);
                    let shifted = self.push(op, wide, [number, inst.args[1]]);
                    self.narrow(inst.ty, shifted, by_sign, signed);
                }
            }
            (S::BitwiseAnd | S::BitwiseOr | S::BitwiseXor, Some(signed)) => {
                // Two numbers that are extended alike stay so.
                let types: Vec<TypeId> =
                    inst.args.iter().map(|&it| self.module.type_of(self.function, it)).collect();
                if types.iter().any(|&it| it != inst.ty) {
                    self.bring_back(inst.op, inst.ty, &inst.args, signed);
                }
            }
            (
                S::IAdd
                | S::ISub
                | S::IMul
                | S::SDiv
                | S::SNegate
                | S::Not
                | S::ShiftLeftLogical
                | S::BitFieldInsert
                | S::ConvertFToS
                | S::ConvertFToU
                | S::GroupNonUniformIAdd
                | S::GroupNonUniformIMul
                | S::GroupNonUniformBitwiseXor,
                Some(signed),
            ) => self.bring_back(inst.op, inst.ty, &inst.args, signed),
            _ => {}
        }
    }

    /// The operation on wide numbers, whose result is cut to the bits of the type and extended again.
    fn bring_back(&mut self, op: Op, ty: TypeId, args: &[Arg], signed: bool) {
        let wide = self.wide(ty, signed);
        let number = self.push(op, wide, args.iter().copied());
        self.narrow(ty, number, signed, signed);
    }

    /// Makes the instruction the low bits of a wide number, extended by the `signed` of its type.
    fn narrow(&mut self, ty: TypeId, number: Arg, is_signed: bool, signed: bool) {
        let wide = self.wide(ty, signed);
        let number = if is_signed == signed { number } else { self.push(S::Bitcast, wide, [number]) };
        let (op, args) = self.low_bits(wide, number, self.width(ty), signed);
        self.become_of(op, &args);
    }

    /// What extends the low bits of a number.
    fn low_bits(&mut self, wide: TypeId, number: Arg, width: u32, signed: bool) -> (S, Args) {
        if signed {
            let (zero, count) = (self.module.uint(0).into(), self.module.uint(width).into());
            (S::BitFieldSExtract, Args::from_slice(&[number, zero, count]))
        } else {
            let mask = self.every(wide, (1 << width) - 1);
            (S::BitwiseAnd, Args::from_slice(&[number, mask]))
        }
    }

    fn every(&mut self, ty: TypeId, value: i64) -> Arg {
        let component = self.module.component(ty);
        let one = self.module.integer(component, value);
        Arg::Constant(if component == ty { one } else { self.module.splat(ty, one) })
    }

    /// A short number as a wide one with that sign, extended accordingly; other numbers as they are.
    fn extended(&mut self, number: Arg, signed: bool) -> Arg {
        let ty = self.type_of(number);
        let Some(is_signed) = self.short(ty) else { return number };
        if is_signed == signed {
            return number;
        }
        let wide = self.wide(ty, signed);
        let number = self.push(S::Bitcast, wide, [number]);
        let (op, args) = self.low_bits(wide, number, self.width(ty), signed);
        self.push(op, wide, args)
    }

    fn convert(&mut self, inst: &Inst, first: Arg) {
        let by_sign = inst.is(S::SConvert);
        let from = self.type_of(first);
        match (self.short(from), self.short(inst.ty)) {
            (Some(_), Some(signed)) => {
                let number = self.extended(first, by_sign);
                self.narrow(inst.ty, number, by_sign, signed);
            }
            (Some(_), None) => {
                let number = self.extended(first, by_sign);
                let wide = self.module.component(inst.ty);
                let Type::Int { width, signed } = self.module.types[wide] else { return };
                if width == 32 {
                    // It is extended already.
                    self.become_of(if signed == by_sign { S::CopyObject } else { S::Bitcast }, &[number]);
                } else {
                    self.become_of(inst.op, &[number]);
                }
            }
            (None, Some(signed)) => {
                let component = self.module.component(from);
                let Type::Int { width, signed: is_signed } = self.module.types[component] else { return };
                let number = if width == 32 {
                    first
                } else {
                    let wide = self.wide(inst.ty, is_signed);
                    self.push(inst.op, wide, [first])
                };
                self.narrow(inst.ty, number, is_signed, signed);
            }
            _ => {}
        }
    }

    /// The same bits as other numbers, perhaps more or fewer of them.
    fn bitcast(&mut self, inst: &Inst, first: Arg) {
        let from = self.type_of(first);
        let counts = (self.module.width(from), self.module.width(inst.ty));
        let widths = (self.width(from), self.width(inst.ty));
        if self.short(from).is_none() && self.short(inst.ty).is_none()
            || counts.0 * widths.0 != counts.1 * widths.1
        {
            return;
        }
        if let (Some(is_signed), Some(signed), true) =
            (self.short(from), self.short(inst.ty), widths.0 == widths.1)
        {
            return match is_signed == signed {
                true => self.become_of(S::CopyObject, &[first]),
                false => self.narrow(inst.ty, first, is_signed, signed),
            };
        }
        let mut words = self.words_of(first, from);
        let (mut width, goal) = (widths.0.min(32), widths.1.min(32));
        while width < goal {
            words = words.chunks(2).map(|pair| self.joined(pair, width)).collect();
            width *= 2;
        }
        if width > goal {
            words = words.iter().flat_map(|&word| self.split(word, width, goal)).collect();
        }
        let parts: Args = if widths.1 == 64 {
            let component = self.module.component(inst.ty);
            let pair = self.module.uint32();
            let pair = self.module.vector(pair, 2);
            let numbers = words.chunks(2).map(|it| {
                let both = self.push(S::CompositeConstruct, pair, it.iter().copied());
                self.push(S::Bitcast, component, [both])
            });
            numbers.collect()
        } else {
            words.into_iter().map(|it| self.from_word(it, inst.ty)).collect()
        };
        match parts[..] {
            [only] => self.become_of(S::CopyObject, &[only]),
            _ => self.become_of(S::CompositeConstruct, &parts),
        }
    }

    /// The bits of each component, in words; those of 64 bits in two, the low one first.
    fn words_of(&mut self, number: Arg, ty: TypeId) -> Vec<Arg> {
        let number = if self.short(ty).is_some() { self.extended(number, false) } else { number };
        let (component, word) = (self.module.component(ty), self.module.uint32());
        let of_component = if self.short(ty).is_some() { word } else { component };
        let mut words = Vec::new();
        for index in 0..self.module.width(ty) {
            let part = match self.module.types[ty] {
                Type::Vector { .. } => {
                    self.push(S::CompositeExtract, of_component, [number, Arg::Literal(index)])
                }
                _ => number,
            };
            match self.module.types[component] {
                Type::Float { width: 16 } => {
                    let float = self.module.float32();
                    let number = self.push(S::FConvert, float, [part]);
                    let pair = self.module.vector(float, 2);
                    let zero = self.module.float(0.0).into();
                    let pair = self.push(S::CompositeConstruct, pair, [number, zero]);
                    words.push(self.push(glsl(GLOp::PackHalf2x16), word, [pair]));
                }
                Type::Int { width: 64, .. } | Type::Float { width: 64 } => {
                    let pair = self.module.vector(word, 2);
                    let pair = self.push(S::Bitcast, pair, [part]);
                    for half in 0..2 {
                        words.push(self.push(S::CompositeExtract, word, [pair, Arg::Literal(half)]));
                    }
                }
                Type::Int { width: 8 | 16, .. } => words.push(part),
                _ if component == word => words.push(part),
                _ => words.push(self.push(S::Bitcast, word, [part])),
            }
        }
        words
    }

    /// A number of so many bits each from a pair of them, the low one first.
    fn joined(&mut self, pair: &[Arg], width: u32) -> Arg {
        let &[low, high] = pair else { return pair[0] };
        let word = self.module.uint32();
        let by = self.every(word, i64::from(width));
        let high = self.push(S::ShiftLeftLogical, word, [high, by]);
        self.push(S::BitwiseOr, word, [low, high])
    }

    /// The numbers of `goal` bits in one of `width`, the low one first.
    fn split(&mut self, number: Arg, width: u32, goal: u32) -> Vec<Arg> {
        let word = self.module.uint32();
        let mut parts = Vec::new();
        for start in (0..width).step_by(goal as usize) {
            let (start, count) = (self.module.uint(start).into(), self.module.uint(goal).into());
            parts.push(self.push(S::BitFieldUExtract, word, [number, start, count]));
        }
        parts
    }

    /// A component of `ty` from its bits.
    fn from_word(&mut self, bits: Arg, ty: TypeId) -> Arg {
        let component = self.module.component(ty);
        if let Some(signed) = self.short(ty) {
            if !signed {
                return bits;
            }
            let wide = self.module.int32();
            let number = self.push(S::Bitcast, wide, [bits]);
            let (op, args) = self.low_bits(wide, number, self.width(ty), true);
            return self.push(op, wide, args);
        }
        match self.module.types[component] {
            Type::Float { width: 16 } => {
                let float = self.module.float32();
                let pair = self.module.vector(float, 2);
                let pair = self.push(glsl(GLOp::UnpackHalf2x16), pair, [bits]);
                let number = self.push(S::CompositeExtract, float, [pair, Arg::Literal(0)]);
                self.push(S::FConvert, component, [number])
            }
            Type::Int { width: 32, signed: false } => bits,
            _ => self.push(S::Bitcast, component, [bits]),
        }
    }
}

fn glsl(op: GLOp) -> Op {
    Op::Ext { set: ExtSet::Glsl, number: op as u32 }
}
