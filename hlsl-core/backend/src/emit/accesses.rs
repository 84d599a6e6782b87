//! What an access says of the memory it is about: its alignment behind an address and, under the Vulkan memory model, who
//! else sees it.
//!
//! That model takes every access for the invocation's own unless an operand says otherwise, where the older one has
//! decorations of variables. What a group shares is made available and visible to the group by each access, and what is
//! `globallycoherent` to the queue family. Other memory that may be written is ordered by barriers, which make it available
//! and visible themselves: as in HLSL, a group sees it where it waits.

use crate::spirv::{self, Decoration, MemorySemantics, Scope};

use super::{Emitter, section::Words};
use crate::{
    grammar::{self, OperandKind},
    ir::{
        self, Arg, Constant, Flags, Function, Inst, Op, StorageClass, Type, ValueId,
        facts::{self, Root},
    },
    stage::Stage,
};

/// Who sees what an access reads or writes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sharing {
    /// The invocation, as far as the module says.
    Own,
    /// Others, behind a barrier.
    Ordered,
    /// All of the scope.
    Within(Scope),
}

/// Memory of resources, in the semantics of barriers.
const OF_RESOURCES: MemorySemantics = MemorySemantics::UNIFORM_MEMORY.union(MemorySemantics::IMAGE_MEMORY);

impl Emitter<'_> {
    /// The memory operands of an access, but for those that the shader wrote.
    pub(super) fn memory_operands(&mut self, function: &Function, op: spirv::Op, inst: &Inst) {
        use crate::spirv::MemoryAccess as Bits;
        let (to, from, given) = match (op, inst.args.as_slice()) {
            (spirv::Op::Load, &[from, ref given @ ..])
            | (spirv::Op::CooperativeMatrixLoadKHR, &[from, _, _, ref given @ ..]) => {
                (None, Some(from), given)
            }
            (spirv::Op::Store, &[to, _, ref given @ ..])
            | (spirv::Op::CooperativeMatrixStoreKHR, &[to, _, _, _, ref given @ ..]) => {
                (Some(to), None, given)
            }
            (spirv::Op::CopyMemory, &[to, from, ref given @ ..]) => (Some(to), Some(from), given),
            _ => return,
        };
        // Written by lowering, or as inline SPIR-V. Only an alignment has an operand before what is added here.
        if given
            .first()
            .is_some_and(|it| it.literal().is_none_or(|it| it >= Bits::MAKE_POINTER_AVAILABLE.bits()))
        {
            return;
        }
        let (mut mask, mut alignment, mut operands) = (Bits::NONE, None, Words::new());
        for (pointer, makes) in [(to, Bits::MAKE_POINTER_AVAILABLE), (from, Bits::MAKE_POINTER_VISIBLE)] {
            let Some(pointer) = pointer else { continue };
            if self.is_volatile(function, pointer) || inst.flags.contains(Flags::VOLATILE) {
                mask |= Bits::VOLATILE;
            }
            let here = self.needed_alignment(function, pointer).filter(|_| given.is_empty());
            alignment = alignment.map_or(here, |it: u32| Some(it.min(here.unwrap_or(it))));
            let sharing = match self.class(function, pointer) {
                // A handle.
                Some(StorageClass::UNIFORM_CONSTANT) => Sharing::Own,
                _ => self.sharing(function, pointer),
            };
            if sharing != Sharing::Own {
                mask |= Bits::NON_PRIVATE_POINTER;
            }
            if let Sharing::Within(scope) = sharing {
                mask |= makes;
                operands.push(self.uint(scope as u32));
            }
        }
        if let Some(alignment) = alignment {
            mask |= Bits::ALIGNED;
            operands.insert(0, alignment);
        }
        if mask == Bits::NONE {
            return;
        }
        let place = self.out.functions.words().len() - given.len();
        match self.out.functions.word_mut(place) {
            Some(known) => *known |= mask.bits(),
            None => self.out.functions.word(mask.bits()),
        }
        self.out.functions.extend(&operands);
    }

    /// The image operands of an access to a storage image under the Vulkan memory model. The operands start at `first`.
    pub(super) fn texel_operands(&mut self, function: &Function, op: spirv::Op, inst: &Inst, first: usize) {
        use crate::spirv::ImageOperands as Bits;
        let (fixed, makes) = match op {
            spirv::Op::ImageRead | spirv::Op::ImageSparseRead => (2, Bits::MAKE_TEXEL_VISIBLE),
            spirv::Op::ImageWrite => (3, Bits::MAKE_TEXEL_AVAILABLE),
            _ => return,
        };
        let image = inst.args.first().and_then(|it| it.value()).map(|it| &function.values[it]);
        let pointer = image.filter(|it| it.is(spirv::Op::Load)).and_then(|it| it.args.first().copied());
        let Some(pointer) = pointer else { return };
        let mut mask = Bits::NONE;
        let sharing = self.sharing(function, pointer);
        if sharing != Sharing::Own {
            mask |= Bits::NON_PRIVATE_TEXEL;
        }
        if matches!(sharing, Sharing::Within(_)) {
            mask |= makes;
        }
        if self.is_volatile(function, pointer) {
            mask |= Bits::VOLATILE_TEXEL;
        }
        if mask == Bits::NONE {
            return;
        }
        match self.out.functions.word_mut(first + fixed) {
            Some(known) => *known |= mask.bits(),
            None => self.out.functions.word(mask.bits()),
        }
        // No higher bit has an operand, so the scope comes last.
        if let Sharing::Within(scope) = sharing {
            let scope = self.uint(scope as u32);
            self.out.functions.word(scope);
        }
    }

    /// The numbers that stand in place of a barrier's or an atomic operation's scope and semantics under the Vulkan memory
    /// model, and where the scope is; the semantics follow it.
    pub(super) fn orders(&self, op: spirv::Op, inst: &Inst) -> Option<(usize, [Option<u32>; 2])> {
        use MemorySemantics as Bits;
        if !self.settings.vulkan_memory_model {
            return None;
        }
        let operands = grammar::instruction(op as u16)?.operands;
        let kinds = operands.iter().map(|it| it.kind());
        let mut kinds = kinds.filter(|it| !matches!(it, OperandKind::IdResultType | OperandKind::IdResult));
        let at = kinds.position(|it| it == OperandKind::IdMemorySemantics)?.checked_sub(1)?;
        let number = |at: usize| inst.args.get(at).and_then(|&it| self.module.interned().index_of(it));
        let given = number(at);
        // The scope Device takes a feature of its own, which a shader that means it asks for.
        let means_device = spirv::Capability::VulkanMemoryModelDeviceScope as u32;
        let is_wide =
            given == Some(Scope::Device as u32) && !self.module.capabilities.contains(&means_device);
        let mut scope = is_wide.then_some(Scope::QueueFamily as u32);
        if !matches!(op, spirv::Op::ControlBarrier | spirv::Op::MemoryBarrier) {
            return Some((at, [scope, None]));
        }
        let mut orders = Bits::from_bits_retain(number(at + 1)?);
        if orders.intersects(OF_RESOURCES) {
            let (releases, acquires) =
                (Bits::RELEASE | Bits::ACQUIRE_RELEASE, Bits::ACQUIRE | Bits::ACQUIRE_RELEASE);
            orders.set(Bits::MAKE_AVAILABLE, orders.intersects(releases));
            orders.set(Bits::MAKE_VISIBLE, orders.intersects(acquires));
        }
        // Between the control points of a patch and its constants.
        let is_of_patch = orders.is_empty() && given == Some(Scope::Invocation as u32);
        if is_of_patch && self.module.entries.iter().any(|it| it.stage == Stage::Hull) {
            orders = Bits::ACQUIRE_RELEASE | Bits::OUTPUT_MEMORY;
            scope = Some(Scope::Workgroup as u32);
        }
        Some((at, [scope, Some(orders.bits())]))
    }

    /// Whether an access must say that it is volatile: under the older memory model, the variable's decoration does.
    fn is_volatile(&self, function: &Function, pointer: Arg) -> bool {
        self.settings.vulkan_memory_model
            && self.variable(function, pointer).is_some_and(|it| is_decorated(it, Decoration::Volatile))
    }

    fn class(&self, function: &Function, pointer: Arg) -> Option<StorageClass> {
        let types = self.module.interned();
        types.arg_type(function, pointer).and_then(|it| types.pointee(it)).map(|it| it.0)
    }

    /// Who sees what is behind a pointer.
    fn sharing(&self, function: &Function, pointer: Arg) -> Sharing {
        let types = self.module.interned();
        let ty = types.arg_type(function, pointer).and_then(|it| types.pointee(it));
        let Some((class, pointee)) = ty.filter(|_| self.settings.vulkan_memory_model) else {
            return Sharing::Own;
        };
        let is_image = class == StorageClass::UNIFORM_CONSTANT;
        match class {
            StorageClass::WORKGROUP => return Sharing::Within(Scope::Workgroup),
            StorageClass::UNIFORM | StorageClass::STORAGE_BUFFER | StorageClass::PHYSICAL_STORAGE_BUFFER => {}
            StorageClass::UNIFORM_CONSTANT => match &self.module.types[pointee] {
                Type::Image(it) if it.dim != spirv::Dim::DimSubpassData => {}
                _ => return Sharing::Own,
            },
            _ => return Sharing::Own,
        }
        // Inline SPIR-V may decorate what is not shared, too.
        let is_coherent = match self.variable(function, pointer) {
            Some(variable) => is_decorated(variable, Decoration::Coherent),
            // A parameter stands for whatever the callers pass.
            None => self.module.globals.values().any(|it| {
                types.pointee(it.ty).is_some_and(|it| it.0 == class) && is_decorated(it, Decoration::Coherent)
            }),
        };
        if is_coherent {
            return Sharing::Within(Scope::QueueFamily);
        }
        let may_be_written = is_image || !facts::is_read_only(types, function, pointer);
        if may_be_written && *self.orders_resources.get_or_init(|| orders_resources(self.module)) {
            Sharing::Ordered
        } else {
            Sharing::Own
        }
    }

    /// The variable that a pointer points into.
    fn variable(&self, function: &Function, pointer: Arg) -> Option<&ir::Global> {
        match facts::root(function, pointer) {
            Root::Global(global) => Some(&self.module.globals[global]),
            _ => None,
        }
    }

    /// The alignment that an access through an address must state if the shader stated none: what is known of the address,
    /// and at least that of the widest scalar.
    fn needed_alignment(&self, function: &Function, pointer: Arg) -> Option<u32> {
        let Arg::Value(value) = pointer else { return None };
        match self.module.types[function.values[value].ty] {
            Type::Pointer { class: StorageClass::PHYSICAL_STORAGE_BUFFER, pointee } => {
                // What holds no numbers is of opaque things, which are one word at least.
                let least =
                    Some(self.module.types.contents(pointee).widest).filter(|it| *it != 0).unwrap_or(4);
                Some(least.max(self.known_alignment(function, value).unwrap_or(least)))
            }
            _ => None,
        }
    }

    /// The largest power of two that divides an address and what is added to it, if the shader says that of the address.
    fn known_alignment(&self, function: &Function, pointer: ValueId) -> Option<u32> {
        let types = self.module.interned();
        let mut chains = Vec::new();
        let mut at = pointer;
        let address = loop {
            let inst = &function.values[at];
            match inst.op {
                Op::Core(spirv::Op::ConvertUToPtr) => break inst,
                op if facts::is_access_chain(op) => chains.push(inst.args.get(1..)?),
                Op::Core(spirv::Op::CopyObject) => {}
                _ => return None,
            }
            at = inst.args.first()?.value()?;
        };
        let mut alignment = address.args.get(1)?.literal()?;
        let (mut offset, mut matrix) = (0_u32, None);
        let mut ty = types.pointee(address.ty)?.1;
        for &index in chains.into_iter().rev().flatten() {
            let known = types.index_of(index);
            let step = match &self.module.types[ty] {
                Type::Struct(it) => {
                    let member = it.members.get(known? as usize)?;
                    matrix = member.matrix;
                    offset = offset.wrapping_add(member.offset?);
                    ty = member.ty;
                    continue;
                }
                Type::Array { stride, .. } | Type::RuntimeArray { stride, .. } => (*stride)?,
                Type::Matrix { column, .. } => match matrix {
                    Some(it) if !it.row_major => it.stride,
                    _ => self.module.types.contents(*column).widest,
                },
                Type::Vector { element, .. } => match matrix {
                    Some(it) if it.row_major => it.stride,
                    _ => self.module.types.contents(*element).widest,
                },
                _ => return None,
            };
            match known {
                Some(known) => offset = offset.wrapping_add(known.wrapping_mul(step)),
                None => alignment = alignment.min(1 << step.trailing_zeros().min(31)),
            }
            ty = types.part(ty, known.unwrap_or(0))?;
        }
        Some(alignment.min(1 << offset.trailing_zeros().min(31)))
    }

    /// The type of unsigned words, which a module may not have interned.
    pub(super) fn uint_type(&mut self) -> u32 {
        match self.module.types.find(&Type::Int { width: 32, signed: false }) {
            Some(ty) => self.type_id(ty),
            None => self.own_type(spirv::Op::TypeInt, &[32, 0]),
        }
    }

    /// An unsigned number, for what the module has no constant for.
    pub(super) fn uint(&mut self, value: u32) -> u32 {
        if let Some(&known) = self.uints.get(&value) {
            return known;
        }
        let uint = self.module.types.find(&Type::Int { width: 32, signed: false });
        let known =
            uint.and_then(|ty| self.module.constants.find(&Constant::Scalar { ty, bits: value.into() }));
        let id = match known {
            Some(constant) => self.constant_id(constant),
            None => {
                let ty = self.uint_type();
                let id = self.fresh();
                self.out.globals.push(spirv::Op::Constant, &[ty, id, value]);
                id
            }
        };
        self.uints.insert(value, id);
        id
    }
}

/// Whether the shader has barriers for the memory of resources.
fn orders_resources(module: &ir::Module) -> bool {
    let of_function = |it: &Function| {
        let mut all =
            it.order.iter().flat_map(|&block| &it.blocks[block].values).map(|&value| &it.values[value]);
        all.any(|inst| {
            let is_barrier =
                matches!(inst.op, Op::Core(spirv::Op::ControlBarrier | spirv::Op::MemoryBarrier));
            let semantics = inst.args.last().filter(|_| is_barrier);
            let semantics = semantics.and_then(|&it| module.interned().index_of(it)).unwrap_or(0);
            MemorySemantics::from_bits_retain(semantics).intersects(OF_RESOURCES)
        })
    };
    module.functions.values().any(of_function)
}

fn is_decorated(global: &ir::Global, kind: Decoration) -> bool {
    global.decorations.iter().any(|it| it.is(kind))
}
