// A patch of four corners: control points, patch constants and domain locations meet.
struct Corner
{
    float4 position : SV_Position;
    float2 at : AT;
    float weights[2] : WEIGHTS;
};

struct Patch
{
    float edges[4] : SV_TessFactor;
    float inside[2] : SV_InsideTessFactor;
    float3 tint : TINT;
    float2 pair[2] : PAIR;
};

Corner vs(float2 at : AT)
{
    Corner corner;
    corner.position = float4(at * 2 - 1, 0, 1);
    corner.at = at;
    corner.weights[0] = 1;
    corner.weights[1] = at.y;
    return corner;
}

Patch constants(InputPatch<Corner, 4> corners, uint id : SV_PrimitiveID)
{
    Patch patch_;
    for (uint edge = 0; edge < 4; edge++)
        patch_.edges[edge] = 2;
    patch_.inside[0] = patch_.inside[1] = 3;
    patch_.tint = float3(corners[3].at.x + id, 5, 6);
    patch_.pair[0] = 7;
    patch_.pair[1] = float2(8, corners[0].weights[0]);
    return patch_;
}

[domain("quad")]
[partitioning("integer")]
[outputtopology("triangle_cw")]
[outputcontrolpoints(4)]
[patchconstantfunc("constants")]
Corner hs(InputPatch<Corner, 4> corners, uint id : SV_OutputControlPointID)
{
    Corner corner = corners[id];
    corner.weights[0] += id;
    return corner;
}

struct Varying
{
    float4 position : SV_Position;
    float2 at : AT;
    nointerpolation float3 sums : SUMS;
};

[domain("quad")]
Varying ds(Patch patch_, float2 uv : SV_DomainLocation, const OutputPatch<Corner, 4> corners)
{
    Varying varying;
    float4 top = lerp(corners[0].position, corners[1].position, uv.x);
    float4 bottom = lerp(corners[2].position, corners[3].position, uv.x);
    varying.position = lerp(top, bottom, uv.y);
    varying.at = lerp(lerp(corners[0].at, corners[1].at, uv.x), lerp(corners[2].at, corners[3].at, uv.x), uv.y);
    float weights = corners[0].weights[0] + corners[1].weights[0] + corners[2].weights[0] + corners[3].weights[0];
    varying.sums = float3(patch_.tint.x + patch_.tint.z, patch_.pair[1].x + patch_.pair[1].y, weights);
    return varying;
}

float4 ps(Varying varying) : SV_Target
{
    return float4(varying.at, varying.sums.x + 100 * varying.sums.y, varying.sums.z);
}
