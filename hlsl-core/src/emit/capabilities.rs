//! The capabilities and extensions that a module needs: one walk over it, kept to what is used.
//!
//! The requirements of instructions and enumerants come from the SPIR-V grammar as rspirv has it. A requirement
//! is a set of which one suffices; sets of one are taken first, and of the others the first that a Vulkan
//! implementation would have. What the grammar does not say (image operations without a format, 16-bit storage,
//! non-uniform indexing) is in this file.

use rspirv::{
    dr::{self, Operand},
    spirv::{self, Capability, Op},
};
use rustc_hash::FxHashMap;

use super::Settings;
use crate::{
    ir::{self, GlobalOrigin, Module, StorageClass, Type, TypeId},
    stage::Stage,
};

/// The capabilities that naga 30 takes, but for that of the Vulkan memory model, whose instructions it does not read.
/// (It reads more built-in variables and instructions than these allow.)
pub const WGPU_CAPABILITIES: &[Capability] = &[
    Capability::Shader,
    Capability::ClipDistance,
    Capability::CullDistance,
    Capability::SampleRateShading,
    Capability::DerivativeControl,
    Capability::Matrix,
    Capability::ImageQuery,
    Capability::Sampled1D,
    Capability::Image1D,
    Capability::SampledCubeArray,
    Capability::ImageCubeArray,
    Capability::StorageImageExtendedFormats,
    Capability::Int16,
    Capability::Int64,
    Capability::Int64Atomics,
    Capability::Float16,
    Capability::AtomicFloat32AddEXT,
    Capability::Float64,
    Capability::Geometry,
    Capability::MultiView,
    Capability::StorageBuffer16BitAccess,
    Capability::UniformAndStorageBuffer16BitAccess,
    Capability::GroupNonUniform,
    Capability::GroupNonUniformVote,
    Capability::GroupNonUniformArithmetic,
    Capability::GroupNonUniformBallot,
    Capability::GroupNonUniformShuffle,
    Capability::GroupNonUniformShuffleRelative,
    Capability::RuntimeDescriptorArray,
    Capability::FragmentBarycentricKHR,
    Capability::UniformBufferArrayDynamicIndexing,
    Capability::StorageBufferArrayDynamicIndexing,
];

/// The extensions that naga 30 takes.
pub const WGPU_EXTENSIONS: &[&str] = &[
    "SPV_KHR_storage_buffer_storage_class",
    "SPV_KHR_vulkan_memory_model",
    "SPV_KHR_multiview",
    "SPV_EXT_descriptor_indexing",
    "SPV_EXT_shader_atomic_float_add",
    "SPV_KHR_16bit_storage",
    "SPV_KHR_non_semantic_info",
    "SPV_KHR_fragment_shader_barycentric",
];

/// What goes into the header of the module.
pub(super) struct Needs {
    pub(super) capabilities: Vec<Capability>,
    pub(super) unknown_capabilities: Vec<u32>,
    pub(super) extensions: Vec<Extension>,
}

pub(super) struct Extension {
    pub(super) name: String,
    pub(super) cause: Cause,
}

/// What first needs something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cause {
    /// The shader or the options ask for it.
    Request,
    /// A value, variable or function by its id.
    Id(u32),
    Global(ir::GlobalId),
}

pub(super) fn of(module: &Module, out: &dr::Module, settings: &Settings) -> Needs {
    let mut walk = Walk {
        module,
        settings,
        found: Vec::new(),
        choices: Vec::new(),
        extensions: Vec::new(),
        at: Cause::Request,
    };
    walk.requested();
    walk.entry_points(out);
    let types = OutTypes::of(out);
    for inst in out.all_inst_iter() {
        walk.instruction(inst, &types);
    }
    if let Some(cause) = super::micromaps::cause(out) {
        walk.at = cause;
        walk.need(Capability::RayTracingOpacityMicromapEXT);
    }
    walk.storage();
    walk.finish()
}

struct Walk<'m> {
    module: &'m Module,
    settings: &'m Settings,
    found: Vec<(Capability, Cause)>,
    /// Sets of which one is needed.
    choices: Vec<(Vec<Capability>, Cause)>,
    extensions: Vec<(&'static str, Cause)>,
    /// What is being looked at.
    at: Cause,
}

/// Facts of emitted types and values by id, as far as capabilities depend on them.
#[derive(Default)]
struct OutTypes {
    /// Image types without a format, subpass data aside.
    formatless: FxHashMap<u32, bool>,
    /// The type of a result.
    of_value: FxHashMap<u32, u32>,
    pointees: FxHashMap<u32, u32>,
    ints: FxHashMap<u32, u32>,
    floats: FxHashMap<u32, u32>,
    /// Image type to its dimension and whether it is storage.
    images: FxHashMap<u32, (spirv::Dim, bool)>,
    vectors: FxHashMap<u32, u32>,
    arrays: FxHashMap<u32, u32>,
    /// Arrays whose length only the host knows.
    endless: FxHashMap<u32, ()>,
    structs: FxHashMap<u32, bool>,
    non_uniform: FxHashMap<u32, ()>,
    /// Constants with the value 1: as a scope, the device.
    ones: FxHashMap<u32, ()>,
    /// The import of GLSL.std.450.
    glsl: Option<u32>,
    classes: FxHashMap<u32, spirv::StorageClass>,
}

fn id(operand: Option<&Operand>) -> u32 {
    match operand {
        Some(Operand::IdRef(id) | Operand::IdScope(id) | Operand::IdMemorySemantics(id)) => *id,
        _ => 0,
    }
}

fn literal(operand: Option<&Operand>) -> u32 {
    match operand {
        Some(Operand::LiteralBit32(word)) => *word,
        _ => 0,
    }
}

/// InterpolateAtCentroid and its kin.
fn interpolates(inst: &dr::Instruction, types: &OutTypes) -> bool {
    match inst.operands.as_slice() {
        [set, Operand::LiteralExtInstInteger(76..=78), ..] => types.glsl == Some(id(Some(set))),
        _ => false,
    }
}

/// Whether a barrier or atomic operation is one of the whole device.
fn has_device_scope(inst: &dr::Instruction, types: &OutTypes) -> bool {
    let op = inst.class.opcode;
    let place = match op {
        Op::MemoryBarrier => 0,
        Op::ControlBarrier => 1,
        _ if inst.class.opname.starts_with("Atomic") => 1,
        _ => return false,
    };
    types.ones.contains_key(&id(inst.operands.get(place)))
}

impl OutTypes {
    fn of(out: &dr::Module) -> OutTypes {
        let mut types = OutTypes::default();
        for inst in &out.ext_inst_imports {
            if matches!(inst.operands.first(), Some(Operand::LiteralString(name)) if name == "GLSL.std.450") {
                types.glsl = inst.result_id;
            }
        }
        for inst in &out.annotations {
            if matches!(inst.operands.get(1), Some(Operand::Decoration(spirv::Decoration::NonUniform))) {
                types.non_uniform.insert(id(inst.operands.first()), ());
            }
        }
        for inst in &out.types_global_values {
            let Some(result) = inst.result_id else { continue };
            let first = inst.operands.first();
            match inst.class.opcode {
                Op::TypeInt => drop(types.ints.insert(result, literal(first))),
                Op::TypeFloat => drop(types.floats.insert(result, literal(first))),
                Op::TypeVector => drop(types.vectors.insert(result, id(first))),
                Op::TypeArray => drop(types.arrays.insert(result, id(first))),
                Op::TypeRuntimeArray => {
                    types.arrays.insert(result, id(first));
                    types.endless.insert(result, ());
                }
                Op::TypeStruct => drop(types.structs.insert(result, true)),
                Op::TypePointer => {
                    types.pointees.insert(result, id(inst.operands.get(1)));
                    if let Some(Operand::StorageClass(class)) = first {
                        types.classes.insert(result, *class);
                    }
                }
                Op::TypeImage => {
                    let Some(Operand::Dim(dim)) = inst.operands.get(1) else { continue };
                    let storage = literal(inst.operands.get(5)) == 2;
                    types.images.insert(result, (*dim, storage));
                    let unknown = matches!(
                        inst.operands.get(6),
                        Some(Operand::ImageFormat(spirv::ImageFormat::Unknown))
                    );
                    types.formatless.insert(result, storage && unknown && *dim != spirv::Dim::DimSubpassData);
                }
                Op::TypeSampledImage => {
                    if let Some(&image) = types.images.get(&id(first)) {
                        types.images.insert(result, image);
                    }
                }
                opcode => {
                    if opcode == Op::Constant && literal(first) == 1 {
                        types.ones.insert(result, ());
                    }
                    if let Some(ty) = inst.result_type {
                        types.of_value.insert(result, ty);
                    }
                }
            }
        }
        for function in &out.functions {
            for inst in
                function.parameters.iter().chain(function.blocks.iter().flat_map(|it| &it.instructions))
            {
                if let (Some(result), Some(ty)) = (inst.result_id, inst.result_type) {
                    types.of_value.insert(result, ty);
                }
            }
        }
        types
    }

    /// Whether a pointer type is one to an array without an end.
    fn is_endless(&self, pointer: Option<u32>) -> bool {
        let pointee = pointer.and_then(|it| self.pointees.get(&it));
        pointee.is_some_and(|it| self.endless.contains_key(it))
    }

    fn type_of(&self, value: u32) -> u32 {
        self.of_value.get(&value).copied().unwrap_or(0)
    }
}

impl Walk<'_> {
    fn need(&mut self, capability: Capability) {
        if !self.has(capability) {
            self.found.push((capability, self.at));
        }
    }

    fn has(&self, capability: Capability) -> bool {
        self.found.iter().any(|it| it.0 == capability)
    }

    fn need_one_of(&mut self, set: &[Capability]) {
        match set {
            [] => {}
            [one] => self.need(*one),
            several => {
                if !self.choices.iter().any(|it| it.0 == several) {
                    self.choices.push((several.to_vec(), self.at));
                }
            }
        }
    }

    fn extension(&mut self, name: &'static str) {
        if !self.extensions.iter().any(|it| it.0 == name) {
            self.extensions.push((name, self.at));
        }
    }

    /// Core since `version`, before that an extension.
    fn extension_before(&mut self, version: (u8, u8), name: &'static str) {
        if self.settings.version < version {
            self.extension(name);
        }
    }

    fn requested(&mut self) {
        for &number in &self.module.capabilities {
            if let Some(capability) = Capability::from_u32(number) {
                self.need(capability);
            }
        }
        if self.settings.vulkan_memory_model {
            self.need(Capability::VulkanMemoryModel);
        }
    }

    fn entry_points(&mut self, out: &dr::Module) {
        if out.entry_points.is_empty() {
            self.need(Capability::Shader);
            self.need(Capability::Linkage);
        }
        for inst in &out.entry_points {
            if let Some(Operand::ExecutionModel(model)) = inst.operands.first() {
                self.at = Cause::Id(id(inst.operands.get(1)));
                use spirv::ExecutionModel as Model;
                self.need(match model {
                    Model::Geometry => Capability::Geometry,
                    Model::TessellationControl | Model::TessellationEvaluation => Capability::Tessellation,
                    Model::TaskEXT | Model::MeshEXT => Capability::MeshShadingEXT,
                    Model::TaskNV | Model::MeshNV => Capability::MeshShadingNV,
                    Model::RayGenerationKHR
                    | Model::IntersectionKHR
                    | Model::AnyHitKHR
                    | Model::ClosestHitKHR
                    | Model::MissKHR
                    | Model::CallableKHR => {
                        // The NV and KHR models share their numbers; the extension asked for decides.
                        if self.module.extensions.iter().any(|it| &**it == "SPV_NV_ray_tracing") {
                            Capability::RayTracingNV
                        } else {
                            Capability::RayTracingKHR
                        }
                    }
                    Model::Vertex | Model::Fragment | Model::GLCompute | Model::Kernel => Capability::Shader,
                });
            }
        }
    }

    fn instruction(&mut self, inst: &dr::Instruction, types: &OutTypes) {
        let op = inst.class.opcode;
        match op {
            Op::Capability | Op::Extension | Op::Name | Op::MemberName | Op::Label => return,
            // Its function is the second operand.
            Op::EntryPoint => {}
            _ => self.at = Cause::Id(inst.result_id.unwrap_or_else(|| id(inst.operands.first()))),
        }
        match op {
            Op::TypeImage => self.image_type(inst, types),
            Op::TypeInt => match literal(inst.operands.first()) {
                8 => self.need(Capability::Int8),
                16 => self.need(Capability::Int16),
                64 => self.need(Capability::Int64),
                _ => {}
            },
            Op::TypeFloat => match literal(inst.operands.first()) {
                16 => self.need(Capability::Float16),
                64 => self.need(Capability::Float64),
                _ => {}
            },
            Op::TypeVector if literal(inst.operands.get(1)) > 4 => self.need(Capability::LongVectorEXT),
            Op::ImageRead | Op::ImageSparseRead if self.is_formatless(inst, types) => {
                self.need(Capability::StorageImageReadWithoutFormat);
            }
            Op::ImageWrite if self.is_formatless(inst, types) => {
                self.need(Capability::StorageImageWriteWithoutFormat);
            }
            Op::AccessChain | Op::PtrAccessChain | Op::InBoundsAccessChain | Op::Load | Op::CopyObject
                if inst.result_id.is_some_and(|it| types.non_uniform.contains_key(&it)) =>
            {
                self.non_uniform(inst, types);
            }
            Op::ExtInst if interpolates(inst, types) => self.need(Capability::InterpolationFunction),
            // A variable is an array without an end only if it is one of descriptors.
            Op::Variable if types.is_endless(inst.result_type) => {
                self.need(Capability::RuntimeDescriptorArray)
            }
            _ => {}
        }
        if self.settings.vulkan_memory_model && has_device_scope(inst, types) {
            self.need(Capability::VulkanMemoryModelDeviceScope);
        }
        self.atomics(inst, types);
        self.grammar(inst);
        for operand in &inst.operands {
            self.operand(operand, op);
        }
    }

    /// What the grammar says of the opcode.
    fn grammar(&mut self, inst: &dr::Instruction) {
        let op = inst.class.opcode;
        match op {
            Op::Nop | Op::TypeImage | Op::Undef | Op::Constant | Op::ConstantNull => {}
            Op::DecorateString | Op::MemberDecorateString => {
                self.extension_before((1, 4), "SPV_GOOGLE_hlsl_functionality1");
            }
            Op::TerminateInvocation => self.extension_before((1, 6), "SPV_KHR_terminate_invocation"),
            Op::AtomicFAddEXT | Op::AtomicFMinEXT | Op::AtomicFMaxEXT => {}
            // The image operands or the group operation decide.
            Op::GroupNonUniformIAdd
            | Op::GroupNonUniformFAdd
            | Op::GroupNonUniformIMul
            | Op::GroupNonUniformFMul
            | Op::GroupNonUniformSMin
            | Op::GroupNonUniformUMin
            | Op::GroupNonUniformFMin
            | Op::GroupNonUniformSMax
            | Op::GroupNonUniformUMax
            | Op::GroupNonUniformFMax
            | Op::GroupNonUniformBitwiseAnd
            | Op::GroupNonUniformBitwiseOr
            | Op::GroupNonUniformBitwiseXor
            | Op::GroupNonUniformLogicalAnd
            | Op::GroupNonUniformLogicalOr
            | Op::GroupNonUniformLogicalXor => {
                let partitioned = inst.operands.iter().any(|it| {
                    use spirv::GroupOperation as Group;
                    matches!(
                        it,
                        Operand::GroupOperation(
                            Group::PartitionedReduceNV
                                | Group::PartitionedInclusiveScanNV
                                | Group::PartitionedExclusiveScanNV
                        )
                    )
                });
                self.need(match partitioned {
                    true => Capability::GroupNonUniformPartitionedNV,
                    false => Capability::GroupNonUniformArithmetic,
                });
            }
            _ => self.need_one_of(inst.class.capabilities),
        }
        if op == Op::ExtInst && inst.class.extensions.is_empty() {
            return;
        }
        for extension in inst.class.extensions {
            if *extension == "SPV_KHR_non_semantic_info" {
                self.extension_before((1, 6), "SPV_KHR_non_semantic_info");
            }
        }
    }

    fn operand(&mut self, operand: &Operand, op: Op) {
        match operand {
            Operand::IdRef(_)
            | Operand::LiteralBit32(_)
            | Operand::LiteralBit64(_)
            | Operand::IdScope(_)
            | Operand::IdMemorySemantics(_)
            | Operand::LiteralExtInstInteger(_)
            | Operand::LiteralSpecConstantOpInteger(_)
            | Operand::Dim(_)
            | Operand::ExecutionModel(_)
            | Operand::MemoryModel(_)
            | Operand::AddressingModel(_)
            | Operand::SourceLanguage(_)
            | Operand::Capability(_)
            | Operand::GroupOperation(_) => {}
            Operand::LiteralString(text) => {
                if op == Op::ExtInstImport && text.starts_with("NonSemantic.") {
                    self.extension_before((1, 6), "SPV_KHR_non_semantic_info");
                }
            }
            Operand::StorageClass(class) => self.storage_class(*class),
            Operand::ImageFormat(format) => {
                if *format != spirv::ImageFormat::Unknown {
                    self.need_one_of(&operand.required_capabilities());
                }
            }
            Operand::BuiltIn(builtin) => self.builtin(*builtin, operand),
            Operand::Decoration(decoration) => self.decoration(*decoration, operand),
            Operand::ExecutionMode(mode) => self.execution_mode(*mode, operand),
            Operand::ImageOperands(mask) => {
                // Each bit has needs of its own.
                use spirv::ImageOperands as Bits;
                if mask.intersects(Bits::OFFSET | Bits::CONST_OFFSETS) {
                    self.need(Capability::ImageGatherExtended);
                }
                if mask.contains(Bits::MIN_LOD) {
                    self.need(Capability::MinLod);
                }
                if mask.intersects(Bits::MAKE_TEXEL_AVAILABLE | Bits::MAKE_TEXEL_VISIBLE) {
                    self.need(Capability::VulkanMemoryModel);
                }
            }
            Operand::MemoryAccess(access) => {
                use spirv::MemoryAccess as Bits;
                let bits =
                    Bits::MAKE_POINTER_AVAILABLE | Bits::MAKE_POINTER_VISIBLE | Bits::NON_PRIVATE_POINTER;
                if access.intersects(bits) {
                    self.need(Capability::VulkanMemoryModel);
                }
            }
            other => self.need_one_of(&other.required_capabilities()),
        }
    }

    fn storage_class(&mut self, class: spirv::StorageClass) {
        use spirv::StorageClass as Class;
        match class {
            Class::StorageBuffer => {
                self.extension_before((1, 3), "SPV_KHR_storage_buffer_storage_class");
            }
            Class::PhysicalStorageBuffer => self.need(Capability::PhysicalStorageBufferAddresses),
            // The stage's capability covers the ray and task classes.
            _ => {}
        }
    }

    fn builtin(&mut self, builtin: spirv::BuiltIn, operand: &Operand) {
        use spirv::BuiltIn;
        match builtin {
            BuiltIn::Position | BuiltIn::PointSize | BuiltIn::SampleMask | BuiltIn::PrimitiveId
                if self.has(Capability::Geometry)
                    || self.has(Capability::Tessellation)
                    || self.has(Capability::MeshShadingEXT)
                    || self.has(Capability::MeshShadingNV)
                    || self.has(Capability::RayTracingKHR)
                    || self.has(Capability::RayTracingNV) => {}
            BuiltIn::Position | BuiltIn::PointSize => {}
            BuiltIn::PrimitiveId => self.need(Capability::Geometry),
            BuiltIn::Layer | BuiltIn::ViewportIndex => {
                for stage in self.stages_with(builtin) {
                    self.layer(builtin == BuiltIn::ViewportIndex, stage);
                }
            }
            BuiltIn::SubgroupSize
            | BuiltIn::SubgroupLocalInvocationId
            | BuiltIn::SubgroupId
            | BuiltIn::NumSubgroups => {
                self.need(Capability::GroupNonUniform);
            }
            BuiltIn::BaryCoordKHR | BuiltIn::BaryCoordNoPerspKHR => {
                if !self.module.extensions.iter().any(|it| &**it == "SPV_NV_fragment_shader_barycentric") {
                    self.need(Capability::FragmentBarycentricKHR);
                }
            }
            BuiltIn::BaryCoordSmoothAMD | BuiltIn::BaryCoordNoPerspAMD => {
                self.extension("SPV_AMD_shader_explicit_vertex_parameter");
            }
            _ => self.need_one_of(&operand.required_capabilities()),
        }
    }

    /// The stages of the entry points that have the builtin among their stage variables; all, if none has.
    fn stages_with(&self, builtin: spirv::BuiltIn) -> Vec<Stage> {
        let is_it = |global: &ir::GlobalId| {
            let mut decorations = self.module.globals[*global].decorations.iter();
            decorations.any(|it| {
                it.is(spirv::Decoration::BuiltIn)
                    && it.operands.first() == Some(&ir::Operand::Literal(builtin as u32))
            })
        };
        let entries = || self.module.entries.iter();
        let stages: Vec<Stage> =
            entries().filter(|it| it.interface.iter().any(is_it)).map(|it| it.stage).collect();
        if stages.is_empty() { entries().map(|it| it.stage).collect() } else { stages }
    }

    /// Layer and ViewportIndex belong to geometry and mesh shaders; the others need more.
    fn layer(&mut self, is_viewport: bool, stage: Stage) {
        match stage {
            Stage::Mesh => {}
            Stage::Geometry if is_viewport => self.need(Capability::MultiViewport),
            Stage::Geometry => {}
            Stage::Pixel if is_viewport => self.need(Capability::MultiViewport),
            Stage::Pixel => self.need(Capability::Geometry),
            _ if self.settings.version < (1, 5) => self.need(Capability::ShaderViewportIndexLayerEXT),
            _ if is_viewport => self.need(Capability::ShaderViewportIndex),
            _ => self.need(Capability::ShaderLayer),
        }
    }

    fn decoration(&mut self, decoration: spirv::Decoration, operand: &Operand) {
        use spirv::Decoration;
        match decoration {
            Decoration::NonUniform => self.need(Capability::ShaderNonUniform),
            Decoration::UserSemantic | Decoration::CounterBuffer => {
                self.extension("SPV_GOOGLE_hlsl_functionality1");
            }
            Decoration::UserTypeGOOGLE => self.extension("SPV_GOOGLE_user_type"),
            Decoration::ExplicitInterpAMD => self.extension("SPV_AMD_shader_explicit_vertex_parameter"),
            // The stage's capability covers these.
            Decoration::PerPrimitiveEXT | Decoration::Patch => {
                let stages: Vec<_> = self.module.entries.iter().map(|it| it.stage).collect();
                if decoration == Decoration::PerPrimitiveEXT && stages.contains(&Stage::Pixel) {
                    self.need(Capability::MeshShadingEXT);
                }
            }
            Decoration::PerVertexKHR => self.need(Capability::FragmentBarycentricKHR),
            Decoration::RestrictPointer | Decoration::AliasedPointer => {}
            _ => self.need_one_of(&operand.required_capabilities()),
        }
    }

    fn execution_mode(&mut self, mode: spirv::ExecutionMode, operand: &Operand) {
        use spirv::ExecutionMode as Mode;
        match mode {
            Mode::PostDepthCoverage => {
                self.need(Capability::SampleMaskPostDepthCoverage);
            }
            Mode::MaximallyReconvergesKHR => self.extension("SPV_KHR_maximal_reconvergence"),
            Mode::EarlyAndLateFragmentTestsAMD => {
                self.extension("SPV_AMD_shader_early_and_late_fragment_tests");
            }
            Mode::StencilRefUnchangedFrontAMD
            | Mode::StencilRefUnchangedBackAMD
            | Mode::StencilRefGreaterFrontAMD
            | Mode::StencilRefGreaterBackAMD
            | Mode::StencilRefLessFrontAMD
            | Mode::StencilRefLessBackAMD => {
                self.extension("SPV_AMD_shader_early_and_late_fragment_tests");
                self.extension("SPV_EXT_shader_stencil_export");
                self.need(Capability::StencilExportEXT);
            }
            // Of several stages at once; the stage's capability is there.
            Mode::OutputVertices
            | Mode::OutputPoints
            | Mode::Invocations
            | Mode::Triangles
            | Mode::Isolines => {}
            Mode::LocalSizeId => {}
            _ => self.need_one_of(&operand.required_capabilities()),
        }
    }

    fn image_type(&mut self, inst: &dr::Instruction, types: &OutTypes) {
        use spirv::Dim;
        let Some(Operand::Dim(dim)) = inst.operands.get(1) else { return };
        let arrayed = literal(inst.operands.get(3)) == 1;
        let multisampled = literal(inst.operands.get(4)) == 1;
        let storage = literal(inst.operands.get(5)) == 2;
        match (*dim, storage) {
            (Dim::Dim1D, false) => self.need(Capability::Sampled1D),
            (Dim::Dim1D, true) => self.need(Capability::Image1D),
            (Dim::DimBuffer, false) => self.need(Capability::SampledBuffer),
            (Dim::DimBuffer, true) => self.need(Capability::ImageBuffer),
            (Dim::DimCube, false) if arrayed => self.need(Capability::SampledCubeArray),
            (Dim::DimCube, true) if arrayed => self.need(Capability::ImageCubeArray),
            (Dim::DimSubpassData, _) => self.need(Capability::InputAttachment),
            (Dim::DimRect, _) => self.need(Capability::SampledRect),
            _ => {}
        }
        if multisampled && storage && *dim != Dim::DimSubpassData {
            self.need(Capability::StorageImageMultisample);
            if arrayed {
                self.need(Capability::ImageMSArray);
            }
        }
        // With or without a format of 64 bits.
        if types.ints.get(&id(inst.operands.first())) == Some(&64) {
            self.need(Capability::Int64ImageEXT);
        }
    }

    fn is_formatless(&self, inst: &dr::Instruction, types: &OutTypes) -> bool {
        let image = types.type_of(id(inst.operands.first()));
        types.formatless.get(&image).copied().unwrap_or(false)
    }

    /// Non-uniform indexing of descriptors: by what the pointer points to.
    fn non_uniform(&mut self, inst: &dr::Instruction, types: &OutTypes) {
        self.need(Capability::ShaderNonUniform);
        let Some(ty) = inst.result_type else { return };
        let (class, pointee) = match types.pointees.get(&ty) {
            Some(&pointee) => (types.classes.get(&ty).copied(), pointee),
            None => (Some(spirv::StorageClass::UniformConstant), ty),
        };
        use spirv::{Dim, StorageClass as Class};
        match (class, types.images.get(&pointee)) {
            (Some(Class::UniformConstant), Some((Dim::DimBuffer, false))) => {
                self.need(Capability::UniformTexelBufferArrayNonUniformIndexing);
            }
            (Some(Class::UniformConstant), Some((Dim::DimBuffer, true))) => {
                self.need(Capability::StorageTexelBufferArrayNonUniformIndexing);
            }
            (Some(Class::UniformConstant), Some((Dim::DimSubpassData, _))) => {
                self.need(Capability::InputAttachmentArrayNonUniformIndexing);
            }
            (Some(Class::UniformConstant), Some((_, false))) => {
                self.need(Capability::SampledImageArrayNonUniformIndexing);
            }
            (Some(Class::UniformConstant), Some((_, true))) => {
                self.need(Capability::StorageImageArrayNonUniformIndexing);
            }
            (Some(Class::StorageBuffer), _) => self.need(Capability::StorageBufferArrayNonUniformIndexing),
            (Some(Class::Uniform), _) => {
                let block = self.module.types.iter().any(|(_, it)| {
                    matches!(it, Type::Struct(it) if it.decorations.iter().any(|d| d.is(spirv::Decoration::BufferBlock)))
                });
                self.need(match block {
                    true => Capability::StorageBufferArrayNonUniformIndexing,
                    false => Capability::UniformBufferArrayNonUniformIndexing,
                });
            }
            _ => {}
        }
    }

    fn atomics(&mut self, inst: &dr::Instruction, types: &OutTypes) {
        use Op::{
            AtomicAnd, AtomicCompareExchange, AtomicExchange, AtomicFAddEXT, AtomicFMaxEXT, AtomicFMinEXT,
            AtomicIAdd, AtomicIDecrement, AtomicIIncrement, AtomicISub, AtomicLoad, AtomicOr, AtomicSMax,
            AtomicSMin, AtomicStore, AtomicUMax, AtomicUMin, AtomicXor,
        };
        let value = match inst.class.opcode {
            AtomicStore => types.type_of(id(inst.operands.get(3))),
            AtomicLoad
            | AtomicExchange
            | AtomicCompareExchange
            | AtomicIIncrement
            | AtomicIDecrement
            | AtomicIAdd
            | AtomicISub
            | AtomicSMin
            | AtomicUMin
            | AtomicSMax
            | AtomicUMax
            | AtomicAnd
            | AtomicOr
            | AtomicXor
            | AtomicFAddEXT
            | AtomicFMinEXT
            | AtomicFMaxEXT => inst.result_type.unwrap_or(0),
            _ => return,
        };
        if types.ints.get(&value) == Some(&64) {
            self.need(Capability::Int64Atomics);
        }
        let width = types.floats.get(&value).copied();
        match (inst.class.opcode, width) {
            (AtomicFAddEXT, Some(16)) => self.need(Capability::AtomicFloat16AddEXT),
            (AtomicFAddEXT, Some(64)) => self.need(Capability::AtomicFloat64AddEXT),
            (AtomicFAddEXT, _) => self.need(Capability::AtomicFloat32AddEXT),
            (AtomicFMinEXT | AtomicFMaxEXT, Some(16)) => self.need(Capability::AtomicFloat16MinMaxEXT),
            (AtomicFMinEXT | AtomicFMaxEXT, Some(64)) => self.need(Capability::AtomicFloat64MinMaxEXT),
            (AtomicFMinEXT | AtomicFMaxEXT, _) => self.need(Capability::AtomicFloat32MinMaxEXT),
            _ => {}
        }
    }

    /// 8- and 16-bit values in memory that the host or another stage sees.
    fn storage(&mut self) {
        for (id, global) in self.module.globals.iter() {
            self.at = Cause::Global(id);
            let Type::Pointer { class, pointee } = self.module.types[global.ty] else { continue };
            // Descriptor heaps come from nowhere in the source, but have bindings.
            let is_used = global.origin != GlobalOrigin::Internal || global.binding.is_some() || global.keep;
            if !is_used {
                continue;
            }
            if self.contains_width(pointee, 16, 0) {
                match class {
                    StorageClass::UNIFORM if self.is_buffer_block(pointee) => {
                        self.need(Capability::StorageBuffer16BitAccess);
                    }
                    StorageClass::STORAGE_BUFFER => self.need(Capability::StorageBuffer16BitAccess),
                    StorageClass::UNIFORM => self.need(Capability::UniformAndStorageBuffer16BitAccess),
                    StorageClass::PUSH_CONSTANT => self.need(Capability::StoragePushConstant16),
                    StorageClass::INPUT | StorageClass::OUTPUT => self.need(Capability::StorageInputOutput16),
                    _ => {}
                }
            }
            if self.contains_width(pointee, 8, 0) {
                match class {
                    StorageClass::STORAGE_BUFFER => self.need(Capability::StorageBuffer8BitAccess),
                    StorageClass::UNIFORM => self.need(Capability::UniformAndStorageBuffer8BitAccess),
                    StorageClass::PUSH_CONSTANT => self.need(Capability::StoragePushConstant8),
                    _ => {}
                }
            }
        }
    }

    fn is_buffer_block(&self, ty: TypeId) -> bool {
        match &self.module.types[ty] {
            Type::Struct(it) => it.decorations.iter().any(|it| it.is(spirv::Decoration::BufferBlock)),
            Type::Array { element, .. } | Type::RuntimeArray { element, .. } => {
                self.is_buffer_block(*element)
            }
            _ => false,
        }
    }

    fn contains_width(&self, ty: TypeId, bits: u8, depth: u32) -> bool {
        if depth > 64 {
            return false;
        }
        let inside = |it: TypeId| self.contains_width(it, bits, depth + 1);
        match &self.module.types[ty] {
            Type::Int { width, .. } | Type::Float { width } => *width == bits,
            Type::Vector { element, .. }
            | Type::Array { element, .. }
            | Type::RuntimeArray { element, .. }
            | Type::NodePayloads { record: element, .. } => inside(*element),
            Type::Matrix { column, .. } => inside(*column),
            Type::Struct(it) => it.members.iter().any(|member| inside(member.ty)),
            _ => false,
        }
    }

    fn finish(mut self) -> Needs {
        for (set, cause) in std::mem::take(&mut self.choices) {
            self.at = cause;
            if set.iter().any(|&it| self.implied(it)) {
                continue;
            }
            let usual = |it: &&Capability| is_usual(**it);
            let choice = set.iter().find(usual).or(set.first()).copied();
            if let Some(choice) = choice {
                self.need(choice);
            }
        }
        // Implied ones need no line of their own, but for Shader, which readers expect.
        let all = self.found.clone();
        let is_implied = |it: Capability| {
            it != Capability::Shader && all.iter().any(|&(other, _)| other != it && implies(other, it, 0))
        };
        let found = all.iter().map(|it| it.0);
        let mut capabilities: Vec<Capability> =
            found.filter(|&it| !is_implied(it) && it != Capability::Matrix).collect();
        let shader = Capability::Shader;
        if !capabilities.contains(&shader) {
            capabilities.insert(0, shader);
        }
        // Extensions of those left out are needed still.
        for &(capability, cause) in &all {
            self.at = cause;
            if let Some((extension, core)) = extension_of(capability) {
                // The older extension has the same capabilities and modes.
                let is_older =
                    extension == "SPV_KHR_compute_shader_derivatives" && self.settings.nv_derivatives;
                let extension = if is_older { "SPV_NV_compute_shader_derivatives" } else { extension };
                self.extension_before(core, extension);
            }
        }
        let found = self.extensions.iter();
        let mut extensions: Vec<Extension> =
            found.map(|&(name, cause)| Extension { name: name.to_owned(), cause }).collect();
        for extension in &self.module.extensions {
            if !extensions.iter().any(|it| *it.name == **extension) {
                extensions.push(Extension { name: extension.to_string(), cause: Cause::Request });
            }
        }
        let unknown =
            self.module.capabilities.iter().copied().filter(|&it| Capability::from_u32(it).is_none());
        Needs { capabilities, unknown_capabilities: unknown.collect(), extensions }
    }

    fn implied(&self, capability: Capability) -> bool {
        self.found.iter().any(|&(it, _)| it == capability || implies(it, capability, 0))
    }
}

/// Whether declaring `a` declares `b` as well.
fn implies(a: Capability, b: Capability, depth: u32) -> bool {
    if depth > 8 {
        return false;
    }
    let implied = Operand::Capability(a).required_capabilities();
    // A set of several is a choice and implies none.
    matches!(implied.as_slice(), [one] if *one == b || implies(*one, b, depth + 1))
}

/// A capability that a Vulkan implementation would rather have than its alternatives.
fn is_usual(capability: Capability) -> bool {
    let name = format!("{capability:?}");
    !(name == "Kernel"
        || name == "Groups"
        || name == "SubgroupBallotKHR"
        || name == "Image1D"
        || name.ends_with("NV")
        || name.ends_with("AMD")
        || name.ends_with("INTEL")
        || name.ends_with("ALTERA"))
}

/// The extension that brings a capability, and the version of SPIR-V that needs it no longer.
fn extension_of(capability: Capability) -> Option<(&'static str, (u8, u8))> {
    use Capability::*;
    const NEVER: (u8, u8) = (u8::MAX, 0);
    Some(match capability {
        DrawParameters => ("SPV_KHR_shader_draw_parameters", (1, 3)),
        MultiView => ("SPV_KHR_multiview", (1, 3)),
        DeviceGroup => ("SPV_KHR_device_group", (1, 3)),
        StorageBuffer16BitAccess
        | UniformAndStorageBuffer16BitAccess
        | StoragePushConstant16
        | StorageInputOutput16 => ("SPV_KHR_16bit_storage", (1, 3)),
        StorageBuffer8BitAccess | UniformAndStorageBuffer8BitAccess | StoragePushConstant8 => {
            ("SPV_KHR_8bit_storage", (1, 5))
        }
        VariablePointers | VariablePointersStorageBuffer => ("SPV_KHR_variable_pointers", (1, 3)),
        PhysicalStorageBufferAddresses => ("SPV_KHR_physical_storage_buffer", (1, 5)),
        ShaderNonUniform
        | RuntimeDescriptorArray
        | InputAttachmentArrayDynamicIndexing
        | UniformTexelBufferArrayDynamicIndexing
        | StorageTexelBufferArrayDynamicIndexing
        | UniformBufferArrayNonUniformIndexing
        | SampledImageArrayNonUniformIndexing
        | StorageBufferArrayNonUniformIndexing
        | StorageImageArrayNonUniformIndexing
        | InputAttachmentArrayNonUniformIndexing
        | UniformTexelBufferArrayNonUniformIndexing
        | StorageTexelBufferArrayNonUniformIndexing => ("SPV_EXT_descriptor_indexing", (1, 5)),
        VulkanMemoryModel | VulkanMemoryModelDeviceScope => ("SPV_KHR_vulkan_memory_model", (1, 5)),
        ShaderViewportIndexLayerEXT => ("SPV_EXT_shader_viewport_index_layer", NEVER),
        DenormPreserve | DenormFlushToZero | SignedZeroInfNanPreserve | RoundingModeRTE | RoundingModeRTZ => {
            ("SPV_KHR_float_controls", (1, 4))
        }
        DemoteToHelperInvocation => ("SPV_EXT_demote_to_helper_invocation", (1, 6)),
        DotProduct | DotProductInputAll | DotProductInput4x8Bit | DotProductInput4x8BitPacked => {
            ("SPV_KHR_integer_dot_product", (1, 6))
        }
        StencilExportEXT => ("SPV_EXT_shader_stencil_export", NEVER),
        SampleMaskPostDepthCoverage => ("SPV_KHR_post_depth_coverage", NEVER),
        FragmentFullyCoveredEXT => ("SPV_EXT_fragment_fully_covered", NEVER),
        FragmentDensityEXT => ("SPV_EXT_fragment_invocation_density", NEVER),
        FragmentShadingRateKHR => ("SPV_KHR_fragment_shading_rate", NEVER),
        FragmentBarycentricKHR => ("SPV_KHR_fragment_shader_barycentric", NEVER),
        RayTracingKHR => ("SPV_KHR_ray_tracing", NEVER),
        RayQueryKHR => ("SPV_KHR_ray_query", NEVER),
        RayTracingNV => ("SPV_NV_ray_tracing", NEVER),
        RayCullMaskKHR => ("SPV_KHR_ray_cull_mask", NEVER),
        RayQueryPositionFetchKHR | RayTracingPositionFetchKHR => {
            ("SPV_KHR_ray_tracing_position_fetch", NEVER)
        }
        RayTracingOpacityMicromapEXT => ("SPV_EXT_opacity_micromap", NEVER),
        ShaderInvocationReorderEXT => ("SPV_EXT_shader_invocation_reorder", NEVER),
        ShaderInvocationReorderNV => ("SPV_NV_shader_invocation_reorder", NEVER),
        MeshShadingEXT => ("SPV_EXT_mesh_shader", NEVER),
        MeshShadingNV => ("SPV_NV_mesh_shader", NEVER),
        ShaderViewportMaskNV | PerViewAttributesNV => ("SPV_NV_viewport_array2", NEVER),
        FragmentShaderSampleInterlockEXT
        | FragmentShaderPixelInterlockEXT
        | FragmentShaderShadingRateInterlockEXT => ("SPV_EXT_fragment_shader_interlock", NEVER),
        ComputeDerivativeGroupQuadsKHR | ComputeDerivativeGroupLinearKHR => {
            ("SPV_KHR_compute_shader_derivatives", NEVER)
        }
        ShaderClockKHR => ("SPV_KHR_shader_clock", NEVER),
        Int64ImageEXT => ("SPV_EXT_shader_image_int64", NEVER),
        AtomicFloat32AddEXT | AtomicFloat64AddEXT => ("SPV_EXT_shader_atomic_float_add", NEVER),
        AtomicFloat16AddEXT => ("SPV_EXT_shader_atomic_float16_add", NEVER),
        AtomicFloat16MinMaxEXT | AtomicFloat32MinMaxEXT | AtomicFloat64MinMaxEXT => {
            ("SPV_EXT_shader_atomic_float_min_max", NEVER)
        }
        GroupNonUniformPartitionedEXT => ("SPV_NV_shader_subgroup_partitioned", NEVER),
        GroupNonUniformRotateKHR => ("SPV_KHR_subgroup_rotate", NEVER),
        QuadControlKHR => ("SPV_KHR_quad_control", NEVER),
        CooperativeMatrixKHR => ("SPV_KHR_cooperative_matrix", NEVER),
        // What only shaders ask for, by `vk::ext_capability`.
        SubgroupBallotKHR => ("SPV_KHR_shader_ballot", NEVER),
        SubgroupVoteKHR => ("SPV_KHR_subgroup_vote", NEVER),
        WorkgroupMemoryExplicitLayoutKHR
        | WorkgroupMemoryExplicitLayout8BitAccessKHR
        | WorkgroupMemoryExplicitLayout16BitAccessKHR => ("SPV_KHR_workgroup_memory_explicit_layout", NEVER),
        ExpectAssumeKHR => ("SPV_KHR_expect_assume", NEVER),
        UntypedPointersKHR => ("SPV_KHR_untyped_pointers", NEVER),
        BFloat16TypeKHR | BFloat16DotProductKHR | BFloat16CooperativeMatrixKHR => ("SPV_KHR_bfloat16", NEVER),
        Float8EXT | Float8CooperativeMatrixEXT => ("SPV_EXT_float8", NEVER),
        ReplicatedCompositesEXT => ("SPV_EXT_replicated_composites", NEVER),
        TileImageColorReadAccessEXT | TileImageDepthReadAccessEXT | TileImageStencilReadAccessEXT => {
            ("SPV_EXT_shader_tile_image", NEVER)
        }
        AtomicFloat16VectorNV => ("SPV_NV_shader_atomic_fp16_vector", NEVER),
        CooperativeMatrixNV => ("SPV_NV_cooperative_matrix", NEVER),
        CooperativeVectorNV | CooperativeVectorTrainingNV => ("SPV_NV_cooperative_vector", NEVER),
        GeometryShaderPassthroughNV => ("SPV_NV_geometry_shader_passthrough", NEVER),
        RawAccessChainsNV => ("SPV_NV_raw_access_chains", NEVER),
        RayTracingMotionBlurNV => ("SPV_NV_ray_tracing_motion_blur", NEVER),
        SampleMaskOverrideCoverageNV => ("SPV_NV_sample_mask_override_coverage", NEVER),
        ShaderSMBuiltinsNV => ("SPV_NV_shader_sm_builtins", NEVER),
        ShaderStereoViewNV => ("SPV_NV_stereo_view_rendering", NEVER),
        FragmentMaskAMD => ("SPV_AMD_shader_fragment_mask", NEVER),
        ImageGatherBiasLodAMD => ("SPV_AMD_texture_gather_bias_lod", NEVER),
        ImageReadWriteLodAMD => ("SPV_AMD_shader_image_load_store_lod", NEVER),
        Float16ImageAMD => ("SPV_AMD_gpu_shader_half_float_fetch", NEVER),
        TextureSampleWeightedQCOM | TextureBoxFilterQCOM | TextureBlockMatchQCOM => {
            ("SPV_QCOM_image_processing", NEVER)
        }
        ShaderEnqueueAMDX => ("SPV_AMDX_shader_enqueue", NEVER),
        LongVectorEXT => ("SPV_EXT_long_vector", NEVER),
        _ => return None,
    })
}
