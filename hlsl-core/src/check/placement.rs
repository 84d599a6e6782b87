//! Which `vk` attributes may stand on what: looked at once the program is whole.

use crate::{
    attribute::{Attribute, AttributeKind},
    diagnostics::{Sink, list::placement as errors},
    intrinsics,
    options::{Options, TargetEnvironment},
    source::Span,
    stage::Stage,
    typed::{ConstantBuffer, ExprKind, Global, Program, Storage, visit},
    types::{ObjectClass, ObjectKind, Scalar, Type, TypeId, Types},
};

/// Reports attributes where they mean nothing and would be a silent mistake.
pub(super) fn check(program: &Program, options: &Options, sink: &mut Sink) {
    calls(program, options, sink);
    for it in program.types.structs.values() {
        for field in &it.fields {
            each(&field.attributes, sink, |kind| refused_on_field(&program.types, field.ty, kind));
        }
    }
    for global in program.globals.values() {
        each(&global.attributes, sink, |kind| refused_on_global(&program.types, global, kind));
        specialization_constant(program, global, sink);
        subpass_input(&program.types, global, sink);
        narrow_texels(&program.types, global, options, sink);
    }
    for buffer in program.buffers.values() {
        each(&buffer.attributes, sink, |kind| refused_on_buffer(buffer, kind));
    }
    for function in program.functions.values() {
        each(&function.attributes, sink, |kind| refused_on_function(kind, false));
        for parameter in &function.parameters {
            each(&parameter.attributes, sink, |kind| refused_on_function(kind, true));
        }
    }
}

/// Calls that the stage or the target does not have.
fn calls(program: &Program, options: &Options, sink: &mut Sink) {
    for entry in &program.entries {
        let roots = std::iter::once(entry.function).chain(entry.patch_constant_function);
        for id in visit::reached_from(program, roots) {
            let Some(body) = &program.functions[id].body else { continue };
            visit::statements(program, body, &mut |id| {
                let it = &program.expressions[id];
                let ExprKind::Intrinsic { overload, object, .. } = &it.kind else { return };
                let overload = intrinsics::overload(*overload);
                if overload.is_wave() && options.target == TargetEnvironment::Vulkan1_0 {
                    sink.push(errors::WaveOperation { at: it.span });
                }
                let object = object.and_then(|it| program.types.resource_kind(program.expressions[it].ty));
                let is_subpass = object.map(ObjectKind::class) == Some(ObjectClass::SubpassInput);
                if is_subpass && entry.stage != Stage::Pixel {
                    sink.push(errors::SubpassElsewhere { at: it.span });
                }
            });
        }
    }
}

/// Name of the attribute and where it belongs.
type Refusal = Option<(&'static str, &'static str)>;

fn each(attributes: &[Attribute], sink: &mut Sink, refused: impl Fn(&AttributeKind) -> Refusal) {
    for attribute in attributes {
        if let Some((name, place)) = refused(&attribute.kind) {
            sink.push(errors::AttributeMisplaced { name, place, at: attribute.span });
        }
    }
}

const BINDING: (&str, &str) = ("binding", "global variables, cbuffers, and tbuffers");
const COUNTER_BINDING: (&str, &str) =
    ("counter_binding", "RWStructuredBuffers, AppendStructuredBuffers, and ConsumeStructuredBuffers");
const LOCATION: (&str, &str) = ("location", "functions, parameters, and fields");
const INDEX: (&str, &str) = ("index", "functions, parameters, and fields");
const BUILTIN: (&str, &str) = ("builtin", "functions, parameters, and fields");
const OFFSET: (&str, &str) = ("offset", "fields");
const PUSH_CONSTANT: (&str, &str) = ("push_constant", "global variables of struct type");
const SHADER_RECORD_NV: (&str, &str) = ("shader_record_nv", "cbuffer or ConstantBuffer");
const SHADER_RECORD_EXT: (&str, &str) = ("shader_record_ext", "cbuffer or ConstantBuffer");
const CONSTANT_ID: (&str, &str) = ("constant_id", "global variables of scalar type");
const ATTACHMENT: (&str, &str) = ("input_attachment_index", "SubpassInput, SubpassInputMS");

fn refused_on_field(types: &Types, ty: TypeId, kind: &AttributeKind) -> Refusal {
    let object = types.resource_kind(ty);
    match kind {
        // Resources in a struct take the bindings that its variable has.
        AttributeKind::Binding { .. } if object.is_none() => Some(BINDING),
        AttributeKind::CounterBinding(_) if !object.is_some_and(ObjectKind::has_counter) => {
            Some(COUNTER_BINDING)
        }
        AttributeKind::PushConstant => Some(PUSH_CONSTANT),
        AttributeKind::ShaderRecordNv => Some(SHADER_RECORD_NV),
        AttributeKind::ShaderRecordExt => Some(SHADER_RECORD_EXT),
        AttributeKind::ConstantId(_) => Some(CONSTANT_ID),
        _ => None,
    }
}

fn refused_on_global(types: &Types, global: &Global, kind: &AttributeKind) -> Refusal {
    let object = types.resource_kind(global.ty);
    match kind {
        AttributeKind::CounterBinding(_) if !object.is_some_and(ObjectKind::has_counter) => {
            Some(COUNTER_BINDING)
        }
        AttributeKind::Location(_) => Some(LOCATION),
        AttributeKind::Index(_) => Some(INDEX),
        AttributeKind::Builtin(_) => Some(BUILTIN),
        AttributeKind::Offset(_) => Some(OFFSET),
        AttributeKind::PushConstant => {
            let is_struct = matches!(types[types.unmodified(global.ty)], Type::Struct(_) | Type::Error);
            let is_block = object == Some(ObjectKind::ConstantBuffer);
            (!is_struct && !is_block).then_some(PUSH_CONSTANT)
        }
        AttributeKind::ShaderRecordNv if object != Some(ObjectKind::ConstantBuffer) => Some(SHADER_RECORD_NV),
        AttributeKind::ShaderRecordExt if object != Some(ObjectKind::ConstantBuffer) => {
            Some(SHADER_RECORD_EXT)
        }
        AttributeKind::InputAttachmentIndex(_)
            if object.map(ObjectKind::class) != Some(ObjectClass::SubpassInput) =>
        {
            Some(ATTACHMENT)
        }
        _ => None,
    }
}

fn refused_on_buffer(buffer: &ConstantBuffer, kind: &AttributeKind) -> Refusal {
    match kind {
        AttributeKind::CounterBinding(_) => Some(COUNTER_BINDING),
        AttributeKind::Location(_) => Some(LOCATION),
        AttributeKind::Index(_) => Some(INDEX),
        AttributeKind::Builtin(_) => Some(BUILTIN),
        AttributeKind::Offset(_) => Some(OFFSET),
        AttributeKind::PushConstant => Some(PUSH_CONSTANT),
        AttributeKind::ConstantId(_) => Some(CONSTANT_ID),
        AttributeKind::InputAttachmentIndex(_) => Some(ATTACHMENT),
        AttributeKind::ShaderRecordNv if buffer.is_texture_buffer => Some(SHADER_RECORD_NV),
        AttributeKind::ShaderRecordExt if buffer.is_texture_buffer => Some(SHADER_RECORD_EXT),
        _ => None,
    }
}

fn refused_on_function(kind: &AttributeKind, is_parameter: bool) -> Refusal {
    match kind {
        AttributeKind::Binding { .. } => Some(BINDING),
        AttributeKind::CounterBinding(_) => Some(COUNTER_BINDING),
        AttributeKind::PushConstant => Some(PUSH_CONSTANT),
        AttributeKind::ShaderRecordNv => Some(SHADER_RECORD_NV),
        AttributeKind::ShaderRecordExt => Some(SHADER_RECORD_EXT),
        AttributeKind::ConstantId(_) => Some(CONSTANT_ID),
        AttributeKind::Offset(_) => Some(OFFSET),
        AttributeKind::InputAttachmentIndex(_) if is_parameter => Some(ATTACHMENT),
        _ => None,
    }
}

/// A specialization constant is a scalar of at most 32 bits and starts from a literal.
fn specialization_constant(program: &Program, global: &Global, sink: &mut Sink) {
    if !matches!(global.storage, Storage::SpecConstant(_)) {
        return;
    }
    if program.types.component(global.ty) == Some(Scalar::Double) {
        sink.push(errors::SpecConstantWide { at: global.span });
    }
    let Some(initializer) = global.initializer else { return };
    let mut refers = false;
    visit::expression(program, initializer, &mut |id| {
        let is_spec = |kind: &ExprKind| match kind {
            ExprKind::Global(id) => matches!(program.globals[*id].storage, Storage::SpecConstant(_)),
            _ => false,
        };
        refers |= is_spec(&program.expressions[id].kind);
    });
    if refers {
        let at: Span = program.expressions[initializer].span;
        sink.push(errors::SpecConstantDefault { at });
    }
}

/// A subpass input gives numbers and no structs.
fn subpass_input(types: &Types, global: &Global, sink: &mut Sink) {
    let Some((kind, args)) = types.as_object(global.ty) else { return };
    if kind.class() != ObjectClass::SubpassInput {
        return;
    }
    if let Some(crate::types::TemplateArgument::Type(ty)) = args.first() {
        let is_number = matches!(
            types[types.unmodified(*ty)],
            Type::Scalar(_) | Type::Vector { .. } | Type::Enum(_) | Type::Error | Type::Dependent(_)
        );
        if !is_number {
            sink.push(errors::SubpassInputType { at: global.span });
        }
    }
}

/// Vulkan's images have no components of 16-bit floats for shaders.
fn narrow_texels(types: &Types, global: &Global, options: &Options, sink: &mut Sink) {
    if options.target == TargetEnvironment::Universal1_5 {
        return;
    }
    let mut ty = types.unmodified(global.ty);
    while let Type::Array { element, .. } = types[ty] {
        ty = types.unmodified(element);
    }
    let Some((kind, args)) = types.as_object(ty) else { return };
    if kind.image_shape().is_none() {
        return;
    }
    if let Some(crate::types::TemplateArgument::Type(ty)) = args.first()
        && types.component(*ty) == Some(Scalar::Half)
    {
        sink.push(errors::NarrowTexels { at: global.span });
    }
}
