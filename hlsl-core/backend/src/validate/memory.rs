//! Pointers and what they point to, atomic operations, and the scopes and semantics of barriers.

use crate::spirv::{self, Capability, MemoryAccess, MemorySemantics, Op, Scope, StorageClass as Class};

use super::{
    is_scope,
    module::{Kind, Module, Type},
};
use crate::{
    grammar::{Inst, OperandKind, facts, typing::quoted},
    limits::TYPE_LEVELS,
};

pub(super) fn fault(module: &Module<'_>, op: Op, inst: &Inst<'_>) -> Option<String> {
    access(module, op, inst)
        .or_else(|| writes_constant(module, op, inst))
        .or_else(|| pointers(module, op, inst))
        .or_else(|| scopes(module, op, inst))
        .or_else(|| atomic(module, op, inst))
}

const WRITES_CONSTANT: &str = "writes to memory that can only be read";

/// Whether it writes to a constant buffer, whose storage class others may have that can be written.
fn writes_constant(module: &Module<'_>, op: Op, inst: &Inst<'_>) -> Option<String> {
    if !facts(op).writes
        || !module.environment.is_vulkan
        || module.pointee(module.type_of(inst.word(0)))?.0 != Class::Uniform
    {
        return None;
    }
    let mut root = module.definition(inst.word(0))?;
    // Each step leads to something before it, in a module without faults.
    for _ in 0..TYPE_LEVELS {
        if !(root.is(Op::AccessChain) || root.is(Op::InBoundsAccessChain) || root.is(Op::CopyObject)) {
            break;
        }
        root = module.definition(root.word(0))?;
    }
    // A parameter may point into any buffer.
    if !root.is(Op::Variable) {
        return None;
    }
    let block = module.innermost(module.pointee(root.result_type)?.1);
    (!module.buffer_blocks.contains(&block)).then(|| WRITES_CONSTANT.into())
}

const VARIABLE_POINTERS: [Capability; 2] =
    [Capability::VariablePointers, Capability::VariablePointersStorageBuffer];

/// Whether an instruction can make a pointer that is no address: it names a variable or a part of one (section 2.16.1 of
/// SPIR-V's specification).
fn makes_logical(module: &Module<'_>, op: Op) -> bool {
    let facts = facts(op);
    facts.gives_pointer || facts.chooses_pointer && VARIABLE_POINTERS.into_iter().any(|it| module.has(it))
}

/// What is wrong with pointers without addresses in an instruction of a function.
pub(super) fn logical(module: &Module<'_>, op: Op, inst: &Inst<'_>) -> Option<String> {
    let is_logical = |ty: u32| {
        let class = module.pointee(ty).map(|it| it.0);
        class.is_some_and(|it| it != Class::PhysicalStorageBuffer)
    };
    if is_logical(inst.result_type) && op != Op::Undef && !makes_logical(module, op) {
        return Some("gives a pointer, which only some instructions can".into());
    }
    let mut ids = inst.operands().filter(|it| it.0.is_id()).flat_map(|it| it.1);
    if ids.any(|it| is_logical(module.type_of(*it))) && !facts(op).takes_pointer {
        return Some("takes a pointer, which only some instructions can".into());
    }
    let made_by = module.definition(inst.word(0)).and_then(|it| it.grammar);
    let is_access = module.is_logical() && matches!(op, Op::Load | Op::Store);
    let is_wrong = is_access && made_by.is_some_and(|it| !makes_logical(module, it.op));
    is_wrong.then(|| "takes a pointer to a variable or to a part of one".into())
}

fn pointers(module: &Module<'_>, op: Op, inst: &Inst<'_>) -> Option<String> {
    let operand = |index: usize| module.type_of(inst.word(index));
    let pointee = |index: usize| module.pointee(operand(index)).map(|it| it.1);
    let not_a_pointer = |index: usize| {
        let found = quoted(&module.show(operand(index)));
        Some(format!(
            "takes a pointer as operand {}, not {found}; mark the parameter `vk::ext_reference`",
            index + 1
        ))
    };
    let mixes = |wanted: u32, found: u32| {
        Some(format!("accesses {} as {}", quoted(&module.show(wanted)), quoted(&module.show(found))))
    };
    match op {
        Op::Load => match pointee(0) {
            None if module.is_unknown(operand(0)) => None,
            None => not_a_pointer(0),
            Some(it) if it != inst.result_type => mixes(it, inst.result_type),
            Some(_) => None,
        },
        Op::Store => match pointee(0) {
            None if module.is_unknown(operand(0)) => None,
            None => not_a_pointer(0),
            Some(it) if it != operand(1) => mixes(it, operand(1)),
            Some(_) => match module.pointee(operand(0))?.0 {
                Class::Input
                | Class::UniformConstant
                | Class::PushConstant
                | Class::ShaderRecordBufferKHR => Some(WRITES_CONSTANT.into()),
                _ => None,
            },
        },
        Op::RawAccessChainNV if !module.is_constant(inst.word(1)) => {
            Some("takes a constant as its stride".into())
        }
        Op::RawAccessChainNV if !(1..4).all(|it| is_number(module, inst.word(it))) => {
            Some("takes integers of 32 bits as its stride, index and offset".into())
        }
        Op::PtrCastToGeneric | Op::GenericCastToPtr | Op::GenericCastToPtrExplicit => {
            let class = |ty: u32| module.pointee(ty).map(|it| it.0);
            let (generic, other) = match op {
                Op::PtrCastToGeneric => (inst.result_type, operand(0)),
                _ => (operand(0), inst.result_type),
            };
            let is_known =
                matches!(class(other), Some(Class::Workgroup | Class::CrossWorkgroup | Class::Function));
            (class(generic) != Some(Class::Generic) || !is_known)
                .then(|| "converts between a pointer of the storage class Generic and another".into())
        }
        Op::TraceRayKHR => {
            passed(module, inst.word(10), &[Class::RayPayloadKHR, Class::IncomingRayPayloadKHR])
        }
        Op::ExecuteCallableKHR => {
            passed(module, inst.word(1), &[Class::CallableDataKHR, Class::IncomingCallableDataKHR])
        }
        Op::ConvertPtrToU if pointee(0).is_none() && !module.is_unknown(operand(0)) => not_a_pointer(0),
        Op::RawAccessChainNV => match (module.pointee(inst.result_type), pointee(0)) {
            (None, _) => Some("gives a pointer".into()),
            (_, None) if !module.is_unknown(operand(0)) => not_a_pointer(0),
            _ => None,
        },
        Op::CopyMemory | Op::CopyMemorySized => match (pointee(0), pointee(1)) {
            (None, _) => not_a_pointer(0),
            (_, None) => not_a_pointer(1),
            _ if op == Op::CopyMemorySized => {
                let is_number =
                    module.shape(operand(2)).is_some_and(|it| it.kind == Kind::Int && it.len == 1);
                let is_odd = module.constant(inst.word(2)).is_some_and(|it| it == 0 || it % 4 != 0);
                (!is_number || is_odd).then(|| "takes a multiple of 4 as the size".into())
            }
            (Some(to), Some(from)) if to != from => mixes(to, from),
            _ => None,
        },
        Op::AllocateNodePayloadsAMDX => {
            let class = module.pointee(inst.result_type).map(|it| it.0);
            (class != Some(Class::NodePayloadAMDX)).then(|| "gives a pointer to payloads of nodes".into())
        }
        Op::CooperativeMatrixLoadKHR | Op::CooperativeMatrixStoreKHR => match module.pointee(operand(0)) {
            None if module.is_unknown(operand(0)) => None,
            None => not_a_pointer(0),
            Some((Class::Workgroup | Class::StorageBuffer | Class::PhysicalStorageBuffer, of)) => {
                let is_number = module.shape(of).is_some_and(|it| it.kind != Kind::Bool);
                let is_right = module.is_unknown(of) || is_number;
                if !is_right {
                    let found = quoted(&module.show(of));
                    return Some(format!(
                        "takes a pointer to a number or a vector of numbers, not to {found}"
                    ));
                }
                // Those by rows and by columns, also in blocks.
                let layout = inst.word(if op == Op::CooperativeMatrixLoadKHR { 1 } else { 2 });
                let is_known = module.constant(layout).is_none_or(|it| matches!(it, 0 | 1 | 4202 | 4203));
                let is_wrong = !module.is_constant(layout) || !is_known;
                is_wrong.then(|| "takes a constant layout, row-major (0) or column-major (1)".into())
            }
            Some((class, _)) => Some(format!(
                "takes a pointer to groupshared memory or to a storage buffer, not one of the storage class {class:?}, which \
                 buffers have for vulkan1.0 and vulkan1.1"
            )),
        },
        Op::AccessChain | Op::InBoundsAccessChain => chain(module, inst, 1),
        Op::PtrAccessChain | Op::InBoundsPtrAccessChain => {
            let is_number = module.shape(operand(1)).is_some_and(|it| it.kind == Kind::Int && it.len == 1);
            if !is_number && !module.is_unknown(operand(1)) {
                return Some("takes an integer as the number of an element".into());
            }
            chain(module, inst, 2)
        }
        Op::ArrayLength => {
            let is_right = match module.ty(pointee(0).unwrap_or(0)) {
                Type::Struct(members) => {
                    let last = members.last().map(|it| module.ty(*it));
                    let is_endless = matches!(last, Some(Type::RuntimeArray { .. }));
                    is_endless && inst.word(1) as usize + 1 == members.len()
                }
                _ => false,
            };
            if !is_right {
                return Some(
                    "takes a pointer to a struct, and its last member, an array without a length".into(),
                );
            }
            let is_uint = matches!(module.ty(inst.result_type), Type::Int { is_signed: false, .. });
            (!is_uint).then(|| "gives an unsigned integer".into())
        }
        Op::PtrEqual | Op::PtrNotEqual | Op::PtrDiff => {
            if module.environment.version < (1, 4) {
                return Some("requires SPIR-V 1.4".into());
            }
            match (pointee(0), pointee(1)) {
                (None, _) => not_a_pointer(0),
                (_, None) => not_a_pointer(1),
                _ if operand(0) != operand(1) => Some("takes two pointers of one type".into()),
                _ if module.pointee(operand(0))?.0 != Class::PhysicalStorageBuffer
                    && !VARIABLE_POINTERS.into_iter().any(|it| module.has(it)) =>
                {
                    Some(
                        "compares pointers to variables, which needs the capability VariablePointers (4442)"
                            .into(),
                    )
                }
                _ => None,
            }
        }
        Op::ImageTexelPointer => match module.pointee(inst.result_type) {
            Some((Class::Image, _)) => match pointee(0).map(|it| module.ty(it)) {
                Some(Type::Image(_) | Type::Other) => None,
                _ => Some("takes a pointer to an image".into()),
            },
            _ => Some("gives a pointer of the storage class Image".into()),
        },
        _ => None,
    }
}

/// What one shader of ray tracing hands to another: a variable of one of these classes.
fn passed(module: &Module<'_>, id: u32, classes: &[Class]) -> Option<String> {
    let variable = module.definition(id).filter(|it| it.is(Op::Variable));
    let class = variable.and_then(|it| Class::from_u32(it.word(0)));
    (!class.is_some_and(|it| classes.contains(&it)))
        .then(|| format!("passes a variable of the storage class {:?}", classes[0]))
}

/// A pointer to a part of what another points to; from operand `first` on, the indices.
fn chain(module: &Module<'_>, inst: &Inst<'_>, first: usize) -> Option<String> {
    let Some((class, result)) = module.pointee(inst.result_type) else {
        return Some("gives a pointer".into());
    };
    let base = module.type_of(inst.word(0));
    let Some((from, mut at)) = module.pointee(base) else {
        return (!module.is_unknown(base)).then(|| "takes a pointer as its first operand".into());
    };
    if class != from {
        return Some("gives a pointer of another storage class than its first operand".into());
    }
    for &index in inst.words.get(first..)? {
        if module.is_unknown(at) {
            return None;
        }
        let is_number =
            module.shape(module.type_of(index)).is_some_and(|it| it.kind == Kind::Int && it.len == 1);
        if !is_number {
            return Some("takes integers as indices".into());
        }
        let part = match module.ty(at) {
            Type::Struct(members) => match module.constant(index) {
                Some(index) => members.get(index as usize).copied(),
                None => return Some("takes a constant as the index of a member".into()),
            },
            _ => module.part(at, 0),
        };
        let Some(part) = part else {
            return Some(format!("has an index into {}", quoted(&module.show(at))));
        };
        at = part;
    }
    (at != result)
        .then(|| format!("leads to {}, not {}", quoted(&module.show(at)), quoted(&module.show(result))))
}

/// The operands of an access to memory.
fn access(module: &Module<'_>, op: Op, inst: &Inst<'_>) -> Option<String> {
    let mut operands = inst.operands();
    let mut masks = Vec::new();
    while let Some((kind, words)) = operands.next() {
        if kind != OperandKind::MemoryAccess {
            continue;
        }
        let mask = MemoryAccess::from_bits_retain(words[0]);
        masks.push(mask);
        if mask.contains(MemoryAccess::ALIGNED) {
            let alignment = operands.next().and_then(|it| it.1.first().copied()).unwrap_or(0);
            if !alignment.is_power_of_two() {
                return Some(format!("has an alignment of {alignment}, which is not a power of two"));
            }
            let least = addressed(module, inst).map_or(1, |it| module.widest_scalar(it));
            if alignment < least {
                return Some(format!(
                    "has an alignment of {alignment}, which is less than the {least} bytes of a scalar in {}",
                    addressed(module, inst).map_or_else(|| "it".into(), |it| quoted(&module.show(it)))
                ));
            }
        }
    }
    let copies = matches!(op, Op::CopyMemory | Op::CopyMemorySized);
    if copies && masks.len() > 1 && module.environment.version < (1, 4) {
        return Some("has two masks of memory operands, which requires SPIR-V 1.4".into());
    }
    let places: &[usize] = if copies { &[0, 1] } else { &[0] };
    masks.iter().enumerate().find_map(|(index, mask)| {
        // The second mask of a copy is about where it reads.
        let (reads, writes) = match copies {
            true => (masks.len() == 1 || index == 1, index == 0),
            false => (!facts(op).writes, facts(op).writes),
        };
        visibility(module, *mask, reads, writes, places.iter().map(|it| inst.word(*it)))
    })
}

/// What is wrong with how an access makes memory available to others and visible, for which the Vulkan memory model has
/// operands.
fn visibility(
    module: &Module<'_>,
    mask: MemoryAccess,
    reads: bool,
    writes: bool,
    mut places: impl Iterator<Item = u32>,
) -> Option<String> {
    use MemoryAccess as A;
    let shares = A::MAKE_POINTER_AVAILABLE | A::MAKE_POINTER_VISIBLE;
    if !mask.intersects(shares | A::NON_PRIVATE_POINTER) {
        return None;
    }
    if module.memory_model != spirv::MemoryModel::Vulkan as u32 {
        return Some("has an operand of the Vulkan memory model; use `-fspv-use-vulkan-memory-model`".into());
    }
    if mask.contains(A::MAKE_POINTER_AVAILABLE) && !writes || mask.contains(A::MAKE_POINTER_VISIBLE) && !reads
    {
        return Some("makes visible what it writes, or available what it reads".into());
    }
    if mask.intersects(shares) && !mask.contains(A::NON_PRIVATE_POINTER) {
        return Some("needs the operand NonPrivatePointer (0x20)".into());
    }
    let is_private = |id: u32| {
        let class = module.pointee(module.type_of(id)).map(|it| it.0);
        class.is_some_and(|it| !SHARED.contains(&it))
    };
    places.any(is_private).then(|| "has the operand NonPrivatePointer for memory that is not shared".into())
}

/// The storage classes of memory that several invocations see.
const SHARED: [Class; 7] = [
    Class::Uniform,
    Class::Workgroup,
    Class::CrossWorkgroup,
    Class::Generic,
    Class::Image,
    Class::StorageBuffer,
    Class::PhysicalStorageBuffer,
];

/// The type that an instruction accesses through an address, if that is what its first operand is.
fn addressed(module: &Module<'_>, inst: &Inst<'_>) -> Option<u32> {
    let (class, pointee) = module.pointee(module.type_of(inst.word(0)))?;
    (class == Class::PhysicalStorageBuffer).then_some(pointee)
}

/// Whether a scope or memory semantics is a constant integer of 32 bits.
fn is_number(module: &Module<'_>, id: u32) -> bool {
    matches!(module.ty(module.type_of(id)), Type::Int { bits: 32, .. } | Type::Other)
}

fn scopes(module: &Module<'_>, op: Op, inst: &Inst<'_>) -> Option<String> {
    let all: Vec<(OperandKind, u32)> =
        inst.operands().filter(|it| is_scope(it.0)).map(|it| (it.0, it.1[0])).collect();
    for &(kind, id) in &all {
        let what = if kind == OperandKind::IdScope { "a scope" } else { "memory semantics" };
        if !is_number(module, id) {
            return Some(format!("takes one integer of 32 bits as {what}"));
        }
        let is_constant = module.definition(id).and_then(|it| it.grammar).is_some_and(|it| {
            let may_be_special =
                module.has(Capability::CooperativeMatrixNV) || module.has(Capability::CooperativeMatrixKHR);
            matches!(it.op, Op::Constant | Op::ConstantNull)
                || matches!(it.op, Op::SpecConstant | Op::SpecConstantOp) && may_be_special
        });
        if !is_constant {
            return Some(
                format!("takes {what} that is constant").replace("semantics that is", "semantics that are"),
            );
        }
    }
    let value = |kind: OperandKind, index: usize| {
        all.iter().filter(|it| it.0 == kind).nth(index).and_then(|it| module.constant(it.1))
    };
    let is_execution = op == Op::ControlBarrier || facts(op).group;
    for index in 0.. {
        let Some(number) = value(OperandKind::IdScope, index) else { break };
        let Some(scope) = Scope::from_u32(number) else {
            return Some(format!("has a scope of {number}, which does not exist"));
        };
        let is_of_memory = !(is_execution && index == 0);
        let has_vulkan_model = module.memory_model == spirv::MemoryModel::Vulkan as u32;
        if is_of_memory && scope == Scope::QueueFamily && !has_vulkan_model {
            return Some(
                "has the scope `QueueFamily` of the Vulkan memory model; use `-fspv-use-vulkan-memory-model`"
                    .into(),
            );
        }
        if !module.environment.is_vulkan {
            let is_of_group = matches!(scope, Scope::Workgroup | Scope::Subgroup);
            if !is_of_memory && op != Op::ControlBarrier && !is_of_group {
                return Some(format!("has the scope `{scope:?}`, which is neither Subgroup nor Workgroup"));
            }
            continue;
        }
        let (is_right, wanted) = match (is_of_memory, op) {
            (false, Op::ControlBarrier) => {
                (matches!(scope, Scope::Workgroup | Scope::Subgroup), "`Workgroup` (2) or `Subgroup` (3)")
            }
            (false, _) => (scope == Scope::Subgroup, "`Subgroup` (3)"),
            (true, _) => (scope != Scope::CrossDevice, "smaller than `CrossDevice`"),
        };
        if !is_right {
            return Some(format!("has the scope `{scope:?}`; for Vulkan it must be {wanted}"));
        }
        // A clock of the device orders no memory.
        let needs_more = scope == Scope::Device
            && op != Op::ReadClockKHR
            && has_vulkan_model
            && !module.has(Capability::VulkanMemoryModelDeviceScope);
        if needs_more {
            return Some(
                "has the scope `Device`, which requires the capability VulkanMemoryModelDeviceScope".into(),
            );
        }
        // Nobody else sees what one invocation orders.
        let mut semantics = (0..).map_while(|it| value(OperandKind::IdMemorySemantics, it));
        if is_of_memory && scope == Scope::Invocation && semantics.any(|it| it != 0) {
            return Some("has the scope `Invocation`, for which memory semantics are `Relaxed` (0)".into());
        }
    }
    for index in 0.. {
        let Some(number) = value(OperandKind::IdMemorySemantics, index) else { break };
        let bits = MemorySemantics::from_bits_retain(number);
        if let Some(what) = semantics(module, op, bits) {
            return Some(what);
        }
        let releases = bits.intersects(MemorySemantics::RELEASE | MemorySemantics::ACQUIRE_RELEASE);
        if matches!(op, Op::AtomicCompareExchange | Op::AtomicCompareExchangeWeak) && index == 1 && releases {
            return Some("cannot release where the values differ, as it writes nothing then".into());
        }
    }
    None
}

fn semantics(module: &Module<'_>, op: Op, bits: MemorySemantics) -> Option<String> {
    use MemorySemantics as S;
    let orders = bits & (S::ACQUIRE | S::RELEASE | S::ACQUIRE_RELEASE | S::SEQUENTIALLY_CONSISTENT);
    if orders.bits().count_ones() > 1 {
        return Some("has memory semantics with more than one order".into());
    }
    if op == Op::AtomicLoad && orders.intersects(S::RELEASE | S::ACQUIRE_RELEASE | S::SEQUENTIALLY_CONSISTENT)
    {
        return Some("cannot release what was written".into());
    }
    if matches!(op, Op::AtomicStore | Op::AtomicFlagClear)
        && orders.intersects(S::ACQUIRE | S::ACQUIRE_RELEASE | S::SEQUENTIALLY_CONSISTENT)
    {
        return Some("cannot acquire what others wrote".into());
    }
    if !module.environment.is_vulkan {
        return None;
    }
    let memories = S::UNIFORM_MEMORY | S::WORKGROUP_MEMORY | S::IMAGE_MEMORY | S::OUTPUT_MEMORY;
    let is_barrier = matches!(op, Op::MemoryBarrier | Op::ControlBarrier);
    if op == Op::MemoryBarrier && orders.is_empty() {
        return Some("has memory semantics without an order: acquire (2), release (4) or both (8)".into());
    }
    if !orders.is_empty() && !bits.intersects(memories) && (is_barrier || bits.bits() != 0) {
        return Some("has memory semantics with an order, but without memory that it is about: of buffers (0x40), groups (0x100), images (0x800) or outputs (0x1000)".into());
    }
    if orders.contains(S::SEQUENTIALLY_CONSISTENT) && module.memory_model == spirv::MemoryModel::Vulkan as u32
    {
        return Some("cannot be sequentially consistent with the Vulkan memory model".into());
    }
    None
}

fn atomic(module: &Module<'_>, op: Op, inst: &Inst<'_>) -> Option<String> {
    if !facts(op).atomic {
        return None;
    }
    if op == Op::AtomicCompareExchangeWeak && module.environment.version > (1, 3) {
        return Some("is no longer in this version of SPIR-V".into());
    }
    let pointer = module.type_of(inst.word(0));
    let Some((class, pointee)) = module.pointee(pointer) else {
        return (!module.is_unknown(pointer)).then(|| "takes a pointer as its first operand".into());
    };
    if op == Op::AtomicStore && pointee != module.type_of(inst.word(3)) {
        return Some(format!(
            "accesses {} as {}",
            quoted(&module.show(pointee)),
            quoted(&module.show(module.type_of(inst.word(3))))
        ));
    }
    let is_shared = matches!(
        class,
        Class::Uniform
            | Class::Workgroup
            | Class::Image
            | Class::StorageBuffer
            | Class::PhysicalStorageBuffer
            | Class::TaskPayloadWorkgroupEXT
    );
    let is_flag = matches!(op, Op::AtomicFlagTestAndSet | Op::AtomicFlagClear);
    if is_flag && !matches!(module.ty(pointee), Type::Int { bits: 32, .. }) {
        return Some("takes a pointer to an integer of 32 bits".into());
    }
    let is_of_kernels = matches!(class, Class::CrossWorkgroup | Class::Generic | Class::AtomicCounter);
    (!is_shared && (module.environment.is_vulkan || !is_of_kernels))
        .then(|| "takes a pointer to a buffer, an image or memory of the group".into())
}
