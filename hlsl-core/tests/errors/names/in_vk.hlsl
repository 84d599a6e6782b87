// args: -T ps_6_2 -E main
// Names that the namespace vk does not have, with what may have been meant.
vk::SampledTextureCub<float4> texture_of_a_typing_mistake;
typedef vk::SpirvTyp<21, 4, 4> Typedef;
struct Fields { vk::BuferPointer<float> pointer; };
float parameter(vk::SampledTextur2D t) { return 1; }
float4 main() : SV_Target {
  vk::Nothing local;
  vk::RawBufferLod<float>(5);
  return vk::DeviceScop + vk::RedClock(1) + vk::Unlike(2);
}
using vk::Nothing;
