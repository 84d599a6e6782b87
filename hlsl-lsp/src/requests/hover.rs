//! Hover: the declaration, its comment, and what the compiler knows: values, layouts, bindings, overloads.

use hlsl_core::{
    check,
    intrinsics::{self, OverloadId},
    source::Origin,
    types::{ObjectKind, StructId},
};
use lsp_types::{Hover, HoverContents, HoverParams, MarkupContent, MarkupKind};

use super::{Answer, describe};
use crate::{
    analyst::{Analyst, At},
    definitions::Kind,
    scan,
    snapshot::{Name, Place, Snapshot, Target},
    words,
};

pub fn hover(analyst: &mut Analyst, params: HoverParams) -> Answer<Option<Hover>> {
    let Some(at) = analyst.at(&params.text_document_position_params) else { return Ok(None) };
    let names = at.snapshot.names_at(at.file, at.offset);
    let found = match names.first() {
        Some(first) => Some((of_names(&at.snapshot, names), first.place)),
        None => of_language(&at),
    };
    let Some((value, place)) = found else { return Ok(None) };
    let range = analyst.lines(&at.snapshot, at.file).range(place.start, place.end);
    let contents = HoverContents::Markup(MarkupContent { kind: MarkupKind::Markdown, value });
    Ok(Some(Hover { contents, range: Some(range) }))
}

fn of_names(snapshot: &Snapshot, names: &[Name]) -> String {
    let mut parts: Vec<String> = Vec::new();
    for name in names.iter().take(4) {
        let part = match name.target {
            Target::Definition(index) => of_definition(snapshot, index, name.place),
            Target::Intrinsic(overload) => of_intrinsic(overload),
            Target::Field(record, field) => of_field(snapshot, record, field),
            Target::Word(index) => of_word(snapshot, index, name.place),
        };
        if !parts.contains(&part) {
            parts.push(part);
        }
    }
    parts.join("\n\n---\n\n")
}

fn code(text: &str) -> String {
    format!("```hlsl\n{text}\n```")
}

fn of_definition(snapshot: &Snapshot, index: usize, at: Place) -> String {
    let complete = snapshot.complete(index);
    let definition = &snapshot.definitions[complete];
    let mut text = code(&describe::head(snapshot, complete));
    let parent = definition.parent.map(|it| &snapshot.definitions[it]);
    if let Some(parent) = parent.filter(|it| !it.name.is_empty() && definition.kind != Kind::Parameter) {
        text = format!("{} `{}`\n{text}", parent.kind.word(), parent.name);
    }
    if definition.kind == Kind::Macro
        && let Some(expansion) = expansion(snapshot, at)
    {
        text += &format!("\n\nExpands to\n{}", code(&expansion));
    }
    let comment = snapshot.declarations(index).into_iter().find_map(|it| describe::comment(snapshot, it));
    if let Some(comment) = comment {
        text += &format!("\n\n{comment}");
    }
    let facts: Vec<String> =
        describe::facts(snapshot, complete).into_iter().map(|it| format!("- {it}")).collect();
    if !facts.is_empty() {
        text += &format!("\n\n{}", facts.join("\n"));
    }
    text
}

/// What a use of a macro leaves for the parser.
fn expansion(snapshot: &Snapshot, at: Place) -> Option<String> {
    let uses = snapshot.sources().ranges().filter_map(|(_, origin)| match origin {
        Origin::Macro { used_at, .. } => snapshot.shown(*used_at),
        _ => None,
    });
    // With its arguments.
    let whole = uses.filter(|it| it.file == at.file && it.start == at.start).max_by_key(|it| it.end)?;
    let mut text = String::new();
    for token in &snapshot.analysis.tokens {
        let shown = snapshot.shown(token.span);
        if shown.is_none_or(|it| it.file != whole.file || it.start < whole.start || it.end > whole.end) {
            continue;
        }
        let spelled = snapshot.symbol(token.symbol);
        let spelled = if spelled.is_empty() { token.kind.name() } else { spelled };
        let is_tight = text.is_empty()
            || text.ends_with(['(', '[', '.', '!', '~'])
            || text.ends_with("::")
            || matches!(spelled, ")" | "]" | "," | ";" | "." | "::")
            || (matches!(spelled, "(" | "[") && text.ends_with(is_of_name));
        if !is_tight {
            text.push(' ');
        }
        text.push_str(spelled);
        if text.len() > 2000 {
            text.push('…');
            break;
        }
    }
    (!text.is_empty()).then_some(text)
}

fn is_of_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// All overloads of a function of the language, the one that is called first.
fn of_intrinsic(overload: OverloadId) -> String {
    let row = intrinsics::overload(overload);
    let all = match row.owner {
        Some(owner) => intrinsics::methods(owner, row.name),
        None => intrinsics::functions(row.name),
    };
    let others = all.iter().filter(|it| **it != overload);
    let signatures: Vec<String> = std::iter::once(&overload)
        .chain(others)
        .take(12)
        .map(|it| intrinsics::overload(*it).signature())
        .collect();
    let facts = describe::intrinsic(overload).join("\n\n");
    format!("{}\n\n{facts}", code(&signatures.join("\n")))
}

/// A semantic, a register or an attribute, and what becomes of it.
fn of_word(snapshot: &Snapshot, index: usize, at: Place) -> String {
    let Some(word) = snapshot.words.get(index) else { return String::new() };
    let (kind, facts) = match word.kind {
        words::Kind::Semantic if word.text.starts_with("SV_") => {
            ("System value", describe::semantic(snapshot, &word.text))
        }
        words::Kind::Semantic => ("Semantic", describe::semantic(snapshot, &word.text)),
        words::Kind::Register => ("Register", describe::register(snapshot, at)),
        words::Kind::Attribute => ("Attribute", Vec::new()),
    };
    let facts: Vec<String> = facts.iter().map(|it| format!("\n- {it}")).collect();
    format!("{kind} `{}`\n{}", snapshot.text(at), facts.concat()).trim_end().to_owned()
}

/// A field of a struct of the language.
fn of_field(snapshot: &Snapshot, record: StructId, field: u32) -> String {
    let Some((head, doc)) = describe::field_of_language(snapshot, record, field) else {
        return String::new();
    };
    let owner = snapshot.symbol(snapshot.analysis.program.types.structs[record].name);
    let facts: Vec<String> =
        describe::field_facts(snapshot, record, field).iter().map(|it| format!("- {it}")).collect();
    format!("struct `{owner}`\n{}\n\n{doc}\n\n{}", code(&head), facts.join("\n")).trim_end().to_owned()
}

/// What the language itself declares: a type, a constant, or a function that the program does not call, in a macro say.
fn of_language(at: &At) -> Option<(String, Place)> {
    let text = &at.snapshot.files.get(at.file as usize)?.text;
    let (start, end) = scan::name_at(text, at.offset)?;
    let name = &text[start as usize..end as usize];
    let before = scan::code_before(text, start);
    if before.ends_with('.') {
        return None;
    }
    let library = ["vk", "dx"]
        .into_iter()
        .find(|it| before.strip_suffix("::").is_some_and(|before| before.trim_end().ends_with(it)));
    let name = library.map_or(name.to_owned(), |it| format!("{it}::{name}"));
    let rows = intrinsics::functions(&name);
    let found = match rows.first() {
        Some(first) => of_intrinsic(*first),
        None => of_constant(&name).or_else(|| of_record(&at.snapshot, &name)).or_else(|| of_object(&name))?,
    };
    Some((found, Place { file: at.file, start, end }))
}

fn of_constant(name: &str) -> Option<String> {
    let value = check::language_constant(name)?;
    Some(code(&format!("static const uint {name} = {value}")))
}

fn of_record(snapshot: &Snapshot, name: &str) -> Option<String> {
    let all = snapshot.analysis.program.types.structs.iter();
    let (id, record) =
        all.into_iter().find(|it| it.1.is_of_language() && snapshot.symbol(it.1.name) == name)?;
    let mut text = format!("struct {name}\n{{\n");
    for field in 0..record.fields.len() as u32 {
        let (head, doc) = describe::field_of_language(snapshot, id, field)?;
        text += &format!("    // {doc}\n    {head};\n");
    }
    Some(code(&(text + "}")))
}

fn of_object(name: &str) -> Option<String> {
    let kind = ObjectKind::ALL.iter().find(|it| it.name() == name)?;
    let methods: Vec<String> = intrinsics::method_names(*kind).map(|it| format!("`{it}`")).collect();
    let listed =
        if methods.is_empty() { String::new() } else { format!("\n\nMethods: {}", methods.join(", ")) };
    Some(format!("{}{listed}", code(name)))
}

#[cfg(test)]
mod tests {
    use crate::fixture::Fixture;

    const SHADER: &str = "\
/// Where the camera is.
struct Camera { float4x4 view; float3 eye; uint count$0; };
cbuffer Scene$1 : register(b2, space1) { float tint; float3 color$2; };
StructuredBuffer<Camera> cameras$3 : register(t1);
static const int LIMIT$4 = 3 * 4;
enum Mode { A, B$5 = 7 };
#define TWICE(x) ((x) * 2)
// Adds.
float add(float a, float b)
{ return a + b; }
float4 main() : SV_Target$6 {
    float sum = add$7(tint, TWICE$8(1));
    return float4(lerp$9(color, cameras[0].eye, sum), LIMIT + B);
}";

    #[test]
    fn semantics_and_registers_say_what_becomes_of_them() {
        let text = "Texture2D a : register(t1$0, space2);\nfloat4 main(float4 p : SV_Position$1, float2 uv : UV$2) : SV_Target {\n\
            return a[uv + p.xy]; }";
        let mut f = Fixture::new(&[("a.ps.hlsl", text)]);
        assert_eq!(f.hover(0), "Register `t1`\n\n- Set 2, binding 1: sampled image");
        assert_eq!(
            f.hover(1),
            "System value `SV_Position`\n\n- Input of `main`: built-in `FragCoord`, `float4`"
        );
        assert_eq!(f.hover(2), "Semantic `UV`\n\n- Input of `main`: location 0, `float2`");
    }

    /// The end of a comment is not the start of another one.
    #[test]
    fn a_comment_ends_with_a_slash_before_its_end() {
        let text = "/* Wide. /*/ float width$0; /*/ All. /*/ float all$1; float4 main() : SV_Target { return width + all; }";
        let mut f = Fixture::new(&[("a.ps.hlsl", text)]);
        assert!(f.hover(0).contains("Wide. /"), "{}", f.hover(0));
        assert!(f.hover(1).contains("float all"), "{}", f.hover(1));
    }

    #[test]
    fn what_the_language_declares_is_explained() {
        let text = "RWByteAddressBuffer$0 out1; RaytracingAccelerationStructure scene;\n[numthreads(1, 1, 1)]\nvoid main() {\n\
            RayQuery<RAY_FLAG_CULL_OPAQUE$1> query; RayDesc$2 ray = (RayDesc)0; ray.TMax$3 = 1;\n\
            query.TraceRayInline(scene, RAY_FLAG_NONE, 255, ray); out1.Store(0, query.CommittedRayT() + vk::DeviceScope$4); }";
        let mut f = Fixture::new(&[("a.cs.hlsl", text)]);
        assert!(f.hover(0).contains("`InterlockedAdd`"), "{}", f.hover(0));
        assert_eq!(f.hover(1), "```hlsl\nstatic const uint RAY_FLAG_CULL_OPAQUE = 64\n```");
        let record = f.hover(2);
        assert!(record.contains("    // Where the ray starts.\n    float3 Origin;\n"), "{record}");
        assert_eq!(
            f.hover(3),
            "struct `RayDesc`\n```hlsl\nfloat TMax\n```\n\nThe longest distance at which a hit counts, in lengths of `Direction`.\n\n\
            - Offset 28, size 4 (relaxed std140)\n- Offset 28, size 4 (relaxed std430)"
        );
        assert_eq!(f.definition(3), "");
        assert_eq!(f.hover(4), "```hlsl\nstatic const uint vk::DeviceScope = 1\n```");
    }

    #[test]
    fn shows_what_the_compiler_knows() {
        let mut f = Fixture::new(&[("a.ps.hlsl", SHADER)]);
        let expected = [
            ("uint count", "Offset 76, size 4 (relaxed std430)"),
            ("cbuffer Scene", "- Set 1, binding 2: uniform buffer"),
            ("float3 color", "- Offset 4, size 12 (relaxed std140)"),
            ("StructuredBuffer<Camera> cameras", "- Stride: 80 bytes (relaxed std430)"),
            ("static const int LIMIT = 3 * 4", "- Value: `12`"),
            ("B = 7", "- Value: `7`"),
            ("System value `SV_Target`", "- Output of `main`: location 0, `float4`"),
            ("float add(float a, float b)", "Adds."),
            ("#define TWICE(x) ((x) * 2)", "((1) * 2)"),
            ("lerp(", "GLSL.std.450 `FMix`"),
        ];
        for (index, (first, second)) in expected.into_iter().enumerate() {
            let hover = f.hover(index);
            assert!(hover.contains(first) && hover.contains(second), "{index}: {hover}");
        }
    }
}
