//! Types, capabilities and extensions, and how many operands anything has.

use crate::spirv::{self, Capability, Op, StorageClass};

use super::{
    layout,
    module::{Kind, Module, Type},
};
use crate::grammar::{self, Inst, OperandKind, versions};

/// Capabilities that no Vulkan device has: they are for kernels of OpenCL.
const OF_KERNELS: [Capability; 15] = [
    Capability::MemoryAccessAliasingINTEL,
    Capability::Addresses,
    Capability::Kernel,
    Capability::Vector16,
    Capability::Float16Buffer,
    Capability::ImageBasic,
    Capability::ImageReadWrite,
    Capability::ImageMipmap,
    Capability::Pipes,
    Capability::DeviceEnqueue,
    Capability::LiteralSampler,
    Capability::GenericPointer,
    Capability::SubgroupDispatch,
    Capability::NamedBarrier,
    Capability::PipeStorage,
];

/// Others that no Vulkan device has, whatever the extensions.
const NOT_OF_VULKAN: [Capability; 4] = [
    Capability::AtomicStorage,
    Capability::ImageRect,
    Capability::SampledRect,
    Capability::UniformDecoration,
];

/// Those that ask for declarations of a module that HLSL cannot make.
const OF_OTHER_MODULES: [Capability; 4] = [
    Capability::SpecConditionalINTEL,
    Capability::BindlessTextureNV,
    Capability::GraphARM,
    Capability::LongCompositesINTEL,
];

const FOR_KERNELS: &str = "is for kernels of OpenCL, and not for Vulkan";

pub(super) fn fault(module: &Module<'_>, op: Op, inst: &Inst<'_>) -> Option<String> {
    counts(op, inst)
        .or_else(|| kernels(module, op, inst))
        .or_else(|| capability(module, op, inst))
        .or_else(|| extension(module, op, inst))
        .or_else(|| types(module, op, inst))
        .or_else(|| group_operation(module, inst))
}

fn counts(op: Op, inst: &Inst<'_>) -> Option<String> {
    // What these take depends on a number among their operands.
    if matches!(op, Op::ExtInst | Op::SpecConstantOp | Op::Constant | Op::SpecConstant | Op::Switch) {
        return None;
    }
    let mut operands = inst.operands();
    while !operands.has_surplus() && operands.next().is_some() {}
    match (operands.is_complete(), operands.has_surplus()) {
        (true, _) => None,
        (_, true) => Some("has more operands than SPIR-V gives it".into()),
        _ => Some("lacks operands".into()),
    }
}

/// Whether everything that an instruction or an enumerant can do without is for kernels.
fn is_for_kernels(needs: &[Capability]) -> bool {
    !needs.is_empty() && needs.iter().all(|it| OF_KERNELS.contains(it))
}

fn kernels(module: &Module<'_>, op: Op, inst: &Inst<'_>) -> Option<String> {
    if !module.environment.is_vulkan {
        return None;
    }
    if op == Op::Capability {
        return OF_KERNELS.iter().any(|it| *it as u32 == inst.word(0)).then(|| FOR_KERNELS.into());
    }
    let is_one = inst.grammar.is_some_and(|it| is_for_kernels(it.capabilities));
    // Pointers are converted through buffers' addresses, too.
    let has_other = module.has(Capability::PhysicalStorageBufferAddresses)
        && matches!(op, Op::ConvertPtrToU | Op::ConvertUToPtr);
    let operand =
        inst.operands().filter(|it| !matches!(it.0, OperandKind::LinkageType)).any(|(kind, words)| {
            !kind.is_id() && kind.enumerants(words[0]).any(|it| is_for_kernels(it.capabilities))
        });
    (is_one && !has_other || operand).then(|| FOR_KERNELS.into())
}

/// Operations of a group, of which each asks for something, and the packing of vectors.
fn group_operation(module: &Module<'_>, inst: &Inst<'_>) -> Option<String> {
    let is_one =
        |it: OperandKind| matches!(it, OperandKind::GroupOperation | OperandKind::PackedVectorFormat);
    let (kind, words) = inst.operands().find(|it| is_one(it.0))?;
    let Some(operation) = kind.enumerant(words[0]) else {
        return Some(format!("has an operand of {}, which does not exist", words[0]));
    };
    if !matches!(kind, OperandKind::GroupOperation) {
        return None;
    }
    let names: Vec<String> = operation.capabilities.iter().map(|it| format!("{it:?}")).collect();
    // The extension that has this one widens what may be done with a group.
    let is_widened =
        module.has(Capability::Groups) && words[0] <= spirv::GroupOperation::ExclusiveScan as u32;
    (!is_widened && !module.has_one_of(operation.capabilities)).then(|| {
        let name = spirv::GroupOperation::from_u32(words[0]).map_or("".into(), |it| format!("{it:?}"));
        format!("has the operation {name}, which requires the capability {}", names.join(" or "))
    })
}

pub(super) fn too_new(needed: versions::Version) -> Option<String> {
    let ((major, minor), target) = (needed, versions::first_target(needed));
    Some(format!("requires SPIR-V {major}.{minor}; use `-fspv-target-env={target}`"))
}

fn extension(module: &Module<'_>, op: Op, inst: &Inst<'_>) -> Option<String> {
    let name = (op == Op::Extension).then(|| grammar::string(inst.words))?;
    let needed = versions::of_extension(&name);
    (module.environment.version < needed).then(|| too_new(needed)).flatten()
}

fn capability(module: &Module<'_>, op: Op, inst: &Inst<'_>) -> Option<String> {
    let capability = Capability::from_u32(inst.word(0)).filter(|_| op == Op::Capability)?;
    let needed = versions::of_capability(capability);
    if module.environment.version < needed {
        return too_new(needed);
    }
    if OF_OTHER_MODULES.contains(&capability) {
        return Some("requires declarations that inline SPIR-V cannot make".into());
    }
    if capability == Capability::CooperativeMatrixKHR && !module.has(Capability::VulkanMemoryModel) {
        return Some("requires the Vulkan memory model; use `-fspv-use-vulkan-memory-model`".into());
    }
    if !module.environment.is_vulkan {
        return None;
    }
    // A library of functions without entry points has it, and so has one that exports functions beside them.
    if capability == Capability::Linkage && module.has_entries && !module.links {
        return Some("is for modules that are linked with others, and not for Vulkan".into());
    }
    NOT_OF_VULKAN.contains(&capability).then(|| "is not a capability of Vulkan".into())
}

fn types(module: &Module<'_>, op: Op, inst: &Inst<'_>) -> Option<String> {
    let word = |index: usize| inst.word(index);
    let is_void = |ty: u32| module.ty(ty) == Type::Void;
    let not_a_type = || Some("is made of something that is not a type".into());
    match op {
        Op::TypeInt => match (word(0), word(1)) {
            // Vulkan has no kernels, which is reported where there is one.
            (8 | 16 | 32 | 64, 1)
                if !module.environment.is_vulkan && module.has_one_of(&[Capability::Kernel]) =>
            {
                Some("is signed, which the capability Kernel does not allow".into())
            }
            (8 | 16 | 32 | 64, 0 | 1) => None,
            (8 | 16 | 32 | 64, _) => Some("has a sign that is neither 0 nor 1".into()),
            (bits, _) => Some(format!("has {bits} bits, not 8, 16, 32 or 64")),
        },
        Op::TypeFloat if inst.words.len() == 1 => {
            (!matches!(word(0), 16 | 32 | 64)).then(|| format!("has {} bits, not 16, 32 or 64", word(0)))
        }
        Op::TypeFloat => {
            use spirv::FPEncoding as E;
            let bits = match E::from_u32(word(1))? {
                E::BFloat16KHR => 16,
                E::Float8E4M3EXT | E::Float8E5M2EXT | E::Float8UnsignedE8M0EXT | E::MXInt8EXT => 8,
                E::Float6E2M3EXT | E::Float6E3M2EXT => 6,
                E::Float4E2M1EXT => 4,
            };
            (word(0) != bits).then(|| format!("has {} bits, where its encoding has {bits}", word(0)))
        }
        Op::TypeVector => {
            if !module.is_type(word(0)) {
                return not_a_type();
            }
            let is_scalar = module.shape(word(0)).is_some_and(|it| it.len == 1);
            let is_vector = matches!(module.ty(word(0)), Type::Vector { .. });
            let is_long = !(2..=4).contains(&word(1));
            // Extensions have other vectors.
            let may_be_long = module.capabilities.iter().any(|it| Capability::from_u32(*it).is_none());
            match (is_scalar && !is_vector, is_long && !may_be_long) {
                (false, _) => (!module.is_unknown(word(0)) || is_vector)
                    .then(|| "has components that are not scalars".into()),
                (_, true) => Some(format!("has {} components, not 2, 3 or 4", word(1))),
                _ => None,
            }
        }
        Op::TypeMatrix => {
            let column = module.shape(word(0));
            let is_right = column.is_some_and(|it| it.kind == Kind::Float && it.len > 1);
            (!is_right || !(2..=4).contains(&word(1))).then(|| "has 2 to 4 columns, vectors of floats".into())
        }
        Op::TypeArray => {
            if !module.is_type(word(0)) {
                return not_a_type();
            }
            if is_void(word(0)) {
                return Some("has elements of type `void`".into());
            }
            let is_number = module.shape(module.type_of(word(1))).is_some_and(|it| it.kind == Kind::Int);
            if !is_number || !module.is_constant(word(1)) {
                return Some("has a length that is not a constant integer".into());
            }
            (module.constant(word(1)) == Some(0)).then(|| "has no elements".into())
        }
        Op::TypeRuntimeArray | Op::TypeSampledImage if !module.is_type(word(0)) => not_a_type(),
        Op::TypeRuntimeArray => is_void(word(0)).then(|| "has elements of type `void`".into()),
        Op::TypeSampledImage => {
            let is_right = match module.ty(word(0)) {
                Type::Image(image) => image.sampled != 2,
                other => other == Type::Other,
            };
            (!is_right).then(|| "is made of an image to be sampled".into())
        }
        Op::TypeStruct => {
            if inst.words.iter().any(|it| !module.is_type(*it) && module.definition(*it).is_some()) {
                return not_a_type();
            }
            if inst.words.iter().any(|it| is_void(*it)) {
                return Some("has a member of type `void`".into());
            }
            if inst.words.iter().any(|it| module.built_in_members.contains_key(it)) {
                return Some("has a member whose own members are system values".into());
            }
            let is_endless = |it: &u32| matches!(module.ty(*it), Type::RuntimeArray { .. });
            if module.environment.is_vulkan
                && !module.blocks.contains(&inst.result)
                && inst.words.iter().any(is_endless)
            {
                return Some("has an array without a length, and is not a block".into());
            }
            let has_opaque = inst.words.iter().any(|it| is_opaque(module, *it));
            (has_opaque && module.environment.is_vulkan)
                .then(|| "has an image or a sampler as a member, which Vulkan does not allow".into())
        }
        Op::TypePointer => {
            let class = StorageClass::from_u32(word(0));
            let is_block = class.is_some_and(|it| LAID_OUT.contains(&it)) && module.blocks.contains(&word(1));
            // Behind an address, nothing says that a struct is a block.
            let is_memory = is_block || class == Some(StorageClass::PhysicalStorageBuffer);
            let is_uniform = class == Some(StorageClass::Uniform) && !module.buffer_blocks.contains(&word(1));
            is_memory.then(|| layout::fault(module, word(1), is_uniform)).flatten()
        }
        Op::TypeImage => image(module, inst),
        Op::TypeCooperativeMatrixKHR => {
            let is_integer = |it: &u32| {
                module.shape(module.type_of(*it)).is_some_and(|it| it.kind == Kind::Int && it.len == 1)
            };
            let are_integers = inst.words.iter().skip(1).all(is_integer);
            (!are_integers).then(|| "takes integers as its scope, rows, columns and use".into())
        }
        _ => None,
    }
}

/// Where each member of a block has an offset.
const LAID_OUT: [StorageClass; 4] = [
    StorageClass::Uniform,
    StorageClass::StorageBuffer,
    StorageClass::PushConstant,
    StorageClass::ShaderRecordBufferKHR,
];

/// An image or a sampler, or an array of such.
fn is_opaque(module: &Module<'_>, ty: u32) -> bool {
    matches!(module.ty(module.innermost(ty)), Type::Image(_) | Type::Sampler | Type::SampledImage { .. })
}

fn image(module: &Module<'_>, inst: &Inst<'_>) -> Option<String> {
    let [texel, dim, depth, arrayed, multisampled, sampled, format, ..] = *inst.words else { return None };
    let is_number = match module.ty(texel) {
        Type::Int { bits, .. } => bits == 32 || bits == 64,
        Type::Float { bits } => bits == 32 || bits == 16,
        Type::Void => !module.environment.is_vulkan,
        Type::Other => true,
        _ => false,
    };
    if !is_number {
        return Some(format!("has texels of type `{}`", module.show(texel)));
    }
    if depth > 2 || arrayed > 1 || multisampled > 1 || sampled > 2 {
        return Some("has an operand that is out of range".into());
    }
    // What a fragment reads of its own place has the format of the attachment.
    let is_attachment = matches!(
        spirv::Dim::from_u32(dim),
        Some(spirv::Dim::DimSubpassData | spirv::Dim::DimTileImageDataEXT)
    );
    if is_attachment && (sampled != 2 || format != spirv::ImageFormat::Unknown as u32) {
        return Some("of an attachment must be storage (2), and of no format of its own (0)".into());
    }
    (sampled == 0 && module.environment.is_vulkan)
        .then(|| "must say, for Vulkan, whether it is sampled (1) or storage (2)".into())
}
