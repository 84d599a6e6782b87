//! E087x, E0880: features that wgpu and WebGPU do not support.

use crate::{diagnostics::template::diagnostics, source::Span};

diagnostics! {
    /// Geometry, hull, domain, mesh, amplification and ray-tracing shaders.
    E0870 Error WgpuStage { target: &'static str, stage: &'static str, at: Span }
        "{target} does not support {stage} shaders"
        at at "this entry point is one"
        help "only vertex, pixel and compute shaders are supported, and mesh shaders for wgpu as WGSL; compile this one for Vulkan";
    /// A compiler without the passes for these targets.
    E0878 Error WgpuNotBuilt { target: &'static str }
        "this compiler was built without the target {target}"
        help "enable the feature `wgsl` of hlsl-macros or hlsl-build, or `wgpu` of hlsl-core";
    /// A kind of resource, or a property of one.
    E0871 Error WgpuResource { target: &'static str, name: String, what: String, instead: String, at: Span }
        "{target} does not support `{name}`: it is {what}"
        at at "declared here"
        help "{instead}";
    /// A system value.
    E0872 Error WgpuBuiltin { target: &'static str, name: String, builtin: String, instead: String, at: Span }
        "{target} does not support `{name}`, which is the built-in variable `{builtin}`"
        at at "declared here"
        help "{instead}";
    /// An instruction, an operand of one, or an execution mode.
    E0873 Error WgpuOperation { target: &'static str, what: String, instead: String, at: Span }
        "{target} does not support {what}"
        at at "required here"
        help "{instead}";
    /// A numeric type.
    E0874 Error WgpuType { target: &'static str, ty: &'static str, instead: &'static str, at: Span }
        "{target} does not support {ty}"
        at at "used here"
        help "{instead}";
    /// Something that only the finished module shows, mostly requested by inline SPIR-V.
    E0875 Error WgpuNeeds { target: &'static str, what: String, at: Span }
        "this shader requires {what}, which {target} does not support"
        at at "this entry point requires it"
        help "remove the code that requires it, or compile for Vulkan";
    /// A `switch` case that falls through.
    E0876 Error WgpuFallThrough { at: Span }
        "a `switch` case cannot fall through to the next one in WGSL"
        at at "the previous case does not end with `break`"
        help "end the case with `break`, and repeat the shared statements";
    /// A stage variable that is not a scalar or vector.
    E0877 Error WgpuStageType { target: &'static str, name: String, what: &'static str, at: Span }
        "`{name}` is {what}, but {target} passes only scalars and vectors between stages"
        at at "declared here"
        help "declare each part as a separate variable with its own semantic";
    /// In naga, a texture or sampler is either for comparisons or not.
    E0879 Error WgpuMixedSampling { target: &'static str, name: String, at: Span, other: Span }
        "`{name}` is sampled both with and without a comparison, which {target} does not allow"
        at at "with a comparison"
        at other "without one"
        help "declare two variables, and bind the same resource to both";
    /// Something that the earlier checks did not anticipate.
    E0880 Error WgslNotWritten { why: String, at: Span }
        "this shader cannot be written as WGSL"
        at at "this entry point"
        note "{why}"
        help "compile it as SPIR-V for wgpu (`target: wgpu, output: spirv`), or for Vulkan";
    /// A layout that WGSL has not, in a module where it cannot be spelled out.
    E0881 Error WgpuLayout { target: &'static str, name: String, at: Span, other: Span }
        "{target} cannot have the layout of `{name}`"
        at at "a member is where WGSL's alignment does not allow it"
        at other "this buffer cannot be accessed as words of 32 bits"
        help "remove the option that selects the layout, or use only numbers of 16 and 32 bits in buffers";
    /// An atomic operation of 64 bits that is not two of 32.
    E0882 Error WebGpuWideAtomic { at: Span }
        "WebGPU does not support this 64-bit atomic operation"
        at at "browsers only have 32-bit atomic operations, and two of them cannot replace this one"
        note "`InterlockedAdd`, `And`, `Or` and `Xor` become two if no result is used and a variable has only one of them"
        help "use 32-bit numbers, or compile for wgpu";
    /// What is left of doubles in browsers.
    E0886 Error WebGpuDoubles { what: String, at: Span }
        "WebGPU does not support {what}"
        at at "used here"
        help "browsers have no doubles: the compiler computes sums, products, comparisons and conversions in software, but not this; use `float`";
    /// A long array of resources whose index is not constant.
    E0887 Error WgpuArrayIndex { target: &'static str, name: String, count: u32, limit: u32, at: Span }
        "`{name}` has {count} elements, and which one is used is only known when the shader runs"
        at at "a choice among more than {limit} bindings would be too long for {target}"
        help "index it with constants, or use the layers of a texture, or one large buffer";
    /// An array of resources without a length.
    W0888 Warning("wgpu-limits") WgpuArrayLength { target: &'static str, name: String, count: u32, at: Span }
        "`{name}` has no length, which {target} requires; {count} elements are assumed"
        at at "each has a binding of its own"
        help "declare its length, or choose one for all such arrays with `-fwgpu-unsized-array-length`";
    /// An array of resources whose elements would be where attributes bind other resources.
    W0899 Warning("wgpu-limits") WgpuArrayMoved { target: &'static str, name: String, from: u32, to: u32, at: Span }
        "`{name}` is bound from {to} on, not from {from}: each element has a binding of its own for {target}"
        at at "other resources are bound to the numbers after {from}"
        help "leave room after arrays in `vk::binding`, or use the generated constants on the host's side";
    /// A vertex shader without `SV_Position`.
    W0890 Warning("wgpu-limits") WgpuNoPosition { target: &'static str, at: Span }
        "this vertex shader draws nothing: {target} requires `SV_Position`, which is set to a constant outside the picture"
        at at "this one does not write it"
        help "add an output `float4 position : SV_Position`, or ignore this if the shader only writes to memory";
    /// A format of a writable texture that browsers lack.
    W0884 Warning("wgpu-limits") TextureFormat { name: String, from: String, to: String, at: Span }
        "WebGPU shaders cannot write textures of format {from}: `{name}` becomes {to}"
        at at "declared here"
        help "create the texture with that format, or say so with `[[vk::image_format(...)]]`";
    /// A texture that atomic operations change, or that a browser cannot both read and write.
    W0883 Warning("wgpu-limits") TextureAsBuffer { target: &'static str, instead_of: &'static str, name: String, at: Span }
        "{target} does not support {instead_of}: `{name}` is a storage buffer of its texels"
        at at "declared here"
        help "the buffer starts with 8 texels, whose first components are width, height, depth or layers, row pitch in texels, and 4 for internal use";
    /// A comparison with a level of detail that WGSL cannot ask for.
    W0893 Warning("comparison-level") ComparisonLevel { target: &'static str, level: &'static str, at: Span }
        "{target} cannot choose the level of detail of a comparison: this one has {level}"
        at at "the requested level is ignored"
        help "ignore this if the texture has one level, as shadow maps do; otherwise use `SampleCmpLevelZero`, or `SampleCmp` in a pixel shader";
    /// A barrier where WGSL's rules do not see all threads of a group.
    W0894 Warning("nonuniform-barrier") NonUniformBarrier { at: Span, branch: Span }
        "browsers refuse this barrier: they cannot tell that all threads of a group reach it"
        at at "WGSL allows a barrier only where all of them do"
        at branch "threads of one group may branch differently here"
        help "move the barrier out of the branch or loop, or let constants, `SV_GroupID` and read-only buffers decide";
    /// `globallycoherent` where nothing depends on it.
    W0885 Warning("wgpu-limits") DroppedCoherence { target: &'static str, name: String, at: Span }
        "{target} has no `globallycoherent`, and no group depends on it for `{name}`: it is ignored"
        at at "declared here"
        help "remove it";
    /// An option that these targets have nothing for.
    W0896 Warning("wgpu-limits") WgpuIgnoresOption { target: &'static str, option: &'static str, why: &'static str }
        "`{option}` has no effect for {target}: {why}";
    /// Writable memory in a vertex shader.
    E0898 Error WebGpuVertexWrites { name: String, at: Span }
        "WebGPU does not support `{name}` in a vertex shader, because it is writable"
        at at "declared here"
        help "declare it as read-only, as `StructuredBuffer` is, or write to it in a pixel or compute shader";
    /// Output for debugging.
    W0895 Warning("wgpu-limits") PrintfDropped { target: &'static str, at: Span }
        "`printf` has no effect: {target} does not show its output"
        at at "this call is removed"
        help "write to a buffer, or compile for Vulkan";
    /// An output that only hints at how to draw.
    W0891 Warning("wgpu-limits") WgpuOutputDropped {
        target: &'static str, what: &'static str, instead: &'static str, at: Span,
    }
        "{target} has no {what}: this output is dropped"
        at at "declared here"
        help "{instead}; remove the output, or ignore this if the picture may differ";
    /// A modifier that naga does not read.
    W0892 Warning("wgpu-limits") WgpuSamplingIgnored { at: Span }
        "naga ignores `centroid` and `sample` in SPIR-V, unless they come with `noperspective`"
        at at "this is evaluated at the center of the pixel"
        help "add `noperspective`, or use WGSL, which keeps the modifier";
}
