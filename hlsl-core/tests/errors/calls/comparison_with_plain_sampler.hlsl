Texture2D picture;
SamplerState smp;
float4 main(float2 uv : UV) : SV_Target { return picture.SampleCmp(smp, uv, 0.5); }
