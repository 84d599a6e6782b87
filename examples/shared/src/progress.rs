//! How far the work is.

use std::io::{IsTerminal, Write};
use std::time::Instant;

/// Where a person looks on, one line that says how far the work is; afterwards, how long it took.
pub struct Progress {
    start: Instant,
    watched: bool,
}

impl Progress {
    pub fn at(&self, text: &str) {
        if self.watched {
            eprint!("\r\x1b[K{text}");
            let _ = std::io::stderr().flush();
        }
    }

    pub fn done(self, text: &str) {
        self.at("");
        println!("{text:<44} {:7.2} s", self.start.elapsed().as_secs_f32());
    }
}

pub fn progress() -> Progress {
    Progress { start: Instant::now(), watched: std::io::stderr().is_terminal() }
}
