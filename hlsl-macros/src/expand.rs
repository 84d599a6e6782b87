//! Compiled shaders → tokens.

use hlsl_core::bindings::{self, Shader};
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use syn::Error;

use crate::{
    compile::{self, Build, Compiled, Source},
    input::{Auto, Call},
};

/// The expansion of `include_hlsl!` and `hlsl!`.
pub(crate) fn items(input: TokenStream, source: Source) -> TokenStream {
    let call = match syn::parse2::<Call>(input) {
        Ok(call) => call,
        Err(error) => return error.into_compile_error(),
    };
    let expanded = |build| compile::run(&call, source, build).and_then(|compiled| module(&call, &compiled));
    let tokens = if call.settings.auto == Auto::default() {
        expanded(Build::Any).map(|items| around(&call, &items, &TokenStream::new()))
    } else {
        expanded(Build::Debug).and_then(|debug| {
            let release = around(&call, &expanded(Build::Release)?, &quote!(#[cfg(not(debug_assertions))]));
            let debug = around(&call, &debug, &quote!(#[cfg(debug_assertions)]));
            Ok(quote!(#debug #release))
        })
    };
    match tokens {
        Ok(tokens) => tokens,
        Err(error) => {
            let errors = error.into_compile_error();
            let stub = stub(&call);
            quote! { #errors #stub }
        }
    }
}

/// The expansion of `hlsl_words!`.
pub(crate) fn words(input: TokenStream) -> TokenStream {
    let call = match syn::parse2::<Call>(input) {
        Ok(call) => call,
        Err(error) => return error.into_compile_error(),
    };
    let words = |build| {
        compile::run(&call, Source::File, build).and_then(|compiled| match compiled.as_slice() {
            [one] => Ok((one.output.words.clone().unwrap_or_default(), one.output.dependencies.clone())),
            _ => {
                let second = call.entries.get(1).map_or(call.span(), |it| it.name.span());
                Err(Error::new(second, "`hlsl_words!` takes one entry point: `include_hlsl!` takes several"))
            }
        })
    };
    let expanded = |build| {
        words(build).map(|(words, dependencies)| {
            quote! {{
                const _: &[&[u8]] = &[#(::core::include_bytes!(#dependencies)),*];
                static SPIRV: &[u32] = &[#(#words),*];
                SPIRV
            }}
        })
    };
    let tokens = if call.settings.auto == Auto::default() {
        expanded(Build::Any)
    } else {
        expanded(Build::Debug).and_then(|debug| {
            let release = expanded(Build::Release)?;
            // A block, not `if cfg!`: only one of the two texts of words is compiled.
            Ok(quote! {{
                #[cfg(debug_assertions)]
                const WORDS: &'static [u32] = #debug;
                #[cfg(not(debug_assertions))]
                const WORDS: &'static [u32] = #release;
                WORDS
            }})
        })
    };
    match tokens {
        Ok(tokens) => tokens,
        Err(error) => {
            let errors = error.into_compile_error();
            quote! {{ #errors; const NONE: &'static [u32] = &[]; NONE }}
        }
    }
}

fn module(call: &Call, compiled: &[Compiled]) -> Result<TokenStream, Error> {
    let mut style = call.settings.style.clone();
    style.nested = call.module.is_some();
    for path in compiled.iter().flat_map(|it| &it.output.dependencies) {
        if std::path::Path::new(path).is_file() && !style.sources.contains(path) {
            style.sources.push(path.clone());
        }
    }
    style.tracked.clone_from(&style.sources);
    let words: Vec<&[u32]> =
        compiled.iter().map(|it| it.output.words.as_deref().unwrap_or_default()).collect();
    let shaders: Vec<Shader<'_>> = compiled
        .iter()
        .zip(&words)
        .map(|(it, words)| Shader { name: &it.name, words, reflection: &it.output.reflection })
        .collect();
    let text = bindings::module(&shaders, &style).map_err(|conflict| Error::new(call.span(), conflict))?;
    if call.settings.dump {
        return Err(Error::new(call.span(), format!("the expansion, as `dump: true` asks:\n{text}")));
    }
    let items: TokenStream = text.parse().map_err(|error| {
        Error::new(call.span(), format!("the generated module does not parse, which is a bug: {error}"))
    })?;
    Ok(items)
}

/// The items as they stand in the user's code: in a module, unless `flat: true`.
fn around(call: &Call, items: &TokenStream, condition: &TokenStream) -> TokenStream {
    if call.settings.flat && condition.is_empty() {
        return items.clone();
    }
    if call.settings.flat {
        // A condition stands on one item, so the items of each build come through a module of their own.
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
    let source = call.source.value();
    let doc = if source.contains('\n') { "A shader.".to_owned() } else { format!("The shader `{source}`.") };
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
        #[doc = #doc]
        #[allow(dead_code, unused_imports)]
        #visibility mod #name { #items }
    }
}

/// Entry points may be called `loop` or `match`.
fn raw(name: &Ident) -> Ident {
    let text = name.to_string();
    match syn::parse_str::<Ident>(&text) {
        Ok(_) => name.clone(),
        Err(_) => format_ident!("{text}_"),
    }
}

/// What stands in place of a shader that does not compile, so that one error does not become fifty: the names
/// that every module has.
fn stub(call: &Call) -> TokenStream {
    let one = |name: &str| {
        quote! {
            pub static SPIRV: &[u32] = &[];
            pub const ENTRY_POINT: &str = #name;
            pub const ENTRY_POINT_C: &::core::ffi::CStr = c"";
            pub const STAGE: &str = "";
            pub const STAGE_FLAGS: u32 = 0;
            pub const WORKGROUP_SIZE: [u32; 3] = [1, 1, 1];
        }
    };
    let items = match call.entries.as_slice() {
        [entry] if call.module.is_none() => one(&entry.entry_point.to_string()),
        several => several
            .iter()
            .map(|entry| {
                let name = raw(&entry.name);
                let items = one(&entry.entry_point.to_string());
                quote! { pub mod #name { #items } }
            })
            .collect(),
    };
    around(call, &items, &TokenStream::new())
}
