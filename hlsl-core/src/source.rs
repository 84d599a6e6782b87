//! All text of one compilation, laid end to end, so that a position is one `u32`.

/// A byte range in the [`SourceMap`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Span {
    pub start: u32,
    pub end: u32,
}

impl Span {
    pub fn new(start: u32, end: u32) -> Self {
        Span { start, end }
    }
}

/// Where a stretch of text came from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// A file, read because of the `#include` at `included_at` (none for the main file).
    File { path: String, included_at: Option<Span> },
    /// One use of a macro: the range shares the text of `defined_at`, the replacement list.
    Macro { name: String, used_at: Span, defined_at: Span },
    /// Text that the compiler made itself: `-D` definitions, pasted and stringified tokens, the prelude.
    BuiltIn { name: &'static str },
}

#[derive(Clone, Debug)]
struct Chunk {
    start: u32,
    end: u32,
    /// Empty for macro uses, which share the text of their definition.
    text: std::sync::Arc<str>,
    origin: Origin,
}

/// A place as a person reads it. Lines and columns count from 1; columns count characters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    pub path: String,
    pub line: u32,
    pub column: u32,
}

/// All text that a compilation has read or made.
#[derive(Clone, Debug, Default)]
pub struct SourceMap {
    chunks: Vec<Chunk>,
    /// `#line` directives: from `at` on, in that file, lines count from `line`, perhaps under another name.
    line_markers: Vec<LineMarker>,
    end: u32,
}

#[derive(Clone, Debug)]
struct LineMarker {
    at: u32,
    line: u32,
    path: Option<String>,
}

/// There is no room left: positions are 32 bits wide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooMuchText;

impl SourceMap {
    /// Adds `text` and returns the span that covers all of it.
    pub fn add(&mut self, text: impl Into<std::sync::Arc<str>>, origin: Origin) -> Result<Span, TooMuchText> {
        let text = text.into();
        let len = text.len();
        self.push(len, text, origin)
    }

    /// Adds a range for one use of a macro, as long as its replacement list.
    pub fn add_macro_use(
        &mut self,
        name: &str,
        used_at: Span,
        defined_at: Span,
    ) -> Result<Span, TooMuchText> {
        let len = (defined_at.end - defined_at.start) as usize;
        self.push(len, "".into(), Origin::Macro { name: name.into(), used_at, defined_at })
    }

    fn push(&mut self, len: usize, text: std::sync::Arc<str>, origin: Origin) -> Result<Span, TooMuchText> {
        let start = self.end;
        // One byte between ranges keeps "end of one" and "start of the next" apart.
        let end =
            u32::try_from(len).ok().and_then(|len| start.checked_add(len)).filter(|&end| end < u32::MAX - 1);
        let end = end.ok_or(TooMuchText)?;
        self.chunks.push(Chunk { start, end, text, origin });
        self.end = end + 1;
        Ok(Span { start, end })
    }

    /// The text of `span`, which lies within one range.
    pub fn text(&self, span: Span) -> &str {
        let Some(chunk) = self.chunk(span.start) else { return "" };
        let (from, to) = (span.start - chunk.start, span.end.min(chunk.end) - chunk.start);
        match chunk.origin {
            Origin::Macro { defined_at, .. } => {
                self.text(Span { start: defined_at.start + from, end: defined_at.start + to })
            }
            _ => chunk.text.get(from as usize..to as usize).unwrap_or(""),
        }
    }

    pub fn origin(&self, span: Span) -> Option<&Origin> {
        self.chunk(span.start).map(|chunk| &chunk.origin)
    }

    /// The whole range that `span` starts in.
    pub fn range(&self, span: Span) -> Span {
        self.chunk(span.start).map_or(span, |chunk| Span { start: chunk.start, end: chunk.end })
    }

    /// The macro uses and includes that led to `span`, innermost first.
    pub fn backtrace(&self, span: Span) -> impl Iterator<Item = &Origin> {
        std::iter::successors(self.origin(span), |origin| match origin {
            Origin::Macro { used_at, .. } => self.origin(*used_at),
            Origin::File { included_at, .. } => included_at.and_then(|at| self.origin(at)),
            Origin::BuiltIn { .. } => None,
        })
    }

    /// Where `span` is in a file: for text of a macro, where the outermost macro was used.
    pub fn in_file(&self, span: Span) -> Span {
        let mut span = span;
        while let Some(Origin::Macro { used_at, .. }) = self.origin(span) {
            span = *used_at;
        }
        span
    }

    /// The smallest span over `a` and `b`: both are lifted out of macros until they lie in one range.
    pub fn join(&self, a: Span, b: Span) -> Span {
        let (mut from, mut to) = (a, b);
        for _ in 0..1000 {
            if self.range(from) == self.range(to) {
                return Span { start: from.start.min(to.start), end: from.end.max(to.end) };
            }
            // Later ranges can only come from earlier ones, so the later one is lifted.
            let later = if from.start > to.start { &mut from } else { &mut to };
            match self.origin(*later) {
                Some(Origin::Macro { used_at, .. }) => *later = *used_at,
                _ => return a,
            }
        }
        a
    }

    /// `#line`: from `at` to the end of its file, the next line counts as `line`.
    pub fn add_line_marker(&mut self, at: u32, line: u32, path: Option<String>) {
        self.line_markers.push(LineMarker { at, line, path });
    }

    /// File, line and column of the start of `span`, `#line` directives respected.
    pub fn place(&self, span: Span) -> Place {
        let span = self.in_file(span);
        let Some(chunk) = self.chunk(span.start) else {
            return Place { path: String::new(), line: 1, column: 1 };
        };
        let path = match &chunk.origin {
            Origin::File { path, .. } => path.clone(),
            Origin::BuiltIn { name } => format!("<{name}>"),
            Origin::Macro { .. } => String::new(),
        };
        let before = chunk.text.get(..(span.start - chunk.start) as usize).unwrap_or("");
        let line_start = before.rfind('\n').map_or(0, |at| at + 1);
        let line = before.bytes().filter(|&b| b == b'\n').count() as u32 + 1;
        let column = before[line_start..].chars().count() as u32 + 1;
        let marker = self.line_markers.iter().rev().find(|it| it.at >= chunk.start && it.at <= span.start);
        match marker {
            None => Place { path, line, column },
            Some(marker) => {
                let up_to = chunk.text.get(..(marker.at - chunk.start) as usize).unwrap_or("");
                let marker_line = up_to.bytes().filter(|&b| b == b'\n').count() as u32 + 1;
                let line = marker.line + line.saturating_sub(marker_line + 1);
                Place { path: marker.path.clone().unwrap_or(path), line, column }
            }
        }
    }

    /// Every file read, once each, in the order of reading.
    pub fn files(&self) -> Vec<String> {
        let mut files: Vec<String> = Vec::new();
        for chunk in &self.chunks {
            if let Origin::File { path, .. } = &chunk.origin
                && !files.contains(path)
            {
                files.push(path.clone());
            }
        }
        files
    }

    fn chunk(&self, at: u32) -> Option<&Chunk> {
        let after = self.chunks.partition_point(|chunk| chunk.start <= at);
        after.checked_sub(1).map(|index| &self.chunks[index])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_macro_inside_an_included_file_is_traced_back_to_the_main_file() {
        let mut map = SourceMap::default();
        let file = |path: &str, at| Origin::File { path: path.into(), included_at: at };
        let main = map.add("#include \"a.hlsl\"", file("main.hlsl", None)).unwrap();
        let included = map.add("#define ONE 1\nONE", file("a.hlsl", Some(main))).unwrap();
        let at = |lo, hi| Span { start: included.start + lo, end: included.start + hi };
        let one = map.add_macro_use("ONE", at(14, 17), at(12, 13)).unwrap();
        assert_eq!(map.text(one), "1");
        let names: Vec<_> = map
            .backtrace(one)
            .map(|it| match it {
                Origin::File { path, .. } => path.as_str(),
                Origin::Macro { name, .. } => name,
                Origin::BuiltIn { name } => name,
            })
            .collect();
        assert_eq!(names, ["ONE", "a.hlsl", "main.hlsl"]);
        assert_eq!(map.place(one), Place { path: "a.hlsl".into(), line: 2, column: 1 });
    }
}
