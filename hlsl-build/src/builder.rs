//! [`Builder`]: what to compile, and the compilation of all of it on the cores that cargo grants.

use std::{
    collections::BTreeMap,
    env, fs,
    path::{Path, PathBuf},
    sync::{
        Mutex,
        atomic::{AtomicUsize, Ordering},
    },
};

use hlsl_core::{
    bindings::{MathLibrary, Shader, Style},
    diagnostics::Severity,
    options::Options,
    source::load::FileLoader,
};

#[cfg(feature = "c-library")]
use crate::c_library;
use crate::{Error, write};

/// The version of Vulkan that the words are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Target {
    Vulkan1_0,
    Vulkan1_1,
    Vulkan1_2,
    Vulkan1_3,
    Vulkan1_4,
}

/// The rules that give buffer members their offsets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// DXC's default: std140 and std430 with vectors aligned to their component.
    Relaxed,
    /// As Direct3D packs.
    Dx,
    /// Strict std140 and std430.
    Gl,
    /// Every member aligned to its component.
    Scalar,
}

/// Compiles shaders in a build script. See the crate's documentation for a whole one.
#[derive(Clone, Debug)]
pub struct Builder {
    dirs: Vec<PathBuf>,
    entries: Vec<(PathBuf, String, String)>,
    arguments: Vec<String>,
    style: Style,
    out_dir: Option<PathBuf>,
    emit_spv: bool,
    cargo_metadata: bool,
    warnings_as_errors: bool,
}

/// What a build made.
#[derive(Clone, Debug, Default)]
pub struct Output {
    /// The Rust file.
    pub rust: PathBuf,
    /// Every entry point: file, entry point, words.
    pub shaders: Vec<(PathBuf, String, usize)>,
    /// Every file that was read.
    pub files_read: Vec<String>,
    /// Warnings, as text.
    pub warnings: Vec<String>,
}

/// One entry point to compile.
pub(crate) struct Job {
    pub(crate) path: PathBuf,
    pub(crate) profile: String,
    pub(crate) entry: String,
}

/// One entry point, compiled.
pub(crate) struct Done {
    pub(crate) job: Job,
    pub(crate) output: hlsl_core::Output,
}

impl Default for Builder {
    fn default() -> Self {
        Builder::new()
    }
}

impl Builder {
    /// Nothing to compile yet.
    #[must_use]
    pub fn new() -> Self {
        Builder {
            dirs: Vec::new(),
            entries: Vec::new(),
            arguments: Vec::new(),
            style: Style { nested: true, ..Style::default() },
            out_dir: None,
            emit_spv: false,
            cargo_metadata: env::var_os("CARGO").is_some(),
            warnings_as_errors: false,
        }
    }

    /// Compiles every `*.hlsl` in this folder and those below it.
    pub fn dir(&mut self, path: impl Into<PathBuf>) -> &mut Self {
        self.dirs.push(path.into());
        self
    }

    /// Compiles one entry point: file, profile (`ps_6_0`), function. A file that is named here is not searched
    /// for others.
    pub fn entry(&mut self, path: impl Into<PathBuf>, profile: &str, entry_point: &str) -> &mut Self {
        self.entries.push((path.into(), profile.into(), entry_point.into()));
        self
    }

    /// A folder where `#include` looks.
    pub fn include(&mut self, path: impl AsRef<Path>) -> &mut Self {
        self.args(["-I".to_owned(), path.as_ref().to_string_lossy().replace('\\', "/")])
    }

    /// `#define NAME VALUE`; an empty value means 1.
    pub fn define(&mut self, name: &str, value: &str) -> &mut Self {
        let definition = if value.is_empty() { name.to_owned() } else { format!("{name}={value}") };
        self.args(["-D".to_owned(), definition])
    }

    /// The version of Vulkan.
    pub fn target(&mut self, target: Target) -> &mut Self {
        let name = match target {
            Target::Vulkan1_0 => "vulkan1.0",
            Target::Vulkan1_1 => "vulkan1.1",
            Target::Vulkan1_2 => "vulkan1.2",
            Target::Vulkan1_3 => "vulkan1.3",
            Target::Vulkan1_4 => "vulkan1.4",
        };
        self.args([format!("-fspv-target-env={name}")])
    }

    /// The memory layout of buffers.
    pub fn layout(&mut self, layout: Layout) -> &mut Self {
        match layout {
            Layout::Relaxed => self,
            Layout::Dx => self.args(["-fvk-use-dx-layout".to_owned()]),
            Layout::Gl => self.args(["-fvk-use-gl-layout".to_owned()]),
            Layout::Scalar => self.args(["-fvk-use-scalar-layout".to_owned()]),
        }
    }

    /// Matrices without a majorness of their own are row-major (`-Zpr`).
    pub fn row_major(&mut self) -> &mut Self {
        self.args(["-Zpr".to_owned()])
    }

    /// Any arguments of DXC.
    pub fn args<I: IntoIterator<Item = String>>(&mut self, arguments: I) -> &mut Self {
        self.arguments.extend(arguments);
        self
    }

    /// The vectors and matrices of the structs.
    pub fn math(&mut self, math: MathLibrary) -> &mut Self {
        self.style.math = math;
        self
    }

    /// A derive for every struct, beyond `Clone`, `Copy` and `Debug`.
    pub fn derive(&mut self, path: &str) -> &mut Self {
        self.style.derives.push(path.into());
        self
    }

    /// Uses the Rust type `rust` for the shader's struct `name`; its offsets are asserted.
    pub fn map_type(&mut self, name: &str, rust: &str) -> &mut Self {
        self.style.types.push((name.into(), rust.into()));
        self
    }

    /// Where bytemuck is; `None` leaves its traits out.
    pub fn bytemuck(&mut self, path: Option<&str>) -> &mut Self {
        self.style.bytemuck = path.map(str::to_owned);
        self
    }

    /// The folder for the output, in place of `OUT_DIR`.
    pub fn out_dir(&mut self, path: impl Into<PathBuf>) -> &mut Self {
        self.out_dir = Some(path.into());
        self
    }

    /// Writes `file.entry.spv` beside the Rust file too.
    pub fn emit_spv(&mut self, yes: bool) -> &mut Self {
        self.emit_spv = yes;
        self
    }

    /// Whether to print `cargo::` lines; on when cargo runs the program.
    pub fn cargo_metadata(&mut self, yes: bool) -> &mut Self {
        self.cargo_metadata = yes;
        self
    }

    /// Fails on warnings.
    pub fn warnings_as_errors(&mut self, yes: bool) -> &mut Self {
        self.warnings_as_errors = yes;
        self
    }

    /// Compiles everything and writes the Rust file `name` into the output folder.
    ///
    /// # Errors
    /// All shaders are tried; errors of all of them are printed and come back as one [`Error::Shaders`].
    pub fn compile(&self, name: &str) -> Result<Output, Error> {
        let folder = self.folder()?;
        let done = self.run()?;
        let mut output = self.summary(&done);
        output.rust = folder.join(name);
        let text = self.rust(&done)?;
        write::if_changed(&output.rust, text.as_bytes())?;
        if self.emit_spv {
            for it in &done {
                let stem = it.job.path.file_stem().unwrap_or_default().to_string_lossy();
                let path = folder.join(format!("{stem}.{}.spv", it.job.entry));
                let words = it.output.words.as_deref().unwrap_or_default();
                let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
                write::if_changed(&path, &bytes)?;
            }
        }
        Ok(output)
    }

    /// Gives the C part of this package the same shaders: writes `name.h` and `name.c` into the output folder,
    /// compiles a static library with `cc` and has cargo link it. C sources find the header through the folder
    /// that comes back.
    ///
    /// # Errors
    /// As [`Builder::compile`], and when the C compiler fails.
    #[cfg(feature = "c-library")]
    pub fn c_library(&self, name: &str) -> Result<PathBuf, Error> {
        let folder = self.folder()?;
        let done = self.run()?;
        c_library::build(name, &folder, &done, self.cargo_metadata)?;
        Ok(folder)
    }

    fn folder(&self) -> Result<PathBuf, Error> {
        let folder = self.out_dir.clone().or_else(|| env::var_os("OUT_DIR").map(PathBuf::from));
        let folder = folder.ok_or(Error::NoOutputFolder)?;
        fs::create_dir_all(&folder).map_err(|source| Error::Io { path: folder.clone(), source })?;
        Ok(folder)
    }

    /// Compiles every entry point, on several threads.
    fn run(&self) -> Result<Vec<Done>, Error> {
        let jobs = self.jobs()?;
        let options: Vec<Options> = jobs.iter().map(|job| self.options(job)).collect::<Result<_, _>>()?;
        let count = jobs.len();
        let threads =
            env::var("NUM_JOBS").ok().and_then(|it| it.parse().ok()).unwrap_or(1).clamp(1, count.max(1));
        let next = AtomicUsize::new(0);
        let slots: Vec<Mutex<Option<hlsl_core::Output>>> = (0..count).map(|_| Mutex::new(None)).collect();
        let files = FileLoader::default();
        std::thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| {
                    loop {
                        let index = next.fetch_add(1, Ordering::Relaxed);
                        let (Some(job), Some(options)) = (jobs.get(index), options.get(index)) else { break };
                        let path = job.path.to_string_lossy().replace('\\', "/");
                        let output = hlsl_core::compile(&path, &files, options);
                        if let Ok(mut slot) = slots[index].lock() {
                            *slot = Some(output);
                        }
                    }
                });
            }
        });
        let outputs = slots.into_iter().filter_map(|slot| slot.into_inner().ok().flatten());
        let done: Vec<Done> =
            jobs.into_iter().zip(outputs).map(|(job, output)| Done { job, output }).collect();
        self.tell_cargo(&done);
        self.report(&done)?;
        Ok(done)
    }

    fn options(&self, job: &Job) -> Result<Options, Error> {
        let mut arguments = vec!["-T".to_owned(), job.profile.clone(), "-E".to_owned(), job.entry.clone()];
        arguments.extend(self.arguments.iter().cloned());
        Options::from_args(&arguments).map_err(|invalid| Error::Options(invalid.to_string()))
    }

    fn jobs(&self) -> Result<Vec<Job>, Error> {
        let mut jobs: Vec<Job> = self
            .entries
            .iter()
            .map(|(path, profile, entry)| Job {
                path: path.clone(),
                profile: profile.clone(),
                entry: entry.clone(),
            })
            .collect();
        let mut files = Vec::new();
        for dir in &self.dirs {
            shader_files(dir, &mut files)?;
        }
        for path in files {
            if self.entries.iter().any(|(it, ..)| *it == path) {
                continue;
            }
            let found = self.discover(&path)?;
            if found.is_empty() {
                return Err(Error::NoEntryPoint { path });
            }
            for (profile, entry) in found {
                jobs.push(Job { path: path.clone(), profile, entry });
            }
        }
        jobs.sort_by(|a, b| a.path.cmp(&b.path));
        Ok(jobs)
    }

    /// Profile and name of each entry point of a file that nobody named.
    fn discover(&self, path: &Path) -> Result<Vec<(String, String)>, Error> {
        let probe = Job { path: path.into(), profile: "lib_6_8".into(), entry: String::new() };
        let text = path.to_string_lossy().replace('\\', "/");
        let marked = hlsl_core::marked_entry_points(&text, &FileLoader::default(), &self.options(&probe)?);
        if !marked.is_empty() {
            return Ok(marked
                .into_iter()
                .map(|(name, stage)| {
                    let profile = profile_of(stage);
                    (profile.to_owned(), name)
                })
                .collect());
        }
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let mut parts = name.rsplit('.');
        parts.next();
        let profile = match parts.next() {
            Some("vs" | "vert") => "vs_6_0",
            Some("ps" | "frag") => "ps_6_0",
            Some("cs" | "comp") => "cs_6_0",
            Some("gs") => "gs_6_0",
            Some("hs") => "hs_6_0",
            Some("ds") => "ds_6_0",
            Some("ms") => "ms_6_5",
            Some("as") => "as_6_5",
            _ => return Ok(Vec::new()),
        };
        Ok(vec![(profile.to_owned(), "main".to_owned())])
    }

    fn tell_cargo(&self, done: &[Done]) {
        if !self.cargo_metadata {
            return;
        }
        let mut files: Vec<&str> =
            done.iter().flat_map(|it| &it.output.dependencies).map(String::as_str).collect();
        files.sort_unstable();
        files.dedup();
        for dir in &self.dirs {
            println!("cargo::rerun-if-changed={}", dir.display());
        }
        for file in files.into_iter().filter(|it| Path::new(it).is_file()) {
            println!("cargo::rerun-if-changed={file}");
        }
    }

    fn report(&self, done: &[Done]) -> Result<(), Error> {
        let mut text = String::new();
        let mut count = 0;
        for it in done {
            for report in it.output.reports() {
                let is_error = report.severity == Severity::Error || self.warnings_as_errors;
                if is_error {
                    count += 1;
                    text.push_str(&report.text);
                    text.push('\n');
                } else if self.cargo_metadata {
                    // One line is all that cargo takes.
                    println!("cargo::warning={}", report.text.lines().next().unwrap_or_default());
                }
            }
        }
        if count > 0 {
            eprintln!("{text}");
            return Err(Error::Shaders { text, count });
        }
        Ok(())
    }

    fn summary(&self, done: &[Done]) -> Output {
        let mut output = Output::default();
        for it in done {
            let words = it.output.words.as_ref().map_or(0, Vec::len);
            output.shaders.push((it.job.path.clone(), it.job.entry.clone(), words));
            output.files_read.extend(it.output.dependencies.iter().cloned());
            output.warnings.extend(it.output.reports().into_iter().map(|it| it.text));
        }
        output.files_read.sort_unstable();
        output.files_read.dedup();
        output
    }

    /// The Rust file: a module for each shader file.
    fn rust(&self, done: &[Done]) -> Result<String, Error> {
        let mut by_file: BTreeMap<&Path, Vec<&Done>> = BTreeMap::new();
        for it in done {
            by_file.entry(&it.job.path).or_default().push(it);
        }
        let mut names: Vec<String> = Vec::new();
        let mut text = String::from("// Made by hlsl-build from the shaders named below.\n");
        for (path, shaders) in by_file {
            let mut name = module_name(path);
            while names.contains(&name) {
                name.push('_');
            }
            let sources: Vec<Shader<'_>> = shaders
                .iter()
                .map(|it| Shader {
                    name: &it.job.entry,
                    words: it.output.words.as_deref().unwrap_or_default(),
                    reflection: &it.output.reflection,
                })
                .collect();
            let module = hlsl_core::bindings::module(&sources, &self.style)
                .map_err(|it| Error::Conflict { path: path.into(), what: it.to_string() })?;
            let shown = path.display();
            text.push_str(&format!(
                "/// The shader `{shown}`.\n#[allow(dead_code, unused_imports, clippy::all, clippy::pedantic)]\n\
                 pub mod {name} {{\n{module}}}\n"
            ));
            names.push(name);
        }
        Ok(text)
    }
}

fn profile_of(stage: hlsl_core::stage::Stage) -> &'static str {
    use hlsl_core::stage::Stage::*;
    match stage {
        Vertex => "vs_6_0",
        Hull => "hs_6_0",
        Domain => "ds_6_0",
        Geometry => "gs_6_0",
        Pixel => "ps_6_0",
        Compute => "cs_6_0",
        Amplification => "as_6_5",
        Mesh => "ms_6_5",
        RayGeneration | Intersection | AnyHit | ClosestHit | Miss | Callable | Node => "lib_6_8",
    }
}

/// Every `*.hlsl` below `dir`, in order of names.
fn shader_files(dir: &Path, files: &mut Vec<PathBuf>) -> Result<(), Error> {
    let io = |source| Error::Io { path: dir.into(), source };
    let mut entries: Vec<PathBuf> = Vec::new();
    for entry in fs::read_dir(dir).map_err(io)? {
        entries.push(entry.map_err(io)?.path());
    }
    entries.sort();
    for path in entries {
        if path.is_dir() {
            shader_files(&path, files)?;
        } else if path.extension().is_some_and(|it| it == "hlsl") {
            files.push(path);
        }
    }
    Ok(())
}

/// `shaders/sky.ps.hlsl` → `sky_ps`.
fn module_name(path: &Path) -> String {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let mut name: String = stem.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect();
    if name.is_empty() || name.starts_with(|c: char| c.is_ascii_digit()) {
        name.insert(0, '_');
    }
    name
}
