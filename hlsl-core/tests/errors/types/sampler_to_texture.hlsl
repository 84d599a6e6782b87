SamplerState smp;
float4 main() : SV_Target { Texture2D t = smp; return 1; }
