// entry: cs_6_0 moved
struct Particle { float4 place; float speed; float3x3 turn; };
struct Cell { float4 bounds; float4 colors[2]; };
struct Pair { float first; Cell cell; };
RWStructuredBuffer<Particle> particles;
RWStructuredBuffer<Cell> cells;
RWStructuredBuffer<Pair> pairs;

[numthreads(1, 1, 1)] void moved()
{
    particles[0].place += particles[1].speed * particles[1].turn[0].xyzz + cells[0].bounds + pairs[0].cell.colors[1];
}
