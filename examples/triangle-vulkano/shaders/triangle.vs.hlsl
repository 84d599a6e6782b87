// A triangle with a color at each corner.

#include "triangle.hlsli"

cbuffer View
{
    float2 scale;
    float2 center;
};

Corner main(float2 position : POSITION, float3 color : COLOR)
{
    float s, c;
    sincos(turn.angle, s, c);
    const float2 turned = mul(float2x2(c, -s, s, c), position);
    Corner corner;
    corner.position = float4(turned * scale + center, 0, 1);
    corner.color = color;
    return corner;
}
