// Matrices that the invocations of a scope hold together (SPV_KHR_cooperative_matrix).

#ifndef VK_KHR_COOPERATIVE_MATRIX_H
#define VK_KHR_COOPERATIVE_MATRIX_H

#include <vk/opcode_selector.h>
#include <vk/spirv.h>

namespace vk {
namespace khr {
namespace details {

// Whether an operand of OpCooperativeMatrixMulAddKHR counts as signed.
template <typename T> struct IsSignedInteger { static const bool value = false; };
template <> struct IsSignedInteger<int> { static const bool value = true; };
template <> struct IsSignedInteger<int64_t> { static const bool value = true; };
#if __HLSL_ENABLE_16_BIT
template <> struct IsSignedInteger<int16_t> { static const bool value = true; };
#endif

template <typename A, typename B, typename C> struct SignedOperands {
  static const uint32_t value = (IsSignedInteger<A>::value ? 0x1 : 0) | (IsSignedInteger<B>::value ? 0x2 : 0) |
                                (IsSignedInteger<C>::value ? 0xc : 0);
};

template <typename Result, typename Place>
[[vk::ext_instruction(/* OpCooperativeMatrixLoadKHR */ 4457)]]
Result Load([[vk::ext_reference]] Place place, CooperativeMatrixLayout layout, uint32_t stride,
            [[vk::ext_literal]] uint32_t access);
template <typename Result, typename Place>
[[vk::ext_instruction(/* OpCooperativeMatrixLoadKHR */ 4457)]]
Result LoadVisible([[vk::ext_reference]] Place place, CooperativeMatrixLayout layout, uint32_t stride,
                   [[vk::ext_literal]] uint32_t access, Scope scope);
template <typename Result, typename Pointer>
[[vk::ext_instruction(/* OpCooperativeMatrixLoadKHR */ 4457)]]
Result LoadVisibleFrom(Pointer pointer, CooperativeMatrixLayout layout, uint32_t stride,
                       [[vk::ext_literal]] uint32_t access, Scope scope);

template <typename Place, typename Object>
[[vk::ext_instruction(/* OpCooperativeMatrixStoreKHR */ 4458)]]
void Store([[vk::ext_reference]] Place place, Object object, CooperativeMatrixLayout layout, uint32_t stride,
           [[vk::ext_literal]] uint32_t access);
template <typename Place, typename Object>
[[vk::ext_instruction(/* OpCooperativeMatrixStoreKHR */ 4458)]]
void StoreAvailable([[vk::ext_reference]] Place place, Object object, CooperativeMatrixLayout layout,
                    uint32_t stride, [[vk::ext_literal]] uint32_t access, Scope scope);
template <typename Pointer, typename Object>
[[vk::ext_instruction(/* OpCooperativeMatrixStoreKHR */ 4458)]]
void StoreAvailableTo(Pointer pointer, Object object, CooperativeMatrixLayout layout, uint32_t stride,
                      [[vk::ext_literal]] uint32_t access, Scope scope);

template <typename Result, typename A, typename B, typename C>
[[vk::ext_instruction(/* OpCooperativeMatrixMulAddKHR */ 4459)]]
Result MultiplyAdd(A a, B b, C c, [[vk::ext_literal]] uint32_t operands);

// The compiler passes the type of the operand.
template <typename Object>
[[vk::ext_instruction(/* OpCooperativeMatrixLengthKHR */ 4460)]]
uint32_t Length(Object object);

template <typename Result, typename Component>
[[vk::ext_instruction(/* OpCompositeConstruct */ 80)]]
Result Construct(Component component);
template <typename Component, typename Object>
[[vk::ext_instruction(/* OpAccessChain */ 65)]]
vk::SpirvOpaqueType</* OpTypePointer */ 32, vk::Literal<vk::integral_constant<uint, /* Function */ 7> >,
                    Component>
ElementOf([[vk::ext_reference]] Object object, uint32_t index);
template <typename Component, typename Pointer>
[[vk::ext_instruction(/* OpLoad */ 61)]]
Component Read(Pointer pointer);
template <typename Component, typename Pointer>
[[vk::ext_instruction(/* OpStore */ 62)]]
void Write(Pointer pointer, Component value);

template <typename Object, typename Component>
[[vk::ext_instruction(/* OpMatrixTimesScalar */ 143)]] Object Scale(Object a, Component factor);

// With these accesses the scope sees what others of it wrote.
static const uint32_t VisibleMask = MemoryAccessMakePointerVisibleMask | MemoryAccessNonPrivatePointerMask;
static const uint32_t AvailableMask = MemoryAccessMakePointerAvailableMask | MemoryAccessNonPrivatePointerMask;

} // namespace details

template <typename ComponentType, Scope scope, uint rows, uint columns, CooperativeMatrixUse use>
class CooperativeMatrix {
  using SpirvMatrixType
  [[vk::ext_capability(/* CooperativeMatrixKHR */ 6022)]]
  [[vk::ext_capability(/* VulkanMemoryModel */ 5345)]]
  [[vk::ext_extension("SPV_KHR_cooperative_matrix")]] =
      vk::SpirvOpaqueType</* OpTypeCooperativeMatrixKHR */ 4456, ComponentType,
                          vk::integral_constant<uint, scope>, vk::integral_constant<uint, rows>,
                          vk::integral_constant<uint, columns>, vk::integral_constant<uint, use> >;
  using Arithmetic = vk::util::ArithmeticSelector<ComponentType>;

  SpirvMatrixType _matrix;
  static const bool hasSignedIntegerComponentType = details::IsSignedInteger<ComponentType>::value;

  // Of a matrix with the same shape and use.
  static CooperativeMatrix Of(SpirvMatrixType value) {
    CooperativeMatrix result;
    result._matrix = value;
    return result;
  }

  static CooperativeMatrix Splat(ComponentType component) {
    return Of(details::Construct<SpirvMatrixType>(component));
  }

  // With components of another type, as HLSL converts them.
  template <typename NewComponentType> CooperativeMatrix<NewComponentType, scope, rows, columns, use> cast() {
    using Result = CooperativeMatrix<NewComponentType, scope, rows, columns, use>;
    using Selector = vk::util::ConversionSelector<ComponentType, NewComponentType>;
    return Result::Of(Selector::template Convert<typename Result::SpirvMatrixType>(_matrix));
  }

  CooperativeMatrix negate() { return Of(Arithmetic::Negate(_matrix)); }
  CooperativeMatrix operator+(CooperativeMatrix other) { return Of(Arithmetic::Add(_matrix, other._matrix)); }
  CooperativeMatrix operator-(CooperativeMatrix other) {
    return Of(Arithmetic::Sub(_matrix, other._matrix));
  }
  CooperativeMatrix operator*(CooperativeMatrix other) {
    return Of(Arithmetic::Mul(_matrix, other._matrix));
  }
  CooperativeMatrix operator/(CooperativeMatrix other) { return Of(Arithmetic::Div(_matrix, other._matrix)); }
  CooperativeMatrix operator*(ComponentType factor) {
    return Of(details::Scale<SpirvMatrixType>(_matrix, factor));
  }

  // How many components this invocation holds, and access to them.
  static uint32_t GetLength() {
    SpirvMatrixType any;
    return details::Length(any);
  }
  ComponentType Get(uint32_t index) {
    return details::Read<ComponentType>(details::ElementOf<ComponentType>(_matrix, index));
  }
  void Set(ComponentType value, uint32_t index) {
    details::Write<ComponentType>(details::ElementOf<ComponentType>(_matrix, index), value);
  }

  // A buffer that only this scope works on. `stride` counts elements of the buffer.
  template <uint access, CooperativeMatrixLayout layout, typename T>
  static CooperativeMatrix Load(RWStructuredBuffer<T> data, uint32_t index, uint32_t stride) {
    return Of(details::Load<SpirvMatrixType>(data[index], layout, stride, access));
  }
  template <CooperativeMatrixLayout layout, typename T>
  static CooperativeMatrix Load(RWStructuredBuffer<T> data, uint32_t index, uint32_t stride) {
    return Of(details::Load<SpirvMatrixType>(data[index], layout, stride, MemoryAccessMaskNone));
  }
  template <uint access, CooperativeMatrixLayout layout, typename T>
  static CooperativeMatrix Load(StructuredBuffer<T> data, uint32_t index, uint32_t stride) {
    return Of(details::Load<SpirvMatrixType>(data[index], layout, stride, access));
  }
  template <CooperativeMatrixLayout layout, typename T>
  static CooperativeMatrix Load(StructuredBuffer<T> data, uint32_t index, uint32_t stride) {
    return Of(details::Load<SpirvMatrixType>(data[index], layout, stride, MemoryAccessMaskNone));
  }
  template <uint access, CooperativeMatrixLayout layout, typename T>
  void Store(RWStructuredBuffer<T> data, uint32_t index, uint32_t stride) {
    details::Store(data[index], _matrix, layout, stride, access);
  }
  template <CooperativeMatrixLayout layout, typename T>
  void Store(RWStructuredBuffer<T> data, uint32_t index, uint32_t stride) {
    details::Store(data[index], _matrix, layout, stride, MemoryAccessMaskNone);
  }

  // A `globallycoherent` buffer.
  template <uint access, CooperativeMatrixLayout layout, typename T>
  static CooperativeMatrix CoherentLoad(globallycoherent RWStructuredBuffer<T> data, uint32_t index,
                                        uint32_t stride) {
    return Of(details::LoadVisible<SpirvMatrixType>(data[index], layout, stride, access | details::VisibleMask,
                                                    ScopeQueueFamily));
  }
  template <CooperativeMatrixLayout layout, typename T>
  static CooperativeMatrix CoherentLoad(globallycoherent RWStructuredBuffer<T> data, uint32_t index,
                                        uint32_t stride) {
    return Of(details::LoadVisible<SpirvMatrixType>(data[index], layout, stride, details::VisibleMask,
                                                    ScopeQueueFamily));
  }
  template <uint access, CooperativeMatrixLayout layout, typename T>
  void CoherentStore(globallycoherent RWStructuredBuffer<T> data, uint32_t index, uint32_t stride) {
    details::StoreAvailable(data[index], _matrix, layout, stride, access | details::AvailableMask,
                            ScopeQueueFamily);
  }
  template <CooperativeMatrixLayout layout, typename T>
  void CoherentStore(globallycoherent RWStructuredBuffer<T> data, uint32_t index, uint32_t stride) {
    details::StoreAvailable(data[index], _matrix, layout, stride, details::AvailableMask, ScopeQueueFamily);
  }

  // Groupshared memory, which is coherent.
  template <uint access, CooperativeMatrixLayout layout, typename T>
  static CooperativeMatrix Load(WorkgroupSpirvPointer<T> data, uint32_t stride) {
    return Of(details::LoadVisibleFrom<SpirvMatrixType>(data, layout, stride, access | details::VisibleMask,
                                                        ScopeWorkgroup));
  }
  template <CooperativeMatrixLayout layout, typename T>
  static CooperativeMatrix Load(WorkgroupSpirvPointer<T> data, uint32_t stride) {
    return Of(details::LoadVisibleFrom<SpirvMatrixType>(data, layout, stride, details::VisibleMask,
                                                        ScopeWorkgroup));
  }
  template <uint access, CooperativeMatrixLayout layout, typename T>
  void Store(WorkgroupSpirvPointer<T> data, uint32_t stride) {
    details::StoreAvailableTo(data, _matrix, layout, stride, access | details::AvailableMask, ScopeWorkgroup);
  }
  template <CooperativeMatrixLayout layout, typename T>
  void Store(WorkgroupSpirvPointer<T> data, uint32_t stride) {
    details::StoreAvailableTo(data, _matrix, layout, stride, details::AvailableMask, ScopeWorkgroup);
  }
};

template <typename ComponentType, Scope scope, uint rows, uint columns>
using CooperativeMatrixA =
    CooperativeMatrix<ComponentType, scope, rows, columns, CooperativeMatrixUseMatrixAKHR>;
template <typename ComponentType, Scope scope, uint rows, uint columns>
using CooperativeMatrixB =
    CooperativeMatrix<ComponentType, scope, rows, columns, CooperativeMatrixUseMatrixBKHR>;
template <typename ComponentType, Scope scope, uint rows, uint columns>
using CooperativeMatrixAccumulator =
    CooperativeMatrix<ComponentType, scope, rows, columns, CooperativeMatrixUseMatrixAccumulatorKHR>;

// `a * b + c`.
template <typename A, typename B, typename C, Scope scope, uint rows, uint columns, uint inner>
CooperativeMatrixAccumulator<C, scope, rows, columns>
cooperativeMatrixMultiplyAdd(CooperativeMatrixA<A, scope, rows, inner> a,
                             CooperativeMatrixB<B, scope, inner, columns> b,
                             CooperativeMatrixAccumulator<C, scope, rows, columns> c) {
  using Result = CooperativeMatrixAccumulator<C, scope, rows, columns>;
  return Result::Of(details::MultiplyAdd<typename Result::SpirvMatrixType>(
      a._matrix, b._matrix, c._matrix, details::SignedOperands<A, B, C>::value));
}

// The same for integers, with sums that stay at the ends of the component type's range.
template <typename A, typename B, typename C, Scope scope, uint rows, uint columns, uint inner>
CooperativeMatrixAccumulator<C, scope, rows, columns>
cooperativeMatrixSaturatingMultiplyAdd(CooperativeMatrixA<A, scope, rows, inner> a,
                                       CooperativeMatrixB<B, scope, inner, columns> b,
                                       CooperativeMatrixAccumulator<C, scope, rows, columns> c) {
  using Result = CooperativeMatrixAccumulator<C, scope, rows, columns>;
  return Result::Of(details::MultiplyAdd<typename Result::SpirvMatrixType>(
      a._matrix, b._matrix, c._matrix, 0x10 | details::SignedOperands<A, B, C>::value));
}

} // namespace khr
} // namespace vk

#endif
