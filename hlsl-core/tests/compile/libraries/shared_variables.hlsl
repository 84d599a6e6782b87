// args: -T lib_6_6 -fspv-target-env=vulkan1.3
// Entry points of several stages share functions, statics and groupshared memory; each starts with its own statics.
// Exported functions are left out where the target does not link.

RWStructuredBuffer<float> result;
static float counter = 2;
static float first = result[7];
groupshared float shared_data[64];

export float bump() {
  counter += 1;
  return counter;
}

[shader("compute")]
[numthreads(64, 1, 1)]
void backwards(uint index : SV_GroupIndex) {
  shared_data[index] = bump();
  GroupMemoryBarrierWithGroupSync();
  result[index] = shared_data[63 - index] + counter;
}

[shader("compute")]
[numthreads(8, 8, 1)]
void neighbors(uint index : SV_GroupIndex) {
  shared_data[index] = bump() + first;
  GroupMemoryBarrierWithGroupSync();
  result[index] = shared_data[index ^ 1];
}

[shader("vertex")]
float4 corner(float4 position : POSITION) : SV_Position { return bump() * position; }

// A name may be used once in each stage.
namespace Other {
[shader("pixel")]
float4 corner(float4 position : SV_Position) : SV_Target { return bump() * position; }
}
