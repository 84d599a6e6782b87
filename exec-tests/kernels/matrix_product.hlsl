// A product of square matrices, tile by tile through groupshared memory.
static const uint TILE = 16;

struct Push { uint size; };
[[vk::push_constant]] Push push;
[[vk::binding(0)]] StructuredBuffer<float> left;
[[vk::binding(1)]] StructuredBuffer<float> right;
[[vk::binding(2)]] RWStructuredBuffer<float> product;

groupshared float leftTile[TILE][TILE];
groupshared float rightTile[TILE][TILE];

[numthreads(TILE, TILE, 1)]
void main(uint3 id : SV_DispatchThreadID, uint3 local : SV_GroupThreadID)
{
    float sum = 0;
    for (uint tile = 0; tile < push.size / TILE; ++tile) {
        leftTile[local.y][local.x] = left[id.y * push.size + tile * TILE + local.x];
        rightTile[local.y][local.x] = right[(tile * TILE + local.y) * push.size + id.x];
        GroupMemoryBarrierWithGroupSync();
        [unroll] for (uint k = 0; k < TILE; ++k)
            sum += leftTile[local.y][k] * rightTile[k][local.x];
        GroupMemoryBarrierWithGroupSync();
    }
    product[id.y * push.size + id.x] = sum;
}
