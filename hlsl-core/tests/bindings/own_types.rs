/// The entry point `main`.
#[allow(non_snake_case)]
pub mod main {
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
}
/// The entry point `tail`.
#[allow(non_snake_case)]
pub mod tail {
/// The SPIR-V module, as words.
pub static SPIRV: &[u32] = &[119734787,];
/// The name of the entry point in the module.
pub const ENTRY_POINT: &str = "tail";
/// [`ENTRY_POINT`], as Vulkan takes it.
pub const ENTRY_POINT_C: &::core::ffi::CStr = c"tail";
/// The stage, as HLSL names it.
pub const STAGE: &str = "compute";
/// The bit of `VkShaderStageFlagBits`.
pub const STAGE_FLAGS: u32 = 0x20;
/// Threads of one group, as `[numthreads]` says.
pub const WORKGROUP_SIZE: [u32; 3] = [1, 1, 1];
}
/// `Camera` of the shader.
pub use crate::Camera as Camera;
const _: () = {
type Yours = Camera;
let layout = [
(::core::mem::offset_of!(Yours, view) == 0, ::core::mem::offset_of!(Yours, view), "Camera.view is at offset 0 in the shader, and here at "),
(::core::mem::offset_of!(Yours, eye) == 64, ::core::mem::offset_of!(Yours, eye), "Camera.eye is at offset 64 in the shader, and here at "),
(::core::mem::size_of::<Yours>() >= 80, ::core::mem::size_of::<Yours>(), "Camera has 80 bytes in the shader, and here "),
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
/// `Light` of the shader.
pub use crate::lights::Light as Light;
const _: () = {
type Yours = Light;
let layout = [
(::core::mem::offset_of!(Yours, at) == 0, ::core::mem::offset_of!(Yours, at), "Light.at is at offset 0 in the shader, and here at "),
(::core::mem::offset_of!(Yours, power) == 12, ::core::mem::offset_of!(Yours, power), "Light.power is at offset 12 in the shader, and here at "),
(::core::mem::size_of::<Yours>() >= 16, ::core::mem::size_of::<Yours>(), "Light has 16 bytes in the shader, and here "),
];
let mut at = 0;
while at < layout.len() {
let (fits, here, text) = layout[at];
at += 1;
if fits { continue; }
let (mut all, mut len, mut unit) = ([0; 75], 0, 1);
while len < text.len() { all[len] = text.as_bytes()[len]; len += 1; }
while here / unit > 9 { unit *= 10; }
while unit > 0 { all[len] = b"0123456789"[here / unit % 10]; len += 1; unit /= 10; }
if let Ok(text) = ::core::str::from_utf8(all.split_at(len).0) { ::core::panic!("{}", text); }
}
};
/// `Scene` of the shader: 48 bytes, relaxed std140 layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
#[allow(non_snake_case, non_camel_case_types, clippy::pub_underscore_fields)]
pub struct Scene {
    /// Offset 0, 16 bytes, `Light`.
    pub sun: Light,
    /// Offset 16, 32 bytes, `Light[2]`.
    pub lamps: [Light; 2],
}
// SAFETY: every field is plain data and the assertions on offsets and size leave no byte between them.
#[allow(unsafe_code)]
unsafe impl ::bytemuck::Zeroable for Scene {}
// SAFETY: as above.
#[allow(unsafe_code)]
unsafe impl ::bytemuck::Pod for Scene {}
#[allow(non_snake_case, clippy::all, clippy::pedantic)]
impl Scene {
/// In bytes.
pub const SIZE: usize = 48;
/// Every byte zero.
pub const ZERO: Self = Self { sun: ::bytemuck::zeroed::<Light>(), lamps: [::bytemuck::zeroed::<Light>(); 2], };
/// All members; padding is zero.
#[must_use]
#[inline]
pub const fn new(sun: Light, lamps: [Light; 2], ) -> Self { Self { sun: sun, lamps: lamps, } }
}
impl ::core::default::Default for Scene { #[inline] fn default() -> Self { Self::ZERO } }
const _: () = {
let layout = [
(::core::mem::offset_of!(Scene, sun) == 0, "Scene.sun is at offset 0 in the shader, and not here"),
(::core::mem::offset_of!(Scene, lamps) == 16, "Scene.lamps is at offset 16 in the shader, and not here"),
(::core::mem::size_of::<Scene>() == 48, "Scene has 48 bytes in the shader, and not here"),
];
let mut at = 0;
while at < layout.len() {
::core::assert!(layout[at].0, "{}", layout[at].1);
at += 1;
}
};
/// `Push` of the shader.
pub use crate::Push as Push;
const _: () = {
type Yours = Push;
let layout = [
(::core::mem::offset_of!(Yours, first) == 0, ::core::mem::offset_of!(Yours, first), "Push.first is at offset 0 in the shader, and here at "),
(::core::mem::offset_of!(Yours, size) == 4, ::core::mem::offset_of!(Yours, size), "Push.size is at offset 4 in the shader, and here at "),
(::core::mem::size_of::<Yours>() >= 16, ::core::mem::size_of::<Yours>(), "Push has 16 bytes in the shader, and here "),
];
let mut at = 0;
while at < layout.len() {
let (fits, here, text) = layout[at];
at += 1;
if fits { continue; }
let (mut all, mut len, mut unit) = ([0; 73], 0, 1);
while len < text.len() { all[len] = text.as_bytes()[len]; len += 1; }
while here / unit > 9 { unit *= 10; }
while unit > 0 { all[len] = b"0123456789"[here / unit % 10]; len += 1; unit /= 10; }
if let Ok(text) = ::core::str::from_utf8(all.split_at(len).0) { ::core::panic!("{}", text); }
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
/// `ConstantBuffer<Camera> camera`: uniform buffer, 76 bytes.
pub const CAMERA: Binding = Binding { name: "camera", set: 0, binding: 0, descriptor_type: 6, count: 1, stages: 0x20 };
/// `ConstantBuffer<Scene> scene`: uniform buffer, 48 bytes.
pub const SCENE: Binding = Binding { name: "scene", set: 0, binding: 1, descriptor_type: 6, count: 1, stages: 0x20 };
/// `RWStructuredBuffer<Light> lights`: storage buffer, 16 bytes.
pub const LIGHTS: Binding = Binding { name: "lights", set: 0, binding: 2, descriptor_type: 7, count: 1, stages: 0x20 };
/// All of them, by set and number.
pub const ALL: [Binding; 3] = [CAMERA, SCENE, LIGHTS, ];
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
#[allow(clippy::cast_possible_truncation)]
pub const PUSH_CONSTANTS: PushConstantRange = PushConstantRange { offset: 0, size: { let (end, size) = (16, ::core::mem::size_of::<Push>()); if end < size { size } else { end } } as u32, stages: 0x20 };
const _: () = assert!((PUSH_CONSTANTS.offset + PUSH_CONSTANTS.size) as usize == ::core::mem::size_of::<Push>(), "the push constants do not hold Push");
const _: () = assert!(PUSH_CONSTANTS.size % 4 == 0, "Vulkan takes push constants only in multiples of 4 bytes");
