// args: -T ps_6_6 -E main -fspv-target-env=vulkan1.3
// What the element of a heap is becomes known behind the condition that chooses it.

float4 main(nointerpolation uint index : INDEX) : SV_Target {
  Texture2D<float4> chosen = index > 2 ? ResourceDescriptorHeap[index] : ResourceDescriptorHeap[index + 1];
  return chosen[uint2(3, 4)];
}
