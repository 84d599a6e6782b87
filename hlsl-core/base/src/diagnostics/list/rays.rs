//! E065x, E066x: entry points and payloads of ray tracing.

use crate::{diagnostics::template::diagnostics, source::Span};

diagnostics! {
    /// A ray tracing entry point that returns a value.
    E0650 Error RayResult { stage: &'static str, at: Span }
        "return type for '{stage}' shaders must be void"
        at at "this returns a value"
        help "write results to the payload or a resource";
    /// Too few or too many parameters.
    E0651 Error RayParameterCount { stage: &'static str, count: usize, expected: &'static str, at: Span }
        "incorrect number of entry parameters for raytracing stage '{stage}': {count}"
        at at "expected {expected}"
        help "globals and resources do not need parameters";
    /// A parameter that cannot be passed that way.
    E0652 Error RayParameterMode { role: &'static str, name: String, mode: &'static str, at: Span }
        "{role} parameter '{name}' must be '{mode}'"
        at at "not declared `{mode}`"
        help "write `{mode}` before its type";
    /// A payload that is not a struct of numbers.
    E0653 Error RayParameterType { role: &'static str, name: String, at: Span }
        "{role} parameter '{name}' must be a user-defined type composed of only numeric types"
        at at "not such a type"
        help "declare a struct of scalars, vectors, matrices and arrays of them";
    /// A payload without the required access qualifiers.
    E0654 Error PayloadNotMarked { name: String, at: Span }
        "type '{name}' used as payload requires that it is annotated with the [raypayload] attribute"
        at at "used as a payload"
        help "write `struct [raypayload] {name}`, and `read(...)` and `write(...)` after its members";
    /// A payload argument that is not a struct.
    E0655 Error NotAStruct { name: String, at: Span }
        "the last argument of `{name}` must be a struct"
        at at "not a struct"
        help "put it into a struct";
    /// `read(x)` where x is not a stage that can access payloads.
    E0656 Error PayloadStage { name: String, at: Span }
        "payload access qualifiers are only defined for the stages closesthit, miss, anyhit and for caller, not for '{name}'"
        at at "on this member"
        help "use only these stages";
    /// A stage reads a field that was not written before.
    E0657 Error PayloadNoProducer { name: String, stage: String, at: Span }
        "field '{name}' is qualified 'read' for shader stage '{stage}' but has no valid producer"
        at at "no stage writes it before"
        help "add a stage that runs earlier to its `write(...)`";
    /// A stage writes a field that is never read.
    E0658 Error PayloadNoConsumer { name: String, stage: String, at: Span }
        "field '{name}' is qualified 'write' for shader stage '{stage}' but has no valid consumer"
        at at "no stage reads it afterwards"
        help "add a stage that runs later to its `read(...)`";
    /// `read(a) : read(b)`.
    E0659 Error PayloadAccessTwice { name: &'static str, at: Span, before: Span }
        "payload access qualifier '{name}' has already been defined"
        at at "second qualifier"
        at before "first qualifier"
        help "put all stages into one list: `{name}(caller, miss)`";
    /// Access qualifiers on something that is not a payload field.
    E0660 Error PayloadAccessHere { at: Span }
        "payload access qualifiers are only allowed for member variables of a payload structure"
        at at "not a payload member"
        help "remove it";
    /// A shader reads a field that it does not receive.
    W0661 Warning("payload-access-shader") PayloadUndefinedRead { name: String, stage: &'static str, at: Span }
        "reading undefined value ('{name}' is not qualified 'read' for shader stage '{stage}')"
        at at "never written before this"
        help "add `{stage}` to the field's `read(...)`, or write it first";
    /// A shader writes a field that it does not pass on.
    W0662 Warning("payload-access-shader") PayloadLostWrite { name: String, stage: &'static str, at: Span }
        "write will be dropped ('{name}' is not qualified 'write' for shader stage '{stage}')"
        at at "this value is never read"
        help "add `{stage}` to the field's `write(...)`";
    /// A field that a shader passes on but does not receive.
    W0663 Warning("payload-access-shader") PayloadLostData { name: String, stage: &'static str, at: Span }
        "potential loss of data for payload field '{name}': it is qualified 'write' in earlier stages and 'write' only for stage '{stage}', but never unconditionally written"
        at at "the field's previous value is lost where this shader does not write it"
        help "also add `{stage}` to the field's `read(...)`, or always write it";
    /// A field that is passed in without a value.
    W0664 Warning("payload-access-trace") PayloadNeverWritten { name: String, at: Span }
        "field '{name}' is 'write' for 'caller' stage but field is never written for TraceRay call"
        at at "payload is used here"
        help "write the field before the call, or remove `caller` from its `write(...)`";
    /// A value that is not passed in.
    W0665 Warning("payload-access-trace") PayloadUndefinedInside { name: String, at: Span }
        "value will be undefined inside TraceRay ('{name}' is not qualified 'write' for 'caller')"
        at at "payload is used here"
        help "add `caller` to the field's `write(...)`";
    /// A value that is not passed out.
    W0666 Warning("payload-access-trace") PayloadUndefinedAfter { name: String, at: Span }
        "reading undefined value ('{name}' is returned from TraceRay but not qualified 'read' for 'caller')"
        at at "read after the call"
        help "add `caller` to the field's `read(...)`, or write it first";
    /// A value that is passed out but not used.
    W0667 Warning("payload-access-perf") PayloadNeverRead { name: String, at: Span }
        "'{name}' is qualified 'read' for 'caller' but the field is never read after TraceRay (possible performance issue)"
        at at "payload is used here"
        help "remove `caller` from the field's `read(...)` unless another call needs it";
    /// An intersection shader that reports hits with two attribute types.
    E0669 Error HitAttributesDiffer { first: String, second: String, at: Span, before: Span }
        "an intersection shader cannot report hits with attributes of both type `{first}` and type `{second}`"
        at at "`{second}` here"
        at before "`{first}` here"
        help "use one struct with the members of both";
    /// A payload with a resource.
    E0668 Error ResourceHandedOver { name: String, at: Span }
        "the last argument of `{name}` must not contain resources"
        at at "this type contains resources"
        help "pass an index, and select the resource from an array where it is used";
}
