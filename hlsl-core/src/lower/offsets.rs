//! Checks that the offsets given by the shader (`vk::offset`, `packoffset`, `register(c#)`) fit the layout; computed
//! offsets always do.
//!
//! This rejects exactly what a validator rejects, so that no invalid module is generated.

use rustc_hash::FxHashSet;

use crate::{
    diagnostics::{Sink, list::layout as errors},
    layout::{Kind, Layout, LayoutContext, LayoutRule, MemberLayout, MemberSource, scalar_size},
    math::round_up,
    source::Span,
    symbol::{Symbol, Symbols},
    types::{ArrayLength, Majorness, ObjectKind, StructId, Type, TypeId, Types, name},
};

/// A member whose offset is checked.
struct Placed<'m> {
    layout: &'m MemberLayout,
    name: Symbol,
    at: Span,
}

/// Structs whose offsets were checked, and those whose offsets are invalid.
#[derive(Default)]
pub(super) struct Checked {
    structs: FxHashSet<(StructId, LayoutRule)>,
    misplaced: FxHashSet<StructId>,
}

/// What a check reads, and where it reports.
pub(super) struct Check<'c> {
    pub(super) types: &'c Types,
    pub(super) context: &'c LayoutContext,
    pub(super) symbols: &'c Symbols,
    pub(super) sink: &'c mut Sink,
}

impl Check<'_> {
    /// Looks at the members of a struct in memory of that layout, once.
    pub(super) fn structure(
        &mut self,
        checked: &mut Checked,
        id: StructId,
        members: &[MemberLayout],
        rule: LayoutRule,
    ) {
        let it = &self.types.structs[id];
        // One complaint about a struct is enough, however many layouts it has.
        if it.is_union || checked.misplaced.contains(&id) || !checked.structs.insert((id, rule)) {
            return;
        }
        let field = |index: u32| it.fields.get(index as usize).map(|field| (field.name, field.span));
        let names: Vec<(Symbol, Span)> = members
            .iter()
            .map(|member| {
                let named = match &member.member.source {
                    MemberSource::Base(base) => Some((self.types.structs[*base].name, it.span)),
                    MemberSource::Field(index) => field(*index),
                    MemberSource::BitFields(bits) => bits.first().and_then(|bits| field(bits.field)),
                };
                named.unwrap_or((it.name, it.span))
            })
            .collect();
        if self.members(members, &names, rule) {
            checked.misplaced.insert(id);
        }
    }

    /// Whether something was reported. `names`: of the members, in the same order.
    pub(super) fn members(
        &mut self,
        members: &[MemberLayout],
        names: &[(Symbol, Span)],
        rule: LayoutRule,
    ) -> bool {
        self.sizes(members, names) || self.offsets(members, names, rule)
    }

    /// Whether a member was reported that has no size, or one that does not fit in any memory.
    fn sizes(&mut self, members: &[MemberLayout], names: &[(Symbol, Span)]) -> bool {
        let mut is_wrong = false;
        for (member, &(name, at)) in members.iter().zip(names) {
            let ty = self.types.innermost(member.member.ty);
            let kind = match self.types[ty] {
                Type::Object { kind, .. } => Some(kind),
                _ => None,
            };
            if matches!(kind, Some(ObjectKind::SpirvOpaqueType | ObjectKind::ExtResultId)) {
                let (name, ty) = (self.symbols.text(name).to_owned(), self.spelled(ty));
                self.sink.push(errors::NoPlaceForOpaqueType { name, ty, at });
                is_wrong = true;
            } else if kind == Some(ObjectKind::RayQuery) {
                let name = self.symbols.text(name).to_owned();
                self.sink.push(errors::NoPlaceForRayQuery { name, at });
                is_wrong = true;
            } else if member.offset.checked_add(member.layout.size).is_none_or(|it| it == u32::MAX) {
                let name = self.symbols.text(name).to_owned();
                self.sink.push(errors::TooLargeForMemory { name, at });
                return true;
            }
        }
        is_wrong
    }

    fn offsets(&mut self, members: &[MemberLayout], names: &[(Symbol, Span)], rule: LayoutRule) -> bool {
        if members.iter().all(|it| it.member.fixed_offset.is_none()) {
            return false;
        }
        let mut placed: Vec<Placed> = (members.iter().zip(names))
            .map(|(layout, &(name, at))| Placed { layout, name, at })
            .filter(|Placed { layout: it, .. }| it.layout.size > 0 || is_empty_struct(&it.layout))
            .collect();
        placed.sort_by_key(|it| it.layout.offset);
        let before = self.sink.diagnostics().len();
        for it in &placed {
            self.place(it, rule);
        }
        // The one that reaches farthest so far: it need not be the last.
        let mut farthest: Option<&Placed> = None;
        for it in &placed {
            if let Some(first) = farthest {
                self.pair(first, it, rule);
            }
            if farthest.is_none_or(|first| it.layout.end() > first.layout.end()) {
                farthest = Some(it);
            }
        }
        self.sink.diagnostics().len() > before
    }

    fn place(&mut self, &Placed { layout: member, name, at }: &Placed, rule: LayoutRule) {
        let alignment = needed_alignment(&member.layout, rule, self.context);
        let start = member.offset;
        let name = self.symbols.text(name).to_owned();
        if !start.is_multiple_of(alignment) {
            let next = round_up(start, alignment);
            let ty = self.spelled(member.member.ty);
            let rule = rule.name();
            self.sink.push(errors::MemberUnaligned { name, ty, start, alignment, next, rule, at });
        } else if rule.is_relaxed_block() && !member.layout.may_start_at(start) {
            let next = round_up(start, alignment.max(16));
            self.sink.push(errors::VectorStraddles { name, start, next, rule: rule.name(), at });
        }
    }

    /// `second` begins where `first` does or later.
    fn pair(&mut self, first: &Placed, second: &Placed, rule: LayoutRule) {
        let (before, behind) = (first.layout, second.layout);
        let start = behind.offset;
        let content = content_size(&before.layout, self.context);
        let end = before.offset.saturating_add(content);
        // Validators let members lie behind the last component of a `column_major` matrix, but not of an array.
        let is_matrix = match before.layout.kind {
            Kind::Matrix(it) => it.major == Majorness::Column && it.scalar.is_float(),
            _ => false,
        };
        let is_open = rule.is_scalar() || is_matrix && !rule.is_wgsl();
        let full = if is_open { end } else { before.end() };
        if start >= full {
            return;
        }
        let next = round_up(full, needed_alignment(&behind.layout, rule, self.context));
        let (at, other) = (second.at, first.at);
        let (first, second) =
            (self.symbols.text(first.name).to_owned(), self.symbols.text(second.name).to_owned());
        if start < end {
            self.sink.push(errors::MembersOverlap { first, second, start, end, next, at, other });
        } else {
            let rule = rule.name();
            self.sink.push(errors::MemberInPadding { first, second, start, next, rule, at, other });
        }
    }

    fn spelled(&self, ty: TypeId) -> String {
        name::of(self.types, self.symbols, ty)
    }
}

/// The requirements of a validator on the offset of a member.
fn needed_alignment(layout: &Layout, rule: LayoutRule, context: &LayoutContext) -> u32 {
    let is_vector = match layout.kind {
        Kind::Vector { .. } => true,
        Kind::Matrix(matrix) => matrix.rows == 1 || matrix.columns == 1,
        _ => false,
    };
    // Whether a vector crosses a boundary is another question.
    let is_by_component = rule.is_scalar() || (rule.is_relaxed_block() && is_vector);
    if is_by_component { component_size(layout, context) } else { layout.alignment.max(1) }
}

/// Takes no room, but is a member of the SPIR-V struct all the same, unlike what holds resources only.
fn is_empty_struct(layout: &Layout) -> bool {
    match &layout.kind {
        Kind::Struct { members, .. } => members.iter().all(|it| is_empty_struct(&it.layout)),
        Kind::Array { element, .. } => is_empty_struct(element),
        Kind::Opaque | Kind::Scalar(_) | Kind::Vector { .. } | Kind::Matrix(_) => false,
    }
}

/// The size of the largest component.
fn component_size(layout: &Layout, context: &LayoutContext) -> u32 {
    match &layout.kind {
        Kind::Opaque => layout.alignment.max(1),
        Kind::Scalar(_) => layout.size.max(1),
        Kind::Vector { scalar, .. } => scalar_size(*scalar, context),
        Kind::Matrix(matrix) => scalar_size(matrix.scalar, context),
        Kind::Array { element, .. } => component_size(element, context),
        Kind::Struct { members, .. } => {
            members.iter().map(|it| component_size(&it.layout, context)).max().unwrap_or(1)
        }
    }
}

/// Bytes up to the end of the last component, without the padding behind it.
fn content_size(layout: &Layout, context: &LayoutContext) -> u32 {
    let behind = |count: u32, stride: u32, last: u32| match count {
        0 => 0,
        count => stride.saturating_mul(count - 1).saturating_add(last),
    };
    match &layout.kind {
        Kind::Array { element, length, stride } => {
            let count = match *length {
                ArrayLength::Fixed(count) => count,
                ArrayLength::Spec { default, .. } => default,
                ArrayLength::Unsized => 0,
            };
            behind(count, *stride, content_size(element, context))
        }
        Kind::Struct { members, .. } => {
            let ends = members.iter().map(|it| it.offset.saturating_add(content_size(&it.layout, context)));
            ends.max().unwrap_or(0)
        }
        Kind::Matrix(matrix) if matrix.rows > 1 && matrix.columns > 1 => {
            behind(matrix.vectors(), matrix.stride, matrix.vector_len() * scalar_size(matrix.scalar, context))
        }
        Kind::Opaque | Kind::Scalar(_) | Kind::Vector { .. } | Kind::Matrix(_) => layout.size,
    }
}
