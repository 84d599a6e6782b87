// args: -T cs_6_0 -E main -fspv-target-env=webgpu
// args: -T cs_6_0 -E main -fspv-target-env=wgpu
// Typed buffers are storage buffers of their texels, packed as their formats have them.
Buffer<float4> colors;
Buffer<float3> places;
Buffer<uint> kinds;
RWBuffer<uint> counts;
RWBuffer<int2> pairs;
[[vk::image_format("rgba8")]] RWBuffer<float4> small;
[[vk::image_format("r16f")]] RWBuffer<float> halves;

[numthreads(8, 1, 1)]
void main(uint at : SV_DispatchThreadID)
{
    uint length, other;
    colors.GetDimensions(length);
    halves.GetDimensions(other);
    small[at] = colors[at % length] + places[at].xyzz;
    InterlockedAdd(counts[kinds[at]], 1);
    pairs[at].y = other;
    halves[at] = small[at + 1].w;
}
