//! Facts about types, memory and operations that only passes need.

use super::*;
pub use crate::grammar::Effect;
use crate::spirv::Op as S;

/// The effect of `inst`.
pub fn effect(module: Types<'_>, function: &Function, inst: &Inst) -> Effect {
    match inst.op {
        Op::Core(S::Load) => {
            if inst.flags.contains(Flags::VOLATILE) {
                return Effect::Acts;
            }
            match inst.args.first() {
                Some(&pointer)
                    if !inst.flags.contains(Flags::COHERENT) && is_read_only(module, function, pointer) =>
                {
                    Effect::Pure
                }
                _ => Effect::Reads,
            }
        }
        Op::Parameter | Op::BlockParameter => Effect::Pure,
        // They stay where they are, and nobody waits for them.
        Op::DebugDeclare | Op::DebugValue => Effect::Reads,
        Op::Core(_) | Op::Unknown(_) | Op::Ext { .. } | Op::AtVertex => inst.op.facts().effect,
    }
}

/// Whether it only takes numbers, so that none of its arguments is a pointer, as most code does. For walks that look for what is
/// done with variables.
#[inline]
pub fn takes_numbers(inst: &Inst) -> bool {
    inst.op.facts().numbers && !inst.flags.contains(Flags::INLINE)
}

/// The interned parts of a module, so that functions can be borrowed separately.
#[derive(Clone, Copy)]
pub struct Types<'m> {
    pub types: &'m TypeTable,
    pub constants: &'m Interner<Constant>,
    pub globals: &'m Arena<Global>,
}

impl Module {
    pub fn interned(&self) -> Types<'_> {
        Types { types: &self.types, constants: &self.constants, globals: &self.globals }
    }
}

impl Types<'_> {
    pub fn constant_type(self, constant: ConstantId) -> Option<TypeId> {
        match &self.constants[constant] {
            Constant::Bool(_) => self.types.find(&Type::Bool),
            Constant::Undef(ty)
            | Constant::Null(ty)
            | Constant::Scalar { ty, .. }
            | Constant::Composite { ty, .. }
            | Constant::Spec { ty, .. }
            | Constant::SpecComposite { ty, .. }
            | Constant::SpecOp { ty, .. } => Some(*ty),
        }
    }

    pub fn arg_type(self, function: &Function, arg: Arg) -> Option<TypeId> {
        match arg {
            Arg::Value(value) => Some(function.values[value].ty),
            Arg::Constant(constant) => self.constant_type(constant),
            Arg::Global(global) => Some(self.globals[global].ty),
            Arg::Function(_) | Arg::Type(_) | Arg::Literal(_) | Arg::Text(_) => None,
        }
    }

    pub fn pointee(self, pointer: TypeId) -> Option<(StorageClass, TypeId)> {
        match self.types[pointer] {
            Type::Pointer { class, pointee } => Some((class, pointee)),
            _ => None,
        }
    }

    /// What an array, and an array of arrays, is of; any other type is itself.
    pub fn innermost(self, mut ty: TypeId) -> TypeId {
        while let Type::Array { element, .. } | Type::RuntimeArray { element, .. } = self.types[ty] {
            ty = element;
        }
        ty
    }

    /// The type of the `index`-th part of a composite; if all parts have one type, the index does not matter.
    pub fn part(self, ty: TypeId, index: u32) -> Option<TypeId> {
        match &self.types[ty] {
            Type::Vector { element, .. }
            | Type::Array { element, .. }
            | Type::RuntimeArray { element, .. }
            | Type::NodePayloads { record: element, .. } => Some(*element),
            Type::Matrix { column, .. } => Some(*column),
            Type::Struct(it) => it.members.get(index as usize).map(|it| it.ty),
            // Composites of extensions name the type of their components first.
            Type::User { operands, .. } => operands.iter().find_map(|it| match it {
                Operand::Type(ty) => Some(*ty),
                _ => None,
            }),
            _ => None,
        }
    }

    /// Whether it is a pointer to records of a work graph.
    pub fn is_of_nodes(self, ty: TypeId) -> bool {
        matches!(self.pointee(ty), Some((StorageClass::NODE_PAYLOAD, _)))
    }

    /// The number of parts of a composite; `None` if the length is only known when the pipeline is created.
    pub fn part_count(self, ty: TypeId) -> Option<u32> {
        match &self.types[ty] {
            Type::Vector { len, .. } => Some(*len),
            Type::Matrix { columns, .. } => Some(*columns),
            Type::Struct(it) => u32::try_from(it.members.len()).ok(),
            Type::Array { length, .. } => self.constant_bits(*length).and_then(|it| u32::try_from(it).ok()),
            _ => None,
        }
    }

    /// The bits of a scalar constant that is known at compile time.
    pub fn constant_bits(self, constant: ConstantId) -> Option<u64> {
        match &self.constants[constant] {
            Constant::Scalar { bits, .. } => Some(*bits),
            Constant::Bool(it) => Some(u64::from(*it)),
            Constant::Null(ty)
                if matches!(self.types[*ty], Type::Bool | Type::Int { .. } | Type::Float { .. }) =>
            {
                Some(0)
            }
            _ => None,
        }
    }

    pub fn index_of(self, arg: Arg) -> Option<u32> {
        arg.constant().and_then(|it| self.constant_bits(it)).and_then(|it| u32::try_from(it).ok())
    }

    /// Whether values of the type cannot be chosen at run time: images, samplers, pointers to buffers, and types that
    /// contain them.
    pub fn is_opaque(self, ty: TypeId) -> bool {
        self.types.contents(ty).is_opaque
    }

    /// Ray queries and other objects that can be in memory, and types that contain them.
    pub fn holds_object(self, ty: TypeId) -> bool {
        self.types.contents(ty).has_object
    }

    /// Whether SPIR-V cannot copy values of the type, although HLSL can.
    pub fn is_hit_object(self, ty: TypeId) -> bool {
        matches!(self.types[ty], Type::User { opcode, .. } if opcode == S::TypeHitObjectEXT as u16)
    }

    /// Whether a value of one type may stand where the other is expected until resources are legal: images differ in format
    /// where `vk::image_format` was given to one of them only, and a parameter need not say how long an array of resources
    /// is.
    pub fn stands_for(self, from: TypeId, to: TypeId) -> bool {
        let pair = (&self.types[from], &self.types[to]);
        from == to
            || matches!(pair, (Type::Image(_), Type::Image(_)))
            || matches!(
                pair,
                (
                    Type::Array { element: from, .. } | Type::RuntimeArray { element: from, .. },
                    Type::RuntimeArray { element: to, .. },
                ) if self.is_opaque(*from) && self.stands_for(*from, *to)
            )
    }

    /// Whether it is a hit object, or a struct or array with one.
    pub fn holds_hit_object(self, ty: TypeId) -> bool {
        self.types.contents(ty).has_hit_object
    }
}

/// What a pointer points into.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Root {
    Global(GlobalId),
    /// An [`spirv::Op::Variable`] of the function.
    Variable(ValueId),
    Parameter(ValueId),
    Unknown,
}

pub fn is_access_chain(op: Op) -> bool {
    matches!(op, Op::Core(S::AccessChain | S::InBoundsAccessChain))
}

pub fn root(function: &Function, mut pointer: Arg) -> Root {
    loop {
        match pointer {
            Arg::Global(global) => return Root::Global(global),
            Arg::Value(value) => {
                let inst = &function.values[value];
                match inst.op {
                    Op::Core(S::Variable) => return Root::Variable(value),
                    Op::Parameter => return Root::Parameter(value),
                    Op::Core(
                        S::AccessChain
                        | S::InBoundsAccessChain
                        | S::CopyObject
                        | S::ImageTexelPointer
                        | S::PtrAccessChain,
                    ) => match inst.args.first() {
                        Some(&next) => pointer = next,
                        None => return Root::Unknown,
                    },
                    _ => return Root::Unknown,
                }
            }
            _ => return Root::Unknown,
        }
    }
}

/// Whether nothing writes to the target of the pointer during the invocation.
pub fn is_read_only(module: Types<'_>, function: &Function, pointer: Arg) -> bool {
    match root(function, pointer) {
        Root::Global(global) => is_read_only_global(module, global),
        _ => false,
    }
}

pub fn is_read_only_global(module: Types<'_>, global: GlobalId) -> bool {
    let it = &module.globals[global];
    if it.decorations.iter().any(|it| it.is(spirv::Decoration::Volatile)) {
        return false;
    }
    let Some((class, pointee)) = module.pointee(it.ty) else { return false };
    match class {
        StorageClass::UNIFORM_CONSTANT | StorageClass::PUSH_CONSTANT | StorageClass::SHADER_RECORD_BUFFER => {
            true
        }
        // Helper lanes may start during the run.
        StorageClass::INPUT => !it.decorations.iter().any(|it| {
            it.is(spirv::Decoration::BuiltIn)
                && it.operands.first() == Some(&Operand::Literal(spirv::BuiltIn::HelperInvocation as u32))
        }),
        StorageClass::UNIFORM | StorageClass::STORAGE_BUFFER => {
            if it.decorations.iter().any(|it| it.is(spirv::Decoration::NonWritable)) {
                return true;
            }
            match &module.types[module.innermost(pointee)] {
                Type::Struct(it) => {
                    let writable = class == StorageClass::STORAGE_BUFFER
                        || it.decorations.iter().any(|it| it.is(spirv::Decoration::BufferBlock));
                    !writable || is_read_only_block(it)
                }
                _ => false,
            }
        }
        _ => false,
    }
}

/// Whether it is a buffer that is only read. Its members say so, as the type of such a buffer does in HLSL; `emit` says it of
/// the variable.
pub fn is_read_only_block(it: &Struct) -> bool {
    let has = |all: &[Decoration], kind| all.iter().any(|it| it.is(kind));
    let is_block = has(&it.decorations, spirv::Decoration::Block)
        || has(&it.decorations, spirv::Decoration::BufferBlock);
    is_block
        && !it.members.is_empty()
        && it.members.iter().all(|it| has(&it.decorations, spirv::Decoration::NonWritable))
}
