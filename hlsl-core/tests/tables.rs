//! What the language allows, table by table, in `tables/*.table`: DXC's answers are stored there, and each answer of ours is
//! DXC's, or one that the table gives a reason for. `support/table.rs` has the format.
//!
//! An answer is `+` for a cell that is accepted and `-` for one that is not; a letter is a cell where we differ. Many cells make a
//! program, whose errors tell by their lines which cells they are in; what is left must compile. Where mistakes could disturb the
//! lines that follow them, `apart` instead of `cell` makes each cell a program.
//!
//! `TABLES_DXC=dxc cargo test -p hlsl-core --test tables` asks DXC again; `TABLE=text` chooses files by their names.

mod support;
#[allow(dead_code)] // what interfaces need
#[path = "support/table.rs"]
mod table;

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write,
    path::Path,
};

use hlsl_core::diagnostics::Severity;
use table::{Cell, Table, errors_of_dxc, line_of};

/// In a program.
const CELLS: usize = 500;

/// The lines of a program's errors; without any it compiles.
type Compiler<'a> = &'a (dyn Fn(&str, &[String]) -> Result<BTreeSet<usize>, String> + Sync);

fn errors_of_ours(program: &str, args: &[String]) -> Result<BTreeSet<usize>, String> {
    let args: Vec<&str> = args.iter().map(String::as_str).chain(["-ferror-limit=0"]).collect();
    let outcome = support::compile_text(program.into(), &args);
    let errors = outcome.reports.iter().filter(|it| it.severity == Severity::Error);
    let lines: BTreeSet<usize> = errors.filter_map(|it| line_of(&it.text, "shader.hlsl")).collect();
    if lines.is_empty() && outcome.words.is_none() {
        return Err(outcome.diagnostics());
    }
    Ok(lines)
}

/// Which cells are accepted.
fn accepted(table: &Table, cells: &[&Cell], errors: Compiler) -> Vec<bool> {
    let (program, first) = table.program(cells);
    let found = errors(&program, &table.args);
    if let [_] = cells {
        // Parts of a cell's mistake may be found behind it, or without a line.
        return vec![found.is_ok_and(|it| it.is_empty())];
    }
    let lines = first..first + cells.len();
    if let Ok(wrong) = found
        && wrong.iter().all(|it| lines.contains(it))
    {
        let answers: Vec<bool> = lines.map(|it| !wrong.contains(&it)).collect();
        let rest: Vec<&Cell> = cells.iter().zip(&answers).filter(|it| *it.1).map(|it| *it.0).collect();
        // What is left must compile, for some errors show only when there are no others.
        if wrong.is_empty() || errors(&table.program(&rest).0, &table.args).is_ok_and(|it| it.is_empty()) {
            return answers;
        }
    }
    // A crash, an error without a line or in a wrong one: find out which cell it is.
    let (left, right) = cells.split_at(cells.len() / 2);
    [accepted(table, left, errors), accepted(table, right, errors)].concat()
}

/// The answers to all cells of a table, row by row; `None` where the compiler panics.
fn answers(table: &Table, cells: &[Cell], errors: Compiler, failed: &mut String) -> Vec<Option<bool>> {
    let cells: Vec<&Cell> = cells.iter().collect();
    let programs: Vec<&[&Cell]> = cells.chunks(if table.is_apart { 1 } else { CELLS }).collect();
    let found = support::on_all_cores(&programs, |cells| accepted(table, cells, errors));
    let mut answers = Vec::new();
    for (cells, found) in programs.into_iter().zip(found) {
        if found.is_none() {
            writeln!(failed, "{}: a panic between {} and {CELLS} cells later", table.title, cells[0].row)
                .unwrap();
        }
        answers.extend(found.map_or(vec![None; cells.len()], |it| it.into_iter().map(Some).collect()));
    }
    answers
}

fn ask(dxc: &str, path: &Path) {
    let mut tables = Table::of_file(path);
    for table in &mut tables {
        let cells = table.cells();
        let mut failed = String::new();
        let found = answers(table, &cells, &|text, args| errors_of_dxc(dxc, text, args), &mut failed);
        assert!(failed.is_empty(), "DXC has no answers:\n{failed}");
        // A difference remains one while neither of us says anything else.
        let ours = answers(table, &cells, &errors_of_ours, &mut failed);
        let columns = table.columns.len();
        let mut known = BTreeMap::new();
        for (index, cells) in cells.chunks(columns).enumerate() {
            let before = table.answers.get(&cells[0].row).map_or("", String::as_str);
            let mut before = before.chars();
            let mut text = String::new();
            for at in index * columns..(index + 1) * columns {
                let letter = before.next().filter(|it| table.differences.contains_key(it));
                text.push(match letter {
                    Some(letter) if ours[at] != found[at] => letter,
                    _ if found[at] == Some(true) => '+',
                    _ => '-',
                });
            }
            known.insert(cells[0].row.clone(), text);
        }
        table.answers = known;
    }
    table::write_answers(path, &tables);
}

#[test]
fn tables_have_the_answers_of_dxc() {
    let mut failed = String::new();
    let mut count = 0;
    for path in table::files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/tables")) {
        if let Ok(dxc) = std::env::var("TABLES_DXC") {
            ask(&dxc, &path);
        }
        for table in Table::of_file(&path) {
            let cells = table.cells();
            count += cells.len();
            let found = answers(&table, &cells, &errors_of_ours, &mut failed);
            let known: Vec<char> = (cells.chunks(table.columns.len()))
                .flat_map(|cells| table.answers.get(&cells[0].row).map_or("", String::as_str).chars())
                .collect();
            if known.len() != cells.len() {
                writeln!(failed, "{}: answers are missing; TABLES_DXC asks for them", table.title).unwrap();
                continue;
            }
            for ((cell, known), found) in cells.iter().zip(known).zip(found) {
                let expected = match known {
                    '+' => true,
                    '-' => false,
                    letter => match table.differences.get(&letter) {
                        Some((ours, reason)) if !reason.is_empty() => ours == "accepts",
                        _ => panic!("{}: `{letter}` has no reason", table.title),
                    },
                };
                if found.is_some_and(|it| it != expected) {
                    let verb = if expected { "rejected" } else { "accepted" };
                    let Cell { row, column, text } = cell;
                    writeln!(failed, "{}: {row} {column} is {verb}: {text}", table.title).unwrap();
                }
            }
        }
    }
    assert!(count > 0, "there are no tables");
    println!("{count} cells");
    assert!(failed.is_empty(), "of {count} cells, some are wrong:\n{failed}");
}
