samplerCUBE smp;
float4 main(float4 uv : UV) : SV_Target { return texCUBElod(smp, uv); }
