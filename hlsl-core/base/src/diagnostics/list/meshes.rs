//! E08xx: mesh and amplification shaders.

use crate::{diagnostics::template::diagnostics, source::Span};

diagnostics! {
    /// A mesh shader that reads back its outputs.
    E0847 Error MeshOutputRead { at: Span }
        "output arrays of a mesh shader can not be read from"
        at at "read here"
        help "keep the value in a local variable, or in groupshared memory if other threads need it";
    /// A payload that is private to each thread.
    W0848 Warning("mesh-payload") PayloadNotShared { at: Span }
        "the payload of DispatchMesh() is not groupshared: all threads of the group must pass the same values"
        at at "this is not groupshared"
        help "declare the payload `groupshared`, which other compilers require";
    /// Payloads of two types.
    E0849 Error PayloadsDiffer { first: String, second: String, at: Span }
        "an amplification shader must use one payload type, either `{first}` or `{second}`"
        at at "this is `{second}`"
        help "use one struct with the members of both";
    /// Textures or other resources in a payload.
    E0866 Error PayloadContent { ty: String, at: Span }
        "`{ty}` cannot be a payload: it contains resources"
        at at "a payload must be a struct of numbers"
        help "pass an index and let the mesh shader choose the resource";
    /// A shader that produces nothing.
    W0838 Warning("mesh-calls") MeshCallMissing { stage: &'static str, function: &'static str, outcome: &'static str, at: Span }
        "this {stage} shader never calls `{function}`: {outcome}"
        at at "this entry point";
    /// A function that may only be called once.
    W0869 Warning("mesh-calls") MeshCallTwice { function: &'static str, at: Span, first: Span }
        "`{function}` must be called once"
        at at "second call"
        at first "first call";
    /// More of something than every device supports.
    W0839 Warning("mesh-limits") MeshLimit { count: u32, what: &'static str, limit: u32, stage: &'static str, at: Span }
        "{count} {what} exceed {limit}, the most that every device supports in {stage} shader"
        at at "exceeds the limit"
        help "produce smaller meshes in more work groups";
}
