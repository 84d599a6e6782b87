// args: -T cs_6_6 -E main -fspv-target-env=vulkan1.3 -fspv-use-descriptor-heap -fvk-resource-heap-stride spec:2 -fvk-sampler-heap-stride 32
// The stride of a heap that the pipeline decides, and one that is fixed.

[[vk::constant_id(2)]] const uint stride = 64;

[numthreads(8, 1, 1)] void main(uint2 id : SV_DispatchThreadID) {
    RWTexture2D<float4> picture = ResourceDescriptorHeap[0];
    Texture2D<float4> before = ResourceDescriptorHeap[1];
    SamplerState smooth = SamplerDescriptorHeap[0];
    picture[id] = before.SampleLevel(smooth, id, 0);
}
