// args: -T cs_6_6 -fspv-target-env=vulkan1.3
// A constant is a scalar, and integral.
using Vector = vk::SpirvOpaqueType</* OpTypeArray */ 28, uint, vk::integral_constant<int2, 4> >;
using Real = vk::SpirvOpaqueType</* OpTypeArray */ 28, uint, vk::integral_constant<float, 4> >;
enum Length : uint { Few = 4 };
using Right = vk::SpirvOpaqueType</* OpTypeArray */ 28, uint, vk::integral_constant<Length, Length::Few> >;
[[vk::ext_instruction(/* OpUndef */ 1)]] Vector vectors();
[[vk::ext_instruction(/* OpUndef */ 1)]] Real reals();
[[vk::ext_instruction(/* OpUndef */ 1)]] Right right();

[numthreads(1, 1, 1)]
void main() {
  vectors();
  reals();
  right();
}
