//! The C header: SPIR-V modules, structs with `_Static_assert`s on every offset, and binding numbers.

use std::fmt::Write;

use super::{
    Conflict, Shader,
    names::{C_KEYWORDS, free, type_name},
    plan::{Component, FieldKind, Plan, Value},
    push_constants::PushConstants,
    side_by_side,
};
use crate::reflect::ScalarKind;

/// A header named after `prefix`, which every name in it starts with. The modules are declared in the header and
/// defined in the source.
///
/// # Errors
/// What the shaders declare does not fit into one header, or cannot be expressed in C.
pub fn header(prefix: &str, shaders: &[Shader<'_>]) -> Result<Header, Conflict> {
    let prefix = type_name(prefix);
    let reflections = side_by_side(shaders, shaders.len() > 1);
    let shaders: Vec<Shader> =
        shaders.iter().zip(&reflections).map(|(it, reflection)| Shader { reflection, ..*it }).collect();
    let shaders = shaders.as_slice();
    let (plan, maps) = Plan::new(shaders)?;
    let guard = format!("{}_H", prefix.to_ascii_uppercase());
    let mut text = format!(
        "/* Made by hlsl-build. Offsets and sizes are those of the SPIR-V modules. */\n#ifndef {guard}\n#define {guard}\n\n\
         #include <stddef.h>\n#include <stdint.h>\n\n\
         #ifdef __cplusplus\nextern \"C\" {{\n#define {guard}_ASSERT(c, m) static_assert(c, m)\n#else\n\
         #define {guard}_ASSERT(c, m) _Static_assert(c, m)\n#endif\n\n"
    );
    let mut source = String::from("/* Made by hlsl-build. */\n#include <stddef.h>\n#include <stdint.h>\n\n");
    let (mut modules, mut defines) = (Vec::new(), Vec::new());
    for shader in shaders {
        let name = free(type_name(shader.name), &mut modules);
        let words = shader.words.len();
        let _ = write!(
            text,
            "/* The entry point {name}: {words} words. */\nextern const uint32_t {prefix}_{name}_spirv[{words}];\n\
             extern const size_t {prefix}_{name}_spirv_size; /* in bytes */\n"
        );
        let _ = writeln!(source, "extern const uint32_t {prefix}_{name}_spirv[{words}];");
        let _ = writeln!(source, "extern const size_t {prefix}_{name}_spirv_size;");
        let _ = write!(source, "const uint32_t {prefix}_{name}_spirv[{words}] = {{");
        for (index, word) in shader.words.iter().enumerate() {
            if index % 8 == 0 {
                source.push_str("\n   ");
            }
            let _ = write!(source, " {word:#x}u,");
        }
        let _ = write!(source, "\n}};\nconst size_t {prefix}_{name}_spirv_size = {};\n\n", words * 4);
        let entries = &shader.reflection.entry_points;
        for entry in entries {
            let mut define = format!("{prefix}_{name}_ENTRY_POINT");
            if entries.len() > 1 {
                let _ = write!(define, "_{}", type_name(&entry.name));
            }
            let define = free(define.to_ascii_uppercase(), &mut defines);
            let _ = writeln!(text, "#define {define} \"{}\"", literal(&entry.name));
        }
    }
    text.push('\n');
    for structure in &plan.structs {
        let name = format!("{prefix}_{}", structure.name);
        let mut hole = "pad".to_owned();
        while structure.fields.iter().any(|it| it.name.starts_with(&hole)) {
            hole.push('_');
        }
        let _ = write!(
            text,
            "/* {} of the shader, {} layout. */\ntypedef struct {name} {{\n",
            structure.layout.name, structure.layout.rule
        );
        let mut holes = 0;
        for field in &structure.fields {
            match &field.kind {
                FieldKind::Padding(bytes) => {
                    let _ = writeln!(text, "    uint8_t {hole}{holes}_[{bytes}];");
                    holes += 1;
                }
                FieldKind::Value(value) => {
                    let declaration = declaration(value, &member_name(&field.name), &prefix, &plan);
                    let _ = writeln!(
                        text,
                        "    {declaration}; /* offset {}, {} */",
                        field.offset, field.hlsl_type
                    );
                }
            }
        }
        let _ = writeln!(text, "}} {name};");
        for field in structure.fields.iter().filter(|it| !it.name.is_empty()) {
            let member = member_name(&field.name);
            let _ = writeln!(
                text,
                "{guard}_ASSERT(offsetof({name}, {member}) == {}, \"offset of {name}.{member}\");",
                field.offset
            );
        }
        let _ = writeln!(text, "{guard}_ASSERT(sizeof({name}) == {}, \"size of {name}\");\n", structure.size);
    }
    let (mut done, mut numbers): (Vec<&str>, Vec<String>) = Default::default();
    for binding in shaders.iter().flat_map(|it| &it.reflection.bindings) {
        if done.contains(&binding.name.as_str()) {
            continue;
        }
        done.push(&binding.name);
        let name = format!("{prefix}_{}", type_name(&binding.name)).to_ascii_uppercase();
        let name = free(name, &mut numbers);
        let _ = writeln!(
            text,
            "#define {name}_SET {}\n#define {name}_BINDING {} /* {} */",
            binding.set,
            binding.binding,
            binding.kind.name()
        );
    }
    if let Some(range) = PushConstants::of(&plan, shaders, &maps) {
        push_constants(&mut text, &prefix, &plan, &range);
    }
    let _ = write!(text, "\n#ifdef __cplusplus\n}}\n#endif\n\n#endif /* {guard} */\n");
    Ok(Header { header: spelled(&text), source: spelled(&source) })
}

/// The contents of a string literal: its bytes, whatever the compiler's character sets are.
fn literal(text: &str) -> String {
    let mut out = String::new();
    for byte in text.bytes() {
        match byte {
            // `??/` would be a backslash to compilers that know trigraphs.
            b'"' | b'\\' | b'?' => {
                out.push('\\');
                out.push(char::from(byte));
            }
            b' '..=b'~' => out.push(char::from(byte)),
            _ => {
                let _ = write!(out, "\\{byte:03o}");
            }
        }
    }
    out
}

/// The text with letters beyond ASCII as C and C++ spell them in any encoding: `\u00f6`. Comments keep theirs.
fn spelled(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for (index, part) in text.split("/*").enumerate() {
        let (comment, code) = match part.find("*/") {
            Some(end) if index > 0 => part.split_at(end),
            _ => ("", part),
        };
        if index > 0 {
            out.push_str("/*");
        }
        out.push_str(comment);
        for c in code.chars() {
            if c.is_ascii() {
                out.push(c);
            } else {
                let _ = write!(out, "\\u{:04x}", u32::from(c));
            }
        }
    }
    out
}

/// The range, and the proof that it ends where the structs do.
fn push_constants(text: &mut String, prefix: &str, plan: &Plan, range: &PushConstants) {
    let upper = prefix.to_ascii_uppercase();
    let name = format!("{upper}_PUSH_CONSTANTS");
    let _ = write!(
        text,
        "/* The range of the push constants in bytes, and VkShaderStageFlags. */\n\
         #define {name}_OFFSET {}\n#define {name}_SIZE {}\n#define {name}_STAGES {:#x}\n",
        range.start,
        range.size(),
        range.stages
    );
    for structure in range.structs.iter().map(|&index| &plan.structs[index]) {
        let relation = if structure.size == range.end { "==" } else { ">=" };
        let _ = writeln!(
            text,
            "{upper}_H_ASSERT({name}_OFFSET + {name}_SIZE {relation} sizeof({prefix}_{}), \"push constants\");",
            structure.name
        );
    }
}

/// The two files of a C library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// The text of the header.
    pub header: String,
    /// The text of the C file.
    pub source: String,
}

/// A name for a struct member in C and C++.
fn member_name(name: &str) -> String {
    let clean = type_name(name);
    if C_KEYWORDS.contains(&clean.as_str()) { clean + "_" } else { clean }
}

/// `float m[4][3]`.
fn declaration(value: &Value, name: &str, prefix: &str, plan: &Plan) -> String {
    match value {
        Value::Scalar(scalar) => component(*scalar, name),
        Value::Vector { scalar, len } => component(*scalar, &format!("{name}[{len}]")),
        Value::Matrix { scalar, count, len, padding, .. } => {
            component(*scalar, &format!("{name}[{count}][{}]", len + padding))
        }
        Value::Array { element, count } => declaration(element, &format!("{name}[{count}]"), prefix, plan),
        Value::Padded { value, padding } => {
            let inner = declaration(value, "value", prefix, plan);
            format!("struct {{ {inner}; uint8_t pad_[{padding}]; }} {name}")
        }
        Value::Struct(index) => format!("{prefix}_{} {name}", plan.structs[*index].name),
    }
}

fn component(scalar: Component, name: &str) -> String {
    if scalar.is_bytes {
        // In the host's order.
        return format!("uint8_t {name}[{}]", scalar.size());
    }
    format!("{} {name}", scalar_type(scalar.kind))
}

fn scalar_type(scalar: ScalarKind) -> &'static str {
    match scalar {
        ScalarKind::Bool | ScalarKind::Uint32 => "uint32_t",
        ScalarKind::Int8 => "int8_t",
        ScalarKind::Uint8 => "uint8_t",
        ScalarKind::Int16 => "int16_t",
        ScalarKind::Uint16 | ScalarKind::Float16 => "uint16_t",
        ScalarKind::Int32 => "int32_t",
        ScalarKind::Int64 => "int64_t",
        ScalarKind::Uint64 => "uint64_t",
        ScalarKind::Float32 => "float",
        ScalarKind::Float64 => "double",
    }
}
