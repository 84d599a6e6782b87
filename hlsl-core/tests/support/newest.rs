//! A validator that knows what spirv-val of 2025 does not: `NEWEST_VAL` names a program that takes files; without it, one of the
//! shared tools is used if it is there.

use std::{
    path::{Path, PathBuf},
    process::Command,
};

pub fn find() -> Option<PathBuf> {
    let shared = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/tools/peers/newest-val");
    let named = std::env::var_os("NEWEST_VAL").map(PathBuf::from);
    let path = named.or_else(|| shared.exists().then_some(shared));
    if path.is_none() {
        eprintln!("no newest-val (NEWEST_VAL names it): modules are not validated");
    }
    path
}

/// What it says if it refuses any of the files `0.spv` and so on.
pub fn validate(validator: &Path, folder: &Path, count: usize) -> String {
    let files = (0..count).map(|it| folder.join(format!("{it}.spv")));
    let output = Command::new(validator).args(files).output().expect("the validator runs");
    if output.status.success() {
        return String::new();
    }
    let said = [output.stderr, output.stdout].map(|it| String::from_utf8_lossy(&it).into_owned());
    format!("{}: {}\n{}", validator.display(), output.status, said.concat())
}
