//! Warnings and their names: what `-Wno-NAME` and `-Werror=NAME` do to each of the cases in `tests/errors/warnings.cases`.

mod support;

use std::{
    collections::BTreeSet,
    path::{Path, PathBuf},
};

use hlsl_core::{
    diagnostics::{Severity, list},
    options::{Options, other_warnings},
};
use support::Outcome;

/// The name in the brackets after a message, as in `[-Wconversion]`.
fn name_of(text: &str) -> Option<&str> {
    let (name, _) = text.lines().next()?.rsplit_once(']')?;
    Some(name.rsplit_once("[-W")?.1)
}

fn has_pragmas(path: &Path) -> bool {
    let text = support::text_of(path).unwrap_or_default();
    text.contains("\"-W") || text.contains("#pragma warning")
}

fn compile(path: &Path, args: &[String], option: Option<String>) -> Outcome {
    // After the others, to be the last word.
    let args: Vec<String> = args.iter().cloned().chain(option).collect();
    support::compile(&path.display().to_string(), &args)
}

#[test]
fn the_name_of_each_warning_turns_it_off_or_makes_it_an_error() {
    let mut seen = BTreeSet::new();
    // Pragmas have the last word where they stand.
    let is_meant =
        |path: &PathBuf| path.components().any(|it| it.as_os_str() == "warnings") && !has_pragmas(path);
    let cases = support::shaders("errors").into_iter().filter(is_meant);
    for path in cases {
        for args in support::args_of(&path) {
            let plain = compile(&path, &args, None);
            let names = plain.reports.iter().filter_map(|it| name_of(&it.text));
            for name in names.collect::<BTreeSet<_>>() {
                let has = |outcome: &Outcome| {
                    let mut found = outcome.reports.iter().filter(|it| name_of(&it.text) == Some(name));
                    found.next().map(|first| {
                        assert!(found.all(|it| it.severity == first.severity));
                        first.severity
                    })
                };
                let case = format!("-Wno-{name} {}", path.display());
                assert_eq!(has(&compile(&path, &args, Some(format!("-Wno-{name}")))), None, "{case}");
                let error = compile(&path, &args, Some(format!("-Werror={name}")));
                assert_eq!(has(&error), Some(Severity::Error), "{case}");
                let spared = compile(&path, &args, Some(format!("-Wno-error={name}")));
                assert_eq!(has(&spared), Some(Severity::Warning), "{case}");
                seen.insert(name.to_owned());
            }
        }
    }
    let all: BTreeSet<String> = list::warning_names().map(str::to_owned).collect();
    assert_eq!(all.difference(&seen).collect::<Vec<_>>(), [""; 0], "no case has these");
}

#[test]
fn names_without_a_warning_are_accepted_in_every_form() {
    for name in other_warnings() {
        assert!(
            list::warning_names().all(|it| it != name),
            "{name} is a warning now: take it off OTHER_WARNINGS in options/warnings.rs"
        );
        for option in ["-W", "-Wno-", "-Werror=", "-Wno-error="] {
            let options = Options::from_args(["-T", "ps_6_0", &format!("{option}{name}")]).unwrap();
            assert!(options.internal.remarks.is_empty(), "{option}{name}");
        }
    }
}

/// A group turns its warnings off together, and a name in it only its own.
#[test]
fn a_group_and_the_names_in_it_act_on_their_warnings_alone() {
    let in_group = ["wgpu-limits", "comparison-level", "nonuniform-barrier"];
    let mut seen = BTreeSet::new();
    for path in support::shaders("errors").into_iter().filter(|it| !has_pragmas(it)) {
        for args in support::args_of(&path) {
            let warnings = |outcome: Outcome| -> BTreeSet<(&'static str, Option<String>, Severity)> {
                let reports = outcome.reports.iter();
                reports.map(|it| (it.code, name_of(&it.text).map(str::to_owned), it.severity)).collect()
            };
            let plain = warnings(compile(&path, &args, None));
            let is_warning = |it: &&(_, _, Severity)| it.2 == Severity::Warning;
            if plain.iter().any(|it| it.2 == Severity::Error) {
                continue;
            }
            let names: BTreeSet<&str> = plain.iter().filter_map(|it| it.1.as_deref()).collect();
            let Some(name) = names.into_iter().find(|it| in_group.contains(it)) else { continue };
            let without = |names: &[&str]| -> BTreeSet<_> {
                let is_left =
                    |it: &&(_, Option<String>, _)| it.1.as_deref().is_none_or(|it| !names.contains(&it));
                plain.iter().filter(is_left).cloned().collect()
            };
            let case = path.display();
            let off = warnings(compile(&path, &args, Some("-Wno-wgpu-limits".into())));
            assert_eq!(off, without(&in_group), "-Wno-wgpu-limits {case}");
            if name != "wgpu-limits" {
                let off = warnings(compile(&path, &args, Some(format!("-Wno-{name}"))));
                assert_eq!(off, without(&[name]), "-Wno-{name} {case}");
            }
            let errors = warnings(compile(&path, &args, Some("-Werror=wgpu-limits".into())));
            let is_error = |it: &&(_, Option<String>, Severity)| it.2 == Severity::Error;
            let of_group = plain.difference(&without(&in_group)).count();
            assert_eq!(errors.iter().filter(is_error).count(), of_group, "-Werror=wgpu-limits {case}");
            seen.extend(plain.iter().filter(is_warning).map(|it| it.0));
        }
    }
    let of_wgpu: BTreeSet<&str> = [
        "W0883", "W0884", "W0885", "W0888", "W0890", "W0891", "W0892", "W0893", "W0894", "W0895", "W0896",
        "W0899",
    ]
    .into();
    assert_eq!(of_wgpu.difference(&seen).collect::<Vec<_>>(), [&""; 0], "no case has these alone");
}
