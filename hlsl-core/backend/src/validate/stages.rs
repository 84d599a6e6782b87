//! What belongs to some stages only: execution modes, instructions, memory of the group, and built-in variables.

use crate::spirv::{
    BuiltIn, Capability, Decoration, ExecutionMode as Mode, ExecutionModel as M, Op, Scope, StorageClass,
};
use rustc_hash::{FxHashMap, FxHashSet};

use super::{
    Check, locations,
    module::{Module, Type},
    name, variables,
};
use crate::grammar::{Effect, Inst, Instructions, OperandKind, facts};

const PIXEL: &[M] = &[M::Fragment];
const GEOMETRY: &[M] = &[M::Geometry];
const TESSELLATION: &[M] = &[M::TessellationControl, M::TessellationEvaluation];
const GROUPS: &[M] = &[M::GLCompute, M::Kernel, M::MeshEXT, M::TaskEXT, M::MeshNV, M::TaskNV];
const MESH: &[M] = &[M::MeshEXT, M::MeshNV];

/// Each is for numbers of one width, so there may be several.
const OF_WIDTHS: [Mode; 6] = [
    Mode::DenormPreserve,
    Mode::DenormFlushToZero,
    Mode::SignedZeroInfNanPreserve,
    Mode::RoundingModeRTE,
    Mode::RoundingModeRTZ,
    Mode::FPFastMathDefault,
];

/// Of each set, an entry point has one at most.
const EXCLUSIVE_MODES: &[&[Mode]] = &[
    &[Mode::OriginUpperLeft, Mode::OriginLowerLeft],
    &[Mode::DepthGreater, Mode::DepthLess, Mode::DepthUnchanged],
    &[Mode::StencilRefUnchangedFrontAMD, Mode::StencilRefGreaterFrontAMD, Mode::StencilRefLessFrontAMD],
    &[Mode::StencilRefUnchangedBackAMD, Mode::StencilRefGreaterBackAMD, Mode::StencilRefLessBackAMD],
    INTERLOCKS,
    &[Mode::SpacingEqual, Mode::SpacingFractionalEven, Mode::SpacingFractionalOdd],
    &[Mode::VertexOrderCw, Mode::VertexOrderCcw],
    &[
        Mode::InputPoints,
        Mode::InputLines,
        Mode::InputLinesAdjacency,
        Mode::InputTrianglesAdjacency,
        Mode::Triangles,
        Mode::Quads,
        Mode::Isolines,
    ],
    &[
        Mode::OutputPoints,
        Mode::OutputLineStrip,
        Mode::OutputTriangleStrip,
        Mode::OutputLinesEXT,
        Mode::OutputTrianglesEXT,
    ],
    &[Mode::DerivativeGroupQuadsKHR, Mode::DerivativeGroupLinearKHR],
];

const INTERLOCKS: &[Mode] = &[
    Mode::PixelInterlockOrderedEXT,
    Mode::PixelInterlockUnorderedEXT,
    Mode::SampleInterlockOrderedEXT,
    Mode::SampleInterlockUnorderedEXT,
    Mode::ShadingRateInterlockOrderedEXT,
    Mode::ShadingRateInterlockUnorderedEXT,
];

const MODES: &[(&[Mode], &[M])] = &[
    (&[Mode::Invocations], GEOMETRY),
    (
        &[
            Mode::SpacingEqual,
            Mode::SpacingFractionalEven,
            Mode::SpacingFractionalOdd,
            Mode::VertexOrderCw,
            Mode::VertexOrderCcw,
            Mode::PointMode,
            Mode::Quads,
            Mode::Isolines,
        ],
        TESSELLATION,
    ),
    (
        &[
            Mode::PixelCenterInteger,
            Mode::OriginUpperLeft,
            Mode::OriginLowerLeft,
            Mode::EarlyFragmentTests,
            Mode::DepthReplacing,
            Mode::DepthGreater,
            Mode::DepthLess,
            Mode::DepthUnchanged,
            Mode::PostDepthCoverage,
            Mode::StencilRefReplacingEXT,
            Mode::EarlyAndLateFragmentTestsAMD,
            Mode::NonCoherentColorAttachmentReadEXT,
            Mode::NonCoherentDepthAttachmentReadEXT,
            Mode::NonCoherentStencilAttachmentReadEXT,
            Mode::NonCoherentTileAttachmentReadQCOM,
            Mode::RequireFullQuadsKHR,
            Mode::StencilRefUnchangedFrontAMD,
            Mode::StencilRefGreaterFrontAMD,
            Mode::StencilRefLessFrontAMD,
            Mode::StencilRefUnchangedBackAMD,
            Mode::StencilRefGreaterBackAMD,
            Mode::StencilRefLessBackAMD,
        ],
        PIXEL,
    ),
    (INTERLOCKS, PIXEL),
    (&[Mode::LocalSize, Mode::LocalSizeId], GROUPS),
    (
        &[
            Mode::InputPoints,
            Mode::InputLines,
            Mode::InputLinesAdjacency,
            Mode::InputTrianglesAdjacency,
            Mode::OutputLineStrip,
            Mode::OutputTriangleStrip,
        ],
        GEOMETRY,
    ),
    (&[Mode::Triangles], &[M::Geometry, M::TessellationControl, M::TessellationEvaluation]),
    (
        &[Mode::OutputVertices],
        &[M::Geometry, M::TessellationControl, M::TessellationEvaluation, M::MeshEXT, M::MeshNV],
    ),
    (&[Mode::OutputPoints], &[M::Geometry, M::MeshEXT, M::MeshNV]),
    (&[Mode::OutputLinesEXT, Mode::OutputTrianglesEXT, Mode::OutputPrimitivesEXT], MESH),
    (&[Mode::DerivativeGroupQuadsKHR, Mode::DerivativeGroupLinearKHR], GROUPS),
    (&[Mode::QuadDerivativesKHR], &[M::Fragment, M::GLCompute]),
    (&[Mode::LocalSizeHint, Mode::LocalSizeHintId, Mode::VecTypeHint, Mode::ContractionOff], &[M::Kernel]),
];

/// The stages that know what a ray has hit before its shader runs.
const WITH_HIT_OBJECTS: &[M] = &[M::RayGenerationKHR, M::ClosestHitKHR, M::MissKHR];

const INTERPOLATIONS: &[Decoration] =
    &[Decoration::Flat, Decoration::NoPerspective, Decoration::Centroid, Decoration::Sample];

fn has_no_outputs(model: M) -> bool {
    model == M::GLCompute || variables::TRACING.contains(&model)
}

/// The stages that have a storage class, if not all have.
fn models_of(class: StorageClass) -> Option<&'static [M]> {
    use StorageClass as Class;
    let models: &[M] = match class {
        Class::Workgroup => GROUPS,
        Class::TaskPayloadWorkgroupEXT => &[M::TaskEXT, M::MeshEXT],
        Class::RayPayloadKHR | Class::HitObjectAttributeNV | Class::HitObjectAttributeEXT => WITH_HIT_OBJECTS,
        Class::IncomingRayPayloadKHR => &[M::AnyHitKHR, M::ClosestHitKHR, M::MissKHR],
        Class::HitAttributeKHR => &[M::IntersectionKHR, M::AnyHitKHR, M::ClosestHitKHR],
        Class::CallableDataKHR => &[M::RayGenerationKHR, M::ClosestHitKHR, M::MissKHR, M::CallableKHR],
        Class::IncomingCallableDataKHR => &[M::CallableKHR],
        Class::ShaderRecordBufferKHR => variables::TRACING,
        _ => return None,
    };
    Some(models)
}

/// Of each, an entry point has one variable at most.
const ONE_OF_EACH: [StorageClass; 3] = [
    StorageClass::IncomingRayPayloadKHR,
    StorageClass::IncomingCallableDataKHR,
    StorageClass::HitAttributeKHR,
];

/// Decorations that only some stages have a use for.
const OF_STAGES: [Decoration; 4] =
    [Decoration::Index, Decoration::Patch, Decoration::PerVertexKHR, Decoration::PerPrimitiveEXT];

/// Why an input or output of a stage does not have one of them.
fn of_another_stage(module: &Module<'_>, model: M, variable: u32, kind: Decoration) -> Option<&'static str> {
    let (class, ty) = module.pointee(module.type_of(variable))?;
    let is_input = class == StorageClass::Input;
    let is_array = matches!(module.ty(ty), Type::Array { .. } | Type::RuntimeArray { .. });
    let (is_right, what) = match kind {
        Decoration::Index => (model == M::Fragment, "is for outputs of pixel shaders"),
        Decoration::Patch => (model != M::Geometry, "is for tessellation, which this stage has no part in"),
        Decoration::PerVertexKHR => (
            model == M::Fragment && is_input && is_array,
            "is for inputs of pixel shaders that are arrays, with an element for each vertex",
        ),
        Decoration::PerPrimitiveEXT => (
            matches!((model, is_input), (M::Fragment, true) | (M::MeshEXT | M::MeshNV, false)),
            "is for outputs of mesh shaders and inputs of pixel shaders",
        ),
        _ => return None,
    };
    (!is_right).then_some(what)
}

/// What needs derivatives: pixel shaders have them, groups of threads if they say which threads are a quad.
fn needs_derivatives(op: Op) -> bool {
    facts(op).effect == Effect::Derivative
}

/// An entry point.
struct Entry {
    model: M,
    function: u32,
    interface: Vec<u32>,
    modes: Vec<Mode>,
    /// Of its groups, where it is literal.
    size: Option<[u32; 3]>,
    /// How its groups have derivatives, and where that is said.
    derivatives: Option<(usize, Mode)>,
}

/// Where an instruction stands that not all stages have.
struct Special<'w> {
    at: usize,
    inst: Inst<'w>,
    op: Op,
}

#[derive(Default)]
struct Function<'w> {
    calls: Vec<u32>,
    special: Vec<Special<'w>>,
    /// The first access to each storage class that not all stages have.
    accesses: Vec<(StorageClass, Special<'w>)>,
}

impl<'w> Check<'_, 'w> {
    /// What depends on the stages of entry points.
    pub(super) fn stages(&mut self) {
        let module = self.module;
        let mut entries: Vec<Entry> = Vec::new();
        let mut functions: FxHashMap<u32, Function<'w>> = FxHashMap::default();
        let mut built_ins: FxHashMap<u32, (usize, u32)> = FxHashMap::default();
        let mut interpolations: Vec<(usize, u32)> = Vec::new();
        let mut places = locations::Places::default();
        let mut current = 0;
        for (at, inst) in module.instructions() {
            let Some(op) = inst.grammar.map(|it| it.op) else { continue };
            match op {
                Op::EntryPoint => {
                    let Some(model) = M::from_u32(inst.word(0)) else { continue };
                    self.is_in_function = false;
                    let tiles = Capability::TileShadingQCOM;
                    if module.has(tiles) && !matches!(model, M::GLCompute | M::Fragment) {
                        let what = "is a capability of pixel and compute shaders".into();
                        self.report(at, format!("{tiles:?}"), what);
                    }
                    let interface = inst.operands().skip(3).map(|it| it.1[0]).collect();
                    let (modes, size, derivatives) = (Vec::new(), None, None);
                    let function = inst.word(1);
                    entries.push(Entry { model, function, interface, modes, size, derivatives });
                }
                Op::ExecutionMode | Op::ExecutionModeId => {
                    self.is_in_function = false;
                    self.mode(at, &inst, &mut entries);
                }
                Op::Decorate if inst.word(1) == Decoration::BuiltIn as u32 => {
                    built_ins.insert(inst.word(0), (at, inst.word(2)));
                }
                Op::Decorate => match Decoration::from_u32(inst.word(1)) {
                    Some(it) if INTERPOLATIONS.contains(&it) => interpolations.push((at, inst.word(0))),
                    Some(it) => places.note(inst.word(0), it, inst.word(2)),
                    None => {}
                },
                Op::Function => current = inst.result,
                Op::FunctionCall => functions.entry(current).or_default().calls.push(inst.word(0)),
                _ if current != 0 => self.note(at, inst, op, functions.entry(current).or_default()),
                _ => {}
            }
        }
        for entry in &entries {
            self.is_in_function = false;
            self.derivatives(entry);
            self.interface(entry, &built_ins);
            self.directions(entry, &interpolations);
            self.locations(entry, &places);
            self.is_in_function = true;
            self.reached(entry, &functions);
        }
    }

    fn mode(&mut self, at: usize, inst: &Inst<'_>, entries: &mut [Entry]) {
        let Some(mode) = Mode::from_u32(inst.word(1)) else { return };
        let models = MODES.iter().find(|it| it.0.contains(&mode)).map(|it| it.1);
        let size = inst.words.get(2..).unwrap_or_default();
        let mut what = None;
        for entry in entries.iter_mut().filter(|it| it.function == inst.word(0)) {
            if models.is_some_and(|it| !it.contains(&entry.model)) {
                what = Some("is not an execution mode of this stage".to_owned());
            }
            let set = EXCLUSIVE_MODES.iter().find(|it| it.contains(&mode)).copied().unwrap_or_default();
            if let Some(other) = entry.modes.iter().find(|it| **it != mode && set.contains(it)) {
                what = Some(format!(
                    "contradicts {other:?}, which the entry point has; only one of them applies"
                ));
            }
            if entry.modes.contains(&mode) && !OF_WIDTHS.contains(&mode) {
                what = Some("is given already".into());
            }
            if mode == Mode::PixelCenterInteger && self.module.environment.is_vulkan {
                what = Some("is not possible in Vulkan, where the centers of pixels are halfway".into());
            }
            if mode == Mode::TileShadingRateQCOM {
                what = Some("contradicts the size of the group, which HLSL requires".into());
            }
            let grammar = OperandKind::ExecutionMode.enumerant(inst.word(1));
            let takes_ids = grammar.is_some_and(|it| it.parameters.iter().any(|it| it.kind().is_id()));
            if inst.is(Op::ExecutionMode) && takes_ids {
                what = Some("takes ids; use `vk::ext_execution_mode_id`".into());
            }
            if inst.is(Op::ExecutionModeId) && grammar.is_some() && !takes_ids {
                what = Some("takes no ids; use `vk::ext_execution_mode`".into());
            }
            if mode == Mode::OriginLowerLeft && self.module.environment.is_vulkan {
                what = Some("is not possible in Vulkan, where the origin is the upper left".into());
            }
            let is_none = |id: &u32| self.module.constant(*id) == Some(0);
            let is_empty = match mode {
                // Counted in 32 bits.
                Mode::LocalSize => size.iter().fold(1u32, |all, it| all.wrapping_mul(*it)) == 0,
                Mode::LocalSizeId => size.iter().any(is_none),
                _ => false,
            };
            if is_empty {
                what = Some("has groups of no threads".into());
            }
            let counts = matches!(mode, Mode::OutputVertices | Mode::OutputPrimitivesEXT | Mode::Invocations);
            if counts && size.contains(&0) {
                what = Some("must be more than 0".into());
            }
            if mode == Mode::LocalSizeId
                && self.module.environment.is_vulkan
                && self.module.environment.version < (1, 6)
            {
                what = Some("requires Vulkan 1.3; use `LocalSize` (17) with literal operands".into());
            }
            match mode {
                Mode::LocalSize => entry.size = size.try_into().ok(),
                Mode::DerivativeGroupQuadsKHR | Mode::DerivativeGroupLinearKHR => {
                    entry.derivatives = Some((at, mode));
                }
                _ => {}
            }
            entry.modes.push(mode);
        }
        if let Some(what) = what {
            self.report(at, name(self.module, inst), what);
        }
    }

    /// Groups whose size is not a multiple of four threads.
    fn derivatives(&mut self, entry: &Entry) {
        let (Some((at, mode)), Some([x, y, z])) = (entry.derivatives, entry.size) else { return };
        let what = match mode {
            Mode::DerivativeGroupQuadsKHR if x % 2 != 0 || y % 2 != 0 => {
                "is for groups of an even width and height"
            }
            Mode::DerivativeGroupLinearKHR if !x.wrapping_mul(y).wrapping_mul(z).is_multiple_of(4) => {
                "is for groups of a multiple of four threads"
            }
            _ => return,
        };
        self.report(at, format!("{mode:?}"), what.into());
    }

    fn note(&self, at: usize, inst: Inst<'w>, op: Op, function: &mut Function<'w>) {
        if facts(op).stages.is_some()
            || needs_derivatives(op)
            || op == Op::ControlBarrier
            || writes_attributes(self.module, op, &inst)
            || matches!(memory_scope(self.module, op, &inst), Some(Scope::Workgroup | Scope::ShaderCallKHR))
        {
            function.special.push(Special { at, inst, op });
        }
        for id in inst.operands().filter(|it| it.0.is_id()).map(|it| it.1[0]) {
            let Some(class) = self.variable_class(id) else { continue };
            if models_of(class).is_some() && !function.accesses.iter().any(|it| it.0 == class) {
                function.accesses.push((class, Special { at, inst, op }));
            }
        }
    }

    /// The storage class of a variable.
    fn variable_class(&self, id: u32) -> Option<StorageClass> {
        let variable = self.module.definition(id).filter(|it| it.is(Op::Variable))?;
        StorageClass::from_u32(variable.word(0))
    }

    /// Outputs of stages that have none, and interpolation of what the fixed stages before and behind do not interpolate.
    fn directions(&mut self, entry: &Entry, interpolations: &[(usize, u32)]) {
        for kind in OF_STAGES {
            let has_it = |it: &&u32| self.module.times_decorated(**it, None, kind) > 0;
            for &variable in entry.interface.iter().filter(has_it) {
                if let Some(what) = of_another_stage(self.module, entry.model, variable, kind)
                    && let Some(at) = self.module.place(variable)
                {
                    self.report(at, format!("{kind:?}"), what.into());
                }
            }
        }
        if !self.module.environment.is_vulkan {
            return;
        }
        let class = |it: u32| self.module.pointee(self.module.type_of(it)).map(|it| it.0);
        for wanted in ONE_OF_EACH {
            let mut found = entry.interface.iter().filter(|it| class(**it) == Some(wanted));
            if let (Some(_), Some(another)) = (found.next(), found.next())
                && let Some(at) = self.module.place(*another)
            {
                let what =
                    format!("has the storage class {wanted:?}, of which an entry point has one variable");
                self.report(at, "OpVariable".into(), what);
            }
        }
        let is_output = |it: &&u32| class(**it) == Some(StorageClass::Output);
        if has_no_outputs(entry.model)
            && let Some(at) = entry.interface.iter().find(is_output).and_then(|it| self.module.place(*it))
        {
            let what = "has the storage class Output, but this stage has no outputs".into();
            self.report(at, "OpVariable".into(), what);
        }
        let fixed = match entry.model {
            M::Fragment => StorageClass::Output,
            M::Vertex => StorageClass::Input,
            _ => return,
        };
        for &(at, variable) in interpolations {
            if entry.interface.contains(&variable)
                && class(variable) == Some(fixed)
                && let Some(inst) = Instructions(self.module.words_from(at)).next()
            {
                let what = "applies only to values that are interpolated between stages".into();
                self.report(at, name(self.module, &inst), what);
            }
        }
    }

    fn locations(&mut self, entry: &Entry, places: &locations::Places) {
        for (variable, location) in places.conflicts(self.module, entry.model, &entry.interface) {
            if let Some(at) = self.module.place(variable) {
                let what = format!("{location} is also that of another variable of the stage");
                self.report(at, "Location".into(), what);
            }
        }
    }

    fn interface(&mut self, entry: &Entry, built_ins: &FxHashMap<u32, (usize, u32)>) {
        if !self.module.environment.is_vulkan {
            return;
        }
        for variable in &entry.interface {
            let Some(&(at, number)) = built_ins.get(variable) else { continue };
            let Some(built_in) = BuiltIn::from_u32(number) else { continue };
            let lacks_mode = built_in == BuiltIn::FragDepth && !entry.modes.contains(&Mode::DepthReplacing);
            let what = variables::built_in(self.module, built_in, *variable, entry.model)
                .or_else(|| lacks_mode.then(|| "needs the execution mode DepthReplacing (12)".into()));
            if let Some(what) = what {
                self.report(at, format!("{built_in:?}"), what);
            }
        }
    }

    /// Goes through the functions that an entry point reaches.
    fn reached(&mut self, entry: &Entry, functions: &FxHashMap<u32, Function<'w>>) {
        let mut seen = FxHashSet::default();
        let mut work = vec![entry.function];
        while let Some(id) = work.pop() {
            let Some(function) = functions.get(&id).filter(|_| seen.insert(id)) else { continue };
            work.extend(&function.calls);
            for special in &function.special {
                if let Some(what) = misplaced(self.module, entry, special) {
                    self.report(special.at, name(self.module, &special.inst), what);
                }
            }
            for (class, access) in &function.accesses {
                let is_known = *class != StorageClass::Workgroup || self.module.environment.is_vulkan;
                if is_known && models_of(*class).is_some_and(|it| !it.contains(&entry.model)) {
                    let what = match class {
                        StorageClass::Workgroup => {
                            "accesses memory of a group, which this stage does not have".into()
                        }
                        _ => format!("accesses the storage class {class:?}, which this stage does not have"),
                    };
                    self.report(access.at, name(self.module, &access.inst), what);
                }
            }
        }
    }
}

fn misplaced(module: &Module<'_>, entry: &Entry, special: &Special<'_>) -> Option<String> {
    if facts(special.op).stages.is_some_and(|it| !it.contains(&entry.model)) {
        return Some("is not an instruction of this stage".into());
    }
    if special.op == Op::Store {
        return (entry.model != M::IntersectionKHR)
            .then(|| "writes to attributes of a hit, which this stage can only read".into());
    }
    if needs_derivatives(special.op) {
        let has_quads = entry
            .modes
            .iter()
            .any(|it| matches!(it, Mode::DerivativeGroupQuadsKHR | Mode::DerivativeGroupLinearKHR));
        let is_right = entry.model == M::Fragment || GROUPS.contains(&entry.model) && has_quads;
        return (!is_right).then(|| "needs derivatives, which this stage does not have".into());
    }
    let is_interlock = matches!(special.op, Op::BeginInvocationInterlockEXT | Op::EndInvocationInterlockEXT);
    if is_interlock && !entry.modes.iter().any(|it| INTERLOCKS.contains(it)) {
        return Some(
            "needs one of the execution modes with an interlock, such as PixelInterlockOrderedEXT".into(),
        );
    }
    let is_group = GROUPS.contains(&entry.model) || entry.model == M::TessellationControl;
    let waits_for_group = module.constant(special.inst.word(0)) == Some(Scope::Workgroup as u32)
        || module.environment.version < (1, 3);
    let scope = memory_scope(module, special.op, &special.inst).filter(|_| module.environment.is_vulkan);
    if scope == Some(Scope::ShaderCallKHR) && !variables::TRACING.contains(&entry.model) {
        return Some("has the scope `ShaderCallKHR`, which only stages of ray tracing have".into());
    }
    let orders_group = scope == Some(Scope::Workgroup);
    (!is_group && (special.op == Op::ControlBarrier && waits_for_group || orders_group))
        .then(|| "waits for a group, which this stage does not have".into())
}

fn writes_attributes(module: &Module<'_>, op: Op, inst: &Inst<'_>) -> bool {
    let class = module.pointee(module.type_of(inst.word(0))).map(|it| it.0);
    op == Op::Store && class == Some(StorageClass::HitAttributeKHR)
}

/// Among whom an instruction orders memory.
fn memory_scope(module: &Module<'_>, op: Op, inst: &Inst<'_>) -> Option<Scope> {
    let index = match op {
        Op::MemoryBarrier => 0,
        Op::ControlBarrier => 1,
        _ if facts(op).atomic => 1,
        _ => return None,
    };
    module.constant(inst.word(index)).and_then(Scope::from_u32)
}
