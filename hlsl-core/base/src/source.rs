//! All text of one compilation, laid end to end, so that a position is one `u32`.
//!
//! Every inclusion of a file and every use of a macro has its own range, which follows the ranges that it comes
//! from. A use of a macro shares the text of the macro's replacement list.

pub mod load;
pub mod trail;

use std::sync::{Arc, OnceLock};

use rustc_hash::FxHashSet;

/// A byte range in the [`SourceMap`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Span {
    /// The first byte.
    pub start: u32,
    /// After the last byte.
    pub end: u32,
}

impl Span {
    /// The bytes from `start` up to `end`.
    pub fn new(start: u32, end: u32) -> Self {
        Span { start, end }
    }
}

/// Where a stretch of text came from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// A file, read because of the `#include` at `included_at` (none for the main file).
    File {
        /// As it was requested.
        path: Arc<str>,
        /// The file name after `#include`; None for the main file.
        included_at: Option<Span>,
    },
    /// One use of a macro: the range shares the text of `defined_at`, the replacement list. What is used at
    /// `used_at` starts with the macro's name.
    Macro {
        /// The name and the arguments, in the text around it.
        used_at: Span,
        /// The replacement list.
        defined_at: Span,
    },
    /// Text that is not in a file: predefined macros, `-D` definitions, the prelude.
    BuiltIn {
        /// What stands for a path in messages.
        name: &'static str,
    },
}

#[derive(Clone, Debug)]
struct Chunk {
    start: u32,
    end: u32,
    /// The index of the text; macro uses do not have their own.
    text: u32,
    /// For a macro use: the chunk that contains it.
    parent: u32,
    origin: Origin,
}

#[derive(Clone, Debug)]
struct Text {
    text: Arc<str>,
    /// Where each line starts, computed on first use.
    line_starts: OnceLock<Vec<u32>>,
    /// `#line` directives in order of position.
    line_markers: Vec<LineMarker>,
}

#[derive(Clone, Debug)]
struct LineMarker {
    /// Offset in the text: from the next line on, lines count from `line`, possibly under a different file name.
    at: u32,
    line: u32,
    path: Option<Arc<str>>,
}

/// A position as shown to a person. Lines and columns count from 1; columns count characters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// As it was requested, or as `#line` says.
    pub path: String,
    /// From 1.
    pub line: u32,
    /// From 1, in characters.
    pub column: u32,
}

/// A stretch of text in a file, `#line` directives respected. Lines and columns count from 1; columns count bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineRange<'s> {
    /// As it was requested, or as `#line` says.
    pub path: &'s Arc<str>,
    /// From 1.
    pub line: u32,
    /// From 1, in bytes.
    pub column: u32,
    /// Of the last byte.
    pub end_line: u32,
    /// Of the last byte.
    pub end_column: u32,
}

/// All text that a compilation has read or generated.
#[derive(Clone, Debug, Default)]
pub struct SourceMap {
    chunks: Vec<Chunk>,
    texts: Vec<Text>,
    end: u32,
    /// What conditionals left out, in the order of reading.
    skipped: Vec<Span>,
}

/// Where ranges were last found: the next lookup is rarely far from them.
///
/// Programs alternate between a file and the macros used in it, which are far apart, so both are remembered.
#[derive(Clone, Copy, Debug, Default)]
pub struct Nearby {
    file: usize,
    macro_use: usize,
}

/// The text does not fit: positions are 32 bits wide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooMuchText;

impl SourceMap {
    /// Adds `text` and returns the span that covers all of it.
    pub fn add(&mut self, text: impl Into<Arc<str>>, origin: Origin) -> Result<Span, TooMuchText> {
        let text = text.into();
        let span = self.push(text.len(), self.texts.len() as u32, 0, origin)?;
        self.texts.push(Text { text, line_starts: OnceLock::new(), line_markers: Vec::new() });
        Ok(span)
    }

    /// Reserves room for about `expected` more uses of macros.
    pub fn reserve_macro_uses(&mut self, expected: usize) {
        self.chunks.reserve_exact(expected);
    }

    /// Adds a range for one use of a macro, as long as its replacement list.
    pub fn add_macro_use(&mut self, used_at: Span, defined_at: Span) -> Result<Span, TooMuchText> {
        let len = (defined_at.end - defined_at.start) as usize;
        // Mostly the macro before was used in the same file, or else this one is used in one of the last.
        let file = self.chunks.last().map_or(0, |it| it.parent as usize);
        let mut nearby = Nearby { file, macro_use: self.chunks.len().saturating_sub(1) };
        let parent = self.find(used_at.start, &mut nearby) as u32;
        self.push(len, u32::MAX, parent, Origin::Macro { used_at, defined_at })
    }

    fn push(&mut self, len: usize, text: u32, parent: u32, origin: Origin) -> Result<Span, TooMuchText> {
        let start = self.end;
        // One byte between ranges keeps "end of one" and "start of the next" apart.
        let end =
            u32::try_from(len).ok().and_then(|len| start.checked_add(len)).filter(|&end| end < u32::MAX - 1);
        let end = end.ok_or(TooMuchText)?;
        self.chunks.push(Chunk { start, end, text, parent, origin });
        self.end = end + 1;
        Ok(Span { start, end })
    }

    /// Notes text that a conditional leaves out.
    pub fn add_skipped(&mut self, span: Span) {
        self.skipped.push(span);
    }

    /// All text that conditionals left out, each stretch without the directives around it.
    pub fn skipped(&self) -> &[Span] {
        &self.skipped
    }

    /// All ranges, in the order of reading.
    pub fn ranges(&self) -> impl Iterator<Item = (Span, &Origin)> {
        self.chunks.iter().map(|it| (Span::new(it.start, it.end), &it.origin))
    }

    /// Where the next range will start.
    pub fn end(&self) -> u32 {
        self.end
    }

    /// The text of `span`, which lies within one range. For a token made by `#` or `##`, this is the text that it was
    /// made from; its own spelling is its symbol.
    pub fn text(&self, span: Span) -> &str {
        // Replacement lists stand in files, so one step leads from any macro use to a text.
        let Some((chunk, span)) = self.written(span) else { return "" };
        let (from, to) = (span.start - chunk.start, span.end.min(chunk.end) - chunk.start);
        self.chunk_text(chunk).get(from as usize..to as usize).unwrap_or("")
    }

    /// Where the text around a span comes from.
    pub fn origin(&self, span: Span) -> Option<&Origin> {
        self.chunk(span.start).map(|chunk| &chunk.origin)
    }

    /// The whole range that `span` starts in.
    pub fn range(&self, span: Span) -> Span {
        self.chunk(span.start).map_or(span, |chunk| Span { start: chunk.start, end: chunk.end })
    }

    /// Like [`SourceMap::range`], searching from `nearby`, which is updated.
    pub fn range_near(&self, span: Span, nearby: &mut Nearby) -> Span {
        let index = self.find(span.start, nearby);
        self.chunks.get(index).map_or(span, |chunk| Span { start: chunk.start, end: chunk.end })
    }

    /// The name of the macro that is used at `used_at`.
    pub fn macro_name(&self, used_at: Span) -> &str {
        let text = self.text(used_at);
        let end = text.find(|it: char| !(it.is_alphanumeric() || it == '_' || it == '$'));
        &text[..end.unwrap_or(text.len())]
    }

    /// The macro uses and includes that led to `span`, innermost first.
    pub fn backtrace(&self, span: Span) -> impl Iterator<Item = &Origin> {
        std::iter::successors(self.origin(span), |origin| match origin {
            Origin::Macro { used_at, .. } => self.origin(*used_at),
            Origin::File { included_at, .. } => included_at.and_then(|at| self.origin(at)),
            Origin::BuiltIn { .. } => None,
        })
    }

    /// Where `span` is in a file: for text from a macro, where the outermost macro was used.
    pub fn in_file(&self, span: Span) -> Span {
        let mut span = span;
        while let Some(Origin::Macro { used_at, .. }) = self.origin(span) {
            span = *used_at;
        }
        span
    }

    /// Where the text of `span` is written: for text from a macro, in its replacement list.
    pub fn spelled_at(&self, span: Span) -> Span {
        self.written(span).map_or(span, |(_, span)| span)
    }

    /// The smallest span that covers `a` and `b`: both are lifted out of macros until they lie in one range.
    pub fn join(&self, a: Span, b: Span) -> Span {
        self.join_near(a, b, &mut Nearby::default())
    }

    /// Like [`SourceMap::join`], searching from `nearby`, which is updated.
    pub fn join_near(&self, a: Span, b: Span, nearby: &mut Nearby) -> Span {
        let (mut from, mut to) = (a, b);
        let (mut from_chunk, mut to_chunk) = (self.find(a.start, nearby), self.find(b.start, nearby));
        for _ in 0..1000 {
            if from_chunk == to_chunk {
                return Span { start: from.start.min(to.start), end: from.end.max(to.end) };
            }
            // Later ranges can only come from earlier ones, so the later one is lifted.
            let (later, chunk) =
                if from.start > to.start { (&mut from, &mut from_chunk) } else { (&mut to, &mut to_chunk) };
            match self.chunks.get(*chunk) {
                Some(&Chunk { origin: Origin::Macro { used_at, .. }, parent, .. }) => {
                    (*later, *chunk) = (used_at, parent as usize);
                }
                _ => return a,
            }
        }
        a
    }

    /// The index of the chunk that contains `at`, searching from `nearby`, which is updated.
    fn find(&self, at: u32, nearby: &mut Nearby) -> usize {
        // Between the ends of neighbors there is the first one's end alone.
        if self.chunks.get(nearby.file).is_some_and(|it| it.start <= at && at <= it.end) {
            return nearby.file;
        }
        let index = self.near(at, nearby.macro_use);
        match self.chunks.get(index) {
            Some(Chunk { origin: Origin::Macro { .. }, .. }) => nearby.macro_use = index,
            _ => nearby.file = index,
        }
        index
    }

    /// The index of the chunk that contains `at`, searching from the index `from`.
    fn near(&self, at: u32, from: usize) -> usize {
        let starts_before = |index: usize| self.chunks.get(index).is_some_and(|it| it.start <= at);
        let (mut low, mut high) = (0, self.chunks.len());
        let mut step = 1;
        if starts_before(from) {
            low = from;
            while starts_before(low + step) {
                low += step;
                step *= 2;
            }
            high = high.min(low + step);
        } else {
            high = high.min(from);
            while high > 0 {
                low = high.saturating_sub(step);
                if starts_before(low) {
                    break;
                }
                high = low;
                step *= 2;
            }
        }
        let between = self.chunks.get(low..high).unwrap_or(&[]);
        (low + between.partition_point(|it| it.start <= at)).saturating_sub(1)
    }

    /// `#line`: from the line after `at` to the end of its file, lines count from `line`.
    pub fn add_line_marker(&mut self, at: u32, line: u32, path: Option<Arc<str>>) {
        let Some(chunk) = self.chunk(at) else { return };
        let (index, at) = (chunk.text as usize, at - chunk.start);
        if let Some(text) = self.texts.get_mut(index) {
            // A later marker without a name keeps the name of the earlier one.
            let path = path.or_else(|| text.line_markers.last().and_then(|it| it.path.clone()));
            text.line_markers.push(LineMarker { at, line, path });
        }
    }

    /// File, line and column of the start of `span`, `#line` directives respected.
    pub fn place(&self, span: Span) -> Place {
        let span = self.in_file(span);
        let Some(chunk) = self.chunk(span.start) else {
            return Place { path: String::new(), line: 1, column: 1 };
        };
        let offset = span.start - chunk.start;
        let (line, path) = self.line_in(chunk, offset);
        let path = match (&chunk.origin, path) {
            (_, Some(path)) => path.to_string(),
            (Origin::File { path, .. }, None) => path.to_string(),
            (Origin::BuiltIn { name }, None) => format!("<{name}>"),
            (Origin::Macro { .. }, None) => String::new(),
        };
        let line_span = self.line_span(span);
        let before = self.chunk_text(chunk).get((line_span.start - chunk.start) as usize..offset as usize);
        // Tabs count as one column, as in other compilers.
        let column = before.map_or(0, |it| it.chars().count() as u32) + 1;
        Place { path, line, column }
    }

    /// Only the line: what `__LINE__` expands to at `span`.
    pub fn line(&self, span: Span) -> u32 {
        let span = self.in_file(span);
        self.chunk(span.start).map_or(1, |chunk| self.line_in(chunk, span.start - chunk.start).0)
    }

    /// Where `span` is in a file, for debuggers: uses of macros where they stand. None for text that is in no file.
    /// Searches from `nearby`, which is updated.
    pub fn line_range(&self, span: Span, nearby: &mut Nearby) -> Option<LineRange<'_>> {
        let mut span = span;
        let mut chunk = self.chunks.get(self.find(span.start, nearby))?;
        while let Origin::Macro { used_at, .. } = chunk.origin {
            span = used_at;
            chunk = self.chunks.get(self.find(span.start, nearby))?;
        }
        let Origin::File { path, .. } = &chunk.origin else { return None };
        let starts = self.line_starts(chunk);
        let place = |offset: u32| {
            let before = starts.partition_point(|&start| start <= offset);
            let start = before.checked_sub(1).and_then(|it| starts.get(it)).copied().unwrap_or(0);
            (before as u32, offset - start + 1)
        };
        let (from, to) =
            (span.start - chunk.start, span.end.min(chunk.end).max(span.start + 1) - 1 - chunk.start);
        let ((physical, column), (end, end_column)) = (place(from), place(to));
        let (line, marked) = self.line_in(chunk, from);
        let end_line = line.saturating_add(end - physical);
        Some(LineRange { path: marked.unwrap_or(path), line, column, end_line, end_column })
    }

    /// Every file and its text, once each, in the order of reading.
    pub fn texts(&self) -> impl Iterator<Item = (&Arc<str>, &str)> {
        let mut seen = FxHashSet::default();
        self.chunks.iter().filter_map(move |chunk| match &chunk.origin {
            Origin::File { path, .. } if seen.insert(path) => Some((path, self.chunk_text(chunk))),
            _ => None,
        })
    }

    /// The line as an editor counts it, ignoring `#line`.
    pub fn physical_line(&self, span: Span) -> u32 {
        let span = self.in_file(span);
        let Some(chunk) = self.chunk(span.start) else { return 1 };
        let starts = self.line_starts(chunk);
        starts.partition_point(|&start| start <= span.start - chunk.start) as u32
    }

    /// The name that `#line` or the loader gave to the file of `span`.
    pub fn path(&self, span: Span) -> Arc<str> {
        let span = self.in_file(span);
        let Some(chunk) = self.chunk(span.start) else { return "".into() };
        let (_, path) = self.line_in(chunk, span.start - chunk.start);
        match (path, &chunk.origin) {
            (Some(path), _) => path.clone(),
            (None, Origin::File { path, .. }) => path.clone(),
            (None, _) => "".into(),
        }
    }

    /// The whole line in which `span` starts, without its line break.
    pub fn line_span(&self, span: Span) -> Span {
        let Some((chunk, span)) = self.written(span) else { return span };
        let (text, starts) = (self.chunk_text(chunk), self.line_starts(chunk));
        let offset = span.start - chunk.start;
        let index = starts.partition_point(|&start| start <= offset);
        let start = index.checked_sub(1).and_then(|it| starts.get(it)).copied().unwrap_or(0);
        let end = starts.get(index).copied().unwrap_or(text.len() as u32);
        let line = text.get(start as usize..end as usize).unwrap_or("");
        let length = line.trim_end_matches(['\n', '\r']).len() as u32;
        Span { start: chunk.start + start, end: chunk.start + start + length }
    }

    /// The lines `/// ...` directly above the one in which `span` starts, without the slashes. Lines with only attributes may be
    /// between them and `span`.
    pub fn doc_comment(&self, span: Span) -> String {
        let Some((chunk, span)) = self.written(self.in_file(span)) else { return String::new() };
        let offset = (span.start - chunk.start) as usize;
        let before = self.chunk_text(chunk).get(..offset).unwrap_or("");
        let mut lines: Vec<&str> = Vec::new();
        for line in before.lines().rev().skip(usize::from(!before.ends_with('\n'))).map(str::trim) {
            match line.strip_prefix("///").filter(|it| !it.starts_with('/')) {
                Some(text) => lines.push(text.strip_prefix(' ').unwrap_or(text)),
                None if lines.is_empty() && line.starts_with('[') && line.ends_with(']') => {}
                None => break,
            }
        }
        lines.reverse();
        lines.join("\n")
    }

    /// Every file read, once each, in the order of reading.
    pub fn files(&self) -> Vec<String> {
        let mut seen = FxHashSet::default();
        let files = self.chunks.iter().filter_map(|chunk| match &chunk.origin {
            Origin::File { path, .. } => Some(path),
            _ => None,
        });
        files.filter(|path| seen.insert(*path)).map(|path| path.to_string()).collect()
    }

    /// Every inclusion in the order of reading, with its nesting depth (0 for the main file).
    pub fn inclusions(&self) -> Vec<(usize, &str)> {
        let mut inclusions = Vec::new();
        for chunk in &self.chunks {
            if let Origin::File { path, included_at } = &chunk.origin {
                let chain = included_at.map_or(0, |at| {
                    self.backtrace(at).filter(|it| matches!(it, Origin::File { .. })).count()
                });
                inclusions.push((chain, &**path));
            }
        }
        inclusions
    }

    fn chunk(&self, at: u32) -> Option<&Chunk> {
        let after = self.chunks.partition_point(|chunk| chunk.start <= at);
        after.checked_sub(1).map(|index| &self.chunks[index])
    }

    /// The chunk in which `span` is written, and the span there.
    fn written(&self, span: Span) -> Option<(&Chunk, Span)> {
        let chunk = self.chunk(span.start)?;
        let Origin::Macro { defined_at, .. } = chunk.origin else { return Some((chunk, span)) };
        let (from, to) = (span.start - chunk.start, span.end.min(chunk.end).max(span.start) - chunk.start);
        let start = defined_at.start + from;
        Some((self.chunk(start)?, Span { start, end: defined_at.start + to }))
    }

    fn chunk_text(&self, chunk: &Chunk) -> &str {
        self.texts.get(chunk.text as usize).map_or("", |it| &it.text)
    }

    fn line_starts(&self, chunk: &Chunk) -> &[u32] {
        let Some(text) = self.texts.get(chunk.text as usize) else { return &[0] };
        text.line_starts.get_or_init(|| line_starts(&text.text))
    }

    /// The line at `offset` of a chunk, and its file's name if `#line` gave one.
    fn line_in(&self, chunk: &Chunk, offset: u32) -> (u32, Option<&Arc<str>>) {
        let starts = self.line_starts(chunk);
        let line_at = |offset: u32| starts.partition_point(|&start| start <= offset) as u32;
        let line = line_at(offset);
        let markers = self.texts.get(chunk.text as usize).map_or(&[][..], |it| &it.line_markers);
        let marker = markers.partition_point(|it| it.at <= offset).checked_sub(1);
        match marker.and_then(|index| markers.get(index)) {
            None => (line, None),
            Some(it) => (it.line.saturating_add(line).saturating_sub(line_at(it.at) + 1), it.path.as_ref()),
        }
    }
}

/// A line ends with `\n`, `\r\n` or `\r` alone.
fn line_starts(text: &str) -> Vec<u32> {
    const GROUP: usize = 8;
    let bytes = text.as_bytes();
    let mut starts = vec![0];
    for (number, group) in bytes.chunks(GROUP).enumerate() {
        // Reflection needs lines in every compilation, and most groups have no break.
        if group.try_into().is_ok_and(|it| !has_control(u64::from_le_bytes(it))) {
            continue;
        }
        for (index, &byte) in (number * GROUP..).zip(group) {
            if byte == b'\n' || (byte == b'\r' && bytes.get(index + 1) != Some(&b'\n')) {
                starts.push(index as u32 + 1);
            }
        }
    }
    starts
}

/// Whether any of eight bytes is below 0x0e, as line breaks and tabs are.
fn has_control(bytes: u64) -> bool {
    const ONES: u64 = u64::from_le_bytes([1; 8]);
    bytes.wrapping_sub(0x0e * ONES) & !bytes & (0x80 * ONES) != 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_start_behind_every_kind_of_break() {
        for before in 0..20 {
            let blank = "é".repeat(before / 2) + &"x".repeat(before % 2);
            let text = format!("{blank}\n\t{blank}\r\n{blank}\r{blank}");
            let length = blank.len() as u32;
            let expected = [0, length + 1, 2 * length + 4, 3 * length + 5];
            assert_eq!(line_starts(&text), expected, "{text:?}");
        }
    }

    #[test]
    fn a_macro_inside_an_included_file_is_traced_back_to_the_main_file() {
        let mut map = SourceMap::default();
        let file = |path: &str, at| Origin::File { path: path.into(), included_at: at };
        let main = map.add("#include \"a.hlsl\"", file("main.hlsl", None)).unwrap();
        let included = map.add("#define ONE 1\nONE", file("a.hlsl", Some(main))).unwrap();
        let at = |lo, hi| Span { start: included.start + lo, end: included.start + hi };
        let one = map.add_macro_use(at(14, 17), at(12, 13)).unwrap();
        assert_eq!(map.text(one), "1");
        let names: Vec<_> = map
            .backtrace(one)
            .map(|it| match it {
                Origin::File { path, .. } => path,
                Origin::Macro { used_at, .. } => map.macro_name(*used_at),
                Origin::BuiltIn { name } => name,
            })
            .collect();
        assert_eq!(names, ["ONE", "a.hlsl", "main.hlsl"]);
        assert_eq!(map.place(one), Place { path: "a.hlsl".into(), line: 2, column: 1 });
        assert_eq!(map.inclusions(), [(0, "main.hlsl"), (1, "a.hlsl")]);
    }

    #[test]
    fn where_ranges_were_found_before_changes_nothing() {
        let mut map = SourceMap::default();
        let file = map.add("#define A x + B\n#define B y\nA B A B", Origin::BuiltIn { name: "x" }).unwrap();
        let at = |lo, hi| Span { start: file.start + lo, end: file.start + hi };
        let mut spans = vec![at(28, 29), at(30, 31), at(32, 33), at(34, 35)];
        for index in 0..4 {
            if index == 2 {
                spans.push(map.add("z", Origin::BuiltIn { name: "z" }).unwrap());
            }
            let outer = map.add_macro_use(spans[index], at(10, 15)).unwrap();
            let inner = map.add_macro_use(Span::new(outer.start + 4, outer.end), at(26, 27)).unwrap();
            spans.extend([outer, inner, Span::new(inner.end, inner.end)]);
        }
        let mut nearby = Nearby::default();
        for &a in &spans {
            for &b in &spans {
                assert_eq!(map.join_near(a, b, &mut nearby), map.join(a, b), "{a:?} {b:?}");
                assert_eq!(map.range_near(b, &mut nearby), map.range(b), "{b:?}");
            }
        }
    }

    #[test]
    fn lines_end_in_three_ways_and_markers_renumber_them() {
        let mut map = SourceMap::default();
        let all = map.add("a\r\nb\rc\n#line 7\nd", Origin::BuiltIn { name: "x" }).unwrap();
        let line = |map: &SourceMap, at| map.line(Span::new(all.start + at, all.start + at + 1));
        assert_eq!([line(&map, 0), line(&map, 3), line(&map, 5), line(&map, 15)], [1, 2, 3, 5]);
        map.add_line_marker(all.start + 7, 7, None);
        assert_eq!([line(&map, 5), line(&map, 15)], [3, 7]);
        assert_eq!(map.text(map.line_span(Span::new(3, 4))), "b");
    }

    #[test]
    fn debuggers_see_uses_of_macros_and_marked_lines() {
        let mut map = SourceMap::default();
        let file = Origin::File { path: "a.hlsl".into(), included_at: None };
        let all = map.add("#define ONE 1\n  ONE +\n\u{e9} x;", file).unwrap();
        let at = |lo, hi| Span::new(all.start + lo, all.start + hi);
        let one = map.add_macro_use(at(16, 19), at(12, 13)).unwrap();
        let mut nearby = Nearby::default();
        let mut place = |map: &SourceMap, span| {
            let it = map.line_range(span, &mut nearby).unwrap();
            (it.path.to_string(), it.line, it.column, it.end_line, it.end_column)
        };
        assert_eq!(place(&map, one), ("a.hlsl".into(), 2, 3, 2, 5));
        assert_eq!(place(&map, at(16, 26)), ("a.hlsl".into(), 2, 3, 3, 4));
        map.add_line_marker(all.start + 21, 70, Some("b.hlsl".into()));
        assert_eq!(place(&map, at(25, 26)), ("b.hlsl".into(), 70, 4, 70, 4));
        let built_in = map.add("x", Origin::BuiltIn { name: "prelude" }).unwrap();
        assert_eq!(map.line_range(built_in, &mut Nearby::default()), None);
    }
}
