Texture2D a, b;
SamplerState smp;
float4 main(float2 uv : UV, nointerpolation int i : I) : SV_Target
{
    Texture2D both[2] = { a, b };
    return both[i].Sample(smp, uv);
}
