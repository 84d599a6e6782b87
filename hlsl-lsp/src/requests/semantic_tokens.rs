//! Colors by what names mean, and of macros and words of the language.

use hlsl_core::{check, intrinsics};
use lsp_types::{
    SemanticToken, SemanticTokenModifier, SemanticTokenType, SemanticTokens, SemanticTokensLegend,
    SemanticTokensParams, SemanticTokensRangeParams, SemanticTokensRangeResult, SemanticTokensResult, Uri,
};

use super::{Answer, completion};
use crate::{
    analyst::Analyst,
    definitions::Kind,
    scan,
    snapshot::{Entity, Snapshot, Target},
};

const TYPES: [SemanticTokenType; 15] = [
    SemanticTokenType::NAMESPACE,
    SemanticTokenType::STRUCT,
    SemanticTokenType::INTERFACE,
    SemanticTokenType::ENUM,
    SemanticTokenType::ENUM_MEMBER,
    SemanticTokenType::TYPE_PARAMETER,
    SemanticTokenType::FUNCTION,
    SemanticTokenType::METHOD,
    SemanticTokenType::VARIABLE,
    SemanticTokenType::PARAMETER,
    SemanticTokenType::PROPERTY,
    SemanticTokenType::MACRO,
    SemanticTokenType::TYPE,
    SemanticTokenType::KEYWORD,
    SemanticTokenType::COMMENT,
];

const MODIFIERS: [SemanticTokenModifier; 4] = [
    SemanticTokenModifier::DECLARATION,
    SemanticTokenModifier::READONLY,
    SemanticTokenModifier::STATIC,
    SemanticTokenModifier::DEFAULT_LIBRARY,
];

const DECLARATION: u32 = 1;
const READONLY: u32 = 2;
const STATIC: u32 = 4;
const LIBRARY: u32 = 8;

pub fn legend() -> SemanticTokensLegend {
    SemanticTokensLegend { token_types: TYPES.to_vec(), token_modifiers: MODIFIERS.to_vec() }
}

pub fn full(analyst: &mut Analyst, params: SemanticTokensParams) -> Answer<Option<SemanticTokensResult>> {
    Ok(Some(SemanticTokensResult::Tokens(tokens(analyst, &params.text_document.uri, None))))
}

pub fn range(
    analyst: &mut Analyst,
    params: SemanticTokensRangeParams,
) -> Answer<Option<SemanticTokensRangeResult>> {
    let wanted = (params.range.start.line, params.range.end.line);
    Ok(Some(SemanticTokensRangeResult::Tokens(tokens(analyst, &params.text_document.uri, Some(wanted)))))
}

fn tokens(analyst: &mut Analyst, uri: &Uri, wanted: Option<(u32, u32)>) -> SemanticTokens {
    let mut data = Vec::new();
    let (mut line, mut column) = (0, 0);
    // The texts of a Rust file follow each other, too.
    for (snapshot, file) in analyst.whole(uri) {
        let lines = analyst.lines(&snapshot, file);
        for (start, end, kind, modifiers) in colors(&snapshot, file) {
            let range = lines.range(start, end);
            let is_wanted =
                wanted.is_none_or(|(from, to)| from <= range.start.line && range.start.line <= to);
            if !is_wanted || range.start.line != range.end.line {
                continue;
            }
            let delta_line = range.start.line - line;
            let before = if delta_line == 0 { column } else { 0 };
            (line, column) = (range.start.line, range.start.character);
            data.push(SemanticToken {
                delta_line,
                delta_start: column - before,
                length: range.end.character - column,
                token_type: TYPES.iter().position(|it| *it == kind).unwrap_or(0) as u32,
                token_modifiers_bitset: modifiers,
            });
        }
    }
    SemanticTokens { result_id: None, data }
}

/// What has a color, in order.
fn colors(snapshot: &Snapshot, file: u32) -> Vec<(u32, u32, SemanticTokenType, u32)> {
    let mut found = Vec::new();
    let names = snapshot.names_in(file);
    for name in names {
        let (kind, modifiers) = match name.target {
            // The grammar of the editor colors these.
            Target::Word(_) => continue,
            Target::Definition(index) => of_definition(snapshot, index),
            Target::Field(..) => (SemanticTokenType::PROPERTY, LIBRARY),
            Target::Intrinsic(id) => match intrinsics::overload(id).owner {
                Some(_) => (SemanticTokenType::METHOD, LIBRARY),
                None => (SemanticTokenType::FUNCTION, LIBRARY),
            },
        };
        let declares = if name.is_declaration { DECLARATION } else { 0 };
        // Operators are called, but they are no names.
        if snapshot.text(name.place).starts_with(|it: char| it.is_alphabetic() || it == '_') {
            found.push((name.place.start, name.place.end, kind, modifiers | declares));
        }
    }
    let text = snapshot.files.get(file as usize).map_or("", |it| &*it.text);
    let types: std::collections::BTreeSet<String> =
        check::language_names().map(str::to_owned).chain(completion::shaped_types()).collect();
    for piece in scan::pieces(text) {
        let word = piece.text(text);
        let is_type = piece.kind == scan::Kind::Name && types.contains(word);
        if is_type && word.contains(|it: char| it.is_lowercase()) {
            found.push((piece.start, piece.end, SemanticTokenType::TYPE, LIBRARY));
        }
    }
    found.sort_by_key(|it| (it.0, it.1));
    // One color for each word; what the program says comes first.
    found.dedup_by_key(|it| it.0);
    found
}

fn of_definition(snapshot: &Snapshot, index: usize) -> (SemanticTokenType, u32) {
    let program = &snapshot.analysis.program;
    match snapshot.definitions[index].kind {
        Kind::Namespace => (SemanticTokenType::NAMESPACE, 0),
        Kind::Struct | Kind::Alias => (SemanticTokenType::STRUCT, 0),
        Kind::Interface => (SemanticTokenType::INTERFACE, 0),
        Kind::Enum => (SemanticTokenType::ENUM, 0),
        Kind::Enumerator => (SemanticTokenType::ENUM_MEMBER, READONLY),
        Kind::TypeParameter | Kind::ValueParameter => (SemanticTokenType::TYPE_PARAMETER, 0),
        Kind::Function => (SemanticTokenType::FUNCTION, 0),
        Kind::Method => (SemanticTokenType::METHOD, 0),
        Kind::Global | Kind::Buffer => match snapshot.entity(index) {
            Some(Entity::Global(id)) if program.globals[id].is_const => {
                (SemanticTokenType::VARIABLE, READONLY | STATIC)
            }
            _ => (SemanticTokenType::VARIABLE, STATIC),
        },
        Kind::Local => match snapshot.entity(index) {
            Some(Entity::Local(function, local)) if program.functions[function].locals[local].is_const => {
                (SemanticTokenType::VARIABLE, READONLY)
            }
            _ => (SemanticTokenType::VARIABLE, 0),
        },
        Kind::Parameter => (SemanticTokenType::PARAMETER, 0),
        Kind::Field => (SemanticTokenType::PROPERTY, 0),
        Kind::Macro => (SemanticTokenType::MACRO, 0),
    }
}

#[cfg(test)]
mod tests {
    use crate::fixture::Fixture;

    #[test]
    fn words_have_the_colors_of_what_they_mean() {
        let text = "#define TWO 2\nstruct S { float2 a; };\nstatic const float C = TWO;\n\
            float4 main(S s : S) : SV_Target { return sin(s.a.x) * C; }";
        let mut f = Fixture::new(&[("a.ps.hlsl", text)]);
        assert_eq!(
            f.colors("a.ps.hlsl"),
            [
                "TWO macro",
                "S struct",
                "float2 type",
                "a property",
                "float type",
                "C variable",
                "TWO macro",
                "float4 type",
                "main function",
                "S struct",
                "s parameter",
                "sin function",
                "s parameter",
                "a property",
                "C variable",
            ]
        );
    }
}
