// What both stages of the triangle see.

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
