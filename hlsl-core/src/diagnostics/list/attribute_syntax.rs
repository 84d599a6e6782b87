//! E056x: attributes and entry points.

use crate::{diagnostics::diagnostics, source::Span};

diagnostics! {
    /// An attribute that the compiler does not know; it changes nothing.
    W0561 Warning("unknown-attributes") UnknownAttribute { name: String, at: Span }
        "unknown attribute `{name}` ignored"
        at at "this attribute changes nothing"
        help "remove it, or correct its name";
    /// An attribute with too many or too few arguments.
    E0562 Error AttributeCount { name: String, expected: String, found: usize, at: Span }
        "attribute `{name}` takes {expected} arguments, not {found}"
        at at ""
        help "give it {expected}";
    /// An attribute's argument that is not known at compile time.
    E0563 Error AttributeNotConstant { name: String, at: Span }
        "attribute `{name}` needs arguments that are known at compile time"
        at at "this is not"
        help "write a literal, a `static const` variable or an enumerator";
    /// An attribute's argument of another type.
    E0564 Error AttributeType { name: String, expected: String, at: Span }
        "attribute `{name}` needs {expected} here"
        at at "this is something else"
        help "write {expected}";
    /// A negative argument.
    E0565 Error AttributeNegative { name: String, at: Span }
        "attribute `{name}` takes no negative number"
        at at "this is negative"
        help "write 0 or more";
    /// An argument out of range.
    E0566 Error AttributeRange { name: String, range: String, at: Span }
        "an argument of attribute `{name}` must be {range}"
        at at ""
        help "write a number that is {range}";
    /// A string that an attribute does not know.
    E0567 Error AttributeChoice { name: String, value: String, known: String, at: Span }
        "attribute `{name}` does not know `{value}`"
        at at ""
        help "it is one of {known}";
    /// A stage that does not exist.
    E0568 Error UnknownStage { name: String, known: String, at: Span }
        "there is no stage `{name}`"
        at at ""
        help "it is one of {known}";
    /// An image format that does not exist.
    E0569 Error UnknownImageFormat { name: String, hint: String, at: Span }
        "there is no image format `{name}`"
        at at ""
        help "did you mean `{hint}`?";
    /// The entry point that was asked for is not there.
    E0570 Error NoEntryPoint { name: String }
        "missing entry point definition: there is no function `{name}`"
        help "define it, or name another with -E";
    /// A compute-like entry point without its group size.
    E0571 Error NoNumThreads { stage: String, at: Span }
        "{stage} entry point must have a valid numthreads attribute"
        at at "this function"
        help "put `[numthreads(x, y, z)]` before it";
    /// A geometry shader without its limit.
    E0572 Error NoMaxVertexCount { at: Span }
        "geometry entry point must have a valid maxvertexcount attribute"
        at at "this function"
        help "put `[maxvertexcount(n)]` before it";
    /// A hull shader without its patch constant function.
    E0573 Error PatchConstantFunctionUnsaid { at: Span }
        "hull entry point must have a valid patchconstantfunc attribute"
        at at "this function"
        help "put `[patchconstantfunc(\"name\")]` before it";
    /// The patch constant function that an attribute names is not there.
    E0574 Error NoPatchConstantFunction { name: String, at: Span }
        "missing patch constant function `{name}`"
        at at "named by an attribute here"
        help "define it, or correct the name";
    /// An entry point whose stage is another than the profile's.
    E0575 Error StageMismatch { attribute: String, profile: String, at: Span }
        "the function is a {attribute} shader by its attribute but compiled as {profile}"
        at at "this function"
        help "choose the profile of that stage, or change the attribute";
}
