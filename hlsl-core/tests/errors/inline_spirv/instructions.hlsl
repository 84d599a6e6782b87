// args: -T cs_6_0 -E main
// One call for each way in which an instruction can be wrong; each would make the module invalid.
[[vk::ext_instruction(/* OpVectorShuffle */ 79)]]
float4 shuffle(float4 a, float4 b, [[vk::ext_literal]] int x, [[vk::ext_literal]] int y, [[vk::ext_literal]] int z, [[vk::ext_literal]] int w);
[[vk::ext_instruction(/* OpVectorShuffle */ 79)]] float4 short_shuffle(float4 a, float4 b, [[vk::ext_literal]] int x);
[[vk::ext_instruction(/* OpCompositeExtract */ 81)]] float extract(float4 a, [[vk::ext_literal]] int index);
[[vk::ext_instruction(/* OpIAdd */ 128)]] int add_floats(float a, float b);
[[vk::ext_instruction(/* OpIAdd */ 128)]] int add_one(int a);
[[vk::ext_instruction(/* OpIAdd */ 128)]] int add_three(int a, int b, int c);
[[vk::ext_instruction(/* OpIAdd */ 128)]] int add_literal(int a, [[vk::ext_literal]] int b);
[[vk::ext_instruction(/* OpIAdd */ 128)]] void add_nothing(int a, int b);
[[vk::ext_instruction(/* OpBranch */ 249)]] void branch(int a);
[[vk::ext_instruction(/* OpReturn */ 253)]] void leave();
[[vk::ext_instruction(/* OpLabel */ 248)]] void label();
[[vk::ext_instruction(/* OpPhi */ 245)]] int phi(int a, int b);
[[vk::ext_instruction(/* OpTypeInt */ 21)]] int type([[vk::ext_literal]] int a);
[[vk::ext_instruction(/* OpBitcast */ 124)]] float4 cast(float a);
[[vk::ext_instruction(9999, "GLSL.std.450")]] float unknown(float a);
RWStructuredBuffer<float4> o;
[numthreads(1, 1, 1)]
void main(uint3 i : SV_DispatchThreadID) {
    float4 a = o[0], b = o[1];
    o[0] = shuffle(a, b, 0, 99, -1, 33);
    o[0] = short_shuffle(a, b, 0);
    o[0] = extract(a, 77);
    o[0] = add_floats(a.x, b.x);
    o[0] = add_one(i.x) + add_three(1, 2, i.x) + add_literal(i.x, 5);
    add_nothing(i.x, i.y);
    branch(1);
    leave();
    label();
    o[0] = phi(i.x, 2) + type(32);
    o[0] = cast(a.x) + unknown(a.x);
}
