// Lists the objects of each shape that are in view, and counts them for the draws.

#include "frame.hlsli"

/// So many objects of one shape may be in view.
static const uint MOST = 64;

struct Draw {
    uint index_count;
    uint instance_count;
    uint first_index;
    int base_vertex;
    uint first_instance;
};

RWStructuredBuffer<uint> in_view : register(u1, space1);
RWStructuredBuffer<Draw> draws : register(u2, space1);

bool is_outside(float4 plane, float3 center, float radius) {
    return dot(plane, float4(center, 1)) < -radius * length(plane.xyz);
}

[numthreads(64, 1, 1)]
void cull(uint3 id : SV_DispatchThreadID) {
    if (id.x >= object_count) return;
    Object it = objects[id.x];
    float radius = it.size * 1.2;
    float3 center = it.place + float3(0, 0.5 * it.size, 0);
    float4x4 rows = view_projection;
    bool is_hidden = is_outside(rows[3] + rows[0], center, radius) || is_outside(rows[3] - rows[0], center, radius)
        || is_outside(rows[3] + rows[1], center, radius) || is_outside(rows[3] - rows[1], center, radius)
        || is_outside(rows[2], center, radius);
    if (is_hidden) return;
    uint number;
    InterlockedAdd(draws[it.shape].instance_count, 1, number);
    if (number < MOST) in_view[it.shape * MOST + number] = id.x;
}
