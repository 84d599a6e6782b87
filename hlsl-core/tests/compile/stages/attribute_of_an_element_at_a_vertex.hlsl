// args: -T ps_6_1 -E main
// args: -T ps_6_1 -E main -Od
// The index of the element is known when the shader runs.
cbuffer C { uint which; uint other; };
struct Varying { nointerpolation float2 pairs[2] : PAIRS; };
float4 main(nointerpolation float4 colors[3] : COLOR, Varying varying) : SV_Target
{
    float4 color = GetAttributeAtVertex(colors[which], 2) + GetAttributeAtVertex(colors[1], other);
    return color + GetAttributeAtVertex(varying.pairs[which].yx, other).xyxy;
}
