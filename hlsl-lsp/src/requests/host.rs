//! From Rust code to the shader: what `main::Tint`, `main::bindings::TINT` and `main` are made of.

use lsp_types::{Location, TextDocumentPositionParams};

use crate::{
    analyst::Analyst,
    definitions::Kind,
    paths, rust, scan,
    snapshot::{Entity, Snapshot},
};

/// The declarations that the generated item under a position stands for; none outside of paths into generated modules.
pub fn definitions(analyst: &mut Analyst, position: &TextDocumentPositionParams) -> Vec<Location> {
    let Some(path) = paths::from_uri(&position.text_document.uri).filter(|it| it.ends_with(".rs")) else {
        return Vec::new();
    };
    let Some(text) = analyst.world.text(&path) else { return Vec::new() };
    let offset = crate::lines::Lines::new(&text, analyst.world.encoding).offset(position.position);
    let Some(segments) = segments(&text, offset) else { return Vec::new() };
    let Some((name, before)) = segments.split_last() else { return Vec::new() };
    let package = rust::package(&path);
    let mut found = Vec::new();
    for (modules, files) in analyst.programs.modules_of(&package) {
        let has_module = |it: &&str| modules.iter().any(|module| module == it);
        let is_module = before.is_empty() && has_module(name);
        if !is_module && !before.iter().any(has_module) {
            continue;
        }
        for shader in &files {
            for job in analyst.jobs(shader) {
                let snapshot = analyst.snapshot(&job);
                let wanted = named(&snapshot, name);
                let places = wanted.into_iter().filter_map(|it| snapshot.place_of(snapshot.complete(it)));
                let locations: Vec<Location> =
                    places.filter_map(|it| analyst.location(&snapshot, it)).collect();
                found.extend(locations.into_iter().filter(|it| !found.contains(it)).collect::<Vec<_>>());
            }
        }
    }
    found
}

/// The segments of the path up to the one at an offset: `sky`, `bindings`, `TINT`.
fn segments(text: &str, offset: u32) -> Option<Vec<&str>> {
    let (start, end) = scan::name_at(text, offset)?;
    let mut segments = vec![&text[start as usize..end as usize]];
    let mut rest = &text[..start as usize];
    while let Some(before) = rest.trim_end().strip_suffix("::") {
        let before = before.trim_end();
        let start = before
            .rfind(|it: char| !it.is_alphanumeric() && it != '_')
            .map_or(0, |it| it + before[it..].chars().next().map_or(1, char::len_utf8));
        segments.push(&before[start..]);
        rest = &before[..start];
    }
    segments.reverse();
    Some(segments)
}

/// What the host's name stands for: a type, a resource or a function, whose letters are the same.
fn named(snapshot: &Snapshot, name: &str) -> Vec<usize> {
    let wanted = letters(name);
    let is_it = |index: &usize| {
        let definition = &snapshot.definitions[*index];
        let is_visible = match definition.kind {
            Kind::Struct | Kind::Enum | Kind::Buffer | Kind::Function => true,
            Kind::Global => matches!(snapshot.entity(*index), Some(Entity::Global(_))),
            _ => false,
        };
        is_visible && letters(&definition.name) == wanted
    };
    (0..snapshot.definitions.len()).filter(is_it).collect()
}

/// Generated constants have capitals and underscores where the shader has neither.
pub fn letters(name: &str) -> String {
    name.chars().filter(|it| *it != '_').flat_map(char::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use crate::fixture::Fixture;

    #[test]
    fn paths_lead_to_what_they_were_made_of() {
        let rust = "include_hlsl!(\"sky.hlsl\", ps_6_0, sky_main);\n\
            include_hlsl! { pub mod both = \"two.hlsl\" { vs_6_0 v, ps_6_0 p } }\n\
            fn f() { let t = sky_main::Tint$0::new(); sky_main::bindings::SKY_MAP$1; both::v$2::SPIRV; other::Tint$3; sky_main$4::SPIRV; }";
        let mut f = Fixture::new(&[
            ("Cargo.toml", ""),
            ("src/main.rs", rust),
            (
                "src/sky.hlsl",
                "cbuffer Tint { float4 a; };\nTexture2D skyMap;\nfloat4 sky_main() : SV_Target { return a + skyMap[uint2(0, 0)]; }",
            ),
            ("src/two.hlsl", "float4 v() : SV_Position { return 1; }\nfloat4 p() : SV_Target { return 1; }"),
        ]);
        let expected = ["src/sky.hlsl:0:8", "src/sky.hlsl:1:10", "src/two.hlsl:0:7", "", "src/sky.hlsl:2:7"];
        for (index, expected) in expected.into_iter().enumerate() {
            assert_eq!(f.definition(index), expected, "{index}");
        }
    }
}
