//! Diagnostics as text: first a line for tools, `path:line:col: error: message`, then the source with labels, the
//! macros and includes that led there, notes and help.

use std::ops::Range;

use annotate_snippets::{
    Annotation, AnnotationKind, Element, Group, Level, Renderer, Snippet, renderer::DecorStyle,
};

use super::{Diagnostic, Label, Severity};
use crate::source::{Origin, SourceMap, Span};

/// Whether to emit escape sequences for colors.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Style {
    #[default]
    Plain,
    Colored,
}

/// Lines are shown up to this width; for longer ones, only the part around the label.
const MAX_WIDTH: usize = 160;
/// Labels at most this many lines apart share an excerpt.
const MAX_LINES: usize = 12;
/// The maximum number of macro levels to show.
const MAX_MACROS: usize = 6;

/// The full text of one diagnostic, with a trailing line break.
pub fn render(diagnostic: &Diagnostic, sources: &SourceMap, style: Style) -> String {
    let mut text = headline(diagnostic, sources, style);
    text.push('\n');
    let mut elements: Vec<Element> = Vec::new();
    let mut excerpts: Vec<Excerpt> = Vec::new();
    for (index, label) in diagnostic.labels.iter().enumerate() {
        let kind = if index == 0 { AnnotationKind::Primary } else { AnnotationKind::Context };
        let Some(excerpt) = Excerpt::of(sources, sources.in_file(label.span), &label.text, kind) else {
            continue;
        };
        match excerpts.iter().position(|it| it.with(&excerpt, sources).is_some()) {
            Some(at) => excerpts[at] = excerpts[at].with(&excerpt, sources).unwrap_or(excerpt),
            None => excerpts.push(excerpt),
        }
    }
    // The first line says where the first excerpt is.
    for (index, excerpt) in excerpts.into_iter().enumerate() {
        elements.push(excerpt.snippet(sources, index > 0).into());
    }
    let first = diagnostic.labels.first();
    for (name, excerpt) in first.map(|it| expansions(sources, it)).unwrap_or_default() {
        elements
            .push(Level::NOTE.message(format!("in the expansion of macro `{name}`, defined here:")).into());
        elements.push(excerpt.snippet(sources, true).into());
    }
    elements.extend(diagnostic.notes.iter().map(|note| Level::NOTE.message(note.as_str()).into()));
    elements.extend(diagnostic.help.iter().map(|help| Level::HELP.message(help.as_str()).into()));
    for place in first.map(|it| includes(sources, it.span)).unwrap_or_default() {
        elements.push(Level::NOTE.message(format!("included from {place}")).into());
    }
    if elements.is_empty() {
        return text;
    }
    let group = Group::with_level(level(diagnostic)).elements(elements);
    let renderer = match style {
        Style::Plain => Renderer::plain(),
        Style::Colored => Renderer::styled(),
    };
    let renderer = renderer.term_width(MAX_WIDTH + 40).decor_style(DecorStyle::Ascii);
    text.push_str(&renderer.render(&[group]));
    text.push('\n');
    text
}

/// `path:line:col: error: message`, or `error: message` without a location.
pub fn headline(diagnostic: &Diagnostic, sources: &SourceMap, style: Style) -> String {
    let place = diagnostic.labels.first().map(|label| {
        let place = sources.place(label.span);
        format!("{}:{}:{}: ", place.path, place.line, place.column)
    });
    let place = place.unwrap_or_default();
    // The name that turns the warning off, as other compilers show it.
    let option = match diagnostic.warning_name {
        "" => String::new(),
        name => format!(" [-W{name}]"),
    };
    let (severity, color) = match diagnostic.severity {
        Severity::Error => ("error", "\x1b[1;91m"),
        Severity::Warning => ("warning", "\x1b[1;93m"),
    };
    // A message is one line, whatever the source put into it.
    let message = diagnostic.message.replace(['\n', '\r'], " ");
    match style {
        Style::Plain => format!("{place}{severity}: {message}{option}"),
        Style::Colored => {
            format!("\x1b[1m{place}{color}{severity}:\x1b[0m\x1b[1m {message}\x1b[0m{option}")
        }
    }
}

fn level(diagnostic: &Diagnostic) -> Level<'static> {
    match diagnostic.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
    }
}

/// Whole lines of one file, with labels.
#[derive(Clone)]
struct Excerpt<'a> {
    path: String,
    line: u32,
    lines: Span,
    labels: Vec<(Span, &'a str, AnnotationKind)>,
}

impl<'a> Excerpt<'a> {
    /// `span` lies in a file. A label over several lines is shown on its first.
    fn of(sources: &SourceMap, span: Span, label: &'a str, kind: AnnotationKind) -> Option<Excerpt<'a>> {
        sources.origin(span)?;
        let lines = sources.line_span(span);
        let place = sources.place(span);
        let start = span.start.min(lines.end);
        let span = Span::new(start, span.end.clamp(start, lines.end));
        Some(Excerpt { path: place.path, line: place.line, lines, labels: vec![(span, label, kind)] })
    }

    /// Both in one excerpt, if they are close to each other.
    fn with(&self, other: &Excerpt<'a>, sources: &SourceMap) -> Option<Excerpt<'a>> {
        if sources.range(self.lines) != sources.range(other.lines) || self.path != other.path {
            return None;
        }
        let lines = Span::new(self.lines.start.min(other.lines.start), self.lines.end.max(other.lines.end));
        let text = sources.text(lines);
        let count = text.lines().count();
        let is_short = count <= MAX_LINES && text.lines().all(|it| it.len() <= MAX_WIDTH);
        // A `#line` between them would number the lines wrongly.
        let last = sources.line(Span::new(lines.end, lines.end));
        if !is_short || last != self.line.min(other.line) + count.saturating_sub(1) as u32 {
            return None;
        }
        let labels = self.labels.iter().chain(&other.labels).cloned().collect();
        Some(Excerpt { path: self.path.clone(), line: self.line.min(other.line), lines, labels })
    }

    fn snippet(self, sources: &SourceMap, with_path: bool) -> Snippet<'a, Annotation<'a>> {
        let full = sources.text(self.lines);
        let offset = |at: u32, text: &str| (at.saturating_sub(self.lines.start) as usize).min(text.len());
        let mut labels: Vec<_> = self
            .labels
            .iter()
            .map(|it| (offset(it.0.start, full)..offset(it.0.end, full), it.1, it.2))
            .collect();
        let text = match labels.as_mut_slice() {
            [(range, ..)] => {
                let (text, cut_range) = cut(full, range.clone());
                *range = cut_range;
                text
            }
            _ => full.to_string(),
        };
        let mut snippet = Snippet::source(text).line_start(self.line as usize);
        if with_path {
            snippet = snippet.path(self.path);
        }
        for (range, label, kind) in labels {
            let annotation = kind.span(range);
            snippet = snippet.annotation(if label.is_empty() { annotation } else { annotation.label(label) });
        }
        snippet
    }
}

/// A window of a long line around `range`.
fn cut(text: &str, range: Range<usize>) -> (String, Range<usize>) {
    if text.len() <= MAX_WIDTH {
        return (text.to_string(), range);
    }
    let mut from = range.start.saturating_sub(MAX_WIDTH / 3);
    let mut to = (from + MAX_WIDTH).min(text.len());
    while !text.is_char_boundary(from) {
        from -= 1;
    }
    while !text.is_char_boundary(to) {
        to += 1;
    }
    let end = range.end.min(to).max(range.start);
    (text[from..to].to_string(), range.start - from..end - from)
}

/// The definitions that `label` came through, outermost first.
fn expansions<'a>(sources: &'a SourceMap, label: &Label) -> Vec<(&'a str, Excerpt<'static>)> {
    let mut levels = Vec::new();
    let mut span = label.span;
    while let Some(&Origin::Macro { used_at, .. }) = sources.origin(span) {
        let name = sources.macro_name(used_at);
        let written = sources.spelled_at(span);
        let is_in_file = matches!(sources.origin(written), Some(Origin::File { .. }));
        if is_in_file && let Some(excerpt) = Excerpt::of(sources, written, "", AnnotationKind::Context) {
            levels.push((name, excerpt));
        }
        span = used_at;
    }
    levels.reverse();
    if levels.len() > MAX_MACROS {
        // The first and the last tell most.
        let drop = levels.len() - MAX_MACROS;
        levels.drain(MAX_MACROS / 2..MAX_MACROS / 2 + drop);
    }
    levels
}

/// Where the file of `span` was included, innermost first.
fn includes(sources: &SourceMap, span: Span) -> Vec<String> {
    let mut places = Vec::new();
    let mut span = sources.in_file(span);
    while let Some(&Origin::File { included_at: Some(at), .. }) = sources.origin(span) {
        span = sources.in_file(at);
        let place = sources.place(span);
        let place = format!("{}:{}", place.path, place.line);
        // Files that include each other come around again.
        if places.len() == 8 || places.contains(&place) {
            break;
        }
        places.push(place);
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_macros_and_includes_are_shown() {
        let mut sources = SourceMap::default();
        let main = Origin::File { path: "main.hlsl".into(), included_at: None };
        let main = sources.add("#include \"a.hlsli\"\n", main).unwrap();
        let at = Some(Span::new(main.start + 9, main.start + 18));
        let text = "#define INNER(x) x + y\n#define OUTER INNER(1)\nfloat f() { return OUTER; }\n";
        let file = sources.add(text, Origin::File { path: "a.hlsli".into(), included_at: at }).unwrap();
        let part = |word: &str, from: usize| {
            let start = file.start + (text[from..].find(word).unwrap() + from) as u32;
            Span::new(start, start + word.len() as u32)
        };
        let outer = sources.add_macro_use(part("OUTER", 45), part("INNER(1)", 20)).unwrap();
        let inner = sources.add_macro_use(outer, part("x + y", 10)).unwrap();
        let y = Span::new(inner.start + 4, inner.start + 5);
        let diagnostic = Diagnostic {
            code: "E0201",
            warning_name: "",
            severity: Severity::Error,
            message: "cannot find `y`".into(),
            labels: vec![
                Label { span: y, text: "not declared".into() },
                Label { span: part("float", 0), text: "in this function".into() },
            ],
            notes: vec!["names are case-sensitive".into()],
            help: vec!["declare it".into()],
        };
        let text = render(&diagnostic, &sources, Style::Plain);
        let expected = "\
a.hlsli:3:20: error: cannot find `y`
  |
3 | float f() { return OUTER; }
  | -----              ^^^^^ not declared
  | |
  | in this function
  |
  = note: in the expansion of macro `OUTER`, defined here:
  |
 ::: a.hlsli:2:15
  |
2 | #define OUTER INNER(1)
  |               --------
  |
  = note: in the expansion of macro `INNER`, defined here:
  |
 ::: a.hlsli:1:22
  |
1 | #define INNER(x) x + y
  |                      -
  |
  = note: names are case-sensitive
  = help: declare it
  = note: included from main.hlsl:1
";
        assert_eq!(text, expected);
    }
}
