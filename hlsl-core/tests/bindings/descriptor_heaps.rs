/// The SPIR-V module, as words.
pub static SPIRV: &[u32] = &[119734787,];
/// The name of the entry point in the module.
pub const ENTRY_POINT: &str = "shade";
/// [`ENTRY_POINT`], as Vulkan takes it.
pub const ENTRY_POINT_C: &::core::ffi::CStr = c"shade";
/// The stage, as HLSL names it.
pub const STAGE: &str = "pixel";
/// The bit of `VkShaderStageFlagBits`.
pub const STAGE_FLAGS: u32 = 0x10;
/// `Frame` of the shader: 16 bytes, relaxed std140 layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
#[allow(non_snake_case, non_camel_case_types, clippy::pub_underscore_fields)]
pub struct Frame {
    /// Offset 0, 16 bytes, `float4`.
    pub tint: [f32; 4],
}
// SAFETY: every field is plain data and the assertions on offsets and size leave no byte between them.
#[allow(unsafe_code)]
unsafe impl ::bytemuck::Zeroable for Frame {}
// SAFETY: as above.
#[allow(unsafe_code)]
unsafe impl ::bytemuck::Pod for Frame {}
#[allow(non_snake_case, clippy::all, clippy::pedantic)]
impl Frame {
/// In bytes.
pub const SIZE: usize = 16;
/// Every byte zero.
pub const ZERO: Self = Self { tint: [0.0; 4], };
/// All members; padding is zero.
#[must_use]
#[inline]
pub const fn new(tint: [f32; 4], ) -> Self { Self { tint: tint, } }
}
impl ::core::default::Default for Frame { #[inline] fn default() -> Self { Self::ZERO } }
const _: () = {
let layout = [
(::core::mem::offset_of!(Frame, tint) == 0, "Frame.tint is at offset 0 in the shader, and not here"),
(::core::mem::size_of::<Frame>() == 16, "Frame has 16 bytes in the shader, and not here"),
];
let mut at = 0;
while at < layout.len() {
::core::assert!(layout[at].0, "{}", layout[at].1);
at += 1;
}
};
/// One element of `lights`: `StructuredBuffer<float4>`, 16 bytes.
#[allow(non_camel_case_types)]
pub type LightsElement = [f32; 4];
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
/// `cbuffer Frame`: uniform buffer, 16 bytes.
pub const FRAME: Binding = Binding { name: "Frame", set: 0, binding: 0, descriptor_type: 6, count: 1, stages: 0x10 };
/// `StructuredBuffer<float4> lights`: storage buffer, 16 bytes.
pub const LIGHTS: Binding = Binding { name: "lights", set: 0, binding: 0, descriptor_type: 7, count: 1, stages: 0x10 };
/// `RWTexture2D<float4> picture`: storage image.
pub const PICTURE: Binding = Binding { name: "picture", set: 0, binding: 1, descriptor_type: 3, count: 1, stages: 0x10 };
/// `RWByteAddressBuffer log`: storage buffer.
pub const LOG: Binding = Binding { name: "log", set: 0, binding: 2, descriptor_type: 7, count: 1, stages: 0x10 };
/// ` counter.var.ResourceDescriptorHeap`: storage buffer.
pub const COUNTER_VAR_RESOURCE_DESCRIPTOR_HEAP: Binding = Binding { name: "counter.var.ResourceDescriptorHeap", set: 0, binding: 3, descriptor_type: 7, count: 0, stages: 0x10 };
/// All of them, by set and number.
pub const ALL: [Binding; 5] = [FRAME, LIGHTS, PICTURE, LOG, COUNTER_VAR_RESOURCE_DESCRIPTOR_HEAP, ];
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
pub const fn strides(sizes: DescriptorBytes) -> DescriptorBytes {
let larger = if sizes.image > sizes.buffer { sizes.image } else { sizes.buffer };
DescriptorBytes { image: larger, buffer: larger, sampler: sizes.sampler }
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
pub const MAPPINGS: [BindingMapping; 5] = [BindingMapping { name: "Frame", set: 0, binding: 0, resource_mask: 0x20 }, BindingMapping { name: "lights", set: 0, binding: 0, resource_mask: 0x40 }, BindingMapping { name: "picture", set: 0, binding: 1, resource_mask: 0xc }, BindingMapping { name: "log", set: 0, binding: 2, resource_mask: 0x80 }, BindingMapping { name: "counter.var.ResourceDescriptorHeap", set: 0, binding: 3, resource_mask: 0x80 }, ];
}
