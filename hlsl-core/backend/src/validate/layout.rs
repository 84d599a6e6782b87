//! Where members of blocks and of structs behind addresses are. Structs of buffers have offsets from the layout of the
//! options, but inline SPIR-V says itself how large its types are; what it points to has the offsets that the shader gives.
//!
//! The rules are Vulkan's ("Offset and Stride Assignment"): the relaxed ones, the standard ones for `-fvk-use-gl-layout`,
//! or those of scalar block layouts.

use rustc_hash::{FxHashMap, FxHashSet};

use super::module::{Module, Type};
use crate::{limits::TYPE_LEVELS, options::Layout};

/// How far apart two 16-byte units are, which vectors must not cross.
const UNIT: u64 = 16;

/// What is wrong with a type that an address points to, or with a block. `is_uniform` is for uniform buffers, in which
/// arrays and structs are aligned to 16 bytes.
pub(super) fn fault(module: &Module<'_>, ty: u32, is_uniform: bool) -> Option<String> {
    let mut rules = Rules {
        module,
        is_uniform,
        seen: FxHashSet::default(),
        sizes: FxHashMap::default(),
        alignments: FxHashMap::default(),
    };
    rules.element(ty, None, 0, 0).err().map(|it| format!("points to memory with {it}"))
}

/// A member, by its struct and index.
type Place = Option<(u32, u32)>;

/// The first rule that is broken.
type Checked = Result<(), &'static str>;

struct Rules<'m, 'w> {
    module: &'m Module<'w>,
    is_uniform: bool,
    /// Structs and arrays by where they are in a unit: all that depends on that. Types that have another twice would
    /// otherwise be looked at again and again.
    seen: FxHashSet<(u32, Place, u64)>,
    sizes: FxHashMap<u32, u64>,
    alignments: FxHashMap<u32, u64>,
}

impl Rules<'_, '_> {
    /// Checks what is at `at`; `place` is the member that it is or that is an array of it.
    fn element(&mut self, ty: u32, place: Place, at: u64, depth: u32) -> Checked {
        match self.module.ty(ty) {
            _ if depth > TYPE_LEVELS => Ok(()),
            Type::Bool => Err("a Boolean, which has no form in memory"),
            Type::Struct(members) if self.is_new(ty, None, at) => self.members(ty, members, at, depth + 1),
            Type::Array { element, length } if self.is_new(ty, place, at) => {
                let length = self.module.constant(length).unwrap_or(1);
                self.elements((ty, element), length, place, at, depth + 1)
            }
            // As in spirv-val: the first element stands for all, wherever the others are.
            Type::RuntimeArray { element } => self.elements((ty, element), 1, place, at, depth + 1),
            Type::Vector { part, len } => {
                self.element(part, None, at, depth + 1)?;
                let size = self.scalar(part) * u64::from(len);
                let crosses = at / UNIT != (at + size.max(1) - 1) / UNIT;
                match crosses && (size <= UNIT || !at.is_multiple_of(UNIT)) && !self.is_scalar() {
                    true => Err("a vector that crosses 16 bytes"),
                    false => Ok(()),
                }
            }
            _ => Ok(()),
        }
    }

    fn is_new(&mut self, ty: u32, place: Place, at: u64) -> bool {
        // Nothing crosses units where vectors may.
        let phase = if self.is_scalar() { 0 } else { at % UNIT };
        self.seen.insert((ty, place, phase))
    }

    fn elements(
        &mut self,
        (array, element): (u32, u32),
        length: u32,
        place: Place,
        at: u64,
        depth: u32,
    ) -> Checked {
        let stride = u64::from(self.module.strides.get(&array).copied().unwrap_or(0));
        if stride < self.size(element, place, depth) || stride == 0 {
            return Err("an array whose elements overlap or have no ArrayStride");
        }
        if !stride.is_multiple_of(self.alignment(array, place, depth)) {
            return Err("an array whose ArrayStride is not a multiple of its elements' alignment");
        }
        // A unit later, all is as before.
        let mut some = 0..u64::from(length).min(UNIT);
        some.try_for_each(|it| self.element(element, place, at + it * stride, depth))
    }

    fn members(&mut self, ty: u32, members: &[u32], at: u64, depth: u32) -> Checked {
        let mut placed = Vec::with_capacity(members.len());
        for (&member, index) in members.iter().zip(0..) {
            let Some(&offset) = self.module.placed.get(&(ty, index)) else {
                return Err("a member that has no Offset");
            };
            placed.push((u64::from(offset), member, index));
        }
        placed.sort_by_key(|it| it.0);
        let mut end = 0;
        for (offset, member, index) in placed {
            let place = Some((ty, index));
            // Relaxed rules: vectors need not be aligned as long as they do not cross a unit.
            let is_strict = self.module.environment.layout == Layout::Gl;
            let is_vector = matches!(self.module.ty(member), Type::Vector { .. });
            let is_loose = self.is_scalar() || (is_vector && !is_strict);
            let alignment = match is_loose {
                true => self.scalar_alignment(member),
                false => self.alignment(member, place, depth),
            };
            if !offset.is_multiple_of(alignment) {
                return Err("a member whose Offset is not a multiple of its alignment");
            }
            if offset < end {
                return Err("members that overlap");
            }
            if let Some(vector) = self.vector_in_matrix(member, place) {
                let (stride, alignment) = (self.matrix_stride(place), self.alignment(member, place, depth));
                if stride < vector || !stride.is_multiple_of(alignment) {
                    return Err("a matrix whose vectors overlap or are not aligned");
                }
            }
            end = offset.saturating_add(self.size(member, place, depth));
            // Nothing lies in the padding of an array or a struct.
            let is_padded = matches!(self.module.ty(member), Type::Array { .. } | Type::Struct(_));
            if is_padded && !self.is_scalar() {
                end = end.checked_next_multiple_of(alignment).unwrap_or(end);
            }
            self.element(member, place, at + offset, depth)?;
        }
        Ok(())
    }

    fn is_scalar(&self) -> bool {
        matches!(self.module.environment.layout, Layout::Scalar | Layout::Dx)
    }

    /// The bytes of a number or an address; 1 for what is not known.
    fn scalar(&self, ty: u32) -> u64 {
        match self.module.ty(ty) {
            Type::Int { bits, .. } | Type::Float { bits } => u64::from(bits / 8).max(1),
            Type::Pointer { .. } => 8,
            _ => 1,
        }
    }

    fn scalar_alignment(&self, ty: u32) -> u64 {
        u64::from(self.module.widest_scalar(ty))
    }

    /// The base alignment, or the scalar one.
    fn alignment(&mut self, ty: u32, place: Place, depth: u32) -> u64 {
        if self.is_scalar() {
            return self.scalar_alignment(ty);
        }
        let vector = |part: u32, len: u32| self.scalar(part) * if len == 2 { 2 } else { 4 };
        match self.module.ty(ty) {
            _ if depth > TYPE_LEVELS => 1,
            Type::Vector { part, len } => vector(part, len),
            Type::Matrix { column, len } => match self.module.ty(column) {
                Type::Vector { part, len: rows } => {
                    vector(part, if self.is_row_major(place) { len } else { rows })
                }
                _ => 1,
            },
            Type::Array { element, .. } | Type::RuntimeArray { element } => {
                let alignment = self.alignment(element, place, depth + 1);
                self.rounded(alignment)
            }
            Type::Struct(members) => {
                if let Some(&known) = self.alignments.get(&ty) {
                    return known;
                }
                let of = |(&it, index)| self.alignment(it, Some((ty, index)), depth + 1);
                let widest = members.iter().zip(0..).map(of).max().unwrap_or(1);
                let alignment = self.rounded(widest);
                self.alignments.insert(ty, alignment);
                alignment
            }
            _ => self.scalar(ty),
        }
    }

    fn rounded(&self, alignment: u64) -> u64 {
        if self.is_uniform { alignment.next_multiple_of(UNIT) } else { alignment }
    }

    /// How many bytes lie between the first and the last, both counted.
    fn size(&mut self, ty: u32, place: Place, depth: u32) -> u64 {
        let stride = |ty: u32| u64::from(self.module.strides.get(&ty).copied().unwrap_or(0));
        match self.module.ty(ty) {
            _ if depth > TYPE_LEVELS => 0,
            Type::Vector { part, len } => self.scalar(part) * u64::from(len),
            Type::Matrix { column, len } => {
                let Type::Vector { len: rows, .. } = self.module.ty(column) else { return 0 };
                let vector = self.vector_in_matrix(ty, place).unwrap_or(0);
                // As in spirv-val: what follows the last row is free, but not what follows the last column.
                match self.is_row_major(place) {
                    true => u64::from(rows.saturating_sub(1)) * self.matrix_stride(place) + vector,
                    false => u64::from(len) * self.matrix_stride(place),
                }
            }
            Type::Array { element, length } => {
                let last = u64::from(self.module.constant(length).unwrap_or(1).saturating_sub(1));
                last.saturating_mul(stride(ty)).saturating_add(self.size(element, place, depth + 1))
            }
            Type::RuntimeArray { .. } => 0,
            Type::Struct(members) => {
                if let Some(&known) = self.sizes.get(&ty) {
                    return known;
                }
                let end = |(&it, index)| {
                    let offset = self.module.placed.get(&(ty, index)).copied().unwrap_or(0);
                    self.size(it, Some((ty, index)), depth + 1).saturating_add(u64::from(offset))
                };
                let size = members.iter().zip(0..).map(end).max().unwrap_or(0);
                self.sizes.insert(ty, size);
                size
            }
            _ => self.scalar(ty),
        }
    }

    /// The bytes of a row or column, whichever has its components side by side, if it is a matrix.
    fn vector_in_matrix(&self, ty: u32, place: Place) -> Option<u64> {
        let Type::Matrix { column, len } = self.module.ty(ty) else { return None };
        let Type::Vector { part, len: rows } = self.module.ty(column) else { return None };
        Some(self.scalar(part) * u64::from(if self.is_row_major(place) { len } else { rows }))
    }

    /// How far apart these are; 0 if nothing says so.
    fn matrix_stride(&self, place: Place) -> u64 {
        place.and_then(|it| self.module.matrix_strides.get(&it)).map_or(0, |&it| u64::from(it))
    }

    fn is_row_major(&self, place: Place) -> bool {
        place.is_some_and(|it| self.module.row_major.contains(&it))
    }
}
