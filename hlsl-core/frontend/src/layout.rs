//! The memory layout of HLSL types under the rules for buffers.
//!
//! [`Layouts`] computes and caches a [`Layout`] for each pair of type and [`LayoutRule`]: sizes, alignments, offsets,
//! strides and the form of a matrix. The reference is what DXC writes into a module; where that is not valid SPIR-V,
//! the closest valid layout is used, and a comment says so.

pub mod blocks;
mod rule;

use std::rc::Rc;

use rustc_hash::FxHashMap;

use crate::{
    attribute,
    math::round_up,
    options,
    types::{ArrayLength, Majorness, Scalar, StructId, TemplateArgument, Type, TypeId, Types},
};

pub use rule::LayoutRule;

/// What of the options layouts depend on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LayoutContext {
    /// The order of matrices whose declaration does not specify one: column-major, or row-major with `-Zpr`.
    pub default_major: Majorness,
    /// `-enable-16bit-types`: `min16float` and similar types take 2 bytes.
    pub native_16_bit: bool,
}

impl LayoutContext {
    pub fn of(options: &options::Options) -> Self {
        LayoutContext {
            default_major: match options.memory.matrix_packing {
                options::MatrixPacking::RowMajor => Majorness::Row,
                options::MatrixPacking::ColumnMajor => Majorness::Column,
            },
            native_16_bit: options.language.enable_16bit_types,
        }
    }
}

impl Default for LayoutContext {
    fn default() -> Self {
        LayoutContext { default_major: Majorness::Column, native_16_bit: false }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    pub size: u32,
    pub alignment: u32,
    /// Bit `n`: no vector in it needlessly crosses a 16-byte boundary if it begins `n` bytes after one.
    phases: u16,
    pub kind: Kind,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Kind {
    /// Not in memory: `void`, textures, ...
    Opaque,
    /// `bool` is a `uint` in memory.
    Scalar(Scalar),
    Vector {
        scalar: Scalar,
        len: u32,
    },
    Matrix(Matrix),
    Array {
        element: Rc<Layout>,
        length: ArrayLength,
        stride: u32,
    },
    Struct {
        /// `None` for blocks put together from global variables.
        id: Option<StructId>,
        /// In declaration order, which need not be the order of offsets.
        members: Vec<MemberLayout>,
    },
}

/// A matrix with at least two rows or columns; a 1x1 matrix is a [`Kind::Scalar`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Matrix {
    pub scalar: Scalar,
    pub rows: u8,
    pub columns: u8,
    pub major: Majorness,
    /// From one row (if row-major) or column to the next.
    pub stride: u32,
    /// An array of vectors in SPIR-V as well: what follows lies in the padding of the last row, which SPIR-V counts as
    /// part of the matrix (see [`LayoutRule::DxCbufferTail`]), or WGSL has no such matrix.
    pub is_split: bool,
}

/// What a matrix becomes in a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatrixForm {
    /// `OpTypeMatrix` with one column for each HLSL row, MatrixStride and RowMajor or ColMajor.
    Matrix,
    /// One row or column, tightly packed.
    Vector,
    /// One component after the other, each in its own register: `float1x3` in a cbuffer with DX layout.
    ScalarArray,
    /// Split, or with components that are not floating-point, for which SPIR-V has no matrices: an array of rows (if
    /// row-major) or columns.
    VectorArray,
}

impl Matrix {
    /// How many vectors lie one `stride` apart, each of [`Matrix::vector_len`] components.
    pub fn vectors(&self) -> u32 {
        u32::from(match self.major {
            Majorness::Row => self.rows,
            Majorness::Column => self.columns,
        })
    }
    pub fn vector_len(&self) -> u32 {
        u32::from(match self.major {
            Majorness::Row => self.columns,
            Majorness::Column => self.rows,
        })
    }
    /// The SPIR-V term: HLSL's rows are SPIR-V's columns.
    pub fn spirv_row_major(&self) -> bool {
        self.major == Majorness::Column
    }
    /// `component_size`: of [`Matrix::scalar`] in memory.
    pub fn form(&self, component_size: u32) -> MatrixForm {
        if self.rows == 1 || self.columns == 1 {
            if self.vector_len() == 1 && self.stride != component_size {
                MatrixForm::ScalarArray
            } else {
                MatrixForm::Vector
            }
        } else if self.scalar.is_float() && !self.is_split {
            MatrixForm::Matrix
        } else {
            MatrixForm::VectorArray
        }
    }
    /// The offset of an element from the start of the matrix.
    pub fn offset_of(&self, row: u32, column: u32, component_size: u32) -> u32 {
        let (vector, component) = match self.major {
            Majorness::Row => (row, column),
            Majorness::Column => (column, row),
        };
        vector * self.stride + component * component_size
    }
}

/// A member of a struct in memory: a base, a field, or consecutive bit-fields that share an integer.
#[derive(Clone, Debug, PartialEq)]
pub struct MemberLayout {
    pub member: Member,
    pub offset: u32,
    pub layout: Rc<Layout>,
    /// The rule of the struct, except for [`LayoutRule::DxCbufferTail`].
    pub rule: LayoutRule,
}

impl MemberLayout {
    pub fn size(&self) -> u32 {
        self.layout.size
    }
    pub fn end(&self) -> u32 {
        self.offset.saturating_add(self.layout.size)
    }
}

/// What a member of a struct represents, regardless of its layout. See [`members`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    pub source: MemberSource,
    pub ty: TypeId,
    /// `vk::offset`, `packoffset` or `register(c#)`.
    pub fixed_offset: Option<u32>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MemberSource {
    Base(StructId),
    /// The index into [`crate::types::Struct::fields`]; for a block of globals, into its list of them.
    Field(u32),
    BitFields(Vec<BitField>),
}

/// One bit-field in the integer that it shares with its neighbors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BitField {
    pub field: u32,
    pub shift: u32,
    pub width: u32,
}

/// Structs nested deeper than this have no layout. The checker rejects them long before.
const MAX_DEPTH: u32 = 512;

/// The members of a struct as they appear in SPIR-V: the base first, with bit-fields of one type combined. Those of
/// type `bool` lie in a `uint`, and are true if any of their bits is set.
pub fn members(types: &Types, id: StructId, context: &LayoutContext) -> Vec<Member> {
    let it = &types.structs[id];
    let mut members = Vec::with_capacity(it.fields.len() + 1);
    if let Some(base) = it.base
        && let Some(ty) = types.find(&Type::Struct(base))
    {
        members.push(Member { source: MemberSource::Base(base), ty, fixed_offset: None });
    }
    for (index, field) in it.fields.iter().enumerate() {
        let index = index as u32;
        let fixed_offset = attribute::offset(&field.attributes);
        let Some(width) = field.bit_width else {
            let fixed_offset = fixed_offset.or(field.pack_offset);
            members.push(Member { source: MemberSource::Field(index), ty: field.ty, fixed_offset });
            continue;
        };
        let ty = match types.unmodified(field.ty) {
            it if it == types.bool => types.uint,
            it => it,
        };
        let capacity = types.component(ty).map_or(32, |scalar| 8 * scalar_size(scalar, context));
        if let Some(Member { source: MemberSource::BitFields(bits), .. }) = members.last_mut()
            && let Some(last) = bits.last()
            && let before = &it.fields[last.field as usize]
            && let Some(shift) = types.shares_bits(before, last.shift + last.width, field, capacity)
        {
            bits.push(BitField { field: index, shift, width });
            continue;
        }
        let bits = vec![BitField { field: index, shift: 0, width }];
        members.push(Member { source: MemberSource::BitFields(bits), ty, fixed_offset });
    }
    members
}

/// The size of a scalar in memory, in bytes.
pub fn scalar_size(scalar: Scalar, context: &LayoutContext) -> u32 {
    match context.native_16_bit && scalar.is_min_precision() {
        true => 2,
        false => scalar.size(),
    }
}

/// The layouts of one compilation, each computed once.
#[derive(Clone, Debug, Default)]
pub struct Layouts {
    pub context: LayoutContext,
    known: FxHashMap<(TypeId, LayoutRule), Rc<Layout>>,
}

/// The layout of one type. For many, keep a [`Layouts`].
pub fn of(types: &Types, ty: TypeId, rule: LayoutRule, context: &LayoutContext) -> Rc<Layout> {
    Layouts::new(*context).of(types, ty, rule)
}

/// What a struct or block is laid out from.
struct Parts {
    /// The struct, or none for a block.
    id: Option<StructId>,
    members: Vec<Member>,
    /// Where the first member without an explicit offset goes; those that have one do not count.
    start: Option<u32>,
}

impl Layouts {
    pub fn new(context: LayoutContext) -> Self {
        Layouts { context, known: FxHashMap::default() }
    }

    pub fn of(&mut self, types: &Types, ty: TypeId, rule: LayoutRule) -> Rc<Layout> {
        self.at_depth(types, ty, rule, 0)
    }

    /// A block whose members are variables: a `cbuffer` with its `packoffset`s.
    pub fn block(&mut self, types: &Types, members: Vec<Member>, rule: LayoutRule) -> Rc<Layout> {
        Rc::new(self.structure(types, Parts { id: None, members, start: None }, rule, 0))
    }

    /// `$Globals`: variables without a `register(c#)` come after all those that have one.
    pub fn globals_block(&mut self, types: &Types, members: Vec<Member>, rule: LayoutRule) -> Rc<Layout> {
        let fixed = members.iter().filter_map(|it| Some((it.fixed_offset?, it.ty)));
        let ends = fixed.map(|(offset, ty)| offset.saturating_add(self.of(types, ty, rule).size));
        let start = ends.max().unwrap_or(0);
        Rc::new(self.structure(types, Parts { id: None, members, start: Some(start) }, rule, 0))
    }

    /// The distance from one element of an array (or structured buffer) to the next.
    pub fn array_stride(&mut self, types: &Types, element: TypeId, rule: LayoutRule) -> u32 {
        let element = self.of(types, element, rule);
        array_of(&element, 1, rule).stride
    }

    pub fn scalar_size(&self, scalar: Scalar) -> u32 {
        scalar_size(scalar, &self.context)
    }

    fn at_depth(&mut self, types: &Types, ty: TypeId, rule: LayoutRule, depth: u32) -> Rc<Layout> {
        let ty = types.unmodified(ty);
        if let Some(known) = self.known.get(&(ty, rule)) {
            return known.clone();
        }
        let layout = if depth > MAX_DEPTH { OPAQUE } else { self.compute(types, ty, rule, depth) };
        let layout = Rc::new(layout);
        self.known.insert((ty, rule), layout.clone());
        layout
    }

    fn compute(&mut self, types: &Types, ty: TypeId, rule: LayoutRule, depth: u32) -> Layout {
        match types[ty] {
            Type::Scalar(scalar) => self.scalar(scalar),
            Type::Enum(id) => self.scalar(types.enums[id].underlying),
            Type::Vector { scalar, len } => self.vector(scalar, len, rule),
            Type::Matrix { scalar, rows, columns, major } => {
                let major = major.unwrap_or(self.context.default_major);
                self.matrix(scalar, rows, columns, major, rule)
            }
            Type::Array { element, length } => {
                let element = self.at_depth(types, element, rule, depth + 1);
                let count = match length {
                    ArrayLength::Fixed(count) => count,
                    ArrayLength::Spec { default, .. } => default,
                    ArrayLength::Unsized => 0,
                };
                let ArrayShape { stride, alignment, size } = array_of(&element, count, rule);
                let phases = array_phases(&element, count, stride);
                Layout { size, alignment, phases, kind: Kind::Array { element, length, stride } }
            }
            Type::Struct(id) => {
                let members = members(types, id, &self.context);
                self.structure(types, Parts { id: Some(id), members, start: None }, rule, depth)
            }
            Type::Object { ref kind, .. } if *kind == crate::types::ObjectKind::BufferPointer => {
                Layout { size: 8, alignment: 8, phases: u16::MAX, kind: Kind::Scalar(Scalar::Uint64) }
            }
            // Inline SPIR-V says how large its types are.
            Type::Object { kind: crate::types::ObjectKind::SpirvType, ref args } => {
                let number = |index: usize| match args.get(index) {
                    Some(TemplateArgument::Integer(value)) => u32::try_from(*value).unwrap_or(0),
                    _ => 0,
                };
                Layout { size: number(1), alignment: number(2).max(1), phases: u16::MAX, kind: Kind::Opaque }
            }
            Type::Modified { .. }
            | Type::Error
            | Type::Void
            | Type::Object { .. }
            | Type::String
            | Type::Dependent(_) => OPAQUE,
        }
    }

    fn scalar(&self, scalar: Scalar) -> Layout {
        let size = self.scalar_size(scalar);
        Layout { size, alignment: size, phases: u16::MAX, kind: Kind::Scalar(scalar) }
    }

    fn vector(&self, scalar: Scalar, len: u32, rule: LayoutRule) -> Layout {
        let component = self.scalar_size(scalar);
        if len <= 1 {
            return self.scalar(scalar);
        }
        // Long vectors lie as arrays do.
        let is_packed = rule.aligns_by_component() || len > 4;
        let alignment = if is_packed { component } else { component * len.next_power_of_two() };
        let size = component.saturating_mul(len);
        let phases = if len > 4 { u16::MAX } else { phases_where(|phase| !straddles(size, phase)) };
        Layout { size, alignment, phases, kind: Kind::Vector { scalar, len } }
    }

    fn matrix(&self, scalar: Scalar, rows: u8, columns: u8, major: Majorness, rule: LayoutRule) -> Layout {
        if rows == 1 && columns == 1 {
            return self.scalar(scalar);
        }
        let component = self.scalar_size(scalar);
        let mut matrix = Matrix { scalar, rows, columns, major, stride: component, is_split: false };
        let (vectors, len) = (matrix.vectors(), matrix.vector_len());
        if (rows == 1 || columns == 1) && !(rule.is_dx_cbuffer() && len == 1) {
            // Just a vector, whatever the majorness.
            let vector = self.vector(scalar, u32::from(rows.max(columns)), rule);
            matrix.stride = if len == 1 { component } else { vector.size };
            return Layout { kind: Kind::Matrix(matrix), ..vector };
        }
        let (alignment, size);
        if rule.aligns_by_component() && !rule.is_dx_cbuffer() {
            matrix.stride = component * len;
            alignment = component;
            size = matrix.stride * vectors;
        } else {
            let vector = component * if len == 3 { 4 } else { len };
            alignment = if rule.pads_aggregates() { round_up(vector, 16) } else { vector };
            matrix.stride = alignment;
            size = if rule.is_dx_cbuffer() {
                // What follows may lie in the last register.
                matrix.stride * (vectors - 1) + component * len
            } else {
                matrix.stride * vectors
            };
            // SPIR-V sees no tail behind column-major HLSL matrices.
            let has_tail = matrix.stride > component * len && major == Majorness::Row;
            // WGSL knows matrices of HLSL's rows only, one as close to the next as their alignment lets them.
            let is_foreign = rule.is_wgsl() && (major == Majorness::Column || matrix.stride != vector);
            matrix.is_split = rule == LayoutRule::DxCbufferTail && has_tail || is_foreign;
        }
        // Each vector is aligned as a whole.
        Layout { size, alignment, phases: u16::MAX, kind: Kind::Matrix(matrix) }
    }

    fn structure(&mut self, types: &Types, parts: Parts, rule: LayoutRule, depth: u32) -> Layout {
        let Parts { id, members, start } = parts;
        let is_union = id.is_some_and(|id| types.structs[id].is_union);
        let mut alignment = 1;
        // `next`: where the last member ends; `end`: where the last of all by offset ends.
        let (mut next, mut end) = (start.unwrap_or(0), 0u32);
        let mut phases = u16::MAX;
        let mut placed = Vec::with_capacity(members.len());
        for member in members {
            let layout = self.at_depth(types, member.ty, rule, depth + 1);
            let mut offset = match member.fixed_offset {
                Some(fixed) => fixed,
                None if is_union => 0,
                None => place(&layout, next, rule, &self.context),
            };
            alignment = alignment.max(layout.alignment);
            if member.fixed_offset.is_none() || start.is_none() {
                next = offset.saturating_add(layout.size);
            }
            end = end.max(offset.saturating_add(layout.size));
            if layout.size == 0 && rule.is_std140() && member.fixed_offset.is_none() {
                // An empty struct takes no room, but SPIR-V wants it aligned as a struct. DXC forgets that.
                offset = round_up(offset, 16);
            }
            phases &= layout.phases_at(offset);
            placed.push(MemberLayout { member, offset, layout, rule });
        }
        if rule == LayoutRule::DxCbuffer {
            self.give_away_tails(types, &mut placed, depth);
        }
        if !placed.is_empty() {
            if rule.pads_aggregates() {
                alignment = round_up(alignment, 16);
            }
            // Under scalar layout the next member may lie in the tail of a struct. In cbuffers of DX layout, too.
            let may_share_tail = matches!(rule, LayoutRule::Scalar | LayoutRule::Record | LayoutRule::Void)
                || rule.is_dx_cbuffer();
            if !may_share_tail {
                end = round_up(end, alignment);
            }
        }
        Layout { size: end, alignment, phases, kind: Kind::Struct { id, members: placed } }
    }

    /// Members whose last matrix has another member in its tail change to [`LayoutRule::DxCbufferTail`].
    fn give_away_tails(&mut self, types: &Types, members: &mut [MemberLayout], depth: u32) {
        // An empty struct is a guest, too: spirv-val asks where a member begins, not whether it has a size.
        let starts: Vec<u32> = members.iter().map(|it| it.offset).collect();
        for member in members {
            let full = member.offset.saturating_add(member.layout.spirv_size());
            if starts.iter().any(|&it| it >= member.end() && it < full) {
                member.rule = LayoutRule::DxCbufferTail;
                member.layout = self.at_depth(types, member.member.ty, member.rule, depth + 1);
            }
        }
    }
}

impl Layout {
    /// Whether no vector in it needlessly crosses a 16-byte boundary if it begins there.
    pub fn may_start_at(&self, offset: u32) -> bool {
        self.phases & (1 << (offset % 16)) != 0
    }

    /// The phases of what has it at an offset.
    fn phases_at(&self, offset: u32) -> u16 {
        self.phases.rotate_right(offset % 16)
    }

    /// The bytes that no other member may occupy, as SPIR-V counts: a matrix of rows has the padding of the last one,
    /// too.
    pub fn spirv_size(&self) -> u32 {
        match &self.kind {
            // One row or column is an array of scalars or a vector.
            Kind::Matrix(matrix)
                if matrix.major == Majorness::Row
                    && !matrix.is_split
                    && matrix.scalar.is_float()
                    && matrix.rows > 1
                    && matrix.columns > 1 =>
            {
                matrix.stride.saturating_mul(matrix.vectors()).max(self.size)
            }
            Kind::Array { element, .. } => self.size.saturating_add(element.spirv_size() - element.size),
            Kind::Struct { members, .. } => {
                let ends = members.iter().map(|it| it.offset.saturating_add(it.layout.spirv_size()));
                ends.max().unwrap_or(0).max(self.size)
            }
            _ => self.size,
        }
    }
}

/// The phases of which that holds.
fn phases_where(holds: impl Fn(u32) -> bool) -> u16 {
    (0..16).filter(|&phase| holds(phase)).fold(0, |phases, phase| phases | 1 << phase)
}

/// The phases of an array whose elements lie `stride` apart.
fn array_phases(element: &Layout, count: u32, stride: u32) -> u16 {
    // From the seventeenth on they repeat.
    (0..count.min(16)).fold(u16::MAX, |phases, index| phases & element.phases_at(index * (stride % 16)))
}

const OPAQUE: Layout = Layout { size: 0, alignment: 1, phases: u16::MAX, kind: Kind::Opaque };

/// Where a member goes that may begin at `next`.
fn place(layout: &Layout, next: u32, rule: LayoutRule, context: &LayoutContext) -> u32 {
    let mut alignment = layout.alignment;
    let scalar = match layout.kind {
        Kind::Vector { scalar, .. } => Some(scalar),
        Kind::Matrix(matrix) if matrix.rows == 1 || matrix.columns == 1 => {
            let is_vector = matrix.form(scalar_size(matrix.scalar, context)) == MatrixForm::Vector;
            is_vector.then_some(matrix.scalar)
        }
        _ => None,
    };
    if !rule.is_relaxed() {
        return round_up(next, alignment);
    }
    if scalar.is_some_and(|scalar| scalar_size(scalar, context) <= 4) {
        alignment = scalar.map_or(1, |scalar| scalar_size(scalar, context));
    }
    let offset = round_up(next, alignment);
    // At a multiple of 16 everything fits. DXC looks at vectors only, not into structs, where that is invalid.
    let fits = scalar.is_none() && rule.is_dx_cbuffer() || layout.may_start_at(offset);
    if fits { offset } else { round_up(offset, 16) }
}

/// Whether a vector crosses a 16-byte boundary that it need not cross.
fn straddles(size: u32, offset: u32) -> bool {
    if size <= 16 {
        offset / 16 != (u64::from(offset) + u64::from(size) - 1) as u32 / 16
    } else {
        !offset.is_multiple_of(16)
    }
}

struct ArrayShape {
    stride: u32,
    alignment: u32,
    size: u32,
}

fn array_of(element: &Layout, count: u32, rule: LayoutRule) -> ArrayShape {
    let mut alignment = element.alignment;
    if rule.pads_aggregates() {
        alignment = round_up(alignment, 16);
    }
    // DXC forgets to round up under scalar layout (`{ double, float }`), which is invalid.
    let mut stride = match rule {
        // No element may begin where another one does, even if it is empty.
        LayoutRule::Void => round_up(element.size, alignment),
        _ => round_up(element.size, alignment).max(if element.size == 0 { alignment } else { 0 }),
    };
    if rule.is_relaxed() && array_phases(element, count, stride) & 1 == 0 {
        stride = round_up(stride, 16);
    }
    let size = if count == 0 {
        0
    } else if rule.is_dx_cbuffer() {
        // What follows may lie in the last element's register.
        stride.saturating_mul(count - 1).saturating_add(element.size)
    } else {
        stride.saturating_mul(count)
    };
    ArrayShape { stride, alignment, size }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        source::Span,
        symbol::Symbol,
        types::{Field, Struct},
    };

    fn structure(types: &mut Types, fields: &[TypeId]) -> TypeId {
        let field = |&ty: &TypeId| Field::new(Symbol(0), ty, Span::default());
        let id = types.structs.add(Struct { is_complete: true, ..Struct::new(Symbol(0), Span::default()) });
        fields.iter().for_each(|it| types.add_field(id, field(it)));
        types.intern(Type::Struct(id))
    }

    fn offsets(types: &Types, ty: TypeId, rule: LayoutRule) -> Vec<u32> {
        match &of(types, ty, rule, &LayoutContext::default()).kind {
            Kind::Struct { members, .. } => members.iter().map(|member| member.offset).collect(),
            _ => Vec::new(),
        }
    }

    /// The table of the manual's section on memory layout.
    #[test]
    fn the_manual_gives_these_offsets() {
        let mut types = Types::default();
        let (float, int) = (types.float, types.int);
        let float2 = types.vector(super::Scalar::Float, 2);
        let float3 = types.vector(super::Scalar::Float, 3);
        let inner = structure(&mut types, &[float3]);
        let matrix = types.matrix(super::Scalar::Float, 2, 3);
        let row_major = types.intern(Type::Matrix {
            scalar: super::Scalar::Float,
            rows: 2,
            columns: 3,
            major: Some(Majorness::Row),
        });
        let ints = types.array(int, ArrayLength::Fixed(3));
        let pairs = types.array(float2, ArrayLength::Fixed(2));
        let whole = structure(&mut types, &[float, float3, inner, matrix, row_major, ints, pairs]);
        use LayoutRule::*;
        for (rule, expected) in [
            (RelaxedStd140, [0, 4, 16, 32, 80, 112, 160]),
            (DxCbuffer, [0, 4, 16, 32, 80, 112, 160]),
            (GlStd140, [0, 16, 32, 48, 96, 128, 176]),
            (Scalar, [0, 4, 16, 28, 52, 76, 88]),
            (RelaxedStd430, [0, 4, 16, 32, 64, 96, 112]),
            (DxStructured, [0, 4, 16, 28, 52, 76, 88]),
            (GlStd430, [0, 16, 32, 48, 80, 112, 128]),
        ] {
            assert_eq!(offsets(&types, whole, rule), expected, "{rule:?}");
        }
    }

    #[test]
    fn a_scalar_lies_in_the_last_register_of_an_array_or_matrix() {
        let mut types = Types::default();
        let float = types.float;
        let floats = types.array(float, ArrayLength::Fixed(2));
        let matrix = types.matrix(super::Scalar::Float, 2, 3);
        let whole = structure(&mut types, &[floats, float, matrix, float]);
        assert_eq!(offsets(&types, whole, LayoutRule::DxCbuffer), [0, 20, 32, 72]);
        assert_eq!(offsets(&types, whole, LayoutRule::RelaxedStd140), [0, 32, 48, 96]);
    }

    #[test]
    fn a_row_of_one_column_matrices_takes_a_register_each_in_cbuffers_of_direct_x() {
        let mut types = Types::default();
        let float = types.float;
        let matrix = types.matrix(super::Scalar::Float, 1, 3);
        let whole = structure(&mut types, &[matrix, float]);
        assert_eq!(offsets(&types, whole, LayoutRule::DxCbuffer), [0, 36]);
        assert_eq!(offsets(&types, whole, LayoutRule::DxStructured), [0, 12]);
    }
}
