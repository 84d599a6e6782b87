Texture2D picture;
SamplerComparisonState smp;
float4 main(float2 uv : UV) : SV_Target { return picture.Sample(smp, uv); }
