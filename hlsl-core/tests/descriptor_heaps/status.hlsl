// args: -T ps_6_6 -E main -fspv-target-env=vulkan1.3 -fspv-use-descriptor-heap
// Offsets, clamps and status.

float4 main(float2 uv : UV) : SV_Target { Texture2D<float4> t = ResourceDescriptorHeap[0]; SamplerState s = SamplerDescriptorHeap[0]; StructuredBuffer<float4> b = ResourceDescriptorHeap[3]; uint st; float4 c = t.Sample(s, uv, int2(1, 1), 0.5, st); uint s2; c += b.Load(1, s2); return CheckAccessFullyMapped(st) ? c : 0; }
