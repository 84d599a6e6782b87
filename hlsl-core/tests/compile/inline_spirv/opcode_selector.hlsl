// args: -T cs_6_2 -E main -fspv-target-env=vulkan1.3 -enable-16bit-types
// A header that comes with the compiler: arithmetic and conversions for each type of component.

#include <vk/opcode_selector.h>

template <typename T> void arithmetic(RWStructuredBuffer<vector<T, 2> > data) {
  typedef vk::util::ArithmeticSelector<T> Selector;
  data[0] = Selector::Negate(Selector::Div(Selector::Sub(Selector::Add(data[0], data[1]), data[2]), Selector::Mul(data[3], data[4])));
}

template <typename From, typename To> void convert(RWStructuredBuffer<vector<From, 2> > from, RWStructuredBuffer<vector<To, 2> > to) {
  to[9] = vk::util::ConversionSelector<From, To>::template Convert<vector<To, 2> >(from[0]);
}

RWStructuredBuffer<half2> halves;
RWStructuredBuffer<float2> floats;
RWStructuredBuffer<double2> doubles;
RWStructuredBuffer<int16_t2> shorts;
RWStructuredBuffer<int2> ints;
RWStructuredBuffer<int64_t2> longs;
RWStructuredBuffer<uint16_t2> ushorts;
RWStructuredBuffer<uint2> uints;
RWStructuredBuffer<uint64_t2> ulongs;

[numthreads(1, 1, 1)]
void main() {
  arithmetic(halves); arithmetic(doubles); arithmetic(shorts); arithmetic(ulongs);
  convert(halves, floats); convert(floats, floats); convert(doubles, halves);
  convert(halves, shorts); convert(doubles, uints); convert(shorts, floats); convert(ulongs, doubles);
  convert(ushorts, ints); convert(shorts, ulongs); convert(ushorts, ulongs); convert(ints, longs);
  convert(longs, ushorts); convert(ulongs, ints); convert(uints, ushorts); convert(uints, ints); convert(longs, ulongs);
}
