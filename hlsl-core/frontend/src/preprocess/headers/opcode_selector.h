// Instructions for types that have no operators, chosen by the type of their components: `vk::util::ArithmeticSelector`
// and `vk::util::ConversionSelector`. They take scalars, vectors and types of inline SPIR-V that are made of such
// components, as cooperative matrices are.

#ifndef VK_OPCODE_SELECTOR_H
#define VK_OPCODE_SELECTOR_H

#ifndef __spirv__
#error vk/opcode_selector.h is only for compilations to SPIR-V
#endif

// ---- The instructions. All results have the type of the operands, but for those of conversions.

template <typename ResultType>
[[vk::ext_instruction(/* OpSNegate */ 126)]] ResultType __builtin_spv_SNegate(ResultType a);
template <typename ResultType>
[[vk::ext_instruction(/* OpFNegate */ 127)]] ResultType __builtin_spv_FNegate(ResultType a);
template <typename ResultType>
[[vk::ext_instruction(/* OpIAdd */ 128)]] ResultType __builtin_spv_IAdd(ResultType a, ResultType b);
template <typename ResultType>
[[vk::ext_instruction(/* OpFAdd */ 129)]] ResultType __builtin_spv_FAdd(ResultType a, ResultType b);
template <typename ResultType>
[[vk::ext_instruction(/* OpISub */ 130)]] ResultType __builtin_spv_ISub(ResultType a, ResultType b);
template <typename ResultType>
[[vk::ext_instruction(/* OpFSub */ 131)]] ResultType __builtin_spv_FSub(ResultType a, ResultType b);
template <typename ResultType>
[[vk::ext_instruction(/* OpIMul */ 132)]] ResultType __builtin_spv_IMul(ResultType a, ResultType b);
template <typename ResultType>
[[vk::ext_instruction(/* OpFMul */ 133)]] ResultType __builtin_spv_FMul(ResultType a, ResultType b);
template <typename ResultType>
[[vk::ext_instruction(/* OpUDiv */ 134)]] ResultType __builtin_spv_UDiv(ResultType a, ResultType b);
template <typename ResultType>
[[vk::ext_instruction(/* OpSDiv */ 135)]] ResultType __builtin_spv_SDiv(ResultType a, ResultType b);
template <typename ResultType>
[[vk::ext_instruction(/* OpFDiv */ 136)]] ResultType __builtin_spv_FDiv(ResultType a, ResultType b);

template <typename ResultType, typename OperandType>
[[vk::ext_instruction(/* OpCopyObject */ 83)]] ResultType __builtin_spv_CopyObject(OperandType a);
template <typename ResultType, typename OperandType>
[[vk::ext_instruction(/* OpConvertFToU */ 109)]] ResultType __builtin_spv_ConvertFtoU(OperandType a);
template <typename ResultType, typename OperandType>
[[vk::ext_instruction(/* OpConvertFToS */ 110)]] ResultType __builtin_spv_ConvertFtoS(OperandType a);
template <typename ResultType, typename OperandType>
[[vk::ext_instruction(/* OpConvertSToF */ 111)]] ResultType __builtin_spv_ConvertSToF(OperandType a);
template <typename ResultType, typename OperandType>
[[vk::ext_instruction(/* OpConvertUToF */ 112)]] ResultType __builtin_spv_ConvertUToF(OperandType a);
template <typename ResultType, typename OperandType>
[[vk::ext_instruction(/* OpUConvert */ 113)]] ResultType __builtin_spv_UConvert(OperandType a);
template <typename ResultType, typename OperandType>
[[vk::ext_instruction(/* OpSConvert */ 114)]] ResultType __builtin_spv_SConvert(OperandType a);
template <typename ResultType, typename OperandType>
[[vk::ext_instruction(/* OpFConvert */ 115)]] ResultType __builtin_spv_FConvert(OperandType a);
template <typename ResultType, typename OperandType>
[[vk::ext_instruction(/* OpBitcast */ 124)]] ResultType __builtin_spv_Bitcast(OperandType a);

namespace vk {
namespace util {
namespace details {

// ---- What a component is.

struct Float32 { static const bool isFloat = true; static const bool isSigned = true; static const uint size = 4; };
struct Float64 { static const bool isFloat = true; static const bool isSigned = true; static const uint size = 8; };
struct Int32 { static const bool isFloat = false; static const bool isSigned = true; static const uint size = 4; };
struct Int64 { static const bool isFloat = false; static const bool isSigned = true; static const uint size = 8; };
struct Uint32 { static const bool isFloat = false; static const bool isSigned = false; static const uint size = 4; };
struct Uint64 { static const bool isFloat = false; static const bool isSigned = false; static const uint size = 8; };

template <typename T> struct Component;
template <> struct Component<float> : Float32 {};
template <> struct Component<double> : Float64 {};
template <> struct Component<int32_t> : Int32 {};
template <> struct Component<int64_t> : Int64 {};
template <> struct Component<uint32_t> : Uint32 {};
template <> struct Component<uint64_t> : Uint64 {};

#if __HLSL_ENABLE_16_BIT
struct Float16 { static const bool isFloat = true; static const bool isSigned = true; static const uint size = 2; };
struct Int16 { static const bool isFloat = false; static const bool isSigned = true; static const uint size = 2; };
struct Uint16 { static const bool isFloat = false; static const bool isSigned = false; static const uint size = 2; };
template <> struct Component<half> : Float16 {};
template <> struct Component<int16_t> : Int16 {};
template <> struct Component<uint16_t> : Uint16 {};
#else
template <> struct Component<half> : Float32 {};
#endif

// The same with unsigned components.
template <typename T> struct Unsigned;
template <> struct Unsigned<int32_t> { using type = uint32_t; };
template <> struct Unsigned<int64_t> { using type = uint64_t; };
#if __HLSL_ENABLE_16_BIT
template <> struct Unsigned<int16_t> { using type = uint16_t; };
#endif
template <typename T, uint length> struct Unsigned<vector<T, length> > {
  using type = vector<typename Unsigned<T>::type, length>;
};
template <typename T, typename Scope, typename Rows, typename Columns, typename Use>
struct Unsigned<vk::SpirvOpaqueType</* OpTypeCooperativeMatrixKHR */ 4456, T, Scope, Rows, Columns, Use> > {
  using type = vk::SpirvOpaqueType<4456, typename Unsigned<T>::type, Scope, Rows, Columns, Use>;
};

// ---- Arithmetic.

template <bool isFloat, bool isSigned> class Arithmetic {
  template <class T> static T Negate(T a) { return __builtin_spv_SNegate<T>(a); }
  template <class T> static T Add(T a, T b) { return __builtin_spv_IAdd<T>(a, b); }
  template <class T> static T Sub(T a, T b) { return __builtin_spv_ISub<T>(a, b); }
  template <class T> static T Mul(T a, T b) { return __builtin_spv_IMul<T>(a, b); }
  template <class T> static T Div(T a, T b) { return __builtin_spv_UDiv<T>(a, b); }
};

template <> class Arithmetic<false, true> {
  template <class T> static T Negate(T a) { return __builtin_spv_SNegate<T>(a); }
  template <class T> static T Add(T a, T b) { return __builtin_spv_IAdd<T>(a, b); }
  template <class T> static T Sub(T a, T b) { return __builtin_spv_ISub<T>(a, b); }
  template <class T> static T Mul(T a, T b) { return __builtin_spv_IMul<T>(a, b); }
  template <class T> static T Div(T a, T b) { return __builtin_spv_SDiv<T>(a, b); }
};

template <> class Arithmetic<true, true> {
  template <class T> static T Negate(T a) { return __builtin_spv_FNegate<T>(a); }
  template <class T> static T Add(T a, T b) { return __builtin_spv_FAdd<T>(a, b); }
  template <class T> static T Sub(T a, T b) { return __builtin_spv_FSub<T>(a, b); }
  template <class T> static T Mul(T a, T b) { return __builtin_spv_FMul<T>(a, b); }
  template <class T> static T Div(T a, T b) { return __builtin_spv_FDiv<T>(a, b); }
};

// ---- Conversions.

enum Step { Copy, FloatToUnsigned, FloatToSigned, SignedToFloat, UnsignedToFloat, ZeroExtend, SignExtend, Resize, Reinterpret,
            ZeroExtendToSigned };

template <typename From, typename To> struct StepOf {
  static const bool fromFloat = Component<From>::isFloat;
  static const bool toFloat = Component<To>::isFloat;
  static const bool fromSigned = Component<From>::isSigned;
  static const bool toSigned = Component<To>::isSigned;
  static const bool isAsLong = Component<From>::size == Component<To>::size;
  static const bool grows = Component<From>::size < Component<To>::size;
  static const uint ofIntegers = fromSigned == toSigned && isAsLong ? Copy
                                 : isAsLong                         ? Reinterpret
                                 : !fromSigned && !toSigned         ? ZeroExtend
                                 : !fromSigned && grows             ? ZeroExtendToSigned
                                                                    : SignExtend;
  static const uint value = fromFloat && toFloat ? (isAsLong ? Copy : Resize)
                            : fromFloat          ? (toSigned ? FloatToSigned : FloatToUnsigned)
                            : toFloat            ? (fromSigned ? SignedToFloat : UnsignedToFloat)
                                                 : ofIntegers;
};

template <uint step> class Conversion;
template <> class Conversion<Copy> {
  template <class T, class S> static T Convert(S a) { return __builtin_spv_CopyObject<T>(a); }
};
template <> class Conversion<FloatToUnsigned> {
  template <class T, class S> static T Convert(S a) { return __builtin_spv_ConvertFtoU<T>(a); }
};
template <> class Conversion<FloatToSigned> {
  template <class T, class S> static T Convert(S a) { return __builtin_spv_ConvertFtoS<T>(a); }
};
template <> class Conversion<SignedToFloat> {
  template <class T, class S> static T Convert(S a) { return __builtin_spv_ConvertSToF<T>(a); }
};
template <> class Conversion<UnsignedToFloat> {
  template <class T, class S> static T Convert(S a) { return __builtin_spv_ConvertUToF<T>(a); }
};
template <> class Conversion<ZeroExtend> {
  template <class T, class S> static T Convert(S a) { return __builtin_spv_UConvert<T>(a); }
};
template <> class Conversion<SignExtend> {
  template <class T, class S> static T Convert(S a) { return __builtin_spv_SConvert<T>(a); }
};
template <> class Conversion<Resize> {
  template <class T, class S> static T Convert(S a) { return __builtin_spv_FConvert<T>(a); }
};
template <> class Conversion<Reinterpret> {
  template <class T, class S> static T Convert(S a) { return __builtin_spv_Bitcast<T>(a); }
};
// OpUConvert makes unsigned numbers only.
template <> class Conversion<ZeroExtendToSigned> {
  template <class T, class S> static T Convert(S a) {
    return __builtin_spv_Bitcast<T>(__builtin_spv_UConvert<typename Unsigned<T>::type>(a));
  }
};

} // namespace details

// `ArithmeticSelector<float>::Add(a, b)`: for `a` and `b` of a type with components of this type.
template <class ComponentType>
class ArithmeticSelector : details::Arithmetic<details::Component<ComponentType>::isFloat,
                                               details::Component<ComponentType>::isSigned> {};

// `ConversionSelector<int, float>::Convert<float4>(a)`: from components of the first type to ones of the second, as HLSL
// converts them.
template <class SourceType, class TargetType>
class ConversionSelector : details::Conversion<details::StepOf<SourceType, TargetType>::value> {};

} // namespace util
} // namespace vk

#endif
