//! E087x, E0880: what wgpu and WebGPU do not have.

use crate::{diagnostics::diagnostics, source::Span};

diagnostics! {
    /// Geometry, hull, domain, mesh, amplification and ray-tracing shaders.
    E0870 Error WgpuStage { target: &'static str, stage: &'static str, at: Span }
        "{target} has no {stage} shaders"
        at at "this entry point is one"
        help "it has vertex, pixel and compute shaders; compile this one for Vulkan";
    /// A kind of resource, or what is said of one.
    E0871 Error WgpuResource { target: &'static str, name: String, what: String, instead: String, at: Span }
        "{target} has nothing for `{name}`: it is {what}"
        at at "declared here"
        help "{instead}";
    /// A system value.
    E0872 Error WgpuBuiltin { target: &'static str, name: String, builtin: String, instead: String, at: Span }
        "{target} has nothing for `{name}`, which is the built-in variable `{builtin}` here"
        at at "declared here"
        help "{instead}";
    /// An instruction, an operand of one, or an execution mode.
    E0873 Error WgpuOperation { target: &'static str, what: String, instead: String, at: Span }
        "{target} has nothing for {what}"
        at at "needed here"
        help "{instead}";
    /// A type of numbers.
    E0874 Error WgpuType { target: &'static str, ty: &'static str, instead: &'static str, at: Span }
        "{target} has no {ty}"
        at at "used here"
        help "{instead}";
    /// What only the finished module shows, mostly asked for by inline SPIR-V.
    E0875 Error WgpuNeeds { target: &'static str, what: String, at: Span }
        "this shader needs {what}, which {target} does not take"
        at at "the entry point that needs it"
        help "leave out what asks for it, or compile for Vulkan";
    /// A case of a `switch` that runs on into the next.
    E0876 Error WgpuFallThrough { at: Span }
        "a case of a `switch` cannot run on into the next in WGSL"
        at at "the next case begins without a `break` before it"
        help "end the case by `break`, and repeat what both share";
    /// A stage variable that is no scalar or vector.
    E0877 Error WgpuStageType { target: &'static str, name: String, what: &'static str, at: Span }
        "`{name}` is {what}, but {target} passes only scalars and vectors between stages"
        at at "declared here"
        help "declare each part as a variable with a semantic of its own";
    /// A vertex shader without `SV_Position`.
    E0878 Error WgpuNoPosition { target: &'static str, at: Span }
        "vertex shaders must write `SV_Position` for {target}"
        at at "this one does not"
        help "add an output `float4 position : SV_Position`";
    /// Naga gives each texture and sampler one type.
    E0879 Error WgpuMixedSampling { target: &'static str, name: String, at: Span, other: Span }
        "`{name}` is sampled with a comparison here and without one there, which {target} does not allow"
        at at "with a comparison"
        at other "without one"
        help "declare two variables, and bind the same resource to both";
    /// What the checks before did not foresee.
    E0880 Error WgslNotWritten { why: String, at: Span }
        "this shader cannot be written as WGSL"
        at at "the entry point"
        note "{why}"
        help "use the SPIR-V module, `target: wgpu`";
}
