// args: -T cs_6_6 -E main -fspv-target-env=vulkan1.1
// Types of operands and results that the module's own check finds, each at its call; -Vd keeps them.
[[vk::ext_instruction(/* OpUDiv */ 134)]] int divide(int a, int b);
[[vk::ext_instruction(/* OpConvertFToU */ 109)]] int convert(float a);
[[vk::ext_instruction(/* OpUConvert */ 113)]] uint widen(uint a);
[[vk::ext_instruction(/* OpSelect */ 169)]] float4 choose(bool a, float4 b, float4 c);
[[vk::ext_instruction(/* Sqrt */ 31, "GLSL.std.450")]] int root(int a);
[[vk::ext_instruction(/* Modf */ 35, "GLSL.std.450")]] float split(float a, float whole);
[[vk::ext_instruction(/* PackHalf2x16 */ 58, "GLSL.std.450")]] uint pack(float4 a);
[[vk::ext_capability(/* GroupNonUniformArithmetic */ 63), vk::ext_instruction(/* OpGroupNonUniformIAdd */ 349)]]
float sum(uint scope, [[vk::ext_literal]] uint operation, float value);
RWByteAddressBuffer o;
float twice(float a) { return split(a, a) * 2; }
[numthreads(1, 1, 1)]
void main(uint3 i : SV_DispatchThreadID) {
    float4 a = o.Load<float4>(0), b = o.Load<float4>(16);
    o.Store(0, divide(i.x, i.y));
    o.Store(8, convert(a.x) + widen(i.x));
    o.Store(16, choose(i.x == 3, a, b));
    o.Store(48, root(i.x));
    o.Store(52, twice(a.y));
    o.Store(56, pack(a));
    o.Store(60, sum(3, 0, a.z));
}
