//! Surprises: states that the compiler takes for impossible.
//!
//! Whoever meets one calls [`Sink::bug`] and goes on with any value at hand. For a user that is an error at the place in
//! the shader, so that no module comes out of it; in the tests it is a panic that says which invariant broke.

use std::{fmt::Display, panic::Location};

use super::{Sink, list::internal::InternalError};
use crate::source::Span;

impl Sink {
    /// Makes a bug an error, as it is for users, where the tests would panic.
    pub fn report_bugs(&mut self) {
        self.reports_bugs = true;
    }

    /// Reports a fault of ours: `what` says what does not hold, `at` which part of the shader shows it.
    ///
    /// It is reported even while the sink is muted, and once for a compilation, as what comes after it most often follows
    /// from it. With the feature `verify` and debug assertions it panics, unless [`Sink::report_bugs`] was called.
    #[cold]
    #[track_caller]
    pub fn bug(&mut self, at: Span, what: impl Display) {
        let place = Location::caller();
        if cfg!(all(debug_assertions, feature = "verify")) && !self.reports_bugs {
            panic!("internal compiler error: {what} ({place})");
        }
        if self.diagnostics.iter().any(|it| it.code == InternalError::TEMPLATE.code) {
            return;
        }
        let (what, place) = (what.to_string(), place.to_string());
        self.errors += 1;
        self.diagnostics.push(InternalError { what, place, at }.into());
    }
}
