//! What Vulkan asks of a module and spirv-val cannot see: every rule of docs/vulkan-rules.md, over the shaders that can meet it.
//!
//! The rules are in `tests/vulkan_rules/*.txt`:
//!
//! ```text
//! # RuntimeSpirv-NonUniform-06274          the rule, as the page names it: a part of a VUID, or a section
//! args: -T ps_6_0 -E main                  how to compile it; each row is compiled with each such line
//! code: $2 main() { $3 }                   a shader, as many lines as there are
//! expect: ?i = OpSampledImage ... & OpDecorate ?i NonUniform
//! a texture  Texture2D t;  t.Load(0);      a row: the columns are $1, $2 and so on, with two spaces between them
//! ```
//!
//! Lines that begin with `args:` or `code:` start anew what stands above them, and so do the others behind a row. What they
//! ask for is about lines of the disassembly:
//!
//! ```text
//! expect: A & B      there are lines like A and B
//! never: A & B       there are none
//! every: A => B & C  there are lines like A, and for each of them lines like B and C
//! 3 times: A         there are three lines like A
//! refuse: A          there is no module; instead of that, the diagnostics say A
//! ```
//!
//! In a line, `?name` is a word that is the same everywhere, `_` is any word, `...` is any number of them, `~Flag` is a word
//! with that flag among those that it joins, and `a|b` is one of two words. Each module also goes through spirv-val. `CASE=text`
//! runs only rows with that text in their rule or name, and `RULES_COMPILER=dxc` asks another compiler with DXC's command line.

mod support;

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use support::validator::Validator;

#[derive(Clone, Default)]
struct Section {
    rule: String,
    args: Vec<Vec<String>>,
    code: String,
    asks: Vec<(String, String)>,
    rows: usize,
    /// Whether the next line that asks for something begins anew.
    is_complete: bool,
}

struct Row {
    rule: String,
    name: String,
    args: Vec<String>,
    source: String,
    asks: Vec<(String, String)>,
}

/// `$1` to `$9` are the columns; a column that is not there is nothing.
fn filled(text: &str, columns: &[&str]) -> String {
    (1..=9).rev().fold(text.to_owned(), |text, number| {
        text.replace(&format!("${number}"), columns.get(number - 1).copied().unwrap_or(""))
    })
}

fn rows_of(text: &str) -> (Vec<Row>, Vec<String>) {
    let (mut rows, mut wrong) = (Vec::new(), Vec::new());
    let mut section = Section::default();
    let mut was_args = false;
    for line in text.lines().map(str::trim_end).chain(["# "]) {
        if line.is_empty() || line.starts_with("//") {
            continue;
        }
        let (kind, rest) = line.split_once(':').unwrap_or(("", line));
        let is_args = kind == "args";
        if let Some(rule) = line.strip_prefix("# ") {
            if !section.rule.is_empty() && section.rows == 0 {
                wrong.push(format!("{} has no rows", section.rule));
            }
            section = Section { rule: rule.trim().to_owned(), ..Section::default() };
        } else if is_args {
            if !was_args {
                section.args.clear();
            }
            section.args.push(rest.split_whitespace().map(str::to_owned).collect());
        } else if kind == "code" {
            section.code = format!("{rest}\n");
        } else if line.starts_with("    ") {
            section.code += &format!("{line}\n");
        } else if matches!(kind, "expect" | "never" | "every" | "refuse") || kind.ends_with(" times") {
            if std::mem::take(&mut section.is_complete) {
                section.asks.clear();
            }
            section.asks.push((kind.to_owned(), rest.trim().to_owned()));
        } else {
            section.rows += 1;
            section.is_complete = true;
            let columns: Vec<&str> = line.split("  ").map(str::trim).filter(|it| !it.is_empty()).collect();
            for args in &section.args {
                rows.push(Row {
                    rule: section.rule.clone(),
                    name: columns.first().copied().unwrap_or("").to_owned(),
                    args: args.iter().map(|it| filled(it, &columns)).collect(),
                    source: filled(&section.code, &columns),
                    asks: section
                        .asks
                        .iter()
                        .map(|(kind, ask)| (kind.clone(), filled(ask, &columns)))
                        .collect(),
                });
            }
        }
        was_args = is_args;
    }
    (rows, wrong)
}

/// What the names of a pattern stand for.
type Names<'t> = Vec<(&'t str, &'t str)>;

/// Whether a line is as a pattern says.
fn fits<'t>(pattern: &[&'t str], line: &[&'t str], names: &mut Names<'t>) -> bool {
    let Some((&first, patterns)) = pattern.split_first() else { return line.is_empty() };
    if first == "..." {
        let before = names.len();
        return (0..=line.len()).any(|skipped| {
            names.truncate(before);
            fits(patterns, &line[skipped..], names)
        });
    }
    let Some((&word, words)) = line.split_first() else { return false };
    let is_word = if let Some(flag) = first.strip_prefix('~') {
        word.split('|').any(|it| it == flag)
    } else if first.starts_with('?') {
        match names.iter().find(|it| it.0 == first) {
            Some(known) => known.1 == word,
            None => {
                names.push((first, word));
                true
            }
        }
    } else {
        first == "_" || first == word || first.contains('|') && first.split('|').any(|it| it == word)
    };
    is_word && fits(patterns, words, names)
}

/// Every way to find a line for each pattern.
fn found<'t>(patterns: &[Vec<&'t str>], lines: &[Vec<&'t str>], names: &Names<'t>) -> Vec<Names<'t>> {
    let Some((first, rest)) = patterns.split_first() else { return vec![names.clone()] };
    let mut all = Vec::new();
    for line in lines {
        let mut names = names.clone();
        if fits(first, line, &mut names) {
            all.extend(found(rest, lines, &names));
        }
    }
    all
}

fn patterns(text: &str) -> Vec<Vec<&str>> {
    text.split(" & ").map(|it| it.split_whitespace().collect()).collect()
}

/// What is wrong with a module.
fn complaint(kind: &str, ask: &str, lines: &[Vec<&str>]) -> Option<String> {
    let find = |text, names: &Names<'_>| found(&patterns(text), lines, names).len();
    let count = |text| find(text, &Vec::new());
    match kind {
        "expect" => (count(ask) == 0).then(|| format!("has no `{ask}`")),
        "never" => (count(ask) != 0).then(|| format!("has `{ask}`")),
        "every" => {
            let Some((all, have)) = ask.split_once(" => ") else { return Some(format!("what is `{ask}`?")) };
            let all = found(&patterns(all), lines, &Vec::new());
            if all.is_empty() {
                return Some(format!("has nothing that `{ask}` is about"));
            }
            let bad = all.iter().find(|names| found(&patterns(have), lines, names).is_empty())?;
            Some(format!("`{ask}` does not hold for {bad:?}"))
        }
        _ => {
            let wanted = kind.trim_end_matches(" times").parse::<usize>().ok();
            (Some(count(ask)) != wanted).then(|| format!("has `{ask}` {} times, not {kind}", count(ask)))
        }
    }
}

/// The module, or what is said instead.
fn compiled(row: &Row) -> Result<Vec<u32>, String> {
    let args: Vec<&str> = row.args.iter().map(|it| it.as_str()).collect();
    let Some(compiler) = std::env::var_os("RULES_COMPILER") else {
        let outcome = support::compile_text(row.source.clone().into_bytes(), &args);
        let said = outcome.diagnostics();
        return outcome.words.ok_or(said);
    };
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let input = std::env::temp_dir().join(format!("rule-{}-{number}.hlsl", std::process::id()));
    let output = input.with_extension("spv");
    std::fs::write(&input, &row.source).map_err(|it| it.to_string())?;
    let run = Command::new(compiler).arg("-spirv").args(args).arg(&input).arg("-Fo").arg(&output).output();
    let words = std::fs::read(&output);
    let _ = (std::fs::remove_file(&input), std::fs::remove_file(&output));
    let said = run.map_err(|it| it.to_string())?.stderr;
    let bytes = words.map_err(|_| String::from_utf8_lossy(&said).into_owned())?;
    Ok(bytes.chunks_exact(4).map(|it| u32::from_le_bytes([it[0], it[1], it[2], it[3]])).collect())
}

fn check(row: &Row, validator: Option<&Validator>) -> Option<String> {
    let refusals = || row.asks.iter().filter(|it| it.0 == "refuse").map(|it| it.1.as_str());
    let words = match compiled(row) {
        Ok(words) => words,
        Err(said) => {
            return (refusals().next().is_none() || !refusals().all(|it| said.contains(it))).then_some(said);
        }
    };
    if refusals().next().is_some() {
        return Some("compiles".to_owned());
    }
    if row.asks.is_empty() {
        return Some("asks for nothing".to_owned());
    }
    let text = hlsl_core::disassemble::disassemble(&words);
    let lines: Vec<Vec<&str>> = text.lines().map(|it| it.split_whitespace().collect()).collect();
    let complaints = row.asks.iter().filter_map(|(kind, ask)| complaint(kind, ask, &lines));
    let invalid = validator.and_then(|it| it.check(&words, &row.args).err());
    let all: Vec<String> = complaints.chain(invalid).collect();
    (!all.is_empty()).then(|| format!("{}\n{text}", all.join("\n")))
}

fn all_rows() -> (Vec<Row>, Vec<String>) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vulkan_rules");
    let mut paths: Vec<_> = std::fs::read_dir(&folder).unwrap().map(|it| it.unwrap().path()).collect();
    paths.sort();
    let (mut rows, mut wrong) = (Vec::new(), Vec::new());
    for path in paths {
        let (more, bad) = rows_of(&std::fs::read_to_string(path).unwrap());
        rows.extend(more);
        wrong.extend(bad);
    }
    (rows, wrong)
}

#[test]
fn every_rule_of_vulkan_is_kept() {
    let (mut rows, mut wrong) = all_rows();
    let count = rows.len();
    let wanted = std::env::var("CASE").unwrap_or_default();
    rows.retain(|row| row.rule.contains(&wanted) || row.name.contains(&wanted));
    let validator = Validator::find();
    let results = support::on_all_cores(&rows, |row| check(row, validator.as_ref()));
    for (row, result) in rows.iter().zip(results) {
        let complaint = match result {
            Some(None) => continue,
            Some(Some(complaint)) => complaint,
            None => "the compiler panicked".to_owned(),
        };
        wrong.push(format!(
            "{}: {} ({})\n{}\n{complaint}",
            row.rule,
            row.name,
            row.args.join(" "),
            row.source
        ));
    }
    println!("{} of {count} rows", rows.len());
    assert!(wrong.is_empty(), "{} rows break a rule:\n\n{}", wrong.len(), wrong.join("\n\n"));
}

#[test]
fn the_page_and_the_tests_have_the_same_rules() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = std::fs::read_to_string(folder.join("../docs/vulkan-rules.md")).unwrap();
    let mut known = BTreeSet::new();
    let exists = |file: &str| ["src", "backend/src"].iter().any(|it| folder.join(it).join(file).exists());
    let mut test = "";
    for line in page.lines() {
        let names: Vec<&str> = line.split('`').skip(1).step_by(2).collect();
        if let (true, Some(name)) = (line.starts_with("## "), names.first()) {
            test = *name;
        } else if let (true, Some(rule)) = (line.starts_with("- "), names.first()) {
            assert!(known.insert(rule.to_string()), "{rule} stands on the page twice");
            let tests =
                std::fs::read_to_string(folder.join("tests/vulkan_rules").join(test)).unwrap_or_default();
            assert!(tests.lines().any(|it| it == format!("# {rule}")), "{test} has no {rule}");
        }
        for file in names.iter().filter(|it| it.ends_with(".rs")) {
            assert!(exists(file), "rules are kept in {file}, which does not exist");
        }
    }
    let tested: BTreeSet<String> = all_rows().0.into_iter().map(|it| it.rule).collect();
    assert_eq!(known, tested, "left: rules of the page, right: rules with tests");
}
