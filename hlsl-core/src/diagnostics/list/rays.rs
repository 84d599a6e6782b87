//! E065x: entry points and payloads of ray tracing.

use crate::{diagnostics::diagnostics, source::Span};

diagnostics! {
    /// A ray tracing entry point with a result.
    E0650 Error RayResult { stage: &'static str, at: Span }
        "return type for '{stage}' shaders must be void"
        at at "this gives something back"
        help "write results into the payload or a resource";
    /// Too few or too many parameters.
    E0651 Error RayParameterCount { stage: &'static str, count: usize, expected: &'static str, at: Span }
        "incorrect number of entry parameters for raytracing stage '{stage}': {count}"
        at at "expected: {expected}"
        help "globals and resources need no parameters";
    /// A parameter that cannot be handed over that way.
    E0652 Error RayParameterMode { role: &'static str, name: String, mode: &'static str, at: Span }
        "{role} parameter '{name}' must be '{mode}'"
        at at "declared otherwise"
        help "write `{mode}` before its type";
    /// A payload that is no struct of numbers.
    E0653 Error RayParameterType { role: &'static str, name: String, at: Span }
        "{role} parameter '{name}' must be a user-defined type composed of only numeric types"
        at at "of another type"
        help "declare a struct of scalars, vectors, matrices and arrays of them";
    /// A payload without access qualifiers where they must be.
    E0654 Error PayloadNotMarked { name: String, at: Span }
        "type '{name}' used as payload requires that it is annotated with the [raypayload] attribute"
        at at "used as a payload"
        help "write `struct [raypayload] {name}`, and `read(...)` and `write(...)` behind its members";
    /// A payload argument of a simple type.
    E0655 Error NotAStruct { name: String, at: Span }
        "the last argument of `{name}` must be a struct"
        at at "of another type"
        help "put it into a struct";
    /// `read(x)` with an x that takes no part.
    E0656 Error PayloadStage { name: String, at: Span }
        "payload access qualifiers are only defined for the stages closesthit, miss, anyhit and for caller, not for '{name}'"
        at at "of this member"
        help "name these only";
    /// What is read was not written before.
    E0657 Error PayloadNoProducer { name: String, stage: String, at: Span }
        "field '{name}' is qualified 'read' for shader stage '{stage}' but has no valid producer"
        at at "nobody writes it before that"
        help "add a stage to its `write(...)` that runs before";
    /// What is written is read by nobody.
    E0658 Error PayloadNoConsumer { name: String, stage: String, at: Span }
        "field '{name}' is qualified 'write' for shader stage '{stage}' but has no valid consumer"
        at at "nobody reads it after that"
        help "add a stage to its `read(...)` that runs after";
}
