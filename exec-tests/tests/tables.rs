//! What operators and conversions give, table by table, in `tables/*.table`: DXC's numbers are stored there, and ours are the same,
//! or the table says why not. `hlsl-core/tests/support/table.rs` has the format.
//!
//! A cell is a statement that writes a word to `o[@n]`. An answer is that word in hexadecimal, `-` where DXC rejects the cell,
//! and a letter before the word where ours differs. `TABLES_DXC=dxc cargo test -p exec-tests --test tables` asks DXC again.

#[allow(dead_code, unreachable_pub)] // what verdicts need
#[path = "../../hlsl-core/tests/support/table.rs"]
mod table;

use exec_tests::case::{Bound, Case};
use exec_tests::compile;
use exec_tests::device::{Device, entry_point};
use std::collections::BTreeMap;
use std::path::Path;
use table::{Cell, Table, errors_of_dxc};

/// In a program.
const CELLS: usize = 300;

/// What the shaders read, as integers and as floats.
const WHOLES: [i32; 4] = [-7, 3, 40, 1];
const REALS: [f32; 2] = [6.5, 1.5];

type Compiler<'a> = &'a dyn Fn(&str, &[&str]) -> Result<Vec<u32>, String>;

/// The words of cells; `None` for one that does not compile.
fn words(
    device: &Device,
    table: &Table,
    cells: &[(usize, &Cell)],
    compile: Compiler,
) -> Result<Vec<Option<u32>>, String> {
    if cells.len() > CELLS {
        let (left, right) = cells.split_at(CELLS);
        return Ok([words(device, table, left, compile)?, words(device, table, right, compile)?].concat());
    }
    let args: Vec<&str> = table.args.iter().map(String::as_str).collect();
    let texts: Vec<&Cell> = cells.iter().map(|it| it.1).collect();
    let module = match (compile(&table.program(&texts).0, &args), cells) {
        (Ok(module), _) => module,
        (Err(_), []) => return Ok(Vec::new()),
        (Err(_), [_]) => return Ok(vec![None]),
        // Find out which cell it is.
        (Err(_), _) => {
            let (left, right) = cells.split_at(cells.len() / 2);
            return Ok([words(device, table, left, compile)?, words(device, table, right, compile)?].concat());
        }
    };
    let wholes = WHOLES.iter().flat_map(|it| it.to_le_bytes()).collect();
    let reals = REALS.iter().flat_map(|it| it.to_le_bytes()).collect();
    let length = cells.last().map_or(0, |it| it.0 + 1);
    let bound = (0..).zip([wholes, reals, vec![0; length * 4]].map(Bound::Buffer)).collect();
    let case = Case { bound, ..Case::empty() };
    let entry_point = entry_point(&module).ok_or("the module has no entry point")?;
    let bytes = device.run(&case, &module, &entry_point)?;
    let bytes = &bytes.iter().find(|it| it.0 == 2).ok_or("nothing came out")?.1;
    let mut found = Vec::new();
    for (index, _) in cells {
        let word = bytes.get(index * 4..index * 4 + 4).and_then(|it| it.try_into().ok());
        found.push(Some(u32::from_le_bytes(word.ok_or("too little came out")?)));
    }
    Ok(found)
}

fn by_us(text: &str, args: &[&str]) -> Result<Vec<u32>, String> {
    compile::text(text, args)
}

fn by_dxc(dxc: &str, text: &str, args: &[&str]) -> Result<Vec<u32>, String> {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cells.hlsl");
    std::fs::write(&path, text).map_err(|error| error.to_string())?;
    compile::file_by_command(&path, args, dxc.as_ref())
}

/// Of all cells, row by row.
fn answers(table: &Table, cells: &[Cell]) -> Vec<String> {
    let rows =
        cells.chunks(table.columns.len()).map(|it| table.answers.get(&it[0].row).map_or("", String::as_str));
    rows.flat_map(|it| it.split_whitespace().map(str::to_owned)).collect()
}

fn ask(device: &Device, dxc: &str, path: &Path) -> Result<(), String> {
    let mut tables = Table::of_file(path);
    for table in &mut tables {
        let cells = table.cells();
        let all: Vec<&Cell> = cells.iter().collect();
        let (program, first) = table.program(&all);
        let wrong = errors_of_dxc(dxc, &program, &table.args)?;
        let accepted: Vec<(usize, &Cell)> = all
            .iter()
            .enumerate()
            .filter(|it| !wrong.contains(&(first + it.0)))
            .map(|it| (it.0, *it.1))
            .collect();
        let found = words(device, table, &accepted, &|text, args| by_dxc(dxc, text, args))?;
        let mut given = vec!["-".to_owned(); cells.len()];
        let before = answers(table, &cells);
        for ((index, _), word) in accepted.iter().zip(found) {
            let Some(word) = word else { continue };
            let letter = before.get(*index).and_then(|it| it.split_once(':')).map_or("", |it| it.0);
            given[*index] =
                if letter.is_empty() { format!("{word:x}") } else { format!("{letter}:{word:x}") };
        }
        let rows = cells.chunks(table.columns.len()).zip(given.chunks(table.columns.len()));
        table.answers =
            rows.map(|(cells, given)| (cells[0].row.clone(), given.join(" "))).collect::<BTreeMap<_, _>>();
    }
    table::write_answers(path, &tables);
    Ok(())
}

#[test]
fn tables_have_the_numbers_of_dxc() {
    let device = Device::open().unwrap_or_else(|error| panic!("{error}"));
    let mut failed = Vec::new();
    let mut count = 0;
    for path in table::files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tables")) {
        if let Ok(dxc) = std::env::var("TABLES_DXC") {
            ask(&device, &dxc, &path).unwrap_or_else(|error| panic!("{error}"));
        }
        for table in Table::of_file(&path) {
            let cells = table.cells();
            let known = answers(&table, &cells);
            if known.len() != cells.len() {
                failed.push(format!("{}: answers are missing; TABLES_DXC asks for them", table.title));
                continue;
            }
            let accepted: Vec<(usize, &Cell)> =
                cells.iter().enumerate().filter(|it| known[it.0] != "-").collect();
            count += accepted.len();
            let found = match words(&device, &table, &accepted, &by_us) {
                Ok(found) => found,
                Err(error) => {
                    failed.push(format!("{}: {error}", table.title));
                    continue;
                }
            };
            for ((index, cell), word) in accepted.into_iter().zip(found) {
                let (letter, expected) = known[index].split_once(':').unwrap_or(("", &known[index]));
                let has_reason = letter.chars().next().is_some_and(|it| table.differences.contains_key(&it));
                let word = word.map_or("rejected".to_owned(), |it| format!("{it:x}"));
                if (word == expected) == has_reason {
                    let Cell { row, column, text } = cell;
                    failed.push(format!(
                        "{}: {row} {column} is {word}, not {}: {text}",
                        table.title, known[index]
                    ));
                }
            }
        }
    }
    println!("{count} numbers on {}", device.name);
    assert!(failed.is_empty(), "of {count} numbers, {} are wrong:\n{}", failed.len(), failed.join("\n"));
}
