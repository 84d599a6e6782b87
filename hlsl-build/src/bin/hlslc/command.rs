//! One run of the command: arguments in, files and text out.

use std::{
    cell::RefCell,
    io::{IsTerminal, Write},
    sync::Arc,
    time::Instant,
};

use hlsl_core::{
    Observer,
    diagnostics::{
        Diagnostic, Severity, Sink,
        render::{self, Style},
    },
    options::{
        Options,
        args::{self, Arguments, Emit},
    },
    preprocess,
    source::{
        SourceMap,
        load::{FileLoader, Load, LoadError, WithFile, read_text},
    },
    symbol::Symbols,
};

use crate::{
    batch, bench, compare,
    console::{print, style},
    dependencies,
    dump::Dump,
    explain, manual,
    outputs::{self, dependency_target, object_name, write},
    response,
};

/// The name of standard input in diagnostics.
const STANDARD_INPUT: &str = "<stdin>";

/// Returns whether it succeeded.
pub(crate) fn run(arguments: Vec<String>) -> bool {
    match try_run(arguments) {
        Ok(good) => good,
        Err(message) => {
            eprintln!("error: {message}");
            false
        }
    }
}

fn try_run(arguments: Vec<String>) -> Result<bool, String> {
    if arguments.is_empty() {
        return Err("no arguments: `hlslc -T ps_6_0 -E main shader.hlsl` compiles a shader, `-help` lists the options".into());
    }
    let written = response::expand(arguments)?;
    let arguments = match args::parse(&written) {
        Ok(arguments) => arguments,
        Err(invalid) => {
            let style = style(None);
            for diagnostic in &invalid.diagnostics {
                eprint!("{}", render::render(diagnostic, &SourceMap::default(), style));
            }
            eprint!("{}", explain::hint(&invalid.diagnostics));
            return Ok(false);
        }
    };
    if arguments.help {
        print(format!("HLSL to SPIR-V for Vulkan\n\nhlslc [options] file.hlsl\n{}", args::help()))?;
        return Ok(true);
    }
    if arguments.version {
        let version = env!("CARGO_PKG_VERSION");
        print(format!("hlslc {version} (HLSL to SPIR-V; follows dxc 1.8)\n"))?;
        return Ok(true);
    }
    if arguments.manual {
        print(manual::page())?;
        return Ok(true);
    }
    if let Some(shell) = &arguments.completions {
        print(manual::completions(shell))?;
        return Ok(true);
    }
    if !arguments.explain.is_empty() {
        print(explain::explain(&arguments.explain)?)?;
        return Ok(true);
    }
    batch::check(&arguments)?;
    if let Some(path) = &arguments.compare {
        return compare::run(path, &arguments, &written);
    }
    if arguments.reference.is_some() {
        return Err("`--reference` needs `--compare`".into());
    }
    if let Some(path) = &arguments.batch {
        return batch::run(path, &arguments, &written);
    }
    if !arguments.program.is_empty() {
        return program(&arguments, &written);
    }
    let Some(input) = arguments.input.clone() else {
        return Err("no input file; `-help` lists the options".into());
    };
    if arguments.header_variable.is_some() && arguments.header_file.is_none() {
        return Err("cannot specify a header variable name (-Vn) when not writing a header (-Fh)".into());
    }
    if let Some(name) = &arguments.header_variable
        && !is_c_name(name)
    {
        return Err(format!("`{name}` is not the name of a variable in C (-Vn)"));
    }
    let start = Instant::now();
    let (path, text) = match input.as_str() {
        "-" => (STANDARD_INPUT.to_string(), Some(read_standard_input()?)),
        path => (path.to_string(), FileLoader::default().load_main(path).ok()),
    };
    let load = start.elapsed();
    let files =
        Files { rest: FileLoader::default(), shows: arguments.show_include_search, seen: RefCell::default() };
    // The main file is read once, even if it is compiled many times. If it cannot be read, requesting it again puts
    // the error in its place among the others.
    let with_text = text.map(|text| WithFile { path: &path, text, rest: &files });
    let loader: &dyn Load = match &with_text {
        Some(loader) => loader,
        None => &files,
    };
    if arguments.preprocess_only {
        return preprocess_only(&arguments, &path, loader);
    }
    if arguments.print_dependencies {
        return print_dependencies(&arguments, &path, loader);
    }
    compile(&arguments, &path, loader, load)
}

fn compile(
    arguments: &Arguments,
    path: &str,
    loader: &dyn Load,
    load: std::time::Duration,
) -> Result<bool, String> {
    let (driver, job) = (hlsl_build::driver(), batch::job(arguments, path));
    let compile = |observer: &mut dyn Observer| driver.observed(&job, loader, observer);
    if let Some(count) = arguments.bench {
        let (output, line) = bench::run(count, compile, load);
        report(arguments, &output.diagnostics, &output.sources)?;
        print(format!("{line}\n"))?;
        return Ok(!output.has_errors());
    }
    let mut dump = Dump::new(arguments);
    let output = compile(&mut dump);
    dump.finish();
    if let Some(syntax) = &dump.syntax {
        print(syntax)?;
        report(arguments, &output.diagnostics, &output.sources)?;
        return Ok(!output.has_errors());
    }
    report(arguments, &output.diagnostics, &output.sources)?;
    if arguments.show_includes {
        show_includes(&output.sources);
    }
    if output.has_errors() {
        return Ok(false);
    }
    let text = outputs::write_all(arguments, path, &output)?;
    if arguments.emit == Some(Emit::Spirv) && !text.is_empty() && std::io::stdout().is_terminal() {
        return Err(
            "SPIR-V is binary and not written to a terminal: specify a file with -Fo, or use `--emit asm`"
                .into(),
        );
    }
    print(&text)?;
    Ok(true)
}

/// `--program`: several files as one module.
fn program(arguments: &Arguments, written: &[String]) -> Result<bool, String> {
    if arguments.emit != Some(Emit::Rust) || arguments.input.is_some() {
        return Err("`--program` is for `--emit rust`, and names every file: leave other files out".into());
    }
    // The files have their own profiles and entry points.
    let mut shared = Vec::new();
    let mut words = written.iter();
    while let Some(word) = words.next() {
        match word.as_str() {
            "--program" => drop(words.next()),
            _ => shared.push(word.clone()),
        }
    }
    let made = hlsl_build::module_of_program(&arguments.program, &shared).map_err(|it| it.to_string())?;
    made.reports.iter().for_each(|it| eprint!("{it}"));
    eprint!("{}", explain::hint_of(made.codes));
    let Some(module) = made.text else { return Ok(false) };
    match &arguments.object_file {
        Some(file) => write(file, module.as_bytes())?,
        None => print(module)?,
    }
    Ok(true)
}

fn sink(options: &Options) -> Sink {
    Sink::new(options.warnings.clone()).with_error_limit(options.error_limit)
}

/// `-P`: writes to `-Fi`, or else next to the input with extension `i`; for standard input, to standard output.
fn preprocess_only(arguments: &Arguments, path: &str, loader: &dyn Load) -> Result<bool, String> {
    let (mut sources, mut symbols) = (SourceMap::default(), Symbols::default());
    let mut sink = sink(&arguments.options);
    for remark in &arguments.options.internal.remarks {
        sink.push(remark.clone());
    }
    let text = preprocess::to_text(&mut sources, &mut symbols, loader, path, &arguments.options, &mut sink);
    report(arguments, sink.diagnostics(), &sources)?;
    if arguments.show_includes {
        show_includes(&sources);
    }
    if sink.has_errors() {
        return Ok(false);
    }
    match &arguments.preprocessed_file {
        Some(file) if file == "-" => print(&text)?,
        Some(file) => write(file, text.as_bytes())?,
        None if path == STANDARD_INPUT => print(&text)?,
        None => write(&dependencies::with_extension(path, "i"), text.as_bytes())?,
    }
    Ok(true)
}

/// `-M`: prints only the rule, without compiling.
fn print_dependencies(arguments: &Arguments, path: &str, loader: &dyn Load) -> Result<bool, String> {
    let (mut sources, mut symbols) = (SourceMap::default(), Symbols::default());
    let mut sink = sink(&arguments.options);
    preprocess::run(&mut sources, &mut symbols, loader, path, &arguments.options, &mut sink);
    report(arguments, sink.diagnostics(), &sources)?;
    if sink.has_errors() {
        return Ok(false);
    }
    let rule = dependencies::rule(&object_name(arguments, path), &sources.files());
    match dependency_target(arguments, path) {
        Some(file) => write(&file, rule.as_bytes())?,
        None => print(&rule)?,
    }
    Ok(true)
}

/// Writes diagnostics to their destination.
fn report(arguments: &Arguments, diagnostics: &[Diagnostic], sources: &SourceMap) -> Result<(), String> {
    if let Some(file) = &arguments.error_file {
        let text: String = diagnostics.iter().map(|it| render::render(it, sources, Style::Plain)).collect();
        return write(file, text.as_bytes());
    }
    let style = style(arguments.color_diagnostics);
    let mut text: String = diagnostics.iter().map(|it| render::render(it, sources, style)).collect();
    let errors = diagnostics.iter().filter(|it| it.severity == Severity::Error).count();
    if errors > 1 {
        text.push_str(&format!("{errors} errors generated.\n"));
    }
    text.push_str(&explain::hint(diagnostics));
    // If standard error is closed, the failure cannot be reported.
    let _ = std::io::stderr().write_all(text.as_bytes());
    Ok(())
}

/// `-H`: one line per file, with a dot for each level.
fn show_includes(sources: &SourceMap) {
    for (depth, path) in sources.inclusions() {
        if depth > 0 {
            eprintln!("{} {path}", ".".repeat(depth));
        }
    }
}

/// The file system, with a message about each file access for `-Vi`.
struct Files {
    rest: FileLoader,
    shows: bool,
    seen: RefCell<Vec<String>>,
}

impl Load for Files {
    fn load(&self, path: &str) -> Result<Arc<str>, LoadError> {
        let result = self.rest.load(path);
        if self.shows && !self.seen.borrow().iter().any(|it| it == path) {
            self.seen.borrow_mut().push(path.into());
            match &result {
                Ok(_) => eprintln!("Opening file [{path}]"),
                Err(why) => eprintln!("Looking for file [{path}]: {why}"),
            }
        }
        result
    }
}

fn is_c_name(name: &str) -> bool {
    let is_letter = |c: char| c.is_ascii_alphabetic() || c == '_';
    name.starts_with(is_letter) && name.chars().all(|c| is_letter(c) || c.is_ascii_digit())
}

fn read_standard_input() -> Result<Arc<str>, String> {
    read_text(std::io::stdin()).map_err(|why| format!("cannot read standard input: {why}"))
}
