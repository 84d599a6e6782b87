// args: -T ps_6_0 -E main
Texture2D<float4> unused_picture;
cbuffer Unused { float4 nothing; };

float never(float x)
{
    return x + nothing.x;
}

float4 main(float4 a : A) : SV_Target
{
    float4 ignored = a * 3;
    return a;
}
