//! E01xx: what can be wrong in `parse`.

#[allow(unused_imports)]
use crate::{diagnostics::diagnostics, source::Span};

diagnostics! {}
