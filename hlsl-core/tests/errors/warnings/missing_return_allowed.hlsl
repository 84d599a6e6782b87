// args: -T ps_6_0 -E main -Wno-error=return-type
float4 shade(float a) { if (a > 1) return a; }
float nothing() { }
float4 main(float a : A) : SV_Target { return shade(a) + nothing(); }
