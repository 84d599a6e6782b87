//! The natural sizes and alignments of types, as in WGSL and naga: whatever a layout adds to them must be spelled out
//! in the types.

use rustc_hash::FxHashMap;

use super::{Member, Module, Struct, Type, TypeId, facts::Types};
use crate::math::round_up;

/// The size of a value, and the alignment of its offset, in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Extent {
    pub size: u32,
    pub alignment: u32,
}

impl Types<'_> {
    /// The size and alignment of a type in memory.
    pub fn natural_extent(self, ty: TypeId) -> Extent {
        self.extent(ty, &mut FxHashMap::default())
    }

    /// Structs that have another twice double with every line, so that of each is found out once.
    fn extent(self, ty: TypeId, structs: &mut FxHashMap<TypeId, Extent>) -> Extent {
        let scalar = |width: u8| Extent { size: u32::from(width) / 8, alignment: u32::from(width) / 8 };
        let repeat = |element: Extent, count: u32| Extent {
            size: round_up(element.size, element.alignment).saturating_mul(count),
            alignment: element.alignment,
        };
        match &self.types[ty] {
            Type::Int { width, .. } | Type::Float { width } => scalar(*width),
            Type::Vector { element, len } => {
                let component = self.extent(*element, structs).size;
                let alignment = component.saturating_mul(len.next_power_of_two());
                Extent { size: component.saturating_mul(*len), alignment }
            }
            Type::Matrix { column, columns } => repeat(self.extent(*column, structs), *columns),
            Type::Array { element, length, stride } => {
                let count = self.constant_bits(*length).and_then(|it| u32::try_from(it).ok()).unwrap_or(0);
                let element = self.extent(*element, structs);
                match stride {
                    Some(stride) => {
                        Extent { size: stride.saturating_mul(count), alignment: element.alignment }
                    }
                    None => repeat(element, count),
                }
            }
            Type::RuntimeArray { element, .. } => repeat(self.extent(*element, structs), 0),
            Type::Struct(it) => {
                if let Some(&known) = structs.get(&ty) {
                    return known;
                }
                let found = self.struct_extent(it, structs);
                structs.insert(ty, found);
                found
            }
            _ => Extent { size: 0, alignment: 1 },
        }
    }

    fn struct_extent(self, it: &Struct, structs: &mut FxHashMap<TypeId, Extent>) -> Extent {
        let mut whole = Extent { size: 0, alignment: 1 };
        for member in &it.members {
            let member_extent = self.extent(member.ty, structs);
            let start = member.offset.unwrap_or_else(|| round_up(whole.size, member_extent.alignment));
            whole.size = whole.size.max(start.saturating_add(member_extent.size));
            whole.alignment = whole.alignment.max(member_extent.alignment);
        }
        Extent { size: round_up(whole.size, whole.alignment), ..whole }
    }
}

/// Tint, Chromium's compiler, takes no array of more elements.
const MAX_PADDING_ROWS: u32 = 65_535;

impl Module {
    /// Adds members that fill the bytes from `end` to `next`, each at a multiple of the size of its vector.
    pub fn pad(&mut self, members: &mut Vec<Member>, mut end: u32, next: u32) {
        let float = self.float32();
        // A hole that the shader made as large as it likes has few members.
        let (start, mut rows) = (round_up(end, 16), next.saturating_sub(round_up(end, 16)) / 16);
        if rows > 64 {
            self.pad(members, end, start);
            end = start;
            while rows > 0 {
                let count = rows.min(MAX_PADDING_ROWS);
                let (row, length) = (self.vector(float, 4), self.uint(count));
                let array = self.ty(Type::Array { element: row, length, stride: Some(16) });
                members.push(Member::at("padding", array, end));
                end += 16 * count;
                rows -= count;
            }
        }
        // Bytes that no word fits into are left to the alignment of what follows.
        loop {
            let fits = |len: u32| round_up(end, 4 * len).checked_add(4 * len).is_some_and(|it| it <= next);
            let Some(len) = [4, 2, 1].into_iter().find(|&len| fits(len)) else { break };
            let ty = if len == 1 { float } else { self.vector(float, len) };
            let offset = round_up(end, 4 * len);
            members.push(Member::at("padding", ty, offset));
            end = offset + 4 * len;
        }
    }
}

impl Member {
    /// A plain member at that offset.
    pub fn at(name: &str, ty: TypeId, offset: u32) -> Member {
        Member { name: name.into(), ty, offset: Some(offset), matrix: None, decorations: Vec::new() }
    }
}
