//! What both writers need first: the structs of all shaders merged, each with its fields in offset order, holes
//! made explicit, and the tails of arrays split off where the next member lies in them.

use super::{Conflict, Shader};
use crate::reflect::{MemberLayout, Reflection, ScalarKind, StructLayout, TypeLayout};

/// All structs of some shaders, each once.
#[derive(Clone, Debug, Default)]
pub(super) struct Plan {
    pub(super) structs: Vec<Struct>,
}

/// A struct with everything said about each byte.
#[derive(Clone, Debug)]
pub(super) struct Struct {
    /// As the host language has it: `Camera`, `Globals`.
    pub(super) name: String,
    pub(super) layout: StructLayout,
    pub(super) fields: Vec<Field>,
    /// With padding at the end: what `size_of` gives.
    pub(super) size: u32,
    /// The largest alignment of a field.
    pub(super) alignment: u32,
}

#[derive(Clone, Debug)]
pub(super) struct Field {
    /// Empty for padding.
    pub(super) name: String,
    pub(super) offset: u32,
    pub(super) kind: FieldKind,
    /// Of the declaration, for documentation.
    pub(super) hlsl_type: String,
    pub(super) part: Part,
}

/// Whether a field is a whole member of the shader's struct.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Part {
    Whole,
    /// All elements (or vectors of a matrix) but the last.
    Head {
        member: String,
    },
    /// The last one, whose padding holds the next member. `alone`: there is no head.
    Last {
        member: String,
        alone: bool,
    },
}

#[derive(Clone, Debug)]
pub(super) enum FieldKind {
    /// So many bytes that belong to nobody.
    Padding(u32),
    Value(Value),
}

/// A value with a size that equals its bytes in memory.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Value {
    Scalar(ScalarKind),
    /// Scalars where their alignment is not to be had (`vk::offset(4) double`): bytes in the host's order.
    Bytes {
        scalar: ScalarKind,
        count: u32,
    },
    Vector {
        scalar: ScalarKind,
        len: u32,
    },
    /// `count` vectors of `len` components; `padding` components behind each.
    Matrix {
        scalar: ScalarKind,
        count: u32,
        len: u32,
        padding: u32,
        rows: u32,
        columns: u32,
        is_row_major: bool,
    },
    Array {
        element: Box<Value>,
        count: u32,
    },
    /// `padding` bytes behind the value.
    Padded {
        value: Box<Value>,
        padding: u32,
    },
    /// An index into [`Plan::structs`].
    Struct(usize),
}

impl Value {
    pub(super) fn size(&self, structs: &[Struct]) -> u32 {
        match self {
            Value::Scalar(scalar) => scalar.size(),
            Value::Bytes { scalar, count } => scalar.size() * count,
            Value::Vector { scalar, len } => scalar.size() * len,
            Value::Matrix { scalar, count, len, padding, .. } => scalar.size() * count * (len + padding),
            Value::Array { element, count } => element.size(structs) * count,
            Value::Padded { value, padding } => value.size(structs) + padding,
            Value::Struct(index) => structs[*index].size,
        }
    }

    pub(super) fn alignment(&self, structs: &[Struct]) -> u32 {
        match self {
            Value::Scalar(scalar) | Value::Vector { scalar, .. } | Value::Matrix { scalar, .. } => {
                scalar.size()
            }
            Value::Bytes { .. } => 1,
            Value::Array { element, .. } => element.alignment(structs),
            Value::Padded { value, .. } => value.alignment(structs),
            Value::Struct(index) => structs[*index].alignment,
        }
    }
}

impl Plan {
    /// The structs of all `shaders`, equal ones once.
    pub(super) fn new(shaders: &[Shader<'_>]) -> Result<(Plan, Vec<Vec<usize>>), Conflict> {
        let mut plan = Plan::default();
        let mut owners: Vec<&str> = Vec::new();
        let mut maps = Vec::new();
        for shader in shaders {
            let mut map = Vec::with_capacity(shader.reflection.structs.len());
            let tight = tight(&shader.reflection.structs);
            let structs = named(shader.reflection);
            for (layout, &is_tight) in structs.iter().zip(&tight) {
                let wanted = type_name(&layout.name);
                let fields = plan.fields(layout, is_tight, &map, shader.reflection)?;
                let same_name = |it: &&(usize, &Struct)| it.1.layout.name == layout.name;
                let known: Vec<(usize, &Struct)> = plan.structs.iter().enumerate().collect();
                let equal = known.iter().filter(same_name).find(|(_, it)| same(&it.layout, layout, &map));
                if let Some(&(index, _)) = equal {
                    map.push(index);
                    continue;
                }
                // The same struct by other rules (or of another size) is another Rust type.
                let other = known.iter().filter(same_name).find(|(_, it)| it.layout.rule == layout.rule);
                if let Some(&(index, it)) = other
                    && owners[index] != shader.name
                {
                    return Err(Conflict::Different {
                        name: layout.name.clone(),
                        first: owners[index].to_owned(),
                        second: shader.name.to_owned(),
                        what: difference(&it.layout, layout),
                    });
                }
                let name = plan.free_name(&wanted, layout.rule);
                let mut remapped = layout.clone();
                remapped.members.iter_mut().for_each(|member| remap(&mut member.layout, &map));
                plan.push(name, remapped, fields, is_tight);
                owners.push(shader.name);
                map.push(plan.structs.len() - 1);
            }
            maps.push(map);
        }
        Ok((plan, maps))
    }

    fn push(&mut self, name: String, layout: StructLayout, mut fields: Vec<Field>, is_tight: bool) {
        if is_tight && !layout.size.is_multiple_of(8) {
            fields.iter_mut().for_each(without_alignment);
        }
        let alignment = fields
            .iter()
            .map(|field| match &field.kind {
                FieldKind::Padding(_) => 1,
                FieldKind::Value(value) => value.alignment(&self.structs),
            })
            .max()
            .unwrap_or(1);
        let end = fields.last().map_or(0, |it| it.offset + self.field_size(it));
        // An element of an array fills its stride, and a block its last 16 bytes, so that slices can be uploaded.
        let full = layout.size.next_multiple_of(layout.alignment.max(alignment).max(1));
        let size = if is_tight { end } else { end.max(full) };
        if size > end {
            fields.push(padding(end, size - end));
        }
        self.structs.push(Struct { name, layout, fields, size, alignment });
    }

    pub(super) fn field_size(&self, field: &Field) -> u32 {
        match &field.kind {
            FieldKind::Padding(bytes) => *bytes,
            FieldKind::Value(value) => value.size(&self.structs),
        }
    }

    fn free_name(&self, wanted: &str, rule: &str) -> String {
        let taken = |name: &str| self.structs.iter().any(|it| it.name == name);
        if !taken(wanted) {
            return wanted.to_owned();
        }
        let suffix: String = rule.split_whitespace().last().unwrap_or("").to_owned();
        let suffix = suffix[..1.min(suffix.len())].to_uppercase() + suffix.get(1..).unwrap_or("");
        let mut name = format!("{wanted}{suffix}");
        let mut number = 2;
        while taken(&name) {
            name = format!("{wanted}{suffix}{number}");
            number += 1;
        }
        name
    }

    fn fields(
        &self,
        layout: &StructLayout,
        is_tight: bool,
        map: &[usize],
        reflection: &Reflection,
    ) -> Result<Vec<Field>, Conflict> {
        let end = if is_tight { layout.size } else { u32::MAX };
        let mut members: Vec<&MemberLayout> = layout.members.iter().collect();
        members.sort_by_key(|it| it.offset);
        let mut fields: Vec<Field> = Vec::new();
        let mut at = 0;
        let mut last = "";
        for (index, member) in members.iter().enumerate() {
            let bytes = member.layout.size(&reflection.structs);
            if bytes == 0 {
                continue;
            }
            if member.offset < at {
                return Err(Conflict::Overlap {
                    structure: layout.name.clone(),
                    first: last.to_owned(),
                    second: member.name.clone(),
                });
            }
            if member.offset > at {
                fields.push(padding(at, member.offset - at));
            }
            let limit = members[index + 1..].iter().find(|it| it.layout.size(&reflection.structs) > 0);
            let room = limit.map_or(end, |next| next.offset).saturating_sub(member.offset);
            let before = fields.len();
            self.value_fields(member, room, map, &mut fields);
            at = fields.last().map_or(at, |it| it.offset + self.field_size(it));
            if at > member.offset.saturating_add(room.max(bytes)) || fields.len() == before {
                return Err(Conflict::Overlap {
                    structure: layout.name.clone(),
                    first: member.name.clone(),
                    second: limit.map_or(String::new(), |it| it.name.clone()),
                });
            }
            last = &member.name;
        }
        Ok(fields)
    }

    /// One field, or two when the next member lies in the tail of the last element.
    fn value_fields(&self, member: &MemberLayout, room: u32, map: &[usize], fields: &mut Vec<Field>) {
        let offset = member.offset;
        let field = |name: String, offset, value, part| Field {
            name,
            offset,
            kind: FieldKind::Value(value),
            hlsl_type: member.hlsl_type.clone(),
            part,
        };
        let head = || Part::Head { member: member.name.clone() };
        let last_part = |count: u32| Part::Last { member: member.name.clone(), alone: count == 1 };
        let value = self.value(&member.layout, offset, map);
        if value.size(&self.structs) <= room {
            fields.push(field(member.name.clone(), offset, value, Part::Whole));
            return;
        }
        // What follows lies in the padding of the last element: that one stands alone.
        match value {
            Value::Array { element, count } => {
                let stride = element.size(&self.structs);
                if count > 1 {
                    let value = Value::Array { element: element.clone(), count: count - 1 };
                    fields.push(field(format!("{}_head", member.name), offset, value, head()));
                }
                let last = match *element {
                    Value::Padded { value, .. } => *value,
                    Value::Matrix { scalar, len, .. } => Value::Vector { scalar, len },
                    other => other,
                };
                let at = offset + stride * (count - 1);
                fields.push(field(format!("{}_last", member.name), at, last, last_part(count)));
            }
            Value::Matrix { scalar, count, len, padding, rows, columns, is_row_major } => {
                let stride = scalar.size() * (len + padding);
                if count > 1 {
                    let value =
                        Value::Matrix { scalar, count: count - 1, len, padding, rows, columns, is_row_major };
                    fields.push(field(format!("{}_head", member.name), offset, value, head()));
                }
                let last = Value::Vector { scalar, len };
                let at = offset + stride * (count - 1);
                fields.push(field(format!("{}_last", member.name), at, last, last_part(count)));
            }
            Value::Padded { value, .. } => {
                fields.push(field(member.name.clone(), offset, *value, Part::Whole))
            }
            other => fields.push(field(member.name.clone(), offset, other, Part::Whole)),
        }
    }

    fn value(&self, layout: &TypeLayout, offset: u32, map: &[usize]) -> Value {
        match layout {
            TypeLayout::Scalar(scalar) if !offset.is_multiple_of(scalar.size()) => {
                Value::Bytes { scalar: *scalar, count: 1 }
            }
            TypeLayout::Vector { scalar, len } if !offset.is_multiple_of(scalar.size()) => {
                Value::Bytes { scalar: *scalar, count: *len }
            }
            TypeLayout::Scalar(scalar) => Value::Scalar(*scalar),
            TypeLayout::Vector { scalar, len } => Value::Vector { scalar: *scalar, len: *len },
            TypeLayout::Matrix { scalar, rows, columns, is_row_major, stride } => {
                let (count, len) = if *is_row_major { (*rows, *columns) } else { (*columns, *rows) };
                let padding = (stride / scalar.size()).saturating_sub(len);
                let (scalar, rows, columns, is_row_major) = (*scalar, *rows, *columns, *is_row_major);
                Value::Matrix { scalar, count, len, padding, rows, columns, is_row_major }
            }
            TypeLayout::Array { element, count, stride } => {
                let inner = self.value(element, offset, map);
                let size = inner.size(&self.structs);
                let element = match stride.saturating_sub(size) {
                    0 => inner,
                    padding => Value::Padded { value: Box::new(inner), padding },
                };
                Value::Array { element: Box::new(element), count: *count }
            }
            TypeLayout::RuntimeArray { element, .. } => {
                Value::Array { element: Box::new(self.value(element, offset, map)), count: 0 }
            }
            TypeLayout::Struct(index) => Value::Struct(map.get(*index).copied().unwrap_or(0)),
        }
    }

    /// The value of one element of a buffer, filling its stride.
    pub(super) fn element(&self, layout: &TypeLayout, map: &[usize]) -> Value {
        self.value(layout, 0, map)
    }
}

fn padding(offset: u32, bytes: u32) -> Field {
    Field {
        name: String::new(),
        offset,
        kind: FieldKind::Padding(bytes),
        hlsl_type: String::new(),
        part: Part::Whole,
    }
}

/// The structs that stand somewhere with another member in their padding, so that they may have none.
fn tight(structs: &[StructLayout]) -> Vec<bool> {
    let mut tight = vec![false; structs.len()];
    for layout in structs {
        for member in &layout.members {
            let mut inner = &member.layout;
            while let TypeLayout::Array { element, .. } = inner {
                inner = element;
            }
            let TypeLayout::Struct(index) = inner else { continue };
            let Some(of) = structs.get(*index) else { continue };
            let end = member.offset + member.layout.size(structs);
            let full = end - of.size + of.size.next_multiple_of(of.alignment.max(1));
            let starts_in_tail = |it: &MemberLayout| it.offset >= end && it.offset < full;
            if layout.members.iter().any(starts_in_tail) {
                tight[*index] = true;
            }
        }
    }
    tight
}

/// 64-bit values as bytes, for a struct whose size is no multiple of 8.
fn without_alignment(field: &mut Field) {
    if let FieldKind::Value(value) = &mut field.kind {
        match *value {
            Value::Scalar(scalar) if scalar.size() == 8 => *value = Value::Bytes { scalar, count: 1 },
            Value::Vector { scalar, len } if scalar.size() == 8 => {
                *value = Value::Bytes { scalar, count: len }
            }
            _ => {}
        }
    }
}

fn remap(layout: &mut TypeLayout, map: &[usize]) {
    match layout {
        TypeLayout::Struct(index) => *index = map.get(*index).copied().unwrap_or(0),
        TypeLayout::Array { element, .. } | TypeLayout::RuntimeArray { element, .. } => remap(element, map),
        TypeLayout::Scalar(_) | TypeLayout::Vector { .. } | TypeLayout::Matrix { .. } => {}
    }
}

/// Whether a struct of the plan and one of a shader are the same bytes. `map` takes the shader's indices to the
/// plan's.
fn same(known: &StructLayout, new: &StructLayout, map: &[usize]) -> bool {
    known.size == new.size
        && known.alignment == new.alignment
        && known.members.len() == new.members.len()
        && known.members.iter().zip(&new.members).all(|(a, b)| {
            let mut layout = b.layout.clone();
            remap(&mut layout, map);
            a.name == b.name && a.offset == b.offset && a.layout == layout
        })
}

fn difference(first: &StructLayout, second: &StructLayout) -> String {
    if first.members.len() != second.members.len() {
        return format!(
            "it has {} members in one and {} in the other",
            first.members.len(),
            second.members.len()
        );
    }
    for (a, b) in first.members.iter().zip(&second.members) {
        if a.name != b.name {
            return format!("a member is `{}` in one and `{}` in the other", a.name, b.name);
        }
        if a.offset != b.offset {
            return format!("`{}` is at offset {} in one and {} in the other", a.name, a.offset, b.offset);
        }
        if a.layout != b.layout {
            return format!(
                "`{}` is a `{}` in one and a `{}` in the other",
                a.name, a.hlsl_type, b.hlsl_type
            );
        }
    }
    format!("it has {} bytes in one and {} in the other", first.size, second.size)
}

/// The structs, those without a name called after what is of their type: `struct { ... } push;` becomes `Push`.
fn named(reflection: &Reflection) -> Vec<StructLayout> {
    let mut structs = reflection.structs.clone();
    for (index, it) in structs.iter_mut().enumerate().filter(|(_, it)| it.name.is_empty()) {
        it.name = nickname(reflection, index);
    }
    structs
}

fn nickname(reflection: &Reflection, index: usize) -> String {
    let blocks = reflection.push_constants.iter().map(|it| (&it.name, &it.layout));
    let buffers = reflection.bindings.iter().filter_map(|it| Some((&it.name, it.layout.as_ref()?)));
    let members = reflection.structs.iter().flat_map(|it| &it.members).map(|it| (&it.name, &it.layout));
    let mut users =
        blocks.chain(buffers).chain(members).filter(|(_, layout)| innermost(layout) == Some(index));
    let name = users.next().map_or("unnamed", |(name, _)| name);
    let mut letters = name.chars();
    letters.next().map_or(String::new(), |first| first.to_ascii_uppercase().to_string() + letters.as_str())
}

/// The struct of which a value, or the elements of an array, are.
fn innermost(layout: &TypeLayout) -> Option<usize> {
    match layout {
        TypeLayout::Struct(index) => Some(*index),
        TypeLayout::Array { element, .. } | TypeLayout::RuntimeArray { element, .. } => innermost(element),
        TypeLayout::Scalar(_) | TypeLayout::Vector { .. } | TypeLayout::Matrix { .. } => None,
    }
}

/// A name for a type: `$Globals` becomes `Globals`, `ns::Light<float>` becomes `ns_Light_float`.
pub(super) fn type_name(name: &str) -> String {
    let mut clean = String::new();
    for c in name.chars() {
        match c {
            c if c.is_ascii_alphanumeric() || c == '_' => clean.push(c),
            '$' | ' ' | '>' => {}
            _ if clean.ends_with('_') => {}
            _ => clean.push('_'),
        }
    }
    if clean.is_empty() || clean.starts_with(|c: char| c.is_ascii_digit()) {
        clean.insert(0, '_');
    }
    clean
}
