//! E0525 to E0549: attributes and entry points.

use crate::{diagnostics::template::diagnostics, source::Span};

diagnostics! {
    /// An attribute that the compiler does not know; it has no effect.
    W0525 Warning("unknown-attributes") UnknownAttribute { name: String, at: Span }
        "unknown attribute `{name}` ignored"
        at at "this attribute has no effect"
        help "remove it, or correct its name";
    /// An attribute with too many or too few arguments.
    E0526 Error AttributeCount { name: String, expected: String, found: usize, at: Span }
        "attribute `{name}` takes {expected}, not {found}"
        at at ""
        help "pass {expected}";
    /// An attribute argument that is not known at compile time.
    E0527 Error AttributeNotConstant { name: String, at: Span }
        "arguments of attribute `{name}` must be known at compile time"
        at at "not a constant"
        help "write a literal, a `static const` variable or an enumerator";
    /// An attribute argument of the wrong type.
    E0528 Error AttributeType { name: String, expected: String, at: Span }
        "attribute `{name}` requires {expected} here"
        at at "not {expected}"
        help "write {expected}";
    /// A negative argument.
    W0529 Warning("attribute-type") AttributeNegative { name: String, at: Span }
        "attribute `{name}` does not accept negative numbers"
        at at "this is negative"
        help "write 0 or a positive number";
    /// A fraction where an integer is required.
    W0545 Warning("attribute-type") AttributeFraction { name: String, at: Span }
        "attribute `{name}` must have a uint literal argument"
        at at "not an integer; the attribute is ignored"
        help "write an integer";
    /// `[clipplanes(1)]`
    E0546 Error ClipPlane { at: Span }
        "invalid expression for clipplanes argument: must be global reference, member access or array subscript"
        at at "not a variable"
        help "declare the plane as a global `float4`";
    /// `[numthreads(1, 1, 1)]` on a function of a library that is no entry point.
    W0516 Warning("misplaced-attributes") AttributeWithoutStage { name: String, at: Span }
        "attribute `{name}` ignored without accompanying shader attribute"
        at at "this has no effect"
        help "add `[shader(\"...\")]` to make the function an entry point";
    /// `[allow_uav_condition]`
    W0515 Warning("vk-ignored-features") AttributeWithoutEffect { name: String, at: Span }
        "unsupported {name} attribute ignored"
        at at "SPIR-V has no equivalent";
    /// An argument that is out of range.
    E0530 Error AttributeRange { name: String, range: String, at: Span }
        "an argument of attribute `{name}` must be {range}"
        at at ""
        help "write a number that is {range}";
    /// An attribute, or a form of one, that a later shader model introduced.
    E0587 Error NewerAttribute { what: &'static str, model: &'static str, at: Span }
        "{what} requires shader model {model} or greater"
        at at "not available in this profile"
        help "select a newer profile with `-T`";
    /// Wave sizes that are not valid, or that contradict each other.
    E0588 Error WaveSizes { why: String, at: Span }
        "{why}"
        at at "invalid wave sizes"
        help "write `[WaveSize(size)]`, or `[WaveSize(smallest, largest, preferred)]`; each is 4, 8, 16, 32, 64 or 128";
    /// A string that an attribute does not accept.
    E0531 Error AttributeChoice { name: String, value: String, known: String, at: Span }
        "attribute `{name}` does not accept `{value}`"
        at at ""
        help "valid values are {known}";
    /// A stage that does not exist.
    E0532 Error UnknownStage { name: String, known: String, at: Span }
        "unknown shader stage `{name}`"
        at at ""
        help "valid stages are {known}";
    /// An image format that does not exist.
    W0533 Warning("ignored-attributes") UnknownImageFormat { name: String, hint: String, at: Span }
        "unknown image format `{name}`"
        at at ""
        help "did you mean `{hint}`?";
    /// The requested entry point does not exist.
    E0534 Error NoEntryPoint { name: String }
        "missing entry point definition: there is no function `{name}`"
        help "define it, or name a different one with -E";
    /// A library with nothing that Vulkan could call.
    E0566 Error LibraryWithoutEntryPoint {}
        "this library has no entry point, and modules for Vulkan must have one"
        help "mark functions with `[shader(\"raygeneration\")]` or a similar attribute, or link exported functions: `-fspv-target-env=universal1.5`";
    /// Several functions are named like the entry point.
    E0544 Error EntryOverloaded { name: String, at: Span, before: Span }
        "conflicting types for `{name}`: an entry point cannot be overloaded"
        at at "which one is the entry point?"
        at before "this one has the same name"
        help "rename one of them";
    /// Two entry points of a library that the host could not tell apart.
    E0502 Error EntryTwice { name: String, stage: &'static str, at: Span, before: Span }
        "two {stage} entry points are named `{name}`"
        at at "this name is already taken"
        at before "by this one"
        help "rename one of them; namespaces and parameters are not part of an entry point's name";
    /// Two functions that a library exports under the same name.
    E0504 Error ExportTwice { name: String, at: Span, before: Span }
        "two functions named `{name}` are exported"
        at at "this name is already taken"
        at before "by this one"
        help "rename one of them; parameters are not part of the name that other modules link to";
    /// A compute-like entry point without a group size.
    E0535 Error NoNumThreads { stage: String, at: Span }
        "{stage} entry point must have a valid numthreads attribute"
        at at "this function"
        help "put `[numthreads(x, y, z)]` before it";
    /// A geometry shader without a vertex limit.
    E0536 Error NoMaxVertexCount { at: Span }
        "geometry entry point must have a valid maxvertexcount attribute"
        at at "this function"
        help "put `[maxvertexcount(n)]` before it";
    /// A hull shader that does not name its patch constant function.
    E0537 Error PatchConstantFunctionUnsaid { at: Span }
        "hull entry point must have a valid patchconstantfunc attribute"
        at at "this function"
        help "put `[patchconstantfunc(\"name\")]` before it";
    /// The patch constant function that an attribute names does not exist.
    E0538 Error NoPatchConstantFunction { name: String, at: Span }
        "missing patch constant function `{name}`"
        at at "named by an attribute here"
        help "define it, or correct the name";
    /// A hull shader that calls its own patch constant function.
    E0571 Error PatchFunctionCalled { entry: String, patch: String, at: Span }
        "patch constant function '{patch}' should not be reachable from entry function '{entry}'"
        at at "calls it, directly or through other functions"
        help "write what both need as a third function";
    /// A patch constant function that calls the hull shader.
    E0572 Error EntryCalledForPatch { entry: String, patch: String, at: Span }
        "entry function '{entry}' should not be reachable from patch constant function '{patch}'"
        at at "is called by it, directly or through other functions"
        help "write what both need as a third function";
    /// An entry point whose stage differs from the profile's.
    E0539 Error StageMismatch { attribute: String, profile: String, at: Span }
        "function is declared as a {attribute} shader but compiled as {profile}"
        at at "this function"
        help "select a profile for that stage, or change the attribute";
    /// `[shader("miss")] [shader("callable")]`
    E0559 Error TwoStages { other: &'static str, kept: &'static str, at: Span, before: Span }
        "shader attribute type '{other}' conflicts with shader attribute type '{kept}'"
        at at "a function has one stage"
        at before "conflicting attribute is here"
        help "write a function for each stage, and a third one that both of them call";
    /// `[WaveSize(4)] [WaveSize(8)]`
    E0589 Error TwoWaveSizes { at: Span, before: Span }
        "shader attribute type 'wavesize' conflicts with shader attribute type 'wavesize'"
        at at "has other sizes"
        at before "conflicting attribute is here"
        help "keep one of them; `[WaveSize(smallest, largest)]` allows several sizes";
    /// A wave size on a pixel shader.
    E0570 Error WaveSizeStage { stage: &'static str, at: Span }
        "attribute WaveSize only allowed on compute or node shaders"
        at at "this is a {stage} shader"
        help "remove it";
    /// An attribute on something it does not apply to.
    E0540 Error AttributePlace { name: String, allowed: String, at: Span }
        "'{name}' attribute only applies to {allowed}"
        at at "not valid here"
        help "apply it only to {allowed}, or remove it";
    /// An attribute on something for which it has no meaning.
    W0517 Warning("ignored-attributes") AttributeSubject { name: String, subjects: &'static str, at: Span }
        "`{name}` attribute only applies to {subjects}"
        at at "has no effect here"
        help "remove it";
    /// `[numthreads(1, 1, 1)] x = 1;`
    E0564 Error AttributeOnStatement { name: String, at: Span }
        "`{name}` attribute cannot be applied to a statement"
        at at "not valid here"
        help "put it before the declaration that it is meant for";
    /// An attribute on the wrong kind of statement.
    W0541 Warning("attribute-statement") AttributeStatement { name: String, allowed: String, at: Span }
        "attribute `{name}` can only be applied to {allowed}"
        at at "this has no effect"
        help "remove it";
    /// Both `[loop]` and `[unroll]`.
    E0542 Error LoopAndUnroll { at: Span }
        "loop and unroll attributes are not compatible"
        at at "conflicts with the other attribute"
        help "remove one of them";
    /// `[unroll(n)]` with a variable.
    W0546 Warning("attribute-type") UnrollNotConstant { at: Span }
        "the argument of attribute `unroll` must be known at compile time"
        at at "not a constant, so the loop is fully unrolled if possible"
        help "write a literal or a `static const` variable";
    /// A group that is too large, or empty.
    W0543 Warning("ignored-attributes") GroupSize { size: u64, at: Span }
        "group size of {size} is outside of valid range [1..1024] - attribute will be ignored"
        at at ""
        help "choose sizes whose product is at most 1024";
    /// `[GroupSharedLimit(1024)]` on a pixel shader.
    E0613 Error SharedLimitStage { stage: &'static str, at: Span }
        "`GroupSharedLimit` is not allowed on {stage} shaders"
        at at "this stage has no groupshared memory"
        help "remove it";
    /// More groupshared memory than `[GroupSharedLimit]` promises.
    E0614 Error SharedLimitExceeded { bytes: u64, limit: u32, at: Span }
        "groupshared memory of {bytes} bytes exceeds the declared limit of {limit}"
        at at "the limit"
        help "raise the limit, and check what the device has; or use less memory";
    /// `groupshared` on a parameter of a function that others call by value.
    E0615 Error SharedParameter { what: &'static str, at: Span }
        "parameters of {what} cannot be groupshared"
        at at "this parameter"
        help "name the groupshared variable in the function instead";
    /// `[[nodiscard]]`
    W0616 Warning("unused-result") ResultDiscarded { name: String, reason: String, at: Span, declared: Span }
        "ignoring the result of `{name}`, which is declared `nodiscard`{reason}"
        at at "the result is not used"
        at declared "declared here"
        help "use the result, or cast the call to `void`";
}
