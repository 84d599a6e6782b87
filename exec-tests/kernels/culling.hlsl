// Keeps the objects in view, with a level of detail, and appends them; each group asks for its places at once.
static const uint THREADS = 64;

struct Object { float3 center; float radius; float4x4 unused; uint firstLevel; uint levels; uint2 padding; };
struct Draw { uint object; uint level; };
struct Camera { float4 planes[6]; float3 position; float scale; };

[[vk::binding(0)]] StructuredBuffer<Object> objects;
[[vk::binding(1)]] RWStructuredBuffer<Draw> draws;
[[vk::binding(2)]] RWStructuredBuffer<uint> counts;
[[vk::binding(3)]] ConstantBuffer<Camera> camera;

groupshared uint kept;
groupshared uint start;

bool isVisible(Object object)
{
    for (uint i = 0; i < 6; ++i) {
        if (dot(camera.planes[i].xyz, object.center) + camera.planes[i].w < -object.radius)
            return false;
    }
    return true;
}

[numthreads(THREADS, 1, 1)]
void main(uint3 id : SV_DispatchThreadID, uint thread : SV_GroupIndex)
{
    if (thread == 0)
        kept = 0;
    GroupMemoryBarrierWithGroupSync();
    const Object object = objects[id.x];
    const bool visible = isVisible(object);
    uint place = 0;
    uint level = 0;
    if (visible) {
        InterlockedAdd(kept, 1, place);
        const float size = object.radius * camera.scale / max(distance(object.center, camera.position), 0.001);
        level = object.firstLevel + min(uint(max(-log2(size), 0)), object.levels - 1);
    }
    GroupMemoryBarrierWithGroupSync();
    if (thread == 0)
        InterlockedAdd(counts[0], kept, start);
    GroupMemoryBarrierWithGroupSync();
    if (visible) {
        Draw draw = { id.x, level };
        draws[start + place] = draw;
    }
}
