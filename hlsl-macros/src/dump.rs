//! `dump: true`: the expansion as a file to read.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

/// Writes the text next to what rustc builds, and says where; the build goes on. Editors expand macros while
/// their user types, and are told nothing.
pub(crate) fn write(name: &str, items: &str, folder: Option<PathBuf>) {
    let Some(folder) = folder else { return };
    let crate_name = env::var("CARGO_CRATE_NAME").unwrap_or_default();
    let path = folder.join(format!("{crate_name}-{name}.rs"));
    let told = match fs::create_dir_all(&folder).and_then(|()| fs::write(&path, readable(items))) {
        Ok(()) => {
            format(&path);
            format!("note: what the shader `{name}` expands to is in {}", path.display())
        }
        Err(why) => format!("note: the expansion cannot be written to {}: {why}", path.display()),
    };
    // rustc has no notes of macros yet; cargo passes on what they print.
    eprintln!("{told}");
}

/// The paths that a program would write. Items of macros begin theirs at the root, so that no name of the user's can be
/// taken for theirs.
fn readable(items: &str) -> String {
    let items = items.replace("::core::", "core::").replace("::bytemuck::", "bytemuck::");
    format!("// What a macro of hlsl-macros expands to, for reading: `dump: true`.\n\n{items}")
}

/// By rustfmt where there is one, which may be missing from a minimal toolchain: the text is then as it was.
fn format(path: &Path) {
    let mut rustfmt = Command::new("rustfmt");
    rustfmt.args(["--edition", "2024"]).arg(path).stdout(Stdio::null()).stderr(Stdio::null());
    let _ = rustfmt.status();
}
