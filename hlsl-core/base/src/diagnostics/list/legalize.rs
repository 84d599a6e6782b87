//! E06xx: programs that cannot be made legal for Vulkan.

#[allow(unused_imports)]
use crate::{diagnostics::template::diagnostics, source::Span};

diagnostics! {
    /// Deep call trees: inlining can double the program at each level.
    E0601 Error InliningTooLarge { name: String, others: &'static str, limit: usize, span: Span }
        "`{name}`{others} becomes too large when the functions that it calls are inlined"
        at span "with everything it calls, it would exceed {limit} operations"
        help "call the large functions from fewer places, or in a loop";
    /// A choice between resources that are different variables, and resources that do not come from variables.
    E0602 Error ResourceNotKnown { span: Span }
        "which resource is used here depends on values that are only known when the shader runs"
        at span "Vulkan requires that the variable a resource comes from is known"
        help "use each in a branch of its own, choose among elements of one array of resources, or let \
              `-fspv-branch-on-buffers` create the branches";
    /// `structs[i].texture` where `i` is not constant.
    E0604 Error ResourceStructIndex { name: String, span: Span }
        "`{name}` holds resources, and which one is used is only known when the shader runs"
        at span "resources in structs become separate variables, which cannot be indexed"
        help "index it with constants, or declare an array of the resource itself";
    /// A local array of resources whose index is not constant.
    E0603 Error ResourceInMemory { name: String, span: Span }
        "`{name}` holds resources, and which one is used is only known when the shader runs"
        at span "Vulkan cannot store resources in memory"
        help "index it with constants (`[unroll]` loops that do), or declare the array outside functions";

    /// Each use of a chosen resource becomes a branch with a use of each.
    E0610 Error TooManyResourceUses { limit: usize, at: Span }
        "resources that the shader chooses among take more than {limit} copies of what uses them"
        at at "each use is repeated for each resource that it may refer to, and this one goes beyond"
        help "read what is needed once and keep it, use the resource in a loop, or choose among elements of one array of resources";
    /// An element of an array that is no descriptor, chosen when the shader runs.
    E0611 Error TooManyResourceChoices { name: String, count: u32, limit: u32, at: Span }
        "`{name}` has {count} resources, and which one is used is only known when the shader runs"
        at at "the shader can choose among {limit} at most"
        help "index it with constants, or use an array of the resource itself that is declared outside functions";

    /// A longer one is not taken apart.
    E0612 Error TooManyLocalResources { name: String, count: u32, limit: u32, at: Span }
        "`{name}` is an array of {count} resources; in a function it may have at most {limit}"
        at at "Vulkan cannot store resources in memory, and these are too many for separate variables"
        help "use a shorter array, or one that is declared outside functions";

    /// A texture sampled with the sampler of another texture's combined image sampler.
    E0605 Error CombinedSamplerElsewhere { sampler: String, texture: String, at: Span }
        "`{sampler}` is combined with a texture and cannot sample `{texture}`"
        at at "sampled here"
        help "use a sampler without `[[vk::combinedImageSampler]]`; of arrays, the element with the same index";
    /// `holder.buffers[0].Consume()`.
    E0606 Error CounterInStruct { name: String, at: Span }
        "the counters of `{name}` cannot be accessed through a struct"
        at at "this buffer is an element of an array in a struct"
        help "use the array itself, or make each buffer a separate member";

    /// `textureA = textureB;`, where both are bound by the host.
    E0608 Error ResourceAssigned { at: Span }
        "cannot assign to a resource that the host binds"
        at at "this modifies a global resource"
        help "assign to a local or `static` variable and use that";

    /// With `-fspv-preserve-bindings`, all become variables, used or not.
    E0609 Error TooManyResources { limit: u32, at: Span }
        "structs hold more than {limit} resources in all"
        at at "resources in structs become separate variables, and these go beyond"
        help "declare arrays of the resources themselves";

    /// An operation that is not componentwise.
    E0607 Error NotForLongVectors { at: Span }
        "this operation does not support vectors of more than four components"
        at at "Vulkan has no such vectors, and this is not a componentwise operation"
        help "use shorter vectors here, such as a `vector<T, 4>` of four of the components";

    /// A function or method that has no equivalent in Vulkan.
    E0680 Error NotInVulkan { name: String, instead: String, at: Span }
        "`{name}` is not available for Vulkan"
        at at "called here"
        help "{instead}";
    /// A descriptor heap that is used other than by indexing it.
    E0690 Error HeapAsValue { name: String, at: Span }
        "`{name}` can only be indexed"
        at at "used as a value"
        help "index it here, and pass on the resource or the index";
    /// An atomic operation on memory that invocations do not share.
    E0681 Error AtomicPlace { name: String, at: Span }
        "`{name}` requires a location in a writable buffer, image or groupshared variable"
        at at "this is not shared with other invocations"
        help "keep the value in a `groupshared` variable or a `RWStructuredBuffer`";
    /// The value of an array whose length only the pipeline decides is to be made of its elements.
    E0691 Error SpecLengthValue { at: Span }
        "an array whose length is a specialization constant cannot be constructed or converted as a whole"
        at at "how many elements it has is not known yet"
        help "go over its elements in a loop";
    /// A length or an argument of an attribute that SPIR-V cannot compute from specialization constants.
    E0692 Error SpecExpression { at: Span }
        "SPIR-V cannot compute this from specialization constants"
        at at "this needs more than operators on integers and `bool`"
        help "declare a specialization constant for the result";
    /// Counters do not travel with arrays of unknown length.
    E0693 Error CounterNotKnown { at: Span }
        "the counter of a buffer in an array of unknown length is not known here"
        at at "the array is reached through a parameter"
        help "use the counter where the array itself can be named, or give the parameter a length";
    /// A stream that is no parameter of the entry function.
    E0694 Error StreamNotKnown { name: String, at: Span }
        "`{name}` needs a stream of the entry function"
        at at "the entry function has no stream of such vertices"
        help "append to a stream that the entry function has as an `inout` parameter";
    /// A function that other modules are to call passes what SPIR-V can only pass once the call is inlined.
    W0695 Warning("vk-ignored-features") ExportedBuffer { name: String, what: &'static str, at: Span }
        "function `{name}` is not exported: it passes {what} to or from other modules"
        at at "a parameter or the return type is or contains such an object"
        help "SPIR-V has no values that stand for {what}: export functions that take indices or contents instead";
    /// An intrinsic that works on stage inputs is given something else.
    E0682 Error NoStageInput { name: String, at: Span }
        "`{name}` requires an input of the entry function"
        at at "its first argument is not such an input"
        help "call it in the entry function, with a parameter or a field of one (`nointerpolation` for `GetAttributeAtVertex`)";
    /// Derivatives in a stage without quads.
    E0685 Error DerivativeStage { stage: &'static str, at: Span }
        "derivatives are not available in {stage} shaders"
        at at "this stage has no neighboring invocations to compare with"
        help "only pixel, compute, mesh and amplification shaders have derivatives";
    /// Sampling that computes the level of detail from derivatives.
    E0686 Error ImplicitLodStage { stage: &'static str, at: Span }
        "sampling with implicit LOD is not available in {stage} shaders"
        at at "the level of detail comes from derivatives, which this stage does not have"
        help "use `SampleLevel`, `SampleGrad` or `SampleCmpLevelZero`";
    /// Derivatives in groups that cannot be divided into fours.
    E0687 Error DerivativeGroup { at: Span }
        "derivatives require groups of whole quads"
        at at "this compares neighboring invocations"
        help "make X and Y of `numthreads` multiples of 2, or their product a multiple of 4; or use `SampleLevel` or `SampleGrad`";
    /// Vulkan requires the offset of a sample or load to be known when the shader is compiled.
    E0683 Error OffsetNotConstant { at: Span }
        "the offset must be a constant"
        at at "this reads a texture at an offset that is only known when the shader runs"
        help "only `Gather` accepts other offsets; elsewhere, add the offset to the location, or use `-fvk-variable-offsets` on devices with VK_KHR_maintenance8";
    /// `Load` of a structured buffer with a status.
    W0683 Warning("vk-ignored-features") NoBufferResidency { at: Span }
        "the residency of structured buffers is unknown in Vulkan"
        at at "the status is always zero"
        help "call `Load` without a status; sparse textures report their residency";
    /// SPV_NV_mesh_shader has no derivatives in mesh shaders; SPV_EXT_mesh_shader does.
    W0681 Warning("no-derivatives") NoDerivatives { name: String, at: Span }
        "`{name}` returns zero in mesh and amplification shaders that use `SPV_NV_mesh_shader`"
        at at "derivatives are not available here"
        help "compile for Vulkan 1.2 or later, which has `SPV_EXT_mesh_shader`";
    /// SPIR-V has no query for sample positions.
    W0680 Warning("sample-position") SamplePositionIsEmulated { at: Span }
        "`GetSamplePosition` only knows the standard positions for 1, 2, 4, 8 and 16 samples"
        at at "returns zero for other sample counts";
    /// GLSL.std.450 interpolates values of 32 bits only.
    E0695 Error InterpolatesHalf { name: String, at: Span }
        "`{name}` cannot interpolate values of 16 bits"
        at at "this input has 16 bits"
        help "declare it as `float`";
    /// `-fspv-use-unknown-image-format` or `[[vk::image_format("unknown")]]`, and atomic operations on a texel.
    E0697 Error AtomicFormat { at: Span }
        "atomic operations need an image whose format is known"
        at at "this image has no format"
        help "specify one for this image, for example `[[vk::image_format(\"r32i\")]]`";
    /// A constant array of more elements, or a name of more bytes, than the length of an instruction can say.
    E0698 Error InstructionTooLong { limit: u32, at: Span }
        "the module would have an instruction of more than {limit} words"
        at at "in what this entry point uses"
        help "pass large constant arrays and similar data in a buffer";
    /// SPIR-V 1.0 has no operation that converts an array from one memory layout to another: each element is converted.
    E0696 Error TooManyElements { limit: u32, at: Span }
        "copying arrays and structs whole takes more than {limit} elements and members in all"
        at at "this copy goes beyond"
        help "copy what is needed, elements in a loop";
    /// More code than any shader has.
    E0684 Error TooManyValues { limit: usize, at: Span }
        "the shader becomes too large: it has more than {limit} operations"
        at at "this goes beyond"
        help "put what is repeated into functions and loops; default arguments and copies of large structs count as well";
    /// `vk::SampledTexture2D<float4> t = ResourceDescriptorHeap[0];` with `-fspv-use-descriptor-heap`.
    E0617 Error NativeHeap { name: String, why: &'static str, at: Span }
        "`{name}` cannot be taken from a descriptor heap: VK_EXT_descriptor_heap {why}"
        at at "taken from the heap here"
        help "or compile with `-fspv-use-emulated-heap`";
    /// `-fvk-resource-heap-stride spec:2`, and the shader has no such constant.
    E0619 Error HeapStrideConstant { id: u32, at: Span }
        "specialization constant {id} is the stride of this descriptor heap, and the shader does not declare it as `uint`"
        at at "taken from the heap here"
        help "declare `[[vk::constant_id({id})]] const uint stride = 64;`";
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
