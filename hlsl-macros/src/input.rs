//! The input of the macros, as [`syn::parse::Parse`] structs.
//!
//! ```text
//! include_hlsl!("sky.hlsl", ps_6_0, main, define: { QUALITY = 2 }, target: vulkan1_2);
//! include_hlsl! {
//!     #[derive(PartialEq)]
//!     pub mod sky = "sky.hlsl" { vs_6_0 vs_main, ps: ps_6_0 ps_main }
//!     include: ["shaders/common"],
//! }
//! include_hlsl!("rays.hlsl", lib_6_5, target: vulkan1_2);
//! ```

mod emit;
mod permutations;
mod vertex;

use std::collections::BTreeSet;

use hlsl_core::{
    bindings::{MathLibrary, Style},
    driver::DebugInfo,
};
use proc_macro2::{Ident, Span};
use syn::{
    Attribute, Error, LitBool, LitInt, LitStr, Path, Result, Token, Visibility, braced, bracketed,
    ext::IdentExt,
    parse::{Parse, ParseStream, Parser},
    punctuated::Punctuated,
};

/// A complete call of `include_hlsl!`, `hlsl!` or `hlsl_words!`.
pub(crate) struct Call {
    /// The path, or the text itself for `hlsl!`.
    pub(crate) source: LitStr,
    pub(crate) entries: Vec<Entry>,
    /// `pub mod name = ...`; without it, the module is named after the entry point.
    pub(crate) module: Option<Module>,
    pub(crate) settings: Settings,
    /// The errors in the options. The shader is known nevertheless.
    pub(crate) problem: Option<Error>,
}

/// `pub mod sky`.
pub(crate) struct Module {
    pub(crate) visibility: Visibility,
    pub(crate) name: Ident,
}

/// `ps_6_0 main`, optionally with a name for the generated items; for a library, only the profile.
pub(crate) struct Entry {
    pub(crate) name: Ident,
    pub(crate) profile: Ident,
    pub(crate) entry_point: Ident,
}

/// The options, most of them as the equivalent DXC arguments.
pub(crate) struct Settings {
    pub(crate) arguments: Vec<String>,
    /// The values of `args:`, for errors to point at.
    pub(crate) raw_arguments: Vec<LitStr>,
    /// `include:` folders, relative to the manifest.
    pub(crate) include: Vec<LitStr>,
    pub(crate) base: Base,
    pub(crate) deny_warnings: bool,
    pub(crate) dump: bool,
    /// `reload: true`: adds a constant with which a running program compiles the shader again.
    pub(crate) reload: bool,
    /// `output: wgsl`: adds a constant with the text.
    pub(crate) wgsl: bool,
    pub(crate) flat: bool,
    /// [`DebugInfo::FromCargo`] for `auto`: one module for debug builds of the user's crate and one for release builds.
    pub(crate) debug_info: DebugInfo,
    /// `remap: true`: debug information names files relative to the manifest's folder.
    pub(crate) remap: bool,
    /// `opt: auto`: the same.
    pub(crate) auto_opt: bool,
    /// `visibility:` of the module that the short form generates.
    pub(crate) visibility: Option<Visibility>,
    pub(crate) style: Style,
    /// Every path that the generated code names, for errors to point at.
    pub(crate) paths: Vec<Path>,
    /// The structs that `types:` maps.
    pub(crate) mapped: Vec<Ident>,
    /// The first option that affects generated items, which `hlsl_words!` does not have.
    pub(crate) for_items: Option<Ident>,
}

/// What a path is relative to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Base {
    /// The file with the macro, then the manifest's folder.
    File,
    Manifest,
    OutDir,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            arguments: Vec::new(),
            raw_arguments: Vec::new(),
            include: Vec::new(),
            base: Base::File,
            deny_warnings: false,
            dump: false,
            reload: false,
            wgsl: false,
            flat: false,
            debug_info: DebugInfo::default(),
            remap: false,
            auto_opt: false,
            visibility: None,
            style: Style::default(),
            paths: Vec::new(),
            mapped: Vec::new(),
            for_items: None,
        }
    }
}

impl Settings {
    /// Whether something follows the cargo profile of the user's crate.
    pub(crate) fn is_auto(&self) -> bool {
        self.auto_opt || self.debug_info == DebugInfo::FromCargo
    }
}

impl Parse for Call {
    fn parse(input: ParseStream<'_>) -> Result<Self> {
        if input.peek(LitStr) { short_form(input) } else { module_form(input) }
    }
}

fn short_form(input: ParseStream<'_>) -> Result<Call> {
    let source = input.parse()?;
    expect_comma(input, "a profile such as `ps_6_0`")?;
    let profile = plain_word(input, "a profile")?;
    let is_whole =
        is_library(&profile) && (input.is_empty() || input.peek(Token![,]) && has_option_next(input));
    let entry_point: Ident = match is_whole {
        true => file_name(&source)?,
        false => {
            expect_comma(input, "the name of the entry point")?;
            plain_word(input, "an entry point")?
        }
    };
    let mut settings = Settings::default();
    let problem = match input.is_empty() {
        true => None,
        false => {
            input.parse::<Token![,]>()?;
            settle(input, &mut settings)?
        }
    };
    let entry = Entry { name: entry_point.clone(), profile, entry_point };
    Ok(Call { source, entries: vec![entry], module: None, settings, problem })
}

/// A library stands for all entry points in it and need not name one.
fn is_library(profile: &Ident) -> bool {
    profile.to_string().starts_with("lib_")
}

/// Whether the end or `, option:` follows, rather than the name of an entry point.
fn has_option_next(input: ParseStream<'_>) -> bool {
    let ahead = input.fork();
    let comma = ahead.parse::<Token![,]>();
    comma.is_ok() && (ahead.is_empty() || ahead.call(Ident::parse_any).is_ok() && ahead.peek(Token![:]))
}

/// The name of the module for a library: that of its file, or `library` for inline text.
fn file_name(source: &LitStr) -> Result<Ident> {
    let path = source.value();
    if path.contains(['{', '\n']) {
        return Ok(Ident::new("library", source.span()));
    }
    let name = path.rsplit(['/', '\\']).next().unwrap_or_default();
    let stem = name.strip_suffix(".hlsl").unwrap_or(name);
    syn::parse_str::<Ident>(stem).map(|it| Ident::new(&it.to_string(), source.span())).map_err(|_| {
        let message = format!(
            "`{stem}` cannot be the name of a module: write `mod name = \"...\" {{ lib_6_5 }}`, or name an entry point"
        );
        Error::new(source.span(), message)
    })
}

/// A name that people put in quotes, as other interfaces want it.
fn plain_word(input: ParseStream<'_>, what: &str) -> Result<Ident> {
    if let Ok(quoted) = input.fork().parse::<LitStr>() {
        let message = format!("{what} is written without quotes here: `{}`", quoted.value());
        return Err(Error::new(quoted.span(), message));
    }
    input.call(Ident::parse_any)
}

/// Reads the options up to the end of the call, and returns the errors in them.
fn settle(input: ParseStream<'_>, settings: &mut Settings) -> Result<Option<Error>> {
    let rest: proc_macro2::TokenStream = input.parse()?;
    let read = |rest: ParseStream<'_>| options(rest, settings);
    Ok(read.parse2(rest).err())
}

fn expect_comma(input: ParseStream<'_>, what: &str) -> Result<()> {
    if input.is_empty() {
        let message =
            format!("expected `,` and {what}: the call is `include_hlsl!(\"shader.hlsl\", ps_6_0, main)`");
        return Err(Error::new(input.span(), message));
    }
    input.parse::<Token![,]>().map(drop)
}

fn module_form(input: ParseStream<'_>) -> Result<Call> {
    let mut settings = Settings::default();
    for attribute in input.call(Attribute::parse_outer)? {
        if !attribute.path().is_ident("derive") {
            return Err(Error::new_spanned(attribute, "only `#[derive(...)]` is allowed here"));
        }
        let paths = attribute.parse_args_with(Punctuated::<Path, Token![,]>::parse_terminated)?;
        derive(paths, &mut settings);
    }
    let visibility = input.parse()?;
    let is_flat = input.peek(LitStr);
    if !is_flat && !input.peek(Token![mod]) {
        return Err(input.error(
            "expected the path of a shader (\"shader.hlsl\", ps_6_0, main) or `mod name = \"shader.hlsl\" { ... }`",
        ));
    }
    input.parse::<Token![mod]>()?;
    let name: Ident = input.parse()?;
    input.parse::<Token![=]>()?;
    let source: LitStr = input.parse()?;
    if !input.peek(syn::token::Brace) {
        return Err(
            input.error("expected the entry points in braces, as in `{ vs_6_0 vs_main, ps_6_0 ps_main }`")
        );
    }
    let body;
    braced!(body in input);
    let entries: Vec<Entry> = Punctuated::<Entry, Token![,]>::parse_terminated(&body)?.into_iter().collect();
    if entries.is_empty() {
        return Err(Error::new(
            source.span(),
            "expected at least one entry point, such as `{ ps_6_0 main }`",
        ));
    }
    let mut seen = BTreeSet::new();
    for entry in &entries {
        if !seen.insert(entry.name.to_string()) {
            let message = format!("`{0}` appears twice: rename one, as in `other: ps_6_0 {0}`", entry.name);
            return Err(Error::new(entry.name.span(), message));
        }
    }
    input.parse::<Option<Token![,]>>()?;
    let mut problem = settle(input, &mut settings)?;
    if let Some(unused) = &settings.visibility {
        let message = format!(
            "the visibility of `mod {name}` is part of its declaration: write `{} mod {name}`",
            quote::quote!(#unused)
        );
        problem.get_or_insert_with(|| Error::new_spanned(unused, message));
    }
    Ok(Call { source, entries, module: Some(Module { visibility, name }), settings, problem })
}

/// Whether an entry of a list ends here.
fn ends(input: ParseStream<'_>) -> bool {
    input.is_empty() || input.peek(Token![,])
}

impl Parse for Entry {
    fn parse(input: ParseStream<'_>) -> Result<Self> {
        let first = plain_word(input, "a profile")?;
        if input.parse::<Option<Token![:]>>()?.is_some() {
            let profile = input.call(Ident::parse_any)?;
            if is_library(&profile) && ends(input) {
                return Ok(Entry { name: first.clone(), profile, entry_point: first });
            }
            let entry_point = input.call(Ident::parse_any)?;
            return Ok(Entry { name: first, profile, entry_point });
        }
        if is_library(&first) && ends(input) {
            let name = Ident::new("library", first.span());
            return Ok(Entry { name: name.clone(), profile: first, entry_point: name });
        }
        let entry_point = plain_word(input, "an entry point")?;
        Ok(Entry { name: entry_point.clone(), profile: first, entry_point })
    }
}

/// Every option with the values that it takes, for messages and for the documentation.
pub(crate) const OPTIONS: &[(&str, &str)] = &[
    ("include", "[\"folder\", ...]"),
    ("define", "{ NAME, NAME = value, ... }"),
    ("target", "vulkan1_0 | vulkan1_1 | vulkan1_2 | vulkan1_3 | vulkan1_4 | wgpu | webgpu"),
    ("layout", "relaxed | dx | gl | scalar"),
    ("matrix", "column_major | row_major"),
    ("opt", "0 | 1 | 2 | 3 | s | auto"),
    ("debug_info", "none | lines | full | auto"),
    ("remap", "true | false"),
    ("hlsl", "2016 | 2017 | 2018 | 2021 | 202x"),
    ("dx9", "true | false"),
    ("shift", "{ b: 0, t: 16, s: 32, u: 48 }"),
    ("half", "true | false"),
    ("invert_y", "true | false"),
    ("args", "[\"-fvk-bind-globals\", \"0\", \"0\", ...]"),
    ("base", "file | manifest | out_dir"),
    ("warnings", "allow | deny"),
    ("derive", "[PartialEq, ...]"),
    ("math", "arrays | glam | nalgebra | mint"),
    ("types", "{ Camera => crate::Camera, ... }"),
    ("bytemuck", "path::to::bytemuck"),
    ("pod", "true | false | derive"),
    ("vertex", "true | separate | { Corner: [position, uv], Leaf: instance [place, ..] }"),
    ("emit", "[ash, wgpu { version: \"29\", path: crate::wgpu }]"),
    ("permutations", "{ Quality: QUALITY [Low, High = 4], Features: [SHADOWS, FOG] }"),
    ("constants", "true | false"),
    ("visibility", "pub | pub(crate) | pub(super) | ..."),
    ("flat", "true | false"),
    ("output", "spirv | wgsl"),
    ("reload", "true | false"),
    ("dump", "true | false"),
];

/// Options that affect generated items.
const FOR_ITEMS: &[&str] = &[
    "derive",
    "math",
    "types",
    "bytemuck",
    "pod",
    "vertex",
    "emit",
    "permutations",
    "constants",
    "visibility",
    "flat",
    "reload",
    "dump",
];

fn options(input: ParseStream<'_>, settings: &mut Settings) -> Result<()> {
    let mut seen = BTreeSet::new();
    while !input.is_empty() {
        let name: Ident = input.call(Ident::parse_any)?;
        let text = name.to_string();
        let Some((_, takes)) = OPTIONS.iter().find(|(it, _)| *it == text) else {
            return Err(Error::new(name.span(), unknown_option(&text)));
        };
        if !seen.insert(text.clone()) {
            let message = format!("the option `{text}` is given twice; it takes {takes}, once");
            return Err(Error::new(name.span(), message));
        }
        if FOR_ITEMS.contains(&&*text) {
            settings.for_items.get_or_insert_with(|| name.clone());
        }
        if input.parse::<Option<Token![:]>>()?.is_none() {
            return Err(input.error(format!("expected `:` after `{text}`: it takes {takes}")));
        }
        option(&text, input, settings).map_err(|error| with_usage(&error, &text, takes))?;
        if input.is_empty() {
            break;
        }
        if input.parse::<Option<Token![,]>>()?.is_none() {
            return Err(input.error(format!("expected `,` after the value of `{text}`, which takes {takes}")));
        }
    }
    Ok(())
}

/// Appends the values that the option takes to an error that lacks them: syn's own errors only know tokens.
fn with_usage(error: &Error, name: &str, takes: &str) -> Error {
    let message = error.to_string();
    if message.contains(&format!("`{name}` takes")) {
        return error.clone();
    }
    Error::new(error.span(), format!("{message}: `{name}` takes {takes}"))
}

fn unknown_option(name: &str) -> String {
    let names: Vec<&str> = OPTIONS.iter().map(|(it, _)| *it).collect();
    let nearest = hlsl_core::nearest::nearest(name, names.iter().copied());
    let hint = nearest.map_or(String::new(), |it| format!("; did you mean `{it}`?"));
    format!("unknown option `{name}`{hint}\navailable options: {}", names.join(", "))
}

fn option(name: &str, input: ParseStream<'_>, settings: &mut Settings) -> Result<()> {
    let arguments = &mut settings.arguments;
    match name {
        "include" => {
            let folders;
            bracketed!(folders in input);
            settings.include =
                Punctuated::<LitStr, Token![,]>::parse_terminated(&folders)?.into_iter().collect();
        }
        "define" => {
            let body;
            braced!(body in input);
            for Definition { name, value } in Punctuated::<Definition, Token![,]>::parse_terminated(&body)? {
                arguments.push("-D".into());
                arguments.push(value.map_or(name.to_string(), |value| format!("{name}={value}")));
            }
        }
        "target" => {
            let targets = ["vulkan1_0", "vulkan1_1", "vulkan1_2", "vulkan1_3", "vulkan1_4", "wgpu", "webgpu"];
            let target = word(input, name, &targets)?;
            arguments.push(format!("-fspv-target-env={}", target.replace('_', ".")));
        }
        "layout" => match word(input, name, &["relaxed", "dx", "gl", "scalar"])?.as_str() {
            "relaxed" => {}
            layout => arguments.push(format!("-fvk-use-{layout}-layout")),
        },
        "matrix" => arguments.push(match word(input, name, &["column_major", "row_major"])?.as_str() {
            "row_major" => "-Zpr".into(),
            _ => "-Zpc".into(),
        }),
        "opt" => match word(input, name, &["0", "1", "2", "3", "s", "auto"])?.as_str() {
            "auto" => settings.auto_opt = true,
            level => arguments.push(format!("-O{level}")),
        },
        "debug_info" => {
            settings.debug_info = match word(input, name, &["none", "lines", "full", "auto"])?.as_str() {
                "lines" => DebugInfo::Lines,
                "full" => DebugInfo::Full,
                "auto" => DebugInfo::FromCargo,
                _ => DebugInfo::None,
            }
        }
        "remap" => settings.remap = input.parse::<LitBool>()?.value,
        "hlsl" => {
            arguments.push("-HV".into());
            arguments.push(word(input, name, &["2016", "2017", "2018", "2021", "202x"])?);
        }
        "shift" => {
            let body;
            braced!(body in input);
            for Shift { class, amount } in Punctuated::<Shift, Token![,]>::parse_terminated(&body)? {
                arguments.extend([format!("-fvk-{class}-shift"), amount, "all".into()]);
            }
        }
        "dx9" => flag(input, arguments, "-fhlsl-dx9")?,
        "half" => flag(input, arguments, "-enable-16bit-types")?,
        "invert_y" => flag(input, arguments, "-fvk-invert-y")?,
        "args" => {
            let body;
            bracketed!(body in input);
            let raw = Punctuated::<LitStr, Token![,]>::parse_terminated(&body)?;
            arguments.extend(raw.iter().map(LitStr::value));
            settings.raw_arguments = raw.into_iter().collect();
        }
        "base" => {
            settings.base = match word(input, name, &["file", "manifest", "out_dir"])?.as_str() {
                "manifest" => Base::Manifest,
                "out_dir" => Base::OutDir,
                _ => Base::File,
            }
        }
        "warnings" => settings.deny_warnings = word(input, name, &["allow", "deny"])? == "deny",
        "derive" => {
            let body;
            bracketed!(body in input);
            derive(Punctuated::<Path, Token![,]>::parse_terminated(&body)?, settings);
        }
        "math" => {
            settings.style.math = match word(input, name, &["arrays", "glam", "nalgebra", "mint"])?.as_str() {
                "glam" => MathLibrary::Glam,
                "nalgebra" => MathLibrary::Nalgebra,
                "mint" => MathLibrary::Mint,
                _ => MathLibrary::Arrays,
            }
        }
        "types" => {
            let body;
            braced!(body in input);
            for Mapping { from, to } in Punctuated::<Mapping, Token![,]>::parse_terminated(&body)? {
                settings.style.types.push((from.to_string(), quote::quote!(#to).to_string()));
                settings.paths.push(to);
                settings.mapped.push(from);
            }
        }
        "bytemuck" => {
            let path: Path = input.parse()?;
            settings.style.bytemuck = Some(quote::quote!(#path).to_string());
            settings.paths.push(path);
        }
        "pod" => {
            if input.peek(LitBool) {
                if !input.parse::<LitBool>()?.value {
                    settings.style.bytemuck = None;
                }
            } else {
                settings.style.pod_derive = word(input, name, &["true", "false", "derive"])? == "derive";
            }
        }
        "vertex" => settings.style.vertex = vertex::buffers(input)?,
        "emit" => {
            let body;
            bracketed!(body in input);
            for it in Punctuated::<emit::Wanted, Token![,]>::parse_terminated(&body)? {
                if settings.style.emit.iter().any(|other| other.library == it.emit.library) {
                    return Err(Error::new(it.name.span(), format!("`{}` is in the list twice", it.name)));
                }
                settings.style.emit.push(it.emit);
                settings.paths.extend(it.path);
            }
        }
        "permutations" => settings.style.permutations = permutations::permutations(input)?,
        "constants" => settings.style.constants = input.parse::<LitBool>()?.value,
        "visibility" => {
            settings.visibility = Some(input.parse()?);
            if !(input.is_empty() || input.peek(Token![,])) {
                return Err(input.error("expected a visibility"));
            }
        }
        "flat" => settings.flat = input.parse::<LitBool>()?.value,
        "output" => {
            let span = input.span();
            if word(input, name, &["spirv", "wgsl"])? == "wgsl" {
                if !cfg!(feature = "wgsl") {
                    let message = "WGSL output requires naga: enable the feature `wgsl` of hlsl-macros";
                    return Err(Error::new(span, message));
                }
                settings.wgsl = true;
                arguments.extend(["--emit".to_owned(), "wgsl".to_owned()]);
            }
        }
        "reload" => settings.reload = input.parse::<LitBool>()?.value,
        "dump" => settings.dump = input.parse::<LitBool>()?.value,
        // `OPTIONS` lists the names that this match knows.
        _ => return Err(input.error("this option is not handled")),
    }
    Ok(())
}

fn derive(paths: Punctuated<Path, Token![,]>, settings: &mut Settings) {
    settings.style.derives.extend(paths.iter().map(|it| quote::quote!(#it).to_string()));
    settings.paths.extend(paths);
}

fn flag(input: ParseStream<'_>, arguments: &mut Vec<String>, argument: &str) -> Result<()> {
    if input.parse::<LitBool>()?.value {
        arguments.push(argument.into());
    }
    Ok(())
}

/// One of `words`, which may start with a digit.
fn word(input: ParseStream<'_>, option: &str, words: &[&str]) -> Result<String> {
    let (text, span) = if input.peek(LitInt) {
        let literal: LitInt = input.parse()?;
        (literal.to_string(), literal.span())
    } else {
        let name: Ident = input.call(Ident::parse_any)?;
        (name.to_string(), name.span())
    };
    if words.contains(&text.as_str()) {
        return Ok(text);
    }
    let message = format!("`{option}` takes one of {}, not `{text}`", words.join(", "));
    Err(Error::new(span, message))
}

/// `NAME` or `NAME = value`.
struct Definition {
    name: Ident,
    value: Option<String>,
}

impl Parse for Definition {
    fn parse(input: ParseStream<'_>) -> Result<Self> {
        let name = input.call(Ident::parse_any)?;
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

impl Call {
    /// Where errors in the shader are reported.
    pub(crate) fn span(&self) -> Span {
        self.source.span()
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_option_is_documented() {
        let documentation = include_str!("lib.rs");
        for (name, _) in super::OPTIONS {
            let row = documentation.lines().any(|line| {
                line.strip_prefix("/// | ").is_some_and(|row| row.contains(&format!("`{name}: ")))
            });
            assert!(row, "`{name}` is not in the table of `include_hlsl!`");
        }
    }
}
