//! The list of its shaders that a build leaves for editors: only the build script knows what they are compiled as.
//!
//! ```json
//! { "version": 1, "folder": "/work/game", "jobs": [
//!     { "file": "shaders/sky.hlsl", "modules": ["sky"], "arguments": ["-T", "ps_6_0", "-E", "main", "-I", "shaders/common"] }
//! ] }
//! ```
//!
//! Paths are relative to `folder`, where the build script ran. A job whose arguments have no `-T` has the entry points that its file
//! names. Of permutations there are enough to have each definition once. `hlsl-lsp` reads the lists in cargo's target folder; an
//! older one ignores a list with a higher version.

use std::{
    collections::BTreeSet,
    env, fs,
    path::{Path, PathBuf},
};

use hlsl_core::driver::slashes;

use crate::{Error, unit::Unit};

/// Of the format. It rises when a reader of the format before would misunderstand a list.
const VERSION: u32 = 1;

/// Writes the list for the Rust file `name`, if cargo runs the program as a build script.
pub(crate) fn leave(units: &[Unit], name: &str) -> Result<(), Error> {
    let Some(out_dir) = env::var_os("OUT_DIR").map(PathBuf::from) else { return Ok(()) };
    let folder = env::current_dir().map(|it| slashes(&it)).unwrap_or_default();
    let path = out_dir.join(Path::new(name).with_extension("hlsl-jobs.json"));
    // Also if nothing has changed: of the lists of several builds of a package, the newest counts.
    fs::write(&path, text(units, &folder)).map_err(|source| Error::Io { path, source })
}

fn text(units: &[Unit], folder: &str) -> String {
    let jobs: Vec<String> = units.iter().flat_map(jobs).collect();
    let folder = quoted(folder);
    format!("{{ \"version\": {VERSION}, \"folder\": {folder}, \"jobs\": [\n{}\n] }}\n", jobs.join(",\n"))
}

/// Each entry point of a unit, for each set of definitions.
fn jobs(unit: &Unit) -> Vec<String> {
    let modules = list(&unit.modules());
    let mut jobs = Vec::new();
    for file in &unit.files {
        let path = quoted(&slashes(&file.path));
        let named = file.entries.iter().map(|(profile, function)| match profile.starts_with("lib_") {
            true => vec!["-T", profile],
            false => vec!["-T", profile, "-E", function],
        });
        let mut entries: Vec<Vec<&str>> = named.collect();
        if entries.is_empty() {
            entries.push(Vec::new());
        }
        for chosen in definitions(unit) {
            for entry in &entries {
                let entry = entry.iter().map(|it| (*it).to_owned());
                let arguments = entry.chain(chosen.clone()).chain(unit.arguments.iter().cloned());
                let arguments = list(&arguments.collect::<Vec<_>>());
                jobs.push(format!(
                    "    {{ \"file\": {path}, \"modules\": {modules}, \"arguments\": {arguments} }}"
                ));
            }
        }
    }
    jobs
}

/// The permutations that define something which none before them does, and the first one.
fn definitions(unit: &Unit) -> Vec<Vec<String>> {
    let mut seen = BTreeSet::new();
    let all = (0..unit.permutations.count()).map(|index| unit.permutations.arguments(index));
    let is_new = |(index, it): &(usize, Vec<String>)| {
        let count = seen.len();
        seen.extend(it.iter().cloned());
        seen.len() > count || *index == 0
    };
    all.enumerate().filter(is_new).map(|it| it.1).collect()
}

fn list(texts: &[String]) -> String {
    format!("[{}]", texts.iter().map(|it| quoted(it)).collect::<Vec<_>>().join(", "))
}

/// A string of JSON.
fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for it in text.chars() {
        match it {
            '"' | '\\' => out.extend(['\\', it]),
            it if it < ' ' => out.push_str(&format!("\\u{:04x}", u32::from(it))),
            it => out.push(it),
        }
    }
    out.push('"');
    out
}
