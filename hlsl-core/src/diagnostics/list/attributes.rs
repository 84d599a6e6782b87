//! E050x: registers, offsets, specialization constants, and calls as a whole.

use crate::{diagnostics::diagnostics, source::Span};

diagnostics! {
    /// A register of the wrong class.
    E0501 Error RegisterClass { expected: String, at: Span }
        "invalid register specification, expected {expected} binding"
        at at "another kind of register"
        help "use {expected}";
    /// A register of no class.
    E0502 Error RegisterUnknown { class: String, at: Span }
        "register type `{class}` is unsupported - available types are `b`, `c`, `i`, `s`, `t`, `u`"
        at at "no such register"
        help "use one of them";
    /// `packoffset` outside of a `cbuffer`.
    E0503 Error PackOffsetHere { at: Span }
        "packoffset is only allowed in a constant buffer"
        at at "not a member of one"
        help "remove it";
    /// Some members with `packoffset`, some without.
    W0504 Warning("packoffset") MixedPackOffsets { at: Span }
        "cannot mix packoffset elements with nonpackoffset elements in a cbuffer"
        at at "some members have one, some have none"
        help "give all of them a packoffset, or none";
    /// A specialization constant that is no scalar.
    E0505 Error SpecConstantType { name: String, at: Span }
        "unsupported specialization constant type `{name}`"
        at at "not a scalar"
        help "use a bool, integer or floating-point scalar";
    /// A specialization constant without a default.
    E0506 Error SpecConstantWithoutValue { at: Span }
        "missing default value for specialization constant"
        at at "no value"
        help "initialize it with a literal";
    /// Call cycles.
    E0507 Error Recursion { name: String, path: String, at: Span, call: Span }
        "recursive functions are not allowed: `{name}` calls itself"
        at at "this function"
        at call "called again here, as {path}"
        help "write the recursion as a loop";
    /// A function that is called and has no body.
    E0508 Error NoBody { name: String, at: Span, declared: Span }
        "function `{name}` is called but not defined"
        at at "called here"
        at declared "only declared here"
        help "define it";
}
