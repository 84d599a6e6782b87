//! The input of the macros, as [`syn::parse::Parse`] structs.
//!
//! ```text
//! include_hlsl!("sky.hlsl", ps_6_0, main, define: { QUALITY = 2 }, target: vulkan1_2);
//! include_hlsl! {
//!     #[derive(PartialEq)]
//!     pub mod sky = "sky.hlsl" { vs_6_0 vs_main, ps: ps_6_0 ps_main }
//!     include: ["shaders/common"],
//! }
//! include_hlsl! { mod flat = { "flat.vs.hlsl" vs_6_0 main, "flat.ps.hlsl" { ps_6_0 main, ps_6_0 glow } } }
//! include_hlsl!("rays.hlsl", lib_6_5, target: vulkan1_2);
//! ```

mod options;
mod emit;
mod permutations;
mod vertex;

#[cfg(test)]
mod misuses;

use std::collections::BTreeSet;

use hlsl_core::{
    bindings::Style,
    driver::{DebugInfo, name_in_group},
    options::Profile,
};
use proc_macro2::{Ident, Span};
use syn::{
    Attribute, Error, LitInt, LitStr, Path, Result, Token, Visibility, braced,
    ext::IdentExt,
    parse::{Parse, ParseStream, Parser},
    punctuated::Punctuated,
};

/// A complete call of `include_hlsl!`, `hlsl!` or `hlsl_words!`.
pub(crate) struct Call {
    /// The paths, or the texts themselves for `hlsl!`: at least one.
    pub(crate) sources: Vec<LitStr>,
    /// Whether they are a program of several files: `mod name = { ... }`.
    pub(crate) is_group: bool,
    pub(crate) entries: Vec<Entry>,
    /// `pub mod name = ...`; without it, the module is named after the entry point.
    pub(crate) module: Option<Module>,
    pub(crate) settings: Settings,
    /// The errors in the options. The shader is known nevertheless.
    pub(crate) problem: Option<Error>,
}

/// `pub mod sky`.
pub(crate) struct Module {
    /// Those that the module gets as they are.
    pub(crate) attributes: Vec<Attribute>,
    pub(crate) visibility: Visibility,
    pub(crate) name: Ident,
}

/// `ps_6_0 main`, optionally with a name for the generated items; for a library, only the profile.
pub(crate) struct Entry {
    /// Where its source is in those of the call.
    pub(crate) source: usize,
    pub(crate) name: Ident,
    pub(crate) profile: Ident,
    pub(crate) entry_point: Ident,
}

/// The options, most of them as the equivalent DXC arguments.
#[derive(Default)]
pub(crate) struct Settings {
    pub(crate) arguments: Vec<String>,
    /// The values of `args:`, for errors to point at.
    pub(crate) raw_arguments: Vec<LitStr>,
    /// `include:` folders, relative to the manifest.
    pub(crate) include: Vec<LitStr>,
    pub(crate) base: Base,
    pub(crate) warnings: Warnings,
    pub(crate) dump: bool,
    /// `reload: true`: adds a constant with which a running program compiles the shader again.
    pub(crate) reload: bool,
    /// Whether there is a constant with the text: what `output` says, or None where the target decides.
    pub(crate) wgsl: Option<bool>,
    pub(crate) flat: bool,
    /// [`DebugInfo::FromCargo`] for `auto`: one module for debug builds of the user's crate and one for release builds.
    pub(crate) debug_info: DebugInfo,
    /// `remap: true`: debug information names files relative to the manifest's folder.
    pub(crate) remap: bool,
    /// `opt: auto`: the same.
    pub(crate) auto_opt: bool,
    /// Where `target:` names one.
    pub(crate) target: Option<Span>,
    /// `visibility:` of the module that the short form generates.
    pub(crate) visibility: Option<Visibility>,
    pub(crate) style: Style,
    /// Every path that the generated code names, for errors to point at.
    pub(crate) paths: Vec<Path>,
    /// The buffers of `dynamic:`.
    pub(crate) dynamic: Vec<Ident>,
    /// The libraries of `emit:` and the attributes of `vertex:`, for errors to point at.
    pub(crate) named: Vec<Ident>,
    /// The crates that the caller must depend on for what the options ask for, where they were named.
    pub(crate) crates: Vec<Ident>,
    /// The structs that `types:` maps.
    pub(crate) mapped: Vec<Ident>,
    /// The first option that affects generated items, which `hlsl_words!` does not have.
    pub(crate) for_items: Option<Ident>,
}

/// What becomes of the compiler's warnings.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(crate) enum Warnings {
    /// Nothing: a shader may be someone else's.
    #[default]
    Allow,
    Show,
    Deny,
}

/// What a path is relative to.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(crate) enum Base {
    /// The file with the macro, then the manifest's folder.
    #[default]
    File,
    Manifest,
    OutDir,
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
    let source: LitStr = input.parse()?;
    if input.peek(syn::token::Brace) {
        let message =
            format!("entry points in braces need a module: write `mod name = {} {{ ... }}`", source.token());
        return Err(Error::new(source.span(), message));
    }
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
    in_order(&profile, &entry_point)?;
    let mut settings = Settings::default();
    let problem = match input.is_empty() {
        true => None,
        false => {
            input.parse::<Token![,]>()?;
            settle(input, &mut settings)?
        }
    };
    let entry = Entry { source: 0, name: entry_point.clone(), profile, entry_point };
    let (sources, entries) = (vec![source], vec![entry]);
    Ok(Call { sources, is_group: false, entries, module: None, settings, problem })
}

/// A library stands for all entry points in it and need not name one.
fn is_library(profile: &Ident) -> bool {
    profile.to_string().starts_with("lib_")
}

fn is_profile(name: &Ident) -> bool {
    Profile::parse(&name.to_string()).is_ok()
}

/// Refuses `main, ps_6_0`.
fn in_order(profile: &Ident, entry_point: &Ident) -> Result<()> {
    if is_profile(profile) || !is_profile(entry_point) {
        return Ok(());
    }
    let message = format!("the profile comes before the entry point: `{entry_point}`, then `{profile}`");
    Err(Error::new(profile.span(), message))
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

/// One of `words`, which may start with a digit.
fn word(input: ParseStream<'_>, option: &str, words: &[&str]) -> Result<String> {
    if let Ok(quoted) = input.fork().parse::<LitStr>() {
        let plain = quoted.value().replace('.', "_");
        let valid = words.iter().find(|it| **it == plain).copied();
        let message = match valid {
            Some(plain) => format!("`{option}` takes a word without quotes: `{option}: {plain}`"),
            None => format!("`{option}` takes one of {}, without quotes", words.join(", ")),
        };
        return Err(Error::new(quoted.span(), message));
    }
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

/// Reads the options up to the end of the call, and returns the errors in them.
fn settle(input: ParseStream<'_>, settings: &mut Settings) -> Result<Option<Error>> {
    let rest: proc_macro2::TokenStream = input.parse()?;
    let read = |rest: ParseStream<'_>| options::read(rest, settings);
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
    let attributes = attributes(input, &mut settings)?;
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
    let is_group = input.peek(syn::token::Brace);
    let (sources, entries) = if is_group { group(input)? } else { one_file(input)? };
    let mut seen = BTreeSet::new();
    for entry in &entries {
        if !seen.insert(entry.name.to_string()) {
            let message = format!(
                "`{}` appears twice: rename one, as in `other: ps_6_0 {}`",
                entry.name, entry.entry_point
            );
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
    let module = Some(Module { attributes, visibility, name });
    Ok(Call { sources, is_group, entries, module, settings, problem })
}

/// What precedes `mod`. Derives are for the structs in it.
fn attributes(input: ParseStream<'_>, settings: &mut Settings) -> Result<Vec<Attribute>> {
    const OF_MODULES: [&str; 8] = ["doc", "cfg", "cfg_attr", "allow", "expect", "warn", "deny", "deprecated"];
    let mut others = Vec::new();
    for attribute in input.call(Attribute::parse_outer)? {
        if attribute.path().is_ident("derive") {
            let paths = attribute.parse_args_with(Punctuated::<Path, Token![,]>::parse_terminated)?;
            options::derive(paths.into_iter().collect(), settings);
        } else if OF_MODULES.iter().any(|it| attribute.path().is_ident(it)) {
            others.push(attribute);
        } else {
            let message = format!(
                "expected one of the attributes derive, {}: `derive` is for the structs, the others are for the module",
                OF_MODULES.join(", ")
            );
            return Err(Error::new_spanned(attribute, message));
        }
    }
    Ok(others)
}

/// `"sky.hlsl" { vs_6_0 vs_main, ps_6_0 ps_main }`.
fn one_file(input: ParseStream<'_>) -> Result<(Vec<LitStr>, Vec<Entry>)> {
    let source: LitStr = input.parse()?;
    if !input.peek(syn::token::Brace) {
        return Err(
            input.error("expected the entry points in braces, as in `{ vs_6_0 vs_main, ps_6_0 ps_main }`")
        );
    }
    let entries = entries(input, &source)?;
    Ok((vec![source], entries))
}

/// The entry points of a file, in braces.
fn entries(input: ParseStream<'_>, source: &LitStr) -> Result<Vec<Entry>> {
    let body;
    braced!(body in input);
    let entries: Vec<Entry> = Punctuated::<Entry, Token![,]>::parse_terminated(&body)?.into_iter().collect();
    match entries.is_empty() {
        false => Ok(entries),
        true => {
            Err(Error::new(source.span(), "expected at least one entry point, such as `{ ps_6_0 main }`"))
        }
    }
}

/// `{ "flat.vs.hlsl" vs_6_0 main, "flat.ps.hlsl" { ps_6_0 main, ps_6_0 glow } }`.
fn group(input: ParseStream<'_>) -> Result<(Vec<LitStr>, Vec<Entry>)> {
    let body;
    let braces = braced!(body in input);
    let (mut sources, mut all) = (Vec::<LitStr>::new(), Vec::new());
    while !body.is_empty() {
        if !body.peek(LitStr) {
            return Err(
                body.error("expected a shader and its entry points, as in `\"flat.vs.hlsl\" vs_6_0 main`")
            );
        }
        let source: LitStr = body.parse()?;
        let found = match body.peek(syn::token::Brace) {
            true => entries(&body, &source)?,
            false => vec![body.parse()?],
        };
        all.extend(found.into_iter().map(|it: Entry| Entry { source: sources.len(), ..it }));
        sources.push(source);
        if !body.is_empty() {
            body.parse::<Token![,]>()?;
        }
    }
    if sources.is_empty() {
        return Err(Error::new(
            braces.span.join(),
            "expected shaders and their entry points, as in `{ \"flat.vs.hlsl\" vs_6_0 main, \"flat.ps.hlsl\" ps_6_0 main }`",
        ));
    }
    for entry in all.iter_mut().filter(|it| it.name == it.entry_point) {
        let name = name_in_group(&entry.profile.to_string(), &entry.entry_point.to_string()).to_owned();
        entry.name = Ident::new(&name, entry.name.span());
    }
    Ok((sources, all))
}

/// Whether an entry of a list ends here.
fn ends(input: ParseStream<'_>) -> bool {
    input.is_empty() || input.peek(Token![,])
}

impl Parse for Entry {
    fn parse(input: ParseStream<'_>) -> Result<Self> {
        let first = plain_word(input, "a profile")?;
        if input.parse::<Option<Token![:]>>()?.is_some() {
            let profile = plain_word(input, "a profile")?;
            if is_library(&profile) && ends(input) {
                return Ok(Entry { source: 0, name: first.clone(), profile, entry_point: first });
            }
            if ends(input) {
                let message = match (is_profile(&first), is_profile(&profile)) {
                    (true, _) => {
                        format!("a profile and its entry point need no `:` between them: `{first} {profile}`")
                    }
                    (false, true) => {
                        format!("the name of the entry point follows its profile: `{profile} {first}`")
                    }
                    (false, false) => {
                        format!("expected a profile and an entry point, as in `{first}: ps_6_0 main`")
                    }
                };
                return Err(Error::new(first.span(), message));
            }
            let entry_point = input.call(Ident::parse_any)?;
            return Ok(Entry { source: 0, name: first, profile, entry_point });
        }
        if is_library(&first) && ends(input) {
            let name = Ident::new("library", first.span());
            return Ok(Entry { source: 0, name: name.clone(), profile: first, entry_point: name });
        }
        if ends(input) {
            let message = match is_profile(&first) {
                true => format!("expected the entry point after its profile, as in `{first} main`"),
                false => format!("expected a profile before the entry point, as in `ps_6_0 {first}`"),
            };
            return Err(Error::new(first.span(), message));
        }
        let entry_point = plain_word(input, "an entry point")?;
        in_order(&first, &entry_point)?;
        Ok(Entry { source: 0, name: entry_point.clone(), profile: first, entry_point })
    }
}

impl Call {
    /// Where errors in the shader are reported.
    pub(crate) fn span(&self) -> Span {
        self.sources.first().map_or_else(Span::call_site, LitStr::span)
    }

    /// The path or text of the entry point.
    pub(crate) fn source_of(&self, entry: &Entry) -> Option<&LitStr> {
        self.sources.get(entry.source)
    }
}
