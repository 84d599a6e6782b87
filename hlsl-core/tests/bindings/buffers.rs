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
/// The SPIR-V module, as words.
pub static SPIRV: &[u32] = &[119734787,];
/// The name of the entry point in the module.
pub const ENTRY_POINT: &str = "main";
/// [`ENTRY_POINT`], as Vulkan takes it.
pub const ENTRY_POINT_C: &::core::ffi::CStr = c"main";
/// The stage, as HLSL names it.
pub const STAGE: &str = "vertex";
/// The bit of `VkShaderStageFlagBits`.
pub const STAGE_FLAGS: u32 = 0x1;
/// Every attribute; offsets are those in one buffer that holds them in order of their locations.
pub const VERTEX_INPUTS: [VertexInput; 3] = [VertexInput { name: "at", semantic: "POSITION", location: 0, format: 109, offset: 0 }, VertexInput { name: "uv", semantic: "TEXCOORD1", location: 1, format: 103, offset: 16 }, VertexInput { name: "cell", semantic: "CELL", location: 2, format: 105, offset: 24 }, ];
/// For wgpu.
pub mod wgpu {
/// The entries of bind group 0.
pub const GROUP_0: [::wgpu::BindGroupLayoutEntry; 1] = [::wgpu::BindGroupLayoutEntry { binding: 0, visibility: ::wgpu::ShaderStages::VERTEX, ty: ::wgpu::BindingType::Buffer { ty: ::wgpu::BufferBindingType::Uniform, has_dynamic_offset: false, min_binding_size: ::core::num::NonZeroU64::new(16) }, count: None }, ];
/// The entries of each bind group, by its number.
pub const GROUPS: [&[::wgpu::BindGroupLayoutEntry]; 1] = [&GROUP_0, ];
/// Bytes of push constants, which wgpu calls immediates.
pub const IMMEDIATE_SIZE: u32 = 0;
/// The layouts of the bind groups, by number, and that of pipelines.
#[derive(Clone, Debug)]
pub struct Layout {
/// Of the bind groups.
pub groups: [::wgpu::BindGroupLayout; 1],
/// Of pipelines.
pub pipeline: ::wgpu::PipelineLayout,
}
impl Layout {
/// Creates the layouts.
#[must_use]
pub fn new(device: &::wgpu::Device) -> Self {
let groups = GROUPS.map(|entries| device.create_bind_group_layout(&::wgpu::BindGroupLayoutDescriptor { label: None, entries }));
let pipeline = device.create_pipeline_layout(&::wgpu::PipelineLayoutDescriptor { label: None, bind_group_layouts: &groups.each_ref().map(Some), immediate_size: IMMEDIATE_SIZE });
Self { groups, pipeline }
}
}
/// What is bound in group 0.
#[derive(Clone, Debug)]
#[allow(non_snake_case, clippy::pub_underscore_fields)]
pub struct Group0<'a> {
/// `ConstantBuffer<Settings> settings`: uniform buffer at binding 0.
pub settings: ::wgpu::BufferBinding<'a>,
}
impl Group0<'_> {
/// The number of the group, for `set_bind_group`.
pub const NUMBER: u32 = 0;
/// Creates the bind group.
#[must_use]
pub fn create(&self, device: &::wgpu::Device, layout: &Layout) -> ::wgpu::BindGroup {
device.create_bind_group(&::wgpu::BindGroupDescriptor { label: None, layout: &layout.groups[0], entries: &[
::wgpu::BindGroupEntry { binding: 0, resource: ::wgpu::BindingResource::Buffer(self.settings.clone()) },
] })
}
}
/// Creates the shader module.
#[must_use]
pub fn create_module(device: &::wgpu::Device) -> ::wgpu::ShaderModule {
device.create_shader_module(::wgpu::ShaderModuleDescriptor { label: None, source: ::wgpu::ShaderSource::SpirV(super::SPIRV.into()) })
}
const ATTRIBUTES_0: [::wgpu::VertexAttribute; 1] = [::wgpu::VertexAttribute { format: ::wgpu::VertexFormat::Float32x4, offset: 0, shader_location: 0 }, ];
const ATTRIBUTES_1: [::wgpu::VertexAttribute; 1] = [::wgpu::VertexAttribute { format: ::wgpu::VertexFormat::Float32x2, offset: 0, shader_location: 1 }, ];
const ATTRIBUTES_2: [::wgpu::VertexAttribute; 1] = [::wgpu::VertexAttribute { format: ::wgpu::VertexFormat::Sint32x3, offset: 0, shader_location: 2 }, ];
/// The vertex buffers.
pub const VERTEX_BUFFERS: [Option<::wgpu::VertexBufferLayout<'static>>; 3] = [Some(::wgpu::VertexBufferLayout { array_stride: 16, step_mode: ::wgpu::VertexStepMode::Vertex, attributes: &ATTRIBUTES_0 }), Some(::wgpu::VertexBufferLayout { array_stride: 8, step_mode: ::wgpu::VertexStepMode::Vertex, attributes: &ATTRIBUTES_1 }), Some(::wgpu::VertexBufferLayout { array_stride: 12, step_mode: ::wgpu::VertexStepMode::Vertex, attributes: &ATTRIBUTES_2 }), ];
/// The vertex stage of a pipeline.
#[must_use]
pub fn vertex_state<'a>(module: &'a ::wgpu::ShaderModule) -> ::wgpu::VertexState<'a> {
::wgpu::VertexState { module, entry_point: Some(super::ENTRY_POINT), compilation_options: ::wgpu::PipelineCompilationOptions::default(), buffers: &VERTEX_BUFFERS }
}
}
/// `Settings` of the shader: 16 bytes, WGSL uniform layout.
#[repr(C)]
#[derive(Clone, Copy)]
#[allow(non_snake_case, non_camel_case_types, clippy::pub_underscore_fields)]
pub struct Settings {
    /// Offset 0, 12 bytes, `float3`.
    pub offset: [f32; 3],
    #[doc(hidden)]
    pub _pad0: [u8; 4],
}
impl ::core::fmt::Debug for Settings { #[inline] fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result { f.debug_struct("Settings").field("offset", &self.offset).finish() } }
#[allow(non_snake_case, clippy::all, clippy::pedantic)]
impl Settings {
/// In bytes.
pub const SIZE: usize = 16;
/// Every byte zero.
pub const ZERO: Self = Self { offset: [0.0; 3], _pad0: [0; 4], };
/// All members; padding is zero.
#[must_use]
#[inline]
pub const fn new(offset: [f32; 3], ) -> Self { Self { offset: offset, _pad0: [0; 4], } }
}
impl ::core::default::Default for Settings { #[inline] fn default() -> Self { Self::ZERO } }
const _: () = {
let layout = [
(::core::mem::offset_of!(Settings, offset) == 0, "Settings.offset is at offset 0 in the shader, and not here"),
(::core::mem::size_of::<Settings>() == 16, "Settings has 16 bytes in the shader, and not here"),
];
let mut at = 0;
while at < layout.len() {
::core::assert!(layout[at].0, "{}", layout[at].1);
at += 1;
}
};
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
/// `ConstantBuffer<Settings> settings`: uniform buffer, 12 bytes.
pub const SETTINGS: Binding = Binding { name: "settings", set: 0, binding: 0, descriptor_type: 6, count: 1, stages: 0x1 };
/// All of them, by set and number.
pub const ALL: [Binding; 1] = [SETTINGS, ];
}
