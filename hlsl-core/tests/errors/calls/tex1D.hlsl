sampler smp;
float4 main(float uv : UV) : SV_Target { return tex1D(smp, uv); }
