//! The Rust module: SPIR-V modules, entry points, structs with proven offsets, binding constants.
//!
//! The text only refers to `core` and bytemuck. Structs are `repr(C)` with a field for every hole, so the compiler adds
//! no padding; constant assertions prove each offset and size where they are compiled.

mod arguments;
mod constants;
mod elements;
mod host;
mod names;
mod structs;
mod types;
mod vertex;
mod words;

pub use self::words::words_expression;

use std::fmt::Write;

use self::names::snake;
use super::{
    Conflict, Shader, Style,
    plan::{Plan, Value},
    side_by_side,
};

/// The items of the generated module (without `mod name { }` around them). A single shader has its `SPIRV` at the top
/// (unless [`Style::nested`]); several have a module each, next to one set of structs and bindings.
pub fn module(shaders: &[Shader<'_>], style: &Style) -> Result<String, Conflict> {
    let reflections = side_by_side(shaders);
    let shaders: Vec<Shader> =
        shaders.iter().zip(&reflections).map(|(it, reflection)| Shader { reflection, ..*it }).collect();
    let shaders = shaders.as_slice();
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
    fn pod(&mut self, name: &str) {
        let Some(bytemuck) = &self.style.bytemuck else { return };
        let _ = write!(
            self.text,
            "// SAFETY: every field is plain data and the assertions on offsets and size leave no byte between them.\n\
             #[allow(unsafe_code)]\nunsafe impl {bytemuck}::Zeroable for {name} {{}}\n\
             // SAFETY: as above.\n#[allow(unsafe_code)]\nunsafe impl {bytemuck}::Pod for {name} {{}}\n"
        );
    }
}
