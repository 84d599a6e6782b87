//! Shows progress.

use std::io::{IsTerminal, Write};
use std::time::Instant;

/// On a terminal, one line that shows the progress; afterwards, how long it took.
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
