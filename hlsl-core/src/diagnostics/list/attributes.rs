//! E05xx: what can be wrong in `attributes`.

#[allow(unused_imports)]
use crate::{diagnostics::diagnostics, source::Span};

diagnostics! {}
