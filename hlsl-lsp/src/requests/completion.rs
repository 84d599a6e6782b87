//! Completion: members, swizzles, scopes, names, semantics, attributes, directives and files; also in broken code.

mod files;
mod words;

pub use words::shaped_types;

use hlsl_core::{
    check,
    intrinsics::{self, OverloadId},
    types::{ArrayLength, Field, ObjectKind, StructId, TemplateArgument, Type, TypeId},
};
use lsp_types::{
    CompletionItem, CompletionItemKind, CompletionItemLabelDetails, CompletionParams, CompletionResponse,
    Documentation, InsertTextFormat, MarkupContent, MarkupKind,
};

use super::{Answer, describe};
use crate::{
    analyst::Analyst,
    definitions::Kind,
    marked::{self, Before, Marked, Scope},
    paths,
    scan::{self, Piece},
    snapshot::Snapshot,
};

pub fn completion(analyst: &mut Analyst, params: CompletionParams) -> Answer<Option<CompletionResponse>> {
    let position = &params.text_document_position;
    let Some((path, offset)) = analyst.place(position) else { return Ok(None) };
    let Some(text) = analyst.world.text(&path).filter(|_| paths::is_shader(&path)) else { return Ok(None) };
    let items = items(analyst, &path, &text, offset);
    Ok(Some(CompletionResponse::Array(items)))
}

fn items(analyst: &mut Analyst, path: &str, text: &str, offset: u32) -> Vec<CompletionItem> {
    let all = scan::everything(text);
    // What the cursor is in, or right behind.
    let inside = all.iter().find(|it| it.start < offset && offset <= it.end);
    if let Some(piece) = inside {
        let is_open = offset < piece.end || is_unclosed(text, piece);
        match piece.kind {
            scan::Kind::Comment if is_open || piece.text(text).starts_with("//") => return Vec::new(),
            scan::Kind::Text if is_open => {
                return match is_include(text, &all, piece) {
                    true => {
                        files::completion(analyst, path, &text[piece.start as usize + 1..offset as usize])
                    }
                    false => Vec::new(),
                };
            }
            scan::Kind::Number => return Vec::new(),
            _ => {}
        }
    }
    let start = scan::name_at(text, offset).map_or(offset, |it| it.0);
    let before = text[..start as usize].trim_end_matches([' ', '\t']);
    let line = before.rsplit(['\n', '\r']).next().unwrap_or_default();
    if line.trim() == "#" {
        return words::DIRECTIVES.iter().map(|it| word(it, CompletionItemKind::KEYWORD)).collect();
    }
    let before = scan::code_before(text, start);
    if let Some(scope) = attribute_before(before) {
        return attributes(scope);
    }
    let Some(marked) = Marked::new(analyst, path, offset) else { return Vec::new() };
    if line.trim_start().starts_with("#if") || line.trim_start().starts_with("#elif") {
        return macros(&marked);
    }
    match marked.before() {
        Before::Member(ty) => members(&marked, ty),
        Before::Scope(scope) => in_scope(&marked, scope),
        // Nothing is known of what is before the dot, so nothing is offered.
        Before::Nothing if before.ends_with('.') && !before.ends_with("..") => Vec::new(),
        Before::Nothing if marked.is_semantic() => semantics(),
        Before::Nothing => names(&marked),
    }
}

fn is_unclosed(text: &str, piece: &Piece) -> bool {
    let it = piece.text(text);
    match piece.kind {
        scan::Kind::Comment => it.starts_with("/*") && !it.ends_with("*/"),
        _ => it.len() < 2 || !it.ends_with(['"', '\'']),
    }
}

fn is_include(text: &str, all: &[Piece], piece: &Piece) -> bool {
    let index = all.iter().position(|it| it == piece).unwrap_or(0);
    index >= 2 && all[index - 1].text(text) == "include" && all[index - 2].text(text) == "#"
}

fn word(text: &str, kind: CompletionItemKind) -> CompletionItem {
    CompletionItem { label: text.to_owned(), kind: Some(kind), ..CompletionItem::default() }
}

fn markdown(text: String) -> Option<Documentation> {
    let content = MarkupContent { kind: MarkupKind::Markdown, value: text };
    (!content.value.is_empty()).then_some(Documentation::MarkupContent(content))
}

// ---- Attributes and semantics.

/// Whether an attribute is named here, and in which namespace: `[`, `[[`, `[[vk::`.
fn attribute_before(before: &str) -> Option<&'static str> {
    if let Some(rest) = before.strip_suffix("vk::").map(str::trim_end) {
        return rest.ends_with(['[', ',']).then_some("vk").filter(|_| rest.contains("[["));
    }
    let outer = before.strip_suffix('[')?;
    match outer.strip_suffix('[') {
        Some(_) => Some("[["),
        // `a[i]` is no attribute.
        None if is_start(outer) => Some(""),
        None => None,
    }
}

/// Whether a declaration or a statement can start behind a text, or other attributes are there already.
fn is_start(before: &str) -> bool {
    let before = before.trim_end();
    match before.strip_suffix(']').and_then(|it| it.rfind('[')) {
        Some(open) => is_start(&before[..open]),
        None => before.is_empty() || before.ends_with([';', '{', '}', '(', ',', ')']),
    }
}

fn attributes(scope: &str) -> Vec<CompletionItem> {
    let vk = check::vk_attributes();
    match scope {
        "vk" => vk.map(|it| word(it, CompletionItemKind::PROPERTY)).collect(),
        "[[" => vk.map(|it| word(&format!("vk::{it}"), CompletionItemKind::PROPERTY)).collect(),
        _ => check::bracket_attributes().map(|it| word(it, CompletionItemKind::PROPERTY)).collect(),
    }
}

fn semantics() -> Vec<CompletionItem> {
    let system = words::SEMANTICS.iter().map(|it| word(it, CompletionItemKind::CONSTANT));
    let snippet = |(label, text): &(&str, &str)| CompletionItem {
        label: (*label).to_owned(),
        kind: Some(CompletionItemKind::SNIPPET),
        insert_text: Some((*text).to_owned()),
        insert_text_format: Some(InsertTextFormat::PLAIN_TEXT),
        ..CompletionItem::default()
    };
    system.chain(words::PLACES.iter().map(snippet)).collect()
}

// ---- Members.

fn members(marked: &Marked, ty: TypeId) -> Vec<CompletionItem> {
    let snapshot = &marked.snapshot;
    let types = &snapshot.analysis.program.types;
    match &types[types.unmodified(ty)] {
        Type::Struct(id) if types.structs[*id].is_of_language() => fields_of_language(snapshot, *id),
        Type::Struct(_) => {
            let all = marked::members(snapshot, ty);
            all.into_iter().filter_map(|it| definition(marked, it, 0)).collect()
        }
        Type::Scalar(_) => swizzles(1),
        Type::Vector { len, .. } => swizzles(*len),
        Type::Matrix { rows, columns, .. } => elements(*rows, *columns),
        Type::Object { kind: ObjectKind::ConstantBuffer | ObjectKind::TextureBuffer, args } => {
            match args.first() {
                Some(TemplateArgument::Type(inner)) => members(marked, *inner),
                _ => Vec::new(),
            }
        }
        Type::Object { kind, .. } => {
            let methods = intrinsics::method_names(*kind);
            let items = methods.filter_map(|name| {
                let rows = intrinsics::methods(*kind, name);
                Some(function(name, rows.first().copied()?, rows.len(), CompletionItemKind::METHOD))
            });
            let mut items: Vec<CompletionItem> = items.collect();
            if kind.image_shape().is_some() {
                items.push(word("mips", CompletionItemKind::PROPERTY));
            }
            items
        }
        Type::Array { length: ArrayLength::Fixed(_), .. } => Vec::new(),
        _ => Vec::new(),
    }
}

fn fields_of_language(snapshot: &Snapshot, record: StructId) -> Vec<CompletionItem> {
    let fields = &snapshot.analysis.program.types.structs[record].fields;
    let item = |(index, field): (u32, &Field)| {
        let (head, doc) = describe::field_of_language(snapshot, record, index)?;
        let description = Some(snapshot.type_name(field.ty));
        Some(CompletionItem {
            detail: Some(head),
            documentation: markdown(doc.to_owned()),
            label_details: Some(CompletionItemLabelDetails { detail: None, description }),
            sort_text: Some(format!("1{index:05}")),
            ..word(snapshot.symbol(field.name), CompletionItemKind::FIELD)
        })
    };
    (0..).zip(fields).filter_map(item).collect()
}

/// Components and their usual combinations; any others can be written, too.
fn swizzles(len: u32) -> Vec<CompletionItem> {
    let mut found = Vec::new();
    for letters in ["xyzw", "rgba"] {
        let letters = &letters[..(len as usize).min(4)];
        for first in 0..letters.len() {
            for last in first + 1..=letters.len() {
                if last - first == 1 || first == 0 {
                    found.push(&letters[first..last]);
                }
            }
        }
    }
    let item = |(index, text): (usize, &str)| CompletionItem {
        sort_text: Some(format!("{index:02}")),
        ..word(text, CompletionItemKind::FIELD)
    };
    found.into_iter().enumerate().map(item).collect()
}

fn elements(rows: u8, columns: u8) -> Vec<CompletionItem> {
    let all = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
    all.flat_map(|(row, column)| [format!("_m{row}{column}"), format!("_{}{}", row + 1, column + 1)])
        .map(|it| word(&it, CompletionItemKind::FIELD))
        .collect()
}

// ---- Names.

fn in_scope(marked: &Marked, scope: Scope) -> Vec<CompletionItem> {
    let snapshot = &marked.snapshot;
    match scope {
        Scope::Library(name) => {
            let names = check::library_names(&name);
            names.map(|it| of_language(&format!("{name}::{it}"), it)).collect()
        }
        Scope::Global => {
            let all = 0..snapshot.definitions.len();
            let all = all.filter(|it| snapshot.definitions[*it].parent.is_none());
            all.filter_map(|it| definition(marked, it, 0)).collect()
        }
        Scope::Definition(index) => {
            let mut parents = snapshot.declarations(index);
            parents.extend(snapshot.type_of(index).into_iter().flat_map(|ty| marked::owners(snapshot, ty)));
            let all = 0..snapshot.definitions.len();
            let inside =
                all.filter(|it| snapshot.definitions[*it].parent.is_some_and(|it| parents.contains(&it)));
            inside.filter_map(|it| definition(marked, it, 0)).collect()
        }
    }
}

fn macros(marked: &Marked) -> Vec<CompletionItem> {
    let all = marked.snapshot.definitions.iter().enumerate().filter(|it| it.1.kind == Kind::Macro);
    let mut items: Vec<CompletionItem> = all.filter_map(|it| definition(marked, it.0, 0)).collect();
    items.push(word("defined", CompletionItemKind::KEYWORD));
    items
}

fn names(marked: &Marked) -> Vec<CompletionItem> {
    let is_type = marked.is_type();
    let mut items: Vec<CompletionItem> = Vec::new();
    let mut seen = std::collections::BTreeSet::new();
    for (rank, index) in marked.all_visible().into_iter().enumerate() {
        let it = &marked.snapshot.definitions[index];
        if seen.insert(it.name.clone()) {
            items.extend(definition(marked, index, rank + 1));
        }
    }
    // Where a type is wanted, or a statement starts, both types and values may follow.
    let types = check::language_names().map(str::to_owned).chain(words::shaped_types());
    for name in types {
        if seen.insert(name.clone()) {
            items.push(of_language(&name, &name));
        }
    }
    if !is_type || marked.snapshot.analysis.output.has_errors() {
        for name in intrinsics::function_names().filter(|it| !it.contains("::")) {
            if seen.insert(name.to_owned()) {
                items.push(of_language(name, name));
            }
        }
    }
    items.extend(words::KEYWORDS.iter().map(|it| CompletionItem {
        sort_text: Some(format!("3{it}")),
        ..word(it, CompletionItemKind::KEYWORD)
    }));
    items
}

/// A name of the language, `name` with its namespace.
fn of_language(name: &str, label: &str) -> CompletionItem {
    let rows = intrinsics::functions(name);
    let sort = |it: CompletionItem| CompletionItem { sort_text: Some(format!("2{label}")), ..it };
    match rows.first() {
        Some(first) => sort(function(label, *first, rows.len(), CompletionItemKind::FUNCTION)),
        None if label.chars().all(|it| it.is_ascii_uppercase() || it.is_ascii_digit() || it == '_') => {
            sort(word(label, CompletionItemKind::CONSTANT))
        }
        None => sort(word(label, CompletionItemKind::CLASS)),
    }
}

fn function(label: &str, id: OverloadId, count: usize, kind: CompletionItemKind) -> CompletionItem {
    let row = intrinsics::overload(id);
    let more = if count > 1 { format!(" (+{})", count - 1) } else { String::new() };
    CompletionItem {
        detail: Some(format!("{}{more}", row.signature())),
        documentation: markdown(describe::intrinsic(id).join("\n\n")),
        ..word(label, kind)
    }
}

fn definition(marked: &Marked, index: usize, rank: usize) -> Option<CompletionItem> {
    let snapshot = &marked.snapshot;
    let it = &snapshot.definitions[index];
    if it.name.is_empty() || matches!(it.kind, Kind::Parameter | Kind::Local if rank == 0) {
        return None;
    }
    let is_like_type = matches!(it.kind, Kind::Macro) || it.kind.is_type();
    let ty = if is_like_type { None } else { describe::type_text(snapshot, index) };
    let details = CompletionItemLabelDetails { detail: None, description: ty };
    Some(CompletionItem {
        detail: Some(describe::head(snapshot, index)),
        documentation: markdown(documentation(marked, index)),
        label_details: Some(details),
        sort_text: Some(format!("1{rank:05}")),
        ..word(&it.name, item_kind(it.kind))
    })
}

fn documentation(marked: &Marked, index: usize) -> String {
    let comment = describe::comment(&marked.snapshot, index);
    let facts = match marked.snapshot.definitions[index].kind {
        Kind::Field | Kind::Enumerator => describe::facts(&marked.snapshot, index),
        _ => Vec::new(),
    };
    comment.into_iter().chain(facts).collect::<Vec<_>>().join("\n\n")
}

fn item_kind(kind: Kind) -> CompletionItemKind {
    match kind {
        Kind::Namespace => CompletionItemKind::MODULE,
        Kind::Struct | Kind::Alias => CompletionItemKind::STRUCT,
        Kind::Interface => CompletionItemKind::INTERFACE,
        Kind::Enum => CompletionItemKind::ENUM,
        Kind::Enumerator => CompletionItemKind::ENUM_MEMBER,
        Kind::TypeParameter | Kind::ValueParameter => CompletionItemKind::TYPE_PARAMETER,
        Kind::Function => CompletionItemKind::FUNCTION,
        Kind::Method => CompletionItemKind::METHOD,
        Kind::Global | Kind::Parameter | Kind::Local => CompletionItemKind::VARIABLE,
        Kind::Buffer => CompletionItemKind::MODULE,
        Kind::Field => CompletionItemKind::FIELD,
        Kind::Macro => CompletionItemKind::CONSTANT,
    }
}

#[cfg(test)]
mod tests {
    use crate::fixture::Fixture;

    fn offers(text: &str, wanted: &[&str], unwanted: &[&str]) {
        let mut f = Fixture::new(&[("a.ps.hlsl", text), ("inc/common.hlsli", "#define COMMON 1\n")]);
        let labels = f.completions(0);
        for it in wanted {
            assert!(labels.iter().any(|label| label == it), "{it} is not in {labels:?} of {text}");
        }
        for it in unwanted {
            assert!(!labels.iter().any(|label| label == it), "{it} is in {labels:?} of {text}");
        }
    }

    const TOP: &str = "struct Base { int id; };\nstruct Light : Base { float3 color; float power() { return 1; } };\n\
        namespace N { static const float HALF = .5; float f(float x) { return x; } }\nenum class E { One, Two };\n\
        cbuffer C { Light light; float4 tint; }; Texture2D<float4> map; SamplerState s;\n";

    fn in_main(body: &str, wanted: &[&str], unwanted: &[&str]) {
        offers(
            &format!("{TOP}float4 main(float2 uv : UV) : SV_Target {{ Light lamps[2]; {body} }}"),
            wanted,
            unwanted,
        );
    }

    #[test]
    fn members_of_what_is_before_the_dot() {
        in_main("return light.$0;", &["color", "power", "id"], &["uv", "lerp"]);
        in_main("float x = light.co$0", &["color", "power"], &[]);
        in_main("lamps[1].$0\n float b = 1; return b;", &["color", "id"], &["tint"]);
        in_main("return (tint * 2).$0;", &["x", "xyz", "rgba"], &[]);
        in_main("return map.$0;", &["Sample", "Load", "mips"], &["Append"]);
        in_main("if (light.$0", &["color"], &[]);
        in_main("float4 v = float4(light.color.$0", &["xy", "r"], &["w"]);
    }

    #[test]
    fn what_is_near_comes_first() {
        let text = "#ifndef GUARD\n#define GUARD\nfloat first;\nfloat g(float near) { return $0; }\n#endif";
        let mut f = Fixture::new(&[("a.ps.hlsl", text)]);
        assert_eq!(f.completions(0)[..4], ["near", "g", "first", "GUARD"]);
    }

    #[test]
    fn members_of_structs_of_the_language() {
        in_main("RayDesc ray; ray.$0", &["Origin", "TMin", "Direction", "TMax"], &["uv"]);
        in_main("RayDesc ray; float x = ray.Origin.$0 + ((", &["x", "xyz"], &["w"]);
        in_main("Ray$0", &["RayDesc"], &[]);
    }

    #[test]
    fn names_that_can_be_used() {
        in_main(
            "return $0;",
            &["uv", "lamps", "light", "map", "lerp", "N", "float3x3", "Light"],
            &["color", "HALF"],
        );
        in_main("int a[2][2]; return a[0][$0];", &["uv"], &["numthreads"]);
        offers("struct S { int a; };\n// Ends.\nS$0", &["S", "float4"], &[]);
        in_main("{ int inner; } retu$0", &["return", "uv"], &["inner"]);
        in_main("return N::$0;", &["HALF", "f"], &["uv"]);
        in_main("return E::$0", &["One", "Two"], &["uv"]);
        in_main("vk::$0", &["ReadClock", "RawBufferLoad"], &["uv"]);
        offers("#define A 1\n#if A$0", &["A", "defined"], &["lerp"]);
        offers("float4 f() : S$0", &["SV_Position", "SV_Target0"], &["lerp"]);
        offers("[num$0", &["numthreads", "unroll"], &["lerp"]);
        offers("[[vk::$0", &["binding", "push_constant"], &["lerp"]);
        offers("#include \"$0\"", &["inc/"], &["a.ps.hlsl"]);
        offers("#include \"inc/c$0", &["common.hlsli"], &[]);
        offers("#in$0", &["include", "ifdef"], &[]);
        offers("// a$0", &[], &["lerp"]);
    }
}
