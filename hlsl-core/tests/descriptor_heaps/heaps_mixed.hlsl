// args: -T ps_6_6 -E main -fspv-target-env=vulkan1.3 -fspv-use-descriptor-heap
// A texture from the heap of samplers; comparisons, gathers, samples, a texture buffer.

struct Tint { float4 color; };
float4 main(float2 uv : UV) : SV_Target {
    Texture2D<float4> t = SamplerDescriptorHeap[0]; SamplerState s = SamplerDescriptorHeap[1];
    TextureCube<float> c = ResourceDescriptorHeap[2]; SamplerComparisonState d = SamplerDescriptorHeap[3];
    Texture2DMSArray<float4> m = ResourceDescriptorHeap[4]; TextureBuffer<Tint> tb = ResourceDescriptorHeap[5];
    return t.GatherGreen(s, uv) + c.SampleCmpLevelZero(d, float3(uv, 1), 0.5) + m.Load(int3(uv, 0), 1) + tb.color + t.CalculateLevelOfDetail(s, uv);
}
