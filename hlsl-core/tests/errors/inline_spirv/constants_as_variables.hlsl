// args: -T ps_6_0
// Constants of inline SPIR-V are arguments of types, and no types of variables.
vk::Literal<vk::integral_constant<int, 4> > several[2];
struct Holder { vk::integral_constant<int, 4> number; };

float4 main(vk::integral_constant<uint, 2> given : A) : SV_Target {
  vk::Literal<int> local;
  return 0;
}
