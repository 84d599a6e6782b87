// Blurs what is alike: weights by distance and by difference of color.
static const int RADIUS = 3;

[[vk::binding(0)]] Texture2D<float4> image;
[[vk::binding(1)]] [[vk::image_format("rgba32f")]] RWTexture2D<float4> filtered;

float weight(float4 center, float4 other, int2 offset)
{
    const float3 difference = center.rgb - other.rgb;
    return exp(-dot(float2(offset), float2(offset)) / 8.0 - dot(difference, difference) * 20.0);
}

[numthreads(8, 8, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint2 size;
    image.GetDimensions(size.x, size.y);
    const int2 last = int2(size) - 1;
    const float4 center = image.Load(int3(id.xy, 0));
    float4 sum = 0;
    float weights = 0;
    for (int y = -RADIUS; y <= RADIUS; ++y) {
        for (int x = -RADIUS; x <= RADIUS; ++x) {
            const int2 at = clamp(int2(id.xy) + int2(x, y), int2(0, 0), last);
            const float4 other = image.Load(int3(at, 0));
            const float w = weight(center, other, int2(x, y));
            sum += other * w;
            weights += w;
        }
    }
    filtered[id.xy] = sum / weights;
}
