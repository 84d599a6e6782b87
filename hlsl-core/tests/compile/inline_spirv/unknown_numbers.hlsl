// args: -T cs_6_0 -E main -Vd
// Numbers that no specification has yet go out as they are: opcodes of types and of instructions with and without a
// result, capabilities, decorations, execution modes. (-Vd: no validator can know them either.)

typedef vk::SpirvOpaqueType</* type */ 60010, float, vk::Literal<vk::integral_constant<uint, 3> > > Strange;

[[vk::ext_capability(60001)]] [[vk::ext_extension("SPV_EXAMPLE_strange")]]
[[vk::ext_instruction(60000)]] Strange make(float value, uint index);
[[vk::ext_instruction(60002)]] float read(Strange value, [[vk::ext_literal]] uint which);
[[vk::ext_instruction(60003)]] void act(uint value);
[[vk::ext_instruction(17, "Example.set")]] float extended(float value);

[[vk::ext_decorate(60005, 7)]] RWStructuredBuffer<float> result;

[[vk::spvexecutionmode(60006)]]
[numthreads(1, 1, 1)]
void main() {
  Strange strange = make(1.5, 2);
  act(3);
  result[0] = read(strange, 4) + extended(5);
}
