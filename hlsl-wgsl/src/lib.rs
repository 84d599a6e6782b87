//! Translates SPIR-V that hlsl-core generated for `wgpu` or `webgpu` to WGSL, through naga: reads, validates, writes.
//!
//! The result has the form that the translation of stage variables from SPIR-V to WGSL requires: a private variable for
//! each input and output, an inner function with the shader's own body, and an entry point around it that takes the
//! inputs as parameters, copies them (with a bitcast if a built-in variable differs in signedness), calls the inner
//! function and returns the outputs, in a struct if there are several.

#![forbid(unsafe_code)]

use std::{error::Error, panic};

use naga::{
    AddressSpace, Handle, Module, Type, TypeInner,
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
    // It is up to the program to check which of these a device supports.
    let mut validator = Validator::new(ValidationFlags::all(), Capabilities::all());
    let info = validator
        .validate(&module)
        .map_err(|error| format!("naga considers it invalid: {}", chain(error.as_inner())))?;
    keeps_layouts(&module)?;
    wgsl::write_string(&module, &info, WriterFlags::empty())
        .map_err(|error| format!("naga cannot write it: {}", chain(&error)))
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
