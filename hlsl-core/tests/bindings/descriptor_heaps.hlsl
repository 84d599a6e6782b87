// args: -T ps_6_6 -E shade -fspv-target-env=vulkan1.3 -fspv-use-descriptor-heap
// A shader over the heaps of VK_EXT_descriptor_heap, with resources that are bound besides.

cbuffer Frame : register(b0) { float4 tint; };
StructuredBuffer<float4> lights : register(t0);
RWTexture2D<float4> picture : register(u1);
RWByteAddressBuffer log : register(u2);

float4 shade(float2 uv : UV, nointerpolation uint material : MATERIAL) : SV_Target {
    Texture2D<float4> albedo = ResourceDescriptorHeap[NonUniformResourceIndex(material)];
    RWStructuredBuffer<uint> counted = ResourceDescriptorHeap[0];
    counted[counted.IncrementCounter()] = material;
    SamplerState smooth = SamplerDescriptorHeap[0];
    log.Store(0, material);
    picture[uint2(0, 0)] = tint;
    return albedo.Sample(smooth, uv) * lights[material];
}
