//! One shader file, or the files of a program, with one set of definitions: the unit that is compiled, cached and written as
//! a module.

use std::path::{Path, PathBuf};

use hlsl_core::{
    Report,
    bindings::{self, Generated, Permutations, Style},
    diagnostics::Severity,
    driver::{
        Debug, Driver, Job, Kept, Made, Outputs, Program, Store, WriteWgsl, name_in_group, shaders, slashes,
    },
    source::load::{FileLoader, Load, Recorder, Snapshot},
};

use crate::{Error, entries};

/// What to compile.
#[derive(Clone, Debug, Hash, PartialEq, Eq)]
pub(crate) struct Unit {
    /// One, or those of a program.
    pub(crate) files: Vec<File>,
    /// Whether it is one of [`Builder::program`](crate::Builder::program).
    pub(crate) is_group: bool,
    /// The module, after the folders between the shader folder and the file, which are the modules around it.
    pub(crate) name: Vec<String>,
    /// The module inside that of the file, if the file is compiled with several sets of definitions.
    pub(crate) variant: Option<String>,
    /// What every entry point is compiled for.
    pub(crate) permutations: Permutations,
    /// DXC arguments, for every entry point.
    pub(crate) arguments: Vec<String>,
    pub(crate) debug: Debug,
    /// Whether to write WGSL as well.
    pub(crate) wgsl: bool,
    /// For modules with which a running program compiles their shaders again: where relative paths start.
    pub(crate) reload: Option<String>,
}

/// A file that is compiled.
#[derive(Clone, Debug, Hash, PartialEq, Eq)]
pub(crate) struct File {
    pub(crate) path: PathBuf,
    /// Profile and name. Empty: determined from the file.
    pub(crate) entries: Vec<(String, String)>,
}

/// What is compiled of a file.
struct Entry<'a> {
    path: &'a Path,
    profile: String,
    function: String,
    /// Of its items.
    name: String,
}

/// What all units of a build share. Made for each build, because a program may build again after a change.
pub(crate) struct Shared {
    pub(crate) files: Snapshot<FileLoader>,
    pub(crate) driver: Driver,
}

/// The result.
#[derive(Clone, Debug, Default)]
pub(crate) struct Compiled {
    /// Every file that was read.
    pub(crate) files_read: Vec<String>,
    pub(crate) warnings: Vec<String>,
    pub(crate) errors: Vec<String>,
    /// Of the errors.
    pub(crate) codes: Vec<&'static str>,
    pub(crate) entries: Vec<CompiledEntry>,
    /// The items of the Rust module; none for a file that is only included.
    pub(crate) module: Generated,
    pub(crate) is_cached: bool,
}

/// One entry point, compiled.
#[derive(Clone, Debug)]
pub(crate) struct CompiledEntry {
    pub(crate) path: String,
    pub(crate) profile: String,
    pub(crate) function: String,
    /// Of its items.
    pub(crate) name: String,
    /// What was chosen; empty without a choice.
    pub(crate) permutation: String,
    /// Little-endian.
    pub(crate) words: Vec<u8>,
    /// As JSON.
    pub(crate) reflection: String,
    /// Empty if not requested.
    pub(crate) wgsl: String,
}

impl Default for Shared {
    fn default() -> Shared {
        Shared { files: Snapshot::default(), driver: driver() }
    }
}

/// A driver that writes WGSL, if this crate can.
pub fn driver() -> Driver {
    #[cfg(feature = "wgsl")]
    const WRITE_WGSL: Option<WriteWgsl> = Some(hlsl_wgsl::write);
    // Cannot be requested without the feature.
    #[cfg(not(feature = "wgsl"))]
    const WRITE_WGSL: Option<WriteWgsl> = None;
    Driver::new(WRITE_WGSL)
}

/// The Rust module of a program, and what there is to say of it.
#[doc(hidden)]
pub struct ProgramModule {
    /// None where there are errors.
    pub text: Option<String>,
    /// Its errors, or else its warnings.
    pub reports: Vec<String>,
    /// Of the errors.
    pub codes: Vec<&'static str>,
}

/// The Rust module of a program of these files. For `hlslc`.
///
/// # Errors
/// Invalid options, or a file without entry points.
pub fn module_of_program(files: &[String], arguments: &[String]) -> Result<ProgramModule, Error> {
    let unit = Unit {
        files: files.iter().map(|it| File { path: it.into(), entries: Vec::new() }).collect(),
        is_group: true,
        name: Vec::new(),
        variant: None,
        permutations: Permutations::new(),
        arguments: arguments.to_vec(),
        debug: Debug::default(),
        wgsl: false,
        reload: None,
    };
    let style = Style { nested: true, ..Style::default() };
    let compiled = unit.compile(&style, &Shared::default(), None, false)?;
    let is_right = compiled.errors.is_empty();
    let reports = if is_right { compiled.warnings } else { compiled.errors };
    let text = is_right.then_some(compiled.module.text);
    Ok(ProgramModule { text, reports, codes: compiled.codes })
}

impl Unit {
    /// Compiles and writes the module's items, unless they are in `store`.
    pub(crate) fn compile(
        &self,
        style: &Style,
        shared: &Shared,
        store: Option<&Store>,
        has_outline: bool,
    ) -> Result<Compiled, Error> {
        let request = self.request(style);
        let kept = store.and_then(|it| it.find(&request, &shared.files));
        if let Some(found) = kept.and_then(Compiled::from_kept) {
            return Ok(found);
        }
        let files = Recorder::new(&shared.files);
        let mut program = self.program(&files)?;
        program.jobs.iter_mut().for_each(|it| it.outputs.outline = has_outline);
        let made = shared.driver.make(&program, &files);
        let seen = files.into_seen();
        let (errors, warnings) = self.reports(&program, &made, &shared.files);
        let files_read = seen.iter().filter(|it| it.1.is_some()).map(|it| it.0.clone()).collect();
        let mut compiled = Compiled { files_read, warnings, errors, ..Compiled::default() };
        let is_error = |it: &Report| it.severity == Severity::Error;
        compiled.codes = made.reports().into_iter().filter(is_error).map(|it| it.code).collect();
        if compiled.errors.is_empty() && !program.jobs.is_empty() {
            compiled.module = self.module(style, &compiled.files_read, &program, &made)?;
        } else if has_outline {
            // What cannot be a module has errors enough.
            compiled.module = self.module(style, &compiled.files_read, &program, &made).unwrap_or_default();
        }
        let entry = |(job, it): (&Job, hlsl_core::driver::Compiled)| CompiledEntry {
            path: job.path.clone(),
            // As it was written, behind `-T`.
            profile: job.arguments.get(1).cloned().unwrap_or_default(),
            function: job.options.entry_point.clone(),
            name: it.name,
            permutation: it.permutation,
            reflection: it.output.reflection.to_json(),
            wgsl: it.output.wgsl.unwrap_or_default(),
            words: it.output.words.iter().flatten().flat_map(|word| word.to_le_bytes()).collect(),
        };
        compiled.entries = program.jobs.iter().zip(made.shaders).map(entry).collect();
        if let Some(store) = store.filter(|_| compiled.errors.is_empty()) {
            store.keep(&request, &seen, &compiled.parts(&compiled.module.types_to_text()));
        }
        Ok(compiled)
    }

    /// Errors and warnings, each with a file: where a named entry point is missing, with the line that names it.
    fn reports(&self, program: &Program, made: &Made, files: &dyn Load) -> (Vec<String>, Vec<String>) {
        let mut places = Vec::new();
        for (job, it) in program.jobs.iter().zip(&made.shaders) {
            for report in it.output.reports().into_iter().filter(|it| it.text.starts_with("error: ")) {
                let line = entries::line_of(&job.path, files, &job.options.entry_point);
                let line = line.map_or(String::new(), |it| format!("{it}:"));
                places.push((report.text.trim_end().to_owned(), format!("{}:{line}", job.path)));
            }
        }
        let placed = |text: String| {
            let place = places.iter().find(|it| text.starts_with(&it.0)).map_or("", |it| &it.1);
            let text = in_terms_of_builders(&text);
            if place.is_empty() { text } else { format!("{place} {text}") }
        };
        let (errors, warnings) = made.errors_and_warnings();
        (
            errors.into_iter().map(placed).collect(),
            warnings.into_iter().map(|it| in_terms_of_builders(&it)).collect(),
        )
    }

    /// What a result depends on besides the files.
    pub(crate) fn request(&self, style: &Style) -> String {
        format!("{self:?}\n{style:?}")
    }

    fn module(
        &self,
        style: &Style,
        files_read: &[String],
        program: &Program,
        made: &Made,
    ) -> Result<Generated, Error> {
        let main: Vec<String> = self.files.iter().map(|it| slashes(&it.path)).collect();
        let others = files_read.iter().filter(|it| !main.contains(it));
        let recipes = self.reload.iter().flat_map(|folder| program.recipes(&made.shaders, folder));
        let style = Style {
            sources: main.iter().chain(others).cloned().collect(),
            permutations: self.permutations.clone(),
            reload: recipes.collect(),
            ..style.clone()
        };
        bindings::generated(&shaders(&made.shaders), &style)
            .map_err(|it| Error::Conflict { path: self.path().to_owned(), what: it.to_string() })
    }

    /// Every entry point, for every permutation.
    pub(crate) fn program(&self, files: &dyn Load) -> Result<Program, Error> {
        let mut entries: Vec<Entry> = Vec::new();
        for file in &self.files {
            let found = match file.entries.is_empty() {
                true => self.discover(file, files)?,
                false => file.entries.clone(),
            };
            for (profile, function) in found {
                let name = match self.is_group {
                    true => name_in_group(&profile, &function).to_owned(),
                    false => function.clone(),
                };
                if let Some(other) = entries.iter().find(|it| self.is_group && it.name == name) {
                    let (module, first, second) = (name, other.path.to_owned(), file.path.clone());
                    return Err(Error::SameEntryPoint { name: module, first, second });
                }
                entries.push(Entry { path: &file.path, profile, function, name });
            }
        }
        let jobs = Program::jobs(&entries, &self.permutations, |it, chosen| self.job(it, chosen));
        Ok(Program { jobs: jobs.collect::<Result<_, _>>()?, is_group: self.is_group })
    }

    /// The options for the compiler. Invalid options are found before anything is compiled.
    pub(crate) fn check_options(&self) -> Result<(), Error> {
        for file in &self.files {
            if file.entries.is_empty() {
                self.probe(&file.path)?;
            }
            for (profile, function) in file.entries.iter().cloned() {
                let name = function.clone();
                self.job(&Entry { path: &file.path, profile, function, name }, Vec::new())?;
            }
        }
        Ok(())
    }

    /// A job for what every entry point of a file shares.
    fn probe(&self, path: &Path) -> Result<Job, Error> {
        let (profile, function, name) = ("lib_6_8".to_owned(), String::new(), String::new());
        self.job(&Entry { path, profile, function, name }, Vec::new())
    }

    /// `chosen`: the arguments of a permutation.
    fn job(&self, entry: &Entry<'_>, chosen: Vec<String>) -> Result<Job, Error> {
        let arguments = self.arguments.iter().cloned().chain(chosen).collect();
        let named = (entry.profile.as_str(), entry.function.as_str());
        let job = Job::new(&slashes(entry.path), named, arguments, &self.debug)?;
        let outputs = Outputs { wgsl: self.wgsl, ..Outputs::default() };
        Ok(Job { name: entry.name.clone(), outputs, ..job })
    }

    /// Profile and name of each entry point of a file for which none were named.
    fn discover(&self, file: &File, files: &dyn Load) -> Result<Vec<(String, String)>, Error> {
        let options = self.probe(&file.path)?.options;
        let found = entries::find(&slashes(&file.path), files, &options);
        let found =
            found.map_err(|it| Error::EntryLine { path: file.path.clone(), line: it.line, what: it.what })?;
        // Who names a file does not mean that it is only included.
        let is_named = self.is_group || self.variant.is_some() || !self.permutations.is_empty();
        if found.is_empty() && is_named {
            let path = file.path.clone();
            return Err(match path.exists() {
                true => Error::NoEntryPoint { path },
                false => Error::Missing { path, is_folder: false },
            });
        }
        Ok(found)
    }

    /// The file, or the first one of a program.
    pub(crate) fn path(&self) -> &Path {
        self.files.first().map_or(Path::new(""), |it| &it.path)
    }

    /// All files, for people.
    pub(crate) fn origin(&self) -> String {
        self.files.iter().map(|it| slashes(&it.path)).collect::<Vec<_>>().join("`, `")
    }

    /// The names of the modules around the unit's module, followed by its own.
    pub(crate) fn modules(&self) -> Vec<String> {
        self.names().map(bindings::module_name).collect()
    }

    /// The stem of the names of the files of a permutation, whose label is empty without any.
    pub(crate) fn permuted_stem(&self, permutation: &str) -> String {
        match permutation {
            "" => self.file_stem(),
            chosen => format!("{}.{}", self.file_stem(), chosen.replace(", ", ".").replace(' ', "-")),
        }
    }

    /// The stem of the names of its files: `sky` or `sky.night`.
    fn file_stem(&self) -> String {
        self.names().collect::<Vec<_>>().join(".")
    }

    fn names(&self) -> impl Iterator<Item = &str> {
        self.name.iter().map(String::as_str).chain(self.variant.as_deref())
    }
}

/// Help of the compiler in the terms of a build script.
fn in_terms_of_builders(text: &str) -> String {
    const PHRASES: [(&str, &str); 6] = [
        ("name a different one with -E", "name a different one in `// entry:` or with `Builder::entry`"),
        (
            "add the directory with `-I`, or in a macro with `include: [\"folder\"]`",
            "add the directory with `Builder::include`",
        ),
        ("select a newer profile with `-T`", "name a newer profile"),
        ("`-fspv-target-env=vulkan1.", "`Target::Vulkan1_"),
        ("`-fhlsl-dx9` (`dx9: true`)", "`Builder::dx9`"),
        ("it is relative to the current directory", "it is relative to the folder of `Cargo.toml`"),
    ];
    let line = |line: &str| {
        let is_help = line.contains("= help: ");
        PHRASES.iter().filter(|_| is_help).fold(line.to_owned(), |line, (from, to)| line.replace(from, to))
    };
    text.split_inclusive('\n').map(line).collect()
}

impl Compiled {
    /// For a store: the module, what it may share, warnings, an empty part, and eight for each entry.
    fn parts<'a>(&'a self, types: &'a str) -> Vec<&'a [u8]> {
        let entries = self.entries.iter().flat_map(|it| {
            let CompiledEntry { path, profile, function, name, permutation, reflection, wgsl, words } = it;
            let texts = [path, profile, function, name, permutation, reflection, wgsl].map(String::as_bytes);
            texts.into_iter().chain([&words[..]])
        });
        let warnings = self.warnings.iter().map(String::as_bytes);
        [self.module.text.as_bytes(), types.as_bytes()]
            .into_iter()
            .chain(warnings)
            .chain([&b""[..]])
            .chain(entries)
            .collect()
    }

    fn from_kept(kept: Kept) -> Option<Compiled> {
        let mut parts = kept.parts.into_iter();
        let text = |part: Vec<u8>| String::from_utf8(part).ok();
        let module = Generated::from_texts(text(parts.next()?)?, &text(parts.next()?)?)?;
        let warnings = parts.by_ref().take_while(|it| !it.is_empty()).map(text).collect::<Option<_>>()?;
        let mut entries = Vec::new();
        while let Some(path) = parts.next() {
            entries.push(CompiledEntry {
                path: text(path)?,
                profile: text(parts.next()?)?,
                function: text(parts.next()?)?,
                name: text(parts.next()?)?,
                permutation: text(parts.next()?)?,
                reflection: text(parts.next()?)?,
                wgsl: text(parts.next()?)?,
                words: parts.next()?,
            });
        }
        let files_read = kept.seen.into_iter().filter(|it| it.1.is_some()).map(|it| it.0).collect();
        Some(Compiled { files_read, warnings, entries, module, is_cached: true, ..Compiled::default() })
    }
}
