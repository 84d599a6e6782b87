// One generation of Conway's Game of Life on a torus. A group takes a tile of 16 by 16 cells.

struct Life {
    uint2 size;
};

[[vk::push_constant]] Life life;
StructuredBuffer<uint> before : register(t0);
RWStructuredBuffer<uint> after : register(u1);

static const uint TILE = 16;
static const uint WITH_BORDER = TILE + 2;

groupshared uint tile[WITH_BORDER][WITH_BORDER];

uint cell(int2 place) {
    uint2 wrapped = uint2(place + int2(life.size)) % life.size;
    return before[wrapped.y * life.size.x + wrapped.x];
}

[numthreads(TILE, TILE, 1)]
void generation(uint3 id : SV_DispatchThreadID, uint3 group : SV_GroupID, uint3 local : SV_GroupThreadID,
                uint index : SV_GroupIndex) {
    int2 corner = int2(group.xy * TILE) - 1;
    for (uint i = index; i < WITH_BORDER * WITH_BORDER; i += TILE * TILE) {
        uint2 offset = uint2(i % WITH_BORDER, i / WITH_BORDER);
        tile[offset.y][offset.x] = cell(corner + int2(offset));
    }
    GroupMemoryBarrierWithGroupSync();

    uint neighbors = 0;
    [unroll]
    for (uint y = 0; y < 3; ++y) {
        [unroll]
        for (uint x = 0; x < 3; ++x)
            neighbors += tile[local.y + y][local.x + x];
    }
    uint lives = tile[local.y + 1][local.x + 1];
    neighbors -= lives;
    if (all(id.xy < life.size))
        after[id.y * life.size.x + id.x] = neighbors == 3 || (lives == 1 && neighbors == 2);
}
