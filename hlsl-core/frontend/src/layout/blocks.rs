//! The global variables that make up blocks of memory.

use super::{Member, MemberSource};
use crate::{
    attribute,
    typed::{ConstantBuffer, Declaration, GlobalId, Program, Storage},
};

/// The members of `$Globals`, in order: in DXC, these include specialization constants and structs of push constants.
pub fn uniform_members(program: &Program) -> Vec<GlobalId> {
    let globals = program.declarations.iter().filter_map(|declaration| match declaration {
        Declaration::Global(id) => Some(*id),
        Declaration::Buffer(_) => None,
    });
    globals.filter(|&id| is_uniform_member(program, id)).collect()
}

/// The members of a `cbuffer` or `tbuffer`, in order. Resources, statics and functions that stand in one are elsewhere.
pub fn buffer_members(program: &Program, buffer: &ConstantBuffer) -> impl Iterator<Item = GlobalId> {
    let members = buffer.members.iter().copied();
    members.filter(|&member| matches!(program.globals[member].storage, Storage::BufferMember { .. }))
}

/// Whether a variable is a member of `$Globals`.
pub fn is_uniform_member(program: &Program, id: GlobalId) -> bool {
    let global = &program.globals[id];
    let ty = program.types.unmodified(global.ty);
    // Strings are for printf and lie nowhere; objects of the effects framework are nothing.
    ty != program.types.string
        && ty != program.types.error
        && match global.storage {
            Storage::Uniform | Storage::SpecConstant(_) => true,
            // A `ConstantBuffer` is a resource and lies nowhere else.
            Storage::PushConstant => program.types.as_object(ty).is_none(),
            _ => false,
        }
}

/// The members of a block made of global variables, for [`Layouts::block`](super::Layouts::block).
pub fn block_members(program: &Program, globals: &[GlobalId]) -> Vec<Member> {
    let member = |(index, &id): (usize, &GlobalId)| {
        let global = &program.globals[id];
        let offset = attribute::offset(&global.attributes);
        // Of members of a `cbuffer`, a `register(c#)` says nothing.
        let is_uniform = !matches!(global.storage, Storage::BufferMember { .. });
        let register = global.registers.iter().find(|it| is_uniform && it.class == Some('c'));
        let register =
            register.map(|register| register.number.saturating_mul(16).saturating_add(register.component));
        Member {
            source: MemberSource::Field(index as u32),
            ty: global.ty,
            fixed_offset: offset.or(global.pack_offset).or(register),
        }
    };
    globals.iter().enumerate().map(member).collect()
}
