//! [`Builder`]: what to compile, with which settings, and what to generate.

use std::{
    collections::{BTreeMap, BTreeSet},
    env,
    ffi::OsString,
    fs,
    path::{Path, PathBuf},
};

use hlsl_core::{
    bindings::{Emit, MathLibrary, PLAIN_TYPES, Permutations, Style, VertexBuffers, share},
    driver::{Debug, DebugInfo, Store, hash_of, slashes},
    options::HeapStride,
    stage::profile_of_file,
};

#[cfg(feature = "c-library")]
use crate::c_library;
use crate::{
    Error, OptionError, jobs, parallel,
    pattern::Pattern,
    settings::{Layout, Optimize, Target},
    tree::Tree,
    unit::{Compiled, File, Shared, Unit},
    write,
};

/// Compiles shaders in a build script. The crate documentation has a complete example.
#[derive(Clone, Debug)]
pub struct Builder {
    dirs: Vec<PathBuf>,
    excluded: Vec<String>,
    entries: Vec<(PathBuf, String, String)>,
    programs: Vec<(String, Vec<PathBuf>)>,
    programs_by_name: bool,
    variants: Vec<Variant>,
    permutations: Vec<(PathBuf, Permutations)>,
    arguments: Vec<OsString>,
    includes: Vec<PathBuf>,
    target: Option<Target>,
    layout: Layout,
    row_major: bool,
    hlsl: Option<String>,
    half: bool,
    /// For `b`, `t`, `s` and `u`.
    shifts: BTreeMap<char, u32>,
    descriptor_heap: bool,
    heap_strides: Option<[HeapStride; 2]>,
    invert_y: bool,
    dx9: bool,
    optimize: Optimize,
    debug_info: DebugInfo,
    remap: bool,
    reload: bool,
    style: Style,
    out_dir: Option<PathBuf>,
    emit_spv: bool,
    #[cfg(feature = "disassemble")]
    emit_assembly: bool,
    emit_json: bool,
    wgsl: Option<bool>,
    cargo_metadata: bool,
    warnings_as_errors: bool,
    errors_in_rust: bool,
    use_cache: bool,
}

/// One set of definitions for one file.
#[derive(Clone, Debug)]
struct Variant {
    path: PathBuf,
    name: String,
    /// `-D` and its value for each definition.
    arguments: Vec<String>,
}

/// The result of a build.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Built {
    /// The Rust file.
    pub rust: PathBuf,
    /// All entry points.
    pub shaders: Vec<CompiledShader>,
    /// All files that were read.
    pub files_read: Vec<String>,
    /// Warnings, as text.
    pub warnings: Vec<String>,
}

/// One entry point of what was [`Built`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct CompiledShader {
    /// The shader file.
    pub path: PathBuf,
    /// The name of the variant, for a file with [`Builder::variants`].
    pub variant: Option<String>,
    /// What was chosen, as `High, FOG`, for a file with [`Builder::permutations`].
    pub permutation: Option<String>,
    /// `ps_6_0`.
    pub profile: String,
    /// The name of the function.
    pub entry_point: String,
    /// The size of the SPIR-V module in 32-bit words.
    pub words: usize,
    /// Whether the result was taken from the cache, because nothing that it depends on has changed.
    pub is_cached: bool,
}

impl Default for Builder {
    fn default() -> Self {
        Builder::new()
    }
}

impl Builder {
    /// A builder with nothing to compile yet.
    #[must_use]
    pub fn new() -> Self {
        Builder {
            dirs: Vec::new(),
            excluded: Vec::new(),
            entries: Vec::new(),
            programs: Vec::new(),
            programs_by_name: false,
            variants: Vec::new(),
            permutations: Vec::new(),
            arguments: Vec::new(),
            includes: Vec::new(),
            target: None,
            layout: Layout::default(),
            row_major: false,
            hlsl: None,
            half: false,
            shifts: BTreeMap::new(),
            descriptor_heap: false,
            heap_strides: None,
            invert_y: false,
            dx9: false,
            optimize: Optimize::default(),
            debug_info: DebugInfo::default(),
            remap: false,
            reload: false,
            style: Style { nested: true, ..Style::default() },
            out_dir: None,
            emit_spv: false,
            #[cfg(feature = "disassemble")]
            emit_assembly: false,
            emit_json: false,
            wgsl: None,
            cargo_metadata: env::var_os("CARGO").is_some(),
            warnings_as_errors: false,
            errors_in_rust: false,
            use_cache: true,
        }
    }

    /// Compiles every `*.hlsl` file in this folder and its subfolders. One without entry points is only there to be included;
    /// the crate documentation says how they are found.
    pub fn dir(&mut self, path: impl AsRef<Path>) -> &mut Self {
        self.dirs.push(path.as_ref().to_owned());
        self
    }

    /// Leaves out files and folders of [`Builder::dir`]: `old` and `*.test.hlsl` are names at any depth; a pattern with a slash,
    /// such as `post/*.hlsl` or `tools/**`, counts from the folder. `?` and `[a-z]` stand for one character, `**` for any
    /// folders. What the build script names itself, as for [`Builder::entry`], is compiled nevertheless.
    pub fn exclude(&mut self, pattern: &str) -> &mut Self {
        self.excluded.push(pattern.to_owned());
        self
    }

    /// Compiles one entry point: file, profile (`ps_6_0`), function. A file that is named here is not searched for
    /// other entry points. For a library (`lib_6_5`), all entry points are compiled, and the name is that of its
    /// module.
    pub fn entry(&mut self, path: impl AsRef<Path>, profile: &str, entry_point: &str) -> &mut Self {
        self.entries.push((path.as_ref().to_owned(), profile.into(), entry_point.into()));
        self
    }

    /// Compiles files as one program: the stages of a pipeline, or of several that share layouts. They get one module `name`
    /// (`post/bloom` is a module in a module), with one set of structs, bindings, push constants and specialization constants,
    /// which know of all stages. Resources without numbers get some that all of them can have. What does not fit is an error
    /// with both places: two resources at one binding, or a stage that reads what the one before does not write.
    ///
    /// Each file has the entry points that it has by itself, and their modules have the names of the functions, but `main` has
    /// that of its stage: `flat::vs::SPIRV`, `flat::ps::SPIRV`. A file may be in several programs. [`Builder::variants`] and
    /// [`Builder::permutations`] of one of the files are those of the whole program.
    ///
    /// ```no_run
    /// # let mut builder = hlsl_build::Builder::new();
    /// builder.program("flat", ["shaders/flat.vs.hlsl", "shaders/flat.ps.hlsl"]);
    /// ```
    pub fn program(&mut self, name: &str, files: impl IntoIterator<Item = impl AsRef<Path>>) -> &mut Self {
        let files = files.into_iter().map(|it| it.as_ref().to_owned()).collect();
        self.programs.push((name.to_owned(), files));
        self
    }

    /// Whether files of a folder whose names differ only in their stages are a program: `flat.vs.hlsl` and `flat.ps.hlsl`
    /// are `flat`, see [`Builder::program`]. Off by default, when each of them is a module of its own.
    pub fn programs_by_name(&mut self, yes: bool) -> &mut Self {
        self.programs_by_name = yes;
        self
    }

    /// Compiles a file once for each set of definitions. The items of each variant are in a module with its name,
    /// inside the module of the file.
    ///
    /// ```no_run
    /// # let mut builder = hlsl_build::Builder::new();
    /// builder.variants("shaders/tonemap.hlsl", [("hdr", &[("HDR", "1")][..]), ("sdr", &[])]);
    /// ```
    pub fn variants<'a>(
        &mut self,
        path: impl AsRef<Path>,
        sets: impl IntoIterator<Item = (&'a str, &'a [(&'a str, &'a str)])>,
    ) -> &mut Self {
        let path = path.as_ref();
        for (name, definitions) in sets {
            let arguments = definitions.iter().flat_map(|(name, value)| definition(name, value)).collect();
            self.variants.push(Variant { path: path.to_owned(), name: name.into(), arguments });
        }
        self
    }

    /// Compiles a file for each combination of some axes. Its module has a type for each axis, `Permutation`, and in the module of
    /// each entry point `spirv(permutation)`; equal modules are there once.
    ///
    /// ```no_run
    /// use hlsl_build::Permutations;
    /// # let mut builder = hlsl_build::Builder::new();
    /// builder.permutations(
    ///     "shaders/lit.hlsl",
    ///     Permutations::new()
    ///         .choice("Quality", "QUALITY", [("Low", "0"), ("High", "4")])
    ///         .features("Features", ["SHADOWS", "FOG"]),
    /// );
    /// // In the crate: lit::main::spirv(Permutation { quality: Quality::High, features: Features::FOG })
    /// ```
    pub fn permutations(&mut self, path: impl AsRef<Path>, permutations: Permutations) -> &mut Self {
        let path = path.as_ref().to_owned();
        self.permutations.retain(|it| it.0 != path);
        self.permutations.push((path, permutations));
        self
    }

    /// Adds a folder to the include search path.
    pub fn include(&mut self, path: impl AsRef<Path>) -> &mut Self {
        self.includes.push(path.as_ref().to_owned());
        self
    }

    /// Defines a macro: `#define NAME VALUE`, where an empty value means 1.
    pub fn define(&mut self, name: &str, value: &str) -> &mut Self {
        self.args(definition(name, value))
    }

    /// The target environment: a version of Vulkan, or wgpu. The default is [`Target::Vulkan1_0`].
    pub fn target(&mut self, target: Target) -> &mut Self {
        self.target = Some(target);
        self
    }

    /// The memory layout of buffers; the default is [`Layout::Relaxed`].
    pub fn layout(&mut self, layout: Layout) -> &mut Self {
        self.layout = layout;
        self
    }

    /// Whether matrices are row-major unless the shader says otherwise (`-Zpr`).
    pub fn row_major(&mut self, yes: bool) -> &mut Self {
        self.row_major = yes;
        self
    }

    /// The language version: `2016`, `2017`, `2018`, `2021` (the default) or `202x` (`-HV`).
    pub fn hlsl(&mut self, version: &str) -> &mut Self {
        self.hlsl = Some(version.to_owned());
        self
    }

    /// Whether `half` and the `min16` types are 16 bits wide (`-enable-16bit-types`).
    pub fn half(&mut self, yes: bool) -> &mut Self {
        self.half = yes;
        self
    }

    /// Adds `amount` to the numbers of the registers of a class, `b`, `t`, `s` or `u`, in every space (`-fvk-b-shift` and
    /// similar options). A second call for a class replaces the first.
    pub fn shift(&mut self, class: char, amount: u32) -> &mut Self {
        self.shifts.insert(class, amount);
        self
    }

    /// Whether `ResourceDescriptorHeap` and `SamplerDescriptorHeap` are the heaps of `VK_EXT_descriptor_heap`
    /// (`-fspv-use-descriptor-heap`).
    pub fn descriptor_heap(&mut self, yes: bool) -> &mut Self {
        self.descriptor_heap = yes;
        self
    }

    /// The distance of descriptors in these heaps (`-fvk-resource-heap-stride` and `-fvk-sampler-heap-stride`). The default:
    /// resources are as far apart as the larger of images and buffers is, samplers as one is large.
    pub fn heap_strides(&mut self, resources: HeapStride, samplers: HeapStride) -> &mut Self {
        self.heap_strides = Some([resources, samplers]);
        self
    }

    /// Whether to negate the y component of `SV_Position` (`-fvk-invert-y`).
    pub fn invert_y(&mut self, yes: bool) -> &mut Self {
        self.invert_y = yes;
        self
    }

    /// Whether to take the types, functions and semantics of Direct3D 9: `sampler2D`, `tex2D`, `COLOR` and similar names
    /// (`-fhlsl-dx9`).
    pub fn dx9(&mut self, yes: bool) -> &mut Self {
        self.dx9 = yes;
        self
    }

    /// The optimization level; the default is [`Optimize::Speed`].
    pub fn optimize(&mut self, optimize: Optimize) -> &mut Self {
        self.optimize = optimize;
        self
    }

    /// The debug information to write; [`DebugInfo::None`] by default. If [`Builder::args`] contain `-Zi`, `-Zs`,
    /// `-fspv-debug=` or `-Qstrip_debug`, these decide, and this has no effect.
    pub fn debug_info(&mut self, debug_info: DebugInfo) -> &mut Self {
        self.debug_info = debug_info;
        self
    }

    /// Whether debug information names files relative to the folder of `Cargo.toml` (outside of cargo, to the current
    /// one), so that builds are equal on every machine. Files elsewhere keep the paths with which they were found,
    /// unless [`Builder::args`] contain `-fdebug-prefix-map=OLD=NEW` for their folders.
    pub fn remap(&mut self, yes: bool) -> &mut Self {
        self.remap = yes;
        self
    }

    /// Further arguments, as DXC takes them. They precede those of the other methods, which replace them where both set
    /// the same.
    ///
    /// ```no_run
    /// # let mut builder = hlsl_build::Builder::new();
    /// builder.args(["-fvk-bind-globals", "0", "0"]);
    /// ```
    pub fn args(&mut self, arguments: impl IntoIterator<Item = impl Into<OsString>>) -> &mut Self {
        self.arguments.extend(arguments.into_iter().map(Into::into));
        self
    }

    /// The library whose vector and matrix types the structs use.
    pub fn math(&mut self, math: MathLibrary) -> &mut Self {
        self.style.math = math;
        self
    }

    /// Adds a derive to every struct, in addition to `Clone`, `Copy` and `Debug`.
    pub fn derive(&mut self, path: &str) -> &mut Self {
        self.style.derives.push(path.into());
        self
    }

    /// How the attributes of vertex shaders lie in buffers. Unless that is unspecified, there is a struct for one element
    /// of each buffer, with its attributes and their offsets.
    pub fn vertex(&mut self, buffers: VertexBuffers) -> &mut Self {
        self.style.vertex = buffers;
        self
    }

    /// Also generates items in the types of a graphics library: layouts, vertex input, stages. A
    /// [`Library`](crate::Library) stands for its newest version, under the name that it has as a dependency of the crate.
    ///
    /// ```no_run
    /// use hlsl_build::{Emit, Library};
    /// # let mut builder = hlsl_build::Builder::new();
    /// builder.emit(Library::Ash);
    /// # let mut builder = hlsl_build::Builder::new();
    /// builder.emit(Emit { version: "0.37".into(), path: "crate::gpu::ash".into(), ..Library::Ash.into() });
    /// ```
    pub fn emit(&mut self, library: impl Into<Emit>) -> &mut Self {
        let emit = library.into();
        self.style.emit.retain(|it| it.library != emit.library);
        self.style.emit.push(emit);
        self
    }

    /// Makes a buffer dynamic, by its name in the shaders: the host gives its offset when it binds the set, and descriptors,
    /// layouts and the items of [`Builder::emit`] say so.
    pub fn dynamic(&mut self, name: &str) -> &mut Self {
        self.style.dynamic.push(name.into());
        self
    }

    /// Generates Rust constants for the `static const` scalars and the enumerations of the shaders.
    pub fn constants(&mut self, yes: bool) -> &mut Self {
        self.style.constants = yes;
        self
    }

    /// Uses the Rust type `rust` for the shader's struct `name`, with assertions on its offsets.
    pub fn map_type(&mut self, name: &str, rust: &str) -> &mut Self {
        self.style.types.push((name.into(), rust.into()));
        self
    }

    /// The path of bytemuck; with `None`, its traits are not implemented.
    pub fn bytemuck(&mut self, path: Option<&str>) -> &mut Self {
        self.style.bytemuck = path.map(str::to_owned);
        self
    }

    /// Whether to implement bytemuck's traits with its derives, which need its feature `derive`: for crates that forbid unsafe
    /// code, in which `unsafe impl` is an error.
    pub fn pod_derive(&mut self, yes: bool) -> &mut Self {
        self.style.pod_derive = yes;
        self
    }

    /// Whether each entry point's module has a constant `RELOAD`, with which a [`Watcher`](crate::Watcher) compiles it again
    /// while the program runs. It names folders of this machine. Files with [`Builder::permutations`] have none: a shader
    /// is one module there.
    pub fn reload(&mut self, yes: bool) -> &mut Self {
        self.reload = yes;
        self
    }

    /// The output folder, instead of `OUT_DIR`.
    pub fn out_dir(&mut self, path: impl AsRef<Path>) -> &mut Self {
        self.out_dir = Some(path.as_ref().to_owned());
        self
    }

    /// Also writes `file.entry.spv` next to the Rust file: the SPIR-V module as little-endian bytes.
    pub fn emit_spv(&mut self, yes: bool) -> &mut Self {
        self.emit_spv = yes;
        self
    }

    /// Writes `file.entry.spvasm` beside the Rust file too: the module as text. Needs the feature `disassemble`.
    #[cfg(feature = "disassemble")]
    pub fn emit_assembly(&mut self, yes: bool) -> &mut Self {
        self.emit_assembly = yes;
        self
    }

    /// Also writes `file.entry.json` next to the Rust file: the reflection, for programs in other languages.
    pub fn emit_json(&mut self, yes: bool) -> &mut Self {
        self.emit_json = yes;
        self
    }

    /// Whether to add a constant `WGSL` to each module, and write `file.entry.wgsl`. On by default for [`Target::Wgpu`] and
    /// [`Target::WebGpu`]; where it is on without a target, that is [`Target::WebGpu`]. Without the feature `wgsl` of this crate,
    /// compiling is an error then. With `false`, a module for [`Target::Wgpu`] is SPIR-V that naga reads.
    pub fn wgsl(&mut self, yes: bool) -> &mut Self {
        self.wgsl = Some(yes);
        self
    }

    /// Whether shaders whose files have not changed since the last build are taken from a cache in the output
    /// folder. On by default.
    pub fn cache(&mut self, yes: bool) -> &mut Self {
        self.use_cache = yes;
        self
    }

    /// Whether to print `cargo::` lines; on by default when cargo runs the program.
    pub fn cargo_metadata(&mut self, yes: bool) -> &mut Self {
        self.cargo_metadata = yes;
        self
    }

    /// Treats warnings as errors.
    pub fn warnings_as_errors(&mut self, yes: bool) -> &mut Self {
        self.warnings_as_errors = yes;
        self
    }

    /// Whether errors of shaders are errors in the Rust file, where editors show them, and not of the build script. What else
    /// is known of a shader with errors is also there, so that one error stays one.
    pub fn errors_in_rust(&mut self, yes: bool) -> &mut Self {
        self.errors_in_rust = yes;
        self
    }

    /// Compiles everything and writes the Rust file `name` to the output folder. It prints nothing but what cargo is told; see
    /// [`Builder::cargo_metadata`].
    ///
    /// # Errors
    /// All shaders are compiled, even after an error; the errors of all of them are one [`Error::Shaders`]. A `main` that
    /// returns it shows them.
    pub fn compile(&self, name: &str) -> Result<Built, Error> {
        if self.writes_wgsl() && !cfg!(feature = "wgsl") {
            return Err(match self.wgsl {
                Some(_) => OptionError::Feature { method: "wgsl", feature: "wgsl" }.into(),
                None => OptionError::Target.into(),
            });
        }
        let folder = self.folder()?;
        let rust = folder.join(name);
        let units = self.units()?;
        // Before anything can fail: editors need it most while a shader has errors.
        jobs::leave(&units, name)?;
        let store = self.use_cache.then(|| store(&rust));
        let shared = Shared::default();
        let compiled = parallel::map(&units, |unit| {
            unit.compile(&self.style, &shared, store.as_ref(), self.errors_in_rust)
        });
        if let Some(store) = &store {
            store.retain(units.iter().map(|it| it.request(&self.style)));
        }
        let made: Vec<Compiled> = compiled.into_iter().collect::<Result<_, Error>>()?;
        self.has_shaders(&units)?;
        let mut unused = self.unused()?;
        unused.extend(self.unknown(&made));
        let read: BTreeSet<&String> = made.iter().flat_map(|it| &it.files_read).collect();
        let warnings = made.iter().flat_map(|it| &it.warnings).chain(&unused);
        let errors = self.report(&read, made.iter().flat_map(|it| &it.errors), warnings)?;
        self.tell_cargo(read.iter().copied());

        self.has_entry_points(&units, made.iter().map(|it| it.entries.len()).sum())?;

        let paths: Vec<Vec<String>> = units.iter().map(Unit::modules).collect();
        let modules: Vec<_> = paths.iter().map(Vec::len).zip(made.iter().map(|it| &it.module)).collect();
        let mut shared_name = "shared".to_owned();
        while paths.iter().any(|it| it.first() == Some(&shared_name)) {
            shared_name.push('_');
        }
        let (texts, shared) = share(&modules, &shared_name);
        let mut output = Built { rust, warnings: unused, ..Built::default() };
        let mut tree = Tree::default();
        let mut files_read = BTreeSet::new();
        for ((unit, made), text) in units.iter().zip(made).zip(texts) {
            self.write_beside(&folder, unit, &made)?;
            if !made.entries.is_empty() {
                tree.insert(&unit.modules(), unit.origin(), text)?;
            }
            files_read.extend(made.files_read);
            output.warnings.extend(made.warnings);
            output.shaders.extend(made.entries.into_iter().map(|it| CompiledShader {
                path: it.path.into(),
                variant: unit.variant.clone(),
                permutation: Some(it.permutation).filter(|it| !it.is_empty()),
                profile: it.profile,
                entry_point: it.function,
                words: it.words.len() / 4,
                is_cached: made.is_cached,
            }));
        }
        output.files_read = files_read.into_iter().collect();
        tree.share(shared_name, shared);
        tree.refuse(errors);
        write::if_changed(&output.rust, tree.text().as_bytes())?;
        Ok(output)
    }

    /// Makes the same shaders available to the C part of this package: writes `name.h` and `name.c` to the output
    /// folder, compiles a static library with `cc` and has cargo link it. The returned folder is the include path
    /// for the header. The cache is not used. Takes the feature `c-library`.
    ///
    /// # Errors
    /// The same as for [`Builder::compile`], or the C compiler fails.
    #[cfg(feature = "c-library")]
    pub fn c_library(&self, name: &str) -> Result<PathBuf, Error> {
        let folder = self.folder()?;
        let units = self.units()?;
        jobs::leave(&units, name)?;
        if let Some(unit) = units.iter().find(|it| !it.permutations.is_empty()) {
            return Err(OptionError::PermutationsInC { path: unit.path().to_owned() }.into());
        }
        let shared = Shared::default();
        let made = parallel::map(&units, |unit| {
            unit.program(&shared.files).map(|it| shared.driver.make(&it, &shared.files))
        });
        let made = made.into_iter().collect::<Result<Vec<_>, Error>>()?;
        self.has_shaders(&units)?;
        let read: BTreeSet<&String> =
            made.iter().flat_map(|it| &it.shaders).flat_map(|it| &it.output.dependencies).collect();
        let (errors, warnings): (Vec<_>, Vec<_>) = made.iter().map(|it| it.errors_and_warnings()).unzip();
        let errors = self.report(&read, errors.iter().flatten(), warnings.iter().flatten())?;
        if !errors.is_empty() {
            // C has no place for them.
            return Err(Error::Shaders { count: errors.len(), text: errors.concat() });
        }
        self.tell_cargo(read.iter().copied());
        let compiled: Vec<_> = made.into_iter().flat_map(|it| it.shaders).collect();
        self.has_entry_points(&units, compiled.len())?;
        c_library::build(name, &folder, &compiled, self.cargo_metadata)?;
        Ok(folder)
    }

    fn folder(&self) -> Result<PathBuf, Error> {
        let folder = self.out_dir.clone().or_else(|| env::var_os("OUT_DIR").map(PathBuf::from));
        let folder = folder.ok_or(Error::NoOutputFolder)?;
        fs::create_dir_all(&folder).map_err(|source| Error::Io { path: folder.clone(), source })?;
        Ok(folder)
    }

    /// The units to compile, following the rules in the crate documentation: named files first, then those of the
    /// folders.
    pub(crate) fn units(&self) -> Result<Vec<Unit>, Error> {
        let mut files: Vec<(PathBuf, Vec<String>)> = Vec::new();
        let excluded = self.excluded.iter().map(|it| Pattern::new(it)).collect::<Result<Vec<_>, _>>()?;
        for dir in &self.dirs {
            if !dir.exists() {
                return Err(Error::Missing { path: dir.clone(), is_folder: true });
            }
            shader_files(dir, &excluded, &mut Vec::new(), &mut files)?;
        }
        for (path, permutations) in &self.permutations {
            permutations.check().map_err(|axis| OptionError::Permutations { path: path.clone(), axis })?;
        }
        let named = self.entries.iter().map(|(path, ..)| path).chain(self.variants.iter().map(|it| &it.path));
        let named = named.chain(self.permutations.iter().map(|it| &it.0));
        for path in named {
            let is_in_program = self.programs.iter().any(|it| it.1.contains(path));
            if !is_in_program && !files.iter().any(|(it, _)| it == path) {
                files.push((path.clone(), Vec::new()));
            }
        }
        files.sort();
        let mut units = Vec::new();
        let arguments = self.arguments()?;
        for (paths, is_group, name) in self.groups(files) {
            let unit = self.unit(paths, is_group, name, arguments.clone());
            let is_of_unit = |it: &&Variant| unit.files.iter().any(|file| file.path == it.path);
            let mut variants = self.variants.iter().filter(is_of_unit).peekable();
            if variants.peek().is_none() {
                units.push(unit.clone());
                continue;
            }
            for variant in variants {
                let mut unit = Unit { variant: Some(variant.name.clone()), ..unit.clone() };
                unit.arguments.extend(variant.arguments.iter().cloned());
                units.push(unit);
            }
        }
        units.iter().try_for_each(Unit::check_options)?;
        Ok(units)
    }

    /// The files that are compiled together, whether these are a program, and the names of their modules. `files`: in order,
    /// each with the folders that it is in.
    fn groups(&self, files: Vec<(PathBuf, Vec<String>)>) -> Vec<(Vec<PathBuf>, bool, Vec<String>)> {
        let mut groups: Vec<(Vec<PathBuf>, bool, Vec<String>)> = Vec::new();
        for (name, paths) in &self.programs {
            groups.push((paths.clone(), true, name.split('/').map(str::to_owned).collect()));
        }
        let alone = files.into_iter().filter(|(path, _)| !self.programs.iter().any(|it| it.1.contains(path)));
        for (path, folders) in alone {
            let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let names = |last: &str| folders.iter().cloned().chain([last.to_owned()]).collect::<Vec<_>>();
            let of_stage = profile_of_file(&slashes(&path)).and_then(|_| stem.rsplit_once('.'));
            let Some((name, _)) = of_stage.filter(|_| self.programs_by_name) else {
                groups.push((vec![path], false, names(&stem)));
                continue;
            };
            let name = names(name);
            match groups.iter_mut().find(|it| it.1 && it.2 == name) {
                Some(known) => known.0.push(path),
                None => groups.push((vec![path], true, name)),
            }
        }
        groups
    }

    fn unit(&self, paths: Vec<PathBuf>, is_group: bool, name: Vec<String>, arguments: Vec<String>) -> Unit {
        let permutations = self.permutations.iter().find(|it| paths.contains(&it.0));
        let permutations = permutations.map_or_else(Permutations::new, |it| it.1.clone());
        let reload = self.reload.then(|| env::current_dir().map(|it| slashes(&it)).unwrap_or_default());
        // There is no one module that words could stand for.
        let reload = reload.filter(|_| permutations.is_empty());
        let file = |path: PathBuf| {
            let entries = self.entries.iter().filter(|(it, ..)| *it == path);
            let entries = entries.map(|(_, profile, name)| (profile.clone(), name.clone())).collect();
            File { path, entries }
        };
        let files = paths.into_iter().map(file).collect();
        let (variant, wgsl, debug) = (None, self.writes_wgsl(), self.debug());
        Unit { files, is_group, name, variant, permutations, arguments, debug, wgsl, reload }
    }

    /// A folder of nothing but included files is a mistake that would show only where a module is missed.
    pub(crate) fn has_entry_points(&self, units: &[Unit], count: usize) -> Result<(), Error> {
        match self.dirs.first() {
            Some(dir) if count == 0 && !units.is_empty() => Err(Error::NoEntryPoint { path: dir.clone() }),
            _ => Ok(()),
        }
    }

    /// The arguments for every entry point: those that were given, include folders, and what is set at most once.
    fn arguments(&self) -> Result<Vec<String>, Error> {
        let mut all: Vec<String> = Vec::new();
        let text = |it: &OsString| {
            it.to_str().map(str::to_owned).ok_or_else(|| Error::from(OptionError::NotUnicode(it.clone())))
        };
        for argument in &self.arguments {
            all.push(text(argument)?);
        }
        for folder in &self.includes {
            text(&folder.clone().into_os_string())?;
            all.extend(["-I".to_owned(), slashes(folder)]);
        }
        let target = self.target.map(|it| format!("-fspv-target-env={}", it.name()));
        let layout = match self.layout {
            Layout::Relaxed => None,
            Layout::Dx => Some("-fvk-use-dx-layout"),
            Layout::Gl => Some("-fvk-use-gl-layout"),
            Layout::Scalar => Some("-fvk-use-scalar-layout"),
        };
        let is_unoptimized = match self.optimize {
            Optimize::FromCargo => env::var("OPT_LEVEL").is_ok_and(|it| it == "0"),
            Optimize::Speed => false,
            Optimize::None => true,
        };
        let flags = [
            (self.row_major, "-Zpr"),
            (self.half, "-enable-16bit-types"),
            (self.descriptor_heap, "-fspv-use-descriptor-heap"),
            (self.invert_y, "-fvk-invert-y"),
            (self.dx9, "-fhlsl-dx9"),
            (is_unoptimized, "-Od"),
            (self.writes_wgsl(), "--emit"),
            (self.writes_wgsl(), "wgsl"),
        ];
        all.extend(target);
        all.extend(self.hlsl.iter().flat_map(|it| ["-HV".to_owned(), it.clone()]));
        for (class, amount) in &self.shifts {
            all.extend([format!("-fvk-{class}-shift"), amount.to_string(), "all".to_owned()]);
        }
        let heaps = ["-fvk-resource-heap-stride", "-fvk-sampler-heap-stride"].into_iter();
        for (option, stride) in heaps.zip(self.heap_strides.into_iter().flatten()) {
            match stride {
                HeapStride::Size => all.extend([option.to_owned(), "0".to_owned()]),
                // All samplers have one size.
                HeapStride::Unified if option == "-fvk-sampler-heap-stride" => {}
                HeapStride::Unified => all.push("-spirv-unified-descriptor-heap-stride".to_owned()),
                HeapStride::Bytes(bytes) => all.extend([option.to_owned(), bytes.to_string()]),
                HeapStride::Constant(id) => all.extend([option.to_owned(), format!("spec:{id}")]),
            }
        }
        all.extend(layout.into_iter().map(str::to_owned));
        all.extend(flags.into_iter().filter(|it| it.0).map(|it| it.1.to_owned()));
        Ok(all)
    }

    fn writes_wgsl(&self) -> bool {
        let names_it = |it: &OsString| it == "-fspv-target-env=wgpu" || it == "-fspv-target-env=webgpu";
        let is_wgpu = match self.target {
            Some(target) => matches!(target, Target::Wgpu | Target::WebGpu),
            None => self.arguments.iter().any(names_it),
        };
        self.wgsl.unwrap_or(is_wgpu)
    }

    /// What a profile says is part of the result, so that the cache notices a change.
    fn debug(&self) -> Debug {
        let is_on = || env::var("DEBUG").is_ok_and(|it| !matches!(&*it, "" | "0" | "false" | "none"));
        let info = match self.debug_info {
            DebugInfo::FromCargo if !is_on() => DebugInfo::None,
            chosen => chosen,
        };
        let folder =
            || env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from).or_else(|| env::current_dir().ok());
        Debug { info, relative_to: self.remap.then(folder).flatten().map(|it| slashes(&it)) }
    }

    fn tell_cargo<'a>(&self, read: impl Iterator<Item = &'a String>) {
        if !self.cargo_metadata {
            return;
        }
        for dir in &self.dirs {
            println!("cargo::rerun-if-changed={}", dir.display());
        }
        let read: BTreeSet<&String> = read.filter(|it| Path::new(it).is_file()).collect();
        for file in read {
            println!("cargo::rerun-if-changed={file}");
        }
    }

    /// Tells cargo of the warnings. Errors are returned for the Rust file, or end the build.
    fn report<'a>(
        &self,
        read: &BTreeSet<&String>,
        errors: impl Iterator<Item = &'a String>,
        warnings: impl Iterator<Item = &'a String>,
    ) -> Result<Vec<String>, Error> {
        // Two entry points, or two files, have the same of what they share.
        let mut told = BTreeSet::new();
        let mut shown = |it: &String| {
            let text = if self.cargo_metadata { with_whole_paths(it, read) } else { it.clone() };
            told.insert(text.clone()).then_some(text)
        };
        let mut errors: Vec<String> = errors.filter_map(&mut shown).collect();
        let warnings: Vec<String> = warnings.filter_map(shown).collect();
        if self.warnings_as_errors {
            errors.extend(warnings);
        } else if self.cargo_metadata {
            for warning in warnings {
                // One line is all that cargo takes.
                println!("cargo::warning={}", warning.lines().next().unwrap_or_default());
            }
        }
        if errors.is_empty() || self.errors_in_rust {
            return Ok(errors);
        }
        let text: String = errors.iter().flat_map(|it| [it, "\n"]).collect();
        Err(Error::Shaders { text, count: errors.len() })
    }

    /// Folders and patterns that match nothing, as warnings.
    fn unused(&self) -> Result<Vec<String>, Error> {
        let folders = self.includes.iter().filter(|it| !it.is_dir());
        let mut unused: Vec<String> = folders
            .map(|it| format!("warning: there is no folder {} to include from", it.display()))
            .collect();
        let excluded = self.excluded.iter().map(|it| Pattern::new(it)).collect::<Result<Vec<_>, _>>()?;
        let mut all = Vec::new();
        for dir in &self.dirs {
            let mut files = Vec::new();
            shader_files(dir, &[], &mut Vec::new(), &mut files)?;
            if files.is_empty() {
                unused.push(format!(
                    "warning: there is no file *.hlsl in {}; name files that end otherwise with Builder::entry",
                    dir.display()
                ));
            }
            all.extend(files);
        }
        for (pattern, written) in excluded.iter().zip(&self.excluded) {
            let is_used = all.iter().any(|(path, folders)| {
                let name = path.file_name().unwrap_or_default().to_string_lossy();
                let parts: Vec<&str> = folders.iter().map(String::as_str).chain([&*name]).collect();
                (1..=parts.len()).any(|count| pattern.matches(&parts[..count].join("/")))
            });
            if !is_used {
                unused.push(format!("warning: no shader is left out by exclude({written:?})"));
            }
        }
        Ok(unused)
    }

    /// Structs and buffers that no shader has, as warnings. A shader with errors may have them.
    fn unknown(&self, made: &[Compiled]) -> Vec<String> {
        if made.iter().any(|it| !it.errors.is_empty()) {
            return Vec::new();
        }
        let types = self.style.types.iter().map(|it| (&it.0, "map_type"));
        let buffers = self.style.dynamic.iter().map(|it| (it, "dynamic"));
        let has = |name: &str| {
            let member = format!("\"name\": \"{name}\"");
            made.iter().flat_map(|it| &it.entries).any(|it| it.reflection.contains(&member))
        };
        let is_known = |name: &str| PLAIN_TYPES.contains(&name) || has(name);
        let unknown = types.chain(buffers).filter(|(name, _)| !is_known(name));
        unknown
            .map(|(name, method)| format!("warning: no shader has `{name}`, as {method}({name:?}) says"))
            .collect()
    }

    /// A builder without anything to compile is a mistake that would show only where a module is missed.
    fn has_shaders(&self, units: &[Unit]) -> Result<(), Error> {
        if units.is_empty() { Err(Error::NoShaders { folders: self.dirs.clone() }) } else { Ok(()) }
    }

    /// Writes the other requested files.
    fn write_beside(&self, folder: &Path, unit: &Unit, made: &Compiled) -> Result<(), Error> {
        for entry in &made.entries {
            let stem = unit.permuted_stem(&entry.permutation);
            let file = |extension: &str| folder.join(format!("{stem}.{}.{extension}", entry.name));
            if self.emit_spv {
                write::if_changed(&file("spv"), &entry.words)?;
            }
            #[cfg(feature = "disassemble")]
            if self.emit_assembly {
                let word = |it: &[u8; 4]| u32::from_le_bytes(*it);
                let words: Vec<u32> = entry.words.as_chunks().0.iter().map(word).collect();
                let text = hlsl_core::disassemble::disassemble(&words);
                write::if_changed(&file("spvasm"), text.as_bytes())?;
            }
            if !entry.wgsl.is_empty() {
                write::if_changed(&file("wgsl"), entry.wgsl.as_bytes())?;
            }
            if self.emit_json {
                write::if_changed(&file("json"), entry.reflection.as_bytes())?;
            }
        }
        Ok(())
    }
}

/// The results of earlier runs of the build script, next to the Rust file `rust`: a unit whose files have not changed is not
/// compiled again.
fn store(rust: &Path) -> Store {
    // The compiler is part of the program that runs now: another compiler is another program.
    let program =
        env::current_exe().and_then(|path| Ok((path.metadata()?.len(), path.metadata()?.modified()?)));
    let compiler = format!("{} {}", env!("CARGO_PKG_VERSION"), hash_of(&program.ok()));
    Store::new(rust.with_extension("cache"), compiler)
}

/// The text of a diagnostic, with paths that can be opened from any folder: cargo runs build scripts in that of their
/// package.
fn with_whole_paths(text: &str, read: &BTreeSet<&String>) -> String {
    let Ok(folder) = env::current_dir() else { return text.to_owned() };
    let whole = |line: &str| {
        let start =
            ["--> ", "included from ", ": note: "].iter().find_map(|it| Some(line.find(it)? + it.len()));
        let starts =
            [0].into_iter().chain(start.filter(|_| !line.starts_with(|it: char| it.is_ascii_digit())));
        for at in starts {
            let rest = &line[at..];
            let is_here =
                |path: &&&String| rest.strip_prefix(path.as_str()).is_some_and(|it| it.starts_with(':'));
            if let Some(path) = read.iter().find(is_here).filter(|it| Path::new(it.as_str()).is_relative()) {
                return format!(
                    "{}{}{}",
                    &line[..at],
                    slashes(&folder.join(path.as_str())),
                    &rest[path.len()..]
                );
            }
        }
        line.to_owned()
    };
    text.split_inclusive('\n').map(whole).collect()
}

/// The arguments for `#define NAME VALUE`.
fn definition(name: &str, value: &str) -> [String; 2] {
    let definition = if value.is_empty() { name.to_owned() } else { format!("{name}={value}") };
    ["-D".to_owned(), definition]
}

/// Every `*.hlsl` file below `dir` that is not excluded, with the names of the folders in between.
fn shader_files(
    dir: &Path,
    excluded: &[Pattern],
    folders: &mut Vec<String>,
    files: &mut Vec<(PathBuf, Vec<String>)>,
) -> Result<(), Error> {
    let io = |source| Error::Io { path: dir.into(), source };
    for entry in fs::read_dir(dir).map_err(io)? {
        let path = entry.map_err(io)?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let inside = folders.iter().chain([&name]).map(String::as_str).collect::<Vec<_>>().join("/");
        if excluded.iter().any(|it| it.matches(&inside)) {
            continue;
        }
        if path.is_dir() {
            folders.push(name);
            shader_files(&path, excluded, folders, files)?;
            folders.pop();
        } else if path.extension().is_some_and(|it| it == "hlsl") && !files.iter().any(|(it, _)| *it == path)
        {
            files.push((path, folders.clone()));
        }
    }
    Ok(())
}
