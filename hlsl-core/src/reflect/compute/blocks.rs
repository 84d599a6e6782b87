//! Blocks that have no descriptor: push constants and shader records.

use rustc_hash::FxHashSet;

use super::Context;
use crate::{
    ir::{self, GlobalOrigin, StorageClass},
    layout::{LayoutRule, blocks},
    reflect::{PushConstants, ShaderRecord, TypeLayout},
    types::TemplateArgument,
};

impl Context<'_> {
    pub(super) fn push_constants(&mut self, uses: &[FxHashSet<ir::GlobalId>]) {
        for (name, layout) in self.blocks_in(StorageClass::PUSH_CONSTANT, uses) {
            let offset = match &layout {
                TypeLayout::Struct(index) => {
                    let members = self.out.structs.get(*index).map(|it| it.members.as_slice());
                    members.unwrap_or_default().iter().map(|it| it.offset).min().unwrap_or(0)
                }
                _ => 0,
            };
            let size = self.size_of(Some(&layout));
            self.out.push_constants.push(PushConstants { name, layout, offset, size });
        }
    }

    pub(super) fn shader_records(&mut self, uses: &[FxHashSet<ir::GlobalId>]) {
        for (name, layout) in self.blocks_in(StorageClass::SHADER_RECORD_BUFFER, uses) {
            let size = self.size_of(Some(&layout));
            self.out.shader_records.push(ShaderRecord { name, layout, size });
        }
    }

    /// The one block of this storage class that an entry point uses.
    pub(super) fn block_used(&self, class: StorageClass, uses: &FxHashSet<ir::GlobalId>) -> Option<String> {
        let module = self.module;
        let is_it = |(id, global): &(ir::GlobalId, &ir::Global)| {
            module.pointee(global.ty).is_some_and(|it| it.0 == class) && uses.contains(id)
        };
        module.globals.iter().find(is_it).and_then(|(_, global)| self.block_name(global))
    }

    fn block_name(&self, global: &ir::Global) -> Option<String> {
        match global.origin {
            GlobalOrigin::Variable(id) => Some(self.text(self.program.globals[id.retag()].name)),
            GlobalOrigin::Buffer(id) => Some(self.text(self.program.buffers[id.retag()].name)),
            _ => None,
        }
    }

    fn blocks_in(
        &mut self,
        class: StorageClass,
        uses: &[FxHashSet<ir::GlobalId>],
    ) -> Vec<(String, TypeLayout)> {
        let (module, program) = (self.module, self.program);
        let rule = LayoutRule::of_storage_buffers(self.options.block_layout());
        let mut found = Vec::new();
        for (id, global) in module.globals.iter() {
            let is_in_class = module.pointee(global.ty).is_some_and(|it| it.0 == class);
            let is_used = global.keep || uses.iter().any(|uses| uses.contains(&id));
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
            found.extend(layout.map(|layout| (name, layout)));
        }
        found
    }
}
