Texture2D picture;
SamplerState smp;
float4 main(float2 uv : UV, int2 o : O) : SV_Target
{
    uint status;
    return picture.GatherRed(smp, uv, o, o, o, o, status);
}
