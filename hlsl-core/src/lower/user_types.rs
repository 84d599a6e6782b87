//! `-fspv-reflect`: the HLSL types of resources, for readers of the module.

use smallvec::smallvec;

use crate::{
    ir::{self, Decoration, DecorationForm, GlobalOrigin, Operand, spirv},
    lower::Lower,
    types::{ObjectKind, TypeId, name},
};

impl Lower<'_> {
    /// Decorates each resource with its type as the shader has it: `rwstructuredbuffer:<float>`.
    pub(super) fn tell_user_types(&mut self) {
        for id in self.module.globals.ids() {
            let Some(text) = self.user_type_name(id) else { continue };
            self.module.globals[id].decorations.push(Decoration {
                kind: spirv::Decoration::UserTypeGOOGLE as u32,
                operands: smallvec![Operand::Text(text.into())],
                form: DecorationForm::Text,
            });
        }
    }

    fn user_type_name(&self, global: ir::GlobalId) -> Option<String> {
        let class = self.module.pointee(self.module.globals[global].ty).map(|it| it.0);
        if matches!(class, Some(ir::StorageClass::SHADER_RECORD_BUFFER | ir::StorageClass::PUSH_CONSTANT)) {
            return None;
        }
        match self.module.globals[global].origin {
            GlobalOrigin::Variable(id) => self.object_name(self.program.globals[id.retag()].ty),
            GlobalOrigin::Buffer(id) => {
                let name =
                    if self.program.buffers[id.retag()].is_texture_buffer { "tbuffer" } else { "cbuffer" };
                Some(name.into())
            }
            _ => None,
        }
    }

    /// Of a resource or an array of them.
    fn object_name(&self, ty: TypeId) -> Option<String> {
        let (kind, args) = self.types.as_object(self.types.innermost(ty)).filter(|it| it.0.is_resource())?;
        // As in DXC, samplers go without.
        if matches!(kind, ObjectKind::SamplerState | ObjectKind::SamplerComparisonState) {
            return None;
        }
        let mut text = kind.name().trim_start_matches("vk::").to_lowercase();
        if !args.is_empty() {
            text.push(':');
            let arguments = name::arguments(&self.types, self.symbols, args).replace(", ", ",");
            // DXC puts a space between the element of an array and its lengths.
            text.push_str(&arguments.replacen('[', " [", 1));
        }
        Some(text)
    }
}
