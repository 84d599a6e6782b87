//! `-fspv-reflect`: the HLSL types of resources, for readers of the module.

use smallvec::smallvec;

use crate::{
    ir::{self, Decoration, DecorationForm, GlobalOrigin, Operand, spirv},
    lower::Input,
    symbol::Symbols,
    types::{ObjectKind, TypeId, Types, name},
};

/// Decorates each resource with its type as the shader has it: `rwstructuredbuffer:<float>`.
pub(super) fn tell(input: Input, types: &Types, module: &mut ir::Module) {
    for id in module.globals.ids() {
        let Some(text) = user_type_name(input, types, module, id) else { continue };
        module.globals[id].decorations.push(Decoration {
            kind: spirv::Decoration::UserTypeGOOGLE as u32,
            operands: smallvec![Operand::Text(text.into())],
            form: DecorationForm::Text,
        });
    }
}

fn user_type_name(input: Input, types: &Types, module: &ir::Module, global: ir::GlobalId) -> Option<String> {
    let class = module.pointee(module.globals[global].ty).map(|it| it.0);
    if matches!(class, Some(ir::StorageClass::SHADER_RECORD_BUFFER | ir::StorageClass::PUSH_CONSTANT)) {
        return None;
    }
    match module.globals[global].origin {
        GlobalOrigin::Variable(id) => object_name(types, input.symbols, input.program.globals[id.retag()].ty),
        GlobalOrigin::Buffer(id) => {
            let name =
                if input.program.buffers[id.retag()].is_texture_buffer { "tbuffer" } else { "cbuffer" };
            Some(name.into())
        }
        _ => None,
    }
}

/// Of a resource or an array of them.
fn object_name(types: &Types, symbols: &Symbols, ty: TypeId) -> Option<String> {
    let (kind, args) = types.as_object(types.innermost(ty)).filter(|it| it.0.is_resource())?;
    // As in DXC, samplers go without.
    if matches!(kind, ObjectKind::SamplerState | ObjectKind::SamplerComparisonState) {
        return None;
    }
    let mut text = kind.name().trim_start_matches("vk::").to_lowercase();
    if !args.is_empty() {
        text.push(':');
        let arguments = name::arguments(types, symbols, args).replace(", ", ",");
        // DXC puts a space between the element of an array and its lengths.
        text.push_str(&arguments.replacen('[', " [", 1));
    }
    Some(text)
}
