//! E067x: hit objects and opacity micromaps of ray tracing.

use crate::{diagnostics::template::diagnostics, source::Span};

diagnostics! {
    /// A hit object in memory that is shared.
    E0670 Error HitObjectPlace { place: &'static str, at: Span }
        "`dx::HitObject` cannot be in {place}"
        at at "this type contains a hit object"
        help "hit objects can only be local variables, parameters and results; store the values you need from it instead";
    /// Two hit objects that start out as one.
    E0671 Error HitObjectCopied { at: Span }
        "a hit object is copied, and both it and the copy are used after one of them has changed"
        at at "copied here"
        help "SPIR-V cannot copy hit objects: in each branch, continue with the one that is known there, or create it again";
    /// A hit object whose variable is not known at compile time.
    E0672 Error HitObjectNotKnown { at: Span }
        "which hit object is used here depends on values that are only known when the shader runs"
        at at "in SPIR-V, every hit object must be a separate variable"
        help "index arrays of them with constants, or choose between them with `if`";
    /// Hit attributes of an invalid type.
    E0673 Error HitAttributesType { name: String, at: Span }
        "the attributes of a hit must be a user-defined type composed of only numeric types, not `{name}`"
        at at "requested here"
        help "declare a struct of scalars, vectors and arrays of them";
    /// Hit attributes that take too many bytes.
    E0674 Error HitAttributesSize { name: String, size: u32, most: u32, at: Span }
        "`{name}` takes {size} bytes, but hit attributes may take at most {most}"
        at at "requested here"
        help "report fewer attributes, or compute them from others";
    /// `LoadLocalRootTableConstant(3)`
    E0675 Error LocalConstantOffset { offset: i64, at: Span }
        "the offset of a local root constant must be a multiple of 4, not {offset}"
        at at "this offset"
        help "shader records are read in units of four bytes";
    /// A micromap flag in a ray query that does not allow micromaps.
    E0676 Error MicromapsNotAllowed { at: Span }
        "RAY_FLAG_FORCE_OMM_2_STATE has no effect on a `RayQuery` without RAYQUERY_FLAG_ALLOW_OPACITY_MICROMAPS"
        at at "this has the flag"
        help "pass `RAYQUERY_FLAG_ALLOW_OPACITY_MICROMAPS` as the second template argument of `RayQuery`";
    /// A constant or the flags of ray queries that shader model 6.9 introduced.
    E0677 Error NewerRayFlags { name: String, at: Span }
        "{name} requires shader model 6.9 or greater"
        at at "used here"
        help "select a newer profile with `-T`";
}
