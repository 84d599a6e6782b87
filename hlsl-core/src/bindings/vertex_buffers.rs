//! The vertex buffers of a vertex shader: which attribute comes from which buffer, and where it is in one element.

use super::{Conflict, Shader, VertexBuffer as NamedBuffer, VertexBuffers};
use crate::{
    reflect::{EntryPoint, ScalarKind, StageVariable},
    stage::Stage,
};

/// What the attributes of one buffer have in common.
#[derive(Clone, Debug)]
pub(super) struct VertexBuffer<'a> {
    /// Of the struct for one element. A buffer with one attribute per vertex needs none.
    pub(super) structure: Option<&'a str>,
    pub(super) is_per_instance: bool,
    /// In order of their locations in the shader that reads most of them.
    pub(super) fields: Vec<VertexField<'a>>,
    /// From element to element, in bytes.
    pub(super) stride: u32,
}

/// An input in the element of a buffer.
#[derive(Clone, Copy, Debug)]
pub(super) struct VertexField<'a> {
    pub(super) input: &'a StageVariable,
    /// None if only another shader reads it.
    location: Option<u32>,
    pub(super) offset: u32,
}

/// One location of an input.
#[derive(Clone, Copy, Debug)]
pub(super) struct VertexAttribute<'a> {
    pub(super) input: &'a StageVariable,
    pub(super) location: u32,
    pub(super) offset: u32,
}

impl<'a> VertexBuffer<'a> {
    fn new(
        structure: Option<&'a str>,
        is_per_instance: bool,
        inputs: impl IntoIterator<Item = (&'a StageVariable, Option<u32>)>,
    ) -> Self {
        let (mut size, mut alignment) = (0_u32, 1);
        let mut fields = Vec::new();
        for (input, location) in inputs {
            let scalar = input.scalar.size();
            alignment = alignment.max(scalar);
            let offset = size.next_multiple_of(scalar);
            fields.push(VertexField { input, location, offset });
            size = offset + size_of(input);
        }
        let stride = size.next_multiple_of(alignment);
        VertexBuffer { structure, is_per_instance, fields, stride }
    }

    pub(super) fn attributes(&self) -> impl Iterator<Item = VertexAttribute<'a>> + '_ {
        let read = self.fields.iter().filter_map(|it| it.location.map(|location| (it, location)));
        read.flat_map(|(it, location)| {
            let size = it.input.scalar.size() * it.input.components;
            (0..it.input.locations.max(1)).map(move |row| VertexAttribute {
                input: it.input,
                location: location + row,
                offset: it.offset + row * size,
            })
        })
    }
}

/// In bytes, of all locations.
pub(super) fn size_of(input: &StageVariable) -> u32 {
    input.scalar.size() * input.components * input.locations.max(1)
}

/// The inputs that come from buffers, by location.
fn attributes(inputs: &[StageVariable]) -> Vec<(&StageVariable, u32)> {
    let mut inputs: Vec<_> = inputs.iter().filter_map(|it| it.location.map(|at| (it, at))).collect();
    inputs.sort_by_key(|(it, location)| (*location, it.component));
    inputs
}

/// All inputs one after the other.
pub(super) fn interleaved(inputs: &[StageVariable]) -> VertexBuffer<'_> {
    VertexBuffer::new(Some("Vertex"), false, attributes(inputs).into_iter().map(|(it, at)| (it, Some(at))))
}

/// The buffers of a vertex shader; none if it has no attributes. A buffer with a name is one for all of `shaders`: it holds
/// what any of them reads.
pub(super) fn vertex_buffers<'a>(
    entry: &'a EntryPoint,
    shaders: &[Shader<'a>],
    wanted: &'a VertexBuffers,
) -> Result<Vec<VertexBuffer<'a>>, Conflict> {
    let inputs = entry.inputs.as_slice();
    let all = attributes(inputs);
    match wanted {
        _ if all.is_empty() => Ok(Vec::new()),
        VertexBuffers::Unspecified | VertexBuffers::Interleaved => Ok(vec![interleaved(inputs)]),
        VertexBuffers::Separate => {
            Ok(all.into_iter().map(|(it, at)| VertexBuffer::new(None, false, [(it, Some(at))])).collect())
        }
        VertexBuffers::Named(buffers) => {
            let is_left = |it: &&StageVariable| !buffers.iter().any(|buffer| has(buffer, it, buffers));
            if let Some(first) = all.iter().map(|it| it.0).find(is_left) {
                return Err(Conflict::Attribute {
                    shader: entry.function.clone(),
                    name: if first.name.is_empty() { first.semantic.clone() } else { first.name.clone() },
                });
            }
            let vertex_shaders =
                shaders.iter().filter_map(Shader::entry).filter(|it| it.stage == Stage::Vertex);
            let vertex_shaders: Vec<&EntryPoint> = vertex_shaders.collect();
            let made = buffers.iter().filter_map(|buffer| {
                let of = |entry: &'a EntryPoint| -> Vec<(&'a StageVariable, u32)> {
                    let all = attributes(&entry.inputs).into_iter();
                    all.filter(|it| has(buffer, it.0, buffers)).collect()
                };
                let here = of(entry);
                let read = |it: &StageVariable| here.iter().find(|own| is_same(own.0, it)).map(|own| own.1);
                let whole = whole(&here, vertex_shaders.iter().map(|it| of(it)));
                let fields = whole.into_iter().map(|it| (it, read(it)));
                let made = VertexBuffer::new(Some(&buffer.name), buffer.is_per_instance, fields);
                (!here.is_empty()).then_some(made)
            });
            Ok(made.collect())
        }
    }
}

/// Whether a buffer holds an attribute: one that it names, or that none of them names.
fn has(buffer: &NamedBuffer, it: &StageVariable, all: &[NamedBuffer]) -> bool {
    let names = |buffer: &NamedBuffer| buffer.attributes.iter().any(|name| is_called(it, name));
    let takes_rest = all.iter().find(|it| it.has_rest).is_some_and(|it| std::ptr::eq(it, buffer));
    names(buffer) || takes_rest && !all.iter().any(names)
}

/// What a buffer holds for all shaders: first what the shader that reads most of it has. If they do not agree on the type of
/// something, each has a buffer of its own.
fn whole<'a>(
    here: &[(&'a StageVariable, u32)],
    shaders: impl Iterator<Item = Vec<(&'a StageVariable, u32)>>,
) -> Vec<&'a StageVariable> {
    let mut shaders: Vec<_> = shaders.collect();
    shaders.sort_by_key(|it| std::cmp::Reverse(it.len()));
    let mut whole: Vec<&StageVariable> = Vec::new();
    for it in shaders.iter().flatten().map(|it| it.0) {
        let shape = |it: &StageVariable| (it.scalar, it.components, it.locations);
        match whole.iter().find(|known| is_same(known, it)) {
            None => whole.push(it),
            Some(known) if shape(known) == shape(it) => {}
            Some(_) => return here.iter().map(|it| it.0).collect(),
        }
    }
    whole
}

/// Whether both are one attribute, for which Direct3D goes by semantics.
fn is_same(one: &StageVariable, other: &StageVariable) -> bool {
    one.semantic.eq_ignore_ascii_case(&other.semantic)
}

/// Checks that every name in the description of vertex buffers is one of some shader. A description for many shaders may
/// have names that only other ones have.
///
/// # Errors
/// [`Conflict::NoAttribute`].
pub fn attributes_exist(shaders: &[Shader<'_>], wanted: &VertexBuffers) -> Result<(), Conflict> {
    let VertexBuffers::Named(buffers) = wanted else { return Ok(()) };
    let inputs = || {
        let entries = shaders.iter().filter_map(Shader::entry).filter(|it| it.stage == Stage::Vertex);
        entries.flat_map(|it| &it.inputs).filter(|it| it.location.is_some())
    };
    for name in buffers.iter().flat_map(|it| &it.attributes) {
        if !inputs().any(|it| is_called(it, name)) {
            let name_of =
                |it: &StageVariable| if it.name.is_empty() { it.semantic.clone() } else { it.name.clone() };
            let mut available: Vec<String> = inputs().map(name_of).collect();
            available.sort_unstable();
            available.dedup();
            return Err(Conflict::NoAttribute { name: name.clone(), available });
        }
    }
    Ok(())
}

/// Whether a user means this input: by the name of its variable, or by its semantic.
fn is_called(input: &StageVariable, name: &str) -> bool {
    let semantic = input.semantic.as_str();
    let without_zero = semantic.strip_suffix('0').unwrap_or(semantic);
    input.name == name || semantic.eq_ignore_ascii_case(name) || without_zero.eq_ignore_ascii_case(name)
}

/// The format of one location as `VkFormat` names it, without the prefix, and its number.
///
/// A bool comes in as a uint. The formats of one width follow each other by component and numeric kind.
pub(super) fn format(input: &StageVariable) -> (String, u32) {
    use ScalarKind::*;
    let scalar = if input.scalar == Bool { Uint32 } else { input.scalar };
    let components = input.components.clamp(1, 4);
    let name = StageVariable { scalar, components, ..input.clone() }.format().unwrap_or_default();
    let (first, step) = match scalar {
        Float16 => (76, 7),
        Uint16 => (74, 7),
        Int16 => (75, 7),
        Bool | Uint32 => (98, 3),
        Int32 => (99, 3),
        Float32 => (100, 3),
        Uint64 => (110, 3),
        Int64 => (111, 3),
        Float64 => (112, 3),
        Uint8 => (13, 7),
        Int8 => (14, 7),
    };
    // Between three and four 8-bit components stand the formats that begin with blue.
    let gap = if scalar.size() == 1 && components == 4 { 7 } else { 0 };
    (name, first + gap + step * (components - 1))
}
