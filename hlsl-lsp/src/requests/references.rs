//! All uses of a name, in all shaders of the workspace that read the file with its declaration.

use std::collections::{BTreeMap, BTreeSet};

use lsp_types::{Location, ReferenceParams};

use super::Answer;
use crate::{
    analyst::{Analyst, At},
    paths,
    snapshot::{Name, Place, Snapshot, Target},
};

pub fn references(analyst: &mut Analyst, params: ReferenceParams) -> Answer<Option<Vec<Location>>> {
    let Some(at) = analyst.at(&params.text_document_position) else { return Ok(None) };
    let with_declarations = params.context.include_declaration;
    let Some(found) = everywhere(analyst, &at) else { return Ok(None) };
    let mut locations = Vec::new();
    for (path, names) in &found {
        let Some(uri) = paths::to_uri(path) else { continue };
        let text = analyst.world.shown(path).unwrap_or_default();
        let lines = crate::lines::Lines::new(&text, analyst.world.encoding);
        let shown = names.iter().filter(|it| with_declarations || !it.is_declaration);
        locations.extend(shown.map(|it| Location::new(uri.clone(), lines.range(it.start, it.end))));
    }
    Ok(Some(locations))
}

/// A use in some file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Found {
    pub start: u32,
    pub end: u32,
    pub is_declaration: bool,
    /// The same word also means something else.
    pub is_shared: bool,
}

/// Uses by file.
pub type ByFile = BTreeMap<String, BTreeSet<Found>>;

/// The uses of what a name means. None if it means nothing that has uses.
pub fn everywhere(analyst: &mut Analyst, at: &At) -> Option<ByFile> {
    let name = at.snapshot.names_at(at.file, at.offset).first()?;
    let mut found = ByFile::new();
    add(&at.snapshot, name.target, &mut found);
    let index = match name.target {
        Target::Definition(index) => index,
        Target::Intrinsic(_) | Target::Field(..) => return Some(found),
        Target::Word(index) => {
            add_words(analyst, at, index, &mut found);
            return Some(found);
        }
    };
    let mut waiting = declared(&at.snapshot, index);
    let mut seen: BTreeSet<Declared> = waiting.iter().cloned().collect();
    while let Some(it) = waiting.pop() {
        let readers = analyst.readers(&it.path);
        for snapshot in &readers {
            let place = snapshot.file(&it.path).map(|file| Place { file, start: it.start, end: it.end });
            if let Some(same) = place.and_then(|it| snapshot.declared_at(it)) {
                add(snapshot, Target::Definition(same), &mut found);
            }
        }
        // Where an `#if` chooses among declarations, a use means another one in another shader.
        for more in readers.iter().flat_map(|it| others(it, &found)) {
            if seen.insert(more.clone()) {
                waiting.push(more);
            }
        }
    }
    Some(found)
}

/// A semantic, a register or an attribute, in all shaders that read the file.
fn add_words(analyst: &mut Analyst, at: &At, index: usize, found: &mut ByFile) {
    let (Some(word), Some(file)) = (at.snapshot.words.get(index), at.snapshot.files.get(at.file as usize))
    else {
        return;
    };
    for snapshot in analyst.readers(&file.path) {
        if let Ok(same) = snapshot.words.binary_search(word) {
            add(&snapshot, Target::Word(same), found);
        }
    }
}

/// Where something is declared.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Declared {
    path: String,
    start: u32,
    end: u32,
}

fn declared(snapshot: &Snapshot, index: usize) -> Vec<Declared> {
    let places = snapshot.declarations(index).into_iter().filter_map(|it| snapshot.place_of(it));
    let declared = |it: Place| {
        let path = snapshot.files.get(it.file as usize)?.path.clone();
        Some(Declared { path, start: it.start, end: it.end })
    };
    places.filter_map(declared).collect()
}

/// The declarations of what the uses so far mean in a shader, where that is one thing.
fn others(snapshot: &Snapshot, found: &ByFile) -> Vec<Declared> {
    let mut all = BTreeSet::new();
    for (path, names) in found {
        let Some(file) = snapshot.file(path) else { continue };
        for it in names.iter().filter(|it| !it.is_shared) {
            if let [Name { place, target: Target::Definition(index), .. }] = snapshot.names_at(file, it.start)
                && (place.start, place.end) == (it.start, it.end)
            {
                all.insert(*index);
            }
        }
    }
    all.into_iter().flat_map(|it| declared(snapshot, it)).collect()
}

fn add(snapshot: &Snapshot, target: Target, found: &mut ByFile) {
    for name in snapshot.names_of(target) {
        let Some(file) = snapshot.files.get(name.place.file as usize) else { continue };
        let same = snapshot.names_at(name.place.file, name.place.start).iter();
        let is_shared = same.filter(|it| it.place == name.place).any(|it| it.target != name.target);
        let (start, end) = (name.place.start, name.place.end);
        let one = Found { start, end, is_declaration: name.is_declaration, is_shared };
        found.entry(file.path.clone()).or_default().insert(one);
    }
}

#[cfg(test)]
mod tests {
    use crate::fixture::Fixture;

    #[test]
    fn are_found_in_all_shaders_that_read_the_declaration() {
        let mut f = Fixture::new(&[
            ("a.ps.hlsl", "#include \"c.hlsli\"\nfloat4 main() : SV_Target { return shade$0(1); }"),
            (
                "b.vs.hlsl",
                "#include \"c.hlsli\"\nfloat4 main() : SV_Position { return shade(2) + shade(3); }",
            ),
            (
                "c.hlsli",
                "float shade(float x);\nfloat shade(float x$1) { return x; }\n#define M$2(a) a\n#ifdef M\n#endif",
            ),
        ]);
        assert_eq!(
            f.references(0),
            ["a.ps.hlsl:1:35", "b.vs.hlsl:1:37", "b.vs.hlsl:1:48", "c.hlsli:0:6", "c.hlsli:1:6"]
        );
        assert_eq!(f.references(1), ["c.hlsli:1:18", "c.hlsli:1:30"]);
        assert_eq!(f.references(2), ["c.hlsli:2:8", "c.hlsli:3:7"]);
    }

    #[test]
    fn semantics_registers_and_attributes_have_them() {
        let text = "Texture2D a : register(t1$0); Buffer<float> b : register(t1, space2);\n\
            struct V { float4 p : SV_Position; float2 uv : TEXCOORD$1; };\n\
            [[vk::binding(3)]] SamplerState s : register(t1);\n\
            float4 main(V v, float2 other : texcoord0, float2 third : TEXCOORD1) : SV_Target {\n\
            [unroll$2] for (int i = 0; i < 2; i++) {}\n[unroll] for (int j = 0; j < 2; j++) {}\nreturn 1; }";
        let mut f = Fixture::new(&[("a.ps.hlsl", text)]);
        assert_eq!(f.references(0), ["a.ps.hlsl:0:23", "a.ps.hlsl:2:45"]);
        assert_eq!(f.references(1), ["a.ps.hlsl:1:47", "a.ps.hlsl:3:32"]);
        assert_eq!(f.references(2), ["a.ps.hlsl:4:1", "a.ps.hlsl:5:1"]);
    }

    #[test]
    fn go_through_the_branches_of_conditionals() {
        let text = "// entry: ps_6_0 main\n// entry: ps_6_0 main -D A=1\n#ifdef A\n#define V float4\n\
            static const float x$0 = 1;\n#else\n#define V int4\nstatic const int x = 2;\n#endif\n\
            float4 main() : SV_Target { return x; }";
        let mut f = Fixture::new(&[("a.hlsl", text)]);
        assert_eq!(f.references(0), ["a.hlsl:4:19", "a.hlsl:7:17", "a.hlsl:9:35"]);
    }
}
