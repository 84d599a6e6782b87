//! Which of a machine's Vulkan devices runs the shaders, and what that device lacks.

use ash::vk;
use std::ffi::CStr;

/// The device to take: its number, from 0, or a part of its name.
const VARIABLE: &str = "EXEC_DEVICE";

/// The device that `EXEC_DEVICE` wants, or the first.
pub fn choose(instance: &ash::Instance) -> Result<vk::PhysicalDevice, String> {
    let devices = unsafe { instance.enumerate_physical_devices() }.map_err(|error| error.to_string())?;
    let wanted = std::env::var(VARIABLE).unwrap_or_default();
    let names: Vec<String> = devices.iter().map(|&it| name(instance, it)).collect();
    let found = match wanted.parse::<usize>() {
        Ok(number) => devices.get(number),
        Err(_) => devices.iter().zip(&names).find(|it| it.1.contains(&wanted)).map(|it| it.0),
    };
    found.copied().ok_or_else(|| match names.is_empty() {
        true => "there is no Vulkan device".into(),
        false => format!("{VARIABLE}={wanted}, and there are only: {}", names.join(", ")),
    })
}

/// Whether somebody has said which device to take.
pub fn is_chosen() -> bool {
    std::env::var_os(VARIABLE).is_some()
}

pub fn name(instance: &ash::Instance, device: vk::PhysicalDevice) -> String {
    let properties = unsafe { instance.get_physical_device_properties(device) };
    properties.device_name_as_c_str().unwrap_or(c"?").to_string_lossy().into_owned()
}

/// Ends the use of an instance, whose devices are destroyed, but keeps the driver loaded: some (NVIDIA's) leave destructors
/// behind in each thread that has called them, and these run when the thread ends, by when their code must still be there.
pub fn leave(entry: &ash::Entry) {
    std::mem::forget(entry.clone());
}

/// What a device offers to shaders.
#[derive(Default)]
pub struct Offers {
    core: vk::PhysicalDeviceFeatures,
    of_1_1: vk::PhysicalDeviceVulkan11Features<'static>,
    of_1_2: vk::PhysicalDeviceVulkan12Features<'static>,
    of_1_3: vk::PhysicalDeviceVulkan13Features<'static>,
    waves: vk::SubgroupFeatureFlags,
    extensions: Vec<vk::ExtensionProperties>,
}

impl Offers {
    pub fn of(instance: &ash::Instance, device: vk::PhysicalDevice) -> Result<Offers, String> {
        let version = unsafe { instance.get_physical_device_properties(device) }.api_version;
        let mut offers = Offers::default();
        let mut features = vk::PhysicalDeviceFeatures2::default();
        if version >= vk::API_VERSION_1_2 {
            features = features.push_next(&mut offers.of_1_1).push_next(&mut offers.of_1_2);
        }
        if version >= vk::API_VERSION_1_3 {
            features = features.push_next(&mut offers.of_1_3);
        }
        unsafe { instance.get_physical_device_features2(device, &mut features) };
        offers.core = features.features;
        let mut waves = vk::PhysicalDeviceSubgroupProperties::default();
        let mut properties = vk::PhysicalDeviceProperties2::default().push_next(&mut waves);
        unsafe { instance.get_physical_device_properties2(device, &mut properties) };
        offers.waves = waves.supported_operations;
        // The chain ends here; each structure is used by itself from now on.
        offers.of_1_1.p_next = std::ptr::null_mut();
        offers.of_1_2.p_next = std::ptr::null_mut();
        offers.of_1_3.p_next = std::ptr::null_mut();
        offers.extensions = unsafe { instance.enumerate_device_extension_properties(device) }
            .map_err(|error| error.to_string())?;
        Ok(offers)
    }

    pub fn has(&self, extension: &CStr) -> bool {
        self.extensions.iter().any(|it| it.extension_name_as_c_str() == Ok(extension))
    }

    /// The capabilities that a module declares and the device does not have. One that is not known here it has: the
    /// driver will say otherwise.
    pub fn lacks(&self, module: &[u32]) -> Vec<&'static str> {
        const OP_CAPABILITY: u32 = 2 << 16 | 17;
        let declared = module.get(5..).unwrap_or_default().as_chunks::<2>().0;
        let declared = declared.iter().take_while(|it| it[0] == OP_CAPABILITY).map(|it| it[1]);
        declared.filter_map(|it| self.name_of_missing(it)).collect()
    }

    /// The name of a capability of that number, if the device lacks it. The numbers are SPIR-V's, the features the ones
    /// that the table of capabilities in Vulkan's appendix on SPIR-V names.
    fn name_of_missing(&self, capability: u32) -> Option<&'static str> {
        use vk::SubgroupFeatureFlags as Waves;
        let Offers { core, of_1_1, of_1_2, of_1_3, .. } = self;
        let waves = |of: Waves| self.waves.contains(of).into();
        let extension = |name: &CStr| self.has(name).into();
        let (name, is_there): (&str, vk::Bool32) = match capability {
            2 => ("Geometry", core.geometry_shader),
            3 => ("Tessellation", core.tessellation_shader),
            9 => ("Float16", of_1_2.shader_float16),
            10 => ("Float64", core.shader_float64),
            11 => ("Int64", core.shader_int64),
            12 => ("Int64Atomics", of_1_2.shader_buffer_int64_atomics),
            22 => ("Int16", core.shader_int16),
            25 => ("ImageGatherExtended", core.shader_image_gather_extended),
            27 => ("StorageImageMultisample", core.shader_storage_image_multisample),
            32 => ("ClipDistance", core.shader_clip_distance),
            33 => ("CullDistance", core.shader_cull_distance),
            34 => ("ImageCubeArray", core.image_cube_array),
            35 => ("SampleRateShading", core.sample_rate_shading),
            39 => ("Int8", of_1_2.shader_int8),
            41 => ("SparseResidency", core.shader_resource_residency),
            42 => ("MinLod", core.shader_resource_min_lod),
            45 => ("SampledCubeArray", core.image_cube_array),
            48 => ("ImageMSArray", core.shader_storage_image_multisample),
            52 => ("InterpolationFunction", core.sample_rate_shading),
            55 => ("StorageImageReadWithoutFormat", core.shader_storage_image_read_without_format),
            56 => ("StorageImageWriteWithoutFormat", core.shader_storage_image_write_without_format),
            57 => ("MultiViewport", core.multi_viewport),
            61 => ("GroupNonUniform", waves(Waves::BASIC)),
            62 => ("GroupNonUniformVote", waves(Waves::VOTE)),
            63 => ("GroupNonUniformArithmetic", waves(Waves::ARITHMETIC)),
            64 => ("GroupNonUniformBallot", waves(Waves::BALLOT)),
            65 => ("GroupNonUniformShuffle", waves(Waves::SHUFFLE)),
            66 => ("GroupNonUniformShuffleRelative", waves(Waves::SHUFFLE_RELATIVE)),
            67 => ("GroupNonUniformClustered", waves(Waves::CLUSTERED)),
            68 => ("GroupNonUniformQuad", waves(Waves::QUAD)),
            69 => ("ShaderLayer", of_1_2.shader_output_layer),
            70 => ("ShaderViewportIndex", of_1_2.shader_output_viewport_index),
            4427 => ("DrawParameters", of_1_1.shader_draw_parameters),
            4433 => ("StorageBuffer16BitAccess", of_1_1.storage_buffer16_bit_access),
            4434 => ("UniformAndStorageBuffer16BitAccess", of_1_1.uniform_and_storage_buffer16_bit_access),
            4435 => ("StoragePushConstant16", of_1_1.storage_push_constant16),
            4436 => ("StorageInputOutput16", of_1_1.storage_input_output16),
            4439 => ("MultiView", of_1_1.multiview),
            4441 => ("VariablePointersStorageBuffer", of_1_1.variable_pointers_storage_buffer),
            4442 => ("VariablePointers", of_1_1.variable_pointers),
            4448 => ("StorageBuffer8BitAccess", of_1_2.storage_buffer8_bit_access),
            4449 => ("UniformAndStorageBuffer8BitAccess", of_1_2.uniform_and_storage_buffer8_bit_access),
            4450 => ("StoragePushConstant8", of_1_2.storage_push_constant8),
            4472 => ("RayQueryKHR", extension(ash::khr::ray_query::NAME)),
            4479 => ("RayTracingKHR", extension(ash::khr::ray_tracing_pipeline::NAME)),
            6022 => ("CooperativeMatrixKHR", extension(ash::khr::cooperative_matrix::NAME)),
            5055 => ("ShaderClockKHR", extension(ash::khr::shader_clock::NAME)),
            5283 => ("MeshShadingEXT", extension(ash::ext::mesh_shader::NAME)),
            5284 => ("FragmentBarycentricKHR", extension(ash::khr::fragment_shader_barycentric::NAME)),
            5288 | 5350 => ("ComputeDerivativeGroup", extension(c"VK_KHR_compute_shader_derivatives")),
            5297 => ("GroupNonUniformPartitionedNV", waves(Waves::PARTITIONED_NV)),
            5301 => ("ShaderNonUniform", of_1_2.descriptor_indexing),
            5302 => ("RuntimeDescriptorArray", of_1_2.runtime_descriptor_array),
            5306 => (
                "UniformBufferArrayNonUniformIndexing",
                of_1_2.shader_uniform_buffer_array_non_uniform_indexing,
            ),
            5307 => (
                "SampledImageArrayNonUniformIndexing",
                of_1_2.shader_sampled_image_array_non_uniform_indexing,
            ),
            5308 => (
                "StorageBufferArrayNonUniformIndexing",
                of_1_2.shader_storage_buffer_array_non_uniform_indexing,
            ),
            5309 => (
                "StorageImageArrayNonUniformIndexing",
                of_1_2.shader_storage_image_array_non_uniform_indexing,
            ),
            5345 => ("VulkanMemoryModel", of_1_2.vulkan_memory_model),
            5346 => ("VulkanMemoryModelDeviceScope", of_1_2.vulkan_memory_model_device_scope),
            5347 => ("PhysicalStorageBufferAddresses", of_1_2.buffer_device_address),
            5363 | 5372 | 5378 => {
                ("FragmentShaderInterlock", extension(ash::ext::fragment_shader_interlock::NAME))
            }
            5379 => ("DemoteToHelperInvocation", of_1_3.shader_demote_to_helper_invocation),
            6016..=6019 => ("DotProduct", of_1_3.shader_integer_dot_product),
            _ => return None,
        };
        (is_there == vk::FALSE).then_some(name)
    }
}
