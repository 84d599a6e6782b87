//! The files that a result depends on.

use std::{cell::RefCell, collections::BTreeMap, sync::Arc};

use hlsl_core::source::load::{Load, LoadError};

/// Each path that was requested, with its text if the file exists: a new file may take precedence over others.
pub(crate) type Seen = BTreeMap<String, Option<Arc<str>>>;

/// Records every requested file, including those not found. The entry points of a call that share one see the same
/// texts, even if an editor saves a file in between.
pub(crate) struct Recorder<'a> {
    loader: &'a dyn Load,
    answers: RefCell<BTreeMap<String, Result<Arc<str>, LoadError>>>,
}

impl Recorder<'_> {
    pub(crate) fn new(loader: &dyn Load) -> Recorder<'_> {
        Recorder { loader, answers: RefCell::default() }
    }

    pub(crate) fn into_seen(self) -> Seen {
        self.answers.into_inner().into_iter().map(|(path, answer)| (path, answer.ok())).collect()
    }
}

impl Load for Recorder<'_> {
    fn load(&self, path: &str) -> Result<Arc<str>, LoadError> {
        let mut answers = self.answers.borrow_mut();
        answers.entry(path.to_owned()).or_insert_with(|| self.loader.load(path)).clone()
    }
}
