// args: -T lib_6_3 -fspv-target-env=vulkan1.1
// args: -T lib_6_3 -fspv-target-env=vulkan1.1 -Zpr
// Every entry point has a block of its own, and a patch constant function shares that of its hull shader.
struct Vertex { float4 at : SV_Position; };
struct Levels { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; };

Levels levels(InputPatch<Vertex, 3> patch, uniform float level, uniform float inner)
{
    Levels all;
    all.edges[0] = all.edges[1] = all.edges[2] = level;
    all.inside = inner;
    return all;
}

[shader("hull")]
[domain("tri")]
[partitioning("integer")]
[outputtopology("triangle_cw")]
[outputcontrolpoints(3)]
[patchconstantfunc("levels")]
Vertex hull(InputPatch<Vertex, 3> patch, uint id : SV_OutputControlPointID, uniform float3 shift, uniform float level)
{
    Vertex moved = patch[id];
    moved.at.xyz += shift * level;
    return moved;
}

[shader("vertex")]
Vertex vertex(float4 at : POSITION, uniform float2x4 turn)
{
    Vertex turned;
    turned.at = float4(mul(turn, at), 0, 1);
    return turned;
}
