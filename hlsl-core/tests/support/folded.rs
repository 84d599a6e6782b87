//! Cases with few lines each, many in a file: `tests/errors/types.cases` has what would otherwise be
//! `tests/errors/types/NAME.hlsl`, and the compiler is told these names.
//!
//! A case is a line `=== NAME`, the shader, a line `---` and what is recorded of it; an empty line stands between two cases.

use std::collections::HashMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

pub struct Case {
    pub name: String,
    pub source: String,
    /// What comes out of it; empty where nothing is recorded yet.
    pub recorded: String,
}

/// The cases of a file, in their order.
pub fn read(file: &Path) -> Vec<Case> {
    let text = std::fs::read_to_string(file).expect("a file of cases can be read");
    let parts = format!("\n{text}");
    let cases = parts.split("\n=== ").skip(1).map(|part| {
        let (name, rest) = part.split_once('\n').unwrap_or((part, ""));
        // The shader may be empty, and what is recorded may not be there yet.
        let rest = format!("\n{rest}");
        let (source, recorded) = rest.split_once("\n---\n").unwrap_or((&rest, ""));
        let source = if source.is_empty() {
            String::new()
        } else {
            format!("{}\n", &source[1..].trim_end_matches('\n'))
        };
        let recorded = recorded.trim_end_matches('\n');
        let recorded = if recorded.is_empty() { String::new() } else { format!("{recorded}\n") };
        Case { name: name.trim().to_owned(), source, recorded }
    });
    cases.collect()
}

pub fn write(file: &Path, cases: &[Case]) {
    let mut text = String::new();
    for (index, case) in cases.iter().enumerate() {
        let gap = if index == 0 { "" } else { "\n" };
        let _ = write!(text, "{gap}=== {}\n{}---\n{}", case.name, case.source, case.recorded);
    }
    std::fs::write(file, text).expect("the folder of the cases can be written to");
}

/// The files of cases in a folder, in order of their paths.
pub fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("the folder is there").flatten().map(|it| it.path());
    let mut files: Vec<_> = entries.filter(|it| it.extension().is_some_and(|it| it == "cases")).collect();
    files.sort();
    files
}

/// The file that a case would be if it were one on its own.
pub fn path_of(file: &Path, case: &Case) -> PathBuf {
    file.with_extension("").join(format!("{}.hlsl", case.name))
}

/// The shader of the case that would be this file.
pub fn source(path: &Path) -> Option<&'static str> {
    static SOURCES: OnceLock<HashMap<PathBuf, String>> = OnceLock::new();
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let sources = SOURCES.get_or_init(|| {
        let all = files(&root.join("tests/errors")).into_iter();
        all.flat_map(|file| read(&file).into_iter().map(move |it| (path_of(&file, &it), it.source))).collect()
    });
    sources.get(&root.join(path)).map(String::as_str)
}
