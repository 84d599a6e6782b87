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
/// For ash.
pub mod ash {
use ::ash::vk;
/// The bindings of set 0. An array without a length has 0 descriptors here.
pub const SET_0: [vk::DescriptorSetLayoutBinding<'static>; 3] = [vk::DescriptorSetLayoutBinding { binding: 0, descriptor_type: vk::DescriptorType::UNIFORM_BUFFER_DYNAMIC, descriptor_count: 1, stage_flags: vk::ShaderStageFlags::from_raw(0x20), p_immutable_samplers: ::core::ptr::null(), _marker: ::core::marker::PhantomData }, vk::DescriptorSetLayoutBinding { binding: 1, descriptor_type: vk::DescriptorType::STORAGE_BUFFER_DYNAMIC, descriptor_count: 1, stage_flags: vk::ShaderStageFlags::from_raw(0x20), p_immutable_samplers: ::core::ptr::null(), _marker: ::core::marker::PhantomData }, vk::DescriptorSetLayoutBinding { binding: 7, descriptor_type: vk::DescriptorType::STORAGE_BUFFER, descriptor_count: 1, stage_flags: vk::ShaderStageFlags::from_raw(0x20), p_immutable_samplers: ::core::ptr::null(), _marker: ::core::marker::PhantomData }, ];
/// The bindings of each set, by its number.
pub const SETS: [&[vk::DescriptorSetLayoutBinding<'static>]; 1] = [&SET_0, ];
/// The push constants.
pub const PUSH_CONSTANT_RANGES: [vk::PushConstantRange; 0] = [];
/// The layouts of the sets, by number, and that of pipelines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
/// Of the sets.
pub sets: [vk::DescriptorSetLayout; 1],
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
let mut layout = Self { sets: [vk::DescriptorSetLayout::null(); 1], pipeline: vk::PipelineLayout::null() };
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
let info = vk::DescriptorSetLayoutCreateInfo { binding_count: 3, p_bindings: SET_0.as_ptr(), ..Default::default() };
layout.sets[0] = unsafe { device.create_descriptor_set_layout(&info, None)? };
let info = vk::PipelineLayoutCreateInfo { set_layout_count: 1, p_set_layouts: layout.sets.as_ptr(), push_constant_range_count: 0, p_push_constant_ranges: PUSH_CONSTANT_RANGES.as_ptr(), ..Default::default() };
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
pub const POOL_SIZES: [vk::DescriptorPoolSize; 3] = [vk::DescriptorPoolSize { ty: vk::DescriptorType::UNIFORM_BUFFER_DYNAMIC, descriptor_count: 1 }, vk::DescriptorPoolSize { ty: vk::DescriptorType::STORAGE_BUFFER_DYNAMIC, descriptor_count: 1 }, vk::DescriptorPoolSize { ty: vk::DescriptorType::STORAGE_BUFFER, descriptor_count: 1 }, ];
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
let info = vk::DescriptorPoolCreateInfo { max_sets: 1 * copies, pool_size_count: 3, p_pool_sizes: sizes.as_ptr(), ..Default::default() };
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
pub unsafe fn allocate(&self, device: &::ash::Device, pool: vk::DescriptorPool) -> Result<[vk::DescriptorSet; 1], vk::Result> {
let info = vk::DescriptorSetAllocateInfo { descriptor_pool: pool, descriptor_set_count: 1, p_set_layouts: self.sets.as_ptr(), ..Default::default() };
let made = unsafe { device.allocate_descriptor_sets(&info)? };
let mut sets = [vk::DescriptorSet::null(); 1];
sets.copy_from_slice(&made);
Ok(sets)
}
}
/// What is bound: all resources of the shaders.
#[derive(Clone, Copy)]
#[allow(non_snake_case, clippy::pub_underscore_fields)]
pub struct Resources {
/// `ConstantBuffer<Item> object`: uniform buffer at set 0, binding 0.
pub object: vk::DescriptorBufferInfo,
/// `StructuredBuffer<Item> items`: storage buffer at set 0, binding 1.
pub items: vk::DescriptorBufferInfo,
/// `RWByteAddressBuffer result`: storage buffer at set 0, binding 7.
pub result: vk::DescriptorBufferInfo,
}
#[allow(unsafe_code)]
impl Resources {
/// Writes all descriptors of these sets. Arrays without a length are written from their beginning.
///
/// # Safety
///
/// That of Vulkan: the device has the sets and the resources, and no pending work uses the sets.
#[allow(clippy::cast_possible_truncation)]
pub unsafe fn write(&self, device: &::ash::Device, sets: &[vk::DescriptorSet; 1]) {
let writes = [
vk::WriteDescriptorSet { dst_set: sets[0], dst_binding: 0, descriptor_type: vk::DescriptorType::UNIFORM_BUFFER_DYNAMIC, descriptor_count: 1, p_buffer_info: &raw const self.object, ..Default::default() },
vk::WriteDescriptorSet { dst_set: sets[0], dst_binding: 1, descriptor_type: vk::DescriptorType::STORAGE_BUFFER_DYNAMIC, descriptor_count: 1, p_buffer_info: &raw const self.items, ..Default::default() },
vk::WriteDescriptorSet { dst_set: sets[0], dst_binding: 7, descriptor_type: vk::DescriptorType::STORAGE_BUFFER, descriptor_count: 1, p_buffer_info: &raw const self.result, ..Default::default() },
];
for write in &writes {
// Vulkan takes no empty ones.
if write.descriptor_count > 0 {
unsafe { device.update_descriptor_sets(::core::slice::from_ref(write), &[]) };
}
}
}
}
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
/// Creates a compute pipeline.
///
/// # Errors
///
/// Those of Vulkan.
///
/// # Safety
///
/// That of Vulkan: the device created the layout, which is that of [`Layout`] or compatible with it.
#[allow(unsafe_code)]
pub unsafe fn create_pipeline(device: &::ash::Device, layout: vk::PipelineLayout) -> Result<vk::Pipeline, vk::Result> {
let module = unsafe { create_module(device)? };
let stage = stage(module);
let info = vk::ComputePipelineCreateInfo { stage, layout, ..Default::default() };
let made = unsafe { device.create_compute_pipelines(vk::PipelineCache::null(), &[info], None) };
unsafe { device.destroy_shader_module(module, None) };
match made {
Ok(pipelines) => Ok(pipelines[0]),
Err((_, error)) => Err(error),
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
set_layouts: ::std::vec![::vulkano::descriptor_set::layout::DescriptorSetLayoutCreateInfo { bindings: ::std::collections::BTreeMap::from([(0, ::vulkano::descriptor_set::layout::DescriptorSetLayoutBinding { descriptor_count: 1, stages: ::vulkano::shader::ShaderStages::COMPUTE, ..::vulkano::descriptor_set::layout::DescriptorSetLayoutBinding::descriptor_type(::vulkano::descriptor_set::layout::DescriptorType::UniformBufferDynamic) }), (1, ::vulkano::descriptor_set::layout::DescriptorSetLayoutBinding { descriptor_count: 1, stages: ::vulkano::shader::ShaderStages::COMPUTE, ..::vulkano::descriptor_set::layout::DescriptorSetLayoutBinding::descriptor_type(::vulkano::descriptor_set::layout::DescriptorType::StorageBufferDynamic) }), (7, ::vulkano::descriptor_set::layout::DescriptorSetLayoutBinding { descriptor_count: 1, stages: ::vulkano::shader::ShaderStages::COMPUTE, ..::vulkano::descriptor_set::layout::DescriptorSetLayoutBinding::descriptor_type(::vulkano::descriptor_set::layout::DescriptorType::StorageBuffer) }), ]), ..::vulkano::descriptor_set::layout::DescriptorSetLayoutCreateInfo::default() }, ],
push_constant_ranges: ::std::vec![],
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
/// `ConstantBuffer<Item> object`: uniform buffer at set 0, binding 0.
pub object: ::vulkano::descriptor_set::DescriptorBufferInfo,
/// `StructuredBuffer<Item> items`: storage buffer at set 0, binding 1.
pub items: ::vulkano::descriptor_set::DescriptorBufferInfo,
/// `RWByteAddressBuffer result`: storage buffer at set 0, binding 7.
pub result: ::vulkano::buffer::Subbuffer<[u8]>,
}
impl Resources {
/// What to write into each set, by its number. Arrays without a length are written from their beginning.
#[must_use]
#[allow(clippy::too_many_lines)]
pub fn writes(&self) -> [::std::vec::Vec<::vulkano::descriptor_set::WriteDescriptorSet>; 1] {
[::std::vec![::vulkano::descriptor_set::WriteDescriptorSet::buffer_with_range(0, self.object.clone()), ::vulkano::descriptor_set::WriteDescriptorSet::buffer_with_range(1, self.items.clone()), ::vulkano::descriptor_set::WriteDescriptorSet::buffer(7, self.result.clone()), ], ]
}
/// Creates every set that has bindings, each with its number.
///
/// # Errors
///
/// Those of Vulkan, and those of vulkano if a resource does not fit its binding or `layout` is not that of [`create_layout`].
#[allow(clippy::needless_pass_by_value, clippy::type_complexity)]
pub fn create_sets(&self, allocator: ::std::sync::Arc<dyn ::vulkano::descriptor_set::allocator::DescriptorSetAllocator>, layout: &::vulkano::pipeline::PipelineLayout) -> ::core::result::Result<[(u32, ::std::sync::Arc<::vulkano::descriptor_set::DescriptorSet>); 1], ::vulkano::Validated<::vulkano::VulkanError>> {
let layouts = layout.set_layouts();
let [set_0, ] = self.writes();
Ok([(0, ::vulkano::descriptor_set::DescriptorSet::new(allocator.clone(), layouts[0].clone(), set_0, [])?), ])
}
}
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
pub fn entry_point(device: ::std::sync::Arc<::vulkano::device::Device>) -> ::core::result::Result<::vulkano::shader::EntryPoint, ::vulkano::Validated<::vulkano::VulkanError>> {
found(load(device)?.entry_point(super::ENTRY_POINT))
}
/// Creates the shader module, for a stage of a pipeline.
///
/// # Errors
///
/// Those of [`load`].
pub fn stage(device: ::std::sync::Arc<::vulkano::device::Device>) -> ::core::result::Result<::vulkano::pipeline::PipelineShaderStageCreateInfo, ::vulkano::Validated<::vulkano::VulkanError>> {
Ok(::vulkano::pipeline::PipelineShaderStageCreateInfo::new(entry_point(device)?))
}
/// Creates a compute pipeline, with the layout from `create_layout` or one that is compatible with it.
///
/// # Errors
///
/// Those of [`load`].
pub fn create_pipeline(device: ::std::sync::Arc<::vulkano::device::Device>, layout: ::std::sync::Arc<::vulkano::pipeline::PipelineLayout>) -> ::core::result::Result<::std::sync::Arc<::vulkano::pipeline::ComputePipeline>, ::vulkano::Validated<::vulkano::VulkanError>> {
let stage = stage(device.clone())?;
let info = ::vulkano::pipeline::compute::ComputePipelineCreateInfo::stage_layout(stage, layout);
::vulkano::pipeline::ComputePipeline::new(device, ::core::option::Option::None, info)
}
}
#[doc = "What is drawn."]
#[doc = ""]
/// `Item` of the shader: 48 bytes, relaxed std140 layout.
#[repr(C)]
#[derive(Clone, Copy, serde::Serialize)]
#[allow(non_snake_case, non_camel_case_types, clippy::pub_underscore_fields)]
pub struct ItemStd140 {
#[doc = "In the world."]
#[doc = ""]
    /// Offset 0, 4 bytes, `float`.
    pub place: f32,
    #[doc(hidden)]
    #[serde(skip)]
pub _pad0: [u8; 12],
    /// Offset 16, 32 bytes, `float2[2]`.
    pub size: [F32x2Stride16; 2],
}
impl ::core::fmt::Debug for ItemStd140 { #[inline] fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result { f.debug_struct("ItemStd140").field("place", &self.place).field("size", &self.size).finish() } }
// SAFETY: every field is plain data and the assertions on offsets and size leave no byte between them.
#[allow(unsafe_code)]
unsafe impl ::bytemuck::Zeroable for ItemStd140 {}
// SAFETY: as above.
#[allow(unsafe_code)]
unsafe impl ::bytemuck::Pod for ItemStd140 {}
#[allow(non_snake_case, clippy::all, clippy::pedantic)]
impl ItemStd140 {
/// In bytes.
pub const SIZE: usize = 48;
/// Every byte zero.
pub const ZERO: Self = Self { place: 0.0, _pad0: [0; 12], size: [F32x2Stride16::ZERO; 2], };
/// All members; padding is zero.
#[must_use]
#[inline]
pub const fn new(place: f32, size: [[f32; 2]; 2], ) -> Self { Self { place: place, _pad0: [0; 12], size: { let mut __0all = [F32x2Stride16::ZERO; 2]; let mut __0 = 0; while __0 < 2 { __0all[__0] = F32x2Stride16::new(size[__0]); __0 += 1; } __0all }, } }
}
impl ::core::default::Default for ItemStd140 { #[inline] fn default() -> Self { Self::ZERO } }
const _: () = {
let layout = [
(::core::mem::offset_of!(ItemStd140, place) == 0, "Item.place is at offset 0 in the shader, and not here"),
(::core::mem::offset_of!(ItemStd140, size) == 16, "Item.size is at offset 16 in the shader, and not here"),
(::core::mem::size_of::<ItemStd140>() == 48, "Item has 48 bytes in the shader, and not here"),
];
let mut at = 0;
while at < layout.len() {
::core::assert!(layout[at].0, "{}", layout[at].1);
at += 1;
}
};
#[doc = "What is drawn."]
#[doc = ""]
/// `Item` of the shader: 24 bytes, relaxed std430 layout.
#[repr(C)]
#[derive(Clone, Copy, serde::Serialize)]
#[allow(non_snake_case, non_camel_case_types, clippy::pub_underscore_fields)]
pub struct ItemStd430 {
#[doc = "In the world."]
#[doc = ""]
    /// Offset 0, 4 bytes, `float`.
    pub place: f32,
    #[doc(hidden)]
    #[serde(skip)]
pub _pad0: [u8; 4],
    /// Offset 8, 16 bytes, `float2[2]`.
    pub size: [[f32; 2]; 2],
}
impl ::core::fmt::Debug for ItemStd430 { #[inline] fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result { f.debug_struct("ItemStd430").field("place", &self.place).field("size", &self.size).finish() } }
// SAFETY: every field is plain data and the assertions on offsets and size leave no byte between them.
#[allow(unsafe_code)]
unsafe impl ::bytemuck::Zeroable for ItemStd430 {}
// SAFETY: as above.
#[allow(unsafe_code)]
unsafe impl ::bytemuck::Pod for ItemStd430 {}
#[allow(non_snake_case, clippy::all, clippy::pedantic)]
impl ItemStd430 {
/// In bytes.
pub const SIZE: usize = 24;
/// Every byte zero.
pub const ZERO: Self = Self { place: 0.0, _pad0: [0; 4], size: [[0.0; 2]; 2], };
/// All members; padding is zero.
#[must_use]
#[inline]
pub const fn new(place: f32, size: [[f32; 2]; 2], ) -> Self { Self { place: place, _pad0: [0; 4], size: size, } }
}
impl ::core::default::Default for ItemStd430 { #[inline] fn default() -> Self { Self::ZERO } }
const _: () = {
let layout = [
(::core::mem::offset_of!(ItemStd430, place) == 0, "Item.place is at offset 0 in the shader, and not here"),
(::core::mem::offset_of!(ItemStd430, size) == 8, "Item.size is at offset 8 in the shader, and not here"),
(::core::mem::size_of::<ItemStd430>() == 24, "Item has 24 bytes in the shader, and not here"),
];
let mut at = 0;
while at < layout.len() {
::core::assert!(layout[at].0, "{}", layout[at].1);
at += 1;
}
};
/// An array element that takes 16 bytes in the shader's layout.
#[repr(C)]
#[derive(Clone, Copy, serde::Serialize)]
#[allow(non_camel_case_types, clippy::pub_underscore_fields)]
pub struct F32x2Stride16 {
/// The element.
pub value: [f32; 2],
#[doc(hidden)]
#[serde(skip)]
pub _pad: [u8; 8],
}
impl F32x2Stride16 {
/// Every byte zero.
pub const ZERO: Self = Self::new([0.0; 2]);
/// The element with its padding.
#[must_use]
pub const fn new(value: [f32; 2]) -> Self { Self { value, _pad: [0; 8] } }
}
impl ::core::fmt::Debug for F32x2Stride16 { #[inline] fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result { ::core::fmt::Debug::fmt(&self.value, f) } }
impl ::core::default::Default for F32x2Stride16 { #[inline] fn default() -> Self { Self::ZERO } }
impl ::core::convert::From<[f32; 2]> for F32x2Stride16 { fn from(value: [f32; 2]) -> Self { Self::new(value) } }
const _: () = assert!(::core::mem::size_of::<F32x2Stride16>() == 16, "stride of F32x2Stride16");
// SAFETY: every field is plain data and the assertions on offsets and size leave no byte between them.
#[allow(unsafe_code)]
unsafe impl ::bytemuck::Zeroable for F32x2Stride16 {}
// SAFETY: as above.
#[allow(unsafe_code)]
unsafe impl ::bytemuck::Pod for F32x2Stride16 {}
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
#[doc = "One of many, in one buffer."]
#[doc = ""]
/// `ConstantBuffer<Item> object`: uniform buffer, 40 bytes.
pub const OBJECT: Binding = Binding { name: "object", set: 0, binding: 0, descriptor_type: 8, count: 1, stages: 0x20 };
/// `StructuredBuffer<Item> items`: storage buffer, 24 bytes.
pub const ITEMS: Binding = Binding { name: "items", set: 0, binding: 1, descriptor_type: 9, count: 1, stages: 0x20 };
#[doc = "Where it all goes."]
#[doc = ""]
/// `RWByteAddressBuffer result`: storage buffer.
pub const RESULT: Binding = Binding { name: "result", set: 0, binding: 7, descriptor_type: 7, count: 1, stages: 0x20 };
/// All of them, by set and number.
pub const ALL: [Binding; 3] = [OBJECT, ITEMS, RESULT, ];
}
