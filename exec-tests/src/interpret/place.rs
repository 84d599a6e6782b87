//! Places that can be read and written: variables, memory behind bindings, texels, and parts of them.

use super::memory::Memory;
use super::number::Kind;
use super::value::{Leaf, Values, count, narrowed};
use super::{Interpreter, Outcome, Stop};
use hlsl_core::layout::{self, Layout, MemberSource};
use hlsl_core::types::convert::Shape;
use hlsl_core::types::{StructId, Type, TypeId};
use std::rc::Rc;

/// Where a place is, before components are picked.
#[derive(Clone, Debug)]
pub enum Base {
    /// The index of its first leaf among those of the lane.
    Private(usize),
    /// Likewise, among those of the group.
    Shared(usize),
    Bytes {
        memory: usize,
        offset: usize,
        layout: Rc<Layout>,
    },
    Texel {
        memory: usize,
        texel: usize,
    },
    /// Outside of what there is.
    Nowhere(&'static str),
}

#[derive(Clone, Debug)]
pub struct Place {
    pub base: Base,
    /// Which leaves of the base, in this order; all without it.
    picks: Option<Rc<[u32]>>,
    /// First bit and width of a bit-field.
    bits: Option<(u32, u32)>,
}

impl Place {
    pub fn new(base: Base) -> Place {
        Place { base, picks: None, bits: None }
    }

    fn nowhere(why: &'static str) -> Place {
        Place::new(Base::Nowhere(why))
    }

    fn pick(&self, chosen: impl Iterator<Item = u32>) -> Place {
        let picks = chosen.map(|it| match &self.picks {
            Some(picks) => picks.get(it as usize).copied().unwrap_or(u32::MAX),
            None => it,
        });
        Place { base: self.base.clone(), picks: Some(picks.collect()), bits: self.bits }
    }
}

/// A place for each lane.
#[derive(Clone, Debug)]
pub struct Places {
    pub ty: TypeId,
    at: At,
}

#[derive(Clone, Debug)]
enum At {
    /// The same in all lanes, each in its own memory if it is private.
    Same(Place),
    Each(Vec<Place>),
}

impl Places {
    pub fn same(ty: TypeId, place: Place) -> Places {
        Places { ty, at: At::Same(place) }
    }

    pub fn of(&self, lane: usize) -> &Place {
        match &self.at {
            At::Same(place) => place,
            At::Each(places) => &places[lane],
        }
    }

    pub fn with_type(self, ty: TypeId) -> Places {
        Places { ty, ..self }
    }

    /// A part of each, which the lane has no say in.
    fn map(&self, ty: TypeId, part: impl Fn(&Place) -> Place) -> Places {
        let at = match &self.at {
            At::Same(place) => At::Same(part(place)),
            At::Each(places) => At::Each(places.iter().map(part).collect()),
        };
        Places { ty, at }
    }
}

impl<'a> Interpreter<'a> {
    pub fn each_place(
        &self,
        ty: TypeId,
        active: &[usize],
        mut find: impl FnMut(usize) -> Outcome<Place>,
    ) -> Outcome<Places> {
        let mut all = vec![Place::nowhere("a lane that is not active"); self.lanes];
        for &lane in active {
            all[lane] = find(lane)?;
        }
        Ok(Places { ty, at: At::Each(all) })
    }

    pub fn field(&mut self, places: &Places, id: StructId, field: u32) -> Places {
        let ty = self.program.types.structs[id].fields[field as usize].ty;
        let width = self.program.types.structs[id].fields[field as usize].bit_width;
        let start = self.shapes.fields(id)[field as usize];
        places.map(ty, |place| match &place.base {
            Base::Private(at) => {
                Place { bits: width.map(|it| (0, it)), ..Place::new(Base::Private(at + start)) }
            }
            Base::Shared(at) => {
                Place { bits: width.map(|it| (0, it)), ..Place::new(Base::Shared(at + start)) }
            }
            Base::Bytes { memory, offset, layout } => match member(layout, id, field) {
                Some((at, layout, bits)) => {
                    let base = Base::Bytes { memory: *memory, offset: offset + at, layout };
                    Place { bits, ..Place::new(base) }
                }
                None => Place::nowhere("a member that is not in memory"),
            },
            Base::Texel { .. } => Place::nowhere("a member of a texel"),
            Base::Nowhere(why) => Place::nowhere(why),
        })
    }

    /// An element of an array, a component of a vector or a row of a matrix.
    pub fn element(
        &mut self,
        places: &Places,
        ty: TypeId,
        index: &Values,
        kind: Kind,
        active: &[usize],
    ) -> Outcome<Places> {
        let outer = self.program.types.unmodified(places.ty);
        let (length, size) = match (self.shapes.number(outer), &self.program.types[outer]) {
            (Some((_, Shape::Matrix(rows, columns))), _) => (u32::from(rows), usize::from(columns)),
            (Some((_, shape)), _) => (shape.count(), 1),
            (None, Type::Array { element, length }) => (count(*length), self.shapes.count(*element)),
            _ => return Err(Stop::Unsupported("an index into something unusual".into())),
        };
        let is_number = self.shapes.number(outer).is_some();
        let part = |lane: usize| -> Outcome<Place> {
            let place = places.of(lane);
            let at = match index.leaf(lane, 0) {
                Leaf::Bits(bits) => kind.whole(bits),
                Leaf::Undefined(why) => return Ok(Place::nowhere(why)),
                Leaf::Object(_) => return Err(Stop::Unsupported("an object as an index".into())),
            };
            if at < 0 || at >= i128::from(length) {
                return Ok(Place::nowhere("an index out of range"));
            }
            let at = at as usize;
            if is_number {
                return Ok(place.pick((at * size..(at + 1) * size).map(|it| it as u32)));
            }
            Ok(match &place.base {
                Base::Private(start) => Place::new(Base::Private(start + at * size)),
                Base::Shared(start) => Place::new(Base::Shared(start + at * size)),
                Base::Bytes { memory, offset, layout } => match &layout.kind {
                    layout::Kind::Array { element, stride, .. } => Place::new(Base::Bytes {
                        memory: *memory,
                        offset: offset + at * *stride as usize,
                        layout: element.clone(),
                    }),
                    _ => Place::nowhere("an element of no array"),
                },
                Base::Texel { .. } => Place::nowhere("an element of a texel"),
                Base::Nowhere(why) => Place::nowhere(why),
            })
        };
        let first = active.first().map(|&lane| index.leaf(lane, 0));
        let is_same = active.iter().all(|&lane| Some(index.leaf(lane, 0)) == first);
        if let (true, At::Same(_), Some(&lane)) = (is_same, &places.at, active.first()) {
            return Ok(Places::same(ty, part(lane)?));
        }
        self.each_place(ty, active, part)
    }

    /// Some leaves of a vector or matrix.
    pub fn picked(&self, places: &Places, ty: TypeId, chosen: &[u32]) -> Places {
        places.map(ty, |place| place.pick(chosen.iter().copied()))
    }

    /// The base of a struct.
    pub fn base_of(&self, places: Places, ty: TypeId) -> Places {
        let Type::Struct(wanted) = *self.program.types.behind_modifiers(ty) else {
            return places.with_type(ty);
        };
        places.map(ty, |place| match &place.base {
            Base::Bytes { memory, offset, layout } => match base(layout, wanted) {
                Some((at, layout)) => {
                    Place::new(Base::Bytes { memory: *memory, offset: offset + at, layout })
                }
                None => Place::nowhere("a base that is not in memory"),
            },
            _ => place.clone(),
        })
    }

    // ------------------------------------------------------------------------------------- reading and writing

    pub fn load(&mut self, places: &Places, active: &[usize]) -> Outcome<Values> {
        let kinds = self.shapes.leaves(places.ty);
        let mut values = Values::new(self.lanes, kinds.len());
        for &lane in active {
            let place = places.of(lane);
            let to = values.of_mut(lane);
            match (&place.base, &place.picks) {
                (Base::Private(at), None) => to.copy_from_slice(&self.private[lane][*at..at + to.len()]),
                (Base::Private(at), Some(picks)) => {
                    for (leaf, pick) in to.iter_mut().zip(picks.iter()) {
                        *leaf = self.private[lane][at + *pick as usize];
                    }
                }
                (Base::Shared(at), None) => to.copy_from_slice(&self.shared[*at..at + to.len()]),
                (Base::Shared(at), Some(picks)) => {
                    for (leaf, pick) in to.iter_mut().zip(picks.iter()) {
                        *leaf = self.shared[at + *pick as usize];
                    }
                }
                (Base::Nowhere(why), _) => to.fill(Leaf::Undefined(why)),
                (Base::Bytes { memory, offset, layout }, None) => {
                    let mut at = 0;
                    self.read(*memory, *offset, layout, to, &mut at);
                    if at != to.len() {
                        return Err(Stop::Unsupported("a layout that is not like its type".into()));
                    }
                }
                (Base::Bytes { memory, offset, layout }, Some(picks)) => {
                    for (leaf, pick) in to.iter_mut().zip(picks.iter()) {
                        *leaf = match self.part(layout, *pick) {
                            Some((at, kind)) => self.memory[*memory].read(offset + at, kind),
                            None => Leaf::Undefined("a component that is not in memory"),
                        };
                    }
                }
                (Base::Texel { memory, texel }, picks) => {
                    for (index, leaf) in to.iter_mut().enumerate() {
                        let pick = picks.as_ref().map_or(index as u32, |it| it[index]);
                        let kind = kinds[index].number.unwrap_or(Kind::Bool);
                        *leaf = self.memory[*memory].texel(*texel, pick as usize, kind);
                    }
                }
            }
            if let (Some((shift, width)), Leaf::Bits(bits)) =
                (place.bits, to.first().copied().unwrap_or(Leaf::Undefined("nothing")))
            {
                let kind = kinds[0].number.unwrap_or(Kind::Bool);
                to[0] = Leaf::Bits(narrowed(kind, width, bits >> shift));
            }
        }
        Ok(values)
    }

    pub fn store(&mut self, places: &Places, values: &Values, active: &[usize]) -> Outcome<()> {
        let kinds = self.shapes.leaves(places.ty);
        for &lane in active {
            let place = places.of(lane);
            let from = values.of(lane);
            let narrow = |leaf: Leaf| match (place.bits, leaf, kinds.first().and_then(|it| it.number)) {
                (Some((_, width)), Leaf::Bits(bits), Some(kind)) => Leaf::Bits(narrowed(kind, width, bits)),
                _ => leaf,
            };
            let pick = |index: usize| place.picks.as_ref().map_or(index, |it| it[index] as usize);
            match &place.base {
                Base::Private(at) => {
                    for (index, leaf) in from.iter().enumerate() {
                        self.private[lane][at + pick(index)] = narrow(*leaf);
                    }
                }
                Base::Shared(at) => {
                    for (index, leaf) in from.iter().enumerate() {
                        self.shared[at + pick(index)] = narrow(*leaf);
                    }
                }
                Base::Nowhere(why) => return Err(Stop::Undefined(format!("a store: {why}"))),
                Base::Bytes { memory, offset, layout } => {
                    if let Some((shift, width)) = place.bits {
                        let leaf = from.first().copied().unwrap_or(Leaf::Undefined("nothing"));
                        self.store_bits(*memory, *offset, layout, (shift, width), leaf)?;
                    } else if let Some(picks) = &place.picks {
                        for (leaf, pick) in from.iter().zip(picks.iter()) {
                            let Some((at, kind)) = self.part(layout, *pick) else {
                                return Err(Stop::Unsupported("a component that is not in memory".into()));
                            };
                            self.memory[*memory].write(offset + at, kind, *leaf)?;
                        }
                    } else {
                        let (memory, offset, layout) = (*memory, *offset, layout.clone());
                        self.write(memory, offset, &layout, from, &mut 0)?;
                    }
                }
                Base::Texel { memory, texel } => {
                    for (index, leaf) in from.iter().enumerate() {
                        let kind = kinds[index].number.unwrap_or(Kind::Bool);
                        self.memory[*memory].write_texel(*texel, pick(index), kind, *leaf)?;
                    }
                }
            }
        }
        Ok(())
    }

    fn store_bits(
        &mut self,
        memory: usize,
        offset: usize,
        layout: &Layout,
        (shift, width): (u32, u32),
        leaf: Leaf,
    ) -> Outcome<()> {
        let Some((at, kind)) = self.part(layout, 0) else {
            return Err(Stop::Unsupported("a bit-field that is not in memory".into()));
        };
        let old = super::bits(self.memory[memory].read(offset + at, kind))?;
        let mask = (u64::MAX >> (64 - width)) << shift;
        let new = super::bits(leaf)? << shift & mask | old & !mask;
        self.memory[memory].write(offset + at, kind, Leaf::Bits(new))
    }

    /// The offset and kind of a leaf of a scalar, vector or matrix in memory.
    fn part(&self, layout: &Layout, leaf: u32) -> Option<(usize, Kind)> {
        let (offset, scalar) = match &layout.kind {
            layout::Kind::Scalar(scalar) => (0, *scalar),
            layout::Kind::Vector { scalar, .. } => (leaf * self.layouts.scalar_size(*scalar), *scalar),
            layout::Kind::Matrix(matrix) => {
                let columns = u32::from(matrix.columns);
                let size = self.layouts.scalar_size(matrix.scalar);
                (matrix.offset_of(leaf / columns, leaf % columns, size), matrix.scalar)
            }
            _ => return None,
        };
        Some((offset as usize, Kind::of(scalar, self.options.language.enable_16bit_types)))
    }

    fn read(&self, memory: usize, offset: usize, layout: &Layout, to: &mut [Leaf], at: &mut usize) {
        let from: &Memory = &self.memory[memory];
        match &layout.kind {
            layout::Kind::Opaque => {}
            layout::Kind::Scalar(_) | layout::Kind::Vector { .. } | layout::Kind::Matrix(_) => {
                for leaf in 0..numbers(layout) {
                    if let (Some((start, kind)), Some(to)) = (self.part(layout, leaf), to.get_mut(*at)) {
                        *to = from.read(offset + start, kind);
                        *at += 1;
                    }
                }
            }
            layout::Kind::Array { element, length, stride } => {
                for index in 0..count(*length) as usize {
                    self.read(memory, offset + index * *stride as usize, element, to, at);
                }
            }
            layout::Kind::Struct { members, .. } => {
                for member in members {
                    let start = offset + member.offset as usize;
                    let MemberSource::BitFields(fields) = &member.member.source else {
                        self.read(memory, start, &member.layout, to, at);
                        continue;
                    };
                    for field in fields {
                        if let (Some((start, kind)), Some(to)) =
                            (self.part(&member.layout, 0).map(|it| (start, it.1)), to.get_mut(*at))
                        {
                            *to = match from.read(start, kind) {
                                Leaf::Bits(bits) => {
                                    Leaf::Bits(narrowed(kind, field.width, bits >> field.shift))
                                }
                                other => other,
                            };
                            *at += 1;
                        }
                    }
                }
            }
        }
    }

    fn write(
        &mut self,
        memory: usize,
        offset: usize,
        layout: &Layout,
        from: &[Leaf],
        at: &mut usize,
    ) -> Outcome<()> {
        let mut next = || {
            *at += 1;
            from.get(*at - 1).copied().ok_or_else(|| Stop::Unsupported("a layout unlike its type".into()))
        };
        match &layout.kind {
            layout::Kind::Opaque => {}
            layout::Kind::Scalar(_) | layout::Kind::Vector { .. } | layout::Kind::Matrix(_) => {
                for leaf in 0..numbers(layout) {
                    if let Some((start, kind)) = self.part(layout, leaf) {
                        self.memory[memory].write(offset + start, kind, next()?)?;
                    }
                }
            }
            layout::Kind::Array { element, length, stride } => {
                for index in 0..count(*length) as usize {
                    self.write(memory, offset + index * *stride as usize, element, from, at)?;
                }
            }
            layout::Kind::Struct { members, .. } => {
                for member in members {
                    let start = offset + member.offset as usize;
                    match &member.member.source {
                        MemberSource::BitFields(fields) => {
                            for field in fields {
                                let leaf = from.get(*at).copied();
                                *at += 1;
                                let leaf = leaf.unwrap_or(Leaf::Undefined("no such bit-field"));
                                let bits = (field.shift, field.width);
                                self.store_bits(memory, start, &member.layout, bits, leaf)?;
                            }
                        }
                        _ => self.write(memory, start, &member.layout, from, at)?,
                    }
                }
            }
        }
        Ok(())
    }
}

fn numbers(layout: &Layout) -> u32 {
    match &layout.kind {
        layout::Kind::Scalar(_) => 1,
        layout::Kind::Vector { len, .. } => *len,
        layout::Kind::Matrix(it) => u32::from(it.rows) * u32::from(it.columns),
        _ => 0,
    }
}

type Member = (usize, Rc<Layout>, Option<(u32, u32)>);

/// A field of a struct, which may be a base of what the layout is of.
fn member(layout: &Layout, id: StructId, field: u32) -> Option<Member> {
    let layout::Kind::Struct { id: found, members } = &layout.kind else { return None };
    if found.is_some_and(|found| found != id) {
        let (at, layout) = base(layout, id)?;
        let (inner, layout, bits) = member(&layout, id, field)?;
        return Some((at + inner, layout, bits));
    }
    members.iter().find_map(|it| {
        let bits = match &it.member.source {
            MemberSource::Field(index) => (*index == field).then_some(None)?,
            MemberSource::BitFields(fields) => {
                let bits = fields.iter().find(|it| it.field == field)?;
                Some((bits.shift, bits.width))
            }
            MemberSource::Base(_) => return None,
        };
        Some((it.offset as usize, it.layout.clone(), bits))
    })
}

/// The offset and the layout of a base.
fn base(layout: &Layout, wanted: StructId) -> Option<(usize, Rc<Layout>)> {
    let layout::Kind::Struct { members, .. } = &layout.kind else { return None };
    let first = members.iter().find(|it| matches!(it.member.source, MemberSource::Base(_)))?;
    let at = first.offset as usize;
    if first.member.source == MemberSource::Base(wanted) {
        return Some((at, first.layout.clone()));
    }
    let (inner, layout) = base(&first.layout, wanted)?;
    Some((at + inner, layout))
}
