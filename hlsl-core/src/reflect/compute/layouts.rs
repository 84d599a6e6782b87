//! Structs and the types of what blocks hold, with their offsets.

use super::Context;
use crate::{
    layout::{Kind, Layout, LayoutRule, MatrixForm, MemberSource, scalar_size},
    reflect::{BitField, MemberLayout, StructLayout, TypeLayout, scalar::scalar_kind},
    source::Span,
    symbol::{Symbols, kw},
    typed,
    types::{ArrayLength, StructId, Type, TypeId},
};

/// What a member is called, and what is said of it.
struct Named {
    name: String,
    bit_fields: Vec<BitField>,
    doc: String,
}

impl Context<'_> {
    pub(super) fn type_layout(&mut self, ty: TypeId, rule: LayoutRule) -> Option<TypeLayout> {
        let layout = self.layouts.of(&self.program.types, ty, rule);
        self.of_layout(&layout, rule)
    }

    fn of_layout(&mut self, layout: &Layout, rule: LayoutRule) -> Option<TypeLayout> {
        let context = self.layouts.context;
        Some(match &layout.kind {
            Kind::Opaque => return None,
            Kind::Scalar(scalar) => TypeLayout::Scalar(scalar_kind(*scalar, &context)),
            Kind::Vector { scalar, len } => {
                TypeLayout::Vector { scalar: scalar_kind(*scalar, &context), len: *len }
            }
            Kind::Matrix(matrix) => {
                let scalar = scalar_kind(matrix.scalar, &context);
                match matrix.form(scalar_size(matrix.scalar, &context)) {
                    MatrixForm::Vector => {
                        TypeLayout::Vector { scalar, len: u32::from(matrix.rows.max(matrix.columns)) }
                    }
                    MatrixForm::ScalarArray => TypeLayout::Array {
                        element: Box::new(TypeLayout::Scalar(scalar)),
                        count: matrix.vectors(),
                        stride: matrix.stride,
                    },
                    MatrixForm::Matrix | MatrixForm::VectorArray => TypeLayout::Matrix {
                        scalar,
                        rows: u32::from(matrix.rows),
                        columns: u32::from(matrix.columns),
                        is_row_major: !matrix.spirv_row_major(),
                        stride: matrix.stride,
                    },
                }
            }
            Kind::Array { element, length, stride } => {
                let element = Box::new(self.of_layout(element, rule)?);
                match length {
                    ArrayLength::Fixed(count) | ArrayLength::Spec { default: count, .. } => {
                        TypeLayout::Array { element, count: *count, stride: *stride }
                    }
                    ArrayLength::Unsized => TypeLayout::RuntimeArray { element, stride: *stride },
                }
            }
            Kind::Struct { id, members } => match id {
                Some(id) => TypeLayout::Struct(self.structure(*id, layout, members, rule)),
                None => return None,
            },
        })
    }

    fn structure(
        &mut self,
        id: StructId,
        layout: &Layout,
        members: &[crate::layout::MemberLayout],
        rule: LayoutRule,
    ) -> usize {
        if let Some(&known) = self.structs.get(&(id, rule)) {
            return known;
        }
        let program = self.program;
        let it = &program.types.structs[id];
        let name = |source: &MemberSource| match source {
            MemberSource::Base(_) => "base".to_string(),
            MemberSource::Field(index) => field_name(it, *index, self.symbols),
            MemberSource::BitFields(bits) => {
                bits.first().map_or(String::new(), |bits| field_name(it, bits.field, self.symbols))
            }
        };
        let doc = |source: &MemberSource| {
            let index = match source {
                MemberSource::Field(index) => Some(*index),
                MemberSource::BitFields(bits) => bits.first().map(|it| it.field),
                MemberSource::Base(_) => None,
            };
            let field = index.and_then(|index| it.fields.get(index as usize));
            field.map_or(String::new(), |field| self.doc(field.span))
        };
        let named: Vec<Named> = members
            .iter()
            .map(|member| {
                let bits = match &member.member.source {
                    MemberSource::BitFields(bits) => bits
                        .iter()
                        .map(|bits| BitField {
                            name: field_name(it, bits.field, self.symbols),
                            shift: bits.shift,
                            width: bits.width,
                        })
                        .collect(),
                    _ => Vec::new(),
                };
                let source = &member.member.source;
                Named { name: name(source), bit_fields: bits, doc: doc(source) }
            })
            .collect();
        let members = self.members(members, named, rule);
        let name = self.text(it.display_name);
        let span = program.types.structs[id].span;
        let index = self.add_struct(name, layout.alignment, members, rule, (Some(id), span));
        self.structs.insert((id, rule), index);
        index
    }

    fn members(
        &mut self,
        members: &[crate::layout::MemberLayout],
        named: Vec<Named>,
        rule: LayoutRule,
    ) -> Vec<MemberLayout> {
        let mut result = Vec::with_capacity(members.len());
        for (member, Named { name, bit_fields, doc }) in members.iter().zip(named) {
            let Some(layout) = self.of_layout(&member.layout, rule) else { continue };
            let hlsl_type = self.declared_type(member.member.ty);
            result.push(MemberLayout { name, offset: member.offset, layout, hlsl_type, bit_fields, doc });
        }
        result
    }

    fn add_struct(
        &mut self,
        name: String,
        alignment: u32,
        members: Vec<MemberLayout>,
        rule: LayoutRule,
        (id, span): (Option<StructId>, Span),
    ) -> usize {
        let structs = &self.out.structs;
        let ends = members.iter().map(|it| it.offset.saturating_add(it.layout.size(structs)));
        let size = ends.max().unwrap_or(0);
        let place = self.place(span);
        // Above the first of several variables is what is said of that one.
        let doc = id.map_or(String::new(), |_| self.doc(span));
        self.out.structs.push(StructLayout {
            name,
            rule: rule.name(),
            size,
            alignment,
            members,
            id,
            place,
            doc,
        });
        self.out.structs.len() - 1
    }

    /// The spelling, with `row_major` if it is specified.
    fn declared_type(&self, ty: TypeId) -> String {
        let spelled = self.spell(ty);
        match self.types()[self.types().innermost(ty)] {
            Type::Matrix { major: Some(crate::types::Majorness::Row), .. } => format!("row_major {spelled}"),
            Type::Matrix { major: Some(crate::types::Majorness::Column), .. } => {
                format!("column_major {spelled}")
            }
            _ => spelled,
        }
    }

    /// A block made of global variables.
    pub(super) fn block_of(
        &mut self,
        name: &str,
        globals: &[typed::GlobalId],
        layout: &Layout,
        rule: LayoutRule,
    ) -> usize {
        let program = self.program;
        let Kind::Struct { members, .. } = &layout.kind else {
            let at = globals.first().map(|&id| program.globals[id].span).unwrap_or_default();
            self.sink.bug(at, format_args!("the block `{name}` has no members"));
            return 0;
        };
        let named = |&id: &typed::GlobalId| {
            let it = &program.globals[id];
            Named { name: self.text(it.name), bit_fields: Vec::new(), doc: self.doc(it.span) }
        };
        let names = globals.iter().map(named).collect();
        let members = self.members(members, names, rule);
        let span = globals.first().map_or(Span::default(), |&id| program.globals[id].span);
        self.add_struct(name.to_string(), layout.alignment, members, rule, (None, span))
    }
}

/// A member without a name, whose own members can be named as if they were next to it, still needs one in Rust.
fn field_name(it: &crate::types::Struct, index: u32, symbols: &Symbols) -> String {
    match it.fields.get(index as usize) {
        Some(field) if field.name == kw::EMPTY && field.bit_width.is_none() => format!("unnamed{index}"),
        Some(field) => symbols.text(field.name).to_string(),
        None => String::new(),
    }
}
