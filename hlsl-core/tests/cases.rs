//! Compiles the files under `tests/compile` and the cases of the files under `tests/errors`, and compares what comes out
//! with what is recorded: SPIR-V as text, in a file beside the shader (`.spvasm`); diagnostics as text, below it.
//!
//! The first lines of a shader say how to compile it, each `// args: ...` line a run of its own. `BLESS=1` records what
//! comes out; `CASE=text` runs only the shaders with that text in their path. Every module that comes out also goes
//! through spirv-val: the one that `SPIRV_VAL` names, or the one that `scripts/prepare validator` installs. Without
//! one that part is left out, unless `HLSL_REQUIRE_VALIDATOR=1`; for runs with `-Vd` too, as these ask for it.
//!
//! A case under `tests/errors` must be refused; one of `warnings.cases` may compile, but not in silence. Each
//! diagnostic is recorded with its code in front, and every code that is declared must be recorded somewhere. A line
//! `// main: name` compiles the file of that name instead, as if it stood beside the case.

mod support;

use hlsl_core::diagnostics::Severity;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use support::Outcome;
use support::folded;
use support::validator::Validator;

/// What is to come of a case.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Expected {
    Module,
    Error,
    Warning,
}

/// What a run of one file gave: the text to record, and what is wrong whatever is recorded.
struct Run {
    text: String,
    wrong: Vec<String>,
}

fn run_file(path: &Path, expected: Expected, validator: Option<&Validator>) -> Run {
    let mut run = Run { text: String::new(), wrong: Vec::new() };
    let all_args = support::args_of(path);
    let source = support::text_of(path).unwrap_or_default();
    // The text of diagnostics and modules names the file as a user would: relative to the crate.
    let main = source.lines().find_map(|line| line.strip_prefix("// main:"));
    let main = main.map_or(path.to_owned(), |name| path.with_file_name(name.trim()));
    let name = main
        .strip_prefix(env!("CARGO_MANIFEST_DIR"))
        .unwrap_or(&main)
        .display()
        .to_string()
        .replace('\\', "/");
    let comment = if expected == Expected::Module { "; " } else { "" };
    for args in &all_args {
        if all_args.len() > 1 {
            let _ = writeln!(run.text, "{comment}== {}", args.join(" "));
        }
        let outcome = support::compile(&name, args);
        let Outcome { words, reports } = &outcome;
        for report in reports {
            let code = if expected == Expected::Module { String::new() } else { format!("{} ", report.code) };
            let _ = write!(run.text, "{comment}{code}");
            for (index, line) in report.text.lines().enumerate() {
                let comment = if index == 0 { "" } else { comment };
                let _ = writeln!(run.text, "{}", format!("{comment}{line}").trim_end());
            }
        }
        let is_refused = reports.iter().any(|report| report.severity == Severity::Error);
        let wrong = match (words, expected) {
            (Some(words), Expected::Module) => {
                run.text.push_str(&hlsl_core::disassemble::disassemble(words));
                let validator = validator.filter(|_| !args.iter().any(|it| it == "-Vd"));
                match validator.map(|validator| validator.check(words, args)) {
                    Some(Err(complaint)) => format!("gives a module that spirv-val refuses: {complaint}"),
                    _ => continue,
                }
            }
            (None, Expected::Module) => "does not compile".to_owned(),
            (Some(_), Expected::Error) => "compiles".to_owned(),
            (_, Expected::Warning) if reports.is_empty() => "is compiled without a warning".to_owned(),
            (None, _) if !is_refused => "is refused without an error".to_owned(),
            _ => continue,
        };
        run.wrong.push(format!("{wrong} ({})\n{}", args.join(" "), outcome.diagnostics()));
    }
    run
}

fn find(folder: &Path, extension: &str, found: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            find(&path, extension, found);
        } else if path.extension().is_some_and(|other| other == extension) {
            found.push(path);
        }
    }
    found.sort();
}

/// The first line in which two texts differ, as a reader would want it.
fn first_difference(recorded: &str, found: &str) -> String {
    let mut recorded_lines = recorded.lines();
    for (index, line) in found.lines().enumerate() {
        match recorded_lines.next() {
            Some(other) if other == line => {}
            Some(other) => return format!("line {}:\n  recorded: {other}\n  found:    {line}", index + 1),
            None => return format!("line {} is new: {line}", index + 1),
        }
    }
    format!("the end is missing, from: {}", recorded_lines.next().unwrap_or("(only in how lines end)"))
}

/// A shader, and what is recorded of it, if anything is.
struct Case {
    path: PathBuf,
    recorded: Option<String>,
}

/// Runs the cases that `CASE` asks for, and gives `record` the text of each that is not as recorded, if `BLESS` is set.
fn check(
    cases: &[Case],
    expected: fn(&Path) -> Expected,
    mut record: impl FnMut(usize, String),
) -> Vec<String> {
    let wanted = std::env::var("CASE").unwrap_or_default();
    let bless = std::env::var("BLESS").is_ok_and(|value| value != "0");
    let validator = Validator::find();
    let is_wanted = |(_, case): &(usize, &Case)| case.path.to_string_lossy().contains(&wanted);
    let chosen: Vec<_> = cases.iter().enumerate().filter(is_wanted).collect();
    let runs = support::on_all_cores(&chosen, |(_, case)| {
        run_file(&case.path, expected(&case.path), validator.as_ref())
    });
    let mut failed = Vec::new();
    for ((index, case), run) in chosen.iter().zip(runs) {
        let mut wrong = match run {
            Some(run) => {
                let mut wrong = run.wrong;
                // What is wrong in itself is not recorded as right.
                if case.recorded.as_ref() != Some(&run.text) && wrong.is_empty() {
                    match &case.recorded {
                        _ if bless => record(*index, run.text),
                        Some(it) => {
                            wrong.push(format!("is not as recorded, {}", first_difference(it, &run.text)))
                        }
                        None => wrong.push("has no record yet; BLESS=1 writes it".to_owned()),
                    }
                }
                wrong
            }
            None => vec!["the compiler panicked".to_owned()],
        };
        if !wrong.is_empty() {
            wrong.insert(0, case.path.display().to_string());
            failed.push(wrong.join("\n    "));
        }
    }
    println!("{} cases", chosen.len());
    failed
}

#[test]
fn shaders_compile_to_what_is_recorded() {
    let paths = support::shaders("compile");
    let read = |path: &PathBuf| std::fs::read_to_string(path.with_extension("spvasm")).ok();
    let cases: Vec<_> = paths.iter().map(|it| Case { path: it.clone(), recorded: read(it) }).collect();
    let mut failed = check(
        &cases,
        |_| Expected::Module,
        |index, text| {
            std::fs::write(paths[index].with_extension("spvasm"), text)
                .expect("the folder of the cases can be written to");
        },
    );
    let mut records = Vec::new();
    find(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/compile"), "spvasm", &mut records);
    for record in records.iter().filter(|record| !record.with_extension("hlsl").exists()) {
        failed.push(format!("{} belongs to no case", record.display()));
    }
    assert!(failed.is_empty(), "{} failed in tests/compile:\n{}", failed.len(), failed.join("\n"));
}

#[test]
fn mistakes_are_reported_as_recorded() {
    let failed = &*MISTAKES;
    assert!(failed.is_empty(), "{} failed in tests/errors:\n{}", failed.len(), failed.join("\n"));
}

/// What is wrong with the cases of mistakes. Run once: `BLESS=1` writes codes that another test looks for.
static MISTAKES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let mut failed = Vec::new();
    for file in folded::files(&errors()) {
        let mut folded = folded::read(&file);
        let cases: Vec<_> = folded
            .iter()
            .map(|it| Case {
                path: folded::path_of(&file, it),
                recorded: Some(it.recorded.clone()).filter(|it| !it.is_empty()),
            })
            .collect();
        let expected: fn(&Path) -> Expected =
            if file.ends_with("warnings.cases") { |_| Expected::Warning } else { |_| Expected::Error };
        let mut is_changed = false;
        failed.extend(check(&cases, expected, |index, text| {
            folded[index].recorded = text;
            is_changed = true;
        }));
        if is_changed {
            folded::write(&file, &folded);
        }
    }
    failed
});

fn errors() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/errors")
}

/// Codes that no file can show, each with the reason.
const WITHOUT_A_CASE: &[(&str, &str)] = &[
    ("E0004", "needs four gigabytes of source"),
    ("E0880", "comes from the writer of WGSL, whose tests show it"),
    ("E0878", "the tests have the feature without which it is given"),
    ("E0999", "no shader is known to give it; tests/surprises.rs provokes it"),
];

#[test]
fn every_code_has_a_case() {
    if std::env::var_os("BLESS").is_some() {
        LazyLock::force(&MISTAKES);
    }
    let mut recorded = BTreeSet::new();
    for case in folded::files(&errors()).iter().flat_map(|it| folded::read(it)) {
        let codes =
            case.recorded.lines().filter_map(|line| line.split_once(' ')).map(|(code, _)| code.to_owned());
        recorded.extend(codes);
    }
    let has_case = |code: &str| recorded.contains(code);
    // Two files are no case: tests/programs.rs and the explanations show what does not fit in a program.
    let is_of_program = |code: &str| code.starts_with("E10");
    let is_excused = |code: &str| is_of_program(code) || WITHOUT_A_CASE.iter().any(|(it, _)| *it == code);
    let missing: Vec<&str> =
        hlsl_core::diagnostics::list::codes().filter(|code| !has_case(code) && !is_excused(code)).collect();
    assert_eq!(missing, [""; 0], "these codes have no case in tests/errors");
    let excused_in_vain: Vec<&str> = WITHOUT_A_CASE.iter().map(|it| it.0).filter(|it| has_case(it)).collect();
    assert_eq!(excused_in_vain, [""; 0], "these codes have a case after all");
}
