// args: -T cs_6_2 -E main -fspv-target-env=vulkan1.1
// args: -T cs_6_2 -E main -fspv-target-env=vulkan1.3 -fspv-use-vulkan-memory-model
// The vk namespace of the manual: its scopes and ReadClock.

RWStructuredBuffer<uint64_t> result;
static const uint scopes[6] = { vk::CrossDeviceScope, vk::DeviceScope, vk::WorkgroupScope,
                                vk::SubgroupScope, vk::InvocationScope, vk::QueueFamilyScope };

[numthreads(1, 1, 1)]
void main(uint lane : SV_GroupIndex) {
  uint64_t start = vk::ReadClock(vk::SubgroupScope);
  result[0] = scopes[lane % 6];
  result[1] = vk::ReadClock(vk::DeviceScope) - start;
}
