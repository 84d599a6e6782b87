//! Computes with 32 bits where the shader has integers of 16, which browsers lack. A value is always extended as its type
//! says: what may leave the 16 bits is brought back at once, so comparisons, divisions and conversions need nothing.
//!
//! Needs: no buffers of such integers; [`super::view_as_words`] has taken them. Leaves ([`leaves`]): no such integers,
//! but in conversions that change the width of components, which are reported later.

use super::{Context, Settings, retype::Retype};
use crate::{ir::*, options::TargetEnvironment};
use spirv::{GlslStd450Op as GLOp, Op as S};

pub fn run(module: &mut Module, context: &mut Context<'_>) {
    let has_short = module.types.iter().any(|(_, it)| is_short(it));
    if !has_short || !super::widens_integers(module, &context.settings) {
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
        Type::Int { width: 16, signed } => Type::Int { width: 32, signed },
        other => other,
    })
    .module(module);
}

pub fn leaves(module: &Module, settings: &Settings) -> Result<(), String> {
    let is_web = settings.target == TargetEnvironment::WebGpu;
    for function in module.functions.values().filter(|_| is_web) {
        for &value in function.order.iter().flat_map(|&it| &function.blocks[it].values) {
            if is_short(&module.types[module.component(function.values[value].ty)]) {
                return Err(format!("%{} in {:?} is short", value.index(), function.name));
            }
        }
    }
    Ok(())
}

fn is_short(ty: &Type) -> bool {
    matches!(ty, Type::Int { width: 16, .. })
}

/// Labels of a `switch` over short integers become those of wide ones.
fn widen_cases(module: &mut Module, function: &mut Function, block: BlockId) {
    let End::Switch { selector, .. } = function.blocks[block].end else { return };
    let ty = module.type_of(function, selector);
    let Type::Int { width: 16, signed } = module.types[ty] else { return };
    if let End::Switch { cases, .. } = &mut function.blocks[block].end {
        for (label, _) in cases {
            let low = *label as u16;
            *label = if signed { u64::from(i32::from(low as i16) as u32) } else { u64::from(low) };
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
            Type::Int { width: 16, signed } => Some(signed),
            _ => None,
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
                let sixteen = self.every(wide, 16);
                let number = self.push(S::ShiftRightLogical, wide, [turned, sixteen]);
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

    /// The operation on wide numbers, whose result is cut to 16 bits and extended again.
    fn bring_back(&mut self, op: Op, ty: TypeId, args: &[Arg], signed: bool) {
        let wide = self.wide(ty, signed);
        let number = self.push(op, wide, args.iter().copied());
        self.narrow(ty, number, signed, signed);
    }

    /// Makes the instruction the low 16 bits of a wide number, extended by the `signed` of its type.
    fn narrow(&mut self, ty: TypeId, number: Arg, is_signed: bool, signed: bool) {
        let wide = self.wide(ty, signed);
        let number = if is_signed == signed { number } else { self.push(S::Bitcast, wide, [number]) };
        if signed {
            let (zero, sixteen) = (self.module.uint(0).into(), self.module.uint(16).into());
            self.become_of(S::BitFieldSExtract, &[number, zero, sixteen]);
        } else {
            let mask = self.every(wide, 0xffff);
            self.become_of(S::BitwiseAnd, &[number, mask]);
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
        if signed {
            let (zero, sixteen) = (self.module.uint(0).into(), self.module.uint(16).into());
            self.push(S::BitFieldSExtract, wide, [number, zero, sixteen])
        } else {
            let mask = self.every(wide, 0xffff);
            self.push(S::BitwiseAnd, wide, [number, mask])
        }
    }

    fn convert(&mut self, inst: &Inst, first: Arg) {
        let by_sign = inst.is(S::SConvert);
        let from = self.type_of(first);
        match (self.short(from), self.short(inst.ty)) {
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

    fn bitcast(&mut self, inst: &Inst, first: Arg) {
        let from = self.type_of(first);
        let is_half = |it: &Self, ty: TypeId| {
            matches!(it.module.types[it.module.component(ty)], Type::Float { width: 16 })
        };
        if self.module.width(from) != self.module.width(inst.ty) {
            return;
        }
        match (self.short(from), self.short(inst.ty)) {
            (Some(is_signed), Some(signed)) if is_signed != signed => {
                self.narrow(inst.ty, first, is_signed, signed)
            }
            (Some(_), Some(_)) => self.become_of(S::CopyObject, &[first]),
            (None, Some(signed)) if is_half(self, from) => {
                let bits = self.each(first, inst.ty, |it, half| {
                    let (float, word) = (it.module.float32(), it.module.uint32());
                    let number = it.push(S::FConvert, float, [half]);
                    let pair = it.module.vector(float, 2);
                    let zero = it.module.float(0.0).into();
                    let pair = it.push(S::CompositeConstruct, pair, [number, zero]);
                    it.push(glsl(GLOp::PackHalf2x16), word, [pair])
                });
                self.narrow(inst.ty, bits, false, signed);
            }
            (Some(_), None) if is_half(self, inst.ty) => {
                let number = self.extended(first, false);
                let half = self.module.component(inst.ty);
                let found = self.each(number, inst.ty, |it, bits| {
                    let float = it.module.float32();
                    let pair = it.module.vector(float, 2);
                    let pair = it.push(glsl(GLOp::UnpackHalf2x16), pair, [bits]);
                    let number = it.push(S::CompositeExtract, float, [pair, Arg::Literal(0)]);
                    it.push(S::FConvert, half, [number])
                });
                self.become_of(S::CopyObject, &[found]);
            }
            _ => {}
        }
    }

    /// `f` of each component. Integers come out as unsigned words.
    fn each(&mut self, number: Arg, ty: TypeId, mut f: impl FnMut(&mut Self, Arg) -> Arg) -> Arg {
        let Type::Vector { len, .. } = self.module.types[ty] else { return f(self, number) };
        let whole = self.type_of(number);
        let component = self.module.component(whole);
        let parts: Args = (0..len)
            .map(|index| {
                let part = self.push(S::CompositeExtract, component, [number, Arg::Literal(index)]);
                f(self, part)
            })
            .collect();
        let ty = if self.short(ty).is_some() { self.wide(ty, false) } else { ty };
        self.push(S::CompositeConstruct, ty, parts)
    }
}

fn glsl(op: GLOp) -> Op {
    Op::Ext { set: ExtSet::Glsl, number: op as u32 }
}
