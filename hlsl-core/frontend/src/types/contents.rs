//! What values of a type hold in all their parts. Structs add it up as they get members: a walk of all parts for every
//! question would take as long as there are parts, which structs of structs double with every line.

use super::{
    ArrayLength, Field, ObjectClass, ObjectKind, Scalar, StructId, TemplateArgument, Type, TypeId, Types,
    convert::LeafKind,
};
use crate::attribute;

/// What is in a struct.
#[derive(Clone, Copy, Debug)]
pub struct Contents {
    objects: ObjectKinds,
    has_long_vector: bool,
    /// Anything that is not an object.
    has_data: bool,
    /// Of members.
    has_semantic: bool,
    /// Of members: `const` methods may change it.
    has_mutable: bool,
    /// See [`Types::leaf_count`].
    leaf_count: Option<u64>,
    leaves: LeafKinds,
    size: Option<NaturalSize>,
}

impl Default for Contents {
    fn default() -> Self {
        Contents {
            objects: ObjectKinds::default(),
            has_long_vector: false,
            has_data: false,
            has_semantic: false,
            has_mutable: false,
            leaf_count: Some(0),
            leaves: LeafKinds::None,
            size: Some(NaturalSize { end: 0, alignment: 1 }),
        }
    }
}

impl Contents {
    /// With another part behind all others.
    fn and(self, part: Contents) -> Contents {
        let sum = |(a, b): (u64, u64)| a.checked_add(b);
        Contents {
            objects: ObjectKinds(self.objects.0 | part.objects.0),
            has_long_vector: self.has_long_vector || part.has_long_vector,
            has_data: self.has_data || part.has_data,
            has_semantic: self.has_semantic || part.has_semantic,
            has_mutable: self.has_mutable || part.has_mutable,
            leaf_count: self.leaf_count.zip(part.leaf_count).and_then(sum),
            leaves: self.leaves.and(part.leaves),
            size: self.size.zip(part.size).and_then(|(whole, part)| whole.and(part)),
        }
    }
}

/// A set of kinds of objects.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct ObjectKinds(u128);

const _: () = assert!(ObjectKind::ALL.len() <= 128);

impl ObjectKinds {
    fn one(kind: ObjectKind) -> Self {
        ObjectKinds(1 << kind as u32)
    }

    fn any(self, is_it: impl Fn(ObjectKind) -> bool) -> bool {
        let mut left = self.0;
        while left != 0 {
            if is_it(ObjectKind::ALL[left.trailing_zeros() as usize]) {
                return true;
            }
            left &= left - 1;
        }
        false
    }
}

/// Whether all leaves are of one kind, and which.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeafKinds {
    None,
    One(LeafKind),
    Several,
}

impl LeafKinds {
    fn and(self, other: LeafKinds) -> LeafKinds {
        match (self, other) {
            (LeafKinds::None, it) | (it, LeafKinds::None) => it,
            _ if self == other => self,
            _ => LeafKinds::Several,
        }
    }
}

/// As C would lay values out, every component aligned to itself, in bytes.
#[derive(Clone, Copy, Debug)]
struct NaturalSize {
    /// Where the last part ends.
    end: u64,
    alignment: u64,
}

impl NaturalSize {
    fn size(self) -> Option<u64> {
        self.end.checked_next_multiple_of(self.alignment)
    }

    fn and(self, part: NaturalSize) -> Option<NaturalSize> {
        let start = self.end.checked_next_multiple_of(part.alignment)?;
        let end = start.checked_add(part.size()?)?;
        Some(NaturalSize { end, alignment: self.alignment.max(part.alignment) })
    }
}

impl Types {
    /// Adds a member behind those that the struct has.
    pub fn add_field(&mut self, id: StructId, field: Field) {
        let mut part = self.contents(field.ty);
        part.has_semantic |= field.semantic.is_some();
        part.has_mutable |= field.is_mutable;
        let before = self.structs[id].fields.last().map(|it| (it, self.structs[id].last_bits));
        let capacity = self.component(field.ty).map_or(32, |scalar| 8 * scalar.size());
        let shift = before.and_then(|(it, used)| self.shares_bits(it, used, &field, capacity));
        if shift.is_some() {
            part.size = Some(NaturalSize { end: 0, alignment: 1 });
        }
        let it = &mut self.structs[id];
        it.last_bits = shift.unwrap_or(0) + field.bit_width.unwrap_or(0);
        it.contents = it.contents.and(part);
        it.fields.push(field);
    }

    /// The first bit of a bit-field that lies in the same number as the one before it, whose bits end at `used`: if both are of
    /// one type, and it has room for `capacity` bits.
    pub fn shares_bits(&self, before: &Field, used: u32, field: &Field, capacity: u32) -> Option<u32> {
        let width = field.bit_width?;
        before.bit_width?;
        let is_placed = attribute::offset(&field.attributes).is_some();
        let is_alike = self.unmodified(before.ty) == self.unmodified(field.ty);
        (!is_placed && is_alike && used + width <= capacity).then_some(used)
    }

    /// Makes `base` the base of a struct that has no members yet.
    pub fn set_base(&mut self, id: StructId, base: StructId) {
        let part = self.structs[base].contents;
        let it = &mut self.structs[id];
        it.contents = it.contents.and(part);
        it.base = Some(base);
    }

    fn contents(&self, id: TypeId) -> Contents {
        let nothing = Contents { leaf_count: None, size: None, ..Contents::default() };
        let data = Contents { has_data: true, ..nothing };
        let leaves = |kind: LeafKind, count: u64, size: Option<NaturalSize>| Contents {
            leaf_count: Some(count),
            leaves: LeafKinds::One(kind),
            size,
            ..data
        };
        let scalars = |scalar: Scalar, count: u64| {
            let alignment = u64::from(scalar.size());
            let size = NaturalSize { end: alignment * count, alignment };
            leaves(LeafKind::Scalar(scalar), count, Some(size))
        };
        match self[id] {
            Type::Modified { inner, .. } => self.contents(inner),
            Type::Error => nothing,
            Type::Void | Type::Dependent(_) => data,
            Type::Scalar(scalar) => scalars(scalar, 1),
            Type::Vector { scalar, len } => {
                Contents { has_long_vector: len > 4, ..scalars(scalar, u64::from(len)) }
            }
            Type::Matrix { scalar, rows, columns, .. } => {
                scalars(scalar, u64::from(rows) * u64::from(columns))
            }
            Type::Enum(it) => Contents {
                leaves: LeafKinds::One(LeafKind::Enum(id)),
                ..scalars(self.enums[it].underlying, 1)
            },
            Type::String => leaves(LeafKind::Other(id), 1, None),
            Type::Object { kind, ref args } => Contents {
                objects: ObjectKinds::one(kind),
                has_data: false,
                ..leaves(LeafKind::Other(id), 1, object_size(kind, args))
            },
            Type::Array { element, length } => self.contents(element).times(length),
            Type::Struct(it) => self.structs[it].contents,
        }
    }

    /// The number of scalars and objects in a value of the type; `None` if unknown.
    pub fn leaf_count(&self, id: TypeId) -> Option<u64> {
        self.contents(id).leaf_count
    }

    /// Whether all leaves of a struct are of one kind.
    pub fn leaf_kinds(&self, id: StructId) -> LeafKinds {
        self.structs[id].contents.leaves
    }

    /// Whether all leaves of a type are of one kind.
    pub fn kinds_of_leaves(&self, id: TypeId) -> LeafKinds {
        self.contents(id).leaves
    }

    /// The size of the widest leaf in bytes; `None` if it has none.
    pub fn widest_leaf(&self, id: TypeId) -> Option<u64> {
        self.contents(id).size.map(|it| it.alignment)
    }

    /// The size of a value as C would lay it out, every component aligned to itself, in bytes; `None` if it has none.
    pub fn natural_size(&self, id: TypeId) -> Option<u64> {
        self.contents(id).size.and_then(NaturalSize::size)
    }

    /// Whether it contains a vector of more than four components.
    pub fn contains_long_vector(&self, id: TypeId) -> bool {
        match &self[self.innermost(id)] {
            Type::Vector { len, .. } => *len > 4,
            Type::Struct(it) => self.structs[*it].contents.has_long_vector,
            _ => false,
        }
    }

    /// Whether it contains anything that is not an object.
    pub fn contains_data(&self, id: TypeId) -> bool {
        match &self[self.innermost(id)] {
            Type::Object { .. } | Type::Error => false,
            Type::Struct(it) => self.structs[*it].contents.has_data,
            _ => true,
        }
    }

    /// Whether a member somewhere in it has a semantic.
    pub fn contains_semantic(&self, id: TypeId) -> bool {
        matches!(&self[self.innermost(id)], Type::Struct(it) if self.structs[*it].contents.has_semantic)
    }

    /// Whether a constant of the type may change nevertheless, by `const` methods.
    pub fn contains_mutable(&self, id: TypeId) -> bool {
        matches!(&self[self.innermost(id)], Type::Struct(it) if self.structs[*it].contents.has_mutable)
    }

    /// Whether it contains an object.
    pub fn contains_object(&self, id: TypeId) -> bool {
        self.contains(id, |_| true)
    }

    /// Whether it contains something that cannot be in memory; pointers and user SPIR-V types can, like numbers.
    pub fn contains_handles(&self, id: TypeId) -> bool {
        use ObjectKind::{BufferPointer, ExtType, SpirvType};
        self.contains(id, |kind| !matches!(kind, BufferPointer | SpirvType | ExtType))
    }

    /// Whether it contains a buffer whose value is the address of a block.
    pub fn contains_blocks(&self, id: TypeId) -> bool {
        use ObjectClass::{ByteAddressBuffer, ConstantBuffer, StructuredBuffer, TextureBuffer};
        self.contains(id, |kind| {
            matches!(kind.class(), StructuredBuffer | ByteAddressBuffer | ConstantBuffer | TextureBuffer)
        })
    }

    /// Whether it contains an object of such a kind.
    pub fn contains(&self, id: TypeId, is_it: impl Fn(ObjectKind) -> bool) -> bool {
        match &self[self.innermost(id)] {
            Type::Object { kind, .. } => is_it(*kind),
            Type::Struct(it) => self.structs[*it].contents.objects.any(is_it),
            _ => false,
        }
    }

    /// Whether it is an array without a length, whatever qualifies it.
    pub fn is_unsized(&self, id: TypeId) -> bool {
        matches!(self[self.unmodified(id)], Type::Array { length: ArrayLength::Unsized, .. })
    }

    /// The type without modifiers and arrays around it.
    pub fn innermost(&self, mut id: TypeId) -> TypeId {
        while let Type::Array { element: inner, .. } | Type::Modified { inner, .. } = self[id] {
            id = inner;
        }
        id
    }
}

impl Contents {
    fn times(self, length: ArrayLength) -> Contents {
        let length = match length {
            ArrayLength::Fixed(length) | ArrayLength::Spec { default: length, .. } => u64::from(length),
            ArrayLength::Unsized => return Contents { leaf_count: None, size: None, ..self },
        };
        let times = |it: NaturalSize| Some(NaturalSize { end: it.size()?.checked_mul(length)?, ..it });
        Contents {
            leaf_count: self.leaf_count.and_then(|it| it.checked_mul(length)),
            size: self.size.and_then(times),
            ..self
        }
    }
}

/// Pointers are addresses, and user SPIR-V types say how large they are.
fn object_size(kind: ObjectKind, args: &[TemplateArgument]) -> Option<NaturalSize> {
    match (kind, args.get(1)) {
        (ObjectKind::BufferPointer, _) => Some(NaturalSize { end: 8, alignment: 8 }),
        (ObjectKind::SpirvType, Some(TemplateArgument::Integer(size))) => {
            Some(NaturalSize { end: *size as u64, alignment: 4 })
        }
        _ => None,
    }
}
