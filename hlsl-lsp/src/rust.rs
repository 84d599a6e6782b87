//! The calls of `include_hlsl!`, `hlsl_words!` and `hlsl!` in a Rust file, with the options that change what is compiled.
//!
//! The text of `hlsl!` is a file of its own for the compiler: the Rust file with blanks for everything but the literal, so that
//! offsets are those of the Rust file.

mod literal;

use std::path::{Path, PathBuf};

use proc_macro2::{Delimiter, LineColumn, TokenStream, TokenTree};
use syn::{
    Ident, LitInt, LitStr, Token,
    ext::IdentExt,
    parse::{ParseStream, Parser},
};

use crate::paths;

pub use literal::Literal;

/// One call, with one or more entry points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// Where the shader may be; the first that exists is it.
    pub paths: Vec<String>,
    /// Profiles and entry points.
    pub entries: Vec<(String, String)>,
    /// Further arguments, once for each permutation that is looked at.
    pub variants: Vec<Vec<String>>,
    /// The names that the generated module has, in Rust.
    pub modules: Vec<String>,
    /// Of the macro's name, in bytes.
    pub at: u32,
}

/// All calls in a file. A file that is not Rust at the moment has none.
pub fn calls(path: &str, text: &str) -> Vec<Call> {
    if !text.contains("hlsl!") && !text.contains("hlsl_words!") {
        return Vec::new();
    }
    let package = package(path);
    let offsets = line_starts(text);
    let mut literals = 0;
    let mut calls = Vec::new();
    for written in written(text) {
        let number = literals;
        literals += usize::from(written.literal.is_some());
        calls.extend(written.resolved(path, &package, &offsets, number));
    }
    calls
}

/// The texts in a Rust file, in the order in which [`calls`] numbers them.
pub fn literals(text: &str) -> Vec<Literal> {
    if !text.contains("hlsl!") {
        return Vec::new();
    }
    let offsets = line_starts(text);
    let all = written(text).into_iter().filter_map(|it| it.literal);
    all.map(|(line, column)| literal::at(text, &offsets, line, column).unwrap_or_default()).collect()
}

/// Where `hlsl!` has something else than a text, by the place of its first word, with the reason why nothing answers there.
pub fn refused(text: &str) -> Vec<(u32, u32, &'static str)> {
    if !text.contains("hlsl!") {
        return Vec::new();
    }
    let offsets = line_starts(text);
    let mut found = Vec::new();
    if let Ok(tokens) = text.parse::<TokenStream>() {
        search(tokens, 0, &mut |name, start, inside| {
            let Some(TokenTree::Ident(word)) = inside.into_iter().next() else { return };
            let Some(offset) = offsets.get(start.line.wrapping_sub(1)).filter(|_| name == "hlsl") else {
                return;
            };
            let offset = (offset + start.column) as u32;
            let reason = match word == "concat" || word == "include_str" || word == "stringify" {
                true => {
                    "`hlsl!` takes one literal: a macro inside of it is not expanded, so nothing answers here"
                }
                // `mod sky = "…" { … }`, perhaps with attributes and `pub`.
                false => return,
            };
            found.push((offset, offset + "hlsl!".len() as u32, reason));
        });
    }
    found
}

fn written(text: &str) -> Vec<Written> {
    let mut found = Vec::new();
    if let Ok(tokens) = text.parse::<TokenStream>() {
        search(tokens, 0, &mut |name, start, inside| {
            let parser = |input: ParseStream<'_>| call(input);
            if let Ok(mut call) = parser.parse2(inside) {
                // `proc_macro2` counts characters; what is before a macro's name in its line is rarely anything else.
                (call.line, call.column) = (start.line, start.column);
                if name != "hlsl" {
                    call.literal = None;
                }
                found.push(call);
            }
        });
    }
    found
}

/// A call as it is written.
struct Written {
    source: String,
    entries: Vec<(String, String)>,
    arguments: Vec<String>,
    include: Vec<String>,
    /// Definitions of permutations, each combination once.
    permutations: Vec<Vec<String>>,
    /// Of `mod sky = …`.
    module: Option<String>,
    line: usize,
    column: usize,
    /// The line and column of the text, for `hlsl!`.
    literal: Option<(usize, usize)>,
}

/// Calls `see` for each of our macros, with its name, where that starts, and what is in its parentheses. Macros may stand in
/// modules, functions and other macros.
fn search(tokens: TokenStream, depth: u32, see: &mut dyn FnMut(&str, LineColumn, TokenStream)) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for (index, token) in tokens.iter().enumerate() {
        let TokenTree::Group(group) = token else { continue };
        let name = index.checked_sub(2).and_then(|it| tokens.get(it));
        let bang = index.checked_sub(1).and_then(|it| tokens.get(it));
        if let (Some(TokenTree::Ident(name)), Some(TokenTree::Punct(bang))) = (name, bang)
            && bang.as_char() == '!'
            && (name == "include_hlsl" || name == "hlsl_words" || name == "hlsl")
        {
            see(&name.to_string(), name.span().start(), group.stream());
        } else if depth < 64 && group.delimiter() != Delimiter::None {
            search(group.stream(), depth + 1, see);
        }
    }
}

fn call(input: ParseStream<'_>) -> syn::Result<Written> {
    let mut written = Written {
        source: String::new(),
        entries: Vec::new(),
        arguments: Vec::new(),
        include: Vec::new(),
        permutations: Vec::new(),
        module: None,
        line: 1,
        column: 0,
        literal: None,
    };
    if input.peek(LitStr) {
        source(input, &mut written)?;
        input.parse::<Token![,]>()?;
        let profile = input.call(Ident::parse_any)?.to_string();
        let mut entry = String::new();
        let ahead = input.fork();
        let _ = ahead.parse::<Token![,]>();
        let is_option = ahead.call(Ident::parse_any).is_err() || ahead.peek(Token![:]);
        if !is_option {
            input.parse::<Token![,]>()?;
            entry = input.call(Ident::parse_any)?.to_string();
        }
        written.entries.push((profile, entry));
    } else {
        syn::Attribute::parse_outer(input)?;
        input.parse::<syn::Visibility>()?;
        input.parse::<Token![mod]>()?;
        written.module = Some(input.call(Ident::parse_any)?.to_string());
        input.parse::<Token![=]>()?;
        source(input, &mut written)?;
        let body;
        syn::braced!(body in input);
        entries(&body, &mut written)?;
    }
    let _ = input.parse::<Option<Token![,]>>()?;
    // An option that is wrong is the macro's to report; those before it count.
    let _ = options(input, &mut written);
    let _ = input.parse::<TokenStream>();
    Ok(written)
}

/// The path, or the text itself.
fn source(input: ParseStream<'_>, written: &mut Written) -> syn::Result<()> {
    let literal = input.parse::<LitStr>()?;
    let start = literal.span().start();
    written.source = literal.value();
    written.literal = Some((start.line, start.column));
    Ok(())
}

/// `vs_6_0 a, name: ps_6_0 b`
fn entries(input: ParseStream<'_>, written: &mut Written) -> syn::Result<()> {
    while !input.is_empty() {
        let mut profile = input.call(Ident::parse_any)?.to_string();
        if input.parse::<Option<Token![:]>>()?.is_some() {
            profile = input.call(Ident::parse_any)?.to_string();
        }
        let has_name = !input.is_empty() && !input.peek(Token![,]);
        let entry = if has_name { input.call(Ident::parse_any)?.to_string() } else { String::new() };
        written.entries.push((profile, entry));
        let _ = input.parse::<Option<Token![,]>>()?;
    }
    Ok(())
}

fn options(input: ParseStream<'_>, written: &mut Written) -> syn::Result<()> {
    while !input.is_empty() {
        let name = input.call(Ident::parse_any)?.to_string();
        input.parse::<Token![:]>()?;
        let mut value = Vec::new();
        while !input.is_empty() && !input.peek(Token![,]) {
            value.push(input.parse::<TokenTree>()?);
        }
        option(&name, value.into_iter().collect(), written);
        let _ = input.parse::<Option<Token![,]>>()?;
    }
    Ok(())
}

/// An option as the arguments that it stands for; those that only change what is generated stand for none.
fn option(name: &str, value: TokenStream, written: &mut Written) {
    let word = value.to_string();
    let arguments = &mut written.arguments;
    match name {
        "include" => written.include = texts(value),
        "args" => arguments.extend(texts(value)),
        "define" => {
            for (name, value) in pairs(value) {
                let definition = if value.is_empty() { name } else { format!("{name}={value}") };
                arguments.extend(["-D".to_owned(), definition]);
            }
        }
        "target" => arguments.push(format!("-fspv-target-env={}", word.replace('_', "."))),
        "layout" if word != "relaxed" => arguments.push(format!("-fvk-use-{word}-layout")),
        "matrix" => arguments.push(if word == "row_major" { "-Zpr" } else { "-Zpc" }.to_owned()),
        "hlsl" => arguments.extend(["-HV".to_owned(), word]),
        "shift" => {
            for (class, amount) in pairs(value) {
                arguments.extend([format!("-fvk-{class}-shift"), amount, "all".to_owned()]);
            }
        }
        "dx9" if word == "true" => arguments.push("-fhlsl-dx9".to_owned()),
        "half" if word == "true" => arguments.push("-enable-16bit-types".to_owned()),
        "invert_y" if word == "true" => arguments.push("-fvk-invert-y".to_owned()),
        "output" if word == "wgsl" => {
            let names_target = arguments.iter().any(|it| it.starts_with("-fspv-target-env="));
            arguments.extend((!names_target).then(|| "-fspv-target-env=webgpu".to_owned()));
        }
        "permutations" => written.permutations = permutations(value),
        _ => {}
    }
}

fn group(value: TokenStream) -> TokenStream {
    match value.into_iter().next() {
        Some(TokenTree::Group(group)) => group.stream(),
        _ => TokenStream::new(),
    }
}

/// `["a", "b"]`
fn texts(value: TokenStream) -> Vec<String> {
    let literals = group(value).into_iter().filter_map(|it| syn::parse2::<LitStr>(it.into()).ok());
    literals.map(|it| it.value()).collect()
}

/// `{ A, B = 1, c: 2 }`
fn pairs(value: TokenStream) -> Vec<(String, String)> {
    let mut all = Vec::new();
    let mut part: Vec<TokenTree> = Vec::new();
    let comma = |it: &TokenTree| matches!(it, TokenTree::Punct(it) if it.as_char() == ',');
    let mut close = |part: &mut Vec<TokenTree>| {
        if let Some(name) = part.first() {
            let value: String = part.iter().skip(2).map(text_of).collect();
            all.push((name.to_string(), value));
        }
        part.clear();
    };
    for token in group(value) {
        if comma(&token) { close(&mut part) } else { part.push(token) }
    }
    close(&mut part);
    all
}

fn text_of(token: &TokenTree) -> String {
    match syn::parse2::<LitStr>(token.clone().into()) {
        Ok(text) => text.value(),
        Err(_) => token.to_string(),
    }
}

/// `{ Quality: QUALITY [Low, High = 4], Features: [SHADOWS] }`: the first value of each enumeration and no feature, then each
/// other value and each feature by itself, so that all branches are compiled once.
fn permutations(value: TokenStream) -> Vec<Vec<String>> {
    let mut axes: Vec<Vec<Option<String>>> = Vec::new();
    let tokens: Vec<TokenTree> = group(value).into_iter().collect();
    for (index, token) in tokens.iter().enumerate() {
        let TokenTree::Group(values) = token else { continue };
        let name = match index.checked_sub(1).and_then(|it| tokens.get(it)) {
            Some(TokenTree::Ident(name)) => Some(name),
            _ => None,
        };
        let mut next = 0;
        // A value may have a number, from which the next ones count.
        let values =
            pairs(TokenTree::Group(values.clone()).into()).into_iter().map(|(word, number)| match name {
                None => Some(word),
                Some(name) => {
                    next = syn::parse_str::<LitInt>(&number).and_then(|it| it.base10_parse()).unwrap_or(next);
                    next += 1;
                    Some(format!("{name}={}", next - 1))
                }
            });
        match name {
            Some(_) => axes.push(values.collect()),
            None => axes.extend(values.map(|it| vec![None, it])),
        }
    }
    let first: Vec<Option<String>> = axes.iter().map(|it| it.first().cloned().flatten()).collect();
    let mut all = vec![first.clone()];
    for (index, axis) in axes.iter().enumerate() {
        all.extend(axis.iter().skip(1).map(|value| {
            let mut one = first.clone();
            one[index] = value.clone();
            one
        }));
    }
    let define = |it: String| ["-D".to_owned(), it];
    all.into_iter().map(|it| it.into_iter().flatten().flat_map(define).collect()).collect()
}

impl Written {
    /// `number`: of the text among those in the file.
    fn resolved(self, file: &str, package: &str, line_starts: &[usize], number: usize) -> Option<Call> {
        let folder = paths::folder(file);
        let places = [folder.to_owned(), package.to_owned(), format!("{package}/src")];
        let all = places.iter().map(|it| paths::normalized(&format!("{it}/{}", self.source)));
        let found = all.clone().find(|it| Path::new(it).is_file());
        let mut arguments = self.arguments;
        let modules = match self.module {
            Some(module) => vec![module],
            None => self.entries.iter().map(|it| it.1.clone()).collect(),
        };
        for include in &self.include {
            arguments.extend(["-I".to_owned(), paths::normalized(&format!("{package}/{include}"))]);
        }
        let at = line_starts.get(self.line.checked_sub(1)?)? + self.column;
        let paths = match self.literal {
            Some(_) => vec![paths::embedded(file, number)],
            None => found.map_or_else(|| all.collect(), |it| vec![it]),
        };
        // The permutation comes first, where a lens shows it.
        let variants = match self.permutations.is_empty() {
            true => vec![arguments],
            false => self.permutations.into_iter().map(|it| [it, arguments.clone()].concat()).collect(),
        };
        Some(Call { paths, entries: self.entries, variants, modules, at: at as u32 })
    }
}

/// The folder with the `Cargo.toml` of a file.
pub fn package(file: &str) -> String {
    let mut folder = PathBuf::from(paths::folder(file));
    loop {
        if folder.join("Cargo.toml").is_file() {
            return paths::of(&folder);
        }
        if !folder.pop() {
            return paths::folder(file).to_owned();
        }
    }
}

fn line_starts(text: &str) -> Vec<usize> {
    std::iter::once(0).chain(text.match_indices('\n').map(|it| it.0 + 1)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calls_are_found_with_their_options() {
        let text = r#"
            mod shaders {
                include_hlsl!("a.hlsl", ps_6_0, main, define: { A, B = 1 + 2, C = "x" }, target: vulkan1_2);
                include_hlsl! { #[derive(PartialEq)] pub mod sky = "b.hlsl" { vs_6_0 v, ps: ps_6_5 p } matrix: row_major }
                const W: &[u32] = hlsl_words!("c.hlsl", lib_6_5, include: ["inc"], permutations: { Q: Q [L = 2, H], F: [X, Y] });
                include_hlsl!("broken", );
            }"#;
        let calls = calls("/nowhere/src/main.rs", text);
        let all: Vec<_> = calls
            .iter()
            .map(|it| {
                (
                    it.paths[0].as_str(),
                    it.entries.len(),
                    it.variants.iter().map(|it| it.join(" ")).collect::<Vec<_>>().join(" | "),
                )
            })
            .collect();
        assert_eq!(
            all,
            [
                ("/nowhere/src/a.hlsl", 1, "-D A -D B=1+2 -D C=x -fspv-target-env=vulkan1.2".to_owned()),
                ("/nowhere/src/b.hlsl", 2, "-Zpr".to_owned()),
                (
                    "/nowhere/src/c.hlsl",
                    1,
                    [
                        "-D Q=2 -I /nowhere/src/inc",
                        "-D Q=3 -I /nowhere/src/inc",
                        "-D Q=2 -D X -I /nowhere/src/inc",
                        "-D Q=2 -D Y -I /nowhere/src/inc",
                    ]
                    .join(" | ")
                ),
            ]
        );
        assert_eq!(&text[calls[0].at as usize..][..12], "include_hlsl");
    }

    #[test]
    fn literals_keep_their_places() {
        let text = "// é\nhlsl!(\"a\\\"b\\n\\u{e9}c\", ps_6_0, main);\nhlsl!(r#\"x\n\"y\"#, cs_6_0, go, define: { A });\nhlsl!(concat!(\"a\"), ps_6_0, b);";
        let all = literals(text);
        assert_eq!(all.len(), 2);
        assert!(all.iter().all(|it| it.text.len() == text.len()));
        let inside: Vec<&str> = all.iter().map(|it| &it.text[it.start as usize..it.end as usize]).collect();
        assert_eq!(inside, ["a \"b \n    éc", "x\n\"y"]);
        let calls = calls("/x/src/a.rs", text);
        assert_eq!(calls[1].paths, ["/x/src/a.rs#1.hlsl"]);
        assert_eq!(calls[1].variants, [["-D", "A"]]);
    }
}
