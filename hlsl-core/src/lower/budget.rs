//! How much the shader has become so far, against the most that lowering and the passes take on.

use crate::{
    diagnostics::{Sink, list::legalize},
    source::Span,
};

/// More would take the passes seconds and a gigabyte.
const MAX_VALUES: usize = crate::limits::MODULE_VALUES;

/// The bound of what lowering takes apart or puts together element by element: modules of some 10 MB.
const MAX_COPIED_ELEMENTS: u32 = crate::limits::COPIED_ELEMENTS;

#[derive(Default)]
pub(super) struct Budget {
    /// Of the functions that are filled, and components of long vectors and parts of values of objects.
    values: usize,
    /// Of arrays and structs that were taken apart or put together, in all.
    copied_elements: u32,
    is_reported: bool,
}

impl Budget {
    pub(super) fn add_values(&mut self, count: usize) {
        self.values = self.values.saturating_add(count);
    }

    /// Whether there are too many values, with those of the function being filled.
    #[inline]
    pub(super) fn has_too_many_values(&self, unfinished: usize) -> bool {
        self.values.saturating_add(unfinished) > MAX_VALUES
    }

    /// Says once that there are too many values.
    pub(super) fn report_values(&mut self, at: Span, sink: &mut Sink) {
        if !std::mem::replace(&mut self.is_reported, true) {
            sink.push(legalize::TooManyValues { limit: MAX_VALUES, at });
        }
    }

    /// Counts parts that are copied; false, after a report, if that is too much.
    pub(super) fn may_copy(&mut self, count: u32, at: Span, sink: &mut Sink) -> bool {
        let before = self.copied_elements;
        self.copied_elements = before.saturating_add(count);
        if before <= MAX_COPIED_ELEMENTS && self.copied_elements > MAX_COPIED_ELEMENTS {
            sink.push(legalize::TooManyElements { limit: MAX_COPIED_ELEMENTS, at });
        }
        self.copied_elements <= MAX_COPIED_ELEMENTS
    }
}
