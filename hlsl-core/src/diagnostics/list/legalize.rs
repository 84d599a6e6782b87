//! E06xx: what can be wrong in `legalize`.

#[allow(unused_imports)]
use crate::{diagnostics::diagnostics, source::Span};

diagnostics! {
    /// Calls of calls of calls: inlining doubles the program at each level.
    E0601 Error InliningTooLarge { name: String, span: Span }
        "`{name}` becomes too large when the functions that it calls are put in their places"
        at span "its calls, with all that they call, are over four million operations"
        help "call the large functions from fewer places, or in a loop";
    /// A choice among buffers that are different variables, and resources that do not come from variables.
    E0602 Error ResourceNotKnown { span: Span }
        "which resource is used here depends on values that are only known when the shader runs"
        at span "Vulkan wants to know the variable that a resource comes from"
        help "use each in a branch of its own, choose among elements of one array of resources, or let \
              `-fspv-branch-on-buffers` make the branches";
    /// `structs[i].texture` where `i` is not constant.
    E0604 Error ResourceStructIndex { name: String, span: Span }
        "`{name}` holds resources, and which one is used is only known when the shader runs"
        at span "resources in structs become variables of their own, which cannot be indexed"
        help "index it by constants, or declare an array of the resource itself";
    /// A local array of resources indexed by something that is not constant.
    E0603 Error ResourceInMemory { name: String, span: Span }
        "`{name}` holds resources, and which one is used is only known when the shader runs"
        at span "resources cannot be stored in variables by Vulkan"
        help "index it by constants (`[unroll]` loops that do), or declare the array outside of functions";

    /// With the sampler of a combined image sampler.
    E0605 Error CombinedSamplerElsewhere { sampler: String, texture: String, at: Span }
        "`{sampler}` is combined with a texture and cannot sample `{texture}`"
        at at "sampled here"
        help "use a sampler without `[[vk::combinedImageSampler]]`";
    /// `holder.buffers[0].Consume()`.
    E0606 Error CounterInStruct { name: String, at: Span }
        "the counters of `{name}` cannot be reached through a struct"
        at at "this buffer is an element of an array in a struct"
        help "use the array itself, or make each buffer a member of its own";

    /// `textureA = textureB;`, where both are bound by the host.
    E0608 Error ResourceAssigned { at: Span }
        "a resource that the host binds cannot be assigned"
        at at "this changes what is declared outside of functions"
        help "assign to a local or `static` variable and use that";

    /// What is not done to each component alone.
    E0607 Error NotForLongVectors { at: Span }
        "this cannot be done with vectors of more than four components"
        at at "Vulkan has no such vectors, and this is not done to each component alone"
        help "use shorter vectors here, such as `vector<T, 4>` made of four components";

    /// A function or method that Vulkan has nothing for.
    E0680 Error NotInVulkan { name: String, instead: String, at: Span }
        "`{name}` is not available for Vulkan"
        at at "called here"
        help "{instead}";
    /// An atomic operation on what is no memory that invocations share.
    E0690 Error HeapAsValue { name: String, at: Span }
        "`{name}` can only be indexed"
        at at "used as a value"
        help "index it here, and hand over the resource or the index";
    E0681 Error AtomicPlace { name: String, at: Span }
        "`{name}` needs a place in a writable buffer, image or groupshared variable"
        at at "this cannot be changed by other invocations"
        help "keep the value in a `groupshared` variable or a `RWStructuredBuffer`";
    /// The value of an array whose length only the pipeline decides is to be made of its elements.
    E0691 Error SpecLengthValue { at: Span }
        "an array whose length is a specialization constant cannot be made or converted as a whole"
        at at "how many elements it has is not known yet"
        help "go over its elements in a loop";
    /// A length or an argument of an attribute that SPIR-V cannot compute from specialization constants.
    E0692 Error SpecExpression { at: Span }
        "SPIR-V cannot compute this from specialization constants"
        at at "more than operators on integers and `bool`"
        help "declare a specialization constant for the result";
    /// Counters do not travel with arrays of unknown length.
    E0693 Error CounterNotKnown { at: Span }
        "the counter of a buffer in an array of unknown length is not known here"
        at at "a parameter stands for the array"
        help "use the counter where the array itself can be named, or give the parameter a length";
    /// A stream that is no parameter of the entry function.
    E0694 Error StreamNotKnown { name: String, at: Span }
        "`{name}` needs a stream of the entry function"
        at at "the entry function has no stream of such vertices"
        help "append to a stream that the entry function has as an `inout` parameter";
    /// An intrinsic that asks about a stage input got something else.
    E0682 Error NoStageInput { name: String, at: Span }
        "`{name}` needs an input of the entry function"
        at at "its first argument is no such input"
        help "call it in the entry function, with a parameter or a field of one (`nointerpolation` for `GetAttributeAtVertex`)";
    /// Only groups of two by two invocations can derive.
    E0685 Error DerivativeStage { stage: &'static str, at: Span }
        "derivatives are not available in {stage} shaders"
        at at "there are no neighbors to compare with"
        help "only pixel, compute, mesh and amplification shaders have derivatives";
    /// Sampling that chooses the level of detail by derivatives.
    E0686 Error ImplicitLodStage { stage: &'static str, at: Span }
        "sampling with implicit lod is not available in {stage} shaders"
        at at "the level of detail comes from derivatives, which this stage has not"
        help "use `SampleLevel`, `SampleGrad` or `SampleCmpLevelZero`";
    /// Vulkan wants the offset of a sample or load known when the shader is compiled.
    E0683 Error OffsetNotConstant { at: Span }
        "the offset must be a constant"
        at at "this reads a texture at an offset that is only known while the shader runs"
        help "only `Gather` takes other offsets; otherwise add the offset to the location";
    /// Derivatives in mesh shaders came with SPV_EXT_mesh_shader.
    W0681 Warning("no-derivatives") NoDerivatives { name: String, at: Span }
        "`{name}` gives zero in mesh and amplification shaders of `SPV_NV_mesh_shader`"
        at at "no derivatives here"
        help "compile for Vulkan 1.2 or later, where `SPV_EXT_mesh_shader` is there";
    /// SPIR-V does not know the positions of samples.
    W0680 Warning("sample-position") SamplePositionIsEmulated { at: Span }
        "`GetSamplePosition` knows only the standard positions of 1, 2, 4, 8 and 16 samples"
        at at "gives zero for other counts";
}

impl NoStageInput {
    /// For what a vertex has.
    pub fn of_vertex(at: Span) -> Self {
        NoStageInput { name: "GetAttributeAtVertex".into(), at }
    }
    /// For what is interpolated anew.
    pub fn interpolated(at: Span) -> Self {
        NoStageInput { name: "EvaluateAttribute".into(), at }
    }
}
