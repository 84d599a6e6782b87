//! E06xx: what can be wrong in `legalize`.

use crate::{diagnostics::diagnostics, source::Span};

diagnostics! {
    /// Calls of calls of calls: inlining doubles the program at each level.
    E0601 Error InliningTooLarge { name: String, span: Span }
        "`{name}` becomes too large when the functions that it calls are put in their places"
        at span "its calls, with all that they call, are over four million operations"
        help "call the large functions from fewer places, or in a loop";
}
