//! From a case to words: with this project's compiler, or with the one that `EXEC_COMPILER` names.

use crate::case::Case;
use hlsl_core::options::Options;
use hlsl_core::source::load::{FileLoader, MemoryLoader};
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};

pub fn words(case: &Case, level: &[&str]) -> Result<Vec<u32>, String> {
    let args: Vec<&str> = case.args.iter().map(String::as_str).chain(level.iter().copied()).collect();
    file(&case.path, &args)
}

pub fn file(path: &Path, args: &[&str]) -> Result<Vec<u32>, String> {
    match std::env::var_os("EXEC_COMPILER") {
        Some(command) => file_by_command(path, args, &command),
        None => file_by_us(path, args),
    }
}

/// Compiles text with this project's compiler.
pub fn text(text: &str, args: &[&str]) -> Result<Vec<u32>, String> {
    let options = Options::from_args(args).map_err(|invalid| invalid.to_string())?;
    let mut loader = MemoryLoader::default();
    loader.add("shader.hlsl", text);
    let output = hlsl_core::Compilation::of("shader.hlsl", &loader, &options);
    let reports: Vec<String> = output.reports().into_iter().map(|report| report.text).collect();
    output.words.ok_or_else(|| reports.join("\n"))
}

pub fn file_by_us(path: &Path, args: &[&str]) -> Result<Vec<u32>, String> {
    let options = Options::from_args(args).map_err(|invalid| invalid.to_string())?;
    let output = hlsl_core::Compilation::of(&path.to_string_lossy(), &FileLoader::default(), &options);
    let reports: Vec<String> = output.reports().into_iter().map(|report| report.text).collect();
    output.words.ok_or_else(|| reports.join("\n"))
}

pub fn file_by_command(path: &Path, args: &[&str], command: &std::ffi::OsStr) -> Result<Vec<u32>, String> {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    let out = std::env::temp_dir().join(format!("exec-tests-{}-{count}.spv", std::process::id()));
    let output = Command::new(command)
        .arg("-spirv")
        .args(args)
        .arg("-Fo")
        .arg(&out)
        .arg(path)
        .output()
        .map_err(|error| format!("cannot run {}: {error}", command.display()))?;
    if !output.status.success() {
        let reports = String::from_utf8_lossy(&output.stderr);
        return Err(format!("{reports}error: {}", output.status));
    }
    let bytes = std::fs::read(&out).map_err(|error| error.to_string())?;
    let _ = std::fs::remove_file(&out);
    Ok(bytes.chunks_exact(4).map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]])).collect())
}
