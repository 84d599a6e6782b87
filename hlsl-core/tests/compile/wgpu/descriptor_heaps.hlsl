// Each element of a heap that the shader uses has a binding of its own; so have the counters of buffers in it.
// args: -T ps_6_6 -E main -fspv-target-env=wgpu
// args: -T ps_6_6 -E main -fspv-target-env=webgpu
// args: -T ps_6_6 -E main -fspv-target-env=webgpu -fvk-bind-resource-heap 20 1 -fvk-bind-sampler-heap 5 2
struct Light { float4 color; uint index; };

float4 main(float2 at : AT) : SV_Target
{
    Texture2D<float4> surface = ResourceDescriptorHeap[3];
    SamplerState filter = SamplerDescriptorHeap[1];
    ConstantBuffer<Light> light = ResourceDescriptorHeap[4];
    RWStructuredBuffer<uint> log = ResourceDescriptorHeap[5];
    ByteAddressBuffer bytes = ResourceDescriptorHeap[7];
    Buffer<float> weights = ResourceDescriptorHeap[8];
    log[log.IncrementCounter()] = bytes.Load(4);
    return surface.Sample(filter, at) * light.color * weights[light.index];
}
