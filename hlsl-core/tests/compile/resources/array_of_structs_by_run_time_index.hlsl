// args: -T ps_6_0
// Each texture and sampler has a binding of its own; a branch decides.
struct Pair { Texture2D a; SamplerState smp; };
Pair pairs[2];
float4 main(float2 uv : UV, nointerpolation int i : I) : SV_Target { return pairs[i].a.Sample(pairs[i].smp, uv); }
