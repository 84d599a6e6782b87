Texture2D picture;
SamplerState smp;
float4 main(float2 uv : UV, int2 o : O) : SV_Target { return picture.Sample(smp, uv, o); }
