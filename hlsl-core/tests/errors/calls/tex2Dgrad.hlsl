sampler smp;
float4 main(float2 uv : UV) : SV_Target { return tex2Dgrad(smp, uv, uv, uv); }
