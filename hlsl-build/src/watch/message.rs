//! What the thread of a watcher is told.

use std::{fmt, path::PathBuf};

use super::program::Program;

pub(super) enum Message {
    Add(Program),
    Wake(Box<dyn Fn() + Send>),
    /// Something happened to a file. These paths were removed or renamed.
    Touched(Vec<PathBuf>),
    Stop,
}

impl fmt::Debug for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Message::Add(_) => "Add",
            Message::Wake(_) => "Wake",
            Message::Touched(_) => "Touched",
            Message::Stop => "Stop",
        })
    }
}
