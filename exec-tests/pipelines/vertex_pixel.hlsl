// Values of every shape on their way from vertices to pixels; the left quarter is clipped.
struct Nested
{
    float2 corner[2] : CORNER;
    float2x2 turn : TURN;
};

struct Varying
{
    float4 position : SV_Position;
    nointerpolation uint2 numbers : NUMBERS;
    Nested nested;
    float left : SV_ClipDistance0;
    float3 color : COLOR;
    nointerpolation bool flag : FLAG;
};

Varying vs(float2 at : AT, float4 color : COLOR, uint id : SV_VertexID)
{
    Varying varying;
    varying.position = float4(at * 2 - 1, 0, 1);
    varying.numbers = uint2(3, 4);
    varying.nested.corner[0] = at;
    varying.nested.corner[1] = 1 - at;
    varying.nested.turn = float2x2(at.y, at.x, 1, 2);
    varying.left = at.x - 0.25;
    varying.color = color.rgb;
    varying.flag = true;
    return varying;
}

float4 ps(Varying varying, bool front : SV_IsFrontFace) : SV_Target
{
    float2 turned = mul(varying.nested.turn, float2(0, 1));
    float flag = varying.flag ? 1 : 0;
    return float4(turned.x, varying.nested.corner[1].y, varying.numbers.x + varying.numbers.y * 10,
                  flag + varying.color.g + turned.y);
}
