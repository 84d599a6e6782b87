//! Instructions that compute numbers. The types of most stand in a table of the grammar.

use spirv::Op;

use super::{
    module::{Kind, Module},
    types::match_row,
};
use crate::grammar::{Inst, typing::core};

pub(super) fn fault(module: &Module<'_>, op: Op, inst: &Inst<'_>) -> Option<String> {
    if op == Op::ReadClockKHR {
        let is_right = module.shape(inst.result_type).is_some_and(|it| {
            it.kind == Kind::Int && !it.is_signed && matches!((it.bits, it.len), (64, 1) | (32, 2))
        });
        return (!is_right).then(|| "gives a `uint64_t` or a `uint2`".into());
    }
    if op == Op::ConvertUToPtr {
        let from = module.shape(module.type_of(inst.word(0)));
        let is_right = from.is_some_and(|it| it.kind == Kind::Int && it.len == 1);
        let is_address = module
            .pointee(inst.result_type)
            .is_some_and(|it| it.0 == spirv::StorageClass::PhysicalStorageBuffer);
        return match (is_right, is_address) {
            (false, _) => Some("makes a pointer of a scalar integer".into()),
            (_, false) => Some("gives a pointer of the storage class PhysicalStorageBuffer".into()),
            _ => None,
        };
    }
    if op == Op::ConvertUToAccelerationStructureKHR {
        let from = module.shape(module.type_of(inst.word(0)));
        let is_address =
            from.is_some_and(|it| it.kind == Kind::Int && matches!((it.bits, it.len), (64, 1) | (32, 2)));
        let is_right =
            module.definition(inst.result_type).is_some_and(|it| it.is(Op::TypeAccelerationStructureKHR));
        return match (is_address, is_right) {
            (false, _) => Some("takes a `uint64_t` or a `uint2`".into()),
            (_, false) => Some("gives a `RaytracingAccelerationStructure`".into()),
            _ => None,
        };
    }
    let row = core::row(op)?;
    // Masks and literals are operands of the row like ids; what follows its end is optional.
    let ids: Vec<u32> =
        inst.operands().map(|(kind, words)| if kind.is_id() { words[0] } else { 0 }).collect();
    match_row(module, inst.result_type, row, &ids)
}
