// args: -T ps_6_0 -E main
Texture2D<float4> picture : register(t0);
SamplerState smooth : register(s1);
RWTexture2D<float> written : register(u2);

float4 main(float2 uv : UV) : SV_Target
{
    float4 color = picture.Sample(smooth, uv);
    color += picture.SampleLevel(smooth, uv, 2);
    color += picture.Load(int3(uv, 0)) + picture[uint2(3, 4)];
    written[uint2(uv)] = color.r;
    return color;
}
