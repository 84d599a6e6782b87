// The matrices of shader model 6.10 (hlsl-specs 0035), `dx::linalg`. Those of a wave or a thread group are cooperative
// matrices (SPV_KHR_cooperative_matrix); those of a thread stay in their buffer, and products with vectors read them there.

#ifndef DX_LINALG_H
#define DX_LINALG_H

#if __SHADER_TARGET_MAJOR > 6 || (__SHADER_TARGET_MAJOR == 6 && __SHADER_TARGET_MINOR >= 10)

#include <vk/spirv.h>

#pragma dxc diagnostic push
#pragma dxc diagnostic ignored "-Whlsl-groupshared-202x"

namespace hlsl {

template <typename T> struct is_arithmetic { static const bool value = false; };
template <> struct is_arithmetic<int> { static const bool value = true; };
template <> struct is_arithmetic<uint> { static const bool value = true; };
template <> struct is_arithmetic<int64_t> { static const bool value = true; };
template <> struct is_arithmetic<uint64_t> { static const bool value = true; };
template <> struct is_arithmetic<float> { static const bool value = true; };
template <> struct is_arithmetic<double> { static const bool value = true; };
template <> struct is_arithmetic<half> { static const bool value = true; };
#if __HLSL_ENABLE_16_BIT
template <> struct is_arithmetic<int16_t> { static const bool value = true; };
template <> struct is_arithmetic<uint16_t> { static const bool value = true; };
#endif

template <typename T> struct is_signed { static const bool value = true; };
template <> struct is_signed<uint> { static const bool value = false; };
template <> struct is_signed<uint64_t> { static const bool value = false; };
#if __HLSL_ENABLE_16_BIT
template <> struct is_signed<uint16_t> { static const bool value = false; };
#endif

template <bool condition, typename T> struct enable_if {};
template <typename T> struct enable_if<true, T> { using type = T; };

} // namespace hlsl

namespace dx {
namespace linalg {

// The numbers are those of DXIL.
struct ComponentType {
  enum ComponentEnum {
    I16 = 2, U16 = 3, I32 = 4, U32 = 5, I64 = 6, U64 = 7, F16 = 8, F32 = 9, F64 = 10,
    I8 = 19, U8 = 20, F8_E4M3FN = 21, F8_E5M2 = 22, BFloat16 = 23,
  };
};
using ComponentEnum = ComponentType::ComponentEnum;

struct MatrixUse { enum MatrixUseEnum { A = 0, B = 1, Accumulator = 2 }; };
using MatrixUseEnum = MatrixUse::MatrixUseEnum;

struct MatrixScope { enum MatrixScopeEnum { Thread = 0, Wave = 1, ThreadGroup = 2 }; };
using MatrixScopeEnum = MatrixScope::MatrixScopeEnum;

struct MatrixLayout {
  enum MatrixLayoutEnum {
    RowMajor = 0, ColMajor = 1, MulOptimal = 2, MulOptimalTranspose = 3, OuterProductOptimal = 4,
    OuterProductOptimalTranspose = 5,
  };
};
using MatrixLayoutEnum = MatrixLayout::MatrixLayoutEnum;

namespace details {

// Numbers of 8 bits and bfloat16, which the language handles in words of four or two.
using Eight = vk::Literal<vk::integral_constant<uint, 8> >;
using Byte [[vk::ext_capability(/* Int8 */ 39)]] =
    vk::SpirvType</* OpTypeInt */ 21, 1, 1, Eight, vk::Literal<vk::integral_constant<uint, 1> > >;
using UnsignedByte [[vk::ext_capability(/* Int8 */ 39)]] =
    vk::SpirvType</* OpTypeInt */ 21, 1, 1, Eight, vk::Literal<vk::integral_constant<uint, 0> > >;
using Float8E4M3 [[vk::ext_capability(/* Float8EXT */ 4212)]]
[[vk::ext_capability(/* Float8CooperativeMatrixEXT */ 4213)]] [[vk::ext_extension("SPV_EXT_float8")]] =
    vk::SpirvType</* OpTypeFloat */ 22, 1, 1, Eight, vk::Literal<vk::integral_constant<uint, 4214> > >;
using Float8E5M2 [[vk::ext_capability(/* Float8EXT */ 4212)]]
[[vk::ext_capability(/* Float8CooperativeMatrixEXT */ 4213)]] [[vk::ext_extension("SPV_EXT_float8")]] =
    vk::SpirvType</* OpTypeFloat */ 22, 1, 1, Eight, vk::Literal<vk::integral_constant<uint, 4215> > >;
using BrainFloat [[vk::ext_capability(/* BFloat16TypeKHR */ 5116)]]
[[vk::ext_capability(/* BFloat16CooperativeMatrixKHR */ 5118)]] [[vk::ext_extension("SPV_KHR_bfloat16")]] =
    vk::SpirvType</* OpTypeFloat */ 22, 2, 2, vk::Literal<vk::integral_constant<uint, 16> >,
                  vk::Literal<vk::integral_constant<uint, /* BFloat16KHR */ 0> > >;
[[vk::ext_instruction(/* OpSConvert */ 114)]] Byte ToByte(int value);
[[vk::ext_instruction(/* OpUConvert */ 113)]] UnsignedByte ToUnsignedByte(uint value);
template <typename Result> [[vk::ext_instruction(/* OpFConvert */ 115)]] Result ToFloat(float value);
template <typename Float8> [[vk::ext_instruction(/* OpBitcast */ 124)]] UnsignedByte BitsOf(Float8 value);
[[vk::ext_instruction(/* OpUConvert */ 113)]] uint Widen(UnsignedByte bits);

// The upper half of a float, to the nearest even number.
static uint BrainFloatBits(float value) {
  uint bits = asuint(value);
  return ((bits & 0x7fffffff) > 0x7f800000 ? bits | 0x400000 : bits + 0x7fff + (bits >> 16 & 1)) >> 16;
}

// `Component` is what SPIR-V calls the components, `Type` what the shader handles: a `uint` has four of 8 bits. `Value` is
// the type of one for the arithmetic of this header; `Part` finds it in the scalar that has the component of that number.
template <ComponentEnum component> struct Traits;
template <typename T, uint size_, bool isFloat_, bool isSigned_> struct Native {
  using Component = T;
  using Type = T;
  using Value = T;
  static const uint size = size_;
  static const uint perScalar = 1;
  static const bool isFloat = isFloat_;
  static const bool isSigned = isSigned_;
  template <typename From> static T Make(From value) { return (T)value; }
  static T Read(ByteAddressBuffer from, uint address) { return from.Load<T>(address); }
  template <typename Scalar> static T Part(Scalar from, uint index) { return (T)from; }
  template <int length, typename From> static void Put(inout vector<T, length> to, uint index, From value) {
    to[index] = (T)value;
  }
};
template <> struct Traits<ComponentType::I32> : Native<int, 4, false, true> {};
template <> struct Traits<ComponentType::U32> : Native<uint, 4, false, false> {};
template <> struct Traits<ComponentType::I64> : Native<int64_t, 8, false, true> {};
template <> struct Traits<ComponentType::U64> : Native<uint64_t, 8, false, false> {};
template <> struct Traits<ComponentType::F32> : Native<float, 4, true, true> {};
template <> struct Traits<ComponentType::F64> : Native<double, 8, true, true> {};
#if __HLSL_ENABLE_16_BIT
template <> struct Traits<ComponentType::I16> : Native<int16_t, 2, false, true> {};
template <> struct Traits<ComponentType::U16> : Native<uint16_t, 2, false, false> {};
template <> struct Traits<ComponentType::F16> : Native<float16_t, 2, true, true> {};
#endif

template <uint size_> struct Packed {
  using Type = uint;
  static const uint size = size_;
  static const uint perScalar = 4 / size_;
  static const uint mask = size_ == 1 ? 0xff : 0xffff;
  // Where a component is in its word.
  static uint Shift(uint index) { return (index & (perScalar - 1)) * (8 * size_); }
  // The bits of one component, at the bottom of the word.
  static uint Bits(ByteAddressBuffer from, uint address) {
    return (from.Load(address & ~3u) >> ((address & 3) * 8)) & mask;
  }
};
#define LINALG_PACKED(name, size_, component_, value_, isFloat_, isSigned_, make, encode, decode)                      \
  template <> struct Traits<ComponentType::name> : Packed<size_> {                                                     \
    using Component = component_;                                                                                      \
    using Value = value_;                                                                                              \
    static const bool isFloat = isFloat_;                                                                              \
    static const bool isSigned = isSigned_;                                                                            \
    template <typename From> static Component Make(From value) { return make((value_)value); }                         \
    static Value Decode(uint bits) { return decode; }                                                                  \
    static Value Read(ByteAddressBuffer from, uint address) { return Decode(Bits(from, address)); }                    \
    template <typename Scalar> static Value Part(Scalar from, uint index) {                                            \
      return Decode((uint)from >> Shift(index) & mask);                                                                \
    }                                                                                                                  \
    template <int length, typename From> static void Put(inout vector<uint, length> to, uint index, From from) {       \
      value_ value = (value_)from;                                                                                     \
      to[index / perScalar] |= (encode) << Shift(index);                                                               \
    }                                                                                                                  \
  };
LINALG_PACKED(I8, 1, Byte, int, false, true, ToByte, (uint)value & 0xff, int(bits << 24) >> 24)
LINALG_PACKED(U8, 1, UnsignedByte, uint, false, false, ToUnsignedByte, value & 0xff, bits)
// The exponent of a half, and the rest of its mantissa, are 8 and 7 bits further up.
LINALG_PACKED(F8_E5M2, 1, Float8E5M2, float, true, true, ToFloat<Float8E5M2>,
              Widen(BitsOf(ToFloat<Float8E5M2>(value))), f16tof32(bits << 8))
LINALG_PACKED(F8_E4M3FN, 1, Float8E4M3, float, true, true, ToFloat<Float8E4M3>,
              Widen(BitsOf(ToFloat<Float8E4M3>(value))),
              (bits & 0x7f) == 0x7f ? asfloat(0x7fc00000u) : f16tof32((bits & 0x80) << 8 | (bits & 0x7f) << 7) * 256)
LINALG_PACKED(BFloat16, 2, BrainFloat, float, true, true, ToFloat<BrainFloat>, BrainFloatBits(value), asfloat(bits << 16))
#undef LINALG_PACKED

// Which component a type of the language is.
template <typename T> struct ComponentOf;
template <> struct ComponentOf<int> { static const ComponentEnum value = ComponentType::I32; };
template <> struct ComponentOf<uint> { static const ComponentEnum value = ComponentType::U32; };
template <> struct ComponentOf<int64_t> { static const ComponentEnum value = ComponentType::I64; };
template <> struct ComponentOf<uint64_t> { static const ComponentEnum value = ComponentType::U64; };
template <> struct ComponentOf<float> { static const ComponentEnum value = ComponentType::F32; };
template <> struct ComponentOf<double> { static const ComponentEnum value = ComponentType::F64; };
#if __HLSL_ENABLE_16_BIT
template <> struct ComponentOf<int16_t> { static const ComponentEnum value = ComponentType::I16; };
template <> struct ComponentOf<uint16_t> { static const ComponentEnum value = ComponentType::U16; };
template <> struct ComponentOf<float16_t> { static const ComponentEnum value = ComponentType::F16; };
#endif

// ---- The instructions.

using Word = vk::SpirvOpaqueType</* OpTypePointer */ 32,
                                 vk::Literal<vk::integral_constant<uint, /* StorageBuffer */ 12> >, uint>;
template <typename Buffer>
[[vk::ext_instruction(/* OpAccessChain */ 65)]]
Word WordOf([[vk::ext_reference]] Buffer buffer, uint member, uint index);

template <typename Result, typename Pointer>
[[vk::ext_instruction(/* OpCooperativeMatrixLoadKHR */ 4457)]]
Result Load(Pointer from, uint layout, uint stride, [[vk::ext_literal]] uint access);
template <typename Pointer, typename Object>
[[vk::ext_instruction(/* OpCooperativeMatrixStoreKHR */ 4458)]]
void Store(Pointer to, Object object, uint layout, uint stride, [[vk::ext_literal]] uint access);
template <typename Result, typename T>
[[vk::ext_instruction(/* OpCooperativeMatrixLoadKHR */ 4457)]]
Result LoadShared([[vk::ext_reference]] T from, uint layout, uint stride, [[vk::ext_literal]] uint access, uint scope);
template <typename T, typename Object>
[[vk::ext_instruction(/* OpCooperativeMatrixStoreKHR */ 4458)]]
void StoreShared([[vk::ext_reference]] T to, Object object, uint layout, uint stride,
                 [[vk::ext_literal]] uint access, uint scope);

template <typename Result, typename A, typename B, typename C>
[[vk::ext_instruction(/* OpCooperativeMatrixMulAddKHR */ 4459)]]
Result MultiplyAdd(A a, B b, C c, [[vk::ext_literal]] uint operands);
template <typename Object>
[[vk::ext_instruction(/* OpCooperativeMatrixLengthKHR */ 4460)]] uint Length(Object object);
template <typename Object>
[[vk::ext_instruction(/* OpCooperativeMatrixGetCoordinateEXT */ 5363)]]
[[vk::ext_capability(/* CooperativeMatrixGetCoordinateEXT */ 5438)]]
[[vk::ext_extension("SPV_EXT_cooperative_matrix_maintenance1")]]
uint2 Coordinate(Object object, uint index);

template <typename Result, typename Component>
[[vk::ext_instruction(/* OpCompositeConstruct */ 80)]] Result Construct(Component component);
template <typename Component>
using Element = vk::SpirvOpaqueType</* OpTypePointer */ 32,
                                    vk::Literal<vk::integral_constant<uint, /* Function */ 7> >, Component>;
template <typename Component, typename Object>
[[vk::ext_instruction(/* OpAccessChain */ 65)]]
Element<Component> ElementOf([[vk::ext_reference]] Object object, uint index);
template <typename Component, typename Pointer>
[[vk::ext_instruction(/* OpLoad */ 61)]] Component Read(Pointer pointer);
template <typename Component, typename Pointer>
[[vk::ext_instruction(/* OpStore */ 62)]] void Write(Pointer pointer, Component value);

// ---- Conversions: the instruction depends on the components, and on whether the use changes with them.

template <uint opcode> struct Convert;
#define LINALG_CONVERSION(opcode)                                                                                      \
  template <> struct Convert<opcode> {                                                                                 \
    template <typename Result, typename Object>                                                                        \
    [[vk::ext_instruction(opcode)]] static Result Same(Object object);                                                 \
    template <typename Result, typename Object>                                                                        \
    [[vk::ext_instruction(opcode)]]                                                                                    \
    [[vk::ext_capability(/* CooperativeMatrixConversionsEXT */ 5429)]]                                                 \
    [[vk::ext_extension("SPV_EXT_cooperative_matrix_maintenance1")]] static Result Other(Object object);               \
  };
LINALG_CONVERSION(/* OpConvertFToU */ 109)
LINALG_CONVERSION(/* OpConvertFToS */ 110)
LINALG_CONVERSION(/* OpConvertSToF */ 111)
LINALG_CONVERSION(/* OpConvertUToF */ 112)
LINALG_CONVERSION(/* OpUConvert */ 113)
LINALG_CONVERSION(/* OpSConvert */ 114)
LINALG_CONVERSION(/* OpFConvert */ 115)
LINALG_CONVERSION(/* OpBitcast */ 124)
LINALG_CONVERSION(/* OpCopyObject */ 83)
LINALG_CONVERSION(/* OpCooperativeMatrixConvertUseEXT */ 5293)
#undef LINALG_CONVERSION

template <ComponentEnum component> struct Unsigned { static const ComponentEnum value = component; };
template <> struct Unsigned<ComponentType::I8> { static const ComponentEnum value = ComponentType::U8; };
template <> struct Unsigned<ComponentType::I16> { static const ComponentEnum value = ComponentType::U16; };
template <> struct Unsigned<ComponentType::I32> { static const ComponentEnum value = ComponentType::U32; };
template <> struct Unsigned<ComponentType::I64> { static const ComponentEnum value = ComponentType::U64; };

template <ComponentEnum From, ComponentEnum To, bool changesUse> struct OpcodeOf {
  static const bool fromFloat = Traits<From>::isFloat;
  static const bool toFloat = Traits<To>::isFloat;
  static const bool isAsLong = Traits<From>::size == Traits<To>::size;
  static const uint ofIntegers = !isAsLong ? (Traits<From>::isSigned ? 114 : 113) : changesUse ? 5293 : 124;
  static const uint value = From == To             ? (changesUse ? 5293 : 83)
                            : fromFloat && toFloat ? 115
                            : fromFloat            ? (Traits<To>::isSigned ? 110 : 109)
                            : toFloat              ? (Traits<From>::isSigned ? 111 : 112)
                                                   : ofIntegers;
};

template <ComponentEnum component, int rows, int columns, MatrixUseEnum use, MatrixScopeEnum scope>
using Held [[vk::ext_capability(/* CooperativeMatrixKHR */ 6022)]]
[[vk::ext_capability(/* VulkanMemoryModel */ 5345)]] [[vk::ext_extension("SPV_KHR_cooperative_matrix")]] =
    vk::SpirvOpaqueType</* OpTypeCooperativeMatrixKHR */ 4456, typename Traits<component>::Component,
                        vk::integral_constant<uint, scope == MatrixScope::Wave ? 3 : 2>,
                        vk::integral_constant<uint, (uint)rows>, vk::integral_constant<uint, (uint)columns>,
                        vk::integral_constant<uint, (uint)use> >;

// The components of a groupshared array: packed ones lie in words.
template <typename T, ComponentEnum component> struct InMemory {
  static const ComponentEnum value =
      Traits<component>::perScalar > 1 && !Traits<ComponentOf<T>::value>::isFloat && Traits<ComponentOf<T>::value>::size == 4
          ? component
          : ComponentOf<T>::value;
};

// Others of the group see what was written, and what they wrote is seen.
static const uint Visible = vk::MemoryAccessMakePointerVisibleMask | vk::MemoryAccessNonPrivatePointerMask;
static const uint Available = vk::MemoryAccessMakePointerAvailableMask | vk::MemoryAccessNonPrivatePointerMask;

template <typename Step, bool changesUse> struct Perform {
  template <typename Result, typename Object> static Result Of(Object object) {
    return Step::template Same<Result>(object);
  }
};
template <typename Step> struct Perform<Step, true> {
  template <typename Result, typename Object> static Result Of(Object object) {
    return Step::template Other<Result>(object);
  }
};

template <bool isFloat> struct Sum {
  template <typename Object> [[vk::ext_instruction(/* OpIAdd */ 128)]] static Object Of(Object a, Object b);
};
template <> struct Sum<true> {
  template <typename Object> [[vk::ext_instruction(/* OpFAdd */ 129)]] static Object Of(Object a, Object b);
};

// A conversion, in two steps where the language extends with zeros to a signed type: OpUConvert makes unsigned numbers.
template <ComponentEnum From, ComponentEnum To, bool changesUse,
          bool inSteps = OpcodeOf<From, To, changesUse>::value == 113 && Traits<To>::isSigned>
struct Conversion {
  template <int rows, int columns, MatrixUseEnum use, MatrixScopeEnum scope, typename Object>
  static Held<To, rows, columns, use, scope> Of(Object object) {
    using Step = Convert<OpcodeOf<From, To, changesUse>::value>;
    using Result = Held<To, rows, columns, use, scope>;
    return Perform<Step, changesUse>::template Of<Result>(object);
  }
};
template <ComponentEnum From, ComponentEnum To, bool changesUse> struct Conversion<From, To, changesUse, true> {
  template <int rows, int columns, MatrixUseEnum use, MatrixScopeEnum scope, typename Object>
  static Held<To, rows, columns, use, scope> Of(Object object) {
    using Extended = Held<Unsigned<To>::value, rows, columns, use, scope>;
    using Result = Held<To, rows, columns, use, scope>;
    Extended extended = Perform<Convert<113>, changesUse>::template Of<Extended>(object);
    return Convert<124>::template Same<Result>(extended);
  }
};

// How OpCooperativeMatrixMulAddKHR reads integers.
template <ComponentEnum component, uint bits> struct SignedOperand {
  static const uint value = Traits<component>::isSigned && !Traits<component>::isFloat ? bits : 0;
};
template <ComponentEnum A, ComponentEnum B, ComponentEnum C> struct SignedOperands {
  static const uint value = SignedOperand<A, 0x1>::value | SignedOperand<B, 0x2>::value | SignedOperand<C, 0xc>::value;
};

} // namespace details

// ---- Matrices that a wave or a thread group holds together.

template <ComponentEnum ComponentTy, int M, int N, MatrixUseEnum Use, MatrixScopeEnum Scope> class Matrix {
  using ElementType = typename details::Traits<ComponentTy>::Type;
  static const uint ElementsPerScalar = details::Traits<ComponentTy>::perScalar;
  static const bool IsNativeScalar = ElementsPerScalar == 1;

  using Handle = details::Held<ComponentTy, M, N, Use, Scope>;
  Handle handle;

  static Matrix Of(Handle handle) {
    Matrix result;
    result.handle = handle;
    return result;
  }

  template <ComponentEnum NewCompTy, MatrixUseEnum NewUse = Use, bool Transpose = false>
  typename hlsl::enable_if<!Transpose, Matrix<NewCompTy, M, N, NewUse, Scope> >::type Cast() {
    using Conversion = details::Conversion<ComponentTy, NewCompTy, NewUse != Use>;
    return Matrix<NewCompTy, M, N, NewUse, Scope>::Of(Conversion::template Of<M, N, NewUse, Scope>(handle));
  }
  template <ComponentEnum NewCompTy, MatrixUseEnum NewUse = Use, bool Transpose = false>
  [[vk::unavailable("store the matrix, and load it with the other layout")]]
  typename hlsl::enable_if<Transpose, Matrix<NewCompTy, N, M, NewUse, Scope> >::type Cast() {
    Matrix<NewCompTy, N, M, NewUse, Scope> none;
    return none;
  }

  template <typename T> static typename hlsl::enable_if<hlsl::is_arithmetic<T>::value, Matrix>::type Splat(T Val) {
    return Of(details::Construct<Handle>(details::Traits<ComponentTy>::Make(WaveReadLaneFirst(Val))));
  }

  static Matrix Load(ByteAddressBuffer Res, uint StartOffset, uint Stride, MatrixLayoutEnum Layout, uint Align = 128) {
    return Of(details::Load<Handle>(details::WordOf(Res, 0, StartOffset / 4), Layout, Stride / 4, 0));
  }
  static Matrix Load(RWByteAddressBuffer Res, uint StartOffset, uint Stride, MatrixLayoutEnum Layout,
                     uint Align = 128) {
    return Of(details::Load<Handle>(details::WordOf(Res, 0, StartOffset / 4), Layout, Stride / 4, 0));
  }
  template <typename T, int Size>
  static typename hlsl::enable_if<hlsl::is_arithmetic<T>::value && (M * N / ElementsPerScalar <= Size), Matrix>::type
  Load(groupshared T Arr[Size], uint StartIdx, uint Stride, MatrixLayoutEnum Layout) {
    static const ComponentEnum from = details::InMemory<T, ComponentTy>::value;
    using Loaded = details::Held<from, M, N, Use, Scope>;
    Loaded loaded =
        details::LoadShared<Loaded>(Arr[StartIdx], Layout, Stride, details::Visible, /* Workgroup */ 2);
    return Of(details::Conversion<from, ComponentTy, false>::template Of<M, N, Use, Scope>(loaded));
  }

  void Store(RWByteAddressBuffer Res, uint StartOffset, uint Stride, MatrixLayoutEnum Layout, uint Align = 128) {
    details::Store(details::WordOf(Res, 0, StartOffset / 4), handle, Layout, Stride / 4, 0);
  }
  template <typename T, int Size>
  typename hlsl::enable_if<hlsl::is_arithmetic<T>::value && (M * N / ElementsPerScalar <= Size), void>::type
  Store(groupshared T Arr[Size], uint StartIdx, uint Stride, MatrixLayoutEnum Layout) {
    static const ComponentEnum to = details::InMemory<T, ComponentTy>::value;
    details::StoreShared(Arr[StartIdx],
                         details::Conversion<ComponentTy, to, false>::template Of<M, N, Use, Scope>(handle), Layout,
                         Stride, details::Available, /* Workgroup */ 2);
  }

  template <ComponentEnum Local = ComponentTy>
  typename hlsl::enable_if<Local == ComponentTy && IsNativeScalar, uint>::type Length() {
    return details::Length(handle);
  }
  template <ComponentEnum Local = ComponentTy>
  typename hlsl::enable_if<Local == ComponentTy && IsNativeScalar, uint2>::type GetCoordinate(uint Index) {
    return Index < details::Length(handle) ? details::Coordinate(handle, Index) : 0xffffffff;
  }
  template <ComponentEnum Local = ComponentTy>
  typename hlsl::enable_if<Local == ComponentTy && IsNativeScalar, ElementType>::type Get(uint Index) {
    ElementType element = (ElementType)0;
    if (Index < details::Length(handle))
      element = details::Read<ElementType>(details::ElementOf<ElementType>(handle, Index));
    return element;
  }
  template <ComponentEnum Local = ComponentTy>
  typename hlsl::enable_if<Local == ComponentTy && IsNativeScalar, void>::type Set(uint Index, ElementType Value) {
    if (Index < details::Length(handle))
      details::Write<ElementType>(details::ElementOf<ElementType>(handle, Index), Value);
  }

  template <MatrixUseEnum UseLocal = Use>
  [[vk::unavailable("matrices cannot be added to memory atomically: store them")]]
  typename hlsl::enable_if<Use == MatrixUse::Accumulator && UseLocal == Use, void>::type
  InterlockedAccumulate(RWByteAddressBuffer Res, uint StartOffset, uint Stride, MatrixLayoutEnum Layout,
                        uint Align = 128) {}
  template <typename T, MatrixUseEnum UseLocal = Use, MatrixScopeEnum ScopeLocal = Scope, int Size>
  [[vk::unavailable("matrices cannot be added to memory atomically: store them")]]
  typename hlsl::enable_if<hlsl::is_arithmetic<T>::value && Use == MatrixUse::Accumulator && UseLocal == Use &&
                               Scope == MatrixScope::Wave && ScopeLocal == Scope, void>::type
  InterlockedAccumulate(groupshared T Arr[Size], uint StartIdx, uint Stride, MatrixLayoutEnum Layout) {}

  template <ComponentEnum CompTy, MatrixUseEnum UseLocal = Use>
  typename hlsl::enable_if<Use == MatrixUse::Accumulator && UseLocal == Use, void>::type
  Accumulate(const Matrix<CompTy, M, N, MatrixUse::A, Scope> MatrixA) {
    using Conversion = details::Conversion<CompTy, ComponentTy, true>;
    handle = details::Sum<details::Traits<ComponentTy>::isFloat>::Of(
        handle, Conversion::template Of<M, N, Use, Scope>(MatrixA.handle));
  }
  template <ComponentEnum CompTy, MatrixUseEnum UseLocal = Use>
  typename hlsl::enable_if<Use == MatrixUse::Accumulator && UseLocal == Use, void>::type
  Accumulate(const Matrix<CompTy, M, N, MatrixUse::B, Scope> MatrixB) {
    using Conversion = details::Conversion<CompTy, ComponentTy, true>;
    handle = details::Sum<details::Traits<ComponentTy>::isFloat>::Of(
        handle, Conversion::template Of<M, N, Use, Scope>(MatrixB.handle));
  }

  template <ComponentEnum LHSTy, ComponentEnum RHSTy, int K, MatrixUseEnum UseLocal = Use>
  typename hlsl::enable_if<Use == MatrixUse::Accumulator && UseLocal == Use, void>::type
  MultiplyAccumulate(const Matrix<LHSTy, M, K, MatrixUse::A, Scope> MatrixA,
                     const Matrix<RHSTy, K, N, MatrixUse::B, Scope> MatrixB) {
    handle = details::MultiplyAdd<Handle>(MatrixA.handle, MatrixB.handle, handle,
                                          details::SignedOperands<LHSTy, RHSTy, ComponentTy>::value);
  }
};

template <ComponentEnum OutTy, ComponentEnum ATy, ComponentEnum BTy, int M, int N, int K, MatrixScopeEnum Scope>
typename hlsl::enable_if<Scope != MatrixScope::Thread, Matrix<OutTy, M, N, MatrixUse::Accumulator, Scope> >::type
Multiply(const Matrix<ATy, M, K, MatrixUse::A, Scope> MatrixA, const Matrix<BTy, K, N, MatrixUse::B, Scope> MatrixB) {
  using Result = Matrix<OutTy, M, N, MatrixUse::Accumulator, Scope>;
  Result result = Result::Of(details::Construct<typename Result::Handle>(details::Traits<OutTy>::Make(0)));
  result.MultiplyAccumulate(MatrixA, MatrixB);
  return result;
}
template <ComponentEnum CompTy, int M, int N, int K, MatrixScopeEnum Scope>
typename hlsl::enable_if<Scope != MatrixScope::Thread, Matrix<CompTy, M, N, MatrixUse::Accumulator, Scope> >::type
Multiply(const Matrix<CompTy, M, K, MatrixUse::A, Scope> MatrixA,
         const Matrix<CompTy, K, N, MatrixUse::B, Scope> MatrixB) {
  return Multiply<CompTy, CompTy, CompTy>(MatrixA, MatrixB);
}

[[vk::unavailable("no instruction tells how a device lays out accumulators")]]
MatrixUseEnum AccumulatorLayout() { return MatrixUse::A; }

// ---- Matrices of a thread, and their products with vectors.

template <ComponentEnum ElementType, uint DimA> struct VectorRef {
  ByteAddressBuffer Buf;
  uint Offset;
};

template <typename T, int N, ComponentEnum DT> struct InterpretedVector {
  vector<T, N> Data;
  static const ComponentEnum Interpretation = DT;
  static const int Size = (int)details::Traits<DT>::perScalar * N;
};

template <ComponentEnum DT, typename T, int N> InterpretedVector<T, N, DT> MakeInterpretedVector(vector<T, N> Vec) {
  InterpretedVector<T, N, DT> result = {Vec};
  return result;
}

template <ComponentEnum ComponentTy, int M, int N, MatrixUseEnum Use>
class Matrix<ComponentTy, M, N, Use, MatrixScope::Thread> {
  using ElementType = typename details::Traits<ComponentTy>::Type;
  ByteAddressBuffer buffer;
  uint start;
  // From a row to the next and from a column to the next, in bytes.
  uint rowStride;
  uint columnStride;

  template <MatrixLayoutEnum Layout, MatrixUseEnum UseLocal = Use>
  static typename hlsl::enable_if<Use == MatrixUse::A && UseLocal == Use && Layout <= MatrixLayout::ColMajor,
                                  Matrix>::type
  Load(ByteAddressBuffer Res, uint StartOffset, uint Stride, uint Align = 128) {
    Matrix result;
    result.buffer = Res;
    result.start = StartOffset;
    result.rowStride = Layout == MatrixLayout::RowMajor ? Stride : details::Traits<ComponentTy>::size;
    result.columnStride = Layout == MatrixLayout::RowMajor ? details::Traits<ComponentTy>::size : Stride;
    return result;
  }

  template <MatrixLayoutEnum Layout, MatrixUseEnum UseLocal = Use>
  [[vk::unavailable("this layout is one of Direct3D's drivers: load RowMajor or ColMajor")]]
  static typename hlsl::enable_if<Use == MatrixUse::A && UseLocal == Use && (Layout > MatrixLayout::ColMajor),
                                  Matrix>::type
  Load(ByteAddressBuffer Res, uint StartOffset, uint Stride, uint Align = 128) {
    Matrix none;
    return none;
  }

  template <MatrixUseEnum UseLocal = Use>
  [[vk::unavailable("OuterProductOptimal is a layout of Direct3D's drivers")]]
  typename hlsl::enable_if<Use == MatrixUse::Accumulator && UseLocal == Use, void>::type
  InterlockedAccumulate(RWByteAddressBuffer Res, uint StartOffset) {}

  typename details::Traits<ComponentTy>::Value At(uint row, uint column) {
    return details::Traits<ComponentTy>::Read(buffer, start + row * rowStride + column * columnStride);
  }
};

namespace details {

// What products are summed in.
template <typename T> struct SumOf { using Type = T; };
#if __HLSL_ENABLE_16_BIT
template <> struct SumOf<float16_t> { using Type = float; };
template <> struct SumOf<int16_t> { using Type = int; };
template <> struct SumOf<uint16_t> { using Type = uint; };
#endif

// `matrix * vector + bias`; of the vector and the bias `In` and `Bias` are the components.
template <ComponentEnum In, ComponentEnum Bias, typename Out, ComponentEnum component, int M, int K, typename T,
          int length, typename B, int biasLength>
vector<Out, M> Product(Matrix<component, M, K, MatrixUse::A, MatrixScope::Thread> a, vector<T, length> b,
                       vector<B, biasLength> bias) {
  using Type = typename SumOf<Out>::Type;
  vector<Out, M> result;
  for (uint row = 0; row < M; ++row) {
    Type sum = (Type)Traits<Bias>::Part(bias[row / Traits<Bias>::perScalar], row);
    for (uint column = 0; column < K; ++column)
      sum += (Type)a.At(row, column) * (Type)Traits<In>::Part(b[column / Traits<In>::perScalar], column);
    result[row] = (Out)sum;
  }
  return result;
}

// How many components a vector of so many scalars has, and the vector of so many components.
template <ComponentEnum component, int scalars> struct Count {
  static const int value = (int)Traits<component>::perScalar * scalars;
};
template <ComponentEnum component, int M> struct Scalars {
  static const int count = (M + (int)Traits<component>::perScalar - 1) / (int)Traits<component>::perScalar;
  using Type = vector<typename Traits<component>::Type, count>;
};

} // namespace details

template <ComponentEnum DestTy, ComponentEnum OriginTy, typename T, int N>
InterpretedVector<typename details::Traits<DestTy>::Type, details::Scalars<DestTy, details::Count<OriginTy, N>::value>::count,
                  DestTy>
Convert(vector<T, N> Vec) {
  static const int count = details::Count<OriginTy, N>::value;
  InterpretedVector<typename details::Traits<DestTy>::Type, details::Scalars<DestTy, count>::count, DestTy> result;
  result.Data = (typename details::Scalars<DestTy, count>::Type)0;
  for (uint i = 0; i < count; ++i)
    details::Traits<DestTy>::Put(result.Data, i, details::Traits<OriginTy>::Part(Vec[i / details::Traits<OriginTy>::perScalar], i));
  return result;
}

template <typename OutputElTy, typename InputElTy, int M, int K, ComponentEnum MatrixDT>
typename hlsl::enable_if<hlsl::is_arithmetic<InputElTy>::value, vector<OutputElTy, M> >::type
Multiply(Matrix<MatrixDT, M, K, MatrixUse::A, MatrixScope::Thread> MatrixA, vector<InputElTy, K> Vec) {
  vector<OutputElTy, M> none = (vector<OutputElTy, M>)0;
  return details::Product<details::ComponentOf<InputElTy>::value, details::ComponentOf<OutputElTy>::value,
                          OutputElTy>(MatrixA, Vec, none);
}
template <typename OutputElTy, typename InputElTy, typename BiasElTy, int M, int K, ComponentEnum MatrixDT>
typename hlsl::enable_if<hlsl::is_arithmetic<InputElTy>::value, vector<OutputElTy, M> >::type
MultiplyAdd(Matrix<MatrixDT, M, K, MatrixUse::A, MatrixScope::Thread> MatrixA, vector<InputElTy, K> Vec,
            vector<BiasElTy, M> Bias) {
  return details::Product<details::ComponentOf<InputElTy>::value, details::ComponentOf<BiasElTy>::value, OutputElTy>(
      MatrixA, Vec, Bias);
}
template <typename OutputElTy, typename InputElTy, ComponentEnum InputInterp, typename BiasElTy, int M, int VecK,
          int K, ComponentEnum MatrixDT>
typename hlsl::enable_if<VecK == details::Scalars<InputInterp, K>::count, vector<OutputElTy, M> >::type
MultiplyAdd(Matrix<MatrixDT, M, K, MatrixUse::A, MatrixScope::Thread> MatrixA,
            InterpretedVector<InputElTy, VecK, InputInterp> InterpVec, vector<BiasElTy, M> Bias) {
  return details::Product<InputInterp, details::ComponentOf<BiasElTy>::value, OutputElTy>(MatrixA, InterpVec.Data,
                                                                                          Bias);
}
template <typename OutputElTy, typename InputElTy, ComponentEnum BiasInterp, int M, int K, ComponentEnum MatrixDT>
typename hlsl::enable_if<hlsl::is_arithmetic<InputElTy>::value, vector<OutputElTy, M> >::type
MultiplyAdd(Matrix<MatrixDT, M, K, MatrixUse::A, MatrixScope::Thread> MatrixA, vector<InputElTy, K> Vec,
            VectorRef<BiasInterp, M> BiasRef) {
  typename details::Scalars<BiasInterp, M>::Type bias =
      BiasRef.Buf.template Load<typename details::Scalars<BiasInterp, M>::Type>(BiasRef.Offset);
  return details::Product<details::ComponentOf<InputElTy>::value, BiasInterp, OutputElTy>(MatrixA, Vec, bias);
}
template <typename OutputElTy, typename InputElTy, ComponentEnum InputInterp, ComponentEnum BiasInterp, int M,
          int VecK, int K, ComponentEnum MatrixDT>
typename hlsl::enable_if<VecK == details::Scalars<InputInterp, K>::count, vector<OutputElTy, M> >::type
MultiplyAdd(Matrix<MatrixDT, M, K, MatrixUse::A, MatrixScope::Thread> MatrixA,
            InterpretedVector<InputElTy, VecK, InputInterp> InterpVec, VectorRef<BiasInterp, M> BiasRef) {
  typename details::Scalars<BiasInterp, M>::Type bias =
      BiasRef.Buf.template Load<typename details::Scalars<BiasInterp, M>::Type>(BiasRef.Offset);
  return details::Product<InputInterp, BiasInterp, OutputElTy>(MatrixA, InterpVec.Data, bias);
}

template <ComponentEnum OutTy, typename InputElTy, int M, int N>
[[vk::unavailable("its one use is to be added to memory in OuterProductOptimal, a layout of Direct3D's drivers")]]
Matrix<OutTy, M, N, MatrixUse::Accumulator, MatrixScope::Thread> OuterProduct(vector<InputElTy, M> VecA,
                                                                              vector<InputElTy, N> VecB) {
  Matrix<OutTy, M, N, MatrixUse::Accumulator, MatrixScope::Thread> none;
  return none;
}

namespace details {
// What a byte-address buffer adds atomically.
template <typename T> struct Atomic { static const bool value = false; };
template <> struct Atomic<int> {
  static const bool value = true;
  static void Add(RWByteAddressBuffer to, uint address, int by) { to.InterlockedAdd(address, by); }
};
template <> struct Atomic<uint> {
  static const bool value = true;
  static void Add(RWByteAddressBuffer to, uint address, uint by) { to.InterlockedAdd(address, by); }
};
template <> struct Atomic<float> {
  static const bool value = true;
  static void Add(RWByteAddressBuffer to, uint address, float by) { to.InterlockedAddF32(address, by); }
};
} // namespace details

template <typename InputElTy, int M>
[[vk::unavailable("a byte-address buffer adds only int, uint and float atomically")]]
typename hlsl::enable_if<hlsl::is_arithmetic<InputElTy>::value && !details::Atomic<InputElTy>::value, void>::type
InterlockedAccumulate(vector<InputElTy, M> Vec, RWByteAddressBuffer Res, uint StartOffset) {}

template <typename InputElTy, int M>
typename hlsl::enable_if<details::Atomic<InputElTy>::value, void>::type
InterlockedAccumulate(vector<InputElTy, M> Vec, RWByteAddressBuffer Res, uint StartOffset) {
  for (uint i = 0; i < M; ++i)
    details::Atomic<InputElTy>::Add(Res, StartOffset + i * sizeof(InputElTy), Vec[i]);
}

} // namespace linalg
} // namespace dx

#pragma dxc diagnostic pop

#endif
#endif
