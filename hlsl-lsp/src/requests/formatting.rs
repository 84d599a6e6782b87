//! Formatting, by clang-format where it is installed: HLSL is one of its languages, and projects have their styles.

use std::{
    io::Write,
    path::Path,
    process::{Command, Stdio},
};

use lsp_types::{DocumentFormattingParams, DocumentRangeFormattingParams, TextEdit, Uri};

use super::Answer;
use crate::{analyst::Analyst, lines::Lines, paths};

pub fn document(analyst: &mut Analyst, params: DocumentFormattingParams) -> Answer<Option<Vec<TextEdit>>> {
    format(analyst, &params.text_document.uri, None)
}

pub fn range(analyst: &mut Analyst, params: DocumentRangeFormattingParams) -> Answer<Option<Vec<TextEdit>>> {
    // clang-format counts lines from 1, and takes the last one, too.
    let lines = (params.range.start.line + 1, params.range.end.line + 1);
    format(analyst, &params.text_document.uri, Some(lines))
}

fn format(analyst: &mut Analyst, uri: &Uri, lines: Option<(u32, u32)>) -> Answer<Option<Vec<TextEdit>>> {
    let Some(path) = analyst.path(uri).filter(|it| paths::is_shader(it)) else { return Ok(None) };
    let Some(text) = analyst.world.text(&path) else { return Ok(None) };
    let formatted = run(&path, &text, lines)?;
    if *text == *formatted {
        return Ok(Some(Vec::new()));
    }
    // Only the lines that differ: cursors elsewhere stay where they are.
    let prefix = common(text.split_inclusive('\n'), formatted.split_inclusive('\n'));
    let (old, new) = (&text[prefix..], &formatted[prefix..]);
    let suffix = common(old.split_inclusive('\n').rev(), new.split_inclusive('\n').rev());
    let range = Lines::new(&text, analyst.world.encoding).range(prefix as u32, (text.len() - suffix) as u32);
    Ok(Some(vec![TextEdit::new(range, new[..new.len() - suffix].to_owned())]))
}

/// The bytes of the lines that are the same.
fn common<'t>(a: impl Iterator<Item = &'t str>, b: impl Iterator<Item = &'t str>) -> usize {
    a.zip(b).take_while(|(a, b)| a == b).map(|it| it.0.len()).sum()
}

fn run(path: &str, text: &str, lines: Option<(u32, u32)>) -> Answer<String> {
    let mut command = Command::new("clang-format");
    // The name tells it the language, and where to look for a `.clang-format`.
    command.arg(format!("--assume-filename={path}"));
    if let Some((from, to)) = lines {
        command.arg(format!("--lines={from}:{to}"));
    }
    let folder = paths::folder(path);
    if Path::new(folder).is_dir() {
        command.current_dir(folder);
    }
    let child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
    let mut child = child.map_err(|it| format!("clang-format is what formats shaders, but: {it}"))?;
    let input = child.stdin.take();
    let written = std::thread::scope(|scope| {
        // It writes before it has read everything.
        let writer = scope.spawn(|| input.map(|mut it| it.write_all(text.as_bytes())));
        let output = child.wait_with_output();
        let _ = writer.join();
        output
    });
    let output = written.map_err(|it| format!("clang-format failed: {it}"))?;
    if !output.status.success() {
        return Err(format!("clang-format failed: {}", String::from_utf8_lossy(&output.stderr).trim()));
    }
    String::from_utf8(output.stdout).map_err(|_| "clang-format failed: its output is not text".to_owned())
}
