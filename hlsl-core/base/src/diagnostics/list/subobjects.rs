//! E047x: subobjects of state objects.

use crate::{diagnostics::template::diagnostics, source::Span};

diagnostics! {
    /// A subobject as a field, a parameter, a local variable or in a namespace.
    E0490 Error SubobjectPlace { name: String, at: Span }
        "subobject declaration may only appear in global scope"
        at at "`{name}` describes a part of a state object"
        help "move it out of the function, type or namespace";
    /// `extern GlobalRootSignature r = { "" };`
    E0491 Error SubobjectStorage { modifier: &'static str, at: Span }
        "subobject cannot be declared with '{modifier}' storage specifier"
        at at "a subobject is always a constant of this file"
        help "remove `{modifier}`";
    /// `StateObjectConfig c = 1;`
    E0492 Error SubobjectFromValue { name: String, from: String, at: Span, value: Span }
        "cannot initialize a variable of type '{name}' with a value of type '{from}'"
        at at "subobjects take a list"
        at value "this is `{from}`"
        help "put the value in braces";
    /// `RaytracingShaderConfig c = { 128 };`
    E0493 Error SubobjectCount { how: &'static str, expected: u64, plural: &'static str, found: u64, at: Span }
        "too {how} elements in subobject initialization (expected {expected} element{plural}, have {found})"
        at at "{found} in this list"
        help "give the list one element for each field";
    /// `TriangleHitGroup g = { "a", 10 };`
    E0494 Error SubobjectElements { fields: &'static str, at: Span }
        "type mismatch in subobject initialization: expected {fields}"
        at at "has an element of another type"
        help "names and root signatures are strings; sizes and flags are numbers";
    /// A subobject in an expression.
    E0495 Error SubobjectValue { name: String, at: Span }
        "a subobject of type `{name}` has no value"
        at at "shaders cannot read it"
        help "use a constant for both, as in `static const uint SIZE = 16; RaytracingShaderConfig c = {{ SIZE, 8 }};`";
    /// `typedef StateObjectConfig C;`
    E0496 Error SubobjectAlias { name: String, at: Span }
        "a typedef cannot name the subobject type `{name}`"
        at at "describes a part of a state object"
        help "write `{name}` where the subobject is declared";
}
