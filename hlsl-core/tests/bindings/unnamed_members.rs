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
pub const WORKGROUP_SIZE: [u32; 3] = [1, 1, 1];
/// `LightUnnamed1Unnamed1` of the shader: 8 bytes, relaxed std430 layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
#[allow(non_snake_case, non_camel_case_types, clippy::pub_underscore_fields)]
pub struct LightUnnamed1Unnamed1 {
    /// Offset 0, 4 bytes, `float`.
    pub radius: f32,
    /// Offset 4, 4 bytes, `uint`.
    pub kind: u32,
}
// SAFETY: every field is plain data and the assertions on offsets and size leave no byte between them.
#[allow(unsafe_code)]
unsafe impl ::bytemuck::Zeroable for LightUnnamed1Unnamed1 {}
// SAFETY: as above.
#[allow(unsafe_code)]
unsafe impl ::bytemuck::Pod for LightUnnamed1Unnamed1 {}
#[allow(non_snake_case, clippy::all, clippy::pedantic)]
impl LightUnnamed1Unnamed1 {
/// In bytes.
pub const SIZE: usize = 8;
/// Every byte zero.
pub const ZERO: Self = Self { radius: 0.0, kind: 0, };
/// All members; padding is zero.
#[must_use]
#[inline]
pub const fn new(radius: f32, kind: u32, ) -> Self { Self { radius: radius, kind: kind, } }
}
impl ::core::default::Default for LightUnnamed1Unnamed1 { #[inline] fn default() -> Self { Self::ZERO } }
const _: () = {
let layout = [
(::core::mem::offset_of!(LightUnnamed1Unnamed1, radius) == 0, "LightUnnamed1Unnamed1.radius is at offset 0 in the shader, and not here"),
(::core::mem::offset_of!(LightUnnamed1Unnamed1, kind) == 4, "LightUnnamed1Unnamed1.kind is at offset 4 in the shader, and not here"),
(::core::mem::size_of::<LightUnnamed1Unnamed1>() == 8, "LightUnnamed1Unnamed1 has 8 bytes in the shader, and not here"),
];
let mut at = 0;
while at < layout.len() {
::core::assert!(layout[at].0, "{}", layout[at].1);
at += 1;
}
};
/// `LightUnnamed1` of the shader: 32 bytes, relaxed std430 layout.
#[repr(C)]
#[derive(Clone, Copy)]
#[allow(non_snake_case, non_camel_case_types, clippy::pub_underscore_fields)]
pub struct LightUnnamed1 {
    /// Offset 0, 12 bytes, `float3`.
    pub place: [f32; 3],
    /// Offset 12, 8 bytes, ``.
    pub unnamed1: LightUnnamed1Unnamed1,
    #[doc(hidden)]
    pub _pad0: [u8; 12],
}
impl ::core::fmt::Debug for LightUnnamed1 { #[inline] fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result { f.debug_struct("LightUnnamed1").field("place", &self.place).field("unnamed1", &self.unnamed1).finish() } }
// SAFETY: every field is plain data and the assertions on offsets and size leave no byte between them.
#[allow(unsafe_code)]
unsafe impl ::bytemuck::Zeroable for LightUnnamed1 {}
// SAFETY: as above.
#[allow(unsafe_code)]
unsafe impl ::bytemuck::Pod for LightUnnamed1 {}
#[allow(non_snake_case, clippy::all, clippy::pedantic)]
impl LightUnnamed1 {
/// In bytes.
pub const SIZE: usize = 32;
/// Every byte zero.
pub const ZERO: Self = Self { place: [0.0; 3], unnamed1: LightUnnamed1Unnamed1::ZERO, _pad0: [0; 12], };
/// All members; padding is zero.
#[must_use]
#[inline]
pub const fn new(place: [f32; 3], unnamed1: LightUnnamed1Unnamed1, ) -> Self { Self { place: place, unnamed1: unnamed1, _pad0: [0; 12], } }
}
impl ::core::default::Default for LightUnnamed1 { #[inline] fn default() -> Self { Self::ZERO } }
const _: () = {
let layout = [
(::core::mem::offset_of!(LightUnnamed1, place) == 0, "LightUnnamed1.place is at offset 0 in the shader, and not here"),
(::core::mem::offset_of!(LightUnnamed1, unnamed1) == 12, "LightUnnamed1.unnamed1 is at offset 12 in the shader, and not here"),
(::core::mem::size_of::<LightUnnamed1>() == 32, "LightUnnamed1 has 32 bytes in the shader, and not here"),
];
let mut at = 0;
while at < layout.len() {
::core::assert!(layout[at].0, "{}", layout[at].1);
at += 1;
}
};
/// `Light` of the shader: 48 bytes, relaxed std430 layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
#[allow(non_snake_case, non_camel_case_types, clippy::pub_underscore_fields)]
pub struct Light {
    /// Offset 0, 16 bytes, `float4`.
    pub color: [f32; 4],
    /// Offset 16, 32 bytes, ``.
    pub unnamed1: LightUnnamed1,
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
pub const SIZE: usize = 48;
/// Every byte zero.
pub const ZERO: Self = Self { color: [0.0; 4], unnamed1: LightUnnamed1::ZERO, };
/// All members; padding is zero.
#[must_use]
#[inline]
pub const fn new(color: [f32; 4], unnamed1: LightUnnamed1, ) -> Self { Self { color: color, unnamed1: unnamed1, } }
}
impl ::core::default::Default for Light { #[inline] fn default() -> Self { Self::ZERO } }
const _: () = {
let layout = [
(::core::mem::offset_of!(Light, color) == 0, "Light.color is at offset 0 in the shader, and not here"),
(::core::mem::offset_of!(Light, unnamed1) == 16, "Light.unnamed1 is at offset 16 in the shader, and not here"),
(::core::mem::size_of::<Light>() == 48, "Light has 48 bytes in the shader, and not here"),
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
/// `RWStructuredBuffer<Light> lights`: storage buffer, 48 bytes.
pub const LIGHTS: Binding = Binding { name: "lights", set: 0, binding: 0, descriptor_type: 7, count: 1, stages: 0x20 };
/// All of them, by set and number.
pub const ALL: [Binding; 1] = [LIGHTS, ];
}
