//! Finds the shader, runs the compiler and turns its diagnostics into rustc errors.

use std::{collections::BTreeSet, env, sync::Arc};

use hlsl_core::{
    Output, Session, caught,
    options::{DebugOptions, Options, PathPrefix, TargetEnvironment},
    reload::Recipe,
    source::load::{FileLoader, Load, Snapshot, WithFile},
};
use syn::{Error, LitStr};

use crate::{
    cache::Cache,
    input::{Base, Call, DebugInfo, Entry, Settings},
    path::{Start, find_shader, manifest_folder, slashes},
    remember, terms,
};

/// Whether the literal is a path or the shader itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    File,
    Inline,
}

/// One compiled entry point. If compilation failed, there are no words, and the reflection is an outline.
pub(crate) struct Compiled {
    pub(crate) name: String,
    pub(crate) output: Output,
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
    text: Text,
    /// For each entry point of the first permutation, then for those of the second, and so on.
    options: Vec<Result<Options, Error>>,
    /// How a running program compiles them again, if it will.
    pub(crate) recipes: Vec<(String, Recipe)>,
}

impl Request<'_> {
    pub(crate) fn new(call: &Call, source: Source, build: Build) -> Result<Request<'_>, Error> {
        let text = match source {
            Source::File => Text { path: find(call)?, inline: None },
            Source::Inline => inline(&call.source),
        };
        let permutations = &call.settings.style.permutations;
        let options = (0..permutations.count())
            .map(|it| permutations.arguments(it))
            .flat_map(|chosen| {
                call.entries.iter().map(move |entry| options(call, entry, build, &chosen)).collect::<Vec<_>>()
            })
            .collect::<Vec<_>>();
        let recipes = if call.settings.reload { recipes(call, &text, &options, build)? } else { Vec::new() };
        Ok(Request { call, text, options, recipes })
    }

    /// Compiles every entry point. The errors of all of them are returned together.
    pub(crate) fn run(&self) -> Result<Vec<Compiled>, Failed> {
        self.with_loader(|loader| run(self, loader))
    }

    /// The text that `write` makes of the result, which may be that of an earlier run of rustc. `written` is what the
    /// text depends on besides this request and the files: the call, as the user wrote it.
    pub(crate) fn text(
        &self,
        written: &str,
        write: impl FnOnce(&[Compiled]) -> Result<String, Error>,
    ) -> Result<String, Failed> {
        let make = |loader: &dyn Load| {
            let compiled = run(self, loader)?;
            write(&compiled).map_err(|error| Failed { error, known: compiled })
        };
        self.with_loader(|loader| match Cache::of_this_process() {
            Some(cache) => {
                // Paths and options are more than the call says: they depend on where it stands and on the build.
                let request =
                    format!("{written}\n{}\n{:?}\n{:?}", self.text.path, self.options, self.recipes);
                cache.text(&request, loader, make)
            }
            None => make(loader),
        })
    }

    fn with_loader<T>(&self, then: impl FnOnce(&dyn Load) -> T) -> T {
        // Each file is read once for all entry points, and for the cache.
        let files = Snapshot::<FileLoader>::default();
        match &self.text.inline {
            Some(text) => then(&WithFile { path: &self.text.path, text: text.clone(), rest: &files }),
            None => then(&files),
        }
    }
}

/// What `RELOAD` says of each entry point, for `reload: true`.
fn recipes(
    call: &Call,
    text: &Text,
    options: &[Result<Options, Error>],
    build: Build,
) -> Result<Vec<(String, Recipe)>, Error> {
    if text.inline.is_some() {
        let message = "`reload` is for shaders in files of their own, which can change while the program runs: use \
                       `include_hlsl!`";
        return Err(Error::new(call.span(), message));
    }
    if !call.settings.style.permutations.is_empty() {
        let message = "`reload` follows one module of each entry point, and `permutations` make several: leave one of them out";
        return Err(Error::new(call.span(), message));
    }
    // Where relative paths in `args` start.
    let folder = env::current_dir().map(|it| slashes(&it)).unwrap_or_default();
    let recipe = |(entry, options): (&Entry, &Result<Options, Error>)| {
        let arguments = arguments(call, entry, build, &[]);
        let recipe =
            Recipe { folder: folder.clone(), path: text.path.clone(), arguments, ..Recipe::default() };
        // Options with errors are never written.
        let recipe = options.as_ref().map_or(Recipe::default(), |it| recipe.with_debug(it));
        (entry.name.to_string(), recipe)
    };
    Ok(call.entries.iter().zip(options).map(recipe).collect())
}

fn run(request: &Request<'_>, loader: &dyn Load) -> Result<Vec<Compiled>, Failed> {
    let Request { call, text: Text { path, .. }, .. } = request;
    let mut compiled = Vec::new();
    let mut errors: Option<Error> = None;
    // Two entry points of a file report the same errors in the code that they share, as do permutations.
    let mut told = BTreeSet::new();
    let permutations = &call.settings.style.permutations;
    let mut add = |number: usize, error: Error| {
        if !told.insert(error.to_string()) {
            return;
        }
        let error = match permutations.is_empty() {
            true => error,
            false => {
                let permutation = permutations.label(number / call.entries.len().max(1));
                Error::new(error.span(), format!("{error}\nin the permutation {permutation}"))
            }
        };
        match &mut errors {
            Some(all) => all.combine(error),
            None => errors = Some(error),
        }
    };
    // Permutations that are the same after the preprocessor are compiled once.
    let session = Session::default();
    for (number, (entry, options)) in call.entries.iter().cycle().zip(&request.options).enumerate() {
        let options = match options {
            Ok(options) => options,
            Err(error) => {
                add(number, error.clone());
                continue;
            }
        };
        let key = format!("{path}\n{options:?}");
        #[cfg_attr(not(feature = "wgsl"), allow(unused_mut))]
        let mut output = remember::output(key, loader, |loader| {
            let mut output = caught(path, options, || match permutations.is_empty() {
                true => hlsl_core::compile(path, loader, options),
                false => session.compile(path, loader, options),
            });
            if output.words.is_none() {
                let outline = || {
                    let mut outline = Output::default();
                    outline.reflection = hlsl_core::outline(path, loader, options);
                    outline
                };
                output.reflection = caught(path, options, outline).reflection;
            }
            output
        });
        #[cfg(feature = "wgsl")]
        if call.settings.wgsl {
            output = caught(path, options, || {
                output.write_wgsl(hlsl_wgsl::write);
                output
            });
        }
        for report in output.reports() {
            let is_error = report.severity == hlsl_core::diagnostics::Severity::Error;
            if is_error || call.settings.deny_warnings {
                // rustc itself prepends the word to errors without a location in a shader.
                let text = report.text.strip_prefix("error: ").unwrap_or(&report.text);
                add(number, Error::new(call.span(), terms::of_macros(text.trim_end())));
            }
        }
        if output.words.is_some() && output.reflection.entry_points.is_empty() {
            let message = "this library has no entry point: mark functions with `[shader(\"raygeneration\")]` and the like";
            add(number, Error::new(entry.entry_point.span(), message));
        }
        compiled.push(Compiled { name: entry.name.to_string(), output });
    }
    match errors {
        Some(error) => Err(Failed { error, known: compiled }),
        None => Ok(compiled),
    }
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

/// As DXC takes them. `chosen`: those of a permutation.
fn arguments(call: &Call, entry: &Entry, build: Build, chosen: &[String]) -> Vec<String> {
    let mut arguments =
        vec!["-T".to_owned(), entry.profile.to_string(), "-E".to_owned(), entry.entry_point.to_string()];
    let manifest = manifest_folder();
    for folder in &call.settings.include {
        arguments.push("-I".into());
        arguments.push(slashes(&manifest.join(folder.value())));
    }
    arguments.extend(call.settings.arguments.iter().chain(chosen).cloned());
    if build == Build::Debug && call.settings.auto.opt {
        arguments.push("-Od".into());
    }
    arguments
}

fn options(call: &Call, entry: &Entry, build: Build, chosen: &[String]) -> Result<Options, Error> {
    let arguments = arguments(call, entry, build, chosen);
    let debug = |target| debug_options(&call.settings, build, target);
    Options::from_args_with_debug(&arguments, debug).map_err(|invalid| {
        let is_profile = hlsl_core::options::Profile::parse(&entry.profile.to_string()).is_err();
        let message = invalid.to_string();
        // Of others, `args` are the caller's own words.
        let message = if is_profile { terms::of_help(&message) } else { message };
        let named = |it: &&LitStr| message.contains(&format!("`{}`", it.value()));
        let span = match call.settings.raw_arguments.iter().find(named) {
            _ if is_profile => entry.profile.span(),
            Some(argument) => argument.span(),
            None => call.span(),
        };
        Error::new(span, message)
    })
}

/// The debug information to write unless `args:` decides about it.
fn debug_options(settings: &Settings, build: Build, target: TargetEnvironment) -> DebugOptions {
    // naga drops the debug information of the modules that it reads, so `auto` does not write any for it.
    let is_off = settings.auto.debug_info && (build != Build::Debug || target.is_wgpu());
    let debug = match settings.debug_info {
        _ if is_off => DebugOptions::default(),
        DebugInfo::None => DebugOptions::default(),
        DebugInfo::Lines => DebugOptions::lines(),
        DebugInfo::Full => DebugOptions::full(),
    };
    let crate_folder = || PathPrefix { from: slashes(&manifest_folder()), to: String::new() };
    DebugOptions { prefixes: settings.remap.then(crate_folder).into_iter().collect(), ..debug }
}

/// The path of the shader.
fn find(call: &Call) -> Result<String, Error> {
    let written = call.source.value();
    let file = call.span().unwrap().local_file();
    let start = match call.settings.base {
        Base::File => Start::File(file.as_deref()),
        Base::Manifest => Start::Manifest,
        Base::OutDir => Start::OutDir(env::var_os("OUT_DIR").map(Into::into)),
    };
    find_shader(&written, &start, &manifest_folder()).map_err(|tried| {
        let tried: Vec<String> = tried.iter().map(|it| format!("\n  {}", it.display())).collect();
        let message = format!("cannot find the shader `{written}`; tried{}", tried.concat());
        Error::new(call.span(), message)
    })
}

#[cfg(test)]
mod tests {
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
        let request = Request {
            call: &call,
            text: Text { path: "shaders/sky.hlsl".into(), inline: None },
            options: vec![super::options(&call, &call.entries[0], Build::Any, &[])],
            recipes: Vec::new(),
        };
        let Err(failed) = run(&request, &Faulty) else { panic!("this is an error") };
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
        let options = super::options(&call, &call.entries[0], build, &[]);
        // The arguments are those of the whole call.
        let debug = options.unwrap_or_else(|error| panic!("{error}")).debug;
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
    fn naga_gets_debug_information_only_if_it_is_asked_for_by_name() {
        assert_eq!(debug(Build::Debug, "debug_info: auto, target: wgpu"), DebugOptions::default());
        assert_eq!(debug(Build::Debug, "debug_info: full, target: webgpu"), DebugOptions::full());
    }

    #[test]
    fn arguments_overrule_debug_info() {
        let plain = debug(Build::Debug, "debug_info: full, args: [\"-Zi\"]");
        assert_eq!(plain, DebugOptions::plain());
        let stripped = debug(Build::Debug, "debug_info: auto, args: [\"-Qstrip_debug\"]");
        assert_eq!(stripped, DebugOptions::default());
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
