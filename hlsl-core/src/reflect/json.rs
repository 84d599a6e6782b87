//! Reflection as JSON, with keys in a fixed order, as docs/reflection.schema.json says. Written by hand, because it is short and avoids a dependency.

use std::fmt::Write;

use super::{
    Binding, Count, DescriptorHeap, DescriptorHeapKind, EntryPoint, Reflection, StageVariable, StructLayout,
    TypeLayout,
};
use crate::{options::HeapStride, types::ImageDimension};

/// Of the format; docs/promises.md says when it rises.
const VERSION: u32 = 1;

impl Reflection {
    /// One JSON object, indented by two spaces, in the form of docs/reflection.schema.json.
    ///
    /// ```
    /// use hlsl_core::{compile, options::Options, source::load::MemoryLoader};
    ///
    /// let mut files = MemoryLoader::default();
    /// files.add("red.hlsl", "float4 main() : SV_Target { return float4(1, 0, 0, 1); }");
    /// let json = compile("red.hlsl", &files, &Options::new("ps_6_0", "main")?)?.reflection.to_json();
    /// assert!(json.contains(r#""stage": "pixel""#));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn to_json(&self) -> String {
        let mut json = Json { text: String::new(), depth: 0, first: true };
        json.object(|json| {
            json.number("version", VERSION);
            json.list("entryPoints", &self.entry_points, entry_point);
            json.list("bindings", &self.bindings, binding);
            if !self.descriptor_heaps.is_empty() {
                json.list("descriptorHeaps", &self.descriptor_heaps, descriptor_heap);
            }
            json.list("pushConstants", &self.push_constants, |json, it| {
                json.string("name", &it.name);
                json.number("offset", it.offset);
                json.number("size", it.size);
                layout(json, &it.layout);
            });
            json.list("shaderRecords", &self.shader_records, |json, it| {
                json.string("name", &it.name);
                json.number("size", it.size);
                layout(json, &it.layout);
            });
            json.list("specializationConstants", &self.spec_constants, |json, it| {
                json.number("id", it.id);
                json.string("name", &it.name);
                json.string("type", it.scalar.name());
                json.raw("defaultBits", &it.default.to_string());
            });
            json.list("structs", &self.structs, structure);
        });
        json.text.push('\n');
        json.text
    }
}

fn descriptor_heap(json: &mut Json, it: &DescriptorHeap) {
    json.string(
        "kind",
        match it.kind {
            DescriptorHeapKind::Resource => "resource",
            DescriptorHeapKind::Sampler => "sampler",
        },
    );
    match it.stride {
        HeapStride::Size => json.string("stride", "size"),
        HeapStride::Unified => json.string("stride", "unified"),
        HeapStride::Bytes(bytes) => json.number("stride", bytes),
        HeapStride::Constant(id) => {
            json.string("stride", "specialization constant");
            json.number("constantId", id);
        }
    }
}

fn entry_point(json: &mut Json, it: &EntryPoint) {
    json.string("name", &it.name);
    json.string("function", &it.function);
    json.string("stage", it.stage.name());
    if let Some(size) = it.workgroup_size {
        json.numbers("workgroupSize", &size);
    }
    json.list("executionModes", &it.execution_modes, |json, mode| {
        json.string("name", &mode.name);
        json.numbers("operands", &mode.operands);
    });
    json.list("inputs", &it.inputs, stage_variable);
    json.list("outputs", &it.outputs, stage_variable);
    let bindings: Vec<u32> = it.bindings.iter().map(|&index| index as u32).collect();
    json.numbers("bindings", &bindings);
    json.optional("pushConstants", it.push_constants.map(|index| index as u32));
    json.optional("shaderRecord", it.shader_record.map(|index| index as u32));
}

fn stage_variable(json: &mut Json, it: &StageVariable) {
    json.string("name", &it.name);
    json.string("variable", &it.variable);
    json.string("semantic", &it.semantic);
    json.optional("location", it.location);
    if it.location.is_some() {
        json.number("locations", it.locations);
        json.number("component", it.component);
        json.number("index", it.index);
    }
    if let Some(builtin) = &it.builtin {
        json.string("builtin", builtin);
    }
    json.string("type", &it.hlsl_type);
    json.string("scalar", it.scalar.name());
    json.number("components", it.components);
    json.optional("perVertex", it.per_vertex);
    if let Some(format) = it.format() {
        json.string("format", &format);
    }
    json.strings("interpolation", &it.interpolation);
}

fn binding(json: &mut Json, it: &Binding) {
    json.number("set", it.set);
    json.number("binding", it.binding);
    json.string("name", &it.name);
    json.string("kind", it.kind.name());
    json.string("type", &it.hlsl_type);
    match it.count {
        Count::One => {}
        Count::Fixed(count) => json.number("count", count),
        Count::Unbounded => json.string("count", "unbounded"),
    }
    json.boolean("writable", it.is_writable);
    json.number("size", it.size);
    if let Some(it) = &it.layout {
        json.key("layout");
        json.object(|json| layout(json, it));
    }
    if let Some(image) = &it.image {
        json.key("image");
        json.object(|json| {
            let dimension = match image.shape.dimension {
                ImageDimension::One => "1D",
                ImageDimension::Two => "2D",
                ImageDimension::Three => "3D",
                ImageDimension::Cube => "Cube",
                ImageDimension::Buffer => "Buffer",
                ImageDimension::Subpass => "SubpassData",
            };
            json.string("dimension", dimension);
            json.boolean("arrayed", image.shape.arrayed);
            json.boolean("multisampled", image.shape.multisampled);
            json.string("format", &image.format);
            json.string("scalar", image.scalar.name());
            json.number("components", image.components);
        });
    }
    if let Some(buffer) = &it.counter_of {
        json.string("counterOf", buffer);
    }
    json.optional("inputAttachmentIndex", it.input_attachment_index);
}

fn structure(json: &mut Json, it: &StructLayout) {
    json.string("name", &it.name);
    json.string("layout", it.rule);
    json.number("size", it.size);
    json.number("alignment", it.alignment);
    json.list("members", &it.members, |json, member| {
        json.string("name", &member.name);
        json.number("offset", member.offset);
        json.string("type", &member.hlsl_type);
        layout(json, &member.layout);
        if !member.bit_fields.is_empty() {
            json.list("bitFields", &member.bit_fields, |json, bits| {
                json.string("name", &bits.name);
                json.number("shift", bits.shift);
                json.number("width", bits.width);
            });
        }
    });
}

fn layout(json: &mut Json, it: &TypeLayout) {
    match it {
        TypeLayout::Scalar(scalar) => {
            json.string("kind", "scalar");
            json.string("scalar", scalar.name());
        }
        TypeLayout::Vector { scalar, len } => {
            json.string("kind", "vector");
            json.string("scalar", scalar.name());
            json.number("components", *len);
        }
        TypeLayout::Matrix { scalar, rows, columns, is_row_major, stride } => {
            json.string("kind", "matrix");
            json.string("scalar", scalar.name());
            json.number("rows", *rows);
            json.number("columns", *columns);
            json.string("major", if *is_row_major { "row" } else { "column" });
            json.number("stride", *stride);
        }
        TypeLayout::Array { element, count, stride } => {
            json.string("kind", "array");
            json.number("count", *count);
            json.number("stride", *stride);
            json.key("element");
            json.object(|json| layout(json, element));
        }
        TypeLayout::RuntimeArray { element, stride } => {
            json.string("kind", "runtime array");
            json.number("stride", *stride);
            json.key("element");
            json.object(|json| layout(json, element));
        }
        TypeLayout::Struct(index) => {
            json.string("kind", "struct");
            json.number("struct", *index as u32);
        }
    }
}

/// A text that grows, and whether the next thing is the first of its object or list.
struct Json {
    text: String,
    depth: usize,
    first: bool,
}

impl Json {
    fn item(&mut self) {
        if !self.first {
            self.text.push(',');
        }
        self.first = false;
        self.line();
    }
    fn line(&mut self) {
        self.text.push('\n');
        self.text.extend(std::iter::repeat_n("  ", self.depth));
    }
    fn open(&mut self, bracket: char) {
        self.text.push(bracket);
        self.depth += 1;
        self.first = true;
    }
    fn close(&mut self, bracket: char) {
        self.depth -= 1;
        if !self.first {
            self.line();
        }
        self.first = false;
        self.text.push(bracket);
    }
    fn object(&mut self, content: impl FnOnce(&mut Json)) {
        self.open('{');
        content(self);
        self.close('}');
    }
    fn key(&mut self, key: &str) {
        self.item();
        self.quote(key);
        self.text.push_str(": ");
    }
    fn raw(&mut self, key: &str, value: &str) {
        self.key(key);
        self.text.push_str(value);
    }
    fn boolean(&mut self, key: &str, value: bool) {
        self.raw(key, if value { "true" } else { "false" });
    }
    fn number(&mut self, key: &str, value: u32) {
        self.raw(key, &value.to_string());
    }
    fn optional(&mut self, key: &str, value: Option<u32>) {
        if let Some(value) = value {
            self.number(key, value);
        }
    }
    fn string(&mut self, key: &str, value: &str) {
        self.key(key);
        self.quote(value);
    }
    fn numbers(&mut self, key: &str, values: &[u32]) {
        let values: Vec<String> = values.iter().map(u32::to_string).collect();
        self.raw(key, &format!("[{}]", values.join(", ")));
    }
    fn strings(&mut self, key: &str, values: &[String]) {
        self.key(key);
        self.text.push('[');
        for (index, value) in values.iter().enumerate() {
            if index > 0 {
                self.text.push_str(", ");
            }
            self.quote(value);
        }
        self.text.push(']');
    }
    fn list<T>(&mut self, key: &str, items: &[T], mut each: impl FnMut(&mut Json, &T)) {
        self.key(key);
        self.open('[');
        for item in items {
            self.item();
            self.object(|json| each(json, item));
        }
        self.close(']');
    }
    fn quote(&mut self, text: &str) {
        self.text.push('"');
        for character in text.chars() {
            match character {
                '"' => self.text.push_str("\\\""),
                '\\' => self.text.push_str("\\\\"),
                '\n' => self.text.push_str("\\n"),
                '\t' => self.text.push_str("\\t"),
                '\r' => self.text.push_str("\\r"),
                control if control < ' ' => {
                    // Writing to a string cannot fail.
                    let _ = write!(self.text, "\\u{:04x}", control as u32);
                }
                other => self.text.push(other),
            }
        }
        self.text.push('"');
    }
}
