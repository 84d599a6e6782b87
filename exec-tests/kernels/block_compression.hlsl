// BC1 from the bounding box of each block's colors, in integers.
[[vk::binding(0)]] Texture2D<float4> image;
[[vk::binding(1)]] RWStructuredBuffer<uint2> blocks;

struct Push { uint width; };
[[vk::push_constant]] Push push;

uint to565(uint3 color)
{
    return ((color.r * 31 + 127) / 255) << 11 | ((color.g * 63 + 127) / 255) << 5 | (color.b * 31 + 127) / 255;
}

int3 from565(uint color)
{
    const uint3 parts = uint3(color >> 11, (color >> 5) & 63, color & 31);
    return int3(parts.r << 3 | parts.r >> 2, parts.g << 2 | parts.g >> 4, parts.b << 3 | parts.b >> 2);
}

uint nearest(int3 color, int3 palette[4])
{
    uint best = 0;
    int least = 0x7fffffff;
    [unroll] for (uint i = 0; i < 4; ++i) {
        const int3 difference = color - palette[i];
        const int error = difference.r * difference.r + difference.g * difference.g + difference.b * difference.b;
        if (error < least) {
            least = error;
            best = i;
        }
    }
    return best;
}

[numthreads(8, 8, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint3 texels[16];
    uint3 low = 255;
    uint3 high = 0;
    [unroll] for (uint i = 0; i < 16; ++i) {
        const float4 texel = image.Load(int3(id.xy * 4 + uint2(i & 3, i >> 2), 0));
        texels[i] = uint3(saturate(texel.rgb) * 255 + 0.5);
        low = min(low, texels[i]);
        high = max(high, texels[i]);
    }
    uint first = to565(high);
    uint second = to565(low);
    if (first < second) {
        const uint other = first;
        first = second;
        second = other;
    }
    int3 palette[4];
    palette[0] = from565(first);
    palette[1] = from565(second);
    palette[2] = (2 * palette[0] + palette[1]) / 3;
    palette[3] = (palette[0] + 2 * palette[1]) / 3;
    uint indices = 0;
    if (first != second) {
        [unroll] for (uint i = 0; i < 16; ++i)
            indices |= nearest(int3(texels[i]), palette) << (2 * i);
    }
    blocks[id.y * (push.width / 4) + id.x] = uint2(first | second << 16, indices);
}
