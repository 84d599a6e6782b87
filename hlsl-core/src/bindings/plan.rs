//! The preparation for both writers: the structs of all shaders merged, each with its fields in offset order, explicit
//! holes, and the tails of arrays split off where the next member lies in them.
//!
//! Host languages round the size of a struct up to its alignment and never place a member in the padding of another;
//! shaders do both. [`Needs`] determines what that means for each struct.

use rustc_hash::FxHashMap;

use super::{
    Conflict, Shader,
    names::{KEYWORDS, RESERVED, distinct, type_name},
};
use crate::reflect::{MemberLayout, Reflection, ScalarKind, StructLayout, TypeLayout};

/// Vulkan requires the offset and the size of a range of push constants to be multiples of this.
pub(super) const GRANULARITY: u32 = 4;

/// All structs of some shaders, each once.
#[derive(Clone, Debug, Default)]
pub(super) struct Plan {
    pub(super) structs: Vec<Struct>,
}

/// A struct in which every byte is accounted for.
#[derive(Clone, Debug)]
pub(super) struct Struct {
    /// The name in the host language: `Camera`, `Globals`.
    pub(super) name: String,
    pub(super) layout: StructLayout,
    pub(super) fields: Vec<Field>,
    /// With trailing padding: what `size_of` returns.
    pub(super) size: u32,
    /// The largest alignment of a field.
    pub(super) alignment: u32,
    /// It only begins at multiples of this, wherever it is.
    places: u32,
}

#[derive(Clone, Debug)]
pub(super) struct Field {
    /// Empty for padding.
    pub(super) name: String,
    pub(super) offset: u32,
    pub(super) kind: FieldKind,
    /// Of the declaration, for documentation.
    pub(super) hlsl_type: String,
    /// What the shader says of it.
    pub(super) doc: String,
    /// Of the member that it is, or is a part of.
    pub(super) layout: Option<TypeLayout>,
    pub(super) part: Part,
}

/// Whether a field is a complete member of the shader's struct.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Part {
    Whole,
    /// All elements except the last: the innermost ones of an array of arrays, or the vectors of a matrix. `lengths` are
    /// those of the complete array, outermost first.
    Head {
        member: String,
        lengths: Vec<u32>,
    },
    /// The last one, whose padding contains the next member. Without a head if there is no other.
    Last {
        member: String,
        lengths: Vec<u32>,
    },
}

/// A scalar in a host struct.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Component {
    pub(super) kind: ScalarKind,
    /// Its offset does not satisfy its alignment: bytes in the host's order.
    pub(super) is_bytes: bool,
}

impl Component {
    pub(super) fn size(self) -> u32 {
        self.kind.size()
    }
    fn alignment(self) -> u32 {
        if self.is_bytes { 1 } else { self.kind.size() }
    }
}

#[derive(Clone, Debug)]
pub(super) enum FieldKind {
    /// That many bytes of padding.
    Padding(u32),
    Value(Value),
}

/// A value with a size that equals its bytes in memory.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Value {
    Scalar(Component),
    Vector {
        scalar: Component,
        len: u32,
    },
    /// `count` vectors of `len` components, each followed by `padding` components.
    Matrix {
        scalar: Component,
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
    /// The value followed by `padding` bytes.
    Padded {
        value: Box<Value>,
        padding: u32,
    },
    /// An index into [`Plan::structs`].
    Struct(usize),
}

impl Value {
    /// The struct that it is, or that its elements are.
    fn structure(&self) -> Option<usize> {
        match self {
            Value::Struct(index) => Some(*index),
            Value::Array { element: value, .. } | Value::Padded { value, .. } => value.structure(),
            Value::Scalar(_) | Value::Vector { .. } | Value::Matrix { .. } => None,
        }
    }

    pub(super) fn size(&self, structs: &[Struct]) -> u32 {
        match self {
            Value::Scalar(scalar) => scalar.size(),
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
                scalar.alignment()
            }
            Value::Array { element, .. } => element.alignment(structs),
            Value::Padded { value, .. } => value.alignment(structs),
            Value::Struct(index) => structs[*index].alignment,
        }
    }
}

/// Larger structs are refused, so that no sum of sizes and padding overflows.
const MAX_SIZE: u32 = 1 << 30;

impl Plan {
    /// The structs of all `shaders`, with duplicates merged.
    pub(super) fn new(shaders: &[Shader<'_>]) -> Result<(Plan, Vec<Vec<usize>>), Conflict> {
        let structs = shaders.iter().flat_map(|it| &it.reflection.structs);
        if let Some(it) = structs.into_iter().find(|it| it.size > MAX_SIZE) {
            return Err(Conflict::TooLarge { structure: it.name.clone() });
        }
        let mut plan = Plan::default();
        let mut owners: Vec<&str> = Vec::new();
        let mut maps = Vec::new();
        for (shader, needs) in shaders.iter().zip(needs_of_all(shaders)) {
            let mut map = Vec::with_capacity(shader.reflection.structs.len());
            let structs = named(shader.reflection);
            for (layout, &needs) in structs.iter().zip(&needs) {
                let fields = plan.fields(layout, needs, &map, shader.reflection)?;
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
                let mut remapped = layout.clone();
                remapped.members.iter_mut().for_each(|member| remap(&mut member.layout, &map));
                plan.push(remapped, fields, needs);
                owners.push(shader.name);
                map.push(plan.structs.len() - 1);
            }
            maps.push(map);
        }
        plan.name_structs();
        Ok((plan, maps))
    }

    /// A struct that has several layouts has the rule of each in its name: none of them is the struct, whichever comes first.
    fn name_structs(&mut self) {
        for index in 0..self.structs.len() {
            let layout = &self.structs[index].layout;
            let is_one = self.structs.iter().filter(|it| it.layout.name == layout.name).count() == 1;
            let rule = if is_one { "" } else { layout.rule };
            self.structs[index].name = self.free_name(&type_name(&layout.name), rule);
        }
    }

    fn push(&mut self, layout: StructLayout, mut fields: Vec<Field>, needs: Needs) {
        let alignment = fields
            .iter()
            .map(|field| match &field.kind {
                FieldKind::Padding(_) => 1,
                FieldKind::Value(value) => value.alignment(&self.structs),
            })
            .max()
            // A struct without fields may be anywhere.
            .unwrap_or(1);
        let end = fields.last().map_or(0, |it| it.offset + self.field_size(it));
        // An element of an array fills its stride, and a block its last 16 bytes, so that slices can be uploaded.
        let full = layout.size.next_multiple_of(layout.alignment.max(alignment).max(needs.granularity));
        let size = if needs.is_tight { end.max(layout.size) } else { end.max(full) };
        if size > end {
            fields.push(padding(end, size - end));
        }
        self.structs.push(Struct {
            name: String::new(),
            layout,
            fields,
            size,
            alignment,
            places: needs.alignment,
        });
    }

    /// Which structs may hold fields that are aligned to `alignment`: they only begin at multiples of it, so that those around
    /// them are aligned, too, and no size is rounded up.
    pub(super) fn may_align(&self, alignment: u32) -> Vec<bool> {
        let fits = |it: &Struct| it.places >= alignment && it.size.is_multiple_of(alignment);
        let mut all: Vec<bool> = self.structs.iter().map(fits).collect();
        // Those that hold others come after them.
        for (index, structure) in self.structs.iter().enumerate().rev() {
            for field in structure.fields.iter().filter(|_| !all[index]).collect::<Vec<_>>() {
                let FieldKind::Value(value) = &field.kind else { continue };
                if let Some(inner) = value.structure() {
                    all[inner] = false;
                }
            }
        }
        all
    }

    pub(super) fn field_size(&self, field: &Field) -> u32 {
        match &field.kind {
            FieldKind::Padding(bytes) => *bytes,
            FieldKind::Value(value) => value.size(&self.structs),
        }
    }

    /// `rule`: empty, or what is to be in the name.
    fn free_name(&self, wanted: &str, rule: &str) -> String {
        let reserved = |name: &str| RESERVED.contains(&name) || KEYWORDS.contains(&name);
        let taken = |name: &str| reserved(name) || self.structs.iter().any(|it| it.name == name);
        let name = wanted.to_owned() + &capitalized(rule.split_whitespace().last().unwrap_or(""));
        if !taken(&name) {
            return name;
        }
        if reserved(&name) && !taken(&format!("{name}_")) {
            return format!("{name}_");
        }
        let names = (2..).map(|number| format!("{name}{number}"));
        names.into_iter().find(|it| !taken(it)).unwrap_or(name)
    }

    fn fields(
        &self,
        layout: &StructLayout,
        needs: Needs,
        map: &[usize],
        reflection: &Reflection,
    ) -> Result<Vec<Field>, Conflict> {
        let end = if needs.is_tight { layout.size } else { u32::MAX };
        let named = distinct(&layout.members);
        let mut members: Vec<&MemberLayout> = named.iter().collect();
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
            let value = self.value(&member.layout, member.offset, needs.alignment, map);
            self.value_fields(member, &named, value, room, &mut fields);
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

    /// One field, or two if the next member lies in the tail of the last element.
    fn value_fields(
        &self,
        member: &MemberLayout,
        others: &[MemberLayout],
        value: Value,
        room: u32,
        fields: &mut Vec<Field>,
    ) {
        let offset = member.offset;
        let field = |name: String, offset, value, part| Field {
            name,
            offset,
            kind: FieldKind::Value(value),
            hlsl_type: member.hlsl_type.clone(),
            doc: member.doc.clone(),
            layout: Some(member.layout.clone()),
            part,
        };
        if value.size(&self.structs) <= room {
            fields.push(field(member.name.clone(), offset, value, Part::Whole));
            return;
        }
        // What follows lies in the padding of the last element: that one stands alone.
        let mut lengths = Vec::new();
        let mut element = value;
        while let Value::Array { element: inner, count } = element {
            lengths.push(count);
            element = *inner;
        }
        let all = |lengths: &[u32]| lengths.iter().product::<u32>();
        let (stride, head, last) = match element {
            Value::Matrix { scalar, count, len, padding, rows, columns, is_row_major } => {
                lengths.push(count);
                let count = all(&lengths).saturating_sub(1);
                let head = Value::Matrix { scalar, count, len, padding, rows, columns, is_row_major };
                (scalar.size() * (len + padding), head, Value::Vector { scalar, len })
            }
            element => {
                let count = all(&lengths).saturating_sub(1);
                let stride = element.size(&self.structs);
                let last = match &element {
                    Value::Padded { value, .. } => (**value).clone(),
                    other => other.clone(),
                };
                (stride, Value::Array { element: Box::new(element), count }, last)
            }
        };
        let count = all(&lengths).saturating_sub(1);
        let name = member.name.clone();
        let free = |suffix: &str| {
            let mut free = format!("{name}_{suffix}");
            while others.iter().any(|it| it.name == free) {
                free.push('_');
            }
            free
        };
        if count > 0 {
            let part = Part::Head { member: name.clone(), lengths: lengths.clone() };
            fields.push(field(free("head"), offset, head, part));
        }
        let part =
            if lengths.is_empty() { Part::Whole } else { Part::Last { member: name.clone(), lengths } };
        let last_name = if part == Part::Whole { name.clone() } else { free("last") };
        fields.push(field(last_name, offset + stride * count, last, part));
    }

    /// `alignment`: the largest that the struct around may have.
    fn value(&self, layout: &TypeLayout, offset: u32, alignment: u32, map: &[usize]) -> Value {
        let alignment = alignment.min(largest_power(offset));
        let component = |kind: ScalarKind, step: u32| Component {
            kind,
            is_bytes: kind.size() > alignment.min(largest_power(step)),
        };
        match layout {
            TypeLayout::Scalar(scalar) => Value::Scalar(component(*scalar, 0)),
            TypeLayout::Vector { scalar, len } => Value::Vector { scalar: component(*scalar, 0), len: *len },
            TypeLayout::Matrix { scalar, rows, columns, is_row_major, stride } => {
                let (count, len) = if *is_row_major { (*rows, *columns) } else { (*columns, *rows) };
                let padding = (stride / scalar.size()).saturating_sub(len);
                let (scalar, rows, columns) = (component(*scalar, *stride), *rows, *columns);
                let is_row_major = *is_row_major;
                Value::Matrix { scalar, count, len, padding, rows, columns, is_row_major }
            }
            TypeLayout::Array { element, count, stride } => {
                let inner = self.value(element, *stride, alignment, map);
                let size = inner.size(&self.structs);
                let element = match stride.saturating_sub(size) {
                    0 => inner,
                    padding => Value::Padded { value: Box::new(inner), padding },
                };
                Value::Array { element: Box::new(element), count: *count }
            }
            TypeLayout::RuntimeArray { element, stride } => {
                let element = self.value(element, *stride, alignment, map);
                Value::Array { element: Box::new(element), count: 0 }
            }
            TypeLayout::Struct(index) => Value::Struct(planned(map, *index)),
        }
    }

    /// The value of one element of a buffer, filling its stride.
    pub(super) fn element(&self, layout: &TypeLayout, map: &[usize]) -> Value {
        self.value(layout, 0, u32::MAX, map)
    }
}

fn padding(offset: u32, bytes: u32) -> Field {
    Field {
        name: String::new(),
        offset,
        kind: FieldKind::Padding(bytes),
        hlsl_type: String::new(),
        doc: String::new(),
        layout: None,
        part: Part::Whole,
    }
}

/// The requirements on a struct from the places where it is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Needs {
    /// Another member lies in its padding, so it must not have any.
    is_tight: bool,
    /// It only begins at multiples of this, so it must not require more.
    alignment: u32,
    /// Its size is a multiple of this, unless it is tight.
    granularity: u32,
}

impl Needs {
    const NONE: Needs = Needs { is_tight: false, alignment: u32::MAX, granularity: 1 };

    fn and(self, other: Needs) -> Needs {
        Needs {
            is_tight: self.is_tight || other.is_tight,
            alignment: self.alignment.min(other.alignment),
            granularity: self.granularity.max(other.granularity),
        }
    }
}

/// The largest power of two that divides it.
fn largest_power(number: u32) -> u32 {
    if number == 0 { u32::MAX } else { 1 << number.trailing_zeros() }
}

/// What is asked of the structs of each shader. One that several shaders have is one struct for the host, so it needs
/// what it needs in any of them.
fn needs_of_all(shaders: &[Shader<'_>]) -> Vec<Vec<Needs>> {
    let mut all: Vec<Vec<Needs>> = shaders
        .iter()
        .map(|shader| {
            let mut needs = vec![Needs::NONE; shader.reflection.structs.len()];
            for block in &shader.reflection.push_constants {
                if let TypeLayout::Struct(index) = block.layout
                    && let Some(needs) = needs.get_mut(index)
                {
                    needs.granularity = GRANULARITY;
                }
            }
            needs
        })
        .collect();
    // What a struct needs, those inside of it need in turn, in other shaders as well.
    loop {
        let before = all.clone();
        for (shader, needs) in shaders.iter().zip(&mut all) {
            needs_of_parts(&shader.reflection.structs, needs);
        }
        let mut merged: FxHashMap<StructKey<'_>, Needs> = FxHashMap::default();
        for (shader, needs) in shaders.iter().zip(&all) {
            for (layout, &needs) in shader.reflection.structs.iter().zip(needs) {
                let known = merged.entry(key(layout)).or_insert(Needs::NONE);
                *known = known.and(needs);
            }
        }
        for (shader, needs) in shaders.iter().zip(&mut all) {
            for (layout, needs) in shader.reflection.structs.iter().zip(needs) {
                *needs = merged[&key(layout)];
            }
        }
        if all == before {
            return all;
        }
    }
}

type StructKey<'a> = (&'a str, &'a str, u32, u32, Vec<(&'a str, u32)>);

/// What equal structs of two shaders have in common.
fn key(layout: &StructLayout) -> StructKey<'_> {
    let members = layout.members.iter().map(|it| (it.name.as_str(), it.offset)).collect();
    (&layout.name, layout.rule, layout.size, layout.alignment, members)
}

/// Hands on to the members what the structs around them need.
fn needs_of_parts(structs: &[StructLayout], all: &mut [Needs]) {
    // Those that hold others come after them.
    for (index, layout) in structs.iter().enumerate().rev() {
        let own = all[index];
        for member in &layout.members {
            let size = member.layout.size(structs);
            let follows =
                |it: &&MemberLayout| it.offset >= member.offset + size && it.layout.size(structs) > 0;
            let next = layout.members.iter().filter(follows).map(|it| it.offset).min();
            let end = if own.is_tight { layout.size } else { u32::MAX };
            let mut room = next.unwrap_or(end).saturating_sub(member.offset);
            let mut alignment = own.alignment.min(largest_power(member.offset));
            let mut inner = &member.layout;
            loop {
                match inner {
                    TypeLayout::Array { element, count, stride } => {
                        room = room.saturating_sub(stride * count.saturating_sub(1));
                        alignment = alignment.min(largest_power(*stride));
                        inner = element;
                    }
                    TypeLayout::RuntimeArray { element, stride } => {
                        alignment = alignment.min(largest_power(*stride));
                        inner = element;
                    }
                    _ => break,
                }
            }
            let TypeLayout::Struct(of) = inner else { continue };
            let (Some(needs), Some(of)) = (all.get_mut(*of), structs.get(*of)) else { continue };
            needs.alignment = needs.alignment.min(alignment);
            if of.size.next_multiple_of(of.alignment.max(8)) > room {
                needs.is_tight = true;
                needs.alignment = needs.alignment.min(largest_power(of.size));
            }
        }
    }
}

/// Where the plan has a struct of a shader. A reflection lists structs after those that they hold, so the map is long
/// enough whenever somebody asks.
fn planned(map: &[usize], index: usize) -> usize {
    map[index]
}

fn remap(layout: &mut TypeLayout, map: &[usize]) {
    match layout {
        TypeLayout::Struct(index) => *index = planned(map, *index),
        TypeLayout::Array { element, .. } | TypeLayout::RuntimeArray { element, .. } => remap(element, map),
        TypeLayout::Scalar(_) | TypeLayout::Vector { .. } | TypeLayout::Matrix { .. } => {}
    }
}

/// Whether a struct of the plan and one of a shader have the same bytes. `map` maps the shader's indices to those of the
/// plan.
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
            "the number of its members is {} in one and {} in the other",
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

/// The structs, with unnamed ones named after a variable of their type: `struct { ... } push;` becomes `Push`.
fn named(reflection: &Reflection) -> Vec<StructLayout> {
    let mut structs = reflection.structs.clone();
    for (index, it) in structs.iter_mut().enumerate().filter(|(_, it)| it.name.is_empty()) {
        it.name = nickname(reflection, index);
    }
    structs
}

fn nickname(reflection: &Reflection, index: usize) -> String {
    let pushed = reflection.push_constants.iter().map(|it| (&it.name, &it.layout));
    let records = reflection.shader_records.iter().map(|it| (&it.name, &it.layout));
    let blocks = pushed.chain(records);
    let buffers = reflection.bindings.iter().filter_map(|it| Some((&it.name, it.layout.as_ref()?)));
    let is_of_type = |layout: &TypeLayout| innermost(layout) == Some(index);
    let mut variables = blocks.chain(buffers).filter(|(_, layout)| is_of_type(layout));
    if let Some((name, _)) = variables.next() {
        return capitalized(name);
    }
    let members = reflection
        .structs
        .iter()
        .enumerate()
        .flat_map(|(outer, it)| it.members.iter().map(move |it| (outer, it)));
    let mut members = members.filter(|(_, it)| is_of_type(&it.layout));
    let Some((outer, member)) = members.next() else { return "Unnamed".into() };
    // Several structs may have a member without a name in the same place.
    match (is_unnamed(member), &*reflection.structs[outer].name) {
        (false, _) => capitalized(&member.name),
        (true, "") => nickname(reflection, outer) + &capitalized(&member.name),
        (true, around) => around.to_owned() + &capitalized(&member.name),
    }
}

/// Whether the shader gave a member no name.
fn is_unnamed(member: &MemberLayout) -> bool {
    let number = member.name.strip_prefix("unnamed").filter(|_| member.hlsl_type.is_empty());
    number.is_some_and(|it| !it.is_empty() && it.bytes().all(|it| it.is_ascii_digit()))
}

fn capitalized(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or(String::new(), |first| first.to_ascii_uppercase().to_string() + letters.as_str())
}

/// The struct type of a value, or of the elements of an array.
fn innermost(layout: &TypeLayout) -> Option<usize> {
    match layout {
        TypeLayout::Struct(index) => Some(*index),
        TypeLayout::Array { element, .. } | TypeLayout::RuntimeArray { element, .. } => innermost(element),
        TypeLayout::Scalar(_) | TypeLayout::Vector { .. } | TypeLayout::Matrix { .. } => None,
    }
}
