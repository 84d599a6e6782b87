sampler2D smp;
float4 main(float2 uv : UV) : SV_Target { return tex2D(smp, uv); }
