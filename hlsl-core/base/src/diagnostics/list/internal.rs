//! E0999: a fault of the compiler.

use crate::{diagnostics::template::diagnostics, source::Span};

diagnostics! {
    /// What the compiler takes for impossible happened; see [`Sink::bug`](crate::diagnostics::Sink::bug).
    E0999 Error InternalError { what: String, place: String, at: Span }
        "internal compiler error: {what}"
        at at "while compiling this"
        note "raised at {place}"
        help "this is a fault of the compiler, not of the shader: please report it together with the shader";
}
