//! Probes of inline SPIR-V, valid and invalid: `inline_spirv/*.probes`. What compiles is valid, what is refused is not,
//! and spirv-val agrees, where there is one, about both.
//!
//! A probe begins with its mark and its name, followed by declarations and, indented, statements of an entry point
//! `main`; `prelude.hlsli` has what they may name. A line `args:` says how the probes behind it are compiled. The marks:
//!
//! - `+` compiles, and spirv-val accepts the module.
//! - `-` is refused, and with `-Vd`, which lets it through, spirv-val refuses the module at some level of optimization.
//! - `~` is refused, though spirv-val accepts what `-Vd` lets through: passes have made something valid of it, or
//!   spirv-val does not look. Behind the name, a line with `#` says which.
//!
//! With `-Vd` what is refused gives a module or an error, and never a panic.

mod support;

use std::{
    fs,
    panic::{AssertUnwindSafe, catch_unwind},
    path::Path,
};
use support::validator::Validator;

struct Probe {
    family: String,
    mark: char,
    name: String,
    args: Vec<String>,
    declarations: String,
    statements: String,
}

/// Passes may make something valid of what is not; other ones run at each level.
const UNCHECKED: &[&[&str]] = &[&["-Vd"], &["-Vd", "-Od"], &["-Vd", "-fcgl"], &["-Vd", "-Zi"]];

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/inline_spirv");

fn probes(path: &Path) -> Vec<Probe> {
    let text = fs::read_to_string(path).expect("the probes can be read");
    let family = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let mut args = Vec::new();
    let mut probes: Vec<Probe> = Vec::new();
    for line in text.lines() {
        if let Some(given) = line.strip_prefix("args:") {
            args = given.split_whitespace().map(str::to_owned).collect();
        } else if let [mark @ ('+' | '-' | '~'), ' '] = line.chars().take(2).collect::<Vec<_>>()[..] {
            probes.push(Probe {
                family: family.clone(),
                mark,
                name: line[2..].to_owned(),
                args: args.clone(),
                declarations: String::new(),
                statements: String::new(),
            });
        } else if let Some(probe) = probes.last_mut()
            && !line.starts_with('#')
        {
            let part = if line.starts_with(' ') { &mut probe.statements } else { &mut probe.declarations };
            part.push_str(line);
            part.push('\n');
        }
    }
    probes
}

impl Probe {
    fn source(&self, prelude: &str) -> String {
        let is_compute = self.args.iter().any(|it| it.starts_with("cs_"));
        let head = if is_compute { "[numthreads(8, 1, 1)] " } else { "" };
        let Probe { declarations, statements, .. } = self;
        format!("{prelude}\n{declarations}{head}void main() {{\nVALUES\n{statements}}}\n")
    }

    fn compile(&self, source: &str, more: &[&str]) -> support::Outcome {
        let args: Vec<&str> = self.args.iter().map(String::as_str).chain(more.iter().copied()).collect();
        support::compile_text(source.as_bytes().to_vec(), &args)
    }

    /// What is wrong with our answer.
    fn fault(&self, prelude: &str, validator: Option<&Validator>) -> Option<String> {
        let source = self.source(prelude);
        let ours = self.compile(&source, &[]);
        // Nobody checks these words, but they are words, or there is an error.
        let mut unchecked = Vec::new();
        for more in UNCHECKED.iter().filter(|_| self.mark != '+') {
            match catch_unwind(AssertUnwindSafe(|| self.compile(&source, more))) {
                Ok(it) if it.words.is_none() && it.reports.is_empty() => {
                    return Some(format!("gives nothing with {}", more.join(" ")));
                }
                Ok(it) => unchecked.push(it.words),
                Err(_) => return Some(format!("makes the compiler panic with {}", more.join(" "))),
            }
        }
        let is_valid = |words: &Vec<u32>| validator.is_none_or(|it| it.check(words, &self.args).is_ok());
        match (&ours.words, self.mark) {
            (Some(words), '+') => {
                (!is_valid(words)).then(|| "compiles to a module that spirv-val refuses".into())
            }
            (Some(_), _) => Some("compiles".into()),
            (None, '+') => Some(format!("is refused: {}", ours.diagnostics())),
            (None, '~') => None,
            (None, _) => {
                let is_refused = |it: &Option<Vec<u32>>| it.as_ref().is_none_or(|it| !is_valid(it));
                let is_agreed = validator.is_none() || unchecked.iter().any(is_refused);
                (!is_agreed).then(|| "is refused, but spirv-val accepts it".into())
            }
        }
    }
}

#[test]
fn what_compiles_is_valid_and_what_is_refused_is_not() {
    let prelude = fs::read_to_string(format!("{FOLDER}/prelude.hlsli")).expect("the prelude can be read");
    let validator = Validator::find();
    let mut paths: Vec<_> = fs::read_dir(FOLDER)
        .expect("the folder is there")
        .map(|it| it.expect("it can be read").path())
        .collect();
    paths.sort();
    paths.retain(|it| it.extension().is_some_and(|it| it == "probes"));
    let mut probes: Vec<Probe> = paths.iter().flat_map(|it| probes(it)).collect();
    let wanted = std::env::var("CASE").unwrap_or_default();
    probes.retain(|it| format!("{} {}", it.family, it.name).contains(&wanted));

    let faults = support::on_all_cores(&probes, |it| it.fault(&prelude, validator.as_ref()));
    let mut wrong = Vec::new();
    for (probe, fault) in probes.iter().zip(faults) {
        if let Some(fault) = fault.unwrap_or_else(|| Some("makes the compiler panic".into())) {
            wrong.push(format!("{}: {} {} {fault}", probe.family, probe.mark, probe.name));
        }
    }
    println!("{} probes", probes.len());
    assert!(wrong.is_empty(), "{} of {} probes:\n{}", wrong.len(), probes.len(), wrong.join("\n"));
}
