//! The outline of a document, and a search through all shaders of the workspace.

use lsp_types::{
    DocumentSymbol, DocumentSymbolParams, DocumentSymbolResponse, OneOf, SymbolKind, WorkspaceSymbol,
    WorkspaceSymbolParams, WorkspaceSymbolResponse,
};

use super::{Answer, describe};
use crate::{analyst::Analyst, definitions::Kind, lines::Lines, snapshot::Snapshot};

/// Answers of a search.
const MAX_FOUND: usize = 256;

pub fn document(
    analyst: &mut Analyst,
    params: DocumentSymbolParams,
) -> Answer<Option<DocumentSymbolResponse>> {
    let mut symbols = Vec::new();
    for (snapshot, file) in analyst.whole(&params.text_document.uri) {
        symbols.extend(inside(&snapshot, file, None, &analyst.lines(&snapshot, file)));
    }
    Ok(Some(DocumentSymbolResponse::Nested(symbols)))
}

/// Whether something belongs into an outline.
fn is_shown(kind: Kind) -> bool {
    !matches!(kind, Kind::Parameter | Kind::Local | Kind::TypeParameter | Kind::ValueParameter)
}

fn inside(snapshot: &Snapshot, file: u32, parent: Option<usize>, lines: &Lines<'_>) -> Vec<DocumentSymbol> {
    let mut found = Vec::new();
    let mut seen = Vec::new();
    for (index, definition) in snapshot.definitions.iter().enumerate() {
        let is_here = definition.parent == parent && is_shown(definition.kind) && !definition.name.is_empty();
        let (true, Some(name), Some(whole)) =
            (is_here, snapshot.shown(definition.at), snapshot.shown(definition.whole))
        else {
            continue;
        };
        // A file that is included twice declares everything twice.
        if name.file != file || seen.contains(&(name, definition.kind)) {
            continue;
        }
        seen.push((name, definition.kind));
        let (start, end) = (whole.start.min(name.start), whole.end.max(name.end));
        let children = inside(snapshot, file, Some(index), lines);
        #[allow(deprecated)]
        found.push(DocumentSymbol {
            name: definition.name.clone(),
            detail: detail(snapshot, index),
            kind: symbol_kind(definition.kind),
            tags: None,
            deprecated: None,
            range: lines.range(start, end),
            selection_range: lines.range(name.start, name.end),
            children: (!children.is_empty()).then_some(children),
        });
    }
    found.sort_by_key(|it| (it.selection_range.start.line, it.selection_range.start.character));
    found
}

fn detail(snapshot: &Snapshot, index: usize) -> Option<String> {
    match snapshot.definitions[index].kind {
        Kind::Function | Kind::Method | Kind::Field | Kind::Global => describe::type_text(snapshot, index),
        Kind::Enumerator => describe::enumerator(snapshot, index).map(|it| it.to_string()),
        _ => None,
    }
}

pub fn symbol_kind(kind: Kind) -> SymbolKind {
    match kind {
        Kind::Namespace => SymbolKind::NAMESPACE,
        Kind::Struct | Kind::Alias => SymbolKind::STRUCT,
        Kind::Interface => SymbolKind::INTERFACE,
        Kind::Enum => SymbolKind::ENUM,
        Kind::Enumerator => SymbolKind::ENUM_MEMBER,
        Kind::TypeParameter | Kind::ValueParameter => SymbolKind::TYPE_PARAMETER,
        Kind::Function => SymbolKind::FUNCTION,
        Kind::Method => SymbolKind::METHOD,
        Kind::Global | Kind::Parameter | Kind::Local => SymbolKind::VARIABLE,
        Kind::Buffer => SymbolKind::OBJECT,
        Kind::Field => SymbolKind::FIELD,
        Kind::Macro => SymbolKind::CONSTANT,
    }
}

pub fn workspace(
    analyst: &mut Analyst,
    params: WorkspaceSymbolParams,
) -> Answer<Option<WorkspaceSymbolResponse>> {
    let query = params.query.to_lowercase();
    let mut paths: Vec<String> = analyst.programs.shaders().map(str::to_owned).collect();
    paths.extend(analyst.world.open_shaders().map(str::to_owned));
    paths.sort();
    paths.dedup();
    let mut found: Vec<WorkspaceSymbol> = Vec::new();
    for path in paths {
        let Some((snapshot, file)) = analyst.current(&path) else { continue };
        for definition in &snapshot.definitions {
            if !is_shown(definition.kind) || !has_letters(&definition.name, &query) {
                continue;
            }
            let place = snapshot.shown(definition.at).filter(|it| it.file == file);
            let Some(location) = place.and_then(|it| analyst.location(&snapshot, it)) else { continue };
            let parent = definition.parent.map(|it| snapshot.definitions[it].name.clone());
            let symbol = WorkspaceSymbol {
                name: definition.name.clone(),
                kind: symbol_kind(definition.kind),
                tags: None,
                container_name: parent.filter(|it| !it.is_empty()),
                location: OneOf::Left(location),
                data: None,
            };
            if !found.contains(&symbol) {
                found.push(symbol);
            }
            if found.len() == MAX_FOUND {
                return Ok(Some(WorkspaceSymbolResponse::Nested(found)));
            }
        }
    }
    Ok(Some(WorkspaceSymbolResponse::Nested(found)))
}

/// Whether a name has the letters of a query in their order.
fn has_letters(name: &str, query: &str) -> bool {
    let mut letters = name.chars().flat_map(char::to_lowercase);
    !name.is_empty() && query.chars().all(|wanted| letters.any(|it| it == wanted))
}

#[cfg(test)]
mod tests {
    use crate::fixture::Fixture;

    #[test]
    fn outline_and_search() {
        let text = "#define ONE 1\nnamespace N { struct S { float a; void f() { int local; } }; }\n\
            cbuffer C { float b; };\nenum E { X, Y = 4 };\nfloat4 main(float p : P) : SV_Target { return b; }";
        let mut f = Fixture::new(&[("a.ps.hlsl", text), ("common.hlsli", "float helper() { return 1; }")]);
        assert_eq!(
            f.outline("a.ps.hlsl"),
            [
                "ONE",
                "N",
                "N/S",
                "N/S/a float",
                "N/S/f void",
                "C",
                "C/b float",
                "E",
                "E/X 0",
                "E/Y 4",
                "main float4"
            ]
        );
        assert_eq!(f.search("hlp"), ["helper common.hlsli:0:6"]);
    }
}
