//! `--batch`: compiles the lines of a file, each of which is a command line, on all cores.
//!
//! Standard output gets a line of JSON for each of them, in order; standard error gets the errors and warnings as text
//! and, on a terminal, the progress.

use std::{
    fmt::Write as _,
    io::{IsTerminal, Write},
    sync::{
        Mutex,
        atomic::{AtomicUsize, Ordering},
    },
    time::Instant,
};

use hlsl_build::parallel;
use hlsl_core::{
    diagnostics::{Diagnostic, Severity, render},
    options::args::{self, Arguments},
    source::{SourceMap, load::FileLoader},
};

use crate::{console, outputs};

struct Outcome {
    is_good: bool,
    json: String,
}

/// Returns whether every line compiled.
pub(crate) fn run(manifest: &str, common: &[String]) -> Result<bool, String> {
    let bytes = std::fs::read(manifest).map_err(|why| format!("cannot read `{manifest}`: {why}"))?;
    let text = hlsl_core::source::load::decode(bytes);
    let lines: Vec<(usize, &str)> = text
        .lines()
        .enumerate()
        .map(|(index, line)| (index + 1, line.trim()))
        .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
        .collect();
    let progress = Progress::new(lines.len());
    let outcomes = parallel::map(&lines, |(number, line)| {
        let outcome = one(*number, line, common, &progress);
        progress.advance();
        outcome
    });
    progress.clear();
    let mut text = String::new();
    for outcome in &outcomes {
        text.push_str(&outcome.json);
        text.push('\n');
    }
    console::print(text.as_bytes())?;
    let failed = outcomes.iter().filter(|it| !it.is_good).count();
    if failed > 0 {
        eprintln!("{failed} of {} failed", outcomes.len());
    }
    Ok(failed == 0)
}

fn one(number: usize, line: &str, common: &[String], progress: &Progress) -> Outcome {
    let start = Instant::now();
    let words = common.iter().cloned().chain(args::split_response(line));
    let fail = |input: &str, message: &str| {
        progress.tell(&format!("error: line {number}: {message}\n"));
        let message = quoted(message);
        let json =
            format!("{{\"line\":{number},\"input\":{},\"ok\":false,\"error\":{message}}}", quoted(input));
        Outcome { is_good: false, json }
    };
    let arguments = match args::parse(words) {
        Ok(arguments) => arguments,
        Err(invalid) => return fail("", &invalid.to_string()),
    };
    let Some(input) = arguments.input.clone() else { return fail("", "no input file") };
    let output = match arguments.check_only {
        true => hlsl_core::check(&input, &FileLoader::default(), &arguments.options),
        false => hlsl_core::compile(&input, &FileLoader::default(), &arguments.options),
    };
    let style = console::style(arguments.color_diagnostics);
    let text: String =
        output.diagnostics.iter().map(|it| render::render(it, &output.sources, style)).collect();
    progress.tell(&text);
    if !output.has_errors()
        && let Err(message) = outputs::write_all(&arguments, &input, &output)
    {
        return fail(&input, &message);
    }
    let words = output.words.as_ref().map_or(0, Vec::len);
    let milliseconds = start.elapsed().as_secs_f64() * 1000.0;
    let json = json(number, &input, &arguments, &output.diagnostics, &output.sources, words, milliseconds);
    Outcome { is_good: !output.has_errors(), json }
}

fn json(
    number: usize,
    input: &str,
    arguments: &Arguments,
    diagnostics: &[Diagnostic],
    sources: &SourceMap,
    words: usize,
    milliseconds: f64,
) -> String {
    let options = &arguments.options;
    let is_good = !diagnostics.iter().any(|it| it.severity == Severity::Error);
    let mut text = format!(
        "{{\"line\":{number},\"input\":{},\"profile\":{},\"entry\":{},\"ok\":{is_good},\"words\":{words},\
         \"ms\":{milliseconds:.3},\"output\":{},\"diagnostics\":[",
        quoted(input),
        quoted(&options.profile.name()),
        quoted(&options.entry_point),
        arguments.object_file.as_deref().map_or("null".into(), quoted),
    );
    for (index, it) in diagnostics.iter().enumerate() {
        let separator = if index == 0 { "" } else { "," };
        let severity = match it.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
        };
        let place = it.labels.first().map(|label| sources.place(label.span));
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
    text.push_str("]}");
    text
}

fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            letter if u32::from(letter) < 0x20 => {
                let _ = write!(out, "\\u{:04x}", u32::from(letter));
            }
            letter => out.push(letter),
        }
    }
    out.push('"');
    out
}

/// A bar on a terminal, nothing elsewhere.
struct Progress {
    count: usize,
    done: AtomicUsize,
    is_shown: bool,
    /// Guards standard error.
    turn: Mutex<()>,
}

impl Progress {
    fn new(count: usize) -> Progress {
        Progress {
            count,
            done: AtomicUsize::new(0),
            is_shown: std::io::stderr().is_terminal(),
            turn: Mutex::new(()),
        }
    }

    fn advance(&self) {
        let done = self.done.fetch_add(1, Ordering::Relaxed) + 1;
        if self.is_shown {
            let _turn = self.turn.lock();
            self.draw(done);
        }
    }

    fn draw(&self, done: usize) {
        const WIDTH: usize = 30;
        let filled = WIDTH * done / self.count.max(1);
        let bar = format!("{}{}", "#".repeat(filled), "-".repeat(WIDTH - filled));
        let _ = write!(std::io::stderr(), "\r\x1b[K[{bar}] {done}/{}", self.count);
    }

    /// Writes above the progress bar.
    fn tell(&self, text: &str) {
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

    fn clear(&self) {
        if self.is_shown {
            let _ = write!(std::io::stderr(), "\r\x1b[K");
        }
    }
}
