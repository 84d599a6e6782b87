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
/// `Flags` of the shader: 88 bytes, scalar layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
#[allow(non_snake_case, non_camel_case_types, clippy::pub_underscore_fields)]
pub struct Flags {
    /// Offset 0, 4 bytes, `bool`.
    pub one: Bool,
    /// Offset 4, 8 bytes, `bool2`.
    pub two: [Bool; 2],
    /// Offset 12, 16 bytes, `bool4`.
    pub four: [Bool; 4],
    /// Offset 28, 12 bytes, `bool[3]`.
    pub many: [Bool; 3],
    /// Offset 40, 24 bytes, `vector<bool, 6>`.
    pub six: [Bool; 6],
    /// Offset 64, 24 bytes, `row_major bool2x3`.
    pub rows: [[Bool; 3]; 2],
}
// SAFETY: every field is plain data and the assertions on offsets and size leave no byte between them.
#[allow(unsafe_code)]
unsafe impl ::bytemuck::Zeroable for Flags {}
// SAFETY: as above.
#[allow(unsafe_code)]
unsafe impl ::bytemuck::Pod for Flags {}
#[allow(non_snake_case, clippy::all, clippy::pedantic)]
impl Flags {
/// In bytes.
pub const SIZE: usize = 88;
/// Every byte zero.
pub const ZERO: Self = Self { one: Bool::new(false), two: [Bool::new(false); 2], four: [Bool::new(false); 4], many: [Bool::new(false); 3], six: [Bool::new(false); 6], rows: [[Bool::new(false); 3]; 2], };
/// All members; padding is zero.
#[must_use]
#[inline]
pub const fn new(one: bool, two: [bool; 2], four: [bool; 4], many: [bool; 3], six: [bool; 6], rows: [[bool; 3]; 2], ) -> Self { Self { one: Bool::new(one), two: [Bool::new(two[0]), Bool::new(two[1])], four: [Bool::new(four[0]), Bool::new(four[1]), Bool::new(four[2]), Bool::new(four[3])], many: { let mut __0all = [Bool::new(false); 3]; let mut __0 = 0; while __0 < 3 { __0all[__0] = Bool::new(many[__0]); __0 += 1; } __0all }, six: { let mut __0all = [Bool::new(false); 6]; let mut __0 = 0; while __0 < 6 { __0all[__0] = Bool::new(six[__0]); __0 += 1; } __0all }, rows: [[Bool::new(rows[0][0]), Bool::new(rows[0][1]), Bool::new(rows[0][2])], [Bool::new(rows[1][0]), Bool::new(rows[1][1]), Bool::new(rows[1][2])]], } }
}
impl ::core::default::Default for Flags { #[inline] fn default() -> Self { Self::ZERO } }
const _: () = {
let layout = [
(::core::mem::offset_of!(Flags, one) == 0, "Flags.one is at offset 0 in the shader, and not here"),
(::core::mem::offset_of!(Flags, two) == 4, "Flags.two is at offset 4 in the shader, and not here"),
(::core::mem::offset_of!(Flags, four) == 12, "Flags.four is at offset 12 in the shader, and not here"),
(::core::mem::offset_of!(Flags, many) == 28, "Flags.many is at offset 28 in the shader, and not here"),
(::core::mem::offset_of!(Flags, six) == 40, "Flags.six is at offset 40 in the shader, and not here"),
(::core::mem::offset_of!(Flags, rows) == 64, "Flags.rows is at offset 64 in the shader, and not here"),
(::core::mem::size_of::<Flags>() == 88, "Flags has 88 bytes in the shader, and not here"),
];
let mut at = 0;
while at < layout.len() {
::core::assert!(layout[at].0, "{}", layout[at].1);
at += 1;
}
};
/// `Odd` of the shader: 164 bytes, scalar layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
#[allow(non_snake_case, non_camel_case_types, clippy::pub_underscore_fields)]
pub struct Odd {
    /// Offset 0, 8 bytes, `double`.
    pub number: F64Bytes,
    /// Offset 8, 16 bytes, `double2`.
    pub pair: [F64Bytes; 2],
    /// Offset 24, 32 bytes, `double4`.
    pub quad: [F64Bytes; 4],
    /// Offset 56, 40 bytes, `vector<double, 5>`.
    pub five: [F64Bytes; 5],
    /// Offset 96, 16 bytes, `double[2]`.
    pub many: [F64Bytes; 2],
    /// Offset 112, 48 bytes, `double2x3`.
    pub rows: [[F64Bytes; 2]; 3],
    /// Offset 160, 4 bytes, `float`.
    pub last: f32,
}
// SAFETY: every field is plain data and the assertions on offsets and size leave no byte between them.
#[allow(unsafe_code)]
unsafe impl ::bytemuck::Zeroable for Odd {}
// SAFETY: as above.
#[allow(unsafe_code)]
unsafe impl ::bytemuck::Pod for Odd {}
#[allow(non_snake_case, clippy::all, clippy::pedantic)]
impl Odd {
/// In bytes.
pub const SIZE: usize = 164;
/// Every byte zero.
pub const ZERO: Self = Self { number: F64Bytes::ZERO, pair: [F64Bytes::ZERO; 2], quad: [F64Bytes::ZERO; 4], five: [F64Bytes::ZERO; 5], many: [F64Bytes::ZERO; 2], rows: [[F64Bytes::ZERO; 2]; 3], last: 0.0, };
/// All members; padding is zero.
#[must_use]
#[inline]
pub const fn new(number: f64, pair: [f64; 2], quad: [f64; 4], five: [f64; 5], many: [f64; 2], rows: [[f64; 2]; 3], last: f32, ) -> Self { Self { number: F64Bytes::new(number), pair: [F64Bytes::new(pair[0]), F64Bytes::new(pair[1])], quad: [F64Bytes::new(quad[0]), F64Bytes::new(quad[1]), F64Bytes::new(quad[2]), F64Bytes::new(quad[3])], five: { let mut __0all = [F64Bytes::ZERO; 5]; let mut __0 = 0; while __0 < 5 { __0all[__0] = F64Bytes::new(five[__0]); __0 += 1; } __0all }, many: { let mut __0all = [F64Bytes::ZERO; 2]; let mut __0 = 0; while __0 < 2 { __0all[__0] = F64Bytes::new(many[__0]); __0 += 1; } __0all }, rows: [[F64Bytes::new(rows[0][0]), F64Bytes::new(rows[0][1])], [F64Bytes::new(rows[1][0]), F64Bytes::new(rows[1][1])], [F64Bytes::new(rows[2][0]), F64Bytes::new(rows[2][1])]], last: last, } }
}
impl ::core::default::Default for Odd { #[inline] fn default() -> Self { Self::ZERO } }
const _: () = {
let layout = [
(::core::mem::offset_of!(Odd, number) == 0, "Odd.number is at offset 0 in the shader, and not here"),
(::core::mem::offset_of!(Odd, pair) == 8, "Odd.pair is at offset 8 in the shader, and not here"),
(::core::mem::offset_of!(Odd, quad) == 24, "Odd.quad is at offset 24 in the shader, and not here"),
(::core::mem::offset_of!(Odd, five) == 56, "Odd.five is at offset 56 in the shader, and not here"),
(::core::mem::offset_of!(Odd, many) == 96, "Odd.many is at offset 96 in the shader, and not here"),
(::core::mem::offset_of!(Odd, rows) == 112, "Odd.rows is at offset 112 in the shader, and not here"),
(::core::mem::offset_of!(Odd, last) == 160, "Odd.last is at offset 160 in the shader, and not here"),
(::core::mem::size_of::<Odd>() == 164, "Odd has 164 bytes in the shader, and not here"),
];
let mut at = 0;
while at < layout.len() {
::core::assert!(layout[at].0, "{}", layout[at].1);
at += 1;
}
};
/// `Guest` of the shader: 168 bytes, scalar layout.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
#[allow(non_snake_case, non_camel_case_types, clippy::pub_underscore_fields)]
pub struct Guest {
    /// Offset 0, 164 bytes, `Odd`.
    pub odd: Odd,
    /// Offset 164, 4 bytes, `float`.
    pub in_its_tail: f32,
}
// SAFETY: every field is plain data and the assertions on offsets and size leave no byte between them.
#[allow(unsafe_code)]
unsafe impl ::bytemuck::Zeroable for Guest {}
// SAFETY: as above.
#[allow(unsafe_code)]
unsafe impl ::bytemuck::Pod for Guest {}
#[allow(non_snake_case, clippy::all, clippy::pedantic)]
impl Guest {
/// In bytes.
pub const SIZE: usize = 168;
/// Every byte zero.
pub const ZERO: Self = Self { odd: Odd::ZERO, in_its_tail: 0.0, };
/// All members; padding is zero.
#[must_use]
#[inline]
pub const fn new(odd: Odd, in_its_tail: f32, ) -> Self { Self { odd: odd, in_its_tail: in_its_tail, } }
}
impl ::core::default::Default for Guest { #[inline] fn default() -> Self { Self::ZERO } }
const _: () = {
let layout = [
(::core::mem::offset_of!(Guest, odd) == 0, "Guest.odd is at offset 0 in the shader, and not here"),
(::core::mem::offset_of!(Guest, in_its_tail) == 164, "Guest.in_its_tail is at offset 164 in the shader, and not here"),
(::core::mem::size_of::<Guest>() == 168, "Guest has 168 bytes in the shader, and not here"),
];
let mut at = 0;
while at < layout.len() {
::core::assert!(layout[at].0, "{}", layout[at].1);
at += 1;
}
};
/// `Wide` of the shader: 448 bytes, scalar layout.
#[repr(C)]
#[derive(Clone, Copy)]
#[allow(non_snake_case, non_camel_case_types, clippy::pub_underscore_fields)]
pub struct Wide {
    /// Offset 0, 4 bytes, `float`.
    pub first: f32,
    #[doc(hidden)]
    pub _pad0: [u8; 4],
    /// Offset 8, 48 bytes, `double3[2]`.
    pub corners: [[f64; 3]; 2],
    /// Offset 56, 48 bytes, `double3x2`.
    pub turn: [[f64; 3]; 2],
    /// Offset 104, 336 bytes, `Guest[2]`.
    pub guests: [Guest; 2],
    /// Offset 440, 8 bytes, `float2`.
    pub ends: [f32; 2],
}
impl ::core::fmt::Debug for Wide { #[inline] fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result { f.debug_struct("Wide").field("first", &self.first).field("corners", &self.corners).field("turn", &self.turn).field("guests", &self.guests).field("ends", &self.ends).finish() } }
// SAFETY: every field is plain data and the assertions on offsets and size leave no byte between them.
#[allow(unsafe_code)]
unsafe impl ::bytemuck::Zeroable for Wide {}
// SAFETY: as above.
#[allow(unsafe_code)]
unsafe impl ::bytemuck::Pod for Wide {}
#[allow(non_snake_case, clippy::all, clippy::pedantic)]
impl Wide {
/// In bytes.
pub const SIZE: usize = 448;
/// Every byte zero.
pub const ZERO: Self = Self { first: 0.0, _pad0: [0; 4], corners: [[0.0; 3]; 2], turn: [[0.0; 3]; 2], guests: [Guest::ZERO; 2], ends: [0.0; 2], };
/// All members; padding is zero.
#[must_use]
#[inline]
pub const fn new(first: f32, corners: [[f64; 3]; 2], turn: [[f64; 3]; 2], guests: [Guest; 2], ends: [f32; 2], ) -> Self { Self { first: first, _pad0: [0; 4], corners: corners, turn: turn, guests: guests, ends: ends, } }
}
impl ::core::default::Default for Wide { #[inline] fn default() -> Self { Self::ZERO } }
const _: () = {
let layout = [
(::core::mem::offset_of!(Wide, first) == 0, "Wide.first is at offset 0 in the shader, and not here"),
(::core::mem::offset_of!(Wide, corners) == 8, "Wide.corners is at offset 8 in the shader, and not here"),
(::core::mem::offset_of!(Wide, turn) == 56, "Wide.turn is at offset 56 in the shader, and not here"),
(::core::mem::offset_of!(Wide, guests) == 104, "Wide.guests is at offset 104 in the shader, and not here"),
(::core::mem::offset_of!(Wide, ends) == 440, "Wide.ends is at offset 440 in the shader, and not here"),
(::core::mem::size_of::<Wide>() == 448, "Wide has 448 bytes in the shader, and not here"),
];
let mut at = 0;
while at < layout.len() {
::core::assert!(layout[at].0, "{}", layout[at].1);
at += 1;
}
};
/// A `double` of the shader as bytes, where no alignment is to be had.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct F64Bytes([u8; 8]);
impl F64Bytes {
/// Every byte zero.
pub const ZERO: Self = Self([0; 8]);
/// The bytes of the value.
#[must_use]
pub const fn new(value: f64) -> Self { Self(value.to_ne_bytes()) }
/// The value.
#[must_use]
pub const fn get(self) -> f64 { f64::from_ne_bytes(self.0) }
}
impl ::core::convert::From<f64> for F64Bytes { fn from(value: f64) -> Self { Self::new(value) } }
// SAFETY: every field is plain data and the assertions on offsets and size leave no byte between them.
#[allow(unsafe_code)]
unsafe impl ::bytemuck::Zeroable for F64Bytes {}
// SAFETY: as above.
#[allow(unsafe_code)]
unsafe impl ::bytemuck::Pod for F64Bytes {}
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
/// `StructuredBuffer<Flags> flags`: storage buffer, 88 bytes.
pub const FLAGS: Binding = Binding { name: "flags", set: 0, binding: 0, descriptor_type: 7, count: 1, stages: 0x20 };
/// `RWStructuredBuffer<Wide> wides`: storage buffer, 448 bytes.
pub const WIDES: Binding = Binding { name: "wides", set: 0, binding: 1, descriptor_type: 7, count: 1, stages: 0x20 };
/// All of them, by set and number.
pub const ALL: [Binding; 2] = [FLAGS, WIDES, ];
}
