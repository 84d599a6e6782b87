//! The IR variables of a stage interface.

use smallvec::smallvec;

use super::signature::Signature;
use crate::{
    arena::Id,
    ir::{self, Decoration, GlobalOrigin, StorageClass, spirv},
    lower::Lower,
    source::Span,
};

/// Makes the IR variables of the interface: distances first, as DXC does.
pub(in crate::lower) fn declare(lower: &mut Lower, signature: Signature) {
    for group in &signature.distances {
        let float = lower.module.float32();
        let mut ty = lower.module.array(float, group.total().max(1));
        if let Some(count) = group.per_vertex {
            ty = lower.module.array(ty, count);
        }
        let builtin = group.builtin();
        let mut decorations = vec![Decoration::new(spirv::Decoration::BuiltIn, &[builtin.number as u32])];
        reflect_semantic(lower, &group.semantic, &mut decorations);
        let stage_variable = StageVariable {
            name: builtin.name,
            is_input: group.is_input,
            ty,
            decorations,
            span: group.span,
            source: source(lower, &group.declared, &group.semantic),
        };
        let global = add_variable(lower, stage_variable);
        lower.interface_mut().distances.push(global);
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
                if variable.location.is_none() {
                    lower.follows_an_error("a stage variable has no location");
                }
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
        let stage_variable = StageVariable {
            name: &variable.name,
            is_input: variable.is_input,
            ty,
            decorations,
            span: variable.span,
            source: source(lower, &variable.declared, &variable.semantic),
        };
        let global = add_variable(lower, stage_variable);
        lower.module.globals[global].keep |= variable.stays;
        lower.interface_mut().variables.push(global);
    }
    lower.interface_mut().signature = signature;
}

/// Declares the variables that a shader turned out to need while it was filled, and adds them to the interface.
pub(in crate::lower) fn declare_more(lower: &mut Lower, signature: Signature) {
    let first = lower.interface.variables.len();
    let mut whole = std::mem::take(&mut lower.interface_mut().signature);
    declare(lower, signature);
    let added = std::mem::take(&mut lower.interface_mut().signature);
    whole.variables.extend(added.variables);
    lower.interface_mut().signature = whole;
    let added = lower.interface.variables.iter().skip(first).copied();
    if let Some(entry) = lower.module.entries.last_mut() {
        entry.interface.extend(added);
    }
}

/// `-fspv-reflect`.
fn reflect_semantic(lower: &Lower, semantic: &str, decorations: &mut Vec<Decoration>) {
    if lower.input.options.interface.reflect && !semantic.is_empty() {
        decorations.push(Decoration {
            kind: spirv::Decoration::UserSemantic as u32,
            operands: smallvec![ir::Operand::Text(semantic.into())],
            form: ir::DecorationForm::Text,
        });
    }
}

fn source(lower: &mut Lower, name: &str, semantic: &str) -> Id<ir::StageSource> {
    lower.module.stage_sources.add(ir::StageSource { name: name.into(), semantic: semantic.into() })
}

/// An input or output of a stage, to be declared.
struct StageVariable<'a> {
    name: &'a str,
    is_input: bool,
    /// What the variable holds.
    ty: ir::TypeId,
    decorations: Vec<Decoration>,
    span: Span,
    source: Id<ir::StageSource>,
}

fn add_variable(lower: &mut Lower, variable: StageVariable) -> ir::GlobalId {
    let StageVariable { name, is_input, ty, decorations, span, source } = variable;
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
        texels: None,
        path: Box::default(),
        keep: lower.input.options.interface.preserve_interface,
        span,
    })
}
