//! Values of all lanes. A value of any type is a row of leaves: the numbers and objects it consists of, in the order of
//! initializers, the base of a struct first and matrices row by row.

use super::number::Kind;
use hlsl_core::typed::GlobalId;
use hlsl_core::types::convert::{self, Shape};
use hlsl_core::types::{ArrayLength, StructId, Type, TypeId, Types};
use std::rc::Rc;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leaf {
    Bits(u64),
    Object(Object),
    /// Nothing may depend on it, for this reason.
    Undefined(&'static str),
}

/// A resource: a variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Object {
    pub global: GlobalId,
}

impl From<Result<u64, &'static str>> for Leaf {
    fn from(computed: Result<u64, &'static str>) -> Leaf {
        match computed {
            Ok(bits) => Leaf::Bits(bits),
            Err(why) => Leaf::Undefined(why),
        }
    }
}

/// A value for each lane; those of lanes that are not active mean nothing.
#[derive(Clone, Debug)]
pub struct Values {
    pub width: usize,
    leaves: Vec<Leaf>,
}

impl Values {
    pub fn new(lanes: usize, width: usize) -> Values {
        Values { width, leaves: vec![Leaf::Undefined("a lane that is not active"); lanes * width] }
    }

    pub fn of(&self, lane: usize) -> &[Leaf] {
        &self.leaves[lane * self.width..][..self.width]
    }

    pub fn of_mut(&mut self, lane: usize) -> &mut [Leaf] {
        &mut self.leaves[lane * self.width..][..self.width]
    }

    /// One leaf; that of a scalar stands for all.
    pub fn leaf(&self, lane: usize, index: usize) -> Leaf {
        let index = if self.width == 1 { 0 } else { index };
        self.of(lane).get(index).copied().unwrap_or(Leaf::Undefined("a component that is not there"))
    }
}

/// What a leaf of a type is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LeafKind {
    /// None of an object.
    pub number: Option<Kind>,
    /// The width of a bit-field.
    pub bits: Option<u32>,
}

impl LeafKind {
    /// What of a number a bit-field keeps.
    pub fn kept(self, leaf: Leaf) -> Leaf {
        match (self, leaf) {
            (LeafKind { number: Some(kind), bits: Some(width) }, Leaf::Bits(bits)) => {
                Leaf::Bits(narrowed(kind, width, bits))
            }
            _ => leaf,
        }
    }
}

/// A number as a bit-field of so many bits gives it back.
pub fn narrowed(kind: Kind, width: u32, bits: u64) -> u64 {
    let low = bits & (u64::MAX >> (64 - width.clamp(1, 64)));
    match kind {
        Kind::Signed(_) => kind.cut(Kind::Signed(width).whole(low) as u64),
        _ => kind.cut(low),
    }
}

/// What types consist of, each looked at once.
pub struct Shapes<'a> {
    types: &'a Types,
    has_16_bit_types: bool,
    leaves: Vec<Option<Rc<[LeafKind]>>>,
    fields: Vec<Option<Rc<[usize]>>>,
}

impl<'a> Shapes<'a> {
    pub fn new(types: &'a Types, has_16_bit_types: bool) -> Shapes<'a> {
        Shapes { types, has_16_bit_types, leaves: Vec::new(), fields: Vec::new() }
    }

    pub fn leaves(&mut self, ty: TypeId) -> Rc<[LeafKind]> {
        if let Some(Some(known)) = self.leaves.get(ty.index()) {
            return known.clone();
        }
        let mut all = Vec::new();
        self.collect(ty, None, &mut all);
        let all: Rc<[LeafKind]> = all.into();
        if self.leaves.len() <= ty.index() {
            self.leaves.resize(ty.index() + 1, None);
        }
        self.leaves[ty.index()] = Some(all.clone());
        all
    }

    pub fn count(&mut self, ty: TypeId) -> usize {
        self.leaves(ty).len()
    }

    fn collect(&mut self, ty: TypeId, bits: Option<u32>, all: &mut Vec<LeafKind>) {
        let ty = self.types.unmodified(ty);
        if let Some((kind, shape)) = self.number(ty) {
            all.extend(std::iter::repeat_n(LeafKind { number: Some(kind), bits }, shape.count() as usize));
            return;
        }
        match &self.types[ty] {
            Type::Array { element, length } => {
                let inner = self.leaves(*element);
                for _ in 0..count(*length) {
                    all.extend(inner.iter());
                }
            }
            Type::Struct(id) => {
                let record = &self.types.structs[*id];
                if let Some(base) = record.base.and_then(|it| self.types.find(&Type::Struct(it))) {
                    self.collect(base, None, all);
                }
                for field in &record.fields {
                    self.collect(field.ty, field.bit_width, all);
                }
            }
            Type::Void => {}
            _ => all.push(LeafKind { number: None, bits: None }),
        }
    }

    /// How many leaves are before each field of a struct.
    pub fn fields(&mut self, id: StructId) -> Rc<[usize]> {
        if let Some(Some(known)) = self.fields.get(id.index()) {
            return known.clone();
        }
        let record = &self.types.structs[id];
        let base = record.base.and_then(|it| self.types.find(&Type::Struct(it)));
        let mut at = base.map_or(0, |it| self.count(it));
        let mut starts = Vec::new();
        for field in &record.fields {
            starts.push(at);
            at += self.count(field.ty);
        }
        let starts: Rc<[usize]> = starts.into();
        if self.fields.len() <= id.index() {
            self.fields.resize(id.index() + 1, None);
        }
        self.fields[id.index()] = Some(starts.clone());
        starts
    }

    /// A scalar, vector, matrix or enum taken apart.
    pub fn number(&self, ty: TypeId) -> Option<(Kind, Shape)> {
        let it = convert::numeric(self.types, ty)?;
        Some((Kind::of(it.scalar, self.has_16_bit_types), it.shape))
    }
}

pub fn count(length: ArrayLength) -> u32 {
    match length {
        ArrayLength::Fixed(length) | ArrayLength::Spec { default: length, .. } => length,
        ArrayLength::Unsized => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bit_field_keeps_its_low_bits_and_their_sign() {
        assert_eq!(narrowed(Kind::Unsigned(32), 5, 0xff), 0x1f);
        assert_eq!(narrowed(Kind::Signed(32), 5, 0x1f), 0xffff_ffff);
        assert_eq!(narrowed(Kind::Signed(32), 5, 0x0f), 0x0f);
        assert_eq!(narrowed(Kind::Unsigned(32), 32, 0xffff_ffff), 0xffff_ffff);
    }
}
