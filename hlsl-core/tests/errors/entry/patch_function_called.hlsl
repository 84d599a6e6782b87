// args: -T lib_6_3 -fspv-target-env=vulkan1.2
// The functions of a hull shader run apart from each other.
struct Vertex { float4 position : POSITION; };
struct Factors { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; };

Factors first_factors(InputPatch<Vertex, 3> patch) { return (Factors)1; }
Vertex second(InputPatch<Vertex, 3> patch, uint id : SV_OutputControlPointID);
void through(InputPatch<Vertex, 3> patch) { first_factors(patch); }

[shader("hull")]
[domain("tri")]
[partitioning("integer")]
[outputtopology("triangle_cw")]
[outputcontrolpoints(3)]
[patchconstantfunc("first_factors")]
Vertex first(InputPatch<Vertex, 3> patch, uint id : SV_OutputControlPointID)
{
    through(patch);
    return patch[id];
}

Factors second_factors(InputPatch<Vertex, 3> patch)
{
    second(patch, 0);
    return (Factors)1;
}

[shader("hull")]
[domain("tri")]
[partitioning("integer")]
[outputtopology("triangle_cw")]
[outputcontrolpoints(3)]
[patchconstantfunc("second_factors")]
Vertex second(InputPatch<Vertex, 3> patch, uint id : SV_OutputControlPointID) { return patch[id]; }

// The functions of another shader may be called.
[shader("hull")]
[domain("tri")]
[partitioning("integer")]
[outputtopology("triangle_cw")]
[outputcontrolpoints(3)]
[patchconstantfunc("first_factors")]
Vertex third(InputPatch<Vertex, 3> patch, uint id : SV_OutputControlPointID)
{
    second_factors(patch);
    return patch[id];
}
