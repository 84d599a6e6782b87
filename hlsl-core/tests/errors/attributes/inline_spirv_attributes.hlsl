// args: -T cs_6_0 -E main
[[vk::ext_instruction("OpNop")]] float by_name(float x);
[[vk::ext_instruction(4, "GLSL.std.450", 5)]] float too_many(float x);
[[vk::ext_decorate]] static int nothing;
[[vk::ext_capability("Int8")]] static int by_name_too;
[[vk::ext_extension(8)]] static int no_text;
[[vk::ext_storage_class]] int no_class;
[[vk::ext_instruction(79)]] float2 shuffle(float2 a, float2 b, [[vk::ext_literal]] uint x, [[vk::ext_literal]] uint y);
RWStructuredBuffer<float2> result;
[[vk::spvexecutionmode]] [numthreads(1, 1, 1)] void main(uint i : SV_GroupIndex) {
  result[0] = shuffle(1, 2, i, 1);
}
