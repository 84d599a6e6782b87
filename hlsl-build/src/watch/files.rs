//! The files that a program consists of: what they were when it was compiled, and whether they are that still.

use std::{cell::RefCell, collections::BTreeMap, fs, path::Path, sync::Arc, time::SystemTime};

use hlsl_core::{
    driver::are_unchanged,
    source::load::{FileLoader, Load, LoadError, Seen},
};

/// Every file that was asked for, by its full path; those that were not found may appear.
#[derive(Debug, Default)]
pub(super) struct Files {
    seen: Seen,
    stamps: Stamps,
}

/// When each file was written, and its length; None if there is no such file.
type Stamps = BTreeMap<String, Option<(Option<SystemTime>, u64)>>;

impl Files {
    pub(super) fn paths(&self) -> impl Iterator<Item = &Path> {
        self.seen.keys().map(Path::new)
    }

    /// Whether one of them looks different without opening it.
    pub(super) fn look_changed(&self) -> bool {
        self.stamps.iter().any(|(path, known)| stamp(path) != *known)
    }

    /// Whether one of them has another text.
    pub(super) fn are_changed(&self) -> bool {
        !are_unchanged(&self.seen, &FileLoader::default())
    }

    /// Whether one of them had no text when it was read.
    pub(super) fn has_empty(&self) -> bool {
        self.seen.values().flatten().any(|it| it.is_empty())
    }

    /// Takes note of the times of files whose texts are the same.
    pub(super) fn look_again(&mut self) {
        for (path, known) in &mut self.stamps {
            *known = stamp(path);
        }
    }

    /// Whether one of them has just lost its text: somebody is about to write it.
    pub(super) fn are_being_written(&self) -> bool {
        let had_text = self.seen.iter().filter(|(_, text)| text.as_ref().is_some_and(|it| !it.is_empty()));
        had_text.into_iter().any(|(path, _)| stamp(path).is_none_or(|(_, length)| length == 0))
    }
}

/// Reads files, and takes note of their times.
#[derive(Default)]
pub(super) struct Reader {
    stamps: RefCell<Stamps>,
}

impl Reader {
    pub(super) fn into_files(self, seen: Seen) -> Files {
        Files { seen, stamps: self.stamps.into_inner() }
    }
}

impl Load for Reader {
    fn load(&self, path: &str) -> Result<Arc<str>, LoadError> {
        // Before it is read: a change in between makes the file look changed later.
        self.stamps.borrow_mut().insert(path.to_owned(), stamp(path));
        FileLoader::default().load(path)
    }
}

fn stamp(path: &str) -> Option<(Option<SystemTime>, u64)> {
    let metadata = fs::metadata(path).ok().filter(fs::Metadata::is_file)?;
    Some((metadata.modified().ok(), metadata.len()))
}
