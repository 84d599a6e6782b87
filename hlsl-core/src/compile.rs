//! Runs the stages in order: the only module that knows all of them.

mod analysis;
mod caught;
mod outline;
mod session;

pub use analysis::{Analysis, analyze};
pub use caught::caught;
pub use outline::outline;
pub use session::Session;

use std::fmt;

use crate::{
    ast,
    diagnostics::{
        Diagnostic, Severity, Sink,
        list::{attribute_syntax, placement as errors},
        render::{self, Style},
    },
    emit, ir, lower,
    options::{Options, TargetEnvironment},
    parse, passes, preprocess,
    reflect::{self, Reflection},
    source::{Place, SourceMap, Span, load::Load},
    symbol::Symbols,
    token::Token,
    typed::Program,
    validate,
};

/// A shader that compiled: see [`compile`].
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Output {
    /// The SPIR-V module, in words of 32 bits.
    pub words: Vec<u32>,
    /// The module as WGSL, after [`compile_for_wgsl`].
    pub wgsl: Option<String>,
    /// What a host program needs to know about it.
    pub reflection: Reflection,
    /// Warnings, in the order in which they were found; [`Output::reports`] returns them as text.
    pub warnings: Vec<Diagnostic>,
    /// All files that were read, the main one first.
    pub dependencies: Vec<String>,
    /// The text that the spans of diagnostics refer to.
    pub sources: SourceMap,
}

impl Output {
    /// The warnings as text.
    pub fn reports(&self) -> Vec<Report> {
        reports(&self.warnings, &self.sources)
    }
}

/// Why a shader did not compile: at least one error. `Display` prints all of them, each with its place, the line of the source and
/// what to do about it.
#[derive(Clone)]
#[non_exhaustive]
pub struct CompileError {
    /// Errors and warnings, in the order in which they were found; [`CompileError::reports`] returns them as text.
    pub diagnostics: Vec<Diagnostic>,
    /// All files that were read, the main one first: the shader may compile once one of them changes.
    pub dependencies: Vec<String>,
    /// The text that the spans of diagnostics refer to.
    pub sources: SourceMap,
}

impl CompileError {
    /// Errors and warnings as text.
    pub fn reports(&self) -> Vec<Report> {
        reports(&self.diagnostics, &self.sources)
    }

    /// The code of the first error, such as `E0201`.
    pub fn code(&self) -> &'static str {
        self.first().map_or("", |it| it.code)
    }

    /// Where the first error is; None if it is about the options and not about a place in a file.
    pub fn place(&self) -> Option<Place> {
        let label = self.first()?.labels.first()?;
        Some(self.sources.place(label.span))
    }

    fn first(&self) -> Option<&Diagnostic> {
        self.diagnostics.iter().find(|it| it.severity == Severity::Error)
    }
}

impl fmt::Display for CompileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let errors = self.diagnostics.iter().filter(|it| it.severity == Severity::Error);
        for (index, error) in errors.enumerate() {
            let separator = if index > 0 { "\n" } else { "" };
            write!(f, "{separator}{}", render::render(error, &self.sources, Style::Plain).trim_end())?;
        }
        Ok(())
    }
}

/// What `unwrap` shows, and `main` if it returns the error.
impl fmt::Debug for CompileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::error::Error for CompileError {}

fn reports(diagnostics: &[Diagnostic], sources: &SourceMap) -> Vec<Report> {
    let report = |it: &Diagnostic| Report {
        severity: it.severity,
        code: it.code,
        text: render::render(it, sources, Style::Plain),
    };
    diagnostics.iter().map(report).collect()
}

/// A compilation with whatever it found: what [`Output`] and [`CompileError`] are made of, for tools that show both alike.
#[derive(Clone, Debug, Default)]
pub struct Compilation {
    /// The SPIR-V module; None if there was an error.
    pub words: Option<Vec<u32>>,
    /// The module as WGSL, after [`Compilation::with_wgsl`].
    pub wgsl: Option<String>,
    /// The same, or why it cannot be written, before anybody has asked.
    written: Option<Result<String, String>>,
    /// What a host program needs to know about it.
    pub reflection: Reflection,
    /// Errors and warnings in the order in which they were found.
    pub diagnostics: Vec<Diagnostic>,
    /// All files that were read, the main one first.
    pub dependencies: Vec<String>,
    /// The text that the spans of diagnostics refer to.
    pub sources: SourceMap,
    /// The entry point, for errors that are found later.
    entry: Span,
}

/// A diagnostic as text: `path:line:column: error: message`, the source line, notes and hints.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Whether it is an error.
    pub severity: Severity,
    /// Stable, such as `E0201` or `W0301`.
    pub code: &'static str,
    /// One or more lines.
    pub text: String,
}

impl Compilation {
    /// Compiles the shader at `path`.
    #[must_use]
    pub fn of(path: &str, loader: &dyn Load, options: &Options) -> Compilation {
        compile_observed(path, loader, options, &mut Nobody)
    }

    /// Compiles for wgpu or WebGPU, and writes the module as WGSL with `write`.
    #[must_use]
    pub fn for_wgsl(path: &str, loader: &dyn Load, options: &Options, write: WriteWgsl) -> Compilation {
        let mut options = options.clone();
        options.internal.writes_wgsl = true;
        compile_with(path, loader, &options, Some(write), &mut Nobody).with_wgsl()
    }

    /// The same, with the WGSL that was written. A failure becomes an error at the entry point, and there are no words.
    #[must_use]
    pub fn with_wgsl(mut self) -> Compilation {
        match self.written.take() {
            Some(Ok(text)) => self.wgsl = Some(text),
            Some(Err(why)) => {
                let at = self.entry;
                self.diagnostics.push(crate::diagnostics::list::wgpu::WgslNotWritten { why, at }.into());
                self.words = None;
            }
            None => {}
        }
        self
    }

    /// Whether there are errors, and so no words.
    pub fn has_errors(&self) -> bool {
        self.diagnostics.iter().any(|it| it.severity == Severity::Error)
    }

    /// All diagnostics as plain text.
    pub fn reports(&self) -> Vec<Report> {
        reports(&self.diagnostics, &self.sources)
    }

    /// The module, or the errors.
    ///
    /// # Errors
    /// There are no words.
    pub fn into_result(self) -> Result<Output, CompileError> {
        let Compilation { words, wgsl, reflection, diagnostics, dependencies, sources, .. } = self;
        match words {
            Some(words) => {
                Ok(Output { words, wgsl, reflection, warnings: diagnostics, dependencies, sources })
            }
            None => Err(CompileError { diagnostics, dependencies, sources }),
        }
    }
}

/// Writes a legal module as WGSL for wgpu or browsers, as the crate `hlsl-wgsl` does, or says what of it WGSL does not have.
pub type WriteWgsl = fn(&ir::Module, &SourceMap, TargetEnvironment) -> Result<String, String>;

/// Observes the stages as they run, for timings and dumps.
pub trait Observer {
    /// `stage` has just ended.
    fn after(&mut self, stage: &'static str) {
        let _ = stage;
    }
    /// The syntax tree is complete.
    fn syntax(&mut self, module: &ast::Module, symbols: &Symbols) {
        let _ = (module, symbols);
    }
    /// The checked program is complete.
    fn program(&mut self, program: &Program, symbols: &Symbols) {
        let _ = (program, symbols);
    }
    /// The IR after `stage` (`lower` or a pass).
    fn ir(&mut self, stage: &'static str, module: &ir::Module) {
        let _ = (stage, module);
    }
}

/// Ignores every event.
pub(crate) struct Nobody;

impl Observer for Nobody {}

/// Compiles the shader at `path`, which `loader` resolves, as it does what the shader includes. Never panics and never prints.
///
/// ```
/// use hlsl_core::{compile, options::Options, source::load::MemoryLoader};
///
/// let mut files = MemoryLoader::default();
/// files.add("clear.hlsl", "RWBuffer<uint> all; [numthreads(64, 1, 1)] void main(uint id : SV_DispatchThreadID) { all[id] = 0; }");
/// let output = compile("clear.hlsl", &files, &Options::new("cs_6_0", "main")?)?;
/// assert_eq!(output.reflection.entry_points[0].workgroup_size, Some([64, 1, 1]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// The shader, an option or a file that cannot be read: all errors, as one [`CompileError`].
pub fn compile(path: &str, loader: &dyn Load, options: &Options) -> Result<Output, CompileError> {
    Compilation::of(path, loader, options).into_result()
}

/// Like [`Compilation::of`], with an observer.
pub fn compile_observed(
    path: &str,
    loader: &dyn Load,
    options: &Options,
    observer: &mut dyn Observer,
) -> Compilation {
    compile_with(path, loader, options, None, observer)
}

/// Compiles for wgpu or WebGPU (see [`TargetEnvironment::is_wgpu`]), and writes the module as WGSL with `write`, which is
/// that of the crate `hlsl-wgsl`.
///
/// # Errors
/// The same as for [`compile`], or the module has something that WGSL lacks.
pub fn compile_for_wgsl(
    path: &str,
    loader: &dyn Load,
    options: &Options,
    write: WriteWgsl,
) -> Result<Output, CompileError> {
    Compilation::for_wgsl(path, loader, options, write).into_result()
}

/// Keeps the WGSL, if there is a way to write it, for [`Compilation::with_wgsl`].
pub(crate) fn compile_with(
    path: &str,
    loader: &dyn Load,
    options: &Options,
    write_wgsl: Option<WriteWgsl>,
    observer: &mut dyn Observer,
) -> Compilation {
    let options = &*options.for_target();
    let mut run = Run { write_wgsl, ..Run::new(options) };
    let tokens = run.tokens(path, loader);
    run.module(&tokens, observer)
}

/// Stops after the checker: reports errors and warnings, but generates no words.
pub fn check(path: &str, loader: &dyn Load, options: &Options) -> Compilation {
    let mut run = Run::new(options);
    let tokens = run.tokens(path, loader);
    let _ = run.front_end(&tokens, &mut Nobody);
    run.failed()
}

/// What the functions marked `[shader("...")]` are compiled as, as far as the text can be parsed: a profile, and the
/// function that is its entry point. Shaders that only exist in libraries share one module, as they share a pipeline; it
/// comes first, without a function. Errors are left for a compilation to report.
pub fn marked_programs(
    path: &str,
    loader: &dyn Load,
    options: &Options,
) -> Vec<(&'static str, Option<String>)> {
    let mut run = Run::new(options);
    let tokens = run.tokens(path, loader);
    let syntax =
        parse::module(options.language.hlsl_version, &tokens, &mut run.symbols, &run.sources, &mut run.sink);
    let marked = parse::entry_points::marked(&syntax, &run.symbols);
    let (in_library, alone): (Vec<_>, Vec<_>) =
        marked.into_iter().partition(|(_, stage)| stage.profile().starts_with("lib_"));
    let library = in_library.into_iter().map(|(_, stage)| (stage.profile(), None)).max();
    library.into_iter().chain(alone.into_iter().map(|(name, stage)| (stage.profile(), Some(name)))).collect()
}

/// What the stages share.
struct Run<'o> {
    options: &'o Options,
    write_wgsl: Option<WriteWgsl>,
    sources: SourceMap,
    symbols: Symbols,
    sink: Sink,
}

impl<'o> Run<'o> {
    fn new(options: &'o Options) -> Self {
        let mut sink = Sink::new(options.warnings.clone()).with_error_limit(options.error_limit);
        for remark in options.internal.remarks.iter().cloned().chain(options.problems()) {
            sink.push(remark);
        }
        if cfg!(not(feature = "wgpu")) && options.target.is_wgpu() {
            sink.push(crate::diagnostics::list::wgpu::WgpuNotBuilt { target: options.target.name() });
        }
        Run { options, write_wgsl: None, sources: SourceMap::default(), symbols: Symbols::default(), sink }
    }

    fn tokens(&mut self, path: &str, loader: &dyn Load) -> Vec<Token> {
        preprocess::run(&mut self.sources, &mut self.symbols, loader, path, self.options, &mut self.sink)
    }

    fn front_end(&mut self, tokens: &[Token], observer: &mut dyn Observer) -> Option<Program> {
        observer.after("preprocess");
        if self.sink.has_given_up() {
            return None;
        }
        let version = self.options.language.hlsl_version;
        let syntax = parse::module(version, tokens, &mut self.symbols, &self.sources, &mut self.sink);
        observer.after("parse");
        observer.syntax(&syntax, &self.symbols);
        self.sink.distrust_lines(&self.sources);
        let program =
            crate::check::module(&syntax, &mut self.symbols, &self.sources, self.options, &mut self.sink);
        observer.after("check");
        observer.program(&program, &self.symbols);
        (!self.sink.has_errors()).then_some(program)
    }

    /// The stages after the preprocessor.
    fn module(mut self, tokens: &[Token], observer: &mut dyn Observer) -> Compilation {
        match self.front_end(tokens, observer) {
            Some(program) => self.back_end(&program, observer),
            None => self.failed(),
        }
    }

    /// The stages after the checker, which found no errors.
    fn back_end(mut self, program: &Program, observer: &mut dyn Observer) -> Compilation {
        let options = self.options;
        let lowered = lower::module(program, &self.symbols, options, &mut self.sink);
        let mut module = lowered.module;
        observer.after("lower");
        observer.ir("lower", &module);
        if self.sink.has_errors() {
            return self.failed();
        }
        let lists_only_reached = self.rewrite(&mut module, lowered.has_far_references, observer);
        if self.sink.has_errors() {
            return self.failed();
        }
        let settings = emit::Settings { lists_only_reached, ..emit::Settings::new(options, &module) };
        let emitted = self.emit(&module, &settings);
        // Again, where something is wrong, for the places of what is.
        let settings = emit::Settings { finds_causes: true, ..settings };
        observer.after("emit");
        if emitted.extensions.iter().any(|it| !is_allowed(&module, options, it)) {
            self.refuse_extensions(&module, &settings);
        }
        if module.entries.is_empty()
            && options.spirv.validate
            && options.target != TargetEnvironment::Universal1_5
        {
            self.sink.push(attribute_syntax::LibraryWithoutEntryPoint {});
        } else if options.target.is_wgpu() {
            refuse_for_wgpu(&emitted, options, &module, &mut self.sink);
        }
        if let Some(limit) = options.spirv.max_id
            && emitted.bound > limit
        {
            self.sink.push(crate::diagnostics::list::options::TooManyIds { bound: emitted.bound, limit });
        }
        if self.sink.has_errors() {
            return self.failed();
        }
        // What the compiler writes by itself is right, and the tests make sure.
        let is_test = cfg!(all(debug_assertions, feature = "verify"));
        if options.spirv.validate && (module.has_inline_spirv || is_test) {
            self.validate(&module, &settings, &emitted.words);
            if self.sink.has_errors() {
                return self.failed();
            }
        }
        let reflection = reflect::of(&module, program, &self.symbols, &self.sources, options, &mut self.sink);
        observer.after("reflect");
        if self.sink.has_errors() {
            return self.failed();
        }
        let write = self.write_wgsl.filter(|_| options.target.is_wgpu());
        let written = write.map(|write| write(&module, &self.sources, options.target));
        Compilation {
            words: Some(emitted.words),
            wgsl: None,
            reflection,
            dependencies: self.sources.files(),
            diagnostics: self.sink.into_diagnostics(),
            sources: self.sources,
            entry: module.entries.first().map(|it| it.span).unwrap_or_default(),
            written,
        }
    }

    fn rewrite(
        &mut self,
        module: &mut ir::Module,
        has_far_references: bool,
        observer: &mut dyn Observer,
    ) -> bool {
        let mut settings = passes::Settings::new(self.options);
        settings.always_legalized |= has_far_references;
        let mut after = |pass: &'static passes::Pass, _: passes::Settings, module: &ir::Module| {
            observer.ir(pass.name, module)
        };
        let mut context = passes::Context { settings, sink: &mut self.sink, after: &mut after };
        let lists_only_reached = passes::rewrite(module, &mut context);
        observer.after("passes");
        lists_only_reached
    }

    fn emit(&mut self, module: &ir::Module, settings: &emit::Settings) -> emit::Emitted {
        let options = &self.options.debug;
        let tool = concat!("hlsl-core ", env!("CARGO_PKG_VERSION"));
        let names_tool = self.options.names_tool();
        let debug = emit::debug::Debug { options, sources: &self.sources, tool, names_tool };
        emit::words(module, settings, options.is_wanted().then_some(&debug), &mut self.sink)
    }

    /// Reports rules of SPIR-V that the module breaks, each where the shader's inline SPIR-V breaks it.
    fn validate(&mut self, module: &ir::Module, settings: &emit::Settings, words: &[u32]) {
        let target = self.options.target;
        let environment = validate::Environment {
            is_vulkan: target != TargetEnvironment::Universal1_5,
            is_naga: target.is_wgpu(),
            variable_offsets: self.options.spirv.variable_offsets,
            layout: self.options.memory.layout,
            version: self.options.spirv_version(),
        };
        if validate::faults(words, environment).is_empty() {
            return;
        }
        // Without debug information among the words.
        let emitted = emit::words(module, settings, None, &mut self.sink);
        let entry = module.entries.first().map(|it| it.span);
        for fault in validate::faults(&emitted.words, environment) {
            let at = emitted.origins.of(&emitted.words, fault.at).or(entry).unwrap_or_default();
            let validate::Fault { name, what, .. } = fault;
            match (module.has_inline_spirv, fault.is_in_function) {
                (true, true) => self.sink.push(errors::InlineInstruction { name, what, at }),
                (true, false) => self.sink.push(errors::InlineDeclaration { name, what, at }),
                (false, _) => self.sink.bug(at, format!("the module is valid: {name} {what}")),
            }
        }
    }

    /// Reports extensions that the module requires but that are not allowed, each where the shader first requires it.
    fn refuse_extensions(&mut self, module: &ir::Module, settings: &emit::Settings) {
        let emitted = self.emit(module, settings);
        let entry = module.entries.first().map(|it| it.span);
        for (extension, cause) in emitted.extensions.into_iter().zip(emitted.causes) {
            if !is_allowed(module, self.options, &extension) {
                let at = cause.or(entry).unwrap_or_default();
                self.sink.push(crate::diagnostics::list::options::ExtensionNotAllowed { extension, at });
            }
        }
    }

    fn failed(self) -> Compilation {
        Compilation {
            words: None,
            written: None,
            wgsl: None,
            reflection: Reflection::default(),
            dependencies: self.sources.files(),
            diagnostics: self.sink.into_diagnostics(),
            sources: self.sources,
            entry: Span::default(),
        }
    }
}

/// What wgpu does not support in a finished module.
fn refuse_for_wgpu(emitted: &emit::Emitted, options: &Options, module: &ir::Module, sink: &mut Sink) {
    use emit::capabilities::{WGPU_CAPABILITIES, WGPU_EXTENSIONS, WGSL_CAPABILITIES, WGSL_EXTENSIONS};
    let is_text = options.internal.writes_wgsl && options.target == TargetEnvironment::Wgpu;
    let has = |it| WGPU_CAPABILITIES.contains(it) || is_text && WGSL_CAPABILITIES.contains(it);
    let capabilities = emitted.capabilities.iter().filter(|it| !has(it));
    let has = |it: &&str| WGPU_EXTENSIONS.contains(it) || is_text && WGSL_EXTENSIONS.contains(it);
    let extensions = emitted.extensions.iter().map(String::as_str).filter(|it| !has(it));
    let unknown = module.capabilities.iter().filter(|it| ir::spirv::Capability::from_u32(**it).is_none());
    let needs = capabilities
        .map(|it| format!("the capability {it:?}"))
        .chain(unknown.map(|it| format!("the capability {it}")))
        .chain(extensions.map(|it| format!("the extension {it}")));
    for what in needs {
        let at = module.entries.first().map(|it| it.span).unwrap_or_default();
        let target = if options.target == TargetEnvironment::WebGpu { "WebGPU" } else { "wgpu" };
        sink.push(crate::diagnostics::list::wgpu::WgpuNeeds { target, what, at });
    }
}

/// Whether the module may declare an extension. What the shader requests by name (`vk::ext_extension`) is its own business.
fn is_allowed(module: &ir::Module, options: &Options, extension: &str) -> bool {
    options.allows_extension(extension) || module.extensions.iter().any(|it| **it == *extension)
}
