//! What a user can set: the server works without any of it.

use serde_json::Value;

use crate::paths;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Arguments, as DXC spells them, for files that nothing else names a profile or options for.
    pub arguments: Vec<String>,
    /// Jobs for projects that are not written in Rust.
    pub jobs: Vec<Listed>,
    pub hints: Hints,
}

/// `{ "file": "sky.hlsl", "arguments": ["-T", "ps_6_0", "-E", "main"] }`, in the settings or in `hlsl-jobs.json`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    pub file: String,
    pub arguments: Vec<String>,
}

/// Which inlay hints are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hints {
    pub bindings: bool,
    pub offsets: bool,
    pub parameters: bool,
    /// Implicit conversions that lose something or change the kind of number.
    pub conversions: bool,
    /// Template arguments that are deduced.
    pub templates: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        let hints =
            Hints { bindings: true, offsets: true, parameters: true, conversions: true, templates: true };
        Settings { arguments: Vec::new(), jobs: Vec::new(), hints }
    }
}

impl Settings {
    /// From initialization options, or the section `hlsl` of a configuration. What is missing or wrong stays as it is by
    /// default.
    pub fn read(value: &Value) -> Settings {
        let value = value.get("hlsl").unwrap_or(value);
        let mut settings = Settings {
            arguments: strings(value.get("arguments")),
            jobs: jobs(value.get("jobs"), ""),
            ..Settings::default()
        };
        let hint = |name: &str| value.get("inlayHints").and_then(|it| it.get(name)).and_then(Value::as_bool);
        let hints = &mut settings.hints;
        for (name, shown) in [
            ("bindings", &mut hints.bindings),
            ("offsets", &mut hints.offsets),
            ("parameters", &mut hints.parameters),
            ("conversions", &mut hints.conversions),
            ("templates", &mut hints.templates),
        ] {
            *shown = hint(name).unwrap_or(*shown);
        }
        settings
    }
}

/// A list of jobs, with paths relative to `folder`.
pub fn jobs(value: Option<&Value>, folder: &str) -> Vec<Listed> {
    let listed = |it: &Value| {
        let file = it.get("file")?.as_str()?;
        let is_absolute = file.starts_with('/') || file.as_bytes().get(1) == Some(&b':');
        let file = match is_absolute || folder.is_empty() {
            true => file.to_owned(),
            false => paths::normalized(&format!("{folder}/{file}")),
        };
        Some(Listed { file, arguments: strings(it.get("arguments")) })
    };
    value.and_then(Value::as_array).into_iter().flatten().filter_map(listed).collect()
}

fn strings(value: Option<&Value>) -> Vec<String> {
    let all = value.and_then(Value::as_array).into_iter().flatten();
    all.filter_map(|it| it.as_str().map(str::to_owned)).collect()
}
