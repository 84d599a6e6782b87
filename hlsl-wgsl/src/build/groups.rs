//! What threads do together: atomic operations, barriers, wave operations.

use hlsl_backend::ir::{
    Inst, ValueId,
    spirv::{self, Op as S},
};

use super::{Fault, function::Body, places::first};
use crate::tree::*;

impl Body<'_, '_> {
    pub fn atomic(&mut self, value: ValueId, op: S) -> Result<Option<Expr>, Fault> {
        let inst = &self.function.values[value];
        let pointer = first(inst)?;
        let Some((_, memory)) = self.writer.module.pointee(self.type_of(pointer)?) else {
            return Err("an atomic operation on what is not memory".into());
        };
        let of = self.writer.scalar(memory)?;
        let (name, operand) = match op {
            S::AtomicLoad => ("atomicLoad", None),
            S::AtomicStore => ("atomicStore", Some(3)),
            S::AtomicExchange => ("atomicExchange", Some(3)),
            S::AtomicCompareExchange => return self.compare_exchange(value, of).map(Some),
            S::AtomicIAdd | S::AtomicFAddEXT => ("atomicAdd", Some(3)),
            S::AtomicISub => ("atomicSub", Some(3)),
            S::AtomicSMin | S::AtomicUMin => ("atomicMin", Some(3)),
            S::AtomicSMax | S::AtomicUMax => ("atomicMax", Some(3)),
            S::AtomicAnd => ("atomicAnd", Some(3)),
            S::AtomicOr => ("atomicOr", Some(3)),
            S::AtomicXor => ("atomicXor", Some(3)),
            S::AtomicIIncrement => return self.step(inst, of, "atomicAdd").map(Some),
            S::AtomicIDecrement => return self.step(inst, of, "atomicSub").map(Some),
            _ => return Err(format!("Op{op:?}").into()),
        };
        let mut args = vec![self.address(pointer)?];
        if let Some(index) = operand {
            args.push(self.atomic_operand(inst, index, of)?);
        }
        let made = Expr::call(name, args);
        if op == S::AtomicStore {
            self.name_readers();
            self.out.push(Statement::Call(made));
            return Ok(None);
        }
        Ok(Some(self.atomic_result(value, made, of)?))
    }

    fn atomic_operand(&mut self, inst: &Inst, index: usize, of: Scalar) -> Result<Expr, Fault> {
        let arg = *inst.args.get(index).ok_or("an atomic operation without its operands")?;
        match of {
            Scalar::Int { signed, .. } => self.signed_as(arg, signed),
            _ => self.expr(arg),
        }
    }

    /// As the type of the result, if somebody wants it: a statement is a call and nothing else.
    fn atomic_result(&mut self, value: ValueId, made: Expr, of: Scalar) -> Result<Expr, Fault> {
        match self.use_count(value) {
            0 => Ok(made),
            _ => self.as_type(made, of, self.function.values[value].ty),
        }
    }

    fn step(&mut self, inst: &Inst, of: Scalar, name: &str) -> Result<Expr, Fault> {
        let address = self.address(first(inst)?)?;
        Ok(Expr::call(name, [address, Expr::Literal(of, 1)]))
    }

    fn compare_exchange(&mut self, value: ValueId, of: Scalar) -> Result<Expr, Fault> {
        let (inst, is_used) = (&self.function.values[value], self.use_count(value) > 0);
        let address = self.address(first(inst)?)?;
        let (value, comparator) = (self.atomic_operand(inst, 4, of)?, self.atomic_operand(inst, 5, of)?);
        let call = Expr::call("atomicCompareExchangeWeak", [address, comparator, value]);
        if !is_used {
            return Ok(call);
        }
        let old = call.member("old_value");
        match self.writer.scalar(inst.ty)? == of {
            true => Ok(old),
            false => self.as_type(old, of, inst.ty),
        }
    }

    pub fn barrier(&mut self, inst: &Inst) -> Result<Option<Expr>, Fault> {
        use spirv::MemorySemantics as Semantics;
        let (scope, semantics) = match inst.args[..] {
            [execution, _, semantics] => (execution, semantics),
            [memory, semantics] => (memory, semantics),
            _ => return Err("a barrier without its operands".into()),
        };
        let types = self.writer.module.interned();
        let (Some(scope), Some(semantics)) = (types.index_of(scope), types.index_of(semantics)) else {
            return Err("a barrier whose scope is not constant".into());
        };
        let semantics = Semantics::from_bits_retain(semantics);
        let is_subgroup = scope == spirv::Scope::Subgroup as u32;
        let has = |it| semantics.contains(it);
        let mut names = Vec::new();
        if has(Semantics::UNIFORM_MEMORY) {
            names.push("storageBarrier");
        }
        if has(Semantics::IMAGE_MEMORY) {
            names.push("textureBarrier");
        }
        if is_subgroup {
            names.push("subgroupBarrier");
        } else if has(Semantics::WORKGROUP_MEMORY) || names.is_empty() {
            names.push("workgroupBarrier");
        }
        self.name_readers();
        self.out.extend(names.into_iter().map(|it| Statement::Call(Expr::call(it, []))));
        Ok(None)
    }

    pub fn group_operation(&mut self, inst: &Inst, op: S) -> Result<Expr, Fault> {
        let name = match op {
            S::GroupNonUniformElect => return Ok(Expr::call("subgroupElect", [])),
            S::GroupNonUniformAll => "subgroupAll",
            S::GroupNonUniformAny => "subgroupAny",
            S::GroupNonUniformBallot => "subgroupBallot",
            S::GroupNonUniformBroadcastFirst => "subgroupBroadcastFirst",
            S::GroupNonUniformBroadcast => return self.moved(inst, op),
            S::GroupNonUniformShuffle
            | S::GroupNonUniformShuffleXor
            | S::GroupNonUniformShuffleUp
            | S::GroupNonUniformShuffleDown => return self.moved(inst, op),
            _ => return self.reduced(inst, op),
        };
        Ok(Expr::call(name, [self.operand(inst, 1)?]))
    }

    fn moved(&mut self, inst: &Inst, op: S) -> Result<Expr, Fault> {
        let [_, value, lane] = inst.args[..] else { return Err("a shuffle without its operands".into()) };
        let name = match op {
            // WGSL broadcasts from constant lanes only.
            S::GroupNonUniformBroadcast if lane.constant().is_some() => "subgroupBroadcast",
            S::GroupNonUniformShuffleXor => "subgroupShuffleXor",
            S::GroupNonUniformShuffleUp => "subgroupShuffleUp",
            S::GroupNonUniformShuffleDown => "subgroupShuffleDown",
            _ => "subgroupShuffle",
        };
        let (value, lane) = (self.expr(value)?, self.signed_as(lane, false)?);
        Ok(Expr::call(name, [value, lane]))
    }

    fn reduced(&mut self, inst: &Inst, op: S) -> Result<Expr, Fault> {
        let (kind, signed) = match op {
            S::GroupNonUniformIAdd | S::GroupNonUniformFAdd => ("Add", None),
            S::GroupNonUniformIMul | S::GroupNonUniformFMul => ("Mul", None),
            S::GroupNonUniformSMin => ("Min", Some(true)),
            S::GroupNonUniformUMin => ("Min", Some(false)),
            S::GroupNonUniformFMin => ("Min", None),
            S::GroupNonUniformSMax => ("Max", Some(true)),
            S::GroupNonUniformUMax => ("Max", Some(false)),
            S::GroupNonUniformFMax => ("Max", None),
            S::GroupNonUniformBitwiseAnd => ("And", None),
            S::GroupNonUniformBitwiseOr => ("Or", None),
            S::GroupNonUniformBitwiseXor => ("Xor", None),
            _ => return Err(format!("Op{op:?}").into()),
        };
        let group = inst.args.get(1).and_then(|it| it.literal());
        let scan = match group {
            Some(0) => "",
            Some(1) if matches!(kind, "Add" | "Mul") => "Inclusive",
            Some(2) if matches!(kind, "Add" | "Mul") => "Exclusive",
            _ => return Err("a prefix operation of this kind".into()),
        };
        let arg = *inst.args.get(2).ok_or("a reduction of nothing")?;
        let (scalar, _) = self.shape_of(arg)?;
        let value = match signed {
            Some(signed) => self.signed_as(arg, signed)?,
            None => self.expr(arg)?,
        };
        let from = match (signed, scalar) {
            (Some(signed), Scalar::Int { width, .. }) => Scalar::Int { width, signed },
            _ => scalar,
        };
        let made = Expr::Call(format!("subgroup{scan}{kind}").into(), vec![value]);
        self.as_type(made, from, inst.ty)
    }
}
