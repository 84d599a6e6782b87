//! Hull shaders: each invocation writes its control point; then the first one calls the patch constant function,
//! which sees all of them.

use super::{
    Passed, call, declared, declared_result,
    flatten::{Common, Declared, Flattener},
    modes, object_parameter, pass,
};
use crate::{
    diagnostics::list::interface as errors,
    ir::{
        Arg, BlockId,
        spirv::{self, Op, SelectionControl},
    },
    lower::{
        Lower, Place,
        interface::{
            semantic::{self, Kind, Point},
            signature::{Node, Variable},
            values,
        },
        statement::closing_brace,
    },
    source::Span,
    stage::Stage,
    typed::{EntryPoint, Function, FunctionId, Local, Parameter, ParameterMode, Statement},
    types::{ObjectKind, TemplateArgument, TypeId},
};

/// What to do with the parameters and results of the patch constant function.
pub struct Plan {
    function: FunctionId,
    parameters: Vec<Argument>,
    result: Option<Node>,
}

enum Argument {
    /// What `main` gets at its parameter with this number.
    Same(usize),
    /// The control points that all invocations wrote; without a number after an error.
    ControlPoints {
        count: Option<u32>,
        element: TypeId,
    },
    Own(Passed),
}

/// The arguments of an `InputPatch` or `OutputPatch`.
struct Patch {
    element: TypeId,
    size: Option<i64>,
}

/// `control_point` is what `main` writes.
pub fn plan(flattener: &mut Flattener, entry: &EntryPoint, control_point: Option<&Node>) -> Option<Plan> {
    let program = flattener.lower.input.program;
    invocation_id(flattener);
    let id = entry.patch_constant_function?;
    let function = &program.functions[id];
    let main = &program.functions[entry.function];
    let mut parameters = Vec::with_capacity(function.parameters.len());
    for (index, parameter) in function.parameters.iter().enumerate() {
        let local = &function.locals[parameter.local];
        if let Some(value) = entry.uniform(id, index as u32) {
            parameters.push(Argument::Own(Passed::Uniform(value)));
            continue;
        }
        let object = flattener.lower.types.as_object(local.ty).map(|(kind, args)| (kind, args.to_vec()));
        parameters.push(match (object, control_point) {
            (Some((ObjectKind::InputPatch, args)), _) => {
                input_patch(flattener, main, function, parameter, &args)
            }
            (Some((ObjectKind::OutputPatch, args)), Some(control_point)) => {
                let count = modes::control_points(main);
                let expected = Patch { element: control_point.ty(), size: count.map(i64::from) };
                let found = patch(flattener.lower, &args);
                same_patch(flattener.lower, "output", &expected, &found, local.span);
                Argument::ControlPoints { count, element: found.element }
            }
            _ => Argument::Own(values_of(flattener, function, parameter)),
        });
    }
    let is_void = function.return_type == flattener.lower.types.void;
    let result = (!is_void).then(|| {
        let declared = declared_result(flattener.lower, function);
        patch_constants(flattener, &declared)
    });
    let is_level = |it: &Variable| it.builtin == Some(spirv::BuiltIn::TessLevelOuter);
    if !flattener.signature.variables.iter().any(is_level) {
        let what = "a patch constant function must return SV_TessFactor".to_string();
        flattener.lower.sink.push(errors::EntryParameter { what, at: function.span });
    }
    Some(Plan { function: id, parameters, result })
}

/// The input patch is that of `main`, if it has one.
fn input_patch(
    flattener: &mut Flattener,
    main: &Function,
    function: &Function,
    parameter: &Parameter,
    args: &[TemplateArgument],
) -> Argument {
    let lower = &mut *flattener.lower;
    let of_main = main.parameters.iter().enumerate().find_map(|(index, it)| {
        match lower.types.as_object(main.locals[it.local].ty) {
            Some((ObjectKind::InputPatch, args)) => Some((index, args.to_vec())),
            _ => None,
        }
    });
    let Some((index, of_main)) = of_main else {
        let object = (ObjectKind::InputPatch, args);
        return Argument::Own(object_parameter(flattener, Stage::Hull, function, parameter, object));
    };
    let (expected, found) = (patch(lower, &of_main), patch(lower, args));
    same_patch(lower, "input", &expected, &found, function.locals[parameter.local].span);
    Argument::Same(index)
}

fn patch(lower: &mut Lower, args: &[TemplateArgument]) -> Patch {
    let size = match args.get(1) {
        Some(TemplateArgument::Integer(count)) => Some(*count),
        _ => None,
    };
    Patch { element: lower.element_of(args), size }
}

/// `main` and the patch constant function see the same patch. Its control points may have types of other names.
fn same_patch(lower: &mut Lower, which: &'static str, expected: &Patch, found: &Patch, at: Span) {
    if let (Some(expected), Some(found)) = (expected.size, found.size)
        && expected != found
    {
        lower.sink.push(errors::PatchSize { which, expected, found, at });
    }
    if lower.types.leaf_count(expected.element) != lower.types.leaf_count(found.element) {
        let (expected, found) = (lower.type_name(expected.element), lower.type_name(found.element));
        lower.sink.push(errors::PatchType { which, expected, found, at });
    }
}

/// A parameter that is built-in variables or patch constants.
fn values_of(flattener: &mut Flattener, function: &Function, parameter: &Parameter) -> Passed {
    let declared = declared(flattener.lower, function, parameter);
    let input = matches!(parameter.mode, ParameterMode::In | ParameterMode::InOut)
        .then(|| flattener.node(Common { is_shared: true, ..Common::of(Point::PatchConstantIn) }, &declared));
    let output = matches!(parameter.mode, ParameterMode::Out | ParameterMode::InOut)
        .then(|| patch_constants(flattener, &declared));
    Passed::Values { input, output }
}

/// Outputs with one value for the whole patch.
fn patch_constants(flattener: &mut Flattener, declared: &Declared) -> Node {
    let decoration = Some(values::decoration(spirv::Decoration::Patch));
    flattener.node(Common { decoration, ..Common::of(Point::PatchConstantOut) }, declared)
}

/// The control point as the type that the function has for it: the same numbers under other names.
pub(super) fn as_type(lower: &mut Lower, value: Arg, from: TypeId, to: TypeId) -> Arg {
    if lower.value_type(from) == lower.value_type(to)
        || lower.types.leaf_count(from) != lower.types.leaf_count(to)
    {
        return value;
    }
    let mut leaves = Vec::new();
    lower.leaves(value, from, &mut leaves);
    lower.build(to, &mut leaves.into_iter())
}

/// Every hull shader needs to know which control point is its own.
fn invocation_id(flattener: &mut Flattener) {
    let is_it = |it: &Variable| it.builtin == Some(spirv::BuiltIn::InvocationId);
    if flattener.signature.variables.iter().any(is_it) {
        return;
    }
    let Some(builtin) = semantic::builtin(Kind::OutputControlPointId, Point::HullIn) else {
        return flattener.lower.bug("no built-in says which control point is a hull shader's own");
    };
    let ty = flattener.lower.types.uint;
    flattener.signature.variables.push(Variable {
        name: builtin.name.into(),
        declared: String::new(),
        is_input: true,
        point: Point::HullIn,
        ty,
        per_vertex: None,
        builtin: Some(builtin.number),
        location: None,
        target: None,
        index: None,
        component: None,
        decorations: Vec::new(),
        semantic: String::new(),
        is_payload: false,
        is_row: false,
        stays: false,
        span: Span::default(),
    });
}

/// The number of the control point that this invocation computes.
pub fn invocation(lower: &mut Lower) -> Arg {
    let interface = &lower.interface;
    let is_it = |it: &Variable| it.builtin == Some(spirv::BuiltIn::InvocationId);
    match interface.signature.variables.iter().position(is_it) {
        Some(index) => {
            let (global, ty) = (interface.variables[index], interface.signature.variables[index].ty);
            let ty = lower.value_type(ty);
            lower.builder.load(ty, Arg::Global(global))
        }
        None => lower.surprise(lower.types.uint, "a hull shader does not know its control point"),
    }
}

/// Continues the wrapper behind `main`: the first invocation calls the patch constant function.
pub fn run(lower: &mut Lower, plan: &Plan, main: &super::Plan, main_places: &[Place], invocation: Arg) {
    let program = lower.input.program;
    let function = &program.functions[plan.function];
    lower.at(function.span);
    wait_for_control_points(lower);
    let merge = enter_first_invocation(lower, invocation);
    let mut places: Vec<Place> = Vec::with_capacity(plan.parameters.len());
    for (parameter, argument) in function.parameters.iter().zip(&plan.parameters) {
        let local = &function.locals[parameter.local];
        places.push(match argument {
            Argument::Same(index) => same_argument(lower, local, main, main_places, *index),
            Argument::ControlPoints { count, element } => {
                let place = lower.variable(local.ty, "temp.var.hullMainRetVal");
                if let Some(value) = control_points(lower, local.ty, main, *count, *element) {
                    lower.store(&place, value);
                }
                place
            }
            Argument::Own(passed) => pass(lower, local, passed),
        });
    }
    let value = call(lower, plan.function, &places);
    write_patch_constants(lower, function, plan, value, &places);
    lower.builder.jump(merge);
    lower.builder.start(merge);
}

/// All control points are written before anybody looks at them.
fn wait_for_control_points(lower: &mut Lower) {
    let execution = lower.uint(spirv::Scope::Workgroup as u32);
    let memory = lower.uint(spirv::Scope::Invocation as u32);
    let semantics = lower.uint(0);
    lower.effect(Op::ControlBarrier, [execution, memory, semantics]);
}

/// Starts what only the first invocation runs, and returns the block where all of them go on.
fn enter_first_invocation(lower: &mut Lower, invocation: Arg) -> BlockId {
    let ty = lower.type_of(invocation);
    let zero = Arg::Constant(lower.module.null(ty));
    let bool = lower.module.bool();
    let is_first = lower.emit(Op::IEqual, bool, [invocation, zero]);
    let (inside, merge) = (lower.builder.new_block("if.true"), lower.builder.new_block("if.merge"));
    lower.builder.selection(merge, SelectionControl::NONE);
    lower.builder.branch(is_first, inside, merge);
    lower.builder.start(inside);
    merge
}

/// What `main` got, in its own variable unless the types have other names.
fn same_argument(
    lower: &mut Lower,
    local: &Local,
    main: &super::Plan,
    main_places: &[Place],
    index: usize,
) -> Place {
    match (main_places.get(index), main.parameters.get(index)) {
        (Some(place), _) if place.ty == local.ty => place.clone(),
        (Some(_), Some(passed)) => pass(lower, local, passed),
        _ => {
            lower.surprising_place(local.ty, "a patch constant function shares a parameter that `main` lacks")
        }
    }
}

/// The patch that all invocations wrote, as the patch constant function's type for it.
fn control_points(
    lower: &mut Lower,
    ty: TypeId,
    main: &super::Plan,
    count: Option<u32>,
    element: TypeId,
) -> Option<Arg> {
    let Some(node) = main.control_point() else {
        lower.bug("a patch constant function reads control points that `main` does not write");
        return None;
    };
    let Some(count) = count else {
        lower.follows_an_error("a hull shader does not say how many control points it has");
        return None;
    };
    let interface = lower.interface.clone();
    let mut parts = Vec::with_capacity(count as usize);
    for index in 0..count {
        let index = lower.uint(index);
        let part = values::read(lower, &interface, node, Some(index));
        parts.push(as_type(lower, part, node.ty(), element));
    }
    let ty = lower.value_type(ty);
    Some(lower.composite(ty, &parts))
}

/// Where a function returns its result at last.
fn last_return(function: &Function) -> Span {
    let mut statements = function.body.as_deref().unwrap_or_default();
    loop {
        match statements.last() {
            Some(Statement::Block { statements: inner, .. }) => statements = inner,
            Some(Statement::Return { span, .. }) => return *span,
            _ => return closing_brace(function.body_span),
        }
    }
}

fn write_patch_constants(lower: &mut Lower, function: &Function, plan: &Plan, value: Arg, places: &[Place]) {
    let interface = lower.interface.clone();
    if let Some(result) = &plan.result {
        let before = lower.builder.loc;
        lower.builder.loc = lower.module.loc(last_return(function), None);
        values::write(lower, &interface, result, value, None);
        lower.builder.loc = before;
    }
    for (place, argument) in places.iter().zip(&plan.parameters) {
        if let Argument::Own(Passed::Values { output: Some(output), .. }) = argument {
            let value = lower.load(place);
            values::write(lower, &interface, output, value, None);
        }
    }
}
