//! What belongs to some stages only: execution modes, instructions, memory of the group, and built-in variables.

use rustc_hash::{FxHashMap, FxHashSet};
use spirv::{BuiltIn, Decoration, ExecutionMode as Mode, ExecutionModel as M, Op, StorageClass};

use super::{Check, module::Module, name, variables};
use crate::grammar::Inst;

const PIXEL: &[M] = &[M::Fragment];
const GEOMETRY: &[M] = &[M::Geometry];
const TESSELLATION: &[M] = &[M::TessellationControl, M::TessellationEvaluation];
const GROUPS: &[M] = &[M::GLCompute, M::Kernel, M::MeshEXT, M::TaskEXT, M::MeshNV, M::TaskNV];
const MESH: &[M] = &[M::MeshEXT, M::MeshNV];

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
            Mode::PixelInterlockOrderedEXT,
            Mode::PixelInterlockUnorderedEXT,
            Mode::SampleInterlockOrderedEXT,
            Mode::SampleInterlockUnorderedEXT,
        ],
        PIXEL,
    ),
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
];

const INSTRUCTIONS: &[(&[Op], &[M])] = &[
    (&[Op::Kill, Op::TerminateInvocation, Op::DemoteToHelperInvocation, Op::IsHelperInvocationEXT], PIXEL),
    (&[Op::EmitVertex, Op::EndPrimitive, Op::EmitStreamVertex, Op::EndStreamPrimitive], GEOMETRY),
    (&[Op::IgnoreIntersectionKHR, Op::TerminateRayKHR], &[M::AnyHitKHR]),
    (&[Op::ReportIntersectionKHR], &[M::IntersectionKHR]),
    (&[Op::TraceRayKHR], &[M::RayGenerationKHR, M::ClosestHitKHR, M::MissKHR]),
    (&[Op::ExecuteCallableKHR], &[M::RayGenerationKHR, M::ClosestHitKHR, M::MissKHR, M::CallableKHR]),
    (&[Op::EmitMeshTasksEXT], &[M::TaskEXT]),
    (&[Op::SetMeshOutputsEXT], &[M::MeshEXT]),
    (&[Op::BeginInvocationInterlockEXT, Op::EndInvocationInterlockEXT], PIXEL),
];

/// What needs derivatives: pixel shaders have them, groups of threads if they say which threads are a quad.
fn needs_derivatives(op: Op) -> bool {
    matches!(
        op,
        Op::DPdx
            | Op::DPdy
            | Op::Fwidth
            | Op::DPdxFine
            | Op::DPdyFine
            | Op::FwidthFine
            | Op::DPdxCoarse
            | Op::DPdyCoarse
            | Op::FwidthCoarse
            | Op::ImageQueryLod
            | Op::ImageSampleImplicitLod
            | Op::ImageSampleDrefImplicitLod
            | Op::ImageSampleProjImplicitLod
            | Op::ImageSampleProjDrefImplicitLod
            | Op::ImageSparseSampleImplicitLod
            | Op::ImageSparseSampleDrefImplicitLod
    )
}

/// An entry point.
struct Entry {
    model: M,
    function: u32,
    interface: Vec<u32>,
    modes: Vec<Mode>,
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
    /// Of memory of a group.
    accesses: Vec<Special<'w>>,
}

impl<'w> Check<'_, 'w> {
    /// What depends on the stages of entry points.
    pub(super) fn stages(&mut self) {
        let module = self.module;
        let mut entries: Vec<Entry> = Vec::new();
        let mut functions: FxHashMap<u32, Function<'w>> = FxHashMap::default();
        let mut built_ins: FxHashMap<u32, (usize, u32)> = FxHashMap::default();
        let mut current = 0;
        for (at, inst) in module.instructions() {
            let Some(op) = inst.grammar.map(|it| it.op) else { continue };
            match op {
                Op::EntryPoint => {
                    let Some(model) = M::from_u32(inst.word(0)) else { continue };
                    let interface = inst.operands().skip(3).map(|it| it.1[0]).collect();
                    entries.push(Entry { model, function: inst.word(1), interface, modes: Vec::new() });
                }
                Op::ExecutionMode | Op::ExecutionModeId => {
                    self.is_in_function = false;
                    self.mode(at, &inst, &mut entries);
                }
                Op::Decorate if inst.word(1) == Decoration::BuiltIn as u32 => {
                    built_ins.insert(inst.word(0), (at, inst.word(2)));
                }
                Op::Function => current = inst.result,
                Op::FunctionCall => functions.entry(current).or_default().calls.push(inst.word(0)),
                _ if current != 0 => self.note(at, inst, op, functions.entry(current).or_default()),
                _ => {}
            }
        }
        for entry in &entries {
            self.is_in_function = false;
            self.interface(entry, &built_ins);
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
            let other = match mode {
                Mode::OriginUpperLeft => Some(Mode::OriginLowerLeft),
                Mode::OriginLowerLeft => Some(Mode::OriginUpperLeft),
                _ => None,
            };
            if other.is_some_and(|it| entry.modes.contains(&it)) {
                what = Some("contradicts the other origin; only one of them applies".into());
            }
            if mode == Mode::OriginLowerLeft && self.module.environment.is_vulkan {
                what = Some("is not possible in Vulkan, where the origin is the upper left".into());
            }
            if mode == Mode::LocalSize && size.contains(&0) {
                what = Some("has groups of no threads".into());
            }
            if mode == Mode::LocalSizeId
                && self.module.environment.is_vulkan
                && self.module.environment.version < (1, 6)
            {
                what = Some("requires Vulkan 1.3; use `LocalSize` (17) with literal operands".into());
            }
            entry.modes.push(mode);
        }
        if let Some(what) = what {
            self.report(at, name(self.module, inst), what);
        }
    }

    fn note(&self, at: usize, inst: Inst<'w>, op: Op, function: &mut Function<'w>) {
        let is_listed = INSTRUCTIONS.iter().any(|it| it.0.contains(&op));
        if is_listed || needs_derivatives(op) || op == Op::ControlBarrier {
            function.special.push(Special { at, inst, op });
        }
        let is_of_group = |id: u32| {
            let variable = self.module.definition(id).filter(|it| it.is(Op::Variable));
            variable.is_some_and(|it| it.word(0) == StorageClass::Workgroup as u32)
        };
        if inst.operands().any(|(kind, words)| kind.is_id() && is_of_group(words[0])) {
            function.accesses.push(Special { at, inst, op });
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
            if let Some(access) = function.accesses.first()
                && !GROUPS.contains(&entry.model)
                && self.module.environment.is_vulkan
            {
                let what = "accesses memory of a group, which this stage does not have".into();
                self.report(access.at, name(self.module, &access.inst), what);
            }
        }
    }
}

fn misplaced(module: &Module<'_>, entry: &Entry, special: &Special<'_>) -> Option<String> {
    let models = INSTRUCTIONS.iter().find(|it| it.0.contains(&special.op)).map(|it| it.1);
    if models.is_some_and(|it| !it.contains(&entry.model)) {
        return Some("is not an instruction of this stage".into());
    }
    if needs_derivatives(special.op) {
        let has_quads = entry
            .modes
            .iter()
            .any(|it| matches!(it, Mode::DerivativeGroupQuadsKHR | Mode::DerivativeGroupLinearKHR));
        let is_right = entry.model == M::Fragment || GROUPS.contains(&entry.model) && has_quads;
        return (!is_right).then(|| "needs derivatives, which this stage does not have".into());
    }
    let is_group = GROUPS.contains(&entry.model) || entry.model == M::TessellationControl;
    let waits_for_group = module.constant(special.inst.word(0)) == Some(spirv::Scope::Workgroup as u32)
        || module.environment.version < (1, 3);
    (special.op == Op::ControlBarrier && !is_group && waits_for_group)
        .then(|| "waits for a group, which this stage does not have".into())
}
