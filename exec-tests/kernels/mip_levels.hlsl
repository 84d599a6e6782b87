// Three levels of a picture at once: each group halves its 16 by 16 texels through groupshared memory.
[[vk::binding(0)]] Texture2D<float4> image;
[[vk::binding(1)]] [[vk::image_format("rgba32f")]] RWTexture2D<float4> level1;
[[vk::binding(2)]] [[vk::image_format("rgba32f")]] RWTexture2D<float4> level2;
[[vk::binding(3)]] [[vk::image_format("rgba32f")]] RWTexture2D<float4> level3;

groupshared float4 texels[8][8];

float3 toLinear(float3 color)
{
    return lerp(color / 12.92, pow((color + 0.055) / 1.055, 2.4), float3(color > 0.04045));
}

float3 toGamma(float3 color)
{
    return lerp(color * 12.92, 1.055 * pow(color, 1 / 2.4) - 0.055, float3(color > 0.0031308));
}

float4 packed(float4 color)
{
    return float4(toGamma(color.rgb), color.a);
}

[numthreads(8, 8, 1)]
void main(uint3 id : SV_DispatchThreadID, uint3 local : SV_GroupThreadID)
{
    float4 sum = 0;
    [unroll] for (uint i = 0; i < 4; ++i) {
        float4 texel = image.Load(int3(id.xy * 2 + uint2(i & 1, i >> 1), 0));
        texel.rgb = toLinear(texel.rgb);
        sum += texel;
    }
    sum /= 4;
    level1[id.xy] = packed(sum);
    texels[local.y][local.x] = sum;
    GroupMemoryBarrierWithGroupSync();

    const bool is2 = all((local.xy & 1) == 0);
    if (is2) {
        sum = (sum + texels[local.y][local.x + 1] + texels[local.y + 1][local.x] + texels[local.y + 1][local.x + 1]) / 4;
        level2[id.xy / 2] = packed(sum);
    }
    GroupMemoryBarrierWithGroupSync();
    if (is2)
        texels[local.y][local.x] = sum;
    GroupMemoryBarrierWithGroupSync();

    if (all((local.xy & 3) == 0)) {
        sum = (sum + texels[local.y][local.x + 2] + texels[local.y + 2][local.x] + texels[local.y + 2][local.x + 2]) / 4;
        level3[id.xy / 4] = packed(sum);
    }
}
