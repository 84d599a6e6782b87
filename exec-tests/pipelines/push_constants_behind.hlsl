// The block of the pixel shader leaves the first bytes to somebody else.
struct Tint
{
    [[vk::offset(48)]] float2 shift;
    float3 color;
};

[[vk::push_constant]] Tint tint;

float4 vs(float2 at : AT) : SV_Position
{
    return float4(at * 2 - 1, 0, 1);
}

float4 ps() : SV_Target
{
    return float4(tint.color, tint.shift.y);
}
