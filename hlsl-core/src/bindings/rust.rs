//! The Rust module: SPIR-V modules, entry points, structs with proven offsets, binding constants.
//!
//! The text only refers to `core` and bytemuck. Structs are `repr(C)` with a field for every hole, so the compiler adds
//! no padding; constant assertions prove each offset and size where they are compiled.

mod arguments;
mod constants;
mod elements;
mod emit;
mod host;
pub(super) mod names;
mod permutations;
mod structs;
mod types;
mod vertex;
mod words;

pub use self::{
    emit::{Emit, Library, block_first},
    words::words_expression,
};

use std::fmt::Write;

use self::{
    emit::{Host, has_attributes},
    names::snake,
    vertex::VERTEX_INPUT,
};
use super::{
    Conflict, Shader, Style, WordsForm,
    names::free,
    plan::{Plan, Value},
    side_by_side,
};

/// The items of the generated module (without `mod name { }` around them). A single shader has its `SPIRV` at the top
/// (unless [`Style::nested`]); several have a module each, next to one set of structs and bindings.
/// With [`Style::permutations`], `shaders` has those of the first permutation, then those of the second, and so on.
pub fn module(shaders: &[Shader<'_>], style: &Style) -> Result<String, Conflict> {
    style.permutations.check()?;
    let reflections = side_by_side(shaders, shaders.len() > style.permutations.count());
    let shaders: Vec<Shader> =
        shaders.iter().zip(&reflections).map(|(it, reflection)| Shader { reflection, ..*it }).collect();
    let merged = permutations::merged(&shaders, &style.permutations);
    let entries = permutations::entries(&shaders, &merged, &style.permutations)?;
    // Conflicts name the permutation.
    let labels = permutations::labels(&shaders, &style.permutations);
    let labeled: Vec<Shader> = shaders.iter().zip(&labels).map(|(it, name)| Shader { name, ..*it }).collect();
    let all = labeled.as_slice();
    let (plan, maps) = Plan::new(all)?;
    permutations::names_are_free(&plan, &style.permutations)?;
    let host = Host::new(&plan, all, &maps, style)?;
    let shaders: Vec<Shader> = entries.iter().map(|it| it.shader).collect();
    let shaders = shaders.as_slice();
    let mut writer =
        Writer { plan: &plan, style, text: String::new(), wrappers: Vec::new(), is_aligned: false };
    if shaders.iter().any(has_attributes) {
        writer.text.push_str(VERTEX_INPUT);
    }
    writer.permutations(&style.permutations);
    match entries.as_slice() {
        [only] if !style.nested => {
            let one = &only.shader;
            writer.entry(one)?;
            if !style.permutations.is_empty() {
                writer.modules(only);
            }
            writer.libraries(|library| library.shared(&host) + &library.entry(&host, one, "super"));
        }
        several => {
            let mut taken: Vec<String> = ["bindings", "constants", "entry_points", "spec_constants"]
                .into_iter()
                .chain(style.emit.iter().map(|it| it.library.name()))
                .map(str::to_owned)
                .collect();
            for entry in several {
                let shader = &entry.shader;
                let name = free(snake(shader.name), &mut taken);
                let _ = writeln!(
                    writer.text,
                    "/// The entry point `{}`.\n#[allow(non_snake_case)]\npub mod {name} {{",
                    shader.name
                );
                if has_attributes(shader) {
                    writer.text.push_str("pub use super::VertexInput;\n");
                }
                if !style.permutations.is_empty() {
                    writer.text.push_str("pub use super::Permutation;\n");
                }
                writer.entry(shader)?;
                if !style.permutations.is_empty() {
                    writer.modules(entry);
                }
                writer.libraries(|library| library.entry(&host, shader, "super::super"));
                writer.text.push_str("}\n");
            }
            writer.libraries(|library| library.shared(&host));
        }
    }
    for (structure, may_align) in plan.structs.iter().zip(plan.may_align(types::ALIGNMENT)) {
        writer.structure(structure, may_align);
    }
    writer.aliases(all, &maps);
    writer.wrappers();
    writer.bindings(&host.descriptors);
    if let Some(range) = &host.push_constants {
        writer.push_constants(range);
    }
    writer.spec_constants(&host);
    if style.constants {
        writer.constants(shaders);
    }
    writer.sources();
    // What macros of other crates expand to is not subject to the lint, and `allow` contradicts `forbid`.
    Ok(match style.words {
        WordsForm::Bytes => writer.text.replace(ALLOW_UNSAFE, ""),
        WordsForm::Numbers => writer.text,
    })
}

const ALLOW_UNSAFE: &str = "#[allow(unsafe_code)]\n";

struct Writer<'a> {
    plan: &'a Plan,
    style: &'a Style,
    text: String,
    /// Padded element types that the structs use.
    wrappers: Vec<Value>,
    /// Whether the value that is being written only begins at multiples of [`types::ALIGNMENT`].
    is_aligned: bool,
}

impl Writer<'_> {
    /// A module for each library, if there is something for it.
    fn libraries(&mut self, items: impl Fn(&Emit) -> String) {
        for emit in &self.style.emit {
            let items = items(emit);
            if !items.is_empty() {
                let library = emit.library.name();
                let _ = writeln!(self.text, "/// For {library}.\npub mod {library} {{\n{items}}}");
            }
        }
    }

    /// The attribute for a type that is plain data.
    fn derive(&self, traits: &str) -> String {
        match &self.style.bytemuck {
            Some(bytemuck) if self.style.pod_derive => {
                // The derives take the crate's own name for granted.
                let path = bytemuck.replace(' ', "");
                let other = match path.trim_start_matches("::") {
                    "bytemuck" => String::new(),
                    _ => format!("#[bytemuck(crate = {path:?})]\n"),
                };
                format!("#[derive({traits}, {bytemuck}::Zeroable, {bytemuck}::Pod)]\n{other}")
            }
            _ => format!("#[derive({traits})]\n"),
        }
    }

    /// The attribute for a struct of the shader, with what the user derives for it.
    fn derive_with_own(&self) -> String {
        let own: String = self.style.derives.iter().map(|it| format!(", {it}")).collect();
        self.derive(&format!("Clone, Copy, Debug{own}"))
    }

    fn pod(&mut self, name: &str) {
        let Some(bytemuck) = self.style.bytemuck.as_ref().filter(|_| !self.style.pod_derive) else { return };
        let _ = write!(
            self.text,
            "// SAFETY: every field is plain data and the assertions on offsets and size leave no byte between them.\n\
             {ALLOW_UNSAFE}unsafe impl {bytemuck}::Zeroable for {name} {{}}\n\
             // SAFETY: as above.\n{ALLOW_UNSAFE}unsafe impl {bytemuck}::Pod for {name} {{}}\n"
        );
    }
}
