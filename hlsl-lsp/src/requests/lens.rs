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
        Because::Built => " (build script)".to_owned(),
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

    /// Lists as `hlsl-build/src/jobs.rs` writes them; its test has the same text.
    #[test]
    fn lists_of_build_scripts_count() {
        let list = |jobs: &str| {
            format!("{{ \"version\": 1, \"folder\": \"{{folder}}\", \"jobs\": [\n{jobs}\n] }}\n")
        };
        let old = list(
            r#"    { "file": "fx/a.hlsl", "modules": ["a"], "arguments": ["-T", "cs_6_0", "-E", "old"] }"#,
        );
        let new = list(
            r#"    { "file": "fx/a.hlsl", "modules": ["a", "hdr"], "arguments": ["-T", "ps_6_0", "-E", "main", "-I", "fx/inc", "-D", "HDR=1"] },
    { "file": "fx/flat.vs.hlsl", "modules": ["post", "flat"], "arguments": ["-D", "FOG", "-I", "fx/inc"] }"#,
        );
        let newer = list("").replace("\"version\": 1", "\"version\": 9");
        let mut f = Fixture::new(&[
            ("Cargo.toml", ""),
            ("target/debug/build/game-1/out/shaders.hlsl-jobs.json", &old),
            ("target/x86_64-pc-windows-msvc/release/build/game-2/out/shaders.hlsl-jobs.json", &new),
            ("target/debug/build/game-3/out/other.hlsl-jobs.json", &newer),
            ("fx/inc/common.hlsli", "#define ONE 1\n"),
            (
                "fx/a.hlsl",
                "#include \"common.hlsli\"\nstruct Item { float x; }; cbuffer Tint { Item item; };\nfloat4 main() : SV_Target { return HDR + item.x; }",
            ),
            ("fx/flat.vs.hlsl", "#include \"common.hlsli\"\nfloat4 main() : SV_Position { return FOG; }"),
            (
                "src/main.rs",
                "fn f() { let x = shaders::a::hdr::Tint$0::new(); shaders::post::flat::main::SPIRV; }",
            ),
        ]);
        let second = std::time::SystemTime::now() - std::time::Duration::from_secs(60);
        f.age("target/debug/build/game-1/out/shaders.hlsl-jobs.json", second);
        assert_eq!(f.lenses("fx/a.hlsl")[0], "0 ps_6_0 main -D HDR=1 (build script)");
        assert_eq!(f.lenses("fx/flat.vs.hlsl")[0], "0 vs_6_0 main -D FOG (build script)");
        assert!(f.diagnostics("fx/a.hlsl").is_empty() && f.diagnostics("fx/flat.vs.hlsl").is_empty());
        assert_eq!(f.definition(0), "fx/a.hlsl:1:34");
    }
}
