Texture2DArray picture;
SamplerComparisonState smp;
float4 main(float3 uv : UV) : SV_Target { return picture.GatherCmpBlue(smp, uv, 0.5); }
