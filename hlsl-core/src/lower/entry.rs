//! Entry points: the wrapper that SPIR-V sees around the shader's function.
//!
//! The wrapper reads stage inputs into variables, calls `src.main` with pointers to them and writes the results to
//! stage outputs. Hull shaders continue with the patch constant function; geometry and mesh shaders write their outputs
//! while they run, through [`interface`](crate::lower::interface) and
//! [`PlaceKind::Stage`](crate::lower::PlaceKind).

mod flatten;
mod hull;
mod locations;
mod mesh;
mod mesh_limits;
pub(in crate::lower) mod modes;
mod node;
mod ray;

use std::rc::Rc;

use self::flatten::{Common, Declared, Flattener};
use crate::{
    diagnostics::list::interface as errors,
    intrinsics::RustCall,
    ir::{
        self, Arg, Decoration, End, Scope,
        build::Builder,
        spirv::{self, ExecutionModel},
    },
    limits::GEOMETRY_VERTICES,
    lower::{
        Lower, Place,
        interface::{
            Interface, array_length, declare,
            semantic::Point,
            signature::{Node, Signature},
            values,
        },
        statement::closing_brace,
    },
    source::Span,
    stage::Stage,
    symbol::{Symbol, kw},
    typed::{EntryPoint, ExprId, Function, FunctionId, Local, Parameter, ParameterMode},
    types::{ArrayLength, ObjectKind, TemplateArgument, Type, TypeId},
};

/// Lowers one entry point; what it calls is filled later.
pub fn lower(lower: &mut Lower, entry: &EntryPoint) {
    let program = lower.input.program;
    let function = &program.functions[entry.function];
    lower.interface = Rc::new(Interface { function: Some(entry.function), ..Interface::default() });
    if entry.stage == Stage::Node {
        node::check_target(lower, entry);
    }
    let loc = lower.module.loc(function.span, None);
    let void = lower.module.void();
    let name = lower.input.text(entry.name);
    // The wrapper stands before what it calls.
    let id = lower.module.functions.add(ir::Function::empty(name, void, loc));

    let plan = plan(lower, entry);
    let interface = lower.interface.clone();
    let modes = modes::of(lower, entry, &interface);

    let builder = Builder::new(&mut lower.module, name, void, loc);
    let outer_builder = std::mem::replace(&mut lower.builder, builder);
    let outer_body = std::mem::take(&mut lower.body);
    lower.initialize_statics();
    run(lower, entry, &plan);
    // The wrapper is not in the source, but it ends where the function does.
    let described = lower.describe_function(entry.function);
    let ends = Scope { parent: None, function: described, span: function.span };
    let ends = lower.module.scopes.add(ends);
    lower.builder.loc = lower.module.loc(closing_brace(function.body_span), Some(ends));
    lower.builder.end(End::Return);
    let builder = std::mem::replace(&mut lower.builder, outer_builder);
    lower.body = outer_body;
    lower.finish(id, builder);

    let interface = &lower.interface;
    let globals = interface.distances.iter().chain(&interface.variables).chain(&interface.records);
    let globals = globals.copied().collect();
    let is_library = lower.input.options.profile.kind == crate::options::ProfileKind::Library;
    let exported = match &lower.input.options.interface.entry_point_name {
        Some(name) if !is_library => name.as_str(),
        _ => name,
    };
    lower.module.entries.push(ir::Entry {
        name: exported.into(),
        stage: entry.stage,
        model: model(entry.stage, lower.input.is_nv_mesh()),
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
    /// A variable that the host sets.
    Uniform(ExprId),
    /// Not an input or output of the wrapper: streams, outputs of mesh shaders.
    Nothing,
}

/// Splits the interface, assigns locations and declares the variables.
fn plan(lower: &mut Lower, entry: &EntryPoint) -> Plan {
    let program = lower.input.program;
    let function = &program.functions[entry.function];
    let stage = entry.stage;
    if stage.is_ray_tracing() {
        let parameters = ray::parameters(lower, entry);
        return Plan { parameters, result: None, patch_constants: None };
    }
    let Some(point) = Point::of_inputs(stage) else {
        lower.bug(format_args!("{} shaders have no stage inputs", stage.name()));
        return Plan { parameters: Vec::new(), result: None, patch_constants: None };
    };
    let all_vertices =
        stage == Stage::Pixel && lower.input.uses(entry, |it| it.is_lowered_by(RustCall::AttributeAtVertex));
    let mut flattener =
        Flattener { lower, signature: Signature::default(), all_vertices, room: Default::default() };
    let mut parameters = Vec::with_capacity(function.parameters.len());
    for (index, parameter) in function.parameters.iter().enumerate() {
        parameters.push(input_parameter(&mut flattener, entry, point, index as u32, parameter));
    }
    if stage == Stage::Pixel {
        remember_inputs(flattener.lower, &parameters);
    }
    let result = result(&mut flattener, stage, function);
    for (parameter, passed) in function.parameters.iter().zip(&mut parameters) {
        let is_output = matches!(parameter.mode, ParameterMode::Out | ParameterMode::InOut);
        if let Passed::Values { output, .. } = passed
            && is_output
        {
            *output = output_parameter(&mut flattener, entry, parameter);
        }
    }
    let mut plan = Plan { parameters, result, patch_constants: None };
    match stage {
        Stage::Hull => plan.patch_constants = hull::plan(&mut flattener, entry, plan.control_point()),
        Stage::Amplification => mesh_limits::amplification(flattener.lower, entry),
        Stage::Mesh => mesh::complete(&mut flattener, entry, function),
        _ => {}
    }
    let mut signature = flattener.signature;
    locations::assign(lower, &mut signature, stage);
    declare(lower, signature);
    plan
}

/// Pixel shaders evaluate their inputs again, at other samples or vertices.
fn remember_inputs(lower: &mut Lower, parameters: &[Passed]) {
    for (index, passed) in parameters.iter().enumerate() {
        if let Passed::Values { input: Some(node), .. } = passed {
            lower.interface_mut().inputs.push((index as u32, Rc::new(node.clone())));
        }
    }
}

/// The outputs that the entry function returns.
fn result(flattener: &mut Flattener, stage: Stage, function: &Function) -> Option<Node> {
    if function.return_type == flattener.lower.types.void {
        return None;
    }
    let Some(point) = Point::of_outputs(stage) else {
        let what = format!("{} shaders cannot return a value", stage.name());
        flattener.lower.sink.push(errors::EntryParameter { what, at: function.span });
        return None;
    };
    let declared = declared_result(flattener.lower, function);
    Some(flattener.node(output_variables(point, stage, function), &declared))
}

/// Hull shaders write one of the control points.
fn output_variables(point: Point, stage: Stage, function: &Function) -> Common {
    let per_vertex = if stage == Stage::Hull { modes::control_points(function) } else { None };
    Common { per_vertex, ..Common::of(point) }
}

fn declared_result<'d>(lower: &Lower<'d>, function: &'d Function) -> Declared<'d> {
    Declared {
        name: lower.input.text(function.name),
        ty: function.return_type,
        semantic: function.return_semantic.as_ref(),
        attributes: &function.attributes,
        interpolation: function.return_interpolation,
        span: function.span,
        is_out_parameter: false,
    }
}

fn declared<'d>(lower: &Lower<'d>, function: &'d Function, parameter: &'d Parameter) -> Declared<'d> {
    let local = &function.locals[parameter.local];
    Declared {
        name: lower.input.text(local.name),
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
    point: Point,
    index: u32,
    parameter: &Parameter,
) -> Passed {
    let program = flattener.lower.input.program;
    let function = &program.functions[entry.function];
    let local = &function.locals[parameter.local];
    let stage = entry.stage;
    if let Some(value) = entry.uniform(entry.function, index) {
        return Passed::Uniform(value);
    }
    if let Some((kind, args)) = flattener.lower.types.as_object(local.ty) {
        let args = args.to_vec();
        if stage == Stage::Node && (kind.is_node_input() || kind.is_node_output()) {
            return node::parameter(flattener.lower, function, parameter, kind, &args);
        }
        return object_parameter(flattener, stage, function, parameter, (kind, &args));
    }
    let ty = flattener.lower.types.unmodified(local.ty);
    if let Type::Array { length: ArrayLength::Unsized, .. } = flattener.lower.types[ty] {
        let what = "the array parameters of an entry point must have a length".to_string();
        flattener.lower.sink.push(errors::EntryParameter { what, at: local.span });
        return Passed::Nothing;
    }
    match (stage, parameter.role) {
        (
            Stage::Geometry,
            Some(role @ (kw::POINT | kw::LINE | kw::LINEADJ | kw::TRIANGLE | kw::TRIANGLEADJ)),
        ) => geometry_input(flattener, function, parameter, role),
        (Stage::Mesh, Some(kw::PAYLOAD)) => mesh::payload(flattener, function, parameter),
        (Stage::Mesh, Some(role @ (kw::VERTICES | kw::INDICES | kw::PRIMITIVES))) => {
            mesh::output(flattener, function, parameter, index, role)
        }
        (_, Some(role @ (kw::VERTICES | kw::INDICES | kw::PRIMITIVES | kw::PAYLOAD))) => {
            let role = flattener.lower.input.text(role);
            let what = format!("`{role}` is only valid for parameters of mesh shaders");
            flattener.lower.sink.push(errors::EntryParameter { what, at: local.span });
            Passed::Nothing
        }
        _ => {
            let is_input = matches!(parameter.mode, ParameterMode::In | ParameterMode::InOut);
            let input = is_input.then(|| {
                let declared = declared(flattener.lower, function, parameter);
                flattener.node(Common::of(point), &declared)
            });
            // Outputs have their locations after the result, so they are planned later.
            Passed::Values { input, output: None }
        }
    }
}

/// The vertices of the primitive that a geometry shader sees.
fn geometry_input(
    flattener: &mut Flattener,
    function: &Function,
    parameter: &Parameter,
    role: Symbol,
) -> Passed {
    let local = &function.locals[parameter.local];
    let Some(count) = array_length(flattener.lower, local.ty) else {
        let what = "the input vertices of a geometry shader must be an array".to_string();
        flattener.lower.sink.push(errors::EntryParameter { what, at: local.span });
        return Passed::Nothing;
    };
    if count > GEOMETRY_VERTICES {
        let (found, limit) = (count, GEOMETRY_VERTICES);
        flattener.lower.sink.push(errors::TooManyVertices { found, limit, at: local.span });
        return Passed::Nothing;
    }
    check_vertex_count(flattener.lower, role, count, local.span);
    if parameter.mode != ParameterMode::In {
        let what = "the input vertices of a geometry shader cannot be written".to_string();
        flattener.lower.sink.push(errors::EntryParameter { what, at: local.span });
    }
    let ty = modes::element_type(flattener.lower, local.ty);
    let whole = declared(flattener.lower, function, parameter);
    let common = vertex_variables(Point::GeometryVertexIn, count);
    let element = flattener.node(common, &Declared { ty, ..whole });
    Passed::Vertices { element, count }
}

/// Warns of input arrays that are not as long as the primitive has vertices; DXC takes them.
fn check_vertex_count(lower: &mut Lower, role: Symbol, found: u32, at: Span) {
    let expected = match role {
        kw::POINT => 1,
        kw::LINE => 2,
        kw::TRIANGLE => 3,
        kw::LINEADJ => 4,
        kw::TRIANGLEADJ => 6,
        _ => return,
    };
    if found != expected {
        let primitive = lower.input.text(role).to_string();
        lower.sink.push(errors::VertexCount { primitive, expected, found, at });
    }
}

/// Where the variables are arrays of `count` vertices; their node is that of one.
fn vertex_variables(point: Point, count: u32) -> Common {
    Common { per_vertex: Some(count), ..Common::of(point) }
}

/// A stream or a patch, and what it is made of.
fn object_parameter(
    flattener: &mut Flattener,
    stage: Stage,
    function: &Function,
    parameter: &Parameter,
    (kind, args): (ObjectKind, &[TemplateArgument]),
) -> Passed {
    let ty = flattener.lower.element_of(args);
    let whole = Declared { ty, ..declared(flattener.lower, function, parameter) };
    let point = match (stage, kind) {
        (Stage::Geometry, kind) if kind.is_stream() => {
            let number = flattener.lower.interface.streams.len() as u32;
            let is_one_of_many = streams_of(flattener.lower, function) > 1;
            let decoration = is_one_of_many.then(|| Decoration::new(spirv::Decoration::Stream, &[number]));
            let node = flattener.node(Common { decoration, ..Common::of(Point::GeometryOut) }, &whole);
            flattener.lower.interface_mut().streams.push(Rc::new(node));
            return Passed::Nothing;
        }
        (Stage::Hull, ObjectKind::InputPatch) => Point::HullPointIn,
        (Stage::Hull, ObjectKind::OutputPatch) => Point::HullPointOut,
        (Stage::Domain, ObjectKind::OutputPatch) => Point::DomainPointIn,
        (Stage::Geometry, ObjectKind::InputPatch) => Point::GeometryVertexIn,
        _ => {
            let what = format!("`{}` cannot be a parameter of this entry point", kind.name());
            flattener.lower.sink.push(errors::EntryParameter { what, at: whole.span });
            return Passed::Nothing;
        }
    };
    // `check` has refused other counts.
    let Some(&TemplateArgument::Integer(count)) = args.get(1) else {
        flattener.lower.follows_an_error("a patch has no number of points");
        return Passed::Nothing;
    };
    let count = count as u32;
    let element = flattener.node(vertex_variables(point, count), &whole);
    Passed::Vertices { element, count }
}

/// How many streams a geometry shader appends to.
fn streams_of(lower: &Lower, function: &Function) -> usize {
    let is_stream = |it: &&Parameter| {
        let object = lower.types.as_object(function.locals[it.local].ty);
        object.is_some_and(|(kind, _)| kind.is_stream())
    };
    function.parameters.iter().filter(is_stream).count()
}

fn output_parameter(flattener: &mut Flattener, entry: &EntryPoint, parameter: &Parameter) -> Option<Node> {
    let program = flattener.lower.input.program;
    let function = &program.functions[entry.function];
    let declared = Declared { is_out_parameter: true, ..declared(flattener.lower, function, parameter) };
    let Some(point) = Point::of_outputs(entry.stage) else {
        let what = match entry.stage {
            Stage::Mesh => {
                "outputs of mesh shaders must be `vertices`, `indices` or `primitives`".to_string()
            }
            stage => format!("{} shaders cannot have outputs", stage.name()),
        };
        flattener.lower.sink.push(errors::EntryParameter { what, at: declared.span });
        return None;
    };
    Some(flattener.node(output_variables(point, entry.stage, function), &declared))
}

// ---------------------------------------------------------------------------------------------------- the wrapper

/// Fills the wrapper: arguments, the call, results.
fn run(lower: &mut Lower, entry: &EntryPoint, plan: &Plan) {
    let program = lower.input.program;
    let function = &program.functions[entry.function];
    let mut places: Vec<Place> = Vec::with_capacity(function.parameters.len());
    for (parameter, passed) in function.parameters.iter().zip(&plan.parameters) {
        let local = &function.locals[parameter.local];
        lower.at(local.span);
        places.push(pass(lower, local, passed));
    }
    lower.at(function.span);
    let value = call(lower, entry.function, &places);
    // Of a hull shader, each invocation writes its own control point.
    let vertex = (entry.stage == Stage::Hull).then(|| hull::invocation(lower));
    write_results(lower, plan, value, &places, vertex);
    if let (Some(patch), Some(vertex)) = (&plan.patch_constants, vertex) {
        hull::run(lower, patch, plan, &places, vertex);
    }
}

/// The variable of a parameter, with its value.
fn pass(lower: &mut Lower, local: &Local, passed: &Passed) -> Place {
    let name = ["param.var.", lower.input.text(local.name)].concat();
    let place = lower.variable(local.ty, &name);
    if let Some(value) = argument(lower, local.ty, passed) {
        lower.store(&place, value);
    }
    place
}

/// Calls a function of the shader with pointers to its arguments.
fn call(lower: &mut Lower, id: FunctionId, places: &[Place]) -> Arg {
    let callee = lower.function(id);
    let result_type = lower.value_type(lower.input.program.functions[id].return_type);
    let pointers: Vec<Arg> = places.iter().map(|place| lower.address(place)).collect();
    lower.builder.call(result_type, callee, pointers)
}

fn write_results(lower: &mut Lower, plan: &Plan, value: Arg, places: &[Place], vertex: Option<Arg>) {
    let interface = lower.interface.clone();
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
            let Some((_, inner)) = lower.module.pointee(lower.module.globals[*global].ty) else {
                lower.bug("the variable of a parameter is not behind a pointer");
                return None;
            };
            Some(lower.builder.load(inner, Arg::Global(*global)))
        }
        Passed::Records { global, kind, record } => Some(node::argument(lower, *global, *kind, *record)),
        Passed::Uniform(value) => Some(lower.value(*value)),
        Passed::Values { input: None, .. } | Passed::Nothing => None,
    }
}
