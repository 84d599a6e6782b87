Texture2D picture;
SamplerState smp;
float4 main(float2 uv : UV) : SV_Target { return picture.sample(smp, uv); }
