// A triangle with a color at each corner.

cbuffer View
{
    float2 scale;
    float2 center;
};

struct Turn
{
    float angle;
    float brightness;
};
[[vk::push_constant]] Turn turn;

struct Corner
{
    float4 position : SV_Position;
    float3 color : COLOR;
};

Corner vs_main(float2 position : POSITION, float3 color : COLOR)
{
    float s, c;
    sincos(turn.angle, s, c);
    const float2 turned = mul(float2x2(c, -s, s, c), position);
    Corner corner;
    corner.position = float4(turned * scale + center, 0, 1);
    corner.color = color;
    return corner;
}

float4 ps_main(Corner corner) : SV_Target
{
    return float4(corner.color * turn.brightness, 1);
}
