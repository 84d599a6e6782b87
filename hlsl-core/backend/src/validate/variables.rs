//! Variables, and what decorations may be about.

use crate::spirv::{
    self, BuiltIn, Capability, Decoration as D, ExecutionModel as M, FPFastMathMode as FastMath, Op,
    StorageClass as Class,
};
use rustc_hash::FxHashSet;

use super::{
    declarations::too_new,
    images::is_resource,
    module::{Kind, Module, Shape, Type},
    unknown_value,
};
use crate::grammar::{Inst, OperandKind};

pub(super) fn fault(module: &Module<'_>, op: Op, inst: &Inst<'_>, is_in_function: bool) -> Option<String> {
    match op {
        Op::Variable => variable(module, inst, is_in_function),
        Op::Decorate | Op::DecorateId | Op::DecorateString => decoration(module, op, inst),
        Op::MemberDecorate | Op::MemberDecorateString => member_decoration(module, op, inst),
        _ => None,
    }
}

/// Storage classes that neither the host nor other pixels see.
const HOLDS_BOOLS: [Class; 13] = [
    Class::Workgroup,
    Class::CrossWorkgroup,
    Class::Private,
    Class::Function,
    Class::Input,
    Class::Output,
    Class::RayPayloadKHR,
    Class::IncomingRayPayloadKHR,
    Class::HitAttributeKHR,
    Class::CallableDataKHR,
    Class::IncomingCallableDataKHR,
    Class::NodePayloadAMDX,
    Class::TaskPayloadWorkgroupEXT,
];

const NOT_OF_VULKAN: [Class; 5] = [
    Class::CrossWorkgroup,
    Class::AtomicCounter,
    Class::CodeSectionINTEL,
    Class::DeviceOnlyALTERA,
    Class::HostOnlyALTERA,
];

fn variable(module: &Module<'_>, inst: &Inst<'_>, is_in_function: bool) -> Option<String> {
    let class = Class::from_u32(inst.word(0))?;
    let Some((of, pointee)) = module.pointee(inst.result_type) else {
        return (!module.is_unknown(inst.result_type)).then(|| "is not a pointer".into());
    };
    if of != class {
        return Some("has a storage class that differs from its pointer type's".into());
    }
    match (class == Class::Function, is_in_function) {
        (true, false) => return Some("has the storage class Function, but is not in a function".into()),
        (false, true) => return Some(format!("has the storage class {class:?}, but is in a function")),
        _ => {}
    }
    if is_laid_out_for_nothing(module, class, pointee) {
        return Some(format!(
            "has the storage class {class:?}, but its type has a member with an Offset, which Vulkan allows only in memory \
             shared with the host; without `-Od` the variable may be optimized away"
        ));
    }
    let holds_bools = || module.is_any_part(pointee, |it| matches!(module.ty(it), Type::Bool));
    let is_built_in = module.times_decorated(inst.result, None, D::BuiltIn) > 0
        || module.built_in_members.contains_key(&module.innermost(pointee));
    if matches!(class, Class::Input | Class::Output) && !is_built_in && holds_bools() {
        return Some("is a Boolean, which stages do not pass on".into());
    }
    if !HOLDS_BOOLS.contains(&class) && holds_bools() {
        return Some(format!("has the storage class {class:?}, which cannot hold Booleans"));
    }
    if matches!(class, Class::PhysicalStorageBuffer | Class::Generic) {
        return Some(format!("has the storage class {class:?}, which only pointers have"));
    }
    let needed = OperandKind::StorageClass.enumerant(class as u32).map_or(&[][..], |it| it.capabilities);
    if !module.has_one_of(needed) && !needed.contains(&Capability::Kernel) {
        let names: Vec<String> = needed.iter().map(|it| format!("{it:?}")).collect();
        return Some(format!(
            "has the storage class {class:?}, which requires the capability {}",
            names.join(" or ")
        ));
    }
    if let Some((of, _)) = module.pointee(module.innermost(pointee))
        && of != Class::PhysicalStorageBuffer
    {
        return Some("holds a buffer, but is not one itself".into());
    }
    let is_bound = |it: D| module.times_decorated(inst.result, None, it) > 0;
    let is_tile = class == Class::TileAttachmentQCOM;
    if is_tile && !(is_bound(D::Binding) && is_bound(D::DescriptorSet)) {
        return Some("has the storage class TileAttachmentQCOM, but no binding; use `vk::binding`".into());
    }
    if !module.environment.is_vulkan {
        return None;
    }
    if NOT_OF_VULKAN.contains(&class) {
        return Some(format!("has the storage class {class:?}, which Vulkan does not have"));
    }
    if !is_resource(module, class, pointee) {
        return Some(match class {
            Class::UniformConstant => {
                "has the storage class UniformConstant, but is not an image or a sampler".into()
            }
            _ => format!("has the storage class {class:?}, but is not a struct"),
        });
    }
    if is_bound(D::Binding) != is_bound(D::DescriptorSet) && module.has_entries {
        let (has, lacks) = match is_bound(D::Binding) {
            true => ("Binding", "DescriptorSet"),
            false => ("DescriptorSet", "Binding"),
        };
        return Some(format!("has a {has}, but no {lacks}; give it both"));
    }
    let block = module.innermost(pointee);
    let is_interface = matches!(class, Class::Input | Class::Output)
        && module.has_entries
        && !matches!(module.ty(block), Type::Other | Type::Struct([]));
    // Of structs, the members may say it.
    if is_interface && !module.located.contains(&inst.result) && !module.located.contains(&block) {
        return Some(format!(
            "has the storage class {class:?}, but neither a location nor a built-in meaning"
        ));
    }
    let is_of_blocks = matches!(class, Class::Uniform | Class::StorageBuffer | Class::PushConstant);
    (is_of_blocks && matches!(module.ty(block), Type::Struct(_)) && !module.blocks.contains(&block))
        .then(|| format!("has the storage class {class:?}, but its struct is not a block; declare a buffer"))
}

/// Whether members have offsets in a variable whose memory nobody else sees.
fn is_laid_out_for_nothing(module: &Module<'_>, class: Class, ty: u32) -> bool {
    if !module.environment.is_vulkan || !matches!(class, Class::Function | Class::Private) {
        return false;
    }
    let has_offset =
        |ty: u32, members: &[u32]| (0..members.len() as u32).any(|it| module.placed.contains_key(&(ty, it)));
    module.is_any_part(ty, |ty| matches!(module.ty(ty), Type::Struct(members) if has_offset(ty, members)))
}

/// What a decoration may be about.
#[derive(Clone, Copy)]
enum About {
    Struct,
    ArrayOrPointer,
    /// A member of a struct only.
    Member,
    /// A variable of one of these storage classes.
    Variable(&'static [Class]),
    SpecConstant,
    Instruction,
    /// All variables but inputs and outputs.
    Memory,
}

const INTERFACE: &[Class] = &[Class::Input, Class::Output];
const INPUT: &[Class] = &[Class::Input];
const OUTPUT: &[Class] = &[Class::Output];
const IMAGES: &[Class] = &[Class::UniformConstant];

/// What the members of structs do not have.
const NOT_OF_MEMBERS: &[D] = &[
    D::SpecId,
    D::Block,
    D::BufferBlock,
    D::ArrayStride,
    D::GLSLShared,
    D::GLSLPacked,
    D::CPacked,
    D::Aliased,
    D::Uniform,
    D::UniformId,
    D::Index,
    D::Binding,
    D::DescriptorSet,
    D::FuncParamAttr,
    D::FPRoundingMode,
    D::FPFastMathMode,
    D::LinkageAttributes,
    D::NoContraction,
    D::InputAttachmentIndex,
    D::Alignment,
    D::MaxByteOffset,
    D::NoSignedWrap,
    D::NoUnsignedWrap,
    D::NonUniform,
    D::RestrictPointer,
    D::AliasedPointer,
    D::CounterBuffer,
];

fn member_decoration(module: &Module<'_>, op: Op, inst: &Inst<'_>) -> Option<String> {
    let kind = D::from_u32(inst.word(2))?;
    if let Some(what) = bad_operand(module, op, kind, inst) {
        return Some(what);
    }
    let parameters = OperandKind::Decoration.enumerant(inst.word(2))?.parameters;
    let is_misplaced = NOT_OF_MEMBERS.contains(&kind) || parameters.iter().any(|it| it.kind().is_id());
    if is_misplaced {
        return Some("is not a decoration of members".into());
    }
    if let Some(what) = repeated(module, inst.word(0), Some(inst.word(1)), kind) {
        return Some(what);
    }
    // A struct of built-ins has nothing else, and no place in a buffer.
    let ty = inst.word(0);
    let is_mixed = kind == D::BuiltIn
        && module.built_in_members.get(&ty).map_or(0, FxHashSet::len)
            < module.part_count(ty).unwrap_or(0) as usize;
    let is_in_buffer = module.environment.is_vulkan && module.placed.contains_key(&(ty, inst.word(1)));
    (is_mixed || is_in_buffer && matches!(kind, D::BuiltIn | D::Component | D::Invariant))
        .then(|| "is for inputs and outputs of entry points".into())
}

const TARGETS: &[(&[D], About)] = &[
    (&[D::Block, D::BufferBlock, D::GLSLShared, D::GLSLPacked, D::CPacked], About::Struct),
    (&[D::ArrayStride], About::ArrayOrPointer),
    // Offset is one of variables, too: of what an amplification shader passes on.
    (&[D::MatrixStride, D::RowMajor, D::ColMajor], About::Member),
    (
        &[
            D::Flat,
            D::NoPerspective,
            D::Centroid,
            D::Sample,
            D::Patch,
            D::ExplicitInterpAMD,
            D::BuiltIn,
            D::Component,
            D::Invariant,
            D::PerPrimitiveEXT,
        ],
        About::Variable(INTERFACE),
    ),
    (&[D::Index], About::Variable(OUTPUT)),
    (&[D::PerVertexKHR], About::Variable(INPUT)),
    (&[D::NonReadable, D::NonWritable], About::Memory),
    (&[D::FPRoundingMode, D::NoSignedWrap, D::NoUnsignedWrap], About::Instruction),
    (
        &[D::Location],
        About::Variable(&[
            Class::Input,
            Class::Output,
            Class::RayPayloadKHR,
            Class::IncomingRayPayloadKHR,
            Class::HitAttributeKHR,
            Class::CallableDataKHR,
            Class::IncomingCallableDataKHR,
            Class::HitObjectAttributeNV,
            Class::HitObjectAttributeEXT,
        ]),
    ),
    (
        &[D::Binding, D::DescriptorSet],
        About::Variable(&[Class::Uniform, Class::UniformConstant, Class::StorageBuffer]),
    ),
    (&[D::InputAttachmentIndex], About::Variable(IMAGES)),
    (&[D::SpecId], About::SpecConstant),
];

/// Whether a variable may be an image or a buffer that shaders write. `ty` is the type of a pointer to it.
fn is_host_memory(module: &Module<'_>, class: Class, ty: u32) -> bool {
    let Some((_, ty)) = module.pointee(ty) else { return true };
    let ty = module.innermost(ty);
    match class {
        Class::UniformConstant => match module.ty(ty) {
            Type::Image(image) => image.sampled == 2,
            Type::Sampler | Type::SampledImage { .. } => false,
            Type::Opaque => module.definition(ty).is_some_and(|it| it.is(Op::TypeTensorARM)),
            _ => true,
        },
        Class::Uniform | Class::StorageBuffer => true,
        _ => false,
    }
}

/// What something may have several times.
const SEVERAL: &[D] = &[D::FuncParamAttr, D::LinkageAttributes, D::UserSemantic];

/// What nothing has together with another decoration.
const EXCLUSIVE: &[(D, D)] = &[
    (D::Restrict, D::Aliased),
    (D::RestrictPointer, D::AliasedPointer),
    (D::FPFastMathMode, D::NoContraction),
];

/// What says where a variable goes that is not built in.
const OF_PLACES: &[D] = &[D::Location, D::Component];

/// A number that stands for nothing, or a decoration that the module's version of SPIR-V does not have.
fn bad_operand(module: &Module<'_>, op: Op, kind: D, inst: &Inst<'_>) -> Option<String> {
    let needed = match (op, kind) {
        (_, D::UniformId) => (1, 4),
        // An extension brings the instruction with this one.
        (_, D::CounterBuffer) => (1, 0),
        (Op::DecorateId, _) => (1, 2),
        _ => (1, 0),
    };
    if module.environment.version < needed {
        return too_new(needed);
    }
    let is_transform_alone = kind == D::FPFastMathMode
        && FastMath::from_bits(inst.words.last().copied().unwrap_or(0)).is_some_and(|it| {
            it.contains(FastMath::ALLOW_TRANSFORM)
                && !it.contains(FastMath::ALLOW_REASSOC | FastMath::ALLOW_CONTRACT)
        });
    if is_transform_alone {
        return Some("allows to transform, but not to reassociate (0x20000) and contract (0x10000)".into());
    }
    unknown_value(inst)
}

/// A decoration that something has twice, or beside one that excludes it.
fn repeated(module: &Module<'_>, target: u32, member: Option<u32>, kind: D) -> Option<String> {
    if module.times_decorated(target, member, kind) > 1 && !SEVERAL.contains(&kind) {
        let attribute = match kind {
            D::Binding | D::DescriptorSet => ", by `vk::binding` or by this",
            D::Location => ", by `vk::location` or by this",
            _ => "",
        };
        return Some(format!("is a duplicate{attribute}"));
    }
    let is_built_in = module.times_decorated(target, member, D::BuiltIn) > 0;
    if module.environment.is_vulkan && is_built_in && OF_PLACES.contains(&kind) {
        return Some("is not for system values".into());
    }
    let is_of_accesses = matches!(kind, D::Coherent | D::Volatile);
    if is_of_accesses && module.memory_model == spirv::MemoryModel::Vulkan as u32 {
        return Some("is not for members under the Vulkan memory model, where each access says so".into());
    }
    let is_excluded =
        |&&(one, other): &&(D, D)| kind == one && module.times_decorated(target, member, other) > 0;
    let (_, other) = EXCLUSIVE.iter().find(is_excluded)?;
    Some(format!("excludes {other:?}, which is also set"))
}

fn decoration(module: &Module<'_>, op: Op, inst: &Inst<'_>) -> Option<String> {
    let kind = D::from_u32(inst.word(1))?;
    if let Some(what) = bad_operand(module, op, kind, inst) {
        return Some(what);
    }
    let target = module.definition(inst.word(0))?;
    let is_size = kind == D::BuiltIn && inst.word(2) == BuiltIn::WorkgroupSize as u32;
    if is_size && target.is(Op::Variable) {
        return Some("is WorkgroupSize, which is a constant and not a variable".into());
    }
    let is_later = |id: u32| module.place(id) > module.place(inst.word(0));
    if op == Op::DecorateId && inst.words.iter().skip(2).any(|it| is_later(*it)) {
        return Some("names a variable that is declared after what it decorates; declare it before".into());
    }
    if let Some(what) = repeated(module, inst.word(0), None, kind) {
        return Some(what);
    }
    let is_exported = kind == D::LinkageAttributes && target.is(Op::Variable);
    if is_exported && module.environment.is_vulkan && module.has_entries {
        return Some("is for modules that are linked with others, and not for Vulkan".into());
    }
    // Each location has four components, which are counted in 32 bits.
    if kind == D::Location && inst.word(2) > u32::MAX / 4 {
        return Some("is more than any device has".into());
    }
    if kind == D::Component
        && let Some(what) = component(module, &target, inst.word(2))
    {
        return Some(what);
    }
    let target_op = target.grammar?.op;
    let (_, about) = TARGETS.iter().find(|it| it.0.contains(&kind))?;
    // A constant is the size of a workgroup, and instructions and members have locations of their own.
    match about {
        About::Struct => (target_op != Op::TypeStruct).then(|| "is for structs".into()),
        About::ArrayOrPointer => {
            let is_right = matches!(target_op, Op::TypeArray | Op::TypeRuntimeArray | Op::TypePointer)
                || target.result_type == 0;
            (!is_right).then(|| "is for arrays".into())
        }
        About::Instruction => (target_op == Op::Variable).then(|| "is for instructions".into()),
        About::Memory => {
            let class = Class::from_u32(target.word(0)).filter(|_| target_op == Op::Variable)?;
            if INTERFACE.contains(&class) {
                return Some("is for memory, which inputs and outputs are not".into());
            }
            (!is_host_memory(module, class, target.result_type))
                .then(|| "is for storage images and buffers".into())
        }
        About::Member => (target_op == Op::Variable).then(|| "is for members of structs".into()),
        About::SpecConstant => {
            let is_right =
                matches!(target_op, Op::SpecConstant | Op::SpecConstantTrue | Op::SpecConstantFalse);
            (!is_right).then(|| "is for specialization constants".into())
        }
        About::Variable(classes) => {
            let class = Class::from_u32(target.word(0)).filter(|_| target_op == Op::Variable)?;
            (!classes.contains(&class)).then(|| match *classes {
                INTERFACE => "is for inputs and outputs of entry points".into(),
                INPUT => "is for inputs of entry points".into(),
                OUTPUT => "is for outputs of entry points".into(),
                IMAGES => "is for images".into(),
                _ if classes[0] == Class::Input => "is for variables that stages pass on".into(),
                _ => "is for resources".into(),
            })
        }
    }
}

/// A location has four components of 32 bits, which only scalars and vectors share. What takes two locations has all of them.
fn component(module: &Module<'_>, variable: &Inst<'_>, first: u32) -> Option<String> {
    if !module.environment.is_vulkan {
        return None;
    }
    if first > 3 {
        return Some(format!("must be between 0 and 3, not {first}"));
    }
    let (_, mut ty) = module.pointee(variable.result_type)?;
    // Several vertices have an array of them, and arrays have a location for each element.
    while let Type::Array { element, .. } = module.ty(ty) {
        ty = element;
    }
    if matches!(module.ty(ty), Type::Matrix { .. } | Type::Struct(_)) {
        return Some("is for scalars and vectors, and arrays of them".into());
    }
    let shape = module.shape(ty)?;
    let per_part = if shape.bits > 32 { 2 } else { 1 };
    if per_part == 2 && first % 2 == 1 {
        return Some(format!("must be 0 or 2 for parts of 64 bits, not {first}"));
    }
    (first + shape.len * per_part > 4)
        .then(|| format!("is {first}, which leaves no room for `{}` in one location", module.show(ty)))
}

// ------------------------------------------------------------------------------------------------ built-ins

/// What a built-in variable is made of.
#[derive(Clone, Copy)]
enum Made {
    Float(u32),
    Int(u32),
    Bool,
    /// Of an object's place in the world.
    Matrix,
    Floats,
    Ints,
}

const TESSELLATED: &[M] = &[M::TessellationControl, M::TessellationEvaluation];
const BEFORE_PIXELS: &[M] =
    &[M::Vertex, M::TessellationControl, M::TessellationEvaluation, M::Geometry, M::MeshEXT, M::MeshNV];
const AFTER_VERTICES: &[M] = &[M::TessellationControl, M::TessellationEvaluation, M::Geometry];
const CLIPPED: &[M] = &[M::TessellationControl, M::TessellationEvaluation, M::Geometry, M::Fragment];
const LAYERED: &[M] = &[M::Vertex, M::TessellationEvaluation, M::Geometry, M::MeshEXT, M::MeshNV];
const PIXEL: &[M] = &[M::Fragment];
const VERTEX: &[M] = &[M::Vertex];
const GROUPS: &[M] = &[M::GLCompute, M::MeshEXT, M::TaskEXT, M::MeshNV, M::TaskNV];
const HITS: &[M] = &[M::IntersectionKHR, M::AnyHitKHR, M::ClosestHitKHR];
const RAYS: &[M] = &[M::IntersectionKHR, M::AnyHitKHR, M::ClosestHitKHR, M::MissKHR];
const MESHES: &[M] = &[M::MeshEXT];
const NONE: &[M] = &[];
/// The first one apart.
const ALL: &[M] = &[
    M::GLCompute,
    M::Vertex,
    M::TessellationControl,
    M::TessellationEvaluation,
    M::Geometry,
    M::Fragment,
    M::MeshEXT,
    M::TaskEXT,
    M::MeshNV,
    M::TaskNV,
    M::RayGenerationKHR,
    M::IntersectionKHR,
    M::AnyHitKHR,
    M::ClosestHitKHR,
    M::MissKHR,
    M::CallableKHR,
];
const NOT_COMPUTE: &[M] = ALL.split_at(1).1;
pub(super) const TRACING: &[M] =
    &[M::RayGenerationKHR, M::IntersectionKHR, M::AnyHitKHR, M::ClosestHitKHR, M::MissKHR, M::CallableKHR];

/// What each vertex has, and not a primitive or a patch.
const OF_VERTICES: &[BuiltIn] =
    &[BuiltIn::Position, BuiltIn::PointSize, BuiltIn::ClipDistance, BuiltIn::CullDistance];

/// Built-ins, what they are made of, and which stages have them as an input and as an output.
type BuiltInRow = (&'static [BuiltIn], Made, &'static [M], &'static [M]);

/// As the chapter "Built-In Variables" of Vulkan's specification says.
const BUILT_INS: &[BuiltInRow] = &[
    (&[BuiltIn::Position], Made::Float(4), AFTER_VERTICES, BEFORE_PIXELS),
    (&[BuiltIn::PointSize], Made::Float(1), AFTER_VERTICES, BEFORE_PIXELS),
    (&[BuiltIn::ClipDistance, BuiltIn::CullDistance], Made::Floats, CLIPPED, BEFORE_PIXELS),
    (
        &[BuiltIn::VertexIndex, BuiltIn::InstanceIndex, BuiltIn::BaseVertex, BuiltIn::BaseInstance],
        Made::Int(1),
        VERTEX,
        NONE,
    ),
    (&[BuiltIn::DrawIndex], Made::Int(1), &[M::Vertex, M::MeshEXT, M::TaskEXT, M::MeshNV, M::TaskNV], NONE),
    (&[BuiltIn::InvocationId], Made::Int(1), &[M::TessellationControl, M::Geometry], NONE),
    (&[BuiltIn::Layer, BuiltIn::ViewportIndex], Made::Int(1), PIXEL, LAYERED),
    (
        &[BuiltIn::TessLevelOuter, BuiltIn::TessLevelInner],
        Made::Floats,
        &[M::TessellationEvaluation],
        &[M::TessellationControl],
    ),
    (&[BuiltIn::TessCoord], Made::Float(3), &[M::TessellationEvaluation], NONE),
    (&[BuiltIn::PatchVertices], Made::Int(1), TESSELLATED, NONE),
    (&[BuiltIn::FragCoord], Made::Float(4), PIXEL, NONE),
    (&[BuiltIn::PointCoord, BuiltIn::SamplePosition], Made::Float(2), PIXEL, NONE),
    (&[BuiltIn::FrontFacing, BuiltIn::HelperInvocation, BuiltIn::FullyCoveredEXT], Made::Bool, PIXEL, NONE),
    (
        &[BuiltIn::SampleId, BuiltIn::FragInvocationCountEXT, BuiltIn::ShadingRateKHR],
        Made::Int(1),
        PIXEL,
        NONE,
    ),
    (&[BuiltIn::SampleMask], Made::Ints, PIXEL, PIXEL),
    (&[BuiltIn::FragDepth], Made::Float(1), NONE, PIXEL),
    (&[BuiltIn::FragStencilRefEXT], Made::Int(1), NONE, PIXEL),
    (&[BuiltIn::FragSizeEXT], Made::Int(2), PIXEL, NONE),
    (&[BuiltIn::BaryCoordKHR, BuiltIn::BaryCoordNoPerspKHR], Made::Float(3), PIXEL, NONE),
    (
        &[
            BuiltIn::NumWorkgroups,
            BuiltIn::WorkgroupId,
            BuiltIn::LocalInvocationId,
            BuiltIn::GlobalInvocationId,
        ],
        Made::Int(3),
        GROUPS,
        NONE,
    ),
    (
        &[BuiltIn::LocalInvocationIndex, BuiltIn::NumSubgroups, BuiltIn::SubgroupId],
        Made::Int(1),
        GROUPS,
        NONE,
    ),
    (&[BuiltIn::WorldRayOriginKHR, BuiltIn::WorldRayDirectionKHR], Made::Float(3), RAYS, NONE),
    (&[BuiltIn::ObjectRayOriginKHR, BuiltIn::ObjectRayDirectionKHR], Made::Float(3), HITS, NONE),
    (&[BuiltIn::ObjectToWorldKHR, BuiltIn::WorldToObjectKHR], Made::Matrix, HITS, NONE),
    (&[BuiltIn::RayTminKHR, BuiltIn::RayTmaxKHR], Made::Float(1), RAYS, NONE),
    (&[BuiltIn::InstanceCustomIndexKHR, BuiltIn::RayGeometryIndexKHR], Made::Int(1), HITS, NONE),
    (&[BuiltIn::IncomingRayFlagsKHR], Made::Int(1), RAYS, NONE),
    (
        &[
            BuiltIn::SubgroupSize,
            BuiltIn::SubgroupLocalInvocationId,
            BuiltIn::CoreIDARM,
            BuiltIn::CoreCountARM,
            BuiltIn::CoreMaxIDARM,
            BuiltIn::WarpIDARM,
            BuiltIn::WarpMaxIDARM,
            BuiltIn::WarpsPerSMNV,
            BuiltIn::SMCountNV,
            BuiltIn::WarpIDNV,
            BuiltIn::SMIDNV,
        ],
        Made::Int(1),
        ALL,
        NONE,
    ),
    // Vulkan counts vertices and the size of a group is a constant.
    (&[BuiltIn::VertexId, BuiltIn::WorkgroupSize], Made::Int(1), NONE, NONE),
    (&[BuiltIn::InstanceId], Made::Int(1), HITS, NONE),
    (&[BuiltIn::CullMaskKHR], Made::Int(1), RAYS, NONE),
    (&[BuiltIn::LaunchIdKHR, BuiltIn::LaunchSizeKHR], Made::Int(3), TRACING, NONE),
    (&[BuiltIn::HitTNV], Made::Float(1), &[M::AnyHitKHR, M::ClosestHitKHR], NONE),
    (&[BuiltIn::HitKindKHR], Made::Int(1), &[M::AnyHitKHR, M::ClosestHitKHR], NONE),
    (
        &[BuiltIn::PrimitiveId],
        Made::Int(1),
        &[
            M::TessellationControl,
            M::TessellationEvaluation,
            M::Geometry,
            M::Fragment,
            M::IntersectionKHR,
            M::AnyHitKHR,
            M::ClosestHitKHR,
        ],
        &[M::Geometry, M::MeshEXT, M::MeshNV],
    ),
    (
        &[BuiltIn::PrimitiveShadingRateKHR],
        Made::Int(1),
        NONE,
        &[M::Vertex, M::Geometry, M::MeshEXT, M::MeshNV],
    ),
    (&[BuiltIn::PrimitivePointIndicesEXT], Made::Int(1), NONE, MESHES),
    (&[BuiltIn::PrimitiveLineIndicesEXT], Made::Int(2), NONE, MESHES),
    (&[BuiltIn::PrimitiveTriangleIndicesEXT], Made::Int(3), NONE, MESHES),
    (&[BuiltIn::CullPrimitiveEXT], Made::Bool, NONE, MESHES),
    (&[BuiltIn::ViewIndex], Made::Int(1), NOT_COMPUTE, NONE),
    (&[BuiltIn::DeviceIndex], Made::Int(1), ALL, NONE),
    (
        &[
            BuiltIn::SubgroupEqMask,
            BuiltIn::SubgroupGeMask,
            BuiltIn::SubgroupGtMask,
            BuiltIn::SubgroupLeMask,
            BuiltIn::SubgroupLtMask,
        ],
        Made::Int(4),
        ALL,
        NONE,
    ),
];

/// Outputs of meshes of which each primitive has one.
const OF_PRIMITIVES: [BuiltIn; 5] = [
    BuiltIn::PrimitiveId,
    BuiltIn::Layer,
    BuiltIn::ViewportIndex,
    BuiltIn::CullPrimitiveEXT,
    BuiltIn::PrimitiveShadingRateKHR,
];

/// What is wrong with an input or output of an entry point.
pub(super) fn built_in(module: &Module<'_>, built_in: BuiltIn, variable: u32, model: M) -> Option<String> {
    let (_, made, inputs, outputs) = BUILT_INS.iter().find(|it| it.0.contains(&built_in))?;
    let inst = module.definition(variable)?;
    let (class, mut ty) = module.pointee(inst.result_type)?;
    let (stages, direction) = match class {
        Class::Input => (inputs, "an input"),
        Class::Output => (outputs, "an output"),
        _ => return None,
    };
    if !stages.contains(&model) {
        return Some(format!("is not {direction} of this stage"));
    }
    // Several vertices have an array of them, and meshes never have one.
    let is_of_mesh = class == Class::Output && matches!(model, M::MeshEXT | M::MeshNV);
    let is_of_vertices = match class {
        _ if !OF_VERTICES.contains(&built_in) => false,
        Class::Input => matches!(model, M::TessellationControl | M::TessellationEvaluation | M::Geometry),
        _ => model == M::TessellationControl,
    };
    let is_of_primitives = model == M::MeshEXT && class == Class::Output && OF_PRIMITIVES.contains(&built_in);
    if is_of_primitives && module.times_decorated(variable, None, D::PerPrimitiveEXT) == 0 {
        return Some("needs the decoration PerPrimitiveEXT (5271): each primitive of a mesh has one".into());
    }
    match module.ty(ty) {
        Type::Array { element, .. } if is_of_mesh || is_of_vertices && !is_made(module, *made, ty) => {
            ty = element;
        }
        Type::Other => return None,
        _ if is_of_mesh => {
            return Some("must be an array, with an element for each vertex or primitive".into());
        }
        _ => {}
    }
    (!is_made(module, *made, ty)).then(|| {
        let wanted = match made {
            Made::Float(1) => "a float".into(),
            Made::Float(len) => format!("{len} floats"),
            Made::Int(1) => "an integer of 32 bits".into(),
            Made::Int(len) => format!("{len} integers of 32 bits"),
            Made::Bool => "a Boolean".into(),
            Made::Matrix => "a matrix of four columns with three floats each".into(),
            Made::Floats => "an array of floats".into(),
            Made::Ints => "an array of integers".into(),
        };
        format!("must be {wanted}")
    })
}

fn is_made(module: &Module<'_>, made: Made, ty: u32) -> bool {
    let is = |ty: u32, kind: Kind, len: u32| {
        let bits = if kind == Kind::Bool { 1 } else { 32 };
        module.shape(ty).is_some_and(|it| it == Shape { kind, bits, len, is_signed: it.is_signed })
    };
    let element = match module.ty(ty) {
        Type::Array { element, .. } => Some(element),
        Type::Other => return true,
        _ => None,
    };
    match made {
        Made::Float(len) => is(ty, Kind::Float, len),
        Made::Int(len) => is(ty, Kind::Int, len),
        Made::Bool => is(ty, Kind::Bool, 1),
        Made::Matrix => {
            matches!(module.ty(ty), Type::Matrix { column, len: 4 } if is(column, Kind::Float, 3))
        }
        Made::Floats => element.is_some_and(|it| is(it, Kind::Float, 1)),
        Made::Ints if module.environment.is_naga => is(ty, Kind::Int, 1),
        Made::Ints => element.is_some_and(|it| is(it, Kind::Int, 1)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_built_in_has_one_row() {
        let all: Vec<BuiltIn> = BUILT_INS.iter().flat_map(|it| it.0).copied().collect();
        let twice = all.iter().enumerate().find(|(index, it)| all[..*index].contains(it));
        assert_eq!(twice, None);
    }
}
