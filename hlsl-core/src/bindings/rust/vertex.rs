//! The input of a vertex shader: its attributes, and a struct for one vertex.

use std::fmt::Write;

use super::{Writer, names::field_name, types::scalar_type};
use crate::reflect::{ScalarKind, StageVariable};

/// One location of an attribute.
struct Attribute<'a> {
    location: u32,
    format: u32,
    /// In the struct of a vertex.
    offset: u32,
    semantic: &'a str,
    name: &'a str,
}

impl Writer<'_> {
    /// The attributes of a vertex shader, and with [`crate::bindings::Style::vertex`] the struct `Vertex`.
    pub(super) fn vertex_inputs(&mut self, inputs: &[StageVariable]) {
        let mut inputs: Vec<(&StageVariable, u32)> =
            inputs.iter().filter_map(|it| it.location.map(|location| (it, location))).collect();
        inputs.sort_by_key(|(it, location)| (*location, it.component));
        if inputs.is_empty() {
            return;
        }
        let mut vertex = Vertex::default();
        let mut attributes = Vec::new();
        for (input, location) in inputs {
            let offset = vertex.field(input);
            let size = input.scalar.size() * input.components;
            attributes.extend((0..input.locations.max(1)).map(|row| Attribute {
                location: location + row,
                format: vertex_format(input.scalar, input.components),
                offset: offset + row * size,
                semantic: &input.semantic,
                name: &input.name,
            }));
        }
        let count = attributes.len();
        let entries: String = attributes
            .iter()
            .map(|it| format!("({}, {}, {:?}, {:?}), ", it.location, it.format, it.semantic, it.name))
            .collect();
        let _ = write!(
            self.text,
            "/// Location, `VkFormat`, semantic and name of every vertex attribute.\n\
             pub const VERTEX_INPUTS: [(u32, u32, &str, &str); {count}] = [{entries}];\n"
        );
        if self.style.vertex {
            let entries: String = attributes
                .iter()
                .map(|it| format!("({}, {}, {}), ", it.location, it.format, it.offset))
                .collect();
            self.vertex(vertex, count, &entries);
        }
    }

    fn vertex(&mut self, mut vertex: Vertex, count: usize, attributes: &str) {
        vertex.align(vertex.alignment);
        let Vertex { fields, zero, size, .. } = vertex;
        let derives: String = self.style.derives.iter().map(|it| format!(", {it}")).collect();
        let _ = write!(
            self.text,
            "/// One vertex: its attributes one after the other, in order of their locations.\n#[repr(C)]\n\
             #[derive(Clone, Copy, Debug{derives})]\n#[allow(non_snake_case, clippy::pub_underscore_fields)]\npub struct Vertex {{\n{fields}}}\n\
             impl Vertex {{\n\
             /// All zero.\npub const ZERO: Self = Self {{ {zero}}};\n\
             /// Bytes from vertex to vertex.\npub const STRIDE: u32 = {size};\n\
             /// Location, `VkFormat` and offset of every attribute.\n\
             pub const ATTRIBUTES: [(u32, u32, u32); {count}] = [{attributes}];\n}}\n\
             impl Default for Vertex {{ fn default() -> Self {{ Self::ZERO }} }}\n\
             const _: () = assert!(::core::mem::size_of::<Vertex>() == {size}, \"size of Vertex\");\n"
        );
        self.pod("Vertex");
    }
}

/// The struct `Vertex` while its fields are added.
#[derive(Default)]
struct Vertex {
    fields: String,
    zero: String,
    names: Vec<String>,
    size: u32,
    alignment: u32,
    holes: u32,
}

impl Vertex {
    /// Adds the field of an attribute. Gives its offset.
    fn field(&mut self, input: &StageVariable) -> u32 {
        let scalar = input.scalar.size();
        self.align(scalar);
        self.alignment = self.alignment.max(scalar);
        let offset = self.size;
        let name = if input.name.is_empty() { &input.semantic } else { &input.name };
        let mut name = field_name(name);
        while self.names.contains(&name) {
            name.push('_');
        }
        let (ty, zero) = match input.scalar {
            // A bool comes in as a uint; a half as its bits.
            ScalarKind::Bool => ("u32", "0"),
            ScalarKind::Float16 => ("u16", "0"),
            ScalarKind::Float32 | ScalarKind::Float64 => (scalar_type(input.scalar), "0.0"),
            other => (scalar_type(other), "0"),
        };
        let nested = |inner: &str, separator: &str| {
            let one = match input.components {
                1 => inner.to_owned(),
                count => format!("[{inner}{separator}{count}]"),
            };
            if input.locations > 1 { format!("[{one}{separator}{}]", input.locations) } else { one }
        };
        let _ = write!(
            self.fields,
            "/// Offset {offset}, `{} : {}`.\npub {name}: {},\n",
            input.hlsl_type,
            input.semantic,
            nested(ty, "; ")
        );
        let _ = write!(self.zero, "{name}: {}, ", nested(zero, "; "));
        self.size += scalar * input.components * input.locations.max(1);
        self.names.push(name);
        offset
    }

    fn align(&mut self, alignment: u32) {
        let padding = self.size.next_multiple_of(alignment.max(1)) - self.size;
        if padding > 0 {
            // A shader may call an input `_pad0`.
            let mut name = format!("_pad{}", self.holes);
            while self.names.contains(&name) {
                name.push('_');
            }
            let _ = writeln!(self.fields, "{name}: [u8; {padding}],");
            let _ = write!(self.zero, "{name}: [0; {padding}], ");
            self.names.push(name);
            self.holes += 1;
            self.size += padding;
        }
    }
}

/// `VkFormat` of a vector: the formats of one width follow each other by component and numeric kind.
fn vertex_format(scalar: ScalarKind, components: u32) -> u32 {
    use ScalarKind::*;
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
    let gap = if scalar.size() == 1 && components >= 4 { 7 } else { 0 };
    first + gap + step * (components.clamp(1, 4) - 1)
}
