// args: -T ps_6_0 -E main
Texture2D<float4> layers[4];
SamplerState filters[2];

float4 layer(Texture2D<float4> maps[4], SamplerState samplers[2], uint index, float2 uv)
{
    return maps[index].Sample(samplers[index & 1], uv);
}

float4 main(float2 uv : UV, nointerpolation uint index : INDEX) : SV_Target
{
    return layer(layers, filters, index, uv) + layer(layers, filters, 3, uv);
}
