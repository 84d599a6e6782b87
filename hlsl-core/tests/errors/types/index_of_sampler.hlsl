SamplerState smp;
float4 main() : SV_Target { return smp[0]; }
