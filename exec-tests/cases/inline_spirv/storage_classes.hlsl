// out 0: uint 28 100 7 0 35
// Variables in storage classes by number: groupshared memory, and private ones with the first values of `static`.

[[vk::ext_storage_class(/* Workgroup */ 4)]] uint by_lane[8];
[[vk::ext_storage_class(/* Private */ 6)]] static uint base = 100;
[[vk::ext_storage_class(/* Private */ 6)]] uint own;
RWStructuredBuffer<uint> output;

uint calls() {
  [[vk::ext_storage_class(/* Private */ 6)]] static uint count;
  return count++;
}

[numthreads(8, 1, 1)]
void main(uint lane : SV_GroupIndex) {
  by_lane[lane] = lane;
  own = lane * 5;
  uint first = calls();
  GroupMemoryBarrierWithGroupSync();
  uint sum = 0;
  for (uint i = 0; i < 8; ++i)
    sum += by_lane[i];
  if (lane == 7) {
    output[0] = sum;
    output[1] = base;
    output[2] = by_lane[7] * calls();
    output[3] = first;
    output[4] = own;
  }
}
