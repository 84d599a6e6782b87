//! Blocks that have no descriptor: push constants and shader records.

use super::Context;
use crate::{
    arena::IdMap,
    ir::{self, GlobalOrigin, StorageClass},
    layout::{LayoutRule, blocks},
    reflect::{PushConstants, ShaderRecord, TypeLayout},
    types::TemplateArgument,
};

/// A block that is reflected.
struct Block {
    variable: ir::GlobalId,
    name: String,
    layout: TypeLayout,
}

impl Context<'_> {
    pub(super) fn push_constants(&mut self, uses: &IdMap<ir::Global, bool>) {
        for Block { variable, name, layout } in self.blocks_in(StorageClass::PUSH_CONSTANT, uses) {
            let offset = match &layout {
                TypeLayout::Struct(index) => {
                    let members = self.out.structs.get(*index).map(|it| it.members.as_slice());
                    members.unwrap_or_default().iter().map(|it| it.offset).min().unwrap_or(0)
                }
                _ => 0,
            };
            let size = self.size_of(Some(&layout));
            let place = self.place(self.module.globals[variable].span);
            self.out.push_constants.push(PushConstants { name, layout, offset, size, place });
            self.variables.push_constants.push(variable);
        }
    }

    pub(super) fn shader_records(&mut self, uses: &IdMap<ir::Global, bool>) {
        for Block { variable, name, layout } in self.blocks_in(StorageClass::SHADER_RECORD_BUFFER, uses) {
            let size = self.size_of(Some(&layout));
            self.out.shader_records.push(ShaderRecord { name, layout, size });
            self.variables.shader_records.push(variable);
        }
    }

    fn block_name(&self, global: &ir::Global) -> Option<String> {
        match global.origin {
            GlobalOrigin::Variable(id) => Some(self.text(self.program.globals[id.retag()].name)),
            GlobalOrigin::Buffer(id) => Some(self.text(self.program.buffers[id.retag()].name)),
            _ => None,
        }
    }

    /// In order of declaration. An entry point uses one of each class.
    fn blocks_in(&mut self, class: StorageClass, uses: &IdMap<ir::Global, bool>) -> Vec<Block> {
        let (module, program) = (self.module, self.program);
        let rule = LayoutRule::of_storage_buffers(self.options.block_layout());
        let mut found = Vec::new();
        for (id, global) in module.globals.iter() {
            let is_in_class = module.pointee(global.ty).is_some_and(|it| it.0 == class);
            let is_used = global.keep || uses[id];
            if !is_in_class || !is_used {
                continue;
            }
            let Some(name) = self.block_name(global) else { continue };
            let layout = match global.origin {
                GlobalOrigin::Variable(variable) => {
                    let ty = program.globals[variable.retag()].ty;
                    let ty = match self.types().as_object(ty) {
                        Some((_, [TemplateArgument::Type(ty), ..])) => *ty,
                        _ => ty,
                    };
                    self.type_layout(ty, rule)
                }
                GlobalOrigin::Buffer(buffer) => {
                    let members = program.buffers[buffer.retag()].members.clone();
                    let described = blocks::block_members(program, &members);
                    let layout = self.layouts.block(&program.types, described, rule);
                    Some(TypeLayout::Struct(self.block_of(&name, &members, &layout, rule)))
                }
                _ => None,
            };
            found.extend(layout.map(|layout| Block { variable: id, name, layout }));
        }
        found
    }
}
