// A task that starts two groups, each of which draws one half of the picture as two triangles. One of the four is culled.

struct Payload
{
    float red;
    uint shade;
};

struct Corner
{
    float4 position : SV_Position;
    float3 color : COLOR;
};

struct Triangle
{
    bool is_hidden : SV_CullPrimitive;
};

groupshared Payload payload;

[numthreads(1, 1, 1)]
void spread()
{
    payload.red = 0.5;
    payload.shade = 3;
    DispatchMesh(2, 1, 1, payload);
}

[numthreads(4, 1, 1)]
[outputtopology("triangle")]
void build(
    uint thread : SV_GroupIndex,
    uint group : SV_GroupID,
    in payload Payload from_task,
    out vertices Corner corners[4],
    out primitives Triangle triangles[2],
    out indices uint3 indices[2])
{
    SetMeshOutputCounts(4, 2);
    float2 at = float2(group + (thread & 1) - 1.0, thread < 2 ? -1 : 1);
    corners[thread].position = float4(at, 0, 1);
    corners[thread].color = float3(from_task.red, group, from_task.shade / 8.0);
    if (thread < 2)
    {
        indices[thread] = thread == 0 ? uint3(0, 1, 2) : uint3(2, 1, 3);
        triangles[thread].is_hidden = group == 1 && thread == 1;
    }
}

float4 shade(float3 color : COLOR) : SV_Target
{
    return float4(color, 1);
}
