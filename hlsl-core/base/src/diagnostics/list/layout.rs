//! E086x: where members lie in memory.

use crate::{diagnostics::diagnostics, source::Span};

diagnostics! {
    /// Two members share bytes: by `vk::offset`, `packoffset` or `register(c#)`.
    E0860 Error MembersOverlap { first: String, second: String, start: u32, end: u32, next: u32, at: Span, other: Span }
        "`{second}` overlaps `{first}` in memory"
        at at "begins at byte {start}"
        at other "ends before byte {end}"
        help "let `{second}` begin at byte {next} or later";
    /// What follows an array, a matrix or a struct lies in its padding, under a layout that does not allow it.
    E0861 Error MemberInPadding { first: String, second: String, start: u32, next: u32, rule: &'static str, at: Span, other: Span }
        "`{second}` lies in the padding of `{first}`, which {rule} layout does not allow"
        at at "begins at byte {start}"
        at other "takes the bytes up to {next}, with its padding"
        help "let `{second}` begin at byte {next} or later, or use `-fvk-use-dx-layout`";
    /// An offset that the type of the member does not allow.
    E0862 Error MemberUnaligned { name: String, ty: String, start: u32, alignment: u32, next: u32, rule: &'static str, at: Span }
        "the offset of `{name}` must be a multiple of {alignment}"
        at at "begins at byte {start}"
        note "`{ty}` has this alignment in {rule} layout"
        help "use {next}, the next one";
    /// A vector across a boundary of 16 bytes.
    E0863 Error VectorStraddles { name: String, start: u32, next: u32, rule: &'static str, at: Span }
        "`{name}` has a vector that crosses a boundary of 16 bytes, which {rule} layout does not allow"
        at at "begins at byte {start}"
        help "let it begin at byte {next}, or use `-fvk-use-scalar-layout`";
    /// `packoffset(c0.y)` of something that must begin a register or does not fit.
    E0864 Error PackOffsetComponent { what: &'static str, at: Span }
        "register or offset bind not valid"
        at at "{what}"
        help "use the first component of a register";
    /// A `vk::SpirvOpaqueType` in memory that a host sees.
    E0865 Error NoPlaceForOpaqueType { name: String, ty: String, at: Span }
        "`{name}` cannot lie in a buffer: its type has no size"
        at at "this is `{ty}`"
        help "use `vk::SpirvType`, which says size and alignment, or an array or a vector of HLSL";
}
