Texture2D<float4> albedo;
SamplerState linear_sampler;

float4 main(float2 uv : TEXCOORD0) : SV_Target {
    return albedo.Sample(uv, linear_sampler);
}
