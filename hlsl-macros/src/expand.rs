//! Compiled shaders → tokens.

use hlsl_core::{
    bindings::{self, Conflict, PLAIN_TYPES, WordsForm, YOURS},
    driver::{Compiled, Made, shaders},
    nearest::nearest,
    reflect::{Binding, BindingKind},
    reload::Recipe,
};
use proc_macro2::{Group, Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, format_ident, quote, quote_spanned};
use syn::{Error, Path};

use crate::{
    compile::{Build, Failed, Request, Source},
    dump,
    input::{Call, Warnings},
    rustc::dump_folder,
    terms,
};

/// The expansion of `include_hlsl!` and `hlsl!`.
pub(crate) fn items(input: TokenStream, source: Source) -> TokenStream {
    let written = format!("{source:?} {input}");
    let call = match syn::parse2::<Call>(input) {
        Ok(call) => call,
        Err(error) => return error.into_compile_error(),
    };
    let expanded = |build| {
        let request = Request::new(&call, source, build)?;
        if call.settings.dump {
            dump(&call, &request, build)?;
        }
        let text = request.text(&written, |it| checked_text(&call, &request, it))?;
        module(&call, &text).map_err(Failed::from)
    };
    let tokens = if let Some(problem) = call.problem.clone() {
        // Options that could not be parsed may be what the shader lacks, so its own errors mean nothing.
        let compiled = Request::new(&call, source, Build::Any).map_err(Failed::from).and_then(|it| it.run());
        let known = compiled.map_or_else(|failed| failed.known, |made| made.shaders);
        Err(Failed { error: problem, known })
    } else if !call.settings.is_auto() {
        expanded(Build::Any).map(|items| around(&call, &items, &TokenStream::new()))
    } else {
        expanded(Build::Debug).and_then(|debug| {
            let release = around(&call, &expanded(Build::Release)?, &quote!(#[cfg(not(debug_assertions))]));
            let debug = around(&call, &debug, &quote!(#[cfg(debug_assertions)]));
            Ok(quote!(#debug #release))
        })
    };
    tokens.unwrap_or_else(|Failed { error, known }| {
        let errors = error.into_compile_error();
        let rest = around(&call, &rest(&call, &known), &TokenStream::new());
        quote! { #errors #rest }
    })
}

/// The expansion of `hlsl_words!`.
pub(crate) fn words(input: TokenStream) -> TokenStream {
    let written = format!("words {input}");
    let mut call = match syn::parse2::<Call>(input) {
        Ok(call) => call,
        Err(error) => return error.into_compile_error(),
    };
    call.settings.wgsl.get_or_insert(false);
    if let Some(problem) = call.problem.clone() {
        return no_words(problem);
    }
    if let Some(option) = &call.settings.for_items {
        let message =
            format!("`hlsl_words!` only returns the SPIR-V module: use `include_hlsl!` for `{option}`");
        return no_words(Error::new(option.span(), message));
    }
    let expanded = |build| {
        let request = Request::new(&call, Source::File, build)?;
        let text = request.text(&written, |it| words_text(&call, it)).map_err(|it| it.error)?;
        parsed(&call, &text)
    };
    let tokens = if !call.settings.is_auto() {
        expanded(Build::Any)
    } else {
        expanded(Build::Debug).and_then(|debug| {
            let release = expanded(Build::Release)?;
            // A block, not `if cfg!`: only one of the two modules is compiled.
            Ok(quote! {{
                #[cfg(debug_assertions)]
                const WORDS: &'static [u32] = #debug;
                #[cfg(not(debug_assertions))]
                const WORDS: &'static [u32] = #release;
                WORDS
            }})
        })
    };
    tokens.unwrap_or_else(no_words)
}

/// An expression of the right type, next to the error.
fn no_words(error: Error) -> TokenStream {
    let errors = error.into_compile_error();
    quote! {{ #errors; const NONE: &'static [u32] = &[]; NONE }}
}

/// The expression for the only module.
fn words_text(call: &Call, compiled: &[Compiled]) -> Result<String, Error> {
    let [Compiled { output, .. }] = compiled else {
        let second = call.entries.get(1).map_or(call.span(), |it| it.name.span());
        let message = "`hlsl_words!` takes one entry point: use `include_hlsl!` for several";
        return Err(Error::new(second, message));
    };
    let (words, dependencies) = (output.words.as_deref().unwrap_or_default(), &output.dependencies);
    let tracked = quote!(#(::core::include_bytes!(#dependencies)),*);
    let words = bindings::words_expression(words, WordsForm::Bytes);
    Ok(format!("{{ const _: &[&[u8]] = &[{tracked}]; static SPIRV: &[u32] = {words}; SPIRV }}"))
}

/// The generated items. What else can be wrong with the call is an error here, so that such a text is never cached.
fn checked_text(call: &Call, request: &Request<'_>, compiled: &[Compiled]) -> Result<String, Error> {
    // First, as a name with a typing error is also missing where it should be.
    mapped_structs_exist(call, compiled)?;
    dynamic_buffers_exist(call, compiled)?;
    bindings::attributes_exist(&shaders(compiled), &call.settings.style.vertex)
        .map_err(|conflict| refused(call, &conflict))?;
    let text = text(call, &request.recipes(compiled), compiled)?;
    Ok(text + &warnings(call, compiled))
}

/// With `warnings: show`, an item for each warning. Of all that rustc warns of in what macros write, a macro can only word
/// the use of something deprecated. Being part of the text, they are shown again when that is taken from the cache.
fn warnings(call: &Call, compiled: &[Compiled]) -> String {
    if call.settings.warnings != Warnings::Show {
        return String::new();
    }
    let made = Made { shaders: compiled.to_vec(), ..Made::default() };
    let item = |text: &String| {
        let note = terms::of_macros(text.trim_end());
        format!(
            "const _: () = {{ #[deprecated(note = {note:?})] const SHADER_WARNING: () = (); SHADER_WARNING }};\n"
        )
    };
    made.errors_and_warnings().1.iter().map(item).collect()
}

fn module(call: &Call, text: &str) -> Result<TokenStream, Error> {
    // One line that fails where the crate is named, ahead of those that fail somewhere in the call.
    let crates = call.settings.crates.iter();
    let crates = crates.map(|it| quote_spanned!(it.span()=> #[allow(unused_imports)] use ::#it as _;));
    let items = written_by_user(&call.settings.paths, parsed(call, text)?);
    Ok(quote!(#(#crates)* #items))
}

fn parsed(call: &Call, text: &str) -> Result<TokenStream, Error> {
    // rustc's own parser: that of proc_macro2 reads the text twice, the first time itself.
    text.parse::<proc_macro::TokenStream>().map(TokenStream::from).map_err(|error| {
        Error::new(call.span(), format!("the generated text does not parse, which is a bug: {error}"))
    })
}

/// A mapping for a struct that does not exist would have no effect.
fn mapped_structs_exist(call: &Call, compiled: &[Compiled]) -> Result<(), Error> {
    let structs = || compiled.iter().flat_map(|it| &it.output.reflection.structs).map(|it| it.name.as_str());
    for name in &call.settings.mapped {
        let text = name.to_string();
        if structs().any(|it| it == text) || PLAIN_TYPES.contains(&&*text) {
            continue;
        }
        let mut all: Vec<&str> = structs().filter(|it| !it.is_empty()).collect();
        all.sort_unstable();
        all.dedup();
        let hint = nearest(&text, all.iter().copied()).map(|it| format!("; did you mean `{it}`?"));
        let there = if all.is_empty() { "none".to_owned() } else { all.join(", ") };
        let message = format!(
            "this shader has no struct `{text}` that the host fills{}\navailable: {there}",
            hint.unwrap_or_default()
        );
        return Err(Error::new(name.span(), message));
    }
    Ok(())
}

/// So would one that is not a buffer.
fn dynamic_buffers_exist(call: &Call, compiled: &[Compiled]) -> Result<(), Error> {
    let is_buffer =
        |it: &&Binding| matches!(it.kind, BindingKind::UniformBuffer | BindingKind::StorageBuffer);
    let bindings = compiled.iter().flat_map(|it| &it.output.reflection.bindings).filter(is_buffer);
    let mut all: Vec<&str> = bindings.map(|it| it.name.as_str()).collect();
    all.sort_unstable();
    all.dedup();
    let Some(name) = call.settings.dynamic.iter().find(|it| !all.iter().any(|name| *it == name)) else {
        return Ok(());
    };
    let hint = nearest(&name.to_string(), all.iter().copied());
    let hint = hint.map_or_else(String::new, |it| format!("; did you mean `{it}`?"));
    let there = if all.is_empty() { "none".to_owned() } else { all.join(", ") };
    Err(Error::new(name.span(), format!("this shader has no buffer `{name}`{hint}\navailable: {there}")))
}

/// Gives the tokens of `paths` the spans of what the user wrote, for errors about them.
fn written_by_user(paths: &[Path], items: TokenStream) -> TokenStream {
    match paths {
        [] => items,
        _ => {
            let paths: Vec<Vec<TokenTree>> =
                paths.iter().map(|it| it.to_token_stream().into_iter().collect()).collect();
            at_paths(&paths, items, None)
        }
    }
}

/// `last`: the path before the group with these items.
fn at_paths(paths: &[Vec<TokenTree>], items: TokenStream, mut last: Option<Span>) -> TokenStream {
    let mut tokens: Vec<TokenTree> = items.into_iter().collect();
    let is_about_path = tokens.iter().zip(YOURS.split(' ')).filter(|(it, word)| it.to_string() == *word);
    if let Some(span) = last.filter(|_| is_about_path.count() == 3) {
        return at_place(tokens.into_iter().collect(), span);
    }
    for at in 0..tokens.len() {
        if let TokenTree::Group(group) = &tokens[at] {
            let mut inner = Group::new(group.delimiter(), at_paths(paths, group.stream(), last));
            inner.set_span(group.span());
            tokens[at] = TokenTree::Group(inner);
        }
        let rest = &mut tokens[at..];
        let is_here = |path: &&Vec<TokenTree>| {
            path.len() <= rest.len() && path.iter().zip(&*rest).all(|(path, it)| is_same(path, it))
        };
        let Some(path) = paths.iter().find(is_here) else { continue };
        for (token, user) in rest.iter_mut().zip(path) {
            token.set_span(user.span());
        }
        last = path.last().map(TokenTree::span);
        // rustc points from the path to the name behind it.
        if let (Some(span), [TokenTree::Ident(word), name, ..]) = (last, &mut rest[path.len()..])
            && word == "as"
        {
            word.set_span(span);
            name.set_span(span);
        }
    }
    tokens.into_iter().collect()
}

/// Of what paths have mostly, without making text of it.
fn is_same(a: &TokenTree, b: &TokenTree) -> bool {
    match (a, b) {
        (TokenTree::Ident(a), TokenTree::Ident(b)) => a == b,
        (TokenTree::Punct(a), TokenTree::Punct(b)) => a.as_char() == b.as_char(),
        (TokenTree::Group(_) | TokenTree::Literal(_), _) => a.to_string() == b.to_string(),
        _ => false,
    }
}

fn at_place(tokens: TokenStream, span: Span) -> TokenStream {
    let moved = |mut token: TokenTree| {
        if let TokenTree::Group(group) = &token {
            token = TokenTree::Group(Group::new(group.delimiter(), at_place(group.stream(), span)));
        }
        token.set_span(span);
        token
    };
    tokens.into_iter().map(moved).collect()
}

/// The conflict, at what it is about.
fn refused(call: &Call, conflict: &Conflict) -> Error {
    let name = match conflict {
        Conflict::Unsupported { library, .. } => library.name(),
        Conflict::NoAttribute { name, .. } => name,
        _ => "",
    };
    let named = call.settings.named.iter().find(|it| *it == name);
    Error::new(named.map_or_else(|| call.span(), Ident::span), conflict)
}

fn text(call: &Call, recipes: &[(String, Recipe)], compiled: &[Compiled]) -> Result<String, Error> {
    let mut style = call.settings.style.clone();
    style.reload = recipes.to_vec();
    style.nested = call.module.is_some();
    style.words = WordsForm::Bytes;
    for path in compiled.iter().flat_map(|it| &it.output.dependencies) {
        if std::path::Path::new(path).is_file() && !style.sources.contains(path) {
            style.sources.push(path.clone());
        }
    }
    style.tracked.clone_from(&style.sources);
    bindings::module(&shaders(compiled), &style).map_err(|conflict| refused(call, &conflict))
}

/// Writes the items as a person would read them. It compiles again, but only while the call says so.
fn dump(call: &Call, request: &Request<'_>, build: Build) -> Result<(), Failed> {
    let compiled = request.run()?.shaders;
    let mut style = call.settings.style.clone();
    style.reload = request.recipes(&compiled);
    style.nested = call.module.is_some();
    let items = bindings::module(&shaders(&compiled), &style).map_err(|it| refused(call, &it))?;
    let module = call.module.as_ref().map(|it| &it.name).or(call.entries.first().map(|it| &it.name));
    let name = module.map_or_else(|| "shader".to_owned(), ToString::to_string);
    let suffix = match build {
        Build::Any => "",
        Build::Debug => "-debug",
        Build::Release => "-release",
    };
    dump::write(&format!("{name}{suffix}"), &items, dump_folder());
    Ok(())
}

/// The items as they appear in the user's code: in a module, unless `flat: true`.
fn around(call: &Call, items: &TokenStream, condition: &TokenStream) -> TokenStream {
    if call.settings.flat && condition.is_empty() {
        return items.clone();
    }
    if call.settings.flat {
        // A condition applies to one item, so the items of each build are wrapped in a module.
        let name =
            format_ident!("shader_{}", call.entries.first().map_or(String::new(), |it| it.name.to_string()));
        return quote! {
            #condition
            #[allow(dead_code, unused_imports)]
            mod #name { #items }
            #condition
            #[allow(unused_imports)]
            pub use #name::*;
        };
    }
    in_module(call, items, condition)
}

fn in_module(call: &Call, items: &TokenStream, condition: &TokenStream) -> TokenStream {
    let sources: Vec<String> = call.sources.iter().map(|it| it.value()).collect();
    let doc = match sources.as_slice() {
        sources if sources.iter().any(|it| it.contains('\n')) => "A shader.".to_owned(),
        [source] => format!("The shader `{source}`."),
        sources => format!("The shaders `{}`.", sources.join("`, `")),
    };
    let attributes = call.module.as_ref().map_or(&[][..], |it| it.attributes.as_slice());
    let is_documented =
        attributes.iter().any(|it| it.path().is_ident("doc") && it.meta.require_name_value().is_ok());
    let doc = if is_documented { TokenStream::new() } else { quote!(#[doc = #doc]) };
    let (visibility, name) = match (&call.module, call.entries.first()) {
        (Some(module), _) => {
            let visibility = &module.visibility;
            (quote!(#visibility), module.name.clone())
        }
        (None, Some(entry)) => {
            let visibility = call.settings.visibility.as_ref();
            (visibility.map_or_else(|| quote!(pub), |it| quote!(#it)), raw(&entry.name))
        }
        (None, None) => (quote!(pub), format_ident!("shader")),
    };
    quote! {
        #condition
        #(#attributes)*
        #doc
        #[allow(dead_code, unused_imports, non_snake_case)]
        #visibility mod #name { #items }
    }
}

/// Entry points may be named `loop` or `match`.
fn raw(name: &Ident) -> Ident {
    let text = name.to_string();
    match syn::parse_str::<Ident>(&text) {
        Ok(_) => name.clone(),
        Err(_) => format_ident!("{text}_"),
    }
}

/// What replaces a shader that does not compile, so that one error does not become fifty: what is known about it, and
/// otherwise the names that every module has.
fn rest(call: &Call, known: &[Compiled]) -> TokenStream {
    // Entry points that contradict each other cannot share a module, but the first one can have one.
    // What was chosen cannot be shown where a permutation is missing.
    let read = [known, known.get(..1).unwrap_or_default()].into_iter().find_map(|known| {
        let recipes: Vec<_> = match call.settings.reload {
            true => call.entries.iter().map(|it| (it.name.to_string(), Recipe::default())).collect(),
            false => Vec::new(),
        };
        let items: TokenStream = text(call, &recipes, known).ok()?.parse().ok()?;
        (!known.is_empty()).then_some((known, items))
    });
    let (known, items) = read.unwrap_or_default();
    let is_known = |name: &Ident| known.iter().any(|it| *name == it.name);
    let stubs = call.entries.iter().filter(|it| !is_known(&it.name)).map(|entry| {
        let name = raw(&entry.name);
        let mut items = stub(&entry.entry_point.to_string());
        if call.settings.reload {
            items.extend(quote!(
                pub const RELOAD: &str = "";
            ));
        }
        if call.module.is_none() {
            items
        } else {
            quote! { pub mod #name { #items } }
        }
    });
    quote! { #items #(#stubs)* }
}

/// The names that every module has.
fn stub(name: &str) -> TokenStream {
    quote! {
        pub static SPIRV: &[u32] = &[];
        pub const ENTRY_POINT: &str = #name;
        pub const ENTRY_POINT_C: &::core::ffi::CStr = c"";
        pub const STAGE: &str = "";
        pub const STAGE_FLAGS: u32 = 0;
        pub const WORKGROUP_SIZE: [u32; 3] = [1, 1, 1];
    }
}
