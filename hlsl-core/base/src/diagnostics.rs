//! Errors and warnings: [`Diagnostic`] and the [`Sink`] that collects them. Each one is declared in full in
//! `diagnostics/list/*.rs`; `template.rs` says how.

mod bug;
pub mod groups;
// The message of each says what its fields are.
#[allow(missing_docs)]
pub mod list;
pub mod pragmas;
pub mod template;

use rustc_hash::FxHashSet;

use crate::source::{SourceMap, Span};
use pragmas::WarningScopes;

/// Whether a diagnostic ends the compilation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// It compiles nevertheless.
    Warning,
    /// There is no module.
    Error,
}

/// A span and the text to show for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// The text that it is about.
    pub span: Span,
    /// What to show below it; may be empty.
    pub text: String,
}

/// One error or warning. The first label is its location; the others give context.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// Stable, such as `E0201`; warnings start with `W`.
    pub code: &'static str,
    /// The name that `-Wno-NAME` takes; empty for errors that nothing turns off.
    pub warning_name: &'static str,
    /// After options such as `-WX`.
    pub severity: Severity,
    /// One line, without code and place.
    pub message: String,
    /// The first is the place of the diagnostic.
    pub labels: Vec<Label>,
    /// More that explains it.
    pub notes: Vec<String>,
    /// What to do about it.
    pub help: Vec<String>,
}

impl Diagnostic {
    /// Adds a place.
    pub fn with_label(mut self, span: Span, text: impl Into<String>) -> Self {
        self.labels.push(Label { span, text: text.into() });
        self
    }
    /// Adds a note.
    pub fn with_note(mut self, note: impl Into<String>) -> Self {
        self.notes.push(note.into());
        self
    }
    /// Adds what to do about it.
    pub fn with_help(mut self, help: impl Into<String>) -> Self {
        self.help.push(help.into());
        self
    }
}

/// Which warnings are enabled, from `-W…` options.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WarningOptions {
    /// `-no-warnings`.
    pub disable_all: bool,
    /// `-WX`.
    pub as_errors: bool,
    /// `-Wno-NAME`.
    pub disabled: Vec<String>,
    /// Of those that are [off by default](groups::OFF_BY_DEFAULT).
    pub enabled: Vec<String>,
    /// `-Werror=NAME`: an error, regardless of `as_errors`.
    pub errors: Vec<String>,
    /// `-Wno-error=NAME`: stays a warning.
    pub not_errors: Vec<String>,
}

impl WarningOptions {
    /// The severity of an error that options may make a warning; None if it is disabled.
    fn severity_of_error(&self, name: &str) -> Option<Severity> {
        let lists = |names: &[String]| names.iter().any(|it| it == name);
        match lists(&self.disabled) {
            true => None,
            false if lists(&self.not_errors) => Some(Severity::Warning),
            false => Some(Severity::Error),
        }
    }

    /// The severity of a warning with that name; None if it is disabled.
    fn severity(&self, name: &str) -> Option<Severity> {
        let lists = |names: &[String]| names.iter().any(|it| it == name);
        let is_off = groups::OFF_BY_DEFAULT.contains(&name) && !lists(&self.enabled);
        if self.disable_all || is_off || lists(&self.disabled) {
            return None;
        }
        let is_error = lists(&self.errors) || self.as_errors && !lists(&self.not_errors);
        Some(if is_error { Severity::Error } else { Severity::Warning })
    }
}

/// Collects diagnostics in the order in which they are found.
#[derive(Clone, Debug, Default)]
pub struct Sink {
    diagnostics: Vec<Diagnostic>,
    options: WarningOptions,
    /// 0: none.
    error_limit: usize,
    scopes: WarningScopes,
    /// Where errors start: another error at the same position is usually about the same mistake.
    error_places: FxHashSet<u32>,
    /// Sorted spans of text that was not parsed as intended.
    misread: Vec<Span>,
    errors: usize,
    muted: u32,
    has_given_up: bool,
    /// Where a bug would panic, in tests, it is an error nevertheless.
    reports_bugs: bool,
}

/// After this many errors, the rest is noise and only costs time, unless `-ferror-limit=` says otherwise.
pub const ERROR_LIMIT: usize = crate::limits::ERRORS;
/// Warnings included; lifted together with the limit of errors.
const MAX_DIAGNOSTICS: usize = 1000;

impl Sink {
    /// Empty, with the settings of the command line.
    pub fn new(options: WarningOptions) -> Self {
        Sink { options, error_limit: ERROR_LIMIT, ..Sink::default() }
    }

    /// Stops after `limit` errors; 0 never does.
    pub fn with_error_limit(self, limit: usize) -> Self {
        Sink { error_limit: limit, ..self }
    }

    /// Adds a diagnostic, unless options turn it off, it is there already, or an error before it explains it.
    pub fn push(&mut self, diagnostic: impl Into<Diagnostic>) {
        self.push_diagnostic(diagnostic.into());
    }

    /// Apart from [`Sink::push`] to be compiled once, not for each kind of diagnostic.
    fn push_diagnostic(&mut self, mut diagnostic: Diagnostic) {
        if self.muted > 0 {
            return;
        }
        if !diagnostic.warning_name.is_empty() {
            let place = diagnostic.labels.first().map(|it| it.span.start);
            let options = place.and_then(|it| self.scopes.at(it)).unwrap_or(&self.options);
            let severity = match diagnostic.severity {
                Severity::Warning => options.severity(diagnostic.warning_name),
                Severity::Error => options.severity_of_error(diagnostic.warning_name),
            };
            let Some(severity) = severity else { return };
            diagnostic.severity = severity;
        }
        // An error repeated at the same place (a template instantiated twice, say) is not helpful.
        let repeated = |it: &Diagnostic| {
            it.code == diagnostic.code && it.labels == diagnostic.labels && it.message == diagnostic.message
        };
        if self.diagnostics.iter().rev().take(32).any(repeated) {
            return;
        }
        if diagnostic.severity == Severity::Error {
            if self.is_consequence(&diagnostic) {
                return;
            }
            self.errors += 1;
        }
        // Warnings leave room for errors, so that a failure always says why.
        let is_full = self.diagnostics.len() >= MAX_DIAGNOSTICS && diagnostic.severity == Severity::Warning;
        if self.error_limit > 0 && (self.errors > self.error_limit || is_full) {
            return;
        }
        let is_last = diagnostic.severity == Severity::Error && self.errors == self.error_limit;
        self.diagnostics.push(diagnostic);
        if is_last {
            self.diagnostics.push(list::options::TooManyErrors { limit: self.error_limit }.into());
        }
    }

    fn warning_severity(&self, name: &str, place: Option<u32>) -> Option<Severity> {
        place.and_then(|it| self.scopes.at(it)).unwrap_or(&self.options).severity(name)
    }

    /// Whether a warning would be given at a position, for those that take work to find.
    pub fn wants(&self, name: &str, at: Span) -> bool {
        self.muted == 0 && self.warning_severity(name, Some(at.start)).is_some()
    }

    /// Whether an error would be given at a position, for those whose help takes work to find.
    pub fn wants_error(&self, at: Span) -> bool {
        self.muted == 0 && !self.is_full() && !self.is_misread(at) && !self.error_places.contains(&at.start)
    }

    /// Where pragmas turn warnings on and off, and the settings of the command line.
    pub fn warning_scopes(&mut self) -> (&mut WarningScopes, &WarningOptions) {
        (&mut self.scopes, &self.options)
    }

    /// Whether an earlier error already explains this one.
    fn is_consequence(&mut self, diagnostic: &Diagnostic) -> bool {
        // A warning that is treated as an error stands for itself.
        let (Some(label), "") = (diagnostic.labels.first(), diagnostic.warning_name) else { return false };
        self.is_misread(label.span) || !self.error_places.insert(label.span.start)
    }

    fn is_misread(&self, at: Span) -> bool {
        let after = self.misread.partition_point(|it| it.start <= at.start);
        after.checked_sub(1).is_some_and(|index| at.start <= self.misread[index].end)
    }

    /// Marks the lines of the errors so far as not parsed as intended: further errors in them are not meaningful.
    pub fn distrust_lines(&mut self, sources: &SourceMap) {
        let errors = self.diagnostics.iter().filter(|it| it.severity == Severity::Error);
        let places = errors.filter_map(|it| it.labels.first());
        self.misread = places.map(|it| sources.line_span(sources.in_file(it.span))).collect();
        self.misread.sort_unstable_by_key(|it| it.start);
    }

    /// Whether there is an error, so that no module may come out.
    pub fn has_errors(&self) -> bool {
        self.errors > 0
    }
    /// The number of errors, those beyond the limit included.
    pub fn error_count(&self) -> usize {
        self.errors
    }
    /// Marks the errors so far as fatal: later stages must not run.
    pub fn give_up(&mut self) {
        self.has_given_up = true;
    }
    /// Whether [`Sink::give_up`] was called.
    pub fn has_given_up(&self) -> bool {
        self.has_given_up
    }
    /// Whether the limit of errors has been reached, so that further work is pointless.
    pub fn is_full(&self) -> bool {
        self.error_limit > 0 && self.errors >= self.error_limit
    }
    /// Drops diagnostics until the matching [`Sink::unmute`]: for trying something that may fail.
    pub fn mute(&mut self) {
        self.muted += 1;
    }
    /// Ends what the last [`Sink::mute`] began.
    pub fn unmute(&mut self) {
        self.muted -= 1;
    }
    /// Whether diagnostics are dropped at present.
    pub fn is_muted(&self) -> bool {
        self.muted > 0
    }
    /// What was found so far, in that order.
    pub fn diagnostics(&self) -> &[Diagnostic] {
        &self.diagnostics
    }
    /// What was found, in that order.
    pub fn into_diagnostics(self) -> Vec<Diagnostic> {
        self.diagnostics
    }
}

/// `1 argument`, `2 to 3 arguments`: the number that something takes.
pub fn arguments(least: usize, most: usize) -> String {
    match (least, most) {
        (0, 0) => "no arguments".into(),
        (1, 1) => "1 argument".into(),
        _ if least == most => format!("{least} arguments"),
        _ => format!("{least} to {most} arguments"),
    }
}
