//! Tables of the language: a template, axes that fill it, and DXC's answer for each cell.
//!
//! A file has lines that hold for the tables after them, and tables, which begin with a title:
//!
//! ```text
//! args: -T cs_6_6 -E main -HV 2021
//! head: struct S { float x; };                     before the cells; several lines add up
//! tail: [numthreads(1, 1, 1)] void main() {}       after the cells
//!
//! # Binary operators
//! sheets: + - *                                    an axis; one that is left out has a single empty entry
//! rows: bool int
//! columns: bool int
//! column pointer: int*                             an entry whose text is not its name
//! cell: void f@n(@row a, @column b) { a @sheet b; }
//! ! A accepts: why our answer differs from DXC's
//! = +- | bool +
//! ```
//!
//! The cell's text has the text of its entries for `@sheet`, `@column` and `@row`, replaced in this order, and for `@n` a
//! number that no other cell has. Behind `=` are DXC's answers for a row of a sheet, one for each column. How
//! programs are made of cells, and what an answer looks like, is up to the test.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

#[derive(Clone)]
pub struct Entry {
    pub name: String,
    pub text: String,
}

#[derive(Clone, Default)]
pub struct Table {
    pub title: String,
    pub args: Vec<String>,
    pub head: String,
    pub tail: String,
    pub cell: String,
    /// Each cell is a program of its own.
    pub is_apart: bool,
    pub sheets: Vec<Entry>,
    pub rows: Vec<Entry>,
    pub columns: Vec<Entry>,
    /// By letter: our answer, and why it differs.
    pub differences: BTreeMap<char, (String, String)>,
    /// Of DXC by the names of row and sheet, one for each column, as written.
    pub answers: BTreeMap<String, String>,
}

pub struct Cell {
    /// Of its row and sheet, as behind the answers.
    pub row: String,
    pub column: String,
    pub text: String,
}

impl Table {
    pub fn of_file(path: &Path) -> Vec<Table> {
        let text = fs::read_to_string(path).expect("the table can be read");
        let mut tables = Vec::new();
        // What holds for the tables that follow.
        let mut common = Table::default();
        let mut current: Option<Table> = None;
        for (index, line) in text.lines().enumerate() {
            let place = || format!("{}:{}", path.display(), index + 1);
            if let Some(title) = line.strip_prefix("# ") {
                tables.extend(current.replace(Table { title: title.into(), ..common.clone() }));
                continue;
            }
            if line.trim().is_empty() {
                tables.extend(current.take());
                continue;
            }
            let table = current.as_mut().unwrap_or(&mut common);
            if let Some(answers) = line.strip_prefix("= ") {
                let (answers, name) =
                    answers.rsplit_once(" | ").unwrap_or_else(|| panic!("{}: names no row", place()));
                table.answers.insert(name.into(), answers.into());
                continue;
            }
            let (key, value) =
                line.split_once(": ").unwrap_or_else(|| panic!("{}: `key: value`, please", place()));
            let words: Vec<&str> = key.split_whitespace().collect();
            let same = || value.split_whitespace().map(|it| Entry { name: it.into(), text: it.into() });
            let named = |name: &str| Entry { name: name.into(), text: value.into() };
            match words[..] {
                ["args"] => table.args = value.split_whitespace().map(str::to_owned).collect(),
                ["head"] => table.head += &format!("{value}\n"),
                ["tail"] => table.tail = format!("{value}\n"),
                ["apart"] => (table.is_apart, table.cell) = (true, value.into()),
                ["cell"] => table.cell = value.into(),
                ["sheets"] => table.sheets.extend(same()),
                ["rows"] => table.rows.extend(same()),
                ["columns"] => table.columns.extend(same()),
                ["sheet", ..] => table.sheets.push(named(&words[1..].join(" "))),
                ["row", ..] => table.rows.push(named(&words[1..].join(" "))),
                ["column", ..] => table.columns.push(named(&words[1..].join(" "))),
                ["!", letter, answer] => {
                    let letter = letter.chars().next().unwrap_or_default();
                    table.differences.insert(letter, (answer.into(), value.into()));
                }
                _ => panic!("{}: `{key}` says nothing", place()),
            }
        }
        tables.extend(current);
        for table in &mut tables {
            for axis in [&mut table.sheets, &mut table.rows, &mut table.columns] {
                if axis.is_empty() {
                    axis.push(Entry { name: String::new(), text: String::new() });
                }
            }
        }
        tables
    }

    /// Row by row of each sheet.
    pub fn cells(&self) -> Vec<Cell> {
        let mut cells = Vec::new();
        for sheet in &self.sheets {
            for row in &self.rows {
                for column in &self.columns {
                    let text = self.cell.replace("@sheet", &sheet.text).replace("@column", &column.text);
                    let text = text.replace("@row", &row.text).replace("@n", &cells.len().to_string());
                    let row = format!("{} {}", row.name, sheet.name).trim().to_owned();
                    cells.push(Cell { row, column: column.name.clone(), text });
                }
            }
        }
        cells
    }

    /// A program of some cells, each on a line of its own, and the line of the first.
    pub fn program(&self, cells: &[&Cell]) -> (String, usize) {
        let mut text = self.head.clone();
        let first = text.lines().count() + 1;
        for cell in cells {
            text += &cell.text;
            text.push('\n');
        }
        text += &self.tail;
        (text, first)
    }
}

/// The tables' files in a folder, in order.
pub fn files(folder: &Path) -> Vec<PathBuf> {
    let files =
        fs::read_dir(folder).expect("the folder is there").map(|it| it.expect("it can be read").path());
    let wanted = std::env::var("TABLE").unwrap_or_default();
    let is_wanted = |it: &PathBuf| {
        it.extension().is_some_and(|it| it == "table") && it.to_string_lossy().contains(&wanted)
    };
    let mut paths: Vec<PathBuf> = files.filter(is_wanted).collect();
    paths.sort();
    paths
}

/// Replaces the answers of a file, table by table.
pub fn write_answers(path: &Path, tables: &[Table]) {
    let text = fs::read_to_string(path).expect("the table can be read");
    let mut tables = tables.iter();
    let mut current: Option<&Table> = None;
    let mut out = String::new();
    for line in text.lines().chain([""]) {
        if line.starts_with("= ") {
            continue;
        }
        let ends = line.trim().is_empty() || line.starts_with("# ");
        if let Some(table) = current.take_if(|_| ends) {
            for cells in table.cells().chunks(table.columns.len()) {
                let row = &cells[0].row;
                let answers = table.answers.get(row).map_or("", String::as_str);
                out += &format!("= {answers} | {row}\n");
            }
        }
        if line.starts_with("# ") {
            current = tables.next();
        }
        out += line;
        out.push('\n');
    }
    fs::write(path, out.trim_end().to_owned() + "\n").expect("the table can be written");
}

/// The line in `name:line:column: ...`.
pub fn line_of(report: &str, name: &str) -> Option<usize> {
    report.strip_prefix(name)?.strip_prefix(':')?.split(':').next()?.parse().ok()
}

/// What DXC is given by this thread.
fn source_for_dxc() -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    folder.join(format!("table-{:?}.hlsl", std::thread::current().id()))
}

/// What DXC makes of a program; nothing if it rejects it.
pub fn words_of_dxc(command: &str, program: &str, args: &[String]) -> Option<Vec<u32>> {
    errors_of_dxc(command, program, args).ok().filter(BTreeSet::is_empty)?;
    let bytes = fs::read(source_for_dxc().with_extension("spv")).ok()?;
    Some(bytes.chunks_exact(4).map(|it| u32::from_le_bytes([it[0], it[1], it[2], it[3]])).collect())
}

/// The lines of the errors that DXC finds; without any, it compiles.
pub fn errors_of_dxc(command: &str, program: &str, args: &[String]) -> Result<BTreeSet<usize>, String> {
    let source = source_for_dxc();
    let words = source.with_extension("spv");
    std::fs::write(&source, program).map_err(|error| error.to_string())?;
    // It does not return from everything.
    let mut command_with_limit = Command::new("timeout");
    command_with_limit
        .args(["10", command, "-spirv", "-ferror-limit=0"])
        .args(args)
        .arg(&source)
        .arg("-Fo")
        .arg(&words);
    let output = command_with_limit.output().map_err(|error| error.to_string())?;
    let reports = String::from_utf8_lossy(&output.stderr);
    let name = source.to_string_lossy();
    let errors = reports.lines().filter(|it| it.contains(": error: ") || it.contains(": fatal error: "));
    let lines: BTreeSet<usize> = errors.filter_map(|it| line_of(it, &name)).collect();
    if lines.is_empty() && !output.status.success() {
        return Err(reports.into_owned());
    }
    Ok(lines)
}
