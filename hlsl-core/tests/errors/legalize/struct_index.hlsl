struct Pair { Texture2D a; SamplerState smp; };
Pair pairs[50];
float4 main(float2 uv : UV, nointerpolation int i : I) : SV_Target { return pairs[i].a.Sample(pairs[i].smp, uv); }
