//! Execution modes of an entry point, from the attributes of its function and what its code uses.

use std::mem::discriminant;

use crate::{
    attribute::{Attribute, AttributeKind, SpirvOperand},
    diagnostics::list::interface as errors,
    grammar::OperandKind,
    intrinsics,
    ir::{
        ExecutionMode, Operand,
        spirv::{BuiltIn, ExecutionMode as Mode},
    },
    lower::{Lower, interface::Interface},
    options::{Denormals, TargetEnvironment},
    source::Span,
    stage::Stage,
    symbol::kw,
    typed::{self, EntryPoint, ExprKind, Parameter},
    types::{ObjectKind, Type, TypeId},
};

pub fn of(lower: &mut Lower, entry: &EntryPoint, interface: &Interface) -> Vec<ExecutionMode> {
    let program = lower.input.program;
    let function = &program.functions[entry.function];
    let mut modes = Modes { modes: Vec::new(), entry: function.span };
    match entry.stage {
        Stage::Pixel => pixel(lower, function, interface, &mut modes),
        Stage::Hull => hull(lower, function, &mut modes),
        Stage::Domain => modes.domain(lower, function),
        Stage::Geometry => geometry(lower, function, &mut modes),
        Stage::Compute | Stage::Amplification => work_group(lower, entry, &mut modes),
        Stage::Mesh => mesh(lower, entry, &mut modes),
        // Nodes that run thread by thread need not say so.
        Stage::Node => {
            if !local_size(lower, function, &mut modes) {
                modes.add(Mode::LocalSize, &[1, 1, 1]);
            }
            modes.modes.extend(super::node::modes(lower, function));
        }
        Stage::Vertex
        | Stage::RayGeneration
        | Stage::Intersection
        | Stage::AnyHit
        | Stage::ClosestHit
        | Stage::Miss
        | Stage::Callable => {}
    }
    uses(lower, entry, interface, &mut modes);
    match lower.input.options.codegen.denormals {
        Denormals::Any => {}
        Denormals::Preserve => modes.add(Mode::DenormPreserve, &[32]),
        Denormals::FlushToZero => modes.add(Mode::DenormFlushToZero, &[32]),
    }
    // WGSL lets compilers assume that there are none, and naga reads no such mode.
    if lower.input.options.codegen.keeps_special_floats && !lower.input.options.target.is_wgpu() {
        modes.add(Mode::SignedZeroInfNanPreserve, &[32]);
    }
    if lower.input.options.spirv.maximal_reconvergence && !modes.has(Mode::MaximallyReconvergesKHR) {
        modes.add(Mode::MaximallyReconvergesKHR, &[]);
    }
    for attribute in &function.attributes {
        if let AttributeKind::ExtExecutionMode { mode, operands } = &attribute.kind {
            lower.module.has_inline_spirv = true;
            lower.check_operands(OperandKind::ExecutionMode, *mode, operands.len(), attribute.span);
            let literal = |operand: &SpirvOperand| match operand {
                SpirvOperand::Literal(value) => Operand::Literal(*value),
                SpirvOperand::Text(_) | SpirvOperand::Id(_) => {
                    lower.no_operand("an operand of an execution mode is not a number")
                }
            };
            let operands = operands.iter().map(literal).collect();
            let span = attribute.span;
            modes.modes.push(ExecutionMode { mode: *mode, operands, by_id: false, span });
        }
    }
    modes.modes
}

/// Adds what `vk::ext_execution_mode` asked for. A mode that there is once has the operands that were given last.
pub(in crate::lower) fn extend(modes: &mut Vec<ExecutionMode>, more: Vec<ExecutionMode>) {
    modes.extend(more);
    for mode in [Mode::LocalSize, Mode::OutputVertices, Mode::Invocations] {
        let is_it = |it: &ExecutionMode| it.mode == mode as u32;
        if let Some(last) = modes.iter().rev().find(|it| is_it(it)).cloned() {
            modes.retain(|it| !is_it(it) || it.repeats(&last));
        }
    }
    // Each once, in order.
    let mut seen = 0;
    while seen < modes.len() {
        let (before, it) = (&modes[..seen], &modes[seen]);
        match before.iter().any(|other| other.repeats(it)) {
            true => drop(modes.remove(seen)),
            false => seen += 1,
        }
    }
}

struct Modes {
    modes: Vec<ExecutionMode>,
    /// The entry point.
    entry: Span,
}

impl Modes {
    fn has(&self, mode: Mode) -> bool {
        self.modes.iter().any(|it| it.mode == mode as u32)
    }

    /// What the stage has anyway, or what no single place asks for.
    fn add(&mut self, mode: Mode, literals: &[u32]) {
        self.add_at(mode, literals, self.entry);
    }

    fn add_at(&mut self, mode: Mode, literals: &[u32], span: Span) {
        let operands = literals.iter().map(|&it| Operand::Literal(it)).collect();
        let mode = ExecutionMode { mode: mode as u32, operands, by_id: false, span };
        if !self.modes.iter().any(|it| it.repeats(&mode)) {
            self.modes.push(mode);
        }
    }

    fn domain(&mut self, lower: &mut Lower, function: &typed::Function) {
        let domain = find(function, |kind| match kind {
            AttributeKind::Domain(name) => Some(*name),
            _ => None,
        });
        let Some((domain, at)) = domain else { return };
        match lower.input.text(domain) {
            "tri" => self.add_at(Mode::Triangles, &[], at),
            "quad" => self.add_at(Mode::Quads, &[], at),
            "isoline" => self.add_at(Mode::Isolines, &[], at),
            other => unknown(lower, "domain", other, "`tri`, `quad` and `isoline`", at),
        }
    }
}

/// What the last attribute for which `pick` returns something says, and where.
fn find<T>(function: &typed::Function, pick: impl Fn(&AttributeKind) -> Option<T>) -> Option<(T, Span)> {
    function.attributes.iter().rev().find_map(|it| Some((pick(&it.kind)?, it.span)))
}

fn missing(lower: &mut Lower, function: &typed::Function, attribute: &'static str, example: &'static str) {
    let stage = stage_of(lower, function);
    lower.sink.push(errors::AttributeWanted { stage, attribute, example, at: function.span });
}

fn unknown(lower: &mut Lower, attribute: &'static str, value: &str, known: &'static str, at: Span) {
    lower.sink.push(errors::AttributeValue { attribute, value: value.into(), known, at });
}

fn stage_of(lower: &Lower, function: &typed::Function) -> &'static str {
    let is_it = |entry: &&EntryPoint| std::ptr::eq(&lower.input.program.functions[entry.function], function);
    lower.input.program.entries.iter().find(is_it).map_or("shader", |entry| entry.stage.name())
}

/// `[numthreads(x, y, z)]`.
pub fn num_threads(function: &typed::Function) -> Option<[u32; 3]> {
    threads(function).map(|it| it.0)
}

fn threads(function: &typed::Function) -> Option<([u32; 3], Span)> {
    find(function, |kind| match kind {
        AttributeKind::NumThreads(size) => Some(*size),
        _ => None,
    })
}

/// The mode for `[numthreads(x, y, z)]`. False if there is no such attribute.
fn local_size(lower: &mut Lower, function: &typed::Function, modes: &mut Modes) -> bool {
    let of_kind = |it: &&Attribute| matches!(it.kind, AttributeKind::NumThreads(_));
    let Some(attribute) = function.attributes.iter().rfind(of_kind) else { return false };
    let AttributeKind::NumThreads(size) = attribute.kind else { return false };
    if attribute.specialized.is_empty() {
        modes.add_at(Mode::LocalSize, &size, attribute.span);
    } else if lower.input.options.target < TargetEnvironment::Vulkan1_3
        && (lower.input.options.target.is_wgpu() || lower.input.program.entries.len() > 1)
    {
        lower.sink.push(errors::LocalSizeNeedsNewer { at: attribute.span });
    } else {
        // Before SPIR-V 1.6, `emit` makes it the built-in WorkgroupSize, which counts in place of the numbers.
        if lower.input.options.target < TargetEnvironment::Vulkan1_3 {
            modes.add_at(Mode::LocalSize, &size, attribute.span);
        }
        let operands = lower.attribute_numbers(attribute, 0, &size);
        let span = attribute.span;
        modes.modes.push(ExecutionMode { mode: Mode::LocalSizeId as u32, operands, by_id: true, span });
    }
    true
}

fn work_group(lower: &mut Lower, entry: &EntryPoint, modes: &mut Modes) {
    let function = &lower.input.program.functions[entry.function];
    if !local_size(lower, function, modes) {
        missing(lower, function, "numthreads", "[numthreads(8, 8, 1)]");
    }
    let wave_size = find(function, |kind| matches!(kind, AttributeKind::WaveSize(_)).then_some(()));
    if let Some((_, at)) = wave_size {
        lower.sink.push(errors::WaveSizeIgnored { at });
    }
}

fn pixel(lower: &mut Lower, function: &typed::Function, interface: &Interface, modes: &mut Modes) {
    use AttributeKind as A;
    modes.add(Mode::OriginUpperLeft, &[]);
    let attributes = &function.attributes;
    for (asks, mode) in [
        (A::EarlyDepthStencil, Mode::EarlyFragmentTests),
        (A::PostDepthCoverage, Mode::PostDepthCoverage),
        (A::EarlyAndLateTests, Mode::EarlyAndLateFragmentTestsAMD),
        (A::DepthUnchanged, Mode::DepthUnchanged),
    ] {
        if let Some(attribute) = attributes.iter().find(|it| discriminant(&it.kind) == discriminant(&asks)) {
            modes.add_at(mode, &[], attribute.span);
        }
    }
    let stencil = |kind: &AttributeKind| {
        Some(match kind {
            A::StencilRefUnchangedFront => Mode::StencilRefUnchangedFrontAMD,
            A::StencilRefUnchangedBack => Mode::StencilRefUnchangedBackAMD,
            A::StencilRefGreaterEqualFront => Mode::StencilRefGreaterFrontAMD,
            A::StencilRefGreaterEqualBack => Mode::StencilRefGreaterBackAMD,
            A::StencilRefLessEqualFront => Mode::StencilRefLessFrontAMD,
            A::StencilRefLessEqualBack => Mode::StencilRefLessBackAMD,
            _ => return None,
        })
    };
    for attribute in attributes {
        if let Some(mode) = stencil(&attribute.kind) {
            modes.add_at(mode, &[], attribute.span);
        }
    }
    for side in ["front", "back"] {
        let of_side = |kind: &AttributeKind| match (side, kind) {
            ("front", A::StencilRefUnchangedFront | A::StencilRefGreaterEqualFront) => true,
            ("front", A::StencilRefLessEqualFront) => true,
            ("back", A::StencilRefUnchangedBack | A::StencilRefGreaterEqualBack) => true,
            ("back", A::StencilRefLessEqualBack) => true,
            _ => false,
        };
        let mut given = attributes.iter().filter(|attribute| of_side(&attribute.kind));
        if let (Some(_), Some(second)) = (given.next(), given.next()) {
            lower.sink.push(errors::StencilPromises { side, at: second.span });
        }
    }
    let writes = |name: &str| {
        let is_it = |semantic: &str| {
            let base = semantic.trim_end_matches(|it: char| it.is_ascii_digit());
            base.eq_ignore_ascii_case(name)
        };
        interface.signature.variables.iter().find(|it| !it.is_input && is_it(&it.semantic)).map(|it| it.span)
    };
    for (name, mode) in [
        ("SV_Depth", None),
        // With `-fhlsl-dx9`; otherwise nothing is written to it.
        ("DEPTH", None),
        ("SV_DepthGreaterEqual", Some(Mode::DepthGreater)),
        ("SV_DepthLessEqual", Some(Mode::DepthLess)),
    ] {
        if let Some(at) = writes(name) {
            modes.add_at(Mode::DepthReplacing, &[], at);
            if let Some(mode) = mode {
                modes.add_at(mode, &[], at);
            }
        }
    }
}

fn hull(lower: &mut Lower, function: &typed::Function, modes: &mut Modes) {
    modes.domain(lower, function);
    let partitioning = find(function, |kind| match kind {
        AttributeKind::Partitioning(name) => Some(*name),
        _ => None,
    });
    if let Some((name, at)) = partitioning {
        match lower.input.text(name) {
            "fractional_odd" => modes.add_at(Mode::SpacingFractionalOdd, &[], at),
            "fractional_even" => modes.add_at(Mode::SpacingFractionalEven, &[], at),
            "integer" => modes.add_at(Mode::SpacingEqual, &[], at),
            "pow2" => lower.sink.push(errors::PartitioningPow2 { at }),
            other => {
                let known = "`integer`, `fractional_even` and `fractional_odd`";
                unknown(lower, "partitioning", other, known, at);
            }
        }
    }
    let topology = find(function, |kind| match kind {
        AttributeKind::OutputTopology(name) => Some(*name),
        _ => None,
    });
    match topology.map(|(name, at)| (lower.input.text(name), at)) {
        Some(("point", at)) => modes.add_at(Mode::PointMode, &[], at),
        Some(("triangle_cw", at)) => modes.add_at(Mode::VertexOrderCw, &[], at),
        Some(("triangle_ccw", at)) => modes.add_at(Mode::VertexOrderCcw, &[], at),
        Some(("line", _)) => {}
        None => missing(lower, function, "outputtopology", "[outputtopology(\"triangle_cw\")]"),
        Some((other, at)) => {
            let known = "`point`, `line`, `triangle_cw` and `triangle_ccw`";
            unknown(lower, "outputtopology", other, known, at);
        }
    }
    match output_control_points(function) {
        Some((count, at)) => modes.add_at(Mode::OutputVertices, &[count], at),
        None => missing(lower, function, "outputcontrolpoints", "[outputcontrolpoints(3)]"),
    }
}

/// `[outputcontrolpoints(n)]`.
pub fn control_points(function: &typed::Function) -> Option<u32> {
    output_control_points(function).map(|it| it.0)
}

fn output_control_points(function: &typed::Function) -> Option<(u32, Span)> {
    find(function, |kind| match kind {
        AttributeKind::OutputControlPoints(count) => Some(*count),
        _ => None,
    })
}

fn geometry(lower: &mut Lower, function: &typed::Function, modes: &mut Modes) {
    let vertices = find(function, |kind| match kind {
        AttributeKind::MaxVertexCount(count) => Some(*count),
        _ => None,
    });
    match vertices {
        // Vulkan allows no 0, and a shader that gives no vertex may be allowed one.
        Some((count, at)) => modes.add_at(Mode::OutputVertices, &[count.max(1)], at),
        None => missing(lower, function, "maxvertexcount", "[maxvertexcount(3)]"),
    }
    let instances = find(function, |kind| match kind {
        AttributeKind::Instance(count) => Some(*count),
        _ => None,
    });
    let (instances, at) = instances.unwrap_or((1, function.span));
    modes.add_at(Mode::Invocations, &[instances], at);
    let mut first = None;
    for parameter in &function.parameters {
        let mode = match parameter.role {
            Some(kw::POINT) => Mode::InputPoints,
            Some(kw::LINE) => Mode::InputLines,
            Some(kw::LINEADJ) => Mode::InputLinesAdjacency,
            Some(kw::TRIANGLE) => Mode::Triangles,
            Some(kw::TRIANGLEADJ) => Mode::InputTrianglesAdjacency,
            _ => continue,
        };
        let at = function.locals[parameter.local].span;
        if first.is_some_and(|it| it != mode) {
            let what = "only one input primitive type can be specified in the geometry shader".to_string();
            lower.sink.push(errors::EntryParameter { what, at });
        }
        first.get_or_insert(mode);
        modes.add_at(mode, &[], at);
    }
    // Vertices that lack only the keyword are already said to lack a semantic.
    let is_vertex = |it: &typed::Parameter| {
        it.role.is_none() && super::array_length(lower, function.locals[it.local].ty).is_some()
    };
    if first.is_none() && !function.parameters.iter().any(is_vertex) {
        let what = "a geometry shader must have an input primitive, such as `triangle V v[3]`".to_string();
        lower.sink.push(errors::EntryParameter { what, at: function.span });
    }
    let mut first = None;
    let mut vertices: Vec<TypeId> = Vec::new();
    for parameter in &function.parameters {
        let local = &function.locals[parameter.local];
        let Some((kind, args)) = lower.types.as_object(local.ty) else { continue };
        let mode = match kind {
            ObjectKind::PointStream => Mode::OutputPoints,
            ObjectKind::LineStream => Mode::OutputLineStrip,
            ObjectKind::TriangleStream => Mode::OutputTriangleStrip,
            _ => continue,
        };
        let args = args.to_vec();
        let vertex = lower.element_of(&args);
        let vertex = lower.types.unmodified(vertex);
        // Vulkan has several streams of points only.
        if !vertices.is_empty() && first == Some(mode) && mode != Mode::OutputPoints {
            let what = "a geometry shader with several streams can only output points".to_string();
            lower.sink.push(errors::EntryParameter { what, at: local.span });
        } else if vertices.contains(&vertex) {
            let what = "the streams of a geometry shader must have different vertex types".to_string();
            lower.sink.push(errors::EntryParameter { what, at: local.span });
        } else if vertices.len() == 4 {
            let what = "a geometry shader can have at most four streams".to_string();
            lower.sink.push(errors::EntryParameter { what, at: local.span });
        }
        vertices.push(vertex);
        if first.is_some_and(|it| it != mode) {
            let what = "only one output primitive type can be specified in the geometry shader".to_string();
            lower.sink.push(errors::EntryParameter { what, at: local.span });
        }
        first.get_or_insert(mode);
        modes.add_at(mode, &[], local.span);
    }
    if first.is_none() {
        let what = "a geometry shader must have an output stream".to_string();
        lower.sink.push(errors::EntryParameter { what, at: function.span });
    }
}

fn mesh(lower: &mut Lower, entry: &EntryPoint, modes: &mut Modes) {
    let program = lower.input.program;
    let function = &program.functions[entry.function];
    work_group(lower, entry, modes);
    let topology = find(function, |kind| match kind {
        AttributeKind::OutputTopology(name) => Some(*name),
        _ => None,
    });
    match topology.map(|(name, at)| (lower.input.text(name), at)) {
        Some(("point", at)) => modes.add_at(Mode::OutputPoints, &[], at),
        Some(("line", at)) => modes.add_at(Mode::OutputLinesEXT, &[], at),
        Some(("triangle", at)) => modes.add_at(Mode::OutputTrianglesEXT, &[], at),
        Some((other, at)) => unknown(lower, "outputtopology", other, "`point`, `line` and `triangle`", at),
        None => missing(lower, function, "outputtopology", "[outputtopology(\"triangle\")]"),
    }
    let count = |lower: &Lower, role| {
        let parameter = function.parameters.iter().find(|it: &&Parameter| it.role == Some(role))?;
        let local = &function.locals[parameter.local];
        Some((super::array_length(lower, local.ty)?, local.span))
    };
    if !has_mesh_outputs(function) {
        // SPIR-V asks for the most that there could be, which is at least one.
        modes.add(Mode::OutputVertices, &[1]);
        modes.add(Mode::OutputPrimitivesEXT, &[1]);
    }
    if let Some((vertices, at)) = count(lower, kw::VERTICES) {
        modes.add_at(Mode::OutputVertices, &[vertices], at);
    }
    if let Some((primitives, at)) = count(lower, kw::INDICES).or_else(|| count(lower, kw::PRIMITIVES)) {
        modes.add_at(Mode::OutputPrimitivesEXT, &[primitives], at);
    }
}

/// Whether a mesh shader makes anything: one that does not is there for its side effects.
pub fn has_mesh_outputs(function: &typed::Function) -> bool {
    let roles = [kw::VERTICES, kw::INDICES, kw::PRIMITIVES];
    function.parameters.iter().any(|it| it.role.is_some_and(|role| roles.contains(&role)))
}

/// Modes that depend on what the code does: derivatives of work groups, ordered access to views, helper lanes in waves.
fn uses(lower: &mut Lower, entry: &EntryPoint, interface: &Interface, modes: &mut Modes) {
    let program = lower.input.program;
    let function = &program.functions[entry.function];
    let is_ordered = |ty: TypeId| program.types.contains(ty, ObjectKind::is_rasterizer_ordered);
    let (mut derivatives, mut ordered, mut waves) = (false, false, false);
    for uniform in &entry.uniforms {
        ordered |= is_ordered(program.expressions[uniform.value].ty);
    }
    for function in lower.input.reached.from(program, [entry.function]) {
        let mut locals = program.functions[function].locals.values();
        ordered |= locals.any(|it| is_ordered(it.ty));
        for &id in lower.input.reached.uses(function) {
            match &program.expressions[id].kind {
                ExprKind::Intrinsic { overload, .. } => {
                    let row = intrinsics::overload(*overload);
                    derivatives |= row.takes_derivatives();
                    waves |= row.is_wave();
                }
                ExprKind::Global(global) => {
                    ordered |= is_ordered(program.globals[*global].ty);
                }
                _ => {}
            }
        }
    }
    if ordered && entry.stage == Stage::Pixel {
        // What runs once a sample is ordered sample by sample.
        let is_sample =
            |it: &crate::lower::interface::signature::Variable| it.builtin == Some(BuiltIn::SampleId);
        let mode = match interface.signature.variables.iter().any(is_sample) {
            true => Mode::SampleInterlockOrderedEXT,
            false => Mode::PixelInterlockOrderedEXT,
        };
        modes.add(mode, &[]);
    }
    // Helper lanes stay as long as others run, and there are four in every quad. Where no operation sees them, as
    // little is asked of the device as without the attribute.
    let with_helpers =
        find(function, |kind| matches!(kind, AttributeKind::WaveOpsIncludeHelperLanes).then_some(()));
    if let Some((_, at)) = with_helpers.filter(|_| waves && entry.stage == Stage::Pixel) {
        modes.add_at(Mode::MaximallyReconvergesKHR, &[], at);
        modes.add_at(Mode::RequireFullQuadsKHR, &[], at);
    }
    // SPV_NV_mesh_shader has no derivatives.
    let has_groups = match entry.stage {
        Stage::Compute | Stage::Node => true,
        Stage::Mesh | Stage::Amplification => !lower.input.is_nv_mesh(),
        _ => false,
    };
    if derivatives
        && has_groups
        && let Some(([x, y, z], at)) = threads(function)
    {
        if x.is_multiple_of(2) && y.is_multiple_of(2) {
            modes.add_at(Mode::DerivativeGroupQuadsKHR, &[], at);
        } else if x.saturating_mul(y).saturating_mul(z).is_multiple_of(4) {
            modes.add_at(Mode::DerivativeGroupLinearKHR, &[], at);
        }
    }
}

/// The element type of an array.
pub fn element_type(lower: &Lower, ty: TypeId) -> TypeId {
    match lower.types[lower.types.unmodified(ty)] {
        Type::Array { element, .. } => element,
        _ => ty,
    }
}
