//! Diagnostics: all of the compiler's, with their labels as related places; and what is left out or never used, faded.

use std::{collections::BTreeMap, sync::Arc};

use hlsl_core::diagnostics::{Diagnostic as Found, Severity};
use lsp_types::{
    Diagnostic, DiagnosticRelatedInformation, DiagnosticSeverity, DiagnosticTag, Location, NumberOrString,
    Range,
};
use serde_json::json;

use crate::{
    analyst::Analyst,
    definitions::Kind,
    lines::Lines,
    paths,
    programs::Because,
    rust,
    snapshot::{Place, Snapshot, Target},
};

/// What there is to say of a shader, by file: of all that it is compiled as, each once.
pub fn of(analyst: &mut Analyst, path: &str) -> BTreeMap<String, Vec<Diagnostic>> {
    let mut found: BTreeMap<String, Vec<Diagnostic>> = BTreeMap::new();
    if path.ends_with(".rs") {
        for diagnostic in refused(analyst, path) {
            add(&mut found, path.to_owned(), diagnostic);
        }
        return found;
    }
    let mut snapshots: Vec<Arc<Snapshot>> = Vec::new();
    for job in analyst.jobs(path) {
        let snapshot = analyst.snapshot(&job);
        // A header is checked in the shader that it answers in, and not in all that include it.
        let is_own = job.path == path;
        // That a library has no entry point is no fault of a file that nobody said is one.
        let all = snapshot.analysis.output.diagnostics.iter();
        for it in all.filter(|it| job.because != Because::Guess || it.code != "E0566") {
            if let Some((file, diagnostic)) = convert(analyst, &snapshot, it) {
                add(&mut found, file, diagnostic);
            }
        }
        snapshots.push(snapshot);
        if !is_own {
            break;
        }
    }
    for diagnostic in faded(analyst, path, &snapshots) {
        add(&mut found, path.to_owned(), diagnostic);
    }
    if let Some(first) = snapshots.first()
        && first.job.because == Because::Guess
    {
        add(&mut found, path.to_owned(), guess(first));
    }
    found
}

/// Calls of `hlsl!` in a Rust file that the macro will not take, as nothing else answers there either.
fn refused(analyst: &Analyst, path: &str) -> Vec<Diagnostic> {
    let Some(text) = analyst.world.text(path) else { return Vec::new() };
    let lines = Lines::new(&text, analyst.world.encoding);
    let diagnostic = |(start, end, reason): (u32, u32, &str)| Diagnostic {
        severity: Some(DiagnosticSeverity::INFORMATION),
        ..hint(lines.range(start, end), reason, None)
    };
    rust::refused(&text).into_iter().map(diagnostic).collect()
}

fn add(found: &mut BTreeMap<String, Vec<Diagnostic>>, file: String, diagnostic: Diagnostic) {
    let all = found.entry(paths::host(&file).to_owned()).or_default();
    if !all.contains(&diagnostic) {
        all.push(diagnostic);
    }
}

fn convert(analyst: &Analyst, snapshot: &Snapshot, it: &Found) -> Option<(String, Diagnostic)> {
    // What has no place in a file is about the whole shader.
    let start = Place { file: snapshot.file(&snapshot.job.path)?, start: 0, end: 0 };
    let place = it.labels.first().and_then(|it| snapshot.shown(it.span)).unwrap_or(start);
    let location = |place: Place| analyst.location(snapshot, place);
    let related = |label: &hlsl_core::diagnostics::Label| {
        let location: Location = location(snapshot.shown(label.span)?)?;
        Some(DiagnosticRelatedInformation { location, message: label.text.clone() })
    };
    // The first label is the place itself; what it says belongs to the message, unless it only repeats it.
    let mut related_information: Vec<_> = it.labels.iter().skip(1).filter_map(related).collect();
    related_information.extend(it.labels.first().and_then(|it| in_macro(analyst, snapshot, it)));
    let mut message = it.message.clone();
    if let Some(label) = it.labels.first().filter(|label| !label.text.is_empty() && label.text != it.message)
    {
        message += &format!("\n{}", label.text);
    }
    for note in &it.notes {
        message += &format!("\nnote: {note}");
    }
    for help in &it.help {
        message += &format!("\nhelp: {help}");
    }
    let unused = it.warning_name.starts_with("unused");
    let diagnostic = Diagnostic {
        range: location(place)?.range,
        severity: Some(match it.severity {
            Severity::Error => DiagnosticSeverity::ERROR,
            Severity::Warning => DiagnosticSeverity::WARNING,
        }),
        code: Some(NumberOrString::String(it.code.to_owned())),
        source: Some("hlsl".to_owned()),
        message,
        related_information: (!related_information.is_empty()).then_some(related_information),
        tags: unused.then(|| vec![DiagnosticTag::UNNECESSARY]),
        data: Some(json!({ "help": it.help })),
        ..Diagnostic::default()
    };
    Some((snapshot.files[place.file as usize].path.clone(), diagnostic))
}

/// Where in a macro the text is that a label is about.
fn in_macro(
    analyst: &Analyst,
    snapshot: &Snapshot,
    label: &hlsl_core::diagnostics::Label,
) -> Option<DiagnosticRelatedInformation> {
    let (written, shown) = (snapshot.written(label.span)?, snapshot.shown(label.span)?);
    let location = analyst.location(snapshot, written)?;
    let message = "in this macro".to_owned();
    (written != shown).then_some(DiagnosticRelatedInformation { location, message })
}

fn hint(range: Range, message: &str, tags: Option<Vec<DiagnosticTag>>) -> Diagnostic {
    Diagnostic {
        range,
        severity: Some(DiagnosticSeverity::HINT),
        source: Some("hlsl".to_owned()),
        message: message.to_owned(),
        tags,
        ..Diagnostic::default()
    }
}

fn guess(snapshot: &Snapshot) -> Diagnostic {
    let job = &snapshot.job;
    let message = match job.profile.starts_with("lib_") {
        true => "nothing says what this file is compiled as: it is checked as a library".to_owned(),
        false => format!(
            "nothing says what this file is compiled as: it is checked as `{title}`, which `// entry: {title}` would make certain",
            title = job.title()
        ),
    };
    hint(Range::default(), &message, None)
}

/// What no job compiles, and local variables that nothing uses.
fn faded(analyst: &Analyst, path: &str, snapshots: &[Arc<Snapshot>]) -> Vec<Diagnostic> {
    let Some((first, others)) = snapshots.split_first() else { return Vec::new() };
    let Some(file) = first.file(path) else { return Vec::new() };
    let lines = analyst.lines(first, file);
    let mut all = Vec::new();
    for place in skipped(first, path) {
        let is_skipped_by = |it: &Arc<Snapshot>| {
            skipped(it, path).iter().any(|it| it.start <= place.start && place.end <= it.end)
        };
        // Whole lines: the directives around them stay as they are.
        let (from, to) = (lines.line_of(place.start) + 1, lines.line_of(place.end));
        if from < to && others.iter().all(is_skipped_by) {
            let range = lines.range(lines.start(from), lines.start(to));
            all.push(hint(range, "this is left out", Some(vec![DiagnosticTag::UNNECESSARY])));
        }
    }
    if first.analysis.output.has_errors() {
        return all;
    }
    for (index, definition) in first.definitions.iter().enumerate() {
        let place = first.place_of(index).filter(|it| it.file == file);
        let (Kind::Local, Some(place)) = (definition.kind, place) else { continue };
        // Of templates without instances not all uses are known.
        let is_known = first.entity(index).is_some();
        let target = Target::Definition(index);
        if is_known && !definition.name.is_empty() && first.names_of(target).all(|it| it.is_declaration) {
            let message = format!("`{}` is never used", definition.name);
            let range = lines.range(place.start, place.end);
            all.push(hint(range, &message, Some(vec![DiagnosticTag::UNNECESSARY])));
        }
    }
    all
}

fn skipped(snapshot: &Snapshot, path: &str) -> Vec<Place> {
    snapshot.file(path).map_or_else(Vec::new, |it| snapshot.skipped(it))
}

#[cfg(test)]
mod tests {
    use crate::fixture::Fixture;

    #[test]
    fn are_those_of_the_compiler_in_every_file() {
        let main = "#include \"c.hlsli\"\n#if 0\nleft out\n#endif\nfloat4 main() : SV_Target {\n  int unused = 1;\n  return colour + HALF(bad);\n}\n";
        let mut f = Fixture::new(&[
            ("a.ps.hlsl", main),
            ("c.hlsli", "float f() { return g(); }\n#define HALF(x) (x * .5)\n"),
        ]);
        assert_eq!(
            f.diagnostics("a.ps.hlsl"),
            [
                "a.ps.hlsl:2:0-3:0 4 this is left out",
                "a.ps.hlsl:6:23-6:26 1 E0201 use of undeclared identifier `bad`",
                "a.ps.hlsl:6:9-6:15 1 E0201 use of undeclared identifier `colour`",
                "c.hlsli:0:19-0:20 1 E0201 use of undeclared identifier `g`",
            ]
        );
    }

    #[test]
    fn what_the_macro_does_not_take_has_a_reason() {
        let text = "hlsl!(concat!(\"float4 a\", \"()\"), ps_6_0, a);\nhlsl!(mod x = \"\" { ps_6_0 y });\n";
        let mut f = Fixture::new(&[("src/lib.rs", text)]);
        let all = f.diagnostics("src/lib.rs");
        assert_eq!(all.len(), 1);
        assert!(all[0].starts_with("src/lib.rs:0:0-0:5 3 `hlsl!` takes one literal"), "{all:?}");
    }

    #[test]
    fn a_header_that_nobody_includes_has_no_errors() {
        let mut f = Fixture::new(&[("alone.hlsli", "float half_of(float x) { return x / 2; }\n")]);
        assert_eq!(f.diagnostics("alone.hlsli").len(), 1);
    }

    #[test]
    fn what_nothing_uses_is_faded() {
        let mut f =
            Fixture::new(&[("a.hlsl", "float4 main() : SV_Target {\n  int unused = 1;\n  return 1;\n}\n")]);
        let all = f.diagnostics("a.hlsl");
        assert!(all.iter().any(|it| it.ends_with("1:6-1:12 4 `unused` is never used")), "{all:?}");
        assert!(all.iter().any(|it| it.contains("checked as `ps_6_6 main`")), "{all:?}");
    }
}
