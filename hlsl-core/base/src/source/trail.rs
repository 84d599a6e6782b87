//! [`Trail`]: where tokens come from, whatever else has been read.
//!
//! The positions of two compilations cannot be compared: a definition that is one digit longer moves all that follows. A
//! trail names the ranges in the order in which tokens come from them, each by its text and by the place of the
//! `#include` or the macro use that led there. If two trails are equal, every span that can be made from the tokens has
//! the same text, and leads back through the same macros, files and lines.

use std::{hash::Hash, sync::Arc};

use rustc_hash::FxHashMap;

use super::{Nearby, Origin, SourceMap, Span};

/// What has been passed so far. Equal if everything that was passed is equal and comes from the same text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trail {
    words: Vec<u64>,
    /// Shared with the source map, so that equal ones are mostly one and the same.
    texts: Vec<Arc<str>>,
    /// All other texts, one after the other: their lengths are among the words.
    short_texts: String,
}

/// Where the ranges of a trail are in one source map, in order. Those of equal trails correspond.
#[derive(Clone, Debug)]
pub struct Ranges(Vec<Span>);

/// Makes a [`Trail`].
pub struct Walk<'m> {
    sources: &'m SourceMap,
    trail: Trail,
    /// By the start of a range that was described, its number and its end.
    numbers: FxHashMap<u32, (u32, u32)>,
    nearby: Nearby,
    /// Where the walk is: the range, and the end of the last token in it.
    range: Span,
    at: u32,
}

/// What starts a word that is not a token's; tokens have their kind there.
const RANGE: u64 = 0xff << 56;
const FILE: u64 = 0xfe << 56;
const MACRO: u64 = 0xfd << 56;
const BUILT_IN: u64 = 0xfc << 56;

impl Trail {
    /// The size in bytes, without the texts of files.
    pub fn size(&self) -> usize {
        self.words.len() * size_of::<u64>() + self.short_texts.len()
    }
}

/// Texts have been described by their lengths.
impl Hash for Trail {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.words.hash(state);
    }
}

impl Ranges {
    /// The number of the range that contains `span`.
    fn index(&self, span: Span) -> Option<usize> {
        let index = self.0.partition_point(|it| it.start <= span.start).checked_sub(1)?;
        self.0.get(index).filter(|it| span.end <= it.end).map(|_| index)
    }

    /// Whether `span` can be moved to another source map.
    pub fn contain(&self, span: Span) -> bool {
        self.index(span).is_some()
    }

    /// The same text in the source map of `other`, whose trail is equal.
    pub fn moved(&self, span: Span, other: &Ranges) -> Span {
        let Some(index) = self.index(span) else { return span };
        let (Some(from), Some(to)) = (self.0.get(index), other.0.get(index)) else { return span };
        Span::new(to.start + (span.start - from.start), to.start + (span.end - from.start))
    }
}

impl<'m> Walk<'m> {
    /// A walk over about `tokens` tokens.
    pub fn new(sources: &'m SourceMap, tokens: usize) -> Self {
        let words = Vec::with_capacity(tokens + tokens / 4);
        Walk {
            sources,
            trail: Trail { words, texts: Vec::new(), short_texts: String::new() },
            numbers: FxHashMap::default(),
            nearby: Nearby::default(),
            // Contains nothing.
            range: Span::new(u32::MAX, 0),
            at: 0,
        }
    }

    /// Passes a token: its kind, a number for its spelling, and its place.
    #[inline]
    pub fn pass(&mut self, kind: u8, spelling: u32, span: Span) {
        if span.start < self.range.start || self.range.end < span.start {
            self.enter(span);
        }
        let (step, length) = (span.start.wrapping_sub(self.at), span.end.wrapping_sub(span.start));
        self.at = span.end;
        let is_short = step < 0xffff && length < 0xffff && spelling < 1 << 24;
        let head = u64::from(kind) << 56;
        if is_short {
            let (spelling, step) = (u64::from(spelling) << 32, u64::from(step) << 16);
            self.trail.words.push(head | spelling | step | u64::from(length));
        } else {
            let long = [head | u64::from(u32::MAX), u64::from(spelling), u64::from(step), u64::from(length)];
            self.trail.words.extend(long);
        }
    }

    /// Passes a text that need not be in the sources.
    pub fn pass_text(&mut self, text: &str) {
        self.trail.words.push(text.len() as u64);
        self.trail.short_texts.push_str(text);
    }

    /// The trail, with the order in which the ranges were read: spans of two ranges are joined by it.
    pub fn finish(self) -> (Trail, Ranges) {
        let Walk { mut trail, numbers, .. } = self;
        let mut ranges: Vec<(u32, (u32, u32))> = numbers.into_iter().collect();
        ranges.sort_unstable();
        trail.words.extend(ranges.iter().map(|(_, (number, _))| u64::from(*number)));
        (trail, Ranges(ranges.into_iter().map(|(start, (_, end))| Span::new(start, end)).collect()))
    }

    /// Goes to the range of a token.
    fn enter(&mut self, span: Span) {
        let number = self.number(span);
        self.trail.words.push(RANGE | u64::from(number));
        self.range = self.sources.range_near(span, &mut self.nearby);
        self.at = self.range.start;
    }

    /// The number of the range of `span`. Those that are new are described, those that led there first.
    fn number(&mut self, span: Span) -> u32 {
        let mut new = Vec::new();
        let mut next = Some(span);
        while let Some(span) = next {
            let range = self.sources.range_near(span, &mut self.nearby);
            if self.numbers.contains_key(&range.start) {
                break;
            }
            new.push(range);
            next = match self.sources.origin(range) {
                Some(Origin::Macro { used_at, .. }) => Some(*used_at),
                Some(Origin::File { included_at, .. }) => *included_at,
                Some(Origin::BuiltIn { .. }) | None => None,
            };
        }
        for range in new.into_iter().rev() {
            self.describe(range);
        }
        let range = self.sources.range_near(span, &mut self.nearby);
        self.numbers.get(&range.start).map_or(u32::MAX, |it| it.0)
    }

    fn describe(&mut self, range: Span) {
        let sources = self.sources;
        match sources.origin(range) {
            Some(Origin::Macro { used_at, defined_at }) => {
                let from = self.place(*used_at);
                let is_in_file = matches!(sources.origin(*defined_at), Some(Origin::File { .. }));
                let to = is_in_file.then(|| self.place(*defined_at));
                self.trail.words.extend([MACRO, from.0, from.1]);
                match to {
                    Some(to) => self.trail.words.extend([FILE, to.0, to.1]),
                    // What else the command line defines does not matter.
                    None => {
                        self.trail.words.push(BUILT_IN);
                        self.pass_text(sources.text(*defined_at));
                    }
                }
            }
            Some(Origin::File { path, included_at }) => {
                self.trail.words.push(FILE);
                self.pass_text(path);
                self.pass_file(range);
                if let Some(at) = included_at {
                    let from = self.place(*at);
                    self.trail.words.extend([from.0, from.1]);
                }
            }
            Some(Origin::BuiltIn { name }) => {
                self.trail.words.push(BUILT_IN);
                self.pass_text(name);
                self.pass_text(sources.text(range));
            }
            None => {}
        }
        let number = self.numbers.len() as u32;
        self.numbers.insert(range.start, (number, range.end));
    }

    /// The text of a file, and how `#line` counts its lines.
    fn pass_file(&mut self, range: Span) {
        let sources = self.sources;
        let Some(text) = sources.chunk(range.start).and_then(|it| sources.texts.get(it.text as usize)) else {
            return;
        };
        self.trail.words.push(text.text.len() as u64);
        self.trail.texts.push(text.text.clone());
        for marker in &text.line_markers {
            self.trail.words.extend([u64::from(marker.at), u64::from(marker.line)]);
            self.pass_text(marker.path.as_deref().unwrap_or_default());
        }
    }

    /// The number of a range, and where in it a span is.
    fn place(&mut self, span: Span) -> (u64, u64) {
        let number = self.number(span);
        let range = self.sources.range_near(span, &mut self.nearby);
        let (from, to) = (span.start.wrapping_sub(range.start), span.end.wrapping_sub(range.start));
        (u64::from(number), u64::from(from) << 32 | u64::from(to))
    }
}
