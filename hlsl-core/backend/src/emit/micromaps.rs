//! Whether any ray is traced with a flag of SPV_EXT_opacity_micromap.
//!
//! Ray flags are numbers and may be computed: the flag is searched for in constants, and through the operations that
//! combine or choose them.

use crate::spirv::{Op, RayFlags};
use rustc_hash::{FxHashMap, FxHashSet};

use super::section::Sections;
use crate::grammar::{Inst, Instructions, OperandKind};

/// The ray flags of an instruction that traces a ray.
pub(super) fn flags_of(inst: &Inst) -> Option<u32> {
    inst.words.get(place_of_flags(inst.grammar?.op)?).copied()
}

/// Where an instruction that traces a ray has its flags.
pub(super) const fn place_of_flags(op: Op) -> Option<usize> {
    match op {
        Op::TraceRayKHR | Op::TraceNV | Op::TraceRayMotionNV | Op::HitObjectRecordMissEXT => Some(1),
        Op::RayQueryInitializeKHR | Op::HitObjectTraceRayEXT | Op::HitObjectTraceReorderExecuteEXT => Some(2),
        _ => None,
    }
}

/// The first of these flags that may have the bit.
pub(super) fn flags_with_micromaps(out: &Sections, ray_flags: &[u32]) -> Option<u32> {
    if ray_flags.is_empty() {
        return None;
    }
    let bit = RayFlags::FORCE_OPACITY_MICROMAP2_STATE_KHR.bits();
    let has_bit = |inst: &Inst| inst.is(Op::Constant) && inst.word(0) & bit != 0;
    let constants: FxHashSet<u32> =
        Instructions(out.globals.words()).filter(has_bit).map(|it| it.result).collect();
    let mut parts: FxHashMap<u32, Inst> = FxHashMap::default();
    for inst in Instructions(out.functions.words()) {
        if [Op::BitwiseOr, Op::Select, Op::Phi, Op::CopyObject].iter().any(|it| inst.is(*it)) {
            parts.insert(inst.result, inst);
        }
    }
    let mut seen: FxHashSet<u32> = FxHashSet::default();
    for &flags in ray_flags {
        let mut work = vec![flags];
        while let Some(id) = work.pop() {
            if constants.contains(&id) {
                return Some(flags);
            }
            if seen.insert(id)
                && let Some(inst) = parts.get(&id)
            {
                work.extend(inst.operands().filter(|it| it.0 == OperandKind::IdRef).map(|it| it.1[0]));
            }
        }
    }
    None
}
