// args: -T cs_6_0 -E main
// Inline SPIR-V, "Storage classes": of variables, by number.

[[vk::ext_storage_class(/* Workgroup */ 4)]] uint shared_by_the_group[32];
[[vk::ext_storage_class(/* Private */ 6)]] uint own;
RWStructuredBuffer<uint> result;

[numthreads(32, 1, 1)]
void main(uint lane : SV_GroupIndex) {
  own = lane * 2;
  shared_by_the_group[lane] = own;
  GroupMemoryBarrierWithGroupSync();
  result[lane] = shared_by_the_group[31 - lane] + own;
}
