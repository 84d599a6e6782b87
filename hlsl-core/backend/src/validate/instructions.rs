//! Instructions that compute numbers. The types of most are among their facts.

use crate::spirv::{self, Op};

use super::module::{Kind, Module};
use crate::grammar::{Inst, OperandKind, facts, typing};

pub(super) fn fault(module: &Module<'_>, op: Op, inst: &Inst<'_>) -> Option<String> {
    if op == Op::ReadClockKHR {
        let is_right = module.shape(inst.result_type).is_some_and(|it| {
            it.kind == Kind::Int && !it.is_signed && matches!((it.bits, it.len), (64, 1) | (32, 2))
        });
        if !is_right {
            return Some("gives a `uint64_t` or a `uint2`".into());
        }
        let scope = module.constant(inst.word(0)).and_then(spirv::Scope::from_u32);
        let is_clock = matches!(scope, Some(spirv::Scope::Device | spirv::Scope::Subgroup));
        return (!is_clock).then(|| "has a scope that is neither `Device` (1) nor `Subgroup` (3)".into());
    }
    if op == Op::ConvertUToPtr {
        let from = module.shape(module.type_of(inst.word(0)));
        let has_width = |bits: u32| bits == 64 || !module.environment.is_vulkan;
        let is_right = from.is_some_and(|it| it.kind == Kind::Int && it.len == 1 && has_width(it.bits));
        let is_address = module
            .pointee(inst.result_type)
            .is_some_and(|it| it.0 == spirv::StorageClass::PhysicalStorageBuffer);
        return match (is_right, is_address) {
            (false, _) => Some("makes a pointer of a scalar integer of 64 bits".into()),
            (_, false) => Some("gives a pointer of the storage class PhysicalStorageBuffer".into()),
            _ => None,
        };
    }
    if op == Op::ConvertUToAccelerationStructureKHR {
        let from = module.shape(module.type_of(inst.word(0)));
        let is_address = from.is_some_and(|it| {
            it.kind == Kind::Int && !it.is_signed && matches!((it.bits, it.len), (64, 1) | (32, 2))
        });
        let is_right =
            module.definition(inst.result_type).is_some_and(|it| it.is(Op::TypeAccelerationStructureKHR));
        return match (is_address, is_right) {
            (false, _) => Some("takes a `uint64_t` or a `uint2`".into()),
            (_, false) => Some("gives a `RaytracingAccelerationStructure`".into()),
            _ => None,
        };
    }
    if matches!(op, Op::CooperativeMatrixLengthKHR | Op::CooperativeMatrixLengthNV) {
        let wanted = match op {
            Op::CooperativeMatrixLengthKHR => Op::TypeCooperativeMatrixKHR,
            _ => Op::TypeCooperativeMatrixNV,
        };
        if !module.definition(inst.word(0)).is_some_and(|it| it.is(wanted)) {
            return Some(format!("takes a value of a type of Op{wanted:?}"));
        }
    }
    if let Some(what) = clusters(module, op, inst) {
        return Some(what);
    }
    let is_of_floats = module.shape(inst.result_type).is_some_and(|it| it.kind == Kind::Float);
    if op == Op::ExpectKHR && is_of_floats {
        return Some("requires integers or Booleans as its result".into());
    }
    let facts = facts(op);
    if let Some(number) = facts.constant_operand
        && let Some(&id) = inst.words.get(number - 1)
        && !module.is_constant(id)
    {
        return Some(format!("requires a constant as operand {number}"));
    }
    let takes_lane = matches!(op, Op::GroupNonUniformBroadcast | Op::GroupNonUniformQuadBroadcast);
    if takes_lane && module.environment.version < (1, 5) && !module.is_constant(inst.word(2)) {
        return Some("requires a constant as operand 3".into());
    }
    let row = facts.types?;
    // Masks and literals are operands of the row like ids; what follows its end is optional.
    let ty = |kind: OperandKind, id: u32| module.value_type(id).filter(|_| kind.is_id());
    let types: Vec<_> = inst.operands().map(|(kind, words)| ty(kind, words[0])).collect();
    typing::fault(module, row, inst.result_type, &types)
}

/// What operations in parts of a wave need besides their value: the size of the parts, or who is in which.
fn clusters(module: &Module<'_>, op: Op, inst: &Inst<'_>) -> Option<String> {
    use crate::spirv::GroupOperation as G;
    let operation = G::from_u32(inst.word(1)).filter(|_| facts(op).reduces)?;
    let given = inst.words.get(3).map(|it| (*it, module.shape(module.type_of(*it))));
    let is_of = |len: u32| {
        let shape = given.and_then(|it| it.1);
        shape.is_some_and(|it| it.kind == Kind::Int && !it.is_signed && it.bits == 32 && it.len == len)
    };
    match operation {
        G::ClusteredReduce => {
            // One that is specialized later is known to nobody yet.
            let is_size = |id: u32| module.constant(id).is_none_or(u32::is_power_of_two);
            let is_right = is_of(1) && given.is_some_and(|it| module.is_constant(it.0) && is_size(it.0));
            (!is_right).then(|| "takes a constant power of two, the size of a cluster, as operand 4".into())
        }
        G::PartitionedReduceNV | G::PartitionedInclusiveScanNV | G::PartitionedExclusiveScanNV => {
            (!is_of(4)).then(|| "takes four unsigned integers, the threads of the part, as operand 4".into())
        }
        _ => given.is_some().then(|| "takes no operand 4 for this operation".into()),
    }
}
