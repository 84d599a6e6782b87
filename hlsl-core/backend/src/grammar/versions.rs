//! The version of SPIR-V that capabilities and extensions require, which the tables do not hold.

use crate::spirv::Capability;

/// A major and a minor version.
pub type Version = (u8, u8);

/// Of a capability, or of the extension that defines it.
pub fn of_capability(capability: Capability) -> Version {
    use Capability as C;
    match capability {
        C::GroupNonUniform
        | C::GroupNonUniformVote
        | C::GroupNonUniformArithmetic
        | C::GroupNonUniformBallot
        | C::GroupNonUniformShuffle
        | C::GroupNonUniformShuffleRelative
        | C::GroupNonUniformClustered
        | C::GroupNonUniformQuad
        | C::VulkanMemoryModel
        | C::VulkanMemoryModelDeviceScope
        | C::CooperativeMatrixConversionQCOM => (1, 3),
        C::WorkgroupMemoryExplicitLayoutKHR
        | C::WorkgroupMemoryExplicitLayout8BitAccessKHR
        | C::WorkgroupMemoryExplicitLayout16BitAccessKHR
        | C::MeshShadingEXT
        | C::RayTracingKHR
        | C::ShaderInvocationReorderNV
        | C::ShaderInvocationReorderEXT
        | C::RayTracingClusterAccelerationStructureNV
        | C::RayTracingSpheresGeometryNV
        | C::RayTracingLinearSweptSpheresGeometryNV
        | C::TextureSampleWeightedQCOM
        | C::TextureBoxFilterQCOM
        | C::TextureBlockMatchQCOM
        | C::TextureBlockMatch2QCOM => (1, 4),
        C::ShaderLayer | C::ShaderViewportIndex => (1, 5),
        C::UniformDecoration => (1, 6),
        _ => (1, 0),
    }
}

pub fn of_extension(name: &str) -> Version {
    match name {
        "SPV_KHR_vulkan_memory_model" | "SPV_QCOM_cooperative_matrix_conversion" => (1, 3),
        "SPV_KHR_workgroup_memory_explicit_layout"
        | "SPV_EXT_mesh_shader"
        | "SPV_EXT_shader_invocation_reorder"
        | "SPV_NV_shader_invocation_reorder"
        | "SPV_NV_cluster_acceleration_structure"
        | "SPV_NV_linear_swept_spheres"
        | "SPV_QCOM_image_processing"
        | "SPV_QCOM_image_processing2" => (1, 4),
        _ => (1, 0),
    }
}

/// The first target that has a version of SPIR-V.
pub fn first_target(version: Version) -> &'static str {
    match version {
        (1, ..=3) => "vulkan1.1",
        (1, 4) => "vulkan1.1spirv1.4",
        (1, 5) => "vulkan1.2",
        _ => "vulkan1.3",
    }
}
