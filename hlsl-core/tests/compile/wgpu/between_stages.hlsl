// Matrices and arrays between stages are a variable for each location, in memory only where the index is not constant.
// args: -T vs_6_0 -E vertex -fspv-target-env=webgpu
// args: -T ps_6_0 -E pixel -fspv-target-env=wgpu
struct Corner
{
    float4 position : SV_Position;
    float3x2 tilt : TILT;
    nointerpolation int kinds[2] : KIND;
    float2x2 turns[2] : TURN;
};

cbuffer Draw
{
    uint selected;
};

Corner vertex(float4x4 world : WORLD, float4 position : POSITION, float weights[3] : WEIGHT)
{
    Corner corner;
    corner.position = mul(position, world);
    corner.tilt = (float3x2)world;
    corner.kinds[0] = 1;
    corner.kinds[1] = selected;
    corner.turns[0] = weights[1];
    corner.turns[1] = weights[selected % 3];
    return corner;
}

float4 pixel(Corner corner) : SV_Target
{
    return corner.tilt[1].xyxy + corner.kinds[selected] + corner.turns[1][selected].x;
}
