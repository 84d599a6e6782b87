// A shader of Direct3D 9: stages find each other, and semantics are what they stand for.
struct Varying
{
    float4 position : POSITION;
    float4 color : COLOR0;
    float2 at : TEXCOORD0;
};

Varying vs(float2 at : POSITION, float4 color : TEXCOORD0)
{
    Varying varying;
    varying.position = float4(at * 2 - 1, 0, 1);
    varying.color = color;
    varying.at = at;
    return varying;
}

struct Target
{
    float4 color : COLOR0;
    float depth : DEPTH;
};

Target ps(Varying varying, float2 pixel : VPOS, float face : VFACE, bool is_front : SV_IsFrontFace)
{
    Target target;
    float facing = is_front ? face : -face;
    target.color = float4(pixel.x, varying.position.y, facing + varying.at.y, varying.color.g);
    target.depth = 0.5;
    return target;
}
