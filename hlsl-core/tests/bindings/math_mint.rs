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
/// `Numbers` of the shader: 448 bytes, relaxed std140 layout.
#[repr(C)]
#[derive(Clone, Copy)]
#[allow(non_snake_case, non_camel_case_types, clippy::pub_underscore_fields)]
pub struct NumbersStd140 {
    /// Offset 0, 8 bytes, `float2`.
    pub two: ::mint::Vector2<f32>,
    #[doc(hidden)]
    pub _pad0: [u8; 8],
    /// Offset 16, 12 bytes, `int3`.
    pub three: ::mint::Vector3<i32>,
    #[doc(hidden)]
    pub _pad1: [u8; 4],
    /// Offset 32, 16 bytes, `uint4`.
    pub four: ::mint::Vector4<u32>,
    /// Offset 48, 8 bytes, `bool2`.
    pub flags: [Bool; 2],
    #[doc(hidden)]
    pub _pad2: [u8; 8],
    /// Offset 64, 16 bytes, `double2`.
    pub wide: [f64; 2],
    /// Offset 80, 12 bytes, `float1x3`.
    pub row: ::mint::Vector3<f32>,
    #[doc(hidden)]
    pub _pad3: [u8; 4],
    /// Offset 96, 12 bytes, `float3x1`.
    pub column: ::mint::Vector3<f32>,
    #[doc(hidden)]
    pub _pad4: [u8; 4],
    /// Offset 112, 32 bytes, `float2x2`.
    pub small: [[f32; 4]; 2],
    /// Offset 144, 48 bytes, `float2x3`.
    pub rows: [[f32; 4]; 3],
    /// Offset 192, 32 bytes, `row_major float2x4`.
    pub turned: [[f32; 4]; 2],
    /// Offset 224, 48 bytes, `float3x3`.
    pub spaced: [[f32; 4]; 3],
    /// Offset 272, 64 bytes, `float4x4`.
    pub large: ::mint::ColumnMatrix4<f32>,
    /// Offset 336, 32 bytes, `int2x2`.
    pub whole: [[i32; 4]; 2],
    /// Offset 368, 32 bytes, `float3[2]`.
    pub list: [F32x3Stride16; 2],
    /// Offset 400, 32 bytes, `float4[2]`.
    pub close: [::mint::Vector4<f32>; 2],
    /// Offset 432, 4 bytes, `float`.
    pub in_its_tail: f32,
    #[doc(hidden)]
    pub _pad5: [u8; 12],
}
impl ::core::fmt::Debug for NumbersStd140 { #[inline] fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result { f.debug_struct("NumbersStd140").field("two", &self.two).field("three", &self.three).field("four", &self.four).field("flags", &self.flags).field("wide", &self.wide).field("row", &self.row).field("column", &self.column).field("small", &self.small).field("rows", &self.rows).field("turned", &self.turned).field("spaced", &self.spaced).field("large", &self.large).field("whole", &self.whole).field("list", &self.list).field("close", &self.close).field("in_its_tail", &self.in_its_tail).finish() } }
// SAFETY: every field is plain data and the assertions on offsets and size leave no byte between them.
#[allow(unsafe_code)]
unsafe impl ::bytemuck::Zeroable for NumbersStd140 {}
// SAFETY: as above.
#[allow(unsafe_code)]
unsafe impl ::bytemuck::Pod for NumbersStd140 {}
#[allow(non_snake_case, clippy::all, clippy::pedantic)]
impl NumbersStd140 {
/// In bytes.
pub const SIZE: usize = 448;
/// Every byte zero.
pub const ZERO: Self = Self { two: ::mint::Vector2 { x: 0.0, y: 0.0 }, _pad0: [0; 8], three: ::mint::Vector3 { x: 0, y: 0, z: 0 }, _pad1: [0; 4], four: ::mint::Vector4 { x: 0, y: 0, z: 0, w: 0 }, flags: [Bool::new(false); 2], _pad2: [0; 8], wide: [0.0; 2], row: ::mint::Vector3 { x: 0.0, y: 0.0, z: 0.0 }, _pad3: [0; 4], column: ::mint::Vector3 { x: 0.0, y: 0.0, z: 0.0 }, _pad4: [0; 4], small: [[0.0; 4]; 2], rows: [[0.0; 4]; 3], turned: [[0.0; 4]; 2], spaced: [[0.0; 4]; 3], large: ::mint::ColumnMatrix4 { x: ::mint::Vector4 { x: 0.0, y: 0.0, z: 0.0, w: 0.0 }, y: ::mint::Vector4 { x: 0.0, y: 0.0, z: 0.0, w: 0.0 }, z: ::mint::Vector4 { x: 0.0, y: 0.0, z: 0.0, w: 0.0 }, w: ::mint::Vector4 { x: 0.0, y: 0.0, z: 0.0, w: 0.0 } }, whole: [[0; 4]; 2], list: [F32x3Stride16::ZERO; 2], close: [::mint::Vector4 { x: 0.0, y: 0.0, z: 0.0, w: 0.0 }; 2], in_its_tail: 0.0, _pad5: [0; 12], };
/// All members; padding is zero.
#[must_use]
#[inline]
pub const fn new(two: ::mint::Vector2<f32>, three: ::mint::Vector3<i32>, four: ::mint::Vector4<u32>, flags: [bool; 2], wide: [f64; 2], row: ::mint::Vector3<f32>, column: ::mint::Vector3<f32>, small: [[f32; 2]; 2], rows: [[f32; 2]; 3], turned: [[f32; 4]; 2], spaced: [[f32; 3]; 3], large: ::mint::ColumnMatrix4<f32>, whole: [[i32; 2]; 2], list: [::mint::Vector3<f32>; 2], close: [::mint::Vector4<f32>; 2], in_its_tail: f32, ) -> Self { Self { two: two, _pad0: [0; 8], three: three, _pad1: [0; 4], four: four, flags: [Bool::new(flags[0]), Bool::new(flags[1])], _pad2: [0; 8], wide: wide, row: row, _pad3: [0; 4], column: column, _pad4: [0; 4], small: [[small[0][0], small[0][1], 0.0, 0.0], [small[1][0], small[1][1], 0.0, 0.0]], rows: [[rows[0][0], rows[0][1], 0.0, 0.0], [rows[1][0], rows[1][1], 0.0, 0.0], [rows[2][0], rows[2][1], 0.0, 0.0]], turned: turned, spaced: [[spaced[0][0], spaced[0][1], spaced[0][2], 0.0], [spaced[1][0], spaced[1][1], spaced[1][2], 0.0], [spaced[2][0], spaced[2][1], spaced[2][2], 0.0]], large: large, whole: [[whole[0][0], whole[0][1], 0, 0], [whole[1][0], whole[1][1], 0, 0]], list: { let mut __0all = [F32x3Stride16::ZERO; 2]; let mut __0 = 0; while __0 < 2 { __0all[__0] = F32x3Stride16::new(list[__0]); __0 += 1; } __0all }, close: close, in_its_tail: in_its_tail, _pad5: [0; 12], } }
}
impl ::core::default::Default for NumbersStd140 { #[inline] fn default() -> Self { Self::ZERO } }
const _: () = {
let layout = [
(::core::mem::offset_of!(NumbersStd140, two) == 0, "Numbers.two is at offset 0 in the shader, and not here"),
(::core::mem::offset_of!(NumbersStd140, three) == 16, "Numbers.three is at offset 16 in the shader, and not here"),
(::core::mem::offset_of!(NumbersStd140, four) == 32, "Numbers.four is at offset 32 in the shader, and not here"),
(::core::mem::offset_of!(NumbersStd140, flags) == 48, "Numbers.flags is at offset 48 in the shader, and not here"),
(::core::mem::offset_of!(NumbersStd140, wide) == 64, "Numbers.wide is at offset 64 in the shader, and not here"),
(::core::mem::offset_of!(NumbersStd140, row) == 80, "Numbers.row is at offset 80 in the shader, and not here"),
(::core::mem::offset_of!(NumbersStd140, column) == 96, "Numbers.column is at offset 96 in the shader, and not here"),
(::core::mem::offset_of!(NumbersStd140, small) == 112, "Numbers.small is at offset 112 in the shader, and not here"),
(::core::mem::offset_of!(NumbersStd140, rows) == 144, "Numbers.rows is at offset 144 in the shader, and not here"),
(::core::mem::offset_of!(NumbersStd140, turned) == 192, "Numbers.turned is at offset 192 in the shader, and not here"),
(::core::mem::offset_of!(NumbersStd140, spaced) == 224, "Numbers.spaced is at offset 224 in the shader, and not here"),
(::core::mem::offset_of!(NumbersStd140, large) == 272, "Numbers.large is at offset 272 in the shader, and not here"),
(::core::mem::offset_of!(NumbersStd140, whole) == 336, "Numbers.whole is at offset 336 in the shader, and not here"),
(::core::mem::offset_of!(NumbersStd140, list) == 368, "Numbers.list is at offset 368 in the shader, and not here"),
(::core::mem::offset_of!(NumbersStd140, close) == 400, "Numbers.close is at offset 400 in the shader, and not here"),
(::core::mem::offset_of!(NumbersStd140, in_its_tail) == 432, "Numbers.in_its_tail is at offset 432 in the shader, and not here"),
(::core::mem::size_of::<NumbersStd140>() == 448, "Numbers has 448 bytes in the shader, and not here"),
];
let mut at = 0;
while at < layout.len() {
::core::assert!(layout[at].0, "{}", layout[at].1);
at += 1;
}
};
/// `Numbers` of the shader: 400 bytes, relaxed std430 layout.
#[repr(C)]
#[derive(Clone, Copy)]
#[allow(non_snake_case, non_camel_case_types, clippy::pub_underscore_fields)]
pub struct NumbersStd430 {
    /// Offset 0, 8 bytes, `float2`.
    pub two: ::mint::Vector2<f32>,
    #[doc(hidden)]
    pub _pad0: [u8; 8],
    /// Offset 16, 12 bytes, `int3`.
    pub three: ::mint::Vector3<i32>,
    #[doc(hidden)]
    pub _pad1: [u8; 4],
    /// Offset 32, 16 bytes, `uint4`.
    pub four: ::mint::Vector4<u32>,
    /// Offset 48, 8 bytes, `bool2`.
    pub flags: [Bool; 2],
    #[doc(hidden)]
    pub _pad2: [u8; 8],
    /// Offset 64, 16 bytes, `double2`.
    pub wide: [f64; 2],
    /// Offset 80, 12 bytes, `float1x3`.
    pub row: ::mint::Vector3<f32>,
    #[doc(hidden)]
    pub _pad3: [u8; 4],
    /// Offset 96, 12 bytes, `float3x1`.
    pub column: ::mint::Vector3<f32>,
    #[doc(hidden)]
    pub _pad4: [u8; 4],
    /// Offset 112, 16 bytes, `float2x2`.
    pub small: ::mint::ColumnMatrix2<f32>,
    /// Offset 128, 24 bytes, `float2x3`.
    pub rows: ::mint::ColumnMatrix2x3<f32>,
    #[doc(hidden)]
    pub _pad5: [u8; 8],
    /// Offset 160, 32 bytes, `row_major float2x4`.
    pub turned: [[f32; 4]; 2],
    /// Offset 192, 48 bytes, `float3x3`.
    pub spaced: [[f32; 4]; 3],
    /// Offset 240, 64 bytes, `float4x4`.
    pub large: ::mint::ColumnMatrix4<f32>,
    /// Offset 304, 16 bytes, `int2x2`.
    pub whole: [[i32; 2]; 2],
    /// Offset 320, 32 bytes, `float3[2]`.
    pub list: [F32x3Stride16; 2],
    /// Offset 352, 32 bytes, `float4[2]`.
    pub close: [::mint::Vector4<f32>; 2],
    /// Offset 384, 4 bytes, `float`.
    pub in_its_tail: f32,
    #[doc(hidden)]
    pub _pad6: [u8; 12],
}
impl ::core::fmt::Debug for NumbersStd430 { #[inline] fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result { f.debug_struct("NumbersStd430").field("two", &self.two).field("three", &self.three).field("four", &self.four).field("flags", &self.flags).field("wide", &self.wide).field("row", &self.row).field("column", &self.column).field("small", &self.small).field("rows", &self.rows).field("turned", &self.turned).field("spaced", &self.spaced).field("large", &self.large).field("whole", &self.whole).field("list", &self.list).field("close", &self.close).field("in_its_tail", &self.in_its_tail).finish() } }
// SAFETY: every field is plain data and the assertions on offsets and size leave no byte between them.
#[allow(unsafe_code)]
unsafe impl ::bytemuck::Zeroable for NumbersStd430 {}
// SAFETY: as above.
#[allow(unsafe_code)]
unsafe impl ::bytemuck::Pod for NumbersStd430 {}
#[allow(non_snake_case, clippy::all, clippy::pedantic)]
impl NumbersStd430 {
/// In bytes.
pub const SIZE: usize = 400;
/// Every byte zero.
pub const ZERO: Self = Self { two: ::mint::Vector2 { x: 0.0, y: 0.0 }, _pad0: [0; 8], three: ::mint::Vector3 { x: 0, y: 0, z: 0 }, _pad1: [0; 4], four: ::mint::Vector4 { x: 0, y: 0, z: 0, w: 0 }, flags: [Bool::new(false); 2], _pad2: [0; 8], wide: [0.0; 2], row: ::mint::Vector3 { x: 0.0, y: 0.0, z: 0.0 }, _pad3: [0; 4], column: ::mint::Vector3 { x: 0.0, y: 0.0, z: 0.0 }, _pad4: [0; 4], small: ::mint::ColumnMatrix2 { x: ::mint::Vector2 { x: 0.0, y: 0.0 }, y: ::mint::Vector2 { x: 0.0, y: 0.0 } }, rows: ::mint::ColumnMatrix2x3 { x: ::mint::Vector2 { x: 0.0, y: 0.0 }, y: ::mint::Vector2 { x: 0.0, y: 0.0 }, z: ::mint::Vector2 { x: 0.0, y: 0.0 } }, _pad5: [0; 8], turned: [[0.0; 4]; 2], spaced: [[0.0; 4]; 3], large: ::mint::ColumnMatrix4 { x: ::mint::Vector4 { x: 0.0, y: 0.0, z: 0.0, w: 0.0 }, y: ::mint::Vector4 { x: 0.0, y: 0.0, z: 0.0, w: 0.0 }, z: ::mint::Vector4 { x: 0.0, y: 0.0, z: 0.0, w: 0.0 }, w: ::mint::Vector4 { x: 0.0, y: 0.0, z: 0.0, w: 0.0 } }, whole: [[0; 2]; 2], list: [F32x3Stride16::ZERO; 2], close: [::mint::Vector4 { x: 0.0, y: 0.0, z: 0.0, w: 0.0 }; 2], in_its_tail: 0.0, _pad6: [0; 12], };
/// All members; padding is zero.
#[must_use]
#[inline]
pub const fn new(two: ::mint::Vector2<f32>, three: ::mint::Vector3<i32>, four: ::mint::Vector4<u32>, flags: [bool; 2], wide: [f64; 2], row: ::mint::Vector3<f32>, column: ::mint::Vector3<f32>, small: ::mint::ColumnMatrix2<f32>, rows: ::mint::ColumnMatrix2x3<f32>, turned: [[f32; 4]; 2], spaced: [[f32; 3]; 3], large: ::mint::ColumnMatrix4<f32>, whole: [[i32; 2]; 2], list: [::mint::Vector3<f32>; 2], close: [::mint::Vector4<f32>; 2], in_its_tail: f32, ) -> Self { Self { two: two, _pad0: [0; 8], three: three, _pad1: [0; 4], four: four, flags: [Bool::new(flags[0]), Bool::new(flags[1])], _pad2: [0; 8], wide: wide, row: row, _pad3: [0; 4], column: column, _pad4: [0; 4], small: small, rows: rows, _pad5: [0; 8], turned: turned, spaced: [[spaced[0][0], spaced[0][1], spaced[0][2], 0.0], [spaced[1][0], spaced[1][1], spaced[1][2], 0.0], [spaced[2][0], spaced[2][1], spaced[2][2], 0.0]], large: large, whole: whole, list: { let mut __0all = [F32x3Stride16::ZERO; 2]; let mut __0 = 0; while __0 < 2 { __0all[__0] = F32x3Stride16::new(list[__0]); __0 += 1; } __0all }, close: close, in_its_tail: in_its_tail, _pad6: [0; 12], } }
}
impl ::core::default::Default for NumbersStd430 { #[inline] fn default() -> Self { Self::ZERO } }
const _: () = {
let layout = [
(::core::mem::offset_of!(NumbersStd430, two) == 0, "Numbers.two is at offset 0 in the shader, and not here"),
(::core::mem::offset_of!(NumbersStd430, three) == 16, "Numbers.three is at offset 16 in the shader, and not here"),
(::core::mem::offset_of!(NumbersStd430, four) == 32, "Numbers.four is at offset 32 in the shader, and not here"),
(::core::mem::offset_of!(NumbersStd430, flags) == 48, "Numbers.flags is at offset 48 in the shader, and not here"),
(::core::mem::offset_of!(NumbersStd430, wide) == 64, "Numbers.wide is at offset 64 in the shader, and not here"),
(::core::mem::offset_of!(NumbersStd430, row) == 80, "Numbers.row is at offset 80 in the shader, and not here"),
(::core::mem::offset_of!(NumbersStd430, column) == 96, "Numbers.column is at offset 96 in the shader, and not here"),
(::core::mem::offset_of!(NumbersStd430, small) == 112, "Numbers.small is at offset 112 in the shader, and not here"),
(::core::mem::offset_of!(NumbersStd430, rows) == 128, "Numbers.rows is at offset 128 in the shader, and not here"),
(::core::mem::offset_of!(NumbersStd430, turned) == 160, "Numbers.turned is at offset 160 in the shader, and not here"),
(::core::mem::offset_of!(NumbersStd430, spaced) == 192, "Numbers.spaced is at offset 192 in the shader, and not here"),
(::core::mem::offset_of!(NumbersStd430, large) == 240, "Numbers.large is at offset 240 in the shader, and not here"),
(::core::mem::offset_of!(NumbersStd430, whole) == 304, "Numbers.whole is at offset 304 in the shader, and not here"),
(::core::mem::offset_of!(NumbersStd430, list) == 320, "Numbers.list is at offset 320 in the shader, and not here"),
(::core::mem::offset_of!(NumbersStd430, close) == 352, "Numbers.close is at offset 352 in the shader, and not here"),
(::core::mem::offset_of!(NumbersStd430, in_its_tail) == 384, "Numbers.in_its_tail is at offset 384 in the shader, and not here"),
(::core::mem::size_of::<NumbersStd430>() == 400, "Numbers has 400 bytes in the shader, and not here"),
];
let mut at = 0;
while at < layout.len() {
::core::assert!(layout[at].0, "{}", layout[at].1);
at += 1;
}
};
/// An array element that takes 16 bytes in the shader's layout.
#[repr(C)]
#[derive(Clone, Copy)]
#[allow(non_camel_case_types, clippy::pub_underscore_fields)]
pub struct F32x3Stride16 {
/// The element.
pub value: ::mint::Vector3<f32>,
#[doc(hidden)]
pub _pad: [u8; 4],
}
impl F32x3Stride16 {
/// Every byte zero.
pub const ZERO: Self = Self::new(::mint::Vector3 { x: 0.0, y: 0.0, z: 0.0 });
/// The element with its padding.
#[must_use]
pub const fn new(value: ::mint::Vector3<f32>) -> Self { Self { value, _pad: [0; 4] } }
}
impl ::core::fmt::Debug for F32x3Stride16 { #[inline] fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result { ::core::fmt::Debug::fmt(&self.value, f) } }
impl ::core::default::Default for F32x3Stride16 { #[inline] fn default() -> Self { Self::ZERO } }
impl ::core::convert::From<::mint::Vector3<f32>> for F32x3Stride16 { fn from(value: ::mint::Vector3<f32>) -> Self { Self::new(value) } }
const _: () = assert!(::core::mem::size_of::<F32x3Stride16>() == 16, "stride of F32x3Stride16");
// SAFETY: every field is plain data and the assertions on offsets and size leave no byte between them.
#[allow(unsafe_code)]
unsafe impl ::bytemuck::Zeroable for F32x3Stride16 {}
// SAFETY: as above.
#[allow(unsafe_code)]
unsafe impl ::bytemuck::Pod for F32x3Stride16 {}
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
/// `ConstantBuffer<Numbers> given`: uniform buffer, 436 bytes.
pub const GIVEN: Binding = Binding { name: "given", set: 0, binding: 0, descriptor_type: 6, count: 1, stages: 0x20 };
/// `RWStructuredBuffer<Numbers> numbers`: storage buffer, 400 bytes.
pub const NUMBERS: Binding = Binding { name: "numbers", set: 0, binding: 1, descriptor_type: 7, count: 1, stages: 0x20 };
/// All of them, by set and number.
pub const ALL: [Binding; 2] = [GIVEN, NUMBERS, ];
}
