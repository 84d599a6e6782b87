/// The SPIR-V module, as words.
pub static SPIRV: &[u32] = &[119734787,];
/// The name of the entry point in the module.
pub const ENTRY_POINT: &str = "main";
/// [`ENTRY_POINT`], as Vulkan takes it.
pub const ENTRY_POINT_C: &::core::ffi::CStr = c"main";
/// The stage, as HLSL names it.
pub const STAGE: &str = "pixel";
/// The bit of `VkShaderStageFlagBits`.
pub const STAGE_FLAGS: u32 = 0x10;
/// `Light` of the shader: 16 bytes, relaxed std140 layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
#[allow(non_snake_case, non_camel_case_types, clippy::pub_underscore_fields)]
pub struct Light {
    /// Offset 0, 12 bytes, `float3`.
    pub color: [f32; 3],
    /// Offset 12, 4 bytes, `float`.
    pub reach: f32,
}
// SAFETY: every field is plain data and the assertions on offsets and size leave no byte between them.
#[allow(unsafe_code)]
unsafe impl ::bytemuck::Zeroable for Light {}
// SAFETY: as above.
#[allow(unsafe_code)]
unsafe impl ::bytemuck::Pod for Light {}
#[allow(non_snake_case, clippy::all, clippy::pedantic)]
impl Light {
/// In bytes.
pub const SIZE: usize = 16;
/// Every byte zero.
pub const ZERO: Self = Self { color: [0.0; 3], reach: 0.0, };
/// All members; padding is zero.
#[must_use]
#[inline]
pub const fn new(color: [f32; 3], reach: f32, ) -> Self { Self { color: color, reach: reach, } }
}
impl ::core::default::Default for Light { #[inline] fn default() -> Self { Self::ZERO } }
const _: () = {
let layout = [
(::core::mem::offset_of!(Light, color) == 0, "Light.color is at offset 0 in the shader, and not here"),
(::core::mem::offset_of!(Light, reach) == 12, "Light.reach is at offset 12 in the shader, and not here"),
(::core::mem::size_of::<Light>() == 16, "Light has 16 bytes in the shader, and not here"),
];
let mut at = 0;
while at < layout.len() {
::core::assert!(layout[at].0, "{}", layout[at].1);
at += 1;
}
};
/// `Lights` of the shader: 16 bytes, relaxed std140 layout.
#[repr(C)]
#[derive(Clone, Copy)]
#[allow(non_snake_case, non_camel_case_types, clippy::pub_underscore_fields)]
pub struct Lights {
    /// Offset 0, 4 bytes, `uint`.
    pub count: u32,
    #[doc(hidden)]
    pub _pad0: [u8; 12],
}
impl ::core::fmt::Debug for Lights { #[inline] fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result { f.debug_struct("Lights").field("count", &self.count).finish() } }
// SAFETY: every field is plain data and the assertions on offsets and size leave no byte between them.
#[allow(unsafe_code)]
unsafe impl ::bytemuck::Zeroable for Lights {}
// SAFETY: as above.
#[allow(unsafe_code)]
unsafe impl ::bytemuck::Pod for Lights {}
#[allow(non_snake_case, clippy::all, clippy::pedantic)]
impl Lights {
/// In bytes.
pub const SIZE: usize = 16;
/// Every byte zero.
pub const ZERO: Self = Self { count: 0, _pad0: [0; 12], };
/// All members; padding is zero.
#[must_use]
#[inline]
pub const fn new(count: u32, ) -> Self { Self { count: count, _pad0: [0; 12], } }
}
impl ::core::default::Default for Lights { #[inline] fn default() -> Self { Self::ZERO } }
const _: () = {
let layout = [
(::core::mem::offset_of!(Lights, count) == 0, "Lights.count is at offset 0 in the shader, and not here"),
(::core::mem::size_of::<Lights>() == 16, "Lights has 16 bytes in the shader, and not here"),
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
/// `cbuffer Lights`: uniform buffer, 16 bytes.
pub const LIGHTS: Binding = Binding { name: "Lights", set: 0, binding: 0, descriptor_type: 6, count: 1, stages: 0x10 };
/// All of them, by set and number.
pub const ALL: [Binding; 1] = [LIGHTS, ];
}
