//! E06xx: what can be wrong in `legalize`.

#[allow(unused_imports)]
use crate::{diagnostics::diagnostics, source::Span};

diagnostics! {}
