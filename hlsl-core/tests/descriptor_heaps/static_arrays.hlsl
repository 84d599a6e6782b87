// args: -T ps_6_6 -E main -fspv-target-env=vulkan1.3 -fspv-use-descriptor-heap
// Global variables that the heap initializes, with indices from a buffer.

cbuffer Ids { int id1; int id2; };
static const Texture2D<float4> textures[2] = { Texture2D<float4>(ResourceDescriptorHeap[id1]), Texture2D<float4>(ResourceDescriptorHeap[id2]) };
static const RWTexture2D<float4> target = ResourceDescriptorHeap[id2];
static const SamplerState smooth = SamplerDescriptorHeap[2];
float4 main(float4 color : C) : SV_Target { target[uint2(0, 0)] = 1; return textures[NonUniformResourceIndex(int(color.x))].Sample(smooth, color.xy); }
