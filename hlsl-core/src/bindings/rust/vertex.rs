//! The input of a vertex shader: its attributes, and a struct for one element of each vertex buffer.

use std::fmt::Write;

use super::{
    Writer,
    names::field_name,
    types::{ALIGNMENT, scalar_type},
};
use crate::{
    bindings::{
        Conflict, MathLibrary, Shader, VertexBuffers,
        plan::{Component, Value},
        vertex_buffers::{VertexBuffer, VertexField, format, interleaved, size_of, vertex_buffers},
    },
    reflect::{EntryPoint, ScalarKind},
};

/// The type of an attribute in generated text, which all vertex shaders of a module share.
pub(super) const VERTEX_INPUT: &str = "/// One location of the input of a vertex shader.\n\
     #[derive(Clone, Copy, Debug, PartialEq, Eq)]\npub struct VertexInput {\n\
     /// Of the variable in the shader.\npub name: &'static str,\n\
     /// As the shader has it, `TEXCOORD0`.\npub semantic: &'static str,\n\
     /// In the shader.\npub location: u32,\n/// `VkFormat`.\npub format: u32,\n\
     /// In one element of its buffer, in bytes.\npub offset: u32,\n}\n";

impl Writer<'_> {
    /// The attributes of a vertex shader, and the structs for its buffers if the host said which there are.
    pub(super) fn vertex_inputs(
        &mut self,
        entry: &EntryPoint,
        shaders: &[Shader<'_>],
    ) -> Result<(), Conflict> {
        let wanted = self.style.vertex.clone();
        let buffers = vertex_buffers(entry, shaders, &wanted)?;
        if buffers.is_empty() {
            return Ok(());
        }
        let all = interleaved(&entry.inputs);
        let _ = write!(
            self.text,
            "/// Every attribute; offsets are those in one buffer that holds them in order of their locations.\n\
             pub const VERTEX_INPUTS: {};\n",
            inputs(&all)
        );
        match self.style.vertex {
            VertexBuffers::Unspecified | VertexBuffers::Separate => {}
            VertexBuffers::Interleaved | VertexBuffers::Named(_) => {
                buffers.iter().for_each(|it| self.element(it));
            }
        }
        Ok(())
    }

    /// The struct for one element of a buffer.
    fn element(&mut self, buffer: &VertexBuffer<'_>) {
        let Some(structure) = buffer.structure else { return };
        let mut element = Element::default();
        for field in &buffer.fields {
            let vector = self.attribute_vector(field, buffer.stride);
            element.field(field, vector);
        }
        element.pad(buffer.stride);
        let Element { fields, zero, .. } = element;
        let (stride, inputs) = (buffer.stride, inputs(buffer));
        let what = if buffer.is_per_instance { "instance" } else { "vertex" };
        let derive = self.derive_with_own(false);
        let _ = write!(
            self.text,
            "/// What one buffer has for one {what}: attributes, in order of their locations.\n#[repr(C)]\n\
             {derive}#[allow(non_snake_case, clippy::pub_underscore_fields)]\n\
             pub struct {structure} {{\n{fields}}}\n\
             impl {structure} {{\n\
             /// All zero.\npub const ZERO: Self = Self {{ {zero}}};\n\
             /// Bytes from {what} to {what}.\npub const STRIDE: u32 = {stride};\n\
             /// The attributes.\npub const ATTRIBUTES: {inputs};\n}}\n\
             impl Default for {structure} {{ #[inline] fn default() -> Self {{ Self::ZERO }} }}\n\
             const _: () = assert!(::core::mem::size_of::<{structure}>() == {stride}, \"size of {structure}\");\n"
        );
        self.pod(structure);
    }
}

impl Writer<'_> {
    /// The type of one location of an attribute in the math library, and its zero.
    fn attribute_vector(&mut self, field: &VertexField<'_>, stride: u32) -> Option<(String, String)> {
        let input = field.input;
        let is_number = matches!(input.scalar, ScalarKind::Float32 | ScalarKind::Int32 | ScalarKind::Uint32);
        if self.style.math == MathLibrary::Arrays || !is_number || input.components < 2 {
            return None;
        }
        let scalar = Component { kind: input.scalar, is_bytes: false };
        let value = Value::Vector { scalar, len: input.components };
        self.is_aligned = field.offset.is_multiple_of(ALIGNMENT) && stride.is_multiple_of(ALIGNMENT);
        let vector = (self.type_of(&value), self.zero(&value));
        self.is_aligned = false;
        Some(vector)
    }
}

/// Type and value of a constant with the attributes of a buffer.
fn inputs(buffer: &VertexBuffer<'_>) -> String {
    let (mut text, mut count) = (String::new(), 0);
    for it in buffer.attributes() {
        let _ = write!(
            text,
            "VertexInput {{ name: {:?}, semantic: {:?}, location: {}, format: {}, offset: {} }}, ",
            it.input.name,
            it.input.semantic,
            it.location,
            format(it.input).1,
            it.offset
        );
        count += 1;
    }
    format!("[VertexInput; {count}] = [{text}]")
}

/// A struct while its fields are added.
#[derive(Default)]
struct Element {
    fields: String,
    zero: String,
    names: Vec<String>,
    size: u32,
    holes: u32,
}

impl Element {
    /// `vector`: the type of a location and its zero, if it is not an array.
    fn field(
        &mut self,
        VertexField { input, offset, .. }: &VertexField<'_>,
        vector: Option<(String, String)>,
    ) {
        self.pad(*offset);
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
        let (ty, zero) = vector.unwrap_or_else(|| match input.components {
            1 => (ty.to_owned(), zero.to_owned()),
            count => (format!("[{ty}; {count}]"), format!("[{zero}; {count}]")),
        });
        let all = |one: String| match input.locations {
            2.. => format!("[{one}; {}]", input.locations),
            _ => one,
        };
        let _ = write!(
            self.fields,
            "/// Offset {offset}, `{} : {}`.\npub {name}: {},\n",
            input.hlsl_type,
            input.semantic,
            all(ty)
        );
        let _ = write!(self.zero, "{name}: {}, ", all(zero));
        self.size += size_of(input);
        self.names.push(name);
    }

    /// Fills the bytes up to `offset`.
    fn pad(&mut self, offset: u32) {
        let padding = offset - self.size;
        if padding > 0 {
            // A shader may call an input `_pad0`.
            let mut name = format!("_pad{}", self.holes);
            while self.names.contains(&name) {
                name.push('_');
            }
            let _ = writeln!(self.fields, "#[doc(hidden)]\npub {name}: [u8; {padding}],");
            let _ = write!(self.zero, "{name}: [0; {padding}], ");
            self.names.push(name);
            self.holes += 1;
            self.size += padding;
        }
    }
}
