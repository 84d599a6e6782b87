cbuffer Tint : register(b0)
{
    float3 color;
    float strength;
    float2 center;
};

Texture2D<float4> picture : register(t1);
SamplerState smooth : register(s2);

float4 main(float2 uv : TEXCOORD0) : SV_Target
{
    float near = saturate(1.0 - distance(uv, center));
    float4 texel = picture.Sample(smooth, uv);
    return float4(lerp(texel.rgb, texel.rgb * color, strength * near), texel.a);
}
