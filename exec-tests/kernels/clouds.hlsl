// Marches through clouds of several octaves of noise, with light toward the sun.
struct Push { uint width; uint height; };
[[vk::push_constant]] Push push;
[[vk::binding(0)]] RWStructuredBuffer<float4> picture;

float hash(int3 cell)
{
    uint h = uint(cell.x) * 73856093u ^ uint(cell.y) * 19349663u ^ uint(cell.z) * 83492791u;
    h = (h ^ (h >> 13)) * 1274126177u;
    return ((h ^ (h >> 16)) & 0xffff) / 65535.0;
}

float noise(float3 at)
{
    const int3 cell = int3(floor(at));
    float3 t = at - floor(at);
    t = t * t * (3 - 2 * t);
    float corners[8];
    [unroll] for (uint i = 0; i < 8; ++i)
        corners[i] = hash(cell + int3(i & 1, (i >> 1) & 1, i >> 2));
    const float4 x = lerp(float4(corners[0], corners[2], corners[4], corners[6]),
                          float4(corners[1], corners[3], corners[5], corners[7]), t.x);
    const float2 y = lerp(x.xz, x.yw, t.y);
    return lerp(y.x, y.y, t.z);
}

static const float3x3 TURN = { 0.00, 0.80, 0.60, -0.80, 0.36, -0.48, -0.60, -0.48, 0.64 };

float density(float3 at, uint octaves)
{
    float sum = 0;
    float size = 0.5;
    float3 p = at;
    for (uint i = 0; i < octaves; ++i) {
        sum += size * noise(p);
        p = mul(TURN, p) * 2.02;
        size *= 0.5;
    }
    return saturate(sum - 0.45 - 0.05 * abs(at.y)) * 2;
}

[numthreads(8, 8, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    const float2 uv = (float2(id.xy) + 0.5) / float2(push.width, push.height) * 2 - 1;
    const float3 direction = normalize(float3(uv.x, uv.y * 0.5 + 0.2, 1));
    const float3 sun = normalize(float3(0.4, 0.8, 0.3));
    float3 light = 0;
    float clear = 1;
    for (uint i = 0; i < 32; ++i) {
        const float3 at = direction * (i * 0.25 + 1);
        const float here = density(at, 4);
        if (here > 0.01) {
            const float toward = density(at + sun * 0.4, 2);
            const float3 color = lerp(float3(1, 0.9, 0.7), float3(0.3, 0.35, 0.45), saturate(toward));
            const float part = 1 - exp(-here * 0.5);
            light += clear * part * color;
            clear *= 1 - part;
            if (clear < 0.02)
                break;
        }
    }
    picture[id.y * push.width + id.x] = float4(light + clear * float3(0.3, 0.5, 0.8), 1 - clear);
}
