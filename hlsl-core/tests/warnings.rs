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
