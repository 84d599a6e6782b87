//! The questions of editors: one file for each, with its tests.

pub mod actions;
pub mod calls;
pub mod commands;
pub mod completion;
pub mod definition;
pub mod describe;
pub mod diagnostics;
pub mod folding;
pub mod formatting;
pub mod highlight;
pub mod hints;
pub mod host;
pub mod hover;
pub mod lens;
pub mod links;
pub mod picture;
pub mod references;
pub mod rename;
pub mod selection;
pub mod semantic_tokens;
pub mod signature;
pub mod symbols;

use lsp_server::{ErrorCode, Request, Response};
use lsp_types::request::{self as asked, Request as Kind};
use serde_json::Value;

use crate::analyst::Analyst;

/// Why there is no answer, in words for the user.
pub type Answer<T> = Result<T, String>;

/// Answers a request.
pub fn answer(analyst: &mut Analyst, request: Request) -> Response {
    let Request { id, method, params } = request;
    let run = Run { analyst, params };
    let answer = match method.as_str() {
        asked::HoverRequest::METHOD => run.with::<asked::HoverRequest>(hover::hover),
        asked::Completion::METHOD => run.with::<asked::Completion>(completion::completion),
        asked::SignatureHelpRequest::METHOD => run.with::<asked::SignatureHelpRequest>(signature::help),
        asked::GotoDefinition::METHOD => run.with::<asked::GotoDefinition>(definition::definition),
        asked::GotoDeclaration::METHOD => run.with::<asked::GotoDeclaration>(definition::declaration),
        asked::GotoTypeDefinition::METHOD => {
            run.with::<asked::GotoTypeDefinition>(definition::type_definition)
        }
        asked::References::METHOD => run.with::<asked::References>(references::references),
        asked::DocumentHighlightRequest::METHOD => {
            run.with::<asked::DocumentHighlightRequest>(highlight::highlight)
        }
        asked::PrepareRenameRequest::METHOD => run.with::<asked::PrepareRenameRequest>(rename::prepare),
        asked::Rename::METHOD => run.with::<asked::Rename>(rename::rename),
        asked::DocumentSymbolRequest::METHOD => run.with::<asked::DocumentSymbolRequest>(symbols::document),
        asked::WorkspaceSymbolRequest::METHOD => {
            run.with::<asked::WorkspaceSymbolRequest>(symbols::workspace)
        }
        asked::CodeActionRequest::METHOD => run.with::<asked::CodeActionRequest>(actions::actions),
        asked::CodeLensRequest::METHOD => run.with::<asked::CodeLensRequest>(lens::lenses),
        asked::DocumentLinkRequest::METHOD => run.with::<asked::DocumentLinkRequest>(links::links),
        asked::FoldingRangeRequest::METHOD => run.with::<asked::FoldingRangeRequest>(folding::folding),
        asked::SelectionRangeRequest::METHOD => {
            run.with::<asked::SelectionRangeRequest>(selection::selection)
        }
        asked::SemanticTokensFullRequest::METHOD => {
            run.with::<asked::SemanticTokensFullRequest>(semantic_tokens::full)
        }
        asked::SemanticTokensRangeRequest::METHOD => {
            run.with::<asked::SemanticTokensRangeRequest>(semantic_tokens::range)
        }
        asked::InlayHintRequest::METHOD => run.with::<asked::InlayHintRequest>(hints::hints),
        asked::Formatting::METHOD => run.with::<asked::Formatting>(formatting::document),
        asked::RangeFormatting::METHOD => run.with::<asked::RangeFormatting>(formatting::range),
        asked::CallHierarchyPrepare::METHOD => run.with::<asked::CallHierarchyPrepare>(calls::prepare),
        asked::CallHierarchyIncomingCalls::METHOD => {
            run.with::<asked::CallHierarchyIncomingCalls>(calls::incoming)
        }
        asked::CallHierarchyOutgoingCalls::METHOD => {
            run.with::<asked::CallHierarchyOutgoingCalls>(calls::outgoing)
        }
        asked::ExecuteCommand::METHOD => run.with::<asked::ExecuteCommand>(commands::execute),
        _ => Err((ErrorCode::MethodNotFound, format!("`{method}` is not supported"))),
    };
    match answer {
        Ok(value) => Response::new_ok(id, value),
        Err((code, message)) => Response::new_err(id, code as i32, message),
    }
}

struct Run<'a> {
    analyst: &'a mut Analyst,
    params: Value,
}

impl Run<'_> {
    fn with<K: Kind>(
        self,
        answer: fn(&mut Analyst, K::Params) -> Answer<K::Result>,
    ) -> Result<Value, (ErrorCode, String)> {
        let params = serde_json::from_value(self.params);
        let params = params.map_err(|it| (ErrorCode::InvalidParams, it.to_string()))?;
        let result = answer(self.analyst, params).map_err(|it| (ErrorCode::RequestFailed, it))?;
        serde_json::to_value(result).map_err(|it| (ErrorCode::InternalError, it.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use std::{fs, path::Path};

    use crate::fixture::{Fixture, Random};

    #[test]
    fn texts_in_rust_files_answer_at_their_places() {
        let text = "fn f() {}\nhlsl!(r#\"\n  cbuffer Tint { float4 color; };\n  // é 😀\n\
            float4 main() : SV_Target { return color$0 * 2 + colr; }\n\"#, ps_6_0, main);\n\
            hlsl!(\"#define HALF 0.5\\nfloat4 main() : SV_Target { return HALF$1 + sin($2); }\", ps_6_0, main);\nfn g$3() {}\n";
        let mut f = Fixture::new(&[("src/main.rs", text), ("Cargo.toml", "")]);
        assert!(f.hover(0).contains("Offset 0, size 16"), "{}", f.hover(0));
        assert_eq!(f.definition(0), "src/main.rs:2:24");
        assert!(f.hover(1).contains("#define HALF 0.5"));
        assert_eq!(f.definition(1), "src/main.rs:6:15");
        assert!(f.signature(2).0.contains("sin("));
        assert!(f.completions(2).contains(&"HALF".to_owned()));
        assert_eq!((f.hover(3), f.definition(3), f.completions(3).len()), (String::new(), String::new(), 0));
        let found = f.diagnostics("src/main.rs#0.hlsl");
        assert_eq!(found, ["src/main.rs:4:47-4:51 1 E0201 use of undeclared identifier `colr`"]);
    }

    /// A program with the ways to write a literal: each has its answers where it has its letters.
    #[test]
    fn twenty_literals_answer_at_their_places() {
        // `D` declares, `U` uses, `W` uses what is not there.
        const D: &str = "cbuffer Tint { float4 color; }; ";
        const U: &str = "float4 main() : SV_Target { return color$0";
        const W: &str = " * colr; }";
        let lines = format!("\n{D}\n{U}\n{W}\n");
        let one = format!("{D}{U}{W}");
        let literals = [
            format!("hlsl!(\"{one}\", ps_6_0, main);"),
            format!("hlsl!(\"{D}\\n{U}\\n{W}\", ps_6_0, main);"),
            format!("hlsl!(\"{D}\\r\\n\\t{U}\\t{W}\", ps_6_0, main);"),
            format!("hlsl!(\"// a \\\"text\\\"\\n{one}\", ps_6_0, main);"),
            format!("hlsl!(\"// \\\\ \\' \\0 \\x41\\n{one}\", ps_6_0, main);"),
            format!("hlsl!(\"{D}\\x20{U}\\x0a{W}\", ps_6_0, main);"),
            format!("hlsl!(\"{D}\\u{{20}}{U}\\u{{0_0_a}}{W}\", ps_6_0, main);"),
            format!("hlsl!(\"/* \\u{{e9}} \\u{{1f600}} */ {one}\", ps_6_0, main);"),
            format!("hlsl!(\"{D}\\\n     {U}\\\n\n   {W}\", ps_6_0, main);"),
            format!("hlsl!(\"#define TWO \\\\\\n 2\\n{one}\", ps_6_0, main);"),
            format!("hlsl!(\"{lines}\", ps_6_0, main);"),
            format!("hlsl!(\"{}\", ps_6_0, main);", lines.replace('\n', "\r\n")),
            format!("hlsl!(r\"{lines}\", ps_6_0, main);"),
            format!("hlsl!(r\"// \\n \\u{{e9}} \\.\n{one}\", ps_6_0, main);"),
            format!("hlsl!(r#\"// a \"text\"{lines}\"#, ps_6_0, main);"),
            format!("hlsl!(r###\"// \"## {lines}\"###, ps_6_0, main);"),
            format!("hlsl!(r#\"{}\"#, ps_6_0, main);", lines.replace('\n', "\r\n")),
            format!("hlsl!(r#\"/* é 😀 */{lines}\"#, ps_6_0, main);"),
            format!("const É: &str = \"é 😀\"; hlsl!(\"{one}\", ps_6_0, main);"),
            format!(
                "mod a {{ fn f() {{ hlsl!{{ pub mod sky = r#\"{lines}\"# {{ ps_6_0 main }} target: vulkan1_2 }} }} }}"
            ),
            format!(
                "hlsl![\n    // The text.\n    \"{one}\",\n    ps_6_0,\n    main,\n    define: {{ A = 1 }}\n];"
            ),
        ];
        for literal in literals {
            let written = literal.replace("$0", "");
            let place = |name: &str| {
                let at = written.find(name).unwrap();
                let line = written[..at].matches('\n').count();
                (line, at - written[..at].rfind('\n').map_or(0, |it| it + 1))
            };
            let mut f = Fixture::new(&[("src/main.rs", &literal), ("Cargo.toml", "")]);
            assert!(f.hover(0).contains("Offset 0, size 16"), "{literal}: {}", f.hover(0));
            let (line, column) = place("color");
            assert_eq!(f.definition(0), format!("src/main.rs:{line}:{column}"), "{literal}");
            assert!(f.completions(0).contains(&"color".to_owned()), "{literal}");
            let ((line, column), found) = (place("colr"), f.diagnostics("src/main.rs#0.hlsl"));
            let at = format!("src/main.rs:{line}:{column}-{line}:{}", column + 4);
            assert_eq!(found, [format!("{at} 1 E0201 use of undeclared identifier `colr`")], "{literal}");
        }
        for call in ["concat!(\"a\", \"b\")", "include_str!(\"a.hlsl\")", "stringify!(a)"] {
            let text = format!("hlsl!({call}, ps_6_0, main);");
            let mut f = Fixture::new(&[("src/main.rs", &text), ("Cargo.toml", "")]);
            let found = f.diagnostics("src/main.rs");
            assert!(found.len() == 1 && found[0].contains("takes one literal"), "{found:?}");
        }
    }

    #[test]
    fn whole_rust_files_answer_for_their_texts() {
        let text = "fn f() {\n}\nhlsl!(r#\"\n#include \"half.hlsli\"\n  cbuffer Tint { float4 color; };\n\
            float4 main() : SV_Target {\n return color * HALF; }\n\"#, ps_6_0, main);\n\
            hlsl!(\"float4 second() : SV_Target {\n int i = 1.5;\n return i; }\", ps_6_0, second);\n";
        let mut f = Fixture::new(&[
            ("src/main.rs", text),
            ("src/half.hlsli", "#define HALF 0.5\n"),
            ("Cargo.toml", ""),
        ]);
        assert_eq!(f.outline("src/main.rs"), ["Tint", "Tint/color float4", "main float4", "second float4"]);
        assert_eq!(f.hints("src/main.rs"), ["4:14 @0:0", "4:29 +0", "10:8 (float4)"]);
        assert_eq!(f.folds("src/main.rs"), ["8-9"]);
        assert_eq!(f.links("src/main.rs"), ["3:9 src/half.hlsli"]);
        assert!(f.colors("src/main.rs").contains(&"HALF macro".to_owned()));
        assert!(f.colors("src/main.rs").contains(&"second function".to_owned()));
    }

    /// The shaders of an example.
    fn files(example: &str) -> Vec<(String, String)> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples").join(example).join("shaders");
        let mut files: Vec<(String, String)> = Vec::new();
        for entry in fs::read_dir(folder).unwrap().flatten() {
            let name = entry.file_name().to_string_lossy().into_owned();
            files.push((name, fs::read_to_string(entry.path()).unwrap()));
        }
        files.sort();
        files
    }

    #[test]
    fn nothing_panics_in_damaged_texts() {
        let wanted = std::env::var("HLSL_LSP_MUTATIONS").ok().and_then(|it| it.parse().ok()).unwrap_or(60);
        let files = files("terrain");
        let borrowed: Vec<(&str, &str)> = files.iter().map(|it| (it.0.as_str(), it.1.as_str())).collect();
        let mut f = Fixture::new(&borrowed);
        let mut random = Random(3);
        for _ in 0..wanted {
            let (name, text) = &files[random.below(files.len())];
            let mut text = text.clone();
            let mut at = 0;
            for _ in 0..=random.below(3) {
                at = damage(&mut text, &mut random);
            }
            f.change(name, &text);
            f.ask_everything(name, at);
            f.change(name, &files.iter().find(|it| it.0 == *name).unwrap().1);
        }
    }

    /// Removes, repeats or replaces something, and returns where.
    fn damage(text: &mut String, random: &mut Random) -> u32 {
        let pieces = crate::scan::everything(text);
        if pieces.is_empty() {
            return 0;
        }
        let piece = pieces[random.below(pieces.len())];
        let other = pieces[random.below(pieces.len())].text(text).to_owned();
        let (start, end) = (piece.start as usize, piece.end as usize);
        match random.below(6) {
            0 => text.replace_range(start..end, ""),
            1 => text.insert_str(start, &other),
            2 => text.replace_range(start..end, &other),
            3 => {
                let line = text[start..].find('\n').map_or(text.len(), |it| start + it);
                text.replace_range(start..line, "");
            }
            4 => text.truncate(end),
            _ => text
                .insert_str(end, ["é", "\r", "\"", "/*", "#", "{", "(", "::", ".", "\\\n"][random.below(10)]),
        }
        start as u32
    }
}
