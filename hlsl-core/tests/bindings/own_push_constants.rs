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
/// `Push` of the shader.
pub use crate::Push as Push;
const _: () = {
type Yours = Push;
let layout = [
(::core::mem::offset_of!(Yours, tint) == 16, ::core::mem::offset_of!(Yours, tint), "Push.tint is at offset 16 in the shader, and here at "),
(::core::mem::offset_of!(Yours, power) == 28, ::core::mem::offset_of!(Yours, power), "Push.power is at offset 28 in the shader, and here at "),
(::core::mem::size_of::<Yours>() >= 32, ::core::mem::size_of::<Yours>(), "Push has 32 bytes in the shader, and here "),
];
let mut at = 0;
while at < layout.len() {
let (fits, here, text) = layout[at];
at += 1;
if fits { continue; }
let (mut all, mut len, mut unit) = ([0; 74], 0, 1);
while len < text.len() { all[len] = text.as_bytes()[len]; len += 1; }
while here / unit > 9 { unit *= 10; }
while unit > 0 { all[len] = b"0123456789"[here / unit % 10]; len += 1; unit /= 10; }
if let Ok(text) = ::core::str::from_utf8(all.split_at(len).0) { ::core::panic!("{}", text); }
}
};
/// One element of `colors`: `RWStructuredBuffer<float3>`, 16 bytes.
#[allow(non_camel_case_types)]
pub type ColorsElement = F32x3Stride16;
/// An array element that takes 16 bytes in the shader's layout.
#[repr(C)]
#[derive(Clone, Copy)]
#[allow(non_camel_case_types, clippy::pub_underscore_fields)]
pub struct F32x3Stride16 {
/// The element.
pub value: [f32; 3],
#[doc(hidden)]
pub _pad: [u8; 4],
}
impl F32x3Stride16 {
/// Every byte zero.
pub const ZERO: Self = Self::new([0.0; 3]);
/// The element with its padding.
#[must_use]
pub const fn new(value: [f32; 3]) -> Self { Self { value, _pad: [0; 4] } }
}
impl ::core::fmt::Debug for F32x3Stride16 { #[inline] fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result { ::core::fmt::Debug::fmt(&self.value, f) } }
impl ::core::default::Default for F32x3Stride16 { #[inline] fn default() -> Self { Self::ZERO } }
impl ::core::convert::From<[f32; 3]> for F32x3Stride16 { fn from(value: [f32; 3]) -> Self { Self::new(value) } }
const _: () = assert!(::core::mem::size_of::<F32x3Stride16>() == 16, "stride of F32x3Stride16");
// SAFETY: every field is plain data and the assertions on offsets and size leave no byte between them.
#[allow(unsafe_code)]
unsafe impl ::bytemuck::Zeroable for F32x3Stride16 {}
// SAFETY: as above.
#[allow(unsafe_code)]
unsafe impl ::bytemuck::Pod for F32x3Stride16 {}
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
/// `RWStructuredBuffer<float3> colors`: storage buffer, 16 bytes.
pub const COLORS: Binding = Binding { name: "colors", set: 0, binding: 0, descriptor_type: 7, count: 1, stages: 0x20 };
/// All of them, by set and number.
pub const ALL: [Binding; 1] = [COLORS, ];
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
/// The struct counts from 0: what is pushed are its bytes from 16 on.
#[allow(clippy::cast_possible_truncation)]
pub const PUSH_CONSTANTS: PushConstantRange = PushConstantRange { offset: 16, size: { let (end, size) = (32, ::core::mem::size_of::<Push>()); if end < size { size } else { end } } as u32 - 16, stages: 0x20 };
const _: () = assert!((PUSH_CONSTANTS.offset + PUSH_CONSTANTS.size) as usize == ::core::mem::size_of::<Push>(), "the push constants do not hold Push");
const _: () = assert!(PUSH_CONSTANTS.size % 4 == 0, "Vulkan takes push constants only in multiples of 4 bytes");
