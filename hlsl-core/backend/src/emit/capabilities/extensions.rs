//! Which extension brings a capability, where the grammar's list of them is not enough: it does not say from which version of
//! SPIR-V on they are not needed, nor which of two is the newer.

use crate::spirv::Capability;

/// The extension that brings a capability, and the version of SPIR-V from which on it is not needed. Without one, it is the
/// first that the grammar lists.
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
        // `InputAttachmentArrayDynamicIndexing` is not among them: spirv-val forgets that Vulkan 1.2 has it.
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
        VulkanMemoryModel | VulkanMemoryModelDeviceScope => ("SPV_KHR_vulkan_memory_model", (1, 5)),
        DenormPreserve | DenormFlushToZero | SignedZeroInfNanPreserve | RoundingModeRTE | RoundingModeRTZ => {
            ("SPV_KHR_float_controls", (1, 4))
        }
        DemoteToHelperInvocation => ("SPV_EXT_demote_to_helper_invocation", (1, 6)),
        DotProduct | DotProductInputAll | DotProductInput4x8Bit | DotProductInput4x8BitPacked => {
            ("SPV_KHR_integer_dot_product", (1, 6))
        }
        // What drivers have so far.
        RayTracingOpacityMicromapKHR => ("SPV_EXT_opacity_micromap", NEVER),
        CooperativeMatrixReductionsEXT | CooperativeMatrixPerElementOperationsEXT => {
            ("SPV_NV_cooperative_matrix2", NEVER)
        }
        FragmentBarycentricKHR => ("SPV_KHR_fragment_shader_barycentric", NEVER),
        ComputeDerivativeGroupQuadsKHR | ComputeDerivativeGroupLinearKHR => {
            ("SPV_KHR_compute_shader_derivatives", NEVER)
        }
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grammar::OperandKind;

    /// A row that says what the grammar says is one too many, and one that it contradicts is wrong.
    #[test]
    fn rows_add_to_what_the_grammar_lists() {
        for it in OperandKind::Capability.values() {
            let Some(capability) = Capability::from_u32(it.value) else { continue };
            let Some((name, version)) = extension_of(capability) else { continue };
            assert!(it.extensions.contains(&name), "{capability:?} does not come with {name}");
            let says_more = version.0 != u8::MAX || it.extensions.first() != Some(&name);
            assert!(says_more, "{capability:?} needs no row");
        }
    }
}
