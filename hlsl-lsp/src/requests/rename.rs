//! Rename: only where every use is known, and only if the shaders compile to the same afterwards.

use std::collections::HashMap;

use hlsl_core::Compilation;
use lsp_types::{PrepareRenameResponse, RenameParams, TextDocumentPositionParams, TextEdit, WorkspaceEdit};

use super::{
    Answer, host,
    references::{self, ByFile},
};
use crate::{
    analyst::{Analyst, At},
    lines::Lines,
    paths,
    programs::Job,
    rust, scan,
    snapshot::{Entity, Place, Target},
    world::World,
};

pub fn prepare(
    analyst: &mut Analyst,
    params: TextDocumentPositionParams,
) -> Answer<Option<PrepareRenameResponse>> {
    let Some(at) = analyst.at(&params) else { return Ok(None) };
    let (index, place) = subject(&at)?;
    let name = &at.snapshot.definitions[index].name;
    let lines = analyst.lines(&at.snapshot, at.file);
    Ok(Some(PrepareRenameResponse::RangeWithPlaceholder {
        range: lines.range(place.start, place.end),
        placeholder: name.clone(),
    }))
}

pub fn rename(analyst: &mut Analyst, params: RenameParams) -> Answer<Option<WorkspaceEdit>> {
    let Some(at) = analyst.at(&params.text_document_position) else { return Ok(None) };
    let (index, _) = subject(&at)?;
    let old = at.snapshot.definitions[index].name.clone();
    let new = params.new_name.trim();
    check_name(new)?;
    if new == old {
        return Ok(Some(WorkspaceEdit::default()));
    }
    let found = references::everywhere(analyst, &at).unwrap_or_default();
    check_places(analyst, &found, &old)?;
    let texts = renamed(&analyst.world, &found, new);
    check_results(analyst, &found, &texts, &old, new)?;
    let told = named_in_rust(analyst, &at, &old);
    analyst.messages.extend(told);
    Ok(Some(edit(analyst, &found, new)))
}

/// What is to be renamed, and where its name was clicked.
fn subject(at: &At) -> Answer<(usize, Place)> {
    let names = at.snapshot.names_at(at.file, at.offset);
    let Some(name) = names.first() else { return Err("there is no name here that can be renamed".into()) };
    if names.len() > 1 {
        return Err("this means several things, depending on where the macro around it is used".into());
    }
    let Target::Definition(index) = name.target else {
        return Err("this is a part of the language".into());
    };
    let is_entry = matches!(at.snapshot.entity(index), Some(Entity::Function(id))
        if at.snapshot.analysis.program.entries.iter().any(|it| it.function == id));
    if is_entry {
        return Err("this is an entry point, whose name the host program gives".into());
    }
    Ok((index, name.place))
}

fn check_name(new: &str) -> Answer<()> {
    let is_name = scan::name_at(new, 0) == Some((0, new.len() as u32)) && new.is_ascii();
    if !is_name {
        return Err(format!("`{new}` is not a name"));
    }
    Ok(())
}

/// All uses must be written in the workspace, with that name, and mean nothing else.
fn check_places(analyst: &Analyst, found: &ByFile, old: &str) -> Answer<()> {
    for (path, names) in found {
        let text = analyst.world.text(path).ok_or_else(|| format!("`{path}` is gone"))?;
        let folders = &analyst.world.folders;
        let is_inside = folders.is_empty() || folders.iter().any(|it| path.starts_with(&format!("{it}/")));
        if !is_inside {
            return Err(format!("it is also used in `{path}`, outside of the workspace"));
        }
        for it in names {
            let line = text[..(it.start as usize).min(text.len())].matches('\n').count() + 1;
            let place = format!("{}:{line}", paths::name(path));
            if text.get(it.start as usize..it.end as usize) != Some(old) {
                return Err(format!("a macro makes a part of a name at {place}"));
            }
            if it.is_shared {
                return Err(format!("the macro at {place} uses the name for several things"));
            }
        }
    }
    Ok(())
}

/// Where Rust code seems to name the item that is made of what is renamed. Which of the words do, only rustc knows, so they are told
/// and not changed; what is missed does not compile.
fn named_in_rust(analyst: &Analyst, at: &At, old: &str) -> Option<String> {
    let reflection = &at.snapshot.analysis.output.reflection;
    let members = reflection.structs.iter().flat_map(|it| &it.members).map(|it| &it.name);
    let names = reflection.structs.iter().map(|it| &it.name).chain(members);
    let mut names = names.chain(reflection.bindings.iter().map(|it| &it.name));
    if !names.any(|it| it == old) {
        return None;
    }
    let (wanted, package) = (host::letters(old), rust::package(paths::host(&at.snapshot.job.path)));
    let mut places = Vec::new();
    for path in analyst.programs.rust_below(&package) {
        let Some(text) = analyst.world.text(path) else { continue };
        let words = scan::pieces(&text).into_iter().filter(|it| it.kind == scan::Kind::Name);
        for it in words.filter(|it| host::letters(it.text(&text)) == wanted) {
            let line = text[..it.start as usize].matches('\n').count() + 1;
            places.push(format!("{}:{line}", path.strip_prefix(&format!("{package}/")).unwrap_or(path)));
        }
    }
    places.dedup();
    let first = places.iter().take(3).cloned().collect::<Vec<_>>().join(", ");
    let more =
        if places.len() > 3 { format!(" and {} other lines", places.len() - 3) } else { String::new() };
    (!places.is_empty())
        .then(|| format!("Rust code may name what is made of `{old}`, and is not changed: {first}{more}"))
}

/// The files as they will be.
fn renamed(world: &World, found: &ByFile, new: &str) -> Vec<(String, String)> {
    let rename = |(path, names): (&String, &std::collections::BTreeSet<references::Found>)| {
        let mut text = world.text(path)?.to_string();
        let mut last = usize::MAX;
        for it in names.iter().rev() {
            if it.start as usize != last && it.end as usize <= text.len() {
                text.replace_range(it.start as usize..it.end as usize, new);
            }
            last = it.start as usize;
        }
        Some((path.clone(), text))
    };
    found.iter().filter_map(rename).collect()
}

/// Everything that reads one of the files must compile to the same.
fn check_results(
    analyst: &mut Analyst,
    found: &ByFile,
    texts: &[(String, String)],
    old: &str,
    new: &str,
) -> Answer<()> {
    let mut world = analyst.world.clone();
    for (path, text) in texts {
        world.open(path.clone(), text.clone(), 0);
    }
    let mut jobs: Vec<Job> = Vec::new();
    for path in found.keys() {
        for job in analyst.reading_jobs(path) {
            if !jobs.contains(&job) {
                jobs.push(job);
            }
        }
    }
    for job in jobs {
        let options = job.options();
        let before = Compilation::of(&job.path, &analyst.world, &options);
        let after = Compilation::of(&job.path, &world, &options);
        if after.diagnostics.len() > before.diagnostics.len() {
            let first = after.reports().into_iter().next().map(|it| it.text).unwrap_or_default();
            let first = first.lines().next().unwrap_or_default();
            return Err(format!("`{}` would no longer compile: {first}", job.title()));
        }
        let words = |it: &Compilation| it.words.as_deref().map(without_names);
        if words(&after) != words(&before) {
            return Err(format!("`{new}` would mean something else than `{old}` in `{}`", job.title()));
        }
    }
    Ok(())
}

/// A module without what only names things: OpName, OpMemberName, and what OpEntryPoint and decorations have as text.
fn without_names(words: &[u32]) -> Vec<u32> {
    let mut out = Vec::with_capacity(words.len());
    let mut at = 5;
    while let Some(&first) = words.get(at) {
        let (length, opcode) = ((first >> 16).max(1) as usize, first & 0xffff);
        let is_name = matches!(opcode, 3..=8 | 5632 | 5633);
        if !is_name {
            out.extend(words.get(at..at + length).unwrap_or_default());
        }
        at += length;
    }
    out
}

// The protocol's type has URIs as keys, whose parts remember where they end.
#[allow(clippy::mutable_key_type)]
fn edit(analyst: &Analyst, found: &ByFile, new: &str) -> WorkspaceEdit {
    let mut changes = HashMap::new();
    for (path, names) in found {
        let (Some(uri), Some(text)) = (paths::to_uri(path), analyst.world.shown(path)) else { continue };
        let lines = Lines::new(&text, analyst.world.encoding);
        let mut edits: Vec<TextEdit> =
            names.iter().map(|it| TextEdit::new(lines.range(it.start, it.end), new.to_owned())).collect();
        edits.dedup();
        changes.entry(uri).or_insert_with(Vec::new).extend(edits);
    }
    WorkspaceEdit { changes: Some(changes), ..WorkspaceEdit::default() }
}

#[cfg(test)]
mod tests {
    use crate::fixture::Fixture;

    #[test]
    fn changes_every_use_in_every_file() {
        let mut f = Fixture::new(&[
            (
                "a.ps.hlsl",
                "#include \"c.hlsli\"\nfloat4 main() : SV_Target { S s = make(); return s.x$0 + GET(s); }",
            ),
            ("b.vs.hlsl", "#include \"c.hlsli\"\nfloat4 main() : SV_Position { return make().x; }"),
            ("c.hlsli", "struct S { float x; };\nS make() { S s; s.x = 1; return s; }\n#define GET(a) a.x\n"),
        ]);
        assert_eq!(
            f.rename(0, "depth").unwrap(),
            [
                "a.ps.hlsl:1:51 depth",
                "b.vs.hlsl:1:44 depth",
                "c.hlsli:0:17 depth",
                "c.hlsli:1:18 depth",
                "c.hlsli:2:17 depth",
            ]
        );
    }

    #[test]
    fn rust_code_that_names_it_is_told() {
        let shader = "cbuffer Tint { float4 first$0Color; };\nstatic const float other$1 = 1;\nfloat4 main() : SV_Target { return firstColor * other; }";
        let rust = "include_hlsl!(\"a.hlsl\", ps_6_0, main);\n// first_color\nfn f(other: f32) {\n main::Tint { first_color: [other; 4] };\n}";
        let mut f = Fixture::new(&[("Cargo.toml", ""), ("src/a.hlsl", shader), ("src/main.rs", rust)]);
        assert_eq!(f.rename(0, "color").unwrap(), ["src/a.hlsl:0:22 color", "src/a.hlsl:2:35 color"]);
        let told = "Rust code may name what is made of `firstColor`, and is not changed: src/main.rs:4";
        assert_eq!(f.messages(), [told]);
        f.rename(1, "another").unwrap();
        assert!(f.messages().is_empty());
    }

    #[test]
    fn is_refused_where_it_would_change_the_program() {
        let text = "static const float a$0 = 1; static const float b = 2;\n\
            #define PASTE(x) x##name\nstatic const float myname$1 = 3;\n#define G(v) v.f\nstruct P { float f$2; }; struct Q { float f; };\n\
            float4 main$3() : SV_Target { P p; p.f = 1; Q q; q.f = 2; { float c = 1; a; } \
            return sin$4(a) + b + PASTE(my) + G(p) + G(q); }";
        let mut f = Fixture::new(&[("a.ps.hlsl", text)]);
        for (index, new, why) in [
            (0, "b", "no longer compile"),
            (0, "1x", "is not a name"),
            (1, "other", "a macro makes a part"),
            (2, "other", "for several things"),
            (3, "other", "entry point"),
            (4, "other", "part of the language"),
        ] {
            let error = f.rename(index, new).unwrap_err();
            assert!(error.contains(why), "{index}: {error}");
        }
    }
}
