//! Hull shaders: each invocation writes its control point; then the first one calls the patch constant function,
//! which sees all of them.

use super::{
    Passed, argument, declared,
    flatten::{Declared, Flattener},
    object_parameter,
};
use crate::{
    diagnostics::list::interface as errors,
    ir::{
        Arg,
        spirv::{self, Op, SelectionControl},
    },
    lower::{
        Lower, Place,
        interface::{
            semantic::{self, Kind, Point},
            signature::{Node, Variable},
            values,
        },
    },
    source::Span,
    stage::Stage,
    typed::{EntryPoint, FunctionId, ParameterMode},
    types::{ObjectKind, TemplateArgument, TypeId, convert::leaf_count},
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
    /// The control points that all invocations wrote.
    ControlPoints,
    Own(Passed),
}

pub fn plan(flattener: &mut Flattener, entry: &EntryPoint, result: Option<&Node>) -> Option<Plan> {
    let program = flattener.lower.program;
    let main = &program.functions[entry.function];
    invocation_id(flattener);
    let id = entry.patch_constant_function?;
    let function = &program.functions[id];
    let patch = values::decoration(spirv::Decoration::Patch);
    let mut parameters = Vec::with_capacity(function.parameters.len());
    for parameter in &function.parameters {
        let local = &function.locals[parameter.local];
        let object = flattener.lower.types.as_object(local.ty).map(|(kind, args)| (kind, args.to_vec()));
        parameters.push(match (object, result) {
            (Some((ObjectKind::InputPatch, args)), _) => {
                let of_main = main.parameters.iter().find_map(|it| {
                    match flattener.lower.types.as_object(main.locals[it.local].ty) {
                        Some((ObjectKind::InputPatch, args)) => Some(args.to_vec()),
                        _ => None,
                    }
                });
                if let Some(of_main) = of_main {
                    let expected = flattener.lower.element_of(&of_main);
                    let size = size_of(&of_main);
                    same_patch(flattener, "input", size, expected, &args, local.span);
                }
                let is_patch = |ty| {
                    flattener
                        .lower
                        .types
                        .as_object(ty)
                        .is_some_and(|(kind, _)| kind == ObjectKind::InputPatch)
                };
                let same = main.parameters.iter().position(|it| is_patch(main.locals[it.local].ty));
                match same {
                    Some(index) => Argument::Same(index),
                    None => {
                        let kind = ObjectKind::InputPatch;
                        Argument::Own(object_parameter(
                            flattener,
                            Stage::Hull,
                            function,
                            parameter,
                            (kind, &args),
                        ))
                    }
                }
            }
            (Some((ObjectKind::OutputPatch, args)), Some(result)) => {
                let size = super::modes::control_points(main).map(i64::from);
                same_patch(flattener, "output", size, result.ty(), &args, local.span);
                Argument::ControlPoints
            }
            _ => {
                let declared = declared(flattener.lower, function, parameter);
                let input = matches!(parameter.mode, ParameterMode::In | ParameterMode::InOut).then(|| {
                    flattener.point = Point::PatchConstantIn;
                    flattener.is_shared = true;
                    let node = flattener.node(&declared);
                    flattener.is_shared = false;
                    node
                });
                let output = matches!(parameter.mode, ParameterMode::Out | ParameterMode::InOut).then(|| {
                    flattener.point = Point::PatchConstantOut;
                    flattener.common = vec![patch.clone()];
                    let node = flattener.node(&declared);
                    flattener.common.clear();
                    node
                });
                Argument::Own(Passed::Values { input, output })
            }
        });
    }
    let is_void = function.return_type == flattener.lower.types.void;
    let result = (!is_void).then(|| {
        flattener.point = Point::PatchConstantOut;
        flattener.common = vec![patch.clone()];
        let node = flattener.node(&Declared {
            name: flattener.lower.text(function.name),
            ty: function.return_type,
            semantic: function.return_semantic.as_ref(),
            attributes: &function.attributes,
            interpolation: function.return_interpolation,
            span: function.span,
            is_out_parameter: false,
        });
        flattener.common.clear();
        node
    });
    let is_level = |it: &Variable| it.builtin == Some(spirv::BuiltIn::TessLevelOuter);
    if !flattener.signature.variables.iter().any(is_level) {
        let what = "a patch constant function must return SV_TessFactor".to_string();
        flattener.lower.sink.push(errors::EntryParameter { what, at: function.span });
    }
    Some(Plan { function: id, parameters, result })
}

/// How many control points an `InputPatch` or `OutputPatch` with these arguments has.
fn size_of(args: &[TemplateArgument]) -> Option<i64> {
    match args.get(1) {
        Some(TemplateArgument::Integer(count)) => Some(*count),
        _ => None,
    }
}

/// `main` and the patch constant function see the same patch. Its control points may have types of other names.
fn same_patch(
    flattener: &mut Flattener,
    which: &'static str,
    expected: Option<i64>,
    expected_type: TypeId,
    args: &[TemplateArgument],
    at: Span,
) {
    let lower = &mut *flattener.lower;
    if let (Some(expected), Some(found)) = (expected, size_of(args))
        && expected != found
    {
        lower.sink.push(errors::PatchSize { which, expected, found, at });
    }
    let found_type = lower.element_of(args);
    if leaf_count(&lower.types, expected_type) != leaf_count(&lower.types, found_type) {
        let (expected, found) = (lower.type_name(expected_type), lower.type_name(found_type));
        lower.sink.push(errors::PatchType { which, expected, found, at });
    }
}

/// The control point as the type that the function has for it: the same numbers under other names.
pub(super) fn as_type(lower: &mut Lower, value: Arg, from: TypeId, to: TypeId) -> Arg {
    if lower.value_type(from) == lower.value_type(to)
        || leaf_count(&lower.types, from) != leaf_count(&lower.types, to)
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
        span: crate::source::Span::default(),
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

pub fn run(
    lower: &mut Lower,
    entry: &EntryPoint,
    main: &super::Plan,
    plan: &Plan,
    main_places: &[Place],
    invocation: Arg,
) {
    let program = lower.program;
    let function = &program.functions[plan.function];
    let interface = lower.interface.clone();
    lower.at(function.span);

    // All control points are written before anybody looks at them.
    let execution = lower.uint(spirv::Scope::Workgroup as u32);
    let memory = lower.uint(spirv::Scope::Invocation as u32);
    let semantics = lower.uint(0);
    lower.effect(Op::ControlBarrier, [execution, memory, semantics]);

    let ty = lower.type_of(invocation);
    let zero = Arg::Constant(lower.module.null(ty));
    let bool = lower.module.bool();
    let is_first = lower.emit(Op::IEqual, bool, [invocation, zero]);
    let (inside, merge) = (lower.builder.new_block("if.true"), lower.builder.new_block("if.merge"));
    lower.builder.selection(merge, SelectionControl::NONE);
    lower.builder.branch(is_first, inside, merge);
    lower.builder.start(inside);

    let mut places: Vec<Place> = Vec::with_capacity(plan.parameters.len());
    for (parameter, passed) in function.parameters.iter().zip(&plan.parameters) {
        let local = &function.locals[parameter.local];
        let name = format!("param.var.{}", lower.text(local.name));
        match passed {
            Argument::Same(index) if main_places.get(*index).is_some_and(|it| it.ty == local.ty) => {
                places.push(main_places[*index].clone());
            }
            Argument::Same(index) => {
                let place = lower.variable(local.ty, &name);
                if let Some(passed) = main.parameters.get(*index)
                    && let Some(value) = argument(lower, local.ty, passed)
                {
                    lower.store(&place, value);
                }
                places.push(place);
            }
            Argument::ControlPoints => {
                let place = lower.variable(local.ty, "temp.var.hullMainRetVal");
                let count = super::modes::control_points(&program.functions[entry.function]);
                let args = lower.types.as_object(local.ty).map(|it| it.1.to_vec()).unwrap_or_default();
                let element = lower.element_of(&args);
                if let (Some(node), Some(count)) = (main.control_point(), count) {
                    let mut parts = Vec::with_capacity(count as usize);
                    for index in 0..count {
                        let index = lower.uint(index);
                        let part = values::read(lower, &interface, node, Some(index));
                        parts.push(as_type(lower, part, node.ty(), element));
                    }
                    let ty = lower.value_type(local.ty);
                    let value = lower.composite(ty, &parts);
                    lower.store(&place, value);
                }
                places.push(place);
            }
            Argument::Own(passed) => {
                let place = lower.variable(local.ty, &name);
                if let Some(value) = argument(lower, local.ty, passed) {
                    lower.store(&place, value);
                }
                places.push(place);
            }
        }
    }
    let callee = lower.function(plan.function);
    let result_type = lower.value_type(function.return_type);
    let pointers: Vec<Arg> = places.iter().map(|place| lower.address(place)).collect();
    let value = lower.builder.call(result_type, callee, pointers);
    if let Some(result) = &plan.result {
        values::write(lower, &interface, result, value, None);
    }
    for (place, passed) in places.iter().zip(&plan.parameters) {
        if let Argument::Own(Passed::Values { output: Some(output), .. }) = passed {
            let value = lower.load(place);
            values::write(lower, &interface, output, value, None);
        }
    }
    lower.builder.jump(merge);
    lower.builder.start(merge);
}
