//! Reports what wgpu does not support: what naga 30 cannot read, and for WebGPU also what browsers do not support or
//! WGSL cannot express.
//!
//! Needs: a legal module without dead code. Does not change the module. What is allowed is listed, so that new
//! operations are rejected until somebody has checked whether naga supports them. The last safety net is in
//! `compile.rs`, which checks the capabilities and extensions of the finished module.

use super::{Context, builtin};
use crate::spirv::{BuiltIn, GlslStd450Op as GLOp, Op as S};
use crate::{
    arena::IdMap,
    diagnostics::{Diagnostic, list::wgpu as errors},
    ir::{
        access::accesses, facts, place::place, spirv::ExecutionMode as Mode, spirv::ExecutionModel as Model,
        *,
    },
    options::TargetEnvironment,
    source::Span,
};
use rustc_hash::FxHashSet;

pub fn run(module: &mut Module, context: &mut Context<'_>) {
    let is_web = context.settings.target == TargetEnvironment::WebGpu;
    let refused = if is_web { super::split_atomics::refused(module) } else { Vec::new() };
    for &loc in &refused {
        context.sink.push(errors::WebGpuWideAtomic { at: module.locs[loc].span });
    }
    let mut check = Check {
        module,
        is_web,
        is_text: context.settings.writes_wgsl,
        has_wide_atomics: !refused.is_empty(),
        has_doubles: context
            .sink
            .diagnostics()
            .iter()
            .any(|it| it.code == errors::WebGpuDoubles::TEMPLATE.code),
        found: Vec::new(),
        sound: FxHashSet::default(),
        seen: IdMap::default(),
        images: IdMap::default(),
    };
    for entry in &module.entries {
        check.entry(entry);
        check.shared_bindings();
    }
    let found = check.found;
    found.into_iter().for_each(|it| context.sink.push(it));
}

struct Check<'m> {
    module: &'m Module,
    is_web: bool,
    /// Whether naga is to read the module as WGSL, and not as SPIR-V.
    is_text: bool,
    /// Whether 64-bit integers are still there because of atomic operations, which are reported.
    has_wide_atomics: bool,
    /// Doubles are left, and what is wrong with them has been said by `soft_doubles`: nothing is said of their types.
    has_doubles: bool,
    found: Vec<Diagnostic>,
    /// Structs whose members the target supports.
    sound: FxHashSet<TypeId>,
    /// Globals that have been checked.
    seen: IdMap<Global, bool>,
    /// How each texture or sampler is sampled: without and with a comparison.
    images: IdMap<Global, [Option<Span>; 2]>,
}

impl Check<'_> {
    fn target(&self) -> &'static str {
        if self.is_web { "WebGPU" } else { "wgpu" }
    }

    fn push(&mut self, diagnostic: impl Into<Diagnostic>) {
        self.found.push(diagnostic.into());
    }

    fn operation(&mut self, what: impl Into<String>, instead: &str, at: Span) {
        let target = self.target();
        self.push(errors::WgpuOperation { target, what: what.into(), instead: instead.into(), at });
    }

    fn resource(&mut self, global: GlobalId, what: &str, instead: &str) {
        let (target, global) = (self.target(), &self.module.globals[global]);
        let (name, at) = (global.name.to_string(), global.span);
        let (what, instead) = (what.into(), instead.into());
        self.push(errors::WgpuResource { target, name, what, instead, at });
    }

    /// A heap that is indexed with what only the running shader knows: nobody declares it, so the use is shown.
    fn heap(&mut self, id: GlobalId) {
        let module = self.module;
        let mut uses = module.functions.values().flat_map(|function| {
            let values = function.order.iter().flat_map(|&it| &function.blocks[it].values);
            values.map(|&it| &function.values[it])
        });
        let found = uses.find(|it| it.args.contains(&Arg::Global(id)));
        let global = &module.globals[id];
        let at = found.map_or(global.span, |it| module.locs[it.loc].span);
        let what = format!("`{}` with an index that is not constant", global.name);
        self.operation(what, "index it with constants, or declare the resources that the shader uses", at);
    }

    fn entry(&mut self, entry: &Entry) {
        let is_mesh = matches!(entry.model, Model::MeshEXT | Model::TaskEXT) && self.is_text && !self.is_web;
        if !is_mesh && !matches!(entry.model, Model::Vertex | Model::Fragment | Model::GLCompute) {
            let (target, stage) = (self.target(), entry.stage.name());
            self.push(errors::WgpuStage { target, stage, at: entry.span });
            return;
        }
        for mode in &entry.modes {
            self.mode(mode);
        }
        for (index, &global) in entry.interface.iter().enumerate() {
            self.stage_variable(global, entry.model);
            // One kind of barycentric coordinates, too.
            let kind = |it: &Global| match builtin(it) {
                Some(BuiltIn::BaryCoordNoPerspKHR) => Some(BuiltIn::BaryCoordKHR),
                other => other,
            };
            let is_same = |&it: &GlobalId| {
                let (one, other) = (&self.module.globals[it], &self.module.globals[global]);
                kind(one).is_some() && kind(one) == kind(other) && one.ty == other.ty
            };
            if entry.interface.iter().take(index).any(is_same) {
                let at = self.module.globals[global].span;
                self.operation("two variables for one built-in", "use only one of them", at);
            }
        }
        for function in reach::functions(self.module, [entry.function]) {
            self.function(&self.module.functions[function]);
        }
        if self.is_web && entry.model == Model::Vertex {
            self.no_writes(entry);
        }
    }

    /// Vertex shaders have read-only memory in WebGPU.
    fn no_writes(&mut self, entry: &Entry) {
        let module = self.module;
        let used = reach::globals(module, entry.function);
        for id in module.globals.ids().filter(|&it| used[it]) {
            let global = &module.globals[id];
            let Some((class, pointee)) = module.pointee(global.ty) else { continue };
            let is_writable = match (class, &module.types[pointee]) {
                (_, Type::Image(image)) if image.sampled == 2 => accesses(module)[id].writes,
                (StorageClass::STORAGE_BUFFER | StorageClass::UNIFORM, _) => {
                    !facts::is_read_only_global(module.interned(), id)
                }
                _ => false,
            };
            if is_writable {
                self.push(errors::WebGpuVertexWrites { name: global.name.to_string(), at: global.span });
            }
        }
    }

    fn mode(&mut self, mode: &ExecutionMode) {
        // Those that make no difference have been dropped by now.
        let is_taken = |it: Mode| it as u32 == mode.mode;
        if [Mode::OriginUpperLeft, Mode::LocalSize, Mode::DepthReplacing].into_iter().any(is_taken) {
            return;
        }
        let sizes =
            [Mode::OutputVertices, Mode::OutputPrimitivesEXT, Mode::OutputTrianglesEXT, Mode::OutputLinesEXT];
        if self.is_text && sizes.into_iter().any(is_taken) {
            return;
        }
        let tests = [Mode::EarlyFragmentTests, Mode::DepthGreater, Mode::DepthLess, Mode::DepthUnchanged];
        if tests.into_iter().any(is_taken) {
            if self.is_web {
                let instead = "remove `[earlydepthstencil]`, which this shader depends on: it discards, or writes depth, coverage or memory";
                self.operation("early depth tests", instead, mode.span);
            }
            return;
        }
        let name = Mode::from_u32(mode.mode).map_or(mode.mode.to_string(), |it| format!("{it:?}"));
        self.operation(format!("the execution mode {name}"), "remove the code that requests it", mode.span);
    }

    // --------------------------------------------------------------------------------------------- variables

    fn stage_variable(&mut self, id: GlobalId, model: Model) {
        let module = self.module;
        let global = &module.globals[id];
        let Some((class, pointee)) = module.pointee(global.ty) else { return };
        let is_output = match class {
            StorageClass::INPUT => false,
            StorageClass::OUTPUT => true,
            _ => return,
        };
        if std::mem::replace(&mut self.seen[id], true) {
            return;
        }
        let source = match global.origin {
            GlobalOrigin::StageInput(source) | GlobalOrigin::StageOutput(source) => source,
            _ => None,
        };
        let name =
            source.map_or(global.name.to_string(), |source| module.stage_sources[source].name.to_string());
        let (target, at) = (self.target(), global.span);
        self.numbers(pointee, at);
        if global.decorations.iter().any(|it| it.is(spirv::Decoration::Component)) {
            let what = "part of a location";
            self.push(errors::WgpuStageType { target, name: name.clone(), what, at });
        }
        let has = |kind: spirv::Decoration| global.decorations.iter().any(|it| it.is(kind));
        let is_elsewhere = has(spirv::Decoration::Centroid) || has(spirv::Decoration::Sample);
        if is_elsewhere && !has(spirv::Decoration::NoPerspective) && !is_output {
            // WGSL has it.
            if !self.is_web && !self.is_text {
                self.push(errors::WgpuSamplingIgnored { at });
            }
        }
        let number = global
            .decorations
            .iter()
            .find(|it| it.is(spirv::Decoration::BuiltIn))
            .and_then(|it| it.operands.first());
        let Some(&Operand::Literal(number)) = number else {
            let what = match module.types[pointee] {
                Type::Array { element, .. }
                    if has(spirv::Decoration::PerVertexKHR) && !self.is_web && is_number(module, element) =>
                {
                    return;
                }
                // One for each vertex or primitive.
                Type::Array { element, .. }
                    if model == Model::MeshEXT && is_output && is_scalar_or_vector(module, element) =>
                {
                    return;
                }
                Type::Array { .. } | Type::RuntimeArray { .. } => "an array",
                Type::Matrix { .. } => "a matrix",
                Type::Struct(_) => "a struct",
                _ => return,
            };
            self.push(errors::WgpuStageType { target, name, what, at });
            return;
        };
        let spelled = BuiltIn::from_u32(number).map_or(number.to_string(), |it| format!("{it:?}"));
        let instead = match BuiltIn::from_u32(number) {
            Some(it) if self.is_taken(it, model, is_output) => {
                if !takes_signed(it) && is_signed(module, pointee) {
                    "declare it as `uint`"
                } else {
                    return;
                }
            }
            Some(BuiltIn::CullDistance) if is_output && self.is_text && !self.is_web => {
                "write `SV_ClipDistance`, or give wgpu SPIR-V (`output: spirv`)"
            }
            Some(BuiltIn::BaseVertex | BuiltIn::BaseInstance | BuiltIn::DrawIndex) => {
                "pass the number in a buffer"
            }
            Some(BuiltIn::ClipDistance | BuiltIn::CullDistance) if !is_output => {
                "pass the distance in a separate variable"
            }
            _ => "compute it from other inputs, or remove it",
        };
        self.push(errors::WgpuBuiltin { target, name, builtin: spelled, instead: instead.into(), at });
    }

    /// Whether naga's validator has the built-in variable in that stage and direction.
    fn is_taken(&self, it: BuiltIn, model: Model, is_output: bool) -> bool {
        let is_web = self.is_web;
        match (model, is_output) {
            (Model::Vertex, false) => {
                matches!(it, BuiltIn::VertexIndex | BuiltIn::InstanceIndex)
                    || it == BuiltIn::ViewIndex && !is_web
            }
            (Model::Vertex, true) => {
                matches!(it, BuiltIn::Position | BuiltIn::ClipDistance)
                    || matches!(it, BuiltIn::CullDistance | BuiltIn::PointSize) && !is_web && !self.is_text
            }
            (Model::Fragment, false) => {
                matches!(
                    it,
                    BuiltIn::FragCoord
                        | BuiltIn::FrontFacing
                        | BuiltIn::SampleId
                        | BuiltIn::SampleMask
                        | BuiltIn::PrimitiveId
                        | BuiltIn::SubgroupSize
                        | BuiltIn::SubgroupLocalInvocationId
                ) || matches!(it, BuiltIn::BaryCoordKHR | BuiltIn::BaryCoordNoPerspKHR | BuiltIn::ViewIndex)
                    && !is_web
            }
            (Model::Fragment, true) => matches!(it, BuiltIn::FragDepth | BuiltIn::SampleMask),
            (Model::MeshEXT, true) => matches!(
                it,
                BuiltIn::Position
                    | BuiltIn::PrimitiveTriangleIndicesEXT
                    | BuiltIn::PrimitiveLineIndicesEXT
                    | BuiltIn::CullPrimitiveEXT
            ),
            (Model::GLCompute | Model::MeshEXT | Model::TaskEXT, false) => matches!(
                it,
                BuiltIn::GlobalInvocationId
                    | BuiltIn::LocalInvocationId
                    | BuiltIn::LocalInvocationIndex
                    | BuiltIn::WorkgroupId
                    | BuiltIn::NumWorkgroups
                    | BuiltIn::NumSubgroups
                    | BuiltIn::SubgroupId
                    | BuiltIn::SubgroupSize
                    | BuiltIn::SubgroupLocalInvocationId
            ),
            _ => false,
        }
    }

    /// A variable that is used: what kind it is.
    fn global(&mut self, id: GlobalId) {
        if std::mem::replace(&mut self.seen[id], true) {
            return;
        }
        let module = self.module;
        let global = &module.globals[id];
        let Some((class, pointee)) = module.pointee(global.ty) else { return };
        self.numbers(pointee, global.span);
        // What intrinsics read.
        if class == StorageClass::INPUT
            && let Some(it) = builtin(global)
            && ![Model::Vertex, Model::Fragment, Model::GLCompute]
                .into_iter()
                .any(|model| self.is_taken(it, model, false))
        {
            let what = format!("the built-in variable {it:?}, which this reads");
            return self.operation(what, "compute it from inputs, or remove it", global.span);
        }
        if self.is_web && class == StorageClass::PUSH_CONSTANT {
            self.resource(id, "a push constant", "use a `cbuffer`");
        }
        let is_image = matches!(module.types[pointee], Type::Image(_));
        let has = |kind: spirv::Decoration| global.decorations.iter().any(|it| it.is(kind));
        if (self.is_web || is_image) && has(spirv::Decoration::Coherent) {
            let instead = "use atomic operations to communicate between groups, or two dispatches";
            self.resource(id, "`globallycoherent`, and other groups depend on it", instead);
        }
        if global.binding.is_none() {
            return;
        }
        if (self.is_web || is_image) && has(spirv::Decoration::Volatile) {
            self.resource(id, "memory with the decoration Volatile", "remove it");
        }
        let mut ty = pointee;
        let mut dimensions = 0;
        while let Type::Array { element, .. } | Type::RuntimeArray { element, .. } = module.types[ty] {
            ty = element;
            dimensions += 1;
        }
        let is_heap = matches!(global.origin, GlobalOrigin::Heap | GlobalOrigin::HeapCounters);
        if is_heap && matches!(module.types[pointee], Type::RuntimeArray { .. }) {
            return self.heap(id);
        }
        // What is left has no length, or naga takes it.
        let is_long = matches!(module.types[pointee], Type::RuntimeArray { .. });
        if is_long && (self.is_web || !matches!(module.types[ty], Type::Image(_) | Type::Sampler)) {
            self.resource(id, "an array of resources without a length", "give it a length");
        } else if dimensions > 1 {
            self.resource(id, "an array of arrays of resources", "declare a one-dimensional array");
        } else if dimensions > 0
            && (self.is_web || !matches!(module.types[ty], Type::Image(_) | Type::Sampler))
        {
            self.resource(id, "an array of resources", "use the layers of a texture, or one large buffer");
        }
        match &module.types[ty] {
            Type::Image(image) => self.image(id, image),
            Type::AccelerationStructure if self.is_web || !self.is_text => {
                let instead = match self.is_web {
                    true => "compile it for Vulkan, or for wgpu as WGSL",
                    false => "write it as WGSL, of which wgpu reads more than of SPIR-V (`output: wgsl`)",
                };
                self.resource(id, "an acceleration structure", instead);
            }
            _ => {}
        }
    }

    /// Two variables for one resource, a texture and a sampler in one or two views of a buffer, are none of WebGPU's.
    fn shared_bindings(&mut self) {
        let mut taken: Vec<(Binding, GlobalId)> = Vec::new();
        for id in self.module.globals.ids() {
            let Some(binding) = self.module.globals[id].binding.filter(|_| self.seen[id]) else { continue };
            match taken.iter().find(|(it, _)| *it == binding) {
                Some(&(_, first)) => {
                    let what = format!("at the same binding as `{}`", self.module.globals[first].name);
                    self.resource(id, &what, "give each one a separate binding");
                }
                None => taken.push((binding, id)),
            }
        }
    }

    fn image(&mut self, id: GlobalId, image: &ImageType) {
        use crate::spirv::{Dim, ImageFormat as F};
        match image.dim {
            Dim::Dim1D | Dim::Dim2D | Dim::Dim3D | Dim::DimCube => {}
            Dim::DimSubpassData => {
                return self.resource(id, "a subpass input", "read it as a texture in another pass");
            }
            _ => {
                return self.resource(id, "a texel buffer", "use a `StructuredBuffer` or a texture");
            }
        }
        // WGSL has no such type, and naga reads it only as SPIR-V.
        if (self.is_web || self.is_text) && image.arrayed && image.multisampled {
            let instead = match self.is_web {
                true => "declare a texture for each layer",
                false => "declare a texture for each layer, or give wgpu SPIR-V (`output: spirv`)",
            };
            return self.resource(id, "an array of multisampled textures", instead);
        }
        if image.sampled != 2 {
            return;
        }
        if image.multisampled || image.dim == Dim::DimCube {
            let instead = "write to a two-dimensional texture, or to its layers";
            return self.resource(id, "a writable texture of that kind", instead);
        }
        let format = format!("a writable texture with format {:?}", image.format);
        if !self.holds(image) {
            let what = format!("{format}, which does not hold numbers of its type");
            return self.resource(
                id,
                &what,
                "use a format of floats, of `int` or of `uint`, as the type has",
            );
        }
        match image.format {
            F::Unknown => {
                let instead = "specify it with `[[vk::image_format(\"rgba16f\")]]` or similar";
                self.resource(id, "a writable texture of unknown format", instead);
            }
            F::R32f | F::R32i | F::R32ui => {}
            F::Rgba8
            | F::Rgba8Snorm
            | F::Rgba8ui
            | F::Rgba8i
            | F::Rgba16ui
            | F::Rgba16i
            | F::Rgba16f
            | F::Rg32ui
            | F::Rg32i
            | F::Rg32f
            | F::Rgba32ui
            | F::Rgba32i
            | F::Rgba32f => {
                let access = accesses(self.module)[id];
                if self.is_web && access.reads && access.writes {
                    let what = format!("{format} that is both read and written");
                    let instead =
                        "use a format of 32-bit components, or read from one texture and write to another";
                    self.resource(id, &what, instead);
                }
            }
            _ if self.is_web => {
                self.resource(
                    id,
                    &format,
                    "use a format with four components of 8, 16 or 32 bits, or one component of 32",
                );
            }
            _ => {}
        }
    }

    /// Whether the texels that a format has are of the type that the image declares.
    fn holds(&self, image: &ImageType) -> bool {
        use crate::spirv::ImageFormat as F;
        let signed = match self.module.types[image.sampled_type] {
            Type::Int { signed, .. } => Some(signed),
            _ => None,
        };
        // SPIR-V lists those of floats first, then those of signed integers, of unsigned ones, and two of 64 bits.
        let held = match image.format {
            F::Unknown => return true,
            F::R64i => Some(true),
            it if (it as u32) < F::Rgba32i as u32 => None,
            it => Some((it as u32) < F::Rgba32ui as u32),
        };
        held == signed
    }

    // ------------------------------------------------------------------------------------------------ numbers

    /// Reports the first numeric type within a type that the target does not support.
    fn numbers(&mut self, id: TypeId, at: Span) -> bool {
        let module = self.module;
        let (ty, instead) = match &module.types[id] {
            Type::Int { width: 8, .. } => ("8-bit integers", "use `uint`"),
            Type::Int { width: 16, .. } if self.is_web => ("16-bit integers", "use `uint` or `int`"),
            Type::Int { width: 64, .. } if self.has_wide_atomics || self.has_doubles => return false,
            Type::Int { width: 64, .. } if self.is_web => ("64-bit integers", "use two 32-bit integers"),
            Type::Float { width: 64 } if self.is_web && !self.has_doubles => ("doubles", "use `float`"),
            Type::Vector { element, len } => {
                if *len > 4 {
                    ("vectors of more than four components", "use several shorter vectors")
                } else {
                    return self.numbers(*element, at);
                }
            }
            Type::Matrix { column, .. } => return self.numbers(*column, at),
            Type::Array { element, length, .. } => {
                if module.array_length(*length).is_some() {
                    return self.numbers(*element, at);
                }
                ("arrays whose length is a specialization constant", "define the length with a macro")
            }
            Type::RuntimeArray { element, .. } => return self.numbers(*element, at),
            Type::Struct(it) => {
                if it.members.is_empty() {
                    ("structs without members", "remove it, or give it a member")
                } else {
                    // Structs that each have two of the one before have very many members.
                    let is_odd = !self.sound.contains(&id)
                        && it.members.iter().any(|member| self.numbers(member.ty, at));
                    if !is_odd {
                        self.sound.insert(id);
                    }
                    return is_odd;
                }
            }
            _ => return false,
        };
        let target = self.target();
        self.push(errors::WgpuType { target, ty, instead, at });
        true
    }

    /// Naga reads no constants of 16-bit integers in SPIR-V, and specializes none of 16 and 64 bits.
    fn constant(&mut self, arg: Arg, at: Span) -> bool {
        let Arg::Constant(id) = arg else { return false };
        let has_width = |ty: TypeId, width: u8| {
            let scalar = self.module.component(ty);
            matches!(self.module.types[scalar], Type::Int { width: it, .. } if it == width)
        };
        let short = ("16-bit integer constants", "use `int` or `uint`");
        let wide = ("specialization constants of 64-bit integers", "use `uint`, or two of them");
        let (ty, instead) = match &self.module.constants[id] {
            Constant::Spec { ty, .. } if has_width(*ty, 64) => wide,
            Constant::Scalar { .. } if self.is_text => return false,
            Constant::Scalar { ty, .. } | Constant::Spec { ty, .. } | Constant::SpecOp { ty, .. }
                if has_width(*ty, 16) =>
            {
                short
            }
            Constant::Composite { parts, .. } | Constant::SpecComposite { parts, .. } => {
                return parts.iter().any(|&it| self.constant(it.into(), at));
            }
            Constant::SpecOp { args, .. } => {
                return args.iter().any(|it| match it {
                    SpecArg::Constant(it) => self.constant((*it).into(), at),
                    SpecArg::Literal(_) => false,
                });
            }
            _ => return false,
        };
        let target = self.target();
        self.push(errors::WgpuType { target, ty, instead, at });
        true
    }

    // ------------------------------------------------------------------------------------------ instructions

    fn function(&mut self, function: &Function) {
        let mut reported: IdMap<Loc, bool> = IdMap::default();
        for &id in &function.order {
            let block = &function.blocks[id];
            for inst in block.values.iter().map(|&it| &function.values[it]).filter(|it| !it.op.is_debug()) {
                inst.args.iter().for_each(|&arg| {
                    if let Arg::Global(global) = arg {
                        self.global(global);
                    }
                });
                let before = self.found.len();
                if !reported[inst.loc] {
                    self.instruction(function, inst);
                }
                reported[inst.loc] |= self.found.len() > before;
            }
            if let End::Other { op, .. } = block.end
                && !(self.is_text && op == Op::Core(S::EmitMeshTasksEXT))
            {
                let at = self.module.locs[block.end_loc].span;
                let what = match op {
                    Op::Core(S::AbortKHR) => "`abort`".to_owned(),
                    Op::Core(op) => format!("Op{op:?}"),
                    op => format!("{op:?}"),
                };
                self.operation(what, "remove it, or compile for Vulkan", at);
            }
            if let End::Switch { default, cases, .. } = &block.end
                && let Some(merge) = &block.merge
            {
                self.fall_through(function, id, [default.block, merge.merge()], cases);
            }
        }
    }

    fn is_undefined_resource(&self, arg: Arg) -> bool {
        let Arg::Constant(constant) = arg else { return false };
        matches!(self.module.constants[constant], Constant::Undef(ty) if self.module.interned().is_opaque(ty))
    }

    fn instruction(&mut self, function: &Function, inst: &Inst) {
        let at = self.module.locs[inst.loc].span;
        let ty = match self.module.pointee(inst.ty) {
            Some((_, pointee)) if inst.is(S::Variable) => pointee,
            _ => inst.ty,
        };
        if self.numbers(ty, at) || inst.args.iter().any(|&arg| self.constant(arg, at)) {
            return;
        }
        if inst.args.iter().any(|&it| self.is_undefined_resource(it)) {
            return self.operation("a resource that is never assigned", "assign one before it is used", at);
        }
        let fallback = "compile it for Vulkan, or express it with features that WebGPU has";
        let op = match inst.op {
            Op::Core(op) => op,
            Op::Ext { set: ExtSet::Glsl, number } => {
                let op = GLOp::from_u32(number);
                let by_hand = match op {
                    Some(GLOp::FrexpStruct) => {
                        Some(("`frexp` of doubles", "use the bits that `asuint` returns"))
                    }
                    _ => None,
                };
                if let Some((what, instead)) = by_hand {
                    return self.operation(what, instead, at);
                }
                if !inst.op.facts().naga {
                    let name = op.map_or(number.to_string(), |it| format!("{it:?}"));
                    self.operation(format!("GLSL.std.450 {name}"), fallback, at);
                }
                return;
            }
            Op::Ext { .. } | Op::Unknown(_) | Op::AtVertex => {
                return self.operation("instructions of inline SPIR-V that naga does not know", fallback, at);
            }
            Op::Parameter | Op::BlockParameter | Op::DebugDeclare | Op::DebugValue => return,
        };
        let facts = inst.op.facts();
        let is_mesh = op == S::SetMeshOutputsEXT;
        if self.is_text && !self.is_web && (is_mesh || self.is_ray_query(function, inst)) {
            return;
        }
        if !facts.naga {
            let instead = match op {
                S::ImageTexelPointer => {
                    "use a `RWStructuredBuffer` or a `RWByteAddressBuffer` for the numbers"
                }
                _ => fallback,
            };
            let what = match op {
                S::ImageTexelPointer => "atomic operations on textures of floats".to_owned(),
                _ => format!("Op{op:?}, which this compiles to"),
            };
            return self.operation(what, instead, at);
        }
        let reads_element =
            matches!(op, S::ImageFetch | S::ImageRead | S::ImageWrite) && is_element(function, inst);
        // In browsers the array itself is an error.
        if reads_element && !self.is_web && !self.is_text {
            let instead = "sample it (`SampleLevel`), or give the array a length";
            return self.operation("`Load` and `[]` on elements of an array of textures", instead, at);
        }
        let types = self.module.interned();
        let from = inst.args.first().and_then(|&it| types.arg_type(function, it));
        if op == S::Bitcast && from.is_some_and(|it| self.module.width(it) != self.module.width(inst.ty)) {
            return self.operation(
                "conversions between doubles or 64-bit integers and their 32-bit halves",
                fallback,
                at,
            );
        }
        // Naga panics at others.
        let group = inst.args.get(1).and_then(|it| it.literal());
        let sums =
            [S::GroupNonUniformIAdd, S::GroupNonUniformFAdd, S::GroupNonUniformIMul, S::GroupNonUniformFMul];
        let is_reduction = |it: u32| it == spirv::GroupOperation::Reduce as u32;
        if facts.reduces && !group.is_some_and(|it| is_reduction(it) || sums.contains(&op) && it < 3) {
            return self.operation("a prefix operation of this kind", "use prefix sums or products", at);
        }
        self.layers(function, op, inst, at);
        self.atomic(function, inst, at);
        self.image_operands(function, op, inst, at);
        self.sampling(function, op, inst, at);
    }

    /// Whether an instruction acts on a ray query.
    fn is_ray_query(&self, function: &Function, inst: &Inst) -> bool {
        let types = self.module.interned();
        let first = inst.args.first().and_then(|&it| types.arg_type(function, it));
        let pointee = first.and_then(|it| types.pointee(it)).map(|it| it.1);
        pointee.is_some_and(|it| matches!(self.module.types[it], Type::RayQuery))
    }

    /// Naga reads sizes in SPIR-V without the number of layers.
    fn layers(&mut self, function: &Function, op: S, inst: &Inst, at: Span) {
        if self.is_text {
            return;
        }
        let (S::CompositeExtract, &[Arg::Value(all), Arg::Literal(index)]) = (op, &inst.args[..]) else {
            return;
        };
        let query = &function.values[all];
        if !matches!(query.core(), Some(S::ImageQuerySize | S::ImageQuerySizeLod)) {
            return;
        }
        let types = self.module.interned();
        let image = query.args.first().and_then(|&it| types.arg_type(function, it));
        let Some(Type::Image(image)) = image.map(|it| &self.module.types[it]) else { return };
        if image.arrayed && index + 1 == self.module.width(query.ty) {
            let instead = "pass it in a constant buffer";
            self.operation("the number of layers of a texture", instead, at);
        }
    }

    /// Naga makes the numbers atomic that atomic operations change: members and elements, no components.
    fn atomic(&mut self, function: &Function, inst: &Inst, at: Span) {
        if !inst.op.facts().atomic {
            return;
        }
        let types = self.module.interned();
        let class = inst.args.first().and_then(|&it| types.arg_type(function, it));
        let class = class.and_then(|it| types.pointee(it)).map(|it| it.0);
        let width = match self.module.types[inst.ty] {
            Type::Float { width } => Some(width),
            _ => None,
        };
        let is_unknown = |width| width != 32 || self.is_web || class == Some(StorageClass::WORKGROUP);
        if width.is_some_and(is_unknown) {
            let instead = "declare them as `uint`, and convert with `asuint` and `asfloat`";
            return self.operation("atomic operations on these floats", instead, at);
        }
        let Some(chain) = inst.args.first().and_then(|it| it.value()).map(|it| &function.values[it]) else {
            return;
        };
        // Left by `byte_buffer_atomics`.
        if chain.is(S::Bitcast) && width.is_some() {
            let instead = "declare an `RWStructuredBuffer<float>`";
            return self.operation("atomic operations on floats in byte-address buffers", instead, at);
        }
        let base = chain.args.first().and_then(|&it| types.arg_type(function, it));
        let Some((_, mut ty)) = base.and_then(|it| types.pointee(it)) else { return };
        for &index in chain.args.iter().skip(1) {
            if matches!(self.module.types[ty], Type::Vector { .. }) {
                let instead = "declare the components as separate members or elements";
                return self.operation("atomic operations on a vector component", instead, at);
            }
            ty = types.part(ty, types.index_of(index).unwrap_or(0)).unwrap_or(ty);
        }
    }

    /// Naga silently drops other image operands.
    fn image_operands(&mut self, function: &Function, op: S, inst: &Inst, at: Span) {
        use crate::spirv::ImageOperands as Bits;
        let facts = inst.op.facts();
        let taken = match op {
            S::ImageFetch | S::ImageRead => Bits::LOD | Bits::SAMPLE,
            S::ImageWrite => Bits::NONE,
            _ if facts.sample || facts.gather => Bits::BIAS | Bits::LOD | Bits::GRAD | Bits::CONST_OFFSET,
            _ => return,
        };
        let bits = inst.args.iter().find_map(|it| it.literal()).map(Bits::from_bits_retain);
        let bits = bits.unwrap_or(Bits::NONE);
        let is_buffer =
            |ty| matches!(&self.module.types[ty], Type::Image(it) if it.dim == spirv::Dim::DimBuffer);
        let image = inst.args.first().and_then(|&it| self.module.interned().arg_type(function, it));
        let has_levels = !image.is_some_and(is_buffer);
        if op == S::ImageFetch && has_levels && !bits.intersects(Bits::LOD | Bits::SAMPLE) {
            return self.operation("OpImageFetch without a level", "add the operand Lod", at);
        }
        let left = bits.difference(taken);
        if left.is_empty() {
            return;
        }
        let (what, instead) = if left.contains(Bits::MIN_LOD) {
            ("a minimum level of detail", "use `SampleLevel` with the desired level")
        } else if op == S::ImageFetch {
            ("`Load` with an offset", "add the offset to the location")
        } else {
            ("these offsets", "add them to the location, or pass one constant offset")
        };
        self.operation(what, instead, at);
    }

    fn sampling(&mut self, function: &Function, op: S, inst: &Inst, at: Span) {
        let facts = inst.op.facts();
        if !(facts.sample || facts.gather) {
            return;
        }
        let compares = facts.compares;
        let types = self.module.interned();
        let of = |it: Option<&Arg>| {
            it.and_then(|&it| types.arg_type(function, it)).map(|it| &self.module.types[it])
        };
        if let Some(&Type::SampledImage { image }) = of(inst.args.first())
            && let Type::Image(image) = &self.module.types[image]
            && !matches!(self.module.types[image.sampled_type], Type::Float { .. })
            && (compares || op != S::ImageGather)
        {
            let instead = "use `Load`, which needs no sampler";
            return self.operation("samples of textures of integers", instead, at);
        }
        let Some(sampled) = inst.args.first().and_then(|it| it.value()) else { return };
        if !function.values[sampled].is(S::SampledImage) {
            return;
        }
        for &part in &function.values[sampled].args {
            let Some(global) = place(function, part).map(|it| it.global) else { continue };
            let places = &mut self.images[global];
            let is_new = places[usize::from(compares)].is_none();
            places[usize::from(compares)].get_or_insert(at);
            if let (true, [Some(other), Some(at)]) = (is_new, *places) {
                let (target, name) = (self.target(), self.module.globals[global].name.to_string());
                self.push(errors::WgpuMixedSampling { target, name, at, other });
            }
        }
    }

    /// WGSL has no way to fall through to the next case.
    fn fall_through(
        &mut self,
        function: &Function,
        header: BlockId,
        [default, merge]: [BlockId; 2],
        cases: &[(u64, Target)],
    ) {
        let mut starts: Vec<BlockId> = cases.iter().map(|(_, it)| it.block).chain([default]).collect();
        starts.sort_unstable();
        starts.dedup();
        for &start in &starts {
            if start == merge {
                continue;
            }
            let mut seen: IdMap<Block, bool> = IdMap::default();
            seen[start] = true;
            // What a loop around it does next enters by the `switch`.
            seen[header] = true;
            let mut work = vec![start];
            while let Some(block) = work.pop() {
                let block = &function.blocks[block];
                for target in block.end.targets() {
                    let next = target.block;
                    if next == merge || std::mem::replace(&mut seen[next], true) {
                        continue;
                    }
                    if starts.contains(&next) {
                        let at = self.module.locs[function.blocks[next].end_loc].span;
                        return self.push(errors::WgpuFallThrough { at });
                    }
                    work.push(next);
                }
            }
        }
    }
}

/// Whether the image of an instruction is an element of an array, which naga only samples.
fn is_element(function: &Function, inst: &Inst) -> bool {
    let from = |arg: Option<&Arg>| arg.and_then(|it| it.value()).map(|it| &function.values[it]);
    let load = from(inst.args.first()).filter(|it| it.is(S::Load));
    load.and_then(|it| from(it.args.first())).is_some_and(|it| facts::is_access_chain(it.op))
}

/// Whether naga converts a signed variable.
pub fn takes_signed(it: BuiltIn) -> bool {
    !matches!(it, BuiltIn::ViewIndex | BuiltIn::NumWorkgroups | BuiltIn::SampleMask)
}

fn is_scalar_or_vector(module: &Module, ty: TypeId) -> bool {
    is_number(module, ty)
        && matches!(module.types[ty], Type::Vector { .. } | Type::Int { .. } | Type::Float { .. })
}

fn is_number(module: &Module, ty: TypeId) -> bool {
    matches!(module.types[module.component(ty)], Type::Int { .. } | Type::Float { .. })
}

fn is_signed(module: &Module, mut ty: TypeId) -> bool {
    while let Type::Array { element, .. } | Type::Vector { element, .. } = module.types[ty] {
        ty = element;
    }
    matches!(module.types[ty], Type::Int { signed: true, .. })
}
