//! What the thread of a watcher is told.

use std::path::PathBuf;

use super::program::Program;

pub(super) enum Message {
    Add(Program),
    Wake(Box<dyn Fn() + Send>),
    /// Something happened to a file. These paths were removed or renamed.
    Touched(Vec<PathBuf>),
    Stop,
}
