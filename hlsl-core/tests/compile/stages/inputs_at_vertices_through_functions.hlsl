// What asks about an input is followed through functions, optimized or not.
// args: -T ps_6_1 -E main
// args: -T ps_6_1 -E main -fcgl
struct Corner
{
    nointerpolation float4 color : COLOR;
    float2 at : AT;
};

float third(nointerpolation float4 color)
{
    return GetAttributeAtVertex(color, 2).x;
}

float2 middle(Corner corner)
{
    return EvaluateAttributeCentroid(corner.at);
}

float4 main(Corner corner) : SV_Target
{
    return float4(third(corner.color), middle(corner), 1);
}
