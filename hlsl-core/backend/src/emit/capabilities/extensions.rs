//! Which extension brings a capability: the grammar lists them, but not from which version of SPIR-V on they are not needed.

use spirv::Capability;

/// The extension that brings a capability, and the version of SPIR-V from which on it is not needed.
pub(super) fn extension_of(capability: Capability) -> Option<(&'static str, (u8, u8))> {
    use Capability::*;
    const NEVER: (u8, u8) = (u8::MAX, 0);
    Some(match capability {
        DrawParameters => ("SPV_KHR_shader_draw_parameters", (1, 3)),
        MultiView => ("SPV_KHR_multiview", (1, 3)),
        DeviceGroup => ("SPV_KHR_device_group", (1, 3)),
        StorageBuffer16BitAccess
        | UniformAndStorageBuffer16BitAccess
        | StoragePushConstant16
        | StorageInputOutput16 => ("SPV_KHR_16bit_storage", (1, 3)),
        StorageBuffer8BitAccess | UniformAndStorageBuffer8BitAccess | StoragePushConstant8 => {
            ("SPV_KHR_8bit_storage", (1, 5))
        }
        VariablePointers | VariablePointersStorageBuffer => ("SPV_KHR_variable_pointers", (1, 3)),
        PhysicalStorageBufferAddresses => ("SPV_KHR_physical_storage_buffer", (1, 5)),
        ShaderNonUniform
        | RuntimeDescriptorArray
        | UniformTexelBufferArrayDynamicIndexing
        | StorageTexelBufferArrayDynamicIndexing
        | UniformBufferArrayNonUniformIndexing
        | SampledImageArrayNonUniformIndexing
        | StorageBufferArrayNonUniformIndexing
        | StorageImageArrayNonUniformIndexing
        | InputAttachmentArrayNonUniformIndexing
        | UniformTexelBufferArrayNonUniformIndexing
        | StorageTexelBufferArrayNonUniformIndexing => ("SPV_EXT_descriptor_indexing", (1, 5)),
        // Of these, spirv-val forgets that Vulkan 1.2 has it.
        InputAttachmentArrayDynamicIndexing => ("SPV_EXT_descriptor_indexing", NEVER),
        VulkanMemoryModel | VulkanMemoryModelDeviceScope => ("SPV_KHR_vulkan_memory_model", (1, 5)),
        ShaderViewportIndexLayerEXT => ("SPV_EXT_shader_viewport_index_layer", NEVER),
        DenormPreserve | DenormFlushToZero | SignedZeroInfNanPreserve | RoundingModeRTE | RoundingModeRTZ => {
            ("SPV_KHR_float_controls", (1, 4))
        }
        DemoteToHelperInvocation => ("SPV_EXT_demote_to_helper_invocation", (1, 6)),
        DotProduct | DotProductInputAll | DotProductInput4x8Bit | DotProductInput4x8BitPacked => {
            ("SPV_KHR_integer_dot_product", (1, 6))
        }
        StencilExportEXT => ("SPV_EXT_shader_stencil_export", NEVER),
        SampleMaskPostDepthCoverage => ("SPV_KHR_post_depth_coverage", NEVER),
        FragmentFullyCoveredEXT => ("SPV_EXT_fragment_fully_covered", NEVER),
        FragmentDensityEXT => ("SPV_EXT_fragment_invocation_density", NEVER),
        FragmentShadingRateKHR => ("SPV_KHR_fragment_shading_rate", NEVER),
        FragmentBarycentricKHR => ("SPV_KHR_fragment_shader_barycentric", NEVER),
        RayTracingKHR => ("SPV_KHR_ray_tracing", NEVER),
        RayQueryKHR => ("SPV_KHR_ray_query", NEVER),
        RayTracingNV => ("SPV_NV_ray_tracing", NEVER),
        RayCullMaskKHR => ("SPV_KHR_ray_cull_mask", NEVER),
        RayQueryPositionFetchKHR | RayTracingPositionFetchKHR => {
            ("SPV_KHR_ray_tracing_position_fetch", NEVER)
        }
        RayTracingOpacityMicromapEXT => ("SPV_EXT_opacity_micromap", NEVER),
        ShaderInvocationReorderEXT => ("SPV_EXT_shader_invocation_reorder", NEVER),
        ShaderInvocationReorderNV => ("SPV_NV_shader_invocation_reorder", NEVER),
        MeshShadingEXT => ("SPV_EXT_mesh_shader", NEVER),
        MeshShadingNV => ("SPV_NV_mesh_shader", NEVER),
        ShaderViewportMaskNV => ("SPV_NV_viewport_array2", NEVER),
        FragmentShaderSampleInterlockEXT
        | FragmentShaderPixelInterlockEXT
        | FragmentShaderShadingRateInterlockEXT => ("SPV_EXT_fragment_shader_interlock", NEVER),
        ComputeDerivativeGroupQuadsKHR | ComputeDerivativeGroupLinearKHR => {
            ("SPV_KHR_compute_shader_derivatives", NEVER)
        }
        ShaderClockKHR => ("SPV_KHR_shader_clock", NEVER),
        Int64ImageEXT => ("SPV_EXT_shader_image_int64", NEVER),
        AtomicFloat32AddEXT | AtomicFloat64AddEXT => ("SPV_EXT_shader_atomic_float_add", NEVER),
        AtomicFloat16AddEXT => ("SPV_EXT_shader_atomic_float16_add", NEVER),
        AtomicFloat16MinMaxEXT | AtomicFloat32MinMaxEXT | AtomicFloat64MinMaxEXT => {
            ("SPV_EXT_shader_atomic_float_min_max", NEVER)
        }
        GroupNonUniformPartitionedEXT => ("SPV_NV_shader_subgroup_partitioned", NEVER),
        GroupNonUniformRotateKHR => ("SPV_KHR_subgroup_rotate", NEVER),
        QuadControlKHR => ("SPV_KHR_quad_control", NEVER),
        CooperativeMatrixKHR => ("SPV_KHR_cooperative_matrix", NEVER),
        // Only shaders request these, with `vk::ext_capability`.
        SubgroupBallotKHR => ("SPV_KHR_shader_ballot", NEVER),
        SubgroupVoteKHR => ("SPV_KHR_subgroup_vote", NEVER),
        WorkgroupMemoryExplicitLayoutKHR
        | WorkgroupMemoryExplicitLayout8BitAccessKHR
        | WorkgroupMemoryExplicitLayout16BitAccessKHR => ("SPV_KHR_workgroup_memory_explicit_layout", NEVER),
        ExpectAssumeKHR => ("SPV_KHR_expect_assume", NEVER),
        UntypedPointersKHR => ("SPV_KHR_untyped_pointers", NEVER),
        BFloat16TypeKHR | BFloat16DotProductKHR | BFloat16CooperativeMatrixKHR => ("SPV_KHR_bfloat16", NEVER),
        Float8EXT | Float8CooperativeMatrixEXT => ("SPV_EXT_float8", NEVER),
        ReplicatedCompositesEXT => ("SPV_EXT_replicated_composites", NEVER),
        TileImageColorReadAccessEXT | TileImageDepthReadAccessEXT | TileImageStencilReadAccessEXT => {
            ("SPV_EXT_shader_tile_image", NEVER)
        }
        AtomicFloat16VectorNV => ("SPV_NV_shader_atomic_fp16_vector", NEVER),
        CooperativeMatrixNV => ("SPV_NV_cooperative_matrix", NEVER),
        CooperativeVectorNV | CooperativeVectorTrainingNV => ("SPV_NV_cooperative_vector", NEVER),
        GeometryShaderPassthroughNV => ("SPV_NV_geometry_shader_passthrough", NEVER),
        RawAccessChainsNV => ("SPV_NV_raw_access_chains", NEVER),
        RayTracingMotionBlurNV => ("SPV_NV_ray_tracing_motion_blur", NEVER),
        SampleMaskOverrideCoverageNV => ("SPV_NV_sample_mask_override_coverage", NEVER),
        ShaderSMBuiltinsNV => ("SPV_NV_shader_sm_builtins", NEVER),
        ShaderStereoViewNV => ("SPV_NV_stereo_view_rendering", NEVER),
        FragmentMaskAMD => ("SPV_AMD_shader_fragment_mask", NEVER),
        ImageGatherBiasLodAMD => ("SPV_AMD_texture_gather_bias_lod", NEVER),
        ImageReadWriteLodAMD => ("SPV_AMD_shader_image_load_store_lod", NEVER),
        Float16ImageAMD => ("SPV_AMD_gpu_shader_half_float_fetch", NEVER),
        TextureSampleWeightedQCOM | TextureBoxFilterQCOM | TextureBlockMatchQCOM => {
            ("SPV_QCOM_image_processing", NEVER)
        }
        ShaderEnqueueAMDX => ("SPV_AMDX_shader_enqueue", NEVER),
        LongVectorEXT => ("SPV_EXT_long_vector", NEVER),
        _ => return None,
    })
}
