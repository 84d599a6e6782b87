//! What the host sees of a shader, table by table, in `interfaces/*.table`: DXC's bindings, layouts and locations are stored there,
//! and ours are the same, or the table says why not. `support/table.rs` has the format.
//!
//! Each cell is a program. Its answer is a list of facts as `support/words.rs` reads them from the words, or `-` where the
//! program is rejected; before that, a letter and a colon where ours differs.
//!
//! `TABLES_DXC=dxc cargo test -p hlsl-core --test interfaces` asks DXC again; `TABLE=text` chooses files by their names.

mod support;
#[allow(dead_code)] // what verdicts need
#[path = "support/table.rs"]
mod table;
#[path = "support/words.rs"]
mod words;

use std::path::Path;

use table::{Cell, Table, words_of_dxc};
use words::Words;

/// Of a program's words. What the cells of a table have in common is left out.
fn facts(words: Option<Vec<u32>>) -> String {
    let Some(words) = words else { return "-".to_owned() };
    let facts = Words::new(&words).facts();
    let is_told = |it: &&String| {
        let of_entry = ["input", "output", "push constants"].map(|it| format!("entry main {it} "));
        !it.starts_with("entry") || of_entry.iter().any(|start| it.starts_with(start))
    };
    let told: Vec<&str> =
        facts.iter().filter(is_told).map(|it| it.trim_start_matches("entry main ")).collect();
    if told.is_empty() { "nothing".to_owned() } else { told.join("; ") }
}

fn program(table: &Table, cell: &Cell) -> String {
    table.program(&[cell]).0
}

fn ours(table: &Table, cell: &Cell) -> String {
    let args: Vec<&str> = table.args.iter().map(String::as_str).collect();
    facts(support::compile_text(program(table, cell).into(), &args).words)
}

/// The letter of a difference and DXC's facts.
fn answer<'a>(table: &'a Table, cell: &Cell) -> (&'a str, &'a str) {
    let answer = table.answers.get(&cell.row).map_or("", String::as_str);
    answer.split_once(": ").filter(|it| it.0.len() == 1).unwrap_or(("", answer))
}

fn ask(dxc: &str, path: &Path) {
    let mut tables = Table::of_file(path);
    for table in &mut tables {
        let cells = table.cells();
        let found = support::on_all_cores(&cells, |cell| {
            let of_dxc = facts(words_of_dxc(dxc, &program(table, cell), &table.args));
            let letter = answer(table, cell).0;
            let is_same = letter.is_empty() || ours(table, cell) == of_dxc;
            let answer = if is_same { of_dxc } else { format!("{letter}: {of_dxc}") };
            (cell.row.clone(), answer)
        });
        table.answers = found.into_iter().map(|it| it.expect("both have an answer")).collect();
    }
    table::write_answers(path, &tables);
}

#[test]
fn hosts_see_what_they_see_of_dxc() {
    let mut failed = String::new();
    let mut count = 0;
    for path in table::files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/interfaces")) {
        if let Ok(dxc) = std::env::var("TABLES_DXC") {
            ask(&dxc, &path);
        }
        for table in Table::of_file(&path) {
            let cells = table.cells();
            count += cells.len();
            let found = support::on_all_cores(&cells, |cell| ours(&table, cell));
            for (cell, found) in cells.iter().zip(found) {
                let (letter, expected) = answer(&table, cell);
                let has_reason = letter.chars().next().is_some_and(|it| table.differences.contains_key(&it));
                let found = found.unwrap_or_else(|| "a panic".to_owned());
                if expected.is_empty() || (found == expected) == has_reason {
                    let (title, row) = (&table.title, &cell.row);
                    failed += &format!("{title}: {row}\n    dxc  {expected}\n    ours {found}\n");
                }
            }
        }
    }
    assert!(count > 0, "there are no tables");
    println!("{count} interfaces");
    assert!(failed.is_empty(), "of {count} interfaces, some differ:\n{failed}");
}
