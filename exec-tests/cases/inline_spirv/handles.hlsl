// texture 0: 4x4 float 0 .. 15
// texture 1: 4x4 float 16 .. 31
// out 2: float 6 22 28
// Images and arrays of them as types of inline SPIR-V: global variables of such types are descriptors.

template <uint Number> using Word = vk::Literal<vk::integral_constant<uint, Number> >;
typedef vk::SpirvOpaqueType</* OpTypeImage */ 25, float, /* 2D */ Word<1>, Word<0>, Word<0>, Word<0>, Word<1>, Word<0> >
    Picture;
[[vk::ext_instruction(/* OpImageFetch */ 95)]] float4 Fetch(Picture picture, int2 at);

Picture first;
[[vk::ext_storage_class(/* UniformConstant */ 0), vk::binding(1)]] Picture second;
RWStructuredBuffer<float> output : register(u2);

[numthreads(1, 1, 1)]
void main() {
  output[0] = Fetch(first, int2(2, 1)).x;
  output[1] = Fetch(second, int2(2, 1)).x;
  output[2] = Fetch(first, int2(3, 3)).x + Fetch(second, 0).x - 3;
}
