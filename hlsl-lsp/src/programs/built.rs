//! The lists that build scripts leave in cargo's target folders: what a `Builder` compiles. `hlsl-build/src/jobs.rs` says what is in
//! them.

use std::{
    collections::{BTreeMap, BTreeSet},
    env, fs,
    path::{Path, PathBuf},
    time::SystemTime,
};

use serde_json::Value;

use crate::{
    paths,
    settings::{self, Listed},
};

/// The version of the format that is known here.
const VERSION: u64 = 1;

/// What the names of lists end with.
pub const SUFFIX: &str = ".hlsl-jobs.json";

/// What the build script of one package compiles into one Rust file.
#[derive(Clone, Debug)]
pub struct List {
    /// The package's.
    pub folder: String,
    pub jobs: Vec<Listed>,
}

/// The folders where cargo may build what is in a folder of the workspace: its own and those of folders around it, if it is only
/// a member; what the environment says; and what `.cargo/config.toml` says.
pub fn targets(workspace: &str) -> BTreeSet<PathBuf> {
    let named = ["CARGO_TARGET_DIR", "CARGO_BUILD_TARGET_DIR", "CARGO_BUILD_BUILD_DIR"];
    let named = named.iter().filter_map(env::var_os).map(|it| Path::new(workspace).join(it));
    let mut found: BTreeSet<PathBuf> = named.collect();
    for folder in Path::new(workspace).ancestors() {
        if folder.join("Cargo.toml").is_file() {
            found.insert(folder.join("target"));
        }
        let config = [".cargo/config.toml", ".cargo/config"].iter().map(|it| folder.join(it));
        for text in config.filter_map(|it| fs::read_to_string(it).ok()) {
            found.extend(configured(&text).map(|it| folder.join(it)));
        }
    }
    found.retain(|it| it.is_dir());
    found
}

/// `target-dir = "…"` and `build-dir = "…"`.
fn configured(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter_map(|line| {
        let (key, value) = line.split_once('=')?;
        let key = key.trim().trim_start_matches("build.");
        let value = value.trim().trim_matches(['"', '\'']);
        matches!(key, "target-dir" | "build-dir").then_some(value)
    })
}

/// The newest list of each package and Rust file, of all profiles and targets.
pub fn lists(targets: &BTreeSet<PathBuf>) -> Vec<List> {
    let mut newest: BTreeMap<(String, String), (SystemTime, List)> = BTreeMap::new();
    for path in targets.iter().flat_map(|it| files(it)) {
        let time = fs::metadata(&path).and_then(|it| it.modified()).unwrap_or(SystemTime::UNIX_EPOCH);
        let Some(list) = fs::read_to_string(&path).ok().as_deref().and_then(read) else { continue };
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let key = (list.folder.clone(), name);
        if newest.get(&key).is_none_or(|it| it.0 < time) {
            newest.insert(key, (time, list));
        }
    }
    newest.into_values().map(|it| it.1).collect()
}

fn read(text: &str) -> Option<List> {
    let value: Value = serde_json::from_str(text).ok()?;
    if value.get("version")?.as_u64()? > VERSION {
        return None;
    }
    let folder = paths::normalized(value.get("folder")?.as_str()?);
    Some(List { jobs: settings::jobs(value.get("jobs"), &folder), folder })
}

/// `debug/build/sky-0123/out/shaders.hlsl-jobs.json`, perhaps below the name of a target, or of a tool with a target folder of its
/// own in this one; newer layouts of cargo have a folder for the hash.
fn files(target: &Path) -> Vec<PathBuf> {
    let profiles: Vec<PathBuf> = folders(target);
    let below: Vec<PathBuf> = profiles.iter().flat_map(|it| folders(it)).collect();
    let deeper: Vec<PathBuf> =
        below.iter().filter(|it| !it.ends_with("build")).flat_map(|it| folders(it)).collect();
    let builds = below.iter().chain(&deeper).filter(|it| it.ends_with("build"));
    let packages: Vec<PathBuf> = builds.flat_map(|it| folders(it)).collect();
    let hashes: Vec<PathBuf> =
        packages.iter().filter(|it| !it.join("out").is_dir()).flat_map(|it| folders(it)).collect();
    let outputs = packages.iter().chain(&hashes).filter_map(|it| fs::read_dir(it.join("out")).ok());
    let files = outputs.flat_map(|it| it.flatten()).map(|it| it.path());
    files.filter(|it| it.to_string_lossy().ends_with(SUFFIX)).collect()
}

fn folders(of: &Path) -> Vec<PathBuf> {
    // What cargo has most files in, which are never folders of interest.
    let is_large = |name: &str| matches!(name, "deps" | "incremental" | ".fingerprint" | "examples");
    let Ok(entries) = fs::read_dir(of) else { return Vec::new() };
    let folders = entries.flatten().filter(|it| it.file_type().is_ok_and(|it| it.is_dir()));
    folders.filter(|it| !it.file_name().to_str().is_some_and(is_large)).map(|it| it.path()).collect()
}
