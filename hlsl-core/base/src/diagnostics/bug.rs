//! Surprises: states that the compiler takes for impossible.
//!
//! Whoever meets one calls [`Sink::bug`] and goes on with any value at hand. While we develop, that is a panic that says
//! which invariant broke; in a release it is an error at the place in the shader, so that no module comes out of it.

use std::{fmt::Display, panic::Location};

use super::{Sink, list::internal::InternalError};
use crate::source::Span;

impl Sink {
    /// Reports a fault of ours: `what` says what does not hold, `at` which part of the shader shows it.
    ///
    /// Panics with debug assertions. Without them it is reported even while the sink is muted, and once for a
    /// compilation, as what comes after it most often follows from it.
    #[cold]
    #[track_caller]
    pub fn bug(&mut self, at: Span, what: impl Display) {
        let place = Location::caller();
        if cfg!(debug_assertions) {
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
