//! `#pragma dxc diagnostic` and `#pragma warning`: which warnings are enabled where.

use std::collections::BTreeMap;

use super::WarningOptions;
use crate::source::{SourceMap, Span};

/// The positions from which different options apply. Ranges of files and of macro uses follow each other in the order
/// in which they are read, so that what is added last applies to everything that is read later.
#[derive(Clone, Debug, Default)]
pub struct WarningScopes {
    /// By position, an index into `options`; nothing before the first.
    starts: BTreeMap<u32, usize>,
    options: Vec<WarningOptions>,
    /// What applies at the end of what has been read so far.
    current: Option<usize>,
    /// What `push` has saved.
    saved: Vec<Option<usize>>,
}

impl WarningScopes {
    /// What applies at a position, if a pragma changes it.
    pub fn at(&self, position: u32) -> Option<&WarningOptions> {
        let (_, index) = self.starts.range(..=position).next_back()?;
        self.options.get(*index)
    }

    /// Saves what applies, for [`WarningScopes::pop`].
    pub fn push(&mut self) {
        self.saved.push(self.current);
    }

    /// Restores what applied at the last `push`, if there is one; `base` is the setting of the command line.
    pub fn pop(&mut self, sources: &SourceMap, at: Span, base: &WarningOptions) -> bool {
        let Some(saved) = self.saved.pop() else { return false };
        let options = saved.and_then(|it| self.options.get(it)).unwrap_or(base).clone();
        self.hold(sources, at, options, base);
        true
    }

    /// Applies `change` from the end of the pragma at `at` on.
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
        // The rest of this file, but not the ranges behind it that were read before; and everything still to come.
        self.starts.insert(at.end, after);
        self.starts.entry(sources.range(at).end + 1).or_insert(before);
        self.starts.insert(sources.end(), after);
    }

    /// An included file has ended; reading continues at `position`.
    pub fn resume(&mut self, sources: &SourceMap, position: u32) {
        if let Some(current) = self.current {
            self.starts.insert(position, current);
            self.starts.insert(sources.end(), current);
        }
    }
}
