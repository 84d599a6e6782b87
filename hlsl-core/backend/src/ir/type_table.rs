//! The types of a module, each once, with what passes ask of them for each instruction.

use std::ops::Index;

use super::{StorageClass, Type, TypeId};
use crate::arena::Interner;
use crate::spirv::Op as S;

/// An [`Interner`] of types that knows what each one holds. To walk the members of structs for every question would take
/// as long as they have members in all, and structs of structs double these with every line.
#[derive(Clone, Debug, Default)]
pub struct TypeTable {
    types: Interner<Type>,
    /// Of each type, in the order of their ids.
    contents: Vec<Contents>,
}

/// What values of a type are, or hold in any of their parts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Contents {
    /// What cannot be chosen at run time: images, samplers, pointers to buffers.
    pub is_opaque: bool,
    /// Ray queries and other objects that can be in memory.
    pub has_object: bool,
    pub has_hit_object: bool,
    /// Of the numbers in a value; not of those behind addresses.
    pub widths: Widths,
    /// Of the numbers in a value or where its pointers lead.
    pub reached: Widths,
    /// The bytes of the widest number or address; 0 if there is none.
    pub widest: u32,
}

/// Of what widths, in bits, there are integers and floats: 8, 16, 32 and 64, of which each is a bit of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Widths {
    integers: u8,
    floats: u8,
}

impl Widths {
    pub fn has_integer(self, width: u8) -> bool {
        self.integers & width != 0
    }

    pub fn has_float(self, width: u8) -> bool {
        self.floats & width != 0
    }

    pub fn has(self, width: u8) -> bool {
        self.has_integer(width) || self.has_float(width)
    }

    fn add(&mut self, other: Widths) {
        self.integers |= other.integers;
        self.floats |= other.floats;
    }
}

impl TypeTable {
    pub fn intern(&mut self, ty: Type) -> TypeId {
        let id = self.types.intern(ty);
        if id.index() == self.contents.len() {
            self.contents.push(self.contents_of(&self.types[id]));
        }
        id
    }

    /// The id of `ty` if it has been interned.
    pub fn find(&self, ty: &Type) -> Option<TypeId> {
        self.types.find(ty)
    }

    pub fn len(&self) -> usize {
        self.types.len()
    }

    pub fn is_empty(&self) -> bool {
        self.types.is_empty()
    }

    /// Each after those that it is made of.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (TypeId, &Type)> + ExactSizeIterator {
        self.types.iter()
    }

    pub fn contents(&self, ty: TypeId) -> Contents {
        self.contents[ty.index()]
    }

    fn contents_of(&self, ty: &Type) -> Contents {
        let mut contents = Contents::default();
        match ty {
            Type::Int { width, .. } => contents.number(Widths { integers: *width, floats: 0 }, *width),
            Type::Float { width } => contents.number(Widths { integers: 0, floats: *width }, *width),
            Type::Image(_) | Type::Sampler | Type::SampledImage { .. } | Type::AccelerationStructure => {
                contents.is_opaque = true;
            }
            Type::RayQuery => {
                contents.is_opaque = true;
                contents.has_object = true;
            }
            Type::User { opcode, .. } => {
                contents.is_opaque = true;
                contents.has_object = true;
                contents.has_hit_object = *opcode == S::TypeHitObjectEXT as u16;
            }
            Type::Pointer { class, pointee } => {
                contents.is_opaque = *class != StorageClass::PHYSICAL_STORAGE_BUFFER;
                contents.reached = self.contents(*pointee).reached;
                contents.widest = 8;
            }
            Type::Vector { element, .. } | Type::Matrix { column: element, .. } => {
                contents.add_numbers(self.contents(*element));
            }
            Type::NodePayloads { record, .. } => contents.add_numbers(self.contents(*record)),
            Type::Array { element, .. } => contents = self.contents(*element),
            Type::RuntimeArray { element, .. } => {
                contents.is_opaque = self.contents(*element).is_opaque;
                contents.add_numbers(self.contents(*element));
            }
            Type::Struct(it) => {
                for member in &it.members {
                    let member = self.contents(member.ty);
                    contents.is_opaque |= member.is_opaque;
                    contents.has_object |= member.has_object;
                    contents.has_hit_object |= member.has_hit_object;
                    contents.add_numbers(member);
                }
            }
            Type::Void | Type::Bool | Type::Function { .. } => {}
        }
        contents
    }
}

impl Contents {
    fn number(&mut self, widths: Widths, bits: u8) {
        (self.widths, self.reached, self.widest) = (widths, widths, u32::from(bits) / 8);
    }

    fn add_numbers(&mut self, other: Contents) {
        self.widths.add(other.widths);
        self.reached.add(other.reached);
        self.widest = self.widest.max(other.widest);
    }
}

impl Index<TypeId> for TypeTable {
    type Output = Type;
    fn index(&self, id: TypeId) -> &Type {
        &self.types[id]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::{Member, Struct};

    fn structure(table: &mut TypeTable, members: &[TypeId]) -> TypeId {
        let member = |&ty: &TypeId| Member {
            name: "m".into(),
            ty,
            offset: None,
            matrix: None,
            decorations: Vec::new(),
        };
        let members = members.iter().map(member).collect();
        table.intern(Type::Struct(Struct { name: "S".into(), members, decorations: Vec::new() }))
    }

    #[test]
    fn widths_are_those_of_all_parts_but_not_of_what_is_behind_addresses() {
        let mut table = TypeTable::default();
        let half = table.intern(Type::Float { width: 16 });
        let long = table.intern(Type::Int { width: 64, signed: true });
        let halves = table.intern(Type::Vector { element: half, len: 3 });
        let inner = structure(&mut table, &[halves]);
        let outer = structure(&mut table, &[inner, inner]);
        let contents = table.contents(outer);
        assert!(contents.widths.has_float(16) && contents.widths.has(16) && !contents.widths.has_integer(16));
        assert!(!contents.widths.has(64) && contents.widest == 2);

        let class = StorageClass::PHYSICAL_STORAGE_BUFFER;
        let addressed = structure(&mut table, &[long, outer]);
        let address = table.intern(Type::Pointer { class, pointee: addressed });
        let holder = structure(&mut table, &[address]);
        let contents = table.contents(holder);
        assert!(contents.widths == Widths::default() && contents.widest == 8);
        assert!(contents.reached.has_integer(64) && contents.reached.has_float(16));
    }
}
