/// One location of the input of a vertex shader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VertexInput {
/// Of the variable in the shader.
pub name: &'static str,
/// As the shader has it, `TEXCOORD0`.
pub semantic: &'static str,
/// In the shader.
pub location: u32,
/// `VkFormat`.
pub format: u32,
/// In one element of its buffer, in bytes.
pub offset: u32,
}
/// The entry point `vertices`.
#[allow(non_snake_case)]
pub mod vertices {
pub use super::VertexInput;
/// The SPIR-V module, as words.
pub static SPIRV: &[u32] = &[119734787,];
/// The name of the entry point in the module.
pub const ENTRY_POINT: &str = "vertices";
/// [`ENTRY_POINT`], as Vulkan takes it.
pub const ENTRY_POINT_C: &::core::ffi::CStr = c"vertices";
/// The stage, as HLSL names it.
pub const STAGE: &str = "vertex";
/// The bit of `VkShaderStageFlagBits`.
pub const STAGE_FLAGS: u32 = 0x1;
/// Every attribute; offsets are those in one buffer that holds them in order of their locations.
pub const VERTEX_INPUTS: [VertexInput; 5] = [VertexInput { name: "position", semantic: "POSITION", location: 0, format: 106, offset: 0 }, VertexInput { name: "uv", semantic: "TEXCOORD0", location: 1, format: 103, offset: 12 }, VertexInput { name: "bones", semantic: "BLENDINDICES", location: 2, format: 107, offset: 20 }, VertexInput { name: "bend", semantic: "BEND", location: 3, format: 103, offset: 36 }, VertexInput { name: "bend", semantic: "BEND", location: 4, format: 103, offset: 44 }, ];
/// What one buffer has for one vertex: attributes, in order of their locations.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(non_snake_case, clippy::pub_underscore_fields)]
pub struct Vertex {
/// Offset 0, `float3 : POSITION`.
pub position: [f32; 3],
/// Offset 12, `float2 : TEXCOORD0`.
pub uv: [f32; 2],
/// Offset 20, `uint4 : BLENDINDICES`.
pub bones: [u32; 4],
/// Offset 36, `float2x2 : BEND`.
pub bend: [[f32; 2]; 2],
}
impl Vertex {
/// All zero.
pub const ZERO: Self = Self { position: [0.0; 3], uv: [0.0; 2], bones: [0; 4], bend: [[0.0; 2]; 2], };
/// Bytes from vertex to vertex.
pub const STRIDE: u32 = 52;
/// The attributes.
pub const ATTRIBUTES: [VertexInput; 5] = [VertexInput { name: "position", semantic: "POSITION", location: 0, format: 106, offset: 0 }, VertexInput { name: "uv", semantic: "TEXCOORD0", location: 1, format: 103, offset: 12 }, VertexInput { name: "bones", semantic: "BLENDINDICES", location: 2, format: 107, offset: 20 }, VertexInput { name: "bend", semantic: "BEND", location: 3, format: 103, offset: 36 }, VertexInput { name: "bend", semantic: "BEND", location: 4, format: 103, offset: 44 }, ];
}
impl Default for Vertex { #[inline] fn default() -> Self { Self::ZERO } }
const _: () = assert!(::core::mem::size_of::<Vertex>() == 52, "size of Vertex");
// SAFETY: every field is plain data and the assertions on offsets and size leave no byte between them.
#[allow(unsafe_code)]
unsafe impl ::bytemuck::Zeroable for Vertex {}
// SAFETY: as above.
#[allow(unsafe_code)]
unsafe impl ::bytemuck::Pod for Vertex {}
/// For ash.
pub mod ash {
use ::ash::vk;
/// Creates the shader module.
///
/// # Errors
///
/// Those of Vulkan.
///
/// # Safety
///
/// That of Vulkan: the device is valid, and has the features that the shader needs.
#[allow(unsafe_code)]
pub unsafe fn create_module(device: &::ash::Device) -> Result<vk::ShaderModule, vk::Result> {
let info = vk::ShaderModuleCreateInfo { code_size: ::core::mem::size_of_val(super::SPIRV), p_code: super::SPIRV.as_ptr(), ..Default::default() };
unsafe { device.create_shader_module(&info, None) }
}
/// The stage.
pub const STAGE: vk::ShaderStageFlags = vk::ShaderStageFlags::from_raw(super::STAGE_FLAGS);
/// The stage of a pipeline, with the module from [`create_module`].
#[must_use]
pub fn stage(module: vk::ShaderModule) -> vk::PipelineShaderStageCreateInfo<'static> {
vk::PipelineShaderStageCreateInfo { stage: STAGE, module, p_name: super::ENTRY_POINT_C.as_ptr(), ..Default::default() }
}
/// The vertex buffers.
pub const VERTEX_BINDINGS: [vk::VertexInputBindingDescription; 1] = [vk::VertexInputBindingDescription { binding: 0, stride: 52, input_rate: vk::VertexInputRate::VERTEX }, ];
/// The attributes in them.
pub const VERTEX_ATTRIBUTES: [vk::VertexInputAttributeDescription; 5] = [vk::VertexInputAttributeDescription { location: 0, binding: 0, format: vk::Format::R32G32B32_SFLOAT, offset: 0 }, vk::VertexInputAttributeDescription { location: 1, binding: 0, format: vk::Format::R32G32_SFLOAT, offset: 12 }, vk::VertexInputAttributeDescription { location: 2, binding: 0, format: vk::Format::R32G32B32A32_UINT, offset: 20 }, vk::VertexInputAttributeDescription { location: 3, binding: 0, format: vk::Format::R32G32_SFLOAT, offset: 36 }, vk::VertexInputAttributeDescription { location: 4, binding: 0, format: vk::Format::R32G32_SFLOAT, offset: 44 }, ];
/// The input of a graphics pipeline.
#[must_use]
pub fn vertex_input() -> vk::PipelineVertexInputStateCreateInfo<'static> {
vk::PipelineVertexInputStateCreateInfo { vertex_binding_description_count: 1, p_vertex_binding_descriptions: VERTEX_BINDINGS.as_ptr(), vertex_attribute_description_count: 5, p_vertex_attribute_descriptions: VERTEX_ATTRIBUTES.as_ptr(), ..Default::default() }
}
}
/// For vulkano.
pub mod vulkano {
/// Creates the shader module.
///
/// # Errors
///
/// Those of Vulkan, and those of vulkano if the device lacks what the shader needs.
#[allow(unsafe_code)]
pub fn load(device: ::std::sync::Arc<::vulkano::device::Device>) -> ::core::result::Result<::std::sync::Arc<::vulkano::shader::ShaderModule>, ::vulkano::Validated<::vulkano::VulkanError>> {
let info = ::vulkano::shader::ShaderModuleCreateInfo::new(super::SPIRV);
// SAFETY: a compiler wrote the words, as valid SPIR-V.
unsafe { ::vulkano::shader::ShaderModule::new(device, info) }
}
/// Creates the shader module with these specialization constants.
///
/// # Errors
///
/// Those of [`load`].
pub fn load_specialized(device: ::std::sync::Arc<::vulkano::device::Device>, constants: super::super::SpecConstants) -> ::core::result::Result<::std::sync::Arc<::vulkano::shader::SpecializedShaderModule>, ::vulkano::Validated<::vulkano::VulkanError>> {
Ok(load(device)?.specialize(super::super::vulkano::specialization(constants))?)
}
fn found(entry_point: ::core::option::Option<::vulkano::shader::EntryPoint>) -> ::core::result::Result<::vulkano::shader::EntryPoint, ::vulkano::Validated<::vulkano::VulkanError>> {
entry_point.ok_or_else(|| {
let problem = "the module does not have the entry point".into();
::std::boxed::Box::new(::vulkano::ValidationError { problem, ..::vulkano::ValidationError::default() }).into()
})
}
/// Creates the shader module, for its entry point.
///
/// # Errors
///
/// Those of [`load`].
pub fn entry_point(device: ::std::sync::Arc<::vulkano::device::Device>, constants: super::super::SpecConstants) -> ::core::result::Result<::vulkano::shader::EntryPoint, ::vulkano::Validated<::vulkano::VulkanError>> {
found(load_specialized(device, constants)?.entry_point(super::ENTRY_POINT))
}
/// Creates the shader module, for a stage of a pipeline.
///
/// # Errors
///
/// Those of [`load`].
pub fn stage(device: ::std::sync::Arc<::vulkano::device::Device>, constants: super::super::SpecConstants) -> ::core::result::Result<::vulkano::pipeline::PipelineShaderStageCreateInfo, ::vulkano::Validated<::vulkano::VulkanError>> {
Ok(::vulkano::pipeline::PipelineShaderStageCreateInfo::new(entry_point(device, constants)?))
}
/// The vertex buffers and the attributes in them, for a graphics pipeline.
#[must_use]
#[allow(clippy::too_many_lines)]
pub fn vertex_input() -> ::vulkano::pipeline::graphics::vertex_input::VertexInputState {
::vulkano::pipeline::graphics::vertex_input::VertexInputState::new()
.binding(0, ::vulkano::pipeline::graphics::vertex_input::VertexInputBindingDescription { stride: 52, input_rate: ::vulkano::pipeline::graphics::vertex_input::VertexInputRate::Vertex, ..::vulkano::pipeline::graphics::vertex_input::VertexInputBindingDescription::default() })
.attribute(0, ::vulkano::pipeline::graphics::vertex_input::VertexInputAttributeDescription { binding: 0, format: ::vulkano::format::Format::R32G32B32_SFLOAT, offset: 0, ..::vulkano::pipeline::graphics::vertex_input::VertexInputAttributeDescription::default() })
.attribute(1, ::vulkano::pipeline::graphics::vertex_input::VertexInputAttributeDescription { binding: 0, format: ::vulkano::format::Format::R32G32_SFLOAT, offset: 12, ..::vulkano::pipeline::graphics::vertex_input::VertexInputAttributeDescription::default() })
.attribute(2, ::vulkano::pipeline::graphics::vertex_input::VertexInputAttributeDescription { binding: 0, format: ::vulkano::format::Format::R32G32B32A32_UINT, offset: 20, ..::vulkano::pipeline::graphics::vertex_input::VertexInputAttributeDescription::default() })
.attribute(3, ::vulkano::pipeline::graphics::vertex_input::VertexInputAttributeDescription { binding: 0, format: ::vulkano::format::Format::R32G32_SFLOAT, offset: 36, ..::vulkano::pipeline::graphics::vertex_input::VertexInputAttributeDescription::default() })
.attribute(4, ::vulkano::pipeline::graphics::vertex_input::VertexInputAttributeDescription { binding: 0, format: ::vulkano::format::Format::R32G32_SFLOAT, offset: 44, ..::vulkano::pipeline::graphics::vertex_input::VertexInputAttributeDescription::default() })
}
}
}
/// The entry point `pixels`.
#[allow(non_snake_case)]
pub mod pixels {
/// The SPIR-V module, as words.
pub static SPIRV: &[u32] = &[119734787,];
/// The name of the entry point in the module.
pub const ENTRY_POINT: &str = "pixels";
/// [`ENTRY_POINT`], as Vulkan takes it.
pub const ENTRY_POINT_C: &::core::ffi::CStr = c"pixels";
/// The stage, as HLSL names it.
pub const STAGE: &str = "pixel";
/// The bit of `VkShaderStageFlagBits`.
pub const STAGE_FLAGS: u32 = 0x10;
/// For ash.
pub mod ash {
use ::ash::vk;
/// Creates the shader module.
///
/// # Errors
///
/// Those of Vulkan.
///
/// # Safety
///
/// That of Vulkan: the device is valid, and has the features that the shader needs.
#[allow(unsafe_code)]
pub unsafe fn create_module(device: &::ash::Device) -> Result<vk::ShaderModule, vk::Result> {
let info = vk::ShaderModuleCreateInfo { code_size: ::core::mem::size_of_val(super::SPIRV), p_code: super::SPIRV.as_ptr(), ..Default::default() };
unsafe { device.create_shader_module(&info, None) }
}
/// The stage.
pub const STAGE: vk::ShaderStageFlags = vk::ShaderStageFlags::from_raw(super::STAGE_FLAGS);
/// The stage of a pipeline, with the module from [`create_module`].
#[must_use]
pub fn stage(module: vk::ShaderModule) -> vk::PipelineShaderStageCreateInfo<'static> {
vk::PipelineShaderStageCreateInfo { stage: STAGE, module, p_name: super::ENTRY_POINT_C.as_ptr(), ..Default::default() }
}
}
/// For vulkano.
pub mod vulkano {
/// Creates the shader module.
///
/// # Errors
///
/// Those of Vulkan, and those of vulkano if the device lacks what the shader needs.
#[allow(unsafe_code)]
pub fn load(device: ::std::sync::Arc<::vulkano::device::Device>) -> ::core::result::Result<::std::sync::Arc<::vulkano::shader::ShaderModule>, ::vulkano::Validated<::vulkano::VulkanError>> {
let info = ::vulkano::shader::ShaderModuleCreateInfo::new(super::SPIRV);
// SAFETY: a compiler wrote the words, as valid SPIR-V.
unsafe { ::vulkano::shader::ShaderModule::new(device, info) }
}
/// Creates the shader module with these specialization constants.
///
/// # Errors
///
/// Those of [`load`].
pub fn load_specialized(device: ::std::sync::Arc<::vulkano::device::Device>, constants: super::super::SpecConstants) -> ::core::result::Result<::std::sync::Arc<::vulkano::shader::SpecializedShaderModule>, ::vulkano::Validated<::vulkano::VulkanError>> {
Ok(load(device)?.specialize(super::super::vulkano::specialization(constants))?)
}
fn found(entry_point: ::core::option::Option<::vulkano::shader::EntryPoint>) -> ::core::result::Result<::vulkano::shader::EntryPoint, ::vulkano::Validated<::vulkano::VulkanError>> {
entry_point.ok_or_else(|| {
let problem = "the module does not have the entry point".into();
::std::boxed::Box::new(::vulkano::ValidationError { problem, ..::vulkano::ValidationError::default() }).into()
})
}
/// Creates the shader module, for its entry point.
///
/// # Errors
///
/// Those of [`load`].
pub fn entry_point(device: ::std::sync::Arc<::vulkano::device::Device>, constants: super::super::SpecConstants) -> ::core::result::Result<::vulkano::shader::EntryPoint, ::vulkano::Validated<::vulkano::VulkanError>> {
found(load_specialized(device, constants)?.entry_point(super::ENTRY_POINT))
}
/// Creates the shader module, for a stage of a pipeline.
///
/// # Errors
///
/// Those of [`load`].
pub fn stage(device: ::std::sync::Arc<::vulkano::device::Device>, constants: super::super::SpecConstants) -> ::core::result::Result<::vulkano::pipeline::PipelineShaderStageCreateInfo, ::vulkano::Validated<::vulkano::VulkanError>> {
Ok(::vulkano::pipeline::PipelineShaderStageCreateInfo::new(entry_point(device, constants)?))
}
}
}
/// For ash.
pub mod ash {
use ::ash::vk;
/// The bindings of set 0. An array without a length has 0 descriptors here.
pub const SET_0: [vk::DescriptorSetLayoutBinding<'static>; 4] = [vk::DescriptorSetLayoutBinding { binding: 0, descriptor_type: vk::DescriptorType::UNIFORM_BUFFER, descriptor_count: 1, stage_flags: vk::ShaderStageFlags::from_raw(0x11), p_immutable_samplers: ::core::ptr::null(), _marker: ::core::marker::PhantomData }, vk::DescriptorSetLayoutBinding { binding: 1, descriptor_type: vk::DescriptorType::SAMPLED_IMAGE, descriptor_count: 1, stage_flags: vk::ShaderStageFlags::from_raw(0x10), p_immutable_samplers: ::core::ptr::null(), _marker: ::core::marker::PhantomData }, vk::DescriptorSetLayoutBinding { binding: 2, descriptor_type: vk::DescriptorType::SAMPLER, descriptor_count: 1, stage_flags: vk::ShaderStageFlags::from_raw(0x10), p_immutable_samplers: ::core::ptr::null(), _marker: ::core::marker::PhantomData }, vk::DescriptorSetLayoutBinding { binding: 4, descriptor_type: vk::DescriptorType::SAMPLED_IMAGE, descriptor_count: 4, stage_flags: vk::ShaderStageFlags::from_raw(0x10), p_immutable_samplers: ::core::ptr::null(), _marker: ::core::marker::PhantomData }, ];
/// The bindings of set 1. An array without a length has 0 descriptors here.
pub const SET_1: [vk::DescriptorSetLayoutBinding<'static>; 1] = [vk::DescriptorSetLayoutBinding { binding: 3, descriptor_type: vk::DescriptorType::STORAGE_BUFFER, descriptor_count: 1, stage_flags: vk::ShaderStageFlags::from_raw(0x10), p_immutable_samplers: ::core::ptr::null(), _marker: ::core::marker::PhantomData }, ];
/// The bindings of each set, by its number.
pub const SETS: [&[vk::DescriptorSetLayoutBinding<'static>]; 2] = [&SET_0, &SET_1, ];
/// The push constants.
pub const PUSH_CONSTANT_RANGES: [vk::PushConstantRange; 1] = [vk::PushConstantRange { stage_flags: vk::ShaderStageFlags::from_raw(0x10), offset: super::PUSH_CONSTANTS.offset, size: super::PUSH_CONSTANTS.size }];
/// The layouts of the sets, by number, and that of pipelines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
/// Of the sets.
pub sets: [vk::DescriptorSetLayout; 2],
/// Of pipelines.
pub pipeline: vk::PipelineLayout,
}
#[allow(unsafe_code)]
impl Layout {
/// Creates the layouts.
///
/// # Errors
///
/// Those of Vulkan. Nothing is left of what was created before.
///
/// # Safety
///
/// That of Vulkan: the device is valid, and has the features that these bindings need.
pub unsafe fn create(device: &::ash::Device) -> Result<Self, vk::Result> {
let mut layout = Self { sets: [vk::DescriptorSetLayout::null(); 2], pipeline: vk::PipelineLayout::null() };
// SAFETY: the caller's.
let created = unsafe { layout.create_all(device) };
if created.is_err() {
// SAFETY: what was created here is not in use, and null may be destroyed.
unsafe { layout.destroy(device) };
}
created.map(|()| layout)
}
unsafe fn create_all(&mut self, device: &::ash::Device) -> Result<(), vk::Result> {
let layout = self;
let info = vk::DescriptorSetLayoutCreateInfo { binding_count: 4, p_bindings: SET_0.as_ptr(), ..Default::default() };
layout.sets[0] = unsafe { device.create_descriptor_set_layout(&info, None)? };
let info = vk::DescriptorSetLayoutCreateInfo { binding_count: 1, p_bindings: SET_1.as_ptr(), ..Default::default() };
layout.sets[1] = unsafe { device.create_descriptor_set_layout(&info, None)? };
let info = vk::PipelineLayoutCreateInfo { set_layout_count: 2, p_set_layouts: layout.sets.as_ptr(), push_constant_range_count: 1, p_push_constant_ranges: PUSH_CONSTANT_RANGES.as_ptr(), ..Default::default() };
layout.pipeline = unsafe { device.create_pipeline_layout(&info, None)? };
Ok(())
}
/// Destroys the layouts.
///
/// # Safety
///
/// That of Vulkan: the device created them, and nothing uses them any more.
pub unsafe fn destroy(&self, device: &::ash::Device) {
unsafe {
device.destroy_pipeline_layout(self.pipeline, None);
for set in self.sets {
device.destroy_descriptor_set_layout(set, None);
}
}
}
}
/// The descriptors in one of each set, without those of arrays that have no length.
pub const POOL_SIZES: [vk::DescriptorPoolSize; 4] = [vk::DescriptorPoolSize { ty: vk::DescriptorType::UNIFORM_BUFFER, descriptor_count: 1 }, vk::DescriptorPoolSize { ty: vk::DescriptorType::SAMPLED_IMAGE, descriptor_count: 5 }, vk::DescriptorPoolSize { ty: vk::DescriptorType::SAMPLER, descriptor_count: 1 }, vk::DescriptorPoolSize { ty: vk::DescriptorType::STORAGE_BUFFER, descriptor_count: 1 }, ];
#[allow(unsafe_code)]
impl Layout {
/// Creates a pool for `copies` of each set.
///
/// # Errors
///
/// Those of Vulkan.
///
/// # Safety
///
/// That of Vulkan: the device is valid.
pub unsafe fn create_pool(device: &::ash::Device, copies: u32) -> Result<vk::DescriptorPool, vk::Result> {
let mut sizes = POOL_SIZES;
for size in &mut sizes {
size.descriptor_count *= copies;
}
let info = vk::DescriptorPoolCreateInfo { max_sets: 2 * copies, pool_size_count: 4, p_pool_sizes: sizes.as_ptr(), ..Default::default() };
unsafe { device.create_descriptor_pool(&info, None) }
}
/// Allocates one of each set.
///
/// # Errors
///
/// Those of Vulkan.
///
/// # Safety
///
/// That of Vulkan: the device created the layouts and the pool.
pub unsafe fn allocate(&self, device: &::ash::Device, pool: vk::DescriptorPool) -> Result<[vk::DescriptorSet; 2], vk::Result> {
let info = vk::DescriptorSetAllocateInfo { descriptor_pool: pool, descriptor_set_count: 2, p_set_layouts: self.sets.as_ptr(), ..Default::default() };
let made = unsafe { device.allocate_descriptor_sets(&info)? };
let mut sets = [vk::DescriptorSet::null(); 2];
sets.copy_from_slice(&made);
Ok(sets)
}
}
/// What is bound: all resources of the shaders.
#[derive(Clone, Copy)]
#[allow(non_snake_case, clippy::pub_underscore_fields)]
pub struct Resources {
/// `cbuffer Scene`: uniform buffer at set 0, binding 0.
pub Scene: vk::DescriptorBufferInfo,
/// `Texture2D<float4> image`: sampled image at set 0, binding 1.
pub image: vk::DescriptorImageInfo,
/// `SamplerState linear_sampler`: sampler at set 0, binding 2.
pub linear_sampler: vk::DescriptorImageInfo,
/// `Texture2D<float> maps`: sampled image at set 0, binding 4.
pub maps: [vk::DescriptorImageInfo; 4],
/// `RWStructuredBuffer<Light> results`: storage buffer at set 1, binding 3.
pub results: vk::DescriptorBufferInfo,
}
#[allow(unsafe_code)]
impl Resources {
/// Writes all descriptors of these sets. Arrays without a length are written from their beginning.
///
/// # Safety
///
/// That of Vulkan: the device has the sets and the resources, and no pending work uses the sets.
#[allow(clippy::cast_possible_truncation)]
pub unsafe fn write(&self, device: &::ash::Device, sets: &[vk::DescriptorSet; 2]) {
let writes = [
vk::WriteDescriptorSet { dst_set: sets[0], dst_binding: 0, descriptor_type: vk::DescriptorType::UNIFORM_BUFFER, descriptor_count: 1, p_buffer_info: &raw const self.Scene, ..Default::default() },
vk::WriteDescriptorSet { dst_set: sets[0], dst_binding: 1, descriptor_type: vk::DescriptorType::SAMPLED_IMAGE, descriptor_count: 1, p_image_info: &raw const self.image, ..Default::default() },
vk::WriteDescriptorSet { dst_set: sets[0], dst_binding: 2, descriptor_type: vk::DescriptorType::SAMPLER, descriptor_count: 1, p_image_info: &raw const self.linear_sampler, ..Default::default() },
vk::WriteDescriptorSet { dst_set: sets[0], dst_binding: 4, descriptor_type: vk::DescriptorType::SAMPLED_IMAGE, descriptor_count: 4, p_image_info: self.maps.as_ptr(), ..Default::default() },
vk::WriteDescriptorSet { dst_set: sets[1], dst_binding: 3, descriptor_type: vk::DescriptorType::STORAGE_BUFFER, descriptor_count: 1, p_buffer_info: &raw const self.results, ..Default::default() },
];
for write in &writes {
// Vulkan takes no empty ones.
if write.descriptor_count > 0 {
unsafe { device.update_descriptor_sets(::core::slice::from_ref(write), &[]) };
}
}
}
}
/// Where each specialization constant is in [`Specialization`].
pub const SPECIALIZATION_ENTRIES: [vk::SpecializationMapEntry; 2] = [vk::SpecializationMapEntry { constant_id: super::SpecConstants::ENTRIES[0].id, offset: super::SpecConstants::ENTRIES[0].offset, size: super::SpecConstants::ENTRIES[0].size }, vk::SpecializationMapEntry { constant_id: super::SpecConstants::ENTRIES[1].id, offset: super::SpecConstants::ENTRIES[1].offset, size: super::SpecConstants::ENTRIES[1].size }, ];
/// Values of the specialization constants, as a pipeline takes them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Specialization([u8; 8]);
impl From<super::SpecConstants> for Specialization {
fn from(values: super::SpecConstants) -> Self { Self(values.data()) }
}
impl Default for Specialization {
fn default() -> Self { super::SpecConstants::default().into() }
}
impl Specialization {
/// For [`vk::PipelineShaderStageCreateInfo::p_specialization_info`]. It points to `self`.
#[must_use]
pub fn info(&self) -> vk::SpecializationInfo<'_> {
vk::SpecializationInfo { map_entry_count: 2, p_map_entries: SPECIALIZATION_ENTRIES.as_ptr(), data_size: 8, p_data: self.0.as_ptr().cast(), ..Default::default() }
}
}
}
/// For vulkano.
pub mod vulkano {
/// What a pipeline layout is created from: the sets by number, and the push constants, from 0 to the end of the struct, so that the struct can be pushed at 0. Change it where a layout needs flags.
///
#[must_use]
#[allow(clippy::too_many_lines)]
pub fn layout_info() -> ::vulkano::pipeline::layout::PipelineDescriptorSetLayoutCreateInfo {
::vulkano::pipeline::layout::PipelineDescriptorSetLayoutCreateInfo {
flags: ::vulkano::pipeline::layout::PipelineLayoutCreateFlags::default(),
set_layouts: ::std::vec![::vulkano::descriptor_set::layout::DescriptorSetLayoutCreateInfo { bindings: ::std::collections::BTreeMap::from([(0, ::vulkano::descriptor_set::layout::DescriptorSetLayoutBinding { descriptor_count: 1, stages: ::vulkano::shader::ShaderStages::VERTEX | ::vulkano::shader::ShaderStages::FRAGMENT, ..::vulkano::descriptor_set::layout::DescriptorSetLayoutBinding::descriptor_type(::vulkano::descriptor_set::layout::DescriptorType::UniformBuffer) }), (1, ::vulkano::descriptor_set::layout::DescriptorSetLayoutBinding { descriptor_count: 1, stages: ::vulkano::shader::ShaderStages::FRAGMENT, ..::vulkano::descriptor_set::layout::DescriptorSetLayoutBinding::descriptor_type(::vulkano::descriptor_set::layout::DescriptorType::SampledImage) }), (2, ::vulkano::descriptor_set::layout::DescriptorSetLayoutBinding { descriptor_count: 1, stages: ::vulkano::shader::ShaderStages::FRAGMENT, ..::vulkano::descriptor_set::layout::DescriptorSetLayoutBinding::descriptor_type(::vulkano::descriptor_set::layout::DescriptorType::Sampler) }), (4, ::vulkano::descriptor_set::layout::DescriptorSetLayoutBinding { descriptor_count: 4, stages: ::vulkano::shader::ShaderStages::FRAGMENT, ..::vulkano::descriptor_set::layout::DescriptorSetLayoutBinding::descriptor_type(::vulkano::descriptor_set::layout::DescriptorType::SampledImage) }), ]), ..::vulkano::descriptor_set::layout::DescriptorSetLayoutCreateInfo::default() }, ::vulkano::descriptor_set::layout::DescriptorSetLayoutCreateInfo { bindings: ::std::collections::BTreeMap::from([(3, ::vulkano::descriptor_set::layout::DescriptorSetLayoutBinding { descriptor_count: 1, stages: ::vulkano::shader::ShaderStages::FRAGMENT, ..::vulkano::descriptor_set::layout::DescriptorSetLayoutBinding::descriptor_type(::vulkano::descriptor_set::layout::DescriptorType::StorageBuffer) }), ]), ..::vulkano::descriptor_set::layout::DescriptorSetLayoutCreateInfo::default() }, ],
push_constant_ranges: ::std::vec![::vulkano::pipeline::layout::PushConstantRange { stages: ::vulkano::shader::ShaderStages::FRAGMENT, offset: 0, size: super::PUSH_CONSTANTS.offset + super::PUSH_CONSTANTS.size }],
}
}
/// Creates the layout of pipelines with all shaders, and those of its sets.
///
/// # Errors
///
/// Those of Vulkan, and those of vulkano if the device lacks what the bindings need.
pub fn create_layout(device: ::std::sync::Arc<::vulkano::device::Device>) -> ::core::result::Result<::std::sync::Arc<::vulkano::pipeline::PipelineLayout>, ::vulkano::Validated<::vulkano::VulkanError>> {
let info = layout_info().into_pipeline_layout_create_info(device.clone());
::vulkano::pipeline::PipelineLayout::new(device, info.map_err(|it| it.error)?)
}
/// What is bound: all resources of the shaders.
#[derive(Clone)]
#[allow(non_snake_case, clippy::pub_underscore_fields)]
pub struct Resources {
/// `cbuffer Scene`: uniform buffer at set 0, binding 0.
pub Scene: ::vulkano::buffer::Subbuffer<super::Scene>,
/// `Texture2D<float4> image`: sampled image at set 0, binding 1.
pub image: ::std::sync::Arc<::vulkano::image::view::ImageView>,
/// `SamplerState linear_sampler`: sampler at set 0, binding 2.
pub linear_sampler: ::std::sync::Arc<::vulkano::image::sampler::Sampler>,
/// `Texture2D<float> maps`: sampled image at set 0, binding 4.
pub maps: [::std::sync::Arc<::vulkano::image::view::ImageView>; 4],
/// `RWStructuredBuffer<Light> results`: storage buffer at set 1, binding 3.
pub results: ::vulkano::buffer::Subbuffer<[super::Light]>,
}
impl Resources {
/// What to write into each set, by its number. Arrays without a length are written from their beginning.
#[must_use]
#[allow(clippy::too_many_lines)]
pub fn writes(&self) -> [::std::vec::Vec<::vulkano::descriptor_set::WriteDescriptorSet>; 2] {
[::std::vec![::vulkano::descriptor_set::WriteDescriptorSet::buffer(0, self.Scene.clone()), ::vulkano::descriptor_set::WriteDescriptorSet::image_view(1, self.image.clone()), ::vulkano::descriptor_set::WriteDescriptorSet::sampler(2, self.linear_sampler.clone()), ::vulkano::descriptor_set::WriteDescriptorSet::image_view_array(4, 0, self.maps.iter().cloned()), ], ::std::vec![::vulkano::descriptor_set::WriteDescriptorSet::buffer(3, self.results.clone()), ], ]
}
/// Creates every set that has bindings, each with its number.
///
/// # Errors
///
/// Those of Vulkan, and those of vulkano if a resource does not fit its binding or `layout` is not that of [`create_layout`].
#[allow(clippy::needless_pass_by_value, clippy::type_complexity)]
pub fn create_sets(&self, allocator: ::std::sync::Arc<dyn ::vulkano::descriptor_set::allocator::DescriptorSetAllocator>, layout: &::vulkano::pipeline::PipelineLayout) -> ::core::result::Result<[(u32, ::std::sync::Arc<::vulkano::descriptor_set::DescriptorSet>); 2], ::vulkano::Validated<::vulkano::VulkanError>> {
let layouts = layout.set_layouts();
let [set_0, set_1, ] = self.writes();
Ok([(0, ::vulkano::descriptor_set::DescriptorSet::new(allocator.clone(), layouts[0].clone(), set_0, [])?), (1, ::vulkano::descriptor_set::DescriptorSet::new(allocator.clone(), layouts[1].clone(), set_1, [])?), ])
}
}
/// The specialization constants by their ids, as shader modules take them.
#[must_use]
pub fn specialization<S>(constants: super::SpecConstants) -> ::std::collections::HashMap<u32, ::vulkano::shader::SpecializationConstant, S>
where
S: ::core::hash::BuildHasher + ::core::default::Default,
{
::core::iter::IntoIterator::into_iter([(super::SpecConstants::ENTRIES[0].id, ::vulkano::shader::SpecializationConstant::from(constants.scale)), (super::SpecConstants::ENTRIES[1].id, ::vulkano::shader::SpecializationConstant::from(constants.is_bright)), ]).collect()
}
}
/// `Light` of the shader: 96 bytes, relaxed std140 layout.
#[repr(C)]
#[derive(Clone, Copy, PartialEq)]
#[allow(non_snake_case, non_camel_case_types, clippy::pub_underscore_fields)]
pub struct Light {
    /// Offset 0, 12 bytes, `float3`.
    pub at: [f32; 3],
    /// Offset 12, 4 bytes, `float`.
    pub power: f32,
    /// Offset 16, 64 bytes, `float4x4`.
    pub to_world: [[f32; 4]; 4],
    /// Offset 80, 4 bytes, `bool`.
    pub is_on: Bool,
    #[doc(hidden)]
    pub _pad0: [u8; 12],
}
impl ::core::fmt::Debug for Light { #[inline] fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result { f.debug_struct("Light").field("at", &self.at).field("power", &self.power).field("to_world", &self.to_world).field("is_on", &self.is_on).finish() } }
// SAFETY: every field is plain data and the assertions on offsets and size leave no byte between them.
#[allow(unsafe_code)]
unsafe impl ::bytemuck::Zeroable for Light {}
// SAFETY: as above.
#[allow(unsafe_code)]
unsafe impl ::bytemuck::Pod for Light {}
#[allow(non_snake_case, clippy::all, clippy::pedantic)]
impl Light {
/// In bytes.
pub const SIZE: usize = 96;
/// Every byte zero.
pub const ZERO: Self = Self { at: [0.0; 3], power: 0.0, to_world: [[0.0; 4]; 4], is_on: Bool::new(false), _pad0: [0; 12], };
/// All members; padding is zero.
#[must_use]
#[inline]
pub const fn new(at: [f32; 3], power: f32, to_world: [[f32; 4]; 4], is_on: bool, ) -> Self { Self { at: at, power: power, to_world: to_world, is_on: Bool::new(is_on), _pad0: [0; 12], } }
}
impl ::core::default::Default for Light { #[inline] fn default() -> Self { Self::ZERO } }
const _: () = {
let layout = [
(::core::mem::offset_of!(Light, at) == 0, "Light.at is at offset 0 in the shader, and not here"),
(::core::mem::offset_of!(Light, power) == 12, "Light.power is at offset 12 in the shader, and not here"),
(::core::mem::offset_of!(Light, to_world) == 16, "Light.to_world is at offset 16 in the shader, and not here"),
(::core::mem::offset_of!(Light, is_on) == 80, "Light.is_on is at offset 80 in the shader, and not here"),
(::core::mem::size_of::<Light>() == 96, "Light has 96 bytes in the shader, and not here"),
];
let mut at = 0;
while at < layout.len() {
::core::assert!(layout[at].0, "{}", layout[at].1);
at += 1;
}
};
/// `Scene` of the shader: 560 bytes, relaxed std140 layout.
#[repr(C)]
#[derive(Clone, Copy, PartialEq)]
#[allow(non_snake_case, non_camel_case_types, clippy::pub_underscore_fields)]
pub struct Scene {
    /// Offset 0, 64 bytes, `float4x4`.
    pub view: [[f32; 4]; 4],
    /// Offset 64, 12 bytes, `float3`.
    pub eye: [f32; 3],
    /// Offset 76, 4 bytes, `float`.
    pub time: f32,
    /// Offset 80, 288 bytes, `Light[3]`.
    pub lights: [Light; 3],
    /// Offset 368, 48 bytes, `float2x3`.
    pub small: [[f32; 4]; 3],
    /// Offset 416, 48 bytes, `row_major float3x3`.
    pub turned: [[f32; 4]; 3],
    /// Offset 464, 80 bytes, `float[5]`.
    pub weights: [F32Stride16; 5],
    /// Offset 544, 4 bytes, `float`.
    pub after: f32,
    #[doc(hidden)]
    pub _pad0: [u8; 12],
}
impl ::core::fmt::Debug for Scene { #[inline] fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result { f.debug_struct("Scene").field("view", &self.view).field("eye", &self.eye).field("time", &self.time).field("lights", &self.lights).field("small", &self.small).field("turned", &self.turned).field("weights", &self.weights).field("after", &self.after).finish() } }
// SAFETY: every field is plain data and the assertions on offsets and size leave no byte between them.
#[allow(unsafe_code)]
unsafe impl ::bytemuck::Zeroable for Scene {}
// SAFETY: as above.
#[allow(unsafe_code)]
unsafe impl ::bytemuck::Pod for Scene {}
#[allow(non_snake_case, clippy::all, clippy::pedantic)]
impl Scene {
/// In bytes.
pub const SIZE: usize = 560;
/// Every byte zero.
pub const ZERO: Self = Self { view: [[0.0; 4]; 4], eye: [0.0; 3], time: 0.0, lights: [Light::ZERO; 3], small: [[0.0; 4]; 3], turned: [[0.0; 4]; 3], weights: [F32Stride16::ZERO; 5], after: 0.0, _pad0: [0; 12], };
/// All members; padding is zero.
#[must_use]
#[inline]
pub const fn new(view: [[f32; 4]; 4], eye: [f32; 3], time: f32, lights: [Light; 3], small: [[f32; 2]; 3], turned: [[f32; 3]; 3], weights: [f32; 5], after: f32, ) -> Self { Self { view: view, eye: eye, time: time, lights: lights, small: [[small[0][0], small[0][1], 0.0, 0.0], [small[1][0], small[1][1], 0.0, 0.0], [small[2][0], small[2][1], 0.0, 0.0]], turned: [[turned[0][0], turned[0][1], turned[0][2], 0.0], [turned[1][0], turned[1][1], turned[1][2], 0.0], [turned[2][0], turned[2][1], turned[2][2], 0.0]], weights: { let mut __0all = [F32Stride16::ZERO; 5]; let mut __0 = 0; while __0 < 5 { __0all[__0] = F32Stride16::new(weights[__0]); __0 += 1; } __0all }, after: after, _pad0: [0; 12], } }
}
impl ::core::default::Default for Scene { #[inline] fn default() -> Self { Self::ZERO } }
const _: () = {
let layout = [
(::core::mem::offset_of!(Scene, view) == 0, "Scene.view is at offset 0 in the shader, and not here"),
(::core::mem::offset_of!(Scene, eye) == 64, "Scene.eye is at offset 64 in the shader, and not here"),
(::core::mem::offset_of!(Scene, time) == 76, "Scene.time is at offset 76 in the shader, and not here"),
(::core::mem::offset_of!(Scene, lights) == 80, "Scene.lights is at offset 80 in the shader, and not here"),
(::core::mem::offset_of!(Scene, small) == 368, "Scene.small is at offset 368 in the shader, and not here"),
(::core::mem::offset_of!(Scene, turned) == 416, "Scene.turned is at offset 416 in the shader, and not here"),
(::core::mem::offset_of!(Scene, weights) == 464, "Scene.weights is at offset 464 in the shader, and not here"),
(::core::mem::offset_of!(Scene, after) == 544, "Scene.after is at offset 544 in the shader, and not here"),
(::core::mem::size_of::<Scene>() == 560, "Scene has 560 bytes in the shader, and not here"),
];
let mut at = 0;
while at < layout.len() {
::core::assert!(layout[at].0, "{}", layout[at].1);
at += 1;
}
};
/// `Push` of the shader: 32 bytes, relaxed std430 layout.
#[repr(C)]
#[derive(Clone, Copy, PartialEq)]
#[allow(non_snake_case, non_camel_case_types, clippy::pub_underscore_fields)]
pub struct Push {
    /// Offset 0, 16 bytes, `float4`.
    pub tint: [f32; 4],
    /// Offset 16, 4 bytes, `uint`.
    pub index: u32,
    #[doc(hidden)]
    pub _pad0: [u8; 12],
}
impl ::core::fmt::Debug for Push { #[inline] fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result { f.debug_struct("Push").field("tint", &self.tint).field("index", &self.index).finish() } }
// SAFETY: every field is plain data and the assertions on offsets and size leave no byte between them.
#[allow(unsafe_code)]
unsafe impl ::bytemuck::Zeroable for Push {}
// SAFETY: as above.
#[allow(unsafe_code)]
unsafe impl ::bytemuck::Pod for Push {}
#[allow(non_snake_case, clippy::all, clippy::pedantic)]
impl Push {
/// In bytes.
pub const SIZE: usize = 32;
/// Every byte zero.
pub const ZERO: Self = Self { tint: [0.0; 4], index: 0, _pad0: [0; 12], };
/// All members; padding is zero.
#[must_use]
#[inline]
pub const fn new(tint: [f32; 4], index: u32, ) -> Self { Self { tint: tint, index: index, _pad0: [0; 12], } }
}
impl ::core::default::Default for Push { #[inline] fn default() -> Self { Self::ZERO } }
const _: () = {
let layout = [
(::core::mem::offset_of!(Push, tint) == 0, "Push.tint is at offset 0 in the shader, and not here"),
(::core::mem::offset_of!(Push, index) == 16, "Push.index is at offset 16 in the shader, and not here"),
(::core::mem::size_of::<Push>() == 32, "Push has 32 bytes in the shader, and not here"),
];
let mut at = 0;
while at < layout.len() {
::core::assert!(layout[at].0, "{}", layout[at].1);
at += 1;
}
};
/// An array element that takes 16 bytes in the shader's layout.
#[repr(C)]
#[derive(Clone, Copy, PartialEq)]
#[allow(non_camel_case_types, clippy::pub_underscore_fields)]
pub struct F32Stride16 {
/// The element.
pub value: f32,
#[doc(hidden)]
pub _pad: [u8; 12],
}
impl F32Stride16 {
/// Every byte zero.
pub const ZERO: Self = Self::new(0.0);
/// The element with its padding.
#[must_use]
pub const fn new(value: f32) -> Self { Self { value, _pad: [0; 12] } }
}
impl ::core::fmt::Debug for F32Stride16 { #[inline] fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result { ::core::fmt::Debug::fmt(&self.value, f) } }
impl ::core::default::Default for F32Stride16 { #[inline] fn default() -> Self { Self::ZERO } }
impl ::core::convert::From<f32> for F32Stride16 { fn from(value: f32) -> Self { Self::new(value) } }
const _: () = assert!(::core::mem::size_of::<F32Stride16>() == 16, "stride of F32Stride16");
// SAFETY: every field is plain data and the assertions on offsets and size leave no byte between them.
#[allow(unsafe_code)]
unsafe impl ::bytemuck::Zeroable for F32Stride16 {}
// SAFETY: as above.
#[allow(unsafe_code)]
unsafe impl ::bytemuck::Pod for F32Stride16 {}
/// A `bool` of the shader: 32 bits, 0 or 1.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Bool(u32);
impl Bool {
/// 1 for true.
#[must_use]
pub const fn new(value: bool) -> Self { Self(value as u32) }
/// Whether it is not 0.
#[must_use]
pub const fn get(self) -> bool { self.0 != 0 }
}
impl ::core::convert::From<bool> for Bool { fn from(value: bool) -> Self { Self::new(value) } }
impl ::core::convert::From<Bool> for bool { fn from(value: Bool) -> Self { value.get() } }
// SAFETY: every field is plain data and the assertions on offsets and size leave no byte between them.
#[allow(unsafe_code)]
unsafe impl ::bytemuck::Zeroable for Bool {}
// SAFETY: as above.
#[allow(unsafe_code)]
unsafe impl ::bytemuck::Pod for Bool {}
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
/// `cbuffer Scene`: uniform buffer, 548 bytes.
pub const SCENE: Binding = Binding { name: "Scene", set: 0, binding: 0, descriptor_type: 6, count: 1, stages: 0x11 };
/// `Texture2D<float4> image`: sampled image.
pub const IMAGE: Binding = Binding { name: "image", set: 0, binding: 1, descriptor_type: 2, count: 1, stages: 0x10 };
/// `SamplerState linear_sampler`: sampler.
pub const LINEAR_SAMPLER: Binding = Binding { name: "linear_sampler", set: 0, binding: 2, descriptor_type: 0, count: 1, stages: 0x10 };
/// `Texture2D<float> maps`: sampled image.
pub const MAPS: Binding = Binding { name: "maps", set: 0, binding: 4, descriptor_type: 2, count: 4, stages: 0x10 };
/// `RWStructuredBuffer<Light> results`: storage buffer, 96 bytes.
pub const RESULTS: Binding = Binding { name: "results", set: 1, binding: 3, descriptor_type: 7, count: 1, stages: 0x10 };
/// All of them, by set and number.
pub const ALL: [Binding; 5] = [SCENE, IMAGE, LINEAR_SAMPLER, MAPS, RESULTS, ];
}
/// What a pipeline layout says of push constants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PushConstantRange {
/// In bytes.
pub offset: u32,
/// In bytes.
pub size: u32,
/// `VkShaderStageFlags` of the stages that read them.
pub stages: u32,
}
/// The range of the push constants, up to the end of the struct.
pub const PUSH_CONSTANTS: PushConstantRange = PushConstantRange { offset: 0, size: 32, stages: 0x10 };
const _: () = assert!((PUSH_CONSTANTS.offset + PUSH_CONSTANTS.size) as usize == ::core::mem::size_of::<Push>(), "the push constants do not hold Push");
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
/// The id of `scale`, a `f32`.
pub const SCALE: u32 = 3;
/// The id of `is_bright`, a `bool`.
pub const IS_BRIGHT: u32 = 5;
}
/// Values of the specialization constants; [`Self::DEFAULT`] has those of the shader.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(non_snake_case, clippy::derive_partial_eq_without_eq, clippy::pub_underscore_fields)]
pub struct SpecConstants {
/// `scale`, 2.0 in the shader.
pub scale: f32,
/// `is_bright`, true in the shader.
pub is_bright: bool,
}
impl SpecConstants {
/// Those of the shader.
pub const DEFAULT: Self = Self { scale: 2.0, is_bright: true, };
/// Where each is in [`Self::data`].
pub const ENTRIES: [SpecConstantEntry; 2] = [SpecConstantEntry { id: 3, offset: 0, size: 4 }, SpecConstantEntry { id: 5, offset: 4, size: 4 }, ];
/// The bytes to which [`Self::ENTRIES`] refers.
#[must_use]
pub fn data(&self) -> [u8; 8] {
let mut data = [0; 8];
data[0..4].copy_from_slice(&self.scale.to_ne_bytes());
data[4..8].copy_from_slice(&u32::from(self.is_bright).to_ne_bytes());
data
}
}
impl Default for SpecConstants { #[inline] fn default() -> Self { Self::DEFAULT } }
/// Constants of the shader.
pub mod constants {
/// `LIGHTS` of the shader.
pub const LIGHTS: u32 = 3;
/// `HALF` of the shader.
pub const HALF: f32 = 0.5;
}
