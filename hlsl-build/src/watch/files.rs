//! The files that a program consists of: what they were when it was compiled, and whether they are that still.

use std::{
    cell::RefCell,
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    sync::Arc,
    time::SystemTime,
};

use hlsl_core::source::load::{FileLoader, Load, LoadError};

use crate::hash::hash_of;

/// Every file that was asked for, by its full path; those that were not found may appear.
#[derive(Debug, Default)]
pub(super) struct Files {
    seen: BTreeMap<PathBuf, Seen>,
}

#[derive(Debug)]
struct Seen {
    stamp: Option<Stamp>,
    text: Option<u64>,
    is_empty: bool,
}

/// When a file was written, and its length.
type Stamp = (Option<SystemTime>, u64);

impl Files {
    pub(super) fn paths(&self) -> impl Iterator<Item = &Path> {
        self.seen.keys().map(PathBuf::as_path)
    }

    /// Whether one of them looks different without opening it.
    pub(super) fn look_changed(&self) -> bool {
        self.seen.iter().any(|(path, seen)| stamp(path) != seen.stamp)
    }

    /// Whether one of them has another text.
    pub(super) fn are_changed(&self) -> bool {
        self.seen.iter().any(|(path, seen)| read(path).ok().map(|it| hash_of(&*it)) != seen.text)
    }

    /// Whether one of them had no text when it was read.
    pub(super) fn has_empty(&self) -> bool {
        self.seen.values().any(|it| it.is_empty)
    }

    /// Takes note of the times of files whose texts are the same.
    pub(super) fn look_again(&mut self) {
        for (path, seen) in &mut self.seen {
            seen.stamp = stamp(path);
        }
    }

    /// Whether one of them has just lost its text: somebody is about to write it.
    pub(super) fn are_being_written(&self) -> bool {
        self.seen.iter().any(|(path, seen)| {
            let has_no_text = stamp(path).is_none_or(|(_, length)| length == 0);
            has_no_text && seen.text.is_some() && !seen.is_empty
        })
    }
}

/// Reads files for the compilations of one program, which all see the same texts.
#[derive(Default)]
pub(super) struct Reader {
    known: RefCell<BTreeMap<PathBuf, Known>>,
}

struct Known {
    stamp: Option<Stamp>,
    answer: Result<Arc<str>, LoadError>,
}

impl Reader {
    /// A loader for relative paths that start at `folder`.
    pub(super) fn at<'a>(&'a self, folder: &'a Path) -> impl Load + 'a {
        ReaderAt { reader: self, folder }
    }

    pub(super) fn into_files(self) -> Files {
        let seen = |Known { stamp, answer }| {
            let text = answer.ok();
            let is_empty = text.as_ref().is_some_and(|it| it.is_empty());
            Seen { stamp, text: text.map(|it| hash_of(&*it)), is_empty }
        };
        Files { seen: self.known.into_inner().into_iter().map(|(path, known)| (path, seen(known))).collect() }
    }
}

struct ReaderAt<'a> {
    reader: &'a Reader,
    folder: &'a Path,
}

impl Load for ReaderAt<'_> {
    fn load(&self, path: &str) -> Result<Arc<str>, LoadError> {
        let full = self.folder.join(path);
        if let Some(known) = self.reader.known.borrow().get(&full) {
            return known.answer.clone();
        }
        // In this order: a change in between makes the file look changed later.
        let stamp = stamp(&full);
        let answer = read(&full);
        self.reader.known.borrow_mut().insert(full, Known { stamp, answer: answer.clone() });
        answer
    }
}

fn read(path: &Path) -> Result<Arc<str>, LoadError> {
    FileLoader::default().load(&path.to_string_lossy())
}

fn stamp(path: &Path) -> Option<Stamp> {
    let metadata = fs::metadata(path).ok().filter(fs::Metadata::is_file)?;
    Some((metadata.modified().ok(), metadata.len()))
}
