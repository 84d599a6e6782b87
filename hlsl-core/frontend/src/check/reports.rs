//! What the checker reports, and where.

use rustc_hash::FxHashSet;
use smallvec::SmallVec;

use crate::{
    diagnostics::{Diagnostic, Sink, list},
    source::{SourceMap, Span},
};

pub(super) struct Reports<'a> {
    pub(super) sink: &'a mut Sink,
    pub(super) sources: &'a SourceMap,
    /// The places of the templates that are being instantiated, outermost first.
    pub(super) instantiations: SmallVec<[Span; 4]>,
    /// Attributes of which nothing is left but an error, as with the wrong number of arguments.
    pub(super) misread: FxHashSet<Span>,
    reported: FxHashSet<(&'static str, Span, usize)>,
    /// What Vulkan has no counterpart for, which only matters once the rest is right.
    ignored: Vec<Diagnostic>,
}

impl<'a> Reports<'a> {
    pub(super) fn new(sources: &'a SourceMap, sink: &'a mut Sink) -> Self {
        Reports {
            sink,
            sources,
            instantiations: SmallVec::new(),
            misread: FxHashSet::default(),
            reported: FxHashSet::default(),
            ignored: Vec::new(),
        }
    }

    pub(super) fn push(&mut self, mut diagnostic: Diagnostic) {
        // A template is checked as it stands and again for each instance: one complaint will do.
        let first = diagnostic.labels.first().map_or(Span::default(), |it| it.span);
        if !self.sink.is_muted() && !self.reported.insert((diagnostic.code, first, diagnostic.message.len()))
        {
            return;
        }
        // Where a template went wrong is rarely where it was used wrongly.
        for at in self.instantiations.iter().rev().take(3) {
            diagnostic = diagnostic.with_label(*at, "in the template instantiated here");
        }
        if diagnostic.warning_name == list::VK_IGNORED_FEATURES && !self.sink.is_muted() {
            self.ignored.push(diagnostic);
        } else {
            self.sink.push(diagnostic);
        }
    }

    pub(super) fn finish(&mut self) {
        if !self.sink.has_errors() {
            for diagnostic in self.ignored.drain(..) {
                self.sink.push(diagnostic);
            }
        }
    }
}
