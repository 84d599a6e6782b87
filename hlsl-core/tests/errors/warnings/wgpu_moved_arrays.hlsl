// args: -T cs_6_0 -E main -fspv-target-env=wgpu
// args: -T cs_6_0 -E main -fspv-target-env=webgpu
[[vk::binding(1)]] RWStructuredBuffer<float> counts[2];
[[vk::binding(2)]] ByteAddressBuffer last;

[numthreads(1, 1, 1)]
void main()
{
    counts[1][0] = last.Load(0);
}
