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
/// `Pair` of the shader: 8 bytes, DirectX constant buffer layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
#[allow(non_snake_case, non_camel_case_types, clippy::pub_underscore_fields)]
pub struct Pair {
    /// Offset 0, 8 bytes, `float2`.
    pub at: [f32; 2],
}
// SAFETY: every field is plain data and the assertions on offsets and size leave no byte between them.
#[allow(unsafe_code)]
unsafe impl ::bytemuck::Zeroable for Pair {}
// SAFETY: as above.
#[allow(unsafe_code)]
unsafe impl ::bytemuck::Pod for Pair {}
#[allow(non_snake_case, clippy::all, clippy::pedantic)]
impl Pair {
/// In bytes.
pub const SIZE: usize = 8;
/// Every byte zero.
pub const ZERO: Self = Self { at: [0.0; 2], };
/// All members; padding is zero.
#[must_use]
#[inline]
pub const fn new(at: [f32; 2], ) -> Self { Self { at: at, } }
}
impl ::core::default::Default for Pair { #[inline] fn default() -> Self { Self::ZERO } }
const _: () = {
let layout = [
(::core::mem::offset_of!(Pair, at) == 0, "Pair.at is at offset 0 in the shader, and not here"),
(::core::mem::size_of::<Pair>() == 8, "Pair has 8 bytes in the shader, and not here"),
];
let mut at = 0;
while at < layout.len() {
::core::assert!(layout[at].0, "{}", layout[at].1);
at += 1;
}
};
/// `Tails` of the shader: 336 bytes, DirectX constant buffer layout.
#[repr(C)]
#[derive(Clone, Copy)]
#[allow(non_snake_case, non_camel_case_types, clippy::pub_underscore_fields)]
pub struct Tails {
    /// Offset 0, 16 bytes, `float2x2`, `floats` without its last element, one after the other.
    pub floats_head: [[f32; 4]; 1],
    /// Offset 16, 8 bytes, `float2x2`, the last element of `floats`.
    pub floats_last: [f32; 2],
    /// Offset 24, 4 bytes, `float`.
    pub a: f32,
    #[doc(hidden)]
    pub _pad0: [u8; 4],
    /// Offset 32, 32 bytes, `bool2x3`, `bools` without its last element, one after the other.
    pub bools_head: [[Bool; 4]; 2],
    /// Offset 64, 8 bytes, `bool2x3`, the last element of `bools`.
    pub bools_last: [Bool; 2],
    /// Offset 72, 4 bytes, `bool`.
    pub b: Bool,
    #[doc(hidden)]
    pub _pad1: [u8; 4],
    /// Offset 80, 32 bytes, `row_major int3x2`, `ints` without its last element, one after the other.
    pub ints_head: [[i32; 4]; 2],
    /// Offset 112, 8 bytes, `row_major int3x2`, the last element of `ints`.
    pub ints_last: [i32; 2],
    /// Offset 120, 4 bytes, `int`.
    pub c: i32,
    #[doc(hidden)]
    pub _pad2: [u8; 4],
    /// Offset 128, 32 bytes, `bool2[3]`, `list` without its last element, one after the other.
    pub list_head: [Boolx2Stride16; 2],
    /// Offset 160, 8 bytes, `bool2[3]`, the last element of `list`.
    pub list_last: [Bool; 2],
    /// Offset 168, 4 bytes, `uint`.
    pub d: u32,
    #[doc(hidden)]
    pub _pad3: [u8; 4],
    /// Offset 176, 16 bytes, `Pair[2]`, `pairs` without its last element, one after the other.
    pub pairs_head: [PairStride16; 1],
    /// Offset 192, 8 bytes, `Pair[2]`, the last element of `pairs`.
    pub pairs_last: Pair,
    /// Offset 200, 4 bytes, `float`.
    pub e: f32,
    #[doc(hidden)]
    pub _pad4: [u8; 4],
    /// Offset 208, 48 bytes, `float2x2[2]`, `many` without its last element, one after the other.
    pub many_head: [[f32; 4]; 3],
    /// Offset 256, 8 bytes, `float2x2[2]`, the last element of `many`.
    pub many_last: [f32; 2],
    /// Offset 264, 4 bytes, `float`.
    pub f: f32,
    #[doc(hidden)]
    pub _pad5: [u8; 4],
    /// Offset 272, 4 bytes, `float[1]`, the last element of `alone`.
    pub alone_last: f32,
    /// Offset 276, 4 bytes, `float`.
    pub g: f32,
    #[doc(hidden)]
    pub _pad6: [u8; 8],
    /// Offset 288, 32 bytes, `double2x2`.
    pub wide: [[f64; 2]; 2],
    /// Offset 320, 8 bytes, `double`.
    pub h: f64,
    #[doc(hidden)]
    pub _pad7: [u8; 8],
}
impl ::core::fmt::Debug for Tails { #[inline] fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result { f.debug_struct("Tails").field("floats_head", &self.floats_head).field("floats_last", &self.floats_last).field("a", &self.a).field("bools_head", &self.bools_head).field("bools_last", &self.bools_last).field("b", &self.b).field("ints_head", &self.ints_head).field("ints_last", &self.ints_last).field("c", &self.c).field("list_head", &self.list_head).field("list_last", &self.list_last).field("d", &self.d).field("pairs_head", &self.pairs_head).field("pairs_last", &self.pairs_last).field("e", &self.e).field("many_head", &self.many_head).field("many_last", &self.many_last).field("f", &self.f).field("alone_last", &self.alone_last).field("g", &self.g).field("wide", &self.wide).field("h", &self.h).finish() } }
// SAFETY: every field is plain data and the assertions on offsets and size leave no byte between them.
#[allow(unsafe_code)]
unsafe impl ::bytemuck::Zeroable for Tails {}
// SAFETY: as above.
#[allow(unsafe_code)]
unsafe impl ::bytemuck::Pod for Tails {}
#[allow(non_snake_case, clippy::all, clippy::pedantic)]
impl Tails {
/// In bytes.
pub const SIZE: usize = 336;
/// Every byte zero.
pub const ZERO: Self = Self { floats_head: [[0.0; 4]; 1], floats_last: [0.0; 2], a: 0.0, _pad0: [0; 4], bools_head: [[Bool::new(false); 4]; 2], bools_last: [Bool::new(false); 2], b: Bool::new(false), _pad1: [0; 4], ints_head: [[0; 4]; 2], ints_last: [0; 2], c: 0, _pad2: [0; 4], list_head: [Boolx2Stride16::ZERO; 2], list_last: [Bool::new(false); 2], d: 0, _pad3: [0; 4], pairs_head: [PairStride16::ZERO; 1], pairs_last: Pair::ZERO, e: 0.0, _pad4: [0; 4], many_head: [[0.0; 4]; 3], many_last: [0.0; 2], f: 0.0, _pad5: [0; 4], alone_last: 0.0, g: 0.0, _pad6: [0; 8], wide: [[0.0; 2]; 2], h: 0.0, _pad7: [0; 8], };
/// All members; padding is zero.
#[must_use]
#[inline]
pub const fn new(floats: [[f32; 2]; 2], a: f32, bools: [[bool; 2]; 3], b: bool, ints: [[i32; 2]; 3], c: i32, list: [[bool; 2]; 3], d: u32, pairs: [Pair; 2], e: f32, many: [[[f32; 2]; 2]; 2], f: f32, alone: [f32; 1], g: f32, wide: [[f64; 2]; 2], h: f64, ) -> Self { Self { floats_head: { let mut __indexall = [[0.0; 4]; 1]; let mut __index = 0; while __index < 1 { __indexall[__index] = [floats[__index][0], floats[__index][1], 0.0, 0.0]; __index += 1; } __indexall }, floats_last: floats[1], a: a, _pad0: [0; 4], bools_head: { let mut __indexall = [[Bool::new(false); 4]; 2]; let mut __index = 0; while __index < 2 { __indexall[__index] = [Bool::new(bools[__index][0]), Bool::new(bools[__index][1]), Bool::new(false), Bool::new(false)]; __index += 1; } __indexall }, bools_last: [Bool::new(bools[2][0]), Bool::new(bools[2][1])], b: Bool::new(b), _pad1: [0; 4], ints_head: { let mut __indexall = [[0; 4]; 2]; let mut __index = 0; while __index < 2 { __indexall[__index] = [ints[__index][0], ints[__index][1], 0, 0]; __index += 1; } __indexall }, ints_last: ints[2], c: c, _pad2: [0; 4], list_head: { let mut __indexall = [Boolx2Stride16::ZERO; 2]; let mut __index = 0; while __index < 2 { __indexall[__index] = Boolx2Stride16::new([Bool::new(list[__index][0]), Bool::new(list[__index][1])]); __index += 1; } __indexall }, list_last: [Bool::new(list[2][0]), Bool::new(list[2][1])], d: d, _pad3: [0; 4], pairs_head: { let mut __indexall = [PairStride16::ZERO; 1]; let mut __index = 0; while __index < 1 { __indexall[__index] = PairStride16::new(pairs[__index]); __index += 1; } __indexall }, pairs_last: pairs[1], e: e, _pad4: [0; 4], many_head: { let mut __indexall = [[0.0; 4]; 3]; let mut __index = 0; while __index < 3 { __indexall[__index] = [many[__index / 2][__index % 2][0], many[__index / 2][__index % 2][1], 0.0, 0.0]; __index += 1; } __indexall }, many_last: many[1][1], f: f, _pad5: [0; 4], alone_last: alone[0], g: g, _pad6: [0; 8], wide: wide, h: h, _pad7: [0; 8], } }
}
impl ::core::default::Default for Tails { #[inline] fn default() -> Self { Self::ZERO } }
const _: () = {
let layout = [
(::core::mem::offset_of!(Tails, floats_head) == 0, "Tails.floats_head is at offset 0 in the shader, and not here"),
(::core::mem::offset_of!(Tails, floats_last) == 16, "Tails.floats_last is at offset 16 in the shader, and not here"),
(::core::mem::offset_of!(Tails, a) == 24, "Tails.a is at offset 24 in the shader, and not here"),
(::core::mem::offset_of!(Tails, bools_head) == 32, "Tails.bools_head is at offset 32 in the shader, and not here"),
(::core::mem::offset_of!(Tails, bools_last) == 64, "Tails.bools_last is at offset 64 in the shader, and not here"),
(::core::mem::offset_of!(Tails, b) == 72, "Tails.b is at offset 72 in the shader, and not here"),
(::core::mem::offset_of!(Tails, ints_head) == 80, "Tails.ints_head is at offset 80 in the shader, and not here"),
(::core::mem::offset_of!(Tails, ints_last) == 112, "Tails.ints_last is at offset 112 in the shader, and not here"),
(::core::mem::offset_of!(Tails, c) == 120, "Tails.c is at offset 120 in the shader, and not here"),
(::core::mem::offset_of!(Tails, list_head) == 128, "Tails.list_head is at offset 128 in the shader, and not here"),
(::core::mem::offset_of!(Tails, list_last) == 160, "Tails.list_last is at offset 160 in the shader, and not here"),
(::core::mem::offset_of!(Tails, d) == 168, "Tails.d is at offset 168 in the shader, and not here"),
(::core::mem::offset_of!(Tails, pairs_head) == 176, "Tails.pairs_head is at offset 176 in the shader, and not here"),
(::core::mem::offset_of!(Tails, pairs_last) == 192, "Tails.pairs_last is at offset 192 in the shader, and not here"),
(::core::mem::offset_of!(Tails, e) == 200, "Tails.e is at offset 200 in the shader, and not here"),
(::core::mem::offset_of!(Tails, many_head) == 208, "Tails.many_head is at offset 208 in the shader, and not here"),
(::core::mem::offset_of!(Tails, many_last) == 256, "Tails.many_last is at offset 256 in the shader, and not here"),
(::core::mem::offset_of!(Tails, f) == 264, "Tails.f is at offset 264 in the shader, and not here"),
(::core::mem::offset_of!(Tails, alone_last) == 272, "Tails.alone_last is at offset 272 in the shader, and not here"),
(::core::mem::offset_of!(Tails, g) == 276, "Tails.g is at offset 276 in the shader, and not here"),
(::core::mem::offset_of!(Tails, wide) == 288, "Tails.wide is at offset 288 in the shader, and not here"),
(::core::mem::offset_of!(Tails, h) == 320, "Tails.h is at offset 320 in the shader, and not here"),
(::core::mem::size_of::<Tails>() == 336, "Tails has 336 bytes in the shader, and not here"),
];
let mut at = 0;
while at < layout.len() {
::core::assert!(layout[at].0, "{}", layout[at].1);
at += 1;
}
};
/// One element of `numbers`: `RWStructuredBuffer<float>`, 4 bytes.
#[allow(non_camel_case_types)]
pub type NumbersElement = f32;
/// An array element that takes 16 bytes in the shader's layout.
#[repr(C)]
#[derive(Clone, Copy)]
#[allow(non_camel_case_types, clippy::pub_underscore_fields)]
pub struct Boolx2Stride16 {
/// The element.
pub value: [Bool; 2],
#[doc(hidden)]
pub _pad: [u8; 8],
}
impl Boolx2Stride16 {
/// Every byte zero.
pub const ZERO: Self = Self::new([Bool::new(false); 2]);
/// The element with its padding.
#[must_use]
pub const fn new(value: [Bool; 2]) -> Self { Self { value, _pad: [0; 8] } }
}
impl ::core::fmt::Debug for Boolx2Stride16 { #[inline] fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result { ::core::fmt::Debug::fmt(&self.value, f) } }
impl ::core::default::Default for Boolx2Stride16 { #[inline] fn default() -> Self { Self::ZERO } }
impl ::core::convert::From<[Bool; 2]> for Boolx2Stride16 { fn from(value: [Bool; 2]) -> Self { Self::new(value) } }
const _: () = assert!(::core::mem::size_of::<Boolx2Stride16>() == 16, "stride of Boolx2Stride16");
// SAFETY: every field is plain data and the assertions on offsets and size leave no byte between them.
#[allow(unsafe_code)]
unsafe impl ::bytemuck::Zeroable for Boolx2Stride16 {}
// SAFETY: as above.
#[allow(unsafe_code)]
unsafe impl ::bytemuck::Pod for Boolx2Stride16 {}
/// An array element that takes 16 bytes in the shader's layout.
#[repr(C)]
#[derive(Clone, Copy)]
#[allow(non_camel_case_types, clippy::pub_underscore_fields)]
pub struct PairStride16 {
/// The element.
pub value: Pair,
#[doc(hidden)]
pub _pad: [u8; 8],
}
impl PairStride16 {
/// Every byte zero.
pub const ZERO: Self = Self::new(Pair::ZERO);
/// The element with its padding.
#[must_use]
pub const fn new(value: Pair) -> Self { Self { value, _pad: [0; 8] } }
}
impl ::core::fmt::Debug for PairStride16 { #[inline] fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result { ::core::fmt::Debug::fmt(&self.value, f) } }
impl ::core::default::Default for PairStride16 { #[inline] fn default() -> Self { Self::ZERO } }
impl ::core::convert::From<Pair> for PairStride16 { fn from(value: Pair) -> Self { Self::new(value) } }
const _: () = assert!(::core::mem::size_of::<PairStride16>() == 16, "stride of PairStride16");
// SAFETY: every field is plain data and the assertions on offsets and size leave no byte between them.
#[allow(unsafe_code)]
unsafe impl ::bytemuck::Zeroable for PairStride16 {}
// SAFETY: as above.
#[allow(unsafe_code)]
unsafe impl ::bytemuck::Pod for PairStride16 {}
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
/// `ConstantBuffer<Tails> tails`: uniform buffer, 328 bytes.
pub const TAILS: Binding = Binding { name: "tails", set: 0, binding: 0, descriptor_type: 6, count: 1, stages: 0x20 };
/// `RWStructuredBuffer<float> numbers`: storage buffer, 4 bytes.
pub const NUMBERS: Binding = Binding { name: "numbers", set: 0, binding: 1, descriptor_type: 7, count: 1, stages: 0x20 };
/// All of them, by set and number.
pub const ALL: [Binding; 2] = [TAILS, NUMBERS, ];
}
