// Which lights reach which part of the view: the view is divided into clusters, and each gets a list of lights.
//
// entry: cs_6_0 bound_clusters
// entry: cs_6_0 cull_lights -fspv-target-env=vulkan1.1
// entry: cs_6_0 cull_lights -D USE_WAVES=0

#include "lights.hlsli"

PASS_SLOT(0) RWStructuredBuffer<ClusterBounds> bounds;
PASS_SLOT(1) StructuredBuffer<Light> lights;
PASS_SLOT(2) RWStructuredBuffer<uint> light_lists;
PASS_SLOT(3) RWStructuredBuffer<uint2> list_ranges;
PASS_SLOT(4) globallycoherent RWStructuredBuffer<uint> list_end;

struct CullPass
{
    uint light_count;
    uint list_capacity;
};
[[vk::push_constant]] CullPass cull_pass;

float3 view_corner(float2 uv, float depth)
{
    float2 offset = uv * float2(2.0, -2.0) + float2(-1.0, 1.0);
    return depth * float3(offset.x * length(camera.right), offset.y * length(camera.up), 1.0);
}

[numthreads(CLUSTERS_X, CLUSTERS_Y, 1)]
void bound_clusters(uint3 id : SV_DispatchThreadID)
{
    ClusterBounds result;
    result.low = float3(1e30, 1e30, 1e30);
    result.high = -result.low;
    float2 size = 1.0 / float2(CLUSTERS_X, CLUSTERS_Y);
    [unroll]
    for (uint i = 0; i < 8; ++i)
    {
        float2 uv = (float2(id.xy) + float2(i & 1, (i >> 1) & 1)) * size;
        float3 corner = view_corner(uv, slice_depth(id.z + (i >> 2)));
        result.low = min(result.low, corner);
        result.high = max(result.high, corner);
    }
    bounds[cluster_index(id)] = result;
}

float distance_to_box(ClusterBounds box, float3 place)
{
    float3 outside = max(max(box.low - place, place - box.high), 0.0);
    return length(outside);
}

bool reaches(Light light, ClusterBounds box)
{
    float3 relative = light.position - camera.eye;
    float3 place = float3(dot(relative, normalize(camera.right)), dot(relative, normalize(camera.up)),
                          dot(relative, camera.forward));
    float reach = light.range + (light.kind == LIGHT_TUBE ? 0.5 * light.length : 0.0);
    return distance_to_box(box, place) <= reach;
}

groupshared uint found[MAX_LIGHTS_OF_CLUSTER];
groupshared uint found_count;
groupshared uint list_begin;

#define CULL_THREADS 64

// A group for each cluster; its threads share the lights.
[numthreads(CULL_THREADS, 1, 1)]
void cull_lights(uint cluster : SV_GroupID, uint thread : SV_GroupIndex)
{
    if (thread == 0)
        found_count = 0;
    GroupMemoryBarrierWithGroupSync();

    ClusterBounds box = bounds[cluster];
    for (uint first = 0; first < cull_pass.light_count; first += CULL_THREADS)
    {
        uint index = first + thread;
        bool hit = index < cull_pass.light_count && reaches(lights[min(index, cull_pass.light_count - 1)], box);
#if USE_WAVES
        uint count = WaveActiveCountBits(hit);
        uint before = WavePrefixCountBits(hit);
        uint start = 0;
        if (WaveIsFirstLane() && count > 0)
            InterlockedAdd(found_count, count, start);
        start = WaveReadLaneFirst(start);
        uint slot = start + before;
#else
        uint slot = MAX_LIGHTS_OF_CLUSTER;
        if (hit)
            InterlockedAdd(found_count, 1u, slot);
#endif
        if (hit && slot < MAX_LIGHTS_OF_CLUSTER)
            found[slot] = index;
    }
    GroupMemoryBarrierWithGroupSync();

    uint count = min(found_count, MAX_LIGHTS_OF_CLUSTER);
    if (thread == 0)
    {
        InterlockedAdd(list_end[0], count, list_begin);
        list_ranges[cluster] = uint2(list_begin, count);
    }
    GroupMemoryBarrierWithGroupSync();
    for (uint i = thread; i < count; i += CULL_THREADS)
    {
        if (list_begin + i < cull_pass.list_capacity)
            light_lists[list_begin + i] = found[i];
    }
}
