/// The SPIR-V module, as words.
pub static SPIRV: &[u32] = &[119734787,];
/// The name of the entry point in the module.
pub const ENTRY_POINT: &str = "main";
/// [`ENTRY_POINT`], as Vulkan takes it.
pub const ENTRY_POINT_C: &::core::ffi::CStr = c"main";
/// The stage, as HLSL names it.
pub const STAGE: &str = "compute";
/// The bit of `VkShaderStageFlagBits`.
pub const STAGE_FLAGS: u32 = 0x20;
/// Threads of one group, as `[numthreads]` says.
pub const WORKGROUP_SIZE: [u32; 3] = [8, 1, 1];
/// Where each resource is bound.
pub mod bindings {
/// The place and kind of a descriptor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Binding {
/// Of the variable in the shader.
pub name: &'static str,
/// Descriptor set.
pub set: u32,
/// Number in the set.
pub binding: u32,
/// `VkDescriptorType`.
pub descriptor_type: u32,
/// Descriptors in an array, 0 for an array without a length.
pub count: u32,
/// `VkShaderStageFlags` of the stages that use it.
pub stages: u32,
}
/// All of them, by set and number.
pub const ALL: [Binding; 0] = [];
}
/// The heaps of `VK_EXT_descriptor_heap` that the shaders read. Their pipelines are created with
/// `VK_PIPELINE_CREATE_2_DESCRIPTOR_HEAP_BIT_EXT` and without a layout.
pub mod descriptor_heaps {
/// Bytes for each kind of descriptor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DescriptorBytes {
/// Of images and texel buffers: `imageDescriptorSize` of `VkPhysicalDeviceDescriptorHeapPropertiesEXT`.
pub image: u64,
/// Of buffers and acceleration structures: `bufferDescriptorSize`.
pub buffer: u64,
/// Of samplers: `samplerDescriptorSize`.
pub sampler: u64,
}
/// Whether the shaders read `ResourceDescriptorHeap`.
pub const READS_RESOURCES: bool = true;
/// Whether the shaders read `SamplerDescriptorHeap`.
pub const READS_SAMPLERS: bool = true;
/// The distance of descriptors on a device with these sizes: the one with index `i` begins at `i` times that of its kind.
#[must_use]
#[allow(clippy::cast_lossless, clippy::cast_sign_loss)]
pub const fn strides(_: DescriptorBytes, constants: &super::SpecConstants) -> DescriptorBytes {
DescriptorBytes { image: constants.stride as u64, buffer: constants.stride as u64, sampler: 32 }
}
/// A resource with a binding, as `VkDescriptorSetAndBindingMappingEXT` names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BindingMapping {
/// Of the variable in the shader.
pub name: &'static str,
/// `descriptorSet`.
pub set: u32,
/// `firstBinding`; `bindingCount` is 1.
pub binding: u32,
/// `resourceMask`: bits of `VkSpirvResourceTypeFlagBitsEXT`.
pub resource_mask: u32,
}
/// The resources that are not in a heap, which `VkShaderDescriptorSetAndBindingMappingInfoEXT` must map.
pub const MAPPINGS: [BindingMapping; 0] = [];
}
/// A specialization constant in the bytes of all, as `VkSpecializationMapEntry` has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SpecConstantEntry {
/// Of the constant.
pub id: u32,
/// In bytes.
pub offset: u32,
/// In bytes.
pub size: usize,
}
/// Ids of specialization constants.
pub mod spec_constants {
/// The id of `stride`, a `u32`.
pub const STRIDE: u32 = 2;
}
/// Values of the specialization constants; [`Self::DEFAULT`] has those of the shader.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(non_snake_case, clippy::derive_partial_eq_without_eq, clippy::pub_underscore_fields)]
pub struct SpecConstants {
/// `stride`, 64 in the shader.
pub stride: u32,
}
impl SpecConstants {
/// Those of the shader.
pub const DEFAULT: Self = Self { stride: 64, };
/// Where each is in [`Self::data`].
pub const ENTRIES: [SpecConstantEntry; 1] = [SpecConstantEntry { id: 2, offset: 0, size: 4 }, ];
/// The bytes to which [`Self::ENTRIES`] refers.
#[must_use]
pub fn data(&self) -> [u8; 4] {
let mut data = [0; 4];
data[0..4].copy_from_slice(&self.stride.to_ne_bytes());
data
}
}
impl Default for SpecConstants { #[inline] fn default() -> Self { Self::DEFAULT } }
