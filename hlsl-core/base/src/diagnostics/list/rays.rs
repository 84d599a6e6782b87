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
    /// `read(a) : read(b)`.
    E0659 Error PayloadAccessTwice { name: &'static str, at: Span, before: Span }
        "payload access qualifier '{name}' has already been defined"
        at at "a second one"
        at before "the first"
        help "name all stages in one list: `{name}(caller, miss)`";
    /// Access qualifiers of a thing that no payload has.
    E0660 Error PayloadAccessHere { at: Span }
        "payload access qualifiers are only allowed for member variables of a payload structure"
        at at "of something else"
        help "remove it";
    /// A shader reads what is not handed to it.
    W0661 Warning("payload-access-shader") PayloadUndefinedRead { name: String, stage: &'static str, at: Span }
        "reading undefined value ('{name}' is not qualified 'read' for shader stage '{stage}')"
        at at "nobody has written it"
        help "add `{stage}` to the field's `read(...)`, or write it first";
    /// A shader writes what nobody gets.
    W0662 Warning("payload-access-shader") PayloadLostWrite { name: String, stage: &'static str, at: Span }
        "write will be dropped ('{name}' is not qualified 'write' for shader stage '{stage}')"
        at at "nobody reads it"
        help "add `{stage}` to the field's `write(...)`";
    /// A field that is handed out, but not in.
    W0663 Warning("payload-access-shader") PayloadLostData { name: String, stage: &'static str, at: Span }
        "potential loss of data for payload field '{name}': it is qualified 'write' in earlier stages and 'write' only for stage '{stage}', but never unconditionally written"
        at at "what the field held before is lost where this shader does not write it"
        help "add `{stage}` to the field's `read(...)`, too, or always write it";
    /// A field that is handed in without a value.
    W0664 Warning("payload-access-trace") PayloadNeverWritten { name: String, at: Span }
        "field '{name}' is 'write' for 'caller' stage but field is never written for TraceRay call"
        at at "traced with here"
        help "write the field before, or remove `caller` from its `write(...)`";
    /// A value that is not handed in.
    W0665 Warning("payload-access-trace") PayloadUndefinedInside { name: String, at: Span }
        "value will be undefined inside TraceRay ('{name}' is not qualified 'write' for 'caller')"
        at at "traced with here"
        help "add `caller` to the field's `write(...)`";
    /// A value that is not handed out.
    W0666 Warning("payload-access-trace") PayloadUndefinedAfter { name: String, at: Span }
        "reading undefined value ('{name}' is returned from TraceRay but not qualified 'read' for 'caller')"
        at at "read after the trace"
        help "add `caller` to the field's `read(...)`, or write it first";
    /// A value that is handed out for nothing.
    W0667 Warning("payload-access-perf") PayloadNeverRead { name: String, at: Span }
        "'{name}' is qualified 'read' for 'caller' but the field is never read after TraceRay (possible performance issue)"
        at at "traced with here"
        help "remove `caller` from the field's `read(...)`, if nobody else needs it";
    /// An intersection shader that reports hits of two kinds.
    E0669 Error HitAttributesDiffer { first: String, second: String, at: Span, before: Span }
        "an intersection shader cannot report hits with attributes of type `{first}` and of type `{second}`"
        at at "`{second}` here"
        at before "`{first}` here"
        help "use one struct with the members of both";
    /// A payload with a resource.
    E0668 Error ResourceHandedOver { name: String, at: Span }
        "the last argument of `{name}` must not have resources in it"
        at at "its type has some"
        help "hand over an index, and choose the resource from an array where it is used";
}
