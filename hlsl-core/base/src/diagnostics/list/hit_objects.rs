//! E067x: hit objects and opacity micromaps of ray tracing.

use crate::{diagnostics::diagnostics, source::Span};

diagnostics! {
    /// A hit object in memory that others see.
    E0670 Error HitObjectPlace { place: &'static str, at: Span }
        "`dx::HitObject` cannot be in {place}"
        at at "of a type with a hit object"
        help "hit objects are local variables, parameters and results; keep what you need of it as numbers";
    /// Two hit objects that start as one.
    E0671 Error HitObjectCopied { at: Span }
        "a hit object is copied, and both it and the copy are needed after one of them changed"
        at at "copied here"
        help "SPIR-V cannot copy hit objects: in each branch go on with the one that is known there, or make it anew";
    /// A hit object whose variable is not known.
    E0672 Error HitObjectNotKnown { at: Span }
        "which hit object is used here depends on values that are only known when the shader runs"
        at at "SPIR-V has hit objects only as variables of their own"
        help "index arrays of them by constants, or choose between them with `if`";
    /// Attributes that no hit has.
    E0673 Error HitAttributesType { name: String, at: Span }
        "the attributes of a hit must be a user-defined type composed of only numeric types, not `{name}`"
        at at "asked for here"
        help "declare a struct of scalars, vectors and arrays of them";
    /// Attributes that are too many.
    E0674 Error HitAttributesSize { name: String, size: u32, most: u32, at: Span }
        "`{name}` has {size} bytes, and the attributes of a hit at most {most}"
        at at "asked for here"
        help "report fewer attributes, or compute them from others";
    /// `LoadLocalRootTableConstant(3)`
    E0675 Error LocalConstantOffset { offset: i64, at: Span }
        "the offset of a local root constant must be a multiple of 4, not {offset}"
        at at "given here"
        help "shader records are read in words of four bytes";
    /// A flag of micromaps without them.
    E0676 Error MicromapsNotAllowed { at: Span }
        "RAY_FLAG_FORCE_OMM_2_STATE is of no use to a `RayQuery` without RAYQUERY_FLAG_ALLOW_OPACITY_MICROMAPS"
        at at "this has the flag"
        help "give `RAYQUERY_FLAG_ALLOW_OPACITY_MICROMAPS` as the second argument of `RayQuery`";
    /// A constant of shader model 6.9 before that, or flags of ray queries.
    E0677 Error NewerRayFlags { name: String, at: Span }
        "{name} requires shader model 6.9 or greater"
        at at "used here"
        help "ask for a newer profile with `-T`";
}
