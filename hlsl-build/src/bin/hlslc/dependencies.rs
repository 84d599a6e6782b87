//! `-M`, `-MD`, `-MF`: what a result depends on, as a rule for make.

/// `target: file \` and so on, one file a line.
pub(crate) fn rule(target: &str, files: &[String]) -> String {
    let mut text = format!("{}:", escape(target));
    for file in files {
        text.push_str(" \\\n  ");
        text.push_str(&escape(file));
    }
    text.push('\n');
    text
}

/// Make reads a space as the end of a name, `#` as a comment and `$` as a variable.
fn escape(path: &str) -> String {
    path.replace(' ', "\\ ").replace('#', "\\#").replace('$', "$$")
}

/// `path` with another extension.
pub(crate) fn with_extension(path: &str, extension: &str) -> String {
    std::path::Path::new(path).with_extension(extension).to_string_lossy().into_owned()
}
