//! What is said about a batch on standard error while it runs.

use std::{
    io::{IsTerminal, Write},
    sync::{
        Mutex,
        atomic::{AtomicUsize, Ordering},
    },
};

/// A bar on a terminal, nothing elsewhere.
pub(crate) struct Progress {
    /// None if the end is not known.
    count: Option<usize>,
    done: AtomicUsize,
    is_shown: bool,
    /// Guards standard error.
    turn: Mutex<()>,
}

impl Progress {
    /// Asks for the number of steps only if it is shown.
    pub(crate) fn new(count: impl FnOnce() -> Option<usize>) -> Progress {
        let is_shown = std::io::stderr().is_terminal();
        let count = if is_shown { count() } else { None };
        Progress { count, done: AtomicUsize::new(0), is_shown, turn: Mutex::new(()) }
    }

    pub(crate) fn advance(&self) {
        let done = self.done.fetch_add(1, Ordering::Relaxed) + 1;
        if self.is_shown {
            let _turn = self.turn.lock();
            self.draw(done);
        }
    }

    fn draw(&self, done: usize) {
        const WIDTH: usize = 30;
        let text = match self.count {
            Some(count) => {
                let filled = WIDTH * done.min(count) / count.max(1);
                format!("[{}{}] {done}/{count}", "#".repeat(filled), "-".repeat(WIDTH - filled))
            }
            None => format!("{done} done"),
        };
        let _ = write!(std::io::stderr(), "\r\x1b[K{text}");
    }

    /// Writes above the progress bar.
    pub(crate) fn tell(&self, text: &str) {
        if text.is_empty() {
            return;
        }
        let _turn = self.turn.lock();
        let clear = if self.is_shown { "\r\x1b[K" } else { "" };
        let _ = std::io::stderr().write_all(format!("{clear}{text}").as_bytes());
        if self.is_shown {
            self.draw(self.done.load(Ordering::Relaxed));
        }
    }

    pub(crate) fn clear(&self) {
        if self.is_shown {
            let _ = write!(std::io::stderr(), "\r\x1b[K");
        }
    }
}
