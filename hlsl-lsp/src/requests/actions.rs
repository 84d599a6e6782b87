//! Quick fixes: what the help of a diagnostic says to write; and the Rust call of an entry point.

use std::collections::HashMap;

use lsp_types::{
    CodeAction, CodeActionKind, CodeActionOrCommand, CodeActionParams, Diagnostic, NumberOrString, Range,
    TextDocumentPositionParams, TextEdit, Uri, WorkspaceEdit,
};

use super::{Answer, diagnostics};
use crate::{analyst::Analyst, lines::Lines, paths, programs::Because, rust, scan};

pub fn actions(analyst: &mut Analyst, params: CodeActionParams) -> Answer<Option<Vec<CodeActionOrCommand>>> {
    let uri = &params.text_document.uri;
    let position = TextDocumentPositionParams::new(params.text_document.clone(), params.range.start);
    let Some((path, _)) = analyst.place(&position) else { return Ok(None) };
    let Some(text) = analyst.world.shown(&path) else { return Ok(None) };
    let lines = Lines::new(&text, analyst.world.encoding);
    // Not all clients return what a diagnostic carries.
    let found = diagnostics::of(analyst, &path).remove(paths::host(&path)).unwrap_or_default();
    let touches = |it: &&Diagnostic| it.range.start <= params.range.end && params.range.start <= it.range.end;
    let mut actions = Vec::new();
    for diagnostic in found.iter().filter(touches) {
        for (title, edit) in fixes(diagnostic, &text, &lines) {
            actions.push(action(uri, diagnostic, title, edit));
        }
    }
    actions.extend(rust_call(analyst, &position));
    Ok(Some(actions))
}

/// At the name of an entry point that no Rust file compiles: the call, at the end of the package's root file.
fn rust_call(analyst: &mut Analyst, position: &TextDocumentPositionParams) -> Option<CodeActionOrCommand> {
    let at = analyst.at(position)?;
    let job = &at.snapshot.job;
    let is_own = at.snapshot.file(&job.path) == Some(at.file) && paths::host(&job.path) == job.path;
    let entry = at.snapshot.analysis.program.entries.first()?.function;
    let name = at.snapshot.shown(at.snapshot.analysis.program.functions[entry].span)?;
    if !is_own || !name.contains(at.offset) || matches!(job.because, Because::Call { .. } | Because::Built) {
        return None;
    }
    let package = rust::package(&job.path);
    let root = ["main.rs", "lib.rs"].iter().map(|it| format!("{package}/src/{it}"));
    let (root, text) = root.filter_map(|it| analyst.world.text(&it).map(|text| (it, text))).next()?;
    let place = job
        .path
        .strip_prefix(&format!("{package}/src/"))
        .or(job.path.strip_prefix(&format!("{package}/")))?;
    let more: Vec<String> = job.arguments_without_entry().iter().map(|it| format!("{it:?}")).collect();
    let more = if more.is_empty() { String::new() } else { format!(", args: [{}]", more.join(", ")) };
    let entry = if job.entry.is_empty() { String::new() } else { format!(", {}", job.entry) };
    let call = format!("\nhlsl_macros::include_hlsl!({place:?}, {}{entry}{more});\n", job.profile);
    let end = Lines::new(&text, analyst.world.encoding).position(text.len() as u32);
    let edit = TextEdit::new(Range::new(end, end), call);
    let uri = paths::to_uri(&root)?;
    Some(CodeActionOrCommand::CodeAction(CodeAction {
        title: format!("Compile `{}` in {}", job.title(), paths::name(&root)),
        kind: Some(CodeActionKind::REFACTOR),
        edit: Some(WorkspaceEdit {
            changes: Some(HashMap::from([(uri, vec![edit])])),
            ..WorkspaceEdit::default()
        }),
        ..CodeAction::default()
    }))
}

fn action(uri: &Uri, diagnostic: &Diagnostic, title: String, edit: TextEdit) -> CodeActionOrCommand {
    let edit = WorkspaceEdit {
        changes: Some(HashMap::from([(uri.clone(), vec![edit])])),
        ..WorkspaceEdit::default()
    };
    CodeActionOrCommand::CodeAction(CodeAction {
        title,
        kind: Some(CodeActionKind::QUICKFIX),
        diagnostics: Some(vec![diagnostic.clone()]),
        edit: Some(edit),
        is_preferred: Some(true),
        ..CodeAction::default()
    })
}

/// What can be done about a diagnostic, with the edits that do it.
fn fixes(diagnostic: &Diagnostic, text: &str, lines: &Lines<'_>) -> Vec<(String, TextEdit)> {
    let help = diagnostic.data.as_ref().and_then(|it| it.get("help")).and_then(|it| it.as_array());
    let help: Vec<&str> = help.into_iter().flatten().filter_map(|it| it.as_str()).collect();
    let code = match &diagnostic.code {
        Some(NumberOrString::String(code)) => code.as_str(),
        _ => "",
    };
    let range = diagnostic.range;
    let (start, end) = (lines.offset(range.start), lines.offset(range.end));
    let marked = text.get(start as usize..end as usize).unwrap_or("");
    let mut found = Vec::new();
    let is_misspelled = help.iter().any(|it| it.starts_with("did you mean `"));
    let missing = match code {
        "E0102" => Some(";"),
        "E0131" => Some(","),
        _ => None,
    };
    if let Some(missing) = missing.filter(|_| !is_misspelled) {
        // The place is behind what lacks it.
        let behind = Range::new(range.start, range.start);
        found.push((format!("Write the missing `{missing}`"), TextEdit::new(behind, missing.to_owned())));
    }
    for it in help {
        let quoted = quoted(it);
        if it.contains("similar name exists: `") || it.starts_with("did you mean `") {
            if let Some(name) = quoted {
                let name = name.trim_start_matches('#').to_owned();
                // Where something is missing, the word is before.
                let before = scan::name_at(text, start).filter(|_| start == end);
                let range = before.map_or(range, |(start, end)| lines.range(start, end));
                found.push((format!("Change to `{name}`"), TextEdit::new(range, name)));
            }
        } else if it.starts_with("write a cast to `") && is_simple(marked) {
            found.extend(
                quoted.map(|ty| (format!("Cast to `{ty}`"), TextEdit::new(range, format!("({ty}){marked}")))),
            );
        } else if it.contains("NonUniformResourceIndex") && !marked.is_empty() {
            let wrapped = format!("NonUniformResourceIndex({marked})");
            found.push(("Mark as not uniform".to_owned(), TextEdit::new(range, wrapped)));
        } else if it == "remove it" && !marked.is_empty() {
            found.push((format!("Remove `{marked}`"), TextEdit::new(range, String::new())));
        } else if it.contains("swizzle such as `.")
            && is_simple(marked)
            && let Some(swizzle) = quoted
        {
            found.push((format!("Write `{swizzle}`"), TextEdit::new(range, format!("{marked}{swizzle}"))));
        }
    }
    found
}

/// The first text in backticks.
fn quoted(help: &str) -> Option<&str> {
    help.split('`').nth(1).filter(|it| !it.is_empty())
}

/// Whether a cast before, or a swizzle behind a text applies to all of it.
fn is_simple(text: &str) -> bool {
    let pieces = scan::pieces(text);
    let is_name = |it: &scan::Piece| matches!(it.kind, scan::Kind::Name) || it.text(text) == ".";
    !pieces.is_empty() && (pieces.iter().all(is_name) || pieces.len() == 1)
}

#[cfg(test)]
mod tests {
    use crate::fixture::Fixture;

    fn fix(text: &str, wanted: &str, result: &str) {
        let mut f = Fixture::new(&[("a.ps.hlsl", text)]);
        let all = f.actions(0);
        let found = all.iter().find(|it| it.0 == wanted);
        let (_, fixed) = found.unwrap_or_else(|| panic!("no `{wanted}` among {all:?}"));
        assert_eq!(fixed, result);
    }

    #[test]
    fn the_rust_call_is_written_once() {
        let shader = "// entry: ps_6_0 sky -D Q=2\nfloat4 sky$0() : SV_Target { return 1; }";
        let files = [("Cargo.toml", ""), ("src/lib.rs", "mod a;\n"), ("shaders/sky.hlsl", shader)];
        let mut f = Fixture::new(&files);
        let all = f.actions(0);
        assert_eq!(all.len(), 1);
        assert_eq!(all[0].0, "Compile `ps_6_0 sky -D Q=2` in lib.rs");
        let call =
            "hlsl_macros::include_hlsl!(\"shaders/sky.hlsl\", ps_6_0, sky, args: [\"-D\", \"Q=2\"]);\n";
        assert_eq!(all[0].1, format!("mod a;\n\n{call}"));
        let called = format!("mod a;\n\n{call}");
        let mut f = Fixture::new(&[files[0], ("src/lib.rs", &called), files[2]]);
        assert_eq!(f.actions(0), []);
    }

    #[test]
    fn do_what_the_help_says() {
        fix(
            "float4 main(float4 color : C) : SV_Target { return colr$0; }",
            "Change to `color`",
            "float4 main(float4 color : C) : SV_Target { return color; }",
        );
        fix(
            "float4 main() : SV_Target { float a = 1$0 return a; }",
            "Write the missing `;`",
            "float4 main() : SV_Target { float a = 1; return a; }",
        );
        fix(
            "float4 main(float2 uv : UV) : SV_Target { return float4(uv$0 0, 1); }",
            "Write the missing `,`",
            "float4 main(float2 uv : UV) : SV_Target { return float4(uv, 0, 1); }",
        );
        fix(
            "float4 main() : SV_Target { retrun$0 1; }",
            "Change to `return`",
            "float4 main() : SV_Target { return 1; }",
        );
        fix(
            "float4 main() : SV_Traget0$0 { return 1; }",
            "Change to `SV_Target0`",
            "float4 main() : SV_Target0 { return 1; }",
        );
        fix(
            "float3 main(float4 v : V) : SV_Target { return v$0; }",
            "Write `.xyz`",
            "float3 main(float4 v : V) : SV_Target { return v.xyz; }",
        );
    }
}
