//! Finds the shader, runs the compiler and turns its diagnostics into rustc errors.

use std::{
    collections::BTreeSet,
    env,
    sync::{Arc, LazyLock},
};

use hlsl_core::{
    Report,
    diagnostics::Severity,
    driver::{Compiled, Debug, DebugInfo, Driver, Job, Made, Memory, Outputs, Program, WriteWgsl, slashes},
    options::{Profile, TargetEnvironment},
    reload::Recipe,
    source::load::{FileLoader, Load, Snapshot, WithFile},
};
use proc_macro2::Span;
use syn::{Error, LitStr};

use crate::{
    input::{Base, Call, Entry, Warnings},
    path::{Start, find_shader, manifest_folder},
    rustc, terms,
};

/// Whether the literal is a path or the shader itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    File,
    Inline,
}

/// All errors of all entry points, and what is known about those that could be parsed.
pub(crate) struct Failed {
    pub(crate) error: Error,
    pub(crate) known: Vec<Compiled>,
}

impl From<Error> for Failed {
    fn from(error: Error) -> Failed {
        Failed { error, known: Vec::new() }
    }
}

/// Which builds of the user's crate a module is for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Build {
    Any,
    Debug,
    Release,
}

/// What the macro asks of the compiler.
pub(crate) struct Request<'a> {
    call: &'a Call,
    /// By the index of the source.
    texts: Vec<Text>,
    program: Program,
    /// What is wrong with the options of entry points that are not in the program.
    problem: Option<Error>,
    /// Where relative paths start for a running program that compiles them again, if one will.
    folder: Option<String>,
}

impl Request<'_> {
    pub(crate) fn new(call: &Call, source: Source, build: Build) -> Result<Request<'_>, Error> {
        if let (Source::Inline, [_, second, ..]) = (source, call.sources.as_slice()) {
            let message =
                "`hlsl!` takes one text: write both entry points into it, or use `include_hlsl!` with files";
            return Err(Error::new(second.span(), message));
        }
        let text = |it: &LitStr| match source {
            Source::File => Ok(Text { path: find(call, it)?, inline: None }),
            Source::Inline => Ok(inline(it)),
        };
        let texts = call.sources.iter().map(text).collect::<Result<Vec<_>, Error>>()?;
        let mut program = Program { jobs: Vec::new(), is_group: call.is_group };
        let mut errors = Errors::default();
        let permutations = &call.settings.style.permutations;
        let path = |entry: &Entry| texts.get(entry.source).map_or("", |it| it.path.as_str());
        let made = |entry: &Entry, chosen| job(call, entry, build, path(entry), chosen);
        for job in Program::jobs(&call.entries, permutations, made) {
            match job {
                Ok(job) => program.jobs.push(job),
                Err(error) => errors.add(error),
            }
        }
        let folder = if call.settings.reload { Some(reload_folder(call, source)?) } else { None };
        Ok(Request { call, texts, program, problem: errors.all, folder })
    }

    /// What `RELOAD` says of each entry point, for `reload: true`.
    pub(crate) fn recipes(&self, compiled: &[Compiled]) -> Vec<(String, Recipe)> {
        self.folder.as_ref().map_or_else(Vec::new, |folder| self.program.recipes(compiled, folder))
    }

    /// Compiles every entry point. The errors of all of them are returned together.
    pub(crate) fn run(&self) -> Result<Made, Failed> {
        self.with_files(|files| self.made(files))
    }

    /// The text that `write` makes of the result, which may be that of an earlier run of rustc. `written` is what the
    /// text depends on besides this request and the files: the call, as the user wrote it.
    pub(crate) fn text(
        &self,
        written: &str,
        write: impl FnOnce(&[Compiled]) -> Result<String, Error>,
    ) -> Result<String, Failed> {
        self.with_files(|files| {
            let store = rustc::store();
            // Paths and options are more than the call says: they depend on where it stands and on the build.
            let request = format!("{written}\n{:?}\n{:?}", self.program, self.folder);
            let kept =
                store.and_then(|it| it.find(&request, files)).and_then(|it| it.parts.into_iter().next());
            if let Some(text) = kept.and_then(|it| String::from_utf8(it).ok()) {
                return Ok(text);
            }
            let made = self.made(files)?;
            let text = match write(&made.shaders) {
                Ok(text) => text,
                Err(error) => return Err(Failed { error, known: made.shaders }),
            };
            if let Some(store) = store {
                store.keep(&request, &made.seen, &[text.as_bytes()]);
            }
            Ok(text)
        })
    }

    fn with_files<T>(&self, then: impl FnOnce(&dyn Load) -> T) -> T {
        // Each file is read once for all entry points, and for the cache.
        let files = Snapshot::<FileLoader>::default();
        match self.texts.as_slice() {
            [Text { path, inline: Some(text) }] => then(&WithFile { path, text: text.clone(), rest: &files }),
            _ => then(&files),
        }
    }

    fn made(&self, files: &dyn Load) -> Result<Made, Failed> {
        #[cfg(feature = "wgsl")]
        const WRITE_WGSL: Option<WriteWgsl> = Some(hlsl_wgsl::write);
        #[cfg(not(feature = "wgsl"))]
        const WRITE_WGSL: Option<WriteWgsl> = None;
        static MEMORY: LazyLock<Memory> = LazyLock::new(Memory::default);

        // Entry points of one call are never the same, but permutations may be after the preprocessor.
        let driver = match self.call.settings.style.permutations.is_empty() {
            true => Driver::for_different_jobs(WRITE_WGSL),
            false => Driver::new(WRITE_WGSL),
        };
        let make = || driver.make(&self.program, files);
        let made = MEMORY.made(format!("{:?}", self.program), files, make);
        let mut errors = Errors { all: self.problem.clone(), ..Errors::default() };
        for report in made.reports() {
            if report.severity == Severity::Error || self.call.settings.warnings == Warnings::Deny {
                // rustc itself prepends the word to errors without a location in a shader.
                let text = report.text.strip_prefix("error: ").unwrap_or(&report.text);
                let named = (report.code == MISSING_ENTRY).then(|| self.name_of(&made, &report)).flatten();
                let span = named.unwrap_or_else(|| self.span_of(text));
                errors.add(Error::new(span, terms::of_macros(text.trim_end())));
            }
        }
        let is_empty =
            |it: &&Compiled| it.output.words.is_some() && it.output.reflection.entry_points.is_empty();
        if let Some(empty) = made.shaders.iter().find(is_empty) {
            let entry = self.call.entries.iter().find(|it| it.name == empty.name);
            let message = "this library has no entry point: mark functions with `[shader(\"raygeneration\")]` and the like";
            errors.add(Error::new(entry.map_or(self.call.span(), |it| it.entry_point.span()), message));
        }
        match errors.all {
            Some(error) => Err(Failed { error, known: made.shaders }),
            None => Ok(made),
        }
    }
}

/// Of a function that a file does not have.
const MISSING_ENTRY: &str = "E0534";

impl Request<'_> {
    /// The name of the entry point with this error, which has no place in a shader.
    fn name_of(&self, made: &Made, report: &Report) -> Option<Span> {
        let shader = made.shaders.iter().find(|it| it.output.reports().contains(report))?;
        let entry = self.call.entries.iter().find(|it| it.name == shader.name)?;
        Some(entry.entry_point.span())
    }

    /// The source in which an error is, as its first line says; for an error in a file that these include the first one.
    fn span_of(&self, text: &str) -> Span {
        let is_in = |it: &Text| text.strip_prefix(it.path.as_str()).is_some_and(|it| it.starts_with(':'));
        let at = self.texts.iter().position(is_in);
        let source = at.and_then(|it| self.call.sources.get(it));
        source.map_or_else(|| self.call.span(), LitStr::span)
    }
}

/// Errors that rustc shows together, each once.
#[derive(Default)]
struct Errors {
    all: Option<Error>,
    told: BTreeSet<String>,
}

impl Errors {
    fn add(&mut self, error: Error) {
        if !self.told.insert(error.to_string()) {
            return;
        }
        match &mut self.all {
            Some(all) => all.combine(error),
            None => self.all = Some(error),
        }
    }
}

/// Where relative paths in `args` start, for `reload: true`.
fn reload_folder(call: &Call, source: Source) -> Result<String, Error> {
    if source == Source::Inline {
        let message = "`reload` is for shaders in files of their own, which can change while the program runs: use \
                       `include_hlsl!`";
        return Err(Error::new(call.span(), message));
    }
    if !call.settings.style.permutations.is_empty() {
        let message = "`reload` follows one module of each entry point, and `permutations` make several: leave one of them out";
        return Err(Error::new(call.span(), message));
    }
    Ok(env::current_dir().map(|it| slashes(&it)).unwrap_or_default())
}

/// What is compiled: a file, or a text under a pseudo path.
struct Text {
    path: String,
    inline: Option<Arc<str>>,
}

/// The text of `hlsl!`, moved to the line and column of the literal in the Rust file, so that errors point there. This
/// requires a literal that is spelled like its value, and a compiler that provides its location; otherwise locations
/// count from the start of the text.
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

const AS_WGSL: &[&str] = &["--emit", "wgsl"];

fn needs_wgsl(target: TargetEnvironment) -> String {
    format!(
        "`target: {}` requires the feature `wgsl` of hlsl-macros, as in `features = [\"wgsl\"]` in Cargo.toml",
        target.name()
    )
}

/// The job for an entry point of the shader at `path`. `chosen`: the arguments of a permutation.
fn job(call: &Call, entry: &Entry, build: Build, path: &str, chosen: Vec<String>) -> Result<Job, Error> {
    let settings = &call.settings;
    let manifest = manifest_folder();
    let mut arguments = Vec::new();
    for folder in &settings.include {
        arguments.extend(["-I".to_owned(), slashes(&manifest.join(folder.value()))]);
    }
    arguments.extend(settings.arguments.iter().cloned().chain(chosen));
    if build == Build::Debug && settings.auto_opt {
        arguments.push("-Od".into());
    }
    let info = match settings.debug_info {
        DebugInfo::FromCargo if build != Build::Debug => DebugInfo::None,
        info => info,
    };
    let debug = Debug { info, relative_to: settings.remap.then(|| slashes(&manifest)) };
    let profile = entry.profile.to_string();
    let read = |more: &[&str]| {
        let more = more.iter().map(|&it| it.to_owned());
        let arguments = arguments.iter().cloned().chain(more).collect();
        Job::new(path, (&profile, &entry.entry_point.to_string()), arguments, &debug)
    };
    let job = match settings.wgsl {
        Some(true) => read(AS_WGSL),
        Some(false) => read(&[]),
        None => match read(&[]) {
            Ok(job) if job.options.target.is_wgpu() => {
                if !cfg!(feature = "wgsl") {
                    let at = settings.target.unwrap_or(call.span());
                    return Err(Error::new(at, needs_wgsl(job.options.target)));
                }
                read(AS_WGSL)
            }
            read => read,
        },
    };
    let job = job.map_err(|invalid| {
        let message = invalid.to_string();
        let is_profile = Profile::parse(&profile).is_err();
        // Of others, `args` are the caller's own words.
        let message = if is_profile { terms::of_help(&message) } else { message };
        let named = |it: &&LitStr| message.contains(&format!("`{}`", it.value()));
        let span = match settings.raw_arguments.iter().find(named) {
            _ if is_profile => entry.profile.span(),
            Some(argument) => argument.span(),
            None => call.source_of(entry).map_or_else(|| call.span(), LitStr::span),
        };
        Error::new(span, message)
    })?;
    let outputs = Outputs { wgsl: job.options.internal.writes_wgsl, outline: true, ..Outputs::default() };
    Ok(Job { name: entry.name.to_string(), outputs, ..job })
}

/// The path of the shader.
fn find(call: &Call, source: &LitStr) -> Result<String, Error> {
    let written = source.value();
    let file = source.span().unwrap().local_file();
    let start = match call.settings.base {
        Base::File => Start::File(file.as_deref()),
        Base::Manifest => Start::Manifest,
        Base::OutDir => Start::OutDir(env::var_os("OUT_DIR").map(Into::into)),
    };
    find_shader(&written, &start, &manifest_folder()).map_err(|tried| {
        let tried: Vec<String> = tried.iter().map(|it| format!("\n  {}", it.display())).collect();
        let message = format!("cannot find the shader `{written}`; tried{}", tried.concat());
        Error::new(source.span(), message)
    })
}

#[cfg(test)]
mod tests {
    use hlsl_core::options::DebugOptions;

    use super::*;

    /// As a fault of the compiler may have it.
    struct Faulty;

    impl Load for Faulty {
        fn load(&self, _: &str) -> Result<Arc<str>, hlsl_core::source::load::LoadError> {
            panic!("%1 is not a type\n%2 = OpTypePointer Function %1")
        }
    }

    #[test]
    fn a_panic_of_the_compiler_is_one_error_that_names_the_shader() {
        let call: Call = syn::parse_str("\"sky.hlsl\", ps_6_0, main").unwrap();
        let job = job(&call, &call.entries[0], Build::Any, "shaders/sky.hlsl", Vec::new()).unwrap();
        let request = Request {
            call: &call,
            texts: vec![Text { path: job.path.clone(), inline: None }],
            program: Program { jobs: vec![job], is_group: false },
            problem: None,
            folder: None,
        };
        let Err(failed) = request.made(&Faulty) else { panic!("this is an error") };
        let errors: Vec<String> = failed.error.into_iter().map(|it| it.to_string()).collect();
        let [error] = &errors[..] else { panic!("{errors:?}") };
        let expected = "shaders/sky.hlsl:1:1: error: internal compiler error: %1 is not a type\n";
        assert!(error.starts_with(expected), "{error}");
        assert!(error.contains("please report it together with the shader"), "{error}");
        assert!(!error.contains("OpTypePointer"), "{error}");
    }

    fn debug(build: Build, options: &str) -> DebugOptions {
        let call: Call = syn::parse_str(&format!("\"sky.hlsl\", ps_6_0, main, {options}")).unwrap();
        assert!(call.problem.is_none());
        let job = job(&call, &call.entries[0], build, "sky.hlsl", Vec::new());
        // The arguments are those of the whole call.
        let debug = job.unwrap_or_else(|error| panic!("{error}")).options.debug;
        DebugOptions { arguments: String::new(), ..debug }
    }

    #[test]
    fn debug_information_follows_the_build_only_if_asked() {
        for build in [Build::Any, Build::Release, Build::Debug] {
            assert_eq!(debug(build, ""), DebugOptions::default());
            assert_eq!(debug(build, "debug_info: none"), DebugOptions::default());
            assert_eq!(debug(build, "debug_info: lines"), DebugOptions::lines());
            assert_eq!(debug(build, "debug_info: full"), DebugOptions::full());
        }
        assert_eq!(debug(Build::Debug, "debug_info: auto"), DebugOptions::full());
        assert_eq!(debug(Build::Release, "debug_info: auto"), DebugOptions::default());
    }

    #[test]
    fn remapped_files_are_named_relative_to_the_crate() {
        let file = slashes(&manifest_folder().join("shaders/sky.hlsl"));
        assert_eq!(debug(Build::Any, "debug_info: full").remap(&file), file);
        assert_eq!(debug(Build::Any, "debug_info: full, remap: true").remap(&file), "shaders/sky.hlsl");
        let own = "remap: true, args: [\"-Zi\", \"-fdebug-prefix-map=shaders=assets\"]";
        assert_eq!(debug(Build::Any, own).remap(&file), "shaders/sky.hlsl");
        assert_eq!(debug(Build::Any, own).remap("shaders/sky.hlsl"), "assets/sky.hlsl");
    }
}
