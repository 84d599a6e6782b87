//! `--explain`: what a diagnostic means, with a wrong and a right program.

use hlsl_core::{
    diagnostics::{Diagnostic, Severity, list::warning_names},
    nearest::nearest,
};

/// The page for readers. `hlsl-core/tests/documentation.rs` writes it.
const PAGE: &str = include_str!("errors.md");

/// The sections of these codes. `-Wname` stands for all warnings of that name.
pub(crate) fn explain(codes: &[String]) -> Result<String, String> {
    let mut texts = Vec::new();
    for code in codes {
        let found = match code.strip_prefix("-W") {
            Some(name) => sections().filter(|it| it.1.contains(&format!("[-W{name}]\n"))).collect(),
            None => sections().filter(|it| it.0.eq_ignore_ascii_case(code)).collect::<Vec<_>>(),
        };
        if found.is_empty() {
            return Err(unknown(code));
        }
        texts.extend(found.into_iter().map(|(code, section)| plain(code, section)));
    }
    Ok(texts.join("\n"))
}

/// Which codes of errors there are to explain; empty where there is no error.
pub(crate) fn hint(diagnostics: &[Diagnostic]) -> String {
    hint_of(diagnostics.iter().filter(|it| it.severity == Severity::Error).map(|it| it.code))
}

/// The same for the codes of errors.
pub(crate) fn hint_of(errors: impl IntoIterator<Item = &'static str>) -> String {
    let mut codes: Vec<&str> = Vec::new();
    for code in errors {
        if !codes.contains(&code) {
            codes.push(code);
        }
    }
    // More would not be read.
    codes.truncate(3);
    if codes.is_empty() {
        String::new()
    } else {
        format!("`hlslc --explain {}` says more.\n", codes.join(" "))
    }
}

/// Each code with what follows its headline.
fn sections() -> impl Iterator<Item = (&'static str, &'static str)> {
    PAGE.split("\n## ").skip(1).filter_map(|it| it.split_once('\n'))
}

fn unknown(code: &str) -> String {
    if let Some(name) = code.strip_prefix("-W") {
        let near = nearest(name, warning_names()).map(|it| format!("; did you mean `-W{it}`?"));
        return format!("no warning has the name `{name}`{}", near.unwrap_or_default());
    }
    let instead = match nearest(&code.to_ascii_uppercase(), sections().map(|it| it.0)) {
        Some(near) => format!("did you mean `{near}`?"),
        None => "codes are a letter and four digits, such as `E0301`".into(),
    };
    format!("no diagnostic has the code `{code}`; {instead}")
}

/// A section without Markdown: programs are indented.
fn plain(code: &str, section: &str) -> String {
    let mut text = format!("{code}: ");
    let mut is_code = false;
    for line in section.trim().lines() {
        if line.starts_with("```") {
            is_code = !is_code;
        } else if is_code {
            text.push_str(format!("    {line}").trim_end());
            text.push('\n');
        } else {
            text.push_str(&without_marks(line));
            text.push('\n');
        }
    }
    text
}

/// Text without bold letters and escapes. Between backticks, every letter stands for itself.
fn without_marks(line: &str) -> String {
    let parts = line.split('`').enumerate().map(|(index, part)| match index % 2 {
        0 => part.replace("**", "").replace('\\', ""),
        _ => part.to_owned(),
    });
    parts.collect::<Vec<_>>().join("`")
}
