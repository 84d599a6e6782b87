//! Finds the shader, runs the compiler and turns what it says into errors of rustc.

use std::{
    collections::BTreeSet,
    env,
    path::{Component, Path, PathBuf},
    sync::Arc,
};

use hlsl_core::{
    Output,
    options::Options,
    source::load::{FileLoader, WithFile},
};
use syn::{Error, LitStr};

use crate::input::{Auto, Base, Call, Entry};

/// Whether the literal is a path or the shader itself.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Source {
    File,
    Inline,
}

/// One entry point, compiled.
pub(crate) struct Compiled {
    pub(crate) name: String,
    pub(crate) output: Output,
}

/// For which builds of the user's crate the words are.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Build {
    Any,
    Debug,
    Release,
}

/// Compiles every entry point of the call. All errors of all of them come back together.
pub(crate) fn run(call: &Call, source: Source, build: Build) -> Result<Vec<Compiled>, Error> {
    let text = match source {
        Source::File => Text { path: find(call)?, inline: None },
        Source::Inline => inline(&call.source),
    };
    let files = FileLoader::default();
    let mut compiled = Vec::new();
    let mut errors: Option<Error> = None;
    // Two entry points of a file have the same mistakes in what they share.
    let mut told = BTreeSet::new();
    let mut add = |error: Error| {
        if !told.insert(error.to_string()) {
            return;
        }
        match &mut errors {
            Some(all) => all.combine(error),
            None => errors = Some(error),
        }
    };
    for entry in &call.entries {
        let options = match options(call, entry, build) {
            Ok(options) => options,
            Err(error) => {
                add(error);
                continue;
            }
        };
        let path = &text.path;
        let output = match &text.inline {
            None => hlsl_core::compile(path, &files, &options),
            Some(inline) => {
                let loader = WithFile { path, text: inline.clone(), rest: &files };
                hlsl_core::compile(path, &loader, &options)
            }
        };
        for report in output.reports() {
            let is_error = report.severity == hlsl_core::diagnostics::Severity::Error;
            if is_error || call.settings.deny_warnings {
                // rustc writes the word itself before what has no place in a shader.
                let text = report.text.strip_prefix("error: ").unwrap_or(&report.text);
                add(Error::new(call.span(), text.trim_end()));
            }
        }
        if output.words.is_some() && output.reflection.entry_points.is_empty() {
            let message = "this library has no entry point: mark functions with `[shader(\"raygeneration\")]` and the like";
            add(Error::new(entry.entry_point.span(), message));
        }
        compiled.push(Compiled { name: entry.name.to_string(), output });
    }
    match errors {
        Some(errors) => Err(errors),
        None => Ok(compiled),
    }
}

/// What is compiled: a file, or a text that goes by a path.
struct Text {
    path: String,
    inline: Option<Arc<str>>,
}

/// The text of `hlsl!`, put at the line and column at which the literal stands in the Rust file, so that errors point
/// there. That needs a literal that looks as what it means, and a compiler that tells its place; otherwise places count
/// from the start of the text.
fn inline(literal: &LitStr) -> Text {
    let text = literal.value();
    let token = literal.token().to_string();
    let is_raw = token.starts_with('r');
    let file = literal.span().unwrap().local_file();
    if let Some(file) = file.filter(|_| is_raw || !token.contains('\\')) {
        let start = literal.span().start();
        let opening = token.find('"').map_or(1, |quote| quote + 1);
        let mut placed = "\n".repeat(start.line.saturating_sub(1));
        placed.push_str(&" ".repeat(start.column + opening));
        placed.push_str(&text);
        let absolute = std::path::absolute(&file).unwrap_or(file);
        return Text { path: slashes(&absolute), inline: Some(placed.into()) };
    }
    Text { path: "<inline>".into(), inline: Some(text.into()) }
}

fn options(call: &Call, entry: &Entry, build: Build) -> Result<Options, Error> {
    let mut arguments =
        vec!["-T".to_owned(), entry.profile.to_string(), "-E".to_owned(), entry.entry_point.to_string()];
    let manifest = manifest_folder();
    for folder in &call.settings.include {
        arguments.push("-I".into());
        arguments.push(slashes(&manifest.join(folder.value())));
    }
    arguments.extend(call.settings.arguments.iter().cloned());
    if build == Build::Debug {
        let Auto { opt, debug } = call.settings.auto;
        arguments.extend(
            [(opt, "-Od"), (debug, "-Zi")].iter().filter(|(on, _)| *on).map(|(_, it)| (*it).to_owned()),
        );
    }
    Options::from_args(&arguments).map_err(|invalid| {
        let is_profile = hlsl_core::options::Profile::parse(&entry.profile.to_string()).is_err();
        let message = invalid.to_string();
        let named = |it: &&LitStr| message.contains(&format!("`{}`", it.value()));
        let span = match call.settings.raw_arguments.iter().find(named) {
            _ if is_profile => entry.profile.span(),
            Some(argument) => argument.span(),
            None => call.span(),
        };
        Error::new(span, message)
    })
}

/// The shader's path: beside the file with the macro, else below the manifest's folder. An editor may not know
/// the file, and a test harness may compile elsewhere, so every candidate is tried before giving up.
fn find(call: &Call) -> Result<String, Error> {
    let written = call.source.value();
    let mut candidates: Vec<PathBuf> = Vec::new();
    if call.settings.base == Base::OutDir {
        candidates.extend(env::var_os("OUT_DIR").map(|it| PathBuf::from(it).join(&written)));
    } else {
        if call.settings.base == Base::File
            && let Some(file) = call.span().unwrap().local_file()
            && let Some(folder) = file.parent()
        {
            candidates.push(folder.join(&written));
        }
        let manifest = manifest_folder();
        candidates.push(manifest.join(&written));
        candidates.push(manifest.join("src").join(&written));
    }
    if let Some(found) = candidates.iter().find(|it| it.is_file()) {
        let absolute = std::path::absolute(found).unwrap_or_else(|_| found.clone());
        return Ok(slashes(&without_parents(&absolute)));
    }
    let tried: Vec<String> = candidates.iter().map(|it| format!("\n  {}", it.display())).collect();
    let message = format!("cannot find the shader `{written}`; tried{}", tried.concat());
    Err(Error::new(call.span(), message))
}

/// `a/b/../c` as `a/c`, if that is the same file (`b` may be a link).
fn without_parents(path: &Path) -> PathBuf {
    let mut short = PathBuf::new();
    for component in path.components() {
        match component {
            Component::ParentDir => drop(short.pop()),
            other => short.push(other),
        }
    }
    if short.is_file() { short } else { path.to_path_buf() }
}

fn manifest_folder() -> PathBuf {
    env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from).unwrap_or_default()
}

/// The compiler's paths have `/` only; Windows takes them too.
fn slashes(path: &Path) -> String {
    path.to_string_lossy().replace('\\', "/")
}
