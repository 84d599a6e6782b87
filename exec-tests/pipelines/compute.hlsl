// Two dispatches and a draw: the first fills what all share, the second adds up the cells of each row, and both stages
// of the draw read what came out, as vertices, buffer, texture and through a sampler.
struct Corner
{
    float4 color;
    float2 at;
    float scale;
};

struct Cell
{
    uint2 place;
    float value;
};

[[vk::binding(0)]] RWStructuredBuffer<Corner> corners;
[[vk::binding(1)]] RWStructuredBuffer<Cell> cells;
[[vk::binding(2)]] RWTexture2D<float4> image;

// The same memory, as the draw sees it.
[[vk::binding(1)]] StructuredBuffer<Cell> finished;
[[vk::binding(3)]] Texture2D<float4> picture;
[[vk::binding(4)]] SamplerState nearest;

static const uint SIZE = 16;

[numthreads(4, 4, 1)]
void fill(uint3 id : SV_DispatchThreadID, uint3 group : SV_GroupID, uint index : SV_GroupIndex)
{
    image[id.xy] = float4(id.xy, group.x + 10 * group.y, index);
    Cell cell;
    cell.place = id.xy;
    cell.value = id.x * 3 + id.y;
    cells[id.y * SIZE + id.x] = cell;
    if (id.y == 0 && id.x < 3)
    {
        // A triangle over all of the picture; the host gave colors and scales.
        corners[id.x].at = float2(id.x == 1 ? 2 : 0, id.x == 2 ? 2 : 0);
        corners[id.x].color *= corners[id.x].scale;
    }
}

groupshared float sums[SIZE];

[numthreads(SIZE, 1, 1)]
void add(uint3 thread : SV_GroupThreadID, uint3 group : SV_GroupID)
{
    uint at = group.x * SIZE + thread.x;
    sums[thread.x] = cells[at].value;
    for (uint half_ = SIZE / 2; half_ > 0; half_ /= 2)
    {
        GroupMemoryBarrierWithGroupSync();
        if (thread.x < half_)
            sums[thread.x] += sums[thread.x + half_];
    }
    GroupMemoryBarrierWithGroupSync();
    cells[at].value = sums[0] + image[uint2(thread.x, group.x)].w;
}

struct Varying
{
    float4 position : SV_Position;
    float4 color : COLOR;
    nointerpolation float value : VALUE;
};

Varying vs(float2 at : AT, float4 color : COLOR)
{
    Varying varying;
    varying.position = float4(at * 2 - 1, 0, 1);
    varying.color = color;
    varying.value = finished[SIZE + 1].value;
    return varying;
}

float4 ps(Varying varying) : SV_Target
{
    uint2 pixel = uint2(varying.position.xy);
    Cell cell = finished[pixel.y * SIZE + pixel.x];
    float right = all(cell.place == pixel) ? 0 : 10000;
    float4 loaded = picture.Load(int3(pixel, 0));
    float4 sampled = picture.SampleLevel(nearest, varying.position.xy / SIZE, 0);
    return float4(cell.value + right, loaded.x + 100 * loaded.y, sampled.z, varying.value + varying.color.g);
}
