//! The line of JSON about an entry, and where it goes: to the log, or in order to standard output.

use std::{collections::BTreeMap, fmt::Write, sync::Mutex};

use hlsl_core::{Compilation, diagnostics::Severity, options::args::Arguments, source::load::Seen};

use super::{files::Inputs, log::Log, manifest::Entry, quoted};
use crate::console;

/// What became of an entry.
pub(crate) struct Outcome {
    pub(crate) is_good: bool,
    /// The files that it depends on.
    pub(crate) seen: Seen,
    /// The members of the object between the number of the line and the name of the entry.
    pub(crate) members: String,
}

impl Outcome {
    /// An entry that was compiled, perhaps with errors, and under which name its result was stored.
    pub(crate) fn of(
        arguments: &Arguments,
        path: &str,
        output: &Compilation,
        stored: Option<&str>,
    ) -> Outcome {
        let options = &arguments.options;
        let is_good = !output.has_errors();
        let mut members = format!(
            "\"input\":{},\"profile\":{},\"entry\":{},\"ok\":{is_good},\"words\":{},\"output\":{},",
            quoted(path),
            quoted(&options.profile.name()),
            quoted(&options.entry_point),
            output.words.as_ref().map_or(0, Vec::len),
            arguments.object_file.as_deref().map_or("null".into(), quoted),
        );
        if let Some(stored) = stored {
            let _ = write!(members, "\"stored\":{},", quoted(stored));
        }
        let _ = write!(members, "\"diagnostics\":{}", diagnostics(output));
        Outcome { is_good, seen: Seen::new(), members }
    }

    /// An entry that could not be compiled, or whose result could not be written.
    pub(crate) fn failure(path: &str, message: &str) -> Outcome {
        let members = format!("\"input\":{},\"ok\":false,\"error\":{}", quoted(path), quoted(message));
        Outcome { is_good: false, seen: Seen::new(), members }
    }

    fn json(&self, entry: &Entry, id: u128, milliseconds: f64, inputs: Option<u128>) -> String {
        let mut text = format!("{{\"line\":{},{},\"ms\":{milliseconds:.3}", entry.number, self.members);
        let _ = write!(text, ",\"id\":\"{id:032x}\"");
        if let Some(inputs) = inputs {
            let _ = write!(text, ",\"inputs\":\"{inputs:032x}\"");
        }
        let _ = write!(text, ",\"command\":{}}}", quoted(&entry.text));
        text
    }
}

fn diagnostics(output: &Compilation) -> String {
    let mut text = String::from("[");
    for (index, it) in output.diagnostics.iter().enumerate() {
        let separator = if index == 0 { "" } else { "," };
        let severity = match it.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
        };
        let place = it.labels.first().map(|label| output.sources.place(label.span));
        let place = place.map_or(String::new(), |it| {
            format!("\"file\":{},\"line\":{},\"column\":{},", quoted(&it.path), it.line, it.column)
        });
        let _ = write!(
            text,
            "{separator}{{{place}\"severity\":\"{severity}\",\"code\":\"{}\",\"message\":{}}}",
            it.code,
            quoted(&it.message)
        );
    }
    text.push(']');
    text
}

/// Where the lines go.
pub(crate) enum Report {
    Log(Log),
    /// To standard output, each after those of the lines before it.
    Ordered(Mutex<Waiting>),
}

#[derive(Default)]
pub(crate) struct Waiting {
    /// The position of the entry whose line is printed next.
    next: usize,
    /// The lines of later entries that were done before it.
    lines: BTreeMap<usize, String>,
}

impl Report {
    /// Reports about the entry at `position` of those that this process compiles.
    pub(crate) fn add(
        &self,
        position: usize,
        entry: &Entry,
        id: u128,
        milliseconds: f64,
        outcome: &Outcome,
    ) -> Result<(), String> {
        match self {
            Report::Log(log) => log.add(&Inputs::of(&outcome.seen), |inputs| {
                outcome.json(entry, id, milliseconds, Some(inputs))
            }),
            Report::Ordered(waiting) => {
                let mut waiting = waiting.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
                waiting.lines.insert(position, outcome.json(entry, id, milliseconds, None));
                let mut text = String::new();
                while let Some(line) = waiting.take_next() {
                    text.push_str(&line);
                    text.push('\n');
                }
                console::print(text)
            }
        }
    }
}

impl Waiting {
    fn take_next(&mut self) -> Option<String> {
        let line = self.lines.remove(&self.next)?;
        self.next += 1;
        Some(line)
    }
}
