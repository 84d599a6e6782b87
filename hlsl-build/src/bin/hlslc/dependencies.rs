//! `-M`, `-MD`, `-MF`: the dependencies of an output, as a rule for make.

/// `target: file \` and so on, one file per line.
pub(crate) fn rule(target: &str, files: &[String]) -> String {
    let mut text = format!("{}:", escape(target));
    for file in files {
        text.push_str(" \\\n  ");
        text.push_str(&escape(file));
    }
    text.push('\n');
    text
}

/// To make, a space ends a name, `#` starts a comment and `$` a variable.
fn escape(path: &str) -> String {
    path.replace(' ', "\\ ").replace('#', "\\#").replace('$', "$$")
}

/// `path` with a different extension.
pub(crate) fn with_extension(path: &str, extension: &str) -> String {
    std::path::Path::new(path).with_extension(extension).to_string_lossy().into_owned()
}
