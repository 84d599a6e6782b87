// args: -T as_6_5 -E main -fspv-target-env=vulkan1.2
// args: -T as_6_5 -E main -fspv-target-env=vulkan1.1
// DispatchMesh waits for the group, hands the payload over and ends the invocation; NV's has outputs for each member.

struct Payload { uint first; float4 tints[4]; float2x2 turn; };
groupshared Payload payload;

[numthreads(4, 1, 1)]
void main(uint lane : SV_GroupIndex, uint3 group : SV_GroupID) {
  payload.tints[lane] = lane * 0.25;
  if (lane == 0) {
    payload.first = group.x;
    payload.turn = float2x2(0, 1, -1, 0);
  }
  DispatchMesh(group.x, 2, 3, payload);
}
