//! The outputs of a compilation: the requested files, and the text for standard output.

use hlsl_core::{
    Compilation,
    bindings::{self, Shader, Style},
    options::args::{Arguments, Emit},
};

use crate::{dependencies, header, listing};

/// Writes every file that the arguments name. Returns what goes to standard output: nothing if a file was written.
pub(crate) fn write_all(arguments: &Arguments, path: &str, output: &Compilation) -> Result<Vec<u8>, String> {
    write_files(arguments, path, output)?;
    let has_file = arguments.object_file.is_some()
        || arguments.assembly_file.is_some()
        || arguments.header_file.is_some();
    match arguments.emit {
        Some(_) if arguments.object_file.is_some() => Ok(Vec::new()),
        Some(form) => emit(form, arguments, output),
        None if has_file => Ok(Vec::new()),
        None => emit(Emit::Assembly, arguments, output),
    }
}

/// Writes every file that the arguments name: those that `files` lists.
pub(crate) fn write_files(arguments: &Arguments, path: &str, output: &Compilation) -> Result<(), String> {
    if let Some(target) = dependency_target(arguments, path) {
        let rule = dependencies::rule(&object_name(arguments, path), &output.dependencies);
        write(&target, rule.as_bytes())?;
    }
    let Some(words) = &output.words else { return Ok(()) };
    if let Some(file) = &arguments.object_file {
        write(file, &emit(arguments.emit.unwrap_or(Emit::Spirv), arguments, output)?)?;
    }
    if let Some(file) = &arguments.assembly_file {
        write(file, listing::listing(words, arguments).as_bytes())?;
    }
    if let Some(file) = &arguments.header_file {
        let variable = arguments.header_variable.clone();
        let variable = variable.unwrap_or_else(|| header::default_variable(&arguments.options.entry_point));
        let listing = hlsl_core::disassemble::disassemble(words);
        write(file, header::header(words, &variable, &listing).as_bytes())?;
    }
    Ok(())
}

/// The files that `write_files` leaves behind.
pub(crate) fn files(arguments: &Arguments, path: &str) -> Vec<String> {
    let results = [&arguments.object_file, &arguments.assembly_file, &arguments.header_file];
    let results = results.into_iter().filter(|_| !arguments.check_only).flatten().cloned();
    dependency_target(arguments, path).into_iter().chain(results).collect()
}

/// The result in some form; empty if there is none.
pub(crate) fn emit(form: Emit, arguments: &Arguments, output: &Compilation) -> Result<Vec<u8>, String> {
    let Some(words) = &output.words else { return Ok(Vec::new()) };
    let entry_point = &arguments.options.entry_point;
    let shader =
        Shader { name: entry_point, words, wgsl: output.wgsl.as_deref(), reflection: &output.reflection };
    Ok(match form {
        Emit::Spirv => words.iter().flat_map(|it| it.to_le_bytes()).collect(),
        Emit::Assembly => listing::listing(words, arguments).into_bytes(),
        Emit::Rust => {
            bindings::module(&[shader], &Style::default()).map_err(|it| it.to_string())?.into_bytes()
        }
        Emit::C => {
            let files = bindings::header("shader", &[shader]).map_err(|it| it.to_string())?;
            format!("{}\n{}", files.header, files.source).into_bytes()
        }
        Emit::Json => output.reflection.to_json().into_bytes(),
        Emit::Table => output.reflection.to_table().into_bytes(),
        Emit::Wgsl => match &output.wgsl {
            Some(text) => text.clone().into_bytes(),
            None => return Err("there is no WGSL of this shader".into()),
        },
    })
}

/// What the name of a file with this form ends with.
pub(crate) fn extension(form: Emit) -> &'static str {
    match form {
        Emit::Spirv => "spv",
        Emit::Assembly => "spvasm",
        Emit::Rust => "rs",
        Emit::C => "h",
        Emit::Json => "json",
        Emit::Table => "txt",
        Emit::Wgsl => "wgsl",
    }
}

/// Where `-MF` or `-MD` write the rule.
pub(crate) fn dependency_target(arguments: &Arguments, path: &str) -> Option<String> {
    let beside = || dependencies::with_extension(arguments.object_file.as_deref().unwrap_or(path), "d");
    arguments.dependency_file.clone().or_else(|| arguments.write_dependencies.then(beside))
}

/// The target of the rule.
pub(crate) fn object_name(arguments: &Arguments, path: &str) -> String {
    arguments.object_file.clone().unwrap_or_else(|| dependencies::with_extension(path, "spv"))
}

pub(crate) fn write(path: &str, bytes: &[u8]) -> Result<(), String> {
    std::fs::write(path, bytes).map_err(|why| format!("cannot write `{path}`: {why}"))
}
