//! Entry points: the wrapper that SPIR-V sees around the shader's function.
//!
//! The wrapper reads stage inputs into variables, calls `src.main` with pointers to them and writes the results to
//! stage outputs. Hull shaders continue with the patch constant function; geometry and mesh shaders write their outputs
//! while they run, through [`write_vertex`] and [`PlaceKind::Stage`](crate::lower::PlaceKind).

mod hull;
mod locations;
pub(in crate::lower) mod mesh;
mod mesh_limits;
pub(in crate::lower) mod modes;
pub(in crate::lower) mod node;
mod ray;
pub(in crate::lower) mod semantic;
pub(in crate::lower) mod signature;
pub(in crate::lower) mod values;

use std::rc::Rc;

use self::{
    semantic::Point,
    signature::{Access, Declared, Flattener, Leaf, Node, Signature},
};
use crate::{
    arena::Id,
    diagnostics::list::interface as errors,
    ir::{
        self, Arg, Decoration, End, GlobalOrigin, StorageClass,
        build::Builder,
        spirv::{self, ExecutionModel},
    },
    lower::{Lower, Place},
    source::Span,
    stage::Stage,
    symbol::Symbol,
    typed::{CastKind, EntryPoint, ExprId, ExprKind, FunctionId, Parameter, ParameterMode},
    types::{ArrayLength, ObjectKind, TemplateArgument, Type, TypeId},
};

/// The stage interface of the entry point being lowered.
#[derive(Clone, Debug, Default)]
pub struct Interface {
    pub(in crate::lower) signature: Signature,
    /// Of [`Signature::variables`].
    pub(in crate::lower) variables: Vec<ir::GlobalId>,
    /// Of [`Signature::distances`].
    pub(in crate::lower) distances: Vec<ir::GlobalId>,
    /// What the vertices of a geometry shader's streams are made of, in the order of parameters.
    streams: Vec<Rc<Node>>,
    /// Parameters of the entry function that are outputs of a mesh shader, by index.
    mesh: Vec<(u32, Rc<Node>)>,
    /// Vertices and primitives that methods are called of.
    objects: Vec<Rc<Node>>,
    /// The entry function, and its parameter that is a ray payload with the variable behind it.
    function: Option<FunctionId>,
    payload: Option<(u32, ir::GlobalId)>,
    /// The payload type of an amplification shader.
    dispatched: Option<TypeId>,
    /// The payload of an amplification shader, with SPV_NV_mesh_shader.
    payload_out: Option<Rc<Node>>,
    /// Parameters of a pixel shader's entry function, by index: intrinsics on inputs refer to them.
    inputs: Vec<(u32, Rc<Node>)>,
    /// Inputs and outputs of a node: the types of their records, by the name of whoever has their limit.
    nodes: Vec<(Symbol, ir::TypeId)>,
    /// What a node gets.
    records: Option<ir::GlobalId>,
}

/// Lowers one entry point; what it calls is filled later.
pub fn lower(lower: &mut Lower, entry: &EntryPoint) {
    let program = lower.program;
    let function = &program.functions[entry.function];
    lower.interface = Interface { function: Some(entry.function), ..Interface::default() };
    if entry.stage == Stage::Node {
        node::check_target(lower, entry);
    }
    let loc = lower.module.loc(function.span, None);
    let void = lower.module.void();
    let name = lower.text(entry.name);
    // The wrapper stands before what it calls.
    let placeholder = Builder::new(&mut lower.module, name, void, loc).finish();
    let id = lower.module.functions.add(placeholder);

    let plan = plan(lower, entry);
    let interface = lower.interface.clone();
    let modes = modes::of(lower, entry, &interface);

    let builder = Builder::new(&mut lower.module, name, void, loc);
    let outer_builder = std::mem::replace(&mut lower.builder, builder);
    let outer_body = std::mem::take(&mut lower.body);
    lower.initialize_statics();
    run(lower, entry, &plan);
    lower.builder.end(End::Return);
    let builder = std::mem::replace(&mut lower.builder, outer_builder);
    lower.body = outer_body;
    lower.module.functions[id] = builder.finish();

    let interface = &lower.interface;
    let globals = interface.distances.iter().chain(&interface.variables).chain(&interface.records);
    let globals = globals.copied().collect();
    let is_library = lower.options.profile.kind == crate::options::ProfileKind::Library;
    let exported = match &lower.options.entry_point_name {
        Some(name) if !is_library => name.as_str(),
        _ => name,
    };
    lower.module.entries.push(ir::Entry {
        name: exported.into(),
        stage: entry.stage,
        model: model(entry.stage, lower.is_nv_mesh()),
        function: id,
        interface: globals,
        modes,
        span: function.span,
    });
}

fn model(stage: Stage, is_nv_mesh: bool) -> ExecutionModel {
    match stage {
        Stage::Vertex => ExecutionModel::Vertex,
        Stage::Hull => ExecutionModel::TessellationControl,
        Stage::Domain => ExecutionModel::TessellationEvaluation,
        Stage::Geometry => ExecutionModel::Geometry,
        Stage::Pixel => ExecutionModel::Fragment,
        Stage::Compute | Stage::Node => ExecutionModel::GLCompute,
        Stage::Amplification if is_nv_mesh => ExecutionModel::TaskNV,
        Stage::Amplification => ExecutionModel::TaskEXT,
        Stage::Mesh if is_nv_mesh => ExecutionModel::MeshNV,
        Stage::Mesh => ExecutionModel::MeshEXT,
        Stage::RayGeneration => ExecutionModel::RayGenerationKHR,
        Stage::Intersection => ExecutionModel::IntersectionKHR,
        Stage::AnyHit => ExecutionModel::AnyHitKHR,
        Stage::ClosestHit => ExecutionModel::ClosestHitKHR,
        Stage::Miss => ExecutionModel::MissKHR,
        Stage::Callable => ExecutionModel::CallableKHR,
    }
}

/// What to do with the parameters and the result of the entry function.
struct Plan {
    parameters: Vec<Passed>,
    result: Option<Node>,
    patch_constants: Option<hull::Plan>,
}

impl Plan {
    /// What a control point of a hull shader is made of: its result, or its only output.
    fn control_point(&self) -> Option<&Node> {
        self.result.as_ref().or_else(|| only_output(&self.parameters))
    }
}

fn only_output(parameters: &[Passed]) -> Option<&Node> {
    let mut outputs = parameters.iter().filter_map(|it| match it {
        Passed::Values { output, .. } => output.as_ref(),
        _ => None,
    });
    outputs.next().filter(|_| outputs.next().is_none())
}

/// How one parameter is passed.
enum Passed {
    /// Read before the call, written after it.
    Values { input: Option<Node>, output: Option<Node> },
    /// One value for each vertex.
    Vertices { element: Node, count: u32 },
    /// The whole variable is the value: ray payloads and the like. Written back if `is_output`.
    Variable { global: ir::GlobalId, is_output: bool },
    /// Records of a work graph, or where they go. `record` is the type of pointers to them.
    Records { global: ir::GlobalId, kind: ObjectKind, record: ir::TypeId },
    /// Not an input or output of the wrapper: streams, outputs of mesh shaders.
    Nothing,
}

/// Splits the interface, assigns locations and declares the variables.
fn plan(lower: &mut Lower, entry: &EntryPoint) -> Plan {
    let program = lower.program;
    let function = &program.functions[entry.function];
    let stage = entry.stage;
    if stage.is_ray_tracing() {
        let parameters = ray::parameters(lower, entry);
        return Plan { parameters, result: None, patch_constants: None };
    }
    let all_vertices = stage == Stage::Pixel && modes::calls(lower, entry, "GetAttributeAtVertex");
    let mut flattener = Flattener {
        point: Point::of_parameter(stage, true).unwrap_or(Point::ComputeIn),
        lower,
        signature: Signature::default(),
        per_vertex: None,
        common: Vec::new(),
        all_vertices,
        is_outer_flat: false,
        is_shared: false,
    };
    let mut parameters = Vec::with_capacity(function.parameters.len());
    for (index, parameter) in function.parameters.iter().enumerate() {
        parameters.push(input_parameter(&mut flattener, entry, index as u32, parameter));
    }
    if stage == Stage::Pixel {
        for (index, passed) in parameters.iter().enumerate() {
            if let Passed::Values { input: Some(node), .. } = passed {
                flattener.lower.interface.inputs.push((index as u32, Rc::new(node.clone())));
            }
        }
    }
    let result_point = Point::of_parameter(stage, false);
    let is_void = function.return_type == flattener.lower.types.void;
    let result = match result_point {
        Some(point) if !is_void => {
            flattener.point = point;
            flattener.per_vertex = if stage == Stage::Hull { modes::control_points(function) } else { None };
            let declared = Declared {
                name: flattener.lower.text(function.name),
                ty: function.return_type,
                semantic: function.return_semantic.as_ref(),
                attributes: &function.attributes,
                interpolation: function.return_interpolation,
                span: function.span,
                is_out_parameter: false,
            };
            let node = flattener.node(&declared);
            flattener.per_vertex = None;
            Some(node)
        }
        None if !is_void => {
            let what = format!("{} shaders cannot return a value", stage.name());
            flattener.lower.sink.push(errors::EntryParameter { what, at: function.span });
            None
        }
        _ => None,
    };
    for (parameter, passed) in function.parameters.iter().zip(&mut parameters) {
        let is_output = matches!(parameter.mode, ParameterMode::Out | ParameterMode::InOut);
        if let Passed::Values { output, .. } = passed
            && is_output
        {
            *output = output_parameter(&mut flattener, entry, parameter);
        }
    }
    let patch_constants = match stage {
        Stage::Hull => {
            let control_point = result.as_ref().or_else(|| only_output(&parameters));
            hull::plan(&mut flattener, entry, control_point)
        }
        _ => None,
    };
    if stage == Stage::Amplification {
        mesh_limits::amplification(flattener.lower, entry);
    }
    if stage == Stage::Mesh {
        mesh::complete(&mut flattener, entry, function);
    }
    let mut signature = flattener.signature;
    locations::assign(lower, &mut signature, stage);
    declare(lower, signature);
    Plan { parameters, result, patch_constants }
}

fn declared<'d>(
    lower: &Lower<'d>,
    function: &'d crate::typed::Function,
    parameter: &'d Parameter,
) -> Declared<'d> {
    let local = &function.locals[parameter.local];
    Declared {
        name: lower.text(local.name),
        ty: local.ty,
        semantic: parameter.semantic.as_ref(),
        attributes: &parameter.attributes,
        interpolation: parameter.interpolation,
        span: local.span,
        is_out_parameter: false,
    }
}

fn input_parameter(
    flattener: &mut Flattener,
    entry: &EntryPoint,
    index: u32,
    parameter: &Parameter,
) -> Passed {
    use crate::symbol::kw;
    let program = flattener.lower.program;
    let function = &program.functions[entry.function];
    let local = &function.locals[parameter.local];
    let stage = entry.stage;
    if let Some((kind, args)) = flattener.lower.types.as_object(local.ty) {
        let args = args.to_vec();
        if stage == Stage::Node && (kind.is_node_input() || kind.is_node_output()) {
            return node::parameter(flattener.lower, function, parameter, kind, &args);
        }
        return object_parameter(flattener, function, parameter, stage, kind, &args);
    }
    let is_of_mesh =
        matches!(parameter.role, Some(kw::VERTICES | kw::INDICES | kw::PRIMITIVES | kw::PAYLOAD));
    if let Some(role) = parameter.role
        && stage != Stage::Mesh
        && is_of_mesh
    {
        let what = format!("`{}` is only valid for parameters of mesh shaders", flattener.lower.text(role));
        flattener.lower.sink.push(errors::EntryParameter { what, at: local.span });
        return Passed::Nothing;
    }
    match (stage, parameter.role) {
        (Stage::Mesh, Some(kw::PAYLOAD)) if !mesh::payload_fits(flattener.lower, parameter, function) => {
            return Passed::Nothing;
        }
        (Stage::Geometry, Some(kw::POINT | kw::LINE | kw::LINEADJ | kw::TRIANGLE | kw::TRIANGLEADJ)) => {
            let Some(count) = array_length(flattener.lower, local.ty) else {
                let what = "the input vertices of a geometry shader must be an array".to_string();
                flattener.lower.sink.push(errors::EntryParameter { what, at: local.span });
                return Passed::Nothing;
            };
            geometry_vertices(flattener.lower, parameter.role, count, local.span);
            if parameter.mode != ParameterMode::In {
                let what = "the input vertices of a geometry shader cannot be written".to_string();
                flattener.lower.sink.push(errors::EntryParameter { what, at: local.span });
            }
            let ty = modes::element_type(flattener.lower, local.ty);
            let whole = declared(flattener.lower, function, parameter);
            let element =
                vertices(flattener, Point::GeometryVertexIn, &Declared { ty, ..whole }, Some(count));
            return Passed::Vertices { element, count };
        }
        (Stage::Mesh, Some(role @ (kw::VERTICES | kw::INDICES | kw::PRIMITIVES))) => {
            return mesh::output(flattener, function, parameter, index, role);
        }
        (Stage::Mesh, Some(kw::PAYLOAD)) if flattener.lower.is_nv_mesh() => {
            let input = Some(mesh::payload_node(flattener, local.ty, true));
            return Passed::Values { input, output: None };
        }
        (Stage::Mesh, Some(kw::PAYLOAD)) => {
            let global = mesh::payload(flattener.lower, function, parameter);
            return Passed::Variable { global, is_output: false };
        }
        _ => {}
    }
    let is_input = matches!(parameter.mode, ParameterMode::In | ParameterMode::InOut);
    let input = is_input.then(|| {
        let declared = declared(flattener.lower, function, parameter);
        flattener.node(&declared)
    });
    Passed::Values { input, output: None }
}

/// Warns of input arrays that are not as long as the primitive has vertices; DXC takes them.
fn geometry_vertices(lower: &mut Lower, role: Option<Symbol>, found: u32, at: Span) {
    use crate::symbol::kw;
    let expected = match role {
        Some(kw::POINT) => 1,
        Some(kw::LINE) => 2,
        Some(kw::TRIANGLE) => 3,
        Some(kw::LINEADJ) => 4,
        Some(kw::TRIANGLEADJ) => 6,
        _ => return,
    };
    if found != expected {
        let primitive = role.map_or("", |it| lower.text(it)).to_string();
        lower.sink.push(errors::VertexCount { primitive, expected, found, at });
    }
}

/// The node of one vertex of variables that are arrays of `count` vertices.
fn vertices(flattener: &mut Flattener, point: Point, declared: &Declared, count: Option<u32>) -> Node {
    let before = flattener.point;
    flattener.point = point;
    flattener.per_vertex = count;
    let node = flattener.node(declared);
    flattener.point = before;
    flattener.per_vertex = None;
    node
}

fn object_parameter(
    flattener: &mut Flattener,
    function: &crate::typed::Function,
    parameter: &Parameter,
    stage: Stage,
    kind: ObjectKind,
    args: &[TemplateArgument],
) -> Passed {
    let local = &function.locals[parameter.local];
    let ty = flattener.lower.element_of(args);
    let whole = Declared {
        name: flattener.lower.text(local.name),
        ty,
        semantic: parameter.semantic.as_ref(),
        attributes: &parameter.attributes,
        interpolation: parameter.interpolation,
        span: local.span,
        is_out_parameter: false,
    };
    let point = match (stage, kind) {
        (Stage::Geometry, kind) if kind.is_stream() => {
            let number = flattener.lower.interface.streams.len() as u32;
            if streams_of(flattener.lower, function) > 1 {
                flattener.common.push(Decoration::new(spirv::Decoration::Stream, &[number]));
            }
            let node = vertices(flattener, Point::GeometryOut, &whole, None);
            flattener.common.clear();
            flattener.lower.interface.streams.push(Rc::new(node));
            return Passed::Nothing;
        }
        (Stage::Hull, ObjectKind::InputPatch) => Point::HullPointIn,
        (Stage::Hull, ObjectKind::OutputPatch) => Point::HullPointOut,
        (Stage::Domain, ObjectKind::OutputPatch) => Point::DomainPointIn,
        (Stage::Geometry, ObjectKind::InputPatch) => Point::GeometryVertexIn,
        _ => {
            let what = format!("`{}` cannot be a parameter of this entry point", kind.name());
            flattener.lower.sink.push(errors::EntryParameter { what, at: local.span });
            return Passed::Nothing;
        }
    };
    let count = match args.get(1) {
        Some(TemplateArgument::Integer(count)) => u32::try_from(*count).unwrap_or(1).clamp(1, 1024),
        _ => 1,
    };
    let element = vertices(flattener, point, &whole, Some(count));
    Passed::Vertices { element, count }
}

/// How many streams a geometry shader appends to.
fn streams_of(lower: &Lower, function: &crate::typed::Function) -> usize {
    let is_stream = |it: &&Parameter| {
        let object = lower.types.as_object(function.locals[it.local].ty);
        object.is_some_and(|(kind, _)| kind.is_stream())
    };
    function.parameters.iter().filter(is_stream).count()
}

fn output_parameter(flattener: &mut Flattener, entry: &EntryPoint, parameter: &Parameter) -> Option<Node> {
    let program = flattener.lower.program;
    let function = &program.functions[entry.function];
    let declared = Declared { is_out_parameter: true, ..declared(flattener.lower, function, parameter) };
    let Some(point) = Point::of_parameter(entry.stage, false) else {
        let what = match entry.stage {
            Stage::Mesh => {
                "outputs of mesh shaders must be `vertices`, `indices` or `primitives`".to_string()
            }
            stage => format!("{} shaders cannot have outputs", stage.name()),
        };
        flattener.lower.sink.push(errors::EntryParameter { what, at: declared.span });
        return None;
    };
    flattener.point = point;
    flattener.per_vertex = match entry.stage {
        Stage::Hull => modes::control_points(function),
        _ => None,
    };
    let node = flattener.node(&declared);
    flattener.per_vertex = None;
    Some(node)
}

/// How many elements an array has.
fn array_length(lower: &Lower, ty: TypeId) -> Option<u32> {
    match lower.types[lower.types.unmodified(ty)] {
        Type::Array { length: ArrayLength::Fixed(length), .. } => Some(length),
        _ => None,
    }
}

// ---------------------------------------------------------------------------------------------------- variables

/// Makes the IR variables of the interface: distances first, as DXC does.
fn declare(lower: &mut Lower, signature: Signature) {
    for group in &signature.distances {
        let float = lower.module.float32();
        let mut ty = lower.module.array(float, group.total().max(1));
        if let Some(count) = group.per_vertex {
            ty = lower.module.array(ty, count);
        }
        let builtin = group.builtin();
        let mut decorations = vec![Decoration::new(spirv::Decoration::BuiltIn, &[builtin.number as u32])];
        reflect_semantic(lower, &group.semantic, &mut decorations);
        let source = source(lower, &group.declared, &group.semantic);
        let global = add_variable(lower, builtin.name, group.is_input, ty, decorations, group.span, source);
        lower.interface.distances.push(global);
    }
    for variable in &signature.variables {
        let mut ty = lower.value_type(variable.ty);
        if let Some(count) = variable.per_vertex {
            ty = lower.module.array(ty, count);
        }
        let mut decorations = Vec::new();
        match variable.builtin {
            Some(builtin) => {
                decorations.push(Decoration::new(spirv::Decoration::BuiltIn, &[builtin as u32]));
            }
            None if variable.is_payload => {}
            None if variable.is_placed_by_decoration() => {}
            None => {
                let location = variable.location.unwrap_or(0);
                decorations.push(Decoration::new(spirv::Decoration::Location, &[location]));
            }
        }
        if let Some(index) = variable.index {
            decorations.push(Decoration::new(spirv::Decoration::Index, &[index]));
        }
        if let Some(component) = variable.component {
            decorations.push(Decoration::new(spirv::Decoration::Component, &[component]));
        }
        decorations.extend(variable.decorations.iter().cloned());
        reflect_semantic(lower, &variable.semantic, &mut decorations);
        let source = source(lower, &variable.declared, &variable.semantic);
        let (name, is_input, span) = (&variable.name, variable.is_input, variable.span);
        let global = add_variable(lower, name, is_input, ty, decorations, span, source);
        lower.module.globals[global].keep |= variable.stays;
        lower.interface.variables.push(global);
    }
    lower.interface.signature = signature;
}

/// Declares the variables that a shader turned out to need while it was filled, and adds them to the interface.
pub(in crate::lower) fn declare_more(lower: &mut Lower, signature: Signature) {
    let first = lower.interface.variables.len();
    let mut whole = std::mem::take(&mut lower.interface.signature);
    declare(lower, signature);
    let added = std::mem::take(&mut lower.interface.signature);
    whole.variables.extend(added.variables);
    lower.interface.signature = whole;
    let added = lower.interface.variables.get(first..).unwrap_or_default().to_vec();
    if let Some(entry) = lower.module.entries.last_mut() {
        entry.interface.extend(added);
    }
}

/// `-fspv-reflect`.
fn reflect_semantic(lower: &Lower, semantic: &str, decorations: &mut Vec<Decoration>) {
    if lower.options.reflect && !semantic.is_empty() {
        decorations.push(Decoration {
            kind: spirv::Decoration::UserSemantic as u32,
            operands: vec![ir::Operand::Text(semantic.into())],
            form: ir::DecorationForm::Text,
        });
    }
}

fn source(lower: &mut Lower, name: &str, semantic: &str) -> Id<ir::StageSource> {
    lower.module.stage_sources.add(ir::StageSource { name: name.into(), semantic: semantic.into() })
}

fn add_variable(
    lower: &mut Lower,
    name: &str,
    is_input: bool,
    ty: ir::TypeId,
    decorations: Vec<Decoration>,
    span: crate::source::Span,
    source: Id<ir::StageSource>,
) -> ir::GlobalId {
    let (class, origin) = match is_input {
        true => (StorageClass::INPUT, GlobalOrigin::StageInput(Some(source))),
        false => (StorageClass::OUTPUT, GlobalOrigin::StageOutput(Some(source))),
    };
    let ty = lower.module.pointer(class, ty);
    lower.module.globals.add(ir::Global {
        name: name.into(),
        ty,
        initializer: None,
        decorations,
        binding: None,
        origin,
        keep: lower.options.preserve_interface,
        span,
    })
}

// ---------------------------------------------------------------------------------------------------- the wrapper

/// Fills the wrapper: arguments, the call, results.
fn run(lower: &mut Lower, entry: &EntryPoint, plan: &Plan) {
    let program = lower.program;
    let function = &program.functions[entry.function];
    let mut places: Vec<Place> = Vec::with_capacity(function.parameters.len());
    for (parameter, passed) in function.parameters.iter().zip(&plan.parameters) {
        let local = &function.locals[parameter.local];
        lower.at(local.span);
        let name = format!("param.var.{}", lower.text(local.name));
        let place = lower.variable(local.ty, &name);
        if let Some(value) = argument(lower, local.ty, passed) {
            lower.store(&place, value);
        }
        places.push(place);
    }
    lower.at(function.span);
    let callee = lower.function(entry.function);
    let result_type = lower.value_type(function.return_type);
    let pointers: Vec<Arg> = places.iter().filter_map(|place| lower.pointer(place)).collect();
    let value = lower.builder.call(result_type, callee, pointers);
    let interface = lower.interface.clone();
    let vertex = (entry.stage == Stage::Hull).then(|| hull::invocation(lower));
    if let Some(result) = &plan.result {
        values::write(lower, &interface, result, value, vertex);
    }
    for (place, passed) in places.iter().zip(&plan.parameters) {
        match passed {
            Passed::Values { output: Some(output), .. } => {
                let value = lower.load(place);
                values::write(lower, &interface, output, value, vertex);
            }
            Passed::Variable { global, is_output: true } => {
                let value = lower.load(place);
                lower.builder.store(Arg::Global(*global), value);
            }
            _ => {}
        }
    }
    if let (Some(patch), Some(vertex)) = (&plan.patch_constants, vertex) {
        hull::run(lower, entry, plan, patch, &places, vertex);
    }
}

/// The value to pass, if there is one.
fn argument(lower: &mut Lower, ty: TypeId, passed: &Passed) -> Option<Arg> {
    let interface = lower.interface.clone();
    match passed {
        Passed::Values { input: Some(input), .. } => Some(values::read(lower, &interface, input, None)),
        Passed::Vertices { element, count } => {
            let mut parts = Vec::with_capacity(*count as usize);
            // A patch constant function may have another name for the type of control points.
            let args = lower.types.as_object(ty).map(|it| it.1.to_vec());
            let own_element = args.map(|args| lower.element_of(&args));
            for index in 0..*count {
                let index = lower.uint(index);
                let part = values::read(lower, &interface, element, Some(index));
                parts.push(hull::as_type(lower, part, element.ty(), own_element.unwrap_or(element.ty())));
            }
            let ty = lower.value_type(ty);
            Some(lower.composite(ty, &parts))
        }
        Passed::Variable { global, .. } => {
            let inner = lower.module.pointee(lower.module.globals[*global].ty)?.1;
            Some(lower.builder.load(inner, Arg::Global(*global)))
        }
        Passed::Records { global, kind, record } => Some(node::argument(lower, *global, *kind, *record)),
        Passed::Values { input: None, .. } | Passed::Nothing => None,
    }
}

/// The index of the stream `object`, and whether there are others. Streams are distinguished by their vertex types,
/// because functions can also have them as parameters.
pub fn stream_number(lower: &mut Lower, object: ExprId) -> (u32, bool) {
    let ty = lower.expr(object).ty;
    let args = lower.types.as_object(ty).map(|it| it.1.to_vec()).unwrap_or_default();
    let element = lower.element_of(&args);
    let element = lower.types.unmodified(element);
    let streams = &lower.interface.streams;
    let number = streams.iter().position(|it| lower.types.unmodified(it.ty()) == element).unwrap_or(0);
    (number as u32, streams.len() > 1)
}

/// Writes what a geometry shader appends to a stream; emitting it is up to the caller.
pub fn write_vertex(lower: &mut Lower, stream: u32, value: Arg) {
    if let Some(stream) = lower.interface.streams.get(stream as usize).cloned() {
        let interface = lower.interface.clone();
        values::write(lower, &interface, &stream, value, None);
    }
}

/// Whether this is the function of the entry point being lowered.
pub fn is_entry_function(lower: &Lower, function: FunctionId) -> bool {
    lower.interface.function == Some(function)
}

/// The place of the entry function's parameter of that index, if it is an output of a mesh shader.
pub fn output_place(lower: &mut Lower, index: u32) -> Option<Place> {
    let (_, node) = lower.interface.mesh.iter().find(|(it, _)| *it == index)?;
    let node = (**node).clone();
    let program = lower.program;
    let function = &program.functions[lower.interface.function?];
    let local = function.parameters.get(index as usize)?.local;
    Some(values::whole(lower, node, function.locals[local].ty))
}

/// The number of a vertex or primitive, or of a part of one, that a method is called of.
pub fn mesh_object(lower: &mut Lower, node: &Node) -> u32 {
    let known = lower.interface.objects.iter().position(|it| **it == *node);
    let index = known.unwrap_or_else(|| {
        lower.interface.objects.push(Rc::new(node.clone()));
        lower.interface.objects.len() - 1
    });
    index as u32
}

/// What has that number, at the vertex or primitive of that index.
pub fn object_place(lower: &mut Lower, object: u32, vertex: Arg) -> Option<Place> {
    let node = lower.interface.objects.get(object as usize)?;
    let node = (**node).clone();
    Some(values::place(lower, node, Some(vertex)))
}

/// The index of the payload parameter, and the variable that passes it.
pub fn payload(lower: &Lower) -> Option<(u32, ir::GlobalId)> {
    lower.interface.payload
}

/// Writes the payload back before an any-hit shader ends early, or may.
pub fn write_payload(lower: &mut Lower) {
    let (Some((local, global)), Some(function)) = (lower.body.payload, lower.body.function) else { return };
    let place = lower.local(local, function.locals[local].ty);
    let value = lower.load(&place);
    lower.builder.store(Arg::Global(global), value);
}

/// The part of the interface that an expression in the entry function names: a parameter or a field of one.
fn input_leaf(lower: &Lower, id: ExprId) -> Option<Leaf> {
    let program = lower.program;
    let entry = &program.functions[lower.interface.function?];
    if !lower.body.function.is_some_and(|body| std::ptr::eq(body, entry)) {
        return None;
    }
    let mut path = Vec::new();
    let mut at = id;
    let local = loop {
        match &program.expressions[at].kind {
            ExprKind::Member { base, field } => {
                path.push(Some(*field));
                at = *base;
            }
            ExprKind::Cast { kind: CastKind::Upcast, operand } => {
                path.push(None);
                at = *operand;
            }
            ExprKind::Cast { kind: CastKind::NoOp, operand } => at = *operand,
            ExprKind::Local(local) => break *local,
            _ => return None,
        }
    };
    let index = entry.parameters.iter().position(|it| it.local == local)?;
    let (_, node) = lower.interface.inputs.iter().find(|it| it.0 as usize == index)?;
    let mut node: &Node = node;
    for step in path.into_iter().rev() {
        let Node::Struct { base, fields, .. } = node else { return None };
        node = match step {
            Some(field) => fields.get(field as usize)?,
            None => base.as_deref()?,
        };
    }
    match node {
        Node::Leaf(leaf) => Some(*leaf),
        _ => None,
    }
}

/// The value that a `nointerpolation` input has at one of the triangle's vertices.
pub fn read_vertex(lower: &mut Lower, id: ExprId, vertex: Arg) -> Option<Arg> {
    let leaf = input_leaf(lower, id)?;
    let Access::FirstVertex(variable) = leaf.access else { return None };
    let interface = lower.interface.clone();
    let (value, from) = values::load_variable(lower, &interface, variable, Some(vertex));
    Some(values::adapt(lower, value, from, leaf.ty))
}

/// The variable of an input that is just as the shader sees it.
pub fn input_variable(lower: &Lower, id: ExprId) -> Option<Arg> {
    let leaf = input_leaf(lower, id)?;
    match leaf.access {
        Access::Whole(variable) => lower.interface.variables.get(variable).map(|it| Arg::Global(*it)),
        _ => None,
    }
}
