//! The capabilities and extensions that a module needs, found in one walk over its words, with what the words alone do not
//! say from the IR's globals and types.
//!
//! The requirements of instructions and enumerants come from SPIR-V's grammar. A requirement is a set of capabilities of
//! which one suffices: sets of one are taken first; of the others, the first that a Vulkan implementation is likely to have.
//! What the grammar does not say (image operations without a format, 16-bit storage, non-uniform indexing) is in this file.

mod extensions;
mod shapes;

use std::cell::OnceCell;

use crate::spirv::{self, Capability, Op};
use rustc_hash::FxHashSet;

use self::{
    extensions::extension_of,
    shapes::{PLAIN_DECORATIONS, SETTLED, shape},
};
use super::{Settings, micromaps, section::Sections};
use crate::{
    grammar::{self, Inst, Instruction, Instructions, OperandKind},
    ir::{self, Module, StorageClass, Type, TypeId},
    stage::Stage,
};

/// The capabilities that naga 30 accepts, except that of the Vulkan memory model, whose instructions it does not read.
/// (It reads more built-in variables and instructions than these permit.)
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

/// The extensions that naga 30 accepts.
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

/// What naga 30 reads of these only as WGSL, and what WGSL does not have to say.
pub const WGSL_CAPABILITIES: &[Capability] = &[
    Capability::RayQueryKHR,
    Capability::RayQueryPositionFetchKHR,
    Capability::MeshShadingEXT,
    Capability::ShaderNonUniform,
    Capability::SampledImageArrayNonUniformIndexing,
];

/// The extensions of [`WGSL_CAPABILITIES`].
pub const WGSL_EXTENSIONS: &[&str] =
    &["SPV_KHR_ray_query", "SPV_KHR_ray_tracing_position_fetch", "SPV_EXT_mesh_shader"];

/// What the head of the module declares.
pub(super) struct Needs {
    pub(super) capabilities: Vec<Capability>,
    pub(super) unknown_capabilities: Vec<u32>,
    /// The first thing that needs each capability.
    pub(super) causes: Vec<(Capability, Cause)>,
    pub(super) extensions: Vec<Extension>,
}

pub(super) struct Extension {
    pub(super) name: String,
    pub(super) cause: Cause,
}

/// The first thing that needs a capability or extension.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cause {
    /// The shader or the options request it.
    Request,
    /// A value, variable or function, by its id.
    Id(u32),
    Global(ir::GlobalId),
    /// An execution mode, by its number.
    Mode(u32),
}

/// `bound` is above all ids.
pub(super) fn of(module: &Module, out: &Sections, bound: u32, settings: &Settings) -> Needs {
    let is_endless = |it: &ir::Global| {
        module.pointee(it.ty).is_some_and(|(_, it)| matches!(module.types[it], Type::RuntimeArray { .. }))
    };
    let has = Kinds::in_module(module);
    let mut walk = Walk {
        module,
        definitions: Definitions::new(out, bound),
        settings,
        found: Vec::new(),
        choices: Vec::new(),
        extensions: Vec::new(),
        ray_flags: Vec::new(),
        settled: SETTLED,
        has_endless: has.user_types || module.globals.values().any(is_endless),
        has,
        settled_decorations: 0,
        at: Cause::Request,
    };
    walk.requested();
    walk.entry_points(out);
    // The others name things, or what is found here declares them.
    let sections = [
        &out.imports,
        &out.entry_points,
        &out.execution_modes,
        &out.annotations,
        &out.globals,
        &out.functions,
    ];
    for section in sections {
        let words = section.words();
        let mut at = 0;
        while let Some(&first) = words.get(at) {
            let (opcode, len) = (first & 0xffff, first >> 16);
            let settled = walk.settled.get(opcode as usize).copied().unwrap_or(0);
            if len > u32::from(settled)
                && let Some(inst) = Instructions(&words[at..]).next()
            {
                walk.instruction(&inst);
            }
            at += len.max(1) as usize;
        }
    }
    if let Some(flags) = micromaps::flags_with_micromaps(out, &walk.ray_flags) {
        walk.at = Cause::Id(flags);
        walk.need(Capability::RayTracingOpacityMicromapEXT);
    }
    walk.storage();
    walk.finish()
}

struct Walk<'m> {
    module: &'m Module,
    definitions: Definitions<'m>,
    settings: &'m Settings,
    found: Vec<(Capability, Cause)>,
    /// Sets of which one capability is needed.
    choices: Vec<(Vec<Capability>, Cause)>,
    extensions: Vec<(&'static str, Cause)>,
    /// The flags of every ray that is traced.
    ray_flags: Vec<u32>,
    /// For each opcode of SPIR-V's core the length up to which its instructions need nothing more: the grammar was asked
    /// about the opcode, and so many words are only ids and numbers. 0 before the first of them.
    settled: [u16; 512],
    /// Whether any variable is a runtime array.
    has_endless: bool,
    has: Kinds,
    /// A bit for each of the [`PLAIN_DECORATIONS`] that was met.
    settled_decorations: u64,
    /// What is being examined.
    at: Cause,
}

/// Which kinds of types a module has that matter here; most have none of them.
#[derive(Clone, Copy, Default)]
struct Kinds {
    /// Types of inline SPIR-V, which may be anything.
    user_types: bool,
    /// Storage images without a format.
    formatless: bool,
    /// Numbers of 8 or 16 bits.
    narrow: bool,
    /// Integers of 64 bits.
    wide: bool,
}

impl Kinds {
    fn in_module(module: &Module) -> Self {
        let mut has = Kinds::default();
        for (_, ty) in module.types.iter() {
            match ty {
                Type::User { .. } => has.user_types = true,
                Type::Image(it) if it.sampled == 2 && it.format == spirv::ImageFormat::Unknown => {
                    has.formatless = true;
                }
                Type::Int { width: 8 | 16, .. } | Type::Float { width: 8 | 16 } => has.narrow = true,
                Type::Int { width: 64, .. } => has.wide = true,
                _ => {}
            }
        }
        // These may be any of the others.
        has.formatless |= has.user_types;
        has.wide |= has.user_types;
        has
    }
}

/// The emitted types and values by their ids, as far as capabilities depend on them. Few modules have anything that it
/// matters to, so the tables are made when they are first needed.
struct Definitions<'m> {
    out: &'m Sections,
    bound: u32,
    /// For each id where the section of types, constants and variables defines it.
    places: OnceCell<Vec<Option<u32>>>,
    /// The type of each result; 0 where there is none.
    types_of_values: OnceCell<Vec<u32>>,
    non_uniform: FxHashSet<u32>,
    /// The import of GLSL.std.450; 0 without one.
    glsl: u32,
}

/// Whether it is InterpolateAtCentroid, InterpolateAtSample or InterpolateAtOffset.
fn interpolates(inst: &Inst, glsl: u32) -> bool {
    matches!(inst.word(1), 76..=78) && inst.word(0) == glsl
}

/// Whether the scope of a barrier or atomic operation is the device.
fn has_device_scope(inst: &Inst, definitions: &Definitions) -> bool {
    let place = if inst.is(Op::MemoryBarrier) {
        0
    } else if inst.is(Op::ControlBarrier) || inst.grammar.is_some_and(has_semantics) {
        // In atomic operations the scope follows the pointer.
        1
    } else {
        return false;
    };
    // A constant with the value 1 is the scope Device.
    definitions.of(inst.word(place)).is_some_and(|it| it.is(Op::Constant) && it.words == [1])
}

const fn has_semantics(grammar: &Instruction) -> bool {
    let mut index = 0;
    while index < grammar.operands.len() {
        if matches!(grammar.operands[index].kind(), OperandKind::IdMemorySemantics) {
            return true;
        }
        index += 1;
    }
    false
}

impl<'m> Definitions<'m> {
    fn new(out: &'m Sections, bound: u32) -> Self {
        let mut glsl = 0;
        for inst in Instructions(out.imports.words()) {
            if grammar::begins(inst.words, "GLSL.std.450\0") {
                glsl = inst.result;
            }
        }
        let mut non_uniform = FxHashSet::default();
        let mut rest = out.annotations.words();
        while let [first, target, number, ..] = *rest {
            if number == spirv::Decoration::NonUniform as u32 {
                non_uniform.insert(target);
            }
            rest = rest.get((first >> 16).max(1) as usize..).unwrap_or_default();
        }
        let (places, types_of_values) = (OnceCell::new(), OnceCell::new());
        Definitions { out, bound, places, types_of_values, non_uniform, glsl }
    }

    /// The type, constant or variable with that id.
    fn of(&self, id: u32) -> Option<Inst<'m>> {
        let words = self.out.globals.words();
        let places = self.places.get_or_init(|| {
            let mut places = Vec::new();
            let mut left = Instructions(words);
            loop {
                let place = words.len() - left.0.len();
                let Some(inst) = left.next() else { return places };
                self.set(&mut places, inst.result, Some(place as u32));
            }
        });
        let place = places.get(id as usize).copied().flatten()?;
        Instructions(words.get(place as usize..)?).next()
    }

    /// The storage class of a pointer type, and what it points to.
    fn pointer(&self, id: u32) -> Option<(StorageClass, u32)> {
        let inst = self.of(id).filter(|it| it.is(Op::TypePointer))?;
        Some((StorageClass(inst.word(0)), inst.word(1)))
    }

    /// The width of an integer type.
    fn int_width(&self, id: u32) -> Option<u32> {
        self.of(id).filter(|it| it.is(Op::TypeInt)).map(|it| it.word(0))
    }

    /// The width of a floating-point type.
    fn float_width(&self, id: u32) -> Option<u32> {
        self.of(id).filter(|it| it.is(Op::TypeFloat)).map(|it| it.word(0))
    }

    /// An image type, or that of a combined image.
    fn image(&self, id: u32) -> Option<Inst<'m>> {
        let inst = self.of(id)?;
        let inst = if inst.is(Op::TypeSampledImage) { self.of(inst.word(0))? } else { inst };
        Some(inst).filter(|it| it.is(Op::TypeImage))
    }

    /// Whether a pointer type points to a runtime array.
    fn is_endless(&self, pointer: u32) -> bool {
        let pointee = self.pointer(pointer).and_then(|it| self.of(it.1));
        pointee.is_some_and(|it| it.is(Op::TypeRuntimeArray))
    }

    fn type_of(&self, value: u32) -> u32 {
        let types = self.types_of_values.get_or_init(|| {
            let mut types = Vec::new();
            let both = [&self.out.globals, &self.out.functions].map(|it| Instructions(it.words()));
            for inst in both.into_iter().flatten() {
                if inst.result_type != 0 && !inst.is(Op::Function) {
                    self.set(&mut types, inst.result, inst.result_type);
                }
            }
            types
        });
        types.get(value as usize).copied().unwrap_or(0)
    }

    /// Sets what a table says of an id. What nobody checked, as with `-Vd`, may have any number where an id should be.
    fn set<T: Clone + Default>(&self, table: &mut Vec<T>, id: u32, value: T) {
        let index = id as usize;
        if id >= self.bound {
            return;
        }
        if index >= table.len() {
            table.resize((index + 1).max(2 * table.len()), T::default());
        }
        table[index] = value;
    }
}

/// Whether an image type is that of a storage image.
fn is_storage(image: &Inst) -> bool {
    image.word(5) == 2
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

    /// An extension that is part of the core from `version` on.
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

    fn entry_points(&mut self, out: &Sections) {
        if out.entry_points.words().is_empty() {
            self.need(Capability::Shader);
            self.need(Capability::Linkage);
            // Functions for stages of ray tracing.
            let is_record =
                |ty| self.module.pointee(ty).is_some_and(|it| it.0 == StorageClass::SHADER_RECORD_BUFFER);
            if self.module.globals.values().any(|it| is_record(it.ty)) {
                self.need(self.ray_tracing());
            }
        }
        for inst in Instructions(out.entry_points.words()) {
            if let Some(model) = spirv::ExecutionModel::from_u32(inst.word(0)) {
                self.at = Cause::Id(inst.word(1));
                use crate::spirv::ExecutionModel as Model;
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
                    | Model::CallableKHR => self.ray_tracing(),
                    Model::Vertex | Model::Fragment | Model::GLCompute | Model::Kernel => Capability::Shader,
                });
            }
        }
    }

    /// The NV and KHR models and storage classes share their numbers; the extension asked for decides.
    fn ray_tracing(&self) -> Capability {
        if self.module.extensions.iter().any(|it| &**it == "SPV_NV_ray_tracing") {
            Capability::RayTracingNV
        } else {
            Capability::RayTracingKHR
        }
    }

    fn instruction(&mut self, inst: &Inst) {
        // The shader requests itself what an opcode needs that the grammar does not know.
        let Some(grammar) = inst.grammar else { return };
        let op = grammar.op;
        match op {
            Op::Decorate if self.plain_decoration(inst.word(1), inst) => return,
            Op::MemberDecorate if self.plain_decoration(inst.word(2), inst) => return,
            Op::ExtInst if !self.is_new(inst.opcode) && !interpolates(inst, self.definitions.glsl) => return,
            // `entry_points` has recorded the function.
            Op::EntryPoint => {}
            Op::ExecutionMode | Op::ExecutionModeId => self.at = Cause::Mode(inst.word(1)),
            _ => self.at = Cause::Id(if inst.result != 0 { inst.result } else { inst.word(0) }),
        }
        let shape = shape(inst.opcode, grammar);
        if shape.is_examined {
            self.examine(op, inst);
        }
        if self.is_new(inst.opcode) {
            self.grammar(grammar);
        }
        // The opcode and the result come before the operands.
        let before = 1 + usize::from(inst.result_type != 0) + usize::from(inst.result != 0);
        let length = before + inst.words.len();
        if length <= usize::from(shape.silent) {
        } else if length <= usize::from(shape.single) {
            self.operand(shape.kind, inst.word(usize::from(shape.silent) - before), op);
        } else {
            for (kind, words) in inst.operands() {
                self.operand(kind, words.first().copied().unwrap_or(0), op);
            }
        }
        let is_access = matches!(
            op,
            Op::AccessChain | Op::PtrAccessChain | Op::InBoundsAccessChain | Op::Load | Op::CopyObject
        );
        let is_examined = shape.is_examined && !(is_access && self.definitions.non_uniform.is_empty());
        self.settle(inst.opcode, if is_examined { 1 } else { shape.silent });
    }

    /// What capabilities an instruction needs for what its operands are.
    fn examine(&mut self, op: Op, inst: &Inst) {
        match op {
            Op::TypeImage => self.image_type(inst),
            Op::TypeInt => match inst.word(0) {
                8 => self.need(Capability::Int8),
                16 => self.need(Capability::Int16),
                64 => self.need(Capability::Int64),
                _ => {}
            },
            Op::TypeFloat => match inst.word(0) {
                16 => self.need(Capability::Float16),
                64 => self.need(Capability::Float64),
                _ => {}
            },
            Op::TypeVector if inst.word(1) > 4 => self.need(Capability::LongVectorEXT),
            Op::ImageRead | Op::ImageSparseRead if self.is_formatless(inst) => {
                self.need(Capability::StorageImageReadWithoutFormat);
            }
            Op::ImageWrite if self.is_formatless(inst) => {
                self.need(Capability::StorageImageWriteWithoutFormat);
            }
            Op::AccessChain | Op::PtrAccessChain | Op::InBoundsAccessChain | Op::Load | Op::CopyObject
                if self.definitions.non_uniform.contains(&inst.result) =>
            {
                self.non_uniform(inst);
            }
            Op::ExtInst if interpolates(inst, self.definitions.glsl) => {
                self.need(Capability::InterpolationFunction);
            }
            Op::ExtInstImport if grammar::begins(inst.words, "NonSemantic.") => {
                self.extension_before((1, 6), "SPV_KHR_non_semantic_info");
            }
            // Only descriptors can be variables that are runtime arrays.
            Op::Variable if self.has_endless && self.definitions.is_endless(inst.result_type) => {
                self.need(Capability::RuntimeDescriptorArray)
            }
            _ => {}
        }
        if self.settings.vulkan_memory_model && has_device_scope(inst, &self.definitions) {
            self.need(Capability::VulkanMemoryModelDeviceScope);
        }
        self.atomics(op, inst);
        self.ray_flags.extend(micromaps::flags_of(inst));
    }

    /// Remembers that instructions with the opcode need nothing more up to a length.
    fn settle(&mut self, opcode: u16, length: u16) {
        if let Some(settled) = self.settled.get_mut(usize::from(opcode)) {
            *settled = length;
        }
    }

    /// Whether no instruction with the opcode was met.
    fn is_new(&self, opcode: u16) -> bool {
        self.settled.get(usize::from(opcode)).is_none_or(|it| *it == 0)
    }

    /// Looks at a decoration that only numbers follow, once; false for others.
    fn plain_decoration(&mut self, number: u32, inst: &Inst) -> bool {
        let bit = 1_u64.checked_shl(number).unwrap_or(0) & PLAIN_DECORATIONS;
        if bit & !self.settled_decorations != 0 {
            self.settled_decorations |= bit;
            self.at = Cause::Id(inst.word(0));
            self.decoration(number);
        }
        bit != 0
    }

    /// What the grammar says of the opcode.
    fn grammar(&mut self, grammar: &Instruction) {
        match grammar.op {
            Op::Nop | Op::TypeImage | Op::Undef | Op::Constant | Op::ConstantNull => {}
            Op::DecorateString | Op::MemberDecorateString => {
                self.extension_before((1, 4), "SPV_GOOGLE_hlsl_functionality1");
            }
            Op::TerminateInvocation => self.extension_before((1, 6), "SPV_KHR_terminate_invocation"),
            Op::AtomicFAddEXT | Op::AtomicFMinEXT | Op::AtomicFMaxEXT => {}
            _ if grammar.facts.reduces => {}
            _ => self.need_one_of(grammar.capabilities),
        }
        for extension in grammar.extensions {
            if *extension == "SPV_KHR_non_semantic_info" {
                self.extension_before((1, 6), "SPV_KHR_non_semantic_info");
            }
        }
    }

    fn operand(&mut self, kind: OperandKind, word: u32, op: Op) {
        match kind {
            // The stage, the type or the instruction decides.
            OperandKind::Dim
            | OperandKind::ExecutionModel
            | OperandKind::MemoryModel
            | OperandKind::AddressingModel
            | OperandKind::SourceLanguage
            | OperandKind::Capability => {}
            OperandKind::GroupOperation if grammar::facts(op).reduces => {
                use crate::spirv::GroupOperation as Group;
                let partitioned = matches!(
                    Group::from_u32(word),
                    Some(
                        Group::PartitionedReduceNV
                            | Group::PartitionedInclusiveScanNV
                            | Group::PartitionedExclusiveScanNV
                    )
                );
                self.need(match partitioned {
                    true => Capability::GroupNonUniformPartitionedNV,
                    false => Capability::GroupNonUniformArithmetic,
                });
            }
            OperandKind::GroupOperation => {}
            OperandKind::StorageClass => self.storage_class(word),
            OperandKind::BuiltIn => self.builtin(word),
            OperandKind::Decoration => self.decoration(word),
            OperandKind::ExecutionMode => self.execution_mode(word),
            OperandKind::MemoryAccess => {
                use crate::spirv::MemoryAccess as Bits;
                let bits =
                    Bits::MAKE_POINTER_AVAILABLE | Bits::MAKE_POINTER_VISIBLE | Bits::NON_PRIVATE_POINTER;
                if Bits::from_bits_retain(word).intersects(bits) {
                    self.need(Capability::VulkanMemoryModel);
                }
            }
            _ => kind.enumerants(word).for_each(|it| self.need_one_of(it.capabilities)),
        }
    }

    fn storage_class(&mut self, class: u32) {
        match StorageClass(class) {
            StorageClass::STORAGE_BUFFER => {
                self.extension_before((1, 3), "SPV_KHR_storage_buffer_storage_class");
            }
            StorageClass::PHYSICAL_STORAGE_BUFFER => self.need(Capability::PhysicalStorageBufferAddresses),
            StorageClass::INPUT | StorageClass::OUTPUT | StorageClass::FUNCTION | StorageClass::PRIVATE => {}
            // Mostly, the stage's capability is among them.
            _ => self.enumerant(OperandKind::StorageClass, class),
        }
    }

    fn builtin(&mut self, number: u32) {
        use crate::spirv::BuiltIn;
        let Some(builtin) = BuiltIn::from_u32(number) else { return };
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
            _ => self.enumerant(OperandKind::BuiltIn, number),
        }
    }

    /// The stages of the entry points that have the built-in among their stage variables; all stages if none has.
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

    fn decoration(&mut self, number: u32) {
        use crate::spirv::Decoration;
        let Some(decoration) = Decoration::from_u32(number) else { return };
        match decoration {
            Decoration::NonUniform => self.need(Capability::ShaderNonUniform),
            // The stage's capability covers these.
            Decoration::PerPrimitiveEXT | Decoration::Patch => {
                let stages: Vec<_> = self.module.entries.iter().map(|it| it.stage).collect();
                if decoration == Decoration::PerPrimitiveEXT && !stages.contains(&Stage::Mesh) {
                    self.need(Capability::MeshShadingEXT);
                }
                // Elsewhere only inline SPIR-V says so.
                if decoration == Decoration::Patch
                    && !stages.iter().any(|it| matches!(it, Stage::Hull | Stage::Domain))
                {
                    self.need(Capability::Tessellation);
                }
            }
            Decoration::PerVertexKHR => self.need(Capability::FragmentBarycentricKHR),
            Decoration::RestrictPointer | Decoration::AliasedPointer => {
                self.need(Capability::PhysicalStorageBufferAddresses);
            }
            Decoration::NoSignedWrap | Decoration::NoUnsignedWrap => {
                self.extension_before((1, 4), "SPV_KHR_no_integer_wrap_decoration");
            }
            _ => self.enumerant(OperandKind::Decoration, number),
        }
    }

    fn execution_mode(&mut self, number: u32) {
        use crate::spirv::ExecutionMode as Mode;
        let Some(mode) = Mode::from_u32(number) else { return };
        match mode {
            Mode::PostDepthCoverage => {
                self.need(Capability::SampleMaskPostDepthCoverage);
            }
            Mode::MaximallyReconvergesKHR => self.extension("SPV_KHR_maximal_reconvergence"),
            Mode::SubgroupUniformControlFlowKHR => self.extension("SPV_KHR_subgroup_uniform_control_flow"),
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
            _ => self.enumerant(OperandKind::ExecutionMode, number),
        }
    }

    /// What the grammar says of a value: capabilities, which bring their extensions, or an extension alone.
    fn enumerant(&mut self, kind: OperandKind, value: u32) {
        let Some(it) = kind.enumerant(value) else { return };
        match (it.capabilities, it.extensions) {
            ([], [extension, ..]) => self.extension(extension),
            (capabilities, _) => self.need_one_of(capabilities),
        }
    }

    fn image_type(&mut self, inst: &Inst) {
        use crate::spirv::Dim;
        let Some(dim) = Dim::from_u32(inst.word(1)) else { return };
        let arrayed = inst.word(3) == 1;
        let multisampled = inst.word(4) == 1;
        let storage = is_storage(inst);
        match (dim, storage) {
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
        if multisampled && storage && dim != Dim::DimSubpassData {
            self.need(Capability::StorageImageMultisample);
            if arrayed {
                self.need(Capability::ImageMSArray);
            }
        }
        // With or without a 64-bit format.
        if self.has.wide && self.definitions.int_width(inst.word(0)) == Some(64) {
            self.need(Capability::Int64ImageEXT);
        }
    }

    /// Whether an instruction accesses a storage image without a format; subpass data does not count.
    fn is_formatless(&self, inst: &Inst) -> bool {
        if !self.has.formatless {
            return false;
        }
        let ty = self.definitions.type_of(inst.word(0));
        self.definitions.of(ty).is_some_and(|it| {
            let is_unknown = it.word(6) == spirv::ImageFormat::Unknown as u32;
            let is_subpass = it.word(1) == spirv::Dim::DimSubpassData as u32;
            it.is(Op::TypeImage) && is_storage(&it) && is_unknown && !is_subpass
        })
    }

    /// Non-uniform indexing of descriptors: the pointee decides.
    fn non_uniform(&mut self, inst: &Inst) {
        self.need(Capability::ShaderNonUniform);
        let ty = inst.result_type;
        let (class, pointee) = self.definitions.pointer(ty).unwrap_or((StorageClass::UNIFORM_CONSTANT, ty));
        let image = self.definitions.image(pointee).and_then(|it| {
            let dim = spirv::Dim::from_u32(it.word(1))?;
            Some((dim, is_storage(&it)))
        });
        use crate::spirv::Dim;
        match (class, image) {
            (StorageClass::UNIFORM_CONSTANT, Some((Dim::DimBuffer, false))) => {
                self.need(Capability::UniformTexelBufferArrayNonUniformIndexing);
            }
            (StorageClass::UNIFORM_CONSTANT, Some((Dim::DimBuffer, true))) => {
                self.need(Capability::StorageTexelBufferArrayNonUniformIndexing);
            }
            (StorageClass::UNIFORM_CONSTANT, Some((Dim::DimSubpassData, _))) => {
                self.need(Capability::InputAttachmentArrayNonUniformIndexing);
            }
            (StorageClass::UNIFORM_CONSTANT, Some((_, false))) => {
                self.need(Capability::SampledImageArrayNonUniformIndexing);
            }
            (StorageClass::UNIFORM_CONSTANT, Some((_, true))) => {
                self.need(Capability::StorageImageArrayNonUniformIndexing);
            }
            (StorageClass::STORAGE_BUFFER, _) => self.need(Capability::StorageBufferArrayNonUniformIndexing),
            (StorageClass::UNIFORM, _) => {
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

    fn atomics(&mut self, op: Op, inst: &Inst) {
        use Op::{AtomicFAddEXT, AtomicFMaxEXT, AtomicFMinEXT};
        if !grammar::facts(op).atomic {
            return;
        }
        let value = match op {
            Op::AtomicStore => self.definitions.type_of(inst.word(3)),
            _ => inst.result_type,
        };
        if self.has.wide && self.definitions.int_width(value) == Some(64) {
            self.need(Capability::Int64Atomics);
        }
        if !matches!(op, AtomicFAddEXT | AtomicFMinEXT | AtomicFMaxEXT) {
            return;
        }
        let width = self.definitions.float_width(value);
        match (op, width) {
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
        if !self.has.narrow {
            return;
        }
        for (id, global) in self.module.globals.iter() {
            self.at = Cause::Global(id);
            let Type::Pointer { class, pointee } = self.module.types[global.ty] else { continue };
            if self.module.types.contents(pointee).widths.has(16) {
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
            if self.module.types.contents(pointee).widths.has(8) {
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

    fn finish(mut self) -> Needs {
        let mut implied = Vec::new();
        for (set, cause) in std::mem::take(&mut self.choices) {
            self.at = cause;
            if let Some(&it) = set.iter().find(|it| self.implied(**it)) {
                implied.push((it, cause));
                continue;
            }
            let usual = || set.iter().filter(|it| !grammar::is_unusual(**it));
            let fitting = usual().find(|it| grammar::versions::of_capability(**it) <= self.settings.version);
            let choice = fitting.or_else(|| usual().next()).or(set.first()).copied();
            if let Some(choice) = choice {
                self.need(choice);
            }
        }
        // A capability that another implies is not declared, except Shader, which readers expect. Readers with an older
        // grammar do not know that `Int64ImageEXT` implies `Int64`.
        let all = self.found.clone();
        let is_implied = |it: Capability| {
            it != Capability::Shader
                && all.iter().any(|&(other, _)| {
                    other != it && other != Capability::Int64ImageEXT && grammar::implies(other, it)
                })
        };
        let found = all.iter().map(|it| it.0);
        let mut capabilities: Vec<Capability> =
            found.filter(|&it| !is_implied(it) && it != Capability::Matrix).collect();
        let shader = Capability::Shader;
        if !capabilities.contains(&shader) {
            capabilities.insert(0, shader);
        }
        // The extensions of those left out are still needed.
        for &(capability, cause) in all.iter().chain(&implied) {
            self.at = cause;
            self.extension_for(capability);
        }
        let found = self.extensions.iter();
        let mut extensions: Vec<Extension> =
            found.map(|&(name, cause)| Extension { name: name.to_owned(), cause }).collect();
        for extension in &self.module.extensions {
            if !extensions.iter().any(|it| *it.name == **extension) {
                extensions.push(Extension { name: extension.to_string(), cause: Cause::Request });
            }
        }
        let mut unknown_capabilities = Vec::new();
        for &number in &self.module.capabilities {
            if Capability::from_u32(number).is_none() && !unknown_capabilities.contains(&number) {
                unknown_capabilities.push(number);
            }
        }
        Needs { capabilities, unknown_capabilities, causes: all, extensions }
    }

    /// The extension of a capability, if the module's version of SPIR-V needs one for it.
    fn extension_for(&mut self, capability: Capability) {
        let Some((extension, core)) = extension_of(capability) else {
            return self.named_extension(capability);
        };
        let extension = match extension {
            // The older extension has the same capabilities and modes.
            "SPV_KHR_compute_shader_derivatives" if self.settings.nv_derivatives => {
                "SPV_NV_compute_shader_derivatives"
            }
            "SPV_EXT_opacity_micromap" if self.settings.khr_micromaps => "SPV_KHR_opacity_micromap",
            other => other,
        };
        self.extension_before(core, extension);
    }

    /// The first extension that the grammar lists for a capability, unless the shader requests one of them itself.
    fn named_extension(&mut self, capability: Capability) {
        let grammar = OperandKind::Capability.enumerant(capability as u32);
        let extensions = grammar.map_or(&[][..], |it| it.extensions);
        let is_requested = |name: &&str| self.module.extensions.iter().any(|it| **it == **name);
        if let [first, ..] = *extensions
            && !extensions.iter().any(is_requested)
        {
            self.extension(first);
        }
    }

    fn implied(&self, capability: Capability) -> bool {
        self.found.iter().any(|&(it, _)| it == capability || grammar::implies(it, capability))
    }
}
