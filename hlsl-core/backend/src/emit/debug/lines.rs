//! OpSource with files and their texts, OpLine and OpNoLine.

use std::{borrow::Cow, sync::Arc};

use crate::spirv::{Op, SourceLanguage};
use rustc_hash::FxHashMap;
use smallvec::smallvec;

use super::{Debug, Mark, Splice, What};
use crate::{
    arena::IdMap,
    emit::{
        Emitter,
        section::{self, Section, Words},
    },
    ir::{Loc, LocId},
    source::{Nearby, SourceMap, Span},
};

/// An instruction has at most 65,535 words; one of a string's bytes is its terminator.
const MAX_TEXT: usize = (0xffff - 4) * 4 - 1;

/// A file that debug information names.
pub(super) struct File {
    pub(super) path: Arc<str>,
    /// Its OpString, once it is written.
    pub(super) id: u32,
}

/// A place in a file. Lines and columns count from 1; columns count bytes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Position {
    /// The index in [`Files::files`].
    pub(super) file: u32,
    pub(super) line: u32,
    pub(super) column: u32,
    pub(super) end_line: u32,
    pub(super) end_column: u32,
}

/// The files of a compilation, and the places of locations in them.
pub(super) struct Files<'s> {
    sources: &'s SourceMap,
    /// The files that were read, the main one first, and their texts.
    pub(super) texts: Vec<(Arc<str>, Cow<'s, str>)>,
    pub(super) files: Vec<File>,
    known: FxHashMap<Arc<str>, u32>,
    positions: IdMap<Loc, Option<Option<Position>>>,
    nearby: Nearby,
}

impl<'s> Files<'s> {
    pub(super) fn new(sources: &'s SourceMap) -> Self {
        Files {
            sources,
            texts: sources.texts().map(|(path, text)| (path.clone(), without_zeros(text))).collect(),
            files: Vec::new(),
            known: FxHashMap::default(),
            positions: IdMap::default(),
            nearby: Nearby::default(),
        }
    }

    pub(super) fn index(&mut self, path: &Arc<str>) -> u32 {
        if let Some(&known) = self.known.get(path) {
            return known;
        }
        let index = self.files.len() as u32;
        self.files.push(File { path: path.clone(), id: 0 });
        self.known.insert(path.clone(), index);
        index
    }

    /// None for what stands in no file.
    pub(super) fn position(&mut self, span: Span) -> Option<Position> {
        if span == Span::default() {
            return None;
        }
        let sources = self.sources;
        let range = sources.line_range(span, &mut self.nearby)?;
        let file = self.index(range.path);
        Some(Position {
            file,
            line: range.line,
            column: range.column,
            end_line: range.end_line,
            end_column: range.end_column,
        })
    }

    pub(super) fn position_of(&mut self, id: LocId, loc: &Loc) -> Option<Position> {
        if let Some(known) = self.positions[id] {
            return known;
        }
        let position = self.position(loc.span);
        self.positions[id] = Some(position);
        position
    }
}

/// A zero would end a literal string too early.
pub(super) fn without_zeros(text: &str) -> Cow<'_, str> {
    match text.contains('\0') {
        true => text.replace('\0', " ").into(),
        false => text.into(),
    }
}

/// Cuts a text into pieces that an instruction can hold.
pub(super) fn pieces(mut text: &str) -> impl Iterator<Item = &str> {
    std::iter::from_fn(move || {
        if text.is_empty() {
            return None;
        }
        let mut end = text.len().min(MAX_TEXT);
        while !text.is_char_boundary(end) {
            end -= 1;
        }
        let (piece, rest) = text.split_at(end);
        text = rest;
        Some(piece)
    })
}

impl Emitter<'_> {
    /// The OpString with the name of a file.
    pub(super) fn file_id(&mut self, debug: &Debug<'_>, files: &mut Files<'_>, index: u32) -> u32 {
        let file = &files.files[index as usize];
        if file.id != 0 {
            return file.id;
        }
        let name = debug.options.remap(&file.path);
        let id = self.debug_string(&name);
        files.files[index as usize].id = id;
        id
    }

    /// An OpSource for each file that was read, the main file first.
    pub(super) fn sources(&mut self, debug: &Debug<'_>, files: &mut Files<'_>) {
        let head = [SourceLanguage::HLSL as u32, self.settings.source_version];
        for (path, text) in files.texts.clone() {
            let index = files.index(&path);
            let file = self.file_id(debug, files, index);
            let mut words: Words = smallvec![head[0], head[1], file];
            if !debug.options.source {
                self.out.sources.push(Op::Source, &words);
                // Others are in view as soon as a line names them.
                break;
            }
            let mut op = Op::Source;
            for piece in pieces(&text) {
                section::text(&mut words, piece);
                self.out.sources.push(op, &words);
                words.clear();
                op = Op::SourceContinued;
            }
            if op == Op::Source {
                self.out.sources.push(op, &words);
            }
        }
    }

    /// The functions with OpLine and OpNoLine at the marks.
    pub(super) fn lines(&mut self, mut files: Files<'_>, functions: Section, marks: Vec<Mark>) -> Section {
        let Some(debug) = self.debug else { return functions };
        let module = self.module;
        let mut splice = Splice::new(&functions, marks.len());
        let mut last: Option<Position> = None;
        for mark in marks {
            let loc = match mark.what {
                What::Place(loc) => loc,
                What::Block => {
                    last = None;
                    continue;
                }
                What::Definition { .. } | What::Variable { .. } => continue,
            };
            let position = files.position_of(loc, &module.locs[loc]);
            let same = |a: Position, b: Position| (a.file, a.line, a.column) == (b.file, b.line, b.column);
            match (last, position) {
                (None, None) => continue,
                (Some(last), Some(next)) if same(last, next) => continue,
                _ => {}
            }
            splice.up_to(mark.at);
            match position {
                Some(at) => {
                    let file = self.file_id(debug, &mut files, at.file);
                    splice.out.push(Op::Line, &[file, at.line, at.column]);
                }
                None => splice.out.push(Op::NoLine, &[]),
            }
            last = position;
        }
        splice.finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_zero_does_not_end_a_text() {
        assert_eq!(without_zeros("a\0b"), "a b");
        assert!(matches!(without_zeros("ab"), Cow::Borrowed(_)));
    }

    #[test]
    fn long_texts_are_cut_between_characters() {
        let text = format!("{}\u{e9}tail", "x".repeat(MAX_TEXT - 1));
        let pieces: Vec<&str> = pieces(&text).collect();
        assert_eq!(pieces.len(), 2);
        assert_eq!(pieces[0].len(), MAX_TEXT - 1);
        assert_eq!(pieces[1], "\u{e9}tail");
    }
}
