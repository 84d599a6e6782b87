//! Variables outside of functions.

use hlsl_backend::ir::{GlobalId, GlobalOrigin, Module, StorageClass, Type, TypeId, facts, spirv};

use super::{
    Fault, Writer,
    builtins::{builtin, builtin_name, number},
    names,
};
use crate::tree::{Space, Variable};

impl Writer<'_> {
    /// Declares those that some function mentions, but for what becomes parameters and results of entry points.
    pub fn variables(&mut self) -> Result<Vec<Variable>, Fault> {
        let mut variables = Vec::new();
        for id in self.module.globals.ids() {
            if !self.usage.users[id].is_empty()
                && !self.is_in_signature(id)
                && self.meshes.parts[id].is_none()
            {
                variables.push(self.variable(id)?);
            }
        }
        Ok(variables)
    }

    fn variable(&mut self, id: GlobalId) -> Result<Variable, Fault> {
        let module = self.module;
        let global = &module.globals[id];
        let wanted = self.global_name(id).to_owned();
        let name = self.names.unique(&wanted);
        self.globals[id] = Some(name.clone());
        let Some((class, pointee)) = module.pointee(global.ty) else {
            return Err("a variable that is not a pointer".into());
        };
        let is_resource = class == StorageClass::UNIFORM_CONSTANT;
        let is_writable = !facts::is_read_only_global(module.interned(), id);
        let space = match is_resource {
            true => None,
            // As SPIR-V said it first.
            false if class == StorageClass::UNIFORM && is_storage(module, pointee) => {
                space(StorageClass::STORAGE_BUFFER, is_writable)
            }
            false => Some(space(class, is_writable).ok_or("a variable of this storage class")?),
        };
        let ty = match is_resource {
            true => self.resource_type(id, pointee)?,
            false => {
                let atomics = self.usage.atomics[id].clone();
                self.type_with(pointee, &atomics)?
            }
        };
        let value = match global.initializer {
            Some(it) if !self.is_undefined(it) => Some(self.constant(it)?),
            _ => None,
        };
        // Inline SPIR-V may bind a variable by decorations.
        let number_of = |kind| number(global, kind);
        let given =
            || Some([number_of(spirv::Decoration::DescriptorSet)?, number_of(spirv::Decoration::Binding)?]);
        let place = global.binding.map(|it| [it.set, it.binding]).or_else(given).filter(|_| is_bound(class));
        let doc = match is_resource || place.is_some() {
            true => names::comment(&self.sources.doc_comment(global.span)),
            false => Vec::new(),
        };
        Ok(Variable { doc, place, space, name, ty, value })
    }

    /// As in the shader, where that is known.
    pub fn global_name(&self, id: GlobalId) -> &str {
        let global = &self.module.globals[id];
        match global.origin {
            GlobalOrigin::StageInput(Some(it)) | GlobalOrigin::StageOutput(Some(it)) => {
                &self.module.stage_sources[it].name
            }
            _ => match builtin(&global.decorations) {
                Some(it) => builtin_name(it).unwrap_or(&global.name),
                None => names::of_variable(&global.name),
            },
        }
    }

    /// Whether it is an input or an output that one entry point alone mentions.
    pub fn is_in_signature(&self, id: GlobalId) -> bool {
        let is_stage = matches!(
            self.module.pointee(self.module.globals[id].ty),
            Some((StorageClass::INPUT | StorageClass::OUTPUT, _))
        );
        let is_entry = |id| self.module.entries.iter().any(|it| it.function == id);
        is_stage && matches!(self.usage.users[id][..], [only] if is_entry(only))
    }
}

fn is_storage(module: &Module, ty: TypeId) -> bool {
    match &module.types[module.innermost(ty)] {
        Type::Struct(it) => it.decorations.iter().any(|it| it.is(spirv::Decoration::BufferBlock)),
        _ => false,
    }
}

fn is_bound(class: StorageClass) -> bool {
    class != StorageClass::PUSH_CONSTANT
}

/// Inputs and outputs that several functions use are private to the thread.
pub fn space(class: StorageClass, is_writable: bool) -> Option<Space> {
    Some(match class {
        StorageClass::FUNCTION => Space::Function,
        StorageClass::PRIVATE | StorageClass::INPUT | StorageClass::OUTPUT => Space::Private,
        StorageClass::WORKGROUP => Space::Workgroup,
        StorageClass::TASK_PAYLOAD_WORKGROUP => Space::TaskPayload,
        StorageClass::UNIFORM => Space::Uniform,
        StorageClass::STORAGE_BUFFER if is_writable => Space::StorageReadWrite,
        StorageClass::STORAGE_BUFFER => Space::Storage,
        StorageClass::PUSH_CONSTANT => Space::Immediate,
        _ => return None,
    })
}
