// Blurs rows by a Gaussian: each group reads its part of a row into groupshared memory once.
static const int RADIUS = 8;
static const int THREADS = 64;
static const int CACHED = THREADS + 2 * RADIUS;

[[vk::binding(0)]] Texture2D<float4> image;
[[vk::binding(1)]] [[vk::image_format("rgba32f")]] RWTexture2D<float4> filtered;

groupshared float3 row[CACHED];

[numthreads(THREADS, 1, 1)]
void main(uint3 id : SV_DispatchThreadID, uint thread : SV_GroupIndex, uint3 group : SV_GroupID)
{
    uint2 size;
    image.GetDimensions(size.x, size.y);
    for (int i = thread; i < CACHED; i += THREADS) {
        const int x = clamp(int(group.x) * THREADS + i - RADIUS, 0, int(size.x) - 1);
        row[i] = image.Load(int3(x, id.y, 0)).rgb;
    }
    GroupMemoryBarrierWithGroupSync();

    float3 sum = 0;
    float weights = 0;
    [unroll] for (int offset = -RADIUS; offset <= RADIUS; ++offset) {
        const float w = exp(-offset * offset / 32.0);
        sum += row[int(thread) + RADIUS + offset] * w;
        weights += w;
    }
    filtered[id.xy] = float4(sum / weights, 1);
}
