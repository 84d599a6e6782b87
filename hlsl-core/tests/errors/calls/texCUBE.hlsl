samplerCUBE smp;
float4 main(float3 uv : UV) : SV_Target { return texCUBE(smp, uv); }
