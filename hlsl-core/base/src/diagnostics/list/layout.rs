//! E086x: the memory layout of members.

use crate::{diagnostics::template::diagnostics, source::Span};

diagnostics! {
    /// Two members share bytes, because of `vk::offset`, `packoffset` or `register(c#)`.
    E0860 Error MembersOverlap { first: String, second: String, start: u32, end: u32, next: u32, at: Span, other: Span }
        "`{second}` overlaps `{first}` in memory"
        at at "begins at byte {start}"
        at other "ends before byte {end}"
        help "place `{second}` at byte {next} or later";
    /// A member lies in the padding of the array, matrix or struct before it, which the layout does not allow.
    E0861 Error MemberInPadding { first: String, second: String, start: u32, next: u32, rule: &'static str, at: Span, other: Span }
        "`{second}` lies in the padding of `{first}`, which {rule} layout does not allow"
        at at "begins at byte {start}"
        at other "takes the bytes up to {next}, including its padding"
        help "place `{second}` at byte {next} or later, or use `-fvk-use-dx-layout`";
    /// An offset that violates the alignment of the member's type.
    E0862 Error MemberUnaligned { name: String, ty: String, start: u32, alignment: u32, next: u32, rule: &'static str, at: Span }
        "the offset of `{name}` must be a multiple of {alignment}"
        at at "begins at byte {start}"
        note "`{ty}` has this alignment in {rule} layout"
        help "use {next}, the next multiple";
    /// A vector that straddles a 16-byte boundary.
    E0863 Error VectorStraddles { name: String, start: u32, next: u32, rule: &'static str, at: Span }
        "`{name}` has a vector that crosses a 16-byte boundary, which {rule} layout does not allow"
        at at "begins at byte {start}"
        help "place it at byte {next}, or use `-fvk-use-scalar-layout`";
    /// `packoffset(c0.y)` of something that must begin a register or does not fit.
    E0864 Error PackOffsetComponent { what: &'static str, at: Span }
        "register or offset bind not valid"
        at at "{what}"
        help "use the first component of a register";
    /// A `vk::SpirvOpaqueType` in memory that the host can see.
    E0865 Error NoPlaceForOpaqueType { name: String, ty: String, at: Span }
        "`{name}` cannot be in a buffer: its type has no size"
        at at "this is `{ty}`"
        help "use `vk::SpirvType`, which specifies size and alignment, or an ordinary HLSL array or vector";
    /// A ray query in memory that the host can see: a global variable without `static`, say.
    E0580 Error NoPlaceForRayQuery { name: String, at: Span }
        "`{name}` cannot be in a buffer: a ray query has no size"
        at at "this would be in a buffer"
        help "declare it as `static`, or as a variable of the function that uses it";
    /// A block, struct or array of 4 GiB or more: offsets and strides have 32 bits.
    E0699 Error TooLargeForMemory { name: String, at: Span }
        "`{name}` does not fit in a buffer: it ends beyond 4 GiB"
        at at "offsets have 32 bits"
        help "use a buffer whose elements are smaller, and more of them";
}
