// args: -T ps_6_6 -E main -fspv-target-env=vulkan1.3 -fspv-use-descriptor-heap
// Resources with the order of rasterization.

float4 main(float4 p : SV_Position) : SV_Target { RasterizerOrderedTexture2D<float4> t = ResourceDescriptorHeap[0]; RasterizerOrderedByteAddressBuffer b = ResourceDescriptorHeap[1]; t[p.xy] += 1; b.Store(0, b.Load(0) + 1); return 0; }
