//! Translates SPIR-V that hlsl-core generated for `wgpu` or `webgpu` to WGSL, through naga: reads, validates, writes.
//!
//! The result has the form that the translation of stage variables from SPIR-V to WGSL requires: a private variable for
//! each input and output, an inner function with the shader's own body, and an entry point around it that takes the
//! inputs as parameters, copies them (with a bitcast if a built-in variable differs in signedness), calls the inner
//! function and returns the outputs, in a struct if there are several.

#![forbid(unsafe_code)]

mod nesting;
mod sampling;

use std::{error::Error, ops::RangeInclusive, panic};

use naga::{
    AddressSpace, Arena, Block, Expression, Handle, Literal, Module, Span, Statement, Type, TypeInner,
    back::wgsl::{self, WriterFlags},
    front::spv,
    proc::Layouter,
    valid::{Capabilities, ValidationFlags, Validator},
};

/// Translates a module to WGSL, or says why that is not possible.
///
/// # Errors
/// naga's message about a module that it cannot read, considers invalid or cannot write.
pub fn write(words: &[u32]) -> Result<String, String> {
    // A panic in naga must not take down the compiler.
    let written = panic::catch_unwind(|| translate(words));
    written.unwrap_or_else(|_| Err("naga panicked, which is a bug".into()))
}

fn translate(words: &[u32]) -> Result<String, String> {
    let mut module = read(words)?;
    name(&mut module);
    leave_endless_loops(&mut module);
    sampling::restore(words, &mut module);
    nesting::limit(&mut module);
    // It is up to the program to check which of these a device supports.
    let mut validator = Validator::new(ValidationFlags::all(), Capabilities::all());
    let info = validator
        .validate(&module)
        .map_err(|error| format!("naga considers it invalid: {}", chain(error.as_inner())))?;
    keeps_layouts(&module)?;
    let text = wgsl::write_string(&module, &info, WriterFlags::empty())
        .map_err(|error| format!("naga cannot write it: {}", chain(&error)))?;
    // naga leaves out an argument that is `true`, which WGSL does not.
    Ok(directives(words) + &text.replace("subgroupBallot()", "subgroupBallot(true)"))
}

/// What browsers ask for at the top of the text, and naga leaves out.
///
/// HLSL allows derivatives, implicit levels of detail and wave operations in control flow that is not uniform; WGSL does
/// so only without its checks. naga's own reader refuses `enable subgroups;`, though it takes the operations.
fn directives(words: &[u32]) -> String {
    const OP_CAPABILITY: u32 = 17;
    const OPS_WITH_DERIVATIVES: [RangeInclusive<u32>; 6] = [
        87..=87,   // OpImageSampleImplicitLod
        89..=89,   // OpImageSampleDrefImplicitLod
        91..=91,   // OpImageSampleProjImplicitLod
        93..=93,   // OpImageSampleProjDrefImplicitLod
        105..=105, // OpImageQueryLod
        207..=215, // OpDPdx to OpFwidthCoarse
    ];
    const GROUP_NON_UNIFORM: RangeInclusive<u32> = 61..=68;
    let (mut has_derivatives, mut has_subgroups) = (false, false);
    let mut rest = words.get(5..).unwrap_or_default();
    while let [first, ..] = rest {
        let (op, count) = (first & 0xffff, (first >> 16).max(1) as usize);
        has_derivatives |= OPS_WITH_DERIVATIVES.iter().any(|it| it.contains(&op));
        has_subgroups |= op == OP_CAPABILITY && rest.get(1).is_some_and(|it| GROUP_NON_UNIFORM.contains(it));
        rest = rest.get(count..).unwrap_or_default();
    }
    let mut text = String::new();
    if has_subgroups {
        text += "enable subgroups;\ndiagnostic(off, subgroup_uniformity);\n";
    }
    if has_derivatives {
        text += "diagnostic(off, derivative_uniformity);\n";
    }
    text
}

/// Renames `in.var.COLOR0` to `in_var_COLOR0`, where naga would write the character code of the dot.
fn name(module: &mut Module) {
    let plain = |name: &mut Option<String>| {
        if let Some(name) = name {
            *name = name.replace('.', "_");
        }
    };
    module.global_variables.iter_mut().for_each(|(_, it)| plain(&mut it.name));
    module.functions.iter_mut().for_each(|(_, it)| plain(&mut it.name));
    for entry in &mut module.entry_points {
        entry.function.arguments.iter_mut().for_each(|it| plain(&mut it.name));
    }
    let types: Vec<Handle<Type>> = module.types.iter().map(|(handle, _)| handle).collect();
    for handle in types {
        let mut ty = module.types[handle].clone();
        plain(&mut ty.name);
        if ty != module.types[handle] {
            module.types.replace(handle, ty);
        }
    }
}

/// Browsers refuse a loop that nothing leaves: it gets an exit that is never taken.
fn leave_endless_loops(module: &mut Module) {
    let functions = module.functions.iter_mut().map(|(_, it)| it);
    for function in functions.chain(module.entry_points.iter_mut().map(|it| &mut it.function)) {
        leave_loops_of(&mut function.body, &mut function.expressions);
        // Nothing had to be returned behind such a loop.
        if let (Some(result), Some(Statement::Loop { .. })) = (&function.result, function.body.last()) {
            let nothing = function.expressions.append(Expression::ZeroValue(result.ty), Span::UNDEFINED);
            function.body.push(Statement::Return { value: Some(nothing) }, Span::UNDEFINED);
        }
    }
}

fn leave_loops_of(block: &mut Block, expressions: &mut Arena<Expression>) {
    for statement in block.iter_mut() {
        match statement {
            Statement::Block(inner) => leave_loops_of(inner, expressions),
            Statement::If { accept, reject, .. } => {
                leave_loops_of(accept, expressions);
                leave_loops_of(reject, expressions);
            }
            Statement::Switch { cases, .. } => {
                cases.iter_mut().for_each(|it| leave_loops_of(&mut it.body, expressions));
            }
            Statement::Loop { body, continuing, break_if } => {
                leave_loops_of(body, expressions);
                leave_loops_of(continuing, expressions);
                if break_if.is_none() && !leaves(body, true) {
                    *break_if =
                        Some(expressions.append(Expression::Literal(Literal::Bool(false)), Span::UNDEFINED));
                }
            }
            _ => {}
        }
    }
}

/// Whether a loop with this body has an exit; `breaks_leave` is false where a `break` leaves something inside it.
fn leaves(block: &Block, breaks_leave: bool) -> bool {
    block.iter().any(|statement| match statement {
        Statement::Break => breaks_leave,
        Statement::Return { .. } => true,
        Statement::Block(inner) => leaves(inner, breaks_leave),
        Statement::If { accept, reject, .. } => leaves(accept, breaks_leave) || leaves(reject, breaks_leave),
        Statement::Switch { cases, .. } => cases.iter().any(|it| leaves(&it.body, false)),
        Statement::Loop { body, .. } => leaves(body, false),
        _ => false,
    })
}

/// Reads a module the way wgpu does.
///
/// # Errors
/// naga's message.
pub fn read(words: &[u32]) -> Result<Module, String> {
    let options = spv::Options {
        // HLSL's y axis points up, as WebGPU's does.
        adjust_coordinate_space: false,
        strict_capabilities: true,
        block_ctx_dump_prefix: None,
    };
    spv::Frontend::new(words.iter().copied(), &options)
        .parse()
        .map_err(|error| format!("naga cannot read it: {error}"))
}

/// WGSL computes offsets and strides from the types, and naga does not write any others: additional padding would be
/// lost silently.
fn keeps_layouts(module: &Module) -> Result<(), String> {
    let mut layouter = Layouter::default();
    layouter.update(module.to_ctx()).map_err(|error| error.to_string())?;
    for (_, global) in module.global_variables.iter() {
        if matches!(
            global.space,
            AddressSpace::Uniform | AddressSpace::Storage { .. } | AddressSpace::Immediate
        ) {
            keeps_layout(module, &layouter, global.ty)?;
        }
    }
    Ok(())
}

fn keeps_layout(module: &Module, layouter: &Layouter, ty: Handle<Type>) -> Result<(), String> {
    match &module.types[ty].inner {
        TypeInner::Array { base, stride, .. } => {
            if *stride != layouter[*base].to_stride() {
                return Err(format!("WGSL cannot express an array stride of {stride} for this element"));
            }
            keeps_layout(module, layouter, *base)
        }
        TypeInner::BindingArray { base, .. } => keeps_layout(module, layouter, *base),
        TypeInner::Struct { members, .. } => {
            let mut end = 0;
            for member in members {
                let layout = layouter[member.ty];
                if layout.alignment.round_up(end) != member.offset {
                    let name = member.name.as_deref().unwrap_or("a member");
                    return Err(format!("WGSL would not place `{name}` at byte {}", member.offset));
                }
                end = member.offset.saturating_add(layout.size);
                keeps_layout(module, layouter, member.ty)?;
            }
            Ok(())
        }
        _ => Ok(()),
    }
}

/// An error with its causes.
fn chain(error: &dyn Error) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(it) = cause {
        text.push_str(": ");
        text.push_str(&it.to_string());
        cause = it.source();
    }
    text
}
