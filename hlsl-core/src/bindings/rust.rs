//! The Rust module: SPIR-V modules, entry points, structs with proven offsets, binding constants.
//!
//! The text only refers to `core` and bytemuck. Structs are `repr(C)` with a field for every hole, so the compiler adds
//! no padding; constant assertions prove each offset and size where they are compiled.

mod constants;
mod host;
mod vertex;

use std::fmt::Write;

use super::{
    Conflict, MathLibrary, Shader, Style,
    plan::{Component, Field, FieldKind, KEYWORDS, Part, Plan, Struct, Value, type_name},
};
use crate::reflect::ScalarKind;

/// The items of the generated module (without `mod name { }` around them). A single shader has its `SPIRV` at the top
/// (unless [`Style::nested`]); several have a module each, next to one set of structs and bindings.
pub fn module(shaders: &[Shader<'_>], style: &Style) -> Result<String, Conflict> {
    let (plan, maps) = Plan::new(shaders)?;
    let mut writer = Writer { plan: &plan, style, text: String::new(), wrappers: Vec::new() };
    match shaders {
        [one] if !style.nested => writer.entry(one),
        several => {
            for shader in several {
                let name = snake(shader.name);
                let _ = writeln!(
                    writer.text,
                    "/// The entry point `{}`.\n#[allow(non_snake_case)]\npub mod {name} {{",
                    shader.name
                );
                writer.entry(shader);
                writer.text.push_str("}\n");
            }
        }
    }
    for structure in &plan.structs {
        writer.structure(structure);
    }
    writer.aliases(shaders, &maps);
    writer.wrappers();
    writer.bindings(shaders)?;
    writer.push_constants(shaders, &maps);
    writer.spec_constants(shaders);
    if style.constants {
        writer.constants(shaders);
    }
    writer.sources();
    Ok(writer.text)
}

struct Writer<'a> {
    plan: &'a Plan,
    style: &'a Style,
    text: String,
    /// Padded element types that the structs use.
    wrappers: Vec<Value>,
}

impl Writer<'_> {
    // ---------------------------------------------------------------------------------------------- structs

    fn structure(&mut self, structure: &Struct) {
        if let Some((_, path)) = self.style.types.iter().find(|(name, _)| *name == structure.layout.name) {
            let path = path.clone();
            let _ = write!(
                self.text,
                "/// `{}` of the shader.\npub use {path} as {};\n",
                structure.layout.name, structure.name
            );
            self.assertions(structure, false);
            return;
        }
        let name = &structure.name;
        let derives: String = self.style.derives.iter().map(|it| format!(", {it}")).collect();
        let _ = write!(
            self.text,
            "/// `{}` of the shader: {} bytes, {} layout.\n#[repr(C)]\n#[derive(Clone, Copy, Debug{derives})]\n\
             #[allow(non_snake_case, non_camel_case_types, clippy::pub_underscore_fields)]\npub struct {name} {{\n",
            structure.layout.name, structure.size, structure.layout.rule
        );
        let mut holes = 0;
        let hole = hole_name(structure);
        for field in &structure.fields {
            match &field.kind {
                FieldKind::Padding(bytes) => {
                    let _ = writeln!(self.text, "    {hole}{holes}: [u8; {bytes}],");
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
                    let ty = self.type_of(value);
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
        self.pod(name);
        self.constructors(structure);
        self.assertions(structure, true);
    }

    fn pod(&mut self, name: &str) {
        let Some(bytemuck) = &self.style.bytemuck else { return };
        let _ = write!(
            self.text,
            "// SAFETY: every field is plain data and the assertions on offsets and size leave no byte between them.\n\
             #[allow(unsafe_code)]\nunsafe impl {bytemuck}::Zeroable for {name} {{}}\n\
             // SAFETY: as above.\n#[allow(unsafe_code)]\nunsafe impl {bytemuck}::Pod for {name} {{}}\n"
        );
    }

    fn constructors(&mut self, structure: &Struct) {
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
            let field_name = field_name(&field.name);
            let _ = write!(zero, "{field_name}: {}, ", self.zero(value));
            self.constructor_field(field, value, &mut parameters, &mut body);
        }
        let _ = write!(
            self.text,
            "#[allow(non_snake_case, clippy::all, clippy::pedantic)]\nimpl {name} {{\n\
             /// In bytes.\npub const SIZE: usize = {};\n\
             /// Every byte zero.\npub const ZERO: Self = Self {{ {zero}}};\n\
             /// All members; padding is zero.\n#[must_use]\n\
             pub fn new({parameters}) -> Self {{ Self {{ {body}}} }}\n}}\n\
             impl ::core::default::Default for {name} {{ fn default() -> Self {{ Self::ZERO }} }}\n",
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
                let ty = self.natural_whole(value, lengths);
                let _ = write!(parameters, "{argument}: {ty}, ");
                let place = argument + &places(lengths, "__index");
                let element = match value {
                    Value::Array { element, .. } => self.from_element(element, &place),
                    Value::Matrix { scalar, len, .. } => {
                        let zero = self.zero(&Value::Scalar(*scalar));
                        let lane = self.from_natural(&Value::Scalar(*scalar), &format!("{place}[__lane]"));
                        format!(
                            "::core::array::from_fn(|__lane| if __lane < {len} {{ {lane} }} else {{ {zero} }})"
                        )
                    }
                    _ => place,
                };
                format!("::core::array::from_fn(|__index| {element})")
            }
            Part::Last { member, lengths } => {
                let argument = parameter_name(member);
                let count: u32 = lengths.iter().product();
                if count == 1 {
                    let ty = self.natural_whole(value, lengths);
                    let _ = write!(parameters, "{argument}: {ty}, ");
                }
                let place = argument + &lengths.iter().map(|it| format!("[{}]", it - 1)).collect::<String>();
                self.from_element(value, &place)
            }
        };
        let _ = write!(body, "{name}: {convert}, ");
    }

    /// The complete member of which `value` is the head or the last element, as passed by a caller.
    fn natural_whole(&mut self, value: &Value, lengths: &[u32]) -> String {
        let element = match value {
            Value::Array { element, .. } => match &**element {
                Value::Vector { scalar, len } => natural_vector(*scalar, *len),
                Value::Padded { value, .. } => match &**value {
                    Value::Vector { scalar, len } => natural_vector(*scalar, *len),
                    value => self.natural(value),
                },
                element => self.natural(element),
            },
            Value::Matrix { scalar, len, .. } | Value::Vector { scalar, len } => {
                natural_vector(*scalar, *len)
            }
            other => self.natural(other),
        };
        lengths.iter().rev().fold(element, |element, length| format!("[{element}; {length}]"))
    }

    /// `place`, of the type that [`Writer::natural_whole`] has inside, as the field's.
    fn from_element(&mut self, value: &Value, place: &str) -> String {
        match value {
            Value::Vector { scalar, .. } if scalar.is_natural() => format!("{place}.into()"),
            Value::Vector { scalar, .. } => {
                let lane = self.from_natural(&Value::Scalar(*scalar), "__it");
                format!("{place}.map(|__it| {lane})")
            }
            Value::Padded { value: inner, .. } => {
                let name = self.wrapper(value);
                let inner = self.from_element(inner, place);
                format!("{name}::new({inner})")
            }
            other => self.from_natural(other, place),
        }
    }

    /// The type that a caller of `new` passes.
    fn natural(&mut self, value: &Value) -> String {
        match value {
            Value::Scalar(scalar) => natural_scalar(*scalar).to_owned(),
            Value::Vector { scalar, len } if scalar.is_bytes => natural_vector(*scalar, *len),
            Value::Array { element, count } if has_natural_form(element) => {
                format!("[{}; {count}]", self.natural(element))
            }
            Value::Padded { value, .. } => self.natural(value),
            other => self.type_of(other),
        }
    }

    /// `expression`, of the natural type, as the field's.
    fn from_natural(&mut self, value: &Value, expression: &str) -> String {
        match value {
            Value::Scalar(scalar) if !scalar.is_natural() => {
                format!("{}::new({expression})", component_type(*scalar))
            }
            Value::Vector { scalar, .. } if scalar.is_bytes => {
                format!("{expression}.map(|__it| {}::new(__it))", component_type(*scalar))
            }
            Value::Padded { value: inner, .. } => {
                let name = self.wrapper(value);
                let inner = self.from_natural(inner, expression);
                format!("{name}::new({inner})")
            }
            Value::Array { element, .. } if has_natural_form(element) => {
                let index = format!("__{}", expression.matches('[').count());
                let element = self.from_natural(element, &format!("{expression}[{index}]"));
                format!("::core::array::from_fn(|{index}| {element})")
            }
            _ => expression.to_owned(),
        }
    }

    fn assertions(&mut self, structure: &Struct, is_ours: bool) {
        let name = &structure.name;
        let shader_name = &structure.layout.name;
        for field in &structure.fields {
            if field.name.is_empty() {
                continue;
            }
            let _ = writeln!(
                self.text,
                "const _: () = assert!(::core::mem::offset_of!({name}, {}) == {}, \
                 \"offset of {shader_name}.{} does not match the shader\");",
                field_name(&field.name),
                field.offset,
                field.name
            );
        }
        let relation = if is_ours { "==" } else { ">=" };
        let _ = writeln!(
            self.text,
            "const _: () = assert!(::core::mem::size_of::<{name}>() {relation} {}, \
             \"size of {shader_name} does not match the shader\");",
            structure.size
        );
    }

    // ------------------------------------------------------------------------------------------------ types

    fn type_of(&mut self, value: &Value) -> String {
        if let Some(math) = self.math(value) {
            return math;
        }
        match value {
            Value::Scalar(scalar) => component_type(*scalar),
            Value::Vector { scalar, len } => format!("[{}; {len}]", component_type(*scalar)),
            Value::Matrix { scalar, count, len, padding, .. } => {
                format!("[[{}; {}]; {count}]", component_type(*scalar), len + padding)
            }
            Value::Array { element, count } => format!("[{}; {count}]", self.type_of(element)),
            Value::Padded { .. } => self.wrapper(value),
            Value::Struct(index) => self.plan.structs[*index].name.clone(),
        }
    }

    /// A type of the math library, if it has exactly the same bytes.
    fn math(&self, value: &Value) -> Option<String> {
        let prefix = |scalar: Component| match (scalar.kind, scalar.is_bytes) {
            (ScalarKind::Float32, false) => Some(("Vec", "f32")),
            (ScalarKind::Int32, false) => Some(("IVec", "i32")),
            (ScalarKind::Uint32, false) => Some(("UVec", "u32")),
            _ => None,
        };
        match (self.style.math, value) {
            (MathLibrary::Arrays, _) => None,
            // glam's four-component floats are aligned to 16 on some targets, its others to the component.
            (MathLibrary::Glam, Value::Vector { scalar, len }) => {
                let (name, _) = prefix(*scalar)?;
                let is_plain = *len == 2 || *len == 3 || (*len == 4 && scalar.kind != ScalarKind::Float32);
                is_plain.then(|| format!("::glam::{name}{len}"))
            }
            (MathLibrary::Nalgebra, Value::Vector { scalar, len: len @ 2..=4 }) => {
                prefix(*scalar).map(|(_, component)| format!("::nalgebra::Vector{len}<{component}>"))
            }
            (MathLibrary::Mint, Value::Vector { scalar, len: len @ 2..=4 }) => {
                prefix(*scalar).map(|(_, component)| format!("::mint::Vector{len}<{component}>"))
            }
            (
                MathLibrary::Nalgebra | MathLibrary::Mint,
                Value::Matrix {
                    scalar: Component { kind: ScalarKind::Float32, is_bytes: false },
                    padding: 0,
                    rows,
                    columns,
                    is_row_major: false,
                    count,
                    ..
                },
            ) if count == columns && *rows >= 2 && *columns >= 2 => {
                let size = if rows == columns { rows.to_string() } else { format!("{rows}x{columns}") };
                Some(match self.style.math {
                    MathLibrary::Mint => format!("::mint::ColumnMatrix{size}<f32>"),
                    _ => format!("::nalgebra::Matrix{size}<f32>"),
                })
            }
            _ => None,
        }
    }

    /// The name of the struct that pads an element to its stride.
    fn wrapper(&mut self, value: &Value) -> String {
        if !self.wrappers.contains(value) {
            self.wrappers.push(value.clone());
        }
        let Value::Padded { value: inner, .. } = value else { return String::new() };
        let size = value.size(&self.plan.structs);
        let name = match &**inner {
            Value::Scalar(scalar) => capital(&component_type(*scalar)),
            Value::Vector { scalar, len } => format!("{}x{len}", capital(&component_type(*scalar))),
            Value::Struct(index) => self.plan.structs[*index].name.clone(),
            Value::Matrix { scalar, rows, columns, is_row_major, .. } => {
                let major = if *is_row_major { "Rows" } else { "" };
                format!("{}x{rows}x{columns}{major}", capital(&component_type(*scalar)))
            }
            Value::Array { .. } | Value::Padded { .. } => {
                let at = self.wrappers.iter().position(|it| it == value).unwrap_or(0);
                format!("Array{at}")
            }
        };
        let mut name = format!("{name}Stride{size}");
        while self.plan.structs.iter().any(|it| it.name == name) {
            name.push('_');
        }
        name
    }

    fn wrappers(&mut self) {
        let mut next = 0;
        while next < self.wrappers.len() {
            let wrapper = self.wrappers[next].clone();
            next += 1;
            let Value::Padded { value, padding } = &wrapper else { continue };
            let name = self.wrapper(&wrapper);
            let ty = self.type_of(value);
            let zero = self.zero(value);
            let size = wrapper.size(&self.plan.structs);
            let derives: String = self.style.derives.iter().map(|it| format!(", {it}")).collect();
            let _ = write!(
                self.text,
                "/// An array element that takes {size} bytes in the shader's layout.\n#[repr(C)]\n\
                 #[derive(Clone, Copy, Debug{derives})]\n#[allow(non_camel_case_types)]\npub struct {name} {{\n\
                 /// The element.\npub value: {ty},\n_pad: [u8; {padding}],\n}}\n\
                 impl {name} {{\n/// Every byte zero.\npub const ZERO: Self = Self::new({zero});\n\
                 /// The element with its padding.\n#[must_use]\npub const fn new(value: {ty}) -> Self {{ \
                 Self {{ value, _pad: [0; {padding}] }} }}\n}}\n\
                 impl ::core::default::Default for {name} {{ fn default() -> Self {{ Self::ZERO }} }}\n\
                 impl ::core::convert::From<{ty}> for {name} {{ fn from(value: {ty}) -> Self {{ Self::new(value) }} }}\n\
                 const _: () = assert!(::core::mem::size_of::<{name}>() == {size}, \"stride of {name}\");\n"
            );
            self.pod(&name);
        }
        self.byte_scalars();
        let uses = |text: &str, name: &str| {
            text.match_indices(name).any(|(at, _)| {
                let edge = |c: Option<char>| !c.is_some_and(|c| c.is_ascii_alphanumeric() || c == '_');
                edge(text[..at].chars().next_back()) && edge(text[at + name.len()..].chars().next())
            })
        };
        if uses(&self.text, "Bool") {
            self.text.push_str(
                "/// A `bool` of the shader: 32 bits, 0 or 1.\n#[repr(transparent)]\n\
                 #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]\npub struct Bool(u32);\n\
                 impl Bool {\n/// 1 for true.\n#[must_use]\npub const fn new(value: bool) -> Self { Self(value as u32) }\n\
                 /// Whether it is not 0.\n#[must_use]\npub const fn get(self) -> bool { self.0 != 0 }\n}\n\
                 impl ::core::convert::From<bool> for Bool { fn from(value: bool) -> Self { Self::new(value) } }\n\
                 impl ::core::convert::From<Bool> for bool { fn from(value: Bool) -> Self { value.get() } }\n",
            );
            self.pod("Bool");
        }
        if uses(&self.text, "Half") {
            self.text.push_str(
                "/// The bits of a 16-bit float of the shader.\n#[repr(transparent)]\n\
                 #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]\npub struct Half(pub u16);\n",
            );
            self.pod("Half");
        }
    }

    /// Scalars that are stored as bytes.
    fn byte_scalars(&mut self) {
        use ScalarKind::*;
        for kind in [Int16, Uint16, Float16, Int32, Uint32, Float32, Int64, Uint64, Float64, Bool] {
            let component = Component { kind, is_bytes: true };
            let name = component_type(component);
            if !self.text.contains(&name) {
                continue;
            }
            let natural = natural_scalar(component);
            let size = kind.size();
            let (to_bits, from_bits) = match kind {
                Bool => ("u32::from(value)", "u32::from_ne_bytes(self.0) != 0"),
                Float16 => ("value.0", "Half(u16::from_ne_bytes(self.0))"),
                _ => ("value", ""),
            };
            let from_bits = match from_bits {
                "" => format!("{natural}::from_ne_bytes(self.0)"),
                other => other.to_owned(),
            };
            let _ = write!(
                self.text,
                "/// A `{}` of the shader as bytes, where no alignment is to be had.\n#[repr(transparent)]\n\
                 #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]\npub struct {name}([u8; {size}]);\n\
                 impl {name} {{\n/// Every byte zero.\npub const ZERO: Self = Self([0; {size}]);\n\
                 /// The bytes of the value.\n#[must_use]\n\
                 pub fn new(value: {natural}) -> Self {{ Self(({to_bits}).to_ne_bytes()) }}\n\
                 /// The value.\n#[must_use]\npub fn get(self) -> {natural} {{ {from_bits} }}\n}}\n\
                 impl ::core::convert::From<{natural}> for {name} {{ fn from(value: {natural}) -> Self {{ Self::new(value) }} }}\n",
                kind.name()
            );
            self.pod(&name);
        }
    }

    fn zero(&self, value: &Value) -> String {
        if self.math(value).is_some() {
            return match (self.style.math, value) {
                (MathLibrary::Glam, _) => format!("{}::ZERO", self.math(value).unwrap_or_default()),
                (MathLibrary::Mint, Value::Vector { scalar, len }) => {
                    let names = ["x", "y", "z", "w"];
                    let zero = scalar_zero(scalar.kind);
                    let fields: Vec<String> =
                        names.iter().take(*len as usize).map(|it| format!("{it}: {zero}")).collect();
                    format!("::mint::Vector{len} {{ {} }}", fields.join(", "))
                }
                (MathLibrary::Mint, Value::Matrix { rows, columns, scalar, .. }) => {
                    let column = self.zero(&Value::Vector { scalar: *scalar, len: *rows });
                    let names = ["x", "y", "z", "w"];
                    let fields: Vec<String> =
                        names.iter().take(*columns as usize).map(|it| format!("{it}: {column}")).collect();
                    let size = if rows == columns { rows.to_string() } else { format!("{rows}x{columns}") };
                    format!("::mint::ColumnMatrix{size} {{ {} }}", fields.join(", "))
                }
                (_, Value::Vector { scalar, len }) => {
                    let zeros = vec![scalar_zero(scalar.kind); *len as usize].join(", ");
                    format!("::nalgebra::Vector{len}::new({zeros})")
                }
                (_, Value::Matrix { rows, columns, .. }) => {
                    let size = if rows == columns { rows.to_string() } else { format!("{rows}x{columns}") };
                    let zeros = vec!["0.0"; (rows * columns) as usize].join(", ");
                    format!("::nalgebra::Matrix{size}::new({zeros})")
                }
                _ => String::new(),
            };
        }
        match value {
            Value::Scalar(scalar) if scalar.is_bytes => format!("{}::ZERO", component_type(*scalar)),
            Value::Scalar(Component { kind: ScalarKind::Bool, .. }) => "Bool::new(false)".to_owned(),
            Value::Scalar(Component { kind: ScalarKind::Float16, .. }) => "Half(0)".to_owned(),
            Value::Scalar(scalar) => scalar_zero(scalar.kind).to_owned(),
            Value::Vector { scalar, len } => format!("[{}; {len}]", self.zero(&Value::Scalar(*scalar))),
            Value::Matrix { scalar, count, len, padding, .. } => {
                format!("[[{}; {}]; {count}]", self.zero(&Value::Scalar(*scalar)), len + padding)
            }
            Value::Array { element, count } => format!("[{}; {count}]", self.zero(element)),
            Value::Padded { .. } => {
                // The name only depends on what is inside, and it is registered by the field's type.
                let mut probe = Writer {
                    plan: self.plan,
                    style: self.style,
                    text: String::new(),
                    wrappers: self.wrappers.clone(),
                };
                format!("{}::ZERO", probe.wrapper(value))
            }
            Value::Struct(index) => {
                let structure = &self.plan.structs[*index];
                let is_mapped = self.style.types.iter().any(|(name, _)| *name == structure.layout.name);
                match (&self.style.bytemuck, is_mapped) {
                    // A type of the user's has no ZERO.
                    (Some(bytemuck), true) => {
                        format!("{bytemuck}::zeroed::<{}>()", structure.name)
                    }
                    _ => format!("{}::ZERO", structure.name),
                }
            }
        }
    }

    // --------------------------------------------------------------------------------------------- bindings

    /// A name for the contents of a buffer, if that is not a named struct: `type Particles = [f32; 4]`.
    fn aliases(&mut self, shaders: &[Shader<'_>], maps: &[Vec<usize>]) {
        let mut done: Vec<String> = self.plan.structs.iter().map(|it| it.name.clone()).collect();
        for (shader, map) in shaders.iter().zip(maps) {
            for binding in &shader.reflection.bindings {
                let Some(layout) = &binding.layout else { continue };
                let value = self.plan.element(layout, map);
                let is_struct = matches!(value, Value::Struct(_));
                let stride = binding.size;
                let size = value.size(&self.plan.structs);
                let padded = match stride.checked_sub(size) {
                    Some(padding @ 1..) if !is_struct => Value::Padded { value: Box::new(value), padding },
                    _ => value,
                };
                let name = format!("{}Element", capital(&type_name(&binding.name)));
                if is_struct || done.contains(&name) || size == 0 {
                    continue;
                }
                let ty = self.type_of(&padded);
                let _ = write!(
                    self.text,
                    "/// One element of `{}`: `{}`, {} bytes.\n#[allow(non_camel_case_types)]\n\
                     pub type {name} = {ty};\n",
                    binding.name, binding.hlsl_type, stride
                );
                done.push(name);
            }
        }
    }
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

impl Component {
    /// Whether the field has the type that a caller passes.
    fn is_natural(self) -> bool {
        !self.is_bytes && self.kind != ScalarKind::Bool
    }
}

fn has_natural_form(value: &Value) -> bool {
    match value {
        Value::Scalar(scalar) => !scalar.is_natural(),
        Value::Vector { scalar, .. } => scalar.is_bytes,
        Value::Padded { .. } => true,
        Value::Array { element, .. } => has_natural_form(element),
        Value::Matrix { .. } | Value::Struct(_) => false,
    }
}

fn natural_scalar(scalar: Component) -> &'static str {
    if scalar.kind == ScalarKind::Bool { "bool" } else { scalar_type(scalar.kind) }
}

fn natural_vector(scalar: Component, len: u32) -> String {
    format!("[{}; {len}]", natural_scalar(scalar))
}

fn component_type(scalar: Component) -> String {
    let name = scalar_type(scalar.kind);
    if scalar.is_bytes { capital(name) + "Bytes" } else { name.to_owned() }
}

fn scalar_type(scalar: ScalarKind) -> &'static str {
    match scalar {
        ScalarKind::Bool => "Bool",
        ScalarKind::Int8 => "i8",
        ScalarKind::Uint8 => "u8",
        ScalarKind::Int16 => "i16",
        ScalarKind::Uint16 => "u16",
        ScalarKind::Int32 => "i32",
        ScalarKind::Uint32 => "u32",
        ScalarKind::Int64 => "i64",
        ScalarKind::Uint64 => "u64",
        ScalarKind::Float16 => "Half",
        ScalarKind::Float32 => "f32",
        ScalarKind::Float64 => "f64",
    }
}

fn scalar_zero(scalar: ScalarKind) -> &'static str {
    match scalar {
        ScalarKind::Float32 | ScalarKind::Float64 => "0.0",
        _ => "0",
    }
}

/// A field or module name: keywords get `r#` or, where that is not allowed, an underscore.
fn field_name(name: &str) -> String {
    let clean = type_name(name);
    match clean.as_str() {
        "self" | "Self" | "super" | "crate" | "_" => format!("{clean}_"),
        _ if KEYWORDS.contains(&clean.as_str()) => format!("r#{clean}"),
        _ => clean,
    }
}

/// A parameter name: one that begins with a capital could be a constant, such as `None` or `SPIRV`.
fn parameter_name(name: &str) -> String {
    let clean = field_name(name);
    if clean.starts_with(|c: char| c.is_ascii_uppercase()) { clean + "_" } else { clean }
}

fn capital(name: &str) -> String {
    let mut chars = name.chars();
    chars.next().map_or(String::new(), |first| first.to_ascii_uppercase().to_string() + chars.as_str())
}

fn snake(name: &str) -> String {
    field_name(name)
}

/// `heightMap2D` → `HEIGHT_MAP2D`.
fn screaming(name: &str) -> String {
    let clean = type_name(name);
    let mut out = String::new();
    let mut last = '_';
    for c in clean.chars() {
        if c.is_ascii_uppercase() && (last.is_ascii_lowercase() || last.is_ascii_digit()) {
            out.push('_');
        }
        out.push(c.to_ascii_uppercase());
        last = c;
    }
    out
}
