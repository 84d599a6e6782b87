//! A struct of the shader as a `repr(C)` struct: fields, constructors, and the proof of its offsets.

use std::fmt::Write;

use super::{
    Writer, YOURS,
    arguments::filled,
    names::{field_name, parameter_name},
    types::ALIGNMENT,
};
use crate::bindings::plan::{Field, FieldKind, Part, Struct, Value};

impl Writer<'_> {
    pub(super) fn structure(&mut self, structure: &Struct, may_align: bool) {
        let place = structure.layout.place.as_ref();
        let mapped = self.style.types.iter().find(|(name, _)| *name == structure.layout.name);
        // A path from this module leads elsewhere in another.
        let is_ours = mapped.is_some_and(|(_, path)| path.starts_with("super") || path.starts_with("self"));
        let home = place.filter(|_| !is_ours).map(|it| without_parents(&it.path));
        self.shared_type(&structure.name, home, 0, |it| it.whole_structure(structure, may_align));
    }

    fn whole_structure(&mut self, structure: &Struct, may_align: bool) {
        if let Some((_, path)) = self.style.types.iter().find(|(name, _)| *name == structure.layout.name) {
            let path = path.clone();
            let _ = write!(
                self.text,
                "/// `{}` of the shader.\npub use {path} as {};\n",
                structure.layout.name, structure.name
            );
            self.assertions_of_yours(structure);
            return;
        }
        let name = &structure.name;
        let has_padding = structure.fields.iter().any(|it| matches!(it.kind, FieldKind::Padding(_)));
        let derive = self.derive_with_own(has_padding);
        self.doc(&structure.layout.doc);
        let _ = write!(
            self.text,
            "/// `{}` of the shader: {} bytes, {} layout.\n#[repr(C)]\n{derive}\
             #[allow(non_snake_case, non_camel_case_types, clippy::pub_underscore_fields)]\npub struct {name} {{\n",
            structure.layout.name, structure.size, structure.layout.rule
        );
        let mut holes = 0;
        let hole = hole_name(structure);
        for field in &structure.fields {
            match &field.kind {
                FieldKind::Padding(bytes) => {
                    let skip = self.skip(*bytes);
                    let _ = writeln!(
                        self.text,
                        "    #[doc(hidden)]\n    {skip}pub {hole}{holes}: [u8; {bytes}],"
                    );
                    holes += 1;
                }
                FieldKind::Value(value) => {
                    let bytes = value.size(&self.plan.structs);
                    let part = match &field.part {
                        Part::Whole => String::new(),
                        Part::Head { member, .. } => {
                            format!(", `{member}` without its last element, one after the other")
                        }
                        Part::Last { member, .. } => format!(", the last element of `{member}`"),
                    };
                    self.is_aligned = may_align && field.offset.is_multiple_of(ALIGNMENT);
                    let ty = self.type_of(value);
                    self.doc(&field.doc);
                    let _ = write!(
                        self.text,
                        "    /// Offset {}, {bytes} bytes, `{}`{part}.\n    pub {}: {ty},\n",
                        field.offset,
                        field.hlsl_type,
                        field_name(&field.name)
                    );
                }
            }
        }
        self.text.push_str("}\n");
        if has_padding {
            self.debug(structure);
        }
        self.pod(name);
        self.constructors(structure, may_align);
        self.is_aligned = false;
        self.assertions(structure);
    }

    /// `Debug` without padding.
    fn debug(&mut self, structure: &Struct) {
        let named = structure.fields.iter().filter(|it| !it.name.is_empty());
        let fields: String = named
            .map(|it| field_name(&it.name))
            .map(|it| format!(".field({:?}, &self.{it})", it.trim_start_matches("r#")))
            .collect();
        let name = &structure.name;
        let _ = writeln!(
            self.text,
            "impl ::core::fmt::Debug for {name} {{ #[inline] fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {{ \
             f.debug_struct({name:?}){fields}.finish() }} }}"
        );
    }

    fn constructors(&mut self, structure: &Struct, may_align: bool) {
        let name = &structure.name;
        let mut parameters = String::new();
        let mut body = String::new();
        let mut zero = String::new();
        let mut holes = 0;
        let hole = hole_name(structure);
        for field in &structure.fields {
            let FieldKind::Value(value) = &field.kind else {
                let FieldKind::Padding(bytes) = field.kind else { continue };
                let _ = write!(body, "{hole}{holes}: [0; {bytes}], ");
                let _ = write!(zero, "{hole}{holes}: [0; {bytes}], ");
                holes += 1;
                continue;
            };
            self.is_aligned = may_align && field.offset.is_multiple_of(ALIGNMENT);
            let field_name = field_name(&field.name);
            let _ = write!(zero, "{field_name}: {}, ", self.zero(value));
            self.constructor_field(field, value, &mut parameters, &mut body);
        }
        let _ = write!(
            self.text,
            "#[allow(non_snake_case, clippy::all, clippy::pedantic)]\nimpl {name} {{\n\
             /// In bytes.\npub const SIZE: usize = {};\n\
             /// Every byte zero.\npub const ZERO: Self = Self {{ {zero}}};\n\
             /// All members; padding is zero.\n#[must_use]\n#[inline]\n\
             pub const fn new({parameters}) -> Self {{ Self {{ {body}}} }}\n}}\n\
             impl ::core::default::Default for {name} {{ #[inline] fn default() -> Self {{ Self::ZERO }} }}\n",
            structure.size
        );
    }

    fn constructor_field(
        &mut self,
        field: &Field,
        value: &Value,
        parameters: &mut String,
        body: &mut String,
    ) {
        let name = field_name(&field.name);
        let convert = match &field.part {
            Part::Whole => {
                let ty = self.natural(value);
                let argument = parameter_name(&field.name);
                let _ = write!(parameters, "{argument}: {ty}, ");
                self.from_natural(value, &argument)
            }
            // Head and last element come as one argument.
            Part::Head { member, lengths } => {
                let argument = parameter_name(member);
                let ty = self.natural_whole(field, value, lengths);
                let _ = write!(parameters, "{argument}: {ty}, ");
                let place = self.natural_lanes(field, &argument, lengths) + &places(lengths, "__index");
                let (zero, count) = match value {
                    Value::Array { element, count } => (self.zero(element), *count),
                    Value::Matrix { scalar, count, len, padding, .. } => {
                        (format!("[{}; {}]", self.zero(&Value::Scalar(*scalar)), len + padding), *count)
                    }
                    _ => (self.zero(value), 1),
                };
                let element = self.from_matrix_element(value, &place);
                filled(&zero, &count.to_string(), count, "__index", &element)
            }
            Part::Last { member, lengths } => {
                let argument = parameter_name(member);
                let count: u32 = lengths.iter().product();
                if count == 1 {
                    let ty = self.natural_whole(field, value, lengths);
                    let _ = write!(parameters, "{argument}: {ty}, ");
                }
                let place = self.natural_lanes(field, &argument, lengths);
                let place = place + &lengths.iter().map(|it| format!("[{}]", it - 1)).collect::<String>();
                self.from_element(value, &place)
            }
        };
        let _ = write!(body, "{name}: {convert}, ");
    }

    /// One constant for each struct, as every item costs rustc time whenever the crate is built.
    fn assertions(&mut self, structure: &Struct) {
        let name = &structure.name;
        let shader_name = &structure.layout.name;
        let size = structure.size;
        self.text.push_str("const _: () = {\nlet layout = [\n");
        for field in structure.fields.iter().filter(|it| !it.name.is_empty()) {
            let offset = field.offset;
            let _ = writeln!(
                self.text,
                "(::core::mem::offset_of!({name}, {}) == {offset}, \"{shader_name}.{} is at offset {offset} in the shader, and not here\"),",
                field_name(&field.name),
                field.name
            );
        }
        let _ = writeln!(
            self.text,
            "(::core::mem::size_of::<{name}>() == {size}, \"{shader_name} has {size} bytes in the shader, and not here\"),\n\
             ];\nlet mut at = 0;\nwhile at < layout.len() {{\n\
             ::core::assert!(layout[at].0, \"{{}}\", layout[at].1);\nat += 1;\n}}\n}};"
        );
    }

    /// The same for a type of the user, of which they also say what it has instead. A constant has no way to format a number.
    fn assertions_of_yours(&mut self, structure: &Struct) {
        let (name, shader_name, size) = (&structure.name, &structure.layout.name, structure.size);
        let fields = structure.fields.iter().filter(|it| !it.name.is_empty()).map(|it| {
            let (field, offset) = (field_name(&it.name), it.offset);
            let text = format!("{shader_name}.{} is at offset {offset} in the shader, and here at ", it.name);
            let here = format!("::core::mem::offset_of!(Yours, {field})");
            (format!("{here} == {offset}, {here}"), text)
        });
        let here = "::core::mem::size_of::<Yours>()";
        let whole = (
            format!("{here} >= {size}, {here}"),
            format!("{shader_name} has {size} bytes in the shader, and here "),
        );
        let rows: Vec<(String, String)> = fields.chain([whole]).collect();
        let longest = rows.iter().map(|it| it.1.len()).max().unwrap_or(0) + 20;
        let rows: String = rows.iter().map(|(values, text)| format!("({values}, {text:?}),\n")).collect();
        let _ = writeln!(
            self.text,
            "const _: () = {{\n{YOURS} {name};\nlet layout = [\n{rows}];\nlet mut at = 0;\nwhile at < layout.len() {{\n\
             let (fits, here, text) = layout[at];\nat += 1;\nif fits {{ continue; }}\n\
             let (mut all, mut len, mut unit) = ([0; {longest}], 0, 1);\n\
             while len < text.len() {{ all[len] = text.as_bytes()[len]; len += 1; }}\n\
             while here / unit > 9 {{ unit *= 10; }}\n\
             while unit > 0 {{ all[len] = b\"0123456789\"[here / unit % 10]; len += 1; unit /= 10; }}\n\
             if let Ok(text) = ::core::str::from_utf8(all.split_at(len).0) {{ ::core::panic!(\"{{}}\", text); }}\n}}\n}};"
        );
    }
}

/// A path without the folders that `..` leaves again: files name one file by several.
fn without_parents(path: &str) -> String {
    let mut parts: Vec<&str> = Vec::new();
    for part in path.split('/').filter(|it| *it != ".") {
        match (part, parts.last()) {
            ("..", Some(&last)) if !matches!(last, ".." | "") => drop(parts.pop()),
            _ => parts.push(part),
        }
    }
    parts.join("/")
}

/// The prefix of padding names, which no member has.
fn hole_name(structure: &Struct) -> String {
    let mut name = "_pad".to_owned();
    while structure.fields.iter().any(|it| it.name.starts_with(&name)) {
        name.push('_');
    }
    name
}

/// The indices in arrays of arrays of element `index`, counted through all the arrays.
fn places(lengths: &[u32], index: &str) -> String {
    let mut text = String::new();
    for (at, length) in lengths.iter().enumerate() {
        // No overflow: the plan refuses structs that large.
        let behind: u32 = lengths[at + 1..].iter().product();
        let _ = match (at, behind) {
            (0, 1) => write!(text, "[{index}]"),
            (0, behind) => write!(text, "[{index} / {behind}]"),
            (_, 1) => write!(text, "[{index} % {length}]"),
            (_, behind) => write!(text, "[{index} / {behind} % {length}]"),
        };
    }
    text
}
