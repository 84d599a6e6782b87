//! E08xx: errors at the boundary between a shader and the pipeline: stage inputs and outputs, bindings.

use crate::{diagnostics::template::diagnostics, source::Span};

diagnostics! {
    /// A parameter, result or field of the stage interface has no semantic.
    E0850 Error MissingSemantic { direction: &'static str, name: String, example: &'static str, at: Span }
        "semantic string missing for shader {direction} variable '{name}'"
        at at "this {direction} has no semantic"
        help "give it one, such as `{name} : {example}`";
    /// A semantic that is unknown, or not valid for this stage and direction.
    E0851 Error InvalidSemantic { semantic: String, profile: &'static str, instead: String, at: Span }
        "invalid usage of semantic '{semantic}' in shader profile {profile}"
        at at "not valid here"
        help "{instead}";
    /// A semantic that a later shader model introduced.
    E0837 Error NewerSemantic { semantic: String, model: String, at: Span }
        "semantic '{semantic}' requires shader model {model} or greater"
        at at "not available in this profile"
        help "select a newer profile with `-T`";
    /// A semantic on a struct replaces those of its fields.
    W0852 Warning("") SemanticOverridden { inner: String, outer: String, at: Span }
        "internal semantic '{inner}' overridden by enclosing semantic '{outer}'"
        at at "this one is ignored";
    /// An integer with an interpolation mode.
    E0853 Error IntegerInterpolated { mode: &'static str, at: Span }
        "only nointerpolation mode allowed for integer input parameters in pixel shader or integer output in vertex shader"
        at at "`{mode}` on an integer"
        help "remove `{mode}`; integers are never interpolated";
    /// A type that cannot be passed between stages.
    E0854 Error NotForStages { ty: String, at: Span }
        "`{ty}` cannot be a stage input or output"
        at at "only numbers, vectors, matrices, and arrays and structs of these can be"
        help "pass it in another way, or pass its parts";
    /// A vector of more than four components between stages.
    E0819 Error LongVectorInStage { at: Span }
        "vectors of more than four components cannot be stage inputs or outputs"
        at at "has more than four components"
        help "split it into vectors of at most four components";
    /// `vk::index` where it has no meaning.
    E0855 Error BadBlendIndex { why: &'static str, at: Span }
        "{why}"
        at at "this has `vk::index`"
        help "the two outputs of dual-source blending are `[[vk::location(0), vk::index(0)]]` and `[[vk::location(0), vk::index(1)]]`";
    /// A built-in of the wrong type.
    E0856 Error BuiltinType { semantic: String, expected: &'static str, ty: String, name: String, at: Span }
        "elements for {semantic} variable '{name}' must be {expected}, not `{ty}`"
        at at "this is `{ty}`"
        help "declare it as {expected}";
    /// `vk::builtin` in a place where it is not available.
    E0857 Error BuiltinMisplaced { name: String, profile: &'static str, why: &'static str, at: Span }
        "{name} builtin cannot be used here in shader profile {profile}"
        at at "{why}"
        help "remove `[[vk::builtin(\"{name}\")]]`";
    /// `[[vk::builtin("PointSize"), vk::location(1)]]`
    E0868 Error BuiltinWithLocation { at: Span }
        "cannot use vk::builtin and vk::location together"
        at at "this has both"
        help "built-ins have no location: remove `vk::location`";
    /// A shader record in a stage that is not invoked through shader records.
    E0869 Error RecordStage { stage: &'static str, at: Span }
        "shader records are only available in ray tracing shaders"
        at at "used in a {stage} shader"
        help "use a constant buffer or push constants";
    /// Barycentric coordinates declared wrongly.
    E0858 Error BadBarycentrics { why: &'static str, at: Span }
        "{why}"
        at at "declared here"
        help "write `float3 name : SV_Barycentrics`, with `noperspective` if desired";
    /// More clip and cull distances than every device supports.
    W0859 Warning("") TooManyDistances { total: u32, at: Span }
        "{total} clip and cull distances exceed 8, the most that every device supports"
        at at "these exceed the limit";
    /// A semantic is used twice in one direction.
    E0820 Error SemanticTwice { direction: &'static str, semantic: String, at: Span }
        "{direction} semantic '{semantic}' used more than once"
        at at "already used"
        help "give it a different index";
    /// Two semantics for the same built-in.
    E0836 Error BuiltinTwice { semantic: String, first: String, at: Span }
        "`{semantic}` and `{first}` are the same built-in in Vulkan"
        at at "there is only one such built-in"
        help "keep one of them";
    /// Some variables have an explicit location, others do not.
    E0821 Error PartialLocations { direction: &'static str, semantic: String, at: Span }
        "partial explicit stage {direction} location assignment via vk::location(X) unsupported"
        at at "`{semantic}` has no `vk::location`, but others do"
        help "give every {direction} a `[[vk::location(X)]]`, or none of them";
    /// More locations than any device has.
    E0822 Error LocationTooLarge { direction: &'static str, location: u32, at: Span }
        "stage {direction} location #{location} too large"
        at at "this does not fit"
        help "use a shorter array, or a smaller location";
    /// Two variables have the same location.
    E0823 Error LocationTaken { direction: &'static str, location: u32, semantic: String, at: Span, taken: Span }
        "stage {direction} location #{location} already consumed by semantic '{semantic}'"
        at at "this needs it as well"
        at taken "taken here"
        help "leave room for all the locations that matrices and arrays occupy";
    /// An entry point lacks an attribute.
    E0824 Error AttributeWanted { stage: &'static str, attribute: &'static str, example: &'static str, at: Span }
        "{stage} entry point must have a valid {attribute} attribute"
        at at "this is the entry point"
        help "write `{example}` before it";
    /// An attribute has an unknown value.
    E0825 Error AttributeValue { attribute: &'static str, value: String, known: &'static str, at: Span }
        "attribute '{attribute}' has an unknown value `{value}`"
        at at "in this attribute"
        help "valid values are {known}";
    /// SPIR-V has no power-of-two partitioning.
    E0826 Error PartitioningPow2 { at: Span }
        "pow2 partitioning scheme is not supported since there is no equivalent in Vulkan"
        at at "in this attribute"
        help "use `integer`, `fractional_even` or `fractional_odd`";
    /// The patch constant function sees another patch than the entry function.
    E0827 Error PatchSize { which: &'static str, expected: i64, found: i64, at: Span }
        "Patch constant function's {which} patch input should have {expected} elements, but has {found}."
        at at "this patch"
        help "both functions receive the same patch: write `{expected}` here";
    /// The patch constant function's control points differ from the entry function's.
    E0867 Error PatchType { which: &'static str, expected: String, found: String, at: Span }
        "the {which} patch of the patch constant function has control points of type `{found}`, not `{expected}`"
        at at "this patch"
        help "both functions receive the same patch: write `{expected}` here";
    /// A geometry shader's input array does not match the vertices of its primitives.
    W0868 Warning("vertex-count") VertexCount { primitive: String, expected: u32, found: u32, at: Span }
        "a `{primitive}` primitive has {expected} vertices, not {found}"
        at at "Vulkan requires an array of {expected}";
    /// An input array that no primitive fills.
    E0838 Error TooManyVertices { found: u32, limit: u32, at: Span }
        "a geometry shader can have at most {limit} input vertices, not {found}"
        at at "this array"
        help "`triangle` has 3 vertices, `triangleadj` 6";
    /// A parameter that this stage does not accept.
    E0828 Error EntryParameter { what: String, at: Span }
        "{what}"
        at at "in this declaration"
        help "check which parameters entry points of this stage accept";
    /// `[WaveSize]` has no effect.
    W0829 Warning("") WaveSizeIgnored { at: Span }
        "Wave size is not supported by Vulkan SPIR-V. Consider using VK_EXT_subgroup_size_control."
        at at "ignored";
    /// Several promises about the same stencil reference.
    E0830 Error StencilPromises { side: &'static str, at: Span }
        "Shaders must not specify more than one of stencil_ref_unchanged_{side}, stencil_ref_greater_equal_{side}, and stencil_ref_less_equal_{side}."
        at at "conflicts with another one"
        help "keep the one that holds";
    /// Resources and numbers in one global struct.
    E0831 Error MixedStruct { at: Span }
        "global structures containing both resources and non-resources are not supported"
        at at "this has such a type"
        help "put the resources and the numbers into separate structs";
    /// The counters of an array of arrays of buffers.
    E0832 Error CounterArrays { at: Span }
        "Multi-dimensional arrays of RW/append/consume structured buffers are unsupported in Vulkan"
        at at "this has more than one dimension"
        help "use an array of one dimension";
    /// `-fvk-bind-register` is given, but a heap has no binding.
    E0833 Error HeapNotBound { option: &'static str }
        "{option} is required when using -fvk-bind-register"
        help "add `{option} BINDING SET`";
    /// More than one push constant block.
    E0834 Error PushConstantsTwice { at: Span, first: Span }
        "cannot have more than one push constant block"
        at at "second push constant block"
        at first "push constant block previously defined here"
        help "put all push constants into one struct";
    /// Push constants and shader records have no descriptor.
    E0835 Error BlockWithBinding { name: &'static str, at: Span }
        "vk::{name} attribute cannot be used together with vk::binding attribute"
        at at "such a block has no binding"
        help "remove `vk::binding`";
    /// `-fvk-bind-register` is given, but a resource has no register.
    E0840 Error RegisterWanted { at: Span }
        "-fvk-bind-register requires register annotations on all resources"
        at at "this resource has none"
        help "add one, such as `: register(t0)`";
    /// `-fvk-bind-register` is given, but not for this register.
    E0841 Error RegisterNotBound { register: String, space: u32, at: Span }
        "missing -fvk-bind-register for resource"
        at at "no option binds `{register}` of space {space}"
        help "add `-fvk-bind-register {register} {space} BINDING SET`";
    /// `-fvk-bind-register` is given, but `$Globals` has no binding.
    E0842 Error GlobalsNotBound { at: Span }
        "-fvk-bind-register requires Globals buffer to be bound with -fvk-bind-globals"
        at at "this variable is in `$Globals`"
        help "add `-fvk-bind-globals BINDING SET`";
    /// A texture or sampler is to be combined, but there is nothing to combine it with.
    E0843 Error CombinedSamplerAlone { missing: &'static str, set: u32, binding: u32, at: Span }
        "Texture or Sampler with [[vk::combinedImageSampler]] attribute is missing for descriptor set and binding: {set}, {binding}"
        at at "there is no {missing} with this attribute and binding"
        help "give both a texture and a sampler the attribute and the same `[[vk::binding(...)]]`";
    /// Arrays of textures and samplers that are to be combined, but not one by one.
    E0618 Error CombinedSamplerLengths { at: Span, other: Span }
        "textures and samplers with [[vk::combinedImageSampler]] must be arrays of the same length"
        at at "has a different length"
        at other "the textures have this one"
        help "give both the same number of elements";
    /// SPV_KHR_ray_tracing requires SPIR-V 1.4.
    E0845 Error RayTracingNeedsNewer { at: Span }
        "Vulkan 1.1 with SPIR-V 1.4 is required for Raytracing but not permitted to use"
        at at "a ray tracing stage"
        help "add `-fspv-target-env=vulkan1.2` or `vulkan1.1spirv1.4`";
    /// A combined image sampler with two textures or two samplers.
    E0844 Error CombinedSamplerTwice { what: &'static str, set: u32, binding: u32, at: Span, first: Span }
        "the combined image sampler of descriptor set {set} and binding {binding} has two {what}"
        at at "this is the second"
        at first "this is the first"
        help "give each its own binding";
    /// A work group size that is a specialization constant.
    E0846 Error LocalSizeNeedsNewer { at: Span }
        "specialization constants in [numthreads] of one of several entry points require Vulkan 1.3"
        at at "only known when the pipeline is created"
        help "compile with `-fspv-target-env=vulkan1.3`, or write numbers";
    /// Two resources of one entry point with the same descriptor.
    W0811 Warning("shared-binding") SharedBinding { name: String, other: String, set: u32, binding: u32, at: Span, first: Span }
        "`{other}` and `{name}` are both at binding {binding} of descriptor set {set}"
        at at "`{name}` is bound there"
        at first "`{other}` is bound there"
        help "give one of them another register or `[[vk::binding(…)]]`, or shift the numbers of its kind, as `-fvk-s-shift` shifts those of samplers";
    /// A shift, an attribute or an array that leads past the last binding.
    E0810 Error BindingTooLarge { binding: u64, at: Span }
        "binding {binding} is too large: the last one of a descriptor set is 4294967295"
        at at "this needs it"
        help "use a smaller number, a smaller `-fvk-*-shift` or a shorter array";
}
