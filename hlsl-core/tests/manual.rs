//! Every row of the mapping manual's tables: HLSL that says it, and what the manual has for it, which must be in the
//! module. Each module also goes through spirv-val.
//!
//! The rows are in `tests/manual/*.txt`, a section for each table:
//!
//! ```text
//! # Arithmetic operators                   the section of the manual
//! args: -T cs_6_2 -E main                  how to compile it
//! code: $2 result = $3;                    a shader (as many lines as there are), or what stands in `main`
//! expect: $4                               words that the module has, one line each; after `not` words that it has not
//! refuse: $4                               instead of those: words of the diagnostics, where there is to be no module
//! + of signed integers  int  i + j  OpIAdd a row: the columns are $1, $2 and so on, with two spaces between them
//! ```
//!
//! Where only the inside of `main` is written, the values in [`PRELUDE`] are at hand, and a shader with an empty `main`
//! must not have the words already: what could not fail shows nothing. `CASE=text` runs only rows with that text in their
//! section or name.

mod support;

use std::path::Path;
use support::{newest, validator::Validator};

const PRELUDE: &str = "
struct Plain { float a; float2 b; float2x3 c; };
cbuffer Given
{
    bool p, q; bool2 p2, q2;
    int i, j; int2 i2, j2; int3 i3; int2x2 im, jm;
    uint u, v; uint2 u2, v2; uint4 u4;
    float f, g, h; float2 f2, g2, h2; float3 f3, g3; float4 f4, g4; float3 h3;
    float2x2 m22, n22; float2x3 m23; float3x4 m34; float1x3 row;
    double d; uint64_t w; Plain plain;
};
RWStructuredBuffer<int> ints;
RWStructuredBuffer<uint> uints;
RWStructuredBuffer<float> floats;
RWStructuredBuffer<Plain> plains;
groupshared int shared_int;
groupshared uint shared_uint;
";

struct Row {
    section: String,
    name: String,
    args: Vec<String>,
    source: String,
    /// The same around nothing, if only the inside of `main` is written.
    empty: Option<String>,
    expected: Vec<String>,
    unwanted: Vec<String>,
    /// Words of the diagnostics, if it is to be refused.
    refused: Vec<String>,
}

#[derive(Clone, Default)]
struct Section {
    title: String,
    args: Vec<String>,
    code: Vec<String>,
    expect: Vec<String>,
    refuse: Vec<String>,
    rows: usize,
}

/// `$1` to `$9` are the columns; a column that is not there is nothing.
fn filled(text: &str, columns: &[&str]) -> String {
    let mut result = text.to_owned();
    for number in (1..=9).rev() {
        result = result.replace(&format!("${number}"), columns.get(number - 1).copied().unwrap_or(""));
    }
    result
}

fn around(body: &str, args: &[String]) -> String {
    let main = match args.iter().any(|it| it.starts_with("ps_")) {
        true => format!("float4 main(float4 at : SV_Position) : SV_Target {{\n{body}\nreturn 0; }}\n"),
        false => format!("[numthreads(8, 8, 1)] void main(uint id : SV_GroupIndex) {{\n{body}\n}}\n"),
    };
    format!("{PRELUDE}{main}")
}

fn rows_of(text: &str, wrong: &mut Vec<String>) -> Vec<Row> {
    let mut rows = Vec::new();
    let mut section = Section::default();
    let mut finish = |section: &Section| {
        if !section.title.is_empty() && section.rows == 0 {
            wrong.push(format!("{} has no rows", section.title));
        }
    };
    for line in text.lines() {
        let line = line.trim_end();
        if line.is_empty() || line.starts_with("//") {
            continue;
        }
        if let Some(title) = line.strip_prefix("# ") {
            finish(&section);
            section = Section { title: title.trim().to_owned(), ..Section::default() };
        } else if let Some(args) = line.strip_prefix("args:") {
            section.args = args.split_whitespace().map(str::to_owned).collect();
        } else if let Some(code) = line.strip_prefix("code:") {
            section.code = vec![code.to_owned()];
        } else if let Some(expect) = line.strip_prefix("expect:") {
            section.expect.push(expect.trim().to_owned());
        } else if let Some(refuse) = line.strip_prefix("refuse:") {
            section.refuse.push(refuse.trim().to_owned());
        } else if line.starts_with("    ") && section.expect.is_empty() && section.refuse.is_empty() {
            section.code.push(line.to_owned());
        } else {
            section.rows += 1;
            let columns: Vec<&str> = line.split("  ").map(str::trim).filter(|it| !it.is_empty()).collect();
            let body = filled(&section.code.join("\n"), &columns);
            let is_whole = body.contains("main(");
            let words = |text: &String| -> Vec<String> {
                // Several in one column.
                filled(text, &columns).split(" & ").map(|it| it.trim().to_owned()).collect()
            };
            let refused = section.refuse.iter().flat_map(words).collect();
            let (mut expected, mut unwanted) = (Vec::new(), Vec::new());
            for expect in &section.expect {
                let expect = filled(expect, &columns);
                match expect.strip_prefix("not") {
                    Some(it) => unwanted.push(it.trim().to_owned()),
                    None => expected.extend(words(&expect)),
                }
            }
            expected.retain(|it| !it.is_empty());
            unwanted.retain(|it| !it.is_empty());
            rows.push(Row {
                section: section.title.clone(),
                name: columns.first().copied().unwrap_or("").to_owned(),
                args: section.args.iter().map(|it| filled(it, &columns)).collect(),
                source: if is_whole { body } else { around(&body, &section.args) },
                empty: (!is_whole).then(|| around("", &section.args)),
                expected,
                unwanted,
                refused,
            });
        }
    }
    finish(&section);
    rows
}

/// Whether the words are there, and not only as the beginning of a longer one.
fn has(text: &str, words: &str) -> bool {
    let is_part = |it: char| it.is_alphanumeric() || it == '_';
    text.match_indices(words)
        .any(|(at, _)| !text[at + words.len()..].starts_with(is_part) && !text[..at].ends_with(is_part))
}

fn assembly(source: &str, args: &[String], validator: Option<&Validator>) -> Result<String, String> {
    let given: Vec<&str> = args.iter().map(|it| it.as_str()).collect();
    let outcome = support::compile_text(source.into(), &given);
    let Some(words) = &outcome.words else { return Err(outcome.diagnostics()) };
    // `-Vd` says that no validator can know what is in it.
    if let Some(validator) = validator.filter(|_| !args.iter().any(|it| it == "-Vd")) {
        validator.check(words, args)?;
    }
    Ok(hlsl_core::disassemble::disassemble(words))
}

fn functions(text: &str) -> &str {
    let start = text.find("OpFunction ").and_then(|it| text[..it].rfind('\n'));
    start.map_or(text, |it| &text[it..])
}

fn check(row: &Row, validator: Option<&Validator>) -> Option<String> {
    let text = match assembly(&row.source, &row.args, validator) {
        Ok(_) if !row.refused.is_empty() => return Some("compiles".to_owned()),
        Ok(text) => text,
        Err(error) if row.refused.is_empty() => return Some(error),
        Err(error) => {
            let missing = row.refused.iter().find(|it| !error.contains(it.as_str()))?;
            return Some(format!("does not say `{missing}` but\n{error}"));
        }
    };
    let empty = row.empty.as_ref().and_then(|it| assembly(it, &row.args, None).ok());
    if row.expected.is_empty() && row.unwanted.is_empty() {
        return Some("says nothing of what it expects".to_owned());
    }
    for words in &row.expected {
        if !has(&text, words) {
            return Some(format!("has no `{words}`\n{}", functions(&text)));
        }
        if empty.as_ref().is_some_and(|it| has(it, words)) {
            return Some(format!("`{words}` is there without the row, too"));
        }
    }
    let found = row.unwanted.iter().find(|it| has(&text, it))?;
    Some(format!("has `{found}`\n{}", functions(&text)))
}

/// What spirv-val of 2025 does not know, and all of matrices, which are valid for both.
#[test]
fn rows_of_vulkan_2026_and_matrices_are_valid() {
    let read = |name: &str| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/manual").join(name);
        rows_of(&std::fs::read_to_string(path).unwrap(), &mut Vec::new()).into_iter()
    };
    let is_unchecked = |row: &Row| row.args.iter().any(|it| it == "-Vd");
    let new = read("vulkan_2026.txt").filter(is_unchecked);
    let matrices =
        read("shader_models.txt").filter(|it| it.section.starts_with("dx/linalg.h") && !is_unchecked(it));
    let rows: Vec<Row> = new.chain(matrices).filter(|it| it.refused.is_empty()).collect();
    let folder = std::env::temp_dir().join(format!("hlsl-core-manual-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    for (index, row) in rows.iter().enumerate() {
        let args: Vec<&str> = row.args.iter().map(|it| it.as_str()).collect();
        let words = support::compile_text(row.source.as_str().into(), &args).words.expect("the row compiles");
        let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        std::fs::write(folder.join(format!("{index}.spv")), bytes).unwrap();
    }
    let wrong = newest::find().map(|it| newest::validate(&it, &folder, rows.len()));
    let _ = std::fs::remove_dir_all(&folder);
    assert!(!rows.is_empty());
    assert_eq!(wrong.unwrap_or_default(), "");
}

#[test]
fn every_row_of_the_manual_gives_what_it_says() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/manual");
    let mut paths: Vec<_> = std::fs::read_dir(&folder).unwrap().map(|it| it.unwrap().path()).collect();
    paths.sort();
    let mut wrong = Vec::new();
    let mut rows = Vec::new();
    for path in paths {
        rows.extend(rows_of(&std::fs::read_to_string(path).unwrap(), &mut wrong));
    }
    let count = rows.len();
    let wanted = std::env::var("CASE").unwrap_or_default();
    rows.retain(|row| row.section.contains(&wanted) || row.name.contains(&wanted));
    let validator = Validator::find();
    let results = support::on_all_cores(&rows, |row| check(row, validator.as_ref()));
    for (row, result) in rows.iter().zip(results) {
        let complaint = match result {
            Some(None) => continue,
            Some(Some(complaint)) => complaint,
            None => "the compiler panicked".to_owned(),
        };
        let source = row.source.strip_prefix(PRELUDE).unwrap_or(&row.source);
        wrong.push(format!("{}: {}\n{source}\n{complaint}", row.section, row.name));
    }
    println!("{} of {count} rows", rows.len());
    assert!(
        wrong.is_empty(),
        "{} rows are not as the manual has them:\n\n{}",
        wrong.len(),
        wrong.join("\n\n")
    );
}
