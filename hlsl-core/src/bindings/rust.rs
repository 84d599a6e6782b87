//! The Rust module: SPIR-V modules, entry points, structs with proven offsets, binding constants.
//!
//! The text only refers to `core` and bytemuck. Structs are `repr(C)` with a field for every hole, so the compiler adds
//! no padding; constant assertions prove each offset and size where they are compiled.

mod arguments;
mod constants;
mod elements;
mod emit;
mod heaps;
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
    elements::SCALAR_TRAITS,
    emit::{Host, has_attributes, passed_through},
    names::snake,
    vertex::VERTEX_INPUT,
};
use super::{
    Conflict, Shader, Style, WordsForm,
    names::free,
    plan::{Plan, Value},
    share::{Generated, SharedType},
    side_by_side,
};

/// The text of [`generated`], for one module alone.
///
/// ```
/// use hlsl_core::{bindings, compile, options::Options, source::load::MemoryLoader};
///
/// let mut files = MemoryLoader::default();
/// files.add("sky.hlsl", "cbuffer Sky { float3 sun; float haze; }; float4 main() : SV_Target { return float4(sun, haze); }");
/// let output = compile("sky.hlsl", &files, &Options::new("ps_6_0", "main")?)?;
/// let sky = bindings::Shader { name: "main", words: &output.words, wgsl: None, reflection: &output.reflection };
/// let text = bindings::module(&[sky], &bindings::Style::default())?;
/// assert!(text.contains("pub struct Sky"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// The same as for [`generated`].
pub fn module(shaders: &[Shader<'_>], style: &Style) -> Result<String, Conflict> {
    let text = generated(shaders, style)?.text;
    // What macros of other crates expand to is not subject to the lint, and `allow` contradicts `forbid`.
    Ok(match style.words {
        WordsForm::Bytes => text.replace(ALLOW_UNSAFE, ""),
        WordsForm::Numbers => text,
    })
}

/// The items of the generated module (without `mod name { }` around them). A single shader has its `SPIRV` at the top
/// (unless [`Style::nested`]); several have a module each, next to one set of structs and bindings.
/// With [`Style::permutations`], `shaders` has those of the first permutation, then those of the second, and so on.
///
/// # Errors
/// What the shaders declare does not fit into one module, or cannot be expressed in Rust or in a library of [`Style::emit`].
pub fn generated(shaders: &[Shader<'_>], style: &Style) -> Result<Generated, Conflict> {
    style.permutations.check()?;
    let reflections = side_by_side(shaders, shaders.len() > style.permutations.count());
    let shaders: Vec<Shader> =
        shaders.iter().zip(&reflections).map(|(it, reflection)| Shader { reflection, ..*it }).collect();
    let words = passed_through(&shaders, style)?;
    let shaders: Vec<Shader> =
        shaders.iter().zip(&words).map(|(it, words)| Shader { words, ..*it }).collect();
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
    let mut writer = Writer {
        plan: &plan,
        style,
        text: String::new(),
        types: Vec::new(),
        wrappers: Vec::new(),
        is_aligned: false,
    };
    if shaders.iter().any(has_attributes) {
        writer.helper("VertexInput", 0, |it| it.text.push_str(VERTEX_INPUT));
    }
    writer.permutations(&style.permutations);
    match entries.as_slice() {
        [only] if !style.nested => {
            let one = &only.shader;
            writer.entry(one, shaders)?;
            if !style.permutations.is_empty() {
                writer.modules(only);
            }
            writer.libraries(|library| library.shared(&host) + &library.entry(&host, one, "super"));
        }
        several => {
            let mut taken: Vec<String> =
                ["bindings", "constants", "descriptor_heaps", "entry_points", "spec_constants"]
                    .into_iter()
                    .chain(style.emit.iter().map(|it| it.library.name()))
                    .map(str::to_owned)
                    .collect();
            for entry in several {
                let shader = &entry.shader;
                let name = free(snake(shader.name), &mut taken);
                writer.doc(shader.entry().map_or("", |it| &it.doc));
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
                writer.entry(shader, shaders)?;
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
    writer.descriptor_heaps(&host, all);
    if let Some(range) = &host.push_constants {
        writer.push_constants(range);
    }
    writer.spec_constants(&host);
    if style.constants {
        writer.constants(shaders);
    }
    writer.sources();
    Ok(Generated { text: writer.text, types: writer.types })
}

/// Types that no shader declares and that are nothing but their public fields, so that any such type will do for them.
pub const PLAIN_TYPES: [&str; 6] =
    ["Binding", "BindingMapping", "DescriptorBytes", "PushConstantRange", "SpecConstantEntry", "VertexInput"];

/// How assertions on a type of the user begin, behind its import: errors about them are errors about the path there.
pub const YOURS: &str = "type Yours =";

const ALLOW_UNSAFE: &str = "#[allow(unsafe_code)]\n";

struct Writer<'a> {
    plan: &'a Plan,
    style: &'a Style,
    text: String,
    /// Those in the text that other modules may have as well.
    types: Vec<SharedType>,
    /// Padded element types that the structs use.
    wrappers: Vec<Value>,
    /// Whether the value that is being written only begins at multiples of [`types::ALIGNMENT`].
    is_aligned: bool,
}

impl Writer<'_> {
    /// A type that other modules may have as well, inside of `depth` modules: one that no shader declares.
    fn helper(&mut self, name: &str, depth: usize, write: impl FnOnce(&mut Self)) {
        let is_struct = self.plan.structs.iter().any(|it| it.layout.name == name);
        let mapped = self.style.types.iter().find(|it| it.0 == name && PLAIN_TYPES.contains(&name));
        let Some((_, path)) = mapped.filter(|_| !is_struct) else {
            return self.shared_type(name, Some(String::new()), depth, write);
        };
        // A path from this module leads elsewhere in another.
        let is_ours = path.starts_with("super");
        let up = if is_ours { "super::".repeat(depth) } else { String::new() };
        let line = format!("/// One type for several modules.\npub use {up}{path} as {name};\n");
        let home = (!is_ours).then(String::new);
        self.shared_type(name, home, depth, |it| it.text.push_str(&line));
    }

    /// The same; `home`: the file that declares it.
    fn shared_type(&mut self, name: &str, home: Option<String>, depth: usize, write: impl FnOnce(&mut Self)) {
        let start = self.text.len();
        write(self);
        let range = start..self.text.len();
        self.types.push(SharedType { name: name.to_owned(), home, depth, range });
    }

    /// What the shader says of an item, before what is said of it anyway.
    fn doc(&mut self, text: &str) {
        for line in text.lines().chain((!text.is_empty()).then_some("")) {
            let _ = writeln!(self.text, "#[doc = {line:?}]");
        }
    }

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

    /// The attribute for a struct of the shader, with what the user derives for it. One with padding, which is nobody's
    /// business, implements `Debug` itself.
    fn derive_with_own(&self, has_padding: bool) -> String {
        let debug = if has_padding { "" } else { ", Debug" };
        let own: String = self.style.derives.iter().map(|it| format!(", {it}")).collect();
        self.derive(&format!("Clone, Copy{debug}{own}"))
    }

    /// The attribute for what a scalar of the shader is.
    fn derive_scalar(&self) -> String {
        let last = |path: &str| path.rsplit("::").next().unwrap_or_default().trim().to_owned();
        let own = self.style.derives.iter().filter(|it| !SCALAR_TRAITS.contains(&last(it).as_str()));
        let all: Vec<&str> = SCALAR_TRAITS.into_iter().chain(own.map(String::as_str)).collect();
        self.derive(&all.join(", "))
    }

    /// Keeps padding of some bytes out of what serde writes and reads, if the user derives its traits. For more bytes there is
    /// no default value.
    fn skip(&self, bytes: u32) -> &'static str {
        let is_serde = |it: &String| it.ends_with("Serialize") || it.ends_with("Deserialize");
        if bytes <= 32 && self.style.derives.iter().any(is_serde) { "#[serde(skip)]\n" } else { "" }
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
