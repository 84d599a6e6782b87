//! The vertex buffers of a vertex shader: which attribute comes from which buffer, and where it is in one element.

use super::{Conflict, Shader, VertexBuffers};
use crate::{
    reflect::{ScalarKind, StageVariable},
    stage::Stage,
};

/// What the attributes of one buffer have in common.
#[derive(Clone, Debug)]
pub(super) struct VertexBuffer<'a> {
    /// Of the struct for one element. A buffer with one attribute per vertex needs none.
    pub(super) structure: Option<&'a str>,
    pub(super) is_per_instance: bool,
    /// In order of their locations.
    pub(super) fields: Vec<VertexField<'a>>,
    /// From element to element, in bytes.
    pub(super) stride: u32,
}

/// An input of the shader in the element of a buffer.
#[derive(Clone, Copy, Debug)]
pub(super) struct VertexField<'a> {
    pub(super) input: &'a StageVariable,
    location: u32,
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
    fn new(structure: Option<&'a str>, is_per_instance: bool, inputs: &[(&'a StageVariable, u32)]) -> Self {
        let (mut size, mut alignment) = (0_u32, 1);
        let mut fields = Vec::new();
        for &(input, location) in inputs {
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
        self.fields.iter().flat_map(|it| {
            let size = it.input.scalar.size() * it.input.components;
            (0..it.input.locations.max(1)).map(move |row| VertexAttribute {
                input: it.input,
                location: it.location + row,
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
    VertexBuffer::new(Some("Vertex"), false, &attributes(inputs))
}

/// The buffers of the shader `shader`; none if it has no attributes.
pub(super) fn vertex_buffers<'a>(
    shader: &str,
    inputs: &'a [StageVariable],
    wanted: &'a VertexBuffers,
) -> Result<Vec<VertexBuffer<'a>>, Conflict> {
    let mut left = attributes(inputs);
    match wanted {
        _ if left.is_empty() => Ok(Vec::new()),
        VertexBuffers::Unspecified | VertexBuffers::Interleaved => Ok(vec![interleaved(inputs)]),
        VertexBuffers::Separate => {
            Ok(left.iter().map(|it| VertexBuffer::new(None, false, std::slice::from_ref(it))).collect())
        }
        VertexBuffers::Named(buffers) => {
            let names = buffers.iter().flat_map(|it| &it.attributes);
            let (named, rest): (Vec<_>, Vec<_>) =
                left.drain(..).partition(|(it, _)| names.clone().any(|name| is_called(it, name)));
            let mut of_rest = Some(rest);
            let made = buffers
                .iter()
                .map(|buffer| {
                    let is_here =
                        |it: &StageVariable| buffer.attributes.iter().any(|name| is_called(it, name));
                    let mut here: Vec<_> = named.iter().filter(|(it, _)| is_here(it)).copied().collect();
                    here.extend(of_rest.take_if(|_| buffer.has_rest).unwrap_or_default());
                    here.sort_by_key(|(it, location)| (*location, it.component));
                    VertexBuffer::new(Some(&buffer.name), buffer.is_per_instance, &here)
                })
                .filter(|it| !it.fields.is_empty())
                .collect();
            match of_rest.as_deref() {
                Some([(first, _), ..]) => Err(Conflict::Attribute {
                    shader: shader.to_owned(),
                    name: if first.name.is_empty() { first.semantic.clone() } else { first.name.clone() },
                }),
                _ => Ok(made),
            }
        }
    }
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
