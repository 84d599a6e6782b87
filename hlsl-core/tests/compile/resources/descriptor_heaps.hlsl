// manual: Descriptor heaps
// args: -T cs_6_6 -E main
// args: -T cs_6_6 -E main -fvk-bind-resource-heap 1 2 -fvk-bind-sampler-heap 3 4 -fvk-bind-counter-heap 5 6
struct Settings
{
    float4 color;
};
RWBuffer<float4> result : register(u0);

[numthreads(1, 1, 1)]
void main(uint3 id : SV_GroupID)
{
    Texture2D<float4> image = ResourceDescriptorHeap[id.x];
    SamplerState filter = SamplerDescriptorHeap[1];
    RWStructuredBuffer<float4> list = ResourceDescriptorHeap[NonUniformResourceIndex(id.y)];
    ConstantBuffer<Settings> settings = ResourceDescriptorHeap[3];
    uint at = list.IncrementCounter();
    list[at] = image.SampleLevel(filter, float2(0.5, 0.5), 0);
    result[id.z] = settings.color;
}
