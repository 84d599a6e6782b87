//! Execution modes of an entry point, from the attributes of its function and what its code uses.

use crate::{
    attribute::{self, Attribute, AttributeKind, SpirvOperand},
    diagnostics::list::interface as errors,
    grammar::OperandKind,
    intrinsics,
    ir::{
        ExecutionMode, Operand,
        spirv::{BuiltIn, ExecutionMode as Mode},
    },
    lower::{Lower, interface::Interface},
    options::{Denormals, TargetEnvironment},
    stage::Stage,
    symbol::kw,
    typed::{self, EntryPoint, ExprKind, Parameter},
    types::{ObjectKind, Type, TypeId, Types},
};

pub fn of(lower: &mut Lower, entry: &EntryPoint, interface: &Interface) -> Vec<ExecutionMode> {
    let program = lower.program;
    let function = &program.functions[entry.function];
    let mut modes = Modes { modes: Vec::new() };
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
    match lower.options.denormals {
        Denormals::Any => {}
        Denormals::Preserve => modes.add(Mode::DenormPreserve, &[32]),
        Denormals::FlushToZero => modes.add(Mode::DenormFlushToZero, &[32]),
    }
    if lower.options.maximal_reconvergence && !modes.has(Mode::MaximallyReconvergesKHR) {
        modes.add(Mode::MaximallyReconvergesKHR, &[]);
    }
    for attribute in &function.attributes {
        if let AttributeKind::ExtExecutionMode { mode, operands } = &attribute.kind {
            lower.module.has_inline_spirv = true;
            lower.check_operands(OperandKind::ExecutionMode, *mode, operands.len(), attribute.span);
            let literal = |operand: &SpirvOperand| match operand {
                SpirvOperand::Literal(value) => Operand::Literal(*value),
                SpirvOperand::Text(_) | SpirvOperand::Id(_) => {
                    lower.no_operand("an operand of an execution mode is no number")
                }
            };
            let operands = operands.iter().map(literal).collect();
            modes.modes.push(ExecutionMode { mode: *mode, operands, by_id: false });
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
            modes.retain(|it| !is_it(it) || *it == last);
        }
    }
    // Each once, in order.
    let mut seen = 0;
    while seen < modes.len() {
        let (before, it) = (&modes[..seen], &modes[seen]);
        match before.contains(it) {
            true => drop(modes.remove(seen)),
            false => seen += 1,
        }
    }
}

struct Modes {
    modes: Vec<ExecutionMode>,
}

impl Modes {
    fn has(&self, mode: Mode) -> bool {
        self.modes.iter().any(|it| it.mode == mode as u32)
    }

    fn add(&mut self, mode: Mode, literals: &[u32]) {
        let operands = literals.iter().map(|&it| Operand::Literal(it)).collect();
        let mode = ExecutionMode { mode: mode as u32, operands, by_id: false };
        if !self.modes.contains(&mode) {
            self.modes.push(mode);
        }
    }

    fn domain(&mut self, lower: &mut Lower, function: &typed::Function) {
        let domain = find(function, |kind| match kind {
            AttributeKind::Domain(name) => Some(*name),
            _ => None,
        });
        let Some(domain) = domain else { return };
        match lower.text(domain) {
            "tri" => self.add(Mode::Triangles, &[]),
            "quad" => self.add(Mode::Quads, &[]),
            "isoline" => self.add(Mode::Isolines, &[]),
            other => unknown(lower, function, "domain", other, "`tri`, `quad` and `isoline`"),
        }
    }
}

fn find<T>(function: &typed::Function, pick: impl Fn(&AttributeKind) -> Option<T>) -> Option<T> {
    attribute::find(&function.attributes, pick)
}

fn has(attributes: &[Attribute], is: impl Fn(&AttributeKind) -> bool) -> bool {
    attributes.iter().any(|attribute| is(&attribute.kind))
}

fn missing(lower: &mut Lower, function: &typed::Function, attribute: &'static str, example: &'static str) {
    let stage = stage_of(lower, function);
    lower.sink.push(errors::AttributeWanted { stage, attribute, example, at: function.span });
}

fn unknown(
    lower: &mut Lower,
    function: &typed::Function,
    attribute: &'static str,
    value: &str,
    known: &'static str,
) {
    lower.sink.push(errors::AttributeValue { attribute, value: value.into(), known, at: function.span });
}

fn stage_of(lower: &Lower, function: &typed::Function) -> &'static str {
    let is_it = |entry: &&EntryPoint| std::ptr::eq(&lower.program.functions[entry.function], function);
    lower.program.entries.iter().find(is_it).map_or("shader", |entry| entry.stage.name())
}

/// `[numthreads(x, y, z)]`.
pub fn num_threads(function: &typed::Function) -> Option<[u32; 3]> {
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
        modes.add(Mode::LocalSize, &size);
    } else if lower.options.target < TargetEnvironment::Vulkan1_3 {
        lower.sink.push(errors::LocalSizeNeedsNewer { at: attribute.span });
    } else {
        let operands = lower.attribute_numbers(attribute, 0, &size);
        modes.modes.push(ExecutionMode { mode: Mode::LocalSizeId as u32, operands, by_id: true });
    }
    true
}

fn work_group(lower: &mut Lower, entry: &EntryPoint, modes: &mut Modes) {
    let function = &lower.program.functions[entry.function];
    if !local_size(lower, function, modes) {
        missing(lower, function, "numthreads", "[numthreads(8, 8, 1)]");
    }
    let wave_size = find(function, |kind| matches!(kind, AttributeKind::WaveSize(_)).then_some(()));
    if wave_size.is_some() {
        let at = function.attributes.iter().find(|it| matches!(it.kind, AttributeKind::WaveSize(_)));
        let at = at.map_or(function.span, |attribute| attribute.span);
        lower.sink.push(errors::WaveSizeIgnored { at });
    }
}

fn pixel(lower: &mut Lower, function: &typed::Function, interface: &Interface, modes: &mut Modes) {
    use AttributeKind as A;
    modes.add(Mode::OriginUpperLeft, &[]);
    let attributes = &function.attributes;
    if has(attributes, |kind| matches!(kind, A::EarlyDepthStencil)) {
        modes.add(Mode::EarlyFragmentTests, &[]);
    }
    if has(attributes, |kind| matches!(kind, A::PostDepthCoverage)) {
        modes.add(Mode::PostDepthCoverage, &[]);
    }
    if has(attributes, |kind| matches!(kind, A::EarlyAndLateTests)) {
        modes.add(Mode::EarlyAndLateFragmentTestsAMD, &[]);
    }
    if has(attributes, |kind| matches!(kind, A::DepthUnchanged)) {
        modes.add(Mode::DepthUnchanged, &[]);
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
            modes.add(mode, &[]);
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
        interface.signature.variables.iter().any(|it| !it.is_input && is_it(&it.semantic))
    };
    for (name, mode) in [
        ("SV_Depth", None),
        // With `-fhlsl-dx9`; otherwise nothing is written to it.
        ("DEPTH", None),
        ("SV_DepthGreaterEqual", Some(Mode::DepthGreater)),
        ("SV_DepthLessEqual", Some(Mode::DepthLess)),
    ] {
        if writes(name) {
            modes.add(Mode::DepthReplacing, &[]);
            if let Some(mode) = mode {
                modes.add(mode, &[]);
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
    match partitioning.map(|name| lower.text(name)) {
        Some("fractional_odd") => modes.add(Mode::SpacingFractionalOdd, &[]),
        Some("fractional_even") => modes.add(Mode::SpacingFractionalEven, &[]),
        Some("integer") => modes.add(Mode::SpacingEqual, &[]),
        Some("pow2") => {
            let is_it = |it: &&Attribute| matches!(it.kind, AttributeKind::Partitioning(_));
            let at = function.attributes.iter().find(is_it).map_or(function.span, |it| it.span);
            lower.sink.push(errors::PartitioningPow2 { at });
        }
        Some(other) => {
            let known = "`integer`, `fractional_even` and `fractional_odd`";
            unknown(lower, function, "partitioning", other, known);
        }
        None => {}
    }
    let topology = find(function, |kind| match kind {
        AttributeKind::OutputTopology(name) => Some(*name),
        _ => None,
    });
    match topology.map(|name| lower.text(name)) {
        Some("point") => modes.add(Mode::PointMode, &[]),
        Some("triangle_cw") => modes.add(Mode::VertexOrderCw, &[]),
        Some("triangle_ccw") => modes.add(Mode::VertexOrderCcw, &[]),
        Some("line") => {}
        None => missing(lower, function, "outputtopology", "[outputtopology(\"triangle_cw\")]"),
        Some(other) => {
            let known = "`point`, `line`, `triangle_cw` and `triangle_ccw`";
            unknown(lower, function, "outputtopology", other, known);
        }
    }
    match control_points(function) {
        Some(count) => modes.add(Mode::OutputVertices, &[count]),
        None => missing(lower, function, "outputcontrolpoints", "[outputcontrolpoints(3)]"),
    }
}

/// `[outputcontrolpoints(n)]`.
pub fn control_points(function: &typed::Function) -> Option<u32> {
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
        Some(count) => modes.add(Mode::OutputVertices, &[count]),
        None => missing(lower, function, "maxvertexcount", "[maxvertexcount(3)]"),
    }
    let instances = find(function, |kind| match kind {
        AttributeKind::Instance(count) => Some(*count),
        _ => None,
    });
    modes.add(Mode::Invocations, &[instances.unwrap_or(1)]);
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
        if first.is_some_and(|it| it != mode) {
            let what = "only one input primitive type can be specified in the geometry shader".to_string();
            lower.sink.push(errors::EntryParameter { what, at: function.locals[parameter.local].span });
        }
        first.get_or_insert(mode);
        modes.add(mode, &[]);
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
        modes.add(mode, &[]);
    }
    if first.is_none() {
        let what = "a geometry shader must have an output stream".to_string();
        lower.sink.push(errors::EntryParameter { what, at: function.span });
    }
}

fn mesh(lower: &mut Lower, entry: &EntryPoint, modes: &mut Modes) {
    let program = lower.program;
    let function = &program.functions[entry.function];
    work_group(lower, entry, modes);
    let topology = find(function, |kind| match kind {
        AttributeKind::OutputTopology(name) => Some(*name),
        _ => None,
    });
    match topology.map(|name| lower.text(name)) {
        Some("point") => modes.add(Mode::OutputPoints, &[]),
        Some("line") => modes.add(Mode::OutputLinesEXT, &[]),
        Some("triangle") => modes.add(Mode::OutputTrianglesEXT, &[]),
        Some(other) => {
            unknown(lower, function, "outputtopology", other, "`point`, `line` and `triangle`");
        }
        None => missing(lower, function, "outputtopology", "[outputtopology(\"triangle\")]"),
    }
    let count = |lower: &Lower, role| {
        let parameter = function.parameters.iter().find(|it: &&Parameter| it.role == Some(role))?;
        super::array_length(lower, function.locals[parameter.local].ty)
    };
    if let Some(vertices) = count(lower, kw::VERTICES) {
        modes.add(Mode::OutputVertices, &[vertices]);
    }
    if let Some(primitives) = count(lower, kw::INDICES).or_else(|| count(lower, kw::PRIMITIVES)) {
        modes.add(Mode::OutputPrimitivesEXT, &[primitives]);
    }
}

/// Modes that depend on what the code does: derivatives of work groups, ordered access to views, helper lanes in waves.
fn uses(lower: &mut Lower, entry: &EntryPoint, interface: &Interface, modes: &mut Modes) {
    let program = lower.program;
    let function = &program.functions[entry.function];
    let (mut derivatives, mut ordered, mut waves) = (false, false, false);
    for uniform in &entry.uniforms {
        ordered |= holds_ordered(&program.types, program.expressions[uniform.value].ty, 0);
    }
    for function in lower.reached.from(program, [entry.function]) {
        for &id in lower.reached.uses(function) {
            match &program.expressions[id].kind {
                ExprKind::Intrinsic { overload, .. } => {
                    let row = intrinsics::overload(*overload);
                    derivatives |= row.takes_derivatives();
                    waves |= row.is_wave();
                }
                ExprKind::Global(global) => {
                    ordered |= holds_ordered(&program.types, program.globals[*global].ty, 0);
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
        has(&function.attributes, |kind| matches!(kind, AttributeKind::WaveOpsIncludeHelperLanes));
    if with_helpers && waves && entry.stage == Stage::Pixel {
        modes.add(Mode::MaximallyReconvergesKHR, &[]);
        modes.add(Mode::RequireFullQuadsKHR, &[]);
    }
    // SPV_NV_mesh_shader has no derivatives.
    let has_groups = match entry.stage {
        Stage::Compute | Stage::Node => true,
        Stage::Mesh | Stage::Amplification => !lower.is_nv_mesh(),
        _ => false,
    };
    if derivatives
        && has_groups
        && let Some([x, y, z]) = num_threads(function)
    {
        if x.is_multiple_of(2) && y.is_multiple_of(2) {
            modes.add(Mode::DerivativeGroupQuadsKHR, &[]);
        } else if x.saturating_mul(y).saturating_mul(z).is_multiple_of(4) {
            modes.add(Mode::DerivativeGroupLinearKHR, &[]);
        }
    }
}

/// Whether a rasterizer ordered view is in it.
fn holds_ordered(types: &Types, ty: TypeId, depth: u32) -> bool {
    match &types[types.unmodified(ty)] {
        _ if depth > 64 => false,
        Type::Object { kind, .. } => kind.is_rasterizer_ordered(),
        Type::Array { element, .. } => holds_ordered(types, *element, depth + 1),
        Type::Struct(id) => {
            let it = &types.structs[*id];
            let base = it.base.and_then(|base| types.find(&Type::Struct(base)));
            let fields = it.fields.iter().map(|field| field.ty);
            base.into_iter().chain(fields).any(|ty| holds_ordered(types, ty, depth + 1))
        }
        _ => false,
    }
}

/// The element type of an array.
pub fn element_type(lower: &Lower, ty: TypeId) -> TypeId {
    match lower.types[lower.types.unmodified(ty)] {
        Type::Array { element, .. } => element,
        _ => ty,
    }
}
