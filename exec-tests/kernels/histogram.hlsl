// How often each brightness occurs, counted in groupshared memory first.
static const uint BINS = 256;

[[vk::binding(0)]] Texture2D<float4> image;
[[vk::binding(1)]] RWStructuredBuffer<uint> histogram;

groupshared uint counts[BINS];

[numthreads(16, 16, 1)]
void main(uint3 group : SV_GroupID, uint3 local : SV_GroupThreadID, uint thread : SV_GroupIndex)
{
    counts[thread] = 0;
    GroupMemoryBarrierWithGroupSync();
    for (uint y = 0; y < 4; ++y) {
        for (uint x = 0; x < 4; ++x) {
            const uint2 at = group.xy * 64 + uint2(x, y) * 16 + local.xy;
            const float3 color = image.Load(int3(at, 0)).rgb;
            const uint3 bytes = uint3(saturate(color) * 255 + 0.5);
            InterlockedAdd(counts[(bytes.r * 54 + bytes.g * 183 + bytes.b * 19) >> 8], 1);
        }
    }
    GroupMemoryBarrierWithGroupSync();
    if (counts[thread] > 0)
        InterlockedAdd(histogram[thread], counts[thread]);
}
