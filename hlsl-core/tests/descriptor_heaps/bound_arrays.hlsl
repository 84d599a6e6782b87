// args: -T ps_6_6 -E main -fspv-target-env=vulkan1.3 -fspv-use-descriptor-heap
// Arrays with bindings beside a heap: their indices also count as non-uniform.

Texture2D<float4> many[]; SamplerState samplers[4]; StructuredBuffer<float4> buffers[8]; RWTexture2D<uint> counts[3];
float4 main(nointerpolation uint i : I, float2 uv : UV) : SV_Target {
    Texture2D<float4> t = ResourceDescriptorHeap[i]; uint o; InterlockedAdd(counts[NonUniformResourceIndex(i)][uint2(0, 0)], 1, o);
    return t.Sample(samplers[i], uv) + many[NonUniformResourceIndex(i)].Sample(samplers[NonUniformResourceIndex(i)], uv) + many[2].Load(0) + buffers[NonUniformResourceIndex(i)][0] + buffers[i][1] + o;
}
