//! `#pragma dxc diagnostic` and `#pragma warning`: which warnings are wanted where.

use std::collections::BTreeMap;

use super::WarningOptions;
use crate::source::{SourceMap, Span};

/// Positions from which other options hold than before. Ranges of files and of macro uses follow each other in the
/// order in which they are read, so that what is added last holds for all that is read later.
#[derive(Clone, Debug, Default)]
pub struct WarningScopes {
    /// By position, an index into `options`; nothing before the first.
    starts: BTreeMap<u32, usize>,
    options: Vec<WarningOptions>,
    /// What holds at the end of what has been read.
    current: Option<usize>,
    /// What `push` has put aside.
    saved: Vec<Option<usize>>,
}

impl WarningScopes {
    /// What holds at a position, if a pragma says so.
    pub fn at(&self, position: u32) -> Option<&WarningOptions> {
        let (_, index) = self.starts.range(..=position).next_back()?;
        self.options.get(*index)
    }

    pub fn push(&mut self) {
        self.saved.push(self.current);
    }

    /// Back to what held at the last `push`; `base` is what the command line says.
    pub fn pop(&mut self, sources: &SourceMap, at: Span, base: &WarningOptions) {
        if let Some(saved) = self.saved.pop() {
            let options = saved.and_then(|it| self.options.get(it)).unwrap_or(base).clone();
            self.hold(sources, at, options, base);
        }
    }

    /// From the end of the pragma at `at` on, `change` holds, too.
    pub fn change(
        &mut self,
        sources: &SourceMap,
        at: Span,
        base: &WarningOptions,
        change: impl FnOnce(&mut WarningOptions),
    ) {
        let mut options = self.current.and_then(|it| self.options.get(it)).unwrap_or(base).clone();
        change(&mut options);
        self.hold(sources, at, options, base);
    }

    fn hold(&mut self, sources: &SourceMap, at: Span, options: WarningOptions, base: &WarningOptions) {
        if self.options.is_empty() {
            self.options.push(base.clone());
        }
        let before = self.current.unwrap_or(0);
        let after = self.options.len();
        self.options.push(options);
        self.current = Some(after);
        // The rest of this file, but not what was read before and lies behind it; and all that is still to come.
        self.starts.insert(at.end, after);
        self.starts.entry(sources.range(at).end + 1).or_insert(before);
        self.starts.insert(sources.end(), after);
    }

    /// An included file is at its end; reading goes on at `position`.
    pub fn resume(&mut self, sources: &SourceMap, position: u32) {
        if let Some(current) = self.current {
            self.starts.insert(position, current);
            self.starts.insert(sources.end(), current);
        }
    }
}
