//! E08xx: mesh and amplification shaders.

use crate::{diagnostics::diagnostics, source::Span};

diagnostics! {
    /// A mesh shader that wants back what it wrote.
    E0847 Error MeshOutputRead { at: Span }
        "output arrays of a mesh shader can not be read from"
        at at "read here"
        help "keep the value in a local variable, or in groupshared memory if other threads need it";
    /// A payload that every thread has its own of.
    E0848 Error PayloadNotShared { at: Span }
        "expected groupshared object as argument to DispatchMesh()"
        at at "this is not groupshared"
        help "declare the payload `groupshared`: all threads of the group hand over the same";
    /// Payloads of two types.
    E0849 Error PayloadsDiffer { first: String, second: String, at: Span }
        "an amplification shader hands over one type of payload, `{first}` or `{second}`"
        at at "this is `{second}`"
        help "use one struct with the members of both";
    /// Textures and the like in a payload.
    E0866 Error PayloadContent { ty: String, at: Span }
        "`{ty}` cannot be a payload: it has resources in it"
        at at "a payload is a struct of numbers"
        help "hand over an index and let the mesh shader choose the resource";
    /// A shader that nothing comes of.
    W0838 Warning("mesh-calls") MeshCallMissing { stage: &'static str, function: &'static str, outcome: &'static str, at: Span }
        "this {stage} shader never calls `{function}`: {outcome}"
        at at "this entry point";
    /// What can be said once.
    W0869 Warning("mesh-calls") MeshCallTwice { function: &'static str, at: Span, first: Span }
        "`{function}` must be called once"
        at at "the second call"
        at first "the first call";
    /// More of something than every device has.
    W0839 Warning("mesh-limits") MeshLimit { count: u32, what: &'static str, limit: u32, stage: &'static str, at: Span }
        "{count} {what} are more than {limit}, the most that every device has in {stage} shader"
        at at "so many"
        help "make smaller meshes in more work groups";
}
