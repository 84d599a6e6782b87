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

/// `{ "file": "sky.hlsl", "arguments": ["-T", "ps_6_0", "-E", "main"] }`, in the settings, in `hlsl-jobs.json` or in the list of a
/// build script.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    pub file: String,
    /// Without `-T`, the entry points are those that the file names.
    pub arguments: Vec<String>,
    /// The modules around its items in Rust.
    pub modules: Vec<String>,
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
        let file = resolved(it.get("file")?.as_str()?, folder);
        let mut arguments = strings(it.get("arguments"));
        for index in 0..arguments.len() {
            let is_folder =
                index.checked_sub(1).is_some_and(|before| matches!(&*arguments[before], "-I" | "/I"));
            let joined = arguments[index].strip_prefix("-I").or(arguments[index].strip_prefix("/I"));
            match joined.filter(|it| !it.is_empty()) {
                _ if is_folder => arguments[index] = resolved(&arguments[index], folder),
                Some(joined) => arguments[index] = format!("-I{}", resolved(joined, folder)),
                None => {}
            }
        }
        Some(Listed { file, arguments, modules: strings(it.get("modules")) })
    };
    value.and_then(Value::as_array).into_iter().flatten().filter_map(listed).collect()
}

fn resolved(path: &str, folder: &str) -> String {
    let is_absolute = path.starts_with('/') || path.as_bytes().get(1) == Some(&b':');
    match is_absolute || folder.is_empty() {
        true => path.to_owned(),
        false => paths::normalized(&format!("{folder}/{path}")),
    }
}

fn strings(value: Option<&Value>) -> Vec<String> {
    let all = value.and_then(Value::as_array).into_iter().flatten();
    all.filter_map(|it| it.as_str().map(str::to_owned)).collect()
}
