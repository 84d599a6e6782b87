//! One shader file with one set of definitions: the unit that is compiled, cached and written as a module.

use std::path::PathBuf;

use hlsl_core::{
    bindings::{self, Permutations, Style},
    driver::{Debug, Driver, Job, Kept, Made, Outputs, Program, Store, WriteWgsl, shaders, slashes},
    source::load::{FileLoader, Load, Recorder, Snapshot},
};

use crate::{Error, entries};

/// What to compile.
#[derive(Clone, Debug, Hash, PartialEq, Eq)]
pub(crate) struct Unit {
    pub(crate) path: PathBuf,
    /// The folders between the shader folder and the file: the modules around that of the file.
    pub(crate) folders: Vec<String>,
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
    /// Profile and name. Empty: determined from the file.
    pub(crate) entries: Vec<(String, String)>,
}

/// What all units of a build share. Made anew for each build, because a program may build again after a change.
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
    pub(crate) entries: Vec<CompiledEntry>,
    /// The items of the Rust module; none for a file that is only included.
    pub(crate) module: String,
    pub(crate) is_cached: bool,
}

/// One entry point, compiled.
#[derive(Clone, Debug)]
pub(crate) struct CompiledEntry {
    pub(crate) profile: String,
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

impl Unit {
    /// Compiles and writes the module's items, unless they are in `store`.
    pub(crate) fn compile(
        &self,
        style: &Style,
        shared: &Shared,
        store: Option<&Store>,
    ) -> Result<Compiled, Error> {
        let request = self.request(style);
        let kept = store.and_then(|it| it.find(&request, &shared.files));
        if let Some(found) = kept.and_then(Compiled::from_kept) {
            return Ok(found);
        }
        let files = Recorder::new(&shared.files);
        let program = self.program(&files)?;
        let made = shared.driver.make(&program, &files);
        let seen = files.into_seen();
        let (errors, warnings) = made.errors_and_warnings();
        let files_read = seen.iter().filter(|it| it.1.is_some()).map(|it| it.0.clone()).collect();
        let mut compiled = Compiled { files_read, warnings, errors, ..Compiled::default() };
        if compiled.errors.is_empty() && !program.jobs.is_empty() {
            compiled.module = self.module(style, &compiled.files_read, &program, &made)?;
        }
        let entry = |(job, it): (&Job, hlsl_core::driver::Compiled)| CompiledEntry {
            // As it was written, behind `-T`.
            profile: job.arguments.get(1).cloned().unwrap_or_default(),
            name: it.name,
            permutation: it.permutation,
            reflection: it.output.reflection.to_json(),
            wgsl: it.output.wgsl.unwrap_or_default(),
            words: it.output.words.iter().flatten().flat_map(|word| word.to_le_bytes()).collect(),
        };
        compiled.entries = program.jobs.iter().zip(made.shaders).map(entry).collect();
        if let Some(store) = store.filter(|_| compiled.errors.is_empty()) {
            store.keep(&request, &seen, &compiled.parts());
        }
        Ok(compiled)
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
    ) -> Result<String, Error> {
        let main = slashes(&self.path);
        let others = files_read.iter().filter(|it| **it != main);
        let recipes = self
            .reload
            .iter()
            .flat_map(|folder| program.jobs.iter().map(move |job| (job.name.clone(), job.recipe(folder))));
        let style = Style {
            sources: [&main].into_iter().chain(others).cloned().collect(),
            permutations: self.permutations.clone(),
            reload: recipes.collect(),
            ..style.clone()
        };
        bindings::module(&shaders(&made.shaders), &style)
            .map_err(|it| Error::Conflict { path: self.path.clone(), what: it.to_string() })
    }

    /// Every entry point, for every permutation.
    pub(crate) fn program(&self, files: &dyn Load) -> Result<Program, Error> {
        let entries = match self.entries.is_empty() {
            true => self.discover(files)?,
            false => self.entries.clone(),
        };
        let jobs = Program::jobs(&entries, &self.permutations, |it, chosen| self.job(it, chosen));
        Ok(Program { jobs: jobs.collect::<Result<_, _>>()? })
    }

    /// The options for the compiler. Invalid options are found before anything is compiled.
    pub(crate) fn check_options(&self) -> Result<(), Error> {
        if self.entries.is_empty() {
            return self.probe().map(drop);
        }
        self.entries.iter().try_for_each(|it| self.job(it, Vec::new()).map(drop))
    }

    /// A job for what every entry point shares.
    fn probe(&self) -> Result<Job, Error> {
        self.job(&("lib_6_8".to_owned(), String::new()), Vec::new())
    }

    /// `chosen`: the arguments of a permutation.
    fn job(&self, (profile, name): &(String, String), chosen: Vec<String>) -> Result<Job, Error> {
        let arguments = self.arguments.iter().cloned().chain(chosen).collect();
        let job = Job::new(&slashes(&self.path), (profile, name), arguments, &self.debug);
        let job = job.map_err(|invalid| Error::Options(invalid.to_string()))?;
        Ok(Job { outputs: Outputs { wgsl: self.wgsl, ..Outputs::default() }, ..job })
    }

    /// Profile and name of each entry point of a file for which none were named.
    fn discover(&self, files: &dyn Load) -> Result<Vec<(String, String)>, Error> {
        let options = self.probe()?.options;
        let found = entries::find(&slashes(&self.path), files, &options);
        let found =
            found.map_err(|it| Error::EntryLine { path: self.path.clone(), line: it.line, what: it.what })?;
        // Who defines variants or permutations of a file does not mean that it is only included.
        if found.is_empty() && (self.variant.is_some() || !self.permutations.is_empty()) {
            return Err(Error::NoEntryPoint { path: self.path.clone() });
        }
        Ok(found)
    }

    /// The names of the modules around the unit's module, followed by its own.
    pub(crate) fn modules(&self) -> Vec<String> {
        let stem = self.path.file_stem().unwrap_or_default().to_string_lossy();
        let names = self.folders.iter().map(String::as_str).chain([&*stem]).chain(self.variant.as_deref());
        names.map(bindings::module_name).collect()
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
        let stem = self.path.file_stem().unwrap_or_default().to_string_lossy();
        let names = self.folders.iter().map(String::as_str).chain([&*stem]).chain(self.variant.as_deref());
        names.collect::<Vec<_>>().join(".")
    }
}

impl Compiled {
    /// For a store: the module, warnings, an empty part, and six for each entry.
    fn parts(&self) -> Vec<&[u8]> {
        let entries = self.entries.iter().flat_map(|it| {
            let texts =
                [&it.profile, &it.name, &it.permutation, &it.reflection, &it.wgsl].map(String::as_bytes);
            texts.into_iter().chain([&it.words[..]])
        });
        let warnings = self.warnings.iter().map(String::as_bytes);
        [self.module.as_bytes()].into_iter().chain(warnings).chain([&b""[..]]).chain(entries).collect()
    }

    fn from_kept(kept: Kept) -> Option<Compiled> {
        let mut parts = kept.parts.into_iter();
        let text = |part: Vec<u8>| String::from_utf8(part).ok();
        let module = text(parts.next()?)?;
        let warnings = parts.by_ref().take_while(|it| !it.is_empty()).map(text).collect::<Option<_>>()?;
        let mut entries = Vec::new();
        while let Some(profile) = parts.next() {
            entries.push(CompiledEntry {
                profile: text(profile)?,
                name: text(parts.next()?)?,
                permutation: text(parts.next()?)?,
                reflection: text(parts.next()?)?,
                wgsl: text(parts.next()?)?,
                words: parts.next()?,
            });
        }
        let files_read = kept.seen.into_iter().filter(|it| it.1.is_some()).map(|it| it.0).collect();
        Some(Compiled { files_read, warnings, errors: Vec::new(), entries, module, is_cached: true })
    }
}
