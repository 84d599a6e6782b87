//! The shader's `static const` scalars and enumerations, for hosts that request them.

use std::fmt::Write;

use super::{
    Writer,
    host::float,
    names::{field_name, screaming},
    types::scalar_type,
};
use crate::{
    bindings::{Shader, names::free},
    reflect::{NamedConstant, ScalarKind},
};

impl Writer<'_> {
    /// `pub mod constants`. If two shaders use the same name, the value of the first one is used.
    pub(super) fn constants(&mut self, shaders: &[Shader<'_>]) {
        let mut text = String::new();
        let mut names: Vec<String> = Vec::new();
        for constant in first_of_each(shaders.iter().flat_map(|it| &it.reflection.constants), |it| &it.name) {
            let name = free(screaming(&constant.name.replace("::", "_")), &mut names);
            declare(&mut text, &name, constant);
        }
        let mut modules: Vec<String> = Vec::new();
        for enumeration in first_of_each(shaders.iter().flat_map(|it| &it.reflection.enums), |it| &it.name) {
            let module = screaming(&enumeration.name.replace("::", "_")).to_lowercase();
            let module = free(field_name(&module), &mut modules);
            let _ = writeln!(
                text,
                "/// The enumerators of `{}`.\n#[allow(non_snake_case)]\npub mod {module} {{",
                enumeration.name
            );
            let mut names: Vec<String> = Vec::new();
            for constant in &enumeration.enumerators {
                declare(&mut text, &free(screaming(&constant.name), &mut names), constant);
            }
            text.push_str("}\n");
        }
        if !text.is_empty() {
            let _ = writeln!(self.text, "/// Constants of the shader.\npub mod constants {{\n{text}}}");
        }
    }
}

fn declare(text: &mut String, name: &str, constant: &NamedConstant) {
    let _ = write!(
        text,
        "/// `{}` of the shader.\npub const {name}: {} = {};\n",
        constant.name,
        type_of(constant.scalar),
        value(constant)
    );
}

/// The items without those whose name came before.
fn first_of_each<'a, T: 'a>(
    items: impl Iterator<Item = &'a T>,
    name: impl Fn(&'a T) -> &'a String,
) -> impl Iterator<Item = &'a T> {
    let mut known = Vec::new();
    items.filter(move |it| {
        let name = name(it);
        let is_new = !known.contains(&name);
        if is_new {
            known.push(name);
        }
        is_new
    })
}

fn type_of(scalar: ScalarKind) -> &'static str {
    match scalar {
        ScalarKind::Bool => "bool",
        ScalarKind::Float16 => "f32",
        other => scalar_type(other),
    }
}

fn value(constant: &NamedConstant) -> String {
    use ScalarKind::*;
    let bits = constant.bits;
    match constant.scalar {
        Bool => (bits != 0).to_string(),
        Float16 | Float32 => float(f64::from_bits(bits), "f32"),
        Float64 => float(f64::from_bits(bits), "f64"),
        Int8 | Int16 | Int32 | Int64 => (bits as i64).to_string(),
        Uint8 => (bits as u8).to_string(),
        Uint16 => (bits as u16).to_string(),
        Uint32 => (bits as u32).to_string(),
        Uint64 => bits.to_string(),
    }
}
