//! The options of a call, in one table: names, values, documentation, and what they set.

use std::collections::BTreeSet;

use hlsl_core::{bindings::MathLibrary, driver::DebugInfo};
use syn::{
    Error, Ident, LitBool, LitInt, LitStr, Path, Result, Token, braced, bracketed,
    ext::IdentExt,
    parenthesized,
    parse::{Parse, ParseStream},
    punctuated::Punctuated,
};

use super::{Base, Settings, Warnings, emit, permutations, vertex, word};

/// An option.
struct Row {
    name: &'static str,
    /// The values that it takes; those that are words with ` | ` between them.
    takes: &'static str,
    /// Whether it affects generated items.
    is_for_items: bool,
    /// For the documentation of `include_hlsl!`.
    #[cfg_attr(not(test), allow(dead_code))]
    help: &'static str,
    read: fn(Value<'_, '_>) -> Result<()>,
}

/// What follows the name of an option, and what it sets.
struct Value<'a, 'b> {
    row: &'static Row,
    input: ParseStream<'b>,
    settings: &'a mut Settings,
}

const YES_OR_NO: &str = "true | false";

const fn row(
    name: &'static str,
    takes: &'static str,
    help: &'static str,
    read: fn(Value<'_, '_>) -> Result<()>,
) -> Row {
    Row { name, takes, is_for_items: false, help, read }
}

const fn item(
    name: &'static str,
    takes: &'static str,
    help: &'static str,
    read: fn(Value<'_, '_>) -> Result<()>,
) -> Row {
    Row { is_for_items: true, ..row(name, takes, help, read) }
}

#[rustfmt::skip]
static TABLE: &[Row] = &[
    row("include", "[\"folder\", ...]", "folders for `#include`, relative to the folder of `Cargo.toml`", |it| it.list().map(|folders| it.settings.include = folders)),
    row("define", "{ NAME, NAME = value, ... }", "macro definitions", |it| {
        for Definition { name, value } in it.map()? {
            it.settings.arguments.push("-D".into());
            it.settings.arguments.push(value.map_or(name.to_string(), |value| format!("{name}={value}")));
        }
        Ok(())
    }),
    row("target", "vulkan1_0 | vulkan1_1 | vulkan1_2 | vulkan1_3 | vulkan1_4 | wgpu | webgpu",
        "the default is `vulkan1_0`; `wgpu`: WGSL for naga; `webgpu`: WGSL for browsers", |it| {
        it.settings.target = Some(it.input.span());
        let target = it.word()?.replace('_', ".");
        it.pass([format!("-fspv-target-env={target}")])
    }),
    row("layout", "relaxed | dx | gl | scalar", "memory layout of buffers; the default is DXC's `relaxed`", |it| match it.word()? {
        "relaxed" => Ok(()),
        layout => it.pass([format!("-fvk-use-{layout}-layout")]),
    }),
    row("matrix", "column_major | row_major", "memory layout of matrices, unless the shader specifies it", |it| {
        let argument = if it.word()? == "row_major" { "-Zpr" } else { "-Zpc" };
        it.pass([argument.into()])
    }),
    row("opt", "0 | 1 | 2 | 3 | s | auto", "optimization; the default is 3; `auto` is 0 in debug builds of your crate", |it| {
        match it.word()? {
            "auto" => it.settings.auto_opt = true,
            level => return it.pass([format!("-O{level}")]),
        }
        Ok(())
    }),
    row("debug_info", "none | lines | full | auto",
        "the default is `none`; `lines`: source and lines; `full`: also types and variables; `auto`: `full` in debug builds of your crate", |it| {
        it.settings.debug_info = match it.word()? {
            "lines" => DebugInfo::Lines,
            "full" => DebugInfo::Full,
            "auto" => DebugInfo::FromCargo,
            _ => DebugInfo::None,
        };
        Ok(())
    }),
    row("remap", YES_OR_NO, "makes paths in debug information relative to the folder of `Cargo.toml`", |it| it.is_true().map(|yes| it.settings.remap = yes)),
    row("hlsl", "2016 | 2017 | 2018 | 2021 | 202x", "language version; the default is 2021", |it| {
        let version = it.word()?.to_owned();
        it.pass(["-HV".into(), version])
    }),
    row("dx9", YES_OR_NO, "accepts features of Direct3D 9: `sampler2D`, `tex2D`, `COLOR`", |it| it.flag("-fhlsl-dx9")),
    row("shift", "{ b: 0, t: 16, s: 32, u: 48 }", "offsets added to register numbers", |it| {
        for Shift { class, amount } in it.map()? {
            it.settings.arguments.extend([format!("-fvk-{class}-shift"), amount, "all".into()]);
        }
        Ok(())
    }),
    row("descriptor_heap", YES_OR_NO, "uses the heaps of `VK_EXT_descriptor_heap`; see `docs/vulkan.md`", |it| it.flag("-fspv-use-descriptor-heap")),
    row("heap_stride", "{ resource: 64 | unified | size | constant(2), sampler: 32 | size | constant(3) }",
        "distance between descriptors in these heaps: bytes, the larger of images and buffers, the size of each, or a specialization constant", |it| {
            for HeapStride { arguments } in it.map()? {
                it.settings.arguments.extend(arguments);
            }
            Ok(())
        }),
    row("half", YES_OR_NO, "makes 16-bit types 16 bits wide", |it| it.flag("-enable-16bit-types")),
    row("invert_y", YES_OR_NO, "flips `SV_Position`", |it| it.flag("-fvk-invert-y")),
    row("args", "[\"-fvk-bind-globals\", \"0\", \"0\", ...]", "further DXC arguments", |it| {
        it.settings.raw_arguments = it.list()?;
        it.settings.arguments.extend(it.settings.raw_arguments.iter().map(LitStr::value));
        Ok(())
    }),
    row("base", "file | manifest | out_dir", "what the path of the shader is relative to", |it| {
        it.settings.base = match it.word()? {
            "manifest" => Base::Manifest,
            "out_dir" => Base::OutDir,
            _ => Base::File,
        };
        Ok(())
    }),
    row("warnings", "allow | show | deny",
        "warnings of the shader; the default is `allow`; `show`: rustc shows them; `deny`: they are errors", |it| {
        it.settings.warnings = match it.word()? {
            "show" => Warnings::Show,
            "deny" => Warnings::Deny,
            _ => Warnings::Allow,
        };
        Ok(())
    }),
    item("derive", "[PartialEq, ...]", "derives for every struct, in addition to `Clone`, `Copy` and `Debug`", |it| it.list().map(|paths| derive(paths, it.settings))),
    item("math", "arrays | glam | nalgebra | mint", "types of vectors and matrices, where size, alignment and order agree", |it| {
        let name: Option<Ident> = it.input.fork().call(Ident::parse_any).ok();
        it.settings.style.math = match it.word()? {
            "glam" => MathLibrary::Glam,
            "nalgebra" => MathLibrary::Nalgebra,
            "mint" => MathLibrary::Mint,
            _ => MathLibrary::Arrays,
        };
        it.settings.crates.extend(name.filter(|_| it.settings.style.math != MathLibrary::Arrays));
        Ok(())
    }),
    item("types", "{ Camera => crate::Camera, ... }", "your types instead of generated ones; their offsets are checked", |it| {
        for Mapping { from, to } in it.map()? {
            it.settings.style.types.push((from.to_string(), quote::quote!(#to).to_string()));
            it.settings.paths.push(to);
            it.settings.mapped.push(from);
        }
        Ok(())
    }),
    item("bytemuck", "path::to::bytemuck", "path of bytemuck", |it| {
        let path: Path = it.input.parse()?;
        it.settings.style.bytemuck = Some(quote::quote!(#path).to_string());
        it.settings.paths.push(path);
        Ok(())
    }),
    item("pod", "true | false | derive", "whether bytemuck's traits are implemented; `derive`: with its derive macros", |it| {
        match it.word()? {
            "false" => it.settings.style.bytemuck = None,
            chosen => it.settings.style.pod_derive = chosen == "derive",
        }
        Ok(())
    }),
    item("vertex", "true | separate | { Corner: [position, uv], Leaf: instance [place, ..] }",
        "vertex buffers: one, with a struct `Vertex`; one for each attribute; or these, with a struct each, where `..` stands for the remaining attributes", |it| {
            it.settings.style.vertex = vertex::buffers(it.input, &mut it.settings.named)?;
            Ok(())
        }),
    item("emit", "[ash, wgpu { version: \"29\", path: crate::wgpu }]",
        "items that use the types of `ash`, `vulkano` and `wgpu`: see `docs/ash.md`, `docs/wgpu.md` and `docs/vulkano.md`", |it| {
        for emit::Wanted { emit, name, path } in it.list()? {
            if it.settings.style.emit.iter().any(|other| other.library == emit.library) {
                return Err(Error::new(name.span(), format!("`{name}` is in the list twice")));
            }
            it.settings.style.emit.push(emit);
            if path.is_none() {
                it.settings.crates.push(name.clone());
            }
            it.settings.named.push(name);
            it.settings.paths.extend(path);
        }
        Ok(())
    }),
    item("dynamic", "[Object, ...]",
        "buffers that are bound at dynamic offsets", |it| {
        it.settings.dynamic = it.list()?;
        it.settings.style.dynamic = it.settings.dynamic.iter().map(Ident::to_string).collect();
        Ok(())
    }),
    item("permutations", "{ Quality: QUALITY [Low, High = 4], Features: [SHADOWS, FOG] }",
        "compiles each combination: see `docs/permutations.md`", |it| permutations::permutations(it.input).map(|all| it.settings.style.permutations = all)),
    item("constants", YES_OR_NO, "constants for `static const` scalars and enumerations", |it| it.is_true().map(|yes| it.settings.style.constants = yes)),
    item("visibility", "pub | pub(crate) | pub(super) | ...", "visibility of the module", |it| {
        it.settings.visibility = Some(it.input.parse()?);
        if it.input.is_empty() || it.input.peek(Token![,]) { Ok(()) } else { Err(it.input.error("expected a visibility")) }
    }),
    item("flat", YES_OR_NO, "puts the items directly into this scope", |it| it.is_true().map(|yes| it.settings.flat = yes)),
    row("output", "spirv | wgsl",
        "`wgsl` (feature `wgsl`) adds a constant `WGSL`; the default for `wgpu` and `webgpu`. Without a target, the text is for browsers", |it| {
        let span = it.input.span();
        let is_text = it.word()? == "wgsl";
        if is_text && !cfg!(feature = "wgsl") {
            let message =
                "WGSL output requires the feature `wgsl` of hlsl-macros, as in `features = [\"wgsl\"]` in Cargo.toml";
            return Err(Error::new(span, message));
        }
        it.settings.wgsl = Some(is_text);
        Ok(())
    }),
    item("reload", YES_OR_NO,
        "adds a constant `RELOAD` for `hlsl_build::Watcher`: see `docs/hot-reload.md`", |it| it.is_true().map(|yes| it.settings.reload = yes)),
    item("dump", YES_OR_NO,
        "writes the expansion to a file in cargo's `target` folder, and reports its path", |it| it.is_true().map(|yes| it.settings.dump = yes)),
];

/// What other tools and other parts of these crates call an option, and what to write here.
#[rustfmt::skip]
static GUESSES: &[(&[&str], &str)] = &[
    (&["entry", "entry_point", "entrypoint", "function", "main"], "the entry point is the third argument, as in `include_hlsl!(\"shader.hlsl\", ps_6_0, main)`"),
    (&["profile", "stage", "ty", "type", "kind", "shader_type", "shader_stage", "shader_model", "sm"], "the profile is the second argument, as in `include_hlsl!(\"shader.hlsl\", ps_6_0, main)`"),
    (&["path", "file", "src", "source", "shader"], "the shader is the first argument, as in `include_hlsl!(\"shader.hlsl\", ps_6_0, main)`"),
    (&["shaders", "entries", "entry_points", "name", "module"], "a module with several entry points is `mod name = \"shader.hlsl\" { vs_6_0 vs_main, ps_6_0 ps_main }`"),
    (&["includes", "include_dir", "include_dirs", "include_path", "include_paths", "include_directories"], "write `include: [\"folder\"]`"),
    (&["defines", "definitions", "macros", "macro"], "write `define: { NAME = value }`"),
    (&["target_env", "target_environment", "environment", "env", "vulkan", "vulkan_version", "spirv", "spirv_version", "api"], "write `target: vulkan1_2`"),
    (&["optimize", "optimization", "optimization_level", "opt_level", "optimizations"], "write `opt: 3`"),
    (&["debug", "debug_information", "generate_debug"], "write `debug_info: full`"),
    (&["version", "hlsl_version", "language", "language_version", "lang"], "write `hlsl: 2021`"),
    (&["memory_layout", "packing", "buffer_layout"], "write `layout: scalar`"),
    (&["row_major", "column_major", "pack_matrix", "matrix_layout", "matrix_order"], "write `matrix: row_major`"),
    (&["enable_16bit_types", "half_types", "float16", "types_16bit"], "write `half: true`"),
    (&["flip_y", "flip", "invert"], "write `invert_y: true`"),
    (&["register_shift", "binding_shift", "bindings", "binding_offset"], "write `shift: { t: 16, s: 32 }`"),
    (&["derives", "custom_derives"], "write `derive: [PartialEq]`"),
    (&["linalg", "linalg_type", "math_library", "vectors"], "write `math: glam`"),
    (&["map_type", "type_map", "map_types", "custom_types"], "write `types: { Camera => crate::Camera }`"),
    (&["library", "libraries", "backend", "generate", "items"], "write `emit: [ash]`"),
    (&["vertex_input", "vertex_buffers", "vertex_layout", "attributes"], "write `vertex: { Corner: [position, uv] }`"),
    (&["wgsl", "emit_wgsl", "format"], "write `output: wgsl`"),
    (&["warn", "warning", "warnings_as_errors", "deny_warnings", "werror"], "write `warnings: deny`"),
    (&["vis", "public"], "write `visibility: pub`"),
    (&["root", "base_path", "relative_to", "root_path"], "write `base: manifest`"),
    (&["hot_reload", "watch"], "write `reload: true`"),
    (&["permutation", "variants", "features"], "write `permutations: { Quality: QUALITY [Low, High], Features: [FOG] }`"),
    (&["dynamic_buffers", "dynamic_offsets", "has_dynamic_offset"], "write `dynamic: [buffer]`"),
    (&["spec_constants", "specialization", "specialization_constants"], "the module always has `SpecConstants` if the shader has `[[vk::constant_id(0)]]`"),
    (&["heap", "heaps", "native_heap", "use_descriptor_heap", "descriptor_heaps"], "write `descriptor_heap: true`"),
    (&["stride", "resource_heap_stride", "sampler_heap_stride", "heap_strides"], "write `heap_stride: { resource: 64 }`"),
    (&["arguments", "flags", "options", "dxc_args"], "write `args: [\"-fvk-invert-y\"]`"),
];

/// Reads the options of a call.
pub(super) fn read(input: ParseStream<'_>, settings: &mut Settings) -> Result<()> {
    let mut seen = BTreeSet::new();
    while !input.is_empty() {
        let name: Ident = input.call(Ident::parse_any)?;
        let text = name.to_string();
        let Some(row) = TABLE.iter().find(|it| it.name == text) else {
            let message = if input.peek(Token![:]) { unknown(&text) } else { not_an_option(&text) };
            return Err(Error::new(name.span(), message));
        };
        let takes = row.takes;
        if !seen.insert(row.name) {
            let message = format!("the option `{text}` is given twice; it takes {takes}, once");
            return Err(Error::new(name.span(), message));
        }
        if row.is_for_items {
            settings.for_items.get_or_insert_with(|| name.clone());
        }
        if input.parse::<Option<Token![:]>>()?.is_none() {
            return Err(input.error(format!("expected `:` after `{text}`: it takes {takes}")));
        }
        (row.read)(Value { row, input, settings }).map_err(|error| with_usage(&error, row))?;
        if input.is_empty() {
            break;
        }
        if input.parse::<Option<Token![,]>>()?.is_none() {
            return Err(input.error(format!("expected `,` after the value of `{text}`, which takes {takes}")));
        }
    }
    Ok(())
}

/// Appends the values that the option takes to an error about its form: syn's own errors only know tokens.
fn with_usage(error: &Error, Row { name, takes, .. }: &Row) -> Error {
    let message = error.to_string();
    let is_about_form = message.starts_with("expected") || message.starts_with("unexpected");
    if !is_about_form || message.contains(&format!("`{name}` takes")) {
        return error.clone();
    }
    Error::new(error.span(), format!("{message}: `{name}` takes {takes}"))
}

fn unknown(name: &str) -> String {
    let names: Vec<&str> = TABLE.iter().map(|it| it.name).collect();
    if let Some((_, what)) = GUESSES.iter().find(|it| it.0.contains(&name)) {
        return format!("unknown option `{name}`: {what}");
    }
    let nearest = hlsl_core::nearest::nearest(name, names.iter().copied());
    let hint = nearest.map_or(String::new(), |it| format!("; did you mean `{it}`?"));
    format!("unknown option `{name}`{hint}\navailable options: {}", names.join(", "))
}

/// A word without a value: often a second entry point.
fn not_an_option(name: &str) -> String {
    format!(
        "expected an option, as in `opt: 3`, and found `{name}`; several entry points are written \
         `mod name = \"shader.hlsl\" {{ vs_6_0 vs_main, ps_6_0 ps_main }}`"
    )
}

impl Value<'_, '_> {
    /// One of the words that the option takes.
    fn word(&self) -> Result<&'static str> {
        let words: Vec<&str> = self.row.takes.split(" | ").collect();
        let word = word(self.input, self.row.name, &words)?;
        Ok(words.into_iter().find(|it| *it == word).unwrap_or_default())
    }

    fn is_true(&self) -> Result<bool> {
        Ok(self.input.parse::<LitBool>()?.value)
    }

    /// What is in brackets.
    fn list<T: Parse>(&self) -> Result<Vec<T>> {
        let body;
        bracketed!(body in self.input);
        Ok(Punctuated::<T, Token![,]>::parse_terminated(&body)?.into_iter().collect())
    }

    /// What is in braces.
    fn map<T: Parse>(&self) -> Result<Vec<T>> {
        let body;
        braced!(body in self.input);
        Ok(Punctuated::<T, Token![,]>::parse_terminated(&body)?.into_iter().collect())
    }

    /// Passes arguments to the compiler.
    fn pass<const N: usize>(self, arguments: [String; N]) -> Result<()> {
        self.settings.arguments.extend(arguments);
        Ok(())
    }

    fn flag(self, argument: &str) -> Result<()> {
        if self.is_true()? { self.pass([argument.to_owned()]) } else { Ok(()) }
    }
}

pub(super) fn derive(paths: Vec<Path>, settings: &mut Settings) {
    settings.style.derives.extend(paths.iter().map(|it| quote::quote!(#it).to_string()));
    settings.paths.extend(paths);
}

/// `NAME` or `NAME = value`.
struct Definition {
    name: Ident,
    value: Option<String>,
}

impl Parse for Definition {
    fn parse(input: ParseStream<'_>) -> Result<Self> {
        let name = input.call(Ident::parse_any)?;
        if input.peek(Token![:]) {
            return Err(input.error(format!("a macro gets its value by `=`: `{name} = value`")));
        }
        if input.parse::<Option<Token![=]>>()?.is_none() {
            return Ok(Definition { name, value: None });
        }
        if input.peek(LitStr) {
            return Ok(Definition { name, value: Some(input.parse::<LitStr>()?.value()) });
        }
        let mut value = String::new();
        while !input.is_empty() && !input.peek(Token![,]) {
            value.push_str(&input.parse::<proc_macro2::TokenTree>()?.to_string());
        }
        if value.is_empty() {
            return Err(Error::new(name.span(), format!("`{name}` has no value")));
        }
        Ok(Definition { name, value: Some(value) })
    }
}

struct Shift {
    class: char,
    amount: String,
}

impl Parse for Shift {
    fn parse(input: ParseStream<'_>) -> Result<Self> {
        let name: Ident = input.parse()?;
        let class = match name.to_string().as_str() {
            "b" => 'b',
            "s" => 's',
            "t" => 't',
            "u" => 'u',
            other => {
                let message = format!("unknown register class `{other}`: expected one of b, s, t, u");
                return Err(Error::new(name.span(), message));
            }
        };
        input.parse::<Token![:]>()?;
        let message = "expected a non-negative number";
        let amount: LitInt = input.parse().map_err(|error: Error| Error::new(error.span(), message))?;
        let amount: u32 = amount.base10_parse().map_err(|error| Error::new(error.span(), message))?;
        Ok(Shift { class, amount: amount.to_string() })
    }
}

/// `resource: 64` or `sampler: size`, as arguments.
struct HeapStride {
    arguments: Vec<String>,
}

impl Parse for HeapStride {
    fn parse(input: ParseStream<'_>) -> Result<Self> {
        let heap: Ident = input.parse()?;
        let is_resource = heap == "resource";
        if !is_resource && heap != "sampler" {
            let message = format!("unknown heap `{heap}`: expected `resource` or `sampler`");
            return Err(Error::new(heap.span(), message));
        }
        input.parse::<Token![:]>()?;
        let argument =
            |value: String| HeapStride { arguments: vec![format!("-fvk-{heap}-heap-stride"), value] };
        if input.peek(LitInt) {
            let bytes: LitInt = input.parse()?;
            let is_valid = bytes.base10_parse().is_ok_and(u32::is_power_of_two);
            return match is_valid {
                true => Ok(argument(bytes.base10_digits().to_owned())),
                false => Err(Error::new(bytes.span(), "expected a power of two")),
            };
        }
        let kind: Ident = input.parse()?;
        match kind.to_string().as_str() {
            "size" => Ok(argument("0".to_owned())),
            "unified" if is_resource => {
                Ok(HeapStride { arguments: vec!["-spirv-unified-descriptor-heap-stride".to_owned()] })
            }
            "constant" => {
                let id;
                parenthesized!(id in input);
                let id: u32 = id.parse::<LitInt>()?.base10_parse()?;
                Ok(argument(format!("spec:{id}")))
            }
            other => {
                let unified = if is_resource { "`unified`, " } else { "" };
                let message =
                    format!("unknown stride `{other}`: expected bytes, {unified}`size` or `constant(2)`");
                Err(Error::new(kind.span(), message))
            }
        }
    }
}

struct Mapping {
    from: Ident,
    to: Path,
}

impl Parse for Mapping {
    fn parse(input: ParseStream<'_>) -> Result<Self> {
        let from = input.parse()?;
        input.parse::<Token![=>]>()?;
        Ok(Mapping { from, to: input.parse()? })
    }
}

#[cfg(test)]
pub(super) fn guesses() -> &'static [(&'static [&'static str], &'static str)] {
    GUESSES
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `BLESS=1` writes the page.
    #[test]
    fn the_documentation_has_this_table() {
        let mut text = String::from("| option | what it does |\n|---|---|\n");
        for Row { name, takes, help, .. } in TABLE {
            text.push_str(&format!("| `{name}: {}` | {help} |\n", takes.replace('|', "\\|")));
        }
        let page = concat!(env!("CARGO_MANIFEST_DIR"), "/src/options.md");
        if std::env::var_os("BLESS").is_some() {
            std::fs::write(page, &text).unwrap();
        }
        assert_eq!(std::fs::read_to_string(page).unwrap(), text);
    }
}
