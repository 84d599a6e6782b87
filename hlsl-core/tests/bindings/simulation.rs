/// The entry point `step`.
#[allow(non_snake_case)]
pub mod step {
/// The SPIR-V module, as words.
pub static SPIRV: &[u32] = {
#[cfg(target_endian = "little")]
const BYTES: &[u8; 4] = b"\x03\x02#\x07";
#[cfg(target_endian = "big")]
const BYTES: &[u8; 4] = b"\x07#\x02\x03";
// SAFETY: arrays of integers of the same size, without padding.
&unsafe { ::core::mem::transmute::<[u8; 4], [u32; 1]>(*BYTES) }
};
/// The name of the entry point in the module.
pub const ENTRY_POINT: &str = "step";
/// [`ENTRY_POINT`], as Vulkan takes it.
pub const ENTRY_POINT_C: &::core::ffi::CStr = c"step";
/// The stage, as HLSL names it.
pub const STAGE: &str = "compute";
/// The bit of `VkShaderStageFlagBits`.
pub const STAGE_FLAGS: u32 = 0x20;
/// Threads of one group, as `[numthreads]` says.
pub const WORKGROUP_SIZE: [u32; 3] = [8, 4, 2];
}
/// `Settings` of the shader: 80 bytes, relaxed std140 layout.
#[repr(C)]
#[derive(Clone, Copy, ::bytemuck::Zeroable, ::bytemuck::Pod)]
#[allow(non_snake_case, non_camel_case_types, clippy::pub_underscore_fields)]
pub struct Settings {
    /// Offset 0, 12 bytes, `float3`.
    pub gravity: ::glam::Vec3,
    #[doc(hidden)]
    pub _pad0: [u8; 4],
    /// Offset 16, 32 bytes, `float2x2`.
    pub spread: [[f32; 4]; 2],
    /// Offset 48, 32 bytes, `uint4[2]`.
    pub counts: [::glam::UVec4; 2],
}
impl ::core::fmt::Debug for Settings { #[inline] fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result { f.debug_struct("Settings").field("gravity", &self.gravity).field("spread", &self.spread).field("counts", &self.counts).finish() } }
#[allow(non_snake_case, clippy::all, clippy::pedantic)]
impl Settings {
/// In bytes.
pub const SIZE: usize = 80;
/// Every byte zero.
pub const ZERO: Self = Self { gravity: ::glam::Vec3::ZERO, _pad0: [0; 4], spread: [[0.0; 4]; 2], counts: [::glam::UVec4::ZERO; 2], };
/// All members; padding is zero.
#[must_use]
#[inline]
pub const fn new(gravity: ::glam::Vec3, spread: [[f32; 2]; 2], counts: [::glam::UVec4; 2], ) -> Self { Self { gravity: gravity, _pad0: [0; 4], spread: [[spread[0][0], spread[0][1], 0.0, 0.0], [spread[1][0], spread[1][1], 0.0, 0.0]], counts: counts, } }
}
impl ::core::default::Default for Settings { #[inline] fn default() -> Self { Self::ZERO } }
const _: () = {
let layout = [
(::core::mem::offset_of!(Settings, gravity) == 0, "Settings.gravity is at offset 0 in the shader, and not here"),
(::core::mem::offset_of!(Settings, spread) == 16, "Settings.spread is at offset 16 in the shader, and not here"),
(::core::mem::offset_of!(Settings, counts) == 48, "Settings.counts is at offset 48 in the shader, and not here"),
(::core::mem::size_of::<Settings>() == 80, "Settings has 80 bytes in the shader, and not here"),
];
let mut at = 0;
while at < layout.len() {
::core::assert!(layout[at].0, "{}", layout[at].1);
at += 1;
}
};
/// `Packed` of the shader: 24 bytes, relaxed std430 layout.
#[repr(C)]
#[derive(Clone, Copy, ::bytemuck::Zeroable, ::bytemuck::Pod)]
#[allow(non_snake_case, non_camel_case_types, clippy::pub_underscore_fields)]
pub struct Packed {
    /// Offset 0, 4 bytes, `uint`.
    pub kind: u32,
    /// Offset 4, 2 bytes, `int16_t`.
    pub side: i16,
    /// Offset 6, 4 bytes, `half2`.
    pub speed: [Half; 2],
    #[doc(hidden)]
    pub _pad0: [u8; 6],
    /// Offset 16, 8 bytes, `uint64_t`.
    pub id: u64,
}
impl ::core::fmt::Debug for Packed { #[inline] fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result { f.debug_struct("Packed").field("kind", &self.kind).field("side", &self.side).field("speed", &self.speed).field("id", &self.id).finish() } }
#[allow(non_snake_case, clippy::all, clippy::pedantic)]
impl Packed {
/// In bytes.
pub const SIZE: usize = 24;
/// Every byte zero.
pub const ZERO: Self = Self { kind: 0, side: 0, speed: [Half(0); 2], _pad0: [0; 6], id: 0, };
/// All members; padding is zero.
#[must_use]
#[inline]
pub const fn new(kind: u32, side: i16, speed: [Half; 2], id: u64, ) -> Self { Self { kind: kind, side: side, speed: speed, _pad0: [0; 6], id: id, } }
}
impl ::core::default::Default for Packed { #[inline] fn default() -> Self { Self::ZERO } }
const _: () = {
let layout = [
(::core::mem::offset_of!(Packed, kind) == 0, "Packed.kind is at offset 0 in the shader, and not here"),
(::core::mem::offset_of!(Packed, side) == 4, "Packed.side is at offset 4 in the shader, and not here"),
(::core::mem::offset_of!(Packed, speed) == 6, "Packed.speed is at offset 6 in the shader, and not here"),
(::core::mem::offset_of!(Packed, id) == 16, "Packed.id is at offset 16 in the shader, and not here"),
(::core::mem::size_of::<Packed>() == 24, "Packed has 24 bytes in the shader, and not here"),
];
let mut at = 0;
while at < layout.len() {
::core::assert!(layout[at].0, "{}", layout[at].1);
at += 1;
}
};
/// `Body` of the shader: 160 bytes, relaxed std430 layout.
#[repr(C)]
#[derive(Clone, Copy, ::bytemuck::Zeroable, ::bytemuck::Pod)]
#[allow(non_snake_case, non_camel_case_types, clippy::pub_underscore_fields)]
pub struct Body {
    /// Offset 0, 8 bytes, `float2`.
    pub at: ::glam::Vec2,
    #[doc(hidden)]
    pub _pad0: [u8; 8],
    /// Offset 16, 12 bytes, `float3`.
    pub velocity: ::glam::Vec3,
    #[doc(hidden)]
    pub _pad1: [u8; 4],
    /// Offset 32, 8 bytes, `double`.
    pub mass: f64,
    #[doc(hidden)]
    pub _pad2: [u8; 8],
    /// Offset 48, 24 bytes, `Packed`.
    pub packed: Packed,
    #[doc(hidden)]
    pub _pad3: [u8; 8],
    /// Offset 80, 48 bytes, `float3x3`.
    pub turn: [[f32; 4]; 3],
    /// Offset 128, 24 bytes, `float2[3]`.
    pub trail: [::glam::Vec2; 3],
    #[doc(hidden)]
    pub _pad4: [u8; 8],
}
impl ::core::fmt::Debug for Body { #[inline] fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result { f.debug_struct("Body").field("at", &self.at).field("velocity", &self.velocity).field("mass", &self.mass).field("packed", &self.packed).field("turn", &self.turn).field("trail", &self.trail).finish() } }
#[allow(non_snake_case, clippy::all, clippy::pedantic)]
impl Body {
/// In bytes.
pub const SIZE: usize = 160;
/// Every byte zero.
pub const ZERO: Self = Self { at: ::glam::Vec2::ZERO, _pad0: [0; 8], velocity: ::glam::Vec3::ZERO, _pad1: [0; 4], mass: 0.0, _pad2: [0; 8], packed: Packed::ZERO, _pad3: [0; 8], turn: [[0.0; 4]; 3], trail: [::glam::Vec2::ZERO; 3], _pad4: [0; 8], };
/// All members; padding is zero.
#[must_use]
#[inline]
pub const fn new(at: ::glam::Vec2, velocity: ::glam::Vec3, mass: f64, packed: Packed, turn: ::glam::Mat3, trail: [::glam::Vec2; 3], ) -> Self { Self { at: at, _pad0: [0; 8], velocity: velocity, _pad1: [0; 4], mass: mass, _pad2: [0; 8], packed: packed, _pad3: [0; 8], turn: [[turn.to_cols_array_2d()[0][0], turn.to_cols_array_2d()[0][1], turn.to_cols_array_2d()[0][2], 0.0], [turn.to_cols_array_2d()[1][0], turn.to_cols_array_2d()[1][1], turn.to_cols_array_2d()[1][2], 0.0], [turn.to_cols_array_2d()[2][0], turn.to_cols_array_2d()[2][1], turn.to_cols_array_2d()[2][2], 0.0]], trail: trail, _pad4: [0; 8], } }
}
impl ::core::default::Default for Body { #[inline] fn default() -> Self { Self::ZERO } }
const _: () = {
let layout = [
(::core::mem::offset_of!(Body, at) == 0, "Body.at is at offset 0 in the shader, and not here"),
(::core::mem::offset_of!(Body, velocity) == 16, "Body.velocity is at offset 16 in the shader, and not here"),
(::core::mem::offset_of!(Body, mass) == 32, "Body.mass is at offset 32 in the shader, and not here"),
(::core::mem::offset_of!(Body, packed) == 48, "Body.packed is at offset 48 in the shader, and not here"),
(::core::mem::offset_of!(Body, turn) == 80, "Body.turn is at offset 80 in the shader, and not here"),
(::core::mem::offset_of!(Body, trail) == 128, "Body.trail is at offset 128 in the shader, and not here"),
(::core::mem::size_of::<Body>() == 160, "Body has 160 bytes in the shader, and not here"),
];
let mut at = 0;
while at < layout.len() {
::core::assert!(layout[at].0, "{}", layout[at].1);
at += 1;
}
};
/// The bits of a 16-bit float of the shader, as `to_bits` of the crate half has them.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, ::bytemuck::Zeroable, ::bytemuck::Pod)]
pub struct Half(pub u16);
impl Half {
/// The nearest 16-bit float; what is too large becomes an infinity.
#[must_use]
pub const fn from_f32(value: f32) -> Self {
let bits = value.to_bits();
let sign = (bits >> 16 & 0x8000) as u16;
let magnitude = bits & 0x7fff_ffff;
let exponent = magnitude >> 23;
// The mantissa with the bits that get lost, and how many these are.
let (whole, lost) = if magnitude > 0x7f80_0000 {
return Self(sign | 0x7e00);
} else if magnitude >= 0x4780_0000 {
return Self(sign | 0x7c00);
} else if exponent >= 113 {
(magnitude - 0x3800_0000, 13)
} else if exponent >= 102 {
(magnitude & 0x7f_ffff | 0x80_0000, 126 - exponent)
} else {
return Self(sign);
};
let (kept, rest, middle) = (whole >> lost, whole & ((1 << lost) - 1), 1 << (lost - 1));
let rounded = if rest > middle || rest == middle && kept & 1 == 1 { kept + 1 } else { kept };
Self(sign | rounded as u16)
}
/// The same number.
#[must_use]
pub const fn to_f32(self) -> f32 {
let (exponent, mantissa) = ((self.0 >> 10 & 0x1f) as u32, (self.0 & 0x3ff) as u32);
let magnitude = match exponent {
0 => (mantissa as f32 / 16_777_216.0).to_bits(),
31 => 0x7f80_0000 | mantissa << 13,
exponent => (exponent + 112) << 23 | mantissa << 13,
};
f32::from_bits((self.0 as u32 & 0x8000) << 16 | magnitude)
}
}
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
/// `ConstantBuffer<Settings> settings`: uniform buffer, 80 bytes.
pub const SETTINGS: Binding = Binding { name: "settings", set: 0, binding: 0, descriptor_type: 6, count: 1, stages: 0x20 };
/// `RWStructuredBuffer<Body> bodies`: storage buffer, 160 bytes.
pub const BODIES: Binding = Binding { name: "bodies", set: 0, binding: 1, descriptor_type: 7, count: 1, stages: 0x20 };
/// `StructuredBuffer<Packed> incoming`: storage buffer, 24 bytes.
pub const INCOMING: Binding = Binding { name: "incoming", set: 0, binding: 2, descriptor_type: 7, count: 1, stages: 0x20 };
/// `RWByteAddressBuffer words`: storage buffer.
pub const WORDS: Binding = Binding { name: "words", set: 0, binding: 3, descriptor_type: 7, count: 1, stages: 0x20 };
/// `RWTexture3D<float4> density`: storage image.
pub const DENSITY: Binding = Binding { name: "density", set: 0, binding: 4, descriptor_type: 3, count: 1, stages: 0x20 };
/// All of them, by set and number.
pub const ALL: [Binding; 5] = [SETTINGS, BODIES, INCOMING, WORDS, DENSITY, ];
}
