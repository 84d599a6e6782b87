sampler smp;
float4 main(float3 uv : UV) : SV_Target { return tex3D(smp, uv); }
