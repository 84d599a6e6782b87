// args: -T cs_6_2 -E main -fspv-target-env=vulkan1.1
// groups: 2 3 1
// out 0: uint 2 3 1 5 5 0 1 7
// Built-in inputs by number: declared twice, beside system values, in a namespace, as a member and as a local.

[[vk::ext_builtin_input(/* NumWorkgroups */ 24)]] static const uint3 group_count;
namespace header { [[vk::ext_builtin_input(/* NumWorkgroups */ 24)]] static const uint3 group_count; }
struct Built { [[vk::ext_builtin_input(/* WorkgroupId */ 26)]] static const uint3 group; };
RWStructuredBuffer<uint> output;

[numthreads(4, 2, 1)]
void main(uint3 group : SV_GroupID, uint lane : SV_GroupIndex) {
  [[vk::ext_builtin_input(/* LocalInvocationIndex */ 29)]] static const uint index;
  if (index == 7 && all(Built::group == uint3(1, 2, 0))) {
    output[0] = group_count.x;
    output[1] = header::group_count.y;
    output[2] = group_count.z;
    output[3] = group.x + group.y * 2;
    output[4] = Built::group.x + Built::group.y * 2;
    output[5] = lane - index;
    output[6] = Built::group.x;
    output[7] = lane;
  }
}
