//! Questions about the language by chapter, in `rules/*.rules`, with DXC's answers; `scripts/rules` has the format and asks
//! them again. Each answer of ours is DXC's, or one that the file gives a reason for.

mod support;

use std::{
    fmt::Write,
    fs,
    path::{Path, PathBuf},
};

struct Rule {
    /// Of the question, from 1.
    line: usize,
    args: Vec<String>,
    program: String,
    /// DXC's answer.
    answer: String,
    /// Ours, where it is another one.
    ours: Option<String>,
}

fn chapters() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules");
    let files =
        fs::read_dir(folder).expect("the folder is there").map(|it| it.expect("it can be read").path());
    let mut paths: Vec<PathBuf> = files.filter(|it| it.extension().is_some_and(|it| it == "rules")).collect();
    paths.sort();
    paths
}

fn rules(path: &Path) -> Vec<Rule> {
    let text = fs::read_to_string(path).expect("the chapter can be read");
    let (mut args, mut tail) = (Vec::new(), String::new());
    let mut rules: Vec<Rule> = Vec::new();
    let mut is_program = false;
    for (index, line) in text.lines().enumerate() {
        if let Some(rule) = rules.last_mut() {
            if let Some(answer) = line.strip_prefix("= ") {
                rule.answer = answer.into();
                is_program = false;
                continue;
            }
            if let Some((answer, reason)) = line.strip_prefix("! ").and_then(|it| it.split_once(": ")) {
                assert!(!reason.is_empty(), "{}:{}: a difference needs a reason", path.display(), index + 1);
                rule.ours = Some(answer.into());
                continue;
            }
            if is_program {
                rule.program += line;
                rule.program.push('\n');
                continue;
            }
        }
        if line.starts_with("? ") {
            let (args, program) = (args.clone(), String::new());
            rules.push(Rule { line: index + 1, args, program, answer: String::new(), ours: None });
            is_program = true;
        } else if let Some(given) = line.strip_prefix("args:") {
            args = given.split_whitespace().map(str::to_owned).collect();
        } else if let Some(given) = line.strip_prefix("tail:") {
            tail = given.trim().into();
        }
    }
    for rule in rules.iter_mut().filter(|it| !it.program.contains("main(")) {
        rule.program += &tail;
        rule.program.push('\n');
    }
    rules
}

/// `accepts`, or `rejects` with the line of the first error.
fn answer(rule: &Rule) -> String {
    let args: Vec<&str> = rule.args.iter().map(String::as_str).collect();
    let outcome = support::compile_text(rule.program.clone().into_bytes(), &args);
    if outcome.words.is_some() {
        return "accepts".into();
    }
    let error = outcome.reports.iter().find(|it| it.severity == hlsl_core::diagnostics::Severity::Error);
    let place = error.and_then(|it| it.text.strip_prefix("shader.hlsl:")).and_then(|it| it.split(':').next());
    place.map_or_else(|| "rejects".into(), |line| format!("rejects {line}"))
}

#[test]
fn questions_have_the_answers_of_dxc() {
    let mut failed = String::new();
    let mut count = 0;
    for path in chapters() {
        let rules = rules(&path);
        let answers = support::on_all_cores(&rules, answer);
        count += rules.len();
        for (rule, given) in rules.iter().zip(answers) {
            let given = given.unwrap_or_else(|| "panics".into());
            let wanted = rule.ours.as_ref().unwrap_or(&rule.answer);
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            if rule.answer.is_empty() {
                writeln!(failed, "{name}:{}: has no answer; `scripts/rules` asks for it", rule.line).unwrap();
            } else if rule.ours.as_ref() == Some(&rule.answer) {
                writeln!(failed, "{name}:{}: our answer is no other than DXC's", rule.line).unwrap();
            } else if given != *wanted {
                writeln!(failed, "{name}:{}: {given}, expected {wanted}", rule.line).unwrap();
            }
        }
    }
    assert!(count > 0, "there are no questions");
    assert!(failed.is_empty(), "of {count} answers, some are wrong:\n{failed}");
}
