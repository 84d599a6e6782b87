Texture2D a, b;
SamplerState smp;
float4 main(float2 uv : UV) : SV_Target
{
    Texture2D picture = a;
    if (uv.x > 0.5) picture = b;
    return picture.Sample(smp, uv);
}
