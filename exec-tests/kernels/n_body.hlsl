// A step of bodies that attract each other, a tile of them at a time.
static const uint THREADS = 64;

struct Body { float3 position; float mass; float3 velocity; float radius; };
struct Push { uint count; float step; };
[[vk::push_constant]] Push push;
[[vk::binding(0)]] StructuredBuffer<Body> bodies;
[[vk::binding(1)]] RWStructuredBuffer<Body> moved;

groupshared float4 tile[THREADS];

[numthreads(THREADS, 1, 1)]
void main(uint3 id : SV_DispatchThreadID, uint thread : SV_GroupIndex)
{
    Body body = bodies[id.x];
    float3 pull = 0;
    for (uint start = 0; start < push.count; start += THREADS) {
        const Body other = bodies[start + thread];
        tile[thread] = float4(other.position, other.mass);
        GroupMemoryBarrierWithGroupSync();
        [unroll] for (uint i = 0; i < THREADS; ++i) {
            const float3 way = tile[i].xyz - body.position;
            const float distance2 = dot(way, way) + 0.01;
            pull += way * (tile[i].w * rsqrt(distance2 * distance2 * distance2));
        }
        GroupMemoryBarrierWithGroupSync();
    }
    body.velocity += pull * push.step;
    body.position += body.velocity * push.step;
    moved[id.x] = body;
}
