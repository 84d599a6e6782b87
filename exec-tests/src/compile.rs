//! From a case to words: with this project's compiler, or with the one that `EXEC_COMPILER` names.

use crate::case::Case;
use std::process::Command;

pub fn words(case: &Case, level: &[&str]) -> Result<Vec<u32>, String> {
    match std::env::var_os("EXEC_COMPILER") {
        Some(command) => words_of_command(case, level, &command),
        None => Err("not yet".into()),
    }
}

fn words_of_command(case: &Case, level: &[&str], command: &std::ffi::OsStr) -> Result<Vec<u32>, String> {
    let out = std::env::temp_dir().join(format!("exec-tests-{}.spv", std::process::id()));
    let output = Command::new(command)
        .arg("-spirv")
        .args(&case.args)
        .args(level)
        .arg("-Fo")
        .arg(&out)
        .arg(&case.path)
        .output()
        .map_err(|error| format!("cannot run {}: {error}", command.display()))?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    let bytes = std::fs::read(&out).map_err(|error| error.to_string())?;
    let _ = std::fs::remove_file(&out);
    Ok(bytes.chunks_exact(4).map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]])).collect())
}
