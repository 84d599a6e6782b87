//! Whether some ray is traced with a flag of SPV_EXT_opacity_micromap.
//!
//! Flags are numbers that may be computed; the flag is found in constants, and through what puts constants together.

use rspirv::{
    dr::{self, Operand},
    spirv::{Op, RayFlags},
};
use rustc_hash::{FxHashMap, FxHashSet};

use super::capabilities::Cause;

/// The place of the ray flags among the operands.
fn flags_of(op: Op) -> Option<usize> {
    match op {
        Op::TraceRayKHR | Op::TraceNV | Op::TraceRayMotionNV | Op::HitObjectRecordMissEXT => Some(1),
        Op::RayQueryInitializeKHR | Op::HitObjectTraceRayEXT | Op::HitObjectTraceReorderExecuteEXT => Some(2),
        _ => None,
    }
}

/// What has the flag, if anything has.
pub(super) fn cause(out: &dr::Module) -> Option<Cause> {
    let bit = RayFlags::FORCE_OPACITY_MICROMAP2_STATE_EXT.bits();
    let has_bit = |inst: &dr::Instruction| {
        let number =
            matches!(inst.operands.first(), Some(Operand::LiteralBit32(number)) if number & bit != 0);
        inst.class.opcode == Op::Constant && number
    };
    let constants: FxHashSet<u32> =
        out.types_global_values.iter().filter(|it| has_bit(it)).filter_map(|it| it.result_id).collect();
    if constants.is_empty() {
        return None;
    }
    for function in &out.functions {
        let insts = || function.blocks.iter().flat_map(|it| &it.instructions);
        let mut parts: FxHashMap<u32, &dr::Instruction> = FxHashMap::default();
        for inst in insts() {
            if let (Op::BitwiseOr | Op::Select | Op::Phi | Op::CopyObject, Some(id)) =
                (inst.class.opcode, inst.result_id)
            {
                parts.insert(id, inst);
            }
        }
        let mut seen: FxHashSet<u32> = FxHashSet::default();
        for inst in insts() {
            let Some(Operand::IdRef(flags)) =
                flags_of(inst.class.opcode).and_then(|it| inst.operands.get(it))
            else {
                continue;
            };
            let mut work = vec![*flags];
            while let Some(id) = work.pop() {
                if constants.contains(&id) {
                    return Some(Cause::Id(*flags));
                }
                if seen.insert(id)
                    && let Some(inst) = parts.get(&id)
                {
                    work.extend(inst.operands.iter().filter_map(|it| match it {
                        Operand::IdRef(id) => Some(*id),
                        _ => None,
                    }));
                }
            }
        }
    }
    None
}
