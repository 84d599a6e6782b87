//! SPIR-V that hlsl-core made for `wgpu` or `webgpu` as WGSL, through naga: read, validated, written.
//!
//! What comes out has the form that the translation of stage variables between SPIR-V and WGSL asks for: a private
//! variable for each input and output, an inner function with the shader's own body, and an entry point around it that
//! takes the inputs as parameters, copies them (with a bitcast where a built-in variable has the other sign), calls the
//! inner function and returns the outputs, in a structure if there are several.

#![forbid(unsafe_code)]

use std::{error::Error, panic};

use naga::{
    AddressSpace, Handle, Module, Type, TypeInner,
    back::wgsl::{self, WriterFlags},
    front::spv,
    proc::Layouter,
    valid::{Capabilities, ValidationFlags, Validator},
};

/// The module as WGSL, or why there is none.
///
/// # Errors
/// What naga says of a module that it cannot read, does not find valid or cannot write.
pub fn write(words: &[u32]) -> Result<String, String> {
    // A panic of naga must not end the compiler.
    let written = panic::catch_unwind(|| translate(words));
    written.unwrap_or_else(|_| Err("naga stopped with a panic, which is a bug".into()))
}

fn translate(words: &[u32]) -> Result<String, String> {
    let mut module = read(words)?;
    name(&mut module);
    // What of this a device has is for the program to ask.
    let mut validator = Validator::new(ValidationFlags::all(), Capabilities::all());
    let info = validator
        .validate(&module)
        .map_err(|error| format!("naga finds it invalid: {}", chain(error.as_inner())))?;
    keeps_layouts(&module)?;
    wgsl::write_string(&module, &info, WriterFlags::empty())
        .map_err(|error| format!("naga cannot write it: {}", chain(&error)))
}

/// `in.var.COLOR0` as `in_var_COLOR0`, where naga would write the number of the dot.
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

/// Reads a module as wgpu does.
///
/// # Errors
/// What naga says.
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

/// WGSL computes offsets and strides from the types, and naga writes no others: what memory has beyond them would be
/// lost in silence.
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
                return Err(format!("WGSL has no arrays with a stride of {stride} for this element"));
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
                    return Err(format!("WGSL would not put `{name}` at byte {}", member.offset));
                }
                end = member.offset.saturating_add(layout.size);
                keeps_layout(module, layouter, member.ty)?;
            }
            Ok(())
        }
        _ => Ok(()),
    }
}

/// An error with what caused it.
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
