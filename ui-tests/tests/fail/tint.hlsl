cbuffer Tint : register(b0) {
    float3 color;
    float strength;
};
Texture2D<float4> picture : register(t1);
SamplerState smooth : register(s2);

float4 main(float2 uv : TEXCOORD0) : SV_Target {
    float4 texel = picture.Sample(smooth, uv);
    return float4(lerp(texel.rgb, color, strenght), texel.a);
}
