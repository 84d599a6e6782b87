// args: -T ms_6_5 -E main -fspv-target-env=wgpu
// A mesh shader with attributes of vertices and primitives, and what its task shader passes.
struct Payload { uint first; float scale; };
struct Corner { float4 at : SV_Position; float3 color : COLOR; uint2 pair : PAIR; };
struct Triangle { nointerpolation uint kind : KIND; bool is_hidden : SV_CullPrimitive; };

/// Where the corners are.
StructuredBuffer<float4> places;

/// Writes two triangles.
[numthreads(32, 1, 1)]
[outputtopology("triangle")]
void main(uint i : SV_GroupIndex, uint group : SV_GroupID, in payload Payload given,
    out vertices Corner corners[6], out primitives Triangle triangles[2], out indices uint3 indices[2])
{
    SetMeshOutputCounts(6, 2);
    if (i < 6)
    {
        corners[i].at = places[given.first + i] * given.scale;
        corners[i].color = float3(0, i, group);
        corners[i].color.z += 1;
        corners[i].pair = i;
    }
    if (i < 2)
    {
        indices[i] = uint3(0, 1, 2) + i * 3;
        triangles[i].kind = group;
        triangles[i].is_hidden = i > group;
    }
}
