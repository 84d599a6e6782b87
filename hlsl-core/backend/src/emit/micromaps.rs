//! Whether some ray is traced with a flag of SPV_EXT_opacity_micromap.
//!
//! Flags are numbers that may be computed; the flag is found in constants, and through what puts constants together.

use rustc_hash::{FxHashMap, FxHashSet};
use spirv::{Op, RayFlags};

use super::section::Sections;
use crate::grammar::{Inst, Instructions, OperandKind};

/// The place of the ray flags among the operands.
fn flags_of(inst: &Inst) -> Option<usize> {
    match inst.grammar?.op {
        Op::TraceRayKHR | Op::TraceNV | Op::TraceRayMotionNV | Op::HitObjectRecordMissEXT => Some(1),
        Op::RayQueryInitializeKHR | Op::HitObjectTraceRayEXT | Op::HitObjectTraceReorderExecuteEXT => Some(2),
        _ => None,
    }
}

/// The flags that have it, if any have.
pub(super) fn flags_with_micromaps(out: &Sections) -> Option<u32> {
    let bit = RayFlags::FORCE_OPACITY_MICROMAP2_STATE_EXT.bits();
    let has_bit = |inst: &Inst| inst.is(Op::Constant) && inst.word(0) & bit != 0;
    let constants: FxHashSet<u32> =
        Instructions(out.globals.words()).filter(has_bit).map(|it| it.result).collect();
    if constants.is_empty() {
        return None;
    }
    let mut parts: FxHashMap<u32, Inst> = FxHashMap::default();
    for inst in Instructions(out.functions.words()) {
        if [Op::BitwiseOr, Op::Select, Op::Phi, Op::CopyObject].iter().any(|it| inst.is(*it)) {
            parts.insert(inst.result, inst);
        }
    }
    let mut seen: FxHashSet<u32> = FxHashSet::default();
    for inst in Instructions(out.functions.words()) {
        let Some(flags) = flags_of(&inst).and_then(|it| inst.words.get(it)) else { continue };
        let mut work = vec![*flags];
        while let Some(id) = work.pop() {
            if constants.contains(&id) {
                return Some(*flags);
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
