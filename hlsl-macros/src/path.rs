//! Finds the file of a shader.

use std::{
    env, fs,
    path::{Component, Path, PathBuf},
};

use hlsl_core::driver::slashes;

/// What a path is relative to.
pub(crate) enum Start<'a> {
    /// The file with the macro, if the compiler provides it: editors do not always.
    File(Option<&'a Path>),
    Manifest,
    OutDir(Option<PathBuf>),
}

/// The maximum number of folders to search if the file with the macro is unknown.
const MAX_FOLDERS: usize = 1000;

/// The path of the shader: next to the file with the macro, or else below the folder of the manifest. An editor may not
/// know the file, and a test harness may compile elsewhere, so every candidate is tried before failing with the list.
pub(crate) fn find_shader(written: &str, start: &Start<'_>, manifest: &Path) -> Result<String, Vec<PathBuf>> {
    let mut candidates: Vec<PathBuf> = Vec::new();
    match start {
        Start::OutDir(folder) => candidates.extend(folder.iter().map(|it| it.join(written))),
        Start::File(file) => {
            candidates.extend(file.and_then(Path::parent).map(|it| it.join(written)));
            candidates.extend([manifest.join(written), manifest.join("src").join(written)]);
        }
        Start::Manifest => candidates.extend([manifest.join(written), manifest.join("src").join(written)]),
    }
    let mut found = candidates.iter().find(|it| it.is_file()).cloned();
    if let (None, Start::File(None)) = (&found, start) {
        found = source_folders(manifest).into_iter().map(|it| it.join(written)).find(|it| it.is_file());
    }
    let found = found.ok_or(candidates)?;
    let absolute = std::path::absolute(&found).unwrap_or(found);
    Ok(slashes(&without_parents(&absolute)))
}

/// The folders that contain the modules of the crate, in alphabetical order.
fn source_folders(manifest: &Path) -> Vec<PathBuf> {
    let mut folders: Vec<PathBuf> =
        ["src", "tests", "examples", "benches"].iter().map(|it| manifest.join(it)).collect();
    let mut next = 0;
    while next < folders.len() && folders.len() < MAX_FOLDERS {
        let entries = fs::read_dir(&folders[next]).into_iter().flatten().flatten();
        let mut inner: Vec<PathBuf> = entries.map(|it| it.path()).filter(|it| it.is_dir()).collect();
        inner.sort();
        folders.extend(inner);
        next += 1;
    }
    folders
}

/// Simplifies `a/b/../c` to `a/c`, if that is the same file (`b` may be a link).
fn without_parents(path: &Path) -> PathBuf {
    let mut short = PathBuf::new();
    for component in path.components() {
        match component {
            Component::ParentDir => drop(short.pop()),
            other => short.push(other),
        }
    }
    if short.is_file() { short } else { path.to_path_buf() }
}

pub(crate) fn manifest_folder() -> PathBuf {
    env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from).unwrap_or_default()
}
