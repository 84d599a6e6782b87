//! `cbuffer` and `tbuffer`.

use crate::{
    arena::Id,
    ast::{self, AnnotationKind, Modifier},
    attribute::{Attribute, AttributeKind},
    check::{Checker, annotation::Annotated, attribute::Place, scope::Entity},
    diagnostics::list::{attributes as interface, layout, types},
    source::Span,
    symbol::kw,
    typed::{BufferId, ConstantBuffer, Declaration, GlobalId, Storage},
    types::Type,
};

impl<'a> Checker<'a> {
    /// `cbuffer C : register(b0) { … }`
    pub(in crate::check) fn buffer(
        &mut self,
        buffer: &'a ast::Buffer,
        attributes: &'a [ast::Attribute],
        span: Span,
    ) {
        let attributes = self.attributes(attributes, Place::Buffer);
        let annotations = self.annotations(&buffer.annotations, Annotated::Buffer);
        self.check_conflicts(&buffer.annotations);
        for annotation in &buffer.annotations {
            if let AnnotationKind::Register(register) = &annotation.kind
                && let Some(profile) = register.profile
            {
                self.report(interface::RegisterProfile { at: profile.span });
            }
        }
        let is_texture_buffer = buffer.kind == ast::BufferKind::Texture;
        for register in &annotations.registers {
            let expected = if is_texture_buffer { 't' } else { 'b' };
            if register.class.is_some_and(|class| class != expected) && !attributes_push(&attributes) {
                self.report(interface::RegisterClass {
                    expected: format!("'{expected}'"),
                    at: register.span,
                });
            }
        }
        let id = self.program.buffers.add(ConstantBuffer {
            name: buffer.name.symbol,
            is_texture_buffer,
            is_params: false,
            members: Vec::new(),
            registers: annotations.registers,
            attributes,
            span: if buffer.name.symbol == kw::EMPTY { span } else { buffer.name.span },
        });
        self.program.declarations.push(Declaration::Buffer(id));
        let symbol = buffer.name.symbol;
        // Buffers share their names with each other and with other things, often with their only member.
        if symbol != kw::EMPTY && self.scopes.declared(self.scopes.current, symbol).is_empty() {
            self.scopes.declare(self.scopes.current, symbol, Entity::Buffer(id));
        }
        self.buffer_items(id, &buffer.items);
        self.check_pack_offsets(id);
        self.check_tail(id);
        self.check_buffer(id);
    }

    fn buffer_items(&mut self, id: BufferId, items: &'a [Id<ast::Item>]) {
        let ast = self.ast;
        for item in items {
            let it = &ast[*item];
            match &it.kind {
                ast::ItemKind::Variables(variables)
                    // `groupshared` changes nothing here: DXC keeps such a variable in the buffer.
                    if !variables.specifiers.modifiers.has(Modifier::Static) =>
                {
                    self.variables_of(variables, &it.attributes, Some(id));
                }
                _ => self.item(*item),
            }
        }
    }

    /// Whether the last member may be an array without a length.
    pub(in crate::check) fn may_be_unsized(&self, id: BufferId) -> bool {
        let options = self.language.options;
        let is_asked_for = options.spirv.unsized_uniform_arrays && !options.target.is_wgpu();
        is_asked_for && !self.program.buffers[id].is_texture_buffer
    }

    /// Nothing follows an array without a length.
    fn check_tail(&mut self, id: BufferId) {
        if !self.may_be_unsized(id) {
            return;
        }
        let all = self.program.buffers[id].members.clone();
        let is_member =
            |it: &Self, id| matches!(it.program.globals[id].storage, Storage::BufferMember { .. });
        let members: Vec<_> = all.into_iter().filter(|it| is_member(self, *it)).collect();
        for (index, &member) in members.iter().enumerate() {
            let it = &self.program.globals[member];
            let follows = |other: &GlobalId| self.program.globals[*other].pack_offset > it.pack_offset;
            let is_last = index + 1 == members.len() && !members.iter().any(follows);
            if self.program.types.is_unsized(it.ty) && !is_last {
                let at = it.span;
                self.report(types::ArrayWithoutLength { at });
            }
        }
    }

    /// Either all members have a `packoffset` or none.
    fn check_pack_offsets(&mut self, id: BufferId) {
        let members = &self.program.buffers[id].members;
        let with = members.iter().filter(|it| self.program.globals[**it].pack_offset.is_some()).count();
        if with == 0 {
            return;
        }
        let plain = members.iter().find(|it| {
            let it = &self.program.globals[**it];
            it.pack_offset.is_none() && matches!(it.storage, Storage::BufferMember { .. })
        });
        if plain.is_some() {
            let at = self.program.buffers[id].span;
            self.report(interface::MixedPackOffsets { at });
        }
        for member in self.program.buffers[id].members.clone() {
            let it = &self.program.globals[member];
            let component = it.pack_offset.unwrap_or(0) % 16 / 4;
            let what = match self.program.types[self.program.types.unmodified(it.ty)] {
                _ if component == 0 => continue,
                Type::Vector { len, .. } if component + len > 4 => {
                    "does not fit into the rest of its register"
                }
                Type::Array { .. } | Type::Matrix { .. } | Type::Struct(_) => {
                    "begins in the middle of a register"
                }
                _ => continue,
            };
            let at = it.span;
            self.report(layout::PackOffsetComponent { what, at });
        }
    }
}

fn attributes_push(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|it| matches!(it.kind, AttributeKind::PushConstant))
}
