//! The entry points of a shader file for which the build script names none.

use hlsl_core::{
    options::{Options, Profile},
    source::load::Load,
    stage::profile_of_file,
};

/// What is wrong with an `// entry:` line, and which line that is, counted from 1.
pub(crate) struct BadLine {
    pub(crate) line: usize,
    pub(crate) what: String,
}

/// Profile and name of each entry point: those that the file's `// entry:` lines name; if there are none, the functions
/// that it marks; if there are none, `main` of the stage in the file's name. A file without any is there to be included.
pub(crate) fn find(
    path: &str,
    files: &dyn Load,
    options: &Options,
) -> Result<Vec<(String, String)>, BadLine> {
    // A file that cannot be read has its error from the compiler, unless nothing in it is to be compiled.
    let text = files.load(path).unwrap_or_default();
    let listed = lines(&text)?;
    if !listed.is_empty() {
        return Ok(listed);
    }
    let marked = hlsl_core::marked_programs(path, files, options);
    if marked.is_empty() {
        return Ok(of_file_name(path).into_iter().collect());
    }
    let named = |entry: Option<String>| entry.unwrap_or_else(|| "library".to_owned());
    Ok(marked.into_iter().map(|(profile, entry)| (profile.to_owned(), named(entry))).collect())
}

/// The line, counted from 1, that names an entry point of a file.
pub(crate) fn line_of(path: &str, files: &dyn Load, name: &str) -> Option<usize> {
    let text = files.load(path).ok()?;
    let names = |line: &str| {
        let listed = line.trim().strip_prefix("//").and_then(|it| it.trim_start().strip_prefix("entry:"));
        listed.is_some_and(|it| it.split_whitespace().nth(1) == Some(name))
    };
    text.lines().position(names).map(|it| it + 1)
}

/// `// entry: ps_6_0 main`, one to a line, with nothing else on it.
fn lines(text: &str) -> Result<Vec<(String, String)>, BadLine> {
    let mut found = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let Some(listed) =
            line.trim().strip_prefix("//").and_then(|it| it.trim_start().strip_prefix("entry:"))
        else {
            continue;
        };
        let bad = |what: String| Err(BadLine { line: index + 1, what });
        let (profile, name) = match listed.split_whitespace().collect::<Vec<_>>()[..] {
            [profile, name] => (profile, name),
            // All entry points of a library are compiled.
            [profile] if profile.starts_with("lib_") => (profile, "library"),
            _ => return bad("expected a profile and a function, as in `// entry: ps_6_0 main`".to_owned()),
        };
        if let Err(invalid) = Profile::parse(profile) {
            return bad(format!("unknown target profile `{profile}`: {invalid}"));
        }
        let entry = (profile.to_owned(), name.to_owned());
        if found.iter().any(|(_, other)| *other == entry.1) {
            return bad(format!("`{name}` is listed twice"));
        }
        found.push(entry);
    }
    Ok(found)
}

/// `main` of `sky.ps.hlsl`.
fn of_file_name(path: &str) -> Option<(String, String)> {
    profile_of_file(path).map(|profile| (profile.to_owned(), "main".to_owned()))
}
