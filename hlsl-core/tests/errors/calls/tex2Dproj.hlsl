sampler smp;
float4 main(float4 uv : UV) : SV_Target { return tex2Dproj(smp, uv); }
