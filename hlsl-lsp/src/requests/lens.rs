//! Code lenses: what a file is compiled as, and the commands for it.

use lsp_types::{CodeLens, CodeLensParams, Command, Range};
use serde_json::{Value, json};

use super::{Answer, commands};
use crate::{
    analyst::Analyst,
    paths,
    programs::{Because, Job},
    snapshot::Snapshot,
};

pub fn lenses(analyst: &mut Analyst, params: CodeLensParams) -> Answer<Option<Vec<CodeLens>>> {
    let uri = &params.text_document.uri;
    let Some(path) = analyst.path(uri) else { return Ok(None) };
    let jobs = analyst.jobs(&path);
    let Some((snapshot, file)) = analyst.current(&path) else { return Ok(None) };
    let lines = analyst.lines(&snapshot, file);
    let mut lenses = Vec::new();
    let top = Range::default();
    let lens = |range: Range, title: String, command: &str, arguments: Vec<Value>| {
        let command = Command { title, command: command.to_owned(), arguments: Some(arguments) };
        CodeLens { range, command: Some(command), data: None }
    };
    // What answers, and what else could.
    lenses.push(lens(top, current(&path, &snapshot.job), commands::SWITCH, vec![json!(uri)]));
    for job in jobs.iter().filter(|it| **it != snapshot.job).take(8) {
        let title = format!("→ {}", job.name_for(&path));
        lenses.push(lens(top, title, commands::SWITCH, vec![json!(uri), json!(job.name_for(&path))]));
    }
    // At the entry point: what it becomes.
    if let Some(place) = entry_place(&snapshot).filter(|it| it.file == file) {
        let range = lines.range(place.start, place.end);
        for (title, command) in [
            ("SPIR-V", commands::SPIRV),
            ("WGSL", commands::WGSL),
            ("Rust", commands::RUST),
            ("Preprocessed", commands::TEXT),
        ] {
            lenses.push(lens(range, title.to_owned(), command, vec![json!(uri)]));
        }
    }
    Ok(Some(lenses))
}

fn current(path: &str, job: &Job) -> String {
    let because = match &job.because {
        Because::Call { file, .. } => format!(" ({})", paths::name(file)),
        Because::Listed => " (settings)".to_owned(),
        Because::Line | Because::Marked | Because::Name => String::new(),
        Because::Guess => " (a guess)".to_owned(),
    };
    format!("{}{because}", job.name_for(path))
}

fn entry_place(snapshot: &Snapshot) -> Option<crate::snapshot::Place> {
    let program = &snapshot.analysis.program;
    let function = program.entries.first()?.function;
    snapshot.shown(program.functions[function].span)
}

#[cfg(test)]
mod tests {
    use crate::fixture::Fixture;

    #[test]
    fn show_and_switch_what_a_file_is_compiled_as() {
        let text = "// entry: vs_6_0 a\n// entry: ps_6_0 b\n#include \"c.hlsli\"\nfloat4 a() : SV_Position { return 1; }\nfloat4 b() : SV_Target { return 1; }";
        let mut f = Fixture::new(&[("x.hlsl", text), ("c.hlsli", "\n")]);
        let first = ["0 vs_6_0 a", "0 → ps_6_0 b", "3 SPIR-V", "3 WGSL", "3 Rust", "3 Preprocessed"];
        assert_eq!(f.lenses("x.hlsl"), first);
        f.command("hlsl.switch", "x.hlsl", Some("ps_6_0 b")).unwrap();
        assert_eq!(f.lenses("x.hlsl")[..2], ["0 ps_6_0 b", "0 → vs_6_0 a"]);
        assert_eq!(f.lenses("c.hlsli"), ["0 x.hlsl vs_6_0 a", "0 → x.hlsl ps_6_0 b"]);
    }
}
