// args: -T cs_6_6 -E main -fspv-target-env=vulkan1.3
// args: -T cs_6_6 -E main -fspv-target-env=vulkan1.3 -fvk-bind-resource-heap 3 2 -fvk-bind-sampler-heap 4 2
// Descriptor heaps of shader model 6.6: an array without end for each kind of resource, all at one binding.

static SamplerState linear_sampler = SamplerDescriptorHeap[1];

[numthreads(8, 1, 1)]
void main(uint lane : SV_GroupIndex) {
  Texture2D<float4> image = ResourceDescriptorHeap[NonUniformResourceIndex(lane)];
  RWStructuredBuffer<float4> result = ResourceDescriptorHeap[2];
  ByteAddressBuffer offsets = ResourceDescriptorHeap[3];
  result[offsets.Load(lane * 4)] = image.SampleLevel(linear_sampler, float2(lane, 0), 0);
}
