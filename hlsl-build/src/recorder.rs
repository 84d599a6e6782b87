//! The files that a result depends on: those that a compilation read, and those that it looked for and did not find.

use std::{
    cell::RefCell,
    collections::BTreeMap,
    hash::{DefaultHasher, Hash, Hasher},
    sync::Arc,
};

use hlsl_core::source::load::{FileLoader, Load, LoadError};

/// Reads files and records both those that were read and those that were not found: either may change the result.
#[derive(Default)]
pub(crate) struct Recorder {
    files: FileLoader,
    seen: RefCell<BTreeMap<String, Option<u64>>>,
}

impl Load for Recorder {
    fn load(&self, path: &str) -> Result<Arc<str>, LoadError> {
        let text = self.files.load(path);
        self.seen.borrow_mut().insert(path.into(), text.as_ref().ok().map(|text| hash_of(&**text)));
        text
    }
}

impl Recorder {
    /// Each path that was requested, with the hash of its text if the file exists.
    pub(crate) fn into_seen(self) -> BTreeMap<String, Option<u64>> {
        self.seen.into_inner()
    }
}

/// Of a file's text, or of what else may change a result.
pub(crate) fn hash_of(value: &(impl Hash + ?Sized)) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}
