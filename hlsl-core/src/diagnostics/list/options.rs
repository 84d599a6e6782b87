//! E07xx: what can be wrong in `options`.

#[allow(unused_imports)]
use crate::{diagnostics::diagnostics, source::Span};

diagnostics! {}
