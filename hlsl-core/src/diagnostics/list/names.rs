//! E02xx: what can be wrong in `names`.

#[allow(unused_imports)]
use crate::{diagnostics::diagnostics, source::Span};

diagnostics! {}
