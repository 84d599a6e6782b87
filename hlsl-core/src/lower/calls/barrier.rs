//! Barriers: scopes and semantics as in the manual's table.

use super::Call;
use crate::{
    diagnostics::list::nodes,
    intrinsics::names::parameters,
    ir::{
        Arg,
        spirv::{MemorySemantics, Op, Scope},
    },
    lower::{Lower, NO_VALUE},
};

/// The memory scope and semantics of a barrier.
#[derive(Clone, Copy)]
pub(super) struct Memory {
    scope: Scope,
    semantics: MemorySemantics,
}

const WORKGROUP_MEMORY: MemorySemantics = MemorySemantics::WORKGROUP_MEMORY;
const DEVICE_MEMORY: MemorySemantics = MemorySemantics::UNIFORM_MEMORY.union(MemorySemantics::IMAGE_MEMORY);

pub(super) const ALL: Memory = Memory {
    scope: Scope::Device,
    semantics: MemorySemantics::ACQUIRE_RELEASE.union(WORKGROUP_MEMORY).union(DEVICE_MEMORY),
};
pub(super) const DEVICE: Memory =
    Memory { scope: Scope::Device, semantics: MemorySemantics::ACQUIRE_RELEASE.union(DEVICE_MEMORY) };
pub(super) const GROUP: Memory =
    Memory { scope: Scope::Workgroup, semantics: MemorySemantics::ACQUIRE_RELEASE.union(WORKGROUP_MEMORY) };

/// Orders accesses to memory.
pub(super) fn memory(lower: &mut Lower, memory: Memory) -> Arg {
    let scope = lower.uint(memory.scope as u32);
    let semantics = lower.uint(memory.semantics.bits());
    lower.effect(Op::MemoryBarrier, [scope, semantics]);
    NO_VALUE
}

/// The same, and waits for the other threads of the group.
pub(super) fn memory_with_sync(lower: &mut Lower, memory: Memory) -> Arg {
    let scope = lower.uint(memory.scope as u32);
    let semantics = lower.uint(memory.semantics.bits());
    let execution = lower.uint(Scope::Workgroup as u32);
    lower.effect(Op::ControlBarrier, [execution, scope, semantics]);
    NO_VALUE
}

/// The kinds of memory that `Barrier(object, semantics)` is about: that of resources, or records and what they share.
fn object_memory(lower: &mut Lower, call: &Call) -> i64 {
    let ty = lower.input_type(call, parameters::OBJECT);
    match lower.types.as_object(ty) {
        Some((kind, _)) if kind.is_of_nodes() => 1 | 2,
        _ => 1,
    }
}

/// `Barrier(memory, semantics)` with the flags of shader model 6.8.
pub(super) fn barrier(lower: &mut Lower, call: &Call) -> Arg {
    const UAV_MEMORY: i64 = 1;
    const GROUP_SHARED_MEMORY: i64 = 2;
    const NODE_MEMORY: i64 = 4 | 8;
    const GROUP_SYNC: i64 = 1;
    const GROUP_SCOPE: i64 = 2;
    const DEVICE_SCOPE: i64 = 4;
    /// Where an invocation may be after it was reordered, which is anywhere.
    const REORDER_SCOPE: i64 = 8;

    let flags = match lower.optional(call, parameters::MEMORY) {
        Some(flags) => lower.module.integer_of(flags),
        None => Some(object_memory(lower, call)),
    };
    let wanted = lower.input(call, parameters::SEMANTICS);
    let (Some(flags), Some(wanted)) = (flags, lower.module.integer_of(wanted)) else {
        let (what, argument) = match flags {
            None => ("memory flags", parameters::MEMORY),
            Some(_) => ("semantic flags", parameters::SEMANTICS),
        };
        let at = call.expression(argument).map_or(call.span, |id| lower.input.expr(id).span);
        lower.sink.push(nodes::BarrierFlagsUnknown { what, at });
        return lower.no_result(call);
    };
    let mut semantics = MemorySemantics::empty();
    if flags & (UAV_MEMORY | NODE_MEMORY) != 0 {
        semantics |= DEVICE_MEMORY;
    }
    if flags & GROUP_SHARED_MEMORY != 0 {
        semantics |= WORKGROUP_MEMORY;
    }
    let scope = if wanted & (DEVICE_SCOPE | REORDER_SCOPE) != 0 {
        Scope::Device
    } else if wanted & (GROUP_SCOPE | GROUP_SYNC) != 0 {
        Scope::Workgroup
    } else {
        Scope::Device
    };
    if !semantics.is_empty() {
        semantics |= MemorySemantics::ACQUIRE_RELEASE;
    }
    let of_memory = Memory { scope, semantics };
    match wanted & GROUP_SYNC != 0 {
        true => memory_with_sync(lower, of_memory),
        // It orders nothing and waits for nobody, which SPIR-V does not allow.
        false if semantics.is_empty() => NO_VALUE,
        false => memory(lower, of_memory),
    }
}
