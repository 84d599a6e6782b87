//! The operating system's own watching, of folders: an editor that renames leaves another file in place of the one that it
//! had opened.

use std::{
    collections::BTreeSet,
    ffi::OsString,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, PoisonError, mpsc::Sender},
};

use notify::{
    Event, EventKind, RecommendedWatcher, RecursiveMode, Watcher,
    event::{AccessKind, AccessMode, ModifyKind},
};

use super::message::Message;

pub(super) struct System {
    notify: RecommendedWatcher,
    folders: BTreeSet<PathBuf>,
    /// Those that cannot be watched.
    refused: BTreeSet<PathBuf>,
    /// Every part of the paths of files: what happens to others is ignored.
    names: Arc<Mutex<BTreeSet<OsString>>>,
}

/// The system refuses to watch a folder: a limit was reached, or the file system does not support it.
pub(super) struct CannotWatch;

impl System {
    pub(super) fn new(messages: Sender<Message>) -> Option<System> {
        let names = Arc::new(Mutex::new(BTreeSet::new()));
        let of_interest = names.clone();
        let notify = notify::recommended_watcher(move |event: notify::Result<Event>| {
            if let Some(gone) = touched(event, &of_interest) {
                // The worker may have ended already.
                let _ = messages.send(Message::Touched(gone));
            }
        });
        Some(System { notify: notify.ok()?, folders: BTreeSet::new(), refused: BTreeSet::new(), names })
    }

    /// Watches the folders of these files, or the nearest that exist. Returns whether one of them is new.
    pub(super) fn watch<'a>(&mut self, paths: impl Iterator<Item = &'a Path>) -> Result<bool, CannotWatch> {
        let mut wanted = BTreeSet::new();
        {
            let mut names = self.names.lock().unwrap_or_else(PoisonError::into_inner);
            for path in paths {
                names.extend(path.iter().map(OsString::from));
                wanted.extend(path.ancestors().skip(1).find(|it| it.is_dir()).map(Path::to_owned));
            }
        }
        for folder in self.folders.difference(&wanted).cloned().collect::<Vec<_>>() {
            self.forget(&folder);
        }
        let (mut is_new, mut result) = (false, Ok(()));
        for folder in wanted {
            if self.folders.contains(&folder) || self.refused.contains(&folder) {
                continue;
            }
            if self.notify.watch(&folder, RecursiveMode::NonRecursive).is_ok() {
                is_new = true;
                self.folders.insert(folder);
            } else {
                result = Err(CannotWatch);
                self.refused.insert(folder);
            }
        }
        result.map(|()| is_new)
    }

    /// Stops watching a folder, in whose place there may be another.
    pub(super) fn forget(&mut self, folder: &Path) {
        if self.folders.remove(folder) {
            // The system may have noticed itself.
            let _ = self.notify.unwatch(folder);
        }
    }
}

/// The paths that are gone, if the event is one that may have changed a file's text.
fn touched(event: notify::Result<Event>, names: &Mutex<BTreeSet<OsString>>) -> Option<Vec<PathBuf>> {
    // An error may stand for events that were lost.
    let Ok(event) = event else { return Some(Vec::new()) };
    let is_gone = match event.kind {
        EventKind::Access(AccessKind::Close(AccessMode::Write)) => false,
        // Which our own reading is.
        EventKind::Access(_) => return None,
        EventKind::Remove(_) | EventKind::Modify(ModifyKind::Name(_)) => true,
        EventKind::Any | EventKind::Create(_) | EventKind::Modify(_) | EventKind::Other => false,
    };
    let names = names.lock().unwrap_or_else(PoisonError::into_inner);
    let is_known = |path: &PathBuf| path.file_name().is_none_or(|it| names.contains(it));
    let concerns = event.need_rescan() || event.paths.is_empty() || event.paths.iter().any(is_known);
    concerns.then(|| if is_gone { event.paths } else { Vec::new() })
}
